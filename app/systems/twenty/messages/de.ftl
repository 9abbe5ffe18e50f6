# Meldungen von Dresden 20. Siehe docs/TRANSLATING.md.

## Fragen: die Seite und was sie tun muss

twenty-ask-advance = { $side }: nachrücken oder „Nachrücken beenden“ drücken.
twenty-ask-rally-by-card = { $side }: eine fliehende Einheit sammeln, für eine gebrochene würfeln oder „Keine sammeln“ drücken.
twenty-ask-hold = { $side }: eine gegnerische Einheit wählen, die stehen bleibt.
twenty-ask-provoke = { $side }: eine gegnerische Kavallerieeinheit ein Feld vorziehen.
twenty-ask-declare = { $side }: alle Gefechte ansagen: erst die Angreifer, dann ihre Ziele.
twenty-ask-fight = { $side }: das nächste Gefecht wählen.
twenty-ask-reserves = { $side }: Der Gegner greift an. Reserven für einen Moralpunkt einsetzen oder zurückhalten.
twenty-ask-reserves-free = { $side }: Der Gegner greift an. Reserven ohne Kosten einsetzen oder zurückhalten.
twenty-ask-exchange = { $side }: die Einheiten wählen, die brechen.
twenty-ask-follow = { $side }: eine Einheit wählen, die nach { $hex } folgt, oder „Nicht nachsetzen“ drücken.
twenty-ask-horses = { $side }: zusätzliche Pferde für den kommenden Tag schicken oder „Noch nicht“ drücken.
twenty-ask-move = { $side }: Einheiten ziehen, dann die Phase beenden.
twenty-ask-open = { $side }: Die Siegel werden geöffnet.
twenty-ask-rally = { $side }: je Moralpunkt einen besseren Sammelwürfel bezahlen oder „Würfeln, ohne zu zahlen“ drücken.
twenty-ask-react = { $side }: Die Kavallerie darf attackieren oder sich absetzen, bevor der Gegner angreift.
twenty-ask-retreat = { $side }: { $units } ein Feld zurückziehen.
twenty-ask-seal = { $side }: jeden Marker und jedes Stück an seinen Platz legen, dann den Plan versiegeln.
twenty-ask-change = Korps anklicken, dann sein neues Feld; Garnison oder Linie anklicken, um sie zu ändern; oder die Moral einstellen.

## Knöpfe

twenty-no-more-advances = Nachrücken beenden
twenty-rally-unit = { $unit } sammeln
twenty-rally-none = Keine sammeln
twenty-hold-unit = { $unit } festhalten
twenty-declare-none = Kein Gefecht
twenty-declare = { $count ->
        [one] { $count } Gefecht ansagen
       *[other] { $count } Gefechte ansagen
    }
twenty-fight = Kämpfen
twenty-reserves-commit = Reserven einsetzen
twenty-reserves-hold = Zurückhalten
twenty-exchange = Sie brechen
twenty-follow-with = Mit { $unit } nachsetzen
twenty-follow-none = Nicht nachsetzen
twenty-horses-send = Schicken
twenty-horses-not-yet = Noch nicht
twenty-end-movement = Bewegung beenden
twenty-end-reaction = Reaktion beenden
twenty-undone-moves =
    { $count ->
        [one] { $count } Korps ist nicht gezogen
       *[other] { $count } Korps sind nicht gezogen
    }
twenty-again-movement = Noch einmal drücken, um die Bewegung zu beenden.
twenty-undone-reactions =
    { $count ->
        [one] { $count } Kavalleriekorps kann noch reagieren
       *[other] { $count } Kavalleriekorps können noch reagieren
    }
twenty-again-reaction = Noch einmal drücken, um die Reaktion zu beenden.
twenty-undone-attacks =
    { $count ->
        [one] { $count } Korps kann noch angreifen
       *[other] { $count } Korps können noch angreifen
    }
twenty-again-combat = Noch einmal drücken, um die Gefechte zu beenden.
twenty-again-declaration = Noch einmal drücken, um die Ansage zu beenden.
twenty-charge = Attackieren
twenty-build = Pontonbrücke bauen
twenty-risk = { $dice ->
        [one] { $dice } Risikowürfel wagen
       *[other] { $dice } Risikowürfel wagen
    }
twenty-cannot-retreat = Kein Rückzug möglich: Sie bricht
twenty-rally-roll = Würfeln, ohne zu zahlen
twenty-rally-pay = { $count } zahlen und würfeln
twenty-seal = Plan versiegeln
twenty-seal-doubt = Ein versiegelter Plan lässt sich nicht mehr ändern. Versiegeln?

## Angebote auf der Karte

twenty-offer-into = Nach { $hex }
twenty-offer-to = Nach { $hex }
twenty-offer-cost = Nach { $hex } für { $cost }
twenty-offer-forced = Nach { $hex } für { $cost }, Gewaltmarsch für einen Moralpunkt
twenty-offer-forced-free = Nach { $hex } für { $cost }, Gewaltmarsch ohne Kosten
twenty-offer-meissen = Nach Meißen, für immer
twenty-offer-bridge = Brücke nach { $hex }
twenty-offer-charge = Von { $hex } aus attackieren
twenty-offer-charge-here = Vom eigenen Feld aus attackieren
twenty-offer-attack = { $unit } angreifen
twenty-offer-towards = In Richtung { $hex }
twenty-offer-hazard = Nach { $hex }, { $dice } Risikowürfel
twenty-offer-garrison-back = Die Garnison hält wieder
twenty-offer-garrison-gone = Die Garnison ist gefallen
twenty-offer-line-closed = Die Linie ist geschlossen
twenty-offer-line-active = Die Linie ist aktiv
twenty-one-of-these = Eine davon:
twenty-retreat-line = Verbindungslinie wählen, zu der sie sich zurückzieht:
twenty-off-map = Nicht auf der Karte:
twenty-rally-choose = Eine davon anklicken, um für ihren Würfel zu zahlen, der dann um eins besser ist:
twenty-horses-told = Einmal in der Partie: Bis zur nächsten Nacht verliert die französische Infanterie keinen Bewegungspunkt durch Regen oder Schlamm.

## Der versiegelte Plan

twenty-plan-stack = { $area }: { $pieces ->
        [one] { $pieces } Stück
       *[other] { $pieces } Stück, das erste oben
    }.
twenty-plan-stack-turn = { $area }, ab Spielzug { $turn }: { $pieces ->
        [one] { $pieces } Stück
       *[other] { $pieces } Stück, das erste oben
    }.
twenty-plan-meissen = In Meißen:
twenty-plan-rest = Noch zu legen:
twenty-plan-guard-first = Die Garde zuerst, durch Gebiet { $code }

## Vorhersagen

twenty-battle = { $attackers } gegen { $defenders }
twenty-battle-differential = { $attackers } gegen { $defenders }, { $differential }
twenty-battle-ends = { $battle }. { $ends }
twenty-end =
    { $end ->
        [you-break] eigene Einheiten brechen
        [they-break] der Gegner bricht
        [you-rout] eigene Einheiten fliehen
        [they-rout] der Gegner flieht
        [you-withdraw] eigene Einheiten weichen aus
        [they-withdraw] der Gegner weicht aus
        [exchange] Abtausch, beide Seiten verlieren
       *[nothing] nichts geschieht
    }
twenty-end-breaks = { $unit } bricht
twenty-end-through = { $unit } kommt durch
twenty-end-destroyed = { $unit } wird vernichtet
twenty-end-stays = { $unit } bleibt gebrochen
twenty-end-returns = { $unit } kehrt zurück
twenty-end-name =
    { $end ->
       *[breaks] bricht
        [safe] heil
        [lost] verloren
        [stays] bleibt
        [back] zurück
    }
twenty-if-you-commit = beim Einsatz von Reserven
twenty-if-you-hold-back = ohne Reserven
twenty-hazard-note = Bei 1 bis 3 auf dem Risikowürfel bricht die Einheit.
twenty-differential = Differenz
twenty-column = Spalte
twenty-rout-note = Bei einer Flucht zieht sich { $unit } bei { $runs } von 6 Augenzahlen zurück.
twenty-a-stack = ein Stapel
twenty-term-doubled = { $unit }, Geschütze doppelt
twenty-term-halved = { $unit }, auf der Flucht
twenty-term-rain = { $unit }, Regen
twenty-term-charging = { $unit }, Attacke
twenty-term-elite = { $unit }, Elite
twenty-term-fort = { $unit }, in einem Fort
twenty-term-paid = { $unit }, bezahlt
twenty-term-support = Unterstützung durch { $unit }
twenty-term-attacker-reserves = Reserven des Angreifers
twenty-term-defender-reserves = Reserven des Verteidigers
twenty-term-tries = frühere Versuche
twenty-term-ground = { $ground ->
       *[clear] offenes Gelände { $hex }
        [town] Ortschaft { $hex }
        [woods] Wald { $hex }
        [rough] schwieriges Gelände { $hex }
        [garden] Garten { $hex }
        [fort] Mauern { $hex }
        [superfort] Festung { $hex }
    }
twenty-term-water = { $water ->
       *[none] offenes Gelände vor { $hex }
        [stream] Bach vor { $hex }
        [landgraben] Landgraben vor { $hex }
        [bridge] Brücke vor { $hex }
        [pontoon] Pontonbrücke vor { $hex }
    }
twenty-term-value = { $term } { $value }
twenty-terms = { $terms }.
twenty-battles = { $battles }
twenty-units = { $units }

## Namen der Dinge

