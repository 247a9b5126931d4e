# Die Wörter von Marchands de Karanor; die Lücken erklärt der Kopf von Hellers en.ftl.
# $other ist, wer auf dem Platz `other` sitzt. Orte kommen mit ihrem Verhältniswort: $to „nach Kien“, $at und $in „in Kien“.

## Fragen

karanor-ask-turn = Du bist dran: Was tust du?
karanor-ask-turn-other = { $name } ist am Zug
karanor-ask-draft = Behalte eins dieser Geschäfte
karanor-ask-draft-other = { $name } wählt ein Geschäft
karanor-ask-window = Spiele eine Schwarzmarktkarte, oder passe
karanor-ask-window-other = { $name } darf eine Schwarzmarktkarte spielen
karanor-ask-choose = Wähle eins
karanor-ask-choose-other = { $name } wählt
karanor-ask-immediate = Entscheide sofort
karanor-ask-immediate-other = { $name } muss sofort entscheiden
karanor-ask-keep = Behalte eins von denen, die du gezogen hast
karanor-ask-keep-other = { $name } hat gezogen und behält eins davon
karanor-ask-discard = Du hast vier Quests: Lege eine ab
karanor-ask-discard-other = { $name } muss eine Quest ablegen
karanor-ask-take = Nimm ein neues Geschäft
karanor-ask-take-other = { $name } nimmt ein neues Geschäft
karanor-ask-pick = Wähle eine Ressource
karanor-ask-pick-other = { $name } wählt eine Ressource
karanor-ask-gain = Nimm eine Ressource deiner Wahl
karanor-ask-gain-other = { $name } nimmt eine Ressource
karanor-ask-lose = Gib eine Ressource ab
karanor-ask-lose-other = { $name } muss eine Ressource abgeben
karanor-ask-steal = Welche Ressource wechselt den Besitzer?
karanor-ask-steal-other = { $name } wählt, welche Ressource den Besitzer wechselt
karanor-ask-poach = Welcher Teilhaber wechselt die Seite?
karanor-ask-poach-other = { $name } wählt, welcher Teilhaber die Seite wechselt
karanor-ask-convert = Tausche eine Ressource, oder hör auf
karanor-ask-convert-other = { $name } darf Ressourcen tauschen
karanor-ask-place = Setze deine Figur in eine Stadt
karanor-ask-place-other = { $name } setzt eine Figur in eine Stadt
karanor-ask-villa = Die Villa ist teurer geworden: Zahlst du?
karanor-ask-villa-other = { $name } darf den höheren Preis zahlen
karanor-ask-act = Ein Plättchen benutzen?
karanor-ask-act-other = { $name } darf ein Plättchen benutzen

## Protokoll

karanor-some =
    { $resource ->
        [Diamant] einen Diamanten
       *[other] { $resource }
    }
karanor-amount =
    { $resource ->
        [Diamant] { $n } Diamanten
       *[other] { $n } { $resource }
    }
karanor-log-settled = { $name } kommt aus { $city }, „{ $history }“
karanor-log-drafted = { $name } hat ein Geschäft behalten
    .commerce = { $name } behält das Geschäft „{ $commerce }“
karanor-log-draft-ended = Die Kartenwahl ist vorbei
karanor-log-turn-began = { $name } beginnt einen Zug
karanor-log-moved = { $name } geht { $to }
karanor-log-sailed = { $name } fährt für { $n } Gold über See { $to }
karanor-log-relocated = { $name } taucht { $to } auf
karanor-log-worked = { $name } arbeitet für { $n } Gold
karanor-log-harvested = { $name } erntet { $at }
karanor-log-interacted = { $name } spricht { $at } mit einem Bewohner
karanor-log-quest-drawn = { $name } zieht eine Quest
    .quest = { $name } zieht die Quest „{ $quest }“
