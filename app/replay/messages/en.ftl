# Messages of match files: what a record shows and proves. See docs/TRANSLATING.md.

## Requests of the players. $matter is what is asked for.

replay-asks =
    { $matter ->
        [rewind] { $name } asks to go back to entry { $to }.
        [change] { $name } asks to change the position.
        [draw] { $name } asks to end in a draw.
        [win-first] { $name } asks to end with a win for the first player.
        [win-second] { $name } asks to end with a win for the second player.
        [pause] { $name } asks to pause.
       *[clocks] { $name } asks to give back the time by which the clocks differ.
    }
replay-grants =
    { $matter ->
        [rewind] { $name } agrees to go back to entry { $to }.
        [change] { $name } agrees to change the position.
        [draw] { $name } agrees to end in a draw.
        [win-first] { $name } agrees to end with a win for the first player.
        [win-second] { $name } agrees to end with a win for the second player.
        [pause] { $name } agrees to pause.
       *[clocks] { $name } agrees to give back the time by which the clocks differ.
    }
replay-agreed =
    { $matter ->
        [rewind] Both players agree to go back to entry { $to }.
        [change] Both players agree to change the position.
        [draw] Both players agree to end in a draw.
        [win-first] Both players agree to end with a win for the first player.
        [win-second] Both players agree to end with a win for the second player.
        [pause] Both players agree to pause.
       *[clocks] Both players agree to give back the time by which the clocks differ.
    }
replay-opponent-asks =
    { $matter ->
        [rewind] Your opponent asks to go back to entry { $to }.
        [change] Your opponent asks to change the position.
        [draw] Your opponent asks to end in a draw.
        [win-first] Your opponent asks to end with a win for the first player.
        [win-second] Your opponent asks to end with a win for the second player.
        [pause] Your opponent asks to pause.
       *[clocks] Your opponent asks to give back the time by which the clocks differ.
    }
replay-opponent-declines =
    { $matter ->
        [rewind] Your opponent declines to go back to entry { $to }.
        [change] Your opponent declines to change the position.
        [draw] Your opponent declines to end in a draw.
        [win-first] Your opponent declines to end with a win for the first player.
        [win-second] Your opponent declines to end with a win for the second player.
        [pause] Your opponent declines to pause.
       *[clocks] Your opponent declines to give back the time by which the clocks differ.
    }

## Refusals of a match

replay-refused-not-your-decision = it is not your turn to decide
replay-refused-over = the match is over
replay-refused-awaits-tail = wait until your opponent's program has sent its part of the record
replay-refused-older-copy = this copy of the match is older than what you have signed in it. Wait until your opponent's program has sent the rest
replay-refused-paused = the match is paused
replay-refused-too-many-undos = too many take-backs in this phase; play on
replay-refused-nothing-to-answer = this request is no longer open
replay-refused-asked-anew =
    { $matter ->
        [rewind] your answer was not sent: the request has changed. Your opponent now asks to go back to entry { $to }
        [change] your answer was not sent: the request has changed. Your opponent now asks to change the position
        [draw] your answer was not sent: the request has changed. Your opponent now asks to end in a draw
        [win-first] your answer was not sent: the request has changed. Your opponent now asks to end with a win for the first player
        [win-second] your answer was not sent: the request has changed. Your opponent now asks to end with a win for the second player
        [pause] your answer was not sent: the request has changed. Your opponent now asks to pause
       *[clocks] your answer was not sent: the request has changed. Your opponent now asks to give back the time by which the clocks differ
    }
replay-refused-no-take-backs-left = all take-backs you agreed on are used
replay-refused-too-early = your opponent still has time
replay-refused-many-changes = too many changes at once
replay-refused-chat = the message is empty or too long
replay-refused-chat-waits = too many messages are waiting to be sent
replay-refused-many-requests = too many requests in this match; play on
replay-refused-of-others = it is a match of other players

## Steps of a match

replay-step-opens = { $author } opens the match and signs its header.
replay-step-accepts = { $author } signs the header too: the match starts.
replay-step-rewinds = Both players go back to the position after entry { $to }; later rolls use new links.
replay-step-note-resigns = { $name } resigns.
replay-step-pause-ends = { $name } ends the pause.
replay-step-admits = { $author } accepts that one of their entries had a wrong hash; the replayed hash counts.
replay-step-flag = { $other } claims that { $author } is out of time.
replay-step-owed = { $other } claims that { $author } did not act for too long.
replay-step-ends = { $author } confirms the end.
replay-step-unseals =
    { $seals ->
        [one] { $author } opens the last seal.
       *[other] { $author } opens the last { $seals } seals.
    }
