//! The dues of the machines in veiled play: openings, and the claims that they know to be true (C3).

use super::super::command::Command;
use super::super::definition::LeaderId;
use super::super::game::Game;
use super::super::state::*;
use super::super::veiled::{Paced, Veiled};
use engine::contract::{Owed, Side};

impl Game {
    /// The due of a machine in veiled play.
    pub(crate) fn owed_in_veil(&self) -> Option<Owed<Command>> {
        if !self.is_veiled() {
            return None;
        }
        if let Some(token) = self.must_show() {
            let known = self.state.mask(token).and_then(|mask| self.known.get(&mask.kind));
            let command = known.map(|opening| Veiled::Kind { token, opening: opening.clone() });
            let command = command.map(|said| Command::Veiled(Box::new(said)));
            return Some(Owed { side: self.board.side_of(token), command });
        }
        if let Some(token) = self.must_open().filter(|&leader| self.is_masked(leader)) {
            let known = self.state.mask(token).and_then(|mask| self.known.get(&mask.name));
            let command = known.map(|opening| Veiled::Name { token, opening: opening.clone() });
            let command = command.map(|said| Command::Veiled(Box::new(said)));
            return Some(Owed { side: self.board.side_of(token), command });
        }
        if let Some(leader) = self.must_open() {
            let known = self.token(leader).and_then(|token| self.known.get(&token.seal));
            let said = known.map(|opening| Veiled::Open { leader, opening: opening.clone() });
            let command = said.map(|said| Command::Veiled(Box::new(said)));
            return Some(Owed { side: self.board.side_of(leader), command });
        }
        if let Some((side, shut)) = self.must_close() {
            return Some(Owed { side, command: self.closed(&shut).map(|said| Command::Veiled(Box::new(said))) });
        }
        let side = self.must_claim()?;
        Some(Owed { side, command: self.true_claim(side).map(|said| Command::Veiled(Box::new(said))) })
    }

    /// The claim that its owner's engine knows to be true.
    fn true_claim(&self, side: Side) -> Option<Veiled> {
        let lifted = self.lifted(side);
        match &lifted.state.stage {
            Stage::March(march) if matches!(march.step, MarchStep::Verdict { .. }) => {
                let MarchStep::Verdict { face } = march.step else { return None };
                (!lifted.is_masked(march.leader)).then(|| Veiled::Passed(lifted.march_trial(march).passes(face)))
            }
            Stage::March(march) if march.step == MarchStep::Legs => {
                let names = self.disguises(side);
                let paced = |token: LeaderId| {
                    let leader = names.iter().find(|(_, known)| *known == token)?.0;
                    Some(Paced { token, horse: !lifted.field.arms(leader).is_foot() })
                };
                self.unpaced(self.state.march()?).map(paced).collect::<Option<Vec<Paced>>>().map(Veiled::Paces)
            }
            Stage::March(march) => {
                let movers: Vec<LeaderId> = march.legs.iter().flat_map(|leg| leg.leaders.iter().copied()).collect();
                if lifted.any_sealed(&movers) {
                    return None;
                }
                lifted.strain(march).map(|(_, wear)| Veiled::Row(wear.row))
            }
            Stage::Stationary { rest, .. } => {
                let post = *rest.first()?;
                if lifted.any_sealed(&lifted.stayed(post)) {
                    return None;
                }
                let loss = lifted.post_strain(post).and_then(|(_, wear)| wear.settled()).unwrap_or(0);
                Some(Veiled::Stayed { post, loss })
            }
            _ => None,
        }
    }
}
