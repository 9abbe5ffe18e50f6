//! The board under the pointer: lifting counters, dragging, zooming, pointing and clicking.

use super::hand::{Grasp, Hand, LetGo, Touch};
use super::sight::STEP;
use super::signs::signs;
use super::stage::{Stage, piece_of};
use crate::MESSAGES;
use egui::{PointerButton, Response, Sense, Ui};
use engine::hex::Hex;
use language::ask::{self, Facing, HolderId, PieceId};
use language::position::Position;
use language::say;
use language::sheet::Part;
use scene::geometry::{Rect, point};
use scene::picking::PixelPick;

/// Pixels the wheel turns for one step.
const WHEEL_STEP: f32 = 50.0;
/// Holding the button still for this time spreads a stack, in seconds.
const HOLD: f64 = 0.4;

/// The board takes the room that the panels leave. The caller handles pointer actions other than looking around.
pub(crate) fn show(ui: &mut Ui, stage: &mut Stage, position: Option<&dyn Position>, window: [u32; 2]) -> Option<Touch> {
    show_with(ui, stage, position, window, &|_| false, &|_| None)
}

/// The board where counters may be lifted, and what is on offer has more said of it.
pub(crate) fn show_with(
    ui: &mut Ui,
    stage: &mut Stage,
    position: Option<&dyn Position>,
    window: [u32; 2],
    lifts: &dyn Fn(PieceId) -> bool,
    more: &dyn Fn(ask::Pick) -> Option<String>,
) -> Option<Touch> {
    stage.speak();
    let rect = ui.available_rect_before_wrap();
    let scale = ui.ctx().pixels_per_point();
    let pixel = |at: egui::Pos2| point(at.x * scale, at.y * scale);
    stage.sight.set_free(Rect { min: pixel(rect.min), max: pixel(rect.max) });
    let response = ui.interact(rect, ui.scope_id().with("board"), Sense::click_and_drag());
    ui.ctx().data_mut(|data| data.insert_temp(egui::Id::unique(super::keyboard::BOARD), response.id));
    speak(&response, stage, position, more);
    if response.has_focus() {
        let arrows = egui::EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ui.ctx().memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    let before = (stage.hover, stage.over, stage.cursor);
    let touch = point_at(ui, &response, stage, window, lifts);
    let measured = stage.measured.take();
    stage.measure(position);
    if measured != stage.measured || before != (stage.hover, stage.over, stage.cursor) {
        ui.ctx().request_repaint();
    }
    if let Some(text) = stage.over.and_then(more) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        response.on_hover_text_at_pointer(text);
    } else if let Some(text) =
        stage.under.filter(|_| stage.hand == Hand::Empty).and_then(|piece| words_of(stage, position, piece))
    {
        response.on_hover_text_at_pointer(text);
    }
    touch
}

/// The words at the pointer for a piece that is seen: those for its signs; and where no panel has room for the hex under the
/// pointer, what there is to say of its units.
fn words_of(stage: &Stage, position: Option<&dyn Position>, piece: PieceId) -> Option<String> {
    let signs = signs_of(stage, position, piece);
    let told = stage.hover.zip(position).filter(|_| stage.tells_hex).map(|(hex, position)| {
        let mut sheet = position.hex(position.eye(), hex);
        // The lines name the units already.
        sheet.parts.retain(|part| !matches!(part, Part::Pieces(_)));
        sheet.plain(position.names()).trim_end().to_owned()
    });
    let words: Vec<String> = told.into_iter().chain(signs).collect();
    (!words.is_empty()).then(|| words.join("\n"))
}

/// The words for the signs of the counter of a piece that is seen.
fn signs_of(stage: &Stage, position: Option<&dyn Position>, piece: PieceId) -> Option<String> {
    let counter = stage.drawn().counters.iter().find(|counter| piece_of(counter.id) == Some(piece))?;
    signs(position?.names().pick(ask::Pick::Piece(piece)), counter)
}

