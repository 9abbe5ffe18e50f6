# Meldungen von La Bataille de Bautzen. Siehe docs/TRANSLATING.md.


## Wörter, die viele Sätze verwenden

bataille-parts = { $parts }
bataille-formation =
    { $formation ->
       *[column] Kolonne
        [line] Linie
        [carre] Karree
        [skirmish] Plänkler
        [road-march] Marschkolonne
        [general-order] lockere Ordnung
        [limbered] aufgeprotzt
        [unlimbered] abgeprotzt
    }
    .button =
        { $formation ->
           *[column] Kolonne
            [line] Linie
            [carre] Karree
            [skirmish] Plänkler
            [road-march] Marschkolonne
            [general-order] Lockere Ordnung
            [limbered] Aufgeprotzt
            [unlimbered] Abgeprotzt
        }
bataille-order =
    { $order ->
       *[good] in guter Ordnung
        [disordered] in Unordnung
        [routed] auf der Flucht
    }
bataille-facing =
    { $facing ->
       *[n] N
        [nne] NNO
        [ene] ONO
        [e] O
        [ese] OSO
        [sse] SSO
        [s] S
        [ssw] SSW
        [wsw] WSW
        [w] W
        [wnw] WNW
        [nnw] NNW
        [all] ringsum
    }

## Attacken

bataille-ask-charge = { $side }: Kavallerie für die Attacke wählen, dann ihr Ziel. Oder „Attacken beenden“ drücken.
bataille-end-charges = Attacken beenden
bataille-charge-offer = Attacke auf { $hex }, noch { $left }
bataille-charge-ready = { $hex } attackieren
bataille-charge-arrow = Attacke
bataille-named-too = { $named }, auch
bataille-leader-charges =
    { $goes ->
        [yes] { $leader } reitet mit
       *[no] { $leader } bleibt
    }
bataille-ask-opportunity = { $side }: Kavallerie für eine Attacke auf die Einheiten in { $hex } wählen oder „Keine Attacke“ drücken.
bataille-ask-react = { $side }: Der Gegner attackiert. Kavallerie zum Abfangen wählen oder „Keine Attacke“ drücken.
bataille-unit-charges = { $unit } attackiert
bataille-unit-intercepts = { $unit } fängt ab
bataille-no-charge = Keine Attacke
bataille-ask-answer = { $side }: Attacke auf { $unit } in { $hex }. Antwort wählen.
bataille-stand = Standhalten
bataille-form-carre = Karree bilden
bataille-ask-press = { $side }: Das Karree steht. In { $hex } anhalten oder durchreiten.
bataille-try-to-stop = In { $hex } anhalten
bataille-charge-home = Durchreiten
bataille-ask-occupy = { $side }: { $hex } betreten oder „Bleiben“ drücken.
bataille-enter-hex = { $hex } betreten
bataille-stay = Bleiben

## Bewegung

bataille-ask-move = { $side }: Einheiten ziehen, dann „Bewegung beenden“.
bataille-end-movement = Bewegung beenden
bataille-give-orders = Diese Befehle erteilen
bataille-named-left = { $named }, noch { $left }
bataille-named-may-enter = { $named }, kann eintreffen
bataille-leader-rides = { $leader }, kann reiten
bataille-reorder-stack = Stapel umordnen
bataille-stack-place = { $place }. { $named }
bataille-stack-them = In dieser Reihenfolge stapeln
bataille-leader-goes =
    { $goes ->
        [yes] { $leader } zieht mit
       *[no] { $leader } bleibt
    }
bataille-leaders-stay = Bleibt in { $hex }: { $leaders }. Anführer wählen, damit er mitgeht.
bataille-leaders-alone = Ohne Truppen im Feld und noch nicht gezogen: { $leaders }.
bataille-go = Ausführen, noch { $left }
bataille-go-under-fire = Unter Feuer ausführen, noch { $left }
bataille-go-again = Ausführen
bataille-so-far = Formation: { $formation }, Front: { $facing }. Punkte verbraucht: { $spent }, übrig: { $left }.
bataille-to-hex = Nach { $hex }
bataille-to-hex-left = Nach { $hex }, noch { $left }
bataille-to-hex-fire = Nach { $hex }, noch { $left }, zieht Feuer auf sich
bataille-prolong-left = Am Langtau nach { $hex }, noch { $left }
bataille-facing-left = Front { $facing }, noch { $left }
bataille-turn-left = Schwenken { $facing }, noch { $left }
bataille-formation-left = { $formation }, noch { $left }
bataille-limber-left = Aufprotzen, noch { $left }
bataille-unlimber-left = Abprotzen, noch { $left }
bataille-enter-left = In { $hex } eintreffen, noch { $left }
bataille-enter-ready = In { $hex } eintreffen, { $formation }
bataille-leader-enters =
    { $goes ->
        [yes] { $leader } kommt mit
       *[no] { $leader } wartet
    }

## Feuer

bataille-ask-fire = { $side }: feuernde Einheiten wählen, dann das Zielfeld.
bataille-fire-ready = Auf { $hex } feuern
bataille-fire-all =
    { $count ->
        [one] Feuern, { $count } Angriff
       *[other] Feuern, { $count } Angriffe
    }
bataille-end-fire = Feuer beenden
bataille-units-at = { $units } auf { $hex }
bataille-fire-offer = Auf { $hex } feuern
bataille-fire-offer-odds = Mit { $odds } auf { $hex } feuern

## Sturmangriffe

bataille-ask-assault = { $side }: Einheiten für den Sturmangriff wählen, dann das Feld.
bataille-assault-offer = Sturm auf { $hex }
bataille-assault-offer-odds = Sturm { $odds } auf { $hex }
bataille-assault-ready = { $hex } stürmen
bataille-end-assaults = Stürme beenden
bataille-stop-here = Hier anhalten
bataille-saves-horses = { $named }, schont die Pferde
bataille-ask-withdraw = { $side }: Sturm auf { $hex }. Feld zum Ausweichen wählen oder „Halten“ drücken.
bataille-withdraw-ready = Nach { $hex } ausweichen
bataille-hold = Halten
bataille-ask-advance = { $side }: Einheiten zum Nachrücken nach { $hex } wählen oder „Bleiben“ drücken.
bataille-ask-must-advance = { $side }: Einheiten zum Nachrücken nach { $hex } wählen: mindestens eine muss.
bataille-advance-ready = Nach { $hex } nachrücken

## Ende eines Halbzugs, Dauerbefehle

bataille-ask-close = { $side }: Dauerbefehle erteilen oder den Halbzug beenden.
bataille-end-half-turn = Halbzug beenden
bataille-end-with-orders =
    { $count ->
        [one] Mit { $count } Befehl beenden
       *[other] Mit { $count } Befehlen beenden
    }

## Änderungen im Einvernehmen

bataille-ask-change = Einheit wählen, dann die Änderung; oder ein Ziel wählen, um seinen Besitzer zu ändern.
bataille-change-holder = { $hex } gehört { SIDE($side, form: "to") }
bataille-change-unit = { $unit } ändern

## Fragen vor dem Ende eines Segments

bataille-doubt-movement =
    { $count ->
        [one] { $count } Einheit ist nicht gezogen. Noch einmal drücken, um die Bewegung zu beenden.
       *[other] { $count } Einheiten sind nicht gezogen. Noch einmal drücken, um die Bewegung zu beenden.
    }
bataille-doubt-fire =
    { $count ->
        [one] { $count } Feuerangriff ist noch möglich. Noch einmal drücken, um das Feuer zu beenden.
       *[other] { $count } Feuerangriffe sind noch möglich. Noch einmal drücken, um das Feuer zu beenden.
    }
bataille-undone-charges =
    { $count ->
        [one] { $count } Einheit kann noch attackieren
       *[other] { $count } Einheiten können noch attackieren
    }
bataille-again-charges = Noch einmal drücken, um die Attacken zu beenden.
bataille-undone-assaults =
    { $count ->
        [one] { $count } Einheit kann noch stürmen
       *[other] { $count } Einheiten können noch stürmen
    }
bataille-again-assaults = Noch einmal drücken, um die Stürme zu beenden.

## Ablehnungen. Das Ende eines Namens ist der Name der Ablehnung und ihre Variante.

