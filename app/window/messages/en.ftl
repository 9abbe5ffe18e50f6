# Messages of the window. docs/TRANSLATING.md explains this file.

## Before a match

window-before-you-are = You are { $name }.
window-before-first-game = First game (guided)
window-before-friend = Play a friend
window-before-friend-line = Send an invitation code, or join with one you received
window-before-network = On this network
window-before-network-line = Players nearby, open invitations and tournaments
window-before-bot = Play the bot
window-before-bot-line = Learn and experiment; the bot follows the same rules
window-before-hot-seat = Hot seat
window-before-hot-seat-line = Two players share this computer
window-before-resume = Resume
window-before-replays = Replays
window-before-replays-line = Step through your matches and verify them
window-before-book = How to play
window-before-book-line = Rules with pictures, and a first game
window-before-settings = Settings
window-before-settings-line = Language, colours, keys
window-before-quit = Quit
window-before-quit-line = Your matches are saved
window-before-name = What name should other players see?
window-before-name-save = Save name
window-before-name-key = This creates a private key, kept only on this computer. It signs your moves; its six-word fingerprint shows friends that it is you. There is no account and no server. You can change your name in Settings.

## Resuming a match

window-before-kept-looking = Looking for unfinished matches…
window-before-kept-none = No unfinished matches
window-before-kept-one = { $title }: { $line }
window-before-kept-many =
    { $count ->
        [one] { $count } unfinished match
       *[other] { $count } unfinished matches
    }
# $ago is a time such as "2 min ago".
window-before-kept-line =
    { $place ->
        [network] { $first } against { $second }, over the network, played { $ago }
       *[here] { $first } against { $second }, on this computer, played { $ago }
    }
window-before-kept-your-move = your move
window-before-kept-to-move = { $name } to move
window-before-kept-dice = next: a die roll
window-before-kept-over = it is over
# $facts are the turn, the score and the side to move: "Turn 3; your move".
window-before-kept-stands = { $facts }.
window-before-kept-stands-led = You are { SIDE($side, form: "label") }. { $facts }.
window-before-resume-sure = Delete this match with its chat and notes?
window-before-resume-trash = Move to trash
window-before-resume-cancel = Cancel
window-before-resume-delete = Delete
window-before-resume-delete-failed = Could not delete the match: { $error }
window-before-resume-how = To resume, both of you open the match here. Estafette looks for your friend at their last address. If that has changed, copy the new code from the match and send it; your friend pastes it under Play a friend. No move is lost.
window-before-resume-here = Resume here?
window-before-resume-elsewhere = You last played this match on another computer. If you play it on both, you may sign two different moves for the same turn, and that counts as proof against you. Resume here only if you no longer play it there.
window-before-resume-from-now-on = Play it here from now on
window-before-opening = Opening a match
window-before-opening-checks = Checking every signature, roll and command.

## Playing a friend

window-before-invite = Invite a friend
window-before-invite-line = Choose a battle; you get a code to send by mail or chat
window-before-friend-by-code = Or join with a code
window-before-friend-paste = Paste the code your friend sent you:
window-before-friend-codes = Invitation codes start with i, resume codes with r.
window-before-friend-code =
    { $kind ->
        [watch] A match to watch. Good until { $until }.
        [resume] Resumes a match you both have. Good until { $until }.
       *[invitation] An invitation to a new match. Good until { $until }.
    }
window-before-friend-code-of =
    { $kind ->
        [watch] A match to watch ({ $rules }). Good until { $until }.
        [resume] Resumes a match you both have ({ $rules }). Good until { $until }.
       *[invitation] An invitation to a new match ({ $rules }). Good until { $until }.
    }
window-before-friend-watch = Watch
window-before-friend-join = Join
window-before-friend-agree = You see all match settings before you agree.

## Waiting for a friend

window-before-lobby =
    { $state ->
        [failed] Could not connect
        [invitation] An invitation
        [cut-off] No network
        [waiting] Waiting for your friend
       *[connecting] Connecting
    }
