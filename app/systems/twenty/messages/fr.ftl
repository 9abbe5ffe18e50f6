# Messages de Dresden 20. Voir docs/TRANSLATING.md.

## Questions : le camp et ce qu’il doit faire

twenty-ask-advance = { $side } : progressez après combat, ou cliquez sur « Fin de la progression ».
twenty-ask-rally-by-card = { $side } : ralliez une unité en déroute, lancez le dé pour une unité brisée, ou cliquez sur « Aucun ralliement ».
twenty-ask-hold = { $side } : choisissez une unité ennemie à retenir.
twenty-ask-provoke = { $side } : faites avancer d’un hexagone une unité de cavalerie ennemie.
twenty-ask-declare = { $side } : déclarez tous les combats ; cliquez sur les attaquants, puis sur leurs cibles.
twenty-ask-fight = { $side } : choisissez le combat suivant.
twenty-ask-reserves = { $side } : l’ennemi vous attaque. Engagez des réserves pour un point de Moral, ou gardez-les.
twenty-ask-reserves-free = { $side } : l’ennemi vous attaque. Engagez des réserves sans frais, ou gardez-les.
twenty-ask-exchange = { $side } : choisissez les unités à briser.
twenty-ask-follow = { $side } : choisissez une unité pour suivre en { $hex }, ou cliquez sur « Ne pas suivre ».
twenty-ask-horses = { $side } : envoyez des chevaux supplémentaires pour le jour qui vient, ou cliquez sur « Pas encore ».
twenty-ask-move = { $side } : déplacez vos unités, puis terminez la phase.
twenty-ask-open = { $side } : les scellés sont en cours d’ouverture.
twenty-ask-rally = { $side } : payez un point de Moral pour chaque dé de ralliement à améliorer, ou cliquez sur « Lancer sans payer ».
twenty-ask-react = { $side } : votre cavalerie peut charger ou se désengager avant l’attaque ennemie.
twenty-ask-retreat = { $side } : faites retraiter { $units } d’un hexagone.
twenty-ask-seal = { $side } : placez chaque marqueur et chaque pièce, puis scellez le plan.
twenty-ask-change = Cliquez sur un corps, puis sur son nouvel hexagone ; cliquez sur une garnison ou une ligne pour la changer ; ou réglez le Moral.

## Boutons

twenty-no-more-advances = Fin de la progression
twenty-rally-unit = Rallier { $unit }
twenty-rally-none = Aucun ralliement
twenty-hold-unit = Retenir { $unit }
twenty-declare-none = Aucun combat
twenty-declare = { $count ->
        [one] Déclarer { $count } combat
       *[other] Déclarer { $count } combats
    }
twenty-fight = Combattre
twenty-reserves-commit = Engager les réserves
twenty-reserves-hold = Les garder
twenty-exchange = Les briser
twenty-follow-with = Suivre avec { $unit }
twenty-follow-none = Ne pas suivre
twenty-horses-send = Les envoyer
twenty-horses-not-yet = Pas encore
twenty-end-movement = Fin du mouvement
twenty-end-reaction = Fin de la réaction
twenty-undone-moves =
    { $count ->
        [one] { $count } corps n’a pas bougé
       *[other] { $count } corps n’ont pas bougé
    }
twenty-again-movement = Cliquez encore pour terminer le mouvement.
twenty-undone-reactions =
    { $count ->
        [one] { $count } corps de cavalerie peut encore réagir
       *[other] { $count } corps de cavalerie peuvent encore réagir
    }
twenty-again-reaction = Cliquez encore pour terminer la réaction.
twenty-undone-attacks =
    { $count ->
        [one] { $count } corps peut encore attaquer
       *[other] { $count } corps peuvent encore attaquer
    }
twenty-again-combat = Cliquez encore pour terminer le combat.
twenty-again-declaration = Cliquez encore pour terminer la déclaration.
twenty-charge = Charger
twenty-build = Jeter le pont
twenty-risk = { $dice ->
        [one] Tenter { $dice } dé de risque
       *[other] Tenter { $dice } dés de risque
    }
twenty-cannot-retreat = Retraite impossible : rupture
twenty-rally-roll = Lancer sans payer
twenty-rally-pay = Payer { $count } et lancer
twenty-seal = Sceller le plan
twenty-seal-doubt = Un plan scellé ne peut plus être modifié. Le sceller ?

## Choix sur la carte

twenty-offer-into = En { $hex }
twenty-offer-to = En { $hex }
twenty-offer-cost = En { $hex } pour { $cost }
twenty-offer-forced = En { $hex } pour { $cost }, marche forcée pour un point de Moral
twenty-offer-forced-free = En { $hex } pour { $cost }, marche forcée sans frais
twenty-offer-meissen = À Meissen, définitivement
twenty-offer-bridge = Pont vers { $hex }
twenty-offer-charge = Charger depuis { $hex }
twenty-offer-charge-here = Charger depuis son hexagone
twenty-offer-attack = Attaquer { $unit }
twenty-offer-towards = Vers { $hex }
twenty-offer-hazard = En { $hex }, { $dice ->
        [one] { $dice } dé de risque
       *[other] { $dice } dés de risque
    }
twenty-offer-garrison-back = La garnison tient de nouveau
twenty-offer-garrison-gone = La garnison est tombée
twenty-offer-line-closed = La ligne est fermée
twenty-offer-line-active = La ligne est active
twenty-one-of-these = L’une de ces unités :
twenty-retreat-line = Choisissez la ligne de communication vers laquelle elle retraite :
twenty-off-map = Hors de la carte :
twenty-rally-choose = Cliquez sur une unité pour payer son dé, amélioré alors de un :
twenty-horses-told = Une fois par partie : jusqu’à la nuit suivante, l’infanterie française ne perd pas de point de mouvement à cause de la pluie ou de la boue.

## Le plan scellé

twenty-plan-stack = { $area } : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces, la première au-dessus
    }.
twenty-plan-stack-turn = { $area }, à partir du tour { $turn } : { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces, la première au-dessus
    }.
twenty-plan-meissen = À Meissen :
twenty-plan-rest = Encore à placer :
twenty-plan-guard-first = La Garde d’abord, par la zone { $code }

## Prévisions

twenty-battle = { $attackers } contre { $defenders }
twenty-battle-differential = { $attackers } contre { $defenders }, { $differential }
twenty-battle-ends = { $battle }. { $ends }
twenty-end =
    { $end ->
        [you-break] rupture chez vous
        [they-break] rupture chez l’ennemi
        [you-rout] déroute chez vous
        [they-rout] déroute chez l’ennemi
        [you-withdraw] vous vous repliez
        [they-withdraw] l’ennemi se replie
        [exchange] échange de pertes
       *[nothing] sans effet
    }
twenty-end-breaks = rupture ({ $unit })
twenty-end-through = { $unit } passe
twenty-end-destroyed = destruction ({ $unit })
twenty-end-stays = pas de ralliement ({ $unit })
twenty-end-returns = { $unit } revient
twenty-end-name =
    { $end ->
       *[breaks] rupture
        [safe] passe
        [lost] perte
        [stays] reste
        [back] retour
    }
twenty-if-you-commit = si vous engagez des réserves
twenty-if-you-hold-back = si vous les gardez
twenty-hazard-note = Au dé de risque, de 1 à 3, l’unité est brisée.
twenty-differential = Différentiel
twenty-column = Colonne
twenty-rout-note = En cas de déroute, { $unit } retraite avec { $runs } faces sur 6.
twenty-a-stack = une pile
twenty-term-doubled = { $unit }, artillerie doublée
twenty-term-halved = { $unit }, en déroute
twenty-term-rain = { $unit }, pluie
twenty-term-charging = { $unit }, charge
twenty-term-elite = { $unit }, élite
twenty-term-fort = { $unit }, dans un fort
twenty-term-paid = { $unit }, dé payé
twenty-term-support = soutien ({ $unit })
twenty-term-attacker-reserves = réserves de l’attaquant
twenty-term-defender-reserves = réserves du défenseur
twenty-term-tries = essais précédents
twenty-term-ground = { $ground ->
       *[clear] terrain dégagé { $hex }
        [town] la ville { $hex }
        [woods] le bois { $hex }
        [rough] le terrain accidenté { $hex }
        [garden] le parc { $hex }
        [fort] les remparts { $hex }
        [superfort] la forteresse { $hex }
    }
twenty-term-water = { $water ->
       *[none] terrain dégagé devant { $hex }
        [stream] le ruisseau devant { $hex }
        [landgraben] le Landgraben devant { $hex }
        [bridge] le pont devant { $hex }
        [pontoon] le pont de bateaux devant { $hex }
    }
twenty-term-value = { $term } { $value }
twenty-terms = { $terms }.
twenty-battles = { $battles }
twenty-units = { $units }

## Noms des choses

