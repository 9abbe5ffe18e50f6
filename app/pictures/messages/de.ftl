# Meldungen der Bilder und Filme. Siehe docs/TRANSLATING.md.

## Filme

pictures-film-made = { $file }: { $frames } Bilder zu { $width }x{ $height }, { $size } KB, gezeichnet von { $adapter }
pictures-film-size = ein Film ist { $least } bis { $most } Pixel breit und hoch
pictures-film-time = ein Bild ist 0,02 bis 60 Sekunden zu sehen
pictures-film-no-battle = diese Schlacht lässt sich nicht zeichnen: Dieses Programm hat ihre Regeln nicht, oder sie ist nicht eingebaut; ihre Szenariodatei mit --scenario angeben
pictures-film-no-encoder = ein MP4-Film wird mit ffmpeg erzeugt, das dieser Computer nicht hat; ein GIF oder ein animiertes PNG braucht kein anderes Programm
pictures-film-no-start = { $program } startet nicht
pictures-film-no-film = der Encoder hat keinen Film erzeugt ({ $status })
pictures-film-lost = der Encoder hat abgebrochen, bevor der Film fertig war

## Berichte

pictures-report-foreign = Keine Bilder: Die Schlacht ist nicht eingebaut, und eine Aufzeichnung enthält ihre Zeichnung nicht.
pictures-report-elsewhere = Keine Bilder: Die Partie wurde hier nicht nachgespielt.

## Standbilder. Die Namen von Ebenen, Schemata und Teilen bleiben, wie sie sind.

pictures-shot-made = { $file }: { $width }x{ $height }, gezeichnet von { $adapter } ({ $backend })
pictures-shot-size = „{ $text }“ ist keine Größe wie 1920x1080
pictures-shot-overlay = es gibt keine Ebene „{ $name }“; es gibt { $names }
pictures-shot-unit = es gibt keine Einheit „{ $name }“
pictures-shot-theme = es gibt kein Schema „{ $name }“; es gibt { $names }
pictures-shot-hide = „{ $name }“ lässt sich nicht weglassen, nur counters, grid, numbers, names und margin
pictures-shot-light = es gibt kein Licht „{ $name }“; möglich sind day, dusk und night
pictures-shot-weather = es gibt kein Wetter „{ $name }“; möglich sind dry, rain und snow
pictures-shot-hex = { $hex } ist nicht auf der Karte
pictures-shot-zoom = ein Zoom ist eine Zahl von Pixeln über 0
