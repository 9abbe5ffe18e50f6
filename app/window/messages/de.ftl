# Meldungen des Fensters. Siehe docs/TRANSLATING.md.

## Vor der Partie

window-before-you-are = Name: { $name }
window-before-first-game = Erste Partie (mit Anleitung)
window-before-friend = Gegen einen Freund
window-before-friend-line = Code verschicken oder mit einem Code beitreten
window-before-network = In diesem Netzwerk
window-before-network-line = Spieler in der Nähe, offene Einladungen und Turniere
window-before-bot = Gegen den Bot
window-before-bot-line = Lernen und ausprobieren, nach denselben Regeln
window-before-hot-seat = Hotseat
window-before-hot-seat-line = Zwei Spieler an diesem Computer
window-before-resume = Fortsetzen
window-before-replays = Aufzeichnungen
window-before-replays-line = Partien Schritt für Schritt ansehen und prüfen
window-before-book = Spielanleitung
window-before-book-line = Regeln mit Bildern und eine erste Partie
window-before-settings = Einstellungen
window-before-settings-line = Sprache, Farben, Tasten
window-before-quit = Beenden
window-before-quit-line = Partien gespeichert
window-before-name = Welchen Namen sollen andere Spieler sehen?
window-before-name-save = Namen speichern
window-before-name-key = Dabei entsteht ein privater Schlüssel, der nur auf diesem Computer liegt. Er signiert alle Züge; an seinem Fingerabdruck aus sechs Wörtern erkennen Freunde den richtigen Absender. Es gibt kein Konto und keinen Server. Der Name lässt sich in den Einstellungen ändern.

## Partien fortsetzen

window-before-kept-looking = Unbeendete Partien werden gesucht …
window-before-kept-none = Keine unbeendeten Partien
window-before-kept-one = { $title }: { $line }
window-before-kept-many =
    { $count ->
        [one] { $count } unbeendete Partie
       *[other] { $count } unbeendete Partien
    }
# $ago ist eine Zeit: „vor 2 min“.
window-before-kept-line =
    { $place ->
        [network] { $first } gegen { $second }, über das Netzwerk. Zuletzt gespielt: { $ago }
       *[here] { $first } gegen { $second }, an diesem Computer. Zuletzt gespielt: { $ago }
    }
window-before-kept-your-move = du bist am Zug
window-before-kept-to-move = am Zug: { $name }
window-before-kept-dice = als Nächstes: ein Würfelwurf
window-before-kept-over = die Partie ist beendet
# $facts: Spielzug, Stand und Seite am Zug.
window-before-kept-stands = { $facts }.
window-before-kept-stands-led = Deine Seite: { SIDE($side, form: "label") }. { $facts }.
window-before-resume-sure = Diese Partie mit Chat und Notizen löschen?
window-before-resume-trash = In den Papierkorb
window-before-resume-cancel = Abbrechen
window-before-resume-delete = Löschen
window-before-resume-delete-failed = Die Partie ließ sich nicht löschen: { $error }
window-before-resume-how = Zum Fortsetzen öffnen beide Spieler hier die Partie. Estafette sucht den Freund unter seiner letzten Adresse. Hat sie sich geändert, den neuen Code aus der Partie kopieren und verschicken; der Freund fügt ihn unter „Gegen einen Freund“ ein. Kein Zug geht verloren.
window-before-resume-here = Hier fortsetzen?
window-before-resume-elsewhere = Diese Partie wurde zuletzt auf einem anderen Computer gespielt. Wird sie auf beiden gespielt, entstehen womöglich zwei verschiedene signierte Züge für denselben Spielzug, und das gilt als Beweis gegen dich. Nur fortsetzen, wenn sie dort nicht mehr gespielt wird.
window-before-resume-from-now-on = Ab jetzt hier spielen
window-before-opening = Partie wird geöffnet
window-before-opening-checks = Jede Signatur, jeder Wurf und jeder Befehl wird geprüft.

## Gegen einen Freund

window-before-invite = Freund einladen
window-before-invite-line = Schlacht wählen; dafür gibt es einen Code zum Verschicken per Mail oder Chat
window-before-friend-by-code = Oder mit einem Code beitreten
window-before-friend-paste = Code des Freundes hier einfügen:
window-before-friend-codes = Einladungscodes beginnen mit i, Codes zum Fortsetzen mit r.
window-before-friend-code =
    { $kind ->
        [watch] Eine Partie zum Zuschauen. Gültig bis { $until }.
        [resume] Setzt eine Partie fort, die beide haben. Gültig bis { $until }.
       *[invitation] Eine Einladung zu einer neuen Partie. Gültig bis { $until }.
    }
window-before-friend-code-of =
    { $kind ->
        [watch] Eine Partie zum Zuschauen ({ $rules }). Gültig bis { $until }.
        [resume] Setzt eine Partie fort, die beide haben ({ $rules }). Gültig bis { $until }.
       *[invitation] Eine Einladung zu einer neuen Partie ({ $rules }). Gültig bis { $until }.
    }
window-before-friend-next =
    { $kind ->
        [watch] Als Nächstes siehst du die Partie, mit allen Zügen und Würfeln, aber ohne Chat.
        [resume] Als Nächstes öffnet sich die Partie am letzten Stand, sobald beide verbunden sind.
       *[invitation] Der Code sagt nicht, um welche Schlacht es geht. Als Nächstes siehst du die Schlacht, deine Seite und alle Einstellungen und nimmst an oder lehnst ab.
    }
window-before-friend-watch = Zuschauen
window-before-friend-join = Beitreten
window-before-friend-agree = Vor der Zustimmung werden alle Einstellungen der Partie gezeigt.

## Warten auf einen Freund

window-before-lobby =
    { $state ->
        [failed] Keine Verbindung
        [invitation] Eine Einladung
        [cut-off] Kein Netzwerk
        [waiting] Warten auf den Freund
       *[connecting] Verbindung wird aufgebaut
    }
window-before-lobby-failed = Nichts ist verloren. Zurückgehen und erneut versuchen.
window-before-lobby-connecting = Eine Verbindung wird gesucht. Das dauert einige Sekunden.
window-before-lobby-so-far = Bisher
window-before-offer-words = Zeigt der Bildschirm des Freundes dieselben sechs Wörter, führt die Verbindung wirklich zu ihm.
window-before-offer-agreed = Zugestimmt. Beide Computer bereiten sich vor; die Karte öffnet sich von selbst.
window-before-offer-agree = Zustimmen und spielen
window-before-offer-decline = „Zurück“ lehnt ab.
window-before-code-send = Diesen Code an den Freund schicken
window-before-code-copy = Code kopieren
window-before-code-copied = Kopiert.
window-before-code-qr = Als QR-Code
window-before-code-qr-name = Der Code als QR-Bild
window-before-code-scan = Mit einem Telefon scannen und als Text verschicken.
window-before-code-until = Gültig bis { $until }, für einen Freund. Nicht öffentlich zeigen.
window-before-code-next-resume = Der Freund fügt diesen Code unter „Gegen einen Freund“ ein (nicht unter „Fortsetzen“, das einen anderen Code erzeugt). Die Partie öffnet sich bei der Verbindung.
window-before-code-next = Der Freund wählt „Gegen einen Freund“, fügt den Code ein und liest die Einstellungen der Partie. Nach seiner Zustimmung öffnet sich die Karte von selbst.
window-before-code-network = Netzwerk
window-before-code-here-only = • Nur auf diesem Computer: Niemand sonst kann beitreten.
window-before-code-addresses = Adressen im Code: { $addresses }.
window-before-code-fingerprint = Dein Fingerabdruck
window-before-code-words = Der Freund sieht diese sechs Wörter. Sind es andere, hat sich jemand in die Verbindung eingeschaltet.
window-before-code-offer = Das Angebot
window-before-knock = Jemand möchte beitreten
window-before-knock-words = Vor dem Einlassen die sechs Wörter mit denen vergleichen, die der Freund sieht.
window-before-knock-admit = Einlassen
window-before-knock-refuse = Abweisen
window-before-cut-off = Dieser Computer ist in keinem Netzwerk, deshalb kann sich kein Freund verbinden. Ein Kabel anschließen oder einem WLAN beitreten und erneut suchen. Die Auswahl bleibt erhalten.
window-before-cut-off-again = Erneut suchen
window-before-cut-off-works = Was ohne Netzwerk geht
window-before-cut-off-bot = Dieselbe Schlacht; der Bot folgt denselben Regeln
window-before-cut-off-hot-seat = Dieselbe Schlacht; zwei Spieler an diesem Computer

## Auswahl einer Schlacht

window-before-setup-invite = Einladen
window-before-setup-challenge = Herausfordern
window-before-setup-start = Beginnen
window-before-setup-challenge-of = Herausforderung: { $name }
window-before-setup-battle = Die Schlacht
window-before-setup-about = Über diese Karte: was bekannt und was geschätzt ist
window-before-setup-file = Schlacht aus einer Datei öffnen …
window-before-setup-path = Pfad einer Szenariodatei oder eines Ordners (oder auf dieses Fenster ziehen):
window-before-setup-open = Öffnen
window-before-setup-close = Schließen
window-before-setup-more = Und { $count } weitere.
window-before-setup-side = Deine Seite
window-before-setup-moves =
    { $moves ->
        [first] zieht zuerst, { $counters } Spielsteine
       *[second] zieht danach, { $counters } Spielsteine
    }
window-before-setup-options = Optionen
window-before-setup-clock = Bedenkzeit
window-before-setup-clock-fits = Zu dieser Schlacht passt je Seite: { $time }.
window-before-setup-added = Zusatz je Phase
window-before-setup-added-hint = Zeit, die eine Seite für jede beendete Phase hinzubekommt.
window-before-setup-grace = Zeit ohne Verbindung
window-before-setup-minutes = { $minutes } min
window-before-setup-take-backs = Rücknahmen nach Würfelwurf
window-before-setup-take-backs-none = keine
window-before-setup-watch = Zuschauer
window-before-setup-watch-no = nein
window-before-setup-watch-live = live
window-before-setup-watch-later = { $minutes } min später
window-before-setup-announce = Auch in diesem Netzwerk ankündigen
window-before-setup-announce-hint = Alle im lokalen Netzwerk sehen die Schlacht und deinen Namen und können um Beitritt bitten
window-before-bots = Welcher Bot?
window-before-bots-title =
    { $level ->
        [marshal] Marschall
        [captain] Hauptmann
        [sensible] Vernünftig
        [recruit] Rekrut
       *[random] Zufall
    }
