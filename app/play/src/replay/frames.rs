//! The positions of a match of one system, and what only its rules can tell of them.

use super::curve::{Curve, Point};
use super::review::{Care, Review};
use super::step::{Act, Deed, Step};
use super::weigh;
use crate::ask::Names;
use crate::bot::Reins;
use crate::library::{Battle, Field};
use crate::luck::Luck;
use crate::narrator::{Line, Narrator};
use crate::position::Position;
use crate::system::{EventOf, Eye, Rules, System, command_of};
use crate::typed::Of;
use engine::codec;
use engine::contract::{Game, Opening, Side};
use net::course::{Course, Progress};
use net::entry::SignedEntry;
use serde_json::Value;
use std::sync::Arc;

/// So many entries lie between two positions that are kept.
const STRIDE: u32 = 16;

/// What is told of each step: the step, the narrator's lines, and how to make him say what he has kept back.
pub(crate) type Hears<'a> = dyn FnMut(&Step, Vec<Line>, &mut dyn FnMut() -> Vec<Line>) + 'a;

/// What is seen of each step: the step, and the position before it and after it.
type Sees<'a, S> = dyn FnMut(&Step, &<S as Rules>::Game, &<S as Rules>::Game) + 'a;

/// The positions of a match that was carried out, its types forgotten.
pub(super) trait Frames: Send + Sync {
    /// What everything is called in its battle.
    fn names(&self) -> &Arc<Names>;
    /// The id of its battle.
    fn battle_id(&self) -> String;
    /// The position after a step as this eye sees it, on this battle, or plainly drawn.
    fn position_at(&self, steps: &[Step], seq: u32, on: On<'_>, eye: Eye) -> Option<Arc<dyn Position>>;
    /// The sides of which something that was hidden has been opened.
    fn opened(&self) -> Vec<Side>;
    /// The curves of the match.
    fn curve(&self, steps: &[Step]) -> Curve;
    /// Tells the match; what the narrator has kept back at the end comes back.
    fn narrate(&self, steps: &[Step], on: On<'_>, all_moves: bool, hears: &mut Hears<'_>) -> Vec<Line>;
    /// Reviews the match; nothing if it was told to stop.
    fn review(
        &self,
        steps: &[Step],
        care: Care,
        reins: &Reins,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review>;
    /// What happened at a step, for programs.
    fn events_json(&self, seq: u32) -> Vec<Value>;
    /// A command, for programs.
    fn command_json(&self, command: &[u8]) -> Option<Value>;
}

/// The battle a match is shown on.
#[derive(Clone, Copy)]
pub(super) struct On<'a> {
    /// The battle with its names and its drawing, where they are known.
    pub(super) battle: Option<&'a Battle>,
    /// Its title, where they are not.
    pub(super) title: &'a str,
}

/// The positions of a match of the system `S`.
pub(super) struct Film<S: Rules> {
    pub(super) board: Arc<S::Board>,
    names: Arc<Names>,
    /// What happened at each step as the rules say it.
    events: Vec<Vec<EventOf<S>>>,
    kept: Vec<(u32, S::Game)>,
    /// What each side had sealed, as far as it was opened in the end.
    openings: Vec<(Side, Opening)>,
}

impl<S: System> Film<S> {
    /// What each side had sealed, as far as it was opened in the end.
    pub(super) fn openings(&self) -> &[(Side, Opening)] {
        &self.openings
    }

    /// The position after a step.
    pub(super) fn position(&self, steps: &[Step], seq: u32) -> Option<S::Game> {
        steps.get(seq as usize)?;
        let after = self.kept.partition_point(|(at, _)| *at <= seq);
        let (from, game) = self.kept.get(after.checked_sub(1)?)?;
        let mut game = game.clone();
        for step in steps.get(*from as usize + 1..=seq as usize)? {
            walk::<S>(&mut game, &step.act)?;
        }
        Some(game)
    }

    /// Goes through all steps in order: each with the position before it and after it. Far quicker than asking for each.
    pub(super) fn walk(&self, steps: &[Step], see: &mut Sees<'_, S>) {
        let Some((_, first)) = self.kept.first() else { return };
        let mut game = first.clone();
        let mut kept = self.kept.iter().peekable();
        for step in steps {
            while kept.next_if(|(at, _)| *at < step.seq).is_some() {}
            if !step.moves() {
                see(step, &game, &game);
                continue;
            }
            let before = game.clone();
            match kept.peek() {
                Some((at, whole)) if *at == step.seq => game = whole.clone(),
                _ => {
                    if walk::<S>(&mut game, &step.act).is_none() {
                        return;
                    }
                }
            }
            see(step, &before, &game);
        }
    }
}

impl<S: System> Frames for Film<S> {
    fn names(&self) -> &Arc<Names> {
        &self.names
    }

    fn battle_id(&self) -> String {
        S::plain(&self.board, "").id
    }

    fn position_at(&self, steps: &[Step], seq: u32, on: On<'_>, eye: Eye) -> Option<Arc<dyn Position>> {
        let mut game = self.position(steps, seq)?;
        for (_, opening) in self.openings.iter().filter(|(side, _)| eye == Eye::Of(*side)) {
            // What was sealed only later fits no seal yet.
            let _ = game.learn(opening);
        }
        let known = on.battle.and_then(|battle| battle.of::<S>()).cloned();
        let field = known.unwrap_or_else(|| Field::plain(Arc::clone(&self.board), on.title));
        Some(Arc::new(Of::<S>::new(game, field).seen_by(eye)))
    }

