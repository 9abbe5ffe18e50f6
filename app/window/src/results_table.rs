//! The colours of results.

use super::sheet_view;
use egui::Color32;
use engine::art_of_war::CombatResult;
use play::systems::art_of_war::show::tone;

/// What a result is tinted with: the attacker's losses red, the defender's blue.
pub(super) const fn tint(result: CombatResult) -> Color32 {
    sheet_view::tint(tone(result))
}
