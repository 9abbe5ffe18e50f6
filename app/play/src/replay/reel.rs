//! A record made ready for looking at: proven on the way in, and every step of it a moment away.
//!
//! Every few steps a whole position is kept; the one at any step is the last kept one and the few commands and dice
//! since. A record that is wrong somewhere plays up to its last good entry. One of other rules is not carried out: its
//! signatures and links are checked all the same.

use super::revision;
use super::step::{Act, Deed, Step};
use super::timeline::Timeline;
use super::trust::Trust;
use crate::happening::Happening;
use crate::library::{self, Battle};
use crate::narrator::Narrator;
use crate::position::Position;
use crate::system::Tell;
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::{Board, Event, Game};
use engine::contract::{Game as _, Side};
use net::course::{Course, Progress};
use net::entry::{Body, SignedEntry};
use net::fault::Fault;
use net::header::Header;
use net::record::{NoRecord, Record};
use net::store::{StoreError, read_bounded};
use net::verify;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// One thread carries the entries out, and another checks signatures ahead of it.
const THREADS: usize = 2;
/// So many entries lie between two positions that are kept.
const STRIDE: u32 = 16;

/// A match to look at.
pub struct Reel {
    header: Header,
    /// The battle as its rules read it; none if they are not the rules of this program.
    board: Option<Arc<Board>>,
    /// A battle that was given, for its names and its drawing.
    given: Option<Battle>,
    /// The battle with its names and its drawing, looked for when it is first asked for: a proof needs none.
    battle: OnceLock<Option<Battle>>,
    steps: Vec<Step>,
    /// What happened at each step as the rules say it, for programs.
    events: Vec<Vec<Event>>,
    kept: Vec<(u32, Game)>,
    timeline: Timeline,
    trust: Trust,
}