window-before-bots-line =
    { $level ->
        [marshal] Spielt erst viele Pläne durch
        [captain] Denkt einen Spielzug voraus
        [sensible] Will gewinnen
        [recruit] Vergisst Befehle und Angriffe
       *[random] Macht irgendeinen erlaubten Zug
    }
window-before-bots-strongest = Für dieses System ist noch keine stärkere Stufe nachgewiesen.
# Die Größe einer Schlacht.
window-before-length = { $facts }
window-before-length-turns =
    { $turns ->
        [one] { $turns } Spielzug
       *[other] { $turns } Spielzüge
    }
window-before-length-counters = { $counters } Spielsteine
window-before-length-few = einige Minuten
window-before-length-minutes = etwa { $minutes } Minuten
window-before-length-hours =
    { $hours ->
        [one] etwa eine Stunde
       *[other] etwa { $hours } Stunden
    }
window-before-length-file = aus einer Datei

## Über eine Karte

window-before-about = Über diese Karte
window-before-about-corrected = Eine berichtigte Karte
window-before-about-copying = Die Schlacht besteht aus einigen Textdateien. Eine Kopie ändern und mit „Schlacht aus einer Datei öffnen …“ öffnen; das Programm nennt jeden Fehler mit Zeile und Spalte. Ein eingeladener Freund erhält sie mit dem Vermerk, dass sie deine Datei ist.
window-before-about-copy = Deine Kopie: { $path }
window-before-about-open = Deine Kopie öffnen
window-before-about-make = Kopie zum Bearbeiten anlegen
window-before-about-copy-failed = Die Kopie ließ sich nicht anlegen: { $error }.

## Einstellungen

window-settings = Einstellungen
window-settings-done = Fertig
window-settings-language = Sprache
window-settings-language-desktop = Wie das System
window-settings-language-folder = Weitere Sprachen kommen als Textdateien in diesen Ordner: { $folder }
window-settings-language-more =
    { $count ->
        [one] Und { $count } weiterer Fehler.
       *[other] Und { $count } weitere Fehler.
    }
window-settings-size = Größe der Oberfläche
window-settings-shade = Hell oder dunkel
window-settings-shade-light = Hell
window-settings-shade-dark = Dunkel
window-settings-shade-desktop = Wie das System
window-settings-shade-all = Tafeln und Karte zusammen.
window-settings-theme = Farben der Karte
window-settings-theme-staff-map = Generalstabskarte: die Farben einer alten Karte
window-settings-theme-high-contrast = Hoher Kontrast: starkes Hell und Dunkel, ohne Körnung
window-settings-theme-red-green = Rot-Grün-Sehschwäche
window-settings-theme-blue-yellow = Blau-Gelb-Sehschwäche
window-settings-motion = Bewegung, Ton und Benachrichtigungen
window-settings-pace = Tempo der gegnerischen Aktionen:
window-settings-pace-slow = Langsam
window-settings-pace-brisk = Zügig
window-settings-pace-at-once = Sofort
window-settings-pace-slow-means = Zeigt jeden Marsch, Wurf und Ausgang, mit Zeit zum Lesen.
window-settings-pace-brisk-means = Zeigt jedes Ereignis in schneller Folge.
window-settings-pace-at-once-means = Zeigt nur das Ergebnis auf der Karte.
window-settings-pace-keys = { $means } Leertaste: weiter. Esc: vorspulen.
window-settings-motion-counters = Spielsteine und Würfel bewegen sich
window-settings-bot-explains = Der Bot erklärt seine Pläne
window-settings-bot-explains-hint = Ein Satz im Verlauf für jede Phase, die er plant.
window-settings-volume = Lautstärke (Ansicht, Ton schaltet ihn ab):
window-settings-notices = Im Hintergrund benachrichtigen, wenn ich am Zug bin
window-settings-name = Dein Name
window-settings-name-seen = Name, den andere Spieler sehen:
window-settings-name-change = Ändern
window-settings-name-fingerprint = Der Fingerabdruck bleibt gleich: { $fingerprint }. Unbeendete Partien behalten den alten Namen.
window-settings-folders = Ordner
window-settings-folders-matches = Partien, je eine Datei:
window-settings-folders-open = Ordner öffnen
window-settings-folders-elsewhere = Um Partien, Schlüssel und Einstellungen anderswo aufzubewahren, vor dem Start die Variable { $variable } auf einen Ordner setzen.

## Weit entfernte Freunde

window-settings-relays = Relais
window-settings-relays-help = Ein Relais hilft beim Verbinden, wo Router es verhindern. Gibt es keine direkte Verbindung, überträgt es die Partie verschlüsselt und sieht weder Züge noch Würfel.
window-settings-relays-list = Relais, eines je Zeile, höchstens { $most } (der Freund braucht eines davon auch):
window-settings-relays-use = Relais verwenden
window-settings-relays-none = Kein Relais: nur direkte Verbindungen. Wir betreiben keinen Server.
window-settings-test-code = Der Code eines wartenden Freundes, falls vorhanden:
window-settings-test = Verbindung testen
window-settings-test-waiting = Das Netzwerk wird getestet. Das dauert einige Sekunden.
window-settings-test-copy = Für den Freund kopieren

## Ein anderer Computer

window-settings-transfer = Auf einen anderen Computer umziehen
window-settings-transfer-key = Die Datei enthält den privaten Schlüssel und die Partien: Mit ihr kann jeder unter deinem Namen spielen.
window-settings-transfer-export = Exportieren …
window-settings-transfer-import = Importieren …
window-settings-transfer-save = Umzugsdatei speichern
window-settings-transfer-choose = Umzugsdatei wählen
window-settings-transfer-files = Umzugsdateien
window-settings-transfer-all-files = Alle Dateien
window-settings-transfer-one = Nur auf einem Computer spielen: Signierte Züge von zweien gelten als Beweis gegen dich.
window-settings-transfer-path = Pfad der Umzugsdatei:
window-settings-transfer-import-file = Datei importieren
window-settings-transfer-not-exported = Keine Datei gewählt. Nichts wurde exportiert.
window-settings-transfer-not-imported = Keine Datei gewählt. Nichts wurde importiert.
window-settings-transfer-no-name = Neben den Partien ist kein Dateiname frei. Nichts wurde exportiert.
window-settings-transfer-no-dialogue = Dieser Desktop hat keinen Dateidialog. Oben den Pfad der Umzugsdatei eingeben.
window-settings-transfer-exported =
    { $count ->
        [one] Exportiert mit { $count } Partiedatei: { $path }
       *[other] Exportiert mit { $count } Partiedateien: { $path }
    }
window-settings-transfer-export-failed = Der Export ist fehlgeschlagen: { $error }.
window-settings-transfer-imported =
    { $count ->
        [one] Importiert: Schlüssel ({ $key }) und { $count } Partiedatei.
       *[other] Importiert: Schlüssel ({ $key }) und { $count } Partiedateien.
    }
window-settings-transfer-import-failed = Der Import ist fehlgeschlagen: { $error }.

## Tasten: ein kurzer Name, und was die Taste tut

window-settings-keys = Tasten
window-settings-keys-press = eine Taste drücken
window-settings-keys-of = { $name }: { $key }
window-settings-keys-restore = Tasten zurücksetzen
window-settings-key-previous = Vorherige
    .does = Wählt die vorherige Einheit oder Antwort.
window-settings-key-next = Nächste
    .does = Wählt die nächste Einheit oder Antwort.
window-settings-key-next-unmoved = Nächste unbewegte
    .does = Wählt die nächste Einheit, die noch nicht gezogen hat.
window-settings-key-next-hex = Nächstes Feld
    .does = Setzt den Zeiger auf das nächste wählbare Feld.
window-settings-key-act = Handeln
    .does = Wirkt wie ein Klick am Zeiger: auswählen, ziehen, entscheiden, zurückziehen.
window-settings-key-confirm = Bestätigen
    .does = Bestätigt Angriff, Verluste oder Einheiten.
window-settings-key-end = Beenden
    .does = Beendet die Phase oder lehnt ab. Zweimal drücken, wenn noch etwas offen ist.
window-settings-key-take-back = Zurücknehmen
    .does = Macht deine letzte Aktion rückgängig.
window-settings-key-cancel = Abbrechen
    .does = Verwirft den letzten Schritt einer offenen Aktion.
window-settings-key-drop-last = Letzte verwerfen
    .does = Nimmt die letzte Wahl zurück.
window-settings-key-suggest = Vorschlagen
    .does = Trägt den nächsten Vorschlag ein: einen Angriff oder Verluste.
window-settings-key-lower = Senken
    .does = Dreht den Regler hinauf: verzichtet auf eine Spalte des Angriffs.
window-settings-key-raise = Heben
    .does = Dreht den Regler herunter: nimmt eine aufgegebene Spalte zurück.
window-settings-key-free = Freigeben
    .does = Wählt den ersten Knopf der Tafel, etwa die Freigabe der Garde; 1 bis 9 wählen jeden.
window-settings-key-face-left = Front nach links
    .does = Dreht die Einheit einen Schritt nach links.
window-settings-key-face-right = Front nach rechts
    .does = Dreht die Einheit einen Schritt nach rechts.
window-settings-key-spread = Auffächern
    .does = Fächert den Stapel am Zeiger oder unter der Maus auf oder schließt ihn.
window-settings-key-rotate = Drehen
    .does = Dreht die Karte, sodass deine Seite näher liegt.
