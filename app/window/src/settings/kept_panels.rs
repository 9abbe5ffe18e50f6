//! How the panels of a match stood, kept from match to match and from run to run.

use serde::{Deserialize, Serialize};

/// The charts a player keeps beside the map, by their places in the system's list. The names are those of the Art of War.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tab {
    /// The combat results table.
    #[default]
    Results,
    /// What ground does.
    Terrain,
    /// Who fights, by formation.
    Forces,
    /// Who is still to come.
    Arrivals,
    /// The fifth, in a system that has so many.
    Fifth,
    /// The sixth.
    Sixth,
}

/// What is looked at below the decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Drawer {
    /// What the decision is about, where there is no room for it above; otherwise the log.
    #[default]
    Decision,
    /// What happened.
    Log,
    /// What the players say to each other.
    Chat,
    /// How the sides stand, who comes, luck.
    Battle,
    /// What is shown on the board.
    View,
    /// Taking back, pausing, ending, those who watch.
    Match,
}

/// What is kept from match to match, and from run to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Kept {
    /// The panel beside the board is folded away.
    pub(crate) folded: bool,
    /// The charts are open.
    pub(crate) charts: bool,
    /// The chart that is shown.
    pub(crate) tab: Tab,
    /// What is looked at below the decision.
    pub(crate) drawer: Drawer,
    /// Nothing is heard.
    pub(crate) muted: bool,
}

impl Kept {
    /// From now on the panels of a match in this context begin so.
    pub(crate) fn install(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), self));
    }

    /// How the panels of a match in this context begin.
    pub(crate) fn of(ctx: &egui::Context) -> Kept {
        ctx.data(|data| data.get_temp(egui::Id::unique(HERE))).unwrap_or_default()
    }
}

/// Under this name a context keeps how the panels stand.
const HERE: &str = "how the panels stand";
