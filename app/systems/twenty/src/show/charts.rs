//! The charts beside the map: results, terrain, cards, forces, arrivals.

use super::super::things::Tray;
use super::super::{Battle, MESSAGES, ask, card_piece, dummy_piece, piece, tell};
use engine::contract::{Game as _, Side};
use language::ask::{Pick, PieceId, Sentence};
use language::sheet::{Part, Remark, ResultTable, Sheet, SheetTable, Tone};
use language::system::Eye;
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use twenty::{
    Board, Card, Content, FRENCH, Game, HIGHEST_COLUMN, LOWEST_COLUMN, Piece, Place, SealedPlan, Terrain, UnitId, rules,
};

/// The table of combat results, the column of the battle under way lit.
pub(in super::super) fn results(board: &Board) -> Sheet {
    let rows = board.definition().numbers.results.iter().zip(1..).map(|(row, die)| {
        let cell = |result: &twenty::CombatResult| {
            let (name, _, tone) = ask::result_words(*result);
            (name.to_owned(), tone)
        };
        (die.to_string(), row.iter().map(cell).collect())
    });
    let grid = ResultTable {
        name: phrase!(MESSAGES, "twenty-results-table").rule(rules::RESULTS),
        corner: say!(MESSAGES, "twenty-die"),
        heads: (LOWEST_COLUMN..=HIGHEST_COLUMN).map(|column| format!("{column:+}")).collect(),
        rows: rows.collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(grid)] };
    for (result, letters) in twenty::CombatResult::ALL {
        let meaning = ask::result_meaning(result);
        sheet.note(phrase!(MESSAGES, "twenty-result-note", letters = letters.to_owned(), meaning = meaning));
    }
    sheet
}

/// The costs of ground and water, and what they add to a defence; by the ground as it is now.
pub(in super::super) fn terrain(board: &Board, game: Option<&Game>) -> Sheet {
    let numbers = &board.definition().numbers;
    let heads = ["ground", "movement", "defence", "rout"];
    let heads = heads.map(|head| phrase!(MESSAGES, "twenty-terrain-head", head = head));
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let all = [
        Terrain::Clear,
        Terrain::Town,
        Terrain::Woods,
        Terrain::Rough,
        Terrain::Garden,
        Terrain::Fort,
        Terrain::Superfort,
    ];
    for kind in all {
        let effect = numbers.terrain.of(kind);
        let cells = [effect.cost.to_string(), format!("+{}", effect.defence), format!("-{}", effect.retreat)];
        let name = super::spot::ground_word(kind);
        table.row([name].into_iter().chain(cells.map(Sentence::from)), false);
    }
    let sides = [
        ("stream", numbers.hexsides.minor_river),
        ("bridge", numbers.hexsides.minor_river_bridge),
        ("elbe-bridge", numbers.hexsides.major_river_bridge),
        ("pontoon", numbers.hexsides.pontoon),
        ("landgraben", numbers.hexsides.landgraben_wet),
    ];
    for (name, effect) in sides {
        let cells = [format!("+{}", effect.cost), format!("+{}", effect.defence), String::from("-")];
        let name = phrase!(MESSAGES, "twenty-side-terrain", water = name);
        table.row([name].into_iter().chain(cells.map(Sentence::from)), false);
    }
    let mut sheet = Sheet { parts: vec![Part::Table(table)] };
    sheet.note(phrase!(MESSAGES, "twenty-terrain-roads").rule(rules::COST));
    let wet = game.is_some_and(|game| game.state().is_wet());
    let told = match wet {
        true => phrase!(MESSAGES, "twenty-terrain-wet-now"),
        false => phrase!(MESSAGES, "twenty-terrain-wet"),
    };
    sheet.note(told.rule(rules::WEATHER_EFFECTS));
    sheet
}

