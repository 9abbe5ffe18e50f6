//! The answers to a question: its forecast, and all answers that can be picked without the board, in every system.

use super::asked::Asked;
use super::folding;
use super::manner::{Manner, Press};
use super::on_board::OnBoard;
use super::pick_list::{self, Click, PickList, offer_words};
use crate::MESSAGES;
use crate::paper::look::{self, DETAIL, faint};
use crate::paper::sheet_view::{Painter, Touched};
use crate::paper::small_counter::{self, Shown};
use crate::settings::kept_panels::Drawer;
use egui::{RichText, ScrollArea, Ui};
use language::ask::{Asking, Dial, Names, Offer, Pick, PieceId, Sentence};
use language::position::{Bytes, Position};
use language::say;
use language::sheet::{Part, Sheet};
use language::tongue::headed;

/// With more dials than these the suggestions come before them.
const FEW_DIALS: usize = 3;
/// Number of suggestions that are shown.
const SUGGESTED: usize = 6;

/// The names of the two lists for tests: the one that stays, and the one below it.
const LISTED: &str = "listed";
const BELOW: &str = "below";

/// Everything the panel is drawn from.
struct Panel<'a> {
    asked: &'a Asked,
    asking: &'a Asking<Bytes>,
    names: &'a Names,
    position: &'a dyn Position,
    manner: &'a mut Manner,
}

/// Whether the card of the answer is taller than this room, and is in the drawer.
pub(super) fn is_folded(board: &OnBoard, asked: &Asked, room: f32) -> bool {
    board.answers_here(asked).is_some() && asked.edits().is_none() && {
        let laid = laid(asked, room);
        folding::folded(&laid.card, laid.room, &asked.names()).is_some()
    }
}

/// The parts of a question in a place of some height: the words above its list, the rest of its card, and the room left for that.
struct Laid {
    head: Option<Sheet>,
    card: Sheet,
    room: f32,
}

/// The parts of the question in a place of that height. The words above the list stay; the card has what a pick adds to them.
fn laid(asked: &Asked, room: f32) -> Laid {
    let (asking, names, listed) = (asked.asking(), asked.names(), asked.listed());
    let head = listed.head(room, &names).cloned();
    let above = head.as_ref().map_or(0.0, |head| folding::height(&head.parts, &names));
    let is_new = |part: &&Part| head.as_ref().is_none_or(|head| !head.parts.contains(part));
    let card = Sheet { parts: asking.card.parts.iter().filter(is_new).cloned().collect() };
    let groups = asking.offers.iter().filter(|offer| matches!(offer.pick, Pick::Group(_))).count();
    let dials = 32.0 * (asking.dials().len() + groups) as f32;
    Laid { head, card, room: room - above - listed.height(room - above, &names) - dials }
}

/// The parts of the forecast for the drawer: those that a place of that height leaves out.
pub(super) fn terms(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner, room: f32) {
    weigh(board, asked, manner, |panel| {
        let laid = laid(asked, room);
        if let Some(folded) = folding::folded(&laid.card, laid.room, panel.names) {
            panel.card(ui, &folded.rest);
        }
    });
}

/// The forecast of the answer, in a place of that height. The buttons that give the answer are above, in `decision`.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner, room: f32) {
    weigh(board, asked, manner, |panel| {
        let laid = laid(asked, room);
        let folded = folding::folded(&laid.card, laid.room, panel.names);
        if let Some(head) = &laid.head {
            panel.card(ui, head);
        }
        panel.list(ui, room);
        panel.barred(ui);
        // Suggestions are not pushed out of sight by a long list of dials.
        let many = panel.asking.dials().len() > FEW_DIALS;
        if many {
            panel.suggestions(ui);
        }
        panel.adjustments(ui);
        panel.card(ui, folded.as_ref().map_or(&laid.card, |folded| &folded.short));
        if folded.is_some() && ui.link(say!(MESSAGES, "window-table-how-it-adds-up")).clicked() {
            panel.manner.kept.drawer = Drawer::Decision;
        }
        panel.words(ui);
        panel.facings(ui);
        if !many {
            panel.suggestions(ui);
        }
        panel.rows(ui);
    });
}