twenty-dummy = leurre { $number }
twenty-garrison = garnison { $name } { $hex }
twenty-garrison-in = garnison de { $hex }
twenty-the-garrison-in = la garnison de { $hex }
twenty-card = carte { $number }
twenty-box-broken = { $side } : brisées
twenty-box-returning = { $side } : en retour
twenty-box-area = Zone { $code }
twenty-box-meissen = Meissen
twenty-box-in-force = Cartes en vigueur
twenty-box-cards = Cartes tirées
twenty-box-cards-left = Cartes tirées ; { $left } dans la pioche
twenty-box-morale = Moral de l’armée
twenty-box-weather = Météo
twenty-box-morale-now = Moral : { $first } { $allied }, { $second } { $french }
twenty-box-weather-now = Tour { $turn } : { $sky }
twenty-sky = { $weather }{ $trend ->
        [improving] , en amélioration
        [worsening] , en dégradation
       *[none] { "" }
    }
twenty-sky-mud = { $sky }, boue jusqu’au tour { $turn }
twenty-weather =
    { $weather ->
       *[clear] clair
        [cloudy] nuageux
        [showers] averses
        [downpour] pluie battante
    }
twenty-nation =
    { $nation ->
       *[french] français
        [russian] russes
        [prussian] prussiens
        [austrian] autrichiens
    }
twenty-card-title =
    { $card ->
        [weather] Changement de temps
        [cavalry] La cavalerie bien en main
        [colours] Ralliement aux drapeaux
        [reserves] Réserves fraîches
        [emperor] L’Empereur est là
        [monarchs] Trois monarques, trois plans
        [astray] Ordres égarés
        [marching] Rudes étapes
        [caissons] Caissons vides
        [blood] Sang chaud
        [news] Nouvelles des autres fronts
       *[waiting] Observer et attendre
    }
twenty-place-area = zone { $code } à partir du tour { $turn }
twenty-place-lines = retour à partir du tour { $turn }
twenty-place =
    { $place ->
        [awaited] en route
        [come-up] vient d’arriver
        [sealed] sous scellé
        [meissen] à Meissen
        [broken] parmi les unités brisées
        [lost] parmi les unités détruites
       *[out] hors de cette bataille
    }
twenty-result =
    { $result ->
        [ab] attaquants brisés
        [ar] attaquants en déroute
        [aw] repli des attaquants
       *[n] sans effet
        [dw] repli des défenseurs
        [dr] défenseurs en déroute
        [db] défenseurs brisés
        [ex] échange
    }

## Le journal

twenty-turn-opened = Tour { $turn }{ $night ->
        [yes] , nuit
       *[no] { "" }
    } : { $weather }.
twenty-phase-began = { $side } : { $phase }.
twenty-phase =
    { $phase ->
        [sealing] plan scellé
        [events] événements
        [arrivals] arrivées
        [movement] mouvement
        [reaction] réaction
        [combat] combat
        [night] nuit
       *[end] fin du tour
    }
twenty-plan-sealed = Le plan français est scellé ; hauteur des piles : { $heights }.
twenty-opened-marker = Marqueur ouvert : la pile de la zone { $code } arrive.
twenty-opened-unit = Scellé ouvert : { $unit }.
twenty-opened-dummy = Scellé ouvert : un leurre.
twenty-plan-broken = Le scellé ouvert ne peut appartenir à aucun plan valable.
twenty-card-drawn = { $side } : { $card } tirée, { $title }.
twenty-deck-restored = Les douze cartes sont de nouveau dans la pioche.
twenty-trend-improving = Le temps tend désormais à s’améliorer.
twenty-trend-worsening = Le temps tend désormais à se dégrader.
twenty-rallies = { $unit } se rallie.
twenty-rallies-none = { $side } : aucune unité ralliée.
twenty-nation-named = Dé { $face } : les corps { $nation } marchent un hexagone de moins.
twenty-held = { $unit } ne bouge pas : ses ordres se sont égarés.
twenty-provoked = { $unit } cède à la provocation et va en { $hex }.
twenty-news = { $side } : { $news ->
        [bad] mauvaises nouvelles
       *[none] pas de nouvelles
        [good] bonnes nouvelles
    } des autres fronts (dé { $face }).
twenty-weather-rolled = Dé météo { $face } : { $weather }{ $storm ->
        [yes] , après un orage
       *[no] { "" }
    }.
twenty-weather-rolled-mud = Dé météo { $face } : { $weather }{ $storm ->
        [yes] , après un orage
       *[no] { "" }
    } ; boue jusqu’au tour { $turn }.
twenty-mud-dried = La boue a séché.
twenty-late-corps = { $unit } { $comes ->
        [yes] vient d’arriver.
       *[no] n’est pas encore là.
    }
twenty-late-corps-die = Dé { $face } : { $unit } { $comes ->
        [yes] vient d’arriver.
       *[no] n’est pas encore là.
    }
twenty-arrivals-rolled = Arrivées : { $rolls }.
twenty-arrival-roll = zone { $code } (dé { $face } +{ $bonus }), { $pieces ->
        [one] { $pieces } pion
       *[other] { $pieces } pions
    }
twenty-due-area = { $unit } peut entrer par la zone { $code }.
twenty-due-lines = { $unit } peut revenir par une ligne de communication.
twenty-moved = { $unit } va en { $hex }.
twenty-moved-forced = { $unit } va en { $hex } à marche forcée.
twenty-entered = { $unit } entre et va en { $hex }.
twenty-entered-forced = { $unit } entre à marche forcée et va en { $hex }.
twenty-line-open = La ligne de communication en { $hex } est ouverte.
twenty-pontoon-built = { $unit } jette un pont sur l’Elbe, de { $from } à { $to }.
twenty-at-meissen = { $unit } est à Meissen.
twenty-charged = { $unit } charge { $target } depuis { $hex }.
twenty-disengaged = { $unit } se désengage vers { $hex }.
twenty-penetrated = { $unit } pénètre jusqu’en { $hex }.
twenty-followed = { $unit } suit en { $hex }.
twenty-followed-none = Aucune unité ne suit en { $hex }.
twenty-declared = { $side } : { $count ->
        [one] { $count } combat déclaré
       *[other] { $count } combats déclarés
    }.
twenty-battle-named = { $attackers } contre { $defenders }, différentiel { $differential }.
twenty-reserves-committed = { $side } : réserves engagées.
twenty-reserves-committed-free = { $side } : réserves engagées, sans frais.
twenty-guard-free = L’Empereur est là : la Vieille Garde attaque sans frais.
twenty-battle-rolled = Dé { $face } dans la colonne { $column } : { $name }, { $meaning }.
twenty-rout-rolled = Dés de déroute : { $dice }.
twenty-rout-die = { $unit } { $face }
twenty-stood = { $unit } tient bon.
twenty-garrison-stood = La { $garrison } tient bon.
twenty-garrison-beaten = La { $garrison } est éliminée : son hexagone est libre.
twenty-garrison-gone = La { $garrison } est détruite.
twenty-garrison-back = La { $garrison } revient.
twenty-retreated = { $unit } retraite en { $hex }.
twenty-hazard-rolled = Dés de risque pour { $unit } : { $faces }.
twenty-routed = { $unit } est en déroute.
twenty-recovers = { $unit } se reforme.
twenty-broke = Rupture : { $unit } en { $hex }.
twenty-advanced = { $unit } progresse en { $hex }.
twenty-morale-changed = Moral { SIDE($side, form: "of") } : de { $from } à { $to }.
twenty-morale-of = Moral { SIDE($side, form: "of") }
twenty-rally-paid = Meilleurs dés de ralliement payés pour : { $units }.
twenty-rally-rolled = Ralliement, { $unit } : dé { $face }, { $result ->
        [lost] destruction
       *[stays] sans effet
        [returns] retour
    }.
twenty-night-losses = { $side } : perte de Moral la nuit pour { $places }.
twenty-horses-sent = Les Français envoient des chevaux supplémentaires.
twenty-horses-spent = Les chevaux supplémentaires sont épuisés.
twenty-lull = { $side } : accalmie.
twenty-catastrophe-all = Les Alliés tiennent les deux moitiés de Dresde.
twenty-catastrophe = Les Alliés sont dans Dresde.
twenty-taken-back = { $side } : dernière action annulée.
twenty-amended = Les deux joueurs modifient la position : { $edits }.
twenty-won = Victoire { SIDE($side, form: "of") }.
twenty-drawn = La bataille se termine par un match nul.

## Modifications convenues de la position

twenty-edit-unit = { $unit } : { $place }
twenty-edit-unit-routed = { $unit } : { $place }, en déroute
twenty-edit-turn = tour { $turn }
twenty-edit-morale = Moral { SIDE($side, form: "of") } : { $level }
twenty-edit-garrison = garnison de { $hex } : { $gone ->
        [yes] tombée
       *[no] présente
    }
