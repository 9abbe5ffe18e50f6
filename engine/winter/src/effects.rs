//! Effects on units and leaders: losses, elimination, arrival in a hex, leaders that fall or flee [7, 13.6, 19.8].

use super::board::Role;
use super::cite::rule;
use super::day::{OrderKind, OrderMarker};
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use engine::rule::Rule;

impl Game {
    fn count_loss(&mut self, side: Side, points: u16) {
        if let Some(lost) = self.state.affairs.lost.get_mut(side.index()) {
            *lost += points;
        }
    }

    /// Largest crew for this many guns [7.1].
    pub(crate) fn crew_for(&self, guns: u8) -> u8 {
        guns.div_ceil(self.board.tables().crew.guns_per_point)
    }

    /// Takes points off a unit, as many as it can bear; returns the number [R22, 7.2].
    pub(crate) fn lose(&mut self, id: UnitId, points: u8, report: &mut Report) -> u8 {
        self.lose_by(id, points, rule!("11.3"), report)
    }

    /// Takes losses by another rule than that of fire.
    pub(crate) fn lose_by(&mut self, id: UnitId, points: u8, case: Rule, report: &mut Report) -> u8 {
        let unit = *self.unit(id);
        let points = points.min(unit.strength);
        if points == 0 || unit.hex().is_none() {
            return 0;
        }
        let mut guns = 0;
        let battery = self.counter(id).is_battery();
        if battery {
            let every = self.board.tables().crew.points_per_gun;
            let suffered = unit.suffered + points;
            guns = (suffered / every - unit.suffered / every).min(unit.guns);
        }
        let left = self.crew_for(unit.guns - guns);
        let spare = if battery { less(unit.strength - points, left) } else { 0 };
        self.edit(id, |unit| {
            unit.strength -= points;
            unit.guns -= guns;
            if battery {
                unit.suffered += points;
                unit.strength = unit.strength.min(left);
            }
        });
        self.spare_crew(id, spare);
        self.count_loss(self.side_of(id), u16::from(points));
        report.tell(What::Lost { unit: id, points, guns }, [case]);
        if self.unit(id).strength == 0 {
            self.eliminate(id, report);
        }
        points
    }

    /// Removes a unit; its remaining points count as lost (R46). Guns without a crew stay where they are [7.2].
    pub(crate) fn eliminate(&mut self, id: UnitId, report: &mut Report) {
        let unit = *self.unit(id);
        let Some(hex) = unit.hex() else { return };
        self.count_loss(self.side_of(id), u16::from(unit.strength));
        if unit.strength > 0 {
            report.tell(What::Lost { unit: id, points: unit.strength, guns: 0 }, [rule!("R46")]);
        }
        if self.counter(id).is_battery() && unit.guns > 0 {
            self.edit(id, |unit| {
                unit.strength = 0;
                unit.charge = false;
                unit.place = Place::Abandoned(hex);
            });
            report.tell(What::GunsLeft { unit: id, hex }, [rule!("7.2")]);
            return;
        }
        // A crew that is gone leaves its guns to the next unit that comes.
        self.edit(id, |unit| {
            *unit = Unit {
                place: Place::Eliminated,
                depth: 0,
                strength: 0,
                guns: 0,
                charge: false,
                charges: false,
                fire: FireOrder::Any,
                ..*unit
            };
        });
        report.tell(What::Eliminated { unit: id }, [rule!("R46")]);
    }

    /// A unit leaves the game without being lost.
    pub(crate) fn remove(&mut self, id: UnitId, place: Place, report: &mut Report) {
        self.edit(id, |unit| {
            unit.place = place;
            unit.charge = false;
            unit.depth = 0;
        });
        if place == Place::Removed {
            report.tell(What::Removed { unit: id }, [rule!("R64")]);
        }
    }

    /// A combat unit has come into a hex, an Extended Line into two.
    pub(crate) fn arrive(&mut self, id: UnitId, hex: Hex, report: &mut Report) {
        if self.hex_of(id) != Some(hex) {
            return;
        }
        self.pass_through(id, hex, report);
        if let Some(wing) = self.wing_of(id) {
            self.pass_through(id, wing, report);
        }
    }

    /// A combat unit is or was in a hex: control and what lies there change hands (R66).
    pub(crate) fn pass_through(&mut self, id: UnitId, hex: Hex, report: &mut Report) {
        let side = self.side_of(id);
        let spot = *self.board.spot(hex);
        if let Some(control) = spot.control
            && let Some(holder) = self.state.affairs.control.get_mut(usize::from(control))
            && *holder != Some(side)
        {
            *holder = Some(side);
            report.tell(What::ControlTaken { hex, side }, [rule!("1.10"), rule!("R66")]);
        }
        let foot = matches!(self.counter(id).role, Role::Battalion(_) | Role::Skirmisher);
        if side == Side::Second && foot && (spot.town || spot.stronghold) {
            self.state.affairs.town_entered = true;
        }
        self.take_guns(id, hex, report);
        let alone: Vec<LeaderId> = self.leaders_at(side.other(), hex).collect();
        for leader in alone {
            self.flee(leader, hex, report);
        }
        if side == Side::Second {
            self.wake_groups(Some(hex), report);
        }
        self.watch_the_field(id, hex);
        self.take_headquarters(side, hex);
    }

