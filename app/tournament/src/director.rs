//! The director's desk without a network: who may say what, what comes of it, and what is told to whom.
//!
//! A player is his key, which the connection has proven: nobody can enter, invite, report or withdraw for anybody else,
//! because nobody says for whom he speaks. What cannot be is refused in a sentence; what is accepted is in the book first.

use crate::boards::{Glances, Sketches};
use crate::book::{Book, BookError, record_hash};
use crate::evening_event::{At, EveningEvent};
use crate::judge::{ProvenGame, compare};
use crate::message::{
    FromDesk, GameGlance, LARGEST_RECORD, NOT_PAIRED, PIECE, PROTOCOL, Sketch, ToDesk, TournamentSeat,
};
use crate::pairing::PlayerNumber;
use crate::plan::Battles;
use crate::shares::{Turns, household};
use crate::standings;
use crate::state::{CONFIRMING, Tournament};
use engine::contract::Side;
use engine::digest::Hash;
use record::identity::PlayerKey;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;

/// Wrong words of one key, and seconds until another one is heard.
const WORDS_OF_A_KEY: (u64, u64) = (5, 600);
/// The same for one network: a word is short, and keys cost nothing.
const WORDS_OF_A_NETWORK: (u64, u64) = (10, 60);
/// The same for all together. A network that has said no wrong word yet is heard all the same.
const WORDS_IN_ALL: (u64, u64) = (40, 15);
/// Networks whose first wrong word is remembered; when there are more, no network is heard beyond what all have together.
const MOST_TRYING: usize = 4096;
/// Entries from one address where no word is asked for: a laptop that several people use, not a flood of keys.
const MOST_FROM_ONE: usize = 16;
/// How often one player may withdraw or return at once, and seconds until one may do so again.
const CHANGES_OF_A_KEY: (u64, u64) = (3, 60);
/// The same for all players of one address.
const CHANGES_OF_A_HOUSEHOLD: (u64, u64) = (12, 20);
/// New records that one player may send at once, and seconds until another one is carried out.
const RECORDS_OF_A_KEY: (u64, u64) = (12, 30);
/// Records that wait to be carried out: one of each player, and so many bytes in all.
const MOST_WAITING: usize = 256;
const MOST_WAITING_BYTES: usize = 128 << 20;
/// Bytes of records that are on their way, in all; of more the longest is forgotten.
const MOST_COMING_BYTES: usize = 64 << 20;
/// The most records of one side and game that are known though they are not kept.
const MOST_NOT_KEPT: usize = 16;
/// The longest reason why a record is not believed, in characters.
const LONGEST_FAULT: usize = 400;

/// What is to be done, in this order.
#[derive(Clone, Debug)]
pub enum DeskAction {
    /// Tell this player.
    Tell(PlayerKey, FromDesk),
    /// From now on this key is a player's.
    Know(PlayerKey),
    /// Carry out this record, and bring back what it proves.
    Judge(SubmittedRecord),
    /// Something is in the book that was not, or somebody came or went.
    Changed,
    /// A game stands otherwise than before, as its players say.
    Glanced,
    /// A line for the director.
    Say(String),
}

/// A record that has come, and is to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubmittedRecord {
    /// Of which table.
    pub at: At,
    /// Whose it is.
    pub side: Side,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Whether it is in the book already, and only carried out again.
    pub again: bool,
}

/// A record that is on its way.
#[derive(Clone, Debug)]
struct Coming {
    at: At,
    hash: Hash,
    length: u32,
    bytes: Vec<u8>,
}

/// What keys and addresses have used of what they may.
#[derive(Debug)]
struct Bounds {
    words_of_keys: Turns<PlayerKey>,
    words_of_networks: Turns<IpAddr>,
    words_in_all: Turns<()>,
    changes_of_keys: Turns<PlayerKey>,
    changes_of_households: Turns<IpAddr>,
    records_of_keys: Turns<PlayerKey>,
    /// From where wrong words came while this desk was open.
    tried: BTreeSet<IpAddr>,
    /// From where each player entered, or was first seen, while this desk was open; also players who have withdrawn.
    entered: BTreeMap<PlayerKey, IpAddr>,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            words_of_keys: Turns::new(WORDS_OF_A_KEY.0, WORDS_OF_A_KEY.1),
            words_of_networks: Turns::new(WORDS_OF_A_NETWORK.0, WORDS_OF_A_NETWORK.1),
            words_in_all: Turns::new(WORDS_IN_ALL.0, WORDS_IN_ALL.1),
            changes_of_keys: Turns::new(CHANGES_OF_A_KEY.0, CHANGES_OF_A_KEY.1),
            changes_of_households: Turns::new(CHANGES_OF_A_HOUSEHOLD.0, CHANGES_OF_A_HOUSEHOLD.1),
            records_of_keys: Turns::new(RECORDS_OF_A_KEY.0, RECORDS_OF_A_KEY.1),
            tried: BTreeSet::new(),
            entered: BTreeMap::new(),
        }
    }
}

