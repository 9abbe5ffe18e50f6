//! The decision: the question, the buttons that answer it, and the forecast. It has a place of its own, in which every
//! button has a place of its own: nothing scrolls away, shrinks or jumps, whatever the rules ask.

use super::asked::Asked;
use super::manner::{Manner, Press};
use super::match_words::is_over;
use super::on_board::OnBoard;
use super::undoing::{self, Undo};
use super::{answers, change_desk, hex_panel};
use crate::MESSAGES;
use crate::book::help;
use crate::paper::icon::Icon;
use crate::paper::look::{self, LARGE, SMALL, button_with, chief, chief_with};
use crate::paper::palette::palette;
use crate::paper::twice;
use crate::settings::keymap::{KeyAction, KeyMap};
use egui::accesskit::Live;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Rect, RichText, ScrollArea, Sense, Stroke, TextFormat, Ui, UiBuilder, vec2};
use engine::rule::Rule;
use language::ask::{Asking, Draft, May, Names, Pick};
use language::position::Bytes;
use language::say;

/// The height of a button.
const BUTTON: f32 = 30.0;
/// Room between two of them.
const GAP: f32 = 6.0;
/// The size of the question's letters, and the height of a line of them.
const LETTERS: f32 = LARGE;
const LINE: f32 = 20.0;
/// The height of a line of small letters.
const SMALL_LINE: f32 = 15.0;
/// A button as wide as this has a sign before its words.
const SIGNED: f32 = 112.0;
/// The room that a sign takes, and what is left free on either side of the words.
const SIGN: f32 = 24.0;
const PADDING: f32 = 4.0;
/// The letters of a label that takes more than two lines of small ones.
const SMALLEST: f32 = 10.5;
/// In a panel as wide as this, what ends a phase shares its row with what helps.
const WIDE: f32 = 260.0;
/// In a panel as high as this the question has three lines.
const HIGH: f32 = 470.0;

/// A button with a fixed place.
struct Slot {
    /// The name of the button in the layout test.
    name: &'static str,
    label: String,
    /// The press of the button, or the reason it is barred.
    does: Result<Press, String>,
    chief: bool,
    hint: String,
}

/// The sign of a place: it stays the same, whatever the question calls the button.
fn icon_of(slot: &Slot) -> Icon {
    match (slot.name, &slot.does) {
        ("confirm", Ok(Press::GoOn | Press::Resume)) => Icon::Step,
        ("confirm", _) => Icon::Tick,
        ("clear", Ok(Press::Skip)) => Icon::Last,
        ("clear", _) => Icon::Cross,
        ("end", _) => Icon::Flag,
        ("next", _) => Icon::Next,
        _ => Icon::Undo,
    }
}

impl Slot {
    fn barred(name: &'static str, label: impl Into<String>, why: impl Into<String>) -> Slot {
        Slot { name, label: label.into(), does: Err(why.into()), chief: false, hint: String::new() }
    }

    fn open(name: &'static str, label: impl Into<String>, does: Press) -> Slot {
        Slot { name, label: label.into(), does: Ok(does), chief: false, hint: String::new() }
    }

    fn chief(self, chief: bool) -> Slot {
        Slot { chief, ..self }
    }

    fn hint(self, hint: impl Into<String>) -> Slot {
        Slot { hint: hint.into(), ..self }
    }
}

/// The five places.
struct Slots {
    confirm: Slot,
    clear: Slot,
    end: Slot,
    next: Slot,
    undo: Slot,
}

/// The question, and the buttons. They take the same room for every question.
pub(super) fn head(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner, panel: f32, folds: bool) {
    let width = ui.available_width();
    let lines = if panel < HIGH { 2 } else { 3 };
    let words = place(ui, vec2(width, LINE * lines as f32));
    // Without a score the button that folds the panel is beside the question.
    let beside = if folds { 34.0 } else { 0.0 };
    prompt(ui, words.with_max_x(words.right() - beside), &question(board, asked));
    if folds {
        let corner = Rect::from_min_max(words.right_top() - vec2(30.0, 0.0), words.right_bottom());
        let mut inside = ui.new_child(UiBuilder::new().max_rect(corner));
        fold(&mut inside, manner);
    }
    let slots = slots(ui.ctx(), board, asked, manner);
    let side = if width < WIDE { 68.0 } else { 92.0 };
    let first = place(ui, vec2(width, BUTTON));
    let (left, right) = first.split_left_right_at_x(first.right() - side);
    manner.pressed.extend(button(ui, left.with_max_x(left.right() - GAP), slots.confirm));
    manner.pressed.extend(button(ui, right, slots.clear));
    let second = place(ui, vec2(width, BUTTON));
    let (end, rest) = if width < WIDE {
        (second, place(ui, vec2(width, BUTTON)))
    } else {
        let (left, right) = second.split_left_right_at_fraction(0.40);
        (left.with_max_x(left.right() - GAP), right)
    };
    manner.pressed.extend(button(ui, end, slots.end));
    let (next, undo) = rest.split_left_right_at_fraction(0.55);
    manner.pressed.extend(button(ui, next.with_max_x(next.right() - GAP), slots.next));
    manner.pressed.extend(button(ui, undo, slots.undo));
}

