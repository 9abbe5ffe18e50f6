# Meldungen zu Partien: Einstellungen, Neues vom Tisch, Verbindungen. Siehe docs/TRANSLATING.md.

## Zeiten

play-none = ohne
play-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
play-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
# Für Schaltflächen
play-short-seconds = { $seconds } s
play-short-minutes = { $minutes } min
play-short-hours = { $hours } h

## Vereinbarungen vor einer Partie: Überschriften und Sätze

play-head-battle = Schlacht
play-head-map = Karte
play-head-side = Deine Seite
play-head-clock = Bedenkzeit
play-head-take-backs = Rücknahmen
play-head-watching = Zuschauer
play-head-inactivity = Untätigkeit
play-head-fingerprint = Fingerabdruck
play-map-built-in = Eingebaute Schlacht, auf beiden Computern dieselbe.
play-map-from-host = Schlacht aus der Datei des Gastgebers. Beide Computer wenden dieselben Regeln an; Namen und Farben bleiben beim Gastgeber.
play-side =
    { $turn ->
        [first] { $side } gegen { $other }. Du ziehst in jedem Spielzug zuerst.
       *[second] { $side } gegen { $other }. Du ziehst in jedem Spielzug an zweiter Stelle.
    }
play-inactivity =
    { $days ->
        [one] Handelt ein Spieler, der am Zug ist, { $days } Tag lang nicht, so darf der Gegner die Partie schließen.
       *[other] Handelt ein Spieler, der am Zug ist, { $days } Tage lang nicht, so darf der Gegner die Partie schließen.
    }
# $delay: live, seconds oder minutes.
play-watching =
    { $delay ->
        [live] Zuschauer sind zugelassen: Wer von einem von euch einen Zuschauercode hat, sieht jeden Zug sofort, mit allen Würfeln, aber ohne Chat.
        [minutes] { $count ->
            [one] Zuschauer sind zugelassen: Wer von einem von euch einen Zuschauercode hat, sieht jeden Zug { $count } Minute später, mit allen Würfeln, aber ohne Chat.
           *[other] Zuschauer sind zugelassen: Wer von einem von euch einen Zuschauercode hat, sieht jeden Zug { $count } Minuten später, mit allen Würfeln, aber ohne Chat.
        }
       *[seconds] { $count ->
            [one] Zuschauer sind zugelassen: Wer von einem von euch einen Zuschauercode hat, sieht jeden Zug { $count } Sekunde später, mit allen Würfeln, aber ohne Chat.
           *[other] Zuschauer sind zugelassen: Wer von einem von euch einen Zuschauercode hat, sieht jeden Zug { $count } Sekunden später, mit allen Würfeln, aber ohne Chat.
        }
    }
play-clock-none = Keine: Zeit nach Bedarf.
play-clock =
    { $budget ->
        [one] { $budget } Minute je Seite für die ganze Partie. Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten. Deine Uhr läuft nie, während der Gegner offline ist.
       *[other] { $budget } Minuten je Seite für die ganze Partie. Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten. Deine Uhr läuft nie, während der Gegner offline ist.
    }
play-clock-increment =
    { $budget ->
        [one] { $budget } Minute je Seite für die ganze Partie, dazu { $more } für jede beendete Phase. Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten. Deine Uhr läuft nie, während der Gegner offline ist.
       *[other] { $budget } Minuten je Seite für die ganze Partie, dazu { $more } für jede beendete Phase. Verbindungsabbrüche zählen nicht, insgesamt bis { $grace } Minuten. Deine Uhr läuft nie, während der Gegner offline ist.
    }
play-take-backs =
    { $most ->
        [0] Keine nach einem Wurf. Vor einem Wurf geht „Rückgängig“ immer.
        [one] Jede Seite darf nach einem Wurf um eine bitten; der Gegner entscheidet. Vor einem Wurf geht „Rückgängig“ immer.
       *[other] Jede Seite darf nach einem Wurf um { $most } bitten; der Gegner entscheidet. Vor einem Wurf geht „Rückgängig“ immer.
    }
