//! The changes of the last hour's Interphase, as one page [4.8].

use super::super::MESSAGES;
use super::super::ask::rule;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::{Happening, Stress};
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};
use winter::Game;

/// The key of the Interphase among the phases.
const INTERPHASE: &str = "interphase";

/// The last Interphase of an hour, in its order, and the command points that both sides have now.
pub(super) fn sheet(game: &Game, events: &[Happening]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let hourly = &game.board().tables().time.hourly;
    let begins = |event: &Happening| {
        event.phase().is_some_and(|phase| phase.name.key == INTERPHASE && hourly.contains(&phase.turn))
    };
    let Some(at) = events.iter().rposition(begins) else {
        sheet.line(phrase!(MESSAGES, "winter-hour-none").rule(rule("4.1")));
        return sheet;
    };
    let turn = events.get(at).and_then(Happening::phase).map_or(0, |phase| phase.turn);
    sheet.heading(phrase!(MESSAGES, "winter-hour-of", turn = turn));
    let told = events.get(at + 1..).unwrap_or_default().iter().take_while(|event| event.phase().is_none());
    let mut any = false;
    for event in told.filter(|event| !event.text.is_empty() && event.stress != Stress::Silent) {
        any = true;
        if event.stress == Stress::Quiet {
            sheet.note(event.text.clone());
        } else {
            sheet.line(event.text.clone());
        }
    }
    if !any {
        sheet.line(phrase!(MESSAGES, "winter-hour-quiet"));
    }
    if let Some(day) = game.state().day.as_ref() {
        let mut table = SheetTable::default();
        for side in Side::BOTH {
            let points = day.points.get(side.index()).copied().unwrap_or(0);
            table
                .row([phrase!(MESSAGES, "winter-hour-points", side = side), Sentence::from(points.to_string())], false);
        }
        sheet.parts.push(Part::Table(table));
    }
    sheet
}
