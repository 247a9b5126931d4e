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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Bot */
        Bot: {
            /** @enum {unknown} */
            kind: "bot";
            level: string;
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
         * HotSeat
         * @description Somebody who plays on my screen.
         */
        HotSeat: {
            /** @enum {unknown} */
            kind: "hotseat";
            name: string;
        };
        /** Join */
        Join: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            part?: string;
        };
        /** Look */
        Look: {
            /** @enum {unknown} */
            t: "look";
            /** @default null */
            seat?: number | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * Me
         * @description I sit here.
         */
        Me: {
            /** @enum {unknown} */
            kind: "me";
        };
        /** NewName */
        NewName: {
            name: string;
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
            /** @default  */
            deal?: string;
            /** @default  */
            part?: string;
        };
        /**
         * Nothing
         * @description `{}`
         */
        Nothing: Record<string, never>;
        /**
         * Open
         * @description Whoever comes.
         */
        Open: {
            /** @enum {unknown} */
            kind: "open";
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @enum {unknown} */
            t: "ping";
        };
        Said: components["schemas"]["Look"] | components["schemas"]["SayPreview"] | components["schemas"]["SayMove"] | components["schemas"]["SayUndo"] | components["schemas"]["SayConsent"] | components["schemas"]["SayChat"] | components["schemas"]["SayRematch"] | components["schemas"]["Ping"];
        /** SayChat */
        SayChat: {
            /** @enum {unknown} */
            t: "chat";
            id: string;
            text: string;
        };
        /** SayConsent */
        SayConsent: {
            /** @enum {unknown} */
            t: "consent";
            id: string;
            seat: number;
            yes: boolean;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Bot = components['schemas']['Bot'];
export type Fill = components['schemas']['Fill'];
export type Fork = components['schemas']['Fork'];
export type HotSeat = components['schemas']['HotSeat'];
export type Join = components['schemas']['Join'];
export type Look = components['schemas']['Look'];
export type Me = components['schemas']['Me'];
export type NewName = components['schemas']['NewName'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type Nothing = components['schemas']['Nothing'];
export type Open = components['schemas']['Open'];
export type Ping = components['schemas']['Ping'];
export type Said = components['schemas']['Said'];
export type SayChat = components['schemas']['SayChat'];
export type SayConsent = components['schemas']['SayConsent'];
export type SayMove = components['schemas']['SayMove'];
export type SayPreview = components['schemas']['SayPreview'];
export type SayRematch = components['schemas']['SayRematch'];
export type SayUndo = components['schemas']['SayUndo'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
