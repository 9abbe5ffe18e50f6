//! Declarations of the whole field: brigades that rest, guns that leave a Grand Battery, Bagration, St-Hilaire [17.54,
//! 19.52, 19.53, 20.34].

use super::breach::{Breach, Why};
use super::cite::rule;
use super::day::FieldCommand;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// Bagration comes once the Russian army has had so few points or fewer [19.53].
const BAGRATION_FROM: i16 = 90;
/// More points of an hour are never shared.
const MOST_SHARED: u8 = 9;
/// He is placed so near to the headquarters at most, or in the radius of the army commander, in hexes [R122].
const NEAR_HEADQUARTERS: u16 = 4;

impl Game {
    // ---- rest

    /// Whether the brigades of a leader may be marked to rest, or no longer [4.12].
    pub(crate) fn may_mark_rest(&self, leader: LeaderId, rest: bool) -> Result<(), Breach> {
        let Some(day) = self.state.day.as_ref() else { return Err(Breach::by(Why::NoState, leader)) };
        let marked = day.resting.contains(&leader);
        // A French division leader goes to rest after his last brigade only if he is marked.
        let division = self.rank(leader) == Some(Rank::Division)
            && self.board.leader(leader).side == Side::Second
            && self.board.field_leader(leader).is_some_and(|known| !known.independent);
        let led = (self.rank(leader) == Some(Rank::Brigade) || division) && self.state.leader(leader).hex().is_some();
        if !led {
            return Err(Breach::by(Why::NoState, leader));
        }
        if marked == rest { Err(Breach::new(Why::NoEffect)) } else { Ok(()) }
    }

    pub(crate) fn mark_rest(&mut self, leader: LeaderId, rest: bool) {
        if let Some(day) = self.state.day.as_mut() {
            day.resting.retain(|&known| known != leader);
            day.resting.extend(Some(leader).filter(|_| rest));
            day.resting.sort();
        }
    }

    // ---- Grand Batteries

    /// Whether the leader of a Grand Battery may release these members [19.52].
    pub(crate) fn may_release_guns(&self, leader: LeaderId, guns: &[UnitId]) -> Result<(), Breach> {
        let members = self.members_of(leader);
        let first = self.board.whole().map_or(u8::MAX, |whole| whole.field.rules.grand_batteries.free_from);
        let rising = guns.is_sorted_by(|one, other| one < other);
        let may = self.may_drop(leader) && self.state.turn >= first && !guns.is_empty() && rising;
        if may && guns.iter().all(|gun| members.contains(gun)) {
            Ok(())
        } else {
            Err(Breach::by(Why::GrandBattery, leader))
        }
    }

