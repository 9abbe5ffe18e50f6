# Meldungen der Befehle: ihre Hilfe und ihre Ausgaben. Siehe docs/TRANSLATING.md.

## Hilfe. Eine Meldung ist ein Befehl, ihre Attribute sind die Argumente des Befehls. Ein Argument, das in mehreren Befehlen dieselbe
## Hilfe hat, ist eine Option. Die Namen von Befehlen und Optionen bleiben, wie sie sind.

commands-help-estafette = Napoleonische Wargames für zwei, ohne Server und mit Würfeln, die sich keiner aussuchen kann
    .closing = estafette DATEI öffnet die Aufzeichnung einer Partie im Fenster.
commands-help-play = Das Fenster öffnen (Standard, wo es einen Bildschirm gibt)
    .name = Dein Name, wie Gegner ihn sehen; er wird gespeichert
    .loopback = Nur auf diesem Computer mit einem Freund spielen, zum Ausprobieren
commands-help-host = Einen Freund zu einer Schlacht einladen, über das Internet oder in deinem Netzwerk
    .side = Deine Seite, mit ihrem Namen oder als first oder second
    .increment = Sekunden, die eine Seite für jede beendete Phase dazubekommt
    .grace = Erlaubte Zeit ohne Verbindung je Seite in der ganzen Partie, in Sekunden
    .deadline = Tage ohne Handlung, nach denen der Gegner die Partie schließen darf (0: nie)
    .lan = Die Einladung in diesem Netzwerk ankündigen, sodass kein Code nötig ist
    .challenge = Einen Spieler in diesem Netzwerk herausfordern, mit Namen oder den ersten Wörtern des Fingerabdrucks; nur dieser kann beitreten
    .no-router = Den Router nicht bitten, den Port zu öffnen
    .hours = Stunden, die der Code gilt
    .watch = Zuschauer zulassen, mit dieser Verzögerung in Sekunden (0: sofort)
    .resume = Diese Partie fortsetzen
commands-help-join = Der Schlacht eines Freundes beitreten, mit einem Code oder in deinem Netzwerk
    .code = Einladungs- oder Fortsetzungscode von deinem Freund
    .lan = Die offenen Einladungen in diesem Netzwerk zeigen und der einzigen oder der gewählten beitreten
    .pick = Der Einladung mit dieser Nummer beitreten, gezählt ab 1
    .scenario = Diese Schlacht spielen und keine andere: eine eigene Szenariodatei, ein eigener Ordner oder eine eingebaute
commands-help-watch = Mit einem Zuschauercode einer Partie zuschauen und sie dabei prüfen
    .code = Der Zuschauercode, den du von einem Spieler der Partie hast
    .json = JSON ausgeben, ein Objekt je Zeile
    .name = Dein Name, den der Spieler sieht; er wird gespeichert
    .loopback = Nur auf diesem Computer zuschauen, zum Ausprobieren
commands-help-room = Spieler, Einladungen, Herausforderungen und Turniere in diesem Netzwerk zeigen und selbst gesehen werden
    .say = Status, den Spieler im Raum neben deinem Namen lesen
    .unseen = Nur schauen, ohne gesehen zu werden
    .seconds = Dauer der Suche in Sekunden; ohne Angabe bis zum Abbruch
commands-help-check = Dein Netzwerk und die Verbindung zu einem Freund mit dessen Code prüfen
    .code = Code eines Freundes, dessen Programm wartet, um die Verbindung zu messen
    .no-router = Den Router nicht bitten, einen Port zu öffnen
    .loopback = Nur auf diesem Computer prüfen, zum Ausprobieren
commands-help-relays = Die zugelassenen Relais zeigen und die Liste ändern (docs/RELAY.md)
    .add = Das Relais dieser Zeile hinzufügen, wie du sie vom Betreiber hast
    .remove = Das Relais mit diesem Namen oder dieser Adresse entfernen
    .off = Die Relais abschalten
    .on = Die Relais wieder einschalten
commands-help-matches = Unbeendete Partien zeigen
    .take-over = Auf diesem Computer eine Partie fortsetzen, die zuletzt auf einem anderen gespielt wurde und dort nicht mehr gespielt wird
