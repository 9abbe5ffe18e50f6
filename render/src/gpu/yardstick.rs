//! What measurements are held against, on the same device and in the same run: a plain scene, and one textured quad.

use super::meter::Meter;
use super::renderer::Renderer;
use super::store::Store;
use crate::geometry::{Point, point};
use crate::glyphs::{GlyphInstance, GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::scene::Colour;
use crate::text::{Atlas, Face};

/// A flat shape as the card reads it.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(super) struct Shape {
    anchor: [f32; 2],
    half_size: [f32; 2],
    colour: u32,
}

/// The plain scene: 1,200 flat hexes, 400 counters and 1,600 labels, all drawn anew each frame.
pub(super) struct Plain {
    pub(super) shapes: Vec<Shape>,
    pub(super) labels: Vec<GlyphInstance>,
}

/// Columns and rows of the plain scene's hexes.
const PLAIN: (u16, u16) = (40, 30);

impl Plain {
    pub(super) fn new(width: u32, height: u32, atlas: &mut Atlas) -> Plain {
        let (columns, rows) = PLAIN;
        let step = point(width as f32 / f32::from(columns), height as f32 / f32::from(rows));
        let mut shapes = Vec::new();
        let mut sheet = GlyphSheet::default();
        let mut label = |at: Point, text: &str, size: f32| {
            let stamp = Stamp { local: at, ..Stamp::at(Point::ZERO, size, Measure::Pixels, Colour::hex(0x202020)) };
            sheet.centred(atlas, Face::Sans, text, stamp);
        };
        for column in 0..columns {
            for row in 0..rows {
                let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
                let at = point((f32::from(column) + 0.5) * step.x, (f32::from(row) + 0.5 + lower) * step.y);
                let radius = step.y * 0.577;
                let green = 0xd8 + (column * 7 + row * 13) % 24;
                let colour = Colour { red: 0xe8, green: green as u8, blue: 0xc0 };
                shapes.push(Shape {
                    anchor: [at.x, at.y],
                    half_size: [radius.max(step.x * 0.667), -step.y * 0.5],
                    colour: colour.packed(1.0),
                });
                label(at - point(0.0, step.y * 0.35), &format!("{:02}{:02}", column + 1, row + 1), 9.0);
            }
        }
        for number in 0..400u16 {
            let (column, row) = (number % columns, number / columns * 3);
            let at = point((f32::from(column) + 0.5) * step.x, (f32::from(row) + 0.7) * step.y);
            let half = step.x.min(step.y) * 0.36;
            let colour = Colour::hex(if number % 2 == 0 { 0x2f5fb3 } else { 0x3f7d3a });
            shapes.push(Shape { anchor: [at.x, at.y], half_size: [half, half], colour: colour.packed(1.0) });
            label(at, &format!("{}-{}", number % 9 + 1, number % 4 + 3), 13.0);
        }
        // Labels are measured from the middle of the world, which is the middle of the picture.
        let half = point(width as f32, height as f32) * 0.5;
        for instance in &mut sheet.instances {
            instance.shift(-half);
        }
        Plain { shapes, labels: sheet.instances }
    }
}

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
