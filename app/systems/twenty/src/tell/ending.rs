//! The end of a battle, in words.

use crate::MESSAGES;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::phrase;
use language::sheet::{Part, Sheet, SheetTable};
use twenty::{self, Game, Outcome, Place, rules};

/// The reason a battle ended.
pub(in super::super) const fn how(how: twenty::Ending) -> &'static str {
    match how {
        twenty::Ending::Collapse => "collapse",
        twenty::Ending::LastTurn => "on points",
        twenty::Ending::Plan => "false plan",
    }
}

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let morale = &game.state().morale;
    let score = score([morale.allied, morale.french].map(i64::from));
    let verdict = verdict(outcome.winner, outcome.how);
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

fn score([allied, french]: [i64; 2]) -> Sentence {
    phrase!(MESSAGES, "twenty-score", first = Side::First, allied = allied, second = Side::Second, french = french)
}

fn verdict(winner: Option<Side>, how: twenty::Ending) -> Sentence {
    match (winner, how) {
        (None, _) => phrase!(MESSAGES, "twenty-verdict-draw").rule(rules::POINTS),
        (Some(side), twenty::Ending::Collapse) => {
            phrase!(MESSAGES, "twenty-verdict-collapse", side = side).rule(rules::COLLAPSE)
        }
        (Some(side), twenty::Ending::LastTurn) => {
            phrase!(MESSAGES, "twenty-verdict-points", side = side).rule(rules::POINTS)
        }
        (Some(side), twenty::Ending::Plan) => {
            phrase!(MESSAGES, "twenty-verdict-plan", side = side).rule(rules::BAD_PLAN)
        }
    }
}

/// The verdicts that there can be.
pub(super) fn verdicts() -> Vec<Sentence> {
    let ways = [twenty::Ending::Collapse, twenty::Ending::LastTurn, twenty::Ending::Plan];
    let won = |side| ways.map(|how| verdict(Some(side), how));
    let draw = verdict(None, twenty::Ending::LastTurn);
    std::iter::once(draw).chain(Side::BOTH.into_iter().flat_map(won)).collect()
}

/// The score with this Morale.
pub(super) fn scores(morale: &[i64]) -> Vec<Sentence> {
    morale.try_into().map(score).into_iter().collect()
}

fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let row = |name: Sentence, of: &dyn Fn(Side) -> usize| {
        [name].into_iter().chain(Side::BOTH.map(|side| Sentence::from(of(side).to_string())))
    };
    let count = |side: Side, is: &dyn Fn(Place) -> bool| {
        game.board().units_of(side).filter(|unit| is(game.state().place(*unit))).count()
    };
    table.row(row(phrase!(MESSAGES, "twenty-tally-morale"), &|side| usize::from(*game.state().morale.of(side))), true);
    table.row(
        row(phrase!(MESSAGES, "twenty-tally-on-map"), &|side| count(side, &|place| matches!(place, Place::On { .. }))),
        false,
    );
    table.row(
        row(phrase!(MESSAGES, "twenty-tally-broken"), &|side| count(side, &|place| place == Place::Broken)),
        false,
    );
    table.row(row(phrase!(MESSAGES, "twenty-tally-lost"), &|side| count(side, &|place| place == Place::Lost)), false);
    sheet.parts.push(Part::Table(table));
    sheet
}
