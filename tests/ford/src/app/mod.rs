//! The app part of the ford: its questions, events, views, weighing and lessons.
//!
//! It shows that a system needs only its own folders: nothing outside them is written for it.

mod ask;
mod judge;
mod show;
mod teach;
mod tell;
mod words;

pub use tell::PHASES_TOLD;

use crate::{CASES, Ford, Scenario as Board, View};
use engine::contract::{Game as _, Side};
use engine::differences::{Difference, differences};
use engine::hex::Hex;
use language::ask::{Hexes, Names, PieceId, Rule};
use language::system::{AnySystem, Asks, Eye, Of, Rules, System, TypedBattle};
use scenarios::{Reader, Scenario};
use std::sync::Arc;

/// The battery of the first player.
pub const BATTERY: PieceId = PieceId(0);
/// The column of the second.
pub const COLUMN: PieceId = PieceId(1);
/// Decoys come after them: one less than there are fords.
const DECOYS: u16 = 2;

/// The rules of the ford.
#[derive(Clone, Copy, Debug)]
pub struct TheFord;

/// A battle of this system.
pub type Battle = TypedBattle<TheFord>;

impl Rules for TheFord {
    type Game = Ford;
    type Board = Board;
    type Options = ();
    const TITLE: &'static str = "The ford";
    const CASES: &'static [(Rule, &'static str)] = CASES;

    fn revision(_board: &Board) -> u32 {
        Ford::REVISION
    }

    fn names(board: &Board) -> Names {
        let pieces = ["Battery", "Column"].map(String::from).into_iter();
        let decoys = decoys(board).zip(1u8..).map(|(_, number)| format!("Decoy {number}"));
        let owners = [Some(Side::First), Some(Side::Second)].into_iter();
        Names {
            sides: ["Defenders", "Attackers"].map(String::from),
            pieces: pieces.chain(decoys).collect(),
            owners: owners.chain(self::decoys(board).map(|_| Some(Side::First))).collect(),
            groups: Vec::new(),
            holders: Vec::new(),
            words: TheFord::WORDS,
            refusals: Self::refusals(),
            hexes: Hexes::default(),
            ..Names::default()
        }
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        let board = crate::files::battle(scenario).ok_or_else(Vec::new)?;
        match board.fault() {
            Some(fault) => Err(vec![fault.to_owned()]),
            None => Ok(Arc::new(board.clone())),
        }
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        let summary = String::from("A battle from a file of another player's. Its names are not known here.");
        crate::files::scenario([String::from("plain"), title.to_owned(), summary], board.clone(), Vec::new())
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first, second)
    }

    fn board_of(game: &Ford) -> &Arc<Board> {
        game.scenario()
    }
}

impl System for TheFord {
    const WHOLE: &'static dyn AnySystem = &Of::<TheFord>::since("0.1.0");
    const READER: &'static Reader = &crate::files::READER;
}

/// The decoys there are.
pub fn decoys(board: &Board) -> impl Iterator<Item = PieceId> + use<> {
    let most = u16::try_from(board.fords.len()).unwrap_or(u16::MAX).saturating_sub(1);
    (DECOYS..DECOYS.saturating_add(most)).map(PieceId)
}

/// The game as an eye may see it. All but the first player see of the battery what the second does.
fn seen(game: &Ford, eye: Eye) -> View {
    let view = game.view(if eye == Eye::Of(Side::First) { Side::First } else { Side::Second });
    let card = if eye == Eye::Of(Side::Second) || is_played(game) { view.card } else { None };
    View { card, ..view }
}

/// Whether the card is public.
fn is_played(game: &Ford) -> bool {
    game.view(Side::First).card.is_some()
}

/// The hex of a piece in a view. A battery that is hidden in it is in its park, and so is a decoy.
fn place(game: &Ford, eye: Eye, piece: PieceId) -> Option<Hex> {
    let board = game.scenario();
    let view = seen(game, eye);
    match piece {
        BATTERY => Some(view.battery.and_then(|ford| board.ford(ford)).unwrap_or(board.park)),
        COLUMN => Some(view.ford.and_then(|ford| board.ford(ford)).unwrap_or(board.camp)),
        decoy => {
            let at = usize::from(decoy.0.checked_sub(DECOYS)?);
            let open = view.decoys.get(at).and_then(|ford| board.ford(*ford));
            open.or_else(|| (at < view.decoys.len() + hidden(game, &view)).then_some(board.park))
        }
    }
}

/// Number of decoys on the map that are not in the view.
fn hidden(game: &Ford, view: &View) -> usize {
    let open = game.view(Side::Second).decoys.len();
    (open + usize::from(game.decoys_left())).saturating_sub(view.decoys.len())
}
