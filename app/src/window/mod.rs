//! The window people play in: the board beneath, panels above, and no rule of its own.
//!
//! What may be done comes from the engine's options, what is said comes from [`crate::words`], and a match is played at a
//! [`crate::partner::Table`]. The window holds a copy of the game that it only reads.

mod about_page;
mod answers;
mod board_view;
mod choice;
mod choices;
mod combat_panel;
mod draft;
mod friend_page;
mod gpu;
mod kept;
mod keymap;
mod keys;
mod lan_page;
mod lobby_screen;
mod log;
mod log_panel;
mod look;
mod match_screen;
mod notice;
mod overlays;
mod page;
mod panels;
mod points;
mod settings;
mod settings_page;
mod shell;
mod sight;
mod stage;
mod start_screen;

use anyhow::bail;
use winit::event_loop::EventLoop;

/// How the window is opened.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Play {
    /// Your name, as your opponents see it; it is remembered
    #[arg(long)]
    pub name: Option<String>,
    /// Play a friend on this machine only, for trying it out
    #[arg(long)]
    pub loopback: bool,
    /// For tests: prints where hexes, units and widgets are, one JSON object for each change
    #[arg(long, hide = true)]
    pub test_points: bool,
}

/// Whether there is a display to open a window on.
pub fn has_display() -> bool {
    if cfg!(any(target_os = "windows", target_vendor = "apple")) {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// The sentence for who has no display.
pub const NO_DISPLAY: &str =
    "there is no display to open a window on; `estafette demo` shows a whole match in this terminal";

/// Opens the window, and returns when it is closed.
pub fn open(play: &Play) -> anyhow::Result<()> {
    if !has_display() {
        bail!(NO_DISPLAY);
    }
    let Ok(events) = EventLoop::<shell::Wake>::with_user_event().build() else {
        bail!(NO_DISPLAY);
    };
    let mut shell = shell::Shell::new(play, events.create_proxy())?;
    events.run_app(&mut shell)?;
    shell.ending()
}
