//! Tracks that change under seal: what the other side's engine accepts of it.

use super::super::breach::{Checked, Facts, breach, demand, refuse};
use super::super::definition::{Arm, ArmyId, LeaderId};
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::rules;
use super::super::state::{MarchStep, Place, Stage};
use super::super::veiled::Reseal;
use engine::contract::Side;

impl Game {
    /// Whether a loss that is waited for is borne under seal; how many, and on whose tracks.
    pub(crate) fn hidden_loss(&self) -> Option<(Side, u16, Vec<LeaderId>)> {
        match &self.state.stage {
            Stage::March(march) => match march.step {
                MarchStep::Hidden { loss } => {
                    let movers = march.legs.iter().flat_map(|leg| leg.leaders.iter().copied());
                    Some((march.side, loss, movers.collect()))
                }
                _ => None,
            },
            Stage::Stationary { rest, hidden, .. } if *hidden > 0 => {
                Some((self.state.phasing, *hidden, rest.first().map(|post| self.stayed(*post)).unwrap_or_default()))
            }
            _ => None,
        }
    }

    /// Whether the seals are those of leaders who could be concerned.
    fn check_reseal(&self, side: Side, reseal: &Reseal) -> Checked {
        let mut named: Vec<LeaderId> = reseal.tracks.iter().map(|one| one.leader).collect();
        named.extend(&reseal.emptied);
        demand(!named.is_empty(), rules::VEIL, "nothing-changed", || Facts::NONE)?;
        for (at, &leader) in named.iter().enumerate() {
            let again = named.iter().take(at).any(|&before| before == leader);
            let own = self.board.leader(leader).is_some() && self.board.side_of(leader) == side;
            demand(own && !again, rules::VEIL, "not-yours", || Facts::NONE.varied("twice"))?;
        }
        Ok(())
    }

    fn put_under_seal(&mut self, reseal: &Reseal, report: &mut Report) {
        for one in &reseal.tracks {
            self.hide_guard(one.leader);
            self.clear_track(one.leader);
            if let Some(token) = self.token_mut(one.leader) {
                *token = Some(one.token);
            }
        }
        for &leader in &reseal.emptied {
            self.hide_guard(leader);
            self.clear_track(leader);
            if let Some(token) = self.token_mut(leader) {
                *token = None;
            }
            if let Some(mask) = self.state.mask_mut(leader) {
                (mask.bare, mask.horse) = (true, Some(true));
            }
        }
        self.refresh();
        self.dismiss(&reseal.emptied, report);
    }

    /// Something was organised in a hex [4.1].
    pub(crate) fn rearrange(&mut self, side: Side, reseal: &Reseal, report: &mut Report) -> Checked {
        self.check_reseal(side, reseal)?;
        let all = reseal.tracks.iter().map(|one| one.leader).chain(reseal.emptied.iter().copied());
        let mut present = all.filter(|&leader| Some(leader) != reseal.made);
        let hex = match present.next() {
            Some(leader) => self.own(side, leader)?,
            None => return refuse(rules::VEIL, "nobody", Facts::NONE.varied("general")),
        };
        let others: Vec<LeaderId> = present.collect();
        for leader in others {
            let stands = self.own(side, leader)?;
            demand(stands == hex, rules::ORGANISE, "not-together", || {
                Facts::NONE.varied("hex").with("leader", leader)
            })?;
        }
        if let Some(general) = reseal.made {
            let named = reseal.tracks.iter().any(|one| one.leader == general);
            let away = self.state.leader(general).is_some_and(|leader| leader.place == Place::Away);
            let opens = matches!(self.state.stage, Stage::Organise { .. });
            demand(named && away && opens, rules::ORGANISE, "no-general", || {
                Facts::NONE.varied("appear").with("leader", general)
            })?;
            self.appear_at(general, hex);
        }
        let leaders = reseal.tracks.iter().map(|one| one.leader).collect();
        report.tell(What::Rearranged { side, hex, leaders, made: reseal.made }, [rules::ORGANISE, rules::VEIL]);
        self.put_under_seal(reseal, report);
        Ok(())
    }

