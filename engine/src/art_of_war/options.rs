//! What the side that is asked may do: enough for a screen to light up hexes, and for a bot to play without trial and
//! error.

use super::aftermath::Question;
use super::command::Proposal;
use super::definition::UnitId;
use super::fresh;
use super::game::Game;
use super::movement::Reach;
use super::state::{Stage, Step};
use crate::hex::Hex;

/// What the side may do.
#[derive(Clone, Debug)]
pub enum Options {
    /// Nothing is asked of anybody.
    Nothing,
    /// Move units, or end the phase.
    Move(Vec<(UnitId, Reach)>),
    /// Declare fresh strength for any of these units, one for each division, or for none.
    DeclareFresh(Vec<UnitId>),
    /// Attack, or end the phase.
    Attack(AttackOptions),
    /// Lose one of these sets of units.
    Losses(Vec<Vec<UnitId>>),
    /// Retreat one of these units to one of its hexes.
    Retreat(Vec<RetreatOption>),
    /// Advance one of these units into its hex, or hold.
    Advance(Vec<(UnitId, Hex)>),
    /// Draw the battery back to one of these hexes, or leave it.
    StepBack(UnitId, Vec<Hex>),
}

/// What may be attacked, by whom, and what must be.
#[derive(Clone, Debug)]
pub struct AttackOptions {
    /// Each unit that can attack, with the enemies it can attack.
    pub attackers: Vec<Attacker>,
    /// Enemies that must still be attacked.
    pub must_be_attacked: Vec<UnitId>,
    /// Attacks that may be made as they are. There are more: any that `check` accepts.
    pub attacks: Vec<Proposal>,
    /// Whether the phase may end.
    pub may_end: bool,
}

/// A unit that can attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attacker {
    /// Who.
    pub unit: UnitId,
    /// Whether it must.
    pub must: bool,
    /// Whether it fires from two hexes away.
    pub bombards: bool,
    /// Whom it can attack.
    pub enemies: Vec<UnitId>,
}

/// A unit that has to retreat or make room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatOption {
    /// Who.
    pub unit: UnitId,
    /// Where to.
    pub hexes: Vec<Hex>,
    /// Whether a friend in those hexes is displaced.
    pub displaces: bool,
}

impl Game {
    /// Where one unit can go.
    pub fn reach(&self, unit: UnitId) -> Reach {
        match self.state.stage {
            Stage::Movement => self.movement().reach(unit),
            _ => Reach::NONE,
        }
    }

    pub(crate) fn all_options(&self) -> Options {
        match &self.state.stage {
            Stage::Over => Options::Nothing,
            Stage::Movement => {
                let movement = self.movement();
                let units = self.board.units_of(self.state.active).map(|unit| (unit, movement.reach(unit)));
                Options::Move(units.filter(|(_, reach)| !reach.hexes.is_empty()).collect())
            }
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => {
                    let contact = self.contact(combat);
                    let units = fresh::eligible(&self.board, &self.state, &contact, *side);
                    Options::DeclareFresh(units.iter().collect())
                }
                Step::Announce => self.attack_options(),
                Step::Die(_) | Step::Weather(..) => Options::Nothing,
                Step::Aftermath(_) => self.aftermath_question().map_or(Options::Nothing, |question| match question {
                    Question::Losses { choices, .. } => Options::Losses(choices),
                    Question::Retreat { choices, .. } => Options::Retreat(
                        choices.into_iter().map(|(unit, ways)| RetreatOption::new(unit, &ways)).collect(),
                    ),
                    Question::Displace { unit, ways, .. } => Options::Retreat(vec![RetreatOption::new(unit, &ways)]),
                    Question::Advance { choices, .. } => Options::Advance(choices),
                    Question::StepBack { unit, hexes, .. } => Options::StepBack(unit, hexes),
                }),
            },
        }
    }

    fn attack_options(&self) -> Options {
        let Some(attacks) = self.attacks() else { return Options::Nothing };
        let contact = attacks.contact();
        let attacker = |link: &super::contact::Link, bombards| Attacker {
            unit: link.unit,
            must: contact.owing.contains(link.unit),
            bombards,
            enemies: link.enemies.iter().collect(),
        };
        let beside = contact.beside.iter().map(|link| attacker(link, false));
        let batteries = contact.batteries.iter().map(|link| attacker(link, true));
        Options::Attack(AttackOptions {
            attackers: beside.chain(batteries).collect(),
            must_be_attacked: contact.required.iter().collect(),
            attacks: attacks.suggestions(&contact),
            may_end: contact.unfinished().is_none(),
        })
    }
}

impl RetreatOption {
    fn new(unit: UnitId, ways: &super::retreat::Ways) -> RetreatOption {
        RetreatOption {
            unit,
            hexes: ways.hexes().to_vec(),
            displaces: matches!(ways, super::retreat::Ways::Displacing(_)),
        }
    }
}
