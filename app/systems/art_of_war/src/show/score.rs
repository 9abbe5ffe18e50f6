//! The score and how it is made up, and the armies' morale.

use crate::MESSAGES;
use crate::tell::{self, earned_by, level_name};
use crate::words::Words;
use art_of_war::{ArmyId, Game, HIGHEST_MORALE, outcome};
use engine::contract::Side;
use language::ask::Sentence;
use language::phrase;
use language::sheet::{Gauge, Part, Sheet, SheetTable};
use language::tongue::{Argument, Joiner};
use scenarios::Scenario;
use scene::Colour;

/// Both sides' points, and the morale of every army where a battle has it.
pub(super) fn standing(scenario: &Scenario, game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let [mine, theirs] = Side::BOTH.map(|side| game.score(side).total());
    let points = Sentence::EMPTY.side(Side::First).text(format!(" {mine}  :  {theirs} ")).side(Side::Second);
    sheet.heading(points);
    sheet.parts.extend(game.board().army_ids().filter_map(|army| morale(scenario, game, army)).map(Part::Gauge));
    sheet
}

/// From 0, where an army is demoralised, to the end of the track; pointed out is where it began.
fn morale(scenario: &Scenario, game: &Game, army: ArmyId) -> Option<Gauge> {
    let data = game.board().army(army)?;
    let words = Words::new(game.board());
    let name = tell::army_called(game.board(), army);
    let level = game.state().morale_of(army);
    let mut told = vec![
        phrase!(MESSAGES, "art-of-war-morale-level", morale = tell::morale(game.board(), army), level = level),
        phrase!(MESSAGES, "art-of-war-morale-began", level = data.morale),
        if level == 0 {
            phrase!(MESSAGES, "art-of-war-morale-gone")
        } else {
            phrase!(MESSAGES, "art-of-war-morale-at-zero")
        },
    ];
    if data.calls_reserves {
        told.push(phrase!(MESSAGES, "art-of-war-morale-releases"));
    }
    let coat = scenario.drawing.nations.get(words.army(army)).map(|nation| nation.colour);
    Some(Gauge {
        name,
        text: level.to_string(),
        told: phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(told, Joiner::Semicolon)),
        level: i64::from(level),
        ends: [0, i64::from(HIGHEST_MORALE)],
        tick: Some(i64::from(data.morale)),
        coat: coat.map(|coat| Colour { red: coat.red, green: coat.green, blue: coat.blue }),
    })
}

/// The parts of the score, and what it would mean at the end.
pub(super) fn account(game: &Game) -> Sheet {
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        let score = game.score(side);
        let mut table = SheetTable::default();
        table.row([Sentence::EMPTY.side(side), Sentence::from(score.total().to_string())], true);
        for (case, points) in score.items.iter().filter(|(_, points)| *points > 0) {
            table.row([earned_by(*case), Sentence::from(points.to_string())], false);
        }
        sheet.parts.push(Part::Table(table));
    }
    let ends = outcome(board, game.state());
    sheet.line(match ends.winner {
        Some(side) => phrase!(MESSAGES, "art-of-war-ends-now", level = level_name(ends.level), side = side),
        None => phrase!(MESSAGES, "art-of-war-ends-now-draw"),
    });
    let [marginal, substantive, decisive] = board.definition().victory.levels;
    sheet.note(phrase!(
        MESSAGES,
        "art-of-war-levels",
        marginal = marginal,
        substantive = substantive,
        decisive = decisive,
    ));
    sheet
}
