# Meldungen von The Art of War. Siehe docs/TRANSLATING.md.

## Begriffe und Namen

art-of-war-army =
    { $nation ->
        [french] französische Armee
        [russian] russische Armee
        [austrian] österreichische Armee
        [prussian] preußische Armee
       *[other] Armee { $name }
    }
    .of =
        { $nation ->
            [french] französischen Armee
            [russian] russischen Armee
            [austrian] österreichischen Armee
            [prussian] preußischen Armee
           *[other] Armee { $name }
        }
    .morale =
        { $nation ->
            [french] Moral der französischen Armee
            [russian] Moral der russischen Armee
            [austrian] Moral der österreichischen Armee
            [prussian] Moral der preußischen Armee
           *[other] Moral der Armee { $name }
        }
    .name =
        { $nation ->
            [french] Franzosen
            [russian] Russen
            [austrian] Österreicher
            [prussian] Preußen
           *[other] { $name }
        }
art-of-war-meaning =
    { $result ->
        [Ae] Angreifer eliminiert
        [Ar] Angreifer zieht sich zurück
        [Ee] beidseitige Verluste
        [Dr] Verteidiger zieht sich zurück
       *[De] Verteidiger eliminiert
    }
art-of-war-doubling =
    { $cause ->
        [fort] Fort
        [slope] Hang
        [stream] Bach
        [gully] Schlucht
        [river] Fluss
       *[town] Stadt
    }
art-of-war-clauses = { $parts }

## Fragen

art-of-war-ask-move = { $side }: Einheiten ziehen oder die Bewegungsphase beenden.
art-of-war-ask-fresh = { $side }: frische Kräfte für diese Kampfphase ansagen oder keine.
art-of-war-ask-attack = { $side }: einen Angriff ansagen oder die Kampfphase beenden.
art-of-war-ask-losses = { $side }: Angreifer als Verlust wählen, mit zusammen mindestens { $due } Stärkepunkten.
art-of-war-ask-retreat = { $side }: { $units } um ein Feld zurückziehen.
art-of-war-ask-displace = { $side }: Feld wählen, in das { $units } verdrängt wird.
art-of-war-ask-spirit = { $side }: Moral über dem Anfangswert ausgeben, um Reserven freizugeben, oder „Keine freigeben“ drücken.
art-of-war-ask-reserve = { $side }: Die { $army } hat eine Einheit verloren. Eine Reserve freigeben oder „Keine freigeben“ drücken.
art-of-war-ask-fight-on = { $side }: Der Tag ist zu Ende. „Weiterkämpfen“ oder „Schlacht abbrechen“ drücken.
art-of-war-ask-reorganise = { $side }: { $units } zurück auf die Karte stellen.
art-of-war-ask-advance = { $side }: mit einer Einheit in ein vom Feind geräumtes Feld nachrücken oder „Halten“ drücken.
art-of-war-ask-step-back = { $side }: { $unit } um ein Feld zurücknehmen oder „Bleiben“ drücken.
art-of-war-ask-change = Eine Einheit anklicken, dann ihr neues Feld; oder ein Ziel anklicken, um seinen Besitzer zu ändern.

## Knöpfe und Auswahl

art-of-war-unmoved =
    { $count ->
        [one] { $count } Einheit ist nicht gezogen.
       *[other] { $count } Einheiten sind nicht gezogen.
    }
art-of-war-unmoved-doubt =
    { $count ->
        [one] { $count } Einheit ist nicht gezogen. Noch einmal drücken, um die Bewegung zu beenden.
       *[other] { $count } Einheiten sind nicht gezogen. Noch einmal drücken, um die Bewegung zu beenden.
    }
art-of-war-end-movement = Bewegung beenden
art-of-war-end-combat = Kampf beenden
art-of-war-undone-attacks =
    { $count ->
        [one] { $count } Einheit kann noch angreifen
       *[other] { $count } Einheiten können noch angreifen
    }
art-of-war-again-combat = Noch einmal drücken, um den Kampf zu beenden.
art-of-war-attack-planned-doubt = Ein Angriff ist geplant, aber nicht angesagt. Noch einmal drücken, um den Kampf zu beenden.
art-of-war-attack-button = Angreifen
art-of-war-attack-on = Angriff mit { $column }
art-of-war-declare = Ansagen
art-of-war-declare-none = Keine ansagen
art-of-war-hold = Halten
art-of-war-stay = Bleiben
art-of-war-fight-on = Weiterkämpfen
art-of-war-break-off = Schlacht abbrechen
art-of-war-break-off-doubt = Noch einmal drücken, um die Schlacht abzubrechen.
art-of-war-release = Freigeben
art-of-war-release-unit = { $unit } freigeben
art-of-war-release-none = Keine freigeben
art-of-war-lose = Verlust: { $units } ({ $points })
art-of-war-way =
    { $units-count ->
        [0] Nach { $hex }
       *[other] { $units } nach { $hex }
    }
art-of-war-way-displacing =
    { $units-count ->
        [0] Nach { $hex }, verdrängt eine eigene Einheit
       *[other] { $units } nach { $hex }, verdrängt eine eigene Einheit
    }
art-of-war-advance-into =
    { $units-count ->
        [0] Nachrücken nach { $hex }
       *[other] { $units }: Nachrücken nach { $hex }
    }
art-of-war-way-left = Nach { $hex }, noch { $left }
art-of-war-way-rest = Nach { $hex }, noch { $left }; Ruhe dort möglich
art-of-war-mover = { $unit }, noch { $left }
art-of-war-mover-rest = { $unit }, noch { $left }, muss noch in die Nachtstellung ziehen
art-of-war-mover-chooses = { $unit }, noch { $left }, legt damit die ziehende Division fest
art-of-war-mover-rest-chooses = { $unit }, noch { $left }, muss noch in die Nachtstellung ziehen, legt damit die ziehende Division fest
art-of-war-bombards = { $unit }, beschießt
art-of-war-must-attack = { $unit }, muss angreifen
art-of-war-must-bombard = { $unit }, beschießt, muss angreifen
art-of-war-target = { $units } in { $hex }
art-of-war-target-owed = { $units } in { $hex }, muss angegriffen werden
art-of-war-lower-by = Senken um { $columns }
art-of-war-column-for-points = { $division }: eine Spalte statt Punkten
art-of-war-suggested = { $column }  { $units } auf { $hexes }
art-of-war-controlled-by = Kontrolliert von
art-of-war-fresh-spent = { $division }: frische Kräfte verbraucht
art-of-war-morale-of-army = Moral der { $army }
art-of-war-held-by =
    { $sides-count ->
        [0] { $hex }: keine Seite
       *[other] { $hex }: { $sides }
    }

## Die Karte neben der Frage

art-of-war-move-hint = Eine Einheit anklicken, um ihre Reichweite zu sehen, dann ein leuchtendes Feld. Die Zahl zeigt die Bewegung, die dort übrig ist.
art-of-war-can-enter = Verstärkungen, die eintreffen können:
art-of-war-must-rest = Müssen noch in die Nachtstellung ziehen:
art-of-war-guard-to-release = Garde in Reserve, die freigegeben werden kann:
art-of-war-fresh-one = Frische Kräfte: höchstens eine Einheit jeder Division.
art-of-war-fresh-basic = Frische Kräfte zählen zur Grundstärke, vor dem Verdoppeln.
art-of-war-attack-hint = Einen Feind anklicken, um einen Angriff zu planen, oder die Einheiten, die angreifen sollen.
art-of-war-attack-half = Angreifer und die angegriffenen Felder wählen.
art-of-war-all-must-attack = Müssen angreifen: { $units }
art-of-war-all-must-be-attacked = Müssen angegriffen werden: { $units }
art-of-war-phase-cannot-end = Vorher kann die Phase nicht enden.
art-of-war-choose-retreat = Rückzugsfelder wählen, hier oder auf der Karte:
art-of-war-one-may-advance = Eine siegreiche Einheit kann nachrücken:
art-of-war-battery-may-step-back = Die Batterie kann zurückgehen oder bleiben:
art-of-war-choose-unit-then-hex = Eine Einheit wählen, dann ein leuchtendes Feld:
art-of-war-release-one = Eine dieser Reserven freigeben:
art-of-war-spirit-releases = Moral über dem Anfangswert gibt bis zu { $most } von diesen frei:
art-of-war-off-map = Nicht auf der Karte:
art-of-war-aftermath = { $result }, { $meaning } in { $hexes } bei { $column }

## Vorhersage eines Angriffs

art-of-war-column = Spalte
art-of-war-strength-attack = Angriff
art-of-war-strength-defence = Verteidigung
art-of-war-ratio = Verhältnis
art-of-war-lowered = Freiwillig gesenkt
art-of-war-together = { $division } gemeinsam
art-of-war-share =
    { $how ->
        [bombards] { $unit }, Beschuss
        [fresh] { $unit }, frische Kräfte +{ $fresh }
        [rain] { $unit }, halbiert durch Regen
        [bombards-fresh] { $unit }, Beschuss, frische Kräfte +{ $fresh }
        [bombards-rain] { $unit }, Beschuss, halbiert durch Regen
        [fresh-rain] { $unit }, frische Kräfte +{ $fresh }, halbiert durch Regen
        [bombards-fresh-rain] { $unit }, Beschuss, frische Kräfte +{ $fresh }, halbiert durch Regen
       *[plain] { $unit }
    }
art-of-war-defended =
    { $causes-count ->
        [0] { $units } in { $hex }
       *[other] { $units } in { $hex }, verdoppelt ({ $causes })
    }
art-of-war-why-fresh = { $unit }: frische Kräfte +{ $points }
art-of-war-why-rain = Infanterie halbiert durch Regen
art-of-war-why-together = { $name } gemeinsam +{ $points }
art-of-war-why-column = { $name } gemeinsam: eine Spalte nach rechts
art-of-war-why-doubled = { $hex } verdoppelt ({ $causes })
art-of-war-why-nations =
    { $columns ->
        [one] mehrere Nationen: { $columns } Spalte nach links
       *[other] mehrere Nationen: { $columns } Spalten nach links
    }
