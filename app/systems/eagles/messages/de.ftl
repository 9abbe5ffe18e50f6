# Meldungen von The Eagles Turn East. Siehe docs/TRANSLATING.md.

## Fragen

eagles-ask-command =
    { $left ->
        [one] { $side }: Streitmacht für einen Marsch auf Befehl wählen. Noch { $left } Befehl.
       *[other] { $side }: Streitmacht für einen Marsch auf Befehl wählen. Noch { $left } Befehle.
    }
eagles-ask-command-by-points = { $side }: Streitmacht für einen Marsch auf Befehl wählen. Verwaltungspunkte: { $armies }.
eagles-ask-initiative = { $side }: Anführer für einen Marsch aus eigener Initiative wählen oder Märsche beenden.
eagles-ask-force = { $side }: Anführer für einen Gewaltmarsch wählen oder Keine Gewaltmärsche mehr.
eagles-ask-march = { $side }: Die Streitmacht unter { $leader } marschiert.
eagles-ask-organise = { $side }: Organisieren: Verbände übertragen, Generale aufstellen oder auflösen, Brigaden abtrennen.
eagles-ask-consolidate = { $side }: Zusammenfassen: Verbände übertragen, Generale auflösen.
eagles-ask-give-way = { $side }: Der Stapel in { $hex } wird um { $hexes } verdrängt. Weg wählen.
eagles-ask-lose =
    { $due ->
        [one] { $side }: Einheiten für den Verlust von { $due } Stärkepunkt wählen.
       *[other] { $side }: Einheiten für den Verlust von { $due } Stärkepunkten wählen.
    }
eagles-ask-declare = { $side }: Kampf ansagen: Angreifer wählen, zuerst den Führer der Streitmacht, dann die Hexfelder.
eagles-ask-defend = { $side }: Mehrere Gruppen von Anführern sind gleich stark. Verteidiger wählen.
eagles-ask-chit = { $side }: Marker für Runde { $round } versiegeln: Feldschlacht oder Verfolgung.
eagles-ask-open-chit = { $side }: Der Marker des Verlierers wird geöffnet.
eagles-ask-forward = { $side }: Batterien in dieser Runde vorziehen oder zurückhalten.
eagles-ask-stand = { $side }: Die Runde ist gewonnen. Standhalten oder abbrechen.
eagles-ask-counter = { $side }: Aus den Mauern angreifen oder dahinter bleiben.
eagles-ask-retreat = { $side }: Rückzug jedes geschlagenen Stapels wählen.
eagles-ask-pursue = { $side }: Vom Feind verlassenes Hexfeld und verfolgende Anführer wählen oder Bleiben.
eagles-ask-advance = { $side }: Anführer wählen, die in das geräumte Hexfeld nachrücken, oder Bleiben.
eagles-ask-open-track = { $side }: { $leader } wird aufgedeckt.
eagles-ask-claim = { $side }: Versiegelte Leisten werden verglichen.
eagles-ask-trains = { $side }: Anführer für den Brückentrain wählen.
eagles-ask-outposts = { $side }: Anführer für einen Vorposten wählen oder Spielsteine verteilen.
eagles-ask-modes = { $side }: Anführer wählen, die zur Verpflegung zerstreut beginnen, oder Fertig.
eagles-ask-astray = { $side }: { $leader } marschiert ohne Befehl. Weg wählen.
eagles-ask-admin = { $side }: Verwaltung: für einen Punkt eine Quelle wechseln oder ein Zentrum auflösen.
eagles-ask-arrivals = { $side }: Eintreffenden Anführer und Hexfeld wählen oder Fertig.
eagles-ask-centres = { $side }: Operationszentrum für eine Bewegung wählen oder Zentren bleiben.
eagles-ask-flee = { $side }: Quelle wählen, zu der das Zentrum ({ $army }) flieht.
eagles-ask-ride-off = { $side }: { $leader } steht allein neben dem Feind. Ziel des Ritts wählen oder Er bleibt.

## Schaltflächen

eagles-activate = { $leader } aktivieren
eagles-force-march = Gewaltmarsch: { $leader }
eagles-no-more-commands = Keine Befehle mehr
eagles-no-more-forced = Keine Gewaltmärsche mehr
eagles-end-the-marches = Märsche beenden
eagles-end-the-march = Marsch beenden
eagles-march-to = Nach { $hex } marschieren
eagles-push-away = Stapel in { $hex } verdrängen
eagles-give-way = Weichen
eagles-take-the-loss = Verlust nehmen
eagles-attack = Angreifen
eagles-no-more-combats = Keine Kämpfe mehr
eagles-these-defend = So verteidigen
eagles-seal = Versiegeln
eagles-stay-inside = Drinnen bleiben
eagles-retreat = Rückzug
eagles-pursue = Verfolgen
eagles-advance = Nachrücken
eagles-stay = Bleiben
eagles-done = Fertig
eagles-do-it = Ausführen
eagles-deal = Spielsteine verteilen
eagles-centres-stay = Zentren bleiben
eagles-he-stays = Er bleibt
eagles-dissolve-into = In { $leader } auflösen
eagles-detach = { $strength } abtrennen: { $unit }
eagles-transfer-to = An { $leader } übertragen
eagles-rejoins = Zurück zur Division: { $unit }
eagles-first-path = Erster Weg
eagles-first-paths = Erste Wege
eagles-general-for =
    { $count ->
        [one] Ein General für { $count } Verband
       *[other] Ein General für { $count } Verbände
    }

