//! A yardstick for measurements, on the same device and in the same run: a plain scene, and one textured quad.

use super::meter::Meter;
use super::plain::{Plain, Shape};
use super::renderer::Renderer;
use super::store::Store;
use crate::glyphs::GlyphInstance;

/// A yardstick on a renderer's device.
pub struct Yardstick<'a> {
    renderer: &'a mut Renderer,
    shapes: Store<Shape>,
    labels: Store<GlyphInstance>,
    plain: wgpu::RenderPipeline,
    quad: wgpu::RenderPipeline,
    quad_bind: wgpu::BindGroup,
    depth: wgpu::TextureView,
}

impl<'a> Yardstick<'a> {
    /// For pictures of that size.
    pub fn new(renderer: &'a mut Renderer, format: wgpu::TextureFormat, width: u32, height: u32) -> Yardstick<'a> {
        let parts = renderer.yardstick_parts(format, width, height);
        let device = renderer.device();
        let plain = Plain::new(width, height, renderer.atlas());
        let mut shapes = Store::new("plain shapes", wgpu::BufferUsages::VERTEX);
        let mut labels = Store::new("plain labels", wgpu::BufferUsages::VERTEX);
        shapes.fill(&device, renderer.queue(), &plain.shapes);
        labels.fill(&device, renderer.queue(), &plain.labels);
        renderer.prepare_plain(width, height);
        let (plain, quad, quad_bind) = parts;
        let depth = renderer.plain_depth(width, height);
        Yardstick { renderer, shapes, labels, plain, quad, quad_bind, depth }
    }

    /// Draws the plain scene.
    pub fn plain(&mut self, target: &wgpu::TextureView) {
        let renderer = &self.renderer;
        let device = renderer.device();
        let mut encoder = device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("plain") });
        renderer.plain_pass(&mut encoder, target, &self.depth, &self.plain, &self.shapes, &self.labels);
        self.finish(encoder);
    }

    /// Draws one textured quad over the whole picture.
    pub fn quad(&mut self, target: &wgpu::TextureView) {
        let device = self.renderer.device();
        let mut encoder = device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("quad") });
        {
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("quad"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations {
                        load: wgpu::LoadOp::Clear(wgpu::Color::BLACK),
                        store: wgpu::StoreOp::Store,
                    },
                })],
                timestamp_writes: self.renderer.meter().map(Meter::frame),
                ..Default::default()
            });
            pass.set_pipeline(&self.quad);
            pass.set_bind_group(0, &self.quad_bind, &[]);
            pass.draw(0..3, 0..1);
        }
        self.finish(encoder);
    }

    fn finish(&self, mut encoder: wgpu::CommandEncoder) {
        if let Some(meter) = self.renderer.meter() {
            meter.resolve(&mut encoder, false);
        }
        self.renderer.queue().submit([encoder.finish()]);
    }

    /// The renderer it measures on.
    pub fn renderer(&self) -> &Renderer {
        self.renderer
    }
}
