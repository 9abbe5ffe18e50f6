# Messages of pictures and films. See docs/TRANSLATING.md.

## Films

pictures-film-made = { $file }: { $frames } frames of { $width }x{ $height }, { $size } KB, drawn by { $adapter }
pictures-film-size = a film is { $least } to { $most } pixels wide and high
pictures-film-time = a frame is shown for 0.02 to 60 seconds
pictures-film-no-battle = there is no picture of this battle here: either its rules are not those of this program, or it is none of ours; give its scenario file with --scenario
pictures-film-no-encoder = an MP4 film is made by ffmpeg, which this machine has not; a GIF or an animated PNG needs nothing
pictures-film-no-start = { $program } does not start
pictures-film-no-film = the encoder made no film ({ $status })
pictures-film-lost = the encoder takes no more

## Reports

pictures-report-foreign = There are no pictures: the battle is none of ours, and a record does not carry its drawing.
pictures-report-elsewhere = There are no pictures: the match was not carried out here.

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