twenty-edit-line = ligne en { $hex } : { $active ->
        [yes] active
       *[no] inactive
    }
twenty-edit-pontoon = le pont de bateaux mène en { $hex }
twenty-edit-pontoon-none = il n’y a pas de pont de bateaux
twenty-edit-weather = météo : { $weather }
twenty-edit-active = camp actif : { $side }
twenty-edit-stage = la phase a changé
twenty-edit-deck = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
twenty-edit-effects = { $count ->
        [one] { $count } carte en vigueur
       *[other] { $count } cartes en vigueur
    }
twenty-edit-horses = les chevaux supplémentaires
twenty-edit-catastrophe = les événements de Dresde
twenty-edit-lulls = les accalmies { SIDE($side, form: "of") }
twenty-edit-guards = les unités de la Garde qui étaient bloquées
twenty-edit-fought = { $fought ->
        [yes] un combat a eu lieu pendant ce tour
       *[no] aucun combat n’a eu lieu pendant ce tour
    }
twenty-edit-tries = une pile a eu { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }

## La fin de la bataille

twenty-score = Moral : { $first } { $allied }, { $second } { $french }
twenty-verdict-draw = Match nul
twenty-verdict-collapse = Victoire { SIDE($side, form: "of") } : le Moral ennemi est à 0
twenty-verdict-points = Victoire { SIDE($side, form: "of") } : leur Moral est plus élevé
twenty-verdict-plan = Victoire { SIDE($side, form: "of") } : le plan scellé n’était pas valable
twenty-tally-morale = Moral de l’armée
twenty-tally-on-map = Unités sur la carte
twenty-tally-broken = Unités brisées
twenty-tally-lost = Unités perdues

## Les étapes d’un tour

twenty-does-plan = Planifiez en secret l’arrivée des corps tardifs, et scellez le plan.
twenty-does-events = Tirez une carte et appliquez-la.
twenty-does-arrivals = Le programme lance les dés pour les corps qui peuvent arriver.
twenty-does-movement = Déplacez chaque corps une fois, et faites entrer les corps qui arrivent.
twenty-does-night = Ralliez les corps brisés. Aucun corps ne combat la nuit.
twenty-does-reaction = Réagissez aux mouvements avec la cavalerie.
twenty-does-combat = Déclarez tous les combats, puis livrez-les.
twenty-first-side = Les règles donnent la première moitié de chaque tour { SIDE($first, form: "to") }, et la seconde { SIDE($second, form: "to") }.
twenty-score-meaning = Moral de l’armée des deux camps. Un camp à 0 perd aussitôt ; après le dernier tour, le plus élevé gagne.
twenty-hidden = Seuls les Français savent quel corps ou quel leurre se trouve où, dans les piles et à Meissen, et à quel tour chaque pile commence à arriver{ $plan }. Un marqueur est ouvert à son tour, une pièce à son arrivée{ $opening }, et le reste à la fin de la bataille{ $audit }. Les Français trouvent leur plan dans la table « Arrivées ».

## La carte, un hexagone, une unité

twenty-ground =
    { $ground ->
       *[clear] terrain dégagé
        [town] ville
        [woods] bois
        [rough] terrain accidenté
        [garden] parc
        [fort] fortifications
        [superfort] forteresse
    }
twenty-hex-title = { $number }, { $ground }
twenty-hex-title-named = { $number }, { $name }, { $ground }
twenty-role-line = Ligne de communication { $side }.
twenty-role-line-closed = Ligne de communication { $side }, pas encore active.
twenty-role-objective = Objectif { $side }.
twenty-role-area = Zone { $code } { $side }.
twenty-road-to = route vers
twenty-elbe-towards = Elbe vers
twenty-stream-towards = ruisseau vers
twenty-ditch-towards = fossé vers
twenty-measure = De { $from } à { $to } : { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }.
twenty-pontoon = pont de bateaux
twenty-about-dummy = un leurre du plan
twenty-about-card = carte { $number }, { $title }
twenty-card-where =
    { $drawn ->
        [yes] tirée
       *[no] pioche
    }
twenty-arm =
    { $arm ->
       *[infantry] infanterie
        [cavalry] cavalerie
        [artillery] artillerie
    }
twenty-about-unit = { $unit } ({ $side })
twenty-about-arm = { $arm } { $strength }-{ $movement }
twenty-about-hex = en { $hex }
twenty-about-mark =
    { $mark ->
       *[elite] élite
        [guard] Garde
        [light] légère
        [routed] en déroute
    }
twenty-about = { $parts }
twenty-about-garrison = la garnison { $name } { $there ->
        [yes] tient { $hex }
       *[no] ne tient plus { $hex }
    }
twenty-card-short =
    { $card ->
        [weather] Météo
        [cavalry] Cavalerie
        [colours] Drapeaux
        [reserves] Réserves
        [emperor] Empereur
        [monarchs] Monarques
        [astray] Égarés
        [marching] Marche
        [caissons] Caissons
        [blood] Sang
        [news] Nouvelles
       *[waiting] Attente
    }
twenty-counter-dummy = leurre

## Tableaux

twenty-results-table = Résultats de combat, par différentiel
twenty-die = dé
twenty-result-note = { $letters } : { $meaning }.
twenty-terrain-head =
    { $head ->
       *[ground] Terrain
        [movement] Mouv.
        [defence] Défense
        [rout] Déroute
    }
twenty-side-terrain =
    { $water ->
       *[stream] ruisseau
        [bridge] pont sur un ruisseau
        [elbe-bridge] pont sur l’Elbe
        [pontoon] pont de bateaux
        [landgraben] Landgraben, sol détrempé
    }
twenty-terrain-roads = Une route coûte 1 partout. L’Elbe ne se franchit que par les ponts.
twenty-terrain-wet = Sur sol détrempé, les ruisseaux comptent comme l’Elbe, les routes ne donnent pas de bonus, l’artillerie n’est pas doublée.
twenty-terrain-wet-now = Le sol est détrempé : les ruisseaux comptent comme l’Elbe, les routes ne donnent pas de bonus, l’artillerie n’est pas doublée.
twenty-card-entry = { $number }. { $title }
twenty-card-in-deck =
    { $drawn ->
        [yes] tirée
       *[no] dans la pioche
    }
twenty-cards-drawn = Déjà tirées :
twenty-force-routed = { $place }, en déroute
twenty-forces-note = Le nom d’un corps est suivi de sa force et de ses points de mouvement.
twenty-coming-from = { $area }, à partir du tour { $turn }
twenty-coming-plan = Hauteur des piles scellées : { $heights } ; { $closed ->
        [one] { $closed } scellé fermé
       *[other] { $closed } scellés fermés
    }.
twenty-coming-none = Aucun autre renfort.
twenty-own-plan = Le plan scellé, tel que les Français le connaissent
twenty-own-stack = { $area }, de haut en bas :
twenty-own-stack-turn = { $area }, à partir du tour { $turn }, de haut en bas :

## La situation

twenty-standing = { $first } { $allied } : { $french } { $second }
twenty-weather-head = Météo
twenty-trend = Tendance : { $trend ->
        [improving] amélioration
       *[worsening] dégradation
    }.
twenty-mud = Boue jusqu’au tour { $turn }.
twenty-in-force = En vigueur pour { SIDE($side, form: "noun") } : { $effect }
twenty-force-cavalry = la cavalerie va un hexagone plus loin.
twenty-force-reserves = les premières réserves sont gratuites.
twenty-force-emperor = une attaque de la Vieille Garde est gratuite.
twenty-force-monarchs = les corps { $nation } marchent un hexagone de moins.
twenty-force-astray = { $unit } ne bouge pas.
twenty-force-marching = { $left ->
        [one] { $left } marche forcée gratuite.
       *[other] { $left } marches forcées gratuites.
    }
twenty-force-caissons = l’artillerie n’est pas doublée.
twenty-gauge = Moral { SIDE($side, form: "of") } : { $level } ; au début { $start } ; défaite à 0
twenty-account-morale = { $side }, Moral de l’armée
twenty-account =
    { $row ->
       *[routed] en déroute
        [broken] unités brisées
        [lost] pertes
    }
twenty-if-ended-draw = Si la bataille finissait maintenant : match nul.
twenty-if-ended = Si la bataille finissait maintenant : victoire { SIDE($side, form: "of") }.
twenty-turn-line = { $turn }, { $weather }, { $side } : { $phase }
twenty-turn-told = Tour { $turn } { $label } : { $weather }
twenty-book-results = Résultats de combat de Dresden 20
twenty-book-terrain = Effets du terrain dans Dresden 20
twenty-differs = Elle porte le nom d’une bataille intégrée et en diffère : { $differences }.

## Refus. La fin de l’identifiant est le nom du refus, puis la variante de la phrase.

