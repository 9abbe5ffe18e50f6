# Meldungen des Fensters. Siehe docs/TRANSLATING.md.

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
window-table-skip-hint = Springt bis zur nächsten eigenen Entscheidung.
window-table-result-shown = Das Ergebnis ist schon zu sehen.
window-table-point-first = Auf die Karte klicken oder unten wählen, dann hier bestätigen.
window-table-clear-hint = Hebt die Auswahl auf.
window-table-nothing-selected = Nichts ist ausgewählt.
window-table-must-choose = Eine Wahl ist nötig.
window-table-no-units-left = Keine Einheit mehr übrig.
window-table-undo-hint = Macht die letzte eigene Aktion rückgängig.
window-table-take-back-hint = Nimmt die letzte eigene Aktion zurück, auch nach einem Würfelwurf. Die Aufzeichnung zeigt es.
window-table-fold = Leiste einklappen
window-table-fold-hint = Klappt diese Leiste ein
window-table-unfold = Leiste zeigen
window-table-unfold-hint = Zeigt die Leiste
window-table-word-waits =
    { $count ->
        [one] { $word }: das leuchtende Feld anklicken oder Abwählen drücken.
       *[other] { $word }: eines der { $count } leuchtenden Felder anklicken oder Abwählen drücken.
    }
window-table-label-next = { $label }. Danach: { $next }.
window-table-doubt-next = { $doubt } Danach: { $next }.
window-table-side-to-choose = Entscheidung: { $side }
window-table-phase = Spielzug { $turn }, { $side }, { $phase }
window-table-setting-up = Die Partie wird aufgebaut …
window-table-playing-back = Die Ereignisse laufen ab. Leertaste: weiter. Esc: vorspulen.
window-table-paused = Die Partie ruht.
window-table-player-to-choose = Entscheidung: { $name }.
window-table-nothing-to-decide = Jetzt ist nichts zu entscheiden.
window-table-cannot-continue = Die Partie kann hier nicht weitergehen.
window-table-disputed = Das Spiel steht, bis beide Rechner wieder übereinstimmen.
window-table-thinking = { $name } denkt nach. { $question }
window-table-waiting = Warten auf { $name }. { $question }
window-table-how-it-adds-up = So setzt es sich zusammen
window-table-not-your-turn = Du bist nicht am Zug.
window-table-esc-to-now = Eine Phase wird noch einmal gezeigt. Esc führt zur Gegenwart zurück.
window-table-saved-early = Gespeichert. Es wird gesendet, sobald der Gegner geantwortet hat.
window-table-nothing-to-play-back = Der Gegner hat noch nichts getan, was sich zeigen ließe.
window-table-taken-back = Zurückgenommen. Durchgestrichene Zeilen zählen nicht mehr.
window-table-nothing-to-undo = Nichts rückgängig zu machen. Ein Würfelwurf, eine neue Phase oder eine Entscheidung des Gegners beendet, was sich rückgängig machen lässt.
window-table-nothing-to-undo-used = Nichts rückgängig zu machen: Alle vereinbarten Rücknahmen sind verbraucht.
window-table-nothing-to-undo-because =
    { $why ->
        [die] Nichts rückgängig zu machen: Seit der letzten eigenen Aktion wurde gewürfelt.
        [phase] Nichts rückgängig zu machen: Eine neue Phase hat begonnen, und darin ist noch nichts geschehen.
        [all] Nichts rückgängig zu machen: Mehr lässt sich nicht rückgängig machen.
       *[none] Nichts rückgängig zu machen: Es gibt noch keine eigene Aktion.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Nichts rückgängig zu machen: Seit der letzten eigenen Aktion wurde gewürfelt, und alle vereinbarten Rücknahmen sind verbraucht.
        [phase] Nichts rückgängig zu machen: Eine neue Phase hat begonnen, darin ist noch nichts geschehen, und alle vereinbarten Rücknahmen sind verbraucht.
        [all] Nichts rückgängig zu machen: Mehr lässt sich nicht rückgängig machen, und alle vereinbarten Rücknahmen sind verbraucht.
       *[none] Nichts rückgängig zu machen: Es gibt noch keine eigene Aktion, und alle vereinbarten Rücknahmen sind verbraucht.
    }

