// Written by `python -m workshop.types` from the structs in src/comptoir.
export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewName"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewAccount"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["LogIn"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/logins/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["EndOne"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewPassword"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/handover/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["TakeOver"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Farewell"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["PasskeySaid"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/greet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["PasskeySaid"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/passkeys/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["EndOne"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/people/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["EndOne"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Shun"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Complain"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewWay"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/ways/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["EndOne"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/ways/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SwitchWay"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/wants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewWants"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["EndOne"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["TokenSaid"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["TokenSaid"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Hush"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/habits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Habits"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SeenUpTo"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CancelOrder"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewTable"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Join"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Fill"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Pace"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Fork"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{game}/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daily/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewDeal"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{deal}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewTournament"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Fill"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["NewClub"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["OneMember"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club}/let-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["OneMember"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["HostAct"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/complaints/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SettleComplaint"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * BargainTerms
         * @description What a bargain brings at least, and costs at most, by the names of things; nothing else is given for it.
         */
        BargainTerms: {
            get: string;
            least: number;
            give: string;
            most: number;
        };
        /**
         * Bid
         * @description Ask somebody with an account to come.
         */
        Bid: {
            name: string;
        };
        /** Bot */
        Bot: {
            /** @enum {unknown} */
            kind: "bot";
            level: string;
        };
        /**
         * CancelOrder
         * @description What I have ordered for a seat is off: one of the routines, or (empty) what was planned.
         */
        CancelOrder: {
            seat: number;
            /** @default  */
            routine?: string;
        };
        /**
         * Clock
         * @description The time that everybody has: at one sitting (`live`), for each answer (`move`) or in all (`bank`) over days.
         */
        Clock: {
            /** @enum {unknown} */
            kind: "bank" | "live" | "move";
            seconds: number;
            /** @default 0 */
            increment?: number;
        };
        /**
         * Complain
         * @description Tell the hosts about somebody.
         */
        Complain: {
            /** @default null */
            seat?: number | null;
            /** @default null */
            line?: number | null;
            /** @default  */
            text?: string;
        };
        /**
         * EndOne
         * @description Of several, the one with this number.
         */
        EndOne: {
            id: string;
        };
        /**
         * Farewell
         * @description My name, to be sure.
         */
        Farewell: {
            name: string;
        };
        /** Fill */
        Fill: {
            level: string;
        };
        /** Fork */
        Fork: {
            move: number;
            seats: (components["schemas"]["Me"] | components["schemas"]["Open"] | components["schemas"]["Bot"] | components["schemas"]["HotSeat"])[];
            /** @default null */
            pause?: number | null;
        };
        /**
         * Habits
         * @description What somebody has said about their days.
         */
        Habits: {
            /** @default UTC */
            zone?: string;
            /** @default null */
            quiet?: components["schemas"]["Quiet"] | null;
            /** @default [] */
            vacations?: components["schemas"]["Vacation"][];
        };
        /**
         * HostAct
         * @description What a host does to somebody (by number or network), to a table, or to all that are old (`prune`).
         */
        HostAct: {
            /** @enum {unknown} */
            act: "ban" | "close" | "delete" | "kick" | "mute" | "pardon" | "prune";
            /** @default  */
            who?: string;
            /** @default  */
            table?: string;
            /** @default  */
            why?: string;
        };
        /**
         * HotSeat
         * @description Somebody who plays on my screen.
         */
        HotSeat: {
            /** @enum {unknown} */
            kind: "hotseat";
            name: string;
        };
        /** Hush */
        Hush: {
            hushed: boolean;
        };
        /** Invitation */
        Invitation: {
            token: string;
        };
        /** Join */
        Join: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            part?: string;
        };
        /** LogIn */
        LogIn: {
            name: string;
            password: string;
            /** @default false */
            bring?: boolean;
        };
        /** Look */
        Look: {
            /** @enum {unknown} */
            t: "look";
            /** @default null */
            seat?: number | null;
            /** @default null */
            since?: number | null;
            /** @default false */
            changes?: boolean;
        };
        /**
         * Me
         * @description I sit here.
         */
        Me: {
            /** @enum {unknown} */
            kind: "me";
        };
        /** NewAccount */
        NewAccount: {
            name: string;
            password: string;
        };
        /** NewClub */
        NewClub: {
            name: string;
        };
        /**
         * NewDeal
         * @description A deal that several play, each at a table of their own: `me` is whoever plays.
         */
        NewDeal: {
            game: string;
            seats: (components["schemas"]["Me"] | components["schemas"]["Open"] | components["schemas"]["Bot"] | components["schemas"]["HotSeat"])[];
            /** @default {} */
            options?: {
                [key: string]: boolean | string | number;
            };
            /** @default  */
            name?: string;
            /** @default 7 */
            days?: number;
            /** @default 1 */
            pace?: number;
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** NewPassword */
        NewPassword: {
            password: string;
            /** @default  */
            old?: string;
        };
        NewSeat: components["schemas"]["Me"] | components["schemas"]["Open"] | components["schemas"]["Bot"] | components["schemas"]["HotSeat"];
        /** NewTable */
        NewTable: {
            game: string;
            seats: (components["schemas"]["Me"] | components["schemas"]["Open"] | components["schemas"]["Bot"] | components["schemas"]["HotSeat"])[];
            /** @default {} */
            options?: {
                [key: string]: boolean | string | number;
            };
            /** @default false */
            public?: boolean;
            /** @default  */
            name?: string;
            /** @default 1 */
            pace?: number;
            /** @default 10 */
            pause?: number | null;
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            /** @default null */
            hints?: boolean | null;
            /** @default false */
            apart?: boolean;
            /** @default  */
            deal?: string;
            /** @default  */
            part?: string;
        };
        /**
         * NewTournament
         * @description A tournament that others may enter; `rounds` is for Swiss ones, a round robin has as many as it takes.
         */
        NewTournament: {
            name: string;
            game: string;
            size: number;
            /**
             * @default swiss
             * @enum {unknown}
             */
            kind?: "robin" | "swiss";
            /** @default 3 */
            rounds?: number;
            /** @default 72 */
            hours?: number;
            /** @default {} */
            options?: {
                [key: string]: boolean | string | number;
            };
            /** @default greedy */
            level?: string;
            /** @default 1 */
            pace?: number;
            /** @default 30 */
            pause?: number | null;
            /** @default  */
            club?: string;
        };
        /**
         * NewWants
         * @description Minutes until then, by matter and carrier; -1: never.
         */
        NewWants: {
            waits: {
                [key: string]: {
                    [key: string]: number;
                };
            };
        };
        /**
         * NewWay
         * @description Reach me there: a mailbox, an address to post to, or a browser with its keys.
         */
        NewWay: {
            /** @enum {unknown} */
            kind: "email" | "ntfy" | "push" | "webhook";
            address: string;
            /** @default {} */
            keys?: {
                [key: string]: string;
            };
            /** @default en */
            lang?: string;
        };
        /**
         * Nothing
         * @description `{}`
         */
        Nothing: Record<string, never>;
        /**
         * OneMember
         * @description Somebody of a club, by their face.
         */
        OneMember: {
            face: string;
        };
        /**
         * Open
         * @description Whoever comes.
         */
        Open: {
            /** @enum {unknown} */
            kind: "open";
        };
        /** Pace */
        Pace: {
            pace: number;
        };
        /**
         * PasskeySaid
         * @description What a device has signed, as browsers write it.
         */
        PasskeySaid: {
            token: string;
            credential: Record<string, never>;
            /** @default false */
            bring?: boolean;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @enum {unknown} */
            t: "ping";
        };
        /**
         * PlannedAnswer
         * @description An answer planned ahead.
         */
        PlannedAnswer: {
            move: string;
            /** @default  */
            step?: string;
            /** @default [] */
            unless?: string[];
            /** @default  */
            seen?: string;
        };
        /**
         * Quiet
         * @description Hours of every day; over midnight, if they end before they begin.
         */
        Quiet: {
            begins: number;
            ends: number;
        };
        /**
         * RoutineLeft
         * @description One of the routines that a game knows, with its number or its terms where it takes them.
         */
        RoutineLeft: {
            name: string;
            /** @default null */
            amount?: number | null;
            /** @default null */
            terms?: components["schemas"]["BargainTerms"] | null;
        };
        Said: components["schemas"]["Look"] | components["schemas"]["SayPreview"] | components["schemas"]["SayHint"] | components["schemas"]["SayTry"] | components["schemas"]["SayMemo"] | components["schemas"]["SayMove"] | components["schemas"]["SayUndo"] | components["schemas"]["SayConsent"] | components["schemas"]["SayChat"] | components["schemas"]["SayRematch"] | components["schemas"]["SayLesson"] | components["schemas"]["SayOrders"] | components["schemas"]["Ping"];
        /** SayChat */
        SayChat: {
            /** @enum {unknown} */
            t: "chat";
            id: string;
            /** @default  */
            text?: string;
            /**
             * @default
             * @enum {unknown}
             */
            phrase?: "" | "back-later" | "good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "your-turn";
        };
        /** SayConsent */
        SayConsent: {
            /** @enum {unknown} */
            t: "consent";
            id: string;
            seat: number;
            yes: boolean;
        };
        /** SayHint */
        SayHint: {
            /** @enum {unknown} */
            t: "hint";
            id: string;
            seat: number;
        };
        /** SayLesson */
        SayLesson: {
            /** @enum {unknown} */
            t: "lesson";
            id: string;
            step: number;
        };
        /**
         * SayMemo
         * @description What I note for myself at this table; without a text: what have I noted?
         */
        SayMemo: {
            /** @enum {unknown} */
            t: "memo";
            id: string;
            /** @default null */
            text?: string | null;
        };
        /** SayMove */
        SayMove: {
            /** @enum {unknown} */
            t: "move";
            id: string;
            seat: number;
            ask: number;
            move: string;
        };
        /**
         * SayOrders
         * @description Orders for a seat in place of those it has; what is not named stays as it is.
         */
        SayOrders: {
            /** @enum {unknown} */
            t: "orders";
            id: string;
            seat: number;
            /** @default null */
            routines?: components["schemas"]["RoutineLeft"][] | null;
            /** @default null */
            plan?: components["schemas"]["PlannedAnswer"][] | null;
            /** @default false */
            read?: boolean;
        };
        /** SayPreview */
        SayPreview: {
            /** @enum {unknown} */
            t: "preview";
            id: string;
            seat: number;
            move: string;
        };
        /** SayRematch */
        SayRematch: {
            /** @enum {unknown} */
            t: "rematch";
            id: string;
            seat: number;
            /** @default true */
            wait?: boolean;
            /** @default  */
            part?: string;
        };
        /**
         * SayTry
         * @description Moves tried out, mine and those imagined for the others; and what another one would do after them.
         */
        SayTry: {
            /** @enum {unknown} */
            t: "try";
            id: string;
            seat: number;
            /** @default [] */
            moves?: components["schemas"]["TryMove"][];
            /** @default null */
            preview?: string | null;
        };
        /** SayUndo */
        SayUndo: {
            /** @enum {unknown} */
            t: "undo";
            id: string;
            seat: number;
            to: number;
            /** @default false */
            free?: boolean;
        };
        /**
         * SeenUpTo
         * @description I have looked at a table, as it was at this version.
         */
        SeenUpTo: {
            version: number;
        };
        /** SettleComplaint */
        SettleComplaint: {
            n: number;
        };
        /**
         * Shun
         * @description Mute or block somebody.
         */
        Shun: {
            /** @default null */
            seat?: number | null;
            /** @default null */
            line?: number | null;
            /** @enum {unknown} */
            how: "block" | "mute";
        };
        /** SwitchWay */
        SwitchWay: {
            id: string;
            on: boolean;
        };
        /** TakeOver */
        TakeOver: {
            token: string;
            /** @default false */
            bring?: boolean;
        };
        /** TokenSaid */
        TokenSaid: {
            token: string;
        };
        /** TryMove */
        TryMove: {
            seat: number;
            move: string;
        };
        /**
         * Vacation
         * @description Days on which somebody is away, the first and the last among them.
         */
        Vacation: {
            /** Format: date */
            first: string;
            /** Format: date */
            last: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BargainTerms = components['schemas']['BargainTerms'];
export type Bid = components['schemas']['Bid'];
export type Bot = components['schemas']['Bot'];
export type CancelOrder = components['schemas']['CancelOrder'];
export type Clock = components['schemas']['Clock'];
export type Complain = components['schemas']['Complain'];
export type EndOne = components['schemas']['EndOne'];
export type Farewell = components['schemas']['Farewell'];
export type Fill = components['schemas']['Fill'];
export type Fork = components['schemas']['Fork'];
export type Habits = components['schemas']['Habits'];
export type HostAct = components['schemas']['HostAct'];
export type HotSeat = components['schemas']['HotSeat'];
export type Hush = components['schemas']['Hush'];
export type Invitation = components['schemas']['Invitation'];
export type Join = components['schemas']['Join'];
export type LogIn = components['schemas']['LogIn'];
export type Look = components['schemas']['Look'];
export type Me = components['schemas']['Me'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewClub = components['schemas']['NewClub'];
export type NewDeal = components['schemas']['NewDeal'];
export type NewName = components['schemas']['NewName'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NewTournament = components['schemas']['NewTournament'];
export type NewWants = components['schemas']['NewWants'];
export type NewWay = components['schemas']['NewWay'];
export type Nothing = components['schemas']['Nothing'];
export type OneMember = components['schemas']['OneMember'];
export type Open = components['schemas']['Open'];
export type Pace = components['schemas']['Pace'];
export type PasskeySaid = components['schemas']['PasskeySaid'];
export type Ping = components['schemas']['Ping'];
export type PlannedAnswer = components['schemas']['PlannedAnswer'];
export type Quiet = components['schemas']['Quiet'];
export type RoutineLeft = components['schemas']['RoutineLeft'];
export type Said = components['schemas']['Said'];
export type SayChat = components['schemas']['SayChat'];
export type SayConsent = components['schemas']['SayConsent'];
export type SayHint = components['schemas']['SayHint'];
export type SayLesson = components['schemas']['SayLesson'];
export type SayMemo = components['schemas']['SayMemo'];
export type SayMove = components['schemas']['SayMove'];
export type SayOrders = components['schemas']['SayOrders'];
export type SayPreview = components['schemas']['SayPreview'];
export type SayRematch = components['schemas']['SayRematch'];
export type SayTry = components['schemas']['SayTry'];
export type SayUndo = components['schemas']['SayUndo'];
export type SeenUpTo = components['schemas']['SeenUpTo'];
export type SettleComplaint = components['schemas']['SettleComplaint'];
export type Shun = components['schemas']['Shun'];
export type SwitchWay = components['schemas']['SwitchWay'];
export type TakeOver = components['schemas']['TakeOver'];
export type TokenSaid = components['schemas']['TokenSaid'];
export type TryMove = components['schemas']['TryMove'];
export type Vacation = components['schemas']['Vacation'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
