//! The question at this screen, and the picks so far.

use super::hints::Hints;
use super::next_step::next_step;
use super::pick_list::PickList;
use super::refused::Refused;
use super::steady::Steady;
use crate::MESSAGES;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Names, Offer, Overlay, Pick, PieceId, Said, Saying, Sentence, Undone};
use language::happening::Happening;
use language::position::{Bytes, Position, WaitingFor};
use language::{phrase, say};
use std::sync::Arc;
use std::time::Duration;

/// The question at this screen, and the picks so far: worked out once for a position and a draft.
pub(crate) struct Asked {
    position: Option<Arc<dyn Position>>,
    /// The side whose question it is.
    side: Side,
    asking: Arc<Asking<Bytes>>,
    /// A piece that is only looked at.
    looked: Option<PieceId>,
    /// The edits so far, while the players compose a change by agreement.
    edits: Option<Vec<Bytes>>,
    /// The reason for the last refusal, with its place.
    pub(crate) refusal: Option<Refused>,
    /// The bot that is asked for hints, and its answer.
    pub(super) hints: Hints,
    /// A phase would be left with something undone: the same key once more leaves it.
    pub(super) sure: bool,
    /// The time of that question, and the time of this frame, by egui's clock in seconds.
    pub(super) doubted: f64,
    pub(super) time: f64,
    /// The time since which the question is shown, so that an answer to the one before does not answer it.
    pub(super) steady: Steady,
    /// The number of the question among those that were asked here: a panel shows another one from its top.
    number: u64,
    /// The words of the question before anything was picked, and the list that it began with.
    bare: Sentence,
    listed: PickList,
    /// The step that follows ending or declining, and the answer it was worked out for.
    next: Option<(Said<Bytes>, Option<String>)>,
}

impl Asked {
    /// No question yet.
    pub(super) fn nothing() -> Asked {
        Asked {
            position: None,
            side: Side::First,
            asking: Arc::new(Asking::nothing()),
            looked: None,
            edits: None,
            refusal: None,
            hints: Hints::default(),
            sure: false,
            doubted: 0.0,
            time: 0.0,
            steady: Steady::new(),
            number: 0,
            bare: Sentence::EMPTY,
            listed: PickList::default(),
            next: None,
        }
    }

    /// The number of the question among those that were asked here.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// The units and hexes that the question listed before anything was picked.
    pub(super) const fn listed(&self) -> &PickList {
        &self.listed
    }

    /// Begins another match: there is no question before its position arrives.
    pub(super) fn begin_again(&mut self) {
        (self.position, self.edits) = (None, None);
        self.listed = PickList::default();
        self.point(&Draft::EMPTY);
    }

    /// Sets another position, and the side that answers here. Picks of the same question stay.
    pub(super) fn stand(&mut self, position: Arc<dyn Position>, side: Side) {
        self.sure = false;
        self.next = None;
        if self.edits.is_some() {
            // The edits were meant for another position; those that are still possible stay.
            (self.position, self.side) = (Some(position), side);
            return self.point(&Draft::EMPTY);
        }
        let mut asking = position.ask(side, &Draft::EMPTY);
        let stood = self.position.as_ref().map(|before| (self.side, self.asking.question, before.phase().count));
        let other = stood != Some((side, asking.question, position.phase().count));
        self.number += u64::from(other || asking.prompt != self.bare);
        self.bare.clone_from(&asking.prompt);
        self.listed = PickList::of(&asking);
        let carried = match self.side == side {
            true => self.asking.draft.carried(self.asking.question, asking.question),
            false => Draft::EMPTY,
        };
        if !carried.is_empty() {
            asking = position.ask(side, &carried);
            asking = self.same_again(&*position, side).unwrap_or(asking);
        }
        self.looked = self.looked.filter(|&piece| position.place(piece).is_some());
        (self.position, self.side, self.asking) = (Some(position), side, Arc::new(asking));
        if self.take_sole_piece() {
            self.listed = PickList::of(&self.asking);
        }
        // A button that is ready before anything was pointed at is another one, too.
        self.steady.put(other || self.asking.ready.is_some());
        self.look_ahead();
    }

    /// The question with the word behind the subject too, if hexes that answer at once follow it and no key does: a brigade is
    /// moved on with one click more.
    fn same_again(&self, position: &dyn Position, side: Side) -> Option<Asking<Bytes>> {
        let again = self.asking.draft.subject_and_word()?;
        let asking = position.ask(side, &again);
        let by_hex = |offer: &Offer<Bytes>| offer.pick.hex().is_some() && offer.said().is_some();
        (asking.draft == again && asking.ready.is_none() && asking.offers.iter().any(by_hex)).then_some(asking)
    }

