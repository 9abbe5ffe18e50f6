//! The window itself: events in, frames out, and nothing drawn while nothing changes.

use super::gpu::{Gpu, Painted};
use super::lobby_screen::{Came, LobbyScreen};
use super::match_screen::MatchScreen;
use super::panels::{self, Wish};
use super::points::Points;
use super::settings::Settings;
use super::start_screen::{Decided, StartScreen};
use super::{Play, board_view, choices, keys, look};
use crate::board;
use crate::library;
use crate::online::{Network, Player};
use crate::partner::Table;
use anyhow::anyhow;
use render::Scene;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use winit::application::ApplicationHandler;
use winit::event::WindowEvent;
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoopProxy};
use winit::window::{Window, WindowId};

/// The table has news.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wake;

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
    Lobby(Box<LobbyScreen>, Box<Scene>),
    Match(Box<MatchScreen>),
}

/// The program around the window.
pub(super) struct Shell {
    proxy: EventLoopProxy<Wake>,
    ctx: egui::Context,
    player: Player,
    settings: Settings,
    settings_open: bool,
    network: Network,
    screen: Screen,
    open: Option<Open>,
    points: Option<Points>,
    last_frame: Instant,
    quit: bool,
    trouble: Option<anyhow::Error>,
}

impl Shell {
    /// The program, before its window is there.
    pub(super) fn new(play: &Play, proxy: EventLoopProxy<Wake>) -> anyhow::Result<Shell> {
        let player = Player::load(play.name.as_deref())?;
        let ctx = egui::Context::default();
        look::dress(&ctx);
        if play.test_points {
            ctx.enable_accesskit();
        }
        let settings = Settings::load(&player.folders);
        ctx.set_zoom_factor(settings.scale);
        let network =
            if play.loopback { Network::LOOPBACK } else { Network { loopback: false, port: 0, router: true } };
        let screen = start(&player, &settings, network, None);
        Ok(Shell {
            proxy,
            ctx,
            player,
            settings,
            settings_open: false,
            network,
            screen,
            open: None,
            points: play.test_points.then(Points::default),
            last_frame: Instant::now(),
            quit: false,
            trouble: None,
        })
    }

    /// How the window ended.
    pub(super) fn ending(&mut self) -> anyhow::Result<()> {
        self.trouble.take().map_or(Ok(()), Err)
    }

    fn open(&mut self, events: &ActiveEventLoop) -> anyhow::Result<Open> {
        let attributes =
            Window::default_attributes().with_title("Estafette").with_inner_size(FIRST).with_min_inner_size(SMALLEST);
        let window = Arc::new(events.create_window(attributes)?);
        let gpu = Gpu::new(events, &window)?;
        let input = egui_winit::State::new(
            self.ctx.clone(),
            egui::ViewportId::ROOT,
            &window,
            Some(window.scale_factor() as f32),
            None,
            Some(gpu.longest_side()),
        );
        Ok(Open { window, gpu, input })
    }