window-before-lobby-failed = Nothing is lost. Go back and try again.
window-before-lobby-connecting = Finding a connection. This takes a few seconds.
window-before-lobby-so-far = So far
window-before-offer-words = If your friend's screen shows the same six words, you are connected to your friend.
window-before-offer-agreed = You have agreed. Both computers are getting ready; the map opens automatically.
window-before-offer-agree = Agree and play
window-before-offer-decline = Back declines.
window-before-code-send = Send this code to your friend
window-before-code-copy = Copy the code
window-before-code-copied = Copied.
window-before-code-qr = As a QR picture
window-before-code-qr-name = The code as a QR picture
window-before-code-scan = Scan it with a phone to send it on as text.
window-before-code-until = Good until { $until }, for one friend. Do not post it in public.
window-before-code-next-resume = Your friend pastes this code under Play a friend (not Resume, which makes another code). The match opens when they connect.
window-before-code-next = Your friend chooses Play a friend and pastes it, then reads your match settings. Once they agree, the map opens automatically.
window-before-code-network = Your network
window-before-code-here-only = • On this computer only: nobody else can join.
window-before-code-addresses = Addresses in the code: { $addresses }.
window-before-code-fingerprint = Your fingerprint
window-before-code-words = Your friend sees these six words. If they differ, someone is intercepting the connection.
window-before-code-offer = What you offer
window-before-knock = Someone wants to join
window-before-knock-words = Compare the six words with what your friend sees before you let them in.
window-before-knock-admit = Let them in
window-before-knock-refuse = Turn away
window-before-cut-off = This computer is not on any network, so no friend can connect. Plug in a cable or join a wireless network, and look again. Your choices are saved.
window-before-cut-off-again = Look again
window-before-cut-off-works = What works without a network
window-before-cut-off-bot = The same battle; the bot follows the same rules
window-before-cut-off-hot-seat = The same battle; two players share this computer

## Choosing a battle

window-before-setup-invite = Invite
window-before-setup-challenge = Challenge
window-before-setup-start = Start
window-before-setup-challenge-of = Challenge { $name }
window-before-setup-battle = The battle
window-before-setup-about = About this map: what is known, what is guessed
window-before-setup-file = Open a battle from a file…
window-before-setup-path = Path of a scenario file or folder (or drop it on this window):
window-before-setup-open = Open
window-before-setup-close = Close
window-before-setup-more = And { $count } more.
window-before-setup-side = Your side
window-before-setup-moves =
    { $moves ->
        [first] moves first, { $counters } counters
       *[second] moves second, { $counters } counters
    }
window-before-setup-options = Options
window-before-setup-clock = Time per side
window-before-setup-clock-fits = { $time } for each side fits this battle.
window-before-setup-added = Added per phase
window-before-setup-added-hint = Time added to a side's clock for each phase it ends.
window-before-setup-grace = Disconnection allowance
window-before-setup-minutes = { $minutes } min
window-before-setup-take-backs = Take-backs after a die roll
window-before-setup-take-backs-none = none
window-before-setup-watch = Spectators
window-before-setup-watch-no = no
window-before-setup-watch-live = live
window-before-setup-watch-later = { $minutes } min later
window-before-setup-announce = Also announce on this network
window-before-setup-announce-hint = Anyone on your local network sees the battle and your name, and can ask to join
window-before-bots = Which bot?
window-before-bots-title =
    { $level ->
        [marshal] Marshal
        [captain] Captain
        [sensible] Sensible
        [recruit] Recruit
       *[random] Random
    }
window-before-bots-line =
    { $level ->
        [marshal] Plays out many plans before it decides
        [captain] Looks a turn ahead
        [sensible] Tries to win
        [recruit] Forgets orders and attacks
       *[random] Makes any legal move
    }