replay-step-commands = { $author } gives a command.
replay-step-link = { $author } opens a link.
replay-step-phase = { $author } confirms a phase.
replay-step-changes = Both players change the position.
replay-step-signs = { $author } signs an entry.

## A bot or a second person at the same computer, by the name in the record. Other languages need a word that stands in a
## sentence like a name.

replay-partner-bot = The bot
replay-partner-random = The random bot
replay-partner-recruit = The recruit
replay-partner-captain = The captain
replay-partner-marshal = The marshal
replay-partner-seat = The other seat

## The badge of a record, and what it means

replay-badge-one-computer = Verified, one computer
replay-badge-verified = Verified
replay-badge-so-far = Verified so far
replay-badge-not = Not verified
replay-badge-fails = Fails at entry { $entry }
replay-badge-elsewhere = Rules not available here
replay-claim-shut = two keys played by the rules as far as these could see; not all that was sealed has been opened
replay-claim-untrue = two keys played by the rules as far as these could see; what was claimed of hidden things was not all true
replay-claim-one-machine = played by the rules; one computer held both keys, so it proves nothing about two players
replay-claim-two = two keys played by the rules; a player who held only one of them did not choose the dice
replay-means-waiting = The match is not over: waiting for { $name } ({ $owed }). So far: { $claim }.
replay-means-waiting-nobody = The match is not over: waiting for no player ({ $owed }). So far: { $claim }.
replay-means-gave-up = { $name } resigned in a note. So far: { $claim }.
replay-means-complete = As far as this record can show, { $claim }.
replay-means-torn = After entry { $entry } { $why }. Up to there the record is good. The rest is lost, which proves nothing against a player.
replay-means-broken = Entry { $entry }, signed by { $name }: { $how }. From there on this record proves nothing.
replay-means-forged = Entry { $entry }, in the name of { $name }: { $how }. Anyone may have changed the file, so this proves nothing against a player.
replay-means-elsewhere = It was played with revision { $revision } of the rules "{ $system }"; { $program }. This program checked the signatures and the links of the dice, but not the commands.
replay-means-against = Against { $name }: { $fault }.
replay-finding = entry { $entry } by { $name }: { $what }
replay-program-this = this Estafette ({ $version }) can replay it

## Checks: "12 signatures"

replay-checked-signatures = signatures
replay-checked-commands = commands by the rules
replay-checked-links = links of the dice
replay-checked-rolls = rolls
replay-checked-hashes = hashes of the position
replay-checked-phases = phases confirmed by both

## The entry that is due

replay-owed =
    { $due ->
        [accept] signature under the header
        [link] link { $number }
        [seal] seal
        [phase] confirmation of the phase
        [admission] admission of the difference
        [opening] opening
        [end] confirmation of the end
        [tail] part of the record
        [nothing] nothing
       *[decision] decision
    }

## Endings

replay-ending-resigned = { $name } resigned
replay-ending-draw = draw by agreement
replay-ending-won = { $name } won by agreement
replay-ending-rules = played to its end
replay-ending-open = not over
replay-ending-liar = { $name } made a false claim and has lost
replay-ending-shut = { $name } did not open what they had sealed and has lost
replay-ending-both-liars = both made false claims, so neither player has won
replay-ending-both-shut = neither player opened what they had sealed, so neither has won
replay-ending-liar-and-shut = { $liar } made a false claim and { $other } did not open what they had sealed, so neither player has won

## The same words as the end of a match, first those of a fault in an entry