## Auswahl auf der Karte

eagles-leader = { $leader } { $strength }
eagles-leader-in = { $leader } { $strength }, { $hex }
eagles-offer-needs = { $leader }; nötig: { $faces }
eagles-offer-no-die = { $leader }; ohne Wurf
eagles-offer-comes-along = { $leader }: kommt mit
eagles-offer-to-the-guns = zum Kanonendonner von { $leader }
eagles-offer-ride = Ritt nach { $hex }, Rest { $left }
eagles-offer-must-attack = { $leader }, muss angreifen
eagles-offer-attack = { $hex } angreifen
eagles-offer-against = { $leaders } gegen { $hexes }
eagles-offer-after = dem Stapel aus { $hex } nach
eagles-offer-into = nach { $hex }
eagles-offer-leaders-into = { $leaders } nach { $hex }
eagles-offer-loses = { $unit }: Verlust { $count }
eagles-offer-first-of = zuerst { $unit }
eagles-offer-to = nach { $hex }
eagles-offer-on-to = weiter nach { $hex }
eagles-offer-another-way = anderer Weg
eagles-offer-off-the-map = von der Karte
eagles-offer-stack = der Stapel in { $hex }, { $hexes }
eagles-offer-push-away = Stapel in { $hex } verdrängen
eagles-offer-goes = { $leader }: geht
eagles-offer-transfer = { $unit } an { $leader }
eagles-offer-hands-over = { $leader } übergibt an { $to }
eagles-offer-under = { $unit }, unter { $leader }
eagles-offer-detach = { $unit } abtrennen
eagles-offer-dissolve = { $leader } auflösen
eagles-offer-to-leader = an { $leader }
eagles-offer-goes-along = { $unit }: geht mit einem General mit
eagles-offer-reach =
    { $end ->
        [zone] nach { $hex }, Rest { $left }, endet in feindlicher Kontrollzone
       *[free] nach { $hex }, Rest { $left }
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] nach { $hex }, Rest { $left }, Verschleiß { $loss }, endet in feindlicher Kontrollzone
       *[free] nach { $hex }, Rest { $left }, Verschleiß { $loss }
    }

## Stärken und Zahlen

eagles-arm-short =
    { $arm ->
        [infantry] { $count }i
        [cavalry] { $count }k
       *[artillery] { $count }a
    }
eagles-arm-count =
    { $arm ->
        [infantry] { $count } Infanterie
        [cavalry] { $count } Kavallerie
       *[artillery] { $count } Artillerie
    }
eagles-without-units = ohne Einheiten
eagles-an-outpost = ein Vorposten
eagles-unseen = nicht zu sehen
eagles-sealed =
    { $pace ->
        [horse] versiegelt, beritten
        [foot] versiegelt, zu Fuß
       *[unknown] versiegelt
    }
eagles-all = { $all }
eagles-strength-points =
    { $count ->
        [one] { $count } Stärkepunkt
       *[other] { $count } Stärkepunkte
    }
eagles-hexes =
    { $count ->
        [one] { $count } Hexfeld
       *[other] { $count } Hexfelder
    }
eagles-admin-points =
    { $count ->
        [one] { $count } Verwaltungspunkt
       *[other] { $count } Verwaltungspunkte
    }
eagles-army-points = { $army } { $points }
eagles-army =
    { $army ->
        [french] Franzosen
        [russian] Russen
        [prussian] Preußen
       *[other] { $name }
    }
eagles-unit-count = { $unit } { $count }
eagles-up-to = bis zu { $most }
eagles-one-or-other = { $least } oder { $most }
eagles-range = { $least } bis { $most }
eagles-no-face = kein Wurf
eagles-column-points = { $points } VP
eagles-column-none = keine

## Karten: mögliche Folgen einer Wahl

