# Meldungen von Winter's Victory. Siehe docs/TRANSLATING.md.

## Aufforderungen

winter-waiting = Warten auf { SIDE($side, form: "noun") }.
winter-ask-open = { $side }: Die aus dem Becher gezogenen Plättchen werden aufgedeckt.
winter-ask-deploy = { $side }: Aufstellung ändern oder „So aufstellen“ drücken.
winter-ask-post = { $side }: Plänkler entsenden oder „So aufstellen“ drücken.
winter-ask-command =
    { $can ->
        [both] { $side }: Kavallerie für eine Attacke oder Anführer für einen Befehl wählen, dann „Befehle beenden“ drücken.
        [charges] { $side }: Kavallerie für eine Attacke wählen, dann „Befehle beenden“ drücken.
        [leaders] { $side }: Anführer für einen Befehl wählen, dann „Befehle beenden“ drücken.
       *[neither] { $side }: Keine Attacke und kein Befehl möglich. „Befehle beenden“ drücken oder unten wählen.
    }
winter-ask-move = { $side }: Einheit und Zielfeld wählen, zuletzt „Bewegung beenden“ drücken.
winter-ask-brigade = { $side }: ein leuchtendes Feld wählen. Jede Einheit der Brigade, die kann, zieht ein Feld in diese Richtung; Anführer bleiben.
winter-ask-brigade-led = { $side }: mitgehende Anführer wählen, dann ein leuchtendes Feld. Jede Einheit der Brigade, die kann, zieht ein Feld in diese Richtung, ein gewählter Anführer mit einer Einheit seines Feldes.
winter-ask-shock = { $side }: eigenes Feld für einen Angriff oder Einheit mit angesagter Attacke wählen, zuletzt „Nahkampf beenden“ drücken.
winter-ask-continue = { $side }: ein Feld wählen, um die Attacke fortzusetzen, oder „Hier anhalten“ drücken.
winter-ask-fire =
    { $round ->
        [skirmishers] { $side }: eine Plänklereinheit und ihr Ziel wählen oder „Feuer einstellen“ drücken.
        [battalions] { $side }: ein Bataillon und sein Ziel wählen oder „Feuer einstellen“ drücken.
       *[batteries] { $side }: eine Batterie und ihr Ziel wählen oder „Feuer einstellen“ drücken.
    }
winter-ask-opportunity = { $side }: Ein Feind zieht durch dein Schussfeld. Feuernde Einheiten wählen oder „Nicht feuern“ drücken.
winter-ask-charge = { $side }: { $enemy } ist nahe bei { $unit }. „Attacke“ oder „Vorbeilassen“ drücken.
winter-ask-retire = { $side }: Deine Armee ist geschlagen. Wähle die Linie, auf der sie sich zurückzieht, oder kämpfe weiter.
winter-ask-agree-end = { $side }: Der Gegner schlägt vor, die Schlacht jetzt mit Stufe { $level } zu beenden. Stimme zu, oder kämpfe weiter.
winter-ask-ceasefire =
    { $quiet ->
        [yes] { $side }: Seit einem Spielzug hat keine Einheit gekämpft. Einer Waffenruhe für die Nacht zustimmen oder „Weiterkämpfen“ drücken.
       *[no] { $side }: einer Waffenruhe für die Nacht zustimmen oder „Weiterkämpfen“ drücken.
    }
winter-ask-change = Einheit oder Anführer wählen, dann die Änderung; oder ein Ziel wählen, um seinen Besitzer zu ändern.
winter-not-asked-again = In dieser Runde folgt keine weitere Frage.

## Schaltflächen

winter-keep-set-up = So aufstellen
winter-set-up = Aufstellen ({ $count } geändert)
winter-end-command = Befehle beenden
winter-end-movement = Bewegung beenden
winter-end-shock = Nahkampf beenden
winter-stop-here = Hier anhalten
winter-no-more-fire = Feuer einstellen
winter-undone-charges =
    { $count ->
        [one] { $count } Einheit kann noch eine Attacke ansagen
       *[other] { $count } Einheiten können noch eine Attacke ansagen
    }
winter-undone-leaders =
    { $count ->
        [one] { $count } Anführer ist nicht aufgestellt
       *[other] { $count } Anführer sind nicht aufgestellt
    }
winter-undone-orders =
    { $count ->
        [one] { $count } Befehl kann noch abgeschickt werden
       *[other] { $count } Befehle können noch abgeschickt werden
    }
winter-again-command = Noch einmal drücken, um die Befehle zu beenden.
winter-undone-moves =
    { $count ->
        [one] { $count } Einheit ist nicht gezogen
       *[other] { $count } Einheiten sind nicht gezogen
    }
winter-again-movement = Noch einmal drücken, um die Bewegung zu beenden.
winter-undone-attacks =
    { $count ->
        [one] { $count } Stapel kann noch angreifen
       *[other] { $count } Stapel können noch angreifen
    }
winter-undone-ridden =
    { $count ->
        [one] { $count } Attacke ist nicht geritten
       *[other] { $count } Attacken sind nicht geritten
    }
winter-again-shock = Noch einmal drücken, um den Nahkampf zu beenden.
winter-undone-fire =
    { $count ->
        [one] { $count } Einheit kann noch feuern
       *[other] { $count } Einheiten können noch feuern
    }
winter-again-fire = Noch einmal drücken, um dein Feuer in dieser Runde zu beenden.
winter-fire = Feuern
winter-fire-at = Feuern auf { $hexes }
winter-hold-fire = Nicht feuern
winter-charge = Attacke
winter-let-pass = Vorbeilassen
winter-fight-on = Weiterkämpfen
winter-attack = { $hex } angreifen
winter-move-up = Aufrücken
winter-acts-alone = Allein handeln
winter-send-order = Befehl senden
winter-declare-charge = Attacke ansagen
winter-turns-in-wave = In der Welle nach { $facing } wenden
winter-declare-charge-to = Attacke nach { $facing } ansagen
winter-declare-grand = Große Attacke ansagen
winter-attach = Unterstellen
winter-enter-at = Bei { $hex } eintreffen, { $formation }
winter-change = { $thing } ändern
winter-march =
    { $act ->
        [turn] Drehen, noch { $left }
        [detach] Plänkler entsenden, noch { $left }
        [rejoin] Einrücken, noch { $left }
        [exit] Karte verlassen, noch { $left }
       *[march] Marschieren, noch { $left }
    }
winter-change-to = Wechseln zu: { $formation }, noch { $left }

## Auswahl auf der Karte, für Listen und Hinweise

winter-facts = { $facts }
winter-unit-guns =
    { $guns ->
        [one] { $unit } { $guns } Geschütz
       *[other] { $unit } { $guns } Geschütze
    }
winter-unit-points = { $unit } { $points } SP
winter-is-disordered = in Unordnung
winter-is-routed = auf der Flucht
winter-is-exhausted = erschöpft
winter-leader-gives = { $leader }, Radius { $radius }, Bonus { $bonus }
winter-may-enter = Kann eintreffen: { $unit }
winter-standing-of = Dauerbefehle: { $unit }
winter-comes-along = { $leader } kommt mit
winter-goes-along = { $leader } geht mit
winter-leaders-stay = Bleibt in { $hex }: { $leaders }. Soll ein Anführer mitgehen, wähle ihn vor dem Feld.
winter-leaders-alone = Ohne Truppen im Feld und noch nicht gezogen: { $leaders }.
winter-enters-at = Trifft bei { $hex } ein
winter-faces = Front { $facing }
winter-skirmishers-in = Plänkler in { $hex }
winter-to = Nach { $hex }
winter-to-left = Nach { $hex }, noch { $left }
winter-turn-to = Drehen nach { $facing }, noch { $left }
winter-wheel-to = Schwenken nach { $facing } um { $hex }, noch { $left }
winter-form-left = { $formation }, noch { $left }
winter-toward = Ohne Führung: auf { $goal } zu
winter-takes-in = Nimmt { $unit } auf
winter-under-fire = Feindliches Feuer möglich in { $hexes }.
winter-brigade-able = { $able } von { $units } Einheiten können gehen
winter-brigade-stay = Können jetzt nicht gehen: { $units }
winter-brigade-moves = Jede Einheit der Brigade zieht ein Feld in diese Richtung: { $hex }
winter-attackers = Angriff: { $units }
winter-against = Gegen { $units } in { $hex }
winter-at = Auf { $units } in { $hex }
winter-suggests-fire = { $units } auf { $hex }
winter-at-enemy = Auf den Feind in { $hex }
winter-first-to = Erst nach { $hex }
winter-placed-in = Einsetzen in { $hex }
winter-placed-with = Einsetzen bei { $unit }
winter-ordered-by = Befehl von { $sender }
winter-attaches = Unterstellen mit Regiment oder Batterie: { $unit }
winter-all-brigade = Die ganze Brigade
winter-held-by = Besitz von { $hex }: { $side }

## Vorhersagen

winter-nothing-happens = nichts geschieht
winter-if-not-stopped = wenn der Angriff nicht vorher aufgehalten wird
winter-if-on-target = wenn der Schuss ins Ziel fällt
winter-added = zum Würfel addiert
winter-rolls =
    { $roll ->
        [morale] Moraltest: { $unit }
        [attack] Angriff: { $unit }
        [order] Empfang des Befehls: { $unit }
        [long-range] Weitschuss: { $unit }
        [casualty] { $unit }, wenn das Feld einen Punkt verliert
        [fire] Feuer: { $unit }
       *[other] Wurf: { $unit }
    }
winter-roll =
    { $roll ->
        [morale] Moraltest
        [attack] Angriff
        [order] Der Befehl
        [long-range] Weitschuss
        [casualty] Wenn das Feld einen Punkt verliert
        [fire] Feuer
       *[other] Wurf
    }
winter-term = { $reason } { $amount }
winter-terms = { $terms }.
winter-sign =
    { $sign ->
        [yes] ja
        [no] nein
        [hit] Ziel
        [off] fehl
        [check] T
        [disordered] U
        [retreats] U2
       *[routs] F
    }
winter-effect =
    { $effect ->
        [nothing] nichts
        [check] ein Test
        [passes] bestanden
        [disordered] Unordnung
        [square-lost] Unordnung, Karree gesprengt
        [retreats] zwei Felder zurück, Unordnung
        [routs] Flucht
        [succeeds] gelingt
        [fails] misslingt
        [at-once] sofort empfangen
       *[casualty] fällt aus
    }
winter-effect-points = { $points } SP und ein Test
winter-effect-delay =
    { $steps ->
        [one] um { $steps } Schritt verzögert
       *[other] um { $steps } Schritte verzögert
    }
winter-effect-falls =
    { $falls ->
        [left] das Feld links
        [right] das Feld rechts
        [beyond] das Feld dahinter
        [target] ins Ziel
       *[miss] geht fehl
    }
winter-fate-loses =
    { $who ->
        [attacker] Angreifer -{ $lost }
       *[defender] Verteidiger -{ $lost }
    }
winter-fate-does =
    { $who ->
        [attacker] { $does ->
            [disorder] Angreifer in Unordnung
            [retreat] Angreifer in Unordnung zurück
           *[rout] Angreifer flieht
        }
       *[defender] { $does ->
            [disorder] Verteidiger in Unordnung
            [retreat] Verteidiger in Unordnung zurück
           *[rout] Verteidiger flieht
        }
    }
winter-fate-loses-does =
    { $who ->
        [attacker] { $does ->
            [disorder] Angreifer -{ $lost }, in Unordnung
            [retreat] Angreifer -{ $lost }, in Unordnung zurück
           *[rout] Angreifer -{ $lost }, flieht
        }
       *[defender] { $does ->
            [disorder] Verteidiger -{ $lost }, in Unordnung
            [retreat] Verteidiger -{ $lost }, in Unordnung zurück
           *[rout] Verteidiger -{ $lost }, flieht
        }
    }
winter-end =
    { $end ->
        [check] das Ziel macht einen Moraltest
        [passes] die Einheit besteht
        [disordered] die Einheit gerät in Unordnung
        [square-lost] die Einheit gerät in Unordnung und ihr Karree ist gesprengt
        [retreats] die Einheit geht zwei Felder zurück, in Unordnung
        [routs] die Einheit flieht
        [charges] die Einheit kann attackieren
        [no-charge] die Einheit attackiert nicht
        [recovers] die Einheit erholt sich
        [no-recovery] die Einheit erholt sich nicht
        [at-once] der Befehl kommt sofort an
       *[casualty] der Anführer fällt aus
    }
winter-end-points =
    { $points ->
        [one] das Ziel verliert { $points } Stärkepunkt und macht einen Moraltest
       *[other] das Ziel verliert { $points } Stärkepunkte und macht einen Moraltest
    }
winter-end-delay =
    { $steps ->
        [one] der Befehl ist um { $steps } Schritt verzögert
       *[other] der Befehl ist um { $steps } Schritte verzögert
    }
winter-end-falls =
    { $falls ->
        [left] der Schuss fällt in das Feld links
        [right] der Schuss fällt in das Feld rechts
        [beyond] der Schuss fällt in das Feld dahinter
        [target] der Schuss fällt ins Ziel
       *[miss] der Schuss geht fehl
    }
winter-exactly = { $most }
winter-up-to = bis zu { $most }
winter-one-or = { $least } oder { $most }
winter-from-to = { $least } bis { $most }
winter-lot-does =
    { $who ->
        [you] { $does ->
            [disorder] du gerätst in Unordnung
            [retreat] du ziehst dich zurück
            [retreat-disordered] du ziehst dich in Unordnung zurück
            [rout] du fliehst
           *[gone] du wirst vernichtet
        }
       *[they] { $does ->
            [disorder] der Feind gerät in Unordnung
            [retreat] der Feind zieht sich zurück
            [retreat-disordered] der Feind zieht sich in Unordnung zurück
            [rout] der Feind flieht
           *[gone] der Feind wird vernichtet
        }
    }
winter-lot-loses =
    { $who ->
        [you] { $does ->
            [stands] du verlierst { $lost }
            [disorder] du verlierst { $lost } und gerätst in Unordnung
            [retreat] du verlierst { $lost } und ziehst dich zurück
            [retreat-disordered] du verlierst { $lost } und ziehst dich in Unordnung zurück
            [rout] du verlierst { $lost } und fliehst
           *[gone] du verlierst { $lost } und wirst vernichtet
        }
       *[they] { $does ->
            [stands] der Feind verliert { $lost }
            [disorder] der Feind verliert { $lost } und gerät in Unordnung
            [retreat] der Feind verliert { $lost } und zieht sich zurück
            [retreat-disordered] der Feind verliert { $lost } und zieht sich in Unordnung zurück
            [rout] der Feind verliert { $lost } und flieht
           *[gone] der Feind verliert { $lost } und wird vernichtet
        }
    }
