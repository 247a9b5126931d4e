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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** ChatLine */
        ChatLine: {
            n: number;
            at: string;
            seat: number | null;
            name: string;
            text: string;
        };
        /** ChatTold */
        ChatTold: {
            /** @enum {unknown} */
            t: "chat";
            lines: components["schemas"]["ChatLine"][];
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
        /** Entry */
        Entry: {
            n: number;
            at: string;
            /** @enum {unknown} */
            kind: "away" | "back" | "ended" | "late" | "move" | "rules" | "start" | "undo";
            seat: number | null;
            events: unknown[];
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
        /** Frame */
        Frame: {
            n: number;
            entry: components["schemas"]["Entry"] | null;
            view?: unknown;
            views?: unknown[];
        };
        /** Frames */
        Frames: {
            total: number;
            frames: components["schemas"]["Frame"][];
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
            bots: string[];
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
        /** LogPage */
        LogPage: {
            earlier: number;
            log: components["schemas"]["Entry"][];
        };
        /** No */
        No: {
            /** @enum {unknown} */
            t: "no";
            id: string | null;
            error: components["schemas"]["Fault"];
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            default: boolean | string | number;
            choices: (boolean | string | number)[];
            clause: string;
        };
        /** Person */
        Person: {
            name: string;
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
        /** Rematch */
        Rematch: {
            wants: number[];
            table: string | null;
            commitment: string | null;
        };
        /** RulesPage */
        RulesPage: {
            title: string;
            html: string;
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
            pace: number;
            pause: number | null;
            study: boolean;
            rematch: components["schemas"]["Rematch"];
            undo: components["schemas"]["Wish"] | null;
            watchers: number;
            created: string;
            updated: string;
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
        Told: components["schemas"]["StateTold"] | components["schemas"]["TableTold"] | components["schemas"]["Done"] | components["schemas"]["PreviewTold"] | components["schemas"]["No"] | components["schemas"]["ChatTold"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /** Undo */
        Undo: {
            to: number;
            free: boolean;
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
export type Ask = components['schemas']['Ask'];
export type BotsHealth = components['schemas']['BotsHealth'];
export type Bye = components['schemas']['Bye'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatTold = components['schemas']['ChatTold'];
export type Deal = components['schemas']['Deal'];
export type DiskHealth = components['schemas']['DiskHealth'];
export type Done = components['schemas']['Done'];
export type Entry = components['schemas']['Entry'];
export type Fault = components['schemas']['Fault'];
export type FaultBody = components['schemas']['FaultBody'];
export type Frame = components['schemas']['Frame'];
export type Frames = components['schemas']['Frames'];
export type GameInfo = components['schemas']['GameInfo'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type LogPage = components['schemas']['LogPage'];
export type No = components['schemas']['No'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type Person = components['schemas']['Person'];
export type Place = components['schemas']['Place'];
export type Pong = components['schemas']['Pong'];
export type PreviewTold = components['schemas']['PreviewTold'];
export type Promise = components['schemas']['Promise'];
export type Rematch = components['schemas']['Rematch'];
export type RulesPage = components['schemas']['RulesPage'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type StateTold = components['schemas']['StateTold'];
export type Summary = components['schemas']['Summary'];
export type TableTold = components['schemas']['TableTold'];
export type Tables = components['schemas']['Tables'];
export type TablesHealth = components['schemas']['TablesHealth'];
export type Told = components['schemas']['Told'];
export type Undo = components['schemas']['Undo'];
export type Wish = components['schemas']['Wish'];
export type WriterHealth = components['schemas']['WriterHealth'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
