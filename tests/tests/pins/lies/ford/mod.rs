//! A column that hurries with a card that is too weak for it [2.4].

use super::is_named;
use ::ford::app::TheFord;
use engine::contract::{Game as _, Side};
use ford::{Command, Ford, Options};
use language::ask::Said;

#[test]
fn a_hurry_with_a_weak_card() {
    is_named::<TheFord>("ford", &mut hurry);
}

fn hurry(game: &Ford, side: Side, said: &mut Said<Command>) -> bool {
    let offered = match game.options() {
        Options::Say(commands) => commands.contains(&Command::Hurry),
        Options::Seal(_) => false,
    };
    let lies = !offered && game.check(side, &Command::Hurry).is_ok();
    if lies {
        *said = Said::open(Command::Hurry);
    }
    lies
}