art-of-war-why-demoralised =
    { $columns ->
        [one] demoralisiert: { $columns } Spalte nach links
       *[other] demoralisiert: { $columns } Spalten nach links
    }
art-of-war-why-lowered = freiwillig um { $columns } gesenkt

## Wirkung eines Ergebnisses, in Satzteilen

art-of-war-does-destroyed = vernichtet: { $units }
art-of-war-does-disrupted = desorganisiert: { $units }
art-of-war-does-trapped-destroyed = vernichtet, da kein Rückzug möglich: { $units }
art-of-war-does-trapped-disrupted = desorganisiert, da kein Rückzug möglich: { $units }
art-of-war-does-chosen =
    { $fate ->
        [destroyed] Verlust { SIDE($side, form: "of") }: { $points } oder mehr nach Wahl
        [some] Verlust { SIDE($side, form: "of") }: { $points } oder mehr nach Wahl, teils nur desorganisiert
       *[disrupted] Verlust { SIDE($side, form: "of") }: { $points } oder mehr nach Wahl, nur desorganisiert
    }
art-of-war-does-retreat = Rückzug: { $units }
art-of-war-does-displaced = verdrängt: { $units }
art-of-war-does-morale =
    { $end ->
        [demoralised] { $morale } { $by }, demoralisiert
       *[fights] { $morale } { $by }
    }
art-of-war-does-nothing-to-attacker = keine Wirkung auf den Angreifer
art-of-war-does-nothing-to-defender = keine Wirkung auf den Verteidiger
art-of-war-unit-points = { $unit } ({ $strength })

## Das Protokoll

art-of-war-phase-began =
    { $phase ->
        [movement] Spielzug { $turn }, { $side }: Bewegung.
       *[combat] Spielzug { $turn }, { $side }: Kampf.
    }
art-of-war-phase-began-night =
    { $phase ->
        [movement] Spielzug { $turn } (Nacht), { $side }: Bewegung.
       *[combat] Spielzug { $turn } (Nacht), { $side }: Kampf.
    }
art-of-war-moves =
    { $cost ->
        [one] { $unit } zieht von { $from } nach { $to } für { $cost } Punkt.
       *[other] { $unit } zieht von { $from } nach { $to } für { $cost } Punkte.
    }
art-of-war-enters =
    { $cost ->
        [one] { $unit } betritt die Karte bei { $at } und hält in { $to }, für { $cost } Punkt.
       *[other] { $unit } betritt die Karte bei { $at } und hält in { $to }, für { $cost } Punkte.
    }
art-of-war-control-taken = Kontrolle über { $hex }: { $side }.
art-of-war-taken-back = { $side }: letzte Aktion rückgängig gemacht.
art-of-war-amended = Die Spieler ändern einvernehmlich die Stellung: { $edits }.
art-of-war-fresh-none = { $side }: keine frischen Kräfte.
art-of-war-fresh-declared = { $side }: frische Kräfte für { $units }.
art-of-war-attack =
    { $units-count ->
        [one] { $units } greift { $defenders } in { $hexes } an: { $attack } gegen { $defence }, Spalte { $column }.
       *[other] { $units } greifen { $defenders } in { $hexes } an: { $attack } gegen { $defence }, Spalte { $column }.
    }
art-of-war-attack-with-guns =
    { $units-count ->
        [one] { $units } greift mit den Geschützen von { $guns } an: { $defenders } in { $hexes }, { $attack } gegen { $defence }, Spalte { $column }.
       *[other] { $units } greifen mit den Geschützen von { $guns } an: { $defenders } in { $hexes }, { $attack } gegen { $defence }, Spalte { $column }.
    }
art-of-war-bombards-hex =
    { $units-count ->
        [one] { $units } beschießt { $defenders } in { $hexes }: { $attack } gegen { $defence }, Spalte { $column }.
       *[other] { $units } beschießen { $defenders } in { $hexes }: { $attack } gegen { $defence }, Spalte { $column }.
    }
art-of-war-guard-committed = { $unit } setzt die Gardeinfanterie zum Angriff ein.
art-of-war-die = Würfel { $face }: { $result }, { $meaning }.
art-of-war-weather-die = Wetterwürfel { $face }: { $result }, { $meaning }.
art-of-war-weather-die-calm = Wetterwürfel { $face }: keine Änderung.
art-of-war-retreats = { $unit } zieht sich von { $from } nach { $to } zurück.
art-of-war-displaced = { $unit } wird von { $from } nach { $to } verdrängt.
art-of-war-eliminated = { $unit } wird in { $hex } eliminiert.
art-of-war-eliminated-trapped = { $unit } kann sich nicht zurückziehen und wird in { $hex } eliminiert.
art-of-war-advances = { $unit } rückt von { $from } nach { $to } nach.
art-of-war-does-not-advance = { $side }: kein Nachrücken.
art-of-war-stays = { $unit } hat nur beschossen: Das Ergebnis betrifft diese Einheit nicht. Sie bleibt in { $hex }.
art-of-war-withdraws = { $unit } geht von { $from } nach { $to } zurück.
art-of-war-disrupted = { $unit } wird in { $hex } desorganisiert und kann über Nacht zurückkehren.
art-of-war-disrupted-trapped = { $unit } kann sich nicht zurückziehen und wird in { $hex } desorganisiert.
art-of-war-morale-rises = { $morale } steigt von { $from } auf { $to }.
art-of-war-morale-falls = { $morale } sinkt von { $from } auf { $to }.
art-of-war-demoralised = Die { $army } ist demoralisiert.
art-of-war-released =
    { $why ->
        [demoralised] { $unit } verlässt die Reserve: Die Armee ist demoralisiert.
        [enemy] { $unit } verlässt die Reserve: Der Feind ist nah.
        [loss] { $unit } verlässt die Reserve für die verlorene Einheit.
        [morale] { $unit } verlässt die Reserve gegen Moral.
        [player] { $unit } verlässt die Reserve auf Wunsch des Spielers.
       *[none] { $unit } verlässt die Reserve.
    }
art-of-war-reserved = { $unit } kehrt in die Reserve zurück.
art-of-war-corps-arrives = Würfel { $face }: Das Korps trifft ein.
art-of-war-corps-waits = Würfel { $face }: Das Korps trifft noch nicht ein.
art-of-war-objective-scored = { $side }: Punkte für { $hex }.
art-of-war-fought-on = { $side }: Die Schlacht geht einen weiteren Tag weiter.
art-of-war-broken-off = { $side }: Die Schlacht wird abgebrochen.
art-of-war-returns = { $unit } kehrt in { $hex } zurück.

## Änderungen der Stellung, als Teile eines Satzes

art-of-war-edit-on = { $unit } steht in { $hex }
art-of-war-edit-place =
    { $place ->
        [waiting] { $unit } wartet
        [eliminated] { $unit } ist eliminiert
        [disrupted] { $unit } ist desorganisiert
       *[aside] { $unit } ist nicht in dieser Schlacht
    }
art-of-war-edit-reserve = { $unit } ist in Reserve
art-of-war-edit-no-reserve = { $unit } ist nicht mehr in Reserve
art-of-war-edit-fresh-spent = die frischen Kräfte von { $division } sind verbraucht
art-of-war-edit-fresh-back = die frischen Kräfte von { $division } sind wieder verfügbar
art-of-war-edit-control = { $hex } gehört { SIDE($side, form: "to") }
art-of-war-edit-no-control = { $hex } gehört keiner Seite
art-of-war-edit-morale = die Moral der { $army } ist { $level }

## Phasen und Ende

art-of-war-does-move = Eigene Einheiten ziehen und die Einheiten auf die Karte bringen, die in diesem Spielzug eintreffen.
art-of-war-does-attack = Die Angriffe nacheinander ansagen. Eine Einheit in feindlicher Kontrollzone muss angreifen.
art-of-war-does-end-day = Entscheiden, ob die Schlacht weitergeht; desorganisierte Einheiten kehren auf die Karte zurück.
art-of-war-goes-first = In dieser Schlacht gehört die erste Hälfte jedes Spielzugs { SIDE($first, form: "to") }: Bewegung und Angriffe. Danach folgt dasselbe für { SIDE($second, form: "noun") }.
art-of-war-scoring = Punkte für Ziele und Verluste. Die Seite mit mehr Punkten gewinnt am Ende der Schlacht.
art-of-war-score = Die Schlacht ist zu Ende. { $first }: { $mine } Punkte, { $second }: { $theirs }
art-of-war-ending = { $score }. { $verdict }.
art-of-war-draw = Unentschieden
art-of-war-victory =
    { $level ->
        [marginal] Knapper Sieg { SIDE($side, form: "of") }
        [substantive] Deutlicher Sieg { SIDE($side, form: "of") }
        [decisive] Entscheidender Sieg { SIDE($side, form: "of") }
       *[draw] Sieg { SIDE($side, form: "of") }
    }

## Ablehnungen

