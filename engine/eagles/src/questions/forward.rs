//! Batteries forward, if that was agreed on [7.6].

use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::event::What;
use crate::fight::*;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Forward;

fn asked(game: &Game) -> Side {
    match game.state.fight().map(|fight| &fight.step) {
        Some(FightStep::Forward(side)) => *side,
        _ => Side::First,
    }
}

fn decide(game: &mut Game, forward: bool) {
    let side = asked(game);
    let Some(fight) = game.state.fight_mut() else { return };
    fight.party_mut(side).forward = Some(forward);
    if side == fight.attacker {
        fight.step = FightStep::Forward(side.other());
    } else {
        game.open_fire();
    }
}

impl Question for Forward {
    fn wording(&self) -> &'static str {
        "batteries"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(asked(game), Decision::Forward)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::Forward
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Forward { forward } = command else { return Err(other_question(self.wording())) };
        report.tell(What::BatteriesForward { side, forward: *forward }, [rules::FIRE]);
        decide(game, *forward);
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let side = asked(game);
        let guns = game.state.fight().map_or(0, |fight| game.arms_of(&fight.party(side).leaders).artillery);
        if guns > 0 {
            return false;
        }
        decide(game, false);
        true
    }
}
