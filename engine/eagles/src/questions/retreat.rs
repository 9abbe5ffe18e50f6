//! The retreat of beaten stacks [7.8.4].

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::fight::*;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use engine::contract::{Pending, Side};

pub(super) struct Retreat;

fn retreating(game: &Game) -> Side {
    match game.state.fight().map(|fight| &fight.step) {
        Some(FightStep::Retreat(side)) => *side,
        _ => Side::First,
    }
}

impl Question for Retreat {
    fn wording(&self) -> &'static str {
        "retreat"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(retreating(game), Decision::Retreat)
    }

    fn options(&self, game: &Game) -> Options {
        let side = retreating(game);
        Options::Retreat(game.state.fight().map(|fight| game.retreat_ways(fight, side)).unwrap_or_default())
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Retreat { paths } = command else { return Err(other_question(self.wording())) };
        let Some(fight) = game.state.fight() else { return Err(other_question(self.wording())) };
        let whole = game.check_retreat(fight, side, paths)?;
        game.retreat(side, &whole, report);
        Ok(())
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let side = retreating(game);
        let Some(fight) = game.state.fight() else { return false };
        // A number reduced to nothing moves no unit [R48].
        if fight.result.is_none_or(|result| result.number(fight.attacker, side) == 0) {
            game.set_step(FightStep::Finished);
            return true;
        }
        let ways = game.retreat_ways(fight, side);
        if !ways.iter().all(crate::ways_open::Ways::is_single) {
            return false;
        }
        let paths: Vec<_> = ways.iter().map(crate::ways_open::Ways::first).collect();
        game.retreat(side, &paths, report);
        true
    }
}
