# Meldungen zu Partiedateien: was eine Aufzeichnung zeigt und beweist. Siehe docs/TRANSLATING.md.

## Anträge der Spieler. $matter ist der Gegenstand des Antrags.

replay-asks =
    { $matter ->
        [rewind] { $name } möchte zum Eintrag { $to } zurückkehren.
        [change] { $name } möchte die Stellung ändern.
        [draw] { $name } bietet ein Unentschieden an.
        [win-first] { $name } schlägt vor, dass der erste Spieler gewinnt.
        [win-second] { $name } schlägt vor, dass der zweite Spieler gewinnt.
        [pause] { $name } möchte pausieren.
       *[clocks] { $name } möchte die Zeit gutschreiben, um die die Uhren abweichen.
    }
replay-grants =
    { $matter ->
        [rewind] { $name } stimmt der Rückkehr zum Eintrag { $to } zu.
        [change] { $name } stimmt der Änderung der Stellung zu.
        [draw] { $name } stimmt dem Unentschieden zu.
        [win-first] { $name } stimmt dem Sieg des ersten Spielers zu.
        [win-second] { $name } stimmt dem Sieg des zweiten Spielers zu.
        [pause] { $name } stimmt der Pause zu.
       *[clocks] { $name } stimmt zu, die Abweichung der Uhren gutzuschreiben.
    }
replay-agreed =
    { $matter ->
        [rewind] Beide Spieler einigen sich auf die Rückkehr zum Eintrag { $to }.
        [change] Beide Spieler einigen sich auf eine Änderung der Stellung.
        [draw] Beide Spieler einigen sich auf ein Unentschieden.
        [win-first] Beide Spieler einigen sich auf einen Sieg des ersten Spielers.
        [win-second] Beide Spieler einigen sich auf einen Sieg des zweiten Spielers.
        [pause] Beide Spieler einigen sich auf eine Pause.
       *[clocks] Beide Spieler einigen sich darauf, die Abweichung der Uhren gutzuschreiben.
    }
replay-opponent-asks =
    { $matter ->
        [rewind] Der Gegner möchte zum Eintrag { $to } zurückkehren.
        [change] Der Gegner möchte die Stellung ändern.
        [draw] Der Gegner bietet ein Unentschieden an.
        [win-first] Der Gegner schlägt vor, dass der erste Spieler gewinnt.
        [win-second] Der Gegner schlägt vor, dass der zweite Spieler gewinnt.
        [pause] Der Gegner möchte pausieren.
       *[clocks] Der Gegner möchte die Zeit gutschreiben, um die die Uhren abweichen.
    }
replay-opponent-declines =
    { $matter ->
        [rewind] Der Gegner lehnt die Rückkehr zum Eintrag { $to } ab.
        [change] Der Gegner lehnt die Änderung der Stellung ab.
        [draw] Der Gegner lehnt das Unentschieden ab.
        [win-first] Der Gegner lehnt den Sieg des ersten Spielers ab.
        [win-second] Der Gegner lehnt den Sieg des zweiten Spielers ab.
        [pause] Der Gegner lehnt die Pause ab.
       *[clocks] Der Gegner lehnt es ab, die Abweichung der Uhren gutzuschreiben.
    }

## Ablehnungen einer Partie

replay-refused-not-your-decision = du bist nicht am Zug
replay-refused-over = die Partie ist zu Ende
replay-refused-awaits-tail = warten, bis das Programm des Gegners seinen Teil der Aufzeichnung geschickt hat
replay-refused-older-copy = diese Kopie der Partie ist älter als das, was du darin signiert hast. Warten, bis das Programm des Gegners den Rest geschickt hat
replay-refused-paused = die Partie pausiert
replay-refused-too-many-undos = zu viele Rücknahmen in dieser Phase; bitte weiterspielen
replay-refused-nothing-to-answer = diese Anfrage ist nicht mehr offen
replay-refused-asked-anew =
    { $matter ->
        [rewind] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner möchte jetzt zum Eintrag { $to } zurückkehren
        [change] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner möchte jetzt die Stellung ändern
        [draw] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner bietet jetzt ein Unentschieden an
        [win-first] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner schlägt jetzt den Sieg des ersten Spielers vor
        [win-second] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner schlägt jetzt den Sieg des zweiten Spielers vor
        [pause] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner möchte jetzt pausieren
       *[clocks] deine Antwort wurde nicht gesendet: Die Anfrage hat sich geändert. Der Gegner möchte jetzt die Abweichung der Uhren gutschreiben
    }