eagles-card-stand = Standhalten: eigener Verlust { $own }. Dann verliert der Gegner { $loss } und greift an, oder er zieht sich { $hexes } zurück, je nach seinem Marker.
eagles-card-break-off = Abbrechen: Der Gegner verliert { $loss }, eigener Rückzug { $hexes }.
eagles-card-chit = Am Ende zählt dein Marker nur, wenn du die Runde verlierst: Feldschlacht heißt Angriff, Verfolgung heißt Rückzug.
eagles-card-chit-shut = Nur der Marker der Seite, die die Runde verliert, wird geöffnet.
eagles-card-no-retreat = Der Stapel in { $hex } kann sich nicht zurückziehen.
eagles-card-can-retreat = Der Stapel in { $hex } kann sich zurückziehen.
eagles-card-of-these = { $due } von diesen:
eagles-card-must-attack = Müssen noch angreifen:
eagles-card-no-die = Die Streitmacht marschiert: Ein Wurf ist nicht nötig.
eagles-card-no-attrition = Endet der Marsch jetzt, geht nichts verloren.
eagles-card-can-break-off = Die Seite, die die Runde gewinnt, kann abbrechen: Sie zieht sich zurück, statt ihren Verlust zu nehmen.
eagles-in-this-round = In dieser Runde
eagles-besides-guns = außer den Verlusten durch Geschütze
eagles-if-the-march-ends = wenn der Marsch jetzt endet
eagles-nothing-happens = nichts geschieht
eagles-lot-loses =
    { $who ->
        [you] du verlierst { $loss }
       *[they] der Gegner verliert { $loss }
    }
eagles-lot-eliminated =
    { $who ->
        [you] deine Streitmacht wird vernichtet
       *[they] der Gegner wird vernichtet
    }
eagles-lot-loses-eliminated =
    { $who ->
        [you] du verlierst { $loss }, und deine Streitmacht wird vernichtet
       *[they] der Gegner verliert { $loss } und wird vernichtet
    }
eagles-lot-beaten =
    { $who ->
        [you] du verlierst die Runde
       *[they] der Gegner verliert die Runde
    }
eagles-lot-loses-beaten =
    { $who ->
        [you] du verlierst { $loss } und die Runde
       *[they] der Gegner verliert { $loss } und die Runde
    }
eagles-lot-owes =
    { $who ->
        [you] { $guns ->
            [none] du musst { $due } verlieren oder dich zurückziehen
           *[some] du musst { $due } (davon { $stars } Artillerie) verlieren oder dich zurückziehen
        }
       *[they] { $guns ->
            [none] der Gegner muss { $due } verlieren oder sich zurückziehen
           *[some] der Gegner muss { $due } (davon { $stars } Artillerie) verlieren oder sich zurückziehen
        }
    }
eagles-lot-loses-owes =
    { $who ->
        [you] { $guns ->
            [none] du verlierst { $loss } und musst weitere { $due } verlieren oder dich zurückziehen
           *[some] du verlierst { $loss } und musst weitere { $due } (davon { $stars } Artillerie) verlieren oder dich zurückziehen
        }
       *[they] { $guns ->
            [none] der Gegner verliert { $loss } und muss weitere { $due } verlieren oder sich zurückziehen
           *[some] der Gegner verliert { $loss } und muss weitere { $due } (davon { $stars } Artillerie) verlieren oder sich zurückziehen
        }
    }
eagles-end-marches = die Streitmacht marschiert
eagles-end-stays = sie bleibt
eagles-end-lose-nothing = du verlierst nichts
eagles-end-lose = du verlierst { $loss }
eagles-end-they-lose = der Gegner verliert { $loss }
eagles-end-pursue-free = du verfolgst { $hexes } weit, der Gegner verliert nichts
eagles-end-pursue = du verfolgst { $hexes } weit, der Gegner verliert { $loss }
eagles-bar-marches = marschiert
eagles-bar-stays = bleibt
eagles-bar-guns = Geschütze
eagles-head-initiative = Initiative
eagles-head-needs = Nötig
eagles-head-attrition = Verschleiß, wenn der Marsch jetzt endet
eagles-attrition-column = { $strength }, Spalte { $column }, Zeile { $row }
eagles-head-odds = Verhältnis
eagles-odds = { $attacking } zu { $defending }: { $column }
eagles-to-the-left = { $count } nach links
eagles-head-column = Spalte
eagles-head-guns = Artillerie ({ $side }), { $strength }
eagles-head-pursuer = Verfolgung ({ $side })
eagles-pursuer = Widerstand { $resistance }, Kavallerie { $cavalry }
eagles-explains = { $clauses }; Spalte { $column }.
eagles-explains-shift = { $reason } { $count } links
eagles-explains-die = Würfel: { $reason } { $number }
eagles-reason =
    { $reason ->
        [resistance] Widerstand
        [weather] Wetter
        [cavalry] Kavallerie-Unterschied
        [zero] nie unter null
        [guns] Kanonendonner
        [distance] Entfernung
        [commander] Armeeführer
        [below] schlechter als 1:3
        [woods] Wald
        [hills] Hügel
        [marsh] Sumpf
        [town] große Stadt
        [fortified] Befestigung
        [river] über einen Nebenfluss
        [bridge] über eine Hauptbrücke
        [cap] höchstens drei
        [redoubt] Schanze
        [extended] verlängerter Marsch
       *[foraging] zur Verpflegung zerstreut
    }