twenty-dummy = Attrappe { $number }
twenty-garrison = Garnison { $name } { $hex }
twenty-garrison-in = Garnison von { $hex }
twenty-the-garrison-in = die Garnison von { $hex }
twenty-card = Karte { $number }
twenty-box-broken = { $side }: gebrochen
twenty-box-returning = { $side }: kehren zurück
twenty-box-area = Gebiet { $code }
twenty-box-meissen = Meißen
twenty-box-in-force = Karten in Kraft
twenty-box-cards = Gezogene Karten
twenty-box-cards-left = Gezogene Karten; { $left } im Kartenstapel
twenty-box-morale = Armeemoral
twenty-box-weather = Wetter
twenty-box-morale-now = Moral: { $first } { $allied }, { $second } { $french }
twenty-box-weather-now = Spielzug { $turn }: { $sky }
twenty-sky = { $weather }{ $trend ->
        [improving] , wird besser
        [worsening] , wird schlechter
       *[none] { "" }
    }
twenty-sky-mud = { $sky }, Schlamm bis Spielzug { $turn }
twenty-weather =
    { $weather ->
       *[clear] klar
        [cloudy] bewölkt
        [showers] Schauer
        [downpour] Wolkenbruch
    }
twenty-nation =
    { $nation ->
       *[french] französische
        [russian] russische
        [prussian] preußische
        [austrian] österreichische
    }
twenty-card-title =
    { $card ->
        [weather] Wetterumschwung
        [cavalry] Kavallerie fest in der Hand
        [colours] Um die Fahnen gesammelt
        [reserves] Frische Reserven
        [emperor] Der Kaiser ist da
        [monarchs] Drei Monarchen, drei Pläne
        [astray] Verirrte Befehle
        [marching] Harter Marsch
        [caissons] Leere Munitionswagen
        [blood] Heißes Blut
        [news] Nachrichten von anderen Fronten
       *[waiting] Beobachten und abwarten
    }
twenty-place-area = Gebiet { $code } ab Spielzug { $turn }
twenty-place-lines = kehrt ab Spielzug { $turn } zurück
twenty-place =
    { $place ->
        [awaited] unterwegs
        [come-up] eingetroffen
        [sealed] versiegelt
        [meissen] in Meißen
        [broken] gebrochen
        [lost] vernichtet
       *[out] nicht in dieser Schlacht
    }
twenty-result =
    { $result ->
        [ab] Angreifer brechen
        [ar] Angreifer fliehen
        [aw] Angreifer weichen aus
       *[n] ohne Wirkung
        [dw] Verteidiger weichen aus
        [dr] Verteidiger fliehen
        [db] Verteidiger brechen
        [ex] Abtausch
    }

## Das Protokoll

twenty-turn-opened = Spielzug { $turn }{ $night ->
        [yes] , Nacht
       *[no] { "" }
    }: { $weather }.
twenty-phase-began = { $side }: { $phase }.
twenty-phase =
    { $phase ->
        [sealing] versiegelter Plan
        [events] Ereignisse
        [arrivals] Ankünfte
        [movement] Bewegung
        [reaction] Reaktion
        [combat] Gefechte
        [night] Nacht
       *[end] Ende des Spielzugs
    }
twenty-plan-sealed = Der französische Plan ist versiegelt; Höhe der Stapel: { $heights }.
twenty-opened-marker = Marker geöffnet: Der Stapel von Gebiet { $code } trifft ein.
twenty-opened-unit = Siegel geöffnet: { $unit }.
twenty-opened-dummy = Siegel geöffnet: eine Attrappe.
twenty-plan-broken = Das geöffnete Siegel kann zu keinem gültigen Plan gehören.
twenty-card-drawn = { $side }: { $card } gezogen, { $title }.
twenty-deck-restored = Alle zwölf Karten sind wieder im Kartenstapel.
twenty-trend-improving = Das Wetter neigt jetzt zur Besserung.
twenty-trend-worsening = Das Wetter neigt jetzt zur Verschlechterung.
twenty-rallies = { $unit } sammelt sich.
twenty-rallies-none = { $side }: Keine Einheit wird gesammelt.
twenty-nation-named = Würfel { $face }: { $nation } Korps ziehen ein Feld weniger.
twenty-held = { $unit } bleibt stehen: Der Befehl hat sich verirrt.
twenty-provoked = { $unit } lässt sich reizen und zieht nach { $hex }.
twenty-news = { $side }: { $news ->
        [bad] schlechte Nachrichten
       *[none] keine Nachrichten
        [good] gute Nachrichten
    } von den anderen Fronten (Würfel { $face }).
twenty-weather-rolled = Wetterwürfel { $face }: { $weather }{ $storm ->
        [yes] , nach einem Unwetter
       *[no] { "" }
    }.
twenty-weather-rolled-mud = Wetterwürfel { $face }: { $weather }{ $storm ->
        [yes] , nach einem Unwetter
       *[no] { "" }
    }; Schlamm bis Spielzug { $turn }.
twenty-mud-dried = Der Schlamm ist getrocknet.
twenty-late-corps = { $unit } { $comes ->
        [yes] ist eingetroffen.
       *[no] ist noch nicht eingetroffen.
    }
twenty-late-corps-die = Würfel { $face }: { $unit } { $comes ->
        [yes] ist eingetroffen.
       *[no] ist noch nicht eingetroffen.
    }
twenty-arrivals-rolled = Ankünfte: { $rolls }.
twenty-arrival-roll = Gebiet { $code } (Würfel { $face } +{ $bonus }), { $pieces ->
        [one] { $pieces } Stück
       *[other] { $pieces } Stück
    }
twenty-due-area = { $unit } darf durch Gebiet { $code } eintreffen.
twenty-due-lines = { $unit } darf an einer Verbindungslinie zurückkehren.
twenty-moved = { $unit } zieht nach { $hex }.
twenty-moved-forced = { $unit } erreicht { $hex } im Gewaltmarsch.
twenty-entered = { $unit } trifft ein und zieht nach { $hex }.
twenty-entered-forced = { $unit } trifft im Gewaltmarsch ein und zieht nach { $hex }.
twenty-line-open = Die Verbindungslinie bei { $hex } ist offen.
twenty-pontoon-built = { $unit } überbrückt die Elbe von { $from } nach { $to }.
twenty-at-meissen = { $unit } ist in Meißen.
twenty-charged = { $unit } attackiert von { $hex } aus { $target }.
twenty-disengaged = { $unit } setzt sich nach { $hex } ab.
twenty-penetrated = { $unit } dringt bis { $hex } ein.
twenty-followed = { $unit } folgt nach { $hex }.
twenty-followed-none = Keine Einheit folgt nach { $hex }.
twenty-declared = { $side }: { $count ->
        [one] { $count } Gefecht angesagt
       *[other] { $count } Gefechte angesagt
    }.
twenty-battle-named = { $attackers } gegen { $defenders }, Differenz { $differential }.
twenty-reserves-committed = { $side }: Reserven eingesetzt.
twenty-reserves-committed-free = { $side }: Reserven eingesetzt, ohne Kosten.
twenty-guard-free = Der Kaiser ist da: Die Alte Garde greift ohne Kosten an.
twenty-battle-rolled = Würfel { $face } in Spalte { $column }: { $name }, { $meaning }.
twenty-rout-rolled = Fluchtwürfel: { $dice }.
twenty-rout-die = { $unit } { $face }
twenty-stood = { $unit } hält stand.
twenty-garrison-stood = { $garrison } hält stand.
twenty-garrison-beaten = { $garrison } ist ausgeschaltet: Das Feld darf betreten werden.
twenty-garrison-gone = { $garrison } ist vernichtet.
twenty-garrison-back = { $garrison } kehrt zurück.
twenty-retreated = { $unit } zieht sich nach { $hex } zurück.
twenty-hazard-rolled = Risikowürfel für { $unit }: { $faces }.
twenty-routed = { $unit } ist auf der Flucht.
twenty-recovers = { $unit } fängt sich wieder.
twenty-broke = { $unit } bricht in { $hex }.
twenty-advanced = { $unit } rückt bis { $hex } nach.
twenty-morale-changed = Moral { SIDE($side, form: "of") }: von { $from } auf { $to }.
twenty-morale-of = Moral { SIDE($side, form: "of") }
twenty-rally-paid = Bessere Sammelwürfel sind bezahlt für: { $units }.
twenty-rally-rolled = { $unit } versucht sich zu sammeln: Wurf { $face }, { $result ->
        [lost] vernichtet
       *[stays] bleibt gebrochen
        [returns] kehrt zurück
    }.
twenty-night-losses = { $side }: Moralverlust in der Nacht für { $places }.
twenty-horses-sent = Die Franzosen schicken zusätzliche Pferde.
twenty-horses-spent = Die zusätzlichen Pferde sind verbraucht.
twenty-lull = { $side }: Kampfpause.
twenty-catastrophe-all = Die Alliierten halten beide Hälften von Dresden.
twenty-catastrophe = Die Alliierten sind in Dresden.
twenty-taken-back = { $side }: letzte Aktion rückgängig gemacht.
twenty-amended = Beide Spieler ändern die Stellung: { $edits }.
twenty-won = Sieg { SIDE($side, form: "of") }.
twenty-drawn = Die Schlacht endet unentschieden.

## Vereinbarte Änderungen der Stellung

twenty-edit-unit = { $unit }: { $place }
twenty-edit-unit-routed = { $unit }: { $place }, auf der Flucht
twenty-edit-turn = es ist Spielzug { $turn }
twenty-edit-morale = Moral { SIDE($side, form: "of") }: { $level }
twenty-edit-garrison = die Garnison von { $hex } ist { $gone ->
        [yes] gefallen
       *[no] da
    }
twenty-edit-line = die Linie bei { $hex } ist { $active ->
        [yes] aktiv
       *[no] nicht aktiv
    }
