//! A match at one computer: two sessions, joined in memory.
//!
//! It is an ordinary match between two keys, over the same sessions as one across the world. So it leaves a record that can be
//! proven, and the record says that one computer held both keys.

use super::super::chapter::{ToldEntry, back_to};
use super::super::handle::{Sat, Table, all_left};
use super::super::heard::{self, Heard, Voice};
use super::super::matches::system_of_record;
use super::super::now::{Now, Seating};
use super::super::seat::{self, LocalPlayer, Opponent, WantedMatch};
use super::super::wish::{Wish, write};
use super::serve::{Near, Rival, sit};
use crate::MESSAGES;
use crate::saying::ready;
use crate::setup::Setup;
use anyhow::{Context, bail};
use engine::contract::Side;
use engine::referee::Referee;
use language::ask::{Bytes, Said};
use language::bot::BotKind;
use language::chance::Chance;
use language::position::Position;
use language::say;
use language::system::{Eye, Systems};
use net::driver::wall;
use net::store::Store;
use record::course::Due;
use record::entry::Matter;
use record::header::{Header, PROTOCOL};
use record::identity::Identity;
use record::secrets::Secrets;
use record::session::{Notice, Output, Past, Refused, Seat, Session};
use replay::library;
use replay::words;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The folder of the opponent's own files, beside the player's matches.
const PARTNER: &str = "partner";
/// Largest number of messages between two sessions after one command; an endless conversation would be a fault.
const MOST_MESSAGES: u32 = 10_000;
/// The sentence for a disk that refuses.
fn no_room() -> String {
    say!(MESSAGES, "play-cannot-save")
}

/// Two sessions of one match. Each has its own key, secrets and files, as if the other were far away.
pub struct SessionPair {
    opponent: Opponent,
    mine: End,
    theirs: End,
    started: Instant,
    notices: Vec<Notice>,
    seating: Seating,
    /// The bot's own choices. Dice never come from it.
    chance: Chance,
}

struct End {
    session: Session,
    store: Store,
}

