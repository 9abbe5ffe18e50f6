//! The lines of the narrator, and how a terminal prints them.

use crate::MESSAGES;
use language::board::dated;
use language::say;
use std::io::{self, Write};

/// A line, by its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoryLine {
    /// A turn begins.
    Turn {
        /// The number of the turn.
        turn: u8,
        /// The battle's name for the turn, in English; may be empty.
        label: String,
        /// Whether it is night, and the label does not say so.
        night: bool,
        /// The score of both sides.
        score: String,
    },
    /// A phase begins.
    Phase(String),
    /// The units moved so far: each division with its number.
    Moved(String),
    /// An attack.
    Attack(String),
    /// The reasons for the strengths of the attack.
    Why(String),
    /// An event.
    Item {
        /// The sentence.
        text: String,
        /// Whether a die was rolled.
        die: bool,
    },
    /// The end.
    End(String),
    /// The victory points of a side in all.
    Total(String),
    /// The victory points that a side earned by one rule.
    Points {
        /// The victory points, as a number.
        points: String,
        /// The rule that gives them, with its reason.
        why: String,
    },
}

impl StoryLine {
    /// The time of a turn: its number and its label. That it is night is said once, also where the label says it.
    pub fn when(turn: u8, label: &str, night: bool) -> String {
        let night = night && !label.ends_with("Night");
        let label = dated(label);
        match (label.is_empty(), night) {
            (true, false) => say!(MESSAGES, "replay-story-turn", turn = turn),
            (true, true) => say!(MESSAGES, "replay-story-turn-night", turn = turn),
            (false, false) => say!(MESSAGES, "replay-story-turn-label", turn = turn, label = label),
            (false, true) => say!(MESSAGES, "replay-story-turn-label-night", turn = turn, label = label),
        }
    }
}

/// Prints the lines of the narrator.
pub fn print(lines: &[StoryLine], out: &mut impl Write) -> io::Result<()> {
    lines.iter().try_for_each(|line| match line {
        StoryLine::Turn { turn, label, night, score } => {
            writeln!(out, "\n=== {}   {score}", StoryLine::when(*turn, label, *night))
        }
        StoryLine::Phase(text) => writeln!(out, "\n--- {text}"),
        StoryLine::Moved(text) => {
            writeln!(out, "  {}", say!(MESSAGES, "replay-story-moved", units = text.clone()))
        }
        StoryLine::Attack(text) => writeln!(out, "\n  {text}"),
        StoryLine::Why(text) => writeln!(out, "    ({text})"),
        StoryLine::Item { text, .. } => writeln!(out, "    {text}"),
        StoryLine::End(text) => writeln!(out, "\n=== {text}"),
        StoryLine::Total(text) => writeln!(out, "  {text}"),
        StoryLine::Points { points, why } => writeln!(out, "    {points:>4}  {why}"),
    })
}
