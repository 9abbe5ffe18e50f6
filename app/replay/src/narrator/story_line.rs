//! What the narrator says, line by line, and how a terminal prints it.

use std::io::{self, Write};

/// A line, by what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryLine {
    /// A turn begins.
    Turn {
        /// The number of the turn.
        turn: u8,
        /// What the battle calls it; may be empty.
        label: String,
        /// Whether it is night, and its label does not say so.
        night: bool,
        /// How the sides stand.
        score: String,
    },
    /// A phase begins.
    Phase(String),
    /// Who has moved so far, by divisions, with their number.
    Moved(String),
    /// An attack.
    Attack(String),
    /// What made its strengths.
    Why(String),
    /// Something that happened.
    Item {
        /// The sentence.
        text: String,
        /// Whether a die fell.
        die: bool,
    },
    /// The end.
    End(String),
    /// What a side earned in all.
    Total(String),
    /// What it earned by one rule.
    Points {
        /// Its victory points, as a number.
        points: String,
        /// The rule that gives them, and its thought.
        why: String,
    },
}

impl StoryLine {
    /// When a turn is: its number and its label with this between them.
    pub fn when(turn: u8, label: &str, night: bool, between: &str) -> String {
        let label = if label.is_empty() { String::new() } else { format!("{between}{label}") };
        format!("Turn {turn}{label}{}", if night { " (night)" } else { "" })
    }
}

/// Prints what the narrator says.
pub fn print(lines: &[StoryLine], out: &mut impl Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| match line {
        StoryLine::Turn { turn, label, night, score } => {
            writeln!(out, "\n=== {}   {score}", StoryLine::when(*turn, label, *night, "  "))
        }
        StoryLine::Phase(text) => writeln!(out, "\n--- {text}"),
        StoryLine::Moved(text) => writeln!(out, "  units moved: {text}"),
        StoryLine::Attack(text) => writeln!(out, "\n  {text}"),
        StoryLine::Why(text) => writeln!(out, "    ({text})"),
        StoryLine::Item { text, .. } => writeln!(out, "    {text}"),
        StoryLine::End(text) => writeln!(out, "\n=== {text}"),
        StoryLine::Total(text) => writeln!(out, "  {text}"),
        StoryLine::Points { points, why } => writeln!(out, "    {points:>4}  {why}"),
    })
}
