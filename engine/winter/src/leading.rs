//! The chain of command [17.1 to 17.5, 19.11, 19.22, 19.23, 19.42, 20.15.B].

use super::board::{Role, within};
use super::command::Toward;
use super::definition::{GunKind, Level, Nation};
use super::facing::Way;
use super::game::Game;
use super::sense::Light;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;
use engine::hex::Hex;

/// The brigade of the Prussian advanced guard, and the end of the names of Prussian commands [20.33].
const ADVANCED_GUARD: &str = "AG/Pr";
const PRUSSIAN: &str = "/Pr";
/// It is in command so near to L'Estocq, and so near to a major road that leads to him or to its entry, in hexes.
const NEAR_LESTOCQ: u16 = 8;
const NEAR_MAJOR_ROAD: u16 = 3;
/// The commander whom Prussian batteries obey that leave a Grand Battery; so near to the headquarters they need none.
const BOGDANOV: &str = "RL-Bogdanov";
const NEAR_HEADQUARTERS: u16 = 6;
/// A road so near to a Cossack leads it to an exit, in hexes [19.23].
const NEAR_EXIT_ROAD: u8 = 3;

impl Game {
    /// A leader's radius as it is now [17.1].
    pub(crate) fn radius(&self, id: LeaderId) -> u16 {
        self.radius_by_light(id).min(self.snow_radius())
    }

    /// The command radius without regard to snow.
    pub(crate) fn radius_by_light(&self, id: LeaderId) -> u16 {
        let time = &self.board.tables().time;
        let own = self.board.leader(id).radius;
        u16::from(match self.light() {
            Light::Evening => own.min(time.radius_evening),
            Light::Night => own.min(time.radius_night),
            _ => own,
        })
    }

    fn within(&self, leader: LeaderId, hex: Hex, reach: u16) -> bool {
        self.state.leader(leader).hex().is_some_and(|at| self.board.distance(at, hex) <= reach)
    }

    fn is_active(&self, id: LeaderId) -> bool {
        self.state.leader(id).state != CommandState::Inactive
    }

    /// Whether a leader on the map is in command [17.2].
    pub(crate) fn leader_in_command(&self, id: LeaderId) -> bool {
        let (chief, leader) = (self.board.leader(id), self.state.leader(id));
        let Some(hex) = leader.hex() else { return false };
        if leader.entered {
            return true;
        }
        if let Some(commands) = self.in_command_on_field(id, hex) {
            return commands;
        }
        match chief.level {
            Level::Division | Level::Detachment | Level::Wing | Level::Corps | Level::Army => self.is_active(id),
            Level::Cossack => self.cossack_leader_in_command(id, hex),
            Level::Artillery => match &self.board.gunner {
                Some((gunner, under)) if *gunner == id => {
                    leader.state == CommandState::Mobile
                        || under.iter().all(|&above| self.state.leader(above).hex().is_none())
                        || under.iter().any(|&above| self.within(above, hex, self.radius(above)))
                }
                _ => self.brigade_leader_in_command(id, hex),
            },
            Level::Brigade => self.brigade_leader_in_command(id, hex),
        }
    }

    fn brigade_leader_in_command(&self, id: LeaderId, hex: Hex) -> bool {
        let chief = self.board.leader(id);
        if !self.is_active(id) {
            return false;
        }
        // The overall commander's radius, and the withdrawal in the east, serve every Russian [20.15.B, 20.14.B.2].
        if chief.side == Side::First {
            if self.board.overall.is_some_and(|overall| self.within(overall, hex, self.radius(overall))) {
                return true;
            }
            let horse = self.board.rules().orders.is_none() && chief.leads_horse;
            if horse
                && self.board.leader_ids().any(|other| {
                    self.board.leader(other).leads_all_horse && self.within(other, hex, self.radius(other))
                })
            {
                return true;
            }
            let east = self.board.rules().withdraw.as_ref().and_then(|withdraw| withdraw.command_east_of);
            if self.state.affairs.withdrawal
                && east.is_some_and(|column| self.board.spot(hex).printed.column > i32::from(column))
            {
                return true;
            }
        }
        if chief.in_town {
            let spot = self.board.spot(hex);
            return spot.town || spot.stronghold;
        }
        let Some(superior) = self.superior_of(id) else { return true };
        let above = self.state.leader(superior);
        match (above.hex(), above.state) {
            (None, _) => true,
            (Some(_), CommandState::Inactive) => false,
            (Some(_), CommandState::Mobile) => true,
            (Some(at), CommandState::Standing) => self.board.distance(at, hex) <= self.radius(superior),
        }
    }

