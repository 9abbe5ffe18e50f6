# Meldungen der Turniere. Siehe docs/TRANSLATING.md.

## Zahlen

tournament-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tournament-players = { $count } Spieler

## Was Spieler vor der Anmeldung wissen sollten

tournament-plan-swiss =
    { $rounds ->
        [one] { $rounds } Runde, Schweizer System nach holländischer Art: Punktgleiche treffen aufeinander, niemand spielt zweimal gegen denselben Gegner, die Seiten sind ausgeglichen.
       *[other] { $rounds } Runden, Schweizer System nach holländischer Art: Punktgleiche treffen aufeinander, niemand spielt zweimal gegen denselben Gegner, die Seiten sind ausgeglichen.
    }
tournament-plan-robin = Jeder spielt einmal gegen jeden.
tournament-plan-robin-double = Jeder spielt zweimal gegen jeden, einmal auf jeder Seite.
tournament-plan-battle = Schlacht: { $battle }.
tournament-plan-battles = Schlachten, jede Runde eine andere: { $battles }.
tournament-plan-points = Ein Sieg zählt 2, ein Unentschieden 1, eine Niederlage nichts. Bei Freilos oder fehlendem Gegner gibt es { $bye }.
tournament-plan-points-levels = Eine Partie hat 20 Punkte: je 10 bei Unentschieden, 12 bis 20 für den Sieger nach der Höhe des Sieges, 20 bei Aufgabe des Gegners. Bei Freilos oder fehlendem Gegner gibt es { $bye }.
tournament-plan-points-difference = Eine Partie hat 20 Punkte: je 10 bei Unentschieden, 11 für den Sieger und einen mehr je { $step } Punkte Abstand, 20 bei Aufgabe des Gegners. Bei Freilos oder fehlendem Gegner gibt es { $bye }.
tournament-plan-no-clock =
    { $most ->
        [0] Keine Uhr; keine Rücknahmen nach einem Wurf.
        [one] Keine Uhr; { $most } Rücknahme nach einem Wurf je Seite.
       *[other] Keine Uhr; { $most } Rücknahmen nach einem Wurf je Seite.
    }
tournament-plan-clock =
    { $most ->
        [0] { $minutes } Minuten je Seite; Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten; keine Rücknahmen nach einem Wurf.
       *[other] { $minutes } Minuten je Seite; Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten; Rücknahmen nach einem Wurf je Seite: { $most }.
    }
tournament-plan-wait-director = Die Turnierleitung entscheidet, ab wann ein Spieler als abwesend gilt; ein abwesender Spieler bekommt nichts und wird bis zur Rückkehr nicht gepaart.
tournament-plan-wait = Wer { $minutes } Minuten nach Beginn einer Runde nicht da ist, kann als abwesend gewertet werden; ein abwesender Spieler bekommt nichts und wird bis zur Rückkehr nicht gepaart.
tournament-plan-late = Nachzügler bekommen nichts für frühere Runden. Wer sich abmeldet, behält seine Punkte und wird nicht mehr gepaart.
tournament-plan-ties = Bei Gleichstand zählen die Punkte der Gegner (Buchholz), die Punkte der besiegten Gegner (Sonneborn-Berger), die Partien untereinander, die Siege und zuletzt die Reihenfolge der Anmeldung.

## Unspielbare Pläne

tournament-bad-name = ein Turnier braucht einen Namen aus 1 bis { $most } einfachen Zeichen
tournament-bad-rounds = ein Turnier hat 1 bis { $most } Runden
tournament-bad-step = ein Tabellenpunkt muss mindestens einen Punkt Abstand wert sein
tournament-bad-take-backs = eine Partie darf höchstens { $most } Rücknahmen je Seite haben
tournament-bad-clock = Bedenkzeit und Wartezeit betragen höchstens einen Tag
tournament-bad-delay = Zuschauern kann ein Zug höchstens { $most } Sekunden später gezeigt werden
tournament-bad-battles = ein Turnier wird mit 1 bis { $most } Schlachten gespielt
tournament-bad-battle = ein Turnier wird mit Schlachten dieses Programms gespielt; keine heißt { $name }
tournament-bad-open = Öffnen der Schlacht

