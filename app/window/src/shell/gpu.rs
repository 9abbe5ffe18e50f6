//! One device for the board and the panels, and the surface both are drawn on.

use crate::MESSAGES;
use anyhow::{Context, anyhow};
use egui_wgpu::{Renderer as Panels, RendererOptions, ScreenDescriptor};
use language::say;
use render::{Renderer, Scene};
use std::sync::Arc;
use winit::event_loop::ActiveEventLoop;
use winit::window::Window;

/// The graphics of one window.
pub(super) struct Gpu {
    device: wgpu::Device,
    queue: wgpu::Queue,
    surface: wgpu::Surface<'static>,
    config: wgpu::SurfaceConfiguration,
    board: Renderer,
    panels: Panels,
}

/// The shapes that egui wants painted.
pub(super) struct Painted {
    pub(super) primitives: Vec<egui::ClippedPrimitive>,
    pub(super) textures: egui::TexturesDelta,
    pub(super) scale: f32,
}

impl Gpu {
    /// Graphics for a window: a card if there is one, or else a program that draws.
    pub(super) fn new(events: &ActiveEventLoop, window: &Arc<Window>) -> anyhow::Result<Gpu> {
        let mut why = anyhow!(say!(MESSAGES, "window-shell-no-adapter"));
        for backends in [wgpu::Backends::PRIMARY, wgpu::Backends::GL] {
            let display = Box::new(events.owned_display_handle());
            let mut descriptor = wgpu::InstanceDescriptor::new_with_display_handle_from_env(display);
            descriptor.backends &= backends;
            if descriptor.backends.is_empty() {
                continue;
            }
            match pollster::block_on(Gpu::with(wgpu::Instance::new(descriptor), window)) {
                Ok(gpu) => return Ok(gpu),
                Err(error) => why = error,
            }
        }
        Err(why).context(
            "this computer has no way to draw; on Debian, the packages libvulkan1 and mesa-vulkan-drivers draw without \
             a graphics card",
        )
    }

    async fn with(instance: wgpu::Instance, window: &Arc<Window>) -> anyhow::Result<Gpu> {
        let surface = instance.create_surface(Arc::clone(window))?;
        let options = wgpu::RequestAdapterOptions { compatible_surface: Some(&surface), ..Default::default() };
        let adapter = instance.request_adapter(&options).await?;
        let limits = wgpu::Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits());
        let limits = wgpu::Limits { max_buffer_size: adapter.limits().max_buffer_size, ..limits };
        let (device, queue) = adapter
            .request_device(&wgpu::DeviceDescriptor {
                label: Some("window"),
                required_limits: limits,
                ..Default::default()
            })
            .await?;
        let size = window.inner_size();
        let mut config = surface
            .get_default_config(&adapter, size.width.max(1), size.height.max(1))
            .with_context(|| say!(MESSAGES, "window-shell-no-surface"))?;
        // Colours are blended as they are written, by the board and by the panels: no sRGB conversion on the way.
        let formats = surface.get_capabilities(&adapter).formats;
        if let Some(&plain) = formats.iter().find(|format| !format.is_srgb()) {
            config.format = plain;
        }
        config.present_mode = wgpu::PresentMode::AutoVsync;
        surface.configure(&device, &config);
        let board = Renderer::for_window(&device, &queue, config.format);
        let panels = Panels::new(&device, config.format, RendererOptions::default());
        Ok(Gpu { device, queue, surface, config, board, panels })
    }

    /// Width and height in pixels.
    pub(super) const fn size(&self) -> [u32; 2] {
        [self.config.width, self.config.height]
    }

    /// The longest side a texture may have.
    pub(super) fn longest_side(&self) -> usize {
        usize::try_from(self.device.limits().max_texture_dimension_2d).unwrap_or(2048)
    }

    /// The window has another size.
    pub(super) fn resize(&mut self, width: u32, height: u32) {
        if width > 0 && height > 0 && [width, height] != self.size() {
            (self.config.width, self.config.height) = (width, height);
            self.surface.configure(&self.device, &self.config);
        }
    }

    /// Draws the board, then the panels over it. Whether more frames are needed before the picture is as it should be.
    pub(super) fn draw(&mut self, window: &Window, scene: &Scene, mut painted: Painted) -> bool {
        for (id, deltas) in painted.textures.set.drain() {
            for delta in &deltas {
                self.panels.update_texture(&self.device, &self.queue, id, delta);
            }
        }
        let done_with: Vec<egui::TextureId> = painted.textures.free.drain().collect();
        let frame = match self.surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(frame) | wgpu::CurrentSurfaceTexture::Suboptimal(frame) => frame,
            wgpu::CurrentSurfaceTexture::Outdated | wgpu::CurrentSurfaceTexture::Lost => {
                self.surface.configure(&self.device, &self.config);
                return true;
            }
            wgpu::CurrentSurfaceTexture::Timeout => return true,
            wgpu::CurrentSurfaceTexture::Occluded | wgpu::CurrentSurfaceTexture::Validation => return false,
        };
        let target = frame.texture.create_view(&wgpu::TextureViewDescriptor::default());
        let [width, height] = self.size();
        let (board, unfinished) = match self.board.encode(scene, width, height, &target) {
            Some((commands, report)) => (Some(commands), report.unfinished),
            None => (None, false),
        };
        let screen = ScreenDescriptor { size_in_pixels: [width, height], pixels_per_point: painted.scale };
        let mut encoder = self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("panels") });
        let first = self.panels.update_buffers(&self.device, &self.queue, &mut encoder, &painted.primitives, &screen);
        {
            let pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("panels"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: &target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations { load: wgpu::LoadOp::Load, store: wgpu::StoreOp::Store },
                })],
                ..Default::default()
            });
            self.panels.render(&mut pass.forget_lifetime(), &painted.primitives, &screen);
        }
        self.queue.submit(board.into_iter().chain(first).chain([encoder.finish()]));
        window.pre_present_notify();
        self.queue.present(frame);
        for id in &done_with {
            self.panels.free_texture(id);
        }
        unfinished
    }
}
