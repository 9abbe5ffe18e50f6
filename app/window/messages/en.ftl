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
window-before-friend-next =
    { $kind ->
        [watch] Next you see the match, with all moves and dice but no chat.
        [resume] Next the match opens where you left it, once both of you are connected.
       *[invitation] The code does not say which battle it is. Next you see the battle, your side and all match settings, and agree or decline.
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
window-before-setup-minutes = { $minutes } min
window-before-setup-take-backs = Take-backs after a die roll
window-before-setup-take-backs-none = none
window-before-setup-watch = Spectators
window-before-setup-watch-no = no
window-before-setup-watch-live = live
window-before-setup-watch-later = { $minutes } min later
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
window-settings-key-previous-chart = Previous chart
    .does = Goes to the chart before.
window-settings-key-next-chart = Next chart
    .does = Opens the charts beside the map, then goes to the next one.
window-settings-key-first-sheet = First sheet
    .does = Shows the first sheet of a map that was joined from several.
window-settings-key-second-sheet = Second sheet
    .does = Shows the second sheet.
window-settings-key-third-sheet = Third sheet
    .does = Shows the third sheet.
window-settings-key-fourth-sheet = Fourth sheet
    .does = Shows the fourth sheet.
window-settings-key-whole-board = Whole map
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
window-shell-no-match = { $path } is not a match file
window-shell-setting-up = Setting up { $title }…
window-shell-setting-up-first = Setting up the first game of { $title }…
window-shell-no-adapter = no graphics adapter was found
window-shell-no-surface = the adapter cannot draw into this window
window-shell-no-display = there is no display to open a window on; `estafette demo` shows a whole match in this terminal
window-shell-no-display-replay = there is no display to open a window on; `estafette tell { $file }` prints the match here

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
window-club-room-status = Your status: "{ $status }"
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
window-club-create-minutes = { $minutes } min
window-club-create-watch = Spectators
window-club-create-watch-no = no
window-club-create-watch-live = live
window-club-create-watch-later = { $minutes } min later
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

window-club-stands-over = over
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
window-paper-ago-minutes = { $count } min ago
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
window-paper-bar = { $name } { $percent } %
window-paper-bar-means = { $name }, { $percent } %: { $words }
window-paper-bar-share = { $percent } %: { $text }
window-paper-track-now = Now: { $told }
window-paper-grid-column = { $name }. Column { $column }: { $cells }
# A choice as it is read aloud: its label, and one of its values.
window-paper-choice = { $label }: { $value }

## At the table: the question and its buttons

window-table-confirm = Confirm
window-table-clear = Clear (Esc)
window-table-end = End
window-table-next-unit = Next unit
window-table-undo = Undo
window-table-take-back = Take back
window-table-continue = Continue
window-table-skip = Skip (Esc)
window-table-show-result = Show the result
window-table-resume = Resume play
window-table-skip-hint = Skips to your next decision.
window-table-result-shown = The result is already on the screen.
window-table-point-first = Click the map or choose below, then confirm here.
window-table-clear-hint = Clears your selection.
window-table-nothing-selected = Nothing is selected.
window-table-must-choose = You must choose one.
window-table-no-units-left = No units left.
window-table-undo-hint = Undoes your last action.
window-table-take-back-hint = Takes back your last action, even after a die roll. The record shows it.
window-table-fold = Fold the panel
window-table-fold-hint = Folds this panel away
window-table-unfold = Show the panel
window-table-unfold-hint = Shows the panel
# The word is the label of a button that was pressed and still needs a hex.
window-table-word-waits =
    { $count ->
        [one] { $word }: click the lit hex, or press Clear.
       *[other] { $word }: click one of the { $count } lit hexes, or press Clear.
    }
window-table-label-next = { $label }. Next: { $next }.
# The button of a hex that has no other words.
window-table-hex-button =
    { $does ->
        [drop] Drop { $hex }
        [move] To { $hex }
        [retreat] Retreat to { $hex }
        [advance] Advance into { $hex }
        [target] Target { $hex }
       *[choose] Choose { $hex }
    }
window-table-doubt-next = { $doubt } Next: { $next }.
# The next step, behind “Next:”.
window-table-side-to-choose = { $side } to choose
window-table-phase = turn { $turn }, { SIDE($side, form: "adjective") } { $phase }
window-table-setting-up = Setting up the match…
window-table-playing-back = Playing back what happened. Space: next. Esc: skip.
window-table-paused = The match is paused.
window-table-player-to-choose = { $name } to choose.
window-table-nothing-to-decide = Nothing to decide now.
window-table-cannot-continue = The match cannot continue here.
window-table-disputed = Play is stopped until both computers agree again.
window-table-thinking = { $name } is thinking. { $question }
window-table-waiting = Waiting for { $name }. { $question }
window-table-how-it-adds-up = How it adds up
window-table-not-your-turn = It is not your turn to decide.
window-table-esc-to-now = A phase is being played back. Esc returns to now.
window-table-saved-early = Saved. It is sent as soon as your opponent has answered.
window-table-nothing-to-play-back = Your opponent has done nothing yet to play back.
window-table-taken-back = Taken back. Struck-out lines no longer count.
window-table-nothing-to-undo = Nothing to undo. A die roll, a new phase or a decision of your opponent ends what can be undone.
window-table-nothing-to-undo-used = Nothing to undo: all take-backs you agreed on are used.
window-table-nothing-to-undo-because =
    { $why ->
        [die] Nothing to undo: a die was rolled since your last action.
        [phase] Nothing to undo: a new phase has started, and nothing has happened in it.
        [all] Nothing to undo: you have undone all that can be undone.
       *[none] Nothing to undo: you have not acted yet.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Nothing to undo: a die was rolled since your last action, and all take-backs you agreed on are used.
        [phase] Nothing to undo: a new phase has started, nothing has happened in it, and all take-backs you agreed on are used.
        [all] Nothing to undo: you have undone all that can be undone, and all take-backs you agreed on are used.
       *[none] Nothing to undo: you have not acted yet, and all take-backs you agreed on are used.
    }

## At the table: requests between the players

window-table-asks = { $name } asks { $matter }.
window-table-you-ask = You ask { $matter }.
window-table-agreed = Agreed: { $matter }.
window-table-declined = Declined: { $matter }.
# The matters, in the four sentences above.
window-table-matter-take-back = to take back the last action of the { $side } side
window-table-matter-rewind = to go back to { $phase }
window-table-matter-rewind-entry = to go back to entry { $entry }
window-table-matter-change = to change the position
window-table-matter-change-to = to change the position: { $edits }
window-table-matter-win = to end with a win for the { $side } side
window-table-matter-draw = to end in a draw
window-table-matter-pause = to pause
window-table-matter-clocks = to give back the time by which the clocks differ
window-table-accept = Accept
window-table-decline = Decline
window-table-you-declined = You declined.
window-table-request-ends = Your request ends when it is answered, when you play on, or when you ask for something else.
window-table-why = { $name }: { $why }
window-table-withdrew = { $name } withdrew the request.
window-table-you-played-on = You played on, so your request was withdrawn.
window-table-close = Close
window-table-close-esc = Close (Esc)
window-table-close-charts = Close (C)
window-table-moved-away = { $name } moved while you were away.
window-table-watch = Watch
window-table-events =
    { $count ->
        [one] { $count } event. Esc returns to now.
       *[other] { $count } events. Esc returns to now.
    }
window-table-while-away = What happened while you were away
window-table-back-to-now = { $label }. Esc returns to now.
window-table-copy-resume-code = Copy the resume code
window-table-resume-code-hint = Your friend pastes this code under Play a friend to return to this match.

## At the table: how a match ends

# $name leads $side, $other leads $winner.
window-table-resigns = The { $side } side ({ $name }) resigns, and the { $winner } side ({ $other }) wins.
window-table-agreed-draw = Both players agreed on a draw.
window-table-agreed-win = Both players agreed that the { $side } side ({ $name }) wins.
window-table-match-over = The match is over.
window-table-battle-over = The battle is over
window-table-confirming-result = Waiting for both players to confirm the result.
window-table-turning-points = Turning points
window-table-score = The score
window-table-losses = Losses by formation
window-table-turn = Turn { $turn }
window-table-show = Show
window-table-show-place = Closes this page and shows the place
window-table-proof = The proof
window-table-anyone-can-verify = Anyone can verify every roll and move from this record.
window-table-verify = Verify now
window-table-replaying = Replaying the match from the start…
window-table-no-verdict = The record cannot be verified here: { $why }.
window-table-check-failed = the check gave no result
window-table-watch-replay = Watch the replay
window-table-to-tournament = Back to the tournament
window-table-result-sent = Your result is sent to the tournament desk automatically.
window-table-join-again = Back to the start. Join the tournament again to send your result to its desk.
window-table-back-saved = Back to the start. The match is saved.
window-table-back = Back
window-table-close-ending = Shows the map. The panel beside it brings this page back.
window-table-share = Share
window-table-busy-file = Another file is being made.
window-table-choose-place = Choose where to save it.
window-table-beside-file = beside the match file
window-table-kind-beside-file = { $kind }, beside the match file
window-table-rematch = Rematch with sides swapped
window-table-rematch-hint = The same battle; you lead the { $side } side.
window-table-getting-ready = Both players are getting ready.
window-table-agree-and-play = Agree and play
window-table-rematch-offered = You offered a rematch. Waiting for { $name }.
window-table-offer-rematch = Offer a rematch with sides swapped
window-table-needs-invitation = { $name } is not connected: a new match needs an invitation.

## At the table: panels, the top and the drawers

window-table-leave = Leave
window-table-leave-saved = Back to the start. The match is saved; Resume opens it again.
window-table-leave-practice = This is practice and is not saved.
window-table-settings = Settings
window-table-charts = Charts
window-table-charts-hint = Results table, terrain, forces and arrivals (C)
window-table-you-watch = You watch
window-table-both-sides = Both sides
window-table-you-play-both = You play both sides
window-table-you-are = You are { $side }
window-table-point-at-hex = Point at a hex to see the units in it.
window-table-tab-decide = Decide
window-table-tab-log = Log
window-table-tab-chat = Chat
window-table-tab-battle = Battle
window-table-tab-view = View
window-table-tab-match = Match
window-table-tab-modifiers = Modifiers
window-table-tab-modifiers-hint = Modifiers: how the forecast adds up
window-table-chat-unread = Chat ({ $count })
window-table-unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
window-table-no-reinforcements = No more reinforcements.
window-table-reinforcements = Reinforcements
window-table-all-arrivals = All arrivals
window-table-last-moves = Last moves
window-table-sound = Sound
window-table-sound-hint = Set the volume in the settings.
window-table-nothing-waits = Nothing is left to do here. Go on with “{ $label }”.
window-table-weather = Falling snow and rain
window-table-weather-hint = Draws rain and snow over the map; the rules go by the weather either way
window-table-whole-map = Whole map
window-table-whole-map-hint = Shows the whole map
window-table-rotate = Rotate
window-table-rotate-hint = Turns the map around
window-table-measure = Measure
window-table-measure-hint = Distance and line of fire from the selected unit or the hex
window-table-play-back = Play back
window-table-play-back-hint = Plays back your opponent's last phase
window-table-find = Find
window-table-find-hint = Finds a unit by its name
window-table-keys = Keys
window-table-keys-hint = Lists all keys
window-table-point = Point
window-table-point-hint = Shows your opponent a hex: click it next
window-table-no-chat = No messages yet. Chat is saved beside the match file and is not signed.
window-table-say-something = Say something
window-table-speaker = { $name }:
window-table-too-many-messages = (too many messages; no more are shown)
window-table-you = You
window-table-your-opponent = Your opponent
window-table-find-unit = Find a unit
window-table-find-unit-hint = part of its name
window-table-no-unit-found = No unit has this name.
window-table-found = { $name }: { $place }
window-table-more-units = { $count } more. Type more of the name.
# Keys and the mouse, beside the list of keys.
window-table-key-arrows = Arrows
window-table-key-arrows-does = Move the cursor, or with Shift the map.
window-table-key-hold = Hold
window-table-key-hold-does = Hold the button on a stack to spread it.
window-table-key-middle = Middle click
window-table-key-middle-does = Points at a hex. Alt+click does the same, unless your desktop uses it.
window-table-key-drag = Ctrl+drag
window-table-key-drag-does = Draws your own arrow. Ctrl+click removes the arrows of a hex.
# A step of the turn in the strip above the map.
window-table-step =
    { $when ->
        [here] You are here: { $step }
        [passed] Passed: { $step }
       *[coming] To come: { $step }
    }
# The step after the present one, in the strip itself; $step is its name.
window-table-strip-next = Next: { $step }
window-table-read-about-it = Click to read about it in How to play.
window-table-no-options = Options in force: none.
window-table-options = Options in force: { $options }.

## At the table: hints

window-table-hint = Hint
window-table-hint-hint = { $label }: what the bot would do. It is only a suggestion.
window-table-hint-later = Hints are available when it is your turn to decide.
window-table-hint-person = There are no hints in a match against a person.
window-table-hint-none = The bot has no advice here.
window-table-hint-not-yet = There is no hint to play yet.
window-table-hint-thinking =
    { $level ->
        [random] The random bot is thinking.
        [recruit] The recruit is thinking.
        [captain] The captain is thinking.
        [marshal] The marshal is thinking.
       *[bot] The bot is thinking.
    }
window-table-hint-does =
    { $level ->
        [random] The random bot would do this:
        [recruit] The recruit would do this:
        [captain] The captain would do this:
        [marshal] The marshal would do this:
       *[bot] The bot would do this:
    }
window-table-hint-invisible = No visible action.
window-table-hint-stop = Stop
window-table-hint-play = Play it

## At the table: the curtain of two players at one computer

window-table-curtain-ready = I am ready
window-table-curtain-hand-over = Hand over to the { $side } player
window-table-curtain-handed = The { $side } side hands over. { $secret }
window-table-curtain-seat = The { $side } side takes the seat
window-table-curtain-secret = The next screen is secret: only the { $side } player may look.

## At the table: connection, clocks, problems

window-table-connected = Connected to { $name }.
window-table-connected-directly = Connected to { $name } directly, { $ms } ms round trip.
window-table-connected-relay = Connected to { $name } through the relay { $relay }, { $ms } ms round trip.
window-table-watching-live = You are watching { $first } against { $second }, live.
window-table-watching-late = You are watching { $first } against { $second }, at least { $seconds } seconds late.
window-table-no-response = No response from { $name } for a few seconds. The connection is slow, or { $name } is offline.
window-table-lost = { $name } is not connected ({ $why }). Reconnecting. Play resumes when { $name } is back. You can leave; the match is saved.
window-table-comparing = { $name } is connected; both programs compare their records.
window-table-closed = This connection is closed.
window-table-looking-for = Looking for { $name } at their last address.
window-table-paused-clocks = The match is paused: the clocks are stopped, and either player can resume.
window-table-computers-disagree = Play is stopped: the two computers disagree.
window-table-clocks-differ = Your programs disagree by more than a minute. Play continues. Choose Agree on the clocks in the Match menu to give the difference back.
window-table-allowance-used = { $name } has used up the disconnection allowance; their clock is running.
window-table-your-clock-stopped = Your clock is stopped while { $name } is offline; you can play on.
window-table-clock-stopped = { $name }'s clock is stopped for up to { $time }.
window-table-bot-thinking = The bot is thinking.
window-table-waiting-decision = Waiting for { $name } to decide.
window-table-waiting-decision-since = Waiting for { $name } to decide, for { $time }.
# $due is the name of an entry of the record, in English: “link 312”.
window-table-waiting-program = Waiting for the program of { $name }: { $due }.
window-table-waiting-program-since = Waiting for the program of { $name }: { $due }, for { $time }.
window-table-time-left = { $name } has { $left } left of { $all }.
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } d { $hours } h
window-table-difference-title = The two computers disagree
window-table-difference-yours = { $name } says that entry { $entry }, which you signed, has a wrong hash of the position.
window-table-difference-theirs = { $name } signed entry { $entry } with a hash of a position that this computer did not reach.
window-table-difference-we-wrong = This computer replayed the match from the start: it was wrong and has corrected itself.
window-table-difference-we-right = This computer replayed the match from the start: it is right, and the program of { $name } is wrong. The cause may be faulty memory or a different build; it need not be cheating. The signed entries are saved as evidence.
window-table-difference-settled = Settled: the match continues from the replayed position. No die is rolled again.
window-table-difference-goes-on = The match continues from the replayed position.
window-table-difference-waits = Nothing changes: the match waits for the program of { $name } ({ $due }).
window-table-difference-once = Once the program of { $name } replays the match and accepts this, the match continues from the replayed position. No die is rolled again.
window-table-differences = Differences: { $sections }.
window-table-first-field = First field
window-table-here = Here
window-table-there = There
window-table-bundle = This file holds everything needed to reproduce it:
window-table-copy-path = Copy the path of the file
window-table-trouble-title = The match cannot continue here
window-table-trouble-saved = The match is saved up to the last entry. Choose Resume on the start page to open it again.
window-table-match-file = Match file:
window-table-copy-match-path = Copy the path of the match file
window-table-files-beside = Files saved beside it:
window-table-to-start = Back to the start

