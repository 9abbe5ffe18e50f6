# Messages of matches: settings, news of the table, connections. See docs/TRANSLATING.md.

## Times

play-none = none
play-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
play-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# For buttons
play-short-seconds = { $seconds } s
play-short-minutes = { $minutes } min
play-short-hours = { $hours } h

## What is agreed on before a match: headings and sentences

play-head-battle = Battle
play-head-map = Map
play-head-side = Your side
play-head-clock = Clock
play-head-take-backs = Take-backs
play-head-watching = Spectators
play-head-inactivity = Inactivity
play-head-fingerprint = Fingerprint
play-map-built-in = A built-in battle, the same on both computers.
play-map-from-host = A battle from the host's file. Both computers apply the same rules; names and colours stay with the host.
play-side =
    { $turn ->
        [first] { $side } against { $other }. You move first each turn.
       *[second] { $side } against { $other }. You move second each turn.
    }
play-inactivity =
    { $days ->
        [one] If a player who must act does not for { $days } day, the opponent may close the match.
       *[other] If a player who must act does not for { $days } days, the opponent may close the match.
    }
# $delay: live, seconds or minutes.
play-watching =
    { $delay ->
        [live] Spectators may watch this match: anyone with a watch code from one of you sees every move live, with all dice but no chat.
        [minutes] { $count ->
            [one] Spectators may watch this match: anyone with a watch code from one of you sees every move { $count } minute later, with all dice but no chat.
           *[other] Spectators may watch this match: anyone with a watch code from one of you sees every move { $count } minutes later, with all dice but no chat.
        }
       *[seconds] { $count ->
            [one] Spectators may watch this match: anyone with a watch code from one of you sees every move { $count } second later, with all dice but no chat.
           *[other] Spectators may watch this match: anyone with a watch code from one of you sees every move { $count } seconds later, with all dice but no chat.
        }
    }
play-clock-none = None: take the time you need.
play-clock =
    { $budget ->
        [one] { $budget } minute for each side in the whole match. Disconnections are free, up to { $grace } minutes in total. Your clock never runs while your opponent is offline.
       *[other] { $budget } minutes for each side in the whole match. Disconnections are free, up to { $grace } minutes in total. Your clock never runs while your opponent is offline.
    }
play-clock-increment =
    { $budget ->
        [one] { $budget } minute for each side in the whole match, and { $more } more for each phase a side ends. Disconnections are free, up to { $grace } minutes in total. Your clock never runs while your opponent is offline.
       *[other] { $budget } minutes for each side in the whole match, and { $more } more for each phase a side ends. Disconnections are free, up to { $grace } minutes in total. Your clock never runs while your opponent is offline.
    }
play-take-backs =
    { $most ->
        [0] None after a die roll. Before a roll, you can always undo.
        [one] Each side may ask for one after a die roll; the opponent decides. Before a roll, you can always undo.
       *[other] Each side may ask for { $most } after a die roll; the opponent decides. Before a roll, you can always undo.
    }
play-invites = { $name } invites you.

## Players

play-known = { $name } (known to you)
play-new = { $name } (new to you; fingerprint: { $fingerprint })

# The demonstration: two programs on one computer. The numbers have their places in a column.
play-demo-invites = The host invites with { $code }
play-demo-turn = turn { $turn }, entry { $entry }

## News of the table

play-begun = { $us } against { $them }: { $title }. Match file: { $file }.
play-connected = Connected; fingerprint of your opponent: { $fingerprint }.
play-connected-at = Connected at { $address }; fingerprint of your opponent: { $fingerprint }.
play-knocked = Knocked; fingerprint of your opponent: { $fingerprint }.
play-knocked-at = Knocked at { $address }; fingerprint of your opponent: { $fingerprint }.
play-lost = The connection was lost ({ $why }). Reconnecting…
play-no-connection = No connection ({ $why }). Reconnecting…
play-guest-left = The guest ({ $fingerprint }) left before you let them in.
play-saved = Saved: { $file }.
play-way-direct = Direct connection found: the match now uses it ({ $took } ms round trip).
play-way-relay = The match goes { $route } ({ $took } ms round trip), encrypted: the relay sees neither moves nor dice. Still looking for a direct connection.
play-watch-code = To watch, spectators type:
play-watch-came = { $name } ({ $fingerprint }) watches.
play-watch-went = { $name } ({ $fingerprint }) no longer watches: { $why }.
play-watch-nobody = No spectators.
play-watch-all = Spectators: { $names }.
play-watch-not-agreed = This match has no spectators: the match settings do not allow them.
play-watch-stays = The match is over. Spectators have not seen all of it yet: this program stays connected for them, for at most { $seconds } seconds. You can quit at any time.
play-resigned = A player resigns.
play-over = The match is over.
play-closed = Both players confirmed the result.
play-chat = Your opponent says: { $text }
play-gap =
    { $side ->
        [first] The clocks differ: the first player claims { $claimed } ms for the last turn, and the other program measured { $measured } ms. The longer time counts. All differences add up to { $sum } s; above { $most } s, agree on the clocks.
       *[second] The clocks differ: the second player claims { $claimed } ms for the last turn, and the other program measured { $measured } ms. The longer time counts. All differences add up to { $sum } s; above { $most } s, agree on the clocks.
    }