commands-help-demo = Eine Schlacht zwischen zwei Programmen auf diesem Computer über QUIC spielen und beide Aufzeichnungen prüfen
    .out = Der Ordner für die Ordner der beiden Spieler; ohne Angabe ein neuer temporärer
    .bot = Art beider Bots: sensible oder random
    .seed = Startwert der Bots; er wirkt nicht auf die Würfel
commands-help-tournament = Ein Turnier anlegen, leiten oder daran teilnehmen (docs/TOURNAMENT.md)
commands-help-tournament-create = Ein Turnier anlegen: Eine Datei enthält alles
    .file = Die Datei
    .name = Der Name des Turniers
    .battle = Eingebaute Schlacht; mehrere, um jede Runde eine andere zu spielen
    .system = Die Spieler auf diese Art paaren
    .system-swiss = Punktgleiche treffen aufeinander
    .system-round-robin = Jeder spielt gegen jeden
    .system-double-round-robin = Jeder spielt auf beiden Seiten gegen jeden
    .rounds = Zahl der Runden in einem Schweizer Turnier
    .points = Die Punkte einer Partie auf diese Art zählen
    .points-plain = 2 für einen Sieg, 1 für ein Unentschieden
    .points-levels = 20 Punkte je Partie, geteilt nach der Höhe des Sieges
    .points-difference = 20 Punkte je Partie, geteilt nach dem Abstand an Siegpunkten
    .step = Siegpunkte für einen Punkt, mit --points difference
    .wait = Minuten, nach denen ein fehlender Spieler als abwesend gewertet werden darf
commands-help-tournament-run = Ein Turnier in diesem Netzwerk leiten; anhalten und neu starten geht jederzeit
    .file = Das Turnier
    .word = Passwort, das Spieler bei der Anmeldung nennen; ohne Angabe freier Zutritt
    .port = Der UDP-Port der Turnierleitung; ohne Angabe ein freier
    .web = Die Seite mit der Tabelle unter dieser Adresse bereitstellen
    .loopback = Nur auf diesem Computer leiten, zum Ausprobieren
    .alone = Ohne Leiter: Runden beginnen, sobald so viele Spieler angemeldet sind
    .absent-after = Mit --alone: Sekunden ohne Verbindung zur Turnierleitung, nach denen ein Spieler als abwesend gilt
    .archive = Am Ende des Turniers das Archiv hierhin schreiben
commands-help-tournament-join = Einem Turnier beitreten und spielen; das Programm schickt die Ergebnisse an die Turnierleitung
    .desk = Turniercode, wie ihn das Programm der Turnierleitung zeigt
    .lan = Die Turnierleitung in diesem Netzwerk suchen
    .word = Passwort des Turniers, falls es eines hat
    .bot = Bot, der deine Partien spielt: sensible oder random
commands-help-tournament-show = Die Tabelle eines Turniers zeigen
    .file = Das Turnier
commands-help-tournament-export = Turnierbuch, Partiedateien und Tabellen in ein Archiv schreiben, für estafette verify --tournament
    .file = Das Turnier
    .out = Das Archiv
commands-help-verify = Eine Partiedatei oder ein Beweisstück prüfen: Signaturen, Würfel, Hashes und Befehle
    .files = Partiedateien oder Beweisstücke
    .tournament = Das Archiv eines Turniers: jede Paarung, jede Partie aus beiden Aufzeichnungen und die Tabelle
    .json = JSON ausgeben, ein Objekt je Datei
commands-help-tell = Den Verlauf einer Partie ausgeben, als Text oder JSON (docs/REPLAYS.md)
    .json = JSON ausgeben (docs/REPLAYS.md)
    .proofs = Den Beweis jedes Wurfs ausgeben
    .scenario = Szenariodatei, für die Namen in einer nicht eingebauten Schlacht