winter-goes-mobile = der Anführer wird beweglich
winter-goes-standing = der Anführer wird stehend
winter-mobile-if = Er wird beweglich, wenn der Würfel nicht über { $value } zeigt.
winter-withdraws = Sicher, ohne Wurf: { $leaders } ab jetzt beweglich.
winter-withdraws-from = Sicher, ohne Wurf: { $leaders } ab jetzt beweglich. Eigene Einheiten können die Karte aus { $hexes } verlassen.
winter-withdraws-in-command = Sicher, ohne Wurf: { $leaders } ab jetzt beweglich. Eigene Brigadeführer östlich von Spalte { $column } sind unter Führung.
winter-holds-eylau = Sicher, ohne Wurf: Ab Spielzug { $turn } können Verstärkungen kommen, und es werden Plättchen gezogen, solange du die Stadt kontrollierst. Nach der Schlacht zählt die Stadt mehr für die Seite, die sie hält.
winter-order-arrives =
    { $when ->
        [next] der Befehl kommt in der nächsten französischen Befehlsphase an
       *[later] er kommt später an
    }
winter-order-rolls = Der Befehl kommt an, wenn der Würfel nicht über { $value } zeigt. Gewürfelt wird in jeder französischen Befehlsphase. Der Anführer wird dann beweglich.
winter-grand-charge-rides = Sicher, vorerst ohne Wurf. Einheiten, die in dieser französischen Nahkampfphase attackieren: { $first }. In der alliierten Nahkampfphase danach: { $second }. In der nächsten französischen: { $third }.
winter-grand-charge-goes-on = Eine Einheit der ersten Welle, die nach ihrer Attacke in guter Ordnung ist, würfelt, ob sie mit der zweiten noch einmal reitet.
winter-reason =
    { $reason ->
        [rating] Wert
        [modifier] Wirkungsmodifikator, in Deckung
        [attack-order] Angriffsbefehl
        [russian-attack] russische Infanterie greift an
        [leader] Anführer
        [light-battery] leichte Batterie der Division benachbart
        [hard-cover] feste Deckung
        [flank] aus der Flanke
        [rear] von hinten
        [half-strength] halbe Stärke oder weniger
        [further-losses] weitere Verluste
        [charge] attackiert
        [disordered-charged] in Unordnung attackiert
        [square-charged] Karree attackiert
        [strength] Stärke
        [guns] Geschütze
        [missing-crew] fehlende Bedienung
        [gun-class] schwere Geschütze
        [firing-class] Feuerklasse
        [range] Reichweite
        [extended-range] erweiterte Reichweite
        [russian-far] russische Infanterie auf zwei Felder
        [target-class] Zielklasse
        [uphill] bergauf
        [light-cavalry] leichte Kavallerie
        [disordered] in Unordnung
        [general-order] lockere Ordnung im Freien
        [square] Karree von Infanterie angegriffen
        [lone-battery] Batterie allein
        [limbered] aufgeprotzt oder in Marschkolonne
        [ratio] Stärkeverhältnis
        [column] Angriff in Kolonne
        [soft-cover] leichte Deckung
        [stronghold] Kirche oder Schloss
        [stream] über einen Bach
        [major-stream] über einen großen Bach
        [countercharge] Gegenattacke
        [charged-square] Attacke auf ein Karree
        [defender] Verteidiger
        [self-rally] ohne Anführer
        [recovery] Erholung
        [out-of-sight] in keiner feindlichen Feuerzone
        [evening] Abend
        [headquarters] vom Hauptquartier
        [russian] Russen
        [distance] Entfernung
        [snow] Schnee
        [into-wind] Schnee, gegen den Wind
        [guard] die Garde zieht sich zurück
       *[grand-charge] die große Attacke
    }

## Phasen im Protokoll

winter-turn-phase =
    Spielzug { $turn }: { $phase ->
        [interphase] Zwischenphase
        [fire] wechselseitiges Feuer
       *[end] Ende des Spielzugs
    }.
winter-turn-phase-of =
    Spielzug { $turn }: { SIDE($side, form: "adjective") } { $phase ->
        [command] Befehlsphase
        [rally] Sammelphase
        [movement] Bewegungsphase
       *[shock] Nahkampfphase
    }.

## Das Protokoll. $cost sind Bewegungspunkte (BP); SP sind Stärkepunkte.

winter-deployed = Aufstellung beendet: { $side }.
winter-passed = { $side }: kein Feuer mehr in dieser Runde.
winter-undone = Die letzte Aktion ist rückgängig gemacht.
winter-amended = Beide Spieler haben die Stellung geändert.
winter-over = Die Schlacht ist zu Ende, Stand { $level }.
winter-moved = { $unit } zieht von { $from } nach { $to } für { $cost } BP.
winter-entered = { $unit } trifft bei { $hex } ein für { $cost } BP.
winter-turned = { $unit } dreht nach { $facing } für { $cost } BP.
winter-formed = { $unit } nimmt Formation ein: { $formation }, Front { $facing }.
winter-formed-for = { $unit } nimmt Formation ein: { $formation }, Front { $facing }, für { $cost } BP.
winter-went-back = { $unit } zieht zurück nach { $to }, wo Platz ist.
winter-detached = { $battalion } entsendet { $unit } in { $hex }.
winter-rejoined = { $unit } rückt wieder ein bei { $battalion }.
winter-combined = { $unit } vereinigt sich mit { $other }.
winter-restacked = Der Stapel in { $hex } ist neu geordnet.
winter-orders-given = Neue Dauerbefehle: { $units }.
winter-left-map =
    { $withdrawn ->
        [yes] { $unit } zieht von der Karte ab.
       *[no] { $unit } verlässt die Karte.
    }
winter-leader-moved = { $leader } zieht von { $from } nach { $to }.
winter-leader-entered = { $leader } trifft bei { $hex } ein.
winter-leader-left = { $leader } verlässt die Karte.
winter-leader-placed = { $leader } wird in { $hex } eingesetzt.
winter-leader-fled = { $leader } ist allein und entkommt nach { $hex }.
winter-leader-lost = { $leader } hat keine Einheit als Zuflucht.
winter-fire-came =
    { $points ->
        [0] { $check ->
            [yes] ein Moraltest
           *[no] keine Wirkung
        }
       *[other] { $points } SP und ein Moraltest
    }
winter-fired = Feuer von { $units } auf { $target } in { $hex }: Wurf { $die }, Summe { $score }, { $came }.
winter-scattered =
    Weitschuss von { $units }: Wurf { $die }, der Schuss { $falls ->
        [left] fällt links
        [right] fällt rechts
        [beyond] fällt dahinter
        [target] fällt ins Ziel
       *[miss] geht fehl
    }.
winter-scattered-in =
    Weitschuss von { $units }: Wurf { $die }, der Schuss { $falls ->
        [left] fällt links
        [right] fällt rechts
        [beyond] fällt dahinter
        [target] fällt ins Ziel
       *[miss] geht fehl
    }, in { $hex }.
winter-lost = { $unit } verliert { $points } SP.
winter-lost-guns =
    { $guns ->
        [one] { $unit } verliert { $points } SP und { $guns } Geschütz.
       *[other] { $unit } verliert { $points } SP und { $guns } Geschütze.
    }
winter-checked =
    Moraltest, { $unit }: Wurf { $die }, Differenz { $margin }, { $came ->
        [passes] bestanden
        [disordered] Unordnung
        [square-lost] Unordnung, und das Karree ist gesprengt
        [retreats] Rückzug in Unordnung
       *[routs] Flucht
    }.
winter-must-check =
    Moraltest für { $units }: { $why ->
        [passed-by] eine fliehende Einheit kommt vorbei
        [flanked] Kosaken stehen in der Flanke
        [guard-retreats] die Garde zieht sich zurück
       *[disheartened] eine eigene Einheit zieht sich zurück
    }.
winter-disordered = { $unit } ist in Unordnung.
winter-retreated =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } flieht nach { $hex }.
           *[other] { $unit } flieht nach { $hex } und verliert { $points } SP.
        }
       *[no] { $points ->
            [0] { $unit } zieht sich nach { $hex } zurück.
           *[other] { $unit } zieht sich nach { $hex } zurück und verliert { $points } SP.
        }
    }
winter-retreated-nowhere =
    { $routs ->
        [yes] { $points ->
            [0] { $unit } flieht.
           *[other] { $unit } flieht und verliert { $points } SP.
        }
       *[no] { $points ->
            [0] { $unit } zieht sich zurück.
           *[other] { $unit } zieht sich zurück und verliert { $points } SP.
        }
    }
winter-eliminated = Verlust: { $unit }.
winter-removed = Entfernt: { $unit }.
winter-guns-missing =
    { $guns ->
        [0] Geschütze von { $unit }: Wurf { $die }, alle sind da.
        [one] Geschütze von { $unit }: Wurf { $die }, { $guns } fehlt.
       *[other] Geschütze von { $unit }: Wurf { $die }, { $guns } fehlen.
    }
winter-guns-left = { $unit } lässt die Geschütze in { $hex } stehen.
winter-guns-captured = Geschütze in { $hex } erobert: { $unit }.
winter-guns-manned = { $unit } hat die Geschütze in { $hex } wieder.
winter-gun-lost = { $unit } verliert unterwegs ein Geschütz (Wurf { $die }).
winter-recovered =
    { $rolls ->
        [yes] { $unit } ist wieder in guter Ordnung (Wurf { $die }).
       *[no] { $unit } ist wieder in guter Ordnung.
    }
winter-rallied =
    { $rolls ->
        [yes] { $unit } sammelt sich (Wurf { $die }).
       *[no] { $unit } sammelt sich.
    }
winter-rallied-with-loss =
    { $rolls ->
        [yes] { $unit } sammelt sich (Wurf { $die }), mit { $points } SP weniger.
       *[no] { $unit } sammelt sich, mit { $points } SP weniger.
    }
winter-not-rallied =
    { $rolls ->
        [yes] { $unit } sammelt sich nicht (Wurf { $die }).
       *[no] { $unit } sammelt sich nicht.
    }
winter-exhausted = { $unit } ist erschöpft.
winter-rested =
    { $rolls ->
        [yes] { $unit } ist nicht mehr erschöpft (Wurf { $die }).
       *[no] { $unit } ist nicht mehr erschöpft.
    }
winter-back-by-order = ein Befehl bringt den Nachfolger
winter-back-never = ohne Wiederkehr
winter-back-in =
    { $turns ->
        [one] zurück in { $turns } Spielzug
       *[other] zurück in { $turns } Spielzügen
    }
winter-leader-fell =
    { $rolls ->
        [yes] { $leader } fällt aus (Wurf { $die }): { $back }; { $points } Punkte verloren.
       *[no] { $leader } fällt aus: { $back }; { $points } Punkte verloren.
    }
winter-charge-declared =
    { $rolls ->
        [yes] { $unit } sagt eine Attacke an (Wurf { $die }).
       *[no] { $unit } sagt eine Attacke an.
    }
winter-charge-failed =
    { $rolls ->
        [yes] { $unit } attackiert nicht (Wurf { $die }).
       *[no] { $unit } attackiert nicht.
    }
winter-charge-dropped = { $unit } gibt die Attacke auf.
winter-grand-declared = Die große Attacke nach { $facing } ist angesagt: { $units }.
winter-wave-ready =
    { $wave ->
        [first] Die erste Welle ist bereit: { $units }.
        [second] Die zweite Welle ist bereit: { $units }.
       *[third] Die dritte Welle ist bereit: { $units }.
    }
winter-followed = { $unit } rückt bis { $hex } auf.
winter-stayed = { $unit } bleibt stehen.
winter-charged = { $unit } reitet von { $from } nach { $to }.
winter-ridden-over =
    { $escapes ->
        [yes] { $unit } wird niedergeritten: Wurf { $die }, entkommt.
       *[no] { $unit } wird niedergeritten: Wurf { $die }, vernichtet.
    }
winter-attacks-from = Angriff von { $from } nach { $to }: { $units }.
winter-charges-from = Attacke von { $from } nach { $to }: { $units }.
winter-countercharged =
    { $charges ->
        [yes] { $unit } reitet eine Gegenattacke (Wurf { $die }).
       *[no] { $unit } reitet keine Gegenattacke (Wurf { $die }).
    }
winter-fought = Nahkampf: Wurf { $die }, Differenz { $differential }, Summe { $score }.
winter-advanced = { $unit } rückt von { $from } nach { $to } nach.
winter-charge-ended = Ende der Attacke: { $unit }.
winter-self-commanded =
    { $moves ->
        [yes] { $unit } prüft auf selbstständiges Handeln: Wurf { $die }, kann ziehen.
       *[no] { $unit } prüft auf selbstständiges Handeln: Wurf { $die }, kann nicht ziehen.
    }
winter-state-set =
    { $leader } ist { $state ->
        [standing] stehend
        [mobile] beweglich
       *[inactive] inaktiv
    }{ $rolls ->
        [yes] {" "}(Wurf { $die }).
       *[no] .
    }
winter-continued =
    { $stays ->
        [yes] { $leader } bleibt beweglich (Wurf { $die }).
       *[no] { $leader } wird stehend (Wurf { $die }).
    }
winter-control-taken = { $hex } gehört jetzt { SIDE($side, form: "to") }.
winter-group-freed = Bewegung ab jetzt erlaubt: { $units }.
winter-released = { $unit } ist wieder nüchtern: Wurf { $die }.
winter-withdrawal-declared = Der Abzug ist angesagt.
winter-hold-declared = Eylau ist zu halten!
winter-ceasefire-answered =
    { $agrees ->
        [yes] { $side }: Waffenruhe angenommen.
       *[no] { $side }: Waffenruhe abgelehnt.
    }
winter-ceasefire-declared = Für den Rest der Nacht gilt Waffenruhe.
winter-end-offered = { $side }: Vorschlag, die Schlacht mit dieser Runde zu beenden.
winter-end-answered =
    { $agrees ->
        [yes] { $side }: einverstanden, die Schlacht endet.
       *[no] { $side }: Der Kampf geht weiter.
    }
winter-army-retires =
    { $line ->
        [w] Die alliierte Armee zieht sich über W zurück, die Straße an Althof vorbei.
        [y] Die alliierte Armee zieht sich über Y zurück, die Straße nach Norden.
       *[z] Die alliierte Armee zieht sich über Z zurück, die Straße nach Osten.
    }
winter-army-away = Das Gros der alliierten Armee ist fort.
winter-prussians-turn = Die Preußen marschieren zum Eingang { $entry } und kommen { $count } Runden später.
winter-attached = { $leader } übernimmt den Befehl über { $units }.
winter-released-from = { $leader } entlässt { $units }.
winter-order-sent =
    Befehl von { $from } an { $to }{ $rolls ->
        [yes] {" "}(Wurf { $die })
       *[no] {""}
    }: { $steps ->
        [0] empfangen
        [one] um { $steps } Schritt verzögert
       *[other] um { $steps } Schritte verzögert
    }.
winter-order-from-hq =
    Befehl vom Hauptquartier an { $to }{ $rolls ->
        [yes] {" "}(Wurf { $die })
       *[no] {""}
    }: { $steps ->
        [0] empfangen
        [one] um { $steps } Schritt verzögert
       *[other] um { $steps } Schritte verzögert
    }.