play-clocks-differ = The clocks differ too much. If both of you agree on the clocks, the difference is given back.
play-overcharged = Your opponent claims that your last turn took { $measured } s. By this computer's clock it took at most { $most } s, so no more is charged here.
play-flag-fell = Your opponent has used { $measured } s, as measured here. The record holds this claim; it does not prove it.
play-flag-claimed = Your opponent claims that you have used { $measured } s. The record does not prove it.
play-admitted = The author of entry { $seq } accepts that its hash was wrong. The match continues from the replayed position; no die is rolled again.
play-older-copy = This copy of the match is older than what you have signed in it: it has { $has } entries, and you have signed up to entry { $signed }. You can sign nothing here until your opponent's program has sent the rest.
play-stopped-by-other = Your opponent's program stops: { $text }
play-differs-right = The two computers disagree at entry { $seq }. By the record, this computer is right; nothing changes here.
play-differs-wrong = The two computers disagree at entry { $seq }. By the record, this computer was wrong and has corrected itself.
play-differs-sections = Differences: { $sections }.
play-differs-field = The first field is { $field }: here { $here }, there { $there }.
play-guest-knocks = { $name } wants to join (fingerprint: { $fingerprint }).
play-guest-let-in = { $name } ({ $fingerprint }) wants to join and is let in.
play-announced = Announced on this network: your friend finds it under "On this network", or types  estafette join --lan
play-reach-relay = Your friend can reach you from anywhere. Without a direct connection, the match goes through the relay { $relay }, which sees neither moves nor dice.
play-reach-none = None of your relays answers now. A friend can reach you only if your router lets them in.
play-no-action = you have no action to take back
play-no-decision = this side has no decision now
play-cannot-save = could not save the match; free space on the disk, or check the folder's permissions

## Watching a match

play-shows =
    { $delay ->
        [live] { $name } ({ $fingerprint }) shows you the match, every move live. Ctrl-C stops.
        [minutes] { $count ->
            [one] { $name } ({ $fingerprint }) shows you the match, every move { $count } minute later. Ctrl-C stops.
           *[other] { $name } ({ $fingerprint }) shows you the match, every move { $count } minutes later. Ctrl-C stops.
        }
       *[seconds] { $count ->
            [one] { $name } ({ $fingerprint }) shows you the match, every move { $count } second later. Ctrl-C stops.
           *[other] { $name } ({ $fingerprint }) shows you the match, every move { $count } seconds later. Ctrl-C stops.
        }
    }
play-shown = { $title }: { $first } against { $second }.
play-shown-differs = Entry { $seq } by { $name }: the signed state does not follow from the record.
play-shown-left = You left before the end. The same code resumes from here.
play-shown-file = The match file, as far as you watched: { $file }.
play-shown-nothing = no part of the match arrived
play-shown-lost = the connection for watching was lost
play-shows-delayed = { $name } shows you the match with a delay of at least { $delay } seconds.
play-shown-wrong = Entry { $seq }: the signed state does not follow from the record.
play-not-a-watch-code = this is a code to play, not to watch; type  estafette join { $code } --bot
play-no-watch-code = this is no watch code
play-a-watch-code = this code is for watching a match; type  estafette watch { $code }
play-friend-uses-relay = { $error }. Your friend uses a relay, and your list has none: ask for its line and add it (Settings, or  estafette relays --add)

## Testing the network

