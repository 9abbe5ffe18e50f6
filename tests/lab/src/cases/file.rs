//! The format of a rule-case file.

use engine::rule::Rule;
use serde::Deserialize;
use serde_json::Value;

/// A file larger than this is not a rule case.
pub(super) const SIZE_LIMIT: u64 = 256 * 1024;

/// A rule case, as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The case it shows.
    pub case: String,
    /// Other cases it shows on the way.
    #[serde(default)]
    pub also: Vec<String>,
    /// The fact it shows, in a sentence.
    pub title: String,
    /// The system it belongs to, where not every program has it: a program without it skips the file.
    pub system: Option<String>,
    /// A built-in battle, or a scenario file beside this one.
    pub scenario: String,
    /// Optional rules in force.
    #[serde(default)]
    pub options: Value,
    /// The revision of the rules it is played by; the newest if none is named.
    pub revision: Option<u32>,
    /// The starting position; the battle's own set-up if there is none.
    pub position: Option<Value>,
    /// The commands, and the results expected of them.
    #[serde(default)]
    pub step: Vec<StepWords>,
}

/// One thing done, and what is expected of it. With nothing done, only a look.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepWords {
    /// The side of the command; the side that must decide if none is named.
    pub side: Option<String>,
    /// A command.
    pub command: Option<Value>,
    /// The contents that the command seals, in digits; it has blanks for the seals.
    #[serde(default)]
    pub sealed: Vec<String>,
    /// Faces of the dice.
    pub dice: Option<Vec<u16>>,
    /// An attack to weigh.
    pub forecast: Option<Value>,
    /// The case that refuses it.
    pub refused: Option<String>,
    /// Words in the refusal.
    pub says: Option<String>,
    /// Events that must be reported, in this order; others may be between them.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Events that must not be told.
    #[serde(default)]
    pub no_events: Vec<Value>,
    /// The decision or dice that must come next.
    pub pending: Option<Value>,
    /// The content that the options must have.
    pub options: Option<Value>,
    /// The hexes that a unit must be able to reach, and at what cost; "never" for those it must not.
    pub reach: Option<Value>,
    /// The content that the forecast must have.
    pub expect: Option<Value>,
    /// The content that the state must have.
    pub state: Option<Value>,
}

impl StepWords {
    /// Whether the step could fail at all; a step that could not would pass whatever the rules say.
    pub(super) fn says_something(&self, known: &[String]) -> Result<(), String> {
        let does = self.command.is_some() || self.dice.is_some() || self.forecast.is_some();
        let expects = self.pending.is_some()
            || self.options.is_some()
            || self.reach.is_some()
            || self.expect.is_some()
            || self.state.is_some()
            || !self.events.is_empty()
            || !self.no_events.is_empty();
        if !does && !expects {
            return Err(String::from("a step that does nothing and expects nothing"));
        }
        if self.says.is_some() && self.refused.is_none() {
            return Err(String::from("`says` is about a refusal, and none is expected"));
        }
        for event in self.events.iter().chain(&self.no_events) {
            let name = event.get("event").and_then(Value::as_str).unwrap_or("");
            // One that cannot happen would be awaited, or found absent, for ever.
            if !known.iter().any(|known| known == name) {
                return Err(format!("there is no event \"{name}\""));
            }
        }
        Ok(())
    }
}

impl CaseFile {
    /// Reads a file's text.
    pub fn read(text: &str) -> Result<CaseFile, String> {
        let file: CaseFile = toml::from_str(text).map_err(|error| error.to_string())?;
        for case in std::iter::once(&file.case).chain(&file.also) {
            case.parse::<Rule>().map_err(|error| format!("case \"{case}\": {error}"))?;
        }
        Ok(file)
    }

    /// Every case the file shows.
    pub fn cases(&self) -> impl Iterator<Item = Rule> + '_ {
        std::iter::once(&self.case).chain(&self.also).filter_map(|case| case.parse().ok())
    }
}
