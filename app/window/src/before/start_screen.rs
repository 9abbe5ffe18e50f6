//! Before a match: who plays, against whom, which battle.

use super::about_page;
use super::choice::{Against, Choice, Step};
use super::friend_page;
use super::kept::{Keeping, Kept};
use super::lan_page::LanPage;
use crate::paper::look::{chief, faint};
use crate::paper::page::{self, Item, Part, leaf, leaf_with_foot};
use crate::viewer::{Opened, Opening, ShelfPage, ShelfStep};
use crate::wake_up::WakeUp;
use egui::{RichText, Ui};
use net::mark::Marks;
use play::bot::Kind;
use play::library::Battle;
use play::online::{self, Network, Player};
use play::partner::{Far, Opponent, Wanted};
use std::path::PathBuf;
use std::sync::Arc;

/// What the player decided.
pub(crate) enum Decided {
    /// To play this.
    Play(Box<Wanted>),
    /// To play a friend far away.
    Far(Far),
    /// To go on with that, at this machine.
    GoOn(PathBuf),
    /// To look at this match.
    Replay(Box<Opened>),
    /// To change the settings.
    Settings,
    /// His name.
    Named(String),
    /// That a battle of this file is to be offered from now on.
    Remember(PathBuf),
    /// To close the window.
    Quit,
}

enum Page {
    Name(String),
    Menu,
    Choose(Against),
    /// What is known of the map of the battle that is chosen, and the page one came from.
    About(Against),
    /// The code that is being pasted.
    Friend(String),
    Lan(LanPage),
    GoOn,
    /// A match that was played on another machine is chosen.
    TakeOver(Kept),
    /// The matches one can look at.
    Shelf(Box<ShelfPage>),
    /// A match that is being opened.
    Opening(Opening),
}

/// The screen before a match.
pub(crate) struct StartScreen {
    page: Page,
    choice: Choice,
    kept: Keeping,
    /// Where matches are, how far each was signed here, and battles of the player's own.
    matches: PathBuf,
    marks: Marks,
    battles: Vec<PathBuf>,
    network: Network,
    wake: WakeUp,
    /// What went wrong last.
    pub(crate) trouble: Option<String>,
}

/// Whether the player has a name of his own already.
pub(super) fn is_named(player: &Player) -> bool {
    player.folders.identity_file().with_file_name("name.txt").exists()
}

impl StartScreen {
    /// The first page for that player, who may have battles in files of his own.
    pub(crate) fn new(player: &Player, network: Network, files: &[PathBuf], wake: WakeUp) -> StartScreen {
        let page = if is_named(player) { Page::Menu } else { Page::Name(player.name.clone()) };
        StartScreen {
            page,
            choice: Choice::new(files),
            matches: player.folders.matches().to_owned(),
            marks: player.folders.signed(),
            battles: files.to_vec(),
            kept: Keeping::look(player.folders.matches().to_owned(), player.folders.signed(), Arc::clone(&wake)),
            network,
            wake,
            trouble: None,
        }
    }

    /// The player sets out for a table; the page stays as it is until he comes back.
    pub(crate) fn set_out(&mut self) {
        if let Page::Lan(lan) = &mut self.page {
            lan.stop();
        }
    }

    /// Nothing came of it: the page is as it was left, with everything that was chosen or typed.
    pub(crate) fn come_back(&mut self) {
        self.kept = Keeping::look(self.matches.clone(), self.marks.clone(), Arc::clone(&self.wake));
        if let Page::Lan(_) = self.page {
            self.page = Page::Lan(LanPage::listen(self.network, Arc::clone(&self.wake)));
        }
    }

    /// The same battle is played at this machine instead.
    pub(crate) fn stay_here(&mut self, opponent: Opponent) {
        self.come_back();
        self.turn_to(Page::Choose(Against::Here(opponent)));
    }

    /// Invites once more, to what was chosen.
    pub(crate) fn invite_again(&self) -> Option<Decided> {
        matches!(self.page, Page::Choose(Against::Friend)).then(|| self.begin(Against::Friend))?
    }

