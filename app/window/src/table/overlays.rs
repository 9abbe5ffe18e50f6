//! What lies over the board now.

use super::match_screen::MatchScreen;
use super::refused::Refused;
use crate::board::measure::Measured;
use engine::contract::Side;
use engine::hex::Hex;
use play::ask::{Draft, PieceId};
use scene::Overlay;

/// Everything that what lies over the board depends on. While it is the same, nothing is worked out again.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// The position, counted.
    position: u64,
    asked: Option<Side>,
    events: usize,
    selected: Option<PieceId>,
    focus: Option<Hex>,
    cursor: Option<Hex>,
    draft: Draft,
    refusal: Option<Refused>,
    shown: [bool; 3],
    measured: Option<Measured>,
}

impl Seen {
    fn of(screen: &MatchScreen) -> Seen {
        let stage = &screen.stage;
        Seen {
            position: stage.positions,
            asked: screen.asked_here(),
            events: stage.events().len(),
            selected: screen.asked.selected(),
            focus: stage.focus(),
            cursor: stage.cursor,
            draft: screen.asked.draft().clone(),
            refusal: screen.refusal.clone(),
            shown: [stage.zones, stage.last_moves, stage.playing_back().is_some()],
            measured: stage.measured.clone(),
        }
    }
}

/// The overlays of the screen as it stands, from the last time where nothing has changed.
pub(super) fn kept(screen: &mut MatchScreen) -> Vec<Overlay> {
    let seen = Seen::of(screen);
    if let Some((known, all)) = &screen.stage.laid
        && *known == seen
    {
        return all.clone();
    }
    let all = of(screen);
    screen.stage.laid = Some((seen, all.clone()));
    all
}

fn of(screen: &MatchScreen) -> Vec<Overlay> {
    let Some(position) = screen.position() else { return Vec::new() };
    let mut all = position.stakes();
    if screen.stage.playing_back().is_some() {
        return all;
    }
    let layer = |layer| position.layer(layer, screen.stage.events(), None);
    if screen.stage.zones {
        all.extend(layer("zones"));
    }
    if screen.stage.last_moves && screen.asked.selected().is_none() && screen.asked_here().is_some() {
        all.extend(layer("last-moves"));
    }
    if screen.asked_here().is_some() {
        let asked = &screen.asked;
        all.extend(asked.asking().lit(|piece| asked.place(piece)));
        all.extend(screen.stage.focus().into_iter().flat_map(|hex| asked.preview(hex)));
    }
    all.extend(screen.stage.measured.iter().flat_map(Measured::overlays));
    if let Some(Refused { rule, at: Some(hex), .. }) = &screen.refusal {
        all.push(Overlay::Refused { hex: *hex, case: rule.map_or_else(String::new, |rule| rule.to_string()) });
    }
    all.extend(screen.panels.lit.iter().copied().map(Overlay::Selected));
    all.extend(super::change_desk::overlays(screen));
    all.extend(screen.stage.cursor.map(Overlay::Cursor));
    all
}
