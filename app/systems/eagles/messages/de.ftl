# Meldungen von The Eagles Turn East. Siehe docs/TRANSLATING.md.

## Fragen

eagles-ask-command =
    { $left ->
        [one] { $side }: Streitmacht für einen Marsch auf Befehl wählen. Noch { $left } Befehl.
       *[other] { $side }: Streitmacht für einen Marsch auf Befehl wählen. Noch { $left } Befehle.
    }
eagles-ask-command-by-points = { $side }: Streitmacht für einen Marsch auf Befehl wählen. Verwaltungspunkte: { $armies }.
eagles-ask-initiative = { $side }: Anführer für einen Marsch aus eigener Initiative wählen oder „Märsche beenden“ drücken.
eagles-ask-force = { $side }: Anführer für einen Gewaltmarsch wählen oder „Keine Gewaltmärsche mehr“ drücken.
eagles-ask-march = { $side }: Die Streitmacht unter { $leader } marschiert.
eagles-ask-organise = { $side }: Verbände übertragen, Generale aufstellen oder auflösen, Brigaden abtrennen.
eagles-ask-consolidate = { $side }: Konsolidierung. Verbände übertragen, Generale auflösen.
eagles-ask-give-way = { $side }: Der Stapel in { $hex } wird um { $hexes } verdrängt. Weg wählen.
eagles-ask-lose =
    { $due ->
        [one] { $side }: Einheiten für den Verlust von { $due } Stärkepunkt wählen.
       *[other] { $side }: Einheiten für den Verlust von { $due } Stärkepunkten wählen.
    }
eagles-ask-declare = { $side }: Kampf ansagen. Angreifer wählen, zuerst den Führer der Streitmacht, dann die Felder.
eagles-ask-defend = { $side }: Mehrere Gruppen von Anführern sind gleich stark. Verteidiger wählen.
eagles-ask-chit = { $side }: Plättchen für Runde { $round } versiegeln: Feldschlacht oder Verfolgung.
eagles-ask-open-chit = { $side }: Das Plättchen des Verlierers wird geöffnet.
eagles-ask-forward = { $side }: Batterien in dieser Runde vorziehen oder zurückhalten.
eagles-ask-stand = { $side }: Die Runde ist gewonnen. Standhalten oder abbrechen.
eagles-ask-counter = { $side }: Aus den Mauern angreifen oder dahinter bleiben.
eagles-ask-retreat = { $side }: Einen Stapel anklicken, der sich zurückziehen muss, dann seinen Weg Feld für Feld.
eagles-ask-retreat-to = { $side }: Feld { $next } von { $of } des Rückzugs von { $hex } anklicken.
eagles-ask-pursue = { $side }: Vom Feind verlassenes Feld und verfolgende Anführer wählen oder „Bleiben“ drücken.
eagles-ask-advance = { $side }: Anführer wählen, die in das geräumte Feld nachrücken, oder „Bleiben“ drücken.
eagles-ask-open-track = { $side }: { $leader } wird aufgedeckt.
eagles-ask-claim = { $side }: Versiegelte Leisten werden verglichen.
eagles-ask-trains = { $side }: Anführer für den Brückentrain wählen.
eagles-ask-outposts = { $side }: Anführer für einen Vorposten wählen oder „Spielsteine verteilen“ drücken.
eagles-ask-modes = { $side }: Anführer wählen, die zur Verpflegung zerstreut beginnen, oder „Fertig“ drücken.
eagles-ask-astray = { $side }: { $leader } marschiert ohne Befehl. Weg wählen.
eagles-ask-admin = { $side }: Verwaltung. Für einen Punkt eine Quelle wechseln oder ein Zentrum auflösen.
eagles-ask-arrivals = { $side }: Eintreffenden Anführer und Feld wählen oder „Fertig“ drücken.
eagles-ask-centres = { $side }: Operationszentrum für eine Bewegung wählen oder „Zentren bleiben“ drücken.
eagles-ask-flee = { $side }: Quelle wählen, zu der das Zentrum ({ $army }) flieht.
eagles-ask-ride-off = { $side }: { $leader } steht allein neben dem Feind. Ziel des Ritts wählen oder „Er bleibt“ drücken.

## Schaltflächen

eagles-activate = { $leader } aktivieren
eagles-force-march = Gewaltmarsch: { $leader }
eagles-no-more-commands = Keine Befehle mehr
eagles-no-more-forced = Keine Gewaltmärsche mehr
eagles-end-the-marches = Märsche beenden
eagles-end-the-march = Marsch beenden
eagles-undone-arrivals =
    { $count ->
        [one] { $count } Anführer kann noch eintreffen
       *[other] { $count } Anführer können noch eintreffen
    }
eagles-again-arrivals = Noch einmal drücken, um die Ankünfte zu beenden.
eagles-undone-centres =
    { $count ->
        [one] { $count } Zentrum kann noch ziehen
       *[other] { $count } Zentren können noch ziehen
    }
eagles-again-centres = Noch einmal drücken, um die Züge der Zentren zu beenden.
eagles-undone-legs =
    { $count ->
        [one] { $count } Anführer dieser Streitmacht ist nicht marschiert
       *[other] { $count } Anführer dieser Streitmacht sind nicht marschiert
    }
eagles-again-march = Noch einmal drücken, um den Marsch zu beenden.
eagles-undone-marches =
    { $count ->
        [one] { $count } Anführer ist nicht marschiert
       *[other] { $count } Anführer sind nicht marschiert
    }
eagles-undone-commands =
    { $count ->
        [one] { $count } Befehl ist übrig
       *[other] { $count } Befehle sind übrig
    }
eagles-again-commands = Noch einmal drücken, um die Märsche auf Befehl zu beenden.
eagles-again-forced = Noch einmal drücken, um die Gewaltmärsche zu beenden.
eagles-again-marches = Noch einmal drücken, um die Märsche zu beenden.
eagles-undone-attacks =
    { $count ->
        [one] { $count } Anführer kann noch angreifen
       *[other] { $count } Anführer können noch angreifen
    }
eagles-undone-guns =
    { $count ->
        [one] { $count } Anführer kann noch beschießen
       *[other] { $count } Anführer können noch beschießen
    }
eagles-again-combat = Noch einmal drücken, um den Kampf zu beenden.
eagles-march-to = Nach { $hex } marschieren
eagles-push-away = Stapel in { $hex } verdrängen
eagles-give-way = Weichen
eagles-take-the-loss = Verlust hinnehmen
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
eagles-first-path = Irgendein Weg
eagles-first-paths = Irgendein Weg für jeden Stapel
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
eagles-offer-comes-along = { $leader } kommt mit
eagles-offer-to-the-guns = Zum Kanonendonner bei { $leader }
eagles-offer-ride = Ritt nach { $hex }, noch { $left }
eagles-offer-must-attack = { $leader }, muss angreifen
eagles-offer-attack = { $hex } angreifen
eagles-offer-against = { $leaders } gegen { $hexes }
eagles-offer-after = Dem Stapel aus { $hex } nach
eagles-offer-into = Nach { $hex }
eagles-offer-leaders-into = { $leaders } nach { $hex }
eagles-offer-loses = { $unit }: Verlust { $count }
eagles-offer-to = Nach { $hex }
eagles-offer-on-to = Weiter nach { $hex }
eagles-offer-another-way = Anderer Weg
eagles-offer-off-the-map = Von der Karte
eagles-offer-stack = Der Stapel in { $hex }, { $hexes }
eagles-offer-push-away = Stapel in { $hex } verdrängen
eagles-offer-goes = { $leader } geht
eagles-offer-transfer = { $unit } an { $leader }
eagles-offer-hands-over = { $leader } übergibt an { $to }
eagles-offer-under = { $unit }, unter { $leader }
eagles-offer-detach = { $unit } abtrennen
eagles-offer-dissolve = { $leader } auflösen
eagles-offer-to-leader = An { $leader }
eagles-offer-goes-along = { $unit }: geht mit einem General mit
eagles-offer-reach =
    { $end ->
        [zone] Nach { $hex }, noch { $left }, endet in feindlicher Kontrollzone
       *[free] Nach { $hex }, noch { $left }
    }
