//! E': one unit of the phasing side may follow into a vacated hex [8.4].

use crate::breach::by_unit;
use crate::command::{Command, Decision};
use crate::definition::{Arm, UnitId};
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::{Place, ReactionStep, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};
use engine::hex::Hex;

/// The unit that follows, if any.
pub(super) struct FollowUp {
    pub(super) vacated: Hex,
}

impl Question for FollowUp {
    fn due(&self) -> &'static str {
        "follow-up"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::FollowUp { vacated: self.vacated } }
    }

    fn options(&self, game: &Game) -> Options {
        Options::FollowUp { units: game.can_follow(self.vacated) }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::FollowUp { unit } = *command else { return Err(self.another()) };
        if let Some(unit) = unit {
            game.check_unit(game.state.active, unit)?;
        }
        if let Some(unit) = unit
            && !game.can_follow(self.vacated).contains(&unit)
        {
            return Err(by_unit(rules::FOLLOW_UP, "cannot-follow", unit));
        }
        let to = self.vacated;
        Ok(Plan::new(move |game, report| game.follow_up(unit, to, report)))
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let nobody = game.can_follow(self.vacated).is_empty();
        if nobody {
            game.state.stage = Stage::Reaction(ReactionStep::Choose);
        }
        nobody
    }
}

impl Game {
    fn can_follow(&self, vacated: Hex) -> Vec<UnitId> {
        let field = self.field();
        let (side, at) = (self.state.active, self.board.at(vacated));
        if field.occupant(at).is_some() {
            return Vec::new();
        }
        let near = self.board.ways(at).filter_map(|way| {
            let from = way.to();
            let unit = field.unit_of(side, from)?;
            let back = self.board.way(from, at)?;
            field.may_step(side, from, back).then_some(unit)
        });
        let fit = |unit: &UnitId| self.board.unit(*unit).arm != Arm::Artillery && !self.state.is_routed(*unit);
        let mut units: Vec<UnitId> = near.filter(fit).collect();
        units.sort_unstable();
        units
    }

    fn follow_up(&mut self, unit: Option<UnitId>, to: Hex, report: &mut Report) {
        let from = unit.and_then(|unit| self.state.hex_of(unit));
        report.tell(What::FollowedUp { side: self.state.active, unit, from, to }, [rules::FOLLOW_UP]);
        self.state.stage = Stage::Reaction(ReactionStep::Choose);
        if let (Some(unit), Some(from)) = (unit, from) {
            self.set_place(unit, Place::On { hex: to });
            self.garrison_returns(unit, from, report);
            self.settle_garrisons(report);
        }
    }
}
