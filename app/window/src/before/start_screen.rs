//! Before a match: the players and the battle.

use super::about_page::{self, AboutWish};
use super::friend_page::{self, FriendWish};
use super::kept::{Keeping, OpenMatch};
use super::setup_page::{Against, SetupPage, SetupWish};
use crate::MESSAGES;
use crate::club::room_page::{RoomPage, RoomWish};
use crate::paper::page::{self, Part, leaf, leaf_with_foot};
use crate::viewer::{Opened, Opening, ShelfPage};
use crate::wake_up::WakeUp;
use egui::Ui;
use language::battle::Battle;
use language::say;
use language::system::{AnySystem, Systems};
use net::mark::MarkFolder;
use play::table::{Far, LocalPlayer, Network, Opponent, WantedMatch};
use record::identity::PlayerKey;
use std::cell::LazyCell;
use std::mem::Discriminant;
use std::path::PathBuf;
use std::sync::Arc;
use tournament::part::DeskCode;

/// A decision of the player.
pub(crate) enum Decided {
    /// To play this.
    Play(Box<WantedMatch>),
    /// To play a friend far away.
    Far(Far),
    /// To take part in the tournament of this desk.
    TakePart(DeskCode),
    /// To direct a tournament.
    Direct,
    /// Resumes this match, at this computer.
    GoOn(PathBuf),
    /// To look at this match.
    Replay(Box<Opened>),
    /// To change the settings.
    Settings,
    /// A new name.
    Named(String),
    /// A battle of this file is offered from now on.
    Remember(PathBuf),
    /// To close the window.
    Quit,
}

/// The page that is open.
pub(super) enum Page {
    Name(String),
    Menu,
    Choose(Against),
    /// The notes on the chosen battle's map, with the page the player came from.
    About(Against),
    /// The code that is being pasted.
    Friend(String),
    /// The room on this network.
    Room(Box<RoomPage>),
    GoOn,
    /// Chooses a match that was played on another computer.
    TakeOver(OpenMatch),
    /// The matches one can look at.
    Shelf(Box<ShelfPage>),
    /// A match that is being opened.
    Opening(Opening),
}

/// The battle that hangs on the wall: the map that shows most of what maps here can show.
const WALL: &str = "dresden";

/// The screen before a match.
pub(crate) struct StartScreen {
    pub(super) systems: Systems,
    pub(super) page: Page,
    /// The kind of page that was shown last.
    shown: Option<Discriminant<Page>>,
    /// The choices for a match. The page knows all battles, which take longer to read than the first frame may: it is
    /// made once the player comes to choose.
    setup: LazyCell<SetupPage, Box<dyn FnOnce() -> SetupPage>>,
    /// The system that was last chosen there.
    pub(super) learnt: Option<&'static dyn AnySystem>,
    pub(super) kept: Keeping,
    /// The folders of matches, of the marks that say how far each was signed here, and of the player's own battles.
    pub(super) matches: PathBuf,
    pub(super) marks: MarkFolder,
    pub(super) battles: Vec<PathBuf>,
    /// The battle that hangs on the wall until one is chosen.
    wall: Option<Battle>,
    /// The match to delete, once that is confirmed.
    pub(super) deleting: Option<PathBuf>,
    me: PlayerKey,
    pub(super) network: Network,
    pub(super) wake: WakeUp,
    /// The last failure, in words.
    pub(crate) trouble: Option<String>,
    /// Whether a desk is open in this window.
    pub(crate) directs: bool,
}

/// Whether the player has chosen a name.
pub(super) fn is_named(player: &LocalPlayer) -> bool {
    player.folders.identity_file().with_file_name("name.txt").exists()
}

