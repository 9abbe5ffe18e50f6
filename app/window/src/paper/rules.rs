//! The system that the screen is about: its rule numbers are in chips, links and refusals.

use engine::rule::Rule;
use language::system::AnySystem;

/// From now on rules are those of this system, until another is named.
pub(crate) fn set(ctx: &egui::Context, system: &'static dyn AnySystem) {
    ctx.data_mut(|data| data.insert_temp(id(), system));
}

/// The sentence of a rule, by the rules of the system on the screen.
pub(crate) fn thought(ctx: &egui::Context, rule: Rule) -> Option<String> {
    on_screen(ctx)?.tip(rule)
}

/// The system whose rules are on the screen; the window sets the first one when it opens.
pub(crate) fn on_screen(ctx: &egui::Context) -> Option<&'static dyn AnySystem> {
    let set = ctx.data(|data| data.get_temp::<&'static dyn AnySystem>(id()));
    // Tests draw parts of a window that was never opened.
    #[cfg(test)]
    let set = set.or(Some(systems::ALL.first()));
    set
}

fn id() -> egui::Id {
    egui::Id::unique("rules on the screen")
}
