//! A ceasefire at night: how it comes about, and what it forbids [20.44].

use super::agenda::{AskCeasefire, Task};
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::{CeasefireRule, Home};
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    fn ceasefire_rule(&self) -> Option<&CeasefireRule> {
        self.board.rules().ceasefire.as_ref().filter(|_| self.options.ceasefire)
    }

    /// A unit fires or fights, which keeps either side from ending the day alone.
    pub(crate) fn note_combat(&mut self) {
        if self.options.ceasefire {
            self.state.affairs.fought = true;
        }
    }

    /// Whether a phase is skipped because fire and fights have ended.
    pub(crate) fn is_stilled(&self, phase: PhaseName) -> bool {
        self.state.affairs.ceasefire.is_some() && (phase.is_shock() || phase == PhaseName::ReciprocalFire)
    }

    /// The Interphase of a night turn begins: a ceasefire is offered, and comes by itself on the last turn.
    pub(crate) fn offer_ceasefire(&mut self, report: &mut Report) {
        let Some(rule) = self.ceasefire_rule() else { return };
        let (turn, last) = (self.state.turn, rule.last_turn);
        if self.state.affairs.ceasefire.is_some() || !(rule.from_turn..=last).contains(&turn) {
            return;
        }
        if turn == last {
            self.declare_ceasefire(report);
        } else {
            self.state.agenda.push(Task::AskCeasefire(AskCeasefire { side: Side::First, allied: false }));
        }
    }

    pub(crate) fn declare_ceasefire(&mut self, report: &mut Report) {
        let turn = self.state.turn;
        self.state.affairs.ceasefire = Some(turn);
        report.tell(What::CeasefireDeclared { turn }, [rule!("20.44")]);
        self.rest_armies(turn);
        self.state.agenda.extend([Task::CeasefireTests, Task::OpenDraws]);
    }

    /// Armies and corps gain for each turn of the night that is left.
    fn rest_armies(&mut self, turn: u8) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(rule) = board.rules().ceasefire.as_ref().filter(|_| self.options.spirit) else { return };
        let turns = i16::from(less(rule.last_turn, turn));
        let [allied, french] = rule.points;
        for (body, spirit) in board.rules().bodies.iter().zip(&mut self.state.affairs.spirits) {
            let each = if body.side == Side::First { allied } else { french };
            spirit.gain(turns * i16::from(each));
        }
    }

    /// In a ceasefire no unit moves adjacent to an enemy; one that is adjacent already may if the hex leads home.
    pub(crate) fn keeps_truce(&self, id: UnitId, from: Hex, to: Hex) -> Result<(), Breach> {
        if self.state.affairs.ceasefire.is_none() {
            return Ok(());
        }
        let side = self.side_of(id);
        let beside = |hex: Hex| self.board.around(hex).any(|(_, at)| self.has(side.other(), at));
        if !beside(to) || beside(from) && self.leads_home(side, from, to) {
            Ok(())
        } else {
            Err(Breach::of(Why::Ceasefire, id))
        }
    }

    fn leads_home(&self, side: Side, from: Hex, to: Hex) -> bool {
        let homes = self.board.rules().ceasefire.as_ref().map(|rule| {
            let [allied, french] = &rule.homes;
            if side == Side::First { allied } else { french }
        });
        let far = |hex: Hex, home: &Home| {
            let at = self.board.spot(hex).printed;
            distance((at.row, at.column), (i32::from(home.row), i32::from(home.column)))
        };
        homes.into_iter().flatten().any(|home| far(to, home) < far(from, home))
    }
}

/// Distance between two hexes of the four sheets, by absolute row and column [2.1].
fn distance(a: (i32, i32), b: (i32, i32)) -> i32 {
    let slant = |(row, column): (i32, i32)| column - (row - row.rem_euclid(2)) / 2;
    let (along, up) = (slant(b) - slant(a), b.0 - a.0);
    (along.abs() + up.abs() + (along + up).abs()) / 2
}

#[cfg(test)]
mod tests {
    use super::distance;

    /// The checks of 2.4, beyond every map too.
    #[test]
    fn distances_are_those_of_the_page() {
        assert_eq!(distance((35, 35), (15, 45)), 20);
        assert_eq!(distance((27, 45), (36, 50)), 9);
        assert_eq!(distance((13, 21), (15, 20)), 2);
        assert_eq!(distance((16, 20), (17, 19)), 1);
    }
}