## Am Tisch: Anfragen zwischen den Spielern

window-table-asks = { $name } bittet um: { $matter }.
window-table-you-ask = Eigene Anfrage: { $matter }.
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
window-table-request-ends = Die Anfrage endet mit einer Antwort, mit dem nächsten eigenen Zug oder mit einer anderen Anfrage.
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
window-table-close-ending = Zeigt die Karte. Die Leiste daneben führt hierher zurück.
window-table-share = Teilen
window-table-busy-file = Eine andere Datei entsteht gerade.
window-table-choose-place = Speicherort wählen.
window-table-beside-file = neben die Partiedatei
window-table-kind-beside-file = { $kind }, neben die Partiedatei
window-table-rematch = Revanche mit vertauschten Seiten
window-table-rematch-hint = Dieselbe Schlacht. Eigene Seite: { $side }.
window-table-getting-ready = Beide Spieler machen sich bereit.
window-table-agree-and-play = Annehmen und spielen
window-table-rematch-offered = Revanche angeboten. Warten auf { $name }.
window-table-offer-rematch = Revanche mit vertauschten Seiten anbieten
window-table-needs-invitation = { $name } ist nicht verbunden: Eine neue Partie braucht eine Einladung.

## Am Tisch: Leisten, Kopf und Fächer

window-table-leave = Verlassen
window-table-leave-saved = Zurück zum Anfang. Die Partie ist gespeichert; Fortsetzen öffnet sie wieder.
window-table-leave-practice = Das ist eine Übung und wird nicht gespeichert.
window-table-settings = Einstellungen
window-table-charts = Tabellen
window-table-charts-hint = Ergebnistabelle, Gelände, Truppen und Verstärkungen (C)
window-table-you-watch = Zuschauer
window-table-both-sides = Beide Seiten
window-table-you-play-both = Du spielst beide Seiten
window-table-you-are = Eigene Seite: { $side }
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
window-table-whole-map = Ganze Karte
window-table-whole-map-hint = Zeigt die ganze Karte
window-table-rotate = Drehen
window-table-rotate-hint = Dreht die Karte um
window-table-measure = Messen
window-table-measure-hint = Entfernung und Schusslinie von der gewählten Einheit oder dem Feld
window-table-play-back = Noch einmal
window-table-play-back-hint = Zeigt die letzte Phase des Gegners noch einmal
window-table-find = Suchen
window-table-find-hint = Findet eine Einheit nach ihrem Namen
window-table-keys = Tasten
window-table-keys-hint = Zeigt alle Tasten
window-table-point = Zeigen
window-table-point-hint = Zeigt dem Gegner ein Feld: es danach anklicken
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
window-table-key-arrows-does = Bewegen den Cursor, mit Umschalt die Karte.
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
window-table-read-about-it = Klicken, um in der Spielanleitung darüber zu lesen.
window-table-no-options = Geltende Optionen: keine.
window-table-options = Geltende Optionen: { $options }.

## Am Tisch: Tipps

window-table-hint = Tipp
window-table-hint-hint = { $label }: was der Bot täte. Es ist nur ein Vorschlag.
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
        [random] Der Zufallsspieler täte dies:
        [recruit] Der Rekrut täte dies:
        [captain] Der Hauptmann täte dies:
        [marshal] Der Marschall täte dies:
       *[bot] Der Bot täte dies:
    }
window-table-hint-invisible = Nichts Sichtbares.
window-table-hint-stop = Anhalten
window-table-hint-play = Ausführen

## Am Tisch: der Vorhang zweier Spieler an einem Rechner

window-table-curtain-ready = Ich bin bereit
window-table-curtain-hand-over = Übergabe an { SIDE($side, form: "noun") }
window-table-curtain-handed = Bisher am Platz: { $side }. { $secret }
window-table-curtain-seat = Nun am Platz: { $side }
window-table-curtain-secret = Die nächste Ansicht ist geheim und nur für diese Seite: { $side }.