window-before-bots-strongest = No stronger level has been proven for this system yet.
# The size of a battle: "3 turns, 13 counters, roughly 10 minutes".
window-before-length = { $facts }
window-before-length-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
window-before-length-counters = { $counters } counters
window-before-length-few = a few minutes
window-before-length-minutes = roughly { $minutes } minutes
window-before-length-hours =
    { $hours ->
        [one] roughly an hour
       *[other] roughly { $hours } hours
    }
window-before-length-file = from a file

## About a map

window-before-about = About this map
window-before-about-corrected = A corrected map
window-before-about-copying = The battle is a few text files. Change a copy and open it here with "Open a battle from a file…"; the program names every mistake with its line and column. A friend you invite receives it from you, marked as your file.
window-before-about-copy = Your copy: { $path }
window-before-about-open = Open your copy
window-before-about-make = Make a copy to edit
window-before-about-copy-failed = Could not make the copy: { $error }.

## Settings

window-settings = Settings
window-settings-done = Done
window-settings-language = Language
window-settings-language-desktop = Follow system
window-settings-language-folder = More languages can be added as text files in { $folder }.
window-settings-language-more =
    { $count ->
        [one] And { $count } more mistake.
       *[other] And { $count } more mistakes.
    }
window-settings-size = Size of the interface
window-settings-shade = Light or dark
window-settings-shade-light = Light
window-settings-shade-dark = Dark
window-settings-shade-desktop = Follow system
window-settings-shade-all = Panels and map together.
window-settings-theme = Colours of the map
window-settings-theme-staff-map = Staff map: the colours of an old map
window-settings-theme-high-contrast = High contrast: strong light and dark, no grain
window-settings-theme-red-green = Red-green colour blindness
window-settings-theme-blue-yellow = Blue-yellow colour blindness
window-settings-motion = Animation, sound and notifications
window-settings-pace = Speed of the opponent's actions:
window-settings-pace-slow = Slow
window-settings-pace-brisk = Brisk
window-settings-pace-at-once = At once
window-settings-pace-slow-means = Shows every march, roll and result, with time to read it.
window-settings-pace-brisk-means = Shows every event, in quick order.
window-settings-pace-at-once-means = Shows only the result on the map.
window-settings-pace-keys = { $means } Space: next. Esc: skip.
window-settings-motion-counters = Counters and dice move
window-settings-bot-explains = The bot explains its plans
window-settings-bot-explains-hint = One sentence in the log for each phase it plans.
window-settings-volume = Volume (View, Sound turns it off):
window-settings-notices = Notify me when it is my turn and the window is in the background
window-settings-name = Your name
window-settings-name-seen = Name that other players see:
window-settings-name-change = Change
window-settings-name-fingerprint = Your fingerprint stays the same: { $fingerprint }. Unfinished matches keep the old name.
window-settings-folders = Folders
window-settings-folders-matches = Matches, one file each:
window-settings-folders-open = Open the folder
window-settings-folders-elsewhere = To keep matches, key and settings elsewhere, set the variable { $variable } to a folder before you start the program.

## Friends far apart

window-settings-relays = Relays
window-settings-relays-help = A relay helps you and a friend connect where routers block it. If there is no direct connection, it carries the match encrypted and sees neither moves nor dice.
window-settings-relays-list = Relays to use, one per line, at most { $most } (your friend needs one of the same):
window-settings-relays-use = Use relays
window-settings-relays-none = No relay: only direct connections. We run no server.
window-settings-test-code = The code of a friend who is waiting, if you have one:
window-settings-test = Test connection
window-settings-test-waiting = Testing the network. This takes a few seconds.
window-settings-test-copy = Copy this for your friend

## Another computer

