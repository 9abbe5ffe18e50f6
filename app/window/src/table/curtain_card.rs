//! The card on the curtain: the battle, the turn, the side that hands over and the side that comes.

use crate::MESSAGES;
use crate::paper::look::{self, GREAT, SECTION, chief, faint};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use engine::contract::Side;
use language::{phrase, say};
use play::table::Now;

/// The button that takes the seat, in English.
#[cfg(test)]
pub(crate) const SITS: &str = "I am ready";

/// A press on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CurtainPress {
    /// The player of the side that comes has taken the seat.
    Sits,
    /// Back to the start.
    Leaves,
}

/// Covers everything with the card. `from` is the side that hands over; `None` where the battle has just begun or was resumed.
pub(super) fn show(ui: &mut Ui, now: &Now, from: Option<Side>) -> Option<CurtainPress> {
    let mut pressed = None;
    let frame = egui::Frame::new().fill(palette().paper).inner_margin(24);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.add_space(ui.available_height() * 0.24);
        ui.vertical_centered(|ui| {
            let battle = now.position.battle();
            ui.label(RichText::new(battle.title()).font(look::roman(SECTION)));
            ui.label(faint(now.position.turn(true)));
            ui.add_space(18.0);
            let [title, told] = words(now, from);
            ui.label(RichText::new(title).font(look::roman(GREAT)));
            ui.add_space(6.0);
            ui.label(faint(told));
            ui.add_space(18.0);
            let ready = ui.add(chief(say!(MESSAGES, "window-table-curtain-ready"))).clicked();
            ui.add_space(6.0);
            let hint = match now.record {
                Some(_) => say!(MESSAGES, "window-table-leave-saved"),
                None => say!(MESSAGES, "window-table-leave-practice"),
            };
            let leave = ui.button(say!(MESSAGES, "window-table-leave")).on_hover_text(hint);
            let enter = !leave.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            pressed = if leave.clicked() {
                Some(CurtainPress::Leaves)
            } else {
                (ready || enter).then_some(CurtainPress::Sits)
            };
        });
    });
    pressed
}

/// The title, and a line below it: the side that comes, and the side that hands over.
fn words(now: &Now, from: Option<Side>) -> [String; 2] {
    let to = now.asked.unwrap_or(now.me);
    let names = now.position.names();
    let secret = phrase!(MESSAGES, "window-table-curtain-secret", side = to);
    match from.filter(|from| *from != to) {
        Some(from) => {
            let title = phrase!(MESSAGES, "window-table-curtain-hand-over", side = to);
            let told = phrase!(MESSAGES, "window-table-curtain-handed", side = from, secret = secret);
            [title.plain(names), told.plain(names)]
        }
        None => [phrase!(MESSAGES, "window-table-curtain-seat", side = to).plain(names), secret.plain(names)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::strip_tests::begun;
    use egui::Role;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    /// The card of a battle in one seat, in the smallest window and at the larger scale; and what was pressed on it.
    fn card(from: Option<Side>) -> Harness<'static, Option<CurtainPress>> {
        let mut now = crate::table::example::now(begun("eagles-friedland", &["veiled"]), false);
        now.asked = Some(Side::Second);
        let mut harness = Harness::builder()
            .with_size(egui::vec2(1024.0, 640.0) / 1.5)
            .with_pixels_per_point(1.5)
            .with_context_setup(look::dress)
            .build_ui_state(
                move |ui, pressed: &mut Option<CurtainPress>| {
                    if let Some(one) = show(ui, &now, from) {
                        *pressed = Some(one);
                    }
                },
                None,
            );
        harness.run_steps(2);
        harness
    }

    #[test]
    fn the_card_names_the_battle_the_turn_and_both_sides() {
        let position = begun("eagles-friedland", &["veiled"]);
        let [first, second] = Side::BOTH.map(|side| position.names().side(side).to_owned());
        let harness = card(Some(Side::First));
        let lines = [
            position.battle().scenario.title.clone(),
            position.turn(true),
            format!("Hand over to the {second} player"),
            format!("The {first} side hands over. The next screen is secret: only the {second} player may look."),
        ];
        for line in lines {
            let found = harness.query_all_by_label(&line).next().unwrap_or_else(|| panic!("no {line}"));
            let rect = found.rect();
            assert!(rect.left() >= 0.0 && rect.right() <= 1024.0 / 1.5 && rect.bottom() <= 640.0 / 1.5, "{line}");
        }
        let begins = card(None);
        assert!(begins.query_by_label_contains(&format!("The {second} side takes the seat")).is_some());
        assert!(begins.query_by_label_contains("hands over").is_none(), "nobody sat there before");
    }

    #[test]
    fn the_card_is_left_by_its_button_and_raised_by_the_other_or_by_enter() {
        let mut harness = card(Some(Side::First));
        harness.get_by_role_and_label(Role::Button, "Leave").click();
        harness.run_steps(2);
        assert_eq!(*harness.state(), Some(CurtainPress::Leaves));
        let mut harness = card(Some(Side::First));
        harness.get_by_role_and_label(Role::Button, SITS).click();
        harness.run_steps(2);
        assert_eq!(*harness.state(), Some(CurtainPress::Sits));
        let mut harness = card(Some(Side::First));
        harness.key_press(egui::Key::Enter);
        harness.run_steps(2);
        assert_eq!(*harness.state(), Some(CurtainPress::Sits));
    }
}
