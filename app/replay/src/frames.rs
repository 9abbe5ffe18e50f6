//! The positions of a match that was replayed, and the stories and events made from them.

use crate::curve::{Curve, CurvePoint};
use crate::narrator::{Narrator, StoryLine};
use crate::step::{Entered, EntryEffect, ReplayStep};
use engine::contract::{Opening, Side};
use engine::referee::{Events, Input, Referee};
use language::battle::Battle;
use language::luck::Luck;
use language::position::Position;
use language::system::Eye;
use record::course::{Course, Progress};
use record::entry::SignedEntry;
use serde_json::Value;
use std::sync::Arc;

/// The number of entries between two positions that are kept.
const STRIDE: u32 = 16;

/// A callback for each step: the step, the narrator's lines, and a function that returns the lines the narrator holds
/// back.
pub(crate) type Hears<'a> = dyn FnMut(&ReplayStep, Vec<StoryLine>, &mut dyn FnMut() -> Vec<StoryLine>) + 'a;

/// A callback for each step: the step, and the position before it and after it.
type Sees<'a> = dyn FnMut(&ReplayStep, &Arc<dyn Referee>, &Arc<dyn Referee>) + 'a;

/// The positions of a match that was replayed.
pub(crate) struct Film {
    /// The battle, with its drawing if it is known.
    pub(crate) battle: Battle,
    /// The events of each step in the form of the rules.
    events: Vec<Events>,
    kept: Vec<(u32, Arc<dyn Referee>)>,
    /// The contents of each side's seals, as far as they were opened in the end.
    openings: Vec<(Side, Opening)>,
}

impl Film {
    /// The contents of each side's seals, as far as they were opened in the end.
    pub(crate) fn openings(&self) -> &[(Side, Opening)] {
        &self.openings
    }

    /// The game after a step.
    pub(crate) fn game_at(&self, steps: &[ReplayStep], seq: u32) -> Option<Arc<dyn Referee>> {
        steps.get(seq as usize)?;
        let after = self.kept.partition_point(|(at, _)| *at <= seq);
        let (from, game) = self.kept.get(after.checked_sub(1)?)?;
        let mut inputs = Vec::new();
        for step in steps.get(*from as usize + 1..=seq as usize)? {
            match input(&step.act) {
                Ok(input) => inputs.extend(input),
                Err(Jumps) => return None,
            }
        }
        if inputs.is_empty() { Some(Arc::clone(game)) } else { game.walk(&inputs) }
    }

    /// Visits all steps in order, each with the position before and after it. Far quicker than asking for each.
    pub(crate) fn walk(&self, steps: &[ReplayStep], see: &mut Sees<'_>) {
        let Some((_, first)) = self.kept.first() else { return };
        let mut game = Arc::clone(first);
        let mut kept = self.kept.iter().peekable();
        for step in steps {
            while kept.next_if(|(at, _)| *at < step.seq).is_some() {}
            if !step.moves() {
                see(step, &game, &game);
                continue;
            }
            let after = match kept.peek() {
                Some((at, whole)) if *at == step.seq => Some(Arc::clone(whole)),
                _ => match input(&step.act) {
                    Ok(Some(input)) => game.walk(&[input]),
                    Ok(None) => Some(Arc::clone(&game)),
                    Err(Jumps) => None,
                },
            };
            let Some(after) = after else { return };
            let before = std::mem::replace(&mut game, after);
            see(step, &before, &game);
        }
    }

    /// The position after a step as this side, or the public, sees it.
    pub(crate) fn position_at(&self, steps: &[ReplayStep], seq: u32, eye: Eye) -> Option<Arc<dyn Position>> {
        let game = self.game_at(steps, seq)?;
        let seen: Vec<&Opening> =
            self.openings.iter().filter(|(side, _)| eye == Eye::Of(*side)).map(|(_, opening)| opening).collect();
        // Contents that were sealed after this step fit no seal yet.
        let game = if seen.is_empty() { game } else { game.learn(&seen).0 };
        self.battle.position(&game, eye)
    }

    /// The sides that have opened something hidden.
    pub(crate) fn opened(&self) -> Vec<Side> {
        let has = |side: &Side| self.openings.iter().any(|(of, _)| of == side);
        Side::BOTH.into_iter().filter(has).collect()
    }

