//! A movement phase: moving units, freeing the Guard on the way, ending the phase [4.0, 11.5].

use crate::breach::Breach;
use crate::command::{Command, Decision};
use crate::definition::{Halves, UnitId};
use crate::event::{Report, What};
use crate::game::Game;
use crate::movement::MovePlan;
use crate::options::{MoveOptions, Options};
use crate::plan::Plan;
use crate::question::Question;
use crate::reach::Reach;
use crate::state::{Moving, Place, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal, Side};
use engine::hex::Hex;

/// The next move, or the end of the phase.
pub(super) struct Moves;

impl Question for Moves {
    fn wording(&self) -> &'static str {
        "move"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Move }
    }

    fn options(&self, game: &Game) -> Options {
        let movement = game.movement();
        let units = game.board.units_of(game.state.active).map(|unit| (unit, movement.reach(unit)));
        let must_rest = game.must_rest();
        Options::Move(MoveOptions {
            units: units.filter(|(_, reach)| !reach.hexes.is_empty()).collect(),
            guard: game.guard_to_free(),
            may_end: must_rest.is_empty(),
            must_rest,
        })
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Breach> {
        match command {
            Command::Move { unit, path } => {
                path.iter().try_for_each(|&hex| game.on_map(hex))?;
                let (unit, path) = (*unit, path.clone());
                let plan = game.movement().plan(unit, &path)?;
                Ok(Plan::new(move |game, report| game.carry_out_move(unit, path, plan, report)))
            }
            Command::Activate { units } => {
                let freed = game.check_guard(units)?;
                Ok(Plan::new(move |game, report| game.free_guard(freed, report)))
            }
            Command::EndMovement => match game.restless() {
                Some(unit) => Err(Breach::Restless(unit)),
                None => Ok(Plan::new(|game, report| game.end_movement(report))),
            },
            _ => Err(self.another()),
        }
    }

    /// A phase in which no unit can move needs no answer. One that has run out of moves still does, because its player
    /// may want to undo a move.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let passes = !game.history.holds_open() && !game.anything_to_do();
        if passes {
            game.end_movement(report);
        }
        passes
    }
}

impl Game {
    /// The hexes that one unit can reach.
    pub fn reach(&self, unit: UnitId) -> Reach {
        if self.units_move() { self.movement().reach(unit) } else { Reach::NONE }
    }

    /// Whether one unit can still move at all; its [`reach`](Game::reach) has the hexes.
    pub fn can_go(&self, unit: UnitId) -> bool {
        self.units_move() && self.movement().can_go(unit)
    }

    /// The movement points that a unit can still spend in this phase.
    pub fn movement_left(&self, unit: UnitId) -> Halves {
        self.movement().left(unit)
    }

    /// The cheapest path of a unit to a hex where it may end its move now, or the obstacle on it.
    pub fn way(&self, side: Side, unit: UnitId, to: Hex) -> Result<Vec<Hex>, Refusal> {
        let asked = self.asked();
        let way = if asked != Some(side) {
            Err(Breach::NotAsked { asked })
        } else if self.units_move() {
            self.movement().way(unit, to)
        } else {
            Err(self.question().another())
        };
        way.map_err(|breach| breach.refusal(&self.board))
    }

    /// Units that must still move to a place of rest for the night [17.3].
    pub fn must_rest(&self) -> Vec<UnitId> {
        self.all_restless()
    }

    /// Guard units that the side to move may free from reserve now [11.5].
    pub fn guard_to_free(&self) -> Vec<UnitId> {
        if self.units_move() { self.guard_in_reserve().0 } else { Vec::new() }
    }

    fn units_move(&self) -> bool {
        matches!(self.state.stage, Stage::Movement(Moving::Units))
    }

    fn anything_to_do(&self) -> bool {
        !self.guard_to_free().is_empty() || self.any_unit_can_move()
    }

    fn any_unit_can_move(&self) -> bool {
        let movement = self.movement();
        let goes = |unit| movement.can_go(unit) && movement.reach(unit).ends().next().is_some();
        self.board.units_of(self.state.active).any(goes)
    }

    fn carry_out_move(&mut self, unit: UnitId, path: Vec<Hex>, plan: MovePlan, report: &mut Report) {
        let from = self.state.hex_of(unit);
        if let Some(&last) = path.last() {
            self.set_place(unit, Place::On(last));
        }
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.spent = Halves(known.spent.0 + plan.cost.0);
        }
        if plan.releases.is_some() {
            self.state.released = plan.releases;
        }
        report.tell(What::Moved { unit, from, path: path.clone(), cost: plan.cost }, plan.cases);
        for hex in path {
            self.take_control(unit, hex, report);
        }
        self.wake_reserves(report);
    }
}