    fn cossack_leader_in_command(&self, id: LeaderId, hex: Hex) -> bool {
        let reach = self.radius(id) * u16::from(self.board.tables().rally.cossack_radii);
        self.board.leader_ids().any(|other| {
            let chief = self.board.leader(other);
            chief.side == Side::First
                && matches!(chief.level, Level::Detachment | Level::Wing | Level::Army)
                && self.within(other, hex, reach)
        }) || self.near_exit_road(hex)
    }

    /// A road hex at most 3 away from which an exit of the Cossacks can be reached on free road hexes [19.23].
    fn near_exit_road(&self, hex: Hex) -> bool {
        let reached = self.field.exits(|| self.roads_to_exits());
        let near = within(&self.board.grid(), hex, NEAR_EXIT_ROAD).into_iter();
        near.filter_map(|at| self.board.index(at)).any(|at| reached.get(at) == Some(&true))
    }

    /// Road hexes from which an exit of the Cossacks is reached over free road hexes, by their index.
    fn roads_to_exits(&self) -> Vec<bool> {
        let exits = &self.board.rules().cossack_road_exits;
        let free = |at: Hex| !self.has(Side::Second, at) && !self.in_enemy_zone(Side::First, at);
        let size = usize::from(self.board.grid().columns) * usize::from(self.board.grid().rows);
        let mut reached = vec![false; size];
        let mut seen = vec![false; size];
        let mut first = |at: Hex| {
            let slot = self.board.index(at).and_then(|index| seen.get_mut(index));
            slot.is_some_and(|slot| !std::mem::replace(slot, true))
        };
        let mut open: Vec<Hex> = exits.iter().copied().filter(|&at| first(at) && free(at)).collect();
        while let Some(at) = open.pop() {
            if let Some(known) = self.board.index(at).and_then(|index| reached.get_mut(index)) {
                *known = true;
            }
            for way in Way::ALL {
                if let Some(side) = self.board.beyond(at, way).filter(|side| side.road.is_some())
                    && first(side.to)
                    && free(side.to)
                {
                    open.push(side.to);
                }
            }
        }
        reached
    }

    /// The leaders who could command a unit, on the map and not Inactive, with the distance at which each does [5.12].
    pub(crate) fn could_command(&self, id: UnitId) -> Vec<(LeaderId, u16)> {
        let counter = self.counter(id);
        // An Inactive leader on the map commands no units, and keeps the leaders above from serving in its stead [R30].
        let keeps = self.board.revision().inactive_leader_keeps_his_place();
        let present =
            |leader: &LeaderId| self.state.leader(*leader).hex().is_some() && (keeps || self.is_active(*leader));
        let all = || {
            let own = self.board.leader_ids().filter(|&leader| self.board.leader(leader).side == counter.side);
            own.filter(present).collect::<Vec<LeaderId>>()
        };
        let level = |leader: LeaderId| self.level_now(leader);
        let at_radius = |list: Vec<LeaderId>| list.into_iter().map(|leader| (leader, self.radius(leader))).collect();
        if counter.is_cossack() {
            let reach = |leader: LeaderId| match level(leader) {
                Level::Cossack => Some(self.radius(leader) * 2),
                Level::Detachment | Level::Wing => Some(self.radius(leader)),
                Level::Brigade if self.board.leader(leader).leads_horse => Some(self.radius(leader)),
                _ => None,
            };
            let active = all().into_iter().filter(|&leader| self.is_active(leader));
            return active.filter_map(|leader| Some((leader, reach(leader)?))).collect();
        }
        if counter.is_jaeger(&self.board) && counter.nation == Nation::Russian {
            let serves = |leader: &LeaderId| {
                matches!(level(*leader), Level::Wing | Level::Detachment | Level::Division)
                    || self.holds(*leader, id) && level(*leader) != Level::Cossack
            };
            let active = all().into_iter().filter(|&leader| self.is_active(leader));
            return at_radius(active.filter(serves).collect());
        }
        let own: Vec<LeaderId> = self.leaders_above(id).into_iter().filter(present).collect();
        let holds = |leader: &LeaderId| self.holds(*leader, id) && level(*leader) != Level::Cossack;
        let lists: Vec<LeaderId> = own.iter().copied().filter(holds).collect();
        let direct = |leader: &LeaderId| matches!(level(*leader), Level::Brigade | Level::Artillery);
        let mut serving: Vec<LeaderId> = lists.iter().copied().filter(direct).collect();
        // Before Eylau Russian horse obeys its detachment commander too, and while he is away the overall one [20.15.B].
        let horse = self.is_pahlens_horse(id);
        if horse {
            let detached: Vec<LeaderId> =
                lists.iter().copied().filter(|&leader| level(leader) == Level::Detachment).collect();
            let above = self.board.overall.filter(|overall| detached.is_empty() && present(overall));
            serving.extend(detached.into_iter().chain(above));
        }
        let battery = counter.is_battery() || counter.role == Role::Crew;
        if self.is_member(id) {
            // A member of a Grand Battery obeys its leader alone [19.52].
            serving.retain(|&leader| self.rank(leader) == Some(Rank::Battery));
        } else if battery {
            serving.retain(|&leader| self.rank(leader) != Some(Rank::Battery));
            serving.extend(lists.iter().copied().filter(|leader| !direct(leader)));
            if counter.role == Role::Battery(GunKind::Light) {
                serving
                    .extend(all().into_iter().filter(|&leader| direct(&leader) && self.leads_division_of(leader, id)));
            }
        } else if serving.is_empty() {
            // The leader above serves as brigade leader [R30]; Russian horse obeys no division leader [20.15.B].
            let next = |leader: &LeaderId| match level(*leader) {
                Level::Division => !horse,
                Level::Detachment => true,
                _ => false,
            };
            // A unit attached to a brigade leader has those above him over it [1.12].
            let chain: Vec<LeaderId> = own.iter().copied().filter(|&leader| self.of_chain(leader, id)).collect();
            let above = if counter.attached.is_some() { &chain } else { &lists };
            serving = above.iter().copied().filter(next).collect();
            if serving.is_empty() {
                let last = |leader: &LeaderId| matches!(level(*leader), Level::Corps | Level::Wing | Level::Army);
                serving = chain.into_iter().filter(last).collect();
            }
        }
        serving.retain(|&leader| self.is_active(leader));
        serving.sort();
        serving.dedup();
        // Light guns are in command with their division leader, not merely near him [19.42].
        let light = counter.role == Role::Battery(GunKind::Light) && counter.nation == Nation::Russian;
        let reach = |leader: LeaderId| if light && !direct(&leader) { 0 } else { self.radius(leader) };
        serving.into_iter().map(|leader| (leader, reach(leader))).collect()
    }