    /// Asks again in another language, at the same position made again. The picks stay.
    pub(super) fn speak(&mut self, position: Arc<dyn Position>) {
        let (draft, looked) = (self.draft().clone(), self.looked);
        (self.position, self.next, self.refusal) = (Some(position), None, None);
        self.listed = PickList::of(&self.ask(&Draft::EMPTY));
        self.point(&draft);
        self.looked = looked;
    }

    /// Asks something that no system asks, to try what is general on.
    #[cfg(test)]
    pub(super) fn pretend(&mut self, asking: Asking<Bytes>) {
        self.listed = PickList::of(&asking);
        self.asking = Arc::new(asking);
    }

    /// Closes the match: there are no more questions.
    pub(super) fn close(&mut self) {
        self.asking = Arc::new(Asking::nothing());
    }

    /// The question, given the picks so far.
    pub(crate) fn asking(&self) -> &Arc<Asking<Bytes>> {
        &self.asking
    }

    /// The picks so far.
    pub(crate) fn draft(&self) -> &Draft {
        &self.asking.draft
    }

    /// The question with another draft.
    pub(super) fn ask(&self, draft: &Draft) -> Asking<Bytes> {
        match (&self.position, &self.edits) {
            (Some(position), Some(edits)) => position.amend(edits, draft),
            (Some(position), None) => position.ask(self.side, draft),
            (None, _) => Asking::nothing(),
        }
    }

    /// The question to confirm before an answer: the units left undone, where it ends a phase, and the phase that comes
    /// next.
    pub(super) fn doubt(&self, saying: &Saying<Bytes>, ends: bool) -> Option<String> {
        let position = self.position.as_deref().filter(|_| ends && self.edits.is_none());
        let undone = position.map_or_else(Vec::new, |position| position.undone(self.side));
        let names = self.names();
        let doubt = Undone::asked(&undone, saying.doubt.as_ref().map(|doubt| doubt.plain(&names)), &names)?;
        let next = position.and_then(|position| what_follows(position, self.side, &saying.said));
        Some(match next {
            Some(next) => say!(MESSAGES, "window-table-doubt-next", doubt = doubt, next = next),
            None => doubt,
        })
    }

    /// Time until an answer to this question counts; `None` if one counts now.
    pub(crate) fn settles_in(&self) -> Option<Duration> {
        let left = self.steady.settles_in(self.time)?;
        Some(Duration::try_from_secs_f64(left).unwrap_or_default())
    }

    /// The step that follows if the player ends or declines now; `None` where it cannot be known.
    pub(super) fn next(&self) -> Option<&str> {
        self.next.as_ref()?.1.as_deref()
    }

    /// Works out what comes next, unless it is known already.
    fn look_ahead(&mut self) {
        let said = self.asking.would_pass().map(|saying| &saying.said);
        let position = self.position.as_deref().filter(|_| self.edits.is_none());
        let Some((said, position)) = said.zip(position) else {
            self.next = None;
            return;
        };
        if self.next.as_ref().is_none_or(|(known, _)| known != said) {
            self.next = Some((said.clone(), what_follows(position, self.side, said)));
        }
    }

    /// From now on this was pointed at.
    pub(super) fn point(&mut self, draft: &Draft) {
        self.asking = Arc::new(self.ask(draft));
        self.looked = None;
        self.look_ahead();
    }

    /// Drops what was pointed at; what comes back by itself is picked again.
    pub(super) fn drop_draft(&mut self) {
        self.point(&Draft::EMPTY);
        self.take_sole_piece();
    }

    /// Begins to compose a change by agreement, or returns to the question of the rules.
    pub(super) fn amend(&mut self, amends: bool) {
        self.edits = amends.then(Vec::new);
        self.number += 1;
        self.drop_draft();
    }

    /// The edits so far, while a change is composed.
    pub(super) fn edits(&self) -> Option<&[Bytes]> {
        self.edits.as_deref()
    }

    /// Other edits than before.
    pub(super) fn set_edits(&mut self, edits: Vec<Bytes>) {
        self.edits = Some(edits);
        self.point(&Draft::EMPTY);
    }

    /// Puts an edit among the others. Whether a change is put together at all.
    pub(super) fn put(&mut self, edit: &[u8]) -> bool {
        let (Some(position), Some(edits)) = (&self.position, &self.edits) else { return false };
        let edits = position.put(edits, edit);
        let refused = position.together(&edits).err();
        self.set_edits(edits);
        self.refusal = refused.map(|refusal| Refused::by(&self.names(), &refusal, None));
        true
    }