replay-refused-foreign-match = the entry belongs to another match
replay-refused-out-of-order = entry { $given } arrived, but entry { $due } is next
replay-refused-broken-chain = the entry does not follow the one before it
replay-refused-bad-signature = the signature is not by the author it names
replay-refused-not-the-pen = its author wrote out of turn
replay-refused-not-the-pen-over = its author wrote after the match was over
replay-refused-other-rules = the match uses revision { $revision } of the rules "{ $system }" (protocol { $protocol })
replay-refused-missing-link = the command causes a roll, but its author did not open the link
replay-refused-early-link = its author opened a link that no roll needs yet
replay-refused-misplaced-seal = a seal is missing or misplaced
replay-refused-wrong-leaf = leaf { $given } was opened where leaf { $due } is due
replay-refused-leaf-not-committed = the opened leaf does not fit the commitment
replay-refused-false-seal = what was opened is not what was sealed
replay-refused-false-hash = the hash of the state that its author signed does not follow from the record
replay-refused-false-hash-admitted = the hash of the state that its author signed does not follow from the record. The opponent's program said so, and its author accepted it. The match continued from the replayed position
replay-refused-false-hash-disputed = the hash of the state that its author signed does not follow from the record. The opponent's program said so, and its author has not accepted it
replay-refused-wrong-phase = it confirms another phase than the one that began
replay-refused-no-such-place = the match cannot go back to entry { $to }
replay-refused-not-paused = the match is not paused
replay-refused-phase-too-long = the phase has more entries than any phase can need
replay-refused-match-too-long = the match has more entries than any match may have
replay-refused-too-many-take-backs = there were more take-backs than the players agreed on
replay-refused-wrong-ending = the match did not end that way
replay-refused-not-sealed = it opens a seal that its author did not make, or too many at once
replay-refused-rewind = both players agreed to go back to entry { $to }; later rolls use new links
replay-refused-agreed =
    { $matter ->
        [change] both players agreed to change the position
        [draw] both players agreed to end in a draw
        [win-first] both players agreed to end with a win for the first player
        [win-second] both players agreed to end with a win for the second player
        [pause] both players agreed to pause
       *[clocks] both players agreed to give back the time by which the clocks differ
    }
replay-refused-conceded = resigned
replay-refused-conceded-author = its author resigned
replay-refused-not-opened = ended the match and left { $seals } of its seals shut
replay-refused-bad-note = a note beside the record was not signed by its author
replay-refused-flag-claimed = claims that the opponent used { $seconds } s; nothing proves it
replay-refused-owed-claimed = claims that it waited { $seconds } s for an answer; nothing proves it
replay-refused-false-dispute = disputed entry { $entry } although its hash follows from the record
replay-refused-false-dispute-told = your opponent's program disputes entry { $entry }, which follows from the record
replay-refused-false-dispute-owed = your opponent's program disputes entry { $entry }, which follows from the record, and still must act
replay-refused-forked = two different entries number { $entry } were signed by one key
replay-refused-forked-other = the other side signed two different entries number { $entry }
replay-refused-forked-own = this side signed two different entries number { $entry }
replay-refused-owed = your opponent has not acted for { $seconds } seconds
replay-refused-played-after-conceding = your opponent resigned and then played on; the resignation is final
replay-refused-too-much-talk = your opponent sends too many messages; the rest are neither shown nor saved
replay-at-entry = entry { $entry }: { $what }

## The summary of a battle. $measure is points (strength points) or increments.

replay-history-same = As in history, the { SIDE($side, form: "adjective") } side won.
replay-history-changed = You changed history: this time the { SIDE($side, form: "adjective") } side won.
replay-history-decided = History left it undecided; this time the { SIDE($side, form: "adjective") } side won.
replay-history-undecided = The { SIDE($side, form: "adjective") } side won then; this time neither side did.
replay-history-neither = As in history, neither side won.
replay-how-quiet =
    { $turns ->
        [one] { $turns } turn without an attack.
       *[other] { $turns } turns without an attack.
    }
replay-how =
    { $attacks ->
        [one] { $attacks } attack in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }: { $first } { $ours }, { $second } { $theirs }.
       *[other] { $attacks } attacks in { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }: { $first } { $ours }, { $second } { $theirs }.
    }
# $form: placed and odds say whether the place and the odds are known; both, or bare.
replay-hardest =
    { $form ->
        [bare] Hardest fight: turn { $turn }, { $side } attack.
        [placed] Hardest fight: turn { $turn }, at { $place }, { $side } attack.
        [odds] Hardest fight: turn { $turn }, { $side } attack at { $odds }.
       *[both] Hardest fight: turn { $turn }, at { $place }, { $side } attack at { $odds }.
    }
replay-hardest-losses =
    { $measure ->
        [increments] Losses: { $first } { $ours } and { $second } { $theirs } increments.
       *[points] Losses: { $first } { $ours } and { $second } { $theirs } strength points.
    }
