//! Questions of veiled play: tracks that are opened, and claims that only their owner's machine can make.

use super::super::breach::{Checked, Facts, demand, number, other_question, refuse};
use super::super::command::{Command, Decision};
use super::super::definition::LeaderId;
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::questions::question::{Question, ask};
use super::super::rules;
use super::super::seals::Mask;
use super::super::state::*;
use super::super::veiled::{Paced, Track, Veiled};
use engine::codec;
use engine::contract::{Opening, Pending, Side};

/// A track that the enemy sees is opened.
pub(crate) struct OpenTrack;
/// A number that follows from hidden tracks is claimed.
pub(crate) struct Claim;

impl Game {
    /// Whether a claim is waited for, and whose.
    pub(crate) fn must_claim(&self) -> Option<Side> {
        match &self.state.stage {
            Stage::March(march) => match march.step {
                MarchStep::Claim | MarchStep::Verdict { .. } => Some(march.side),
                MarchStep::Legs => self.unpaced(march).next().map(|_| march.side),
                _ => None,
            },
            Stage::Stationary { rest, toll: None, hidden: 0 } => {
                let post = rest.first()?;
                self.any_sealed(&self.stayed(*post)).then_some(self.state.phasing)
            }
            _ => None,
        }
    }

    /// Counters on the march whose pace was not given yet.
    pub(super) fn unpaced<'a>(&'a self, march: &'a March) -> impl Iterator<Item = LeaderId> + 'a {
        let all = std::iter::once(march.leader).chain(march.others.iter().copied());
        all.filter(|&one| {
            let silent = |mask: &Mask| mask.horse.is_none() && !mask.bare;
            self.is_masked(one) && self.token(one).is_none() && self.state.mask(one).is_some_and(silent)
        })
    }

    /// Opens a track under seal. Its content may be nonsense: then its owner has nothing there.
    fn open_track(&mut self, leader: LeaderId, opening: &Opening, report: &mut Report) -> Checked {
        let side = self.board.side_of(leader);
        demand(self.must_open() == Some(leader), rules::VEIL, "not-owed", || {
            Facts::NONE.varied("track").with("leader", leader)
        })?;
        let seal = self.token(leader).map(|token| token.seal);
        demand(seal == Some(opening.seal(side)), rules::VEIL, "not-the-track", || Facts::NONE)?;
        if let Some(token) = self.token_mut(leader) {
            *token = None;
        }
        let track = codec::decode::<Track>(&opening.content);
        let good = track.as_ref().is_ok_and(|track| self.lay_track(leader, track));
        if let Ok(track) = track.as_ref()
            && good
        {
            self.show_guard(side, &track.units);
        }
        self.refresh();
        report.tell(What::TrackOpened { leader }, [rules::VEIL]);
        if !good {
            self.dismiss(&[leader], report);
        }
        Ok(())
    }

    /// The row of the march that is over.
    fn claim_row(&mut self, row: u8, report: &mut Report) -> Checked {
        let rows = self.board.tables().attrition.loss.len();
        demand((1..=rows).contains(&usize::from(row)), rules::VEIL, "no-row", || {
            Facts::NONE.with("rows", number(rows))
        })?;
        if let Some(march) = self.state.march_mut() {
            march.row = Some(row);
        }
        self.judge_march(report);
        Ok(())
    }

    /// The paces of the counters on the march.
    fn claim_paces(&mut self, paces: &[Paced]) -> Checked {
        let due: Vec<LeaderId> = self.state.march().into_iter().flat_map(|march| self.unpaced(march)).collect();
        let same = !due.is_empty() && paces.iter().map(|paced| paced.token).eq(due);
        demand(same, rules::VEIL, "other-paces", || Facts::NONE)?;
        for paced in paces {
            if let Some(mask) = self.state.mask_mut(paced.token) {
                mask.horse = Some(paced.horse);
            }
        }
        self.refresh();
        Ok(())
    }

    fn claim_stayed(&mut self, said: Post, loss: u16, report: &mut Report) -> Checked {
        let side = self.state.phasing;
        let most = u16::from(self.board.tables().attrition.loss.iter().flatten().copied().max().unwrap_or(0));
        let due = match &self.state.stage {
            Stage::Stationary { rest, .. } => rest.first().copied(),
            _ => None,
        };
        demand(due == Some(said), rules::VEIL, "another-post", || Facts::NONE)?;
        demand(loss <= most, rules::VEIL, "no-such-loss", || Facts::NONE.with("loss", loss))?;
        if loss > 0 {
            report.tell(What::Claimed { side, post: Some(said), loss }, [rules::STATIONARY, rules::VEIL]);
        }
        if let Stage::Stationary { rest, hidden, .. } = &mut self.state.stage {
            *hidden = loss;
            if loss == 0 && !rest.is_empty() {
                rest.remove(0);
            }
        }
        Ok(())
    }
}

impl Question for OpenTrack {
    fn wording(&self) -> &'static str {
        "open-track"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.must_show().or(game.must_open()) {
            Some(leader) => ask(game.board.side_of(leader), Decision::OpenTrack { leader }),
            None => ask(game.state.phasing, Decision::Claim),
        }
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        match command {
            Command::Veiled(veiled) => match veiled.as_ref() {
                Veiled::Kind { token, opening } => game.show_kind(*token, opening, report),
                Veiled::Name { token, opening } if game.must_show().is_none() => {
                    game.open_name(*token, opening, report)
                }
                Veiled::Open { leader, opening } if game.must_show().is_none() => {
                    game.open_track(*leader, opening, report)
                }
                _ => Err(other_question(self.wording())),
            },
            _ => Err(other_question(self.wording())),
        }
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}

impl Question for Claim {
    fn wording(&self) -> &'static str {
        "claim"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.must_claim().unwrap_or(game.state.phasing), Decision::Claim)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Veiled(veiled) = command else { return Err(other_question(self.wording())) };
        let step = game.state.march().map(|march| march.step.clone());
        match (veiled.as_ref(), step) {
            (Veiled::Row(row), Some(MarchStep::Claim)) => game.claim_row(*row, report),
            (Veiled::Passed(passed), Some(MarchStep::Verdict { .. })) => game.pass_trial(*passed, report),
            (Veiled::Paces(paces), Some(MarchStep::Legs)) => game.claim_paces(paces),
            (Veiled::Stayed { post, loss }, None) => game.claim_stayed(*post, *loss, report),
            _ => refuse(rules::VEIL, "other-claim", Facts::NONE),
        }
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
