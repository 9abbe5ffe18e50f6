//! The list of units and hexes that a question begins with. It stays where it is while the player picks: what a pick adds comes
//! below it, so that no button comes under a pointer that is on the list.

use super::folding;
use crate::MESSAGES;
use language::ask::{Asking, Draft, Mark, Names, Offer, Pick, PieceId, Rank, Said, Then};
use language::position::Bytes;
use language::say;
use language::sheet::{Part, Sheet};

/// More pieces or hexes than these are picked on the board alone.
pub(super) const MOST_ROWS: usize = 12;
/// The fraction of its room that a list takes at most, below the words above it; a longer one is scrolled. And the fraction that
/// those words take.
const SHARE: f32 = 0.5;
const HEAD: f32 = 0.35;
/// The heights of a row with a counter and of a row of hexes, and of the gap below one.
const ROW: f32 = 34.0;
const HEXES: f32 = 29.0;
pub(super) const GAP: f32 = 3.0;
/// The width of a row of hexes, of a letter, and of the edges of a button with the gap beside it, roughly.
const WIDTH: f32 = 300.0;
const LETTER: f32 = 7.0;
const EDGES: f32 = 22.0;

/// The picks that a question lists before anything is picked.
#[derive(Clone, Debug, Default)]
pub(super) struct PickList {
    pub(super) pieces: Vec<Offer<Bytes>>,
    pub(super) hexes: Vec<Offer<Bytes>>,
    /// Hexes come first: every piece is aside.
    pub(super) hexes_first: bool,
    /// The words of the question on its card, which are above the list.
    head: Sheet,
}

impl PickList {
    /// The list of a question as it is first shown.
    pub(super) fn of(asking: &Asking<Bytes>) -> PickList {
        if !asking.suggested.is_empty() {
            return PickList::default();
        }
        PickList { head: asking.card.clone(), ..PickList::among(asking, &PickList::default()) }
    }

    /// The words above the list, in a place of that height, if there is a list and they are not too long for it.
    pub(super) fn head(&self, room: f32, names: &Names) -> Option<&Sheet> {
        let short = !self.is_empty() && folding::height(&self.head.parts, names) <= room * HEAD;
        short.then_some(&self.head).filter(|head| !head.parts.is_empty())
    }

    /// Rows below another list: everything that may be picked and is not in that one.
    pub(super) fn among(asking: &Asking<Bytes>, above: &PickList) -> PickList {
        let shown: Vec<PieceId> = asking.card.parts.iter().flat_map(on_card).collect();
        let new = asking.offers.iter().filter(|offer| !above.has(offer));
        let (mut pieces, mut hexes) = (Vec::new(), Vec::new());
        for offer in new {
            match offer.pick {
                Pick::Piece(piece) if !shown.contains(&piece) => pieces.push(offer.clone()),
                Pick::Hex(_) => hexes.push(offer.clone()),
                _ => {}
            }
        }
        let hexes_first = !pieces.is_empty() && pieces.iter().all(|offer| offer.rank == Rank::Aside);
        // Where there are many the board is easier.
        for rows in [&mut pieces, &mut hexes] {
            if rows.len() > MOST_ROWS {
                rows.clear();
            }
        }
        PickList { pieces, hexes, hexes_first, head: Sheet::EMPTY }
    }

    /// Whether nothing is listed.
    pub(super) const fn is_empty(&self) -> bool {
        self.pieces.is_empty() && self.hexes.is_empty()
    }

    /// Whether the list says of this pick what the offer says.
    fn has(&self, offer: &Offer<Bytes>) -> bool {
        self.pieces.iter().chain(&self.hexes).any(|known| known.pick == offer.pick && known.label == offer.label)
    }

    /// The height that it takes at most in a place of that height. It is reckoned and not measured, so that it is known before it
    /// is drawn.
    pub(super) fn height(&self, room: f32, names: &Names) -> f32 {
        if self.is_empty() {
            return 0.0;
        }
        let mut lines = usize::from(!self.hexes.is_empty());
        let mut used = 0.0;
        for hex in &self.hexes {
            let width = offer_words(hex, names).chars().count() as f32 * LETTER + EDGES;
            if used > 0.0 && used + width > WIDTH {
                (lines, used) = (lines + 1, 0.0);
            }
            used += width;
        }
        let whole = (ROW + GAP) * self.pieces.len() as f32 + (HEXES + GAP) * lines as f32;
        whole.min((room * SHARE).max(3.0 * ROW))
    }
}

/// A row of the list: whether it is in the draft, and what a click on it does.
pub(super) fn row(listed: &Offer<Bytes>, asking: &Asking<Bytes>) -> (bool, Click) {
    match asking.offer(listed.pick).filter(|now| now.label == listed.label) {
        Some(now) => (now.is_chosen(), Click::Take(now.pick)),
        // After other picks the same thing means something else, and is listed below; here it begins anew.
        None => (
            false,
            match &listed.then {
                Then::Draft(draft) => Click::Begin(draft.clone()),
                Then::Say(said) => Click::Say(said.clone()),
            },
        ),
    }
}

/// The effect of a click on a row of the list.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Click {
    /// It takes the offer.
    Take(Pick),
    /// It begins the answer anew.
    Begin(Draft),
    /// It gives this answer.
    Say(Said<Bytes>),
}

/// The pieces that a part of a card shows.
fn on_card(part: &Part) -> Vec<PieceId> {
    match part {
        Part::Pieces(pieces) => pieces.clone(),
        _ => Vec::new(),
    }
}

/// An offer in words, its rules left to their chips. A hex without words of its own says what a click does, not its name alone.
pub(super) fn offer_words(offer: &Offer<Bytes>, names: &Names) -> String {
    let words = if offer.label.is_empty() { names.pick(offer.pick) } else { offer.label.words(names) };
    match offer.pick {
        Pick::Hex(hex) if words == names.hexes.printed(hex) => {
            let does = match &offer.mark {
                Mark::Chosen => "drop",
                Mark::Reach { .. } => "move",
                Mark::Way { back: true, .. } => "retreat",
                Mark::Way { back: false, .. } => "advance",
                Mark::Target | Mark::Owed { acts: false } => "target",
                Mark::Plain | Mark::Choice | Mark::Owed { acts: true } => "choose",
            };
            say!(MESSAGES, "window-table-hex-button", does = does, hex = words)
        }
        _ => words,
    }
}
