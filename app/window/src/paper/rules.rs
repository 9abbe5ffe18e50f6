//! Whose rules the screen is about: their numbers stand in chips, links and refusals.

use engine::rule::Rule;
use play::systems::{self, AnySystem};

/// From now on rules are those of this system, until another is named.
pub(crate) fn set(ctx: &egui::Context, system: &'static dyn AnySystem) {
    ctx.data_mut(|data| data.insert_temp(id(), system.name()));
}

/// What a rule says in a sentence, by the rules of what is on the screen.
pub(crate) fn thought(ctx: &egui::Context, rule: Rule) -> Option<&'static str> {
    on_screen(ctx).thought(rule)
}

/// The system whose rules are on the screen.
pub(crate) fn on_screen(ctx: &egui::Context) -> &'static dyn AnySystem {
    let named = ctx.data(|data| data.get_temp::<&'static str>(id()));
    named.and_then(systems::named).unwrap_or(systems::of(None))
}

fn id() -> egui::Id {
    egui::Id::unique("rules on the screen")
}
