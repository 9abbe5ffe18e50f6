//! Soft-edged pictures of the ground cover, from which a shader draws tints with sharp or wandering edges.

use engine::hex::Hex;
use scene::geometry::{Layout, Point, Rect, point};
use scene::{Ground, Map};

/// Two layers of four channels: woods, grove, town, height; lake, ground, broad height, light.
pub struct TerrainFields {
    /// Width and height.
    pub size: [u32; 2],
    /// The part of the world they cover.
    pub area: Rect,
    /// Both layers, row by row.
    pub layers: [Vec<u8>; 2],
}

/// No side is longer than this: every device has textures of this size.
const LONGEST: f32 = 2048.0;
/// Pixels for the height of a hex, where there is room.
const FINEST: f32 = 24.0;
/// Width of the edges of tints, in hex heights.
const EDGE: f32 = 0.11;
/// Width of the foot of a height, in hex heights.
const FOOT: f32 = 0.55;

impl TerrainFields {
    /// The fields of a map.
    pub fn of(map: &Map) -> TerrainFields {
        let area = map.frame();
        let extent = area.size();
        let scale = FINEST.min(LONGEST / extent.x.max(extent.y));
        let width = ((extent.x * scale).ceil() as usize).max(1);
        let height = ((extent.y * scale).ceil() as usize).max(1);
        let mut planes: [Vec<f32>; 7] = std::array::from_fn(|_| vec![0.0; width * height]);
        let layout = map.layout();
        let top = map.steps.values().copied().max().unwrap_or(1).max(1);
        let mut at = 0;
        for row in 0..height {
            for column in 0..width {
                let step = point((column as f32 + 0.5) / width as f32, (row as f32 + 0.5) / height as f32);
                let p = area.min + point(step.x * extent.x, step.y * extent.y);
                let values = values(map, &layout, top, p);
                for (plane, value) in planes.iter_mut().zip(values) {
                    if let Some(pixel) = plane.get_mut(at) {
                        *pixel = value;
                    }
                }
                at += 1;
            }
        }
        for (index, plane) in planes.iter_mut().enumerate() {
            let reach = if index == 6 { FOOT } else { EDGE };
            blur(plane, width, height, ((reach * scale) as usize).max(1));
        }
        let [woods, grove, town, high, lake, ground, broad] = &planes;
        let light = light(high, broad, width, height, scale);
        TerrainFields {
            size: [width as u32, height as u32],
            area,
            layers: [interleaved([woods, grove, town, high]), interleaved([lake, ground, broad, &light])],
        }
    }
}

/// Distance between the points whose difference of height makes light and shade, in hex heights.
const SLANT: f32 = 0.16;
/// The darkest shade and the span up to the brightest light; the shader has the same numbers.
const LIGHT: (f32, f32) = (-0.16, 0.30);

/// Light from the upper left on the broad slopes and on their upper edges.
fn light(high: &[f32], broad: &[f32], width: usize, height: usize, scale: f32) -> Vec<f32> {
    let drop = |plane: &[f32], at: (usize, usize), reach: f32| {
        let step = (reach * scale).round().max(1.0) as usize;
        let read = |column: usize, row: usize| {
            plane.get(row.min(height - 1) * width + column.min(width - 1)).copied().unwrap_or(0.0)
        };
        let (column, row) = at;
        read(column.saturating_sub(step), row.saturating_sub(step)) - read(column + step, row + step)
    };
    let mut all = Vec::with_capacity(width * height);
    for row in 0..height {
        for column in 0..width {
            let at = (column, row);
            let value = -drop(broad, at, SLANT) * 0.55 - drop(high, at, SLANT * 0.4) * 0.16;
            all.push((value - LIGHT.0) / LIGHT.1);
        }
    }
    all
}

/// The lowest of several heights is seen as such, and the highest is as high as one alone.
const LOWEST: f32 = 0.25;

fn values(map: &Map, layout: &Layout, top: u8, p: Point) -> [f32; 7] {
    let here = layout.hex_at(p).filter(|hex| map.exists(*hex));
    // Beyond the jagged edge the ground goes on as it was, up to the frame.
    let near = here.or_else(|| nearby(map, layout, p));
    let Some(hex) = near else { return [0.0; 7] };
    let has = |ground| f32::from(u8::from(map.has(hex, ground)));
    let high = match map.height(hex) {
        0 => 0.0,
        height => LOWEST + (1.0 - LOWEST) * f32::from(height) / f32::from(top),
    };
    let exists = f32::from(u8::from(here.is_some()));
    [has(Ground::Woods), has(Ground::Grove), has(Ground::Town), high, has(Ground::Lake), exists, high]
}

fn nearby(map: &Map, layout: &Layout, p: Point) -> Option<Hex> {
    let bounds = layout.bounds();
    let inner =
        point(p.x.clamp(bounds.min.x + 0.3, bounds.max.x - 0.3), p.y.clamp(bounds.min.y + 0.05, bounds.max.y - 0.05));
    let tries = [Point::ZERO, point(0.0, 0.5), point(0.0, -0.5), point(0.4, 0.0), point(-0.4, 0.0)];
    tries.into_iter().find_map(|step| layout.hex_at(inner + step).filter(|hex| map.exists(*hex)))
}

/// Three box blurs in a row are near enough to a Gaussian one.
fn blur(plane: &mut [f32], width: usize, height: usize, reach: usize) {
    let mut line = vec![0.0; width.max(height)];
    for _ in 0..2 {
        for row in 0..height {
            box_blur(plane, row * width, 1, width, reach, &mut line);
        }
        for column in 0..width {
            box_blur(plane, column, width, height, reach, &mut line);
        }
    }
}

fn box_blur(plane: &mut [f32], start: usize, stride: usize, count: usize, reach: usize, line: &mut [f32]) {
    let last = count.saturating_sub(1);
    for (index, slot) in line.iter_mut().enumerate().take(count) {
        *slot = plane.get(start + index * stride).copied().unwrap_or(0.0);
    }
    let value = |index: isize| -> f32 {
        let index = usize::try_from(index).unwrap_or(0).min(last);
        line.get(index).copied().unwrap_or(0.0)
    };
    let span = reach as isize;
    let mut sum: f32 = (-span..=span).map(value).sum();
    let weight = 1.0 / (2.0 * reach as f32 + 1.0);
    for index in 0..count {
        if let Some(pixel) = plane.get_mut(start + index * stride) {
            *pixel = sum * weight;
        }
        sum += value(index as isize + span + 1) - value(index as isize - span);
    }
}

fn interleaved(planes: [&Vec<f32>; 4]) -> Vec<u8> {
    let [a, b, c, d] = planes;
    let byte = |value: &f32| (value.clamp(0.0, 1.0) * 255.0).round() as u8;
    a.iter().zip(b).zip(c.iter().zip(d)).flat_map(|((a, b), (c, d))| [byte(a), byte(b), byte(c), byte(d)]).collect()
}