## At the table: the match menu

window-table-exit-take-back-both = Take back the last command
window-table-exit-take-back = Take back my last command
window-table-exit-rewind = Rewind…
window-table-exit-pause = Pause
window-table-exit-clocks = Agree on the clocks
window-table-exit-change = Change the position…
window-table-exit-result = Agree on the result…
window-table-exit-resign-side = Resign for the { $side } side
window-table-exit-resign = Resign
window-table-exit-close = Close the match
window-table-must-agree = { $name } must agree.
window-table-means-take-back = Works after die rolls too; the record shows it.
window-table-take-backs-left = { $count } left.
window-table-means-rewind-far = Goes back to the start of the last phase. This counts as one take-back.
window-table-means-rewind = Goes back to the start of any phase. Dice are rolled again, and the record shows it.
window-table-means-pause = Play and clocks stop until one of you resumes.
window-table-means-clocks = Gives back the difference between the times that the two programs measured.
window-table-means-change = You may place units and markers anywhere; the record shows it.
window-table-means-result = The match ends now, as a draw or with the winner you name.
window-table-means-resign = The match ends now and your opponent wins. No agreement needed.
window-table-means-close = { $name } has not acted for more than { $time }. The record will hold your claim; it cannot prove it.
window-table-show-difference = Show the difference
window-table-show-problem = Show the problem
# $phase begins with “turn 3”.
window-table-rewind-to = To { $phase }
window-table-a-draw = A draw
window-table-side-wins = The { $side } side wins
window-table-resign-sure = Resign the match? This is final.
window-table-keep-playing = Keep playing
window-table-change-title = Change the position
window-table-change-ask = Ask your opponent
window-table-change-ask-hint = Nothing changes unless your opponent accepts.
window-table-change-now = Change it now
window-table-change-now-hint = Both players are on this computer, so it takes effect now. The record shows it.
window-table-cancel = Cancel
window-table-change-when = You can change the position only between moves or combats.
window-table-change-remove = Removes this change
window-table-spectators = Spectators
window-table-spectators-allowed = You both agreed to allow spectators.
window-table-watch-code = Create a watch code
window-table-watch-code-hint = Anyone with this code can watch, but not act.
window-table-copy-watch-code = Copy the watch code
window-table-new-watch-code = New code
window-table-new-watch-code-hint = The old code admits no new spectators
window-table-no-spectators = No spectators.
window-table-remove-spectator = Remove
window-table-remove-spectator-hint = They cannot rejoin with this code