bataille-refused-adds-nothing = { $unit } würde diesem Feuer nichts hinzufügen.
bataille-refused-another-formation = { $unit } hat nicht die Formation der obersten Einheit und kann deshalb nicht feuern.
bataille-refused-arms-apart = Infanterie und Kavallerie können Kavallerie nicht gemeinsam stürmen.
bataille-refused-assaulted-already = { $hex } wurde in diesem Segment schon gestürmt.
bataille-refused-assaulted-already-unit = { $unit } hat in diesem Segment schon gestürmt.
bataille-refused-bad-change = Von dieser Stellung aus könnte die Partie nicht weitergehen.
bataille-refused-cannot-advance = { $unit } kann nicht nach { $hex } nachrücken.
bataille-refused-cannot-save = { $unit } kann die Pferde nicht schonen: Das kann nur stürmende Kavallerie.
bataille-refused-carre-stays = Das Karree kann { $hex } nicht betreten: Es bewegt sich höchstens ein offenes Feld je Halbzug.
bataille-refused-cavalry-zone = Eine Attacke kann nicht durch { $hex } führen: Das Feld liegt in der Zone anderer feindlicher Kavallerie.
bataille-refused-charged = { $unit } hat attackiert und kann deshalb nicht feuern.
bataille-refused-charged-assault = { $unit } kann nicht stürmen: In diesem Halbzug hat die Einheit schon attackiert oder in einer Attacke gekämpft.
bataille-refused-charged-already = { $unit } hat in diesem Segment schon eine Attacke versucht.
bataille-refused-closed = { $unit } kann { $hex } nicht betreten: Gelände oder Feldseite sind gesperrt.
bataille-refused-closed-charge = Eine Attacke kann { $hex } nicht betreten: Das Gelände ist nicht offen.
bataille-refused-closed-hexside = Eine Attacke kann die Feldseite nach { $hex } nicht überqueren.
bataille-refused-closed-leader = { $leader } kann ein Feld dieses Weges nicht betreten: Gelände oder Feldseite sind gesperrt.
bataille-refused-closer-target = { $unit } muss auf das nächste Ziel feuern, in { $hex }.
bataille-refused-did-not-advance = { $unit } ist nicht nachgerückt und kann deshalb nicht am Folgesturm teilnehmen.
bataille-refused-disordered = { $unit } ist in Unordnung und kann die Formation nicht wechseln.
bataille-refused-does-not-fire = { $unit } kann auf der Flucht oder in Marschkolonne nicht feuern.
bataille-refused-does-not-fire-cavalry = { $unit } ist Kavallerie und kann nicht feuern.
bataille-refused-does-not-lead = Einheiten eines Feldes müssen dieselbe Front haben wie die oberste.
bataille-refused-empty-path-withdrawal = Ausweichende Einheiten müssen mindestens ein Feld zurückgehen.
bataille-refused-enemy-there = In { $hex } steht eine feindliche Einheit.
bataille-refused-enemy-there-charge = In { $hex } steht eine feindliche Einheit im Weg der Attacke.
bataille-refused-enemy-there-leader = { $leader } kann kein Feld mit einem Gegner betreten.
bataille-refused-faces-apart = Alle Einheiten derselben Waffengattung in { $hex } müssen dieselbe Front haben.
bataille-refused-fired-already = { $unit } hat in diesem Segment schon gefeuert.
bataille-refused-fired-elsewhere = { $unit } hat auf { $hex } gefeuert und kann nur dieses Feld stürmen.
bataille-refused-guns-apart = Die Geschütze dieser Felder können ihr Feuer nicht vereinigen: Ein Anführer muss bei ihnen sein.
bataille-refused-hit-already = Auf { $hex } wurde in diesem Segment schon gefeuert.
bataille-refused-in-a-zone = Der Stapel in { $hex } liegt in einer feindlichen Zone und kann nicht umgeordnet werden.
bataille-refused-just-arrived = { $unit } ist in diesem Halbzug eingetroffen und kann deshalb nicht attackieren.
bataille-refused-limbered = { $unit } ist aufgeprotzt und kann nicht feuern.
bataille-refused-may-not-charge = { $unit } kann diese Einheiten nicht attackieren.
bataille-refused-may-not-react = { $unit } kann auf diese Attacke nicht reagieren.
bataille-refused-may-not-withdraw = Nicht alle Einheiten des Feldes können ausweichen.
bataille-refused-mixed-formations = Eigene Einheiten derselben Waffengattung in { $hex } haben eine andere Formation.
bataille-refused-move-ended = { $unit } hat die Bewegung beendet.
bataille-refused-must-advance = Mindestens eine Einheit muss nach { $hex } nachrücken.
bataille-refused-named-twice = { $unit } ist zweimal gewählt.
bataille-refused-no-change-now = Erst diese Bewegung oder diesen Kampf beenden, dann die Stellung ändern.
bataille-refused-no-orders = { $unit } kann nicht gewählt werden: nur eigene Einheiten, jede einmal.
bataille-refused-no-passing = { $unit } kann nicht durch die eigenen Einheiten in { $hex } ziehen.
bataille-refused-no-passing-charge = Die Attacke kann nicht durch die eigenen Einheiten in { $hex } führen.
bataille-refused-no-points = { $unit } kann sich in diesem Halbzug nicht bewegen: Flucht, eigene oder feindliche Attacke, oder Ausweichen.
bataille-refused-no-prolonging = Nur abgeprotzte Geschütze können am Langtau nach { $hex } gezogen werden.
bataille-refused-no-prolonging-far = Am Langtau geht es nur in ein benachbartes Feld, und { $hex } grenzt nicht an.
bataille-refused-no-prolonging-ground = Geschütze können nicht am Langtau nach { $hex } gezogen werden. Das Gelände ist nicht offen, oder ein Bach oder eine Schanze liegt dazwischen.
bataille-refused-no-prolonging-late = Nach einer anderen Aktion ihrer Bewegung können Geschütze nicht mehr am Langtau nach { $hex } gezogen werden.
bataille-refused-no-roll = Es steht kein Würfelwurf an.
bataille-refused-no-room = In { $hex } ist nicht genug Platz für diese Einheiten.
bataille-refused-no-room-charge = { $hex } am Ende des Weges hat keinen Platz für die Kavallerie.
bataille-refused-no-room-withdrawal = Im letzten Feld ist nicht genug Platz für diese Einheiten.
bataille-refused-no-stop = { $unit } müsste in { $hex } anhalten und kann dort nicht bleiben.
bataille-refused-no-such-facing = { $unit } kann in dieser Formation nicht diese Front haben.
bataille-refused-no-such-formation = { $unit } kann diese Formation nicht einnehmen: Die Waffengattung hat sie nicht.
bataille-refused-no-such-formation-limber-first = { $unit } muss vor der Marschkolonne aufprotzen.
bataille-refused-no-such-formation-no-road = { $unit } kann keine Marschkolonne bilden: Hier ist keine Straße.
bataille-refused-no-such-formation-from-road-march = Aus der Marschkolonne kann { $unit } nur in Kolonne oder lockere Ordnung wechseln.
bataille-refused-no-such-formation-guns = { $unit } kann diese Formation nicht einnehmen: Geschütze können nur auf- oder abprotzen oder die Marschkolonne bilden.
bataille-refused-no-such-formation-column = { $unit } kann in diesem Gelände nicht in Kolonne stehen.
bataille-refused-no-such-formation-general-order = { $unit } kann in diesem Gelände nicht in lockerer Ordnung stehen.
bataille-refused-no-such-formation-line = { $unit } kann keine Linie bilden.
bataille-refused-no-such-formation-carre = { $unit } kann kein Karree bilden.
bataille-refused-no-such-formation-line-ground = { $unit } kann eine Linie nur in offenem Gelände bilden.
bataille-refused-no-such-formation-carre-ground = { $unit } kann ein Karree nur in offenem Gelände bilden.
bataille-refused-no-such-formation-carre-few = { $unit } hat zu wenige Stärkestufen für ein Karree.
bataille-refused-no-such-formation-skirmish = { $unit } kann nicht plänkeln.
bataille-refused-no-such-formation-skirmish-work = { $unit } kann in einer Schanze nicht plänkeln.
bataille-refused-no-such-formation-line-few = { $unit } hat zu wenige Stärkestufen für eine Linie.
bataille-refused-no-target = In { $hex } steht keine feindliche Kampfeinheit.
bataille-refused-no-target-charge = Kavallerie kann { $hex } nicht attackieren. Der Gegner muss in offenem Gelände stehen oder in einer Schanze, die von hinten attackiert wird.
bataille-refused-no-target-far = { $hex } grenzt nicht an das Feld von { $unit }.
bataille-refused-no-target-front = { $hex } liegt nicht vor der Front von { $unit }.
bataille-refused-no-target-assault = { $unit } kann { $hex } nicht stürmen: Dort steht keine feindliche Kampfeinheit.
bataille-refused-no-target-closed = { $unit } kann { $hex } nicht stürmen: Dieses Gelände oder diese Schanzenfront ist der Kavallerie verschlossen.
bataille-refused-no-way-withdrawal = Beim Ausweichen darf kein Feld in einer feindlichen Zone oder neben den Angreifern betreten werden.
bataille-refused-nobody = Mindestens eine Einheit wählen.
bataille-refused-nobody-attack = Einen Angriff wählen.
bataille-refused-not-a-front = Geschütze in einer Schanze müssen einer ihrer Frontseiten zugewandt sein.
bataille-refused-not-a-step = { $hex } grenzt nicht an das vorige Feld des Weges.
bataille-refused-not-a-step-leader = { $leader } kann nur von Feld zu benachbartem Feld reiten.
bataille-refused-not-able = { $unit } kann nicht stürmen: Waffengattung, Formation, Zustand oder Gelände erlauben es nicht.
bataille-refused-not-alike = { $unit } kann nicht mit diesen Einheiten ziehen: Feld, Waffengattung, Formation und Zustand müssen gleich sein.
bataille-refused-not-asked = Bitte warten: Die Würfel rollen.
bataille-refused-not-asked-opponent = Die Wahl liegt jetzt bei { SIDE($side, form: "to") }.
bataille-refused-not-beside = Der Weg muss neben dem Ziel in { $hex } enden.
bataille-refused-not-cavalry = { $unit } ist keine Kavallerie und kann nicht attackieren.
bataille-refused-not-due = { $unit } kann jetzt nicht in { $hex } eintreffen. Die Einheit ist schon auf der Karte, aus der Schlacht oder erst später fällig.
bataille-refused-not-due-leader = { $leader } trifft in einem späteren Spielzug ein.
bataille-refused-not-fresh = { $unit } kann nicht attackieren: Das kann nur frische Kavallerie in guter Ordnung.
bataille-refused-not-here = { $unit } kann nicht in { $hex } eintreffen: Das ist kein Eintrittsfeld dieser Einheit.
bataille-refused-not-here-leader = { $leader } kann nicht in { $hex } eintreffen: Das ist keines seiner Eintrittsfelder.
bataille-refused-not-in-column = { $unit } kann nur in Kolonne und aus offenem Gelände attackieren.
bataille-refused-not-in-front = { $hex } liegt nicht vor der Front von { $unit }.
bataille-refused-not-in-front-short = { $unit } hat zu wenige Bewegungspunkte und kann nur ein Feld vor der Front betreten, nicht { $hex }.
bataille-refused-not-its-order = { $unit } kann diesen Dauerbefehl nicht haben: Der Einheitentyp verwendet ihn nicht.
bataille-refused-not-limbered = Nur aufgeprotzte Geschütze können abprotzen.
bataille-refused-not-on-map = { $unit } ist nicht auf der Karte.
bataille-refused-not-on-map-leader = { $leader } ist nicht auf der Karte.
bataille-refused-not-on-top = { $unit } kann nicht feuern: Das kann nur die oberste Einheit des Feldes.
bataille-refused-not-on-top-carre = { $unit } kann nicht feuern: Das kann nur die oberste Einheit eines Karrees.
bataille-refused-not-on-top-column = { $unit } kann nicht feuern: In Kolonne und lockerer Ordnung kann das nur die oberste Einheit.
bataille-refused-not-so = { $unit } muss in { $hex } mit Front zu einer Feldseite eintreffen. Möglich sind Marschkolonne auf einer Straße, Kolonne oder aufgeprotzte Geschütze.
bataille-refused-not-the-stack = Jede Einheit in { $hex } einmal nennen.
bataille-refused-not-this-question = Jetzt nicht: Zuerst liegt eine andere Entscheidung bei { SIDE($side, form: "to") }.
bataille-refused-not-this-question-charge = Gerade wird keine Einheit attackiert.
bataille-refused-not-together = { $unit } kann sich der Attacke nicht anschließen: nur Kavallerie eines Feldes, jede Einheit einmal.
bataille-refused-not-unlimbered = Nur abgeprotzte Geschütze können aufprotzen.
bataille-refused-not-with-them = { $leader } kann nur Einheiten in seinem Feld begleiten.
bataille-refused-not-with-them-entering = { $leader } kann mit einer Einheit nur im selben Eintrittsfeld eintreffen.
bataille-refused-not-yours = { $unit } steht nicht unter deinem Befehl.
bataille-refused-not-yours-leader = { $leader } steht nicht unter deinem Befehl.
bataille-refused-not-yours-once = { $unit } kann nicht gewählt werden: nur eigene Einheiten, jede einmal.
bataille-refused-nothing-changes = Dieser Befehl ändert nichts.
bataille-refused-nothing-changes-facing = { $unit } hat diese Front schon.
bataille-refused-nothing-changes-formation = { $unit } hat diese Formation schon.
bataille-refused-nothing-changes-leader = { $leader } ist schon im letzten Feld dieses Weges.
bataille-refused-nothing-changes-order = Mindestens einen Dauerbefehl wählen.
bataille-refused-nothing-changes-orders = { $unit } hat diese Dauerbefehle schon.
bataille-refused-nothing-changes-path = Mindestens ein Feld wählen.
bataille-refused-nothing-changes-stack = Der Stapel in { $hex } liegt schon in dieser Reihenfolge.
bataille-refused-nothing-to-undo = Nichts rückgängig zu machen: Aktionen lassen sich rückgängig machen, bis gewürfelt wird, der Gegner entscheidet oder das Segment endet.
bataille-refused-nothing-to-undo-dice = Jetzt lässt sich nichts rückgängig machen: Es wird gewürfelt, oder die Schlacht ist zu Ende.
bataille-refused-nothing-to-undo-opponent = Während der Gegner entscheidet, lässt sich nichts rückgängig machen.
bataille-refused-off-map = { $hex } liegt nicht auf der Karte.
bataille-refused-off-the-road = In Marschkolonne kann { $unit } nur einer Straße folgen, und keine führt nach { $hex }.
bataille-refused-one-battery = { $unit } kann nicht mitfeuern: Neben Infanterie kann das nur eine Batterie je Feld.
bataille-refused-ordered-already = { $unit } hat in diesem Segment schon neue Dauerbefehle.
bataille-refused-out-of-arc = { $hex } liegt nicht vor der Front von { $unit }.
bataille-refused-out-of-range = { $hex } liegt außer Reichweite von { $unit }.
bataille-refused-out-of-sight = { $unit } hat keine Sichtlinie nach { $hex }.
bataille-refused-over = Die Schlacht ist zu Ende.
bataille-refused-restacked-already = Der Stapel in { $hex } wurde in diesem Segment schon umgeordnet.
bataille-refused-same-hex = { $unit } kann nicht dorthin feuern: Infanterie und Geschütze eines Feldes müssen auf dasselbe Feld feuern.
bataille-refused-stopped = { $unit } hat angehalten und kann { $hex } in diesem Segment nicht mehr betreten.
bataille-refused-too-dear = { $unit } hat nicht mehr genug Bewegungspunkte.
bataille-refused-too-far = { $unit } hat nicht mehr genug Bewegungspunkte für { $hex }.
bataille-refused-too-far-charge = Die Kavallerie hat nicht genug Bewegungspunkte für diesen Weg.
bataille-refused-too-far-leader = { $leader } hat nicht mehr genug Bewegungspunkte.
bataille-refused-too-far-path = Der Weg hat zu viele Felder.
bataille-refused-too-far-withdrawal = Die Einheiten können höchstens um ihre halbe Bewegungsweite ausweichen.
bataille-refused-too-weak = Dieses Feuer auf { $hex } liegt unter dem niedrigsten Verhältnis der Tabelle.
bataille-refused-turned-already = { $unit } hat den freien Schwenk dieses Segments schon verbraucht.
bataille-refused-turns-too-far = Die Attacke schwenkt in { $hex } zu weit: Schwere Kavallerie kann in einem Feld 60 Grad schwenken, leichte 120.
bataille-refused-unknown = Das gibt es in dieser Schlacht nicht.
bataille-refused-unknown-leader = Diesen Anführer gibt es in dieser Schlacht nicht.
bataille-refused-unknown-unit = Diese Einheit gibt es in dieser Schlacht nicht.
bataille-refused-unlimbered = { $unit } muss vor der Bewegung aufprotzen.
bataille-refused-waits = { $unit } hat nicht genug Bewegungspunkte, um in { $hex } einzutreffen. Im nächsten Spielzug ist ein neuer Versuch möglich.
bataille-refused-was-charged = { $unit } wurde während der Bewegung attackiert und kann deshalb nicht stürmen.
bataille-refused-without-its-top = { $unit } kann nur zusammen mit der obersten Einheit des Feldes feuern.
bataille-refused-wrong-faces = Diese Würfel passen nicht zum Wurf.
bataille-refused-zone-holds = { $unit } kann die feindliche Zone in { $hex } nur als erste Aktion verlassen.

## Das Protokoll

bataille-segment-began =
    { $segment ->
       *[charge] { $side }: Attacken.
        [movement] { $side }: Bewegung.
        [defensive-fire] { $side }: unter Abwehrfeuer.
        [offensive-fire] { $side }: Angriffsfeuer.
        [melee] { $side }: Nahkämpfe.
        [recovery] { $side }: Sammeln.
        [close] { $side }: Dauerbefehle.
    }
bataille-level-changed = { $corps }: Stufe von { $from } auf { $to }.
bataille-level-of = Stufe: { $corps }
bataille-taken-back = { $side }: letzte Aktion rückgängig gemacht.
bataille-amended = Beide Spieler ändern die Stellung: { $edits }.
bataille-orders-given = Dauerbefehle für { $unit }: { $orders }.
bataille-no-standing-order = keine Dauerbefehle
bataille-restacked = Der Stapel in { $hex } ist jetzt: { $units }.
bataille-cannot-turn =
    { $size ->
        [one] Schwenk nach { $facing } nicht möglich: { $units }. Trotzdem verbrauchter Punkt: { $points }.
       *[other] Schwenk nach { $facing } nicht möglich: { $units }. Trotzdem verbrauchte Punkte: { $points }.
    }
bataille-cannot-change =
    { $size ->
        [one] Formationswechsel nicht möglich ({ $formation }): { $units }. Trotzdem verbrauchter Punkt: { $points }.
       *[other] Formationswechsel nicht möglich ({ $formation }): { $units }. Trotzdem verbrauchte Punkte: { $points }.
    }
bataille-cannot-go-on =
    { $size ->
        [one] Bewegung nicht fortgesetzt: { $units }. Trotzdem verbrauchter Punkt: { $points }.
       *[other] Bewegung nicht fortgesetzt: { $units }. Trotzdem verbrauchte Punkte: { $points }.
    }
bataille-moved =
    { $units-count ->
        [one] { $units } zieht nach { $hex }.
       *[other] { $units } ziehen nach { $hex }.
    }
bataille-moved-for =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } zieht nach { $hex }.
               *[other] { $units } ziehen nach { $hex }.
            }
        [one]
            { $units-count ->
                [one] { $units } zieht nach { $hex } (Kosten: { $points } Punkt).
               *[other] { $units } ziehen nach { $hex } (Kosten: { $points } Punkt).
            }
       *[other]
            { $units-count ->
                [one] { $units } zieht nach { $hex } (Kosten: { $points } Punkte).
               *[other] { $units } ziehen nach { $hex } (Kosten: { $points } Punkte).
            }
    }
