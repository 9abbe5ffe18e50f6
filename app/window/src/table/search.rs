//! Finding a unit by its name: a small field over the board, opened by a key, and what was found below it.

use super::manner::{Manner, Press};
use super::on_board::OnBoard;
use super::over_board::card;
use crate::MESSAGES;
use crate::paper::look::faint;
use crate::paper::palette::palette;
use egui::{Key, Ui};
use language::ask::{Names, Pick, PieceId};
use language::say;

/// Number of results listed at most.
const MOST: usize = 10;
/// Letters beyond this many are not looked for.
const LONGEST: usize = 60;

/// The field while it is open.
#[derive(Default)]
pub(super) struct Search {
    /// The text of the search.
    text: String,
    /// The hit that was shown last.
    at: Option<usize>,
    /// Whether the field has had the keyboard.
    begun: bool,
}

/// The field and what was found, if it is open. Enter goes to the next one, a click to that one.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, manner: &mut Manner) {
    let (Some(search), Some(position)) = (&mut manner.search, board.position()) else { return };
    let names = position.names();
    let mut close = false;
    let mut wanted = None;
    card(ui, palette().blue, |ui| {
        let mut entered = false;
        ui.horizontal(|ui| {
            let label = ui.label(say!(MESSAGES, "window-table-find-unit"));
            let field = egui::TextEdit::singleline(&mut search.text)
                .char_limit(LONGEST)
                .hint_text(say!(MESSAGES, "window-table-find-unit-hint"));
            let room = (ui.available_width() - 70.0).max(80.0);
            let edit = ui.add(field.desired_width(room)).labelled_by(label.id);
            entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if edit.changed() {
                search.at = None;
            }
            if entered || !std::mem::replace(&mut search.begun, true) {
                edit.request_focus();
            }
            close = ui.button(say!(MESSAGES, "window-table-close")).clicked();
        });
        let found = found(names, &search.text, |piece| board.stage.place(piece).is_some());
        let listed = found.get(..MOST).unwrap_or(&found);
        if entered && !listed.is_empty() {
            search.at = Some(search.at.map_or(0, |at| (at + 1) % listed.len()));
            wanted = search.at.and_then(|at| listed.get(at)).copied();
        }
        for (at, piece) in listed.iter().enumerate() {
            let name = names.pick(language::ask::Pick::Piece(*piece));
            let place = position.about(position.eye(), *piece).place;
            let text = say!(MESSAGES, "window-table-found", name = name, place = place);
            let line = ui.selectable_label(search.at == Some(at), text);
            if line.clicked() {
                search.at = Some(at);
                wanted = Some(*piece);
            }
        }
        match found.len().checked_sub(MOST) {
            _ if found.is_empty() && !search.text.trim().is_empty() => {
                ui.label(faint(say!(MESSAGES, "window-table-no-unit-found")))
            }
            Some(more) if more > 0 => ui.label(faint(say!(MESSAGES, "window-table-more-units", count = more))),
            _ => return,
        };
    });
    if close {
        manner.search = None;
    }
    manner.pressed.extend(wanted.map(Press::Find));
}

/// The pieces whose names hold every part of a text, in any case and without accents: those on the map first, and of them those
/// whose name starts with it.
fn found(names: &Names, text: &str, on_map: impl Fn(PieceId) -> bool) -> Vec<PieceId> {
    let text = plain(text);
    let parts: Vec<&str> = text.split_whitespace().collect();
    let Some(first) = parts.first() else { return Vec::new() };
    let count = u16::try_from(names.pieces.len()).unwrap_or(u16::MAX);
    let mut found: Vec<(bool, bool, PieceId)> = (0..count)
        .map(PieceId)
        .map(|piece| (piece, plain(&names.pick(Pick::Piece(piece)))))
        .filter(|(_, name)| parts.iter().all(|part| name.contains(part)))
        .map(|(piece, name)| (!on_map(piece), !name.starts_with(first), piece))
        .collect();
    found.sort_unstable();
    found.into_iter().map(|(.., piece)| piece).collect()
}

/// A text in small letters without accents.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' => plain.push('a'),
            'ç' | 'ć' | 'č' => plain.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ě' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'ł' => plain.push('l'),
            'ñ' | 'ń' => plain.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => plain.push('o'),
            'ř' => plain.push('r'),
            'ś' | 'š' => plain.push('s'),
            'ù' | 'ú' | 'û' | 'ü' | 'ů' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'ź' | 'ż' | 'ž' => plain.push('z'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            // Combining accents are left out.
            '\u{300}'..='\u{36f}' => {}
            '\u{2019}' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let pieces = ["Soult", "Ney", "6e Légère", "Hussars of Ney", "Prinz Jérôme"];
        Names { pieces: pieces.map(str::to_owned).to_vec(), ..Names::default() }
    }

    fn numbers(text: &str, on_map: impl Fn(PieceId) -> bool) -> Vec<u16> {
        found(&names(), text, on_map).into_iter().map(|piece| piece.0).collect()
    }

    #[test]
    fn a_unit_is_found_by_parts_of_its_name_in_any_case_and_without_accents() {
        assert_eq!(numbers("Ney", |_| true), [1, 3]);
        assert_eq!(numbers("ney", |_| true), [1, 3]);
        assert_eq!(numbers("  legere 6E", |_| true), [2]);
        assert_eq!(numbers("JEROME", |_| true), [4]);
        assert!(numbers("Davout", |_| true).is_empty() && numbers(" ", |_| true).is_empty());
    }

    #[test]
    fn units_on_the_map_are_found_first() {
        assert_eq!(numbers("ney", |piece| piece.0 == 3), [3, 1]);
    }
}