window-settings-key-play-the-hint = Tipp ausführen
    .does = Führt den Tipp aus.
window-settings-key-hint = Tipp
    .does = Zeigt, was der Bot tun würde.
window-settings-key-measure = Messen
    .does = Misst Entfernung und Schusslinie von der gewählten Einheit oder dem Feld.
window-settings-key-play-back = Wiederholen
    .does = Zeigt die letzte Phase des Gegners noch einmal.
window-settings-key-ping = Zeigen
    .does = Weist auf das Feld am Zeiger oder unter der Maus hin.
window-settings-key-clear-arrows = Pfeile löschen
    .does = Entfernt alle deine Pfeile.
window-settings-key-arrow = Pfeil
    .does = Beginnt am Zeiger einen Pfeil; erneut drücken, um ihn dort zu beenden.
window-settings-key-zones = Zonen
    .does = Zeigt oder verbirgt Kontrollzonen.
window-settings-key-last-moves = Letzte Züge
    .does = Zeigt oder verbirgt die letzten Züge des Gegners.
window-settings-key-find = Suchen
    .does = Sucht eine Einheit nach ihrem Namen; die Eingabetaste geht zum nächsten Treffer.
window-settings-key-keys = Tasten
    .does = Zeigt oder verbirgt die Liste der Tasten.
window-settings-key-previous-chart = Vorige Tabelle
    .does = Geht zur vorigen Tabelle.
window-settings-key-next-chart = Nächste Tabelle
    .does = Öffnet die Tabellen neben der Karte und geht zur nächsten.
window-settings-key-first-sheet = Erstes Blatt
    .does = Zeigt das erste Blatt einer Karte aus mehreren Blättern.
window-settings-key-second-sheet = Zweites Blatt
    .does = Zeigt das zweite Blatt.
window-settings-key-third-sheet = Drittes Blatt
    .does = Zeigt das dritte Blatt.
window-settings-key-fourth-sheet = Viertes Blatt
    .does = Zeigt das vierte Blatt.
window-settings-key-whole-board = Ganze Karte
    .does = Zeigt die ganze Karte.
window-settings-key-closer = Näher
    .does = Vergrößert.
window-settings-key-farther = Weiter weg
    .does = Verkleinert.
window-settings-fixed-escape = Esc: schließt, was über der Karte liegt, und verwirft dann den letzten Schritt einer offenen Aktion.
window-settings-fixed-arrows = Pfeiltasten: bewegen den Zeiger auf der Karte.
window-settings-fixed-shift-arrows = Umschalt und Pfeiltasten: verschieben die Karte.
window-settings-fixed-digits = 1 bis 9: wählen der Reihe nach einen Knopf der Tafel.
window-settings-fixed-tab = Tab: geht von Knopf zu Knopf.
window-settings-fixed-charts = C: öffnet die Tabellen.
window-settings-fixed-find = Strg+F: sucht eine Einheit nach ihrem Namen.
window-settings-fixed-book = F1: öffnet die Spielanleitung.
window-settings-fixed-mouse = Maus: Klick wählt und handelt, Rechtsklick bricht ab, Ziehen bewegt eine Einheit oder die Karte, das Mausrad zoomt.
window-settings-key-with-shift = Umschalt+{ $key }
window-settings-key-name =
    { $key ->
        [backspace] Rücktaste
        [delete] Entf
        [end] Ende
        [enter] Eingabe
        [escape] Esc
        [home] Pos1
        [insert] Einfg
       *[space] Leertaste
    }

## Das Fenster und der Desktop

window-shell-title-turn = { $title } · du bist am Zug
window-shell-title-asks = { $title } · { $what }
window-shell-notice-turn = Du bist am Zug: { $battle }.
window-shell-notice-asks = { $battle }: { $what }
window-shell-tournament = Das Turnier
window-shell-practice = Übung: { $origin }. Sie wird nicht aufgezeichnet.
window-shell-no-match = { $path } ist keine Partiedatei
window-shell-setting-up = { $title } wird aufgebaut …
window-shell-setting-up-first = Die erste Partie wird aufgebaut: { $title } …
window-shell-no-adapter = kein Grafikadapter wurde gefunden
window-shell-no-surface = der Adapter kann nicht in dieses Fenster zeichnen
window-shell-no-display = es gibt keinen Bildschirm für ein Fenster; `estafette demo` zeigt eine ganze Partie in diesem Terminal
window-shell-no-display-replay = es gibt keinen Bildschirm für ein Fenster; `estafette tell { $file }` erzählt die Partie hier

## Spieler im Netzwerk

window-club-direct = Turnier leiten
window-club-direct-line = Beginnen oder fortsetzen
window-club-room = In diesem Netzwerk
window-club-room-loopback = Dieses Fenster spielt nur auf diesem Computer (--loopback) und sucht deshalb nicht im Netzwerk.
window-club-room-searching = Das Netzwerk wird durchsucht …
window-club-room-by-code = Stattdessen einen Einladungscode verwenden
window-club-room-invite = Alle einladen
window-club-room-invite-line = Zu einer Schlacht nach Wahl
window-club-room-desk = Zurück zur Turnierleitung
window-club-room-desk-line = Die Turnierleitung ist offen
window-club-room-words = In deinem Netzwerk kann sich jeder unter jedem Namen ankündigen. Die sechs Wörter sind der Fingerabdruck des Schlüssels: mit denen vergleichen, die der Freund sieht. Bekannte Spieler werden an ihrem Schlüssel erkannt.
window-club-room-status = Dein Status: „{ $status }“
# Der Status eines Spielers, der keinen gesetzt hat.
window-club-room-status-first = ist da
window-club-room-status-new = Neuer Status
window-club-room-status-set = Setzen
window-club-room-tournament-code = Einem Turnier mit seinem Code beitreten …
window-club-room-director-code = Der Code auf dem Bildschirm der Turnierleitung:
window-club-room-join = Beitreten
window-club-room-tournament = Ein Turnier unter der Leitung von { $name }. Zum Beitreten klicken.
window-club-room-open = Offene Einladungen
window-club-room-players = Anwesende Spieler
window-club-room-nobody = Noch niemand sonst. Spieler, die diese Seite in deinem Netzwerk öffnen, erscheinen innerhalb von Sekunden.
window-club-room-challenges = { $name } fordert dich heraus
window-club-room-challenge-line = { $battle }. { $who }
window-club-room-accept = Annehmen
window-club-room-invitation = { $who }. Klicken, um mitzuspielen.
window-club-room-invitation-unknown = { $who }. { $why }
window-club-room-battle = Eine Schlacht
window-club-room-challenge = Herausfordern
window-club-room-challenge-of = Herausfordern: { $name }
window-club-room-versions = Verschiedene Programmversionen: Ein Spiel miteinander ist nicht möglich.
window-club-room-fingerprint = Fingerabdruck: { $fingerprint }

## Ein Turnier anlegen

# Der vorgeschlagene Name eines neuen Turniers.
window-club-create-first-name = Clubabend
window-club-create-open = Turnierleitung öffnen
window-club-create-enter = Dann können sich Spieler anmelden.
window-club-create-resume = Turnier fortsetzen
window-club-create-new = Neues Turnier
window-club-create-name = Name des Turniers:
window-club-create-battles = Schlachten
window-club-create-battle-of = { $title } (Runde { $round })
window-club-create-battles-none = Eine Schlacht wählen.
window-club-create-battles-one = Mehrere wählen, um in jeder Runde eine andere Schlacht zu spielen, auch nach verschiedenen Systemen.
window-club-create-battles-several = Die Runden verwenden diese Schlachten der Reihe nach und beginnen dann wieder mit der ersten.
window-club-create-rounds-points = Runden und Punkte
window-club-create-pairing = Paarung
window-club-create-pairing-swiss = Schweizer System
window-club-create-pairing-once = jeder gegen jeden
window-club-create-pairing-twice = Hin- und Rückspiel
window-club-create-rounds = Runden
window-club-create-points = Partie zählt
window-club-create-points-plain = 2 oder 1
window-club-create-points-levels = 20 nach Stufe
window-club-create-points-difference = 20 nach Abstand
window-club-create-table = Am Tisch
window-club-create-clock = Bedenkzeit
window-club-create-clock-fits = Je Seite passt: { $time }.
window-club-create-take-backs = Rücknahmen nach Würfelwurf
window-club-create-take-backs-none = keine
window-club-create-absent = Abwesend nach
window-club-create-minutes = { $minutes } min
window-club-create-watch = Zuschauer
window-club-create-watch-no = nein
window-club-create-watch-live = live
window-club-create-watch-later = { $minutes } min später
window-club-create-password = Passwort (leer lassen für freien Zutritt):
window-club-create-changed = Zuletzt geändert: { $ago }

## In einem Turnier spielen

window-club-paused = Turnier pausiert
window-club-your-table = Dein Tisch
window-club-rules = Regeln dieses Turniers
window-club-withdraw-sure = Endgültig abmelden
window-club-part = Ein Turnier
window-club-part-broken = Nichts ist verloren. Zurückgehen und erneut beitreten: Alle Partien sind gespeichert.
window-club-part-lost = Die Turnierleitung antwortet nicht: { $why } Neuer Versuch …
window-club-part-paused = Die Turnierleitung setzt fort, sobald alle zurück sind. Die Uhren stehen.
window-club-part-over = Das Turnier ist zu Ende
window-club-part-place = Deine Platzierung: { $place } von { $of }.
window-club-part-connecting = Verbindung zur Turnierleitung …
window-club-part-password = Passwort des Turniers
window-club-part-ask = Bei der Turnierleitung erfragen.
window-club-part-enter = Anmelden
window-club-part-back = Ich bin wieder da
window-club-part-withdraw = Abmelden
window-club-part-withdraw-hint = Die Punkte bleiben, aber es folgt keine Paarung mehr.
window-club-part-stay = Bleiben
window-club-part-opponent = Fingerabdruck des Gegners: { $fingerprint }.
window-club-part-seated = Du sitzt am Tisch. Die Karte öffnet sich, wenn { $name } sich auch setzt.
window-club-part-seated-alone = Du sitzt am Tisch. { $name } ist noch nicht da.
window-club-part-sit = An Tisch { $table } setzen
window-club-part-here = { $name } ist da. Das Turnier bestimmt alle Einstellungen der Partie.
window-club-part-not-here = { $name } ist noch nicht da. Das Turnier bestimmt alle Einstellungen der Partie.
window-club-part-after-last = Für dich ist das Turnier zu Ende: Dies war die letzte Runde. Die Schlusstabelle folgt, wenn alle Partien entschieden sind.
window-club-part-after-round = Auf die nächste Runde warten. Inzwischen sind die anderen Tische zu sehen.
window-club-part-after-unknown = Auf die nächste Runde oder die Schlusstabelle warten.
window-club-part-so-far = Bisher
window-club-part-director = Fingerabdruck der Turnierleitung: { $fingerprint }.

