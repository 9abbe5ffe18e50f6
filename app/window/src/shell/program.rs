//! The program around the window: its player, its screen, and the pages over it.

use super::autoplay::Autoplay;
use super::backdrop::laid_out;
use super::clubbing::Club;
use super::languages;
use super::notice::Turns;
use super::open::Open;
use super::opening::Opening;
use super::points::Points;
use super::screen::{self, Screen};
use super::trial;
use super::wake::{Wake, wake};
use crate::WindowArgs;
use crate::before::start_screen::Decided;
use crate::book::help::{self, Help};
use crate::paper::{look, rules};
use crate::settings::pace::Pace;
use crate::settings::settings_file::Settings;
use crate::settings::settings_page::{SettingsPage, SettingsWish};
use crate::sound::Speaker;
use crate::table::wish::TableWish;
use crate::table::{panels, taught};
use crate::viewer::ReplayScreen;
use engine::contract::Side;
use language::battle::Battle;
use language::bot::BotKind;
use language::system::{AnySystem, Systems};
use language::tongue::{Catalogue, Tongues};
use play::table::{LocalPlayer, Network, Opponent, WantedMatch};
use std::sync::Arc;
use std::time::Instant;
use winit::event_loop::EventLoopProxy;

/// The program around the window.
pub(crate) struct Shell {
    pub(super) proxy: EventLoopProxy<Wake>,
    pub(super) ctx: egui::Context,
    pub(super) player: LocalPlayer,
    pub(super) settings: Settings,
    pub(super) settings_page: Option<SettingsPage>,
    /// The languages there are.
    tongues: Arc<Tongues>,
    pub(super) help: Help,
    pub(super) network: Network,
    pub(super) screen: Screen,
    /// The match that is being set up.
    pub(super) opening: Option<Opening>,
    /// The replay one comes back to when the practice that branched off it is left.
    pub(super) parked: Option<Box<ReplayScreen>>,
    /// The tournaments this player directs or plays in.
    pub(super) club: Club,
    /// The board behind a page.
    pub(super) behind: Option<Arc<scenarios::Scenario>>,
    pub(super) turns: Turns,
    /// The player of sounds; `None` where sounds are off.
    pub(super) speaker: Option<Speaker>,
    pub(super) open: Option<Open>,
    pub(super) points: Option<Points>,
    pub(super) autoplay: Option<Autoplay>,
    pub(super) last_frame: Instant,
    pub(super) quit: bool,
    pub(super) trouble: Option<anyhow::Error>,
}

