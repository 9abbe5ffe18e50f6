//! What may be answered now, as buttons: the same answers as on the board, whatever the system asks.

use super::deeds;
use super::match_screen::MatchScreen;
use crate::paper::look::{self, chief, faint};
use crate::paper::sheet_view::{Painter, Touched};
use crate::paper::small_counter::{self, Shown};
use crate::settings::keymap::{Deed, KeyMap};
use egui::{RichText, Ui};
use engine::hex::Hex;
use play::ask::{Asking, Dial, Draft, May, Names, Offer, Pick, PieceId, Sentence};
use play::position::{Bytes, Position};
use play::sheet::Part;
use std::sync::Arc;

/// What a button asks for, carried out when everything is drawn.
enum Answer {
    /// What a key does too.
    Key(Deed),
    /// An offer is taken.
    Take(Pick),
    /// From now on this was pointed at.
    Point(Draft),
    /// A piece is picked, or looked at.
    Piece(PieceId),
    /// A hex is brought into sight.
    Show(Hex),
}

/// More pieces or hexes than these are picked on the board alone.
const MOST_ROWS: usize = 12;
/// So many suggestions are shown.
const SUGGESTED: usize = 6;

/// Everything the panel is drawn from.
struct Panel<'a> {
    screen: &'a MatchScreen,
    asking: &'a Asking<Bytes>,
    names: &'a Names,
    position: &'a Arc<dyn Position>,
    answers: Vec<Answer>,
    wants_rule: Option<play::ask::Rule>,
}

/// What may be answered now.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen) {
    let Some(now) = screen.now().cloned() else { return };
    let (asking, names) = (Arc::clone(screen.asked.asking()), screen.asked.names());
    let mut panel = Panel {
        screen,
        asking: &asking,
        names: &names,
        position: &now.position,
        answers: Vec::new(),
        wants_rule: None,
    };
    panel.buttons(ui);
    panel.adjustments(ui);
    panel.card(ui);
    panel.words(ui);
    panel.facings(ui);
    panel.suggestions(ui);
    panel.rows(ui);
    ui.separator();
    let Panel { answers, wants_rule, .. } = panel;
    screen.wants_rule = wants_rule.or(screen.wants_rule);
    for answer in answers {
        carry_out(screen, &asking, answer);
    }
}

fn carry_out(screen: &mut MatchScreen, asking: &Asking<Bytes>, answer: Answer) {
    // Whoever does something else in between is asked again.
    screen.stage.sure &= matches!(answer, Answer::Key(Deed::End | Deed::Confirm));
    match answer {
        Answer::Key(deed) => deeds::act(screen, deed),
        Answer::Point(draft) => {
            screen.refusal = None;
            screen.asked.point(&draft);
        }
        Answer::Piece(piece) => screen.pick(piece),
        Answer::Show(hex) => screen.stage.show_hex(hex),
        Answer::Take(pick) => {
            if let Some(offer) = asking.offer(pick) {
                screen.take(offer);
            }
        }
    }
}

