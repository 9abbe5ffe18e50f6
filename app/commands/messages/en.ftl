# Messages of the commands: their help, and what they print. See docs/TRANSLATING.md.

## Help. A message is a command, its attributes are the arguments of the command. An argument that has the same help in several
## commands is an option. Names of commands and options stay as they are.

commands-help-estafette = Napoleonic wargames for two, with no server and dice neither player can choose
    .closing = estafette FILE opens the record of a match in the window.
commands-help-play = Open the window (the default where there is a display)
    .name = Your name, as your opponents see it; it is remembered
    .loopback = Play a friend on this computer only, for trying it out
commands-help-host = Invite a friend to a battle, over the internet or on your network
    .side = Your side, by its name or as first or second
    .increment = Seconds added to a side's clock for each phase it ends
    .grace = Disconnection allowance per side in the whole match, in seconds
    .deadline = Days of inactivity before the opponent may close the match (0: never)
    .lan = Announce the invitation on this network, so that no code is needed
    .challenge = Challenge a player on this network, by name or by the first words of the fingerprint; only they can join
    .no-router = Do not ask the router to open the port
    .hours = Hours the code stays valid
    .watch = Allow spectators, with this delay in seconds (0: live)
    .resume = Resume this match
commands-help-join = Join a friend's battle by a code, or on your network
    .code = Invitation or resume code from your friend
    .lan = List the open invitations on this network, and join if there is one, or the one you pick
    .pick = Join the listed invitation of this number, counted from 1
    .scenario = Play this battle and no other: a scenario file or folder of yours, or a built-in one
commands-help-watch = Watch a match with a watch code, verifying it live
    .code = The watch code that a player of the match gave you
    .json = Print JSON, one object a line
    .name = Your name, which the player sees and which is remembered
    .loopback = Watch on this computer only, for trying things out
commands-help-room = List players, invitations, challenges and tournaments on this network, and be listed
    .say = Status that players in the room read beside your name
    .unseen = Only look, without being seen
    .seconds = Seconds to listen; until you stop it if not given
commands-help-check = Test your network, and the connection to a friend by code
    .code = Code of a friend whose program is waiting, to measure the connection
    .no-router = Do not ask the router to open a port
    .loopback = Test on this computer only, for trying things out
commands-help-relays = List the relays you allow, and change the list (docs/RELAY.md)
    .add = Add the relay of this line, as its owner gave it to you
    .remove = Remove the relay with this name or address
    .off = Switch the relays off
    .on = Switch the relays on again
commands-help-matches = List unfinished matches
    .take-over = Resume on this computer a match that you last played on another one and no longer play there
commands-help-demo = Play a battle between two programs on this computer over QUIC, and verify both records
    .out = The folder for the two players' folders; a new temporary one if not given
    .bot = Kind of both bots: sensible or random
    .seed = Seed of the bots; it does not affect the dice
commands-help-tournament = Create, direct or join a tournament (docs/TOURNAMENT.md)
commands-help-tournament-create = Create a tournament: one file holds all of it
    .file = The file
    .name = The name of the tournament
    .battle = Built-in battle; give several to play a different one each round
    .system = Pair the players in this way
    .system-swiss = Equal scores meet
    .system-round-robin = Each player meets every other
    .system-double-round-robin = Each player meets every other on both sides
    .rounds = Number of rounds in a Swiss tournament
    .points = Count the points of a game in this way
    .points-plain = 2 for a win, 1 for a draw
    .points-levels = 20 points a game, shared by the level of victory
    .points-difference = 20 points a game, shared by the difference of victory points
    .step = Victory points for one point, with --points difference
    .wait = Minutes after which a missing player may be scored as absent
commands-help-tournament-run = Direct a tournament on this network; you can stop and start again at any time
    .file = The tournament
    .word = Password that players give when they enter; open entry if not given
    .port = The UDP port of the desk; any free one if not given
    .web = Serve the page with the table at this address
    .loopback = Run on this computer only, for trying things out
    .alone = Run without a director: rounds start once this many players have entered
    .absent-after = With --alone: seconds away from the desk after which a player counts as absent
    .archive = Write the archive here when the tournament is over
