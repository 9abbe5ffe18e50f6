//! The overlays on the board now.

use super::asked::Asked;
use super::hints::{self, Hint};
use super::laid::Seen;
use super::manner::Manner;
use super::on_board::OnBoard;
use super::refused::Refused;
use crate::board::measure::Measured;
use language::ask::Pick;
use scene::Overlay;

/// The stage, from 0 to 1, of the circle around a hex that the card of the guided game speaks of.
const TAUGHT: f32 = 0.3;

/// Everything that the overlays of the screen depend on, as it is now.
fn seen(board: &OnBoard, asked: &Asked, manner: &Manner) -> Seen {
    let stage = &board.stage;
    Seen {
        position: stage.positions,
        asked: board.asked_here(),
        events: stage.events().len(),
        selected: asked.selected(),
        focus: stage.focus(),
        over: stage.over,
        cursor: stage.cursor,
        draft: asked.draft().clone(),
        edits: asked.edits().map(<[_]>::len),
        refusal: asked.refusal.clone(),
        shown: [stage.last_moves, stage.playing_back().is_some()],
        layers: stage.layers.clone(),
        measured: stage.measured.clone(),
        hint: asked.hints.changes(),
        taught: manner.taught.clone(),
        lit: manner.lit.clone(),
    }
}

/// The overlays of the screen now, from the last time where nothing has changed.
pub(crate) fn kept(board: &mut OnBoard, asked: &Asked, manner: &Manner) -> Vec<Overlay> {
    let seen = seen(board, asked, manner);
    if let Some((known, all)) = &board.laid
        && *known == seen
    {
        return all.clone();
    }
    let all = of(board, asked, manner);
    board.laid = Some((seen, all.clone()));
    all
}

fn of(board: &OnBoard, asked: &Asked, manner: &Manner) -> Vec<Overlay> {
    let Some(position) = board.position() else { return Vec::new() };
    let mut all = position.stakes();
    if board.stage.playing_back().is_some() {
        return all;
    }
    all.extend(board.stage.laid_over(&**position, asked.selected()));
    if board.stage.last_moves && asked.selected().is_none() && board.asked_here().is_some() {
        all.extend(position.layer("last-moves", board.stage.events(), None));
    }
    if board.may_point(asked) {
        all.extend(asked.asking().lit(|piece| asked.place(piece)));
        let under = board.stage.over.or_else(|| board.stage.focus().map(Pick::Hex));
        all.extend(under.into_iter().flat_map(|pick| asked.preview(pick)));
    }
    all.extend(board.stage.measured.iter().flat_map(Measured::overlays));
    if let Some(Refused { rule, at: Some(hex), .. }) = &asked.refusal {
        all.push(Overlay::Refused { hex: *hex, case: rule.map_or_else(String::new, |rule| rule.to_string()) });
    }
    if let Some(Hint::Found(_, advice)) = asked.hints.hint() {
        all.extend(hints::overlays(advice, &**position));
    }
    all.extend(manner.lit.iter().copied().map(Overlay::Selected));
    // A circle, as for a ping: an outline would look like a selection.
    all.extend(manner.taught.iter().map(|&hex| Overlay::Ping { hex, part: TAUGHT }));
    all.extend(super::change_desk::overlays(board, asked));
    all.extend(board.stage.cursor.map(Overlay::Cursor));
    all
}