## Ablehnungen des Buchs und der Turnierleitung

tournament-refused-not-the-beginning = ein Turnier hat einen Plan, zu Beginn
tournament-refused-not-the-next-row = das folgt nicht auf die letzte Zeile des Buchs
tournament-refused-bad-entry = die Anmeldung ist nicht vom Spieler für dieses Turnier signiert
tournament-refused-entered-already = dieser Spieler ist schon angemeldet
tournament-refused-full = das Turnier ist voll
tournament-refused-too-late = zu spät für eine Anmeldung: Es ist keine Runde mehr übrig
tournament-refused-no-player = es gibt keinen Spieler mit dieser Nummer
tournament-refused-no-table = diesen Tisch gibt es in der laufenden Runde nicht
tournament-refused-no-round = keine Runde läuft
tournament-refused-round-open = eine Runde läuft; sie vor der nächsten schließen
tournament-refused-all-played = alle Runden sind gespielt
tournament-refused-paused = das Turnier pausiert; es zuerst fortsetzen
tournament-refused-other-pairing = die Paarung ist nicht die, die aus den gespielten Partien folgt
tournament-refused-decided = diese Partie ist schon entschieden
tournament-refused-no-records = ein Ergebnis zählt, wenn beide Aufzeichnungen da sind
tournament-refused-too-soon = eine Aufzeichnung allein zählt erst, wenn der andere Spieler Zeit hatte, seine zu schicken
tournament-refused-no-reason = eine Entscheidung braucht eine Begründung von höchstens 400 Zeichen, die alle lesen können
tournament-refused-nobody-absent = mindestens einen abwesenden Spieler nennen
tournament-refused-nothing-changes = das ist schon so
tournament-refused-games-open = Partien dieser Runde sind noch nicht entschieden
tournament-refused-over = das Turnier ist zu Ende
tournament-refused-too-few = eine Runde braucht mindestens zwei anwesende Spieler
tournament-refused-too-many = ein Turnier hat höchstens { $most } Spieler
tournament-refused-other-version = die Turnierleitung spricht Version { $here }, dein Programm Version { $there }
tournament-refused-not-entered = das dürfen nur Spieler dieses Turniers
tournament-refused-not-you = du kannst nur dich selbst anmelden
tournament-refused-too-many-from-one = zu viele Anmeldungen von deiner Adresse; die Turnierleitung um ein Passwort bitten
tournament-refused-wrong-words = zu viele falsche Passwörter; einige Minuten warten oder mit der Turnierleitung sprechen
tournament-refused-wrong-word = falsches Turnierpasswort; bei der Turnierleitung erfragen
tournament-refused-too-often = zu oft abgemeldet und wiedergekommen; eine Minute warten oder mit der Turnierleitung sprechen
tournament-refused-not-your-table = das ist nicht dein Tisch
tournament-refused-not-your-table-any-more = das ist nicht mehr dein Tisch
tournament-refused-too-long = die Aufzeichnung ist zu lang
tournament-refused-one-at-a-time = deine letzte Aufzeichnung wird noch geprüft
tournament-refused-records-too-often = zu viele Aufzeichnungen geschickt; eine Minute warten und erneut senden
tournament-refused-not-asked = die Aufzeichnung vor ihren Teilen ankündigen
tournament-refused-wrong-piece = das ist nicht der nächste Teil der Aufzeichnung
tournament-refused-wrong-hash = die Aufzeichnung passt nicht zu ihrer Ankündigung; erneut senden
tournament-refused-busy = zu viele Aufzeichnungen warten; gleich noch einmal senden

## Der Stand eines Spielers

