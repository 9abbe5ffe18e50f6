//! Draws scenes with a device it is given, into textures it is given.

use super::kept::{BANDS, Kept, overscanned};
use super::meter::Meter;
use super::pipelines::{DEPTH_FORMAT, Pipelines};
use super::store::{Store, draw_ink};
use super::textures;
use super::uniform::Uniform;
use crate::counters::{CounterInstance, CounterSheet};
use crate::glyphs::{GlyphInstance, GlyphSheet};
use crate::ink::{InkMesh, InkVertex};
use crate::overlays;
use crate::terrain::{self, NUMBERS_FROM, NamePlacement, PlacedName};
use crate::text::Atlas;
use engine::hex::Hex;
use scene::geometry::Rect;
use scene::motion::{Die, Pose};
use scene::stacks::covered;
use scene::theme::Theme;
use scene::{Counter, CounterId, Holder, Map, Mood, Overlay, Scene, Shows, View, Weather};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pace of drawing the ground again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// At once: for pictures.
    AtOnce,
    /// A part of it each frame, while the old picture is stretched: for windows.
    InBands {
        /// Number of bands, out of eight, that are drawn each frame.
        a_frame: u32,
    },
}

/// Result of drawing a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FrameReport {
    /// Draw calls in all.
    pub draws: u32,
    /// Whether ground was drawn.
    pub ground: bool,
    /// Whether more frames are needed before the picture is as it should be.
    pub unfinished: bool,
}

/// The scene drawn last, to find out whether anything changed.
struct Drawn {
    counters: Vec<Counter>,
    holders: Vec<Holder>,
    poses: BTreeMap<CounterId, Pose>,
    overlays: Vec<Overlay>,
    dice: Vec<Die>,
    spread: Option<Hex>,
    mood: Mood,
    view: View,
}

/// The ground it has in store.
pub(super) struct Ground {
    map: Arc<Map>,
    theme: Theme,
    shows: Shows,
    turned: bool,
    pub(super) area: Rect,
    bind: wgpu::BindGroup,
    names: Vec<PlacedName>,
    /// The places of the names, and the rectangles that counters covered then.
    stands: Option<(Vec<Rect>, Vec<NamePlacement>)>,
}

/// Draws scenes.
pub struct Renderer {
    pub(super) device: wgpu::Device,
    pub(super) queue: wgpu::Queue,
    pub(super) pipelines: Pipelines,
    pub(super) pace: Pace,
    overscan: f32,
    pub(super) atlas: Atlas,
    pub(super) atlas_texture: wgpu::Texture,
    pub(super) atlas_bind: wgpu::BindGroup,
    noise: wgpu::TextureView,
    pub(super) clamped: wgpu::Sampler,
    repeated: wgpu::Sampler,
    pub(super) nearest: wgpu::Sampler,
    pub(super) uniforms: [(wgpu::Buffer, wgpu::BindGroup); 4],
    pub(super) ground: Option<Ground>,
    pub(super) kept: Kept,
    depth: Option<(wgpu::TextureView, [u32; 2])>,
    map_vertices: Store<InkVertex>,
    map_indices: Store<u32>,
    map_glyphs: Store<GlyphInstance>,
    name_glyphs: Store<GlyphInstance>,
    number_glyphs: Store<GlyphInstance>,
    under_vertices: Store<InkVertex>,
    under_indices: Store<u32>,
    over_vertices: Store<InkVertex>,
    over_indices: Store<u32>,
    counters: Store<CounterInstance>,
    counter_glyphs: Store<GlyphInstance>,
    over_glyphs: Store<GlyphInstance>,
    drawn: Option<Drawn>,
    scratch: Scratch,
    pub(super) meter: Option<Meter>,
}

#[derive(Default)]
struct Scratch {
    counters: CounterSheet,
    under: InkMesh,
    over: InkMesh,
    labels: GlyphSheet,
    numbers: GlyphSheet,
    names: GlyphSheet,
}

