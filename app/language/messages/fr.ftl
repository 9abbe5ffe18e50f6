# Messages communs à toutes les parties du programme. Voir docs/TRANSLATING.md.

language-name = Français

## Listes

language-list-and = { $before } et { $next }
language-list-or = { $before } ou { $next }
language-list-more = { $before }, { $next }
language-list-clauses = { $before } ; { $next }

## Nombres

language-decimal-sign = ,

## Camps. Adjective suit un nom féminin : « phase française ».

language-side-french = Français
    .noun = les Français
    .of = des Français
    .to = aux Français
    .adjective = française
language-side-allied = Alliés
    .noun = les Alliés
    .of = des Alliés
    .to = aux Alliés
    .adjective = alliée
language-side-allies = Alliés
    .noun = les Alliés
    .of = des Alliés
    .to = aux Alliés
    .adjective = alliée
language-side-coalition = Coalition
    .noun = la Coalition
    .of = de la Coalition
    .to = à la Coalition
    .adjective = de la Coalition
language-side-other = { $name }
    .noun = le camp { $name }
    .of = du camp { $name }
    .to = au camp { $name }
    .adjective = du camp { $name }

## Nations

language-nation-french = Français
language-nation-austrian = Autrichiens
language-nation-russian = Russes
language-nation-prussian = Prussiens
language-nation-rheinbund = Confédération du Rhin

## Questions

language-dice-rolling = Les dés roulent.
language-waiting = En attente : { $side }.
language-battle-over = La bataille est terminée.
language-undone = { $left }. { $again }
language-unnamed = Une bataille du fichier d’un autre joueur. Ses noms et ses couleurs ne sont pas connus ici.
language-about-file = Cette bataille vient d’un fichier. Seul son auteur sait quelle confiance accorder à sa carte.
language-about =
    { $part ->
        [sure] Sûr
        [fair] Assez sûr
       *[guessed] Supposé
    }

## Tours et phases

language-turns-left =
    { $left ->
        [0] Tour { $turn } : dernier tour. La bataille a commencé au tour { $first }.
        [one] Tour { $turn } : encore { $left } tour après celui-ci. La bataille a commencé au tour { $first }.
       *[other] Tour { $turn } : encore { $left } tours après celui-ci. La bataille a commencé au tour { $first } et se termine après le tour { $last }.
    }
language-phase-of = { $side } : { $phase }
language-turn-and-phase = { $turn } : { $phase }

## Prévisions

language-ends = Issues possibles : { $ends }.
language-ends-if = Issues possibles, { $when } : { $ends }.
language-ends-of = { $head } : { $ends }.
language-ends-of-if = { $head }, { $when } : { $ends }.
language-end = { $end }, { $percent } %
language-end-rare = { $end }, moins de 1 %
language-end-else = autre issue

## Valeurs qui changent

language-figure-rises = { $name } monte de { $from } à { $to }.
language-figure-falls = { $name } descend de { $from } à { $to }.
language-luck =
    { $rolls ->
        [one] Chance sur { $rolls } jet, en { $measure ->
            [increments] incréments
           *[points] points de force
        }
       *[other] Chance sur { $rolls } jets, en { $measure ->
            [increments] incréments
           *[points] points de force
        }
    }
language-luck-of = Chance : { $side } { $luck }
language-luck-note = Ce que les dés ont fait, comparé à la moyenne de leurs faces.
language-luck-means-points = Ce que les dés ont fait, comparé à la moyenne de toutes leurs faces. La force détruite compte entière, brisée pour moitié, repoussée pour un quart. Celle de l’ennemi compte pour vous, la vôtre contre vous. Une mauvaise attaque n’est pas de la malchance : elle déplace seulement la moyenne. La chance d’un camp est la malchance de l’autre.
language-luck-means-increments = Ce que les dés du tir et des mêlées ont fait, comparé à la moyenne de tous les jets. Chaque incrément perdu compte un. Une unité mise en désordre par une mêlée compte deux, une unité en déroute ou qui se rend trois. Les pertes de l’ennemi comptent pour vous, les vôtres contre vous. Une mauvaise attaque n’est pas de la malchance : elle déplace seulement la moyenne. La chance d’un camp est la malchance de l’autre.

## Points de mouvement

language-points =
    { $size ->
        [many] { $points } points
       *[other] { $points } point
    }

