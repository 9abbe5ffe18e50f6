# Meldungen, die alle Teile des Programms verwenden können. Siehe docs/TRANSLATING.md.

language-name = Deutsch

## Aufzählungen

language-list-and = { $before } und { $next }
language-list-or = { $before } oder { $next }
language-list-more = { $before }, { $next }
language-list-clauses = { $before }; { $next }

## Zahlen

language-decimal-sign = ,

## Seiten: noun ist Nominativ und Akkusativ, of der Genitiv, to der Dativ. Adjective steht vor einem weiblichen Wort im
## Nominativ ohne Artikel: „französische Phase“.

language-side-french = Franzosen
    .noun = die Franzosen
    .of = der Franzosen
    .to = den Franzosen
    .adjective = französische
language-side-allied = Alliierte
    .noun = die Alliierten
    .of = der Alliierten
    .to = den Alliierten
    .adjective = alliierte
language-side-allies = Alliierte
    .noun = die Alliierten
    .of = der Alliierten
    .to = den Alliierten
    .adjective = alliierte
language-side-coalition = Koalition
    .noun = die Koalition
    .of = der Koalition
    .to = der Koalition
    .adjective = Koalition
language-side-other = { $name }
    .noun = die Seite { $name }
    .of = der Seite { $name }
    .to = der Seite { $name }
    .adjective = { $name }

## Nationen

language-nation-french = Franzosen
language-nation-austrian = Österreicher
language-nation-russian = Russen
language-nation-prussian = Preußen
language-nation-rheinbund = Rheinbund

## Fragen

language-dice-rolling = Die Würfel rollen.
language-waiting = Warten auf { SIDE($side, form: "noun") }.
language-battle-over = Die Schlacht ist zu Ende.
language-undone = { $left }. { $again }
language-unnamed = Eine Schlacht aus der Datei eines anderen Spielers. Ihre Namen und Farben sind hier nicht bekannt.
language-about-file = Diese Schlacht kommt aus einer Datei. Ihr Verfasser weiß, wie sicher ihre Karte ist.
language-about =
    { $part ->
        [sure] Sicher
        [fair] Ziemlich sicher
       *[guessed] Vermutet
    }

## Spielzüge und Phasen

language-turns-left =
    { $left ->
        [0] Spielzug { $turn }: der letzte. Die Schlacht begann mit Spielzug { $first }.
        [one] Spielzug { $turn }: Danach folgt noch { $left } Spielzug. Die Schlacht begann mit Spielzug { $first }.
       *[other] Spielzug { $turn }: Danach folgen noch { $left } Spielzüge. Die Schlacht begann mit Spielzug { $first } und endet nach Spielzug { $last }.
    }
language-phase-of = { $side }: { $phase }
language-turn-and-phase = { $turn }: { $phase }

## Vorhersagen

language-ends = Am Ende: { $ends }.
language-ends-if = Am Ende, { $when }: { $ends }.
language-ends-of = { $head }: { $ends }.
language-ends-of-if = { $head }, { $when }: { $ends }.
language-end = { $end }, { $percent } %
language-end-rare = { $end }, unter 1 %
language-end-else = etwas anderes

## Werte, die sich ändern

language-figure-rises = { $name } steigt von { $from } auf { $to }.
language-figure-falls = { $name } sinkt von { $from } auf { $to }.
language-luck =
    { $rolls ->
        [one] Glück bei { $rolls } Wurf, in { $measure ->
            [increments] Stärkestufen
           *[points] Stärkepunkten
        }
       *[other] Glück bei { $rolls } Würfen, in { $measure ->
            [increments] Stärkestufen
           *[points] Stärkepunkten
        }
    }
language-luck-of = Glück: { $side } { $luck }
language-luck-note = Was die Würfel bewirkt haben, verglichen mit dem Durchschnitt ihrer Augen.
language-luck-means-points = Was die Würfel bewirkt haben, verglichen mit dem Durchschnitt aller Augen. Vernichtete Stärke zählt ganz, gebrochene halb, zurückgedrängte ein Viertel. Die des Feindes zählt für dich, deine gegen dich. Ein schlechter Angriff ist kein Pech: Er verschiebt nur den Durchschnitt. Das Glück der einen Seite ist das Pech der anderen.
language-luck-means-increments = Was die Würfel bei Feuer und Nahkämpfen bewirkt haben, verglichen mit dem Durchschnitt aller Würfe. Jede verlorene Stärkestufe zählt eins. Eine Einheit, die im Nahkampf in Unordnung gerät, zählt zwei; eine, die flieht oder sich ergibt, drei. Verluste des Feindes zählen für dich, deine gegen dich. Ein schlechter Angriff ist kein Pech: Er verschiebt nur den Durchschnitt. Das Glück der einen Seite ist das Pech der anderen.