window-settings-transfer = Move to another computer
window-settings-transfer-key = The file holds your private key and matches: anyone who has it can play as you.
window-settings-transfer-export = Export…
window-settings-transfer-import = Import…
window-settings-transfer-save = Save the transfer file
window-settings-transfer-choose = Choose a transfer file
window-settings-transfer-files = Transfer files
window-settings-transfer-all-files = All files
window-settings-transfer-one = Play on one computer only: signing moves on two counts as proof against you.
window-settings-transfer-path = Path of the transfer file:
window-settings-transfer-import-file = Import file
window-settings-transfer-not-exported = No file was chosen. Nothing was exported.
window-settings-transfer-not-imported = No file was chosen. Nothing was imported.
window-settings-transfer-no-name = No file name is free beside your matches. Nothing was exported.
window-settings-transfer-no-dialogue = This desktop has no file dialogue. Type the path of the transfer file above.
window-settings-transfer-exported =
    { $count ->
        [one] Exported with { $count } match file: { $path }
       *[other] Exported with { $count } match files: { $path }
    }
window-settings-transfer-export-failed = Could not export: { $error }.
window-settings-transfer-imported =
    { $count ->
        [one] Imported your key ({ $key }) and { $count } match file.
       *[other] Imported your key ({ $key }) and { $count } match files.
    }
window-settings-transfer-import-failed = Could not import: { $error }.

## Keys: a short name, and what the key does

window-settings-keys = Keys
window-settings-keys-press = press a key
window-settings-keys-of = { $name }: { $key }
window-settings-keys-restore = Restore default keys
window-settings-key-previous = Previous
    .does = Selects the unit or answer before this one.
window-settings-key-next = Next
    .does = Selects the next unit or answer.
window-settings-key-next-unmoved = Next unmoved
    .does = Selects the next unit that has not moved.
window-settings-key-next-hex = Next hex
    .does = Moves the cursor to the next hex you can choose.
window-settings-key-act = Act
    .does = Works like a click at the cursor: selects, moves, chooses, retreats.
window-settings-key-confirm = Confirm
    .does = Confirms your attack, losses or units.
window-settings-key-end = End
    .does = Ends the phase, or declines. Press twice if something is unfinished.
window-settings-key-take-back = Take back
    .does = Undoes your last action.
window-settings-key-cancel = Cancel
    .does = Cancels the last step of an unfinished action.
window-settings-key-drop-last = Drop last
    .does = Removes your last choice.
window-settings-key-suggest = Suggest
    .does = Fills in the next suggestion: an attack, or losses.
window-settings-key-lower = Lower
    .does = Turns the dial up: gives up a column of the attack.
window-settings-key-raise = Raise
    .does = Turns the dial down: takes back a column you gave up.
window-settings-key-free = Free
    .does = Chooses the first button on the card, such as releasing the Guard; 1 to 9 choose each.
window-settings-key-face-left = Face left
    .does = Turns the unit one step to the left.
window-settings-key-face-right = Face right
    .does = Turns the unit one step to the right.
window-settings-key-spread = Spread
    .does = Spreads the stack at the cursor or under the pointer, or folds it.
window-settings-key-rotate = Rotate
    .does = Rotates the map, so that your side is nearer.
window-settings-key-play-the-hint = Play the hint
    .does = Plays the hint.
window-settings-key-hint = Hint
    .does = Shows what the bot would do.
window-settings-key-measure = Measure
    .does = Measures distance and line of fire from the selected unit or the hex.
window-settings-key-play-back = Play back
    .does = Plays your opponent's last phase again.
window-settings-key-ping = Ping
    .does = Points at the hex of the cursor or under the pointer.
window-settings-key-clear-arrows = Clear arrows
    .does = Removes all your arrows.
window-settings-key-arrow = Arrow
    .does = Starts an arrow at the cursor; press again to end it there.
window-settings-key-zones = Zones
    .does = Shows zones of control, or hides them.
window-settings-key-last-moves = Last moves
    .does = Shows your opponent's last moves, or hides them.
window-settings-key-find = Find
    .does = Finds a unit by its name; Enter goes to the next match.
window-settings-key-keys = Keys
    .does = Lists the keys, or hides them.
window-settings-key-whole-board = Whole board
    .does = Shows the whole map.
window-settings-key-closer = Closer
    .does = Zooms in.
window-settings-key-farther = Farther
    .does = Zooms out.