bataille-turned =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } schwenkt, Front { $facing }.
               *[other] { $units } schwenken, Front { $facing }.
            }
        [one]
            { $units-count ->
                [one] { $units } schwenkt, Front { $facing } (Kosten: { $points } Punkt).
               *[other] { $units } schwenken, Front { $facing } (Kosten: { $points } Punkt).
            }
       *[other]
            { $units-count ->
                [one] { $units } schwenkt, Front { $facing } (Kosten: { $points } Punkte).
               *[other] { $units } schwenken, Front { $facing } (Kosten: { $points } Punkte).
            }
    }
bataille-changed =
    { $size ->
        [none] Formationswechsel: { $units }, { $formation }, Front { $facing }.
        [one] Formationswechsel: { $units }, { $formation }, Front { $facing } (Kosten: { $points } Punkt).
       *[other] Formationswechsel: { $units }, { $formation }, Front { $facing } (Kosten: { $points } Punkte).
    }
bataille-tries-to-limber =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } versucht aufzuprotzen.
               *[other] { $units } versuchen aufzuprotzen.
            }
        [one]
            { $units-count ->
                [one] { $units } versucht aufzuprotzen (Kosten: { $points } Punkt).
               *[other] { $units } versuchen aufzuprotzen (Kosten: { $points } Punkt).
            }
       *[other]
            { $units-count ->
                [one] { $units } versucht aufzuprotzen (Kosten: { $points } Punkte).
               *[other] { $units } versuchen aufzuprotzen (Kosten: { $points } Punkte).
            }
    }
bataille-limbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } protzt auf.
               *[other] { $units } protzen auf.
            }
        [one]
            { $units-count ->
                [one] { $units } protzt auf (Kosten: { $points } Punkt).
               *[other] { $units } protzen auf (Kosten: { $points } Punkt).
            }
       *[other]
            { $units-count ->
                [one] { $units } protzt auf (Kosten: { $points } Punkte).
               *[other] { $units } protzen auf (Kosten: { $points } Punkte).
            }
    }
bataille-unlimbers =
    { $size ->
        [none]
            { $units-count ->
                [one] { $units } protzt ab.
               *[other] { $units } protzen ab.
            }
        [one]
            { $units-count ->
                [one] { $units } protzt ab (Kosten: { $points } Punkt).
               *[other] { $units } protzen ab (Kosten: { $points } Punkt).
            }
       *[other]
            { $units-count ->
                [one] { $units } protzt ab (Kosten: { $points } Punkte).
               *[other] { $units } protzen ab (Kosten: { $points } Punkte).
            }
    }
bataille-dragged =
    { $size ->
        [none] Am Langtau: { $units } nach { $hex }.
        [one] Am Langtau: { $units } nach { $hex } (Kosten: { $points } Punkt).
       *[other] Am Langtau: { $units } nach { $hex } (Kosten: { $points } Punkte).
    }
bataille-cut-short = Bewegung abgebrochen: { $units }. Entfallene Aktionen: { $count }.
bataille-stepped-back = { $unit } geht nach { $hex } zurück.
bataille-entered = { $unit } trifft in { $hex } ein.
bataille-leader-moved = { $leader } reitet nach { $hex }.
bataille-leader-out =
    { $fate ->
       *[killed] { $leader } fällt.
        [wounded] { $leader } wird verwundet und scheidet aus.
        [captured] { $leader } gerät in Gefangenschaft.
    }
bataille-leader-rolls-again = { $leader }: Wurf { $face }, neuer Wurf.
bataille-leader-spared = { $leader }: Wurf { $face }, unverletzt.
bataille-leader-off-map = { $leader } verlässt die Karte mit seinen Truppen.
bataille-limber-rolled =
    { $came ->
        [done] { $unit } versucht aufzuprotzen ({ $least }+ nötig): Wurf { $face }, aufgeprotzt.
       *[failed] { $unit } versucht aufzuprotzen ({ $least }+ nötig): Wurf { $face }, bleibt abgeprotzt.
    }
bataille-formation-taken = { $unit }: { $formation }, Front { $facing }.
bataille-objective-taken = { $side }: { $hex } genommen.
bataille-no-fire-at = Kein Feuer auf { $hex }: Es ist nicht mehr möglich.
bataille-loses =
    { $count ->
        [one] { $unit } verliert { $count } Stärkestufe.
       *[other] { $unit } verliert { $count } Stärkestufen.
    }
bataille-eliminated = { $unit } wird in { $hex } vernichtet.
bataille-surrendered = { $unit } ergibt sich in { $hex }.
bataille-left-map = { $unit } wird in { $hex } von der Karte gedrängt.
bataille-roll-modified = { $natural }, modifiziert { $modified }
bataille-checked =
    { $came ->
        [passes] { $unit } prüft die Moral, mehr als { $morale } nötig: Wurf { $roll }, bestanden.
       *[fails] { $unit } prüft die Moral, mehr als { $morale } nötig: Wurf { $roll }, nicht bestanden.
    }
bataille-checked-with =
    { $came ->
        [passes] { $unit } prüft die Moral, mehr als { $morale } nötig: Wurf { $roll } ({ $terms }), bestanden.
       *[fails] { $unit } prüft die Moral, mehr als { $morale } nötig: Wurf { $roll } ({ $terms }), nicht bestanden.
    }
bataille-order-changed =
    { $order ->
       *[good] { $unit } ist in guter Ordnung.
        [disordered] { $unit } gerät in Unordnung.
        [routed] { $unit } flieht.
    }
bataille-falls-back = { $unit } geht von { $from } nach { $to } zurück.
bataille-cannot-retreat = { $unit } kann sich nicht zurückziehen.
bataille-charges =
    { $units-count ->
        [one] { $units } attackiert { $hex }.
       *[other] { $units } attackieren { $hex }.
    }
bataille-fails-to-charge =
    { $units-count ->
        [one] { $units } attackiert nicht.
       *[other] { $units } attackieren nicht.
    }
bataille-intercepts =
    { $units-count ->
        [one] { $units } fängt die Attacke in { $hex } ab.
       *[other] { $units } fangen die Attacke in { $hex } ab.
    }
bataille-no-reaction = { $side }: keine Reaktion.
bataille-answered =
    { $answer ->
       *[stand] { $unit } hält in { $hex } stand.
        [carre] { $unit } versucht, in { $hex } ein Karree zu bilden.
    }
bataille-withdraws-to =
    { $units-count ->
        [one] { $units } weicht nach { $hex } aus.
       *[other] { $units } weichen nach { $hex } aus.
    }
bataille-carre-rolled =
    { $came ->
       *[carre] { $unit } bildet ein Karree, Zeile { $row }: Wurf { $roll }, das Karree steht.
        [disorder] { $unit } bildet ein Karree, Zeile { $row }: Wurf { $roll }, Unordnung.
        [rout] { $unit } bildet ein Karree, Zeile { $row }: Wurf { $roll }, Flucht.
    }
bataille-stands =
    { $units-count ->
        [one] { $units } hält in { $hex } stand.
       *[other] { $units } halten in { $hex } stand.
    }
bataille-rides-to =
    { $units-count ->
        [one] { $units } reitet nach { $hex }.
       *[other] { $units } reiten nach { $hex }.
    }
bataille-overrun =
    { $count ->
        [one] { $unit } wird niedergeritten und verliert { $count } Stärkestufe.
       *[other] { $unit } wird niedergeritten und verliert { $count } Stärkestufen.
    }
bataille-recall-rolled =
    { $came ->
        [done] Rückruf ({ $least }+ nötig), { $units }: Wurf { $face }, gelungen.
       *[failed] Rückruf ({ $least }+ nötig), { $units }: Wurf { $face }, misslungen.
    }
bataille-melee-held = Späterer Nahkampf: { $attackers } gegen { $defenders }.
bataille-melee-lapsed =
    { $units-count ->
        [one] { $units } hat keinen Gegner mehr.
       *[other] { $units } haben keinen Gegner mehr.
    }
bataille-no-opportunity = { $side }: keine Attacke.
bataille-assaults =
    { $units-count ->
        [one] { $units } stürmt { $hex }.
       *[other] { $units } stürmen { $hex }.
    }
bataille-withdraws =
    { $units-count ->
        [one] { $units } weicht von { $from } nach { $to } aus.
       *[other] { $units } weichen von { $from } nach { $to } aus.
    }
bataille-units-hold = Die Einheiten in { $hex } halten.
bataille-advances = { $unit } rückt nach { $hex } nach.
bataille-no-advance = Keine Einheit rückt nach { $hex } nach.
bataille-no-follow-up = { $side }: kein Folgesturm.
bataille-readiness-changed =
    { $readiness ->
       *[fresh] { $unit } ist frisch.
        [tired] { $unit } ist müde.
        [exhausted] { $unit } ist erschöpft.
    }
bataille-rallied = { $unit } ist wieder in guter Ordnung.
bataille-closed = { $side }: Ende des Halbzugs.
bataille-battle-over = Die Schlacht ist zu Ende. { $verdict }.
bataille-battle-over-draw = Die Schlacht endet unentschieden.

## Feuer und Nahkämpfe

bataille-fired =
    { $kind ->
        [defensive] Abwehrfeuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }.
        [opportunity] Gelegenheitsfeuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }.
       *[offensive] Feuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }.
    }
bataille-fired-whole =
    { $kind ->
        [defensive] Abwehrfeuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }: Wurf { $roll }, { $result }.
        [opportunity] Gelegenheitsfeuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }: Wurf { $roll }, { $result }.
       *[offensive] Feuer: { $units } auf { $hex }, { $value } gegen { $defence }, { $odds }: Wurf { $roll }, { $result }.
    }
bataille-fought = { $attackers } gegen { $defenders }, { $attack } zu { $defence }, { $odds }.
bataille-fought-whole = { $attackers } gegen { $defenders }, { $attack } zu { $defence }, { $odds }: Wurf { $roll }, { $result }.
bataille-rolled = Wurf { $roll }: { $result }.
bataille-fire-result =
    { $losses ->
        [0] ohne Wirkung
       *[other] Ergebnis { $losses }
    }

## Dauerbefehle einer Einheit

bataille-orders-reaction =
    { $order ->
       *[always] fängt Attacken immer ab
        [never] fängt Attacken nie ab
    }
bataille-orders-opportunity =
    { $order ->
       *[weak] attackiert schwache ziehende Einheiten
        [any] attackiert jede ziehende Einheit
        [ask] fragt vor Attacken auf ziehende Einheiten
    }
bataille-orders-answer =
    { $order ->
       *[stand] hält Attacken stand
        [carre] bildet bei Attacken ein Karree
    }
bataille-orders-withdraw =
    { $order ->
       *[never] weicht nie aus
        [one] weicht ein Feld aus
    }
bataille-place =
    { $place ->
       *[waiting] noch nicht da
        [eliminated] vernichtet
        [off-map] von der Karte gedrängt
        [aside] nicht in dieser Schlacht
    }
bataille-readiness =
    { $readiness ->
       *[fresh] frisch
        [tired] müde
        [exhausted] erschöpft
    }

## Vereinbarte Änderungen

bataille-edit-unit = { $unit }: { $state }
bataille-edit-lost = Verluste: { $count }
bataille-edit-holder = { $hex } gehört { SIDE($side, form: "to") }
bataille-edit-level = { $corps }: Stufe { $level }
bataille-edit-turn = es ist Spielzug { $turn }
bataille-edit-fired-at = schon beschossene Felder: { $count }
bataille-edit-assaulted = schon gestürmte Felder: { $count }
bataille-edit-held = noch auszutragende Nahkämpfe: { $count }

## Der Spielzug

bataille-turn-minutes = Ein Spielzug dauert 20 Minuten.
bataille-turn-halves = Die erste Hälfte jedes Spielzugs gehört { SIDE($first, form: "to") }, die zweite { SIDE($second, form: "to") }.
bataille-turn-points = Am Ende entscheiden die Punkte für Ziele und Verluste.
bataille-does-charge = Mit Kavallerie attackieren, bevor sich Einheiten bewegen.
bataille-does-movement = Einheiten ziehen und eintreffende auf die Karte bringen.
bataille-does-defensive-fire = Auf benachbarte feindliche Einheiten feuern.
bataille-does-offensive-fire = Mit den Einheiten feuern.
bataille-does-melee = Nahkämpfe der Attacken austragen, dann benachbarte Felder stürmen.
bataille-does-recovery = Ungeordnete und fliehende Einheiten prüfen, ob sie sich sammeln.
bataille-does-close = Dauerbefehle für die gegnerische Hälfte des Spielzugs erteilen.

## Das Ende

bataille-score = { $first } { $one }, { $second } { $two }
bataille-verdict =
    { $level ->
        [marginal] Knapper Sieg { SIDE($side, form: "of") }
        [substantial] Deutlicher Sieg { SIDE($side, form: "of") }
        [decisive] Entscheidender Sieg { SIDE($side, form: "of") }
       *[victory] Sieg { SIDE($side, form: "of") }
    }
bataille-verdict-draw = Unentschieden
bataille-score-places = Orte
bataille-score-batteries = Batterien
bataille-score-infantry = Infanterieverluste des Gegners
bataille-score-levels = Stufe der gegnerischen Korps
bataille-score-points = Punkte

## Die Stärken eines Angriffs

bataille-explains-melee = { $attack } gegen { $defence }.
bataille-explains-melee-terms = { $attack } gegen { $defence }; { $terms }.
bataille-explains-terms = Modifikatoren: { $terms }.
bataille-division = Division { $number }
bataille-leaders = Anführer

## Vorhersagen

bataille-reached = falls es zum letzten Wurf kommt
bataille-if-they-stand = wenn der Gegner standhält
bataille-if-they-form = wenn der Gegner ein Karree bildet
bataille-if-you-stand = beim Standhalten
bataille-if-you-form = beim Bilden eines Karrees
bataille-if-you-try-to-stop = beim Versuch anzuhalten
bataille-if-you-charge-home = beim Durchreiten
bataille-if-no-fire-stops-them = wenn kein Feuer sie vorher aufhält
bataille-throw =
    { $roll ->
       *[fire] Feuer
        [die] ein Würfel
        [check] Moraltest
        [carre] Karree bilden
        [melee] Nahkampf
    }