impl Panel<'_> {
    /// What one does next stands above what explains it, so that it is never out of sight.
    fn buttons(&mut self, ui: &mut Ui) {
        let begun = self.asking.ready.is_some();
        ui.horizontal_wrapped(|ui| {
            self.saying(ui, &self.asking.ready, Deed::Confirm, true);
            if !self.asking.draft.is_empty() && begun && ui.button("Clear (Esc)").clicked() {
                self.answers.push(Answer::Point(Draft::EMPTY));
            }
            // What one does next is blue; while something is put together that is to say it.
            self.saying(ui, &self.asking.pass, Deed::End, !begun);
            if !begun && self.asking.round().len() > 1 {
                self.key(ui, &KeyMap::named(ui.ctx(), "Next unit", Deed::Next), Deed::Next, "");
            }
            self.undo(ui);
        });
        if let Some(Err(barred)) = &self.asking.ready {
            crate::book::help::refusal(ui, &barred.refusal.to_string(), barred.refusal.case);
        }
        // Whoever has just pressed the button looks here, and not at the strip above the board.
        if let Some(doubt) = self.screen.refusal.as_ref().filter(|_| self.screen.stage.sure) {
            ui.label(RichText::new(&doubt.text).strong().color(look::RED));
        }
    }

    fn saying(&mut self, ui: &mut Ui, may: &May<Bytes>, deed: Deed, is_chief: bool) {
        let (label, enabled, why) = match may {
            None => return,
            Some(Ok(saying)) => (saying.label.words(self.names), true, String::new()),
            Some(Err(barred)) => (barred.label.words(self.names), false, barred.refusal.to_string()),
        };
        let button = if is_chief { chief(label) } else { egui::Button::new(label) };
        if ui.add_enabled(enabled, button).on_disabled_hover_text(why).clicked() {
            self.answers.push(Answer::Key(deed));
        }
    }

    fn key(&mut self, ui: &mut Ui, label: &str, deed: Deed, hint: &str) {
        let button = ui.button(label);
        let button = if hint.is_empty() { button } else { button.on_hover_text(hint) };
        if button.clicked() {
            self.answers.push(Answer::Key(deed));
        }
    }

    /// A button that takes back: as the rules allow, or else by the partner's leave, which the record tells.
    fn undo(&mut self, ui: &mut Ui) {
        let (screen, free) = (self.screen, self.screen.asked.undo().is_some());
        let asked = screen.now().zip(screen.asked_here());
        if free {
            let label = KeyMap::named(ui.ctx(), "Undo", Deed::TakeBack);
            self.key(ui, &label, Deed::TakeBack, "Takes back your last command.");
        } else if asked.is_some_and(|(now, side)| super::match_words::can_take_back(now, side)) {
            let hint = "Goes back before your last command, past dice too. The record will say so.";
            self.key(ui, "Take back", Deed::TakeBack, hint);
        }
    }

    /// What the choice means.
    fn card(&mut self, ui: &mut Ui) {
        let painter = Painter::of(&**self.position, self.screen.asked.selected());
        let touched = Painter { size: 13.5, ..painter }.show(ui, &self.asking.card);
        let Touched { rule, piece, hexes } = touched;
        self.wants_rule = self.wants_rule.or(rule);
        self.answers.extend(piece.map(Answer::Piece));
        self.answers.extend(hexes.first().copied().map(Answer::Show));
    }

    fn counter(&self, ui: &mut Ui, piece: PieceId, place: bool) -> egui::Response {
        let shown = Shown { selected: self.screen.asked.is_marked(piece), place };
        small_counter::show(ui, &**self.position, piece, shown)
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
                        self.answers.push(Answer::Take(offer.pick));
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
            let label = ui.label(word.map_or(dial.key, |word| word.label));
            let mut value = stands;
            let field = egui::DragValue::new(&mut value).range(least..=most);
            let field = ui.add(field).labelled_by(label.id);
            if let Some(word) = word {
                field.on_hover_text(word.hint);
            }
            if value != stands {
                self.answers.push(Answer::Take(Pick::Dial(dial, value)));
            }
            if let Some(offer) = self.asking.offer(Pick::Dial(dial, stands)) {
                self.chips(ui, &offer.label);
            }
        });
    }

    fn chips(&mut self, ui: &mut Ui, sentence: &Sentence) {
        for rule in sentence.rules() {
            look::case_chip(ui, rule, &mut self.wants_rule);
        }
    }

    /// Words, and places beside the map, with their numbers on the keyboard.
    fn words(&mut self, ui: &mut Ui) {
        let mut under = "";
        for (number, offer) in self.asking.numbered().into_iter().enumerate() {
            let word = match offer.pick {
                Pick::Word(key) => self.names.word(key),
                _ => None,
            };
            if let Some(word) = word.filter(|word| word.under != under) {
                under = word.under;
                ui.label(faint(under));
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
                    self.answers.push(Answer::Take(offer.pick));
                }
                self.chips(ui, &offer.label);
            });
        }
    }

    /// Ways to face, for whoever does not take them on the board.
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
                    self.answers.push(Answer::Take(offer.pick));
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
                self.answers.push(Answer::Point(draft.clone()));
            }
        }
    }

    /// Pieces and hexes that may be picked, where they are few and not on the card already.
    fn rows(&mut self, ui: &mut Ui) {
        if !self.asking.suggested.is_empty() {
            return;
        }
        let shown: Vec<PieceId> = self.asking.card.parts.iter().flat_map(on_card).collect();
        let pieces = self.asking.offers.iter().filter_map(|offer| Some((offer.pick.piece()?, offer)));
        let pieces: Vec<(PieceId, &Offer<Bytes>)> = pieces.filter(|(piece, _)| !shown.contains(piece)).collect();
        if pieces.len() <= MOST_ROWS {
            for (piece, offer) in pieces {
                self.piece_row(ui, piece, offer);
            }
        }
        let hexes = self.asking.offers.iter().filter(|offer| offer.pick.hex().is_some());
        let hexes: Vec<&Offer<Bytes>> = hexes.collect();
        if (1..=MOST_ROWS).contains(&hexes.len()) {
            ui.horizontal_wrapped(|ui| {
                for offer in hexes {
                    if ui.button(offer_words(offer, self.names)).clicked() {
                        self.answers.push(Answer::Take(offer.pick));
                    }
                }
            });
        }
    }

    /// A counter with what is said of it; either can be clicked.
    fn piece_row(&mut self, ui: &mut Ui, piece: PieceId, offer: &Offer<Bytes>) {
        ui.horizontal(|ui| {
            let mut clicked = self.counter(ui, piece, false).clicked();
            let label = RichText::new(offer_words(offer, self.names)).size(13.5);
            clicked |= ui.add(egui::Button::new(label).selected(offer.is_chosen()).wrap()).clicked();
            if clicked {
                self.answers.push(Answer::Take(offer.pick));
            }
        });
    }
}

/// The pieces that a part of a card shows.
fn on_card(part: &Part) -> Vec<PieceId> {
    match part {
        Part::Pieces(pieces) => pieces.clone(),
        _ => Vec::new(),
    }
}

/// An offer in words, its rules left to their chips.
fn offer_words(offer: &Offer<Bytes>, names: &Names) -> String {
    if offer.label.is_empty() { names.pick(offer.pick) } else { offer.label.words(names) }
}