art-of-war-refused-not-asked = Jetzt entscheidet die andere Seite: { $side }.
art-of-war-refused-not-asked-nobody = Kein Spieler hat jetzt etwas zu entscheiden.
art-of-war-refused-not-this-question =
    { $question ->
        [advance] Nicht jetzt. Zuerst: mit einer Einheit nachrücken oder stehen bleiben.
        [attack] Nicht jetzt. Zuerst: einen Angriff ansagen oder die Kampfphase beenden.
        [call-reserve] Nicht jetzt. Zuerst: für den Verlust eine Reserve freigeben oder keine.
        [combat-die] Nicht jetzt. Zuerst: den Kampfwürfel werfen.
        [displace] Nicht jetzt. Zuerst: ein Feld für die verdrängte Einheit wählen.
        [fight-on] Nicht jetzt. Zuerst: weiterkämpfen oder die Schlacht abbrechen.
        [fresh] Nicht jetzt. Zuerst: frische Kräfte ansagen oder keine.
        [losses] Nicht jetzt. Zuerst: die Verluste wählen.
        [move] Nicht jetzt. Zuerst: Einheiten ziehen oder die Bewegungsphase beenden.
        [reorganise] Nicht jetzt. Zuerst: die desorganisierten Einheiten des Gegners auf die Karte stellen.
        [retreat] Nicht jetzt. Zuerst: eine Einheit zurückziehen.
        [spirit] Nicht jetzt. Zuerst: Reserven gegen Moral freigeben oder keine.
        [step-back] Nicht jetzt. Zuerst: die Batterie zurücknehmen oder stehen lassen.
        [summons] Nicht jetzt. Zuerst: für das Korps würfeln.
        [weather-die] Nicht jetzt. Zuerst: den Wetterwürfel werfen.
       *[over] Die Schlacht ist zu Ende.
    }
art-of-war-refused-nothing-to-undo = Nichts rückgängig zu machen: Aktionen dieser Phase lassen sich rückgängig machen, bis ein Würfel fällt oder der Gegner entscheidet.
art-of-war-refused-wrong-faces = Diese Würfel passen nicht zum Wurf.
art-of-war-refused-unknown-unit = Diese Einheit gibt es in dieser Schlacht nicht.
art-of-war-refused-not-yours = { $unit } steht nicht unter deinem Befehl.
art-of-war-refused-not-on-map = { $unit } ist nicht auf der Karte.
art-of-war-refused-empty-path = Mindestens ein Feld wählen, das betreten wird.
art-of-war-refused-not-a-step = { $to } grenzt nicht an { $from }: Eine Einheit zieht von Feld zu benachbartem Feld.
art-of-war-refused-off-map = { $hex } liegt außerhalb der Karte, und keine Einheit kann die Karte verlassen.
art-of-war-refused-too-far = { $unit } hat nicht genug Bewegungspunkte. Es sind noch { $left }, und der Weg kostet mindestens { $cost }.
art-of-war-refused-too-far-goal = { $unit } kann { $to } nicht erreichen. Der billigste Weg kostet { $cost } Bewegungspunkte, und es sind noch { $left }.
art-of-war-refused-closed = Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt.
art-of-war-refused-enemy-there-every-path =
    { $others-count ->
        [0] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt: feindliche Einheiten in { $hexes }.
       *[other] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt: feindliche Einheiten in { $hexes }. Weitere Hindernisse: { $others }.
    }
art-of-war-refused-zone-stops-every-path =
    { $others-count ->
        [0] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. In der feindlichen Kontrollzone muss eine Einheit halten ({ $hexes }).
       *[other] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. In der feindlichen Kontrollzone muss eine Einheit halten ({ $hexes }). Weitere Hindernisse: { $others }.
    }
art-of-war-refused-night-zone-every-path =
    { $others-count ->
        [0] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. Nachts kann keine Einheit eine feindliche Kontrollzone betreten, wie in { $hexes }.
       *[other] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. Nachts kann keine Einheit eine feindliche Kontrollzone betreten, wie in { $hexes }. Weitere Hindernisse: { $others }.
    }
art-of-war-refused-reserve-too-close-every-path =
    { $others-count ->
        [0] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. Eine Einheit in Reserve darf dem Feind nicht so nahe kommen wie in { $hexes }.
       *[other] Jeder Weg nach { $to }, den die Einheit bezahlen kann, ist versperrt. Eine Einheit in Reserve darf dem Feind nicht so nahe kommen wie in { $hexes }. Weitere Hindernisse: { $others }.
    }
art-of-war-refused-there-already = { $unit } steht schon in { $hex }.
art-of-war-refused-impassable = { $unit } kann nicht von { $from } nach { $to } ziehen. Das Gelände oder die Feldseite ist unpassierbar.
art-of-war-refused-enemy-there = In { $hex } steht eine feindliche Einheit.
art-of-war-refused-no-room = Eine Einheit kann ihre Bewegung nicht in { $hex } beenden: Das Feld ist mit eigenen Einheiten voll.
art-of-war-refused-held-by-zone = { $unit } steht in feindlicher Kontrollzone und kann nicht ziehen.
art-of-war-refused-zone-stops = Eine Einheit muss in { $hex } halten: Das Feld liegt in feindlicher Kontrollzone.
art-of-war-refused-night-zone = Nachts kann keine Einheit eine feindliche Kontrollzone betreten, und { $hex } liegt in einer.
art-of-war-refused-not-due = { $unit } kann nicht vor Spielzug { $turn } eintreffen.
art-of-war-refused-wrong-entry = { $unit } muss bei { $own } eintreffen, nicht bei { $hex }. Ein anderes Randfeld im Umkreis von acht Feldern ist möglich. Dazu muss ein Feind höchstens zwei Felder von { $own } entfernt sein.
art-of-war-refused-wrong-entry-own = { $unit } kann nur auf dem eigenen Eintrittsfeld eintreffen, nicht bei { $hex }.
art-of-war-refused-entry-held = Bei { $hex } kann keine Einheit eintreffen: Das Feld ist feindlich besetzt oder in feindlicher Kontrollzone.
art-of-war-refused-held-divisions = { $unit } kann nicht ziehen: In diesem Spielzug zieht keine Einheit von { $divisions }.
art-of-war-refused-held-only = { $unit } kann nicht ziehen: In diesem Spielzug ziehen nur Einheiten von { $divisions }.
art-of-war-refused-held-chosen = { $unit } kann nicht ziehen. In diesem Spielzug ziehen nur Einheiten von { $divisions } und der gewählten Division { $chosen }.
art-of-war-refused-held-one-more = { $unit } kann nicht ziehen: In diesem Spielzug ziehen nur Einheiten von { $divisions } und einer weiteren Division.
art-of-war-refused-still-owes = { $unit } steht in feindlicher Kontrollzone und muss noch angreifen.
art-of-war-refused-still-unattacked = { $unit } muss noch angegriffen werden: Eine eigene Einheit steht in der Kontrollzone dieser Einheit.
art-of-war-refused-nobody-attacks = Mindestens einen Angreifer und ein Ziel wählen.
art-of-war-refused-nobody-there = In { $hex } steht keine feindliche Einheit.
art-of-war-refused-named-twice = Eine Einheit, ein Ziel oder eine Division ist doppelt gewählt.
art-of-war-refused-already-attacked = { $unit } hat in dieser Phase schon angegriffen.
art-of-war-refused-already-defended = { $unit } ist in dieser Phase schon angegriffen worden.
art-of-war-refused-driven-there = { $unit } hat sich in dieser Phase dorthin zurückgezogen: Angriffe auf dieses Feld treffen diese Einheit nicht.
art-of-war-refused-not-all-adjacent = { $unit } kann an einem Angriff auf { $hex } nicht teilnehmen. Dieses Feld ist für diese Einheit allein nicht angreifbar.
art-of-war-refused-cannot-reach = { $unit } kann dieses Feld nicht angreifen: Es grenzt nicht an, oder Wasser liegt dazwischen.
art-of-war-refused-guns-in-zone = { $unit } steht in feindlicher Kontrollzone und kann nicht beschießen.
art-of-war-refused-out-of-range = { $unit } kann dorthin nicht schießen: Ein Ziel muss genau zwei Felder entfernt sein.
art-of-war-refused-line-blocked = { $unit } kann dorthin nicht schießen: Die Schusslinie ist versperrt.
art-of-war-refused-several-bombarded = Beschuss ohne benachbarte Angreifer kann nur ein Feld treffen.
art-of-war-refused-strands-attacker = So bliebe für { $unit } kein Feind zum Angriff, und diese Einheit muss angreifen.
art-of-war-refused-strands-enemy = So bliebe keine Einheit für den Angriff auf { $unit }, der Pflicht ist.
art-of-war-refused-too-low =
    { $most ->
        [one] Das Verhältnis lässt sich um höchstens { $most } Spalte senken.
       *[other] Das Verhältnis lässt sich um höchstens { $most } Spalten senken.
    }
art-of-war-refused-no-integrity-column = { $division } bringt keine Spalte: Am Angriff müssen drei ihrer Einheiten teilnehmen, und es sind weniger.
art-of-war-refused-no-marker = Die Division von { $unit } hat keinen Marker für frische Kräfte.
art-of-war-refused-fresh-twice = Nur eine Einheit von { $division } kann die frischen Kräfte der Division erhalten.
art-of-war-refused-fresh-idle = { $unit } kann frische Kräfte nicht nutzen. In dieser Phase ist weder ein Angriff dieser Einheit noch einer auf sie möglich.
art-of-war-refused-wrong-losses = Benachbarte Angreifer als Verlust wählen, mit zusammen mindestens { $due } aufgedruckten Stärkepunkten.
art-of-war-refused-needless-loss = { $unit } ist nicht nötig: Die anderen Verluste genügen.
art-of-war-refused-not-retreating = { $unit } muss sich jetzt nicht zurückziehen.
art-of-war-refused-nowhere-to-go = { $unit } hat jetzt kein sicheres Feld. Zuerst eine andere Einheit zurückziehen.
art-of-war-refused-unsafe-retreat =
    { $why ->
        [off-map] { $unit } kann sich nicht nach { $to } zurückziehen: Das Feld liegt außerhalb der Karte.
        [not-adjacent] { $unit } kann sich nicht nach { $to } zurückziehen: Das Feld grenzt nicht an die Einheit.
        [closed] { $unit } kann sich nicht nach { $to } zurückziehen: Die Einheit kann nicht in dieses Feld ziehen.
        [too-dear] { $unit } kann sich nicht nach { $to } zurückziehen: Das Betreten kostet mehr als die Bewegungsweite der Einheit.
        [enemy] { $unit } kann sich nicht nach { $to } zurückziehen: Dort steht eine feindliche Einheit.
       *[zone] { $unit } kann sich nicht nach { $to } zurückziehen: Das Feld liegt in feindlicher Kontrollzone.
    }