karanor-log-immediate-drawn = { $name } zieht „{ $quest }“ und muss sofort entscheiden
karanor-log-quest-discarded = { $name } legt die Quest „{ $quest }“ ab
karanor-log-quest-fulfilled = { $name } erfüllt die Quest „{ $quest }“
karanor-log-chosen = { $name } nimmt Möglichkeit { $option }
karanor-log-drawn = { $name } zieht { $n }, um eins zu behalten
karanor-log-discarded = { $name } legt { $n } zurück
karanor-log-artefact-kept = { $name } behält das Artefakt „{ $artefact }“
karanor-log-build-declared = { $name } will { $in } „{ $commerce }“ bauen
karanor-log-build-failed = „{ $commerce }“ wird nicht gebaut; { $name } behält die Karte und hat nichts bezahlt
karanor-log-built = { $name } baut { $in } „{ $commerce }“ für { $n } Gold
karanor-log-commerce-shown = „{ $commerce }“ kommt in die Auslage
karanor-log-commerce-taken = { $name } nimmt das Geschäft „{ $commerce }“
karanor-log-commerce-drawn = { $name } zieht ein Geschäft
    .commerce = { $name } zieht das Geschäft „{ $commerce }“
karanor-log-delivered = { $name } liefert „{ $delivery }“ für { $n } Gold
karanor-log-delivery-shown = Als Nächstes gesucht: „{ $delivery }“
karanor-log-recruited = { $name } wirbt einen Teilhaber an ({ $associate })
karanor-log-promoted = { $name } befördert einen Teilhaber ({ $associate })
karanor-log-villa-declared = { $name } will { $at } eine Villa kaufen
karanor-log-villa-bought = { $name } kauft für { $n } Gold die Villa { $at }
karanor-log-villa-failed = { $name } bekommt die Villa { $at } nicht
karanor-log-bought = { $name } kauft auf dem Markt { karanor-some } für { $n } Gold
karanor-log-sold = { $name } verkauft auf dem Markt { karanor-some } für { $n } Gold
karanor-log-income-taken = { $name } bekommt { $n } Gold Einkommen
karanor-log-income-changed = { GENITIVE($name) } Einkommen ist jetzt { $income }
karanor-log-gold-gained = { $name } bekommt { $n } Gold
karanor-log-gold-lost = { $name } gibt { $n } Gold ab
karanor-log-gold-paid = { $name } zahlt { $n } Gold an { $other }
karanor-log-gold-stolen = { $name } nimmt { $other } { $n } Gold weg
karanor-log-goods-gained = { $name } bekommt { karanor-amount }
karanor-log-goods-lost = { $name } gibt { karanor-amount } ab
karanor-log-goods-stolen = { $name } nimmt { $other } { karanor-some } weg
karanor-log-associate-stolen = { $name } wirbt { $other } einen Teilhaber ab ({ $associate })
karanor-log-insignia-gained =
    { $n ->
        [one] { $name } bekommt das Abzeichen „{ $insignia }“
       *[other] { $name } bekommt { $n } Abzeichen „{ $insignia }“
    }
karanor-log-insignia-lost =
    { $n ->
        [one] { $name } gibt das Abzeichen „{ $insignia }“ zurück
       *[other] { $name } gibt { $n } Abzeichen „{ $insignia }“ zurück
    }
karanor-log-prestige-gained = { $name } bekommt { $n } Prestige und hat nun { $prestige }
karanor-log-prestige-lost = { $name } verliert { $n } Prestige und hat noch { $prestige }
karanor-log-action-gained =
    { $n ->
        [one] { $name } hat in diesem Zug { $n } Aktion mehr
       *[other] { $name } hat in diesem Zug { $n } Aktionen mehr
    }
karanor-log-black-drawn = { $name } zieht eine Schwarzmarktkarte
    .black = { $name } zieht die Karte „{ $black }“
karanor-log-card-played = { $name } spielt „{ $black }“
    .other = { $name } spielt „{ $black }“ gegen { $other }
karanor-log-card-cancelled = „{ $black }“ bleibt ohne Wirkung
karanor-log-window-opened = Die anderen dürfen auf { $name } reagieren
karanor-log-silent = { $name } passt für den Rest dieses Zuges
karanor-log-spared = { $name } möchte nicht mehr gefragt werden ({ $window })
karanor-log-asked-again = { $name } möchte wieder gefragt werden ({ $window })
karanor-log-tile-acted = { $name } profitiert von „{ $tile }“
karanor-log-tile-used = { $name } benutzt „{ $tile }“
karanor-log-offer-made = { $name } macht allen Angebot { $offer }
    .other = { $name } macht { $other } Angebot { $offer }
