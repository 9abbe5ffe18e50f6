//! Measuring the guided first game of each system as a player meets it: clicks and seconds from the start to the first command of
//! his own, and through one whole turn; and how far the buttons of the decision move meanwhile.
//!
//! The player reads no rulebook: he takes the next unit, a hex that is lit, and the blue button; he ends what can be ended, and
//! where he must answer he asks for a hint and plays it.

use crate::app::{at, round, target};
use crate::journeys::{Player, asked, is};
use anyhow::{Context, bail};
use clap::Args;
use language::system::AnySystem;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use window::has_display;

/// The measurement to run.
#[derive(Args, Clone, Debug)]
pub(crate) struct BenchFirstGames {
    /// The system whose first game is played, by its name; "all" plays one of each
    #[arg(long, default_value = "all")]
    pub(crate) system: String,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// The button of the start and of the choice of a battle.
const FIRST_GAME: &str = "First game (guided)";
/// Distance that a button of the decision may move, in pixels.
const MOST_MOVED: f64 = 2.0;
/// More clicks than these are not made for one question before its phase is ended, for a first command, and in a turn.
const MOST_ON_ONE: usize = 3;
const MOST_TRIED: usize = 20;
const MOST_CLICKS: u32 = 150;
/// Longest time until a click has an effect; after it the click counts as without one.
const IDLE: Duration = Duration::from_secs(2);
/// The other side does not take longer.
const PATIENCE: Duration = Duration::from_secs(180);

/// The first place of each button of the decision, and the largest distance of one from there.
#[derive(Default)]
struct Buttons {
    first: BTreeMap<String, [f64; 2]>,
    moved: f64,
}

impl Buttons {
    fn look(&mut self, line: &Value) {
        let Some(buttons) = at(line, "/decision").as_object() else { return };
        for (name, button) in buttons {
            let [Some(x), Some(y)] = ["/at/0", "/at/1"].map(|path| at(button, path).as_f64()) else { continue };
            let [was_x, was_y] = *self.first.entry(name.clone()).or_insert([x, y]);
            self.moved = self.moved.max((x - was_x).abs()).max((y - was_y).abs());
        }
    }
}

/// Plays the first game of one system or of all.
pub(crate) fn run(bench: &BenchFirstGames) -> anyhow::Result<Value> {
    if !has_display() {
        bail!("there is no display to play on; `xvfb-run estafette-drawn first-games` makes one");
    }
    let systems = lab::bench::offered();
    let wanted: Vec<_> = match bench.system.as_str() {
        "all" => systems.iter().enumerate().collect(),
        name => systems.iter().enumerate().filter(|(_, system)| system.name() == name).collect(),
    };
    if wanted.is_empty() {
        let names: Vec<&str> = systems.iter().map(|system| system.name()).collect();
        bail!("there is no system {}: there are all, {}", bench.system, names.join(", "));
    }
    let mut games = Vec::new();
    for (place, system) in wanted {
        let home = std::env::temp_dir().join(format!("estafette-first-game-{}-{place}", std::process::id()));
        let played = first_game(&home, *system, place == 0);
        // The matches played for this have no further use.
        let _ = std::fs::remove_dir_all(&home);
        let result = played.unwrap_or_else(|why| json!({"not_measured": format!("{why:#}")}));
        games.push(json!({"system": system.name(), "battle": system.first_battle(), "measured": result}));
    }
    Ok(json!({"profile": if cfg!(debug_assertions) { "debug" } else { "release" }, "first_games": games}))
}

fn first_game(home: &Path, system: &dyn AnySystem, offered: bool) -> anyhow::Result<Value> {
    let begun = Instant::now();
    let mut player = Player::sit(home)?;
    // The start offers the first system to a new player; the others are chosen among the battles.
    if !offered {
        player.press("Play the bot")?;
        player.press(system.title())?;
    }
    player.press(FIRST_GAME)?;
    player.program.until(asked).context("no first question")?;
    let mut buttons = Buttons::default();
    buttons.look(&player.program.last);
    let (asked_clicks, asked_seconds) = (player.clicks, begun.elapsed().as_secs_f64());
    let command = first_command(&mut player, &mut buttons)?;
    let (command_clicks, command_seconds) = (player.clicks, begun.elapsed().as_secs_f64());
    let turn = at(&player.program.last, "/match/turn").as_u64();
    let mut ends = Vec::new();
    while !is(&player.program.last, "/match/over") && at(&player.program.last, "/match/turn").as_u64() == turn {
        if player.clicks > MOST_CLICKS {
            bail!("after {} clicks the turn is not over: {}", player.clicks, at(&player.program.last, "/match/asks"));
        }
        ends.push(answer(&mut player, &mut buttons)?);
    }
    Ok(json!({
        "first_question": {"clicks": asked_clicks, "seconds": round(asked_seconds)},
        "first_command": {"clicks": command_clicks, "seconds": round(command_seconds), "said": command},
        "whole_turn": {
            "clicks": player.clicks - asked_clicks,
            "seconds": round(begun.elapsed().as_secs_f64() - asked_seconds),
            "said": ends,
        },
        "buttons_moved_px": {"most": buttons.moved, "wanted": MOST_MOVED, "met": buttons.moved <= MOST_MOVED},
    }))
}

/// Gives a command other than the end of a phase; ends a phase in which none can be found soon. Returns the command.
fn first_command(player: &mut Player, buttons: &mut Buttons) -> anyhow::Result<String> {
    let mut tried = (None, 0);
    for _ in 0..MOST_TRIED {
        let line = player.program.last.clone();
        let position = at(&line, "/match/position").as_u64();
        tried = if tried.0 == position { (position, tried.1 + 1) } else { (position, 0) };
        if is(&line, "/decision/confirm/enabled") {
            let said = at(&line, "/decision/confirm/label").as_str().unwrap_or_default().to_owned();
            if clicked(player, buttons, at(&line, "/decision/confirm/at"))? {
                return Ok(said);
            }
        } else if tried.1 >= MOST_ON_ONE {
            answer(player, buttons)?;
        } else if let Some(place) = target(&line).filter(|_| at(&line, "/match/selected").is_string()) {
            if clicked(player, buttons, &json!(place))? {
                return Ok(String::from("a click on a lit hex"));
            }
        } else if is(&line, "/decision/next/enabled") {
            clicked(player, buttons, at(&line, "/decision/next/at"))?;
        } else {
            answer(player, buttons)?;
        }
    }
    // None of that leads on: follows the hint.
    hint(player, buttons)
}

/// Ends the phase if it can end, confirms the command that is ready, or else follows a hint. Returns the answer.
fn answer(player: &mut Player, buttons: &mut Buttons) -> anyhow::Result<String> {
    let line = player.program.last.clone();
    for name in ["end", "confirm"] {
        if !is(&line, &format!("/decision/{name}/enabled")) {
            continue;
        }
        let spot = at(&line, &format!("/decision/{name}/at")).clone();
        let label = at(&line, &format!("/decision/{name}/label")).as_str().unwrap_or_default().to_owned();
        if clicked(player, buttons, &spot)? {
            return Ok(label);
        }
        let doubt = at(&player.program.last, "/match/refusal").as_str().is_some_and(|text| text.contains("again"));
        if doubt && clicked(player, buttons, &spot)? {
            return Ok(format!("{label}, twice"));
        }
    }
    hint(player, buttons)
}

/// Asks for a hint, and plays it.
fn hint(player: &mut Player, buttons: &mut Buttons) -> anyhow::Result<String> {
    player.press("Hint")?;
    let plays = |line: &Value| {
        let mut widgets = at(line, "/widgets").as_object()?.iter();
        let (_, found) = widgets.find(|(label, widget)| label.starts_with("Play it") && is(widget, "/enabled"))?;
        Some(at(found, "/at").clone())
    };
    let line = player.program.until(|line| plays(line).is_some() && is(line, "/still")).context("no hint came")?;
    let spot = plays(line).context("no hint")?;
    if !clicked(player, buttons, &spot)? {
        bail!("a hint did nothing at {}", at(&player.program.last, "/match/asks"));
    }
    Ok(String::from("a hint"))
}

/// Clicks, and waits until the screen is still and the player must decide again. Returns whether the match went on.
fn clicked(player: &mut Player, buttons: &mut Buttons, spot: &Value) -> anyhow::Result<bool> {
    let shown = |line: &Value| {
        ["position", "refusal", "selected", "draft"].map(|name| at(line, &format!("/match/{name}")).clone())
    };
    let before = player.program.last.clone();
    player.click(spot)?;
    let begun = Instant::now();
    loop {
        let line = &player.program.last;
        buttons.look(line);
        let idle = begun.elapsed() > IDLE;
        if is(line, "/match/over") || asked(line) && (idle || shown(line) != shown(&before)) {
            break;
        }
        if !player.program.next_within(IDLE) && begun.elapsed() > PATIENCE {
            bail!("the match does not go on after {}", at(&before, "/match/asks"));
        }
    }
    let [was, is] = [&before, &player.program.last].map(|line| at(line, "/match/position").as_u64());
    Ok(is > was)
}
