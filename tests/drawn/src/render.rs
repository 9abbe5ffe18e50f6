//! `estafette-drawn render`: what a frame of the board costs, against yardsticks drawn in the same run.

use ::render::gpu::{PICTURE_FORMAT, Yardstick};
use ::render::scene::Camera;
use ::render::{Scene, Studio, stress};
use clap::Args;
use language::board::Board;
use pictures::shot::Size;
use play::board::BoardMoment;
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;

/// The measurement to run.
#[derive(Args, Clone, Debug)]
pub(crate) struct BenchRender {
    /// Frames of each kind; the median counts
    #[arg(long, default_value_t = 15)]
    pub(crate) frames: u32,
    /// Sizes to measure
    #[arg(long, value_delimiter = ',', default_value = "1920x1080,3840x2160")]
    pub(crate) size: Vec<Size>,
    /// Draw with the software adapter even where there is a graphics card
    #[arg(long)]
    pub(crate) software: bool,
    /// Print JSON, on one line
    #[arg(long)]
    pub(crate) json: bool,
}

/// The cost of frames of one kind, in milliseconds: medians.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    /// From the first call to the card being done.
    wall: f64,
    /// Building and encoding, before anything is handed to the driver.
    cpu: f64,
    /// Handing it over.
    submit: f64,
    /// By the card's own clock, everything it drew.
    gpu: Option<f64>,
    /// Draw calls.
    draws: u32,
}

impl Cost {
    fn json(&self) -> Value {
        json!({
            "wall_ms": round(self.wall), "cpu_ms": round(self.cpu), "submit_ms": round(self.submit),
            "gpu_ms": self.gpu.map(round), "fps": round(1000.0 / self.wall.max(1e-6)), "draws": self.draws,
        })
    }

    /// The middle of two.
    fn mean(&self, other: &Cost) -> Cost {
        let middle = |a: f64, b: f64| (a + b) / 2.0;
        Cost {
            wall: middle(self.wall, other.wall),
            cpu: middle(self.cpu, other.cpu),
            submit: middle(self.submit, other.submit),
            gpu: self.gpu.zip(other.gpu).map(|(a, b)| middle(a, b)),
            draws: self.draws,
        }
    }

    /// Time of the card, or of the whole if the card has no clock.
    fn drawn(&self) -> f64 {
        self.gpu.unwrap_or(self.wall)
    }
}

/// Measures and reports.
pub(crate) fn run(bench: &BenchRender, out: &mut impl Write) -> anyhow::Result<()> {
    let result = measure(bench)?;
    if bench.json {
        writeln!(out, "{result}")?;
    } else {
        writeln!(out, "{}", serde_json::to_string_pretty(&result)?)?;
    }
    out.flush()?;
    Ok(())
}

/// Measures everything.
pub(crate) fn measure(bench: &BenchRender) -> anyhow::Result<Value> {
    let begun = Instant::now();
    let mut studio = if bench.software { Studio::software() } else { Studio::open() }?;
    let opened = begun.elapsed().as_secs_f64() * 1000.0;
    let clock = studio.renderer().measure();
    let mut results = Vec::new();
    let mut ratios = Vec::new();
    let mut memory = None;
    for &Size { width, height } in &bench.size {
        let before = yardsticks(&mut studio, width, height, bench.frames);
        let mut measured = Vec::new();
        for (name, scene) in scenes()? {
            let (still, changed, ground) = frames(&mut studio, &scene, width, height, bench.frames);
            if name == "dresden" && memory.is_none() {
                memory = resident();
            }
            measured.push((name, scene, still, changed, ground));
        }
        // Before and after: a machine that others use as well is not the same all the time.
        let after = yardsticks(&mut studio, width, height, bench.frames);
        let (plain, quad) = (before.0.mean(&after.0), before.1.mean(&after.1));
        let dresden =
            measured.iter().find(|(name, ..)| *name == "dresden").map_or(plain.wall, |(_, _, still, ..)| still.wall);
        let size = format!("{width}x{height}");
        for (name, scene, still, changed, ground) in measured {
            results.push(json!({
                "scene": name, "size": size, "hexes": scene.map.hexes().count(), "counters": scene.counters.len(),
                "frame": still.json(), "counters_changed": changed.json(), "ground_redrawn": ground.json(),
            }));
            ratios.push(json!({
                "scene": name, "size": size,
                "frame_to_plain": round(still.wall / plain.wall),
                "frame_to_dresden": round(still.wall / dresden),
                "ground_to_plain": round(ground.wall / plain.wall),
                "frame_to_quad_gpu": round(still.drawn() / quad.drawn()),
                "cpu_ms": round(still.cpu.max(changed.cpu)),
            }));
        }
        results.push(json!({"scene": "plain", "size": size, "hexes": 1200, "counters": 400, "labels": 1600,
            "frame": plain.json()}));
        results.push(json!({"scene": "quad", "size": size, "frame": quad.json()}));
    }
    let adapter = studio.adapter();
    Ok(json!({
        "adapter": adapter.name, "backend": adapter.backend.to_string(), "driver": adapter.driver_info,
        "kind": format!("{:?}", adapter.device_type), "gpu_clock": clock,
        "profile": if cfg!(debug_assertions) { "debug" } else { "release" },
        "frames": bench.frames, "opened_ms": round(opened), "resident_mb_with_dresden": memory.map(round),
        "ratios": ratios, "results": results,
    }))
}

