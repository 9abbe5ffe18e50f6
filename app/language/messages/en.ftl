# Messages that every part of the program can use. docs/TRANSLATING.md explains this file.

language-name = English

## Lists: "A, B and C". Only the words between the slots are used.

language-list-and = { $before } and { $next }
language-list-or = { $before } or { $next }
language-list-more = { $before }, { $next }
language-list-clauses = { $before }; { $next }

## Numbers

language-decimal-sign = .

## Sides. The name alone is a label; noun: "the French move"; of: "a unit of the French"; to: "goes to the French";
## adjective: "French movement". Other messages write { SIDE($side, form: "of") }.

language-side-french = French
    .noun = the French
    .of = of the French
    .to = to the French
    .adjective = French
language-side-allied = Allied
    .noun = the Allied side
    .of = of the Allied side
    .to = to the Allied side
    .adjective = Allied
language-side-allies = Allies
    .noun = the Allies
    .of = of the Allies
    .to = to the Allies
    .adjective = Allied
language-side-coalition = Coalition
    .noun = the Coalition
    .of = of the Coalition
    .to = to the Coalition
    .adjective = Coalition
# A side of a battle from a file: its name is as its author wrote it.
language-side-other = { $name }
    .noun = { $name }
    .of = of { $name }
    .to = to { $name }
    .adjective = { $name }

## Nations

language-nation-french = French
language-nation-austrian = Austrian
language-nation-russian = Russian
language-nation-prussian = Prussian
language-nation-rheinbund = Rheinbund

## Questions

language-dice-rolling = The dice are being rolled.
language-waiting = Waiting for the { $side }.
language-battle-over = The battle is over.
language-undone = { $left }. { $again }
language-unnamed = A battle from a file of another player's. Its names and colours are not known here.
language-about-file = This battle comes from a file. Its author knows how sure its map is.
language-about =
    { $part ->
        [sure] Sure
        [fair] Fair
       *[guessed] Guessed
    }

## Turns and phases

language-turns-left =
    { $left ->
        [0] Turn { $turn }: the last turn. The battle started with turn { $first }.
        [one] Turn { $turn }: { $left } more turn follows. The battle started with turn { $first }.
       *[other] Turn { $turn }: { $left } more turns follow. The battle started with turn { $first } and ends after turn { $last }.
    }
# The phase of a side, as a heading: "French movement".
language-phase-of = { SIDE($side, form: "adjective") } { $phase }
language-turn-and-phase = { $turn }: { $phase }

## Forecasts: "In the end, if they stand, you lose 1: 60 %; something else: 40 %."

language-ends = In the end, { $ends }.
language-ends-if = In the end, { $when }, { $ends }.
language-ends-of = { $head }, { $ends }.
language-ends-of-if = { $head }, { $when }, { $ends }.
language-end = { $end }: { $percent } %
language-end-rare = { $end }: under 1 %
language-end-else = something else

## Numbers that change: morale, victory points

language-figure-rises = { $name } rises from { $from } to { $to }.
language-figure-falls = { $name } falls from { $from } to { $to }.
language-luck =
    { $rolls ->
        [one] Luck in { $rolls } roll, in { $measure ->
            [increments] increments
           *[points] strength points
        }
       *[other] Luck in { $rolls } rolls, in { $measure ->
            [increments] increments
           *[points] strength points
        }
    }
language-luck-of = Luck: { $side } { $luck }
language-luck-note = What the dice did against the average of their faces.
language-luck-means-points = What the dice did, against the average of all their faces: strength destroyed counts whole, broken half, driven back a quarter; the enemy's for you, your own against you. A bad attack is no bad luck: it only moves the average. One side's luck is the other's misfortune.
language-luck-means-increments = What the dice of fire and melees did, against the average of all rolls: every increment lost counts, a unit that is disordered by a melee as two, one that routs or surrenders as three; the enemy's for you, your own against you. A bad attack is no bad luck: it only moves the average. One side's luck is the other's misfortune.

## Movement points. $size is none (0), one (up to 1), over (between 1 and 2) or many (from 2 on).

language-points =
    { $size ->
        [one] { $points } point
       *[many] { $points } points
    }

## The map

# North and east are letters of the compass.
language-facing = { $facing } at { $hex }
language-compass =
    { $facing ->
       *[n] N
        [nne] NNE
        [ene] ENE
        [e] E
        [ese] ESE
        [sse] SSE
        [s] S
        [ssw] SSW
        [wsw] WSW
        [w] W
        [wnw] WNW
        [nnw] NNW
    }
language-in-zones = zone of control: { $sides }
language-march =
    { $units-count ->
        [one] { $units } moves to { $hex }.
       *[other] { $units } move to { $hex }.
    }
language-marches =
    { $count ->
        [one] { $side }: { $count } counter moves.
       *[other] { $side }: { $count } counters move.
    }
language-subtitle = { $first } against { $second }
language-subtitle-from = { $first } against { $second }, from { $label }

## Refusals that every system has

language-refused-not-what-is-asked = That is not a choice here.
language-refused-several-could = Several units could do this: choose one.
language-refused-not-offered = The rules allow it, but it is not offered here.
language-refused-no-such-change = That cannot be changed.
language-refused-no-command = This system has no such command.

## Mistakes in files of languages, for translators

