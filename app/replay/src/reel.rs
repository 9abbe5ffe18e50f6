//! A record made ready for viewing: verified on the way in, with quick access to every step.
//!
//! Every few steps a whole position is kept; any other is computed from the last kept one and the few steps since. A
//! record with a fault plays up to its last good entry. A record of other rules is not replayed, but its signatures and
//! links are checked all the same.

use crate::curve::Curve;
use crate::frames::{Cutter, Film, Hears};
use crate::library;
use crate::narrator::StoryLine;
use crate::review::{Care, Review};
use crate::revision;
use crate::step::{Entered, ReplayStep};
use crate::systems;
use crate::timeline::Timeline;
use crate::trust::Trust;
use crate::verify;
use crate::weigh::reviewed;
use crate::words;
use engine::contract::Side;
use language::ask::Names;
use language::battle::Battle;
use language::bot::Reins;
use language::happening::Happening;
use language::position::Position;
use language::system::{AnySystem, Eye, Systems};
use record::fault::Fault;
use record::file::{NoRecord, Record};
use record::header::Header;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// One thread replays the entries, and another checks signatures ahead of it.
const THREADS: usize = 2;

/// A match to view.
pub struct Reel {
    header: Header,
    /// Whether the drawing of the battle is known; otherwise it is drawn plainly.
    is_drawn: bool,
    steps: Vec<ReplayStep>,
    /// The positions; `None` if this program does not have the rules.
    film: Option<Film>,
    timeline: Timeline,
    trust: Trust,
}

impl Curve {
    /// Computes the curves of a whole match. It takes about as long as replaying it.
    pub fn of(reel: &Reel) -> Curve {
        reel.curve()
    }
}

/// The reason why a file cannot be opened at all.
#[derive(Debug)]
pub enum NoReel {
    /// The file cannot be read; the sentence names it.
    File(String),
    /// The file is no record.
    NoRecord(NoRecord),
    /// The header cannot be used.
    Header(Fault),
}

impl NoReel {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            NoReel::File(_) => "unreadable",
            NoReel::NoRecord(NoRecord::Empty) => "empty",
            NoReel::NoRecord(NoRecord::Foreign) => "foreign",
            NoReel::NoRecord(NoRecord::OtherVersion) => "other-version",
            NoReel::NoRecord(NoRecord::TooLarge) => "too-large",
            NoReel::NoRecord(NoRecord::NoHeader(_)) => "no-header",
            NoReel::Header(fault) => fault.name(),
        }
    }
}

impl fmt::Display for NoReel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoReel::File(sentence) => sentence.fmt(f),
            NoReel::NoRecord(error) => f.write_str(&words::no_record(*error)),
            NoReel::Header(fault) => f.write_str(&words::fault(fault)),
        }
    }
}

impl std::error::Error for NoReel {}

impl Reel {
    /// Opens and verifies the bytes of a file. A battle that is not built in can be given, for its names and its
    /// drawing.
    pub fn read(systems: Systems, bytes: &[u8], given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::read_on(systems, THREADS, bytes, given)
    }

    /// The same on this number of threads. The result does not depend on it.
    pub fn read_on(systems: Systems, threads: usize, bytes: &[u8], given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::made(systems, threads, &Record::read(bytes).map_err(NoReel::NoRecord)?, given)
    }

    /// The same from a record.
    pub fn of(systems: Systems, record: &Record, given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::made(systems, THREADS, record, given)
    }

    fn made(systems: Systems, threads: usize, record: &Record, given: Option<&Battle>) -> Result<Reel, NoReel> {
        let first = record.entries.first().ok_or(NoReel::NoRecord(NoRecord::NoHeader(record.torn)))?;
        let header = record.header().ok_or(NoReel::NoRecord(NoRecord::NoHeader(record.torn)))?;
        let known = library::known(systems, &header.terms, &header.scenario, given);
        let is_drawn = known.is_some();
        let battle = known.or_else(|| library::plain(systems, &header.terms, &header.scenario).ok());
        // A record of unknown rules is given to the rules that this program has; they refuse it with a reason.
        let rules = systems::of(systems, Some(header)).rulebook();
        let mut cutter = battle.map(|battle| Cutter::new(first, battle));
        let read = cutter.as_ref().map(|cutter| cutter.battle().ruled());
        let see = &mut |course: &_, signed: &_, progress| {
            if let Some(cutter) = &mut cutter {
                cutter.see(course, signed, progress);
            }
        };
        let seen = match verify::watch(record, rules, read.as_ref(), threads, see) {
            Ok(seen) => seen,
            Err(fault @ Fault::OtherRules { .. }) => return Ok(Reel::unexecuted(systems, record, header, &fault)),
            Err(fault) => return Err(NoReel::Header(fault)),
        };
        // A battle on which the record can be replayed can be read.
        let cutter = cutter.ok_or_else(|| NoReel::Header(Fault::Header(String::from("its battle cannot be read"))))?;
        let (mut steps, film) = cutter.finish(&seen.course);
        mark_undone(&mut steps);
        let timeline = Timeline::of(&steps);
        let trust = Trust::of(&seen, record, &film.battle);
        Ok(Reel { header: header.clone(), is_drawn, steps, film: Some(film), timeline, trust })
    }

    /// The same match on a battle of the same bytes whose drawing is known. Nothing is verified again.
    #[must_use]
    pub fn drawn_on(mut self, battle: &Battle) -> Reel {
        let drawn = battle.under(self.header.terms.revision).ok().filter(|own| own.bytes() == self.header.scenario);
        if let (Some(film), Some(drawn)) = (&mut self.film, drawn) {
            film.battle = drawn;
            self.is_drawn = true;
        }
        self
    }

