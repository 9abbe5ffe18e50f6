//! The director's desk without a network: which messages are accepted, what follows, and what each player is told.
//!
//! A player is identified by their key, which the connection has proven. So a player can enter, invite, report or
//! withdraw only for themselves. A refusal is a sentence; an accepted event is in the book first.

mod records;

use crate::MESSAGES;
use crate::boards::{Glances, Sketches};
use crate::book::{Book, BookError};
use crate::evening_event::{At, EveningEvent};
use crate::judge::ProvenGame;
use crate::message::{FromDesk, GameGlance, NOT_PAIRED, PROTOCOL, Sketch, ToDesk, TournamentSeat};
use crate::pairing::PlayerNumber;
use crate::plan::Battles;
use crate::shares::{Bounds, MOST_FROM_ONE, household};
use crate::standings;
use crate::state::Tournament;
use crate::words::english;
use engine::contract::Side;
use engine::digest::Hash;
use language::say;
use record::identity::PlayerKey;
use records::Coming;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;

/// An action that the network side of the desk must take, in the order given.
#[derive(Clone, Debug)]
pub enum DeskAction {
    /// Send this message to this player.
    Tell(PlayerKey, FromDesk),
    /// From now on this key is a player's.
    Know(PlayerKey),
    /// Replay this record, and return what it proves.
    Judge(SubmittedRecord),
    /// Something new is in the book, or a player came or left.
    Changed,
    /// The state of a game has changed, as its players report it.
    Glanced,
    /// A line for the director.
    Say(String),
}

/// A record that a player has sent and that must be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubmittedRecord {
    /// The round and the table of the game.
    pub at: At,
    /// The side of the player that sent it.
    pub side: Side,
    /// The bytes of the record.
    pub bytes: Vec<u8>,
    /// Whether it is in the book already, and is only replayed.
    pub again: bool,
}

/// The director's desk.
pub struct Director {
    book: Book,
    battles: Battles,
    word: String,
    there: BTreeMap<PlayerKey, bool>,
    codes: BTreeMap<(At, PlayerKey), String>,
    coming: BTreeMap<PlayerKey, Coming>,
    /// The players whose records are being replayed, with the length of each record in bytes.
    judging: BTreeMap<PlayerKey, usize>,
    proven: BTreeMap<(At, Side), ProvenGame>,
    /// Refused records without room in the book, with the reason: if sent again they are answered, but not replayed.
    not_kept: BTreeMap<(At, Side), VecDeque<(Hash, String)>>,
    /// Games that one record alone could not decide; the director is told once.
    stuck: BTreeSet<At>,
    /// The address from which each player was last seen.
    from: BTreeMap<PlayerKey, IpAddr>,
    bounds: Bounds,
    glances: Glances,
    sketches: Sketches,
    acts: VecDeque<DeskAction>,
    now: u64,
}

impl Director {
    /// A desk with this book. Players must give this password to enter; an empty one means open entry.
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

    /// The current state of the tournament.
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

    /// The players that are at the desk.
    pub fn present(&self) -> Vec<PlayerNumber> {
        self.event().entrants.iter().filter(|one| self.is_there(&one.key)).map(|one| one.number).collect()
    }

    /// The latest state of each game of this round as its players report it, and when it arrived, in seconds since
    /// 1970.
    pub const fn glances(&self) -> &Glances {
        &self.glances
    }

    /// The places of the units in the games of this round, as their players last reported them.
    pub const fn sketches(&self) -> &Sketches {
        &self.sketches
    }

    /// The next action to take, if any.
    pub fn poll(&mut self) -> Option<DeskAction> {
        self.acts.pop_front()
    }

    /// Sets the current time, in seconds since 1970. A record that has waited long enough for the other one counts
    /// alone.
    pub fn at_time(&mut self, now: u64) {
        self.now = now;
        self.settle_alone();
    }

    /// Carries out a decision of the director; it is in the book when this returns.
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

    /// Opens the next round. Fresh random bytes become part of the titles of its games.
    pub fn open_round(&mut self) -> Result<(), BookError> {
        let round = self.event().next_round()?;
        let nonce = *net::fresh::seed().map_err(|error| BookError::Other(error.to_string()))?.expose();
        self.decide(EveningEvent::OpenedAfresh { round, nonce })
    }

    /// A player inside this program has come to the desk.
    pub fn came(&mut self, key: PlayerKey) {
        self.there.insert(key, true);
        // Strangers come and go: the published state changes with players only.
        if self.event().by_key(&key).is_some() {
            self.acts.push_back(DeskAction::Changed);
            self.tell_opponent(&key);
        }
    }

    /// A player has come to the desk from this address.
    pub fn came_from(&mut self, key: PlayerKey, from: IpAddr) {
        self.from.insert(key, from);
        if self.event().by_key(&key).is_some() {
            self.bounds.entered.entry(key).or_insert(household(from));
        }
        self.came(key);
    }

    /// A player has left the desk.
    pub fn gone(&mut self, key: &PlayerKey) {
        self.there.remove(key);
        if self.event().by_key(key).is_some() {
            self.acts.push_back(DeskAction::Changed);
            self.tell_opponent(key);
        } else {
            // A stranger leaves nothing behind; a player resumes at the same place.
            self.coming.remove(key);
            self.from.remove(key);
        }
    }

