// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionsTurnedUp */
        ActionsTurnedUp: {
            /** @enum {unknown} */
            type: "actions-turned-up";
            actions: number;
            left: number;
        };
        /**
         * BoothTold
         * @description A tile on the market with who would get it now, as in a `ContestTold`.
         */
        BoothTold: {
            tile: string;
            products: string[];
            winner: number | null;
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            strength: number[];
            edges: number[];
        };
        /**
         * Building
         * @description H5.23: the square, what it pays, and the final income of the player with it, as prices stand.
         */
        Building: {
            /** @enum {unknown} */
            kind: "build";
            region: string;
            row: string;
            pays: number;
            production?: [
                number,
                number
            ];
        };
        /**
         * BuildingShared
         * @description H8.8: the regions that a station of the third colour would complete.
         */
        BuildingShared: {
            /** @enum {unknown} */
            kind: "build-shared";
            village: string;
            regions: components["schemas"]["Completed"][];
        };
        /** BuyerPlaced */
        BuyerPlaced: {
            /** @enum {unknown} */
            type: "buyer-placed";
            seat: number;
            /** @enum {unknown} */
            place: "h1c1" | "h1c2" | "h1c3" | "h1c4" | "h1v1" | "h1v2" | "h1v3" | "h2c1" | "h2c2" | "h2c3" | "h2c4" | "h2v1" | "h2v2" | "h2v3" | "h3c1" | "h3c2" | "h3c3" | "h3c4" | "h3v1" | "h3v2" | "h3v3" | "h4c1" | "h4c2" | "h4c3" | "h4c4" | "h4v1" | "h4v2" | "h4v3" | "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1" | "r4c2" | "r4c3" | "r4c4" | "r5c1" | "r5c2" | "r5c3" | "r5c4" | "v1r1" | "v1r2" | "v1r3" | "v1r4" | "v1r5" | "v2r1" | "v2r2" | "v2r3" | "v2r4" | "v2r5" | "v3r1" | "v3r2" | "v3r3" | "v3r4" | "v3r5";
            cost: number;
            tile?: string;
        };
        /** BuzzPaid */
        BuzzPaid: {
            /** @enum {unknown} */
            type: "buzz-paid";
            seat: number;
            cash: number;
            lines: components["schemas"]["LineTold"][];
        };
        /** CashDeclared */
        CashDeclared: {
            /** @enum {unknown} */
            type: "cash-declared";
            seat: number;
            cash: number;
        };
        /** City */
        City: {
            id: string;
            name: string;
            x: number;
            y: number;
        };
        /**
         * Completed
         * @description A region that is or would be completed: the rows with room for a disc.
         */
        Completed: {
            region: string;
            rows: components["schemas"]["RowPays"][];
        };
        /**
         * ContestTold
         * @description Who would get a tile: `winner` is a colour, null if it stays.
         */
        ContestTold: {
            winner: number | null;
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            strength: number[];
            edges: number[];
        };
        /**
         * Contested
         * @description Who would get a tile, before and after.
         */
        Contested: {
            booth: string;
            tile: string;
            products: string[];
            before: components["schemas"]["ContestTold"];
            after: components["schemas"]["ContestTold"];
            changes: boolean;
        };
        /** Country */
        Country: {
            regions: components["schemas"]["Region"][];
            dukedoms: components["schemas"]["Dukedom"][];
            rivers: components["schemas"]["River"][];
        };
        /** DiscPlaced */
        DiscPlaced: {
            /** @enum {unknown} */
            type: "disc-placed";
            seat: number;
            /** @enum {unknown} */
            region: "abtsforst" | "angerland" | "bienenau" | "burgwiese" | "drachenkar" | "fuerstenanger" | "grafenhain" | "grauhorn" | "herrenau" | "kranzleiten" | "nebelboden" | "rebgrund" | "ritterwinkl" | "schneeboden" | "schreibermoos" | "silberboden" | "tannkar" | "torfmoor" | "totenrain" | "ursental" | "wahrsagergrund";
            /** @enum {unknown} */
            row: "amulet" | "blessing" | "books" | "dragon_egg" | "maize" | "nobility" | "relic" | "salt" | "weapons";
            square: number;
            cash: number;
        };
        /** DiscPlacedByThird */
        DiscPlacedByThird: {
            /** @enum {unknown} */
            type: "disc-placed-by-third";
            seat: number;
            /** @enum {unknown} */
            region: "abtsforst" | "angerland" | "bienenau" | "burgwiese" | "drachenkar" | "fuerstenanger" | "grafenhain" | "grauhorn" | "herrenau" | "kranzleiten" | "nebelboden" | "rebgrund" | "ritterwinkl" | "schneeboden" | "schreibermoos" | "silberboden" | "tannkar" | "torfmoor" | "totenrain" | "ursental" | "wahrsagergrund";
            /** @enum {unknown} */
            row: "amulet" | "blessing" | "books" | "dragon_egg" | "maize" | "nobility" | "relic" | "salt" | "weapons";
            square: number;
        };
        /** Dukedom */
        Dukedom: {
            id: string;
            name: string;
            polygon: [
                number,
                number
            ][];
        };
        Event: components["schemas"]["RoundOpened"] | components["schemas"]["MarketFilled"] | components["schemas"]["CashDeclared"] | components["schemas"]["NothingDeclared"] | components["schemas"]["StartNamed"] | components["schemas"]["ActionsTurnedUp"] | components["schemas"]["BuyerPlaced"] | components["schemas"]["SharedBuyerPlaced"] | components["schemas"]["Passed"] | components["schemas"]["TooPoor"] | components["schemas"]["BuzzPaid"] | components["schemas"]["TileWon"] | components["schemas"]["TileWonByThird"] | components["schemas"]["TileStayed"] | components["schemas"]["GoodDeal"] | components["schemas"]["PriceRaised"] | components["schemas"]["PriceRaisedByThird"] | components["schemas"]["PriceKept"] | components["schemas"]["TileDrawn"] | components["schemas"]["NothingDrawn"] | components["schemas"]["Sold"] | components["schemas"]["NeighbourPaid"] | components["schemas"]["Moved"] | components["schemas"]["Stayed"] | components["schemas"]["SharedStationBuilt"] | components["schemas"]["DiscPlaced"] | components["schemas"]["DiscPlacedByThird"] | components["schemas"]["RegionLost"] | components["schemas"]["RegionLostByThird"] | components["schemas"]["RoundClosed"] | components["schemas"]["IncomePaid"] | components["schemas"]["GameEnded"];
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            type: "game-ended";
            winners: number[];
            count: number;
            money: number[];
        };
        /** GoodDeal */
        GoodDeal: {
            /** @enum {unknown} */
            type: "good-deal";
            seat: number;
            cash: number;
        };
        /** Goods */
        Goods: {
            products: components["schemas"]["Product"][];
        };
        /** IncomePaid */
        IncomePaid: {
            /** @enum {unknown} */
            type: "income-paid";
            seat: number;
            production: number;
            dukedoms: number;
            route: number;
            cash: number;
        };
        /**
         * Journey
         * @description The way to a village and what a sale there would leave; `regions` that it would complete and what others would
         *         `earn` are told only where there are any.
         */
        Journey: {
            village: string;
            way: string[];
            cost: number;
            net: number;
            regions?: components["schemas"]["Completed"][];
            earn?: number[];
        };
        /** LineChange */
        LineChange: {
            line: string;
            before: number;
            after: number;
        };
        /** LineTold */
        LineTold: {
            cash: number;
            line: string;
        };
        /** Map */
        Map: {
            width: number;
            height: number;
            city: components["schemas"]["City"];
            villages: components["schemas"]["Village"][];
            roads: [
                string,
                string,
                number
            ][];
            route: string[];
        };
        /** MarketFilled */
        MarketFilled: {
            /** @enum {unknown} */
            type: "market-filled";
            count: number;
            tiles: components["schemas"]["TileLaid"][];
            bag: number;
        };
        /** MarketPlaces */
        MarketPlaces: {
            costs: number[][];
        };
        /**
         * MerchantView
         * @description One player's things; `cash` is null while it is hidden from me.
         */
        MerchantView: {
            cash: number | null;
            declared: number | null;
            buyers: number;
            passed: boolean;
            actions: number;
            shared: number;
            discs: number;
            at: string;
            tiles: string[];
            wares: string[];
            stations: number;
            dukedoms: number[];
            route: number;
            income: number[];
            buzz: number;
        };
        /** Money */
        Money: {
            on_tile: number;
        };
        /** Moved */
        Moved: {
            /** @enum {unknown} */
            type: "moved";
            seat: number;
            /** @enum {unknown} */
            village: "angerwies" | "brennau" | "drachenegg" | "erlgraben" | "erztratt" | "falkenried" | "furtnitz" | "gamskar" | "glockrain" | "grauwinkl" | "hermagor" | "hochkranz" | "honigbuehl" | "kornleiten" | "kreuzwang" | "lindrach" | "moosling" | "muehlrast" | "nebelwand" | "passhorn" | "rebstall" | "rosstratt" | "sankt_odran" | "schneebichl" | "silbergrub" | "sonnwendl" | "steinhag" | "tannsteg" | "torfach" | "ursenfeld" | "weidnau" | "wolfsriegl" | "zollnitz";
            cost: number;
            way: string[];
        };
        /**
         * Moving
         * @description H5.5: half the cost, and whether something could be sold there next.
         */
        Moving: {
            /** @enum {unknown} */
            kind: "move";
            village: string;
            way: string[];
            cost: number;
            cash: number;
            stranded: boolean;
        };
        /** NeighbourPaid */
        NeighbourPaid: {
            /** @enum {unknown} */
            type: "neighbour-paid";
            seat: number;
            /** @enum {unknown} */
            village: "angerwies" | "brennau" | "drachenegg" | "erlgraben" | "erztratt" | "falkenried" | "furtnitz" | "gamskar" | "glockrain" | "grauwinkl" | "hermagor" | "hochkranz" | "honigbuehl" | "kornleiten" | "kreuzwang" | "lindrach" | "moosling" | "muehlrast" | "nebelwand" | "passhorn" | "rebstall" | "rosstratt" | "sankt_odran" | "schneebichl" | "silbergrub" | "sonnwendl" | "steinhag" | "tannsteg" | "torfach" | "ursenfeld" | "weidnau" | "wolfsriegl" | "zollnitz";
            cash: number;
        };
        /** NothingDeclared */
        NothingDeclared: {
            /** @enum {unknown} */
            type: "nothing-declared";
            seat: number;
        };
        /** NothingDrawn */
        NothingDrawn: {
            /** @enum {unknown} */
            type: "nothing-drawn";
            seat: number;
            /** @enum {unknown} */
            why: "declined" | "empty";
        };
        /** Passed */
        Passed: {
            /** @enum {unknown} */
            type: "passed";
            seat: number;
        };
        /**
         * Placing
         * @description H3.7: the cost, the buzz before and after, and every tile the buyer would be counted at.
         */
        Placing: {
            /** @enum {unknown} */
            kind: "place";
            place: string;
            cost: number;
            cash: number;
            buzz: [
                number,
                number
            ];
            lines: components["schemas"]["LineChange"][];
            tiles: components["schemas"]["Contested"][];
            stranded: boolean;
        };
        Preview: components["schemas"]["Placing"] | components["schemas"]["Selling"] | components["schemas"]["Moving"] | components["schemas"]["Raising"] | components["schemas"]["Building"] | components["schemas"]["BuildingShared"] | components["schemas"]["SpeaksForItself"];
        /** PriceKept */
        PriceKept: {
            /** @enum {unknown} */
            type: "price-kept";
            seat: number;
        };
        /** PriceRaised */
        PriceRaised: {
            /** @enum {unknown} */
            type: "price-raised";
            seat: number;
            /** @enum {unknown} */
            product: "amulet" | "blessing" | "books" | "dragon_egg" | "maize" | "relic" | "salt" | "weapons";
            price: number;
        };
        /** PriceRaisedByThird */
        PriceRaisedByThird: {
            /** @enum {unknown} */
            type: "price-raised-by-third";
            /** @enum {unknown} */
            product: "amulet" | "blessing" | "books" | "dragon_egg" | "maize" | "relic" | "salt" | "weapons";
            price: number;
        };
        /** Prices */
        Prices: {
            prices: number[];
            end_values: number[];
            squares: number[];
            indicator: number;
        };
        /** Printed */
        Printed: {
            goods: components["schemas"]["Goods"];
            product_tiles: components["schemas"]["ProductTiles"];
            prices: components["schemas"]["Prices"];
            setup: components["schemas"]["Setup"];
            market: components["schemas"]["MarketPlaces"];
            money: components["schemas"]["Money"];
            map: components["schemas"]["Map"];
            land: components["schemas"]["Country"];
        };
        /** Product */
        Product: {
            id: string;
            building: string;
        };
        /** ProductTiles */
        ProductTiles: {
            shows: string[][];
        };
        /**
         * Raising
         * @description H4.12: the new price, the squares it uncovers, and what it changes in the final income of each player.
         */
        Raising: {
            /** @enum {unknown} */
            kind: "raise";
            product: string;
            price: [
                number,
                number
            ];
            uncovers: number[];
            production: number[];
        };
        /** Region */
        Region: {
            id: string;
            name: string;
            villages: string[];
            city: boolean;
            buildings: string[];
            label: [
                number,
                number
            ];
        };
        /** RegionLost */
        RegionLost: {
            /** @enum {unknown} */
            type: "region-lost";
            seat: number;
            /** @enum {unknown} */
            region: "abtsforst" | "angerland" | "bienenau" | "burgwiese" | "drachenkar" | "fuerstenanger" | "grafenhain" | "grauhorn" | "herrenau" | "kranzleiten" | "nebelboden" | "rebgrund" | "ritterwinkl" | "schneeboden" | "schreibermoos" | "silberboden" | "tannkar" | "torfmoor" | "totenrain" | "ursental" | "wahrsagergrund";
            /** @enum {unknown} */
            why: "declined" | "discs" | "full";
        };
        /** RegionLostByThird */
        RegionLostByThird: {
            /** @enum {unknown} */
            type: "region-lost-by-third";
            seat: number;
            /** @enum {unknown} */
            region: "abtsforst" | "angerland" | "bienenau" | "burgwiese" | "drachenkar" | "fuerstenanger" | "grafenhain" | "grauhorn" | "herrenau" | "kranzleiten" | "nebelboden" | "rebgrund" | "ritterwinkl" | "schneeboden" | "schreibermoos" | "silberboden" | "tannkar" | "torfmoor" | "totenrain" | "ursental" | "wahrsagergrund";
            /** @enum {unknown} */
            why: "declined" | "discs" | "full";
        };
        /** River */
        River: {
            id: string;
            name: string;
            points: [
                number,
                number
            ][];
        };
        /** RoundClosed */
        RoundClosed: {
            /** @enum {unknown} */
            type: "round-closed";
            round: number;
        };
        /** RoundOpened */
        RoundOpened: {
            /** @enum {unknown} */
            type: "round-opened";
            round: number;
            rounds: number;
            seat: number;
        };
        /** RowPays */
        RowPays: {
            row: string;
            pays: number;
        };
        /**
         * RowView
         * @description A row of the price table.
         */
        RowView: {
            row: string;
            price: number | null;
            end_value: number | null;
            squares: number[];
            discs: (number | null)[];
            usable: boolean[];
            pays: number | null;
        };
        /**
         * Selling
         * @description H5.3: one line a coin movement, who else earns, and what changes in the final income.
         */
        Selling: {
            /** @enum {unknown} */
            kind: "sell";
            village: string;
            way: string[];
            cost: number;
            net: number;
            regions?: components["schemas"]["Completed"][];
            earn?: number[];
            price: number;
            bring: number;
            cash: number;
            dukedoms: [
                number,
                number
            ];
            route: [
                number,
                number
            ];
            stranded: boolean;
        };
        /** Setup */
        Setup: {
            rows: {
                [key: string]: number[];
            };
        };
        /** SharedBuyerPlaced */
        SharedBuyerPlaced: {
            /** @enum {unknown} */
            type: "shared-buyer-placed";
            seat: number;
            /** @enum {unknown} */
            place: "h1c1" | "h1c2" | "h1c3" | "h1c4" | "h1v1" | "h1v2" | "h1v3" | "h2c1" | "h2c2" | "h2c3" | "h2c4" | "h2v1" | "h2v2" | "h2v3" | "h3c1" | "h3c2" | "h3c3" | "h3c4" | "h3v1" | "h3v2" | "h3v3" | "h4c1" | "h4c2" | "h4c3" | "h4c4" | "h4v1" | "h4v2" | "h4v3" | "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1" | "r4c2" | "r4c3" | "r4c4" | "r5c1" | "r5c2" | "r5c3" | "r5c4" | "v1r1" | "v1r2" | "v1r3" | "v1r4" | "v1r5" | "v2r1" | "v2r2" | "v2r3" | "v2r4" | "v2r5" | "v3r1" | "v3r2" | "v3r3" | "v3r4" | "v3r5";
            tile?: string;
        };
        /** SharedStationBuilt */
        SharedStationBuilt: {
            /** @enum {unknown} */
            type: "shared-station-built";
            seat: number;
            /** @enum {unknown} */
            village: "angerwies" | "brennau" | "drachenegg" | "erlgraben" | "erztratt" | "falkenried" | "furtnitz" | "gamskar" | "glockrain" | "grauwinkl" | "hermagor" | "hochkranz" | "honigbuehl" | "kornleiten" | "kreuzwang" | "lindrach" | "moosling" | "muehlrast" | "nebelwand" | "passhorn" | "rebstall" | "rosstratt" | "sankt_odran" | "schneebichl" | "silbergrub" | "sonnwendl" | "steinhag" | "tannsteg" | "torfach" | "ursenfeld" | "weidnau" | "wolfsriegl" | "zollnitz";
        };
        /** Sold */
        Sold: {
            /** @enum {unknown} */
            type: "sold";
            seat: number;
            /** @enum {unknown} */
            village: "angerwies" | "brennau" | "drachenegg" | "erlgraben" | "erztratt" | "falkenried" | "furtnitz" | "gamskar" | "glockrain" | "grauwinkl" | "hermagor" | "hochkranz" | "honigbuehl" | "kornleiten" | "kreuzwang" | "lindrach" | "moosling" | "muehlrast" | "nebelwand" | "passhorn" | "rebstall" | "rosstratt" | "sankt_odran" | "schneebichl" | "silbergrub" | "sonnwendl" | "steinhag" | "tannsteg" | "torfach" | "ursenfeld" | "weidnau" | "wolfsriegl" | "zollnitz";
            way: string[];
            product: string;
            price: number;
            cost: number;
            shortcut: number;
        };
        /**
         * SpeaksForItself
         * @description There is nothing to add to what the answer says.
         */
        SpeaksForItself: {
            /** @enum {unknown} */
            kind: "plain";
        };
        /** StartNamed */
        StartNamed: {
            /** @enum {unknown} */
            type: "start-named";
            seat: number;
            by: number;
        };
        /** Stayed */
        Stayed: {
            /** @enum {unknown} */
            type: "stayed";
            seat: number;
        };
        /** TileDrawn */
        TileDrawn: {
            /** @enum {unknown} */
            type: "tile-drawn";
            seat: number;
            tile: string;
            products: string[];
            back: string[];
        };
        /** TileLaid */
        TileLaid: {
            booth: string;
            products: string[];
            tile: string;
        };
        /** TileStayed */
        TileStayed: {
            /** @enum {unknown} */
            type: "tile-stayed";
            /** @enum {unknown} */
            booth: "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1" | "r4c2" | "r4c3" | "r4c4" | "r5c1" | "r5c2" | "r5c3" | "r5c4";
            tile: string;
            products: string[];
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            strength: number[];
        };
        /** TileTold */
        TileTold: {
            products: string[];
            tile: string;
        };
        /** TileWon */
        TileWon: {
            /** @enum {unknown} */
            type: "tile-won";
            seat: number;
            /** @enum {unknown} */
            booth: "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1" | "r4c2" | "r4c3" | "r4c4" | "r5c1" | "r5c2" | "r5c3" | "r5c4";
            tile: string;
            products: string[];
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            strength: number[];
        };
        /** TileWonByThird */
        TileWonByThird: {
            /** @enum {unknown} */
            type: "tile-won-by-third";
            /** @enum {unknown} */
            booth: "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1" | "r4c2" | "r4c3" | "r4c4" | "r5c1" | "r5c2" | "r5c3" | "r5c4";
            tile: string;
            products: string[];
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            strength: number[];
        };
        /** TooPoor */
        TooPoor: {
            /** @enum {unknown} */
            type: "too-poor";
            seat: number;
        };
        /**
         * View
         * @description All that one seat may know of a game.
         */
        View: {
            seat: number;
            round: number;
            rounds: number;
            phase: number;
            starter: number;
            asked: number[];
            actions: number;
            to_come: number[];
            bag: string[];
            market: (components["schemas"]["BoothTold"] | null)[];
            buyers: {
                [key: string]: number;
            };
            lines: {
                [key: string]: number[];
            };
            prices: components["schemas"]["RowView"][];
            merchants: components["schemas"]["MerchantView"][];
            third: components["schemas"]["MerchantView"] | null;
            shared_buyers: number;
            stations: {
                [key: string]: number[];
            };
            completed: components["schemas"]["Completed"][];
            journeys: components["schemas"]["Journey"][];
        };
        /** Village */
        Village: {
            id: string;
            name: string;
            x: number;
            y: number;
            product: string;
            dukedom: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ActionsTurnedUp = components['schemas']['ActionsTurnedUp'];
export type BoothTold = components['schemas']['BoothTold'];
export type Building = components['schemas']['Building'];
export type BuildingShared = components['schemas']['BuildingShared'];
export type BuyerPlaced = components['schemas']['BuyerPlaced'];
export type BuzzPaid = components['schemas']['BuzzPaid'];
export type CashDeclared = components['schemas']['CashDeclared'];
export type City = components['schemas']['City'];
export type Completed = components['schemas']['Completed'];
export type ContestTold = components['schemas']['ContestTold'];
export type Contested = components['schemas']['Contested'];
export type Country = components['schemas']['Country'];
export type DiscPlaced = components['schemas']['DiscPlaced'];
export type DiscPlacedByThird = components['schemas']['DiscPlacedByThird'];
export type Dukedom = components['schemas']['Dukedom'];
export type Event = components['schemas']['Event'];
export type GameEnded = components['schemas']['GameEnded'];
export type GoodDeal = components['schemas']['GoodDeal'];
export type Goods = components['schemas']['Goods'];
export type IncomePaid = components['schemas']['IncomePaid'];
export type Journey = components['schemas']['Journey'];
export type LineChange = components['schemas']['LineChange'];
export type LineTold = components['schemas']['LineTold'];
export type Map = components['schemas']['Map'];
export type MarketFilled = components['schemas']['MarketFilled'];
export type MarketPlaces = components['schemas']['MarketPlaces'];
export type MerchantView = components['schemas']['MerchantView'];
export type Money = components['schemas']['Money'];
export type Moved = components['schemas']['Moved'];
export type Moving = components['schemas']['Moving'];
export type NeighbourPaid = components['schemas']['NeighbourPaid'];
export type NothingDeclared = components['schemas']['NothingDeclared'];
export type NothingDrawn = components['schemas']['NothingDrawn'];
export type Passed = components['schemas']['Passed'];
export type Placing = components['schemas']['Placing'];
export type Preview = components['schemas']['Preview'];
export type PriceKept = components['schemas']['PriceKept'];
export type PriceRaised = components['schemas']['PriceRaised'];
export type PriceRaisedByThird = components['schemas']['PriceRaisedByThird'];
export type Prices = components['schemas']['Prices'];
export type Printed = components['schemas']['Printed'];
export type Product = components['schemas']['Product'];
export type ProductTiles = components['schemas']['ProductTiles'];
export type Raising = components['schemas']['Raising'];
export type Region = components['schemas']['Region'];
export type RegionLost = components['schemas']['RegionLost'];
export type RegionLostByThird = components['schemas']['RegionLostByThird'];
export type River = components['schemas']['River'];
export type RoundClosed = components['schemas']['RoundClosed'];
export type RoundOpened = components['schemas']['RoundOpened'];
export type RowPays = components['schemas']['RowPays'];
export type RowView = components['schemas']['RowView'];
export type Selling = components['schemas']['Selling'];
export type Setup = components['schemas']['Setup'];
export type SharedBuyerPlaced = components['schemas']['SharedBuyerPlaced'];
export type SharedStationBuilt = components['schemas']['SharedStationBuilt'];
export type Sold = components['schemas']['Sold'];
export type SpeaksForItself = components['schemas']['SpeaksForItself'];
export type StartNamed = components['schemas']['StartNamed'];
export type Stayed = components['schemas']['Stayed'];
export type TileDrawn = components['schemas']['TileDrawn'];
export type TileLaid = components['schemas']['TileLaid'];
export type TileStayed = components['schemas']['TileStayed'];
export type TileTold = components['schemas']['TileTold'];
export type TileWon = components['schemas']['TileWon'];
export type TileWonByThird = components['schemas']['TileWonByThird'];
export type TooPoor = components['schemas']['TooPoor'];
export type View = components['schemas']['View'];
export type Village = components['schemas']['Village'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