art-of-war-refused-needless-displacement = { $unit } kann sich nicht nach { $to } zurückziehen: Das würde mehr Einheiten verdrängen als nötig.
art-of-war-refused-owes-bombardment = { $unit } kann nicht verdrängt werden: Ein vorgeschriebener Beschuss steht noch aus.
art-of-war-refused-garrison-stays = { $unit } ist eine Garnison und kann nicht ziehen.
art-of-war-refused-reserve-too-close = { $unit } ist in Reserve und darf dem Feind nicht so nahe kommen wie in { $hex }.
art-of-war-refused-not-summoned = { $unit } kann noch nicht eintreffen: Der Würfel hat das Korps noch nicht gebracht.
art-of-war-refused-stack-split = { $unit } und { $other } stehen in einem Feld und müssen gemeinsam angreifen.
art-of-war-refused-stack-apart = { $unit } kann sich nicht nach { $to } zurückziehen. Einheiten eines Feldes müssen sich gemeinsam zurückziehen, wenn sie können.
art-of-war-refused-needless-sharing = { $unit } kann sich nicht nach { $to } zurückziehen. Dort steht eine eigene Einheit, und ein anderes sicheres Feld ist leer.
art-of-war-refused-strands-mate = { $unit } kann sich nicht nach { $to } zurückziehen. Eine andere Einheit desselben Feldes hätte dann kein sicheres Feld.
art-of-war-refused-not-in-reserve = { $unit } kann jetzt nicht aus der Reserve freigegeben werden.
art-of-war-refused-too-many-reserves = Jetzt lassen sich höchstens { $most } aus der Reserve freigeben.
art-of-war-refused-guard-too-dear = { $unit } freizugeben kostet { $cost } Moralpunkte, und die Armee hat { $level }.
art-of-war-refused-nobody-activated = Die Gardeeinheiten wählen, die aus der Reserve freigegeben werden.
art-of-war-refused-restless = { $unit } muss die Nacht mindestens drei Felder vom Feind entfernt verbringen. Auch der Fluss außerhalb feindlicher Zonen ist erlaubt.
art-of-war-refused-no-place = { $unit } kann nicht in { $to } zurückkehren. Nötig sind Platz, eine benachbarte eigene Einheit (möglichst derselben Nation) und zwei bis sechs Felder Abstand zum nächsten Feind.
art-of-war-refused-not-to-be-placed = { $unit } gehört nicht zu den Einheiten, die jetzt zurückkehren.
art-of-war-refused-no-heart = { $unit } gehört zu einer demoralisierten Armee und kann nicht nachrücken.
art-of-war-refused-no-advance = { $unit } kann nicht nach { $to } nachrücken. Die Einheit muss von einem Nachbarfeld aus gekämpft haben, und das Feld muss geräumt, leer und zugänglich sein.
art-of-war-refused-no-step-back = { $unit } kann nicht nach { $to } zurückgehen: Nötig ist ein benachbartes sicheres Feld mit Platz.
art-of-war-refused-pick-a-unit = Die Einheit wählen, die dorthin ziehen soll.
art-of-war-refused-no-change-now = Erst diese Bewegung oder diesen Kampf beenden, dann die Stellung ändern.
art-of-war-refused-bad-change-edits = Die Stellung lässt sich nicht so ändern: Eine Änderung hat 1 bis 256 Teile.
art-of-war-refused-bad-change-no-answer = Die Stellung lässt sich nicht so ändern: Sie würde eine Entscheidung verlangen, auf die es keine erlaubte Antwort gibt.
art-of-war-refused-bad-change-division = Die Stellung lässt sich nicht so ändern: Diese Division gibt es nicht.
art-of-war-refused-bad-change-objective = Die Stellung lässt sich nicht so ändern: Dieses Feld ist kein Ziel.
art-of-war-refused-bad-change-army = Die Stellung lässt sich nicht so ändern: Diese Armee oder diesen Wert gibt es nicht.
art-of-war-refused-bad-change-turn = Die Stellung lässt sich nicht so ändern: Spielzug { $turn } steht nicht auf der Zugleiste.
art-of-war-refused-bad-change-phases = Die Stellung lässt sich nicht so ändern: Es sind mehr Phasen vergangen, als eine Schlacht hat.
art-of-war-refused-bad-change-night = Die Stellung lässt sich nicht so ändern: Spielzug { $turn } liegt in der Nacht und hat keine Kampfphase.
art-of-war-refused-bad-change-lists = Die Stellung lässt sich nicht so ändern: Die Listen sind nicht die dieser Schlacht.
art-of-war-refused-bad-change-released = Die Stellung lässt sich nicht so ändern: Für die Bewegung war eine unbekannte Division gewählt.
art-of-war-refused-bad-change-tired = Die Stellung lässt sich nicht so ändern: { $unit } ist weiter gezogen als möglich.
art-of-war-refused-bad-change-off-map = Die Stellung lässt sich nicht so ändern: { $unit } steht außerhalb der Karte.
art-of-war-refused-bad-change-no-entry = Die Stellung lässt sich nicht so ändern: { $unit } wartet auf den Eintritt, hat aber kein Eintrittsfeld.
art-of-war-refused-bad-change-disrupted = Die Stellung lässt sich nicht so ändern: { $unit } ist desorganisiert, aber diese Schlacht hat keine desorganisierten Einheiten.
art-of-war-refused-bad-change-both-sides = Die Stellung lässt sich nicht so ändern: Beide Seiten stehen in einem Feld: { $units } in { $hex }.
art-of-war-refused-bad-change-crowd = Die Stellung lässt sich nicht so ändern: Zu viele Einheiten in einem Feld: { $units } in { $hex }.

## Einheiten und Felder

art-of-war-arm =
    { $arm ->
        [infantry] Infanterie { $values }
        [cavalry] Kavallerie { $values }
       *[artillery] Artillerie { $values }
    }
art-of-war-in-hex = in { $hex }
art-of-war-enters-on-turn = trifft in Spielzug { $turn } bei { $code } ein
art-of-war-enters-by-die = trifft durch Würfelwurf ein
art-of-war-is-destroyed = vernichtet
art-of-war-is-disrupted = desorganisiert, kann sich am Ende des Tages sammeln
art-of-war-is-aside = nicht in dieser Schlacht
art-of-war-is-guard = Garde
art-of-war-is-in-reserve = in Reserve
art-of-war-is-fresh = kämpft mit frischen Kräften
art-of-war-movement-left = noch { $left } Bewegung
art-of-war-short-turn = Z{ $turn } { $code }
art-of-war-short-die = Wurf
art-of-war-short-lost = verloren
art-of-war-short-disrupted = desorg.
art-of-war-terrain =
    { $terrain ->
        [woods] Wald
        [grove] Gehölz
        [town] Stadt
        [fort] Fort
        [lake] See
        [hill] Hügel
        [on-hill] auf einem Hügel
       *[open] offenes Gelände
    }
art-of-war-beside =
    { $what ->
        [road] Straße nach { $hexes }
        [bridge] Brücke nach { $hexes }
        [river] Fluss in Richtung { $hexes }
        [stream] Bach in Richtung { $hexes }
        [ditch] Graben in Richtung { $hexes }
        [gully] Schlucht in Richtung { $hexes }
        [up] Hang hinauf nach { $hexes }
       *[down] Hang hinab nach { $hexes }
    }
art-of-war-distance =
    { $hexes ->
        [one] { $hexes } Feld
       *[other] { $hexes } Felder
    }
art-of-war-measured =
    { $fire ->
        [clear] { $from } bis { $to }: { $distance }; Geschütze können dorthin schießen.
        [blocked] { $from } bis { $to }: { $distance }; in Reichweite der Geschütze, aber die Schusslinie ist versperrt durch { $blockers }.
        [near] { $from } bis { $to }: { $distance }; kein Beschuss auf diese Entfernung.
        [far-blocked] { $from } bis { $to }: { $distance }; außer Reichweite der Geschütze; die Linie ist versperrt durch { $blockers }.
       *[far] { $from } bis { $to }: { $distance }; außer Reichweite der Geschütze; die Linie ist frei.
    }

## Spielzug und Punkte

art-of-war-turn = Spielzug { $turn }
art-of-war-turn-name = Spielzug
art-of-war-night = Nacht
art-of-war-rain = Regen
art-of-war-day-ends = der Tag endet
art-of-war-now-movement = { $side }: Bewegung
art-of-war-now-combat = { $side }: Kampf
art-of-war-now-day-end = Ende des Tages
art-of-war-now-over = zu Ende
art-of-war-with-weather-die = Wetterwürfel
art-of-war-stop-arrival = { $side } bei { $code } { $hex }: { $units }
art-of-war-due-now = Jetzt fällig
art-of-war-arrival =
    { $units ->
        [one] { $side }, { $units } Einheit ({ $strength }) bei { $code } { $hex }
       *[other] { $side }, { $units } Einheiten ({ $strength }) bei { $code } { $hex }
    }
