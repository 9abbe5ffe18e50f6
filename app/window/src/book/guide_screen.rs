//! "How to play": contents and search on the left, a section on the right, in a window of its own over whatever is open.

use super::gallery::Gallery;
use super::guide_page::{self, Charts, Clicked, Pen};
use crate::MESSAGES;
use crate::paper::look::{self, BODY, SECTION, SMALL, faint, roman};
use egui::{Key, Modifiers, RichText, ScrollArea, Ui};
use engine::rule::Rule;
use language::guide::{Guide, SectionPlace};
use language::say;
use language::system::{AnySystem, Systems};
use language::tongue::spoken;
use pictures::book::Painter;
use play::guide::book_of;

/// More sections than this are not remembered on the way back.
const LONGEST_WAY: usize = 100;
/// A question is no longer than this.
const LONGEST_QUESTION: usize = 100;

/// The book, open or closed.
pub(super) struct GuideScreen {
    open: bool,
    systems: Systems,
    /// The system of the book.
    system: &'static dyn AnySystem,
    at: SectionPlace,
    way: Vec<SectionPlace>,
    question: String,
    /// The page must be shown from its top.
    fresh: bool,
    gallery: Gallery,
    charts: Charts,
    /// The number of the language in which the charts were made.
    spoken: u64,
}

impl GuideScreen {
    /// A closed book, with a painter for its pictures if there is one.
    pub(super) fn new(systems: Systems, painter: Option<Painter>) -> GuideScreen {
        GuideScreen {
            open: false,
            systems,
            system: systems.first(),
            at: SectionPlace::default(),
            way: Vec::new(),
            question: String::new(),
            fresh: true,
            gallery: Gallery::new(systems, painter),
            charts: Charts::new(),
            spoken: spoken(),
        }
    }

    /// Whether it is open.
    pub(super) const fn is_open(&self) -> bool {
        self.open
    }

    /// Opens it where it was last open.
    pub(super) fn open(&mut self) {
        self.open = true;
    }

    /// Closes it.
    pub(super) fn close(&mut self) {
        self.open = false;
    }

    /// Opens it, or closes it.
    pub(super) fn toggle(&mut self) {
        self.open = !self.open;
    }

