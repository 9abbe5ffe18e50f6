//! The promises that the games of every system must keep.

use lab::library;
use lab::selfplay::{Detectors, GameSetup, play};
use language::bot::BotKind;
use language::chance::Chance;

/// Plays games of a battle by pointing alone, under the detectors of self-play: every second one with all optional rules, and
/// every n-th between sensible bots.
pub(crate) fn games_by_asking_alone(id: &str, games: u64, every: u64) {
    for game in 0..games {
        let battle = library::open(id, None).unwrap();
        let on: Vec<_> = battle.switches().iter().map(|switch| switch.key).collect();
        let options = battle.options(if game % 2 == 0 { &[] } else { &on });
        let bots = if game % every == every - 1 { [BotKind::Sensible; 2] } else { [BotKind::Random; 2] };
        let chance = Chance::for_game(7, game);
        let setup = GameSetup { battle, options, mid_battle: false, bots, chance, detectors: Detectors::ON };
        let record = play(&setup);
        assert!(record.is_ok(), "{id} {game}: {:?}", record.err());
    }
}
