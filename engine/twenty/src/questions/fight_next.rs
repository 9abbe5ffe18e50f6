//! G: the declared battle that is fought next, with or without reserves [9.2.3, 9.5.1].

use crate::breach::by;
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::field::Field;
use crate::fight::Fight;
use crate::game::Game;
use crate::options::{BattleOption, Options};
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::Stage;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The next battle.
pub(super) struct FightNext;

impl Question for FightNext {
    fn due(&self) -> &'static str {
        "fight"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Fight }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Fight { battles: game.battles_left() }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Fight { battle, reserves } = *command else { return Err(self.another()) };
        let Some(known) = game.battles_left().into_iter().find(|known| known.battle == battle) else {
            return Err(by(rules::SEQUENCE, "no-such-battle"));
        };
        if reserves {
            game.check_reserves(game.state.active, known.differential)?;
        }
        Ok(Plan::new(move |game, report| game.fight(battle, reserves, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match game.battles_left().as_slice() {
            [] => game.end_player_turn(report),
            [only] if !only.reserves => game.fight(only.battle, false, report),
            _ => return false,
        }
        true
    }
}

impl Game {
    /// The declared battles still to be fought.
    fn battles_left(&self) -> Vec<BattleOption> {
        let Stage::Combat { battles, .. } = &self.state.stage else { return Vec::new() };
        let field = self.field();
        let side = self.state.active;
        let left = battles.iter().zip(0u8..).filter(|(known, _)| !known.fought);
        left.map(|(known, battle)| {
            let weighed = field.weigh(side, &known.battle, false, self.optional.artillery_support);
            let differential = weighed.differential;
            let reserves = Field::attacker_reserves_matter(differential) && field.has_reserves(side);
            BattleOption { battle, differential, reserves }
        })
        .collect()
    }

    fn fight(&mut self, battle: u8, reserves: bool, report: &mut Report) {
        let attacker = self.state.active;
        let Stage::Combat { battles, fight } = &mut self.state.stage else { return };
        let Some(known) = battles.get_mut(usize::from(battle)) else { return };
        known.fought = true;
        let parts = known.battle.clone();
        *fight = Some(Box::new(Fight::new(attacker, parts.attackers, parts.defenders, parts.garrisons)));
        self.open_fight(reserves, report);
    }
}