winter-delay-rolled =
    { $steps ->
        [one] Befehl an { $leader }: Wurf { $die }, noch { $steps } Schritt.
       *[other] Befehl an { $leader }: Wurf { $die }, noch { $steps } Schritte.
    }
winter-activated = { $leader } ist aktiv.
winter-freed = { $unit } kann selbstständig handeln.
winter-brigade-active = Die Brigade { $brigade } ist aktiv.
winter-violation = Die Brigade { $brigade } hat nicht angegriffen. Verstöße gegen den Angriffsbefehl von { $leader }: { $violations }.
winter-attack-order-set =
    { $begins ->
        [yes] Der Angriffsbefehl von { $leader } gilt.
       *[no] Der Angriffsbefehl von { $leader } gilt nicht mehr.
    }
winter-brigade-due =
    { $due ->
        [yes] Die Brigade { $brigade } würfelt { $die }: Sie kann eintreffen.
       *[no] Die Brigade { $brigade } würfelt { $die }: Sie ist noch nicht da.
    }
winter-drew =
    { $drawn ->
        [battery] Eines von { $chits } Plättchen ist gezogen: eine Batterie.
        [blank] Eines von { $chits } Plättchen ist gezogen: ein leeres.
       *[unseen] Eines von { $chits } Plättchen ist gezogen.
    }
winter-blanks-added =
    { $blanks ->
        [one] { $blanks } leeres Plättchen kommt in den Becher.
       *[other] { $blanks } leere Plättchen kommen in den Becher.
    }
winter-cup-suspended =
    { $suspended ->
        [yes] Vorerst werden keine Plättchen gezogen.
       *[no] Es werden wieder Plättchen gezogen.
    }
winter-draws-opened =
    { $batteries ->
        [one] Die gezogenen Plättchen werden aufgedeckt: { $batteries } Batterie.
       *[other] Die gezogenen Plättchen werden aufgedeckt: { $batteries } Batterien.
    }
winter-wind-set =
    Wind: Wurf { $die }, { $prevails ->
        [yes] vorherrschend
       *[no] jetzt
    } nach { $way ->
        [north-east] Nordost
        [east] Ost
        [south-east] Südost
        [south-west] Südwest
        [west] West
       *[north-west] Nordwest
    }.
winter-snow =
    { $snow ->
        [none] kein Schnee
        [light] leichter Schneefall
        [heavy] starker Schneefall
       *[blizzard] Schneesturm
    }
winter-snow-over = es fällt kein Schnee mehr
winter-snow-rolled = Wetter: Wurf { $die }, { $snow }.
winter-ammunition-spent =
    { $left ->
        [0] { $unit } hat keine Munition mehr.
        [one] { $unit } hat noch Munition für { $left } Phase.
       *[other] { $unit } hat noch Munition für { $left } Phasen.
    }
winter-brigade-tired =
    { $points ->
        [one] Die Brigade { $brigade } hat { $points } Ermüdungspunkt: Stufe { $level }.
       *[other] Die Brigade { $brigade } hat { $points } Ermüdungspunkte: Stufe { $level }.
    }
winter-spirit-changed =
    { $nerve ->
        [steady] { $body }, bei { $points }: wieder gefasst.
        [demoralised] { $body }, bei { $points }: demoralisiert.
       *[disintegrated] { $body }, bei { $points }: Auflösung.
    }
winter-level-of = Stand { SIDE($side, form: "of") }
winter-level-changed = Der Stand ändert sich um { $by } auf { $level }.
winter-crew-first = { $sentence }
winter-skirmishers = { $unit } Plänkler { $number }
winter-crew = Bedienung von { $unit }

## Formationen und Fronten

winter-formation =
    { $form ->
        [line] Linie
        [extended-line] ausgedehnte Linie
        [column] Kolonne
        [square] Karree
        [road-column] Marschkolonne
        [general-order] lockere Ordnung
        [formed] geschlossen
        [limbered] aufgeprotzt
       *[unlimbered] abgeprotzt
    }
    .button =
        { $form ->
            [line] Linie
            [extended-line] Ausgedehnte Linie
            [column] Kolonne
            [square] Karree
            [road-column] Marschkolonne
            [general-order] Lockere Ordnung
            [formed] Geschlossen
            [limbered] Aufgeprotzt
           *[unlimbered] Abgeprotzt
        }

## Orte

winter-place =
    { $place ->
        [waiting] noch nicht da
        [eliminated] vernichtet
        [withdrawn] abgezogen
        [exited] von der Karte gezogen
        [removed] aus der Schlacht entfernt
       *[unused] nicht entsandt
    }
winter-place-abandoned = Geschütze verlassen in { $hex }
winter-post =
    { $post ->
        [waiting] noch nicht da
        [display] neben der Karte
        [returning] einzusetzen
        [lost] gefallen
       *[withdrawn] abgezogen
    }
winter-post-track =
    { $turns ->
        [one] zurück in { $turns } Spielzug
       *[other] zurück in { $turns } Spielzügen
    }
winter-leaders = Anführer

## Vereinbarte Änderungen der Stellung

winter-change-unit = { $unit }: { $place }, { $points } SP, { $formation }
winter-change-leader = { $leader }: { $place }
winter-change-affairs = der Stand ist { $level }, mit allem, was dazugehört
winter-change-whole = die ganze Stellung, in Spielzug { $turn }
winter-change-turn = es ist Spielzug { $turn }
winter-change-control = Besitz von { $hex }: { $side }
winter-change-neutral = Besitz von { $hex }: keine Seite
winter-change-level = der Stand ist { $level }
winter-change-lost = Verluste ({ $side }): { $points } Punkte
winter-change-declared = der Abzug ist angesagt
winter-change-undeclared = der Abzug ist nicht angesagt

## Das Ende der Schlacht

winter-score = Stand { $level }; Verluste: { $first } { $first_lost }, { $second } { $second_lost }
winter-draw = Unentschieden
winter-victory =
    { $grade ->
        [marginal] Knapper Sieg { SIDE($side, form: "of") }
        [substantial] Deutlicher Sieg { SIDE($side, form: "of") }
       *[major] Großer Sieg { SIDE($side, form: "of") }
    }
winter-row-lost = Verlorene Stärkepunkte
winter-row-on-map = Einheiten auf der Karte
winter-row-eliminated = Vernichtete Einheiten
winter-row-withdrawn = Abgezogene Einheiten

## Der Spielzug

winter-turn-length = { $turns } Ein Spielzug dauert 15 Minuten{ $rule }.
winter-first-side = Eine Seite befiehlt und sammelt, die andere zieht an sie heran, und dann greift die erste Seite an{ $rule }. Die Franzosen ziehen zuerst: Darum befehlen die Alliierten zuerst und antworten auf diesen Zug. Danach wechseln die Seiten.
winter-score-means = Der Stand sagt, wer gewinnt: über 0 die Alliierten, unter 0 die Franzosen, bei 0 niemand. Er reicht von -3 bis +3, und je weiter von 0, desto größer der Sieg{ $rule }.
winter-sealed-draws = Nur der alliierte Spieler weiß, wie viele schwere Batterien aus dem Becher gezogen wurden{ $rule }. Am Ende der Schlacht wird alles aufgedeckt.
winter-does-interphase = Das Programm würfelt für das Wetter und für alles, was jede Stunde fällig ist.
winter-does-command = Attacken ansagen, den Zustand der Befehlshaber ändern und Befehle senden.
winter-does-rally = Einheiten in Unordnung oder auf der Flucht prüfen, ob sie sich sammeln.
winter-does-movement = Eigene Einheiten ziehen, drehen und ihre Formation wechseln.
winter-does-shock = Benachbarte Einheiten angreifen und Attacken reiten.
winter-does-fire = Beide Seiten feuern abwechselnd: erst Plänkler, dann Bataillone, dann Batterien.
winter-does-end = Das Programm beendet den Spielzug und zählt, was er geändert hat.

## Neben der Karte

winter-tray =
    { $tray ->
        [coming] { $side }: noch nicht da
        [display] { $side }: Anführer neben der Karte
       *[gone] { $side }: ausgeschieden
    }
winter-fire-chart = Würfel und Stufen: Stärke, Reichweite, Ziel und Richtung sind Stufen.
winter-step = Stufe
winter-strength-up-to = Feuerstärke bis
winter-guns-up-to = Geschütze bis
winter-more = mehr
winter-score-up-to = Summe bis
winter-result = Ergebnis
winter-shock-chart = Würfel und Differenz: Werte, Stärke, Formation, Gelände, Richtung.
winter-cost-head =
    { $head ->
        [ground] Gelände
        [infantry] Inf.
        [skirmish] Plän.
        [heavy] schw.
        [light] leicht
        [battery] Batt.
       *[leader] Anf.
    }
winter-cost-of =
    { $ground ->
        [clear] frei
        [light] leichte Deckung
        [woods] Wald
        [hard] feste Deckung
        [wetland] Sumpf
        [stream] Bach
        [major-stream] großer Bach
        [fence] Zaun
       *[up] eine Stufe bergauf
    }
winter-road-only = nur Str.
winter-cost-chart = Nur eine Marschkolonne zahlt den Straßensatz: 1/2 auf einer großen, 2/3 auf einer kleinen Straße.
winter-chart-title =
    { $chart ->
        [fire] Feuer in Winter's Victory
        [shock] Nahkampf in Winter's Victory
       *[costs] Geländekosten in Winter's Victory
    }
winter-is-eliminated = vernichtet
winter-leaders-on-map = Anführer auf der Karte:
winter-forces-note = Hinter dem Namen einer Einheit stehen ihre Stärkepunkte, bei einer Batterie ihre Bedienung.
winter-worry =
    { $worry ->
        [can-fire] Können noch feuern:
        [not-moved] Noch nicht gezogen:
        [out-of-command] Ohne Führung:
        [disordered] In Unordnung:
        [routed] Auf der Flucht:
        [exhausted] Erschöpft:
       *[half-strength] Halbe Stärke oder weniger:
    }
winter-coming = Spielzug { $turn }, { $side }:
winter-to-be-placed = Einzusetzen:
winter-measured-in-sight =
    { $hexes ->
        [one] Von { $from } nach { $to }: { $hexes } Feld, in Sicht.
       *[other] Von { $from } nach { $to }: { $hexes } Felder, in Sicht.
    }
winter-measured =
    { $hexes ->
        [one] Von { $from } nach { $to }: { $hexes } Feld. { $why }
       *[other] Von { $from } nach { $to }: { $hexes } Felder. { $why }
    }

## Ein Feld

winter-ground =
    { $ground ->
        [clear] freies Gelände
        [light] leichte Deckung
        [woods] Wald
        [hard] feste Deckung
        [wetland] gefrorener Sumpf
       *[lake] gefrorener See
    }
winter-ground-level = Höhe { $level }
winter-objective = Ziel, Besitz: { $side }.
winter-objective-neutral = Ziel, Besitz: keine Seite.
winter-entry = Eintritt { $code }.
winter-in-fire-zone = In einer Feuerzone: { $sides }.
winter-hexside =
    { $kind ->
        [road] Straße nach { $hexes }
        [stream] Bach in Richtung { $hexes }
        [major-stream] großer Bach in Richtung { $hexes }
       *[fence] Zaun in Richtung { $hexes }
    }

## Ein Spielstein

winter-about-name = { $side }: { $name }
winter-about-guns =
    { $guns ->
        [one] { $guns } Geschütz, Bedienung { $crew }
       *[other] { $guns } Geschütze, Bedienung { $crew }
    }
winter-about-points = { $points } von { $of } SP
winter-about-rating = Wert { $rating }
winter-about-formation = { $formation }, Front { $facing }
winter-about-command =
    { $commanded ->
        [yes] unter Führung
       *[no] ohne Führung
    }
winter-about-in = in { $hex }
winter-about-mark =
    { $mark ->
        [disordered] in Unordnung
        [routed] auf der Flucht
        [exhausted] erschöpft
        [charge] Attacke angesagt
        [inactive] inaktiv
       *[holds-fire] feuert nicht
    }
winter-about-leader =
    { $level ->
        [brigade] Brigadeführer
        [artillery] Artillerieführer
        [cossack] Kosakenführer
        [division] Divisionsführer
        [detachment] Führer eines Detachements
        [wing] Flügelführer
        [corps] Korpsführer
       *[army] Armeeführer
    }
winter-about-radius = Radius { $radius }, Bonus { $bonus }
winter-about-state =
    { $state ->
        [standing] stehend
        [mobile] beweglich
       *[inactive] inaktiv
    }

## Der Stand der Schlacht

winter-level = Stand { $level }
winter-lost-by = { $side }: Verluste
winter-has-lost =
    { $points ->
        [one] Verluste { SIDE($side, form: "of") }: { $points } Stärkepunkt
       *[other] Verluste { SIDE($side, form: "of") }: { $points } Stärkepunkte
    }
winter-sees-far =
    { $light ->
        [day] Tag: Sicht, so weit das Gelände es erlaubt.
        [twilight] Dämmerung: Sicht, so weit das Gelände es erlaubt.
        [evening] Abend: Sicht, so weit das Gelände es erlaubt.
       *[night] Nacht: Sicht, so weit das Gelände es erlaubt.
    }
winter-sees =
    { $light ->
        [day] Tag
        [twilight] Dämmerung
        [evening] Abend
       *[night] Nacht
    }: Sicht { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }.
winter-snow-falls = Wetter: { $snow }.
winter-snow-and-wind =
    Wetter: { $snow }, Wind nach { $way ->
        [north-east] Nordost
        [east] Ost
        [south-east] Südost
        [south-west] Südwest
        [west] West
       *[north-west] Nordwest
    }.
winter-spirit =
    { $nerve ->
        [steady] { $body }: Moral { $points }.
        [demoralised] { $body }: Moral { $points }, demoralisiert.
       *[disintegrated] { $body }: Moral { $points }, aufgelöst.
    }
winter-held-since = Eylau ist zu halten, seit Spielzug { $turn }.
winter-chits-drawn =
    { $suspended ->
        [yes] Gezogene Plättchen: { $chits }, das Ziehen ruht.
       *[no] Gezogene Plättchen: { $chits }.
    }
winter-batteries-drawn = Batterien unter deinen gezogenen Plättchen: { $batteries }. Dein Gegner sieht das nicht.
winter-attack-order = Angriffsbefehl von { $leader }, Verstöße: { $violations }.
winter-level-first = Stand am Anfang
winter-level-so-far = Bisheriger Stand
winter-level-now = Stand, wenn jetzt Schluss wäre
winter-losses-less = Alliierte Verluste abzüglich französischer
winter-counts-from = zählt ab dieser Differenz
winter-would-draw = Wäre jetzt Schluss: unentschieden.
winter-would-win = Wäre jetzt Schluss: Sieg { SIDE($side, form: "of") }.
winter-turn-line =
    { $turn }, { $phase ->
        [interphase] Zwischenphase
        [fire] wechselseitiges Feuer
       *[end] Ende des Spielzugs
    }
winter-turn-line-of =
    { $turn }, { $side }: { $phase ->
        [command] Befehle
        [rally] Sammeln
        [movement] Bewegung
       *[shock] Nahkampf
    }