    /// Replacements went to a track, or a regiment of them was formed on its army's source (B7).
    pub(crate) fn draw_unseen(
        &mut self,
        side: Side,
        (army, arm, guard): (ArmyId, Arm, bool),
        strength: u8,
        reseal: &Reseal,
        report: &mut Report,
    ) -> Checked {
        self.check_reseal(side, reseal)?;
        let [one] = reseal.tracks.as_slice() else {
            return refuse(rules::REPLACEMENT, "one-track", Facts::NONE);
        };
        let leader = one.leader;
        let own = self.armies_of(side).contains(&army) && reseal.emptied.is_empty();
        demand(own, rules::REPLACEMENT, "not-yours", || Facts::NONE.varied("pool"))?;
        let hex = if reseal.made == Some(leader) {
            let away = self.state.leader(leader).is_some_and(|leader| leader.place == Place::Away);
            demand(away && self.commands(army), rules::REPLACEMENT, "out-of-dispatch", || {
                Facts::NONE.varied("general")
            })?;
            self.open_source(side, army)?
        } else {
            let hex = self.own(side, leader)?;
            demand(reseal.made.is_none(), rules::REPLACEMENT, "no-general", || Facts::NONE.varied("other"))?;
            demand(self.in_dispatch(side).contains(&leader), rules::REPLACEMENT, "out-of-dispatch", || {
                Facts::NONE.varied("reach").with("leader", leader)
            })?;
            hex
        };
        let pool = self.state.staff_mut(army).and_then(|staff| staff.pool.part(arm, guard));
        let Some(pool) = pool.filter(|pool| (1..=**pool).contains(&strength)) else {
            return refuse(rules::REPLACEMENT, "pool", Facts::NONE.varied("none"));
        };
        *pool -= strength;
        if reseal.made.is_some() {
            self.appear_at(leader, hex);
        }
        let told = What::Rearranged { side, hex, leaders: vec![leader], made: reseal.made };
        report.tell(told, [rules::REPLACEMENT, rules::VEIL]);
        self.put_under_seal(reseal, report);
        Ok(())
    }

    /// A loss was borne under seal [5.5, 5.6].
    pub(crate) fn suffer(&mut self, side: Side, loss: u16, reseal: &Reseal, report: &mut Report) -> Checked {
        let Some((owes, due, leaders)) = self.hidden_loss() else {
            return refuse(rules::LOSSES, "no-loss", Facts::NONE.varied("seal"));
        };
        self.check_reseal(side, reseal)?;
        let theirs = |leader: LeaderId| leaders.contains(&leader);
        let named = reseal.tracks.iter().all(|one| theirs(one.leader)) && reseal.emptied.iter().all(|&one| theirs(one));
        demand(owes == side && named && reseal.made.is_none(), rules::ATTRITION, "other-tracks", || Facts::NONE)?;
        demand((1..=due).contains(&loss), rules::ATTRITION, "wrong-loss", || {
            Facts::NONE.varied("due").with("due", due)
        })?;
        if let Some(sum) = self.state.lost.get_mut(side.index()) {
            let all = sum.checked_add(loss);
            *sum = all.ok_or_else(|| breach(rules::ATTRITION, "wrong-loss", Facts::NONE.varied("most")))?;
        }
        report.tell(What::LostUnseen { side, loss }, [rules::ATTRITION, rules::VEIL]);
        match &mut self.state.stage {
            Stage::Stationary { rest, hidden, .. } => {
                *hidden = 0;
                if !rest.is_empty() {
                    rest.remove(0);
                }
            }
            _ => self.close_march(),
        }
        self.put_under_seal(reseal, report);
        Ok(())
    }
}
