# Messages of tournaments. See docs/TRANSLATING.md.

## Counts

tournament-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## What players should know before they enter

tournament-plan-swiss =
    { $rounds ->
        [one] { $rounds } round, Swiss by the Dutch system: equal scores meet, no two players meet twice, sides are balanced.
       *[other] { $rounds } rounds, Swiss by the Dutch system: equal scores meet, no two players meet twice, sides are balanced.
    }
tournament-plan-robin = Everyone meets everyone once.
tournament-plan-robin-double = Everyone meets everyone twice, once on each side.
tournament-plan-battle = Battle: { $battle }.
tournament-plan-battles = Battles, a different one each round: { $battles }.
tournament-plan-points = A win counts 2, a draw 1, a loss nothing; a player who has a bye, or whose opponent is absent, scores { $bye }.
tournament-plan-points-levels = A game has 20 points: 10 each in a draw, 12 to 20 for the winner by the level of victory, 20 if the opponent resigns; a player who has a bye, or whose opponent is absent, scores { $bye }.
tournament-plan-points-difference = A game has 20 points: 10 each in a draw, 11 and one more for every { $step } points of difference for the winner, 20 if the opponent resigns; a player who has a bye, or whose opponent is absent, scores { $bye }.
tournament-plan-no-clock =
    { $most ->
        [0] No clock; no take-backs after a die roll.
       *[other] No clock; { $most } take-backs after a die roll per side.
    }
tournament-plan-clock =
    { $most ->
        [0] { $minutes } minutes for each side; disconnections are free, up to { $grace } minutes in total; no take-backs after a die roll.
       *[other] { $minutes } minutes for each side; disconnections are free, up to { $grace } minutes in total; { $most } take-backs after a die roll per side.
    }
tournament-plan-wait-director = The director decides when a player counts as absent; an absent player scores nothing and is not paired until they return.
tournament-plan-wait = A player who is not there { $minutes } minutes after a round opens may be scored as absent; an absent player scores nothing and is not paired until they return.
tournament-plan-late = Late entrants score nothing for earlier rounds. Players who withdraw keep their points and are not paired again.
tournament-plan-ties = Ties are broken by the points of opponents (Buchholz), the points of beaten opponents (Sonneborn-Berger), the games between the tied players, wins, and finally by order of entry.

## Plans that cannot be played

tournament-bad-name = a tournament needs a name of 1 to { $most } plain characters
tournament-bad-rounds = a tournament has 1 to { $most } rounds
tournament-bad-step = a point of the table must be worth at least one point of difference
tournament-bad-take-backs = a match may have at most { $most } take-backs per side
tournament-bad-clock = a clock, and the wait for a player, have at most a day
tournament-bad-delay = spectators can be shown a move at most { $most } seconds later
tournament-bad-battles = a tournament is played with 1 to { $most } battles
tournament-bad-battle = a tournament is played with battles of this program; there is none called { $name }
tournament-bad-open = opening the battle

## Refusals of the book and of the desk. The desk sends them in English, and programs know them by their words.

tournament-refused-not-the-beginning = a tournament has one plan, at its start
tournament-refused-not-the-next-row = this does not follow the last row of the book
tournament-refused-bad-entry = the entry is not signed by its player for this tournament
tournament-refused-entered-already = this player has already entered
tournament-refused-full = the tournament is full
tournament-refused-too-late = it is too late to enter: no round is left
tournament-refused-no-player = there is no player with that number
tournament-refused-no-table = there is no such table in the round that is open
tournament-refused-no-round = no round is open
tournament-refused-round-open = a round is open; close it before the next one
tournament-refused-all-played = all rounds have been played
tournament-refused-paused = the tournament is paused; resume it first
tournament-refused-other-pairing = the pairing is not the one that follows from what was played
tournament-refused-decided = this game has been decided
tournament-refused-no-records = a result counts when both records are there
tournament-refused-too-soon = one record counts alone only after the other player had time to send a record
tournament-refused-no-reason = a decision needs a reason of at most 400 characters, which everyone can read
tournament-refused-nobody-absent = name at least one absent player
tournament-refused-nothing-changes = that is already so
tournament-refused-games-open = games of this round are not decided yet
tournament-refused-over = the tournament is over
tournament-refused-too-few = a round needs at least two players at the desk
tournament-refused-too-many = a tournament has at most { $most } players
tournament-refused-other-version = the desk speaks version { $here } and your program { $there }
tournament-refused-not-entered = only players of this tournament may do that
tournament-refused-not-you = you can enter only for yourself
tournament-refused-too-many-from-one = too many players have entered from your address; ask the director to set a password
tournament-refused-wrong-words = too many wrong passwords; wait some minutes, or talk to the director
tournament-refused-wrong-word = wrong tournament password; ask the director for it
tournament-refused-too-often = you have withdrawn and returned too often; wait a minute, or talk to the director
tournament-refused-not-your-table = you do not sit at that table
tournament-refused-not-your-table-any-more = you do not sit at that table any more
tournament-refused-too-long = the record is too long
tournament-refused-one-at-a-time = your last record is still being checked
tournament-refused-records-too-often = you sent too many records; wait a minute and send it again
tournament-refused-not-asked = announce the record before its parts
tournament-refused-wrong-piece = this is not the next part of the record
tournament-refused-wrong-hash = the record does not match its announcement; send it again
tournament-refused-busy = too many records wait; send it again in a moment

