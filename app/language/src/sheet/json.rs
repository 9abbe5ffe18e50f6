//! A page as JSON, for programs: a list of parts, each an object with the name of its kind.

use super::{Part, Remark, ResultTable, Sheet, Tone};
use crate::ask::names::Names;
use crate::ask::pick::Pick;
use crate::ask::sentence::Sentence;
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
            Part::Note(sentence) => json!({"note": sentence.json(names)}),
            Part::Entry(entry) => {
                let remarks = entry.remarks.iter().map(|remark| remark.json(names));
                json!({"entry": {
                    "name": entry.name.json(names),
                    "remarks": remarks.collect::<Vec<Value>>(),
                    "note": entry.note.json(names),
                }})
            }
            Part::Grid(grid) => grid.json(names),
            Part::Gauge(gauge) => json!({"gauge": {
                "name": gauge.name.json(names),
                "level": gauge.level,
                "ends": gauge.ends,
                "tick": gauge.tick,
                "text": gauge.told.json(names),
            }}),
            Part::Pieces(pieces) => {
                let pieces: Vec<&str> = pieces.iter().map(|&piece| names.plain(Pick::Piece(piece))).collect();
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
                let mut told = json!({
                    "name": track.name.json(names),
                    "steps": track.steps,
                    "lit": step(track.lit),
                    "framed": step(track.framed),
                });
                if let (Some(fields), false) = (told.as_object_mut(), track.stops.is_empty()) {
                    let stops: Vec<Value> = track.stops.iter().map(|stop| stop.told.json(names)).collect();
                    fields.insert(String::from("stops"), Value::Array(stops));
                }
                json!({"track": told})
            }
        }
    }
}

impl Remark {
    fn json(&self, names: &Names) -> Value {
        json!({"text": self.text.json(names), "tone": self.tone.name(), "struck": self.struck})
    }
}

impl ResultTable {
    fn json(&self, names: &Names) -> Value {
        let row = |(name, cells): &(String, Vec<(String, Tone)>)| {
            let cells: Vec<&str> = cells.iter().map(|(text, _)| text.as_str()).collect();
            json!({"name": name, "cells": cells})
        };
        let framed = self.framed.and_then(|(row, column)| Some((&self.rows.get(row)?.0, self.heads.get(column)?)));
        json!({"grid": {
            "name": self.name.json(names),
            "heads": self.heads,
            "rows": self.rows.iter().map(row).collect::<Vec<Value>>(),
            "lit": self.lit.and_then(|lit| self.heads.get(lit)),
            "framed": framed,
        }})
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