language-fault-syntax = This entry cannot be read. A message is written id = text; further lines are indented.
language-fault-empty = This message has no text.
language-fault-twice = This message is there twice. The first one counts.
language-fault-long = This message is longer than { $most } bytes.
language-fault-deep = Braces and parentheses are nested more than { $most } deep.
language-fault-slots = This message has more than { $most } slots and choices.
language-fault-letter = The character { $code } is not allowed: it cannot be seen, or it changes the direction of writing.
language-fault-reference = A message cannot contain another message, and a term contains no other term.
language-fault-nested = There are braces directly inside braces.
language-fault-selector = A message can choose only by an argument or by a property of a term.
language-fault-side = The only function is SIDE, with a side and one of its forms: label, noun, of, to, adjective.
language-fault-owner = { $id } does not belong here: ids in this file start with { $owner }-.
language-fault-unknown = English has no message { $id }.
language-fault-argument = { $id } has the argument { $name }, which English does not have.
language-fault-left-out = { $id } leaves out the argument { $name }.
language-fault-term = { $id } uses the term { $name }, which does not exist.
language-fault-markup = { $id } contains { $mark }, which English does not have here: it could be read as markup.
language-fault-code = The name of this folder is not the code of a language, such as it or pt-BR.
language-fault-catalogue = No part of the program has messages of this name.
language-fault-many = This folder has more than { $most } entries. The rest is not read.
language-fault-unread = This file cannot be read.
language-fault-large = This file is too large: 1 MB for a file, 16 MB for all languages together.
language-fault-utf = This file is not UTF-8 text.

## The line above the board, dates, and the margin of the map

language-turn = Turn { $turn }
language-turn-of = Turn { $turn } of { $last }
# A battle that begins with a later turn of the printed track; $printed is the number there.
language-turn-of-part = Turn { $turn } of { $last } ({ $printed } on the printed track)
language-turns = Turns
language-date = { $day } { $month }
language-dates = { $from }-{ $to } { $month }
language-month =
    { $number ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }
language-month-short =
    { $number ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }
language-date-morning = Morning
language-date-midday = Midday
language-date-afternoon = Afternoon
language-date-evening = Evening
language-date-night = Night
language-date-rain = rain
language-date-snow = snow
language-map-bridge = Bridge
language-map-ditch = Ditch
language-map-earthwork = Earthwork
language-map-fence = Fence
language-map-fort = Fort
language-map-garden = Garden
language-map-grove = Grove
language-map-gully = Gully
language-map-height = Height
language-map-lake = Lake
language-map-lake-ice = Lake, ice
language-map-pond = Pond
language-map-river = River
language-map-river-ice = River, ice
language-map-road = Road
language-map-slope = Slope
language-map-stream = Stream
language-map-town = Town
language-map-track = Track
language-map-village = Village
language-map-woods = Woods
language-map-hex = hex
language-map-n = N
language-map-e = E
language-map-s = S
language-map-w = W

## Places whose names are words, as the files of the battles have them. Other names stay as they are.

language-place-althof-pond = Althof pond
language-place-althof-wood = Althof wood
language-place-birch-wood = Birch wood
language-place-church = Church
language-place-church-hill = Church hill
language-place-dippoldiswalde-heath = Dippoldiswalde Heath
language-place-drangsitten-height = Drangsitten height
language-place-drangsitten-wood = Drangsitten wood
language-place-dresden = Dresden
language-place-dresden-heath = Dresden Heath
language-place-gothic-castle = Gothic Castle
language-place-gottleuba-brook = Gottleuba brook
language-place-grosser-garten = Grosser Garten
language-place-guttau-ponds = Guttau ponds
language-place-kutschitten-height = Kutschitten height
language-place-kutschitten-pond = Kutschitten pond
language-place-kutschitten-wood = Kutschitten wood
language-place-lampasch-forest = Lampasch forest
language-place-lampasch-height = Lampasch height
language-place-lunette-i = Lunette I
language-place-lunette-ii = Lunette II
language-place-lunette-iii = Lunette III
language-place-lunette-iv = Lunette IV
language-place-lunette-v = Lunette V
language-place-malschwitz-ponds = Malschwitz ponds
language-place-mill-pond = Mill pond
language-place-northern-upland = Northern upland
language-place-pillnitz-heights = Pillnitz Heights
language-place-plauen-gorge = Plauen gorge
language-place-podlasia = Podlasia
language-place-preititz-ponds = Preititz ponds
language-place-r-cknitz-heights = Räcknitz heights
language-place-right-wing-ridge = Right wing ridge
language-place-sausgarten-pond = Sausgarten pond
language-place-saxon-switzerland = Saxon Switzerland
language-place-schloss-and-br-hl-terrace = Schloss and Brühl terrace
language-place-schmoditten-height = Schmoditten height
language-place-schmoditten-pond = Schmoditten pond
language-place-schmoditten-wood = Schmoditten wood
language-place-serpallen-pond = Serpallen pond
language-place-serpallen-ridge = Serpallen ridge
language-place-tenknitten-lake = Tenknitten lake
language-place-tharandt-forest = Tharandt Forest
language-place-thorn-road = Thorn road
language-place-warsaw = Warsaw
language-place-waschkeiten-lake = Waschkeiten lake
language-place-weisseritz = Weisseritz
language-place-windmill = Windmill
language-place-windmill-height = Windmill height
language-place-wood-south-of-lampasch = Wood south of Lampasch
language-place-ziegelhof-plateau = Ziegelhof plateau

## The plan of a simple bot, in a few words

language-manner-plain = fighting where the odds are good, the others come up
language-manner-bold = pressing on, and fighting at even odds
language-manner-wary = keeping out of harm until the odds are better
language-manner-still = holding the ground we have

## A name on the command line that is not known

language-no-bot = there is no bot "{ $name }": there are { $known }
language-no-battle = there is no battle and no file "{ $name }"; ours are { $known }
language-no-rules = { $system }: this program does not have these rules
language-no-option = this battle has no optional rule "{ $name }": { $known }
language-no-option-at-all = this battle has no optional rule "{ $name }": it has none

## A head and what belongs to it

language-headed = { $head }: { $text }