replay-refused-no-take-backs-left = alle vereinbarten Rücknahmen sind verbraucht
replay-refused-too-early = der Gegner hat noch Zeit
replay-refused-many-changes = zu viele Änderungen auf einmal
replay-refused-chat = die Nachricht ist leer oder zu lang
replay-refused-chat-waits = es warten zu viele Nachrichten auf das Senden
replay-refused-many-requests = zu viele Anfragen in dieser Partie; weiterspielen
replay-refused-of-others = das ist eine Partie anderer Spieler

## Schritte einer Partie

replay-step-opens = { $author } eröffnet die Partie und signiert den Partiekopf.
replay-step-accepts = { $author } signiert den Partiekopf ebenfalls: Die Partie beginnt.
replay-step-rewinds = Beide Spieler kehren zur Stellung nach Eintrag { $to } zurück; spätere Würfe verwenden neue Kettenglieder.
replay-step-note-resigns = { $name } gibt auf.
replay-step-pause-ends = { $name } beendet die Pause.
replay-step-admits = { $author } räumt ein, dass ein eigener Eintrag einen falschen Hash hatte; der nachgerechnete Hash gilt.
replay-step-flag = { $other } behauptet, die Zeit von { $author } sei abgelaufen.
replay-step-owed = { $other } behauptet, { $author } habe zu lange nicht gehandelt.
replay-step-ends = { $author } bestätigt das Ende.
replay-step-unseals =
    { $seals ->
        [one] { $author } öffnet das letzte Siegel.
       *[other] { $author } öffnet die letzten { $seals } Siegel.
    }
replay-step-commands = { $author } gibt einen Befehl.
replay-step-link = { $author } öffnet ein Kettenglied.
replay-step-phase = { $author } bestätigt eine Phase.
replay-step-changes = Beide Spieler ändern die Stellung.
replay-step-signs = { $author } signiert einen Eintrag.

## Ein Bot oder eine zweite Person an demselben Computer

replay-partner-bot = Bot
replay-partner-random = Bot (Zufall)
replay-partner-recruit = Bot (Rekrut)
replay-partner-captain = Bot (Hauptmann)
replay-partner-marshal = Bot (Marschall)
replay-partner-seat = Gegenüber

## Das Urteil über eine Aufzeichnung und seine Bedeutung

replay-badge-one-computer = Geprüft, ein Computer
replay-badge-verified = Geprüft
replay-badge-so-far = Bis hierher geprüft
replay-badge-not = Nicht bestätigt
replay-badge-fails = Fehler in Eintrag { $entry }
replay-badge-elsewhere = Regeln hier nicht verfügbar
replay-claim-shut = zwei Schlüssel spielten nach den Regeln, soweit es sich prüfen ließ; nicht alles Versiegelte wurde geöffnet
replay-claim-untrue = zwei Schlüssel spielten nach den Regeln, soweit es sich prüfen ließ; nicht alle Angaben über Verborgenes waren wahr
replay-claim-one-machine = nach den Regeln gespielt; ein Computer hatte beide Schlüssel, über zwei Spieler ist damit nichts bewiesen
replay-claim-two = zwei Schlüssel spielten nach den Regeln; ein Spieler mit nur einem davon hat die Würfel nicht bestimmt
replay-means-waiting = Die Partie ist nicht zu Ende: Warten auf { $name } ({ $owed }). Bis hierher: { $claim }.
replay-means-waiting-nobody = Die Partie ist nicht zu Ende: Es wird auf keinen Spieler gewartet ({ $owed }). Bis hierher: { $claim }.
replay-means-gave-up = { $name } hat in einer Notiz aufgegeben. Bis hierher: { $claim }.
replay-means-complete = Soweit diese Aufzeichnung es zeigen kann: { $claim }.
replay-means-torn = Nach Eintrag { $entry }: { $why }. Bis dorthin ist die Aufzeichnung gut. Der Rest ist verloren, was nichts gegen einen Spieler beweist.
replay-means-broken = Eintrag { $entry }, Signatur von { $name }: { $how }. Von dort an beweist diese Aufzeichnung nichts.
replay-means-forged = Eintrag { $entry }, im Namen von { $name }: { $how }. Jeder kann die Datei geändert haben, daher beweist das nichts gegen einen Spieler.
replay-means-elsewhere = Gespielt mit Revision { $revision } der Regeln „{ $system }“; { $program }. Dieses Programm hat die Signaturen und die Kettenglieder der Würfel geprüft, aber nicht die Befehle.
replay-means-against = Gegen { $name }: { $fault }.
replay-finding = Eintrag { $entry } von { $name }: { $what }
replay-program-this = dieses Estafette ({ $version }) kann es nachspielen

