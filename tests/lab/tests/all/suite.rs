//! The promises that the games of every system must keep.

use lab::selfplay::{Detectors, GameSetup, play};
use language::bot::BotKind;
use language::chance::Chance;
use language::system::System;

/// Plays games of a battle by pointing alone, under the detectors of self-play: every second one with all optional rules, and
/// every n-th between sensible bots.
pub(crate) fn games_by_asking_alone<S: System>(id: &str, games: u64, every: u64) {
    for game in 0..games {
        let board = S::board(&systems::ALL.readers().built_in(id).unwrap()).unwrap();
        let on: Vec<_> = S::switches(&board).iter().map(|switch| switch.key).collect();
        let options = S::options(&board, if game % 2 == 0 { &[] } else { &on });
        let bots = if game % every == every - 1 { [BotKind::Sensible; 2] } else { [BotKind::Random; 2] };
        let chance = Chance::for_game(7, game);
        let setup = GameSetup::<S> { board, options, mid_battle: false, bots, chance, detectors: Detectors::ON };
        let record = play(&setup);
        assert!(record.is_ok(), "{id} {game}: {:?}", record.err());
    }
}
