//! Whether the battery fires at a column that crosses [2.3].

use super::common::{rule, says};
use crate::{Command, Ford};
use engine::contract::{Game as _, Side};
use language::ask::{Asking, Draft, Overlay, Sentence};
use language::sheet::{End, Sheet, Tone};
use language::system::Eye;

pub(super) fn ask(game: &Ford) -> Asking<Command> {
    let prompt = Sentence::from("The column is in the water. Do you fire?").rule(rule("2.3"));
    let mut asking = Asking::of("fire", Draft::EMPTY, prompt);
    asking.ready = Some(Ok(says("Fire", Command::Fire)));
    asking.pass = Some(Ok(says("Hold fire", Command::Hold)));
    asking.card = fire(game);
    let from = super::place(game, Eye::Of(Side::First), super::BATTERY);
    let to = super::place(game, Eye::Public, super::COLUMN);
    if let (Some(from), Some(to)) = (from, to)
        && from != to
    {
        asking.overlays.push(Overlay::Fire { from, to, clear: false });
    }
    asking
}

/// The chance to hit, by the engine's own forecast.
fn fire(game: &Ford) -> Sheet {
    let Ok(forecast) = game.forecast(&Command::Fire) else { return Sheet::EMPTY };
    let (hits, faces) = (u64::from(forecast.hits), u64::from(forecast.faces));
    let end = |name: &'static str, words: &'static str, tone: Tone, throws: u64| End {
        name: Sentence::from(name),
        words: Sentence::from(words),
        tone,
        throws,
    };
    let mut sheet = Sheet::EMPTY;
    let hit = end("hit", "the column is weaker by one, if the battery is here", Tone::Good, hits);
    sheet.ends("", [hit, end("miss", "nothing happens", Tone::Even, faces.saturating_sub(hits))]);
    sheet
}