impl StartScreen {
    /// The first page for that player, who may have battles in files.
    pub(crate) fn new(player: &LocalPlayer, network: Network, files: &[PathBuf], wake: WakeUp) -> StartScreen {
        let (systems, own) = (player.systems, files.to_vec());
        let page = if is_named(player) { Page::Menu } else { Page::Name(String::new()) };
        StartScreen {
            systems,
            page,
            shown: None,
            setup: LazyCell::new(Box::new(move || SetupPage::new(systems, &own))),
            learnt: None,
            matches: player.folders.matches().to_owned(),
            marks: player.folders.signed(),
            battles: files.to_vec(),
            kept: Keeping::look(
                systems,
                player.folders.matches().to_owned(),
                player.folders.signed(),
                player.identity.key(),
                Arc::clone(&wake),
            ),
            me: player.identity.key(),
            wall: systems.open(WALL, None).ok(),
            deleting: None,
            network,
            wake,
            trouble: None,
            directs: false,
        }
    }

    /// Battles are offered from the system of this name first, if there is one.
    pub(crate) fn open_at(&mut self, system: &str) {
        let (systems, own, name) = (self.systems, self.battles.clone(), system.to_owned());
        self.learnt = systems.named(system);
        self.setup = LazyCell::new(Box::new(move || {
            let mut page = SetupPage::new(systems, &own);
            page.show_system(&name);
            page
        }));
    }

    /// No match began: the page is as it was left, with everything that was chosen or typed.
    pub(crate) fn come_back(&mut self) {
        self.shown = None;
        self.list_again();
    }

    /// The matches that are not over are looked for again.
    pub(crate) fn list_again(&mut self) {
        self.kept =
            Keeping::look(self.systems, self.matches.clone(), self.marks.clone(), self.me, Arc::clone(&self.wake));
    }

    /// The page of the room, which is entered.
    pub(super) fn room(&self, player: &LocalPlayer) -> Page {
        Page::Room(Box::new(RoomPage::enter(player, self.network, Arc::clone(&self.wake))))
    }

    /// Turns to the room.
    pub(crate) fn show_room(&mut self, player: &LocalPlayer) {
        let page = self.room(player);
        self.turn_to(page);
    }

    /// The same battle, played at this computer instead.
    pub(crate) fn stay_here(&mut self, opponent: Opponent) {
        self.come_back();
        self.turn_to(Page::Choose(Against::Here(opponent)));
    }

    /// Invites once more, to what was chosen.
    pub(crate) fn invite_again(&self) -> Option<Decided> {
        match self.page {
            Page::Choose(against @ (Against::Friend | Against::Challenge(_))) => self.begin(against),
            _ => None,
        }
    }