karanor-log-counter-made = { $name } antwortet auf Angebot { $answers } mit Angebot { $offer }
karanor-log-offer-accept = { $name } nimmt Angebot { $offer } an
karanor-log-offer-decline = { $name } lehnt Angebot { $offer } ab
karanor-log-offer-withdraw = { $name } zieht Angebot { $offer } zurück
karanor-log-offer-reopen = { $name } öffnet Angebot { $offer } wieder
karanor-log-offer-void = Angebot { $offer } von { $name } ist hinfällig: Etwas ist nicht mehr da
karanor-log-acceptance-void = { $name } hat nicht mehr, was Angebot { $offer } verlangt; es bleibt offen
karanor-purpose-commerce = „Das ist für mein Geschäft: { $card }.“
karanor-purpose-quest = „Das ist für eine Quest.“
karanor-purpose-delivery = „Das ist für die Lieferung.“
karanor-purpose-villa = „Das ist für eine Villa.“
karanor-log-traded = { $name } und { $other } tauschen
karanor-log-end-triggered = { $name } hat { $prestige } Prestige: Das Ende naht, niemand tauscht mehr
karanor-log-game-ended =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

## Warum nicht

karanor-refused-no-action = Du hast alle Aktionen dieses Zuges verbraucht.
karanor-refused-other-question = Das ist keine Antwort auf das, was gefragt ist.
karanor-refused-forbidden = Eine Wirkung verbietet dir diese Aktion.
karanor-refused-not-near = Nicht benachbart: { $territory }.
karanor-refused-sea-price = Du kannst die Überfahrt nicht bezahlen: { $gold } Gold.
karanor-refused-no-site = Hier wird nichts geerntet.
karanor-refused-supply-empty = Der Vorrat ist leer: { $resource }.
karanor-refused-no-work = Du darfst nicht arbeiten.
karanor-refused-bonus-late = Der Bonus wird mit dem Bau gekauft, nie später.
karanor-refused-no-commerce = „{ $commerce }“ hast du nicht auf der Hand.
karanor-refused-no-city = Du bist in keiner Stadt.
karanor-refused-one-commerce = In dieser Stadt hast du schon ein Geschäft.
karanor-refused-swap = Diese Ressource kannst du nicht ersetzen.
karanor-refused-lacking =
    { $n ->
        [one] Dir fehlt { $n } { $resource }.
       *[other] Dir fehlen { karanor-amount }.
    }
karanor-refused-lacking-gold =
    { $n ->
        [one] Dir fehlt { $n } Gold.
       *[other] Dir fehlen { $n } Gold.
    }
