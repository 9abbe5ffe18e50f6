//! The parts of a position that may be changed by agreement: the place and state of a corps, garrisons, lines, Morale.

use super::super::{MESSAGES, garrison_piece, piece};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Asking, Dial, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Said, Sentence, Then};
use language::phrase;
use twenty::{Change, Edit, Game, Place, Unit, UnitId};

const QUESTION: &str = "change";
/// The unit in hand is Routed, or no longer.
pub(super) const ROUTED: Key = "routed";
/// The unit in hand has broken.
pub(super) const BROKEN: Key = "broken";
/// The unit in hand is out of the game.
pub(super) const LOST: Key = "lost";
/// Army Morale, by side.
pub(super) const MORALE: [Key; 2] = ["morale of the first", "morale of the second"];

pub(super) fn ask(game: &Game, draft: &Draft) -> Asking<Change> {
    let picked = draft.picks().first().copied().and_then(|pick| super::look::unit_of(game, pick));
    let draft = draft.prefix(usize::from(picked.is_some()));
    let mut asking = Asking::of(QUESTION, draft, phrase!(MESSAGES, "twenty-ask-change"));
    match picked {
        Some(unit) => of_unit(game, unit, &mut asking),
        None => everything(game, &mut asking),
    }
    asking
}

fn everything(game: &Game, asking: &mut Asking<Change>) {
    let (board, state) = (game.board(), game.state());
    let units = board.unit_ids().map(|unit| leads(Pick::Piece(piece(unit)), Draft::new([Pick::Piece(piece(unit))])));
    asking.offers.extend(units);
    let garrisons = board.definition().garrisons.iter().zip(&state.garrisons).zip(0u16..);
    for ((known, now), at) in garrisons {
        let label = match now.gone {
            true => phrase!(MESSAGES, "twenty-offer-garrison-back"),
            false => phrase!(MESSAGES, "twenty-offer-garrison-gone"),
        };
        let edit = Edit::Garrison { hex: known.hex, gone: !now.gone };
        asking.offers.push(says(Pick::Piece(garrison_piece(board, at)), edit, label));
    }
    for (known, now) in board.definition().lines.iter().zip(&state.lines) {
        let label = match now.active {
            true => phrase!(MESSAGES, "twenty-offer-line-closed"),
            false => phrase!(MESSAGES, "twenty-offer-line-active"),
        };
        asking.offers.push(says(Pick::Hex(known.hex), Edit::Line { hex: known.hex, active: !now.active }, label));
    }
    let most = i16::from(board.definition().numbers.morale.maximum);
    for (side, key) in Side::BOTH.into_iter().zip(MORALE) {
        for (place, level) in (1..=most).zip(1u8..) {
            let offer = says(Pick::Dial(Dial { key, of: None }, place), Edit::Morale { side, level }, Sentence::EMPTY);
            let mark = if *state.morale.of(side) == level { Mark::Chosen } else { Mark::Plain };
            asking.offers.push(Offer { mark, ..offer });
        }
    }
    let off = board.unit_ids().filter(|unit| state.hex_of(*unit).is_none()).map(piece).collect();
    asking.card.pieces(phrase!(MESSAGES, "twenty-off-map"), off);
}

fn of_unit(game: &Game, unit: UnitId, asking: &mut Asking<Change>) {
    let Some(&here) = game.state().unit(unit) else { return };
    asking.offers.push(Offer { mark: Mark::Chosen, ..leads(Pick::Piece(piece(unit)), Draft::EMPTY) });
    let put = |to: Unit| Edit::Unit { unit, to };
    for hex in game.board().definition().map.grid.hexes().filter(|hex| here.place != Place::On { hex: *hex }) {
        let label = phrase!(MESSAGES, "twenty-offer-to", hex = hex);
        asking.offers.push(says(Pick::Hex(hex), put(Unit { place: Place::On { hex }, ..here }), label));
    }
    if matches!(here.place, Place::On { .. }) {
        let offer = says(Pick::Word(ROUTED), put(Unit { routed: !here.routed, ..here }), Sentence::EMPTY);
        asking.offers.push(Offer { mark: if here.routed { Mark::Chosen } else { Mark::Plain }, ..offer });
    }
    for (word, place) in [(BROKEN, Place::Broken), (LOST, Place::Lost)] {
        if here.place != place {
            let edit = put(Unit { place, routed: false, ..here });
            asking.offers.push(says(Pick::Word(word), edit, Sentence::EMPTY));
        }
    }
    asking.overlays.extend(game.state().hex_of(unit).map(Overlay::Selected));
}