/// The forecast, in the room that is left: a longer one is folded, and only picks are scrolled. Without a forecast the
/// hex under the pointer can be shown there.
pub(super) fn body(ui: &mut Ui, board: &OnBoard, asked: &mut Asked, manner: &mut Manner, with_hex: bool, room: f32) {
    // Another question begins at the top.
    let shown =
        ScrollArea::vertical().id_salt(("answers", asked.number())).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 18.0;
            // The scroll bar lies over the text beneath it.
            ui.set_max_width(ui.available_width() - 6.0);
            if asked.edits().is_some() {
                change_desk::show(ui, board, asked, manner);
            } else if board.answers_here(asked).is_some() {
                answers::show(ui, board, asked, manner, room);
            }
            if let Some(now) = board.now().filter(|_| with_hex && asked.asking().ready.is_none()) {
                ui.separator();
                hex_panel::show(ui, board, asked, manner, &*now.position);
            }
        });
    look::goes_on(ui, &shown);
}

/// The button that folds the panel away.
pub(super) fn fold(ui: &mut Ui, manner: &mut Manner) {
    let button = ui.add(egui::Button::new(Icon::Fold.atom())).on_hover_text(say!(MESSAGES, "window-table-fold-hint"));
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, say!(MESSAGES, "window-table-fold")));
    if button.clicked() {
        manner.kept.folded = true;
    }
}

/// Room of exactly that size.
fn place(ui: &mut Ui, size: egui::Vec2) -> Rect {
    ui.allocate_exact_size(size, Sense::hover()).0
}

/// The sentence above the buttons.
struct Prompt {
    text: String,
    ink: Color32,
    /// The rule that refused the last act: a click on the words opens the book there.
    rule: Option<Rule>,
    /// The question that a refusal stands before; empty if there is none.
    question: String,
}

/// The sentence above the buttons: the reason for the last refusal, the question to confirm, the event on the board, or the
/// question. A refusal is said here and nowhere else.
fn question(board: &OnBoard, asked: &Asked) -> Prompt {
    let (text, ink) = if board.unfolding.is_busy() {
        (board.unfolding.caption.clone(), palette().ink)
    } else {
        let ink = if board.asked_here().is_some() { palette().blue } else { palette().faint };
        let waits = board.asked_here().and_then(|_| word_waits(asked.asking(), &asked.names()));
        (waits.unwrap_or_else(|| board.question()), ink)
    };
    match &asked.refusal {
        Some(refused) => Prompt { text: refused.text.clone(), ink: palette().red, rule: refused.rule, question: text },
        None => Prompt { text, ink, rule: None, question: String::new() },
    }
}

/// The hex that the last chosen word waits for, as a sentence; `None` if it waits for no hex.
fn word_waits(asking: &Asking<Bytes>, names: &Names) -> Option<String> {
    let word = asking.draft.picks().last().filter(|pick| matches!(pick, Pick::Word(_)) && asking.ready.is_none())?;
    let word = names.pick(*word);
    match asking.hexes().len() {
        0 => None,
        many => Some(say!(MESSAGES, "window-table-word-waits", word = word, count = many)),
    }
}

/// The sentence in a place of fixed size; a longer refusal is in smaller letters, and a player who points at it reads all of
/// it. The words of a refusal open the book at its rule.
fn prompt(ui: &mut Ui, rect: Rect, Prompt { text, ink, rule, question }: &Prompt) {
    let refused = !question.is_empty();
    let galley = |ui: &mut Ui, letters: f32, line: f32| {
        let underline = if rule.is_some() { Stroke::new(1.0, *ink) } else { Stroke::NONE };
        let font_id = FontId::proportional(letters);
        let format = TextFormat { font_id, color: *ink, underline, ..TextFormat::default() };
        let mut job = LayoutJob::single_section(text.clone(), format);
        job.wrap.max_width = rect.width();
        job.wrap.max_rows = (rect.height() / line + 0.1) as usize;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut words = galley(ui, LETTERS, LINE);
    if refused && words.elided {
        words = galley(ui, SMALL, SMALL_LINE);
    }
    let elided = words.elided;
    ui.painter().galley(rect.min, words, *ink);
    let sense = if rule.is_some() { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with("question"), sense);
    let (role, live) = match (rule, refused) {
        (Some(_), _) => (egui::Role::Link, Live::Assertive),
        (None, true) => (egui::Role::Label, Live::Assertive),
        (None, false) => (egui::Role::Label, Live::Polite),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(role, true, text));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(live));
    let read = rule.map(|case| say!(MESSAGES, "window-book-read-rule", rule = case.to_string()));
    let hover: Vec<&str> = [elided.then_some(text.as_str()), read.as_deref(), Some(question.as_str())]
        .into_iter()
        .flatten()
        .filter(|line| !line.is_empty())
        .collect();
    let clicked = response.clicked();
    if !hover.is_empty() {
        response.on_hover_text(hover.join("\n"));
    }
    if let Some(case) = rule.filter(|_| clicked) {
        help::open_rule(ui.ctx(), case);
    }
}