## Am Tisch: Verbindung, Uhren, Störungen

window-table-connected = Verbunden mit { $name }.
window-table-connected-directly = Direkt verbunden mit { $name }, { $ms } ms hin und zurück.
window-table-connected-relay = Verbunden mit { $name } über das Relais { $relay }, { $ms } ms hin und zurück.
window-table-watching-live = { $first } gegen { $second }, live.
window-table-watching-late = { $first } gegen { $second }, mindestens { $seconds } Sekunden später.
window-table-no-response = Seit einigen Sekunden keine Antwort von { $name }. Die Verbindung ist langsam, oder { $name } ist offline.
window-table-lost = { $name } ist nicht verbunden ({ $why }). Neuer Versuch läuft. Es geht weiter, sobald { $name } wieder da ist. Die Partie ist gespeichert und kann verlassen werden.
window-table-comparing = { $name } ist verbunden; beide Programme vergleichen ihre Aufzeichnungen.
window-table-closed = Diese Verbindung ist geschlossen.
window-table-looking-for = { $name } wird unter der letzten Adresse gesucht.
window-table-paused-clocks = Die Partie ruht: Die Uhren stehen, und jeder der beiden kann fortsetzen.
window-table-computers-disagree = Das Spiel steht: Die beiden Rechner stimmen nicht überein.
window-table-clocks-differ = Die Uhren der beiden Programme weichen um mehr als eine Minute ab. Das Spiel geht weiter. „Uhren angleichen“ im Menü Partie gibt den Unterschied zurück.
window-table-allowance-used = { $name } hat die erlaubte Zeit ohne Verbindung verbraucht; die Uhr läuft.
window-table-your-clock-stopped = Die eigene Uhr steht, solange { $name } offline ist; Weiterspielen ist möglich.
window-table-clock-stopped = Die Uhr von { $name } steht, höchstens { $time }.
window-table-bot-thinking = Der Bot denkt nach.
window-table-waiting-decision = Warten auf die Entscheidung von { $name }.
window-table-waiting-decision-since = Warten auf die Entscheidung von { $name }, seit { $time }.
window-table-waiting-program = Warten auf das Programm von { $name }: { $due }.
window-table-waiting-program-since = Warten auf das Programm von { $name }: { $due }, seit { $time }.
window-table-time-left = Restzeit von { $name }: { $left } von { $all }.
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } d { $hours } h
window-table-difference-title = Die beiden Rechner stimmen nicht überein
window-table-difference-yours = Laut { $name } hat der von dir signierte Eintrag { $entry } einen falschen Hash der Stellung.
window-table-difference-theirs = { $name } hat Eintrag { $entry } mit dem Hash einer Stellung signiert, zu der dieser Rechner nicht gekommen ist.
window-table-difference-we-wrong = Dieser Rechner hat die Partie von Anfang an nachgespielt: Er lag falsch und hat sich berichtigt.
window-table-difference-we-right = Dieser Rechner hat die Partie von Anfang an nachgespielt: Er hat recht, und das Programm von { $name } irrt. Ursache kann ein Speicherfehler oder eine andere Programmversion sein; es muss kein Betrug sein. Die signierten Einträge sind als Beleg gespeichert.
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
window-table-trouble-saved = Die Partie ist bis zum letzten Eintrag gespeichert. Fortsetzen auf der Startseite öffnet sie wieder.
window-table-match-file = Partiedatei:
window-table-copy-match-path = Pfad der Partiedatei kopieren
window-table-files-beside = Daneben gespeicherte Dateien:
window-table-to-start = Zurück zum Anfang

## Am Tisch: das Menü der Partie

