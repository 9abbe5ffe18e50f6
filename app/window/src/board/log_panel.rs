//! The events of a match, in sentences, the newest at the bottom.

use super::log::LogRow;
use super::log_view::{DIE, Filter, GUTTER, Link, LogView, LogWish, lay_out};
use super::stage::Stage;
use crate::MESSAGES;
use crate::paper::look::{self, HEADING, SMALL};
use crate::paper::palette::{DARK_INK, palette};
use crate::paper::rules;
use egui::text::CCursor;
use egui::{Color32, Galley, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use language::say;
use scene::Map;
use std::ops::Range;
use std::sync::Arc;

/// The sentences.
pub(crate) fn show(ui: &mut Ui, stage: &mut Stage) {
    stage.speak();
    filters(ui, &mut stage.told.log);
    let board = Arc::clone(stage.board.map());
    let mut shown = None;
    let mut fold = None;
    let mut view = std::mem::take(&mut stage.told.log);
    // In a low panel it has the room that is left, and does not lie over the parts below it.
    let area = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).min_scrolled_height(0.0);
    area.stick_to_bottom(true).show_viewport(ui, |ui, viewport| {
        let width = ui.available_width() - 8.0;
        view.measure(ui, &board, &stage.told.lines, width);
        ui.set_width(ui.available_width());
        ui.set_height(view.rows.total.max(viewport.height()));
        let corner = ui.max_rect().min;
        let first = view.rows.at.partition_point(|(_, top)| *top < viewport.top()).saturating_sub(1);
        for &(index, top) in view.rows.at.iter().skip(first) {
            if top > viewport.bottom() {
                break;
            }
            let (Some(line), Some(height)) = (stage.told.lines.get(index), view.heights.get(index)) else {
                continue;
            };
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
    });
    if let Some(index) = fold {
        if !view.folded.remove(&index) {
            view.folded.insert(index);
        }
        view.rows.made_for = None;
    }
    stage.told.log = view;
    if let Some(hex) = shown {
        stage.show_hex(hex);
        stage.cursor = Some(hex);
    }
}

fn filters(ui: &mut Ui, view: &mut LogView) {
    ui.horizontal_wrapped(|ui| {
        ui.label(egui::RichText::new(say!(MESSAGES, "window-board-what-happened")).font(look::roman(HEADING)));
        ui.spacing_mut().item_spacing.x = 2.0;
        for (filter, name) in [
            (Filter::All, say!(MESSAGES, "window-board-filter-all")),
            (Filter::Combat, say!(MESSAGES, "window-board-filter-combat")),
            (Filter::Moves, say!(MESSAGES, "window-board-filter-moves")),
        ] {
            ui.selectable_value(&mut view.filter, filter, egui::RichText::new(name).size(SMALL));
        }
    });
}

enum Click {
    Fold,
    Link(Link),
}

/// One sentence with its links.
fn row(ui: &mut Ui, board: &Map, line: &LogRow, index: usize, rect: Rect, folded: bool) -> Option<Click> {
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
    ui.painter().galley(corner, Arc::clone(&galley), palette().ink);
    let mut clicked = None;
    for (place, (range, link)) in links.into_iter().enumerate() {
        let at = span(&galley, &range).translate(corner.to_vec2());
        let (name, hint) = match &link {
            Link::Hex(hex) => {
                let hex = board.printed(*hex);
                let name = say!(MESSAGES, "window-board-show-hex", hex = hex.clone());
                (name, say!(MESSAGES, "window-board-show-hex-hint", hex = hex))
            }
            Link::Rule(case) => {
                let name = say!(MESSAGES, "window-board-rule", rule = case.to_string());
                (name, format!("{case}  {}", rules::thought(ui.ctx(), *case).unwrap_or_default()))
            }
            Link::Proof(roll) => {
                let name = say!(MESSAGES, "window-board-proof-title", number = roll + 1);
                (name, say!(MESSAGES, "window-board-why-die"))
            }
        };
        // Hexes and rules are also reached by the row and the charts; proofs only from here.
        let sense = if matches!(link, Link::Proof(_)) { Sense::click() } else { Sense::CLICK };
        let part = ui.interact(at.expand2(vec2(2.0, 0.0)), id.with(place), sense);
        part.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, &name));
        if part.hovered() || part.has_focus() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            ui.painter().hline(at.x_range(), at.bottom() - 1.0, Stroke::new(1.5, palette().blue));
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

/// The rectangle of some letters; of those that run into the next row, the part in the first.
fn span(galley: &Galley, range: &Range<usize>) -> Rect {
    let begin = galley.pos_from_cursor(CCursor { index: range.start.into(), prefer_next_row: true });
    let end = galley.pos_from_cursor(CCursor { index: range.end.into(), prefer_next_row: false });
    let right = if end.top() > begin.top() + 1.0 { galley.rect.right() } else { end.right() };
    Rect::from_min_max(begin.min, pos2(right.max(begin.left() + 6.0), begin.bottom()))
}

fn paint_fold(ui: &Ui, rect: Rect, folded: bool, pointed: bool) {
    let middle = rect.min + vec2(8.0, 10.0);
    let points = if folded {
        vec![middle + vec2(-3.0, -4.5), middle + vec2(4.0, 0.0), middle + vec2(-3.0, 4.5)]
    } else {
        vec![middle + vec2(-4.5, -3.0), middle + vec2(4.5, -3.0), middle + vec2(0.0, 4.0)]
    };
    let ink = if pointed { palette().ink } else { palette().blue };
    ui.painter().add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
}

/// A small die with its pips.
fn paint_die(ui: &Ui, rect: Rect, face: u16) {
    let painter = ui.painter();
    painter.rect(rect, 3.0, Color32::WHITE, Stroke::new(1.0, DARK_INK), egui::StrokeKind::Inside);
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
        painter.circle_filled(at, rect.width() * 0.1, DARK_INK);
    }
}