play-invites = { $name } lädt dich ein.

## Spieler

play-known = { $name } (dir bekannt)
play-new = { $name } (neu für dich; Fingerabdruck: { $fingerprint })

play-demo-invites = Einladung des Gastgebers: { $code }
play-demo-turn = Spielzug { $turn }, Eintrag { $entry }

## Neues vom Tisch

play-begun = { $us } gegen { $them }: { $title }. Partiedatei: { $file }.
play-connected = Verbunden; Fingerabdruck des Gegners: { $fingerprint }.
play-connected-at = Verbunden mit { $address }; Fingerabdruck des Gegners: { $fingerprint }.
play-knocked = Angeklopft; Fingerabdruck des Gegners: { $fingerprint }.
play-knocked-at = Angeklopft bei { $address }; Fingerabdruck des Gegners: { $fingerprint }.
play-lost = Die Verbindung ist abgebrochen ({ $why }). Neuer Versuch …
play-no-connection = Keine Verbindung ({ $why }). Neuer Versuch …
play-guest-left = Der Gast ({ $fingerprint }) ging, bevor er eingelassen wurde.
play-saved = Gespeichert: { $file }.
play-way-direct = Direkte Verbindung gefunden: Die Partie nutzt sie jetzt ({ $took } ms hin und zurück).
play-way-relay = Die Partie läuft verschlüsselt { $route } ({ $took } ms hin und zurück): Das Relais sieht weder Züge noch Würfel. Eine direkte Verbindung wird weiter gesucht.
play-watch-code = Zum Zuschauen eingeben:
play-watch-came = { $name } ({ $fingerprint }) schaut zu.
play-watch-went = { $name } ({ $fingerprint }) schaut nicht mehr zu: { $why }.
play-watch-nobody = Keine Zuschauer.
play-watch-all = Zuschauer: { $names }.
play-watch-not-agreed = Diese Partie hat keine Zuschauer: Die Einstellungen lassen sie nicht zu.
play-watch-stays = Die Partie ist zu Ende. Die Zuschauer haben noch nicht alles gesehen: Dieses Programm bleibt für sie verbunden, höchstens { $seconds } Sekunden. Beenden ist jederzeit möglich.
play-resigned = Ein Spieler gibt auf.
play-over = Die Partie ist zu Ende.
play-closed = Beide Spieler haben das Ergebnis bestätigt.
play-chat = Der Gegner sagt: { $text }
play-gap =
    { $side ->
        [first] Die Uhren weichen ab: Der erste Spieler gibt { $claimed } ms für den letzten Zug an, das andere Programm maß { $measured } ms. Die längere Zeit gilt. Alle Abweichungen zusammen: { $sum } s; über { $most } s ist eine Einigung über die Uhren nötig.
       *[second] Die Uhren weichen ab: Der zweite Spieler gibt { $claimed } ms für den letzten Zug an, das andere Programm maß { $measured } ms. Die längere Zeit gilt. Alle Abweichungen zusammen: { $sum } s; über { $most } s ist eine Einigung über die Uhren nötig.
    }
