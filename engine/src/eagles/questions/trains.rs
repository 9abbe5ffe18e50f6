//! Bridge trains are given to leaders before a campaign begins (B1).

use super::{Question, ask};
use crate::contract::{Pending, Side};
use crate::eagles::breach::{Checked, demand, other_question};
use crate::eagles::command::{Command, Decision};
use crate::eagles::definition::LeaderId;
use crate::eagles::event::{Report, What};
use crate::eagles::game::Game;
use crate::eagles::options::Options;
use crate::eagles::outcome::Outcome;
use crate::eagles::rules;
use crate::eagles::state::Stage;
use crate::eagles::theatre::{Train, TrainPlace};

pub(super) struct Trains;

fn asked(game: &Game) -> Side {
    match game.state.stage {
        Stage::SetUp(side) => side,
        _ => Side::First,
    }
}

fn waiting(game: &Game, side: Side) -> Option<usize> {
    let theatre = game.state.theatre.as_ref()?;
    theatre.trains.iter().position(|train: &Train| train.side == side && train.place == TrainPlace::Waiting)
}

/// Who may take a train along: any leader on the map.
fn takers(game: &Game, side: Side) -> Vec<LeaderId> {
    game.on_map(side).collect()
}

impl Question for Trains {
    fn wording(&self) -> &'static str {
        "give a bridge train to a leader"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(asked(game), Decision::Trains)
    }

    fn options(&self, game: &Game) -> Options {
        let commands = takers(game, asked(game)).into_iter().map(|leader| Command::AssignTrain { leader }).collect();
        Options::Campaign { commands, may_pass: false }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::AssignTrain { leader } = command else { return Err(other_question(self.wording())) };
        game.own(side, *leader)?;
        let at = waiting(game, side);
        demand(at.is_some(), rules::BRIDGES, "no-train", || String::from("no train is left"))?;
        if let Some(train) = at.and_then(|at| game.state.theatre.as_mut()?.trains.get_mut(at)) {
            train.place = TrainPlace::With(*leader);
        }
        report.tell(What::TrainAssigned { leader: *leader }, [rules::TRAINS]);
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let side = asked(game);
        if waiting(game, side).is_some() && !takers(game, side).is_empty() {
            return false;
        }
        game.state.stage = if side == Side::First { Stage::SetUp(Side::Second) } else { Stage::Weather };
        true
    }
}
