//! Two sessions of one match, joined in memory.

use super::now::{Now, Seating};
use super::opponent::{Opponent, Wanted};
use super::past::{self, Teller, Told};
use crate::ask::{Bytes, Said, ready};
use crate::bot::Kind;
use crate::library;
use crate::online::Player;
use crate::setup::Setup;
use crate::system::{CommandOf, EventOf, Rules, System};
use anyhow::{Context, bail};
use engine::contract::{Game as _, Pending, Side};
use net::course::Due;
use net::driver::wall;
use net::entry::Matter;
use net::header::{Header, PROTOCOL};
use net::identity::Identity;
use net::secrets::Secrets;
use net::session::{Notice, Output, Past, Refused, Seat, Session};
use net::store::Store;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// The folder of the partner's own files, beside the player's matches.
const PARTNER: &str = "partner";
/// What two sessions say to each other after one command ends; a conversation without end would be a fault.
const MOST_MESSAGES: u32 = 10_000;
/// The sentence for a disk that refuses.
const NO_ROOM: &str = "nothing more can be written; please make room on the disk, or see to its rights";

/// Two sessions of one match. Each has its own key, secrets and files, as if the other were far away.
pub struct Pair<S: System> {
    opponent: Opponent,
    mine: End<S>,
    theirs: End<S>,
    started: Instant,
    notices: Vec<Notice<EventOf<S>>>,
    seating: Seating<S>,
    /// Reads the record along as everybody may, in a chair that two share; and the entry it reads next.
    reader: Option<(Teller<S>, usize)>,
}

struct End<S: Rules> {
    session: Session<S::Game>,
    store: Store,
}

impl<S: System> Pair<S> {
    /// Begins a match.
    pub fn begin(player: &Player, wanted: &Wanted) -> anyhow::Result<Pair<S>> {
        let field = wanted.battle.of::<S>().context("the battle is one of another system")?;
        let partner = partner(player, wanted.opponent)?;
        let (me, other) = (wanted.side, wanted.side.other());
        let terms = Setup::at_one_machine(wanted.battle.clone(), me, wanted.on.clone()).terms();
        let [my_secrets, their_secrets] = [Secrets::fresh(me)?, Secrets::fresh(other)?];
        let player_of = |identity: &Identity, name: &str| net::header::Player {
            key: identity.key(),
            name: net::header::as_name(name),
        };
        let mut players = [player_of(&player.identity, &player.name), player_of(&partner, wanted.opponent.name())];
        let mut dice = [my_secrets.commitment(), their_secrets.commitment()];
        if me == Side::Second {
            players.reverse();
            dice.reverse();
        }
        let scenario = wanted.battle.bytes();
        let header = Header { protocol: PROTOCOL, terms, scenario, players, dice, begun: wall() };
        let id = header.match_id();
        let mut stores = [Store::new(player.folders.matches()), Store::new(&partner_folder(player)?)];
        for (store, secrets) in stores.iter_mut().zip([&my_secrets, &their_secrets]) {
            store.begin(&id, &secrets.to_bytes(), false)?;
        }
        let [my_store, their_store] = stores;
        let seat = Seat {
            identity: Arc::clone(&player.identity),
            secrets: my_secrets,
            run: run(player)?,
            past: Past::default(),
        };
        let host = Session::host(seat, header, 0, Some(&field.board))?;
        let first = host.entries().first().cloned().context("a match begins with its header")?;
        let seat = Seat { identity: partner, secrets: their_secrets, run: run(player)?, past: Past::default() };
        let guest = Session::join(seat, &first, 0, Some(&field.board))?;
        let mine = End { session: host, store: my_store };
        Pair::met(wanted.opponent, mine, End { session: guest, store: their_store })
    }