impl Bounds {
    /// How many players entered from there.
    fn entered_from(&self, household: IpAddr) -> usize {
        self.entered.values().filter(|other| **other == household).count()
    }

    /// Whether a word from there is heard at all.
    fn hears_word(&self, now: u64, key: &PlayerKey, network: Option<&IpAddr>) -> bool {
        let fresh = network.is_none_or(|network| self.tried.len() < MOST_TRYING && !self.tried.contains(network));
        self.words_of_keys.has(now, key)
            && network.is_none_or(|network| self.words_of_networks.has(now, network))
            && (fresh || self.words_in_all.has(now, &()))
    }

    /// A wrong word came from there.
    fn wrong_word(&mut self, now: u64, key: PlayerKey, network: Option<IpAddr>) {
        self.words_of_keys.spend(now, key);
        self.words_in_all.spend(now, ());
        if let Some(network) = network {
            self.words_of_networks.spend(now, network);
            if self.tried.len() < MOST_TRYING {
                self.tried.insert(network);
            }
        }
    }

    /// Whether this player may withdraw or return once more; if so, it is counted.
    fn may_change(&mut self, now: u64, key: PlayerKey, household: Option<IpAddr>) -> bool {
        household.is_none_or(|household| self.changes_of_households.has(now, &household))
            && self.changes_of_keys.take(now, key)
            && household.is_none_or(|household| self.changes_of_households.take(now, household))
    }
}

/// The director's desk.
pub struct Director {
    book: Book,
    battles: Battles,
    word: String,
    there: BTreeMap<PlayerKey, bool>,
    codes: BTreeMap<(At, PlayerKey), String>,
    coming: BTreeMap<PlayerKey, Coming>,
    /// Whose records are being carried out, and how long they are.
    judging: BTreeMap<PlayerKey, usize>,
    proven: BTreeMap<(At, Side), ProvenGame>,
    /// Records that nobody believes and that have no room in the book, and why: they are answered again, and not carried out.
    not_kept: BTreeMap<(At, Side), VecDeque<(Hash, String)>>,
    /// Games that could not be decided by one record: it is said once.
    stuck: BTreeSet<At>,
    /// Where players were seen last.
    from: BTreeMap<PlayerKey, IpAddr>,
    bounds: Bounds,
    glances: Glances,
    sketches: Sketches,
    acts: VecDeque<DeskAction>,
    now: u64,
}

impl Director {
    /// A desk with this book. Who enters says this word; an empty one is no word.
    pub fn new(book: Book, word: &str) -> anyhow::Result<Director> {
        let event = book.event();
        let battles = event.plan.check(event.systems)?;
        let mut director = Director {
            book,
            battles,
            word: word.to_owned(),
            there: BTreeMap::new(),
            codes: BTreeMap::new(),
            coming: BTreeMap::new(),
            judging: BTreeMap::new(),
            proven: BTreeMap::new(),
            not_kept: BTreeMap::new(),
            stuck: BTreeSet::new(),
            from: BTreeMap::new(),
            bounds: Bounds::default(),
            glances: Glances::new(),
            sketches: Sketches::new(),
            acts: VecDeque::new(),
            now: 0,
        };
        for entrant in &director.book.event().entrants {
            director.acts.push_back(DeskAction::Know(entrant.key));
        }
        director.judge_again()?;
        Ok(director)
    }

    /// The tournament as it stands.
    pub const fn event(&self) -> &Tournament {
        self.book.event()
    }

    /// The book.
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The battles that are played.
    pub const fn battles(&self) -> &Battles {
        &self.battles
    }

    /// Whether this player is at the desk.
    pub fn is_there(&self, key: &PlayerKey) -> bool {
        self.there.get(key).copied().unwrap_or(false)
    }