tournament-wait-not-paired = du bist gerade nicht gepaart; nach der Rückkehr bist du in der nächsten Runde dabei
tournament-wait-bye = Runde { $round }: Freilos, { $points } Punkte
tournament-wait-table = alle Runden sind gespielt; auf die Schlusstabelle warten
tournament-wait-round = auf Runde { $round } warten
tournament-sends = Runde { $round }: Dein Ergebnis wird an die Turnierleitung gesendet
tournament-accepted = Ergebnis angenommen: { $text }
tournament-rejected = Ergebnis abgelehnt: { $text }
tournament-pauses = Das Turnier pausiert.
tournament-continues = Das Turnier geht weiter.
tournament-over = Das Turnier ist zu Ende: Platz { $place } von { $of }
tournament-seat-decided = Runde { $round }, Tisch { $table }: { $how }
tournament-seat = Runde { $round }, Tisch { $table }: { $side }, gegen { $name }
tournament-seat-unnamed =
    { $side ->
        [first] Runde { $round }, Tisch { $table }: erste Seite, gegen { $name }
       *[second] Runde { $round }, Tisch { $table }: zweite Seite, gegen { $name }
    }
tournament-game-over = Runde { $round }: Die Partie ist zu Ende
tournament-game-error = Runde { $round }: { $error }
tournament-game-other = der Gegner bietet eine andere Schlacht oder andere Einstellungen an als das Turnier
tournament-game-left = Partie verlassen; sie lässt sich fortsetzen
tournament-game-stopped = die Partie kann nicht weitergehen: { $what }
tournament-game-not-started = die Partie konnte nicht beginnen: { $fault }
tournament-desk-lost = die Verbindung zur Turnierleitung ist abgebrochen
tournament-code-form = ein Turniercode hat die Form SCHLÜSSEL@ADRESSE:PORT
tournament-code-key = der Schlüssel im Code ist unvollständig
tournament-code-address = eine Adresse im Code ist nicht lesbar
tournament-code-addresses = eine Turnierleitung hat 1 bis 16 Adressen

## Zeilen für die Turnierleitung

tournament-entered = angemeldet: { $name } ({ $fingerprint })
tournament-withdraws = abgemeldet: { $name }
tournament-returns = wieder da: { $name }
tournament-line-result = Tisch { $table }: { $text }
tournament-line-alone = Tisch { $table }: { $text }; ohne Bestätigung von { $name }
tournament-line-disputed = Tisch { $table } ist strittig: { $why }
tournament-line-record = Tisch { $table }: Aufzeichnung von { $name }: { $error }
tournament-line-rejected = Tisch { $table }: Aufzeichnung von { $name } abgelehnt: { $text }
tournament-line-rejected-unsaved = Tisch { $table }: Aufzeichnung von { $name } abgelehnt: { $text }; sie wird nicht gespeichert
tournament-lines-missing =
    { $count ->
        [one] Hier fehlt { $count } Zeile: Es kamen zu viele auf einmal
       *[other] Hier fehlen { $count } Zeilen: Es kamen zu viele auf einmal
    }
tournament-hall-offline = die Turnierleitung hat ihre Netzwerkverbindung verloren
tournament-hall-unsigned = hier signiert niemand
tournament-serving = Bereitstellen der Seite unter { $address }

## Was die Turnierleitung zu einer abgelehnten Aufzeichnung sagt

tournament-judge-first = ihr erster Spieler ist { $name } und nicht { $other }
tournament-judge-second = ihr zweiter Spieler ist { $name } und nicht { $other }
tournament-judge-title = sie ist von „{ $title }“ und nicht von „{ $wanted }“
tournament-judge-battle = ihre Schlacht oder ihre Regeln sind nicht die des Turniers
tournament-judge-settings = ihre Optionen, ihre Bedenkzeit oder ihre Rücknahmen sind nicht die des Turniers
tournament-judge-early = sie gibt an, vor der Eröffnung ihrer Runde begonnen zu haben
tournament-judge-rules = diese Regeln sind hier nicht bekannt
tournament-judge-unfinished = die Partie ist nicht zu Ende: Warten auf { $name } ({ $owed })
tournament-judge-not-over = die Partie ist nicht zu Ende
tournament-judge-two-matches = die beiden Aufzeichnungen sind von zwei verschiedenen Partien, jede von beiden Spielern signiert
tournament-judge-entry = Eintrag { $entry }, signiert von { $name }: { $fault }
tournament-judge-differs = Eintrag { $entry }: { $one } in der Aufzeichnung von { $first }, { $other } in der von { $second }
tournament-judge-signed = { $kind } { $hash } mit der Signatur von { $name }
tournament-desk-unknown = die Turnierleitung hat eine unbekannte Nachricht gesendet

