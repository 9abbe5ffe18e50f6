//! Chits: sealed by both sides every round, and the loser's opened [7.4, 7.8.2, C1].

use super::question::{Question, ask};
use crate::breach::{Checked, Facts, other_question};
use crate::breach::{demand, refuse};
use crate::command::{Chit, Choice};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::event::What;
use crate::fight::*;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use engine::codec;
use engine::contract::{Pending, Side};

pub(super) struct SealChit;
pub(super) struct OpenChit;

fn sealing(game: &Game) -> (Side, u16, u8) {
    match game.state.fight() {
        Some(Fight { step: FightStep::Seal(side), number, round, .. }) => (*side, *number, *round),
        _ => (Side::First, 0, 0),
    }
}

impl Question for SealChit {
    fn wording(&self) -> &'static str {
        "seal-chit"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let (side, combat, round) = sealing(game);
        ask(side, Decision::SealChit { combat, round })
    }

    fn options(&self, _game: &Game) -> Options {
        Options::SealChit(vec![Choice::Pitched, Choice::Pursuit])
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::SealChit { seal } = command else { return Err(other_question(self.wording())) };
        let (_, combat, round) = sealing(game);
        let forward = game.optional.batteries_forward;
        let Some(fight) = game.state.fight_mut() else { return Err(other_question(self.wording())) };
        fight.party_mut(side).chit = Some(*seal);
        report.tell(What::ChitSealed { side, combat, round }, [rules::CHITS]);
        if side == fight.attacker {
            fight.step = FightStep::Seal(side.other());
        } else if forward {
            fight.step = FightStep::Forward(fight.attacker);
        } else {
            game.open_fire();
        }
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}

impl Game {
    /// Everything that is fixed before the fire of the round is fixed.
    pub(crate) fn open_fire(&mut self) {
        self.fix_terms();
        self.set_step(FightStep::Fire);
    }

    /// The side that must open its chit, and the chit's seal.
    pub(crate) fn owed_chit(&self) -> Option<(Side, engine::digest::Hash)> {
        let fight = self.state.fight().filter(|fight| fight.step == FightStep::Open && fight.tolls.is_empty())?;
        let side = fight.result?.loser;
        Some((side, fight.party(side).chit?))
    }
}

impl Question for OpenChit {
    fn wording(&self) -> &'static str {
        "open-chit"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.fight() {
            Some(fight) => {
                let side = fight.result.map_or(Side::First, |result| result.loser);
                ask(side, Decision::OpenChit { combat: fight.number, round: fight.round })
            }
            None => ask(Side::First, Decision::Declare),
        }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::OpenChit { opening } = command else { return Err(other_question(self.wording())) };
        let Some((_, seal)) = game.owed_chit() else {
            return refuse(rules::HIDDEN, "no-chit", Facts::NONE);
        };
        demand(opening.seal(side) == seal, rules::HIDDEN, "not-the-chit", || Facts::NONE)?;
        let Some(fight) = game.state.fight_mut() else { return Err(other_question(self.wording())) };
        let (combat, round, attacker) = (fight.number, fight.round, fight.attacker);
        let choice = match codec::decode::<Chit>(&opening.content) {
            Ok(chit) if chit.combat == combat && chit.round == round => chit.choice,
            _ => return refuse(rules::HIDDEN, "foul-chit", Facts::NONE),
        };
        fight.party_mut(side).chit = None;
        let Some(result) = fight.result else { return Err(other_question(self.wording())) };
        report.tell(What::ChitOpened { side, choice }, [rules::HIDDEN, rules::STAND]);
        match choice {
            Choice::Pitched => {
                fight.step = FightStep::AfterPitched;
                game.charge(side, result.loss(attacker, side), u16::from(result.stars));
            }
            Choice::Pursuit => fight.step = FightStep::Retreat(side),
        }
        Ok(())
    }

    fn settle(&self, game: &mut Game, _report: &mut Report) -> bool {
        // A position set up without a chit cannot wait for one for ever: there is no retreat.
        if game.owed_chit().is_none() {
            game.set_step(FightStep::Finished);
            return true;
        }
        false
    }
}
