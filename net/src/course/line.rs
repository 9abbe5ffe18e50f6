//! The way the game came to where it is, kept so that it can be walked again from an earlier place.
//!
//! A rewind cuts the line short; the record itself only grows. Snapshots at every confirmed phase keep the walk short.

use engine::codec;
use engine::contract::{Game, Rolled, Side};
use std::sync::Arc;

/// What changed the state.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// A side's command.
    Command(Side, Vec<u8>),
    /// Dice.
    Rolled(Rolled),
    /// An agreed change.
    Change(Vec<u8>),
    /// Nothing: a phase was confirmed.
    Confirmed,
}

#[derive(Clone, Debug)]
struct Stage {
    seq: u32,
    step: Step,
    /// Whether a side was to decide after it: one can go back only to such a place.
    quiet: bool,
}

#[derive(Clone, Debug)]
struct Snapshot<G> {
    seq: u32,
    game: Arc<G>,
}

/// The way so far.
#[derive(Clone, Debug)]
pub(crate) struct Line<G> {
    stages: Vec<Stage>,
    snapshots: Vec<Snapshot<G>>,
}

impl<G: Game> Line<G> {
    /// Begins at an entry with a game.
    pub(crate) fn new(seq: u32, game: Arc<G>) -> Line<G> {
        Line {
            stages: vec![Stage { seq, step: Step::Confirmed, quiet: true }],
            snapshots: vec![Snapshot { seq, game }],
        }
    }

    /// Goes one step on. A confirmed phase is remembered whole, unless its confirmation is disputed.
    pub(crate) fn push(&mut self, seq: u32, step: Step, quiet: bool, game: &Arc<G>) {
        if quiet && matches!(step, Step::Confirmed) {
            self.snapshots.push(Snapshot { seq, game: Arc::clone(game) });
        }
        self.stages.push(Stage { seq, step, quiet });
    }

    /// Where the last confirmed phase began.
    pub(crate) fn last_confirmed(&self) -> u32 {
        self.snapshots.last().map_or(1, |snapshot| snapshot.seq)
    }

    /// Where each confirmed phase began, the first one first, with the game as it was then.
    pub(crate) fn phases(&self) -> impl Iterator<Item = (u32, &G)> {
        self.snapshots.iter().map(|snapshot| (snapshot.seq, &*snapshot.game))
    }

    /// The last place at or before `limit` to which one can go back and at which this side was to decide with a command
    /// of its own: what a take-back goes back to.
    pub(crate) fn before_last_command_of(&self, side: Side) -> Option<u32> {
        let last = self.stages.iter().rposition(|stage| matches!(&stage.step, Step::Command(by, _) if *by == side))?;
        self.stages.get(..last)?.iter().rev().find(|stage| stage.quiet).map(|stage| stage.seq)
    }

    /// The game as it was after an entry; none if one cannot go back there.
    pub(crate) fn at(&self, to: u32) -> Option<G> {
        self.stages.iter().find(|stage| stage.seq == to && stage.quiet)?;
        let snapshot = self.snapshots.iter().rev().find(|snapshot| snapshot.seq <= to)?;
        let mut game = G::clone(&snapshot.game);
        for stage in self.stages.iter().filter(|stage| stage.seq > snapshot.seq && stage.seq <= to) {
            walk(&mut game, &stage.step)?;
        }
        Some(game)
    }

    /// Forgets what came after an entry.
    pub(crate) fn cut(&mut self, to: u32) {
        self.stages.retain(|stage| stage.seq <= to);
        self.snapshots.retain(|snapshot| snapshot.seq <= to);
    }
}

/// One step that was accepted before.
fn walk<G: Game>(game: &mut G, step: &Step) -> Option<()> {
    match step {
        Step::Command(side, bytes) => game.apply(*side, &codec::decode(bytes).ok()?).map(drop).ok(),
        Step::Rolled(rolled) => game.resolve(rolled).map(drop).ok(),
        Step::Change(bytes) => game.amend(&codec::decode(bytes).ok()?).map(drop).ok(),
        Step::Confirmed => Some(()),
    }
}
