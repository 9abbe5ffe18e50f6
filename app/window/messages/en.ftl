# Messages of the window. docs/TRANSLATING.md explains this file.

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
window-table-doubt-next = { $doubt } Next: { $next }.
# The next step, behind “Next:”.
window-table-side-to-choose = { $side } to choose
window-table-phase = turn { $turn }, { $side } { $phase }
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
        [phase] Nothing to undo: a new phase has begun, and nothing has happened in it.
        [all] Nothing to undo: you have undone all that can be undone.
       *[none] Nothing to undo: you have not acted yet.
    }
window-table-nothing-to-undo-because-used =
    { $why ->
        [die] Nothing to undo: a die was rolled since your last action, and all take-backs you agreed on are used.
        [phase] Nothing to undo: a new phase has begun, and nothing has happened in it, and all take-backs you agreed on are used.
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
window-table-connected-directly = Connected to { $name } directly, { $ms } ms round trip.
window-table-connected-relay = Connected to { $name } through the relay { $relay }, { $ms } ms round trip.
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
window-table-seconds = { $seconds } s
window-table-minutes = { $minutes } min
window-table-hours = { $hours } h { $minutes } min
window-table-days = { $days } d { $hours } h
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
window-table-exit-rewind = Rewind...
window-table-exit-pause = Pause
window-table-exit-clocks = Agree on the clocks
window-table-exit-change = Change the position...
window-table-exit-result = Agree on the result...
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
window-table-spectators = Watching
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
window-viewer-phase = Turn { $turn }: { $side } { $phase }
window-viewer-phase-night = Turn { $turn }, night: { $side } { $phase }
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
window-viewer-percent = { $percent } %
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
window-viewer-review-done = The bot is playing it through: { $percent } %
window-viewer-review-stop = Stop
window-viewer-review = Review
window-viewer-review-hint = Marks the decisions and rolls that changed the winning chances most, three of each side, with the bot's choice
window-viewer-decisions = Decisions
window-viewer-no-decisions = No decision changed the winning chances by more than 1 %.
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
        [report] Drawing the maps of the report …
        [film] Making the film …
        [text] Writing the text …
       *[record] Copying the match file …
    }
window-viewer-making-so-far =
    { $kind ->
        [report] Drawing the maps of the report, { $size } KB so far …
        [film] Making the film, { $size } KB so far …
        [text] Writing the text, { $size } KB so far …
       *[record] Copying the match file, { $size } KB so far …
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

window-board-board = Board. { $text }
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
window-board-proof-why = Both players had fixed their links before the match began, by a commitment in its header. The player who opened first did not know the other's link, and the other could open only the link already committed. So neither player could choose the die.
window-board-proof-copy = Copy as text

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
window-book-why-rule = Why: rule { $rule }
window-book-what-next = What next?
window-book-what-next-hint = Shows the card of the first game again
window-book-first-game = First game
window-book-continue = Continue
window-book-skip = Skip
window-book-skip-hint = I know this already
window-book-read-more = Read more
window-book-close = Close
window-book-happened = What happened: { $happened }
window-book-card-of = { $card } of { $all }

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
