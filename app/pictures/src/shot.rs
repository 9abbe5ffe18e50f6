//! `estafette shot`: a battle as a PNG file, drawn without a display.

use crate::MESSAGES;
use anyhow::{Context, anyhow, bail};
use clap::Args;
use engine::hex::Hex;
use language::ask::{Pick, PieceId};
use language::board::Board;
use language::position::Position;
use language::say;
use language::system::Systems;
use play::board::{self, BoardMoment};
use render::{NoPicture, Scene, Studio, Theme};
use scene::{Camera, Light, Weather};
use serde_json::json;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::str::FromStr;

/// The options of `estafette shot`.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs, reason = "their help is messages")]
pub struct Shot {
    #[arg(long, default_value = "eylau")]
    pub scenario: String,
    #[arg(long, conflicts_with_all = ["position", "steps"])]
    pub record: Option<PathBuf>,
    #[arg(long, requires = "record")]
    pub entry: Option<u32>,
    #[arg(long, default_value = "1920x1080")]
    pub size: Size,
    #[arg(long)]
    pub out: PathBuf,
    #[arg(long)]
    pub zoom: Option<f32>,
    #[arg(long, visible_alias = "centre")]
    pub center: Option<Hex>,
    #[arg(long, default_value = "staff-map")]
    pub theme: String,
    #[arg(long, value_delimiter = ',')]
    pub overlay: Vec<String>,
    #[arg(long)]
    pub unit: Option<String>,
    #[arg(long, conflicts_with = "steps")]
    pub position: Option<PathBuf>,
    #[arg(long)]
    pub steps: Option<u32>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub light: Option<String>,
    #[arg(long)]
    pub weather: Option<String>,
    #[arg(long, value_delimiter = ',')]
    pub hide: Vec<String>,
    #[arg(long)]
    pub software: bool,
}

/// Width and height, written `1920x1080`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let parsed = text.split_once(['x', 'X']).and_then(|(width, height)| {
            Some(Size { width: width.trim().parse().ok()?, height: height.trim().parse().ok()? })
        });
        parsed.ok_or_else(|| say!(MESSAGES, "pictures-shot-size", text = text.to_owned()))
    }
}

/// Draws the picture. Returns a sentence that describes it.
pub fn take(systems: Systems, shot: &Shot) -> anyhow::Result<String> {
    let scene = scene(systems, shot)?;
    let mut studio = if shot.software { Studio::software() } else { Studio::open() }?;
    let Size { width, height } = shot.size;
    write(&mut studio, &scene, shot)?;
    let adapter = studio.adapter();
    Ok(say!(
        MESSAGES,
        "pictures-shot-made",
        file = shot.out.display().to_string(),
        width = width.to_string(),
        height = height.to_string(),
        adapter = adapter.name.clone(),
        backend = adapter.backend.to_string()
    ))
}

/// The scene of a shot.
pub fn scene(systems: Systems, shot: &Shot) -> anyhow::Result<Scene> {
    if shot.scenario == STRESS {
        let mut scene = render::stress::scene();
        scene.theme = theme(&shot.theme)?;
        look(shot, &mut scene)?;
        return Ok(scene);
    }
    let battle = systems.open(&shot.scenario, None)?;
    let (position, events) = match (&shot.record, &shot.position, shot.steps) {
        (Some(path), ..) => board::of_record(systems, path, shot.entry, Some(&battle))?,
        (None, Some(path), _) => BoardMoment::Saved(path.clone()).reach(&battle)?,
        (None, None, Some(steps)) => BoardMoment::Steps { seed: shot.seed, steps }.reach(&battle)?,
        (None, None, None) => BoardMoment::Start.reach(&battle)?,
    };
    let mut scene = Board::new(position.battle()).scene(&*position);
    let unit = shot.unit.as_deref().map(|name| piece(&*position, name)).transpose()?;
    for name in &shot.overlay {
        let known = position.layers();
        let layer = known.iter().find(|layer| *layer == name);
        let names = || known.join(", ");
        let layer =
            layer.with_context(|| say!(MESSAGES, "pictures-shot-overlay", name = name.clone(), names = names()))?;
        scene.overlays.extend(position.layer(layer, &events, unit.map(Pick::Piece)));
    }
    scene.theme = theme(&shot.theme)?;
    look(shot, &mut scene)?;
    Ok(scene)
}

