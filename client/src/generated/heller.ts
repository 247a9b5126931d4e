// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Event: components["schemas"]["RoundOpened"] | components["schemas"]["SecretTaken"] | components["schemas"]["StallPlaced"] | components["schemas"]["SquareDrawn"] | components["schemas"]["SquarePlaced"] | components["schemas"]["Skipped"] | components["schemas"]["RoundCounted"] | components["schemas"]["GameEnded"];
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            type: "game-ended";
            winners: number[];
            money: number[];
        };
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
         * PartTold
         * @description A line or part of it: where it is, what it is worth and why, whose wares stand there.
         */
        PartTold: {
            eye: boolean;
            line: number;
            sack: boolean;
            spaces: string[];
            wares: number[];
            worth: number;
        };
        /**
         * Preview
         * @description What a placement would do to every line and every sum; nothing for a square still to be drawn.
         */
        Preview: {
            piece?: components["schemas"]["Stall"] | components["schemas"]["Square"];
            stands?: number[];
            parts?: components["schemas"]["PartTold"][];
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
        /** RoundCounted */
        RoundCounted: {
            /** @enum {unknown} */
            type: "round-counted";
            round: number;
            market: ((components["schemas"]["Stall"] | components["schemas"]["Square"]) | null)[];
            parts: components["schemas"]["PartTold"][];
            before: number[];
            after: number[];
        };
        /** RoundOpened */
        RoundOpened: {
            /** @enum {unknown} */
            type: "round-opened";
            round: number;
            seat: number;
        };
        /** SecretTaken */
        SecretTaken: {
            /** @enum {unknown} */
            type: "secret-taken";
            seat: number;
            /** @enum {unknown} */
            square: "abbess" | "baker" | "beggar" | "citizen" | "eye" | "farmer" | "fire-1" | "fire-2" | "goldsmith" | "highwayman" | "king" | "knight" | "lady" | "maid" | "merchant-prince" | "pickpocket" | "quack" | "queen" | "sack" | "swindler" | "tax-collector" | "weaver";
        };
        /** Skipped */
        Skipped: {
            /** @enum {unknown} */
            type: "skipped";
            seat: number;
        };
        /** Square */
        Square: {
            square: string;
        };
        /** SquareDrawn */
        SquareDrawn: {
            /** @enum {unknown} */
            type: "square-drawn";
            seat: number;
            /** @enum {unknown} */
            square?: "abbess" | "baker" | "beggar" | "citizen" | "eye" | "farmer" | "fire-1" | "fire-2" | "goldsmith" | "highwayman" | "king" | "knight" | "lady" | "maid" | "merchant-prince" | "pickpocket" | "quack" | "queen" | "sack" | "swindler" | "tax-collector" | "weaver";
        };
        /** SquarePlaced */
        SquarePlaced: {
            /** @enum {unknown} */
            type: "square-placed";
            seat: number;
            /** @enum {unknown} */
            square: "abbess" | "baker" | "beggar" | "citizen" | "eye" | "farmer" | "fire-1" | "fire-2" | "goldsmith" | "highwayman" | "king" | "knight" | "lady" | "maid" | "merchant-prince" | "pickpocket" | "quack" | "queen" | "sack" | "swindler" | "tax-collector" | "weaver";
            /** @enum {unknown} */
            space: "A1" | "A2" | "A3" | "A4" | "A5" | "B1" | "B2" | "B3" | "B4" | "B5" | "C1" | "C2" | "C3" | "C4" | "C5" | "D1" | "D2" | "D3" | "D4" | "D5" | "E1" | "E2" | "E3" | "E4" | "E5" | "F1" | "F2" | "F3" | "F4" | "F5";
            /** @enum {unknown} */
            source: "open" | "pile" | "secret";
            change: number[];
        };
        /** Stall */
        Stall: {
            seat: number;
            wares: number;
        };
        /** StallPlaced */
        StallPlaced: {
            /** @enum {unknown} */
            type: "stall-placed";
            seat: number;
            wares: number;
            /** @enum {unknown} */
            space: "A1" | "A2" | "A3" | "A4" | "A5" | "B1" | "B2" | "B3" | "B4" | "B5" | "C1" | "C2" | "C3" | "C4" | "C5" | "D1" | "D2" | "D3" | "D4" | "D5" | "E1" | "E2" | "E3" | "E4" | "E5" | "F1" | "F2" | "F3" | "F4" | "F5";
            change: number[];
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
            parts: components["schemas"]["PartTold"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Event = components['schemas']['Event'];
export type GameEnded = components['schemas']['GameEnded'];
export type MerchantView = components['schemas']['MerchantView'];
export type PartTold = components['schemas']['PartTold'];
export type Preview = components['schemas']['Preview'];
export type Printed = components['schemas']['Printed'];
export type PrintedMarket = components['schemas']['PrintedMarket'];
export type PrintedSquare = components['schemas']['PrintedSquare'];
export type RoundCounted = components['schemas']['RoundCounted'];
export type RoundOpened = components['schemas']['RoundOpened'];
export type SecretTaken = components['schemas']['SecretTaken'];
export type Skipped = components['schemas']['Skipped'];
export type Square = components['schemas']['Square'];
export type SquareDrawn = components['schemas']['SquareDrawn'];
export type SquarePlaced = components['schemas']['SquarePlaced'];
export type Stall = components['schemas']['Stall'];
export type StallPlaced = components['schemas']['StallPlaced'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
