//! The narrator: tells a battle phase by phase, in lines that know what they are. A terminal prints them, and so does the
//! page of a report.

mod story_line;

pub use story_line::{StoryLine, print};

use engine::contract::Side;
use language::ask::{Names, PieceId, Sentence};
use language::battle::Battle;
use language::happening::{Act, FigureChange, Happening, Kind, Milestone, PhaseBegan, Stress, named};
use language::position::Position;
use language::sheet::{Part, Row, Sheet};
use scenarios::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Tells what happens, phase by phase.
pub struct Narrator<'a> {
    names: Arc<Names>,
    /// Names and labels, where they are known.
    scenario: &'a Scenario,
    /// Whether every move is told, or only how many there were.
    all_moves: bool,
    /// Units moved since it was last said, by division, while they are not told one by one.
    moves: BTreeMap<String, u32>,
    /// Units counted in this phase: one that goes from hex to hex has moved once.
    counted: BTreeSet<PieceId>,
    /// Objectives taken by those moves.
    taken: Vec<StoryLine>,
    /// What made the strengths of the attack being announced.
    why: Sentence,
    /// How figures changed in the attack being told, by their number.
    figures: BTreeMap<u16, FigureChange>,
}

impl<'a> Narrator<'a> {
    /// A narrator who has heard nothing yet.
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

    /// A command is about to be carried out: an attack is explained with its announcement.
    pub fn before(&mut self, position: &dyn Position, command: &[u8]) {
        if let Some(why) = position.explains(command) {
            self.why = why;
        }
    }

    /// What is still to be said before something else is told.
    pub fn pause(&mut self) -> Vec<StoryLine> {
        let mut lines = self.moved();
        lines.extend(self.changed());
        lines
    }

    /// Hears what happened, and tells it.
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

    /// What is told where it happens, but for marches, which are counted, and for what is done quietly on them.
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

    /// Whom a unit is counted with.
    /// Figures once for each attack, not for every unit that gave way.
    fn changed(&mut self) -> Vec<StoryLine> {
        let figures = std::mem::take(&mut self.figures).into_values().filter(|figure| figure.from != figure.to);
        figures.map(|figure| StoryLine::Item { text: figure.told(), die: false }).collect()
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
            // The first figure says who is ahead.
            let ahead = position.numbers().into_iter().next().unwrap_or_default();
            let sides = Side::BOTH.into_iter().zip(ahead);
            let sides: Vec<String> =
                sides.map(|(side, points)| format!("{} {points}", self.names.side(side))).collect();
            let score = sides.join(", ");
            lines.push(StoryLine::Turn { turn: phase.turn, label: label.to_owned(), night, score });
        }
        lines.push(StoryLine::Phase(format!("{} {}", self.names.side(phase.side), phase.name.name)));
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
    if enters { format!("{name} (arriving)") } else { name }
}

fn is_ground(event: &Happening) -> bool {
    event.acts.iter().any(|act| matches!(act, Act::Ground(_)))
}
