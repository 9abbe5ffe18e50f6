//! Finding offers: what a click, a key or a list means, for every question.

use super::asking::{Asking, Saying};
use super::draft::Draft;
use super::offer::{Offer, Rank};
use super::pick::{Dial, Pick, PieceId};
use engine::hex::Hex;

impl<C> Asking<C> {
    /// The offer that a click means: that of the counter clicked, else that of the hex, else that of a piece in the
    /// hex, an unchosen one first. As long as nothing is picked, a counter with something minor to do gives way to its hex.
    pub fn clicked(&self, counter: Option<PieceId>, hex: Hex, here: &[PieceId]) -> Option<&Offer<C>> {
        let piece = |piece: PieceId| self.offer(Pick::Piece(piece));
        let of_hex = self.offer(Pick::Hex(hex));
        let minor = |offer: &&Offer<C>| {
            self.draft.is_empty() && offer.rank == Rank::Aside && of_hex.is_some_and(|hex| hex.rank != Rank::Aside)
        };
        let standing = || here.iter().filter_map(|&one| piece(one));
        counter
            .and_then(piece)
            .filter(|offer| !minor(offer))
            .or(of_hex)
            .or_else(|| standing().find(|offer| !offer.is_chosen()))
            .or_else(|| standing().next())
    }

    /// The hexes on offer, in the order of ranks and then of numbers: where the next-hex key goes.
    pub fn hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<(Rank, Hex)> =
            self.offers.iter().filter_map(|offer| Some((offer.rank, offer.pick.hex()?))).collect();
        hexes.sort_unstable();
        hexes.into_iter().map(|(_, hex)| hex).collect()
    }

    /// The offers with a piece of these ranks, in the order of ranks and otherwise as they are offered.
    fn pieces_of(&self, ranks: &[Rank]) -> Vec<&Offer<C>> {
        let of = |rank: &Rank| {
            let rank = *rank;
            self.offers.iter().filter(move |offer| offer.rank == rank && offer.pick.piece().is_some())
        };
        ranks.iter().flat_map(of).collect()
    }

    /// The pieces that still have something to do.
    pub fn waiting(&self) -> Vec<&Offer<C>> {
        self.pieces_of(&[Rank::Owed, Rank::Open])
    }

    /// The round of the Next key: units that must or may still act; if there are none, units that have acted and may
    /// act again.
    pub fn round(&self) -> Vec<&Offer<C>> {
        let waiting = self.waiting();
        if waiting.is_empty() { self.pieces_of(&[Rank::Done]) } else { waiting }
    }

    /// The draft the Next key leads to: the next piece of the round after the one last pointed at, as if nothing else
    /// had been pointed at; or the next suggestion where every piece is aside. `ask` asks again with another draft.
    pub fn next_draft(&self, forwards: bool, ask: impl FnOnce(&Draft) -> Asking<C>) -> Option<Draft> {
        let round = self.round();
        if round.is_empty() {
            return self.next_suggestion(forwards);
        }
        let last = self.draft.picks().iter().rev().find_map(|pick| pick.piece());
        let at = last.and_then(|piece| round.iter().position(|offer| offer.pick == Pick::Piece(piece)));
        let next = beside(at, round.len(), forwards).and_then(|at| round.get(at))?;
        ask(&Draft::EMPTY).offer(next.pick)?.draft().cloned()
    }

    /// The suggested draft after the present one, round and round.
    pub fn next_suggestion(&self, forwards: bool) -> Option<Draft> {
        let at = self.suggested.iter().position(|(_, draft)| *draft == self.draft);
        let next = beside(at, self.suggested.len(), forwards).and_then(|at| self.suggested.get(at))?;
        Some(next.1.clone())
    }

    /// The offers that have a number on the keyboard: the words, then the places beside the map.
    pub fn numbered(&self) -> Vec<&Offer<C>> {
        let words = self.offers.iter().filter(|offer| matches!(offer.pick, Pick::Word(_)));
        let holders = self.offers.iter().filter(|offer| matches!(offer.pick, Pick::Holder(_)));
        words.chain(holders).collect()
    }

    /// The offer of the facing after or before the one that is chosen, round and round.
    pub fn next_facing(&self, forwards: bool) -> Option<&Offer<C>> {
        let turns = self.offers.iter().filter(|offer| matches!(offer.pick, Pick::Facing(..)));
        let turns: Vec<&Offer<C>> = turns.collect();
        let at = turns.iter().position(|offer| offer.is_chosen());
        beside(at, turns.len(), forwards).and_then(|at| turns.get(at).copied())
    }

    /// The dials on offer, each once, in the order of their first offers.
    pub fn dials(&self) -> Vec<Dial> {
        let mut dials = Vec::new();
        for offer in &self.offers {
            if let Pick::Dial(dial, _) = offer.pick
                && !dials.contains(&dial)
            {
                dials.push(dial);
            }
        }
        dials
    }

    /// The position of a dial, and those it may have.
    pub fn dial(&self, dial: Dial) -> (Option<i16>, Vec<i16>) {
        let places = self.offers.iter().filter_map(|offer| match offer.pick {
            Pick::Dial(of, place) if of == dial => Some((place, offer.is_chosen())),
            _ => None,
        });
        let mut all: Vec<(i16, bool)> = places.collect();
        all.sort_unstable();
        let stands = all.iter().find(|(_, chosen)| *chosen).map(|(place, _)| *place);
        (stands, all.into_iter().map(|(place, _)| place).collect())
    }

    /// The offer that moves a dial by one place; none at its end.
    pub fn turned(&self, dial: Dial, up: bool) -> Option<&Offer<C>> {
        let (stands, places) = self.dial(dial);
        let next = match stands {
            Some(stands) if up => places.iter().copied().find(|place| *place > stands),
            Some(stands) => places.iter().copied().rfind(|place| *place < stands),
            None => places.first().copied(),
        };
        self.offer(Pick::Dial(dial, next?))
    }

    /// The draft with the only piece that is offered, which is taken automatically if it completes no answer and there
    /// is no better suggestion (rule 9); `ask` asks again with another draft.
    pub fn sole_piece(&self, ask: impl FnOnce(&Draft) -> Asking<C>) -> Option<Draft> {
        if !self.suggested.is_empty() {
            return None;
        }
        let mut pieces = self.offers.iter().filter(|offer| offer.pick.piece().is_some());
        let (only, None) = (pieces.next()?, pieces.next()) else { return None };
        let draft = only.draft().filter(|_| !only.is_chosen())?;
        ask(draft).would_confirm().is_none().then(|| draft.clone())
    }

    /// A counter is lifted: what is then asked, in which the hexes that say something at once, and the boxes beside the
    /// map, are where it may be put down. Nothing if it cannot go anywhere by being put there.
    pub fn lifted(&self, piece: PieceId, ask: impl FnOnce(&Draft) -> Asking<C>) -> Option<Asking<C>> {
        let offer = self.offer(Pick::Piece(piece))?;
        let lifted = ask(if offer.is_chosen() { &self.draft } else { offer.draft()? });
        let goes = |offer: &Offer<C>| match offer.pick {
            Pick::Hex(_) => offer.said().is_some(),
            Pick::Holder(_) => true,
            _ => false,
        };
        lifted.offers.iter().any(goes).then_some(lifted)
    }

    /// The answer of the ending key: at once, or only at the second press, because of the doubt.
    pub fn passing(&self, sure: bool) -> Option<Result<&Saying<C>, &super::Sentence>> {
        let saying = self.would_pass()?;
        Some(match &saying.doubt {
            Some(doubt) if !sure => Err(doubt),
            _ => Ok(saying),
        })
    }
}

