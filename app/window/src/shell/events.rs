//! Messages from the system to the window.

use super::daylight;
use super::open::Open;
use super::program::Shell;
use super::wake::Wake;
use egui_winit::accesskit_winit;
use winit::application::ApplicationHandler;
use winit::event::{ElementState, KeyEvent, WindowEvent};
use winit::event_loop::ActiveEventLoop;
use winit::window::WindowId;

impl ApplicationHandler<Wake> for Shell {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if self.open.is_none() {
            match Open::new(events, &self.ctx, &self.proxy, self.settings.maximised) {
                Ok(open) => {
                    open.window.request_redraw();
                    match open.window.theme() {
                        Some(theme) => self.desktop_is(theme == winit::window::Theme::Dark),
                        None => daylight::ask(&self.proxy),
                    }
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
            // A hidden window draws no frames, and still hears that its player is asked.
            Wake::News => self.hear(&open.window),
            Wake::Desktop { dark } => self.desktop_is(dark),
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
            WindowEvent::Focused(focused) => {
                self.turns.focus(*focused);
                if *focused {
                    // A player who comes back may have changed the desktop meanwhile.
                    daylight::ask(&self.proxy);
                }
            }
            WindowEvent::ThemeChanged(theme) => {
                let dark = *theme == winit::window::Theme::Dark;
                open.window.request_redraw();
                return self.desktop_is(dark);
            }
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
