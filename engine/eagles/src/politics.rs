//! Events that move the marker, the commander that leaves on his day, and the end of a campaign (B9, B14 to B17).

use super::board::Step;
use super::definition::*;
use super::event::{Report, SegmentKind, What};
use super::game::Game;
use super::outcome;
use super::rules;
use super::spread::Spread;
use super::state::*;
use super::tables::Pace;
use super::theatre::Siege;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The older of two rivals leaves on his day; his formations go to the leader in his place (B14). Tracks under seal
    /// there are opened before.
    pub(crate) fn relieve(&mut self, report: &mut Report) {
        let Some((rivals, place)) = self.relief().filter(|_| self.must_open().is_none()) else { return };
        let side = self.board.side_of(rivals.old);
        for formation in self.track(rivals.old) {
            let weight = self.weight(formation);
            let army = self.board.formation(formation).map(|data| data.army);
            let takes = |leader: LeaderId| {
                if self.board.revision().any_army_takes_formations() {
                    self.can_take(leader, &[formation]).is_ok()
                } else {
                    self.board.leader(leader).map(|data| data.army) == army
                        && self.load(leader) + weight <= self.span(leader)
                }
            };
            let room = |leader: &LeaderId| {
                *leader != rivals.old
                    && self.state.leader(*leader).is_some_and(|leader| leader.place == place)
                    && takes(*leader)
            };
            let own = self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side);
            let mate = own.filter(room).max_by_key(|&leader| (self.span(leader), std::cmp::Reverse(leader)));
            let Some(to) = mate.or_else(|| self.general_for(&[formation])) else { continue };
            if let Some(leader) = self.state.leader_mut(to).filter(|leader| leader.place == Place::Away) {
                leader.place = place;
            }
            self.move_body(formation, rivals.old, to);
            self.refresh();
            report.tell(What::Transferred { formation, from: rivals.old, to }, [rules::RIVALS]);
        }
        if let Some(leader) = self.state.leader_mut(rivals.old) {
            leader.place = Place::Lost;
        }
        // Units that no leader could take leave with him.
        for unit in &mut self.state.units {
            if unit.leader == Some(rivals.old) {
                (unit.leader, unit.strength) = (None, 0);
            }
        }
        self.refresh();
        if let Place::On(hex) = place {
            self.drop_trains(&[rivals.old], hex);
        }
        report.tell(What::Relieved { leader: rivals.old }, [rules::RIVALS]);
    }

    /// Whether the side that may leave the map has no strength left on it: armistice (B9).
    pub(crate) fn is_armistice(&self) -> bool {
        let Some(campaign) = self.campaign() else { return false };
        !matches!(self.state.stage, Stage::Over(_) | Stage::SetUp(_))
            && !self.on_map(campaign.leaves_map).any(|leader| self.counts(leader))
    }

    fn holder(&self, hex: Hex) -> Option<Side> {
        let at = self.board.definition().held.iter().position(|held| held.hex == hex)?;
        self.state.held.get(at).copied().flatten()
    }

    /// Moves the marker; returns whether it left the track and the game is over.
    fn shift_marker(&mut self, favours: Side, spaces: i32, rule: engine::rule::Rule, report: &mut Report) -> bool {
        if spaces == 0 {
            return false;
        }
        // Spaces that are taken back favour the other side.
        let (favours, spaces) = if spaces < 0 { (favours.other(), -spaces) } else { (favours, spaces) };
        let from = self.state.morale;
        let to = outcome::moved(&self.board, from, favours, spaces);
        report.tell(What::MoraleMoved { from, to, favours }, [rule]);
        match to {
            Some(space) => {
                self.state.morale = space;
                false
            }
            None => {
                self.end_game(Ending::Morale(favours), report);
                true
            }
        }
    }

    /// Strength in a box.
    fn strength_in(&self, area: super::campaign::BoxId) -> u16 {
        let there = |leader: &LeaderId| {
            let place = self.state.leader(*leader).map(|leader| leader.place);
            matches!(place, Some(Place::Beside(boxed)) if boxed.area == area && boxed.to.is_none())
        };
        self.board.leader_ids().filter(there).map(|leader| self.strength(&[leader])).sum()
    }

    /// The siege die that is due, if any.
    fn siege_due(&self) -> Option<Siege> {
        let campaign = self.campaign()?;
        let politics = self.state.theatre.as_ref()?.politics;
        if politics.thorn_due {
            return Some(Siege::Thorn);
        }
        let danzig = campaign.politics.danzig.filter(|_| self.today() >= campaign.politics.danzig_day)?;
        let besieged = self.strength_in(danzig) >= campaign.tables.besiegers;
        (besieged && politics.danzig_siege.is_none()).then_some(Siege::Danzig)
    }

    /// Whether enough strength is near an exit to Danzig.
    fn threatens(&self) -> bool {
        let Some(campaign) = self.campaign() else { return false };
        let Some(danzig) = campaign.politics.danzig.and_then(|area| campaign.boxes.get(usize::from(area.0))) else {
            return false;
        };
        let side = campaign.leaves_map;
        let mut hexes: Vec<Hex> = self.on_map(side).filter_map(|leader| self.state.hex_of(leader)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let price = |step: &Step| {
            self.cost(step, Pace::Foot, false).filter(|_| !self.field.strong(&self.board, side.other(), step.to))
        };
        hexes.into_iter().any(|hex| {
            self.strength(&self.leaders_in(side, hex)) >= campaign.tables.besiegers && {
                let spread = Spread::new(&self.board, &[hex], u16::from(campaign.tables.threat), price);
                danzig.exits.iter().any(|&exit| spread.cost(&self.board, exit).is_some())
            }
        })
    }

    /// The faces of a siege die.
    pub(crate) fn siege_faces(&self) -> Vec<u8> {
        self.campaign().map(|campaign| campaign.tables.siege.clone()).unwrap_or_default()
    }

    /// A siege die has fallen.
    pub(crate) fn besiege(&mut self, siege: Siege, face: u16, report: &mut Report) {
        let Some(campaign) = self.campaign() else { return };
        let at = usize::from(face - 1);
        let spaces = campaign.tables.siege.get(at).copied().unwrap_or(0);
        let (favours, turns) = (campaign.leaves_map, campaign.tables.fortnight);
        report.tell(What::Besieged { siege, face, spaces }, [rules::POLITICS]);
        let turn = self.state.turn;
        let Some(theatre) = &mut self.state.theatre else { return };
        match siege {
            Siege::Danzig => theatre.politics.danzig_siege = Some(spaces),
            Siege::Thorn => {
                theatre.politics.thorn_due = false;
                if spaces > 0 {
                    let last = turn + turns * spaces - 1;
                    theatre.politics.thorn_closed = theatre.politics.thorn_closed.max(last);
                }
                if self.shift_marker(favours, i32::from(spaces), rules::POLITICS, report) {
                    return;
                }
            }
        }
        self.after_battles(report);
    }

    /// Political effects after the critical battles; then the turn goes on.
    fn after_battles(&mut self, report: &mut Report) {
        if let Some(siege) = self.siege_due() {
            self.state.stage = Stage::Siege(siege);
            return;
        }
        if self.campaign().is_some() && self.political_effects(report) {
            return;
        }
        self.end_player_turn(report);
    }

    fn political_effects(&mut self, report: &mut Report) -> bool {
        let Some(campaign) = self.campaign() else { return false };
        let data = campaign.politics.clone();
        let french = self.board.definition().morale.upward;
        let coalition = french.other();
        let Some(mut politics) = self.state.theatre.as_ref().map(|theatre| theatre.politics) else { return false };
        let mut moves: Vec<(Side, i32)> = Vec::new();
        if !politics.city_fell && self.holder(data.city) == Some(french) {
            politics.city_fell = true;
            let today = self.today();
            let worth = data.falls.iter().find(|fall| today <= fall.day).map_or(0, |fall| fall.spaces);
            moves.push((french, i32::from(worth)));
        }
        let last = self.state.phasing == Side::Second && self.is_last_turn();
        if last && !politics.city_fell && self.holder(data.city) == Some(coalition) {
            moves.push((coalition, i32::from(data.kept)));
        }
        if !data.capital.is_empty() {
            let held = |side: Side| {
                let game = &*self;
                move |hex: &Hex| game.holder(*hex) == Some(side)
            };
            politics.capital_entered |= data.capital.iter().any(held(french));
            let all = data.capital.iter().chain(&data.approaches).all(held(french));
            if all != politics.capital_gained {
                politics.capital_gained = all;
                moves.push((if all { french } else { coalition }, 1));
            }
            if !politics.capital_lost && politics.capital_entered && data.capital.iter().all(held(coalition)) {
                politics.capital_lost = true;
                moves.push((coalition, 1));
            }
        }
        if let Some(area) = data.danzig.filter(|_| self.today() >= data.danzig_day) {
            if self.strength_in(area) < campaign.tables.besiegers {
                politics.danzig_siege = None;
            }
            let now = u8::from(self.threatens()) + politics.danzig_siege.unwrap_or(0);
            moves.push((coalition, i32::from(now) - i32::from(politics.danzig)));
            politics.danzig = now;
        }
        if let Some(theatre) = &mut self.state.theatre {
            theatre.politics = politics;
        }
        moves.into_iter().any(|(favours, spaces)| self.shift_marker(favours, spaces, rules::POLITICS, report))
    }

    /// The combat phase is over: critical battles move the marker, and the next player-turn begins.
    pub(crate) fn end_combat(&mut self, report: &mut Report) {
        self.boundary();
        self.begin_segment(self.state.phasing, SegmentKind::Morale, report);
        for battle in std::mem::take(&mut self.state.battles) {
            let Some((favours, spaces)) = outcome::shift(&self.board, &battle) else { continue };
            if self.shift_marker(favours, spaces, rules::MORALE, report) {
                return;
            }
        }
        self.after_battles(report);
    }
}