play-check-title = Estafette { $version }: connection test
play-check-addresses = Addresses
play-check-router = Router
play-check-relays = Relays
play-check-connection = Connection
play-check-friend = Friend
play-check-both = IPv4 and IPv6
play-check-v4 = IPv4 only
play-check-v6 = IPv6 only
play-check-no-address = none: this computer has no connection to the outside
play-check-opened = opened a port automatically ({ $method }), at { $external }
play-check-public = none: { $ip } is this computer's own address
play-check-closed = opens no port automatically (tried UPnP, NAT-PMP and PCP)
play-check-not-asked = was not asked to open a port
play-check-offline = no connection to the outside
play-check-answer-offline = No: this computer is not connected to any network.
play-check-answer-open = Yes: friends reach you directly, so either of you can invite.
play-check-answer-relayed = Yes, through the relay { $relay }: your network blocks UDP. The relay carries encrypted bytes and sees neither moves nor dice.
play-check-answer-some = Yes: directly with friends whose routers are more open than yours, and through the relay { $relay } with others.
play-check-answer-most = Yes: directly with most friends, and through the relay { $relay } with the others.
play-check-answer-no-relay-answers = Only with friends you can reach directly: none of your relays answers. They invite, you join.
play-check-answer-no-relay = Only with friends you can reach directly: they invite, you join. With a relay in both your lists, either can invite (docs/RELAY.md).
play-check-answer-friend = Yes, you can play: your friend answers, and the match would go { $route } ({ $rtt } ms round trip).
play-check-answer-silent = Not yet: your friend does not answer. Check that their program is waiting with this code.
play-check-friend-answers = answers after { $took } ms, { $route }, { $rtt } ms round trip
play-check-no-relays = none in your list
play-check-blocks = blocks UDP
play-check-symmetric = shows a different port to each peer (symmetric)
play-check-cone = shows the same port to every peer (cone)
play-check-udp = lets UDP through; a second relay would show more
play-check-seen-at = { $kind }; seen at { $addresses }
play-check-relay-answers = { $name } answers in { $took } ms
play-check-relay-silent = { $name } does not answer

## Codes

play-code-foreign = this is not an Estafette code; a code begins with i, r or w and is one string of 44 to 100 letters, digits, - and _
play-code-newer = this code was made by a newer version of Estafette; update yours, or ask the host to use your version
play-code-mistyped = a character of this code is wrong; copy it again in one piece instead of typing it
play-code-cut-short = the end of this code is missing; copy all of it
play-code-too-long = there is extra text at the end of this code; copy only the code
play-code-expired = this code expired on { $date }; ask the host for a new one

## Refusals before a match. The other program sends them in English, and programs know them by their words.

play-lobby-not-welcome = the host did not accept
play-lobby-spent = this invitation has been used: someone has joined with it; ask the host for a new one
play-lobby-expired = this invitation has expired; ask the host for a new one
play-lobby-wrong = this code does not fit the host's invitation; ask the host for the newest code
play-lobby-other-terms = the host uses other match settings than you agreed to
play-lobby-other-version = the host's program speaks protocol { $here } and yours { $there }; both of you need the same version
play-lobby-flood-guest = the guest asks for more than any match needs
play-lobby-flood-host = the host sends more than any match needs
play-lobby-one-machine = the host offers a match in which one computer holds both keys
play-lobby-no-name = the host has no name that can be shown
play-lobby-other-battle = the host sent another battle than it offered
play-lobby-other-header = the host signed something else than was agreed
play-lobby-too-early = the host says that the match started before its round was opened
play-lobby-unsigned = the host did not sign the header
play-lobby-codes-only = this host accepts invitation codes only
play-lobby-watch-mismatch = another match is shown than was promised
play-lobby-watch-other = the player now plays another match; ask for its code
play-lobby-watch-not-playing = the player who shows this match does not play in it
play-lobby-watch-not-allowed = the players of this match did not allow spectators

## Failures of a connection, as the layers below and other programs say them in English. The English words are those of the
## sources of `net`: they are found by them.

