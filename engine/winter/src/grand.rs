//! The grand charge: three waves in three shock phases, declared once [19.7].

use super::agenda::{Charge, Task};
use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::day::FieldCommand;
use super::definition::{GrandRule, HorseKind};
use super::event::{Report, Verdict, What};
use super::facing::Facing;
use super::game::Game;
use super::options::MayFollow;
use super::rating::Occasion;
use super::sense::Light;
use super::state::*;
use super::tables::SIXTHS;
use super::terms::sum;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    fn grand_rule(&self) -> Option<&GrandRule> {
        self.board.rules().grand.as_ref().filter(|_| self.options.grand_charge)
    }

    fn riders(&self) -> Vec<Rider> {
        self.state.affairs.grand.as_ref().map_or_else(Vec::new, |grand| grand.riders.clone())
    }

    // ---- declared

    /// Whether a unit could ride in a wave of a grand charge that is declared now. On the whole field the waves behind need
    /// no enemy near [R155].
    fn may_ride(&self, id: UnitId, wave: Wave, rule: &GrandRule) -> Result<(), Breach> {
        if self.unit(id).tried || self.unit(id).charge {
            return Err(Breach::of(Why::TriedCharge, id));
        }
        if wave > Wave::First && self.board.whole().is_some() {
            self.is_fit_to_charge(id)?;
        } else {
            self.may_lay_zone(id)?;
        }
        let counter = self.counter(id);
        let guard = self.board.data(id).and_then(|data| data.corps.as_ref()) == Some(&rule.corps);
        let heavy = counter.role == Role::Cavalry(HorseKind::Heavy) || guard;
        let tired = counter.tires.and_then(|at| self.state.affairs.fatigue.get(usize::from(at)));
        let fresh = tired.is_none_or(|tired| self.level_of(tired.points) == 0);
        let near = |at: Hex| {
            self.grand_leaders(rule).any(|leader| {
                let reach = self.radius(leader) * u16::from(rule.radii);
                self.state.leader(leader).hex().is_some_and(|hex| self.board.distance(hex, at) <= reach)
            })
        };
        let led = self.could_command(id).iter().any(|(leader, _)| self.state.leader(*leader).hex().is_some_and(near));
        if heavy && fresh && led { Ok(()) } else { Err(Breach::of(Why::NotInWave, id)) }
    }

    /// All units that could ride.
    pub(crate) fn all_riders(&self, side: Side) -> Vec<UnitId> {
        let Some(rule) = self.grand_rule().filter(|_| self.may_declare_any(side)) else { return Vec::new() };
        if self.board.whole().is_none() {
            return self.riders_of(side, Wave::First, rule);
        }
        // A unit of the first wave starts with a leader of the charge; the others may stand anywhere.
        let led = self.riders_of(side, Wave::First, rule).into_iter().any(|id| self.is_with_grand_leader(id, rule));
        if led { self.riders_of(side, Wave::Second, rule) } else { Vec::new() }
    }

    fn riders_of(&self, side: Side, wave: Wave, rule: &GrandRule) -> Vec<UnitId> {
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.may_ride(id, wave, rule).is_ok()).collect()
    }

    /// The leaders of a grand charge; on the whole field those who are active [R187].
    fn grand_leaders<'a>(&'a self, rule: &'a GrandRule) -> impl Iterator<Item = LeaderId> + 'a {
        let whole = self.board.whole().is_some();
        let known = rule.leaders.iter().filter_map(|name| self.board.leader_id(name));
        known.filter(move |&leader| !whole || self.leader_state(leader).is_active())
    }

    fn is_with_grand_leader(&self, id: UnitId, rule: &GrandRule) -> bool {
        let hex = self.hex_of(id);
        hex.is_some() && self.grand_leaders(rule).any(|leader| self.state.leader(leader).hex() == hex)
    }

    /// On the whole field a unit of the first wave starts with Murat or Bessieres, and each brigade is in one wave with all of
    /// its units that are fit [19.7, R186].
    fn rides_by_brigades(&self, side: Side, riders: &[Rider], rule: &GrandRule) -> Result<(), Breach> {
        if self.board.whole().is_none() {
            return Ok(());
        }
        let first = || riders.iter().filter(|rider| rider.wave == Wave::First);
        if !first().any(|rider| self.is_with_grand_leader(rider.unit, rule)) {
            return Err(Breach::new(Why::NoGrandCharge));
        }
        for rider in riders {
            let brigade = self.counter(rider.unit).brigade;
            let own = |id: UnitId| brigade.is_some() && self.counter(id).brigade == brigade;
            let torn = riders.iter().find(|other| own(other.unit) && other.wave != rider.wave);
            let mut left = self.on_map(side).map(|(id, _)| id).filter(|&id| own(id));
            let left = left
                .find(|&id| riders.iter().all(|other| other.unit != id) && self.may_ride(id, rider.wave, rule).is_ok());
            if let Some(unit) = torn.map(|other| other.unit).or(left) {
                return Err(Breach::of(Why::NotInWave, unit));
            }
        }
        Ok(())
    }

    /// Whether a unit of the third wave may turn before it rides: more than half of them stay as the first wave was [19.7].
    pub(crate) fn may_turn_in_wave(&self, side: Side, id: UnitId, facing: Facing) -> Result<(), Breach> {
        self.own_on_map(side, &[id])?;
        let bad = Breach::of(Why::NotInWave, id);
        let grand = self.state.affairs.grand.as_ref().filter(|_| self.board.whole().is_some()).ok_or(bad)?;
        let third = || grand.riders.iter().filter(|rider| rider.wave == Wave::Third && self.unit(rider.unit).charge);
        let now = self.state.phase == PhaseName::FrenchCommand && self.is_turn_after();
        if !now || !third().any(|rider| rider.unit == id) {
            return Err(bad);
        }
        if self.unit(id).facing == facing {
            return Err(Breach::new(Why::NoEffect));
        }
        let faces = |unit: UnitId| if unit == id { facing } else { self.unit(unit).facing };
        let straight = third().filter(|rider| faces(rider.unit) == grand.facing).count();
        if straight * 2 > third().count() { Ok(()) } else { Err(bad) }
    }

    pub(crate) fn turn_in_wave(&mut self, id: UnitId, facing: Facing, report: &mut Report) {
        self.edit(id, |unit| unit.facing = facing);
        report.tell(What::Turned { unit: id, facing, cost: 0 }, [rule!("19.7")]);
    }

    /// Turns that units of the third wave may make.
    pub(crate) fn all_turns_in_wave(&self, side: Side) -> Vec<FieldCommand> {
        let riders = self.riders();
        let turns = riders.into_iter().flat_map(|rider| Facing::ALL.map(|facing| (rider.unit, facing)));
        turns
            .filter(|&(unit, facing)| self.may_turn_in_wave(side, unit, facing).is_ok())
            .map(|(unit, facing)| FieldCommand::WaveFacing { unit, facing })
            .collect()
    }

    fn may_declare_any(&self, side: Side) -> bool {
        side == Side::Second && self.state.phase == PhaseName::FrenchCommand && self.state.affairs.grand.is_none()
    }

    /// Whether the grand charge may be declared in these waves; returns the charge.
    pub(crate) fn may_declare_grand(&self, side: Side, waves: [&[UnitId]; 3]) -> Result<GrandCharge, Breach> {
        let no = Breach::new(Why::NoGrandCharge);
        let rule = self.grand_rule().filter(|_| self.may_declare_any(side)).ok_or(no)?;
        let mut riders: Vec<Rider> = Vec::new();
        for (units, wave) in waves.into_iter().zip([Wave::First, Wave::Second, Wave::Third]) {
            for &unit in units {
                self.own_on_map(side, &[unit])?;
                if riders.iter().any(|rider| rider.unit == unit) {
                    return Err(Breach::of(Why::NotTogether, unit));
                }
                self.may_ride(unit, wave, rule)?;
                riders.push(Rider { unit, wave, again: false });
            }
        }
        let lead = riders.iter().find(|rider| rider.wave == Wave::First).ok_or(no)?;
        let facing = self.unit(lead.unit).facing;
        if let Some(other) = riders.iter().find(|rider| self.unit(rider.unit).facing != facing) {
            return Err(Breach::of(Why::NotInWave, other.unit));
        }
        self.rides_by_brigades(side, &riders, rule)?;
        riders.sort_by_key(|rider| rider.unit);
        Ok(GrandCharge { turn: self.state.turn, facing, riders })
    }

    pub(crate) fn begin_grand(&mut self, grand: GrandCharge, report: &mut Report) {
        let told = What::GrandChargeDeclared { facing: grand.facing, riders: grand.riders.clone() };
        report.tell(told, [rule!("19.7")]);
        for rider in &grand.riders {
            self.edit(rider.unit, |unit| {
                unit.tried = true;
                unit.charge = rider.wave == Wave::First;
            });
        }
        self.state.affairs.grand = Some(grand);
    }

    // ---- wave after wave

    /// Whether the next turn after that of the declaration is on.
    fn is_turn_after(&self) -> bool {
        self.state.affairs.grand.as_ref().is_some_and(|grand| capped_sum(grand.turn, 1) == self.state.turn)
    }

    /// The second wave lays its zones when the next Allied command phase begins, the third with the French one; so do
    /// units that go on. A unit that is not in good order lays none, and no unit does in the dark or in a blizzard.
    pub(crate) fn lay_waves(&mut self, report: &mut Report) {
        let wave = match self.state.phase {
            PhaseName::AlliedCommand => Wave::Second,
            PhaseName::FrenchCommand => Wave::Third,
            _ => return,
        };
        if !self.is_turn_after() {
            return;
        }
        let dark = matches!(self.light(), Light::Evening | Light::Night) || self.is_blizzard();
        let mut units = Vec::new();
        for rider in self.riders() {
            let due = rider.wave == wave || rider.again && wave == Wave::Second;
            let unit = self.unit(rider.unit);
            let able = unit.morale == Morale::Good && unit.hex().is_some_and(|hex| !self.rough_for_horse(hex));
            if due && able && !dark {
                self.edit(rider.unit, |unit| (unit.charge, unit.tried) = (true, true));
                units.push(rider.unit);
            } else if due {
                self.leave_wave(rider.unit);
            }
        }
        if !units.is_empty() {
            report.tell(What::WaveReady { wave, units }, [rule!("19.7")]);
        }
    }

    /// Whether the second wave has anything to do before the Allied attacks.
    pub(crate) fn waves_can_ride(&self) -> bool {
        self.is_turn_after()
            && self.riders().iter().any(|rider| {
                let ready = self.unit(rider.unit).charge;
                ready || !self.follow_ways(Side::Second, rider.unit).is_empty()
            })
    }

    /// A unit of the second wave that has not ridden rides no more.
    pub(crate) fn end_second_wave(&mut self) {
        for rider in self.riders().into_iter().filter(|rider| rider.wave != Wave::Third) {
            self.edit(rider.unit, |unit| unit.charge = false);
            self.leave_wave(rider.unit);
        }
    }

    /// A French shock phase is over, and with it a wave.
    pub(crate) fn end_waves(&mut self) {
        let last = self.is_turn_after();
        if let Some(grand) = &mut self.state.affairs.grand {
            grand.riders.retain(|rider| !last && (rider.wave > Wave::First || rider.again));
        }
    }

    /// A rider has ridden: one of the first wave that kept its order checks whether it goes on.
    pub(crate) fn after_ride(&mut self, id: UnitId) {
        let Some(rider) = self.rider(id) else { return };
        let steady = self.hex_of(id).is_some() && self.unit(id).morale == Morale::Good;
        if rider.wave == Wave::First && !rider.again && steady {
            self.state.agenda.push(Task::GrandCheck(id));
        } else {
            self.leave_wave(id);
        }
    }

    /// The die of that check: the unit goes on in the next shock phase, or is Disordered in its hex.
    pub(crate) fn check_after_ride(&mut self, id: UnitId, die: u8, report: &mut Report) {
        let margin = i16::from(die) + sum(&self.check_terms(id, &Occasion::default()));
        let passed = margin <= 0;
        let verdict = if passed { Verdict::Pass } else { Verdict::Disorder };
        report.tell(What::Checked { unit: id, die, margin, verdict }, [rule!("13.1"), rule!("19.7")]);
        if !passed {
            self.fall_into_disorder(id, report);
            self.leave_wave(id);
        } else if let Some(grand) = &mut self.state.affairs.grand {
            for rider in grand.riders.iter_mut().filter(|rider| rider.unit == id) {
                rider.again = true;
            }
        }
    }

    /// Allied horse may charge at who rides in the Allied shock phase.
    pub(crate) fn offer_against_wave(&self, charge: &Charge) -> Option<Offered> {
        let rides = charge.moved && !charge.opportunity && charge.fire.is_none();
        let here = rides && self.state.phase == PhaseName::AlliedShock && self.rider(charge.unit).is_some();
        if here { self.offer_against(charge.unit) } else { None }
    }

    // ---- the waves behind

    /// Whether a unit of a wave behind may move up now: when all units before it have ridden, once in a phase.
    fn may_follow_now(&self, side: Side, id: UnitId) -> bool {
        let Some(grand) = &self.state.affairs.grand else { return false };
        let unit = self.unit(id);
        let turn = match self.state.phase {
            PhaseName::FrenchShock => grand.turn == self.state.turn,
            PhaseName::AlliedShock => self.is_turn_after(),
            _ => false,
        };
        let behind = self.rider(id).is_some_and(|rider| {
            rider.wave == Wave::Third || rider.wave == Wave::Second && self.state.phase == PhaseName::FrenchShock
        });
        side == Side::Second
            && turn
            && behind
            && unit.morale != Morale::Routed
            && unit.marks.spent == 0
            && grand.riders.iter().all(|rider| !self.unit(rider.unit).charge)
    }

    /// Whether a unit may move up along a way.
    pub(crate) fn may_follow(&self, side: Side, id: UnitId, path: &[Hex]) -> Result<(), Breach> {
        self.own_on_map(side, &[id])?;
        let bad = Breach::of(Why::NotInWave, id);
        let most = self.board.rules().grand.as_ref().map_or(0, |rule| usize::from(rule.follow));
        let Some(mut at) = self.hex_of(id).filter(|_| self.may_follow_now(side, id)) else { return Err(bad) };
        if path.is_empty() || path.len() > most {
            return Err(bad);
        }
        let front = self.unit(id).facing.front();
        for &hex in path {
            if !self.board.grid().contains(hex) {
                return Err(Breach::new(Why::OffBoard));
            }
            let way = self.board.way(at, hex).filter(|way| front.contains(way)).ok_or(bad)?;
            self.board.beyond(at, way).and_then(|side| self.ride_cost(side)).ok_or(bad)?;
            if self.has(side.other(), hex) {
                return Err(Breach::there(Why::EnemyThere, hex));
            }
            at = hex;
        }
        if self.may_stand(at, id) { Ok(()) } else { Err(bad) }
    }

    /// One way to each hex a unit may move up to.
    fn follow_ways(&self, side: Side, id: UnitId) -> Vec<Vec<Hex>> {
        if !self.may_follow_now(side, id) {
            return Vec::new();
        }
        let Some(from) = self.hex_of(id) else { return Vec::new() };
        let most = self.board.rules().grand.as_ref().map_or(0, |rule| rule.follow);
        let mut ways: Vec<Vec<Hex>> = Vec::new();
        let mut ring: Vec<Vec<Hex>> = vec![Vec::new()];
        for _ in 0..most {
            let mut next: Vec<Vec<Hex>> = Vec::new();
            for path in &ring {
                let at = path.last().copied().unwrap_or(from);
                for way in self.unit(id).facing.front() {
                    let Some(beyond) = self.board.beyond(at, way).filter(|beyond| self.ride_cost(beyond).is_some())
                    else {
                        continue;
                    };
                    let known = next.iter().any(|other| other.last() == Some(&beyond.to));
                    if !known && !self.has(side.other(), beyond.to) {
                        next.push(path.iter().copied().chain([beyond.to]).collect());
                    }
                }
            }
            ways.extend(next.iter().filter(|path| self.may_follow(side, id, path).is_ok()).cloned());
            ring = next;
        }
        ways
    }

    /// All units that may move up now.
    pub(crate) fn all_follows(&self, side: Side) -> Vec<MayFollow> {
        let all = self.riders().into_iter().map(|rider| rider.unit);
        let all = all.map(|unit| MayFollow { unit, paths: self.follow_ways(side, unit) });
        all.filter(|may| !may.paths.is_empty()).collect()
    }

    /// Moves a unit up.
    pub(crate) fn follow(&mut self, id: UnitId, path: &[Hex], report: &mut Report) {
        report.tell(What::Followed { unit: id, path: path.to_vec() }, [rule!("19.7")]);
        for &hex in path {
            self.edit(id, |unit| {
                unit.place = Place::On(hex);
                unit.marks.spent = SIXTHS;
            });
            self.arrive(id, hex, report);
        }
    }
}