    /// Who of the players is at the desk.
    pub fn present(&self) -> Vec<PlayerNumber> {
        self.event().entrants.iter().filter(|one| self.is_there(&one.key)).map(|one| one.number).collect()
    }

    /// How games of this round stand, as their players said last, and when, in seconds since 1970.
    pub const fn glances(&self) -> &Glances {
        &self.glances
    }

    /// Where troops stand in games of this round, as their players said last.
    pub const fn sketches(&self) -> &Sketches {
        &self.sketches
    }

    /// What is to be done next.
    pub fn poll(&mut self) -> Option<DeskAction> {
        self.acts.pop_front()
    }

    /// What time it is, in seconds since 1970. A record that has waited long enough for the other one counts alone.
    pub fn at_time(&mut self, now: u64) {
        self.now = now;
        self.settle_alone();
    }

    /// Records that were taken in before the program stopped and not compared are carried out again.
    fn judge_again(&mut self) -> Result<(), BookError> {
        let event = self.book.event();
        let Some(played) = event.rounds.last().filter(|round| !round.closed) else { return Ok(()) };
        let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
        let mut reports = Vec::new();
        for (table, found) in (1..).zip(&played.tables) {
            let open = found.outcome.is_none() || found.unconfirmed.is_some();
            let hashes = found.records.iter().zip(Side::BOTH).filter(|_| open);
            for (hash, side) in hashes.filter_map(|(hash, side)| Some((hash.as_ref()?, side))) {
                if let Some(bytes) = self.book.record(hash)? {
                    reports.push(SubmittedRecord { at: At { round, table }, side, bytes, again: true });
                }
            }
        }
        self.acts.extend(reports.into_iter().map(DeskAction::Judge));
        Ok(())
    }

    /// Does what the director wants; it is in the book when this returns.
    pub fn decide(&mut self, deed: EveningEvent) -> Result<(), BookError> {
        let opens = matches!(deed, EveningEvent::Opened(_) | EveningEvent::OpenedAfresh { .. });
        let pause = match deed {
            EveningEvent::Paused => Some(true),
            EveningEvent::Resumed => Some(false),
            _ => None,
        };
        self.book.write(deed, self.now)?;
        if opens {
            self.codes.clear();
            self.stuck.clear();
            self.not_kept.clear();
            self.proven.clear();
            self.coming.clear();
            self.glances.clear();
            self.sketches.clear();
        }
        self.acts.push_back(DeskAction::Changed);
        let keys: Vec<PlayerKey> = self.there.keys().copied().collect();
        for key in keys {
            if let Some(pause) = pause {
                self.tell(key, FromDesk::Pause(pause));
            }
            self.tell_where(&key);
        }
        Ok(())
    }

    /// Opens the next round. Bytes that nobody knew before name its games.
    pub fn open_round(&mut self) -> Result<(), BookError> {
        let round = self.event().next_round()?;
        let nonce = *net::fresh::seed().map_err(|error| BookError::Other(error.to_string()))?.expose();
        self.decide(EveningEvent::OpenedAfresh { round, nonce })
    }

    /// Somebody within this program has come to the desk.
    pub fn came(&mut self, key: PlayerKey) {
        self.there.insert(key, true);
        // Strangers come and go: what everybody sees changes with players only.
        if self.event().by_key(&key).is_some() {
            self.acts.push_back(DeskAction::Changed);
            self.tell_opponent(&key);
        }
    }

    /// Somebody has come to the desk from this address.
    pub fn came_from(&mut self, key: PlayerKey, from: IpAddr) {
        self.from.insert(key, from);
        if self.event().by_key(&key).is_some() {
            self.bounds.entered.entry(key).or_insert(household(from));
        }
        self.came(key);
    }

    /// Somebody has gone.
    pub fn gone(&mut self, key: &PlayerKey) {
        self.there.remove(key);
        if self.event().by_key(key).is_some() {
            self.acts.push_back(DeskAction::Changed);
            self.tell_opponent(key);
        } else {
            // A stranger leaves nothing behind; a player goes on where he was.
            self.coming.remove(key);
            self.from.remove(key);
        }
    }