## Eine Partie entscheiden

window-club-decide = Entscheiden
window-club-decide-cancel = Abbrechen
window-club-decide-won = Sieg: { $name }
window-club-decide-draw = Unentschieden
window-club-decide-absent = Abwesend: { $name }
window-club-decide-both-absent = Beide abwesend
window-club-decide-reason = Grund (für alle lesbar, als deiner gekennzeichnet):
window-club-decide-absence = Ein abwesender Spieler bekommt keine Punkte und bis zur Rückkehr keine Paarung.

## Die Turnierleitung

window-club-stands-over = beendet
window-club-stands-new = noch nicht begonnen
window-club-stands-rounds =
    { $count ->
        [one] { $count } Runde, noch nicht begonnen
       *[other] { $count } Runden, noch nicht begonnen
    }
window-club-stands-round-over = Runde { $round } von { $of } beendet
window-club-stands-round = Runde { $round } von { $of } läuft
window-club-desk = Turnierleitung
window-club-desk-opening = Die Turnierleitung wird geöffnet …
window-club-desk-closed = die Turnierleitung ist geschlossen
window-club-desk-names = es gibt zu viele Turniere dieses Namens
window-club-desk-failed = { $why } Nichts ist verloren: erneut öffnen.
window-club-desk-paused = Die Uhren stehen an jedem Tisch, an dem beide Spieler verbunden sind.
window-club-desk-back = Zurück
window-club-desk-stays-open = Die Turnierleitung bleibt offen.
window-club-desk-close = Turnierleitung schließen
window-club-desk-close-sure = Jetzt schließen
window-club-desk-no = Nein
window-club-desk-print = Drucken
window-club-desk-print-hint = Öffnet die Seite im Browser; dort drucken.
window-club-desk-export = Exportieren
window-club-desk-export-hint = Speichert Turnierbuch, Partiedateien und Tabellen in einem Archiv.
window-club-desk-resume = Fortsetzen
window-club-desk-resume-hint = Setzt das Turnier und seine Uhren fort.
window-club-desk-pause = Pause
window-club-desk-pause-hint = Hält das Turnier und alle Uhren an.
window-club-desk-round = Runde { $round }
window-club-desk-bye = Freilos: { $name }. Punkte: { $points }.
window-club-desk-final = Die Schlusstabelle steht rechts.
window-club-desk-close-round = Runde schließen
window-club-desk-undecided =
    { $count ->
        [0] Alle Partien sind entschieden.
        [one] Eine Partie ist noch nicht entschieden.
       *[other] { $count } Partien sind noch nicht entschieden.
    }
window-club-desk-end = Turnier beenden
window-club-desk-end-here = Hier beenden
window-club-desk-end-sure = Turnier beenden: nicht rückgängig zu machen
window-club-desk-all-played = Alle Runden sind gespielt.
window-club-desk-open-round = Runde { $round } öffnen
window-club-desk-paired =
    { $count ->
        [one] Ein Spieler wird gepaart; jetzt verbunden: { $here }.
       *[other] { $count } Spieler werden gepaart; jetzt verbunden: { $here }.
    }
# Zwischen den Namen zweier Spieler.
window-club-desk-against = gegen
window-club-desk-missing = nicht verbunden
window-club-desk-decide = Entscheiden …
window-club-desk-decide-table = Tisch { $table } entscheiden
window-club-desk-players =
    { $begun ->
        [no] Spieler
       *[yes] Tabelle
    }
window-club-desk-nobody = Noch niemand hat sich angemeldet.
window-club-desk-join = So treten Spieler bei
window-club-desk-archive = Das Archiv
window-club-desk-archive-check = estafette verify --tournament prüft es.
window-club-desk-return = Wieder da
window-club-desk-return-of = Wieder da: { $name }
window-club-desk-withdraw = Abmelden: Dieser Spieler wird nicht mehr gepaart.
window-club-desk-withdraw-of = Abmelden: { $name }
window-club-desk-withdrawn = abgemeldet
window-club-desk-here = da
window-club-desk-away = abwesend
window-club-desk-standing = Buchholz { $buchholz }, Sonneborn-Berger { $berger }, Siege: { $wins }, Seiten { $first }/{ $second }
window-club-desk-way-in = Die Spieler wählen „In diesem Netzwerk“ und klicken dieses Turnier an.
window-club-desk-copy = Turniercode kopieren
window-club-desk-copied = Kopiert.
window-club-desk-fingerprint = Dein Fingerabdruck: { $fingerprint }.
window-club-desk-public = Öffentliche Tabelle:
window-club-desk-play = Selbst mitspielen
window-club-desk-before = Vor der ersten Runde
window-club-desk-before-entry = Spieler können sich bis zur Öffnung der Runde anmelden und dann wieder zwischen den Runden. Sie erscheinen hier bei der Anmeldung.
window-club-desk-before-round = Wird eine Runde geöffnet, sehen die Spieler ihre Tische. Ergebnisse kommen von selbst aus den Partiedateien beider Spieler.
window-club-desk-before-close = Sind alle Partien entschieden, die Runde schließen und die nächste öffnen. Dieses Fenster kann geschlossen und das Turnier später fortgesetzt werden: Alles ist gespeichert.
window-club-desk-lines = Bei der Turnierleitung

## Wörter auf allen Seiten

window-paper-subtitle = Napoleonische Wargames für zwei
window-paper-back = Zurück
window-paper-close = Schließen
window-paper-close-hint = Die Tafel neben der Karte zeigt es wieder.
window-paper-open = Öffnen
window-paper-open-folder = Ordner öffnen
window-paper-no-opener = Kein Programm öffnet hier Ordner. Die Datei liegt in { $folder }.
window-paper-on-map = Auf der Karte zeigen
window-paper-rule = Regel { $number }
window-paper-rule-unknown = Eine Regel dieser Schlacht

## Zeiten und Tage