commands-help-tournament-join = Join a tournament and play; the program sends your results to the desk
    .desk = Tournament code, as the director's program shows it
    .lan = Find the desk on this network
    .word = Password of the tournament, if it has one
    .bot = Bot that plays your games: sensible or random
commands-help-tournament-show = Show the table of a tournament
    .file = The tournament
commands-help-tournament-export = Write book, match files and tables into one archive for estafette verify --tournament
    .file = The tournament
    .out = The archive
commands-help-verify = Verify a match file or evidence: signatures, dice, hashes and commands
    .files = Match files or evidence
    .tournament = The archive of a tournament: every pairing, every game from both records, and the table
    .json = Print JSON, one object a file
commands-help-tell = Print the log of a match, as text or JSON (docs/REPLAYS.md)
    .json = Print JSON (docs/REPLAYS.md)
    .proofs = Print the proof of each roll
    .scenario = Scenario file, for the names in a battle that is not built in
commands-help-review = Find the decisions of a match that changed the winning chances most, and the choices of a bot (docs/BOTS.md)
    .json = Print JSON (docs/BOTS.md)
    .level = Bot to compare with; the strongest of the system if not given
    .plays = Number of imagined plays for the curve, in total
    .threads = Number of threads (does not affect results)
    .scenario = Scenario file, for a battle that is not built in
commands-help-battle = Let two bots fight a battle, and print it turn by turn
    .seed = Seed of bots and dice; random if not given
    .first = The first player's bot: random, recruit, sensible, captain or marshal
    .second = The second player's bot, likewise
commands-help-adjutant = Play through JSON, one object per line (docs/ADJUTANT.md)
commands-help-luggage = Move your key and matches to another computer
commands-help-luggage-pack = Export your key, the players you know and your matches to a new file: anyone with the file can play as you
    .file = The file
commands-help-luggage-unpack = Import a transfer file: your key, name and matches
    .file = The file
commands-help-scenario = List the built-in battles, and check your own scenario files
commands-help-scenario-list = List the built-in battles
commands-help-scenario-check = Explain every mistake in a scenario file or folder
    .paths = Files or folders, or built-in battles by their ids
commands-help-replay = Look at a recorded match in the window: map, timeline, proofs and notes (docs/REPLAYS.md)
    .file = The record of a match
commands-help-report = Write a recorded match as one HTML file, with boards and charts (docs/REPLAYS.md)
    .out = The HTML file to write
    .scenario = Scenario file, for a battle that is not built in
    .no-pictures = Leave the pictures out
commands-help-film = Make an animated picture of a recorded match (docs/REPLAYS.md)
    .file = The record of a match
    .out = The file to write: an animated PNG, or .gif, or .mp4 where the computer has ffmpeg
    .frames = Number of frames at most; marches are left out first, combats last
    .seconds-per-frame = Seconds each frame is shown
    .scenario = Scenario file, for a battle that is not built in
commands-help-shot = Draw a battle into a PNG file, without a display (docs/PICTURES.md)
    .record = The record of a match, instead of a battle from its start
    .entry = The entry of the record after which it is drawn; the last one if not given
    .out = The file to write
    .zoom = Pixels for the height of a hex; the whole sheet if not given
    .center = The hex in the middle of the picture
    .theme = staff-map, high-contrast, red-green or blue-yellow, each also with -dark at its end
    .overlay = Overlays: reach, path, zones, attacks, fire, choices, refusals, last-moves
    .unit = The unit that reach, path and refusals are about; if not given, the one that can go farthest
    .position = A saved match: the adjutant's answer to save
    .steps = Let two bots play this number of steps first
    .seed = The seed of bots and dice
    .light = day, dusk or night; as the turn says if not given
    .weather = dry, rain or snow; as the turn says if not given
    .hide = Leave out: counters, grid, numbers, names, margin
commands-help-guide = The book "How to play": list its sections, or write its pictures into a folder
    .pictures = The folder for the pictures
    .width = Their width in pixels