    /// The curves of the match.
    pub(crate) fn curve(&self, steps: &[ReplayStep]) -> Curve {
        let first = self.kept.first().and_then(|(_, game)| self.battle.position(game, Eye::Public));
        let figures = first.map_or_else(Vec::new, |position| position.figures());
        let mut curve = Curve { figures, points: Vec::new() };
        let mut luck = Luck::NONE;
        // Luck that was taken back does not count, so the luck before each step is kept.
        let mut before: Vec<Luck> = Vec::new();
        self.walk(steps, &mut |step, game, after| {
            before.push(luck);
            match (&step.act, &step.deed) {
                (EntryEffect::Rolled(rolled), _) => {
                    if let Some(one) = self.battle.luck(game, rolled) {
                        luck.add(&one);
                    }
                }
                (EntryEffect::Jump, Entered::Rewinds(to)) => {
                    luck = before.get(*to as usize + 1).copied().unwrap_or(luck);
                }
                _ => {}
            }
            if step.moves() || curve.points.is_empty() {
                let position = self.battle.position(after, Eye::Public);
                let numbers = position.map_or_else(Vec::new, |position| position.numbers());
                let point = CurvePoint { seq: step.seq, numbers, luck };
                let same = |last: &CurvePoint| CurvePoint { seq: step.seq, ..last.clone() } == point;
                if !curve.points.last().is_some_and(same) {
                    curve.points.push(point);
                }
            }
        });
        curve
    }

    /// Narrates the match. Returns the lines that the narrator still holds back at the end.
    pub(crate) fn narrate(&self, steps: &[ReplayStep], all_moves: bool, hears: &mut Hears<'_>) -> Vec<StoryLine> {
        let mut narrator = Narrator::new(&self.battle, all_moves);
        self.walk(steps, &mut |step, before, after| {
            if let EntryEffect::Command(_, command) = &step.act
                && let Some(before) = self.battle.position(before, Eye::Public)
            {
                narrator.before(&*before, command);
            }
            let Some(after) = self.battle.position(after, Eye::Public) else { return };
            let lines = narrator.hear(&*after, &step.events);
            hears(step, lines, &mut || narrator.pause());
        });
        narrator.pause()
    }

    /// The events of a step as JSON.
    pub(crate) fn events_json(&self, seq: u32) -> Vec<Value> {
        self.events.get(seq as usize).map_or_else(Vec::new, |events| self.battle.json().events(events))
    }

    /// A command as JSON.
    pub(crate) fn command_json(&self, command: &[u8]) -> Option<Value> {
        self.battle.json().command(command)
    }
}

/// The step is no input of the game: the position after it is kept whole.
struct Jumps;

/// The input of a step to the game, if there is one.
fn input(act: &EntryEffect) -> Result<Option<Input<'_>>, Jumps> {
    match act {
        EntryEffect::Nothing => Ok(None),
        EntryEffect::Command(side, command) => Ok(Some(Input::Command(*side, command))),
        EntryEffect::Rolled(rolled) => Ok(Some(Input::Rolled(rolled))),
        EntryEffect::Change(change) => Ok(Some(Input::Change(change))),
        EntryEffect::Jump => Err(Jumps),
    }
}

/// Cuts a record into steps while it is verified.
pub(crate) struct Cutter {
    battle: Battle,
    steps: Vec<ReplayStep>,
    events: Vec<Events>,
    kept: Vec<(u32, Arc<dyn Referee>)>,
    openings: Vec<(Side, Opening)>,
    /// Whether the entry before was disputed: later entries of its author are only recorded.
    disputed: bool,
}

impl Cutter {
    pub(crate) fn new(first: &SignedEntry, battle: Battle) -> Cutter {
        let (kept, openings) = (Vec::new(), Vec::new());
        Cutter {
            battle,
            steps: vec![ReplayStep::of(first)],
            events: vec![Events::default()],
            kept,
            openings,
            disputed: false,
        }
    }

    /// The battle of the record.
    pub(crate) const fn battle(&self) -> &Battle {
        &self.battle
    }

    pub(crate) fn see(&mut self, course: &Course, signed: &SignedEntry, progress: Progress) {
        let mut step = ReplayStep::of(signed);
        let void = std::mem::replace(&mut self.disputed, course.standing().is_disputed());
        step.act = if void { EntryEffect::Nothing } else { ReplayStep::act_of(signed, progress.roll.as_ref()) };
        if let EntryEffect::Command(side, command) = &step.act {
            self.openings.extend(course.game().opens(command).into_iter().map(|opening| (*side, opening)));
        }
        step.events = self.battle.tell(&progress.events);
        step.roll = progress.roll;
        if step.act == EntryEffect::Jump || step.seq.is_multiple_of(STRIDE) {
            self.kept.push((step.seq, Arc::clone(course.game())));
        }
        self.steps.push(step);
        self.events.push(progress.events);
    }

    pub(crate) fn finish(self, course: &Course) -> (Vec<ReplayStep>, Film) {
        let Cutter { battle, mut steps, mut events, mut kept, mut openings, .. } = self;
        openings.extend_from_slice(course.standing().opened());
        if let (Some(step), Ok(after)) = (steps.first_mut(), course.battle().start(&course.header().terms.options)) {
            step.events = battle.tell(course.opening());
            if let Some(first) = events.first_mut() {
                *first = course.opening().clone();
            }
            kept.insert(0, (0, after.game));
        }
        (steps, Film { battle, events, kept, openings })
    }
}