play-error-silent = no answer; check that the other program is running and its port is open, ask for a new code, or invite your friend instead
play-error-stranger = someone else answers at this address, not the player you expect
play-error-not-admitted = the other program is waiting for another player
play-error-version = the other program is another version of Estafette; both of you need the same one
play-error-foreign = another program answers at this address, not Estafette
play-error-yourself = this is your own invitation code; send it to your friend
play-error-nowhere = there is no address to connect to
play-error-tried-relays = { $failure } (tried your relays)
play-error-tried-both = { $failure } (tried { $places }, your relays)
play-error-tried = { $failure } (tried { $places })
play-error-closed = the other program closed the connection
play-error-refused = the other program refused the connection
play-error-misbehaved = the other program found a message of ours faulty and closed the connection
play-error-replaced = the other program uses a newer connection
play-error-busy = the other program is busy; try again in a moment
play-error-leaving = the other player closed the program; you can resume the match later
play-error-unknown-end = the other program closed the connection for a reason this version does not know
play-error-we-closed = we closed the connection
play-error-lost = the connection was lost: no response for { $seconds } seconds
play-error-restarted = the connection was lost: the other program was restarted
play-error-ended = the other program stopped sending
play-error-misframed = the other program sent { $what }; the connection was closed
play-error-unsendable = this program tried to send { $what }
play-error-frame-empty = an empty message
play-error-frame-large = a message of { $length } bytes, where { $most } is the most
play-error-frame-early = a message of { $length } bytes, where { $most } is the most before one is let in
play-error-broken = the connection broke
play-error-slow = the connection is too slow
play-error-quiet = no message for too long
play-error-network = this computer's network has changed
play-error-encryption = could not set up encryption ({ $what }); this is a fault of the program, please report it
play-error-port-used = UDP port { $port } is in use by another program; choose another or let the system choose
play-error-no-port = no UDP port could be opened
play-error-no-addresses = could not read this computer's addresses
play-error-lan-none = this computer has no network adapter on a local network, so the program cannot find matches on it; use the invitation code instead
play-error-lan-blocked = this network or a firewall blocks multicast, so the program cannot find matches on it; use the invitation code instead
play-error-lan-blocked-why = this network or a firewall blocks multicast ({ $why }), so the program cannot find matches on it; use the invitation code instead
play-error-lan-search = could not search the local network ({ $why }), so the program cannot find matches on it; use the invitation code instead

## The same: players and spectators who are turned away

play-error-not-expected = no player is expected here
play-error-has-opponent = this player already has another opponent
play-error-other-guest = another guest was let in
play-error-other-link = another connection is kept
play-error-many-links = too many connections at once
play-error-much-early = the guest sent too much before being let in
play-error-first-message = the first message must say which player connects
play-error-not-let-in = A guest was not let in: { $why }. The player you expect can still join.
play-error-not-let-in-often = A guest was not let in: { $why } ({ $count } so far). The player you expect can still join.
play-error-host-rules = the host plays by the rules "{ $system }": it takes Estafette { $since } or newer, and yours is { $version }
play-error-host-battle = the host's battle cannot be played
play-error-own-file = the guest wants to play { $his } from their own file, but the host offers { $hers }
play-error-files-differ = your files for { $name } differ; the host's: { $differences }. Both of you need the same file: open the other player's when you start a match, or use estafette join --scenario FILE CODE
play-error-watch-unwanted = the player does not want you to watch
play-error-watch-full = this match has as many spectators as it allows; try again later
play-error-watch-differs = your copy of this match differs from the match played here
play-error-watch-code = this code does not fit the match; ask for the newest one
play-error-watch-version = the player's program speaks protocol { $here } and yours { $there }
play-error-watch-much = the spectator sent too many messages
play-error-watch-words = a spectator may only give its name and say how much it has
play-error-watch-left = the spectator left
play-error-watch-slow = the spectator's connection is too slow
play-error-not-shown = this match is not shown
play-error-none-shown = no match is shown here yet
play-error-no-longer-shown = the player no longer shows the match
play-error-next-match = the match is over, and the players start another one
play-error-unknown-message = the player's program sent an unknown message
play-error-unexpected-message = an unexpected message arrived
play-error-shows-no-match = the player's program does not show a match
play-error-entries-missing = entries are missing
play-error-shown-forked = two different entries number { $seq } were shown; the record is not to be trusted
play-error-shown-other = the match shown is not the match played: entry { $seq }, in the name of { $by }: { $fault }
play-error-no-tournament = no tournament is held here
play-error-desk-closed = the desk is closed for now
play-error-desk-much = too many messages for the desk

## The same: files and folders of a player