    /// The leaders of whose chain a unit can be: those the battle names, and all of its side once it was attached or released.
    fn leaders_above(&self, id: UnitId) -> Vec<LeaderId> {
        let own = self.counter(id).parent.unwrap_or(id);
        if self.unit(own).detachment == Detachment::Listed {
            return self.board.chain_of(id).to_vec();
        }
        let side = self.counter(id).side;
        self.board.leader_ids().filter(|&leader| self.board.leader(leader).side == side).collect()
    }

    /// Russian horse before Eylau: it obeys no division leader [20.15.B].
    fn is_pahlens_horse(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        counter.is_cavalry() && counter.nation == Nation::Russian && self.board.rules().orders.is_none()
    }

    /// A brigade leader of a unit's division.
    fn leads_division_of(&self, leader: LeaderId, id: UnitId) -> bool {
        let division = self.counter(id).division;
        division.is_some()
            && self.board.unit_ids().any(|other| {
                let them = self.counter(other);
                them.is_battalion() && them.division == division && self.holds(leader, other)
            })
    }

    /// Whether a unit is in command [17.3].
    pub(crate) fn in_command(&self, id: UnitId) -> bool {
        let (counter, unit) = (self.counter(id), self.unit(id));
        let Some(hex) = unit.hex() else { return false };
        if unit.marks.entered || counter.role == Role::Crew || unit.marks.self_command == Some(true) {
            return true;
        }
        let near =
            |&(leader, reach): &(LeaderId, u16)| self.within(leader, hex, reach) && self.leader_in_command(leader);
        let could = self.could_command(id);
        if could.iter().any(near) {
            return true;
        }
        match counter.role {
            Role::Skirmisher => {
                let battalion = counter.parent.and_then(|parent| self.hex_of(parent));
                if battalion.is_some_and(|at| self.board.distance(at, hex) <= 4) {
                    return true;
                }
            }
            Role::Battery(GunKind::Light) => {
                if self.beside_division(id, hex) {
                    return true;
                }
                let with =
                    |leader: LeaderId| self.board.leader(leader).level == Level::Division && self.holds(leader, id);
                if self.leaders_at(counter.side, hex).any(with) {
                    return true;
                }
            }
            _ if counter.is_cossack() => return self.near_exit_road(hex),
            _ if self.is_near_lestocq(id, hex) || self.is_under_bogdanov(id, hex) => return true,
            _ => {}
        }
        // No leader that could give it orders is on the map [17.3]; one that it does not obey does not count.
        let obeyed = |leader: LeaderId| {
            self.of_chain(leader, id)
                && !(self.is_pahlens_horse(id) && self.board.leader(leader).level == Level::Division)
        };
        !counter.is_jaeger(&self.board)
            && self
                .leaders_above(id)
                .into_iter()
                .all(|leader| self.state.leader(leader).hex().is_none() || !obeyed(leader))
    }

