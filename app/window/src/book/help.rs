//! Help while one plays: the book, the card of the first game, and the small things in other panels that lead to them.
//!
//! A refusal or a button anywhere asks for the book by leaving a request with the context; this part takes it up in the
//! same frame. So no other part of the window has to know the book.

use super::guide_screen::GuideScreen;
use super::lesson_card::{LessonCard, LitPlaces};
use crate::MESSAGES;
use crate::paper::icon::Icon;
use crate::paper::palette::palette;
use crate::paper::{look, rules};
use crate::settings::settings_file::GuidedGame;
use egui::{Key, Modifiers, RichText, Ui};
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use language::guide::lesson::GuideView;
use language::say;
use language::system::{AnySystem, Systems};
use pictures::book::Painter;
use play::table::{Opponent, WantedMatch};
use std::path::{Path, PathBuf};

/// A request of the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Request {
    /// The book where it was last open.
    #[default]
    Book,
    /// The book at a case.
    Rule(Rule),
    /// The book of what is on the screen at a section, by its name.
    Page(&'static str),
    /// The guided game of a system, by its name.
    FirstGame(&'static str),
}

fn request_id() -> egui::Id {
    egui::Id::unique("what is asked of the book")
}

fn request(ctx: &egui::Context, wanted: Request) {
    ctx.data_mut(|data| data.insert_temp(request_id(), wanted));
}

/// Opens the book where it was last open.
pub(crate) fn open(ctx: &egui::Context) {
    request(ctx, Request::Book);
}

/// Opens the book at a rule.
pub(crate) fn open_rule(ctx: &egui::Context, case: Rule) {
    request(ctx, Request::Rule(case));
}

/// Opens the book at the section of that name.
pub(crate) fn open_page(ctx: &egui::Context, page: &'static str) {
    request(ctx, Request::Page(page));
}

/// A narrow button that opens the book, for a full strip; a screen reader says the whole name.
pub(crate) fn button(ui: &mut Ui) {
    let response = ui.add(egui::Button::new(Icon::Question.atom()));
    let enabled = response.enabled();
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Button, enabled, say!(MESSAGES, "window-book-title"))
    });
    if response.on_hover_text(say!(MESSAGES, "window-book-title-hint")).clicked() {
        open(ui.ctx());
    }
}

/// Begins the guided game of a system.
pub(crate) fn begin_first_game(ctx: &egui::Context, system: &dyn AnySystem) {
    request(ctx, Request::FirstGame(system.name()));
}

/// A line on the guided game of a system.
pub(crate) fn first_game_line(system: &dyn AnySystem) -> String {
    say!(MESSAGES, "window-book-first-game-line", title = system.title().to_owned())
}

/// A small button for the guided game of every system.
pub(crate) fn first_games(ui: &mut Ui, systems: Systems) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 4.0);
        ui.spacing_mut().button_padding = egui::vec2(6.0, 2.0);
        ui.label(look::faint(say!(MESSAGES, "window-book-first-games")).size(look::SMALL));
        for &system in systems.list() {
            let response = ui.add(egui::Button::new(RichText::new(system.title()).size(look::SMALL)));
            let line = first_game_line(system);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &line));
            if response.on_hover_text(line).clicked() {
                begin_first_game(ui.ctx(), system);
            }
        }
    });
}

/// A button that begins the guided game of a system.
pub(crate) fn first_game(ui: &mut Ui, system: &dyn AnySystem) {
    let response = ui.add(look::chief(say!(MESSAGES, "window-book-first-game-guided")));
    if response.on_hover_text(first_game_line(system)).clicked() {
        begin_first_game(ui.ctx(), system);
    }
}

/// A refusal; where it names a rule, a click opens the book there.
pub(crate) fn refusal(ui: &mut Ui, text: &str, rule: Option<Rule>) {
    let words = RichText::new(text).color(palette().red).strong();
    match rule {
        None => {
            ui.label(words);
        }
        Some(case) => {
            let button = egui::Button::new(words.underline()).frame(false).wrap();
            let hint = say!(MESSAGES, "window-book-read-rule", rule = case.to_string());
            if ui.add(button).on_hover_text(hint).clicked() {
                request(ui.ctx(), Request::Rule(case));
            }
        }
    }
}

/// The card of the guided game, and the match it goes with. It waits while another screen is shown.
struct Guided {
    card: LessonCard,
    /// The record of its match; nothing before there is one.
    record: Option<PathBuf>,
    /// Whether its match is on the screen.
    here: bool,
}

