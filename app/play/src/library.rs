//! Finding a battle by the name a person gives: one of ours, or a file.

use crate::ask::{Key, Names};
use crate::position::{Of, Position};
use crate::sheet::Sheet;
use crate::system::{Rules, Show as _, Switch};
use crate::systems::art_of_war::ArtOfWar;
use crate::systems::{self, AnySystem};
use engine::art_of_war::{Board, Game, OptionalRules};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use scenarios::{Colour, Drawing, EntryRemark, Gazetteer, Road, Scenario};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// A battle, read and checked.
#[derive(Clone)]
pub struct Battle {
    /// Its texts and drawing data.
    pub scenario: Arc<Scenario>,
    /// What the rules read.
    pub board: Arc<Board>,
    names: Arc<Names>,
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

impl Battle {
    /// What the rules read of it, as a header carries it.
    pub fn bytes(&self) -> Vec<u8> {
        Game::scenario_bytes(&self.board)
    }

    fn new(scenario: Scenario, board: Arc<Board>) -> Battle {
        let names = Arc::new(ArtOfWar::names(&board));
        Battle { scenario: Arc::new(scenario), board, names }
    }

    /// The system it is a battle of.
    pub fn system(&self) -> &'static dyn AnySystem {
        systems::art_of_war::SYSTEM
    }

    /// What the rules of the system `S` read of it, if it is one of theirs.
    pub fn board_of<S: Rules>(&self) -> Option<Arc<S::Board>> {
        let board: &dyn Any = &self.board;
        board.downcast_ref().cloned()
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> u32 {
        self.board.revision().number()
    }

    /// What players may agree on beside it.
    pub fn switches(&self) -> Vec<Switch> {
        ArtOfWar::switches(&self.board)
    }

    /// The bytes in the terms for a choice of switches.
    pub fn options(&self, on: &[Key]) -> Vec<u8> {
        ArtOfWar::options(&self.board, on)
    }

    /// What sides, pieces, groups and places are called in it.
    pub fn names(&self) -> &Arc<Names> {
        &self.names
    }

    /// What a side is called.
    pub fn side_name(&self, side: Side) -> &str {
        self.board.side_name(side)
    }

    /// How it begins, without optional rules.
    pub fn beginning(&self) -> Arc<dyn Position> {
        let (game, _) = Game::new(Arc::clone(&self.board), OptionalRules::default());
        self.position(game)
    }

    /// A position of it.
    pub fn position(&self, game: Game) -> Arc<dyn Position> {
        Arc::new(Of::<ArtOfWar>::new(game, self.clone(), Arc::clone(&self.names)))
    }

    /// Its ground.
    pub fn ground(&self) -> scene::Map {
        ArtOfWar::ground(self)
    }

    /// Number, name and ground of a hex.
    pub fn title_of(&self, hex: Hex) -> String {
        ArtOfWar::title(self, hex)
    }

    /// The battle under the revision of the rules that a header names.
    pub fn under(&self, revision: u32) -> Result<Battle, NoBattle> {
        let board = Game::by_revision(&self.board, revision).map_err(|error| NoBattle(vec![error.to_string()]))?;
        Ok(Battle { board, ..self.clone() })
    }
}

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
            return open_file(&path);
        }
    };
    made(scenario)
}

/// Opens a scenario file or folder, whatever our battles are called.
pub fn open_file(path: &Path) -> Result<Battle, NoBattle> {
    let read = scenarios::load(path);
    made(read.map_err(|mistakes| NoBattle(mistakes.iter().map(ToString::to_string).collect()))?)
}

fn made(scenario: Scenario) -> Result<Battle, NoBattle> {
    let board = Board::new(scenario.definition.clone())
        .map_err(|faults| NoBattle(faults.iter().map(ToString::to_string).collect()))?;
    Ok(Battle::new(scenario, Arc::new(board)))
}

/// What is known of a battle's map and what is guessed.
pub fn about(battle: &Battle) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let ours = of_ours(&Game::scenario_bytes(&battle.board)).is_some();
    let Some(about) = scenarios::about(battle.scenario.definition.id.as_str()).filter(|_| ours) else {
        sheet.line("This battle is not one of ours: it comes from a file. Its author knows how sure it is.");
        return sheet;
    };
    sheet.line(about.origin);
    for (head, lines) in [("Sure", about.sure), ("Fair", about.fair), ("Guessed", about.guessed)] {
        if !lines.is_empty() {
            sheet.heading(head);
        }
        for line in lines {
            sheet.line(format!("\u{2022} {line}"));
        }
    }
    sheet
}

