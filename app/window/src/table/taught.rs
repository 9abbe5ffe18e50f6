//! The guided game's view of a match.

use super::asked::Asked;
use super::manner::Manner;
use super::on_board::OnBoard;
use engine::hex::Hex;
use language::guide::lesson::GuideView;

/// Lights the hexes the card speaks of.
pub(crate) fn light(manner: &mut Manner, hexes: &[Hex]) {
    if manner.taught != hexes {
        manner.taught = hexes.to_vec();
    }
}

/// The lesson's view of the match; `None` before the match has begun.
pub(crate) fn seen<'a>(board: &'a OnBoard, asked: &'a Asked) -> Option<GuideView<'a>> {
    let now = board.now()?;
    Some(GuideView {
        position: &*now.position,
        me: now.me,
        asked: board.asked_here().is_some(),
        asking: asked.asking(),
        selected: asked.selected().is_some(),
        planned: asked.asking().ready.is_some(),
        events: board.stage.events(),
    })
}