replay-cost = Total losses: { $first }, { $second }.
replay-cost-points =
    { $units ->
        [one] { $side } { $units } unit of { $points } points
       *[other] { $side } { $units } units of { $points } points
    }
replay-cost-strength =
    { $points ->
        [one] { $side } { $points } strength point
       *[other] { $side } { $points } strength points
    }
replay-cost-increments =
    { $points ->
        [one] { $side } { $points } increment
       *[other] { $side } { $points } increments
    }
replay-cost-eliminated =
    { $units ->
        [one] { $increments } ({ $units } unit eliminated)
       *[other] { $increments } ({ $units } units eliminated)
    }
replay-turning = The { SIDE($side, form: "adjective") } side attacks.
replay-turning-at = The { SIDE($side, form: "adjective") } side attacks at { $place }.
replay-turning-odds = Odds: { $odds }.
replay-turning-dice =
    { $dice-count ->
        [one] Die: { $dice }.
       *[other] Dice: { $dice }.
    }
replay-turning-result = Result: { $result }.
replay-turning-lost = Lost: { $units }.
replay-turning-out = Out of action: { $units }.
replay-turning-driven-off = Driven off: { $units }.
replay-losses-none = No losses.
replay-losses-others = { $count } others
replay-head-formation = Formation
replay-head-units = Units
replay-head-units-lost = Units lost
replay-head-points = Points
replay-head-increments = Increments

## A review with a bot

replay-review-heading = { $title }: { $first } against { $second }
replay-review-caution = Winning chances, as a simple bot estimates them for both sides. They prove nothing.
replay-figure-chances = Winning chances
    .short = Chances
    .meaning = Each side's chance to win from here, in per cent, as a simple bot estimates it
replay-review-entries = entries { $from } to { $to }
replay-review-none = No decision changed them by more than 1 %.
replay-review-decision = { $name }: { $before } % before it, { $after } % after it.
replay-review-luck = Luck for { $name }: { $before } % before the dice, { $after } % after them.
replay-review-level =
    { $level ->
        [random] random
        [recruit] recruit
       *[sensible] sensible
        [captain] captain
        [marshal] marshal
    }
replay-review-same = The { $level } would have done the same.
replay-review-same-why = The { $level } would have done the same ({ $why }).
replay-review-other = The { $level }, { $after } % after it:
replay-review-other-why = The { $level }, { $after } % after it ({ $why }):
replay-before-first-turn = Before the first turn
replay-turn-phase = Turn { $turn }: { SIDE($side, form: "adjective") } { $phase }

## Going on from a step

replay-branch-no-position = there is no position here to play on from
replay-branch-over = the battle is over here; choose an earlier step
replay-branch-no-battle = this program does not have the battle, so it cannot draw it
replay-branch-origin = { $first } against { $second }, from turn { $turn }, entry { $seq }
replay-notes-many = a match can have { $most } notes, and this one has them

## A match as a text, and its turns

replay-story-turn = Turn { $turn }
replay-story-turn-night = Turn { $turn } (night)
replay-story-turn-label = Turn { $turn }, { $label }
replay-story-turn-label-night = Turn { $turn }, { $label } (night)
replay-story-moved = units moved: { $units }
replay-story-moved-sentence = Units moved: { $units }.
replay-story-arriving = { $formation } (arriving)
replay-roll = roll { $number }: { $faces }, from links { $first } and { $second } and entry { $entry }
replay-roll-hidden = roll { $number }: faces that only one side sees, from links { $first } and { $second } and entry { $entry }
replay-text-started = started on { $date }, as the host says
replay-text-shows = What the record shows
replay-text-no-end = It has no recorded end.
replay-text-checked = checked: { $checks }
replay-text-position = position { $hash }
replay-text-stood =
    { $measure ->
        [increments] { $name }: { $points } victory points, { $lost } increments lost, luck { $luck } increments over { $rolls } rolls
       *[points] { $name }: { $points } victory points, { $lost } strength points lost, luck { $luck } strength points over { $rolls } rolls
    }
replay-text-luck = luck: { $meaning }

## The report: a page about a match

