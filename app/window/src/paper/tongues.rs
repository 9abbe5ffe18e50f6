//! The languages of the program, as a context knows them.

use egui::Context;
use language::tongue::Tongues;
use std::sync::Arc;

/// The key under which a context keeps them.
const HERE: &str = "the languages there are";

/// From now on this context knows these languages.
pub(crate) fn install(ctx: &Context, tongues: &Arc<Tongues>) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), Arc::clone(tongues)));
}

/// The languages that this context knows: those that are built in, before any were installed.
pub(crate) fn known(ctx: &Context) -> Arc<Tongues> {
    let known = ctx.data(|data| data.get_temp(egui::Id::unique(HERE)));
    known.unwrap_or_else(|| Arc::new(Tongues::built_in()))
}
