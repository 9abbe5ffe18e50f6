//! A column that hurries with a card that is too weak for it [2.4].

use super::is_named;
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::referee::Referee;
use ford::{Command, Ford, Options};
use language::ask::{Bytes, Said};

#[test]
fn a_hurry_with_a_weak_card() {
    is_named("ford", &mut hurry);
}

fn hurry(game: &dyn Referee, side: Side, said: &mut Said<Bytes>) -> bool {
    let game = game.of::<Ford>().unwrap();
    let offered = match game.options() {
        Options::Say(commands) => commands.contains(&Command::Hurry),
        Options::Seal(_) => false,
    };
    let lies = !offered && game.check(side, &Command::Hurry).is_ok();
    if lies {
        *said = Said::open(codec::encode(&Command::Hurry));
    }
    lies
}