## Prüfungen

replay-checked-signatures = Signaturen
replay-checked-commands = regelgerechte Befehle
replay-checked-links = Kettenglieder der Würfel
replay-checked-rolls = Würfe
replay-checked-hashes = Hashes der Stellung
replay-checked-phases = von beiden bestätigte Phasen

## Der fällige Eintrag

replay-owed =
    { $due ->
        [accept] Signatur unter dem Partiekopf
        [link] Kettenglied { $number }
        [seal] Siegel
        [phase] Bestätigung der Phase
        [admission] Anerkennung der Abweichung
        [opening] Öffnung eines Siegels
        [end] Bestätigung des Endes
        [tail] Teil der Aufzeichnung
        [nothing] nichts
       *[decision] Entscheidung
    }

## Ausgänge

replay-ending-resigned = Aufgabe von { $name }
replay-ending-draw = Unentschieden durch Einigung
replay-ending-won = Sieg von { $name } durch Einigung
replay-ending-rules = zu Ende gespielt
replay-ending-open = nicht zu Ende
replay-ending-liar = Niederlage von { $name }: falsche Angabe
replay-ending-shut = Niederlage von { $name }: Siegel nie geöffnet
replay-ending-both-liars = falsche Angaben auf beiden Seiten: kein Sieger
replay-ending-both-shut = nie geöffnete Siegel auf beiden Seiten: kein Sieger
replay-ending-liar-and-shut = falsche Angabe von { $liar }, nie geöffnetes Siegel von { $other }: kein Sieger

## Fehler in einem Eintrag