commands-help-review = Die Entscheidungen einer Partie finden, die die Siegchancen am meisten verändert haben, und was ein Bot gewählt hätte (docs/BOTS.md)
    .json = JSON ausgeben (docs/BOTS.md)
    .level = Bot zum Vergleich; ohne Angabe der stärkste des Systems
    .plays = Zahl der durchgespielten Partien für die Kurve, insgesamt
    .threads = Zahl der Threads (ohne Wirkung auf das Ergebnis)
    .scenario = Szenariodatei, für eine nicht eingebaute Schlacht
commands-help-battle = Zwei Bots eine Schlacht schlagen lassen und sie Spielzug für Spielzug ausgeben
    .seed = Startwert von Bots und Würfeln; ohne Angabe zufällig
    .first = Der Bot des ersten Spielers: random, recruit, sensible, captain oder marshal
    .second = Der Bot des zweiten Spielers, ebenso
commands-help-adjutant = Mit JSON spielen, ein Objekt je Zeile (docs/ADJUTANT.md)
commands-help-luggage = Mit Schlüssel und Partien auf einen anderen Computer umziehen
commands-help-luggage-pack = Deinen Schlüssel, die bekannten Spieler und deine Partien in eine neue Datei exportieren: Wer die Datei hat, kann in deinem Namen spielen
    .file = Die Datei
commands-help-luggage-unpack = Eine Umzugsdatei importieren: Schlüssel, Name und Partien
    .file = Die Datei
commands-help-scenario = Die eingebauten Schlachten zeigen und eigene Szenariodateien prüfen
commands-help-scenario-list = Die eingebauten Schlachten zeigen
commands-help-scenario-check = Jeden Fehler in einer Szenariodatei oder einem Ordner erklären
    .paths = Dateien oder Ordner, oder eingebaute Schlachten mit ihrer Kennung
commands-help-replay = Eine aufgezeichnete Partie im Fenster ansehen: Karte, Zeitleiste, Beweise und Notizen (docs/REPLAYS.md)
    .file = Die Aufzeichnung einer Partie
commands-help-report = Eine aufgezeichnete Partie als eine HTML-Seite schreiben, mit Karten und Diagrammen (docs/REPLAYS.md)
    .out = Die HTML-Datei, die geschrieben wird
    .scenario = Szenariodatei, für eine nicht eingebaute Schlacht
    .no-pictures = Die Bilder weglassen
commands-help-film = Aus einer aufgezeichneten Partie ein animiertes Bild machen (docs/REPLAYS.md)
    .file = Die Aufzeichnung einer Partie
    .out = Die Datei, die geschrieben wird: ein animiertes PNG, oder .gif, oder .mp4, wo der Computer ffmpeg hat
    .frames = Höchstzahl der Bilder; Märsche fallen zuerst weg, Kämpfe zuletzt
    .seconds-per-frame = Sekunden, die jedes Bild zu sehen ist
    .scenario = Szenariodatei, für eine nicht eingebaute Schlacht
commands-help-shot = Eine Schlacht in eine PNG-Datei zeichnen, ohne Bildschirm (docs/PICTURES.md)
    .record = Die Aufzeichnung einer Partie, statt einer Schlacht von Anfang an
    .entry = Der Eintrag der Aufzeichnung, nach dem gezeichnet wird; ohne Angabe der letzte
    .out = Die Datei, die geschrieben wird
    .zoom = Höhe eines Feldes in Pixeln; ohne Angabe die ganze Karte
    .center = Das Feld in der Mitte des Bildes
    .theme = staff-map, high-contrast, red-green oder blue-yellow, jedes auch mit -dark am Ende
    .overlay = Ebenen: reach, path, zones, attacks, fire, choices, refusals, last-moves
    .unit = Die Einheit für reach, path und refusals; ohne Angabe die mit dem weitesten Weg
    .position = Eine gespeicherte Partie: die Antwort des Adjutanten auf save
    .steps = Zuerst zwei Bots so viele Schritte spielen lassen
    .seed = Der Startwert von Bots und Würfeln
    .light = day, dusk oder night; ohne Angabe wie im Spielzug
    .weather = dry, rain oder snow; ohne Angabe wie im Spielzug
    .hide = Weglassen: counters, grid, numbers, names, margin
commands-help-guide = Die Spielanleitung: ihre Abschnitte zeigen oder ihre Bilder in einen Ordner schreiben
    .pictures = Der Ordner für die Bilder
    .width = Ihre Breite in Pixeln