    /// Whether a unit of the Prussian advanced guard is in command by the road it came on, by L'Estocq, or by a brigade
    /// leader of the corps [20.33].
    fn is_near_lestocq(&self, id: UnitId, hex: Hex) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        let own = self.board.data(id).and_then(|data| data.brigade.as_deref());
        if own != Some(ADVANCED_GUARD) {
            return false;
        }
        let prussian = |leader: LeaderId| {
            let under =
                self.board.leader(leader).superior.is_some_and(|above| self.rank(above) >= Some(Rank::Division));
            let lists = self
                .board
                .field_leader(leader)
                .is_some_and(|known| known.commands.iter().any(|name| name.ends_with(PRUSSIAN)));
            under && lists && self.rank(leader) == Some(Rank::Brigade) && self.within(leader, hex, self.radius(leader))
        };
        if self.board.leader_ids().any(prussian) {
            return true;
        }
        let lestocq = self
            .board
            .leader_ids()
            .find(|&leader| self.board.leader(leader).side == Side::First && self.rank(leader) == Some(Rank::Corps));
        let at = lestocq.and_then(|leader| self.state.leader(leader).hex());
        if at.is_some_and(|at| self.board.distance(at, hex) <= NEAR_LESTOCQ) {
            return true;
        }
        let entry = self.prussian_entry().code();
        let entries = self.board.definition().ground.entries.iter().filter(|known| known.code == entry);
        let entries: Vec<Hex> = entries.flat_map(|known| known.hexes.clone()).collect();
        let blocked = |hex: Hex| self.has(Side::Second, hex) || self.in_enemy_zone(Side::First, hex);
        let reached = whole.field.reached_by_major_road(hex, NEAR_MAJOR_ROAD, blocked);
        entries.iter().any(|hex| reached.contains(hex))
            || at.is_some_and(|at| reached.iter().any(|&hex| self.board.distance(hex, at) <= NEAR_MAJOR_ROAD))
    }

    /// Whether a Prussian battery that was freed from a Grand Battery is in command by Bogdanov, or near the headquarters
    /// [19.52].
    fn is_under_bogdanov(&self, id: UnitId, hex: Hex) -> bool {
        let Some(whole) = self.board.whole() else { return false };
        let freed = self.state.day.as_ref().is_some_and(|day| day.free_guns.contains(&id));
        if !freed || self.counter(id).nation != Nation::Prussian {
            return false;
        }
        let [headquarters, _] = whole.field.rules.headquarters;
        let gone = self.state.day.as_ref().is_some_and(|day| day.headquarters_gone);
        let bogdanov = self.board.leader_id(BOGDANOV);
        !gone && self.board.distance(headquarters, hex) <= NEAR_HEADQUARTERS
            || bogdanov
                .is_some_and(|leader| self.within(leader, hex, self.radius(leader)) && self.leader_in_command(leader))
    }

    /// Light guns beside an in-command battalion of their division [19.42].
    fn beside_division(&self, id: UnitId, hex: Hex) -> bool {
        let own = self.counter(id);
        self.board.around(hex).flat_map(|(_, at)| self.units_at(at)).any(|&other| {
            let them = self.counter(other);
            them.is_battalion()
                && them.side == own.side
                && them.division.is_some()
                && them.division == own.division
                && self.in_command(other)
        })
    }

    /// The hexes towards which a unit out of command may move: those of the leaders and units that could command it
    /// [5.12].
    pub(crate) fn towards(&self, id: UnitId) -> Vec<(Toward, Hex)> {
        let leaders = self.could_command(id).into_iter();
        let mut all: Vec<(Toward, Hex)> = leaders
            .filter_map(|(leader, _)| Some((Toward::Leader(leader), self.state.leader(leader).hex()?)))
            .collect();
        let own = self.counter(id);
        if own.role == Role::Battery(GunKind::Light) {
            let battalions = self.on_map(own.side).filter(|&(other, _)| {
                let them = self.counter(other);
                them.is_battalion() && them.division.is_some() && them.division == own.division
            });
            all.extend(battalions.map(|(other, hex)| (Toward::Unit(other), hex)));
        }
        if own.role == Role::Skirmisher
            && let Some(parent) = own.parent
            && let Some(hex) = self.hex_of(parent)
        {
            all.push((Toward::Unit(parent), hex));
        }
        all
    }
}