## Replays: the list of matches

window-viewer-replays = Replays
window-viewer-search = Search: player, battle, date, ending
window-viewer-search-name = Search matches
window-viewer-looking = Looking for matches…
window-viewer-no-matches = No matches yet. Play one, and it appears here.
window-viewer-none-found = No match found. Use fewer words.
window-viewer-open-file = Open a match file…
window-viewer-dialogue-open = The dialogue is open.
window-viewer-drop-file = Or drop the file on this window, or type its path:
window-viewer-open-path = Open file
window-viewer-folder = Your matches are in { $folder }.
window-viewer-choose = Choose a match; a double click opens it.
window-viewer-open = Open
window-viewer-rename = Rename
window-viewer-delete = Delete
window-viewer-own-name = Your own name for it
window-viewer-new-name = New name
window-viewer-cancel = Cancel
window-viewer-delete-sure = Delete this match with its notes?
window-viewer-to-trash = Move to trash
window-viewer-no-dialogue = This desktop has no file dialogue. Drop the file on this window, or type its path below the list.
window-viewer-dialogue-title = Open a match
window-viewer-dialogue-matches = Matches
window-viewer-dialogue-all = All files
window-viewer-rename-failed = Could not rename the match: { $why }
window-viewer-trashed = Moved to the trash: { $place }
window-viewer-delete-failed = Could not delete the match: { $why }
window-viewer-not-a-match = No match
window-viewer-on-one-computer = { $battle }, on one computer
window-viewer-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
window-viewer-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
window-viewer-verifying = Verifying…
window-viewer-not-opened = { $path } could not be opened