    fn frame(&mut self, events: &ActiveEventLoop) {
        let Some(mut open) = self.open.take() else { return };
        let seconds = self.last_frame.elapsed().as_secs_f32().min(0.1);
        self.last_frame = Instant::now();
        let mut moving = false;
        if let Screen::Match(screen) = &mut self.screen {
            screen.listen();
            moving = screen.stage.advance(seconds);
        }
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
            Screen::Start(_, scene) | Screen::Lobby(_, scene) => &**scene,
            Screen::Match(screen) => screen.scene(window),
        };
        let unfinished = open.gpu.draw(&open.window, scene, painted);
        let wait = output.viewport_output.values().map(|view| view.repaint_delay).min().unwrap_or(Duration::MAX);
        if let Some(points) = &mut self.points {
            let at = ctx.input(|input| input.pointer.latest_pos());
            points.pointer = at.map(|at| [at.x, at.y].map(|part| (part * output.pixels_per_point).round()));
            // Pages settle over a few frames, and ask for them.
            let still = !moving && !unfinished && !wait.is_zero();
            match &self.screen {
                Screen::Start(..) => points.print("start", None, window, still),
                Screen::Lobby(..) => points.print("lobby", None, window, still),
                Screen::Match(screen) => points.print("match", Some(screen), window, still),
            }
        }
        if self.quit {
            events.exit();
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

    fn show(&mut self, ui: &mut egui::Ui, window: [u32; 2]) {
        let ctx = ui.ctx().clone();
        let mut wish = None;
        match &mut self.screen {
            Screen::Start(start, _) => {
                if let Some(decided) = start.show(ui, &self.player) {
                    self.decide(decided);
                }
            }
            Screen::Lobby(lobby, _) => {
                if let Some(came) = lobby.show(ui) {
                    self.arrive(came);
                }
            }
            Screen::Match(screen) => {
                keys::take(&ctx, screen);
                egui::Panel::top("top").show(ui, |ui| wish = panels::top(ui, screen));
                egui::Panel::right("side").resizable(false).show(ui, |ui| panels::side(ui, screen));
                let now = screen.now().map(Arc::clone);
                let touch = board_view::show(ui, &mut screen.stage, now.as_deref().map(|now| &now.game), window);
                match touch {
                    Some(board_view::Touch::Hex(hex, unit)) => choices::click(screen, hex, unit),
                    Some(board_view::Touch::Beside | board_view::Touch::Back) => screen.cancel(),
                    None => {}
                }
            }
        }
        match wish {
            Some(Wish::Leave) => self.screen = self.start(None),
            Some(Wish::Settings) => self.settings_open = true,
            Some(Wish::Again) => self.again(),
            None => {}
        }
        if self.settings_open {
            self.show_settings(&ctx);
        }
    }

    fn show_settings(&mut self, ctx: &egui::Context) {
        let mut open = true;
        let mut changed = false;
        egui::Window::new("Settings").open(&mut open).collapsible(false).resizable(false).show(ctx, |ui| {
            changed = self.settings.show(ui);
            ui.label(look::faint(format!("Matches are kept in {}", self.player.folders.matches().display())));
        });
        self.settings_open = open;
        if changed {
            self.ctx.set_zoom_factor(self.settings.scale);
            // Settings that cannot be kept still hold for this run.
            let _ = self.settings.save(&self.player.folders);
            match &mut self.screen {
                Screen::Start(_, scene) | Screen::Lobby(_, scene) => scene.theme = self.settings.board_theme(),
                Screen::Match(screen) => {
                    screen.stage.set_theme(self.settings.board_theme());
                    screen.stage.play.set_on(self.settings.motion);
                }
            }
        }
    }

    fn decide(&mut self, decided: Decided) {
        let outcome = match decided {
            Decided::Quit => {
                self.quit = true;
                Ok(())
            }
            Decided::Settings => {
                self.settings_open = true;
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
                let proxy = self.proxy.clone();
                let (table, heard) = Table::far(player, far, Arc::new(move || wake(&proxy)));
                let scene = self.backdrop();
                self.screen = Screen::Lobby(Box::new(LobbyScreen::new(table, heard)), Box::new(scene));
            }),
            Decided::GoOn(path) => self.go_on(&path),
        };
        if let Err(error) = outcome {
            self.screen = self.start(Some(format!("{error:#}")));
        }
    }

    /// Waiting for a friend came to something.
    fn arrive(&mut self, came: Came) {
        let again = self.start(None);
        let before = std::mem::replace(&mut self.screen, again);
        if let (Came::Match(battle), Screen::Lobby(lobby, _)) = (came, before) {
            let (table, heard) = lobby.leave();
            self.sit(&battle, table, heard);
        }
    }

    fn start(&self, trouble: Option<String>) -> Screen {
        start(&self.player, &self.settings, self.network, trouble)
    }

    /// What lies behind a page.
    fn backdrop(&self) -> Scene {
        match &self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene) => (**scene).clone(),
            Screen::Match(screen) => screen.stage.drawn().clone(),
        }
    }

    fn go_on(&mut self, path: &Path) -> anyhow::Result<()> {
        let bytes = net::store::read_bounded(path)?;
        let record = net::record::Record::read(&bytes)?;
        let seen =
            net::verify::examine::<engine::art_of_war::Game>(&record, None).map_err(|error| anyhow!("{error}"))?;
        let id = seen.course.game().board().definition().id.clone();
        let battle = library::open(&id, None)?;
        let player = self.player_again(None)?;
        let proxy = self.proxy.clone();
        let (table, heard) = Table::resume(player, path.to_owned(), move || wake(&proxy));
        self.sit(&battle, table, heard);
        Ok(())
    }

    fn sit(&mut self, battle: &library::Battle, table: Table, heard: std::sync::mpsc::Receiver<crate::partner::Heard>) {
        let theme = self.settings.board_theme();
        // What was heard before the screen was there is listened to in the next frame.
        self.ctx.request_repaint();
        self.screen = Screen::Match(Box::new(MatchScreen::new(battle, table, heard, theme, self.settings.motion)));
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
fn start(player: &Player, settings: &Settings, network: Network, trouble: Option<String>) -> Screen {
    let mut screen = StartScreen::new(player, network);
    screen.trouble = trouble;
    let map = screen.battle().map(|battle| Arc::clone(board::Board::new(battle).map()));
    let map = map.unwrap_or_else(|| {
        let grid = engine::hex::Grid { columns: 12, rows: 8, lower: engine::hex::Lower::Even };
        Arc::new(render::scene::Map::clear(grid))
    });
    let mut scene = Scene::new(map);
    scene.theme = settings.board_theme();
    Screen::Start(Box::new(screen), Box::new(scene))
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

    fn user_event(&mut self, _: &ActiveEventLoop, _: Wake) {
        if let Some(open) = &self.open {
            open.window.request_redraw();
        }
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
            WindowEvent::CloseRequested => return events.exit(),
            WindowEvent::Resized(size) => open.gpu.resize(size.width, size.height),
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
    let _ = proxy.send_event(Wake);
}
