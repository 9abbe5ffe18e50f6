//! Retreats hex by hex: the possible steps, their hazards, and the paths that are left [9.8, 9.9.1].

use super::board::At;
use super::breach::by_unit;
use super::definition::*;
use super::event::{Report, What};
use super::field::{Field, Ways};
use super::fight::*;
use super::game::Game;
use super::morale::Moment;
use super::options::RetreatStep;
use super::rules;
use super::state::Place;
use engine::contract::Refusal;
use engine::count::less;
use engine::hex::Hex;

/// The worst class of a hex without a friendly unit in it.
const LAST_VACANT: u8 = 4;

impl Field<'_> {
    /// The number of hazards of a step [9.8.4].
    pub(crate) fn hazards(&self, unit: UnitId, from: At, to: At) -> u8 {
        let enemy = self.board.unit(unit).side.other();
        let bridge = self.board.way(from, to).is_some_and(|way| self.board.is_hazard(&self.lay, way));
        u8::from(self.in_zone(enemy, to)) + u8::from(bridge)
    }

    /// The hexes of the lowest class, with that class [9.8.6].
    fn best_steps(&self, unit: UnitId, from: At, ways: &Ways, visited: &[Hex]) -> (u8, Vec<Hex>) {
        let side = self.board.unit(unit).side;
        let Some(here) = ways.from(from) else { return (0, Vec::new()) };
        let mut best: (u8, Vec<Hex>) = (u8::MAX, Vec::new());
        for way in self.board.ways(from) {
            let to = way.to();
            let hex = self.board.hex(to);
            if visited.contains(&hex) || !self.may_step(side, from, way) {
                continue;
            }
            let Some(there) = ways.from(to).filter(|there| *there <= here) else { continue };
            let longer = u8::from(there == here);
            let friend = self.unit_of(side, to).is_some_and(|other| other != unit);
            let class = match (friend, self.hazards(unit, from, to)) {
                (true, _) => 5,
                (false, 0) => 1,
                (false, _) => 3,
            } + longer;
            if class < best.0 {
                best = (class, vec![hex]);
            } else if class == best.0 {
                best.1.push(hex);
            }
        }
        best.1.sort_unstable();
        best
    }

    /// The lines to which a retreat may go, with the paths to them: that of its own hex only if there is no other
    /// (R32).
    fn goals(&self, unit: UnitId, at: At) -> Vec<(Hex, Ways)> {
        let side = self.board.unit(unit).side;
        let mut goals: Vec<(Hex, Ways)> = Vec::new();
        for line in self.active_lines(side) {
            let ways = self.ways_to(side, line, at);
            if ways.from(at).is_some_and(|steps| steps > 0) {
                goals.push((line, ways));
            }
        }
        goals
    }

    /// Every first step of a retreat.
    fn first_steps(&self, retreating: &Retreating) -> Vec<RetreatStep> {
        let unit = retreating.unit;
        let Some(at) = self.at(unit) else { return Vec::new() };
        let mut steps: Vec<RetreatStep> = Vec::new();
        let from = self.board.hex(at);
        for (line, ways) in self.goals(unit, at) {
            let (class, hexes) = self.best_steps(unit, at, &ways, &[from]);
            for hex in hexes {
                let line = (retreating.distance > 1 || class > LAST_VACANT).then_some(line);
                let hazards = self.hazards(unit, at, self.board.at(hex));
                let step = RetreatStep { unit, line, to: Some(hex), hazards };
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
        }
        if steps.is_empty() {
            steps.push(RetreatStep { unit, line: None, to: None, hazards: 0 });
        }
        steps
    }

    /// Every step that may be made now.
    pub(crate) fn retreat_steps(&self, fight: &Fight) -> Vec<RetreatStep> {
        let Some(going) = &fight.going else {
            return fight.retreating.iter().flat_map(|retreating| self.first_steps(retreating)).collect();
        };
        let (Some(at), Some(line)) = (self.at(going.unit), going.line) else { return Vec::new() };
        let ways = self.ways_to(self.board.unit(going.unit).side, line, at);
        let (_, hexes) = self.best_steps(going.unit, at, &ways, &going.visited);
        let step = |hex: Hex| {
            let hazards = self.hazards(going.unit, at, self.board.at(hex));
            RetreatStep { unit: going.unit, line: None, to: Some(hex), hazards }
        };
        hexes.into_iter().map(step).collect()
    }

    /// The reason why a step is refused [9.8.1, 9.8.6, 9.8.2].
    pub(crate) fn refuse_retreat(&self, fight: &Fight, unit: UnitId, line: Option<Hex>, to: Option<Hex>) -> Refusal {
        let due = match &fight.going {
            Some(going) => going.unit == unit,
            None => fight.retreating.iter().any(|known| known.unit == unit),
        };
        if !due {
            return by_unit(rules::RETREAT_ORDER, "not-retreating", unit);
        }
        let steps: Vec<RetreatStep> = self.retreat_steps(fight).into_iter().filter(|step| step.unit == unit).collect();
        if !steps.iter().any(|step| step.line == line) {
            return by_unit(rules::DIRECTION, "wrong-line", unit);
        }
        let (Some(to), Some(at)) = (to, self.at(unit)) else {
            return by_unit(rules::DIRECTION, "wrong-hex", unit);
        };
        let visited = fight.going.as_ref().map_or(&[][..], |going| &going.visited);
        let side = self.board.unit(unit).side;
        let way = self.board.way(at, self.board.at(to));
        if visited.contains(&to) || !way.is_some_and(|way| self.may_step(side, at, way)) {
            return by_unit(rules::RETREAT_BARS, "barred", unit).with("hex", to);
        }
        by_unit(rules::DIRECTION, "wrong-hex", unit).with("hex", to).varied("better")
    }
}

