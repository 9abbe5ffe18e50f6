//! Bagration on the whole field: second army commander with points of his own, or in the place of a wing commander
//! [17.21, 19.53, 19.82].

use super::breach::{Breach, Why};
use super::cite::rule;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::{FieldLeader, Rank};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    // ---- command points

    /// Whether a leader has command points of his own, beside those of the other army commander.
    fn has_own_points(&self, id: LeaderId) -> bool {
        self.is_second(id) && self.rank(id) == Some(Rank::Army) && self.army_commanders(Side::First).count() > 1
    }

    /// The command points that a sender can spend [17.21].
    pub(crate) fn order_points_of(&self, sender: LeaderId) -> u8 {
        let Some(day) = self.state.day.as_ref() else { return 0 };
        if self.has_own_points(sender) {
            return day.second_points;
        }
        let side = self.board.leader(sender).side;
        day.points.get(side.index()).copied().unwrap_or(0)
    }

    /// A sender pays for an order.
    pub(crate) fn spend_point(&mut self, sender: LeaderId) {
        let own = self.has_own_points(sender);
        let side = self.board.leader(sender).side;
        let Some(day) = self.state.day.as_mut() else { return };
        if own {
            day.second_points = less(day.second_points, 1);
        } else if let Some(points) = day.points.get_mut(side.index()) {
            *points = less(*points, 1);
        }
    }

    /// The points of an hour for a side: two army commanders share them [R112].
    pub(crate) fn add_points(&mut self, side: Side, points: u8) {
        let two = side == Side::First && self.army_commanders(side).count() > 1;
        let share = self.board.whole().and_then(|whole| whole.field.command_points.shared(None));
        let Some(day) = self.state.day.as_mut() else { return };
        let (mut first, mut second) = (points, 0);
        if two
            && points > 0
            && let Some([_, his]) = share
        {
            (first, second) = (less(points, his), his);
            day.shared = Some(his);
        }
        if let Some(kept) = day.points.get_mut(side.index()) {
            *kept = kept.saturating_add(first);
        }
        day.second_points = day.second_points.saturating_add(second);
    }

    /// Whether the points of this hour may be shared so [17.21].
    pub(crate) fn may_share_points(&self, side: Side, points: u8) -> Result<(), Breach> {
        let no = Breach::new(Why::NoPoint);
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return Err(no) };
        let two = self.army_commanders(Side::First).count() > 1;
        let now = day.shared.filter(|_| side == Side::First && two).ok_or(no)?;
        whole.field.command_points.shared(Some(points)).ok_or(no)?;
        if now == points {
            return Err(Breach::new(Why::NoEffect));
        }
        let [first, _] = day.points;
        let enough = if points > now { less(points, now) <= first } else { less(now, points) <= day.second_points };
        if enough { Ok(()) } else { Err(no) }
    }

    pub(crate) fn share_points(&mut self, points: u8) {
        let Some(day) = self.state.day.as_mut() else { return };
        let now = day.shared.unwrap_or(points);
        let [first, _] = &mut day.points;
        let both = first.saturating_add(day.second_points);
        day.second_points = less(day.second_points.saturating_add(points), now);
        *first = less(both, day.second_points);
        day.shared = Some(points);
    }

    /// One of two army commanders has fallen: the other one has the points of both [19.53].
    pub(crate) fn join_points(&mut self) {
        if let Some(day) = self.state.day.as_mut() {
            let [first, _] = &mut day.points;
            *first = first.saturating_add(day.second_points);
            day.second_points = 0;
            day.shared = None;
        }
    }

    // ---- in the place of a wing commander

    /// A leader as the table of senders sees him: Bagration with the list and the place of a wing commander, and a wing
    /// commander who has become army commander [17.31].
    pub(crate) fn as_sender(&self, id: LeaderId) -> Option<FieldLeader> {
        let leader = self.board.field_leader(self.office(id))?.clone();
        Some(FieldLeader { rank: self.rank(id).unwrap_or(leader.rank), ..leader })
    }

    /// A wing commander has fallen: if Bagration waits, his place may be taken.
    pub(crate) fn note_vacancy(&mut self, id: LeaderId) {
        let wing = self.rank(id) == Some(Rank::Wing) && !self.is_second(id);
        let waits = self.second_commander(Side::First).is_some();
        if let Some(day) = self.state.day.as_mut().filter(|_| wing && waits) {
            day.vacant = Some(id);
        }
    }

    /// Hexes in which Bagration may take the place of a wing commander: in or beside the headquarters or Bennigsen's hex.
    fn places_of_deputy(&self, side: Side) -> Vec<Hex> {
        let Some(whole) = self.board.whole() else { return Vec::new() };
        let [headquarters, _] = whole.field.rules.headquarters;
        let gone = self.state.day.as_ref().is_some_and(|day| day.headquarters_gone);
        let army = self.army_commander(side).and_then(|army| self.state.leader(army).hex());
        let mut hexes: Vec<Hex> = Some(headquarters).filter(|_| !gone).into_iter().chain(army).collect();
        let beside: Vec<Hex> = hexes.iter().flat_map(|&hex| self.board.around(hex).map(|(_, at)| at)).collect();
        hexes.extend(beside);
        hexes.sort();
        hexes.dedup();
        hexes.retain(|&hex| !self.has(side.other(), hex));
        hexes
    }

    /// Whether Bagration may take the place of a fallen wing commander in a hex; returns both [19.82].
    pub(crate) fn may_replace_wing(&self, side: Side, hex: Hex) -> Result<[LeaderId; 2], Breach> {
        let no = Breach::new(Why::NoPlace);
        let fallen = self.state.day.as_ref().and_then(|day| day.vacant).ok_or(no)?;
        let leader = self.second_commander(side).ok_or(no)?;
        if side == Side::First && self.places_of_deputy(side).contains(&hex) { Ok([leader, fallen]) } else { Err(no) }
    }

    pub(crate) fn replace_wing(&mut self, side: Side, hex: Hex, report: &mut Report) {
        let Ok([leader, fallen]) = self.may_replace_wing(side, hex) else { return };
        if let Some(day) = self.state.day.as_mut() {
            day.vacant = None;
            day.stands_for = Some(fallen);
        }
        self.edit_leader(leader, |leader| leader.state = CommandState::Standing);
        self.place_leader(leader, hex, report);
        report.tell(What::Activated { leader }, [rule!("19.82")]);
    }

    /// The first hex in which he may do so now.
    pub(crate) fn place_of_deputy(&self, side: Side) -> Option<Hex> {
        self.second_commander(side)?;
        self.state.day.as_ref()?.vacant?;
        self.places_of_deputy(side).into_iter().find(|&hex| self.may_replace_wing(side, hex).is_ok())
    }
}
