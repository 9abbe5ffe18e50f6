//! The Interphase of the whole field: roads, morale, L'Estocq's points, fatigue, rest and command points; and the level of
//! victory at the end [4.8, 20.33, 20.35].

use super::cite::rule;
use super::day::Lestocq;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::{BrigadeHour, RestingBrigade};
use engine::contract::Side;
use engine::hex::Hex;

/// A leader is reached by road if a road hex so near to him is, in hexes [R103].
const NEAR_ROAD: u16 = 3;

impl Game {
    /// Whether a hex is blocked to a side: an enemy unit or its fire zone is in it [1.19].
    fn is_blocked(&self, side: Side, hex: Hex) -> bool {
        self.has(side.other(), hex) || self.in_enemy_zone(side, hex)
    }

    /// Whether a leader, or a place, is reached by road from a hex [1.20].
    fn reaches(&self, side: Side, from: Hex, leaders: &[Hex], places: &[Hex]) -> bool {
        let Some(whole) = self.board.whole() else { return true };
        let reached = whole.field.reached_by_road(from, |hex| self.is_blocked(side, hex));
        places.iter().any(|place| reached.contains_key(place))
            || leaders.iter().any(|&at| reached.keys().any(|&hex| self.board.distance(hex, at) <= NEAR_ROAD))
    }

    fn hexes_of_commanders(&self, side: Side) -> Vec<Hex> {
        self.army_commanders(side).filter_map(|id| self.state.leader(id).hex()).collect()
    }