replay-refused-foreign-match = der Eintrag gehört zu einer anderen Partie
replay-refused-out-of-order = Eintrag { $given } kam an, aber Eintrag { $due } ist der nächste
replay-refused-broken-chain = der Eintrag folgt nicht auf den vorigen
replay-refused-bad-signature = die Signatur stammt nicht vom genannten Verfasser
replay-refused-not-the-pen = der Verfasser war nicht an der Reihe
replay-refused-not-the-pen-over = der Verfasser schrieb nach dem Ende der Partie
replay-refused-other-rules = die Partie verwendet Revision { $revision } der Regeln „{ $system }“ (Protokoll { $protocol })
replay-refused-missing-link = der Befehl löst einen Würfelwurf aus, aber der Verfasser hat das Kettenglied nicht geöffnet
replay-refused-early-link = der Verfasser öffnete ein Kettenglied, das noch kein Wurf braucht
replay-refused-misplaced-seal = ein Siegel fehlt oder ist am falschen Platz
replay-refused-wrong-leaf = Blatt { $given } wurde geöffnet, fällig war Blatt { $due }
replay-refused-leaf-not-committed = das geöffnete Blatt passt nicht zur Festlegung
replay-refused-false-seal = das Geöffnete ist nicht das Versiegelte
replay-refused-false-hash = der signierte Hash des Zustands folgt nicht aus der Aufzeichnung
replay-refused-false-hash-admitted = der signierte Hash des Zustands folgt nicht aus der Aufzeichnung. Das Programm des Gegners meldete es, und der Verfasser räumte es ein. Die Partie ging von der nachgespielten Stellung aus weiter
replay-refused-false-hash-disputed = der signierte Hash des Zustands folgt nicht aus der Aufzeichnung. Das Programm des Gegners meldete es, und der Verfasser hat es nicht eingeräumt
replay-refused-wrong-phase = er bestätigt eine andere Phase als die begonnene
replay-refused-no-such-place = die Partie kann nicht zum Eintrag { $to } zurückkehren
replay-refused-not-paused = die Partie pausiert nicht
replay-refused-phase-too-long = die Phase hat mehr Einträge, als eine Phase brauchen kann
replay-refused-match-too-long = die Partie hat mehr Einträge, als eine Partie haben darf
replay-refused-too-many-take-backs = es gab mehr Rücknahmen als vereinbart
replay-refused-wrong-ending = die Partie endete nicht so
replay-refused-not-sealed = er öffnet ein Siegel, das der Verfasser nicht gesetzt hat, oder zu viele auf einmal
replay-refused-rewind = beide Spieler einigten sich auf die Rückkehr zum Eintrag { $to }; spätere Würfe verwenden neue Kettenglieder
replay-refused-agreed =
    { $matter ->
        [change] beide Spieler einigten sich auf eine Änderung der Stellung
        [draw] beide Spieler einigten sich auf ein Unentschieden
        [win-first] beide Spieler einigten sich auf einen Sieg des ersten Spielers
        [win-second] beide Spieler einigten sich auf einen Sieg des zweiten Spielers
        [pause] beide Spieler einigten sich auf eine Pause
       *[clocks] beide Spieler einigten sich darauf, die Abweichung der Uhren gutzuschreiben
    }
replay-refused-conceded = Aufgabe
replay-refused-conceded-author = Aufgabe des Verfassers
replay-refused-not-opened = Partie beendet, nicht geöffnete Siegel: { $seals }
replay-refused-bad-note = eine Notiz neben der Aufzeichnung ist nicht von ihrem Verfasser signiert
replay-refused-flag-claimed = behauptet, der Gegner habe { $seconds } s verbraucht; nichts beweist es
replay-refused-owed-claimed = behauptet, { $seconds } s auf eine Antwort gewartet zu haben; nichts beweist es
replay-refused-false-dispute = bestritt Eintrag { $entry }, obwohl dessen Hash aus der Aufzeichnung folgt
replay-refused-false-dispute-told = das Programm des Gegners bestreitet Eintrag { $entry }, der aus der Aufzeichnung folgt
replay-refused-false-dispute-owed = das Programm des Gegners bestreitet Eintrag { $entry }, der aus der Aufzeichnung folgt, und muss noch handeln
replay-refused-forked = ein Schlüssel hat zwei verschiedene Einträge mit der Nummer { $entry } signiert
replay-refused-forked-other = der Gegner hat zwei verschiedene Einträge mit der Nummer { $entry } signiert
replay-refused-forked-own = diese Seite hat zwei verschiedene Einträge mit der Nummer { $entry } signiert
replay-refused-owed = der Gegner hat seit { $seconds } Sekunden nicht gehandelt
replay-refused-played-after-conceding = der Gegner hat aufgegeben und dann weitergespielt; die Aufgabe ist endgültig
replay-refused-too-much-talk = der Gegner sendet zu viele Nachrichten; weitere werden weder gezeigt noch gespeichert
replay-at-entry = Eintrag { $entry }: { $what }

## Zusammenfassung einer Schlacht. $measure: points (Kampfstärke) oder increments.

replay-history-same = Wie in der Geschichte: Sieg { SIDE($side, form: "of") }.
replay-history-changed = Die Geschichte ist umgeschrieben: diesmal Sieg { SIDE($side, form: "of") }.
replay-history-decided = Die Geschichte ließ es offen; diesmal Sieg { SIDE($side, form: "of") }.
replay-history-undecided = Damals Sieg { SIDE($side, form: "of") }; diesmal kein Sieger.
replay-history-neither = Wie in der Geschichte siegte keine Seite.
replay-how-quiet =
    { $turns ->
        [one] { $turns } Spielzug ohne Angriff.
       *[other] { $turns } Spielzüge ohne Angriff.
    }
