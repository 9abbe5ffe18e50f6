//! A position to start from: the printed one, or any other, and the mistakes in it.

use super::board::{ArmyId, Board};
use super::breach::unit_fact;
use super::definition::*;
use super::event::PhaseKind;
use super::state::*;
use super::unit_set::UnitSet;
use engine::contract::{Fact, Refusal, Side};
use engine::hex::Hex;
use std::collections::BTreeMap;

/// The most phases, more than any battle has.
const MOST_PHASES: u32 = 100_000;

/// A position at the beginning of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) state: State,
}

impl Position {
    /// The printed set-up.
    pub fn start(board: &Board) -> Position {
        let definition = board.definition();
        let units = definition.units.iter().map(|unit| Unit {
            place: match unit.start {
                Start::At(hex) => Place::On(hex),
                Start::Enters { .. } | Start::Summoned => Place::Waiting,
            },
            spent: Halves(0),
            reserve: unit.reserve,
        });
        Position {
            state: State {
                turn: definition.turns.first,
                active: Side::First,
                phases: 0,
                stage: Stage::Movement(Moving::Units),
                units: units.collect(),
                fresh_spent: vec![false; definition.divisions.len()],
                // At the start no side has control [ruling 23]; a unit in the hex gives it.
                control: vec![None; definition.victory.objectives.len()],
                guard_attacked: [false; 2],
                released: None,
                morale: definition.rules.armies.iter().map(|army| army.morale).collect(),
                summoned: false,
                night_march: UnitSet::EMPTY,
            },
        }
    }

    /// A position without units on the map.
    pub fn empty(board: &Board) -> Position {
        let mut position = Position::start(board);
        for unit in &mut position.state.units {
            unit.place = Place::Aside;
        }
        position
    }

    /// Sets the phase in which the game continues.
    pub fn set_phase(&mut self, turn: u8, side: Side, phase: PhaseKind) {
        self.state.turn = turn;
        self.state.active = side;
        self.state.stage = match phase {
            PhaseKind::Movement => Stage::Movement(Moving::Units),
            PhaseKind::Combat => Stage::Combat(Box::new(Combat {
                must_attack: UnitSet::EMPTY,
                must_be_attacked: UnitSet::EMPTY,
                has_attacked: UnitSet::EMPTY,
                was_attacked: UnitSet::EMPTY,
                moved: UnitSet::EMPTY,
                fresh: UnitSet::EMPTY,
                step: Step::Announce,
            })),
        };
    }

    /// Sets the place of a unit.
    pub fn place(&mut self, unit: UnitId, place: Place) {
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.place = place;
        }
    }

    /// The place of a unit.
    pub fn place_of(&self, unit: UnitId) -> Place {
        self.state.unit(unit).place
    }

    /// Marks a division's fresh strength as spent.
    pub fn spend_fresh(&mut self, division: DivisionId) {
        if let Some(spent) = self.state.fresh_spent.get_mut(usize::from(division.0)) {
            *spent = true;
        }
    }

    /// Gives an objective to a side, if the hex is one.
    pub fn set_control(&mut self, board: &Board, hex: Hex, side: Option<Side>) -> bool {
        let slot = board.cell(hex).objective.and_then(|at| self.state.control.get_mut(usize::from(at)));
        slot.is_some_and(|holder| {
            *holder = side;
            true
        })
    }

    /// Sets whether a side's Guard infantry has attacked.
    pub fn set_guard_attacked(&mut self, side: Side, attacked: bool) {
        if let Some(known) = self.state.guard_attacked.get_mut(side.index()) {
            *known = attacked;
        }
    }

    /// Puts a unit into reserve, or takes it out.
    pub fn set_reserve(&mut self, unit: UnitId, reserve: bool) {
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.reserve = reserve;
        }
    }

    /// Sets an army's morale.
    pub fn set_morale(&mut self, army: ArmyId, level: u8) {
        if let Some(known) = self.state.morale.get_mut(usize::from(army.0)) {
            *known = level;
        }
    }

    /// Sets whether the die has brought the corps that it summons.
    pub fn set_summoned(&mut self, summoned: bool) {
        self.state.summoned = summoned;
    }
}