play-clocks-differ = Die Uhren weichen zu sehr ab. Nach einer Einigung über die Uhren wird die Abweichung gutgeschrieben.
play-overcharged = Der Gegner behauptet, dein letzter Zug habe { $measured } s gedauert. Nach der Uhr dieses Computers waren es höchstens { $most } s; mehr wird hier nicht angerechnet.
play-flag-fell = Der Gegner hat { $measured } s verbraucht, wie hier gemessen. Die Aufzeichnung hält diese Angabe fest; sie beweist sie nicht.
play-flag-claimed = Der Gegner behauptet, du hättest { $measured } s verbraucht. Die Aufzeichnung beweist es nicht.
play-admitted = Der Verfasser von Eintrag { $seq } räumt ein, dass dessen Hash falsch war. Die Partie geht von der nachgespielten Stellung aus weiter; kein Wurf wird wiederholt.
play-older-copy = Diese Kopie der Partie ist älter als das, was du darin signiert hast: Sie hat { $has } Einträge, signiert ist bis Eintrag { $signed }. Hier lässt sich nichts signieren, bis das Programm des Gegners den Rest geschickt hat.
play-stopped-by-other = Das Programm des Gegners hält an: { $text }
play-differs-right = Die beiden Computer weichen bei Eintrag { $seq } voneinander ab. Nach der Aufzeichnung hat dieser Computer recht; hier ändert sich nichts.
play-differs-wrong = Die beiden Computer weichen bei Eintrag { $seq } voneinander ab. Nach der Aufzeichnung lag dieser Computer falsch und hat sich berichtigt.
play-differs-sections = Unterschiede: { $sections }.
play-differs-field = Das erste Feld ist { $field }: hier { $here }, dort { $there }.
play-guest-knocks = { $name } möchte mitspielen (Fingerabdruck: { $fingerprint }).
play-guest-let-in = { $name } ({ $fingerprint }) möchte mitspielen und wird eingelassen.
play-announced = In diesem Netzwerk angekündigt: zu finden unter „In diesem Netzwerk“, oder eingeben:  estafette join --lan
play-reach-relay = Du bist von überall erreichbar. Ohne direkte Verbindung läuft die Partie über das Relais { $relay }, das weder Züge noch Würfel sieht.
play-reach-none = Keines deiner Relais antwortet. Erreichbar bist du nur, wenn dein Router die Verbindung durchlässt.
play-no-action = es gibt nichts zurückzunehmen
play-no-decision = diese Seite hat jetzt nichts zu entscheiden
play-cannot-save = die Partie konnte nicht gespeichert werden; Platz auf der Platte schaffen oder die Rechte des Ordners prüfen

## Einer Partie zuschauen

play-shows =
    { $delay ->
        [live] { $name } ({ $fingerprint }) zeigt dir die Partie, jeden Zug sofort. Ende mit Strg-C.
        [minutes] { $count ->
            [one] { $name } ({ $fingerprint }) zeigt dir die Partie, jeden Zug { $count } Minute später. Ende mit Strg-C.
           *[other] { $name } ({ $fingerprint }) zeigt dir die Partie, jeden Zug { $count } Minuten später. Ende mit Strg-C.
        }
       *[seconds] { $count ->
            [one] { $name } ({ $fingerprint }) zeigt dir die Partie, jeden Zug { $count } Sekunde später. Ende mit Strg-C.
           *[other] { $name } ({ $fingerprint }) zeigt dir die Partie, jeden Zug { $count } Sekunden später. Ende mit Strg-C.
        }
    }
play-shown = { $title }: { $first } gegen { $second }.
play-shown-differs = Eintrag { $seq } von { $name }: Der signierte Zustand folgt nicht aus der Aufzeichnung.
play-shown-left = Vor dem Ende verlassen. Derselbe Code setzt hier fort.
play-shown-file = Die Partiedatei, soweit du zugeschaut hast: { $file }.
play-shown-nothing = von der Partie kam nichts an
play-shown-lost = die Verbindung zum Zuschauen ist abgebrochen
play-shows-delayed = { $name } zeigt dir die Partie mit mindestens { $delay } Sekunden Verzögerung.
play-shown-wrong = Eintrag { $seq }: Der signierte Zustand folgt nicht aus der Aufzeichnung.
play-not-a-watch-code = dieser Code ist zum Spielen, nicht zum Zuschauen; eingeben:  estafette join { $code } --bot
play-no-watch-code = das ist kein Zuschauercode
play-a-watch-code = dieser Code ist zum Zuschauen; eingeben:  estafette watch { $code }
play-friend-uses-relay = { $error }. Der Freund nutzt ein Relais, deine Liste hat keines: ihn nach der Zeile fragen und sie hinzufügen (Einstellungen, oder  estafette relays --add)