bataille-throw-of = { $unit }, { $roll }
bataille-throw-numbered = { $number }. { $title }
bataille-total-modifier = Modifikator gesamt
bataille-total-fire = Feuer gesamt
bataille-fire-defence = Feuerschutz
bataille-canister = Kartätschen
bataille-one-column = eine Spalte
bataille-column = Spalte
bataille-multiplied = { $factor } x{ $by }
bataille-values = Werte
bataille-result-on = { $result } bei { $first }
bataille-result-on-range = { $result } bei { $first } bis { $last }
bataille-increments-lost =
    { $count ->
        [one] { $count } Stärkestufe verloren
       *[other] { $count } Stärkestufen verloren
    }
bataille-leader-in-danger = { $result }, ein Anführer in Gefahr
bataille-short-check =
    { $came ->
        [passes] besteht
       *[fails] scheitert
    }
bataille-check-came =
    { $came ->
        [passes] bestanden
       *[fails] nicht bestanden
    }
bataille-short-carre =
    { $came ->
       *[carre] Karree
        [disorder] DD
        [rout] Flucht
    }
bataille-carre-came =
    { $came ->
       *[carre] das Karree steht
        [disorder] Unordnung
        [rout] Flucht
    }
bataille-die-face = eine { $face }
bataille-melee-losses =
    { $checks ->
       *[none] Angreifer verlieren { $attacker }, Verteidiger { $defender }
        [attackers] Angreifer verlieren { $attacker }, Verteidiger { $defender }, Moraltest der Angreifer
        [defenders] Angreifer verlieren { $attacker }, Verteidiger { $defender }, Moraltest der Verteidiger
        [both] Angreifer verlieren { $attacker }, Verteidiger { $defender }, Moraltest beider Seiten
    }
bataille-letter =
    { $letter ->
        [ar] Angreifer fliehen
        [ad] Angreifer in Unordnung
       *[blank] kein Ergebnis
        [dd] Verteidiger ziehen sich in Unordnung zurück
        [dr] Verteidiger fliehen
        [ds] Verteidiger ergeben sich
    }
bataille-term = { $factor } { $steps }
bataille-factor =
    { $factor ->
       *[disordered] Unordnung
        [routed] Flucht
        [half-lost] zur Hälfte verloren
        [road-march] Marschkolonne
        [corps-level] Korpsstufe
        [leader] Anführer
        [leader-lost] Anführer verloren
        [odds] Stärkestufen
        [flank] Flanke
        [rear] Rücken
        [skirmish] Plänkler
        [line] in Linie
        [carre] im Karree
        [slope] Hang
        [stream] Bach
        [work-front] Front einer Schanze
        [fire-losses] Verluste durch Feuer
        [lancers] Lanzenreiter
        [heavy] schwere Kavallerie
        [light] leichte Kavallerie
        [driven-back] zurückgedrängt
        [quality] Qualität
        [mass] volles Feld
        [against-carre] gegen ein Karree
        [straight] gerade Attacke
        [heavy-against-light] schwere gegen leichte
        [heavy-in-line] schwere in Linie
        [tired] müde
        [exhausted] erschöpft
        [saving] schont die Pferde
        [general-order] lockere Ordnung
        [recall-failed] nicht zurückgerufen
        [swamp] Sumpf
        [losses] Verluste
        [last-increment] letzte Stärkestufe
        [middle-range] mittlere Entfernung
        [far-range] weite Entfernung
        [long-range] auf zwei Felder
        [in-carre] in einem Karree
        [loopholes] Schießscharten
    }

## Ausgänge eines Kampfes aus der Sicht des Lesenden.

bataille-end-both-hold = beide Seiten halten stand
bataille-end-you =
    { $lot ->
        [took] eigene Einheiten nehmen das Feld
       *[holds] eigene Einheiten halten stand
        [back] eigene Einheiten gehen zurück
        [disordered] eigene Einheiten in Unordnung
        [routed] eigene Einheiten fliehen
        [gone] eigene Einheiten vernichtet
    }
bataille-end-they =
    { $lot ->
        [took] der Gegner nimmt das Feld
       *[holds] der Gegner hält stand
        [back] der Gegner geht zurück
        [disordered] der Gegner gerät in Unordnung
        [routed] der Gegner flieht
        [gone] der Gegner ist vernichtet
    }
bataille-end-won = Sieg
bataille-end-stopped = eigene Einheiten halten in { $hex } an
bataille-end-charges-home = eigene Einheiten reiten durch
bataille-short-stopped = Halt
bataille-short-home = durch
bataille-end-limber =
    { $end ->
        [goes-on] die Geschütze protzen auf und ziehen weiter
        [limbers] die Geschütze protzen auf
        [not-all] nicht alle Geschütze protzen auf, und die Bewegung endet
       *[stays] die Geschütze bleiben abgeprotzt, und ihre Bewegung endet
    }
bataille-short-limber =
    { $end ->
        [limbers] auf
       *[stays] bleibt
    }

## Tabellen

bataille-chart-fire = Niedrigster Wurf mit Verlusten, nach Verhältnis
bataille-chart-losses = Verluste
bataille-chart-roll = Wurf
bataille-note-below = Feuer unter 1:6 bleibt ohne Wirkung.
bataille-note-canister = Geschütze, die auf ein benachbartes Feld feuern, verschieben um eine Spalte.
bataille-note-crowded = Jede Stärkestufe über neun im Zielfeld ist ein Modifikator von eins.
bataille-chart-melee = Nahkampf: Stärkestufen, die Angreifer/Verteidiger verlieren; Stern: Moraltest
bataille-chart-letters = Buchstaben nach Art des Verteidigers; für die Angreifer die Zeile ihrer obersten Einheit
bataille-chart-defender = Verteidiger
bataille-chart-kind =
    { $kind ->
       *[infantry-good] geordnete Infanterie
        [infantry-disordered] Infanterie in Unordnung
        [infantry-routed] fliehende Infanterie
        [carre] Karree
        [cavalry-good] geordnete Kavallerie
        [cavalry-routed] fliehende Kavallerie
        [limbered] aufgeprotzte Geschütze
        [limbered-routed] aufgeprotzt, fliehend
        [unlimbered] abgeprotzte Geschütze
        [unlimbered-disordered] abgeprotzt, in Unordnung
    }
bataille-fate =
    { $fate ->
        [a] Angreifer fliehen
        [b] Rückzug der Angreifer in Unordnung, Kavallerie 3 Felder
        [b-cavalry] angreifende Kavallerie flieht, Infanterie in Unordnung
        [c] Rückzug beider um 1
        [c-cavalry] Rückzug beider um 1, Moraltest der Kavallerie
        [disorder-back] Unordnung, 3 Punkte zurück
        [rout] Flucht
        [back-far] 6 zurück
        [rout-zones] Flucht, 2 je Zone
        [rout-loss] Flucht, verliert 1
        [carre-test] Rückzug der Angreifer, Moraltest des Karrees
        [carre-breaks] ungeordnete Kolonne, verliert 1
        [carre-routs] Flucht, 2 je Zone
        [disorder-here] Unordnung auf der Stelle
        [loss] verliert 1
       *[nothing] ohne Wirkung
        [remove] ergibt sich
    }
bataille-chart-carre = Karree bilden, { $table }: höchste Würfe
bataille-chart-points-to-go = Punkte bis dahin
bataille-chart-column = Kolonne
bataille-chart-line = Linie
bataille-chart-disorder = Unord.
bataille-chart-stacking = Einheiten, die sich ein Feld teilen können
bataille-chart-road-march = Marschkolonne
bataille-stack-none = keine Einheit
bataille-stack-or = { $first }; oder { $second }
bataille-stack-with = { $first } mit { $second }
bataille-stack-units =
    { $arm ->
       *[infantry]
            { $units ->
                [one] { $units } Bataillon
               *[other] { $units } Bataillone
            }
        [cavalry]
            { $units ->
                [one] { $units } Regiment
               *[other] { $units } Regimenter
            }
        [artillery]
            { $units ->
                [one] { $units } Batterie
               *[other] { $units } Batterien
            }
    }
bataille-stack-any =
    { $arm ->
       *[infantry] Bataillone
        [cavalry] Regimenter
        [artillery] Batterien
    }
bataille-stack-increments =
    { $count ->
        [one] { $count } Stärkestufe
       *[other] { $count } Stärkestufen
    }
bataille-stack-of = { $units } mit { $increments }
bataille-ground =
    { $ground ->
       *[clear] offenes Gelände
        [hamlet] Weiler
        [village] Dorf
        [town] Stadt
        [garden] Garten
        [woods] Wald
        [pathway] Waldweg
        [swamp] Sumpf
        [pond] Teich
        [earthwork] Schanze
        [entrenchment] Verschanzung
        [loophole] Gebäude mit Schießscharten
    }
bataille-head-ground = Gelände
bataille-head-foot = Inf.
bataille-head-horse = Kav.
bataille-head-guns = Art.
bataille-head-road = Straße
bataille-head-defence = Schutz
bataille-row-slope = Hang
bataille-row-stream = Bach
bataille-row-bridge = Brücke, Marschkolonne
bataille-note-open = Im Freien: Kolonne { $column }, Linie { $line }, Karree { $carre }, Plänkler { $skirmish }, Unordnung { $disorder }, Geschütze aufgeprotzt { $limbered }, abgeprotzt { $unlimbered }.
bataille-checks-every = Bei jedem Moraltest
bataille-checks-charge = Einer Attacke standhalten
bataille-checks-row =
    { $row ->
       *[disordered] Unordnung
        [routed] Flucht
        [half-lost] zur Hälfte verloren
        [road-march] Marschkolonne
        [flank] in die Flanke
        [rear] in den Rücken
        [skirmish] Plänkler
        [line] in Linie
        [carre] im Karree
        [lancers] durch Lanzenreiter
        [heavy] durch schwere Kavallerie
        [slope] über einen Hang
    }
bataille-head-before-melee = vor einem Nahkampf
bataille-head-attacker = Angreifer
bataille-head-defender = Verteidiger
bataille-increments-odds = Stärkestufen { $odds }
bataille-force-figures = { $unit } { $now }/{ $whole }, { $fire }-{ $melee }-{ $movement }
bataille-force-leaders = Anführer:
bataille-force-note = Hinter dem Namen einer Einheit stehen ihre Stärkestufen, jetzt und zu Beginn, dann Feuer, Nahkampf und Bewegung.
bataille-orders-usual = Übliche Dauerbefehle: jedes Mal fragen; keine Gelegenheitsattacken.
bataille-coming-from = Ab Spielzug { $turn }
bataille-coming-at = Ab Spielzug { $turn } bei { $entry } { $hex }
bataille-coming-none = Keine weiteren Verstärkungen.

## Einheiten und Felder in Worten

bataille-about-owner = { $name } ({ $side })
bataille-about-arm =
    { $arm ->
       *[infantry] Infanterie, { $now } von { $whole } Stärkestufen
        [cavalry] Kavallerie, { $now } von { $whole } Stärkestufen
        [artillery] Artillerie, { $now } von { $whole } Stärkestufen
    }
bataille-about-values = Feuer { $fire }, Nahkampf { $melee }, Moral { $morale }, Bewegung { $movement }
bataille-about-where = in { $hex }, { $formation }, Front { $facing }
bataille-about-in = in { $hex }
bataille-about-bonus =
    { $bonus ->
        [artillery] Artillerie +{ $value }
        [attack] Angriff +{ $value }
        [defence] Verteidigung +{ $value }
        [cavalry] Kavallerie +{ $value }
        [limbering] Aufprotzen +{ $value }
       *[morale] Moral +{ $value }
    }
bataille-hex-level = Höhe { $level }
bataille-hex-front = Front { $sides }
bataille-hex-objective = { $name }, { $points } Punkte; Besitzer: { $side }.
bataille-hex-objective-free = { $name }, { $points } Punkte; ohne Besitzer.
bataille-hex-entry = Eintritt { $entry }.
bataille-side-roads = Straße nach { $hexes }
bataille-side-slopes = Hang in Richtung { $hexes }
bataille-side-streams = Bach in Richtung { $hexes }
bataille-side-bridges = Brücke nach { $hexes }
bataille-measure-seen =
    { $count ->
        [one] Von { $from } nach { $to }: { $count } Feld, in Sicht.
       *[other] Von { $from } nach { $to }: { $count } Felder, in Sicht.
    }
bataille-measure-hidden =
    { $count ->
        [one] Von { $from } nach { $to }: { $count } Feld, außer Sicht. Im Weg: { $hexes }.
       *[other] Von { $from } nach { $to }: { $count } Felder, außer Sicht. Im Weg: { $hexes }.
    }
bataille-box-coming = { $side }: noch nicht da
bataille-box-lost = { $side }: verloren
bataille-box-off = { $side }: vertrieben

## Punkte und Spielzüge

bataille-standing-score = { $first } { $one }  :  { $two } { $second }
bataille-corps-level = { $corps }: Stufe { $level }
bataille-corps-level-now = { $corps }: Stufe { $level }; jetzt gezählt wäre es { $now }
bataille-objective-held = { $name }, Wert { $points }: { $side }
bataille-objective-contested = { $name }, Wert { $points }: umkämpft
bataille-if-ended = Wäre jetzt Schluss: { $verdict } ({ $difference }).
bataille-turn-line =
    { $segment ->
       *[charge] { $turn }, { $side }: Attacken
        [movement] { $turn }, { $side }: Bewegung
        [defensive-fire] { $turn }, { $side }: unter Abwehrfeuer
        [offensive-fire] { $turn }, { $side }: Angriffsfeuer
        [melee] { $turn }, { $side }: Nahkämpfe
        [recovery] { $turn }, { $side }: Sammeln
        [close] { $turn }, { $side }: Dauerbefehle
    }
bataille-track-turn = Spielzug { $turn } { $label }
bataille-track-turn-levels = Spielzug { $turn } { $label }, Korpsstufen werden gezählt
bataille-compass =
    { $side ->
       *[n] N
        [ne] NO
        [se] SO
        [s] S
        [sw] SW
        [nw] NW
    }

## Das Buch

