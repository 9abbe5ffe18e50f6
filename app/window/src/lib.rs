//! The window people play in: the board beneath, panels above, and no rule of its own.
//!
//! Legal actions come from [`language::ask`], events from [`language::happening`], and a match is played at a
//! [`play::table::Table`]. The window holds a copy of the game that it only reads.

mod before;
mod board;
mod book;
mod club;
mod messages;
mod paper;
mod settings;
mod shell;
mod sound;
mod table;
mod viewer;
mod wake_up;

pub(crate) use messages::MESSAGES;

use anyhow::bail;
use language::say;
use language::system::Systems;
use language::tongue::Catalogue;
use winit::event_loop::EventLoop;

/// The options of a window.
#[derive(Clone, Debug, Default, clap::Args)]
#[allow(missing_docs, reason = "their help is messages")]
pub struct WindowArgs {
    #[arg(long)]
    pub name: Option<String>,
    #[arg(long)]
    pub loopback: bool,
    /// For tests: prints where hexes, units and widgets are, one JSON object for each change
    #[arg(long, hide = true)]
    pub test_points: bool,
    /// The record of a match to look at, instead of the start
    #[arg(skip)]
    pub replay: Option<std::path::PathBuf>,
    /// For tests: opens a position without a match, written as SCENARIO,SEED,STEPS
    #[arg(long, hide = true)]
    pub test_position: Option<String>,
    /// For measuring: a bot plays this battle in the window against the bot, and the window closes when it is over
    #[arg(long, hide = true)]
    pub test_plays: Option<String>,
    /// For measuring: the bot it plays against
    #[arg(long, hide = true)]
    pub test_bot: Option<language::bot::BotKind>,
}

/// Whether there is a display to open a window on.
pub fn has_display() -> bool {
    if cfg!(any(target_os = "windows", target_vendor = "apple")) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// A match to look at again in the window.
#[derive(Clone, Debug, clap::Args)]
#[allow(missing_docs, reason = "their help is messages")]
pub struct Replay {
    pub file: std::path::PathBuf,
    /// For tests: prints where widgets are, one JSON object for each change
    #[arg(long, hide = true)]
    pub test_points: bool,
}

/// Opens the window at a match, and returns when it is closed.
pub fn open_replay(systems: Systems, others: &[&'static Catalogue], replay: &Replay) -> anyhow::Result<()> {
    if !has_display() {
        shell::speak_with_desktop();
        bail!(say!(MESSAGES, "window-shell-no-display-replay", file = replay.file.display().to_string()));
    }
    let Replay { file, test_points } = replay.clone();
    open(systems, others, &WindowArgs { replay: Some(file), test_points, ..WindowArgs::default() })
}

/// Opens the window, and returns when it is closed. `others` are the catalogues of the program that its window does not show: a
/// folder of languages may translate them, too.
pub fn open(systems: Systems, others: &[&'static Catalogue], play: &WindowArgs) -> anyhow::Result<()> {
    shell::speak_with_desktop();
    if !has_display() {
        bail!(say!(MESSAGES, "window-shell-no-display"));
    }
    shell::settle_runtime_dir();
    let Ok(events) = EventLoop::<shell::Wake>::with_user_event().build() else {
        bail!(say!(MESSAGES, "window-shell-no-display"));
    };
    let mut shell = shell::Shell::new(systems, others, play, events.create_proxy())?;
    systems.read_ahead();
    events.run_app(&mut shell)?;
    let ending = shell.ending();
    // Whatever is still being said and written at a table that was left is said and written before the program ends.
    drop(shell);
    play::table::all_left();
    ending
}