fn button(ui: &mut Ui, rect: Rect, slot: Slot) -> Option<Press> {
    let icon = icon_of(&slot);
    let signed = rect.width() >= SIGNED;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(slot.name));
    // A long label has room before it is broken.
    inside.spacing_mut().button_padding.x = PADDING;
    let room = rect.width() - 2.0 * PADDING - if signed { SIGN } else { 0.0 };
    let font = egui::TextStyle::Button.resolve(inside.style());
    let words = inside.painter().layout_no_wrap(slot.label.clone(), font, palette().ink);
    let button = if words.size().x <= room {
        match (slot.chief, signed) {
            (true, true) => chief_with(icon, &slot.label),
            (true, false) => chief(&slot.label),
            (false, true) => button_with(icon, &slot.label),
            (false, false) => egui::Button::new(&slot.label),
        }
        .truncate()
    } else {
        // A label that is too long for its place has two lines of small letters, and no sign.
        inside.spacing_mut().button_padding.y = 0.0;
        let lines = |size: f32| {
            let font = FontId::proportional(size);
            inside.painter().layout(slot.label.clone(), font, palette().ink, rect.width() - 2.0 * PADDING).rows.len()
        };
        let size = if lines(SMALL) > 2 { SMALLEST } else { SMALL };
        let small = RichText::new(&slot.label).size(size);
        match slot.chief {
            true => egui::Button::new(small.color(palette().on_chief).strong()).fill(palette().chief),
            false => egui::Button::new(small),
        }
        .wrap()
    };
    let response = inside.add_enabled_ui(slot.does.is_ok(), |ui| ui.put(rect, button)).inner;
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_author_id(format!("decision:{}", slot.name)));
    let hint = if slot.hint.is_empty() { slot.label } else { slot.hint };
    match slot.does {
        Ok(does) => {
            let response = response.on_hover_text(hint);
            let clicked = match does {
                // The next question may have another answer in the same place.
                Press::Key(KeyAction::End | KeyAction::Confirm) => twice::clicked_once(&response),
                Press::GoOn => twice::clicked_anew(&response),
                _ => response.clicked(),
            };
            clicked.then_some(does)
        }
        Err(why) => {
            if !why.is_empty() {
                response.on_disabled_hover_text(why);
            }
            None
        }
    }
}

