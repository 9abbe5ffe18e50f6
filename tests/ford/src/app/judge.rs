//! The weighing of events at the ford.

use super::{TheFord, show, tell};
use crate::{Command, Event, Ford, Scenario as Board, Stage};
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use language::ask::Rule;
use language::chance::Chance;
use language::system::{Figure, Judge, Mind, Rules as _, SelfPlay, Toll, Won};

impl Judge for TheFord {
    fn figures(board: &Board) -> Vec<Figure> {
        let names = TheFord::names(board);
        vec![Figure::of_sides(TheFord::messages(), "strength", |side| names.side(side).to_owned())]
    }

    fn numbers(game: &Ford) -> Vec<Vec<i64>> {
        vec![show::numbers(game).to_vec()]
    }

    fn met(event: &Event) -> Vec<Rule> {
        tell::rules(event)
    }

    fn won(game: &Ford) -> Option<Won> {
        match game.pending() {
            Pending::Over(winner) => Some(Won { winner: Some(winner), rank: 1, level: "clear" }),
            _ => None,
        }
    }

    fn toll(_: &Ford) -> Toll {
        Toll::default()
    }
}

impl Mind for TheFord {}

impl SelfPlay for TheFord {
    const UNMET: &'static [(Rule, &'static str)] =
        &[(Rule::new("1.2"), "a player who points at fords and numbers seals nothing that cannot be")];

    fn turn_number(_: &Ford) -> u8 {
        1
    }

    fn junk(game: &Ford, chance: &mut Chance) -> Option<Command> {
        let ford = u8::try_from(chance.below(6)).unwrap_or(0);
        let decoys = vec![Hash([7; 32]); game.scenario().fords.len()];
        let all = [
            Command::Undo,
            Command::March { ford },
            Command::Draw,
            Command::Hurry,
            Command::Fire,
            Command::Keep,
            Command::Spread { battery: Hash([7; 32]), decoys },
        ];
        chance.pick(&all).cloned()
    }

    fn miscount(game: &Ford) -> Option<u8> {
        let view = game.view(Side::Second);
        let other = || game.scenario().numbers().find(|number| Some(*number) != view.ford);
        if view.stage == Stage::Bank { other() } else { None }
    }

    fn plea(game: &Ford, _: &mut Chance) -> Option<u8> {
        TheFord::miscount(game)
    }
}