impl SessionPair {
    /// Begins a match.
    pub fn begin(player: &LocalPlayer, wanted: &WantedMatch) -> anyhow::Result<SessionPair> {
        let partner = partner(player, wanted.opponent)?;
        let (me, other) = (wanted.side, wanted.side.other());
        let terms = Setup::at_one_machine(wanted.battle.clone(), me, wanted.on.clone()).terms();
        let [my_secrets, their_secrets] = [net::fresh::secrets(me)?, net::fresh::secrets(other)?];
        let player_of = |identity: &Identity, name: &str| record::header::Player {
            key: identity.key(),
            name: record::header::as_name(name),
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
        let (rules, field) = (wanted.battle.rulebook(), wanted.battle.ruled());
        let host = seated(player, Arc::clone(&player.identity), my_secrets)?;
        let host = Session::host(host, header, 0, rules, Some(&field))?;
        let first = host.entries().first().cloned().context("a match begins with its header")?;
        let guest = Session::join(seated(player, partner, their_secrets)?, &first, 0, rules, Some(&field))?;
        let mine = End { session: host, store: my_store };
        SessionPair::met(player.systems, wanted.opponent, mine, End { session: guest, store: their_store })
    }

    /// Goes on with a match that is on disk.
    pub fn resume(player: &LocalPlayer, record: &Path) -> anyhow::Result<SessionPair> {
        let name = record.file_name().context("a record is a file")?;
        let (my_store, my_record, secrets) = Store::resume(record, None)?;
        let seat = seated(player, Arc::clone(&player.identity), secrets)?;
        let rules = system_of_record(player.systems, record)?.rulebook();
        let mine = Session::resume(seat, &my_record, 0, rules, None)?;
        let bots = BotKind::ALL.into_iter().map(Opponent::Bot);
        let opponent = bots
            .chain([Opponent::HotSeat])
            .find(|&opponent| partner(player, opponent).is_ok_and(|found| found.key() == *mine.opponent()))
            .with_context(|| say!(MESSAGES, "play-match-not-here"))?;
        let (their_store, their_record, secrets) = Store::resume(&partner_folder(player)?.join(name), None)?;
        let seat = seated(player, partner(player, opponent)?, secrets)?;
        let theirs = Session::resume(seat, &their_record, 0, rules, Some(mine.course().battle()))?;
        SessionPair::met(
            player.systems,
            opponent,
            End { session: mine, store: my_store },
            End { session: theirs, store: their_store },
        )
    }

    fn met(systems: Systems, opponent: Opponent, mine: End, theirs: End) -> anyhow::Result<SessionPair> {
        let header = mine.session.course().header();
        let battle = library::of_header(systems, header, None)?;
        let seating = Seating::of(header, battle, mine.store.record_path(), Some(opponent))?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let chance = Chance::new(since.map_or(1, |time| u64::from(time.subsec_nanos())));
        let (started, notices) = (Instant::now(), Vec::new());
        let mut pair = SessionPair { opponent, mine, theirs, started, notices, seating, chance };
        let now = pair.now();
        pair.mine.session.connected(now);
        pair.theirs.session.connected(now);
        pair.settle()?;
        pair.seating.record = pair.record();
        Ok(pair)
    }

    /// The opponent.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The player's own side.
    pub const fn me(&self) -> Side {
        self.mine.session.me()
    }

    /// The present game, as the player at this computer sees it.
    pub const fn game(&self) -> &Arc<dyn Referee> {
        self.mine.session.game()
    }

    /// The game as a side sees it: each seat has its own engine.
    pub fn game_of(&self, side: Side) -> &Arc<dyn Referee> {
        if side == self.me() { self.game() } else { self.theirs.session.game() }
    }

    /// The header of the match.
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

    /// The side that must decide, if one must.
    pub fn asked(&self) -> Option<Side> {
        seat::asked(&**self.game()).filter(|_| !self.is_closed())
    }

    /// The events since the last call.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// A side answers. Everything that follows on both sides is done, and on disk.
    pub fn command(&mut self, side: Side, command: &[u8]) -> anyhow::Result<Result<(), Refused>> {
        self.act(side, |session, now| session.command(now, command))
    }

    /// A side says something; what it hides is sealed at its seat first.
    pub fn say(&mut self, side: Side, said: &Said<Bytes>) -> anyhow::Result<Result<(), Refused>> {
        let ready = ready(&self.seating.battle, side, said);
        self.act(side, |session, now| {
            let (command, openings) = ready.map_err(Refused::Rules)?;
            write(session, now, &command, openings)
        })
    }

    /// A side does something, and both sides carry out what follows.
    fn act(
        &mut self,
        side: Side,
        act: impl FnOnce(&mut Session, u64) -> Result<(), Refused>,
    ) -> anyhow::Result<Result<(), Refused>> {
        let now = self.now();
        let answer = act(&mut self.end(side).session, now);
        self.settle()?;
        Ok(answer)
    }

    /// Takes a side's last command back, past dice if need be: the opponent always agrees, and the record shows it.
    pub fn take_back(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        match self.mine.session.course().take_back_place(side) {
            Some(to) => self.agree(side, &Matter::Rewind { to }),
            None => Ok(Err(Refused::Bad(say!(MESSAGES, "play-no-action")))),
        }
    }

    /// A side asks for something, and the other grants it at once: one computer holds both keys, and the record shows it.
    pub fn agree(&mut self, side: Side, matter: &Matter) -> anyhow::Result<Result<(), Refused>> {
        let asked = self.act(side, |session, now| session.ask(now, matter.clone()))?;
        if asked.is_err() {
            return Ok(asked);
        }
        self.act(side.other(), |session, now| match session.asked() {
            Some(asked) if asked.matter == *matter => session.grant(now, &asked),
            Some(_) => Err(Refused::Nothing),
            None => Ok(()),
        })
    }

    /// A side ends a pause.
    pub fn resume_play(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        self.act(side, Session::resume_play)
    }

    /// The story of the record so far. It contains the notices up to now.
    pub fn past(&mut self) -> anyhow::Result<Vec<ToldEntry>> {
        self.notices.clear();
        Ok(self.seating.past(&self.mine.session)?)
    }

    /// The match at this moment.
    pub fn stands(&self) -> Now {
        let now = Now::of(&self.mine.session, &self.seating, self.now());
        let (game, eye) = match now.asked.filter(|side| now.is_here(*side)) {
            Some(side) => (self.game_of(side), Eye::Of(side)),
            // No player in the one seat must decide: the screen shows what both may see.
            None if self.opponent == Opponent::HotSeat => (self.game(), Eye::Public),
            None => return now,
        };
        Now { position: self.seating.position(game, eye), ..now }
    }

    /// A side gives up.
    pub fn concede(&mut self, side: Side) -> anyhow::Result<Result<(), Refused>> {
        self.act(side, Session::concede)
    }

    fn end(&mut self, side: Side) -> &mut End {
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
                Output::Notice(notice) if own => {
                    self.seating.hear(&notice);
                    self.notices.push(notice);
                }
                Output::Notice(_) => {}
                Output::Drop(why) => bail!("the two sides of this match lost each other: {why}"),
                file => {
                    let store = if own { &mut self.mine.store } else { &mut self.theirs.store };
                    match file {
                        Output::Record(bytes) => store.append(&bytes).with_context(no_room)?,
                        Output::Secret(bytes) => store.append_secret(&bytes).with_context(no_room)?,
                        Output::Keep(kept) => drop(store.keep(&kept.name, &kept.bytes)?),
                        _ => {}
                    }
                }
            }
        }
        bail!("the two sides of this match do not stop talking")
    }
}