    /// A message has arrived from this key.
    pub fn hear(&mut self, key: PlayerKey, bytes: &[u8]) {
        let message = match ToDesk::decode(bytes) {
            Ok(message) => message,
            Err(error) => return self.refuse(key, "not-understood", || format!("unknown request: {error}")),
        };
        let entered = self.event().by_key(&key).map(|entrant| entrant.number);
        match (message, entered) {
            (ToDesk::Hello { protocol }, _) if protocol != PROTOCOL => {
                self.refuse(key, "other-version", || {
                    say!(MESSAGES, "tournament-refused-other-version", here = PROTOCOL, there = protocol)
                });
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
            (_, None) => self.refuse(key, "not-entered", || say!(MESSAGES, "tournament-refused-not-entered")),
            (ToDesk::Invite { at, code }, Some(number)) => self.invite(key, number, at, code),
            (ToDesk::Record { at, length, hash }, Some(number)) => self.offer(key, number, at, length, hash),
            (ToDesk::Piece { from, bytes }, Some(number)) => self.piece(key, number, from, &bytes),
            (ToDesk::Withdraw, Some(number)) => self.on_his_own(key, EveningEvent::Withdrew(number)),
            (ToDesk::Return, Some(number)) => self.on_his_own(key, EveningEvent::Returned(number)),
            (ToDesk::Glance(glance), Some(number)) => self.glance(number, glance),
            (ToDesk::Sketch(sketch), Some(number)) => self.sketch(number, sketch),
        }
    }

    fn enter(&mut self, key: PlayerKey, entry: crate::evening_event::SignedEntry, word: &str) {
        if entry.entry.key != key {
            return self.refuse(key, "not-you", || say!(MESSAGES, "tournament-refused-not-you"));
        }
        // The director needs no password, and does not count towards the limits of an address.
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
        let fingerprint = key.fingerprint().to_string();
        let line = say!(MESSAGES, "tournament-entered", name = name, fingerprint = fingerprint);
        self.acts.push_back(DeskAction::Say(line));
    }

    /// Whether a player from this address may enter with this password; otherwise the name of the refusal and the
    /// reason.
    fn may_enter(
        &mut self,
        key: PlayerKey,
        from: Option<IpAddr>,
        word: &str,
    ) -> Result<(), (&'static str, fn() -> String)> {
        if self.word.is_empty() {
            if from.is_some_and(|from| self.bounds.entered_from(household(from)) >= MOST_FROM_ONE) {
                return Err(("too-many-from-one", || say!(MESSAGES, "tournament-refused-too-many-from-one")));
            }
            return Ok(());
        }
        let network = from.map(net::places::network_of);
        if !self.bounds.hears_word(self.now, &key, network.as_ref()) {
            return Err(("wrong-word", || say!(MESSAGES, "tournament-refused-wrong-words")));
        }
        if word.trim() != self.word {
            self.bounds.wrong_word(self.now, key, network);
            return Err(("wrong-word", || say!(MESSAGES, "tournament-refused-wrong-word")));
        }
        Ok(())
    }

    fn on_his_own(&mut self, key: PlayerKey, deed: EveningEvent) {
        let withdraws = matches!(deed, EveningEvent::Withdrew(_));
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
            return self.refuse(key, "too-often", || say!(MESSAGES, "tournament-refused-too-often"));
        }
        match self.decide(deed) {
            Ok(()) => {
                let name = self.event().by_key(&key).map_or_else(String::new, |entrant| entrant.name.clone());
                let line = match withdraws {
                    true => say!(MESSAGES, "tournament-withdraws", name = name),
                    false => say!(MESSAGES, "tournament-returns", name = name),
                };
                self.acts.push_back(DeskAction::Say(line));
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
            _ => self.refuse(key, "not-your-table", || say!(MESSAGES, "tournament-refused-not-your-table")),
        }
    }

    /// A player reports the state of their game. A report that is a moment late is ignored without a refusal.
    fn glance(&mut self, number: PlayerNumber, glance: GameGlance) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == glance.at) {
            self.glances.insert(glance.at, (glance, self.now));
            self.acts.push_back(DeskAction::Glanced);
        }
    }

    /// A player reports the places of the units in their game; the latest report of either player counts.
    fn sketch(&mut self, number: PlayerNumber, mut sketch: Sketch) {
        if self.event().seat(number).is_some_and(|(seat, _)| seat == sketch.at) {
            sketch.stands.truncate(Sketch::MOST);
            self.sketches.insert(sketch.at, sketch.stands);
            self.acts.push_back(DeskAction::Glanced);
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

    /// Refuses a request. The sentence is sent in English; the player's program says it in its own language.
    fn refuse(&mut self, key: PlayerKey, name: &str, text: impl FnOnce() -> String) {
        self.tell(key, FromDesk::Refused { name: name.to_owned(), text: english(text) });
    }

    fn refuse_error(&mut self, key: PlayerKey, error: &BookError) {
        let name = match error {
            BookError::Refused(refusal) => refusal.name(),
            _ => "no-book",
        };
        self.refuse(key, name, || error.to_string());
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

    /// Tells a player their current state: seat, result or what they wait for.
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
            let (round, points) = (event.rounds.len(), event.plan.bye());
            FromDesk::Wait(english(|| say!(MESSAGES, "tournament-wait-bye", round = round, points = points)))
        } else if event.is_last_round() {
            FromDesk::Wait(english(|| say!(MESSAGES, "tournament-wait-table")))
        } else {
            FromDesk::Wait(english(|| say!(MESSAGES, "tournament-wait-round", round = event.rounds.len() + 1)))
        };
        self.tell(*key, message);
    }
}
