//! A spectator: entries are read as any record is read, kept, and reported.
//!
//! It need not know which system is played before it is shown the header. It believes nothing that is not signed by the
//! two players and does not follow from what came before. It cannot know whether something is held back, and when it
//! was really written.

use super::message::{FromSpectator, Hello, ToSpectator};
use crate::course::{self, Course, Due, Progress, RollProof};
use crate::entry::{Body, Ending, SignedEntry};
use crate::fault::Fault;
use crate::file::{self, Record};
use crate::header::{Header, PROTOCOL, as_name};
use crate::identity::PlayerKey;
use crate::invitation::{Secret, watch_proof};
use crate::message::shown;
use crate::systems::{PROGRAM, RuleSystems};
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::Events;
use std::collections::VecDeque;
use std::fmt;

/// Number of entries after which it acknowledges them, without waiting for a pause.
const ACKNOWLEDGE_AFTER: u32 = 32;

/// Actions that a spectator asks for, in this order.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "it is handed on at once and never kept in numbers")]
pub enum SpectatorOutput {
    /// See whether a part of this match is there already, and answer with [`Spectator::recall`].
    Recall(Hash),
    /// Append to the record of the match.
    Record(Vec<u8>),
    /// Send, if there is a connection.
    Send(Vec<u8>),
    /// Give the connection up, and dial again.
    Drop(&'static str),
    /// Tell the person who watches.
    Seen(SpectatorNews),
}

/// News for the person who watches.
#[derive(Clone, Debug, PartialEq)]
pub enum SpectatorNews {
    /// The spectator may watch.
    Welcome {
        /// The name of the player who shows the match.
        name: String,
        /// The player's key.
        key: PlayerKey,
        /// Delay of everything shown, in seconds.
        delay: u32,
        /// Number of entries that are there already.
        has: u32,
    },
    /// The match, as both players agreed on it.
    Begun {
        /// The agreed header.
        header: Box<Header>,
        /// Events before the first entry.
        events: Events,
    },
    /// An entry, proven.
    Written {
        /// Its place.
        seq: u32,
        /// The side that wrote it.
        author: Side,
        /// Kind of entry.
        kind: &'static str,
        /// Events in the game.
        events: Events,
        /// The roll that was completed.
        roll: Option<RollProof>,
    },
    /// An entry whose author signed a state that does not follow from the record. Such a match can go on only if the
    /// other side disputes it.
    Differs {
        /// Its place.
        seq: u32,
        /// The side that wrote it.
        author: Side,
    },
    /// The match is over.
    Ended(Ending),
    /// Both have confirmed the end: there is nothing more to see.
    Closed,
    /// There is no connection, and one is being made; the sentence says why.
    Lost(String),
}

/// The reason there is nothing more to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchFault {
    /// Its own short name, the same in every language.
    pub name: String,
    /// A sentence.
    pub text: String,
}

impl WatchFault {
    /// A fault with its name and its sentence.
    pub fn new(name: &str, text: impl Into<String>) -> WatchFault {
        WatchFault { name: name.to_owned(), text: text.into() }
    }
}

impl fmt::Display for WatchFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for WatchFault {}

/// A spectator of a match of any system this program knows.
pub struct Spectator {
    me: PlayerKey,
    name: String,
    secret: Secret,
    /// The player at the other end, while there is a connection, and the match once that player has welcomed us.
    link: Option<(PlayerKey, Option<Hash>)>,
    systems: RuleSystems,
    course: Option<Course>,
    /// Number of entries acknowledged over this connection; `None` before we said what we have.
    acknowledged: Option<u32>,
    told_ending: bool,
    ended: Option<Result<(), WatchFault>>,
    outputs: VecDeque<SpectatorOutput>,
}

impl Spectator {
    /// A spectator with a watch code, who can read matches of these systems.
    pub fn new(me: PlayerKey, name: &str, secret: Secret, systems: RuleSystems) -> Spectator {
        Spectator {
            me,
            name: as_name(name),
            secret,
            link: None,
            systems,
            course: None,
            acknowledged: None,
            told_ending: false,
            ended: None,
            outputs: VecDeque::new(),
        }
    }

    /// Removes and returns the next action.
    pub fn poll(&mut self) -> Option<SpectatorOutput> {
        self.outputs.pop_front()
    }

