//! Command phases: orders, delays, going Mobile, hourly checks, Attack Orders [17.5 to 17.9, 20.24].

use super::agenda::{Deliver, Task};
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::terms::{Reason, Term, sum, term};
use super::whole::LeaderState;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// A die that a command phase begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CommandDie {
    Delay(LeaderId),
    Mobile(LeaderId),
}

impl Game {
    /// An order is received: the leader is active in this phase.
    pub(crate) fn activate(&mut self, leader: LeaderId, place: Option<UnitId>, report: &mut Report) {
        let french = self.board.leader(leader).side == Side::Second;
        let display = self.state.leader(leader).post == Post::Display;
        self.edit_leader(leader, |leader| {
            leader.state = if french { CommandState::Mobile } else { CommandState::Standing };
            leader.delay = None;
            if display {
                leader.post = Post::Returning;
            }
        });
        report.tell(What::Activated { leader }, [rule!("17.9")]);
        if self.board.leader(leader).level == Level::Brigade {
            self.commit_brigades_of(leader, report);
        }
        if display {
            let hex = place.and_then(|unit| self.hex_of(unit));
            let hex = hex.filter(|&hex| self.leader_places(leader).contains(&hex));
            self.place_or_wait(leader, hex, report);
        }
    }

    // ---- dice of command phases

    /// The dice a command phase begins with, in order.
    pub(crate) fn command_dice(&self) -> Vec<CommandDie> {
        let side = self.state.phase.side();
        let own = || self.board.leader_ids().filter(|&id| self.board.leader(id).side == side);
        let delayed = |id: &LeaderId| {
            self.state.leader(*id).delay.is_some() || self.marker_of(*id).is_some_and(|marker| !marker.is_received())
        };
        let mut dice: Vec<CommandDie> = own().filter(delayed).map(CommandDie::Delay).collect();
        if side == Side::Second {
            dice.extend(own().filter(|&id| self.may_roll_mobile(id)).map(CommandDie::Mobile));
        }
        dice
    }

    /// A Standing French division leader near his corps commander, or with none on the map [17.7, R31].
    fn may_roll_mobile(&self, id: LeaderId) -> bool {
        let (chief, leader) = (self.board.leader(id), self.state.leader(id));
        let (Some(hex), Level::Division, CommandState::Standing) = (leader.hex(), chief.level, leader.state) else {
            return false;
        };
        if chief.superior.is_some_and(|above| {
            self.board.whole().is_some()
                && matches!(self.leader_state(above), LeaderState::Display | LeaderState::Inactive)
        }) {
            return false;
        }
        let corps = chief.superior.and_then(|superior| Some((superior, self.state.leader(superior).hex()?)));
        corps.is_none_or(|(superior, at)| self.board.distance(at, hex) <= self.radius(superior))
    }

    pub(crate) fn roll_command_dice(&mut self, dice: &[u8], report: &mut Report) {
        let table = &self.board.tables().orders;
        let (russian, french) = (table.tick_upto_russian, table.tick_upto_french);
        for (&which, &die) in self.command_dice().iter().zip(dice) {
            match which {
                CommandDie::Delay(leader) if self.marker_of(leader).is_some() => self.roll_marker(leader, die, report),
                CommandDie::Delay(leader) => {
                    let upto = if self.board.leader(leader).side == Side::First { russian } else { french };
                    let delay = self.state.leader(leader).delay.unwrap_or(0);
                    let left = if die <= upto { less(delay, 1) } else { delay };
                    report.tell(What::DelayRolled { leader, die, left }, [rule!("17.9")]);
                    self.edit_leader(leader, |leader| leader.delay = Some(left));
                    if left == 0 {
                        self.activate(leader, None, report);
                    }
                }
                CommandDie::Mobile(leader) => {
                    let corps = self.board.leader(leader).superior;
                    let corps = corps.filter(|&corps| self.state.leader(corps).hex().is_some());
                    let bonus = corps.map_or(0, |corps| self.bonus(corps));
                    // Evening and snow shorten his own radius here too [17.1].
                    let radius = i16::try_from(self.radius(leader)).unwrap_or(i16::MAX);
                    let goes = i16::from(die) - i16::from(bonus) <= radius;
                    let state = if goes { CommandState::Mobile } else { CommandState::Standing };
                    self.edit_leader(leader, |leader| leader.state = state);
                    report.tell(What::StateSet { leader, state, die: Some(die) }, [rule!("17.7"), rule!("R31")]);
                }
            }
        }
    }