window-settings-fixed-escape = Esc: closes what lies over the map, then cancels the last step of an unfinished action.
window-settings-fixed-arrows = Arrow keys: move the cursor on the map.
window-settings-fixed-shift-arrows = Shift and arrow keys: move the map.
window-settings-fixed-digits = 1 to 9: choose a button on the card, in order.
window-settings-fixed-tab = Tab: goes from one button to the next.
window-settings-fixed-charts = C: opens the charts.
window-settings-fixed-find = Ctrl+F: finds a unit by its name.
window-settings-fixed-book = F1: opens How to play.
window-settings-fixed-mouse = Mouse: click selects and acts, right click cancels, dragging moves a unit or the map, the wheel zooms.
window-settings-key-with-shift = Shift+{ $key }
window-settings-key-name =
    { $key ->
        [backspace] Backspace
        [delete] Delete
        [end] End
        [enter] Enter
        [escape] Escape
        [home] Home
        [insert] Insert
       *[space] Space
    }

## The window and the desktop

window-shell-title-turn = { $title } · your turn
window-shell-title-asks = { $title } · { $what }
window-shell-notice-turn = It is your turn in { $battle }.
window-shell-notice-asks = { $battle }: { $what }
window-shell-tournament = The tournament
window-shell-practice = Practice: { $origin }. It is not recorded.
window-shell-no-match = { $path } does not begin as a match does
window-shell-no-adapter = no graphics adapter was found
window-shell-no-surface = the adapter cannot draw into this window
window-shell-no-display = there is no display to open a window on; `estafette demo` shows a whole match in this terminal
window-shell-no-display-replay = there is no display to open a window on; `estafette tell { $file }` tells the match here

## Players on the network

window-club-direct = Direct a tournament
window-club-direct-line = Start or resume a tournament
window-club-room = On this network
window-club-room-loopback = This window plays on this computer only (--loopback), so it does not search the network.
window-club-room-searching = Searching the network…
window-club-room-by-code = Use an invitation code instead
window-club-room-invite = Invite everyone
window-club-room-invite-line = To a battle you choose
window-club-room-desk = Back to your desk
window-club-room-desk-line = The desk is open
window-club-room-words = Anyone on your network can announce any name. The six words are the fingerprint of the key: compare them with what your friend sees. Players you have met before are recognised by their key.
window-club-room-status = Your status: “{ $status }”
# The status of a player who has set none.
window-club-room-status-first = is here
window-club-room-status-new = New status
window-club-room-status-set = Set
window-club-room-tournament-code = Join a tournament with its code…
window-club-room-director-code = The code on the director's screen:
window-club-room-join = Join
window-club-room-tournament = A tournament, directed by { $name }. Click to join.
window-club-room-open = Open invitations
window-club-room-players = Players here
window-club-room-nobody = Nobody else yet. Players who open this page on your network appear within seconds.
window-club-room-challenges = { $name } challenges you
window-club-room-challenge-line = { $battle }. { $who }
window-club-room-accept = Accept
window-club-room-invitation = { $who }. Click to ask to join.
window-club-room-invitation-unknown = { $who }. { $why }
window-club-room-battle = A battle
window-club-room-challenge = Challenge
window-club-room-challenge-of = Challenge { $name }
window-club-room-versions = Different program versions: you cannot play each other.
window-club-room-fingerprint = Fingerprint: { $fingerprint }

## Making a tournament

