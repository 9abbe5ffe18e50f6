//! The artillery dice: one request for both sides [7.6].

use super::question::{Question, dice};
use crate::command::Decision;
use crate::event::{Report, What};
use crate::fight::FightStep;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use engine::contract::{Pending, Side};

pub(super) struct FireDice;

fn shoot(game: &mut Game, faces: &[u16], report: &mut Report) {
    let Some(fight) = game.state.fight().cloned() else { return };
    let rolling = game.gunners(&fight);
    let mut losses = Vec::new();
    for side in [fight.attacker, fight.attacker.other()] {
        let strength = game.battery(&fight, side);
        let face = rolling.iter().position(|&one| one == side).and_then(|at| faces.get(at)).copied();
        let at = usize::from(face.unwrap_or(1) - 1);
        let loss = game.fire_losses(strength, &fight.party(side.other()).leaders).get(at).copied().unwrap_or(0);
        if strength > 0 && (face.is_some() || loss > 0) {
            report.tell(What::Fired { side, strength, face, loss }, [rules::FIRE]);
        }
        losses.push((side.other(), loss));
    }
    game.set_step(FightStep::AfterFire);
    // The side that attacks in this round answers first for its losses.
    losses.reverse();
    for (side, loss) in losses {
        game.charge(side, loss, 0);
    }
}

impl Question for FireDice {
    fn wording(&self) -> &'static str {
        "roll-artillery"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let fight = game.state.fight();
        let count = fight.map_or(1, |fight| game.gunners(fight).len());
        dice(fight.map_or(Side::First, |fight| fight.attacker), count, rules::FIRE)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        shoot(game, faces, report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        if game.state.fight().is_some_and(|fight| !game.gunners(fight).is_empty()) {
            return false;
        }
        shoot(game, &[], report);
        true
    }
}