    /// The die of an order marker on the whole field; an order that arrives is carried out [17.35].
    fn roll_marker(&mut self, leader: LeaderId, die: u8, report: &mut Report) {
        let Some(before) = self.marker_of(leader) else { return };
        let marker = before.after_die(self.board.leader(leader).side, die, &self.board.tables().orders);
        report.tell(What::DelayRolled { leader, die, left: marker.delay }, [rule!("17.9")]);
        if let Some(day) = self.state.day.as_mut() {
            day.mark(leader, Some(marker));
        }
        if marker.is_received() {
            self.receive(leader, marker.kind, None, report);
        }
    }

    /// Delay markers that this battle lays [20.24].
    pub(crate) fn lay_markers(&mut self, at_end: bool, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(orders) = &board.rules().orders else { return };
        let turn = self.state.turn;
        for marker in orders.markers.iter().filter(|marker| marker.turn == turn && marker.at_end == at_end) {
            if let Some(leader) = board.leader_id(&marker.leader)
                && self.state.leader(leader).state == CommandState::Inactive
                && self.state.leader(leader).delay.is_none()
            {
                let delay = marker.delay;
                self.edit_leader(leader, |leader| leader.delay = Some(delay));
                report.tell(What::OrderSent { from: None, to: leader, die: None, delay }, [rule!("20.24")]);
            }
        }
    }

    /// Leaders of a side who check whether they stay Mobile [17.6].
    pub(crate) fn hourly_checks(&self, side: Side) -> Vec<LeaderId> {
        if !self.is_hourly() {
            return Vec::new();
        }
        let orders = self.board.rules().orders.is_some();
        let checks = |id: &LeaderId| {
            let (chief, leader) = (self.board.leader(*id), self.state.leader(*id));
            let level = if orders {
                matches!(chief.level, Level::Division | Level::Detachment | Level::Wing | Level::Corps | Level::Army)
            } else {
                chief.side == Side::Second && chief.level == Level::Division
            };
            // Divisions of an army that withdraws are Mobile to the end [20.36].
            let retires = self.retiring().is_some()
                && chief.side == Side::First
                && chief.level == Level::Division
                && !self.is_prussian_leader(*id);
            chief.side == side
                && level
                && !retires
                && leader.hex().is_some()
                && leader.state == CommandState::Mobile
                && !chief.no_continuation
        };
        self.board.leader_ids().filter(checks).collect()
    }

    // ---- orders

    /// Whether an order may be sent [17.9, 20.24].
    pub(crate) fn may_order(&self, side: Side, from: Option<LeaderId>, to: LeaderId) -> Result<(), Breach> {
        let no = Breach::new(Why::NoOrder);
        // On the whole field orders are of another kind [17.31].
        let Some(orders) = self.board.rules().orders.as_ref().filter(|_| self.board.whole().is_none()) else {
            return Err(no);
        };
        let leader = self.state.leader(to);
        if side != Side::First || self.board.leader(to).side != side {
            return Err(no);
        }
        if self.snows_hard() {
            return Err(Breach::new(Why::Snowed));
        }
        let there = matches!(leader.post, Post::On(_) | Post::Display);
        if leader.state != CommandState::Inactive || leader.delay.is_some() || !there {
            return Err(no);
        }
        match from {
            None if self.state.affairs.order_points == 0 && !self.is_replacement(to) => return Err(no),
            None => {}
            // Only headquarters send for who takes a fallen division leader's place [19.83].
            Some(_) if self.is_replacement(to) => return Err(Breach::new(Why::OnlyHeadquarters)),
            Some(sender) => {
                let active = self.state.leader(sender).hex().is_some()
                    && self.state.leader(sender).state != CommandState::Inactive
                    && self.board.leader(sender).side == side;
                if !active || !self.is_under(to, sender) {
                    return Err(no);
                }
            }
        }
        for (at, limit) in orders.limits.iter().enumerate() {
            if !limit.leaders.contains(&self.board.leader(to).id) {
                continue;
            }
            let lifted = self.state.affairs.limits_lifted.get(at) == Some(&true);
            if self.state.turn < limit.from_turn && !lifted {
                return Err(Breach::new(Why::OrderTooEarly));
            }
            if self.is_replacement(to) {
                continue;
            }
            if let Some(only) = limit.only_from.as_ref().and_then(|id| self.board.leader_id(id)) {
                let lost = matches!(self.state.leader(only).post, Post::Lost | Post::Track(_));
                let fits = if lost { from.is_none() } else { from == Some(only) };
                if !fits {
                    return Err(Breach::new(Why::OrderTooEarly));
                }
            }
        }
        Ok(())
    }

