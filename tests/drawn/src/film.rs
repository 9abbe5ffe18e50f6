//! Measuring a film.

use lab::bench::replay::BenchReplay;
use replay::Reel;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Instant;

/// Limit of its time, in seconds.
const FILM_SECONDS: f64 = 60.0;

/// Makes a film of the match, drawn by the processor.
pub(crate) fn film(bench: &BenchReplay, reel: &Reel) -> anyhow::Result<Value> {
    use pictures::film::{FilmArgs, shoot};
    if bench.frames == 0 {
        return Ok(Value::Null);
    }
    let mut studio = render::Studio::software()?;
    let args = FilmArgs {
        file: PathBuf::new(),
        out: PathBuf::new(),
        size: pictures::shot::Size { width: 960, height: 720 },
        frames: bench.frames,
        seconds_per_frame: 0.4,
        scenario: None,
        software: true,
    };
    let begun = Instant::now();
    let mut bytes = Vec::new();
    let frames = shoot(reel, &args, &mut studio, &mut bytes)?;
    let seconds = begun.elapsed().as_secs_f64();
    Ok(json!({
        "size": "960x720", "frames": frames, "seconds": round(seconds), "wanted_seconds": FILM_SECONDS,
        "kilobytes": bytes.len() / 1000, "adapter": studio.adapter().name, "met": seconds <= FILM_SECONDS,
    }))
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
