//! Pictures of the board for a page: the ground once, and for each moment only what is on it.

use crate::MESSAGES;
use crate::film::{Area, changed, difference};
use anyhow::Context;
use language::board::Board;
use language::say;
use png::{BitDepth, ColorType, Compression, Encoder};
use render::{Scene, Studio};
use replay::Reel;
use replay::report::{PagePictures, data_url, turns};
use scene::{Camera, Colour, Light};

/// The largest width and height of a board in a page, in pixels.
const SIZE: [u32; 2] = [1120, 900];

/// Draws the boards of a match: the beginning, and the end of every turn.
pub fn draw(reel: &Reel, studio: &mut Studio) -> anyhow::Result<PagePictures> {
    let Some(battle) = reel.battle() else {
        let why = if reel.is_carried_out() {
            say!(MESSAGES, "pictures-report-foreign")
        } else {
            say!(MESSAGES, "pictures-report-elsewhere")
        };
        return Ok(PagePictures { missing: Some(why), ..PagePictures::default() });
    };
    let board = Board::new(battle);
    let first = reel.position_at(0).context("a position of the record is missing")?;
    // Boxes beside the map stay where they are from the beginning to the end.
    let sheet = board.scene(&*first).extent().size();
    // As large as fits, in the shape of the sheet, so that no paper is wasted beside it.
    let scale = SIZE.map(|most| most as f32);
    let scale = (scale[0] / sheet.x.max(1e-3)).min(scale[1] / sheet.y.max(1e-3));
    let size = [sheet.x, sheet.y].map(|side| (side * scale).round().max(1.0) as u32);
    let [width, height] = size;
    let mut pictures = PagePictures { size, ..PagePictures::default() };
    let mut ground: Option<Vec<u8>> = None;
    let moments = std::iter::once(0).chain(turns(reel).into_iter().map(|turn| turn.last)).chain([reel.last()]);
    for seq in moments {
        if pictures.boards.contains_key(&seq) {
            continue;
        }
        let position = reel.position_at(seq).context("a position of the record is missing")?;
        let mut scene = board.scene(&*position);
        scene.camera = Camera::whole(scene.extent());
        // The ground is most of a picture. It is drawn once, by day, and the light of the hour is laid over it.
        let light = std::mem::take(&mut scene.mood).light;
        if ground.is_none() {
            let bare = Scene { counters: Vec::new(), overlays: Vec::new(), ..scene.clone() };
            let pixels = studio.picture(&bare, width, height)?.pixels;
            let url = data_url("image/png", &rgb(&pixels, size)?);
            pictures.shared = format!(
                "<symbol id=\"ground\" viewBox=\"0 0 {width} {height}\"><image width=\"{width}\" height=\"{height}\" \
                 href=\"{url}\"/></symbol>"
            );
            ground = Some(pixels);
        }
        let whole = studio.picture(&scene, width, height)?.pixels;
        let ground = ground.as_deref().unwrap_or_default();
        let area = changed(ground, &whole, size);
        let Area { left, top, width: w, height: h } = area;
        let url = data_url("image/png", &rgba(&difference(ground, &whole, size, &area), [w, h])?);
        let shade = if light == Light::Day { String::new() } else { shade(size, light.leaves(scene.map.season)) };
        let markup = format!(
            "<use href=\"#ground\"/>{shade}<image x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\" href=\"{url}\"/>"
        );
        pictures.boards.insert(seq, markup);
    }
    Ok(pictures)
}

/// The light that the hour leaves, as a layer over the ground.
fn shade([width, height]: [u32; 2], leaves: [f32; 3]) -> String {
    let Colour { red, green, blue } = Colour::from_parts(leaves);
    format!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"#{red:02x}{green:02x}{blue:02x}\" \
         style=\"mix-blend-mode:multiply\"/>"
    )
}

fn rgb(pixels: &[u8], size: [u32; 2]) -> anyhow::Result<Vec<u8>> {
    let opaque: Vec<u8> = pixels.chunks_exact(4).flat_map(|pixel| pixel.iter().take(3).copied()).collect();
    encoded(&opaque, size, ColorType::Rgb)
}

fn rgba(pixels: &[u8], size: [u32; 2]) -> anyhow::Result<Vec<u8>> {
    encoded(pixels, size, ColorType::Rgba)
}

fn encoded(pixels: &[u8], [width, height]: [u32; 2], colour: ColorType) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(colour);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(bytes)
}
