// Written by `python -m workshop.types` from the structs in src/comptoir.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AcceptanceVoid */
        AcceptanceVoid: {
            /** @enum {unknown} */
            type: "acceptance-void";
            seat: number;
            offer: number;
            other: number;
        };
        /** ActionGained */
        ActionGained: {
            /** @enum {unknown} */
            type: "action-gained";
            seat: number;
            n: number;
        };
        /** ArtefactKept */
        ArtefactKept: {
            /** @enum {unknown} */
            type: "artefact-kept";
            seat: number;
            /** @enum {unknown} */
            artefact: "alambic" | "anneau" | "bottes" | "bourse" | "boussole" | "clef" | "cor" | "corne" | "gant" | "lanterne" | "marteau" | "miroir" | "outils_architecte" | "plume" | "portail" | "sablier" | "sceau";
        };
        /** AskedAgain */
        AskedAgain: {
            /** @enum {unknown} */
            type: "asked-again";
            seat: number;
            /** @enum {unknown} */
            window: "all" | "bm_played" | "build_declared" | "build_done" | "delivery_declared" | "delivery_done" | "harvest" | "income" | "interact" | "meet" | "open" | "own_turn" | "quest_done" | "recruit_declared" | "sea_passage" | "step" | "trade_done" | "turn_end" | "turn_start" | "villa_declared" | "villa_done" | "work";
        };
        /** Associate */
        Associate: {
            id: string;
            name: string;
            resource: string;
        };
        /** AssociateStolen */
        AssociateStolen: {
            /** @enum {unknown} */
            type: "associate-stolen";
            seat: number;
            other: number;
            /** @enum {unknown} */
            associate: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** Black */
        Black: {
            id: string;
            name: string;
            text: string;
            options: components["schemas"]["Option"][];
            windows: string[];
            aims: boolean;
        };
        /** BlackDrawn */
        BlackDrawn: {
            /** @enum {unknown} */
            type: "black-drawn";
            seat: number;
            /** @enum {unknown} */
            black?: "appel_offres" | "barrage" | "chantage" | "clandestin" | "contre_espion" | "contrebande" | "debauchage" | "douane" | "embuscade" | "faux_permis" | "greve" | "incendie" | "informateur" | "passage" | "prete_nom" | "racket" | "recel" | "rumeurs" | "surenchere" | "travail_nuit" | "usure" | "vol_tire";
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
            name: string;
            text: string;
            gold: number;
        };
        /** Border */
        Border: {
            a: string;
            b: string;
        };
        /** Bought */
        Bought: {
            /** @enum {unknown} */
            type: "bought";
            seat: number;
            /** @enum {unknown} */
            resource: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
            n: number;
        };
        /** BuildDeclared */
        BuildDeclared: {
            /** @enum {unknown} */
            type: "build-declared";
            seat: number;
            /** @enum {unknown} */
            commerce: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
            /** @enum {unknown} */
            in: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            bonus: number;
        };
        /** BuildFailed */
        BuildFailed: {
            /** @enum {unknown} */
            type: "build-failed";
            seat: number;
            /** @enum {unknown} */
            commerce: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
        };
        /** Built */
        Built: {
            /** @enum {unknown} */
            type: "built";
            seat: number;
            /** @enum {unknown} */
            commerce: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
            /** @enum {unknown} */
            in: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            n: number;
        };
        /** CardCancelled */
        CardCancelled: {
            /** @enum {unknown} */
            type: "card-cancelled";
            seat: number;
            /** @enum {unknown} */
            black: "appel_offres" | "barrage" | "chantage" | "clandestin" | "contre_espion" | "contrebande" | "debauchage" | "douane" | "embuscade" | "faux_permis" | "greve" | "incendie" | "informateur" | "passage" | "prete_nom" | "racket" | "recel" | "rumeurs" | "surenchere" | "travail_nuit" | "usure" | "vol_tire";
        };
        /** CardPlayed */
        CardPlayed: {
            /** @enum {unknown} */
            type: "card-played";
            seat: number;
            /** @enum {unknown} */
            black: "appel_offres" | "barrage" | "chantage" | "clandestin" | "contre_espion" | "contrebande" | "debauchage" | "douane" | "embuscade" | "faux_permis" | "greve" | "incendie" | "informateur" | "passage" | "prete_nom" | "racket" | "recel" | "rumeurs" | "surenchere" | "travail_nuit" | "usure" | "vol_tire";
            other?: number;
        };
        /** Chosen */
        Chosen: {
            /** @enum {unknown} */
            type: "chosen";
            seat: number;
            option: number;
        };
        /** Commerce */
        Commerce: {
            id: string;
            name: string;
            gold: number;
            resources: {
                [key: string]: number;
            };
            income: number;
            prestige: number;
            bonus: components["schemas"]["Bonus"];
        };
        /** CommerceDrawn */
        CommerceDrawn: {
            /** @enum {unknown} */
            type: "commerce-drawn";
            seat: number;
            /** @enum {unknown} */
            commerce?: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
        };
        /** CommerceShown */
        CommerceShown: {
            /** @enum {unknown} */
            type: "commerce-shown";
            seat: number;
            /** @enum {unknown} */
            commerce: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
        };
        /** CommerceTaken */
        CommerceTaken: {
            /** @enum {unknown} */
            type: "commerce-taken";
            seat: number;
            /** @enum {unknown} */
            commerce: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
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
        /** CounterMade */
        CounterMade: {
            /** @enum {unknown} */
            type: "counter-made";
            seat: number;
            offer: number;
            give: string;
            want: string;
            other: number;
            answers: number;
            purpose?: string;
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
        /** Delivered */
        Delivered: {
            /** @enum {unknown} */
            type: "delivered";
            seat: number;
            /** @enum {unknown} */
            delivery: "liv_cathedrale" | "liv_couronne" | "liv_flotte" | "liv_foire" | "liv_hautebrume" | "liv_kien" | "liv_nacrelune" | "liv_ormea" | "liv_port_feral" | "liv_salanche" | "liv_valdrune";
            n: number;
        };
        /** Delivery */
        Delivery: {
            id: string;
            name: string;
            text: string;
            city: string;
            resources: {
                [key: string]: number;
            };
            gold: number;
            prestige: number;
        };
        /** DeliveryShown */
        DeliveryShown: {
            /** @enum {unknown} */
            type: "delivery-shown";
            seat: number;
            /** @enum {unknown} */
            delivery: "liv_cathedrale" | "liv_couronne" | "liv_flotte" | "liv_foire" | "liv_hautebrume" | "liv_kien" | "liv_nacrelune" | "liv_ormea" | "liv_port_feral" | "liv_salanche" | "liv_valdrune";
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
        /** Discarded */
        Discarded: {
            /** @enum {unknown} */
            type: "discarded";
            seat: number;
            /** @enum {unknown} */
            deck: "artefact" | "black_market" | "commerce" | "quest";
            cards: string[];
            n: number;
        };
        /** Discards */
        Discards: {
            artefact: string[];
            black_market: string[];
            commerce: string[];
            delivery: string[];
            quest: string[];
        };
        /** DraftEnded */
        DraftEnded: {
            /** @enum {unknown} */
            type: "draft-ended";
            seat: number;
            cards: string[];
        };
        /** Drafted */
        Drafted: {
            /** @enum {unknown} */
            type: "drafted";
            seat: number;
            /** @enum {unknown} */
            commerce?: "antiquaire" | "apothicaire" | "armurerie" | "auberge_populaire" | "bains" | "banque" | "bibliotheque" | "boucherie" | "boulangerie" | "brasserie" | "caravanserail" | "cartographes" | "chantier_naval" | "chapellerie" | "cirque" | "comptoir_maritime" | "cordonnerie" | "ecole" | "forge" | "fromagerie" | "grand_hotel" | "halle_vins" | "joaillerie" | "maison_jeu" | "menuiserie" | "mont_piete" | "observatoire" | "parfumerie" | "primeur" | "quincaillerie" | "relais_poste" | "scierie" | "sculpteur" | "taverne_port" | "theatre" | "tisserand";
        };
        /** Drawn */
        Drawn: {
            /** @enum {unknown} */
            type: "drawn";
            seat: number;
            /** @enum {unknown} */
            deck: "artefact" | "black_market" | "commerce" | "quest";
            n: number;
            cards?: string[];
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
        /** EndTriggered */
        EndTriggered: {
            /** @enum {unknown} */
            type: "end-triggered";
            seat: number;
            prestige: number;
        };
        Event: components["schemas"]["Settled"] | components["schemas"]["Drafted"] | components["schemas"]["DraftEnded"] | components["schemas"]["TurnBegan"] | components["schemas"]["Moved"] | components["schemas"]["Sailed"] | components["schemas"]["Relocated"] | components["schemas"]["Worked"] | components["schemas"]["Harvested"] | components["schemas"]["Interacted"] | components["schemas"]["ImmediateDrawn"] | components["schemas"]["QuestDrawn"] | components["schemas"]["QuestFulfilled"] | components["schemas"]["QuestDiscarded"] | components["schemas"]["Chosen"] | components["schemas"]["Drawn"] | components["schemas"]["Discarded"] | components["schemas"]["ArtefactKept"] | components["schemas"]["BuildDeclared"] | components["schemas"]["BuildFailed"] | components["schemas"]["Built"] | components["schemas"]["CommerceShown"] | components["schemas"]["CommerceTaken"] | components["schemas"]["CommerceDrawn"] | components["schemas"]["Delivered"] | components["schemas"]["DeliveryShown"] | components["schemas"]["Recruited"] | components["schemas"]["Promoted"] | components["schemas"]["VillaDeclared"] | components["schemas"]["VillaBought"] | components["schemas"]["VillaFailed"] | components["schemas"]["Bought"] | components["schemas"]["Sold"] | components["schemas"]["IncomeTaken"] | components["schemas"]["IncomeChanged"] | components["schemas"]["GoldGained"] | components["schemas"]["GoldLost"] | components["schemas"]["GoldPaid"] | components["schemas"]["GoldStolen"] | components["schemas"]["GoodsGained"] | components["schemas"]["GoodsLost"] | components["schemas"]["GoodsStolen"] | components["schemas"]["AssociateStolen"] | components["schemas"]["InsigniaGained"] | components["schemas"]["InsigniaLost"] | components["schemas"]["PrestigeGained"] | components["schemas"]["PrestigeLost"] | components["schemas"]["ActionGained"] | components["schemas"]["BlackDrawn"] | components["schemas"]["CardPlayed"] | components["schemas"]["CardCancelled"] | components["schemas"]["WindowOpened"] | components["schemas"]["Silent"] | components["schemas"]["Spared"] | components["schemas"]["AskedAgain"] | components["schemas"]["TileActed"] | components["schemas"]["TileUsed"] | components["schemas"]["OfferMade"] | components["schemas"]["CounterMade"] | components["schemas"]["OfferAccept"] | components["schemas"]["OfferDecline"] | components["schemas"]["OfferWithdraw"] | components["schemas"]["OfferReopen"] | components["schemas"]["OfferVoid"] | components["schemas"]["AcceptanceVoid"] | components["schemas"]["Traded"] | components["schemas"]["EndTriggered"] | components["schemas"]["GameEnded"];
        /** Gains */
        Gains: {
            harvest: number;
            income: number;
            work: number;
        };
        /** GameEnded */
        GameEnded: {
            /** @enum {unknown} */
            type: "game-ended";
            winners: number[];
            prestige: number[];
            gold: number[];
        };
        /** GoldGained */
        GoldGained: {
            /** @enum {unknown} */
            type: "gold-gained";
            seat: number;
            n: number;
        };
        /** GoldLost */
        GoldLost: {
            /** @enum {unknown} */
            type: "gold-lost";
            seat: number;
            n: number;
        };
        /** GoldPaid */
        GoldPaid: {
            /** @enum {unknown} */
            type: "gold-paid";
            seat: number;
            n: number;
            other: number;
        };
        /** GoldStolen */
        GoldStolen: {
            /** @enum {unknown} */
            type: "gold-stolen";
            seat: number;
            n: number;
            other: number;
        };
        /** GoodsGained */
        GoodsGained: {
            /** @enum {unknown} */
            type: "goods-gained";
            seat: number;
            n: number;
            /** @enum {unknown} */
            resource: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** GoodsLost */
        GoodsLost: {
            /** @enum {unknown} */
            type: "goods-lost";
            seat: number;
            n: number;
            /** @enum {unknown} */
            resource: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** GoodsStolen */
        GoodsStolen: {
            /** @enum {unknown} */
            type: "goods-stolen";
            seat: number;
            other: number;
            /** @enum {unknown} */
            resource: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** Harvested */
        Harvested: {
            /** @enum {unknown} */
            type: "harvested";
            seat: number;
            /** @enum {unknown} */
            at: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
        };
        /** History */
        History: {
            id: string;
            name: string;
            text: string;
        };
        /** Holding */
        Holding: {
            gold: number;
            goods: number[];
        };
        /** ImmediateDrawn */
        ImmediateDrawn: {
            /** @enum {unknown} */
            type: "immediate-drawn";
            seat: number;
            /** @enum {unknown} */
            quest: "ambassade" | "armateur" | "bal" | "berger" | "brigands" | "carte_1" | "carte_2" | "chef_huta" | "cheval" | "cimetiere_1" | "cimetiere_2" | "collectionneur" | "concours" | "contrebandiers" | "duel_cartes" | "epave_1" | "epave_2" | "ermite" | "etoile" | "fantomes_1" | "fantomes_2" | "feu_de_camp" | "forge_royale" | "griffon_1" | "griffon_2" | "grimoires" | "guilde" | "heraut" | "herboriste" | "loup_mer" | "maitre_chais" | "mecene" | "mendiant" | "mineurs" | "moissons" | "mule" | "muse_1" | "muse_2" | "noce" | "orgue" | "perle" | "phare" | "pont" | "puits" | "serment_1" | "serment_2" | "statue" | "succession_1" | "succession_2" | "tailleur" | "tapis" | "usurier" | "voyante";
        };
        /** IncomeChanged */
        IncomeChanged: {
            /** @enum {unknown} */
            type: "income-changed";
            seat: number;
            n: number;
            income: number;
        };
        /** IncomeTaken */
        IncomeTaken: {
            /** @enum {unknown} */
            type: "income-taken";
            seat: number;
            n: number;
        };
        /** InsigniaGained */
        InsigniaGained: {
            /** @enum {unknown} */
            type: "insignia-gained";
            seat: number;
            n: number;
            /** @enum {unknown} */
            insignia: "builders" | "captain" | "curse" | "gatherers" | "messengers" | "mount" | "noble" | "storytellers" | "work";
        };
        /** InsigniaLost */
        InsigniaLost: {
            /** @enum {unknown} */
            type: "insignia-lost";
            seat: number;
            n: number;
            /** @enum {unknown} */
            insignia: "builders" | "captain" | "curse" | "gatherers" | "messengers" | "mount" | "noble" | "storytellers" | "work";
        };
        /** Interacted */
        Interacted: {
            /** @enum {unknown} */
            type: "interacted";
            seat: number;
            /** @enum {unknown} */
            at: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
        };
        /** Island */
        Island: {
            id: string;
            name: string;
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
            beyond: {
                [key: string]: number;
            };
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
        /** Moved */
        Moved: {
            /** @enum {unknown} */
            type: "moved";
            seat: number;
            /** @enum {unknown} */
            to: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            steps: number;
        };
        /** Named */
        Named: {
            id: string;
            name: string;
        };
        /** OfferAccept */
        OfferAccept: {
            /** @enum {unknown} */
            type: "offer-accept";
            seat: number;
            offer: number;
            other: number;
        };
        /** OfferDecline */
        OfferDecline: {
            /** @enum {unknown} */
            type: "offer-decline";
            seat: number;
            offer: number;
            other: number;
        };
        /** OfferMade */
        OfferMade: {
            /** @enum {unknown} */
            type: "offer-made";
            seat: number;
            offer: number;
            give: string;
            want: string;
            other?: number;
            purpose?: string;
        };
        /** OfferReopen */
        OfferReopen: {
            /** @enum {unknown} */
            type: "offer-reopen";
            seat: number;
            offer: number;
            other: number;
        };
        /**
         * OfferTold
         * @description An offer; what is given and wanted as in a move (`gold 3 wood 1`), the offer it answers or 0, what it is said to
         *         be for (a commerce, `quest`, `delivery`, `villa`) or nothing.
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
            purpose: string;
            to: number;
            want: string;
        };
        /** OfferVoid */
        OfferVoid: {
            /** @enum {unknown} */
            type: "offer-void";
            seat: number;
            offer: number;
            other: number;
        };
        /** OfferWithdraw */
        OfferWithdraw: {
            /** @enum {unknown} */
            type: "offer-withdraw";
            seat: number;
            offer: number;
            other: number;
        };
        /**
         * Option
         * @description One of the ways in which a card can be settled.
         */
        Option: {
            name: string;
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
        /** PrestigeGained */
        PrestigeGained: {
            /** @enum {unknown} */
            type: "prestige-gained";
            seat: number;
            n: number;
            prestige: number;
            /** @enum {unknown} */
            source: "bonus" | "card" | "commerce" | "delivery" | "quest" | "tile" | "villa";
        };
        /** PrestigeLost */
        PrestigeLost: {
            /** @enum {unknown} */
            type: "prestige-lost";
            seat: number;
            n: number;
            prestige: number;
        };
        /**
         * Preview
         * @description The change that is certain; for an offer accepted, what both would hold. What does not change is missing.
         */
        Preview: {
            actions?: number;
            gold?: number;
            goods?: number[];
            income?: number;
            prestige?: number;
            steps?: number;
            author?: components["schemas"]["Holding"];
            me?: components["schemas"]["Holding"];
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
        /** Promoted */
        Promoted: {
            /** @enum {unknown} */
            type: "promoted";
            seat: number;
            /** @enum {unknown} */
            associate: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** Quest */
        Quest: {
            id: string;
            name: string;
            text: string;
            story: string;
            immediate: boolean;
            prestige: number;
            place: string | null;
            coast: boolean;
            effects: components["schemas"]["Effect"][];
            options: components["schemas"]["Option"][];
        };
        /** QuestDiscarded */
        QuestDiscarded: {
            /** @enum {unknown} */
            type: "quest-discarded";
            seat: number;
            /** @enum {unknown} */
            quest: "ambassade" | "armateur" | "bal" | "berger" | "brigands" | "carte_1" | "carte_2" | "chef_huta" | "cheval" | "cimetiere_1" | "cimetiere_2" | "collectionneur" | "concours" | "contrebandiers" | "duel_cartes" | "epave_1" | "epave_2" | "ermite" | "etoile" | "fantomes_1" | "fantomes_2" | "feu_de_camp" | "forge_royale" | "griffon_1" | "griffon_2" | "grimoires" | "guilde" | "heraut" | "herboriste" | "loup_mer" | "maitre_chais" | "mecene" | "mendiant" | "mineurs" | "moissons" | "mule" | "muse_1" | "muse_2" | "noce" | "orgue" | "perle" | "phare" | "pont" | "puits" | "serment_1" | "serment_2" | "statue" | "succession_1" | "succession_2" | "tailleur" | "tapis" | "usurier" | "voyante";
        };
        /** QuestDrawn */
        QuestDrawn: {
            /** @enum {unknown} */
            type: "quest-drawn";
            seat: number;
            /** @enum {unknown} */
            quest?: "ambassade" | "armateur" | "bal" | "berger" | "brigands" | "carte_1" | "carte_2" | "chef_huta" | "cheval" | "cimetiere_1" | "cimetiere_2" | "collectionneur" | "concours" | "contrebandiers" | "duel_cartes" | "epave_1" | "epave_2" | "ermite" | "etoile" | "fantomes_1" | "fantomes_2" | "feu_de_camp" | "forge_royale" | "griffon_1" | "griffon_2" | "grimoires" | "guilde" | "heraut" | "herboriste" | "loup_mer" | "maitre_chais" | "mecene" | "mendiant" | "mineurs" | "moissons" | "mule" | "muse_1" | "muse_2" | "noce" | "orgue" | "perle" | "phare" | "pont" | "puits" | "serment_1" | "serment_2" | "statue" | "succession_1" | "succession_2" | "tailleur" | "tapis" | "usurier" | "voyante";
        };
        /** QuestFulfilled */
        QuestFulfilled: {
            /** @enum {unknown} */
            type: "quest-fulfilled";
            seat: number;
            /** @enum {unknown} */
            quest: "ambassade" | "armateur" | "bal" | "berger" | "brigands" | "carte_1" | "carte_2" | "chef_huta" | "cheval" | "cimetiere_1" | "cimetiere_2" | "collectionneur" | "concours" | "contrebandiers" | "duel_cartes" | "epave_1" | "epave_2" | "ermite" | "etoile" | "fantomes_1" | "fantomes_2" | "feu_de_camp" | "forge_royale" | "griffon_1" | "griffon_2" | "grimoires" | "guilde" | "heraut" | "herboriste" | "loup_mer" | "maitre_chais" | "mecene" | "mendiant" | "mineurs" | "moissons" | "mule" | "muse_1" | "muse_2" | "noce" | "orgue" | "perle" | "phare" | "pont" | "puits" | "serment_1" | "serment_2" | "statue" | "succession_1" | "succession_2" | "tailleur" | "tapis" | "usurier" | "voyante";
            option?: number;
            other?: number;
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
        /** Recruited */
        Recruited: {
            /** @enum {unknown} */
            type: "recruited";
            seat: number;
            /** @enum {unknown} */
            associate: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
        };
        /** Relocated */
        Relocated: {
            /** @enum {unknown} */
            type: "relocated";
            seat: number;
            /** @enum {unknown} */
            to: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
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
        /** Sailed */
        Sailed: {
            /** @enum {unknown} */
            type: "sailed";
            seat: number;
            /** @enum {unknown} */
            to: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            steps: number;
            n: number;
        };
        /** Settled */
        Settled: {
            /** @enum {unknown} */
            type: "settled";
            seat: number;
            /** @enum {unknown} */
            city: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            /** @enum {unknown} */
            history: "apprenti_forgeron" | "clerc" | "conteur" | "coursier" | "enfant_marin" | "maconne" | "noble_dechu" | "orphelin" | "palefrenier" | "vigneronne";
        };
        /** Silent */
        Silent: {
            /** @enum {unknown} */
            type: "silent";
            seat: number;
        };
        /** Sold */
        Sold: {
            /** @enum {unknown} */
            type: "sold";
            seat: number;
            /** @enum {unknown} */
            resource: "cloth" | "diamond" | "fruit" | "meat" | "ore" | "wine" | "wood";
            n: number;
        };
        /** Spared */
        Spared: {
            /** @enum {unknown} */
            type: "spared";
            seat: number;
            /** @enum {unknown} */
            window: "all" | "bm_played" | "build_declared" | "build_done" | "delivery_declared" | "delivery_done" | "harvest" | "income" | "interact" | "meet" | "open" | "own_turn" | "quest_done" | "recruit_declared" | "sea_passage" | "step" | "trade_done" | "turn_end" | "turn_start" | "villa_declared" | "villa_done" | "work";
        };
        /** Territory */
        Territory: {
            id: string;
            name: string;
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
            name: string;
            text: string;
            options: components["schemas"]["Option"][];
        };
        /** TileActed */
        TileActed: {
            /** @enum {unknown} */
            type: "tile-acted";
            seat: number;
            /** @enum {unknown} */
            tile: "alambic" | "anneau" | "bottes" | "bourse" | "boussole" | "builders" | "captain" | "clef" | "cor" | "corne" | "curse" | "gant" | "gatherers" | "lanterne" | "marteau" | "messengers" | "miroir" | "mount" | "noble" | "outils_architecte" | "plume" | "portail" | "sablier" | "sceau" | "storytellers" | "work";
        };
        /** TileUsed */
        TileUsed: {
            /** @enum {unknown} */
            type: "tile-used";
            seat: number;
            /** @enum {unknown} */
            tile: "alambic" | "anneau" | "bottes" | "bourse" | "boussole" | "builders" | "captain" | "clef" | "cor" | "corne" | "curse" | "gant" | "gatherers" | "lanterne" | "marteau" | "messengers" | "miroir" | "mount" | "noble" | "outils_architecte" | "plume" | "portail" | "sablier" | "sceau" | "storytellers" | "work";
        };
        /** Trade */
        Trade: {
            offers_each: number;
        };
        /** Traded */
        Traded: {
            /** @enum {unknown} */
            type: "traded";
            seat: number;
            offer: number;
            other: number;
            give: string;
            want: string;
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
        /** VillaBought */
        VillaBought: {
            /** @enum {unknown} */
            type: "villa-bought";
            seat: number;
            /** @enum {unknown} */
            at: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
            n: number;
        };
        /** VillaDeclared */
        VillaDeclared: {
            /** @enum {unknown} */
            type: "villa-declared";
            seat: number;
            /** @enum {unknown} */
            at: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
        };
        /** VillaFailed */
        VillaFailed: {
            /** @enum {unknown} */
            type: "villa-failed";
            seat: number;
            /** @enum {unknown} */
            at: "baie_voiles" | "bois_murmure" | "bosquet" | "carrieres" | "champs_lin" | "chutes_cristal" | "cimetiere" | "clos_moines" | "coteaux" | "cratere" | "dunes" | "fergris" | "fontaine_reves" | "foret_anciens" | "gouffre_azur" | "hautebrume" | "hutas" | "kien" | "marais" | "moutons" | "nacrelune" | "ormea" | "palmeraie" | "paturages" | "plage" | "plateau_destin" | "port_feral" | "salanche" | "steppes" | "tour_mages" | "treilles" | "valdrune" | "vergers_or";
        };
        /** Way */
        Way: {
            actions: number;
            gold: number;
            path: string[];
            to: string;
        };
        /** WindowOpened */
        WindowOpened: {
            /** @enum {unknown} */
            type: "window-opened";
            seat: number;
            /** @enum {unknown} */
            window: "all" | "bm_played" | "build_declared" | "build_done" | "delivery_declared" | "delivery_done" | "harvest" | "income" | "interact" | "meet" | "open" | "own_turn" | "quest_done" | "recruit_declared" | "sea_passage" | "step" | "trade_done" | "turn_end" | "turn_start" | "villa_declared" | "villa_done" | "work";
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
        /** Worked */
        Worked: {
            /** @enum {unknown} */
            type: "worked";
            seat: number;
            n: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AcceptanceVoid = components['schemas']['AcceptanceVoid'];
export type ActionGained = components['schemas']['ActionGained'];
export type ArtefactKept = components['schemas']['ArtefactKept'];
export type AskedAgain = components['schemas']['AskedAgain'];
export type Associate = components['schemas']['Associate'];
export type AssociateStolen = components['schemas']['AssociateStolen'];
export type Black = components['schemas']['Black'];
export type BlackDrawn = components['schemas']['BlackDrawn'];
export type Blocked = components['schemas']['Blocked'];
export type Bonus = components['schemas']['Bonus'];
export type Border = components['schemas']['Border'];
export type Bought = components['schemas']['Bought'];
export type BuildDeclared = components['schemas']['BuildDeclared'];
export type BuildFailed = components['schemas']['BuildFailed'];
export type Built = components['schemas']['Built'];
export type CardCancelled = components['schemas']['CardCancelled'];
export type CardPlayed = components['schemas']['CardPlayed'];
export type Chosen = components['schemas']['Chosen'];
export type Commerce = components['schemas']['Commerce'];
export type CommerceDrawn = components['schemas']['CommerceDrawn'];
export type CommerceShown = components['schemas']['CommerceShown'];
export type CommerceTaken = components['schemas']['CommerceTaken'];
export type CommerceTold = components['schemas']['CommerceTold'];
export type Constants = components['schemas']['Constants'];
export type CounterMade = components['schemas']['CounterMade'];
export type Decks = components['schemas']['Decks'];
export type Delivered = components['schemas']['Delivered'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryShown = components['schemas']['DeliveryShown'];
export type DeliveryTold = components['schemas']['DeliveryTold'];
export type Discarded = components['schemas']['Discarded'];
export type Discards = components['schemas']['Discards'];
export type DraftEnded = components['schemas']['DraftEnded'];
export type Drafted = components['schemas']['Drafted'];
export type Drawn = components['schemas']['Drawn'];
export type Effect = components['schemas']['Effect'];
export type EndTriggered = components['schemas']['EndTriggered'];
export type Event = components['schemas']['Event'];
export type Gains = components['schemas']['Gains'];
export type GameEnded = components['schemas']['GameEnded'];
export type GoldGained = components['schemas']['GoldGained'];
export type GoldLost = components['schemas']['GoldLost'];
export type GoldPaid = components['schemas']['GoldPaid'];
export type GoldStolen = components['schemas']['GoldStolen'];
export type GoodsGained = components['schemas']['GoodsGained'];
export type GoodsLost = components['schemas']['GoodsLost'];
export type GoodsStolen = components['schemas']['GoodsStolen'];
export type Harvested = components['schemas']['Harvested'];
export type History = components['schemas']['History'];
export type Holding = components['schemas']['Holding'];
export type ImmediateDrawn = components['schemas']['ImmediateDrawn'];
export type IncomeChanged = components['schemas']['IncomeChanged'];
export type IncomeTaken = components['schemas']['IncomeTaken'];
export type InsigniaGained = components['schemas']['InsigniaGained'];
export type InsigniaLost = components['schemas']['InsigniaLost'];
export type Interacted = components['schemas']['Interacted'];
export type Island = components['schemas']['Island'];
export type MarketTold = components['schemas']['MarketTold'];
export type Mine = components['schemas']['Mine'];
export type Moved = components['schemas']['Moved'];
export type Named = components['schemas']['Named'];
export type OfferAccept = components['schemas']['OfferAccept'];
export type OfferDecline = components['schemas']['OfferDecline'];
export type OfferMade = components['schemas']['OfferMade'];
export type OfferReopen = components['schemas']['OfferReopen'];
export type OfferTold = components['schemas']['OfferTold'];
export type OfferVoid = components['schemas']['OfferVoid'];
export type OfferWithdraw = components['schemas']['OfferWithdraw'];
export type Option = components['schemas']['Option'];
export type Pending = components['schemas']['Pending'];
export type PlayerView = components['schemas']['PlayerView'];
export type PrestigeGained = components['schemas']['PrestigeGained'];
export type PrestigeLost = components['schemas']['PrestigeLost'];
export type Preview = components['schemas']['Preview'];
export type Printed = components['schemas']['Printed'];
export type Promoted = components['schemas']['Promoted'];
export type Quest = components['schemas']['Quest'];
export type QuestDiscarded = components['schemas']['QuestDiscarded'];
export type QuestDrawn = components['schemas']['QuestDrawn'];
export type QuestFulfilled = components['schemas']['QuestFulfilled'];
export type QuestTold = components['schemas']['QuestTold'];
export type Recruited = components['schemas']['Recruited'];
export type Relocated = components['schemas']['Relocated'];
export type Route = components['schemas']['Route'];
export type Sailed = components['schemas']['Sailed'];
export type Settled = components['schemas']['Settled'];
export type Silent = components['schemas']['Silent'];
export type Sold = components['schemas']['Sold'];
export type Spared = components['schemas']['Spared'];
export type Territory = components['schemas']['Territory'];
export type Tile = components['schemas']['Tile'];
export type TileActed = components['schemas']['TileActed'];
export type TileUsed = components['schemas']['TileUsed'];
export type Trade = components['schemas']['Trade'];
export type Traded = components['schemas']['Traded'];
export type TurnBegan = components['schemas']['TurnBegan'];
export type View = components['schemas']['View'];
export type VillaBought = components['schemas']['VillaBought'];
export type VillaDeclared = components['schemas']['VillaDeclared'];
export type VillaFailed = components['schemas']['VillaFailed'];
export type Way = components['schemas']['Way'];
export type WindowOpened = components['schemas']['WindowOpened'];
export type WindowTold = components['schemas']['WindowTold'];
export type Worked = components['schemas']['Worked'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