/// The twelve cards, those drawn struck out.
pub(super) fn cards(battle: &Battle, game: Option<&Game>) -> Sheet {
    let texts = battle.scenario.content::<twenty_files::Battle>().map(|content| &content.cards);
    let mut sheet = Sheet::EMPTY;
    for card in Card::ALL {
        let text = texts.and_then(|texts| texts.get(usize::from(card.number()).checked_sub(1)?));
        let name = phrase!(MESSAGES, "twenty-card-entry", number = card.number(), title = tell::card_title(card));
        let name = name.rule(card.rule());
        let drawn = game.is_some_and(|game| !game.state().deck.contains(&card));
        let (word, tone) = if drawn { ("yes", Tone::Even) } else { ("no", Tone::Good) };
        let remark = Remark::new(phrase!(MESSAGES, "twenty-card-in-deck", drawn = word), tone);
        let effect = text.map_or(Sentence::EMPTY, |text| MESSAGES.file_text("effect", &text.title, &text.effect));
        sheet.entry(name, vec![if drawn { remark.struck() } else { remark }], effect);
    }
    if let Some(game) = game {
        let drawn: Vec<_> = Card::ALL.into_iter().filter(|card| !game.state().deck.contains(card)).collect();
        sheet.pieces(
            phrase!(MESSAGES, "twenty-cards-drawn"),
            drawn.into_iter().map(|card| card_piece(game.board(), card)).collect(),
        );
    }
    sheet
}

/// Both armies, each unit with its present state.
pub(super) fn forces(battle: &Battle, game: &Game) -> Sheet {
    let formations = battle.scenario.content::<twenty_files::Battle>().map(|content| &content.formations);
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        for unit in game.board().units_of(side) {
            let data = game.board().unit(unit);
            let place = game.state().place(unit);
            let name =
                Sentence::EMPTY.pick(Pick::Piece(piece(unit))).text(format!(" {}-{}", data.strength, data.movement));
            let tone = match place {
                Place::Broken => Tone::Bad,
                Place::Lost => Tone::Worst,
                Place::On { .. } if game.state().is_routed(unit) => Tone::Bad,
                _ => Tone::Even,
            };
            let at = tell::place_words(game.board(), &place);
            let text = match game.state().is_routed(unit) {
                true => phrase!(MESSAGES, "twenty-force-routed", place = at),
                false => at,
            };
            let remark = Remark::new(text, tone);
            let formation = formations.and_then(|all| all.get(usize::from(unit.0)));
            let formation = formation.map_or(Sentence::EMPTY, |text| MESSAGES.file_text("formation", text, text));
            sheet.entry(name, vec![if place == Place::Lost { remark.struck() } else { remark }], formation);
        }
    }
    sheet.note(phrase!(MESSAGES, "twenty-forces-note"));
    sheet
}

/// The units still to come, box by box; and for the eyes of its author, the part of the plan that is still sealed.
pub(super) fn coming(game: &Game, eye: Eye) -> Sheet {
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    for tray in Tray::all(board) {
        let held: Vec<UnitId> =
            board.unit_ids().filter(|unit| Tray::holding(board, game.state(), *unit) == Some(tray)).collect();
        if held.is_empty() || matches!(tray, Tray::Broken(_)) {
            continue;
        }
        let first = held.iter().filter_map(|unit| match game.state().place(*unit) {
            Place::Due { turn, .. } => Some(turn),
            _ => None,
        });
        let area = tray.title(board);
        let line = match first.min() {
            Some(turn) => phrase!(MESSAGES, "twenty-coming-from", area = area, turn = turn),
            None => Sentence::from(area),
        };
        sheet.pieces(line.rule(rules::DUE), held.into_iter().map(piece).collect());
    }
    if let Some(plan) = &game.state().plan {
        let heights = Argument::joined(plan.heights.iter().copied(), Joiner::Comma);
        let closed = plan.seals.iter().filter(|seal| seal.opened.is_none()).count();
        let told = phrase!(MESSAGES, "twenty-coming-plan", heights = heights, closed = closed);
        sheet.note(told.rule(rules::PLAN));
        if eye == Eye::Of(FRENCH) {
            own_plan(game, plan, &mut sheet);
        }
    }
    if sheet.is_empty() {
        sheet.line(phrase!(MESSAGES, "twenty-coming-none"));
    }
    sheet
}