window-table-exit-take-back-both = Letzten Zug zurücknehmen
window-table-exit-take-back = Meinen letzten Zug zurücknehmen
window-table-exit-rewind = Zurückspulen...
window-table-exit-pause = Pause
window-table-exit-clocks = Uhren angleichen
window-table-exit-change = Stellung ändern...
window-table-exit-result = Ergebnis vereinbaren...
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
window-table-means-close = { $name } hat seit mehr als { $time } nichts getan. Die Aufzeichnung enthält dann diese Behauptung; beweisen kann sie sie nicht.
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
window-table-change-now-hint = Beide Spieler sitzen an diesem Rechner: Es gilt sofort. Die Aufzeichnung zeigt es.
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
window-table-remove-spectator = Ausschließen
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
window-viewer-own-name = Eigener Name dafür
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
window-viewer-on-one-computer = { $battle }, an einem Rechner
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
window-viewer-what-if = Von hier aus weiterspielen
window-viewer-what-if-hint = Von dieser Stellung aus spielen, gegen den Bot oder beide Seiten selbst
window-viewer-close = Schließen
window-viewer-eyes-hint = Verborgenes zeigen: wie es damals alle sahen oder wie eine Seite es kannte.
window-viewer-seen-by = Gesehen von
window-viewer-everyone = allen
window-viewer-seen-by-everyone = Gesehen von allen
window-viewer-seen-by-side = Gesehen von { SIDE($side, form: "to") }
window-viewer-title = { $battle }: { $first } gegen { $second }
window-viewer-export = Exportieren
window-viewer-no-battle = Dieses Programm hat die Schlacht nicht und kann sie daher nicht zeichnen.
window-viewer-entry = Eintrag { $entry } von { $all }, signiert von { $name }.
window-viewer-to-choose = Entscheidung: { $name } ({ $side }).
window-viewer-next-roll = Danach: ein Würfelwurf.
window-viewer-nothing-changes = Auf der Karte ändert sich nichts.
window-viewer-more-in-log = Und { $count } mehr im Verlauf.
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
window-viewer-speed-hint = Wiedergabegeschwindigkeit (auf, ab)
window-viewer-timeline = Zeitleiste: Eintrag { $entry } von { $all }
window-viewer-timeline-in = Zeitleiste: Eintrag { $entry } von { $all }, { $phase }
window-viewer-phase = Spielzug { $turn }: { $side }, { $phase }
window-viewer-phase-night = Spielzug { $turn }, Nacht: { $side }, { $phase }
window-viewer-combat = Kampf in Spielzug { $turn }: { $side }, Angriff auf { $targets }
window-viewer-combat-odds = Kampf in Spielzug { $turn }: { $side }, Angriff auf { $targets }, { $attack } gegen { $defence }, Spalte { $odds }
window-viewer-combat-die =
    { $faces-count ->
        [one] Würfel { $faces }: { $result }, { $meaning }
       *[other] Würfel { $faces }: { $result }, { $meaning }
    }
window-viewer-combat-no-die = nicht gewürfelt
window-viewer-combat-strength = Stärkeverlust { $first } : { $second }
window-viewer-combat-increments = verlorene Stufen { $first } : { $second }
window-viewer-combat-undone = später zurückgenommen
window-viewer-note-at = Notiz bei Eintrag { $entry }: { $note }
window-viewer-decision = Entscheidung. { $told }
window-viewer-before-first-turn = Vor dem ersten Spielzug
window-viewer-entry-number = Eintrag { $entry }
window-viewer-not-used = Gibt es in dieser Schlacht nicht.
window-viewer-luck = Glück
window-viewer-luck-points = Was die Würfel jeder Seite gegenüber dem Durchschnitt gebracht oder gekostet haben, in Stärkepunkten
window-viewer-luck-increments = Was die Würfel jeder Seite gegenüber dem Durchschnitt gebracht oder gekostet haben, in Stufen
window-viewer-chances = Aussichten
window-viewer-press-review = Analyse rechts berechnet sie.
window-viewer-percent = { $percent } %
window-viewer-figure = { $name }: { $values }
window-viewer-working-out = Wer vorn lag, wird berechnet
window-viewer-no-rules = Regeln hier nicht vorhanden
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
        [one] Glück bei { $rolls } Wurf, in Stufen: { $sides }
       *[other] Glück bei { $rolls } Würfen, in Stufen: { $sides }
    }