    /// Whether each of W, Y and Z is reached from the Allied headquarters or an army commander [20.35].
    fn lines_reached(&self) -> [bool; 3] {
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return [true; 3] };
        let [headquarters, _] = whole.field.rules.headquarters;
        let commanders = self.hexes_of_commanders(Side::First);
        let places: Vec<Hex> = Some(headquarters).filter(|_| !day.headquarters_gone).into_iter().collect();
        // With nobody to reach there is nothing to test.
        if commanders.is_empty() && places.is_empty() {
            return [true; 3];
        }
        whole.field.rules.allied_lines.map(|line| self.reaches(Side::First, line, &commanders, &places))
    }

    /// Whether the French communication hex reaches their headquarters, Napoleon or another corps commander.
    fn french_line_is_open(&self) -> bool {
        let Some(whole) = self.board.whole() else { return true };
        let [_, headquarters] = whole.field.rules.headquarters;
        let corps = self.board.leader_ids().filter(|&id| {
            self.board.leader(id).side == Side::Second && self.rank(id) >= Some(super::whole::Rank::Corps)
        });
        let leaders: Vec<Hex> = corps.filter_map(|id| self.state.leader(id).hex()).collect();
        self.reaches(Side::Second, whole.field.rules.french_line, &leaders, &[headquarters])
    }

    /// The tests of the whole field at the start of an Interphase [4.8].
    pub(crate) fn test_field(&mut self, report: &mut Report) {
        if self.is_hourly() {
            self.count_lines(report);
        }
        self.test_spirits(report);
        self.end_attacks(report);
    }

    /// Communication hexes that are not reached count a French level each, once [20.35].
    fn count_lines(&mut self, report: &mut Report) {
        let reached = self.lines_reached();
        let levels = self.board.whole().map_or(0, |whole| whole.field.rules.victory.line);
        let Some(day) = self.state.day.as_mut() else { return };
        let mut cut = 0i8;
        for (known, open) in day.lines_cut.iter_mut().zip(reached) {
            if !*known && !open {
                *known = true;
                cut += 1;
            }
        }
        self.change_level(-cut * levels, rule!("20.35"), report);
    }

    /// A French unit has taken the Allied headquarters [20.35].
    pub(crate) fn take_headquarters(&mut self, side: Side, hex: Hex) {
        let place = self.board.whole().map(|whole| whole.field.rules.headquarters[0]);
        if let Some(day) = self.state.day.as_mut().filter(|_| side == Side::Second && place == Some(hex)) {
            day.headquarters_gone = true;
        }
    }

    // ---- L'Estocq

    /// A leader has come onto the field: L'Estocq brings points to the next Interphase, once.
    pub(crate) fn note_coming(&mut self, leader: LeaderId) {
        let commander = self.rank(leader) == Some(super::whole::Rank::Corps);
        let allied = self.board.leader(leader).side == Side::First;
        if let Some(day) = self.state.day.as_mut().filter(|_| commander && allied)
            && day.lestocq == Lestocq::ToCome
        {
            day.lestocq = Lestocq::Here;
        }
    }

    /// A unit that comes onto the field brings the fatigue of its schedule, and sets the level of its body [14.1, 15.5].
    pub(crate) fn note_arrival(&mut self, id: UnitId) {
        let Some((brings, wave)) = self.board.field_unit(id).map(|unit| (unit.fatigue, unit.wave)) else { return };
        let counter = self.board.unit(id);
        let (tires, body) = (counter.tires.map(usize::from), counter.body.map(usize::from));
        if let Some(tired) = tires.and_then(|at| self.state.affairs.fatigue.get_mut(at)) {
            tired.points = tired.points.max(brings);
        }
        let day = self.state.day.as_mut().filter(|_| wave.is_some());
        if let (Some(day), Some(at)) = (day, body)
            && let Some(set) = day.set.get_mut(at)
        {
            *set = true;
        }
    }

    pub(crate) fn lestocq_dice(&self) -> usize {
        usize::from(self.state.day.as_ref().is_some_and(|day| day.lestocq == Lestocq::Here))
    }

    /// The die for L'Estocq: points for the Russian army [20.33].
    pub(crate) fn count_lestocq(&mut self, dice: &[u8], report: &mut Report) {
        let (Some(&die), Some(whole)) = (dice.first(), self.board.whole()) else { return };
        let rule = whole.field.rules.lestocq;
        let bodies = &self.board.rules().bodies;
        let Some(at) = bodies.iter().position(|body| body.side == Side::First && body.of.is_none()) else { return };
        let name = bodies.get(at).map_or_else(String::new, |body| body.name.clone());
        let Some(spirit) = self.state.affairs.spirits.get(at).copied() else { return };
        let broken = spirit.nerve > Nerve::Steady || self.state.affairs.withdrawal;
        self.add_spirit(u8::try_from(at).ok(), rule.of_die(die, broken));
        if let Some(day) = self.state.day.as_mut() {
            day.lestocq = Lestocq::Counted;
        }
        let points = self.state.affairs.spirits.get(at).map_or(0, |spirit| spirit.points);
        report.tell(What::SpiritChanged { body: name, points, nerve: spirit.nerve }, [rule!("20.35")]);
    }

    // ---- the hour

    /// The hour is over: fatigue, rest, and command points [4.8].
    pub(crate) fn pass_hour(&mut self, report: &mut Report) {
        if !self.is_hourly() {
            return;
        }
        self.wear_brigades(report);
        self.rest_brigades(report);
        let hours = self.board.tables().time.hourly.clone();
        let points = self.board.whole().map(|whole| whole.field.command_points);
        let turn = self.state.turn;
        if let (Some(day), Some(points)) = (self.state.day.as_mut(), points) {
            for (kept, side) in day.points.iter_mut().zip(Side::BOTH) {
                *kept = kept.saturating_add(points.of_turn(side, turn, &hours));
            }
        }
    }

    /// Brigades tire by charges, shock and Attack Orders, and rest while they are not committed [15.2, 15.3].
    fn wear_brigades(&mut self, report: &mut Report) {
        let table = self.board.tables().wear.clone();
        for at in 0..self.state.affairs.fatigue.len() {
            let place = u16::try_from(at).unwrap_or(u16::MAX);
            let units = || self.board.unit_ids().filter(|&id| self.counter(id).tires == Some(place));
            let mut here = units().filter(|&id| self.hex_of(id).is_some()).peekable();
            let before = self.state.affairs.fatigue.get(at).copied().filter(|_| here.peek().is_some());
            let Some(before) = before else { continue };
            let here: Vec<UnitId> = here.collect();
            let charges = self.state.day.as_ref().and_then(|day| day.charges.get(at)).copied();
            let hour = BrigadeHour {
                committed: here.iter().any(|&id| !self.is_inactive(id)),
                fought: before.fought,
                attack_order: here.iter().any(|&id| self.is_under_attack_order(id)),
                charges: charges.unwrap_or(0),
                floor: 0,
            };
            let points = hour.points_after(before.points, &table);
            if let Some(tired) = self.state.affairs.fatigue.get_mut(at) {
                *tired = Tired { points, fought: false };
            }
            if let Some(ridden) = self.state.day.as_mut().and_then(|day| day.charges.get_mut(at)) {
                *ridden = 0;
            }
            if points != before.points {
                self.tell_tired(at, points, report);
            }
        }
    }

    fn tell_tired(&self, at: usize, points: u8, report: &mut Report) {
        let brigade = self.board.brigades().nth(at).unwrap_or_default().to_owned();
        let level = self.level_of(points);
        report.tell(What::BrigadeTired { brigade, points, level }, [rule!("15")]);
    }

    /// A brigade is the more tired by some points.
    pub(crate) fn tire(&mut self, brigade: u16, points: u8, report: &mut Report) {
        let at = usize::from(brigade);
        if let Some(tired) = self.state.affairs.fatigue.get_mut(at) {
            tired.points = tired.points.saturating_add(points).min(super::wear::MOST_FATIGUE);
            let points = tired.points;
            self.tell_tired(at, points, report);
        }
    }

    /// Brigades that are marked to rest deactivate, if nothing holds them [17.54].
    fn rest_brigades(&mut self, report: &mut Report) {
        let marked = self.state.day.as_ref().map_or_else(Vec::new, |day| day.resting.clone());
        for leader in marked {
            let side = self.board.leader(leader).side;
            let own: Vec<(UnitId, Hex)> = self.on_map(side).filter(|&(id, _)| self.holds(leader, id)).collect();
            let enemy = own.iter().filter_map(|&(_, hex)| self.nearest_enemy(side, hex).map(|(_, far)| far)).min();
            let state = RestingBrigade {
                enemy,
                shaken: own.iter().any(|&(id, _)| self.unit(id).morale != Morale::Good),
                charging: own.iter().any(|&(id, _)| self.unit(id).charge),
                attack_order: own.iter().any(|&(id, _)| self.is_under_attack_order(id)),
            };
            if own.is_empty() || !state.deactivates() {
                continue;
            }
            for &(id, _) in &own {
                self.edit(id, |unit| unit.active = false);
            }
            self.edit_leader(leader, |leader| {
                leader.post = Post::Display;
                leader.state = CommandState::Inactive;
            });
            report.tell(What::StateSet { leader, state: CommandState::Inactive, die: None }, [rule!("17.5")]);
            if let Some(day) = self.state.day.as_mut() {
                day.resting.retain(|&known| known != leader);
            }
        }
    }

    // ---- the end

    /// Whether the battle on the whole field is over before its last turn [20.31, 20.35].
    pub(crate) fn field_is_over(&self) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        let bodies: Vec<Option<Spirit>> = self.set_spirits();
        Side::BOTH.into_iter().any(|side| !self.takes_part(side))
            || whole.field.french_are_broken(&bodies)
            || self.lines_reached() == [false; 3]
            || !self.french_line_is_open()
    }

    /// The morale of each body whose level is set.
    fn set_spirits(&self) -> Vec<Option<Spirit>> {
        let set = self.state.day.as_ref().map_or_else(Vec::new, |day| day.set.clone());
        let spirits = self.state.affairs.spirits.iter();
        spirits.zip(set).map(|(spirit, set)| set.then_some(*spirit)).collect()
    }

    /// What counts at the end: the town, the road behind the French, and lines that were never counted [20.35, R131].
    pub(crate) fn test_field_end(&mut self, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(whole) = board.whole() else { return };
        let rules = &whole.field.rules;
        if self.lines_reached() == [false; 3] {
            self.count_lines(report);
        }
        let held = rules.eylau.iter().filter(|&&hex| self.controls(Side::First, hex)).count();
        let town = held >= usize::from(rules.victory.town_hexes);
        if town || self.road_is_threatened() {
            self.change_level(rules.victory.town, rule!("20.35"), report);
        }
    }

    /// Whether an Allied unit, or its fire zone, is on the major road between Eylau and the French communication hex
    /// [R194].
    fn road_is_threatened(&self) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        let rules = &whole.field.rules;
        let road = whole.field.ground.roads.iter().find(|road| road.major && road.path.contains(&rules.french_line));
        let outside = |hex: &&Hex| !rules.eylau.contains(hex);
        let mut hexes = road.map_or(&[][..], |road| road.path.as_slice()).iter().filter(outside);
        hexes.any(|&hex| self.is_blocked(Side::Second, hex))
    }
}