    /// Guns that lie in a hex: the enemy's are captured, the own crew mans them again [7.4].
    fn take_guns(&mut self, id: UnitId, hex: Hex, report: &mut Report) {
        let side = self.side_of(id);
        let here: Vec<UnitId> =
            self.board.unit_ids().filter(|&guns| self.unit(guns).place == Place::Abandoned(hex)).collect();
        for guns in here {
            let crew = self.counter(guns).children.first().copied();
            if self.side_of(guns) != side {
                self.edit(guns, |unit| {
                    unit.place = Place::Eliminated;
                    unit.guns = 0;
                });
                report.tell(What::GunsCaptured { unit: guns, hex }, [rule!("7.4")]);
                if let Some(crew) = crew.filter(|&crew| self.hex_of(crew).is_some()) {
                    self.eliminate(crew, report);
                }
            } else if crew == Some(id) && self.hex_of(id) == Some(hex) && self.unit(id).morale != Morale::Routed {
                let strength = self.unit(id).strength;
                let manned = Unit {
                    place: Place::On(hex),
                    strength: strength.min(self.crew_for(self.unit(guns).guns)),
                    morale: Morale::Disordered,
                    formation: Formation::Unlimbered,
                    marks: self.unit(id).marks,
                    ..*self.unit(guns)
                };
                if self.may_join(hex, &[(guns, manned)]).is_ok() {
                    self.edit(id, |unit| unit.place = Place::Unused);
                    self.edit(guns, |unit| *unit = manned);
                    report.tell(What::GunsManned { unit: guns, hex }, [rule!("7.4")]);
                }
            }
        }
    }

    /// A leader alone goes to the nearest friendly combat unit, or is lost [13.6].
    fn flee(&mut self, leader: LeaderId, hex: Hex, report: &mut Report) {
        let side = self.board.leader(leader).side;
        let nearest =
            self.on_map(side).map(|(id, at)| (self.board.distance(hex, at), id, at)).min().map(|(_, _, at)| at);
        report.tell(What::LeaderFled { leader, to: nearest }, [rule!("13.6")]);
        match nearest {
            Some(to) => self.edit_leader(leader, |leader| leader.post = Post::On(to)),
            None => self.leader_falls(leader, None, report),
        }
    }

    /// The points a fallen leader costs [19.8].
    fn leader_points(&self, id: LeaderId) -> u16 {
        let table = &self.board.tables().leader_loss;
        if self.state.leader(id).reduced {
            return 0;
        }
        u16::from(match self.board.leader(id).level {
            Level::Brigade | Level::Artillery | Level::Cossack => table.points_brigade,
            Level::Division | Level::Detachment => table.points_division,
            Level::Wing | Level::Corps | Level::Army => table.points_corps,
        })
    }

    /// A leader falls, by a die or because there is no unit left to go to.
    pub(crate) fn leader_falls(&mut self, id: LeaderId, die: Option<u8>, report: &mut Report) {
        let points = self.leader_points(id);
        self.mourn(id);
        let chief = self.board.leader(id);
        let side = chief.side;
        let away = &self.board.rules().return_after;
        let back = match chief.level {
            Level::Brigade | Level::Artillery | Level::Cossack => away.brigade,
            _ => away.higher,
        };
        let returns = self.board.leader_data(id).is_some_and(|data| data.returns);
        let back_in = returns.then_some(back);
        self.count_loss(side, points);
        if returns && self.comes_back_by_order(id) {
            self.fall_to_display(id);
            let higher = matches!(self.board.leader(id).level, Level::Division | Level::Detachment);
            let case = if higher { rule!("19.83") } else { rule!("19.84") };
            let told = What::LeaderFell { leader: id, die, points, back_in: None, by_order: true };
            report.tell(told, [rule!("19.8"), rule!("R36"), case]);
            return;
        }
        self.edit_leader(id, |leader| {
            leader.post = back_in.map_or(Post::Lost, Post::Track);
            leader.reduced = true;
            leader.delay = None;
        });
        let told = What::LeaderFell { leader: id, die, points, back_in, by_order: false };
        report.tell(told, [rule!("19.8"), rule!("R36")]);
        self.free_members_of(id);
        self.lose_army_commander(id);
    }