bataille-aspect =
    { $aspect ->
       *[front] Front
        [flank] Flanke
        [rear] Rücken
    }
bataille-book-fire = Feuer in La Bataille
bataille-book-melee = Nahkampf in La Bataille
bataille-book-terrain = Wirkung des Geländes in La Bataille

## Wörter auf Schaltflächen; under ist ihre Überschrift

bataille-word-column = Kolonne
    .under = Formation
    .hint = Drei Frontseiten, bereit zum Marsch und zum Sturm [13.1].
bataille-word-line = Linie
    .under = Formation
    .hint = Vier Stärkestufen feuern; zwei Frontseiten, zwei Punkte weniger [13.3].
bataille-word-carre = Karree
    .under = Formation
    .hint = Front nach allen Seiten; Kavallerie kämpft dagegen mit einem Drittel [13.4].
bataille-word-skirmish = Plänkler
    .under = Formation
    .hint = Schwer zu treffen; kein Sturm; können vor Infanterie ausweichen [19.3].
bataille-word-road-march = Marschkolonne
    .under = Formation
    .hint = Ein halber Punkt auf der Straße; schwach in jedem Kampf [13.5].
bataille-word-general-order = Lockere Ordnung
    .under = Formation
    .hint = Die Formation dieses Geländes [13.2].
bataille-word-limbered = Aufgeprotzt
    .under = Formation
    .hint = Beendet die Marschkolonne [13.5].
bataille-word-limber = Aufprotzen
    .under = Geschütze
    .hint = Kostet zwei Punkte und braucht einen Würfelwurf [13.6].
bataille-word-unlimber = Abprotzen
    .under = Geschütze
    .hint = Kostet zwei Punkte; die Geschütze können in diesem Halbzug feuern [13.6].
bataille-word-restack = Stapel umordnen
    .under = Stapel
    .hint = Einheiten von oben nach unten wählen; einmal je Segment [12.5].
bataille-word-reaction-ask = Nachfragen
    .under = Gegen Attacken
    .hint = Jedes Mal die Wahl, ob die Einheit abfängt [41.1].
bataille-word-reaction-always = Immer
    .under = Gegen Attacken
    .hint = Die Einheit fängt ab, ohne zu fragen [3.4].
bataille-word-reaction-never = Nie
    .under = Gegen Attacken
    .hint = Die Einheit fängt nie eine Attacke ab [3.4].
bataille-word-opportunity-hold = Halten
    .under = Gegen ziehende Einheiten
    .hint = Die Einheit attackiert nie ziehende Einheiten [42.1].
bataille-word-opportunity-weak = Schwache Einheiten
    .under = Gegen ziehende Einheiten
    .hint = Die Einheit attackiert Einheiten in Linie, als Plänkler, in Marschkolonne oder Unordnung [3.4].
bataille-word-opportunity-any = Jede
    .under = Gegen ziehende Einheiten
    .hint = Die Einheit attackiert jeden Gegner in Reichweite [42.1].
bataille-word-opportunity-ask = Nachfragen
    .under = Gegen ziehende Einheiten
    .hint = Einmal je Bewegung die Wahl [42.1].
bataille-word-answer-ask = Nachfragen
    .under = Bei Attacken
    .hint = Die Wahl zwischen Standhalten und Karree [39.1].
bataille-word-answer-stand = Standhalten
    .under = Bei Attacken
    .hint = Die Einheit hält stand, wo die Regeln es erlauben [3.4].
bataille-word-answer-carre = Karree bilden
    .under = Bei Attacken
    .hint = Die Einheit bildet ein Karree, wo die Regeln es erlauben [3.4].
bataille-word-withdraw-ask = Nachfragen
    .under = Bei Sturmangriffen
    .hint = Jedes Mal die Wahl, ob die Einheit ausweicht [29.1].
bataille-word-withdraw-never = Halten
    .under = Bei Sturmangriffen
    .hint = Die Einheit bleibt für den Nahkampf [3.4].
bataille-word-withdraw-one = Ein Feld zurück
    .under = Bei Sturmangriffen
    .hint = Die Einheit weicht ein Feld aus, wo die Regeln es erlauben [3.4].
bataille-word-stand = Standhalten
    .under = Antwort
    .hint = Ein Moraltest; der Nahkampf folgt später [39.4].
bataille-word-form-carre = Karree bilden
    .under = Antwort
    .hint = Ein Wurf auf der Karree-Tabelle [39.3].
bataille-word-saving = Pferde schonen
    .under = Nahkampf
    .hint = Kavallerie kämpft mit einem Drittel ihres Werts und behält ihre Frische [32.7].
bataille-word-good-order = Gute Ordnung
    .under = Zustand
bataille-word-disordered = Unordnung
    .under = Zustand
bataille-word-routed = Flucht
    .under = Zustand
bataille-word-unlimbered = Abgeprotzt
    .under = Formation
bataille-word-lost = Verlorene Stärkestufen
    .under = Verluste
bataille-word-eliminated = Vernichtet
    .under = Ort
bataille-word-turn = Spielzug
    .under = Schlacht

## Regeln in Kürze. Das Ende eines Namens ist die Nummer der Regel.

