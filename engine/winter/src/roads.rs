//! Roads of the whole field: the lines of communication, and the level of victory at the end [1.20, 20.31, 20.35].

use super::cite::rule;
use super::event::Report;
use super::game::Game;
use super::state::*;
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
    pub(crate) fn lines_reached(&self) -> [bool; 3] {
        let (Some(whole), Some(day)) = (self.board.whole(), self.state.day.as_ref()) else { return [true; 3] };
        let [headquarters, _] = whole.field.rules.headquarters;
        let commanders = self.hexes_of_commanders(Side::First);
        let places: Vec<Hex> = Some(headquarters).filter(|_| !day.headquarters_gone).into_iter().collect();
        let mut at = 0;
        whole.field.rules.allied_lines.map(|line| {
            let own = at;
            at += 1;
            match day.line {
                // The lines that were given up count as blocked; the one left is tested to a commander, if there is one.
                Some(open) if open != own => false,
                Some(_) if commanders.is_empty() => true,
                _ => self.reaches(Side::First, line, &commanders, &places),
            }
        })
    }

    /// The line with the shortest way by road to an army commander, in the order Y, Z, W; Y if none has any [R160].
    pub(crate) fn shortest_line(&self) -> u8 {
        const ORDER: [u8; 3] = [1, 2, 0];
        let Some(whole) = self.board.whole() else { return 0 };
        let commanders = self.hexes_of_commanders(Side::First);
        let length = |line: u8| {
            let from = *whole.field.rules.allied_lines.get(usize::from(line))?;
            let reached = whole.field.reached_by_road(from, |hex| self.is_blocked(Side::First, hex));
            let near = reached
                .iter()
                .filter(|(hex, _)| commanders.iter().any(|&at| self.board.distance(**hex, at) <= NEAR_ROAD));
            near.map(|(_, far)| *far).min()
        };
        let ways = ORDER.into_iter().filter_map(|line| Some((length(line)?, line)));
        ways.min_by_key(|&(far, _)| far).map_or(1, |(_, line)| line)
    }

    /// A French unit has taken the Allied headquarters: one line of communication stays open [20.35, R160].
    pub(crate) fn take_headquarters(&mut self, side: Side, hex: Hex) {
        let place = self.board.whole().map(|whole| whole.field.rules.headquarters[0]);
        let gone = self.state.day.as_ref().is_none_or(|day| day.headquarters_gone);
        if side != Side::Second || place != Some(hex) || gone {
            return;
        }
        let line = self.shortest_line();
        if let Some(day) = self.state.day.as_mut() {
            day.headquarters_gone = true;
            day.line = Some(line);
        }
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

    /// Communication hexes that are not reached count a French level each, once [20.35].
    pub(crate) fn count_lines(&mut self, report: &mut Report) {
        if self.retiring().is_some() {
            return;
        }
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

    /// Whether the battle on the whole field is over before its last turn [20.31, 20.35].
    pub(crate) fn field_is_over(&self) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        if self.retiring().is_some() {
            return Side::BOTH.into_iter().any(|side| !self.takes_part(side)) || self.withdrawal_is_over();
        }
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

    /// Counts what matters at the end alone: the town, the road behind the French, and lines that were never counted [20.35, R131].
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