    /// Somebody said something.
    pub fn hear(&mut self, key: PlayerKey, bytes: &[u8]) {
        let message = match ToDesk::decode(bytes) {
            Ok(message) => message,
            Err(error) => return self.refuse(key, "not-understood", &format!("this means nothing here: {error}")),
        };
        let entered = self.event().by_key(&key).map(|entrant| entrant.number);
        match (message, entered) {
            (ToDesk::Hello { protocol }, _) if protocol != PROTOCOL => {
                let text = format!("the desk speaks version {PROTOCOL} and your program {protocol}");
                self.refuse(key, "other-version", &text);
            }
            (ToDesk::Hello { .. }, number) => {
                let (event, plan) = (self.event().id, Box::new(self.event().plan.clone()));
                self.tell(key, FromDesk::Welcome { event, plan, number });
                if self.event().paused {
                    self.tell(key, FromDesk::Pause(true));
                }
                self.tell_where(&key);
            }
            (ToDesk::Enter { entry, word }, None) => self.enter(key, *entry, &word),
            (ToDesk::Enter { .. }, Some(_)) => self.tell_where(&key),
            (_, None) => self.refuse(key, "not-entered", "only players of this tournament may say that"),
            (ToDesk::Invite { at, code }, Some(number)) => self.invite(key, number, at, code),
            (ToDesk::Record { at, length, hash }, Some(number)) => self.offer(key, number, at, length, hash),
            (ToDesk::Piece { from, bytes }, Some(number)) => self.piece(key, number, from, &bytes),
            (ToDesk::Withdraw, Some(number)) => self.on_his_own(key, EveningEvent::Withdrew(number), "withdraws"),
            (ToDesk::Return, Some(number)) => self.on_his_own(key, EveningEvent::Returned(number), "is back"),
            (ToDesk::Glance(glance), Some(number)) => self.glance(number, glance),
            (ToDesk::Sketch(sketch), Some(number)) => self.sketch(number, sketch),
        }
    }

    fn enter(&mut self, key: PlayerKey, entry: crate::evening_event::SignedEntry, word: &str) {
        if entry.entry.key != key {
            return self.refuse(key, "not-you", "nobody can enter for somebody else");
        }
        // Who directs needs no word, and takes no place from anybody else.
        let own = key == self.event().director;
        let from = self.from.get(&key).copied().filter(|_| !own);
        if !own && let Err((name, text)) = self.may_enter(key, from, word) {
            return self.refuse(key, name, text);
        }
        let name = entry.entry.name.clone();
        if let Err(error) = self.decide(EveningEvent::Entered(entry)) {
            return self.refuse_error(key, &error);
        }
        if let Some(from) = from {
            self.bounds.entered.insert(key, household(from));
        }
        self.acts.push_back(DeskAction::Know(key));
        self.acts.push_back(DeskAction::Say(format!("{name} has entered ({})", key.fingerprint())));
    }

    /// Whether somebody from there may enter with this word; otherwise the name of the refusal, and why.
    fn may_enter(
        &mut self,
        key: PlayerKey,
        from: Option<IpAddr>,
        word: &str,
    ) -> Result<(), (&'static str, &'static str)> {
        if self.word.is_empty() {
            if from.is_some_and(|from| self.bounds.entered_from(household(from)) >= MOST_FROM_ONE) {
                let text = "too many players have entered from your address; ask the director to set a word";
                return Err(("too-many-from-one", text));
            }
            return Ok(());
        }
        let network = from.map(net::places::network_of);
        if !self.bounds.hears_word(self.now, &key, network.as_ref()) {
            return Err(("wrong-word", "too many wrong words were sent; wait some minutes, or talk to the director"));
        }
        if word.trim() != self.word {
            self.bounds.wrong_word(self.now, key, network);
            return Err(("wrong-word", "this is not the word of this tournament; ask the director for it"));
        }
        Ok(())
    }

    fn on_his_own(&mut self, key: PlayerKey, deed: EveningEvent, does: &str) {
        let already = match (&deed, self.event().by_key(&key)) {
            (EveningEvent::Withdrew(_), Some(entrant)) => !entrant.here,
            (_, Some(entrant)) => entrant.here,
            _ => true,
        };
        if already {
            return self.tell_where(&key);
        }
        let household = self.from.get(&key).copied().map(household);
        if !self.bounds.may_change(self.now, key, household) {
            let text = "you have withdrawn and returned too often; wait a minute, or talk to the director";
            return self.refuse(key, "too-often", text);
        }
        match self.decide(deed) {
            Ok(()) => {
                let name = self.event().by_key(&key).map_or_else(String::new, |entrant| entrant.name.clone());
                self.acts.push_back(DeskAction::Say(format!("{name} {does}")));
                self.tell_where(&key);
            }
            Err(error) => self.refuse_error(key, &error),
        }
    }