replay-how =
    { $attacks ->
        [one] { $attacks } Angriff in { $turns ->
            [one] { $turns } Spielzug
           *[other] { $turns } Spielzügen
        }: { $first } { $ours }, { $second } { $theirs }.
       *[other] { $attacks } Angriffe in { $turns ->
            [one] { $turns } Spielzug
           *[other] { $turns } Spielzügen
        }: { $first } { $ours }, { $second } { $theirs }.
    }
# $form: placed und odds sagen, ob Ort und Kräfteverhältnis bekannt sind; both, oder bare.
replay-hardest =
    { $form ->
        [bare] Härtester Kampf: Spielzug { $turn }, Angriff { SIDE($side, form: "of") }.
        [placed] Härtester Kampf: Spielzug { $turn }, { $place }, Angriff { SIDE($side, form: "of") }.
        [odds] Härtester Kampf: Spielzug { $turn }, Angriff { SIDE($side, form: "of") } mit { $odds }.
       *[both] Härtester Kampf: Spielzug { $turn }, { $place }, Angriff { SIDE($side, form: "of") } mit { $odds }.
    }
replay-hardest-losses =
    { $measure ->
        [increments] Verluste in Stärkestufen: { $first } { $ours }, { $second } { $theirs }.
       *[points] Verluste in Stärkepunkten: { $first } { $ours }, { $second } { $theirs }.
    }
replay-cost = Gesamtverluste: { $first }, { $second }.
replay-cost-points =
    { $units ->
        [one] { $side } { $units } Einheit ({ $points } Punkte)
       *[other] { $side } { $units } Einheiten ({ $points } Punkte)
    }
replay-cost-strength =
    { $points ->
        [one] { $side } { $points } Stärkepunkt
       *[other] { $side } { $points } Stärkepunkte
    }
replay-cost-increments =
    { $points ->
        [one] { $side } { $points } Stärkestufe
       *[other] { $side } { $points } Stärkestufen
    }
replay-cost-eliminated =
    { $units ->
        [one] { $increments } ({ $units } Einheit vernichtet)
       *[other] { $increments } ({ $units } Einheiten vernichtet)
    }
replay-turning = Angriff { SIDE($side, form: "of") }.
replay-turning-at = Angriff { SIDE($side, form: "of") }: { $place }.
replay-turning-odds = Kräfteverhältnis: { $odds }.
replay-turning-dice = Wurf: { $dice }.
replay-turning-result = Ergebnis: { $result }.
replay-turning-lost = Verloren: { $units }.
replay-turning-out = Außer Gefecht: { $units }.
replay-turning-driven-off = Zurückgeworfen: { $units }.
replay-losses-none = Keine Verluste.
replay-losses-others = { $count } weitere
replay-head-formation = Verband
replay-head-units = Einheiten
replay-head-units-lost = Verlorene Einheiten
replay-head-points = Punkte
replay-head-increments = Stärkestufen

## Analyse mit einem Bot

replay-review-heading = { $title }: { $first } gegen { $second }
replay-review-caution = Siegchancen, wie ein einfacher Bot sie für beide Seiten schätzt. Sie beweisen nichts.
replay-figure-chances = Siegchancen
    .short = Chancen
    .meaning = Siegchance jeder Seite von hier an, in Prozent, nach der Schätzung eines einfachen Bots
replay-review-entries = Einträge { $from } bis { $to }
replay-review-none = Keine Entscheidung änderte sie um mehr als 1 %.
replay-review-decision = { $name }: { $before } % davor, { $after } % danach.
replay-review-luck = Glück für { $name }: { $before } % vor dem Wurf, { $after } % danach.
replay-review-level =
    { $level ->
        [random] Zufall
        [recruit] Rekrut
       *[sensible] vernünftig
        [captain] Hauptmann
        [marshal] Marschall
    }