    /// The battle whose board lies behind the page.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        self.choice.battle()
    }

    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        self.kept.listen();
        let decided = match &mut self.page {
            Page::Name(_) => self.name(ui),
            Page::Menu => self.menu(ui, player),
            Page::Choose(against) => {
                let against = *against;
                self.choose(ui, against)
            }
            Page::About(_) => self.about(ui, player),
            Page::Friend(_) => self.friend(ui),
            Page::Lan(_) => self.lan(ui, player),
            Page::GoOn => self.go_on(ui),
            Page::TakeOver(_) => self.take_over(ui, player),
            Page::Shelf(_) => self.shelf(ui),
            Page::Opening(_) => self.opening(ui),
        };
        if matches!(decided, Some(Decided::Named(_))) {
            self.page = Page::Menu;
        }
        if decided.is_some() {
            self.trouble = None;
        }
        decided
    }

    fn name(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Name(name) = &mut self.page else { return None };
        let mut decided = None;
        page::page(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            decided = name_page(ui, name);
        });
        decided
    }

    fn menu(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let mut decided = None;
        let mut next = None;
        page::page(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 7.0;
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            let mut offer = |ui: &mut Ui, item: Item<'_>, page: fn(&StartScreen) -> Page| {
                if item.show(ui).clicked() {
                    next = Some(page);
                }
            };
            let line = "Invite by a code that you send, or join by the code you were sent";
            offer(ui, Item::new("Play a friend", line).chief(), |_| Page::Friend(String::new()));
            let line = "Open invitations on your local network, without a code";
            offer(ui, Item::new("On this network", line), |start| {
                Page::Lan(LanPage::listen(start.network, Arc::clone(&start.wake)))
            });
            let line = "Learn and try things out; it plays by the same rules";
            offer(ui, Item::new("Against the bot", line), |_| {
                Page::Choose(Against::Here(Opponent::Bot(Kind::Sensible)))
            });
            let line = "Two people take turns at this machine";
            offer(ui, Item::new("Hot seat", line), |_| Page::Choose(Against::Here(Opponent::HotSeat)));
            let (any, line) = self.kept.line();
            offer(ui, Item::new("Go on", &line).enabled(any), |_| Page::GoOn);
            let line = "Look at a match again, step by step, and see what it proves";
            offer(ui, Item::new("Replays", line), |start| Page::Shelf(start.shelf_page()));
            if Item::new("How to play", "The rules of both battles, with pictures, and a first game").show(ui).clicked()
            {
                crate::book::help::open(ui.ctx());
            }
            ui.columns(2, |columns| {
                if let [left, right] = columns {
                    if Item::new("Settings", "Size, colours, keys, name").small().show(left).clicked() {
                        decided = Some(Decided::Settings);
                    }
                    if Item::new("Quit", "Everything is kept").small().show(right).clicked() {
                        decided = Some(Decided::Quit);
                    }
                }
            });
            ui.add_space(2.0);
            ui.vertical_centered(|ui| {
                ui.label(faint(format!("You are {}.", player.name)));
            });
        });
        if let Some(page) = next {
            self.turn_to(page(self));
        }
        decided
    }

    fn turn_to(&mut self, page: Page) {
        self.trouble = None;
        self.page = page;
    }

    fn choose(&mut self, ui: &mut Ui, against: Against) -> Option<Decided> {
        let mut step = None;
        leaf_with_foot(ui, |ui, part| {
            if part == Part::Body
                && let Some(text) = &self.trouble
            {
                page::trouble(ui, text);
            }
            if part == Part::Body && matches!(against, Against::Here(Opponent::Bot(_))) {
                crate::book::help::first_game(ui);
            }
            if let Some(taken) = self.choice.show(ui, against, part) {
                step = Some(taken);
            }
        });
        match step? {
            Step::Back => {
                let back = if against == Against::Friend { Page::Friend(String::new()) } else { Page::Menu };
                self.turn_to(back);
                None
            }
            Step::About => {
                self.turn_to(Page::About(against));
                None
            }
            Step::Against(other) => {
                self.turn_to(Page::Choose(other));
                None
            }
            Step::Opened(path) => Some(Decided::Remember(path)),
            Step::Go => self.begin(against),
        }
    }

    fn begin(&self, against: Against) -> Option<Decided> {
        let setup = self.choice.setup()?;
        Some(match against {
            Against::Here(opponent) => Decided::Play(Box::new(Wanted {
                battle: setup.battle,
                side: setup.side,
                weather: setup.weather,
                opponent,
            })),
            Against::Friend => {
                let lan = self.choice.announce && !self.network.loopback;
                Decided::Far(Far::Invite { setup: Box::new(setup), lan, network: self.network })
            }
        })
    }

    fn about(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let Page::About(against) = &self.page else { return None };
        let against = *against;
        let battle = self.choice.battle().cloned();
        let mut step = None;
        leaf(ui, |ui| {
            if let Some(battle) = &battle {
                step = about_page::show(ui, battle, player);
            } else {
                step = page::titled(ui, "About this map").then_some(about_page::Step::Back);
            }
        });
        match step? {
            about_page::Step::Back => {
                self.turn_to(Page::Choose(against));
                None
            }
            about_page::Step::Open(path) => {
                self.turn_to(Page::Choose(against));
                self.choice.open(&path.display().to_string()).map(Decided::Remember)
            }
        }
    }

    fn friend(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Friend(code) = &mut self.page else { return None };
        let mut step = None;
        leaf(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            step = friend_page::show(ui, code);
        });
        match step? {
            friend_page::Step::Back => self.turn_to(Page::Menu),
            friend_page::Step::Invite => self.turn_to(Page::Choose(Against::Friend)),
            friend_page::Step::Watch(code) => return Some(Decided::Far(Far::Watch(code, self.network))),
            friend_page::Step::Join(code) => return Some(Decided::Far(Far::Join(code, self.network))),
        }
        None
    }

    fn lan(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let Page::Lan(lan) = &mut self.page else { return None };
        let mut step = None;
        leaf(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            step = lan.show(ui, player);
        });
        match step? {
            super::lan_page::Step::Back => self.turn_to(Page::Menu),
            super::lan_page::Step::Invite => {
                self.choice.announce = true;
                self.turn_to(Page::Choose(Against::Friend));
            }
            super::lan_page::Step::Ask(found) => return Some(Decided::Far(Far::Lan(found, self.network))),
        }
        None
    }

    fn go_on(&mut self, ui: &mut Ui) -> Option<Decided> {
        let (mut chosen, mut back) = (None, false);
        leaf(ui, |ui| {
            back = page::titled(ui, "Go on");
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            for kept in self.kept.all() {
                if Item::new(&kept.title, &kept.line).small().show(ui).clicked() {
                    chosen = Some(kept.clone());
                }
            }
            ui.add_space(4.0);
            ui.label(faint(
                "A match against a friend goes on when both of you have chosen it here: the program looks for him where he was \
                 last. If he has moved since, copy the new code from the match and send it; he pastes it under Play a \
                 friend. Nothing that was played is lost.",
            ));
        });
        if back {
            self.turn_to(Page::Menu);
        }
        let kept = chosen?;
        match (kept.far, kept.elsewhere) {
            (true, true) => {
                self.turn_to(Page::TakeOver(kept));
                None
            }
            (true, false) => Some(Decided::Far(Far::GoOn(kept.path, self.network))),
            (false, _) => Some(Decided::GoOn(kept.path)),
        }
    }

    /// Asks before a match is gone on with that this machine has never played.
    fn take_over(&mut self, ui: &mut Ui, player: &Player) -> Option<Decided> {
        let Page::TakeOver(kept) = &self.page else { return None };
        let (mut here, mut back) = (false, false);
        leaf(ui, |ui| {
            back = page::titled(ui, "Go on here?");
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            ui.label(RichText::new(&kept.title).strong());
            ui.label(faint(&kept.line));
            ui.add_space(8.0);
            ui.label(
                "This match was played on another machine of yours. Whoever plays one match on two machines may sign two \
                 different moves for one place, and that is proof against him. Go on here only if it is not played \
                 there any more.",
            );
            ui.add_space(10.0);
            here = ui.add(chief("It is played here from now on")).clicked();
        });
        let path = kept.path.clone();
        if back {
            self.turn_to(Page::GoOn);
        }
        if !here {
            return None;
        }
        match online::take_over(player, &path) {
            Ok(()) => {
                self.turn_to(Page::GoOn);
                Some(Decided::Far(Far::GoOn(path, self.network)))
            }
            Err(error) => {
                self.trouble = Some(format!("{error:#}"));
                None
            }
        }
    }
}

