//! Acts that must be confirmed: the second click counts only once the player had time to read the question. A held key
//! or a double click is one answer.

use egui::{Context, Event, Key, Response};

/// Seconds after the question from which its second answer counts.
pub(crate) const READ: f64 = 0.6;

/// Whether a second answer counts now, to a question that was put then. Both are times of egui's clock, in seconds.
pub(crate) fn counts(asked: f64, now: f64) -> bool {
    now - asked >= READ
}

/// The time of egui's clock, in seconds.
pub(crate) fn time(ctx: &Context) -> f64 {
    ctx.input(|input| input.time)
}

/// Whether it was clicked for itself: the second half of a double click was meant for what was under the pointer before.
pub(crate) fn clicked_once(button: &Response) -> bool {
    let again = button.double_clicked() || button.triple_clicked();
    let released = |event: &&Event| matches!(event, Event::PointerButton { pressed: false, .. });
    // Both halves in one frame are one click.
    let whole = || button.ctx.input(|input| input.events.iter().filter(released).count() > 1);
    clicked_anew(button) && (!again || whole())
}

/// Whether a button was clicked, and not only by a key that is still held from before.
pub(crate) fn clicked_anew(button: &Response) -> bool {
    let held =
        |event: &Event| matches!(event, Event::Key { key: Key::Enter | Key::Space, pressed: true, repeat: true, .. });
    button.clicked() && !button.ctx.input(|input| input.events.iter().any(held))
}