    /// The match as far as it has come, and is proven.
    pub const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// Number of entries that have come.
    pub fn length(&self) -> u32 {
        self.course.as_ref().map_or(0, Course::length)
    }

    /// Whether there is nothing more to see: the match is closed, or the fault says why not.
    pub const fn ended(&self) -> Option<&Result<(), WatchFault>> {
        self.ended.as_ref()
    }

    /// There is a connection to this player; the exporter is the same 32 secret bytes on both sides.
    pub fn connected(&mut self, key: PlayerKey, exporter: &[u8; 32]) {
        self.link = Some((key, None));
        self.acknowledged = None;
        self.say(&FromSpectator::Hello(Hello {
            protocol: PROTOCOL,
            program: PROGRAM.to_owned(),
            name: self.name.clone(),
            proof: watch_proof(&self.secret, exporter, &key, &self.me),
        }));
    }

    /// The player ended the connection and does not want another. An earlier reason counts more.
    pub fn turned_away(&mut self, why: String) {
        self.fail("turned-away", why);
    }

    /// The connection is gone.
    pub fn disconnected(&mut self) {
        self.link = None;
        self.acknowledged = None;
    }

    /// A message came.
    pub fn receive(&mut self, bytes: &[u8]) {
        let Some((key, welcomed)) = self.link else { return };
        if self.ended.is_some() {
            return;
        }
        match (ToSpectator::decode(bytes), welcomed) {
            (Ok(ToSpectator::Welcome { name, match_id, delay }), None) => self.welcome(key, &name, match_id, delay),
            (Ok(ToSpectator::Entry(carried)), Some(match_id)) if self.acknowledged.is_some() => {
                self.entry(key, &carried.unpack(match_id));
            }
            (Ok(ToSpectator::Refused { name, text }), _) => self.fail(&shown(&name), shown(&text)),
            (Err(error), _) => {
                let fault = Fault::Bytes(error);
                self.fail(fault.name(), format!("the player's program sent an unknown message: {fault}"));
            }
            _ => self.outputs.push_back(SpectatorOutput::Drop("an unexpected message arrived")),
        }
        let (length, said) = (self.length(), self.acknowledged.unwrap_or(u32::MAX));
        if length >= said.saturating_add(ACKNOWLEDGE_AFTER) || self.ended.is_some() {
            self.acknowledge();
        }
    }

    /// Time has passed: what has come is acknowledged.
    pub fn tick(&mut self) {
        self.acknowledge();
    }

