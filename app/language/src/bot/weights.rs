//! The weights of the parts of a position, as numbers in a file: `estafette-lab tune` makes it, and bots that look
//! ahead read it.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;

/// A file of a system's numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Each part by its name.
    weights: BTreeMap<String, i64>,
    /// The run that made them; `None` while they are a guess.
    #[serde(default)]
    run: Option<TuningRun>,
}

/// The search that found the numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TuningRun {
    /// The command.
    pub command: String,
    /// The trials, in their order.
    pub tried: Vec<Tried>,
}

/// A number that was tried instead of another.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// The name of the part.
    pub weight: String,
    /// Its number before.
    pub from: i64,
    /// Its number on trial.
    pub to: i64,
    /// Games played.
    pub games: u64,
    /// The score of the new number against the old one in those games, in thousandths.
    pub score: u16,
    /// Whether it was better beyond doubt, and so is kept.
    pub kept: bool,
}

impl Weights {
    /// Numbers from the text of their file.
    pub fn read(text: &str) -> Result<Weights, toml::de::Error> {
        toml::from_str(text)
    }

    /// The number of a part; 0 for one that the file does not name.
    pub fn of(&self, part: &str) -> i64 {
        self.weights.get(part).copied().unwrap_or(0)
    }

    /// The parts by their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.weights.keys().map(String::as_str)
    }

    /// The weights with another number for one part.
    #[must_use]
    pub fn with(&self, part: &str, number: i64) -> Weights {
        let mut other = self.clone();
        if let Some(known) = other.weights.get_mut(part) {
            *known = number;
        }
        other
    }

    /// The weights, with the run that made them.
    #[must_use]
    pub fn made_by(self, run: TuningRun) -> Weights {
        Weights { run: Some(run), ..self }
    }

    /// The run that made them.
    pub const fn run(&self) -> Option<&TuningRun> {
        self.run.as_ref()
    }
}

/// The text of their file.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# What the parts of a position count for, in hundredths of a point. Made by `estafette-lab tune`."
        )?;
        writeln!(f, "\n[weights]")?;
        for (name, number) in &self.weights {
            writeln!(f, "{name} = {number}")?;
        }
        let Some(run) = &self.run else { return Ok(()) };
        writeln!(f, "\n[run]\ncommand = {:?}\ntried = [", run.command)?;
        for Tried { weight, from, to, games, score, kept } in &run.tried {
            writeln!(
                f,
                "    {{ weight = {weight:?}, from = {from}, to = {to}, games = {games}, score = {score}, kept = {kept} }},"
            )?;
        }
        writeln!(f, "]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written_and_an_unknown_part_counts_nothing() {
        let weights = Weights::read("[weights]\npoint = 100\nmorale = 60\n").unwrap();
        assert_eq!((weights.of("morale"), weights.of("weather")), (60, 0));
        let other = weights.with("morale", 90).with("weather", 3);
        assert_eq!((other.of("morale"), other.of("weather"), other.of("point")), (90, 0, 100));
        let tried = Tried { weight: String::from("morale"), from: 60, to: 90, games: 40, score: 612, kept: true };
        let made =
            other.made_by(TuningRun { command: String::from("estafette-lab tune --seed 1"), tried: vec![tried] });
        assert_eq!(Weights::read(&made.to_string()).unwrap(), made);
        assert!(Weights::read("[weights]\npoint = 1\n[other]\n").is_err());
    }
}
