//! The card of the guided game: what to do next, and why.

pub(crate) use super::lesson_place::LitPlaces;
use super::lesson_place::{CardForm, EDGE, best_form};
use super::lesson_watch::{CardNumber, MetCards, Shows, Watching, is_over, watched};
use crate::MESSAGES;
use crate::paper::look::{DETAIL, LARGE, SMALL, TITLE, chief, faint, roman};
use crate::paper::palette::palette;
use crate::paper::rules::on_screen;
use egui::text::LayoutJob;
use egui::{CursorIcon, FontId, Pos2, Rect, RichText, Vec2, pos2, vec2};
use engine::hex::Hex;
use language::guide::lesson::{CardWords, Goes, GuideView, Lately, Lesson};
use language::say;

/// The card over the board.
pub(super) struct LessonCard {
    lesson: Box<dyn Lesson>,
    lately: Lately,
    met: MetCards,
    watching: Watching,
    /// A phase that runs by itself is shown instead of a card.
    watches: bool,
    away: bool,
    /// The player has folded it to its title.
    folded: bool,
    /// The hexes that it must not cover, as places of the screen.
    places: LitPlaces,
    /// Its lower left corner and its form, and what lay under it when they were chosen; nothing once the player has moved it.
    spot: Option<(Pos2, CardForm, LitPlaces)>,
    moved: bool,
    /// The size that it had in each form with the words that it has now; without one it is estimated.
    sizes: [Option<Vec2>; 3],
    said: CardWords,
}

