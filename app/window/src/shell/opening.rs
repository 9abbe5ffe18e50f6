//! A match that is being set up. A sign says so before the work begins: a large battle takes a moment, in which nothing is drawn.

use crate::MESSAGES;
use crate::before::start_screen::Decided;
use crate::paper::look::{LARGE, roman};
use crate::paper::palette::palette;
use egui::accesskit::Live;
use egui::{Align2, Area, Context, CursorIcon, Frame, Id, Order, RichText};
use language::say;
use language::system::AnySystem;

/// Frames in which the sign is drawn before the work begins: in the first one its size is not known yet.
const FRAMES: u64 = 2;
/// Room around the words of the sign.
const MARGIN: i8 = 18;

/// The match, or the guided game, that is being set up.
pub(super) enum Opens {
    /// A match that the player decided to play.
    Decided(Box<Decided>),
    /// The guided game of a system.
    FirstGame(&'static dyn AnySystem),
}

/// A match that is being set up, and its sign.
pub(super) struct Opening {
    opens: Opens,
    words: String,
    /// The number of the frame that first drew the sign.
    since: Option<u64>,
}

impl Opening {
    /// The guided game of a system.
    pub(super) fn of_first_game(system: &'static dyn AnySystem) -> Opening {
        let words = say!(MESSAGES, "window-shell-setting-up-first", title = system.title().to_owned());
        Opening { opens: Opens::FirstGame(system), words, since: None }
    }

    /// A decision that takes a moment, with the words on its sign.
    pub(super) fn of(decided: Decided, words: String) -> Opening {
        Opening { opens: Opens::Decided(Box::new(decided)), words, since: None }
    }

    /// The words on the sign of a decision; `None` if it takes no moment.
    pub(super) fn words_on(decided: &Decided) -> Option<String> {
        match decided {
            Decided::Play(wanted) => Some(say!(MESSAGES, "window-shell-setting-up", title = wanted.battle.title())),
            Decided::GoOn(_) => Some(say!(MESSAGES, "window-table-setting-up")),
            _ => None,
        }
    }

    /// The work that its sign announced.
    pub(super) fn into_work(self) -> Opens {
        self.opens
    }

    /// Draws the sign over the page.
    pub(super) fn show(&mut self, ctx: &Context) {
        self.since.get_or_insert(ctx.cumulative_frame_nr());
        let area = Area::new(Id::unique("being set up")).anchor(Align2::CENTER_CENTER, [0.0, 0.0]);
        area.order(Order::Foreground).interactable(false).show(ctx, |ui| {
            let frame = Frame::window(&ctx.global_style()).fill(palette().paper).inner_margin(MARGIN);
            frame.show(ui, |ui| {
                let words = egui::Label::new(RichText::new(&self.words).font(roman(LARGE))).extend();
                let shown = ui.add(words);
                ctx.accesskit_node_builder(shown.id, |node| node.set_live(Live::Polite));
            });
        });
        ctx.set_cursor_icon(CursorIcon::Wait);
        ctx.request_repaint();
    }

    /// Whether the player has seen the sign, and the work can begin.
    pub(super) fn is_seen(&self, ctx: &Context) -> bool {
        self.since.is_some_and(|since| ctx.cumulative_frame_nr() >= since + FRAMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::drawn::{nothing_is_cut, tongues};
    use crate::paper::heard::all_named;
    use crate::paper::look;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    #[test]
    fn a_sign_is_drawn_before_a_match_is_set_up() {
        for _spoken in tongues() {
            for system in systems::ALL.list() {
                let opening = Opening::of_first_game(*system);
                let words = opening.words.clone();
                assert!(words.contains(system.title()), "{words}");
                let mut harness = Harness::builder()
                    .with_size([506.0, 346.0])
                    .with_context_setup(look::dress)
                    .build_ui_state(|ui: &mut egui::Ui, opening: &mut Opening| opening.show(ui.ctx()), opening);
                harness.run_steps(1);
                let ctx = harness.ctx.clone();
                let begun = ctx.cumulative_frame_nr();
                harness.state_mut().since = Some(begun);
                assert!(!harness.state().is_seen(&ctx), "nobody has seen it yet");
                harness.run_steps(2);
                assert!(harness.state().is_seen(&ctx));
                assert_eq!(harness.query_all_by_label(&words).count(), 1);
                nothing_is_cut(&harness, &words);
                all_named(&harness, &words);
            }
        }
    }
}
