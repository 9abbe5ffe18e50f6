//! Before a campaign begins bridge trains are given to leaders; in veiled play outposts are placed and counters dealt, and
//! where it was agreed on leaders may be set up dispersed for food (B1, B11, B13).

use super::question::{Question, ask};
use crate::breach::{Checked, Facts, demand, other_question};
use crate::command::{Command, Decision};
use crate::definition::LeaderId;
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::Stage;
use crate::theatre::{Train, TrainPlace};
use crate::veiled::Veiled;
use engine::contract::{Pending, Side};

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

/// Leaders that may take a train along: any leader on the map.
fn takers(game: &Game, side: Side) -> Vec<LeaderId> {
    game.on_map(side).filter(|&leader| !game.is_outpost(leader)).collect()
}

/// Whether a train is still to be given out.
fn waits(game: &Game, side: Side) -> bool {
    waiting(game, side).is_some() && !takers(game, side).is_empty()
}

/// The stage after the set-up of a side.
const fn after(side: Side) -> Stage {
    match side {
        Side::First => Stage::SetUp(Side::Second),
        Side::Second => Stage::Weather,
    }
}

impl Question for Trains {
    fn wording(&self) -> &'static str {
        "set-up"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let side = asked(game);
        if game.deals(side) {
            return ask(side, Decision::Outposts);
        }
        ask(side, if waits(game, side) { Decision::Trains } else { Decision::Modes })
    }

    fn options(&self, game: &Game) -> Options {
        let side = asked(game);
        if game.deals(side) {
            let able = game.may_post(side).into_iter();
            let commands = able.map(|leader| Command::PlaceOutpost { leader }).collect();
            return Options::Campaign { commands, may_pass: true };
        }
        if waits(game, side) {
            let commands = takers(game, side).into_iter().map(|leader| Command::AssignTrain { leader }).collect();
            return Options::Campaign { commands, may_pass: false };
        }
        let able = game.may_begin_dispersed(side).into_iter();
        let commands = able.map(|leader| Command::Mode { leaders: vec![leader], forage: true }).collect();
        Options::Campaign { commands, may_pass: true }
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        if game.deals(side) {
            return match command {
                Command::PlaceOutpost { leader } => game.post(side, *leader, report),
                Command::Done => game.deal_nothing(side),
                Command::Veiled(veiled) => match veiled.as_ref() {
                    Veiled::Deal { hands } => game.deal(side, hands, report),
                    _ => Err(other_question("outposts")),
                },
                _ => Err(other_question("outposts")),
            };
        }
        let leader = match command {
            Command::AssignTrain { leader } if waits(game, side) => leader,
            Command::Mode { leaders, forage: true } if !waits(game, side) => {
                let able = game.may_begin_dispersed(side);
                let fits = !leaders.is_empty() && leaders.iter().all(|one| able.contains(one));
                demand(fits, rules::FORAGE, "cannot-disperse", || Facts::NONE)?;
                game.set_mode(leaders, true, 0, report);
                return Ok(());
            }
            Command::Done if !waits(game, side) => {
                game.state.stage = after(side);
                return Ok(());
            }
            _ => return Err(other_question(self.wording())),
        };
        game.own_for(rules::BRIDGES, side, *leader)?;
        demand(!game.is_outpost(*leader), rules::OUTPOSTS, "outpost", || Facts::NONE.varied("train"))?;
        let at = waiting(game, side);
        demand(at.is_some(), rules::BRIDGES, "no-train", || Facts::NONE.varied("left"))?;
        if let Some(train) = at.and_then(|at| game.state.theatre.as_mut()?.trains.get_mut(at)) {
            train.place = TrainPlace::With(*leader);
        }
        report.tell(What::TrainAssigned { leader: *leader }, [rules::TRAINS]);
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let side = asked(game);
        if game.deals(side) || waits(game, side) || !game.may_begin_dispersed(side).is_empty() {
            return false;
        }
        game.state.stage = after(side);
        true
    }
}