    fn opened(&self) -> Vec<Side> {
        let has = |side: &Side| self.openings.iter().any(|(of, _)| of == side);
        Side::BOTH.into_iter().filter(has).collect()
    }

    fn curve(&self, steps: &[Step]) -> Curve {
        let mut curve = Curve { figures: S::figures(&self.board), points: Vec::new() };
        let mut luck = Luck::NONE;
        // Luck that was taken back was no luck: what is kept is the luck before each step.
        let mut before: Vec<Luck> = Vec::new();
        self.walk(steps, &mut |step, game, after| {
            before.push(luck);
            match (&step.act, &step.deed) {
                (Act::Rolled(rolled), _) => luck.roll::<S>(game, rolled),
                (Act::Jump, Deed::Rewinds(to)) => {
                    luck = before.get(*to as usize + 1).copied().unwrap_or(luck);
                }
                _ => {}
            }
            if step.moves() || curve.points.is_empty() {
                let point = Point { seq: step.seq, numbers: S::numbers(after), luck };
                let same = |last: &Point| Point { seq: step.seq, ..last.clone() } == point;
                if !curve.points.last().is_some_and(same) {
                    curve.points.push(point);
                }
            }
        });
        curve
    }

    fn narrate(&self, steps: &[Step], on: On<'_>, all_moves: bool, hears: &mut Hears<'_>) -> Vec<Line> {
        let scenario = on.battle.map(|battle| &*battle.scenario);
        let mut narrator = Narrator::<S>::new(&self.board, scenario, all_moves);
        self.walk(steps, &mut |step, before, after| {
            if let Act::Command(_, command) = &step.act
                && let Ok(command) = command_of::<S>(command)
            {
                narrator.before(before, &command);
            }
            let lines = narrator.hear(after, &step.events);
            hears(step, lines, &mut || narrator.pause());
        });
        narrator.pause()
    }

    fn review(
        &self,
        steps: &[Step],
        care: Care,
        reins: &Reins,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        weigh::review(self, steps, care, reins, progress)
    }

    fn events_json(&self, seq: u32) -> Vec<Value> {
        self.events.get(seq as usize).map_or_else(Vec::new, |events| S::events_json(&self.board, events))
    }

    fn command_json(&self, command: &[u8]) -> Option<Value> {
        command_of::<S>(command).ok().map(|command| S::command_json(&self.board, &command))
    }
}

fn walk<S: System>(game: &mut S::Game, act: &Act) -> Option<()> {
    match act {
        Act::Nothing => Some(()),
        Act::Command(side, command) => game.apply(*side, &codec::decode(command).ok()?).map(drop).ok(),
        Act::Rolled(rolled) => game.resolve(rolled).map(drop).ok(),
        Act::Change(change) => game.amend(&codec::decode(change).ok()?).map(drop).ok(),
        Act::Jump => None,
    }
}

/// Collects steps and positions while a record is proven.
pub(super) struct Cutter<S: System> {
    pub(super) steps: Vec<Step>,
    events: Vec<Vec<EventOf<S>>>,
    kept: Vec<(u32, S::Game)>,
    openings: Vec<(Side, Opening)>,
    /// Since an entry whose hash does not follow: what its author writes until he admits it is not carried out.
    disputed: bool,
}

impl<S: System> Cutter<S> {
    /// Begins with the header.
    pub(super) fn new(first: &SignedEntry) -> Cutter<S> {
        let (kept, openings) = (Vec::new(), Vec::new());
        Cutter { steps: vec![Step::of(first)], events: vec![Vec::new()], kept, openings, disputed: false }
    }

    /// Sees the next entry.
    pub(super) fn see(&mut self, course: &Course<S::Game>, signed: &SignedEntry, progress: Progress<EventOf<S>>) {
        let mut step = Step::of(signed);
        let void = std::mem::replace(&mut self.disputed, course.standing().is_disputed());
        step.act = if void { Act::Nothing } else { Step::act_of(signed, progress.roll.as_ref()) };
        if let Act::Command(side, command) = &step.act
            && let Ok(command) = command_of::<S>(command)
        {
            self.openings.extend(S::Game::opens(&command).into_iter().map(|opening| (*side, opening)));
        }
        step.events = S::happenings(course.scenario(), &progress.events);
        step.roll = progress.roll;
        if step.act == Act::Jump || step.seq.is_multiple_of(STRIDE) {
            self.kept.push((step.seq, course.game().clone()));
        }
        self.steps.push(step);
        self.events.push(progress.events);
    }

    /// What was collected. The game begins with the header, before anybody moved.
    pub(super) fn finish(self, course: &Course<S::Game>) -> (Vec<Step>, Film<S>) {
        let Cutter { mut steps, mut events, mut kept, mut openings, .. } = self;
        openings.extend_from_slice(course.standing().opened());
        let board = Arc::clone(course.scenario());
        let options = &course.header().terms.options;
        if let (Some(step), Ok((game, _))) = (steps.first_mut(), S::Game::start(&board, options)) {
            let opening = course.opening().to_vec();
            step.events = S::happenings(&board, &opening);
            if let Some(first) = events.first_mut() {
                *first = opening;
            }
            kept.insert(0, (0, game));
        }
        let names = Arc::new(S::names(&board));
        (steps, Film { board, names, events, kept, openings })
    }
}