# The name that is offered for a new tournament.
window-club-create-first-name = Club evening
window-club-create-open = Open the desk
window-club-create-enter = Players can enter as soon as the desk is open.
window-club-create-resume = Resume a tournament
window-club-create-new = New tournament
window-club-create-name = Name of the tournament:
window-club-create-battles = Battles
window-club-create-battle-of = { $title } (round { $round })
window-club-create-battles-none = Choose a battle.
window-club-create-battles-one = Choose several to play a different battle each round. They may use different systems.
window-club-create-battles-several = Rounds use these battles in this order, then start again with the first.
window-club-create-rounds-points = Rounds and points
window-club-create-pairing = Pairing
window-club-create-pairing-swiss = Swiss
window-club-create-pairing-once = everyone meets once
window-club-create-pairing-twice = twice, both sides
window-club-create-rounds = Rounds
window-club-create-points = A game counts
window-club-create-points-plain = 2 or 1
window-club-create-points-levels = 20 by level
window-club-create-points-difference = 20 by difference
window-club-create-table = At the table
window-club-create-clock = Time per side
window-club-create-clock-fits = { $time } for each side fits.
window-club-create-take-backs = Take-backs after a die roll
window-club-create-take-backs-none = none
window-club-create-absent = Absent after
window-club-create-minutes = { $minutes } min
window-club-create-watch = Spectators
window-club-create-watch-no = no
window-club-create-watch-live = live
window-club-create-watch-later = { $minutes } min later
window-club-create-password = Password (leave empty for open entry):
window-club-create-changed = Last changed { $ago }

## Playing in a tournament

window-club-paused = Tournament paused
window-club-your-table = Your table
window-club-rules = Rules of this tournament
window-club-withdraw-sure = Withdraw for good
window-club-part = A tournament
window-club-part-broken = Nothing is lost. Go back and join again: your games are saved.
window-club-part-lost = The desk does not answer: { $why } Trying again…
window-club-part-paused = The director resumes when everyone is back. Clocks are stopped.
window-club-part-over = The tournament is over
window-club-part-place = You finished in place { $place } of { $of }.
window-club-part-connecting = Connecting to the desk…
window-club-part-password = Tournament password
window-club-part-ask = Ask the director for it.
window-club-part-enter = Enter
window-club-part-back = I am back
window-club-part-withdraw = Withdraw
window-club-part-withdraw-hint = You keep your points but will not be paired again.
window-club-part-stay = Stay
window-club-part-opponent = Your opponent's fingerprint: { $fingerprint }.
window-club-part-seated = You are at the table. The map opens when { $name } sits down too.
window-club-part-seated-alone = You are at the table. { $name } is not at the desk yet.
window-club-part-sit = Sit down at table { $table }
window-club-part-here = { $name } is here. The tournament sets all match settings.
window-club-part-not-here = { $name } is not here yet. The tournament sets all match settings.
window-club-part-after-last = The tournament is over for you: this was the last round. The final table follows when all games are decided.
window-club-part-after-round = Wait for the next round. You may look at other tables meanwhile.
window-club-part-after-unknown = Wait for the next round or for the final table.
window-club-part-so-far = So far
window-club-part-director = The director's fingerprint: { $fingerprint }.

## Deciding a game

window-club-decide = Decide
window-club-decide-cancel = Cancel
window-club-decide-won = { $name } won
window-club-decide-draw = Draw
window-club-decide-absent = { $name } was absent
window-club-decide-both-absent = Both were absent
window-club-decide-reason = Reason (everyone can read it, marked as yours):
window-club-decide-absence = An absent player scores nothing and is not paired until they return.

## The director's desk

window-club-stands-over = is over
window-club-stands-new = not started
window-club-stands-rounds =
    { $count ->
        [one] { $count } round, not started
       *[other] { $count } rounds, not started
    }
window-club-stands-round-over = round { $round } of { $of } is over
window-club-stands-round = round { $round } of { $of } is being played
window-club-desk = The desk
window-club-desk-opening = Opening the desk…
window-club-desk-closed = the desk is closed
window-club-desk-names = there are too many tournaments of this name
window-club-desk-failed = { $why } Nothing is lost: open it again.
window-club-desk-paused = Clocks are stopped at every table where both players are connected.
window-club-desk-back = Back
window-club-desk-stays-open = The desk stays open.
window-club-desk-close = Close the desk
window-club-desk-close-sure = Close it now
window-club-desk-no = No
window-club-desk-print = Print
window-club-desk-print-hint = Opens the page in your browser; print it there.
window-club-desk-export = Export
window-club-desk-export-hint = Saves the book, match files and tables in one archive.
window-club-desk-resume = Resume
window-club-desk-resume-hint = Resumes the tournament and its clocks.
window-club-desk-pause = Pause
window-club-desk-pause-hint = Pauses the tournament and stops all clocks.
window-club-desk-round = Round { $round }
window-club-desk-bye = { $name } has a bye and scores { $points }.
window-club-desk-final = The final table is on the right.
window-club-desk-close-round = Close the round
window-club-desk-undecided =
    { $count ->
        [0] All games are decided.
        [one] One game is not decided yet.
       *[other] { $count } games are not decided yet.
    }