    /// A record of other rules: what can be checked without them.
    fn unexecuted(systems: Systems, record: &Record, header: &Header, fault: &Fault) -> Reel {
        let steps: Vec<ReplayStep> = record.entries.iter().map(ReplayStep::of).collect();
        let (steps, trust) = revision::check(systems, record, header, steps, fault);
        Reel { header: header.clone(), is_drawn: false, steps, film: None, timeline: Timeline::default(), trust }
    }

    /// The header: the players and the match settings.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The system it is played by, if this program has its rules.
    pub fn system(&self) -> Option<&'static dyn AnySystem> {
        self.film.as_ref().map(|film| film.battle.system())
    }

    /// The title of the battle in the language that is spoken now.
    pub fn title(&self) -> String {
        let title = &self.header.terms.title;
        self.system().map_or_else(|| title.clone(), |system| system.messages().battle_title(title))
    }

    /// The players' names as they are shown, the first and the second.
    pub fn names(&self) -> [String; 2] {
        Side::BOTH.map(|side| words::player(&self.header, side))
    }

    /// The names of the battle's units and places; `None` if this program does not have the rules.
    pub fn called(&self) -> Option<&Arc<Names>> {
        self.film.as_ref().map(|film| film.battle.names())
    }

    /// Whether the record was replayed, because this program has its rules.
    pub fn is_carried_out(&self) -> bool {
        self.film.is_some()
    }

    /// The battle with its names and its drawing, if they are here.
    pub fn battle(&self) -> Option<&Battle> {
        self.film.as_ref().filter(|_| self.is_drawn).map(|film| &film.battle)
    }

    /// Narrates the match. Returns the lines that the narrator still holds back; `None` if it was not replayed.
    pub(crate) fn narrate(&self, all_moves: bool, hears: &mut Hears<'_>) -> Option<Vec<StoryLine>> {
        Some(self.film.as_ref()?.narrate(&self.steps, all_moves, hears))
    }

    /// The curves of the match; empty if it was not replayed. It takes about as long as replaying it.
    pub fn curve(&self) -> Curve {
        self.film.as_ref().map_or_else(Curve::default, |film| film.curve(&self.steps))
    }

    /// Reviews the match: the winning chances, and the decisions that changed them most with a bot's choice. `None` if
    /// it was not replayed, or the review was stopped. `progress` gets the finished and the total number of plays.
    pub fn review(&self, care: Care, reins: &Reins, progress: &mut dyn FnMut(usize, usize)) -> Option<Review> {
        let film = self.film.as_ref()?;
        reviewed(film, &self.steps, care, reins, progress)
    }

    /// The id of the battle, if this program has its rules.
    pub(crate) fn battle_id(&self) -> Option<String> {
        let battle = &self.film.as_ref()?.battle;
        Some(battle.system().plain(&battle.ruled(), "")?.scenario.id.clone())
    }

    /// The events of a step as JSON.
    pub(crate) fn events_json(&self, seq: u32) -> Option<Vec<Value>> {
        self.film.as_ref().map(|film| film.events_json(seq))
    }

    /// A command in canonical bytes as JSON.
    pub(crate) fn command_json(&self, command: &[u8]) -> Option<Value> {
        self.film.as_ref()?.command_json(command)
    }

    /// All steps that can be played, in order; the place of each is its number.
    pub fn steps(&self) -> &[ReplayStep] {
        &self.steps
    }

    /// A step.
    pub fn step(&self, seq: u32) -> Option<&ReplayStep> {
        self.steps.get(seq as usize)
    }

    /// The number of the last step.
    pub fn last(&self) -> u32 {
        u32::try_from(self.steps.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// Turns, phases and combats.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// The result of all checks.
    pub const fn trust(&self) -> &Trust {
        &self.trust
    }

    /// The position after a step as the public sees it; `None` if the record was not replayed, or has no such step.
    pub fn position_at(&self, seq: u32) -> Option<Arc<dyn Position>> {
        self.seen_at(seq, Eye::Public)
    }

    /// The position after a step as one side, or the public, sees it. A side knows from the start what it opened in the
    /// end.
    pub fn seen_at(&self, seq: u32, eye: Eye) -> Option<Arc<dyn Position>> {
        self.film.as_ref()?.position_at(&self.steps, seq, eye)
    }

    /// The views of the match: the public one, and that of each side that has opened something hidden.
    pub fn eyes(&self) -> Vec<Eye> {
        let sides = self.film.as_ref().map_or_else(Vec::new, |film| film.opened());
        std::iter::once(Eye::Public).chain(sides.into_iter().map(Eye::Of)).collect()
    }

    /// All events up to a step and since the phase before its own, for overlays of last moves.
    pub fn events_before(&self, seq: u32) -> Vec<Happening> {
        let from = self.timeline.phase_at(seq).and_then(|at| self.timeline.phases.get(at.saturating_sub(2)));
        let from = from.map_or(0, |phase| phase.seq as usize);
        let steps = self.steps.get(from..=seq as usize).unwrap_or_default();
        steps.iter().filter(|step| step.undone_by.is_none_or(|by| by > seq)).flat_map(|s| s.events.clone()).collect()
    }
}

/// Marks what a later rewind took back.
fn mark_undone(steps: &mut [ReplayStep]) {
    let rewinds: Vec<(u32, u32)> = steps
        .iter()
        .filter_map(|step| match step.deed {
            Entered::Rewinds(to) => Some((step.seq, to)),
            _ => None,
        })
        .collect();
    for (by, to) in rewinds {
        for step in steps.get_mut(to as usize + 1..by as usize).unwrap_or_default() {
            step.undone_by.get_or_insert(by);
        }
    }
}