    /// Whether the leader of a Grand Battery may dissolve it by the order of an army commander [19.52].
    pub(crate) fn may_dissolve(&self, leader: LeaderId) -> Result<(), Breach> {
        let no = Breach::by(Why::GrandBattery, leader);
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return Err(no) };
        let first = whole.field.rules.grand_batteries.free_from;
        let may = self.rank(leader) == Some(Rank::Battery)
            && self.may_drop(leader)
            && day.by_army.contains(&leader)
            && self.state.turn >= first;
        if may { Ok(()) } else { Err(no) }
    }

    /// The battery is dissolved: its leader is removed for good, and its members are free.
    pub(crate) fn dissolve(&mut self, leader: LeaderId, report: &mut Report) {
        self.free_members_of(leader);
        self.edit_leader(leader, |leader| leader.post = Post::Withdrawn);
        if let Some(day) = self.state.day.as_mut() {
            day.mark(leader, None);
        }
        report.tell(What::LeaderLeft { leader }, [rule!("20.34")]);
    }

    /// Whether a side may say that Eylau is not bombarded: the Allied one, as the bombardment begins.
    pub(crate) fn may_spare_eylau(&self, side: Side) -> Result<(), Breach> {
        let first = self.board.whole().map(|whole| whole.field.rules.bombardment.first);
        let unsaid = self.state.day.as_ref().is_some_and(|day| day.bombards.is_none());
        let now = self.state.phase == PhaseName::AlliedCommand && first == Some(self.state.turn);
        if side == Side::First && unsaid && now { Ok(()) } else { Err(Breach::new(Why::NoEffect)) }
    }

    // ---- Bagration

    /// Hexes in which the second army commander may be placed now.
    fn places_of_second(&self, side: Side) -> Vec<Hex> {
        let Some(whole) = self.board.whole() else { return Vec::new() };
        let [headquarters, _] = whole.field.rules.headquarters;
        let near = |hex: Hex| {
            self.board.distance(hex, headquarters) <= NEAR_HEADQUARTERS
                || self.army_commander(side).is_some_and(|army| {
                    let at = self.state.leader(army).hex();
                    at.is_some_and(|at| self.board.distance(hex, at) <= self.radius(army))
                })
        };
        self.board.grid().hexes().filter(|&hex| near(hex) && !self.has(side.other(), hex)).collect()
    }

    /// Whether the second army commander may be placed in a hex; returns him [19.53].
    pub(crate) fn may_place_second(&self, side: Side, hex: Hex) -> Result<LeaderId, Breach> {
        let no = Breach::new(Why::NoPlace);
        let day = self.state.day.as_ref().ok_or(no)?;
        let leader = self.second_commander(side).ok_or(no)?;
        if side != Side::First || day.lowest > BAGRATION_FROM || !self.board.grid().contains(hex) {
            return Err(no);
        }
        if day.points.first() == Some(&0) {
            return Err(Breach::new(Why::NoPoint));
        }
        if self.places_of_second(side).contains(&hex) { Ok(leader) } else { Err(no) }
    }

    pub(crate) fn place_second(&mut self, side: Side, hex: Hex, report: &mut Report) {
        let Ok(leader) = self.may_place_second(side, hex) else { return };
        if let Some(points) = self.state.day.as_mut().and_then(|day| day.points.first_mut()) {
            *points = less(*points, 1);
        }
        self.edit_leader(leader, |leader| leader.state = CommandState::Standing);
        self.place_leader(leader, hex, report);
        report.tell(What::Activated { leader }, [rule!("17.9")]);
    }

    // ---- St-Hilaire

    /// Whether an independent division may go back to its corps; returns the places of both bodies [20.34.A.5].
    pub(crate) fn may_join_corps(&self, side: Side) -> Result<[usize; 2], Breach> {
        let no = Breach::new(Why::NoAttachment);
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return Err(no) };
        let french = side == Side::Second && self.state.phase == PhaseName::FrenchCommand && !day.joined;
        let leader = whole.field.leaders.iter().find(|leader| leader.independent).filter(|_| french).ok_or(no)?;
        let own = whole.field.body_of_leader(leader).ok_or(no)?;
        let unit = whole.field.units.iter().find(|unit| leader.lists(unit)).ok_or(no)?;
        let corps = unit.unit.corps.as_ref();
        let above = whole.field.bodies.iter().position(|body| body.body.of.as_ref() == corps).ok_or(no)?;
        if own == above { Err(no) } else { Ok([own, above]) }
    }

    /// The level of the division, negative too, goes to that of its corps.
    pub(crate) fn join_corps(&mut self, side: Side, report: &mut Report) {
        let Ok([own, above]) = self.may_join_corps(side) else { return };
        let points = self.state.affairs.spirits.get(own).map_or(0, |spirit| spirit.points);
        if let Some(spirit) = self.state.affairs.spirits.get_mut(above) {
            spirit.gain(points);
        }
        if let Some(spirit) = self.state.affairs.spirits.get_mut(own) {
            *spirit = Spirit::default();
        }
        if let Some(day) = self.state.day.as_mut() {
            day.joined = true;
            if let Some(set) = day.set.get_mut(own) {
                *set = false;
            }
        }
        let told = self.state.affairs.spirits.get(above).copied().unwrap_or_default();
        let body = self.board.rules().bodies.get(above).map_or_else(String::new, |body| body.name.clone());
        report.tell(What::SpiritChanged { body, points: told.points, nerve: told.nerve }, [rule!("20.35")]);
    }

    // ---- all of them

    /// Declarations that a side may make now. Hexes and members are not all told apart: one of each kind is.
    pub(crate) fn all_declarations(&self, side: Side) -> Vec<FieldCommand> {
        if self.state.day.is_none() {
            return Vec::new();
        }
        let mut all = Vec::new();
        for leader in self.board.leader_ids().filter(|&id| self.board.leader(id).side == side) {
            if self.may_dissolve(leader).is_ok() {
                all.push(FieldCommand::Dissolve { leader });
            }
            let guns = self.members_of(leader);
            if self.may_release_guns(leader, &guns).is_ok() {
                all.push(FieldCommand::ReleaseGuns { leader, guns });
            }
        }
        if self.second_commander(side).is_some() {
            let hexes = self.places_of_second(side);
            let hex = hexes.into_iter().find(|&hex| self.may_place_second(side, hex).is_ok());
            all.extend(hex.map(|hex| FieldCommand::PlaceBagration { hex }));
        }
        all.extend(self.place_of_deputy(side).map(|hex| FieldCommand::ReplaceWing { hex }));
        let shares = (1..=MOST_SHARED).filter(|&points| self.may_share_points(side, points).is_ok());
        all.extend(shares.map(|points| FieldCommand::Share { points }));
        all.extend(self.all_prussian_entries(side));
        all.extend(self.may_join_corps(side).is_ok().then_some(FieldCommand::JoinCorps));
        all.extend(self.may_spare_eylau(side).is_ok().then_some(FieldCommand::NoBombardment));
        all
    }

    /// Brigades that may be marked to rest, or no longer; that alone makes no phase worth asking.
    pub(crate) fn all_rests(&self, side: Side) -> Vec<FieldCommand> {
        let own = self.board.leader_ids().filter(|&id| self.board.leader(id).side == side);
        own.flat_map(|leader| [true, false].map(|rest| (leader, rest)))
            .filter(|&(leader, rest)| self.may_mark_rest(leader, rest).is_ok())
            .map(|(leader, rest)| FieldCommand::Rest { leader, rest })
            .collect()
    }
}
