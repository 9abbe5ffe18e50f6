//! A window on a screen.

use super::gpu::Gpu;
use super::icon;
use super::wake::Wake;
use std::sync::Arc;
use winit::event_loop::{ActiveEventLoop, EventLoopProxy};
use winit::window::Window;

/// The smallest window that shows the panels and some of the board.
const SMALLEST: winit::dpi::LogicalSize<f64> = winit::dpi::LogicalSize::new(760.0, 520.0);
/// The size a window is opened with.
const FIRST: winit::dpi::LogicalSize<f64> = winit::dpi::LogicalSize::new(1280.0, 800.0);

/// A window on a screen.
pub(super) struct Open {
    pub(super) window: Arc<Window>,
    pub(super) gpu: Gpu,
    pub(super) input: egui_winit::State,
}

impl Open {
    /// Opens a window of the program, as large as it was last seen.
    pub(super) fn new(
        events: &ActiveEventLoop,
        ctx: &egui::Context,
        proxy: &EventLoopProxy<Wake>,
        maximised: bool,
    ) -> anyhow::Result<Open> {
        // A screen reader must know the window before it is shown.
        let attributes = Window::default_attributes()
            .with_title("Estafette")
            .with_inner_size(FIRST)
            .with_min_inner_size(SMALLEST)
            .with_maximized(maximised)
            .with_window_icon(winit::window::Icon::from_rgba(icon::rgba(), icon::SIDE, icon::SIDE).ok())
            .with_visible(false);
        let window = Arc::new(events.create_window(attributes)?);
        let gpu = Gpu::new(events, &window)?;
        let mut input = egui_winit::State::new(
            ctx.clone(),
            egui::ViewportId::ROOT,
            &window,
            Some(window.scale_factor() as f32),
            None,
            Some(gpu.longest_side()),
        );
        input.init_accesskit(events, &window, proxy.clone());
        window.set_visible(true);
        Ok(Open { window, gpu, input })
    }
}
