# Meldungen von Dresden 20. Siehe docs/TRANSLATING.md.

## Fragen: die Seite und was sie tun muss

twenty-ask-advance = { $side }: nachrücken oder „Nachrücken beenden“ wählen.
twenty-ask-rally-by-card = { $side }: eine fliehende Einheit sammeln, für eine gebrochene würfeln oder „Keine sammeln“ wählen.
twenty-ask-hold = { $side }: eine gegnerische Einheit wählen, die stehen bleibt.
twenty-ask-provoke = { $side }: eine gegnerische Kavallerieeinheit ein Feld vorziehen.
twenty-ask-declare = { $side }: alle Gefechte ansagen: erst die Angreifer, dann ihre Ziele.
twenty-ask-fight = { $side }: das nächste Gefecht wählen.
twenty-ask-reserves = { $side }: Der Gegner greift an. Reserven für einen Moralpunkt einsetzen oder zurückhalten.
twenty-ask-reserves-free = { $side }: Der Gegner greift an. Reserven ohne Kosten einsetzen oder zurückhalten.
twenty-ask-exchange = { $side }: die Einheiten wählen, die brechen.
twenty-ask-follow = { $side }: eine Einheit wählen, die nach { $hex } folgt, oder „Nicht nachsetzen“ wählen.
twenty-ask-horses = { $side }: zusätzliche Pferde für den kommenden Tag schicken oder „Noch nicht“ wählen.
twenty-ask-move = { $side }: Einheiten ziehen, dann die Phase beenden.
twenty-ask-open = { $side }: Die Siegel werden geöffnet.
twenty-ask-rally = { $side }: je Moralpunkt einen besseren Sammelwürfel bezahlen oder „Würfeln, ohne zu zahlen“ wählen.
twenty-ask-react = { $side }: Die Kavallerie darf attackieren oder sich absetzen, bevor der Gegner angreift.
twenty-ask-retreat = { $side }: { $units } ein Feld zurückziehen.
twenty-ask-seal = { $side }: jeden Marker und jedes Stück an seinen Platz legen, dann den Plan versiegeln.
twenty-ask-change = Ein Korps anklicken, dann sein neues Feld; eine Garnison oder Linie anklicken, um sie zu ändern; oder die Moral einstellen.

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

twenty-offer-into = nach { $hex }
twenty-offer-to = nach { $hex }
twenty-offer-cost = nach { $hex } für { $cost }
twenty-offer-forced = nach { $hex } für { $cost }, Gewaltmarsch für einen Moralpunkt
twenty-offer-forced-free = nach { $hex } für { $cost }, Gewaltmarsch ohne Kosten
twenty-offer-meissen = nach Meißen, für immer
twenty-offer-bridge = Brücke nach { $hex }
twenty-offer-charge = von { $hex } aus attackieren
twenty-offer-charge-here = vom eigenen Feld aus attackieren
twenty-offer-attack = { $unit } angreifen
twenty-offer-towards = in Richtung { $hex }
twenty-offer-hazard = nach { $hex }, { $dice } Risikowürfel
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
        [you-withdraw] eigene Einheiten weichen
        [they-withdraw] der Gegner weicht
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
twenty-hazard-note = Bei 1 bis 3 auf dem Risikowürfel bricht die Einheit.
twenty-differential = Differenz
twenty-column = Spalte
twenty-rout-note = Bei einer Flucht zieht sich { $unit } bei { $runs } von 6 Augen zurück.
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
        [rough] raues Gelände { $hex }
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
twenty-box-cards-left = Gezogene Karten; { $left } im Stapel
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
        [aw] Angreifer weichen
       *[n] ohne Wirkung
        [dw] Verteidiger weichen
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
        [reaction] Bewegung, Reaktion des Gegners
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
twenty-deck-restored = Alle zwölf Karten sind wieder im Stapel.
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
twenty-arrivals-rolled = { $rolls }.
twenty-arrival-roll = Gebiet { $code }: Würfel { $face } +{ $bonus }, { $pieces ->
        [one] { $pieces } Stück trifft ein
       *[other] { $pieces } Stück treffen ein
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
twenty-rout-die = { $unit }: { $face }
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
twenty-morale-of = Moral { $whose }
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
twenty-taken-back = { $side }: letzte Aktion zurückgenommen.
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
        [one] { $count } Karte ist im Stapel
       *[other] { $count } Karten sind im Stapel
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
twenty-hidden = Nur die Franzosen wissen, welches Korps oder welche Attrappe wo in den Stapeln und in Meißen liegt und ab welchem Spielzug jeder Stapel eintrifft{ $plan }. Ein Marker wird in seinem Spielzug geöffnet, ein Stück beim Eintreffen{ $opening }, der Rest am Ende der Schlacht{ $audit }. Die Franzosen finden ihren Plan in der Tafel Ankünfte.

## Die Karte, ein Feld, eine Einheit

twenty-ground =
    { $ground ->
       *[clear] offenes Gelände
        [town] Ortschaft
        [woods] Wald
        [rough] raues Gelände
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
        [defence] Verteidigung
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
       *[no] im Stapel
    }
twenty-cards-drawn = Bisher gezogen:
twenty-force-routed = { $place }, auf der Flucht
twenty-forces-note = Hinter dem Namen eines Korps stehen seine Stärke und seine Bewegungspunkte.
twenty-coming-from = { $area }, ab Spielzug { $turn }
twenty-coming-plan = Höhe der versiegelten Stapel: { $heights }; { $closed ->
        [one] { $closed } Siegel ist geschlossen
       *[other] { $closed } Siegel sind geschlossen
    }.
twenty-coming-none = Keine Verstärkungen mehr.
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
twenty-refused-not-your-side = Jetzt ist von dieser Seite nichts zu entscheiden.
twenty-refused-not-your-unit = { $unit } kann jetzt keinen Befehl von dieser Seite erhalten.
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
twenty-refused-nothing-to-undo = Nichts zurückzunehmen: Eigene Aktionen lassen sich zurücknehmen, bis ein Würfel fällt oder die Gegenseite entscheidet.
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
twenty-refused-cannot-be-held = { $unit } kann nicht festgehalten werden: eine gegnerische Einheit auf der Karte wählen, die nicht Elite ist und außerhalb der eigenen Kontrollzonen steht.
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
