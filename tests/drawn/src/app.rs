//! Measuring the program in its window: its start, its rest, how soon it shows what one does, and a whole game.

use anyhow::{Context, bail};
use clap::Args;
use language::bot::BotKind;
use net::store::read_bounded;
use record::file::Record;
use replay::Reel;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use window::has_display;

/// The measurement to run.
#[derive(Args, Clone, Debug)]
pub(crate) struct BenchApp {
    /// The battle of the whole game
    #[arg(long, default_value = "eylau")]
    pub(crate) scenario: String,
    /// The bot that thinks beside the window in it
    #[arg(long, default_value = "sensible")]
    pub(crate) bot: BotKind,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Number of times that the start is timed.
const STARTS: usize = 5;
/// Time for which a window is left alone to measure it at rest.
const REST: Duration = Duration::from_secs(5);
/// Number of times that a key is pressed.
const PRESSES: usize = 20;
/// A position in the middle of a battle, in which a side must decide.
const POSITION: &str = "eylau,7,150";
/// Longer than this no line is waited for.
const PATIENCE: Duration = Duration::from_secs(120);
/// The limits to keep.
const FIRST_FRAME_MS: f64 = 1500.0;
const FRAMES_TO_PICTURE: u64 = 2;
const LONGEST_WORK_MS: f64 = 16.0;

/// The program in its window, and the lines it prints. It ends with this.
pub(crate) struct Program {
    child: Child,
    lines: Receiver<Value>,
    /// The line it printed last.
    pub(crate) last: Value,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program that is measured, beside this one.
fn program() -> anyhow::Result<PathBuf> {
    let name = format!("estafette{}", std::env::consts::EXE_SUFFIX);
    let program = std::env::current_exe()?.with_file_name(name);
    if !program.is_file() {
        bail!("{} is not built yet: cargo build -p estafette, with the same profile", program.display());
    }
    Ok(program)
}

impl Program {
    pub(crate) fn start(home: &Path, arguments: &[&str]) -> anyhow::Result<Program> {
        let mut child = Command::new(program()?)
            .args(["play", "--loopback", "--name", "Bench"])
            .args(arguments)
            .env("ESTAFETTE_HOME", home)
            // Its widgets are found by their English names.
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()?;
        let (tell, lines) = channel();
        let out = child.stdout.take().context("the program has no output")?;
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let Ok(line) = serde_json::from_str(&line) else { continue };
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Program { child, lines, last: Value::Null })
    }

    pub(crate) fn next(&mut self) -> anyhow::Result<&Value> {
        self.last = self.lines.recv_timeout(PATIENCE).context("the window says no more")?;
        Ok(&self.last)
    }

    /// Takes in the next line, if one comes in that time. Whether one came.
    pub(crate) fn next_within(&mut self, time: Duration) -> bool {
        let Ok(line) = self.lines.recv_timeout(time) else { return false };
        self.last = line;
        true
    }

    /// Waits for a line as it is wanted.
    pub(crate) fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> anyhow::Result<&Value> {
        while !wanted(&self.last) {
            self.next()?;
        }
        Ok(&self.last)
    }

    /// Processor time of all its threads so far, in milliseconds.
    fn busy(&self) -> anyhow::Result<f64> {
        let mut nanoseconds = 0.0;
        for task in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let text = std::fs::read_to_string(task?.path().join("schedstat"))?;
            nanoseconds += text.split(' ').next().and_then(|part| part.parse::<f64>().ok()).context("no schedstat")?;
        }
        Ok(nanoseconds / 1e6)
    }

    /// Processor time in milliseconds for each second in which nothing is done to it.
    fn rest(&mut self) -> anyhow::Result<f64> {
        self.until(|line| at(line, "/still").as_bool() == Some(true))?;
        let (begun, before) = (Instant::now(), self.busy()?);
        std::thread::sleep(REST);
        Ok((self.busy()? - before) / begun.elapsed().as_secs_f64())
    }
}