karanor-refused-no-quest = Die Quest „{ $quest }“ hast du nicht.
karanor-refused-quest = Die Bedingungen von „{ $quest }“ sind nicht erfüllt, oder du kannst nicht zahlen.
karanor-refused-no-quests = Es ist keine Questkarte mehr da.
karanor-refused-nobody-there = Dort wartet kein Bewohner.
karanor-refused-no-delivery = Keine Lieferung ist offen.
karanor-refused-delivery-city = Die Waren werden anderswo gebraucht: { $territory }.
karanor-refused-recruited = Dieser Teilhaber arbeitet schon für jemanden.
karanor-refused-not-your-associate = Dieser Teilhaber arbeitet nicht für dich.
karanor-refused-promoted = Dieser Teilhaber ist befördert, für immer.
karanor-refused-no-villa = Hier ist keine Villa.
karanor-refused-villa-sold = Diese Villa gehört schon jemandem.
karanor-refused-market = Damit handelt der Markt jetzt nicht, oder du kannst nicht zahlen.
karanor-refused-no-market = An diesem Tisch gibt es keinen Markt.
karanor-refused-power = Diese Fähigkeit ist jetzt nicht zu benutzen.
karanor-refused-no-card = Die Karte „{ $black }“ hast du nicht.
karanor-refused-no-card-for-it = Du hast keine Karte dafür.
karanor-refused-card-pending = Zuerst muss beantwortet werden, was gefragt ist.
karanor-refused-card-not-asked = In diesem Moment wirst du nicht gefragt.
karanor-refused-card-answered = In diesem Moment hast du schon geantwortet.
karanor-refused-card-own-turn = „{ $black }“ wird im eigenen Zug gespielt.
karanor-refused-card-other-turn = „{ $black }“ wird im Zug von jemand anderem gespielt.
karanor-refused-card-not-now = Jetzt ist nicht der Moment für „{ $black }“.
karanor-refused-card-alone = „{ $black }“ braucht noch jemanden in deinem Gebiet.
karanor-refused-card-no-city = „{ $black }“ wird in einer Stadt gespielt.
karanor-refused-card-condition = Die Bedingung von „{ $black }“ ist nicht erfüllt.
karanor-refused-card-no-target = Es gibt niemanden, auf den „{ $black }“ zielen könnte.
karanor-refused-card-target = Auf diese Person kann „{ $black }“ nicht zielen.
karanor-refused-card-nothing = Du hast nichts, was du mit „{ $black }“ tauschen könntest.
karanor-refused-card-immune = Vor Schwarzmarktkarten ist diese Person geschützt.
karanor-refused-no-purpose = Ein Angebot ist für ein Geschäft, eine Quest, die Lieferung oder eine Villa, nicht für „{ $thing }“.
karanor-refused-untradable = Das lässt sich nicht tauschen: { $thing }.
karanor-refused-trade-ending = Das Ende ist ausgelöst: Niemand tauscht mehr.
karanor-refused-trade-gone = Es gibt kein Angebot { $offer }.
karanor-refused-trade-closed = Angebot { $offer } ist geschlossen.
karanor-refused-trade-declined = Du hast Angebot { $offer } abgelehnt.
karanor-refused-trade-accepted = Du hast Angebot { $offer } angenommen: Es wird beim nächsten offenen Moment ausgeführt.
karanor-refused-trade-taken = Angebot { $offer } ist angenommen: Es wird beim nächsten offenen Moment ausgeführt.
karanor-refused-trade-not-owned = Das hast du nicht alles.
karanor-refused-trade-not-countered = Nur wer es gemacht hat, öffnet ein Angebot wieder, und nur nach einem Gegenangebot.
karanor-refused-trade-not-your-offer = Angebot { $offer } ist nicht deins.
karanor-refused-trade-not-to-you = Angebot { $offer } gilt nicht dir.
karanor-refused-trade-nobody = Ein Angebot gilt jemand anderem oder allen.
karanor-refused-trade-too-many = Du hast schon fünf offene Angebote.
karanor-refused-trade-forbidden = Du darfst jetzt nicht tauschen.
karanor-refused-wish = Das hast du schon gesagt.

## Momente und Stapel

karanor-window-turn_start = Beginn eines Zuges
karanor-window-meet = eine Begegnung
karanor-window-build_declared = ein Bau
karanor-window-delivery_done = eine Lieferung
karanor-window-villa_declared = eine Villa
karanor-window-income = das Einkommen
karanor-window-bm_played = eine Schwarzmarktkarte
karanor-window-open = jeder Moment eines Zuges, in dem sonst nichts gefragt ist
karanor-window-own_turn = der eigene Zug
karanor-window-all = jeder Moment zum Reagieren
karanor-deck-quest = Quests
karanor-deck-artefact = Artefakte
karanor-deck-commerce = Geschäfte
karanor-deck-black_market = Schwarzmarkt
karanor-source-commerce = Geschäft
karanor-source-quest = Quest
karanor-source-delivery = Lieferung
karanor-source-villa = Villa
karanor-source-card = Karte
karanor-source-tile = Plättchen
karanor-source-bonus = Bonus

## Orte