eagles-offer-reach-worn =
    { $end ->
        [zone] Nach { $hex }, noch { $left }, Verschleiß { $loss }, endet in feindlicher Kontrollzone
       *[free] Nach { $hex }, noch { $left }, Verschleiß { $loss }
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
eagles-unit-armed = { $unit } { $arm ->
        [infantry] Infanterie
        [cavalry] Kavallerie
       *[artillery] Artillerie
    }
eagles-token = Spielstein { $number } ({ $army ->
        [french] französisch
        [russian] russisch
       *[prussian] preußisch
    })
eagles-token-short = Nr. { $number }
eagles-general = Generalmajor { $number } ({ $army ->
        [french] französische
        [russian] russische
       *[prussian] preußische
    } { $arm ->
        [infantry] Infanterie
       *[cavalry] Kavallerie
    })
eagles-general-card = GM { $number } ({ $army ->
        [french] französische
        [russian] russische
       *[prussian] preußische
    } { $arm ->
        [infantry] Infanterie
       *[cavalry] Kavallerie
    })
eagles-general-short = GM { $number }
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
        [one] { $count } Feld
       *[other] { $count } Felder
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
eagles-column-points = { $points } VP
eagles-column-none = 0 VP

## Karten: mögliche Folgen einer Wahl

eagles-card-stand =
    { $last ->
       *[no] Am Ende, beim Standhalten: eigener Verlust { $own }; dann verliert der Gegner { $loss } und greift an, oder er zieht sich { $hexes } zurück, je nach seinem Plättchen.
        [yes] Am Ende, beim Standhalten: eigener Verlust { $own }; dann verliert der Gegner { $loss } und der Kampf ist vorbei, oder er zieht sich { $hexes } zurück, je nach seinem Plättchen.
    }
eagles-card-break-off = Am Ende, beim Abbrechen: Der Gegner verliert { $loss }, eigener Rückzug { $hexes }.
eagles-card-forward = In dieser Runde feuern vorgezogene Batterien mit doppelter Stärke und tragen die Hälfte der eigenen Verluste.
eagles-card-enemy-guns-held = Der Gegner kann seine Batterien noch vorziehen: Hier hält er sie zurück.
eagles-card-counter = In der nächsten Runde, beim Angriff: Kampf aus den Mauern heraus.
eagles-card-inside = Am Ende, beim Drinnenbleiben: Der Kampf ist vorbei.
eagles-card-chit = Am Ende zählt dein Plättchen nur, wenn du die Runde verlierst: Feldschlacht heißt Angriff, Verfolgung heißt Rückzug.
eagles-card-chit-shut = Nur das Plättchen der Seite, die die Runde verliert, wird geöffnet.
eagles-card-no-retreat = Der Stapel in { $hex } kann sich nicht zurückziehen.
eagles-card-can-retreat = Der Stapel in { $hex } kann sich zurückziehen.
eagles-card-of-these = { $due } von diesen:
eagles-card-must-attack = Müssen noch angreifen:
eagles-card-no-die = Am Ende marschiert die Streitmacht: Ein Wurf ist nicht nötig.
eagles-card-no-attrition = Am Ende geht nichts verloren, wenn der Marsch jetzt endet.
eagles-card-can-break-off = Die Seite, die die Runde gewinnt, kann abbrechen: Sie zieht sich zurück, statt ihren Verlust hinzunehmen.
eagles-card-bars =
    { $stars ->
        [none] Auf den Balken ist { $example } die Zahl des Angreifers, dann die des Verteidigers.
       *[some] Auf den Balken ist { $example } die Zahl des Angreifers, dann die des Verteidigers. Jeder Stern ist ein Artilleriepunkt unter den Verlusten des Verlierers.
    }
eagles-in-this-round = In dieser Runde
eagles-in-the-next-round = In der nächsten Runde
eagles-if-guns-go-forward = mit vorgezogenen Batterien
eagles-if-guns-are-held = mit zurückgehaltenen Batterien
eagles-if-you-attack = beim Angriff
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
eagles-explains-shift = Spalten: { $reason } { $number }
eagles-explains-die = Würfel: { $reason } { $number }
eagles-reason =
    { $reason ->
        [resistance] Widerstand
        [weather] Wetter
        [cavalry] Kavallerieunterschied
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
        [consolidate] Konsolidierung
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
eagles-hex-held = { $hex } wird von { SIDE($side, form: "to") } gehalten.
eagles-declared = Kampf { $combat }: { $leaders } gegen { $hexes }.
eagles-defended = Verteidigung: { $leaders }.
eagles-defended-without = Verteidigung: { $leaders }; ohne { $absent }.
eagles-chit-sealed = { $side }: Plättchen für Runde { $round } versiegelt.
eagles-chit-pitched = Plättchen ({ $side }): Feldschlacht, der Kampf geht weiter.
eagles-chit-pursuit = Plättchen ({ $side }): Verfolgung, die Seite zieht sich zurück.
eagles-batteries-forward = { $side }: Batterien vorgezogen.
eagles-batteries-held = { $side }: Batterien zurückgehalten.
eagles-fired = Artillerie ({ $side }), { $strength }: Der Feind verliert { $loss }.
eagles-fired-rolled = Artillerie ({ $side }), { $strength }: Wurf { $face }, der Feind verliert { $loss }.
eagles-round-result = Spalte { $column }, Angreifer { $attacker }, Verteidiger { $defender }
eagles-fought = Runde { $round }, Angriff ({ $side }): { $result }. Runde verloren: { $loser }.
eagles-fought-rolled = Runde { $round }, Angriff ({ $side }): Wurf { $face }, gilt als { $read }, { $result }. Runde verloren: { $loser }.
eagles-stood = { $side }: Stellung gehalten.
eagles-broke-off = { $side }: Kampf abgebrochen.
eagles-sortie = { $side }: Ausfall.
eagles-no-sortie = { $side }: kein Ausfall.
eagles-stayed = { $side }: am Ort geblieben.
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
eagles-administered = { $army }: kein Wurf nötig, { $points }.
eagles-administered-rolled = { $army }: Würfe { $dice }{ $more }: { $points }.
eagles-source-ordered = { $army }: Die Quelle wechselt nach { $hex }.
eagles-source-changed = { $army }: Wurf { $face }, die Quelle ist jetzt { $hex }.
eagles-source-waits = { $army }: Wurf { $face }, die Quelle ist noch nicht { $hex }.
eagles-centre-stays = Das Zentrum ({ $army }) bleibt auf seiner Quelle in { $hex }.
eagles-centre-flees = Das Zentrum ({ $army }) flieht nach { $hex }.
eagles-centre-moves = Das Zentrum ({ $army }) geht nach { $hex }.
eagles-centre-driven-off = Das Zentrum ({ $army }) wird von der Karte vertrieben.
eagles-centre-disbanded = Das Zentrum ({ $army }) ist bis Spielzug { $turn } aufgelöst.
eagles-centre-boxed = Das Zentrum ({ $army }) verlässt die Karte in { $hex }, in den Kasten { $area }.
eagles-rode-off = { $leader } reitet nach { $hex } davon.
eagles-replaced = Ersatz ({ $strength }): { $unit }.
eagles-regiment = Aufgestellt ({ $strength }) unter { $leader }: { $unit }.
eagles-promoted = Beförderung von { $general }: { $leader } erscheint.
eagles-arrived = { $leader } trifft in { $hex } ein.
eagles-put-off = { $leader } kann nicht eintreffen und versucht es im nächsten Spielzug.
eagles-in-transit = { $leader } bricht zum Kasten { $area } auf.
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
eagles-taken-back = { $side }: letzte Aktion rückgängig gemacht.
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
        [one] { $leaders } ist von der ersten Runde an dabei.
       *[other] { $leaders } sind von der ersten Runde an dabei.
    }
eagles-hurried-first-rolled =
    { $leaders-count ->
        [one] { $leaders }, Wurf { $face }, ist von der ersten Runde an dabei.
       *[other] { $leaders }, Wurf { $face }, sind von der ersten Runde an dabei.
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
        [one] { $leaders } verlässt die Karte in { $hex }, in den Kasten { $area }.
       *[other] { $leaders } verlassen die Karte in { $hex }, in den Kasten { $area }.
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
eagles-place-box = im Kasten { $area }
eagles-edit-leader = { $leader }: { $place }
eagles-edit-unit = { $unit }: { $strength }
eagles-edit-unit-under = { $unit }: { $strength } unter { $leader }
eagles-edit-morale = der Moralmarker steht auf { $space }
eagles-edit-weather = Wetter: { $weather }
eagles-edit-lost = Verluste ({ $side }): { $strength }
eagles-edit-held = { $hex } wird von { SIDE($side, form: "to") } gehalten
eagles-edit-free = { $hex } wird von keiner Seite gehalten
eagles-edit-commands = übrige Bewegungsbefehle: { $count }
eagles-edit-whole = die ganze Stellung wird ersetzt
eagles-edit-bridge =
    { $state ->
        [damaged] die Brücke von { $one } nach { $other } ist beschädigt
       *[intact] die Brücke von { $one } nach { $other } ist intakt
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
eagles-row-held = Gehaltene Felder
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
eagles-how-campaign-is-won = Der Moralmarker entscheidet einen Feldzug: Er bewegt sich nach kritischen Schlachten.
eagles-how-battle-is-won = Punkte für verlorene Stärke des Feindes und 10 für jedes Moralfeld.
eagles-turn-length = { $turns } Ein Spielzug umfasst 2 Tage.
eagles-order-of-sides = In dieser Schlacht gehört die erste Hälfte jedes Spielzugs { SIDE($one, form: "to") }, die zweite { SIDE($other, form: "to") }.
eagles-hidden-campaign = Welcher feindliche Anführer oder Vorposten hinter einem Spielstein steht und welche Einheiten und Stärken, ist nicht zu sehen. Sie werden aufgedeckt, wenn ein Feind benachbart ist, und alle am Ende der Schlacht. Die eigenen sind dem Gegner ebenso verborgen.
eagles-hidden-battle = Zu sehen ist, wo feindliche Anführer stehen, aber nicht ihre Einheiten und Stärken. Sie werden aufgedeckt, wenn ein Feind benachbart ist, und alle am Ende der Schlacht. Die eigenen sind dem Gegner ebenso verborgen.
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
eagles-centre-beside = Zentrum im Kasten { $area }
eagles-commands-left = Übrige Bewegungsbefehle: { $count }.
eagles-gauge-points = Punkte ({ $side }): { $total }; nötig sind { $needed }
eagles-coming = { $leader } { $strength }, { $place }.
eagles-none-coming = Keine weiteren Verstärkungen.
eagles-standing-army =
    { $state ->
        [active] { $army }: { $points }, { $centre }.
       *[inactive] { $army }: { $points }, { $centre }, nicht aktiv.
    }
eagles-measure =
    { $count ->
        [one] Von { $from } nach { $to }: { $count } Feld.
       *[other] Von { $from } nach { $to }: { $count } Felder.
    }

## Figuren und Felder

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
        [primary-river] Hauptfluss in Richtung { $hexes }
        [secondary-river] Nebenfluss in Richtung { $hexes }
       *[lake] See in Richtung { $hexes }
    }

## Tabellen

eagles-chart-combat = Kampf: Angreifer/Verteidiger, Sterne beim Verlierer
eagles-chart-shifts = Spalten nach links: Wald { $woods }, Hügel { $hills }, Sumpf { $marsh }, große Stadt { $town }, Befestigung { $fortified } allein; über einen Nebenfluss { $river }, über Hauptbrücken { $bridge }; höchstens { $cap }.
eagles-chart-artillery = Artillerie: Verluste des Feindes
eagles-chart-attrition-rows = Verschleiß: größte Stärke jeder Zeile
eagles-chart-attrition = Verschleiß: verlorene Stärkepunkte
eagles-chart-attrition-note = Mit Verbindungslinie: Spalte 7-9 VP (Verwaltungspunkte). Ohne: Spalte 0 VP.
eagles-book-combat = Der Kampf in The Eagles Turn East
eagles-book-artillery = Die Artillerie in The Eagles Turn East
eagles-book-attrition = Der Verschleiß in The Eagles Turn East
eagles-book-terrain = Was Gelände in The Eagles Turn East kostet
eagles-corner-die = Wurf
eagles-corner-guns = Geschütze
eagles-corner-row = Zeile
eagles-cell-more = mehr
eagles-terrain-allowance = Bewegungsweite
eagles-terrain-rivers = Hauptflüsse werden nur auf Brücken überquert; Seen bei Frost wie Nebenflüsse.
eagles-terrain-mud = Im Schlamm zahlt Infanterie doppelt, höchstens 4 für ein Feld.
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
eagles-refused-alone = { $leader } hat keine Einheiten und steht nicht bei einem Angreifer, der welche hat.
eagles-refused-another-first = Mit { $leader } beginnen: Andere Anführer treffen später ein.
eagles-refused-another-post = Jetzt wird ein anderes Feld verglichen.
eagles-refused-away-from-guns-contact = Der Marsch zum Kanonendonner muss im Kontakt mit { $enemy } enden.
eagles-refused-away-from-guns-not-reached = Der Führer der Streitmacht hat den Kanonendonner nicht erreicht.
eagles-refused-away-from-guns-push = Der Führer der Streitmacht muss zum Kanonendonner marschieren, bevor er einen Stapel verdrängt.
eagles-refused-bad-change-position = Diese Änderung ist nicht möglich: { $why }.
eagles-refused-bad-change-size = Eine Änderung hat 1 bis 512 Einträge.
eagles-refused-bad-change-unknown = Diese Einheit oder diesen Ort gibt es nicht.
eagles-refused-both-modes-attack = Zerstreute und gesammelte Anführer können nicht zusammen angreifen.
eagles-refused-both-modes-defend = Zerstreute und gesammelte Einheiten können nicht zusammen angegriffen werden.
eagles-refused-both-nations = Eine Streitmacht aus zwei Nationen kann nur aus Initiative marschieren.
eagles-refused-bought-free = Die Streitmacht ist schwächer als { $leader } und kann dieses Ziel nicht auslassen.
eagles-refused-bridged = Über diese Feldseite führt schon eine Brücke.
eagles-refused-cannot-dig = { $leader } kann in diesem Feld jetzt keine Schanze bauen.
eagles-refused-cannot-disperse = Nur Anführer mit Einheiten außerhalb feindlicher Kontrollzonen können zerstreut beginnen.
eagles-refused-cannot-pursue = { $leader } kann nicht nach { $hex } verfolgen.
eagles-refused-cannot-step-in = { $leader } kann nicht nach { $hex } nachrücken.
eagles-refused-cannot-succeed-leave = { $leader } kann nicht aufbrechen: Kein Wurf würde gelingen.
eagles-refused-cannot-succeed-pursuit = Kein Wurf ergäbe eine Verfolgung.
eagles-refused-centre-boxed = Eine Armee kann keine Punkte ausgeben, solange ihr Zentrum nicht auf der Karte ist.
eagles-refused-centre-moved = Das Zentrum dieser Armee hat sich schon bewegt.
eagles-refused-centre-there = Das Zentrum dieser Armee hat die Karte nicht verlassen.
eagles-refused-changing = Die Quelle wird schon gewechselt.
eagles-refused-closed-entry = { $leader } kann nicht in { $hex } eintreffen.
eagles-refused-closed-exit = { $hex } ist kein offener Ausgang seines Kastens.
eagles-refused-comes-back = In diesem Abschnitt schon von { $leader } übertragen: { $formation }.
eagles-refused-company = { $leader } muss angreifen, hat kein anderes Ziel und muss an diesem Kampf teilnehmen.
eagles-refused-contact-leaves = Ein Anführer im Kontakt mit dem Feind kann die Karte nicht verlassen.
eagles-refused-contact-replacements = { $leader } hat Kontakt mit dem Feind und kann keinen Ersatz erhalten.
eagles-refused-deal-first = Anführer in einem Feld müssen zuerst ihre Spielsteine erhalten.
eagles-refused-done = { $leader } ist schon marschiert oder hat es versucht.
eagles-refused-empty-path-centre = Mindestens ein Feld für das Zentrum wählen.
eagles-refused-empty-path-march = Mindestens ein Feld zum Betreten wählen.
eagles-refused-enemy-across = In { $hex } steht der Feind.
eagles-refused-enemy-there = In { $hex } steht der Feind.
eagles-refused-extended-bridges = Eine Streitmacht kann im verlängerten Marsch nicht an Brücken arbeiten.
eagles-refused-extended-forage = Einheiten können im verlängerten Marsch nicht fouragieren.
eagles-refused-forager = { $hex } liegt in einer feindlichen Kontrollzone; zerstreute Einheiten können es nicht betreten.
eagles-refused-fortified = Der Stapel in { $hex } ist befestigt und kann nicht verdrängt werden.
eagles-refused-foul-chit = Das Plättchen zeigt für diese Runde weder Feldschlacht noch Verfolgung.
eagles-refused-guns-alone = Artillerie kann nicht allein angreifen.
eagles-refused-guns-hold = Eine andere Streitmacht ist zum Kanonendonner bei { $enemy } marschiert: Anführer in Kontakt mit ihm müssen bleiben.
eagles-refused-guns-not-heard = { $leader } hört die Kanonen bei { $enemy } nicht. Sie schweigen oder sind zu weit, es schneit, oder ein Feind ist nahe.
eagles-refused-guns-too-far = { $leader } kann mit diesem Gewaltmarsch nicht in Kontakt mit { $enemy } kommen.
eagles-refused-has-fought = { $leader } hat in dieser Phase schon gekämpft.
eagles-refused-horse-alone = Arbeit an einer Hauptbrücke braucht Infanterie oder Artillerie.
eagles-refused-impassable = Die Feldseite von { $hex } nach { $to } kann nicht überquert werden.
eagles-refused-in-play-brigade = Die Brigade ist schon im Spiel.
eagles-refused-in-play-unit = Schon im Spiel: { $unit }.
eagles-refused-leader-first = Mit { $leader } beginnen: Der Führer der Streitmacht marschiert zuerst zum Kanonendonner.
eagles-refused-leg-over-begun = Die Etappe des Führers der Streitmacht hat begonnen oder ist zu Ende.
eagles-refused-leg-over-ended = Die Etappe ist zu Ende.
eagles-refused-leg-over-finished = Der Führer der Streitmacht hat seinen Marsch beendet.
eagles-refused-leg-over-train = Der Führer der Streitmacht kann jetzt keinen Brückentrain mitnehmen.
eagles-refused-named-twice-hex = { $hex } ist doppelt gewählt.
eagles-refused-named-twice-leader = { $leader } ist doppelt gewählt.
eagles-refused-nation = { $leader } kann höchstens einen Verband einer anderen Nation führen.
eagles-refused-never-commanded = { $leader } kann nur aus Initiative marschieren, nicht auf Befehl.
eagles-refused-no-army = Das ist nicht deine Armee.
eagles-refused-no-box = Diese Schlacht hat keine Kästen neben der Karte.
eagles-refused-no-brigade-division = Das ist keine Brigade einer Division.
eagles-refused-no-brigade-unknown = Diese Brigade gibt es nicht.
eagles-refused-no-centre-away = Das Zentrum dieser Armee ist nicht auf der Karte.
eagles-refused-no-centre-none = Diese Armee hat kein Zentrum.
eagles-refused-no-centre-orders = Das Operationszentrum der Armee dieses Anführers kann jetzt keine Befehle geben.
eagles-refused-no-change = { $leader } marschiert nicht mit dem Führer der Streitmacht oder ist schon in diesem Zustand.
eagles-refused-no-change-now-unfinished = Erst dies beenden oder die ganze Stellung ersetzen.
eagles-refused-no-change-now-veiled = Im verdeckten Spiel lässt sich die Stellung nicht ändern.
eagles-refused-no-chit = Kein Plättchen ist zu öffnen.
eagles-refused-no-command = Kein Bewegungsbefehl ist übrig.
eagles-refused-no-counter = Es gibt nicht genug Spielsteine.
eagles-refused-no-division-away = Die Division dieser Brigade ist nicht im Spiel.
eagles-refused-no-division-both = Brigade und Division sind nicht beide im Spiel.
eagles-refused-no-exit-map = { $hex } ist kein Ausgang aus der Karte.
eagles-refused-no-exit-retreat = Der Rückzug kann die Karte nicht in { $hex } verlassen.
eagles-refused-no-extended-by-command = Nur ein Marsch auf Befehl kann verlängert werden.
eagles-refused-no-extended-campaigns = Verlängerte Märsche gibt es nur in Feldzügen.
eagles-refused-no-foraging = Diese Partie wird ohne Fouragieren gespielt.
eagles-refused-no-general-appear = { $leader } kann jetzt nicht erscheinen.
eagles-refused-no-general-none = Kein General ist verfügbar.
eagles-refused-no-general-not-one = { $leader } ist kein Generalmajor.
eagles-refused-no-general-other = Kein anderer Anführer kann erscheinen.
eagles-refused-no-guns = Diese Partie wird ohne Kanonendonner gespielt.
eagles-refused-no-leg = { $leader } kann jetzt nicht marschieren: Er ist nicht in dieser Streitmacht oder ist schon marschiert.
eagles-refused-no-loss-due = Es ist kein Verlust fällig.
eagles-refused-no-loss-seal = Es ist kein versiegelter Verlust fällig.
eagles-refused-no-march = Keine Streitmacht marschiert.
eagles-refused-no-outpost = Bei { $leader } kann kein Vorposten stehen.
eagles-refused-no-points-cost = Kosten in Verwaltungspunkten: { $cost }. Die Armee hat { $points }.
eagles-refused-no-points-none = Keine Verwaltungspunkte sind übrig.
eagles-refused-no-pontoon = Von diesem Feld aus liegt keine eigene Pontonbrücke.
eagles-refused-no-promotion = { $leader } kann nicht befördert werden.
eagles-refused-no-redoubt = Schanzen gibt es nur in Feldzügen.
eagles-refused-no-refuge-return = Das Zentrum dieser Armee kann nicht in { $hex } zurückkehren.
eagles-refused-no-refuge-ride = { $leader } kann nicht nach { $hex } reiten.
eagles-refused-no-refuge-source = { $hex } ist keine freie Quelle dieser Armee.
eagles-refused-no-regiment = Das ist kein Marschregiment.
eagles-refused-no-repulse = Kein Stapel wird verdrängt.
eagles-refused-no-retreat = Der Rückzug kann nicht von { $hex } nach { $to } führen.
eagles-refused-no-river = Diese Etappe endet nicht an diesem Fluss.
eagles-refused-no-row = Die Verschleißtabelle hat { $rows } Zeilen.
eagles-refused-no-seal = Das passt zu keinem Siegel dieser Partie.
eagles-refused-no-source = { $hex } ist keine Quelle dieser Armee.
eagles-refused-no-stack = Aus { $hex } zieht sich kein Stapel zurück.
eagles-refused-no-step = Kein Stapel kann zurückgehen.
eagles-refused-no-strength = Kein Anführer dieser Streitmacht hat Einheiten.
eagles-refused-no-such-loss = Die Einheiten in diesem Feld können nicht { $loss } verlieren.
eagles-refused-no-target = Feld für den Angriff wählen.
eagles-refused-no-train-here = Hier liegt kein Brückentrain.
eagles-refused-no-train-left = Kein Brückentrain ist übrig.
eagles-refused-no-train-leg = Diese Etappe hat keinen Brückentrain.
eagles-refused-no-unit = Diese Einheit gibt es nicht.
eagles-refused-no-way-box = Von diesem Ausgang ist kein anderer Kasten zu erreichen.
eagles-refused-no-way-leader = { $leader } kann in keinen anderen Kasten gehen.
eagles-refused-no-way-out = Der Stapel in { $hex } kann sich nicht zurückziehen und daher nicht verdrängt werden.
eagles-refused-no-work = Brückenarbeiten gibt es nur in Feldzügen.
eagles-refused-nobody-advance = Anführer zum Nachrücken wählen.
eagles-refused-nobody-captured = Kein Anführer ist gefangen worden.
eagles-refused-nobody-general = Ein neuer General muss von der Leiste eines Anführers kommen.
eagles-refused-nobody-march = Mindestens einen Anführer wählen.
eagles-refused-nobody-pursue = Mindestens einen Anführer für die Verfolgung wählen.
eagles-refused-nobody-to-lead = Ein General braucht mindestens einen Verband.
eagles-refused-nobody-waits = { $leader } ist in keinem Kasten neben der Karte.
eagles-refused-not-a-step = { $hex } und { $to } sind nicht benachbart.
eagles-refused-not-asked-nobody = Kein Spieler hat jetzt etwas zu entscheiden.
eagles-refused-not-asked-side = Die Wahl liegt jetzt bei { SIDE($side, form: "to") }.
eagles-refused-not-attackable = { $hex } kann jetzt nicht angegriffen werden.
eagles-refused-not-carried-before = Die Anführer, die mit dem Führer der Streitmacht marschieren, vor seiner ersten Etappe wählen.
eagles-refused-not-carried-leg = { $leader } kann auf dieser Etappe nicht mit dem Führer der Streitmacht marschieren.
eagles-refused-not-idle = Nur Anführer ohne Einheiten, die noch nicht marschiert sind, können allein gehen.
eagles-refused-not-in-play-giver = Die Einheit, die Stärke abgibt, ist nicht im Spiel.
eagles-refused-not-in-play-unit = Nicht im Spiel: { $unit }.
eagles-refused-not-on-map = { $leader } ist nicht auf der Karte.
eagles-refused-not-on-track = Nicht auf der Leiste von { $leader }: { $formation }.
eagles-refused-not-owed-now = Das kann jetzt nicht geöffnet werden.
eagles-refused-not-owed-track = Die Leiste von { $leader } kann jetzt nicht geöffnet werden.
eagles-refused-not-that-way = Er muss so weit wie möglich gehen, mit jedem Feld weiter weg, und in die gewürfelte Richtung.
eagles-refused-not-the-chit = Das passt nicht zu dem, was versiegelt wurde.
eagles-refused-not-the-kind = Das passt nicht zu dem, was versiegelt wurde.
eagles-refused-not-the-name = Das passt nicht zu dem, was versiegelt wurde.
eagles-refused-not-the-track = Das passt nicht zu dem, was versiegelt wurde.
eagles-refused-not-the-strongest = Das ist keine der stärksten Streitmächte unter ihrem besten Anführer.
eagles-refused-not-to-be-led = { $leader } kann nicht von { $chief } geführt werden.
eagles-refused-not-to-be-led-other-way = { $leader } kann nicht von { $chief } geführt werden: Mit { $leader } beginnen.
eagles-refused-not-together-brigade = Die Brigade und ihre Division sind in verschiedenen Feldern.
eagles-refused-not-together-hex = { $leader } ist in einem anderen Feld.
eagles-refused-not-together-leaders = Die Anführer sind nicht in einem Feld.
eagles-refused-not-together-leg = Die Anführer einer Etappe müssen in einem Feld beginnen.
eagles-refused-not-together-two = { $leader } und { $other } sind in verschiedenen Feldern.
eagles-refused-not-touched = Die marschierenden Anführer sind nicht neben feindlichen Einheiten in { $hex }.
eagles-refused-not-vacated = { $hex } wurde nicht geräumt.
eagles-refused-not-what-was-sealed = Das sind nicht die Öffnungen der fälligen Siegel.
eagles-refused-not-yours-leader = Das ist nicht dein Anführer.
eagles-refused-not-yours-pool = Das ist nicht dein Vorrat.
eagles-refused-not-yours-twice = Das ist nicht dein Anführer, oder er ist doppelt gewählt.
eagles-refused-not-yours-unit = Das ist nicht deine Einheit.
eagles-refused-nothing = Mindestens 1 Stärkepunkt wählen.
eagles-refused-nothing-changed = Keine Leiste hat sich geändert.
eagles-refused-nothing-to-undo = Nichts rückgängig zu machen: Eigene Aktionen lassen sich rückgängig machen, bis ein Würfel fällt oder der Gegner entscheidet.
eagles-refused-off-map = Ein Feld { $hex } gibt es nicht im Spiel.
eagles-refused-on-his-way = { $leader } ist auf dem Weg in einen anderen Kasten.
eagles-refused-one-path-guns = Der Marsch zum Kanonendonner muss ein einziger Weg sein.
eagles-refused-one-path-leg = Eine Etappe muss ein einziger Weg sein.
eagles-refused-one-track = Ersatz geht auf eine einzige Leiste.
eagles-refused-other-arm = Nur eine Einheit derselben Waffengattung kann Stärke abgeben.
eagles-refused-other-army = Nur eine Einheit derselben Armee kann Stärke abgeben.
eagles-refused-other-claim = Zuerst ist eine andere Angabe fällig.
eagles-refused-other-deal = Spielsteine gehen an Anführer in einem Feld, in der Reihenfolge ihrer Siegel.
eagles-refused-other-paces = Zuerst ist das Tempo anderer Spielsteine anzugeben.
eagles-refused-other-tracks = Nur Anführer, die marschiert oder in diesem Feld geblieben sind, können den Verlust tragen.
eagles-refused-out-of-dispatch-army = Die Armee dieser Einheit hat kein aktives Zentrum mit Verbindungslinie.
eagles-refused-out-of-dispatch-general = Diese Armee hat kein aktives Zentrum mit Verbindungslinie oder keinen solchen General.
eagles-refused-out-of-dispatch-leader = { $leader } ist außer Meldereichweite.
eagles-refused-out-of-dispatch-reach = Kein aktives Zentrum erreicht { $leader }.
eagles-refused-outpost-march = Vorposten können nicht marschieren.
eagles-refused-outpost-train = Vorposten haben keinen Brückentrain.
eagles-refused-own-general = Ein Regiment aus dem Vorrat braucht einen eigenen General.
eagles-refused-pool-few = Der Vorrat hat zu wenige Stärkepunkte: { $count }.
eagles-refused-pool-none = Der Vorrat hat zu wenige Stärkepunkte.
eagles-refused-pool-regiment = Ein Regiment hat 1 bis { $most } Stärkepunkte.
eagles-refused-promoted = { $leader } ist schon befördert.
eagles-refused-redoubt-there = In diesem Feld ist schon eine Schanze.
eagles-refused-rival = { $hex } ist zu nahe am rivalisierenden Befehlshaber.
eagles-refused-same-leader = Zwei verschiedene Anführer wählen.
eagles-refused-same-source = Dieses Feld ist schon die Quelle dieser Armee.
eagles-refused-source-closed-besieged = { $hex } kann jetzt keine Quelle sein: Thorn wird belagert.
eagles-refused-source-closed-covered = Der Feind steht auf der Quelle dieser Armee oder kontrolliert sie.
eagles-refused-source-closed-guns = { $hex } kann jetzt keine Quelle sein: Davor steht feindliche Artillerie am Fluss.
eagles-refused-source-closed-not-open = { $hex } kann jetzt keine Quelle sein: Sie ist noch nicht offen.
eagles-refused-span = { $leader } bräuchte eine Führungsspanne von { $asked } und hat { $span }.
eagles-refused-span-full = { $leader } hat für diese Stärkepunkte keine Führungsspanne mehr.
eagles-refused-stays = Diese Seite kann die Karte nicht verlassen.
eagles-refused-still-due = Ein Anführer trifft ein: Ort wählen.
eagles-refused-still-owes = { $leader } muss noch angreifen.
eagles-refused-still-owes-somebody = Ein Anführer muss noch angreifen.
eagles-refused-stranded-leader = { $hex } ist weder das Feld von { $chief } noch benachbart.
eagles-refused-stranded-target = { $hex } muss angegriffen werden, und dafür bliebe keine Einheit übrig.
eagles-refused-too-early = { $leader } kehrt in einem späteren Spielzug zurück.
eagles-refused-too-far-apart = { $leader } ist weder im Feld von { $chief } noch daneben.
eagles-refused-too-far-centre = Bewegungspunkte nach { $hex }: { $cost }. Ein Zentrum hat { $left }.
eagles-refused-too-far-centre-leaves = Bewegungspunkte zum Verlassen: { $cost }, nach { $spent } verbrauchten. Ein Zentrum hat { $limit }.
eagles-refused-too-far-cost = Bewegungspunkte dafür: { $cost }. Übrig: { $left }.
eagles-refused-too-far-hex = Bewegungspunkte nach { $hex }: { $cost }. Übrig: { $left }.
eagles-refused-too-far-leaves = Bewegungspunkte zum Verlassen: { $cost }. Übrig: { $left }.
eagles-refused-too-strong-division = Die Division hätte { $sum } Stärkepunkte und kann { $most } haben.
eagles-refused-too-weak = { $own } Stärkepunkte können { $enemy } nicht verdrängen: Nötig ist das { $times }-Fache.
eagles-refused-touches-no-target = { $leader } ist keinem Ziel benachbart.
eagles-refused-unseen = { $leader } kann erst befördert werden, wenn er aufgedeckt ist.
eagles-refused-untouched-target = Kein Angreifer ist { $hex } benachbart.
eagles-refused-wrong-faces = Diese Würfel passen nicht zum Wurf.
eagles-refused-wrong-length = Felder des Weges: { $count }. Nötig: { $length }.
eagles-refused-wrong-loss-most = Eine Seite kann in einer Partie nicht so viel verlieren.
eagles-refused-zone-enter = Ein Zentrum kann { $hex } nicht betreten: Der Feind steht dort oder kontrolliert es.
eagles-refused-zone-hex = { $hex } liegt in einer feindlichen Kontrollzone.
eagles-refused-zone-leave = Ein Zentrum kann eine feindliche Kontrollzone nicht verlassen.
eagles-refused-zone-stops-hex = Eine Etappe endet beim Betreten einer feindlichen Kontrollzone, und { $hex } liegt in einer.
eagles-refused-zone-stops-leg = Die Etappe hat in einer feindlichen Kontrollzone geendet.
eagles-refused-no-bridge =
    { $state ->
        [damaged] Nach { $hex } führt keine beschädigte Brücke.
       *[intact] Nach { $hex } führt keine intakte Brücke.
    }
eagles-refused-more-than-there-is =
    { $strength ->
        [one] Nur { $strength } Stärkepunkt: { $unit }.
       *[other] Nur { $strength } Stärkepunkte: { $unit }.
    }
eagles-refused-pool-unit =
    { $count ->
        [one] Der Vorrat hat für diese Einheit nur { $count } Stärkepunkt.
       *[other] Der Vorrat hat für diese Einheit nur { $count } Stärkepunkte.
    }
eagles-refused-too-many-division =
    { $strength ->
        [one] Die Division hat { $strength } Stärkepunkt und muss einen behalten.
       *[other] Die Division hat { $strength } Stärkepunkte und muss einen behalten.
    }
eagles-refused-too-many-unit =
    { $strength ->
        [one] { $strength } Stärkepunkt, davon muss einer bleiben: { $unit }.
       *[other] { $strength } Stärkepunkte, davon muss einer bleiben: { $unit }.
    }
eagles-refused-too-strong-unit =
    { $held ->
        [one] { $held } Stärkepunkt, höchstens { $most }: { $unit }.
       *[other] { $held } Stärkepunkte, höchstens { $most }: { $unit }.
    }
eagles-refused-wrong-loss-chosen =
    { $due ->
        [one] { $due } Stärkepunkt ist zu verlieren, gewählt: { $chosen }.
       *[other] { $due } Stärkepunkte sind zu verlieren, gewählt: { $chosen }.
    }
eagles-refused-wrong-loss-due =
    { $due ->
        [one] { $due } Stärkepunkt für den Verlust wählen oder alle übrigen.
       *[other] { $due } Stärkepunkte für den Verlust wählen oder alle übrigen.
    }
eagles-refused-wrong-arm =
    { $due ->
        [one] { $due } Stärkepunkt aus diesen Einheiten wählen; gewählt: { $taken }.
       *[other] { $due } Stärkepunkte aus diesen Einheiten wählen; gewählt: { $taken }.
    }
eagles-refused-not-this-question-roll-late = Nicht jetzt. Zuerst: Wurf für verspätete Ankünfte.
eagles-refused-not-this-question-centres = Nicht jetzt. Zuerst: Operationszentrum bewegen oder passen.
eagles-refused-not-this-question-arrivals = Nicht jetzt. Zuerst: Anführer auf die Karte bringen oder passen.
eagles-refused-not-this-question-flee = Nicht jetzt. Zuerst: Quelle für die Flucht des Zentrums wählen.
eagles-refused-not-this-question-advance = Nicht jetzt. Zuerst: in ein geräumtes Feld nachrücken oder bleiben.
eagles-refused-not-this-question-roll-combat = Nicht jetzt. Zuerst: Wurf für den Kampf.
eagles-refused-not-this-question-pursue = Nicht jetzt. Zuerst: verfolgen oder bleiben.
eagles-refused-not-this-question-roll-pursuit = Nicht jetzt. Zuerst: Wurf für die Verfolgung.
eagles-refused-not-this-question-roll-direction = Nicht jetzt. Zuerst: Wurf für die Richtung.
eagles-refused-not-this-question-astray = Nicht jetzt. Zuerst: seinen Weg wählen.
eagles-refused-not-this-question-batteries = Nicht jetzt. Zuerst: über das Vorziehen der Batterien entscheiden.
eagles-refused-not-this-question-organise = Nicht jetzt. Zuerst: organisieren oder „Fertig“ drücken.
eagles-refused-not-this-question-roll-siege = Nicht jetzt. Zuerst: Wurf für die Belagerung.
eagles-refused-not-this-question-roll-artillery = Nicht jetzt. Zuerst: Wurf für die Artillerie.
eagles-refused-not-this-question-roll-weather = Nicht jetzt. Zuerst: Wurf für das Wetter.
eagles-refused-not-this-question-counter-attack = Nicht jetzt. Zuerst: Gegenangriff führen oder ablehnen.
eagles-refused-not-this-question-retreat = Nicht jetzt. Zuerst: Rückzug der Stapel wählen.
eagles-refused-not-this-question-ride-off = Nicht jetzt. Zuerst: Ziel des Ritts wählen.
eagles-refused-not-this-question-activate = Nicht jetzt. Zuerst: Streitmacht aktivieren oder passen.
eagles-refused-not-this-question-roll-activation = Nicht jetzt. Zuerst: Wurf für die Aktivierung.
eagles-refused-not-this-question-roll-stationary = Nicht jetzt. Zuerst: Wurf für die Einheiten, die geblieben sind.
eagles-refused-not-this-question-march = Nicht jetzt. Zuerst: marschieren oder den Marsch beenden.
eagles-refused-not-this-question-roll-attrition = Nicht jetzt. Zuerst: Wurf für den Verschleiß.
eagles-refused-not-this-question-declare = Nicht jetzt. Zuerst: Kampf ansagen oder passen.
eagles-refused-not-this-question-give-way = Nicht jetzt. Zuerst: Weg des verdrängten Stapels wählen.
eagles-refused-not-this-question-set-up = Nicht jetzt. Zuerst: Brückentrain an einen Anführer geben oder zerstreute Anführer wählen.
eagles-refused-not-this-question-seal-chit = Nicht jetzt. Zuerst: Plättchen versiegeln, Feldschlacht oder Verfolgung.
eagles-refused-not-this-question-open-chit = Nicht jetzt. Zuerst: Plättchen des Verlierers öffnen.
eagles-refused-not-this-question-lose = Nicht jetzt. Zuerst: Einheiten für den Verlust wählen.
eagles-refused-not-this-question-stand = Nicht jetzt. Zuerst: standhalten oder abbrechen.
eagles-refused-not-this-question-defend = Nicht jetzt. Zuerst: Verteidiger wählen.
eagles-refused-not-this-question-roll-admin = Nicht jetzt. Zuerst: Wurf für die Verwaltungspunkte.
eagles-refused-not-this-question-admin = Nicht jetzt. Zuerst: Quellen wechseln, Zentren auflösen oder „Fertig“ drücken.
eagles-refused-not-this-question-open-track = Nicht jetzt. Zuerst: eine Leiste öffnen, die der Feind sieht.
eagles-refused-not-this-question-claim = Nicht jetzt. Zuerst: Ergebnis der versiegelten Leisten angeben.
eagles-refused-not-this-question-open-seals = Nicht jetzt. Zuerst: versiegelten Inhalt öffnen.
eagles-refused-not-this-question-outposts = Nicht jetzt. Zuerst: Vorposten aufstellen oder Spielsteine verteilen.
eagles-refused-not-this-question-nothing-due = Nicht jetzt. Keine Entscheidung ist fällig.
eagles-refused-not-this-question-match-over = Nicht jetzt. Die Partie ist zu Ende.

## Wörter auf Schaltflächen

eagles-word-general = Neuer General
    .under = Organisation
    .hint = Ein Generalmajor übernimmt den Verband [4.1].
eagles-word-rejoin = Eingliedern
    .under = Organisation
    .hint = Die Stärke kehrt zur Division zurück [4.1].
eagles-word-strength = Stärkepunkte
    .under = Organisation
    .hint = Die Stärkepunkte, die die Brigade erhält [4.1].
eagles-word-loss = Verlust
    .hint = Stärkepunkte, die diese Einheit verliert [5.5, R66].
eagles-word-pitched = Feldschlacht
    .under = Plättchen
    .hint = Geht die Runde verloren, folgen die eigenen Verluste und der Angriff in der nächsten [7.8.3].
eagles-word-pursuit = Verfolgung
    .under = Plättchen
    .hint = Geht die Runde verloren, folgt der Rückzug, und der Gegner kann verfolgen [7.8.4].
eagles-word-forward = Batterien vor
    .hint = Batterien feuern mit doppelter Stärke und tragen die Hälfte der Verluste [7.6].
eagles-word-hold = Batterien zurückhalten
    .hint = Batterien feuern mit ihrer üblichen Stärke [7.6].
eagles-word-stand = Standhalten
    .hint = Eigene Verluste hinnehmen; das Plättchen des Verlierers wird geöffnet [7.8.2].
eagles-word-break-off = Abbrechen
    .hint = Rückzug um die eigene Zahl von Feldern statt des Verlusts [7.8.1].
eagles-word-counter-attack = Gegenangriff
    .hint = In der nächsten Runde aus den Mauern angreifen [7.8.3].
eagles-word-replace = Ersatz
    .under = Organisation
    .hint = Gibt einer Einheit Stärkepunkte aus dem Vorrat [B7].
eagles-word-march-regiment = Marschregiment
    .under = Organisation
    .hint = Regiment aus dem Vorrat oder aus einer Einheit bilden [B7].
eagles-word-pool = Aus dem Vorrat
    .under = Organisation
    .hint = Die Stärke kommt aus dem Vorrat [B7].
eagles-word-replacement-points = Stärkepunkte
    .under = Organisation
    .hint = Die Stärkepunkte des Regiments oder des Ersatzes [B7].
eagles-word-promote = Befördern
    .under = Organisation
    .hint = Ein General einer Division wird Anführer [B17].
eagles-word-redoubt = Schanze beginnen
    .under = Organisation
    .hint = Sie ist nach einem zweiten Spielzug fertig [B12].
eagles-word-enter = Eintreffen
    .under = Ankünfte
    .hint = Trifft auf der Karte ein und kann marschieren [B8].
eagles-word-transit = In den anderen Kasten
    .under = Ankünfte
    .hint = Podlachien und Goniondz liegen einen Spielzug auseinander [B9].
eagles-word-exit = Karte verlassen
    .under = Marsch
    .hint = Die Anführer gehen in den Kasten neben der Karte [B9].
eagles-word-exit-on = In den anderen Kasten abziehen
    .under = Marsch
    .hint = Die Anführer gehen durch diesen Kasten in den anderen [B9].
eagles-word-damage = Brücke beschädigen
    .under = Brücken
    .hint = Die Arbeit kostet Bewegungspunkte, aber keine Stärkepunkte [B10].
eagles-word-repair = Brücke reparieren
    .under = Brücken
    .hint = Die Arbeit kostet Bewegungspunkte, aber keine Stärkepunkte [B10].
eagles-word-deploy = Pontonbrücke legen
    .under = Brücken
    .hint = Der Train wird eine Brücke für beide Seiten [B10].
eagles-word-take-up = Pontonbrücke aufnehmen
    .under = Brücken
    .hint = Die Brücke wird wieder ein Train [B10].
eagles-word-collect = Brückentrain mitnehmen
    .under = Brücken
    .hint = Nimmt einen hier zurückgelassenen Train mit [B10].
eagles-word-disperse = Zur Verpflegung zerstreuen
    .under = Marsch
    .hint = Kostet einen halben Punkt; nicht in einer feindlichen Kontrollzone [B13].
eagles-word-gather = Einheiten sammeln
    .under = Marsch
    .hint = Kostet fünf Punkte; die Einheiten sind nicht mehr zerstreut [B13].
eagles-word-extended = Verlängerter Marsch
    .under = Marsch
    .hint = Vier Bewegungspunkte mehr für einen zweiten Verwaltungspunkt und mehr Verschleiß [B4].
eagles-word-source-french = Französische Quelle
    .under = Verwaltung
    .hint = Kostet einen Punkt, dann ist in späteren Spielzügen ein Wurf nötig [B6].
eagles-word-disband-french = Französisches Zentrum auflösen
    .under = Verwaltung
    .hint = Das Zentrum kehrt in drei Spielzügen zurück [B5].
eagles-word-centre-french = Französisches Zentrum
    .under = Zentren
    .hint = Bewegt sich bis zu fünf Punkte und ist dann nicht aktiv [B5].
eagles-word-place-french = Französisches Zentrum: Rückkehr
    .under = Zentren
    .hint = Kehrt auf eine freie Quelle zurück, nicht aktiv [B5].
eagles-word-source-russian = Russische Quelle
    .under = Verwaltung
    .hint = Kostet einen Punkt, dann ist in späteren Spielzügen ein Wurf nötig [B6].
eagles-word-disband-russian = Russisches Zentrum auflösen
    .under = Verwaltung
    .hint = Das Zentrum kehrt in drei Spielzügen zurück [B5].
eagles-word-centre-russian = Russisches Zentrum
    .under = Zentren
    .hint = Bewegt sich bis zu fünf Punkte und ist dann nicht aktiv [B5].
eagles-word-place-russian = Russisches Zentrum: Rückkehr
    .under = Zentren
    .hint = Kehrt auf eine freie Quelle zurück, nicht aktiv [B5].
eagles-word-source-prussian = Preußische Quelle
    .under = Verwaltung
    .hint = Kostet einen Punkt, dann ist in späteren Spielzügen ein Wurf nötig [B6].
eagles-word-disband-prussian = Preußisches Zentrum auflösen
    .under = Verwaltung
    .hint = Das Zentrum kehrt in drei Spielzügen zurück [B5].
eagles-word-centre-prussian = Preußisches Zentrum
    .under = Zentren
    .hint = Bewegt sich bis zu fünf Punkte und ist dann nicht aktiv [B5].
eagles-word-place-prussian = Preußisches Zentrum: Rückkehr
    .under = Zentren
    .hint = Kehrt auf eine freie Quelle zurück, nicht aktiv [B5].

## Die Regeln, jede in einem Satz

eagles-rule-1 = Anführer sind die Spielsteine, die sich bewegen; jeder führt die Einheiten auf seiner Leiste und kontrolliert die Felder um sich.
eagles-rule-2 = Das Szenario stellt alles auf; zu wählen ist nichts.
eagles-rule-3 = Ein Spielzug ist das Wetter und dann beide Spielerzüge, jeder mit denselben Phasen in derselben Reihenfolge.
eagles-rule-3-1 = Jede Entscheidung hat ihre eigene Liste von Kommandos.
eagles-rule-4 = Jeder Spielzug gibt eine Zahl von Bewegungsbefehlen; ungenutzte verfallen.
eagles-rule-4-1 = Anführer in einem Feld können Verbände übertragen, Generale aufstellen und auflösen und Brigaden abtrennen.
eagles-rule-5-1 = Ein Anführer kann einmal je Phase marschieren, auf Befehl oder durch einen Wurf gegen seine Initiative.
eagles-rule-5-2 = Eine Streitmacht, die eine feindliche Kontrollzone verlässt, muss würfeln.
eagles-rule-5-3 = Ein Marsch geht Etappe für Etappe, zahlt für jedes Feld und endet in einer feindlichen Kontrollzone.
eagles-rule-5-4 = Ein marschierender Stapel, der fünfmal so stark ist wie ein feindlicher, verdrängt ihn.
eagles-rule-5-5 = Ein Marsch kostet Stärkepunkte nach Größe, Länge und Wetter.
eagles-rule-5-6 = Große Truppenmassen, die nicht marschieren, verlieren Stärkepunkte.
eagles-rule-5-7 = Eine Verbindungslinie führt von der Quelle der Armee über Hauptstraßen zur Streitmacht.
eagles-rule-6 = Vor den Kämpfen dürfen Anführer Gewaltmärsche versuchen, auch zum Kanonendonner.
eagles-rule-7-1 = Anführer in einer feindlichen Zone müssen angreifen, und die Feinde, die sie binden, müssen angegriffen werden.
eagles-rule-7-2 = Der Angreifer sagt einen Führer der Streitmacht, die Anführer mit ihm und die angegriffenen Felder an.
eagles-rule-7-3 = Die stärkste erlaubte Streitmacht in den angegriffenen Feldern verteidigt; der Besitzer wählt nur unter gleichen.
eagles-rule-7-4 = In jeder Runde versiegeln beide Seiten ein Plättchen, Feldschlacht oder Verfolgung.
eagles-rule-7-5 = Widerstand und Kavallerieunterschied stehen für die Runde fest, bevor die Geschütze feuern.
eagles-rule-7-6 = Die Artillerie beider Seiten feuert vor dem Kampfwurf.
eagles-rule-7-7 = Verhältnis und Gelände bestimmen die Spalte, und ein Wurf darauf gibt jeder Seite eine Zahl.
eagles-rule-7-8 = Der Sieger hält stand oder bricht ab, das Plättchen des Verlierers wird geöffnet, und geschlagene Stapel ziehen sich zurück.
eagles-rule-7-8-1 = Der Sieger einer Runde hält stand, oder er bricht ab und zieht sich zurück, statt seinen Verlust hinzunehmen.
eagles-rule-7-8-2 = Hält der Sieger stand, nimmt er seinen Verlust hin, und das Plättchen des Verlierers wird geöffnet.
eagles-rule-7-8-3 = Nach Feldschlacht nimmt der Verlierer seinen Verlust hin und greift in der nächsten Runde an.
eagles-rule-7-8-4 = Nach Verfolgung zieht sich der Verlierer um so viele Felder zurück wie seine Zahl.
eagles-rule-7-8-5 = Eine Verfolgung geht ein Feld weiter, als die Initiative über dem modifizierten Wurf liegt.
eagles-rule-7-8-6 = Eine Verfolgung kostet die geschlagene Seite je Feld einen Stärkepunkt, zwei neben Feinden oder über Flüsse.
eagles-rule-7-8-7 = Verfolger betreten das verlassene Feld und folgen dem Weg so viele Felder, wie die Verfolgung geht.
eagles-rule-7-9 = Anführer einer vernichteten Streitmacht entkommen, werden gefangen oder entfernt.
eagles-rule-8 = Stärkepunkte und Moral geben Siegpunkte; kritische Schlachten bewegen den Moralmarker.
eagles-rule-c1 = Plättchen sind versiegelt und werden geöffnet, wenn die Regeln es verlangen.
eagles-rule-c3 = Im verdeckten Spiel sind Leisten versiegelt; neben dem Feind werden sie geöffnet, und jede Angabe wird geprüft.
eagles-rule-r31 = Ein Anführer ohne Einheiten entkommt einem Feind zu den nächsten eigenen Einheiten oder wird gefangen.
eagles-rule-b1 = Ein Spielzug im Feldzug hat weitere Phasen, und Brückentrains werden vorher an Anführer gegeben.
eagles-rule-b2 = Zwei Würfel und die Länge der Linie geben einer Armee ihre Verwaltungspunkte.
eagles-rule-b3 = Eine Streitmacht muss in Meldereichweite ihres Zentrums sein, um Befehle und Versorgung zu erhalten.
eagles-rule-b4 = Im Feldzug kostet ein Befehl einen Verwaltungspunkt; ein verlängerter Marsch kostet einen mehr.
eagles-rule-b5 = Ein Operationszentrum kann sich bewegen, ist danach einen Spielzug nicht aktiv und flieht vor dem Feind.
eagles-rule-b11 = Ein Vorposten sieht wie eine Streitmacht aus, bis ein Feind näher kommt.
eagles-rule-b6 = Ein Wechsel der Quelle kostet einen Verwaltungspunkt und wartet auf eine 1 oder 2.
eagles-rule-b7 = Ersatz verstärkt Einheiten nahe dem Zentrum oder bildet Marschregimenter.
eagles-rule-b8 = Eine Streitmacht trifft in ihrem Spielzug an ihrem Feld ein und marschiert dann.
eagles-rule-b9 = Anführer können die Karte in die Kästen daneben verlassen und zurückkehren.
eagles-rule-b10 = Brücken können beschädigt und repariert werden, und Trains legen Pontonbrücken.
eagles-rule-b12 = Ein starker Anführer, der zwei Spielzüge in einem Feld bleibt, kann eine Schanze bauen.
eagles-rule-b14 = Zwei rivalisierende Befehlshaber können nicht nahe beieinander marschieren.
eagles-rule-b15 = Der Moralmarker entscheidet einen Feldzug.
eagles-rule-b16 = Manche Orte bewegen den Moralmarker, wenn sie den Besitzer wechseln.
eagles-rule-b17 = Ein General kann befördert werden, wenn ein Anführer seiner Armee gefangen wird.
eagles-rule-b13 = Eine Armee, die sich zerstreut, findet Verpflegung, kämpft aber schlecht.
eagles-rule-b19 = Ein Anführer, der einen Gewaltmarsch gemacht hat, kann verspätet in einen Kampf kommen, und manche Anführer marschieren ohne Befehl.
eagles-rule-r5 = Ein Wurf, der nichts ändern kann, entfällt.
eagles-rule-r34 = Vernichtet ein Feuer beide Seiten, endet der Kampf ohne Sieger.
eagles-rule-r35 = Die Seite, die einen Kampf angesagt hat, darf in das Feld einer vernichteten Seite nachrücken.
eagles-rule-r36 = Ein Sieger ohne Feld für den Rückzug kann nicht abbrechen.
eagles-rule-r6 = Der Führer der Streitmacht darf bleiben, während ein anderer Anführer der Streitmacht marschiert.
eagles-rule-r7 = Bewegt sich kein Anführer einer Streitmacht, hat nur ihr Führer seinen Marsch gehabt, und der Befehl ist verbraucht.
eagles-rule-r9 = Ein Anführer ohne Einheiten kann eine Streitmacht führen.
eagles-rule-r10 = Ein Marsch kann von einer feindlichen Zone direkt in eine andere gehen und endet dort.
eagles-rule-r17 = Jeder schwache feindliche Stapel wird einzeln mit der ganzen Streitmacht verglichen.
eagles-rule-r19 = Anführer ohne Einheiten gehen mit einem verdrängten Stapel mit.
eagles-rule-r23 = Nur Anführer, die nicht marschiert sind, erleiden Verschleiß, wo sie bleiben.
eagles-rule-r51 = Ein Armeeführer kämpft nur als Führer der Streitmacht.
eagles-rule-r52 = Napoleon darf in einem angegriffenen Feld die Verteidigung führen.
eagles-rule-r68 = Anführer ohne Einheiten können bei einem Gewaltmarsch mitgehen, aber keinen allein machen.
eagles-rule-r71 = Sind beide Zahlen gleich, hat der Angreifer der Runde verloren.
eagles-rule-r8 = Eine Streitmacht nur aus Artillerie marschiert wie Infanterie.
eagles-rule-r22 = Ein Generalmajor, der seine letzte Einheit verliert, verlässt die Karte.
eagles-rule-r69 = Ein Anführer, dessen Wurf misslungen ist, gilt als nicht marschiert.
eagles-rule-r66 = Der Besitzer wählt Kampfverluste unter den beteiligten Einheiten; Artillerie kommt zuletzt.
eagles-rule-r67 = Ein Kampf endet, wenn der Angreifer weder Infanterie noch Kavallerie mehr hat.
eagles-rule-r85 = Ein Sieger, den die eigenen Verluste vernichten, gilt als die Seite, die sich zurückgezogen hat.
eagles-rule-r32 = Anführer einer vernichteten Streitmacht entkommen, und benannte Generalmajore werden entfernt.
eagles-rule-r1 = Ein Feld an der Naht zweier Kartenteile hat zwei Namen und ist ein Feld.
eagles-rule-r2 = Ein General ohne gedrucktes Feld beginnt bei seinem Vorgesetzten.
eagles-rule-r3 = Die Reserveartillerie beginnt im Feld mit der gedruckten Nummer.
eagles-rule-r4 = Golymin ist S-4213, und Augereau beginnt in S-3816.
eagles-rule-r11 = Kontakt wird beim Betreten jedes Feldes geprüft.
eagles-rule-r12 = Ein Marsch darf ohne Halt durch ein befestigtes Feld in einer feindlichen Zone gehen.
eagles-rule-r13 = Ein leeres befestigtes Feld dient der Seite, die darin steht.
eagles-rule-r14 = Kontrollzonen reichen über eine intakte Brücke eines Hauptflusses.
eagles-rule-r18 = Der Besitzer eines verdrängten Stapels wählt dessen Weg.
eagles-rule-r20 = Wo ein verdrängter Stapel endet, geschieht nicht sofort etwas.
eagles-rule-r21 = Verschleiß richtet sich nach der Größe der Streitmacht am Ende ihres Marsches.
eagles-rule-r24 = Preußen unter einem russischen Anführer zählen beim Verschleiß zu seiner Streitmacht.
eagles-rule-r26 = Eine Versorgungsquelle in einer feindlichen Zone ist gesperrt, bis der Feind fort ist.
eagles-rule-r27 = Anführer nur mit Artillerie müssen nicht angreifen.
eagles-rule-r37 = Eine Seite nur mit Artillerie kann nicht verfolgen.
eagles-rule-r38 = Ein Rückzug geht um die volle Zahl, auch wenn Verluste begrenzt sind.
eagles-rule-r39 = Der Besitzer wählt unter gleich langen Rückzugswegen.
eagles-rule-r40 = Ein Stapel darf sich in ein Feld zurückziehen, das noch angegriffen wird, und nimmt dort nicht teil.
eagles-rule-r41 = Nur ein Weg wird verfolgt; die Verluste dürfen von jeder Einheit der geschlagenen Gruppe kommen.
eagles-rule-r42 = Ein Rückzug kostet mindestens, was der Sieger in der Runde verloren hat, auch ohne Verfolgung.
eagles-rule-r44 = Plättchen eines vorzeitig beendeten Kampfes bleiben bis zum Ende der Partie geschlossen.
eagles-rule-r45 = Eine Seite, die abbricht, gilt als zurückgezogen.
eagles-rule-r46 = Ein Kampf hat höchstens sechs Kampfwürfe.
eagles-rule-r47 = Sterne zählen nicht für einen Verlierer, der sich zurückzieht.
eagles-rule-r49 = Der Armeeführer hilft beim ersten Kampfwurf seiner Seite in einem Kampf.
eagles-rule-r53 = Ein Gewaltmarsch der anderen Seite kann eigene Anführer zum Angriff verpflichten.
eagles-rule-r54 = Ein Gewaltmarsch der anderen Seite kann die Pflicht zum Angriff aufheben.
eagles-rule-r55 = Der erste Tag eines Spielzugs bestimmt den Monat.
eagles-rule-r56 = Die letzte Seite mit Einheiten in einem Feld hält es.
eagles-rule-r57 = Beendet die Moral die Partie, zählen Siegpunkte nicht.
eagles-rule-r58 = Stärkepunkte wechseln nur zwischen einer Division und ihrer eigenen Brigade.
eagles-rule-r60 = Für jeden Anführer einer Etappe entscheidet das Feld, das er betritt, ob er hält.
eagles-rule-r61 = In einer Schlacht kann keine Einheit die Karte verlassen.
eagles-rule-r63 = Im Spielzug des Gegners entscheidest du über Verteidigung, Verluste, Rückzüge und Verfolgungen.
eagles-rule-r65 = Jeder Wurf gehört einer Seite: beim Marsch dem Besitzer, im Kampf dem Angreifer der Runde.
eagles-rule-r70 = In einer Schlacht braucht ein Befehl keine Verbindungslinie.
eagles-rule-r72 = Stapel, die sich zurückziehen können, müssen es; fehlende Felder der anderen kosten Stärkepunkte.
eagles-rule-r73 = Eine Seite darf ihre Verluste von anderen Einheiten als der Garde nehmen.
eagles-rule-r76 = Verfolger betreten das Feld, das der Feind verlassen hat, und folgen dann seinem Weg.
eagles-rule-r77 = Verfolger halten vor einem Feld mit anderen feindlichen Einheiten; der Verlust bleibt.
eagles-rule-r78 = Einen Stapel zu verdrängen ist kein Kampf und kostet weder Verluste noch Moral.
eagles-rule-r84 = Die Klasse eines Anführers entscheidet, was ohne Einheiten aus ihm wird.
eagles-rule-r86 = Ein Anführer, der gekämpft hat, wird in dieser Phase nicht noch einmal angegriffen.
eagles-rule-r87 = Eigene Einheiten und Befestigungen auf dem Weg verhindern doppelte Verluste in feindlichen Zonen nicht.
eagles-rule-r89 = Ein Anführer ohne Einheiten kann einen Kampf mit seiner Initiative und Führungsspanne führen.
eagles-rule-r15 = Kontrollzonen reichen über Nebenflüsse.
eagles-rule-r16 = Über einen See wird nur bei Frost gekämpft.
eagles-rule-r33 = Ein gefangener Armeeführer wird entfernt und hilft nicht mehr.
eagles-rule-r80 = Generale können nur vor den Märschen aufgestellt werden.
eagles-rule-r28 = Ein Fluss verschiebt das Verhältnis nur, wenn jeder Angreifer über einen angreift.
eagles-rule-r29 = Gelände und Befestigungen helfen der Seite, die in dieser Runde verteidigt.
eagles-rule-r82 = Ein Teil eines Verbands ohne Stärkepunkte ist vernichtet.
eagles-rule-r88 = Eine Summe über zwölf gilt als zwölf.
eagles-rule-r25 = Ein Anführer ohne Einheiten kann keine Verbindungslinie offen halten.
eagles-rule-r30 = Ein Feld, dessen Beteiligte vernichtet sind, scheidet aus dem Kampf aus.
eagles-rule-r43 = Eine Verfolgung schafft keine neue Pflicht zum Angriff und kann eine aufheben.
eagles-rule-r48 = Ein Verlierer mit der Zahl 0 verliert nichts und bleibt.
eagles-rule-r50 = Jede Seite hat einen Armeeführer, der hilft.
eagles-rule-r59 = Ein benannter General führt den Verband, der seinen Namen trägt.
eagles-rule-r62 = Jedes Kommando verbraucht etwas, sodass jeder Spielzug endet.
eagles-rule-r64 = Solange eine versiegelte Wahl zu öffnen ist, läuft die Uhr ihres Besitzers.
eagles-rule-r74 = Keine Änderung darf einem Anführer mehr als seine Führungsspanne geben.
eagles-rule-r75 = Verliert der Führer der Streitmacht seine Einheiten, führt ein anderer Anführer den Kampf.
eagles-rule-r79 = Ein aus einem Feld verdrängter Anführer verteidigt es nicht mehr.
eagles-rule-r81 = Jeder Anführer darf einen eigenen Gewaltmarsch versuchen.
eagles-rule-r83 = An einem Computer versiegeln die beiden Seiten nacheinander.
eagles-rule-t7 = Ein Würfel gibt das Wetter des Spielzugs nach dem Monat.

## Die Karten des geführten ersten Spiels

eagles-card-friedland-14-june-1807 = Friedland, 14. Juni 1807
    .act = Du führst die Koalition: Russen in Grün, Preußen in Grau. Deine Armeen leuchten. Das Mausrad über ihnen drehen, um näher heranzugehen. Dann weiter.
    .why = Napoleon ist nahe mit allem, was er hat. Die Schlacht dauert vier Spielzüge, und in jedem ziehst du zuerst. Königsberg im Norden ist der Seite, die es am Ende hält, sechs Punkte wert. Jetzt hältst du es.
eagles-card-leaders-are-the-pieces = Die Spielsteine sind Anführer
    .act = Jeder Spielstein ist ein Anführer mit den Einheiten, die er führt. Die Kästen neben der Karte zeigen jeden Anführer mit seinen Einheiten: Mit dem Rad herauszoomen, um sie zu sehen. Dann weiter.
    .why = Das Bild zeigt, wovon er am meisten hat: Infanterie, Kavallerie oder Geschütze. Die Zahl darunter ist die Stärke seiner Einheiten. Die Zahl daneben ist seine Initiative: Für einen Marsch ohne Befehl muss er diese Zahl oder weniger würfeln.
eagles-card-first-you-organise = Zuerst organisieren
    .act = Anführer in einem Feld können einander Einheiten übergeben. Heute muss sich nichts ändern. „Fertig“ drücken.
    .why = Jeder Anführer hat eine Führungsspanne, die Zahl der Divisionen, die er führen kann: Eine Division mit Infanterie zählt 1, Kavallerie oder Geschütze allein zählen ein Halbes. Mit Spanne 2 führt er zwei Divisionen Infanterie oder eine und zwei Kavallerie.
eagles-card-who-is-winning = Wer gewinnt?
    .act = Oben in der Tafel stehen die Punkte beider Seiten. Darunter sind die Buchstaben A bis G die Moral der Armeen, und einer ist markiert. Beides ansehen, dann weiter.
    .why = Jeder Stärkepunkt, den der Feind verliert, ist ein Punkt für dich. Jeder Buchstabe in Richtung A ist zehn für dich, in Richtung G zehn für die Franzosen. Am Ende brauchen die Franzosen 20 Punkte zum Sieg, du 12; haben beide genug, gewinnt der höhere Stand.
eagles-card-losses-without-a-march = Verluste ohne Marsch
    .act = Anführer, die nicht marschiert sind, haben Stärke verloren: Zu viele Männer in einem Feld finden zu wenig zu essen. Das geschieht nach den Märschen von selbst. Im Verlauf nachlesen, dann weiter.
    .why = Nur sehr große Armeen leiden, und sie verlieren einen Stärkepunkt je Spielzug. Marschieren ein oder zwei Anführer in ein anderes Feld, hungern die übrigen nicht mehr.
eagles-card-army-morale-has-moved = Die Moral hat sich bewegt
    .act = Ein großer Kampf ist gewonnen, und die Moral der Armeen steht auf einem anderen Buchstaben. Buchstaben und Punkte oben in der Tafel ansehen. Dann weiter.
    .why = Sie bewegt sich, wenn eine Seite sich zurückgezogen hat und beide zusammen in einem Kampf 12 oder mehr Stärkepunkte verloren haben. In Richtung A ist gut für dich: Jeder Buchstabe ist zehn Punkte.
eagles-card-after-the-marches = Nach den Märschen
    .act = Das ist die Konsolidierung: Anführer, die nun in einem Feld stehen, können einander noch einmal Einheiten übergeben. „Fertig“ drücken, wenn sich nichts ändern muss.
    .why = Danach kommen Gewaltmärsche und dann die Kämpfe. Also gehören die Einheiten dorthin, wo sie kämpfen werden.
eagles-card-leaders-who-march-with-him = Anführer, die mit ihm marschieren
    .act = Die Anführer anklicken, die mit ihm marschieren sollen. Sind alle gewählt, „Aktivieren“ drücken.
    .why = Zusammen sind sie eine Streitmacht. Die Tafel zeigt, wie viel er noch führen kann und ob ein Wurf nötig ist. Ein Anführer neben einem feindlichen ist mit ihm in Kontakt: Um fortzukommen, muss er würfeln.
eagles-card-march-by-command = Marsch auf Befehl
    .act = Einen der leuchtenden Anführer anklicken. Er führt eine Streitmacht: sich selbst und die Anführer, die mit ihm gehen. Hinter Bennigsen bei Friedland sind die Franzosen her.
    .why = Eine Streitmacht mit Befehl marschiert ohne Wurf. In einem Spielzug gibt es nur wenige Befehle; die Tafel zählt sie. Ein Anführer ohne Befehl kann später noch zu marschieren versuchen, mit einem Wurf gegen seine Initiative.
eagles-card-what-will-the-road-cost = Was kostet der Weg?
    .act = Auf dem Marsch bleiben Männer zurück. Die Tafel sagt, wie viele dieser kostet, wenn er dort endet. Den blauen Knopf zum Marschieren drücken oder ein anderes Feld anklicken.
    .why = Große Streitmächte auf langen Märschen verlieren am meisten. Zwei kleine Märsche sind oft billiger als einer. „Rückgängig“ nimmt einen Marsch zurück, bis ein Würfel fällt.
eagles-card-where-to = Wohin?
    .act = Ein leuchtendes Feld anklicken. Die Zahl darin sind die Bewegungspunkte, die der Anführer dort noch hat. Straßen sind billig, Wald und Hügel nicht.
    .why = Die sechs Felder um einen feindlichen Anführer halten auf, und ein Anführer, der seinen Marsch dort beendet, muss später im Spielzug angreifen. Ein Feld, das nicht leuchtet, einfach anklicken: Das Programm sagt, warum.
eagles-card-losses-in-battle = Verluste im Gefecht
    .act = Die Runde hat Stärkepunkte gekostet. Einen Vorschlag in der Tafel anklicken oder einstellen, was jede Einheit verliert, dann „Verlust hinnehmen“ drücken.
    .why = Verluste auf große Einheiten verteilen. Eine Einheit ohne Stärke ist vernichtet. Vorgezogene Geschütze tragen die Hälfte des Verlusts.
eagles-card-men-fall-out = Männer bleiben zurück
    .act = Der Marsch hat Stärkepunkte gekostet. Einen Vorschlag in der Tafel anklicken oder einstellen, was jede Einheit verliert, dann „Verlust hinnehmen“ drücken.
    .why = Verluste auf große Einheiten verteilen. Eine Einheit ohne Stärke ist vernichtet.
eagles-card-why-is-he-not-lit = Warum leuchtet er nicht?
    .act = Ein Anführer, der nicht leuchtet, ist marschiert oder hat es versucht, oder er steht neben einem Feind und kommt nicht fort. Trotzdem anklicken: Das Programm sagt, warum. Dann weiter.
    .why = Eine Streitmacht braucht mindestens einen Anführer mit Einheiten. Anführer ohne Einheiten reiten allein und kosten keinen Befehl.
eagles-card-by-his-own-initiative = Aus eigener Initiative
    .act = Die Befehle sind verbraucht. Einen Anführer anklicken und „Aktivieren“ drücken, oder „Märsche beenden“.
    .why = Er würfelt einmal. Ist der Wurf nicht höher als seine Initiative, die Zahl neben seinem Bild, marschiert er. Misslingt er, bleibt er, und sonst ist nichts verloren. Nahe am Feind kann zum Wurf etwas hinzukommen; die Tafel sagt es.
eagles-card-forced-marches = Gewaltmärsche
    .act = Vor den Kämpfen kann ein Anführer noch einmal marschieren, bis zu fünf Bewegungspunkte. „Keine Gewaltmärsche mehr“ drücken, wenn keiner nötig ist.
    .why = Ein Gewaltmarsch bringt Hilfe in eine Schlacht oder einen Anführer aus ihr heraus. Er muss gegen seine Initiative würfeln, und wie auf jedem Marsch bleiben Männer zurück. Offenes Gelände kostet einen Punkt je Feld, eine Hauptstraße einen halben.
eagles-card-read-the-odds = Das Verhältnis lesen
    .act = Die erste Zeile der Tafel sagt, wie diese Runde enden kann und wie wahrscheinlich jedes Ende ist. „Angreifen“ drücken, wenn es gefällt, oder Esc, um einen anderen Kampf anzusehen.
    .why = Eine Runde ist selten die ganze Schlacht: Ein Kampf hat bis zu sechs. Nach jeder entscheiden Sieger und Verlierer, ob es weitergeht.
eagles-card-contact-means-combat = Kontakt heißt Kampf
    .act = Einen der vorgeschlagenen Kämpfe in der Tafel anklicken. Oder den Führer des Angriffs, die Anführer mit ihm und das Feld des Feindes.
    .why = Ein Anführer neben einem Feind muss angreifen, und jeder Feind neben ihm muss angegriffen werden. Die Tafel nennt die Anführer, die noch angreifen müssen. Geschütze allein müssen nicht.
eagles-card-you-are-attacked = Du wirst angegriffen
    .act = Zwei Gruppen deiner Anführer könnten verteidigen, und sie sind gleich stark. Den Führer der Verteidigung und seine Mitkämpfer anklicken, dann „So verteidigen“ drücken.
    .why = Meistens wählt das Programm: die stärkste Gruppe in den angegriffenen Feldern, die einer deiner Anführer führen kann. Anführer, die er nicht führen kann, kämpfen nicht.
eagles-card-pitched-or-pursuit = Feldschlacht oder Verfolgung?
    .act = „Feldschlacht“ oder „Verfolgung“ anklicken, dann „Versiegeln“ drücken: Das Wort liegt verdeckt, als Plättchen, das der Feind nicht sieht. Es zählt nur, wenn du die Runde verlierst.
    .why = Feldschlacht: Du nimmst deine Verluste hin, bleibst und greifst in der nächsten Runde an. Verfolgung: Du ziehst dich stattdessen zurück, und der Gegner kann dich verfolgen.
eagles-card-the-guns = Die Geschütze
    .act = „Batterien vor“ oder „Batterien zurückhalten“ anklicken.
    .why = Deine Geschütze feuern in dieser Runde, bevor die Armeen aufeinandertreffen. Vorgezogen feuern sie mit doppelter Stärke und tragen die Hälfte deiner Verluste.
eagles-card-you-have-won-the-round = Die Runde ist gewonnen
    .act = „Standhalten“ anklicken, um die eigenen Verluste hinzunehmen, oder „Abbrechen“, um sich stattdessen zurückzuziehen. Die Tafel zeigt den Preis.
    .why = Der Feind hat wie du ein Plättchen verdeckt gelegt. Hältst du stand, wird seines umgedreht. Feldschlacht: Er nimmt seine Verluste hin und greift dich an. Verfolgung: Er zieht sich zurück.
eagles-card-back-in-good-order = Zurück, in guter Ordnung
    .act = Den Weg jedes geschlagenen Stapels anklicken, Feld für Feld, dann den blauen Knopf drücken.
    .why = Felder neben dem Feind und Flüsse meiden: Eine Verfolgung auf diesem Weg kostet doppelt.
eagles-card-after-them = Ihnen nach!
    .act = Das Feld anklicken, das der Feind verlassen hat, dann die Anführer, die verfolgen, und „Verfolgen“ drücken. Oder „Bleiben“.
    .why = Ein Wurf entscheidet, wie viele Felder die Verfolgung geht; jedes kostet den Feind einen Stärkepunkt. Hohe Initiative und Kavallerie in offenem Gelände bringen sie weiter.
eagles-card-into-their-hex = In ihr Feld?
    .act = Der Feind ist fort. Das Feld und die nachrückenden Anführer anklicken oder „Bleiben“ drücken.
    .why = Boden zählt nur, wo ein Feld Punkte wert ist. Ein Anführer, der nachrückt, kann dort im Spielzug des Feindes allein sein.
eagles-card-the-french-turn = Der Zug der Franzosen
    .act = Zusehen, wie sie organisieren, marschieren und angreifen. Das Programm fragt, wenn du etwas tun kannst, zum Beispiel bei einem Angriff auf dich.
    .why = Der Verlauf rechts nennt jeden Wurf und sein Ergebnis. Eine Zeile anklicken, um den Ort zu sehen.
eagles-card-the-battle-is-over = Die Schlacht ist zu Ende
    .act = Das war eine ganze Schlacht. Die Tafel sagt, wie sie ausging; unter „Aufzeichnungen“ lässt sie sich noch einmal ansehen.
    .why = Eylau nach Korps und die Feldzüge haben dieselben Regeln, dazu Winter und Versorgung.
eagles-card-organise = Organisieren
    .act = Eine Einheit an einen anderen Anführer geben, wenn es hilft, oder „Fertig“ drücken.
    .why = Kein Anführer kann mehr als seine Führungsspanne führen.
eagles-card-marches-by-command = Märsche auf Befehl
    .act = Den Führer einer Streitmacht anklicken, dann die Anführer mit ihm, und „Aktivieren“ drücken. Oder „Keine Befehle mehr“.
    .why = Befehle zuerst an Anführer mit niedriger Initiative geben. Die anderen können später mit einem Wurf marschieren.
eagles-card-marches-by-initiative = Märsche aus Initiative
    .act = Einen Anführer anklicken und „Aktivieren“ drücken, oder „Märsche beenden“.
    .why = Ein Anführer, dem es misslingt, kann trotzdem kämpfen; er bleibt nur, wo er ist.
eagles-card-on-the-march = Auf dem Marsch
    .act = Ein leuchtendes Feld anklicken und den blauen Knopf drücken. „Marsch beenden“ hält hier an.
    .why = Die Tafel zeigt immer den Preis an Männern.
eagles-card-your-decision = Deine Entscheidung
    .act = Die blaue Zeile in der Tafel sagt, was du entscheiden musst. Die Möglichkeiten stehen darunter.
    .why = Die Schlacht geht weiter, sobald du gewählt hast.
eagles-card-one-moment = Einen Augenblick
    .act = Die Franzosen ziehen, oder das Programm würfelt.
    .why = Inzwischen die Karte ansehen und den Verlauf lesen.

## Namen der Phasen

eagles-phase-set-up = Aufstellung
eagles-phase-administration = Verwaltung
eagles-phase-arrivals = Ankünfte
eagles-phase-centres-of-operations = Operationszentren
eagles-phase-a-siege = eine Belagerung
eagles-phase-weather = Wetter
eagles-phase-organisation = Organisation
eagles-phase-marches-by-command = Märsche auf Befehl
eagles-phase-marches-by-initiative = Märsche aus Initiative
eagles-phase-attrition-of-units-that-stayed = Verschleiß der Einheiten, die geblieben sind
eagles-phase-consolidation = Konsolidierung
eagles-phase-forced-marches = Gewaltmärsche
eagles-phase-a-march = ein Marsch
eagles-phase-combat = Kampf
eagles-phase-morale = Moral
eagles-phase-the-end = Ende
eagles-phase-attrition = Verschleiß
eagles-phase-veiled-play = Verdecktes Spiel

## Wahlregeln: der Name, ihr Gegenstand in den Einstellungen der Partie (about), die Einstellung mit ihr (on) und ohne sie (off)

eagles-option-rolled-weather = Wetter nach dem Würfel [T7]
    .hint = Ein Würfel bestimmt das Wetter jedes Spielzugs anstelle des historischen
    .about = Wetter
    .on = Wetter nach dem Würfel [T7].
    .off = Historisches Wetter.
eagles-option-sound-of-guns = Zum Kanonendonner [6]
    .hint = Ein Anführer, der eine Schlacht hört, kann mit einem besseren Wurf im Gewaltmarsch dorthin ziehen
    .about = Gewaltmärsche
    .on = Märsche zum Kanonendonner [6].
    .off = Keine Märsche zum Kanonendonner.
eagles-option-hurry-up = Eile [B19]
    .hint = Eine Streitmacht, die im Gewaltmarsch kam, kann einige Runden später in den Kampf eingreifen
    .about = Späte Ankunft
    .on = Eine Streitmacht, die im Gewaltmarsch kam, kann einige Runden später in einen Kampf eingreifen [B19].
    .off = Eine Streitmacht, die im Gewaltmarsch kam, kämpft von der ersten Runde an mit.
eagles-option-batteries-forward = Batterien vor [7.6]
    .hint = Geschütze können mit doppelter Stärke feuern und tragen dann die Hälfte der Verluste
    .about = Artillerie
    .on = Batterien können vorgezogen werden [7.6].
    .off = Batterien können nicht vorgezogen werden.
eagles-option-veiled = Verdecktes Spiel [C3]
    .hint = Die Einheiten eines Anführers sind versiegelt, bis ein Feind daneben steht; die Aufzeichnung beweist sie hinterher
    .about = Information
    .on = Leisten sind versiegelt, bis ein Feind daneben steht [C3].
    .off = Beide Seiten sehen alles.
eagles-option-foraging = Fouragieren [B13]
    .hint = Armeen können sich zur Verpflegung zerstreuen: Sie haben keine Zone, leben vom Land und kämpfen schlecht
    .about = Versorgung
    .on = Armeen können sich zur Verpflegung zerstreuen [B13].
    .off = Armeen können nicht fouragieren.
eagles-option-ney = Ney wartet nicht [B19]
    .hint = Würfelt Ney oder Buxhowden für die Initiative eine Sechs, marschiert er in eine ausgewürfelte Richtung los
    .about = Initiative
    .on = Ney und Buxhowden können ohne Befehl marschieren [B19].
    .off = Alle Anführer warten auf Befehle.

## Werte, die eine Wiedergabe zeichnet und ein Bericht zählt: der Titel, der Name auf einem Knopf (short), die Bedeutung (meaning), der Kopf einer Spalte (column)

eagles-figure-points = Siegpunkte
    .short = Punkte
    .meaning = Verlorene Stärke des Feindes, gewonnene Moralfelder, gehaltene Felder.
    .column = Punkte
eagles-figure-strength = Stärkepunkte im Feld
    .short = Stärke
    .meaning = Stärkepunkte auf den Leisten der Anführer auf der Karte.
    .column = Stärke
eagles-figure-lost = Verlorene Stärkepunkte
    .short = Verluste
    .meaning = Verloren durch Märsche, Feuer, Kampf und Verfolgung.
    .column = Verluste

## Ergebnisse von Kämpfen nach ihren englischen Wörtern, und was eine Tabelle dafür sagt (short)

eagles-came-the-attacker-has-lost-the-round = der Angreifer hat die Runde verloren
    .short = verloren
eagles-came-the-defender-has-lost-the-round = der Verteidiger hat die Runde verloren
    .short = gewonnen

## Titel der Tabellen nach ihren englischen Titeln

eagles-tab-forces = Truppen
eagles-tab-combat = Kampf
eagles-tab-artillery = Artillerie
eagles-tab-attrition = Verschleiß
eagles-tab-terrain = Gelände

## Was man über das Brett legt und wieder wegnimmt

eagles-layer-zones = Kontrollzonen
eagles-layer-lines = Verbindungslinien
## Schlachten: Titel, Einführung und Geschichte

eagles-scenario-eagles-friedland = The Eagles Turn East: Friedland
    .summary =
        14. Juni 1807. Bennigsen hat bei Friedland die Alle überquert und findet Lannes vor sich. Der Kaiser ist einen halben Tag entfernt, mit allem, was er hat; Soult, Davout und Murat marschieren auf Königsberg, das der Seite, die es am Ende hält, sechs Punkte bringt.

        Jeder Spielstein ist ein Anführer; seine Divisionen stehen auf seiner Leiste. Vier Spielzüge zu zwei Tagen auf dem nördlichen Kartenblatt; die Koalition ist zuerst am Zug.
    .history = Im Juni 1807 fasste Napoleon Bennigsen bei Friedland mit dem Fluss im Rücken und diktierte in Tilsit den Frieden.

eagles-scenario-eagles-eylau = The Eagles Turn East: Eylau
    .summary =
        6. Februar 1807. Frost und Schnee von Allenstein bis Königsberg. Bennigsen weicht auf Preußisch Eylau zurück, Napoleon ist ihm auf den Fersen; Davout kommt von Süden herauf, Ney jagt im Westen L’Estocqs Preußen, und beide kommen vielleicht zu spät.

        Jeder Spielstein ist ein Anführer; seine Divisionen stehen auf seiner Leiste. Vier Spielzüge zu zwei Tagen auf den beiden nördlichen Kartenblättern; die Seen sind gefroren.
    .history = Im Februar 1807 siegte keine Seite: Beide Armeen bluteten bei Eylau aus und gingen in die Winterquartiere.

eagles-scenario-eagles-pultusk = The Eagles Turn East: Pultusk und Golymin
    .summary =
        26. Dezember 1806. Der Regen hat die Straßen Masowiens in Schlamm verwandelt. Lannes und Davout sind über Narew und Wkra; Bennigsen steht bei Pultusk, Buxhowden zaudert hinter dem Narew, und bei Golymin trifft jeder auf jeden.

        Jeder Spielstein ist ein Anführer; seine Divisionen stehen auf seiner Leiste. Vier Spielzüge zu zwei Tagen; jede Meile kostet Männer, und jeder Gardist, der fällt, kostet die Franzosen Punkte.
    .history = Bei Pultusk und Golymin stellten sich die Russen, hielten stand und entkamen durch den Schlamm; die Franzosen hatten das Schlachtfeld und sonst nichts.

eagles-scenario-eagles-campaign-eylau = The Eagles Turn East: der Feldzug von Eylau
    .summary =
        25. Januar 1807. Bennigsen marschiert durch den Schnee gegen die französischen Winterquartiere; Bernadotte und Ney liegen ihm im Weg, Napoleon ist in Warschau. Elf Spielzüge zu zwei Tagen auf der ganzen Karte, mit Operationszentren, Verwaltungspunkten, Brückentrains und dem Preis von Königsberg.

        Die Koalition ist zuerst am Zug. Am Ende zählt nur der Moralmarker.
    .history = Im Winter 1807 marschierte Bennigsen gegen die französischen Quartiere, wurde beinahe gefasst und schlug sich bei Eylau; keine Seite siegte.

eagles-scenario-eagles-campaign-friedland = The Eagles Turn East: der Feldzug von Friedland
    .summary =
        4. Juni 1807. Danzig ist gefallen, und Bennigsen schlägt noch einmal zu, gegen Ney hinter Guttstadt. Napoleon sammelt sieben Korps hinter der Passarge. Dreizehn Spielzüge zu zwei Tagen auf der ganzen Karte.

        Die Koalition ist zuerst am Zug. Am Ende zählt nur der Moralmarker.
    .history = Im Juni 1807 griff Bennigsen Ney an, wurde über Heilsberg zurückgeworfen und verlor bei Friedland seine Armee.

eagles-scenario-eagles-campaign-friedland-north = The Eagles Turn East: Friedland ohne den Süden
    .summary = Der Feldzug von Friedland auf den beiden nördlichen Kartenblättern: Anführer, die im Süden oder in Podlachien beginnen, bleiben weg, und ebenso das ganze V. Korps.
    .history = Im Juni 1807 griff Bennigsen Ney an, wurde über Heilsberg zurückgeworfen und verlor bei Friedland seine Armee.

eagles-scenario-eagles-campaign-pultusk = The Eagles Turn East: der Feldzug von Pultusk
    .summary =
        6. Dezember 1806. Die Grande Armée geht über die Weichsel, hinein in den Schlamm Polens. Buxhowden und Bennigsen wollen einander nicht nahe kommen. Achtzehn Spielzüge zu zwei Tagen auf der ganzen Karte.

        Die Franzosen sind zuerst am Zug. Am Ende zählt nur der Moralmarker.
    .history = Im Dezember 1806 gingen die Franzosen über die Weichsel, behaupteten das Schlachtfeld bei Pultusk und Golymin und blieben im Schlamm stecken.

## Wie sicher ihre Karten sind

eagles-sureness-eagles = Die gedruckte Karte lag uns nicht vor. Etwa hundert Felder sind in ihren Aufstellungen genannt; alles andere wurde nach der Geographie angelegt, zwei Meilen je Feld.
    .sure =
        Die drei Kartenblätter, die Felder aller Aufstellungen mit ihren Orten, die Stärken aller Divisionen und ihre Anführer.
        Die Wirkungen des Wetters, Bewegungsweiten, Bewegungsbefehle, Siegpunkte, die meisten Versorgungsquellen.
    .fair =
        Der Lauf der großen Flüsse, die Küste und die Haffe; Städte, die keine Aufstellung nennt; die Hauptstraßen.
        Die Nähte zwischen den Blättern und welche Spalten tiefer stehen.
    .guessed =
        Einzelne Wälder, Sümpfe und Hügel, kleine Flüsse und Wege, welche Städte groß sind, die zwei Festungen.
        Die Werte der meisten Anführer, die Zellen der Tabellen für Kampf, Artillerie und Verschleiß, das historische Wetter Spielzug für Spielzug.