impl StartScreen {
    /// Turns to the list of matches.
    pub(crate) fn show_shelf(&mut self) {
        self.page = Page::Shelf(self.shelf_page());
    }

    /// Begins to open a match.
    pub(crate) fn open_replay(&mut self, path: PathBuf) {
        let opening = Opening::begin(path, self.battles.clone(), Arc::clone(&self.wake));
        self.turn_to(Page::Opening(opening));
    }

    fn shelf_page(&self) -> Box<ShelfPage> {
        Box::new(ShelfPage::look(self.matches.clone(), Arc::clone(&self.wake)))
    }

    fn shelf(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Shelf(shelf) = &mut self.page else { return None };
        let mut step = None;
        leaf_with_foot(ui, |ui, part| {
            if let Some(taken) = shelf.show(ui, part, self.trouble.as_deref()) {
                step = Some(taken);
            }
        });
        match step? {
            ShelfStep::Back => self.turn_to(Page::Menu),
            ShelfStep::Open(path) => self.open_replay(path),
        }
        None
    }

    fn opening(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Opening(opening) = &self.page else { return None };
        let mut back = false;
        leaf(ui, |ui| {
            back = page::titled(ui, "Opening a match");
            page::waiting(ui, "Every signature, every roll and every command is being checked.");
            ui.label(faint(opening.path.display().to_string()));
        });
        match opening.listen() {
            Some(Ok(opened)) => return Some(Decided::Replay(Box::new(opened))),
            Some(Err(sentence)) => {
                self.show_shelf();
                self.trouble = Some(sentence);
                ui.ctx().request_repaint();
            }
            None if back => self.show_shelf(),
            None => {}
        }
        None
    }
}