    /// Whether a leader takes the place of a fallen division leader and waits for headquarters to send for him [19.83].
    fn is_replacement(&self, id: LeaderId) -> bool {
        let leader = self.state.leader(id);
        self.options.leader_loss
            && leader.reduced
            && leader.post == Post::Display
            && matches!(self.board.leader(id).level, Level::Division | Level::Detachment)
    }

    /// Distance from a sender to the nearest unit of a leader.
    fn order_distance(&self, sender: LeaderId, to: LeaderId) -> Option<u16> {
        let at = self.state.leader(sender).hex()?;
        let units = self.on_map(self.board.leader(to).side).filter(|&(id, _)| self.holds(to, id));
        units.map(|(_, hex)| self.board.distance(at, hex)).min()
    }

    /// Whether the order needs no die: a unit of that command is inside the sender's radius.
    pub(crate) fn received_at_once(&self, from: Option<LeaderId>, to: LeaderId) -> bool {
        from.is_some_and(|sender| {
            self.order_distance(sender, to).is_some_and(|distance| distance <= self.radius(sender))
        })
    }

    /// The modifiers of the die of a delivery [17.9].
    pub(crate) fn delivery_terms(&self, from: Option<LeaderId>, to: LeaderId) -> Vec<Term> {
        let table = &self.board.tables().orders;
        let mut terms = Vec::new();
        match from {
            None => terms.push(term("17.9", Reason::Headquarters, i16::from(table.from_headquarters))),
            Some(sender) => {
                terms.push(term("17.9", Reason::Leader, -i16::from(self.bonus(sender))));
                // Snow shortens what a leader sees, not how far his riders have to go [18.3].
                let radius = self.radius_by_light(sender).max(1);
                let radii = self.order_distance(sender, to).map_or(0, |distance| distance / radius);
                let beyond = i16::try_from(less(radii, 1)).unwrap_or(0).min(20);
                terms.push(term("17.9", Reason::Distance, beyond * i16::from(table.per_radius_beyond_first)));
            }
        }
        terms.push(term("17.9", Reason::Russian, i16::from(table.russian)));
        if self.snows_hard() {
            terms.push(term("17.9", Reason::Snow, i16::from(table.heavy_snow)));
        }
        terms.retain(|term| term.amount != 0);
        terms
    }

    /// The delay a modified die gives; 0 is received.
    pub(crate) fn delay_of(&self, score: i16) -> u8 {
        let table = &self.board.tables().orders.delivery;
        let at = usize::try_from(score.clamp(0, 9)).unwrap_or(0);
        table.get(at).copied().unwrap_or(0)
    }

    pub(crate) fn send_order(&mut self, order: Deliver, report: &mut Report) {
        // For a fallen division leader it costs nothing [19.83].
        if order.from.is_none() && !self.is_replacement(order.to) {
            self.state.affairs.order_points -= 1;
        }
        if self.received_at_once(order.from, order.to) {
            report.tell(What::OrderSent { from: order.from, to: order.to, die: None, delay: 0 }, [rule!("20.24")]);
            self.activate(order.to, order.place, report);
        } else {
            self.state.agenda.push(Task::Deliver(order));
        }
    }

    pub(crate) fn deliver(&mut self, order: Deliver, die: u8, report: &mut Report) {
        let score = i16::from(die) + sum(&self.delivery_terms(order.from, order.to));
        let delay = self.delay_of(score);
        report.tell(
            What::OrderSent { from: order.from, to: order.to, die: Some(die), delay },
            [rule!("17.9"), rule!("20.24")],
        );
        if delay == 0 {
            self.activate(order.to, order.place, report);
        } else {
            self.edit_leader(order.to, |leader| leader.delay = Some(delay));
        }
    }

    // ---- command states

    /// Whether a leader's command state may be changed by command [17.7]; returns whether a die is needed.
    pub(crate) fn may_set_state(&self, id: LeaderId, to: CommandState) -> Result<bool, Breach> {
        if self.board.whole().is_some() {
            return self.may_change_state(id, to);
        }
        let no = Breach::new(Why::NoState);
        let (chief, leader) = (self.board.leader(id), self.state.leader(id));
        let orders = self.board.rules().orders.is_some();
        let above = !matches!(chief.level, Level::Brigade | Level::Cossack);
        let Some(hex) = leader.hex().filter(|_| above) else { return Err(no) };
        if leader.state == to {
            return Err(Breach::new(Why::NoEffect));
        }
        match to {
            CommandState::Standing => {
                let corps = chief.side == Side::Second && chief.level == Level::Corps && !orders;
                if leader.state != CommandState::Mobile || corps {
                    return Err(no);
                }
                if leader.free >= self.board.tables().command.free_actions {
                    return Err(Breach::by(Why::TooManyFree, id));
                }
                Ok(false)
            }
            CommandState::Mobile if leader.state != CommandState::Standing => Err(no),
            CommandState::Mobile if orders => {
                let able = chief.side == Side::First
                    && matches!(chief.level, Level::Division | Level::Detachment | Level::Wing)
                    && !leader.tried;
                if able { Ok(true) } else { Err(no) }
            }
            CommandState::Mobile => {
                let overall = self.board.overall.and_then(|overall| Some((overall, self.state.leader(overall).hex()?)));
                let near = overall.is_some_and(|(overall, at)| self.board.distance(at, hex) <= self.radius(overall));
                if !chief.at_will || !near {
                    return Err(no);
                }
                if leader.free >= self.board.tables().command.free_actions {
                    return Err(Breach::by(Why::TooManyFree, id));
                }
                Ok(false)
            }
            CommandState::Inactive => Err(no),
        }
    }