/// The book and the card.
pub(crate) struct Help {
    systems: Systems,
    guide: GuideScreen,
    lesson: Option<Guided>,
    /// The guided game of an earlier run.
    kept: Option<GuidedGame>,
    /// The system whose book was last taken because it is played.
    played: Option<&'static str>,
}

impl Help {
    /// Help before any request, and the guided game of an earlier run. `wake` is called when a picture is done.
    pub(crate) fn new(systems: Systems, kept: Option<GuidedGame>, wake: impl Fn() + Send + 'static) -> Help {
        let guide = GuideScreen::new(systems, Some(Painter::hire(systems, wake)));
        Help { systems, guide, lesson: None, kept, played: None }
    }

    /// Help without pictures, for tests.
    #[cfg(test)]
    pub(crate) fn unpainted(systems: Systems, kept: Option<GuidedGame>) -> Help {
        Help { systems, guide: GuideScreen::new(systems, None), lesson: None, kept, played: None }
    }

    /// Whether the book is open.
    #[cfg(test)]
    pub(crate) fn is_open(&self) -> bool {
        self.guide.is_open()
    }

    /// F1 opens and closes the book, Escape closes it.
    pub(crate) fn keys(&mut self, ctx: &egui::Context) {
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F1)) {
            self.guide.toggle();
        }
        if self.guide.is_open() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.guide.toggle();
        }
    }

    /// Draws what is open, the card by what is seen of the match. The system whose guided game the player wants to begin.
    pub(crate) fn show(
        &mut self,
        ctx: &egui::Context,
        theme: &str,
        seen: Option<&GuideView<'_>>,
    ) -> Option<&'static dyn AnySystem> {
        let mut asked = ctx.data_mut(|data| data.remove_temp::<Request>(request_id()));
        if let (Some(seen), Some(guided)) = (seen, self.lesson.as_mut().filter(|guided| guided.here))
            && let Some(section) = guided.card.show(ctx, seen)
        {
            self.guide.open_named(section);
        }
        if self.guide.show(ctx, theme) {
            asked = Some(Request::FirstGame(self.guide.system().name()));
        }
        match asked? {
            Request::Book => self.guide.open(),
            Request::Rule(case) => {
                self.take_on_screen(ctx);
                self.guide.open_at(case);
            }
            Request::Page(page) => {
                self.take_on_screen(ctx);
                self.guide.open_named(page);
            }
            Request::FirstGame(name) => return self.systems.named(name),
        }
        None
    }

    /// Takes the book of the rules that are on the screen.
    fn take_on_screen(&mut self, ctx: &egui::Context) {
        if let Some(system) = rules::on_screen(ctx) {
            self.guide.take(system);
        }
    }

    /// A system is chosen or played: its book is the one to open, until the player takes another.
    pub(crate) fn follow(&mut self, system: &'static dyn AnySystem) {
        if self.played.replace(system.name()) != Some(system.name()) {
            self.guide.take(system);
        }
    }

    /// The hexes of the card, while it is shown.
    pub(crate) fn lit(&self) -> &[Hex] {
        self.lesson.as_ref().filter(|guided| guided.here).map_or(&[], |guided| guided.card.lit())
    }

    /// The card must not cover these places of the screen: the hexes that it speaks of are there.
    pub(crate) fn keep_clear(&mut self, places: LitPlaces) {
        if let Some(guided) = self.lesson.as_mut().filter(|guided| guided.here) {
            guided.card.keep_clear(places);
        }
    }

    /// A match of this system is on the screen: the card is there if it is the guided game, also after it was left and
    /// resumed, by this run of the program or a later one.
    pub(crate) fn at_match(&mut self, record: Option<&Path>, system: &dyn AnySystem) {
        if let (Some(record), Some(kept)) = (record, &self.kept)
            && kept.is_of(record)
            && self.lesson.as_ref().is_none_or(|guided| guided.record.as_deref().is_some_and(|known| known != record))
        {
            let card = LessonCard::resumed(system.lesson(), &kept.passed);
            self.lesson = Some(Guided { card, record: Some(record.to_owned()), here: true });
        }
        let Some(guided) = &mut self.lesson else { return };
        guided.here = match (&guided.record, record) {
            (None, _) => true,
            (Some(known), Some(record)) => known == record,
            (Some(_), None) => false,
        };
        if guided.record.is_none() {
            guided.record = record.map(Path::to_owned);
        }
    }

    /// The guided game as it is kept for a later run; `None` before its match has a record.
    pub(crate) fn keeps(&self) -> Option<GuidedGame> {
        let guided = self.lesson.as_ref()?;
        GuidedGame::new(guided.record.as_deref()?, guided.card.passed())
    }

    /// No match is on the screen: the card waits for its match. One that never began is not waited for.
    pub(crate) fn leave_match(&mut self) {
        self.lesson.take_if(|guided| guided.record.is_none());
        self.lesson.iter_mut().for_each(|guided| guided.here = false);
    }

    /// A card goes with the match that has just begun.
    pub(crate) fn begin_lesson(&mut self, system: &'static dyn AnySystem) {
        self.guide.close();
        // "Read more" leads into its book.
        self.guide.take(system);
        self.lesson = Some(Guided { card: LessonCard::new(system.lesson()), record: None, here: true });
    }
}