fn name_page(ui: &mut Ui, name: &mut String) -> Option<Decided> {
    let label = ui.label("What shall your opponents call you?");
    let field = egui::TextEdit::singleline(name)
        .char_limit(net::header::LONGEST_NAME)
        .desired_width(f32::INFINITY)
        .margin(egui::vec2(8.0, 7.0));
    let edit = ui.add(field).labelled_by(label.id);
    let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    if !ui.ctx().memory(|memory| memory.focused()).is_some_and(|id| id == edit.id) && !entered {
        edit.request_focus();
    }
    ui.add_space(4.0);
    let ready = !name.trim().is_empty();
    let pressed = ui.add_enabled(ready, chief("This is me")).clicked();
    ui.add_space(10.0);
    ui.label(faint(
        "A key is made for you and kept on this machine only. It signs what you play, and six words stand for it: by \
         them friends can tell that it is you. There is no account and no server. The name can be changed later, in \
         the settings.",
    ));
    (ready && (pressed || entered)).then(|| Decided::Named(name.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use engine::contract::Side;

    struct Room {
        player: Player,
        start: StartScreen,
        decided: Option<Decided>,
        dressed: bool,
    }

    fn room(name: &str, known: bool) -> Room {
        let home = std::env::temp_dir().join(format!("estafette-start-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&home);
        let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = Player::load_from(folders, known.then_some("Ney")).expect("a player");
        let start = StartScreen::new(&player, Network::LOOPBACK, &[], Arc::new(|| {}));
        Room { player, start, decided: None, dressed: false }
    }

    fn harness(size: [f32; 2], room: Room) -> Harness<'static, Room> {
        let show = |ui: &mut Ui, room: &mut Room| {
            // Faces are there from the next frame on.
            if !std::mem::replace(&mut room.dressed, true) {
                crate::paper::look::dress(ui.ctx());
            } else if let Some(decided) = room.start.show(ui, &room.player) {
                room.decided = Some(decided);
            }
        };
        let mut harness = Harness::builder().with_size(egui::Vec2::from(size)).build_ui_state(show, room);
        harness.run();
        harness
    }

    fn press(harness: &mut Harness<'_, Room>, label: &str) {
        harness.get_by_role_and_label(egui::Role::Button, label).click();
        harness.run();
    }

    #[test]
    fn the_first_run_asks_for_a_name_and_then_offers_everything() {
        let mut harness = harness([1280.0, 800.0], room("first", false));
        press(&mut harness, "This is me");
        assert!(matches!(harness.state().decided, Some(Decided::Named(_))));
        for entry in ["Play a friend", "On this network", "Against the bot", "Hot seat", "Go on", "Settings", "Quit"] {
            harness.get_by_role_and_label(egui::Role::Button, entry);
        }
        press(&mut harness, "Quit");
        assert!(matches!(harness.state().decided, Some(Decided::Quit)));
    }

    #[test]
    fn an_invitation_is_offered_as_it_was_chosen() {
        let mut harness = harness([1280.0, 1200.0], room("invite", true));
        press(&mut harness, "Play a friend");
        press(&mut harness, "Invite a friend");
        press(&mut harness, "Eylau, 7-8 February 1807");
        press(&mut harness, "Allied");
        for option in ["Clock, each side: 2 h", "Take-backs past a die: 3"] {
            harness.get_by_label(option).click();
            harness.run();
        }
        press(&mut harness, "Invite");
        let Some(Decided::Far(Far::Invite { setup, lan: false, .. })) = &harness.state().decided else {
            panic!("no invitation")
        };
        let terms = setup.terms();
        assert_eq!((terms.host, terms.time.budget, terms.take_backs), (Side::Second, 7200, 3));
        assert_eq!(terms.title, "Eylau, 7-8 February 1807");
    }

    #[test]
    fn whoever_comes_back_from_waiting_finds_what_he_chose_and_can_invite_to_it_again() {
        let mut harness = harness([1280.0, 1200.0], room("back", true));
        press(&mut harness, "Play a friend");
        press(&mut harness, "Invite a friend");
        press(&mut harness, "Dresden, 26-28 August 1813");
        press(&mut harness, "French");
        harness.get_by_label("Clock, each side: 30 min").click();
        harness.run();
        press(&mut harness, "Invite");
        let terms = |decided: &Option<Decided>| match decided {
            Some(Decided::Far(Far::Invite { setup, .. })) => setup.terms(),
            _ => panic!("no invitation"),
        };
        let before = terms(&harness.state().decided);
        assert_eq!((before.host, before.time.budget), (Side::Second, 1800));
        let start = &mut harness.state_mut().start;
        start.set_out();
        start.come_back();
        let again = start.invite_again();
        assert_eq!(terms(&again), before);
        harness.state_mut().decided = None;
        harness.run();
        press(&mut harness, "Invite");
        assert_eq!(terms(&harness.state().decided), before, "the page is as it was left");
        // The same battle at this machine, where there is no network.
        harness.state_mut().start.stay_here(Opponent::HotSeat);
        harness.run();
        press(&mut harness, "Begin");
        let Some(Decided::Play(wanted)) = &harness.state().decided else { panic!("no battle") };
        assert_eq!(wanted.battle.scenario.title, before.title);
    }

    #[test]
    fn a_match_of_another_machine_is_asked_about_before_it_goes_on() {
        let mut harness = harness([1280.0, 1200.0], room("elsewhere", true));
        let battle = play::library::open("skirmish", None).expect("a battle");
        let ended = play::soak::plain(&battle, 3, Kind::Random).expect("a match");
        let path = harness.state().player.folders.matches().join("copied.estafette");
        std::fs::write(&path, ended.record).expect("a record");
        let kept = Kept { path, title: String::from("A skirmish"), line: String::new(), far: true, elsewhere: true };
        harness.state_mut().start.kept = Keeping::of(vec![kept]);
        harness.run();
        press(&mut harness, "Go on");
        press(&mut harness, "A skirmish");
        assert!(harness.state().decided.is_none(), "nothing is gone on with unasked");
        press(&mut harness, "It is played here from now on");
        harness.get_by_label_contains("it is a match of other players");
        assert!(harness.state().decided.is_none());
    }

    #[test]
    fn a_code_that_did_not_work_is_still_there_to_be_looked_at() {
        let mut harness = harness([1280.0, 1200.0], room("code", true));
        press(&mut harness, "Play a friend");
        harness.state_mut().start.page = Page::Friend(String::from("iabc"));
        harness.state_mut().start.set_out();
        harness.state_mut().start.come_back();
        assert!(matches!(&harness.state().start.page, Page::Friend(code) if code == "iabc"));
    }

    #[test]
    fn the_smallest_window_at_the_largest_size_still_shows_a_page_that_scrolls() {
        for size in [[760.0, 520.0], [640.0, 400.0], [380.0, 260.0], [254.0, 174.0]] {
            let mut room = room("small", true);
            room.start.page = Page::Choose(Against::Here(Opponent::Bot(Kind::Sensible)));
            let harness = harness(size, room);
            let begin = harness.get_by_role_and_label(egui::Role::Button, "Begin").rect();
            assert!(begin.max.x <= size[0] && begin.max.y <= size[1], "{size:?}: {begin:?}");
        }
    }
}