window-viewer-note-hint = Eigene Notiz zu diesem Schritt
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
window-viewer-review-hint = Markiert die Entscheidungen und Würfe, die die Siegaussichten am meisten verändert haben, drei von jeder Seite, mit der Wahl des Bots
window-viewer-decisions = Entscheidungen
window-viewer-no-decisions = Keine Entscheidung hat die Siegaussichten um mehr als 1 % verändert.
window-viewer-show-before = Zeigt die Stellung davor
window-viewer-show-before-dice = Zeigt die Stellung vor dem Wurf
window-viewer-and-more = Und { $count } mehr.

## Partien ansehen: was geprüft wurde

window-viewer-verification-of = Prüfung: { $badge }
window-viewer-see-checked = Klicken, um zu sehen, was geprüft wurde.
window-viewer-verification = Prüfung
window-viewer-how-it-ended = Ausgang: { $ending }.
window-viewer-one-computer = Ein Rechner hatte beide Schlüssel: Über zwei Spieler beweist das nichts.
window-viewer-what-was-checked = Was geprüft wurde
window-viewer-good-entries = Gültige Einträge in der Datei: { $good } von { $all }.
window-viewer-what-is-wrong = Was nicht stimmt
window-viewer-agreements = Vereinbarungen und Behauptungen
window-viewer-show = Zeigen
window-viewer-show-entry = Eintrag { $entry } zeigen
window-viewer-whose-keys = Wessen Schlüssel
window-viewer-key-of = { $name }: { $words }
window-viewer-compare-words = Eine Aufzeichnung zeigt nicht, wer einen Schlüssel hatte: die sechs Wörter mit dem Gegner vergleichen. Uhrzeiten sind eigene Angaben der Spieler.

## Partien ansehen: von einer Stellung aus, und Dateien

window-viewer-no-branch = Von hier aus geht es nicht weiter: { $why }.
window-viewer-branch-bot = { $side } gegen den Bot
window-viewer-branch-bot-line = Der Bot nimmt die andere Seite
window-viewer-branch-both = Zu zweit an diesem Rechner
window-viewer-branch-both-line = Beide Seiten an diesem Rechner
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
        [report] Die Karten des Berichts werden gezeichnet, bisher { $size } KB …
        [film] Der Film entsteht, bisher { $size } KB …
        [text] Der Text wird geschrieben, bisher { $size } KB …
       *[record] Die Partiedatei wird kopiert, bisher { $size } KB …
    }
window-viewer-no-ffmpeg = Dazu ist ffmpeg nötig, das auf diesem Rechner fehlt. Ein GIF oder animiertes PNG braucht kein anderes Programm.
window-viewer-nothing-made = es ist nichts entstanden
window-viewer-saved-to = Gespeichert: { $path }
window-viewer-not-saved = Speichern fehlgeschlagen: { $why }
window-viewer-no-free-name = neben der Partiedatei ist kein Dateiname frei
window-viewer-choose-place = Speicherort wählen
window-viewer-no-place = kein Ort gewählt; neben der Partiedatei zu speichern ist auch möglich
window-viewer-not-renamed = die fertige Datei lässt sich nicht umbenennen
window-viewer-file-name = { $battle }, { $first } gegen { $second }, { $day }
window-viewer-no-pictures = Keine Bilder: Der Rechner, der diese Seite schrieb, konnte nicht zeichnen.

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
window-board-proof-why = Beide Spieler hatten ihre Kettenglieder vor der Partie durch eine Festlegung im Kopf der Aufzeichnung bestimmt. Wer zuerst öffnete, kannte das Glied des anderen nicht, und der andere konnte nur das schon festgelegte öffnen. Also konnte keiner den Wurf wählen.
window-board-proof-copy = Als Text kopieren

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
window-book-why-rule = Warum: Regel { $rule }
window-book-what-next = Was nun?
window-book-what-next-hint = Zeigt den Hinweis der ersten Partie wieder
window-book-first-game = Erste Partie
window-book-continue = Weiter
window-book-skip = Überspringen
window-book-skip-hint = Das kenne ich schon
window-book-read-more = Mehr lesen
window-book-close = Schließen
window-book-happened = Was geschah: { $happened }
window-book-card-of = { $card } von { $all }

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
