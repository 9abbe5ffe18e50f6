# Meldungen zu Partien: Einstellungen, Neues vom Tisch, Verbindungen. Siehe docs/TRANSLATING.md.

## Zeiten

play-none = keine
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
play-short-seconds = { $seconds } s
play-short-minutes = { $minutes } min
play-short-hours = { $hours } h

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

## Neues vom Tisch

play-begun = { $us } gegen { $them }: { $title }. Partiedatei: { $file }.
play-connected = Verbunden; Fingerabdruck des Gegners: { $fingerprint }.
play-connected-at = Verbunden mit { $address }; Fingerabdruck des Gegners: { $fingerprint }.
play-knocked = Angeklopft; Fingerabdruck des Gegners: { $fingerprint }.
play-knocked-at = Angeklopft bei { $address }; Fingerabdruck des Gegners: { $fingerprint }.
play-lost = Die Verbindung ist abgebrochen ({ $why }). Neuer Versuch …
play-no-connection = Keine Verbindung ({ $why }). Neuer Versuch …
play-guest-left = Der Gast ({ $fingerprint }) ging, bevor er eingelassen wurde.
play-saved = Gespeichert: { $file }.
play-way-direct = Direkte Verbindung gefunden: Die Partie nutzt sie jetzt ({ $took } ms hin und zurück).
play-way-relay = Die Partie läuft verschlüsselt über ein Relais ({ $route }, { $took } ms hin und zurück): Das Relais sieht weder Züge noch Würfel. Eine direkte Verbindung wird weiter gesucht.
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
        [first] Die Uhren weichen ab: Der erste Spieler gibt { $claimed } ms für den letzten Zug an, das andere Programm maß { $measured } ms. Die längere Zeit gilt. Alle Abweichungen zusammen: { $sum } s; über { $most } s ist eine Einigung über die Uhren nötig.
       *[second] Die Uhren weichen ab: Der zweite Spieler gibt { $claimed } ms für den letzten Zug an, das andere Programm maß { $measured } ms. Die längere Zeit gilt. Alle Abweichungen zusammen: { $sum } s; über { $most } s ist eine Einigung über die Uhren nötig.
    }
play-clocks-differ = Die Uhren weichen zu sehr ab. Nach einer Einigung über die Uhren wird die Abweichung gutgeschrieben.
play-overcharged = Der Gegner behauptet, dein letzter Zug habe { $measured } s gedauert. Nach der Uhr dieses Computers waren es höchstens { $most } s; mehr wird hier nicht angerechnet.
play-flag-fell = Der Gegner hat { $measured } s verbraucht, wie hier gemessen. Die Aufzeichnung hält diese Angabe fest; sie beweist sie nicht.
play-flag-claimed = Der Gegner behauptet, du hättest { $measured } s verbraucht. Die Aufzeichnung beweist es nicht.
play-admitted = Der Verfasser von Eintrag { $seq } räumt ein, dass dessen Hash falsch war. Die Partie geht von der nachgerechneten Stellung weiter; kein Würfel wird erneut geworfen.
play-older-copy = Diese Kopie der Partie ist älter als das, was du darin signiert hast: Sie hat { $has } Einträge, signiert ist bis Eintrag { $signed }. Hier lässt sich nichts signieren, bis das Programm des Gegners den Rest geschickt hat.
play-stopped-by-other = Das Programm des Gegners hält an ({ $name }): { $text }
play-differs-right = Die beiden Computer weichen bei Eintrag { $seq } voneinander ab. Nach der Aufzeichnung hat dieser Computer recht; hier ändert sich nichts.
play-differs-wrong = Die beiden Computer weichen bei Eintrag { $seq } voneinander ab. Nach der Aufzeichnung lag dieser Computer falsch und hat sich berichtigt.
play-differs-sections = Abweichungen: { $sections }.
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
play-shown-file = Die Partiedatei, so weit du zugeschaut hast: { $file }.
play-shown-nothing = von der Partie kam nichts an
play-shown-lost = die Verbindung zum Zuschauen ist abgebrochen
play-shows-delayed = { $name } zeigt dir die Partie mit mindestens { $delay } Sekunden Verzögerung.
play-shown-wrong = Eintrag { $seq }: Der signierte Zustand folgt nicht aus der Aufzeichnung.
play-not-a-watch-code = dieser Code ist zum Spielen, nicht zum Zuschauen; eingeben:  estafette join { $code } --bot
play-no-watch-code = das ist kein Zuschauercode
play-a-watch-code = dieser Code ist zum Zuschauen; eingeben:  estafette watch { $code }
play-friend-uses-relay = { $error }. Der Freund nutzt ein Relais, deine Liste hat keines: ihn nach der Zeile fragen und sie hinzufügen (Einstellungen, oder  estafette relays --add)

## „Können wir spielen?“

play-check-title = Estafette { $version }: Können wir spielen?
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
play-check-answer-friend = Ja, ihr könnt spielen: Der Freund antwortet (Verbindung: { $route }, { $rtt } ms hin und zurück).
play-check-answer-silent = Noch nicht: Der Freund antwortet nicht. Prüfen, ob sein Programm mit diesem Code wartet.
play-check-friend-answers = antwortet nach { $took } ms, { $route }, { $rtt } ms hin und zurück
play-check-no-relays = keines in deiner Liste
play-check-blocks = sperrt UDP
play-check-symmetric = zeigt jeder Gegenstelle einen anderen Port (symmetrisch)
play-check-cone = zeigt allen Gegenstellen denselben Port (Cone)
play-check-udp = lässt UDP durch; ein zweites Relais würde mehr zeigen
play-check-seen-at = { $kind }; sichtbar unter { $addresses }
play-check-relay-answers = { $name } antwortet in { $took } ms
play-check-relay-silent = { $name } antwortet nicht

## Codes

play-code-foreign = das ist kein Estafette-Code; ein Code beginnt mit i, r oder w und ist eine Folge von 44 bis 100 Buchstaben, Ziffern, - und _
play-code-newer = dieser Code stammt von einer neueren Version von Estafette; die eigene aktualisieren oder den Gastgeber bitten, deine zu verwenden
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
play-lobby-unsigned = der Gastgeber hat den Kopf nicht signiert
play-lobby-codes-only = dieser Gastgeber nimmt nur Einladungscodes an
play-lobby-watch-mismatch = es wird eine andere Partie gezeigt als zugesagt
play-lobby-watch-other = der Spieler spielt jetzt eine andere Partie; nach deren Code fragen
play-lobby-watch-not-playing = der Spieler, der diese Partie zeigt, spielt nicht mit
play-lobby-watch-not-allowed = die Spieler dieser Partie haben keine Zuschauer zugelassen

## Partien auf diesem Computer

play-match-not-yours = die Partie dieses Codes ist nicht unter deinen in { $folder }
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
play-no-answer = { $side }: keine zulässige Antwort