replay-report-title = { $title }: { $first } against { $second }
replay-report-against = against
replay-report-story = The battle, turn by turn
replay-report-started = Started on { $date }, as the host says
replay-report-no-outcome = This program cannot tell the outcome.
replay-report-no-end = The record has no end.
replay-report-glance = At a glance
replay-report-map-start = The map at the start
replay-report-map-end = The map at the end
replay-report-map-turn = The map at the end of turn { $turn }
replay-report-attacks = Attacks made
replay-report-luck-in =
    { $measure ->
        [increments] Luck, in increments
       *[points] Luck, in strength points
    }
replay-report-counts =
    { $turns ->
        [one] { $turns } turn, { $entries } entries, { $rolls } rolls.
       *[other] { $turns } turns, { $entries } entries, { $rolls } rolls.
    }
replay-report-ahead = Who was ahead
replay-report-luck = Luck
replay-report-luck-of =
    { $measure ->
        [increments] The { $side } side's, in increments. { $meaning }
       *[points] The { $side } side's, in strength points. { $meaning }
    }
replay-report-turn-axis = turn
replay-report-numbers = The numbers at the end of each turn
replay-report-side-figure = { $side } { $figure }
replay-report-luck-column = luck
replay-report-turns = Turns
replay-report-combats = All combats
replay-report-turn = Turn
replay-report-attacker = Attacker
replay-report-where = Where
replay-report-strengths = Strengths
replay-report-column = Column
replay-report-die = Die
replay-report-result = Result
replay-report-lost = Lost
replay-report-none = none
replay-report-taken-back = { $result } (taken back)
replay-report-losses-are =
    { $measure ->
        [increments] Losses are increments: { $first } : { $second }.
       *[points] Losses are printed strength: { $first } : { $second }.
    }
replay-report-verification = Verification
replay-report-checked = Checked
replay-report-how-many = How many
replay-report-player = Player
replay-report-key = Key, in words
replay-report-roll = Roll
replay-report-entry = Entry
replay-report-face = Face
replay-report-links = Links of both players
replay-report-rolls = Every roll with what decided it
replay-report-match = Match
replay-report-footer = Written by Estafette { $version } from the signed record of the match. This page proves nothing by itself: anyone with the record can check it with "estafette verify".
replay-report-remark = Entry { $entry }: { $remark }

## Verifying a file: "estafette verify"

replay-verify-heading = { $title }: { $first } ({ $first_words }) against { $second } ({ $second_words })
replay-verify-counts = { $entries } entries: { $signatures } signatures, { $commands } commands by the rules, { $links } links, { $rolls } rolls, { $hashes } hashes, { $phases } phases confirmed by both
replay-verify-clock = { $name } claims { $spent } s, the opponent measured { $measured } s
replay-verify-clocks = clocks (each player's own claim): { $first }; { $second }
replay-verify-torn = after entry { $entry }: { $why }
replay-verify-broken = this record does not prove what it says
replay-verify-mark =
    { $mark ->
        [good] GOOD
        [wrong] WRONG
        [fault] FAULT
        [note] note
        [unfinished] UNFINISHED
        [proven] PROVEN
       *[unknown] UNKNOWN
    }
replay-verify-evidence-unread = the evidence cannot be read: { $error }
replay-verify-proof = entry { $entry } by { $name }: { $what } ({ $fault })

## Files that are no records, or damaged ones

replay-torn =
    { $torn ->
        [cut-off] the file is cut off in the middle of an entry
        [too-large] the file goes on with something larger than any entry
        [not-canonical] the file goes on with something that is not an entry in its canonical form
        [too-much] the file goes on with more than a match can have
       *[damaged] the file is damaged
    }
replay-no-record-empty = the file is empty
replay-no-record-foreign = this is not the record of a match
replay-no-record-other-version = the record was written by another version of the program
replay-no-record-too-large = the file is larger than any record
replay-no-record-no-header = there is no match header in it
replay-no-record-torn-header = there is no match header in it: { $why }
replay-unknown-system = this program does not know the rules "{ $system }": { $remedy }
replay-unknown-revision = this program does not have revision { $revision } of the rules "{ $system }": { $remedy }
replay-program-since = it takes Estafette { $since } or newer, and this is { $version }
replay-program-newer = it takes a newer Estafette than this one ({ $version })
replay-program-newer-revisions =
    { $oldest ->
        [0] it takes a newer Estafette than this one ({ $version }, revision { $newest })
       *[other] it takes a newer Estafette than this one ({ $version }, revisions { $oldest } to { $newest })
    }
replay-program-none = no version that this Estafette ({ $version }) knows of can replay it
