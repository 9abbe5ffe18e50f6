//! The meaning of a touch of the board, by the offers.

use super::asked::Asked;
use super::deeds;
use super::match_screen::MatchScreen;
use super::refused::Refused;
use crate::board::hand::Touch;
use crate::board::tool::Tool;
use crate::settings::keymap::KeyAction;
use engine::hex::Hex;
use language::ask::{Draft, HolderId, Mark, Offer, Pick, PieceId, beside};
use language::position::Bytes;
use std::sync::Arc;

/// Whether a counter may be lifted and put down elsewhere.
pub(super) fn lifts(asked: &Asked, piece: PieceId) -> bool {
    asked.asking().lifted(piece, |draft| asked.ask(draft)).is_some()
}

/// The pointer did something on the board.
pub(crate) fn touch(screen: &mut MatchScreen, touch: Touch) {
    screen.skip_own();
    screen.asked.sure = false;
    // The last refusal goes when the player does something else; a step back takes it away itself.
    if !matches!(touch, Touch::Beside | Touch::Back) {
        screen.asked.refusal = None;
    }
    if screen.board.stage.playing_back().is_some() {
        if touch == Touch::Back {
            screen.cancel();
        }
        return;
    }
    match touch {
        Touch::Hex(hex, piece) => click(screen, hex, piece),
        Touch::Facing(hex, facing) => {
            screen.asked.refusal = None;
            take_or_refuse(screen, Pick::Facing(hex, facing), Some(hex));
        }
        Touch::Holder(holder, piece) => click_box(screen, holder, piece),
        Touch::Beside | Touch::Back => screen.cancel(),
        Touch::Lift(piece) => lift(screen, piece),
        Touch::Drop(piece, hex) => put_down(screen, piece, hex),
        Touch::DropInto(piece, holder) => {
            lift(screen, piece);
            take_or_refuse(screen, Pick::Holder(holder), None);
        }
        Touch::Ping(hex) => screen.ping(hex),
    }
}

/// Takes what is on offer there, or tells why it is not.
fn take_or_refuse(screen: &mut MatchScreen, pick: Pick, at: Option<Hex>) {
    let asking = Arc::clone(screen.asked.asking());
    match asking.offer(pick).filter(|_| screen.board.may_point(&screen.asked)) {
        Some(offer) => screen.take(offer),
        None => refuse(screen, pick, at),
    }
}

/// Handles a click on a box beside the map: it picks a unit in it, or else the box.
fn click_box(screen: &mut MatchScreen, holder: HolderId, piece: Option<PieceId>) {
    screen.asked.refusal = None;
    let asking = Arc::clone(screen.asked.asking());
    let offered =
        piece.map(Pick::Piece).filter(|pick| screen.board.may_point(&screen.asked) && asking.offer(*pick).is_some());
    match (offered, piece) {
        (Some(pick), _) => take_or_refuse(screen, pick, None),
        (None, _) if screen.board.may_point(&screen.asked) && asking.offer(Pick::Holder(holder)).is_some() => {
            take_or_refuse(screen, Pick::Holder(holder), None);
        }
        // The unit cannot act: it is looked at.
        (None, Some(piece)) if screen.asked.draft().is_empty() => screen.asked.look_at(Some(piece)),
        (None, _) if screen.asked.draft().is_empty() => {}
        (None, _) => refuse(screen, piece.map_or(Pick::Holder(holder), Pick::Piece), None),
    }
}

/// A counter is lifted: it is picked, and its ways are shown.
fn lift(screen: &mut MatchScreen, piece: PieceId) {
    screen.asked.refusal = None;
    screen.board.stage.last_click = None;
    let asking = Arc::clone(screen.asked.asking());
    let lifted = asking.lifted(piece, |draft| screen.asked.ask(draft));
    if let Some(lifted) = lifted {
        screen.asked.point(&lifted.draft);
    }
}

/// A lifted counter is put down: it goes there, or stays with a reason.
fn put_down(screen: &mut MatchScreen, piece: PieceId, hex: Option<Hex>) {
    let Some(hex) = hex.filter(|hex| screen.asked.place(piece) != Some(*hex)) else { return };
    lift(screen, piece);
    let asking = Arc::clone(screen.asked.asking());
    match asking.offer(Pick::Hex(hex)) {
        Some(offer) => screen.take(offer),
        None => refuse(screen, Pick::Hex(hex), Some(hex)),
    }
}

