//! Pursuers, and the pursuit die [7.8.4, 7.8.5].

use super::question::dice;
use super::question::{Question, ask};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::event::What;
use crate::fight::*;
use crate::game::Game;
use crate::options::HexChoice;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct Pursue;
pub(super) struct PursuitDie;

fn pursuing(game: &Game) -> Side {
    match game.state.fight().map(|fight| &fight.step) {
        Some(FightStep::Pursue(side)) => *side,
        _ => game.state.fight().and_then(|fight| fight.retreated).map_or(Side::First, Side::other),
    }
}

impl Question for Pursue {
    fn wording(&self) -> &'static str {
        "pursue"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(pursuing(game), Decision::Pursue)
    }

    fn options(&self, game: &Game) -> Options {
        let side = pursuing(game);
        let all = game.state.fight().map(|fight| game.pursuits(fight, side)).unwrap_or_default();
        Options::Pursue(all.into_iter().map(|(hex, leaders)| HexChoice { hex, leaders }).collect())
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Pursue { leaders, hex } => {
                let Some(fight) = game.state.fight() else { return Err(other_question(self.wording())) };
                let hunt = game.check_pursuit(fight, side, leaders, *hex)?;
                let mut leaders = leaders.clone();
                leaders.sort_unstable();
                let pursuit = Pursuit { leaders, from: *hex };
                let [first, ..] = hunt.hexes;
                if hunt.hexes.iter().all(|&hexes| hexes == first) {
                    game.pursue(&pursuit, first, None, report);
                } else {
                    game.set_step(FightStep::PursuitDie(pursuit));
                }
            }
            Command::Stay => {
                report.tell(What::Stayed { side }, [rules::RETREAT]);
                game.let_go();
            }
            _ => return Err(other_question(self.wording())),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        let side = pursuing(game);
        if game.state.fight().is_some_and(|fight| !game.pursuits(fight, side).is_empty()) {
            return false;
        }
        if game.state.fight().is_none_or(|fight| fight.retreated.is_none()) {
            game.set_step(FightStep::Finished);
            return true;
        }
        game.let_go();
        true
    }
}

impl Question for PursuitDie {
    fn wording(&self) -> &'static str {
        "roll-pursuit"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(pursuing(game), 1, rules::PURSUIT)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let face = faces.first().copied().unwrap_or(1);
        let Some(fight) = game.state.fight() else { return };
        let FightStep::PursuitDie(pursuit) = fight.step.clone() else { return };
        let hunt = game.hunt(fight, pursuing(game), &pursuit.leaders, pursuit.from);
        let hexes = hunt.hexes.get(usize::from(face - 1)).copied().unwrap_or(0);
        game.pursue(&pursuit, hexes, Some(face), report);
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        // Only a position from elsewhere can wait for a pursuit without pursuers.
        if game.state.fight().is_none_or(|fight| fight.retreated.is_none()) {
            game.set_step(FightStep::Finished);
            return true;
        }
        false
    }
}