## La carte

language-facing = Face { $facing } en { $hex }
language-compass =
    { $facing ->
       *[n] N
        [nne] NNE
        [ene] ENE
        [e] E
        [ese] ESE
        [sse] SSE
        [s] S
        [ssw] SSO
        [wsw] OSO
        [w] O
        [wnw] ONO
        [nnw] NNO
    }
language-in-zones = zone de contrôle : { $sides }
language-march =
    { $units-count ->
        [one] { $units } se déplace en { $hex }.
       *[other] { $units } se déplacent en { $hex }.
    }
language-marches =
    { $count ->
        [one] { $side } : { $count } pion se déplace.
       *[other] { $side } : { $count } pions se déplacent.
    }
language-subtitle = { $first } contre { $second }
language-subtitle-from = { $first } contre { $second }, début : { $label }

## Refus communs à tous les systèmes

language-refused-not-what-is-asked = Ce choix n’est pas possible ici.
language-refused-several-could = Plusieurs unités peuvent le faire : choisissez-en une.
language-refused-not-offered = Les règles le permettent, mais ce n’est pas proposé ici.
language-refused-no-such-change = Cela ne peut pas être modifié.
language-refused-no-command = Ce système ne connaît pas cette commande.

## Erreurs dans les fichiers de langue, pour les traducteurs

language-fault-syntax = Cette entrée est illisible. Un message s’écrit id = texte ; les lignes suivantes sont en retrait.
language-fault-empty = Ce message n’a pas de texte.
language-fault-twice = Ce message figure deux fois. Le premier compte.
language-fault-long = Ce message dépasse { $most } octets.
language-fault-deep = Accolades et parenthèses sont imbriquées sur plus de { $most } niveaux.
language-fault-slots = Ce message a plus de { $most } champs et choix.
language-fault-letter = Le caractère { $code } n’est pas admis : il est invisible ou change le sens d’écriture.
language-fault-reference = Un message ne peut pas contenir un autre message, ni un terme un autre terme.
language-fault-nested = Des accolades se trouvent directement dans des accolades.
language-fault-selector = Un message ne peut choisir que d’après un argument ou une propriété d’un terme.
language-fault-side = La seule fonction est SIDE, avec un camp et une de ses formes : label, noun, of, to, adjective.
language-fault-owner = { $id } n’a pas sa place ici : dans ce fichier, les identifiants commencent par { $owner }-.
language-fault-unknown = L’anglais n’a pas de message { $id }.
language-fault-argument = { $id } a l’argument { $name }, que l’anglais n’a pas.
language-fault-left-out = { $id } omet l’argument { $name }.
language-fault-term = { $id } emploie le terme { $name }, qui n’existe pas.
language-fault-markup = { $id } contient { $mark }, absent de l’anglais : cela pourrait être lu comme du balisage.
language-fault-code = Le nom de ce dossier n’est pas un code de langue, comme it ou pt-BR.
language-fault-catalogue = Aucune partie du programme n’a de messages de ce nom.
language-fault-many = Ce dossier a plus de { $most } entrées. Le reste n’est pas lu.
language-fault-unread = Ce fichier ne peut pas être lu.
language-fault-large = Ce fichier est trop grand : 1 Mo par fichier, 16 Mo pour toutes les langues ensemble.
language-fault-utf = Ce fichier n’est pas du texte UTF-8.

## La ligne au-dessus du plateau, les dates et la marge de la carte

language-turn = Tour { $turn }
language-turn-of = Tour { $turn } sur { $last }
# A battle that begins with a later turn of the printed track; $printed is the number there.
language-turn-of-part = Tour { $turn } sur { $last } ({ $printed } sur la piste imprimée)
language-turns = Tours
language-date =
    { $day ->
        [1] 1er { $month }
       *[other] { $day } { $month }
    }
