// Written by `python -m workshop.types` from the structs in src/comptoir.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Hello"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Person"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Handover"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyOffer"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PasskeyOffer"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyAccount"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Person"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Person"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Nothing"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MyNotices"];
                    };
                };
            };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Habits"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Habits"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/bell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bell"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AllMissed"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AllOrdered"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Nothing"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AllOrdered"];
                    };
                };
            };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tables"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Promise"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Frames"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LogPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Looked"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Looked"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/then": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Then"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/foreseen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Foreseen"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tables/{table}/picture": {
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Nothing"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RulesPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{game}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RulesPage"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules/{game}/examples/{example}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExampleShown"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Lesson"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Summary"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Daily"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DealMade"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DealTold"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{deal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DealTold"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DealMade"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{face}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PersonTold"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RatingList"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TournamentTold"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{club}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClubTold"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostView"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostTables"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostPeople"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TableFound"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PersonFound"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/upkeep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Upkeep"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostDid"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostView"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HostInvitation"];
                    };
                };
            };
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
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Person"];
                    };
                };
            };
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
        /** AllMissed */
        AllMissed: {
            missed: components["schemas"]["Missed"][];
        };
        /** AllOrdered */
        AllOrdered: {
            ordered: components["schemas"]["Ordered"][];
        };
        /** Ask */
        Ask: {
            id: number;
            seat: number;
            must: boolean;
            step: string;
            clause: string;
            options: string[];
        };
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
        /** Bell */
        Bell: {
            waiting: components["schemas"]["Waiting"][];
        };
        /**
         * Bettered
         * @description What a strong player would have answered.
         */
        Bettered: {
            action: string;
            told: Record<string, never> | null;
            gains: {
                [key: string]: number[];
            };
        };
        /**
         * BotsHealth
         * @description How often luck answered for a bot, and at how many tables they stopped.
         */
        BotsHealth: {
            ok: boolean;
            failures: number;
            stopped: number;
        };
        /** Bye */
        Bye: {
            /** @enum {unknown} */
            t: "bye";
            error: components["schemas"]["Fault"];
        };
        /**
         * ChangeTold
         * @description As `StateTold`; of view and table only the fields that differ from what was told last, by name, and one of a list
         *         of things as `name.index`.
         */
        ChangeTold: {
            /** @enum {unknown} */
            t: "change";
            version: number;
            from: number;
            view: {
                [key: string]: unknown;
            };
            ask: components["schemas"]["Ask"] | null;
            left: number | null;
            undo: components["schemas"]["Undo"] | null;
            earlier: number;
            log: components["schemas"]["Entry"][];
            table: {
                [key: string]: unknown;
            };
        };
        /** ChatLine */
        ChatLine: {
            n: number;
            at: string;
            seat: number | null;
            name: string;
            text: string;
            /** @default  */
            phrase: string;
        };
        /** ChatTold */
        ChatTold: {
            /** @enum {unknown} */
            t: "chat";
            lines: components["schemas"]["ChatLine"][];
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
            increment: number;
        };
        /**
         * ClockTold
         * @description The clock of a seat: the milliseconds it has left now, since when it is asked, and whether the time runs.
         */
        ClockTold: {
            left: number | null;
            since: string | null;
            runs: boolean;
            rests: components["schemas"]["Rest"] | null;
        };
        /** ClubInfo */
        ClubInfo: {
            id: string;
            name: string;
        };
        /** ClubMember */
        ClubMember: {
            name: string;
            face: string;
            me: boolean;
            since: string;
            /** @default false */
            founder: boolean;
        };
        /**
         * ClubTold
         * @description A club, or (without an id) the house: who belongs to it, what is open, how games ended, what is on.
         */
        ClubTold: {
            id: string;
            name: string;
            mine: boolean;
            member: boolean;
            hosts: boolean;
            runs: boolean;
            removed: boolean;
            members: components["schemas"]["ClubMember"][];
            out: components["schemas"]["ClubMember"][];
            tables: components["schemas"]["Summary"][];
            results: components["schemas"]["Result"][];
            tournaments: components["schemas"]["TournamentInfo"][];
            clubs: components["schemas"]["ClubInfo"][];
        };
        /**
         * Daily
         * @description The deals of a day, one a game, and of the day before.
         */
        Daily: {
            day: string;
            deals: components["schemas"]["DealTold"][];
            before: components["schemas"]["DealTold"][];
        };
        /**
         * Deal
         * @description Where the luck of a table comes from: the server's seed, and what each seat added to it.
         */
        Deal: {
            commitment: string;
            parts: string[];
            seed: string | null;
        };
        /**
         * DealMade
         * @description A table of a shared deal: mine, new or not.
         */
        DealMade: {
            table: components["schemas"]["Summary"];
            fresh: boolean;
        };
        /**
         * DealSeat
         * @description Who sat there at one table of a deal, and what came of it.
         */
        DealSeat: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            level: string | null;
            me: boolean;
            away: boolean;
            score: number;
            rank: number;
            against: number;
        };
        /**
         * DealTable
         * @description One table of a shared deal that is over.
         */
        DealTable: {
            table: string;
            at: string;
            counts: boolean;
            place: number | null;
            mine: boolean;
            seats: components["schemas"]["DealSeat"][];
        };
        /**
         * DealTold
         * @description A deal that is played at several tables, and how it went at each.
         */
        DealTold: {
            id: string;
            /** @enum {unknown} */
            kind: "daily" | "duplicate";
            game: string;
            name: string;
            options: {
                [key: string]: boolean | string | number;
            };
            seats: ("bot" | "me" | "open")[];
            level: string;
            begins: string;
            ends: string;
            closes: string;
            commitment: string;
            mine: string | null;
            done: boolean;
            playing: number;
            over: number;
            open: boolean;
            tables: components["schemas"]["DealTable"][];
        };
        /**
         * Deed
         * @description Something a host did: who did it, what, to whom, at which table, and why. It is numbered when it is kept.
         */
        Deed: {
            n: number;
            at: string;
            host: string;
            /** @enum {unknown} */
            act: "ban" | "close" | "delete" | "enter" | "invite" | "kick" | "mute" | "pardon" | "prune" | "settle";
            who: string;
            table: string;
            why: string;
        };
        /**
         * DiskHealth
         * @description Does a write arrive? And the bytes that are free, if the database is on this machine.
         */
        DiskHealth: {
            ok: boolean;
            free: number | null;
        };
        /** Done */
        Done: {
            /** @enum {unknown} */
            t: "done";
            id: string;
            version: number;
        };
        /**
         * Dropped
         * @description An order that is off, and why: the name of a routine, or the answer planned next.
         */
        Dropped: {
            name: string;
            move: string;
            at: string;
            why: components["schemas"]["Fault"];
        };
        /** EntrantTold */
        EntrantTold: {
            name: string;
            face: string | null;
            level: string | null;
            me: boolean;
            out: boolean;
        };
        /** Entry */
        Entry: {
            n: number;
            at: string;
            /** @enum {unknown} */
            kind: "away" | "back" | "ended" | "hint" | "late" | "move" | "rules" | "start" | "timeout" | "undo";
            seat: number | null;
            events: unknown[];
        };
        /**
         * ExampleShown
         * @description A worked example of the rules: how it stands before, and after each answer.
         */
        ExampleShown: {
            seats: number;
            show: string;
            frames: components["schemas"]["Frame"][];
            swaps: components["schemas"]["SwapShown"][];
        };
        /**
         * Fact
         * @description A number in the words of a step, and where the rules say it: `view.…` or, of the answer `after`, `preview.…`.
         */
        Fact: {
            is: number;
            at: string;
            /** @default  */
            after: string;
        };
        /**
         * Fault
         * @description An error: `code` names its sentence, `args` fill the blanks.
         */
        Fault: {
            code: string;
            text: string;
            /** @default  */
            field: string;
            /** @default  */
            clause: string;
            /** @default {} */
            args: {
                [key: string]: string | number;
            };
        };
        /** FaultBody */
        FaultBody: {
            error: components["schemas"]["Fault"];
        };
        /**
         * Finish
         * @description Who came where.
         */
        Finish: {
            kind: string;
            name: string;
            face: string | null;
            level: string | null;
            me: boolean;
            rank: number;
            score: number;
            away: boolean;
        };
        /** Foreseen */
        Foreseen: {
            preview: unknown;
        };
        /** Frame */
        Frame: {
            n: number;
            entry: components["schemas"]["Entry"] | null;
            /** @default [] */
            beside: components["schemas"]["Entry"][];
            view?: unknown;
            views?: unknown[];
        };
        /** Frames */
        Frames: {
            total: number;
            frames: components["schemas"]["Frame"][];
        };
        /**
         * Gained
         * @description What a round brought somebody.
         */
        Gained: {
            /** @enum {unknown} */
            what: "bye" | "forfeit" | "out" | "place" | "playing";
            /** @default 0 */
            place: number;
            /** @default 0 */
            points: number;
        };
        /** GameInfo */
        GameInfo: {
            name: string;
            title: string;
            designer: string;
            seats: [
                number,
                number
            ];
            minutes: [
                number,
                number
            ];
            pauses: boolean;
            version: number;
            options: components["schemas"]["OptionInfo"][];
            routines: components["schemas"]["RoutineInfo"][];
            bots: string[];
            lessons: string[];
        };
        /**
         * GameStats
         * @description Somebody at one game.
         */
        GameStats: {
            game: string;
            played: number;
            places: number[];
            average: number;
            best: number;
            best_at: string;
            last: string;
            rating: number | null;
            rated: number;
            sure: boolean;
        };
        /**
         * Guided
         * @description How far a lesson is: it is over once `step` is `steps`.
         */
        Guided: {
            name: string;
            step: number;
            steps: number;
            /** @enum {unknown} */
            kind: "do" | "play" | "say" | "watch";
        };
        /**
         * Habits
         * @description What somebody has said about their days.
         */
        Habits: {
            /** @default UTC */
            zone: string;
            /** @default null */
            quiet: components["schemas"]["Quiet"] | null;
            /** @default [] */
            vacations: components["schemas"]["Vacation"][];
        };
        /**
         * Handover
         * @description The way to another device: an address of this page, and a picture of it.
         */
        Handover: {
            address: string;
            picture: string;
            seconds: number;
        };
        /** Health */
        Health: {
            ok: boolean;
            version: string;
            compiled: boolean;
            disk: components["schemas"]["DiskHealth"];
            writer: components["schemas"]["WriterHealth"];
            bots: components["schemas"]["BotsHealth"];
            tables: components["schemas"]["TablesHealth"];
        };
        /** Hello */
        Hello: {
            me: components["schemas"]["Person"] | null;
            games: components["schemas"]["GameInfo"][];
        };
        /** Hint */
        Hint: {
            seat: number;
            level: string;
            action: string;
            why: string;
            /** @default  */
            other: string;
            /** @default 0 */
            gain: number;
            /** @default 0 */
            error: number;
            /** @default 0 */
            tables: number;
            /** @default {} */
            gains: {
                [key: string]: number[];
            };
            /** @default null */
            told: Record<string, never> | null;
        };
        /** HintTold */
        HintTold: {
            /** @enum {unknown} */
            t: "hint";
            id: string;
            ask: number;
            hint: components["schemas"]["Hint"];
        };
        /**
         * HostBan
         * @description An address or a network to which the house is closed.
         */
        HostBan: {
            who: string;
            at: string;
            why: string;
        };
        /**
         * HostComplaint
         * @description What somebody tells the hosts of another.
         */
        HostComplaint: {
            n: number;
            at: string;
            by: string;
            who: string;
            name: string;
            table: string;
            text: string;
        };
        /**
         * HostDid
         * @description What was done: to whom, and the tables that changed.
         */
        HostDid: {
            /** @enum {unknown} */
            act: "ban" | "close" | "delete" | "enter" | "invite" | "kick" | "mute" | "pardon" | "prune" | "settle";
            who: string;
            tables: string[];
        };
        /**
         * HostFigures
         * @description How the server is, at a glance.
         */
        HostFigures: {
            ready: boolean;
            sockets: number;
            tables: number;
            moves: number;
            faults: number;
            waiting: number;
            free: number | null;
        };
        /** HostInvitation */
        HostInvitation: {
            token: string;
        };
        /** HostPeople */
        HostPeople: {
            people: components["schemas"]["HostPerson"][];
        };
        /** HostPerson */
        HostPerson: {
            id: string;
            name: string;
            created: string;
            notes: string[];
        };
        /** HostSeat */
        HostSeat: {
            kind: string;
            name: string;
            person: string | null;
            away: boolean;
        };
        /**
         * HostTable
         * @description A table as its host sees it: nothing that is hidden at it.
         */
        HostTable: {
            id: string;
            name: string;
            game: string;
            status: string;
            public: boolean;
            owner: string;
            version: number;
            seats: components["schemas"]["HostSeat"][];
            created: string;
            updated: string;
        };
        /** HostTables */
        HostTables: {
            tables: components["schemas"]["HostTable"][];
        };
        /**
         * HostView
         * @description What the page of the hosts begins with.
         */
        HostView: {
            figures: components["schemas"]["HostFigures"];
            deeds: components["schemas"]["Deed"][];
            complaints: components["schemas"]["HostComplaint"][];
        };
        /** Lesson */
        Lesson: {
            seats: number;
            me: number;
            minutes: number;
            level: string;
            seed: string;
            step: components["schemas"]["LessonStep"][];
            /** @default {} */
            options: {
                [key: string]: boolean | string | number;
            };
            /** @default [] */
            before: components["schemas"]["Move"][];
            /** @default {} */
            script: {
                [key: string]: string[];
            };
        };
        /**
         * LessonStep
         * @description One idea. `say`: read, and go on. `do`: give the answers. `watch`: the others play until it is my turn.
         *         `play`: everybody plays as they like.
         */
        LessonStep: {
            name: string;
            /**
             * @default say
             * @enum {unknown}
             */
            kind: "do" | "play" | "say" | "watch";
            /** @default [] */
            light: string[][];
            /** @default [] */
            answer: string[];
            /** @default [] */
            also: string[];
            /** @default [] */
            try: components["schemas"]["Try"][];
            /** @default {} */
            facts: {
                [key: string]: components["schemas"]["Fact"];
            };
            /** @default [] */
            show: string[];
            /** @default {} */
            until: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** LogPage */
        LogPage: {
            earlier: number;
            log: components["schemas"]["Entry"][];
        };
        /**
         * LoginInfo
         * @description A browser I am known in: `Firefox/Linux`, or nothing known.
         */
        LoginInfo: {
            id: string;
            device: string;
            /** @enum {unknown} */
            way: "first" | "link" | "passkey" | "password";
            at: string;
            here: boolean;
        };
        /**
         * Looked
         * @description The look back on a game that is over: what the lab found, once it is there.
         */
        Looked: {
            /** @enum {unknown} */
            status: "failed" | "made" | "none" | "off" | "wanted";
            review: components["schemas"]["Retrospect"] | null;
        };
        /**
         * MemoTold
         * @description What I have noted for myself at this table.
         */
        MemoTold: {
            /** @enum {unknown} */
            t: "memo";
            id: string;
            text: string;
        };
        /**
         * Missed
         * @description What others have done at a table since somebody looked at it, which was at version `after`.
         */
        Missed: {
            table: string;
            after: number;
            moved: components["schemas"]["Moved"][];
        };
        /**
         * Move
         * @description Who said what: `[1, "stall 3 C4"]`.
         */
        Move: [
            number,
            string
        ];
        /**
         * Moved
         * @description How many moves a seat has made.
         */
        Moved: {
            seat: number;
            moves: number;
        };
        /**
         * MyAccount
         * @description Who I am here. Somebody whom the server does not know yet has an empty name.
         */
        MyAccount: {
            name: string;
            since: string;
            account: boolean;
            password: boolean;
            playing: number;
            games: number;
            logins: components["schemas"]["LoginInfo"][];
            passkeys: components["schemas"]["PasskeyInfo"][];
            shunned: components["schemas"]["ShunnedInfo"][];
            host: boolean;
        };
        /**
         * MyNotices
         * @description How I am reached, and what for: minutes until then, by matter and carrier; -1: never.
         */
        MyNotices: {
            ways: components["schemas"]["WayInfo"][];
            waits: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            hushed: string[];
            push_key: string;
            mails: boolean;
        };
        /** No */
        No: {
            /** @enum {unknown} */
            t: "no";
            id: string | null;
            error: components["schemas"]["Fault"];
        };
        /**
         * Nothing
         * @description `{}`
         */
        Nothing: Record<string, never>;
        /** OptionInfo */
        OptionInfo: {
            name: string;
            default: boolean | string | number;
            choices: (boolean | string | number)[];
            clause: string;
        };
        /**
         * Ordered
         * @description What I have ordered for a seat of mine.
         */
        Ordered: {
            table: string;
            name: string;
            game: string;
            seat: number;
            routines: components["schemas"]["RoutineLeft"][];
            plan: components["schemas"]["PlannedAnswer"][];
            dropped: components["schemas"]["Dropped"][];
        };
        /**
         * OrdersTold
         * @description What its owner has ordered for a seat, to nobody else.
         */
        OrdersTold: {
            /** @enum {unknown} */
            t: "orders";
            seat: number;
            routines: components["schemas"]["RoutineLeft"][];
            plan: components["schemas"]["PlannedAnswer"][];
            dropped: components["schemas"]["Dropped"][];
        };
        /**
         * Outlook
         * @description What somebody needs to be first after this round: which sentence, and its blanks.
         */
        Outlook: {
            /** @enum {unknown} */
            what: "hope" | "level" | "place" | "safe" | "short" | "win";
            /** @default 0 */
            place: number;
            /** @default null */
            rival: number | null;
            /** @default 0 */
            rival_place: number;
            /** @default 0 */
            others: number;
            /** @default 0 */
            behind: number;
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            id: string;
            device: string;
            at: string;
        };
        /**
         * PasskeyOffer
         * @description What a device is asked, as browsers read it; the token comes back with its answer.
         */
        PasskeyOffer: {
            token: string;
            options: Record<string, never>;
        };
        /** Person */
        Person: {
            name: string;
        };
        /** PersonFound */
        PersonFound: {
            person: components["schemas"]["HostPerson"];
            tables: components["schemas"]["HostTable"][];
        };
        /** PersonTold */
        PersonTold: {
            name: string;
            face: string;
            me: boolean;
            games: components["schemas"]["GameStats"][];
            results: components["schemas"]["Result"][];
        };
        /**
         * Place
         * @description Where a seat stands: rank 1 is the best, tied seats share theirs.
         */
        Place: {
            seat: number;
            rank: number;
            score: number;
        };
        /**
         * PlannedAnswer
         * @description An answer planned ahead.
         */
        PlannedAnswer: {
            move: string;
            /** @default  */
            step: string;
            /** @default [] */
            unless: string[];
            /** @default  */
            seen: string;
        };
        /**
         * Pong
         * @description Yes.
         */
        Pong: {
            /** @enum {unknown} */
            t: "pong";
        };
        /** PreviewTold */
        PreviewTold: {
            /** @enum {unknown} */
            t: "preview";
            id: string;
            preview: unknown;
        };
        /**
         * Promise
         * @description What the server is bound to before a table is made.
         */
        Promise: {
            commitment: string;
        };
        /**
         * Quiet
         * @description Hours of every day; over midnight, if they end before they begin.
         */
        Quiet: {
            begins: number;
            ends: number;
        };
        /** RatedPerson */
        RatedPerson: {
            place: number;
            face: string;
            name: string;
            me: boolean;
            rating: number;
            games: number;
            sure: boolean;
        };
        /**
         * RatingList
         * @description Everybody who has a rating at a game, the best first.
         */
        RatingList: {
            game: string;
            people: components["schemas"]["RatedPerson"][];
        };
        /** Rematch */
        Rematch: {
            wants: number[];
            table: string | null;
            commitment: string | null;
        };
        /**
         * Rest
         * @description Why somebody rests, and until when: on vacation until the quiet hours after it are over too.
         */
        Rest: {
            /** @enum {unknown} */
            why: "away" | "quiet";
            until: string;
        };
        /**
         * Result
         * @description A game that is over; its table is named to those who may know of it.
         */
        Result: {
            table: string | null;
            game: string;
            name: string;
            at: string;
            rated: boolean;
            seats: components["schemas"]["Finish"][];
        };
        /** Retrospect */
        Retrospect: {
            seats: number;
            chances: number[][];
            moves: components["schemas"]["Weighed"][];
            points: number[];
            tables: number;
            games: number;
            loss: number;
            even: number;
        };
        /** RoundTold */
        RoundTold: {
            began: string;
            ends: string;
            byes: number[];
            tables: components["schemas"]["TournamentTable"][];
        };
        /**
         * RoutineInfo
         * @description What may be ordered in a game once, and is answered again and again: the sentence `<game>-order-<name>`.
         */
        RoutineInfo: {
            name: string;
            steps: string[];
            until: string;
            amount: boolean;
            things: string[];
        };
        /**
         * RoutineLeft
         * @description One of the routines that a game knows, with its number or its terms where it takes them.
         */
        RoutineLeft: {
            name: string;
            /** @default null */
            amount: number | null;
            /** @default null */
            terms: components["schemas"]["BargainTerms"] | null;
        };
        /**
         * Row
         * @description Where somebody stands.
         */
        Row: {
            entrant: number;
            place: number;
            points: number;
            strength: number;
            wins: number;
            marks: components["schemas"]["Gained"][];
        };
        /** RulesPage */
        RulesPage: {
            title: string;
            html: string;
            examples: {
                [key: string]: components["schemas"]["ExampleShown"];
            };
        };
        /** SeatInfo */
        SeatInfo: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            level: string | null;
            me: boolean;
            online: boolean;
            away: boolean;
            since: string | null;
        };
        /**
         * Sharing
         * @description The deal that a table shares with others, and until when only those see it who sit there or have played it.
         */
        Sharing: {
            deal: string;
            closes: string;
        };
        /**
         * ShunnedInfo
         * @description Somebody whom I have muted or blocked; `id` is good to take it back, and for nothing else.
         */
        ShunnedInfo: {
            id: string;
            name: string;
            /** @enum {unknown} */
            how: "block" | "mute";
            at: string;
        };
        /** StateTold */
        StateTold: {
            /** @enum {unknown} */
            t: "state";
            version: number;
            from: number;
            seat: number | null;
            view: unknown;
            ask: components["schemas"]["Ask"] | null;
            left: number | null;
            undo: components["schemas"]["Undo"] | null;
            earlier: number;
            log: components["schemas"]["Entry"][];
            table: components["schemas"]["Summary"];
        };
        /** Summary */
        Summary: {
            id: string;
            name: string;
            game: string;
            options: {
                [key: string]: boolean | string | number;
            };
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            public: boolean;
            mine: boolean;
            seats: components["schemas"]["SeatInfo"][];
            asked: number[];
            step: string;
            my_turn: boolean;
            version: number;
            headline: {
                [key: string]: string | number;
            };
            standing: components["schemas"]["Place"][] | null;
            halted: boolean;
            deal: components["schemas"]["Deal"] | null;
            shared: components["schemas"]["Sharing"] | null;
            tournament: string;
            pace: number;
            pause: number | null;
            clock: components["schemas"]["Clock"] | null;
            clocks: components["schemas"]["ClockTold"][];
            study: boolean;
            lesson: components["schemas"]["Guided"] | null;
            hints: boolean;
            apart: boolean;
            rematch: components["schemas"]["Rematch"];
            undo: components["schemas"]["Wish"] | null;
            watchers: number;
            created: string;
            updated: string;
        };
        /**
         * SwapShown
         * @description An answer of an example that a reader may change: who gave it, and what may stand there, as it was first.
         */
        SwapShown: {
            seat: number;
            moves: string[];
        };
        /** TableFound */
        TableFound: {
            table: components["schemas"]["HostTable"];
            chat: components["schemas"]["ChatLine"][];
        };
        /** TableTold */
        TableTold: {
            /** @enum {unknown} */
            t: "table";
            table: components["schemas"]["Summary"];
        };
        /** Tables */
        Tables: {
            tables: components["schemas"]["Summary"][];
        };
        /**
         * TablesHealth
         * @description Tables that cannot be read or replayed; the server's log names them.
         */
        TablesHealth: {
            broken: number;
        };
        /**
         * Then
         * @description A question of a game that is over, as it was asked: before its move `n`.
         */
        Then: {
            n: number;
            view: unknown;
            ask: components["schemas"]["Ask"];
        };
        Told: components["schemas"]["StateTold"] | components["schemas"]["ChangeTold"] | components["schemas"]["TableTold"] | components["schemas"]["Done"] | components["schemas"]["PreviewTold"] | components["schemas"]["HintTold"] | components["schemas"]["OrdersTold"] | components["schemas"]["TriedTold"] | components["schemas"]["No"] | components["schemas"]["ChatTold"] | components["schemas"]["MemoTold"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * TournamentInfo
         * @description A tournament in a list.
         */
        TournamentInfo: {
            id: string;
            name: string;
            game: string;
            /** @enum {unknown} */
            kind: "robin" | "swiss";
            size: number;
            rounds: number;
            round: number;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "running";
            entrants: number;
            me: boolean;
        };
        /**
         * TournamentTable
         * @description A table of a round: entrants by seat, None for a bot that fills it.
         */
        TournamentTable: {
            table: string;
            seating: (number | null)[];
            over: boolean;
            asked: number[];
            ranks: number[];
            headline: {
                [key: string]: string | number;
            };
        };
        /** TournamentTold */
        TournamentTold: {
            id: string;
            name: string;
            club: string;
            game: string;
            options: {
                [key: string]: boolean | string | number;
            };
            /** @enum {unknown} */
            kind: "robin" | "swiss";
            size: number;
            rounds: number;
            hours: number;
            level: string;
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "running";
            mine: boolean;
            me: number | null;
            scale: number[];
            entrants: components["schemas"]["EntrantTold"][];
            drawn: components["schemas"]["RoundTold"][];
            rows: components["schemas"]["Row"][];
            outlook: components["schemas"]["Outlook"] | null;
            table: string | null;
            created: string;
        };
        /**
         * Tried
         * @description What happened the last time: `code` names a sentence, `detail` is what the other side said.
         */
        Tried: {
            at: string;
            ok: boolean;
            code: string;
            /** @default  */
            detail: string;
            /** @default 0 */
            took: number;
            /** @default  */
            next: string;
        };
        /**
         * TriedMove
         * @description A move of a trial, as the seat that tries hears of it.
         */
        TriedMove: {
            seat: number;
            move: string;
            step: string;
            seen: string;
            imagined: boolean;
            events: unknown[];
        };
        /**
         * TriedTold
         * @description Where a trial leads, in a world that is imagined: all its moves, what I would see and be asked.
         */
        TriedTold: {
            /** @enum {unknown} */
            t: "tried";
            id: string;
            moves: components["schemas"]["TriedMove"][];
            view: unknown;
            ask: components["schemas"]["Ask"] | null;
            over: boolean;
            preview: unknown | null;
        };
        /**
         * Try
         * @description What Pica says to some other answers: `move` is a pattern, `words` the end of the id of the sentence.
         */
        Try: {
            move: string;
            words: string;
            /** @default {} */
            facts: {
                [key: string]: components["schemas"]["Fact"];
            };
        };
        /**
         * Undo
         * @description The way back before my last move: at once or by consent, and how many moves of others go with it.
         */
        Undo: {
            to: number;
            free: boolean;
            others: number;
        };
        /**
         * Upkeep
         * @description What a host looks after besides tables and people.
         */
        Upkeep: {
            banned: components["schemas"]["HostBan"][];
            old: {
                [key: string]: number;
            };
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
        /**
         * Waiting
         * @description A table that somebody is to look at, why, and since when.
         */
        Waiting: {
            table: string;
            name: string;
            game: string;
            /** @enum {unknown} */
            why: "invited" | "offer" | "over" | "turn";
            at: string;
        };
        /**
         * WayInfo
         * @description A way to reach me.
         */
        WayInfo: {
            id: string;
            /** @enum {unknown} */
            kind: "email" | "ntfy" | "push" | "webhook";
            address: string;
            device: string;
            at: string;
            on: boolean;
            confirmed: boolean;
            tried: components["schemas"]["Tried"] | null;
        };
        /**
         * Weighed
         * @description A move: what it brought, and what it cost.
         */
        Weighed: {
            n: number;
            seat: number;
            action: string;
            gains: {
                [key: string]: number[];
            };
            verdict: string;
            /** @default 0 */
            cost: number;
            /** @default null */
            better: components["schemas"]["Bettered"] | null;
        };
        /**
         * Wish
         * @description A wish to take back, waiting for the others.
         */
        Wish: {
            seat: number;
            to: number;
            agreed: number[];
        };
        /**
         * WriterHealth
         * @description Who waits for the disk, and since how many seconds the first of them.
         */
        WriterHealth: {
            ok: boolean;
            waiting: number;
            oldest: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AllMissed = components['schemas']['AllMissed'];
export type AllOrdered = components['schemas']['AllOrdered'];
export type Ask = components['schemas']['Ask'];
export type BargainTerms = components['schemas']['BargainTerms'];
export type Bell = components['schemas']['Bell'];
export type Bettered = components['schemas']['Bettered'];
export type BotsHealth = components['schemas']['BotsHealth'];
export type Bye = components['schemas']['Bye'];
export type ChangeTold = components['schemas']['ChangeTold'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatTold = components['schemas']['ChatTold'];
export type Clock = components['schemas']['Clock'];
export type ClockTold = components['schemas']['ClockTold'];
export type ClubInfo = components['schemas']['ClubInfo'];
export type ClubMember = components['schemas']['ClubMember'];
export type ClubTold = components['schemas']['ClubTold'];
export type Daily = components['schemas']['Daily'];
export type Deal = components['schemas']['Deal'];
export type DealMade = components['schemas']['DealMade'];
export type DealSeat = components['schemas']['DealSeat'];
export type DealTable = components['schemas']['DealTable'];
export type DealTold = components['schemas']['DealTold'];
export type Deed = components['schemas']['Deed'];
export type DiskHealth = components['schemas']['DiskHealth'];
export type Done = components['schemas']['Done'];
export type Dropped = components['schemas']['Dropped'];
export type EntrantTold = components['schemas']['EntrantTold'];
export type Entry = components['schemas']['Entry'];
export type ExampleShown = components['schemas']['ExampleShown'];
export type Fact = components['schemas']['Fact'];
export type Fault = components['schemas']['Fault'];
export type FaultBody = components['schemas']['FaultBody'];
export type Finish = components['schemas']['Finish'];
export type Foreseen = components['schemas']['Foreseen'];
export type Frame = components['schemas']['Frame'];
export type Frames = components['schemas']['Frames'];
export type Gained = components['schemas']['Gained'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameStats = components['schemas']['GameStats'];
export type Guided = components['schemas']['Guided'];
export type Habits = components['schemas']['Habits'];
export type Handover = components['schemas']['Handover'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type HintTold = components['schemas']['HintTold'];
export type HostBan = components['schemas']['HostBan'];
export type HostComplaint = components['schemas']['HostComplaint'];
export type HostDid = components['schemas']['HostDid'];
export type HostFigures = components['schemas']['HostFigures'];
export type HostInvitation = components['schemas']['HostInvitation'];
export type HostPeople = components['schemas']['HostPeople'];
export type HostPerson = components['schemas']['HostPerson'];
export type HostSeat = components['schemas']['HostSeat'];
export type HostTable = components['schemas']['HostTable'];
export type HostTables = components['schemas']['HostTables'];
export type HostView = components['schemas']['HostView'];
export type Lesson = components['schemas']['Lesson'];
export type LessonStep = components['schemas']['LessonStep'];
export type LogPage = components['schemas']['LogPage'];
export type LoginInfo = components['schemas']['LoginInfo'];
export type Looked = components['schemas']['Looked'];
export type MemoTold = components['schemas']['MemoTold'];
export type Missed = components['schemas']['Missed'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type MyAccount = components['schemas']['MyAccount'];
export type MyNotices = components['schemas']['MyNotices'];
export type No = components['schemas']['No'];
export type Nothing = components['schemas']['Nothing'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Ordered = components['schemas']['Ordered'];
export type OrdersTold = components['schemas']['OrdersTold'];
export type Outlook = components['schemas']['Outlook'];
export type PasskeyInfo = components['schemas']['PasskeyInfo'];
export type PasskeyOffer = components['schemas']['PasskeyOffer'];
export type Person = components['schemas']['Person'];
export type PersonFound = components['schemas']['PersonFound'];
export type PersonTold = components['schemas']['PersonTold'];
export type Place = components['schemas']['Place'];
export type PlannedAnswer = components['schemas']['PlannedAnswer'];
export type Pong = components['schemas']['Pong'];
export type PreviewTold = components['schemas']['PreviewTold'];
export type Promise = components['schemas']['Promise'];
export type Quiet = components['schemas']['Quiet'];
export type RatedPerson = components['schemas']['RatedPerson'];
export type RatingList = components['schemas']['RatingList'];
export type Rematch = components['schemas']['Rematch'];
export type Rest = components['schemas']['Rest'];
export type Result = components['schemas']['Result'];
export type Retrospect = components['schemas']['Retrospect'];
export type RoundTold = components['schemas']['RoundTold'];
export type RoutineInfo = components['schemas']['RoutineInfo'];
export type RoutineLeft = components['schemas']['RoutineLeft'];
export type Row = components['schemas']['Row'];
export type RulesPage = components['schemas']['RulesPage'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Sharing = components['schemas']['Sharing'];
export type ShunnedInfo = components['schemas']['ShunnedInfo'];
export type StateTold = components['schemas']['StateTold'];
export type Summary = components['schemas']['Summary'];
export type SwapShown = components['schemas']['SwapShown'];
export type TableFound = components['schemas']['TableFound'];
export type TableTold = components['schemas']['TableTold'];
export type Tables = components['schemas']['Tables'];
export type TablesHealth = components['schemas']['TablesHealth'];
export type Then = components['schemas']['Then'];
export type Told = components['schemas']['Told'];
export type TournamentInfo = components['schemas']['TournamentInfo'];
export type TournamentTable = components['schemas']['TournamentTable'];
export type TournamentTold = components['schemas']['TournamentTold'];
export type Tried = components['schemas']['Tried'];
export type TriedMove = components['schemas']['TriedMove'];
export type TriedTold = components['schemas']['TriedTold'];
export type Try = components['schemas']['Try'];
export type Undo = components['schemas']['Undo'];
export type Upkeep = components['schemas']['Upkeep'];
export type Vacation = components['schemas']['Vacation'];
export type Waiting = components['schemas']['Waiting'];
export type WayInfo = components['schemas']['WayInfo'];
export type Weighed = components['schemas']['Weighed'];
export type Wish = components['schemas']['Wish'];
export type WriterHealth = components['schemas']['WriterHealth'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