/// Tells a screen reader the hex of the cursor, or the one under the pointer. It is said politely, whenever it changes,
/// without a request.
fn speak(
    response: &Response,
    stage: &Stage,
    position: Option<&dyn Position>,
    more: &dyn Fn(ask::Pick) -> Option<String>,
) {
    let ctx = &response.ctx;
    let mut said = false;
    ctx.accesskit_node_builder(response.id, |_| said = true);
    if !said {
        return;
    }
    let of_hex = |hex: Hex| {
        let here = position.map_or_else(|| hex_title(stage, hex), |position| position.spoken(hex));
        match more(ask::Pick::Hex(hex)) {
            Some(left) => say!(MESSAGES, "window-board-hex-and", here = here, left = left),
            None => here,
        }
    };
    let over = stage.over.filter(|_| !stage.by_keys);
    let of_other = |pick: ask::Pick| {
        more(pick).unwrap_or_else(|| position.map_or_else(String::new, |position| position.names().pick(pick)))
    };
    let text = over.map(of_other).or_else(|| stage.focus().map(of_hex)).unwrap_or_default();
    response.widget_info(|| {
        let name = say!(MESSAGES, "window-board-board", text = text.clone());
        egui::WidgetInfo::labeled(egui::Role::Canvas, true, name)
    });
    ctx.accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
        node.set_value(text.clone());
    });
}

/// The target of the pointer that is not a hex: the handle of a ring before the box beside the map.
fn beside_hexes(pick: &PixelPick) -> Option<ask::Pick> {
    let facing = pick.facing.and_then(|(hex, twelfth)| Some(ask::Pick::Facing(hex, Facing::new(twelfth)?)));
    facing.or_else(|| holder(pick).map(ask::Pick::Holder))
}

fn holder(pick: &PixelPick) -> Option<HolderId> {
    pick.holder.and_then(|at| u16::try_from(at).ok()).map(HolderId)
}

/// The piece of a counter that is seen.
fn seen(pick: &PixelPick) -> Option<PieceId> {
    pick.counter.and_then(piece_of)
}

/// Handles the pointer in this frame.
fn point_at(
    ui: &Ui,
    response: &Response,
    stage: &mut Stage,
    window: [u32; 2],
    lifts: &dyn Fn(PieceId) -> bool,
) -> Option<Touch> {
    let scale = ui.ctx().pixels_per_point();
    let pixel = |at: egui::Pos2| point(at.x * scale, at.y * scale);
    if response.drag_started() {
        let from = ui.input(|input| input.pointer.press_origin()).map(|at| stage.pick(window, pixel(at)));
        let piece = from.as_ref().and_then(seen).filter(|&piece| lifts(piece));
        let hex = from.and_then(|pick| pick.hex);
        let first_button = response.drag_started_by(PointerButton::Primary);
        let pencil = ui.input(|input| input.modifiers.command);
        stage.hand = Hand::grasp(Grasp { piece, hex, first_button, pencil });
    }
    let lifted = stage.hand.counter().filter(|_| response.drag_started()).map(Touch::Lift);
    if stage.hand == Hand::Board && response.dragged() {
        let delta = response.drag_delta() * scale;
        stage.sight.drag(point(delta.x, delta.y));
    }
    let at = response.interact_pointer_pos().filter(|_| response.dragged()).or_else(|| response.hover_pos());
    let Some(at) = at.map(pixel) else {
        (stage.hover, stage.over, stage.under, stage.pointer) = (None, None, None, None);
        if response.drag_stopped() {
            stage.hand = Hand::Empty;
        }
        return lifted;
    };
    let turned = ui.input(|input| input.smooth_scroll_delta.y);
    if turned.abs() > 0.1 {
        stage.sight.zoom(STEP.powf(turned / WHEEL_STEP), Some(at));
    }
    let pick = stage.pick(window, at);
    let piece = seen(&pick).filter(|piece| stage.hand.counter() != Some(*piece));
    let place = piece.and_then(|piece| stage.place(piece));
    stage.pointer = Some(stage.sight.view(window).world(at));
    // A counter of a spread stack belongs to its hex, wherever it lies now; one that only leans over does not.
    stage.hover = stage.spread().filter(|hex| place == Some(*hex)).or(pick.hex);
    stage.over = beside_hexes(&pick);
    stage.under = piece;
    let (moves, pressed) = ui.input(|input| (input.pointer.is_moving(), input.pointer.any_pressed()));
    stage.by_keys &= !moves && !pressed;
    stage.held &= !pressed;
    fold(ui, stage, piece);
    if response.drag_stopped() {
        return let_go(stage, &pick).or(lifted);
    }
    hold(ui, response, stage, place);
    clicked(ui, response, stage, piece, place.or(pick.hex)).or(lifted)
}