## Das Protokoll

eagles-weather =
    { $weather ->
        [heat] Hitze
        [fair] schön
        [rain] Regen
        [mud] Schlamm
        [rain-mud] Regen und Schlamm
        [frost] Frost
        [snow] Schnee
       *[frost-snow] Frost und Schnee
    }
eagles-phase =
    { $phase ->
        [set_up] Aufstellung
        [admin] Verwaltung
        [arrivals] Ankünfte
        [centres] Operationszentren
        [siege] eine Belagerung
        [weather] Wetter
        [organise] Organisation
        [command] Märsche auf Befehl
        [initiative] Märsche aus Initiative
        [stationary] Verschleiß der Einheiten, die geblieben sind
        [consolidate] Zusammenfassung
        [forced] Gewaltmärsche
        [march] ein Marsch
        [combat] Kampf
        [morale] Moral
       *[over] Ende
    }
eagles-turn-began = Spielzug { $turn }: { $weather }.
eagles-turn-rolled = Spielzug { $turn }: Wurf { $face }, { $weather }.
eagles-segment = { $side }: { $phase }.
eagles-transferred = Übertragung: { $formation }, von { $from } an { $to }.
eagles-general-made = { $leader } übernimmt von { $from }: { $formations }.
eagles-detached = Abgetrennt ({ $strength }), an { $to }: { $unit }.
eagles-rejoined = Zurück zur Division ({ $strength }): { $unit }.
eagles-left-map = { $leader } verlässt die Karte in { $hex }.
eagles-march-ended = Ende des Marsches von { $leader }.
eagles-attrition-stayed = { $strength }, geblieben in { $hex }
eagles-tracks-under-seal = versiegelte Leisten
eagles-attrition = { $side }: Verschleiß, { $strength }, Spalte { $column }, Zeile { $row }: Verlust { $loss }.
eagles-attrition-rolled = { $side }: Wurf { $face }, Verschleiß, { $strength }, Spalte { $column }, Zeile { $row }: Verlust { $loss }.
eagles-attrition-rolled-with = { $side }: Wurf { $face }, Verschleiß, { $strength }, Spalte { $column }, Zeile { $row }, mit { $sum }: Verlust { $loss }.
eagles-lost = Verluste ({ $side }): { $units }.
eagles-escaped = { $leader } entkommt nach { $hex }.
eagles-captured = Gefangen in { $hex }: { $leader }.
eagles-hex-held = { $hex }: gehalten ({ $side }).
eagles-declared = Kampf { $combat }: { $leaders } gegen { $hexes }.
eagles-defended = Verteidigung: { $leaders }.
eagles-defended-without = Verteidigung: { $leaders }; ohne { $absent }.
eagles-chit-sealed = { $side }: Marker für Runde { $round } versiegelt.
eagles-chit-pitched = Marker ({ $side }): Feldschlacht, der Kampf geht weiter.
eagles-chit-pursuit = Marker ({ $side }): Verfolgung, die Seite zieht sich zurück.
eagles-batteries-forward = { $side }: Batterien vorgezogen.
eagles-batteries-held = { $side }: Batterien zurückgehalten.
eagles-fired = Artillerie ({ $side }), { $strength }: Der Feind verliert { $loss }.
eagles-fired-rolled = Artillerie ({ $side }), { $strength }: Wurf { $face }, der Feind verliert { $loss }.
eagles-round-result = Spalte { $column }, Angreifer { $attacker }, Verteidiger { $defender }
eagles-fought = Runde { $round }, Angriff ({ $side }): { $result }. Runde verloren: { $loser }.
eagles-fought-rolled = Runde { $round }, Angriff ({ $side }): Wurf { $face }, gilt als { $read }, { $result }. Runde verloren: { $loser }.
eagles-stood = { $side }: standhalten.
eagles-broke-off = { $side }: Kampf abgebrochen.
eagles-sortie = { $side }: Ausfall.
eagles-no-sortie = { $side }: bleiben hinter den Mauern.
eagles-stayed = { $side }: bleiben.
eagles-retreat-to = { $hex } nach { $to }
eagles-retreat-off = { $hex } von der Karte
eagles-retreat-none = { $hex } ohne Rückzug
eagles-retreated = Rückzug ({ $side }): { $paths }.
eagles-retreated-short = Rückzug ({ $side }): { $paths }; es fehlen { $hexes }.
eagles-losses = { $one } { $first }, { $other } { $second }
eagles-combat-ended = Ende von Kampf { $combat }. Verluste: { $losses }. Rückzug: { $side }.
eagles-combat-drawn = Ende von Kampf { $combat }. Verluste: { $losses }. Keine Seite hat sich zurückgezogen.
eagles-the-marker = Der Moralmarker
eagles-morale-moved = Die Moral neigt sich zu { SIDE($side, form: "to") }, von { $from } nach { $to }.
eagles-morale-off = Die Moral neigt sich zu { SIDE($side, form: "to") }, von { $from } über die Leiste hinaus.
eagles-train-assigned = { $leader } nimmt einen Brückentrain.
eagles-administered = { $army }: kein Wurf nötig: { $points }.
eagles-administered-rolled = { $army }: Würfe { $dice }{ $more }: { $points }.
eagles-source-ordered = { $army }: Die Quelle wechselt nach { $hex }.
eagles-source-changed = { $army }: Wurf { $face }, die Quelle ist jetzt { $hex }.
eagles-source-waits = { $army }: Wurf { $face }, die Quelle ist noch nicht { $hex }.
eagles-centre-stays = Das Zentrum ({ $army }) bleibt auf seiner Quelle in { $hex }.
eagles-centre-flees = Das Zentrum ({ $army }) flieht nach { $hex }.
eagles-centre-moves = Das Zentrum ({ $army }) geht nach { $hex }.
eagles-centre-driven-off = Das Zentrum ({ $army }) wird von der Karte vertrieben.
eagles-centre-disbanded = Das Zentrum ({ $army }) ist bis Spielzug { $turn } aufgelöst.
eagles-centre-boxed = Das Zentrum ({ $army }) verlässt die Karte in { $hex }, in das Feld { $area }.
eagles-rode-off = { $leader } reitet nach { $hex } davon.
eagles-replaced = Ersatz ({ $strength }): { $unit }.
eagles-regiment = Aufgestellt ({ $strength }) unter { $leader }: { $unit }.
eagles-promoted = Beförderung von { $general }: { $leader } erscheint.
eagles-arrived = { $leader } trifft in { $hex } ein.
eagles-put-off = { $leader } kann nicht eintreffen und versucht es im nächsten Spielzug.
eagles-in-transit = { $leader } bricht zum Feld { $area } auf.
eagles-train-taken = { $leader } nimmt den Brückentrain.
eagles-pontoon-seized = Die von { $hex } gelegte Pontonbrücke fällt an { SIDE($side, form: "noun") }.
eagles-train-seized = Der in { $hex } zurückgelassene Brückentrain fällt an { SIDE($side, form: "noun") }.
eagles-redoubt-laid = { $side }: Schanze in { $hex } begonnen.
eagles-redoubt-raised = Die Schanze in { $hex } ist fertig.
eagles-relieved = { $leader } verlässt die Armee.
eagles-track-opened = Die Leiste von { $leader } wird aufgedeckt.
eagles-outpost-placed = Ein Vorposten ist bei { $leader }.
eagles-is-outpost = { $leader } ist ein Vorposten.
eagles-is-force = { $leader } ist eine Streitmacht.
eagles-is-leader = { $counter } ist { $leader }.
eagles-rearranged = { $side }: Organisation in { $hex }: { $leaders }.
eagles-rearranged-with = { $side }: Organisation in { $hex }: { $leaders }; { $general } erscheint.
eagles-claimed = { $side }: Verlust angegeben, { $loss }.
eagles-claimed-in = { $side }: Verlust in { $hex } angegeben, { $loss }.
eagles-lost-unseen = { $side }: Verlust auf versiegelten Leisten, { $loss }.
eagles-went-astray = { $leader } marschiert ohne Befehl: Wurf { $face } für die Richtung.
eagles-taken-back = { $side }: letzte Handlung zurückgenommen.
eagles-amended = Beide ändern die Stellung: { $edits }.
eagles-armistice = Waffenstillstand: keine Stärke mehr auf der Karte ({ $side }).
eagles-activated =
    { $how ->
        [marches] { $leaders-count ->
            [one] { $leaders } darf marschieren.
           *[other] { $leaders } dürfen marschieren.
        }
       *[stays] { $leaders-count ->
            [one] { $leaders } bleibt.
           *[other] { $leaders } bleiben.
        }
    }
