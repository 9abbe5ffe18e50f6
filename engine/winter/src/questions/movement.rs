//! Movement: the orders of the phase, a move or a brigade that goes on, Cossacks that command themselves (5).

use super::fire::{step_dice, with_dice};
use super::sound::{has_fire, has_hexes, has_units};
use crate::agenda::{Brigade, BrigadeLed, March};
use crate::entry::Coming;
use crate::facing::Facing;
use crate::march::{LONGEST, Order};
use crate::options::{EntryAt, EntryForm, MayCombine, MayEnter, MayPlace};
use crate::question::*;
use crate::rating::Occasion;
use crate::state::*;
use crate::terms::sum;
use engine::hex::Hex;

/// The open decision of a movement phase.
pub(super) struct MovementPhase;

/// Whether there is anything to order.
pub(super) fn is_worth_asking(game: &Game, side: Side) -> bool {
    let overall = game.board.overall.filter(|_| game.board.rules().lines.withdrawal.is_some());
    let leader = side == Side::First && overall.is_some_and(|id| game.state.leader(id).hex().is_some());
    leader
        || game.on_map(side).any(|(id, _)| game.can_step(id))
        || game
            .board
            .unit_ids()
            .any(|id| game.side_of(id) == side && game.unit_is_due(id) && !game.unit_entry_hexes(id).is_empty())
}

impl Question for MovementPhase {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        Some((game.state.phase.side(), Decision::Move))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        game.move_options(side)
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        game.check_movement(side, command)
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Move { units, steps, leaders, grand, .. } => game.begin_march(units, steps, leaders, *grand),
            Command::Brigade { unit, way } => {
                let units = game.brigade_of(*unit, *way);
                game.state.agenda.push(Task::Brigade(Brigade { units, way: *way }));
            }
            Command::BrigadeLed { unit, way, leaders } => {
                let units = game.brigade_of(*unit, *way);
                let led = BrigadeLed { units, way: *way, leaders: leaders.clone() };
                game.state.agenda.push(Task::BrigadeLed(led));
            }
            Command::MoveLeader { leader, path, exit } => {
                if let Ok(cost) = game.plan_leader(*leader, path, *exit) {
                    game.carry_out_leader(*leader, path, *exit, cost, report);
                }
            }
            Command::Enter { units, hex, formation, facing, leaders, steps, grand } => {
                let coming =
                    Coming { units, hex: *hex, formation: *formation, facing: *facing, leaders, steps, grand: *grand };
                if let Ok(members) = game.plan_entry(&coming) {
                    game.carry_out_entry(&coming, members, report);
                }
            }
            Command::Combine { into, from } => {
                let whole = game.combined(*into, *from);
                game.edit(*into, |unit| *unit = whole);
                game.edit(*from, |unit| {
                    unit.place = Place::Removed;
                    unit.strength = 0;
                    unit.charge = false;
                });
                report.tell(What::Combined { into: *into, from: *from }, [rule!("19.3")]);
            }
            Command::SelfCommand { unit } => game.state.agenda.push(Task::SelfCommand(*unit)),
            Command::Restack { units } => {
                if let Some(hex) = units.first().and_then(|&id| game.hex_of(id)) {
                    for &id in units {
                        game.edit(id, |unit| unit.marks.free += 1);
                    }
                    let board = std::sync::Arc::clone(&game.board);
                    game.field.restack(&board, &mut game.state, hex, units);
                    report.tell(What::Restacked { hex }, [rule!("9.5"), rule!("R19")]);
                }
            }
            Command::GunnerMobile => {
                if let Some((gunner, _)) = game.board.gunner.clone() {
                    let state = CommandState::Mobile;
                    game.edit_leader(gunner, |leader| leader.state = state);
                    report.tell(What::StateSet { leader: gunner, state, die: None }, [rule!("19.54")]);
                }
            }
            _ => {}
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

impl Question for &March {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        step_dice(self.fire.as_ref())
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut march = Box::new(March::clone(self));
        march.fire = with_dice(march.fire, dice);
        game.go_on_marching(march, report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        !self.units.is_empty()
            && has_units(board, &self.units)
            && self.steps.len() <= LONGEST + 1
            && usize::from(self.next) <= self.steps.len()
            // A step that was taken is one of those ordered.
            && (!self.stepped || usize::from(self.next) < self.steps.len())
            && self.leaders.iter().all(|&id| board.has_leader(id))
            && self.before.len() == self.units.len()
            && has_hexes(board, &self.trail)
            && has_fire(board, self.fire.as_ref())
    }
}

impl Question for &Brigade {
    fn go_on(&self, game: &mut Game, _dice: &[u8], _report: &mut Report) {
        game.go_on_with_brigade(Brigade::clone(self));
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units)
    }
}

