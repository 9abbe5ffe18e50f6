//! The adjutant's desk: one game at a time, and an answer to every request.

use super::request::{Load, New, Request};
use crate::saying::sealed;
use engine::contract::Refusal;
use language::battle::Battle;
use language::desk::{Answer, DeskGame, Wanted, object};
use language::position::Position;
use language::system::{Eye, Rules, Systems};
use language::words::{self, Trouble};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Battles kept at most, so that a program that names file after file cannot fill the memory. The rule cases use a
/// dozen.
const SHELF: usize = 32;

/// One game at a time, and an answer to every request.
pub struct AdjutantDesk {
    systems: Systems,
    /// The game on it, with its battle.
    laid: Option<(DeskGame, Battle)>,
    /// Battles read so far, so that a new game of the same one begins at once.
    shelf: BTreeMap<String, Battle>,
    /// The folder where scenario files are looked for first.
    folder: Option<PathBuf>,
}

impl AdjutantDesk {
    /// An empty desk.
    pub const fn new(systems: Systems) -> AdjutantDesk {
        AdjutantDesk { systems, laid: None, shelf: BTreeMap::new(), folder: None }
    }

    /// A desk that looks for scenario files in a folder first.
    pub fn in_folder(systems: Systems, folder: &Path) -> AdjutantDesk {
        AdjutantDesk { folder: Some(folder.to_path_buf()), ..AdjutantDesk::new(systems) }
    }

    /// The game on the desk, if it is one of the system `S`.
    pub fn game<S: Rules>(&self) -> Option<&S::Game> {
        self.table()?.any().downcast_ref()
    }

    /// The game on the desk, whatever its system.
    pub fn table(&self) -> Option<&DeskGame> {
        self.laid.as_ref().map(|(table, _)| table)
    }

    /// The position on the desk, in the public view.
    pub fn position(&self) -> Option<Arc<dyn Position>> {
        self.laid.as_ref().and_then(|(table, battle)| battle.position(table.game(), Eye::Public))
    }

    /// Answers one request.
    pub fn answer(&mut self, request: &Value) -> Value {
        let Some(mut fields) = request.as_object().cloned() else {
            return error_reply("a request is a JSON object");
        };
        let id = fields.remove("id");
        let answer = match fields.remove("do") {
            Some(Value::String(what)) => self.request(&what, Value::Object(fields)),
            _ => Err(Trouble::Nonsense(String::from("a request says what to do: {\"do\": \"new\", ...}"))),
        };
        let mut reply = match answer {
            Ok(mut fields) => {
                fields.insert(String::from("ok"), json!(true));
                Value::Object(fields)
            }
            Err(Trouble::Nonsense(reason)) => error_reply(&reason),
            Err(Trouble::Refused(refusal)) => json!({"ok": false, "error": self.refusal(&refusal)}),
        };
        if let (Some(id), Some(fields)) = (id, reply.as_object_mut())
            && (id.is_number() || id.as_str().is_some_and(|text| text.len() <= 100))
        {
            fields.insert(String::from("id"), id);
        }
        reply
    }

    /// A refusal in the words of the battle on the desk.
    fn refusal(&self, refusal: &Refusal) -> Value {
        match &self.laid {
            Some((_, battle)) => words::refusal_by(battle.names(), refusal),
            None => words::refusal(refusal),
        }
    }

    fn request(&mut self, what: &str, fields: Value) -> Answer {
        match Request::read(what, fields)? {
            Request::Scenarios => Ok(self.scenarios()),
            Request::New(new) => self.new_game(new),
            Request::Load(load) => self.load(load),
            Request::Game(request) => self.laid.as_mut().ok_or_else(no_game)?.0.answer(request),
        }
    }

    fn battle(&mut self, name: &str) -> Result<Battle, Trouble> {
        if let Some(battle) = self.shelf.get(name) {
            return Ok(battle.clone());
        }
        let battle =
            self.systems.open(name, self.folder.as_deref()).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        if self.shelf.len() >= SHELF {
            self.shelf.clear();
        }
        self.shelf.insert(name.to_string(), battle.clone());
        Ok(battle)
    }

    fn new_game(&mut self, new: New) -> Answer {
        let mut battle = self.battle(&new.scenario)?;
        if let Some(revision) = new.revision {
            battle = battle.under(revision).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        }
        let wanted = Wanted { name: new.scenario, seed: new.seed, seals: sealed };
        let table = DeskGame::begun(&battle, wanted, &new.options, new.position.as_ref())?;
        self.lay(table, battle)
    }

    fn load(&mut self, load: Load) -> Answer {
        let battle = self.battle(&load.scenario)?;
        let wanted = Wanted { name: load.scenario, seed: load.seed, seals: sealed };
        let table = DeskGame::resumed(&battle, wanted, &load.saved)?;
        self.lay(table, battle)
    }

    fn lay(&mut self, table: DeskGame, battle: Battle) -> Answer {
        let answer = table.greet();
        self.laid = Some((table, battle));
        answer
    }

    fn scenarios(&self) -> Map<String, Value> {
        let ours = self.systems.readers().built_ins();
        let list: Vec<Value> = ours.iter().map(|listing| json!({"id": listing.id, "title": listing.title})).collect();
        object(json!({"scenarios": list}))
    }
}

fn no_game() -> Trouble {
    Trouble::Nonsense(String::from("there is no game yet: {\"do\": \"new\", \"scenario\": \"eylau\"}"))
}

pub(super) fn error_reply(reason: &str) -> Value {
    json!({"ok": false, "error": {"reason": reason, "name": Value::Null, "case": Value::Null}})
}