fn partner(player: &LocalPlayer, opponent: Opponent) -> anyhow::Result<Arc<Identity>> {
    let file = player.folders.identity_file().with_file_name(opponent.key_file());
    Ok(Arc::new(net::identity::load_or_make(&file)?))
}

fn partner_folder(player: &LocalPlayer) -> anyhow::Result<PathBuf> {
    let folder = player.folders.matches().join(PARTNER);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    Ok(folder)
}

/// The seat of one of the two players of a match at one computer.
fn seated(player: &LocalPlayer, identity: Arc<Identity>, secrets: Secrets) -> anyhow::Result<Seat> {
    Ok(Seat { identity, secrets, run: player.myself()?.run, past: Past::default() })
}

impl Table {
    /// Begins a match at this computer. The listener is woken, and finds the news in the channel.
    pub fn begin(player: LocalPlayer, wanted: WantedMatch, wake: impl Fn() + Send + 'static) -> Sat {
        sit(wake, move || {
            // The match may be one whose table was left a moment ago.
            all_left();
            SessionPair::begin(&player, &wanted)
        })
    }

    /// Goes on with a match on disk.
    pub fn resume(player: LocalPlayer, record: PathBuf, wake: impl Fn() + Send + 'static) -> Sat {
        sit(wake, move || {
            all_left();
            SessionPair::resume(&player, &record)
        })
    }
}

impl Near for SessionPair {
    fn seats(&self) -> (Side, Opponent) {
        (self.me(), self.opponent)
    }

    fn asked(&self) -> Option<Side> {
        self.asked()
    }

    fn begin(&mut self, voice: &Voice) -> anyhow::Result<()> {
        voice.say(Heard::Before(self.past()?, self.mine.session.course().length()));
        Ok(())
    }

    fn report(&mut self, voice: &Voice) -> bool {
        // Two who share a seat hear nothing that only one of them knows.
        let shared = self.opponent == Opponent::HotSeat;
        let mut public = shared.then(|| self.seating.since(&self.mine.session)).flatten().map(Vec::into_iter);
        for notice in self.notices() {
            voice.say(match (notice, &mut public) {
                (Notice::Written { seq, .. }, Some(public)) => {
                    public.find(|chapter| chapter.seq == seq).and_then(ToldEntry::heard)
                }
                (notice @ Notice::Written { seq, .. }, None) if shared => {
                    let entry = self.mine.session.entries().get(seq as usize);
                    heard::of_notice(&self.seating.battle, notice, entry.and_then(back_to))
                }
                (notice, _) => heard::of_notice(&self.seating.battle, notice, None),
            });
        }
        voice.say(Heard::Now(Arc::new(self.stands())))
    }

    fn carry_out(&mut self, wish: Wish, voice: &Voice) -> anyhow::Result<()> {
        let answer = match wish {
            Wish::Command(side, said) => self.say(side, &said)?,
            Wish::TakeBack(side) => self.take_back(side)?,
            Wish::Matter(_, matter @ Matter::Result { .. }) if matches!(self.opponent, Opponent::Bot(_)) => {
                // A bot fights on: a player who has had enough of it can give up.
                voice.say(Heard::Declined(matter));
                Ok(())
            }
            Wish::Matter(side, matter) => self.agree(side, &matter)?,
            Wish::Resume(side) => self.resume_play(side)?,
            Wish::Concede(side) => self.concede(side)?,
            // A local table has no guests, requests or dues.
            Wish::Grant(_)
            | Wish::Decline(_)
            | Wish::Watch(_)
            | Wish::CloseAsOwed
            | Wish::Rematch
            | Wish::Admit(_)
            | Wish::TurnAway(_)
            | Wish::Agree(_)
            | Wish::Chat(_) => Ok(()),
        };
        if let Err(refused) = answer {
            voice.say(Heard::Refused(words::refused(self.seating.battle.names(), &refused)));
        }
        Ok(())
    }