impl Shell {
    /// The program, before its window is there. `others` are the catalogues of the program that its window does not show.
    pub(crate) fn new(
        systems: Systems,
        others: &[&'static Catalogue],
        play: &WindowArgs,
        proxy: EventLoopProxy<Wake>,
    ) -> anyhow::Result<Shell> {
        let player = LocalPlayer::load(systems, play.name.as_deref())?;
        let ctx = egui::Context::default();
        look::dress(&ctx);
        if play.test_points {
            ctx.enable_accesskit();
        }
        rules::set(&ctx, systems.first());
        let settings = Settings::load(&player.folders);
        let tongues = Arc::new(languages::found(systems, others, &player.folders));
        languages::speak(&tongues, settings.language.as_deref());
        crate::paper::tongues::install(&ctx, &tongues);
        ctx.set_zoom_factor(settings.scale);
        look::shade(&ctx, settings.palette());
        settings.keys.install(&ctx);
        settings.panels.install(&ctx);
        let network =
            if play.loopback { Network::LOOPBACK } else { Network { loopback: false, port: 0, router: true } };
        let screen = screen::start(&player, &settings, network, None, &proxy);
        let waker = proxy.clone();
        let help = Help::new(systems, settings.guided.clone(), move || wake(&waker));
        let mut shell = Shell {
            proxy,
            ctx,
            player,
            settings,
            settings_page: None,
            tongues,
            help,
            network,
            screen,
            opening: None,
            parked: None,
            club: Club::default(),
            behind: None,
            turns: Turns::default(),
            // Tests and measurements are silent.
            speaker: if play.test_points || play.test_plays.is_some() { None } else { Speaker::find() },
            open: None,
            points: play.test_points.then(Points::default),
            autoplay: None,
            last_frame: Instant::now(),
            quit: false,
            trouble: None,
        };
        if let Some(position) = &play.test_position {
            let proxy = shell.proxy.clone();
            let (battle, table, heard) = trial::open(systems, position, move || wake(&proxy))?;
            shell.sit(&battle, table, heard);
        }
        if let Some(path) = &play.replay {
            shell.open_replay(path.clone());
        }
        if let Some(battle) = &play.test_plays {
            let battle = systems.open(battle, None)?;
            let opponent = Opponent::Bot(play.test_bot.unwrap_or(BotKind::Sensible));
            shell.decide(Decided::Play(Box::new(WantedMatch { battle, side: Side::First, on: Vec::new(), opponent })));
            let proxy = shell.proxy.clone();
            shell.autoplay = Some(Autoplay::sit(move || wake(&proxy)));
            // Every position is to be drawn, and none is waited for.
            if let Screen::Match(screen) = &mut shell.screen {
                screen.board.unfolding.set_pace(Pace::AtOnce);
            }
        }
        Ok(shell)
    }

    /// The outcome of the window's run.
    pub(crate) fn ending(&mut self) -> anyhow::Result<()> {
        self.trouble.take().map_or(Ok(()), Err)
    }

    /// Draws everything, and does what is wished for.
    pub(super) fn show(&mut self, ui: &mut egui::Ui, window: [u32; 2]) {
        let ctx = ui.ctx().clone();
        let mut wish = None;
        self.help.keys(&ctx);
        self.take_dropped(&ctx);
        self.open_now(&ctx);
        let mut looked = None;
        match &mut self.screen {
            Screen::Start(start, _) => {
                if let Some(decided) = start.show(ui, &self.player) {
                    self.decide_soon(decided);
                }
                self.put_behind();
            }
            Screen::Lobby(lobby, ..) => {
                if let Some(came) = lobby.show(ui) {
                    self.arrive(came);
                }
                self.put_behind();
            }
            Screen::Club(screen, _) => {
                let wish = screen.show(ui, self.club.part.as_ref(), self.club.desk.as_mut());
                wish.into_iter().for_each(|wish| self.in_club(wish));
            }
            Screen::Match(screen) => {
                wish = panels::show(ui, screen, window);
                if let Some(case) = screen.manner.wants_rule.take() {
                    help::open_rule(&ctx, case);
                }
            }
            Screen::Replay(screen) => looked = screen.show(ui, window),
        }
        if let Some(looked) = looked {
            self.look(looked);
        }
        match wish {
            Some(TableWish::Leave) => {
                self.remember_seen();
                self.apply_settings();
                if !self.leave_table() {
                    self.screen = match self.parked.take() {
                        Some(replay) => Screen::Replay(replay),
                        None => self.start(None),
                    };
                }
            }
            Some(TableWish::Settings) => self.open_settings(),
            Some(TableWish::Again) => self.again(),
            Some(TableWish::Watch) => self.watch_again(),
            None => {}
        }
        if self.show_settings(&ctx) {
            return self.apply_settings();
        }
        if let Some(system) = self.system() {
            if matches!(self.screen, Screen::Start(..)) && self.settings.system != system.name() {
                // The page opens there the next time. Settings that cannot be kept still hold for this run.
                self.settings.system = system.name().to_owned();
                let _ = self.settings.save(&self.player.folders);
            }
            rules::set(&ctx, system);
            self.help.follow(system);
        }
        let seen = match &self.screen {
            Screen::Match(screen) => {
                let record = screen.board.now().and_then(|now| now.record.as_deref());
                self.help.at_match(record, screen.board.battle().system());
                taught::seen(&screen.board, &screen.asked)
            }
            _ => {
                self.help.leave_match();
                None
            }
        };
        if let Some(system) = self.help.show(&ctx, self.settings.board_theme().name, seen.as_ref()) {
            self.open_soon(Opening::of_first_game(system));
        }
        if let Some(opening) = &mut self.opening {
            opening.show(&ctx);
        }
        if let Screen::Match(screen) = &mut self.screen {
            taught::light(&mut screen.manner, self.help.lit());
            let places = taught::places(&screen.board, &screen.asked, self.help.lit(), window, ctx.pixels_per_point());
            self.help.keep_clear(places);
        }
        if let Some(kept) = self.help.keeps().filter(|kept| self.settings.guided.as_ref() != Some(kept)) {
            self.settings.guided = Some(kept);
            // Settings that cannot be kept still hold for this run.
            let _ = self.settings.save(&self.player.folders);
        }
    }

    /// Draws the page of settings, if it is open. Returns whether it was closed.
    fn show_settings(&mut self, ctx: &egui::Context) -> bool {
        let Some(mut page) = self.settings_page.take() else { return false };
        match page.show(ctx, &mut self.settings, &self.player) {
            Some(SettingsWish::Close) => return true,
            Some(SettingsWish::Changed) => self.apply_settings(),
            Some(SettingsWish::Named(name)) => {
                // A name that cannot be kept stays as it was, as the page shows.
                let _ = self.reload(Some(&name));
            }
            Some(SettingsWish::Arrived) => {
                let _ = self.reload(None);
                // The start screen was made for the player who was here before.
                if matches!(self.screen, Screen::Start(..)) {
                    self.screen = self.start(None);
                }
            }
            None => {}
        }
        self.settings_page = Some(page);
        false
    }

    /// The system whose rules are on the screen.
    fn system(&self) -> Option<&'static dyn AnySystem> {
        match &self.screen {
            Screen::Match(screen) => Some(screen.board.battle().system()),
            Screen::Replay(screen) => screen.reel.battle().map(Battle::system),
            Screen::Start(start, ..) => start.system(),
            Screen::Lobby(..) | Screen::Club(..) => None,
        }
    }

