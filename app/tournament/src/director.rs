//! The director's desk without a network: who may say what, what comes of it, and what is told to whom.
//!
//! A player is his key, which the connection has proven: nobody can enter, invite, report or withdraw for anybody else,
//! because nobody says for whom he speaks. What cannot be is refused in a sentence; what is accepted is in the book first.

use crate::boards::{Glances, Sketches};
use crate::book::{Book, BookError, record_hash};
use crate::deed::{At, Deed};
use crate::judge::{Proven, compare};
use crate::message::{FromDesk, Glance, LARGEST_RECORD, NOT_PAIRED, PIECE, PROTOCOL, Seat, Sketch, ToDesk};
use crate::pairing::Number;
use crate::plan::Battles;
use crate::standings;
use crate::state::Tournament;
use engine::contract::Side;
use engine::digest::Hash;
use net::identity::PlayerKey;
use std::collections::{BTreeMap, VecDeque};

/// Wrong words that are answered; after them a key hears nothing more about entering.
const MOST_WRONG_WORDS: u32 = 5;
/// Keys whose wrong words are counted.
const MOST_REMEMBERED: usize = 1024;
/// Records that wait to be carried out, in all; one of each player.
const MOST_WAITING: usize = 256;

/// What is to be done, in this order.
#[derive(Clone, Debug)]
pub enum Act {
    /// Tell this player.
    Tell(PlayerKey, FromDesk),
    /// From now on this key is a player's.
    Know(PlayerKey),
    /// Carry out this record, and bring back what it proves.
    Judge(Report),
    /// Something is in the book that was not, or somebody came or went.
    Changed,
    /// A game stands otherwise than before, as its players say.
    Glanced,
    /// A line for the director.
    Say(String),
}

/// A record that has come, and is to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
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

/// The director's desk.
pub struct Director {
    book: Book,
    battles: Battles,
    word: String,
    there: BTreeMap<PlayerKey, bool>,
    codes: BTreeMap<(At, PlayerKey), String>,
    coming: BTreeMap<PlayerKey, Coming>,
    judging: BTreeMap<PlayerKey, Hash>,
    proven: BTreeMap<(At, Side), Proven>,
    wrong_words: BTreeMap<PlayerKey, u32>,
    glances: Glances,
    sketches: Sketches,
    acts: VecDeque<Act>,
    now: u64,
}