winter-turn =
    { $hourly ->
        [yes] Spielzug { $turn } { $label }, volle Stunde
       *[no] Spielzug { $turn } { $label }
    }

## Ablehnungen. $unit ist eine Einheit oder ein Anführer.

winter-refused-not-asked = Jetzt wählt dein Gegner.
winter-refused-unknown-id = Diese Schlacht hat weder eine Einheit noch einen Anführer dieses Namens.
winter-refused-not-yours = { $unit } steht nicht unter deinem Befehl.
winter-refused-not-on-map = { $unit } ist nicht auf der Karte.
winter-refused-other-question = Nicht jetzt: Erst kommt eine andere Entscheidung.
winter-refused-no-effect = Das würde nichts ändern.
winter-refused-too-many-free = { $unit } hat alle kostenlosen Aktionen dieser Phase verbraucht.
winter-refused-not-adjacent = { $hex } ist nicht benachbart zum Feld davor.
winter-refused-leader-elsewhere = Ein Anführer kann nur Einheiten aus demselben Feld begleiten.
winter-refused-not-together = Diese Einheiten können nicht gemeinsam handeln: Einheiten eines Feldes wählen, die es können, jede einmal.
winter-refused-failed = { $unit } hat in dieser Phase einen Test nicht bestanden und kann nichts mehr tun.
winter-refused-too-long = Dieser Befehl hat zu viele Schritte.
winter-refused-off-board = Dieses Feld ist nicht auf dieser Karte.
winter-refused-too-far = { $unit } hat nicht genug Bewegungspunkte.
winter-refused-closed = { $unit } kann { $hex } nicht betreten: Gelände oder Feldseite sind dafür gesperrt.
winter-refused-ground-forbids = { $unit } kann diese Formation nicht einnehmen: Das Gelände lässt sie nicht zu.
winter-refused-no-way-out = { $unit } kann das Feld in dieser Formation nicht in dieser Richtung verlassen.
winter-refused-square-turns = { $unit } steht im Karree und kann nicht drehen.
winter-refused-no-change = { $unit } kann in diesem Zustand nicht zu dieser Formation oder Front wechseln.
winter-refused-not-grand = { $unit } kann die Großtaktische Bewegung nur in Marschkolonne nutzen, auf einer Straße, fern vom Feind.
winter-refused-enemy-there = In { $hex } steht eine feindliche Einheit.
winter-refused-disordered-near = { $unit } ist in Unordnung und kann nicht neben einen Feind ziehen.
winter-refused-routed-stays = { $unit } ist auf der Flucht und kann nicht ziehen.
winter-refused-out-of-command = { $unit } ist ohne Führung und kann nur näher an einen Anführer ziehen, der diese Einheit führen könnte.
winter-refused-leader-astray = { $unit } ist ohne Führung und kann nur näher an den Vorgesetzten ziehen.
winter-refused-no-detaching = { $unit } kann hier weder Plänkler entsenden noch einrücken.
winter-refused-no-entry = { $unit } kann in diesem Spielzug nicht bei { $hex } eintreffen.
winter-refused-no-entry-formation = { $unit } kann in dieser Formation nicht auf die Karte kommen.
winter-refused-too-much-strength = { $hex } fasst nicht so viele Stärkepunkte.
winter-refused-too-many-battalions = Diese Einheiten können { $hex } nicht teilen: zu viele Bataillone oder verschiedene Formationen oder Fronten.
winter-refused-wrong-company = Einheiten dieser Arten oder Brigaden können { $hex } nicht teilen.
winter-refused-too-dark = { $hex } liegt außer Sichtweite.
winter-refused-hidden = Etwas dazwischen versperrt die Sichtlinie nach { $hex }.
winter-refused-behind-slope = { $hex } liegt verdeckt hinter dem Hang.
winter-refused-friends-between = Eine Einheit versperrt die Schusslinie nach { $hex }.
winter-refused-cannot-fire = { $unit } kann in diesem Zustand nicht feuern.
winter-refused-no-target = In { $hex } steht keine feindliche Kampfeinheit.
winter-refused-not-in-front = { $hex } liegt nicht vor der Front von { $unit }.
winter-refused-out-of-range = { $hex } liegt außer Reichweite von { $unit }.
winter-refused-not-its-round = { $unit } kann in dieser Runde nicht feuern: erst Plänkler, dann Bataillone, dann Batterien.
winter-refused-fired-already = { $unit } hat in dieser Phase schon gefeuert.
winter-refused-too-many-fires = Auf einen Schritt können höchstens drei Einheiten feuern.
winter-refused-no-attack = Keine Einheit kann so angreifen: Angreifer brauchen gute Ordnung und einen benachbarten Feind vor der Front.
winter-refused-no-charge = { $unit } kann jetzt keine Attacke ansagen.
winter-refused-carries-none = { $unit } hat keine Attacke angesagt.
winter-refused-tried-charge = { $unit } hat in diesem Spielzug schon versucht, eine Attacke anzusagen.
winter-refused-bad-ride = { $unit } kann auf diesem Weg nicht attackieren: Er ist zu lang, versperrt oder führt nicht nach vorn.
winter-refused-inactive = { $unit } ist inaktiv und kann nichts tun, bis ein Befehl oder der Feind die Brigade aktiviert.
winter-refused-no-state = Der Befehlszustand des Anführers lässt sich jetzt nicht so ändern.
winter-refused-no-order = Dieser Befehl lässt sich nicht senden: Der Anführer kann ihn jetzt nicht empfangen, oder kein Vorgesetzter kann ihn senden.
winter-refused-order-too-early = Dieser Befehl lässt sich noch nicht senden, oder ein anderer Vorgesetzter muss ihn senden.
winter-refused-no-place = Der Anführer kann nicht in dieses Feld gestellt werden.
winter-refused-cossack-cannot = Kosaken können dort nicht angreifen: Sie greifen nur ungedeckte Feinde an, über für sie offenes Gelände.
winter-refused-cossack-shies = { $unit } kann keine schwere Kavallerie angreifen. Geschlossene Einheiten in { $hex } anzugreifen verlangt einen Kosakenführer in der Nähe.
winter-refused-only-cossacks = Nur Kosaken können vor dem Angriff ein Feld weit ziehen.
winter-refused-no-self-command = { $unit } kann jetzt nicht auf selbstständiges Handeln prüfen oder braucht es nicht.
winter-refused-no-combining = { $unit } kann sich nur mit einer Hälfte des eigenen Regiments vereinigen, im selben oder einem benachbarten Feld. Keine darf auf der Flucht sein.
winter-refused-light-guns = { $unit } kann nur neben der eigenen Division abprotzen.
winter-refused-gunner-cannot = Der Artillerieführer muss bei seinen reitenden Batterien bleiben und kann nur vor seiner Bewegung beweglich werden.
winter-refused-bound = { $unit } kann in diesem Spielzug nicht frei dorthin ziehen.
winter-refused-drunken = { $unit } ist betrunken und kann nichts tun, bis der Rausch vorbei ist.
winter-refused-line-bound = { $unit } kann nicht südwestlich der zweiten Linie ziehen.
winter-refused-no-withdrawal = Den Abzug können nur die Alliierten ansagen, einmal, ab dem gedruckten Spielzug.
winter-refused-no-hold = Die Alliierten können nur einmal beschließen, Eylau zu halten, wenn genug Einheiten abgezogen sind.
winter-refused-closed-to-french = Französische Einheiten können { $hex } nicht betreten.
winter-refused-row-closed = { $unit } kann { $hex } noch nicht betreten.
winter-refused-stays-unlimbered = { $unit } kann nicht wieder aufprotzen.
winter-refused-no-exit = { $unit } kann die Karte nicht aus diesem Feld verlassen.
winter-refused-bad-deployment = { $unit } kann nicht so aufgestellt werden.
winter-refused-bad-posting = { $unit } kann nicht so aufgestellt werden: In dieser Schlacht werden nur Plänkler aufgestellt.
winter-refused-wrong-opening = Das passt nicht zu dem, was versiegelt wurde.
winter-refused-nothing-to-undo = Nichts rückgängig zu machen: Eigene Aktionen lassen sich rückgängig machen, bis ein Würfel fällt oder der Gegner entscheidet.
winter-refused-wrong-faces = Diese Würfel passen nicht zum Wurf.
winter-refused-no-ammunition = { $unit } hat keine Munition mehr.
winter-refused-demoralised = { $unit } gehört zu einer demoralisierten Armee oder einem demoralisierten Korps und kann das nicht tun.
winter-refused-snowed = Bei starkem Schneefall lässt sich kein Befehl senden.
winter-refused-only-headquarters = Nur das Hauptquartier kann Ersatz für ihn befehlen.
winter-refused-no-grand-charge = Die Franzosen können eine große Attacke ansagen, in ihrer Befehlsphase, mit einer Einheit in der ersten Welle.
winter-refused-not-in-wave = { $unit } kann nicht an der großen Attacke teilnehmen. Das kann nur frische schwere oder Gardekavallerie, mit einem Anführer in der Nähe und der Front der ersten Einheit.
winter-refused-wave-stays = { $unit } wartet auf die eigene Welle der großen Attacke.
winter-refused-ceasefire = { $unit } kann während einer Waffenruhe nicht neben den Feind ziehen.
winter-refused-silent-guns = { $unit } kann noch nicht ziehen oder feuern: Die russischen Geschütze schweigen zunächst.
winter-refused-no-attachment = { $unit } lässt sich jetzt nicht so unterstellen oder entlassen.
winter-refused-bound-troops = { $unit } ist noch gebunden. Keine neue Formation oder Ausrichtung, keine Bewegung, kein Feuer in der Feuerphase.
winter-refused-stunned = { $unit } ist vom Beschuss benommen und bleibt stehen.
winter-refused-on-the-march = { $unit } ist auf dem Marsch: Kein Schritt darf von Schmoditten wegführen.
winter-refused-keeps-off = { $unit } kann { $hex } noch nicht betreten: Der Zugang bleibt frei, bis das dort erwartete Korps eingetroffen ist.
winter-refused-wing-held = { $unit } kann noch nicht so weit nach Süden: Der Flügel wird zurückgehalten.
winter-refused-wings-cross = { $unit } kann keinem anderen Flügelkommandeur auf sechs Felder nahe kommen oder an ihm vorbei.
winter-refused-cossacks-wait = { $unit } kann noch nicht ziehen: Die Kosaken dieses Führers warten.
winter-refused-light-held = { $unit } kann ohne Befehl von Soult oder Napoleon noch nicht so weit nach Süden.
winter-refused-grand-battery = { $unit } gehört zu einer Großen Batterie: drehen und feuern ja, aufprotzen nein.
winter-refused-no-point = Es ist kein Befehlspunkt mehr da.
winter-refused-no-sending = Dieser Befehl lässt sich jetzt nicht senden: { $unit }.
winter-refused-bound-leader = { $unit } kann noch keinen Befehl erhalten.
winter-refused-no-commitment = { $unit }: Kein Kommandeur kann die Brigade jetzt einsetzen.
winter-refused-prussian-entry = Der Eingang der Preußen lässt sich nur einmal ändern, und nur bevor ihre erste Einheit da ist.
winter-refused-dallies = Die Phase kann noch nicht enden: { $unit } ist auf dem Marsch und hat weniger als die Hälfte seiner Bewegungspunkte verbraucht.
winter-refused-freed-guns = { $unit } hat die Große Batterie verlassen: Jeder Schritt muss zuerst näher zum Divisionskommandeur führen.
winter-refused-no-retreat-line = Auf dieser Linie oder mit diesem Führer der Nachhut kann sich die Armee nicht zurückziehen.
winter-refused-no-offer = Du kannst das Ende der Schlacht einmal je Stunde vorschlagen, in einer eigenen Phase.
winter-refused-bad-change = Von dieser Stellung aus könnte die Partie nicht weitergehen.
winter-refused-unknown-id-named = In dieser Schlacht gibt es keine Einheit und keinen Anführer „{ $name }“.
winter-refused-off-board-named = { $hex } ist nicht auf dieser Karte.
winter-refused-cannot-fire-any = Eine Einheit und ein Ziel wählen.
winter-refused-not-in-front-two = Jedes Feld von { $unit } braucht ein eigenes Ziel vor der Front, höchstens zwei Felder weit.

## Wörter auf Schaltflächen und Reglern. under: die Überschrift; hint: die Wirkung.

winter-word-brigade = Die ganze Brigade
    .hint = Ihre Einheiten ziehen ein Feld in dieselbe Richtung, jede, die es kann. Anführer bleiben, außer sie lassen sich hier zum Mitgehen wählen [5.1].
winter-word-charge = Attacke ansagen
    .hint = Die Einheit macht einen Test; besteht sie, kann sie in der nächsten eigenen Nahkampfphase attackieren [12.2].
winter-word-drop = Attacke aufgeben
    .hint = Streicht die Attacke dieser Einheit [12.3].
winter-word-advance = Nachrücken
    .hint = Wird das Feld frei, rücken die Angreifer hinein [12.1].
winter-word-detach = Plänkler entsenden
    .hint = Ein oder zwei Stärkepunkte werden eine Plänklereinheit [5.13].
winter-word-rejoin = Einrücken
    .hint = Die Plänkler kehren zu ihrem Bataillon zurück [5.13].
winter-word-exit = Karte verlassen
    .hint = Kostet einen Punkt, aus einem Feld am Kartenrand (R79).
winter-word-grand = Großtaktisch
    .hint = Zwei Punkte mehr auf der Straße, fern von jedem Feind [5.9].
winter-word-combine = Vereinigen
    .hint = Zwei Hälften eines Regiments werden eine Einheit [19.3].
winter-word-self-command = Allein handeln
    .hint = Eine Kosakeneinheit ohne Führung macht einen Test; besteht sie, kann sie ziehen [19.23].
winter-word-to-the-top = Nach oben
    .hint = Die Einheit führt den Stapel und wird zuerst getroffen [9.5].
winter-word-withdraw = Abzug ansagen
    .hint = Einmal in der Schlacht: Die eigenen Befehlshaber werden beweglich, und Einheiten können die Karte verlassen [20.14.B.2].
winter-word-hold-eylau = Eylau halten!
    .hint = Einmal in der Schlacht: Verstärkungen kommen für die Stadt [20.14.B.3].
winter-word-davout-order = Befehl an Davout
    .hint = Einmal in der Schlacht: Er wird beweglich, wenn er den Befehl erhält [20.24].
winter-word-release = Entlassen
    .under = Detachement
    .hint = Ihr Regiment oder ihre Batterie kehrt unter den eigenen Befehl zurück [19.51].
winter-word-release-brigade = Brigade entlassen
    .under = Detachement
    .hint = Die ganze Brigade kehrt unter den eigenen Befehl zurück [19.51].
winter-word-order-activate = Aktiv werden
    .under = Befehl
    .hint = Er und seine Truppen können handeln [17.9].
winter-word-order-mobile = Beweglich werden
    .under = Befehl
    .hint = Er hat alle seine Bewegungspunkte [17.9].
