//! The Allied withdrawal from the whole field: the offer, what it changes at once, the rear guard, and its end [20.36].

use super::agenda::Task;
use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::day::Retiring;
use super::definition::GunKind;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;
use engine::hex::Hex;

/// The last turn on which the withdrawal can be won: on the next one the battle ends.
const LAST_TO_LEAVE: u8 = 58;

impl Game {
    // ---- the offer

    /// Whether the withdrawal is offered at the end of this Allied command phase: once in the battle.
    pub(crate) fn withdrawal_is_due(&self) -> bool {
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return false };
        let bodies = self.board.rules().bodies.iter().zip(&self.state.affairs.spirits).zip(&day.set);
        let army = self.board.rules().bodies.iter().position(|body| body.side == Side::First && body.of.is_none());
        let now = army.and_then(|at| self.state.affairs.spirits.get(at)).map_or(0, |spirit| spirit.points);
        let french: Vec<i16> = bodies
            .filter(|((body, _), set)| body.side == Side::Second && **set)
            .map(|((_, spirit), _)| spirit.points)
            .collect();
        !day.withdrawal_offered && whole.field.rules.withdrawal.is_offered(day.lowest, now, &french)
    }

    pub(crate) fn offer_withdrawal(&mut self) {
        if !self.withdrawal_is_due() {
            return;
        }
        if let Some(day) = self.state.day.as_mut() {
            day.withdrawal_offered = true;
        }
        self.state.agenda.push(Task::AskWithdrawal);
    }

    /// The lines by which the army may withdraw: those that are reached, or if none is, all that were not given up.
    pub(crate) fn lines_of_withdrawal(&self) -> Vec<u8> {
        let open = self.state.day.as_ref().and_then(|day| day.line);
        if let Some(open) = open {
            return vec![open];
        }
        let reached = (0..).zip(self.lines_reached()).filter(|(_, reached)| *reached).map(|(line, _)| line);
        let reached: Vec<u8> = reached.collect();
        if reached.is_empty() { vec![0, 1, 2] } else { reached }
    }

    /// Leaders who may command the rear guard: Bagration, or one of the commanders who leave.
    pub(crate) fn commanders_of_rear_guard(&self) -> Vec<LeaderId> {
        let known = || self.board.leader_ids().filter(|&id| self.board.leader(id).side == Side::First);
        let lives =
            |id: &LeaderId| matches!(self.state.leader(*id).post, Post::On(_) | Post::Display | Post::Returning);
        let bagration: Vec<LeaderId> = known().filter(|&id| self.is_second(id)).filter(lives).collect();
        if bagration.is_empty() { self.leaving_commanders() } else { bagration }
    }

    /// Bennigsen, and the commanders of wings and Reserve, who leave the game.
    fn leaving_commanders(&self) -> Vec<LeaderId> {
        let commands = |id: &LeaderId| matches!(self.rank(*id), Some(Rank::Army | Rank::Wing)) && !self.is_second(*id);
        let own = self.board.leader_ids().filter(|&id| self.board.leader(id).side == Side::First);
        own.filter(commands).filter(|&id| self.state.leader(id).hex().is_some()).collect()
    }

    /// The hex of the rear guard commander if his side names none: Bennigsen's, or his own.
    fn usual_hex_of(&self, commander: LeaderId) -> Option<Hex> {
        let army = self.army_commanders(Side::First).find(|&id| !self.is_second(id));
        let at = |id: LeaderId| self.state.leader(id).hex();
        army.and_then(at).or_else(|| at(commander)).or_else(|| self.on_map(Side::First).next().map(|(_, hex)| hex))
    }

    /// Whether the withdrawal may be declared so; returns the rear guard commander and his hex.
    pub(crate) fn may_retire(
        &self,
        line: u8,
        commander: Option<LeaderId>,
        hex: Option<Hex>,
    ) -> Result<(Option<LeaderId>, Option<Hex>), Breach> {
        let no = Breach::new(Why::NoRetreatLine);
        if !self.lines_of_withdrawal().contains(&line) {
            return Err(no);
        }
        let able = self.commanders_of_rear_guard();
        let commander = match commander {
            Some(named) if !able.contains(&named) => return Err(Breach::by(Why::NoRetreatLine, named)),
            Some(named) => Some(named),
            None => able.first().copied(),
        };
        let hex = hex.or_else(|| commander.and_then(|id| self.usual_hex_of(id)));
        if hex.is_some_and(|hex| !self.board.grid().contains(hex)) {
            return Err(Breach::new(Why::OffBoard));
        }
        match hex {
            Some(hex) if self.has(Side::Second, hex) => Err(Breach::there(Why::EnemyThere, hex)),
            _ => Ok((commander, hex)),
        }
    }

    // ---- declared

    /// The army withdraws.
    pub(crate) fn retire(&mut self, line: u8, commander: Option<LeaderId>, hex: Option<Hex>, report: &mut Report) {
        let Ok((commander, hex)) = self.may_retire(line, commander, hex) else { return };
        let turn = self.state.turn;
        report.tell(What::ArmyRetires { line }, [rule!("20.36")]);
        let leaving = self.leaving_commanders();
        let army = self.board.rules().bodies.iter().position(|body| body.side == Side::First && body.of.is_none());
        for &leader in &leaving {
            let points = i16::from(self.board.leader(leader).mobile);
            self.add_spirit(army.and_then(|at| u8::try_from(at).ok()), points);
            self.edit_leader(leader, |leader| leader.post = Post::Withdrawn);
            report.tell(What::LeaderLeft { leader }, [rule!("20.36")]);
        }
        let allied = |order: &&AttackOrder| order.holds && self.board.leader(order.leader).side == Side::First;
        let attacks: Vec<LeaderId> =
            self.state.affairs.attack_orders.iter().filter(allied).map(|order| order.leader).collect();
        for leader in attacks {
            self.end_attack(leader, report);
        }
        if let Some(day) = self.state.day.as_mut() {
            let retiring = Retiring { line, turn, commander, won: false, north: None };
            day.withdrawal = Some(retiring);
            day.successor = None;
            day.vacant = None;
            day.stands_for = None;
            day.homing.clear();
            day.promoted = commander;
        }
        self.dissolve_all(report);
        self.commit_all(report);
        if let (Some(leader), Some(hex)) = (commander, hex) {
            self.edit_leader(leader, |leader| leader.state = CommandState::Standing);
            if let Some(day) = self.state.day.as_mut() {
                day.mark(leader, None);
            }
            self.place_leader(leader, hex, report);
            report.tell(What::Activated { leader }, [rule!("20.36")]);
        }
    }

    /// All Grand Batteries are dissolved, without points for their leaders [R163].
    fn dissolve_all(&mut self, report: &mut Report) {
        let batteries: Vec<LeaderId> =
            self.board.leader_ids().filter(|&id| self.rank(id) == Some(Rank::Battery)).collect();
        for leader in batteries {
            if self.state.leader(leader).hex().is_some() {
                self.dissolve(leader, report);
            }
        }
        if let Some(day) = self.state.day.as_mut() {
            day.homing.clear();
        }
    }

    /// Every Russian division and brigade leader is with a unit of his and active, and every Russian brigade committed [R163].
    fn commit_all(&mut self, report: &mut Report) {
        let russian = |game: &Game, id: LeaderId| {
            game.board.leader(id).side == Side::First
                && matches!(game.rank(id), Some(Rank::Division | Rank::Brigade))
                && !game.is_prussian_leader(id)
        };
        let leaders: Vec<LeaderId> = self.board.leader_ids().filter(|&id| russian(self, id)).collect();
        for leader in leaders {
            let division = self.rank(leader) == Some(Rank::Division);
            let waits = matches!(self.state.leader(leader).post, Post::Display | Post::Returning);
            if waits {
                let first = self.on_map(Side::First).find(|&(id, _)| self.holds(leader, id)).map(|(_, hex)| hex);
                match first {
                    Some(hex) => self.place_leader(leader, hex, report),
                    None => continue,
                }
            }
            let on_map = self.state.leader(leader).hex().is_some();
            if on_map {
                let state = if division { CommandState::Mobile } else { CommandState::Standing };
                self.edit_leader(leader, |leader| {
                    if division || leader.state == CommandState::Inactive {
                        leader.state = state;
                    }
                });
                if let Some(day) = self.state.day.as_mut() {
                    day.mark(leader, None);
                }
            }
            if !division {
                self.commit_brigades_of(leader, report);
            }
        }
        let idle: Vec<UnitId> = self
            .board
            .unit_ids()
            .filter(|&id| {
                let counter = self.counter(id);
                counter.side == Side::First && !self.is_prussian_column(id) && !self.unit(id).active
            })
            .collect();
        for id in idle {
            self.edit(id, |unit| unit.active = true);
        }
    }

    // ---- its end

    /// Units of the main body: all Russian ones that are in no list of a detachment and are no horse battery [R165].
    fn is_of_main_body(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        let horse = matches!(counter.role, Role::Battery(GunKind::Horse));
        counter.side == Side::First
            && !self.is_prussian_column(id)
            && !horse
            && counter.role != Role::Crew
            && !self.detachments().any(|leader| self.holds(leader, id))
    }

    fn detachments(&self) -> impl Iterator<Item = LeaderId> + '_ {
        let names = self.board.whole().map_or(&[][..], |whole| whole.field.rules.withdrawal.detachments.as_slice());
        names.iter().filter_map(|name| self.board.leader_id(name))
    }

    /// Whether a detachment has units on the map, and whether all of them have a way to the exit that no French unit or zone
    /// bars.
    fn way_of_detachment(&self, leader: LeaderId, free: &std::collections::BTreeSet<Hex>) -> Option<bool> {
        let mut units = self.on_map(Side::First).filter(|&(id, _)| self.holds(leader, id)).peekable();
        units.peek()?;
        Some(units.any(|(_, hex)| free.contains(&hex)))
    }

    /// Hexes from which the exit is reached by ground that is free of the French.
    fn free_of_the_french(&self, exits: &[Hex]) -> std::collections::BTreeSet<Hex> {
        let open = |hex: Hex| !self.has(Side::Second, hex) && !self.in_enemy_zone(Side::First, hex);
        let mut left: Vec<Hex> = exits.iter().copied().filter(|&hex| open(hex)).collect();
        let mut found: std::collections::BTreeSet<Hex> = left.iter().copied().collect();
        while let Some(hex) = left.pop() {
            for (_, to) in self.board.around(hex) {
                if open(to) && found.insert(to) {
                    left.push(to);
                }
            }
        }
        found
    }

    /// The edge hexes by which the army leaves.
    fn exits_of_withdrawal(&self) -> Vec<Hex> {
        self.board.grid().hexes().filter(|&hex| self.is_exit_of_withdrawal(hex)).collect()
    }

    /// At the end of a turn: whether the main body has left, and the rear guard has or can.
    pub(crate) fn test_withdrawal(&mut self, report: &mut Report) {
        let (Some(whole), Some(retiring)) = (self.board.whole(), self.retiring()) else { return };
        let most = usize::from(whole.field.rules.withdrawal.left_at_most);
        if retiring.won || self.state.turn > LAST_TO_LEAVE {
            return;
        }
        if self.on_map(Side::First).any(|(id, _)| self.is_of_main_body(id)) {
            return;
        }
        let free = self.free_of_the_french(&self.exits_of_withdrawal());
        let ways: Vec<(LeaderId, bool)> =
            self.detachments().filter_map(|leader| Some((leader, self.way_of_detachment(leader, &free)?))).collect();
        if ways.iter().filter(|(_, free)| *free).count() > most {
            return;
        }
        // Detachments with no way left are counted as eliminated first.
        let lost: Vec<LeaderId> = ways.iter().filter(|(_, free)| !*free).map(|(leader, _)| *leader).collect();
        let units = self.on_map(Side::First).map(|(id, _)| id);
        let cut: Vec<UnitId> = units.filter(|&id| lost.iter().any(|&leader| self.holds(leader, id))).collect();
        for id in cut {
            if self.hex_of(id).is_some() {
                self.eliminate(id, report);
            }
        }
        if let Some(retiring) = self.state.day.as_mut().and_then(|day| day.withdrawal.as_mut()) {
            retiring.won = true;
        }
        report.tell(What::ArmyAway, [rule!("20.36")]);
    }
}