    fn answer(&mut self, bot: &mut Rival, voice: &Voice) -> anyhow::Result<()> {
        let position: Arc<dyn Position> = self.seating.position(self.game_of(bot.side), Eye::Of(bot.side));
        let Some(said) = bot.say(&*position, &mut self.chance, voice)? else { return Ok(()) };
        if let Err(refused) = self.say(bot.side, &said)? {
            bail!(say!(MESSAGES, "play-bot-refused", why = words::refused(self.seating.battle.names(), &refused)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::chapter::Reader;
    use language::battle::Battle;
    use language::bot::{BotKind, BotPlayer};
    use language::luck::Luck;
    use net::queue::QueueReceiver;
    use record::file::Record;
    use std::collections::BTreeSet;

    /// Answers at each table.
    const STEPS: usize = 240;
    /// Number of commands between two take-backs.
    const EVERY: usize = 25;

    /// The messages to two players in one seat: chapters, and the luck by number of entries.
    #[derive(Default)]
    struct Told {
        chapters: Vec<ToldEntry>,
        luck: Vec<(u32, Luck)>,
    }

    impl Told {
        fn hear(&mut self, hearing: &QueueReceiver<Heard>) {
            while let Ok(heard) = hearing.try_recv() {
                match heard {
                    Heard::Before(past, _) => self.chapters = past,
                    Heard::Happened(chapter) => self.chapters.push(*chapter),
                    Heard::Now(now) => self.luck.push((now.around.length, now.around.luck)),
                    _ => {}
                }
            }
        }
    }

    fn play(player: &LocalPlayer, wanted: &WantedMatch) -> (SessionPair, Told) {
        let (voice, hearing) = Voice::new(Arc::new(|| {}));
        let (mut told, mut chance) = (Told::default(), Chance::new(11));
        let mut bots = [BotPlayer::new(BotKind::Random), BotPlayer::new(BotKind::Random)];
        let mut pair = SessionPair::begin(player, wanted).unwrap();
        Near::begin(&mut pair, &voice).unwrap();
        for step in 1..=STEPS {
            pair.report(&voice);
            told.hear(&hearing);
            if step == STEPS / 2 {
                let record = pair.record().unwrap();
                drop(pair);
                pair = SessionPair::resume(player, &record).unwrap();
                Near::begin(&mut pair, &voice).unwrap();
            }
            let Some(side) = pair.asked() else { break };
            let position = pair.seating.position(pair.game_of(side), Eye::Of(side));
            let said = bots[side.index()].say(&*position, &mut chance).unwrap();
            pair.say(side, &said).unwrap().unwrap();
            if step % EVERY == 0 && pair.asked().is_some() {
                pair.take_back(side).unwrap().unwrap();
            }
        }
        pair.report(&voice);
        told.hear(&hearing);
        (pair, told)
    }

    /// Compares what was told at a table with what is read of its record. The luck of how many rolls was counted, and how often
    /// something was taken back.
    fn compare(pair: &SessionPair, told: &Told, battle: &Battle) -> (u32, usize) {
        let record = Record::read(&std::fs::read(pair.record().unwrap()).unwrap()).unwrap();
        let mut reader = Reader::new(battle.clone());
        let (mut chapters, mut luck) = (Vec::new(), Vec::new());
        for until in 1..=record.entries.len() {
            chapters.extend(reader.read(&record.entries[..until]).unwrap());
            luck.push(reader.luck());
        }
        chapters.retain(|chapter| !chapter.is_empty());
        let taken_back = chapters.iter().filter(|chapter| chapter.back_to.is_some()).count();
        let words = |chapters: &[ToldEntry]| chapters.iter().map(|chapter| format!("{chapter:?}")).collect::<Vec<_>>();
        for (heard, read) in words(&told.chapters).iter().zip(&words(&chapters)) {
            assert_eq!(heard, read);
        }
        assert_eq!(told.chapters.len(), chapters.len());
        for (length, heard) in &told.luck {
            assert_eq!(*heard, luck[*length as usize - 1], "after {length} entries");
        }
        (reader.luck().rolls, taken_back)
    }

    #[test]
    fn two_in_one_seat_hear_what_all_read_and_no_record_is_read_twice_without_need() {
        let folder = std::env::temp_dir().join(format!("estafette-public-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).unwrap();
        let player = LocalPlayer::load_from(::systems::ALL, folders, Some("Ney")).unwrap();
        let (mut seen, mut read) = (BTreeSet::new(), BTreeSet::new());
        let (mut rolls, mut taken_back) = (0, 0);
        for battle in ::systems::ALL.ours().filter(|battle| seen.insert(battle.system().name())) {
            let all = battle.switches().iter().map(|switch| switch.key).collect();
            for on in [Vec::new(), all] {
                let wanted = WantedMatch { battle: battle.clone(), side: Side::First, on, opponent: Opponent::HotSeat };
                let (pair, told) = play(&player, &wanted);
                let (counted, back) = compare(&pair, &told, &battle);
                (rolls, taken_back) = (rolls + counted, taken_back + back);
                let session = &pair.mine.session;
                let reads = pair.seating.since(session).is_some();
                assert_eq!(reads, session.course().knows_secrets(), "{}", battle.scenario.id);
                if reads {
                    read.insert(battle.system().name());
                }
            }
        }
        let _ = std::fs::remove_dir_all(&folder);
        assert!(rolls > 20 && taken_back > 0, "{rolls} rolls, {taken_back} times back");
        assert!(!read.is_empty() && read.len() < seen.len(), "of {seen:?} these are read along: {read:?}");
    }
}