bataille-rule-1-1 = Ein Feld misst 100 Meter, ein Spielzug 20 Minuten; die Franzosen spielen die erste Hälfte, die Koalition die zweite.
bataille-rule-1-2 = Ein Wurf mit zwei Würfeln wird als Zehner und Einer gelesen, 11 bis 66: 36 gleich wahrscheinliche Ergebnisse.
bataille-rule-1-3 = Ein Modifikator verschiebt den Wurf um so viele Stellen auf der Skala von 11 bis 66; vorher werden alle zusammengezählt.
bataille-rule-1-4 = Aufprotzen, Rückruf und das Schicksal eines Anführers entscheidet ein Würfel.
bataille-rule-1-5 = Würfe werden nach ihrer Stelle auf der Skala verglichen.
bataille-rule-1-6 = Der natürliche Wurf ist der Wurf vor Modifikatoren.
bataille-rule-1-7 = Werte sind genaue Brüche, und Verhältnisse werden ohne Rundung verglichen.
bataille-rule-2-1 = Zu festen Stunden werden die Korps gezählt, und fällige Verstärkungen können eintreffen.
bataille-rule-2-2 = Ein neuer Halbzug beendet alles, was ein Segment lang galt.
bataille-rule-2-3 = Die Seite am Zug kann vor allem anderen attackieren.
bataille-rule-2-3-1 = Der Gegner kann mit Kavallerie eine Attacke abfangen.
bataille-rule-2-3-2 = Eine attackierte Einheit hält stand oder bildet ein Karree.
bataille-rule-2-3-3 = Attackierende Kavallerie kann versuchen, vor einem Karree anzuhalten, das sich bildete, als sie noch weit weg war.
bataille-rule-2-3-4 = Nach gelungenem Rückruf kann die Kavallerie das geräumte Feld betreten.
bataille-rule-2-4 = Im Bewegungssegment zieht eine Seite, bringt Verstärkungen, ordnet Stapel um und erteilt Dauerbefehle.
bataille-rule-2-4-1 = Kavallerie mit Dauerbefehl kann ziehende Einheiten attackieren.
bataille-rule-2-4-2 = Ziehende Einheiten, die attackiert werden, halten stand oder bilden ein Karree.
bataille-rule-2-5 = Die Seite, die nicht am Zug ist, feuert auf benachbarte Gegner.
bataille-rule-2-6 = Die Seite am Zug feuert nach dem Abwehrfeuer.
bataille-rule-2-7 = Nahkämpfe folgen nach allem Feuer.
bataille-rule-2-7-1 = Nahkämpfe aus Attacken kommen vor den Stürmen, die ältesten zuerst.
bataille-rule-2-7-2 = Sturmangriffe erfolgen einzeln.
bataille-rule-2-7-3 = Die Einheiten eines gestürmten Feldes können ausweichen, wenn alle es können.
bataille-rule-2-7-4 = Die Sieger eines Nahkampfs können oder müssen in das Feld nachrücken.
bataille-rule-2-7-5 = Nach einem Ausweichen können die Angreifer einen Folgesturm führen.
bataille-rule-2-8 = Am Ende eines Halbzugs prüfen ungeordnete und fliehende Einheiten ihre Moral, dann erholt sich die Kavallerie.
bataille-rule-2-9 = Am Ende des Halbzugs können Dauerbefehle erteilt werden.
bataille-rule-2-10 = Nach der zweiten Hälfte beginnt der nächste Spielzug; nach dem letzten entscheiden die Punkte.
bataille-rule-2-11 = Moraltests, Rückzüge und erzwungenes Nachrücken laufen von selbst ab; gemeinsam fällige Würfel sind ein Wurf.
bataille-rule-2-12 = Die Zählung der Phasen steigt zu Beginn jedes der sechs Segmente.
bataille-rule-2-13 = Die letzte Aktion lässt sich rückgängig machen, bis gewürfelt wird oder der Gegner etwas entscheidet.
bataille-rule-2-14 = Keinem Spieler ist etwas verborgen.
bataille-rule-2-15 = Ein Befehl, der die Frage nicht beantwortet, wird nach der Regel der Frage abgelehnt.
bataille-rule-2-16 = Vermerke zu einer Einheit gelten ein Segment oder einen Halbzug lang.
bataille-rule-3-1 = Gelegenheitsfeuer erfolgt von selbst.
bataille-rule-3-2 = Das Programm bestimmt Rückzugswege und die Einheiten, die Verluste tragen.
bataille-rule-3-3 = Eine Einheit kann bis zu vier Dauerbefehle haben; sie sind öffentlich und werden bei der Bewegung oder am Ende des Halbzugs erteilt.
bataille-rule-3-4 = Ein Dauerbefehl antwortet, wo seine Antwort erlaubt ist, und eine Einheit antwortet für ihr Feld.
bataille-rule-3-5 = Üblicherweise verlangt eine Bewegung vom Gegner keine Entscheidung.
bataille-rule-6-1 = Ein Spielstein ist ein Bataillon, ein Regiment oder eine Batterie.
bataille-rule-6-2 = Eine Einheit hat gedruckte Werte; Stärkestufen, Formation, Front und Zustand ändern sich.
bataille-rule-6-3 = Kavallerie mit höchstens 12 Bewegungspunkten ist schwer.
bataille-rule-6-4 = Der Nahkampfwert einer Einheit sinkt mit ihren Stärkestufen.
bataille-rule-6-5 = Eine Kolonne behält ihr volles Feuer bis zur letzten Stärkestufe.
bataille-rule-6-6 = Feuer- und Nahkampfwert einer Batterie sinken beide mit ihren Stärkestufen.
bataille-rule-6-7 = Eingeklammerte Feuerwerte werden nicht verwendet.
bataille-rule-6-8 = Eine Einheit, die die Hälfte ihrer Stärkestufen verloren hat, prüft die Moral mit Abzug.
bataille-rule-6-9 = Eine Einheit ohne Stärkestufen ist vernichtet.
bataille-rule-7-1 = Anführer geben Einheiten ihre Boni und können kein Ziel sein.
bataille-rule-7-2 = Ein Anführer begleitet Einheiten ohne Kosten oder reitet allein bis zu 16 Punkte weit.
bataille-rule-7-3 = In einem Wurf zählt nur ein Anführer je Seite.
bataille-rule-7-4 = Der Moralbonus eines Anführers hilft den Moraltests in seinem Feld.
bataille-rule-7-5 = Hohe Feuerwürfe und extreme Nahkampfwürfe gefährden einen Anführer; ein Würfel entscheidet.
bataille-rule-7-6 = Einheiten, deren Anführer in ihrem Feld fällt, prüfen die Moral, mit seinem Bonus gegen sich.
bataille-rule-7-7 = Ein allein gelassener Anführer folgt seinen Einheiten, stößt zu anderen oder wird gefangen.
bataille-rule-7-8 = Ein Anführer, der allein ist, wird von Kavallerie gefangen und von Infanterie vertrieben.
bataille-rule-10-1 = Die Formation einer Einheit bestimmt, welche Seiten ihres Feldes Front, Flanke und Rücken sind.
bataille-rule-10-2 = Ein Feld hat die Front seiner obersten Einheit; Geschütze bei einer Linie haben deren Front.
bataille-rule-10-3 = Ein entferntes Feld liegt vor der Front, wenn die Linie dorthin durch die Front führt.
bataille-rule-10-4 = Ein Angriff kommt durch die Feldseite, die seine Linie kreuzt; an einer Ecke durch die bessere der beiden.
bataille-rule-10-5 = Die Zone einer Einheit sind die Felder vor ihrer Front; aufgeprotzte Geschütze, Karrees, Marschkolonnen und fliehende Einheiten haben keine.
bataille-rule-10-6 = Eigene Einheiten heben eine feindliche Zone nicht auf.
bataille-rule-10-7 = Schwenken kostet je nach Waffengattung Punkte; Plänkler und lockere Ordnung schwenken ohne Kosten.
bataille-rule-10-8 = Ein Schwenk von einer Feldseite zur nächsten Ecke oder zurück kostet nichts.
bataille-rule-11-1 = Die Verluste einer Einheit summieren sich über die Schlacht.
bataille-rule-11-2 = Abgeprotzte Geschütze tragen die Hälfte der Verluste, die sie treffen.
bataille-rule-11-3 = Die oberste Einheit eines Stapels trägt die Verluste zuerst.
bataille-rule-12-1 = Die Stapeltabelle gilt bei jedem Schritt einer Bewegung.
bataille-rule-12-2 = Einheiten einer Waffengattung in einem Feld haben eine Formation und eine Front.
bataille-rule-12-3 = Einheiten können durch eigene Plänkler ziehen, Kavallerie auch durch einige andere Einheiten.
bataille-rule-12-4 = Kavallerie kann nicht mit Infanterie oder Geschützen in einem Feld bleiben.
bataille-rule-12-5 = Einheiten, die ein Feld betreten, kommen zuunterst in den Stapel; ein Stapel kann einmal je Segment umgeordnet werden.
bataille-rule-13-1 = Infanterie wechselt die Formation für einen Punkt; ihr Typ sagt, welche sie hat.
bataille-rule-13-2 = Unwegsames Gelände bringt Einheiten von selbst in lockere Ordnung.
bataille-rule-13-3 = Eine Linie braucht offenes Gelände und hat zwei Bewegungspunkte weniger.
bataille-rule-13-4 = Ein Karree braucht offenes Gelände und drei Stärkestufen und kann sich kaum bewegen.
bataille-rule-13-5 = Einheiten in Marschkolonne müssen auf Straßen bleiben und sind im Kampf schwach.
bataille-rule-13-6 = Geschütze brauchen zum Aufprotzen mitunter einen Würfel, zum Abprotzen keinen, und können ein Feld weit gezogen werden.
bataille-rule-13-7 = Kavallerie wechselt die Formation für drei Punkte.
bataille-rule-13-8 = Eine Einheit, die in Unordnung gerät oder flieht, steht in Kolonne.
bataille-rule-13-9 = Eine Einheit in Unordnung kann die Formation nicht wechseln.
bataille-rule-17-1 = Es gibt keine Kommandoregeln.
bataille-rule-18-1 = Gleich aufgestellte Einheiten eines Feldes können gemeinsam ziehen.
bataille-rule-18-2 = Eine Einheit kann ihre Bewegungsweite ausgeben: zwei Punkte weniger, wenn sie in Linie begann, die Hälfte in Unordnung.
bataille-rule-18-3 = Ein Schritt führt durch die Front und kostet, was Gelände und Feldseite verlangen.
bataille-rule-18-4 = Eine Einheit, die nichts ausgegeben hat, kann immer ein Feld vorrücken.
bataille-rule-18-5 = Ein Hang kostet aufwärts wie abwärts zusätzliche Punkte.
bataille-rule-18-6 = In Marschkolonne kostet ein Feld entlang einer Straße einen halben Punkt.
bataille-rule-18-7 = Brücken helfen nur der Bewegung.
bataille-rule-18-8 = Infanterie und Fußartillerie müssen in einer feindlichen Zone anhalten; Kavallerie nur in einer Zone von Kavallerie.
bataille-rule-18-9 = Eine Einheit kann eine feindliche Zone nur als erste Aktion verlassen.
bataille-rule-18-10 = Eine Einheit, die eine feindliche Zone verlässt oder dort Punkte ausgibt, zieht Feuer auf sich.
bataille-rule-18-11 = Einheiten können keine feindlichen Felder betreten und die Karte nicht verlassen.
bataille-rule-18-12 = Eine Einheit, die unterwegs Stärkestufen verliert, verliert den Rest ihrer Bewegung; gerät sie in Unordnung oder flieht, ist sie zu Ende.
bataille-rule-18-13 = Gerät eine Einheit bei der Bewegung in Unordnung, prüfen eigene Einheiten ihre Moral.
bataille-rule-18-14 = Verstärkungen treffen nacheinander in ihrem Eintrittsfeld ein und zahlen dessen Kosten.
bataille-rule-18-15 = Es gibt keine Gewaltmärsche.
bataille-rule-18-16 = Ein Befehl, der nichts ändert, wird abgelehnt.
bataille-rule-19-1 = Plänkler in einem Feld feuern mit drei Stärkestufen.
bataille-rule-19-2 = Plänkler können mit halbem Wert zwei Felder weit feuern.
bataille-rule-19-3 = Plänkler können nicht stürmen und verteidigen mit halbem Wert.
bataille-rule-19-4 = Nur Plänkler können einen Sumpf betreten.
bataille-rule-20-1 = Kavallerie kann nicht plänkeln.
bataille-rule-21-1 = Feuer ist eine Liste von Angriffen: Gewürfelt wird gemeinsam, ausgewertet der Reihe nach.
bataille-rule-21-2 = Jede Einheit feuert einmal, und auf jedes Feld wird einmal gefeuert.
bataille-rule-21-3 = Alles Feuer auf ein Feld wird zusammengezählt.
bataille-rule-21-4 = Geschütze verschiedener Felder können ihr Feuer nur unter einem Anführer vereinigen.
bataille-rule-21-5 = Auf Anführer, die allein sind, und auf eigene Einheiten kann nicht gefeuert werden.
bataille-rule-22-1 = Abwehrfeuer trifft nur benachbarte Felder.
bataille-rule-22-2 = Angriffsfeuer gilt jedem Ziel in Reichweite.
bataille-rule-22-3 = Geschütze müssen auf das nächste verbliebene Ziel feuern.
bataille-rule-23-1 = Eine Sichtlinie führt von der Mitte eines Feldes zur Mitte eines anderen.
bataille-rule-23-2 = Gelände versperrt die Sicht, wenn es über die Gerade zwischen beiden Enden ragt.
bataille-rule-23-3 = Wald, Gebäude und geordnete Einheiten beider Seiten versperren die Sicht; Plänkler, Gärten und Anführer nicht.
bataille-rule-23-4 = Die Sicht hat keine Grenze und gilt in beide Richtungen.
bataille-rule-24-1 = Eine Kolonne feuert mit dem gedruckten Wert ihrer obersten Einheit.
bataille-rule-24-2 = Eine Linie feuert mit vier Stärkestufen.
bataille-rule-24-3 = Ein Karree feuert mit zwei Stärkestufen je Seite, mit vier auf angreifende Kavallerie.
bataille-rule-24-4 = Eine plänkelnde Einheit feuert mit bis zu drei Stärkestufen.
bataille-rule-24-5 = Infanterie hinter Schießscharten feuert mit doppeltem Wert.
bataille-rule-24-6 = Einheiten in Marschkolonne, fliehende Einheiten und Kavallerie können nicht feuern.
bataille-rule-24-7 = Eine Einheit in Unordnung feuert mit halbem Wert.
bataille-rule-24-8 = Ein Karree kann auf jedes benachbarte Feld feuern.
bataille-rule-25-1 = Aufgeprotzte Geschütze können nicht feuern, und neben Infanterie kann es nur eine Batterie je Feld.
bataille-rule-25-2 = Geschütze feuern bis zu einem Drittel ihrer Reichweite mit vollem Wert, dann mit zwei Dritteln, dann mit einem.
bataille-rule-25-3 = Kartätschen auf ein benachbartes Feld verschieben um eine Spalte.
bataille-rule-25-4 = Geschütze in einem Karree feuern mit einem Drittel ihres Werts.
bataille-rule-25-5 = Ein Anführer fügt dem Feuerwurf seinen Artilleriebonus hinzu.
bataille-rule-26-1 = Der Feuerschutz eines Ziels hängt von Gelände und Formation ab.
bataille-rule-26-2 = Infanterie in einem Feld mit Geschützen ist leichter zu treffen.
bataille-rule-26-3 = Feuer in die Flanke trifft höchstens auf Feuerschutz sechs.
bataille-rule-26-4 = Einheiten in Marschkolonne haben Feuerschutz vier, durch die Rückseite einer Schanze getroffene Feuerschutz sechs.
bataille-rule-26-5 = Kommt Feuer durch mehrere Feldseiten, zählt der höchste Feuerschutz.
bataille-rule-27-1 = Feuer unter 1:6 bleibt ohne Wirkung.
bataille-rule-27-2 = Ein Feuerwurf wird modifiziert, unter anderem für ein volles Feld, und auf der Feuertabelle abgelesen.
bataille-rule-27-3 = Eine Einheit prüft die Moral bei jedem oder jedem zweiten Verlust, je nach Nation.
bataille-rule-27-4 = Scheitert eine Einheit nach Feuer am Moraltest, prüfen auch die anderen ihres Feldes.
bataille-rule-27-5 = Feuer kann einen Anführer treffen.
bataille-rule-28-1 = Alle benachbarten Gegner, die auf eine ziehende Einheit feuern können, feuern gemeinsam.
bataille-rule-28-2 = Können Geschütze ihr Feuer nicht vereinigen, feuert das stärkste Feld mit Geschützen.
bataille-rule-28-3 = Eine Bewegung kann mehrmals Gelegenheitsfeuer auf sich ziehen.
bataille-rule-28-4 = Auf Attacken, Rückzüge und Anführer gibt es kein Gelegenheitsfeuer.
bataille-rule-29-1 = Plänkler und Kavallerie können vor Infanterie ausweichen, Kavallerie und reitende Artillerie vor langsameren Angreifern.
bataille-rule-29-2 = Ein Ausweichen kostet bis zur halben gedruckten Bewegung und meidet feindliche Zonen und die Angreifer.
bataille-rule-29-3 = Eine Einheit, die mehr als ein Feld ausweicht, kann sich im nächsten eigenen Halbzug nicht bewegen.
bataille-rule-29-4 = Die Angreifer können in ein Feld nachrücken, dessen Einheiten ausgewichen sind.
bataille-rule-29-5 = Nach einem Ausweichen können die Angreifer einen Folgesturm führen.
bataille-rule-30-1 = Eine Einheit besteht einen Moraltest mit einem Wurf über ihrer Moral; 66 besteht immer, 11 scheitert immer.
bataille-rule-30-2 = Eine Einheit ist in guter Ordnung, in Unordnung oder auf der Flucht; Kavallerie ist nie in Unordnung.
bataille-rule-30-3 = Verluste, Zustand, Marschkolonne, Korpsstufe und ein Anführer modifizieren jeden Moraltest.
bataille-rule-30-4 = Einheiten prüfen nach Verlusten durch Feuer, vor einem Nahkampf, bei Attacken und wenn eigene Einheiten neben ihnen wanken.
bataille-rule-30-5 = Eine Einheit, die scheitert, gerät in Unordnung; war sie es schon oder ist sie Kavallerie, flieht sie.
bataille-rule-30-6 = Eine fliehende Einheit prüft nur, um sich zu sammeln.
bataille-rule-31-1 = Eine Einheit in Unordnung feuert, kämpft und bewegt sich zur Hälfte.
bataille-rule-31-2 = Eine Einheit, die in Unordnung gerät, zieht sich drei Bewegungspunkte weit zurück.
bataille-rule-31-3 = Eine fliehende Einheit läuft und kann sonst nichts tun.
bataille-rule-31-4 = Eine Einheit auf dem Rückzug verliert Stärkestufen, wenn sie feindliche Zonen verlässt.
bataille-rule-31-5 = Eine Einheit, die sich nicht zurückziehen kann, erleidet dafür Verluste.
bataille-rule-31-6 = Ein Rückzug führt vom Gegner weg und, wo es geht, zu den eigenen Linien.
bataille-rule-31-7 = Ein Rückzug endet, wo Platz ist, und die Regeln bestimmen die Front danach.
bataille-rule-31-8 = Eigene Einheiten, durch die eine wankende Einheit zieht oder zu denen sie stößt, prüfen die Moral.
bataille-rule-31-9 = Am Ende ihres Halbzugs prüft eine ungeordnete oder fliehende Einheit, ob sie sich sammelt.
bataille-rule-31-10 = Auf diesen Karten gibt es keinen Fluss.
bataille-rule-32-1 = Jedes Feld wird höchstens einmal je Segment gestürmt.
bataille-rule-32-2 = Kavallerie sowie Infanterie in Kolonne, Linie oder lockerer Ordnung können ein Feld vor ihrer Front stürmen.
bataille-rule-32-3 = Ein Sturm braucht ein benachbartes feindliches Feld vor der Front; Kavallerie kann ihr verschlossenes Gelände nicht stürmen.
bataille-rule-32-4 = Eine Einheit, die gefeuert hat, kann nur das beschossene Feld stürmen.
bataille-rule-32-5 = Das stärkste Feld der Angreifer führt den Sturm mit seiner obersten Einheit.
bataille-rule-32-6 = Alle Einheiten eines gestürmten Feldes verteidigen.
bataille-rule-32-7 = Infanterie und Kavallerie stürmen Kavallerie nicht gemeinsam; Kavallerie, die ihre Pferde schont, kämpft mit einem Drittel.
bataille-rule-33-1 = Ein Sturm läuft so ab: Ausweichen, Moraltest des Verteidigers, Moraltest des Angreifers, Nahkampf.
bataille-rule-33-2 = Ein standfester Verteidiger in lockerer Ordnung prüft vor dem Nahkampf nicht, und keine Einheit prüft, wo Kavallerie teilnimmt.
bataille-rule-33-3 = Das Verhältnis der Stärkestufen modifiziert die Moraltests vor einem Nahkampf.
bataille-rule-33-4 = Die führende Einheit prüft für ihr ganzes Feld.
bataille-rule-33-5 = Gelände, Front, Zustand und Verluste durch Feuer modifizieren die Moraltests vor einem Nahkampf.
bataille-rule-33-6 = Scheitert der Angreifer am Moraltest, endet der Sturm; scheitert der Verteidiger, steht das Feld offen.
bataille-rule-34-1 = Der Nahkampf einer Attacke wartet auf das Nahkampfsegment und entfällt, wenn eine Seite nicht mehr da ist.
bataille-rule-34-2 = Nahkampfwerte ergeben das Verhältnis, das auf der Nahkampftabelle nachgeschlagen wird.
bataille-rule-34-3 = Ein Nahkampf ist ein Wurf, modifiziert durch einen Anführer jeder Seite.
bataille-rule-34-4 = Zahlen auf der Nahkampftabelle sind verlorene Stärkestufen, ein Stern ist ein Moraltest.
bataille-rule-34-5 = Buchstaben der Nahkampftabelle werden nach Waffengattung und Zustand des Verteidigers nachgeschlagen.
bataille-rule-34-6 = Die Teile eines Nahkampfergebnisses werden in fester Reihenfolge angewandt.
bataille-rule-34-7 = Geschütze können von ihrer Infanterie zurückgelassen werden und verloren gehen.
bataille-rule-34-8 = Der Sieger kann, nach klarem Ergebnis muss er, in das Feld nachrücken.
bataille-rule-34-9 = Extreme Nahkampfwürfe gefährden Anführer.
bataille-rule-34-10 = Kavallerie verliert nach einem Nahkampf an Frische.
bataille-rule-35-1 = Kavallerie ist frisch, müde oder erschöpft und kämpft mit vollem Wert, zur Hälfte oder zu einem Drittel.
bataille-rule-35-2 = Der Nahkampf einer Attacke erschöpft Kavallerie; ein anderer Nahkampf oder eine Attacke ins Leere kostet einen Grad.
bataille-rule-36-1 = Kavallerie, die fern vom Gegner ruht, erholt sich um zwei Grade, oder um einen, wenn sie bis zur Hälfte ihrer Punkte zog.
bataille-rule-37-1 = Frische Kavallerie in Kolonne auf offenem Gelände kann vor der Bewegung attackieren.
bataille-rule-37-2 = Eine Einheit, die attackiert, kann im selben Halbzug nicht ziehen.
bataille-rule-37-3 = Kavallerie kann nicht in Dörfer, Gärten, Wälder oder Sümpfe attackieren, und nicht gegen die Front einer Schanze.
bataille-rule-37-4 = Eine Attacke braucht ein feindliches Ziel, das ihr Weg erreicht.
bataille-rule-37-5 = Kosaken prüfen vor einer Attacke die Moral.
bataille-rule-38-1 = Der Befehl zur Attacke nennt die Einheiten, den ganzen Weg und das Ziel.
bataille-rule-38-2 = Die gedruckten Punkte müssen für die ganze Attacke reichen, und jeder Schwenk um sechzig Grad kostet zwei davon.
bataille-rule-38-3 = Zonen anderer Kavallerie beenden eine Attacke; sie führt nur durch eigene Einheiten, durch die Kavallerie ziehen kann.
bataille-rule-38-4 = Eine Attacke, deren letzte drei Felder in einer Linie liegen, verdoppelt ihre Stärke im Nahkampf.
bataille-rule-38-5 = Eine Attacke läuft so ab: Reaktion, Antwort, Kontakt.
bataille-rule-39-1 = Eine Einheit antwortet für ihr Feld auf eine Attacke, Infanterie vor Geschützen.
bataille-rule-39-2 = Je später eine Einheit die Kavallerie kommen sieht, desto schwerer bildet sie ein Karree.
bataille-rule-39-3 = Ein Wurf auf der Karree-Tabelle bildet das Karree oder bringt die Einheit in Unordnung oder zur Flucht.
bataille-rule-39-4 = Eine Einheit, die standhält, muss einen Moraltest bestehen und kämpft im Nahkampfsegment.
bataille-rule-39-5 = Attackierte Plänkler weichen zu einem benachbarten eigenen Stapel aus.
bataille-rule-39-6 = Attackierte Geschütze prüfen die Moral und bleiben.
bataille-rule-39-7 = Ein Karree oder eine Einheit, die schon standgehalten hat, antwortet nicht auf eine Attacke.
bataille-rule-39-8 = Eine Einheit mit nur einer erlaubten Antwort gibt sie, ohne zu fragen.
bataille-rule-40-1 = Hält das Ziel stand, wird der Nahkampf für das Nahkampfsegment vorgemerkt.
bataille-rule-40-2 = Vor einem Karree versucht die Kavallerie anzuhalten, oder sie reitet durch.
bataille-rule-40-3 = Gerät das Ziel in Unordnung, folgt ihm die Kavallerie.
bataille-rule-40-4 = Flieht das Ziel, reitet die Kavallerie es nieder.
bataille-rule-40-5 = Kavallerie, die ihr Ziel geworfen hat, muss ein Würfel zurückrufen, sonst verfolgt sie.
bataille-rule-40-6 = Eine Attacke endet, wenn im Zielfeld kein Gegner mehr ist.
bataille-rule-40-7 = Attackierende Kavallerie ohne Kontakt hält an.
bataille-rule-41-1 = Kavallerie, die eine Attacke sieht und nahe genug ist, kann sie abfangen.
bataille-rule-41-2 = Schwere Kavallerie fängt bis zu vier Felder weit ab, leichte bis zu sechs.
bataille-rule-41-3 = Zum Abfangen muss Kavallerie einen Moraltest bestehen; scheitert sie, geht die Attacke weiter.
bataille-rule-41-4 = Attackierte Kavallerie kann die Attacke selbst abfangen.
bataille-rule-42-1 = Wo es vereinbart ist, kann Kavallerie mit Dauerbefehl ziehende Einheiten attackieren.
bataille-rule-42-2 = Eine Gelegenheitsattacke braucht einen Moraltest und verläuft wie ein Abfangen.
bataille-rule-42-3 = Eine Einheit, die eine Gelegenheitsattacke traf, zieht nicht weiter.
bataille-rule-50 = Die Geländetabelle sagt, was Gelände und Feldseiten kosten.
bataille-rule-51 = Die Stapeltabelle sagt, welche Einheiten sich ein Feld teilen können.
bataille-rule-52 = Infanterie vervielfacht ihr Feuer nach Typ und Formation.
bataille-rule-53 = Die Tabelle des Feuerschutzes richtet sich nach Gelände und Formation.
bataille-rule-54 = Die Kadenz einer Einheit sagt, bei welchen Verlusten durch Feuer sie prüft.
bataille-rule-55 = Die Karree-Tabellen sagen, welche Würfe ein Karree bilden, mit ihren Modifikatoren.
bataille-rule-56 = Die Rückruftabelle sagt, welcher Würfel eine Attacke zurückruft.
bataille-rule-57 = Die Tabelle hat die Modifikatoren des Moraltests, um einer Attacke standzuhalten.
bataille-rule-58 = Die Tabelle hat die Modifikatoren für Stärkestufen vor einem Nahkampf.
bataille-rule-59 = Die Tabelle hat die Modifikatoren für Gelände, Front und Verluste vor einem Nahkampf.
bataille-rule-60 = Die Tabelle hat die Multiplikatoren der Nahkampfwerte.
bataille-rule-61-1 = Manche Geschütze brauchen zum Aufprotzen einen Würfel, und ein Anführer hilft.
bataille-rule-62-1 = Ein Weiler ist eine eigene Geländeart, und die Mühle steht auf offenem Gelände.
bataille-rule-62-2 = Manche Geländearten der Tabellen gibt es auf diesen Karten nicht.
bataille-rule-62-3 = Eine Schanze hat vier Front- und zwei Rückseiten; Einheiten betreten sie von hinten, außer im Sturm.
bataille-rule-62-4 = Nur Plänkler können in einem Sumpf stehen, und sie kämpfen dort mit einem Viertel.
bataille-rule-62-5 = Keine Einheit kann einen Teich betreten.
bataille-rule-62-6 = Gärten versperren die Sicht nicht.
bataille-rule-62-7 = Ein Waldweg zählt als Wald.
bataille-rule-62-8 = Kavallerie kann Wald betreten, Geschütze nicht.
bataille-rule-62-9 = Eine von der Karte gedrängte Einheit kommt nicht zurück.
bataille-rule-64-1 = Zu festen Stunden bestimmen die fliehenden und verlorenen Bataillone eines Korps seine Stufe.
bataille-rule-64-2 = Die Stufe eines Korps verschlechtert die Moraltests seiner Infanterie.
bataille-rule-65-1 = Nach dem letzten Spielzug entscheidet der Unterschied der Punkte die Schlacht.
bataille-rule-65-2 = Eine Seite hält ein Feld, wenn zuletzt eine eigene, nicht fliehende Einheit darin war.
bataille-rule-65-3 = Eine Seite ohne standfeste Einheiten auf der Karte verliert sofort.
bataille-rule-70-1 = Gleina dauert acht Spielzüge.
bataille-rule-70-2 = Die Einheiten von Gleina beginnen, wo sie um sieben Uhr morgens standen.
bataille-rule-70-3 = Bei Gleina kämpft Neys Korps gegen die Koalition.
bataille-rule-70-4 = Delmas trifft in Spielzug 3 ein, Kozlovs Brigade nur, wenn beide Spieler es vereinbart haben.
bataille-rule-70-5 = Bei Gleina punkten die Franzosen für die Mühle, Gleina, Brösa, Guttau und in den Schanzen genommene Batterien.
bataille-rule-71-1 = In der Übungsschlacht sind die drei Felder von Brösa zwei, drei und zwei Punkte wert.

