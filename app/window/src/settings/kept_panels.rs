//! The state of the panels of a match, kept from match to match and from run to run.

use serde::{Deserialize, Serialize};

/// The charts a player keeps beside the map, by their places in the system's list. The names are those of the Art of War.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tab {
    /// The combat results table.
    #[default]
    Results,
    /// The effects of the ground.
    Terrain,
    /// The units, by formation.
    Forces,
    /// Units still to arrive.
    Arrivals,
    /// The fifth tab, in a system with that many.
    Fifth,
    /// The sixth.
    Sixth,
    /// The seventh.
    Seventh,
    /// The eighth.
    Eighth,
    /// The ninth.
    Ninth,
}

/// The drawer below the decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Drawer {
    /// The details of the decision, where there is no room for them above; otherwise the log.
    #[default]
    Decision,
    /// The events so far.
    Log,
    /// The talk of the players.
    Chat,
    /// The state of both sides, arrivals, luck.
    Battle,
    /// The layers shown on the board.
    View,
    /// Take-backs, pauses, the end, spectators.
    Match,
}

/// The state of the panels, kept from match to match and from run to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PanelState {
    /// The panel beside the board is folded away.
    pub(crate) folded: bool,
    /// The charts are open.
    pub(crate) charts: bool,
    /// The chart that is shown.
    pub(crate) tab: Tab,
    /// The drawer below the decision.
    pub(crate) drawer: Drawer,
    /// Whether all sounds are off.
    pub(crate) muted: bool,
    /// Whether rain and snow are not drawn.
    pub(crate) calm: bool,
}

impl PanelState {
    /// From now on the panels of a match in this context begin so.
    pub(crate) fn install(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), self));
    }

    /// The first state of the panels of a match in this context.
    pub(crate) fn of(ctx: &egui::Context) -> PanelState {
        ctx.data(|data| data.get_temp(egui::Id::unique(HERE))).unwrap_or_default()
    }
}

/// The key under which a context keeps the state of the panels.
const HERE: &str = "how the panels stand";
