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
window-before-settings-line = Sprache, Farben, Name
window-before-quit = Beenden
window-before-quit-line = Alles ist gespeichert
window-before-name = Welchen Namen sollen andere Spieler sehen?
window-before-name-save = Namen speichern
window-before-name-key = Dabei entsteht ein privater Schlüssel, der nur auf diesem Computer liegt. Er unterschreibt alle Züge; an seinem Fingerabdruck aus sechs Wörtern erkennen Freunde den richtigen Absender. Es gibt kein Konto und keinen Server. Der Name lässt sich in den Einstellungen ändern.

## Partien fortsetzen

window-before-kept-looking = Unbeendete Partien werden gesucht…
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
window-before-resume-elsewhere = Diese Partie wurde zuletzt auf einem anderen Computer gespielt. Wird sie auf beiden gespielt, entstehen womöglich zwei verschiedene unterschriebene Züge für denselben Spielzug, und das gilt als Beweis gegen dich. Nur fortsetzen, wenn sie dort nicht mehr gespielt wird.
window-before-resume-from-now-on = Ab jetzt hier spielen
window-before-opening = Partie wird geöffnet
window-before-opening-checks = Jede Unterschrift, jeder Wurf und jeder Befehl wird geprüft.

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
window-before-offer-decline = Zurück lehnt ab.
window-before-code-send = Diesen Code an den Freund schicken
window-before-code-copy = Code kopieren
window-before-code-copied = Kopiert.
window-before-code-qr = Als QR-Code
window-before-code-qr-name = Der Code als QR-Bild
window-before-code-scan = Mit einem Telefon einlesen und als Text verschicken.
window-before-code-until = Gültig bis { $until }, für einen Freund. Nicht öffentlich zeigen.
window-before-code-next-resume = Der Freund fügt diesen Code unter „Gegen einen Freund“ ein (nicht unter „Fortsetzen“, das einen anderen Code erzeugt). Die Partie öffnet sich bei der Verbindung.
window-before-code-next = Der Freund wählt „Gegen einen Freund“, fügt den Code ein und liest die Einstellungen der Partie. Nach seiner Zustimmung öffnet sich die Karte von selbst.
window-before-code-network = Netzwerk
window-before-code-here-only = • Nur auf diesem Computer: Niemand sonst kann beitreten.
window-before-code-addresses = Adressen im Code: { $addresses }.
window-before-code-fingerprint = Eigener Fingerabdruck
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
window-before-setup-file = Schlacht aus einer Datei öffnen…
window-before-setup-path = Pfad einer Szenariodatei oder eines Ordners (oder auf dieses Fenster ziehen):
window-before-setup-open = Öffnen
window-before-setup-close = Schließen
window-before-setup-more = Und { $count } weitere.
window-before-setup-side = Eigene Seite
window-before-setup-moves =
    { $moves ->
        [first] zieht zuerst, { $counters } Spielsteine
       *[second] zieht als Zweiter, { $counters } Spielsteine
    }
window-before-setup-options = Optionen
window-before-setup-clock = Bedenkzeit
window-before-setup-clock-fits = Zu dieser Schlacht passt je Seite: { $time }.
window-before-setup-added = Zusatz je Phase
window-before-setup-added-hint = Zeit, die eine Seite für jede beendete Phase hinzubekommt.
window-before-setup-grace = Erlaubte Trennung
window-before-setup-minutes = { $minutes } min
window-before-setup-take-backs = Rücknahmen nach Würfelwurf
window-before-setup-take-backs-none = keine
window-before-setup-watch = Zuschauer
window-before-setup-watch-no = nein
window-before-setup-watch-live = live
window-before-setup-watch-later = { $minutes } min später
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
window-before-bots-strongest = Für dieses System ist noch keine stärkere Stufe erprobt.
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
window-before-about-copying = Die Schlacht besteht aus einigen Textdateien. Eine Kopie ändern und mit „Schlacht aus einer Datei öffnen…“ öffnen; das Programm nennt jeden Fehler mit Zeile und Spalte. Ein eingeladener Freund erhält sie mit dem Vermerk, dass sie deine Datei ist.
window-before-about-copy = Eigene Kopie: { $path }
window-before-about-open = Eigene Kopie öffnen
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
window-settings-pace-keys = { $means } Leertaste: weiter. Esc: überspringen.
window-settings-motion-counters = Spielsteine und Würfel bewegen sich
window-settings-bot-explains = Der Bot erklärt seine Pläne
window-settings-bot-explains-hint = Ein Satz im Protokoll für jede Phase, die er plant.
window-settings-volume = Lautstärke (Ansicht, Ton schaltet ihn ab):
window-settings-notices = Im Hintergrund benachrichtigen, wenn ich am Zug bin
window-settings-name = Eigener Name
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
window-settings-transfer-export = Exportieren…
window-settings-transfer-import = Importieren…
window-settings-transfer-save = Umzugsdatei speichern
window-settings-transfer-choose = Umzugsdatei wählen
window-settings-transfer-files = Umzugsdateien
window-settings-transfer-all-files = Alle Dateien
window-settings-transfer-one = Nur auf einem Computer spielen: Unterschriebene Züge von zweien gelten als Beweis gegen dich.
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
window-settings-key-next-hex = Nächstes Hex
    .does = Setzt den Zeiger auf das nächste wählbare Hex.