art-of-war-no-more-reinforcements = Keine weiteren Verstärkungen.
art-of-war-corps = Das Korps { SIDE($side, form: "of") }
art-of-war-corps-brought = Der Würfel hat es gebracht: bei { $code } { $hex }.
art-of-war-corps-to-come = Bei { $code } { $hex } mit einem Wurf von { $face } in den Spielzügen { $turns }; sonst bei { $later } { $elsewhere } ab Spielzug { $from }.
art-of-war-forces-left = { $side }: noch { $left } von { $all } Punkten
art-of-war-points-lost = { $lost } von { $all } Punkten verloren
art-of-war-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
art-of-war-fresh-used = frische Kräfte verbraucht
art-of-war-fresh-points = frische Kräfte +{ $points }
art-of-war-nation-others = { $nation }, andere
art-of-war-forces-hint = Eine Einheit anklicken, um sie auf der Karte zu zeigen. Darunter: ihr Feld, oder Spielzug und Ort des Eintreffens.
art-of-war-morale-level = { $morale }: { $level }
art-of-war-morale-began = begann mit { $level }
art-of-war-morale-gone = demoralisiert
art-of-war-morale-at-zero = demoralisiert bei 0
art-of-war-morale-releases = Moral über dem Anfangswert kann Reserven freigeben
art-of-war-ends-now =
    { $level ->
        [marginal] Wäre jetzt Schluss: knapper Sieg { SIDE($side, form: "of") }.
        [substantive] Wäre jetzt Schluss: deutlicher Sieg { SIDE($side, form: "of") }.
        [decisive] Wäre jetzt Schluss: entscheidender Sieg { SIDE($side, form: "of") }.
       *[draw] Wäre jetzt Schluss: Sieg { SIDE($side, form: "of") }.
    }
art-of-war-ends-now-draw = Wäre jetzt Schluss: unentschieden.
art-of-war-levels = Vorsprung { $marginal }: knapp; { $substantive }: deutlich; { $decisive }: entscheidend.

## Tabellen

art-of-war-results-name = Kampfergebnisse: Würfel nach Verhältnis
art-of-war-results-corner = Wurf
art-of-war-weather-name = Wirkung des Wetterwürfels auf ein Ergebnis
art-of-war-weather-corner = Wetterwürfel
art-of-war-weather-calm-faces = 1 bis 4
art-of-war-attack-in-hand = Der laufende Angriff steht in Spalte { $column }.
art-of-war-no-attack-in-hand = Zurzeit kein Angriff.
art-of-war-last-die = Letzter Würfel: { $face } bei { $column }, { $result }.
art-of-war-meaning-here = { $meaning }: { $does }
art-of-war-rain-now = Im Regen dieses Spielzugs
art-of-war-dry-now = Bei trockenem Wetter
art-of-war-in-rain = Im Regen
art-of-war-terrain-note = Ein Verteidiger wird nie mehr als verdoppelt. Feldseiten verdoppeln nur, wenn jeder benachbarte Angreifer über eine angreift. { $most ->
        [one] Höchstens { $most } Einheit einer Seite kann ihre Bewegung in einem Feld beenden.
       *[other] Höchstens { $most } Einheiten einer Seite können ihre Bewegung in einem Feld beenden.
    }
art-of-war-waters-frozen = Flüsse und Seen sind gefroren.
art-of-war-head =
    { $head ->
        [foot] Infanterie, Kavallerie
        [guns] Artillerie
        [combat] Im Kampf
        [ground] Gelände
        [rain] im Regen
        [guns-only] Artillerie
        [fighting] Kampf
        [turn] Spielzug
        [when] wann
        [arrivals] Eintreffen
        [side] Seite
        [fresh] Divisionen mit frischen Kräften
        [difference] Punktunterschied
        [winner] der Sieger hat
        [army] Armee
        [start] zu Beginn
       *[reset] am Ende eines Tages neu auf
    }
art-of-war-ground =
    { $ground ->
        [woods] Wald
        [grove] Gehölz
        [town] Stadt
        [fort] Fort
        [lake] See
        [road] Straße
        [slope] Hang, bergauf
        [stream] Bach
        [gully] Schlucht
        [landgraben] Landgraben
        [river] Fluss
        [bridge] Brücke
       *[open] Offen
    }
art-of-war-price-none = nein
art-of-war-price-free = frei
art-of-war-price-same = gleich
art-of-war-ground-in-combat =
    { $effect ->
        [stream] verdoppelt, wie ein Bach
        [doubled] Verteidiger verdoppelt
        [as-river] wie ein Fluss: kein Angriff, keine Zone darüber, aber Geschützfeuer
        [barrier] kein Angriff, keine Zone darüber, aber Geschützfeuer
        [stops-fire] sperrt das Schussfeld
       *[none] keine Wirkung
    }
art-of-war-terrain-chart = Gelände: Bewegungspunkte und Kampf
art-of-war-chart-turns = Spielzüge: { $battle }
art-of-war-chart-fresh = Frische Kräfte: { $battle }
art-of-war-chart-levels = Siegstufen: { $battle }
art-of-war-chart-morale = Moral: { $battle }
art-of-war-arrives-at = { $name } bei { $code } ({ $units })
art-of-war-span = { $from } bis { $to }
art-of-war-span-open = { $from } oder mehr
art-of-war-level-victory =
    { $level ->
        [marginal] einen knappen Sieg
        [substantive] einen deutlichen Sieg
        [decisive] einen entscheidenden Sieg
       *[draw] Unentschieden, kein Sieger
    }
art-of-war-reset = { $level }, weniger vernichtete Einheiten

## Wörter auf Schaltflächen und Reglern

art-of-war-word-free = Die Garde freigeben
    .under = Garde in Reserve
    .hint = Gibt eine Gardeeinheit aus der Reserve frei, zu ihrem Preis in Moral.
art-of-war-word-free-all = Die ganze Garde freigeben
    .under = Garde in Reserve
    .hint = Gibt alle Gardeeinheiten zugleich aus der Reserve frei, zu einem einzigen Preis.
art-of-war-word-remove = Entfernen
    .hint = Eliminiert.
art-of-war-word-no-longer-in-reserve = Nicht mehr in Reserve
    .hint = Die Einheit kann ziehen und kämpfen.
art-of-war-word-held-by-the-first = Der erste Spieler
    .under = Kontrolle
art-of-war-word-held-by-the-second = Der zweite Spieler
    .under = Kontrolle
art-of-war-word-held-by-nobody = Keine Seite
    .under = Kontrolle
art-of-war-word-morale = Moral
    .hint = Bei 0 ist eine Armee demoralisiert.
art-of-war-word-lower = Senken um
    .hint = Spalten nach links, nach eigener Wahl

## Namen der Phasen

art-of-war-phase-movement = Bewegung
art-of-war-phase-combat = Kampf
art-of-war-phase-end-of-the-day = Ende des Tages
art-of-war-phase-end = Ende

## Regeln, jede in einem Satz. Das Ende eines Namens ist die Nummer der Regel.

