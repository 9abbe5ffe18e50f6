//! Paths of retreat: of beaten stacks and of repulsed ones [7.8].

use super::breach::{Checked, Facts, demand, number, refuse};
use super::definition::LeaderId;
use super::fight::*;
use super::game::Game;
use super::rules;
use super::ways_open::{PathStep, Ways};
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The legal paths of a stack of that side; `enemies` are the participating enemy hexes.
    pub(crate) fn ways(&self, side: Side, from: Hex, number: u8, enemies: &[Hex]) -> Ways {
        self.ways_out(side, from, number, enemies, &[])
    }

    /// The same as the paths on the map, where `gates` also lead off it.
    fn ways_out(&self, side: Side, from: Hex, number: u8, enemies: &[Hex], gates: &[Hex]) -> Ways {
        // Hexes by distance from the start; steps lead from one ring to the next.
        let mut rings: Vec<Vec<Hex>> = vec![vec![from]];
        let mut links: Vec<Vec<PathStep>> = Vec::new();
        for ring in 0..number {
            let mut next: Vec<Hex> = Vec::new();
            let mut steps: Vec<PathStep> = Vec::new();
            for &hex in rings.last().map_or(&[][..], Vec::as_slice) {
                for step in self.board.steps(hex) {
                    let farther = self.board.distance(from, step.to) == u16::from(ring) + 1;
                    let free = !self.field.strong(&self.board, side.other(), step.to);
                    if farther && free && self.field.is_open(step, &self.state) {
                        steps.push(PathStep { from: hex, to: step.to });
                        next.push(step.to);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            rings.push(next);
            links.push(steps);
        }
        let full = links.len() == usize::from(number);
        // Leaving the map is one more hex of the way, and the rest of them are free.
        let leaves = |ring: usize, hex: Hex| ring < usize::from(number) && gates.contains(&hex);
        let out: Vec<Hex> = rings
            .iter()
            .enumerate()
            .flat_map(|(ring, hexes)| hexes.iter().copied().filter(move |&hex| leaves(ring, hex)))
            .collect();
        // From the far end back: only steps from which the whole length can be gone.
        let mut useful: Vec<Hex> = rings.pop().filter(|_| full || out.is_empty()).unwrap_or_default();
        for steps in links.iter_mut().rev() {
            steps.retain(|step| useful.contains(&step.to) || out.contains(&step.to));
            useful = steps.iter().map(|step| step.from).collect();
        }
        if let Some(first) = links.first_mut() {
            let away = |step: &PathStep| !enemies.iter().any(|&enemy| self.board.distance(enemy, step.to) <= 1);
            if out.contains(&from) || first.iter().any(away) {
                first.retain(away);
            }
        }
        // And from the near end on: what the choice of the first step has cut off is gone.
        let mut open = vec![from];
        let mut exits: Vec<Hex> = Vec::new();
        let length = if out.is_empty() { u8::try_from(links.len()).unwrap_or(u8::MAX) } else { number };
        for steps in &mut links {
            exits.extend(open.iter().filter(|hex| out.contains(hex)));
            steps.retain(|step| open.contains(&step.from));
            open = steps.iter().map(|step| step.to).collect();
        }
        if !full {
            exits.extend(open.iter().filter(|hex| out.contains(hex)));
        }
        exits.sort_unstable();
        exits.dedup();
        let mut steps: Vec<PathStep> = links.into_iter().flatten().collect();
        steps.sort_unstable();
        Ways { from, length, steps, exits }
    }

    /// The exits by which a beaten stack of that side may leave the map into the cantonments (B9).
    fn gates(&self, side: Side, from: Hex) -> Vec<Hex> {
        let Some(campaign) = self.campaign().filter(|campaign| campaign.leaves_map == side) else { return Vec::new() };
        let near = |hex: &Hex| self.board.distance(from, *hex) <= u16::from(campaign.tables.refuge);
        let areas = campaign.boxes.iter().filter(|area| area.remembers);
        areas.flat_map(|area| area.exits.iter().copied()).filter(near).collect()
    }

    /// Whether a path is one of them.
    pub(crate) fn check_path(&self, ways: &Ways, path: &[Hex], off: bool) -> Checked {
        let mut at = ways.from;
        for &to in path.iter().take(usize::from(ways.length)) {
            demand(self.board.exists(to), rules::AFTER, "off-map", || Facts::NONE.with("hex", to))?;
            if self.board.step(at, to).is_none() {
                return refuse(rules::AFTER, "not-a-step", Facts::NONE.with("hex", at).with("to", to));
            }
            let known = ways.steps.contains(&PathStep { from: at, to });
            demand(known, rules::AFTER, "no-retreat", || Facts::NONE.with("hex", at).with("to", to))?;
            at = to;
        }
        if off {
            return demand(ways.exits.contains(&at), rules::OFF_MAP, "no-exit", || {
                Facts::NONE.varied("retreat").with("hex", at)
            });
        }
        demand(path.len() == usize::from(ways.length), rules::AFTER, "wrong-length", || {
            Facts::NONE.with("count", number(path.len())).with("length", ways.length)
        })
    }

    /// The legal paths of every stack that a side has in the combat.
    pub(crate) fn retreat_ways(&self, fight: &Fight, side: Side) -> Vec<Ways> {
        let Some(result) = fight.result else { return Vec::new() };
        let number = result.number(fight.attacker, side);
        let enemies = self.hexes_of(&fight.party(side.other()).leaders);
        let party = fight.party(side);
        let own = self.left_behind(side, &BattleLine::of(party, &fight.targets));
        own.into_iter().map(|hex| self.ways_out(side, hex, number, &enemies, &self.gates(side, hex))).collect()
    }

    /// The hexes that a side gives up if it retreats from a combat: where its participants are, and targets whose
    /// leaders were left out of the defence or are late, since all units there leave a target hex [7.3, 7.8.4]. A
    /// target whose participants all died has dropped out: no leader there counts as left out any more (R30).
    pub(crate) fn left_behind(&self, side: Side, line: &BattleLine<'_>) -> Vec<Hex> {
        let mut own = self.hexes_of(line.leaders);
        let revision = self.board.revision();
        let is_late = |one: &LeaderId| line.late.iter().any(|late| late.leaders.contains(one));
        let bound =
            |one: &LeaderId| line.left_out.contains(one) || revision.late_forces_leave_their_hex() && is_late(one);
        for &target in line.targets.iter().filter(|_| side != self.state.phasing) {
            let there = self.leaders_in(side, target);
            let goes = if revision.newcomers_leave_with_the_hex() {
                there.iter().any(bound)
            } else {
                !there.is_empty() && there.iter().all(bound)
            };
            if goes {
                own.push(target);
            }
        }
        own.sort_unstable();
        own.dedup();
        own
    }
}