winter-word-order-attack = Angriffsbefehl
    .under = Befehl
    .hint = Seine Infanterie gewinnt nahe am Feind und muss vorwärts [17.8].
winter-word-order-stop = Angriffsbefehl beenden
    .under = Befehl
    .hint = Seine Brigaden ermüden davon [17.8].
winter-word-order-free = Freier Befehl
    .under = Befehl
    .hint = Er behält ihn und nutzt ihn nach Belieben [17.9].
winter-word-drop-order = Freien Befehl aufgeben
    .hint = Dann lässt sich ihm ein anderer Befehl senden [17.9].
winter-word-commit = Brigade einsetzen
    .hint = Ihr Kommandeur setzt sie ohne Befehl ein [17.5].
winter-word-rest = Ruhe zur nächsten Stunde
    .hint = Seine Brigade ist nicht mehr eingesetzt, wenn kein Feind nahe ist [17.5].
winter-word-no-rest = Keine Ruhe
    .hint = Seine Brigade bleibt eingesetzt [17.5].
winter-word-release-guns = Geschütze freigeben
    .hint = Die Batterien der Großen Batterie sind frei [20.34].
winter-word-bagration = Bagration kommt
    .hint = Ein zweiter Armeeführer, für einen Befehlspunkt [17.9].
winter-word-no-bombardment = Kein Beschuss
winter-word-replace-wing = Bagration ersetzt den gefallenen Flügelkommandeur
winter-word-dissolve = Batterie auflösen
winter-word-offer-end = Ende der Schlacht vorschlagen
winter-word-agree-end = Schlacht beenden
winter-word-retire-w = Rückzug über W
winter-word-retire-y = Rückzug über Y
winter-word-retire-z = Rückzug über Z
winter-word-prussians-l = Die Preußen kommen bei L
winter-word-prussians-m = Die Preußen kommen bei M
winter-word-share-one = Ein Punkt für Bagration
winter-word-share-two = Zwei Punkte für Bagration
winter-word-share-three = Drei Punkte für Bagration
    .hint = Die Große Batterie der Mitte beschießt Eylau nicht [20.34].
winter-word-join-corps = St-Hilaire kehrt zurück
    .hint = Einmal in der Schlacht: Seine Division steht wieder unter Soult [20.35].
winter-word-grand-charge = Die große Attacke
    .hint = Einmal in der Schlacht: Schwere und Gardekavallerie attackieren in drei Wellen [19.7].
winter-word-wave-second = Die zweite Welle
    .under = Wellen
    .hint = Danach gewählte Einheiten attackieren in der alliierten Nahkampfphase [19.7].
winter-word-wave-third = Die dritte Welle
    .under = Wellen
    .hint = Danach gewählte Einheiten attackieren in der folgenden französischen Nahkampfphase [19.7].
winter-word-ceasefire = Waffenruhe annehmen
    .hint = Für den Rest der Nacht feuert und kämpft keine Einheit [20.44].
winter-word-headquarters = Vom Hauptquartier
    .under = Befehl
    .hint = Ein Befehl je Stunde [20.24].
winter-word-charges-no = Keine Gelegenheitsattacken
    .under = Attacken
    .hint = Die Einheit attackiert nie von selbst, wenn ein Feind naht [4.4].
winter-word-charges-offer = Gelegenheitsattacken anbieten
    .under = Attacken
    .hint = Das Programm fragt jedes Mal, wenn ein Feind naht [12.6].
winter-word-fire-any = Auf alle feuern
    .under = Feuer
    .hint = Die Einheit feuert auf jeden Feind, der durch ihr Schussfeld zieht [4.4].
winter-word-fire-formed = Nur auf Geschlossene
    .under = Feuer
    .hint = Die Einheit feuert nur auf geschlossene Ziele und Kavallerie [4.4].
winter-word-fire-hold = Nicht feuern
    .under = Feuer
    .hint = Die Einheit feuert nie auf ziehende Feinde [4.4].
winter-word-mobile = Beweglich
    .under = Befehl
    .hint = Der Anführer kann seine ganze Bewegung nutzen [17.7].
winter-word-standing = Stehend
    .under = Befehl
    .hint = Der Anführer zieht höchstens drei Felder [17.7].
winter-word-line = Linie
    .under = Formation
    .hint = Feuert mit voller Stärke [5.8].
winter-word-extended-left = Ausgedehnte Linie links
    .under = Formation
    .hint = Nimmt zwei Felder ein, das zweite links [5.7].
winter-word-extended-right = Ausgedehnte Linie rechts
    .under = Formation
    .hint = Nimmt zwei Felder ein, das zweite rechts [5.7].
winter-word-column = Kolonne
    .under = Formation
    .hint = Zieht und greift gut an, feuert mit halber Stärke [5.8].
winter-word-square = Karree
    .under = Formation
    .hint = Stark gegen Kavallerie; kann nicht ziehen [5.8].
winter-word-road = Marschkolonne
    .under = Formation
    .hint = Zieht auf einer Straße zu deren Kosten [5.4].
winter-word-general-order = Lockere Ordnung
    .under = Formation
    .hint = Lose Ordnung mit Front nach allen Seiten [1.6].
winter-word-formed = Geschlossen
    .under = Formation
    .hint = Kavallerie, bereit zur Attacke [1.5].
winter-word-limber = Aufprotzen
    .under = Formation
    .hint = Geschütze, bereit zur Bewegung [5.8].
winter-word-unlimber = Abprotzen
    .under = Formation
    .hint = Geschütze, bereit zum Feuern [5.8].
winter-word-good-order = Gute Ordnung
    .under = Ordnung
winter-word-disordered = In Unordnung
    .under = Ordnung
winter-word-routed = Auf der Flucht
    .under = Ordnung
winter-word-waiting = Noch nicht da
    .under = Ort
winter-word-eliminated = Vernichtet
    .under = Ort
winter-word-withdrawn = Abgezogen
    .under = Ort
winter-word-removed = Entfernt
    .under = Ort
winter-word-inactive = Inaktiv
    .under = Befehl
    .hint = Wartet auf einen Befehl [17.5].
winter-word-exhausted = Erschöpft oder nicht
    .under = Ordnung
winter-word-carries-a-charge = Attacke angesagt oder nicht
    .under = Ordnung
winter-word-released = Nüchtern oder nicht
    .under = Ordnung
    .hint = Betrunkene Jäger [20.15.A].
winter-word-active = Aktiv oder nicht
    .under = Ordnung
    .hint = Brigaden unter Befehlen [17.5].
winter-word-reduced = Gemindert oder nicht
    .under = Ordnung
    .hint = Sein Bonus ist 0 [19.8].
winter-word-strength = Stärke
    .under = Verluste
    .hint = Bei einer Batterie die Bedienung.
winter-word-guns = Geschütze
    .under = Verluste
winter-word-delay = Verzögerung
    .under = Befehl
    .hint = Schritte, bis der Befehl ankommt; 0: keine [17.9].
winter-word-turn = Spielzug
    .under = Schlacht
winter-word-level = Siegstand
    .under = Schlacht
    .hint = Positiv für die Alliierten.
winter-word-allied-lost = Alliierte Verluste
    .under = Schlacht
    .hint = Stärkepunkte [R64].
winter-word-french-lost = Französische Verluste
    .under = Schlacht
    .hint = Stärkepunkte [R64].
winter-word-withdrawal-declared = Abzug angesagt oder nicht
    .under = Schlacht

## Die Regeln in je einem Satz

