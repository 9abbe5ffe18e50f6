//! Pictures without a window: its own device, and pixels in memory.

use super::renderer::{FrameReport, Renderer};
use scene::geometry::point;
use scene::{Camera, Scene, View};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The longest side of a picture: 16K and then some. Larger ones take more memory than they are worth.
pub const LARGEST_SIDE: u32 = 20_000;
/// Pictures are drawn in tiles no larger than this.
const TILE: u32 = 4096;
/// Tiles of pictures wider than one are no higher than this, so that a band of them needs little memory.
const BAND: u32 = 1024;

/// The reason there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPicture {
    /// No adapter answered.
    NoAdapter(String),
    /// The adapter gave no device.
    NoDevice(String),
    /// A picture without a width or a height, or a larger one than can be.
    Size(u32, u32),
    /// The device stopped answering.
    Lost,
    /// The file could not be written.
    File(String),
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPicture::NoAdapter(why) => write!(
                f,
                "nothing here can draw: neither Vulkan nor OpenGL answered ({why}); on Debian, the packages libvulkan1 \
                 and mesa-vulkan-drivers draw without a graphics card"
            ),
            NoPicture::NoDevice(why) => write!(f, "the graphics adapter is there but gives no device: {why}"),
            NoPicture::Size(width, height) => {
                write!(f, "a picture of {width}x{height} cannot be drawn: each side is 1 to {LARGEST_SIDE} pixels")
            }
            NoPicture::Lost => f.write_str("the graphics device stopped answering; try again, or with WGPU_BACKEND=gl"),
            NoPicture::File(why) => write!(f, "the picture could not be written: {why}"),
        }
    }
}

impl std::error::Error for NoPicture {}

/// A picture in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row.
    pub pixels: Vec<u8>,
}

/// A place to draw pictures in.
pub struct Studio {
    adapter: wgpu::AdapterInfo,
    device: wgpu::Device,
    queue: wgpu::Queue,
    renderer: Renderer,
    lost: Arc<AtomicBool>,
}

/// The colours of a picture, as they are written to a file.
pub(super) const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

impl Studio {
    /// A studio with the best adapter there is: a card, or else a software adapter. `WGPU_BACKEND` and
    /// `WGPU_ADAPTER_NAME` choose another.
    pub fn open() -> Result<Studio, NoPicture> {
        let wanted = std::env::var("WGPU_ADAPTER_NAME").ok().map(|name| name.to_lowercase());
        Studio::choose(|adapter| match &wanted {
            Some(wanted) => adapter.name.to_lowercase().contains(wanted),
            None => true,
        })
    }

    /// A studio with the software adapter, even if there is a card: the same picture everywhere.
    pub fn software() -> Result<Studio, NoPicture> {
        Studio::choose(|adapter| adapter.device_type == wgpu::DeviceType::Cpu)
    }

    /// The first adapter that is wanted and works: cards before software, and OpenGL only where nothing else answers.
    fn choose(wanted: impl Fn(&wgpu::AdapterInfo) -> bool) -> Result<Studio, NoPicture> {
        let mut why = String::from("no adapter that was asked for is here");
        for backends in [wgpu::Backends::PRIMARY, wgpu::Backends::GL] {
            let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle_from_env();
            descriptor.backends &= backends;
            if descriptor.backends.is_empty() {
                continue;
            }
            let instance = wgpu::Instance::new(descriptor);
            let mut adapters = pollster::block_on(instance.enumerate_adapters(backends));
            adapters.sort_by_key(|adapter| rank(adapter.get_info().device_type));
            for adapter in adapters.iter().filter(|adapter| wanted(&adapter.get_info())) {
                match pollster::block_on(Studio::with(adapter)) {
                    Ok(studio) => return Ok(studio),
                    Err(error) => why = error.to_string(),
                }
            }
        }
        Err(NoPicture::NoAdapter(why))
    }