impl Director {
    /// A desk with this book. Who enters says this word; an empty one is no word.
    pub fn new(book: Book, word: &str) -> anyhow::Result<Director> {
        let battles = book.event().plan.check()?;
        let mut director = Director {
            book,
            battles,
            word: word.to_owned(),
            there: BTreeMap::new(),
            codes: BTreeMap::new(),
            coming: BTreeMap::new(),
            judging: BTreeMap::new(),
            proven: BTreeMap::new(),
            wrong_words: BTreeMap::new(),
            glances: Glances::new(),
            sketches: Sketches::new(),
            acts: VecDeque::new(),
            now: 0,
        };
        for entrant in &director.book.event().entrants {
            director.acts.push_back(Act::Know(entrant.key));
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
    pub fn present(&self) -> Vec<Number> {
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
    pub fn poll(&mut self) -> Option<Act> {
        self.acts.pop_front()
    }

    /// What time it is, in seconds since 1970.
    pub fn at_time(&mut self, now: u64) {
        self.now = now;
    }

    /// Records that were taken in before the program stopped and not compared are carried out again.
    fn judge_again(&mut self) -> Result<(), BookError> {
        let event = self.book.event();
        let Some(played) = event.rounds.last().filter(|round| !round.closed) else { return Ok(()) };
        let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
        let mut reports = Vec::new();
        for (table, found) in (1..).zip(&played.tables) {
            let hashes = found.records.iter().zip(Side::BOTH).filter(|_| found.outcome.is_none());
            for (hash, side) in hashes.filter_map(|(hash, side)| Some((hash.as_ref()?, side))) {
                if let Some(bytes) = self.book.record(hash)? {
                    reports.push(Report { at: At { round, table }, side, bytes, again: true });
                }
            }
        }
        self.acts.extend(reports.into_iter().map(Act::Judge));
        Ok(())
    }

    /// Does what the director wants; it is in the book when this returns.
    pub fn decide(&mut self, deed: Deed) -> Result<(), BookError> {
        let opens = matches!(deed, Deed::Opened(_));
        let pause = match deed {
            Deed::Paused => Some(true),
            Deed::Resumed => Some(false),
            _ => None,
        };
        self.book.write(deed, self.now)?;
        if opens {
            self.codes.clear();
            self.proven.clear();
            self.coming.clear();
            self.glances.clear();
            self.sketches.clear();
        }
        self.acts.push_back(Act::Changed);
        let keys: Vec<PlayerKey> = self.there.keys().copied().collect();
        for key in keys {
            if let Some(pause) = pause {
                self.tell(key, FromDesk::Pause(pause));
            }
            self.tell_where(&key);
        }
        Ok(())
    }

    /// Opens the next round.
    pub fn open_round(&mut self) -> Result<(), BookError> {
        let round = self.event().next_round()?;
        self.decide(Deed::Opened(round))
    }

    /// Somebody has come to the desk.
    pub fn came(&mut self, key: PlayerKey) {
        self.there.insert(key, true);
        self.acts.push_back(Act::Changed);
        self.tell_opponent(&key);
    }

    /// Somebody has gone.
    pub fn gone(&mut self, key: &PlayerKey) {
        self.there.remove(key);
        self.acts.push_back(Act::Changed);
        // Whoever is not a player leaves nothing behind; a player goes on where he was.
        if self.event().by_key(key).is_none() {
            self.coming.remove(key);
        }
        self.tell_opponent(key);
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
            (ToDesk::Withdraw, Some(number)) => self.on_his_own(key, Deed::Withdrew(number), "withdraws"),
            (ToDesk::Return, Some(number)) => self.on_his_own(key, Deed::Returned(number), "is back"),
            (ToDesk::Glance(glance), Some(number)) => self.glance(number, glance),
            (ToDesk::Sketch(sketch), Some(number)) => self.sketch(number, sketch),
        }
    }

    fn enter(&mut self, key: PlayerKey, entry: crate::deed::SignedEntry, word: &str) {
        if entry.entry.key != key {
            return self.refuse(key, "not-you", "nobody can enter for somebody else");
        }
        let wrong = self.wrong_words.get(&key).copied().unwrap_or(0);
        if wrong >= MOST_WRONG_WORDS {
            return self.refuse(key, "wrong-word", "too many wrong words came from you; talk to the director");
        }
        if word.trim() != self.word {
            // Strangers can have any number of keys: so many are remembered, and the right word is heard all the same.
            if wrong > 0 || self.wrong_words.len() < MOST_REMEMBERED {
                self.wrong_words.insert(key, wrong + 1);
            }
            return self.refuse(key, "wrong-word", "this is not the word of this tournament; ask the director for it");
        }
        let name = entry.entry.name.clone();
        if let Err(error) = self.decide(Deed::Entered(entry)) {
            return self.refuse_error(key, &error);
        }
        self.acts.push_back(Act::Know(key));
        self.acts.push_back(Act::Say(format!("{name} has entered ({})", key.fingerprint())));
    }

    fn on_his_own(&mut self, key: PlayerKey, deed: Deed, does: &str) {
        let already = match (&deed, self.event().by_key(&key)) {
            (Deed::Withdrew(_), Some(entrant)) => !entrant.here,
            (_, Some(entrant)) => entrant.here,
            _ => true,
        };
        if already {
            return self.tell_where(&key);
        }
        match self.decide(deed) {
            Ok(()) => {
                let name = self.event().by_key(&key).map_or_else(String::new, |entrant| entrant.name.clone());
                self.acts.push_back(Act::Say(format!("{name} {does}")));
                self.tell_where(&key);
            }
            Err(error) => self.refuse_error(key, &error),
        }
    }

    fn invite(&mut self, key: PlayerKey, number: Number, at: At, code: String) {
        match self.event().seat(number) {
            Some((seat, _)) if seat == at => {
                self.codes.insert((at, key), code);
                self.tell_opponent(&key);
            }
            _ => self.refuse(key, "not-your-table", "you do not sit at that table"),
        }
    }

    /// A player says how his game stands. Who is a moment late with it is not told so.
    fn glance(&mut self, number: Number, glance: Glance) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == glance.at) {
            self.glances.insert(glance.at, (glance, self.now));
            self.acts.push_back(Act::Glanced);
        }
    }