winter-rule-1-1 = Die Alliierten sind die erste Seite, die Franzosen die zweite.
winter-rule-1-2 = Alle Würfel sind zehnseitig und werden 0 bis 9 gelesen.
winter-rule-1-3 = Einheiten sind Bataillone, Plänkler, Kavallerie, Batterien und Bedienungen; Anführer sind keine.
winter-rule-1-4 = Eine Einheit hat eine Ordnung, gut, Unordnung oder Flucht, und eine Formation; Kavallerie kann erschöpft sein.
winter-rule-1-5 = Eine Einheit in guter Ordnung ist geschlossen, außer in lockerer Ordnung, als Kosaken, Plänkler oder Bedienung allein.
winter-rule-1-6 = Eine Einheit blickt auf eine Ecke: Sie hat zwei Front-, zwei Flanken- und zwei Rückenseiten; manche blicken nach allen Seiten.
winter-rule-1-7 = Der Frontkegel enthält die Felder, die eine Einheit mit Schritten durch ihre zwei Frontseiten erreicht.
winter-rule-1-8 = Die minimale Feuerzone enthält die Felder, die eine Einheit sieht und aus der Nähe beschießen könnte.
winter-rule-1-9 = Halbe Stärke ist die Hälfte der gedruckten Stärkepunkte, aufgerundet.
winter-rule-1-10 = Wald und feste Deckung versperren ein Feld; es gehört der Seite, deren Einheit zuletzt darin war.
winter-rule-1-11 = Der jetzige Wert ist der gedruckte, gemindert durch Ermüdung, schlechte Moral und Schneesturm.
winter-rule-1-12 = Ein Anführer führt die Einheiten seiner Liste und die der Anführer unter ihm.
winter-rule-2-1 = Die Felder liegen in Reihen von West nach Ost; ungerade Reihen beginnen ein halbes Feld weiter östlich.
winter-rule-2-2 = Ein Feld hat Gelände und Höhe; Bäche, Zäune und Straßen gehören zu Feldseiten.
winter-rule-2-3 = Felder außerhalb der Karte gibt es nicht, außer zum Verlassen und für manche Rückzüge.
winter-rule-2-4 = Die Entfernung zweier Felder ist die Zahl der Schritte auf dem kürzesten Weg.
winter-rule-3-1 = Ein Spielzug dauert 15 Minuten, bei Nacht 30.
winter-rule-3-2 = Licht und Schnee begrenzen die Sicht der Einheiten.
winter-rule-4-1 = Ein Spielzug hat elf Phasen; die Alliierten befehlen zuerst, die Franzosen ziehen zuerst.
winter-rule-4-2 = In einer offenen Phase gibt eine Seite Befehle, bis sie die Phase beendet; eine Phase ohne Aufgabe wird übersprungen.
winter-rule-4-3 = Die Würfel einer Kette von Ereignissen fallen zusammen.
winter-rule-4-4 = Dauerbefehle sagen, ob eine Einheit auf ziehende Feinde feuert und ob Kavallerie sie attackieren darf.
winter-rule-4-5 = Vermerke über das, was eine Einheit getan hat, enden mit der Phase oder dem Spielzug.
winter-rule-4-6 = Eine Seite ohne Einheiten entscheidet nichts mehr; die Schlacht geht bis zu ihrem Ende.
winter-rule-4-7 = Eigene Befehle lassen sich rückgängig machen, bis ein Würfel fällt oder der Gegner etwas entscheidet.
winter-rule-5-1 = Eine Bewegung wird als Ganzes geprüft und dann Schritt für Schritt ausgeführt.
winter-rule-5-2 = Art, Formation und Zustand einer Einheit bestimmen ihre Bewegungsweite.
winter-rule-5-3 = Ein Formationswechsel kann die Bewegungsweite senken, nie erhöhen.
winter-rule-5-4 = Gelände, Bäche, Zäune und Hänge kosten Bewegungspunkte.
winter-rule-5-5 = Wald, Häuser und Sumpf bringen Infanterie in lockere Ordnung und Kavallerie in Unordnung.
winter-rule-5-6 = Eine Einheit mit Front verlässt ein Feld nur durch ihre Front.
winter-rule-5-7 = Drehungen kosten Bewegungspunkte; eine Einheit in ausgedehnter Linie deckt zwei Felder und schwenkt.
winter-rule-5-8 = Formationswechsel kosten Bewegungspunkte, ebenso Auf- und Abprotzen.
winter-rule-5-9 = Eine Marschkolonne fern vom Feind hat zwei Bewegungspunkte mehr.
winter-rule-5-10 = Eine Einheit unter Führung und in guter Ordnung kann immer ein Feld betreten, für alle ihre Punkte.
winter-rule-5-11 = Keine Einheit betritt das Feld eines Feindes; eine in Unordnung kann nicht neben einen Feind ziehen, eine auf der Flucht gar nicht.
winter-rule-5-12 = Eine Einheit ohne Führung kann nur näher an einen Anführer ziehen, der sie führen könnte.
winter-rule-5-13 = Leichte Bataillone können Plänkler entsenden und wieder aufnehmen.
winter-rule-5-14 = Eine Verstärkung kann ab ihrem Spielzug an ihren Eintrittsfeldern eintreffen.
winter-rule-5-15 = Hälften eines geteilten Kavallerieregiments können sich vereinigen.
winter-rule-7-1 = Die Bedienung einer Batterie ist ein Punkt je vier Geschütze, aufgerundet.
winter-rule-7-2 = Ein Verlust kostet eine Batterie einen Punkt Bedienung; jeder zweite kostet auch ein Geschütz.
winter-rule-7-3 = Die Bedienung einer abgeprotzten Batterie zieht sich ohne ihre Geschütze zurück.
winter-rule-7-4 = Verlassene Geschütze können erobert oder von der eigenen Bedienung übernommen werden.
winter-rule-7-5 = Eine aufgeprotzte Batterie kann ein Geschütz verlieren, wenn sie einen Bach quert, sich zurückzieht oder durch tiefen Schnee zieht.
winter-rule-7-6 = Vor der Schlacht entscheidet ein Würfelwurf, wie viele Geschütze jede russische Batterie verloren hat.
winter-rule-7-7 = Eine Batterie hat Munition für acht Feuerphasen.
winter-rule-9-1 = Ein Feld fasst höchstens 24 Stärkepunkte, Wald und Häuser 12.
winter-rule-9-2 = Drei Bataillone in Kolonne oder zwei in Linie können ein Feld teilen, wenn ihre Front gleich ist.
winter-rule-9-3 = Kavallerie und abgeprotzte Batterien teilen ein Feld nur mit Einheiten, die die Regeln erlauben.
winter-rule-9-4 = Stapelgrenzen gelten am Ende von Bewegung, Rückzug und Nachrücken; Einheiten dürfen durch eigene Einheiten ziehen.
winter-rule-9-5 = Die Einheiten eines Feldes haben eine Reihenfolge; Feuer trifft die oberste.
winter-rule-9-6 = Gedrängte Plänkler und Kosaken sind leichter zu treffen.
winter-rule-10-1 = Eine Sichtlinie läuft zwischen den Mitten der Felder.
winter-rule-10-2 = Höheres Gelände, Wald und Häuser dazwischen versperren die Sicht.
winter-rule-10-3 = Der Boden hinter einem Kamm ist von unten nicht zu sehen.
winter-rule-10-4 = Benachbarte Felder sehen einander immer.
winter-rule-10-5 = Batterien können nicht über eigene Truppen feuern, Infanterie nicht durch andere Einheiten.
winter-rule-11-1 = Bataillone, Plänkler und abgeprotzte Batterien feuern nach vorn; Kavallerie feuert nicht.
winter-rule-11-2 = Infanterie feuert bis zwei Felder weit, Batterien bis acht, manche schweren Geschütze bis zwölf.
winter-rule-11-3 = Bei einem Schuss zählt ein Würfel mit Modifikatoren: Ab 8 macht das Ziel einen Moraltest, ab 10 verliert es auch Stärke.
winter-rule-11-4 = Im wechselseitigen Feuer feuern beide Seiten abwechselnd: erst Plänkler, dann Bataillone, dann Batterien.
winter-rule-11-5 = Einheiten feuern auf Feinde, die durch ihre Feuerzone ziehen, bei jedem Schritt höchstens drei.
winter-rule-11-6 = Feuern bringt nicht in Unordnung; eine inaktive Einheit wird durch Beschuss aktiv.
winter-rule-12-1 = Infanterie greift ein benachbartes feindliches Feld vor ihrer Front an.
winter-rule-12-2 = Kavallerie sagt eine Attacke in ihrer Befehlsphase an und muss einen Moraltest bestehen.
winter-rule-12-3 = Eine Attacke geht bis sechs Felder geradeaus und trifft auf den ersten Feind im Weg.
winter-rule-12-4 = Über einen Nahkampf entscheiden ein Würfel und die Differenz zwischen Angreifer und Verteidiger.
winter-rule-12-5 = Attackierende Kavallerie erschwert den Moraltest des Verteidigers.
winter-rule-12-6 = Kavallerie mit entsprechendem Dauerbefehl kann einen Feind attackieren, der in ihrer Nähe zieht.
winter-rule-13-1 = In einem Moraltest bringt ein Wurf über dem Wert in Unordnung; weit darüber zieht sich die Einheit zurück oder flieht.
winter-rule-13-2 = Anführer und Deckung helfen einem Moraltest; Flankenangriffe und Verluste erschweren ihn.
winter-rule-13-3 = Das Programm führt Rückzüge aus, weg vom Feind und zum eigenen Kartenrand.
winter-rule-13-4 = In der Sammelphase können sich Einheiten in Unordnung oder auf der Flucht erholen, und erschöpfte Kavallerie kann ruhen.
winter-rule-13-5 = Einheiten, an denen eine fliehende Einheit vorbeikommt, machen einen Moraltest.
winter-rule-13-6 = Ein Anführer allein in einem Feld, das ein Feind betritt, entkommt zur nächsten eigenen Einheit oder ist verloren.
winter-rule-13-7 = Zieht sich Infanterie der Kaisergarde zurück, machen französische Einheiten in der Nähe einen Moraltest.
winter-rule-14 = Verluste und fliehende Einheiten senken die Moral von Armeen und Korps, bis zur Demoralisierung.
winter-rule-15 = Jede Stufe der Ermüdung senkt den Wert einer Einheit um eins.
winter-rule-17-1 = Ein Anführer hat einen Radius in Feldern, einen Bonus für Tests und einen Zustand.
winter-rule-17-2 = Ein Brigadeführer ist unter Führung, wenn sein Vorgesetzter beweglich, neben der Karte oder nahe genug ist.
winter-rule-17-3 = Eine Einheit ist unter Führung im Radius eines Anführers, der unter Führung ist und sie auf seiner Liste hat.
winter-rule-17-4 = Eine Einheit ohne Führung kann feuern, kämpfen und sich sammeln, aber keine Attacke ansagen.
winter-rule-17-5 = Einheiten einer inaktiven Brigade ziehen und kämpfen nicht, bis ein Befehl oder der Feind sie weckt.
winter-rule-17-6 = Jede Stunde würfeln bewegliche Anführer, ob sie es bleiben.
winter-rule-17-7 = Ein stehender Befehlshaber zieht höchstens drei Felder, ein beweglicher nutzt seine ganze Bewegung.
winter-rule-17-8 = Ein Angriffsbefehl hilft Infanterie nahe am Feind; Brigaden, die zurückbleiben, beenden ihn.
winter-rule-17-9 = Ein Befehl kommt sofort oder verzögert an; ein verzögerter würfelt jeden Spielzug, bis er ankommt.
winter-rule-18-1 = Der Wind weht gegen eine Feldseite; Einheiten mit Front gegen ihn leiden mehr unter dem Schnee.
winter-rule-18-2 = Ein Würfel lässt den Schneefall beginnen, und ein weiterer in jedem Spielzug verstärkt oder mindert ihn.
winter-rule-18-3 = Schnee verkürzt Sicht und Befehlsradius, verlangsamt Märsche und schwächt Feuer und Moral.
winter-rule-19-11 = Jäger sind nahe jedem aktiven russischen Führer eines Flügels, Detachements oder einer Division unter Führung.
winter-rule-19-21 = Kosaken sind immer in lockerer Ordnung und greifen nur an, wo sie leicht gewinnen.
winter-rule-19-22 = Ein Kosakenführer führt nur Kosaken.
winter-rule-19-23 = Kosaken sind unter Führung nahe einem Kosakenführer, manchen anderen Befehlshabern oder einer Straße zu einem Ausgang.
winter-rule-19-3 = Die zwei Teile eines geteilten Regiments können ein Feld teilen, zusammen attackieren und sich vereinigen.
winter-rule-19-41 = Zwei Hälften einer russischen reitenden Batterie in einem Feld feuern wie eine.
winter-rule-19-42 = Russische leichte Batterien feuern vier Felder weit und protzen nur neben den eigenen Bataillonen ab.
winter-rule-19-51 = Ein Detachementsführer gilt für die Einheiten seiner Liste als Divisionsführer.
winter-rule-19-52 = Eine Batterie einer Großen Batterie gehorcht nur ihrem Führer und bleibt, bis sie freigegeben wird.
winter-rule-19-53 = Bagration kann als zweiter Armeeführer kommen oder an Stelle eines gefallenen Flügelkommandeurs.
winter-rule-19-54 = Batterien bei Yermolov würfeln zwei Feuerwürfel und nehmen den höheren.
winter-rule-19-61 = Russische Einheiten nahe am Feind müssen würfeln, um aus der Unordnung zu kommen.
winter-rule-19-62 = Russische Infanterie hat beim Angriff im Nahkampf einen um zwei höheren Wert.
winter-rule-19-7 = Einmal in der Schlacht kann die französische Kavallerie eine große Attacke reiten, in drei Wellen.
winter-rule-19-8 = Ein Anführer in einem Feld mit Verlusten kann fallen; er kehrt ein oder zwei Spielzüge später ohne seinen Bonus zurück.
winter-rule-19-82 = Ein gefallener russischer Flügelführer kehrt nicht zurück; das Hauptquartier befiehlt seinen Divisionen.
winter-rule-19-83 = Mit der Option kann nur das Hauptquartier Ersatz für einen gefallenen Divisionsführer befehlen.
winter-rule-19-84 = Mit der Option wartet ein gefallener Brigadeführer auf einen Befehl, bevor er zurückkehrt.
winter-rule-19-9 = Abend und Nacht verkürzen den Befehlsradius und erschweren das Sammeln.
winter-rule-20-01 = Die Übungsschlacht ist eine Ecke der großen Karte, mit vierzehn Einheiten und sechs Spielzügen.
winter-rule-20-02 = Die Übungsschlacht dauert von Spielzug 44 bis Spielzug 49.
winter-rule-20-03 = In der Übungsschlacht führen Markov, Pahlen und Legrand.
winter-rule-20-04 = Ab Spielzug 46 können die Alliierten ihren Abzug ansagen und auf der Straße abziehen.
winter-rule-20-05 = Zwei Felder, Yermolovs Batterien und die Verluste entscheiden die Übungsschlacht.
winter-rule-20-11 = „Bennigsen stellt sich“ dauert von Spielzug 30 bis Spielzug 59.
winter-rule-20-12 = Vor der Schlacht kann jede Seite Formationen und Fronten ändern und Plänkler aufstellen.
winter-rule-20-13 = Manche alliierten Gruppen können erst ab einem Spielzug ziehen oder wenn die Franzosen nahe sind.
winter-rule-20-14-a = Französische Einheiten treffen ab ihrem Spielzug ein, jede Gruppe an ihren Eintrittsfeldern.
winter-rule-20-14-b-1 = Ab Spielzug 34 ziehen die Alliierten jeden Spielzug verdeckt ein Plättchen: Eine Batterie ist durchgekommen oder nicht.
winter-rule-20-14-b-2 = Die Alliierten können einmal den Abzug ansagen; Einheiten jenseits der Linie ziehen ab.
winter-rule-20-14-b-3 = Sind genug Einheiten abgezogen, können die Alliierten beschließen, Eylau zu halten.
winter-rule-20-15-a = Betrunkene Jäger würfeln jeden Spielzug, ob sie nüchtern werden oder ausscheiden; bis dahin tun sie nichts.
winter-rule-20-15-b = Bagration kann vor Eylau jeden russischen Brigadeführer führen.
winter-rule-20-15-c = Gefallene Anführer kehren vor Eylau zurück, außer Bagration und Yermolov.
winter-rule-20-16 = Gehaltene Linien, gerettete Batterien, Häuser und Verluste entscheiden die Schlacht vor Eylau.
winter-rule-20-21 = „Der Eiserne Marschall schlägt zu“ dauert von Spielzug 5 bis Spielzug 26.
winter-rule-20-22 = Die Alliierten stellen nur Plänkler auf, und keine französische Einheit überschreitet die Nordwestlinie.
winter-rule-20-23 = Jede Einheit trifft ab ihrem Spielzug ein, und manche Kosaken werden auf die Karte gejagt.
winter-rule-20-24 = Russische Befehlshaber brauchen Befehle, bevor ihre Truppen ziehen können.
winter-rule-20-25 = Dörfer, die Höhe, Verluste und abgezogene Einheiten entscheiden die Schlacht „Der Eiserne Marschall schlägt zu“.
winter-rule-20-31 = Die große Schlacht endet mit Spielzug 59 oder wenn eine Armee gebrochen oder abgeschnitten ist.
winter-rule-20-32 = Jede Armee und jedes Korps beginnt die Schlacht mit eigenen Moralpunkten.
winter-rule-20-33 = Preußen auf dem Marsch zur Schlacht dürfen weder umkehren noch trödeln.
winter-rule-20-34 = Am Morgen können manche Truppen noch nicht handeln: Mit der Option schweigen die russischen Geschütze zunächst.
winter-rule-20-35 = Verluste und fliehende Einheiten senken die Moral; Infanterie eines demoralisierten Korps kann nicht angreifen und nicht nahe an feindliche Musketen ziehen.
winter-rule-20-36 = Eine geschlagene alliierte Armee darf sich zurückziehen: Sie gewinnt dann, indem sie mit einer Nachhut das Feld verlässt.
winter-rule-20-38 = Mit den Optionen kommt ein Korps später, geschlossen oder weiter östlich.
winter-rule-20-44 = Mit der Option können beide Seiten bei Nacht Waffenruhe vereinbaren.
winter-rule-97-1 = Die Optionen einer Partie werden vor der Schlacht gewählt.
winter-rule-98 = Jede Entscheidung hat ihre eigene Liste von Antworten.
winter-rule-98-1 = Eine Ablehnung nennt die Regel, die der Befehl bricht.
winter-rule-r6 = Dauerbefehle entscheiden, ob Einheiten auf ziehende Feinde feuern.
winter-rule-r18 = Vor der Schlacht verlorene Geschütze verteilen sich auf die zwei Hälften einer Batterie.
winter-rule-r19 = Eine eintreffende Einheit kommt zuunterst in den Stapel.
winter-rule-r23 = Eine Seite, die passt, feuert in dieser Runde nicht mehr.
winter-rule-r25 = Eine Einheit kann einmal je Spielzug versuchen, eine Attacke anzusagen.
winter-rule-r27 = Das Programm führt Rückzüge aus.
winter-rule-r31 = Die Würfel für das Beweglichwerden fallen von selbst.
winter-rule-r33 = Kosaken sammeln sich ohne Verlust.
winter-rule-r35 = Mit der Option können Anführer sich Einheiten unterstellen und sie entlassen.
winter-rule-r36 = Fällt ein Anführer, ist es der rangniedrigste des Feldes.
winter-rule-r37 = Eine Gruppe, die einmal ziehen darf, darf es weiterhin.
winter-rule-r38 = Das Ende des Plättchenziehens wird nach jeder Phase geprüft.
winter-rule-r39 = Eine Einheit, die über die Abzugslinie geht, ist abgezogen.
winter-rule-r44 = Ein Stand von -3 beendet die Schlacht sofort als großer französischer Sieg.
winter-rule-r46 = Eine Einheit ohne Stärkepunkte ist vernichtet.
winter-rule-r50 = Ein Nachrücken nach einem Nahkampf geht ein Feld weit.
winter-rule-r63 = Anführer können für sich ziehen und ziehen kein Feuer auf sich.
winter-rule-r64 = Verlorene Stärkepunkte zählen für den Sieg; Geschütze und abgezogene Einheiten nicht.
winter-rule-r66 = Eine Einheit, die ein Feld betritt, nimmt es in Besitz, auch wenn sie es wieder verlässt.
winter-rule-r72 = Fliehende Kosaken können eintreffen, vom Kartenrand hereingejagt.
winter-rule-r77 = Eine Einheit, die an unmöglicher Stelle aufgehalten wird, geht auf ihrem Weg zurück.
winter-rule-r79 = Das Verlassen der Karte kostet einen Bewegungspunkt, aus einem Ausgangsfeld.
winter-rule-r82 = Ein Anführer, den du nicht einsetzt, geht von selbst zu einer Einheit.
winter-rule-r87 = Einheiten, die sich in einem Feld erholen, nehmen die Front der obersten an.

## Die Karten der ersten Partie

winter-card-the-road-at-gr-nh-fchen = Die Straße bei Grünhöfchen
    .act = Du führst die russische Nachhut, in Grün. Die zwei leuchtenden Felder entscheiden die Schlacht: der Weiler und die Straße auf der Höhe dahinter. Die Franzosen kommen von Süden. Karte verschieben, Mausrad drehen, dann weiter.
    .why = Jetzt gehören dir beide Felder. Nach sechs Spielzügen zählt jedes eins für die Seite, deren Truppen zuletzt darin waren. Die Summe heißt Stand: Über 0 gewinnst du, unter 0 die Franzosen.
winter-card-what-a-counter-says = Was ein Spielstein sagt
    .act = Auf einen Spielstein zeigen und die Tafel lesen. Im Bild ist ein Balken eine Linie, ein Block eine Kolonne und ein loser Haufen lockere Ordnung, wie zwischen Häusern. Der goldene Pfeil zeigt zur Front. Dann weiter.
    .why = Die linke Zahl ist die Stärke, die rechte der Wert. Für einen Test würfelt das Programm 0 bis 9; die Einheit besteht, wenn der Würfel nicht über ihrem Wert liegt. 6g 2 ist eine Batterie: sechs Geschütze und 2 Punkte Bedienung.
