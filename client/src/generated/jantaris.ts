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
        /** AuctionOpened */
        AuctionOpened: {
            /** @enum {unknown} */
            type: "auction-opened";
            seat: number;
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
            goods: number;
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
        /** BazaarLeft */
        BazaarLeft: {
            /** @enum {unknown} */
            type: "bazaar-left";
            seat: number;
        };
        /** BazaarView */
        BazaarView: {
            up: components["schemas"]["OfferView"][];
            pile: number;
            bottom: string[];
            unseen: string[];
            shown: components["schemas"]["OfferView"][];
        };
        /** BazaarVisited */
        BazaarVisited: {
            /** @enum {unknown} */
            type: "bazaar-visited";
            seat: number;
        };
        /** BidEqualled */
        BidEqualled: {
            /** @enum {unknown} */
            type: "bid-equalled";
            seat: number;
            goods: number;
            /** @enum {unknown} */
            how: "forced" | "hand" | "standing";
        };
        /** BidPassed */
        BidPassed: {
            /** @enum {unknown} */
            type: "bid-passed";
            seat: number;
            /** @enum {unknown} */
            how: "forced" | "hand" | "standing";
        };
        /** BidRaised */
        BidRaised: {
            /** @enum {unknown} */
            type: "bid-raised";
            seat: number;
            goods: number;
            /** @enum {unknown} */
            how: "forced" | "hand" | "standing";
        };
        /** CardClaimed */
        CardClaimed: {
            /** @enum {unknown} */
            type: "card-claimed";
            seat: number;
            /** @enum {unknown} */
            card: "issenda-shakara-likaran" | "likaran-velisse-quendar" | "moravel-issenda-ormeth" | "ormeth-likaran-taira" | "quendar-moravel-shakara" | "shakara-ormeth-velisse" | "taira-quendar-issenda" | "velisse-taira-moravel";
            prestige: number;
        };
        /** CardTurnedUp */
        CardTurnedUp: {
            /** @enum {unknown} */
            type: "card-turned-up";
            /** @enum {unknown} */
            card: "issenda-shakara-likaran" | "likaran-velisse-quendar" | "moravel-issenda-ormeth" | "ormeth-likaran-taira" | "quendar-moravel-shakara" | "shakara-ormeth-velisse" | "taira-quendar-issenda" | "velisse-taira-moravel";
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
        Event: components["schemas"]["TurnBegan"] | components["schemas"]["MerchantPlaced"] | components["schemas"]["MerchantsRecalled"] | components["schemas"]["MerchantsMoved"] | components["schemas"]["GoodsReceived"] | components["schemas"]["GoodTaken"] | components["schemas"]["GoodsLost"] | components["schemas"]["BazaarVisited"] | components["schemas"]["BazaarLeft"] | components["schemas"]["AuctionOpened"] | components["schemas"]["MaximumSet"] | components["schemas"]["BidRaised"] | components["schemas"]["BidEqualled"] | components["schemas"]["BidPassed"] | components["schemas"]["ItemBought"] | components["schemas"]["ItemPicked"] | components["schemas"]["ItemUsed"] | components["schemas"]["ItemReturned"] | components["schemas"]["ItemTurnedUp"] | components["schemas"]["MarkerMoved"] | components["schemas"]["Voted"] | components["schemas"]["VotesRevealed"] | components["schemas"]["VoteCarriedOut"] | components["schemas"]["PlayerBanished"] | components["schemas"]["VoteLapsed"] | components["schemas"]["FairOpened"] | components["schemas"]["Traded"] | components["schemas"]["FairClosed"] | components["schemas"]["CardClaimed"] | components["schemas"]["CardTurnedUp"] | components["schemas"]["GameEnded"];
        /** FairClosed */
        FairClosed: {
            /** @enum {unknown} */
            type: "fair-closed";
        };
        /** FairOpened */
        FairOpened: {
            /** @enum {unknown} */
            type: "fair-opened";
            goods: number;
            prestige: number;
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
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            type: "game-ended";
            winners: number[];
            prestige: number[];
            goods: number[];
        };
        /** GoodTaken */
        GoodTaken: {
            /** @enum {unknown} */
            type: "good-taken";
            seat: number;
            other: number;
            /** @enum {unknown} */
            colour: "black" | "red";
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
        };
        /** GoodsLost */
        GoodsLost: {
            /** @enum {unknown} */
            type: "goods-lost";
            seat: number;
            red: number;
            black: number;
        };
        /** GoodsReceived */
        GoodsReceived: {
            /** @enum {unknown} */
            type: "goods-received";
            seat: number;
            red: number;
            black: number;
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
        };
        /** ItemBought */
        ItemBought: {
            /** @enum {unknown} */
            type: "item-bought";
            seat: number;
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
            red: number;
            black: number;
            prestige: number;
        };
        /** ItemPicked */
        ItemPicked: {
            /** @enum {unknown} */
            type: "item-picked";
            seat: number;
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
            prestige: number;
        };
        /** ItemReturned */
        ItemReturned: {
            /** @enum {unknown} */
            type: "item-returned";
            seat: number;
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
        };
        /** ItemTurnedUp */
        ItemTurnedUp: {
            /** @enum {unknown} */
            type: "item-turned-up";
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
        };
        /** ItemUsed */
        ItemUsed: {
            /** @enum {unknown} */
            type: "item-used";
            seat: number;
            /** @enum {unknown} */
            item: "ancient_clock" | "barrel_of_dye" | "cannon" | "coach" | "historic_book" | "majestic_statue" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "signal_horn" | "small_ring" | "street_organ" | "treasury";
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
        /** MarkerMoved */
        MarkerMoved: {
            /** @enum {unknown} */
            type: "marker-moved";
            seat: number;
            /** @enum {unknown} */
            colour: "black" | "red";
            /** @enum {unknown} */
            from: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
            /** @enum {unknown} */
            to: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
        };
        /**
         * Markers
         * @description The area each marker is in.
         */
        Markers: {
            black: string;
            red: string;
        };
        /** MaximumSet */
        MaximumSet: {
            /** @enum {unknown} */
            type: "maximum-set";
            seat: number;
            goods: number;
        };
        /** MerchantPlaced */
        MerchantPlaced: {
            /** @enum {unknown} */
            type: "merchant-placed";
            seat: number;
            /** @enum {unknown} */
            to: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
            count: number;
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
        };
        /** MerchantsMoved */
        MerchantsMoved: {
            /** @enum {unknown} */
            type: "merchants-moved";
            seat: number;
            /** @enum {unknown} */
            from: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
            /** @enum {unknown} */
            to: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
            count: number;
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
        };
        /** MerchantsRecalled */
        MerchantsRecalled: {
            /** @enum {unknown} */
            type: "merchants-recalled";
            seat: number;
            /** @enum {unknown} */
            from: "centre" | "issenda" | "likaran" | "moravel" | "ormeth" | "quendar" | "shakara" | "taira" | "velisse";
            count: number;
            /** @enum {unknown} */
            why: "ancient_clock" | "banishment" | "barrel_of_dye" | "bazaar" | "black_market" | "cannon" | "coach" | "deal" | "great_fair" | "guild" | "historic_book" | "majestic_statue" | "market" | "noble_horse" | "old_coins" | "picks" | "precious_porcelain" | "recruitment" | "royal_cape" | "royal_crown" | "royal_diamond" | "royal_obligation" | "royal_scepter" | "seal_ring" | "setup" | "signal_horn" | "small_ring" | "street_organ" | "strengthen" | "treasury";
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
         * OutlookTold
         * @description What a vote card would do if so many chose it.
         */
        OutlookTold: {
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
        /** PlayerBanished */
        PlayerBanished: {
            /** @enum {unknown} */
            type: "player-banished";
            seat: number;
            other: number;
            count: number;
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
            cast: number[];
        };
        /**
         * Preview
         * @description What an answer would visibly do; what says nothing about it is missing.
         */
        Preview: {
            goods?: [
                number,
                number
            ][];
            prestige?: number[];
            reserve?: number[];
            areas?: {
                [key: string]: number[];
            };
            rulers?: {
                [key: string]: number | null;
            };
            cards?: {
                [key: string]: number;
            };
            fair?: boolean;
            outlook?: {
                [key: string]: components["schemas"]["OutlookTold"][];
            };
            pays?: [
                number,
                number
            ][];
            rivals?: number[];
            affords?: string[];
        };
        /** RungView */
        RungView: {
            goods: number;
            bids: number[];
            limits: number[];
        };
        /** Traded */
        Traded: {
            /** @enum {unknown} */
            type: "traded";
            seat: number;
            red: number;
            black: number;
            prestige: number;
        };
        /** TurnBegan */
        TurnBegan: {
            /** @enum {unknown} */
            type: "turn-began";
            seat: number;
            turn: number;
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
        /** VoteCarriedOut */
        VoteCarriedOut: {
            /** @enum {unknown} */
            type: "vote-carried-out";
            seat: number;
            /** @enum {unknown} */
            vote: "black_market" | "deal" | "recruitment" | "strengthen";
            voters: number;
        };
        /** VoteLapsed */
        VoteLapsed: {
            /** @enum {unknown} */
            type: "vote-lapsed";
            seat: number;
            /** @enum {unknown} */
            vote: "black_market" | "deal" | "recruitment" | "strengthen";
            /** @enum {unknown} */
            because: "declined" | "goods" | "marker" | "nobody" | "reserve";
        };
        /** Voted */
        Voted: {
            /** @enum {unknown} */
            type: "voted";
            seat: number;
            /** @enum {unknown} */
            vote?: "black_market" | "deal" | "recruitment" | "strengthen";
        };
        /** VotesRevealed */
        VotesRevealed: {
            /** @enum {unknown} */
            type: "votes-revealed";
            votes: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AreaView = components['schemas']['AreaView'];
export type AuctionOpened = components['schemas']['AuctionOpened'];
export type AuctionView = components['schemas']['AuctionView'];
export type BazaarLeft = components['schemas']['BazaarLeft'];
export type BazaarView = components['schemas']['BazaarView'];
export type BazaarVisited = components['schemas']['BazaarVisited'];
export type BidEqualled = components['schemas']['BidEqualled'];
export type BidPassed = components['schemas']['BidPassed'];
export type BidRaised = components['schemas']['BidRaised'];
export type CardClaimed = components['schemas']['CardClaimed'];
export type CardTurnedUp = components['schemas']['CardTurnedUp'];
export type CardView = components['schemas']['CardView'];
export type DiplomacyView = components['schemas']['DiplomacyView'];
export type Event = components['schemas']['Event'];
export type FairClosed = components['schemas']['FairClosed'];
export type FairOpened = components['schemas']['FairOpened'];
export type FairView = components['schemas']['FairView'];
export type GameEnded = components['schemas']['GameEnded'];
export type GoodTaken = components['schemas']['GoodTaken'];
export type GoodsLost = components['schemas']['GoodsLost'];
export type GoodsReceived = components['schemas']['GoodsReceived'];
export type ItemBought = components['schemas']['ItemBought'];
export type ItemPicked = components['schemas']['ItemPicked'];
export type ItemReturned = components['schemas']['ItemReturned'];
export type ItemTurnedUp = components['schemas']['ItemTurnedUp'];
export type ItemUsed = components['schemas']['ItemUsed'];
export type ItemView = components['schemas']['ItemView'];
export type MarkerMoved = components['schemas']['MarkerMoved'];
export type Markers = components['schemas']['Markers'];
export type MaximumSet = components['schemas']['MaximumSet'];
export type MerchantPlaced = components['schemas']['MerchantPlaced'];
export type MerchantsMoved = components['schemas']['MerchantsMoved'];
export type MerchantsRecalled = components['schemas']['MerchantsRecalled'];
export type OfferView = components['schemas']['OfferView'];
export type OutlookTold = components['schemas']['OutlookTold'];
export type PlayerBanished = components['schemas']['PlayerBanished'];
export type PlayerView = components['schemas']['PlayerView'];
export type Preview = components['schemas']['Preview'];
export type RungView = components['schemas']['RungView'];
export type Traded = components['schemas']['Traded'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type View = components['schemas']['View'];
export type VoteCarriedOut = components['schemas']['VoteCarriedOut'];
export type VoteLapsed = components['schemas']['VoteLapsed'];
export type Voted = components['schemas']['Voted'];
export type VotesRevealed = components['schemas']['VotesRevealed'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