twenty-edit-pontoon = die Pontonbrücke führt nach { $hex }
twenty-edit-pontoon-none = es gibt keine Pontonbrücke
twenty-edit-weather = Wetter: { $weather }
twenty-edit-active = am Zug: { $side }
twenty-edit-stage = die Phase ist eine andere
twenty-edit-deck = { $count ->
        [one] { $count } Karte ist im Kartenstapel
       *[other] { $count } Karten sind im Kartenstapel
    }
twenty-edit-effects = { $count ->
        [one] { $count } Karte ist in Kraft
       *[other] { $count } Karten sind in Kraft
    }
twenty-edit-horses = die zusätzlichen Pferde
twenty-edit-catastrophe = die Ereignisse in Dresden
twenty-edit-lulls = die Kampfpausen { SIDE($side, form: "of") }
twenty-edit-guards = die Gardeeinheiten, die gebunden waren
twenty-edit-fought = { $fought ->
        [yes] in diesem Spielzug gab es ein Gefecht
       *[no] in diesem Spielzug gab es kein Gefecht
    }
twenty-edit-tries = ein Stapel hatte { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
    }

## Das Ende der Schlacht

twenty-score = Moral: { $first } { $allied }, { $second } { $french }
twenty-verdict-draw = Unentschieden
twenty-verdict-collapse = Sieg { SIDE($side, form: "of") }: Die Moral des Gegners ist 0
twenty-verdict-points = Sieg { SIDE($side, form: "of") } durch die höhere Moral
twenty-verdict-plan = Sieg { SIDE($side, form: "of") }: Der versiegelte Plan war nicht gültig
twenty-tally-morale = Armeemoral
twenty-tally-on-map = Einheiten auf der Karte
twenty-tally-broken = Gebrochene Einheiten
twenty-tally-lost = Verlorene Einheiten

## Die Schritte eines Spielzugs

twenty-does-plan = Heimlich planen, wo die späten Korps eintreffen, und den Plan versiegeln.
twenty-does-events = Eine Karte ziehen und ausführen.
twenty-does-arrivals = Das Programm würfelt für die Korps, die eintreffen können.
twenty-does-movement = Jedes Korps einmal ziehen und eintreffende Korps auf die Karte bringen.
twenty-does-night = Gebrochene Korps sammeln. Nachts kämpft kein Korps.
twenty-does-reaction = Mit Kavallerie auf die Züge reagieren.
twenty-does-combat = Alle Gefechte ansagen, dann austragen.
twenty-first-side = Die Regeln geben die erste Hälfte jedes Spielzugs { SIDE($first, form: "to") }, die zweite { SIDE($second, form: "to") }.
twenty-score-meaning = Armeemoral beider Seiten. Bei 0 verliert eine Seite sofort; nach dem letzten Spielzug gewinnt die höhere.
twenty-hidden = Nur die Franzosen wissen, welches Korps oder welche Attrappe wo in den Stapeln und in Meißen liegt und ab welchem Spielzug jeder Stapel eintrifft{ $plan }. Ein Marker wird in seinem Spielzug geöffnet, ein Stück beim Eintreffen{ $opening }, der Rest am Ende der Schlacht{ $audit }. Die Franzosen finden ihren Plan in der Tabelle „Ankünfte“.

## Die Karte, ein Feld, eine Einheit

twenty-ground =
    { $ground ->
       *[clear] offenes Gelände
        [town] Ortschaft
        [woods] Wald
        [rough] schwieriges Gelände
        [garden] Garten
        [fort] befestigt
        [superfort] Festung
    }
twenty-hex-title = { $number }, { $ground }
twenty-hex-title-named = { $number }, { $name }, { $ground }
twenty-role-line = Verbindungslinie { $side }.
twenty-role-line-closed = Verbindungslinie { $side }, noch nicht aktiv.
twenty-role-objective = Ziel { $side }.
twenty-role-area = Gebiet { $code } { $side }.
twenty-road-to = Straße nach
twenty-elbe-towards = Elbe in Richtung
twenty-stream-towards = Bach in Richtung
twenty-ditch-towards = Graben in Richtung
twenty-measure = Von { $from } nach { $to }: { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }.
twenty-pontoon = Pontonbrücke
twenty-about-dummy = eine Attrappe des Plans
twenty-about-card = Karte { $number }, { $title }
twenty-card-where =
    { $drawn ->
        [yes] gezogen
       *[no] Stapel
    }
twenty-arm =
    { $arm ->
       *[infantry] Infanterie
        [cavalry] Kavallerie
        [artillery] Artillerie
    }
twenty-about-unit = { $unit } ({ $side })
twenty-about-arm = { $arm } { $strength }-{ $movement }
twenty-about-hex = in { $hex }
twenty-about-mark =
    { $mark ->
       *[elite] Elite
        [guard] Garde
        [light] leicht
        [routed] auf der Flucht
    }
twenty-about = { $parts }
twenty-about-garrison = die Garnison { $name } { $there ->
        [yes] hält { $hex }
       *[no] hält { $hex } nicht mehr
    }
twenty-card-short =
    { $card ->
        [weather] Wetter
        [cavalry] Kavallerie
        [colours] Fahnen
        [reserves] Reserven
        [emperor] Kaiser
        [monarchs] Monarchen
        [astray] Verirrt
        [marching] Marsch
        [caissons] Wagen
        [blood] Blut
        [news] Nachricht
       *[waiting] Abwarten
    }
twenty-counter-dummy = Attrappe

## Tafeln

twenty-results-table = Gefechtsergebnisse nach Differenz
twenty-die = Würfel
twenty-result-note = { $letters }: { $meaning }.
twenty-terrain-head =
    { $head ->
       *[ground] Gelände
        [movement] Bewegung
        [defence] Schutz
        [rout] Flucht
    }
twenty-side-terrain =
    { $water ->
       *[stream] Bach
        [bridge] Brücke über einen Bach
        [elbe-bridge] Brücke über die Elbe
        [pontoon] Pontonbrücke
        [landgraben] Landgraben, nasser Boden
    }
twenty-terrain-roads = Eine Straße kostet überall 1. Die Elbe wird nur auf Brücken überquert.
twenty-terrain-wet = Auf nassem Boden zählen Bäche wie die Elbe, Straßen geben keinen Bonus, Geschütze zählen nicht doppelt.
twenty-terrain-wet-now = Der Boden ist jetzt nass: Bäche zählen wie die Elbe, Straßen geben keinen Bonus, Geschütze zählen nicht doppelt.
twenty-card-entry = { $number }. { $title }
twenty-card-in-deck =
    { $drawn ->
        [yes] gezogen
       *[no] im Kartenstapel
    }
twenty-cards-drawn = Bisher gezogen:
twenty-force-routed = { $place }, auf der Flucht
twenty-forces-note = Hinter dem Namen eines Korps stehen seine Stärke und seine Bewegungspunkte.
twenty-coming-from = { $area }, ab Spielzug { $turn }
twenty-coming-plan = Höhe der versiegelten Stapel: { $heights }; { $closed ->
        [one] { $closed } Siegel ist geschlossen
       *[other] { $closed } Siegel sind geschlossen
    }.
twenty-coming-none = Keine weiteren Verstärkungen.
twenty-own-plan = Der versiegelte Plan, wie ihn die Franzosen kennen
twenty-own-stack = { $area }, von oben:
twenty-own-stack-turn = { $area }, ab Spielzug { $turn }, von oben:

## Der Stand

twenty-standing = { $first } { $allied } : { $french } { $second }
twenty-weather-head = Wetter
twenty-trend = Tendenz: { $trend ->
        [improving] besser
       *[worsening] schlechter
    }.
twenty-mud = Schlamm bis Spielzug { $turn }.
twenty-in-force = In Kraft für { SIDE($side, form: "noun") }: { $effect }
twenty-force-cavalry = Kavallerie zieht ein Feld weiter.
twenty-force-reserves = die ersten Reserven kosten nichts.
twenty-force-emperor = ein Angriff der Alten Garde kostet nichts.
twenty-force-monarchs = { $nation } Korps ziehen ein Feld weniger.
twenty-force-astray = { $unit } bleibt stehen.
twenty-force-marching = { $left ->
        [one] { $left } kostenloser Gewaltmarsch.
       *[other] { $left } kostenlose Gewaltmärsche.
    }
twenty-force-caissons = Geschütze zählen nicht doppelt.
twenty-gauge = Moral { SIDE($side, form: "of") }: { $level }; zu Beginn { $start }; verloren bei 0
twenty-account-morale = { $side }, Armeemoral
twenty-account =
    { $row ->
       *[routed] auf der Flucht
        [broken] gebrochen
        [lost] verloren
    }
twenty-if-ended-draw = Wäre jetzt Schluss: unentschieden.
twenty-if-ended = Wäre jetzt Schluss: Sieg { SIDE($side, form: "of") }.
twenty-turn-line = { $turn }, { $weather }, { $side }: { $phase }
twenty-turn-told = Spielzug { $turn } { $label }: { $weather }
twenty-book-results = Gefechtsergebnisse von Dresden 20
twenty-book-terrain = Das Gelände in Dresden 20
twenty-differs = Sie heißt wie eine eingebaute Schlacht und unterscheidet sich von ihr: { $differences }.

## Ablehnungen. Das Ende des Namens nennt die Ablehnung und die Variante des Satzes.