## Bewegungspunkte

language-points =
    { $size ->
        [one] { $points } Punkt
       *[many] { $points } Punkte
    }

## Die Karte

language-facing = Front { $facing } in { $hex }
language-compass =
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
    }
language-in-zones = Kontrollzone: { $sides }
language-march =
    { $units-count ->
        [one] { $units } zieht nach { $hex }.
       *[other] { $units } ziehen nach { $hex }.
    }
language-marches =
    { $count ->
        [one] { $side }: { $count } Spielstein zieht.
       *[other] { $side }: { $count } Spielsteine ziehen.
    }
language-subtitle = { $first } gegen { $second }
language-subtitle-from = { $first } gegen { $second }, ab { $label }

## Ablehnungen, die jedes System kennt

language-refused-not-what-is-asked = Das steht hier nicht zur Wahl.
language-refused-several-could = Mehrere Einheiten können das: eine davon wählen.
language-refused-not-offered = Die Regeln erlauben es, aber es wird hier nicht angeboten.
language-refused-no-such-change = Das lässt sich nicht ändern.
language-refused-no-command = Dieses System kennt diesen Befehl nicht.

## Fehler in Sprachdateien, für Übersetzer

language-fault-syntax = Dieser Eintrag ist nicht lesbar. Eine Meldung hat die Form id = Text; weitere Zeilen sind eingerückt.
language-fault-empty = Diese Meldung hat keinen Text.
language-fault-twice = Diese Meldung kommt zweimal vor. Die erste gilt.
language-fault-long = Diese Meldung ist länger als { $most } Byte.
language-fault-deep = Klammern sind mehr als { $most } Ebenen tief geschachtelt.
language-fault-slots = Diese Meldung hat mehr als { $most } Platzhalter und Auswahlen.
language-fault-letter = Das Zeichen { $code } ist nicht erlaubt: Es ist unsichtbar oder ändert die Schreibrichtung.
language-fault-reference = Eine Meldung darf keine andere Meldung enthalten, ein Begriff keinen anderen Begriff.
language-fault-nested = Geschweifte Klammern stehen unmittelbar in geschweiften Klammern.
language-fault-selector = Eine Meldung kann nur nach einem Argument oder einer Eigenschaft eines Begriffs auswählen.
language-fault-side = Die einzige Funktion ist SIDE, mit einer Seite und einer ihrer Formen: label, noun, of, to, adjective.
language-fault-owner = { $id } gehört nicht hierher: In dieser Datei beginnen alle Namen mit { $owner }-.
language-fault-unknown = Im Englischen gibt es keine Meldung { $id }.
language-fault-argument = { $id } hat das Argument { $name }, das es im Englischen nicht gibt.
language-fault-left-out = In { $id } fehlt das Argument { $name }.
language-fault-term = { $id } verwendet den Begriff { $name }, den es nicht gibt.
language-fault-markup = { $id } enthält { $mark }, das im Englischen hier fehlt: Es könnte als Auszeichnung gelesen werden.
language-fault-code = Der Name dieses Ordners ist kein Sprachcode wie it oder pt-BR.
language-fault-catalogue = Kein Teil des Programms hat Meldungen dieses Namens.
language-fault-many = Dieser Ordner hat mehr als { $most } Einträge. Der Rest wird nicht gelesen.
language-fault-unread = Diese Datei lässt sich nicht lesen.
language-fault-large = Diese Datei ist zu groß: 1 MB je Datei, 16 MB für alle Sprachen zusammen.
language-fault-utf = Diese Datei ist kein UTF-8-Text.

## Die Zeile über dem Brett, Daten und der Rand der Karte

language-turn = Spielzug { $turn }
language-turn-of = Spielzug { $turn } von { $last }
# A battle that begins with a later turn of the printed track; $printed is the number there.
language-turn-of-part = Spielzug { $turn } von { $last } ({ $printed } auf der gedruckten Leiste)
language-turns = Spielzüge
language-date = { $day }. { $month }
language-dates = { $from }.-{ $to }. { $month }
language-month =
    { $number ->
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
       *[other] Dezember
    }
language-month-short =
    { $number ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[other] Dez.
    }
