# Messages of pictures and films. See docs/TRANSLATING.md.

## Films

pictures-film-made = { $file }: { $frames } frames of { $width }x{ $height }, { $size } KB, drawn by { $adapter }
pictures-film-size = a film is { $least } to { $most } pixels wide and high
pictures-film-time = a frame is shown for 0.02 to 60 seconds
pictures-film-no-battle = could not draw this battle: this program does not have its rules, or it is not a built-in battle; give its scenario file with --scenario
pictures-film-no-encoder = MP4 films are made by ffmpeg, which is not on this computer; a GIF or an animated PNG needs no other program
pictures-film-no-start = { $program } does not start
pictures-film-no-film = the encoder made no film ({ $status })
pictures-film-lost = the encoder stopped before the film was finished

## Reports

pictures-report-foreign = No pictures: the battle is not a built-in one, and a record does not contain its drawing.
pictures-report-elsewhere = No pictures: the match was not replayed here.

## Stills. The names of overlays, themes and parts stay as they are.

pictures-shot-made = { $file }: { $width }x{ $height }, drawn by { $adapter } ({ $backend })
pictures-shot-size = "{ $text }" is not a size such as 1920x1080
pictures-shot-overlay = there is no overlay "{ $name }": there are { $names }
pictures-shot-unit = there is no unit "{ $name }"
pictures-shot-theme = there is no theme "{ $name }": there are { $names }
pictures-shot-hide = "{ $name }" cannot be hidden: counters, grid, numbers, names and margin can
pictures-shot-light = there is no light "{ $name }": it is day, dusk or night
pictures-shot-weather = there is no weather "{ $name }": it is dry, rain or snow
pictures-shot-hex = { $hex } is not on the map
pictures-shot-zoom = a zoom is a number of pixels above 0