## Replays: the strips above and below the map

window-viewer-back = Back
window-viewer-back-hint = Back to the list of matches
window-viewer-settings = Settings
window-viewer-what-if = What if from here
window-viewer-what-if-hint = Play on from this position, against the bot or both sides yourself
window-viewer-close = Close
window-viewer-eyes-hint = Show what was hidden: as everyone saw it then, or as one side knew it.
window-viewer-seen-by = Seen by
window-viewer-everyone = everyone
window-viewer-seen-by-everyone = Seen by everyone
window-viewer-seen-by-side = Seen by the { $side }
window-viewer-title = { $battle }: { $first } against { $second }
window-viewer-export-language = Language of the file
window-viewer-export = Export
window-viewer-no-battle = This program does not have the battle, so it cannot draw it.
window-viewer-entry = Entry { $entry } of { $all }, signed by { $name }.
window-viewer-to-choose = { $name } ({ $side }) to choose.
window-viewer-next-roll = Next: a die roll.
window-viewer-nothing-changes = Nothing changes on the map.
window-viewer-more-in-log = And { $count } more in the log.
window-viewer-proof = Proof of this roll
window-viewer-to-the-start = To the start
window-viewer-turn-back = Turn back
window-viewer-phase-back = Phase back
window-viewer-step-back = Step back
window-viewer-pause = Pause
window-viewer-play = Play
window-viewer-step-on = Step on
window-viewer-phase-on = Phase on
window-viewer-turn-on = Turn on
window-viewer-to-the-end = To the end
window-viewer-combat-before = Combat before
window-viewer-next-combat = Next combat
window-viewer-speed = Speed { $speed }
window-viewer-speed-hint = Playback speed (Up, Down)
window-viewer-timeline = Timeline: entry { $entry } of { $all }
window-viewer-timeline-in = Timeline: entry { $entry } of { $all }, { $phase }
window-viewer-phase = Turn { $turn }: { SIDE($side, form: "adjective") } { $phase }
window-viewer-phase-night = Turn { $turn }, night: { SIDE($side, form: "adjective") } { $phase }
# The parts of a combat, in this order, in a list: “Combat of turn 3: …; die 4: …; strength lost 0 : 2”.
window-viewer-combat = Combat of turn { $turn }: { $side } attack { $targets }
window-viewer-combat-odds = Combat of turn { $turn }: { $side } attack { $targets }, { $attack } to { $defence }, column { $odds }
window-viewer-combat-die =
    { $faces-count ->
        [one] die { $faces }: { $result }, { $meaning }
       *[other] dice { $faces }: { $result }, { $meaning }
    }