/// The button in each place now.
fn slots(ctx: &egui::Context, board: &OnBoard, asked: &Asked, manner: &Manner) -> Slots {
    let key = |name: &str, action| KeyMap::named(ctx, name, action);
    let why = why_not(board);
    let idle = |confirm: Slot, clear: Slot| Slots {
        confirm,
        clear,
        end: Slot::barred("end", key(&say!(MESSAGES, "window-table-end"), KeyAction::End), &why),
        next: Slot::barred("next", key(&say!(MESSAGES, "window-table-next-unit"), KeyAction::Next), &why),
        undo: Slot::barred("undo", key(&say!(MESSAGES, "window-table-undo"), KeyAction::TakeBack), &why),
    };
    let clear = || Slot::barred("clear", say!(MESSAGES, "window-table-clear"), &why);
    let Some(now) = board.now() else {
        return idle(
            Slot::barred("confirm", key(&say!(MESSAGES, "window-table-confirm"), KeyAction::Confirm), &why),
            clear(),
        );
    };
    if board.unfolding.is_busy() {
        let go_on =
            Slot::open("confirm", key(&say!(MESSAGES, "window-table-continue"), KeyAction::Confirm), Press::GoOn);
        let skip = Slot::open("clear", say!(MESSAGES, "window-table-skip"), Press::Skip);
        return idle(go_on.chief(true), skip.hint(say!(MESSAGES, "window-table-skip-hint")));
    }
    if is_over(now) {
        let label = say!(MESSAGES, "window-table-show-result");
        let result = match manner.away.ending {
            true => Slot::open("confirm", label, Press::Result).chief(true),
            false => Slot::barred("confirm", label, say!(MESSAGES, "window-table-result-shown")),
        };
        return idle(result, clear());
    }
    if now.around.paused {
        return idle(Slot::open("confirm", say!(MESSAGES, "window-table-resume"), Press::Resume).chief(true), clear());
    }
    if !board.may_point(asked) {
        return idle(
            Slot::barred("confirm", key(&say!(MESSAGES, "window-table-confirm"), KeyAction::Confirm), &why),
            clear(),
        );
    }
    let asking = asked.asking();
    let begun = asking.ready.is_some();
    let picked = !asking.draft.is_empty();
    let pointed = say!(MESSAGES, "window-table-point-first");
    Slots {
        confirm: saying(asked, "confirm", &asking.ready, KeyAction::Confirm).map_or_else(
            || Slot::barred("confirm", key(&say!(MESSAGES, "window-table-confirm"), KeyAction::Confirm), pointed),
            |slot| slot.chief(true),
        ),
        clear: match picked {
            true => Slot::open("clear", say!(MESSAGES, "window-table-clear"), Press::Point(Draft::EMPTY))
                .hint(say!(MESSAGES, "window-table-clear-hint")),
            false => Slot::barred(
                "clear",
                say!(MESSAGES, "window-table-clear"),
                say!(MESSAGES, "window-table-nothing-selected"),
            ),
        },
        // The next step is blue. While an answer is being put together, that is the button that gives it.
        end: saying(asked, "end", &asking.pass, KeyAction::End).map_or_else(
            || {
                Slot::barred(
                    "end",
                    key(&say!(MESSAGES, "window-table-end"), KeyAction::End),
                    say!(MESSAGES, "window-table-must-choose"),
                )
            },
            |slot| {
                let hint = asked.next().map_or_else(String::new, |next| {
                    say!(MESSAGES, "window-table-label-next", label = slot.label.clone(), next = next.to_owned())
                });
                slot.chief(!begun).hint(hint)
            },
        ),
        next: match asking.round().len() {
            0 => Slot::barred(
                "next",
                key(&say!(MESSAGES, "window-table-next-unit"), KeyAction::Next),
                say!(MESSAGES, "window-table-no-units-left"),
            ),
            _ => Slot::open(
                "next",
                key(&say!(MESSAGES, "window-table-next-unit"), KeyAction::Next),
                Press::Key(KeyAction::Next),
            ),
        },
        undo: undo(board, asked, &key),
    }
}

/// The reason no answer can be given now.
pub(super) fn why_not(board: &OnBoard) -> String {
    let Some(now) = board.now() else { return say!(MESSAGES, "window-table-setting-up") };
    match now.asked {
        _ if board.unfolding.is_busy() => say!(MESSAGES, "window-table-playing-back"),
        _ if is_over(now) => say!(language::MESSAGES, "language-battle-over"),
        _ if now.around.paused => say!(MESSAGES, "window-table-paused"),
        Some(side) if !now.is_here(side) => {
            say!(MESSAGES, "window-table-player-to-choose", name = now.name(side))
        }
        _ => say!(MESSAGES, "window-table-nothing-to-decide"),
    }
}

fn saying(asked: &Asked, name: &'static str, may: &May<Bytes>, action: KeyAction) -> Option<Slot> {
    let names = asked.names();
    Some(match may.as_ref()? {
        Ok(saying) => Slot::open(name, saying.label.words(&names), Press::Key(action)),
        Err(barred) => Slot::barred(name, barred.label.words(&names), names.refusal(&barred.refusal)),
    })
}

/// Takes back: as the rules allow, or else by the partner's leave, which the record tells.
fn undo(board: &OnBoard, asked: &Asked, key: &dyn Fn(&str, KeyAction) -> String) -> Slot {
    let label = key(&say!(MESSAGES, "window-table-undo"), KeyAction::TakeBack);
    match undoing::undo(board, asked) {
        Ok(Undo::ByRules(_)) => {
            Slot::open("undo", label, Press::Key(KeyAction::TakeBack)).hint(say!(MESSAGES, "window-table-undo-hint"))
        }
        Ok(Undo::ByAgreement(_)) => {
            let label = say!(MESSAGES, "window-table-take-back");
            let hint = say!(MESSAGES, "window-table-take-back-hint");
            Slot::open("undo", label, Press::Key(KeyAction::TakeBack)).hint(hint)
        }
        Err(why) => Slot::barred("undo", label, why),
    }
}
