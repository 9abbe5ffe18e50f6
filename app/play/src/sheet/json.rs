//! A page as JSON, for programs: a list of parts, each an object with the name of its kind.

use super::{Part, Sheet, Tone};
use crate::ask::{Names, Pick, Sentence};
use serde_json::{Value, json};

impl Sheet {
    /// The page for programs.
    pub fn json(&self, names: &Names) -> Value {
        self.parts.iter().map(|part| part.json(names)).collect()
    }
}

impl Part {
    fn json(&self, names: &Names) -> Value {
        let sentences = |all: &[Sentence]| -> Value { all.iter().map(|one| one.json(names)).collect() };
        match self {
            Part::Heading(sentence) => json!({"heading": sentence.json(names)}),
            Part::Line(sentence) => json!({"line": sentence.json(names)}),
            Part::Pieces(pieces) => {
                let pieces: Vec<String> = pieces.iter().map(|&piece| names.pick(Pick::Piece(piece))).collect();
                json!({"pieces": pieces})
            }
            Part::Table(table) => {
                let row = |row: &super::Row| json!({"cells": sentences(&row.cells), "strong": row.strong});
                let rows: Vec<Value> = table.rows.iter().map(row).collect();
                json!({"table": {"heads": sentences(&table.heads), "rows": rows}})
            }
            Part::Bars(bars) => {
                let bar = |bar: &super::Bar| {
                    json!({
                        "name": bar.name.json(names),
                        "share": bar.share,
                        "of": bar.of,
                        "text": bar.text.json(names),
                        "tone": bar.tone.name(),
                    })
                };
                json!({"bars": bars.iter().map(bar).collect::<Vec<Value>>()})
            }
            Part::Track(track) => {
                let step = |at: Option<usize>| at.and_then(|at| track.steps.get(at));
                json!({"track": {
                    "name": track.name.json(names),
                    "steps": track.steps,
                    "lit": step(track.lit),
                    "framed": step(track.framed),
                }})
            }
        }
    }
}

impl Tone {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Tone::Worst => "worst",
            Tone::Bad => "bad",
            Tone::Even => "even",
            Tone::Good => "good",
            Tone::Best => "best",
        }
    }
}