replay-review-same = Der Bot ({ $level }) hätte dasselbe getan.
replay-review-same-why = Der Bot ({ $level }) hätte dasselbe getan ({ $why }).
replay-review-other = Der Bot ({ $level }), { $after } % danach:
replay-review-other-why = Der Bot ({ $level }), { $after } % danach ({ $why }):
replay-before-first-turn = Vor dem ersten Spielzug
replay-turn-phase = Spielzug { $turn }, { $side }: { $phase }

## Weiterspielen ab einem Schritt

replay-branch-no-position = hier gibt es keine Stellung, von der aus weitergespielt werden kann
replay-branch-over = die Schlacht ist hier zu Ende; einen früheren Schritt wählen
replay-branch-no-battle = dieses Programm hat die Schlacht nicht und kann sie nicht zeichnen
replay-branch-origin = { $first } gegen { $second }, ab Spielzug { $turn }, Eintrag { $seq }
replay-notes-many = eine Partie kann { $most } Notizen haben, und diese hat sie schon

## Eine Partie als Text, und ihre Spielzüge

replay-story-turn = Spielzug { $turn }
replay-story-turn-night = Spielzug { $turn } (Nacht)
replay-story-turn-label = Spielzug { $turn }, { $label }
replay-story-turn-label-night = Spielzug { $turn }, { $label } (Nacht)
replay-story-moved = bewegte Einheiten: { $units }
replay-story-moved-sentence = Bewegte Einheiten: { $units }.
replay-story-arriving = { $formation } (Ankunft)
replay-roll = Wurf { $number }: { $faces }, aus den Kettengliedern { $first } und { $second } und Eintrag { $entry }
replay-roll-hidden = Wurf { $number }: nur für eine Seite sichtbar, aus den Kettengliedern { $first } und { $second } und Eintrag { $entry }
replay-text-started = begonnen am { $date }, wie der Gastgeber angibt
replay-text-shows = Was die Aufzeichnung zeigt
replay-text-no-end = Sie enthält kein Ende.
replay-text-checked = geprüft: { $checks }
replay-text-position = Stellung { $hash }
replay-text-stood =
    { $measure ->
        [increments] { $name }: { $points } Siegpunkte, verlorene Stärkestufen: { $lost }, Glück: { $luck } Stärkestufen in { $rolls } Würfen
       *[points] { $name }: { $points } Siegpunkte, verlorene Stärkepunkte: { $lost }, Glück: { $luck } Stärkepunkte in { $rolls } Würfen
    }
replay-text-luck = Glück: { $meaning }

## Der Bericht: eine Seite über eine Partie

replay-report-title = { $title }: { $first } gegen { $second }
replay-report-against = gegen
replay-report-story = Die Schlacht, Spielzug für Spielzug
replay-report-started = Begonnen am { $date }, wie der Gastgeber angibt
replay-report-no-outcome = Dieses Programm kann den Ausgang nicht ermitteln.
replay-report-no-end = Die Aufzeichnung hat kein Ende.
replay-report-glance = Auf einen Blick
replay-report-map-start = Die Karte zu Beginn
replay-report-map-end = Die Karte am Ende
replay-report-map-turn = Die Karte am Ende von Spielzug { $turn }
replay-report-attacks = Angriffe
replay-report-luck-in =
    { $measure ->
        [increments] Glück, in Stärkestufen
       *[points] Glück, in Stärkepunkten
    }
replay-report-counts =
    { $turns ->
        [one] { $turns } Spielzug, { $entries } Einträge, { $rolls } Würfe.
       *[other] { $turns } Spielzüge, { $entries } Einträge, { $rolls } Würfe.
    }
replay-report-ahead = Wer vorn lag
replay-report-luck = Glück
replay-report-luck-of =
    { $measure ->
        [increments] { $side }, in Stärkestufen. { $meaning }
       *[points] { $side }, in Stärkepunkten. { $meaning }
    }
