//! Finding a battle by the name a person gives: one of ours, or a file.

use engine::art_of_war::Board;
use scenarios::Scenario;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// A battle, read and checked.
#[derive(Clone)]
pub struct Battle {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    /// What the rules read.
    pub board: Arc<Board>,
}

/// Why a battle could not be opened, one line for each mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBattle(pub Vec<String>);

impl fmt::Display for NoBattle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for NoBattle {}

/// Opens a battle of ours by its id, or a scenario file or folder, looked for beside `beside` too.
pub fn open(name: &str, beside: Option<&Path>) -> Result<Battle, NoBattle> {
    let scenario = match scenarios::built_in(name) {
        Some(scenario) => scenario,
        None => {
            let here = Path::new(name).to_path_buf();
            let candidates = [beside.map(|folder| folder.join(name)), Some(here)];
            let Some(path) = candidates.into_iter().flatten().find(|path| path.exists()) else {
                let known: Vec<&str> = scenarios::built_in_ids().collect();
                return Err(NoBattle(vec![format!(
                    "there is no battle and no file \"{}\"; ours are {}",
                    crate::words::shorten(name),
                    known.join(", ")
                )]));
            };
            scenarios::load(&path).map_err(|mistakes| NoBattle(mistakes.iter().map(ToString::to_string).collect()))?
        }
    };
    let board = Board::new(scenario.definition.clone())
        .map_err(|faults| NoBattle(faults.iter().map(ToString::to_string).collect()))?;
    Ok(Battle { scenario: Arc::new(scenario), board: Arc::new(board) })
}

/// The battle that the rules read as this board, with its names and its drawing: the one given, or one of ours.
///
/// A record carries what the rules read of its battle and not how it is drawn.
pub fn of_board(board: &Board, given: Option<&Battle>) -> Option<Battle> {
    let is_it = |battle: &Battle| battle.board.definition() == board.definition();
    // A stranger's record names its battle: it must not make us read files.
    let known = scenarios::built_in_ids().find(|id| *id == board.definition().id);
    let ours = || known.and_then(|id| open(id, None).ok()).filter(is_it);
    given.filter(|battle| is_it(battle)).cloned().or_else(ours)
}