/// Why a file cannot be opened at all.
#[derive(Debug)]
pub enum NoReel {
    /// The file cannot be read.
    File(StoreError),
    /// It is no record.
    NoRecord(NoRecord),
    /// Its header cannot be used.
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
            NoReel::File(error) => error.fmt(f),
            NoReel::NoRecord(error) => error.fmt(f),
            NoReel::Header(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for NoReel {}

impl Reel {
    /// Opens and proves a file. A battle that is none of ours can be given, for its names and its drawing.
    pub fn open(path: &Path, given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::read(&read_bounded(path).map_err(NoReel::File)?, given)
    }

    /// The same from bytes.
    pub fn read(bytes: &[u8], given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::read_on(THREADS, bytes, given)
    }

    /// The same on so many threads. What is found does not depend on it.
    pub fn read_on(threads: usize, bytes: &[u8], given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::made(threads, &Record::read(bytes).map_err(NoReel::NoRecord)?, given)
    }

    /// The same from a record.
    pub fn of(record: &Record, given: Option<&Battle>) -> Result<Reel, NoReel> {
        Reel::made(THREADS, record, given)
    }

    fn made(threads: usize, record: &Record, given: Option<&Battle>) -> Result<Reel, NoReel> {
        let first = record.entries.first().ok_or(NoReel::NoRecord(NoRecord::NoHeader(record.torn)))?;
        let Body::Header(header) = &first.entry.body else {
            return Err(NoReel::NoRecord(NoRecord::NoHeader(record.torn)));
        };
        // A battle of ours has been read already, and need not be read again from the record.
        let ours = if given.is_none() { library::of_ours(&header.scenario) } else { None };
        let given_board = given.or(ours.as_ref()).map(|battle| &battle.board);
        let mut cutter =
            Cutter { steps: vec![Step::of(first)], events: vec![Vec::new()], kept: Vec::new(), disputed: false };
        let seen = match verify::watch::<Game>(record, given_board, threads, &mut |course, signed, progress| {
            cutter.see(course, signed, progress);
        }) {
            Ok(seen) => seen,
            Err(fault @ Fault::OtherRules { .. }) => return Ok(Reel::unexecuted(record, header, &fault)),
            Err(fault) => return Err(NoReel::Header(fault)),
        };
        let Cutter { mut steps, mut events, mut kept, .. } = cutter;
        // The game begins with the header, before anybody moved.
        let board = Arc::clone(seen.course.scenario());
        if let (Some(step), Ok((game, _))) = (steps.first_mut(), Game::start(&board, &header.terms.options)) {
            let opening = seen.course.opening().to_vec();
            step.events = ArtOfWar::happenings(&board, &opening);
            if let Some(first) = events.first_mut() {
                *first = opening;
            }
            kept.insert(0, (0, game));
        }
        mark_undone(&mut steps);
        let timeline = Timeline::of(&steps);
        let trust = Trust::of(&seen, record);
        let (header, given, battle) = ((**header).clone(), given.cloned(), OnceLock::new());
        Ok(Reel { header, board: Some(board), given, battle, steps, events, kept, timeline, trust })
    }

    /// A record of other rules: what can be checked without them.
    fn unexecuted(record: &Record, header: &Header, fault: &Fault) -> Reel {
        let steps: Vec<Step> = record.entries.iter().map(Step::of).collect();
        let (steps, trust) = revision::check(record, header, steps, fault);
        Reel {
            header: header.clone(),
            board: None,
            given: None,
            battle: OnceLock::new(),
            steps,
            events: Vec::new(),
            kept: Vec::new(),
            timeline: Timeline::default(),
            trust,
        }
    }

    /// What the players agreed on.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The players' names, the first and the second.
    pub fn names(&self) -> [String; 2] {
        Side::BOTH.map(|side| self.header.player(side).name.clone())
    }

    /// The battle as the rules read it; none if they are not the rules of this program.
    pub const fn board(&self) -> Option<&Arc<Board>> {
        self.board.as_ref()
    }

    /// The battle with its names and its drawing, if they are here.
    pub fn battle(&self) -> Option<&Battle> {
        let look = || library::of_board(self.board.as_ref()?, self.given.as_ref());
        self.battle.get_or_init(look).as_ref()
    }

    /// A narrator for it who has heard nothing yet; none if it was not carried out.
    pub(crate) fn narrator(&self, all_moves: bool) -> Option<Narrator<'_, ArtOfWar>> {
        let scenario = self.battle().map(|battle| &*battle.scenario);
        Some(Narrator::<ArtOfWar>::new(self.board.as_deref()?, scenario, all_moves))
    }

    /// All steps that can be played, in order; each has its own number as its place.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// A step.
    pub fn step(&self, seq: u32) -> Option<&Step> {
        self.steps.get(seq as usize)
    }

    /// What happened at a step, as the rules say it.
    pub(super) fn events(&self, seq: u32) -> &[Event] {
        self.events.get(seq as usize).map_or(&[], Vec::as_slice)
    }

    /// The number of the last step.
    pub fn last(&self) -> u32 {
        u32::try_from(self.steps.len().saturating_sub(1)).unwrap_or(u32::MAX)
    }

    /// Turns, phases and combats.
    pub const fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// What was checked, and what that proves.
    pub const fn trust(&self) -> &Trust {
        &self.trust
    }

    /// The position after a step; none if the record was not carried out, or has no such step.
    pub fn game_at(&self, seq: u32) -> Option<Game> {
        self.step(seq)?;
        let after = self.kept.partition_point(|(at, _)| *at <= seq);
        let (from, game) = self.kept.get(after.checked_sub(1)?)?;
        let mut game = game.clone();
        for step in self.steps.get(*from as usize + 1..=seq as usize)? {
            walk(&mut game, &step.act)?;
        }
        Some(game)
    }

    /// The position after a step, if the record was carried out.
    pub fn position_at(&self, seq: u32) -> Option<Arc<dyn Position>> {
        let game = self.game_at(seq)?;
        let plain = || library::plain(Arc::clone(game.board()), &self.header().terms.title);
        Some(self.battle().cloned().unwrap_or_else(plain).position(game))
    }

    /// Goes through all steps in order: each with the position before it and after it. Far quicker than asking for each.
    pub fn walk(&self, see: &mut dyn FnMut(&Step, &Game, &Game)) {
        let Some((_, first)) = self.kept.first() else { return };
        let mut game = first.clone();
        let mut kept = self.kept.iter().peekable();
        for step in &self.steps {
            while kept.next_if(|(at, _)| *at < step.seq).is_some() {}
            if !step.moves() {
                see(step, &game, &game);
                continue;
            }
            let before = game.clone();
            match kept.peek() {
                Some((at, whole)) if *at == step.seq => game = whole.clone(),
                _ => {
                    if walk(&mut game, &step.act).is_none() {
                        return;
                    }
                }
            }
            see(step, &before, &game);
        }
    }

    /// Everything that happened up to a step and since the phase before the one it is in, for overlays of last moves.
    pub fn events_before(&self, seq: u32) -> Vec<Happening> {
        let from = self.timeline.phase_at(seq).and_then(|at| self.timeline.phases.get(at.saturating_sub(2)));
        let from = from.map_or(0, |phase| phase.seq as usize);
        let steps = self.steps.get(from..=seq as usize).unwrap_or_default();
        steps.iter().filter(|step| step.undone_by.is_none_or(|by| by > seq)).flat_map(|s| s.events.clone()).collect()
    }
}

/// Collects steps and positions while a record is proven.
struct Cutter {
    steps: Vec<Step>,
    events: Vec<Vec<Event>>,
    kept: Vec<(u32, Game)>,
    /// Since an entry whose hash does not follow: what its author writes until he admits it is not carried out.
    disputed: bool,
}

impl Cutter {
    fn see(&mut self, course: &Course<Game>, signed: &SignedEntry, progress: Progress<Event>) {
        let mut step = Step::of(signed);
        let void = std::mem::replace(&mut self.disputed, course.standing().is_disputed());
        step.act = if void { Act::Nothing } else { Step::act_of(signed, progress.roll.as_ref()) };
        step.events = ArtOfWar::happenings(course.scenario(), &progress.events);
        step.roll = progress.roll;
        if step.act == Act::Jump || step.seq.is_multiple_of(STRIDE) {
            self.kept.push((step.seq, course.game().clone()));
        }
        self.steps.push(step);
        self.events.push(progress.events);
    }
}

fn walk(game: &mut Game, act: &Act) -> Option<()> {
    match act {
        Act::Nothing => Some(()),
        Act::Command(side, command) => game.apply(*side, command).map(drop).ok(),
        Act::Rolled(rolled) => game.resolve(rolled).map(drop).ok(),
        Act::Change(change) => game.amend(change).map(drop).ok(),
        Act::Jump => None,
    }
}

/// Marks what a later rewind took back.
fn mark_undone(steps: &mut [Step]) {
    let rewinds: Vec<(u32, u32)> = steps
        .iter()
        .filter_map(|step| match step.deed {
            Deed::Rewinds(to) => Some((step.seq, to)),
            _ => None,
        })
        .collect();
    for (by, to) in rewinds {
        for step in steps.get_mut(to as usize + 1..by as usize).unwrap_or_default() {
            step.undone_by.get_or_insert(by);
        }
    }
}
