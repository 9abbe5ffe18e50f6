//! Commands in JSON: `{"move": {"unit": "Ost-3", "to": "1412"}}`, `"end_movement"`.

use super::Words;
use art_of_war::{Command, Game, Proposal, UnitId};
use engine::hex::Hex;
use language::words::{Nonsense, hex_named, hexes};
use serde::Deserialize;
use serde_json::{Value, json};

/// No attack or list in these battles comes near it.
const LONGEST_LIST: usize = 128;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum CommandWords {
    Move { unit: String, path: Option<Vec<String>>, to: Option<String> },
    EndMovement,
    DeclareFresh { units: Vec<String> },
    Attack(ProposalWords),
    EndCombat,
    TakeLosses { units: Vec<String> },
    Retreat { unit: String, to: String },
    Advance { unit: String, to: String },
    HoldGround,
    StepBack { unit: String, to: String },
    Stay,
    Activate { units: Vec<String> },
    FightOn,
    BreakOff,
    Place { unit: String, to: String },
    Undo,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProposalWords {
    units: Vec<String>,
    targets: Vec<String>,
    #[serde(default)]
    lower: u8,
    #[serde(default)]
    columns: Vec<String>,
}

impl Words<'_> {
    /// A command from JSON. A move may name where it goes instead of its path; it then takes the cheapest way.
    pub fn command_from(&self, game: &Game, value: &Value) -> Result<Command, Nonsense> {
        let words: CommandWords = serde_json::from_value(value.clone())
            .map_err(|error| Nonsense(format!("this is not a command: {error}")))?;
        Ok(match words {
            CommandWords::Move { unit, path, to } => {
                let unit = self.unit_named(&unit)?;
                Command::Move { unit, path: Self::path(game, unit, path, to)? }
            }
            CommandWords::EndMovement => Command::EndMovement,
            CommandWords::DeclareFresh { units } => Command::DeclareFresh { units: self.units_named(&units)? },
            CommandWords::Attack(words) => Command::Attack(self.proposal(&words)?),
            CommandWords::EndCombat => Command::EndCombat,
            CommandWords::TakeLosses { units } => Command::TakeLosses { units: self.units_named(&units)? },
            CommandWords::Retreat { unit, to } => {
                Command::Retreat { unit: self.unit_named(&unit)?, to: hex_named(&to)? }
            }
            CommandWords::Advance { unit, to } => {
                Command::Advance { unit: self.unit_named(&unit)?, to: hex_named(&to)? }
            }
            CommandWords::HoldGround => Command::HoldGround,
            CommandWords::StepBack { unit, to } => {
                Command::StepBack { unit: self.unit_named(&unit)?, to: hex_named(&to)? }
            }
            CommandWords::Stay => Command::Stay,
            CommandWords::Activate { units } => Command::Activate { units: self.units_named(&units)? },
            CommandWords::FightOn => Command::FightOn,
            CommandWords::BreakOff => Command::BreakOff,
            CommandWords::Place { unit, to } => Command::Place { unit: self.unit_named(&unit)?, to: hex_named(&to)? },
            CommandWords::Undo => Command::Undo,
        })
    }

    /// An attack to weigh, from JSON.
    pub fn proposal_from(&self, value: &Value) -> Result<Proposal, Nonsense> {
        let words: ProposalWords = serde_json::from_value(value.clone())
            .map_err(|error| Nonsense(format!("this is not an attack: {error}")))?;
        self.proposal(&words)
    }

    fn proposal(&self, words: &ProposalWords) -> Result<Proposal, Nonsense> {
        bounded(&words.targets)?;
        bounded(&words.columns)?;
        Ok(Proposal {
            units: self.units_named(&words.units)?,
            targets: words.targets.iter().map(|hex| hex_named(hex)).collect::<Result<_, _>>()?,
            lower: words.lower,
            columns: words.columns.iter().map(|id| self.division_named(id)).collect::<Result<_, _>>()?,
        })
    }

    fn units_named(&self, ids: &[String]) -> Result<Vec<UnitId>, Nonsense> {
        bounded(ids)?;
        ids.iter().map(|id| self.unit_named(id)).collect()
    }

    /// The unit of a move that only says where it goes, and that hex. The way there is the rules' to find, and if there
    /// is none, theirs to say why.
    pub fn goal(&self, asked: &Value) -> Result<Option<(UnitId, Hex)>, Nonsense> {
        let Some(fields) = asked.get("move").filter(|fields| fields.get("path").is_none_or(Value::is_null)) else {
            return Ok(None);
        };
        match (fields.get("unit").and_then(Value::as_str), fields.get("to").and_then(Value::as_str)) {
            (Some(unit), Some(to)) => Ok(Some((self.unit_named(unit)?, hex_named(to)?))),
            _ => Ok(None),
        }
    }

    fn path(game: &Game, unit: UnitId, path: Option<Vec<String>>, to: Option<String>) -> Result<Vec<Hex>, Nonsense> {
        match (path, to) {
            (Some(path), None) => {
                bounded(&path)?;
                path.iter().map(|hex| hex_named(hex)).collect()
            }
            (None, Some(to)) => {
                let to = hex_named(&to)?;
                Ok(game.reach(unit).path_to(to).unwrap_or_else(|| vec![to]))
            }
            _ => Err(Nonsense(String::from("a move has either a path or a hex it goes to"))),
        }
    }

    /// A command as JSON.
    pub fn command(&self, command: &Command) -> Value {
        match command {
            Command::Move { unit, path } => json!({"move": {"unit": self.unit(*unit), "path": hexes(path)}}),
            Command::EndMovement => json!("end_movement"),
            Command::DeclareFresh { units } => json!({"declare_fresh": {"units": self.units(units)}}),
            Command::Attack(proposal) => json!({"attack": self.proposed(proposal)}),
            Command::EndCombat => json!("end_combat"),
            Command::TakeLosses { units } => json!({"take_losses": {"units": self.units(units)}}),
            Command::Retreat { unit, to } => json!({"retreat": {"unit": self.unit(*unit), "to": to.to_string()}}),
            Command::Advance { unit, to } => json!({"advance": {"unit": self.unit(*unit), "to": to.to_string()}}),
            Command::HoldGround => json!("hold_ground"),
            Command::StepBack { unit, to } => json!({"step_back": {"unit": self.unit(*unit), "to": to.to_string()}}),
            Command::Stay => json!("stay"),
            Command::Activate { units } => json!({"activate": {"units": self.units(units)}}),
            Command::FightOn => json!("fight_on"),
            Command::BreakOff => json!("break_off"),
            Command::Place { unit, to } => json!({"place": {"unit": self.unit(*unit), "to": to.to_string()}}),
            Command::Undo => json!("undo"),
        }
    }

    /// A proposed attack as JSON.
    pub fn proposed(&self, proposal: &Proposal) -> Value {
        let columns: Vec<&str> = proposal.columns.iter().map(|&id| self.division(id)).collect();
        json!({
            "units": self.units(&proposal.units),
            "targets": hexes(&proposal.targets),
            "lower": proposal.lower,
            "columns": columns,
        })
    }
}

fn bounded<T>(list: &[T]) -> Result<(), Nonsense> {
    if list.len() > LONGEST_LIST {
        return Err(Nonsense(format!("a list is longer than {LONGEST_LIST}")));
    }
    Ok(())
}