/// Everything that is written on the card.
struct Written {
    said: CardWords,
    happened: String,
    number: Option<CardNumber>,
    /// The way it ends; nothing while a phase is watched.
    goes: Option<Goes>,
    /// Whether its button can be pressed: not while dice answer the question that it is about.
    open: bool,
    section: &'static str,
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
/// Between the card's letters and its edges; of a card that is its title alone, above and below it, and its width.
const INSIDE: f32 = 14.0;
const NARROW: f32 = 5.0;
const NARROW_WIDTH: f32 = 220.0;
/// The heights of the heading and of the buttons with the room around them, for a card that was not drawn yet.
const HEADING: f32 = 34.0;
const BUTTONS: f32 = 42.0;
/// The sizes of the letters of its title, the largest first.
const TITLE_SIZES: [f32; 4] = [TITLE, LARGE + 1.0, LARGE - 1.0, DETAIL];
/// In a lower window the card says what to do at the foot of the board, and why when it is pointed at: the map stays in sight.
const LOW: f32 = 560.0;

impl LessonCard {
    /// The card of a lesson.
    pub(super) fn new(lesson: Box<dyn Lesson>) -> LessonCard {
        LessonCard {
            met: MetCards::before(lesson.passed()),
            lesson,
            lately: Lately::default(),
            watching: Watching::default(),
            watches: false,
            away: false,
            folded: false,
            places: LitPlaces::default(),
            spot: None,
            moved: false,
            sizes: [None; 3],
            said: CardWords::default(),
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

    /// The card must not cover these places.
    pub(super) fn keep_clear(&mut self, places: LitPlaces) {
        self.places = places;
    }

    /// Its lower left corner and its form. Both stay as they were until other hexes are lit or its words change.
    fn settle(&mut self, ctx: &egui::Context, first: Pos2, forms: &[(CardForm, Vec2)]) -> (Pos2, CardForm) {
        let before = self.spot.take();
        let held = ctx.input(|input| input.pointer.any_down());
        let (at, form) = match &before {
            // It does not jump while the player drags the board.
            Some((at, form, places))
                if forms.iter().any(|(known, _)| known == form) && (held || *places == self.places) =>
            {
                (*at, *form)
            }
            _ => {
                let now = before.as_ref().map_or(first, |(at, ..)| *at);
                let best = best_form(now, first, forms, &self.places);
                best.map_or((first, CardForm::Full), |(form, at)| (at, form))
            }
        };
        self.spot = Some((at, form, self.places.clone()));
        (at, form)
    }

    /// Draws the card for a match. The section of the book the player wants to read.
    pub(super) fn show(&mut self, ctx: &egui::Context, seen: &GuideView<'_>) -> Option<&'static str> {
        let (card, goes) = self.lesson.look(seen)?;
        let happened = self.lately.look(seen, &card).to_owned();
        if self.away {
            self.show_corner(ctx);
            return None;
        }
        let over = is_over(seen.position);
        let shows = self.watching.look((card, goes), seen.asked || over, seen.position.phase().count);
        self.watches = shows == Shows::Phase;
        let written = match shows {
            Shows::Phase => {
                let (said, section) = watched(seen.position);
                Written { said, happened: String::new(), number: None, goes: None, open: false, section }
            }
            Shows::Lesson(card, goes) | Shows::Held(card, goes) => Written {
                said: on_screen(ctx).map_or_else(|| card.english(), |system| system.card_words(&card)),
                happened,
                number: self.number((card.title, goes), over),
                goes: Some(goes),
                open: matches!(shows, Shows::Lesson(..)),
                section: card.section,
            },
        };
        self.show_card(ctx, &written)
    }

    fn number(&mut self, card: (&'static str, Goes), over: bool) -> Option<CardNumber> {
        let (passed, (_, all)) = (self.lesson.passed(), self.lesson.progress());
        self.met.number(card, &passed, all, over)
    }

    /// The hexes it speaks of; none while it is away or tells of a phase.
    pub(super) fn lit(&self) -> &[Hex] {
        if self.away || self.watches { &[] } else { self.lesson.lit() }
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

    /// The forms that it may have now, the longest first, each with its size.
    fn forms(&self, ctx: &egui::Context, written: &Written, width: f32) -> Vec<(CardForm, Vec2)> {
        let mut all = vec![CardForm::Full, CardForm::Brief, CardForm::Title];
        if self.folded {
            all = vec![CardForm::Title];
        } else if ctx.content_rect().height() < LOW {
            all = vec![CardForm::Brief, CardForm::Title];
        }
        // Before anything is picked the player has to read what to do.
        all.retain(|form| self.folded || self.places.picked || *form != CardForm::Title);
        let estimate = |form: CardForm| {
            self.sizes.get(form as usize).copied().flatten().unwrap_or_else(|| size(ctx, written, width, form))
        };
        all.iter().map(|form| (*form, estimate(*form))).collect()
    }

    fn show_card(&mut self, ctx: &egui::Context, written: &Written) -> Option<&'static str> {
        if self.said != written.said {
            // Other words take another room.
            self.said.clone_from(&written.said);
            self.sizes = [None; 3];
            self.spot = self.spot.take().map(|(at, form, _)| (at, form, LitPlaces::default()));
        }
        let room = ctx.content_rect();
        let (first, width) = first_spot(room);
        let forms = self.forms(ctx, written, width);
        let mut form = forms.first().map_or(CardForm::Full, |(form, _)| *form);
        let mut window = egui::Window::new(say!(MESSAGES, "window-book-first-game"))
            .id(egui::Id::unique("First game"))
            .title_bar(false)
            .resizable(false)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .default_pos(first);
        if !self.moved && self.places.free.is_some() {
            let (at, best) = self.settle(ctx, first, &forms);
            form = best;
            window = window.current_pos(at);
        }
        let margin = if form == CardForm::Title { vec2(INSIDE, NARROW) } else { Vec2::splat(INSIDE) };
        let frame = egui::Frame::window(&ctx.global_style()).fill(palette().paper).inner_margin(margin);
        let shown = window.frame(frame).show(ctx, |ui| {
            // A drag moves the card, wherever it begins.
            ui.style_mut().interaction.selectable_labels = false;
            ui.set_width(if form == CardForm::Title { width.min(NARROW_WIDTH) } else { width });
            self.inside(ui, written, form)
        })?;
        let size = shown.response.rect.size();
        if let Some(known) = self.sizes.get_mut(form as usize).filter(|known| **known != Some(size)) {
            *known = Some(size);
            self.spot = self.spot.take().map(|(at, form, _)| (at, form, LitPlaces::default()));
            // It was laid by the size of its last words: the next frame lays it by its own.
            ctx.request_repaint();
        }
        if shown.response.hovered() {
            ctx.set_cursor_icon(CursorIcon::Grab);
        }
        // Where the player has put it, there it stays. A click on one of its buttons begins as a drag does.
        self.moved |= shown.response.dragged() && ctx.input(|input| input.pointer.is_decidedly_dragging());
        shown.inner?
    }

    /// The words and buttons of the card.
    fn inside(&mut self, ui: &mut egui::Ui, written: &Written, form: CardForm) -> Option<&'static str> {
        if form == CardForm::Full {
            show_happened(ui, &written.happened);
        }
        self.heading(ui, written, form);
        if form == CardForm::Title {
            return None;
        }
        let act = ui.label(RichText::new(&written.said.act).size(LARGE));
        if form == CardForm::Brief {
            act.on_hover_text(format!("{}\n{}", what_happened(&written.happened), written.said.why).trim());
        } else if !written.said.why.is_empty() {
            ui.add_space(2.0);
            ui.label(faint(written.said.why.as_str()).size(DETAIL));
        }
        ui.add_space(4.0);
        if written.goes == Some(Goes::WhenRead) {
            return ui.horizontal(|ui| self.buttons(ui, written)).inner;
        }
        // A second press on Continue falls on no button: those of the next card are at the right.
        let row = egui::Layout::right_to_left(egui::Align::Center);
        let room = vec2(ui.available_width(), ui.spacing().interact_size.y);
        // Nor has Skip the keyboard because Continue had it.
        ui.push_id("waits", |ui| ui.allocate_ui_with_layout(room, row, |ui| self.buttons(ui, written)).inner).inner
    }

    /// The buttons of the card, from the edge of the row.
    fn buttons(&mut self, ui: &mut egui::Ui, written: &Written) -> Option<&'static str> {
        let mut wanted = None;
        let mut passed = false;
        let close = |ui: &mut egui::Ui| ui.button(say!(MESSAGES, "window-book-close")).clicked();
        match written.goes {
            Some(Goes::WhenRead) => {
                passed = ui.add_enabled(written.open, chief(say!(MESSAGES, "window-book-continue"))).clicked();
            }
            goes => {
                if goes == Some(Goes::WhenDone) {
                    passed = ui
                        .add_enabled(written.open, egui::Button::new(say!(MESSAGES, "window-book-skip")))
                        .on_hover_text(say!(MESSAGES, "window-book-skip-hint"))
                        .clicked();
                }
                self.away |= close(ui);
            }
        }
        if ui.button(say!(MESSAGES, "window-book-read-more")).clicked() {
            wanted = Some(written.section);
        }
        if written.goes == Some(Goes::WhenRead) {
            self.away |= close(ui);
        }
        if passed {
            self.lesson.pass();
        }
        wanted
    }

    /// The title of the card, its number, and the button that folds it.
    fn heading(&mut self, ui: &mut egui::Ui, written: &Written, form: CardForm) {
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let name = match self.folded {
                    true => say!(MESSAGES, "window-book-unfold-card"),
                    false => say!(MESSAGES, "window-book-fold-card"),
                };
                let button = ui.add(egui::Button::new("").frame(false).min_size(vec2(22.0, 22.0)));
                button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                let openness = if form == CardForm::Title { 0.0 } else { 1.0 };
                let sign = egui::Response { rect: button.rect.shrink(3.0), ..button.clone() };
                egui::collapsing_header::paint_default_icon(ui, openness, &sign);
                if button.on_hover_text(name).clicked() {
                    self.folded = !self.folded;
                }
                if let Some((card, all)) = written.number {
                    ui.label(faint(say!(MESSAGES, "window-book-card-of", card = card, all = all)).size(SMALL));
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let size = title_size(ui, &written.said.title);
                    let title = egui::Label::new(RichText::new(&written.said.title).font(roman(size))).truncate();
                    let title = ui.add(title);
                    if form == CardForm::Title {
                        title.on_hover_text(&written.said.act);
                    }
                });
            });
        });
    }
}

