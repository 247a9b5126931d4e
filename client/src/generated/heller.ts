// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * MerchantView
         * @description One player's things; `secret` is a name (mine), `hidden` (another's) or null (placed, or none).
         */
        MerchantView: {
            money: number;
            stalls: [
                number,
                number,
                number,
                number
            ];
            secret: string | null;
            stands: number;
        };
        /**
         * Part
         * @description A line or part of it: where it is, what it is worth and why, whose wares stand there.
         */
        Part: {
            eye: boolean;
            line: number;
            sack: boolean;
            spaces: string[];
            wares: number[];
            worth: number;
        };
        PartTold: components["schemas"]["Part"];
        /**
         * Preview
         * @description What a placement would do to every line and every sum; nothing for a square still to be drawn.
         */
        Preview: {
            parts?: components["schemas"]["Part"][];
            piece?: components["schemas"]["Stall"] | components["schemas"]["Square"];
            stands?: number[];
        };
        /** Printed */
        Printed: {
            market: components["schemas"]["PrintedMarket"];
            square: components["schemas"]["PrintedSquare"][];
        };
        /** PrintedMarket */
        PrintedMarket: {
            rows: number;
            columns: number;
        };
        /** PrintedSquare */
        PrintedSquare: {
            name: string;
            /** @enum {unknown} */
            kind: "buyer" | "eye" | "fire" | "rogue" | "sack";
            value: number;
            label: string;
        };
        /** Square */
        Square: {
            square: string;
        };
        /** Stall */
        Stall: {
            seat: number;
            wares: number;
        };
        /**
         * View
         * @description All that one seat may know of a game.
         */
        View: {
            seat: number;
            round: number;
            rounds: number | null;
            starter: number;
            asked: number[];
            market: ((components["schemas"]["Stall"] | components["schemas"]["Square"]) | null)[];
            merchants: components["schemas"]["MerchantView"][];
            pile: number;
            open: string[] | null;
            drawing: number | null;
            drawn: string | null;
            unseen: string[];
            parts: components["schemas"]["Part"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type MerchantView = components['schemas']['MerchantView'];
export type Part = components['schemas']['Part'];
export type PartTold = components['schemas']['PartTold'];
export type Preview = components['schemas']['Preview'];
export type Printed = components['schemas']['Printed'];
export type PrintedMarket = components['schemas']['PrintedMarket'];
export type PrintedSquare = components['schemas']['PrintedSquare'];
export type Square = components['schemas']['Square'];
export type Stall = components['schemas']['Stall'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