pub(crate) fn at<'a>(line: &'a Value, path: &str) -> &'a Value {
    line.pointer(path).unwrap_or(&Value::Null)
}

/// Measures, with what was wanted beside it.
pub(crate) fn run(bench: &BenchApp) -> anyhow::Result<Value> {
    if !has_display() {
        bail!("there is no display to measure a window on; `xvfb-run estafette-drawn app` makes one");
    }
    let home = std::env::temp_dir().join(format!("estafette-bench-app-{}", std::process::id()));
    let measured = measure(bench, &home);
    // The matches played for this have no further use.
    let _ = std::fs::remove_dir_all(&home);
    measured
}

fn measure(bench: &BenchApp, home: &Path) -> anyhow::Result<Value> {
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let mut program = Program::start(home, &["--test-points"])?;
        program.next()?;
        starts.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    starts.sort_by(f64::total_cmp);
    let rest_start = Program::start(home, &["--test-points"])?.rest()?;
    let mut program = Program::start(home, &["--test-points", "--test-position", POSITION])?;
    program.until(|line| at(line, "/match/mine").as_bool() == Some(true))?;
    let rest_match = program.rest()?;
    let input = input(&mut program);
    drop(program);
    let journeys = crate::journeys::run(&home.join("journeys"));
    let game = game(bench, home)?;
    let median = starts.get(STARTS / 2).copied().unwrap_or(0.0);
    let slowest = starts.last().copied().unwrap_or(0.0);
    Ok(json!({
        "profile": if cfg!(debug_assertions) { "debug" } else { "release" },
        "first_frame_ms": {"median": round(median), "slowest": round(slowest), "wanted": FIRST_FRAME_MS, "met": slowest <= FIRST_FRAME_MS},
        "rest_cpu_ms_per_s": {"start": round(rest_start), "match": round(rest_match)},
        "input_to_picture": input.unwrap_or_else(|why| json!({"not_measured": format!("{why:#}")})),
        "journeys": journeys.unwrap_or_else(|why| json!({"not_measured": format!("{why:#}")})),
        "game": game,
    }))
}

/// Frames from a key or a click to the frame that shows its effect.
fn input(program: &mut Program) -> anyhow::Result<Value> {
    xdotool(&["search", "--onlyvisible", "--name", "Estafette", "windowfocus", "%1"])?;
    program.until(|line| at(line, "/focused").as_bool() == Some(true))?;
    let mut keys = Vec::new();
    let mut clicks = Vec::new();
    for _ in 0..PRESSES {
        let before = at(&program.last, "/match/selected").clone();
        xdotool(&["key", "n"])?;
        let line = program.until(|line| *at(line, "/match/selected") != before)?;
        keys.extend(at(line, "/frames_since_press").as_u64());
        let Some(place) = target(line) else { continue };
        // A march is seen from its first step; the position counts once it is on the screen.
        let shown = |line: &Value| ["/match/begun", "/match/position"].map(|path| at(line, path).clone());
        let before = shown(line);
        click(program, place)?;
        let line = program.until(|line| shown(line) != before)?;
        clicks.extend(at(line, "/frames_since_press").as_u64());
        program.until(|line| at(line, "/still").as_bool() == Some(true))?;
    }
    let most = |frames: &[u64]| frames.iter().max().copied();
    let met = most(&keys).is_some_and(|most| most <= FRAMES_TO_PICTURE);
    Ok(json!({
        "key_selects_a_unit": {"times": keys.len(), "most_frames": most(&keys)},
        "click_moves_a_unit": {"times": clicks.len(), "most_frames": most(&clicks)},
        "wanted_frames": FRAMES_TO_PICTURE,
        "met": met && most(&clicks).is_none_or(|most| most <= FRAMES_TO_PICTURE),
    }))
}