karanor-territory-kien = Kien
karanor-territory-port_feral = Port-Féral
karanor-territory-salanche = Salanche
karanor-territory-valdrune = Valdrune
karanor-territory-hautebrume = Hautebrume
karanor-territory-ormea = Orméa
karanor-territory-nacrelune = Nacrelune
karanor-territory-tour_mages = Turm der Magier
karanor-territory-plage = Strand am Ende der Welt
karanor-territory-chutes_cristal = Kristallfälle
karanor-territory-fontaine_reves = Brunnen der Träume
karanor-territory-plateau_destin = Schicksalsebene
karanor-territory-hutas = Land der Hutas
karanor-territory-cimetiere = Der Friedhof
karanor-territory-bois_murmure = Flüsterwald
karanor-territory-fergris = Graueisenminen
karanor-territory-champs_lin = Flachsfelder
karanor-territory-clos_moines = Weinberg der Mönche
karanor-territory-vergers_or = Goldene Obstgärten
karanor-territory-paturages = Westweiden
karanor-territory-foret_anciens = Wald der Ahnen
karanor-territory-steppes = Windsteppe
karanor-territory-coteaux = Zinnoberhügel
karanor-territory-gouffre_azur = Azurschlucht
karanor-territory-palmeraie = Salzpalmenhain
karanor-territory-dunes = Rote Dünen
karanor-territory-carrieres = Schwarze Steinbrüche
karanor-territory-marais = Laternenmoor
karanor-territory-cratere = Sternenkrater
karanor-territory-treilles = Abendreben
karanor-territory-moutons = Schafwiesen
karanor-territory-baie_voiles = Bucht der Segel
karanor-territory-bosquet = Bienenhain
karanor-to-kien = nach Kien
karanor-to-port_feral = nach Port-Féral
karanor-to-salanche = nach Salanche
karanor-to-valdrune = nach Valdrune
karanor-to-hautebrume = nach Hautebrume
karanor-to-ormea = nach Orméa
karanor-to-nacrelune = nach Nacrelune
karanor-to-tour_mages = zum Turm der Magier
karanor-to-plage = zum Strand am Ende der Welt
karanor-to-chutes_cristal = zu den Kristallfällen
karanor-to-fontaine_reves = zum Brunnen der Träume
karanor-to-plateau_destin = zur Schicksalsebene
karanor-to-hutas = ins Land der Hutas
karanor-to-cimetiere = zum Friedhof
karanor-to-bois_murmure = in den Flüsterwald
karanor-to-fergris = in die Graueisenminen
karanor-to-champs_lin = auf die Flachsfelder
karanor-to-clos_moines = zum Weinberg der Mönche
karanor-to-vergers_or = in die Goldenen Obstgärten
karanor-to-paturages = auf die Westweiden
karanor-to-foret_anciens = in den Wald der Ahnen
karanor-to-steppes = in die Windsteppe
karanor-to-coteaux = zu den Zinnoberhügeln
karanor-to-gouffre_azur = in die Azurschlucht
karanor-to-palmeraie = in den Salzpalmenhain
karanor-to-dunes = in die Roten Dünen
karanor-to-carrieres = in die Schwarzen Steinbrüche
karanor-to-marais = ins Laternenmoor
karanor-to-cratere = in den Sternenkrater
karanor-to-treilles = zu den Abendreben
karanor-to-moutons = auf die Schafwiesen
karanor-to-baie_voiles = zur Bucht der Segel
karanor-to-bosquet = in den Bienenhain
karanor-at-kien = in Kien
karanor-at-port_feral = in Port-Féral
karanor-at-salanche = in Salanche
karanor-at-valdrune = in Valdrune
karanor-at-hautebrume = in Hautebrume
karanor-at-ormea = in Orméa
karanor-at-nacrelune = in Nacrelune
karanor-at-tour_mages = am Turm der Magier
karanor-at-plage = am Strand am Ende der Welt
karanor-at-chutes_cristal = an den Kristallfällen
karanor-at-fontaine_reves = am Brunnen der Träume
karanor-at-plateau_destin = auf der Schicksalsebene
karanor-at-hutas = im Land der Hutas
karanor-at-cimetiere = auf dem Friedhof
karanor-at-bois_murmure = im Flüsterwald
karanor-at-fergris = in den Graueisenminen
karanor-at-champs_lin = auf den Flachsfeldern
karanor-at-clos_moines = im Weinberg der Mönche
karanor-at-vergers_or = in den Goldenen Obstgärten
karanor-at-paturages = auf den Westweiden
karanor-at-foret_anciens = im Wald der Ahnen
karanor-at-steppes = in der Windsteppe
karanor-at-coteaux = auf den Zinnoberhügeln
karanor-at-gouffre_azur = in der Azurschlucht
karanor-at-palmeraie = im Salzpalmenhain
karanor-at-dunes = in den Roten Dünen
karanor-at-carrieres = in den Schwarzen Steinbrüchen
karanor-at-marais = im Laternenmoor
karanor-at-cratere = im Sternenkrater
karanor-at-treilles = bei den Abendreben
karanor-at-moutons = auf den Schafwiesen
karanor-at-baie_voiles = in der Bucht der Segel
karanor-at-bosquet = im Bienenhain
karanor-in-kien = in Kien
karanor-in-port_feral = in Port-Féral
karanor-in-salanche = in Salanche
karanor-in-valdrune = in Valdrune
karanor-in-hautebrume = in Hautebrume
karanor-in-ormea = in Orméa
karanor-in-nacrelune = in Nacrelune
karanor-city-kien = Kien
karanor-city-port_feral = Port-Féral
karanor-city-salanche = Salanche
karanor-city-valdrune = Valdrune
karanor-city-hautebrume = Hautebrume
karanor-city-ormea = Orméa
karanor-city-nacrelune = Nacrelune
karanor-island-A = Groß-Karan
karanor-island-B = Nebelland
karanor-island-C = Südküste
karanor-island-D = Perlmuttinsel