## Verbindungstest

play-check-title = Estafette { $version }: Verbindungstest
play-check-addresses = Adressen
play-check-router = Router
play-check-relays = Relais
play-check-connection = Verbindung
play-check-friend = Freund
play-check-both = IPv4 und IPv6
play-check-v4 = nur IPv4
play-check-v6 = nur IPv6
play-check-no-address = keine: Dieser Computer hat keine Verbindung nach außen
play-check-opened = hat automatisch einen Port geöffnet ({ $method }), unter { $external }
play-check-public = keiner: { $ip } ist die eigene Adresse dieses Computers
play-check-closed = öffnet keinen Port automatisch (versucht: UPnP, NAT-PMP und PCP)
play-check-not-asked = wurde nicht gebeten, einen Port zu öffnen
play-check-offline = keine Verbindung nach außen
play-check-answer-offline = Nein: Dieser Computer ist mit keinem Netzwerk verbunden.
play-check-answer-open = Ja: Du bist direkt erreichbar, beide können einladen.
play-check-answer-relayed = Ja, über das Relais { $relay }: Dein Netzwerk sperrt UDP. Das Relais überträgt verschlüsselte Bytes und sieht weder Züge noch Würfel.
play-check-answer-some = Ja: direkt, wo der andere Router offener ist als deiner, sonst über das Relais { $relay }.
play-check-answer-most = Ja: meist direkt, sonst über das Relais { $relay }.
play-check-answer-no-relay-answers = Nur mit Freunden, die du direkt erreichst: Keines deiner Relais antwortet. Sie laden ein, du trittst bei.
play-check-answer-no-relay = Nur mit Freunden, die du direkt erreichst: Sie laden ein, du trittst bei. Mit einem Relais in beiden Listen können beide einladen (docs/RELAY.md).
play-check-answer-friend = Ja, ihr könnt spielen: Der Freund antwortet, und die Partie liefe { $route } ({ $rtt } ms hin und zurück).
play-check-answer-silent = Noch nicht: Der Freund antwortet nicht. Prüfen, ob sein Programm mit diesem Code wartet.
play-check-friend-answers = antwortet nach { $took } ms, { $route }, { $rtt } ms hin und zurück
play-check-no-relays = keines in deiner Liste
play-check-blocks = sperrt UDP
play-check-symmetric = zeigt jeder Gegenstelle einen anderen Port (symmetrisch)
play-check-cone = zeigt allen Gegenstellen denselben Port (Cone)
play-check-udp = lässt UDP durch; ein zweites Relais würde mehr zeigen
play-check-seen-at = { $kind }; sichtbar unter { $addresses }
play-check-relay-answers = { $name } antwortet in { $took } ms
play-check-relay-silent = { $name } antwortet nicht

## Codes

play-code-foreign = das ist kein Estafette-Code; ein Code beginnt mit i, r oder w und ist eine Folge von 44 bis 100 Buchstaben, Ziffern, - und _
play-code-newer = dieser Code stammt von einer neueren Version von Estafette; deine aktualisieren oder den Gastgeber bitten, deine Version zu verwenden
play-code-mistyped = ein Zeichen dieses Codes ist falsch; ihn am Stück kopieren statt abtippen
play-code-cut-short = das Ende dieses Codes fehlt; ihn ganz kopieren
play-code-too-long = am Ende dieses Codes steht zusätzlicher Text; nur den Code kopieren
play-code-expired = dieser Code ist am { $date } abgelaufen; den Gastgeber um einen neuen bitten

## Ablehnungen vor einer Partie

