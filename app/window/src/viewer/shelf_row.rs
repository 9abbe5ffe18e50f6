//! One match in the list: who, what, when, how it ended, and whether it was proven.

use super::trust_badge::Sign;
use crate::MESSAGES;
use crate::paper::look::{DETAIL, HEADING, SMALL, roman};
use crate::paper::palette::palette;
use egui::{Color32, FontId, Response, Sense, Stroke, Ui, vec2};
use language::say;
use language::system::Systems;
use play::matches::{RecordListing, ShelfFile};
use tournament::plan::plain_title;

const HEIGHT: f32 = 62.0;

/// The content of a row.
pub(super) struct Row {
    title: String,
    line: String,
    last: String,
    badge: (String, Sign),
}

impl Row {
    /// The row of a file.
    pub(super) fn of(systems: Systems, found: &ShelfFile) -> Row {
        let file = found.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match &found.listing {
            Err(sentence) => Row {
                title: found.name.clone().unwrap_or(file),
                line: sentence.clone(),
                last: String::new(),
                badge: (say!(MESSAGES, "window-viewer-not-a-match"), Sign::Wrong),
            },
            Ok(listing) => {
                let [first, second] = listing.players.clone();
                let players = say!(language::MESSAGES, "language-subtitle", first = first, second = second);
                let battle = plain_title(systems.named(&listing.system), &listing.title);
                let (title, what) = match &found.name {
                    Some(name) => (name.clone(), format!("{players}, {battle}")),
                    None if listing.one_machine => {
                        (players, say!(MESSAGES, "window-viewer-on-one-computer", battle = battle))
                    }
                    None => (players, battle),
                };
                Row {
                    title,
                    line: format!("{what} · {}", size(listing)),
                    last: last_line(listing),
                    badge: badge(listing),
                }
            }
        }
    }

    /// All of it in one sentence, for a screen reader.
    pub(super) fn spoken(&self) -> String {
        format!("{}. {}. {}. {}", self.title, self.line, self.last, self.badge.0)
    }

    /// Draws it.
    pub(super) fn show(&self, ui: &mut Ui, chosen: bool) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::ListItem, true, chosen, self.spoken()));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let response = response.on_hover_text(format!("{}\n{}\n{}", self.title, self.line, self.last));
        let pointed = response.hovered() || response.has_focus();
        let visuals = ui.visuals();
        let fill = match (chosen, pointed) {
            (true, _) => visuals.selection.bg_fill,
            (false, true) => visuals.widgets.hovered.bg_fill,
            (false, false) => palette().sheet,
        };
        let edge = match (pointed, chosen) {
            (true, _) => Stroke::new(1.5, palette().ink),
            (false, true) => Stroke::new(1.5, palette().blue),
            (false, false) => visuals.widgets.inactive.bg_stroke,
        };
        let painter = ui.painter_at(rect);
        painter.rect(rect, 3.0, fill, edge, egui::StrokeKind::Inside);
        let (text, sign) = &self.badge;
        let colour = &sign.colour();
        let badge = painter.layout_no_wrap(format!("     {text}"), FontId::proportional(SMALL), *colour);
        let room = rect.width() - 24.0;
        let at = rect.right_top() + vec2(-10.0 - badge.size().x, 9.0);
        let plate = egui::Rect::from_min_size(at, badge.size()).expand2(vec2(6.0, 2.0));
        painter.rect(plate, 8.0, palette().paper, Stroke::new(1.0, *colour), egui::StrokeKind::Inside);
        let title = cut(ui, &self.title, roman(HEADING), palette().ink, room - badge.size().x - 16.0);
        sign.paint(&painter, plate.left_center() + vec2(12.0, 0.0));
        painter.galley(at, badge, *colour);
        painter.galley(rect.left_top() + vec2(12.0, 5.0), title, palette().ink);
        let small = FontId::proportional(DETAIL);
        let line = cut(ui, &self.line, small.clone(), palette().ink, room);
        painter.galley(rect.left_top() + vec2(12.0, 26.0), line, palette().ink);
        let last = cut(ui, &self.last, small, palette().faint, room);
        painter.galley_with_override_text_color(rect.left_top() + vec2(12.0, 42.0), last, palette().faint);
        response
    }
}

/// A line that leaves out its last sentences or clauses where there is no room; one of a single clause is cut.
fn cut(ui: &Ui, text: &str, font: FontId, colour: Color32, room: f32) -> std::sync::Arc<egui::Galley> {
    let fits = |text: &&str| ui.painter().layout_no_wrap((*text).to_owned(), font.clone(), colour).size().x <= room;
    let text = beginnings(text).find(fits).unwrap_or(text);
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font.clone(), colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(20.0));
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A text, then without its last clause, and so on.
fn beginnings(text: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(text), |text| {
        let text: &str = text;
        let end = [". ", " · ", "; "].into_iter().filter_map(|gap| text.rfind(gap)).max()?;
        text.get(..end)
    })
}

/// The length of the match.
fn size(listing: &RecordListing) -> String {
    match &listing.proven {
        Some(proven) if proven.turns > 1 => say!(MESSAGES, "window-viewer-turns", count = proven.turns),
        _ => say!(MESSAGES, "window-viewer-entries", count = listing.entries),
    }
}

/// The day, and how it ended.
fn last_line(listing: &RecordListing) -> String {
    format!("{} · {}", record::invitation::day(listing.begun), listing.ending)
}

fn badge(listing: &RecordListing) -> (String, Sign) {
    match &listing.proven {
        Some(proven) if proven.good && listing.over => (proven.badge.clone(), Sign::Good),
        Some(proven) if proven.good => (proven.badge.clone(), Sign::SoFar),
        Some(proven) if listing.damaged => (proven.badge.clone(), Sign::Doubt),
        Some(proven) => (proven.badge.clone(), Sign::Wrong),
        None => (say!(MESSAGES, "window-viewer-verifying"), Sign::Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::beginnings;

    #[test]
    fn a_line_without_room_leaves_out_its_last_clauses() {
        let all: Vec<&str> = beginnings("2027-01-15 · A major victory [20.16]. Level -3; losses 2").collect();
        assert_eq!(
            all,
            [
                "2027-01-15 · A major victory [20.16]. Level -3; losses 2",
                "2027-01-15 · A major victory [20.16]. Level -3",
                "2027-01-15 · A major victory [20.16]",
                "2027-01-15",
            ]
        );
    }
}