## Ressourcen, Teilhaber, Abzeichen, Artefakte

karanor-resource-wood = Holz
karanor-resource-ore = Erz
karanor-resource-cloth = Stoff
karanor-resource-wine = Wein
karanor-resource-meat = Fleisch
karanor-resource-fruit = Obst
karanor-resource-diamond = Diamant
karanor-associate-wood = Holzfällerin
karanor-associate-ore = Bergmann
karanor-associate-cloth = Weberin
karanor-associate-wine = Winzer
karanor-associate-meat = Viehzüchterin
karanor-associate-fruit = Obstbauer
karanor-insignia-captain = Kapitän
karanor-insignia-mount = Reittier
karanor-insignia-work = Arbeit +1
karanor-insignia-curse = Fluch von Salanche
karanor-insignia-builders = Gilde der Baumeister
karanor-insignia-messengers = Gilde der Boten
karanor-insignia-storytellers = Gilde der Erzähler
karanor-insignia-gatherers = Gilde der Sammler
karanor-insignia-noble = Adelstitel
karanor-artefact-outils_architecte = Werkzeug des Architekten
karanor-artefact-bottes = Siebenmeilenstiefel
karanor-artefact-boussole = Kompass der Gezeiten
karanor-artefact-corne = Füllhorn
karanor-artefact-bourse = Beutel ohne Boden
karanor-artefact-sablier = Sanduhr der Zeit
karanor-artefact-miroir = Spiegel der Nebel
karanor-artefact-sceau = Siegel des Kanzlers
karanor-artefact-clef = Schlüssel der Herrenhäuser
karanor-artefact-portail = Buch der Portale
karanor-artefact-alambic = Destille des Alchemisten
karanor-artefact-plume = Feder des Chronisten
karanor-artefact-lanterne = Laterne der Seelen
karanor-artefact-cor = Horn des Boten
karanor-artefact-marteau = Hammer des Riesen
karanor-artefact-anneau = Ring des Diplomaten
karanor-artefact-gant = Handschuh des Taschenspielers
karanor-tile-captain = { karanor-insignia-captain }
karanor-tile-mount = { karanor-insignia-mount }
karanor-tile-work = { karanor-insignia-work }
karanor-tile-curse = { karanor-insignia-curse }
karanor-tile-builders = { karanor-insignia-builders }
karanor-tile-messengers = { karanor-insignia-messengers }
karanor-tile-storytellers = { karanor-insignia-storytellers }
karanor-tile-gatherers = { karanor-insignia-gatherers }
karanor-tile-noble = { karanor-insignia-noble }
karanor-tile-outils_architecte = { karanor-artefact-outils_architecte }
karanor-tile-bottes = { karanor-artefact-bottes }
karanor-tile-boussole = { karanor-artefact-boussole }
karanor-tile-corne = { karanor-artefact-corne }
karanor-tile-bourse = { karanor-artefact-bourse }
karanor-tile-sablier = { karanor-artefact-sablier }
karanor-tile-miroir = { karanor-artefact-miroir }
karanor-tile-sceau = { karanor-artefact-sceau }
karanor-tile-clef = { karanor-artefact-clef }
karanor-tile-portail = { karanor-artefact-portail }
karanor-tile-alambic = { karanor-artefact-alambic }
karanor-tile-plume = { karanor-artefact-plume }
karanor-tile-lanterne = { karanor-artefact-lanterne }
karanor-tile-cor = { karanor-artefact-cor }
karanor-tile-marteau = { karanor-artefact-marteau }
karanor-tile-anneau = { karanor-artefact-anneau }
karanor-tile-gant = { karanor-artefact-gant }

## Karten

