//! The end of a battle, in words.

use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
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
    let score = Sentence::from("Morale: ").side(Side::First).text(format!(" {}, ", morale.allied));
    let score = score.side(Side::Second).text(format!(" {}", morale.french));
    let verdict = match (outcome.winner, outcome.how) {
        (None, _) => Sentence::from("A draw").rule(rules::POINTS),
        (Some(side), twenty::Ending::Collapse) => {
            Sentence::from("The ").side(side).text(" have won: the enemy's Morale is 0").rule(rules::COLLAPSE)
        }
        (Some(side), twenty::Ending::LastTurn) => {
            Sentence::from("The ").side(side).text(" have won by their higher Morale").rule(rules::POINTS)
        }
        (Some(side), twenty::Ending::Plan) => {
            Sentence::from("The ").side(side).text(" have won: the sealed plan was not legal").rule(rules::BAD_PLAN)
        }
    };
    BattleEnding { winner: outcome.winner, score, verdict, sheet: sheet(game) }
}

fn sheet(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let row = |name: &'static str, of: &dyn Fn(Side) -> usize| {
        [Sentence::from(name)].into_iter().chain(Side::BOTH.map(|side| Sentence::from(of(side).to_string())))
    };
    let count = |side: Side, is: &dyn Fn(Place) -> bool| {
        game.board().units_of(side).filter(|unit| is(game.state().place(*unit))).count()
    };
    table.row(row("Army Morale", &|side| usize::from(*game.state().morale.of(side))), true);
    table.row(row("Units on the map", &|side| count(side, &|place| matches!(place, Place::On { .. }))), false);
    table.row(row("Units broken", &|side| count(side, &|place| place == Place::Broken)), false);
    table.row(row("Units lost", &|side| count(side, &|place| place == Place::Lost)), false);
    sheet.parts.push(Part::Table(table));
    sheet
}
