//! The retreats of beaten units: computed, never decided by a player [31.2 to 31.7].

use super::board::{CLOSED, Foot};
use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::{PanicPath, PanicTask, Task};
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use std::cmp::Reverse;

/// The manner of a retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Going {
    /// Some points, at least one hex [31.2].
    Disorder,
    /// A number of hexes [31.3].
    Rout { hexes: u16 },
    /// A number of hexes in order.
    InOrder { hexes: u16 },
}

/// The losses on the way [31.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    None,
    /// This many for each hex left that was in an enemy zone, and at least this many.
    Each {
        increments: u8,
    },
}

/// In a zone; away from the enemy; among friends; towards home; cost; direction [31.6].
type Rank = (bool, Reverse<u16>, bool, u16, u16, Direction);

impl Game {
    /// The next hex of a retreat [31.6].
    fn next_back(&self, id: UnitId, at: Hex, visited: &[Hex]) -> Option<(Direction, Hex, u16)> {
        let side = self.side_of(id);
        let foot = Foot::of(self.arm(id), self.unit(id).formation);
        let here = self.nearest_enemy(side, at);
        let home = self.board.home(side);
        let mut best: Option<(Rank, Hex)> = None;
        for (way, hex) in self.board.neighbours(at) {
            let cost = self.board.step(foot, at, way);
            if cost == CLOSED || visited.contains(&hex) || self.holder(hex) == Some(side.other()) {
                continue;
            }
            let away = self.nearest_enemy(side, hex);
            if away < here {
                continue;
            }
            let friends = self.stack(hex).any(|other| other != id && self.unit(other).formation != Formation::Skirmish);
            let rank =
                (self.in_zone(side.other(), hex), Reverse(away), friends, self.board.distance(hex, home), cost, way);
            if best.as_ref().is_none_or(|(known, _)| rank < *known) {
                best = Some((rank, hex));
            }
        }
        best.map(|((_, _, _, _, cost, way), hex)| (way, hex, cost))
    }

    /// Carries a retreat out; the hexes it passed or joined, if its friends have to check for it.
    pub(crate) fn go(&mut self, id: UnitId, going: Going, exit: Exit, report: &mut Report) -> Option<PanicPath> {
        let start = self.hex_of(id)?;
        let side = self.side_of(id);
        let limits = self.board.tables().limits;
        let in_order = matches!(going, Going::InOrder { .. });
        let seeks_room = !in_order || self.board.revision().in_order_goes_on_to_room();
        // A retreat for a blank result does not restore a unit's order: friends that a disordered unit joins must check
        // [31.8].
        let upset = self.unit(id).order != Order::Good;
        if self.is_unlimbered(id) && !in_order {
            // Guns without teams: where a rule routs them outright they are lost.
            if matches!(going, Going::Rout { .. }) {
                self.eliminate_by(id, false, None, cases::ROUT, report);
            }
            return None;
        }
        let mut visited = vec![start];
        let mut path: Vec<Hex> = Vec::new();
        let mut at = start;
        let mut spent = 0u16;
        let mut zones = 0u8;
        let mut off_map = false;
        let mut surrendered = false;
        let mut more = u16::from(limits.more_for_room);
        loop {
            let steps = u16::try_from(path.len()).unwrap_or(u16::MAX);
            let next = self.next_back(id, at, &visited);
            let far_enough = match going {
                Going::Disorder if steps == 0 => false,
                // With points left at the edge it has only the way off the map [31.6].
                Going::Disorder => match next {
                    Some((_, _, cost)) => spent + cost > limits.disorder_retreat.0,
                    None => !self.board.cell(at).edge || spent >= limits.disorder_retreat.0,
                },
                Going::Rout { hexes } | Going::InOrder { hexes } => steps >= hexes,
            };
            let room = at == start || self.has_room(at, &[id]);
            if far_enough && (room || more == 0 || !seeks_room) {
                break;
            }
            if far_enough {
                more -= 1;
            }
            match next {
                Some((_, hex, cost)) => {
                    if self.in_zone(side.other(), at) {
                        zones += 1;
                    }
                    spent += cost;
                    visited.push(hex);
                    path.push(hex);
                    at = hex;
                }
                None if in_order => break,
                None if self.board.cell(at).edge => {
                    // The last hex on the map is left like every other [31.4].
                    if self.in_zone(side.other(), at) {
                        zones += 1;
                    }
                    off_map = true;
                    break;
                }
                None if matches!(going, Going::Rout { .. }) => {
                    surrendered = self.nearest_enemy(side, at) <= u16::from(limits.surrender);
                    break;
                }
                None => break,
            }
        }
        // A unit that goes back in order and finds no room stays where it began [31.7].
        if in_order && !self.has_room(at, &[id]) {
            path.clear();
            at = start;
            zones = 0;
        }
        self.land(id, start, at, &path, off_map, surrendered, report);
        let (lost, rule) = match exit {
            // A unit that cannot retreat loses one for that, and leaves no zone.
            _ if path.is_empty() && going == Going::Disorder && !off_map => (1, cases::NOWHERE),
            Exit::Each { increments } => (increments.max(zones * increments), cases::EXIT_LOSSES),
            Exit::None => (0, cases::EXIT_LOSSES),
        };
        if matches!(self.unit(id).place, Place::On(_)) || (off_map && lost > 0) {
            self.exit_loss(id, lost, off_map, rule, report);
        }
        (upset && !path.is_empty()).then_some(PanicPath { unit: id, hexes: path })
    }

