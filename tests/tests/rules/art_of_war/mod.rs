//! Things that only the whole can show, in matches of the Art of War.

mod amend;
mod fixtures;
mod fuzzing;
mod golden;
mod golden_record;
mod hostile_files;
mod hostile_records;
mod printed;
mod proving_threads;
mod replay;
mod revisions;
mod telling;
mod whole_games;
mod wire_consent;
mod wire_edges;
mod wire_rematch;
mod wire_watch;

use ::replay::Reel;
use art_of_war::Game;
use lab::systems::art_of_war::ArtOfWar;
use language::position;

/// The game after a step of a match.
fn game_at(reel: &Reel, seq: u32) -> Option<Game> {
    position::game::<ArtOfWar>(&*reel.position_at(seq)?).cloned()
}