/// The mistakes in a position, each as the refusal of a change that makes it. Its text is for a position from a file.
pub(crate) fn position_mistakes(board: &Board, state: &State) -> Vec<Refusal> {
    let definition = board.definition();
    let mut mistakes = Vec::new();
    let turn = state.turn;
    if !(definition.turns.first..=definition.turns.last).contains(&turn) {
        mistakes.push(mistake("turn", format!("turn {turn} is not on the track")).with("turn", turn));
    }
    if state.phases > MOST_PHASES {
        mistakes.push(mistake("phases", "more phases have passed than a battle has"));
    }
    if matches!(state.stage, Stage::Combat(_)) && board.is_night(turn) {
        let text = format!("turn {turn} is a night turn and has no combat phase");
        mistakes.push(mistake("night", text).with("turn", turn));
    }
    let sizes = [
        (state.units.len(), definition.units.len()),
        (state.fresh_spent.len(), definition.divisions.len()),
        (state.control.len(), definition.victory.objectives.len()),
        (state.morale.len(), definition.rules.armies.len()),
    ];
    if sizes.iter().any(|(have, want)| have != want) {
        mistakes.push(mistake("lists", "the lists are not those of this battle"));
        return mistakes;
    }
    if state.released.is_some_and(|id| board.division(id).is_none()) {
        mistakes.push(mistake("released", "an unknown division was chosen to move"));
    }
    let mut held: BTreeMap<Hex, Vec<UnitId>> = BTreeMap::new();
    for (unit, known) in board.unit_ids().zip(&state.units) {
        let data = board.unit(unit);
        let id = &data.id;
        let mut wrong = |variant, text| mistakes.push(mistake(variant, text).with("unit", unit_fact(unit)));
        if known.spent > data.movement {
            wrong("tired", format!("{id} has moved farther than it can"));
        }
        match known.place {
            Place::On(hex) if !board.exists(hex) => wrong("off-map", format!("{id} is off the map at {hex}")),
            Place::On(hex) => held.entry(hex).or_default().push(unit),
            Place::Waiting if matches!(data.start, Start::At(_)) => {
                wrong("no-entry", format!("{id} waits to enter, but it has no place of entry"));
            }
            Place::Disrupted if definition.rules.armies.is_empty() => {
                wrong("disrupted", format!("{id} is disrupted, and this battle has no disrupted units"));
            }
            Place::Waiting | Place::Aside | Place::Eliminated | Place::Disrupted => {}
        }
    }
    for (hex, units) in held {
        let ids = units.iter().map(|&unit| board.unit(unit).id.as_str()).collect::<Vec<_>>().join(", ");
        let sides: Vec<_> = units.iter().map(|&unit| board.unit(unit).side).collect();
        let all = Fact::List(units.iter().map(|&unit| unit_fact(unit)).collect());
        if !sides.is_sorted_by(|a, b| a == b) {
            let text = format!("both sides are in one hex: {ids} in {hex}");
            mistakes.push(mistake("both-sides", text).with("units", all).with("hex", hex));
        } else if units.iter().filter(|&&unit| board.unit(unit).garrison.is_none()).count()
            > usize::from(definition.rules.stacking)
            || units.iter().filter(|&&unit| board.unit(unit).garrison.is_some()).count() > 1
        {
            let text = format!("too many units in a hex: {ids} in {hex}");
            mistakes.push(mistake("crowd", text).with("units", all).with("hex", hex));
        }
    }
    mistakes
}

/// A mistake: a variant of the refusal of a change, and a sentence for a position from a file.
pub(crate) fn mistake(variant: &'static str, text: impl Into<String>) -> Refusal {
    Refusal::worded(None, "bad-change", text).varied(variant)
}
