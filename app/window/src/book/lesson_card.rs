//! The card of the guided game: what to do next, and why.

use crate::paper::look::{DETAIL, LARGE, SMALL, TITLE, chief, faint, roman};
use crate::paper::palette::palette;
use egui::text::LayoutJob;
use egui::{Pos2, Rect, RichText, pos2};
use engine::hex::Hex;
use language::guide::lesson::{Card, Goes, GuideView, Lately, Lesson};

/// The card over the board.
pub(super) struct LessonCard {
    lesson: Box<dyn Lesson>,
    lately: Lately,
    away: bool,
}

/// How wide it is.
const WIDTH: f32 = 330.0;
/// It first lies so far from the window's right edge: on the right of the board, beside the panel, where no unit of the
/// player's begins.
const BESIDE: f32 = 740.0;
/// So much of the window's height lies free below it: a sheet has its legend and its compass there.
const ABOVE: f32 = 0.15;
/// What happened has no more lines.
const LINES: usize = 2;
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
        LessonCard { lesson, lately: Lately::default(), away: false }
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
        let happened = self.lately.look(seen, &card).to_owned();
        if self.away {
            self.show_corner(ctx);
            return None;
        }
        self.show_card(ctx, card, goes, &happened)
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

    fn show_card(&mut self, ctx: &egui::Context, card: Card, goes: Goes, happened: &str) -> Option<&'static str> {
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
                let low = room.height() < LOW;
                if !low {
                    show_happened(ui, happened);
                }
                let place = place(self.lesson.progress());
                ui.horizontal(|ui| {
                    ui.label(RichText::new(card.title).font(roman(TITLE)));
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        ui.label(faint(place).size(SMALL));
                    });
                });
                let act = ui.label(RichText::new(card.act).size(LARGE));
                if low {
                    act.on_hover_text(format!("{}\n{}", what_happened(happened), card.why).trim_start());
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

/// What happened since the player was last asked; empty if nothing did.
fn what_happened(happened: &str) -> String {
    if happened.is_empty() { String::new() } else { format!("What happened: {happened}") }
}

/// What happened stands above the card's heading: the card grows upwards by it, and its buttons stay where they are. It has two
/// lines at most; all of it is shown when it is pointed at.
fn show_happened(ui: &mut egui::Ui, happened: &str) {
    if happened.is_empty() {
        return;
    }
    let told = what_happened(happened);
    let font = egui::FontId::proportional(SMALL);
    let mut job = LayoutJob::simple(told.clone(), font, palette().faint, ui.available_width());
    job.wrap.max_rows = LINES;
    ui.label(job).on_hover_text(&told);
    ui.add_space(2.0);
}

/// Where its lower left corner first lies in a window, and how wide its letters run: over the board, and not over the panel.
fn first_spot(room: Rect) -> (Pos2, f32) {
    let left = (room.right() - BESIDE).max(room.left() + EDGE);
    let most = room.right() - PANEL - left - 2.0 * INSIDE;
    let below = if room.height() < LOW { EDGE } else { room.height() * ABOVE };
    (pos2(left, room.bottom() - below), WIDTH.min(most.max(WIDTH / 2.0)))
}

/// Which card it is, the first being 1, where so many are done.
fn place((done, all): (usize, usize)) -> String {
    format!("{} of {all}", (done + 1).min(all))
}

#[cfg(test)]
mod tests {
    use super::{INSIDE, LessonCard, PANEL, WIDTH, first_spot, place};
    use crate::paper::look;
    use egui::{Pos2, Rect, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use language::guide::lesson::{Card, Goes};

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

    /// A card that is as long as any.
    const LONG: Card = Card {
        title: "A card with a long heading",
        act: "Click a lit hex of yours, then the enemy next to it, then the blue button in the panel, or press Escape and \
              choose another hex of yours. If you like the odds, press the button once more, and then continue.",
        why: "The first line of the panel says how it can end, and how likely each end is. Below it are the steps that lead \
              there, one by one. The defender fires first, then the attacker and the defender check their morale in turn.",
        section: "start",
    };

    /// Where the first line of the card begins, and where its button is.
    fn shown(size: [f32; 2], happened: &str) -> (f32, Rect) {
        let mut card = LessonCard::new(systems::ALL.first().lesson());
        let mut harness = Harness::builder()
            .with_size(egui::Vec2::from(size))
            .with_context_setup(look::dress)
            .build_ui(move |ui: &mut egui::Ui| {
                let ctx = ui.ctx().clone();
                card.show_card(&ctx, LONG, Goes::WhenRead, happened);
            });
        harness.run_steps(4);
        let first = match happened {
            "" => harness.get_by_label(LONG.title).rect(),
            told => harness.get_by_label_contains(told).rect(),
        };
        (first.top(), harness.get_by_label("Read more").rect())
    }

    #[test]
    fn what_happened_takes_two_lines_at_most_and_moves_no_button() {
        let long = "1/24 Jaeger loses a strength point. ".repeat(12);
        for size in [[1024.0, 700.0], [1600.0, 1000.0]] {
            let (without, still) = shown(size, "");
            for happened in ["Something moves.", long.trim_end()] {
                let (top, button) = shown(size, happened);
                assert!((button.min - still.min).length() < 0.5, "{button:?} was at {still:?} in {size:?}");
                assert!(top > INSIDE && without - top < 50.0, "{top} and {without} in {size:?}: {happened}");
            }
        }
    }

    #[test]
    fn the_first_card_is_the_first_and_the_last_the_last() {
        assert_eq!([place((0, 20)), place((19, 20)), place((20, 20))], ["1 of 20", "20 of 20", "20 of 20"]);
    }
}