eagles-activated-by-die =
    { $how ->
        [marches] { $leaders-count ->
            [one] { $leaders } darf marschieren (Wurf { $face }{ $more }).
           *[other] { $leaders } dürfen marschieren (Wurf { $face }{ $more }).
        }
       *[stays] { $leaders-count ->
            [one] { $leaders } bleibt (Wurf { $face }{ $more }).
           *[other] { $leaders } bleiben (Wurf { $face }{ $more }).
        }
    }
eagles-marched = Marsch: { $leaders } nach { $hex } für { $points }.
eagles-marched-into-contact = Marsch: { $leaders } nach { $hex } für { $points }, in Kontakt.
eagles-repulsed =
    { $leaders-count ->
        [one] { $leaders } verdrängt den Stapel in { $hex } nach { $to }.
       *[other] { $leaders } verdrängen den Stapel in { $hex } nach { $to }.
    }
eagles-hurried-first =
    { $leaders-count ->
        [one] { $leaders } ist von Anfang an dabei.
       *[other] { $leaders } sind von Anfang an dabei.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, Wurf { $face }, ist von Anfang an dabei.
       *[other] { $leaders }, Wurf { $face }, sind von Anfang an dabei.
    }
eagles-hurried-late =
    { $leaders-count ->
        [one] { $leaders } kommt in Runde { $round } dazu.
       *[other] { $leaders } kommen in Runde { $round } dazu.
    }