play-error-missing = there is no file { $path }
play-error-exists = { $path } is there already and will not be replaced; move it away first
play-error-not-ordinary = { $path } is not an ordinary file
play-error-open-to-others = { $path } holds a secret, but other users of this computer can read or change it; if nobody has, run `chmod 600 { $again }`, otherwise delete it and start again
play-error-too-long = { $path } is longer than it can be
play-error-identity = { $path } is damaged or not an identity; restore it from a backup, or move it away to start as a new player
play-error-known = line { $line } of { $path } is not a player (key, day or -, name); correct or remove the line, or move the file away to start with no known players
play-error-no-home = this system names no home folder; set { $variable } to a folder for Estafette
play-error-no-random = the operating system gives no random numbers, so no secret can be made; restart the computer
play-error-no-secrets = the file does not hold the secrets of a match; without them this side cannot resume
play-error-transfer = this is not a transfer file, or it is incomplete
play-error-transfer-large = a transfer file may hold at most { $most } MB
play-error-transfer-key = the key in it cannot be read
play-error-not-a-file = it is not a file
play-error-not-notes = this is not a file of notes to a match
play-error-in-use = another program is playing this match
play-error-elsewhere = you last played this match on another computer. If you play it on both, you may sign two different moves for the same turn, and that counts as proof against you. If you no longer play it there, type  estafette matches --take-over FILE
play-error-nothing-written = there is no match to write yet
play-error-write-failed = an earlier write failed; resume the match from what is on disk
play-error-relay-address = a relay is named as  https://relay.example.org  or by its address
play-error-relay-open = a relay must use https
play-error-relay-port = a port is a number from { $least } to { $most }
play-error-relay-key = the key of a relay is { $digits } digits and letters from a to f
play-error-relay-word = “{ $word }” is not an option of a relay; use udp=PORT or key=KEY
play-error-relay-line = line { $line }: { $why }
play-error-relay-many = at most { $most } relays are allowed
play-error-relay-long = { $path } is too long for a list of relays

## What the router did, and the route of a match

play-error-and-why = { $what }: { $why }
play-router-opened = The router opened UDP port { $port } ({ $method }): friends reach you at { $external }.
play-router-own =
    { $reach ->
        [provider] The router opened UDP port { $port } ({ $method }), but its own address { $own } is shared by your provider among many customers.
        [private] The router opened UDP port { $port } ({ $method }), but its own address { $own } is private, so there is another router before it.
       *[outside] The router opened UDP port { $port } ({ $method }), but its own address { $own } cannot be reached from outside.
    }
play-router-invite =
    { $six ->
        [yes] Friends outside cannot reach you there: let your friend invite; a friend with IPv6 may reach you without this.
       *[no] Friends outside cannot reach you there: let your friend invite.
    }
play-router-public = This computer has the public address { $ip }, so no router needs to open a port.
play-router-firewall = If a friend cannot reach you, let UDP port { $port } through the firewall.
play-router-closed = The router opened no port automatically (tried UPnP, NAT-PMP and PCP).
play-router-not-asked = The router was not asked to open a port.
play-router-forward =
    { $six ->
        [yes] Forward UDP port { $port } to { $machine } in the router's settings, or let your friend invite; a friend with IPv6 may reach you without this.
       *[no] Forward UDP port { $port } to { $machine } in the router's settings, or let your friend invite.
    }
play-router-this-computer = this computer
play-router-this-computer-at = this computer ({ $local })
play-router-offline = This computer has no connection to a network.
play-router-connect = Connect it, and try again.
play-route-direct = directly
play-route-relay = through the relay { $relay }

## Matches on this computer

play-match-not-yours = the match of this code is not among yours in { $folder }
play-match-of-others = { $file }: it is a match of other players
play-match-no-record = { $file }: this is not the record of a match
play-match-over = this match is over; estafette verify shows how it ended
play-match-unsigned = your opponent never signed this match; start a new one
play-match-not-here = the other player of this match is not on this computer
play-match-disk = { $error }. Could not save the match; free space on the disk, or check the folder's permissions
play-match-interrupted = the match was interrupted
play-bot-silent = the bot has no answer; the match is saved, and you can take back your last action
play-bot-stopped = the bot stopped
play-bot-refused = the bot's answer is refused: { $why }
play-trash-refused = { $file } cannot be moved to the trash
play-battle-not-here = this battle is not built in; give its file with --scenario
play-no-entry = there is no entry { $entry }; the last one is { $last }
play-no-answer = { $side } has no legal answer