    /// Goes on with a match that is on disk.
    pub fn resume(player: &Player, record: &Path) -> anyhow::Result<Pair<S>> {
        let name = record.file_name().context("a record is a file")?;
        let (my_store, my_record, secrets) = Store::resume(record, None)?;
        let seat = Seat { identity: Arc::clone(&player.identity), secrets, run: run(player)?, past: Past::default() };
        let mine: Session<S::Game> = Session::resume(seat, &my_record, 0, None)?;
        let bots = Kind::ALL.into_iter().map(Opponent::Bot);
        let opponent = bots
            .chain([Opponent::HotSeat])
            .find(|&opponent| partner(player, opponent).is_ok_and(|found| found.key() == *mine.opponent()))
            .context("the other player of this match is not on this machine")?;
        let (their_store, their_record, secrets) = Store::resume(&partner_folder(player)?.join(name), None)?;
        let seat = Seat { identity: partner(player, opponent)?, secrets, run: run(player)?, past: Past::default() };
        let board = Arc::clone(S::board_of(mine.game()));
        let theirs = Session::resume(seat, &their_record, 0, Some(&board))?;
        Pair::met(opponent, End { session: mine, store: my_store }, End { session: theirs, store: their_store })
    }

    fn met(opponent: Opponent, mine: End<S>, theirs: End<S>) -> anyhow::Result<Pair<S>> {
        let header = mine.session.course().header();
        let battle = library::of_header(header, None)?;
        let field = battle.of::<S>().context("the match goes by the rules of another system")?.clone();
        let seating = Seating::of(header, field, mine.store.record_path(), Some(opponent));
        let mut pair =
            Pair { opponent, mine, theirs, started: Instant::now(), notices: Vec::new(), seating, reader: None };
        let now = pair.now();
        pair.mine.session.connected(now);
        pair.theirs.session.connected(now);
        pair.settle()?;
        pair.seating.record = pair.record();
        Ok(pair)
    }

    /// Against whom.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The player's own side.
    pub const fn me(&self) -> Side {
        self.mine.session.me()
    }

    /// The game as it stands, as the player at this machine sees it.
    pub fn game(&self) -> &S::Game {
        self.mine.session.game()
    }

    /// The game as a side sees it: whoever sits in a chair sees that chair's engine.
    pub fn game_of(&self, side: Side) -> &S::Game {
        if side == self.me() { self.game() } else { self.theirs.session.game() }
    }

    /// What was agreed.
    pub fn header(&self) -> &Header {
        self.mine.session.course().header()
    }

    /// The record.
    pub fn record(&self) -> Option<PathBuf> {
        self.mine.store.record_path()
    }

    /// Whether the match is over and both have signed it.
    pub fn is_closed(&self) -> bool {
        self.mine.session.course().due() == Due::Nothing
    }

    /// The side that is asked, if one is.
    pub fn asked(&self) -> Option<Side> {
        match self.game().pending() {
            Pending::Decision { side, .. } if !self.is_closed() => Some(side),
            _ => None,
        }
    }

    /// What happened since this was last asked.
    pub fn notices(&mut self) -> Vec<Notice<EventOf<S>>> {
        std::mem::take(&mut self.notices)
    }

    /// An entry as everybody may be told it: whoever shares a chair hears nothing that only the other knows.
    pub(super) fn told_publicly(&mut self, seq: u32) -> Option<Told> {
        let entries = self.mine.session.entries();
        let (teller, next) = match &mut self.reader {
            Some(reader) => reader,
            none => {
                let (teller, _) = Teller::open(entries.first()?, Some(&self.seating.field.board)).ok()?;
                none.insert((teller, 1))
            }
        };
        let mut told = None;
        while *next <= seq as usize {
            told = Some(teller.tell(entries.get(*next)?).ok()?);
            *next += 1;
        }
        told
    }

    /// A side answers. Whatever follows of it on both sides is done, and on disk.
    pub fn command(&mut self, side: Side, command: &CommandOf<S>) -> anyhow::Result<Result<(), Refused>> {
        let now = self.now();
        let answer = self.end(side).session.command(now, command);
        self.settle()?;
        Ok(answer)
    }

    /// A side says something; what it hides is sealed at its seat first.
    pub fn say(&mut self, side: Side, said: &Said<Bytes>) -> anyhow::Result<Result<(), Refused>> {
        let (command, openings) = match ready::<S>(side, said) {
            Ok(ready) => ready,
            Err(refusal) => return Ok(Err(Refused::Rules(refusal))),
        };
        if let Err(refusal) = self.game_of(side).check(side, &command) {
            return Ok(Err(Refused::Rules(refusal)));
        }
        for opening in openings {
            self.end(side).session.seal(opening);
        }
        self.command(side, &command)
    }