art-of-war-rule-2-1 = Die Karte ist ein Raster von Feldern, jedes mit einer vierstelligen Nummer.
art-of-war-rule-2-2 = Die Geländetabelle nennt die Wirkung des Geländes auf Bewegung und Kampf.
art-of-war-rule-2-3 = Ein Kampf wird mit einem sechsseitigen Würfel und der Ergebnistabelle entschieden.
art-of-war-rule-2-4 = Eine Einheit hat eine Waffengattung, einen Namen, Stärke, Bewegungsweite und einen Ort oder Spielzug des Eintreffens.
art-of-war-rule-2-5 = Die Kampfstärke ist die Kraft einer Einheit in Angriff und Verteidigung.
art-of-war-rule-2-6 = Eine Bewegung kostet Bewegungspunkte; das Gelände bestimmt den Preis.
art-of-war-rule-2-7 = Eine Einheit ist Infanterie, Kavallerie oder Artillerie; Marker sind keine Einheiten.
art-of-war-rule-3-0 = Der erste Spieler zieht und greift dann an; dann der zweite; dann endet der Spielzug.
art-of-war-rule-4-0 = Ein Spieler zieht seine Einheiten einzeln, Feld für Feld.
art-of-war-rule-4-1 = Eine Einheit kann nicht mehr als ihre Bewegungsweite ausgeben und muss nicht ziehen.
art-of-war-rule-4-2 = Gelände zu betreten kostet Punkte, Feldseiten kommen hinzu, und eine Straße ersetzt beides.
art-of-war-rule-4-3 = Eine Einheit kann kein Feld mit einer feindlichen Einheit betreten.
art-of-war-rule-4-4 = Einheiten können durch eigene Einheiten ziehen, aber nicht in einem vollen Feld enden.
art-of-war-rule-4-5 = Eine Einheit muss in einer feindlichen Kontrollzone halten und kann sie nicht verlassen.
art-of-war-rule-4-6 = Einheiten können die Karte nicht verlassen; wird eine hinausgedrängt, ist sie eliminiert.
art-of-war-rule-5-1 = Eine Einheit in feindlicher Zone muss angreifen, und der Feind, dessen Zone es ist, muss angegriffen werden.
art-of-war-rule-5-2 = Eine Einheit greift in einer Phase höchstens einmal an und wird höchstens einmal angegriffen.
art-of-war-rule-5-3 = Mehrere Einheiten können gemeinsam angreifen.
art-of-war-rule-5-4 = Mehrere Feinde können zugleich von Einheiten angegriffen werden, von denen jede alle angreifen könnte.
art-of-war-rule-5-5 = Eine Einheit kämpft mit ihrer ganzen Stärke, in einem Kampf.
art-of-war-rule-5-6 = Artillerie in keiner feindlichen Zone kann einen Feind in zwei Feldern Entfernung beschießen.
art-of-war-rule-5-7 = Eine Batterie beschießt ein Feld; mehrere Batterien können dasselbe Feld beschießen.
art-of-war-rule-5-8 = Beschießende Artillerie kann ihre Stärke zu einem benachbarten Angriff geben.
art-of-war-rule-6-1 = Der Angreifer sagt Angreifer und Ziele vor dem Wurf an.
art-of-war-rule-6-2 = Das Verhältnis wird zugunsten des Verteidigers auf eine Spalte gerundet und kann freiwillig gesenkt werden.
art-of-war-rule-6-3 = Die Ergebnisse der Tabelle drängen Angreifer, Verteidiger oder beide zurück oder eliminieren sie.
art-of-war-rule-6-4 = Eine Einheit zieht sich in ein sicheres Feld nach Wahl ihres Spielers zurück oder ist eliminiert.
art-of-war-rule-6-5 = Eine Einheit ohne anderes sicheres Rückzugsfeld verdrängt eine eigene Einheit, die ausweichen kann.
art-of-war-rule-6-6 = Eine siegreiche Einheit kann sofort in ein geräumtes Feld nachrücken.
art-of-war-rule-6-7 = Rückzug und Nachrücken kosten keine Bewegungspunkte.
art-of-war-rule-6-8 = Beschießende Artillerie erleidet kein Ergebnis und kann nach einem schlechten zurückgehen.
art-of-war-rule-7-1 = Eine Verstärkung bezahlt ihr Eintrittsfeld und handelt dann wie jede andere Einheit.
art-of-war-rule-7-2 = Ein Feind nahe dem Eintrittsfeld erlaubt Verstärkungen ein anderes Randfeld.
art-of-war-rule-7-3 = Verstärkungen können später als vorgesehen eintreffen.
art-of-war-rule-8-1 = Nachts kann keine Einheit eine feindliche Zone betreten.
art-of-war-rule-8-2 = Nachts gibt es keinen Kampf.
art-of-war-rule-9-0 = Die Geländetabelle nennt Bewegungskosten und Wirkungen im Kampf.
art-of-war-rule-10-0 = Höchstens zwei eigene Einheiten können ihre Bewegung in einem Feld beenden.
art-of-war-rule-10-1 = Einheiten eines Stapels ziehen einzeln.
art-of-war-rule-10-2 = Garnisonen zählen nicht für das Stapeln.
art-of-war-rule-10-3 = Einheiten eines Feldes greifen gemeinsam an.
art-of-war-rule-10-4 = Einheiten eines Feldes werden als eine angegriffen und ziehen sich nach Möglichkeit gemeinsam zurück.
art-of-war-rule-11-1 = Einheiten in Reserve dürfen dem Feind nicht nahe kommen.
art-of-war-rule-11-2 = Eine feindliche Zone oder die Demoralisierung der Armee gibt eine Reserveeinheit frei.
art-of-war-rule-11-3 = Verliert eine alliierte Armee eine Einheit, kann sie sofort eine Reserveeinheit freigeben.
art-of-war-rule-11-4 = Die Alliierten können Moral über dem Anfangswert ausgeben, um vor ihrer Bewegung Reserven freizugeben.
art-of-war-rule-11-5 = Die Franzosen können ihre Alte Garde für vier Moralpunkte freigeben.
art-of-war-rule-12-0 = Klenaus Korps trifft durch Würfelwurf bei B ein oder später bei C.
art-of-war-rule-13-0 = Regen halbiert Infanterie und lässt Bäche schwellen; nachts können Einheiten feindliche Zonen verlassen.
art-of-war-rule-14-0 = Garnisonen ziehen nie und sind bei Dr eliminiert; nur Lünetten überstehen Ar.
art-of-war-rule-15-0 = Alliierte Einheiten mehrerer Nationen greifen eine Spalte weiter links an.
art-of-war-rule-16-1 = Jede Einheit, die sich zurückzieht oder verdrängt wird, kostet ihre Armee einen Moralpunkt.
art-of-war-rule-16-2 = Jede verlorene Einheit kostet ihre Armee zwei Moralpunkte.
art-of-war-rule-16-3 = Jede Einheit, die nachrückt, bringt ihrer Armee einen Moralpunkt.
art-of-war-rule-16-4 = Alle Reserven einer demoralisierten Armee werden freigegeben.
art-of-war-rule-16-5 = Eine demoralisierte Armee greift eine Spalte weiter links an, rückt nicht nach und verliert Einheiten endgültig.
art-of-war-rule-16-6 = Am Ende des Tages kehrt alliierte Moral zum Anfangswert zurück, minus eins je vernichteter Einheit.
art-of-war-rule-16-7 = Am Ende des Tages wird die französische Moral auf 50 gesetzt, minus eins je vernichteter Einheit.
art-of-war-rule-17-1 = Eine verlorene Einheit, die sich hätte zurückziehen können, ist nur desorganisiert; Geschütze werden immer vernichtet.
art-of-war-rule-17-2 = Am Ende des Tages stellt der Gegner desorganisierte Einheiten neben Einheiten ihrer Seite, zwei bis sechs Felder vom Feind.
art-of-war-rule-17-3 = Am Ende des Tages geht die Alte Garde in Reserve, nachts in sichere Entfernung oder an die Elbe.
art-of-war-rule-18-1 = Jeder vernichtete Stärkepunkt zählt eins bei Infanterie, zwei bei Kavallerie und Geschützen, nichts bei Garnisonen.
art-of-war-rule-18-2 = Jedes Stadtfeld, das die Alliierten am Ende einer französischen Kampfphase halten, zählt einmal 25 Punkte.
art-of-war-rule-18-3 = Ein dritter Tag ohne entscheidenden Sieg der Alliierten gibt den Franzosen 55 Punkte.
art-of-war-rule-18-4 = Der Unterschied an Siegpunkten bestimmt die Siegstufe.
art-of-war-rule-19-1 = Die französische Garde kann in den ersten zwei Spielzügen nicht ziehen.
art-of-war-rule-19-2 = In Spielzug 1 können nur Ostermans Russen ziehen.
art-of-war-rule-19-3 = In Spielzug 2 kann eine weitere russische Division nach Wahl ihres Spielers ziehen.
art-of-war-rule-20-1 = Zwei Einheiten einer Division, die gemeinsam angreifen, gewinnen zwei Punkte.
art-of-war-rule-20-2 = Drei oder mehr Einheiten einer Division, die gemeinsam angreifen, gewinnen zwei Punkte oder eine Spalte nach Wahl ihres Spielers.
art-of-war-rule-20-3 = Beschießende Geschütze zählen zur Division, die sie unterstützen.
art-of-war-rule-20-4 = Mehrere Divisionen können in einem Angriff Punkte oder Spalten gewinnen, dazu frische Kräfte.
art-of-war-rule-21-1 = Frische Kräfte sind ein Bonus für eine Einheit einer Division, einmal in der Partie.
art-of-war-rule-21-2 = Frische Kräfte zählen zur Grundstärke vor dem Verdoppeln; mehrere Divisionen können ihre zugleich einsetzen.
art-of-war-rule-22-1 = Eine 5 auf dem Wetterwürfel macht aus einem Rückzug eine Eliminierung.
art-of-war-rule-22-2 = Eine 6 auf dem Wetterwürfel richtet das Ergebnis gegen die andere Seite.
art-of-war-rule-22-3 = Eine 1 bis 4 auf dem Wetterwürfel ändert nichts.
art-of-war-rule-22-4 = Nach beidseitigen Verlusten gibt es keinen Wetterwurf.
art-of-war-rule-23-1 = Jeder vernichtete feindliche Stärkepunkt ist ein Siegpunkt.
art-of-war-rule-23-2 = Eine Seite, die genug feindliche Stärke vernichtet, erhält zusätzliche Punkte.
art-of-war-rule-23-3 = Die Alliierten erhalten zusätzliche Punkte für vernichtete Stärke nur, wenn französische Gardeinfanterie je angegriffen hat.
art-of-war-rule-23-4 = Ein Zielfeld zählt für die Seite, die zuletzt dort war.
art-of-war-rule-23-5 = Der Unterschied an Siegpunkten bestimmt die Siegstufe.

## Der Plan eines Bots, in wenigen Worten