language-dates = { $from }-{ $to } { $month }
language-month =
    { $number ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
language-month-short =
    { $number ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juill.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[other] déc.
    }
language-date-morning = matin
language-date-midday = midi
language-date-afternoon = après-midi
language-date-evening = soir
language-date-night = nuit
language-date-rain = pluie
language-date-snow = neige
language-map-bridge = Pont
language-map-ditch = Fossé
language-map-earthwork = Levée de terre
language-map-fence = Clôture
language-map-fort = Fort
language-map-garden = Jardin
language-map-grove = Bosquet
language-map-gully = Ravin
language-map-height = Hauteur
language-map-lake = Lac
language-map-lake-ice = Lac gelé
language-map-pond = Étang
language-map-river = Rivière
language-map-river-ice = Rivière gelée
language-map-road = Route
language-map-slope = Pente
language-map-stream = Ruisseau
language-map-town = Ville
language-map-track = Chemin
language-map-village = Village
language-map-woods = Bois
language-map-hex = hexagone
language-map-n = N
language-map-e = E
language-map-s = S
language-map-w = O

## Lieux dont le nom est fait de mots. Les autres noms restent tels quels.

language-place-althof-pond = Étang d’Althof
language-place-althof-wood = Bois d’Althof
language-place-birch-wood = Bois des bouleaux
language-place-church = Église
language-place-church-hill = Colline de l’église
language-place-dippoldiswalde-heath = Lande de Dippoldiswalde
language-place-drangsitten-height = Hauteur de Drangsitten
language-place-drangsitten-wood = Bois de Drangsitten
language-place-dresden = Dresde
language-place-dresden-heath = Lande de Dresde
language-place-gothic-castle = Château gothique
language-place-gottleuba-brook = Ruisseau de Gottleuba
language-place-grosser-garten = Grosser Garten
language-place-guttau-ponds = Étangs de Guttau
language-place-kutschitten-height = Hauteur de Kutschitten
language-place-kutschitten-pond = Étang de Kutschitten
language-place-kutschitten-wood = Bois de Kutschitten
language-place-lampasch-forest = Forêt de Lampasch
language-place-lampasch-height = Hauteur de Lampasch
language-place-lunette-i = Lunette I
language-place-lunette-ii = Lunette II
language-place-lunette-iii = Lunette III
language-place-lunette-iv = Lunette IV
language-place-lunette-v = Lunette V
language-place-malschwitz-ponds = Étangs de Malschwitz
language-place-mill-pond = Étang du moulin
language-place-northern-upland = Plateau du nord
language-place-pillnitz-heights = Hauteurs de Pillnitz
language-place-plauen-gorge = Gorge de Plauen
language-place-podlasia = Podlachie
language-place-preititz-ponds = Étangs de Preititz
language-place-r-cknitz-heights = Hauteurs de Räcknitz
language-place-right-wing-ridge = Crête de l’aile droite
language-place-sausgarten-pond = Étang de Sausgarten
language-place-saxon-switzerland = Suisse saxonne
language-place-schloss-and-br-hl-terrace = Château et terrasse de Brühl
language-place-schmoditten-height = Hauteur de Schmoditten
language-place-schmoditten-pond = Étang de Schmoditten
language-place-schmoditten-wood = Bois de Schmoditten
language-place-serpallen-pond = Étang de Serpallen
language-place-serpallen-ridge = Crête de Serpallen
language-place-tenknitten-lake = Lac de Tenknitten
language-place-tharandt-forest = Forêt de Tharandt
language-place-thorn-road = Route de Thorn
language-place-warsaw = Varsovie
language-place-waschkeiten-lake = Lac de Waschkeiten
language-place-weisseritz = Weisseritz
language-place-windmill = Moulin à vent
language-place-windmill-height = Hauteur du moulin
language-place-wood-south-of-lampasch = Bois au sud de Lampasch
language-place-ziegelhof-plateau = Plateau du Ziegelhof

## Le plan d’un bot simple, en quelques mots

language-manner-plain = combattre là où le rapport est bon ; les autres avancent
language-manner-bold = pousser en avant, et combattre même à forces égales
language-manner-wary = rester à l’abri jusqu’à ce que le rapport soit meilleur
language-manner-still = tenir le terrain que nous avons

## Un nom inconnu sur la ligne de commande

language-no-bot = il n’y a pas de bot « { $name } » ; les bots sont : { $known }
language-no-battle = « { $name } » n’est ni une bataille ni un fichier ; les batailles du programme sont : { $known }
language-no-rules = { $system } : ce programme n’a pas ces règles
language-no-option = cette bataille n’a pas de règle facultative « { $name } » ; elle a : { $known }
language-no-option-at-all = cette bataille n’a pas de règle facultative « { $name } » ; elle n’en a aucune

## Un intitulé et ce qui s’y rapporte

language-headed = { $head } : { $text }
