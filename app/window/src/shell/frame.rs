//! A frame of the window: its messages, its drawing, and the time of the next one.

use super::backdrop::look_beside;
use super::gpu::Painted;
use super::notice::{self, Call};
use super::program::Shell;
use super::screen::Screen;
use super::untouched::Shown;
use crate::MESSAGES;
use crate::settings::kept_panels::PanelState;
use crate::table::overlays;
use language::say;
use std::time::{Duration, Instant};
use winit::event_loop::{ActiveEventLoop, ControlFlow};
use winit::window::Window;

impl Shell {
    /// Draws a frame, and says when the next one is due.
    pub(super) fn frame(&mut self, events: &ActiveEventLoop) {
        let Some(mut open) = self.open.take() else { return };
        let seconds = self.last_frame.elapsed().as_secs_f32().min(0.1);
        self.last_frame = Instant::now();
        self.hear(&open.window);
        let mut moving = false;
        match &mut self.screen {
            Screen::Match(screen) => {
                moving = screen.advance(seconds);
                if let Some(said) = self.autoplay.as_mut().and_then(|autoplay| autoplay.play(&screen.board)) {
                    screen.say(&said);
                }
            }
            Screen::Replay(screen) => moving = screen.advance(seconds),
            Screen::Start(..) | Screen::Lobby(..) | Screen::Club(..) => {}
        }
        let heard = self.last_frame.elapsed();
        let shown = Shown::of(&self.screen);
        let window = open.gpu.size();
        let input = open.input.take_egui_input(&open.window);
        let ctx = self.ctx.clone();
        let page = std::mem::discriminant(&self.screen);
        let mut output = ctx.run_ui(input, |ui| self.show(ui, window));
        if page != std::mem::discriminant(&self.screen) {
            // The panels of the page that was left do not stand over the board of the new one.
            let input = open.input.take_egui_input(&open.window);
            output.append(ctx.run_ui(input, |ui| self.show(ui, window)));
        }
        if let (Some(points), Some(update)) = (&mut self.points, &output.platform_output.accesskit_update) {
            points.widgets(update, f64::from(output.pixels_per_point));
        }
        open.input.handle_platform_output(&open.window, output.platform_output);
        let painted = Painted {
            primitives: ctx.tessellate(output.shapes, output.pixels_per_point),
            textures: output.textures_delta,
            scale: output.pixels_per_point,
        };
        let paged = self.last_frame.elapsed();
        let scene = match &mut self.screen {
            Screen::Start(_, scene) | Screen::Lobby(_, scene, _) | Screen::Club(_, scene) => {
                look_beside(&ctx, scene, window);
                &**scene
            }
            Screen::Match(screen) => {
                let overlays = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
                screen.scene(window, overlays)
            }
            Screen::Replay(screen) => screen.scene(window),
        };
        if let Some(autoplay) = &mut self.autoplay {
            autoplay.worked([heard, paged, self.last_frame.elapsed()]);
        }
        let unfinished = open.gpu.draw(&open.window, scene, painted);
        if let (Some(autoplay), Screen::Match(screen)) = (&mut self.autoplay, &self.screen) {
            self.quit |= autoplay.drew(&screen.board);
        }
        shown.is_untouched();
        let wait = output.viewport_output.values().map(|view| view.repaint_delay).min().unwrap_or(Duration::MAX);
        let (rests, unfolding) = match &self.screen {
            Screen::Match(screen) => (screen.board.unfolding.rests(), screen.board.unfolding.is_busy()),
            _ => (None, false),
        };
        let wait = rests.map_or(wait, |rests| wait.min(rests.max(Duration::from_millis(1))));
        let wait = self.usher_rests().map_or(wait, |rests| wait.min(rests));
        // A test presses nothing before an answer counts.
        let settles = match &self.screen {
            Screen::Match(screen) if self.points.is_some() && !screen.board.curtain.is_down() => {
                screen.asked.settles_in()
            }
            _ => None,
        };
        let wait = settles.map_or(wait, |settles| wait.min(settles.max(Duration::from_millis(1))));
        if let Some(points) = &mut self.points {
            let at = ctx.input(|input| input.pointer.latest_pos());
            points.pointer = at.map(|at| [at.x, at.y].map(|part| (part * output.pixels_per_point).round()));
            points.focused = ctx.input(|input| input.focused);
            // Pages settle over a few frames, and ask for them.
            let still = !moving && !unfinished && !unfolding && settles.is_none() && !wait.is_zero();
            match &self.screen {
                Screen::Start(..) => points.print("start", None, window, still),
                Screen::Lobby(..) => points.print("lobby", None, window, still),
                Screen::Club(..) => points.print("club", None, window, still),
                Screen::Match(screen) => points.print("match", Some((&screen.board, &screen.asked)), window, still),
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

    /// Ends the program; size and place of the window are saved for the next start.
    pub(super) fn close(&mut self, events: &ActiveEventLoop) {
        self.remember_seen();
        self.settings.panels = PanelState::of(&self.ctx);
        // A window that cannot be remembered opens as it did at first.
        let _ = self.settings.save(&self.player.folders);
        events.exit();
    }

    /// Takes in what the table says, and tells the desktop what the player is called for.
    pub(super) fn hear(&mut self, window: &Window) {
        self.attend();
        let waits = self.called_to_table();
        let (call, battle) = match &mut self.screen {
            Screen::Match(screen) => {
                screen.listen();
                // A player who looks at the window is called once an answer is possible, one who looks elsewhere at
                // once.
                let turn = if self.turns.is_focused() { screen.board.is_turn() } else { screen.board.will_be_asked() };
                let call = match screen.board.request() {
                    Some(what) => Call::Asks(what),
                    None if turn => Call::Turn,
                    None => waits.unwrap_or_default(),
                };
                (call, screen.board.battle().title())
            }
            _ => (waits.unwrap_or_default(), say!(MESSAGES, "window-shell-tournament")),
        };
        let told = self.turns.called(call);
        self.sound(&told);
        notice::tell(window, told, &battle, self.settings.notices);
    }

    /// Lets be heard what happens on the board, and what the player is called for.
    fn sound(&mut self, told: &notice::CallSignal) {
        let mut sounds = match &mut self.screen {
            Screen::Match(screen) => std::mem::take(&mut screen.manner.sounds),
            _ => Vec::new(),
        };
        sounds.extend(told.sound());
        if let Some(speaker) = self.speaker.as_mut().filter(|_| !PanelState::of(&self.ctx).muted) {
            sounds.into_iter().for_each(|sound| speaker.play(sound, self.settings.volume));
        }
    }

    /// Remembers how much of the match on the screen was seen, for a player who comes back to it.
    pub(super) fn remember_seen(&mut self) {
        if let Screen::Match(screen) = &self.screen
            && let Some(now) = screen.board.now().filter(|now| now.far)
            && let Some(record) = &now.record
        {
            self.settings.saw(record, now.around.length);
        }
    }
}
