//! From one screen to another: a decision, an arrival, a leave, a return.

use super::backdrop::laid_out_nothing;
use super::program::Shell;
use super::screen::{self, Screen};
use super::wake::wake;
use crate::MESSAGES;
use crate::before::lobby_screen::{Came, LobbyScreen};
use crate::before::start_screen::Decided;
use crate::table::match_screen::MatchScreen;
use crate::viewer::{ReplayScreen, ViewerWish};
use anyhow::bail;
use language::battle::Battle;
use language::say;
use net::queue::QueueReceiver;
use play::setup;
use play::shelf::BattleShelf;
use play::table::{self, Drill, Far, Heard, Table};
use play::words;
use render::Scene;
use replay::library;
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl Shell {
    /// Does what was decided before a match.
    pub(super) fn decide(&mut self, decided: Decided) {
        self.parked = None;
        let outcome = match decided {
            Decided::Quit => {
                self.quit = true;
                Ok(())
            }
            Decided::Settings => {
                self.open_settings();
                Ok(())
            }
            Decided::Remember(path) => {
                self.settings.remember(path);
                self.apply_settings();
                Ok(())
            }
            Decided::Named(name) => self.reload(Some(&name)),
            Decided::Play(wanted) => self.player_again(None).map(|player| {
                let battle = wanted.battle.clone();
                let proxy = self.proxy.clone();
                let (table, heard) = Table::begin(player, *wanted, move || wake(&proxy));
                self.sit(&battle, table, heard);
            }),
            Decided::Far(far) => self.player_again(None).map(|player| {
                let fingerprint = player.identity.key().fingerprint().to_string();
                let offered = match &far {
                    Far::Invite { setup, .. } | Far::Challenge { setup, .. } => {
                        setup::in_words(self.player.systems, &setup.terms(), &setup.battle, setup.side)
                    }
                    _ => Vec::new(),
                };
                let proxy = self.proxy.clone();
                let (table, heard) = Table::far(
                    player,
                    far,
                    BattleShelf::of_files(self.player.systems, &self.settings.battles),
                    Arc::new(move || wake(&proxy)),
                );
                let lobby = LobbyScreen::new(table, heard, fingerprint, offered);
                let backdrop = Box::new(self.backdrop());
                let before = std::mem::replace(&mut self.screen, Screen::Lobby(Box::new(lobby), backdrop, None));
                if let (Screen::Start(start, _), Screen::Lobby(.., kept)) = (before, &mut self.screen) {
                    *kept = Some(start);
                }
            }),
            Decided::TakePart(desk) => self.take_part(desk, ""),
            Decided::Direct => {
                self.open_desk_page();
                Ok(())
            }
            Decided::GoOn(path) => self.go_on(&path),
            Decided::Replay(opened) => {
                let (proxy, theme) = (self.proxy.clone(), self.settings.board_theme());
                let screen = ReplayScreen::new(*opened, theme, self.settings.motion, Arc::new(move || wake(&proxy)));
                self.screen = Screen::Replay(Box::new(screen));
                self.ctx.request_repaint();
                Ok(())
            }
        };
        if let Err(error) = outcome {
            self.screen = self.start(Some(words::error(&error)));
        }
    }

    /// Turns to the page that opens a match.
    pub(super) fn open_replay(&mut self, path: PathBuf) {
        self.screen = self.start(None);
        if let Screen::Start(start, _) = &mut self.screen {
            start.open_replay(path);
        }
        self.ctx.request_repaint();
    }

    /// A file that is dropped onto the window is opened, unless a match is on.
    pub(super) fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let (Some(path), Screen::Start(..) | Screen::Replay(_)) = (dropped, &self.screen) {
            self.open_replay(path);
        }
    }

    /// Follows a wish of a player in a replay.
    pub(super) fn look(&mut self, wish: ViewerWish) {
        match wish {
            ViewerWish::Settings => self.open_settings(),
            ViewerWish::Leave => {
                self.screen = self.start(None);
                if let Screen::Start(start, _) = &mut self.screen {
                    start.show_shelf();
                }
            }
            ViewerWish::Branch(branch, side, opponent) => {
                let proxy = self.proxy.clone();
                let drill = Drill::new(&self.player.name, side, opponent);
                let sat = table::practise(&*branch.position, drill, Box::new(move || wake(&proxy)));
                let Ok((table, heard)) = sat else { return };
                let before = self.sit(branch.position.battle(), table, heard);
                self.parked = if let Screen::Replay(replay) = before { Some(replay) } else { None };
                if let Screen::Match(screen) = &mut self.screen {
                    let text = say!(MESSAGES, "window-shell-practice", origin = branch.origin.to_string());
                    screen.board.tell(text);
                }
            }
        }
    }

    /// Waiting for a friend came to something.
    pub(super) fn arrive(&mut self, came: Came) {
        let again = self.start(None);
        let before = std::mem::replace(&mut self.screen, again);
        let Screen::Lobby(lobby, scene, start) = before else { return };
        match came {
            Came::Match(battle) => {
                let (table, heard) = lobby.leave();
                self.sit(&battle, table, heard);
            }
            Came::Back | Came::Here(_) | Came::Again => {
                // No match has begun, so nothing is lost by not waiting for the network to let go.
                drop(std::thread::spawn(move || drop(lobby)));
                let Some(mut start) = start else { return };
                let again = match came {
                    Came::Here(opponent) => {
                        start.stay_here(opponent);
                        None
                    }
                    Came::Again => start.invite_again(),
                    _ => {
                        start.come_back();
                        None
                    }
                };
                self.screen = Screen::Start(start, scene);
                again.into_iter().for_each(|decided| self.decide(decided));
            }
        }
    }

    /// The screen before a match.
    pub(super) fn start(&self, trouble: Option<String>) -> Screen {
        let mut screen = screen::start(&self.player, &self.settings, self.network, trouble, &self.proxy);
        if let Screen::Start(start, _) = &mut screen {
            start.directs = self.club.desk.is_some();
        }
        screen
    }

    /// The scene behind a page.
    pub(super) fn backdrop(&self) -> Scene {
        match &self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) | Screen::Club(_, scene) => (**scene).clone(),
            Screen::Match(screen) => screen.board.stage.drawn().clone(),
            Screen::Replay(_) => laid_out_nothing(),
        }
    }

    fn go_on(&mut self, path: &Path) -> anyhow::Result<()> {
        let bytes = net::store::read_bounded(path)?;
        let record = record::file::Record::read(&bytes)?;
        let Some(header) = record.header() else {
            bail!(say!(MESSAGES, "window-shell-no-match", path = path.display().to_string()))
        };
        let battle = self.battle_of(header)?;
        let player = self.player_again(None)?;
        let proxy = self.proxy.clone();
        let (table, heard) = Table::resume(player, path.to_owned(), move || wake(&proxy));
        self.sit(&battle, table, heard);
        Ok(())
    }

    /// The battle of a header, with its drawing if it is built in or of a file that was opened here.
    fn battle_of(&self, header: &record::header::Header) -> anyhow::Result<Battle> {
        let mut own = self.settings.battles.iter().filter_map(|path| self.player.systems.open_file(path).ok());
        let own = own.find(|battle| battle.bytes() == header.scenario);
        Ok(library::of_header(self.player.systems, header, own.as_ref())?)
    }

    /// Sits down at a table, and answers with the screen before.
    pub(super) fn sit(&mut self, battle: &Battle, table: Table, heard: QueueReceiver<Heard>) -> Screen {
        let theme = self.settings.board_theme();
        // A table of a tournament gets its usher once a player takes a seat; this may be another match.
        self.club.usher = None;
        // Messages that came before the screen was there are handled in the next frame.
        self.ctx.request_repaint();
        let mut screen = MatchScreen::new(self.player.systems, battle, table, heard, theme, self.settings.motion);
        screen.board.unfolding.set_pace(self.settings.pace);
        screen.manner.reads_why = self.settings.reads_why;
        screen.board.seen = self.settings.seen.clone();
        std::mem::replace(&mut self.screen, Screen::Match(Box::new(screen)))
    }

    /// The record of the match that is shown, looked at again.
    pub(super) fn watch_again(&mut self) {
        let Screen::Match(screen) = &self.screen else { return };
        if let Some(record) = screen.board.now().and_then(|now| now.record.clone()) {
            self.open_replay(record);
        }
    }

    /// The match that is shown, once more with sides swapped.
    pub(super) fn again(&mut self) {
        if let Screen::Match(screen) = &self.screen
            && let Some(wanted) = screen.board.again()
        {
            self.decide(Decided::Play(Box::new(wanted)));
        }
    }
}
