//! The pictures of the book, declared by each system and drawn from real positions.

use anyhow::{Context, anyhow, bail};
use language::ask::Names;
use language::board::Board;
use language::guide::PictureOverlay;
use language::position::WaitingFor;
use language::system::Systems;
use play::adjutant::AdjutantDesk;
use render::{Picture, Scene, Studio, Theme};
use scene::Camera;
use scene::geometry::{Rect, point};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The declaration of a picture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PictureSpec {
    /// The name the book uses.
    pub name: String,
    /// The battle.
    pub scenario: String,
    /// The position; `None` for the battle's own set-up.
    #[serde(default)]
    position: Option<Value>,
    /// Commands and dice that lead to the moment.
    #[serde(default)]
    step: Vec<Value>,
    /// The layers over the map.
    #[serde(default)]
    layers: Vec<String>,
    /// The unit shown by the layers.
    unit: Option<String>,
    /// An attack to show with its odds.
    attack: Option<Value>,
    /// A path to show with its cost, for the unit.
    #[serde(default)]
    path: Vec<String>,
    /// Hexes the picture must show; the whole map if there are none.
    #[serde(default)]
    show: Vec<String>,
    /// Height by width.
    ratio: f32,
    /// A description of the picture, for readers that cannot see it.
    pub says: String,
}

#[derive(Deserialize)]
struct File {
    picture: Vec<PictureSpec>,
}

/// Every picture there is.
pub fn pictures(systems: Systems) -> &'static [PictureSpec] {
    static READ: Mutex<Vec<(Systems, &[PictureSpec])>> = Mutex::new(Vec::new());
    // A test reads the files too, and fails where this would be empty.
    let of_system = |text: &str| toml::from_str::<File>(text).map(|file| file.picture).unwrap_or_default();
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, all)) = read.iter().find(|(of, _)| *of == systems) {
        return all;
    }
    let all: Vec<_> = systems.list().iter().flat_map(|system| of_system(system.pictures())).collect();
    let all: &[PictureSpec] = all.leak();
    read.push((systems, all));
    all
}

impl PictureSpec {
    /// The picture of that name.
    pub fn named(systems: Systems, name: &str) -> Option<&'static PictureSpec> {
        pictures(systems).iter().find(|picture| picture.name == name)
    }

    /// The height at this width.
    pub fn height(&self, width: f32) -> f32 {
        (width * self.ratio).round().max(1.0)
    }

    /// The scene of the picture.
    pub fn scene(&self, systems: Systems, theme: Theme) -> anyhow::Result<Scene> {
        let mut desk = AdjutantDesk::new(systems);
        let mut new = json!({"do": "new", "scenario": self.scenario});
        if let (Some(fields), Some(position)) = (new.as_object_mut(), &self.position) {
            fields.insert(String::from("position"), position.clone());
        }
        ask(&mut desk, &new)?;
        for step in &self.step {
            take(&mut desk, step)?;
        }
        let position = desk.position().context("there is no game")?;
        let mut scene = Board::new(position.battle()).scene(&*position);
        scene.overlays.extend(position.laid(&self.laid()).map_err(|wrong| anyhow!(wrong))?);
        scene.theme = theme;
        scene.camera = self.camera(&scene, position.names())?;
        Ok(scene)
    }

    fn laid(&self) -> PictureOverlay {
        let PictureSpec { layers, unit, attack, path, .. } = self.clone();
        PictureOverlay { layers, unit, attack, path }
    }

    fn camera(&self, scene: &Scene, names: &Names) -> anyhow::Result<Camera> {
        let layout = scene.layout();
        let mut all: Option<Rect> = None;
        for name in &self.show {
            let hex = names.hex(name).map_err(|nonsense| anyhow!("{}", nonsense.0))?;
            if !scene.map.exists(hex) {
                bail!("{name} is not on the map");
            }
            let middle = layout.middle(hex);
            let (min, max) = (point(middle.x - HALF, middle.y - HALF), point(middle.x + HALF, middle.y + HALF));
            all = Some(all.map_or(Rect { min, max }, |all| Rect {
                min: point(all.min.x.min(min.x), all.min.y.min(min.y)),
                max: point(all.max.x.max(max.x), all.max.y.max(max.y)),
            }));
        }
        Ok(Camera::whole(all.unwrap_or_else(|| scene.map.frame())))
    }

    /// Draws the picture at this width.
    pub fn draw(&self, systems: Systems, studio: &mut Studio, theme: Theme, width: u32) -> anyhow::Result<Picture> {
        let scene = self.scene(systems, theme)?;
        let height = self.height(width as f32) as u32;
        Ok(studio.picture(&scene, width, height)?)
    }
}

/// Half of a hex and some ground around it, in heights of a hex.
const HALF: f32 = 0.75;

fn take(desk: &mut AdjutantDesk, step: &Value) -> anyhow::Result<()> {
    if let Some(dice) = step.get("dice") {
        return ask(desk, &json!({"do": "dice", "faces": dice}));
    }
    let command = step.get("command").context("a step is a command or dice")?;
    let position = desk.position().context("there is no game")?;
    let WaitingFor::Side(side) = position.waits() else { bail!("nobody is asked") };
    let side = position.names().side_word(side);
    ask(desk, &json!({"do": "command", "side": side, "command": command}))
}

fn ask(desk: &mut AdjutantDesk, request: &Value) -> anyhow::Result<()> {
    let reply = desk.answer(request);
    if reply.get("ok") == Some(&Value::Bool(true)) { Ok(()) } else { bail!("{request}: {reply}") }
}

/// Writes every picture into a folder as a PNG file. The names of the files.
pub fn write_all(systems: Systems, folder: &Path, theme: &Theme, width: u32) -> anyhow::Result<Vec<String>> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut studio = Studio::open()?;
    let mut names = Vec::new();
    for picture in pictures(systems) {
        let drawn = picture.draw(systems, &mut studio, theme.clone(), width).with_context(|| picture.name.clone())?;
        let path = folder.join(format!("{}.png", picture.name));
        let file = std::fs::File::create(&path).with_context(|| path.display().to_string())?;
        let mut encoder = png::Encoder::new(std::io::BufWriter::new(file), drawn.width, drawn.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&drawn.pixels)?;
        names.push(path.display().to_string());
    }
    Ok(names)
}