window-club-desk-end = End the tournament
window-club-desk-end-here = End here
window-club-desk-end-sure = End the tournament: this cannot be undone
window-club-desk-all-played = All rounds are played.
window-club-desk-open-round = Open round { $round }
window-club-desk-paired =
    { $count ->
        [one] One player will be paired; { $here } at the desk now.
       *[other] { $count } players will be paired; { $here } at the desk now.
    }
# Between the names of two players.
window-club-desk-against = against
window-club-desk-missing = not at the desk
window-club-desk-decide = Decide…
window-club-desk-decide-table = Decide table { $table }
window-club-desk-players =
    { $begun ->
        [no] Players
       *[yes] Table
    }
window-club-desk-nobody = Nobody has entered yet.
window-club-desk-join = How players join
window-club-desk-archive = The archive
window-club-desk-archive-check = estafette verify --tournament checks it.
window-club-desk-return = Back in
window-club-desk-return-of = { $name } has returned
window-club-desk-withdraw = Withdraw: this player will not be paired again.
window-club-desk-withdraw-of = Withdraw { $name }
window-club-desk-withdrawn = withdrawn
window-club-desk-here = here
window-club-desk-away = away
window-club-desk-standing = Buchholz { $buchholz }, Sonneborn-Berger { $berger }, { $wins } wins, sides { $first }/{ $second }
window-club-desk-way-in = Players choose On this network and click this tournament.
window-club-desk-copy = Copy the tournament code
window-club-desk-copied = Copied.
window-club-desk-fingerprint = Your fingerprint: { $fingerprint }.
window-club-desk-public = Public table:
window-club-desk-play = Play in it yourself
window-club-desk-before = Before the first round
window-club-desk-before-entry = Players can enter until you open the round, and again between rounds. They appear here as they enter.
window-club-desk-before-round = When you open a round, the players see their tables. Results arrive automatically from both players' match files.
window-club-desk-before-close = When all games are decided, close the round and open the next one. You can close this window and resume later: everything is saved.
window-club-desk-lines = At the desk

## Words on every page

window-paper-subtitle = Napoleonic wargames for two
window-paper-back = Back
window-paper-close = Close
window-paper-close-hint = The panel beside the map shows it again.
window-paper-open = Open
window-paper-open-folder = Open folder
window-paper-no-opener = No program here opens folders. The file is in { $folder }.
window-paper-on-map = Shows it on the map
window-paper-rule = Rule { $number }
window-paper-rule-unknown = A rule of this battle

## Times and days

window-paper-ago-now = just now
window-paper-ago-minutes = { $count } min ago
window-paper-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
window-paper-ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
# A time of another day: "15 January 2027, 08:00".
window-paper-stamp = { $day }, { $time }
window-paper-day =
    { $day } { $month ->
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
       *[12] December
    } { $year }

## Charts, as they are read aloud

window-paper-chances = Chances: { $chances }
window-paper-bar = { $name } { $percent } %
window-paper-bar-means = { $name }, { $percent } %: { $words }
window-paper-bar-share = { $percent } %: { $text }
window-paper-track-now = Now: { $told }
window-paper-grid-column = { $name }. Column { $column }: { $cells }
# A choice as it is read aloud: its label, and one of its values.
window-paper-choice = { $label }: { $value }