art-of-war-plan-mass =
    { $stance ->
        [forward] { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen rücken vor
        [stand] { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen halten
       *[back] { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen bleiben außer Reichweite
    }
art-of-war-plan-pin-and-mass =
    { $stance ->
        [forward] { $held } binden, { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen rücken vor
        [stand] { $held } binden, { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen halten
       *[back] { $held } binden, { $count } Einheiten gegen { $enemy } zusammenziehen; die übrigen bleiben außer Reichweite
    }
art-of-war-plan-none =
    { $stance ->
        [forward] kein Feind ist einen Angriff wert; die Linie rückt vor
        [stand] die Linie halten
       *[back] außer Reichweite des Feindes bleiben
    }

## Die Karten der ersten Partie. Das Ende eines Namens ist der englische Titel.

art-of-war-card-look-around = Umsehen
    .act = Du führst die Franzosen, in Blau, links. Die Karte verschieben, das Mausrad drehen, auf Felder und Spielsteine zeigen. Dann weiter.
    .why = Pellnicken jenseits der Brücke zählt sechs Punkte, Wormkeim dahinter drei. Kurtovs Russen halten die Stadt; Preußen kommen von Osten.
art-of-war-card-choose-a-unit = Eine Einheit wählen
    .act = Einen deiner Spielsteine anklicken. Die Kavallerie unten links eignet sich gut für den Anfang.
    .why = Die erreichbaren Felder leuchten auf. Links auf dem Spielstein steht die Stärke, rechts die Bewegungsweite.
art-of-war-card-march = Marschieren
    .act = Ein leuchtendes Feld anklicken, um dorthin zu ziehen. Die Zahl im Feld ist die Bewegung, die dort übrig ist.
    .why = Straßen kosten am wenigsten, Wald mehr, Bäche extra. „Rückgängig“ nimmt einen Zug zurück, solange kein Würfel gefallen ist.
art-of-war-card-close-with-the-enemy = An den Feind heran
    .act = Einige Einheiten neben die Kosaken diesseits der Brücke ziehen.
    .why = Angegriffen wird nur von Nachbarfeldern aus, außer mit Geschützen. Ein russischer Schleier steht vor der Stadt: erst diesen beiseitefegen.
art-of-war-card-that-unit-is-held = Diese Einheit ist gebunden
    .act = Eine deiner Einheiten steht in feindlicher Kontrollzone: Sie hat angehalten und kann nicht weiter.
    .why = Die sechs Felder um eine Einheit sind ihre Zone. Kein Feind zieht daran vorbei, und eine Einheit darin muss in der nächsten Kampfphase angreifen.
art-of-war-card-bring-up-the-others = Die anderen heranführen
    .act = Weitere Einheiten neben denselben Feind ziehen, die Geschütze möglichst genau zwei Felder entfernt.
    .why = Stärke entscheidet: drei gegen eins misslingt selten. Einheiten einer Division erhalten gemeinsam einen Bonus, und Geschütze feuern aus zwei Feldern ohne Risiko.
art-of-war-card-end-your-movement = Die Bewegung beenden
    .act = Stehen deine Einheiten richtig, „Bewegung beenden“ drücken; sind einige nicht gezogen, noch einmal drücken.
    .why = Keine Einheit muss ziehen. Ungenutzte Punkte verfallen, und danach zieht bis zum nächsten Spielzug keine Einheit mehr.
art-of-war-card-fresh-strength = Frische Kräfte
    .act = Eine Einheit wählen, die in dieser Phase verstärkt wird, oder „Keine ansagen“ drücken und sie aufheben.
    .why = Einmal in der Partie kann eine Einheit einer Division deren frische Kräfte addieren, in Angriff oder Verteidigung. Angesagte sind verbraucht.
art-of-war-card-units-that-must-attack = Einheiten, die angreifen müssen
    .act = Die Tafel rechts nennt deine Einheiten, die angreifen müssen, und die Feinde, die angegriffen werden müssen. Lesen, dann weiter.
    .why = Jede Einheit, die zu Beginn dieser Phase neben einem Feind stand, muss kämpfen. Geschütze in zwei Feldern Entfernung können mitwirken.
art-of-war-card-plan-an-attack = Einen Angriff planen
    .act = Einen feindlichen Spielstein anklicken. Das Programm schlägt einen Angriff vor; eigene Einheiten anklicken, um sie hinzuzufügen oder wegzunehmen.
    .why = Eine Einheit greift in einer Phase höchstens einmal an und wird höchstens einmal angegriffen. Mehr Stärke gegen einen Feind heißt besseres Verhältnis.
art-of-war-card-read-the-forecast = Die Vorhersage lesen
    .act = Die Tafel zeigt beide Stärken, was den Verteidiger verdoppelt, das Verhältnis und die Chance jedes Ergebnisses. Bei guten Chancen „Angreifen“ drücken, sonst von vorn beginnen.
    .why = Derselbe Code führt den Angriff aus: Die Vorhersage kann nicht falsch sein, nur Pech haben. Bei Dr muss der Verteidiger zurück, bei Ar du.
art-of-war-card-the-die-is-rolled = Der Würfel ist gefallen
    .act = Den Verlauf unten rechts lesen: Würfel, Ergebnis und Wirkung.
    .why = Eine geschlagene Einheit zieht sich um ein Feld in ein sicheres Feld zurück. Gibt es keines, ist sie eliminiert.
art-of-war-card-retreat = Rückzug
    .act = Eine deiner Einheiten ist geschlagen und muss sich ein Feld zurückziehen. Eines der Felder wählen, auf die die Pfeile zeigen.
    .why = Nur Felder außerhalb jeder feindlichen Zone sind sicher. Vor einem Angriff auf die Rückzugslinie achten.
art-of-war-card-choose-your-losses = Die Verluste wählen
    .act = Beide Seiten verlieren gleich viel. Wählen, welche deiner Angreifer eliminiert werden.
    .why = Ihre aufgedruckte Stärke muss die der eliminierten Verteidiger erreichen.
art-of-war-card-follow-up = Nachrücken?
    .act = Einer der Sieger kann in das leere Feld nachrücken; sonst „Halten“ drücken.
    .why = Es kostet nichts und missachtet Zonen, aber deine Einheit steht im Spielzug des Gegners vielleicht allein. Ein Feld mit Punkten ist das Risiko wert.
art-of-war-card-pull-the-guns-back = Die Geschütze zurücknehmen?
    .act = Deine Batterie hat aus der Ferne gefeuert und ist unversehrt. Sie kann ein Feld zurückgehen oder bleiben.
    .why = Nach einem misslungenen Angriff kann sie das nächste Ziel sein.
art-of-war-card-finish-the-phase = Die Phase beenden
    .act = Noch einmal angreifen, wenn es sich lohnt, oder „Kampf beenden“ drücken.
    .why = Alle Pflichtangriffe sind erledigt. Jetzt ziehen die Russen und greifen an.
art-of-war-card-the-other-side-s-turn = Die andere Seite ist am Zug
    .act = Zusehen: Die Russen ziehen, dann greifen sie an. Du wirst nur gefragt, wenn eine deiner Einheiten sich zurückziehen muss oder nachrücken kann.
    .why = Für sie gelten dieselben Regeln: Jede Einheit, die neben einen Feind zieht, muss angreifen.
art-of-war-card-how-it-is-won = So wird gewonnen
    .act = Die Punkte oben in der Tafel rechts ansehen. Dann mit dem zweiten Spielzug weitermachen.
    .why = Jeder vernichtete Stärkepunkt zählt einen Punkt; die Stadt sechs, der Weiler drei für die Seite, die zuletzt dort war. Vier Punkte Vorsprung sind ein Sieg.
art-of-war-card-reinforcements = Verstärkungen
    .act = Am Kartenrand sind Truppen angekommen: in der Tafel rechts wählen, dann ein leuchtendes Feld am Rand anklicken.
    .why = Sie bezahlen ihr erstes Feld und marschieren dann wie alle anderen. Sie können auch warten und später kommen.
art-of-war-card-your-movement = Deine Bewegung
    .act = Beliebige Einheiten ziehen, dann „Bewegung beenden“ drücken. N führt zur nächsten Einheit.
    .why = An den folgenden Angriff denken: Welche Einheiten gehören nebeneinander, und von wo feuern die Geschütze?
art-of-war-card-your-attacks = Deine Angriffe
    .act = Einen Feind anklicken, um den nächsten Angriff zu planen. Muss keine Einheit mehr angreifen, kann die Phase enden.
    .why = Zuerst dort angreifen, wo es drei gegen eins steht; ein Rückzug dort kann andere Einheiten frei machen.
art-of-war-card-your-decision = Deine Entscheidung
    .act = Die blaue Zeile in der Tafel sagt, was du entscheiden musst. Die Möglichkeiten stehen darunter.
    .why = Die Schlacht geht weiter, sobald du gewählt hast.
art-of-war-card-one-moment = Einen Augenblick
    .act = Der Gegner zieht, oder das Programm würfelt.
    .why = Inzwischen die Karte ansehen und den Verlauf lesen.
art-of-war-card-the-battle-is-over = Die Schlacht ist zu Ende
    .act = Das war eine ganze Partie. Das Ergebnis steht in der Tafel rechts.
    .why = Du bist bereit für Eylau: dieselben Regeln, nur mehr von allem. Dresden bringt Stapel, Moral und Reserven dazu.

## Wahlregeln: der Name, ihr Gegenstand in den Einstellungen der Partie (about), die Einstellung mit ihr (on) und ohne sie (off)

art-of-war-option-weather = Wetterwürfel [22.0]
    .hint = Ein zweiter Würfel kann das Ergebnis eines Kampfes ändern
    .about = Wetter
    .on = Mit dem Wetterwürfel [22.0].
    .off = Ohne Wetterwürfel.

## Werte, die eine Wiedergabe zeichnet und ein Bericht zählt: der Titel, der Name auf einem Knopf (short), die Bedeutung (meaning), der Kopf einer Spalte (column)

art-of-war-figure-points = Siegpunkte
    .short = Punkte
    .meaning = Als wäre die Schlacht in diesem Augenblick zu Ende gegangen.
    .column = Punkte
art-of-war-figure-lost = Verlorene Stärke
    .short = Verluste
    .meaning = Verlorene aufgedruckte Stärke, für immer oder bis zum Abend.
    .column = Verluste
art-of-war-figure-morale = Moral
    .short = Moral
    .meaning = Jeder Armee; bei 0 ist sie demoralisiert.
    .column = Moral

## Ergebnisse von Kämpfen nach ihren englischen Wörtern, und was eine Tabelle dafür sagt (short)

art-of-war-came-attacker-eliminated = Angreifer eliminiert
art-of-war-came-attacker-retreats = Angreifer zieht sich zurück
art-of-war-came-equal-elimination = beidseitige Verluste
art-of-war-came-defender-retreats = Verteidiger zieht sich zurück
art-of-war-came-defender-eliminated = Verteidiger eliminiert

## Titel der Tabellen nach ihren englischen Titeln

art-of-war-tab-results = Ergebnisse
art-of-war-tab-terrain = Gelände
art-of-war-tab-forces = Truppen
art-of-war-tab-arrivals = Ankünfte

## Was man über das Brett legt und wieder wegnimmt

art-of-war-layer-zones = Kontrollzonen
## Schlachten: Titel, Einführung und Geschichte

art-of-war-scenario-skirmish = Die Brücke bei Pellnicken
    .summary =
        Februar 1807, zwei Tage nach Eylau. Verdins Division soll Pellnicken vor Einbruch der Dunkelheit nehmen; Kurtovs Russen haben die Stadt verbarrikadiert, eine Batterie auf den Galgenberg gestellt und ein paar Kosaken an der Brücke gelassen. Die Kosaken beiseitefegen, die Geschütze heranbringen und auf die Straße im Osten achten: Dort kommen Preußen.

        Drei Spielzüge, dreizehn Spielsteine, zehn Minuten. Die Stadt zählt sechs Punkte, der Weiler Wormkeim drei und jeder vernichtete feindliche Stärkepunkt einen.

art-of-war-scenario-eylau = Eylau, 7.-8. Februar 1807
    .summary = Eine verschneite Ebene in Ostpreußen. Bennigsen hat sich endlich gestellt und hält mit der ganzen russischen Armee die Höhen hinter Eylau; Napoleon kommt mit der Hälfte der seinen die Landsberger Straße herauf. Davout marschiert von Süden heran, Ney und Lestocqs Preußen von Nordwesten: Der Tag hängt daran, wer von ihnen zuerst eintrifft, und wo.
    .history = Damals siegte keine Seite: Napoleon behielt den Schnee, auf dem er stand, Bennigsen zog in der Nacht ab, und jeder hatte ein Drittel seiner Männer verloren.

art-of-war-scenario-dresden = Dresden, 26.-28. August 1813
    .summary =
        Drei alliierte Armeen schließen sich um Dresden, während Napoleon zu der Stadt zurückeilt. Einige Lünetten und Gartenmauern, St. Cyrs Korps und die Junge Garde sind an diesem Abend alles, was zwischen ihnen und der Stadt steht; morgen werden zwei weitere Korps die Elbe überquert haben, und es wird regnen.

        Die Alliierten müssen die Altstadt nehmen oder die Franzosen brechen, solange sie es können, mit Österreichern, Russen und Preußen, die nicht gut zusammen kämpfen, und mit Reserven, die niemand freigeben will. Am Ende jedes Tages entscheiden sie, ob sie weiterkämpfen; ein dritter Tag ohne entscheidenden Sieg bringt den Franzosen 55 Punkte. Bis zu 32 Spielzüge, 95 Spielsteine; für einen ersten Abend gibt es „Dresden: der erste Abend“ und „Dresden: der zweite Tag“.
    .history = Napoleon siegte bei Dresden: Er hielt die Stadt am ersten Abend, zerschlug am zweiten Tag im Regen den linken Flügel der Alliierten und verlor bei Kulm die Früchte des Sieges.

art-of-war-scenario-dresden-day1 = Dresden: der erste Abend
    .summary =
        26. August 1813, vier Uhr nachmittags. Die Signalgeschütze feuern, und die alliierten Kolonnen brechen gegen die Vorstädte von Dresden auf: Russen an der Elbe entlang, Preußen durch den Großen Garten, Österreicher gegen die Lünetten im Süden und Westen. St. Cyr hält die Vorstädte; die Junge Garde ist eben hinter ihm eingetroffen.

        Sechs Spielzüge, die gedruckte Aufstellung. Die Alliierten wollen ein Feld der Altstadt, besser zwei; die Franzosen wollen um zehn Uhr abends noch am Leben sein und ein paar alliierte Geschütze vorzuweisen haben.
    .history = Am ersten Abend erreichten die Alliierten die Vorstädte, und die Junge Garde warf sie wieder hinaus.

art-of-war-scenario-dresden-day2 = Dresden: der zweite Tag
    .summary =
        27. August 1813, erstes Licht, und es hat die ganze Nacht gegossen. Napoleon hat jetzt mehr als hunderttausend Mann auf dem linken Ufer und will beide Flügel einsetzen: Murat und Victor gegen die Österreicher, die allein jenseits der angeschwollenen Weißeritz stehen, Ney und Mortier mit der Jungen Garde gegen die Russen bei Gruna, während Marmont und St. Cyr die Höhen von Räcknitz vor sich haben. Die Alliierten warten auf Klenau, der auf der Freiberger Straße kommen mag oder auch nicht.

        Acht Spielzüge, alle im Regen: Infanterie kämpft mit halber Stärke, und Einheiten können die Weißeritz wie die Elbe nur auf ihren Brücken überqueren. Die Stellungen beider Armeen sind den historischen angenähert und keine gedruckte Aufstellung.
    .history = Am zweiten Tag vernichteten Murat und Victor die Österreicher jenseits der Weißeritz, und die alliierte Armee kehrte nach Böhmen um.

## Wie sicher ihre Karten sind

art-of-war-sureness-eylau = Die gedruckte Karte lag uns nicht vor. Diese ist unsere Rekonstruktion, 425 m je Feld, mit Osten oben, angepasst an die Startfelder der gedruckten Regeln und an die Stellungen der Armeen.
    .sure =
        Die Startfelder aller Einheiten, die zwei Felder von Eylau, die Eintrittscodes, die Geländetabelle, die Zugleiste.
        Die Stärken der Armeen.
    .fair =
        Maßstab und Ausrichtung: Die Abweichung ist im Mittel kleiner als ein Feld.
        Die Dörfer: Serpallen, Anklappen, Althof und Schloditten liegen gut, die anderen auf ein Feld genau.
        Die Höhenzüge und der Kirchhügel, die Seen, der Lauf der Pasmar, die größeren Wälder, die Straßen.
        Die Eintrittsorte A und B.
    .guessed =
        Welche Feldseiten als Hang zählen: 32 an der Zahl.
        Die Größe der Karte, 24 Spalten mal 22 Reihen.
        Molwitten, der Bach bei Kutschitten, die Wälder am Nord- und am Ostrand.
        Dass die untere Pasmar offenes Wasser ist, während der Rest gefroren ist.

art-of-war-sureness-dresden = Die gedruckte Karte lag uns nicht vor. Diese ist unsere Rekonstruktion aus den Startfeldern der gedruckten Regeln, der bekannten Lage von Dörfern und Schanzen und dem Relief.
    .sure =
        Die Startfelder aller Einheiten, die drei Felder der Altstadt, die Lünetten I bis V.
        Die Stärken der Armeen und die Uhrzeiten der Spielzüge.
    .fair =
        Elbe, Weißeritz und Landgraben in ihren alten Betten; Neustadt und Friedrichstadt.
        Der Große Garten, die Höhen, die Schlucht des Kaitzbachs, die Dörfer, die Richtung der Straßen.
        Die Eintritte A und B; die Nachtspielzüge; Regen am zweiten Tag.
    .guessed =
        Wie weit die Vorstädte als Stadt zählen und welche Gärten Gehölze sind: das Unsicherste von allem.
        Die zwei Pontonbrücken, die Hänge als Feldseiten, einige Schluchten und Wälder.
        Eintritt C auf der Straße von Dippoldiswalde und Regen in den Spielzügen 19 und 20.

art-of-war-sureness-dresden-day2 = Die Karte ist unsere Rekonstruktion von Dresden, und auch die Stellungen am zweiten Morgen sind von uns: Sie sind keine gedruckte Aufstellung.
    .sure =
        Die Startfelder aller Einheiten, die drei Felder der Altstadt, die Lünetten I bis V.
        Die Stärken der Armeen und die Uhrzeiten der Spielzüge.
    .fair =
        Der Flügel jedes Korps, wie der Tag gewöhnlich erzählt wird.
        Das Gelände, soweit es für die ganze Schlacht ziemlich sicher ist.
    .guessed =
        Jedes einzelne Startfeld einer Einheit; die Verluste des ersten Tages, die es hier nicht gibt.
        Die Vorstädte, die Gärten, die Pontonbrücken, die Hänge als Feldseiten.

art-of-war-sureness-skirmish = Eine erste Schlacht zum Lernen. Gelände, Menschen und Tag sind erfunden; nichts davon ist Geschichte.
    .sure = Die Regeln: die von Eylau.
    .guessed = Alles andere wurde für drei schnelle Spielzüge erfunden.

## Texte der Dateien: Bemerkungen zu Divisionen nach ihren englischen Worten

art-of-war-formation-5th-division-tuchkov-right-wing = 5. Division (Tuchkov), rechter Flügel
art-of-war-formation-8th-division-right-centre = 8. Division, rechte Mitte
art-of-war-formation-4th-division-somov-reserve-behind-the-right = 4. Division (Somov), Reserve hinter dem rechten Flügel
art-of-war-formation-7th-division-dokhturov-reserve-at-anklappen = 7. Division (Dokhturov), Reserve bei Anklappen
art-of-war-formation-3rd-division-centre = 3. Division, Mitte
art-of-war-formation-14th-division-behind-the-left = 14. Division, hinter dem linken Flügel
art-of-war-formation-2nd-division-ostermann-tolstoy-here-also-the-rear-guard-at-eylau = 2. Division (Ostermann-Tolstoy), hier auch die Nachhut in Eylau
art-of-war-formation-prussian-corps = Preußisches Korps
art-of-war-formation-3rd-division-iv-corps-soult = 3. Division, IV. Korps (Soult)
art-of-war-formation-2nd-division-iv-corps-soult = 2. Division, IV. Korps (Soult)
art-of-war-formation-1st-division-vii-corps-augereau = 1. Division, VII. Korps (Augereau)
art-of-war-formation-2nd-division-vii-corps-augereau = 2. Division, VII. Korps (Augereau)
art-of-war-formation-1st-division-iv-corps-soult = 1. Division, IV. Korps (Soult)
art-of-war-formation-1st-division-iii-corps-davout = 1. Division, III. Korps (Davout)
art-of-war-formation-2nd-division-iii-corps-davout = 2. Division, III. Korps (Davout)
art-of-war-formation-3rd-division-iii-corps-davout = 3. Division, III. Korps (Davout)
art-of-war-formation-1st-division-vi-corps-ney = 1. Division, VI. Korps (Ney)
art-of-war-formation-2nd-division-vi-corps-ney = 2. Division, VI. Korps (Ney)
art-of-war-formation-imperial-guard = Kaisergarde
art-of-war-formation-cavalry-reserve-and-light-cavalry = Kavalleriereserve und leichte Kavallerie
art-of-war-formation-french-infantry-division = Französische Infanteriedivision
art-of-war-formation-french-light-cavalry = Französische leichte Kavallerie
art-of-war-formation-russian-rear-guard = Russische Nachhut
art-of-war-formation-prussian-column = Preußische Kolonne