## Phasen, hinter der Seite, die handelt. Das Ende eines Namens ist der englische Name.

bataille-phase-charges = Attacken
bataille-phase-movement = Bewegung
bataille-phase-under-defensive-fire = unter Abwehrfeuer
bataille-phase-defensive-fire = Abwehrfeuer
bataille-phase-offensive-fire = Angriffsfeuer
bataille-phase-melees = Nahkämpfe
bataille-phase-recovery = Sammeln
bataille-phase-standing-orders = Dauerbefehle

## Die Karten des ersten Spiels. Das Ende eines Namens ist der englische Titel.

bataille-card-br-sa-six-in-the-morning = Brösa, sechs Uhr morgens
    .act = Du führst die Franzosen, in Blau, links. Die drei leuchtenden Felder des Dorfes sind das Ziel. Karte verschieben, Mausrad drehen, auf Spielsteine zeigen. Dann weiter.
    .why = Die Zahl auf einem Spielstein ist, was ihm bleibt. Pfeile zeigen die Front einer Einheit: Durch sie sieht, feuert und marschiert sie.
bataille-card-charges-come-first = Zuerst die Attacken
    .act = Zuallererst wirst du nach Attacken gefragt. Die Husaren vorerst stehen lassen und „Attacken beenden“ drücken; auf Rückfrage noch einmal.
    .why = Eine Attacke über weite Strecke gegen einen festen Gegner ermüdet die Pferde und bringt wenig. Sie lohnt sich später, wenn eine feindliche Einheit wankt.
bataille-card-choose-a-battalion = Ein Bataillon wählen
    .act = Links auf eines deiner leuchtenden Bataillone klicken. Soll ein anderes desselben Feldes mitziehen, auch darauf klicken.
    .why = Leuchtende Felder sind in Reichweite; die Zahl ist die Bewegung, die dort übrig bleibt. Die Reihenfolge im Stapel zählt: Die oberste Einheit feuert und trägt die ersten Verluste.
bataille-card-where-to = Wohin?
    .act = Auf ein leuchtendes Feld in Richtung Dorf klicken. Das Programm findet den Weg, samt Schwenks.
    .why = Jedes Feld kostet Punkte, und eine Kolonne zahlt einen Punkt je Schwenk um sechzig Grad. Felder mit einem Balken liegen in einer feindlichen Zone: Infanterie muss dort anhalten.
bataille-card-face-the-enemy-then-go = Front zum Gegner, dann los
    .act = Auf einen Griff des Rings klicken, um das Bataillon am Ende des Weges zu drehen. Dann noch einmal auf das Feld klicken oder „Ausführen“ drücken.
    .why = Nur die Front feuert und stürmt. Eine in Flanke oder Rücken getroffene Einheit ist in allem schlechter dran, also am Ende das Dorf vor sich haben.
bataille-card-column-or-line = Kolonne oder Linie?
    .act = Ist ein Bataillon gewählt, bietet die Tafel rechts seine Formationen an. Das 22e kann Linie bilden, die leichte Infanterie plänkeln. Dann weiter.
    .why = Eine Kolonne marschiert und stürmt. Eine Linie feuert mit vier Stärkestufen, ist aber langsam und hat offene Flanken. Im Dorf steht jede Einheit in lockerer Ordnung.
bataille-card-bring-up-the-guns = Die Geschütze vorbringen
    .act = Auf die Batterie klicken, ein Feld drei oder vier Felder vom Dorf wählen und sie dort ausrichten. Dann abprotzen und bestätigen.
    .why = Aufgeprotzte Geschütze können nicht feuern. Abgeprotzte feuern nach vorn: nah mit vollem Wert, weiter weg mit weniger; Kartätschen auf ein Feld Abstand sind das stärkste Feuer.
bataille-card-in-an-enemy-zone = In feindlicher Zone
    .act = Deine leuchtenden Einheiten stehen vor einer feindlichen, in deren Zone. Infanterie muss dort anhalten und zieht in diesem Halbzug nicht weiter.
    .why = Der Gegner feuert zuerst auf eine Einheit, die ein solches Feld verlässt, dort schwenkt oder die Formation wechselt. Das Feld mit der gewünschten Front betreten.
bataille-card-they-fired-at-you = Sie haben auf dich gefeuert
    .act = Den Verlauf unten rechts lesen: Feuerwert gegen Feuerschutz, den Wurf und die Verluste. Dann weiter.
    .why = Gelegenheitsfeuer erfolgt von selbst, sobald eine Einheit in einer feindlichen Zone Punkte ausgibt. Eine Einheit, die Stärkestufen verliert, verliert den Rest ihrer Bewegung.
bataille-card-end-your-movement = Die Bewegung beenden
    .act = Noch bewegen, was sich bewegen soll, dann „Bewegung beenden“ drücken. Haben Einheiten nicht gezogen, noch einmal drücken.
    .why = „Rückgängig“ nimmt einen Marsch zurück, bis gewürfelt wird. Danach feuern die Russen auf benachbarte Einheiten, dann du, und dann sind Sturmangriffe möglich.
bataille-card-fire-at-units-that-came-close = Auf nahe Einheiten feuern
    .act = Auf die feuernden Einheiten klicken, dann auf ein benachbartes feindliches Feld, und bestätigen. Oder einen Vorschlag rechts nehmen. Oder „Feuer beenden“ drücken.
    .why = Es ist der Halbzug des Gegners; du feuerst zuerst, nur auf benachbarte Felder. Dann feuert und stürmt er.
bataille-card-fire = Feuern
    .act = Auf die feuernden Einheiten klicken, dann auf das Zielfeld. Einheiten, die vor demselben Ziel gewählt sind, feuern gemeinsam.
    .why = Alles Feuer auf ein Feld wird zusammengezählt, also sammeln. Jede Einheit feuert einmal, auf jedes Feld wird einmal gefeuert; Geschütze müssen auf das nächste Ziel feuern.
bataille-card-read-before-you-fire = Erst lesen, dann feuern
    .act = Rechts stehen jeder Wert, das Verhältnis und die Chance jedes Verlusts. Für einen weiteren Angriff auf seine Einheiten klicken; oder „Feuern“ drücken.
    .why = Wer gefeuert hat, kann nur das beschossene Feld stürmen. Verluste zwingen ein Bataillon zum Moraltest: Dafür ist Feuer da.
