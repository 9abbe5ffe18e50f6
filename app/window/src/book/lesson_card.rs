//! The card of the guided game: what to do next, and why.

use crate::MESSAGES;
use crate::paper::look::{DETAIL, LARGE, SMALL, TITLE, chief, faint, roman};
use crate::paper::palette::palette;
use crate::paper::rules::on_screen;
use egui::text::LayoutJob;
use egui::{Pos2, Rect, RichText, Vec2, pos2, vec2};
use engine::hex::Hex;
use language::guide::lesson::{Card, Goes, GuideView, Lately, Lesson};
use language::say;

/// The card over the board.
pub(super) struct LessonCard {
    lesson: Box<dyn Lesson>,
    lately: Lately,
    away: bool,
    /// Where the hexes it speaks of lie on the screen.
    places: LitPlaces,
    /// Its lower left corner, and what lay under it when that was chosen; nothing once the player has moved it.
    spot: Option<(Pos2, LitPlaces)>,
    moved: bool,
    /// Its size in the last frame.
    size: Vec2,
}

/// Where the hexes that a card speaks of lie on the screen, in points.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LitPlaces {
    /// The part of the window in which the board is seen; nothing before it is known.
    pub(crate) free: Option<Rect>,
    /// The hexes.
    pub(crate) lit: Vec<Rect>,
}

/// Width of the card, in points.
const WIDTH: f32 = 330.0;
/// The card's first distance from the window's right edge: on the right of the board, beside the panel, where no unit
/// of the player's begins.
const BESIDE: f32 = 740.0;
/// Fraction of the window's height left free below the card: a sheet has its legend and its compass there.
const ABOVE: f32 = 0.15;
/// The most lines of news.
const LINES: usize = 2;
/// The panel beside the board is no wider: the card never begins over its buttons.
const PANEL: f32 = 360.0;
/// Between the card's letters and its edges, and between the card and the window's edge.
const INSIDE: f32 = 14.0;
const EDGE: f32 = 12.0;
/// So high is a card of which nothing was drawn yet.
const FIRST_HEIGHT: f32 = 190.0;
/// In a lower window the card says what to do at the foot of the board, and why when it is pointed at: the map stays in sight.
const LOW: f32 = 560.0;

impl LessonCard {
    /// The card of a lesson.
    pub(super) fn new(lesson: Box<dyn Lesson>) -> LessonCard {
        LessonCard {
            lesson,
            lately: Lately::default(),
            away: false,
            places: LitPlaces::default(),
            spot: None,
            moved: false,
            size: vec2(WIDTH + 2.0 * INSIDE, FIRST_HEIGHT),
        }
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

    /// The card is not to lie over these.
    pub(super) fn keep_clear(&mut self, places: LitPlaces) {
        self.places = places;
    }

    /// Where its lower left corner lies: where it was, unless it speaks of other hexes now and would cover one.
    fn settle(&mut self, first: Pos2) -> Pos2 {
        let before = self.spot.take();
        let at = match &before {
            Some((at, places)) if *places == self.places => *at,
            _ => best_spot(before.map_or(first, |(at, _)| at), first, self.size, &self.places),
        };
        self.spot = Some((at, self.places.clone()));
        at
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
            let hint = say!(MESSAGES, "window-book-what-next-hint");
            if ui.add(chief(say!(MESSAGES, "window-book-what-next"))).on_hover_text(hint).clicked() {
                self.away = false;
            }
        });
    }

    fn show_card(&mut self, ctx: &egui::Context, card: Card, goes: Goes, happened: &str) -> Option<&'static str> {
        let mut wanted = None;
        let room = ctx.content_rect();
        let said = on_screen(ctx).map_or_else(|| card.english(), |system| system.card_words(&card));
        let (spot, width) = first_spot(room);
        let frame = egui::Frame::window(&ctx.global_style()).fill(palette().paper).inner_margin(INSIDE);
        let mut window = egui::Window::new(say!(MESSAGES, "window-book-first-game"))
            .id(egui::Id::unique("First game"))
            .title_bar(false)
            .resizable(false)
            .frame(frame)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .default_pos(spot);
        if !self.moved && self.places.free.is_some() {
            window = window.current_pos(self.settle(spot));
        }
        let shown = window.show(ctx, |ui| {
            ui.set_width(width);
            let low = room.height() < LOW;
            if !low {
                show_happened(ui, happened);
            }
            let place = place(self.lesson.progress());
            ui.horizontal(|ui| {
                ui.label(RichText::new(&said.title).font(roman(TITLE)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(faint(place).size(SMALL));
                });
            });
            let act = ui.label(RichText::new(&said.act).size(LARGE));
            if low {
                act.on_hover_text(format!("{}\n{}", what_happened(happened), said.why).trim_start());
            } else {
                ui.add_space(2.0);
                ui.label(faint(said.why.as_str()).size(DETAIL));
            }
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let passed = match goes {
                    Goes::WhenRead => ui.add(chief(say!(MESSAGES, "window-book-continue"))).clicked(),
                    Goes::WhenDone => ui
                        .button(say!(MESSAGES, "window-book-skip"))
                        .on_hover_text(say!(MESSAGES, "window-book-skip-hint"))
                        .clicked(),
                    Goes::ByItself => false,
                };
                if passed {
                    self.lesson.pass();
                }
                if ui.button(say!(MESSAGES, "window-book-read-more")).clicked() {
                    wanted = Some(card.section);
                }
                if ui.button(say!(MESSAGES, "window-book-close")).clicked() {
                    self.away = true;
                }
            });
        });
        if let Some(shown) = shown {
            self.size = shown.response.rect.size();
            // Where the player has put it, there it stays.
            self.moved |= shown.response.dragged();
        }
        wanted
    }
}