play-lobby-not-welcome = der Gastgeber hat abgelehnt
play-lobby-spent = diese Einladung ist verbraucht: Jemand ist damit beigetreten; den Gastgeber um eine neue bitten
play-lobby-expired = diese Einladung ist abgelaufen; den Gastgeber um eine neue bitten
play-lobby-wrong = dieser Code passt nicht zur Einladung des Gastgebers; nach dem neuesten Code fragen
play-lobby-other-terms = der Gastgeber verwendet andere Einstellungen, als du angenommen hast
play-lobby-other-version = das Programm des Gastgebers spricht Protokoll { $here }, deines { $there }; beide brauchen dieselbe Version
play-lobby-flood-guest = der Gast verlangt mehr, als eine Partie braucht
play-lobby-flood-host = der Gastgeber sendet mehr, als eine Partie braucht
play-lobby-one-machine = der Gastgeber bietet eine Partie an, in der ein Computer beide Schlüssel hat
play-lobby-no-name = der Gastgeber hat keinen darstellbaren Namen
play-lobby-other-battle = der Gastgeber hat eine andere Schlacht geschickt als angeboten
play-lobby-other-header = der Gastgeber hat etwas anderes signiert als vereinbart
play-lobby-too-early = der Gastgeber gibt an, die Partie habe vor ihrer Runde begonnen
play-lobby-unsigned = der Gastgeber hat den Partiekopf nicht signiert
play-lobby-codes-only = dieser Gastgeber nimmt nur Einladungscodes an
play-lobby-watch-mismatch = es wird eine andere Partie gezeigt als zugesagt
play-lobby-watch-other = der Spieler spielt jetzt eine andere Partie; nach deren Code fragen
play-lobby-watch-not-playing = der Spieler, der diese Partie zeigt, spielt nicht mit
play-lobby-watch-not-allowed = die Spieler dieser Partie haben keine Zuschauer zugelassen

## Fehler einer Verbindung

play-error-silent = keine Antwort; prüfen, ob das andere Programm läuft und sein Port offen ist, nach einem neuen Code fragen oder den Freund selbst einladen
play-error-stranger = an dieser Adresse antwortet jemand anders und nicht der erwartete Spieler
play-error-not-admitted = das andere Programm wartet auf einen anderen Spieler
play-error-version = das andere Programm ist eine andere Version von Estafette; beide brauchen dieselbe
play-error-foreign = an dieser Adresse antwortet ein anderes Programm und nicht Estafette
play-error-yourself = das ist dein eigener Einladungscode; ihn dem Freund schicken
play-error-nowhere = es gibt keine Adresse für eine Verbindung
play-error-tried-relays = { $failure } (versucht: deine Relais)
play-error-tried-both = { $failure } (versucht: { $places }, deine Relais)
play-error-tried = { $failure } (versucht: { $places })
play-error-closed = das andere Programm hat die Verbindung geschlossen
play-error-refused = das andere Programm hat die Verbindung abgelehnt
play-error-misbehaved = das andere Programm hielt eine Nachricht von hier für fehlerhaft und hat die Verbindung geschlossen
play-error-replaced = das andere Programm nutzt eine neuere Verbindung
play-error-busy = das andere Programm ist beschäftigt; gleich noch einmal versuchen
play-error-leaving = der andere Spieler hat das Programm geschlossen; die Partie kann später fortgesetzt werden
play-error-unknown-end = das andere Programm hat die Verbindung aus einem Grund geschlossen, den diese Version nicht kennt
play-error-we-closed = dieses Programm hat die Verbindung geschlossen
play-error-lost = die Verbindung ist abgebrochen: seit { $seconds } Sekunden keine Antwort
play-error-restarted = die Verbindung ist abgebrochen: das andere Programm wurde neu gestartet
play-error-ended = das andere Programm sendet nicht mehr
play-error-misframed = das andere Programm hat { $what } gesendet; die Verbindung wurde geschlossen
play-error-unsendable = dieses Programm wollte { $what } senden
play-error-frame-empty = eine leere Nachricht
play-error-frame-large = eine Nachricht von { $length } Byte (höchstens { $most })
play-error-frame-early = eine Nachricht von { $length } Byte (vor dem Einlass höchstens { $most })
play-error-broken = die Verbindung ist abgerissen
play-error-slow = die Verbindung ist zu langsam
play-error-quiet = zu lange keine Nachricht
play-error-network = das Netzwerk dieses Computers hat sich geändert
play-error-encryption = die Verschlüsselung ließ sich nicht einrichten ({ $what }); das ist ein Fehler des Programms, bitte melden
play-error-port-used = der UDP-Port { $port } wird von einem anderen Programm benutzt; einen anderen wählen oder das System wählen lassen
play-error-no-port = es ließ sich kein UDP-Port öffnen
play-error-no-addresses = die Adressen dieses Computers ließen sich nicht lesen
play-error-lan-none = dieser Computer hat keinen Netzwerkadapter in einem lokalen Netzwerk, also findet das Programm dort keine Partien; stattdessen den Einladungscode verwenden
play-error-lan-blocked = dieses Netzwerk oder eine Firewall sperrt Multicast, also findet das Programm dort keine Partien; stattdessen den Einladungscode verwenden
play-error-lan-blocked-why = dieses Netzwerk oder eine Firewall sperrt Multicast ({ $why }), also findet das Programm dort keine Partien; stattdessen den Einladungscode verwenden
play-error-lan-search = das lokale Netzwerk ließ sich nicht durchsuchen ({ $why }), also findet das Programm dort keine Partien; stattdessen den Einladungscode verwenden

