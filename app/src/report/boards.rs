//! Boards of a match as pictures for a page: the ground once, and for each moment only what lies on it.

use super::html::data_url;
use super::{Pictures, turns};
use crate::board::Board;
use crate::film::{Area, changed, difference};
use crate::replay::Reel;
use anyhow::Context;
use png::{BitDepth, ColorType, Compression, Encoder};
use render::scene::{Camera, Mood};
use render::{Scene, Studio};
use std::fmt::Write;

/// Width and height of a board in a page.
const SIZE: [u32; 2] = [1120, 840];

/// Draws the boards of a match: the beginning, and the end of every turn.
pub fn draw(reel: &Reel, studio: &mut Studio) -> anyhow::Result<Pictures> {
    let Some(battle) = reel.battle() else {
        let why = match reel.board() {
            Some(_) => "There are no pictures: the battle is none of ours, and a record does not carry its drawing.",
            None => "There are no pictures: the match was not carried out here.",
        };
        return Ok(Pictures { missing: Some(String::from(why)), ..Pictures::default() });
    };
    let board = Board::new(battle);
    let sheet = board.map().sheet().size();
    let [width, most] = SIZE;
    // As high as the sheet asks for, so that no paper is wasted beside it.
    let height = ((width as f32 * sheet.y / sheet.x.max(1e-3)).round() as u32).clamp(width / 3, most);
    let size = [width, height];
    let mut pictures = Pictures { size, ..Pictures::default() };
    let mut grounds: Vec<(Mood, Vec<u8>)> = Vec::new();
    let moments = std::iter::once(0).chain(turns(reel).into_iter().map(|turn| turn.last)).chain([reel.last()]);
    for seq in moments {
        if pictures.boards.contains_key(&seq) {
            continue;
        }
        let game = reel.game_at(seq).context("a position of the record is missing")?;
        let mut scene = board.scene(&game);
        scene.camera = Camera::whole(scene.map.sheet());
        let at = match grounds.iter().position(|(mood, _)| *mood == scene.mood) {
            Some(at) => at,
            None => {
                let bare = Scene { counters: Vec::new(), overlays: Vec::new(), ..scene.clone() };
                let ground = studio.picture(&bare, width, height)?.pixels;
                let url = data_url("image/png", &rgb(&ground, size)?);
                let at = grounds.len();
                let _ = write!(
                    pictures.shared,
                    "<symbol id=\"ground-{at}\" viewBox=\"0 0 {width} {height}\"><image width=\"{width}\" \
                     height=\"{height}\" href=\"{url}\"/></symbol>"
                );
                grounds.push((scene.mood, ground));
                at
            }
        };
        let whole = studio.picture(&scene, width, height)?.pixels;
        let ground = grounds.get(at).map_or(&[][..], |(_, pixels)| pixels);
        let area = changed(ground, &whole, size);
        let Area { left, top, width: w, height: h } = area;
        let url = data_url("image/png", &rgba(&difference(ground, &whole, size, &area), [w, h])?);
        let markup = format!(
            "<use href=\"#ground-{at}\"/><image x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\" href=\"{url}\"/>"
        );
        pictures.boards.insert(seq, markup);
    }
    Ok(pictures)
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