## Ergebnisse

tournament-result-conceded = Aufgabe von { $name }
tournament-result-draw = Unentschieden durch Einigung
tournament-result-agreed = Sieg von { $name } durch Einigung
tournament-result-adjudicated = von der Turnierleitung entschieden: { $reason }
tournament-result-absent = nicht gespielt: { $names } abwesend

## Tische einer Runde

tournament-board-decided = { $one } : { $other }, { $text }
tournament-board-alone = { $one } : { $other }, { $text }; ohne Bestätigung von { $name }
tournament-board-disputed = strittig: { $why }
tournament-board-compared = wird verglichen
tournament-board-waits = wartet auf die Aufzeichnung von { $name }
tournament-board-paused = Pause
tournament-board-to-move = { $name } am Zug
tournament-board-playing = läuft
tournament-board-line = Tisch { $table }: { $first } gegen { $second }, { $text }
tournament-board-line-clocks = Tisch { $table }: { $first } gegen { $second }, { $text }, Uhren { $clocks }
tournament-title = { $battle } (Runde { $round }, Tisch { $table })
tournament-remark-sides = keine Paarung vermeidet, dass ein Spieler zu oft dieselbe Seite bekommt
tournament-remark-byes = keine Paarung vermeidet ein zweites Freilos
tournament-remark-repeats = keine Paarung vermeidet, dass Gegner erneut aufeinandertreffen
tournament-remark-nothing = alle Regeln der Paarung sind eingehalten

## Die Seite mit der Tabelle

tournament-page-final = Schlusstabelle
tournament-page-paused = Pause
tournament-page-so-far = bisher { $count } Spieler
tournament-page-round-over = Runde { $round } von { $rounds } ist zu Ende
tournament-page-round-open = Runde { $round } von { $rounds } läuft
tournament-page-round = Runde { $round }
tournament-page-table = Tisch
tournament-page-first = Erste Seite
tournament-page-second = Zweite Seite
tournament-page-result = Ergebnis
tournament-page-clocks = Uhren
tournament-page-bye = Freilos: { $name }.
tournament-page-sides = Seiten
tournament-page-sides-won =
    { $games ->
        [one] { $games } Partie: erste Seite { $first }, zweite Seite { $second }, unentschieden { $drawn }.
       *[other] { $games } Partien: erste Seite { $first }, zweite Seite { $second }, unentschieden { $drawn }.
    }
tournament-page-rules = Regeln
tournament-page-board = Die Karte von Tisch { $table }
tournament-page-pair = { $table }: { $first } gegen { $second }
tournament-page-place = Platz
tournament-page-name = Name
tournament-page-points = Punkte
tournament-page-wins = Siege
tournament-page-not-paired = { $name } (nicht gepaart)
tournament-page-crosstable = Kreuztabelle
tournament-page-number = Nr.
tournament-page-key = Gegner/Seite, Ergebnis und Punkte; * von der Turnierleitung entschieden.
tournament-page-keep = eine Seite zum Aufbewahren
tournament-cell =
    { $what ->
        [won] Sieg
        [lost] Niederlage
        [drawn] remis
        [given] kampflos
        [absent] abwesend
        [bye] Freilos
       *[open] spielt
    }

## Ein Archiv prüfen

