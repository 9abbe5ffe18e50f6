//! Measuring what a player has to do and how long he waits: from the start to the first move, and from the end of his movement to
//! his next decision, at each pace.

use crate::app::{Program, at, click, round};
use anyhow::{Context, bail};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// The paces, by the names they have in the settings.
const PACES: [&str; 3] = ["Slow", "Brisk", "AtOnce"];
/// The button that ends the movement.
const END: &str = "End movement";
/// The time from one click to the next. A second answer to a question counts only when the player could read the question, and
/// two clicks in less than a third of a second are one.
const PAUSE: Duration = Duration::from_millis(700);

/// A player at the window, whose clicks are counted.
pub(crate) struct Player {
    pub(crate) program: Program,
    pub(crate) clicks: u32,
    clicked: Instant,
}

impl Player {
    pub(crate) fn sit(home: &Path) -> anyhow::Result<Player> {
        Ok(Player { program: Program::start(home, &["--test-points"])?, clicks: 0, clicked: Instant::now() })
    }

    /// Waits for a button, and clicks it.
    pub(crate) fn press(&mut self, label: &str) -> anyhow::Result<()> {
        let place = format!("/widgets/{}", label.replace('~', "~0").replace('/', "~1"));
        let line = self
            .program
            .until(|line| is(line, "/still") && is(line, &format!("{place}/enabled")))
            .with_context(|| format!("no button {label}"))?;
        let spot = at(line, &format!("{place}/at")).clone();
        self.click(&spot)
    }

    /// Clicks there, not sooner after the last click than a person could.
    pub(crate) fn click(&mut self, spot: &Value) -> anyhow::Result<()> {
        let place = [at(spot, "/0").as_f64(), at(spot, "/1").as_f64()];
        let [Some(x), Some(y)] = place else { bail!("nothing is there to click") };
        std::thread::sleep(PAUSE.saturating_sub(self.clicked.elapsed()));
        click(&mut self.program, [x, y])?;
        self.clicks += 1;
        self.clicked = Instant::now();
        // Lines printed before are not its effect.
        self.program.next_within(PAUSE);
        Ok(())
    }

    /// To the first question.
    fn begin(&mut self) -> anyhow::Result<()> {
        self.press("Play the bot")?;
        self.press("Start")?;
        self.program.until(asked)?;
        Ok(())
    }
}

pub(crate) fn is(line: &Value, path: &str) -> bool {
    at(line, path).as_bool() == Some(true)
}

/// Whether the player must decide, and the screen is still.
pub(crate) fn asked(line: &Value) -> bool {
    is(line, "/match/mine") && is(line, "/still")
}

/// Measures all of it.
pub(crate) fn run(home: &Path) -> anyhow::Result<Value> {
    let mut waits = serde_json::Map::new();
    let first = first_move(home)?;
    for pace in PACES {
        std::fs::create_dir_all(home)?;
        std::fs::write(home.join("window.json"), json!({ "pace": pace }).to_string())?;
        waits.insert(pace.to_owned(), next_decision(home)?);
    }
    Ok(json!({"start_to_first_move": first, "end_of_movement_to_next_decision": waits}))
}

/// From the start of the program to the first unit that has moved, against the bot.
fn first_move(home: &Path) -> anyhow::Result<Value> {
    let begun = Instant::now();
    let mut player = Player::sit(home)?;
    player.begin()?;
    player.press("Next unit (N)")?;
    let line = player.program.until(|line| crate::app::target(line).is_some() && is(line, "/still"))?;
    let before = at(line, "/match/log").clone();
    let [x, y] = crate::app::target(line).context("nowhere to go")?;
    player.click(&json!([x, y]))?;
    player.program.until(|line| *at(line, "/match/log") != before && is(line, "/still"))?;
    Ok(json!({"clicks": player.clicks, "seconds": round(begun.elapsed().as_secs_f64())}))
}

/// From the click that ends the movement to the next question, the bot's turn between them. An attack is not made.
fn next_decision(home: &Path) -> anyhow::Result<Value> {
    let mut player = Player::sit(home)?;
    player.begin()?;
    player.press(END)?;
    // No unit has moved: the first press asks for confirmation, the second confirms.
    player.program.until(|line| at(line, "/match/refusal").is_string())?;
    player.press(END)?;
    let begun = Instant::now();
    let told = at(&player.program.last, "/match/log").as_u64();
    loop {
        let line = player.program.until(|line| asked(line) && at(line, "/match/log").as_u64() > told)?;
        if !at(line, "/widgets/End combat/enabled").as_bool().unwrap_or(false) {
            break;
        }
        player.press("End combat")?;
    }
    Ok(json!({"seconds": round(begun.elapsed().as_secs_f64())}))
}