window-settings-key-act = Handeln
    .does = Wirkt wie ein Klick am Zeiger: wählt aus, zieht, entscheidet, weicht zurück.
window-settings-key-confirm = Bestätigen
    .does = Bestätigt Angriff, Verluste oder Einheiten.
window-settings-key-end = Beenden
    .does = Beendet die Phase oder lehnt ab. Zweimal drücken, wenn noch etwas offen ist.
window-settings-key-take-back = Zurücknehmen
    .does = Macht die letzte Aktion rückgängig.
window-settings-key-cancel = Abbrechen
    .does = Verwirft den letzten Schritt einer offenen Aktion.
window-settings-key-drop-last = Letzte Wahl verwerfen
    .does = Nimmt die letzte Wahl zurück.
window-settings-key-suggest = Vorschlagen
    .does = Trägt den nächsten Vorschlag ein: einen Angriff oder Verluste.
window-settings-key-lower = Senken
    .does = Dreht den Regler hinauf: verzichtet auf eine Spalte des Angriffs.
window-settings-key-raise = Heben
    .does = Dreht den Regler herunter: nimmt eine aufgegebene Spalte zurück.
window-settings-key-free = Frei
    .does = Wählt den ersten Knopf der Tafel, etwa die Freigabe der Garde; 1 bis 9 wählen jeden.
window-settings-key-face-left = Front nach links
    .does = Dreht die Einheit einen Schritt nach links.
window-settings-key-face-right = Front nach rechts
    .does = Dreht die Einheit einen Schritt nach rechts.
window-settings-key-spread = Auffächern
    .does = Fächert den Stapel am Zeiger oder unter der Maus auf oder schließt ihn.
window-settings-key-rotate = Drehen
    .does = Dreht die Karte, sodass die eigene Seite näher liegt.
window-settings-key-play-the-hint = Hinweis ausführen
    .does = Führt den Hinweis aus.
window-settings-key-hint = Hinweis
    .does = Zeigt, was der Bot tun würde.
window-settings-key-measure = Messen
    .does = Misst Entfernung und Schusslinie von der gewählten Einheit oder dem Hex.
window-settings-key-play-back = Wiederholen
    .does = Zeigt die letzte Phase des Gegners noch einmal.
window-settings-key-ping = Zeigen
    .does = Weist auf das Hex am Zeiger oder unter der Maus hin.
window-settings-key-clear-arrows = Pfeile löschen
    .does = Entfernt alle eigenen Pfeile.
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
window-settings-fixed-mouse = Maus: Klick wählt und handelt, Rechtsklick bricht ab, Ziehen bewegt eine Einheit oder die Karte, das Rad vergrößert.
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
window-shell-no-match = { $path } beginnt nicht wie eine Partie
window-shell-no-adapter = kein Grafikadapter wurde gefunden
window-shell-no-surface = der Adapter kann nicht in dieses Fenster zeichnen
window-shell-no-display = es gibt keinen Bildschirm für ein Fenster; `estafette demo` zeigt eine ganze Partie in diesem Terminal
window-shell-no-display-replay = es gibt keinen Bildschirm für ein Fenster; `estafette tell { $file }` erzählt die Partie hier

## Spieler im Netzwerk

window-club-direct = Turnier leiten
window-club-direct-line = Beginnen oder fortsetzen
window-club-room = In diesem Netzwerk
window-club-room-loopback = Dieses Fenster spielt nur auf diesem Computer (--loopback) und sucht deshalb nicht im Netzwerk.
window-club-room-searching = Das Netzwerk wird durchsucht…
window-club-room-by-code = Stattdessen einen Einladungscode verwenden
window-club-room-invite = Alle einladen
window-club-room-invite-line = Zu einer Schlacht nach Wahl
window-club-room-desk = Zurück zur Turnierleitung
window-club-room-desk-line = Die Turnierleitung ist offen
window-club-room-words = In deinem Netzwerk kann sich jeder unter jedem Namen ankündigen. Die sechs Wörter sind der Fingerabdruck des Schlüssels: mit denen vergleichen, die der Freund sieht. Bekannte Spieler werden an ihrem Schlüssel erkannt.
window-club-room-status = Eigener Status: „{ $status }“
# Der Status eines Spielers, der keinen gesetzt hat.
window-club-room-status-first = ist da
window-club-room-status-new = Neuer Status
window-club-room-status-set = Setzen
window-club-room-tournament-code = Einem Turnier mit seinem Code beitreten…
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
window-club-create-enter = Spieler können sich anmelden, sobald die Turnierleitung offen ist.
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
window-club-create-pairing-swiss = Schweizer
window-club-create-pairing-once = jeder gegen jeden
window-club-create-pairing-twice = doppelt
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
window-club-create-minutes = { $minutes } min
window-club-create-watch = Zuschauer
window-club-create-watch-no = nein
window-club-create-watch-live = live
window-club-create-watch-later = { $minutes } min später
window-club-create-password = Passwort (leer lassen für freien Zutritt):
window-club-create-changed = Zuletzt geändert: { $ago }