window-viewer-combat-no-die = die not rolled
window-viewer-combat-strength = strength lost { $first } : { $second }
window-viewer-combat-increments = increments lost { $first } : { $second }
window-viewer-combat-undone = taken back later
window-viewer-note-at = Note at entry { $entry }: { $note }
window-viewer-decision = Decision. { $told }
window-viewer-before-first-turn = Before the first turn
window-viewer-entry-number = Entry { $entry }
window-viewer-not-used = Not used in this battle.
window-viewer-luck = Luck
window-viewer-luck-points = How much the dice helped or hurt each side, against the average, in strength points
window-viewer-luck-increments = How much the dice helped or hurt each side, against the average, in increments
window-viewer-chances = Chances
window-viewer-press-review = Press Review on the right to work them out.
window-viewer-percent = { $percent } %
window-viewer-figure = { $name }: { $values }
window-viewer-working-out = Working out who was ahead
window-viewer-no-rules = Rules not available here
window-viewer-who-was-ahead = Who was ahead. { $told }
window-viewer-no-map = No map to show

## Replays: beside the map

window-viewer-log-needs-rules = The log needs the rules that this match was played with.
window-viewer-moves = Moves
window-viewer-whole-map = Whole map
window-viewer-no-luck = Luck: no die rolled yet
window-viewer-luck-in-points =
    { $rolls ->
        [one] Luck in { $rolls } roll, in strength points: { $sides }
       *[other] Luck in { $rolls } rolls, in strength points: { $sides }
    }