    /// A player says where troops stand in his game: the last word of either counts.
    fn sketch(&mut self, number: Number, mut sketch: Sketch) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == sketch.at) {
            sketch.stands.truncate(Sketch::MOST);
            self.sketches.insert(sketch.at, sketch.stands);
            self.acts.push_back(Act::Glanced);
        }
    }

    fn offer(&mut self, key: PlayerKey, number: Number, at: At, length: u32, hash: Hash) {
        if self.event().seat(number).is_none_or(|(seat, _)| seat != at) {
            return self.refuse(key, "not-your-table", "you do not sit at that table");
        }
        if self.event().table(at).is_some_and(|table| table.outcome.is_some()) {
            return self.tell_where(&key);
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
            self.coming.insert(key, Coming { at, hash, length, bytes: Vec::new() });
        }
        let from = self.coming.get(&key).map_or(0, |coming| coming.bytes.len());
        self.tell(key, FromDesk::Send { at, from: u32::try_from(from).unwrap_or(u32::MAX) });
    }

    fn piece(&mut self, key: PlayerKey, number: Number, from: u32, bytes: &[u8]) {
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
            return;
        }
        let Some(whole) = self.coming.remove(&key) else { return };
        if record_hash(&whole.bytes) != whole.hash {
            return self.refuse(key, "wrong-hash", "what came is not what was promised; send it again");
        }
        let Some((_, side)) = self.event().seat(number).filter(|(seat, _)| *seat == whole.at) else {
            return self.refuse(key, "not-your-table", "you do not sit at that table any more");
        };
        if self.judging.len() >= MOST_WAITING {
            return self.refuse(key, "busy", "too many records wait; send it again in a moment");
        }
        self.judging.insert(key, whole.hash);
        self.acts.push_back(Act::Judge(Report { at: whole.at, side, bytes: whole.bytes, again: false }));
    }

    /// What a record proves has been found out.
    pub fn judged(&mut self, report: &Report, proven: Result<Proven, String>) {
        let Some(key) = self.key_at(report.at, report.side) else { return };
        self.judging.remove(&key);
        let fault = proven.as_ref().err().cloned();
        if !report.again
            && let Err(error) = self.book.receive(report.at, report.side, &report.bytes, fault.clone(), self.now)
        {
            return self.refuse_error(key, &error);
        }
        self.acts.push_back(Act::Changed);
        match proven {
            Err(text) => {
                let name = self.event().by_key(&key).map_or_else(String::new, |entrant| entrant.name.clone());
                self.acts.push_back(Act::Say(format!(
                    "table {}: the record of {name} is not believed: {text}",
                    report.at.table
                )));
                self.tell(key, FromDesk::Judged { at: report.at, good: false, text });
            }
            Ok(proven) => {
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
                (Deed::Accepted { at, outcome }, line)
            }
            Err(why) => {
                let line = format!("table {} is disputed: {why}", at.table);
                (Deed::Disputed { at, why }, line)
            }
        };
        match self.decide(deed) {
            Ok(()) => self.acts.push_back(Act::Say(line)),
            Err(error) => self.acts.push_back(Act::Say(format!("table {}: {error}", at.table))),
        }
    }

    fn key_at(&self, at: At, side: Side) -> Option<PlayerKey> {
        let pair = self.event().pair(at)?;
        let number = if side == Side::First { pair.first } else { pair.second };
        Some(self.event().entrant(number)?.key)
    }

    fn tell(&mut self, key: PlayerKey, message: FromDesk) {
        if self.there.contains_key(&key) {
            self.acts.push_back(Act::Tell(key, message));
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
            let decided = event.table(at).and_then(|table| table.outcome.as_ref()).map(|outcome| outcome.text.clone());
            let code = match side {
                Side::First => None,
                Side::Second => self.codes.get(&(at, opponent)).cloned(),
            };
            let there = self.is_there(&opponent);
            FromDesk::Seat(Box::new(Seat { at, side, opponent, name, code, there, decided }))
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
