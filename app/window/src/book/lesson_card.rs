//! The card of the guided game: what to do next, and why.

use crate::paper::look::{DETAIL, LARGE, SMALL, TITLE, chief, faint, roman};
use crate::paper::palette::palette;
use egui::RichText;
use engine::hex::Hex;
use language::guide::lesson::{Card, Goes, GuideView, Lesson};

/// The card over the board.
pub(super) struct LessonCard {
    lesson: Box<dyn Lesson>,
    away: bool,
}

/// How wide it is.
const WIDTH: f32 = 330.0;
/// It first lies so far from the window's right edge: on the right of the board, beside the panel, where no unit of the
/// player's begins.
const BESIDE: f32 = 740.0;
/// So much of the window's height lies free below it: a sheet has its legend and its compass there.
const ABOVE: f32 = 0.15;

impl LessonCard {
    /// The card of a lesson.
    pub(super) fn new(lesson: Box<dyn Lesson>) -> LessonCard {
        LessonCard { lesson, away: false }
    }

    /// Draws the card for a match. The section of the book the player wants to read.
    pub(super) fn show(&mut self, ctx: &egui::Context, seen: &GuideView<'_>) -> Option<&'static str> {
        let (card, goes) = self.lesson.look(seen)?;
        if self.away {
            self.show_corner(ctx);
            return None;
        }
        self.show_card(ctx, card, goes)
    }

    /// The hexes it speaks of; none while it is away.
    pub(super) fn lit(&self) -> &[Hex] {
        if self.away { &[] } else { self.lesson.lit() }
    }

    /// Puts it away.
    pub(super) fn put_away(&mut self) {
        self.away = true;
    }

    /// Put away, it leaves a small button behind.
    fn show_corner(&mut self, ctx: &egui::Context) {
        let corner =
            egui::Area::new(egui::Id::unique("lesson corner")).anchor(egui::Align2::LEFT_BOTTOM, [12.0, -12.0]);
        corner.show(ctx, |ui| {
            if ui.add(chief("What next?")).on_hover_text("Brings the card of the first game back").clicked() {
                self.away = false;
            }
        });
    }

    fn show_card(&mut self, ctx: &egui::Context, card: Card, goes: Goes) -> Option<&'static str> {
        let mut wanted = None;
        let room = ctx.content_rect();
        let frame = egui::Frame::window(&ctx.global_style()).fill(palette().paper).inner_margin(14);
        egui::Window::new("First game")
            .title_bar(false)
            .resizable(false)
            .frame(frame)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .default_pos(egui::pos2(
                (room.right() - BESIDE).max(room.left() + 12.0),
                room.bottom() - room.height() * ABOVE,
            ))
            .show(ctx, |ui| {
                ui.set_width(WIDTH);
                let place = place(self.lesson.progress());
                ui.horizontal(|ui| {
                    ui.label(RichText::new(card.title).font(roman(TITLE)));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.label(faint(place).size(SMALL));
                    });
                });
                ui.label(RichText::new(card.act).size(LARGE));
                ui.add_space(2.0);
                ui.label(faint(card.why).size(DETAIL));
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let passed = match goes {
                        Goes::WhenRead => ui.add(chief("Go on")).clicked(),
                        Goes::WhenDone => ui.button("Skip").on_hover_text("I know this already").clicked(),
                        Goes::ByItself => false,
                    };
                    if passed {
                        self.lesson.pass();
                    }
                    if ui.button("Read more").clicked() {
                        wanted = Some(card.section);
                    }
                    if ui.button("Close").clicked() {
                        self.away = true;
                    }
                });
            });
        wanted
    }
}

/// Which card it is, the first being 1, where so many are done.
fn place((done, all): (usize, usize)) -> String {
    format!("{} of {all}", (done + 1).min(all))
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn the_first_card_is_the_first_and_the_last_the_last() {
        assert_eq!([place((0, 20)), place((19, 20)), place((20, 20))], ["1 of 20", "20 of 20", "20 of 20"]);
    }
}