## Ebenso: Spieler und Zuschauer, die abgewiesen werden

play-error-not-expected = hier wird kein Spieler erwartet
play-error-has-opponent = dieser Spieler hat schon einen anderen Gegner
play-error-other-guest = ein anderer Gast wurde eingelassen
play-error-other-link = eine andere Verbindung bleibt bestehen
play-error-many-links = zu viele Verbindungen auf einmal
play-error-much-early = der Gast hat vor dem Einlass zu viel gesendet
play-error-first-message = die erste Nachricht muss sagen, welcher Spieler sich verbindet
play-error-not-let-in = Ein Gast wurde nicht eingelassen: { $why }. Der erwartete Spieler kann noch beitreten.
play-error-not-let-in-often = Ein Gast wurde nicht eingelassen: { $why } (bisher { $count }). Der erwartete Spieler kann noch beitreten.
play-error-host-rules = der Gastgeber spielt nach den Regeln „{ $system }“: nötig ist Estafette { $since } oder neuer, und deine Version ist { $version }
play-error-host-battle = die Schlacht des Gastgebers lässt sich nicht spielen
play-error-own-file = der Gast will { $his } aus seiner eigenen Datei spielen, aber der Gastgeber bietet { $hers } an
play-error-files-differ = eure Dateien für { $name } unterscheiden sich; die des Gastgebers: { $differences }. Beide brauchen dieselbe Datei: beim Beginn einer Partie die des anderen Spielers öffnen oder estafette join --scenario DATEI CODE verwenden
play-error-watch-unwanted = der Spieler möchte nicht, dass du zuschaust
play-error-watch-full = diese Partie hat so viele Zuschauer wie erlaubt; später noch einmal versuchen
play-error-watch-differs = deine Kopie dieser Partie weicht von der Partie ab, die hier gespielt wird
play-error-watch-code = dieser Code passt nicht zu der Partie; nach dem neuesten fragen
play-error-watch-version = das Programm des Spielers spricht Protokoll { $here }, deines { $there }
play-error-watch-much = der Zuschauer hat zu viele Nachrichten gesendet
play-error-watch-words = ein Zuschauer darf nur seinen Namen nennen und sagen, wie viel er schon hat
play-error-watch-left = der Zuschauer ist gegangen
play-error-watch-slow = die Verbindung des Zuschauers ist zu langsam
play-error-not-shown = diese Partie wird nicht gezeigt
play-error-none-shown = hier wird noch keine Partie gezeigt
play-error-no-longer-shown = der Spieler zeigt die Partie nicht mehr
play-error-next-match = die Partie ist zu Ende, und die Spieler beginnen eine neue
play-error-unknown-message = das Programm des Spielers hat eine unbekannte Nachricht gesendet
play-error-unexpected-message = eine unerwartete Nachricht ist eingetroffen
play-error-shows-no-match = das Programm des Spielers zeigt keine Partie
play-error-entries-missing = es fehlen Einträge
play-error-shown-forked = es wurden zwei verschiedene Einträge mit der Nummer { $seq } gezeigt; der Aufzeichnung ist nicht zu trauen
play-error-shown-other = die gezeigte Partie ist nicht die gespielte: Eintrag { $seq }, im Namen von { $by }: { $fault }
play-error-no-tournament = hier findet kein Turnier statt
play-error-desk-closed = die Turnierleitung ist vorerst geschlossen
play-error-desk-much = zu viele Nachrichten für die Turnierleitung