/// The largest size of letters in which a title has room in what is left of its line.
fn title_size(ui: &egui::Ui, title: &str) -> f32 {
    let room = ui.available_width();
    let width = |size: f32| ui.painter().layout_no_wrap(title.to_owned(), roman(size), palette().ink).size().x;
    TITLE_SIZES.into_iter().find(|size| width(*size) <= room).unwrap_or(SMALL)
}

/// The size of a card that was not drawn yet.
fn size(ctx: &egui::Context, written: &Written, width: f32, form: CardForm) -> Vec2 {
    let high = |text: &str, size: f32| match text {
        "" => 0.0,
        text => {
            let galley =
                ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), FontId::proportional(size), palette().ink, width));
            galley.size().y + 8.0
        }
    };
    let said = &written.said;
    let happened = if written.happened.is_empty() { 0.0 } else { high("x", SMALL) * LINES as f32 };
    let height = match form {
        CardForm::Title => HEADING + 2.0 * NARROW,
        CardForm::Brief => HEADING + high(&said.act, LARGE) + BUTTONS + 2.0 * INSIDE,
        CardForm::Full => {
            happened + HEADING + high(&said.act, LARGE) + high(&said.why, DETAIL) + BUTTONS + 2.0 * INSIDE
        }
    };
    let width = if form == CardForm::Title { width.min(NARROW_WIDTH) } else { width };
    vec2(width + 2.0 * INSIDE, height)
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
    let font = FontId::proportional(SMALL);
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