/// Puts down the thing that the pointer held.
fn let_go(stage: &mut Stage, pick: &PixelPick) -> Option<Touch> {
    match stage.hand.let_go(pick.hex)? {
        LetGo::Counter(piece, hex) => Some(match holder(pick) {
            Some(holder) => Touch::DropInto(piece, holder),
            None => Touch::Drop(piece, hex),
        }),
        LetGo::Arrow(from, to) => {
            stage.notes.draw(from, to);
            None
        }
    }
}

/// Handles a click in this frame, on a counter or beside them.
fn clicked(ui: &Ui, response: &Response, stage: &mut Stage, piece: Option<PieceId>, hex: Option<Hex>) -> Option<Touch> {
    if response.clicked_by(PointerButton::Secondary) {
        return Some(Touch::Back);
    }
    // Many desktops keep Alt and the first button for themselves; none takes the wheel's button.
    if response.clicked_by(PointerButton::Middle) {
        return hex.map(Touch::Ping);
    }
    if !response.clicked_by(PointerButton::Primary) {
        return None;
    }
    // The keyboard belongs to the board again.
    ui.ctx().memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    let modifiers = ui.input(|input| input.modifiers);
    match hex {
        Some(hex) if modifiers.alt => Some(Touch::Ping(hex)),
        Some(hex) if modifiers.command => {
            stage.notes.erase(hex);
            None
        }
        // The press that spread a stack picks nothing.
        _ if stage.held => None,
        _ => Some(match (stage.over, hex) {
            (Some(ask::Pick::Facing(hex, facing)), _) => Touch::Facing(hex, facing),
            (Some(ask::Pick::Holder(holder)), _) => Touch::Holder(holder, piece),
            (_, Some(hex)) => Touch::Hex(hex, piece),
            (_, None) => Touch::Beside,
        }),
    }
}

/// Time the button was or is down, in seconds.
fn held_for(ui: &Ui) -> f64 {
    ui.input(|input| input.pointer.press_start_time().map_or(0.0, |since| input.time - since))
}

/// Holding the button still over a stack spreads it.
fn hold(ui: &Ui, response: &Response, stage: &mut Stage, place: Option<Hex>) {
    let Some(hex) = place.filter(|hex| stage.spread() != Some(*hex)) else { return };
    if !response.is_pointer_button_down_on() || response.dragged() {
        return;
    }
    let left = HOLD - held_for(ui);
    if left <= 0.0 {
        stage.set_spread(Some(hex));
        stage.held = stage.spread().is_some();
        ui.ctx().request_repaint();
    } else {
        ui.ctx().request_repaint_after_secs(left as f32);
    }
}

/// A spread stack folds when the pointer goes away from it.
fn fold(ui: &Ui, stage: &mut Stage, piece: Option<PieceId>) {
    let Some(hex) = stage.spread() else { return };
    let moved = ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    let on_it = piece.is_some_and(|piece| stage.place(piece) == Some(hex));
    let near = stage.hover.is_some_and(|hover| stage.board.map().grid.distance(hover, hex) <= 2);
    if moved && !on_it && !near {
        stage.set_spread(None);
    }
}

/// A hex in words: number, name, ground.
pub(super) fn hex_title(stage: &Stage, hex: Hex) -> String {
    stage.board.battle().title_of(hex)
}