/// The pixel where the selected unit can be sent, if no panel covers it.
pub(crate) fn target(line: &Value) -> Option<[f64; 2]> {
    let free: Vec<f64> = at(line, "/match/free").as_array()?.iter().filter_map(Value::as_f64).collect();
    let [left, top, right, bottom] = free.as_slice() else { return None };
    let units: Vec<&str> = at(line, "/match/units").as_object()?.values().filter_map(Value::as_str).collect();
    let reach = at(line, "/match/reach").as_array()?.iter().filter_map(Value::as_str);
    let mut places = reach.filter(|hex| !units.contains(hex)).filter_map(|hex| {
        let place = at(line, &format!("/match/hexes/{hex}"));
        Some([at(place, "/0").as_f64()?, at(place, "/1").as_f64()?])
    });
    places.find(|[x, y]| x > left && x < right && y > top && y < bottom)
}

/// Clicks at a place of the window, once the window knows that the pointer is there.
pub(crate) fn click(program: &mut Program, [x, y]: [f64; 2]) -> anyhow::Result<()> {
    let [across, down] = [x, y].map(|part| part.to_string());
    xdotool(&["mousemove", &across, &down])?;
    program.until(|line| *at(line, "/pointer") == json!([x, y]))?;
    xdotool(&["click", "1"])
}

fn xdotool(arguments: &[&str]) -> anyhow::Result<()> {
    let done = Command::new("xdotool").args(arguments).output().context("xdotool presses keys for this")?;
    if !done.status.success() {
        bail!("xdotool: {}", String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(())
}

/// A whole game of two bots in the window: what was drawn against what the record says.
fn game(bench: &BenchApp, home: &Path) -> anyhow::Result<Value> {
    let begun = Instant::now();
    let bot = bench.bot.name();
    let mut program = Program::start(home, &["--test-plays", &bench.scenario, "--test-bot", bot])?;
    let mut drawn = BTreeMap::new();
    let mut last = None;
    let over = loop {
        let line = program.next()?;
        if at(line, "/over").as_bool() == Some(true) {
            break line.clone();
        }
        if let (Some(length), Some(hash)) = (at(line, "/state").as_u64(), at(line, "/hash").as_str()) {
            drawn.insert(length, hash.to_owned());
            last = Some(hash.to_owned());
        }
    };
    let seconds = begun.elapsed().as_secs_f64();
    let path = PathBuf::from(at(&over, "/record").as_str().context("the game has no record")?);
    // The program still writes the end; a program that has left has written.
    program.child.wait()?;
    let record = Record::read(&read_bounded(&path)?)?;
    let reel = Reel::of(lab::systems::WITH_FORD, &record, None)?;
    let hash_at = |seq: u32| reel.position_at(seq).map(|position| position.hash().to_string());
    let mut wrong = 0;
    for seq in 1..=reel.last() {
        let hash = hash_at(seq).context("a position of the record is missing")?;
        if drawn.get(&(u64::from(seq) + 1)).is_some_and(|seen| *seen != hash) {
            wrong += 1;
        }
    }
    let same_end = last == hash_at(reel.last());
    let longest = at(&over, "/work_ms/longest").as_f64().unwrap_or(f64::INFINITY);
    let states = |name: &str| at(&over, name).as_u64();
    let dropped =
        states("/states_heard").zip(states("/states_drawn")).map(|(heard, drawn)| heard.saturating_sub(drawn));
    Ok(json!({
        "battle": bench.scenario,
        "bot": bot,
        "turns": at(&over, "/turn"),
        "seconds": round(seconds),
        "entries": record.entries.len(),
        "states_heard": at(&over, "/states_heard"),
        "states_drawn": at(&over, "/states_drawn"),
        "states_passed_over": dropped,
        "states_drawn_that_differ_from_the_record": wrong,
        "final_state_as_in_the_record": same_end,
        "frames": at(&over, "/frames"),
        "work_ms": {
            "median": at(&over, "/work_ms/median").as_f64().map(round),
            "p99": at(&over, "/work_ms/p99").as_f64().map(round),
            "longest": round(longest),
            "slowest": at(&over, "/slowest"),
            "wanted": LONGEST_WORK_MS,
            "met": longest <= LONGEST_WORK_MS,
        },
    }))
}

/// To a hundredth.
pub(crate) fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