/// A hex is clicked, on a counter of it or beside them.
pub(super) fn click(screen: &mut MatchScreen, hex: Hex, counter: Option<PieceId>) {
    screen.asked.refusal = None;
    match screen.board.stage.tool {
        Tool::Ruler(_) => {
            screen.board.stage.tool = Tool::Ruler(Some(hex));
            return;
        }
        Tool::Finger => return screen.ping(hex),
        Tool::None => {}
    }
    if screen.board.stage.spread().is_some_and(|spread| spread != hex) {
        screen.board.stage.set_spread(None);
    }
    screen.board.stage.cursor = screen.board.stage.cursor.map(|_| hex);
    let last = screen.board.stage.last_click.replace((hex, counter));
    // The counter that the last click selected lies on top now: a click hits it where the other one was.
    let on_top = counter.is_some() && counter == screen.asked.selected();
    let again = last == Some((hex, counter)) || on_top && last.is_some_and(|(last, _)| last == hex);
    let asking = Arc::clone(screen.asked.asking());
    let here = screen.board.stage.in_turn(screen.asked.pieces_in(hex));
    if !screen.board.may_point(&screen.asked) {
        return look_at_next(screen, &here, hex, counter, again);
    }
    if let Some(draft) = again.then(|| next_with_leaders(screen, &here, hex)).flatten() {
        return screen.asked.point(&draft);
    }
    let next = again.then(|| next_of_stack(screen, &here, hex)).flatten();
    match next.or_else(|| asking.clicked(counter, hex, &here)) {
        // A counter of a spread stack stays picked, as the one above another does until it is clicked again.
        Some(offer) if offer.is_chosen() && screen.board.stage.spread() == Some(hex) && is_alone(screen, offer) => {}
        Some(offer) => screen.take(&offer.clone()),
        None if screen.asked.draft().is_empty() => {
            look_at_next(screen, &here, hex, counter, again);
            // Where the hexes in reach are lit before anything is picked, another one says why it is not among them.
            match asking.offers.iter().any(|offer| matches!(offer.mark, Mark::Reach { .. } | Mark::Way { .. })) {
                true => refuse(screen, Pick::Hex(hex), Some(hex)),
                false => explain(screen, hex),
            }
        }
        // The hex to which the answer leads is clicked again: it is given.
        None if asking.would_confirm().is_some() && leads_to(screen, hex) => deeds::act(screen, KeyAction::Confirm),
        None => refuse(screen, counter.map_or(Pick::Hex(hex), Pick::Piece), Some(hex)),
    }
}

/// Whether the draft ends in a hex.
fn leads_to(screen: &MatchScreen, hex: Hex) -> bool {
    screen.asked.draft().picks().iter().rev().find_map(|pick| pick.hex()) == Some(hex)
}

/// The top of a stack, given in the order in which clicks go through it.
fn top_of(screen: &MatchScreen, here: &[PieceId]) -> Option<PieceId> {
    let led = here.iter().any(|piece| screen.board.stage.is_badge(*piece));
    if led { here.first() } else { here.last() }.copied()
}

/// Whether an offer lets go of the only thing that is picked.
fn is_alone(screen: &MatchScreen, offer: &Offer<Bytes>) -> bool {
    screen.asked.draft().picks() == [offer.pick]
}

/// If the question is about units, shows why the selected unit of this side is not among them.
fn explain(screen: &mut MatchScreen, hex: Hex) {
    let asking = Arc::clone(screen.asked.asking());
    let Some(piece) = screen.asked.selected() else { return };
    let is_own = screen.asked.names().owner(piece) == screen.board.asked_here();
    if is_own && asking.offers.iter().any(|offer| offer.pick.piece().is_some()) {
        refuse(screen, Pick::Piece(piece), Some(hex));
    }
}

/// Shows, at its hex if there is one, why a pick is refused.
fn refuse(screen: &mut MatchScreen, pick: Pick, at: Option<Hex>) {
    let refusal = screen.asked.why_not(screen.asked.draft(), pick);
    screen.asked.refusal = refusal.map(|refusal| Refused::by(&screen.asked.names(), &refusal, at));
}

/// The same place of a stack is clicked again: the next counter takes the picked one's place, where only one of them
/// can be picked.
fn next_of_stack<'a>(screen: &'a MatchScreen, here: &[PieceId], hex: Hex) -> Option<&'a Offer<Bytes>> {
    if screen.board.stage.spread() == Some(hex) {
        return None;
    }
    let &[Pick::Piece(picked)] = screen.asked.draft().picks() else { return None };
    let at = here.iter().position(|piece| *piece == picked)?;
    let others = here.iter().cycle().skip(at + 1).take(here.len().saturating_sub(1));
    let takes_its_place = |offer: &&Offer<Bytes>| {
        offer.draft().is_some_and(|draft| !draft.is_empty() && !draft.contains(Pick::Piece(picked)))
    };
    others.filter_map(|&piece| screen.asked.asking().offer(Pick::Piece(piece))).find(takes_its_place)
}

/// The same place of a stack with leaders is clicked again: the next counter is picked alone. A click on a leader's
/// badge may send the leader along with the picked unit instead.
fn next_with_leaders(screen: &MatchScreen, here: &[PieceId], hex: Hex) -> Option<Draft> {
    let stage = &screen.board.stage;
    let &[Pick::Piece(picked)] = screen.asked.draft().picks() else { return None };
    if stage.spread() == Some(hex) || !here.iter().any(|piece| stage.is_badge(*piece)) {
        return None;
    }
    let at = here.iter().position(|piece| *piece == picked)?;
    let asking = screen.asked.ask(&Draft::EMPTY);
    let mut others = here.iter().cycle().skip(at + 1).take(here.len().saturating_sub(1));
    let alone = |piece: &PieceId| {
        let draft = asking.offer(Pick::Piece(*piece))?.draft()?.clone();
        (draft.picks() == [Pick::Piece(*piece)]).then_some(draft)
    };
    others.find_map(alone)
}

/// Looks at the counter that was clicked; clicking the same place again looks at the next one of the stack.
fn look_at_next(screen: &mut MatchScreen, here: &[PieceId], hex: Hex, counter: Option<PieceId>, again: bool) {
    let spread = screen.board.stage.spread() == Some(hex);
    let at = screen.asked.selected().and_then(|piece| here.iter().position(|one| *one == piece));
    let clicked = counter.filter(|piece| here.contains(piece));
    let next = match at {
        // Each counter of a spread stack is looked at in its place, and so is another one than before.
        Some(_) if (spread || !again) && clicked.is_some() => clicked,
        Some(_) if here.len() < 2 => None,
        Some(at) => beside(Some(at), here.len(), true).and_then(|at| here.get(at)).copied(),
        None => clicked.or_else(|| top_of(screen, here)),
    };
    screen.asked.look_at(next);
}