bataille-card-some-of-your-units-are-broken = Einige deiner Einheiten wanken
    .act = Die leuchtenden Einheiten sind in Unordnung oder auf der Flucht. Sie vom Gegner fernhalten. Dann weiter.
    .why = In Unordnung hat eine Einheit halbe Bewegung und halbes Feuer; auf der Flucht kann sie nur laufen. Am Ende deines Halbzugs prüft jede, ob sie sich sammelt.
bataille-card-with-the-bayonet = Mit dem Bajonett
    .act = Auf die stürmenden Einheiten klicken, dann auf das Feld vor ihnen. Keine muss stürmen: Bei schlechtem Verhältnis „Stürme beenden“ drücken.
    .why = Mit mehreren Einheiten stürmen und das Feld vorher beschießen. Plänkler und Geschütze können nicht stürmen. Im Dorf prüfen Einheiten vor dem Nahkampf keine Moral.
bataille-card-a-chain-of-rolls = Eine Kette von Würfen
    .act = Rechts steht, wie es ausgehen kann, dann die Würfe der Reihe nach: die Moraltests, dann der Nahkampf. Zum Angriff den Knopf „stürmen“ drücken.
    .why = Ein Verteidiger im Freien, der scheitert, zieht sich vor dem Nahkampf zurück. Scheitert deine führende Einheit, ist der Sturm vorbei, und sie wankt.
bataille-card-they-would-not-wait = Sie haben nicht gewartet
    .act = Der Gegner ist ausgewichen, und deine Einheiten stehen in seinem Feld. Du kannst noch ein Feld davor stürmen oder „Hier anhalten“ drücken.
    .why = Ein Folgesturm wird wie ein Sturm gekämpft, und es gibt nur einen.
bataille-card-stay-or-go = Bleiben oder gehen?
    .act = Infanterie stürmt dein Feld. Auf ein Feld hinter der Einheit klicken, um auszuweichen, oder „Halten“ drücken und kämpfen.
    .why = Plänkler und Kavallerie können vor Infanterie ausweichen. Eine Einheit, die mehr als ein Feld ausweicht, kann in deinem nächsten Halbzug nicht ziehen.
bataille-card-into-the-hex = In das Feld
    .act = Du hast das Feld gewonnen: Auf die Einheiten klicken, die nachrücken, und bestätigen.
    .why = Ein Dorffeld zählt für die Seite, deren nicht fliehende Einheit zuletzt darin war. Nach klarem Ergebnis muss mindestens eine Einheit nachrücken.
bataille-card-charge = Attackieren?
    .act = Auf die Husaren klicken, dann auf ein markiertes Ziel; oder den Weg Feld für Feld anklicken. Oder „Attacken beenden“ drücken.
    .why = Gute Ziele wanken, stehen allein, in Linie, oder zeigen eine Flanke. Infanterie im Dorf kann nicht attackiert werden.
bataille-card-what-will-they-do = Was wird der Gegner tun?
    .act = Rechts steht, was das Ziel antworten kann und wie jede Antwort ausgeht. Den Knopf „attackieren“ drücken oder „Attacken beenden“.
    .why = Drei gerade Felder am Ende verdoppeln deine Stärke. Aber feindliche Kavallerie kann abfangen, und ein stehendes Karree ist fast sicher.
bataille-card-intercept = Abfangen?
    .act = Der Gegner attackiert dich. Auf ein Regiment klicken, das abfangen soll, oder „Keine Attacke“ drücken.
    .why = Es prüft zuerst seine Moral. Besteht es, trifft es auf die Attacke, und das Ziel bleibt verschont.
bataille-card-cavalry = Kavallerie!
    .act = Standhalten oder Karree bilden: Beides steht rechts, mit seinen Chancen.
    .why = Ein Karree, das sich bildet, ist vor Kavallerie fast sicher. Misslingt es, gerät die Einheit in Unordnung oder wird niedergeritten. Zum Standhalten muss sie einen Moraltest bestehen.
bataille-card-a-carr-before-you = Ein Karree voraus
    .act = Den Knopf „anhalten“ drücken, wofür gewürfelt wird, oder „Durchreiten“.
    .why = Kavallerie kämpft gegen ein Karree mit einem Drittel ihres Werts.
bataille-card-the-hex-is-empty = Das Feld ist leer
    .act = Zum Hineinreiten darauf klicken oder „Bleiben“ drücken.
    .why = Deine Kavallerie hat dem Rückruf gehorcht und kann ihre Attacke dort beenden.
bataille-card-standing-orders = Dauerbefehle
    .act = Auf eine Einheit klicken und wählen, was sie ohne Nachfrage tut; oder einfach „Halbzug beenden“ drücken.
    .why = Üblicherweise wirst du gefragt, sobald es darauf ankommt, und deine Kavallerie attackiert keine ziehenden Einheiten.
bataille-card-the-other-half-turn = Der andere Halbzug
    .act = Nun tun die Russen dasselbe: Attacken, Bewegung, Feuer, Stürme. Eine Frage kommt, wenn du feuern kannst oder antworten musst.
    .why = Der Verlauf nennt jeden Wurf. Ein Klick auf eine Zeile zeigt den Ort.
bataille-card-how-it-is-won = So wird gewonnen
    .act = Das Dorf ist zwei, drei und zwei Punkte wert; seine Felder leuchten auf der Karte. Die Punkte rechts ansehen, dann weiter.
    .why = Vier verlorene Stärkestufen Infanterie sind ein Punkt für den Gegner, eine Batterie zwei. Du brauchst nach sechs Spielzügen vier Punkte mehr als er.
bataille-card-your-charges = Deine Attacken
    .act = Kavallerie, die attackieren könnte, ist markiert. Mit „Attacken beenden“ geht es weiter.
    .why = Ein Regiment attackiert einmal je Segment, und nach einem Nahkampf brauchen seine Pferde Ruhe.
bataille-card-your-movement = Deine Bewegung
    .act = Auf eine Einheit klicken, dann auf ein leuchtendes Feld, dann noch einmal auf das Feld. Am Ende „Bewegung beenden“ drücken. N wählt die nächste Einheit.
    .why = Bei jeder Einheit prüfen, welche Gegner vor ihrer Front stehen und welche sie vor der ihren haben.
bataille-card-your-fire = Dein Feuer
    .act = Auf die feuernden Einheiten klicken, dann auf das Zielfeld; oder einen Vorschlag nehmen; oder „Feuer beenden“ drücken.
    .why = Starkes Feuer auf ein Feld bricht es; schwaches auf drei Felder selten.
bataille-card-your-assaults = Deine Sturmangriffe
    .act = Auf die stürmenden Einheiten klicken, dann auf das Feld vor ihnen. Oder „Stürme beenden“ drücken.
    .why = Drei zu eins und eine feste führende Einheit sind das Ziel.
bataille-card-the-half-turn-ends = Der Halbzug endet
    .act = Einen Dauerbefehl ändern oder „Halbzug beenden“ drücken.
    .why = Der Gegner sieht deine Dauerbefehle, und sie gelten, bis du sie änderst.
bataille-card-your-decision = Deine Entscheidung
    .act = Die blaue Zeile in der Tafel sagt, was du entscheiden musst. Die Möglichkeiten stehen darunter.
    .why = Die Schlacht geht weiter, sobald du gewählt hast.
bataille-card-one-moment = Einen Augenblick
    .act = Der Gegner zieht, oder das Programm würfelt.
    .why = Inzwischen die Karte ansehen und den Verlauf lesen.
bataille-card-the-battle-is-over = Die Schlacht ist zu Ende
    .act = Das war eine ganze Schlacht. Lesen, wie sie ausging, und sie unter „Aufzeichnungen“ noch einmal ansehen.
    .why = Als Nächstes kommt Gleina: dieselben Regeln, mit Höhen, Schanzen, schweren Geschützen und zwei Korps, die den Mut verlieren.

## Wahlregeln: der Name, ihr Gegenstand in den Einstellungen der Partie (about), die Einstellung mit ihr (on) und ohne sie (off)

bataille-option-kozlov = Brigade Kozlov [70.4]
    .hint = Zwei weitere russische Bataillone treffen in Spielzug 5 von Baruth her ein
    .about = Verstärkungen
    .on = Kozlov und Kolyvan treffen in Spielzug 5 ein [70.4].
    .off = Die Brigade Kozlov trifft nicht ein.
bataille-option-no-opportunity-charges = Keine Gelegenheitsattacken [42.1]
    .hint = Kavallerie kann ziehende Einheiten nicht attackieren
    .about = Gelegenheitsattacken
    .on = Keine Gelegenheitsattacken.
    .off = Kavallerie mit Dauerbefehl kann ziehende Einheiten attackieren [42.1].
bataille-option-opportunity-charges = Gelegenheitsattacken [42.1]
    .hint = Kavallerie mit Dauerbefehl kann ziehende Einheiten attackieren
    .about = Gelegenheitsattacken
    .on = Kavallerie mit Dauerbefehl kann ziehende Einheiten attackieren [42.1].
    .off = Keine Gelegenheitsattacken.

## Werte, die eine Wiedergabe zeichnet und ein Bericht zählt: der Titel, der Name auf einem Knopf (short), die Bedeutung (meaning), der Kopf einer Spalte (column)

bataille-figure-points = Punkte
    .short = Punkte
    .meaning = Was jede Seite hätte, wenn die Schlacht jetzt endete.
    .column = Punkte
bataille-figure-lost = Verlorene Stärkestufen
    .short = Verluste
    .meaning = Verlorene Stärkestufen aller Waffengattungen.
    .column = Verluste
bataille-figure-broken = Einheiten ohne gute Ordnung
    .short = Unord.
    .meaning = Einheiten auf der Karte, in Unordnung oder auf der Flucht.
    .column = Unordnung

## Ergebnisse von Kämpfen nach ihren englischen Wörtern, und was eine Tabelle dafür sagt (short)

bataille-came-attackers-rout = Angreifer fliehen
bataille-came-attackers-are-disordered = Angreifer in Unordnung
bataille-came-no-result = kein Ergebnis
bataille-came-defenders-retreat-in-disorder = Verteidiger ziehen sich in Unordnung zurück
bataille-came-defenders-rout = Verteidiger fliehen
bataille-came-defenders-surrender = Verteidiger ergeben sich
bataille-came-no-losses = keine Verluste
    .short = Verluste
bataille-came-attackers-lose-increments = Angreifer verlieren Stärkestufen
    .short = Verluste
bataille-came-defenders-lose-increments = Verteidiger verlieren Stärkestufen
    .short = Verluste
bataille-came-both-lose-increments = beide Seiten verlieren Stärkestufen
    .short = Verluste
bataille-came-no-effect = ohne Wirkung
bataille-came-1-increment-lost = 1 Stärkestufe verloren
bataille-came-2-increments-lost = 2 Stärkestufen verloren
bataille-came-3-increments-lost = 3 Stärkestufen verloren
bataille-came-4-increments-lost = 4 Stärkestufen verloren
bataille-came-5-increments-lost = 5 Stärkestufen verloren

## Titel der Tabellen nach ihren englischen Titeln

bataille-tab-fire-table = Feuertabelle
bataille-tab-melee-table = Nahkampftabelle
bataille-tab-terrain = Gelände
bataille-tab-charges-and-checks = Attacken und Tests
bataille-tab-forces = Truppen
bataille-tab-standing-orders = Dauerbefehle

## Was man über das Brett legt und wieder wegnimmt

bataille-layer-zones = Kontrollzonen
bataille-layer-arcs = Schussfelder
bataille-layer-sight = Sichtlinie
## Schlachten: Titel, Einführung und Geschichte

bataille-scenario-broesa = Brösa: das Dorf der Vorposten
    .summary =
        21. Mai 1813, sechs Uhr morgens: die Vorposten. Drei russische Jägerbataillone und eine reitende Batterie halten das Dorf Brösa, daneben steht ein Kosakenregiment. Souhams Vorhut will es haben, bevor das Korps heran ist.

        Die Schlacht zum Lernen: zwölf Spielsteine, sechs Spielzüge, eine Ecke der Karte von Gleina.

bataille-scenario-gleina = Die Windmühle von Gleina
    .summary =
        21. Mai 1813, sieben Uhr morgens. Ney kommt von Klix herab in die Flanke der alliierten Armee bei Bautzen. Vor ihm stehen Barclays Russen: Vorposten in Brösa und Guttau, drei Schanzen mit schweren Geschützen auf dem Windmühlenberg und dahinter das Dorf Gleina.

        Bataillone, Regimenter und Batterien, hundert Meter je Feld und zwanzig Minuten je Spielzug: Kolonnen und Linien, Karrees und Plänkler, Geschütze mit ihrem Schussfeld, Kavallerie, die man zurückrufen muss. Acht Spielzüge und 59 Spielsteine. Die Franzosen punkten für die Mühle und die Dörfer.

## Wie sicher ihre Karten sind

bataille-sureness-gleina = Die gedruckte Karte lag uns nicht vor. Das Gelände ist unsere Rekonstruktion, 100 m je Feld, aus veröffentlichten Koordinaten und Berichten; die Tabellen sind die der Reihe, soweit sie lesbar waren.
    .sure =
        Geländearten, Bewegungskosten, Feuerfaktoren und Feuerschutz, Formationen, Auf- und Abprotzen.
        Die Lage der Mühle, von Gleina und von Guttau und die Höhe des Windmühlenbergs.
    .fair =
        Die Tabellen für Feuer, Nahkampf und Karree, die Moralmodifikatoren von Attacken und Sturmangriffen, der Rückruf.
        Straßen, Teiche und Bäche; welche Divisionen kämpften und wie viele Bataillone sie hatten.
    .guessed =
        Einzelne Wälder, Gärten und Hänge; die Fronten der Schanzen; die Stärken einzelner Bataillone.
        Punkte für Orte und Verluste, die Stufen der Korps; das ganze Vorpostengefecht bei Brösa.

## Texte der Dateien: Korps nach ihren englischen Namen

bataille-corps-iii-corps-ney = III. Korps (Ney)
bataille-corps-iii-corps-ney-souham-delmas = III. Korps (Ney): Souham, Delmas
bataille-corps-barclay-de-tolly-langeron = Barclay de Tolly: Langeron
bataille-body-advance = Vorhut
bataille-body-cavalry = Kavallerie
bataille-body-guns = Geschütze
bataille-body-reserve = Reserve