## Ebenso: Dateien und Ordner eines Spielers

play-error-missing = es gibt keine Datei { $path }
play-error-exists = { $path } ist schon da und wird nicht ersetzt; zuerst woandershin verschieben
play-error-not-ordinary = { $path } ist keine gewöhnliche Datei
play-error-open-to-others = { $path } enthält ein Geheimnis, aber andere Benutzer dieses Computers können es lesen oder ändern; hat das niemand getan, `chmod 600 { $again }` ausführen, sonst die Datei löschen und neu beginnen
play-error-too-long = { $path } ist länger, als diese Datei sein darf
play-error-identity = { $path } ist beschädigt oder keine Identität; aus einer Sicherung wiederherstellen oder woandershin verschieben, um als neuer Spieler zu beginnen
play-error-known = Zeile { $line } von { $path } ist kein Spieler (Schlüssel, Tag oder -, Name); die Zeile berichtigen oder entfernen oder die Datei woandershin verschieben, um ohne bekannte Spieler zu beginnen
play-error-no-home = dieses System nennt keinen persönlichen Ordner; { $variable } auf einen Ordner für Estafette setzen
play-error-no-random = das Betriebssystem liefert keine Zufallszahlen, also lässt sich kein Geheimnis erzeugen; den Computer neu starten
play-error-no-secrets = die Datei enthält keine Geheimnisse einer Partie; ohne sie kann diese Seite nicht fortsetzen
play-error-transfer = das ist keine Umzugsdatei, oder sie ist unvollständig
play-error-transfer-large = eine Umzugsdatei darf höchstens { $most } MB enthalten
play-error-transfer-key = der Schlüssel darin ist nicht lesbar
play-error-not-a-file = das ist keine Datei
play-error-not-notes = das ist keine Datei mit Notizen zu einer Partie
play-error-in-use = ein anderes Programm spielt diese Partie
play-error-elsewhere = du hast diese Partie zuletzt auf einem anderen Computer gespielt. Wer sie auf beiden spielt, signiert womöglich zwei verschiedene Züge für denselben Spielzug, und das gilt als Beweis gegen ihn. Wenn du sie dort nicht mehr spielst:  estafette matches --take-over DATEI
play-error-nothing-written = es gibt noch keine Partie zu speichern
play-error-write-failed = ein früheres Speichern ist fehlgeschlagen; die Partie von dem Stand auf der Platte aus fortsetzen
play-error-relay-address = ein Relais wird als  https://relay.example.org  oder mit seiner Adresse angegeben
play-error-relay-open = ein Relais muss https verwenden
play-error-relay-port = ein Port ist eine Zahl von { $least } bis { $most }
play-error-relay-key = der Schlüssel eines Relais besteht aus { $digits } Ziffern und Buchstaben von a bis f
play-error-relay-word = „{ $word }“ ist keine Option eines Relais; udp=PORT oder key=SCHLÜSSEL verwenden
play-error-relay-line = Zeile { $line }: { $why }
play-error-relay-many = höchstens { $most } Relais sind erlaubt
play-error-relay-long = { $path } ist zu lang für eine Liste von Relais

