// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AreaView
         * @description A district or the Centre.
         */
        AreaView: {
            area: string;
            merchants: number[];
            ruler: number | null;
            needs: number[];
            marker: ("black" | "both" | "red") | null;
        };
        /** AuctionView */
        AuctionView: {
            item: components["schemas"]["ItemView"];
            bid: number;
            leader: number;
            second: boolean;
            bidding: number | null;
            out: boolean[];
            limits: number[];
            ladder: components["schemas"]["RungView"][];
            lowest: (number | null)[];
            safe: (number | null)[];
            maximum: number | null;
        };
        /** BazaarView */
        BazaarView: {
            up: components["schemas"]["OfferView"][];
            pile: number;
            bottom: string[];
            unseen: string[];
            shown: components["schemas"]["OfferView"][];
        };
        /**
         * CardView
         * @description A control card face up.
         */
        CardView: {
            card: string;
            districts: string[];
            prestige: number;
            by: number | null;
            needs: number[];
        };
        /** DiplomacyView */
        DiplomacyView: {
            district: string;
            /** @enum {unknown} */
            colour: "black" | "red";
            neighbours: string[];
            voted: boolean[];
            votes: (string | null)[];
            revealed: boolean;
            to_do: number[];
        };
        /** FairView */
        FairView: {
            card: [
                number,
                number
            ] | null;
            centre: number;
            needs: number;
            trades: number[];
            unseen: [
                number,
                number
            ][];
            then: [
                number,
                number
            ][];
        };
        /**
         * ItemView
         * @description An item, and when it acts: at its purchase, at the start of its owner's turn, at a fair, always.
         */
        ItemView: {
            item: string;
            red: number;
            black: number;
            prestige: number;
            crown: boolean;
            /** @enum {unknown} */
            acts: "always" | "fair" | "purchase" | "start";
        };
        /**
         * Markers
         * @description The area each marker is in.
         */
        Markers: {
            black: string;
            red: string;
        };
        /**
         * OfferView
         * @description An item face up in the bazaar.
         */
        OfferView: {
            item: components["schemas"]["ItemView"];
            affords: boolean[];
            lacks: [
                number,
                number
            ][];
        };
        /**
         * PlayerView
         * @description What lies in front of a player; all of it is open (ruling 21).
         */
        PlayerView: {
            prestige: number;
            goods: [
                number,
                number
            ];
            reserve: number;
            items: components["schemas"]["ItemView"][];
            crown: boolean;
            cards: string[];
            dominates: string[];
        };
        /**
         * Preview
         * @description What an answer would do at once; each kind of answer fills its own part.
         */
        Preview: {
            affords?: string[];
            areas?: {
                [key: string]: number[];
            };
            cards?: {
                [key: string]: number;
            };
            fair?: boolean;
            goods?: [
                number,
                number
            ][];
            outlook?: {
                [key: string]: components["schemas"]["Row"][];
            };
            pays?: [
                number,
                number
            ][];
            prestige?: number[];
            reserve?: number[];
            rivals?: number[];
            rulers?: {
                [key: string]: number | null;
            };
        };
        /**
         * Row
         * @description What a vote card would do at so many votes.
         */
        Row: {
            answers: string[];
            any: number;
            black: number;
            cards: string[];
            fair: boolean;
            lapses: boolean;
            merchants: number;
            red: number;
            votes: number;
        };
        /** RungView */
        RungView: {
            goods: number;
            bids: number[];
            limits: number[];
        };
        /**
         * View
         * @description All that one seat may know of a game.
         */
        View: {
            seat: number;
            turn: number;
            active: number;
            starter: number;
            /** @enum {unknown} */
            phase: "city" | "control" | "diplomacy" | "fair" | "over" | "setup" | "start";
            asked: number[];
            goal: number;
            limit: number;
            players: components["schemas"]["PlayerView"][];
            areas: components["schemas"]["AreaView"][];
            markers: components["schemas"]["Markers"];
            cards: components["schemas"]["CardView"][];
            card_pile: number;
            bazaar: components["schemas"]["BazaarView"];
            pending: string[];
            auction: components["schemas"]["AuctionView"] | null;
            diplomacy: components["schemas"]["DiplomacyView"] | null;
            fair: components["schemas"]["FairView"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AreaView = components['schemas']['AreaView'];
export type AuctionView = components['schemas']['AuctionView'];
export type BazaarView = components['schemas']['BazaarView'];
export type CardView = components['schemas']['CardView'];
export type DiplomacyView = components['schemas']['DiplomacyView'];
export type FairView = components['schemas']['FairView'];
export type ItemView = components['schemas']['ItemView'];
export type Markers = components['schemas']['Markers'];
export type OfferView = components['schemas']['OfferView'];
export type PlayerView = components['schemas']['PlayerView'];
export type Preview = components['schemas']['Preview'];
export type Row = components['schemas']['Row'];
export type RungView = components['schemas']['RungView'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