    /// Drops what was pointed at last.
    pub(super) fn drop_last(&mut self) {
        self.point(&self.draft().drop_last());
    }

    /// Picks the only possible unit, unless that would leave an answer that takes one key. Whether it did.
    fn take_sole_piece(&mut self) -> bool {
        if self.draft().is_empty()
            && self.edits.is_none()
            && let Some(draft) = self.asking.sole_piece(|draft| self.ask(draft))
        {
            self.asking = Arc::new(self.ask(&draft));
            return true;
        }
        false
    }

    /// Looks at a piece, without a pick.
    pub(super) fn look_at(&mut self, piece: Option<PieceId>) {
        self.looked = piece;
    }

    /// The piece that was pointed at last, or that is looked at.
    pub(crate) fn selected(&self) -> Option<PieceId> {
        self.looked.or_else(|| self.draft().picks().iter().rev().find_map(|pick| pick.piece()))
    }

    /// The hex of the selected unit.
    pub(super) fn selected_hex(&self) -> Option<Hex> {
        self.selected().and_then(|piece| self.place(piece))
    }

    /// Whether a counter is marked on the board.
    pub(super) fn is_marked(&self, piece: PieceId) -> bool {
        self.looked == Some(piece) || self.draft().contains(Pick::Piece(piece))
    }

    /// The reason a pick is not possible.
    pub(super) fn why_not(&self, draft: &Draft, pick: Pick) -> Option<Refusal> {
        let position = self.position.as_ref()?;
        Some(match self.edits {
            Some(_) => position.why_not_amend(draft, pick),
            None => position.why_not(self.side, draft, pick),
        })
    }

    /// The overlays of a pick while the pointer is on it.
    pub(super) fn preview(&self, pick: Pick) -> Vec<Overlay> {
        if self.edits.is_some() {
            return Vec::new();
        }
        let preview = |position: &Arc<dyn Position>| position.preview(self.side, self.draft(), pick);
        self.position.as_ref().map_or_else(Vec::new, preview)
    }

    /// The rule that forbids a command, if one does.
    pub(super) fn refused(&self, command: &[u8]) -> Option<Refusal> {
        self.position.as_ref()?.check(self.side, command).err()
    }

    /// The command that undoes the last command as the rules allow it.
    pub(super) fn undo(&self) -> Option<Bytes> {
        self.position.as_ref().filter(|_| self.edits.is_none())?.undo(self.side)
    }

    /// The hex of a unit.
    pub(crate) fn place(&self, piece: PieceId) -> Option<Hex> {
        self.position.as_ref()?.place(piece)
    }

    /// The units in a hex, from the bottom of the stack to its top.
    pub(super) fn pieces_in(&self, hex: Hex) -> Vec<PieceId> {
        self.position.as_ref().map_or_else(Vec::new, |position| position.pieces_in(hex))
    }

    /// The names of everything.
    pub(crate) fn names(&self) -> Arc<Names> {
        self.position.as_ref().map_or_else(Arc::default, |position| Arc::clone(position.names()))
    }
}

/// The step after an answer that ends or declines: the next one in the strip of the turn, at the end of a turn the phase that
/// begins, or else the side that decides next. `None` where the same side decides more in the same phase, or the battle ends.
fn what_follows(position: &dyn Position, side: Side, said: &Said<Bytes>) -> Option<String> {
    let foreseen = position.foresee(side, said)?;
    let (phases, names) = (position.phases(), position.names());
    let mut began = foreseen.comes.iter().filter_map(Happening::phase);
    let Some(first) = began.next() else {
        return match foreseen.waits {
            // The outcome of dice is unknown; the strip says what is due.
            WaitingFor::Dice => next_step(position),
            WaitingFor::Side(other) if other != side => {
                Some(phrase!(MESSAGES, "window-table-side-to-choose", side = other).plain(names))
            }
            WaitingFor::Side(_) | WaitingFor::Over => None,
        };
    };
    // A phase may be a part of the present step: then the strip does not go on.
    let goes_on = phases.here().is_some_and(|here| here.has(first.name) && here.side == Some(first.side));
    let in_strip = first.turn == position.phase().turn && !goes_on;
    next_step(position).filter(|_| in_strip).or_else(|| {
        let last = began.next_back().unwrap_or(first);
        let phase = last.name.words(names);
        let words = phrase!(MESSAGES, "window-table-phase", turn = last.turn, side = last.side, phase = phase);
        Some(words.plain(names))
    })
}