    /// The system of the book.
    pub(super) fn system(&self) -> &'static dyn AnySystem {
        self.system
    }

    fn book(&self) -> &'static Guide {
        book_of(self.system)
    }

    /// Takes the book of another system.
    pub(super) fn take(&mut self, system: &'static dyn AnySystem) {
        if system.name() != self.system.name() {
            self.system = system;
            self.way.clear();
            self.at = SectionPlace::default();
            self.fresh = true;
        }
    }

    /// Opens it at the section of a case.
    pub(super) fn open_at(&mut self, case: Rule) {
        if let Some(stand) = self.book().section_of(case) {
            self.go(stand);
        }
        self.open = true;
    }

    /// Opens it at the section of that name.
    pub(super) fn open_named(&mut self, id: &str) {
        if let Some(stand) = self.book().named(id) {
            self.go(stand);
        }
        self.open = true;
    }

    fn go(&mut self, to: SectionPlace) {
        if to != self.at {
            if self.way.len() >= LONGEST_WAY {
                self.way.remove(0);
            }
            self.way.push(self.at);
            self.at = to;
        }
        self.question.clear();
        self.fresh = true;
    }

    fn go_back(&mut self) {
        if let Some(before) = self.way.pop() {
            self.at = before;
            self.fresh = true;
        }
    }

    /// Draws it, if it is open. Whether the player wants to begin the guided game.
    pub(super) fn show(&mut self, ctx: &egui::Context, theme: &str) -> bool {
        if !self.open {
            return false;
        }
        look::settle(ctx, "the book");
        let room = ctx.content_rect().size();
        let size = egui::vec2(930.0_f32.min(room.x - 40.0), 650.0_f32.min(room.y - 70.0));
        let mut open = true;
        let mut clicked = None;
        egui::Window::new(say!(MESSAGES, "window-book-title"))
            .open(&mut open)
            .collapsible(false)
            .default_size(size)
            .default_pos(((room - size) / 2.0).to_pos2())
            .min_size([440.0_f32.min(room.x - 40.0), 260.0])
            .max_size(room - egui::vec2(16.0, 50.0))
            .show(ctx, |ui| clicked = self.inside(ui, theme));
        self.open &= open;
        match clicked {
            Some(Clicked::Go(stand)) => self.go(stand),
            Some(Clicked::FirstGame) => return true,
            None => {}
        }
        false
    }

    fn inside(&mut self, ui: &mut Ui, theme: &str) -> Option<Clicked> {
        // The book itself is asked for by the language each time.
        if std::mem::replace(&mut self.spoken, spoken()) != spoken() {
            self.charts.clear();
        }
        let mut clicked = None;
        if ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::ArrowLeft)) {
            self.go_back();
        }
        egui::Panel::top("guide search").show(ui, |ui| {
            self.shelf(ui);
            self.search_line(ui);
        });
        let narrow = ui.available_width() < 620.0;
        let wide = if narrow { 170.0 } else { 240.0 };
        egui::Panel::left("guide contents").resizable(false).exact_size(wide).show(ui, |ui| {
            ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
                let chosen = if self.question.trim().is_empty() { self.contents(ui) } else { self.hits(ui) };
                clicked = chosen.map(Clicked::Go);
            });
        });
        egui::Panel::bottom("guide way").show(ui, |ui| {
            ui.add_space(4.0);
            if let Some(stand) = self.neighbours(ui) {
                clicked = Some(Clicked::Go(stand));
            }
        });
        egui::CentralPanel::default().show(ui, |ui| {
            let mut scroll = ScrollArea::vertical().id_salt("page").auto_shrink([false, false]);
            if std::mem::take(&mut self.fresh) {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            let turned = ui.available_height() * 0.9;
            scroll.show(ui, |ui| {
                let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
                let by = f32::from(i8::from(pressed(Key::PageUp)) - i8::from(pressed(Key::PageDown))) * turned;
                if by != 0.0 {
                    ui.scroll_with_delta(egui::vec2(0.0, by));
                }
                if let Some(section) = self.book().section(self.at) {
                    let (system, gallery, charts) = (self.system, &mut self.gallery, &mut self.charts);
                    let mut pen = Pen { system, gallery, charts, theme };
                    let found = guide_page::show(ui, section, &mut pen);
                    clicked = clicked.or(found);
                }
                ui.add_space(12.0);
            });
        });
        clicked
    }

    /// The books there are, where there are several.
    fn shelf(&mut self, ui: &mut Ui) {
        if self.systems.list().len() < 2 {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for system in self.systems.list() {
                let here = system.name() == self.system.name();
                if ui.selectable_label(here, system.title()).clicked() {
                    self.take(*system);
                }
            }
        });
    }

    fn search_line(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            if ui.add_enabled(!self.way.is_empty(), egui::Button::new(say!(MESSAGES, "window-book-back"))).clicked() {
                self.go_back();
            }
            let label = ui.label(say!(MESSAGES, "window-book-search"));
            let hint = say!(MESSAGES, "window-book-search-hint");
            let edit = egui::TextEdit::singleline(&mut self.question)
                .char_limit(LONGEST_QUESTION)
                .hint_text(hint)
                .desired_width((ui.available_width() - 90.0).clamp(80.0, 420.0));
            let edit = ui.add(edit).labelled_by(label.id);
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if entered && let Some(best) = self.book().search(&self.question).first() {
                let stand = best.stand;
                self.go(stand);
            }
            if !self.question.is_empty() && ui.button(say!(MESSAGES, "window-book-clear")).clicked() {
                self.question.clear();
            }
        });
        ui.add_space(2.0);
    }

    fn contents(&self, ui: &mut Ui) -> Option<SectionPlace> {
        let mut chosen = None;
        ui.spacing_mut().item_spacing.y = 1.0;
        for (number, chapter) in self.book().chapters.iter().enumerate() {
            ui.add_space(if number == 0 { 0.0 } else { 8.0 });
            ui.label(RichText::new(&chapter.title).font(roman(SECTION)));
            for (place, section) in chapter.sections.iter().enumerate() {
                let stand = SectionPlace { chapter: number, section: place };
                let label = RichText::new(&section.title).size(BODY);
                let here = stand == self.at;
                let button = egui::Button::selectable(here, label).wrap();
                let response = ui.add(button);
                if here && self.fresh {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    chosen = Some(stand);
                }
            }
        }
        chosen
    }

    fn hits(&self, ui: &mut Ui) -> Option<SectionPlace> {
        let hits = self.book().search(&self.question);
        if hits.is_empty() {
            ui.label(faint(say!(MESSAGES, "window-book-nothing-found")));
        }
        let mut chosen = None;
        for hit in hits {
            let Some(section) = self.book().section(hit.stand) else { continue };
            if ui.add(egui::Button::new(RichText::new(&section.title).strong()).wrap()).clicked() {
                chosen = Some(hit.stand);
            }
            ui.label(faint(hit.excerpt).size(SMALL));
            ui.add_space(6.0);
        }
        chosen
    }

    /// The ways to the sections before and after.
    fn neighbours(&self, ui: &mut Ui) -> Option<SectionPlace> {
        let book = self.book();
        let title = |stand| book.section(stand).map_or_else(String::new, |section| section.title.clone());
        let mut chosen = None;
        ui.columns_const(|[left, right]| {
            if let Some(before) = book.before(self.at)
                && left
                    .add(egui::Button::new(say!(MESSAGES, "window-book-before", title = title(before))).wrap())
                    .clicked()
            {
                chosen = Some(before);
            }
            right.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
                if let Some(after) = book.after(self.at)
                    && ui.add(look::chief(say!(MESSAGES, "window-book-next", title = title(after))).wrap()).clicked()
                {
                    chosen = Some(after);
                }
            });
        });
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::drawn::{nothing_is_cut, tongues};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use play::guide::first_book;

    fn harness(scale: f32) -> Harness<'static, GuideScreen> {
        let mut screen = GuideScreen::new(systems::ALL, None);
        screen.open();
        let mut dressed = false;
        let mut harness = Harness::builder().with_size(egui::vec2(1280.0 / scale, 800.0 / scale)).build_ui_state(
            move |ui, screen: &mut GuideScreen| {
                if !std::mem::replace(&mut dressed, true) {
                    // Fonts are there from the next frame on.
                    look::dress(ui.ctx());
                    return;
                }
                screen.show(ui.ctx(), "staff-map");
            },
            screen,
        );
        harness.run_steps(3);
        harness
    }

    #[test]
    fn every_page_is_shown_and_can_be_read_out_at_both_sizes() {
        for scale in [1.0, 1.5] {
            let mut harness = harness(scale);
            for (stand, section) in first_book(systems::ALL).sections() {
                harness.state_mut().go(stand);
                harness.run_steps(2);
                assert!(harness.query_all_by_label(&section.title).count() >= 1, "{}", section.id);
                crate::paper::heard::all_named(&harness, &section.id);
            }
        }
    }

    #[test]
    fn no_words_of_the_book_are_cut() {
        for (_spoken, scale) in tongues().zip([1.25, 1.25, 1.5, 1.5]) {
            let mut harness = harness(scale);
            let stands: Vec<_> = first_book(systems::ALL).sections().map(|(stand, _)| stand).collect();
            for stand in stands {
                harness.state_mut().go(stand);
                harness.run_steps(2);
                nothing_is_cut(&harness, &format!("{stand:?}"));
            }
        }
    }

    #[test]
    fn a_case_opens_its_section_and_back_returns() {
        let mut harness = harness(1.0);
        harness.state_mut().open_at(Rule::new("4.5"));
        harness.run_steps(2);
        assert_eq!(first_book(systems::ALL).section(harness.state().at).unwrap().id, "zones");
        harness.get_by_label("Back").click();
        harness.run_steps(2);
        assert_eq!(harness.state().at, SectionPlace::default());
    }

    #[test]
    fn a_question_is_answered_with_sections_to_choose_from() {
        let mut harness = harness(1.0);
        harness.state_mut().question = String::from("displacement");
        harness.run_steps(2);
        harness.get_all_by_label("Displacement").next().unwrap().click();
        harness.run_steps(2);
        assert_eq!(first_book(systems::ALL).section(harness.state().at).unwrap().id, "displacement");
        assert!(harness.state().question.is_empty());
    }
}