    /// Takes a side's last command back, past dice if need be: the partner always agrees, and the record says so.
    pub fn take_back(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        match self.mine.session.course().take_back_place(side) {
            Some(to) => self.agree(side, &Matter::Rewind { to }),
            None => Ok(Err(Refused::Nothing)),
        }
    }

    /// A side asks for something, and the other grants it at once: one machine holds both keys, and the record says so.
    pub fn agree(&mut self, side: Side, matter: &Matter) -> anyhow::Result<Result<(), Refused>> {
        let now = self.now();
        let asked = self.end(side).session.ask(now, matter.clone());
        self.settle()?;
        if asked.is_err() {
            return Ok(asked);
        }
        let other = &mut self.end(side.other()).session;
        let granted = match other.asked() {
            Some(asked) if asked.matter == *matter => other.grant(now, &asked),
            Some(_) => Err(Refused::Nothing),
            None => Ok(()),
        };
        self.settle()?;
        Ok(granted)
    }

    /// A side ends a pause.
    pub fn resume_play(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        let now = self.now();
        let answer = self.end(side).session.resume_play(now);
        self.settle()?;
        Ok(answer)
    }

    /// What the record tells so far. What was told by notices up to now is in it.
    pub fn past(&mut self) -> anyhow::Result<Vec<Told>> {
        self.notices.clear();
        Ok(past::told::<S>(self.mine.session.entries(), Some(S::board_of(self.game())))?)
    }

    /// Where the match stands.
    pub fn stands(&self) -> Now {
        let now = Now::of(&self.mine.session, &self.seating, self.now());
        match now.asked.filter(|side| now.is_here(*side)) {
            Some(side) => Now { position: self.seating.position(self.game_of(side), side), ..now },
            // In one chair, and nobody is asked: whoever looks sees what both may.
            None if self.opponent == Opponent::HotSeat => Now { position: self.seating.public(self.game()), ..now },
            None => now,
        }
    }

    /// A side gives up.
    pub fn concede(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        let now = self.now();
        let answer = self.end(side).session.concede(now);
        self.settle()?;
        Ok(answer)
    }

    fn end(&mut self, side: Side) -> &mut End<S> {
        if side == self.mine.session.me() { &mut self.mine } else { &mut self.theirs }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Carries out what both sessions want done until neither wants anything.
    fn settle(&mut self) -> anyhow::Result<()> {
        let now = self.now();
        for _ in 0..MOST_MESSAGES {
            let (from, to, own) = match self.mine.session.poll() {
                Some(output) => (output, &mut self.theirs, true),
                None => match self.theirs.session.poll() {
                    Some(output) => (output, &mut self.mine, false),
                    None => return Ok(()),
                },
            };
            match from {
                Output::Send(bytes) => to.session.receive(now, &bytes),
                Output::Notice(notice) if own => self.notices.push(notice),
                Output::Notice(_) => {}
                Output::Drop(why) => bail!("the two sides of this match lost each other: {why}"),
                file => {
                    let store = if own { &mut self.mine.store } else { &mut self.theirs.store };
                    match file {
                        Output::Record(bytes) => store.append(&bytes).context(NO_ROOM)?,
                        Output::Secret(bytes) => store.append_secret(&bytes).context(NO_ROOM)?,
                        Output::Keep(kept) => drop(store.keep(&kept.name, &kept.bytes)?),
                        _ => {}
                    }
                }
            }
        }
        bail!("the two sides of this match do not stop talking")
    }
}

fn partner(player: &Player, opponent: Opponent) -> anyhow::Result<Arc<Identity>> {
    let file = player.folders.identity_file().with_file_name(opponent.key_file());
    Ok(Arc::new(Identity::load_or_make(&file)?))
}

fn partner_folder(player: &Player) -> anyhow::Result<PathBuf> {
    let folder = player.folders.matches().join(PARTNER);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

fn run(player: &Player) -> anyhow::Result<u64> {
    Ok(player.myself()?.run)
}
