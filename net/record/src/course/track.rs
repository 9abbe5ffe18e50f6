//! The steps that led to the present game, kept so that it can be replayed from an earlier place.
//!
//! A rewind cuts the line short; the record itself only grows. Snapshots at every confirmed phase keep a replay short,
//! and a long replay adds more. A hostile record may go back step by step thousands of times: each part of the line is
//! still replayed once.

use engine::contract::{Rolled, Side};
use engine::referee::{Input, Referee};
use std::sync::Arc;

/// A step that changed the state.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A side's command.
    Command(Side, Vec<u8>),
    /// An opening that a side owed: a command of the machine, which cannot be taken back by itself.
    Opened(Side, Vec<u8>),
    /// Dice.
    Rolled(Rolled),
    /// An agreed change.
    Change(Vec<u8>),
    /// Nothing: a phase was confirmed.
    Confirmed,
    /// Nothing: its author admitted that an entry carried a hash that does not follow.
    Admitted,
}

#[derive(Clone, Debug)]
struct Stage {
    seq: u32,
    step: Step,
    /// Whether a side was to decide after it: one can go back only to such a place.
    quiet: bool,
}

/// A replay leaves a snapshot after this many steps.
const STRIDE: usize = 64;

#[derive(Clone, Debug)]
struct Snapshot {
    seq: u32,
    game: Arc<dyn Referee>,
    /// Whether both confirmed a phase here; otherwise only a replay came by.
    phase: bool,
}

/// The steps so far.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    stages: Vec<Stage>,
    snapshots: Vec<Snapshot>,
}

impl Track {
    /// Begins at an entry with a game.
    pub(crate) fn new(seq: u32, game: Arc<dyn Referee>) -> Track {
        Track {
            stages: vec![Stage { seq, step: Step::Confirmed, quiet: true }],
            snapshots: vec![Snapshot { seq, game, phase: true }],
        }
    }

    /// Goes one step on. A confirmed phase is remembered whole, unless its confirmation is disputed.
    pub(crate) fn push(&mut self, seq: u32, step: Step, quiet: bool, game: &Arc<dyn Referee>) {
        if quiet && matches!(step, Step::Confirmed) {
            self.snapshots.push(Snapshot { seq, game: Arc::clone(game), phase: true });
        }
        self.stages.push(Stage { seq, step, quiet });
    }

    /// The entry at which the last confirmed phase began.
    pub(crate) fn last_confirmed(&self) -> u32 {
        self.snapshots.iter().rev().find(|snapshot| snapshot.phase).map_or(1, |snapshot| snapshot.seq)
    }

    /// The entry at which each confirmed phase began, the first one first, with the game as it was then.
    pub(crate) fn phases(&self) -> impl Iterator<Item = (u32, &Arc<dyn Referee>)> {
        self.snapshots.iter().filter(|snapshot| snapshot.phase).map(|snapshot| (snapshot.seq, &snapshot.game))
    }

    /// The last place before this side's last command to which one can go back: what a take-back goes back to.
    pub(crate) fn before_last_command_of(&self, side: Side) -> Option<u32> {
        let last = self.stages.iter().rposition(|stage| matches!(&stage.step, Step::Command(by, _) if *by == side))?;
        self.stages.get(..last)?.iter().rev().find(|stage| stage.quiet).map(|stage| stage.seq)
    }

    /// Whether dice fell after an entry.
    pub(crate) fn rolled_since(&self, seq: u32) -> bool {
        let later = self.stages.get(self.stages.partition_point(|stage| stage.seq <= seq)..).unwrap_or_default();
        later.iter().any(|stage| matches!(stage.step, Step::Rolled(_)))
    }

    /// Whether one can go back to where an entry left the game.
    pub(crate) fn can_go_to(&self, to: u32) -> bool {
        let at = self.stages.binary_search_by_key(&to, |stage| stage.seq);
        at.ok().and_then(|at| self.stages.get(at)).is_some_and(|stage| stage.quiet)
    }

    /// The game as it was after an entry; none if one cannot go back there.
    pub(crate) fn at(&self, to: u32) -> Option<Arc<dyn Referee>> {
        self.walked(to).map(|(game, _)| game)
    }

    /// The game as it was after an entry, and snapshots of the way there.
    fn walked(&self, to: u32) -> Option<(Arc<dyn Referee>, Vec<Snapshot>)> {
        if !self.can_go_to(to) {
            return None;
        }
        let after = self.snapshots.partition_point(|snapshot| snapshot.seq <= to);
        let from = self.snapshots.get(after.checked_sub(1)?)?;
        let begin = self.stages.partition_point(|stage| stage.seq <= from.seq);
        let end = self.stages.partition_point(|stage| stage.seq <= to);
        let (mut game, mut left) = (Arc::clone(&from.game), Vec::new());
        for stride in self.stages.get(begin..end)?.chunks(STRIDE) {
            let inputs: Vec<Input<'_>> = stride.iter().filter_map(|stage| stage.step.input()).collect();
            if !inputs.is_empty() {
                game = game.walk(&inputs)?;
            }
            if let (STRIDE, Some(last)) = (stride.len(), stride.last()) {
                left.push(Snapshot { seq: last.seq, game: Arc::clone(&game), phase: false });
            }
        }
        Some((game, left))
    }

    /// Forgets what came after an entry to which one can go back.
    pub(crate) fn cut(&mut self, to: u32) {
        let left = self.walked(to).map(|(_, left)| left).unwrap_or_default();
        self.stages.truncate(self.stages.partition_point(|stage| stage.seq <= to));
        self.snapshots.truncate(self.snapshots.partition_point(|snapshot| snapshot.seq <= to));
        self.snapshots.extend(left);
    }
}

impl Step {
    /// The input that this step gave the game, if any.
    fn input(&self) -> Option<Input<'_>> {
        match self {
            Step::Command(side, bytes) | Step::Opened(side, bytes) => Some(Input::Command(*side, bytes)),
            Step::Rolled(rolled) => Some(Input::Rolled(rolled)),
            Step::Change(bytes) => Some(Input::Change(bytes)),
            Step::Confirmed | Step::Admitted => None,
        }
    }
}