twenty-refused-not-pending-advance = Pas maintenant. Faites d’abord progresser une unité, ou terminez la progression.
twenty-refused-not-pending-declare = Pas maintenant. Déclarez d’abord tous les combats de cette phase.
twenty-refused-not-pending-exchange = Pas maintenant. Choisissez d’abord les unités à briser dans l’échange.
twenty-refused-not-pending-extra-horses = Pas maintenant. Déclarez d’abord les chevaux supplémentaires, ou renoncez-y.
twenty-refused-not-pending-fight = Pas maintenant. Choisissez d’abord le combat suivant.
twenty-refused-not-pending-follow-up = Pas maintenant. Décidez d’abord si une unité suit l’ennemi.
twenty-refused-not-pending-hold = Pas maintenant. Choisissez d’abord une unité du joueur qui a tiré la carte : elle ne pourra pas se déplacer.
twenty-refused-not-pending-move = Pas maintenant. Déplacez d’abord vos unités, ou terminez la phase de mouvement.
twenty-refused-not-pending-open = Pas maintenant. Le contenu scellé doit d’abord être ouvert.
twenty-refused-not-pending-over = La partie est terminée.
twenty-refused-not-pending-dice = Pas maintenant. Les dés doivent d’abord être lancés.
twenty-refused-not-pending-provoke = Pas maintenant. Faites d’abord avancer une unité de cavalerie du joueur qui a tiré la carte.
twenty-refused-not-pending-rally = Pas maintenant. Choisissez d’abord les unités brisées pour lesquelles vous payez.
twenty-refused-not-pending-rally-by-card = Pas maintenant. Choisissez d’abord une unité à rallier, ou aucune.
twenty-refused-not-pending-react = Pas maintenant. Réagissez d’abord avec la cavalerie, ou terminez la phase de réaction.
twenty-refused-not-pending-reserves = Pas maintenant. Décidez d’abord d’engager ou non des réserves en défense.
twenty-refused-not-pending-retreat = Pas maintenant. Faites d’abord retraiter une unité.
twenty-refused-not-pending-seal = Pas maintenant. Scellez d’abord le plan.
twenty-refused-not-pending-no-reserves = Aucun défenseur ne décide de ses réserves en ce moment.
twenty-refused-not-pending-no-battle = Aucun combat ne peut être évalué en ce moment.
twenty-refused-not-your-side = Vous n’avez rien à décider en ce moment.
twenty-refused-not-your-unit = { $unit } n’est pas sous vos ordres en ce moment.
twenty-refused-not-your-unit-unknown = Cette unité n’existe pas.
twenty-refused-no-such-enemy = { $unit } n’est pas un ennemi présent sur la carte.
twenty-refused-no-such-enemy-unknown = Cette unité ennemie n’existe pas.
twenty-refused-no-such-garrison = Il n’y a pas de garnison seule en { $hex }.
twenty-refused-no-such-hex = Il n’y a pas d’hexagone { $hex } sur cette carte.
twenty-refused-no-such-hex-named = Il n’y a pas d’hexagone « { $name } » dans cette bataille.
twenty-refused-no-such-unit-named = Il n’y a pas d’unité « { $name } » dans cette bataille.
twenty-refused-no-such-battle = Ce combat ne fait pas partie de ceux qui restent à livrer.
twenty-refused-no-such-battle-none = Il n’y a pas de combat.
twenty-refused-no-such-battle-named = « { $name } » ne participe à aucun combat déclaré.
twenty-refused-no-such-battle-numbered = Il n’y a pas de combat { $number }.
twenty-refused-no-roll = Aucun dé n’est à lancer maintenant.
twenty-refused-not-the-roll = Ces dés ne correspondent pas au jet.
twenty-refused-nothing-to-undo = Rien à annuler. Vous pouvez annuler vos actions jusqu’à un jet de dé ou une décision de votre adversaire.
twenty-refused-bad-change = Un changement comporte de 1 à 256 modifications.
twenty-refused-bad-change-unit = Cette unité n’existe pas.
twenty-refused-bad-change-garrison = Il n’y a pas de garnison à cet endroit.
twenty-refused-bad-change-line = Il n’y a pas de ligne de communication à cet endroit.
twenty-refused-bad-change-stack = Cette pile n’existe pas.
twenty-refused-bad-change-position = La position modifiée n’est pas jouable : { $why }.
twenty-refused-has-moved = { $unit } a déjà fait son mouvement de cette phase.
twenty-refused-not-on-map = { $unit } n’est pas sur la carte.
twenty-refused-locked = { $unit } est en zone de contrôle ennemie et ne peut pas se déplacer de jour.
twenty-refused-held = { $unit } ne peut pas se déplacer dans cette phase, à cause d’une carte.
twenty-refused-no-path = Choisissez au moins un hexagone où entrer.
twenty-refused-not-due = { $unit } ne peut pas entrer pendant ce tour.
twenty-refused-no-entry-hex = Le chemin doit commencer par l’hexagone d’entrée.
twenty-refused-wrong-entry = { $unit } ne peut pas entrer en { $hex }.
twenty-refused-entry-held = { $hex } : présence ennemie ou zone de contrôle ennemie.
twenty-refused-broken-path = { $hex } n’est pas adjacent à l’hexagone précédent, ou figure deux fois dans le chemin.
twenty-refused-zone-at-night = { $hex } est en zone de contrôle ennemie, et il fait nuit.
twenty-refused-routed-zone = { $unit } est en déroute, et { $hex } est en zone de contrôle ennemie.
twenty-refused-zone-stops = { $unit } doit s’arrêter en { $hex }, qui est en zone de contrôle ennemie.
twenty-refused-zone-stops-advance = { $hex } est en zone de contrôle ennemie : la progression doit s’y arrêter.
twenty-refused-friend-there = Une unité amie est en { $hex }.
twenty-refused-friend-there-named = { $unit } est déjà en { $hex }.
twenty-refused-enemy-there = Une unité ennemie est en { $hex }.
twenty-refused-garrison-there = Une garnison tient { $hex }.
twenty-refused-garrison-there-attackers = Seuls des attaquants peuvent entrer en { $hex } et en éliminer la garnison.
twenty-refused-closed = Aucun pont ne mène en { $hex }.
twenty-refused-no-forced-march-routed = Marche forcée impossible : { $unit } est en déroute.
twenty-refused-no-forced-march-in-zone = Marche forcée impossible : { $unit } est en zone de contrôle ennemie.
twenty-refused-no-forced-march-card = Marche forcée impossible pour { $unit } : une carte l’interdit.
twenty-refused-needless-march = { $unit } n’a pas besoin d’une marche forcée pour y arriver.
twenty-refused-last-point-march = Vous ne pouvez pas payer une marche forcée avec votre dernier point de Moral.
twenty-refused-last-point-rally = Vous ne pouvez pas payer un ralliement avec votre dernier point de Moral.
twenty-refused-last-point-reserves = Vous ne pouvez pas payer des réserves avec votre dernier point de Moral.
twenty-refused-too-far = Le chemin coûte { $cost } points de mouvement ; { $unit } en a { $left }.
twenty-refused-no-pontoon-built = { $unit } ne peut pas construire le pont de bateaux : il est déjà construit.
twenty-refused-no-pontoon-infantry = { $unit } ne peut pas construire le pont de bateaux. Il faut de l’infanterie française qui ne soit pas en déroute.
twenty-refused-no-pontoon-moved = { $unit } ne peut pas construire le pont de bateaux : l’unité s’est déjà déplacée.
twenty-refused-no-pontoon-site = { $unit } ne peut pas construire le pont de bateaux à cet endroit.
twenty-refused-wet = Le pont de bateaux ne peut pas être construit sous la pluie battante ou dans la boue.
twenty-refused-no-meissen = { $unit } ne peut pas aller à Meissen.
twenty-refused-cannot-be-held-off-map = Impossible de retenir { $unit } : pas sur la carte.
twenty-refused-cannot-be-held-elite = Impossible de retenir { $unit } : c’est une unité d’élite.
twenty-refused-cannot-be-held-in-zone = Impossible de retenir { $unit } : cette unité est dans votre zone de contrôle.
twenty-refused-cannot-be-provoked = Impossible de déplacer { $unit } en { $hex }.
twenty-refused-cannot-rally = { $unit } n’est ni au nombre des unités brisées, ni en déroute hors des zones de contrôle ennemies.
twenty-refused-cannot-react = { $unit } est en déroute, a déjà agi ou ne peut pas réagir.
twenty-refused-cannot-charge-from = { $unit } ne peut pas charger depuis { $hex }.
twenty-refused-not-in-contact = { $unit } n’est pas au contact de tous les défenseurs.
twenty-refused-not-in-contact-hex = { $unit } n’est pas au contact de { $hex }.
twenty-refused-no-use = Des réserves ne changeraient rien ici.
twenty-refused-no-use-none = Aucune réserve ne peut être engagée ici.
twenty-refused-not-locked = { $unit } n’est pas en zone de contrôle ennemie.
twenty-refused-held-by-cavalry = La cavalerie ennemie retient { $unit }.
twenty-refused-cannot-reach = { $unit } ne peut pas se désengager vers { $hex }.
twenty-refused-cannot-penetrate = { $unit } ne peut pas pénétrer jusqu’en { $hex }.
twenty-refused-cannot-follow = { $unit } ne peut pas suivre dans cet hexagone.
twenty-refused-fights-twice = { $unit } participe déjà à un autre combat.
twenty-refused-fights-twice-garrison = La garnison de { $hex } participe déjà à un autre combat.
twenty-refused-must-attack = { $unit } est en zone de contrôle ennemie et doit attaquer.
twenty-refused-must-be-attacked = { $unit } est au contact : vous devez attaquer cette unité.
twenty-refused-must-be-attacked-garrison = La garnison de { $hex } est au contact et doit être attaquée.
twenty-refused-routed-attacker = { $unit } est en déroute et ne peut pas attaquer.
twenty-refused-empty-battle = Un combat demande un attaquant et un défenseur.
twenty-refused-wrong-losses = Choisissez des unités qui atteignent la force imprimée des défenseurs, sans unité de trop.
twenty-refused-not-retreating = Une autre unité doit retraiter avant { $unit }.
twenty-refused-wrong-line = { $unit } ne peut pas retraiter vers cette ligne de communication.
twenty-refused-wrong-hex = { $unit } peut encore retraiter : cette unité n’est pas brisée.
twenty-refused-wrong-hex-better = { $unit } doit retraiter dans un meilleur hexagone que { $hex }.
twenty-refused-barred = { $unit } ne peut pas retraiter en { $hex }.
twenty-refused-no-way = { $hex } n’est pas adjacent à l’unité.
twenty-refused-may-not-advance = { $unit } ne peut pas progresser après ce combat.
twenty-refused-off-the-path = { $hex } n’est pas sur un chemin de retraite des perdants.
twenty-refused-not-broken = { $unit } ne fait pas partie des unités brisées de votre armée.
twenty-refused-named-twice = Vous ne pouvez payer qu’une fois pour une unité.
twenty-refused-no-plan = Cette bataille n’a pas de plan scellé.
twenty-refused-wrong-count = Un plan a un scellé pour chaque marqueur et chaque pièce.
twenty-refused-wrong-count-salts = Chaque scellé a besoin de ses propres octets aléatoires.
twenty-refused-wrong-count-open = Ouvrez exactement les scellés demandés.
twenty-refused-no-content = Le contenu scellé n’est ni un marqueur ni une pièce.
twenty-refused-no-seal = Cela ne correspond à aucun scellé de cette partie.
twenty-refused-unreadable = Le contenu scellé n’est pas valide.
twenty-refused-empty-stack = Chaque zone a besoin d’une pile, et aucune pile ne peut être vide.
twenty-refused-wrong-heights = Toutes les pièces, sauf celle de Meissen, doivent être dans une pile.
twenty-refused-wrong-markers = Chaque pile a besoin d’exactement un marqueur.
twenty-refused-wrong-piece = Chaque pièce disponible doit être à exactement un endroit.
twenty-refused-wrong-piece-dummies = Le plan a trop de leurres.
twenty-refused-wrong-meissen = Meissen doit recevoir son unité désignée ou un leurre.
twenty-refused-guard-apart = Toutes les unités de la Garde doivent être dans une seule pile.
twenty-refused-no-such-plan-markers = Chaque marqueur amène une pile, et chaque pile a un marqueur.
twenty-refused-no-such-plan-guard = Toutes les unités de la Garde doivent être dans une seule pile.
twenty-refused-no-such-plan-stacks = Aucune pile ne peut rester vide, et Meissen a besoin de sa pièce.
twenty-refused-no-such-plan-pieces = Toutes les pièces doivent être dans une pile, sauf, à Meissen, l’unité désignée ou un leurre.