## In einem Turnier spielen

window-club-paused = Turnier unterbrochen
window-club-your-table = Eigener Tisch
window-club-rules = Regeln dieses Turniers
window-club-withdraw-sure = Endgültig abmelden
window-club-part = Ein Turnier
window-club-part-broken = Nichts ist verloren. Zurückgehen und erneut beitreten: Alle Partien sind gespeichert.
window-club-part-lost = Die Turnierleitung antwortet nicht: { $why } Neuer Versuch…
window-club-part-paused = Die Turnierleitung setzt fort, sobald alle zurück sind. Die Uhren stehen.
window-club-part-over = Das Turnier ist zu Ende
window-club-part-place = Deine Platzierung: { $place } von { $of }.
window-club-part-connecting = Verbindung zur Turnierleitung…
window-club-part-password = Passwort des Turniers
window-club-part-ask = Bei der Turnierleitung erfragen.
window-club-part-enter = Eintreten
window-club-part-back = Ich bin wieder da
window-club-part-withdraw = Abmelden
window-club-part-withdraw-hint = Die Punkte bleiben, aber es folgt keine Paarung mehr.
window-club-part-stay = Bleiben
window-club-part-opponent = Fingerabdruck des Gegners: { $fingerprint }.
window-club-part-seated = Du sitzt am Tisch. Die Karte öffnet sich, wenn { $name } sich auch setzt.
window-club-part-seated-alone = Du sitzt am Tisch. { $name } ist noch nicht angemeldet.
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
window-club-desk-opening = Die Turnierleitung wird geöffnet…
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
window-club-desk-export-hint = Speichert Turnierbuch, Partien und Tabellen in einem Archiv.
window-club-desk-resume = Fortsetzen
window-club-desk-resume-hint = Setzt das Turnier und seine Uhren fort.
window-club-desk-pause = Pause
window-club-desk-pause-hint = Unterbricht das Turnier und hält alle Uhren an.
window-club-desk-round = Runde { $round }
window-club-desk-bye = Spielfrei: { $name }. Punkte: { $points }.
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
        [one] Ein Spieler wird gepaart; angemeldet sind jetzt: { $here }.
       *[other] { $count } Spieler werden gepaart; angemeldet sind jetzt: { $here }.
    }
# Zwischen den Namen zweier Spieler.
window-club-desk-against = gegen
window-club-desk-missing = nicht angemeldet
window-club-desk-decide = Entscheiden…
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
window-club-desk-away = fort
window-club-desk-standing = Buchholz { $buchholz }, Sonneborn-Berger { $berger }, Siege: { $wins }, Seiten { $first }/{ $second }
window-club-desk-way-in = Die Spieler wählen „In diesem Netzwerk“ und klicken dieses Turnier an.
window-club-desk-copy = Turniercode kopieren
window-club-desk-copied = Kopiert.
window-club-desk-fingerprint = Eigener Fingerabdruck: { $fingerprint }.
window-club-desk-public = Öffentliche Tabelle:
window-club-desk-play = Selbst mitspielen
window-club-desk-before = Vor der ersten Runde
window-club-desk-before-entry = Spieler können sich bis zur Öffnung der Runde anmelden und dann wieder zwischen den Runden. Sie erscheinen hier bei der Anmeldung.
window-club-desk-before-round = Wird eine Runde geöffnet, sehen die Spieler ihre Tische. Ergebnisse kommen von selbst aus den Partiedateien beider Spieler.
window-club-desk-before-close = Sind alle Partien entschieden, die Runde schließen und die nächste öffnen. Dieses Fenster lässt sich schließen und später fortsetzen: Alles ist gespeichert.
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
window-paper-ago-minutes = vor { $count } min
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

window-paper-chances = Aussichten: { $chances }
window-paper-bar = { $name } { $percent } %
window-paper-bar-means = { $name }, { $percent } %: { $words }
window-paper-bar-share = { $percent } %: { $text }
window-paper-track-now = Jetzt: { $told }
window-paper-grid-column = { $name }. Spalte { $column }: { $cells }
# Eine Auswahl, wie sie vorgelesen wird.
window-paper-choice = { $label }: { $value }