    /// Friendly units that these retreats have passed or joined will check [31.8].
    pub(crate) fn push_panic(&mut self, paths: Vec<PanicPath>) {
        if !paths.is_empty() {
            self.state.agenda.push(Task::Panic(PanicTask { paths }));
        }
    }

    /// Losses on the way; a unit that is off the map by then can be no more than worn down.
    fn exit_loss(&mut self, id: UnitId, lost: u8, off_map: bool, rule: Rule, report: &mut Report) {
        if !off_map {
            self.lose_by(id, lost, rule, report);
            return;
        }
        let takes = lost.min(self.strength(id));
        if takes > 0 {
            if let Some(unit) = self.unit_mut(id) {
                unit.lost += takes;
            }
            report.tell(What::Lost { unit: id, increments: takes }, rule);
            if self.strength(id) == 0
                && let Some(unit) = self.unit_mut(id)
            {
                unit.place = Place::Eliminated;
            }
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the end of one long walk")]
    fn land(
        &mut self,
        id: UnitId,
        start: Hex,
        at: Hex,
        path: &[Hex],
        off_map: bool,
        surrendered: bool,
        report: &mut Report,
    ) {
        let side = self.side_of(id);
        let no_room = !path.is_empty() && !off_map && !surrendered && !self.has_room(at, &[id]);
        if !path.is_empty() {
            report.tell(What::Retreated { unit: id, from: start, path: path.to_vec() }, cases::PATH);
        } else if !off_map {
            report.tell(What::NowhereToGo { unit: id }, cases::NOWHERE);
        }
        if off_map {
            self.lift(id, Place::OffMap);
            report.tell(What::LeftMap { unit: id, from: at }, cases::OFF_MAP);
            self.follow(start, side, Some(Place::OffMap), report);
            self.left_behind(start);
        } else if surrendered || no_room {
            self.eliminate_at(id, surrendered, Some(at), report);
            self.left_behind(start);
        } else if !path.is_empty() {
            self.put(id, at);
            self.take_ground(id, at);
            self.left_behind(start);
            self.follow(start, side, Some(Place::On(at)), report);
            self.walk_over(id, path, report);
        }
    }

    /// Enemy leaders alone on the way, and objectives that an unrouted unit passed [R77, 65.2].
    pub(crate) fn walk_over(&mut self, id: UnitId, path: &[Hex], report: &mut Report) {
        let side = self.side_of(id);
        let cavalry = self.arm(id) == Arm::Cavalry;
        for &hex in path {
            if self.unit(id).order != Order::Routed {
                self.take_objective(side, hex, report);
            }
            self.meet_leaders(side, cavalry, hex, report);
        }
    }

    /// Draws a unit up for the ground it has come to, and turns it to the enemy; with friends it faces as they do [31.7].
    pub(crate) fn take_ground(&mut self, id: UnitId, hex: Hex) {
        let unit = self.unit(id);
        let terrain = self.board.cell(hex).terrain;
        let formation = match unit.formation {
            Formation::Skirmish if terrain == Terrain::Swamp => Formation::Skirmish,
            Formation::Skirmish if unit.order != Order::Good || terrain == Terrain::Earthwork => {
                self.by_ground(Formation::Column, hex)
            }
            Formation::RoadMarch if self.board.cell(hex).roads.0 == 0 => match self.arm(id) {
                Arm::Artillery => Formation::Limbered,
                _ => self.by_ground(Formation::Column, hex),
            },
            other => self.by_ground(other, hex),
        };
        let alone = self.top(hex) == Some(id);
        let facing = self.towards_enemy(hex, formation, self.side_of(id));
        self.form(id, formation, facing);
        if !alone {
            self.align(hex);
        }
    }

    /// The path by which a standing order withdraws: one hex as retreats go [3.4].
    pub(crate) fn one_back(&self, id: UnitId) -> Option<Hex> {
        let at = self.hex_of(id)?;
        self.next_back(id, at, &[at]).map(|(_, hex, _)| hex)
    }

    /// The side that holds an objective hex last had an unrouted unit in it [65.2].
    pub(crate) fn take_objective(&mut self, side: Side, hex: Hex, report: &mut Report) {
        if let Some(holder) = self.state.holders.iter_mut().find(|holder| holder.hex == hex && holder.side != side) {
            holder.side = side;
            report.tell(What::ObjectiveTaken { hex, side }, cases::HOLDING);
        }
    }
}