twenty-refused-not-pending-advance = Nicht jetzt. Zuerst mit einer Einheit nachrücken oder das Nachrücken beenden.
twenty-refused-not-pending-declare = Nicht jetzt. Zuerst alle Gefechte dieser Phase ansagen.
twenty-refused-not-pending-exchange = Nicht jetzt. Zuerst die Einheiten wählen, die im Abtausch brechen.
twenty-refused-not-pending-extra-horses = Nicht jetzt. Zuerst über die zusätzlichen Pferde entscheiden.
twenty-refused-not-pending-fight = Nicht jetzt. Zuerst das nächste Gefecht wählen.
twenty-refused-not-pending-follow-up = Nicht jetzt. Zuerst entscheiden, ob eine Einheit nachsetzt.
twenty-refused-not-pending-hold = Nicht jetzt. Zuerst eine Einheit der Seite wählen, die die Karte gezogen hat: Sie darf nicht ziehen.
twenty-refused-not-pending-move = Nicht jetzt. Zuerst Einheiten ziehen oder die Bewegungsphase beenden.
twenty-refused-not-pending-open = Nicht jetzt. Zuerst muss der versiegelte Inhalt geöffnet werden.
twenty-refused-not-pending-over = Die Partie ist zu Ende.
twenty-refused-not-pending-dice = Nicht jetzt. Zuerst müssen die Würfel fallen.
twenty-refused-not-pending-provoke = Nicht jetzt. Zuerst eine Kavallerieeinheit der Seite vorziehen, die die Karte gezogen hat.
twenty-refused-not-pending-rally = Nicht jetzt. Zuerst die gebrochenen Einheiten wählen, für die gezahlt wird.
twenty-refused-not-pending-rally-by-card = Nicht jetzt. Zuerst eine Einheit zum Sammeln wählen, oder keine.
twenty-refused-not-pending-react = Nicht jetzt. Zuerst mit Kavallerie reagieren oder die Reaktionsphase beenden.
twenty-refused-not-pending-reserves = Nicht jetzt. Zuerst entscheiden, ob Reserven in die Verteidigung gehen.
twenty-refused-not-pending-retreat = Nicht jetzt. Zuerst eine Einheit zurückziehen.
twenty-refused-not-pending-seal = Nicht jetzt. Zuerst den Plan versiegeln.
twenty-refused-not-pending-no-reserves = Kein Verteidiger entscheidet jetzt über Reserven.
twenty-refused-not-pending-no-battle = Jetzt lässt sich kein Gefecht abschätzen.
twenty-refused-not-your-side = Du hast jetzt nichts zu entscheiden.
twenty-refused-not-your-unit = { $unit } steht jetzt nicht unter deinem Befehl.
twenty-refused-not-your-unit-unknown = Diese Einheit gibt es nicht.
twenty-refused-no-such-enemy = { $unit } ist kein Gegner auf der Karte.
twenty-refused-no-such-enemy-unknown = Diese gegnerische Einheit gibt es nicht.
twenty-refused-no-such-garrison = In { $hex } steht keine Garnison allein.
twenty-refused-no-such-hex = Auf dieser Karte gibt es kein Feld { $hex }.
twenty-refused-no-such-hex-named = In dieser Schlacht gibt es kein Feld „{ $name }“.
twenty-refused-no-such-unit-named = In dieser Schlacht gibt es keine Einheit „{ $name }“.
twenty-refused-no-such-battle = Dieses Gefecht steht nicht mehr aus.
twenty-refused-no-such-battle-none = Es gibt kein Gefecht.
twenty-refused-no-such-battle-named = „{ $name }“ nimmt an keinem angesagten Gefecht teil.
twenty-refused-no-such-battle-numbered = Es gibt kein Gefecht { $number }.
twenty-refused-no-roll = Jetzt ist kein Wurf fällig.
twenty-refused-not-the-roll = Diese Würfel passen nicht zum Wurf.
twenty-refused-nothing-to-undo = Nichts rückgängig zu machen: Eigene Aktionen lassen sich rückgängig machen, bis ein Würfel fällt oder der Gegner entscheidet.
twenty-refused-bad-change = Eine Änderung hat 1 bis 256 Teile.
twenty-refused-bad-change-unit = Diese Einheit gibt es nicht.
twenty-refused-bad-change-garrison = Dort ist keine Garnison.
twenty-refused-bad-change-line = Dort ist keine Verbindungslinie.
twenty-refused-bad-change-stack = Diesen Stapel gibt es nicht.
twenty-refused-bad-change-position = Die geänderte Stellung ist nicht spielbar: { $why }.
twenty-refused-has-moved = { $unit } hat in dieser Phase schon gezogen.
twenty-refused-not-on-map = { $unit } ist nicht auf der Karte.
twenty-refused-locked = { $unit } steht in einer gegnerischen Kontrollzone und darf bei Tag nicht ziehen.
twenty-refused-held = { $unit } darf in dieser Phase nicht ziehen: Eine Karte verbietet es.
twenty-refused-no-path = Mindestens ein Feld wählen, das betreten wird.
twenty-refused-not-due = { $unit } darf in diesem Spielzug nicht eintreffen.
twenty-refused-no-entry-hex = Der Weg muss mit dem Eintrittsfeld beginnen.
twenty-refused-wrong-entry = { $unit } darf nicht in { $hex } eintreffen.
twenty-refused-entry-held = { $hex } ist vom Gegner besetzt oder liegt in einer gegnerischen Kontrollzone.
twenty-refused-broken-path = { $hex } grenzt nicht an das vorige Feld oder kommt im Weg zweimal vor.
twenty-refused-zone-at-night = { $hex } liegt in einer gegnerischen Kontrollzone, und es ist Nacht.
twenty-refused-routed-zone = { $unit } ist auf der Flucht, und { $hex } liegt in einer gegnerischen Kontrollzone.
twenty-refused-zone-stops = { $unit } muss in { $hex } anhalten: Das Feld liegt in einer gegnerischen Kontrollzone.
twenty-refused-zone-stops-advance = { $hex } liegt in einer gegnerischen Kontrollzone: Das Nachrücken endet dort.
twenty-refused-friend-there = In { $hex } steht eine eigene Einheit.
twenty-refused-friend-there-named = { $unit } steht schon in { $hex }.
twenty-refused-enemy-there = In { $hex } steht eine gegnerische Einheit.
twenty-refused-garrison-there = Eine Garnison hält { $hex }.
twenty-refused-garrison-there-attackers = Nur Angreifer dürfen { $hex } betreten und die Garnison entfernen.
twenty-refused-closed = Nach { $hex } führt keine Brücke.
twenty-refused-no-forced-march-routed = Kein Gewaltmarsch: { $unit } ist auf der Flucht.
twenty-refused-no-forced-march-in-zone = Kein Gewaltmarsch: { $unit } steht in einer gegnerischen Kontrollzone.
twenty-refused-no-forced-march-card = Kein Gewaltmarsch für { $unit }: Eine Karte verbietet es.
twenty-refused-needless-march = { $unit } braucht dafür keinen Gewaltmarsch.
twenty-refused-last-point-march = Der letzte Moralpunkt kann keinen Gewaltmarsch bezahlen.
twenty-refused-last-point-rally = Der letzte Moralpunkt kann kein Sammeln bezahlen.
twenty-refused-last-point-reserves = Der letzte Moralpunkt kann keine Reserven bezahlen.
twenty-refused-too-far = Der Weg kostet { $cost } Bewegungspunkte, { $unit } hat { $left }.
twenty-refused-no-pontoon-built = { $unit } kann die Pontonbrücke nicht bauen: Sie steht schon.
twenty-refused-no-pontoon-infantry = { $unit } kann die Pontonbrücke nicht bauen: Das kann nur französische Infanterie, die nicht auf der Flucht ist.
twenty-refused-no-pontoon-moved = { $unit } kann die Pontonbrücke nicht bauen: Die Einheit hat schon gezogen.
twenty-refused-no-pontoon-site = { $unit } kann die Pontonbrücke hier nicht bauen.
twenty-refused-wet = Bei Wolkenbruch oder Schlamm lässt sich keine Pontonbrücke bauen.
twenty-refused-no-meissen = { $unit } darf nicht nach Meißen.
twenty-refused-cannot-be-held-off-map = { $unit } kann nicht festgehalten werden: nicht auf der Karte.
twenty-refused-cannot-be-held-elite = { $unit } kann nicht festgehalten werden: Diese Einheit ist Elite.
twenty-refused-cannot-be-held-in-zone = { $unit } kann nicht festgehalten werden: Diese Einheit steht in der eigenen Kontrollzone.
twenty-refused-cannot-be-provoked = { $unit } kann nicht nach { $hex } gezogen werden.
twenty-refused-cannot-rally = { $unit } ist weder gebrochen noch auf der Flucht außerhalb gegnerischer Kontrollzonen.
twenty-refused-cannot-react = { $unit } ist auf der Flucht, hat schon gehandelt oder kann nicht reagieren.
twenty-refused-cannot-charge-from = { $unit } kann nicht von { $hex } aus attackieren.
twenty-refused-not-in-contact = { $unit } steht nicht mit jedem Verteidiger in Kontakt.
twenty-refused-not-in-contact-hex = { $unit } steht nicht mit { $hex } in Kontakt.
twenty-refused-no-use = Reserven würden hier nichts ändern.
twenty-refused-no-use-none = Hier können keine Reserven eingesetzt werden.
twenty-refused-not-locked = { $unit } steht in keiner gegnerischen Kontrollzone.
twenty-refused-held-by-cavalry = Gegnerische Kavallerie hält { $unit } fest.
twenty-refused-cannot-reach = { $unit } kann sich nicht nach { $hex } absetzen.
twenty-refused-cannot-penetrate = { $unit } kann nicht bis { $hex } eindringen.
twenty-refused-cannot-follow = { $unit } kann nicht in dieses Feld nachsetzen.
twenty-refused-fights-twice = { $unit } nimmt schon an einem anderen Gefecht teil.
twenty-refused-fights-twice-garrison = Die Garnison von { $hex } nimmt schon an einem anderen Gefecht teil.
twenty-refused-must-attack = { $unit } steht in einer gegnerischen Kontrollzone und muss angreifen.
twenty-refused-must-be-attacked = { $unit } steht in Kontakt und muss angegriffen werden.
twenty-refused-must-be-attacked-garrison = Die Garnison von { $hex } steht in Kontakt und muss angegriffen werden.
twenty-refused-routed-attacker = { $unit } ist auf der Flucht und kann nicht angreifen.
twenty-refused-empty-battle = Ein Gefecht braucht einen Angreifer und einen Verteidiger.
twenty-refused-wrong-losses = Einheiten wählen, die zusammen die aufgedruckte Stärke der Verteidiger erreichen, und keine zu viel.
twenty-refused-not-retreating = Eine andere Einheit muss sich vor { $unit } zurückziehen.
twenty-refused-wrong-line = { $unit } kann sich nicht zu dieser Verbindungslinie zurückziehen.
twenty-refused-wrong-hex = { $unit } kann sich noch zurückziehen und bricht daher nicht.
twenty-refused-wrong-hex-better = { $unit } muss sich in ein besseres Feld als { $hex } zurückziehen.
twenty-refused-barred = { $unit } kann sich nicht nach { $hex } zurückziehen.
twenty-refused-no-way = { $hex } grenzt nicht an die Einheit.
twenty-refused-may-not-advance = { $unit } kann nach diesem Gefecht nicht nachrücken.
twenty-refused-off-the-path = { $hex } liegt auf keinem Rückzugsweg der Verlierer.
twenty-refused-not-broken = { $unit } ist keine gebrochene Einheit der eigenen Armee.
twenty-refused-named-twice = Für eine Einheit kann nur einmal gezahlt werden.
twenty-refused-no-plan = Diese Schlacht hat keinen versiegelten Plan.
twenty-refused-wrong-count = Ein Plan hat ein Siegel für jeden Marker und jedes Stück.
twenty-refused-wrong-count-salts = Jedes Siegel braucht eigene Zufallsbytes.
twenty-refused-wrong-count-open = Genau die fälligen Siegel öffnen.
twenty-refused-no-content = Der versiegelte Inhalt ist weder ein Marker noch ein Stück.
twenty-refused-no-seal = Das passt zu keinem Siegel dieser Partie.
twenty-refused-unreadable = Der versiegelte Inhalt ist ungültig.
twenty-refused-empty-stack = Jedes Gebiet braucht einen Stapel, und kein Stapel darf leer sein.
twenty-refused-wrong-heights = Jedes Stück außer dem in Meißen muss in einem Stapel liegen.
twenty-refused-wrong-markers = Jeder Stapel braucht genau einen Marker.
twenty-refused-wrong-piece = Jedes Stück des Vorrats muss an genau einem Ort liegen.
twenty-refused-wrong-piece-dummies = Der Plan hat zu viele Attrappen.
twenty-refused-wrong-meissen = In Meißen muss die dafür genannte Einheit oder eine Attrappe liegen.
twenty-refused-guard-apart = Alle Gardeeinheiten müssen in einem Stapel liegen.
twenty-refused-no-such-plan-markers = Jeder Marker bringt einen Stapel, und jeder Stapel hat einen Marker.
twenty-refused-no-such-plan-guard = Alle Gardeeinheiten müssen in einem Stapel liegen.
twenty-refused-no-such-plan-stacks = Kein Stapel darf leer bleiben, und Meißen braucht sein Stück.
twenty-refused-no-such-plan-pieces = Jedes Stück muss in einem Stapel liegen, außer der eigenen Einheit oder einer Attrappe in Meißen.

