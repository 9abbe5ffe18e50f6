//! Army commanders that fall on the whole field: who follows Bennigsen, and the French without Napoleon [19.81].

use super::agenda::Task;
use super::cite::rule;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;
use engine::count::{capped_sum, less};
use engine::hex::Hex;

/// A successor who waits on the display comes so much sooner, in points of the die.
const SOONER: u8 = 2;
/// A Mobile wing commander's die counts so much less.
const MOBILE_LESS: u8 = 2;

impl Game {
    /// An army commander has fallen: without another one, the Allied side rolls for the turn of his successor.
    pub(crate) fn lose_army_commander(&mut self, leader: LeaderId) {
        self.note_vacancy(leader);
        let army = self.rank(leader) == Some(Rank::Army);
        let french = self.board.leader(leader).side == Side::Second;
        if let Some(day) = self.state.day.as_mut().filter(|_| army && french) {
            day.emperor_lost = true;
        }
        if army && !french {
            self.join_points();
        }
        if self.retiring().is_some() {
            return;
        }
        if army && !french && self.army_commander(Side::First).is_none() {
            self.state.agenda.push(Task::Successor);
        }
    }

    /// The die for the turn of the successor.
    pub(crate) fn await_successor(&mut self, dice: &[u8], _report: &mut Report) {
        let die = dice.first().copied().unwrap_or(0);
        let sooner = if self.second_commander(Side::First).is_some() { SOONER } else { 0 };
        let turns = capped_sum(less(die, sooner) / 2, 1);
        let turn = self.state.turn;
        if let Some(day) = self.state.day.as_mut() {
            day.successor = Some(capped_sum(turn, turns));
        }
    }

    /// Whether the successor is due in this Allied command phase.
    fn is_successor_due(&self) -> bool {
        let due = self.state.day.as_ref().and_then(|day| day.successor);
        self.state.phase == PhaseName::AlliedCommand && due.is_some_and(|turn| turn <= self.state.turn)
    }

    /// The wing commanders who may follow, by id.
    fn candidates(&self) -> Vec<LeaderId> {
        let wings = self.board.leader_ids().filter(|&id| {
            self.board.leader(id).side == Side::First
                && self.rank(id) == Some(Rank::Wing)
                && self.state.leader(id).hex().is_some()
        });
        wings.collect()
    }

    /// Dice for the wing commanders, if one of them follows and there is more than one.
    pub(crate) fn succession_dice(&self) -> usize {
        let waits = self.second_commander(Side::First).is_some();
        let all = self.candidates().len();
        if self.is_successor_due() && !waits && all > 1 { all } else { 0 }
    }

    /// The successor comes: Bagration, or the wing commander with the highest die [19.81, R188].
    pub(crate) fn follow_commander(&mut self, dice: &[u8], report: &mut Report) {
        if !self.is_successor_due() {
            return;
        }
        let read = |id: LeaderId, die: u8| {
            let mobile = self.state.leader(id).state == CommandState::Mobile;
            i16::from(die) - if mobile { i16::from(MOBILE_LESS) } else { 0 }
        };
        let all = self.candidates();
        let dice = dice.iter().copied().chain(std::iter::repeat(0));
        let best = all.iter().copied().zip(dice).max_by_key(|&(id, die)| (read(id, die), std::cmp::Reverse(id)));
        let next = self.second_commander(Side::First).or(best.map(|(id, _)| id));
        let hex = self.place_of_successor();
        if let Some(day) = self.state.day.as_mut() {
            day.successor = None;
        }
        let (Some(next), Some(hex)) = (next, hex) else { return };
        if self.rank(next) != Some(Rank::Army)
            && let Some(day) = self.state.day.as_mut()
        {
            day.promoted = Some(next);
        }
        self.edit_leader(next, |leader| leader.state = CommandState::Standing);
        if let Some(day) = self.state.day.as_mut() {
            day.mark(next, None);
        }
        self.place_leader(next, hex, report);
        report.tell(What::Activated { leader: next }, [rule!("17.9")]);
    }

    /// The headquarters, or if it is suppressed or gone the Allied unit that is nearest to it.
    fn place_of_successor(&self) -> Option<Hex> {
        let [headquarters, _] = self.board.whole()?.field.rules.headquarters;
        let gone = self.state.day.as_ref().is_some_and(|day| day.headquarters_gone);
        let suppressed = self.has(Side::Second, headquarters) || self.in_enemy_zone(Side::First, headquarters);
        if !gone && !suppressed {
            return Some(headquarters);
        }
        let units = self.on_map(Side::First);
        units.map(|(id, hex)| (self.board.distance(hex, headquarters), id, hex)).min().map(|(_, _, hex)| hex)
    }

    /// French corps commanders on the display come back of themselves once Napoleon is lost [R156].
    pub(crate) fn bring_back_corps(&mut self) {
        if self.state.phase != PhaseName::FrenchCommand || !self.is_without_emperor() {
            return;
        }
        let back: Vec<LeaderId> = self
            .board
            .leader_ids()
            .filter(|&id| {
                self.board.leader(id).side == Side::Second
                    && self.acts_as_corps(id)
                    && self.state.leader(id).reduced
                    && self.state.leader(id).post == Post::Display
            })
            .collect();
        for id in back {
            self.edit_leader(id, |leader| {
                leader.post = Post::Returning;
                leader.state = CommandState::Standing;
            });
        }
    }
}
