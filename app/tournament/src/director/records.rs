//! Records at the desk: players send them in pieces, the desk replays them, and two of them, or one alone, decide a game.

use super::{DeskAction, Director, SubmittedRecord};
use crate::book::{BookError, record_hash};
use crate::evening_event::{At, EveningEvent};
use crate::judge::{ProvenGame, compare};
use crate::message::{FromDesk, LARGEST_RECORD, PIECE};
use crate::outcome::GameOutcome;
use crate::pairing::PlayerNumber;
use crate::state::CONFIRMING;
use crate::{MESSAGES, words};
use engine::contract::Side;
use engine::digest::Hash;
use language::say;
use record::identity::PlayerKey;

/// The most records that wait to be replayed, one of each player; and the most bytes of them in all.
const MOST_WAITING: usize = 256;
const MOST_WAITING_BYTES: usize = 128 << 20;
/// The most bytes of records being received, in all. Beyond it the longest is dropped.
const MOST_COMING_BYTES: usize = 64 << 20;
/// The most refused records of one side and game that are remembered though they are not kept.
const MOST_NOT_KEPT: usize = 16;
/// The longest reason for a rejected record, in characters.
const LONGEST_FAULT: usize = 400;

/// A record that is being received.
#[derive(Clone, Debug)]
pub(super) struct Coming {
    at: At,
    hash: Hash,
    length: u32,
    bytes: Vec<u8>,
}

impl Director {
    /// Records that were received before the program stopped and not compared are replayed again.
    pub(super) fn judge_again(&mut self) -> Result<(), BookError> {
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

    pub(super) fn offer(&mut self, key: PlayerKey, number: PlayerNumber, at: At, length: u32, hash: Hash) {
        if self.event().seat(number).is_none_or(|(seat, _)| seat != at) {
            return self.refuse(key, "not-your-table", || say!(MESSAGES, "tournament-refused-not-your-table"));
        }
        let table = self.event().table(at);
        let side = self.event().seat(number).map_or(Side::First, |(_, side)| side);
        if table.is_some_and(|table| table.outcome.is_some() && table.unconfirmed != Some(side)) {
            return self.tell_where(&key);
        }
        // A record that was judged before is not sent, replayed and kept a second time.
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
            return self.refuse(key, "too-long", || say!(MESSAGES, "tournament-refused-too-long"));
        }
        if self.judging.contains_key(&key) {
            return self.refuse(key, "one-at-a-time", || say!(MESSAGES, "tournament-refused-one-at-a-time"));
        }
        let same =
            self.coming.get(&key).is_some_and(|coming| (coming.at, coming.hash, coming.length) == (at, hash, length));
        if !same {
            if !self.bounds.records_of_keys.take(self.now, key) {
                return self.refuse(key, "too-often", || say!(MESSAGES, "tournament-refused-records-too-often"));
            }
            self.coming.insert(key, Coming { at, hash, length, bytes: Vec::new() });
        }
        let from = self.coming.get(&key).map_or(0, |coming| coming.bytes.len());
        self.tell(key, FromDesk::Send { at, from: u32::try_from(from).unwrap_or(u32::MAX) });
    }

    pub(super) fn piece(&mut self, key: PlayerKey, number: PlayerNumber, from: u32, bytes: &[u8]) {
        let Some(coming) = self.coming.get_mut(&key) else {
            return self.refuse(key, "not-asked", || say!(MESSAGES, "tournament-refused-not-asked"));
        };
        let has = coming.bytes.len();
        let left = (coming.length as usize).saturating_sub(has);
        if from as usize != has || bytes.is_empty() || bytes.len() > left.min(PIECE) {
            return self.refuse(key, "wrong-piece", || say!(MESSAGES, "tournament-refused-wrong-piece"));
        }
        coming.bytes.extend_from_slice(bytes);
        if coming.bytes.len() < coming.length as usize {
            return self.forget_longest();
        }
        let Some(whole) = self.coming.remove(&key) else { return };
        if record_hash(&whole.bytes) != whole.hash {
            return self.refuse(key, "wrong-hash", || say!(MESSAGES, "tournament-refused-wrong-hash"));
        }
        let Some((_, side)) = self.event().seat(number).filter(|(seat, _)| *seat == whole.at) else {
            return self.refuse(key, "not-your-table", || say!(MESSAGES, "tournament-refused-not-your-table-any-more"));
        };
        let waiting: usize = self.judging.values().sum();
        if self.judging.len() >= MOST_WAITING || waiting + whole.bytes.len() > MOST_WAITING_BYTES {
            return self.refuse(key, "busy", || say!(MESSAGES, "tournament-refused-busy"));
        }
        self.judging.insert(key, whole.bytes.len());
        self.acts.push_back(DeskAction::Judge(SubmittedRecord {
            at: whole.at,
            side,
            bytes: whole.bytes,
            again: false,
        }));
    }

