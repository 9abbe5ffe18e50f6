//! The effects of each result of an attack: the units lost, trapped, driven back or displaced, and the morale lost.
//!
//! No rule is written a second time: the result is carried out on a copy of the game, by the code that would resolve
//! it. If owners have a choice, their answers are tried, and the least harm that must happen to them is reported.
//! Optional reserves and advances are left out.

use super::board::{ArmyId, Board};
use super::cases;
use super::command::Proposal;
use super::definition::UnitId;
use super::event::{Report, What};
use super::game::Game;
use super::options::{Options, RetreatOption};
use super::results::{CombatResult, FACES};
use super::state::{Attack, Step};
use engine::contract::{Refusal, Side};
use engine::count::less;
use engine::hex::Hex;

/// The parts into which a strength point is divided: a point destroyed counts all of them.
pub const HARM_PARTS: u32 = 4;
/// The parts for a broken point, which may be back the next day [17.0].
const BROKEN: u32 = 2;
/// The part for a point that is driven back and has lost its ground.
const DRIVEN: u32 = 1;
/// The most endings of one result that are tried. The rules allow only the cheapest retreats, so the first is nearly
/// always the least.
const MOST_TRIED: u32 = 24;

/// The effects of a result, at the least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// The result that causes these effects.
    pub result: CombatResult,
    /// Units permanently destroyed.
    pub destroyed: Vec<UnitId>,
    /// Units broken, which may come back at the end of the day [17.0].
    pub disrupted: Vec<UnitId>,
    /// Lost units that would have to retreat, and cannot [6.4, 14.0].
    pub trapped: Vec<UnitId>,
    /// Units that retreat.
    pub driven: Vec<UnitId>,
    /// Friendly units displaced by them.
    pub displaced: Vec<UnitId>,
    /// Lost units chosen by their owner: others of at least their strength may be lost instead [6.3 Ee].
    pub chosen: Vec<UnitId>,
    /// Armies whose morale changes, with its level before and after [16.0].
    pub morale: Vec<(ArmyId, u8, u8)>,
}

impl Consequence {
    /// Printed strength that a side loses, permanently or until the evening.
    pub fn lost(&self, board: &Board, side: Side) -> u32 {
        strength(board, side, &self.destroyed) + strength(board, side, &self.disrupted)
    }

    /// The harm to a side, in quarters of a strength point: strength destroyed counts whole, broken half, driven back
    /// or displaced a quarter. Luck is measured by it.
    pub fn harm(&self, board: &Board, side: Side) -> u32 {
        let of = |units: &[UnitId]| strength(board, side, units);
        of(&self.destroyed) * HARM_PARTS
            + of(&self.disrupted) * BROKEN
            + (of(&self.driven) + of(&self.displaced)) * DRIVEN
    }

    /// The effects on all units, as the report has them.
    fn of(result: CombatResult, before: &Game, after: &Game, report: &Report, chosen: &[UnitId]) -> Consequence {
        let mut all = Consequence {
            result,
            destroyed: Vec::new(),
            disrupted: Vec::new(),
            trapped: Vec::new(),
            driven: Vec::new(),
            displaced: Vec::new(),
            chosen: chosen.to_vec(),
            morale: Vec::new(),
        };
        for event in &report.events {
            match event.what {
                What::Eliminated { unit, .. } => all.destroyed.push(unit),
                What::Disrupted { unit, .. } => all.disrupted.push(unit),
                What::Retreated { unit, .. } => all.driven.push(unit),
                What::Displaced { unit, .. } => all.displaced.push(unit),
                // Nothing that these tell harms a unit; morale is compared below.
                What::PhaseBegan { .. }
                | What::Moved { .. }
                | What::ControlTaken { .. }
                | What::TakenBack { .. }
                | What::Amended { .. }
                | What::FreshDeclared { .. }
                | What::AttackAnnounced { .. }
                | What::GuardCommitted { .. }
                | What::DieRolled { .. }
                | What::WeatherRolled { .. }
                | What::Advanced { .. }
                | What::HeldGround { .. }
                | What::SteppedBack { .. }
                | What::MoraleChanged { .. }
                | What::Demoralised { .. }
                | What::Activated { .. }
                | What::Reserved { .. }
                | What::SummonsRolled { .. }
                | What::ObjectiveScored { .. }
                | What::FoughtOn { .. }
                | What::BrokenOff { .. }
                | What::Reorganised { .. }
                | What::GameOver(..) => {}
            }
            if let What::Eliminated { unit, .. } | What::Disrupted { unit, .. } = event.what
                && (event.cases.contains(&cases::SAFE) || event.cases.contains(&cases::GARRISONS))
            {
                all.trapped.push(unit);
            }
        }
        let levels =
            before.board.army_ids().map(|army| (army, before.state.morale_of(army), after.state.morale_of(army)));
        all.morale = levels.filter(|(_, from, to)| from != to).collect();
        all
    }
}

