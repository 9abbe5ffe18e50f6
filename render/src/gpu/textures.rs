//! The textures shaders read: noise, the atlas, the fields of a map.

use crate::terrain::TerrainFields;
use crate::text::Atlas;
use scene::geometry::Scatter;

/// Width and height of the noise, which repeats without a seam.
const NOISE: usize = 256;

pub(super) fn write(queue: &wgpu::Queue, texture: &wgpu::Texture, layer: u32, bytes: &[u8], texel: u32) {
    queue.write_texture(
        wgpu::TexelCopyTextureInfo {
            texture,
            mip_level: 0,
            origin: wgpu::Origin3d { x: 0, y: 0, z: layer },
            aspect: wgpu::TextureAspect::All,
        },
        bytes,
        wgpu::TexelCopyBufferLayout {
            offset: 0,
            bytes_per_row: Some(texture.width() * texel),
            rows_per_image: Some(texture.height()),
        },
        wgpu::Extent3d { width: texture.width(), height: texture.height(), depth_or_array_layers: 1 },
    );
}

pub(super) fn texture(
    device: &wgpu::Device,
    label: &str,
    size: [u32; 3],
    format: wgpu::TextureFormat,
    usage: wgpu::TextureUsages,
) -> wgpu::Texture {
    let [width, height, layers] = size;
    device.create_texture(&wgpu::TextureDescriptor {
        label: Some(label),
        size: wgpu::Extent3d { width, height, depth_or_array_layers: layers },
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage,
        view_formats: &[],
    })
}

const READ: wgpu::TextureUsages = wgpu::TextureUsages::TEXTURE_BINDING.union(wgpu::TextureUsages::COPY_DST);

pub(super) fn atlas(device: &wgpu::Device) -> wgpu::Texture {
    let side = crate::text::ATLAS_SIZE as u32;
    texture(device, "atlas", [side, side, 1], wgpu::TextureFormat::R8Unorm, READ)
}

pub(super) fn upload_atlas(queue: &wgpu::Queue, texture: &wgpu::Texture, atlas: &mut Atlas) {
    if let Some(pixels) = atlas.take_changed() {
        write(queue, texture, 0, pixels, 1);
    }
}

pub(super) fn fields(device: &wgpu::Device, queue: &wgpu::Queue, fields: &TerrainFields) -> wgpu::TextureView {
    let [width, height] = fields.size;
    let texture = texture(device, "fields", [width, height, 2], wgpu::TextureFormat::Rgba8Unorm, READ);
    for (layer, bytes) in fields.layers.iter().enumerate() {
        write(queue, &texture, layer as u32, bytes, 4);
    }
    texture.create_view(&wgpu::TextureViewDescriptor {
        dimension: Some(wgpu::TextureViewDimension::D2Array),
        ..Default::default()
    })
}

/// Two kinds of noise: clouds in the first channel, grain in the second.
pub(super) fn noise(device: &wgpu::Device, queue: &wgpu::Queue) -> wgpu::TextureView {
    let texture = texture(device, "noise", [NOISE as u32, NOISE as u32, 1], wgpu::TextureFormat::Rg8Unorm, READ);
    let mut scatter = Scatter::new(1813);
    let white: Vec<f32> = (0..NOISE * NOISE).map(|_| scatter.part()).collect();
    let at = |x: usize, y: usize, period: usize| {
        white.get((y % period) * NOISE + x % period + period * 7 % NOISE).copied().unwrap_or(0.5)
    };
    let smooth = |x: usize, y: usize, period: usize| {
        let cell = NOISE / period;
        let (i, j) = (x / cell, y / cell);
        let ease = |part: f32| part * part * (3.0 - 2.0 * part);
        let (u, v) = (ease((x % cell) as f32 / cell as f32), ease((y % cell) as f32 / cell as f32));
        let top = at(i, j, period) * (1.0 - u) + at(i + 1, j, period) * u;
        let foot = at(i, j + 1, period) * (1.0 - u) + at(i + 1, j + 1, period) * u;
        top * (1.0 - v) + foot * v
    };
    let mut bytes = Vec::with_capacity(NOISE * NOISE * 2);
    for y in 0..NOISE {
        for x in 0..NOISE {
            let clouds =
                smooth(x, y, 8) * 0.45 + smooth(x, y, 16) * 0.28 + smooth(x, y, 32) * 0.17 + smooth(x, y, 64) * 0.10;
            let grain = smooth(x, y, 128) * 0.5 + at(x, y, NOISE) * 0.5;
            bytes.extend([clouds, grain].map(|value| (value.clamp(0.0, 1.0) * 255.0) as u8));
        }
    }
    write(queue, &texture, 0, &bytes, 2);
    texture.create_view(&wgpu::TextureViewDescriptor::default())
}