## Was der Router getan hat, und der Weg einer Partie

play-error-and-why = { $what }: { $why }
play-router-opened = Der Router hat den UDP-Port { $port } geöffnet ({ $method }): Freunde erreichen dich unter { $external }.
play-router-own =
    { $reach ->
        [provider] Der Router hat den UDP-Port { $port } geöffnet ({ $method }), aber seine eigene Adresse { $own } teilt der Anbieter vielen Kunden gemeinsam zu.
        [private] Der Router hat den UDP-Port { $port } geöffnet ({ $method }), aber seine eigene Adresse { $own } ist privat: Vor ihm steht noch ein Router.
       *[outside] Der Router hat den UDP-Port { $port } geöffnet ({ $method }), aber seine eigene Adresse { $own } ist von außen nicht erreichbar.
    }
play-router-invite =
    { $six ->
        [yes] Freunde draußen erreichen dich dort nicht: Lass deinen Freund einladen; ein Freund mit IPv6 erreicht dich vielleicht auch so.
       *[no] Freunde draußen erreichen dich dort nicht: Lass deinen Freund einladen.
    }
play-router-public = Dieser Computer hat die öffentliche Adresse { $ip }, also muss kein Router einen Port öffnen.
play-router-firewall = Erreicht dich ein Freund nicht, den UDP-Port { $port } in der Firewall freigeben.
play-router-closed = Der Router hat keinen Port automatisch geöffnet (versucht: UPnP, NAT-PMP und PCP).
play-router-not-asked = Der Router wurde nicht gebeten, einen Port zu öffnen.
play-router-forward =
    { $six ->
        [yes] Den UDP-Port { $port } in den Einstellungen des Routers an { $machine } weiterleiten oder den Freund einladen lassen; ein Freund mit IPv6 erreicht dich vielleicht auch so.
       *[no] Den UDP-Port { $port } in den Einstellungen des Routers an { $machine } weiterleiten oder den Freund einladen lassen.
    }
play-router-this-computer = diesen Computer
play-router-this-computer-at = diesen Computer ({ $local })
play-router-offline = Dieser Computer ist mit keinem Netzwerk verbunden.
play-router-connect = Ihn verbinden und es noch einmal versuchen.
play-route-direct = direkt
play-route-relay = über das Relais { $relay }

## Partien auf diesem Computer

play-match-not-yours = die Partie zu diesem Code ist nicht bei deinen Partien in { $folder }
play-match-of-others = { $file }: Das ist eine Partie anderer Spieler
play-match-no-record = { $file }: Das ist nicht die Aufzeichnung einer Partie
play-match-over = diese Partie ist zu Ende; estafette verify zeigt, wie sie ausging
play-match-unsigned = der Gegner hat diese Partie nie signiert; eine neue beginnen
play-match-not-here = der andere Spieler dieser Partie ist nicht auf diesem Computer
play-match-disk = { $error }. Die Partie konnte nicht gespeichert werden; Platz auf der Platte schaffen oder die Rechte des Ordners prüfen
play-match-interrupted = die Partie wurde unterbrochen
play-bot-silent = der Bot hat keine Antwort; die Partie ist gespeichert, und deine letzte Aktion lässt sich zurücknehmen
play-bot-stopped = der Bot hat angehalten
play-bot-refused = die Antwort des Bots wurde abgelehnt: { $why }
play-trash-refused = { $file } lässt sich nicht in den Papierkorb verschieben
play-battle-not-here = diese Schlacht ist nicht eingebaut; ihre Datei mit --scenario angeben
play-no-entry = es gibt keinen Eintrag { $entry }; der letzte ist { $last }
play-no-answer = { $side }: keine erlaubte Antwort
