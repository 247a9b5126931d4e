// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Booth
         * @description A tile on the market with who would get it now.
         */
        Booth: {
            edges: number[];
            products: string[];
            strength: number[];
            tile: string;
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            winner: number | null;
        };
        /**
         * BuildPreview
         * @description H5.23.
         */
        BuildPreview: {
            pays: number;
            production?: [
                number,
                number
            ];
            region: string;
            row: string;
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
         * Contest
         * @description Who would get a tile: `winner` is a colour, null if it stays.
         */
        Contest: {
            edges: number[];
            strength: number[];
            /** @enum {unknown} */
            why: "edges" | "majority" | "nobody" | "tie" | "tile";
            winner: number | null;
        };
        /**
         * Contested
         * @description Who would get a tile, before and after.
         */
        Contested: {
            after: components["schemas"]["Contest"];
            before: components["schemas"]["Contest"];
            booth: string;
            changes: boolean;
            products: string[];
            tile: string;
        };
        /** Country */
        Country: {
            regions: components["schemas"]["Region"][];
            dukedoms: components["schemas"]["Dukedom"][];
            rivers: components["schemas"]["River"][];
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
        /** Goods */
        Goods: {
            products: components["schemas"]["Product"][];
        };
        /**
         * Journey
         * @description The way to a village and what a sale there would leave.
         */
        Journey: {
            cost: number;
            earn?: number[];
            net: number;
            regions?: components["schemas"]["Completed"][];
            village: string;
            way: string[];
        };
        /** LineChange */
        LineChange: {
            after: number;
            before: number;
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
        /**
         * MovePreview
         * @description H5.5.
         */
        MovePreview: {
            cash: number;
            cost: number;
            stranded: boolean;
            village: string;
            way: string[];
        };
        /**
         * NoPreview
         * @description Answers that speak for themselves.
         */
        NoPreview: Record<string, never>;
        /**
         * PlacePreview
         * @description H3.7.
         */
        PlacePreview: {
            buzz: [
                number,
                number
            ];
            cash: number;
            cost: number;
            lines: components["schemas"]["LineChange"][];
            place: string;
            stranded: boolean;
            tiles: components["schemas"]["Contested"][];
        };
        Preview: components["schemas"]["PlacePreview"] | components["schemas"]["SellPreview"] | components["schemas"]["MovePreview"] | components["schemas"]["RaisePreview"] | components["schemas"]["BuildPreview"] | components["schemas"]["SharedPreview"] | components["schemas"]["NoPreview"];
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
         * RaisePreview
         * @description H4.12.
         */
        RaisePreview: {
            price: [
                number,
                number
            ];
            product: string;
            production: number[];
            uncovers: number[];
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
        /** River */
        River: {
            id: string;
            name: string;
            points: [
                number,
                number
            ][];
        };
        /** RowPays */
        RowPays: {
            pays: number;
            row: string;
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
         * SellPreview
         * @description H5.3.
         */
        SellPreview: {
            bring: number;
            cash: number;
            cost: number;
            dukedoms: [
                number,
                number
            ];
            earn?: number[];
            net: number;
            price: number;
            regions?: components["schemas"]["Completed"][];
            route: [
                number,
                number
            ];
            stranded: boolean;
            village: string;
            way: string[];
        };
        /** Setup */
        Setup: {
            rows: {
                [key: string]: number[];
            };
        };
        /** SharedPreview */
        SharedPreview: {
            regions: components["schemas"]["Completed"][];
            village: string;
        };
        /** Tile */
        Tile: {
            products: string[];
            tile: string;
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
            market: (components["schemas"]["Booth"] | null)[];
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
export type Booth = components['schemas']['Booth'];
export type BuildPreview = components['schemas']['BuildPreview'];
export type City = components['schemas']['City'];
export type Completed = components['schemas']['Completed'];
export type Contest = components['schemas']['Contest'];
export type Contested = components['schemas']['Contested'];
export type Country = components['schemas']['Country'];
export type Dukedom = components['schemas']['Dukedom'];
export type Goods = components['schemas']['Goods'];
export type Journey = components['schemas']['Journey'];
export type LineChange = components['schemas']['LineChange'];
export type Map = components['schemas']['Map'];
export type MarketPlaces = components['schemas']['MarketPlaces'];
export type MerchantView = components['schemas']['MerchantView'];
export type Money = components['schemas']['Money'];
export type MovePreview = components['schemas']['MovePreview'];
export type NoPreview = components['schemas']['NoPreview'];
export type PlacePreview = components['schemas']['PlacePreview'];
export type Preview = components['schemas']['Preview'];
export type Prices = components['schemas']['Prices'];
export type Printed = components['schemas']['Printed'];
export type Product = components['schemas']['Product'];
export type ProductTiles = components['schemas']['ProductTiles'];
export type RaisePreview = components['schemas']['RaisePreview'];
export type Region = components['schemas']['Region'];
export type River = components['schemas']['River'];
export type RowPays = components['schemas']['RowPays'];
export type RowView = components['schemas']['RowView'];
export type SellPreview = components['schemas']['SellPreview'];
export type Setup = components['schemas']['Setup'];
export type SharedPreview = components['schemas']['SharedPreview'];
export type Tile = components['schemas']['Tile'];
export type View = components['schemas']['View'];
export type Village = components['schemas']['Village'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
