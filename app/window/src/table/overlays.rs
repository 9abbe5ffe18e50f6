//! What lies over the board now.

use super::hints::{self, Hint};
use super::laid::Seen;
use super::match_screen::MatchScreen;
use super::refused::Refused;
use crate::board::measure::Measured;
use language::ask::Pick;
use scene::Overlay;

/// What the overlays of the screen depend on, as it stands.
fn seen(screen: &MatchScreen) -> Seen {
    let stage = &screen.stage;
    Seen {
        position: stage.positions,
        asked: screen.asked_here(),
        events: stage.events().len(),
        selected: screen.asked.selected(),
        focus: stage.focus(),
        over: stage.over,
        cursor: stage.cursor,
        draft: screen.asked.draft().clone(),
        edits: screen.asked.edits().map(<[_]>::len),
        refusal: screen.refusal.clone(),
        shown: [stage.last_moves, stage.playing_back().is_some()],
        layers: stage.layers.clone(),
        measured: stage.measured.clone(),
        hint: screen.hints.changes(),
        taught: screen.panels.taught.clone(),
    }
}

/// The overlays of the screen as it stands, from the last time where nothing has changed.
pub(crate) fn kept(screen: &mut MatchScreen) -> Vec<Overlay> {
    let seen = seen(screen);
    if let Some((known, all)) = &screen.laid
        && *known == seen
    {
        return all.clone();
    }
    let all = of(screen);
    screen.laid = Some((seen, all.clone()));
    all
}

fn of(screen: &MatchScreen) -> Vec<Overlay> {
    let Some(position) = screen.position() else { return Vec::new() };
    let mut all = position.stakes();
    if screen.stage.playing_back().is_some() {
        return all;
    }
    all.extend(screen.stage.laid_over(&**position, screen.asked.selected()));
    if screen.stage.last_moves && screen.asked.selected().is_none() && screen.asked_here().is_some() {
        all.extend(position.layer("last-moves", screen.stage.events(), None));
    }
    if screen.may_point() {
        let asked = &screen.asked;
        all.extend(asked.asking().lit(|piece| asked.place(piece)));
        let under = screen.stage.over.or_else(|| screen.stage.focus().map(Pick::Hex));
        all.extend(under.into_iter().flat_map(|pick| asked.preview(pick)));
    }
    all.extend(screen.stage.measured.iter().flat_map(Measured::overlays));
    if let Some(Refused { rule, at: Some(hex), .. }) = &screen.refusal {
        all.push(Overlay::Refused { hex: *hex, case: rule.map_or_else(String::new, |rule| rule.to_string()) });
    }
    if let Some(Hint::Found(_, advice)) = screen.hints.hint() {
        all.extend(hints::overlays(advice, &**position));
    }
    all.extend(screen.panels.lit.iter().copied().map(Overlay::Selected));
    all.extend(screen.panels.taught.iter().copied().map(Overlay::Selected));
    all.extend(super::change_desk::overlays(screen));
    all.extend(screen.stage.cursor.map(Overlay::Cursor));
    all
}