## Mots des boutons : le nom, le titre au-dessus (under) et l’explication (hint)

twenty-word-build = Jeter le pont
    .hint = L’unité passe, et le pont reste [6.9].
twenty-word-disengage = Se désengager
    .under = Réaction
    .hint = L’unité quitte l’ennemi ; une unité ennemie peut suivre [8.3].
twenty-word-penetrate = Pénétrer
    .under = Réaction
    .hint = L’unité avance d’un hexagone le long de la ligne ennemie [16.2].
twenty-word-reserves = Engager les réserves
    .hint = Un point de Moral décale la colonne d’un rang [9.5.1].
twenty-word-marker-1 = Premier marqueur
    .under = Arrivée des piles
    .hint = Révélé au premier tour de marqueur.
twenty-word-marker-2 = Deuxième marqueur
    .under = Arrivée des piles
    .hint = Révélé au deuxième tour de marqueur.
twenty-word-marker-3 = Troisième marqueur
    .under = Arrivée des piles
    .hint = Révélé au troisième tour de marqueur.
twenty-word-marker-4 = Quatrième marqueur
    .under = Arrivée des piles
    .hint = Révélé au quatrième tour de marqueur.
twenty-word-routed = En déroute
    .under = État du corps
    .hint = En déroute ou non.
twenty-word-broken = Brisé
    .under = État du corps
    .hint = Le corps est dans la case des unités brisées.
twenty-word-lost = Perdu
    .under = État du corps
    .hint = Le corps est détruit.
twenty-word-morale-of-the-first = Moral des Alliés
    .hint = À 0, un camp a perdu.
twenty-word-morale-of-the-second = Moral des Français
    .hint = À 0, un camp a perdu.

## Résumés des règles