fn leads(pick: Pick, draft: Draft) -> Offer<Change> {
    Offer { pick, then: Then::Draft(draft), label: Sentence::EMPTY, rank: Rank::Aside, mark: Mark::Plain }
}

fn says(pick: Pick, edit: Edit, label: Sentence) -> Offer<Change> {
    Offer { pick, then: Then::Say(Said::open(vec![edit])), label, rank: Rank::Aside, mark: Mark::Plain }
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
        (Edit::Unit { unit, .. }, Edit::Unit { unit: other, .. }) => unit == other,
        (Edit::Garrison { hex, .. }, Edit::Garrison { hex: other, .. })
        | (Edit::Line { hex, .. }, Edit::Line { hex: other, .. }) => hex == other,
        (Edit::Morale { side, .. }, Edit::Morale { side: other, .. }) => side == other,
        _ => false,
    }
}

fn holds_already(game: &Game, edit: &Edit) -> bool {
    match edit {
        Edit::Unit { unit, to } => game.state().unit(*unit) == Some(to),
        Edit::Morale { side, level } => game.state().morale.of(*side) == level,
        _ => false,
    }
}

/// The effect of a change on the board.
pub(super) fn overlays(game: &Game, change: &Change) -> Vec<Overlay> {
    change.iter().flat_map(|edit| overlay(game, edit)).collect()
}

fn overlay(game: &Game, edit: &Edit) -> Vec<Overlay> {
    match edit {
        Edit::Unit { unit, to: Unit { place: Place::On { hex: to }, .. } } => {
            let from = game.state().hex_of(*unit).filter(|from| from != to);
            let way = from.map(|from| Overlay::Advance { from, to: *to });
            way.into_iter().chain([Overlay::Selected(*to)]).collect()
        }
        Edit::Unit { unit, .. } => {
            let refused = |hex: Hex| Overlay::Refused { hex, case: String::new() };
            game.state().hex_of(*unit).map(refused).into_iter().collect()
        }
        Edit::Garrison { hex, .. } | Edit::Line { hex, .. } => vec![Overlay::Selected(*hex)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Twenty;
    use crate::tests::game;
    use engine::contract::Game as _;
    use language::system::Asks as _;

    /// Whatever is pointed at as a change can be carried out: a corps put elsewhere, Morale set, a garrison gone.
    #[test]
    fn what_is_pointed_at_can_be_changed() {
        let start = game("dresden20");
        let asking = Twenty::amend(&start, &Draft::EMPTY);
        let unit = asking.offers.iter().find_map(|offer| offer.draft().cloned()).unwrap();
        let units = Twenty::amend(&start, &unit);
        let mut done = 0;
        for said in asking.sayings().chain(units.sayings()) {
            let mut game = start.clone();
            // A corps may not be put in the hex of another; all else is possible.
            done += usize::from(game.amend(&said.command).is_ok());
        }
        assert!(done > 300, "{done}");
    }

    #[test]
    fn one_thing_is_edited_once_and_what_holds_already_is_no_edit() {
        let game = game("dresden20");
        let edit = |level| vec![Edit::Morale { side: Side::First, level }];
        let edits = put(&game, put(&game, Vec::new(), edit(3)), edit(4));
        assert_eq!(edits, [edit(4)]);
        let now = *game.state().morale.of(Side::First);
        assert_eq!(put(&game, edits, edit(now)), Vec::<Change>::new());
    }
}