/// The battles that are drawn, each with its whole map in view: a large one of every system. The last two have the most counters,
/// and the largest map with the displays beside it.
const BATTLES: [&str; 6] = ["eylau", "dresden", "dresden20", "gleina", "winter-20-1", "eagles-campaign-eylau"];

/// The battles at their fullest, and the stress scene whole and close.
fn scenes() -> anyhow::Result<Vec<(&'static str, Scene)>> {
    let mut all = Vec::new();
    for name in BATTLES {
        let battle = lab::library::open(name, None)?;
        let (position, _) = BoardMoment::Start.reach(&battle)?;
        all.push((name, Board::new(&battle).scene(&*position)));
    }
    let whole = stress::scene();
    let mut close = whole.clone();
    stress::close(&mut close);
    all.push(("stress", whole));
    all.push(("stress-close", close));
    Ok(all)
}

fn yardsticks(studio: &mut Studio, width: u32, height: u32, frames: u32) -> (Cost, Cost) {
    let texture = studio.target(width, height);
    let target = texture.create_view(&Default::default());
    let mut yardstick = Yardstick::new(studio.renderer(), PICTURE_FORMAT, width, height);
    let plain = repeat(frames, || {
        let begun = Instant::now();
        yardstick.plain(&target);
        finish(&yardstick, begun, 2)
    });
    let quad = repeat(frames, || {
        let begun = Instant::now();
        yardstick.quad(&target);
        finish(&yardstick, begun, 1)
    });
    (plain, quad)
}

fn finish(yardstick: &Yardstick<'_>, begun: Instant, draws: u32) -> Cost {
    let renderer = yardstick.renderer();
    let cpu = milliseconds(begun);
    ::render::gpu::wait(&renderer.device());
    let wall = milliseconds(begun);
    let times = renderer.meter().and_then(|meter| meter.read(&renderer.device(), false));
    Cost { wall, cpu, submit: 0.0, gpu: times.and_then(|times| times.frame), draws }
}

/// A still scene drawn again, one with a counter changed each time, and the ground drawn again each time.
fn frames(studio: &mut Studio, scene: &Scene, width: u32, height: u32, frames: u32) -> (Cost, Cost, Cost) {
    let texture = studio.target(width, height);
    let target = texture.create_view(&Default::default());
    let mut scene = scene.clone();
    let draw = |studio: &mut Studio, scene: &Scene, anew: bool| {
        if anew {
            studio.renderer().forget_ground();
        }
        let begun = Instant::now();
        let Some((commands, report)) = studio.renderer().encode(scene, width, height, &target) else {
            return Cost::default();
        };
        let cpu = milliseconds(begun);
        studio.queue().submit([commands]);
        let submit = milliseconds(begun) - cpu;
        ::render::gpu::wait(studio.device());
        let wall = milliseconds(begun);
        let device = studio.device().clone();
        let times = studio.renderer().meter().and_then(|meter| meter.read(&device, report.ground));
        let gpu = times.map(|times| times.frame.unwrap_or(0.0) + times.ground.unwrap_or(0.0));
        Cost { wall, cpu, submit, gpu, draws: report.draws }
    };
    draw(studio, &scene, false);
    let still = repeat(frames, || draw(studio, &scene, false));
    let changed = repeat(frames, || {
        if let Some(counter) = scene.counters.first_mut() {
            counter.look.spent = !counter.look.spent;
        }
        draw(studio, &scene, false)
    });
    let few = frames.div_ceil(2);
    let ground = repeat(few, || {
        // Another view each time, as when the map is moved.
        let view = scene.camera.view(width, height);
        scene.camera = Camera { centre: view.centre + ::render::geometry::point(0.013, 0.0), ..scene.camera };
        draw(studio, &scene, true)
    });
    (still, changed, ground)
}

/// The medians of `frames` frames, after one that does not count.
fn repeat(frames: u32, mut frame: impl FnMut() -> Cost) -> Cost {
    frame();
    let all: Vec<Cost> = (0..frames.max(1)).map(|_| frame()).collect();
    let median = |pick: &dyn Fn(&Cost) -> f64| {
        let mut values: Vec<f64> = all.iter().map(pick).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or(0.0)
    };
    let clocked = all.iter().all(|cost| cost.gpu.is_some());
    Cost {
        wall: median(&|cost| cost.wall),
        cpu: median(&|cost| cost.cpu),
        submit: median(&|cost| cost.submit),
        gpu: clocked.then(|| median(&|cost| cost.gpu.unwrap_or(0.0))),
        draws: all.last().map_or(0, |cost| cost.draws),
    }
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// Memory of the whole program in MB, if the system reports it.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}