/// The place for the card's lower left corner: of where it is, where it first lies and the corners of the board, the first
/// that covers no lit hex; where each covers one, the one that covers the fewest.
fn best_spot(now: Pos2, first: Pos2, size: Vec2, places: &LitPlaces) -> Pos2 {
    let Some(free) = places.free else { return first };
    let (left, right) = (free.left() + EDGE, (free.right() - EDGE - size.x).max(free.left() + EDGE));
    let (top, foot) = ((free.top() + EDGE + size.y).min(free.bottom()), free.bottom() - EDGE);
    let corners = [pos2(right, foot), pos2(left, foot), pos2(right, top), pos2(left, top)];
    let covered = |at: &Pos2| {
        let card = Rect::from_min_size(*at - vec2(0.0, size.y), size);
        places.lit.iter().filter(|hex| card.intersects(**hex)).count()
    };
    [now, first].into_iter().chain(corners).min_by_key(covered).unwrap_or(first)
}

/// The news since the player was last asked; empty if there are none.
fn what_happened(happened: &str) -> String {
    match happened {
        "" => String::new(),
        happened => say!(MESSAGES, "window-book-happened", happened = happened.to_owned()),
    }
}

/// Shows the news above the card's heading: the card grows upwards, and its buttons stay where they are. Two lines at most; the
/// whole text shows on hover.
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
    say!(MESSAGES, "window-book-card-of", card = (done + 1).min(all), all = all)
}

#[cfg(test)]
mod tests {
    use super::{INSIDE, LessonCard, LitPlaces, PANEL, WIDTH, best_spot, first_spot, place};
    use crate::paper::look;
    use egui::{Pos2, Rect, pos2, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use language::guide::lesson::{Card, Goes};

    #[test]
    fn the_card_goes_where_it_covers_no_lit_hex_and_else_stays() {
        let free = Rect::from_min_size(Pos2::ZERO, vec2(700.0, 600.0));
        let size = vec2(330.0, 190.0);
        let first = pos2(284.0, 510.0);
        let hex = |x, y| Rect::from_center_size(pos2(x, y), vec2(40.0, 40.0));
        let lit = |lit: &[Rect]| LitPlaces { free: Some(free), lit: lit.to_vec() };
        let spot = |now, all: &[Rect]| best_spot(now, first, size, &lit(all));
        assert_eq!(spot(first, &[hex(100.0, 100.0)]), first, "it covers nothing where it is");
        let elsewhere = spot(first, &[hex(400.0, 400.0)]);
        assert_ne!(elsewhere, first);
        let card = Rect::from_min_size(elsewhere - vec2(0.0, size.y), size);
        assert!(!card.intersects(hex(400.0, 400.0)) && free.contains_rect(card), "{card:?}");
        assert_eq!(spot(elsewhere, &[hex(100.0, 100.0)]), elsewhere, "it does not jump back");
        let everywhere: Vec<Rect> =
            (0..18).flat_map(|x| (0..15).map(move |y| hex(x as f32 * 40.0, y as f32 * 40.0))).collect();
        assert!(everywhere.len() > 100 && spot(first, &everywhere).x >= 0.0);
        assert_eq!(best_spot(first, first, size, &LitPlaces::default()), first);
    }

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