tournament-proof-title = { $name }: { $players }, { $rounds }
tournament-proof-rows = { $rows } Zeilen des Buchs, jede von der nächsten genannt; jede Paarung folgt aus den gespielten Partien
tournament-proof-book = das Buch stimmt nicht: { $refusal }
tournament-proof-signed = von der Turnierleitung signiert ({ $fingerprint })
tournament-proof-other-signature = die Signatur der Turnierleitung gehört nicht zu diesem Buch
tournament-proof-unsigned = die Turnierleitung hat das Ende des Buchs nicht signiert
tournament-proof-good-refused = Runde { $round } Tisch { $table }: Eine gute Aufzeichnung wurde abgelehnt
tournament-proof-wrong = Runde { $round } Tisch { $table }: { $why }
tournament-proof-adjudicated = Runde { $round } Tisch { $table }: von der Turnierleitung entschieden: { $reason }
tournament-proof-replayed =
    { $games ->
        [one] { $games } Partie aus den Aufzeichnungen beider Spieler nachgespielt; von der Turnierleitung entschieden: { $adjudicated }, nicht gespielt: { $absent }, abgelehnt: { $refused }
       *[other] { $games } Partien aus den Aufzeichnungen beider Spieler nachgespielt; von der Turnierleitung entschieden: { $adjudicated }, nicht gespielt: { $absent }, abgelehnt: { $refused }
    }
tournament-proof-records =
    { $count ->
        [one] { $count } Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }
tournament-proof-alone =
    { $games ->
        [one] { $games } Partie durch eine Aufzeichnung bewiesen, die der andere Spieler nicht rechtzeitig bestätigte
       *[other] { $games } Partien durch eine Aufzeichnung bewiesen, die der andere Spieler nicht rechtzeitig bestätigte
    }
tournament-proof-older =
    { $count ->
        [one] { $count } Runde von einem älteren Programm eröffnet: Spieler konnten die Titel der Partien vorher kennen
       *[other] { $count } Runden von einem älteren Programm eröffnet: Spieler konnten die Titel der Partien vorher kennen
    }
tournament-proof-unnamed = das Buch nennt keine Aufzeichnung
tournament-proof-missing = eine Aufzeichnung fehlt im Archiv
tournament-proof-differs = Runde { $round } Tisch { $table }: Die Aufzeichnungen beweisen „{ $proven }“, und das Buch sagt „{ $said }“
tournament-proof-table = die Tabelle im Archiv ist die, die daraus folgt
tournament-proof-other-table = die Tabelle im Archiv ist nicht die, die aus den Partien folgt
tournament-proof-no-table = im Archiv ist keine Tabelle

## Turnierdateien

tournament-book-exists = eine Datei dieses Namens gibt es schon; einen anderen wählen oder jenes Turnier fortsetzen
tournament-book-missing = dieses Turnier gibt es nicht; estafette tournament create legt eines an
tournament-book-no-file = das ist keine Datei
tournament-book-too-large = diese Datei enthält mehr, als ein Turnier haben kann; sie wird nicht geöffnet
tournament-book-full = das Buch des Turniers ist voll; die Turnierleitung entscheidet Partien von Hand
tournament-book-foreign = das ist kein Turnier dieser Programmversion
tournament-book-damaged = Zeile { $row } des Buchs ist beschädigt; die Datei aus einer Sicherung wiederherstellen
tournament-book-too-many-records = zu viele verschiedene Aufzeichnungen dieser Partie wurden geschickt
tournament-book-busy = eine andere Turnierleitung hat dieses Turnier geöffnet
tournament-book-error = das Buch des Turniers kann nicht geschrieben oder gelesen werden: { $error }

## Archive, die nicht gelesen oder geschrieben werden können

tournament-archive-full = das Turnier enthält mehr, als ein Archiv fassen kann, { $most } MB; nichts wurde geschrieben
tournament-archive-no-book = in diesem Archiv ist kein Buch
tournament-archive-foreign = das ist kein Archiv
tournament-archive-damaged = das Archiv ist beschädigt
tournament-archive-not-plain = „{ $name }“ im Archiv ist keine gewöhnliche Datei; nichts davon wurde entpackt
tournament-archive-large = das Archiv ist größer, als ein Turnier sein kann
tournament-archive-cut = das Archiv ist abgeschnitten
tournament-archive-long-book = das Buch ist länger, als das eines Turniers sein kann
tournament-archive-cut-book = das Buch ist abgeschnitten
tournament-archive-bad-row = Zeile { $row } des Buchs: { $error }
