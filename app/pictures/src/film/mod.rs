//! A whole battle as an animated picture: `estafette film`.
//!
//! It is an APNG, which every browser plays and every viewer of PNG files opens, or what the name of its file asks for: a GIF, or
//! an MP4 where the machine has ffmpeg. Each frame holds only the rectangle that
//! changed, and of that only the pixels that did.

mod apng;
mod caption;
mod frames;
mod gif;
pub mod video;

pub use apng::Film;
pub(crate) use apng::{Area, changed, difference};
pub use frames::choose;

use anyhow::{Context, bail};
use caption::Caption;
use clap::Args;
use engine::contract::Side;
use engine::hex::Hex;
use gif::Gif;
use language::ask::PieceId;
use language::board::{Board, side_colour};
use language::happening::{Act, Gait, Happening};
use language::position::Position;
use language::system::Systems;
use language::tongue::{SideForm, side_called};
use play::matches;
use render::{Picture, Scene, Studio};
use replay::{CombatMark, Curve, Reel, ReplayStep, dated_phase};
use scene::{Camera, Overlay};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use video::Video;

/// The options of `estafette film`.
#[derive(Args, Clone, Debug)]
pub struct FilmArgs {
    /// The record of a match
    pub file: PathBuf,
    /// The file to write: an animated PNG, or .gif, or .mp4 where the machine has ffmpeg
    #[arg(long)]
    pub out: PathBuf,
    /// Width and height in pixels
    #[arg(long, default_value = "960x720")]
    pub size: crate::shot::Size,
    /// Number of frames at most; marches are left out first, combats last
    #[arg(long, default_value_t = 200)]
    pub frames: u32,
    /// Seconds each frame is shown
    #[arg(long, default_value_t = 0.4)]
    pub seconds_per_frame: f64,
    /// Scenario file, for a battle that is not built in
    #[arg(long)]
    pub scenario: Option<String>,
    /// Draw with the software adapter even where there is a graphics card
    #[arg(long)]
    pub software: bool,
}

impl FilmArgs {
    /// The options of an ordinary film.
    pub const fn plain(file: PathBuf, out: PathBuf) -> FilmArgs {
        let size = crate::shot::Size { width: 960, height: 720 };
        FilmArgs { file, out, size, frames: 200, seconds_per_frame: 0.4, scenario: None, software: false }
    }
}

/// The smallest and the largest side of a film, and the most frames.
const SIDES: std::ops::RangeInclusive<u32> = 160..=4096;
const MOST_FRAMES: u32 = 5_000;
/// The last frame is shown this many times as long as the others.
const LAST: u16 = 8;

/// Makes the film. Returns a sentence that describes it.
pub fn make(systems: Systems, args: &FilmArgs) -> anyhow::Result<String> {
    let given = args.scenario.as_deref().map(|name| systems.open(name, None)).transpose()?;
    let reel = matches::open(systems, &args.file, given.as_ref()).with_context(|| args.file.display().to_string())?;
    let name = || args.out.display().to_string();
    let mut studio = if args.software { Studio::software() } else { Studio::open() }?;
    let out = BufWriter::new(File::create(&args.out).with_context(name)?);
    let shown = shoot(&reel, args, &mut studio, out).with_context(name)?;
    let size = std::fs::metadata(&args.out).map_or(0, |data| data.len());
    Ok(format!(
        "{}: {shown} frames of {}x{}, {} KB, drawn by {}",
        args.out.display(),
        args.size.width,
        args.size.height,
        size / 1000,
        studio.adapter().name
    ))
}

/// Draws frame after frame into a writer. Returns the number of frames.
pub fn shoot(reel: &Reel, args: &FilmArgs, studio: &mut Studio, out: impl Write) -> anyhow::Result<u32> {
    let (width, height) = (args.size.width, args.size.height);
    if !SIDES.contains(&width) || !SIDES.contains(&height) {
        bail!("a film is {} to {} pixels wide and high", SIDES.start(), SIDES.end());
    }
    if !(0.02..=60.0).contains(&args.seconds_per_frame) {
        bail!("a frame is shown for 0.02 to 60 seconds");
    }
    let battle = reel.battle().context(
        "there is no picture of this battle here: either its rules are not those of this program, or it is none of \
         ours; give its scenario file with --scenario",
    )?;
    let chosen = choose(reel, args.frames.clamp(1, MOST_FRAMES) as usize);
    let curve = Curve::of(reel);
    let board = Board::new(battle);
    let caption = Caption::new(width, height);
    let milliseconds = (args.seconds_per_frame * 1000.0).round() as u16;
    let count = u32::try_from(chosen.len()).unwrap_or(u32::MAX);
    let is_gif = args.out.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("gif"));
    let mut film = match (is_gif, video::is_asked_for(&args.out)) {
        (true, _) => Moving::Gif(Gif::begin(out, [width, height])),
        (_, true) => Moving::Video(Video::begin(out, [width, height], milliseconds)?),
        _ => Moving::Png(Film::begin(out, [width, height], count, milliseconds)?),
    };
    let mut since = 0;
    for (at, &seq) in chosen.iter().enumerate() {
        let position = reel.position_at(seq).context("a position of the record is missing")?;
        let steps = reel.steps().get(since as usize..=seq as usize).unwrap_or_default();
        let scene = scene(&board, reel, &*position, steps);
        let mut picture = studio.picture(&scene, width, caption.board_height())?;
        let words = caption_words(reel, &curve, &*position, seq);
        let colours = Side::BOTH.map(|side| side_colour(&battle.scenario, side));
        picture.pixels.extend(caption.draw(&words, seq, reel.last(), colours));
        let pixels = picture.pixels.into_iter().map(coarser).collect();
        let picture = Picture { width, height, pixels };
        let last = at + 1 == chosen.len();
        film.frame(&picture, if last { milliseconds.saturating_mul(LAST) } else { milliseconds })?;
        since = seq + 1;
    }
    film.finish()?;
    Ok(count)
}