twenty-rule-2-1 = Le numéro d’un hexagone donne sa rangée, puis sa colonne ; ses côtés peuvent porter rivières, ponts et fossés.
twenty-rule-2-3 = Un hexagone ne peut contenir qu’une unité ; les garnisons ne comptent pas.
twenty-rule-3-1 = La partie commence par la mise en place imprimée ; les Alliés jouent les premiers.
twenty-rule-3-2 = À partir du tour 6, un dé de 5 ou 6 amène Klenau, qui entre à l’ouest ou va à Meissen.
twenty-rule-4-1 = À chaque tour, les Alliés jouent d’abord, puis les Français : carte, mouvement, réaction ennemie, combats.
twenty-rule-5-0 = Les deux joueurs tirent dans une même pioche de douze cartes.
twenty-rule-5-1 = Le temps de chaque tour est imprimé sur la piste des tours.
twenty-rule-5-1-1 = La pluie retire un point à l’infanterie au combat ; une pluie battante détrempe aussi le sol.
twenty-rule-5-2 = Une fois, les Français peuvent envoyer des chevaux supplémentaires : pendant un jour, la boue ne ralentit pas leur infanterie.
twenty-rule-5-3-1 = La carte 1 inverse la tendance du temps.
twenty-rule-5-3-2 = La carte 2 permet à la cavalerie d’aller un hexagone plus loin.
twenty-rule-5-3-3 = La carte 3 permet à une unité en déroute de se reformer, ou à une unité brisée de lancer le dé pour revenir.
twenty-rule-5-3-4 = La carte 4 rend gratuites les prochaines réserves.
twenty-rule-5-3-5 = La carte 5 rend gratuite une attaque de la Vieille Garde.
twenty-rule-5-3-6 = Avec la carte 6, les corps d’une nation alliée marchent un hexagone de moins.
twenty-rule-5-3-7 = La carte 7 retient une unité dans son hexagone.
twenty-rule-5-3-8 = La carte 8 rend gratuites deux marches forcées.
twenty-rule-5-3-9 = Avec la carte 9, l’artillerie ne compte plus double.
twenty-rule-5-3-10 = Avec la carte 10, l’adversaire déplace une de vos unités de cavalerie d’un hexagone vers l’ennemi.
twenty-rule-5-3-11 = La carte 11 fait lancer un dé : les nouvelles changent le Moral.
twenty-rule-5-3-12 = La carte 12 remet toutes les cartes dans la pioche.
twenty-rule-6-1 = Chaque unité se déplace une fois par phase, hexagone par hexagone.
twenty-rule-6-2 = Un chemin ne coûte pas plus que le potentiel de mouvement ; un hexagone est toujours permis.
twenty-rule-6-3 = Un hexagone coûte selon son terrain et le côté franchi ; par route, il coûte un point.
twenty-rule-6-4 = Une unité ne peut pas entrer dans l’hexagone d’un ennemi.
twenty-rule-6-5 = Une unité peut traverser des unités amies, mais pas s’arrêter avec elles.
twenty-rule-6-6 = Une unité ne peut pas franchir un côté d’hexagone fermé.
twenty-rule-6-7 = Un mouvement entièrement par route va un hexagone plus loin.
twenty-rule-6-8 = Une marche forcée va un hexagone plus loin et coûte un point de Moral.
twenty-rule-6-9 = Une unité française à Pirna peut construire une fois un pont de bateaux sur l’Elbe.
twenty-rule-6-10 = Le Landgraben ne gêne le mouvement et n’aide le défenseur que sur sol détrempé.
twenty-rule-7-1 = Les hexagones autour d’une unité qui n’est pas en déroute sont sa zone de contrôle, sauf par un côté fermé.
twenty-rule-7-2 = Une unité doit s’arrêter dans la première zone de contrôle ennemie où elle entre.
twenty-rule-7-3 = De jour, une unité en zone de contrôle ennemie ne peut pas se déplacer.
twenty-rule-7-4 = Une unité en déroute ne peut pas entrer en zone de contrôle ennemie.
twenty-rule-8-1 = Après le mouvement ennemi, votre cavalerie peut réagir.
twenty-rule-8-2 = La cavalerie qui réagit peut attaquer une unité ennemie, avec un point de plus que sa force.
twenty-rule-8-3 = La cavalerie qui réagit peut se désengager si aucune cavalerie ennemie n’est adjacente.
twenty-rule-8-4 = Une unité ennemie peut suivre dans l’hexagone que l’unité désengagée a quitté.
twenty-rule-9-1-1 = Une unité en zone de contrôle ennemie doit attaquer.
twenty-rule-9-1-2 = Toute unité ennemie au contact doit être attaquée.
twenty-rule-9-2-1 = Tous les combats d’une phase sont déclarés ensemble.
twenty-rule-9-2-2 = Dans un combat, chaque attaquant doit être adjacent à chaque défenseur.
twenty-rule-9-2-3 = L’attaquant choisit l’ordre des combats.
twenty-rule-9-3 = Une unité participe à un seul combat par phase.
twenty-rule-9-4 = Le terrain et les côtés d’hexagone s’ajoutent à la défense.
twenty-rule-9-4-5 = L’artillerie qui attaque compte double sur sol sec ; les unités en déroute comptent pour moitié.
twenty-rule-9-5 = Le différentiel est l’attaque moins la défense.
twenty-rule-9-5-1 = Chaque camp peut payer un point de Moral pour décaler la colonne d’un rang.
twenty-rule-9-5-2 = Une unité de la Garde qui attaque coûte un point de Moral, et un autre si elle échoue.
twenty-rule-9-6 = Un combat se résout par un dé sur la table des résultats, dans la colonne du différentiel.
twenty-rule-9-6-1 = Sur N, rien ne se passe.
twenty-rule-9-6-2 = Une unité qui se replie retraite d’un hexagone.
twenty-rule-9-6-3 = Chaque unité en déroute lance un dé pour la distance de sa retraite.
twenty-rule-9-6-4 = Un résultat B brise les unités dans leur hexagone.
twenty-rule-9-6-5 = Les attaquants peuvent progresser dans l’hexagone d’une garnison battue.
twenty-rule-9-6-6 = Dans un échange, des unités des deux camps sont brisées.
twenty-rule-9-7-1 = Une unité en déroute retraite selon son dé : deux hexagones de moins si elle est d’élite, moins encore dans un fort.
twenty-rule-9-7-2 = Une unité en déroute a la moitié de sa force, pas de zone de contrôle, et ne peut pas attaquer.
twenty-rule-9-8-1 = Les unités retraitent l’une après l’autre, dans l’ordre choisi par leur joueur.
twenty-rule-9-8-2 = Une retraite ne peut ni entrer dans un hexagone ennemi ni franchir un côté fermé.
twenty-rule-9-8-4 = Une retraite dans une zone ennemie ou sur un pont demande un dé : de 1 à 3, l’unité est brisée.
twenty-rule-9-8-5 = Une retraite qui finirait sur une unité amie continue au-delà.
twenty-rule-9-8-6 = Une retraite va vers une ligne de communication.
twenty-rule-9-8-7 = Une unité qui ne peut pas retraiter est brisée.
twenty-rule-9-9-1 = Une retraite laisse un chemin que les vainqueurs peuvent suivre.
twenty-rule-9-9-2 = Les vainqueurs peuvent progresser sur le chemin des vaincus, sauf l’artillerie.
twenty-rule-9-10 = Une garnison défend son hexagone et ne tombe que si un attaquant y progresse.
twenty-rule-9-10-1 = Une garnison de poste qui tombe est détruite.
twenty-rule-9-10-2 = Une garnison de la ville revient quand les Alliés quittent son hexagone, tant que toute la ville n’est pas tombée.
twenty-rule-9-11 = Les ponts de la ville ne demandent pas de dé de risque.
twenty-rule-10-1 = La nuit, les unités en déroute hors des zones de contrôle ennemies se reforment.
twenty-rule-10-2 = La nuit, chaque unité brisée lance un dé : à 5 ou plus elle revient, à 1 ou 2 elle est détruite.
twenty-rule-10-3 = Les unités qui reviennent entrent par une ligne de communication.
twenty-rule-11-1 = Les renforts sont disponibles à partir de leur tour imprimé.
twenty-rule-11-2 = Un renfort entre par un hexagone de sa zone et paie cet hexagone.
twenty-rule-11-3 = Un renfort ne peut pas entrer dans l’hexagone d’un ennemi ni, la nuit, dans une zone de contrôle ennemie.
twenty-rule-11-5 = La première unité qui entre par une zone active sa ligne de communication.
twenty-rule-12-1 = Le Moral de l’armée dit ce que chaque armée peut encore supporter.
twenty-rule-12-2 = Une unité brisée coûte un point de Moral à son camp et en donne un à l’ennemi.
twenty-rule-12-3 = Le dernier point de Moral ne peut pas être dépensé.
twenty-rule-12-4 = Les changements de Moral d’un même moment s’additionnent ; un camp à 0 perd.
twenty-rule-12-7 = Des unités alliées dans Dresde à la fin d’un tour français coûtent du Moral aux Français.
twenty-rule-13 = Un tour de jour sans combat et sans unité en zone ennemie rapporte un point de Moral, une fois par jour.
twenty-rule-14-1 = La nuit, aucune unité ne peut entrer en zone de contrôle ennemie, et il n’y a pas de combat.
twenty-rule-14-2 = La nuit, un camp gagne un point de Moral et en perd un par ligne ou objectif tenu par l’ennemi.
twenty-rule-14-3 = Après la nuit française, la pioche est reconstituée ; après la dernière nuit, la partie se termine.
twenty-rule-15-1 = Un camp dont le Moral est à 0 perd aussitôt.
twenty-rule-15-2 = Après le dernier tour, le camp qui a le plus de Moral gagne.
twenty-rule-15-3 = Un joueur dont le plan scellé n’est pas valable perd.
twenty-rule-16-2 = La cavalerie qui réagit peut avancer d’un hexagone le long de la ligne ennemie.
twenty-rule-16-3-1 = L’artillerie placée derrière un attaquant peut le soutenir.
twenty-rule-16-3-2 = L’artillerie peut attaquer par-dessus un côté fermé sans subir le résultat.
twenty-rule-16-8 = Avec la météo variable, un dé change le temps à chaque tour.
twenty-rule-16-8-1 = La carte 1 inverse la tendance du temps.
twenty-rule-16-8-2 = Un orage laisse de la boue pendant un ou deux tours.
twenty-rule-16-8-3 = La boue seule n’affaiblit pas les unités au combat.
twenty-rule-16-9 = L’infanterie légère peut se désengager comme la cavalerie.
twenty-rule-17-1-1 = Avant le premier tour, les Français scellent un plan pour leurs dix corps.
twenty-rule-17-1-1a = Le plan compte trois piles, dont aucune n’est vide.
twenty-rule-17-1-1b = Le plan dit quelle pile arrive à quel tour de marqueur.
twenty-rule-17-1-1c = Chaque pièce du plan est à un seul endroit.
twenty-rule-17-1-1d = Toutes les unités de la Garde du plan sont dans une seule pile.
twenty-rule-17-1-2 = Un marqueur ouvert amène sa pile : à chaque tour, un jet de dé décide combien de pièces arrivent.
twenty-rule-17-1-3 = À la fin de la partie, tout le plan est ouvert et vérifié.

## Les cartes de la première partie : le titre, l’action (act) et sa raison (why)

twenty-card-dresden-26-august = Dresde, le 26 août
    .act = Vous menez les Alliés : Autrichiens en gris clair, Prussiens en gris foncé, Russes en vert. Les Français, en bleu, tiennent Dresde. Vos corps sont éclairés. Faites glisser la carte, tournez la molette, puis continuez.
    .why = Chaque camp a un nombre, le Moral de l’armée, en haut du panneau. Un camp à 0 perd aussitôt ; après le dernier tour, le plus élevé gagne. Un corps brisé coûte un point à son camp et en donne un à l’ennemi.