/// Draws something of what is weighed, if a match has begun.
fn weigh(board: &OnBoard, asked: &Asked, manner: &mut Manner, draw: impl FnOnce(&mut Panel<'_>)) {
    let Some(now) = board.now() else { return };
    let (asking, names) = (asked.asking(), &*asked.names());
    draw(&mut Panel { asked, asking, names, position: &*now.position, manner });
}

impl Panel<'_> {
    /// Shows the reason the answer put together is not allowed. Before anything is chosen the question says it all.
    fn barred(&self, ui: &mut Ui) {
        if let Some(Err(barred)) = self.asking.ready.as_ref().filter(|_| !self.asking.draft.is_empty()) {
            let text = self.names.refusal(&barred.refusal);
            // The place of the question says it already.
            if self.asked.refusal.as_ref().is_none_or(|refused| refused.text != text) {
                crate::book::help::refusal(ui, &text, barred.refusal.case);
            }
        }
    }

    /// The card on the chosen answer.
    fn card(&mut self, ui: &mut Ui, card: &Sheet) {
        let painter = Painter::of(self.position, self.asked.selected());
        let touched = Painter { size: DETAIL, ..painter }.show(ui, card);
        let Touched { rule, piece, hexes } = touched;
        self.manner.wants_rule = self.manner.wants_rule.or(rule);
        self.manner.pressed.extend(piece.map(Press::Piece));
        self.manner.pressed.extend(hexes.first().copied().map(Press::Show));
    }

    fn counter(&self, ui: &mut Ui, piece: PieceId, place: bool) -> egui::Response {
        let shown = Shown { selected: self.asked.is_marked(piece), place };
        small_counter::show(ui, self.position, piece, shown)
    }

    /// Dials, and groups that take part in another way.
    fn adjustments(&mut self, ui: &mut Ui) {
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = 26.0;
            for dial in self.asking.dials() {
                self.dial(ui, dial);
            }
            for offer in self.asking.offers.iter().filter(|offer| matches!(offer.pick, Pick::Group(_))) {
                let mut taken = offer.is_chosen();
                ui.horizontal_wrapped(|ui| {
                    if ui.checkbox(&mut taken, offer_words(offer, self.names)).changed() {
                        self.manner.pressed.push(Press::Take(offer.pick));
                    }
                    self.chips(ui, &offer.label);
                });
            }
        });
    }

    fn dial(&mut self, ui: &mut Ui, dial: Dial) {
        let (Some(stands), places) = self.asking.dial(dial) else { return };
        let (Some(&least), Some(&most)) = (places.first(), places.last()) else { return };
        let word = self.names.word(dial.key);
        ui.horizontal(|ui| {
            let label = word.as_ref().map_or(dial.key, |word| &word.label);
            // Several dials of one kind are told apart by their pieces.
            let label = match dial.of {
                Some(piece) => ui.label(headed(label, &self.names.pick(Pick::Piece(piece)))),
                None => ui.label(label),
            };
            let mut value = stands;
            let field = egui::DragValue::new(&mut value).range(least..=most);
            let field = ui.add(field).labelled_by(label.id);
            if let Some(word) = word {
                field.on_hover_text(word.hint);
            }
            if value != stands {
                self.manner.pressed.push(Press::Take(Pick::Dial(dial, value)));
            }
            if let Some(offer) = self.asking.offer(Pick::Dial(dial, stands)) {
                self.chips(ui, &offer.label);
            }
        });
    }

    fn chips(&mut self, ui: &mut Ui, sentence: &Sentence) {
        for rule in sentence.rules() {
            look::case_chip(ui, rule, &mut self.manner.wants_rule);
        }
    }

    /// Words, and places beside the map, with their numbers on the keyboard.
    fn words(&mut self, ui: &mut Ui) {
        let mut under = String::new();
        for (number, offer) in self.asking.numbered().into_iter().enumerate() {
            let word = match offer.pick {
                Pick::Word(key) => self.names.word(key),
                _ => None,
            };
            if let Some(word) = word.as_ref().filter(|word| word.under != under) {
                under.clone_from(&word.under);
                ui.label(faint(under.as_str()));
            }
            ui.horizontal_wrapped(|ui| {
                let key = if number < 9 { format!("  ({})", number + 1) } else { String::new() };
                let label = format!("{}{key}", offer_words(offer, self.names));
                let button = ui.add(egui::Button::new(label).selected(offer.is_chosen()).wrap());
                let button = match word.filter(|word| !word.hint.is_empty()) {
                    Some(word) => button.on_hover_text(word.hint),
                    None => button,
                };
                if button.clicked() {
                    self.manner.pressed.push(Press::Take(offer.pick));
                }
                self.chips(ui, &offer.label);
            });
        }
    }

    /// The facings, for a player who does not choose them on the board.
    fn facings(&mut self, ui: &mut Ui) {
        let turns = self.asking.offers.iter().filter(|offer| matches!(offer.pick, Pick::Facing(..)));
        let turns: Vec<&Offer<Bytes>> = turns.collect();
        if turns.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for offer in turns {
                let button = egui::Button::new(offer_words(offer, self.names)).selected(offer.is_chosen());
                if ui.add(button).clicked() {
                    self.manner.pressed.push(Press::Take(offer.pick));
                }
            }
        });
    }

    /// Whole drafts worth a click, until something is pointed at.
    fn suggestions(&mut self, ui: &mut Ui) {
        let stands = self.asking.suggested.iter().any(|(_, draft)| *draft == self.asking.draft);
        if !self.asking.draft.is_empty() && !stands {
            return;
        }
        let sets = self.asking.waiting().is_empty();
        // An attack that is put together is weighed above, and the others wait.
        if stands && !sets {
            return;
        }
        for (label, draft) in self.asking.suggested.iter().take(SUGGESTED) {
            let chosen = *draft == self.asking.draft;
            let button = egui::Button::new(label.words(self.names)).selected(chosen).wrap();
            if ui.add(button).clicked() {
                self.manner.pressed.push(Press::Point(draft.clone()));
            }
        }
    }

    /// The list that the question began with, in a place that stays.
    fn list(&mut self, ui: &mut Ui, room: f32) {
        let listed = self.asked.listed();
        if listed.is_empty() {
            return;
        }
        let above = listed.head(room, self.names).map_or(0.0, |head| folding::height(&head.parts, self.names));
        let height = listed.height(room - above, self.names);
        let area = ScrollArea::vertical().id_salt(("list", self.asked.number())).auto_shrink([false, true]);
        let shown = area.max_height(height).min_scrolled_height(height).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            self.entries(ui, listed, LISTED);
        });
        look::goes_on(ui, &shown);
    }

    /// Pieces and hexes that may be picked, where they are few, not on the card and not in the list.
    fn rows(&mut self, ui: &mut Ui) {
        if self.asking.suggested.is_empty() {
            self.entries(ui, &PickList::among(self.asking, self.asked.listed()), BELOW);
        }
    }

    /// The rows of a list.
    fn entries(&mut self, ui: &mut Ui, list: &PickList, part: &str) {
        ui.spacing_mut().item_spacing.y = pick_list::GAP;
        if list.hexes_first {
            self.hex_row(ui, &list.hexes, part);
        }
        for offer in &list.pieces {
            if let Some(piece) = offer.pick.piece() {
                self.piece_row(ui, piece, offer, part);
            }
        }
        if !list.hexes_first {
            self.hex_row(ui, &list.hexes, part);
        }
    }

    /// The hexes of a list.
    fn hex_row(&mut self, ui: &mut Ui, hexes: &[Offer<Bytes>], part: &str) {
        if hexes.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for offer in hexes {
                let (chosen, does) = pick_list::row(offer, self.asking);
                let button = egui::Button::new(offer_words(offer, self.names)).selected(chosen);
                let button = ui.add(button);
                named(ui, &button, part, offer);
                if button.clicked() {
                    self.clicked(does);
                }
            }
        });
    }

    fn clicked(&mut self, does: Click) {
        self.manner.pressed.push(match does {
            Click::Take(pick) => Press::Take(pick),
            Click::Begin(draft) => Press::Point(draft),
            Click::Say(said) => Press::Say(said),
        });
    }

    /// A counter with what is said of it; either can be clicked.
    fn piece_row(&mut self, ui: &mut Ui, piece: PieceId, offer: &Offer<Bytes>, part: &str) {
        let (chosen, does) = pick_list::row(offer, self.asking);
        ui.horizontal(|ui| {
            let clicked = self.counter(ui, piece, false).clicked();
            let label = RichText::new(offer_words(offer, self.names)).size(DETAIL);
            let button = ui.add(egui::Button::new(label).selected(chosen).wrap());
            named(ui, &button, part, offer);
            if clicked | button.clicked() {
                self.clicked(does);
            }
        });
    }
}

/// Names a row for tests.
fn named(ui: &Ui, button: &egui::Response, part: &str, offer: &Offer<Bytes>) {
    ui.ctx().accesskit_node_builder(button.id, |node| node.set_author_id(format!("{part}:{:?}", offer.pick)));
}
