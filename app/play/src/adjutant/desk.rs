//! The adjutant's desk: one game at a time, and an answer to every request.

use crate::chance::Chance;
use crate::library::{self, Battle};
use crate::system::{Ask as _, Rules as _};
use crate::systems::art_of_war::ArtOfWar;
use crate::words::{self, Nonsense, Words};
use engine::art_of_war::{Board, Event, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Refusal, Side};
use engine::digits::{self, Digits};
use net::croupier;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Battles kept at most, so that whoever names file after file cannot fill the memory. The rule cases use a dozen.
const SHELF: usize = 32;

/// One game at a time, and an answer to every request.
#[derive(Default)]
pub struct Desk {
    table: Option<Table>,
    /// Battles read so far, so that a new game of the same one begins at once.
    shelf: BTreeMap<String, Battle>,
    /// Where scenario files are looked for first.
    folder: Option<PathBuf>,
}

struct Table {
    /// The name the battle was asked for by, so that a saved game can be asked for by it again.
    name: String,
    battle: Battle,
    game: Game,
    chance: Option<Chance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    scenario: String,
    #[serde(default)]
    options: OptionWords,
    position: Option<Value>,
    seed: Option<u64>,
    revision: Option<u32>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionWords {
    #[serde(default)]
    weather: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    scenario: String,
    saved: String,
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsOf {
    unit: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    side: Option<String>,
    #[serde(default)]
    draft: Vec<Value>,
    /// Something that may not be on offer: why not.
    why_not: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    side: String,
    command: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    side: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    faces: Option<Vec<u16>>,
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// Why a request failed.
enum Trouble {
    /// It makes no sense.
    Nonsense(String),
    /// The rules refuse it.
    Refused(Refusal),
}

impl From<Nonsense> for Trouble {
    fn from(nonsense: Nonsense) -> Trouble {
        Trouble::Nonsense(nonsense.0)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

type Answer = Result<Map<String, Value>, Trouble>;

impl Desk {
    /// An empty desk.
    pub fn new() -> Desk {
        Desk::default()
    }

    /// A desk that looks for scenario files in a folder first.
    pub fn in_folder(folder: &Path) -> Desk {
        Desk { folder: Some(folder.to_path_buf()), ..Desk::default() }
    }

    /// The game on the desk.
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(|table| &table.game)
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
            Err(Trouble::Refused(refusal)) => json!({"ok": false, "error": words::refusal(&refusal)}),
        };
        if let (Some(id), Some(fields)) = (id, reply.as_object_mut())
            && (id.is_number() || id.as_str().is_some_and(|text| text.len() <= 100))
        {
            fields.insert(String::from("id"), id);
        }
        reply
    }

    fn request(&mut self, what: &str, fields: Value) -> Answer {
        match what {
            "scenarios" => read::<Nothing>(fields).map(|_| self.scenarios()),
            "new" => self.new_game(read(fields)?),
            "load" => self.load(read(fields)?),
            "pending" => read::<Nothing>(fields)
                .and_then(|_| self.look(|words, game| json!({"pending": words.pending(&game.pending())}))),
            "state" => {
                read::<Nothing>(fields).and_then(|_| self.look(|words, game| json!({"state": words.state(game)})))
            }
            "hash" => read::<Nothing>(fields).and_then(|_| self.look(|_, game| hashes(game))),
            "save" => read::<Nothing>(fields).and_then(|_| self.save()),
            "scenario" => read::<Nothing>(fields).and_then(|_| {
                let battle = &self.table()?.battle;
                Ok(object(json!({"scenario": Words::new(&battle.board).battle(&battle.scenario)})))
            }),
            "ask" => self.ask(read(fields)?),
            "options" => self.options(read(fields)?),
            "forecast" => self.forecast(&fields),
            "check" => self.command(read(fields)?, true),
            "command" => self.command(read(fields)?, false),
            "undo" => {
                let Undo { side } = read(fields)?;
                self.command(Command { side, command: json!("undo") }, false)
            }
            "dice" => self.dice(read(fields)?),
            other => Err(Trouble::Nonsense(format!(
                "the adjutant does not know \"{}\"; it knows scenarios, new, load, scenario, pending, ask, options, forecast, check, \
                 command, undo, dice, state, hash, save",
                words::shorten(other)
            ))),
        }
    }

    fn scenarios(&self) -> Map<String, Value> {
        let list: Vec<Value> =
            scenarios::built_ins().iter().map(|listing| json!({"id": listing.id, "title": listing.title})).collect();
        object(json!({"scenarios": list}))
    }

    fn battle(&mut self, name: &str) -> Result<Battle, Trouble> {
        if let Some(battle) = self.shelf.get(name) {
            return Ok(battle.clone());
        }
        let battle =
            library::open(name, self.folder.as_deref()).map_err(|error| Trouble::Nonsense(error.to_string()))?;
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
        let board = Arc::clone(&battle.board);
        if new.options.weather && !board.definition().rules.weather_die {
            return Err(Trouble::Nonsense(String::from("this battle has no weather die")));
        }
        let optional = OptionalRules { weather: new.options.weather };
        let (game, events) = match &new.position {
            None => Game::new(board, optional),
            Some(position) => {
                let position = Words::new(&board).position_from(position)?;
                Game::from_position(board, optional, position)
                    .map_err(|mistakes| Trouble::Nonsense(mistakes.join("; ")))?
            }
        };
        self.table = Some(Table { name: new.scenario, battle, game, chance: new.seed.map(Chance::new) });
        self.told(&events)
    }

    fn load(&mut self, load: Load) -> Answer {
        let battle = self.battle(&load.scenario)?;
        let bytes =
            digits::read(&load.saved).ok_or(Trouble::Nonsense(String::from("a saved game is hexadecimal digits")))?;
        let game = Game::load(&battle.board, &bytes).map_err(|error| Trouble::Nonsense(error.to_string()))?;
        self.table = Some(Table { name: load.scenario, battle, game, chance: load.seed.map(Chance::new) });
        self.told(&[])
    }

    fn save(&self) -> Answer {
        let Table { name, game, .. } = self.table()?;
        let (saved, hash) = (Digits(&game.save()).to_string(), game.hash().to_string());
        Ok(object(json!({"scenario": name, "saved": saved, "hash": hash})))
    }

    fn table(&self) -> Result<&Table, Trouble> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn look(&self, tell: impl Fn(Words<'_>, &Game) -> Value) -> Answer {
        let game = &self.table()?.game;
        Ok(object(tell(Words::new(game.board()), game)))
    }

    fn options(&self, of: OptionsOf) -> Answer {
        let game = &self.table()?.game;
        let words = Words::new(game.board());
        let unit = of.unit.map(|id| words.unit_named(&id)).transpose()?;
        Ok(object(json!({"options": words.options(game, unit), "pending": words.pending(&game.pending())})))
    }

    /// What a side may point at, given what it has pointed at; for the side that is asked unless another is named.
    fn ask(&self, asked: Asked) -> Answer {
        let game = &self.table()?.game;
        let words = Words::new(game.board());
        let side = match (&asked.side, game.pending()) {
            (Some(name), _) => words.side_named(name)?,
            (None, Pending::Decision { side, .. }) => side,
            (None, _) => Side::First,
        };
        let names = ArtOfWar::names(game.board());
        let draft = names.draft_from(&asked.draft)?;
        let asking = ArtOfWar::ask(game, side, &draft);
        let mut answer = json!({"ask": asking.json(&names, &|command| words.command(command))});
        if let Some(pick) = &asked.why_not {
            let refusal = ArtOfWar::why_not(game, side, &asking.draft, names.pick_from(pick)?);
            if let Some(fields) = answer.as_object_mut() {
                fields.insert(String::from("why_not"), words::refusal(&refusal));
            }
        }
        Ok(object(answer))
    }

    fn forecast(&self, fields: &Value) -> Answer {
        let game = &self.table()?.game;
        let words = Words::new(game.board());
        let proposal = words.proposal_from(fields)?;
        let (forecast, consequences) = (game.forecast(&proposal)?, game.consequences(&proposal)?);
        Ok(object(json!({"forecast": words.forecast(&forecast, &consequences)})))
    }

    fn command(&mut self, request: Command, only_check: bool) -> Answer {
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let board: Arc<Board> = Arc::clone(table.game.board());
        let words = Words::new(&board);
        let side = words.side_named(&request.side)?;
        let command = words.command_from(&table.game, &request.command)?;
        if let Some((unit, to)) = words.goal(&request.command)? {
            table.game.way(side, unit, to)?;
        }
        if only_check {
            table.game.check(side, &command)?;
            return Ok(Map::new());
        }
        let events = table.game.apply(side, &command)?;
        self.told(&events)
    }

    fn dice(&mut self, dice: Dice) -> Answer {
        let table = self.table.as_mut().ok_or_else(no_game)?;
        if let Some(seed) = dice.seed {
            table.chance = Some(Chance::new(seed));
        }
        let Pending::Roll(roll) = table.game.pending() else {
            return Err(Trouble::Nonsense(String::from("the rules ask for no dice now")));
        };
        let faces: Vec<u16> = match (dice.faces, &mut table.chance) {
            (Some(faces), _) if faces.len() > 100 => {
                return Err(Trouble::Nonsense(String::from("no roll has so many dice")));
            }
            (Some(faces), _) => faces,
            (None, Some(chance)) => roll.dice.iter().map(|&sides| chance.face(sides)).collect(),
            (None, None) => {
                return Err(Trouble::Nonsense(String::from("give the faces, or a seed to draw them from")));
            }
        };
        // The desk sits in both chairs: what only one side may see it knows as well.
        let mut salts = table.chance.clone().unwrap_or_else(|| Chance::new(0));
        let events = croupier::take(&mut table.game, &croupier::lay(&roll, faces.clone(), &mut salts))?;
        let mut answer = self.told(&events)?;
        answer.insert(String::from("faces"), json!(faces));
        Ok(answer)
    }

    fn told(&self, events: &[Event]) -> Answer {
        let game = &self.table()?.game;
        let words = Words::new(game.board());
        Ok(object(json!({"events": words.events(events), "pending": words.pending(&game.pending())})))
    }
}

fn no_game() -> Trouble {
    Trouble::Nonsense(String::from("there is no game yet: {\"do\": \"new\", \"scenario\": \"eylau\"}"))
}

fn read<T: DeserializeOwned>(fields: Value) -> Result<T, Trouble> {
    serde_json::from_value(fields).map_err(|error| Trouble::Nonsense(format!("the request is not understood: {error}")))
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([(String::from("value"), other)]),
    }
}

fn hashes(game: &Game) -> Value {
    let sections: Map<String, Value> = game
        .sections()
        .into_iter()
        .map(|section| (section.name.to_string(), json!(section.hash.to_string())))
        .collect();
    json!({"hash": game.hash().to_string(), "sections": sections})
}

pub(super) fn error_reply(reason: &str) -> Value {
    json!({"ok": false, "error": {"reason": reason, "name": Value::Null, "case": Value::Null}})
}