## Wörter auf Knöpfen: Name, Überschrift darüber (under) und Erklärung (hint)

twenty-word-build = Pontonbrücke bauen
    .hint = Die Einheit setzt über, und die Brücke bleibt [6.9].
twenty-word-disengage = Absetzen
    .under = Reaktion
    .hint = Sie löst sich vom Gegner; eine gegnerische Einheit darf nachsetzen [8.3].
twenty-word-penetrate = Eindringen
    .under = Reaktion
    .hint = Sie zieht ein Feld an der gegnerischen Linie entlang [16.2].
twenty-word-reserves = Reserven einsetzen
    .hint = Ein Moralpunkt verschiebt die Spalte um eins [9.5.1].
twenty-word-marker-1 = Erster Marker
    .under = Ankunft der Stapel
    .hint = Wird im ersten Markerzug aufgedeckt.
twenty-word-marker-2 = Zweiter Marker
    .under = Ankunft der Stapel
    .hint = Wird im zweiten Markerzug aufgedeckt.
twenty-word-marker-3 = Dritter Marker
    .under = Ankunft der Stapel
    .hint = Wird im dritten Markerzug aufgedeckt.
twenty-word-marker-4 = Vierter Marker
    .under = Ankunft der Stapel
    .hint = Wird im vierten Markerzug aufgedeckt.
twenty-word-routed = Auf der Flucht
    .under = Zustand des Korps
    .hint = Auf der Flucht oder nicht.
twenty-word-broken = Gebrochen
    .under = Zustand des Korps
    .hint = Das Korps liegt im Kasten der gebrochenen Einheiten.
twenty-word-lost = Verloren
    .under = Zustand des Korps
    .hint = Das Korps ist vernichtet.
twenty-word-morale-of-the-first = Moral der Alliierten
    .hint = Bei 0 hat eine Seite verloren.
twenty-word-morale-of-the-second = Moral der Franzosen
    .hint = Bei 0 hat eine Seite verloren.

## Regeln in einem Satz

