//! What is owed in veiled play: tracks that are opened, and claims that only their owner's machine can make.

use super::super::breach::{Checked, demand, other_question, refuse};
use super::super::command::{Command, Decision};
use super::super::definition::LeaderId;
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::questions::question::{Question, ask};
use super::super::rules;
use super::super::state::*;
use super::{Mask, Paced, Track, Veiled};
use engine::codec;
use engine::contract::{Opening, Owed, Pending, Side};

/// A track that the enemy sees is opened.
pub(crate) struct OpenTrack;
/// A number that follows from hidden tracks is claimed.
pub(crate) struct Claim;

impl Game {
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
        // Whoever has lost his last unit is shown without units.
        let emptied = |leader: &LeaderId| {
            let bare = self.state.mask(*leader).is_some_and(|mask| mask.bare && mask.horse.is_some());
            bare && self.token(*leader).is_none()
        };
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
        [first, second].into_iter().find_map(|side| {
            let own = self.board.leader_ids().filter(|&one| self.board.side_of(one) == side && self.is_sealed(one));
            own.into_iter().find(|one| seen(one) || leaving(one) || emptied(one))
        })
    }

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

    /// Counters on the march of which nobody has said at which pace they go.
    fn unpaced<'a>(&'a self, march: &'a March) -> impl Iterator<Item = LeaderId> + 'a {
        let all = std::iter::once(march.leader).chain(march.others.iter().copied());
        all.filter(|&one| {
            let silent = |mask: &Mask| mask.horse.is_none() && !mask.bare;
            self.is_masked(one) && self.token(one).is_none() && self.state.mask(one).is_some_and(silent)
        })
    }

    /// What machines owe in veiled play.
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

    /// The paces of the counters on the march.
    fn claim_paces(&mut self, paces: &[Paced]) -> Checked {
        let due: Vec<LeaderId> = self.state.march().into_iter().flat_map(|march| self.unpaced(march)).collect();
        let same = !due.is_empty() && paces.iter().map(|paced| paced.token).eq(due);
        demand(same, rules::VEIL, "other-paces", || String::from("the paces of other counters are waited for"))?;
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
        let step = game.state.march().map(|march| march.step.clone());
        match (veiled.as_ref(), step) {
            (Veiled::Row(row), Some(MarchStep::Claim)) => game.claim_row(*row, report),
            (Veiled::Passed(passed), Some(MarchStep::Verdict { .. })) => game.pass_trial(*passed, report),
            (Veiled::Paces(paces), Some(MarchStep::Legs)) => game.claim_paces(paces),
            (Veiled::Stayed { post, loss }, None) => game.claim_stayed(*post, *loss, report),
            _ => refuse(rules::VEIL, "other-claim", "another claim is waited for"),
        }
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