/// The guided game: the smallest battle, as the side that moves first, against the bot.
pub(crate) fn first_battle(systems: Systems, system: &dyn AnySystem) -> Option<WantedMatch> {
    let battle = systems.open(system.first_battle(), None).ok()?;
    let opponent = Opponent::Bot(language::bot::BotKind::Sensible);
    Some(WantedMatch { battle, side: Side::First, on: Vec::new(), opponent })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::systems::ALL;

    #[test]
    fn every_system_has_a_guided_game_of_its_own() {
        let ctx = egui::Context::default();
        for system in ALL.list() {
            // Whatever book was open before.
            let mut help = Help::unpainted(ALL, None);
            begin_first_game(&ctx, *system);
            let begun = help.show(&ctx, "staff-map", None).expect("a system");
            let wanted = first_battle(ALL, begun).expect("a guided game");
            assert_eq!(wanted.battle.system().name(), system.name());
            assert_eq!(wanted.battle.scenario.id, system.first_battle());
            assert!(first_game_line(*system).starts_with(system.title()));
            help.begin_lesson(*system);
            assert_eq!(help.guide.system().name(), system.name(), "the book is that of the lesson");
        }
    }

    #[test]
    fn the_card_waits_while_its_match_is_left_and_is_there_when_it_is_resumed() {
        let mut help = Help::unpainted(ALL, None);
        let here = |help: &Help| help.lesson.as_ref().map(|guided| guided.here);
        let [own, other] = ["/a", "/b"].map(Path::new);
        help.begin_lesson(ALL.first());
        help.at_match(None, ALL.first());
        help.at_match(Some(own), ALL.first());
        assert_eq!(here(&help), Some(true));
        help.leave_match();
        assert_eq!(here(&help), Some(false));
        help.at_match(None, ALL.first());
        help.at_match(Some(other), ALL.first());
        assert_eq!(here(&help), Some(false), "another match has no card");
        help.leave_match();
        help.at_match(Some(own), ALL.first());
        assert_eq!(here(&help), Some(true));
        help.begin_lesson(ALL.first());
        help.leave_match();
        assert_eq!(here(&help), None, "a match that never began");
    }

    #[test]
    fn the_card_is_there_again_after_a_restart() {
        for &system in ALL.list() {
            let mut lesson = system.lesson();
            assert_eq!(lesson.passed(), [""; 0]);
            lesson.resume(&[String::from("No card has this title")]);
            assert_eq!(lesson.passed(), [""; 0]);
        }
        let title = String::from("Look around");
        let kept = GuidedGame::new(Path::new("/old/a"), vec![title.clone()]);
        let mut help = Help::unpainted(ALL, kept.clone());
        help.at_match(Some(Path::new("/old/b")), ALL.first());
        assert!(help.lesson.is_none(), "another match has no card");
        help.at_match(Some(Path::new("/old/a")), ALL.first());
        assert!(help.lesson.as_ref().is_some_and(|guided| guided.here));
        assert_eq!(help.keeps(), kept, "what was read stays read");
        // Another guided game takes its place.
        help.begin_lesson(ALL.first());
        assert_eq!(help.keeps(), None);
        help.at_match(Some(Path::new("/old/c")), ALL.first());
        assert_eq!(help.keeps(), GuidedGame::new(Path::new("/old/c"), Vec::new()));
    }

    #[test]
    fn the_book_follows_what_is_played_and_then_the_player() {
        let mut help = Help::unpainted(ALL, None);
        help.follow(ALL.list()[1]);
        assert_eq!(help.guide.system().name(), ALL.list()[1].name());
        help.guide.take(ALL.list()[2]);
        help.follow(ALL.list()[1]);
        assert_eq!(help.guide.system().name(), ALL.list()[2].name());
    }
}