commands-help-estafette-keeper = Estafette without a window: relays, the director's desk, and matches in a terminal
commands-help-estafette-keeper-report = Write a recorded match as one HTML file, with charts and without pictures (docs/REPLAYS.md)
commands-help-relay = Run a relay for others, on a computer with a public address (docs/RELAY.md)
    .address = Public name or address of this computer, by which players reach it
    .listen = The address to listen at; all addresses of this computer if not given
    .port = The TCP port for HTTPS
    .udp = UDP port where computers learn their own public address
    .machines = Largest number of computers at a time; a match has two
    .rate = Kilobytes a second accepted from each computer
    .folder = The folder of its key; the folder of your settings if not given

## Help: options of several commands

commands-help-option-scenario = A built-in battle, or a scenario file
commands-help-option-with = Optional rules of the battle to play with, such as weather
commands-help-option-minutes = Thinking time per side in minutes; no limit if not given
commands-help-option-take-backs = Number of take-backs each side may ask for
commands-help-option-bot = Let a bot play your side
commands-help-option-adjutant = Play your side by JSON lines on standard input and output (docs/ADJUTANT.md)
commands-help-option-kind = Kind of the bot: sensible or random
commands-help-option-pace = Least time the bot takes for an answer, in milliseconds
commands-help-option-name = Your name, which is remembered
commands-help-option-stay = Stay after the match for another one with sides swapped (with --adjutant: rematch, agree, leave)
commands-help-option-loopback = Play on this computer only, for trying things out
commands-help-option-port = The UDP port to use; any free one if not given
commands-help-option-json = Print JSON
commands-help-option-file = The match file
commands-help-option-moves = Print every single move
commands-help-option-language = Language of the text, such as fr; that of the program if not given
commands-help-option-software = Draw with the software adapter even where there is a graphics card
commands-help-option-size = Width and height in pixels

## Help: names of values, as in --out FILE. Capitals, and hyphens or underscores for blanks.

commands-help-value-scenario = SCENARIO
commands-help-value-seed = SEED
commands-help-value-rules = RULES
commands-help-value-first = FIRST
commands-help-value-second = SECOND
commands-help-value-code = CODE
commands-help-value-line = LINE
commands-help-value-host = HOST
commands-help-value-file = FILE
commands-help-value-files = FILES
commands-help-value-language = LANGUAGE
commands-help-value-out = OUT
commands-help-value-level = LEVEL
commands-help-value-plays = PLAYS
commands-help-value-threads = THREADS
commands-help-value-say = SAY
commands-help-value-seconds = SECONDS
commands-help-value-name = NAME
commands-help-value-paths = PATHS
commands-help-value-battles = BATTLES
commands-help-value-system = SYSTEM
commands-help-value-rounds = ROUNDS
commands-help-value-points = POINTS
commands-help-value-step = STEP
commands-help-value-minutes = MINUTES
commands-help-value-take-backs = TAKE_BACKS
commands-help-value-wait = WAIT
commands-help-value-word = WORD
commands-help-value-port = PORT
commands-help-value-address-port = ADDRESS:PORT
commands-help-value-players = PLAYERS
commands-help-value-absent-after = ABSENT_AFTER
commands-help-value-archive = ARCHIVE
commands-help-value-desk = DESK
commands-help-value-bot = BOT
commands-help-value-pace = PACE
commands-help-value-side = SIDE
commands-help-value-increment = INCREMENT
commands-help-value-grace = GRACE
commands-help-value-deadline = DEADLINE
commands-help-value-player = PLAYER
commands-help-value-hours = HOURS
commands-help-value-resume = RESUME
commands-help-value-kind = KIND
commands-help-value-pick = PICK
commands-help-value-size = SIZE
commands-help-value-frames = FRAMES
commands-help-value-seconds-per-frame = SECONDS_PER_FRAME
commands-help-value-record = RECORD
commands-help-value-entry = ENTRY
commands-help-value-zoom = ZOOM
commands-help-value-center = CENTER
commands-help-value-theme = THEME
commands-help-value-overlay = OVERLAY
commands-help-value-unit = UNIT
commands-help-value-position = POSITION
commands-help-value-steps = STEPS
commands-help-value-light = LIGHT
commands-help-value-weather = WEATHER
commands-help-value-hide = HIDE
commands-help-value-pictures = PICTURES
commands-help-value-width = WIDTH
commands-help-value-address = ADDRESS
commands-help-value-listen = LISTEN
commands-help-value-udp = UDP
commands-help-value-machines = MACHINES
commands-help-value-rate = RATE
commands-help-value-folder = FOLDER