eagles-hurried-late-rolled =
    { $leaders-count ->
        [one] { $leaders }, Wurf { $face }, kommt in Runde { $round } dazu.
       *[other] { $leaders }, Wurf { $face }, kommen in Runde { $round } dazu.
    }
eagles-pursued =
    { $leaders-count ->
        [one] { $leaders } verfolgt den Stapel aus { $hex }: { $hexes }, Verlust { $loss }.
       *[other] { $leaders } verfolgen den Stapel aus { $hex }: { $hexes }, Verlust { $loss }.
    }
eagles-pursued-rolled =
    { $leaders-count ->
        [one] { $leaders } verfolgt den Stapel aus { $hex }: Wurf { $face }, { $hexes }, Verlust { $loss }.
       *[other] { $leaders } verfolgen den Stapel aus { $hex }: Wurf { $face }, { $hexes }, Verlust { $loss }.
    }
eagles-pursued-to =
    { $leaders-count ->
        [one] { $leaders } verfolgt den Stapel aus { $hex }: { $hexes }, Verlust { $loss }; er ist jetzt in { $to }.
       *[other] { $leaders } verfolgen den Stapel aus { $hex }: { $hexes }, Verlust { $loss }; sie sind jetzt in { $to }.
    }
eagles-pursued-to-rolled =
    { $leaders-count ->
        [one] { $leaders } verfolgt den Stapel aus { $hex }: Wurf { $face }, { $hexes }, Verlust { $loss }; er ist jetzt in { $to }.
       *[other] { $leaders } verfolgen den Stapel aus { $hex }: Wurf { $face }, { $hexes }, Verlust { $loss }; sie sind jetzt in { $to }.
    }
eagles-advanced =
    { $leaders-count ->
        [one] { $leaders } rückt nach { $hex } nach.
       *[other] { $leaders } rücken nach { $hex } nach.
    }
eagles-left-for-box =
    { $leaders-count ->
        [one] { $leaders } verlässt die Karte in { $hex }, in das Feld { $area }.
       *[other] { $leaders } verlassen die Karte in { $hex }, in das Feld { $area }.
    }
eagles-disperses =
    { $leaders-count ->
        [one] { $leaders } zerstreut die Einheiten zur Verpflegung.
       *[other] { $leaders } zerstreuen die Einheiten zur Verpflegung.
    }
eagles-gathers =
    { $leaders-count ->
        [one] { $leaders } sammelt die Einheiten.
       *[other] { $leaders } sammeln die Einheiten.
    }
eagles-worked =
    { $work ->
        [damage] { $leader } beschädigt die Brücke zwischen { $one } und { $other } für { $points }.
        [repair] { $leader } repariert die Brücke zwischen { $one } und { $other } für { $points }.
        [deploy] { $leader } legt eine Pontonbrücke zwischen { $one } und { $other } für { $points }.
       *[take-up] { $leader } nimmt die Pontonbrücke zwischen { $one } und { $other } auf, für { $points }.
    }
eagles-besieged =
    { $count ->
        [one] Belagerung von { $place }: Wurf { $face }, { $count } Feld.
       *[other] Belagerung von { $place }: Wurf { $face }, { $count } Felder.
    }
eagles-dealt =
    { $count ->
        [one] { $side }: { $count } Spielstein verteilt.
       *[other] { $side }: { $count } Spielsteine verteilt.
    }
eagles-won =
    { $what ->
        [campaign] Feldzug gewonnen: { $side }.
       *[battle] Schlacht gewonnen: { $side }.
    }
eagles-drawn =
    { $what ->
        [campaign] Der Feldzug endet unentschieden.
       *[battle] Die Schlacht endet unentschieden.
    }

## Orte und Änderungen der Stellung

eagles-place-in = in { $hex }
eagles-place-away = nicht auf der Karte
eagles-place-lost = verloren
eagles-place-unseen = unter einem Spielstein
eagles-place-due = trifft in Spielzug { $turn } ein
eagles-place-box = im Feld { $area }
eagles-edit-leader = { $leader }: { $place }
eagles-edit-unit = { $unit }: { $strength }
eagles-edit-unit-under = { $unit }: { $strength } unter { $leader }
eagles-edit-morale = der Moralmarker steht auf { $space }
eagles-edit-weather = Wetter: { $weather }
eagles-edit-lost = Verluste ({ $side }): { $strength }
eagles-edit-held = { $hex }: gehalten ({ $side })
eagles-edit-free = { $hex }: von keiner Seite gehalten
eagles-edit-commands = übrige Bewegungsbefehle: { $count }
eagles-edit-whole = die ganze Stellung wird ersetzt
eagles-edit-bridge =
    { $state ->
        [damaged] die Brücke von { $one } nach { $other } ist beschädigt
       *[intact] die Brücke von { $one } nach { $other } ist heil
    }

