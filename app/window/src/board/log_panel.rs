//! What happened, in sentences, the newest at the bottom: by phases that fold, with links to hexes, rules and proofs.
//!
//! A long match has thousands of lines. Each is measured once for a width; only those in sight are laid out.

use super::log::Line;
use super::stage::Stage;
use crate::paper::look;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use engine::art_of_war::{Board, cases};
use engine::case::Case;
use engine::hex::Hex;
use play::happening::{Kind, Stress};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Which sentences are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Filter {
    /// All of them.
    #[default]
    All,
    /// Fights.
    Combat,
    /// Marches.
    Moves,
}

/// What a click in the log asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogWish {
    /// A rule.
    Rule(Case),
    /// The proof of a roll, by its number.
    Proof(usize),
}

/// How the log is shown.
#[derive(Default)]
pub(crate) struct LogView {
    pub(super) filter: Filter,
    /// Headings whose phase is folded, by line.
    folded: BTreeSet<usize>,
    /// What was asked for, until somebody takes it.
    pub(crate) wish: Option<LogWish>,
    /// The width and scale the heights were measured for.
    measured: (f32, f32),
    heights: Vec<f32>,
    rows: Rows,
}

/// The lines that are shown, with where each begins.
#[derive(Default)]
struct Rows {
    made_for: Option<(usize, Filter, usize)>,
    at: Vec<(usize, f32)>,
    total: f32,
}

enum Link {
    Hex(Hex),
    Rule(Case),
    Proof(usize),
}

/// Left of the sentences: dice and folds.
const GUTTER: f32 = 20.0;
const DIE: f32 = 15.0;
const BETWEEN: f32 = 3.0;

/// The sentences.
pub(crate) fn show(ui: &mut Ui, stage: &mut Stage) {
    filters(ui, &mut stage.log);
    let board = Arc::clone(&stage.board.battle().board);
    let mut shown = None;
    let mut fold = None;
    let mut view = std::mem::take(&mut stage.log);
    ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true).show_viewport(
        ui,
        |ui, viewport| {
            let width = ui.available_width() - 8.0;
            view.measure(ui, &board, &stage.lines, width);
            ui.set_width(ui.available_width());
            ui.set_height(view.rows.total.max(viewport.height()));
            let corner = ui.max_rect().min;
            let first = view.rows.at.partition_point(|(_, top)| *top < viewport.top()).saturating_sub(1);
            for &(index, top) in view.rows.at.iter().skip(first) {
                if top > viewport.bottom() {
                    break;
                }
                let (Some(line), Some(height)) = (stage.lines.get(index), view.heights.get(index)) else { continue };
                let rect = Rect::from_min_size(corner + vec2(0.0, top), vec2(width, *height));
                let folded = view.folded.contains(&index);
                match row(ui, &board, line, index, rect, folded) {
                    Some(Click::Fold) => fold = Some(index),
                    Some(Click::Link(Link::Hex(hex))) => shown = Some(hex),
                    Some(Click::Link(Link::Rule(case))) => view.wish = Some(LogWish::Rule(case)),
                    Some(Click::Link(Link::Proof(roll))) => view.wish = Some(LogWish::Proof(roll)),
                    None => {}
                }
            }
        },
    );
    if let Some(index) = fold {
        if !view.folded.remove(&index) {
            view.folded.insert(index);
        }
        view.rows.made_for = None;
    }
    stage.log = view;
    if let Some(hex) = shown {
        stage.show_hex(hex);
        stage.cursor = Some(hex);
    }
}

fn filters(ui: &mut Ui, view: &mut LogView) {
    ui.horizontal_wrapped(|ui| {
        ui.label(egui::RichText::new("What happened").font(look::roman(16.0)));
        ui.spacing_mut().item_spacing.x = 2.0;
        for (filter, name) in [(Filter::All, "All"), (Filter::Combat, "Combat"), (Filter::Moves, "Moves")] {
            ui.selectable_value(&mut view.filter, filter, egui::RichText::new(name).size(12.5));
        }
    });
}

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

    fn measure(&mut self, ui: &Ui, board: &Board, lines: &[Line], width: f32) {
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

    fn arrange(&self, lines: &[Line]) -> Rows {
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
            if line.heading || (wanted && !folded) {
                let before = if line.heading && rows.total > 0.0 { 5.0 } else { 0.0 };
                rows.at.push((index, rows.total + before));
                rows.total += before + height + BETWEEN;
            }
        }
        rows
    }
}

enum Click {
    Fold,
    Link(Link),
}

