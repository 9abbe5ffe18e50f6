//! The narrator: tells a battle phase by phase, in typed lines. A terminal prints them, and so does the page of a
//! report.

mod story_line;

pub use story_line::{StoryLine, print};

use crate::MESSAGES;
use engine::contract::Side;
use language::ask::{Names, PieceId, Sentence};
use language::battle::Battle;
use language::happening::{Act, FigureChange, Happening, Kind, Milestone, PhaseBegan, Stress, named};
use language::position::Position;
use language::say;
use language::sheet::{Part, Row, Sheet};
use scenarios::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Tells the events of a battle, phase by phase.
pub struct Narrator<'a> {
    names: Arc<Names>,
    /// Names and labels, where they are known.
    scenario: &'a Scenario,
    /// Whether every move is told, or only the number of moves.
    all_moves: bool,
    /// The number of units moved since the last report, by division, while moves are not told one by one.
    moves: BTreeMap<String, u32>,
    /// The units counted in this phase: a unit that moves from hex to hex has moved once.
    counted: BTreeSet<PieceId>,
    /// Objectives taken by those moves.
    taken: Vec<StoryLine>,
    /// The reasons for the strengths of the announced attack.
    why: Sentence,
    /// The changes of figures in the current attack, by the figure's number.
    figures: BTreeMap<u16, FigureChange>,
}

impl<'a> Narrator<'a> {
    /// A narrator that has heard nothing yet.
    pub fn new(battle: &'a Battle, all_moves: bool) -> Narrator<'a> {
        Narrator {
            names: Arc::clone(battle.names()),
            scenario: &battle.scenario,
            all_moves,
            moves: BTreeMap::new(),
            counted: BTreeSet::new(),
            taken: Vec::new(),
            why: Sentence::EMPTY,
            figures: BTreeMap::new(),
        }
    }

    /// Takes a command about to be carried out: an attack is explained when it is announced.
    pub fn before(&mut self, position: &dyn Position, command: &[u8]) {
        if let Some(why) = position.explains(command) {
            self.why = why;
        }
    }

    /// The lines held back so far: moves and changed figures.
    pub fn pause(&mut self) -> Vec<StoryLine> {
        let mut lines = self.moved();
        lines.extend(self.changed());
        lines
    }

    /// Takes events. Returns the lines that tell them.
    pub fn hear(&mut self, position: &dyn Position, events: &[Happening]) -> Vec<StoryLine> {
        let mut lines = Vec::new();
        for event in events {
            self.hear_one(position, event, &mut lines);
        }
        lines
    }

    fn hear_one(&mut self, position: &dyn Position, event: &Happening, lines: &mut Vec<StoryLine>) {
        match &event.milestone {
            Some(Milestone::Phase(phase)) => {
                lines.extend(self.pause());
                self.counted.clear();
                lines.extend(self.headings(position, phase));
            }
            Some(Milestone::Fight(_)) => {
                lines.extend(self.pause());
                lines.push(StoryLine::Attack(self.text(&event.text)));
                let why = std::mem::take(&mut self.why);
                if !why.is_empty() {
                    lines.push(StoryLine::Why(self.text(&why)));
                }
            }
            Some(Milestone::Figure(figure)) => {
                self.figures.entry(figure.number).or_insert_with(|| figure.clone()).to = figure.to;
            }
            Some(Milestone::End(_)) => {
                lines.extend(self.pause());
                lines.push(StoryLine::End(self.text(&event.text)));
                lines.extend(position.ending().iter().flat_map(|ending| self.points(&ending.sheet)));
            }
            _ => self.tell(position, event, lines),
        }
    }

    /// Tells an event at once; moves are only counted, and quiet events on them are left out.
    fn tell(&mut self, position: &dyn Position, event: &Happening, lines: &mut Vec<StoryLine>) {
        if event.stress == Stress::Silent {
            return;
        }
        if event.is_march() && !self.all_moves {
            for act in &event.acts {
                if let Act::Go { piece, enters, .. } = act
                    && self.counted.insert(*piece)
                {
                    *self.moves.entry(formation(position, *piece, *enters)).or_default() += 1;
                }
            }
            return;
        }
        if event.kind == Kind::Move && event.stress == Stress::Quiet && !self.all_moves {
            return;
        }
        let line = StoryLine::Item { text: self.text(&event.text), die: event.throw().is_some() };
        if !event.is_march() && !self.moves.is_empty() && is_ground(event) {
            self.taken.push(line);
            return;
        }
        lines.extend(self.moved());
        lines.push(line);
    }

    /// Tells each changed figure once for each attack, not for every unit that retreated.
    fn changed(&mut self) -> Vec<StoryLine> {
        let figures = std::mem::take(&mut self.figures).into_values().filter(|figure| figure.from != figure.to);
        figures.map(|figure| StoryLine::Item { text: self.text(&figure.told()), die: false }).collect()
    }

    fn moved(&mut self) -> Vec<StoryLine> {
        if self.moves.is_empty() {
            return Vec::new();
        }
        let moves = std::mem::take(&mut self.moves);
        let moved: Vec<String> = moves.into_iter().map(|(division, units)| format!("{division} {units}")).collect();
        let mut lines = vec![StoryLine::Moved(moved.join(", "))];
        lines.append(&mut self.taken);
        lines
    }

    fn headings(&self, position: &dyn Position, phase: &PhaseBegan) -> Vec<StoryLine> {
        let mut lines = Vec::new();
        if phase.opens_turn {
            let label = self.scenario.turn_label(phase.turn).unwrap_or("");
            let night = phase.night && !label.contains("night");
            // The first figure shows the side in the lead.
            let ahead = position.numbers().into_iter().next().unwrap_or_default();
            let sides = Side::BOTH.into_iter().zip(ahead);
            let sides: Vec<String> =
                sides.map(|(side, points)| format!("{} {points}", self.names.called(side))).collect();
            let score = sides.join(", ");
            lines.push(StoryLine::Turn { turn: phase.turn, label: label.to_owned(), night, score });
        }
        lines.push(StoryLine::Phase(phase.name.of_side(phase.side, &self.names)));
        lines
    }

    /// The tables of a page, row by row.
    fn points(&self, sheet: &Sheet) -> Vec<StoryLine> {
        let tables = sheet.parts.iter().filter_map(|part| match part {
            Part::Table(table) => Some(table),
            _ => None,
        });
        tables.flat_map(|table| &table.rows).map(|row| self.row(row)).collect()
    }

    fn row(&self, row: &Row) -> StoryLine {
        let mut cells = row.cells.iter().map(|cell| cell.plain(&self.names));
        if row.strong {
            return StoryLine::Total(cells.collect::<Vec<_>>().join(", "));
        }
        StoryLine::Points { points: cells.next().unwrap_or_default(), why: cells.collect::<Vec<_>>().join("  ") }
    }

    fn text(&self, sentence: &Sentence) -> String {
        named(sentence, &self.names, Some(&self.scenario.gazetteer))
    }
}

fn formation(position: &dyn Position, piece: PieceId, enters: bool) -> String {
    let name = position.formation(piece);
    if enters { say!(MESSAGES, "replay-story-arriving", formation = name) } else { name }
}

fn is_ground(event: &Happening) -> bool {
    event.acts.iter().any(|act| matches!(act, Act::Ground(_)))
}