window-viewer-luck-in-increments =
    { $rolls ->
        [one] Luck in { $rolls } roll, in increments: { $sides }
       *[other] Luck in { $rolls } rolls, in increments: { $sides }
    }
window-viewer-note-hint = Your note at this step
window-viewer-note-name = Note at entry { $entry }
window-viewer-save-note = Save note
window-viewer-delete-note = Delete note
window-viewer-notes =
    { $count ->
        [0] No notes yet
        [one] { $count } note
       *[other] { $count } notes
    }
window-viewer-notes-hint = Notes are saved beside the match file and marked on the timeline.
window-viewer-note-failed = Could not save the note: { $why }
window-viewer-review-done = The bot is playing it through: { $percent } %
window-viewer-review-stop = Stop
window-viewer-review = Review
window-viewer-review-hint = Marks the decisions and rolls that changed the winning chances most, three of each side, with the bot's choice
window-viewer-decisions = Decisions
window-viewer-no-decisions = No decision changed the winning chances by more than 1 %.
window-viewer-show-before = Shows the position before it
window-viewer-show-before-dice = Shows the position before the dice
window-viewer-and-more = And { $count } more.

## Replays: what was verified

window-viewer-verification-of = Verification: { $badge }
window-viewer-see-checked = Click to see what was checked.
window-viewer-verification = Verification
window-viewer-how-it-ended = How it ended: { $ending }.
window-viewer-one-computer = One computer held both keys, so this proves nothing about two players.
window-viewer-what-was-checked = What was checked
window-viewer-good-entries = { $good } of { $all } entries in the file are good.
window-viewer-what-is-wrong = What is wrong
window-viewer-agreements = Agreements and claims
window-viewer-show = Show
window-viewer-show-entry = Show entry { $entry }
window-viewer-whose-keys = Whose keys
window-viewer-key-of = { $name }: { $words }
window-viewer-compare-words = A record cannot show who held a key: compare the six words with your friend. Clock times are each player's own claim.