fn strength(board: &Board, side: Side, units: &[UnitId]) -> u32 {
    let own = units.iter().map(|&unit| board.unit(unit)).filter(|data| data.side == side);
    own.map(|data| u32::from(data.strength)).sum()
}

/// An answer of an owner.
enum Answer {
    Lose(Vec<UnitId>),
    Go(UnitId, Hex),
}

/// A result that is being carried out.
#[derive(Clone)]
struct Course {
    game: Game,
    report: Report,
    chosen: Vec<UnitId>,
}

impl Course {
    fn harm(&self, side: Side) -> u32 {
        Consequence::of(CombatResult::Dr, &self.game, &self.game, &self.report, &[]).harm(&self.game.board, side)
    }

    /// The least harm to a side that is already certain.
    fn floor(&self, side: Side) -> u32 {
        let retreating = self.game.state.aftermath().map_or(&[][..], |aftermath| aftermath.retreating.as_slice());
        self.harm(side) + strength(&self.game.board, side, retreating) * DRIVEN
    }

    fn after(&self, answer: &Answer) -> Course {
        let mut next = self.clone();
        match answer {
            Answer::Lose(units) => {
                next.chosen.extend(units);
                next.game.take_losses(units, &mut next.report);
            }
            Answer::Go(unit, to) => next.game.retreat(*unit, *to, &mut next.report),
        }
        next
    }

    /// Continues until no further harm is forced, with the least harm to the side that has a choice.
    fn least(mut self, tries: &mut u32) -> Course {
        let (side, answers) = loop {
            let asked = self.game.continue_aftermath(&mut self.report);
            let asked = asked.and_then(|question| Some((question.asked(&self.game)?, question.options(&self.game))));
            match asked {
                Some((_, Options::CallReserve(_))) => self.game.answer_call(&[], &mut self.report),
                Some((side, Options::Losses(choices))) => {
                    break (side, choices.into_iter().map(Answer::Lose).collect::<Vec<_>>());
                }
                Some((side, Options::Retreat(choices))) => {
                    let ways = choices.into_iter().flat_map(|RetreatOption { unit, hexes, .. }| {
                        hexes.into_iter().map(move |to| Answer::Go(unit, to))
                    });
                    break (side, ways.collect());
                }
                // An advance and the withdrawal of guns are optional.
                _ => {
                    *tries = less(*tries, 1);
                    return self;
                }
            }
        };
        let floor = self.floor(side);
        let mut best: Option<(u32, Course)> = None;
        for answer in answers {
            let end = self.after(&answer).least(tries);
            let harm = end.harm(side);
            if best.as_ref().is_none_or(|(least, _)| harm < *least) {
                best = Some((harm, end));
            }
            if *tries == 0 || best.as_ref().is_some_and(|(least, _)| *least <= floor) {
                break;
            }
        }
        best.map_or(self, |(_, end)| end)
    }
}

impl Game {
    /// The effects of each possible result of a proposed attack, worst for the attacker first.
    pub fn consequences(&self, proposal: &Proposal) -> Result<Vec<Consequence>, Refusal> {
        let mut announced = self.clone();
        announced.engage(self.weighed(proposal)?.0);
        Ok(announced.prospects())
    }

    /// The effects of each result that is still possible for the current attack; empty where no die is rolled for one.
    pub fn prospects(&self) -> Vec<Consequence> {
        let Some(attack) = self.undecided() else { return Vec::new() };
        let ends = self.ends().concat();
        CombatResult::ALL
            .into_iter()
            .filter(|result| ends.contains(result))
            .map(|result| self.consequence(attack, result))
            .collect()
    }

    /// For each face of the combat die, or of the weather die, the results it can lead to, all of them equally likely.
    /// Empty where no die is rolled for an attack.
    pub fn ends(&self) -> Vec<Vec<CombatResult>> {
        let of_face = |face: u16| match &self.state.combat().map(|combat| &combat.step) {
            Some(Step::Die(attack)) => attack.column.ends(face, self.optional.weather),
            Some(Step::Weather(_, result)) => vec![result.in_weather(face)],
            _ => Vec::new(),
        };
        (1..=FACES).map(of_face).filter(|ends| !ends.is_empty()).collect()
    }

    /// The attack that a die must decide now.
    fn undecided(&self) -> Option<&Attack> {
        match &self.state.combat()?.step {
            Step::Die(attack) | Step::Weather(attack, _) => Some(attack),
            _ => None,
        }
    }

    fn consequence(&self, attack: &Attack, result: CombatResult) -> Consequence {
        let mut course = Course { game: self.clone(), report: Report::default(), chosen: Vec::new() };
        course.game.begin_aftermath(attack.clone(), result, &mut course.report);
        let mut tries = MOST_TRIED;
        let end = course.least(&mut tries);
        Consequence::of(result, self, &end.game, &end.report, &end.chosen)
    }
}
