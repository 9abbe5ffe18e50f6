//! What the side that is asked may do: enough for a screen to light up hexes, and for a bot to play without trial and
//! error.

use super::aftermath::Question;
use super::breach::Breach;
use super::command::Proposal;
use super::contact::{Link, attackable};
use super::definition::{Halves, UnitId};
use super::fresh;
use super::game::Game;
use super::movement::Reach;
use super::state::{DayEnd, Moving, Stage, Step};
use super::unit_set::UnitSet;
use crate::contract::{Refusal, Side};
use crate::hex::Hex;

/// What the side may do.
#[derive(Clone, Debug)]
pub enum Options {
    /// Nothing is asked of anybody.
    Nothing,
    /// Move units, or end the phase.
    Move(MoveOptions),
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
    /// Free reserves for high morale: of each list at most so many, or none.
    Spirit(Vec<(u8, Vec<UnitId>)>),
    /// Free one of these reserves for a loss, or none.
    CallReserve(Vec<UnitId>),
    /// Fight on, or break off.
    FightOn,
    /// Put one of these enemy units back on the map, in one of its hexes.
    Reorganise(Vec<(UnitId, Vec<Hex>)>),
}

/// What may be done in a movement phase.
#[derive(Clone, Debug)]
pub struct MoveOptions {
    /// Where units can go.
    pub units: Vec<(UnitId, Reach)>,
    /// Guard units that may be freed from reserve [11.5].
    pub guard: Vec<UnitId>,
    /// Units that must still go to where they may spend the night [17.3].
    pub must_rest: Vec<UnitId>,
    /// Whether the phase may end.
    pub may_end: bool,
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
    /// Those of them where a friend is displaced.
    pub displaces: Vec<Hex>,
}

impl Game {
    /// Where one unit can go.
    pub fn reach(&self, unit: UnitId) -> Reach {
        match self.state.stage {
            Stage::Movement(Moving::Units) => self.movement().reach(unit),
            _ => Reach::NONE,
        }
    }

    /// What a unit can still spend in this phase.
    pub fn movement_left(&self, unit: UnitId) -> Halves {
        self.movement().left(unit)
    }

    /// The cheapest way of a unit to a hex where it may end its move now, or what stops it from getting there.
    pub fn way(&self, side: Side, unit: UnitId, to: Hex) -> Result<Vec<Hex>, Refusal> {
        let asked = self.asked();
        let way = match self.state.stage {
            _ if asked != Some(side) => Err(Breach::NotAsked { asked }),
            Stage::Movement(Moving::Units) => self.movement().way(unit, to),
            _ => Err(Breach::NotThisQuestion { question: self.question() }),
        };
        way.map_err(|breach| breach.refusal(&self.board))
    }

    /// Units that must still go to where they may spend the night [17.3].
    pub fn must_rest(&self) -> Vec<UnitId> {
        self.all_restless()
    }

    /// Guard units that the side to move may free from reserve now [11.5].
    pub fn guard_to_free(&self) -> Vec<UnitId> {
        match self.state.stage {
            Stage::Movement(Moving::Units) => self.guard_in_reserve().0,
            _ => Vec::new(),
        }
    }

    pub(crate) fn all_options(&self) -> Options {
        match &self.state.stage {
            Stage::Over => Options::Nothing,
            Stage::Movement(Moving::Summons) => Options::Nothing,
            Stage::Movement(Moving::Spirit) => {
                let armies = self.spirits().into_iter();
                Options::Spirit(armies.map(|(army, spare)| (spare, self.reserves_of(army).collect())).collect())
            }
            Stage::Movement(Moving::Units) => {
                let movement = self.movement();
                let units = self.board.units_of(self.state.active).map(|unit| (unit, movement.reach(unit)));
                let must_rest = self.must_rest();
                Options::Move(MoveOptions {
                    units: units.filter(|(_, reach)| !reach.hexes.is_empty()).collect(),
                    guard: self.guard_to_free(),
                    may_end: must_rest.is_empty(),
                    must_rest,
                })
            }
            Stage::DayEnd(DayEnd::FightOn) => Options::FightOn,
            Stage::DayEnd(DayEnd::Reorganise(side)) => Options::Reorganise(self.reorganisations(*side)),
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
                    Question::Call { units, .. } => Options::CallReserve(units),
                    Question::Retreat { choices, .. } | Question::Displace { choices, .. } => {
                        let room = |hex: &Hex| self.field.has_room(&self.board, *hex);
                        let option = |(unit, hexes): (UnitId, Vec<Hex>)| RetreatOption {
                            unit,
                            displaces: hexes.iter().copied().filter(|hex| !room(hex)).collect(),
                            hexes,
                        };
                        Options::Retreat(choices.into_iter().map(option).collect())
                    }
                    Question::Advance { choices, .. } => Options::Advance(choices),
                    Question::StepBack { unit, hexes, .. } => Options::StepBack(unit, hexes),
                }),
            },
        }
    }

    fn attack_options(&self) -> Options {
        let Some(attacks) = self.attacks() else { return Options::Nothing };
        let contact = attacks.contact();
        let everybody = |leads: UnitSet| -> Vec<UnitId> {
            let hexes = leads.iter().filter_map(|lead| self.state.hex_of(lead));
            let units: UnitSet = hexes.flat_map(|hex| self.field.at(&self.board, hex)).collect();
            let combat = attacks.combat;
            units.iter().filter(|&unit| attackable(combat, unit)).collect()
        };
        let attackers = |links: &[Link], bombards: bool| -> Vec<Attacker> {
            let all = links.iter().flat_map(|link| link.members.iter().map(move |unit| (unit, link)));
            all.map(|(unit, link)| Attacker {
                unit,
                must: contact.owing.contains(link.unit),
                bombards,
                enemies: everybody(link.enemies),
            })
            .collect()
        };
        let mut all = attackers(&contact.beside, false);
        all.extend(attackers(&contact.batteries, true));
        Options::Attack(AttackOptions {
            attackers: all,
            must_be_attacked: everybody(contact.required.and(contact.enemies())),
            attacks: attacks.suggestions(&contact),
            may_end: contact.unfinished().is_none(),
        })
    }
}
