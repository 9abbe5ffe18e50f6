//! The ford, played: by bots, in one seat, over the wire, through the adjutant, and replayed.

mod asking;
mod bots;
mod desk;
mod far;
mod hot_seat;
mod records;

use crate::table::LocalPlayer;
use ::ford::app::TheFord;
use ::ford::{Command, Ford};
use ::systems::list_of;
use engine::contract::Side;
use language::ask::{Asking, Draft, Said, Walker};
use language::battle::Battle;
use language::chance::Chance;
use language::position::{Bytes, Position};
use language::system::{Asks as _, Systems};
use std::path::{Path, PathBuf};

/// The systems of the program, and the ford.
pub(super) static WITH_FORD: Systems = ::systems::with_every_system!(list_of TheFord);

pub(super) fn battle() -> Battle {
    WITH_FORD.open("ford", None).expect("the battle of a test build")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("estafette-ford-{name}-{}", std::process::id()))
}

fn player(folder: &Path) -> LocalPlayer {
    let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).expect("folders");
    LocalPlayer::load_from(WITH_FORD, folders, Some("Ney")).expect("a player")
}

/// The answer of the random walker for a side that must decide.
fn walked(game: &Ford, side: Side, chance: &mut Chance) -> Said<Command> {
    Walker::<TheFord>::default().answer(game, side, chance).expect("an answer")
}

fn asks(game: &Ford, side: Side) -> Asking<Command> {
    TheFord::ask(game, side, &Draft::EMPTY)
}

/// The first thing said at once, confirmed or passed.
fn first_said(position: &dyn Position, side: Side, draft: &Draft) -> Said<Bytes> {
    position.ask(side, draft).sayings().next().expect("something to say").clone()
}