language-date-morning = Morgen
language-date-midday = Mittag
language-date-afternoon = Nachmittag
language-date-evening = Abend
language-date-night = Nacht
language-date-rain = Regen
language-date-snow = Schnee
language-map-bridge = Brücke
language-map-ditch = Graben
language-map-earthwork = Erdwerk
language-map-fence = Zaun
language-map-fort = Fort
language-map-garden = Garten
language-map-grove = Gehölz
language-map-gully = Schlucht
language-map-height = Höhe
language-map-lake = See
language-map-lake-ice = See, Eis
language-map-pond = Teich
language-map-river = Fluss
language-map-river-ice = Fluss, Eis
language-map-road = Straße
language-map-slope = Hang
language-map-stream = Bach
language-map-town = Stadt
language-map-track = Weg
language-map-village = Dorf
language-map-woods = Wald
language-map-hex = Feld
language-map-n = N
language-map-e = O
language-map-s = S
language-map-w = W

## Orte, deren Namen Wörter sind. Andere Namen bleiben, wie sie sind.

language-place-althof-pond = Althofer Teich
language-place-althof-wood = Althofer Wald
language-place-birch-wood = Birkenwald
language-place-church = Kirche
language-place-church-hill = Kirchberg
language-place-dippoldiswalde-heath = Dippoldiswalder Heide
language-place-drangsitten-height = Drangsitter Höhe
language-place-drangsitten-wood = Drangsitter Wald
language-place-dresden = Dresden
language-place-dresden-heath = Dresdner Heide
language-place-gothic-castle = Gotisches Schloss
language-place-gottleuba-brook = Gottleuba
language-place-grosser-garten = Großer Garten
language-place-guttau-ponds = Guttauer Teiche
language-place-kutschitten-height = Kutschitter Höhe
language-place-kutschitten-pond = Kutschitter Teich
language-place-kutschitten-wood = Kutschitter Wald
language-place-lampasch-forest = Lampascher Forst
language-place-lampasch-height = Lampascher Höhe
language-place-lunette-i = Lünette I
language-place-lunette-ii = Lünette II
language-place-lunette-iii = Lünette III
language-place-lunette-iv = Lünette IV
language-place-lunette-v = Lünette V
language-place-malschwitz-ponds = Malschwitzer Teiche
language-place-mill-pond = Mühlteich
language-place-northern-upland = Nördliche Anhöhe
language-place-pillnitz-heights = Pillnitzer Höhen
language-place-plauen-gorge = Plauenscher Grund
language-place-podlasia = Podlachien
language-place-preititz-ponds = Preititzer Teiche
language-place-r-cknitz-heights = Räcknitzhöhe
language-place-right-wing-ridge = Höhenzug am rechten Flügel
language-place-sausgarten-pond = Sausgartener Teich
language-place-saxon-switzerland = Sächsische Schweiz
language-place-schloss-and-br-hl-terrace = Schloss und Brühlsche Terrasse
language-place-schmoditten-height = Schmoditter Höhe
language-place-schmoditten-pond = Schmoditter Teich
language-place-schmoditten-wood = Schmoditter Wald
language-place-serpallen-pond = Serpaller Teich
language-place-serpallen-ridge = Serpaller Höhenzug
language-place-tenknitten-lake = Tenknitter See
language-place-tharandt-forest = Tharandter Wald
language-place-thorn-road = Straße nach Thorn
language-place-warsaw = Warschau
language-place-waschkeiten-lake = Waschkeiter See
language-place-weisseritz = Weißeritz
language-place-windmill = Windmühle
language-place-windmill-height = Windmühlenhöhe
language-place-wood-south-of-lampasch = Wald südlich von Lampasch
language-place-ziegelhof-plateau = Ziegelhofer Höhe

## Der Plan eines einfachen Bots, in wenigen Worten

language-manner-plain = dort kämpfen, wo das Kräfteverhältnis gut ist; die übrigen rücken vor
language-manner-bold = vorwärtsdrängen und auch bei gleichen Kräften kämpfen
language-manner-wary = in Deckung bleiben, bis das Kräfteverhältnis besser ist
language-manner-still = das Gelände halten, das wir haben

## Ein unbekannter Name auf der Befehlszeile

language-no-bot = einen Bot „{ $name }“ gibt es nicht; die Bots sind { $known }
language-no-battle = „{ $name }“ ist weder eine Schlacht noch eine Datei; eingebaut sind { $known }
language-no-rules = { $system }: Diese Regeln hat dieses Programm nicht
language-no-option = diese Schlacht hat keine optionale Regel „{ $name }“, nur { $known }
language-no-option-at-all = diese Schlacht hat keine optionale Regel „{ $name }“; sie hat gar keine

## Ein Kopf und was zu ihm gehört

language-headed = { $head }: { $text }