    /// Whether a fallen leader comes back by an order. Brigade leaders do, and Allied division leaders; in these
    /// battles no leader can send French division leaders theirs [19.83, 19.84].
    fn comes_back_by_order(&self, id: LeaderId) -> bool {
        let chief = self.board.leader(id);
        let kept = match chief.level {
            Level::Brigade | Level::Artillery | Level::Cossack => true,
            Level::Division | Level::Detachment => chief.side == Side::First || self.board.whole().is_some(),
            Level::Corps => self.board.whole().is_some(),
            _ => false,
        };
        kept && self.options.leader_loss && self.board.rules().orders.is_some()
    }

    /// A fallen leader goes to the display: the French have their order for a brigade leader at once, the Allies with Delay
    /// 1; for a division leader headquarters must send one [19.83, 19.84].
    fn fall_to_display(&mut self, id: LeaderId) {
        let chief = self.board.leader(id);
        let brigade = !matches!(chief.level, Level::Division | Level::Detachment | Level::Corps);
        let whole = self.board.whole().is_some();
        // On the whole field a French division or corps commander waits for an order, too [19.82, 19.83].
        let french = chief.side == Side::Second && (brigade || !whole);
        self.edit_leader(id, |leader| {
            leader.reduced = true;
            if french {
                leader.post = Post::Returning;
            } else {
                leader.post = Post::Display;
                leader.state = CommandState::Inactive;
            }
            leader.delay = (brigade && !french && !whole).then_some(1);
        });
        if let Some(day) = self.state.day.as_mut() {
            let marker = OrderMarker { kind: OrderKind::Activate, delay: 1 };
            day.mark(id, Some(marker).filter(|_| brigade && !french));
        }
    }

    /// The lowest-ranking leader of a side in a hex, the lowest id if equal (R36).
    pub(crate) fn lowest_leader(&self, side: Side, hex: Hex) -> Option<LeaderId> {
        self.leaders_at(side, hex).min_by_key(|&leader| (self.board.leader(leader).level, leader))
    }

    /// Groups and orders that wait for a French unit to come near [R37, 20.24].
    ///
    /// Every French unit on the map counts after a French step, and the hex one has just passed.
    pub(crate) fn wake_groups(&mut self, passed: Option<Hex>, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let waits = |list: &[bool]| list.contains(&false);
        if !waits(&self.state.affairs.free_groups) && !waits(&self.state.affairs.limits_lifted) {
            return;
        }
        let enemies: Vec<Hex> = self.on_map(Side::Second).map(|(_, hex)| hex).chain(passed).collect();
        let near_enemy =
            |place: Hex, within: u8| enemies.iter().any(|&hex| board.distance(place, hex) <= u16::from(within));
        for (at, group) in board.rules().groups.iter().enumerate() {
            if self.state.affairs.free_groups.get(at) != Some(&false) {
                continue;
            }
            let index = u8::try_from(at).unwrap_or(u8::MAX);
            let near_unit = group.near.is_some_and(|near| {
                self.on_map(Side::First)
                    .any(|(id, place)| self.counter(id).group == Some(index) && near_enemy(place, near))
            });
            let near_hex = group
                .watch
                .as_ref()
                .is_some_and(|watch| watch.hexes.iter().any(|&place| near_enemy(place, watch.within)));
            if near_unit || near_hex {
                if let Some(free) = self.state.affairs.free_groups.get_mut(at) {
                    *free = true;
                }
                report.tell(What::GroupFreed { group: index }, [rule!("20.13"), rule!("R37")]);
            }
        }
        let Some(orders) = &board.rules().orders else { return };
        for (at, limit) in orders.limits.iter().enumerate() {
            let Some(near) = limit.unless_near else { continue };
            if self.on_map(Side::First).any(|(id, place)| self.is_limited(limit, id) && near_enemy(place, near))
                && let Some(lifted) = self.state.affairs.limits_lifted.get_mut(at)
            {
                *lifted = true;
            }
        }
    }

    /// Whether a unit belongs to a leader of an order limit.
    pub(crate) fn is_limited(&self, limit: &super::definition::OrderLimit, id: UnitId) -> bool {
        limit.leaders.iter().filter_map(|name| self.board.leader_id(name)).any(|leader| self.holds(leader, id))
    }

    /// Reports the effect of the ground on a unit that entered a hex [5.5].
    pub(crate) fn tell_ground(&self, id: UnitId, was: &Unit, report: &mut Report) {
        let now = self.unit(id);
        if was.morale == Morale::Good && now.morale == Morale::Disordered {
            report.tell(What::Disordered { unit: id }, [rule!("5.5")]);
        }
        if was.formation != now.formation {
            let (formation, facing) = (now.formation, now.facing);
            report.tell(What::Formed { unit: id, formation, facing, cost: 0 }, [rule!("5.5")]);
        }
    }
}
