//! Parts that a yardstick borrows from a renderer.

use super::meter::Meter;
use super::pipelines::{self, DEPTH_FORMAT};
use super::plain::Shape;
use super::renderer::{Renderer, draw_instances};
use super::store::Store;
use super::textures;
use super::uniform::Uniform;
use crate::glyphs::GlyphInstance;
use crate::text::Atlas;
use engine::hex::{Grid, Lower};
use scene::geometry::{Point, Rect};
use scene::{Camera, Map, Scene};
use std::sync::Arc;

impl Renderer {
    /// The device it draws with.
    pub fn device(&self) -> wgpu::Device {
        self.device.clone()
    }

    /// The queue it submits to.
    pub fn queue(&self) -> &wgpu::Queue {
        &self.queue
    }

    pub(super) fn atlas(&mut self) -> &mut Atlas {
        &mut self.atlas
    }

    /// The pipelines of the plain scene and of the quad, and a picture for the quad.
    pub(super) fn yardstick_parts(
        &mut self,
        format: wgpu::TextureFormat,
        width: u32,
        height: u32,
    ) -> (wgpu::RenderPipeline, wgpu::RenderPipeline, wgpu::BindGroup) {
        let usage = wgpu::TextureUsages::TEXTURE_BINDING | wgpu::TextureUsages::COPY_DST;
        let picture = textures::texture(&self.device, "quad", [width, height, 1], pipelines::KEPT_FORMAT, usage);
        let pixels: Vec<u8> =
            (0..width * height).flat_map(|at| [(at % 251) as u8, (at % 241) as u8, 200, 255]).collect();
        textures::write(&self.queue, &picture, 0, &pixels, 4);
        let bind = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("quad"),
            layout: &self.pipelines.sampled_layout,
            entries: &[
                wgpu::BindGroupEntry {
                    binding: 0,
                    resource: wgpu::BindingResource::TextureView(&picture.create_view(&Default::default())),
                },
                wgpu::BindGroupEntry { binding: 1, resource: wgpu::BindingResource::Sampler(&self.clamped) },
            ],
        });
        (
            pipelines::plain(&self.device, &self.pipelines.view_layout, format),
            pipelines::quad(&self.device, &self.pipelines.sampled_layout, format),
            bind,
        )
    }

    /// Sets the view to plain pixels around the middle of the picture.
    pub(super) fn prepare_plain(&mut self, width: u32, height: u32) {
        let map = Map::clear(Grid { columns: 1, rows: 1, lower: Lower::Even });
        let mut scene = Scene::new(Arc::new(map));
        scene.camera = Camera::at(Point::ZERO, 40.0);
        let uniform = Uniform::new(&scene, scene.camera.view(width, height), Rect::default(), None);
        let [(buffer, _), ..] = &self.uniforms;
        self.queue.write_buffer(buffer, 0, bytemuck::bytes_of(&uniform));
        textures::upload_atlas(&self.queue, &self.atlas_texture, &mut self.atlas);
        self.forget_ground();
    }

    /// A depth texture of that size.
    pub(super) fn plain_depth(&self, width: u32, height: u32) -> wgpu::TextureView {
        let usage = wgpu::TextureUsages::RENDER_ATTACHMENT;
        textures::texture(&self.device, "plain depth", [width, height, 1], DEPTH_FORMAT, usage)
            .create_view(&wgpu::TextureViewDescriptor::default())
    }

    pub(super) fn plain_pass(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        target: &wgpu::TextureView,
        depth: &wgpu::TextureView,
        pipeline: &wgpu::RenderPipeline,
        shapes: &Store<Shape>,
        labels: &Store<GlyphInstance>,
    ) {
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("plain"),
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: target,
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::WHITE), store: wgpu::StoreOp::Store },
            })],
            depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
                view: depth,
                depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(1.0), store: wgpu::StoreOp::Discard }),
                stencil_ops: None,
            }),
            timestamp_writes: self.meter.as_ref().map(Meter::frame),
            ..Default::default()
        });
        let [(_, bind), ..] = &self.uniforms;
        pass.set_bind_group(0, bind, &[]);
        pass.set_pipeline(pipeline);
        draw_instances(&mut pass, shapes);
        pass.set_pipeline(&self.pipelines.glyphs);
        pass.set_bind_group(1, &self.atlas_bind, &[]);
        draw_instances(&mut pass, labels);
    }
}