twenty-rule-2-1 = Die Nummer eines Feldes nennt seine Reihe, dann seine Spalte; an Feldseiten können Flüsse, Brücken und Gräben liegen.
twenty-rule-2-3 = In einem Feld darf nur eine Einheit stehen; Garnisonen zählen nicht.
twenty-rule-3-1 = Die Partie beginnt mit der gedruckten Aufstellung; die Alliierten ziehen zuerst.
twenty-rule-3-2 = Ab Spielzug 6 bringt eine 5 oder 6 Klenau, der im Westen eintrifft oder nach Meißen geht.
twenty-rule-4-1 = In jedem Spielzug spielen erst die Alliierten, dann die Franzosen: Karte, Bewegung, Reaktion des Gegners, Gefechte.
twenty-rule-5-0 = Beide Spieler ziehen aus einem Kartenstapel von zwölf Karten.
twenty-rule-5-1 = Das Wetter jedes Spielzugs steht auf der Zugleiste.
twenty-rule-5-1-1 = Regen kostet Infanterie im Gefecht einen Punkt; ein Wolkenbruch macht auch den Boden nass.
twenty-rule-5-2 = Einmal dürfen die Franzosen zusätzliche Pferde schicken: Einen Tag lang bremst Schlamm ihre Infanterie nicht.
twenty-rule-5-3-1 = Karte 1 kehrt die Wettertendenz um.
twenty-rule-5-3-2 = Karte 2 lässt Kavallerie ein Feld weiter ziehen.
twenty-rule-5-3-3 = Karte 3 lässt eine fliehende Einheit sich fangen oder eine gebrochene um die Rückkehr würfeln.
twenty-rule-5-3-4 = Karte 4 macht die nächsten Reserven kostenlos.
twenty-rule-5-3-5 = Karte 5 macht einen Angriff der Alten Garde kostenlos.
twenty-rule-5-3-6 = Karte 6 lässt die Korps einer alliierten Nation ein Feld weniger ziehen.
twenty-rule-5-3-7 = Karte 7 hält eine Einheit in ihrem Feld fest.
twenty-rule-5-3-8 = Karte 8 macht zwei Gewaltmärsche kostenlos.
twenty-rule-5-3-9 = Mit Karte 9 zählen Geschütze nicht mehr doppelt.
twenty-rule-5-3-10 = Mit Karte 10 zieht der Gegner eine deiner Kavallerieeinheiten ein Feld auf den Feind zu.
twenty-rule-5-3-11 = Karte 11 lässt um Nachrichten würfeln, die die Moral ändern.
twenty-rule-5-3-12 = Karte 12 legt alle Karten in den Kartenstapel zurück.
twenty-rule-6-1 = Jede Einheit zieht einmal in einer Phase, Feld für Feld.
twenty-rule-6-2 = Ein Weg kostet höchstens die Bewegungsweite; ein Feld ist immer erlaubt.
twenty-rule-6-3 = Ein Feld kostet nach Gelände und überquerter Feldseite; auf einer Straße kostet es einen Punkt.
twenty-rule-6-4 = Eine Einheit darf kein Feld mit einem Gegner betreten.
twenty-rule-6-5 = Eine Einheit darf durch eigene Einheiten ziehen, aber nicht bei ihnen anhalten.
twenty-rule-6-6 = Eine Einheit darf keine gesperrte Feldseite überqueren.
twenty-rule-6-7 = Ein Zug ganz auf Straßen reicht ein Feld weiter.
twenty-rule-6-8 = Ein Gewaltmarsch reicht ein Feld weiter und kostet einen Moralpunkt.
twenty-rule-6-9 = Eine französische Einheit bei Pirna kann einmal eine Pontonbrücke über die Elbe bauen.
twenty-rule-6-10 = Der Landgraben hemmt die Bewegung und hilft dem Verteidiger nur auf nassem Boden.
twenty-rule-7-1 = Die Felder um eine Einheit, die nicht auf der Flucht ist, sind ihre Kontrollzone, außer über gesperrte Feldseiten.
twenty-rule-7-2 = Eine Einheit muss in der ersten gegnerischen Kontrollzone anhalten, die sie betritt.
twenty-rule-7-3 = Bei Tag darf eine Einheit in einer gegnerischen Kontrollzone nicht ziehen.
twenty-rule-7-4 = Eine fliehende Einheit darf keine gegnerische Kontrollzone betreten.
twenty-rule-8-1 = Nach der Bewegung des Gegners darf die eigene Kavallerie reagieren.
twenty-rule-8-2 = Reagierende Kavallerie darf eine gegnerische Einheit angreifen, mit einem Punkt mehr als ihrer Stärke.
twenty-rule-8-3 = Reagierende Kavallerie darf sich absetzen, wenn keine gegnerische Kavallerie benachbart ist.
twenty-rule-8-4 = Eine gegnerische Einheit darf in das Feld nachsetzen, das die abgesetzte Einheit verlassen hat.
twenty-rule-9-1-1 = Eine Einheit in einer gegnerischen Kontrollzone muss angreifen.
twenty-rule-9-1-2 = Jede gegnerische Einheit in Kontakt muss angegriffen werden.
twenty-rule-9-2-1 = Alle Gefechte einer Phase werden zugleich angesagt.
twenty-rule-9-2-2 = In einem Gefecht muss jeder Angreifer an jeden Verteidiger grenzen.
twenty-rule-9-2-3 = Der Angreifer wählt die Reihenfolge der Gefechte.
twenty-rule-9-3 = Eine Einheit kämpft in einem Gefecht je Phase.
twenty-rule-9-4 = Gelände und Feldseiten verstärken die Verteidigung.
twenty-rule-9-4-5 = Angreifende Geschütze zählen auf trockenem Boden doppelt; fliehende Einheiten zählen halb.
twenty-rule-9-5 = Die Differenz ist der Angriff abzüglich der Verteidigung.
twenty-rule-9-5-1 = Jede Seite kann mit einem Moralpunkt die Spalte um eins verschieben.
twenty-rule-9-5-2 = Eine angreifende Gardeeinheit kostet einen Moralpunkt, und noch einen, wenn sie scheitert.
twenty-rule-9-6 = Ein Gefecht entscheidet ein Würfel auf der Ergebnistabelle, in der Spalte der Differenz.
twenty-rule-9-6-1 = Bei N geschieht nichts.
twenty-rule-9-6-2 = Eine Einheit, die ausweicht, zieht sich ein Feld zurück.
twenty-rule-9-6-3 = Jede Einheit, die flieht, würfelt, wie weit sie sich zurückzieht.
twenty-rule-9-6-4 = Bei einem Ergebnis mit B brechen die Einheiten in ihren Feldern.
twenty-rule-9-6-5 = Angreifer dürfen in das Feld einer geschlagenen Garnison nachrücken.
twenty-rule-9-6-6 = Bei einem Abtausch brechen Einheiten beider Seiten.
twenty-rule-9-7-1 = Eine fliehende Einheit zieht sich so weit zurück, wie ihr Würfel sagt: als Elite zwei Felder weniger, in einem Fort noch weniger.
twenty-rule-9-7-2 = Eine fliehende Einheit hat halbe Stärke und keine Kontrollzone und kann nicht angreifen.
twenty-rule-9-8-1 = Einheiten ziehen sich einzeln zurück, in der Reihenfolge, die ihre Seite wählt.
twenty-rule-9-8-2 = Ein Rückzug führt nicht in Felder mit Gegnern und nicht über gesperrte Feldseiten.
twenty-rule-9-8-4 = Beim Rückzug in eine gegnerische Kontrollzone oder über eine Brücke wird gewürfelt: Bei 1 bis 3 bricht die Einheit.
twenty-rule-9-8-5 = Ein Rückzug, der bei einer eigenen Einheit enden würde, geht an ihr vorbei weiter.
twenty-rule-9-8-6 = Ein Rückzug führt zu einer Verbindungslinie.
twenty-rule-9-8-7 = Eine Einheit, die sich nicht zurückziehen kann, bricht.
twenty-rule-9-9-1 = Ein Rückzug hinterlässt einen Weg, dem die Sieger folgen können.
twenty-rule-9-9-2 = Sieger dürfen auf dem Weg der Geschlagenen nachrücken, Geschütze nicht.
twenty-rule-9-10 = Eine Garnison verteidigt ihr Feld und fällt nur, wenn ein Angreifer dorthin nachrückt.
twenty-rule-9-10-1 = Die Garnison eines Postens, der fällt, ist vernichtet.
twenty-rule-9-10-2 = Eine Garnison der Stadt kehrt zurück, wenn die Alliierten ihr Feld verlassen, bis die ganze Stadt gefallen ist.
twenty-rule-9-11 = Auf den Brücken der Stadt ist kein Risikowürfel nötig.
twenty-rule-10-1 = Nachts fangen sich fliehende Einheiten außerhalb gegnerischer Kontrollzonen.
twenty-rule-10-2 = Nachts würfelt jede gebrochene Einheit: Bei 5 oder mehr kehrt sie zurück, bei 1 oder 2 ist sie vernichtet.
twenty-rule-10-3 = Rückkehrende Einheiten treffen an einer Verbindungslinie ein.
twenty-rule-11-1 = Verstärkungen sind ab ihrem gedruckten Spielzug fällig.
twenty-rule-11-2 = Eine Verstärkung trifft in einem Feld ihres Gebiets ein und zahlt dafür.
twenty-rule-11-3 = Eine Verstärkung darf kein Feld mit einem Gegner betreten und nachts keine gegnerische Kontrollzone.
twenty-rule-11-5 = Die erste Einheit, die durch ein Gebiet eintrifft, macht dessen Verbindungslinie aktiv.
twenty-rule-12-1 = Die Armeemoral sagt, wie viel jede Armee noch erträgt.
twenty-rule-12-2 = Eine Einheit, die bricht, kostet ihre Seite einen Moralpunkt und gibt dem Gegner einen.
twenty-rule-12-3 = Der letzte Moralpunkt lässt sich nicht ausgeben.
twenty-rule-12-4 = Änderungen der Moral im selben Augenblick werden zusammengezählt; eine Seite mit 0 verliert.
twenty-rule-12-7 = Alliierte Einheiten in Dresden am Ende eines französischen Halbzugs kosten die Franzosen Moral.
twenty-rule-13 = Ein eigener Halbzug bei Tag ohne Gefecht und ohne Einheit in einer gegnerischen Kontrollzone bringt einen Moralpunkt, einmal am Tag.
twenty-rule-14-1 = Nachts darf keine Einheit eine gegnerische Kontrollzone betreten, und es gibt keine Gefechte.
twenty-rule-14-2 = Nachts gewinnt eine Seite einen Moralpunkt und verliert einen für jede Linie und jedes Ziel, das der Gegner hält.
twenty-rule-14-3 = Nach der französischen Nacht wird der Kartenstapel vollständig, und nach der letzten Nacht endet die Partie.
twenty-rule-15-1 = Eine Seite mit Moral 0 verliert sofort.
twenty-rule-15-2 = Nach dem letzten Spielzug gewinnt die Seite mit mehr Moral.
twenty-rule-15-3 = Ein Spieler, dessen versiegelter Plan nicht gültig ist, verliert.
twenty-rule-16-2 = Reagierende Kavallerie darf ein Feld weit an der gegnerischen Linie entlangziehen.
twenty-rule-16-3-1 = Geschütze hinter einem Angreifer können ihn unterstützen.
twenty-rule-16-3-2 = Geschütze können über eine gesperrte Feldseite angreifen, ohne dass das Ergebnis sie trifft.
twenty-rule-16-8 = Bei wechselhaftem Wetter ändert ein Würfel in jedem Spielzug das Wetter.
twenty-rule-16-8-1 = Karte 1 kehrt die Wettertendenz um.
twenty-rule-16-8-2 = Ein Unwetter hinterlässt ein oder zwei Spielzüge lang Schlamm.
twenty-rule-16-8-3 = Schlamm allein schwächt keine Einheit im Gefecht.
twenty-rule-16-9 = Leichte Infanterie kann sich wie Kavallerie absetzen.
twenty-rule-17-1-1 = Vor dem ersten Spielzug versiegeln die Franzosen einen Plan für ihre zehn Korps.
twenty-rule-17-1-1a = Der Plan hat drei Stapel, und keiner davon ist leer.
twenty-rule-17-1-1b = Der Plan sagt, welcher Stapel in welchem Markerzug eintrifft.
twenty-rule-17-1-1c = Jedes Stück des Plans liegt an einem Ort.
twenty-rule-17-1-1d = Alle Gardeeinheiten des Plans liegen in einem Stapel.
twenty-rule-17-1-2 = Ein geöffneter Marker bringt seinen Stapel: In jedem Spielzug entscheidet ein Würfelwurf, wie viele Stücke eintreffen.
twenty-rule-17-1-3 = Am Ende der Partie wird der ganze Plan geöffnet und geprüft.

## Die Karten der ersten Partie: Überschrift, Handlung (act) und Grund (why)

twenty-card-dresden-26-august = Dresden, 26. August
    .act = Du führst die Alliierten: Österreicher in Hellgrau, Preußen in Dunkelgrau, Russen in Grün. Die Franzosen, in Blau, halten Dresden. Deine Korps leuchten. Karte verschieben, Mausrad drehen, dann weiter.
    .why = Jede Seite hat eine Zahl, die Armeemoral, oben in der Tafel. Bei 0 verliert eine Seite sofort; nach dem letzten Spielzug gewinnt die höhere. Ein Korps, das bricht, kostet seine Seite einen Punkt und gibt dem Gegner einen.