winter-card-leaders = Anführer
    .act = Ein Stern ist ein Anführer. Stehen Truppen in seinem Feld, ist er ein kleines Abzeichen an ihrem Rand: Der erste Klick nimmt die Einheit, der zweite ihn. Dann weiter.
    .why = Seine linke Zahl ist sein Radius: Eigene Einheiten in dieser Nähe sind unter Führung. Eine Einheit ohne Führung trägt ein Kreuz und kann nur näher zu ihm ziehen. Seine rechte Zahl hilft den Tests der Einheiten in seinem Feld.
winter-card-your-first-answer = Deine erste Antwort
    .act = Deine Einheiten stehen gut: nichts ändern und „So aufstellen“ drücken.
    .why = Hier ließen sich auch Einheiten drehen, Formationen wechseln oder Plänkler entsenden: ein paar leichte Infanteristen, die ein Bataillon vor sich her schickt.
winter-card-command-comes-first = Zuerst die Befehle
    .act = Noch ist kein Befehl nötig. „Befehle beenden“ drücken; auf Rückfrage noch einmal.
    .why = Ein Spielzug beginnt mit deinen Befehlen. Ein Anführer ist stehend und zieht höchstens 3 Felder, oder beweglich und reitet viel weiter. Kavallerie kann hier eine Attacke vorbereiten und sie später im Spielzug reiten.
winter-card-an-enemy-in-your-sights = Ein Feind im Visier
    .act = Ein Feind zieht vor deinen Truppen vorbei. Die Einheiten anklicken, die feuern sollen, und „Feuern“ drücken, oder „Nicht feuern“.
    .why = Ein Feind, der einen Stärkepunkt verliert, bleibt stehen. In jedem Feld, das er betritt, können höchstens drei deiner Einheiten auf ihn feuern.
winter-card-your-cavalry-sees-a-chance = Deine Kavallerie sieht eine Gelegenheit
    .act = Ein Feind ist nahe bei deiner Kavallerie. „Attacke“ drücken, um ihn anzugreifen, oder „Vorbeilassen“.
    .why = Die Tafel sagt, wie wahrscheinlich die Einheit ihren Test besteht und attackiert. Nach einer Attacke ist sie erschöpft und trägt ein E: Sie ist lange langsam und kann nicht wieder attackieren.
winter-card-a-unit-has-lost-its-order = Eine Einheit hat ihre Ordnung verloren
    .act = Deine leuchtenden Einheiten sind in Unordnung, mit rotem D, oder auf der Flucht und laufen im Bild. Sie vom Feind fernhalten. Dann weiter.
    .why = Eine Einheit in Unordnung kämpft schlecht; eine auf der Flucht kann nur laufen. In deiner Sammelphase würfelt das Programm für sie. Ein Anführer in ihrem Feld hilft, Abstand vom Feind auch.
winter-card-no-attack-this-turn = In diesem Spielzug kein Angriff
    .act = Ein Nahkampf ist ein Angriff mit dem Bajonett oder zu Pferd. Dafür ist jetzt kein Feind nahe genug. „Nahkampf beenden“ drücken.
    .why = In jedem Spielzug marschieren die Franzosen, und dann kannst du angreifen. Später marschierst du, und dann können sie angreifen. Ein Marsch, der neben einer feindlichen Linie endet, ist darum gefährlich: Gleich danach greifen sie an.
winter-card-read-the-odds-before-you-attack = Erst die Chancen, dann der Angriff
    .act = Die erste Zeile der Tafel sagt, wie der Angriff enden kann und wie wahrscheinlich jedes Ende ist. Bei guten Chancen den blauen Knopf drücken, sonst Esc.
    .why = Darunter stehen die Schritte dorthin. Der Verteidiger feuert zuerst, dann machen Angreifer und Verteidiger ihren Moraltest, und erst dann entscheidet ein Würfel den Kampf.
winter-card-with-the-bayonet = Mit dem Bajonett?
    .act = Deine Nahkampfphase: Du kannst angreifen. Ein eigenes leuchtendes Feld anklicken, dann den Feind daneben. Du musst nicht: „Nahkampf beenden“ ist auch eine gute Antwort.
    .why = Feinde in Unordnung angreifen, oder von der Seite. Die zwei Feldseiten am Pfeil einer Einheit sind ihre Front, die zwei dahinter ihr Rücken, und je eine an der Seite ist eine Flanke. Eine feste Front den Geschützen überlassen.
winter-card-fire-at-them = Auf sie feuern
    .act = Die erste Zeile der Tafel sagt, was der Schuss bewirken kann. „Feuern“ drücken, wenn er sich lohnt.
    .why = Die Summe ist ein Würfel von 0 bis 9 und die Zahlen darunter. Ab 8 macht das Ziel einen Moraltest, ab 10 verliert es auch Stärke. Je näher und offener das Ziel, desto besser.
winter-card-now-both-sides-fire = Jetzt feuern beide Seiten
    .act = Eine eigene leuchtende Einheit anklicken, dann ein leuchtendes feindliches Feld. Lohnt sich kein Schuss, „Feuer einstellen“ drücken.
    .why = Die Seiten wechseln sich ab, je eine Einheit: erst Plänkler, dann Bataillone, dann Batterien. Eine Seite, die ihr Feuer einstellt, wartet auf die nächste Art.
winter-card-who-is-winning = Wer gewinnt?
    .act = Um die leuchtenden Felder geht der Kampf: der Weiler, die Straße auf der Höhe und Yermolovs Geschütze. Die Tafel zeigt die Verluste jeder Seite. Beides ansehen, dann weiter.
    .why = Der Stand oben wird gezählt, als wäre jetzt Schluss. Die zwei Felder zählen je eins. Eine Seite mit 6 Stärkepunkten mehr Verlust verliert eins. Jede von Yermolovs zwei Batterien, die auf der Straße im Norden abgezogen ist, bringt dir eins.
winter-card-face-where-you-want-to-fight-then-go = Front wählen, dann los
    .act = Einen Pfeil um das letzte Feld anklicken, um dorthin zu drehen, oder ein Wort in der Tafel, um die Formation zu wechseln. Dann den blauen Knopf drücken oder das Feld noch einmal anklicken.
    .why = Jede Drehung und jeder Wechsel kostet Bewegungspunkte; die Tafel sagt, wie viele bleiben. Eine Einheit feuert und greift nur vor ihrer Front an, an den zwei Feldseiten bei ihrem Pfeil.
winter-card-where-to = Wohin?
    .act = Ein leuchtendes Feld anklicken. Das Programm findet den Weg mit den nötigen Drehungen. In ein Feld mit Balken können feindliche Musketen feuern.
    .why = Die Zahl in einem Feld sind die Bewegungspunkte, die der Einheit dort bleiben. Schnee ist langsam. Am schnellsten ist eine Kolonne, vor allem auf einer Straße; eine Linie ist langsam, aber alle ihre Leute können feuern.
winter-card-why-is-it-not-lit = Warum leuchtet es nicht?
    .act = Eine Einheit, die nicht leuchtet, ist schon gezogen oder auf der Flucht. Eine Einheit mit Kreuz ist ohne Führung: Sie kann nur näher an einen eigenen Anführer ziehen. Dann weiter.
    .why = Eine Einheit oder ein Feld, das nicht leuchtet, einfach anklicken: Das Programm sagt, warum es nicht zur Wahl steht.
winter-card-your-march = Dein Marsch
    .act = Jetzt ziehst du. 1/24 Jaeger im Weiler lassen: Das ist leichte Infanterie, und die Häuser decken sie. Eines der leuchtenden Bataillone anklicken, oder „Bewegung beenden“ drücken, wenn alle Einheiten gut stehen.
    .why = In jedem Spielzug marschieren die Franzosen zuerst, und du antwortest. Nach deinem Marsch können sie angreifen, mit dem Bajonett oder zu Pferd.
winter-card-finish-your-march = Den Marsch beenden
    .act = Die anderen Einheiten anklicken, die ziehen sollen. Dann „Bewegung beenden“ drücken; sind Einheiten nicht gezogen, fragt das Programm nach.
    .why = „Rückgängig“ nimmt den letzten Marsch zurück, bis ein Würfel fällt. Danach können die Franzosen deine benachbarten Einheiten angreifen. Dann beginnt ein neuer Spielzug mit deinen Befehlen.
winter-card-the-charge-goes-on = Die Attacke geht weiter
    .act = Das nächste Feld der Attacke anklicken oder „Hier anhalten“ drücken.
    .why = Eine Attacke geht sechs Felder weit und trifft höchstens drei Feinde. Danach ist die Einheit erschöpft. Hält sie vor dem nächsten Kampf an, kann sie ihn nicht verlieren.
winter-card-time-to-go = Zeit zu gehen?
    .act = Ab jetzt ist in einer Befehlsphase „Abzug ansagen“ möglich. Dann können deine Einheiten die Karte aus den leuchtenden Feldern der Straße im Norden verlassen. Die Straße ansehen, dann weiter.
    .why = Jede von Yermolovs zwei Batterien, die entkommt, zählt eins für dich. Markov und Pahlen werden beweglich. Aber abgezogene Truppen halten kein Feld.
winter-card-the-french-march = Die Franzosen marschieren
    .act = Zusehen, wie sie kommen. Das Programm fragt, wenn du etwas tun kannst.
    .why = Deine Einheiten feuern von selbst auf einen Feind, der nahe vor ihrer Front zieht. Der Verlauf rechts nennt jeden Wurf; ein Klick auf eine Zeile zeigt den Ort.
winter-card-your-command-phase = Deine Befehlsphase
    .act = „Befehle beenden“ drücken, oder erst einen leuchtenden Anführer oder Kavallerie anklicken.
    .why = Eine Attacke nur ansagen, wenn ein Feind in Reichweite in Unordnung ist oder keine anderen Truppen bei sich hat.
winter-card-your-movement = Deine Bewegung
    .act = Eine Einheit anklicken, dann ein leuchtendes Feld, dann das Feld noch einmal. N führt zur nächsten Einheit. „Bewegung beenden“ schließt ab.
    .why = Bei jeder Einheit prüfen, welche Feinde vor ihrer Front stehen und welche sie vor der ihren haben.
winter-card-your-shock-phase = Deine Nahkampfphase
    .act = Ein eigenes leuchtendes Feld und einen Feind daneben anklicken, oder „Nahkampf beenden“ drücken.
    .why = Gute Ziele sind in Unordnung, allein oder von der Seite oder von hinten angegriffen.
winter-card-fire-by-turns = Abwechselnd feuern
    .act = Eine leuchtende Einheit und dann ein leuchtendes feindliches Feld anklicken, oder „Feuer einstellen“ drücken.
    .why = Geschütze wirken bis vier Felder am stärksten. Auf die Einheit feuern, die dich als nächste angreifen kann.
winter-card-the-battle-is-over = Die Schlacht ist zu Ende
    .act = Das war eine ganze Schlacht. Die Tafel sagt, wie sie ausging; unter „Aufzeichnungen“ lässt sie sich noch einmal ansehen.
    .why = Als Nächstes kommt „Bennigsen stellt sich“: dieselben Regeln in weitem Gelände, mit einer Armee, die in Sicherheit zu bringen ist.
winter-card-your-decision = Deine Entscheidung
    .act = Die blaue Zeile in der Tafel sagt, was du entscheiden musst. Die Möglichkeiten stehen darunter.
    .why = Die Schlacht geht weiter, sobald du gewählt hast.
winter-card-one-moment = Einen Augenblick
    .act = Die Franzosen ziehen, oder das Programm würfelt.
    .why = Inzwischen die Karte ansehen und den Verlauf lesen.

winter-phase-interphase = Zwischenphase
winter-phase-command = Befehle
winter-phase-rally = Sammeln
winter-phase-movement = Bewegung
winter-phase-shock = Nahkampf
winter-phase-reciprocal-fire = wechselseitiges Feuer
winter-phase-end-of-turn = Ende des Spielzugs
winter-phase-sealed-draws = Versiegelte Ziehungen

## Wahlregeln: der Name, ihr Gegenstand in den Einstellungen der Partie (about), die Einstellung mit ihr (on) und ohne sie (off)

winter-option-ask-reactions = Vor Gelegenheitsfeuer fragen [4.4]
    .hint = Vor jedem Gelegenheitsschuss wird der Besitzer gefragt, anstelle der Dauerbefehle
    .about = Gelegenheitsfeuer
    .on = Vor Gelegenheitsfeuer wird jeder Spieler gefragt [4.4].
    .off = Gelegenheitsfeuer folgt den Dauerbefehlen [4.4].
winter-option-guard = Die Garde trifft ein [97.1]
    .hint = Die Kaisergarde trifft in Spielzug 47 ein
    .about = Die Garde
    .on = Die Garde trifft in Spielzug 47 ein [97.1].
    .off = Die Garde trifft nicht ein.
winter-option-weather = Schnee und Wind [18.2]
    .hint = In manchen Spielzügen kann Schneefall einsetzen; er verkürzt Sicht, Märsche und Feuer
    .about = Wetter
    .on = Es kann schneien [18.2].
    .off = Es schneit nicht.
winter-option-ammunition = Munition [7.7]
    .hint = Eine Batterie kann in acht Phasen feuern
    .about = Munition
    .on = Batterien haben Munition für acht Phasen [7.7].
    .off = Die Munition geht nicht aus.
winter-option-fatigue = Brigaden ermüden (15)
    .hint = Jede Stunde mit Bewegung, Kampf oder Angriffsbefehl ermüdet eine Brigade
    .about = Ermüdung
    .on = Brigaden ermüden von Stunde zu Stunde (15).
    .off = Brigaden sind so müde, wie es die Schlacht angibt (15).
winter-option-spirit = Moral von Armeen und Korps (14)
    .hint = Verluste und fliehende Einheiten zermürben eine Armee oder ein Korps bis zur Demoralisierung
    .about = Armeen und Korps
    .on = Armeen und Korps können demoralisiert werden (14).
    .off = Die Moral von Armeen und Korps wird nicht geführt.
winter-option-leader-loss = Anführer kehren auf Befehl zurück [19.84]
    .hint = Der Nachfolger eines gefallenen Anführers wartet neben der Karte, bis ihn ein Befehl erreicht
    .about = Gefallene Anführer
    .on = Gefallene Anführer kehren auf Befehl zurück [19.84].
    .off = Gefallene Anführer kehren nach einer Frist zurück [19.8].
winter-option-early-end = Die Schlacht kann früher enden [20.31]
    .hint = Die Schlacht endet nach einem Spielzug, wenn eine Seite keine Einheiten mehr hat oder jedes französische Korps demoralisiert ist
    .about = Das Ende
    .on = Die Schlacht endet, wenn eine Seite keine Einheiten mehr hat [20.31].
    .off = Die Schlacht dauert bis zum letzten Spielzug.
winter-option-delayed = Das III. Korps kommt geschlossen [20.38]
    .hint = Keine seiner Einheiten trifft vor Spielzug 10 ein, danach auf jeder seiner Straßen
    .about = III. Korps
    .on = Das III. Korps kommt ab Spielzug 10 auf jeder seiner Straßen [20.38].
    .off = Das III. Korps kommt nach Zeitplan.