#[cfg(test)]
mod tests {
    use super::{INSIDE, LessonCard, LitPlaces, PANEL, WIDTH, Written, first_spot, title_size};
    use crate::MESSAGES;
    use crate::paper::look::{self, SMALL, TITLE};
    use egui::{Pos2, Rect, Role, pos2, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use language::guide::lesson::{Card, Goes};
    use language::say;
    use language::tongue::{BUILT_IN, Tongue, scoped};
    use std::sync::Arc;

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

    fn written(happened: &str) -> Written {
        Written {
            said: LONG.english(),
            happened: happened.to_owned(),
            number: Some((3, 12)),
            goes: Some(Goes::WhenRead),
            open: true,
            section: LONG.section,
        }
    }

    fn harness(size: [f32; 2], card: LessonCard, happened: &str) -> Harness<'static, LessonCard> {
        with(size, card, written(happened))
    }

    fn with(size: [f32; 2], card: LessonCard, written: Written) -> Harness<'static, LessonCard> {
        let mut harness =
            Harness::builder().with_size(egui::Vec2::from(size)).with_context_setup(look::dress).build_ui_state(
                move |ui: &mut egui::Ui, card: &mut LessonCard| {
                    let ctx = ui.ctx().clone();
                    card.show_card(&ctx, &written);
                },
                card,
            );
        harness.run_steps(4);
        harness
    }

    fn card() -> LessonCard {
        LessonCard::new(systems::ALL.first().lesson())
    }

    /// The top of the card's first line, and the place of its button.
    fn shown(size: [f32; 2], happened: &str) -> (f32, Rect) {
        let harness = harness(size, card(), happened);
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
    fn a_second_press_on_continue_falls_on_no_button_of_the_next_card() {
        for code in BUILT_IN {
            let _spoken = scoped(Arc::new(Tongue::new(code)));
            let place = |goes: Goes, label: &str| {
                let harness = with([1280.0, 800.0], card(), Written { goes: Some(goes), ..written("") });
                harness.get_by_role_and_label(Role::Button, label).rect()
            };
            let press = place(Goes::WhenRead, &say!(MESSAGES, "window-book-continue")).center();
            let [skip, more] = [say!(MESSAGES, "window-book-skip"), say!(MESSAGES, "window-book-read-more")];
            for label in [skip, more, say!(MESSAGES, "window-book-close")] {
                let next = place(Goes::WhenDone, &label);
                assert!(!next.contains(press), "{code}: {label} at {next:?} is under {press:?}");
            }
        }
    }

    #[test]
    fn a_long_title_is_written_smaller_and_a_short_one_as_ever() {
        let mut sizes = [0.0; 2];
        let titles = ["March", "Face where you want to fight"];
        let mut harness = Harness::builder().with_context_setup(look::dress).build_ui_state(
            move |ui: &mut egui::Ui, sizes: &mut [f32; 2]| {
                ui.set_max_width(220.0);
                *sizes = titles.map(|title| title_size(ui, title));
            },
            sizes,
        );
        harness.run_steps(2);
        sizes.clone_from(harness.state());
        assert!((sizes[0] - TITLE).abs() < 0.1 && sizes[1] < TITLE && sizes[1] > SMALL, "{sizes:?}");
    }

    fn rect(harness: &Harness<'_, LessonCard>) -> Rect {
        harness.ctx.memory(|memory| memory.area_rect(egui::Id::unique("First game"))).unwrap()
    }

    #[test]
    fn the_card_is_folded_to_its_title_and_unfolded() {
        let mut harness = harness([1280.0, 800.0], card(), "");
        let full = rect(&harness);
        assert_eq!(harness.query_all_by_label("Card 3 of 12").count(), 1);
        harness.get_by_label("Fold the card").click();
        harness.run_steps(4);
        assert_eq!(harness.query_all_by_label("Read more").count(), 0);
        assert_eq!(harness.query_all_by_label(LONG.title).count(), 1, "the title stays");
        assert!(rect(&harness).height() < 50.0, "{:?}", rect(&harness));
        harness.get_by_label("Unfold the card").click();
        harness.run_steps(4);
        assert!((rect(&harness).height() - full.height()).abs() < 1.0);
    }

    #[test]
    fn the_card_is_dragged_by_its_words_and_stays_where_it_is_put() {
        let lit = |hexes: &[Rect]| LitPlaces {
            free: Some(Rect::from_min_size(Pos2::ZERO, vec2(900.0, 800.0))),
            lit: hexes.to_vec(),
            picked: false,
        };
        let mut card = card();
        card.keep_clear(lit(&[]));
        let mut harness = harness([1280.0, 800.0], card, "");
        let before = rect(&harness);
        let from = harness.get_by_label(LONG.act).rect().center();
        let to = from - vec2(160.0, 90.0);
        for event in [
            egui::Event::PointerMoved(from),
            pressed(from, true),
            egui::Event::PointerMoved(from - vec2(20.0, 20.0)),
            egui::Event::PointerMoved(to),
            pressed(to, false),
        ] {
            harness.event(event);
            harness.run_steps(1);
        }
        harness.run_steps(2);
        let after = rect(&harness);
        assert!((after.min - before.min - vec2(-160.0, -90.0)).length() < 2.0, "{before:?} {after:?}");
        harness
            .state_mut()
            .keep_clear(lit(&[Rect::from_center_size(pos2(after.center().x, after.center().y), vec2(40.0, 40.0))]));
        harness.run_steps(4);
        assert_eq!(rect(&harness), after, "the player has put it there");
    }

    fn pressed(pos: Pos2, pressed: bool) -> egui::Event {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        egui::Event::PointerButton { pos, button, pressed, modifiers }
    }
}