## The state of a player

tournament-wait-not-paired = you are not paired now; come back, and you will be in the next round
tournament-wait-bye = round { $round }: you have a bye and score { $points } points
tournament-wait-table = all rounds are played; wait for the final table
tournament-wait-round = wait for round { $round }
tournament-sends = round { $round }: your result is sent to the desk
tournament-accepted = Result accepted: { $text }
tournament-rejected = Result rejected: { $text }
tournament-pauses = The tournament is paused.
tournament-continues = The tournament continues.
tournament-over = The tournament is over: place { $place } of { $of }
tournament-seat-decided = Round { $round }, table { $table }: { $how }
tournament-seat = Round { $round }: you are { $side } against { $name }, table { $table }
tournament-seat-unnamed =
    { $side ->
        [first] Round { $round }: you have the first side against { $name }, table { $table }
       *[second] Round { $round }: you have the second side against { $name }, table { $table }
    }
tournament-game-over = round { $round }: the game is over
tournament-game-error = round { $round }: { $error }
tournament-game-other = the opponent offers another battle, or other match settings, than the tournament's
tournament-game-left = you left the game; you can resume it
tournament-game-stopped = the game cannot continue: { $what }
tournament-game-not-started = the game could not start: { $fault }
tournament-desk-lost = the connection to the desk was lost
tournament-code-form = a tournament code has the form KEY@ADDRESS:PORT
tournament-code-key = the key in the code is not whole
tournament-code-address = an address in the code cannot be read
tournament-code-addresses = a desk has 1 to 16 addresses

## Lines for the director

tournament-entered = { $name } has entered ({ $fingerprint })
tournament-withdraws = { $name } withdraws
tournament-returns = { $name } is back
tournament-line-result = table { $table }: { $text }
tournament-line-alone = table { $table }: { $text }; { $name } did not confirm it
tournament-line-disputed = table { $table } is disputed: { $why }
tournament-line-record = table { $table }: the record of { $name }: { $error }
tournament-line-rejected = table { $table }: the record of { $name } is rejected: { $text }
tournament-line-rejected-unsaved = table { $table }: the record of { $name } is rejected: { $text }; it is not saved
tournament-lines-missing =
    { $count ->
        [one] { $count } line is missing here: too many arrived at once
       *[other] { $count } lines are missing here: too many arrived at once
    }
tournament-hall-offline = the desk lost its network
tournament-hall-unsigned = no player signs here
tournament-serving = serving the page at { $address }

## What the desk says of a record that it does not accept

tournament-judge-first = its first player is { $name } and not { $other }
tournament-judge-second = its second player is { $name } and not { $other }
tournament-judge-title = it is of "{ $title }" and not of "{ $wanted }"
tournament-judge-battle = it is of another battle, or of other rules, than the tournament is played with
tournament-judge-settings = its options, clock or take-backs are not those of the tournament
tournament-judge-early = it says that it began before its round was opened
tournament-judge-rules = these rules are not known here
tournament-judge-unfinished = the game is not over: waiting for { $name } ({ $owed })
tournament-judge-not-over = the game is not over
tournament-judge-two-matches = the two records are of two different matches, each signed by both players
tournament-judge-entry = entry { $entry }, signed by { $name }: { $fault }
tournament-judge-differs = entry { $entry }: the record of { $first } has { $one }, that of { $second } has { $other }
tournament-judge-signed = a { $kind } { $hash } signed by { $name }
tournament-desk-unknown = the desk sent an unknown message

## Results

tournament-result-conceded = { $name } gave up
tournament-result-draw = a draw by agreement
tournament-result-agreed = { $name } won by agreement
tournament-result-adjudicated = decided by the director: { $reason }
tournament-result-absent =
    { $names-count ->
        [one] not played: { $names } was not there
       *[other] not played: { $names } were not there
    }

## Tables of a round

tournament-board-decided = { $one } : { $other }, { $text }
tournament-board-alone = { $one } : { $other }, { $text }; { $name } did not confirm it
tournament-board-disputed = disputed: { $why }
tournament-board-compared = being compared
tournament-board-waits = waits for the record of { $name }
tournament-board-paused = paused
tournament-board-to-move = { $name } to move
tournament-board-playing = being played
tournament-board-line = table { $table }: { $first } against { $second }, { $text }
tournament-board-line-clocks = table { $table }: { $first } against { $second }, { $text }, clocks { $clocks }
tournament-title = { $battle } (round { $round }, table { $table })
tournament-remark-sides = no pairing avoids giving a player the same side too often
tournament-remark-byes = no pairing avoids a second bye
tournament-remark-repeats = no pairing avoids repeated opponents
tournament-remark-nothing = all rules of the pairing hold

