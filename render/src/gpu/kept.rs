//! The kept picture of the ground: drawn once for a view, stretched while the view moves, and replaced when its
//! successor is ready.

use super::pipelines::KEPT_FORMAT;
use super::textures::texture;
use scene::View;
use scene::geometry::point;

/// A picture of the ground.
pub(super) struct Sheet {
    pub(super) target: wgpu::TextureView,
    /// For laying it down stretched.
    pub(super) smooth: wgpu::BindGroup,
    /// For laying it down pixel for pixel, which is cheaper.
    pub(super) exact: wgpu::BindGroup,
    pub(super) view: View,
    size: [u32; 2],
}

/// The picture in use, and the one that is being drawn.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) front: Option<Sheet>,
    pub(super) back: Option<(Sheet, u32)>,
    spare: Option<Sheet>,
    /// The whole ground in little.
    pub(super) far: Option<Sheet>,
    /// Whether the front is out of date; it is good enough until its successor is ready.
    outdated: bool,
}

/// A successor is drawn in this many bands, one or more a frame.
pub(super) const BANDS: u32 = 8;

impl Kept {
    /// Discards everything drawn.
    pub(super) fn forget(&mut self) {
        self.spare = self.front.take().or(self.spare.take());
        (self.back, self.far) = (None, None);
        self.outdated = false;
    }

    /// The ground changed a little: the old picture may be shown until it is drawn again.
    pub(super) fn outdate(&mut self) {
        if let Some((sheet, _)) = self.back.take() {
            self.spare = Some(sheet);
        }
        self.outdated = self.front.is_some();
    }

    /// Whether the front shows exactly this, pixel for pixel.
    pub(super) fn shows(&self, view: View) -> bool {
        !self.outdated
            && self.front.as_ref().is_some_and(|sheet| {
                let off = (view.centre - sheet.view.centre) * view.zoom + (view.size - sheet.view.size) * 0.5;
                let whole = |value: f32| (value - value.round()).abs() < 0.02;
                let seen = view.visible();
                let known = sheet.view.visible().grown(0.01 / view.zoom);
                sheet.view.zoom == view.zoom
                    && sheet.view.turned == view.turned
                    && whole(off.x)
                    && whole(off.y)
                    && known.contains(seen.min)
                    && known.contains(seen.max)
            })
    }

    /// Begins a successor for a view.
    pub(super) fn begin(
        &mut self,
        device: &wgpu::Device,
        layout: &wgpu::BindGroupLayout,
        samplers: [&wgpu::Sampler; 2],
        view: View,
    ) {
        let size = [view.size.x as u32, view.size.y as u32];
        let reused = self.spare.take().filter(|sheet| sheet.size == size);
        let sheet = match reused {
            Some(sheet) => Sheet { view, ..sheet },
            None => Sheet::new(device, layout, samplers, view, size),
        };
        self.back = Some((sheet, 0));
    }

    /// Puts the successor in front.
    pub(super) fn swap(&mut self) {
        if let Some((sheet, _)) = self.back.take() {
            self.spare = self.front.replace(sheet);
            self.outdated = false;
        }
    }
}

impl Sheet {
    pub(super) fn new(
        device: &wgpu::Device,
        layout: &wgpu::BindGroupLayout,
        samplers: [&wgpu::Sampler; 2],
        view: View,
        size: [u32; 2],
    ) -> Sheet {
        let usage = wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::TEXTURE_BINDING;
        let [width, height] = size;
        let target = texture(device, "kept ground", [width, height, 1], KEPT_FORMAT, usage)
            .create_view(&wgpu::TextureViewDescriptor::default());
        let [smooth, exact] = samplers.map(|sampler| {
            device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some("kept ground"),
                layout,
                entries: &[
                    wgpu::BindGroupEntry { binding: 0, resource: wgpu::BindingResource::TextureView(&target) },
                    wgpu::BindGroupEntry { binding: 1, resource: wgpu::BindingResource::Sampler(sampler) },
                ],
            })
        });
        Sheet { target, smooth, exact, view, size }
    }
}

/// A view somewhat larger than that, at the same zoom, so that it can move a little without uncovering anything.
pub(super) fn overscanned(view: View, by: f32, most: u32) -> View {
    let grow = |side: f32| {
        let wanted = (side * by / 2.0).ceil() * 2.0;
        // Both sizes even or both odd, so that pixels fall on pixels.
        let wanted = side + ((wanted - side) / 2.0).round() * 2.0;
        wanted.min(most as f32).max(side)
    };
    View { size: point(grow(view.size.x), grow(view.size.y)), ..view }
}