twenty-card-march = En marche
    .act = Cliquez sur un de vos corps : les hexagones qu’il peut atteindre s’éclairent. Puis cliquez sur l’un d’eux. Si la position de tous les corps vous convient, cliquez sur « Fin du mouvement ».
    .why = Sur un pion, le nombre de gauche est la force, celui de droite les points de mouvement. Une marche entièrement par route va un hexagone plus loin. Un hexagone marqué -1 est une marche forcée : elle coûte un point de Moral.
twenty-card-next-to-the-enemy = À côté de l’ennemi
    .act = Les six hexagones autour d’un corps sont sa zone de contrôle. Un corps qui entre dans une zone ennemie s’y arrête et doit attaquer pendant votre phase de combat. Regardez vos corps, puis continuez.
    .why = De jour, un corps ne peut plus quitter un tel hexagone par une marche. N’allez donc près de l’ennemi que là où vous voulez combattre, à plusieurs corps contre un.
twenty-card-how-is-it-going = Où en est-on ?
    .act = Regardez le Moral des deux armées en haut du panneau. Les hexagones éclairés sont ceux que les deux camps veulent. Puis continuez.
    .why = Un corps brisé, une marche forcée, des réserves et une attaque de la Vieille Garde coûtent chacun un point. La nuit, un camp en gagne un, et en perd un par objectif ou ligne de communication que tient l’ennemi.
twenty-card-finish-your-march = Finissez votre marche
    .act = Déplacez les autres corps que vous voulez déplacer. Puis cliquez sur « Fin du mouvement » ; si des corps n’ont pas bougé, il faut cliquer de nouveau.
    .why = Chaque corps se déplace une fois par tour. « Annuler » reprend une marche tant qu’aucun dé n’est lancé. Ensuite, la cavalerie française peut réagir à votre marche, puis vos combats sont livrés. La nuit, il n’y en a pas.
twenty-card-the-enemy-has-moved = L’ennemi a bougé
    .act = Cliquez sur un de vos corps de cavalerie éclairés : le panneau dit s’il peut charger ou se désengager. Ou cliquez sur « Fin de la réaction ».
    .why = Une charge est une attaque contre un ennemi, avec un point de plus que la force. Un corps qui se désengage s’éloigne de l’ennemi avant que celui-ci n’attaque. C’est votre seule décision pendant le tour adverse avant les combats.
twenty-card-they-follow-or-you-do = Ils suivent, ou vous
    .act = Un ennemi s’est éloigné de vos corps. Cliquez sur un corps pour suivre dans l’hexagone, ou cliquez sur « Ne pas suivre ».
    .why = Un corps qui suit reste au contact, et doit alors combattre.
twenty-card-corps-in-contact-must-fight = Au contact, il faut combattre
    .act = Cliquez sur une des suggestions du panneau. Ou cliquez sur les corps qui attaquent ensemble, puis sur l’ennemi attaqué. Vous déclarez tous les combats avant que le premier ne soit livré.
    .why = Un corps en zone ennemie doit attaquer, et tout ennemi à côté de vous doit être attaqué. Chaque attaquant d’un combat doit être à côté de chaque défenseur, et aucun corps ne combat deux fois.
twenty-card-read-the-odds = Lisez vos chances
    .act = La première ligne du panneau dit comment le combat peut finir, et avec quelle probabilité. Cliquez sur un autre corps pour l’ajouter, ou cliquez sur le bouton bleu.
    .why = La force des attaquants moins celle des défenseurs et de leur terrain est la colonne où se lit le dé. Une ville, une hauteur ou un ruisseau aide le défenseur.
twenty-card-weigh-the-battle = Pesez le combat
    .act = Cliquez sur un combat que vous avez déclaré, et lisez dans le panneau comment il peut finir. Puis cliquez sur « Combattre ».
    .why = Des réserves décalent la colonne d’un rang et coûtent un point de Moral. Vous décidez d’abord, et l’ennemi après vous.
twenty-card-you-are-attacked = L’ennemi vous attaque
    .act = Cliquez sur « Engager les réserves », ou sur « Les garder ». Le panneau dit comment le combat peut finir avec elles et sans elles.
    .why = Des réserves décalent la colonne d’un rang en votre faveur. Elles coûtent un point de Moral : engagez-les là où un corps serait brisé.
twenty-card-an-exchange = Un échange
    .act = Les deux camps ont des pertes. Cliquez sur vos corps qui sont brisés, ou sur une suggestion du panneau. Puis cliquez sur le bouton bleu.
    .why = Un corps brisé quitte la carte. Chaque nuit, un dé décide s’il revient.
twenty-card-back-towards-a-line = En retraite, vers une ligne
    .act = Cliquez sur le corps battu, puis sur un des hexagones que montrent les flèches.
    .why = Une retraite va vers une ligne de communication, marquée d’un drapeau. Un pas à côté d’un ennemi ou sur un pont demande un dé de risque : de 1 à 3, le corps est brisé. Un corps qui ne peut pas retraiter est brisé aussi.
twenty-card-follow-them = Suivez-les
    .act = Cliquez sur un corps vainqueur, puis sur un hexagone éclairé du chemin des vaincus. Quand vous avez fini, cliquez sur « Fin de la progression ».
    .why = C’est ainsi que Dresde tombe : une garnison ne tombe que devant un corps qui progresse dans son hexagone.
twenty-card-broken-corps-at-night = Les corps brisés, la nuit
    .act = Cliquez sur un corps pour payer un point de Moral et améliorer son dé, si vous voulez. Puis cliquez sur le bouton bleu.
    .why = Le programme lance un dé par corps brisé, et le panneau dit ce qui peut arriver à chacun. Un corps qui revient peut entrer de nouveau par une ligne de communication.
twenty-card-your-card-lets-you-act = Votre carte vous fait agir
    .act = Chaque camp tire une carte au début de son tour. La ligne bleue du panneau dit ce que permet la vôtre. Cliquez sur une unité éclairée, et répondez dans le panneau.
    .why = Les douze cartes sortent une fois avant que la pioche soit mélangée de nouveau, après la nuit française.
twenty-card-the-french-turn = Le tour des Français
    .act = Regardez-les marcher et attaquer. On vous consulte quand votre cavalerie peut réagir, et quand un de vos corps est attaqué.
    .why = Le journal, à droite, donne chaque jet et son résultat. Cliquez sur une ligne pour voir l’endroit.
twenty-card-the-battle-is-over = La bataille est terminée
    .act = C’était une bataille entière. Le panneau dit comment elle a fini ; vous pouvez la revoir dans « Parties jouées ».
    .why = Les batailles de Königstein viennent ensuite : les mêmes règles, avec moins de corps et plus de place.
twenty-card-your-movement = Votre mouvement
    .act = Cliquez sur un corps, puis sur un hexagone éclairé. Cliquez sur « Fin du mouvement » quand vous avez fini. N passe au corps suivant.
    .why = Pensez aux combats qui suivent : quel ennemi plusieurs de vos corps peuvent-ils atteindre ensemble ?
twenty-card-your-decision = À vous de décider
    .act = La ligne bleue du panneau dit ce que vous devez décider. Les choix sont au-dessous.
    .why = La bataille continue dès que vous avez choisi.
twenty-card-one-moment = Un instant
    .act = Les Français jouent, ou le programme lance les dés.
    .why = En attendant, parcourez la carte et lisez le journal.

## Noms des phases

twenty-phase-events = événements
twenty-phase-arrivals = arrivées
twenty-phase-movement = mouvement
twenty-phase-reaction = réaction
twenty-phase-combat = combat
twenty-phase-night = nuit
twenty-phase-end-of-turn = fin du tour
twenty-phase-sealed-plan = plan scellé

## Règles optionnelles : le nom, son sujet dans les réglages de la partie (about), ces réglages avec elle (on) et sans elle (off)

twenty-option-variable-weather = Météo variable [16.8]
    .hint = Un dé fait changer le temps à chaque tour ; les orages laissent de la boue
    .about = Météo
    .on = Météo selon le dé [16.8].
    .off = Météo imprimée.
twenty-option-cavalry-penetration = Pénétration de la cavalerie [16.2]
    .hint = La cavalerie au contact peut glisser le long de la ligne ennemie
    .about = Cavalerie
    .on = La cavalerie peut pénétrer [16.2].
    .off = La cavalerie ne pénètre pas.
twenty-option-artillery-support = Soutien d’artillerie [16.3]
    .hint = L’artillerie derrière la ligne aide une défense et tire par-dessus les rivières
    .about = Artillerie
    .on = L’artillerie soutient et bombarde [16.3].
    .off = Pas de soutien d’artillerie.