replay-report-turn-axis = Spielzug
replay-report-numbers = Die Zahlen am Ende jedes Spielzugs
replay-report-side-figure = { $side }: { $figure }
replay-report-luck-column = Glück
replay-report-turns = Spielzüge
replay-report-combats = Alle Kämpfe
replay-report-turn = Spielzug
replay-report-attacker = Angreifer
replay-report-where = Ort
replay-report-strengths = Stärken
replay-report-column = Spalte
replay-report-die = Würfel
replay-report-result = Ergebnis
replay-report-lost = Verluste
replay-report-none = keines
replay-report-taken-back = { $result } (zurückgenommen)
replay-report-losses-are =
    { $measure ->
        [increments] Verluste in Stärkestufen: { $first } : { $second }.
       *[points] Verluste in aufgedruckter Stärke: { $first } : { $second }.
    }
replay-report-verification = Prüfung
replay-report-checked = Geprüft
replay-report-how-many = Anzahl
replay-report-player = Spieler
replay-report-key = Schlüssel, in Wörtern
replay-report-roll = Wurf
replay-report-entry = Eintrag
replay-report-face = Augen
replay-report-links = Kettenglieder beider Spieler
replay-report-rolls = Jeder Wurf und was ihn bestimmte
replay-report-match = Partie
replay-report-footer = Geschrieben von Estafette { $version } aus der signierten Aufzeichnung der Partie. Diese Seite beweist allein nichts: Wer die Aufzeichnung hat, kann sie mit „estafette verify“ prüfen.
replay-report-remark = Eintrag { $entry }: { $remark }

## Eine Datei prüfen: „estafette verify“

replay-verify-heading = { $title }: { $first } ({ $first_words }) gegen { $second } ({ $second_words })
replay-verify-counts = { $entries } Einträge: { $signatures } Signaturen, { $commands } regelgerechte Befehle, { $links } Kettenglieder, { $rolls } Würfe, { $hashes } Hashes, { $phases } von beiden bestätigte Phasen
replay-verify-clock = { $name } gibt { $spent } s an, der Gegner maß { $measured } s
replay-verify-clocks = Uhren (eigene Angabe jedes Spielers): { $first }; { $second }
replay-verify-torn = nach Eintrag { $entry }: { $why }
replay-verify-broken = diese Aufzeichnung beweist nicht, was sie sagt
replay-verify-mark =
    { $mark ->
        [good] GUT
        [wrong] FALSCH
        [fault] FEHLER
        [note] Notiz
        [unfinished] UNVOLLENDET
        [proven] BEWIESEN
       *[unknown] UNBEKANNT
    }
replay-verify-evidence-unread = das Beweisstück ist nicht lesbar: { $error }
replay-verify-proof = Eintrag { $entry } von { $name }: { $what } ({ $fault })

## Dateien, die keine Aufzeichnungen sind, oder beschädigte

replay-torn =
    { $torn ->
        [cut-off] die Datei bricht mitten in einem Eintrag ab
        [too-large] die Datei geht mit etwas weiter, das größer ist als jeder Eintrag
        [not-canonical] die Datei geht mit etwas weiter, das kein Eintrag in gültiger Form ist
        [too-much] die Datei enthält mehr, als eine Partie haben kann
       *[damaged] die Datei ist beschädigt
    }
replay-no-record-empty = die Datei ist leer
replay-no-record-foreign = das ist nicht die Aufzeichnung einer Partie
replay-no-record-other-version = die Aufzeichnung wurde von einer anderen Programmversion geschrieben
replay-no-record-too-large = die Datei ist größer als jede Aufzeichnung
replay-no-record-no-header = sie enthält keinen Partiekopf
replay-no-record-torn-header = sie enthält keinen Partiekopf: { $why }
replay-unknown-system = dieses Programm kennt die Regeln „{ $system }“ nicht: { $remedy }
replay-unknown-revision = dieses Programm hat die Revision { $revision } der Regeln „{ $system }“ nicht: { $remedy }
replay-program-since = nötig ist Estafette { $since } oder neuer, dies ist { $version }
replay-program-newer = nötig ist ein neueres Estafette als dieses ({ $version })
replay-program-newer-revisions =
    { $oldest ->
        [0] nötig ist ein neueres Estafette als dieses ({ $version }, Revision { $newest })
       *[other] nötig ist ein neueres Estafette als dieses ({ $version }, Revisionen { $oldest } bis { $newest })
    }
replay-program-none = keine Version, die dieses Estafette ({ $version }) kennt, kann es nachspielen