    /// The battle whose board lies behind the page.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        let chosen = matches!(self.page, Page::Choose(_) | Page::About(_));
        self.wall.as_ref().filter(|_| !chosen).or_else(|| self.setup.battle())
    }

    /// The system that is being chosen.
    pub(crate) fn system(&self) -> Option<&'static dyn AnySystem> {
        let chosen = matches!(self.page, Page::Choose(_) | Page::About(_));
        self.learnt.filter(|_| chosen)
    }

    /// Draws the page.
    pub(crate) fn show(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<Decided> {
        self.kept.listen();
        let page = std::mem::discriminant(&self.page);
        if self.shown.replace(page) != Some(page) {
            page::turn(ui.ctx());
        }
        let decided = match &mut self.page {
            Page::Name(_) => self.name(ui),
            Page::Menu => self.menu(ui, player),
            Page::Choose(against) => {
                let against = *against;
                self.choose(ui, against, player)
            }
            Page::About(_) => self.about(ui, player),
            Page::Friend(_) => self.friend(ui),
            Page::Room(_) => self.in_room(ui, player),
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

    /// Turns to another page; what went wrong on the last one is read.
    pub(super) fn turn_to(&mut self, page: Page) {
        self.trouble = None;
        self.page = page;
    }

    fn choose(&mut self, ui: &mut Ui, against: Against, player: &LocalPlayer) -> Option<Decided> {
        let mut wish = None;
        self.learnt = self.setup.battle().map(Battle::system);
        leaf_with_foot(ui, |ui, part| {
            if part == Part::Body
                && let Some(text) = &self.trouble
            {
                page::trouble(ui, text);
            }
            if part == Part::Body
                && matches!(against, Against::Here(Opponent::Bot(_)))
                && let Some(system) = self.learnt
            {
                crate::book::help::first_game(ui, system);
            }
            if let Some(taken) = self.setup.show(ui, against, part) {
                wish = Some(taken);
            }
        });
        match wish? {
            SetupWish::Back => {
                let back = match against {
                    Against::Friend => Page::Friend(String::new()),
                    Against::Challenge(_) => self.room(player),
                    Against::Here(_) => Page::Menu,
                };
                self.turn_to(back);
                None
            }
            SetupWish::About => {
                self.turn_to(Page::About(against));
                None
            }
            SetupWish::Against(other) => {
                self.turn_to(Page::Choose(other));
                None
            }
            SetupWish::Opened(path) => Some(Decided::Remember(path)),
            SetupWish::Go => self.begin(against),
        }
    }

    fn begin(&self, against: Against) -> Option<Decided> {
        let setup = self.setup.setup()?;
        Some(match against {
            Against::Here(opponent) => {
                Decided::Play(Box::new(WantedMatch { battle: setup.battle, side: setup.side, on: setup.on, opponent }))
            }
            Against::Friend => {
                let lan = self.setup.announce && !self.network.loopback;
                Decided::Far(Far::Invite { setup: Box::new(setup), lan, network: self.network })
            }
            Against::Challenge(whom) => {
                Decided::Far(Far::Challenge { setup: Box::new(setup), whom, network: self.network })
            }
        })
    }

    fn about(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<Decided> {
        let Page::About(against) = &self.page else { return None };
        let against = *against;
        let battle = self.setup.battle().cloned();
        let mut wish = None;
        leaf(ui, |ui| {
            if let Some(battle) = &battle {
                wish = about_page::show(ui, battle, player);
            } else {
                wish = page::titled(ui, &say!(MESSAGES, "window-before-about")).then_some(AboutWish::Back);
            }
        });
        match wish? {
            AboutWish::Back => {
                self.turn_to(Page::Choose(against));
                None
            }
            AboutWish::Open(path) => {
                self.turn_to(Page::Choose(against));
                self.setup.open(&path.display().to_string()).map(Decided::Remember)
            }
        }
    }

    fn friend(&mut self, ui: &mut Ui) -> Option<Decided> {
        let Page::Friend(code) = &mut self.page else { return None };
        let mut wish = None;
        leaf(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            wish = friend_page::show(ui, self.systems, code);
        });
        match wish? {
            FriendWish::Back => self.turn_to(Page::Menu),
            FriendWish::Invite => self.turn_to(Page::Choose(Against::Friend)),
            FriendWish::Watch(code) => return Some(Decided::Far(Far::Watch(code, self.network))),
            FriendWish::Join(code) => return Some(Decided::Far(Far::Join(code, self.network))),
        }
        None
    }

    fn in_room(&mut self, ui: &mut Ui, player: &LocalPlayer) -> Option<Decided> {
        let Page::Room(room) = &mut self.page else { return None };
        let mut wish = None;
        leaf(ui, |ui| {
            if let Some(text) = &self.trouble {
                page::trouble(ui, text);
            }
            wish = room.show(ui, player, self.directs);
        });
        match wish? {
            RoomWish::Back => self.turn_to(Page::Menu),
            RoomWish::ByCode => self.turn_to(Page::Friend(String::new())),
            RoomWish::Invite => {
                self.setup.announce = true;
                self.turn_to(Page::Choose(Against::Friend));
            }
            RoomWish::Challenge(whom, name) => {
                self.setup.whom = name;
                self.turn_to(Page::Choose(Against::Challenge(whom)));
            }
            RoomWish::Ask(found) => return Some(Decided::Far(Far::Lan(found, self.network))),
            RoomWish::TakePart(desk) => return Some(Decided::TakePart(desk)),
            RoomWish::Direct => return Some(Decided::Direct),
        }
        None
    }
}