impl Renderer {
    /// A renderer for targets of that format.
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue, format: wgpu::TextureFormat) -> Renderer {
        let pipelines = Pipelines::new(device, format);
        let sampler = |label, mode| {
            device.create_sampler(&wgpu::SamplerDescriptor {
                label: Some(label),
                address_mode_u: mode,
                address_mode_v: mode,
                mag_filter: wgpu::FilterMode::Linear,
                min_filter: wgpu::FilterMode::Linear,
                ..Default::default()
            })
        };
        let clamped = sampler("clamped", wgpu::AddressMode::ClampToEdge);
        let repeated = sampler("repeated", wgpu::AddressMode::Repeat);
        let nearest = device.create_sampler(&wgpu::SamplerDescriptor { label: Some("nearest"), ..Default::default() });
        let atlas_texture = textures::atlas(device);
        let atlas_view = atlas_texture.create_view(&wgpu::TextureViewDescriptor::default());
        let atlas_bind = device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("atlas"),
            layout: &pipelines.sampled_layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: wgpu::BindingResource::TextureView(&atlas_view) },
                wgpu::BindGroupEntry { binding: 1, resource: wgpu::BindingResource::Sampler(&clamped) },
            ],
        });
        let uniform = |label| {
            let buffer = device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(label),
                size: size_of::<Uniform>() as u64,
                usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            });
            let bind = device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some(label),
                layout: &pipelines.view_layout,
                entries: &[wgpu::BindGroupEntry { binding: 0, resource: buffer.as_entire_binding() }],
            });
            (buffer, bind)
        };
        let uniforms = ["ground view", "frame view", "far view", "far frame view"].map(uniform);
        let (vertex, index) = (wgpu::BufferUsages::VERTEX, wgpu::BufferUsages::INDEX);
        Renderer {
            pace: Pace::AtOnce,
            overscan: 1.0,
            atlas: Atlas::new(),
            atlas_texture,
            atlas_bind,
            noise: textures::noise(device, queue),
            clamped,
            repeated,
            nearest,
            uniforms,
            ground: None,
            kept: Kept::default(),
            depth: None,
            map_vertices: Store::new("map vertices", vertex),
            map_indices: Store::new("map indices", index),
            map_glyphs: Store::new("map glyphs", vertex),
            name_glyphs: Store::new("names", vertex),
            number_glyphs: Store::new("hex numbers", vertex),
            under_vertices: Store::new("under vertices", vertex),
            under_indices: Store::new("under indices", index),
            over_vertices: Store::new("over vertices", vertex),
            over_indices: Store::new("over indices", index),
            counters: Store::new("counters", vertex),
            counter_glyphs: Store::new("counter glyphs", vertex),
            over_glyphs: Store::new("labels", vertex),
            drawn: None,
            scratch: Scratch::default(),
            meter: None,
            device: device.clone(),
            queue: queue.clone(),
            pipelines,
        }
    }

    /// The same, for a window: the ground is kept a little larger than the view, and drawn again in bands.
    pub fn for_window(device: &wgpu::Device, queue: &wgpu::Queue, format: wgpu::TextureFormat) -> Renderer {
        Renderer { pace: Pace::InBands { a_frame: 2 }, overscan: 1.2, ..Renderer::new(device, queue, format) }
    }

    /// Changes the pace of drawing the ground again.
    pub fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Measures the card's work from now on, if it can.
    pub fn measure(&mut self) -> bool {
        self.meter = Meter::new(&self.device, &self.queue);
        self.meter.is_some()
    }

    /// The meter, if it measures.
    pub fn meter(&self) -> Option<&Meter> {
        self.meter.as_ref()
    }

    /// Draws the ground again next time even if nothing changed.
    pub fn forget_ground(&mut self) {
        self.kept.forget();
        self.drawn = None;
    }

    /// Whether drawing would change anything: a still scene costs nothing.
    pub fn needs_redraw(&self, scene: &Scene, width: u32, height: u32) -> bool {
        let view = scene.camera.view(width, height);
        let same_ground = self.ground.as_ref().is_some_and(|ground| ground.is_of(scene));
        let same = self.drawn.as_ref().is_some_and(|drawn| drawn.is(scene, view));
        !(same_ground && same && self.kept.shows(view))
    }

    /// Draws a scene into a texture of that size. A size of zero draws nothing.
    pub fn draw(&mut self, scene: &Scene, width: u32, height: u32, target: &wgpu::TextureView) -> FrameReport {
        match self.encode(scene, width, height, target) {
            Some((commands, report)) => {
                self.queue.submit([commands]);
                report
            }
            None => FrameReport::default(),
        }
    }

    /// The commands that draw a scene, for a caller that submits them together with others. None for a size of zero.
    pub fn encode(
        &mut self,
        scene: &Scene,
        width: u32,
        height: u32,
        target: &wgpu::TextureView,
    ) -> Option<(wgpu::CommandBuffer, FrameReport)> {
        if width == 0 || height == 0 {
            return None;
        }
        let view = scene.camera.view(width, height);
        let mut report = FrameReport::default();
        self.prepare_ground(scene);
        let same_counters = self.drawn.as_ref().is_some_and(|drawn| {
            drawn.counters == shown(scene) && drawn.holders == scene.holders && drawn.poses == scene.poses
        });
        self.prepare_names(scene, same_counters);
        self.prepare_frame(scene, view, same_counters);
        let mut encoder = self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("frame") });
        self.draw_ground(scene, view, &mut encoder, &mut report);
        self.draw_frame(scene, view, target, &mut encoder, &mut report);
        if let Some(meter) = &self.meter {
            meter.resolve(&mut encoder, report.ground);
        }
        Some((encoder.finish(), report))
    }

    /// Makes the ground of a map ready, where it is another map or another theme.
    fn prepare_ground(&mut self, scene: &Scene) {
        if self.ground.as_ref().is_some_and(|ground| ground.is_of(scene)) {
            return;
        }
        let terrain = terrain::build(&scene.map, &scene.theme, scene.shows, scene.camera.turned, &mut self.atlas);
        self.map_vertices.fill(&self.device, &self.queue, &terrain.ink.vertices);
        self.map_indices.fill(&self.device, &self.queue, &terrain.ink.indices);
        self.map_glyphs.fill(&self.device, &self.queue, &terrain.glyphs.instances);
        let fields = textures::fields(&self.device, &self.queue, &terrain.fields);
        let bind = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("ground"),
            layout: &self.pipelines.ground_layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: wgpu::BindingResource::TextureView(&fields) },
                wgpu::BindGroupEntry { binding: 1, resource: wgpu::BindingResource::TextureView(&self.noise) },
                wgpu::BindGroupEntry { binding: 2, resource: wgpu::BindingResource::Sampler(&self.clamped) },
                wgpu::BindGroupEntry { binding: 3, resource: wgpu::BindingResource::Sampler(&self.repeated) },
            ],
        });
        self.ground = Some(Ground {
            map: Arc::clone(&scene.map),
            theme: scene.theme.clone(),
            shows: scene.shows,
            turned: scene.camera.turned,
            area: terrain.fields.area,
            bind,
            names: terrain.names,
            stands: None,
        });
        self.kept.forget();
        self.drawn = None;
    }

    /// Lets names step aside for counters. Where one has to, or comes home, the ground is drawn again, band by band,
    /// while the old one is still shown.
    fn prepare_names(&mut self, scene: &Scene, same_counters: bool) {
        let Some(ground) = &mut self.ground else { return };
        if same_counters && ground.stands.is_some() {
            return;
        }
        let covered = covered(scene);
        if ground.stands.as_ref().is_some_and(|(before, _)| *before == covered) {
            return;
        }
        let stands = terrain::dodge(&ground.names, &covered);
        if let Some((before, placed)) = &mut ground.stands
            && *placed == stands
        {
            *before = covered;
            return;
        }
        let names = &mut self.scratch.names;
        names.clear();
        names.turned = scene.camera.turned;
        terrain::letters(&ground.map, &ground.theme, &ground.names, &stands, &mut self.atlas, names);
        self.name_glyphs.fill(&self.device, &self.queue, &names.instances);
        ground.stands = Some((covered, stands));
        self.kept.outdate();
    }

    /// Makes counters and overlays ready, where they changed.
    fn prepare_frame(&mut self, scene: &Scene, view: View, same_counters: bool) {
        let (device, queue) = (&self.device, &self.queue);
        let drawn = self.drawn.as_ref();
        let scratch = &mut self.scratch;
        let same_counters = same_counters && drawn.is_some_and(|drawn| drawn.spread == scene.spread);
        if !same_counters {
            let before = drawn.map(|drawn| (&scratch.counters, &drawn.counters[..]));
            let sheet = CounterSheet::build(scene, &mut self.atlas, before);
            match sheet.changed(&scratch.counters) {
                Some(part) => {
                    self.counters.refill(device, queue, &sheet.instances, part.instances);
                    self.counter_glyphs.refill(device, queue, &sheet.glyphs.instances, part.glyphs);
                }
                None => {
                    self.counters.fill(device, queue, &sheet.instances);
                    self.counter_glyphs.fill(device, queue, &sheet.glyphs.instances);
                }
            }
            scratch.counters = sheet;
        }
        // Boxes and the ground of long counters are drawn with the overlays.
        let beneath = |drawn: &Drawn| {
            same_counters || (drawn.holders == scene.holders && !has_long(&drawn.counters) && !has_long(shown(scene)))
        };
        let same_overlays =
            drawn.is_some_and(|drawn| drawn.overlays == scene.overlays && drawn.dice == scene.dice && beneath(drawn));
        if !same_overlays {
            overlays::build(scene, &mut self.atlas, &mut scratch.under, &mut scratch.over, &mut scratch.labels);
            self.under_vertices.fill(device, queue, &scratch.under.vertices);
            self.under_indices.fill(device, queue, &scratch.under.indices);
            self.over_vertices.fill(device, queue, &scratch.over.vertices);
            self.over_indices.fill(device, queue, &scratch.over.indices);
            self.over_glyphs.fill(device, queue, &scratch.labels.instances);
        }
        match &mut self.drawn {
            Some(drawn) => drawn.update(scene, view, same_counters, same_overlays),
            None => self.drawn = Some(Drawn::of(scene, view)),
        }
    }

    fn draw_ground(&mut self, scene: &Scene, view: View, encoder: &mut wgpu::CommandEncoder, report: &mut FrameReport) {
        if self.kept.shows(view) {
            return;
        }
        let most = self.device.limits().max_texture_dimension_2d;
        if self.kept.back.is_none() {
            let wanted = overscanned(view, self.overscan, most);
            let samplers = [&self.clamped, &self.nearest];
            self.kept.begin(&self.device, &self.pipelines.sampled_layout, samplers, wanted);
        }
        let at_once = self.kept.front.is_none() || self.pace == Pace::AtOnce;
        let bands = match self.pace {
            Pace::InBands { a_frame } if !at_once => a_frame.clamp(1, BANDS),
            _ => BANDS,
        };
        let Some(ground) = &self.ground else { return };
        let Some((sheet, done)) = self.kept.back.take() else { return };
        if done == 0 {
            // Numbers are made for what is in view, since a map can have very many.
            let numbers = &mut self.scratch.numbers;
            numbers.clear();
            numbers.turned = sheet.view.turned;
            if scene.shows.numbers && sheet.view.zoom >= NUMBERS_FROM {
                terrain::numbers(&scene.map, &scene.theme, sheet.view.visible(), &mut self.atlas, numbers);
            }
            self.number_glyphs.fill(&self.device, &self.queue, &numbers.instances);
            let uniform = Uniform::new(scene, sheet.view, ground.area, None);
            let [(buffer, _), ..] = &self.uniforms;
            self.queue.write_buffer(buffer, 0, bytemuck::bytes_of(&uniform));
        }
        textures::upload_atlas(&self.queue, &self.atlas_texture, &mut self.atlas);
        let (first, last) = (done, (done + bands).min(BANDS));
        let [width, height] = [sheet.view.size.x as u32, sheet.view.size.y as u32];
        let (top, foot) = (height * first / BANDS, height * last / BANDS);
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("ground"),
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: &sheet.target,
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations {
                    load: if first == 0 { wgpu::LoadOp::Clear(wgpu::Color::WHITE) } else { wgpu::LoadOp::Load },
                    store: wgpu::StoreOp::Store,
                },
            })],
            timestamp_writes: self.meter.as_ref().map(Meter::ground),
            ..Default::default()
        });
        if foot > top {
            pass.set_scissor_rect(0, top, width, foot - top);
            let [(_, bind), ..] = &self.uniforms;
            pass.set_bind_group(0, bind, &[]);
            report.draws += self.lay_ground(&mut pass, ground, true);
        }
        drop(pass);
        report.ground = true;
        self.kept.back = Some((sheet, last));
        if last == BANDS {
            self.kept.swap();
            self.draw_far(scene, encoder);
        }
    }

    /// Draws the ground into a pass; its numbers are made for one view alone.
    pub(super) fn lay_ground(&self, pass: &mut wgpu::RenderPass<'_>, ground: &Ground, numbers: bool) -> u32 {
        pass.set_pipeline(&self.pipelines.ground);
        pass.set_bind_group(1, &ground.bind, &[]);
        pass.draw(0..3, 0..1);
        pass.set_pipeline(&self.pipelines.map_ink);
        let mut draws = 1 + draw_ink(pass, &self.map_vertices, &self.map_indices);
        pass.set_pipeline(&self.pipelines.map_glyphs);
        pass.set_bind_group(1, &self.atlas_bind, &[]);
        if numbers {
            draws += draw_instances(pass, &self.number_glyphs);
        }
        draws += draw_instances(pass, &self.map_glyphs);
        draws + draw_instances(pass, &self.name_glyphs)
    }

    fn draw_frame(
        &mut self,
        scene: &Scene,
        view: View,
        target: &wgpu::TextureView,
        encoder: &mut wgpu::CommandEncoder,
        report: &mut FrameReport,
    ) {
        textures::upload_atlas(&self.queue, &self.atlas_texture, &mut self.atlas);
        report.unfinished = !self.kept.shows(view);
        let size = [view.size.x as u32, view.size.y as u32];
        if self.depth.as_ref().is_none_or(|(_, known)| *known != size) {
            let [width, height] = size;
            let usage = wgpu::TextureUsages::RENDER_ATTACHMENT;
            let depth = textures::texture(&self.device, "depth", [width, height, 1], DEPTH_FORMAT, usage);
            self.depth = Some((depth.create_view(&wgpu::TextureViewDescriptor::default()), size));
        }
        let (Some((depth, _)), Some(front), Some(ground)) = (&self.depth, &self.kept.front, &self.ground) else {
            return;
        };
        let uniform = Uniform::new(scene, view, ground.area, Some(front.view));
        let [_, (buffer, bind), ..] = &self.uniforms;
        self.queue.write_buffer(buffer, 0, bytemuck::bytes_of(&uniform));
        if report.unfinished {
            self.ready_far(scene, view, ground);
        }
        let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
            label: Some("frame"),
            color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                view: target,
                depth_slice: None,
                resolve_target: None,
                ops: wgpu::Operations { load: wgpu::LoadOp::Clear(wgpu::Color::BLACK), store: wgpu::StoreOp::Store },
            })],
            depth_stencil_attachment: Some(wgpu::RenderPassDepthStencilAttachment {
                view: depth,
                depth_ops: Some(wgpu::Operations { load: wgpu::LoadOp::Clear(1.0), store: wgpu::StoreOp::Discard }),
                stencil_ops: None,
            }),
            timestamp_writes: self.meter.as_ref().map(Meter::frame),
            ..Default::default()
        });
        let dry = scene.mood.weather == Weather::Dry;
        pass.set_pipeline(if dry { &self.pipelines.blit } else { &self.pipelines.weather_blit });
        if report.unfinished {
            report.draws += self.lay_far(&mut pass, front.view, view);
        }
        pass.set_bind_group(0, bind, &[]);
        pass.set_bind_group(1, if report.unfinished { &front.smooth } else { &front.exact }, &[]);
        pass.draw(0..3, 0..1);
        pass.set_scissor_rect(0, 0, size[0], size[1]);
        report.draws += 1;
        pass.set_pipeline(&self.pipelines.ink);
        report.draws += draw_ink(&mut pass, &self.under_vertices, &self.under_indices);
        pass.set_pipeline(&self.pipelines.shadows);
        report.draws += draw_instances(&mut pass, &self.counters);
        pass.set_pipeline(&self.pipelines.counters);
        report.draws += draw_instances(&mut pass, &self.counters);
        pass.set_pipeline(&self.pipelines.glyphs);
        pass.set_bind_group(1, &self.atlas_bind, &[]);
        report.draws += draw_instances(&mut pass, &self.counter_glyphs);
        pass.set_pipeline(&self.pipelines.ink);
        report.draws += draw_ink(&mut pass, &self.over_vertices, &self.over_indices);
        pass.set_pipeline(&self.pipelines.glyphs);
        report.draws += draw_instances(&mut pass, &self.over_glyphs);
    }
}

