//! The ford, played: by bots, in one chair, over the wire, through the adjutant, and looked at again.

mod asking;
mod bots;
mod chairs;
mod desk;
mod far;
mod records;

use crate::ask::{Asking, Draft, Said, Walker};
use crate::chance::Chance;
use crate::library::{self, Battle};
use crate::position::{Bytes, Position};
use crate::system::Ask as _;
use crate::table::Player;
use ::ford::app::TheFord;
use ::ford::{Command, Ford};
use engine::contract::Side;
use std::path::{Path, PathBuf};

pub(super) fn battle() -> Battle {
    crate::doors::add::<TheFord>(&::ford::files::READER);
    library::open("ford", None).expect("the battle of a test build")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("estafette-ford-{name}-{}", std::process::id()))
}

fn player(folder: &Path) -> Player {
    let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).expect("folders");
    Player::load_from(folders, Some("Ney")).expect("a player")
}

/// What the player that points at random says for a side that is asked.
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
