//! The window itself: events in, frames out, and nothing drawn while nothing changes.

use super::autoplay::Autoplay;
use super::backdrop::{laid_out, laid_out_nothing, look_beside};
use super::gpu::{Gpu, Painted};
use super::notice::{self, Turns};
use super::points::Points;
use super::{icon, trial};
use crate::Play;
use crate::before::lobby_screen::{Came, LobbyScreen};
use crate::before::start_screen::{Decided, StartScreen};
use crate::board::log;
use crate::book::help;
use crate::book::help::Help;
use crate::paper::look;
use crate::settings::kept_panels::Kept;
use crate::settings::settings_file::Settings;
use crate::settings::settings_page::{self, SettingsPage};
use crate::table::match_screen::MatchScreen;
use crate::table::wish::Wish;
use crate::table::{keys, on_board, overlays, panels, taught};
use crate::viewer::{self, ReplayScreen};
use anyhow::bail;
use egui_winit::accesskit_winit;
use engine::contract::Side;
use engine::digest::Hash;
use play::bot::Kind;
use play::library;
use play::online::{Network, Player};
use play::partner::{Far, Heard, Now, Opponent, Practice, Table, Wanted};
use play::setup;
use render::Scene;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};
use winit::application::ApplicationHandler;
use winit::event::{ElementState, KeyEvent, WindowEvent};
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoopProxy};
use winit::window::{Window, WindowId};

/// Why the window is woken.
#[derive(Debug)]
pub(crate) enum Wake {
    /// The table or a page has news.
    News,
    /// A screen reader wants something.
    Reader(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Wake {
        Wake::Reader(event)
    }
}

/// The smallest window that shows the panels and some of the board.
const SMALLEST: winit::dpi::LogicalSize<f64> = winit::dpi::LogicalSize::new(760.0, 520.0);
/// The size a window is opened with.
const FIRST: winit::dpi::LogicalSize<f64> = winit::dpi::LogicalSize::new(1280.0, 800.0);

/// A window on a screen.
struct Open {
    window: Arc<Window>,
    gpu: Gpu,
    input: egui_winit::State,
}

enum Screen {
    Start(Box<StartScreen>, Box<Scene>),
    /// Waiting for a friend, with the page it was begun from: whoever goes back finds it as he left it.
    Lobby(Box<LobbyScreen>, Box<Scene>, Option<Box<StartScreen>>),
    Match(Box<MatchScreen>),
    Replay(Box<ReplayScreen>),
}

/// The program around the window.
pub(crate) struct Shell {
    proxy: EventLoopProxy<Wake>,
    ctx: egui::Context,
    player: Player,
    settings: Settings,
    settings_page: Option<SettingsPage>,
    help: Help,
    network: Network,
    screen: Screen,
    /// The replay one comes back to when the practice that branched off it is left.
    parked: Option<Box<ReplayScreen>>,
    /// The board that lies behind a page.
    behind: Option<Arc<scenarios::Scenario>>,
    turns: Turns,
    open: Option<Open>,
    points: Option<Points>,
    autoplay: Option<Autoplay>,
    last_frame: Instant,
    quit: bool,
    trouble: Option<anyhow::Error>,
}

impl Shell {
    /// The program, before its window is there.
    pub(crate) fn new(play: &Play, proxy: EventLoopProxy<Wake>) -> anyhow::Result<Shell> {
        let player = Player::load(play.name.as_deref())?;
        let ctx = egui::Context::default();
        look::dress(&ctx);
        if play.test_points {
            ctx.enable_accesskit();
        }
        let settings = Settings::load(&player.folders);
        ctx.set_zoom_factor(settings.scale);
        settings.keys.install(&ctx);
        settings.panels.install(&ctx);
        let network =
            if play.loopback { Network::LOOPBACK } else { Network { loopback: false, port: 0, router: true } };
        let screen = start(&player, &settings, network, None, &proxy);
        let waker = proxy.clone();
        let help = Help::new(move || self::wake(&waker));
        let mut shell = Shell {
            proxy,
            ctx,
            player,
            settings,
            settings_page: None,
            help,
            network,
            screen,
            parked: None,
            behind: None,
            turns: Turns::default(),
            open: None,
            points: play.test_points.then(Points::default),
            autoplay: None,
            last_frame: Instant::now(),
            quit: false,
            trouble: None,
        };
        if let Some(position) = &play.test_position {
            let proxy = shell.proxy.clone();
            let (battle, table, heard) = trial::open(position, move || wake(&proxy))?;
            shell.sit(&battle, table, heard);
        }
        if let Some(path) = &play.replay {
            shell.open_replay(path.clone());
        }
        if let Some(battle) = &play.test_plays {
            let battle = library::open(battle, None)?;
            let opponent = Opponent::Bot(Kind::Sensible);
            shell.decide(Decided::Play(Box::new(Wanted { battle, side: Side::First, weather: false, opponent })));
            let proxy = shell.proxy.clone();
            shell.autoplay = Some(Autoplay::sit(move || wake(&proxy)));
        }
        Ok(shell)
    }

