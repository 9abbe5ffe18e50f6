//! The overlays of a question.

use super::asking::Asking;
use super::offer::{Mark, Offer, Rank};
use super::overlay::{marked, shows_chosen};
use super::pick::{Pick, PieceId};
use engine::hex::Hex;
use scene::Overlay;
use std::collections::BTreeMap;

impl<C> Asking<C> {
    /// All overlays of the question: the marks of the offers, each at its hex or where its piece stands, and its own
    /// overlays. A hex with a chosen thing is shown as chosen, even if it has other offers. Where an overlay of the
    /// draft shows that already, it is not shown again.
    pub fn lit(&self, place: impl Fn(PieceId) -> Option<Hex>) -> Vec<Overlay> {
        let mut choices: BTreeMap<Hex, bool> = BTreeMap::new();
        let mut all: Vec<Overlay> = Vec::new();
        // Targets are lit once something is picked, unless the hexes in reach are.
        let aims = !self.draft.is_empty() && !self.offers.iter().any(|offer| matches!(offer.mark, Mark::Reach { .. }));
        let worded = matches!(self.draft.picks().last(), Some(Pick::Word(_)));
        // Before anything is picked, what can be done aside is not lit beside what waits.
        let waits =
            self.draft.is_empty() && self.offers.iter().any(|offer| self.is_lit(offer) && offer.rank != Rank::Aside);
        for offer in &self.offers {
            if let Some(overlay) = off_hexes(offer) {
                all.push(overlay);
                continue;
            }
            let Some(hex) = at(offer, &place) else { continue };
            match &offer.mark {
                Mark::Choice if waits && offer.rank == Rank::Aside => {}
                Mark::Choice => {
                    choices.entry(hex).or_insert(false);
                }
                Mark::Chosen => {
                    choices.insert(hex, true);
                }
                // Nothing else shows them.
                Mark::Target if (worded || aims) && offer.pick.hex().is_some() => {
                    choices.entry(hex).or_insert(false);
                }
                mark => all.extend(marked(hex, mark).filter(|overlay| !all.contains(overlay))),
            }
        }
        let told = |hex: Hex| self.overlays.iter().any(|overlay| shows_chosen(overlay, hex));
        // A chosen hex owes nothing more.
        all.retain(|overlay| !matches!(overlay, Overlay::Must { hex, .. } if told(*hex)));
        let choices = choices.into_iter().filter(|(hex, chosen)| !(*chosen && told(*hex)));
        all.extend(choices.map(|(hex, chosen)| Overlay::Choice { hex, chosen }));
        for overlay in &self.overlays {
            if !all.contains(overlay) {
                all.push(overlay.clone());
            }
        }
        all
    }
}

impl<C> Asking<C> {
    /// Whether an offer is a piece or a hex to choose.
    fn is_lit(&self, offer: &Offer<C>) -> bool {
        offer.mark == Mark::Choice && matches!(offer.pick, Pick::Hex(_) | Pick::Piece(_))
    }
}

/// The hex where an offer is lit.
fn at<C>(offer: &Offer<C>, place: &impl Fn(PieceId) -> Option<Hex>) -> Option<Hex> {
    match offer.pick {
        Pick::Hex(hex) => Some(hex),
        Pick::Piece(piece) => place(piece),
        Pick::Facing(..) | Pick::Hexside(_) | Pick::Group(_) | Pick::Holder(_) | Pick::Word(_) | Pick::Dial(..) => None,
    }
}

/// The overlay of an offer beside the hexes, whatever its mark: the handle of a ring, a box beside the map.
fn off_hexes<C>(offer: &Offer<C>) -> Option<Overlay> {
    let chosen = offer.is_chosen();
    match offer.pick {
        Pick::Facing(hex, facing) => Some(Overlay::Facing { hex, twelfth: facing.twelfth(), chosen }),
        Pick::Holder(holder) => Some(Overlay::Box { holder: usize::from(holder.0), chosen }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::toy;

    #[test]
    fn facings_are_handles_of_a_ring_and_boxes_are_lit_as_boxes() {
        let mut asking = toy::asking();
        asking.offers.retain(|offer| matches!(offer.pick, Pick::Holder(_)));
        let Some(mut turn) = asking.offers.first().cloned() else { panic!("the toy offers a box") };
        let hex = Hex::new(2, 3);
        let facing = |twelfth| crate::ask::Facing::new(twelfth).map(|facing| Pick::Facing(hex, facing));
        (turn.pick, turn.mark) = (facing(4).unwrap(), Mark::Chosen);
        asking.offers.push(turn.clone());
        (turn.pick, turn.mark) = (facing(5).unwrap(), Mark::Plain);
        asking.offers.push(turn);
        let lit = asking.lit(|_| None);
        assert!(matches!(lit.first(), Some(Overlay::Box { chosen: false, .. })), "{lit:?}");
        let ring = [(4, true), (5, false)].map(|(twelfth, chosen)| Overlay::Facing { hex, twelfth, chosen });
        assert_eq!(lit.get(1..), Some(ring.as_slice()));
    }

    #[test]
    fn a_word_that_waits_for_a_hex_lights_it() {
        let mut asking = toy::asking();
        asking.offers.retain(|offer| offer.pick == Pick::Hex(toy::HEX));
        asking.offers.iter_mut().for_each(|offer| offer.mark = Mark::Target);
        assert_eq!(asking.lit(|_| None), []);
        asking.draft = crate::ask::Draft::new([Pick::Word(toy::WORD)]);
        assert_eq!(asking.lit(|_| None), [Overlay::Choice { hex: toy::HEX, chosen: false }]);
    }

    #[test]
    fn a_hex_with_something_chosen_is_chosen_and_an_arrow_says_it_by_itself() {
        let mut asking = toy::asking();
        let place = |piece: PieceId| Some(Hex::new(1, u8::try_from(piece.0 / 2).unwrap_or(0) + 1));
        asking.offers.iter_mut().for_each(|offer| offer.mark = Mark::Choice);
        asking.offers.retain(|offer| offer.pick.piece().is_some());
        // The first two pieces share a hex.
        if let Some(first) = asking.offers.first_mut() {
            first.mark = Mark::Chosen;
        }
        let (one, two) = (Hex::new(1, 1), Hex::new(1, 2));
        let lit = asking.lit(place);
        assert_eq!(lit, [Overlay::Choice { hex: one, chosen: true }, Overlay::Choice { hex: two, chosen: false }]);
        asking.overlays.push(Overlay::Selected(one));
        let lit = asking.lit(place);
        assert_eq!(lit, [Overlay::Choice { hex: two, chosen: false }, Overlay::Selected(one)]);
    }
}