## Das Ende einer Schlacht

eagles-score-morale = Moral: { $space }
eagles-score-points = Punkte: { $one } { $first }, { $other } { $second }
eagles-verdict-draw = Unentschieden
eagles-verdict-strategic = Strategischer Sieg { SIDE($side, form: "of") }
eagles-verdict-operational = Operativer Sieg { SIDE($side, form: "of") }
eagles-verdict-points = Sieg { SIDE($side, form: "of") } nach Punkten
eagles-row-strength = Verlorene Stärkepunkte des Feindes
eagles-row-morale = Moralfelder
eagles-row-held = Gehaltene Hexfelder
eagles-row-guard = Verlorene Garde
eagles-row-points = Punkte
eagles-row-needed = Zum Sieg nötig

## Der Spielzug und seine Schritte

eagles-step-trains = Brückentrains an Anführer geben.
eagles-step-weather = Das Wetter des Spielzugs.
eagles-step-admin = Verwaltungspunkte erhalten; Versorgungsquelle wechseln.
eagles-step-organise = Verbände zwischen Anführern übertragen.
eagles-step-arrivals = Eintreffende Einheiten auf die Karte bringen.
eagles-step-command = Bewegungsbefehle ausgeben: Jeder lässt einen Anführer mit seiner Streitmacht marschieren.
eagles-step-centres = Operationszentren bewegen.
eagles-step-initiative = Anführer, die noch nicht marschiert sind, dürfen gegen ihre Initiative würfeln.
eagles-step-stationary = Streitmächte, die nicht marschiert sind, können Stärke verlieren.
eagles-step-consolidate = Verbände nach den Märschen übertragen und zusammenführen.
eagles-step-forced = Gewaltmärsche versuchen, auch zum Kanonendonner.
eagles-step-combat = Kämpfe ansagen. Streitmächte in einer feindlichen Kontrollzone müssen angreifen.
eagles-how-campaign-is-won = Der Moralmarker entscheidet einen Feldzug: Er bewegt sich nach kritischen Schlachten { $rule }.
eagles-how-battle-is-won = Punkte für verlorene Stärke des Feindes und 10 für jedes Moralfeld { $rule }.
eagles-turn-length = { $turns } Ein Spielzug sind 2 Tage { $rule }.
eagles-order-of-sides = In dieser Schlacht gehört die erste Hälfte jedes Spielzugs { SIDE($one, form: "to") }, die zweite { SIDE($other, form: "to") } { $rule }.
eagles-hidden-campaign = Welcher feindliche Anführer oder Vorposten hinter einem Spielstein steht und welche Einheiten und Stärken, ist nicht zu sehen { $rule }. Sie werden aufgedeckt, wenn ein Feind benachbart ist, und alle am Ende der Schlacht. Die eigenen sind dem Gegner ebenso verborgen.
eagles-hidden-battle = Zu sehen ist, wo feindliche Anführer stehen, aber nicht ihre Einheiten und Stärken { $rule }. Sie werden aufgedeckt, wenn ein Feind benachbart ist, und alle am Ende der Schlacht. Die eigenen sind dem Gegner ebenso verborgen.
eagles-turn-line = { $turn }, { $weather }, { $side }: { $phase }

## Stand

eagles-standing = { $one } { $first }  :  { $second } { $other }
eagles-track-morale = Moral
eagles-track-turns = Spielzüge
eagles-standing-weather = Wetter: { $weather }.
eagles-weather-by-die = Wetter nach Würfel
eagles-stop = Spielzug { $turn }, { $label }: { $weather }
eagles-centre-on = Zentrum in { $hex }
eagles-centre-back = Zentrum zurück in Spielzug { $turn }
eagles-centre-off = Zentrum nicht auf der Karte
eagles-centre-beside = Zentrum im Feld { $area }
eagles-commands-left = Übrige Bewegungsbefehle: { $count }.
eagles-gauge-points = Punkte ({ $side }): { $total }; nötig sind { $needed }
eagles-coming = { $leader } { $strength }, { $place }.
eagles-none-coming = Keine Verstärkungen mehr.
eagles-standing-army =
    { $state ->
        [active] { $army }: { $points }, { $centre }.
       *[inactive] { $army }: { $points }, { $centre }, nicht aktiv.
    }
eagles-measure =
    { $count ->
        [one] Von { $from } nach { $to }: { $count } Hexfeld.
       *[other] Von { $from } nach { $to }: { $count } Hexfelder.
    }

## Figuren und Hexfelder