commands-help-estafette-keeper = Estafette ohne Fenster: Relais, Turnierleitung und Partien im Terminal
commands-help-estafette-keeper-report = Eine aufgezeichnete Partie als eine HTML-Seite schreiben, mit Diagrammen und ohne Bilder (docs/REPLAYS.md)
commands-help-relay = Ein Relais für andere betreiben, auf einem Computer mit öffentlicher Adresse (docs/RELAY.md)
    .address = Öffentlicher Name oder Adresse dieses Computers, unter der Spieler ihn erreichen
    .listen = Die Adresse, an der Verbindungen angenommen werden; ohne Angabe alle Adressen dieses Computers
    .port = Der TCP-Port für HTTPS
    .udp = UDP-Port, an dem Computer ihre eigene öffentliche Adresse erfahren
    .machines = Höchstzahl der Computer zugleich; eine Partie hat zwei
    .rate = Kilobyte je Sekunde, die von jedem Computer angenommen werden
    .folder = Der Ordner seines Schlüssels; ohne Angabe der Ordner deiner Einstellungen

## Hilfe: Optionen mehrerer Befehle

commands-help-option-scenario = Eine eingebaute Schlacht oder eine Szenariodatei
commands-help-option-with = Optionale Regeln der Schlacht, mit denen gespielt wird, etwa weather
commands-help-option-minutes = Bedenkzeit je Seite in Minuten; ohne Angabe unbegrenzt
commands-help-option-take-backs = Zahl der Rücknahmen, um die jede Seite bitten darf
commands-help-option-bot = Einen Bot deine Seite spielen lassen
commands-help-option-adjutant = Deine Seite mit JSON-Zeilen über Standardeingabe und -ausgabe spielen (docs/ADJUTANT.md)
commands-help-option-kind = Art des Bots: sensible oder random
commands-help-option-pace = Mindestzeit des Bots für eine Antwort, in Millisekunden
commands-help-option-name = Dein Name; er wird gespeichert
commands-help-option-stay = Nach der Partie für eine weitere mit getauschten Seiten bleiben (mit --adjutant: rematch, agree, leave)
commands-help-option-loopback = Nur auf diesem Computer spielen, zum Ausprobieren
commands-help-option-port = Der UDP-Port; ohne Angabe ein freier
commands-help-option-json = JSON ausgeben
commands-help-option-file = Die Partiedatei
commands-help-option-moves = Jeden einzelnen Zug ausgeben
commands-help-option-language = Sprache des Textes, etwa fr; ohne Angabe die des Programms
commands-help-option-software = Mit dem Software-Adapter zeichnen, auch wo es eine Grafikkarte gibt
commands-help-option-size = Breite und Höhe in Pixeln

## Hilfe: Namen der Werte, wie in --out DATEI. In Großbuchstaben, mit Strichen statt Leerzeichen.

