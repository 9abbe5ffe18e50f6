//! What the side that is asked may do now. Units are offered; what one of them can do is worked out when it is picked:
//! [`Game::reach`], [`Game::next_steps`], [`Game::targets`], [`Game::charge_rides`].

use super::agenda::{Round, Task};
use super::command::Decision;
use super::facing::Facing;
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// What may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Options {
    /// Nobody is asked.
    Nothing,
    /// Set-up.
    Deploy {
        /// Who may be drawn up, and how.
        units: Vec<DrawnUp>,
        /// Who may place skirmish units, and where.
        skirmishers: Vec<MayPost>,
    },
    /// A command phase.
    Command {
        /// Who may declare a charge; Cossacks with the facings they may name.
        charges: Vec<MayCharge>,
        /// Whose command state may be changed.
        states: Vec<MayState>,
        /// Orders that may be sent.
        orders: Vec<MayOrder>,
        /// Leaders to be placed.
        places: Vec<MayPlace>,
        /// Whether the withdrawal may be declared.
        withdraw: bool,
        /// Whether Eylau may be held.
        hold_eylau: bool,
        /// Whether the one French order may be given.
        davout_order: bool,
        /// Who may ride in a grand charge, with whoever faces as he does.
        grand_charge: Vec<UnitId>,
        /// Detachment commanders with whom each may take under him.
        attach: Vec<MayAttach>,
        /// Whose regiment, battery or brigade a detachment commander may release.
        release: Vec<UnitId>,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// A movement phase.
    Move {
        /// Who can do something; what is for [`Game::reach`] and [`Game::next_steps`] to say.
        units: Vec<UnitId>,
        /// Leaders who can move alone.
        leaders: Vec<LeaderId>,
        /// Who may come onto the map, and where.
        entries: Vec<MayEnter>,
        /// Leaders who may come alone, and where.
        leader_entries: Vec<MayPlace>,
        /// Halves that may become one: who stays, who is taken in.
        combine: Vec<MayCombine>,
        /// Cossacks that may try to command themselves.
        self_command: Vec<UnitId>,
        /// Hexes whose order may be changed.
        restack: Vec<Hex>,
        /// Whether the artillery leader may go Mobile.
        gunner: bool,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// A shock phase.
    Shock {
        /// Attacks.
        attacks: Vec<MayAttack>,
        /// Who carries a charge; where to is for [`Game::charge_rides`] to say.
        charges: Vec<UnitId>,
        /// Who of a grand charge may move up, and on which ways.
        follows: Vec<MayFollow>,
        /// Who may be given standing orders.
        standing: Vec<UnitId>,
    },
    /// Whether a charge goes on, and where to.
    Continue {
        /// Who.
        unit: UnitId,
        /// Ways.
        paths: Vec<Vec<Hex>>,
    },
    /// Whether to charge at what came near.
    OpportunityCharge(Offered),
    /// Who may fire at what comes by.
    OpportunityFire {
        /// Who.
        firers: Vec<UnitId>,
    },
    /// Fire by turns.
    Fire {
        /// The round.
        round: Round,
        /// Who may fire at which hexes.
        shots: Vec<MayFire>,
    },
    /// Whether a ceasefire is wanted.
    Ceasefire {
        /// Whether it begins when one side wants it, because nobody fought in the turn before.
        alone: bool,
    },
    /// The openings, if this engine knows them.
    OpenDraws {
        /// Whether it does.
        known: bool,
    },
}

/// How a unit may be drawn up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnUp {
    /// Who.
    pub unit: UnitId,
    /// In which formations, facing anywhere.
    pub formations: Vec<Formation>,
}

/// Skirmish units a battalion may place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPost {
    /// Whose.
    pub battalion: UnitId,
    /// How many at most; battalions of a regiment share theirs.
    pub most: u8,
    /// Where.
    pub hexes: Vec<Hex>,
}

/// A charge that may be declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayCharge {
    /// Who.
    pub unit: UnitId,
    /// The facings a Cossack may name; none for others.
    pub facings: Vec<Facing>,
}