/// The battle of ours with these bytes, as a header carries them.
pub fn of_ours(bytes: &[u8]) -> Option<Battle> {
    // Reading all of them takes longer than a picture may; each program does it once.
    static OURS: OnceLock<Vec<(Vec<u8>, Battle)>> = OnceLock::new();
    let ours = OURS.get_or_init(|| {
        let battles = scenarios::built_in_ids().filter_map(|id| open(id, None).ok());
        battles.map(|battle| (Game::scenario_bytes(&battle.board), battle)).collect()
    });
    ours.iter().find(|(own, _)| own == bytes).map(|(_, battle)| battle.clone())
}

/// The battle with these bytes: one of ours, or a stranger's, which is drawn plainly.
pub fn of_bytes(bytes: &[u8], title: &str) -> Result<Battle, NoBattle> {
    match of_ours(bytes) {
        Some(battle) => Ok(battle),
        None => {
            let board = Game::read_scenario(bytes).map_err(|error| NoBattle(vec![error.to_string()]))?;
            Ok(plain(board, title))
        }
    }
}

/// A battle of which only what the rules read is known. Its board has no names, and colours for the sides only.
pub fn plain(board: Arc<Board>, title: &str) -> Battle {
    let definition = board.definition().clone();
    let leaves = |hex: &engine::hex::Hex| definition.map.road_exits.contains(hex);
    let road = |side: &engine::hex::Hexside| Road {
        name: None,
        path: vec![side.a, side.b],
        leaves_first: leaves(&side.a),
        leaves_last: leaves(&side.b),
    };
    let colour = |red, green, blue| Colour { red, green, blue };
    let drawing = Drawing {
        side_colours: [colour(0x2f, 0x5f, 0xb3), colour(0x3f, 0x7d, 0x3a)],
        nations: BTreeMap::new(),
        high_ground: definition.map.slopes.iter().map(|slope| slope.high).collect(),
        lakes: Vec::new(),
        rivers: Vec::new(),
        roads: definition.map.roads.iter().map(road).collect(),
        metres_per_hex: None,
        up_bearing: None,
    };
    let scenario = Scenario {
        title: title.to_owned(),
        summary: String::from("A battle from a file of another player's. Its names and colours are not known here."),
        side_ids: definition.sides.clone(),
        gazetteer: Gazetteer::default(),
        turn_labels: Vec::new(),
        formations: definition.divisions.iter().map(|_| String::new()).collect(),
        entry_remarks: definition.entries.iter().map(|_| EntryRemark::default()).collect(),
        drawing,
        definition,
    };
    Battle::new(scenario, board)
}

/// The battle that the rules read as this board, with its names and its drawing: the one given, or one of ours.
///
/// A record carries what the rules read of its battle and not how it is drawn.
pub fn of_board(board: &Board, given: Option<&Battle>) -> Option<Battle> {
    let is_it = |battle: &Battle| battle.board.definition() == board.definition();
    // A stranger's record names its battle: it must not make us read files.
    let known = scenarios::built_in_ids().find(|id| *id == board.definition().id);
    let ours = || known.and_then(|id| open(id, None).ok()).filter(is_it);
    let battle = given.filter(|battle| is_it(battle)).cloned().or_else(ours)?;
    battle.under(board.revision().number()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strangers_battle_is_played_on_a_plain_board_and_ours_on_our_own() {
        let ours = open("eylau", None).expect("a battle");
        let known = of_bytes(&Game::scenario_bytes(&ours.board), "whatever").expect("ours");
        assert_eq!(known.scenario.title, ours.scenario.title);
        let mut definition = ours.scenario.definition.clone();
        definition.id = String::from("mine");
        let board = Arc::new(Board::new(definition).expect("a board"));
        let bytes = Game::scenario_bytes(&board);
        assert!(of_ours(&bytes).is_none());
        let plain = of_bytes(&bytes, "Mine").expect("a battle");
        assert_eq!(plain.scenario.title, "Mine");
        assert_eq!(Game::scenario_bytes(&plain.board), bytes);
        assert!(!plain.scenario.drawing.roads.is_empty());
        {
            use engine::art_of_war::OptionalRules;
            let (game, _) = Game::new(Arc::clone(&plain.board), OptionalRules { weather: false });
            assert!(!crate::board::Board::new(&plain).scene(&*plain.position(game)).counters.is_empty());
        }
        assert!(of_bytes(b"no battle", "Mine").is_err());
    }
}
