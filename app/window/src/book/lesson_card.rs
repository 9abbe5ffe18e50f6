//! The card of the guided game: what to do next, and why.

use crate::paper::look::{DETAIL, LARGE, SMALL, TITLE, chief, faint, roman};
use crate::paper::palette::palette;
use egui::{Pos2, Rect, RichText, pos2};
use engine::hex::Hex;
use language::guide::lesson::{Card, Goes, GuideView, Lesson};

/// The card over the board.
pub(super) struct LessonCard {
    lesson: Box<dyn Lesson>,
    away: bool,
}

/// Width of the card, in points.
const WIDTH: f32 = 330.0;
/// The card's first distance from the window's right edge: on the right of the board, beside the panel, where no unit
/// of the player's begins.
const BESIDE: f32 = 740.0;
/// Fraction of the window's height left free below the card: a sheet has its legend and its compass there.
const ABOVE: f32 = 0.15;
/// The panel beside the board is no wider: the card never begins over its buttons.
const PANEL: f32 = 360.0;
/// Between the card's letters and its edges, and between the card and the window's edge.
const INSIDE: f32 = 14.0;
const EDGE: f32 = 12.0;
/// In a lower window the card says what to do at the foot of the board, and why when it is pointed at: the map stays in sight.
const LOW: f32 = 560.0;

impl LessonCard {
    /// The card of a lesson.
    pub(super) fn new(lesson: Box<dyn Lesson>) -> LessonCard {
        LessonCard { lesson, away: false }
    }

    /// The card of a lesson that was left when the cards of these titles were behind.
    pub(super) fn resumed(mut lesson: Box<dyn Lesson>, passed: &[String]) -> LessonCard {
        lesson.resume(passed);
        LessonCard::new(lesson)
    }

    /// The titles of the cards that are behind.
    pub(super) fn passed(&self) -> Vec<String> {
        self.lesson.passed().into_iter().map(str::to_owned).collect()
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
        let (spot, width) = first_spot(room);
        let frame = egui::Frame::window(&ctx.global_style()).fill(palette().paper).inner_margin(INSIDE);
        egui::Window::new("First game")
            .title_bar(false)
            .resizable(false)
            .frame(frame)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .default_pos(spot)
            .show(ctx, |ui| {
                ui.set_width(width);
                let place = place(self.lesson.progress());
                ui.horizontal(|ui| {
                    ui.label(RichText::new(card.title).font(roman(TITLE)));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.label(faint(place).size(SMALL));
                    });
                });
                let act = ui.label(RichText::new(card.act).size(LARGE));
                if room.height() < LOW {
                    act.on_hover_text(card.why);
                } else {
                    ui.add_space(2.0);
                    ui.label(faint(card.why).size(DETAIL));
                }
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let passed = match goes {
                        Goes::WhenRead => ui.add(chief("Continue")).clicked(),
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

/// The first place of the card's lower left corner in a window, and the width of its text: over the board, not the
/// panel.
fn first_spot(room: Rect) -> (Pos2, f32) {
    let left = (room.right() - BESIDE).max(room.left() + EDGE);
    let most = room.right() - PANEL - left - 2.0 * INSIDE;
    let below = if room.height() < LOW { EDGE } else { room.height() * ABOVE };
    (pos2(left, room.bottom() - below), WIDTH.min(most.max(WIDTH / 2.0)))
}

/// The number of the card, the first being 1, and the number of cards.
fn place((done, all): (usize, usize)) -> String {
    format!("{} of {all}", (done + 1).min(all))
}

#[cfg(test)]
mod tests {
    use super::{INSIDE, PANEL, WIDTH, first_spot, place};
    use egui::{Pos2, Rect, vec2};

    #[test]
    fn in_no_window_does_the_card_begin_over_the_buttons_of_the_panel() {
        for [width, height] in [[1024.0, 700.0], [1600.0, 1000.0], [2560.0, 1440.0]] {
            for scale in [1.0, 1.5] {
                let room = Rect::from_min_size(Pos2::ZERO, vec2(width, height) / scale);
                let (spot, letters) = first_spot(room);
                let right = spot.x + letters + 2.0 * INSIDE;
                assert!(spot.x > 0.0 && right < room.right() - PANEL + 0.5, "{right} in {room:?} at {scale}");
                assert!(letters > 250.0 && letters <= WIDTH, "{letters}");
            }
        }
    }

    #[test]
    fn the_first_card_is_the_first_and_the_last_the_last() {
        assert_eq!([place((0, 20)), place((19, 20)), place((20, 20))], ["1 of 20", "20 of 20", "20 of 20"]);
    }
}