/// Ways a wave of a grand charge may move up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFollow {
    /// Who.
    pub unit: UnitId,
    /// Ways, one for each hex it can end in.
    pub paths: Vec<Vec<Hex>>,
}

/// A change of command state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayState {
    /// Whose.
    pub leader: LeaderId,
    /// To what.
    pub state: CommandState,
    /// Whether a die decides.
    pub rolls: bool,
}

/// An order that may be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayOrder {
    /// From whom; headquarters if nobody.
    pub from: Option<LeaderId>,
    /// To whom.
    pub to: LeaderId,
    /// Units he may be placed with.
    pub places: Vec<UnitId>,
}

/// Whom a detachment commander may take under him [19.51].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttach {
    /// Who.
    pub leader: LeaderId,
    /// Whose regiment, battery or brigade.
    pub units: Vec<UnitId>,
}

/// Where a leader may be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayPlace {
    /// Who.
    pub leader: LeaderId,
    /// Where.
    pub hexes: Vec<Hex>,
}

/// Where a unit may come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayEnter {
    /// Who.
    pub unit: UnitId,
    /// Where.
    pub hexes: Vec<EntryAt>,
}

/// How a unit may come in at a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryAt {
    /// The hex.
    pub hex: Hex,
    /// In which formations.
    pub forms: Vec<EntryForm>,
}

/// A formation a unit may come in with, and the facings that go with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryForm {
    /// The formation.
    pub formation: Formation,
    /// Facings.
    pub facings: Vec<Facing>,
}

/// Halves that may become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayCombine {
    /// Who stays.
    pub into: UnitId,
    /// Who is taken in.
    pub from: UnitId,
}

/// An attack that may be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayAttack {
    /// From where.
    pub from: Hex,
    /// Where to.
    pub to: Hex,
    /// Through which hex first.
    pub via: Option<Hex>,
    /// Who.
    pub units: Vec<UnitId>,
    /// Whether they may go in.
    pub may_advance: bool,
}

/// Shots a unit may fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MayFire {
    /// One unit, or two halves as one.
    pub units: Vec<UnitId>,
    /// At which hexes.
    pub targets: Vec<Hex>,
}

impl Game {
    pub(crate) fn options_elsewhere(&self, side: Side, task: &Task) -> Options {
        let Some((_, decision)) = self.asks_elsewhere(task) else { return Options::Nothing };
        match (decision, task) {
            (Decision::Deploy, _) => self.deploy_options(side),
            (Decision::Command, _) => self.command_options(side),
            (Decision::Move, _) => self.move_options(side),
            (Decision::Shock, task) => self.shock_options(side, *task == Task::GrandAsked),
            _ => Options::Nothing,
        }
    }

    fn deploy_options(&self, side: Side) -> Options {
        let deploy = &self.board.rules().deploy;
        let own: Vec<UnitId> = self.on_map(side).map(|(id, _)| id).filter(|&id| self.is_drawn_up(id)).collect();
        let units = own.iter().filter(|_| deploy.formations);
        let units = units.map(|&unit| DrawnUp { unit, formations: self.first_formations(unit) }).collect();
        let most = |id: UnitId| {
            let data = self.board.data(id);
            data.map_or(0, |data| data.skirmishers_each.max(data.regiment_skirmishers))
        };
        let posts = own.iter().copied().filter(|&id| self.may_post(id, 0, 0));
        let hexes = |id: UnitId| {
            let at = self.hex_of(id);
            at.map_or_else(Vec::new, |at| super::board::within(&self.board.grid(), at, deploy.skirmishers_within))
                .into_iter()
                .filter(|&hex| {
                    self.plan_deployment(side, &[], &[super::command::Posted { battalion: id, hex }]).is_ok()
                })
                .collect()
        };
        let skirmishers =
            posts.map(|battalion| MayPost { battalion, most: most(battalion), hexes: hexes(battalion) }).collect();
        Options::Deploy { units, skirmishers }
    }

