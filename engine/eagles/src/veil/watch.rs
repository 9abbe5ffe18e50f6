//! Tracks that must be opened: beside the enemy, and where both sides must know the strength or the guns (B6, B16).

use super::super::board::Step;
use super::super::campaign::BoxId;
use super::super::definition::LeaderId;
use super::super::game::Game;
use super::super::spread::Spread;
use super::super::state::*;
use super::super::tables::Pace;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Whether both sides must know what a side has in a hex: guns before a source of the enemy, strength before a fortress.
    pub(super) fn is_watched(&self, side: Side, hex: Hex) -> bool {
        let Some(campaign) = self.campaign().filter(|_| self.is_veiled()) else { return false };
        let enemies = self.armies_of(side.other()).into_iter();
        let plans = enemies.filter_map(|army| campaign.staffs.get(usize::from(army.0)));
        let guns = plans.flat_map(|plan| &plan.sources).any(|source| source.watched.contains(&hex));
        guns || side == campaign.leaves_map && (self.is_siege_exit(hex) || self.may_threaten(hex))
    }

    /// Whether strength in a box may bring a siege.
    pub(super) fn is_siege_box(&self, area: BoxId) -> bool {
        self.campaign()
            .is_some_and(|campaign| [campaign.politics.danzig, campaign.politics.thorn].contains(&Some(area)))
    }

    /// Whether one leaves for such a box from a hex.
    fn is_siege_exit(&self, hex: Hex) -> bool {
        self.box_at(hex).is_some_and(|area| self.is_siege_box(area))
    }

    /// Whether strength in a hex may threaten Danzig, were there no enemy on the way.
    fn may_threaten(&self, hex: Hex) -> bool {
        let Some(campaign) = self.campaign() else { return false };
        let Some(danzig) = campaign.politics.danzig.filter(|_| self.today() >= campaign.politics.danzig_day) else {
            return false;
        };
        let far = u16::from(campaign.tables.threat);
        let exits = self.exits_of(danzig);
        if !exits.iter().any(|&exit| self.board.distance(hex, exit) <= far) {
            return false;
        }
        let spread = Spread::new(&self.board, &[hex], far, |step: &Step| self.cost(step, Pace::Foot, false));
        exits.iter().any(|&exit| spread.cost(&self.board, exit).is_some())
    }

    /// Whether tracks of a side in a hex are open to both: enemies with strength are beside it, or both sides must know
    /// them.
    pub(crate) fn is_seen(&self, side: Side, hex: Hex) -> bool {
        !self.touched(side, hex).is_empty() || self.is_watched(side, hex)
    }

    /// The next leader whose track is owed: of those beside the enemy, and of a Force that must roll to leave him.
    pub(crate) fn must_open(&self) -> Option<LeaderId> {
        let veil = self.state.veil.as_ref()?;
        let nothing = veil.masks.is_empty() && veil.tokens.iter().all(Option::is_none);
        if nothing || matches!(self.state.stage, Stage::Over(_)) {
            return None;
        }
        let relief = self.relief();
        let seen = |leader: &LeaderId| match self.state.leader(*leader).map(|leader| leader.place) {
            Some(Place::On(hex)) if self.is_seen(self.board.side_of(*leader), hex) => true,
            Some(Place::Beside(boxed)) if self.is_siege_box(boxed.area) => true,
            place => relief.is_some_and(|(_, at)| place == Some(at)),
        };
        // A leader who has lost his last unit is shown without units.
        let emptied = |leader: &LeaderId| {
            let bare = self.state.mask(*leader).is_some_and(|mask| mask.bare && mask.horse.is_some());
            bare && self.token(*leader).is_none()
        };
        // A leader who must roll to leave shows what he has, and so does the enemy leader that holds him, even without
        // units.
        let concerned = match self.state.march() {
            Some(march) if march.step == MarchStep::Roll => {
                let mut all: Vec<LeaderId> =
                    std::iter::once(march.leader).chain(march.others.iter().copied()).collect();
                let holders = self.holders(&all);
                if holders.is_empty() {
                    all.clear();
                }
                all.extend(holders);
                all
            }
            _ => Vec::new(),
        };
        let leaving = |leader: &LeaderId| concerned.contains(leader);
        let [first, second] = [self.state.phasing, self.state.phasing.other()];
        [first, second].into_iter().find_map(|side| {
            let own = self.board.leader_ids().filter(|&one| self.board.side_of(one) == side && self.is_sealed(one));
            own.into_iter().find(|one| seen(one) || leaving(one) || emptied(one))
        })
    }
}