/// A film in the format that its file's name asks for: `.gif`, `.mp4`, or an animated PNG.
enum Moving<W: Write> {
    Png(Film<W>),
    Gif(Gif<W>),
    Video(Video<W>),
}

impl<W: Write> Moving<W> {
    fn frame(&mut self, picture: &Picture, milliseconds: u16) -> anyhow::Result<()> {
        match self {
            Moving::Png(film) => film.frame(picture, milliseconds),
            Moving::Gif(film) => film.frame(picture, milliseconds),
            Moving::Video(film) => film.frame(picture, milliseconds),
        }
    }

    fn finish(self) -> anyhow::Result<()> {
        match self {
            Moving::Png(film) => film.finish(),
            Moving::Gif(film) => film.finish(),
            Moving::Video(film) => film.finish(),
        }
    }
}

/// A part of a colour in 64 steps instead of 256: the eye cannot see it, and the file is smaller by a third.
const fn coarser(part: u8) -> u8 {
    part & 0xfc | part >> 6
}

/// The board after a step, with the events of the steps that lead to it.
pub(crate) fn scene(board: &Board, reel: &Reel, position: &dyn Position, steps: &[ReplayStep]) -> Scene {
    let mut scene = board.scene(position);
    scene.camera = Camera::whole(scene.extent());
    let told = steps.iter().filter(|step| step.undone_by.is_none()).flat_map(|step| &step.events);
    scene.overlays.extend(moves(&board.battle().scenario, told));
    // The attack that is announced or resolved here, from the hexes of its units.
    let combat = steps.last().and_then(|step| {
        let here = |seq: u32| steps.iter().any(|one| one.seq == seq) && seq <= step.seq;
        reel.timeline().combats.iter().rev().find(|combat| combat.rolled.is_some_and(here) || here(combat.seq))
    });
    if let (Some(combat), Some(last)) = (combat.filter(|combat| combat.undone_by.is_none()), steps.last()) {
        scene.overlays.extend(attack(reel, combat, last.seq));
    }
    scene
}

/// Marches, retreats and advances, drawn over the board.
pub fn moves<'a>(scenario: &scenarios::Scenario, events: impl Iterator<Item = &'a Happening>) -> Vec<Overlay> {
    events.flat_map(|event| &event.acts).filter_map(|act| moved(scenario, act)).collect()
}

fn moved(scenario: &scenarios::Scenario, act: &Act) -> Option<Overlay> {
    let Act::Go { side, path, gait, .. } = act else { return None };
    let (&from, &to) = (path.first()?, path.last()?);
    match gait {
        Gait::March => Some(Overlay::LastMove { hexes: path.clone(), colour: side_colour(scenario, *side) }),
        Gait::Retreat => Some(Overlay::Retreat { from, to, displaces: false }),
        Gait::Advance => Some(Overlay::Advance { from, to }),
        Gait::Withdraw => None,
    }
}

/// A combat at a step, from the hexes of its units: with its result once the die is rolled.
pub fn attack(reel: &Reel, combat: &CombatMark, at: u32) -> Option<Overlay> {
    let before = combat.seq.checked_sub(1).and_then(|seq| reel.position_at(seq))?;
    let stood = |&piece: &PieceId| before.place(piece);
    let mut from: Vec<Hex> = combat.attackers.iter().filter_map(stood).collect();
    from.sort_unstable();
    from.dedup();
    let fell = combat.rolled.is_some_and(|rolled| rolled <= at);
    let result = combat.result.filter(|_| fell).map_or_else(String::new, |result| format!(" {}", result.name));
    Some(Overlay::Attack { from, to: combat.targets.clone(), odds: format!("{}{result}", combat.odds) })
}

/// The two parts of a caption: turn and phase on the left, the score on the right.
fn caption_words(reel: &Reel, curve: &Curve, position: &dyn Position, seq: u32) -> [String; 2] {
    let names = position.names();
    let phase = reel.timeline().phase_at(seq).and_then(|at| reel.timeline().phases.get(at));
    let when = phase.map_or_else(String::new, |phase| dated_phase(reel, phase));
    let called = |side: Side| side_called(names.side(side), SideForm::Label);
    let [first, second] = [0, 1].map(|line| curve.at(seq).map_or(0, |point| point.number(0, line)));
    let score = format!("{} {first} – {second} {}", called(Side::First), called(Side::Second));
    [when, score]
}
