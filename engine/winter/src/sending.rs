//! Orders on the whole field: who sends what, its way, what it does, and brigades that a commander commits [17.3, R151].

use super::agenda::{Dispatch, Task};
use super::breach::{Breach, Why};
use super::cite::rule;
use super::day::{FieldCommand, OrderKind, OrderMarker};
use super::definition::Level;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::{LeaderState, MobileWay, OrderPrice, Rank, Sending};
use engine::contract::Side;
use engine::hex::Hex;

/// An army commander who stands so near to his headquarters sends from there, in hexes [R114].
const AT_HEADQUARTERS: u16 = 2;
/// The turn before which brigade leaders of the II Division are not ordered [20.34.B.9].
const SECOND_DIVISION: (&str, u8) = ("II", 11);
/// The last turn with an Attack Order [17.8b].
const LAST_ATTACK: u8 = 52;

impl Game {
    fn carries_attack(&self, leader: LeaderId) -> bool {
        self.state.affairs.attack_orders.iter().any(|order| order.holds && order.leader == leader)
    }

    /// Whether a leader may send an order of that kind, and its price [17.31].
    pub(crate) fn may_send(
        &self,
        side: Side,
        from: LeaderId,
        to: LeaderId,
        kind: OrderKind,
    ) -> Result<OrderPrice, Breach> {
        let no = Breach::by(Why::NoSending, to);
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return Err(no) };
        let (Some(sender), Some(receiver)) = (self.board.field_leader(from), self.board.field_leader(to)) else {
            return Err(no);
        };
        if self.snows_hard() {
            return Err(Breach::new(Why::Snowed));
        }
        let other = if self.rank(from) == Some(sender.rank) { None } else { self.as_sender(from) };
        let sender = other.as_ref().unwrap_or(sender);
        let state = self.leader_state(to);
        if matches!(state, LeaderState::Lost | LeaderState::ToCome) {
            return Err(no);
        }
        let price =
            whole.field.order_price(sender, receiver, kind).or_else(|| self.price_without_superior(from, to, kind));
        let price = price.filter(|_| from != to && sender.side == side && receiver.side == side).ok_or(no)?;
        if self.state.leader(from).hex().is_none() || !self.is_able_to_send(from) || day.called.contains(&from) {
            return Err(Breach::by(Why::NoSending, from));
        }
        if side == Side::First && self.retiring().is_some() && kind == OrderKind::Attack {
            return Err(no);
        }
        // Without Napoleon no Attack Order begins or is stopped [R156].
        if side == Side::Second && self.is_without_emperor() && matches!(kind, OrderKind::Attack | OrderKind::Stop) {
            return Err(no);
        }
        // A leader with a marker is not ordered again.
        if day.marker(to).is_some() || self.is_pressed_from_above(to, kind) {
            return Err(no);
        }
        let attacks = self.carries_attack(to);
        if receiver.after_order(state, kind, self.state.turn, attacks).is_none() {
            return Err(no);
        }
        if self.is_too_early(to, kind) || self.is_bound_leader(to) {
            return Err(Breach::by(Why::BoundLeader, to));
        }
        if state == LeaderState::Display && !self.on_map(side).any(|(id, _)| self.holds(to, id)) {
            return Err(Breach::new(Why::NoPlace));
        }
        let free = day.marker(from) == Some(OrderMarker { kind: OrderKind::Free, delay: 0 });
        match price {
            OrderPrice::Point if self.order_points_of(from) == 0 => Err(Breach::new(Why::NoPoint)),
            OrderPrice::FreeOrder if !free => Err(Breach::by(Why::NoSending, from)),
            _ => Ok(price),
        }
    }

    /// The army commander orders division leaders that have lost their wing commander, and replacements [17.31, 19.83].
    fn price_without_superior(&self, from: LeaderId, to: LeaderId, kind: OrderKind) -> Option<OrderPrice> {
        let leader = self.state.leader(to);
        let division = self.rank(from) == Some(Rank::Army) && self.rank(to) == Some(Rank::Division);
        let orphan = self.superior_of(to).is_none_or(|above| self.leader_state(above) == LeaderState::Lost);
        let replacement = leader.reduced && leader.post == Post::Display && kind == OrderKind::Activate;
        match (division, replacement, self.board.leader(to).side) {
            (true, true, Side::First) => Some(OrderPrice::Nothing),
            (true, true, Side::Second) => Some(OrderPrice::Point),
            (true, false, _) if orphan => Some(OrderPrice::Point),
            _ => None,
        }
    }

    /// Whether a leader on the map is such that he can send: an army commander always, others when they are in command.
    fn is_able_to_send(&self, from: LeaderId) -> bool {
        self.rank(from) == Some(Rank::Army) || self.leader_state(from).is_active() && self.leader_in_command(from)
    }

    /// Whether the Attack Order of a superior holds for a leader already: a brigade is under one at most.
    fn is_pressed_from_above(&self, to: LeaderId, kind: OrderKind) -> bool {
        let orders = self.state.affairs.attack_orders.iter().filter(|order| order.holds);
        kind == OrderKind::Attack && orders.into_iter().any(|order| self.is_under(to, order.leader))
    }

    /// Whether an order comes too early for a leader: leaders of Grand Batteries, and brigades of the II Division.
    fn is_too_early(&self, to: LeaderId, kind: OrderKind) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        let turn = self.state.turn;
        match self.rank(to) {
            Some(Rank::Battery) => {
                let woken = matches!(kind, OrderKind::Mobile | OrderKind::Free);
                !woken || turn < whole.field.rules.grand_batteries.free_from
            }
            Some(Rank::Brigade) => {
                let (division, from) = SECOND_DIVISION;
                let under = self.superior_of(to).and_then(|above| self.board.leader_data(above));
                turn < from && under.is_some_and(|above| above.commands.iter().any(|name| name == division))
            }
            _ => false,
        }
    }

    /// The distance of an order: to the leader, or while he is on the display to the nearest unit of his [17.34].
    fn way_of_order(&self, from: LeaderId, to: LeaderId) -> u16 {
        let Some(at) = self.state.leader(from).hex() else { return u16::MAX };
        let far = |hex: Hex| self.board.distance(at, hex);
        let units = || self.on_map(self.board.leader(to).side).filter(|&(id, _)| self.holds(to, id));
        let nearest = || units().map(|(_, hex)| far(hex)).min();
        self.state.leader(to).hex().map(far).or_else(nearest).unwrap_or(u16::MAX)
    }

    /// An order on its way from a leader to another.
    fn sending(&self, from: LeaderId, to: LeaderId) -> Sending {
        let chief = self.board.leader(from);
        Sending {
            side: chief.side,
            radius: chief.radius,
            bonus: self.bonus(from),
            distance: self.way_of_order(from, to),
            from_headquarters: self.sends_from_headquarters(from),
        }
    }

    fn sends_from_headquarters(&self, from: LeaderId) -> bool {
        let (Some(whole), Some(hex)) = (self.board.whole(), self.state.leader(from).hex()) else { return false };
        let side = self.board.leader(from).side;
        let [allied, french] = whole.field.rules.headquarters;
        let place = if side == Side::First { allied } else { french };
        let gone = side == Side::First && self.state.day.as_ref().is_some_and(|day| day.headquarters_gone);
        let commands = self.rank(from) == Some(Rank::Army) && self.leader_state(from) == LeaderState::Standing;
        // Bagration sends as from headquarters wherever he stands [19.53].
        if commands && self.is_second(from) && self.retiring().is_none() {
            return true;
        }
        commands
            && self.retiring().is_none()
            && self.board.distance(hex, place) <= AT_HEADQUARTERS
            && !gone
            && !self.has(side.other(), place)
            && !self.in_enemy_zone(side, place)
    }

    /// Sends an order that may be sent: it is paid for, and received at once or by a die.
    pub(crate) fn send(&mut self, order: Dispatch, report: &mut Report) {
        let side = self.board.leader(order.from).side;
        let Ok(price) = self.may_send(side, order.from, order.to, order.kind) else { return };
        match price {
            OrderPrice::Nothing => {}
            OrderPrice::Point => self.spend_point(order.from),
            OrderPrice::FreeOrder => {
                if let Some(day) = self.state.day.as_mut() {
                    day.mark(order.from, None);
                }
            }
        }
        self.note_light_order(order.from, order.to);
        let corps = self.is_without_emperor() && self.acts_as_corps(order.from);
        if corps || self.sending(order.from, order.to).is_within_radius() {
            report.tell(What::OrderSent { from: Some(order.from), to: order.to, die: None, delay: 0 }, [rule!("17.9")]);
            self.receive(order.to, order.kind, order.place, report);
            self.note_called(order.to);
            self.note_army_order(order);
        } else {
            self.state.agenda.push(Task::Dispatch(order));
        }
    }

    /// The light cavalry is free in the south once Soult or the army commander has ordered it [20.34.A.4].
    fn note_light_order(&mut self, from: LeaderId, to: LeaderId) {
        let light = self.board.field_leader(to).is_some_and(|leader| leader.light_cavalry);
        let named = self
            .board
            .field_leader(from)
            .is_some_and(|sender| sender.rank == Rank::Army || sender.commands.iter().any(|name| name == "IV"));
        if let Some(day) = self.state.day.as_mut().filter(|_| light && named) {
            day.light_ordered.push(to);
            day.light_ordered.sort();
            day.light_ordered.dedup();
        }
    }

    /// An Allied leader who receives an order in an open phase sends none before the next one [R113].
    fn note_called(&mut self, to: LeaderId) {
        let allied = self.board.leader(to).side == Side::First;
        if let Some(day) = self.state.day.as_mut().filter(|_| allied) {
            day.called.push(to);
            day.called.sort();
            day.called.dedup();
        }
    }

    /// The die of an order on its way is rolled [17.34].
    pub(crate) fn dispatch(&mut self, order: Dispatch, die: u8, report: &mut Report) {
        let marker = self.sending(order.from, order.to).marker(order.kind, die, &self.board.tables().orders);
        let delay = marker.delay;
        report.tell(What::OrderSent { from: Some(order.from), to: order.to, die: Some(die), delay }, [rule!("17.9")]);
        if marker.is_received() {
            self.receive(order.to, order.kind, order.place, report);
            self.note_called(order.to);
        } else if let Some(day) = self.state.day.as_mut() {
            day.mark(order.to, Some(marker));
        }
        self.note_army_order(order);
    }

    /// The order that the leader of a Grand Battery has, or will have, is one of an army commander: by it he may dissolve
    /// the battery [19.52].
    fn note_army_order(&mut self, order: Dispatch) {
        let by_army = self.rank(order.from) == Some(Rank::Army);
        let guns = self.rank(order.to) == Some(Rank::Battery) && order.kind == OrderKind::Free;
        if let Some(day) = self.state.day.as_mut().filter(|_| guns) {
            day.by_army.retain(|&known| known != order.to);
            day.by_army.extend(Some(order.to).filter(|_| by_army));
            day.by_army.sort();
        }
    }

    /// A leader has an order, and acts on it; a Free order he keeps [17.36, R152].
    pub(crate) fn receive(&mut self, to: LeaderId, kind: OrderKind, place: Option<UnitId>, report: &mut Report) {
        let Some(leader) = self.board.field_leader(to) else { return };
        let (rank, state, attacks) = (leader.rank, self.leader_state(to), self.carries_attack(to));
        let allied = leader.side == Side::First;
        let after = leader.after_order(state, kind, self.state.turn, attacks);
        if let Some(day) = self.state.day.as_mut() {
            day.mark(to, None);
        }
        // An order that can do nothing is spent.
        let Some(after) = after else { return };
        if rank == Rank::Cossack || rank == Rank::Artillery {
            if let Some(day) = self.state.day.as_mut() {
                day.freed.push(to);
                day.freed.sort();
                day.freed.dedup();
            }
            report.tell(What::Activated { leader: to }, [rule!("17.9")]);
            return;
        }
        if rank == Rank::Corps
            && let Some(day) = self.state.day.as_mut().filter(|_| allied)
        {
            day.march_over = true;
        }
        self.call(to, after, place, report);
        match kind {
            OrderKind::Free => {
                if let Some(day) = self.state.day.as_mut() {
                    day.mark(to, Some(OrderMarker { kind, delay: 0 }));
                }
            }
            OrderKind::Attack if after == LeaderState::Mobile => self.begin_attack(to, report),
            OrderKind::Stop => self.end_attack(to, report),
            _ => {}
        }
    }

    /// A leader becomes what his order makes of him: from the display he is placed, and a brigade leader commits his
    /// brigades.
    fn call(&mut self, to: LeaderId, after: LeaderState, place: Option<UnitId>, report: &mut Report) {
        let before = self.leader_state(to);
        let display = self.state.leader(to).post == Post::Display;
        let state = if after == LeaderState::Mobile { CommandState::Mobile } else { CommandState::Standing };
        self.edit_leader(to, |leader| {
            leader.state = state;
            if display {
                leader.post = Post::Returning;
            }
        });
        if matches!(before, LeaderState::Display | LeaderState::Inactive) {
            report.tell(What::Activated { leader: to }, [rule!("17.9")]);
        } else if before != after {
            report.tell(What::StateSet { leader: to, state, die: None }, [rule!("17.9")]);
        }
        if self.board.leader(to).level == Level::Brigade {
            self.commit_brigades_of(to, report);
        }
        if display {
            let hex = place.and_then(|unit| self.hex_of(unit));
            let hex = hex.filter(|&hex| self.leader_places(to).contains(&hex));
            self.place_or_wait(to, hex, report);
        }
    }

    // ---- Attack Orders

    /// An Attack Order begins; it takes the place of those of leaders below [17.8b].
    fn begin_attack(&mut self, leader: LeaderId, report: &mut Report) {
        let under = |order: &AttackOrder| order.leader == leader || self.is_under(order.leader, leader);
        let mut orders = self.state.affairs.attack_orders.clone();
        orders.retain(|order| !under(order));
        orders.push(AttackOrder { leader, violations: 0, holds: true });
        self.state.affairs.attack_orders = orders;
        report.tell(What::AttackOrderSet { leader, holds: true }, [rule!("17.8")]);
    }

    /// An Attack Order ends, for whatever reason: the infantry brigades of the command are the more tired for it [15.4].
    pub(crate) fn end_attack(&mut self, leader: LeaderId, report: &mut Report) {
        let mut brigades: Vec<u16> = self
            .on_map(self.board.leader(leader).side)
            .filter(|&(id, _)| self.counter(id).is_battalion() && self.of_chain(leader, id) && !self.is_inactive(id))
            .filter_map(|(id, _)| self.counter(id).tires)
            .collect();
        brigades.sort_unstable();
        brigades.dedup();
        for order in &mut self.state.affairs.attack_orders {
            if order.leader == leader {
                order.holds = false;
            }
        }
        report.tell(What::AttackOrderSet { leader, holds: false }, [rule!("17.8")]);
        for brigade in brigades {
            self.tire(brigade, 1, report);
        }
    }

    /// Attack Orders that end by themselves: with the evening, and with the morale of their command [17.8b, R116].
    pub(crate) fn end_attacks(&mut self, report: &mut Report) {
        if self.board.whole().is_none() {
            return;
        }
        let late = self.state.turn >= LAST_ATTACK && self.state.phase == PhaseName::EndOfTurn;
        let over = |order: &&AttackOrder| {
            let body = self.board.unit_ids().find(|&id| self.board.of_chain(order.leader, id));
            order.holds && (late || body.is_some_and(|id| self.nerve_of(id) > Nerve::Steady))
        };
        let ended: Vec<LeaderId> =
            self.state.affairs.attack_orders.iter().filter(over).map(|order| order.leader).collect();
        for leader in ended {
            self.end_attack(leader, report);
        }
    }

    // ---- states

    /// Whether a leader of the whole field may change his state, and whether a die decides [17.37].
    pub(crate) fn may_change_state(&self, id: LeaderId, to: CommandState) -> Result<bool, Breach> {
        let no = Breach::by(Why::NoState, id);
        let Some(leader) = self.board.field_leader(id) else { return Err(no) };
        let (state, known) = (self.leader_state(id), self.state.leader(id));
        let free = || {
            let spent = known.free >= self.board.tables().command.free_actions;
            if spent { Err(Breach::by(Why::TooManyFree, id)) } else { Ok(false) }
        };
        if known.state == to {
            return Err(Breach::new(Why::NoEffect));
        }
        if leader.side == Side::Second && self.is_without_emperor() && self.acts_as_corps(id) {
            let called = state.is_active() || state == LeaderState::Inactive && !self.is_bound_leader(id);
            let able = matches!(to, CommandState::Standing | CommandState::Mobile) && called;
            return if able { free() } else { Err(no) };
        }
        let alone = self.is_without_rear_guard() && matches!(leader.rank, Rank::Detachment | Rank::Corps);
        if alone && leader.side == Side::First && to == CommandState::Mobile {
            return if state.is_active() { free() } else { Err(no) };
        }
        match to {
            CommandState::Standing
                if leader.rank > Rank::Cossack && leader.may_stand(state, self.carries_attack(id)) =>
            {
                free()
            }
            CommandState::Mobile => {
                let above = self.superior_of(id).map_or(LeaderState::ToCome, |above| self.leader_state(above));
                match leader.mobile_way() {
                    MobileWay::Freely if leader.may_go_mobile(state, above) => free(),
                    MobileWay::ByCommand if leader.may_go_mobile(state, above) && !known.tried => {
                        if self.leader_in_command(id) { Ok(true) } else { Err(no) }
                    }
                    _ => Err(no),
                }
            }
            _ => Err(no),
        }
    }

    // ---- committing without a leader

    /// Whether a commander commits the brigade of a unit that has no leader to order [R151].
    pub(crate) fn may_commit(&self, side: Side, id: UnitId) -> Result<(), Breach> {
        self.own_on_map(side, &[id])?;
        let no = Breach::of(Why::NoCommitment, id);
        let counter = self.counter(id);
        if self.board.whole().is_none() {
            return Err(no);
        }
        if self.snows_hard() {
            return Err(Breach::new(Why::Snowed));
        }
        if counter.parent.is_some() || counter.is_battery() || !self.is_inactive(id) || self.is_bound_on_field(id) {
            return Err(no);
        }
        let led = self.board.leader_ids().any(|leader| {
            self.rank(leader) == Some(Rank::Brigade)
                && self.holds(leader, id)
                && self.leader_state(leader) != LeaderState::Lost
        });
        if led {
            let light = self.board.leader_ids().find(|&leader| {
                self.board.field_leader(leader).is_some_and(|known| known.light_cavalry) && self.holds(leader, id)
            });
            let over = self.state.day.as_ref().is_some_and(|day| day.over_pasmar);
            return if light.is_some() && over && side == Side::Second { Ok(()) } else { Err(no) };
        }
        let hex = self.hex_of(id).ok_or(no)?;
        let commands = |leader: LeaderId| {
            matches!(self.rank(leader), Some(Rank::Detachment | Rank::Division | Rank::Wing | Rank::Corps))
                && self.of_chain(leader, id)
                && self.leader_state(leader).is_active()
                && self.leader_in_command(leader)
                && self.state.leader(leader).hex().is_some_and(|at| self.board.distance(at, hex) <= self.radius(leader))
        };
        if self.board.leader_ids().any(commands) { Ok(()) } else { Err(no) }
    }

    // ---- all of them

    /// Every command of the whole field that a side may give in its command phase.
    pub(crate) fn all_field_commands(&self, side: Side) -> Vec<FieldCommand> {
        if self.state.day.is_none() {
            return Vec::new();
        }
        let own: Vec<LeaderId> = self.board.leader_ids().filter(|&id| self.board.leader(id).side == side).collect();
        let mut all = Vec::new();
        let called = |from: LeaderId| self.state.day.as_ref().is_some_and(|day| day.called.contains(&from));
        for &from in &own {
            let sends = self.rank(from) >= Some(Rank::Division) && self.state.leader(from).hex().is_some();
            if sends && self.is_able_to_send(from) && !called(from) && !self.snows_hard() {
                all.extend(own.iter().flat_map(|&to| self.orders_between(side, from, to)));
            }
        }
        all.extend(
            own.iter().filter(|&&leader| self.may_drop(leader)).map(|&leader| FieldCommand::DropOrder { leader }),
        );
        let mut brigades = Vec::new();
        for (unit, _) in self.on_map(side) {
            let brigade = self.counter(unit).brigade;
            if !brigades.contains(&brigade) && self.may_commit(side, unit).is_ok() {
                brigades.push(brigade);
                all.push(FieldCommand::Commit { unit });
            }
        }
        all
    }

    fn orders_between(&self, side: Side, from: LeaderId, to: LeaderId) -> Vec<FieldCommand> {
        const KINDS: [OrderKind; 5] =
            [OrderKind::Activate, OrderKind::Mobile, OrderKind::Attack, OrderKind::Stop, OrderKind::Free];
        let may = |kind: &OrderKind| self.may_send(side, from, to, *kind).is_ok();
        KINDS.into_iter().filter(may).map(|kind| FieldCommand::Send { from, to, kind, place: None }).collect()
    }
}
