# Messages des images et des films. Voir docs/TRANSLATING.md.

## Films

pictures-film-made = { $file } : { $frames } images de { $width }x{ $height }, { $size } ko, dessinées par { $adapter }
pictures-film-size = un film mesure de { $least } à { $most } pixels de large et de haut
pictures-film-time = une image est montrée pendant 0,02 à 60 secondes
pictures-film-no-battle = impossible de dessiner cette bataille : ce programme n’a pas ses règles, ou elle n’est pas intégrée ; donnez son fichier de scénario avec --scenario
pictures-film-no-encoder = un film MP4 est fait par ffmpeg, que cet ordinateur n’a pas ; un GIF ou un PNG animé n’exige aucun autre programme
pictures-film-no-start = { $program } ne démarre pas
pictures-film-no-film = l’encodeur n’a pas fait de film ({ $status })
pictures-film-lost = l’encodeur s’est arrêté avant la fin du film

## Rapports

pictures-report-foreign = Pas d’images : la bataille n’est pas intégrée, et un enregistrement ne contient pas son dessin.
pictures-report-elsewhere = Pas d’images : la partie n’a pas été rejouée ici.

## Images fixes. Les noms des calques, des thèmes et des éléments restent tels quels.

pictures-shot-made = { $file } : { $width }x{ $height }, dessiné par { $adapter } ({ $backend })
pictures-shot-size = « { $text } » n’est pas une taille comme 1920x1080
pictures-shot-overlay = il n’y a pas de calque « { $name } » ; il y a { $names }
pictures-shot-unit = il n’y a pas d’unité « { $name } »
pictures-shot-theme = il n’y a pas de thème « { $name } » ; il y a { $names }
pictures-shot-hide = « { $name } » ne peut pas être omis ; au choix : counters, grid, numbers, names et margin
pictures-shot-light = il n’y a pas de lumière « { $name } » ; au choix : day, dusk ou night
pictures-shot-weather = il n’y a pas de météo « { $name } » ; au choix : dry, rain ou snow
pictures-shot-hex = { $hex } n’est pas sur la carte
pictures-shot-zoom = un zoom est un nombre de pixels supérieur à 0