    async fn with(adapter: &wgpu::Adapter) -> Result<Studio, NoPicture> {
        let limits = wgpu::Limits::downlevel_webgl2_defaults().using_resolution(adapter.limits());
        let limits = wgpu::Limits { max_buffer_size: adapter.limits().max_buffer_size, ..limits };
        let (device, queue) = adapter
            .request_device(&wgpu::DeviceDescriptor {
                label: Some("studio"),
                required_features: adapter.features() & wgpu::Features::TIMESTAMP_QUERY,
                required_limits: limits,
                ..Default::default()
            })
            .await
            .map_err(|error| NoPicture::NoDevice(error.to_string()))?;
        let lost = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&lost);
        device.set_device_lost_callback(move |_, _| flag.store(true, Ordering::Relaxed));
        // An error in the middle of a frame must not end the program: the picture is refused instead.
        let flag = Arc::clone(&lost);
        device.on_uncaptured_error(Arc::new(move |_: wgpu::Error| flag.store(true, Ordering::Relaxed)));
        let renderer = Renderer::new(&device, &queue, FORMAT);
        Ok(Studio { adapter: adapter.get_info(), device, queue, renderer, lost })
    }

    /// The adapter that draws.
    pub fn adapter(&self) -> &wgpu::AdapterInfo {
        &self.adapter
    }

    /// The device, for measurements.
    pub fn device(&self) -> &wgpu::Device {
        &self.device
    }

    /// The queue, for measurements.
    pub fn queue(&self) -> &wgpu::Queue {
        &self.queue
    }

    /// The renderer, for measurements.
    pub fn renderer(&mut self) -> &mut Renderer {
        &mut self.renderer
    }

    /// Breaks the device, as a driver may do at any time: to show that nothing worse follows.
    pub fn break_device(&self) {
        self.device.destroy();
    }

    /// Draws a scene.
    pub fn picture(&mut self, scene: &Scene, width: u32, height: u32) -> Result<Picture, NoPicture> {
        let mut pixels = Vec::new();
        self.bands(scene, width, height, &mut |band| {
            pixels.extend_from_slice(band);
            Ok(())
        })?;
        Ok(Picture { width, height, pixels })
    }

    /// Draws a scene band by band from the top, so that no picture is too large for memory. Each band is whole rows.
    pub fn bands(
        &mut self,
        scene: &Scene,
        width: u32,
        height: u32,
        take: &mut dyn FnMut(&[u8]) -> Result<(), NoPicture>,
    ) -> Result<(), NoPicture> {
        if width == 0 || height == 0 || width > LARGEST_SIDE || height > LARGEST_SIDE {
            return Err(NoPicture::Size(width, height));
        }
        let side = TILE.min(self.device.limits().max_texture_dimension_2d);
        let whole = scene.camera.view(width, height);
        let mut top = 0;
        while top < height {
            let rows = if width > side { BAND.min(side) } else { side }.min(height - top);
            let mut band = vec![0; width as usize * rows as usize * 4];
            let mut left = 0;
            while left < width {
                let columns = side.min(width - left);
                let (view, tile) = (tile(whole, left, top, columns, rows), [columns, rows]);
                let pixels = self.tile(scene, view, tile)?;
                for (row, line) in pixels.chunks_exact(columns as usize * 4).enumerate() {
                    let start = (row * width as usize + left as usize) * 4;
                    if let Some(slot) = band.get_mut(start..start + line.len()) {
                        slot.copy_from_slice(line);
                    }
                }
                left += columns;
            }
            take(&band)?;
            top += rows;
        }
        Ok(())
    }

    /// A texture to draw into.
    pub fn target(&self, width: u32, height: u32) -> wgpu::Texture {
        let usage = wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC;
        super::textures::texture(&self.device, "picture", [width, height, 1], FORMAT, usage)
    }

    /// Draws a frame and does not wait for it.
    pub fn frame(&mut self, scene: &Scene, width: u32, height: u32, target: &wgpu::TextureView) -> FrameReport {
        self.renderer.draw(scene, width, height, target)
    }

    fn tile(&mut self, scene: &Scene, view: View, [width, height]: [u32; 2]) -> Result<Vec<u8>, NoPicture> {
        let texture = self.target(width, height);
        let target = texture.create_view(&wgpu::TextureViewDescriptor::default());
        let scene = Scene { camera: exactly(view), ..scene.clone() };
        self.renderer.draw(&scene, width, height, &target);
        let pixels = self.read(&texture)?;
        if self.lost.load(Ordering::Relaxed) { Err(NoPicture::Lost) } else { Ok(pixels) }
    }

    fn read(&self, texture: &wgpu::Texture) -> Result<Vec<u8>, NoPicture> {
        let (width, height) = (texture.width(), texture.height());
        let row = width * 4;
        let padded = row.next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("pixels"),
            size: u64::from(padded) * u64::from(height),
            usage: wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: Some("read") });
        encoder.copy_texture_to_buffer(
            texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo {
                buffer: &buffer,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(padded),
                    rows_per_image: Some(height),
                },
            },
            texture.size(),
        );
        self.queue.submit([encoder.finish()]);
        buffer.slice(..).map_async(wgpu::MapMode::Read, |_| {});
        self.device.poll(wgpu::PollType::wait_indefinitely()).map_err(|_| NoPicture::Lost)?;
        let bytes = buffer.slice(..).get_mapped_range().map_err(|_| NoPicture::Lost)?;
        let mut pixels = Vec::with_capacity(row as usize * height as usize);
        for line in bytes.chunks_exact(padded as usize) {
            pixels.extend_from_slice(line.get(..row as usize).unwrap_or(&[]));
        }
        Ok(pixels)
    }
}

/// Order of preference among kinds of adapters, the lowest first.
fn rank(kind: wgpu::DeviceType) -> u8 {
    match kind {
        wgpu::DeviceType::DiscreteGpu => 0,
        wgpu::DeviceType::IntegratedGpu => 1,
        wgpu::DeviceType::VirtualGpu => 2,
        wgpu::DeviceType::Other => 3,
        wgpu::DeviceType::Cpu => 4,
    }
}

/// The part of a view that a tile shows.
fn tile(whole: View, left: u32, top: u32, width: u32, height: u32) -> View {
    let size = point(width as f32, height as f32);
    let middle = point(left as f32, top as f32) + size * 0.5;
    View { centre: whole.world(middle), size, ..whole }
}

/// The camera of a view, without the zoom limits for players.
fn exactly(view: View) -> Camera {
    let half = view.size * (0.5 / view.zoom);
    let zoom = scene::Zoom::Fit(scene::geometry::Rect::around(view.centre, half));
    Camera { centre: view.centre, zoom, turned: view.turned }
}