    /// Units that may still be given standing orders.
    fn may_be_ordered(&self, side: Side) -> Vec<UnitId> {
        let most = self.board.tables().command.free_actions;
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).marks.free < most).collect()
    }

    fn command_options(&self, side: Side) -> Options {
        let charges = self.on_map(side).filter_map(|(unit, _)| {
            if !self.counter(unit).is_cavalry() {
                return None;
            }
            if !self.counter(unit).is_cossack() {
                return self.may_declare(side, unit, None).is_ok().then(|| MayCharge { unit, facings: Vec::new() });
            }
            let able = |facing: &Facing| self.may_declare(side, unit, Some(*facing)).is_ok();
            let facings: Vec<Facing> = Facing::ALL.into_iter().filter(able).collect();
            (!facings.is_empty()).then_some(MayCharge { unit, facings })
        });
        let own = || self.board.leader_ids().filter(|&id| self.board.leader(id).side == side);
        let states = own().flat_map(|leader| {
            [CommandState::Standing, CommandState::Mobile].into_iter().filter_map(move |state| {
                Some(MayState { leader, state, rolls: self.may_set_state(leader, state).ok()? })
            })
        });
        let orders = self.all_orders(side).into_iter().map(|(from, to)| {
            let display = self.state.leader(to).post == Post::Display;
            let units = self.on_map(side).map(|(id, _)| id).filter(|&id| display && self.holds(to, id));
            MayOrder { from, to, places: units.collect() }
        });
        let places = self.returning(side).into_iter();
        let places = places.map(|leader| MayPlace { leader, hexes: self.leader_places(leader) });
        Options::Command {
            charges: charges.collect(),
            states: states.collect(),
            orders: orders.collect(),
            places: places.filter(|place| !place.hexes.is_empty()).collect(),
            withdraw: self.may_declare_withdrawal(side).is_ok(),
            hold_eylau: self.may_hold(side).is_ok(),
            davout_order: self.may_order_davout(side).is_ok(),
            grand_charge: self.all_riders(side),
            attach: self
                .board
                .leader_ids()
                .map(|leader| MayAttach { leader, units: self.all_attachable(side, leader) })
                .filter(|may| !may.units.is_empty())
                .collect(),
            release: self.all_releasable(side),
            standing: self.may_be_ordered(side),
        }
    }

    fn move_options(&self, side: Side) -> Options {
        use super::command::Command;
        let units = self.on_map(side).map(|(id, _)| id).filter(|&id| !self.unit(id).marks.grand && self.can_step(id));
        let leaders = self.board.leader_ids().filter(|&id| {
            let leader = self.state.leader(id);
            self.board.leader(id).side == side
                && leader.hex().is_some_and(|hex| {
                    self.board.around(hex).any(|(_, to)| self.plan_leader(id, &[to], false).is_ok())
                        || self.plan_leader(id, &[], true).is_ok()
                })
        });
        let entries = self.board.unit_ids().filter(|&id| self.side_of(id) == side && self.unit_is_due(id));
        let entries = entries.map(|unit| MayEnter { unit, hexes: self.entries_of(unit) });
        let leader_entries =
            self.board.leader_ids().filter(|&id| self.board.leader(id).side == side && self.leader_is_due(id));
        let leader_entries = leader_entries.map(|leader| MayPlace {
            leader,
            hexes: self
                .leader_entries(leader)
                .into_iter()
                .filter(|&hex| !self.has(side.other(), hex) && self.leader_cost(leader, &[]).is_ok())
                .collect(),
        });
        let may = |command: &Command| self.check_command(side, command).is_ok();
        let horse: Vec<UnitId> =
            self.on_map(side).map(|(id, _)| id).filter(|&id| self.counter(id).is_cavalry()).collect();
        let mut combine = Vec::new();
        for &into in &horse {
            for &from in &horse {
                let halves = into != from && self.counter(into).regiment == self.counter(from).regiment;
                if halves && may(&Command::Combine { into, from }) {
                    combine.push(MayCombine { into, from });
                }
            }
        }
        let cossacks = horse.iter().copied().filter(|&unit| self.counter(unit).is_cossack());
        let self_command = cossacks.filter(|&unit| may(&Command::SelfCommand { unit })).collect();
        let mut restack: Vec<Hex> = self.on_map(side).map(|(_, hex)| hex).collect();
        restack.sort();
        restack.dedup();
        let most = self.board.tables().command.free_actions;
        restack.retain(|&hex| {
            let units = self.units_at(hex);
            units.len() > 1 && units.iter().all(|&id| self.unit(id).marks.free < most)
        });
        Options::Move {
            units: units.collect(),
            leaders: leaders.collect(),
            entries: entries.filter(|entry| !entry.hexes.is_empty()).collect(),
            leader_entries: leader_entries.filter(|entry| !entry.hexes.is_empty()).collect(),
            combine,
            self_command,
            restack,
            gunner: may(&Command::GunnerMobile),
            standing: self.may_be_ordered(side),
        }
    }

    /// Where and how a unit may come in. In an empty hex every facing is as good as another.
    fn entries_of(&self, unit: UnitId) -> Vec<EntryAt> {
        let may = |hex: Hex, formation: Formation, facing: Facing| {
            let coming =
                super::entry::Coming { units: &[unit], hex, formation, facing, leaders: &[], steps: &[], grand: false };
            self.plan_entry(&coming).is_ok()
        };
        let form = |hex: Hex, formation: Formation| {
            let facings: Vec<Facing> = if self.units_at(hex).is_empty() {
                if may(hex, formation, Facing::North) { Facing::ALL.to_vec() } else { Vec::new() }
            } else {
                Facing::ALL.into_iter().filter(|&facing| may(hex, formation, facing)).collect()
            };
            (!facings.is_empty()).then_some(EntryForm { formation, facings })
        };
        let at = |hex: Hex| {
            let formations = self.entry_formations(unit, hex).into_iter();
            let forms: Vec<EntryForm> = formations.filter_map(|formation| form(hex, formation)).collect();
            (!forms.is_empty()).then_some(EntryAt { hex, forms })
        };
        self.unit_entries(unit).into_iter().filter_map(at).collect()
    }

    /// While the second wave of a grand charge rides there is nothing else to do [19.7].
    fn shock_options(&self, side: Side, wave: bool) -> Options {
        let all = if wave { Vec::new() } else { self.all_attacks(side, false) };
        let attacks = all.into_iter().filter_map(|(from, to, via)| {
            let units = self.check_attack(side, from, to, false, via).ok()?;
            let may_advance = self.may_advance(&units, to).is_ok();
            Some(MayAttack { from, to, via, units, may_advance })
        });
        Options::Shock {
            attacks: attacks.collect(),
            charges: self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).charge).collect(),
            follows: self.all_follows(side),
            standing: if wave { Vec::new() } else { self.may_be_ordered(side) },
        }
    }

    /// The hexes units could fire at now.
    pub fn targets(&self, units: &[UnitId]) -> Vec<Hex> {
        let Some(&first) = units.first() else { return Vec::new() };
        let side = self.side_of(first);
        let mut hexes: Vec<Hex> = Vec::new();
        for (id, hex) in self.on_map(side.other()) {
            hexes.push(hex);
            hexes.extend(self.wing_of(id));
        }
        hexes.sort();
        hexes.dedup();
        hexes.retain(|&hex| self.could_reach(first, hex) && self.may_fire(units, hex).is_ok());
        hexes
    }

    /// Ways a declared charge can be ridden: one for each hex it can end at.
    pub fn charge_rides(&self, unit: UnitId) -> Vec<Vec<Hex>> {
        match self.hex_of(unit) {
            Some(hex) if self.unit(unit).charge => {
                self.rides(unit, hex, self.unit(unit).facing, self.ridden_before(unit))
            }
            _ => Vec::new(),
        }
    }
}