twenty-card-march = Marsch
    .act = Auf eines deiner Korps klicken: Die Felder leuchten, die es erreicht. Dann auf eines davon klicken. Wenn alle Korps gut stehen, „Bewegung beenden“ drücken.
    .why = Auf einem Spielstein ist die linke Zahl die Stärke, die rechte sind die Bewegungspunkte. Ein Marsch ganz auf Straßen reicht ein Feld weiter. Ein Feld mit -1 ist ein Gewaltmarsch: Er kostet einen Punkt Armeemoral.
twenty-card-next-to-the-enemy = Neben dem Gegner
    .act = Die sechs Felder um ein Korps sind seine Kontrollzone. Ein Korps, das eine gegnerische Zone betritt, hält dort an und muss in deiner Gefechtsphase angreifen. Die eigenen Korps ansehen, dann weiter.
    .why = Bei Tag kann es aus so einem Feld nicht mehr herausmarschieren. Also nur dort an den Gegner gehen, wo gekämpft werden soll, mit mehreren Korps gegen eines.
twenty-card-how-is-it-going = Wie steht es?
    .act = Oben in der Tafel die Armeemoral beider Seiten ansehen. Die leuchtenden Felder wollen beide Seiten haben. Dann weiter.
    .why = Ein gebrochenes Korps, ein Gewaltmarsch, Reserven und ein Angriff der Alten Garde kosten je einen Punkt. Nachts gewinnt eine Seite einen und verliert einen für jedes Ziel und jede Verbindungslinie, die der Gegner hält.
twenty-card-finish-your-march = Den Marsch beenden
    .act = Die übrigen Korps ziehen, die noch ziehen sollen. Dann „Bewegung beenden“ drücken; wenn Korps nicht gezogen haben, noch einmal drücken.
    .why = Jedes Korps zieht einmal im Spielzug. „Rückgängig“ nimmt einen Marsch zurück, bis ein Würfel fällt. Danach darf die französische Kavallerie reagieren, dann werden deine Gefechte ausgetragen. Nachts gibt es keine.
twenty-card-the-enemy-has-moved = Der Gegner hat gezogen
    .act = Auf eines der leuchtenden Kavalleriekorps klicken: Die Tafel sagt, ob es attackieren oder sich absetzen kann. Oder „Reaktion beenden“ drücken.
    .why = Eine Attacke ist ein Angriff auf einen Gegner, mit einem Punkt mehr als der Stärke. Ein Korps, das sich absetzt, entfernt sich vom Gegner, bevor er angreift. Es ist deine einzige Entscheidung in seinem Zug vor den Gefechten.
twenty-card-they-follow-or-you-do = Sie folgen, oder du
    .act = Ein Gegner hat sich von deinen Korps entfernt. Auf ein Korps klicken, das in das Feld nachsetzt, oder „Nicht nachsetzen“ drücken.
    .why = Ein Korps, das nachsetzt, bleibt in Kontakt und muss dann kämpfen.
twenty-card-corps-in-contact-must-fight = Korps in Kontakt müssen kämpfen
    .act = Auf einen der Vorschläge in der Tafel klicken. Oder auf die Korps klicken, die zusammen angreifen, dann auf den Gegner, den sie angreifen. Alle Gefechte werden angesagt, bevor das erste ausgetragen wird.
    .why = Ein Korps in einer gegnerischen Zone muss angreifen, und jeder Gegner neben dir muss angegriffen werden. Jeder Angreifer eines Gefechts muss neben jedem Verteidiger stehen, und kein Korps kämpft zweimal.
twenty-card-read-the-odds = Die Chancen lesen
    .act = Die erste Zeile der Tafel sagt, wie das Gefecht enden kann und wie wahrscheinlich das ist. Auf ein weiteres Korps klicken, um es hinzuzunehmen, oder auf den blauen Knopf.
    .why = Die Stärke der Angreifer abzüglich der Verteidiger und ihres Geländes ist die Spalte, in der ein Würfel gelesen wird. Eine Ortschaft, eine Höhe oder ein Bach hilft dem Verteidiger.
twenty-card-weigh-the-battle = Das Gefecht abwägen
    .act = Auf ein angesagtes Gefecht klicken und in der Tafel lesen, wie es enden kann. Dann „Kämpfen“ drücken.
    .why = Reserven verschieben die Spalte um eins und kosten einen Punkt Armeemoral. Du entscheidest zuerst, der Gegner nach dir.
twenty-card-you-are-attacked = Du wirst angegriffen
    .act = „Reserven einsetzen“ oder „Zurückhalten“ drücken. Die Tafel sagt, wie das Gefecht mit ihnen und ohne sie enden kann.
    .why = Reserven verschieben die Spalte um eins zu deinen Gunsten. Sie kosten einen Punkt Armeemoral, gehören also dorthin, wo ein Korps brechen würde.
twenty-card-an-exchange = Ein Abtausch
    .act = Beide Seiten verlieren. Auf die eigenen Korps klicken, die brechen, oder auf einen Vorschlag in der Tafel. Dann auf den blauen Knopf.
    .why = Ein gebrochenes Korps verlässt die Karte. Jede Nacht entscheidet ein Würfel, ob es zurückkehrt.
twenty-card-back-towards-a-line = Zurück, zu einer Linie
    .act = Auf das geschlagene Korps klicken, dann auf eines der Felder, auf die die Pfeile zeigen.
    .why = Ein Rückzug führt zu einer Verbindungslinie, mit einer Fahne markiert. Ein Schritt neben einen Gegner oder über eine Brücke braucht einen Risikowürfel: Bei 1 bis 3 bricht das Korps. Auch ein Korps, das sich nicht zurückziehen kann, bricht.
twenty-card-follow-them = Ihnen nach
    .act = Auf ein Korps klicken, das gesiegt hat, dann auf ein leuchtendes Feld auf dem Weg der Geschlagenen. Zum Schluss „Nachrücken beenden“ drücken.
    .why = So fällt Dresden: Eine Garnison fällt nur vor einem Korps, das in ihr Feld nachrückt.
twenty-card-broken-corps-at-night = Gebrochene Korps in der Nacht
    .act = Auf ein Korps klicken, das für einen Punkt Armeemoral einen besseren Würfel bekommen soll. Dann auf den blauen Knopf.
    .why = Das Programm würfelt für jedes gebrochene Korps, und die Tafel sagt, wie es ausgehen kann. Ein Korps, das zurückkehrt, darf an einer Verbindungslinie wieder eintreffen.
twenty-card-your-card-lets-you-act = Deine Karte
    .act = Jede Seite zieht zu Beginn ihres Zuges eine Karte. Die blaue Zeile in der Tafel sagt, was deine erlaubt. Auf eine leuchtende Einheit klicken und in der Tafel antworten.
    .why = Alle zwölf Karten kommen einmal, bevor nach der französischen Nacht neu gemischt wird.
twenty-card-the-french-turn = Der Zug der Franzosen
    .act = Ihnen beim Marschieren und Angreifen zusehen. Du wirst gefragt, wenn deine Kavallerie reagieren kann oder eines deiner Korps angegriffen wird.
    .why = Der Verlauf rechts nennt jeden Wurf und sein Ergebnis. Ein Klick auf eine Zeile zeigt den Ort.
twenty-card-the-battle-is-over = Die Schlacht ist zu Ende
    .act = Das war eine ganze Schlacht. Die Tafel sagt, wie sie ausging; unter „Aufzeichnungen“ lässt sie sich noch einmal ansehen.
    .why = Als Nächstes kommen die Schlachten um Königstein: dieselben Regeln, mit weniger Korps und mehr Raum.
twenty-card-your-movement = Deine Bewegung
    .act = Auf ein Korps klicken, dann auf ein leuchtendes Feld. Zum Schluss „Bewegung beenden“ drücken. N führt zum nächsten Korps.
    .why = Schon an die Gefechte danach denken: Welchen Gegner erreichen mehrere deiner Korps zusammen?
twenty-card-your-decision = Deine Entscheidung
    .act = Die blaue Zeile in der Tafel sagt, was du entscheiden musst. Die Möglichkeiten stehen darunter.
    .why = Die Schlacht geht weiter, sobald du gewählt hast.
twenty-card-one-moment = Einen Augenblick
    .act = Die Franzosen ziehen, oder das Programm würfelt.
    .why = Inzwischen die Karte ansehen und den Verlauf lesen.

## Namen der Phasen

twenty-phase-events = Ereignisse
twenty-phase-arrivals = Ankünfte
twenty-phase-movement = Bewegung
twenty-phase-reaction = Reaktion
twenty-phase-combat = Gefechte
twenty-phase-night = Nacht
twenty-phase-end-of-turn = Ende des Spielzugs
twenty-phase-sealed-plan = versiegelter Plan

## Wahlregeln: der Name, ihr Gegenstand in den Einstellungen der Partie (about), die Einstellung mit ihr (on) und ohne sie (off)

twenty-option-variable-weather = Wechselhaftes Wetter [16.8]
    .hint = Ein Würfel ändert das Wetter in jedem Spielzug; Unwetter hinterlassen Schlamm
    .about = Wetter
    .on = Wetter nach dem Würfel [16.8].
    .off = Wetter wie gedruckt.
twenty-option-cavalry-penetration = Eindringen der Kavallerie [16.2]
    .hint = Gebundene Kavallerie kann an der gegnerischen Linie entlangziehen
    .about = Kavallerie
    .on = Kavallerie kann eindringen [16.2].
    .off = Kavallerie dringt nicht ein.
twenty-option-artillery-support = Artillerieunterstützung [16.3]
    .hint = Geschütze hinter der Linie helfen einer Verteidigung und feuern über Flüsse
    .about = Artillerie
    .on = Geschütze unterstützen und beschießen [16.3].
    .off = Keine Artillerieunterstützung.