commands-help-value-scenario = SZENARIO
commands-help-value-seed = STARTWERT
commands-help-value-rules = REGELN
commands-help-value-first = BOT
commands-help-value-second = BOT
commands-help-value-code = CODE
commands-help-value-line = ZEILE
commands-help-value-host = ADRESSE
commands-help-value-file = DATEI
commands-help-value-files = DATEIEN
commands-help-value-language = SPRACHE
commands-help-value-out = AUSGABE
commands-help-value-level = BOT
commands-help-value-plays = PARTIEN
commands-help-value-threads = THREADS
commands-help-value-say = STATUS
commands-help-value-seconds = SEKUNDEN
commands-help-value-name = NAME
commands-help-value-paths = PFADE
commands-help-value-battles = SCHLACHTEN
commands-help-value-system = SYSTEM
commands-help-value-rounds = RUNDEN
commands-help-value-points = PUNKTE
commands-help-value-step = ABSTAND
commands-help-value-minutes = MINUTEN
commands-help-value-take-backs = RÜCKNAHMEN
commands-help-value-wait = MINUTEN
commands-help-value-word = PASSWORT
commands-help-value-port = PORT
commands-help-value-address-port = ADRESSE:PORT
commands-help-value-players = SPIELER
commands-help-value-absent-after = SEKUNDEN
commands-help-value-archive = ARCHIV
commands-help-value-desk = CODE
commands-help-value-bot = BOT
commands-help-value-pace = MILLISEKUNDEN
commands-help-value-side = SEITE
commands-help-value-increment = SEKUNDEN
commands-help-value-grace = SEKUNDEN
commands-help-value-deadline = TAGE
commands-help-value-player = SPIELER
commands-help-value-hours = STUNDEN
commands-help-value-resume = DATEI
commands-help-value-kind = ART
commands-help-value-pick = NUMMER
commands-help-value-size = GRÖSSE
commands-help-value-frames = BILDER
commands-help-value-seconds-per-frame = SEKUNDEN
commands-help-value-record = DATEI
commands-help-value-entry = EINTRAG
commands-help-value-zoom = PIXEL
commands-help-value-center = FELD
commands-help-value-theme = SCHEMA
commands-help-value-overlay = EBENEN
commands-help-value-unit = EINHEIT
commands-help-value-position = DATEI
commands-help-value-steps = SCHRITTE
commands-help-value-light = LICHT
commands-help-value-weather = WETTER
commands-help-value-hide = TEILE
commands-help-value-pictures = ORDNER
commands-help-value-width = PIXEL
commands-help-value-address = ADRESSE
commands-help-value-listen = ADRESSE
commands-help-value-udp = PORT
commands-help-value-machines = ANZAHL
commands-help-value-rate = RATE
commands-help-value-folder = ORDNER

## Hilfe: die Wörter, die sie umrahmen