/// One sentence with its links.
fn row(ui: &mut Ui, board: &Board, line: &Line, index: usize, rect: Rect, folded: bool) -> Option<Click> {
    let (galley, links) = lay_out(ui, board, line, rect.width());
    let id = ui.scope_id().with(("line", index));
    let response = ui.interact(rect, id, if line.heading { Sense::click() } else { Sense::CLICK });
    let role = if line.heading { egui::Role::DisclosureTriangle } else { egui::Role::Label };
    response.widget_info(|| egui::WidgetInfo::labeled(role, true, &line.text));
    if line.heading {
        paint_fold(ui, rect, folded, response.hovered() || response.has_focus());
    }
    if let Some(face) = line.die {
        paint_die(ui, Rect::from_min_size(rect.min + vec2(0.0, 1.0), vec2(DIE, DIE)), face);
    }
    let corner = rect.min + vec2(GUTTER, 0.0);
    ui.painter().galley(corner, Arc::clone(&galley), look::INK);
    let mut clicked = None;
    for (place, (range, link)) in links.into_iter().enumerate() {
        let at = span(&galley, &range).translate(corner.to_vec2());
        let (name, hint) = match &link {
            Link::Hex(hex) => (format!("Show {hex}"), format!("Shows {hex} on the map")),
            Link::Rule(case) => {
                (format!("Rule {case}"), format!("{case}  {}", cases::thought(*case).unwrap_or_default()))
            }
            Link::Proof(roll) => {
                (format!("Proof of roll {}", roll + 1), String::from("Why nobody could choose this die"))
            }
        };
        // Hexes and rules are also reached by the row and the charts; proofs only from here.
        let sense = if matches!(link, Link::Proof(_)) { Sense::click() } else { Sense::CLICK };
        let part = ui.interact(at.expand2(vec2(2.0, 0.0)), id.with(place), sense);
        part.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &name));
        if part.hovered() || part.has_focus() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            ui.painter().hline(at.x_range(), at.bottom() - 1.0, Stroke::new(1.5, look::BLUE));
        }
        if part.on_hover_text(hint).clicked() {
            clicked = Some(Click::Link(link));
        }
    }
    if clicked.is_none() && response.clicked() {
        clicked = if line.heading { Some(Click::Fold) } else { line.hex.map(|hex| Click::Link(Link::Hex(hex))) };
    }
    clicked
}

/// Where some letters stand; of those that run into the next row, the part in the first.
fn span(galley: &Galley, range: &Range<usize>) -> Rect {
    let begin = galley.pos_from_cursor(CCursor { index: range.start.into(), prefer_next_row: true });
    let end = galley.pos_from_cursor(CCursor { index: range.end.into(), prefer_next_row: false });
    let right = if end.top() > begin.top() + 1.0 { galley.rect.right() } else { end.right() };
    Rect::from_min_max(begin.min, pos2(right.max(begin.left() + 6.0), begin.bottom()))
}

/// The sentence, its rules and its proof as one text, with the letters that are links.
fn lay_out(ui: &Ui, board: &Board, line: &Line, width: f32) -> (Arc<Galley>, Vec<(Range<usize>, Link)>) {
    let (font, ink) = if line.heading {
        (look::roman(15.5), look::BLUE)
    } else {
        let ink = match line.stress {
            Stress::Silent | Stress::Quiet => look::FAINT,
            Stress::Plain | Stress::Strong => look::INK,
            Stress::Grave => look::RED,
        };
        (FontId::proportional(if line.stress == Stress::Strong { 13.5 } else { 13.0 }), ink)
    };
    // What was taken back is struck out.
    let ink = if line.struck { look::FAINT } else { ink };
    let strikethrough = if line.struck { Stroke::new(1.0, look::FAINT) } else { Stroke::NONE };
    let small = FontId::proportional(11.0);
    let mut job = LayoutJob::default();
    job.wrap.max_width = (width - GUTTER).max(40.0);
    let mut links = Vec::new();
    let mut letters = 0;
    let mut put = |job: &mut LayoutJob, text: &str, font: &FontId, ink: Color32, underline: bool| {
        let underline = if underline { Stroke::new(1.0, look::LINE) } else { Stroke::NONE };
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
    for (range, hex) in line.hexes.iter().filter(|(_, hex)| !line.heading && board.exists(*hex)) {
        put(&mut job, line.text.get(from..range.start).unwrap_or_default(), &font, ink, false);
        let letters = put(&mut job, line.text.get(range.clone()).unwrap_or_default(), &font, ink, true);
        links.push((letters, Link::Hex(*hex)));
        from = range.end;
    }
    put(&mut job, line.text.get(from..).unwrap_or_default(), &font, ink, false);
    if let Some(roll) = line.roll {
        put(&mut job, "  ", &small, ink, false);
        let range = put(&mut job, "proof", &small, look::BLUE, true);
        links.push((range, Link::Proof(roll)));
    }
    for case in line.cases.iter().filter(|_| !line.heading) {
        put(&mut job, "  ", &small, ink, false);
        let range = put(&mut job, &case.to_string(), &small, look::BLUE, false);
        links.push((range, Link::Rule(*case)));
    }
    (ui.fonts_mut(|fonts| fonts.layout_job(job)), links)
}

fn paint_fold(ui: &Ui, rect: Rect, folded: bool, pointed: bool) {
    let middle = rect.min + vec2(8.0, 10.0);
    let points = if folded {
        vec![middle + vec2(-3.0, -4.5), middle + vec2(4.0, 0.0), middle + vec2(-3.0, 4.5)]
    } else {
        vec![middle + vec2(-4.5, -3.0), middle + vec2(4.5, -3.0), middle + vec2(0.0, 4.0)]
    };
    let ink = if pointed { look::INK } else { look::BLUE };
    ui.painter().add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
}

/// A small die with its pips.
fn paint_die(ui: &Ui, rect: Rect, face: u16) {
    let painter = ui.painter();
    painter.rect(rect, 3.0, Color32::WHITE, Stroke::new(1.0, look::INK), egui::StrokeKind::Inside);
    let mut pips: Vec<(f32, f32)> = Vec::new();
    if face % 2 == 1 {
        pips.push((0.0, 0.0));
    }
    if face >= 2 {
        pips.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face >= 4 {
        pips.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face >= 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    for (x, y) in pips {
        let at = rect.center() + vec2(x, y) * rect.width() * 0.27;
        painter.circle_filled(at, rect.width() * 0.1, look::INK);
    }
}
