//! Whether the battery fires at a column that crosses [2.3].

use super::common::{rule, says};
use crate::{Command, Ford};
use engine::contract::{Game as _, Side};
use language::ask::{Asking, Draft, Overlay, Sentence};
use language::sheet::{Bar, Part, Sheet, Tone};
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
    let (hits, faces) = (u32::from(forecast.hits), u32::from(forecast.faces));
    let bar = |name: &'static str, share: u32, text: &'static str, tone: Tone| Bar {
        name: Sentence::from(name),
        share,
        of: faces,
        text: Sentence::from(text).rule(forecast.case),
        tone,
    };
    let hit = bar("hit", hits, "The column is weaker by one, if the battery is here.", Tone::Good);
    let miss = bar("miss", faces.saturating_sub(hits), "Nothing.", Tone::Even);
    Sheet { parts: vec![Part::Bars(vec![hit, miss])] }
}