commands-help-frame-usage = Aufruf:
commands-help-frame-commands = Befehle:
commands-help-frame-arguments = Argumente:
commands-help-frame-options = Optionen:
commands-help-frame-any-options = [OPTIONEN]
commands-help-frame-a-command = <BEFEHL>
commands-help-frame-any-command = [BEFEHL]
commands-help-frame-default = [Standard:
commands-help-frame-alias = [auch:
commands-help-frame-values = [mögliche Werte:
commands-help-frame-each-value = Mögliche Werte:
commands-help-frame-print = Hilfe anzeigen
commands-help-frame-print-more = Hilfe anzeigen (mehr mit --help)
commands-help-frame-print-less = Hilfe anzeigen (kürzer mit -h)
commands-help-frame-print-for = Hilfe eines Befehls anzeigen
commands-help-frame-print-of = Diese Hilfe oder die eines Befehls anzeigen
commands-help-frame-version = Version anzeigen

## Fehler in der Befehlszeile

commands-mistake = Fehler: { $what }
commands-mistake-argument = das Argument „{ $argument }“ gibt es nicht
commands-mistake-command = den Befehl „{ $command }“ gibt es nicht
commands-mistake-missing = diese Argumente fehlen:{ $arguments }
commands-mistake-conflict = das Argument „{ $argument }“ geht nicht zusammen mit „{ $other }“
commands-mistake-twice = das Argument „{ $argument }“ darf nur einmal stehen
commands-mistake-value = ungültiger Wert „{ $value }“ für „{ $argument }“
commands-mistake-value-why = ungültiger Wert „{ $value }“ für „{ $argument }“: { $why }
commands-mistake-number = gemeint ist eine ganze Zahl
commands-mistake-range = mögliche Werte: { $range }
commands-mistake-no-value = für „{ $argument }“ fehlt ein Wert
commands-mistake-too-many = überzähliger Wert „{ $value }“ für „{ $argument }“
commands-mistake-similar = Tipp: ähnlicher Name: { $names }
commands-mistake-more = Mehr dazu mit „--help“.
# Das Programm ist ein Name: estafette. Der Satz endet in jeder Sprache mit einem Punkt.
commands-elsewhere-window = `{ $command }` braucht das Programm mit Fenster: estafette { $command }.
commands-elsewhere-keeper = `{ $command }` ist ein Befehl des Programms ohne Fenster: estafette-keeper { $command }, oder aus den Quellen cargo run -p estafette-keeper -- { $command }.
commands-elsewhere-lab = `{ $command }` ist ein Befehl des Labors: aus den Quellen, cargo run -p estafette-lab -- { $command }.

## Spielen über das Netzwerk. Was eingegeben wird, steht hinter zwei Leerzeichen.

commands-you-are = Du bist { $name }; dein Fingerabdruck: { $fingerprint }
commands-network = beim Starten des Netzwerks
commands-host-invite = Dein Freund gibt ein (mit --adjutant statt --bot, um mit JSON-Zeilen zu spielen):
commands-host-wait = Warten auf deinen Freund. Ende mit Strg-C; eine begonnene Partie lässt sich später fortsetzen.
commands-host-take-backs = eine Partie darf höchstens { $most } Rücknahmen je Seite haben
commands-host-delay = Zuschauern kann ein Zug höchstens { $most } Sekunden später gezeigt werden, das ist ein Tag
commands-host-time = das ist zu viel Bedenkzeit
commands-host-deadline = das ist eine zu lange Frist
commands-join-none = in diesem Netzwerk ist keine offene Einladung; den Freund bitten, mit --lan einzuladen, oder um den Code, der überall geht
commands-join-other-version = andere Programmversion
commands-join-pick = Mit --pick und einer Nummer wählen.
commands-join-no-number = es gibt keine Einladung mit der Nummer { $number }
commands-match-not-started = die Partie konnte nicht beginnen: { $fault } ({ $name })
commands-match-stopped = die Partie kann nicht weitergehen: { $verdict } ({ $name })
commands-match-no-record = es gibt keine Aufzeichnung
commands-match-left = Partie verlassen; sie ist gespeichert.
commands-match-resume = Zum Fortsetzen gibt einer von euch ein  estafette host --resume { $file }
commands-matches-taken-over = Du spielst diese Partie jetzt auf diesem Computer. Auf dem anderen nicht mehr fortsetzen.
commands-matches-none = Keine unbeendeten Partien in { $folder }.
commands-matches-line =
    { $entries ->
        [one] { $title }: { $first } gegen { $second }, { $entries } Eintrag
       *[other] { $title }: { $first } gegen { $second }, { $entries } Einträge
    }
commands-demo-records = Beide Aufzeichnungen: { $first } und { $second }
commands-demo-same = Sie sind gleich, Eintrag für Eintrag: { $entries } Einträge, je { $disk } Byte auf der Platte, { $wire } über die Leitung.
commands-demo-not-same = Sie sind NICHT gleich: { $entries } Einträge, je { $disk } Byte auf der Platte, { $wire } über die Leitung.
commands-demo-took = Die Partie dauerte { $seconds } s, davon wartete der Gastgeber { $waited } s auf seine Platte.

## Der Raum in diesem Netzwerk

commands-room-status = ein Status hat höchstens { $most } Zeichen
commands-room-left = { $name } ist gegangen
commands-room-player = { $name }: { $status }
commands-room-directs = { $name } leitet „{ $tournament }“; estafette tournament join --lan
commands-room-challenges = { $name } fordert dich heraus ({ $battle }); estafette join --lan
commands-room-invites = { $name } lädt ein ({ $battle }); estafette join --lan
commands-room-unknown = kein Spieler im Raum heißt { $words }; estafette room zeigt die Spieler
commands-room-two = zwei Spieler im Raum heißen { $words }; stattdessen die ersten Wörter des Fingerabdrucks angeben

## Relais

commands-relays-full = die Liste fasst höchstens { $most } Relais; zuerst eines entfernen
commands-relays-unknown = kein Relais dieses Namens ist in der Liste
commands-relays-none = Deine Liste hat keine Relais: nur direkte Verbindungen. Ein Relais hilft zwei Spielern, sich zu verbinden, und überträgt ihre verschlüsselten Bytes, wenn es keine direkte Verbindung gibt. Es sieht weder Züge noch Würfel (docs/RELAY.md).
commands-relays-off = Die Relais sind jetzt abgeschaltet (estafette relays --on).
commands-relay-no-address = dieser Computer hat keine Adresse, an der er Verbindungen annehmen kann
commands-relay-line = Spieler fügen diese Zeile ihren Relais hinzu (estafette relays --add "...", oder Einstellungen):
commands-relay-ports = TCP-Port { $tcp } und UDP-Port { $udp } müssen offen sein. Ende mit Strg-C.
commands-relay-stopped = Das Relais wurde beendet; abgewiesen, weil es voll war: { $count }.

## Ein anderer Computer

commands-luggage-packed =
    { $files ->
        [one] { $name } ({ $fingerprint }) mit { $files } Partiedatei: { $file }
       *[other] { $name } ({ $fingerprint }) mit { $files } Partiedateien: { $file }
    }
commands-luggage-warning = Wer diese Datei hat, kann in deinem Namen spielen. Nach dem Import anderswo hier nicht mehr spielen.
commands-luggage-folders = beim Suchen deiner Ordner
commands-luggage-key = Dein Schlüssel auf diesem Computer: { $fingerprint }.
commands-luggage-imported =
    { $files ->
        [one] { $files } Partiedatei importiert; schon hier, ebenso lang oder länger: { $kept }.
       *[other] { $files } Partiedateien importiert; schon hier, ebenso lang oder länger: { $kept }.
    }

## Ansehen

commands-no-language = es gibt keine Sprache { $code }; zur Wahl stehen { $codes }
commands-report-written = { $file }: { $size } KB. { $badge }: { $meaning }
commands-report-cannot-draw = Keine Bilder: Das Programm, das diese Seite schrieb, kann nicht zeichnen.
commands-report-not-drawn = Keine Bilder: Der Computer, der diese Seite schrieb, konnte nicht zeichnen.
commands-report-no-pictures = der Bericht hat keine Bilder: { $why }

## Schlachten

commands-battle-again = Dieselbe Schlacht noch einmal: tools/run { $command }
commands-scenario-good =
    { $turns ->
        [one] { $title }: { $units } Einheiten, { $turns } Spielzug, keine Fehler; Inhalt { $hash }
       *[other] { $title }: { $units } Einheiten, { $turns } Spielzüge, keine Fehler; Inhalt { $hash }
    }
commands-scenario-bad = { $file }: { $mistakes } Fehler
commands-adjutant-hint = Der Adjutant liest ein JSON-Objekt je Zeile, etwa { $example }.

## Turniere. Die Befehle der Turnierleitung bleiben, wie sie sind.

commands-tournament-direct = Zum Leiten eingeben:  estafette tournament run { $file }
commands-tournament-other-key = Dieses Turnier wurde mit einem anderen Schlüssel angelegt; seinem Archiv fehlt die Signatur der Turnierleitung.
commands-tournament-enter = Zum Mitspielen geben Spieler ein:  estafette tournament join { $code }
commands-tournament-enter-lan = oder in diesem Netzwerk:  estafette tournament join --lan
commands-tournament-page = Die Tabelle steht unter  { $address }
commands-tournament-orders = Befehle: open, close, tables, standings, players, decide [RUNDE.]TISCH first|second|draw GRUND, absent TISCH first|second|both, withdraw NUMMER, back NUMMER, pause, go, end, stop
commands-tournament-done = erledigt
commands-tournament-no-number = { $text } ist keine Zahl
commands-tournament-absent = absent verlangt first, second oder both
commands-tournament-decide = decide verlangt first, second oder draw
commands-tournament-desk = { $tournament }, geleitet von { $name } ({ $fingerprint })
commands-tournament-no-desk = in diesem Netzwerk ist kein Turnier angekündigt; die Turnierleitung nach dem Turniercode fragen
commands-tournament-many-desks = in diesem Netzwerk sind mehrere Turniere angekündigt; die Turnierleitung nach dem Turniercode fragen
commands-tournament-desk-lost = Die Turnierleitung antwortet nicht: { $why }. Neuer Versuch.
commands-tournament-wins = Siege { $wins }
commands-tournament-luck = Glück { $luck }
commands-tournament-no-file = { $file }: Das ist keine Datei
commands-tournament-wrong = FALSCH { $line }
commands-tournament-good = GUT    von der ersten Paarung bis zur letzten Tabelle
