//! The path of a unit that must retreat: there is nothing to decide [13.3, R27].

use super::board::Role;
use super::cite::rule;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;
use std::cmp::Reverse;

/// The next hex of a retreat.
enum Way {
    To(Hex),
    OffMap,
    Nowhere,
}

impl Game {
    /// Makes a unit retreat `hexes` hexes; returns the hexes it passed. Unlimbered guns stay, and their crew goes
    /// [7.3]. If no unit on the map has caused it, the nearest enemy counts as the cause [13.3].
    pub(crate) fn go_back(&mut self, id: UnitId, hexes: u8, cause: Option<Hex>, report: &mut Report) -> Vec<Hex> {
        let Some(from) = self.hex_of(id) else { return Vec::new() };
        let nearest = || self.nearest_enemy(self.side_of(id), from).and_then(|(enemy, _)| self.hex_of(enemy));
        let cause = cause.or_else(nearest);
        self.go_back_from(id, hexes, cause, report)
    }

    /// The same retreat, from a cause or from none at all.
    pub(crate) fn go_back_from(&mut self, id: UnitId, hexes: u8, cause: Option<Hex>, report: &mut Report) -> Vec<Hex> {
        let Some(from) = self.hex_of(id) else { return Vec::new() };
        let id = self.leave_guns(id, from, report);
        let side = self.side_of(id);
        let routed = self.unit(id).morale == Morale::Routed;
        self.edit(id, |unit| {
            unit.charge = false;
            unit.hand = None;
        });
        self.leave_wave(id);
        let mut path: Vec<Hex> = Vec::new();
        let mut lost = 0;
        let mut at = from;
        loop {
            let enough = path.len() >= usize::from(hexes);
            if enough && self.may_stop(id, at) {
                break;
            }
            match self.next_back(id, from, at, &path, cause) {
                Way::To(hex) => {
                    path.push(hex);
                    at = hex;
                    if self.is_withdrawn_at(id, hex) {
                        report.tell(What::Retreated { unit: id, path: path.clone(), routed, lost }, [rule!("13.3")]);
                        self.leave_game(id, routed, report);
                        self.leaders_leave(side, from, report);
                        return path;
                    }
                    self.edit(id, |unit| unit.place = Place::On(hex));
                    if self.in_enemy_zone(side, hex) {
                        lost += self.lose_by(id, 1, rule!("13.3"), report);
                        if self.hex_of(id).is_none() {
                            break;
                        }
                    }
                }
                Way::OffMap => {
                    report.tell(What::Retreated { unit: id, path: path.clone(), routed, lost }, [rule!("13.3")]);
                    if self.withdraws_from(side, at) && self.began_on_map(id) {
                        self.leave_game(id, routed, report);
                        self.leaders_leave(side, from, report);
                    } else {
                        if self.board.revision().guns_leave_the_map_with_their_battery() {
                            // A battery that goes back is limbered, and goes whole [7.3].
                            self.edit(id, |unit| unit.guns = 0);
                        }
                        self.eliminate(id, report);
                    }
                    return path;
                }
                Way::Nowhere => {
                    if path.is_empty() || !self.may_stop(id, at) {
                        self.eliminate(id, report);
                    }
                    break;
                }
            }
        }
        if let Some(hex) = self.hex_of(id) {
            let loose = self.loosens(hex);
            let role = self.counter(id).role;
            self.edit(id, |unit| match role {
                Role::Battalion(_) if loose => unit.formation = Formation::GeneralOrder,
                Role::Battalion(_) => unit.formation = Formation::Column,
                Role::Cavalry(_) if unit.formation == Formation::RoadColumn => unit.formation = Formation::Formed,
                Role::Battery(_) => unit.formation = Formation::Limbered,
                _ => {}
            });
            if self.counter(id).is_battery() && !path.is_empty() && !self.is_rally() {
                self.state.affairs.gun_checks.push(id);
            }
        }
        report.tell(What::Retreated { unit: id, path: path.clone(), routed, lost }, [rule!("13.3"), rule!("R27")]);
        for &hex in &path {
            self.pass_through(id, hex, report);
        }
        self.leaders_follow(side, from, self.hex_of(id));
        self.shake(id, from, &path, report);
        path
    }

    /// Beyond the withdrawal line a rout is neither lost nor withdrawn; any other unit is withdrawn (R39).
    fn leave_game(&mut self, id: UnitId, routed: bool, report: &mut Report) {
        let strong = self.at_half_or_more(id);
        self.edit(id, |unit| unit.left_strong = strong && !routed);
        let place = if routed { Place::Removed } else { Place::Withdrawn };
        self.remove(id, place, report);
    }

