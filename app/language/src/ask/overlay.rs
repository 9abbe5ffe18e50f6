//! The overlays on the board during a question, as the scene knows them.

use super::offer::Mark;
use engine::hex::Hex;
use scene::Overlay;

/// The overlay of a mark at a hex; `None` if it is not lit.
pub fn marked(hex: Hex, mark: &Mark) -> Option<Overlay> {
    Some(match mark {
        Mark::Plain | Mark::Target => return None,
        Mark::Choice => Overlay::Choice { hex, chosen: false },
        Mark::Chosen => Overlay::Choice { hex, chosen: true },
        Mark::Reach { left, stop, .. } => Overlay::Reach { hex, left: left.clone(), stop: *stop },
        Mark::Owed { acts } => Overlay::Must { hex, attack: *acts },
        &Mark::Way { from, back: true, pushes } => Overlay::Retreat { from, to: hex, displaces: pushes },
        &Mark::Way { from, back: false, .. } => Overlay::Advance { from, to: hex },
    })
}

/// Whether it shows of itself that what is in a hex is chosen.
pub(super) fn shows_chosen(overlay: &Overlay, at: Hex) -> bool {
    match overlay {
        Overlay::Selected(hex) => *hex == at,
        Overlay::Attack { from, to, .. } => from.contains(&at) || to.contains(&at),
        _ => false,
    }
}