winter-option-grand-charge = Die große Attacke [19.7]
    .hint = Einmal können die Franzosen eine Attacke ihrer schweren Kavallerie in drei Wellen ansagen
    .about = Die große Attacke
    .on = Die Franzosen können eine große Attacke ansagen [19.7].
    .off = Es gibt keine große Attacke.
winter-option-ceasefire = Waffenruhe bei Nacht [20.44]
    .hint = Zu Beginn jedes Nachtspielzugs werden beide Seiten gefragt, ob sie einer Waffenruhe zustimmen
    .about = Die Nacht
    .on = Bei Nacht kann Waffenruhe vereinbart werden [20.44].
    .off = Die Schlacht geht in der Nacht weiter.
winter-option-shifted = Das III. Korps marschiert weiter östlich [20.38]
    .hint = Zwei oder drei Spielzüge später, auf den Straßen im Osten; die Schlacht beginnt mit Spielzug 7
    .about = III. Korps
    .on = Das III. Korps kommt später und weiter östlich, und die Schlacht beginnt mit Spielzug 7 [20.38].
    .off = Das III. Korps kommt auf seinen eigenen Straßen.
winter-option-silent-guns = Russische Geschütze schweigen zunächst [20.34]
    .hint = Sie ziehen und feuern nicht vor Spielzug 10, reitende Batterien nicht vor Spielzug 6
    .about = Russische Geschütze
    .on = Russische Geschütze ziehen und feuern nicht vor Spielzug 10, reitende Batterien nicht vor Spielzug 6 [20.34].
    .off = Russische Geschütze feuern vom ersten Spielzug an.
winter-option-attaching = Detachementsführer übernehmen Truppen [19.51]
    .hint = In der Befehlsphase unterstellen sie sich Regimenter, Brigaden und Batterien oder geben sie frei
    .about = Detachements
    .on = Detachementsführer unterstellen sich Truppen und geben sie frei [19.51].
    .off = Detachements behalten die Truppen, mit denen sie beginnen (R35).

## Werte, die eine Wiedergabe zeichnet und ein Bericht zählt: der Titel, der Name auf einem Knopf (short), die Bedeutung (meaning), der Kopf einer Spalte (column)

winter-figure-level = Siegstand
    .short = Stand
    .meaning = Über 0 gewinnen die Alliierten, unter 0 die Franzosen; für jede Seite aus ihrer Sicht gezeichnet.
    .column = Stand
winter-figure-lost = Verlorene Stärke
    .short = Verluste
    .meaning = Punkte von Bataillonen, Kavallerie und Bedienungen und von gefallenen Anführern.
    .column = Verluste
winter-figure-broken = Einheiten in Unordnung oder auf der Flucht
    .short = Unord.
    .meaning = Einheiten auf der Karte, die nicht in guter Ordnung sind.
    .column = Unordnung

## Ergebnisse von Kämpfen nach ihren englischen Wörtern, und was eine Tabelle dafür sagt (short)

winter-came-no-effect = ohne Wirkung
winter-came-a-morale-check = ein Moraltest
winter-came-a-point = ein Punkt
winter-came-two-points = zwei Punkte
winter-came-three-points = drei Punkte
winter-came-passes = bestanden
winter-came-disordered = Unordnung
winter-came-disordered-its-square-lost = Unordnung, Karree gesprengt
winter-came-retreats-disordered = Rückzug in Unordnung
winter-came-routs = Flucht
winter-came-attacker-routs = Angreifer flieht
winter-came-attacker-retreats = Angreifer zieht sich zurück
winter-came-attacker-disordered = Angreifer in Unordnung
winter-came-defender-routs = Verteidiger flieht
winter-came-defender-retreats = Verteidiger zieht sich zurück
winter-came-both-hold = beide halten stand

## Titel der Tabellen nach ihren englischen Titeln

winter-tab-fire = Feuer
winter-tab-shock = Nahkampf
winter-tab-movement = Bewegung
winter-tab-forces = Truppen
winter-tab-worries = Sorgen
winter-tab-staff = Stab
winter-tab-orders = Befehle
winter-tab-commitment = Brigaden
winter-tab-morale = Moral
winter-tab-hour = Die Stunde

## Was man über das Brett legt und wieder wegnimmt

winter-layer-zones = Kontrollzonen
winter-layer-command = Führung
winter-layer-sight = Sichtlinie
winter-layer-staff-waiting = Noch nicht gehandelt
winter-layer-staff-out = Ohne Führung
winter-layer-staff-orders = Mit Befehl
winter-layer-staff-broken = In Unordnung oder auf der Flucht
winter-layer-staff-tired = Ermüdet
winter-layer-staff-rounds = Wenig Munition
winter-layer-staff-idle = Nicht eingesetzt

## The staff of the whole field: lists of units, displays of orders, brigades and morale, the hour

winter-staff-in-command = { $commanded } von { $units } Einheiten sind unter Führung.
# The units that a list holds, with their number: "Out of command, 12:".
winter-staff =
    { $filter ->
        [waiting] Noch nicht gehandelt, { $count }:
        [out] Ohne Führung, { $count }:
        [orders] Anführer mit Befehl, { $count }:
        [broken] In Unordnung oder auf der Flucht, { $count }:
        [tired] Ermüdet, { $count }:
        [rounds] Batterien mit höchstens zwei Schuss, { $count }:
       *[idle] Einheiten von Brigaden, die nicht eingesetzt sind, { $count }:
    }
winter-staff-points = Befehlspunkte: { $points }.
winter-staff-head =
    { $head ->
        [leader] Anführer
        [state] Zustand
        [order] Befehl
        [brigade] Brigade
        [committed] Eingesetzt
       *[fatigue] Ermüdung
    }
winter-staff-state =
    { $state ->
        [to-come] kommt noch
        [display] auf der Tafel
        [inactive] inaktiv
        [standing] stehend
        [mobile] beweglich
       *[lost] verloren
    }
# $delay is 0 once the order is received.
winter-staff-order =
    { $order ->
        [activate] { $delay ->
            [0] Aktiv werden, erhalten
           *[other] Aktiv werden, Verzug { $delay }
        }
        [mobile] { $delay ->
            [0] Beweglich werden, erhalten
           *[other] Beweglich werden, Verzug { $delay }
        }
        [attack] { $delay ->
            [0] Angriffsbefehl, erhalten
           *[other] Angriffsbefehl, Verzug { $delay }
        }
        [stop] { $delay ->
            [0] Angriffsbefehl beenden, erhalten
           *[other] Angriffsbefehl beenden, Verzug { $delay }
        }
       *[free] { $delay ->
            [0] Freier Befehl, erhalten
           *[other] Freier Befehl, Verzug { $delay }
        }
    }
winter-staff-attacks = Angriffsbefehl, Verstöße { $violations }
winter-staff-committed =
    { $state ->
        [yes] ja
        [rests] ruht ab der Stunde
       *[no] nein
    }
winter-staff-fatigue =
    { $level ->
        [0] { $points }
       *[other] { $points }, Wert -{ $level }
    }
winter-staff-fatigue-note = Jede Stunde bekommt eine eingesetzte Brigade einen Punkt Ermüdung; eine nicht eingesetzte verliert einen.
winter-staff-not-set = { $body }: Die Moral wird festgelegt, wenn die erste Einheit eintrifft.
winter-staff-demoralised = Demoralisiert: { $bodies }.
winter-staff-morale-note = Die Marke ist die Moral am Anfang. Bei 0 ist ein Verband demoralisiert; am linken Ende löst er sich auf.
winter-hour-none = Noch ist keine Stunde vergangen.
winter-hour-of = Die Stunde des Spielzugs { $turn }
winter-hour-quiet = Nichts hat sich geändert.
winter-hour-points = Befehlspunkte jetzt, { $side }
## Schlachten: Titel, Einführung und Geschichte

winter-scenario-winter-training = Die Straße bei Grünhöfchen
    .summary =
        7. Februar 1807, Viertel vor fünf am Nachmittag. Bagrations Nachhut hält die Straße von Landsberg bei einem Weiler im Schnee; dahinter stehen zwei halbe reitende Batterien auf der Höhe. Die ersten französischen Bataillone treten aus dem Engpass.

        Vierzehn Einheiten und sieben Anführer, sechs Spielzüge zu einer Viertelstunde, Dämmerung und dann Abend. Bataillone marschieren in Kolonne und feuern in Linie, Kavallerie attackiert, Geschütze protzen ab: Alles aus den großen Schlachten kommt hier einmal vor.

winter-scenario-winter-20-1 = Bennigsen stellt sich
    .summary =
        7. Februar 1807, Viertel nach eins. Bagration muss die Franzosen auf der Hochfläche vor Eylau aufhalten, bis die schweren Geschütze, die auf einer anderen Straße kommen, durch die Stadt sind; dann darf er abziehen oder versuchen, die Häuser bis in die Nacht zu halten.

        Dreißig Spielzüge auf einer Karte mit 1575 Feldern, rund hundertfünfzig Bataillone, Regimenter und Batterien. In jedem Spielzug zieht der russische Spieler verdeckt aus einem Becher, wie viele der Geschütze durchgekommen sind. Eine Schlacht für Wochen.
    .history = Damals siegte keine Seite: Napoleon behielt den Schnee, auf dem er stand, Bennigsen zog in der Nacht ab, und jeder hatte ein Drittel seiner Männer verloren.

winter-scenario-winter-20-2 = Der Eiserne Marschall schlägt zu
    .summary =
        8. Februar 1807, sieben Uhr morgens. Kosaken jagen auf der Bartensteiner Straße aus dem Wald, und hinter ihnen kommt Davouts Korps. Ostermans Flügel steht im Schnee, den Rücken zu ihm, und wartet auf Befehle.

        Zweiundzwanzig Spielzüge. Die Franzosen müssen Serpallen, Klein Sausgarten und den Kreegeberg nehmen, jedes zu seiner Zeit; die Russen müssen Brigade um Brigade erwachen, mit Befehlen, die vielleicht spät kommen.
    .history = Davout traf den linken Flügel der Russen und hätte ihn beinahe aufgerollt, bis Lestocqs Preußen kamen und Kutschitten zurückeroberten.
winter-scenario-winter-20-3 = Ein Wintersieg
    .summary =
        8. Februar 1807, Tagesanbruch. Bennigsens Armee steht in drei Flügeln im Schnee vor Eylau, hinter drei großen Batterien; Napoleon hat erst die Hälfte der seinen. Davout kommt von Süden, und im Norden laufen L’Estocqs Preußen und Ney um die Wette zum Schlachtfeld.

        Fünfundfünfzig Spielzüge auf den vier Blättern als einem Feld: Befehle, die Punkte kosten und spät ankommen, Korps mit eigener Moral, Schnee, die große Attacke, und die Nacht.
    .history = Augereaus Korps wurde im Schneesturm zusammengeschossen, Murats Attacke rettete die Mitte, und Davout umging den linken Flügel, bis Lestocq kam. Bennigsen zog in der Nacht ab.
winter-scenario-winter-augereau = Augereaus Angriff im Schnee
    .summary =
        Der Kirchhügel von Eylau, zehn Uhr morgens. Augereaus zwei Divisionen gehen vor, den Schnee im Gesicht, St-Hilaire rechts von ihnen, und am Ende des Hangs warten siebzig russische Geschütze. Dahinter sitzt Murat zu Pferd.

        Zwölf Spielzüge: der Angriff, der Sturm, und die große Attacke, wenn die Franzosen sie wollen.
    .history = Im Sturm verloren Augereaus Kolonnen den Weg und wurden in zwanzig Minuten zusammengeschossen; dann ritten achtzig Schwadronen durch die russische Linie und zurück.
winter-scenario-winter-davout = Davout an der Flanke
    .summary =
        Mittag am linken Flügel der Russen. Augereaus Korps ist dahin, Murats Pferde sind am Ende, und nun kommen Davouts drei Divisionen von Serpallen und Klein Sausgarten über die Höhen. Osterman biegt seine Linie zurück und sieht nach der Reserve, und nach der Straße von Schmoditten.

        Sechzehn Spielzüge. Die Franzosen müssen den linken Flügel aufrollen, ehe L’Estocq da ist.
    .history = Davout bog den russischen linken Flügel im rechten Winkel zurück und kam bis Auklappen und Kutschitten, ehe ihn jemand aufhielt.
winter-scenario-winter-dusk = L’Estocq und Ney in der Dämmerung
    .summary =
        Drei Uhr nachmittags. Davouts Leute stehen vor Auklappen und Kutschitten, der russische linke Flügel ist wie ein Haken zurückgebogen, und auf der Straße von Schmoditten formieren sich L’Estocqs Preußen, das Regiment Wyborg mitten unter ihnen. Dahinter, irgendwo im Schnee, kommt Ney.

        Sechzehn Spielzüge, bis zum Ende des Abends.
    .history = Lestocq nahm Kutschitten zurück und hielt Davout auf, als es dunkel wurde; Ney kam, als alles vorbei war außer der Nacht.

## Wie sicher ihre Karten sind

winter-sureness-winter = Die gedruckten Karten und Aufstellungskarten lagen uns nicht vor. Das Raster folgt aus den Feldern, die das Spielheft nennt; das Gelände ist unsere Rekonstruktion, 106 m je Feld.
    .sure =
        Das Raster und seine Nummern, die Abzugslinie, Reihen und Linien, die Befehle begrenzen, die Spielzüge und ihr Ablauf.
        Namen der Anführer und der meisten Einheiten, wann und wo Korps kommen, wodurch die Schlachten gewonnen werden.
    .fair =
        Der Verlauf der Hauptstraßen, Städte, Dörfer, Seen und Höhen und die Größe der Stadt Eylau.
        Formationen, Moral, Führung durch Anführer, Kosaken, der Becher und die Befehle.
    .guessed =
        Umrisse von Wäldern und Höhen, die Ziellinien, die meisten Aufstellungsfelder, Stärken und Werte.
        Die Zahlen für Feuer, Nahkampf und Bewegung: Die Grundregeln lagen nicht vor, also sind es unsere eigenen.

## Texte der Dateien: Armeen, Korps und Flügel nach ihren englischen Namen

winter-body-russian-army = Russische Armee
winter-body-iii-corps = III. Korps
winter-body-iv-corps = IV. Korps
winter-body-vii-corps = VII. Korps
winter-body-cavalry-reserve = Kavalleriereserve
winter-body-imperial-guard = Kaisergarde
winter-body-main-army = Hauptarmee
winter-body-left-wing = linker Flügel
winter-body-rear-guard = Nachhut
winter-body-rear-guard-left = linke Nachhut
winter-body-res-cav-left = linke Reservekavallerie
winter-body-drunken = Betrunkene
winter-body-de-tolly = de Tolly
winter-body-prussian-corps = preußisches Korps
winter-body-vi-corps = VI. Korps
winter-body-grand-battery = Große Batterie
winter-body-prussian-column = preußische Kolonne
winter-body-rear-guard-right = rechte Nachhut
winter-body-res-cav-right = rechte Reservekavallerie
winter-body-right-wing = rechter Flügel
winter-body-centre = Zentrum
winter-body-cossacks = Kosaken
winter-body-reserve = Reserve