impl Game {
    /// One step of a retreat, or the break of a unit that cannot retreat.
    pub(crate) fn step_back(&mut self, step: RetreatStep, report: &mut Report) {
        let Some(from) = self.state.hex_of(step.unit) else { return };
        let Some(fight) = self.state.fight_mut() else { return };
        if fight.going.is_none()
            && let Some(place) = fight.retreating.iter().position(|known| known.unit == step.unit)
        {
            let begun = fight.retreating.remove(place);
            fight.going = Some(Going {
                unit: step.unit,
                line: step.line,
                left: begun.distance,
                routs: begun.routs,
                visited: vec![from],
                open: 1,
                cut: false,
            });
        }
        let Some(to) = step.to else {
            fight.going = None;
            let _goes_on = self.break_in_place(&[step.unit], rules::NO_WAY, report);
            return;
        };
        let field = self.field();
        let side = self.board.unit(step.unit).side;
        let friend = field.unit_of(side, self.board.at(to)).is_some();
        let (leaves, enters) = (self.board.at(from), self.board.at(to));
        let hazards = field.hazards(step.unit, leaves, enters);
        let others = self.state.fight().is_some_and(|fight| !fight.retreating.is_empty());
        let why = field.behind_retreat(step.unit, leaves, enters, others);
        self.set_place(step.unit, Place::On { hex: to });
        report.tell(What::Retreated { unit: step.unit, from, to }, why);
        let Some(fight) = self.state.fight_mut() else { return };
        if let Some(going) = &mut fight.going {
            going.visited.push(to);
            going.cut |= friend;
            going.left = less(going.left, 1);
            if !going.cut {
                going.open += 1;
            }
        }
        if hazards > 0 {
            fight.step = FightStep::HazardDice { dice: hazards };
        } else {
            self.go_back(report);
        }
    }

    /// X5: applies the dice for hazards; any that fails breaks the unit in its hex (R38).
    pub(crate) fn hazard_dice(&mut self, faces: &[u16], report: &mut Report) {
        let breaks = &self.board.definition().numbers.hazard_breaks;
        let faces: Vec<u8> = faces.iter().map(|face| u8::try_from(*face).unwrap_or(0)).collect();
        let fails = faces.iter().any(|face| breaks.contains(face));
        let Some(fight) = self.state.fight_mut() else { return };
        fight.step = FightStep::Retreats;
        let Some(unit) = fight.going.as_ref().map(|going| going.unit) else { return };
        report.tell(What::HazardRolled { unit, faces }, [rules::HAZARDS]);
        if fails {
            self.break_on_the_way(rules::HAZARDS, report);
        } else {
            self.go_back(report);
        }
    }

    /// The retreating unit has arrived, must go on, or has no hex left to go to.
    fn go_back(&mut self, report: &mut Report) {
        let field = self.field();
        let Some(going) = self.state.fight().and_then(|fight| fight.going.as_ref()) else { return };
        let Some(at) = field.at(going.unit) else { return };
        let friend = field.occupant(at).is_some_and(|other| other != going.unit);
        if going.left > 0 || friend {
            let there = going.line.is_none_or(|line| self.board.at(line) == at);
            if there {
                self.break_on_the_way(rules::NO_WAY, report);
            }
            return;
        }
        self.arrive(report);
    }

    fn break_on_the_way(&mut self, rule: engine::rule::Rule, report: &mut Report) {
        let Some(fight) = self.state.fight_mut() else { return };
        let Some(going) = fight.going.take() else { return };
        let first = going.visited.first().copied();
        let hexes: Vec<Hex> = going.visited.into_iter().take(going.open.into()).collect();
        fight.trails.push(Trail { of: Loser::Unit(going.unit), hexes });
        let goes_on = self.break_units(&[going.unit], rule, report);
        if let Some(first) = first.filter(|_| goes_on) {
            self.garrison_returns(going.unit, first, report);
        }
    }

    /// The end of a retreat: the Routed mark, and the garrison behind it [R35, R64].
    fn arrive(&mut self, report: &mut Report) {
        let Some(fight) = self.state.fight_mut() else { return };
        let Some(mut going) = fight.going.take() else { return };
        let first = going.visited.first().copied();
        let open = if going.cut { usize::from(going.open) } else { going.visited.len() - 1 };
        going.visited.truncate(open);
        fight.trails.push(Trail { of: Loser::Unit(going.unit), hexes: going.visited });
        if let Some(first) = first {
            self.garrison_returns(going.unit, first, report);
        }
        self.settle_garrisons(report);
        if going.routs && !self.state.is_routed(going.unit) {
            if let Some(unit) = self.state.unit_mut(going.unit) {
                unit.routed = true;
            }
            report.tell(What::BecameRouted { unit: going.unit }, [rules::ROUT]);
            let side = self.board.unit(going.unit).side;
            let price = self.board.definition().numbers.morale.unit_routs_owner;
            let _goes_on = self.moment(Moment::of(side, price), &[rules::ROUT], report);
        }
    }
}
