//! Phases: their names, the facts that are known when one begins, and the steps of a turn.

use super::kind::Kind;
use crate::ask::{Key, Names, Sentence};
use crate::tongue::key_of;
use crate::words::letters::capital;
use crate::{MESSAGES, phrase};
use engine::contract::Side;
use std::cmp::Ordering;

/// The name of a phase of a system. Every system has a few, and each is written once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseName {
    /// For programs: "movement", "day_end".
    pub key: Key,
    /// For people, after the side's name: "movement", "end of the day".
    pub name: &'static str,
    /// The kind of most acts in it.
    pub kind: Kind,
}

impl PhaseName {
    /// The name in the language of the player: the message `twenty-phase-` and the English name with hyphens.
    pub fn words(self, names: &Names) -> String {
        said(self.name, names)
    }

    /// The name with the side whose phase it is: "French movement".
    pub fn of_side(self, side: Side, names: &Names) -> String {
        of_side(self.name, side, names)
    }
}

/// A name of a phase with a side, as a heading.
fn of_side(name: &'static str, side: Side, names: &Names) -> String {
    phrase!(MESSAGES, "language-phase-of", side = side, phase = said(name, names)).plain(names)
}

/// A name of a phase in the language of the player.
fn said(name: &'static str, names: &Names) -> String {
    names.refusals.keyed("phase", &key_of(name), "").unwrap_or_else(|| name.to_owned())
}

/// A phase began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseBegan {
    /// The game-turn.
    pub turn: u8,
    /// The side whose phase it is.
    pub side: Side,
    /// The name of the phase.
    pub name: PhaseName,
    /// Whether it is night.
    pub night: bool,
    /// Whether the turn begins with it.
    pub opens_turn: bool,
}

/// The place of a step in the turn, seen from the present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// It is over.
    Passed,
    /// It is the present step.
    Here,
    /// It is still to come in this turn.
    Coming,
}

/// A step of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseStep {
    /// The phase.
    pub phase: PhaseName,
    /// Its name in the strip, after the name of the side that acts: "defensive fire".
    pub name: &'static str,
    /// The side that acts; `None` if it is a step of both sides, or of dice alone.
    pub side: Option<Side>,
    /// Whether it has passed.
    pub when: When,
    /// The acts of a player in it, with the rule.
    pub does: Sentence,
    /// The section of the book that explains it, by its name.
    pub page: Key,
    /// The keys of further phases that belong to this step: a march is part of the marches by command.
    pub parts: &'static [Key],
}

impl PhaseStep {
    /// A step that is called like its phase.
    pub const fn new(phase: PhaseName, side: Option<Side>, does: Sentence, page: Key) -> PhaseStep {
        PhaseStep { phase, name: phase.name, side, when: When::Coming, does, page, parts: &[] }
    }

    /// The step under another name.
    pub fn called(self, name: &'static str) -> PhaseStep {
        PhaseStep { name, ..self }
    }

    /// The step with further phases in it.
    pub fn with(self, parts: &'static [Key]) -> PhaseStep {
        PhaseStep { parts, ..self }
    }

    /// Whether a phase is this step or a part of it.
    pub fn has(&self, phase: PhaseName) -> bool {
        self.phase.key == phase.key || self.parts.contains(&phase.key)
    }

    /// The name with the side that acts: "French movement".
    pub fn called_with_side(&self, names: &Names) -> String {
        match self.side {
            Some(side) => of_side(self.name, side, names),
            None => self.called_alone(names),
        }
    }

    /// The name alone: "Movement".
    pub fn called_alone(&self, names: &Names) -> String {
        capital(&said(self.name, names))
    }
}

/// Facts that one side has sealed and the other side does not see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenFacts {
    /// In two or three words: "Veiled play".
    pub name: &'static str,
    /// The words on the hidden facts: the side that does not see them, and the time until which. Both sides know this.
    pub told: Sentence,
    /// The section of the book that explains it, by its name.
    pub page: Key,
}

impl HiddenFacts {
    /// The name in the language of the player, as the name of a phase.
    pub fn words(&self, names: &Names) -> String {
        capital(&said(self.name, names))
    }
}

/// The present turn: its steps, and what its numbers mean. A system gives it, and everything that says where a match is reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// The steps of the turn, in order.
    pub steps: Vec<PhaseStep>,
    /// The length of a turn, and the end of the battle.
    pub turn: Sentence,
    /// The side that moves first, and the reason.
    pub first: Sentence,
    /// The meaning of the score.
    pub score: Sentence,
    /// The facts that are hidden now; `None` while both sides see everything.
    pub hidden: Option<HiddenFacts>,
}

impl Phases {
    /// The steps of a turn, of which the one with that index is the present one. Without one all have passed.
    pub fn at(mut steps: Vec<PhaseStep>, here: Option<usize>) -> Phases {
        let here = here.unwrap_or(steps.len());
        for (at, step) in steps.iter_mut().enumerate() {
            step.when = match at.cmp(&here) {
                Ordering::Less => When::Passed,
                Ordering::Equal => When::Here,
                Ordering::Greater => When::Coming,
            };
        }
        Phases { steps, ..Phases::default() }
    }

    /// The phases with words on the turn, the side that moves first and the score.
    pub fn told(self, turn: Sentence, first: Sentence, score: Sentence) -> Phases {
        Phases { turn, first, score, ..self }
    }

    /// The phases with the facts that are hidden now.
    pub fn hiding(self, hidden: Option<HiddenFacts>) -> Phases {
        Phases { hidden, ..self }
    }

    /// The index of the present step; `None` once the battle is over.
    pub fn place(&self) -> Option<usize> {
        self.steps.iter().position(|step| step.when == When::Here)
    }

    /// The present step.
    pub fn here(&self) -> Option<&PhaseStep> {
        self.steps.get(self.place()?)
    }

    /// The step after the present one; `None` if it is the last of the turn.
    pub fn next(&self) -> Option<&PhaseStep> {
        self.steps.get(self.place()? + 1)
    }
}

/// The meaning of "turn 44 of 49" in a battle that lasts from its first turn to its last.
pub fn turns_left(turn: u8, first: u8, last: u8) -> Sentence {
    let left = last.saturating_sub(turn);
    phrase!(MESSAGES, "language-turns-left", turn = turn, left = left, first = first, last = last)
}