## Replays: practice from a position, and files

window-viewer-no-branch = Cannot play on from here: { $why }.
window-viewer-branch-bot = { $side } against the bot
window-viewer-branch-bot-line = The bot takes the other side
window-viewer-branch-both = Hot seat from here
window-viewer-branch-both-line = Both sides on this computer
window-viewer-branch-practice = This is practice with new dice and is not recorded. Leave it to return here.
window-viewer-kind-report = Report (HTML)
window-viewer-kind-film = Film (animated PNG)
window-viewer-kind-gif = Film (GIF)
window-viewer-kind-video = Film (MP4, by ffmpeg)
window-viewer-kind-text = Text
window-viewer-kind-record = Match file
window-viewer-making =
    { $kind ->
        [report] Drawing the maps of the report…
        [film] Making the film…
        [text] Writing the text…
       *[record] Copying the match file…
    }
window-viewer-making-so-far =
    { $kind ->
        [report] Drawing the maps of the report, { $size } KB so far…
        [film] Making the film, { $size } KB so far…
        [text] Writing the text, { $size } KB so far…
       *[record] Copying the match file, { $size } KB so far…
    }
window-viewer-no-ffmpeg = This needs ffmpeg, which is not on this computer. A GIF or an animated PNG needs no other program.
window-viewer-nothing-made = nothing was made
window-viewer-saved-to = Saved to { $path }
window-viewer-not-saved = Could not save it: { $why }
window-viewer-no-free-name = no file name is free beside the match file
window-viewer-choose-place = Choose where to save it
window-viewer-no-place = no place was chosen; you can save it beside the match file instead
window-viewer-not-renamed = the finished file cannot be renamed
# The name of a file: “Eylau, Ney against Anna, 15 November 2026”.
window-viewer-file-name = { $battle }, { $first } against { $second }, { $day }
window-viewer-no-pictures = No pictures: the computer that wrote this page could not draw.

## The map and the log

window-board-board = Map. { $text }
window-board-hex-and = { $here }; { $left }
window-board-moves =
    { $units-count ->
        [one] { $units } moves from { $from } to { $to }.
       *[other] { $units } move from { $from } to { $to }.
    }
window-board-moves-for =
    { $units-count ->
        [one] { $units } moves from { $from } to { $to } for { $cost }.
       *[other] { $units } move from { $from } to { $to } for { $cost }.
    }
window-board-what-happened = What happened
window-board-filter-all = All
window-board-filter-combat = Combat
window-board-filter-moves = Moves
window-board-show-hex = Show { $hex }
window-board-show-hex-hint = Shows { $hex } on the map
window-board-rule = Rule { $rule }
window-board-why-die = Why no player could choose this die
window-board-proof-link = proof
window-board-again = Again: { $phase } of turn { $turn }
window-board-how-won = How this battle is won
window-board-score = Score: { $score }
window-board-score-hint = Click to see the rules.
window-board-ruler-from = Click the hex to measure from. Esc puts the ruler away.
window-board-ruler-measured = { $measured } Esc puts the ruler away.
window-board-ruler-to = From { $hex }: point at the hex to measure to, or click another to measure from. Esc puts the ruler away.
window-board-finger = Click a hex to show it to your opponent. Esc stops pointing.
window-board-proof-hidden = only one side sees them
window-board-proof-faces = Faces
window-board-proof-dice = { $faces } (sides { $sides }, asked for by rule { $rule }, links number { $number })
window-board-proof-match = Match
window-board-proof-key = Key of { $name }, in words
window-board-proof-commitment = Commitment of { $name }
window-board-proof-opened = Link opened by { $name }
window-board-proof-first = Opened first
window-board-proof-entry = Entry with the first link
window-board-proof-hashed = Hashed, after "estafette roll"
window-board-proof-leads = the link of { $name } leads to the commitment
window-board-proof-follows = the faces follow from the hash
window-board-proof-title = Proof of roll { $number }
window-board-proof-checked =
    { $held ->
        [yes] Checked here: { $what }: yes
       *[no] Checked here: { $what }: NO
    }
