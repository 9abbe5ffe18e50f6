//! The picture of the log: the visible sentences, the beginning of each, and the letters that are links.
//!
//! A long match has thousands of lines. Each is measured once for a width; only those in sight are laid out.

use super::log::LogRow;
use crate::MESSAGES;
use crate::paper::look::{self, CHIP, DETAIL, HEADING};
use crate::paper::palette::palette;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Stroke, Ui};
use engine::hex::Hex;
use engine::rule::Rule;
use language::happening::{Kind, Stress};
use language::say;
use scene::Map;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// The choice of sentences to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Filter {
    /// All of them.
    #[default]
    All,
    /// Fights.
    Combat,
    /// Marches.
    Moves,
}

/// A wish of a player who clicks in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogWish {
    /// A rule.
    Rule(Rule),
    /// The proof of a roll, by its number.
    Proof(usize),
}

/// The state of the log panel.
#[derive(Default)]
pub(crate) struct LogView {
    pub(super) filter: Filter,
    /// Headings whose phase is folded, by line.
    pub(super) folded: BTreeSet<usize>,
    /// The last wish, until the caller takes it.
    pub(crate) wish: Option<LogWish>,
    /// The width and scale the heights were measured for.
    measured: (f32, f32),
    pub(super) heights: Vec<f32>,
    pub(super) rows: Rows,
}

/// The lines that are shown, with where each begins.
#[derive(Default)]
pub(super) struct Rows {
    pub(super) made_for: Option<(usize, Filter, usize)>,
    pub(super) at: Vec<(usize, f32)>,
    pub(super) total: f32,
}

/// The target of some letters of a sentence.
pub(super) enum Link {
    Hex(Hex),
    Rule(Rule),
    Proof(usize),
}

/// Left of the sentences: dice and folds.
pub(super) const GUTTER: f32 = 20.0;
/// The side of a die.
pub(super) const DIE: f32 = 15.0;
const BETWEEN: f32 = 3.0;

impl LogView {
    /// The lines are gone, and others will come.
    pub(super) fn forget(&mut self) {
        *self = LogView { filter: self.filter, ..LogView::default() };
    }

    /// The lines from there on are gone.
    pub(super) fn cut(&mut self, lines: usize) {
        self.heights.truncate(lines);
        self.folded.retain(|line| *line < lines);
        self.rows.made_for = None;
    }

    /// The lines have other words: all are measured again.
    pub(super) fn remeasure(&mut self) {
        self.heights.clear();
        self.rows.made_for = None;
    }

    /// Measures what is new, and arranges what is shown.
    pub(super) fn measure(&mut self, ui: &Ui, board: &Map, lines: &[LogRow], width: f32) {
        let wanted = (width, ui.ctx().pixels_per_point());
        if self.measured != wanted || self.heights.len() > lines.len() {
            self.heights.clear();
            self.measured = wanted;
        }
        for line in lines.iter().skip(self.heights.len()) {
            let galley = lay_out(ui, board, line, width).0;
            self.heights.push(galley.size().y.max(if line.die.is_some() { DIE } else { 0.0 }));
            self.rows.made_for = None;
        }
        let wanted = (lines.len(), self.filter, self.folded.len());
        if self.rows.made_for != Some(wanted) {
            self.rows = self.arrange(lines);
            self.rows.made_for = Some(wanted);
        }
    }

    fn arrange(&self, lines: &[LogRow]) -> Rows {
        let mut rows = Rows::default();
        let mut folded = false;
        for (index, (line, height)) in lines.iter().zip(&self.heights).enumerate() {
            if line.heading {
                folded = self.folded.contains(&index);
            }
            let wanted = match self.filter {
                Filter::All => true,
                Filter::Combat => line.kind == Kind::Combat,
                Filter::Moves => line.kind == Kind::Move,
            };
            if line.heading || (wanted && !folded && line.goes_on.is_none()) {
                let before = if line.heading && rows.total > 0.0 { 5.0 } else { 0.0 };
                rows.at.push((index, rows.total + before));
                rows.total += before + height + BETWEEN;
            }
        }
        rows
    }
}

/// The sentence, its rules and its proof as one text, with the letters that are links.
pub(super) fn lay_out(ui: &Ui, board: &Map, line: &LogRow, width: f32) -> (Arc<Galley>, Vec<(Range<usize>, Link)>) {
    let (font, ink) = if line.heading {
        (look::roman(HEADING), palette().blue)
    } else {
        let ink = match line.stress {
            Stress::Silent | Stress::Quiet => palette().faint,
            Stress::Plain | Stress::Strong => palette().ink,
            Stress::Grave => palette().red,
        };
        (FontId::proportional(DETAIL), ink)
    };
    // Sentences that were taken back are struck out.
    let ink = if line.struck { palette().faint } else { ink };
    let strikethrough = if line.struck { Stroke::new(1.0, palette().faint) } else { Stroke::NONE };
    let small = FontId::proportional(CHIP);
    let mut job = LayoutJob::default();
    job.wrap.max_width = (width - GUTTER).max(40.0);
    let mut links = Vec::new();
    let mut letters = 0;
    let mut put = |job: &mut LayoutJob, text: &str, font: &FontId, ink: Color32, underline: bool| {
        let underline = if underline { Stroke::new(1.0, palette().line) } else { Stroke::NONE };
        job.append(
            text,
            0.0,
            TextFormat { font_id: font.clone(), color: ink, underline, strikethrough, ..TextFormat::default() },
        );
        let before = letters;
        letters += text.chars().count();
        before..letters
    };
    let mut from = 0;
    let named = line.hexes(board).into_iter().filter(|(_, hex)| !line.heading && board.exists(*hex));
    for (range, hex) in named {
        put(&mut job, line.text.get(from..range.start).unwrap_or_default(), &font, ink, false);
        let letters = put(&mut job, line.text.get(range.clone()).unwrap_or_default(), &font, ink, true);
        links.push((letters, Link::Hex(hex)));
        from = range.end;
    }
    put(&mut job, line.text.get(from..).unwrap_or_default(), &font, ink, false);
    if let Some(roll) = line.roll {
        put(&mut job, "  ", &small, ink, false);
        let range = put(&mut job, &say!(MESSAGES, "window-board-proof-link"), &small, palette().blue, true);
        links.push((range, Link::Proof(roll)));
    }
    for case in line.cases.iter().filter(|_| !line.heading) {
        put(&mut job, "  ", &small, ink, false);
        let range = put(&mut job, &case.to_string(), &small, palette().blue, false);
        links.push((range, Link::Rule(*case)));
    }
    (ui.fonts_mut(|fonts| fonts.layout_job(job)), links)
}
