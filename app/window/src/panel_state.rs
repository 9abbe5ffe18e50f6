//! How the panels stand: what is folded, which chart is open, and what was worked out for the position that is shown.

use super::draft::Draft;
use super::roll_proof::ProofCard;
use engine::art_of_war::{AttackOptions, Column, Consequence, Forecast, Proposal};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use play::partner::Now;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The charts a player keeps beside the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Tab {
    /// The combat results table.
    #[default]
    Results,
    /// What ground does.
    Terrain,
    /// Who fights, by formation.
    Forces,
    /// Who is still to come.
    Arrivals,
}

/// What is kept from match to match, and from run to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Kept {
    /// The panel beside the board is folded away.
    pub(super) folded: bool,
    /// The charts are open.
    pub(super) charts: bool,
    /// The chart that is shown.
    pub(super) tab: Tab,
}

impl Kept {
    /// From now on the panels of a match in this context begin so.
    pub(super) fn install(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::unique(HERE), self));
    }

    /// How the panels of a match in this context begin.
    pub(super) fn of(ctx: &egui::Context) -> Kept {
        ctx.data(|data| data.get_temp(egui::Id::unique(HERE))).unwrap_or_default()
    }
}

/// Under this name a context keeps how the panels stand.
const HERE: &str = "how the panels stand";

/// How the panels of a match stand.
#[derive(Default)]
pub(super) struct PanelState {
    pub(super) kept: Kept,
    recalled: bool,
    /// The proof that is looked at.
    pub(super) proof: Option<ProofCard>,
    /// Hexes that a panel points at.
    pub(super) lit: Vec<Hex>,
    suggested: Option<(Arc<Now>, Vec<Suggested>)>,
    drafted: Option<(Arc<Now>, Draft, Weighed)>,
}

/// An attack that the engine suggests, and its column.
type Suggested = (Proposal, Column);

/// An attack that was weighed.
pub(super) struct Outlook {
    /// Strengths, column and chances.
    pub(super) forecast: Forecast,
    /// What each result would do.
    pub(super) does: Vec<Consequence>,
}

/// What a draft would mean, or why it may not be; nothing while it is not whole.
pub(super) type Weighed = Option<Result<Arc<Outlook>, Refusal>>;

impl PanelState {
    /// Takes over what was kept, once for a match, and keeps what is new.
    pub(super) fn remember(&mut self, ctx: &egui::Context) {
        if self.recalled {
            self.kept.install(ctx);
        } else {
            self.kept = Kept::of(ctx);
            self.recalled = true;
        }
    }

    /// The engine's suggestions with their columns, the best first; weighed once for a position.
    pub(super) fn suggestions(&mut self, now: &Arc<Now>, options: &AttackOptions) -> &[Suggested] {
        if !self.suggested.as_ref().is_some_and(|(of, _)| Arc::ptr_eq(of, now)) {
            let weigh = |proposal: &Proposal| Some((proposal.clone(), now.game.forecast(proposal).ok()?.column));
            let mut all: Vec<Suggested> = options.attacks.iter().filter_map(weigh).collect();
            all.sort_by_key(|(_, column)| std::cmp::Reverse(*column));
            self.suggested = Some((Arc::clone(now), all));
        }
        self.suggested.as_ref().map_or(&[], |(_, all)| all)
    }

    /// What the draft would mean; weighed once for a draft.
    pub(super) fn weighed(&mut self, now: &Arc<Now>, draft: &Draft) -> Weighed {
        if let Some((of, before, weighed)) = &self.drafted
            && Arc::ptr_eq(of, now)
            && before == draft
        {
            return weighed.clone();
        }
        let weighed = draft.forecast(&now.game).map(|forecast| {
            let forecast = forecast?;
            let does = now.game.consequences(&draft.proposal())?;
            Ok(Arc::new(Outlook { forecast, does }))
        });
        self.drafted = Some((Arc::clone(now), draft.clone(), weighed.clone()));
        weighed
    }
}

#[cfg(test)]
impl PanelState {
    /// Stands as it would have been kept.
    pub(super) fn recall(&mut self, kept: Kept) {
        self.kept = kept;
        self.recalled = true;
    }
}