fn piece(position: &dyn Position, name: &str) -> anyhow::Result<PieceId> {
    match position.names().pick_from(&json!({"piece": name})) {
        Ok(Pick::Piece(piece)) => Ok(piece),
        _ => bail!(say!(MESSAGES, "pictures-shot-unit", name = name.to_owned())),
    }
}

/// The renderer's own scene of 40,000 hexes, instead of a battle.
const STRESS: &str = "stress";

fn theme(name: &str) -> anyhow::Result<Theme> {
    Theme::named(name).ok_or_else(|| {
        let names: Vec<&str> = Theme::all().iter().map(|theme| theme.name).collect();
        anyhow!(say!(MESSAGES, "pictures-shot-theme", name = name.to_owned(), names = names.join(", ")))
    })
}

fn look(shot: &Shot, scene: &mut Scene) -> anyhow::Result<()> {
    for hidden in &shot.hide {
        match hidden.as_str() {
            "counters" => scene.shows.counters = false,
            "grid" => scene.shows.grid = false,
            "numbers" => scene.shows.numbers = false,
            "names" => scene.shows.names = false,
            "margin" => scene.shows.margin = false,
            other => bail!(say!(MESSAGES, "pictures-shot-hide", name = other.to_owned())),
        }
    }
    match shot.light.as_deref() {
        None => {}
        Some("day") => scene.mood.light = Light::Day,
        Some("dusk") => scene.mood.light = Light::Dusk,
        Some("night") => scene.mood.light = Light::Night,
        Some(other) => bail!(say!(MESSAGES, "pictures-shot-light", name = other.to_owned())),
    }
    match shot.weather.as_deref() {
        None => {}
        Some("dry") => scene.mood.weather = Weather::Dry,
        Some("rain") => scene.mood.weather = Weather::Rain,
        Some("snow") => scene.mood.weather = Weather::Snow,
        Some(other) => bail!(say!(MESSAGES, "pictures-shot-weather", name = other.to_owned())),
    }
    let layout = scene.layout();
    if let Some(hex) = shot.center.filter(|hex| !scene.map.exists(*hex)) {
        bail!(say!(MESSAGES, "pictures-shot-hex", hex = hex.to_string()));
    }
    let sheet = if scene.shows.margin { scene.extent() } else { scene.map.frame() };
    let centre = shot.center.map_or(sheet.middle(), |hex| layout.middle(hex));
    scene.camera = match shot.zoom {
        Some(zoom) if !zoom.is_finite() || zoom <= 0.0 => bail!(say!(MESSAGES, "pictures-shot-zoom")),
        Some(zoom) => Camera::at(centre, zoom),
        None => {
            let whole = Camera::whole(sheet);
            if shot.center.is_some() { Camera { centre, ..whole } } else { whole }
        }
    };
    Ok(())
}

/// Writes the picture row by row, so that even the largest needs little memory.
fn write(studio: &mut Studio, scene: &Scene, shot: &Shot) -> anyhow::Result<()> {
    let Size { width, height } = shot.size;
    let name = || shot.out.display().to_string();
    if width == 0 || height == 0 || width > render::LARGEST_SIDE || height > render::LARGEST_SIDE {
        return Err(NoPicture::Size(width, height).into());
    }
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(&shot.out).with_context(name)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().with_context(name)?;
    let mut stream = writer.stream_writer().with_context(name)?;
    studio.bands(scene, width, height, &mut |band| {
        let opaque: Vec<u8> = band.chunks_exact(4).flat_map(|pixel| pixel.iter().take(3).copied()).collect();
        stream.write_all(&opaque).map_err(|error| NoPicture::File(error.to_string()))
    })?;
    stream.finish().with_context(name)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        shot: Shot,
    }

    /// Boxes beside the map are as much a part of the whole as the ground is.
    #[test]
    fn the_whole_shows_the_boxes_beside_the_map() {
        let shot = Line::try_parse_from(["shot", "--scenario", "dresden20", "--out", "x.png"]).unwrap().shot;
        let scene = scene(systems::ALL, &shot).unwrap();
        assert!(!scene.holders.is_empty());
        let seen = scene.camera.view(shot.size.width, shot.size.height).visible();
        for holder in &scene.holders {
            assert!(seen.contains(holder.area.min) && seen.contains(holder.area.max), "{}", holder.title);
        }
    }
}
