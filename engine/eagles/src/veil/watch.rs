//! Where tracks are open though no enemy stands beside them: both sides must know the strength or the guns there (B6, B16).

use super::super::board::Step;
use super::super::campaign::BoxId;
use super::super::game::Game;
use super::super::spread::Spread;
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
}