## Help: the words that frame it

commands-help-frame-usage = Usage:
commands-help-frame-commands = Commands:
commands-help-frame-arguments = Arguments:
commands-help-frame-options = Options:
commands-help-frame-any-options = [OPTIONS]
commands-help-frame-a-command = <COMMAND>
commands-help-frame-any-command = [COMMAND]
commands-help-frame-default = [default:
commands-help-frame-alias = [alias:
commands-help-frame-values = [possible values:
commands-help-frame-each-value = Possible values:
commands-help-frame-print = Print help
commands-help-frame-print-more = Print help (see more with '--help')
commands-help-frame-print-less = Print help (see a summary with '-h')
commands-help-frame-print-for = Print help for the subcommand(s)
commands-help-frame-print-of = Print this message or the help of the given subcommand(s)
commands-help-frame-version = Print version

## Mistakes on the command line

commands-mistake = error: { $what }
commands-mistake-argument = unexpected argument '{ $argument }' found
commands-mistake-command = unrecognized subcommand '{ $command }'
commands-mistake-missing = the following required arguments were not provided:{ $arguments }
commands-mistake-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
commands-mistake-twice = the argument '{ $argument }' cannot be used multiple times
commands-mistake-value = invalid value '{ $value }' for '{ $argument }'
commands-mistake-value-why = invalid value '{ $value }' for '{ $argument }': { $why }
commands-mistake-number = a whole number is meant
commands-mistake-range = possible values: { $range }
commands-mistake-no-value = a value is required for '{ $argument }' but none was supplied
commands-mistake-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
commands-mistake-similar = tip: a similar name exists: { $names }
commands-mistake-more = For more information, try '--help'.
# The program is a name: estafette. The sentence ends with a full stop in every language.
commands-elsewhere-window = `{ $command }` needs the program with a window: estafette { $command }.
commands-elsewhere-keeper = `{ $command }` is a command of the program without a window: estafette-keeper { $command }, or in a checkout cargo run -p estafette-keeper -- { $command }.
commands-elsewhere-lab = `{ $command }` is a command of the laboratory: in a checkout, cargo run -p estafette-lab -- { $command }.

## Playing over the network. What is typed stands behind two blanks.

commands-you-are = You are { $name }; your fingerprint: { $fingerprint }
commands-network = starting the network
commands-host-invite = Your friend types (with --adjutant instead of --bot to play by lines):
commands-host-wait = Waiting for your friend. Ctrl-C stops; you can resume a match later once it has started.
commands-host-take-backs = a match may have at most { $most } take-backs per side
commands-host-delay = spectators can be shown a move at most { $most } seconds later, which is a day
commands-host-time = that is too much thinking time
commands-host-deadline = that is too long a deadline
commands-join-none = no open invitation was found on this network; ask your friend to host with --lan, or for the code, which works everywhere
commands-join-other-version = another version of the program
commands-join-pick = Pick one with --pick and its number.
commands-join-no-number = there is no invitation number { $number }
commands-match-not-started = the match could not start: { $fault } ({ $name })
commands-match-stopped = the match cannot continue: { $verdict } ({ $name })
commands-match-no-record = there is no record
commands-match-left = You left the match; it is saved.
commands-match-resume = To resume, one of you types  estafette host --resume { $file }
commands-matches-taken-over = You now play this match on this computer. Do not resume it on the other one.
commands-matches-none = No unfinished matches in { $folder }.
commands-matches-line =
    { $entries ->
        [one] { $title }: { $first } against { $second }, { $entries } entry
       *[other] { $title }: { $first } against { $second }, { $entries } entries
    }
commands-demo-records = Both records: { $first } and { $second }
commands-demo-same = They are the same, entry by entry: { $entries } entries, { $disk } bytes each on disk, { $wire } on the wire.
commands-demo-not-same = They are NOT the same: { $entries } entries, { $disk } bytes each on disk, { $wire } on the wire.
commands-demo-took = The match took { $seconds } s, of which the host waited { $waited } s for its disk.

## The room on this network

commands-room-status = a status has at most { $most } characters
commands-room-left = { $name } left
commands-room-player = { $name }: { $status }
commands-room-directs = { $name } directs "{ $tournament }"; estafette tournament join --lan
commands-room-challenges = { $name } challenges you to { $battle }; estafette join --lan
commands-room-invites = { $name } invites to { $battle }; estafette join --lan
commands-room-unknown = no player in the room is called { $words }; estafette room lists the players
commands-room-two = two players in the room are called { $words }; give the first words of the fingerprint instead

## Relays

commands-relays-full = the list holds at most { $most } relays; remove one first
commands-relays-unknown = no relay with that name is in the list
commands-relays-none = Your list has no relays: only direct connections. A relay helps two players connect, and carries their encrypted bytes if there is no direct connection. It sees neither moves nor dice (docs/RELAY.md).
commands-relays-off = Relays are switched off now (estafette relays --on).
commands-relay-no-address = this computer has no address to listen at
commands-relay-line = Players add this line to their relays (estafette relays --add "...", or Settings):
commands-relay-ports = TCP port { $tcp } and UDP port { $udp } must be open. Ctrl-C stops.
commands-relay-stopped = The relay has stopped; it turned { $count } away because it was full.

## Another computer

commands-luggage-packed =
    { $files ->
        [one] { $name } ({ $fingerprint }) with { $files } match file: { $file }
       *[other] { $name } ({ $fingerprint }) with { $files } match files: { $file }
    }
commands-luggage-warning = Anyone with this file can play as you. Once you import it elsewhere, do not play here any more.
commands-luggage-folders = finding your folders
commands-luggage-key = Your key on this computer: { $fingerprint }.
commands-luggage-imported =
    { $files ->
        [one] Imported { $files } match file; { $kept } were already here, as long or longer.
       *[other] Imported { $files } match files; { $kept } were already here, as long or longer.
    }

## Looking back

commands-no-language = there is no language { $code }; choose one of { $codes }
commands-report-written = { $file }: { $size } KB. { $badge }: { $meaning }
commands-report-cannot-draw = No pictures: the program that wrote this page cannot draw.
commands-report-not-drawn = No pictures: the computer that wrote this page could not draw.
commands-report-no-pictures = the report has no pictures: { $why }

## Battles

commands-battle-again = The same battle again: tools/run { $command }
commands-scenario-good =
    { $turns ->
        [one] { $title }: { $units } units, { $turns } turn, no mistakes; content { $hash }
       *[other] { $title }: { $units } units, { $turns } turns, no mistakes; content { $hash }
    }
commands-scenario-bad =
    { $mistakes ->
        [one] { $file }: { $mistakes } mistake
       *[other] { $file }: { $mistakes } mistakes
    }
commands-adjutant-hint = The adjutant reads one JSON object a line, such as { $example }.

## Tournaments. The orders of the director stay as they are.

commands-tournament-direct = To direct it, type  estafette tournament run { $file }
commands-tournament-other-key = This tournament was created with another key; its archive will lack the director's signature.
commands-tournament-enter = To join, players type  estafette tournament join { $code }
commands-tournament-enter-lan = or, on this network,  estafette tournament join --lan
commands-tournament-page = The standings are at  { $address }
commands-tournament-orders = Commands: open, close, tables, standings, players, decide [ROUND.]TABLE first|second|draw REASON, absent TABLE first|second|both, withdraw NUMBER, back NUMBER, pause, go, end, stop
commands-tournament-done = done
commands-tournament-no-number = { $text } is not a number
commands-tournament-absent = absent takes first, second or both
commands-tournament-decide = decide takes first, second or draw
commands-tournament-desk = { $tournament }, directed by { $name } ({ $fingerprint })
commands-tournament-no-desk = no tournament is announced on this network; ask the director for the tournament code
commands-tournament-many-desks = several tournaments are announced on this network; ask the director for the tournament code
commands-tournament-desk-lost = The desk does not answer: { $why }. Trying again.
commands-tournament-wins = wins { $wins }
commands-tournament-luck = luck { $luck }
commands-tournament-no-file = { $file }: it is not a file
commands-tournament-wrong = WRONG  { $line }
commands-tournament-good = GOOD   from the first pairing to the last table