    /// Whether a retreat may end in a hex.
    fn may_stop(&self, id: UnitId, hex: Hex) -> bool {
        let formation = match self.counter(id).role {
            Role::Battalion(_) if self.loosens(hex) => Formation::GeneralOrder,
            Role::Battalion(_) => Formation::Column,
            Role::Battery(_) => Formation::Limbered,
            Role::Cavalry(_) if self.unit(id).formation == Formation::RoadColumn => Formation::Formed,
            _ => self.unit(id).formation,
        };
        let unit = Unit { place: Place::On(hex), formation, ..*self.unit(id) };
        self.may_join(hex, &[(id, unit)]).is_ok()
    }

    fn next_back(&self, id: UnitId, first: Hex, at: Hex, path: &[Hex], cause: Option<Hex>) -> Way {
        let side = self.side_of(id);
        let far = |hex: Hex| cause.map_or(0, |cause| self.board.distance(hex, cause));
        let open = |hex: Hex| {
            !self.has(side.other(), hex)
                && hex != first
                && !path.contains(&hex)
                && far(hex) >= far(at)
                && !(side == Side::Second && self.board.spot(hex).french_closed)
        };
        let ways = super::facing::Way::ALL.into_iter().filter_map(|way| {
            let beyond = self.board.beyond(at, way)?;
            (open(beyond.to) && self.passable(id, beyond)).then_some((way, beyond.to))
        });
        let candidates: Vec<(super::facing::Way, Hex)> = ways.collect();
        let own = self.board.potential(side, at);
        let higher = candidates.iter().any(|&(_, hex)| self.board.potential(side, hex) > own);
        if !higher && self.board.on_retreat_edge(side, at) {
            return Way::OffMap;
        }
        let best = candidates.into_iter().min_by_key(|&(way, hex)| {
            (
                self.in_enemy_zone(side, hex),
                far(hex) <= far(at),
                Reverse(self.board.potential(side, hex)),
                self.has(side, hex),
                way,
            )
        });
        best.map_or(Way::Nowhere, |(_, hex)| Way::To(hex))
    }

    /// The crew of unlimbered guns goes alone; returns the unit that goes back [7.3].
    fn leave_guns(&mut self, id: UnitId, hex: Hex, report: &mut Report) -> UnitId {
        let unit = *self.unit(id);
        let crew = self.counter(id).children.first().copied();
        let (Some(crew), true) = (crew, self.counter(id).is_battery() && unit.formation == Formation::Unlimbered)
        else {
            return id;
        };
        self.edit(id, |unit| {
            unit.strength = 0;
            unit.charge = false;
            unit.place = Place::Abandoned(hex);
        });
        self.edit(crew, |crew| {
            *crew = Unit {
                place: Place::On(hex),
                morale: unit.morale,
                formation: Formation::GeneralOrder,
                facing: unit.facing,
                strength: unit.strength,
                guns: 0,
                suffered: 0,
                active: true,
                marks: unit.marks,
                ..*crew
            };
        });
        report.tell(What::GunsLeft { unit: id, hex }, [rule!("7.3")]);
        crew
    }

    /// Leaders who go with the last friendly combat unit of their hex beyond the withdrawal line leave with it [13.3, R39].
    pub(crate) fn leaders_leave(&mut self, side: Side, from: Hex, report: &mut Report) {
        if self.units_at(from).iter().any(|&id| self.side_of(id) == side) {
            return;
        }
        let here: Vec<LeaderId> = self.leaders_at(side, from).filter(|&id| self.leader_began_on_map(id)).collect();
        for leader in here {
            self.edit_leader(leader, |leader| leader.post = Post::Withdrawn);
            report.tell(What::LeaderLeft { leader }, [rule!("R39")]);
        }
    }

    /// Leaders go with the last friendly combat unit that leaves their hex [13.3].
    pub(crate) fn leaders_follow(&mut self, side: Side, from: Hex, to: Option<Hex>) {
        let Some(to) = to else { return };
        if self.units_at(from).iter().any(|&id| self.side_of(id) == side) {
            return;
        }
        let leaders: Vec<LeaderId> = self.leaders_at(side, from).collect();
        for leader in leaders {
            self.edit_leader(leader, |leader| leader.post = Post::On(to));
        }
    }
}