karanor-history-enfant_marin = Seemannskind
karanor-history-palefrenier = Stallknecht
karanor-history-apprenti_forgeron = Schmiedelehrling
karanor-history-noble_dechu = Verarmter Adel
karanor-history-vigneronne = Winzertochter
karanor-history-conteur = Fahrender Erzähler
karanor-history-clerc = Münzschreiber
karanor-history-maconne = Maurerkind
karanor-history-coursier = Königlicher Kurier
karanor-history-orphelin = Waisenkind der Gassen
karanor-commerce-auberge_populaire = Volksschenke
karanor-commerce-taverne_port = Hafentaverne
karanor-commerce-boulangerie = Bäckerei
karanor-commerce-forge = Schmiede
karanor-commerce-tisserand = Weberei
karanor-commerce-joaillerie = Juwelier
karanor-commerce-comptoir_maritime = Seekontor
karanor-commerce-caravanserail = Karawanserei
karanor-commerce-halle_vins = Weinhalle
karanor-commerce-boucherie = Metzgerei
karanor-commerce-primeur = Gemüsestand
karanor-commerce-banque = Bank
karanor-commerce-theatre = Theater
karanor-commerce-bibliotheque = Bibliothek
karanor-commerce-apothicaire = Apotheke
karanor-commerce-antiquaire = Antiquitäten
karanor-commerce-armurerie = Waffenladen
karanor-commerce-scierie = Sägewerk
karanor-commerce-menuiserie = Tischlerei
karanor-commerce-relais_poste = Poststation
karanor-commerce-chantier_naval = Werft
karanor-commerce-grand_hotel = Grandhotel
karanor-commerce-bains = Badehaus
karanor-commerce-maison_jeu = Spielhaus
karanor-commerce-cirque = Wanderzirkus
karanor-commerce-cartographes = Haus der Kartografen
karanor-commerce-parfumerie = Parfümerie
karanor-commerce-brasserie = Brauerei
karanor-commerce-sculpteur = Bildhauerei
karanor-commerce-observatoire = Sternwarte
karanor-commerce-cordonnerie = Schusterei
karanor-commerce-fromagerie = Käserei
karanor-commerce-ecole = Handelsschule
karanor-commerce-chapellerie = Hutmacherei
karanor-commerce-mont_piete = Pfandhaus
karanor-commerce-quincaillerie = Eisenwaren
karanor-quest-feu_de_camp = Lagerfeuer
karanor-quest-noce = Die Dorfhochzeit
karanor-quest-phare = Der erloschene Leuchtturm
karanor-quest-mule = Das verirrte Maultier
karanor-quest-tailleur = Der eilige Schneider
karanor-quest-mineurs = Die durstigen Bergleute
karanor-quest-grimoires = Die nassen Zauberbücher
karanor-quest-bal = Der Maskenball
karanor-quest-pont = Die zerbrochene Brücke
karanor-quest-herboriste = Die Kräuterfrau
karanor-quest-chef_huta = Das Festmahl der Hutas
karanor-quest-armateur = Der Auftrag des Reeders
karanor-quest-moissons = Das Erntefest
karanor-quest-collectionneur = Der Sammler
karanor-quest-forge_royale = Die Königsschmiede
karanor-quest-ermite = Der Einsiedler der Ebene
karanor-quest-perle = Die Perlentaucherin
karanor-quest-etoile = Der gefallene Stern
karanor-quest-orgue = Der Orgelbauer
karanor-quest-statue = Die Statue des Gründers
karanor-quest-berger = Der fröstelnde Hirte
karanor-quest-contrebandiers = Die Schmuggler
karanor-quest-tapis = Der Teppichhändler
karanor-quest-loup_mer = Der alte Seebär
karanor-quest-maitre_chais = Die Kellermeisterin
karanor-quest-guilde = Die Gilden werben
karanor-quest-concours = Der Kochwettstreit
karanor-quest-mecene = Das Mäzenatentum
karanor-quest-duel_cartes = Das Kartenspiel
karanor-quest-mendiant = Der Bettler
karanor-quest-brigands = Die Wegelagerer
karanor-quest-cheval = Das müde Pferd
karanor-quest-voyante = Die Wahrsagerin
karanor-quest-puits = Der Wunschbrunnen
karanor-quest-usurier = Der Geldverleiher
karanor-quest-heraut = Der Herold
karanor-quest-ambassade = Die Gesandtschaft
karanor-quest-cimetiere_1 = Der Friedhof 1/2
karanor-quest-cimetiere_2 = Der Friedhof 2/2
karanor-quest-carte_1 = Die zerrissene Karte 1/2
karanor-quest-carte_2 = Die zerrissene Karte 2/2
karanor-quest-griffon_1 = Das Greifenküken 1/2
karanor-quest-griffon_2 = Das Greifenküken 2/2
karanor-quest-succession_1 = Die Erbschaft 1/2
karanor-quest-succession_2 = Die Erbschaft 2/2
karanor-quest-epave_1 = Das Wrack 1/2
karanor-quest-epave_2 = Das Wrack 2/2
karanor-quest-muse_1 = Die schlafende Muse 1/2
karanor-quest-muse_2 = Die schlafende Muse 2/2
karanor-quest-serment_1 = Der Eid der Hutas 1/2
karanor-quest-serment_2 = Der Eid der Hutas 2/2
karanor-quest-fantomes_1 = Die Geister von Salanche 1/2
karanor-quest-fantomes_2 = Die Geister von Salanche 2/2
karanor-black-vol_tire = Taschendiebstahl
karanor-black-embuscade = Hinterhalt
karanor-black-barrage = Straßensperre
karanor-black-greve = Generalstreik
karanor-black-faux_permis = Strittige Genehmigung
karanor-black-douane = Bestochener Zoll
karanor-black-chantage = Erpressung
karanor-black-rumeurs = Üble Nachrede
karanor-black-incendie = Brandstiftung
karanor-black-debauchage = Abwerbung
karanor-black-passage = Geheimgang
karanor-black-clandestin = Blinder Passagier
karanor-black-contre_espion = Spionageabwehr
karanor-black-prete_nom = Strohmann
karanor-black-recel = Hehlerei
karanor-black-racket = Schutzgeld
karanor-black-informateur = Spitzel
karanor-black-appel_offres = Fingierte Ausschreibung
karanor-black-travail_nuit = Nachtschicht
karanor-black-contrebande = Schmuggelware
karanor-black-usure = Kredithai
karanor-black-surenchere = Überbieten
karanor-delivery-liv_kien = Gebälk der großen Halle
karanor-delivery-liv_port_feral = Proviant für die Mannschaft
karanor-delivery-liv_salanche = Trauertuch und Süßes
karanor-delivery-liv_valdrune = Bankett des Bürgermeisters
karanor-delivery-liv_hautebrume = Wintervorräte
karanor-delivery-liv_ormea = Planen und Böcke
karanor-delivery-liv_nacrelune = Glocken der Mole
karanor-delivery-liv_couronne = Krönungsschmuck
karanor-delivery-liv_cathedrale = Rosette der Kathedrale
karanor-delivery-liv_flotte = Ausrüstung der Flotte
karanor-delivery-liv_foire = Der große Jahrmarkt