    /// How the window ended.
    pub(crate) fn ending(&mut self) -> anyhow::Result<()> {
        self.trouble.take().map_or(Ok(()), Err)
    }

    fn open(&mut self, events: &ActiveEventLoop) -> anyhow::Result<Open> {
        // A screen reader must know the window before it is shown.
        let attributes = Window::default_attributes()
            .with_title("Estafette")
            .with_inner_size(FIRST)
            .with_min_inner_size(SMALLEST)
            .with_maximized(self.settings.maximised)
            .with_window_icon(winit::window::Icon::from_rgba(icon::rgba(), icon::SIDE, icon::SIDE).ok())
            .with_visible(false);
        let window = Arc::new(events.create_window(attributes)?);
        let gpu = Gpu::new(events, &window)?;
        let mut input = egui_winit::State::new(
            self.ctx.clone(),
            egui::ViewportId::ROOT,
            &window,
            Some(window.scale_factor() as f32),
            None,
            Some(gpu.longest_side()),
        );
        input.init_accesskit(events, &window, self.proxy.clone());
        window.set_visible(true);
        Ok(Open { window, gpu, input })
    }

    fn frame(&mut self, events: &ActiveEventLoop) {
        let Some(mut open) = self.open.take() else { return };
        let seconds = self.last_frame.elapsed().as_secs_f32().min(0.1);
        self.last_frame = Instant::now();
        self.hear(&open.window);
        let mut moving = false;
        match &mut self.screen {
            Screen::Match(screen) => {
                moving = screen.stage.advance(seconds);
                if let Some(autoplay) = &mut self.autoplay {
                    autoplay.play(screen);
                }
            }
            Screen::Replay(screen) => moving = screen.advance(seconds),
            Screen::Start(..) | Screen::Lobby(..) => {}
        }
        let shown = Shown::of(&self.screen);
        let window = open.gpu.size();
        let input = open.input.take_egui_input(&open.window);
        let ctx = self.ctx.clone();
        let output = ctx.run_ui(input, |ui| self.show(ui, window));
        if let (Some(points), Some(update)) = (&mut self.points, &output.platform_output.accesskit_update) {
            points.widgets(update, f64::from(output.pixels_per_point));
        }
        open.input.handle_platform_output(&open.window, output.platform_output);
        let painted = Painted {
            primitives: ctx.tessellate(output.shapes, output.pixels_per_point),
            textures: output.textures_delta,
            scale: output.pixels_per_point,
        };
        let scene = match &mut self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) => {
                look_beside(&ctx, scene, window);
                &**scene
            }
            Screen::Match(screen) => {
                let overlays = overlays::kept(screen);
                screen.scene(window, overlays)
            }
            Screen::Replay(screen) => screen.scene(window),
        };
        if let Some(autoplay) = &mut self.autoplay {
            autoplay.worked(self.last_frame.elapsed());
        }
        let unfinished = open.gpu.draw(&open.window, scene, painted);
        if let (Some(autoplay), Screen::Match(screen)) = (&mut self.autoplay, &self.screen) {
            self.quit |= autoplay.drew(screen);
        }
        shown.is_untouched();
        let wait = output.viewport_output.values().map(|view| view.repaint_delay).min().unwrap_or(Duration::MAX);
        if let Some(points) = &mut self.points {
            let at = ctx.input(|input| input.pointer.latest_pos());
            points.pointer = at.map(|at| [at.x, at.y].map(|part| (part * output.pixels_per_point).round()));
            points.focused = ctx.input(|input| input.focused);
            // Pages settle over a few frames, and ask for them.
            let still = !moving && !unfinished && !wait.is_zero();
            match &self.screen {
                Screen::Start(..) => points.print("start", None, window, still),
                Screen::Lobby(..) => points.print("lobby", None, window, still),
                Screen::Match(screen) => points.print("match", Some(screen), window, still),
                Screen::Replay(_) => points.print("replay", None, window, still),
            }
        }
        if self.quit {
            self.close(events);
        } else if moving || unfinished || wait.is_zero() {
            open.window.request_redraw();
        } else {
            events.set_control_flow(match Instant::now().checked_add(wait) {
                Some(then) if wait < Duration::from_secs(3600) => ControlFlow::WaitUntil(then),
                _ => ControlFlow::Wait,
            });
        }
        self.open = Some(open);
    }

    /// Ends the program; how the window stood is kept for the next time.
    fn close(&mut self, events: &ActiveEventLoop) {
        self.settings.panels = Kept::of(&self.ctx);
        // A window that cannot be remembered opens as it did at first.
        let _ = self.settings.save(&self.player.folders);
        events.exit();
    }

    /// Takes in what the table says, and tells the desktop if the player is asked.
    fn hear(&mut self, window: &Window) {
        let (asked, battle) = match &mut self.screen {
            Screen::Match(screen) => {
                screen.listen();
                (screen.asked_here().is_some(), screen.stage.board.battle().scenario.title.clone())
            }
            _ => (false, String::new()),
        };
        notice::tell(window, self.turns.asked(asked), &battle, self.settings.notices);
    }

    fn show(&mut self, ui: &mut egui::Ui, window: [u32; 2]) {
        let ctx = ui.ctx().clone();
        let mut wish = None;
        self.help.keys(&ctx);
        self.take_dropped(&ctx);
        let mut looked = None;
        match &mut self.screen {
            Screen::Start(start, _) => {
                if let Some(decided) = start.show(ui, &self.player) {
                    self.decide(decided);
                }
                self.put_behind();
            }
            Screen::Lobby(lobby, ..) => {
                if let Some(came) = lobby.show(ui) {
                    self.arrive(came);
                }
            }
            Screen::Match(screen) => {
                keys::take(&ctx, screen);
                egui::Panel::top("top").show(ui, |ui| wish = panels::top(ui, screen));
                panels::beside(ui, screen);
                on_board::show(ui, screen, window);
                if let Some(case) = screen.wants_rule.take() {
                    help::open_rule(&ctx, case);
                }
            }
            Screen::Replay(screen) => looked = screen.show(ui, window),
        }
        if let Some(looked) = looked {
            self.look(looked);
        }
        match wish {
            Some(Wish::Leave) => {
                self.screen = match self.parked.take() {
                    Some(replay) => Screen::Replay(replay),
                    None => self.start(None),
                };
            }
            Some(Wish::Settings) => self.open_settings(),
            Some(Wish::Again) => self.again(),
            None => {}
        }
        if let Some(mut page) = self.settings_page.take() {
            match page.show(&ctx, &mut self.settings, &self.player) {
                Some(settings_page::Wish::Close) => return self.apply_settings(),
                Some(settings_page::Wish::Changed) => self.apply_settings(),
                Some(settings_page::Wish::Named(name)) => {
                    // A name that cannot be kept stays as it was, as the page shows.
                    let _ = self.reload(Some(&name));
                }
                None => {}
            }
            self.settings_page = Some(page);
        }
        let seen = match &self.screen {
            Screen::Match(screen) => taught::seen(screen),
            _ => {
                self.help.end_lesson();
                None
            }
        };
        if let Some(guided) = self.help.show(&ctx, &self.settings.theme, seen.as_ref()) {
            self.decide(Decided::Play(Box::new(guided)));
            self.help.begin_lesson();
        }
    }

    fn open_settings(&mut self) {
        self.settings_page = Some(SettingsPage::open(&self.settings, &self.player));
    }

    fn apply_settings(&mut self) {
        self.ctx.set_zoom_factor(self.settings.scale);
        self.settings.keys.install(&self.ctx);
        // Settings that cannot be kept still hold for this run.
        let _ = self.settings.save(&self.player.folders);
        match &mut self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) => scene.theme = self.settings.board_theme(),
            Screen::Match(screen) => {
                screen.stage.set_theme(self.settings.board_theme());
                screen.stage.play.set_on(self.settings.motion);
            }
            Screen::Replay(screen) => screen.set(self.settings.board_theme(), self.settings.motion),
        }
    }

    /// Lays the board of the battle that is chosen behind the page.
    fn put_behind(&mut self) {
        let Screen::Start(start, scene) = &mut self.screen else { return };
        let Some(battle) = start.battle() else { return };
        if !self.behind.as_ref().is_some_and(|behind| Arc::ptr_eq(behind, &battle.scenario)) {
            self.behind = Some(Arc::clone(&battle.scenario));
            **scene = laid_out(battle, self.settings.board_theme());
            self.ctx.request_repaint();
        }
    }

    fn decide(&mut self, decided: Decided) {
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
                    Far::Invite { setup, .. } => setup::in_words(&setup.terms(), &setup.battle.board, setup.side),
                    _ => Vec::new(),
                };
                let proxy = self.proxy.clone();
                let (table, heard) = Table::far(player, far, Arc::new(move || wake(&proxy)));
                let lobby = LobbyScreen::new(table, heard, fingerprint, offered);
                let backdrop = Box::new(self.backdrop());
                let before = std::mem::replace(&mut self.screen, Screen::Lobby(Box::new(lobby), backdrop, None));
                if let (Screen::Start(mut start, _), Screen::Lobby(.., kept)) = (before, &mut self.screen) {
                    start.set_out();
                    *kept = Some(start);
                }
            }),
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
            self.screen = self.start(Some(format!("{error:#}")));
        }
    }

    /// Turns to the page that opens a match.
    fn open_replay(&mut self, path: PathBuf) {
        self.screen = self.start(None);
        if let Screen::Start(start, _) = &mut self.screen {
            start.open_replay(path);
        }
        self.ctx.request_repaint();
    }

    /// A file that is dropped onto the window is opened, unless a match is on.
    fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let (Some(path), Screen::Start(..) | Screen::Replay(_)) = (dropped, &self.screen) {
            self.open_replay(path);
        }
    }

    /// What somebody who looks at a match wants.
    fn look(&mut self, wish: viewer::Wish) {
        match wish {
            viewer::Wish::Settings => self.open_settings(),
            viewer::Wish::Leave => {
                self.screen = self.start(None);
                if let Screen::Start(start, _) = &mut self.screen {
                    start.show_shelf();
                }
            }
            viewer::Wish::Branch(branch, side, opponent) => {
                let Ok(practice) = Practice::begin(&branch, &self.player.name, side, opponent) else { return };
                let proxy = self.proxy.clone();
                let (table, heard) = Table::practise(practice, move || wake(&proxy));
                let before = self.sit(&branch.battle, table, heard);
                self.parked = if let Screen::Replay(replay) = before { Some(replay) } else { None };
                if let Screen::Match(screen) = &mut self.screen {
                    let text = format!("Practice: {}. Nothing of it is recorded.", branch.origin);
                    screen.stage.lines.push(log::word(text));
                }
            }
        }
    }

    /// Waiting for a friend came to something.
    fn arrive(&mut self, came: Came) {
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

    fn start(&self, trouble: Option<String>) -> Screen {
        start(&self.player, &self.settings, self.network, trouble, &self.proxy)
    }

    /// What lies behind a page.
    fn backdrop(&self) -> Scene {
        match &self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) => (**scene).clone(),
            Screen::Match(screen) => screen.stage.drawn().clone(),
            Screen::Replay(_) => laid_out_nothing(),
        }
    }

    fn go_on(&mut self, path: &Path) -> anyhow::Result<()> {
        let bytes = net::store::read_bounded(path)?;
        let record = net::record::Record::read(&bytes)?;
        let Some(net::entry::Body::Header(header)) = record.entries.first().map(|first| &first.entry.body) else {
            bail!("{} does not begin as a match does", path.display());
        };
        let battle = self.battle_of(header)?;
        let player = self.player_again(None)?;
        let proxy = self.proxy.clone();
        let (table, heard) = Table::resume(player, path.to_owned(), move || wake(&proxy));
        self.sit(&battle, table, heard);
        Ok(())
    }

    /// The battle of a header, with its drawing if it is one of ours or of a file that was opened here.
    fn battle_of(&self, header: &net::header::Header) -> anyhow::Result<library::Battle> {
        let mut own = self.settings.battles.iter().filter_map(|path| library::open_file(path).ok());
        let own = own.find(|battle| battle.bytes() == header.scenario);
        match own {
            Some(battle) => Ok(battle.under(header.terms.revision)?),
            None => Ok(library::of_bytes(&header.scenario, &header.terms.title)?.under(header.terms.revision)?),
        }
    }

    /// Sits down at a table, and answers with the screen before.
    fn sit(&mut self, battle: &library::Battle, table: Table, heard: Receiver<Heard>) -> Screen {
        let theme = self.settings.board_theme();
        // What was heard before the screen was there is listened to in the next frame.
        self.ctx.request_repaint();
        let screen = MatchScreen::new(battle, table, heard, theme, self.settings.motion);
        std::mem::replace(&mut self.screen, Screen::Match(Box::new(screen)))
    }

    /// The match that is shown, once more with sides swapped.
    fn again(&mut self) {
        if let Screen::Match(screen) = &self.screen
            && let Some(wanted) = screen.again()
        {
            self.decide(Decided::Play(Box::new(wanted)));
        }
    }

    fn reload(&mut self, name: Option<&str>) -> anyhow::Result<()> {
        self.player = self.player_again(name)?;
        Ok(())
    }

    /// The same player once more, for a table to have.
    fn player_again(&self, name: Option<&str>) -> anyhow::Result<Player> {
        Player::load_from(self.player.folders.clone(), name)
    }
}

