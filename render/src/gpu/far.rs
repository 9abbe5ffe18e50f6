//! The whole ground in little. It lies under the kept picture while that one is stretched, so that a map which is moved fast shows
//! no bare paper.

use super::kept::Sheet;
use super::renderer::{Ground, Pace, Renderer};
use super::uniform::Uniform;
use scene::geometry::{Point, point};
use scene::{Scene, View};

/// The longest side of the little picture, in pixels.
const SIDE: f32 = 1024.0;

impl Renderer {
    /// Draws the whole ground in little, once for each ground, where the kept picture is ever stretched.
    pub(super) fn draw_far(&mut self, scene: &Scene, encoder: &mut wgpu::CommandEncoder) {
        let Some(ground) = self.ground.as_ref().filter(|_| self.pace != Pace::AtOnce && self.kept.far.is_none()) else {
            return;
        };
        let frame = scene.map.frame();
        let zoom = SIDE / frame.size().x.max(frame.size().y).max(1.0);
        let size = point((frame.size().x * zoom).ceil().max(1.0), (frame.size().y * zoom).ceil().max(1.0));
        let view = View { centre: frame.middle(), zoom, size, turned: scene.camera.turned };
        let samplers = [&self.clamped, &self.nearest];
        let layout = &self.pipelines.sampled_layout;
        let sheet = Sheet::new(&self.device, layout, samplers, view, [size.x as u32, size.y as u32]);
        let [_, _, (buffer, bind), _] = &self.uniforms;
        let uniform = Uniform::new(scene, view, ground.area, None);
        self.queue.write_buffer(buffer, 0, bytemuck::bytes_of(&uniform));
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("far ground"),
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &sheet.target,
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::WHITE), store: wgpu::StoreOp::Store },
            })],
            ..Default::default()
        });
        pass.set_bind_group(0, bind, &[]);
        self.lay_ground(&mut pass, ground, false);
        drop(pass);
        self.kept.far = Some(sheet);
    }

    /// Makes the little picture ready to be laid under a view.
    pub(super) fn ready_far(&self, scene: &Scene, view: View, ground: &Ground) {
        let Some(far) = &self.kept.far else { return };
        let [.., (buffer, _)] = &self.uniforms;
        let uniform = Uniform::new(scene, view, ground.area, Some(far.view));
        self.queue.write_buffer(buffer, 0, bytemuck::bytes_of(&uniform));
    }

    /// Lays the little picture down, and leaves the part of the target that the kept one covers to that. Number of draw calls.
    pub(super) fn lay_far(&self, pass: &mut wgpu::RenderPass<'_>, front: View, view: View) -> u32 {
        let Some(far) = &self.kept.far else { return 0 };
        let [.., (_, bind)] = &self.uniforms;
        pass.set_bind_group(0, bind, &[]);
        pass.set_bind_group(1, &far.smooth, &[]);
        pass.draw(0..3, 0..1);
        let [x, y, width, height] = covered(front, view);
        pass.set_scissor_rect(x, y, width, height);
        1
    }
}

/// The part of a view that another view shows, in pixels: left, top, width and height.
fn covered(other: View, view: View) -> [u32; 4] {
    let seen = other.visible();
    let corners = [view.pixel(seen.min), view.pixel(seen.max)];
    let within = |at: Point| point(at.x.clamp(0.0, view.size.x), at.y.clamp(0.0, view.size.y));
    let [a, b] = corners.map(within);
    let (least, most) = (point(a.x.min(b.x).ceil(), a.y.min(b.y).ceil()), point(a.x.max(b.x), a.y.max(b.y)));
    let long = |from: f32, to: f32| (to.floor() - from).max(0.0) as u32;
    [least.x as u32, least.y as u32, long(least.x, most.x), long(least.y, most.y)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_a_view_that_the_kept_picture_shows_is_in_pixels_of_the_view() {
        let view = |x: f32, zoom: f32| View { centre: point(x, 10.0), zoom, size: point(200.0, 100.0), turned: false };
        assert_eq!(covered(view(10.0, 20.0), view(10.0, 20.0)), [0, 0, 200, 100], "the same");
        assert_eq!(
            covered(view(10.0, 20.0), view(12.0, 20.0)),
            [0, 0, 160, 100],
            "it was moved two hexes to the right"
        );
        assert_eq!(covered(view(10.0, 20.0), view(10.0, 10.0)), [50, 25, 100, 50], "it is seen from farther away");
        assert_eq!(covered(view(10.0, 20.0), view(40.0, 20.0))[2], 0, "it is out of sight");
        let turned = |x: f32| View { turned: true, ..view(x, 20.0) };
        assert_eq!(covered(turned(10.0), turned(12.0)), [40, 0, 160, 100]);
    }
}