eagles-about-leader = { $leader } ({ $side })
eagles-about-ratings = Initiative { $initiative }, Führungsspanne { $span }, zählt { $counts }
eagles-ratings = Initiative { $initiative }, Führungsspanne { $span }, zählt { $counts }
eagles-about-under = unter { $leader }
eagles-about-not-in-play = nicht im Spiel
eagles-note-train = Brückentrain
eagles-note-pontoon = Pontonbrücke
eagles-water = Wasser
eagles-role-source = Versorgungsquelle ({ $army }).
eagles-damaged-bridge = beschädigte Brücke nach { $hex }
eagles-about-mark =
    { $mark ->
        [marched] ist marschiert
        [forced] hat einen Gewaltmarsch gemacht
       *[fought] hat gekämpft
    }
eagles-about-unit =
    { $guard ->
        [guard] { $arm ->
            [infantry] { $unit }, Infanterie, Garde, { $strength }, { $place }
            [cavalry] { $unit }, Kavallerie, Garde, { $strength }, { $place }
           *[artillery] { $unit }, Artillerie, Garde, { $strength }, { $place }
        }
       *[line] { $arm ->
            [infantry] { $unit }, Infanterie, { $strength }, { $place }
            [cavalry] { $unit }, Kavallerie, { $strength }, { $place }
           *[artillery] { $unit }, Artillerie, { $strength }, { $place }
        }
    }
eagles-note-centre =
    { $state ->
        [active] Zentrum ({ $army })
       *[inactive] Zentrum, nicht aktiv ({ $army })
    }
eagles-note-redoubt =
    { $state ->
        [raised] Schanze
       *[dug] Schanze, begonnen
    }
eagles-ground =
    { $ground ->
        [clear] offenes Gelände
        [woods] Wald
        [hills] Hügel
       *[marsh] Sumpf
    }
eagles-ground-town =
    { $town ->
        [fortified] { $ground }, befestigt
        [major] { $ground }, große Stadt
        [minor] { $ground }, kleine Stadt
       *[none] { $ground }
    }
eagles-role-held =
    { $count ->
        [one] { $count } Punkt wert. Im Besitz: { $side }.
       *[other] { $count } Punkte wert. Im Besitz: { $side }.
    }
eagles-role-free =
    { $count ->
        [one] { $count } Punkt wert. In niemandes Besitz.
       *[other] { $count } Punkte wert. In niemandes Besitz.
    }
eagles-beside =
    { $what ->
        [primary-road] Hauptstraße nach { $hexes }
        [secondary-road] Nebenstraße nach { $hexes }
        [primary-river] Hauptfluss gegen { $hexes }
        [secondary-river] Nebenfluss gegen { $hexes }
       *[lake] See gegen { $hexes }
    }

## Tabellen

eagles-chart-combat = Kampf: Angreifer/Verteidiger, Sterne beim Verlierer
eagles-chart-shifts = Spalten nach links: Wald { $woods }, Hügel { $hills }, Sumpf { $marsh }, große Stadt { $town }, Befestigung { $fortified } allein; über einen Nebenfluss { $river }, über Hauptbrücken { $bridge }; höchstens { $cap }.
eagles-chart-artillery = Artillerie: Verluste des Feindes
eagles-chart-attrition-rows = Verschleiß: größte Stärke jeder Zeile
eagles-chart-attrition = Verschleiß: verlorene Stärkepunkte
eagles-chart-attrition-note = Mit Verbindungslinie: Spalte 7-9 VP. Ohne: Spalte keine.
eagles-corner-die = Wurf
eagles-corner-guns = Geschütze
eagles-corner-row = Zeile
eagles-cell-more = mehr
eagles-terrain-allowance = Bewegungspunkte
eagles-terrain-rivers = Hauptflüsse werden nur auf Brücken überquert; Seen bei Frost wie Nebenflüsse.
eagles-terrain-mud = Im Schlamm zahlt Infanterie doppelt, höchstens 4 für ein Hexfeld.
eagles-forces-seen = { $side }, sichtbare Stärken
eagles-forces = { $side }: { $strength }
eagles-note-initiative = Initiative: Ein Anführer marschiert ohne Befehl, wenn sein Wurf nicht darüber liegt.
eagles-note-span = Führungsspanne: die Divisionen, die ein Anführer führen kann. Er zählt gegen die Spanne des Anführers, der ihn führt.
eagles-terrain-head =
    { $head ->
        [ground] Gelände
        [foot] Zu Fuß
       *[horse] Beritten
    }
eagles-terrain =
    { $ground ->
        [primary-road] Hauptstraße
        [secondary-road] Nebenstraße
        [clear] offen
        [woods] Wald
        [hills] Hügel
        [marsh] Sumpf
       *[river] Nebenfluss, zusätzlich
    }

## Ablehnungen

eagles-refusal-begin-with = { $why } Mit { $leader } beginnen.
eagles-refusal-can-march = { $why } { $leader } kann noch marschieren.