    /// Limits the room of records being received: an honest one is short, so only the longest is dropped.
    fn forget_longest(&mut self) {
        let all: usize = self.coming.values().map(|coming| coming.bytes.len()).sum();
        if all > MOST_COMING_BYTES {
            let longest = self.coming.iter().max_by_key(|(_, coming)| coming.bytes.len()).map(|(key, _)| *key);
            longest.iter().for_each(|key| drop(self.coming.remove(key)));
        }
    }

    /// Takes the result of replaying a record.
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
                let (table, error_text) = (report.at.table, error.to_string());
                let line = say!(MESSAGES, "tournament-line-record", table = table, name = name, error = error_text);
                self.acts.push_back(DeskAction::Say(line));
                self.refuse_error(key, &error);
            }
            (Err(text), kept) => {
                // A refused record without room in the book is answered and dropped.
                if kept.is_err() {
                    let known = self.not_kept.entry((report.at, report.side)).or_default();
                    known.push_back((record_hash(&report.bytes), text.clone()));
                    known.drain(..known.len().saturating_sub(MOST_NOT_KEPT));
                }
                let (table, why) = (report.at.table, words::understood(&text));
                self.acts.push_back(DeskAction::Say(match kept {
                    Ok(()) => {
                        say!(MESSAGES, "tournament-line-rejected", table = table, name = name, text = why)
                    }
                    Err(_) => {
                        say!(MESSAGES, "tournament-line-rejected-unsaved", table = table, name = name, text = why)
                    }
                }));
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

    /// Compares the two records of a game, if both are there.
    fn settle(&mut self, at: At) {
        let both = (self.proven.get(&(at, Side::First)), self.proven.get(&(at, Side::Second)));
        let (Some(first), Some(second)) = both else { return };
        let (deed, line) = match compare(self.event(), at, first, second) {
            Ok(outcome) => {
                let text = self.result(at, &outcome);
                let line = say!(MESSAGES, "tournament-line-result", table = at.table, text = text);
                (EveningEvent::Accepted { at, outcome }, line)
            }
            Err(why) => {
                let line = say!(MESSAGES, "tournament-line-disputed", table = at.table, why = words::understood(&why));
                (EveningEvent::Disputed { at, why }, line)
            }
        };
        match self.decide(deed) {
            Ok(()) => self.acts.push_back(DeskAction::Say(line)),
            Err(error) => self.acts.push_back(failed(at, &error)),
        }
    }

    /// The result of a game in words.
    fn result(&self, at: At, outcome: &GameOutcome) -> String {
        let event = self.event();
        let name = |number| event.full_name(number);
        let names = event.pair(at).map(|pair| [pair.first, pair.second].map(name)).unwrap_or_default();
        words::result(event.battle(at.round).as_ref(), &names, outcome)
    }

    /// A game with only one record counts by it after a while, so no player can keep a round open by staying silent.
    /// The record proves the end by both players' signatures. A later record of the other side is still accepted.
    pub(super) fn settle_alone(&mut self) {
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
            let (table, text) = (at.table, self.result(at, &outcome));
            let line = say!(MESSAGES, "tournament-line-alone", table = table, text = text, name = silent);
            match self.decide(EveningEvent::AcceptedAlone { at, side, outcome }) {
                Ok(()) => self.acts.push_back(DeskAction::Say(line)),
                Err(error) => {
                    self.stuck.insert(at);
                    self.acts.push_back(failed(at, &error));
                }
            }
        }
    }
}

/// The line about a result that could not be written.
fn failed(at: At, error: &BookError) -> DeskAction {
    let text = error.to_string();
    DeskAction::Say(say!(MESSAGES, "tournament-line-result", table = at.table, text = text))
}