twenty-option-no-light-infantry = Pas d’infanterie légère [16.9]
    .hint = L’infanterie légère ne se désengage pas comme la cavalerie
    .about = Infanterie légère
    .on = L’infanterie légère reste au contact.
    .off = L’infanterie légère peut se désengager [16.9].

## Valeurs qu’une partie rejouée trace et qu’un compte rendu compte : le titre, le nom sur un bouton (short), le sens (meaning), la tête d’une colonne (column)

twenty-figure-morale = Moral de l’armée
    .short = Moral
    .meaning = À 0, un camp a perdu ; à la fin, le plus haut gagne.
    .column = moral
twenty-figure-out = Force brisée ou perdue
    .short = Brisés
    .meaning = Force imprimée des unités brisées ou détruites.
    .column = hors de combat
twenty-figure-routed = Unités en déroute
    .short = Déroute
    .meaning = Unités en déroute sur la carte.
    .column = déroute

## Résultats des combats d’après leurs mots anglais, et ce qu’en dit une table (short)

twenty-came-attackers-break = attaquants brisés
twenty-came-attackers-rout = attaquants en déroute
twenty-came-attackers-withdraw = repli des attaquants
twenty-came-nothing-happens = sans effet
twenty-came-defenders-withdraw = repli des défenseurs
twenty-came-defenders-rout = défenseurs en déroute
twenty-came-defenders-break = défenseurs brisés
twenty-came-exchange = échange

## Titres des tables d’après leurs titres anglais

twenty-tab-results = Résultats
twenty-tab-terrain = Terrain
twenty-tab-cards = Cartes
twenty-tab-forces = Forces
twenty-tab-arrivals = Arrivées

## Ce que l’on pose sur le plateau et en retire

twenty-layer-zones = Zones de contrôle
## Batailles : titre, présentation et suite historique

twenty-scenario-dresden20 = Dresden 20 : les deux jours
    .summary =
        26 août 1813, le matin. Trois monarques ont amené une armée sur les hauteurs au sud de Dresde, et un seul corps les sépare de la ville. À midi, la Garde est sur les ponts, et Napoléon avec elle.

        Un pion est un corps, un tour quelque trois heures, et la vie de chaque camp tient à un seul nombre : le Moral de l’armée. Corps brisés, marches forcées, réserves et attaques de la Garde coûtent du Moral. Dix tours. Un camp à 0 perd aussitôt ; à la fin, le Moral le plus élevé gagne.
    .history = Napoléon a vaincu à Dresde : il a tenu la ville le premier soir, enfoncé la gauche alliée le deuxième jour sous la pluie, et perdu à Kulm les fruits de sa victoire.

twenty-scenario-dresden20-koenigstein = Dresden 20 : la manœuvre de Königstein
    .summary =
        25 août 1813. Et si Napoléon n’avait pas marché lui-même sur Dresde, mais passé l’Elbe à Königstein, sur les arrières de l’armée alliée ? Saint-Cyr tient seul la ville ; tous les autres corps sont un secret.

        Avant le premier tour, les Français scellent un plan : quels corps arrivent où, dans quel ordre et quand, et ce qui attend à Meissen. Trois des pièces sont des leurres. Le programme ouvre les scellés un à un, à l’arrivée des colonnes. Quinze tours.
    .history = Cela n’a pas eu lieu : Napoléon a marché lui-même sur Dresde, et seul Vandamme a passé l’Elbe à Königstein.

## La certitude de leurs cartes

twenty-sureness-dresden20 = Nous n’avions ni la carte ni les pions du jeu imprimé. La grille découle des hexagones que nomment ses règles ; le terrain est notre reconstitution à 1 640 m par hexagone.
    .sure =
        Les noms, les hexagones de mise en place et les tours d’arrivée de la bataille historique, le Moral des armées au début, les quatre garnisons.
        Les lignes de communication des Français, les ponts de Dresde, les emplacements du pont de bateaux.
        Les colonnes de la table des résultats, le prix de la Garde, des réserves et des marches forcées.
    .fair =
        L’Elbe et ses trois affluents, les villes, les routes, l’orientation et l’échelle de la carte.
        Les potentiels de mouvement, les cases de la table des résultats, l’effet des bois, des terrains accidentés et des forts.
    .guessed =
        La force de tous les corps, les cartes d’événement sauf une, la météo imprimée, les faces des dés de ralliement et d’arrivée.
        Le détail des bois et des collines, les lignes de communication alliées, et toute la mise en place de la manœuvre de Königstein.

## Textes des fichiers : effets des cartes par leurs titres anglais, corps et postes par leurs mots anglais

twenty-effect-a-change-in-the-weather = Avec la météo variable (16.8), la tendance s’inverse. Sans elle, rien ne se passe.
twenty-effect-cavalry-in-hand = Votre cavalerie a 1 point de mouvement de plus dans cette phase de mouvement.
twenty-effect-colours-rallied = Vous pouvez rallier une unité en déroute hors de toute zone de contrôle ennemie, ou lancer le dé une fois pour une unité brisée (10.2) sans payer, ou renoncer.
twenty-effect-fresh-reserves = Vos premières réserves dans un combat de ce tour de joueur sont gratuites.
twenty-effect-the-emperor-is-here = Jusqu’au début du prochain tour de nuit, le premier combat où la Vieille Garde attaque ne coûte pas de Moral aux Français, gagné ou perdu.
twenty-effect-three-monarchs-three-plans = Un dé désigne une nation alliée : 1 ou 2 les Russes, 3 ou 4 les Prussiens, 5 ou 6 les Autrichiens. Dans la phase de mouvement alliée (la prochaine si la carte est tirée par les Français), ses unités ont 1 point de mouvement de moins et pas de marche forcée.
twenty-effect-orders-astray = L’adversaire choisit une de vos unités sur la carte, qui n’est pas d’élite et se trouve hors de toute zone de contrôle ennemie. Elle ne peut pas bouger dans cette phase de mouvement.
twenty-effect-hard-marching = Vos deux premières marches forcées dans cette phase de mouvement sont gratuites.
twenty-effect-empty-caissons = Votre artillerie n’est pas doublée dans ce tour de joueur.
twenty-effect-hot-blood = De jour seulement : l’adversaire déplace une de vos unités de cavalerie, ni en déroute ni dans une zone de contrôle ennemie, d’un hexagone vers l’ennemi le plus proche. C’est son mouvement.
twenty-effect-news-from-the-other-fronts = Un dé : sur 1 ou 2 vous perdez 1 point de Moral, sur 3 ou 4 rien ne se passe, sur 5 ou 6 vous gagnez 1 point de Moral.
twenty-effect-watch-and-wait = Rien ne se passe. Les douze cartes retournent aussitôt dans la pioche.
twenty-formation-xiv-corps-gouvion-saint-cyr = XIVe corps, Gouvion Saint-Cyr
twenty-formation-old-guard = Vieille Garde
twenty-formation-guard-cavalry-nansouty = Cavalerie de la Garde, Nansouty
twenty-formation-guard-and-reserve-artillery = Artillerie de la Garde et de réserve
twenty-formation-young-guard-mortier-and-ney = Jeune Garde, Mortier et Ney
twenty-formation-i-cavalry-corps-latour-maubourg-under-murat = Ier corps de cavalerie, Latour-Maubourg, sous Murat
twenty-formation-ii-corps-victor = IIe corps, Victor
twenty-formation-vi-corps-marmont = VIe corps, Marmont
twenty-formation-i-corps-vandamme = Ier corps, Vandamme
twenty-formation-corbineau-s-light-cavalry = Cavalerie légère de Corbineau
twenty-formation-v-cavalry-corps-l-heritier = Ve corps de cavalerie, L’Heritier
twenty-formation-gorchakov-of-wittgenstein-s-wing = Gorchakov, de l’aile de Wittgenstein
twenty-formation-eugen-of-wuerttemberg = Eugène de Wurtemberg
twenty-formation-grenadiers-raevsky = Grenadiers, Raevsky
twenty-formation-cavalry-with-eugen = cavalerie auprès d’Eugène
twenty-formation-russian-reserve-cavalry = Cavalerie de réserve russe
twenty-formation-prussian-ii-corps-kleist = IIe corps prussien, Kleist
twenty-formation-left-wing = aile gauche
twenty-formation-1st-light-division-moritz-liechtenstein = 1re division légère, Moritz Liechtenstein
twenty-formation-austrian-cuirassiers = Cuirassiers autrichiens
twenty-formation-allied-reserve-artillery = Artillerie de réserve alliée
twenty-formation-guard-and-reserve-russian-guard-austrian-grenadiers = Garde et réserve : Garde russe, grenadiers autrichiens
twenty-post-dresden-old-town = Dresde, vieille ville
twenty-post-dresden-pirna-suburb = Dresde, faubourg de Pirna
