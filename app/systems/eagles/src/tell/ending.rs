//! The end of a battle, in words.

use eagles::{Game, Outcome, Score, rules};
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::BattleEnding;
use language::sheet::{Part, Sheet, SheetTable};

pub(super) fn ending(game: &Game, outcome: &Outcome) -> BattleEnding {
    let campaign = game.board().definition().campaign.is_some();
    let score = match outcome.points {
        // The marker alone judges a campaign (B15).
        _ if campaign => Sentence::from(format!("Morale: {:?}", game.state().morale)),
        [first, second] => {
            let score = Sentence::from("Points: ").side(Side::First).text(format!(" {first}, "));
            score.side(Side::Second).text(format!(" {second}"))
        }
    };
    let end = if campaign { rules::MARKER } else { rules::MORALE };
    let verdict = match (outcome.winner, outcome.strategic) {
        (None, _) => Sentence::from("A draw").rule(end),
        (Some(side), true) => Sentence::from("A strategic victory of the ").side(side).rule(end),
        (Some(side), false) if campaign => Sentence::from("An operational victory of the ").side(side).rule(end),
        (Some(side), false) => Sentence::from("The ").side(side).text(" have won on points").rule(end),
    };
    BattleEnding { winner: outcome.winner, score, verdict, sheet: account(game) }
}

/// The points of each side, with their reasons.
pub(in super::super) fn account(game: &Game) -> Sheet {
    let heads = [Sentence::EMPTY, Sentence::EMPTY.side(Side::First), Sentence::EMPTY.side(Side::Second)];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let row = |name: &'static str, of: &dyn Fn(&Score) -> i32| {
        let cells = Side::BOTH.map(|side| Sentence::from(of(&game.score(side)).to_string()));
        [Sentence::from(name)].into_iter().chain(cells)
    };
    table.row(row("Enemy strength points lost", &|score| score.strength), false);
    table.row(row("Spaces of morale", &|score| score.morale), false);
    table.row(row("Hexes held", &|score| score.held), false);
    table.row(row("Guard lost", &|score| -score.guard), false);
    table.row(row("Points", &Score::total), true);
    let needed = Side::BOTH.map(|side| Sentence::from(game.board().side(side).minimum.to_string()));
    table.row([Sentence::from("Needed to win")].into_iter().chain(needed), false);
    Sheet { parts: vec![Part::Table(table)] }
}
