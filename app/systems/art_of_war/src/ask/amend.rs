//! The parts of a position that may be changed by agreement: places of units, owners of places, markers.

use super::look::{pieces, refusal};
use super::ways::way_to;
use crate::words::Words;
use crate::{MESSAGES, army, army_group, group, piece, tell, unit};
use art_of_war::{ArmyId, Change, Edit, Game, Place, UnitId};
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use language::ask::{Asking, Dial, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Said, Sentence, Then};
use language::phrase;
use language::tongue::Argument;

const QUESTION: &str = "change";
pub(super) const REMOVE: Key = "remove";
pub(super) const UNRESERVE: Key = "no longer in reserve";
pub(super) const HELD: [(Key, Option<Side>); 3] =
    [("held by the first", Some(Side::First)), ("held by the second", Some(Side::Second)), ("held by nobody", None)];
pub(super) const MORALE: Key = "morale";
/// Morale is counted up to here.
const MOST_MORALE: i16 = 100;

/// The subject of an edit.
enum Picked {
    Nothing,
    Unit(UnitId),
    Objective(Hex),
    Army(ArmyId),
}

pub(super) fn ask(game: &Game, draft: &Draft) -> Asking<Change> {
    let picked = read(game, draft);
    let draft = draft.prefix(usize::from(!matches!(picked, Picked::Nothing)));
    let mut asking = Asking::of(QUESTION, draft, phrase!(MESSAGES, "art-of-war-ask-change"));
    match picked {
        Picked::Nothing => everything(game, &mut asking),
        Picked::Unit(unit) => of_unit(game, unit, &mut asking),
        Picked::Objective(hex) => of_objective(game, hex, &mut asking),
        Picked::Army(army) => of_army(game, army, &mut asking),
    }
    asking
}

fn read(game: &Game, draft: &Draft) -> Picked {
    let board = game.board();
    match draft.picks().first() {
        Some(&Pick::Piece(piece)) => unit(board, piece).map_or(Picked::Nothing, Picked::Unit),
        Some(&Pick::Hex(hex)) if holder(game, hex).is_some() => Picked::Objective(hex),
        Some(&Pick::Group(group)) => army(board, group).map_or(Picked::Nothing, Picked::Army),
        _ => Picked::Nothing,
    }
}

fn everything(game: &Game, asking: &mut Asking<Change>) {
    let board = game.board();
    for unit in board.unit_ids() {
        asking.offers.push(leads(Pick::Piece(piece(unit)), Sentence::EMPTY));
    }
    for objective in &board.definition().victory.objectives {
        asking.offers.push(leads(Pick::Hex(objective.hex), phrase!(MESSAGES, "art-of-war-controlled-by")));
    }
    for id in board.division_ids().filter(|&id| board.division(id).is_some_and(|division| division.fresh > 0)) {
        let spent = game.state().is_fresh_spent(id);
        let division = Words::new(board).division(id).to_owned();
        let label = phrase!(MESSAGES, "art-of-war-fresh-spent", division = division);
        let edit = Edit::Fresh { division: id, spent: !spent };
        let mark = if spent { Mark::Chosen } else { Mark::Plain };
        asking.offers.push(Offer { mark, ..says(Pick::Group(group(id)), edit, label) });
    }
    for id in board.army_ids() {
        let label = phrase!(MESSAGES, "art-of-war-morale-of-army", army = tell::army_of(board, id));
        asking.offers.push(leads(Pick::Group(army_group(board, id)), label));
    }
    let off: Vec<UnitId> = board.unit_ids().filter(|&unit| game.state().hex_of(unit).is_none()).collect();
    if !off.is_empty() {
        asking.card.pieces(phrase!(MESSAGES, "art-of-war-off-map"), pieces(off));
    }
}

