//! Attrition of leaders that stayed: without a die, unless the tables make one matter [5.6].

use super::question::{Question, dice};
use crate::attrition::{Strain, Wear, by_arm};
use crate::command::Decision;
use crate::definition::LeaderId;
use crate::dues::Toll;
use crate::event::Report;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::{Post, Stage};
use engine::contract::Pending;

pub(super) struct Stationary;

impl Game {
    /// The leaders of an army in a hex who did not move.
    pub(crate) fn stayed(&self, post: Post) -> Vec<LeaderId> {
        let still = |leader: &LeaderId| {
            self.state.leader(*leader).is_some_and(|leader| !leader.moved)
                && self.board.leader(*leader).is_some_and(|data| data.army == post.army)
        };
        self.leaders_in(self.state.phasing, post.hex).into_iter().filter(still).collect()
    }

    pub(crate) fn post_strain(&self, post: Post) -> Option<(Strain, Wear)> {
        let leaders = self.stayed(post);
        let arms = self.arms_of(&leaders);
        if arms.total() == 0 {
            return None;
        }
        let table = &self.board.tables().attrition;
        let mut strain = Strain {
            column: table.without_line,
            army: post.army,
            size: arms.total(),
            strength: arms.total(),
            row: None,
            all_horse: !arms.is_foot(),
            spent: 0,
            extended: None,
            commander: self.commander_among(&leaders),
            rule: rules::STATIONARY,
        };
        if let Some((column, guests)) = self.living_off(&leaders, self.forage_in(post.hex)) {
            strain.column = column;
            strain.size += guests;
            let wear = self.wear(&strain);
            return Some((strain, wear));
        }
        let wear = self.wear(&strain);
        // Most stacks lose nothing even without a line: no need to look for it.
        let best = self.wear(&Strain { column: 0, ..strain }).settled() == Some(0);
        if wear.settled() == Some(0) && best {
            return Some((strain, wear));
        }
        strain.column = self.attrition_column(post.army, post.hex);
        let wear = self.wear(&strain);
        Some((strain, wear))
    }

    fn post_loss(
        &mut self,
        post: Post,
        strain: &Strain,
        wear: Wear,
        face: Option<u16>,
        loss: u16,
        report: &mut Report,
    ) {
        let leaders = self.stayed(post);
        let side = self.state.phasing;
        if loss > 0 {
            report.tell(wear.told(strain, side, Some(post), face, loss), [rules::STATIONARY]);
        }
        let due = by_arm(self.arms_of(&leaders), loss);
        if let Stage::Stationary { rest, toll, .. } = &mut self.state.stage {
            if loss > 0 {
                *toll = Some(Toll { side, leaders, due });
            } else {
                rest.remove(0);
            }
        }
    }
}

impl Question for Stationary {
    fn wording(&self) -> &'static str {
        "roll-stationary"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.phasing, 1, rules::STATIONARY)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let face = faces.first().copied().unwrap_or(1);
        let Stage::Stationary { rest, .. } = &game.state.stage else { return };
        let Some(post) = rest.first().copied() else { return };
        let Some((strain, wear)) = game.post_strain(post) else { return };
        let loss = wear.losses.get(usize::from(face - 1)).copied().unwrap_or(0);
        game.post_loss(post, &strain, wear, Some(face), loss, report);
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let Stage::Stationary { rest, .. } = &mut game.state.stage else { return false };
        let Some(post) = rest.first().copied() else {
            game.end_stationary(report);
            return true;
        };
        let Some((strain, wear)) = game.post_strain(post) else {
            if let Stage::Stationary { rest, .. } = &mut game.state.stage {
                rest.remove(0);
            }
            return true;
        };
        let Some(loss) = wear.settled() else { return false };
        game.post_loss(post, &strain, wear, None, loss, report);
        true
    }
}