/// The place after or before another in a ring.
pub fn beside(at: Option<usize>, count: usize, forwards: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match (at, forwards) {
        (Some(at), true) if at < last => at + 1,
        (Some(at), false) if at > 0 => at - 1,
        (_, true) => 0,
        (_, false) => last,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::toy::{self, DIAL, HEX, piece};
    use crate::ask::{Mark, Sentence};

    #[test]
    fn a_click_means_the_counter_then_the_hex_then_the_units_in_it() {
        let mut asking = toy::asking();
        let here = [PieceId(0), PieceId(1)];
        let clicked = |asking: &Asking<char>, counter, hex| asking.clicked(counter, hex, &here).map(|offer| offer.pick);
        let elsewhere = Hex::new(9, 9);
        assert_eq!(clicked(&asking, Some(PieceId(1)), HEX), Some(piece(1)));
        assert_eq!(clicked(&asking, None, HEX), Some(Pick::Hex(HEX)));
        // A counter that is not on offer: the click means the hex.
        assert_eq!(clicked(&asking, Some(PieceId(77)), HEX), Some(Pick::Hex(HEX)));
        assert_eq!(clicked(&asking, None, elsewhere), Some(piece(0)));
        asking.offers.iter_mut().filter(|offer| offer.pick == piece(0)).for_each(|offer| offer.mark = Mark::Chosen);
        assert_eq!(clicked(&asking, None, elsewhere), Some(piece(1)));
        assert_eq!(asking.clicked(None, elsewhere, &[]).map(|offer| offer.pick), None);
    }

    #[test]
    fn the_round_has_units_that_must_act_first_and_units_that_have_acted_last() {
        let mut asking = toy::asking();
        let round = |asking: &Asking<char>| -> Vec<Pick> { asking.round().iter().map(|offer| offer.pick).collect() };
        asking.offers.iter_mut().filter(|offer| offer.pick == piece(1)).for_each(|offer| offer.rank = Rank::Owed);
        asking.offers.iter_mut().filter(|offer| offer.pick == piece(2)).for_each(|offer| offer.rank = Rank::Done);
        assert_eq!(round(&asking), [piece(1), piece(0)]);
        assert_eq!(asking.next_draft(true, |_| toy::asking()), Some(Draft::new([piece(1)])));
        asking.draft = Draft::new([piece(1)]);
        assert_eq!(asking.next_draft(true, |_| toy::asking()), Some(Draft::new([piece(0)])));
        asking.draft = Draft::new([piece(0)]);
        assert_eq!(asking.next_draft(true, |_| toy::asking()), Some(Draft::new([piece(1)])));
        asking.offers.retain(|offer| offer.rank == Rank::Done || offer.rank == Rank::Aside);
        assert_eq!(round(&asking), [piece(2)]);
    }

    #[test]
    fn where_every_piece_is_aside_next_walks_the_suggestions() {
        let mut asking = toy::asking();
        asking.offers.iter_mut().for_each(|offer| offer.rank = Rank::Aside);
        let sets = [Draft::new([piece(0)]), Draft::new([piece(1), piece(2)])];
        asking.suggested = sets.iter().map(|draft| (Sentence::EMPTY, draft.clone())).collect();
        assert_eq!(asking.next_draft(true, |_| toy::asking()).as_ref(), sets.first());
        asking.draft = sets[0].clone();
        assert_eq!(asking.next_draft(true, |_| toy::asking()).as_ref(), sets.get(1));
        asking.draft = sets[1].clone();
        assert_eq!(asking.next_draft(true, |_| toy::asking()).as_ref(), sets.first());
        assert_eq!(asking.next_draft(false, |_| toy::asking()).as_ref(), sets.first());
        assert_eq!(asking.next_suggestion(false).as_ref(), sets.first());
    }

    #[test]
    fn a_dial_is_turned_place_by_place_and_stops_at_its_ends() {
        let asking = toy::asking();
        assert_eq!(asking.dials(), [DIAL]);
        assert_eq!(asking.dial(DIAL), (Some(0), vec![0, 1, 2]));
        assert_eq!(asking.turned(DIAL, true).map(|offer| offer.pick), Some(Pick::Dial(DIAL, 1)));
        assert!(asking.turned(DIAL, false).is_none());
    }

    #[test]
    fn a_piece_alone_is_taken_by_itself_unless_that_would_make_something_ready() {
        let mut asking = toy::asking();
        assert_eq!(asking.sole_piece(|_| Asking::nothing()), None, "there are several");
        asking.offers.retain(|offer| offer.pick.piece().is_none() || offer.pick == piece(0));
        assert_eq!(asking.sole_piece(|_| Asking::nothing()), Some(Draft::new([piece(0)])));
        assert_eq!(asking.sole_piece(|_| toy::ready('x')), None, "a key under the thumb would say it");
        asking.suggested.push((Sentence::EMPTY, Draft::new([piece(0), piece(1)])));
        assert_eq!(asking.sole_piece(|_| Asking::nothing()), None, "a target would no longer bring the whole of it");
        asking.suggested.clear();
        asking.offers.iter_mut().for_each(|offer| offer.mark = Mark::Chosen);
        assert_eq!(asking.sole_piece(|_| Asking::nothing()), None, "taking it again would let it go");
    }

    #[test]
    fn a_counter_is_lifted_if_a_hex_says_something_with_it() {
        let asking = toy::asking();
        let lifted = asking.lifted(PieceId(1), |draft| Asking { draft: draft.clone(), ..toy::asking() });
        let lifted = lifted.expect("the hex says something");
        assert_eq!(lifted.draft, Draft::new([piece(1)]));
        assert!(lifted.offer(Pick::Hex(HEX)).is_some_and(|offer| offer.said().is_some()));
        assert!(asking.lifted(PieceId(1), |_| toy::ready('x')).is_none(), "there is nowhere to put it down");
        assert!(asking.lifted(PieceId(9), |_| toy::asking()).is_none(), "it is not on offer");
    }

    #[test]
    fn words_have_the_first_numbers_and_places_the_next() {
        let asking = toy::asking();
        let picks: Vec<Pick> = asking.numbered().iter().map(|offer| offer.pick).collect();
        assert!(matches!(picks.as_slice(), [Pick::Word(toy::WORD), Pick::Holder(_)]), "{picks:?}");
    }

    #[test]
    fn a_doubt_is_asked_once() {
        let mut asking = toy::asking();
        assert!(asking.passing(true).is_none());
        asking.pass = toy::ready('e').ready;
        assert!(matches!(asking.passing(false), Some(Ok(saying)) if saying.said.command == 'e'));
        if let Some(Ok(saying)) = &mut asking.pass {
            saying.doubt = Some(Sentence::from("3 units have not moved."));
        }
        assert!(matches!(asking.passing(false), Some(Err(_))));
        assert!(matches!(asking.passing(true), Some(Ok(saying)) if saying.said.command == 'e'));
    }

    #[test]
    fn a_ring_goes_both_ways_and_round() {
        assert_eq!(beside(None, 0, true), None);
        assert_eq!(beside(None, 3, true), Some(0));
        assert_eq!(beside(None, 3, false), Some(2));
        assert_eq!(beside(Some(2), 3, true), Some(0));
        assert_eq!(beside(Some(0), 3, false), Some(2));
        assert_eq!(beside(Some(1), 3, false), Some(0));
    }
}