fn of_unit(game: &Game, unit: UnitId, asking: &mut Asking<Change>) {
    let board = game.board();
    let here = game.state().unit(unit);
    let chosen = Offer { mark: Mark::Chosen, ..leads(Pick::Piece(piece(unit)), Sentence::EMPTY) };
    asking.offers.push(Offer { then: Then::Draft(Draft::EMPTY), ..chosen });
    for other in board.unit_ids().filter(|&other| other != unit && game.state().hex_of(other).is_none()) {
        asking.offers.push(leads(Pick::Piece(piece(other)), Sentence::EMPTY));
    }
    let hexes = board.definition().map.grid.hexes().filter(|&hex| board.exists(hex));
    for hex in hexes.filter(|&hex| here.place != Place::On(hex)) {
        let edit = Edit::Unit { unit, place: Place::On(hex) };
        asking.offers.push(says(Pick::Hex(hex), edit, way_to(None, hex)));
    }
    if here.place != Place::Eliminated {
        let edit = Edit::Unit { unit, place: Place::Eliminated };
        asking.offers.push(says(Pick::Word(REMOVE), edit, Sentence::EMPTY));
    }
    if here.reserve {
        let edit = Edit::Reserve { unit, reserve: false };
        asking.offers.push(says(Pick::Word(UNRESERVE), edit, Sentence::EMPTY));
    }
}

fn of_objective(game: &Game, hex: Hex, asking: &mut Asking<Change>) {
    let held = holder(game, hex).flatten();
    for (word, side) in HELD {
        let label = phrase!(MESSAGES, "art-of-war-held-by", hex = hex, sides = Argument::list(side));
        let mark = if held == side { Mark::Chosen } else { Mark::Plain };
        asking.offers.push(Offer { mark, ..says(Pick::Word(word), Edit::Control { hex, side }, label) });
    }
    asking.overlays.push(Overlay::Selected(hex));
}

fn of_army(game: &Game, army: ArmyId, asking: &mut Asking<Change>) {
    let level = i16::from(game.state().morale_of(army));
    let dial = Dial { key: MORALE, of: None };
    let label = phrase!(MESSAGES, "art-of-war-morale-of-army", army = tell::army_of(game.board(), army));
    let chosen = leads(Pick::Group(army_group(game.board(), army)), label);
    asking.offers.push(Offer { mark: Mark::Chosen, then: Then::Draft(Draft::EMPTY), ..chosen });
    for (place, to) in (0..=MOST_MORALE).zip(0u8..) {
        let edit = Edit::Morale { army, level: to };
        let mark = if place == level { Mark::Chosen } else { Mark::Plain };
        asking.offers.push(Offer { mark, ..says(Pick::Dial(dial, place), edit, Sentence::EMPTY) });
    }
}

fn leads(pick: Pick, label: Sentence) -> Offer<Change> {
    Offer { pick, then: Then::Draft(Draft::new([pick])), label, rank: Rank::Aside, mark: Mark::Plain }
}

fn says(pick: Pick, edit: Edit, label: Sentence) -> Offer<Change> {
    Offer { pick, then: Then::Say(Said::open(vec![edit])), label, rank: Rank::Aside, mark: Mark::Plain }
}

pub(super) fn why_not() -> Refusal {
    refusal("no-such-change", "that cannot be changed")
}

/// Takes an edit in; one about the same thing makes room for it, and one that changes nothing is none.
pub(super) fn put(game: &Game, mut edits: Vec<Change>, edit: Change) -> Vec<Change> {
    edits.retain(|other| !other.iter().zip(&edit).any(|(other, edit)| same_thing(other, edit)));
    if !edit.iter().all(|edit| holds_already(game, edit)) {
        edits.push(edit);
    }
    edits
}

fn same_thing(one: &Edit, other: &Edit) -> bool {
    match (one, other) {
        (Edit::Unit { unit, .. }, Edit::Unit { unit: other, .. })
        | (Edit::Reserve { unit, .. }, Edit::Reserve { unit: other, .. }) => unit == other,
        (Edit::Fresh { division, .. }, Edit::Fresh { division: other, .. }) => division == other,
        (Edit::Control { hex, .. }, Edit::Control { hex: other, .. }) => hex == other,
        (Edit::Morale { army, .. }, Edit::Morale { army: other, .. }) => army == other,
        _ => false,
    }
}