## Im Terminal

karanor-plate-prestige = Prestige
karanor-plate-gold = Gold
karanor-plate-income = Einkommen
karanor-plate-at = Ort
karanor-plate-tiles = Plättchen
karanor-plate-cards = Geschäfte, Quests, Schwarzmarkt
karanor-plate-row = Auslage: { $cards }
karanor-plate-delivery = Lieferung: { $card }
karanor-plate-supply = Vorrat: { $goods }
karanor-plate-spared = Nicht fragen: { $name } ({ $windows })
karanor-plate-roads = Wege ab { $at }: { $places }
karanor-plate-sea = Über See (je { $gold } Gold): { $places }
karanor-plate-price = { $gold } Gold
karanor-plate-reach =
    { $actions ->
        [0] Mit den übrigen Schritten: { $places }
        [one] Mit einer Aktion: { $places }
       *[other] Mit { $actions } Aktionen: { $places }
    }
karanor-plate-gains = Arbeiten bringt { $work } Gold, eine Ernte { $harvest } von dem, was hier wächst, dein Einkommen { $income } Gold; eine Villa kostet { $villa } Gold.
karanor-resource-gold = Gold
karanor-gain-prestige = { $n } Prestige
karanor-gain-gold = { $n } Gold
karanor-gain-income = { $n } Einkommen
karanor-gain-goods = { $n } { $count ->
    [one] Ressource
   *[other] Ressourcen
  }