    /// Takes the part of this match that is on disk; it is proven before it is believed.
    pub fn recall(&mut self, record: Option<&Record>) -> Result<(), Fault> {
        if self.course.is_none()
            && let Some((first, rest)) = record.and_then(|record| record.entries.split_first())
        {
            let mut course = match open(&self.systems, first) {
                Ok(course) => course,
                Err(fault) => {
                    self.ended.get_or_insert(Err(fault));
                    return Ok(());
                }
            };
            for signed in rest {
                read(&mut course, signed)?;
            }
            let header = Box::new(course.header().clone());
            self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Begun { header, events: Events::default() }));
            self.course = Some(course);
            self.told_ending = self.ending().is_some();
        }
        self.ask();
        if self.is_closed() {
            self.close();
        }
        Ok(())
    }

    fn welcome(&mut self, key: PlayerKey, name: &str, match_id: Hash, delay: u32) {
        if self.course.as_ref().is_some_and(|course| course.header().match_id() != match_id) {
            return self.fail("other-match", "the player now plays another match; ask for its code");
        }
        self.link = Some((key, Some(match_id)));
        let (name, has) = (as_name(name), self.length());
        self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Welcome { name, key, delay, has }));
        match &self.course {
            Some(_) => self.ask(),
            None => self.outputs.push_back(SpectatorOutput::Recall(match_id)),
        }
    }

    /// Says which entries are there already.
    fn ask(&mut self) {
        let (length, head) = self.course.as_ref().map_or((0, Hash([0; 32])), |c| (c.length(), c.head_hash()));
        self.acknowledged = Some(length);
        self.say(&FromSpectator::From { length, head });
    }

    fn entry(&mut self, key: PlayerKey, signed: &SignedEntry) {
        let seq = signed.entry.seq;
        let Some(course) = &mut self.course else { return self.first(key, signed) };
        if seq > course.length() {
            return self.outputs.push_back(SpectatorOutput::Drop("entries are missing"));
        }
        if seq < course.length() {
            if course.hash_at(seq) != Some(signed.entry.hash()) {
                let text = format!("two different entries number {seq} were shown; the record is not to be trusted");
                self.fail("forked", text);
            }
            return;
        }
        let author = signed.entry.author;
        match read(course, signed) {
            Ok((progress, differs)) => {
                self.outputs.push_back(SpectatorOutput::Record(file::entry_frame(signed)));
                let kind = signed.entry.body.kind();
                let (events, roll) = (progress.events, progress.roll);
                self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Written {
                    seq,
                    author,
                    kind,
                    events,
                    roll,
                }));
                if differs {
                    self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Differs { seq, author }));
                }
            }
            Err(fault) => {
                let by = &course.header().player(author).name;
                let text =
                    format!("the match shown is not the match played: entry {seq}, in the name of {by}: {fault}");
                return self.fail(fault.name(), text);
            }
        }
        if let Some(ending) = self.ending().filter(|_| !self.told_ending) {
            self.told_ending = true;
            self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Ended(ending)));
        }
        if self.is_closed() {
            self.close();
        }
    }

    fn first(&mut self, key: PlayerKey, signed: &SignedEntry) {
        if let Body::Header(header) = &signed.entry.body {
            if header.players.iter().all(|player| player.key != key) {
                return self.fail("not-a-player", "the player who shows this match does not play in it");
            }
            if header.terms.watch.is_none() {
                return self.fail("not-watchable", "the players of this match did not allow spectators");
            }
            let welcomed = self.link.and_then(|(_, match_id)| match_id);
            if welcomed != Some(header.match_id()) {
                return self.fail("other-match", "another match is shown than was promised");
            }
        }
        match open(&self.systems, signed) {
            Ok(course) => {
                let (header, events) = (Box::new(course.header().clone()), course.opening().clone());
                self.course = Some(course);
                self.outputs.push_back(SpectatorOutput::Record(Record::write(std::slice::from_ref(signed))));
                self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Begun { header, events }));
            }
            Err(fault) => {
                self.ended.get_or_insert(Err(fault));
            }
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.course.as_ref().and_then(|course| course.standing().ending())
    }

    fn is_closed(&self) -> bool {
        self.course.as_ref().is_some_and(|course| course.due() == Due::Nothing)
    }

    fn close(&mut self) {
        if self.ended.is_none() {
            self.ended = Some(Ok(()));
            self.outputs.push_back(SpectatorOutput::Seen(SpectatorNews::Closed));
        }
    }

    fn acknowledge(&mut self) {
        let length = self.length();
        if self.acknowledged.is_some_and(|said| said < length) {
            self.acknowledged = Some(length);
            self.say(&FromSpectator::Got { length });
        }
    }

    fn fail(&mut self, name: &str, text: impl Into<String>) {
        self.ended.get_or_insert(Err(WatchFault::new(name, text)));
    }

    fn say(&mut self, message: &FromSpectator) {
        self.outputs.push_back(SpectatorOutput::Send(message.encode()));
    }
}

/// Begins to read a match by its first entry; what these systems do not know is told in words.
fn open(systems: &RuleSystems, first: &SignedEntry) -> Result<Course, WatchFault> {
    let no_match =
        |fault: Fault| WatchFault::new(fault.name(), format!("the player's program does not show a match: {fault}"));
    let (header, _) = course::first(first).map_err(no_match)?;
    let terms = &header.terms;
    let system = systems.plays(&terms.system, terms.revision);
    let system = system.map_err(|unknown| WatchFault::new("other-rules", unknown.to_string()))?;
    Course::open(first, system.rules, None).map_err(no_match)
}

/// Reads the next entry, and says whether it carries a hash that does not follow: then only its author's next entries can
/// come after it.
fn read(course: &mut Course, signed: &SignedEntry) -> Result<(Progress, bool), Fault> {
    match course.accept(signed) {
        Ok(progress) => Ok((progress, false)),
        Err(Fault::StateDiffers { .. }) => course.accept_differing(signed).map(|progress| (progress, true)),
        Err(fault) => Err(fault),
    }
}