    // ---- Attack Orders

    /// An Attack Order begins when its commander enters [17.8].
    pub(crate) fn begin_attack_order(&mut self, leader: LeaderId, report: &mut Report) {
        let comes = self.board.leader_data(leader).is_some_and(|data| data.attack_order);
        if comes && self.state.affairs.attack_orders.iter().all(|order| order.leader != leader) {
            self.state.affairs.attack_orders.push(AttackOrder { leader, violations: 0, holds: true });
            report.tell(What::AttackOrderSet { leader, holds: true }, [rule!("17.8")]);
        }
    }

    /// Notes the distance of every battalion under an Attack Order from the enemy, when the movement phase begins.
    pub(crate) fn measure(&mut self) {
        let side = self.state.phase.side();
        self.state.affairs.nearest.clear();
        if self.state.affairs.attack_orders.iter().all(|order| !order.holds) {
            return;
        }
        let battalions: Vec<(UnitId, Hex)> =
            self.on_map(side).filter(|&(id, _)| self.counter(id).is_battalion()).collect();
        for (unit, hex) in battalions {
            if let Some((_, distance)) = self.nearest_enemy(side, hex) {
                self.state.affairs.nearest.push(Nearest { unit, distance });
            }
        }
    }

    /// Brigades that hung back move their order's track up [17.8].
    pub(crate) fn judge_attack_orders(&mut self, report: &mut Report) {
        // No unit hangs back in heavy snow: orders in place stay [18.3].
        if self.snows_hard() {
            return;
        }
        let near = u16::from(self.board.tables().attack_order.near);
        let most = self.board.tables().attack_order.violations;
        let orders = self.state.affairs.attack_orders.clone();
        let side = self.state.phase.side();
        let own = |order: &AttackOrder| order.holds && self.board.leader(order.leader).side == side;
        let pressed: Vec<(usize, AttackOrder)> =
            orders.iter().copied().enumerate().filter(|(_, order)| own(order)).collect();
        for (at, order) in pressed {
            let command: Vec<(UnitId, Hex)> = self
                .on_map(side)
                .filter(|&(id, _)| self.counter(id).is_battalion() && self.of_chain(order.leader, id))
                .filter(|&(id, _)| self.board.whole().is_none() || !self.is_inactive(id))
                .collect();
            let mut brigades: Vec<u16> = command.iter().filter_map(|&(id, _)| self.counter(id).brigade).collect();
            brigades.sort_unstable();
            brigades.dedup();
            for brigade in brigades {
                let own = || command.iter().filter(|(id, _)| self.counter(*id).brigade == Some(brigade));
                let steady = own().any(|(id, _)| self.unit(*id).morale == Morale::Good);
                let fresh = own().any(|(id, _)| self.unit(*id).marks.entered);
                let pressed = own().any(|&(id, hex)| {
                    let now = self.nearest_enemy(side, hex).map(|(_, distance)| distance);
                    let before = self.state.affairs.nearest.iter().find(|known| known.unit == id);
                    now.is_none_or(|now| now <= near || before.is_some_and(|before| now < before.distance))
                });
                if !steady || fresh || pressed {
                    continue;
                }
                let mut violations = 0;
                if let Some(known) = self.state.affairs.attack_orders.get_mut(at) {
                    known.violations += 1;
                    violations = known.violations;
                    known.holds = known.violations < most;
                }
                let brigade = self.board.key_name(brigade).to_owned();
                report.tell(What::Violation { leader: order.leader, brigade, violations }, [rule!("17.8")]);
                if violations == most && self.board.whole().is_some() {
                    self.end_attack(order.leader, report);
                } else if violations == most {
                    report.tell(What::AttackOrderSet { leader: order.leader, holds: false }, [rule!("17.8")]);
                }
            }
        }
    }
}