window-paper-ago-now = gerade eben
window-paper-ago-minutes = vor { $count } min
window-paper-ago-hours =
    { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
window-paper-ago-days =
    { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }
# Eine Zeit an einem anderen Tag.
window-paper-stamp = { $day }, { $time }
window-paper-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

## Tabellen, wie sie vorgelesen werden

window-paper-chances = Chancen: { $chances }
window-paper-bar = { $name } { $percent } %
window-paper-bar-means = { $name }, { $percent } %: { $words }
window-paper-bar-share = { $percent } %: { $text }
window-paper-track-now = Jetzt: { $told }
window-paper-grid-column = { $name }. Spalte { $column }: { $cells }
# Eine Auswahl, wie sie vorgelesen wird.
window-paper-choice = { $label }: { $value }

## Am Tisch: die Frage und ihre Knöpfe

window-table-confirm = Bestätigen
window-table-clear = Abwählen (Esc)
window-table-end = Beenden
window-table-next-unit = Nächste Einheit
window-table-undo = Rückgängig
window-table-take-back = Zurücknehmen
window-table-continue = Weiter
window-table-skip = Vorspulen (Esc)
window-table-show-result = Ergebnis zeigen
window-table-resume = Partie fortsetzen
window-table-skip-hint = Springt bis zu deiner nächsten Entscheidung.
window-table-result-shown = Das Ergebnis ist schon zu sehen.
window-table-point-first = Auf die Karte klicken oder unten wählen, dann hier bestätigen.
window-table-clear-hint = Hebt die Auswahl auf.
window-table-nothing-selected = Nichts ist ausgewählt.
window-table-must-choose = Eine Wahl ist nötig.
window-table-no-units-left = Keine Einheit mehr übrig.
window-table-undo-hint = Macht deine letzte Aktion rückgängig.
window-table-take-back-hint = Nimmt deine letzte Aktion zurück, auch nach einem Würfelwurf. Die Aufzeichnung zeigt es.
window-table-fold = Tafel einklappen
window-table-fold-hint = Klappt diese Tafel ein
window-table-unfold = Tafel zeigen
window-table-unfold-hint = Zeigt die Tafel
window-table-word-waits =
    { $count ->
        [one] { $word }: das leuchtende Feld anklicken oder „Abwählen“ drücken.
       *[other] { $word }: eines der { $count } leuchtenden Felder anklicken oder „Abwählen“ drücken.
    }
window-table-label-next = { $label }. Danach { $next }.
# The button of a hex that has no other words.
window-table-hex-button =
    { $does ->
        [drop] { $hex } abwählen
        [move] Nach { $hex }
        [retreat] Rückzug nach { $hex }
        [advance] Nach { $hex } vorrücken
        [target] Ziel { $hex }
       *[choose] { $hex } wählen
    }
window-table-doubt-next = { $doubt } Danach { $next }.
window-table-side-to-choose = Entscheidung: { $side }
window-table-phase = Spielzug { $turn }, { $side }, { $phase }
window-table-setting-up = Die Partie wird aufgebaut …
window-table-playing-back = Die Ereignisse laufen ab. Leertaste: weiter. Esc: vorspulen.
window-table-paused = Die Partie pausiert.
window-table-player-to-choose = Entscheidung: { $name }.
window-table-nothing-to-decide = Jetzt ist nichts zu entscheiden.
window-table-cannot-continue = Die Partie kann hier nicht weitergehen.
window-table-disputed = Das Spiel steht, bis beide Computer wieder übereinstimmen.
window-table-thinking = { $name } denkt nach. { $question }
window-table-waiting = Warten auf { $name }. { $question }
window-table-how-it-adds-up = Berechnung
window-table-not-your-turn = Du bist nicht am Zug.
window-table-esc-to-now = Eine Phase wird noch einmal gezeigt. Esc führt zur Gegenwart zurück.
window-table-saved-early = Gespeichert. Es wird gesendet, sobald der Gegner geantwortet hat.
window-table-nothing-to-play-back = Der Gegner hat noch nichts getan, was sich zeigen ließe.
window-table-taken-back = Zurückgenommen. Durchgestrichene Zeilen zählen nicht mehr.
window-table-nothing-to-undo = Nichts rückgängig zu machen. Ein Würfelwurf, eine neue Phase oder eine Entscheidung des Gegners beendet, was sich rückgängig machen lässt.
window-table-nothing-to-undo-used = Nichts rückgängig zu machen: Alle vereinbarten Rücknahmen sind verbraucht.
window-table-nothing-to-undo-because =
    { $why ->
        [die] Nichts rückgängig zu machen: Seit deiner letzten Aktion wurde gewürfelt.
        [phase] Nichts rückgängig zu machen: Eine neue Phase hat begonnen, und darin ist noch nichts geschehen.
        [all] Nichts rückgängig zu machen: Mehr lässt sich nicht rückgängig machen.
       *[none] Nichts rückgängig zu machen: Du hast noch nicht gehandelt.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Nichts rückgängig zu machen: Seit deiner letzten Aktion wurde gewürfelt, und alle vereinbarten Rücknahmen sind verbraucht.
        [phase] Nichts rückgängig zu machen: Eine neue Phase hat begonnen, darin ist noch nichts geschehen, und alle vereinbarten Rücknahmen sind verbraucht.
        [all] Nichts rückgängig zu machen: Mehr lässt sich nicht rückgängig machen, und alle vereinbarten Rücknahmen sind verbraucht.
       *[none] Nichts rückgängig zu machen: Du hast noch nicht gehandelt, und alle vereinbarten Rücknahmen sind verbraucht.
    }

## Am Tisch: Anfragen zwischen den Spielern

window-table-asks = { $name } bittet um: { $matter }.
window-table-you-ask = Deine Anfrage: { $matter }.
window-table-agreed = Vereinbart: { $matter }.
window-table-declined = Abgelehnt: { $matter }.
window-table-matter-take-back = Rücknahme der letzten Aktion { SIDE($side, form: "of") }
window-table-matter-rewind = Rückkehr zu { $phase }
window-table-matter-rewind-entry = Rückkehr zu Eintrag { $entry }
window-table-matter-change = Änderung der Stellung
window-table-matter-change-to = Änderung der Stellung ({ $edits })
window-table-matter-win = Ende mit einem Sieg { SIDE($side, form: "of") }
window-table-matter-draw = Ende als Unentschieden
window-table-matter-pause = Pause
window-table-matter-clocks = Rückgabe der Zeit, um die die Uhren abweichen
window-table-accept = Annehmen
window-table-decline = Ablehnen
window-table-you-declined = Anfrage abgelehnt.
window-table-request-ends = Die Anfrage endet mit einer Antwort, mit deinem nächsten Zug oder mit einer anderen Anfrage.
window-table-why = { $name }: { $why }
window-table-withdrew = { $name } hat die Anfrage zurückgezogen.
window-table-you-played-on = Du hast weitergespielt: Die Anfrage ist zurückgezogen.
window-table-close = Schließen
window-table-close-esc = Schließen (Esc)
window-table-close-charts = Schließen (C)
window-table-moved-away = { $name } hat inzwischen gezogen.
window-table-watch = Ansehen
window-table-events =
    { $count ->
        [one] { $count } Ereignis. Esc führt zur Gegenwart zurück.
       *[other] { $count } Ereignisse. Esc führt zur Gegenwart zurück.
    }
window-table-while-away = Was inzwischen geschehen ist
window-table-back-to-now = { $label }. Esc führt zur Gegenwart zurück.
window-table-copy-resume-code = Fortsetzungscode kopieren
window-table-resume-code-hint = Unter „Gegen einen Freund“ eingefügt, führt dieser Code in diese Partie zurück.

## Am Tisch: das Ende einer Partie

window-table-resigns = Aufgabe: { $side } ({ $name }). Sieg: { $winner } ({ $other }).
window-table-agreed-draw = Beide Spieler haben sich auf ein Unentschieden geeinigt.
window-table-agreed-win = Beide Spieler haben sich auf einen Sieg geeinigt: { $side } ({ $name }).
window-table-match-over = Die Partie ist zu Ende.
window-table-battle-over = Die Schlacht ist zu Ende
window-table-confirming-result = Beide Spieler müssen das Ergebnis noch bestätigen.
window-table-turning-points = Wendepunkte
window-table-score = Der Punktestand
window-table-losses = Verluste nach Verbänden
window-table-turn = Spielzug { $turn }
window-table-show = Zeigen
window-table-show-place = Schließt diese Seite und zeigt die Stelle
window-table-proof = Der Beweis
window-table-anyone-can-verify = Aus dieser Aufzeichnung lässt sich jeder Wurf und jeder Zug nachprüfen.
window-table-verify = Jetzt prüfen
window-table-replaying = Die Partie wird von Anfang an nachgespielt …
window-table-no-verdict = Die Aufzeichnung lässt sich hier nicht prüfen: { $why }.
window-table-check-failed = die Prüfung hat nichts ergeben
window-table-watch-replay = Partie ansehen
window-table-to-tournament = Zurück zum Turnier
window-table-result-sent = Das Ergebnis geht von selbst an die Turnierleitung.
window-table-join-again = Zurück zum Anfang. Erneut dem Turnier beitreten, damit das Ergebnis ankommt.
window-table-back-saved = Zurück zum Anfang. Die Partie ist gespeichert.
window-table-back = Zurück
window-table-close-ending = Zeigt die Karte. Die Tafel daneben führt hierher zurück.
window-table-share = Teilen
window-table-busy-file = Eine andere Datei entsteht gerade.
window-table-choose-place = Speicherort wählen.
window-table-beside-file = neben die Partiedatei
window-table-kind-beside-file = { $kind }, neben die Partiedatei
window-table-rematch = Revanche mit vertauschten Seiten
window-table-rematch-hint = Dieselbe Schlacht. Deine Seite: { $side }.
window-table-getting-ready = Beide Spieler machen sich bereit.
window-table-agree-and-play = Zustimmen und spielen
window-table-rematch-offered = Revanche angeboten. Warten auf { $name }.
window-table-offer-rematch = Revanche mit vertauschten Seiten anbieten
window-table-needs-invitation = { $name } ist nicht verbunden: Eine neue Partie braucht eine Einladung.

## Am Tisch: Leisten, Kopf und Fächer

window-table-leave = Verlassen
window-table-leave-saved = Zurück zum Anfang. Die Partie ist gespeichert; „Fortsetzen“ öffnet sie wieder.
window-table-leave-practice = Das ist eine Übung und wird nicht gespeichert.
window-table-settings = Einstellungen
window-table-charts = Tabellen
window-table-charts-hint = Ergebnistabelle, Gelände, Truppen und Verstärkungen (C)
window-table-you-watch = Zuschauer
window-table-both-sides = Beide Seiten
window-table-you-play-both = Du spielst beide Seiten
window-table-you-are = Deine Seite: { $side }
window-table-point-at-hex = Auf ein Feld zeigen, um seine Einheiten zu sehen.
window-table-tab-decide = Zug
window-table-tab-log = Verlauf
window-table-tab-chat = Chat
window-table-tab-battle = Schlacht
window-table-tab-view = Ansicht
window-table-tab-match = Partie
window-table-tab-modifiers = Modifikatoren
window-table-tab-modifiers-hint = Modifikatoren: woraus die Vorhersage besteht
window-table-chat-unread = Chat ({ $count })
window-table-unread =
    { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
window-table-no-reinforcements = Keine weiteren Verstärkungen.
window-table-reinforcements = Verstärkungen
window-table-all-arrivals = Alle Ankünfte
window-table-last-moves = Letzte Züge
window-table-sound = Ton
window-table-sound-hint = Die Lautstärke steht in den Einstellungen.
window-table-nothing-waits = Hier ist nichts mehr zu tun. Weiter mit „{ $label }“.
window-table-weather = Schnee und Regen
window-table-weather-hint = Zeichnet Regen und Schnee über die Karte; die Regeln richten sich in jedem Fall nach dem Wetter
window-table-whole-map = Ganze Karte
window-table-whole-map-hint = Zeigt die ganze Karte
window-table-rotate = Drehen
window-table-rotate-hint = Dreht die Karte um
window-table-measure = Messen
window-table-measure-hint = Entfernung und Schusslinie von der gewählten Einheit oder dem Feld
window-table-play-back = Wiederholen
window-table-play-back-hint = Zeigt die letzte Phase des Gegners noch einmal
window-table-find = Suchen
window-table-find-hint = Sucht eine Einheit nach ihrem Namen
window-table-keys = Tasten
window-table-keys-hint = Zeigt alle Tasten
window-table-point = Zeigen
window-table-point-hint = Zeigt dem Gegner das Feld, das danach angeklickt wird
window-table-no-chat = Noch keine Nachrichten. Der Chat wird neben der Partiedatei gespeichert und nicht signiert.
window-table-say-something = Nachricht schreiben
window-table-speaker = { $name }:
window-table-too-many-messages = (zu viele Nachrichten; weitere werden nicht gezeigt)
window-table-you = Du
window-table-your-opponent = Gegner
window-table-find-unit = Einheit suchen
window-table-find-unit-hint = Teil ihres Namens
window-table-no-unit-found = Keine Einheit heißt so.
window-table-found = { $name }: { $place }
window-table-more-units = Noch { $count }. Mehr vom Namen eingeben.
window-table-key-arrows = Pfeiltasten
window-table-key-arrows-does = Bewegen den Zeiger, mit Umschalt die Karte.
window-table-key-hold = Gedrückt halten
window-table-key-hold-does = Über einem Stapel gedrückt halten, um ihn aufzufächern.
window-table-key-middle = Mittelklick
window-table-key-middle-does = Zeigt auf ein Feld. Alt+Klick auch, wenn der Desktop es nicht selbst nutzt.
window-table-key-drag = Strg+Ziehen
window-table-key-drag-does = Zeichnet einen eigenen Pfeil. Strg+Klick löscht die Pfeile eines Felds.
window-table-step =
    { $when ->
        [here] Hier steht die Partie: { $step }
        [passed] Vorbei: { $step }
       *[coming] Kommt noch: { $step }
    }
# The step after the present one, in the strip itself; $step is its name.
window-table-strip-next = Danach { $step }
window-table-read-about-it = Klicken, um in der Spielanleitung darüber zu lesen.
window-table-no-options = Geltende Optionen: keine.
window-table-options = Geltende Optionen: { $options }.

## Am Tisch: Tipps

window-table-hint = Tipp
window-table-hint-hint = { $label }: was der Bot tun würde. Es ist nur ein Vorschlag.
window-table-hint-later = Tipps gibt es, wenn du am Zug bist.
window-table-hint-person = In einer Partie gegen einen Menschen gibt es keine Tipps.
window-table-hint-none = Der Bot hat hier keinen Rat.
window-table-hint-not-yet = Es gibt noch keinen Tipp auszuführen.
window-table-hint-thinking =
    { $level ->
        [random] Der Zufallsspieler denkt nach.
        [recruit] Der Rekrut denkt nach.
        [captain] Der Hauptmann denkt nach.
        [marshal] Der Marschall denkt nach.
       *[bot] Der Bot denkt nach.
    }
window-table-hint-does =
    { $level ->
        [random] Der Zufallsspieler würde dies tun:
        [recruit] Der Rekrut würde dies tun:
        [captain] Der Hauptmann würde dies tun:
        [marshal] Der Marschall würde dies tun:
       *[bot] Der Bot würde dies tun:
    }
window-table-hint-invisible = Nichts Sichtbares.
window-table-hint-stop = Anhalten
window-table-hint-play = Ausführen

## Am Tisch: der Vorhang zweier Spieler an einem Computer

window-table-curtain-ready = Ich bin bereit
window-table-curtain-hand-over = Übergabe an { SIDE($side, form: "noun") }
window-table-curtain-handed = Bisher am Platz: { $side }. { $secret }
window-table-curtain-seat = Nun am Platz: { $side }
window-table-curtain-secret = Die nächste Ansicht ist geheim und nur für diese Seite: { $side }.

## Am Tisch: Verbindung, Uhren, Störungen

window-table-connected = Verbunden mit { $name }.
window-table-connected-directly = Direkt verbunden mit { $name }, { $ms } ms hin und zurück.
window-table-connected-relay = Verbunden mit { $name } über das Relais { $relay }, { $ms } ms hin und zurück.
window-table-watching-live = { $first } gegen { $second }, live.
window-table-watching-late = { $first } gegen { $second }, mindestens { $seconds } Sekunden später.
window-table-no-response = Seit einigen Sekunden keine Antwort von { $name }. Die Verbindung ist langsam, oder { $name } ist offline.
window-table-lost = { $name } ist nicht verbunden ({ $why }). Neuer Versuch läuft. Es geht weiter, sobald { $name } wieder da ist. Die Partie ist gespeichert und kann verlassen werden.
window-table-comparing = { $name } ist verbunden; beide Programme vergleichen ihre Aufzeichnungen.
window-table-closed = Diese Verbindung ist geschlossen.
window-table-looking-for = { $name } wird unter der letzten Adresse gesucht.
window-table-paused-clocks = Die Partie pausiert: Die Uhren stehen, und jeder der beiden kann fortsetzen.
window-table-computers-disagree = Das Spiel steht: Die beiden Computer stimmen nicht überein.
window-table-clocks-differ = Die Uhren der beiden Programme weichen um mehr als eine Minute ab. Das Spiel geht weiter. „Uhren angleichen“ im Menü Partie gibt den Unterschied zurück.
window-table-allowance-used = { $name } hat die erlaubte Zeit ohne Verbindung verbraucht; die Uhr läuft.
window-table-your-clock-stopped = Deine Uhr steht, solange { $name } offline ist; du kannst weiterspielen.
window-table-clock-stopped = Die Uhr von { $name } steht, höchstens { $time }.
window-table-bot-thinking = Der Bot denkt nach.
window-table-waiting-decision = Warten auf die Entscheidung von { $name }.
window-table-waiting-decision-since = Warten auf die Entscheidung von { $name }, seit { $time }.
window-table-waiting-program = Warten auf das Programm von { $name }: { $due }.
window-table-waiting-program-since = Warten auf das Programm von { $name }: { $due }, seit { $time }.
window-table-time-left = Restzeit von { $name }: { $left } von { $all }.
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } Tg. { $hours } h
window-table-difference-title = Die beiden Computer stimmen nicht überein
window-table-difference-yours = Laut { $name } hat der von dir signierte Eintrag { $entry } einen falschen Hash der Stellung.
window-table-difference-theirs = { $name } hat Eintrag { $entry } mit dem Hash einer Stellung signiert, zu der dieser Computer nicht gekommen ist.
window-table-difference-we-wrong = Dieser Computer hat die Partie von Anfang an nachgespielt: Er lag falsch und hat sich berichtigt.
window-table-difference-we-right = Dieser Computer hat die Partie von Anfang an nachgespielt: Er hat recht, und das Programm von { $name } irrt. Ursache kann ein Speicherfehler oder eine andere Programmversion sein; es muss kein Betrug sein. Die signierten Einträge sind als Beleg gespeichert.
window-table-difference-settled = Geklärt: Die Partie geht von der nachgespielten Stellung aus weiter. Kein Wurf wird wiederholt.
window-table-difference-goes-on = Die Partie geht von der nachgespielten Stellung aus weiter.
window-table-difference-waits = Nichts ändert sich: Die Partie wartet auf das Programm von { $name } ({ $due }).
window-table-difference-once = Sobald das Programm von { $name } die Partie nachspielt und dies annimmt, geht sie von der nachgespielten Stellung aus weiter. Kein Wurf wird wiederholt.
window-table-differences = Unterschiede: { $sections }.
window-table-first-field = Erstes Feld
window-table-here = Hier
window-table-there = Dort
window-table-bundle = Diese Datei enthält alles, um es nachzustellen:
window-table-copy-path = Dateipfad kopieren
window-table-trouble-title = Die Partie kann hier nicht weitergehen
window-table-trouble-saved = Die Partie ist bis zum letzten Eintrag gespeichert. „Fortsetzen“ auf der Startseite öffnet sie wieder.
window-table-match-file = Partiedatei:
window-table-copy-match-path = Pfad der Partiedatei kopieren
window-table-files-beside = Daneben gespeicherte Dateien:
window-table-to-start = Zurück zum Anfang

## Am Tisch: das Menü der Partie

window-table-exit-take-back-both = Letzten Zug zurücknehmen
window-table-exit-take-back = Meinen letzten Zug zurücknehmen
window-table-exit-rewind = Zurückspulen …
window-table-exit-pause = Pause
window-table-exit-clocks = Uhren angleichen
window-table-exit-change = Stellung ändern …
window-table-exit-result = Ergebnis vereinbaren …
window-table-exit-resign-side = Aufgeben: { $side }
window-table-exit-resign = Aufgeben
window-table-exit-close = Partie schließen
window-table-must-agree = { $name } muss zustimmen.
window-table-means-take-back = Geht auch nach Würfelwürfen; die Aufzeichnung zeigt es.
window-table-take-backs-left = Noch { $count }.
window-table-means-rewind-far = Geht zum Beginn der letzten Phase zurück. Das zählt als eine Rücknahme.
window-table-means-rewind = Geht zum Beginn einer beliebigen Phase zurück. Es wird neu gewürfelt, und die Aufzeichnung zeigt es.
window-table-means-pause = Spiel und Uhren stehen, bis einer von beiden fortsetzt.
window-table-means-clocks = Gibt den Unterschied zwischen den Zeiten zurück, die beide Programme gemessen haben.
window-table-means-change = Einheiten und Marker lassen sich beliebig setzen; die Aufzeichnung zeigt es.
window-table-means-result = Die Partie endet jetzt, unentschieden oder mit dem genannten Sieger.
window-table-means-resign = Die Partie endet jetzt, und der Gegner gewinnt. Keine Zustimmung nötig.
window-table-means-close = { $name } hat seit mehr als { $time } nichts getan. Die Aufzeichnung hält diese Behauptung fest, kann sie aber nicht beweisen.
window-table-show-difference = Unterschied zeigen
window-table-show-problem = Störung zeigen
window-table-rewind-to = Zu { $phase }
window-table-a-draw = Unentschieden
window-table-side-wins = Sieg: { $side }
window-table-resign-sure = Partie aufgeben? Das ist endgültig.
window-table-keep-playing = Weiterspielen
window-table-change-title = Stellung ändern
window-table-change-ask = Gegner fragen
window-table-change-ask-hint = Nichts ändert sich, solange der Gegner nicht zustimmt.
window-table-change-now = Jetzt ändern
window-table-change-now-hint = Beide Spieler sitzen an diesem Computer: Es gilt sofort. Die Aufzeichnung zeigt es.
window-table-cancel = Abbrechen
window-table-change-when = Die Stellung lässt sich nur zwischen Bewegungen oder Kämpfen ändern.
window-table-change-remove = Entfernt diese Änderung
window-table-spectators = Zuschauer
window-table-spectators-allowed = Beide Spieler haben Zuschauer erlaubt.
window-table-watch-code = Zuschauercode erzeugen
window-table-watch-code-hint = Mit diesem Code kann man zusehen, aber nicht eingreifen.
window-table-copy-watch-code = Zuschauercode kopieren
window-table-new-watch-code = Neuer Code
window-table-new-watch-code-hint = Der alte Code lässt keine neuen Zuschauer mehr zu
window-table-no-spectators = Keine Zuschauer.
window-table-remove-spectator = Entfernen
window-table-remove-spectator-hint = Rückkehr mit diesem Code nicht möglich

## Partien ansehen: die Liste

window-viewer-replays = Aufzeichnungen
window-viewer-search = Suche: Spieler, Schlacht, Datum, Ausgang
window-viewer-search-name = Partien suchen
window-viewer-looking = Partien werden gesucht …
window-viewer-no-matches = Noch keine Partien. Die erste gespielte erscheint hier.
window-viewer-none-found = Keine Partie gefunden. Weniger Wörter verwenden.
window-viewer-open-file = Partiedatei öffnen …
window-viewer-dialogue-open = Das Auswahlfenster ist offen.
window-viewer-drop-file = Oder die Datei in dieses Fenster ziehen oder ihren Pfad eingeben:
window-viewer-open-path = Datei öffnen
window-viewer-folder = Die Partien liegen in { $folder }.
window-viewer-choose = Partie wählen; ein Doppelklick öffnet sie.
window-viewer-open = Öffnen
window-viewer-rename = Umbenennen
window-viewer-delete = Löschen
window-viewer-own-name = Dein Name dafür
window-viewer-new-name = Neuer Name
window-viewer-cancel = Abbrechen
window-viewer-delete-sure = Diese Partie mit ihren Notizen löschen?
window-viewer-to-trash = In den Papierkorb
window-viewer-no-dialogue = Dieser Desktop hat kein Fenster zur Dateiauswahl. Die Datei in dieses Fenster ziehen oder ihren Pfad unter der Liste eingeben.
window-viewer-dialogue-title = Partie öffnen
window-viewer-dialogue-matches = Partien
window-viewer-dialogue-all = Alle Dateien
window-viewer-rename-failed = Die Partie ließ sich nicht umbenennen: { $why }
window-viewer-trashed = Im Papierkorb: { $place }
window-viewer-delete-failed = Die Partie ließ sich nicht löschen: { $why }
window-viewer-not-a-match = Keine Partie
window-viewer-on-one-computer = { $battle }, an einem Computer
window-viewer-turns =
    { $count ->
        [one] { $count } Spielzug
       *[other] { $count } Spielzüge
    }
window-viewer-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
window-viewer-verifying = Prüfung läuft …
window-viewer-not-opened = { $path } ließ sich nicht öffnen

## Partien ansehen: die Streifen über und unter der Karte

window-viewer-back = Zurück
window-viewer-back-hint = Zurück zur Liste der Partien
window-viewer-settings = Einstellungen
window-viewer-what-if = Ab hier weiterspielen
window-viewer-what-if-hint = Von dieser Stellung aus spielen, gegen den Bot oder beide Seiten selbst
window-viewer-close = Schließen
window-viewer-eyes-hint = Verborgenes zeigen: wie es damals alle sahen oder wie eine Seite es kannte.
window-viewer-seen-by = Gesehen von
window-viewer-everyone = allen
window-viewer-seen-by-everyone = Gesehen von allen
window-viewer-seen-by-side = Gesehen von { SIDE($side, form: "to") }
window-viewer-title = { $battle }: { $first } gegen { $second }
window-viewer-export-language = Sprache der Datei
window-viewer-export = Exportieren
window-viewer-no-battle = Dieses Programm hat die Schlacht nicht und kann sie daher nicht zeichnen.
window-viewer-entry = Eintrag { $entry } von { $all }, signiert von { $name }.
window-viewer-to-choose = Entscheidung: { $name } ({ $side }).
window-viewer-next-roll = Danach: ein Würfelwurf.
window-viewer-nothing-changes = Auf der Karte ändert sich nichts.
window-viewer-more-in-log = Und { $count } weitere im Verlauf.
window-viewer-proof = Beweis für diesen Wurf
window-viewer-to-the-start = Zum Anfang
window-viewer-turn-back = Spielzug zurück
window-viewer-phase-back = Phase zurück
window-viewer-step-back = Schritt zurück
window-viewer-pause = Pause
window-viewer-play = Abspielen
window-viewer-step-on = Schritt weiter
window-viewer-phase-on = Phase weiter
window-viewer-turn-on = Spielzug weiter
window-viewer-to-the-end = Zum Ende
window-viewer-combat-before = Voriger Kampf
window-viewer-next-combat = Nächster Kampf
window-viewer-speed = Geschwindigkeit { $speed }
window-viewer-speed-hint = Wiedergabegeschwindigkeit (Pfeiltasten auf, ab)
window-viewer-timeline = Zeitleiste: Eintrag { $entry } von { $all }
window-viewer-timeline-in = Zeitleiste: Eintrag { $entry } von { $all }, { $phase }
window-viewer-phase = Spielzug { $turn }, { $side }: { $phase }
window-viewer-phase-night = Spielzug { $turn }, Nacht, { $side }: { $phase }
window-viewer-combat = Kampf in Spielzug { $turn }: { $side }, Angriff auf { $targets }
window-viewer-combat-odds = Kampf in Spielzug { $turn }: { $side }, Angriff auf { $targets }, { $attack } gegen { $defence }, Spalte { $odds }
window-viewer-combat-die =
    { $faces-count ->
        [one] Würfel { $faces }: { $result }, { $meaning }
       *[other] Würfel { $faces }: { $result }, { $meaning }
    }
window-viewer-combat-no-die = nicht gewürfelt
window-viewer-combat-strength = Stärkeverlust { $first } : { $second }
window-viewer-combat-increments = verlorene Stärkestufen { $first } : { $second }
window-viewer-combat-undone = später zurückgenommen
window-viewer-note-at = Notiz bei Eintrag { $entry }: { $note }
window-viewer-decision = Entscheidung. { $told }
window-viewer-before-first-turn = Vor dem ersten Spielzug
window-viewer-entry-number = Eintrag { $entry }
window-viewer-not-used = Gibt es in dieser Schlacht nicht.
window-viewer-luck = Glück
window-viewer-luck-points = Was die Würfel jeder Seite gegenüber dem Durchschnitt gebracht oder gekostet haben, in Stärkepunkten
window-viewer-luck-increments = Was die Würfel jeder Seite gegenüber dem Durchschnitt gebracht oder gekostet haben, in Stärkestufen
window-viewer-chances = Chancen
window-viewer-press-review = „Analyse“ rechts berechnet sie.
window-viewer-percent = { $percent } %
window-viewer-figure = { $name }: { $values }
window-viewer-working-out = Wer vorn lag, wird berechnet
window-viewer-no-rules = Regeln hier nicht verfügbar
window-viewer-who-was-ahead = Wer vorn lag. { $told }
window-viewer-no-map = Keine Karte zu zeigen

## Partien ansehen: neben der Karte

window-viewer-log-needs-rules = Der Verlauf braucht die Regeln, nach denen diese Partie gespielt wurde.
window-viewer-moves = Züge
window-viewer-whole-map = Ganze Karte
window-viewer-no-luck = Glück: noch kein Wurf
window-viewer-luck-in-points =
    { $rolls ->
        [one] Glück bei { $rolls } Wurf, in Stärkepunkten: { $sides }
       *[other] Glück bei { $rolls } Würfen, in Stärkepunkten: { $sides }
    }
window-viewer-luck-in-increments =
    { $rolls ->
        [one] Glück bei { $rolls } Wurf, in Stärkestufen: { $sides }
       *[other] Glück bei { $rolls } Würfen, in Stärkestufen: { $sides }
    }
window-viewer-note-hint = Deine Notiz zu diesem Schritt
window-viewer-note-name = Notiz bei Eintrag { $entry }
window-viewer-save-note = Notiz speichern
window-viewer-delete-note = Notiz löschen
window-viewer-notes =
    { $count ->
        [0] Noch keine Notizen
        [one] { $count } Notiz
       *[other] { $count } Notizen
    }
window-viewer-notes-hint = Notizen werden neben der Partiedatei gespeichert und auf der Zeitleiste markiert.
window-viewer-note-failed = Die Notiz ließ sich nicht speichern: { $why }
window-viewer-review-done = Der Bot spielt sie durch: { $percent } %
window-viewer-review-stop = Anhalten
window-viewer-review = Analyse
window-viewer-review-hint = Markiert die Entscheidungen und Würfe, die die Siegchancen am meisten verändert haben, drei von jeder Seite, mit der Wahl des Bots
window-viewer-decisions = Entscheidungen
window-viewer-no-decisions = Keine Entscheidung hat die Siegchancen um mehr als 1 % verändert.
window-viewer-show-before = Zeigt die Stellung davor
window-viewer-show-before-dice = Zeigt die Stellung vor dem Wurf
window-viewer-and-more = Und { $count } weitere.

## Partien ansehen: was geprüft wurde

window-viewer-verification-of = Prüfung: { $badge }
window-viewer-see-checked = Klicken, um zu sehen, was geprüft wurde.
window-viewer-verification = Prüfung
window-viewer-how-it-ended = Ausgang: { $ending }.
window-viewer-one-computer = Ein Computer hatte beide Schlüssel: Über zwei Spieler beweist das nichts.
window-viewer-what-was-checked = Was geprüft wurde
window-viewer-good-entries = Gültige Einträge in der Datei: { $good } von { $all }.
window-viewer-what-is-wrong = Was nicht stimmt
window-viewer-agreements = Vereinbarungen und Behauptungen
window-viewer-show = Zeigen
window-viewer-show-entry = Eintrag { $entry } zeigen
window-viewer-whose-keys = Wessen Schlüssel
window-viewer-key-of = { $name }: { $words }
window-viewer-compare-words = Eine Aufzeichnung zeigt nicht, wer einen Schlüssel hatte: die sechs Wörter mit dem Gegner vergleichen. Bedenkzeiten sind eigene Angaben der Spieler.

## Partien ansehen: von einer Stellung aus, und Dateien

window-viewer-no-branch = Von hier aus geht es nicht weiter: { $why }.
window-viewer-branch-bot = { $side } gegen den Bot
window-viewer-branch-bot-line = Der Bot nimmt die andere Seite
window-viewer-branch-both = Zu zweit an diesem Computer
window-viewer-branch-both-line = Beide Seiten an diesem Computer
window-viewer-branch-practice = Das ist eine Übung mit neuen Würfen und wird nicht aufgezeichnet. Verlassen führt hierher zurück.
window-viewer-kind-report = Bericht (HTML)
window-viewer-kind-film = Film (animiertes PNG)
window-viewer-kind-gif = Film (GIF)
window-viewer-kind-video = Film (MP4, mit ffmpeg)
window-viewer-kind-text = Text
window-viewer-kind-record = Partiedatei
window-viewer-making =
    { $kind ->
        [report] Die Karten des Berichts werden gezeichnet …
        [film] Der Film entsteht …
        [text] Der Text wird geschrieben …
       *[record] Die Partiedatei wird kopiert …
    }
window-viewer-making-so-far =
    { $kind ->
        [report] Die Karten des Berichts werden gezeichnet, bisher { $size } KB …
        [film] Der Film entsteht, bisher { $size } KB …
        [text] Der Text wird geschrieben, bisher { $size } KB …
       *[record] Die Partiedatei wird kopiert, bisher { $size } KB …
    }
window-viewer-no-ffmpeg = Dazu ist ffmpeg nötig, das auf diesem Computer fehlt. Ein GIF oder animiertes PNG braucht kein anderes Programm.
window-viewer-nothing-made = es ist nichts entstanden
window-viewer-saved-to = Gespeichert: { $path }
window-viewer-not-saved = Speichern fehlgeschlagen: { $why }
window-viewer-no-free-name = neben der Partiedatei ist kein Dateiname frei
window-viewer-choose-place = Speicherort wählen
window-viewer-no-place = kein Ort gewählt; Speichern neben der Partiedatei ist auch möglich
window-viewer-not-renamed = die fertige Datei lässt sich nicht umbenennen
window-viewer-file-name = { $battle }, { $first } gegen { $second }, { $day }
window-viewer-no-pictures = Keine Bilder: Der Computer, der diese Seite schrieb, konnte nicht zeichnen.

## Karte und Verlauf

window-board-board = Karte. { $text }
window-board-hex-and = { $here }; { $left }
window-board-moves =
    { $units-count ->
        [one] { $units }: von { $from } nach { $to }.
       *[other] { $units }: von { $from } nach { $to }.
    }
window-board-moves-for =
    { $units-count ->
        [one] { $units }: von { $from } nach { $to } für { $cost }.
       *[other] { $units }: von { $from } nach { $to } für { $cost }.
    }
window-board-what-happened = Was geschah
window-board-filter-all = Alles
window-board-filter-combat = Kampf
window-board-filter-moves = Züge
window-board-show-hex = { $hex } zeigen
window-board-show-hex-hint = Zeigt { $hex } auf der Karte
window-board-rule = Regel { $rule }
window-board-why-die = Warum kein Spieler diesen Wurf wählen konnte
window-board-proof-link = Beweis
window-board-again = Noch einmal: { $phase }, Spielzug { $turn }
window-board-how-won = Wie diese Schlacht gewonnen wird
window-board-score = Punktestand: { $score }
window-board-score-hint = Klicken, um die Regeln zu sehen.
window-board-ruler-from = Das Feld anklicken, von dem aus gemessen wird. Esc legt das Lineal weg.
window-board-ruler-measured = { $measured } Esc legt das Lineal weg.
window-board-ruler-to = Von { $hex }: auf das Zielfeld zeigen oder ein anderes Ausgangsfeld anklicken. Esc legt das Lineal weg.
window-board-finger = Ein Feld anklicken, um es dem Gegner zu zeigen. Esc beendet das Zeigen.
window-board-proof-hidden = nur für eine Seite sichtbar
window-board-proof-faces = Augen
window-board-proof-dice = { $faces } (Seiten { $sides }, verlangt von Regel { $rule }, Kettenglieder Nummer { $number })
window-board-proof-match = Partie
window-board-proof-key = Schlüssel von { $name }, in Wörtern
window-board-proof-commitment = Festlegung von { $name }
window-board-proof-opened = Kettenglied, geöffnet von { $name }
window-board-proof-first = Zuerst geöffnet von
window-board-proof-entry = Eintrag mit dem ersten Kettenglied
window-board-proof-hashed = Gehasht, nach "estafette roll"
window-board-proof-leads = das Kettenglied von { $name } führt zur Festlegung
window-board-proof-follows = die Augen folgen aus dem Hash
window-board-proof-title = Beweis für Wurf { $number }
window-board-proof-checked =
    { $held ->
        [yes] Hier geprüft, { $what }: ja
       *[no] Hier geprüft, { $what }: NEIN
    }
window-board-proof-checked-line =
    { $held ->
        [yes] hier geprüft, { $what }: ja
       *[no] hier geprüft, { $what }: NEIN
    }
window-board-proof-line = { $what }: { $is }
window-board-proof-why = Beide Spieler hatten ihre Kettenglieder vor der Partie durch eine Festlegung im Partiekopf bestimmt. Wer zuerst öffnete, kannte das Glied des anderen nicht, und der andere konnte nur das schon festgelegte öffnen. Also konnte keiner den Wurf wählen.
window-board-proof-copy = Als Text kopieren
window-board-small-map = Kleine Karte: anklicken oder ziehen, um dorthin zu sehen
window-board-beyond =
    { $count ->
        [one] Ein leuchtendes Feld außer Sicht: { $hex }
       *[other] { $count } leuchtende Felder außer Sicht, das nächste { $hex }
    }
# The meaning of a small sign on a counter.
window-board-mark =
    { $mark ->
        [in-reserve] in Reserve
        [must-attack] muss angreifen
        [fresh] frisch
        [fresh-strength-used] frische Stärke verbraucht
        [demoralised] Armee demoralisiert
        [has-attacked] hat angegriffen
        [has-moved] hat sich bewegt
        [disordered] in Unordnung
        [road-march] in Marschkolonne
        [a-leader-is-with-it] mit Anführer
        [tired] müde
        [exhausted] erschöpft
        [has-charged] hat attackiert
        [army-commander] Armeeführer
        [in-an-enemy-zone] in einer feindlichen Zone
        [has-marched] ist marschiert
        [has-fought] hat gekämpft
        [routed] auf der Flucht
        [elite] Elite
        [light-infantry] leichte Infanterie
        [drawn] gezogen
        [carries-a-charge] Attacke angesagt
        [inactive] wartet auf einen Befehl
        [out-of-command] ohne Führung
        [mobile] beweglich
        [an-order-is-on-its-way] ein Befehl ist unterwegs
       *[other] –
    }
# The looks of a counter: paler, reddened, struck through.
window-board-look =
    { $look ->
        [spent] hat schon gehandelt
        [upset] in Unordnung
       *[struck] durchgestrichen: kann jetzt nicht kämpfen
    }
# The bar along the foot of a counter.
window-board-bar = noch { $percent } % der Stärke
# $signs are the words for its signs, with commas between them.
window-board-signs = { $unit }: { $signs }

## Spielanleitung

window-book-title = Spielanleitung
window-book-title-hint = Die Regeln, mit Bildern (F1)
window-book-back = Zurück
window-book-search = Suche
window-book-search-hint = ein Wort oder eine Regel wie 4.5
window-book-clear = Leeren
window-book-nothing-found = Nichts gefunden. Weniger Wörter verwenden.
window-book-before = Davor: { $title }
window-book-next = Weiter: { $title }
window-book-rules =
    { $count ->
        [one] Regel
       *[other] Regeln
    }
window-book-picture-failed = Dieses Bild ließ sich nicht zeichnen: { $why }. Es zeigt: { $says }
window-book-drawing = Das Bild wird gezeichnet …
window-book-start-first-game = Erste Partie beginnen
window-book-first-game-line = { $title }: eine kleine Schlacht gegen den Bot; ein Hinweis erklärt jeden Schritt
window-book-first-game-guided = Erste Partie (mit Anleitung)
window-book-read-rule = Regel { $rule } in der Spielanleitung lesen
window-book-what-next = Was nun?
window-book-what-next-hint = Zeigt den Hinweis der ersten Partie wieder
window-book-first-game = Erste Partie
window-book-continue = Weiter
window-book-skip = Überspringen
window-book-skip-hint = Das kenne ich schon
window-book-read-more = Mehr lesen
window-book-close = Schließen
window-book-happened = Was geschah: { $happened }
window-book-card-of = Hinweis { $card } von { $all }
window-book-fold-card = Hinweis einklappen
window-book-unfold-card = Hinweis ausklappen
# $step is the phase in the strip above the map: “French movement”.
window-book-watching = Du siehst zu: { $step }
# $does is what is done in the phase, a sentence: “Attack adjacent units, and ride charges.”
window-book-watching-does = In dieser Phase: { $does }
window-book-watching-dice = Du siehst zu
window-book-watching-then = Die Karte zeigt es Schritt für Schritt. Der nächste Hinweis kommt mit deiner nächsten Entscheidung.
window-book-first-games = In jedem System:

## Tasten beim Ansehen

window-viewer-key-home = Pos1
window-viewer-key-end = Ende
window-viewer-key-left = Links
window-viewer-key-right = Rechts
window-viewer-key-space = Leertaste
window-viewer-key-ctrl-left = Strg+Links
window-viewer-key-ctrl-right = Strg+Rechts
window-viewer-key-shift-left = Umschalt+Links
window-viewer-key-shift-right = Umschalt+Rechts
window-viewer-key-alt-left = Alt+Links
window-viewer-key-alt-right = Alt+Rechts