/// Each instance is a square of two triangles.
pub(super) fn draw_instances<T: bytemuck::Pod>(pass: &mut wgpu::RenderPass<'_>, instances: &Store<T>) -> u32 {
    let Some(slice) = instances.slice() else { return 0 };
    pass.set_vertex_buffer(0, slice);
    pass.draw(0..4, 0..instances.count());
    1
}

impl Ground {
    fn is_of(&self, scene: &Scene) -> bool {
        let quiet = |shows: Shows| Shows { counters: true, ..shows };
        Arc::ptr_eq(&self.map, &scene.map)
            && self.theme == scene.theme
            && quiet(self.shows) == quiet(scene.shows)
            && self.turned == scene.camera.turned
    }
}

impl Drawn {
    fn of(scene: &Scene, view: View) -> Drawn {
        Drawn {
            counters: shown(scene).to_vec(),
            holders: scene.holders.clone(),
            poses: scene.poses.clone(),
            overlays: scene.overlays.clone(),
            dice: scene.dice.clone(),
            spread: scene.spread,
            mood: scene.mood,
            view,
        }
    }

    fn update(&mut self, scene: &Scene, view: View, same_counters: bool, same_overlays: bool) {
        if !same_counters {
            follow(&mut self.counters, shown(scene));
            self.holders = scene.holders.clone();
            self.poses = scene.poses.clone();
            self.spread = scene.spread;
        }
        if !same_overlays {
            self.overlays = scene.overlays.clone();
            self.dice = scene.dice.clone();
        }
        self.mood = scene.mood;
        self.view = view;
    }

    fn is(&self, scene: &Scene, view: View) -> bool {
        self.view == view
            && self.mood == scene.mood
            && self.counters == shown(scene)
            && self.holders == scene.holders
            && self.poses == scene.poses
            && self.overlays == scene.overlays
            && self.dice == scene.dice
            && self.spread == scene.spread
    }
}

/// Makes a list equal to another. Equal elements are not copied.
fn follow(list: &mut Vec<Counter>, wanted: &[Counter]) {
    list.truncate(wanted.len());
    for (one, wanted) in list.iter_mut().zip(wanted) {
        if one != wanted {
            one.clone_from(wanted);
        }
    }
    list.extend_from_slice(wanted.get(list.len()..).unwrap_or_default());
}

/// Whether one of them covers two hexes.
fn has_long(counters: &[Counter]) -> bool {
    counters.iter().any(|counter| counter.second.is_some())
}

/// The counters that are to be seen.
fn shown(scene: &Scene) -> &[Counter] {
    if scene.shows.counters { &scene.counters } else { &[] }
}