    /// Opens the settings over whatever is shown.
    pub(super) fn open_settings(&mut self) {
        self.settings_page = Some(SettingsPage::open(&self.settings, &self.player, Arc::clone(&self.tongues)));
    }

    /// The desktop is dark, or is not.
    pub(super) fn desktop_is(&mut self, dark: bool) {
        if self.settings.dark_desktop != dark {
            self.settings.dark_desktop = dark;
            self.wear_settings();
            self.ctx.request_repaint();
        }
    }

    /// The settings hold from now on, and are kept.
    pub(super) fn apply_settings(&mut self) {
        // Settings that cannot be kept still hold for this run.
        let _ = self.settings.save(&self.player.folders);
        self.wear_settings();
    }

    /// The settings hold for whatever is shown.
    fn wear_settings(&mut self) {
        self.ctx.set_zoom_factor(self.settings.scale);
        look::shade(&self.ctx, self.settings.palette());
        self.settings.keys.install(&self.ctx);
        if languages::speak(&self.tongues, self.settings.language.as_deref())
            && let Screen::Start(start, _) = &mut self.screen
        {
            // Its list of matches was written in the language before.
            start.list_again();
        }
        match &mut self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) | Screen::Club(_, scene) => {
                scene.theme = self.settings.board_theme();
            }
            Screen::Match(screen) => {
                screen.board.stage.set_theme(self.settings.board_theme());
                screen.board.stage.play.set_on(self.settings.motion);
                screen.board.unfolding.set_pace(self.settings.pace);
                screen.manner.reads_why = self.settings.reads_why;
            }
            Screen::Replay(screen) => screen.set(self.settings.board_theme(), self.settings.motion),
        }
    }

    /// Lays the board of the battle that is chosen, or that the player is invited to, behind the page.
    fn put_behind(&mut self) {
        let (battle, scene) = match &mut self.screen {
            Screen::Start(start, scene) => (start.battle(), scene),
            Screen::Lobby(lobby, scene, _) => (lobby.battle(), scene),
            _ => return,
        };
        let Some(battle) = battle else { return };
        if !self.behind.as_ref().is_some_and(|behind| Arc::ptr_eq(behind, &battle.scenario)) {
            self.behind = Some(Arc::clone(&battle.scenario));
            **scene = laid_out(battle, self.settings.board_theme());
            self.ctx.request_repaint();
        }
    }

    /// Takes up another name.
    pub(super) fn reload(&mut self, name: Option<&str>) -> anyhow::Result<()> {
        self.player = self.player_again(name)?;
        Ok(())
    }

    /// A copy of the player, for a table.
    pub(super) fn player_again(&self, name: Option<&str>) -> anyhow::Result<LocalPlayer> {
        LocalPlayer::load_from(self.player.systems, self.player.folders.clone(), name)
    }
}
