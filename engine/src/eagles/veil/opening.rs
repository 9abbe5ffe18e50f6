//! What is owed in veiled play: tracks that are opened, and claims that only their owner's machine can make.

use super::super::breach::{Checked, demand, other_question, refuse};
use super::super::command::{Command, Decision};
use super::super::definition::LeaderId;
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::questions::{Question, ask};
use super::super::rules;
use super::super::state::*;
use super::{Track, Veiled};
use crate::codec;
use crate::contract::{Opening, Owed, Pending, Side};

/// A track that the enemy sees is opened.
pub(crate) struct OpenTrack;
/// A number that follows from hidden tracks is claimed.
pub(crate) struct Claim;

impl Game {
    /// The next leader whose track is owed: of those beside the enemy, and of a Force that must roll to leave him.
    pub(crate) fn must_open(&self) -> Option<LeaderId> {
        let veil = self.state.veil.as_ref()?;
        if veil.tokens.iter().all(Option::is_none) || matches!(self.state.stage, Stage::Over(_)) {
            return None;
        }
        let seen = |leader: &LeaderId| self.state.hex_of(*leader).is_some_and(|hex| self.is_seen(*leader, hex));
        // Whoever must roll to leave shows what he has, and so does whoever holds him, also one without units.
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
        [first, second]
            .into_iter()
            .find_map(|side| self.on_map(side).filter(|&one| self.is_sealed(one)).find(|one| seen(one) || leaving(one)))
    }

    /// Whether a claim is waited for, and whose.
    pub(crate) fn must_claim(&self) -> Option<Side> {
        match &self.state.stage {
            Stage::March(march) if march.step == MarchStep::Claim => Some(march.side),
            Stage::Stationary { rest, toll: None, hidden: 0 } => {
                let post = rest.first()?;
                self.any_sealed(&self.stayed(*post)).then_some(self.state.phasing)
            }
            _ => None,
        }
    }

    /// What machines owe in veiled play.
    pub(crate) fn owed_in_veil(&self) -> Option<Owed<Command>> {
        if !self.is_veiled() {
            return None;
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

    /// A track under seal is opened. What it says may be nonsense: then its owner has nothing there.
    fn open_track(&mut self, leader: LeaderId, opening: &Opening, report: &mut Report) -> Checked {
        let side = self.board.side_of(leader);
        demand(self.must_open() == Some(leader), rules::VEIL, "not-owed", || {
            format!("the track of {} is not to be opened now", self.board.called(leader))
        })?;
        let seal = self.token(leader).map(|token| token.seal);
        demand(seal == Some(opening.seal(side)), rules::VEIL, "not-the-track", || {
            String::from("that is not what was sealed")
        })?;
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
            format!("the attrition table has {rows} rows")
        })?;
        if let Some(march) = self.state.march_mut() {
            march.row = Some(row);
        }
        self.judge_march(report);
        Ok(())
    }

    fn claim_stayed(&mut self, said: Post, loss: u16, report: &mut Report) -> Checked {
        let side = self.state.phasing;
        let most = u16::from(self.board.tables().attrition.loss.iter().flatten().copied().max().unwrap_or(0));
        let due = match &self.state.stage {
            Stage::Stationary { rest, .. } => rest.first().copied(),
            _ => None,
        };
        demand(due == Some(said), rules::VEIL, "another-post", || String::from("another hex is judged now"))?;
        demand(loss <= most, rules::VEIL, "no-such-loss", || format!("nobody can lose {loss} there"))?;
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
        "open a track that the enemy sees"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.must_open() {
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
                Veiled::Open { leader, opening } => game.open_track(*leader, opening, report),
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
        "say what follows from tracks under seal"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        ask(game.must_claim().unwrap_or(game.state.phasing), Decision::Claim)
    }

    fn options(&self, _game: &Game) -> Options {
        Options::OpenChit
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Veiled(veiled) = command else { return Err(other_question(self.wording())) };
        match (veiled.as_ref(), game.state.march().is_some()) {
            (Veiled::Row(row), true) => game.claim_row(*row, report),
            (Veiled::Stayed { post, loss }, false) => game.claim_stayed(*post, *loss, report),
            _ => refuse(rules::VEIL, "other-claim", "another claim is waited for"),
        }
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