## The page of standings

tournament-page-final = The final table
tournament-page-paused = Paused
tournament-page-so-far =
    { $count ->
        [one] { $count } player so far
       *[other] { $count } players so far
    }
tournament-page-round-over = Round { $round } of { $rounds } is over
tournament-page-round-open = Round { $round } of { $rounds } is being played
tournament-page-round = Round { $round }
tournament-page-table = Table
tournament-page-first = First side
tournament-page-second = Second side
tournament-page-result = Result
tournament-page-clocks = Clocks
tournament-page-bye = { $name } has a bye.
tournament-page-sides = Sides
tournament-page-sides-won =
    { $games ->
        [one] { $games } game: the first side won { $first }, the second { $second }, { $drawn } were drawn.
       *[other] { $games } games: the first side won { $first }, the second { $second }, { $drawn } were drawn.
    }
tournament-page-rules = Rules
tournament-page-board = The map of table { $table }
tournament-page-pair = { $table }: { $first } against { $second }
tournament-page-place = Place
tournament-page-name = Name
tournament-page-points = Points
tournament-page-wins = Wins
tournament-page-not-paired = { $name } (not paired)
tournament-page-crosstable = Crosstable
tournament-page-number = No.
tournament-page-key = Opponent/side, result and points; * decided by the director.
tournament-page-keep = a page to keep
tournament-cell =
    { $what ->
        [won] won
        [lost] lost
        [drawn] draw
        [given] given
        [absent] absent
        [bye] bye
       *[open] plays
    }

## Verifying an archive

tournament-proof-title = { $name }: { $players }, { $rounds }
tournament-proof-rows = { $rows } rows of the book, each named by the next; every pairing follows from what was played
tournament-proof-book = the book does not hold: { $refusal }
tournament-proof-signed = signed by the director ({ $fingerprint })
tournament-proof-other-signature = the director's signature is not on this book
tournament-proof-unsigned = the director has not signed the end of the book
tournament-proof-good-refused = round { $round } table { $table }: a good record was refused
tournament-proof-wrong = round { $round } table { $table }: { $why }
tournament-proof-adjudicated = round { $round } table { $table } was decided by the director: { $reason }
tournament-proof-replayed =
    { $games ->
        [one] { $games } game replayed from both players' records; { $adjudicated } decided by the director, { $absent } not played, { $refused } refused
       *[other] { $games } games replayed from both players' records; { $adjudicated } decided by the director, { $absent } not played, { $refused } refused
    }
tournament-proof-records =
    { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
tournament-proof-alone =
    { $games ->
        [one] { $games } game proven by one record, which the other player did not confirm in time
       *[other] { $games } games proven by one record, which the other player did not confirm in time
    }
tournament-proof-older =
    { $count ->
        [one] { $count } round opened by an older program: players could know the titles of the games before
       *[other] { $count } rounds opened by an older program: players could know the titles of the games before
    }
tournament-proof-unnamed = the book names no record
tournament-proof-missing = a record is not in the archive
tournament-proof-differs = round { $round } table { $table }: the records prove "{ $proven }", and the book says "{ $said }"
tournament-proof-table = the table in the archive is the one that follows
tournament-proof-other-table = the table in the archive is not the one that follows from the games
tournament-proof-no-table = there is no table in the archive

## Files of tournaments

tournament-book-exists = there is already a file of that name; choose another, or resume that tournament
tournament-book-missing = there is no such tournament; estafette tournament create makes one
tournament-book-no-file = it is not a file
tournament-book-too-large = this file holds more than a tournament can have; it is not opened
tournament-book-full = the book of the tournament is full; the director decides games by hand
tournament-book-foreign = this is not a tournament of this version of the program
tournament-book-damaged = row { $row } of the book is damaged; restore the file from a backup
tournament-book-too-many-records = too many different records of this game have been sent
tournament-book-busy = another director has this tournament open
tournament-book-error = the book of the tournament cannot be written or read: { $error }

## Archives that cannot be read or written

tournament-archive-full = the tournament holds more than an archive can, { $most } MB; nothing was written
tournament-archive-no-book = there is no book in this archive
tournament-archive-foreign = this is not an archive
tournament-archive-damaged = the archive is damaged
tournament-archive-not-plain = "{ $name }" in the archive is not a plain file; nothing of it was unpacked
tournament-archive-large = the archive is larger than a tournament can be
tournament-archive-cut = the archive is cut off
tournament-archive-long-book = the book is longer than that of a tournament can be
tournament-archive-cut-book = the book is cut off
tournament-archive-bad-row = row { $row } of the book: { $error }