twenty-option-no-light-infantry = Keine leichte Infanterie [16.9]
    .hint = Leichte Infanterie setzt sich nicht ab wie Kavallerie
    .about = Leichte Infanterie
    .on = Leichte Infanterie bleibt in Kontakt.
    .off = Leichte Infanterie kann sich absetzen [16.9].

## Werte, die eine Wiedergabe zeichnet und ein Bericht zählt: der Titel, der Name auf einem Knopf (short), die Bedeutung (meaning), der Kopf einer Spalte (column)

twenty-figure-morale = Armeemoral
    .short = Moral
    .meaning = Bei 0 hat eine Seite verloren; am Ende gewinnt die höhere.
    .column = Moral
twenty-figure-out = Gebrochene oder verlorene Stärke
    .short = Gebrochen
    .meaning = Aufgedruckte Stärke der gebrochenen oder vernichteten Einheiten.
    .column = außer Gefecht
twenty-figure-routed = Einheiten auf der Flucht
    .short = Flucht
    .meaning = Einheiten auf der Karte, die auf der Flucht sind.
    .column = Flucht

## Ergebnisse von Kämpfen nach ihren englischen Wörtern, und was eine Tabelle dafür sagt (short)

twenty-came-attackers-break = Angreifer brechen
twenty-came-attackers-rout = Angreifer fliehen
twenty-came-attackers-withdraw = Angreifer weichen aus
twenty-came-nothing-happens = ohne Wirkung
twenty-came-defenders-withdraw = Verteidiger weichen aus
twenty-came-defenders-rout = Verteidiger fliehen
twenty-came-defenders-break = Verteidiger brechen
twenty-came-exchange = Abtausch

## Titel der Tabellen nach ihren englischen Titeln

twenty-tab-results = Ergebnisse
twenty-tab-terrain = Gelände
twenty-tab-cards = Karten
twenty-tab-forces = Truppen
twenty-tab-arrivals = Ankünfte

## Was man über das Brett legt und wieder wegnimmt

twenty-layer-zones = Kontrollzonen
## Schlachten: Titel, Einführung und Geschichte

twenty-scenario-dresden20 = Dresden 20: die zwei Tage
    .summary =
        26. August 1813, morgens. Drei Monarchen haben eine Armee auf die Höhen südlich von Dresden geführt, und zwischen ihnen und der Stadt steht ein einziges Korps. Gegen Mittag ist die Garde auf den Brücken, und Napoleon mit ihr.

        Ein Spielstein ist ein Korps, ein Spielzug etwa drei Stunden, und jede Seite lebt von einer einzigen Zahl: der Armeemoral. Gebrochene Korps, Gewaltmärsche, Reserven und Angriffe der Garde kosten Moral. Zehn Spielzüge. Bei 0 verliert eine Seite sofort; am Ende gewinnt die höhere Moral.
    .history = Napoleon siegte bei Dresden: Er hielt die Stadt am ersten Abend, zerschlug am zweiten Tag im Regen den linken Flügel der Alliierten und verlor bei Kulm die Früchte des Sieges.

twenty-scenario-dresden20-koenigstein = Dresden 20: das Manöver von Königstein
    .summary =
        25. August 1813. Und wenn Napoleon nicht selbst nach Dresden marschiert wäre, sondern bei Königstein über die Elbe, in den Rücken der alliierten Armee? St. Cyr hält die Stadt allein; alle anderen Korps sind ein Geheimnis.

        Vor dem ersten Spielzug versiegeln die Franzosen einen Plan: welche Korps wo ankommen, in welcher Reihenfolge und wann, und was in Meißen wartet. Drei der Stücke sind Attrappen. Das Programm öffnet die Siegel einzeln, wenn die Kolonnen eintreffen. Fünfzehn Spielzüge.
    .history = Dazu kam es nie: Napoleon marschierte selbst nach Dresden, und nur Vandamme ging bei Königstein über die Elbe.

## Wie sicher ihre Karten sind

twenty-sureness-dresden20 = Karte und Spielsteine des gedruckten Spiels lagen uns nicht vor. Das Raster folgt aus den Feldern, die seine Regeln nennen; das Gelände ist unsere Rekonstruktion, 1640 m je Feld.
    .sure =
        Namen, Aufstellungsfelder und Ankunftszeiten der historischen Schlacht, die Armeemoral zu Beginn, die vier Garnisonen.
        Die Verbindungslinien der Franzosen, die Dresdner Brücken, die Plätze für die Pontonbrücke.
        Die Spalten der Ergebnistabelle, der Preis der Garde, der Reserven und der Gewaltmärsche.
    .fair =
        Die Elbe und ihre drei Nebenflüsse, Städte, Straßen, Ausrichtung und Maßstab der Karte.
        Bewegungsweiten, die Zellen der Ergebnistabelle, die Wirkung von Wald, schwierigem Gelände und Forts.
    .guessed =
        Die Stärken aller Korps, die Ereigniskarten bis auf eine, das gedruckte Wetter, die Seiten der Sammel- und Ankunftswürfel.
        Einzelne Wälder und Hügel, die Verbindungslinien der Alliierten und die ganze Aufstellung des Manövers von Königstein.

## Texte der Dateien: Wirkungen der Karten nach ihren englischen Titeln, Korps und Posten nach ihren englischen Worten

twenty-effect-a-change-in-the-weather = Bei wechselhaftem Wetter (16.8) kehrt sich die Tendenz um. Sonst geschieht nichts.
twenty-effect-cavalry-in-hand = Deine Kavallerie hat in dieser Bewegungsphase 1 Bewegungspunkt mehr.
twenty-effect-colours-rallied = Du darfst eine fliehende Einheit außerhalb gegnerischer Kontrollzonen sammeln oder ohne Kosten einmal für eine gebrochene Einheit würfeln (10.2) oder verzichten.
twenty-effect-fresh-reserves = Deine ersten Reserven in einem Gefecht dieses Halbzugs kosten nichts.
twenty-effect-the-emperor-is-here = Bis zum Beginn des nächsten Nachtspielzugs kostet das erste Gefecht, in dem die Alte Garde angreift, die Franzosen keine Moral, gewonnen oder verloren.
twenty-effect-three-monarchs-three-plans = Ein Würfel bestimmt eine alliierte Nation: 1 oder 2 die Russen, 3 oder 4 die Preußen, 5 oder 6 die Österreicher. In der alliierten Bewegungsphase (der nächsten, wenn die Franzosen die Karte ziehen) haben ihre Einheiten 1 Bewegungspunkt weniger und keinen Gewaltmarsch.
twenty-effect-orders-astray = Der Gegner wählt eine deiner Einheiten auf der Karte, die nicht Elite ist und in keiner gegnerischen Kontrollzone steht. Sie darf in dieser Bewegungsphase nicht ziehen.
twenty-effect-hard-marching = Deine ersten zwei Gewaltmärsche in dieser Bewegungsphase kosten nichts.
twenty-effect-empty-caissons = Deine Artillerie zählt in diesem Halbzug nicht doppelt.
twenty-effect-hot-blood = Nur bei Tag: Der Gegner zieht eine deiner Kavallerieeinheiten, die nicht flieht und in keiner gegnerischen Kontrollzone steht, ein Feld näher zum nächsten Feind. Damit ist sie gezogen.
twenty-effect-news-from-the-other-fronts = Ein Würfel: Bei 1 oder 2 verlierst du 1 Moralpunkt, bei 3 oder 4 geschieht nichts, bei 5 oder 6 gewinnst du 1 Moralpunkt.
twenty-effect-watch-and-wait = Nichts geschieht. Alle zwölf Karten kommen sofort in den Kartenstapel zurück.
twenty-formation-xiv-corps-gouvion-saint-cyr = XIV. Korps, Gouvion Saint-Cyr
twenty-formation-old-guard = Alte Garde
twenty-formation-guard-cavalry-nansouty = Gardekavallerie, Nansouty
twenty-formation-guard-and-reserve-artillery = Garde- und Reserveartillerie
twenty-formation-young-guard-mortier-and-ney = Junge Garde, Mortier und Ney
twenty-formation-i-cavalry-corps-latour-maubourg-under-murat = I. Kavalleriekorps, Latour-Maubourg, unter Murat
twenty-formation-ii-corps-victor = II. Korps, Victor
twenty-formation-vi-corps-marmont = VI. Korps, Marmont
twenty-formation-i-corps-vandamme = I. Korps, Vandamme
twenty-formation-corbineau-s-light-cavalry = Leichte Kavallerie Corbineaus
twenty-formation-v-cavalry-corps-l-heritier = V. Kavalleriekorps, L'Heritier
twenty-formation-gorchakov-of-wittgenstein-s-wing = Gorchakov, vom Flügel Wittgensteins
twenty-formation-eugen-of-wuerttemberg = Eugen von Württemberg
twenty-formation-grenadiers-raevsky = Grenadiere, Raevsky
twenty-formation-cavalry-with-eugen = Kavallerie bei Eugen
twenty-formation-russian-reserve-cavalry = Russische Reservekavallerie
twenty-formation-prussian-ii-corps-kleist = Preußisches II. Korps, Kleist
twenty-formation-left-wing = linker Flügel
twenty-formation-1st-light-division-moritz-liechtenstein = 1. leichte Division, Moritz Liechtenstein
twenty-formation-austrian-cuirassiers = Österreichische Kürassiere
twenty-formation-allied-reserve-artillery = Alliierte Reserveartillerie
twenty-formation-guard-and-reserve-russian-guard-austrian-grenadiers = Garde und Reserve: Russische Garde, österreichische Grenadiere
twenty-post-dresden-old-town = Dresden, Altstadt
twenty-post-dresden-pirna-suburb = Dresden, Pirnaische Vorstadt