/// The screen before a match, over the board of the battle that is offered first.
fn start(
    player: &Player,
    settings: &Settings,
    network: Network,
    trouble: Option<String>,
    proxy: &EventLoopProxy<Wake>,
) -> Screen {
    let proxy = proxy.clone();
    let mut screen = StartScreen::new(player, network, &settings.battles, Arc::new(move || wake(&proxy)));
    screen.trouble = trouble;
    let scene = screen.battle().map(|battle| laid_out(battle, settings.board_theme()));
    let scene = scene.unwrap_or_else(laid_out_nothing);
    Screen::Start(Box::new(screen), Box::new(scene))
}

/// What a debug build remembers of the game that a frame shows, to see that showing it changes nothing.
struct Shown(Option<(Arc<Now>, Hash)>);

impl Shown {
    fn of(screen: &Screen) -> Shown {
        let Screen::Match(screen) = screen else { return Shown(None) };
        let now = screen.now().filter(|_| cfg!(debug_assertions));
        Shown(now.map(|now| (Arc::clone(now), now.position.hash())))
    }

    fn is_untouched(&self) {
        if let Some((now, before)) = &self.0 {
            debug_assert!(
                now.position.hash() == *before,
                "a frame changed the game it shows; the window may only read it"
            );
        }
    }
}