impl Question for &BrigadeLed {
    fn go_on(&self, game: &mut Game, _dice: &[u8], _report: &mut Report) {
        game.go_on_with_led_brigade(BrigadeLed::clone(self));
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units) && self.leaders.iter().all(|&id| board.has_leader(id))
    }
}

/// A Cossack commands itself, or does not [19.23].
pub(super) fn command_itself(game: &mut Game, id: UnitId, die: u8, report: &mut Report) {
    let margin = i16::from(die) + sum(&game.check_terms(id, &Occasion::default()));
    let in_command = margin <= 0;
    report.tell(What::SelfCommanded { unit: id, die, in_command }, [rule!("19.23")]);
    game.edit(id, |unit| unit.marks.self_command = Some(in_command));
    if margin >= i16::from(game.board.tables().morale.rout_from) {
        game.edit(id, |unit| unit.marks.failed = true);
        game.rout(id, 3, None, true, report);
    }
}

impl Game {
    pub(crate) fn check_movement(&self, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Move { units, steps, leaders, grand, toward } => {
                self.own_on_map(side, units)?;
                for &leader in leaders {
                    self.own_leader(side, leader)?;
                }
                let hex = units.first().and_then(|&id| self.hex_of(id));
                if units.iter().any(|&id| self.hex_of(id) != hex) {
                    return Err(Breach::new(Why::NotTogether));
                }
                for &id in units {
                    let unit = self.unit(id);
                    // Grand Tactical Movement is a whole phase of its own [5.9].
                    let column = unit.formation == Formation::RoadColumn;
                    let started = *grand && (unit.marks.spent > 0 || !column || !self.in_command(id));
                    let near = *grand && hex.is_some_and(|hex| self.too_near_for_grand(id, hex));
                    if unit.marks.grand || started || near {
                        return Err(Breach::of(Why::NotGrand, id));
                    }
                }
                let members = units.iter().map(|&id| (id, *self.unit(id))).collect();
                let order = Order { units, steps, leaders, grand: *grand, toward: *toward, entering: false };
                self.plan_march(&order, members).map(drop)
            }
            Command::Brigade { unit, way } => {
                self.own_on_map(side, &[*unit])?;
                self.check_brigade(side, *unit, *way)
            }
            Command::BrigadeLed { unit, way, leaders } => {
                if !self.board.revision().a_leader_marches_with_the_brigade() {
                    return OTHER_QUESTION;
                }
                self.own_on_map(side, &[*unit])?;
                self.check_brigade_leaders(side, *unit, leaders)?;
                self.check_brigade(side, *unit, *way)
            }
            Command::MoveLeader { leader, path, exit } => {
                self.own_leader(side, *leader)?;
                self.plan_leader(*leader, path, *exit).map(drop)
            }
            Command::Enter { units, hex, formation, facing, leaders, steps, grand } => {
                for (at, &id) in units.iter().enumerate() {
                    self.own_unit(side, id)?;
                    if units.iter().take(at).any(|&other| other == id) {
                        return Err(Breach::of(Why::NotTogether, id));
                    }
                }
                for &leader in leaders {
                    self.own_leader(side, leader)?;
                }
                let coming =
                    Coming { units, hex: *hex, formation: *formation, facing: *facing, leaders, steps, grand: *grand };
                self.plan_entry(&coming).map(drop)
            }
            Command::Combine { into, from } => self.may_combine(side, *into, *from),
            Command::SelfCommand { unit } => self.may_self_command(side, *unit),
            Command::Restack { units } => {
                self.own_on_map(side, units)?;
                let Some(&first) = units.first() else { return Err(Breach::new(Why::NoEffect)) };
                let hex = self.hex_of(first).ok_or(Breach::of(Why::NotOnMap, first))?;
                let mut named = units.clone();
                let mut there = self.units_at(hex).to_vec();
                if *units == there {
                    return Err(Breach::new(Why::NoEffect));
                }
                named.sort();
                there.sort();
                if named != there {
                    return Err(Breach::new(Why::NotTogether));
                }
                let tired = |id: &&UnitId| self.unit(**id).marks.free >= self.board.tables().command.free_actions;
                units.iter().find(tired).map_or(Ok(()), |&id| Err(Breach::of(Why::TooManyFree, id)))
            }
            Command::GunnerMobile => {
                let no = Breach::new(Why::GunnerCannot);
                let (gunner, _) = self.board.gunner.as_ref().ok_or(no)?;
                let leader = self.state.leader(*gunner);
                let may = side == Side::First
                    && leader.state == CommandState::Standing
                    && leader.spent == 0
                    && self.leader_in_command(*gunner);
                if may { Ok(()) } else { Err(no) }
            }
            _ => OTHER_QUESTION,
        }
    }

    fn move_options(&self, side: Side) -> Options {
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
        let may = |command: &Command| self.check_movement(side, command).is_ok();
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

    /// Entry hexes that are open to a unit now.
    fn unit_entry_hexes(&self, id: UnitId) -> Vec<Hex> {
        let open = |hex: &Hex| {
            self.entry_formations(id, *hex).into_iter().any(|formation| {
                Facing::ALL.into_iter().any(|facing| {
                    let coming =
                        Coming { units: &[id], hex: *hex, formation, facing, leaders: &[], steps: &[], grand: false };
                    self.plan_entry(&coming).is_ok()
                })
            })
        };
        self.unit_entries(id).into_iter().filter(open).collect()
    }

    /// The hexes where a unit may enter, and its formations there. In an empty hex all facings are equal.
    fn entries_of(&self, unit: UnitId) -> Vec<EntryAt> {
        let may = |hex: Hex, formation: Formation, facing: Facing| {
            let coming = Coming { units: &[unit], hex, formation, facing, leaders: &[], steps: &[], grand: false };
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

    /// A unit when another half of its regiment has joined it [19.3]. It is no better ordered than either half, and from
    /// revision 3 on no fresher.
    fn combined(&self, into: UnitId, from: UnitId) -> Unit {
        let (one, other) = (*self.unit(into), *self.unit(from));
        let mut whole = Unit { strength: one.strength + other.strength, morale: one.morale.max(other.morale), ..one };
        if !self.board.revision().whole_keeps_the_marks_of_both_halves() {
            return whole;
        }
        whole.exhausted |= other.exhausted;
        whole.tried |= other.tried;
        whole.marks = Marks {
            spent: one.marks.spent.max(other.marks.spent),
            failed: one.marks.failed || other.marks.failed,
            grand: one.marks.grand || other.marks.grand,
            free: one.marks.free.max(other.marks.free),
            attacks: one.marks.attacks.max(other.marks.attacks),
            passed_by: one.marks.passed_by || other.marks.passed_by,
            flanked: one.marks.flanked || other.marks.flanked,
            countered: one.marks.countered || other.marks.countered,
            shaken: one.marks.shaken || other.marks.shaken,
            ..one.marks
        };
        // Once a half has acted, the whole has the smaller of the two allowances, and no more than its order allows [R10].
        let acted = [one.marks.allowance, other.marks.allowance].into_iter().flatten().min();
        whole.marks.allowance = acted.map(|least| least.min(self.allowance(into, &whole, false)));
        whole
    }
}