    fn invite(&mut self, key: PlayerKey, number: PlayerNumber, at: At, code: String) {
        match self.event().seat(number) {
            Some((seat, _)) if seat == at => {
                self.codes.insert((at, key), code);
                self.tell_opponent(&key);
            }
            _ => self.refuse(key, "not-your-table", "you do not sit at that table"),
        }
    }

    /// A player says how his game stands. Who is a moment late with it is not told so.
    fn glance(&mut self, number: PlayerNumber, glance: GameGlance) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == glance.at) {
            self.glances.insert(glance.at, (glance, self.now));
            self.acts.push_back(DeskAction::Glanced);
        }
    }

    /// A player says where troops stand in his game: the last word of either counts.
    fn sketch(&mut self, number: PlayerNumber, mut sketch: Sketch) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == sketch.at) {
            sketch.stands.truncate(Sketch::MOST);
            self.sketches.insert(sketch.at, sketch.stands);
            self.acts.push_back(DeskAction::Glanced);
        }
    }

    fn offer(&mut self, key: PlayerKey, number: PlayerNumber, at: At, length: u32, hash: Hash) {
        if self.event().seat(number).is_none_or(|(seat, _)| seat != at) {
            return self.refuse(key, "not-your-table", "you do not sit at that table");
        }
        let table = self.event().table(at);
        let side = self.event().seat(number).map_or(Side::First, |(_, side)| side);
        if table.is_some_and(|table| table.outcome.is_some() && table.unconfirmed != Some(side)) {
            return self.tell_where(&key);
        }
        // What was judged before is not sent, carried out and kept a second time.
        let not_kept = || self.not_kept.get(&(at, side))?.iter().find(|(known, _)| *known == hash);
        let refused = table.and_then(|table| table.why_refused(side, &hash)).map(str::to_owned);
        if let Some(text) = refused.or_else(|| not_kept().map(|(_, why)| why.clone())) {
            return self.tell(key, FromDesk::Judged { at, good: false, text });
        }
        if let Some(proven) = self.proven.get(&(at, side)).filter(|proven| proven.hash == hash) {
            let text = proven.outcome.text.clone();
            return self.tell(key, FromDesk::Judged { at, good: true, text });
        }
        if length == 0 || length > LARGEST_RECORD {
            return self.refuse(key, "too-long", "no record of a game is as long as that");
        }
        if self.judging.contains_key(&key) {
            return self.refuse(key, "one-at-a-time", "your last record is still being carried out");
        }
        let same =
            self.coming.get(&key).is_some_and(|coming| (coming.at, coming.hash, coming.length) == (at, hash, length));
        if !same {
            if !self.bounds.records_of_keys.take(self.now, key) {
                return self.refuse(
                    key,
                    "too-often",
                    "too many records came from you; wait a minute and send it again",
                );
            }
            self.coming.insert(key, Coming { at, hash, length, bytes: Vec::new() });
        }
        let from = self.coming.get(&key).map_or(0, |coming| coming.bytes.len());
        self.tell(key, FromDesk::Send { at, from: u32::try_from(from).unwrap_or(u32::MAX) });
    }

    fn piece(&mut self, key: PlayerKey, number: PlayerNumber, from: u32, bytes: &[u8]) {
        let Some(coming) = self.coming.get_mut(&key) else {
            return self.refuse(key, "not-asked", "say first which record it is of");
        };
        let has = coming.bytes.len();
        let left = (coming.length as usize).saturating_sub(has);
        if from as usize != has || bytes.is_empty() || bytes.len() > left.min(PIECE) {
            return self.refuse(key, "wrong-piece", "this is not the piece that was to come");
        }
        coming.bytes.extend_from_slice(bytes);
        if coming.bytes.len() < coming.length as usize {
            return self.forget_longest();
        }
        let Some(whole) = self.coming.remove(&key) else { return };
        if record_hash(&whole.bytes) != whole.hash {
            return self.refuse(key, "wrong-hash", "what came is not what was promised; send it again");
        }
        let Some((_, side)) = self.event().seat(number).filter(|(seat, _)| *seat == whole.at) else {
            return self.refuse(key, "not-your-table", "you do not sit at that table any more");
        };
        let waiting: usize = self.judging.values().sum();
        if self.judging.len() >= MOST_WAITING || waiting + whole.bytes.len() > MOST_WAITING_BYTES {
            return self.refuse(key, "busy", "too many records wait; send it again in a moment");
        }
        self.judging.insert(key, whole.bytes.len());
        self.acts.push_back(DeskAction::Judge(SubmittedRecord {
            at: whole.at,
            side,
            bytes: whole.bytes,
            again: false,
        }));
    }

    /// Records that are on their way take so much room and no more: an honest one is short, and goes on.
    fn forget_longest(&mut self) {
        let all: usize = self.coming.values().map(|coming| coming.bytes.len()).sum();
        if all > MOST_COMING_BYTES {
            let longest = self.coming.iter().max_by_key(|(_, coming)| coming.bytes.len()).map(|(key, _)| *key);
            longest.iter().for_each(|key| drop(self.coming.remove(key)));
        }
    }

    /// What a record proves has been found out.
    pub fn judged(&mut self, report: &SubmittedRecord, proven: Result<ProvenGame, String>) {
        let Some(key) = self.key_at(report.at, report.side) else { return };
        self.judging.remove(&key);
        let proven = proven.map_err(|text| text.chars().take(LONGEST_FAULT).collect::<String>());
        let fault = proven.as_ref().err().cloned();
        let kept = match report.again {
            true => Ok(()),
            false => self.book.receive(report.at, report.side, &report.bytes, fault.clone(), self.now),
        };
        self.acts.push_back(DeskAction::Changed);
        let name = self.event().by_key(&key).map_or_else(String::new, |entrant| entrant.name.clone());
        match (proven, kept) {
            (Ok(_), Err(error)) => {
                self.acts
                    .push_back(DeskAction::Say(format!("table {}: the record of {name}: {error}", report.at.table)));
                self.refuse_error(key, &error);
            }
            (Err(text), kept) => {
                // A record that nobody believes and that has no room in the book is answered and forgotten.
                let not_kept = if kept.is_err() { "; it is not kept" } else { "" };
                if kept.is_err() {
                    let known = self.not_kept.entry((report.at, report.side)).or_default();
                    known.push_back((record_hash(&report.bytes), text.clone()));
                    known.drain(..known.len().saturating_sub(MOST_NOT_KEPT));
                }
                self.acts.push_back(DeskAction::Say(format!(
                    "table {}: the record of {name} is not believed: {text}{not_kept}",
                    report.at.table
                )));
                self.tell(key, FromDesk::Judged { at: report.at, good: false, text });
            }
            (Ok(proven), Ok(())) => {
                let text = proven.outcome.text.clone();
                self.proven.insert((report.at, report.side), proven);
                self.tell(key, FromDesk::Judged { at: report.at, good: true, text });
                self.settle(report.at);
            }
        }
    }

    /// Both records may be there.
    fn settle(&mut self, at: At) {
        let both = (self.proven.get(&(at, Side::First)), self.proven.get(&(at, Side::Second)));
        let (Some(first), Some(second)) = both else { return };
        let (deed, line) = match compare(self.event(), at, first, second) {
            Ok(outcome) => {
                let line = format!("table {}: {}", at.table, outcome.text);
                (EveningEvent::Accepted { at, outcome }, line)
            }
            Err(why) => {
                let line = format!("table {} is disputed: {why}", at.table);
                (EveningEvent::Disputed { at, why }, line)
            }
        };
        match self.decide(deed) {
            Ok(()) => self.acts.push_back(DeskAction::Say(line)),
            Err(error) => self.acts.push_back(DeskAction::Say(format!("table {}: {error}", at.table))),
        }
    }

    /// A game of which only one record came counts by it after a while: nobody can keep a round open by staying silent. The
    /// record proves the end by both players' signatures, and a record of the other side that comes later is still heard.
    fn settle_alone(&mut self) {
        let event = self.event();
        let Some(played) = event.rounds.last().filter(|round| !round.closed) else { return };
        if event.paused || event.closed {
            return;
        }
        let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
        let mut due = Vec::new();
        for (table, found) in (1..).zip(&played.tables).filter(|(_, table)| table.outcome.is_none()) {
            let side = match found.received {
                [Some(since), None] if self.now >= since.saturating_add(CONFIRMING) => Side::First,
                [None, Some(since)] if self.now >= since.saturating_add(CONFIRMING) => Side::Second,
                _ => continue,
            };
            let at = At { round, table };
            if let Some(proven) = self.proven.get(&(at, side)).filter(|_| !self.stuck.contains(&at)) {
                due.push((at, side, proven.outcome.clone()));
            }
        }
        for (at, side, outcome) in due {
            let silent = self.key_at(at, side.other()).and_then(|key| self.event().by_key(&key));
            let silent = silent.map_or_else(String::new, |entrant| self.event().full_name(entrant.number));
            let line = format!("table {}: {}; {silent} did not confirm it", at.table, outcome.text);
            match self.decide(EveningEvent::AcceptedAlone { at, side, outcome }) {
                Ok(()) => self.acts.push_back(DeskAction::Say(line)),
                Err(error) => {
                    self.stuck.insert(at);
                    self.acts.push_back(DeskAction::Say(format!("table {}: {error}", at.table)));
                }
            }
        }
    }

    fn key_at(&self, at: At, side: Side) -> Option<PlayerKey> {
        let pair = self.event().pair(at)?;
        let number = if side == Side::First { pair.first } else { pair.second };
        Some(self.event().entrant(number)?.key)
    }

    fn tell(&mut self, key: PlayerKey, message: FromDesk) {
        if self.there.contains_key(&key) {
            self.acts.push_back(DeskAction::Tell(key, message));
        }
    }

    fn refuse(&mut self, key: PlayerKey, name: &str, text: &str) {
        self.tell(key, FromDesk::Refused { name: name.to_owned(), text: text.to_owned() });
    }

    fn refuse_error(&mut self, key: PlayerKey, error: &BookError) {
        let name = match error {
            BookError::Refused(refusal) => refusal.name(),
            _ => "no-book",
        };
        self.refuse(key, name, &error.to_string());
    }

    fn tell_opponent(&mut self, key: &PlayerKey) {
        let event = self.event();
        let number = event.by_key(key).map(|entrant| entrant.number);
        let seat = number.and_then(|number| event.seat(number));
        let other = seat.and_then(|(at, side)| self.key_at(at, side.other()));
        if let Some(other) = other {
            self.tell_where(&other);
        }
    }

    /// Tells a player how things stand for him.
    fn tell_where(&mut self, key: &PlayerKey) {
        let event = self.event();
        let Some(entrant) = event.by_key(key) else { return };
        let number = entrant.number;
        let message = if event.closed {
            let lines = standings::table(event);
            let place = lines.iter().find(|line| line.number == number).map_or(0, |line| line.place);
            let short = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
            FromDesk::Over { place: short(place), of: short(lines.len()) }
        } else if let Some((at, side)) = event.seat(number) {
            let Some(opponent) = self.key_at(at, side.other()) else { return };
            let name = event.by_key(&opponent).map_or_else(String::new, |other| event.full_name(other.number));
            // A player who did not confirm is still asked for a record.
            let table = event.table(at).filter(|table| table.unconfirmed != Some(side));
            let decided = table.and_then(|table| table.outcome.as_ref()).map(|outcome| outcome.text.clone());
            let (token, opened) = (event.token(at), event.opened(at).unwrap_or(0));
            let code = match side {
                Side::First => None,
                Side::Second => self.codes.get(&(at, opponent)).cloned(),
            };
            let there = self.is_there(&opponent);
            FromDesk::Seat(Box::new(TournamentSeat { at, side, opponent, name, code, there, decided, token, opened }))
        } else if !entrant.here {
            FromDesk::Wait(String::from(NOT_PAIRED))
        } else if event.rounds.last().is_some_and(|round| round.round.byes.contains(&number) && !round.closed) {
            FromDesk::Wait(format!("round {}: you sit out, and get {} points", event.rounds.len(), event.plan.bye()))
        } else if event.is_last_round() {
            FromDesk::Wait(String::from("all rounds are played; wait for the final table"))
        } else {
            FromDesk::Wait(format!("wait for round {}", event.rounds.len() + 1))
        };
        self.tell(*key, message);
    }
}