/// The sealed part of the plan: the turn of each stack, the pieces that lie in it from the top, and the piece at Meissen.
fn own_plan(game: &Game, plan: &SealedPlan, sheet: &mut Sheet) {
    let board = game.board();
    let sealed = game.view(FRENCH).sealed;
    let Some(data) = board.definition().plan.as_ref().filter(|_| !sealed.is_empty()) else { return };
    let known = |at: usize| sealed.iter().find(|known| usize::from(known.seal) == at).map(|known| known.content);
    let content = |at: usize| plan.seals.get(at).and_then(|seal| seal.opened).or_else(|| known(at));
    sheet.heading(phrase!(MESSAGES, "twenty-own-plan").rule(rules::PLAN));
    let markers = data.marker_turns.len();
    let (mut first, mut dummies) = (markers, 0);
    for (area, height) in data.stacks.iter().zip(&plan.heights) {
        let places = first..first.saturating_add(usize::from(*height));
        first = places.end;
        let turn = data.marker_turns.iter().enumerate().find(|(at, _)| content(*at) == Some(Content::Marker(*area)));
        let area = Tray::Area(*area).title(board);
        let line = match turn {
            Some((_, turn)) => phrase!(MESSAGES, "twenty-own-stack-turn", area = area, turn = *turn),
            None => phrase!(MESSAGES, "twenty-own-stack", area = area),
        };
        let pieces = places.filter_map(known).filter_map(|one| sealed_piece(board, one, &mut dummies)).collect();
        sheet.pieces(line, pieces);
    }
    let meissen = known(first).and_then(|one| sealed_piece(board, one, &mut dummies));
    sheet.pieces(phrase!(MESSAGES, "twenty-plan-meissen").rule(rules::LATE_CORPS), meissen.into_iter().collect());
}

/// The piece that a seal hides. Dummies are all alike, so they are counted as they come.
fn sealed_piece(board: &Board, content: Content, dummies: &mut u16) -> Option<PieceId> {
    match content {
        Content::Piece(Piece::Unit(unit)) => Some(piece(unit)),
        Content::Piece(Piece::Dummy) => {
            let dummy = dummy_piece(board, *dummies);
            *dummies = dummies.saturating_add(1);
            Some(dummy)
        }
        Content::Marker(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Twenty;
    use language::ask::{Draft, ready_by_chance};
    use language::chance::Chance;
    use language::system::{Asks as _, Rules as _, Show as _, TypedBattle};
    use std::sync::Arc;
    use twenty::OptionalRules;

    /// The author of the plan can look it up among the arrivals; no other eye sees more than its seals.
    #[test]
    fn the_french_alone_find_their_sealed_plan_among_the_arrivals() {
        let scenario = twenty_files::BATTLES.built_in("dresden20-koenigstein").unwrap();
        let board = Twenty::board(&scenario).unwrap();
        let battle: Battle = TypedBattle::new(Arc::new(scenario), board);
        let (mut game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let asking = Twenty::ask(&game, FRENCH, &Draft::EMPTY);
        let (_, draft) = asking.suggested.first().unwrap();
        let said = Twenty::ask(&game, FRENCH, draft).would_confirm().unwrap().said.clone();
        let (command, openings) = ready_by_chance::<Twenty>(FRENCH, said, &mut Chance::new(1));
        game.apply(FRENCH, &command).unwrap();
        for opening in &openings {
            game.learn(opening).unwrap();
        }
        let pieces = |eye: Eye| -> usize {
            let count = |part: &Part| if let Part::Pieces(all) = part { all.len() } else { 0 };
            Twenty::coming(&battle, &game, eye).parts.iter().map(count).sum()
        };
        let markers = battle.board.definition().plan.as_ref().unwrap().marker_turns.len();
        let open = pieces(Eye::Public);
        assert_eq!(pieces(Eye::Of(FRENCH)), open + openings.len() - markers, "every piece of the plan");
        assert_eq!(pieces(Eye::Of(FRENCH.other())), open);
        let told = |eye: Eye| Twenty::coming(&battle, &game, eye).plain(&Twenty::names(&battle.board));
        let own = told(Eye::Of(FRENCH));
        let lines = ["as the French know it", "from the top", "At Meissen"];
        assert!(lines.iter().all(|line| own.contains(line)), "{own}");
        assert_eq!(told(Eye::Of(FRENCH.other())), told(Eye::Public));
    }
}
