//! A bot for a first evening: it plays as the sensible one does, but forgets half of its orders and every other attack.

use super::sensible::SensibleBot;
use art_of_war::{Command, Game, Options};
use engine::contract::Game as _;
use language::bot::Bot;
use language::chance::Chance;

/// Often forgets orders and attacks.
#[derive(Default)]
pub(super) struct RecruitBot {
    plays: SensibleBot,
}

impl Bot<Game> for RecruitBot {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        loop {
            match self.plays.answer(game, chance)? {
                // A forgotten move is not considered again in this phase: the next order is taken.
                Command::Move { unit, .. } if !game.must_rest().contains(&unit) && chance.one_in(1, 2) => {}
                Command::Attack(_) if chance.one_in(1, 2) => {
                    let Options::Attack(options) = game.options() else { return None };
                    if options.may_end {
                        return Some(Command::EndCombat);
                    }
                    return chance.pick(&options.attacks).cloned().map(Command::Attack);
                }
                command => return Some(command),
            }
        }
    }
}