/// Whether an edit would change nothing.
fn holds_already(game: &Game, edit: &Edit) -> bool {
    let state = game.state();
    match *edit {
        Edit::Unit { unit, place } => state.unit(unit).place == place,
        Edit::Reserve { unit, reserve } => state.unit(unit).reserve == reserve,
        Edit::Fresh { division, spent } => state.is_fresh_spent(division) == spent,
        Edit::Control { hex, side } => holder(game, hex) == Some(side),
        Edit::Morale { army, level } => state.morale_of(army) == level,
    }
}

/// The side that holds an objective; `None` if the hex has no objective.
fn holder(game: &Game, hex: Hex) -> Option<Option<Side>> {
    let objectives = game.board().definition().victory.objectives.iter();
    objectives.zip(&game.state().control).find(|(objective, _)| objective.hex == hex).map(|(_, holder)| *holder)
}

/// The effect of a change on the board.
pub(super) fn overlays(game: &Game, change: &Change) -> Vec<Overlay> {
    change.iter().flat_map(|edit| overlay(game, edit)).collect()
}

fn overlay(game: &Game, edit: &Edit) -> Vec<Overlay> {
    let stands = |unit: UnitId| game.state().hex_of(unit);
    match *edit {
        Edit::Unit { unit, place: Place::On(to) } => {
            let from = stands(unit).filter(|from| *from != to);
            let way = from.map(|from| Overlay::Advance { from, to });
            way.into_iter().chain([Overlay::Selected(to)]).collect()
        }
        Edit::Unit { unit, .. } => {
            stands(unit).map(|hex| Overlay::Refused { hex, case: String::new() }).into_iter().collect()
        }
        Edit::Reserve { unit, .. } => stands(unit).map(Overlay::Selected).into_iter().collect(),
        Edit::Control { hex, .. } => vec![Overlay::Selected(hex)],
        Edit::Fresh { .. } | Edit::Morale { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArtOfWar;
    use art_of_war::OptionalRules;
    use engine::contract::Game as _;

    fn game() -> Game {
        let battle = crate::open("dresden").unwrap();
        Game::new(battle.board, OptionalRules::default()).0
    }

    #[test]
    fn one_thing_is_edited_once_and_what_holds_already_is_no_edit() {
        let game = game();
        let unit = game.board().unit_ids().find(|&unit| game.state().hex_of(unit).is_some()).unwrap();
        let home = game.state().unit(unit).place;
        let edit = |place| vec![Edit::Unit { unit, place }];
        let edits = put(&game, Vec::new(), edit(Place::Eliminated));
        let edits = put(&game, edits, edit(Place::Aside));
        assert_eq!(edits, [edit(Place::Aside)]);
        assert_eq!(put(&game, edits, edit(home)), Vec::<Change>::new());
    }

    #[test]
    fn every_part_of_a_position_can_be_pointed_at_and_changed() {
        use language::system::Asks as _;
        let game = game();
        let asking = ArtOfWar::amend(&game, &Draft::EMPTY);
        let mut kinds = std::collections::BTreeSet::new();
        let drafts = asking.offers.iter().filter_map(|offer| offer.draft().cloned());
        let askings: Vec<_> = drafts.map(|draft| ArtOfWar::amend(&game, &draft)).chain([asking.clone()]).collect();
        for said in askings.iter().flat_map(Asking::sayings) {
            for edit in &said.command {
                kinds.insert(format!("{edit:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
            }
        }
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["Control", "Morale", "Reserve", "Unit"]);
    }

    #[test]
    fn the_engine_says_what_cannot_be() {
        let full = vec![Edit::Control { hex: Hex::new(1, 1), side: Some(Side::First) }];
        assert!(game().amend(&full).is_err());
    }
}
