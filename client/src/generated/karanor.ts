// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Associate */
        Associate: {
            id: string;
            name: components["schemas"]["Said"];
            resource: string;
        };
        /** Black */
        Black: {
            id: string;
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
            options: components["schemas"]["Option"][];
            windows: string[];
            aims: boolean;
        };
        /**
         * Blocked
         * @description Why something cannot be done now.
         */
        Blocked: {
            args: {
                [key: string]: string | number;
            };
            clause: string;
            code: string;
        };
        /** Bonus */
        Bonus: {
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
            gold: number;
        };
        /** Border */
        Border: {
            a: string;
            b: string;
        };
        /** Commerce */
        Commerce: {
            id: string;
            name: components["schemas"]["Said"];
            gold: number;
            resources: {
                [key: string]: number;
            };
            income: number;
            prestige: number;
            bonus: components["schemas"]["Bonus"];
        };
        /**
         * CommerceTold
         * @description A commerce, what it and its bonus cost the reader, and what they still lack.
         */
        CommerceTold: {
            bonus: number;
            card: string;
            gold: number;
            lacking: {
                [key: string]: number;
            };
        };
        /** Constants */
        Constants: {
            actions_per_turn: number;
            sea_cost: number;
            associate_gold: number;
        };
        /**
         * Decks
         * @description How many cards lie face down.
         */
        Decks: {
            artefact: number;
            black_market: number;
            commerce: number;
            delivery: number;
            quest: number;
        };
        /** Delivery */
        Delivery: {
            id: string;
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
            city: string;
            resources: {
                [key: string]: number;
            };
            gold: number;
            prestige: number;
        };
        /** DeliveryTold */
        DeliveryTold: {
            card: string;
            city: string;
            gold: number;
            lacking: {
                [key: string]: number;
            };
        };
        /** Discards */
        Discards: {
            artefact: string[];
            black_market: string[];
            commerce: string[];
            delivery: string[];
            quest: string[];
        };
        /**
         * Effect
         * @description So many more or fewer: `kind` is a resource or an insignia, or empty.
         */
        Effect: {
            what: string;
            n: number;
            /** @default  */
            kind: string;
        };
        /** Gains */
        Gains: {
            harvest: number;
            income: number;
            work: number;
        };
        /** History */
        History: {
            id: string;
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
        };
        /** Holding */
        Holding: {
            gold: number;
            goods: number[];
        };
        /** Island */
        Island: {
            id: string;
            name: components["schemas"]["Said"];
            label: [
                number,
                number
            ];
        };
        /**
         * MarketTold
         * @description K16: tokens on the piles, and the prices of the next deal with each; 0 where there is no deal.
         */
        MarketTold: {
            buy: number[];
            piles: number[];
            sell: number[];
        };
        /**
         * Mine
         * @description What only the reader is told: the hand, prices (steps of a Move, a passage by sea, a villa) and ways.
         */
        Mine: {
            blacks: string[];
            blocked: {
                [key: string]: components["schemas"]["Blocked"];
            };
            commerces: components["schemas"]["CommerceTold"][];
            draft: components["schemas"]["CommerceTold"][];
            gains: components["schemas"]["Gains"];
            quests: components["schemas"]["QuestTold"][];
            reach: number;
            routes: components["schemas"]["Way"][];
            sea: number;
            villa: number;
        };
        /** Named */
        Named: {
            id: string;
            name: components["schemas"]["Said"];
        };
        /**
         * OfferTold
         * @description An offer; what is given and wanted as in a move (`gold 3 wood 1`), the offer it answers or 0.
         */
        OfferTold: {
            accepted: number[];
            author: number;
            countered: boolean;
            counters: number;
            declined: number[];
            give: string;
            number: number;
            open: boolean;
            to: number;
            want: string;
        };
        /**
         * Option
         * @description One of the ways in which a card can be settled.
         */
        Option: {
            name: components["schemas"]["Said"];
            effects: components["schemas"]["Effect"][];
        };
        /**
         * Pending
         * @description A question inside an action: how many are left, from whom, what it is about, the gold at stake.
         */
        Pending: {
            card: string | null;
            gold: number;
            n: number;
            seat: number;
            step: string;
            thief: number;
            victim: number;
        };
        /**
         * PlayerView
         * @description What lies open before one player.
         */
        PlayerView: {
            gold: number;
            income: number;
            prestige: number;
            at: string;
            origin: string;
            history: string;
            goods: number[];
            insignia: {
                [key: string]: number;
            };
            artefacts: string[];
            associates: {
                [key: string]: boolean;
            };
            shops: string[];
            built: string[];
            known: string[];
            commerces: number;
            quests: number;
            blacks: number;
            silent: boolean;
            spared: string[];
        };
        /**
         * Preview
         * @description The change that is certain; for an offer accepted, what both would hold.
         */
        Preview: {
            actions?: number;
            author?: components["schemas"]["Holding"];
            gold?: number;
            goods?: number[];
            income?: number;
            me?: components["schemas"]["Holding"];
            prestige?: number;
            steps?: number;
        };
        /** Printed */
        Printed: {
            constants: components["schemas"]["Constants"];
            resource: components["schemas"]["Named"][];
            island: components["schemas"]["Island"][];
            territory: components["schemas"]["Territory"][];
            land_border: components["schemas"]["Border"][];
            sea_route: components["schemas"]["Route"][];
            commerce: components["schemas"]["Commerce"][];
            quest: components["schemas"]["Quest"][];
            black_market: components["schemas"]["Black"][];
            artefact: components["schemas"]["Tile"][];
            insignia: components["schemas"]["Tile"][];
            delivery: components["schemas"]["Delivery"][];
            associate: components["schemas"]["Associate"][];
            history_tile: components["schemas"]["History"][];
            trade: components["schemas"]["Trade"];
            pauses: string[];
        };
        /** Quest */
        Quest: {
            id: string;
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
            story: components["schemas"]["Said"];
            immediate: boolean;
            prestige: number;
            place: string | null;
            coast: boolean;
            effects: components["schemas"]["Effect"][];
            options: components["schemas"]["Option"][];
        };
        /**
         * QuestTold
         * @description A quest in hand: where its place condition holds, and what each of its choices still lacks.
         */
        QuestTold: {
            card: string;
            lacking: {
                [key: string]: number;
            }[];
            places: string[];
        };
        /** Route */
        Route: {
            a: string;
            b: string;
            path: [
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ],
                [
                    number,
                    number
                ]
            ];
        };
        /** Said */
        Said: {
            en: string;
            fr: string;
        };
        /** Territory */
        Territory: {
            id: string;
            name: components["schemas"]["Said"];
            /** @enum {unknown} */
            kind: "city" | "wild";
            yields: string[];
            inhabitant: boolean;
            villa: boolean;
            icons: [
                number,
                number
            ];
            label: [
                number,
                number
            ];
            polygon: [
                number,
                number
            ][];
        };
        /** Tile */
        Tile: {
            id: string;
            name: components["schemas"]["Said"];
            text: components["schemas"]["Said"];
            options: components["schemas"]["Option"][];
        };
        /** Trade */
        Trade: {
            offers_each: number;
        };
        /**
         * View
         * @description All that one seat may know of a game.
         */
        View: {
            seat: number;
            asked: number[];
            turn: number;
            starter: number;
            active: number;
            actions: number;
            steps: number;
            goal: number;
            ending: boolean;
            players: components["schemas"]["PlayerView"][];
            supply: number[];
            insignia: {
                [key: string]: number;
            };
            row: components["schemas"]["CommerceTold"][];
            decks: components["schemas"]["Decks"];
            discards: components["schemas"]["Discards"];
            delivery: components["schemas"]["DeliveryTold"] | null;
            associates: string[];
            inhabited: string[];
            villas: {
                [key: string]: number;
            };
            market: components["schemas"]["MarketTold"] | null;
            window: components["schemas"]["WindowTold"] | null;
            drawn: string[];
            pending: components["schemas"]["Pending"] | null;
            picked: string | null;
            drafted: number[];
            offers: components["schemas"]["OfferTold"][];
            mine: components["schemas"]["Mine"] | null;
        };
        /** Way */
        Way: {
            actions: number;
            gold: number;
            path: string[];
            to: string;
        };
        /**
         * WindowTold
         * @description The pause: what caused it, who is asked, who has answered; what I have said.
         */
        WindowTold: {
            answered: number[];
            asked: number[];
            card: string | null;
            cause: number;
            mine?: string;
            window: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Associate = components['schemas']['Associate'];
export type Black = components['schemas']['Black'];
export type Blocked = components['schemas']['Blocked'];
export type Bonus = components['schemas']['Bonus'];
export type Border = components['schemas']['Border'];
export type Commerce = components['schemas']['Commerce'];
export type CommerceTold = components['schemas']['CommerceTold'];
export type Constants = components['schemas']['Constants'];
export type Decks = components['schemas']['Decks'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryTold = components['schemas']['DeliveryTold'];
export type Discards = components['schemas']['Discards'];
export type Effect = components['schemas']['Effect'];
export type Gains = components['schemas']['Gains'];
export type History = components['schemas']['History'];
export type Holding = components['schemas']['Holding'];
export type Island = components['schemas']['Island'];
export type MarketTold = components['schemas']['MarketTold'];
export type Mine = components['schemas']['Mine'];
export type Named = components['schemas']['Named'];
export type OfferTold = components['schemas']['OfferTold'];
export type Option = components['schemas']['Option'];
export type Pending = components['schemas']['Pending'];
export type PlayerView = components['schemas']['PlayerView'];
export type Preview = components['schemas']['Preview'];
export type Printed = components['schemas']['Printed'];
export type Quest = components['schemas']['Quest'];
export type QuestTold = components['schemas']['QuestTold'];
export type Route = components['schemas']['Route'];
export type Said = components['schemas']['Said'];
export type Territory = components['schemas']['Territory'];
export type Tile = components['schemas']['Tile'];
export type Trade = components['schemas']['Trade'];
export type View = components['schemas']['View'];
export type Way = components['schemas']['Way'];
export type WindowTold = components['schemas']['WindowTold'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