impl ApplicationHandler<Wake> for Shell {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if self.open.is_none() {
            match self.open(events) {
                Ok(open) => {
                    open.window.request_redraw();
                    self.open = Some(open);
                }
                Err(error) => {
                    self.trouble = Some(error);
                    events.exit();
                }
            }
        }
    }

    fn user_event(&mut self, _: &ActiveEventLoop, wake: Wake) {
        let Some(mut open) = self.open.take() else { return };
        match wake {
            // A window that nobody sees draws no frames, and still hears that its player is asked.
            Wake::News => self.hear(&open.window),
            Wake::Reader(event) => match event.window_event {
                accesskit_winit::WindowEvent::InitialTreeRequested => self.ctx.enable_accesskit(),
                accesskit_winit::WindowEvent::ActionRequested(action) => open.input.on_accesskit_action_request(action),
                accesskit_winit::WindowEvent::AccessibilityDeactivated if self.points.is_none() => {
                    self.ctx.disable_accesskit();
                }
                accesskit_winit::WindowEvent::AccessibilityDeactivated => {}
            },
        }
        open.window.request_redraw();
        self.open = Some(open);
    }

    fn new_events(&mut self, _: &ActiveEventLoop, cause: winit::event::StartCause) {
        if let (winit::event::StartCause::ResumeTimeReached { .. }, Some(open)) = (cause, &self.open) {
            open.window.request_redraw();
        }
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        let Some(open) = &mut self.open else { return };
        match &event {
            WindowEvent::RedrawRequested => return self.frame(events),
            WindowEvent::CloseRequested => return self.close(events),
            WindowEvent::Focused(focused) => self.turns.focus(*focused),
            WindowEvent::Resized(size) => {
                open.gpu.resize(size.width, size.height);
                self.settings.maximised = open.window.is_maximized();
            }
            // A key works when it goes down, a button when it comes up.
            WindowEvent::KeyboardInput { event: KeyEvent { state: ElementState::Pressed, .. }, .. }
            | WindowEvent::MouseInput { state: ElementState::Released, .. } => {
                if let Some(points) = &mut self.points {
                    points.press();
                }
            }
            _ => {}
        }
        let response = open.input.on_window_event(&open.window, &event);
        if response.repaint || matches!(event, WindowEvent::Resized(_)) {
            open.window.request_redraw();
        }
    }
}

/// Tells the window that there is news; a window that is gone needs none.
fn wake(proxy: &EventLoopProxy<Wake>) {
    let _ = proxy.send_event(Wake::News);
}