# The same as a line of a text.
window-board-proof-checked-line =
    { $held ->
        [yes] checked here: { $what }: yes
       *[no] checked here: { $what }: NO
    }
window-board-proof-line = { $what }: { $is }
window-board-proof-why = Both players had fixed their links before the match started, by a commitment in its header. The player who opened first did not know the other's link, and the other could open only the link already committed. So neither player could choose the die.
window-board-proof-copy = Copy as text
window-board-small-map = Small map: click or drag to look there
window-board-beyond =
    { $count ->
        [one] A lit hex out of sight: { $hex }
       *[other] { $count } lit hexes out of sight, the nearest { $hex }
    }
# The meaning of a small sign on a counter.
window-board-mark =
    { $mark ->
        [in-reserve] in reserve
        [must-attack] must attack
        [fresh] fresh
        [fresh-strength-used] fresh strength used
        [demoralised] demoralised
        [has-attacked] has attacked
        [has-moved] has moved
        [disordered] disordered
        [road-march] road march
        [a-leader-is-with-it] a leader is with it
        [tired] tired
        [exhausted] exhausted
        [has-charged] has charged
        [army-commander] army commander
        [in-an-enemy-zone] in an enemy zone
        [has-marched] has marched
        [has-fought] has fought
        [routed] routed
        [elite] elite
        [light-infantry] light infantry
        [drawn] drawn
        [carries-a-charge] carries a charge
        [inactive] inactive
        [out-of-command] out of command
        [mobile] Mobile
        [an-order-is-on-its-way] an order is on its way
       *[other] –
    }
# The looks of a counter: paler, reddened, struck through.
window-board-look =
    { $look ->
        [spent] has done its part
        [upset] in disorder
       *[struck] struck through: it cannot fight now
    }
# The bar along the foot of a counter.
window-board-bar = { $percent } % of its strength left
# $signs are the words for its signs, with commas between them.
window-board-signs = { $unit }: { $signs }

## How to play

window-book-title = How to play
window-book-title-hint = The rules, with pictures (F1)
window-book-back = Back
window-book-search = Search
window-book-search-hint = a word, or a rule such as 4.5
window-book-clear = Clear
window-book-nothing-found = Nothing found. Use fewer words.
window-book-before = Before: { $title }
window-book-next = Next: { $title }
window-book-rules =
    { $count ->
        [one] Rule
       *[other] Rules
    }
window-book-picture-failed = Could not draw this picture: { $why }. It shows: { $says }
window-book-drawing = Drawing the picture…
window-book-start-first-game = Start the first game
window-book-first-game-line = { $title }: a small battle against the bot; a card explains each step
window-book-first-game-guided = First game (guided)
window-book-read-rule = Read rule { $rule } in How to play
window-book-what-next = What next?
window-book-what-next-hint = Shows the card of the first game again
window-book-first-game = First game
window-book-continue = Continue
window-book-skip = Skip
window-book-skip-hint = I know this already
window-book-read-more = Read more
window-book-close = Close
window-book-happened = What happened: { $happened }
window-book-card-of = Card { $card } of { $all }
window-book-fold-card = Fold the card
window-book-unfold-card = Unfold the card
# $step is the phase in the strip above the map: “French movement”.
window-book-watching = You watch: { $step }
# $does is what is done in the phase, a sentence: “Attack adjacent units, and ride charges.”
window-book-watching-does = In this phase: { $does }
window-book-watching-dice = You watch
window-book-watching-then = The map shows it step by step. The next card comes with your next decision.
window-book-first-games = In each system:

## Keys of a replay

window-viewer-key-home = Home
window-viewer-key-end = End
window-viewer-key-left = Left
window-viewer-key-right = Right
window-viewer-key-space = Space
window-viewer-key-ctrl-left = Ctrl+Left
window-viewer-key-ctrl-right = Ctrl+Right
window-viewer-key-shift-left = Shift+Left
window-viewer-key-shift-right = Shift+Right
window-viewer-key-alt-left = Alt+Left
window-viewer-key-alt-right = Alt+Right
