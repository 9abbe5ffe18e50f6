//! Playing a veiled game again in the open, once everything is open: the first thing that the open rules would not have
//! allowed, or that was said otherwise than it was, is named.

use super::super::breach::{Checked, breach, demand};
use super::super::command::{Chit, Command};
use super::super::definition::{Arm, LeaderId, OptionalRules, UnitId};
use super::super::event::{Event, Report, SegmentKind, What};
use super::super::game::Game;
use super::super::rules;
use super::super::state::{MarchStep, Post, Stage};
use super::journal::during;
use super::{Deed, Journal, Noted, Reseal, Track, Veiled};
use crate::codec;
use crate::contract::{FalseClaim, Game as _, Opening, Refusal, Rolled, Side};
use crate::digest::Hash;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What both sides have opened in the game, by side and seal.
struct Opened<'a> {
    contents: BTreeMap<(Side, Hash), &'a [u8]>,
}

impl<'a> Opened<'a> {
    fn new(journal: &'a Journal, beside: &'a [(Side, Opening)]) -> Opened<'a> {
        let said = journal.veiled().flat_map(|(side, veiled)| veiled.openings().iter().map(move |one| (side, one)));
        let all = said.chain(beside.iter().map(|(side, one)| (*side, one)));
        Opened { contents: all.map(|(side, one)| ((side, one.seal(side)), one.content.as_slice())).collect() }
    }

    fn has(&self, side: Side, seal: Hash) -> bool {
        self.contents.contains_key(&(side, seal))
    }

    fn read<T: Serialize + DeserializeOwned>(&self, side: Side, seal: Hash) -> Checked<T> {
        let content = self.contents.get(&(side, seal)).copied().unwrap_or(&[]);
        codec::decode(content).map_err(|_| breach(rules::VEIL, "foul-seal", "what was sealed says nothing"))
    }
}

/// The open game that runs beside the record.
struct Replay {
    game: Game,
    /// The row of the attrition table of the last march.
    row: Option<u8>,
    /// What those who stayed have lost in this player-turn.
    stayed: BTreeMap<Post, u16>,
}

impl Replay {
    fn hear(&mut self, events: &[Event]) {
        for event in events {
            match &event.what {
                What::Attrition { row, at: None, .. } => self.row = Some(*row),
                What::Attrition { at: Some(post), loss, .. } => drop(self.stayed.insert(*post, *loss)),
                What::SegmentBegan { segment: SegmentKind::Command, .. } => self.stayed.clear(),
                What::Activated { .. } => self.row = None,
                _ => {}
            }
        }
        if let Stage::March(march) = &self.game.state.stage
            && march.step == MarchStep::Attrition
        {
            self.row = self.game.strain(march).map(|(_, wear)| wear.row);
        }
    }

    fn apply(&mut self, side: Side, command: &Command) -> Checked {
        let events = self.game.apply(side, command)?;
        self.hear(&events);
        Ok(())
    }

    fn roll(&mut self, faces: &[u16]) -> Checked {
        let events = self.game.resolve(&Rolled::Faces(faces.to_vec()))?;
        self.hear(&events);
        Ok(())
    }

    /// Tracks that were sealed are what they are in the open game.
    fn compare(&self, side: Side, reseal: &Reseal, opened: &Opened<'_>) -> Checked {
        for one in &reseal.tracks {
            let track: Track = opened.read(side, one.token.seal)?;
            let truth = self.game.track_of(one.leader);
            let horse = !self.game.field.arms(one.leader).is_foot();
            demand(track == truth && !truth.units.is_empty(), rules::VEIL, "false-track", || {
                format!("what was sealed for {} is not what he had", self.game.board.called(one.leader))
            })?;
            demand(horse == one.token.horse, rules::VEIL, "false-pace", || {
                format!("{} does not march at the pace that was said", self.game.board.called(one.leader))
            })?;
        }
        let bare = |leader: &LeaderId| self.game.strength(&[*leader]) == 0;
        demand(reseal.emptied.iter().all(bare), rules::VEIL, "false-track", || {
            String::from("somebody who was said to have no units has some")
        })
    }

    /// What was really said where tracks changed.
    fn carry_out(&mut self, side: Side, reseal: &Reseal, opened: &Opened<'_>) -> Checked<Command> {
        let deed: Deed = opened.read(side, reseal.deed)?;
        let bare = |game: &Game| -> Vec<LeaderId> {
            let all = game.board.leader_ids().filter(|&one| game.board.side_of(one) == side);
            all.filter(|&one| game.strength(&[one]) == 0).collect()
        };
        let before = bare(&self.game);
        let unasked = matches!(deed.command, Command::Lose { .. }) && self.game.toll().is_none();
        if !unasked {
            self.apply(side, &deed.command)?;
        }
        let emptied = |one: &LeaderId| !before.contains(one) && !reseal.emptied.contains(one);
        demand(!bare(&self.game).iter().any(emptied), rules::VEIL, "false-track", || {
            String::from("somebody has lost his last unit and it was not said")
        })?;
        let appeared = before.into_iter().find(|&one| self.game.strength(&[one]) > 0);
        let made = reseal.made.is_none_or(|general| appeared == Some(general));
        demand(made, rules::VEIL, "false-general", || String::from("another general appeared"))?;
        self.compare(side, reseal, opened)?;
        Ok(deed.command)
    }

    fn follow(&mut self, side: Side, command: &Command, stage: u8, opened: &Opened<'_>) -> Checked {
        let Command::Veiled(veiled) = command else {
            if stage == during(&self.game.state.stage) {
                return self.apply(side, command);
            }
            // Where nothing was left to do the open game has gone on by itself.
            let closes = matches!(command, Command::Pass | Command::Done | Command::EndMarch);
            return demand(closes, rules::VEIL, "could-not", || {
                String::from("by its true tracks this side was not asked that any more")
            });
        };
        match veiled.as_ref() {
            Veiled::Rearrange(reseal) => {
                let said = self.carry_out(side, reseal, opened)?;
                demand(!matches!(said, Command::Lose { .. }), rules::VEIL, "foul-seal", || {
                    String::from("what was sealed organises nothing")
                })
            }
            Veiled::Suffer { loss, reseal } => match self.carry_out(side, reseal, opened)? {
                Command::Lose { units } if units.len() == usize::from(*loss) => Ok(()),
                _ => Err(breach(rules::VEIL, "false-loss", "the loss that was borne is not the one that was said")),
            },
            Veiled::Row(row) => demand(self.row == Some(*row), rules::VEIL, "false-row", || {
                let truth = self.row.map_or_else(|| String::from("another"), |row| row.to_string());
                format!("the march was said to be in row {row} and was in {truth}")
            }),
            Veiled::Stayed { post, loss } => {
                let truth = self.stayed.get(post).copied().unwrap_or(0);
                demand(truth == *loss, rules::VEIL, "false-loss", || {
                    format!("those who stayed were said to lose {loss} and lost {truth}")
                })
            }
            // The seal was compared when the track changed.
            Veiled::Open { .. } | Veiled::Close { .. } => Ok(()),
        }
    }
}

impl Game {
    /// The first untrue claim of the game, once everything is open: by the rules when it is over, or beside it where the
    /// match ended before, as after a concession.
    pub(crate) fn audit_veil(&self, beside: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let Some(begun) = self.journal.begun.as_deref() else { return Vec::new() };
        let hides = self.journal.veiled().next().is_some();
        let over = matches!(self.state.stage, Stage::Over(_)) && self.must_close().is_none();
        if !hides || !over && beside.is_empty() {
            return Vec::new();
        }
        let opened = Opened::new(&self.journal, beside);
        if !over && !self.journal.sealed().all(|(side, seal)| opened.has(side, seal)) {
            return Vec::new();
        }
        let mut state = begun.clone();
        state.veil = None;
        let optional = OptionalRules { veiled: false, ..self.optional };
        let mut game = Game::bare(Arc::clone(&self.board), optional, state);
        game.go_on(&mut Report::default());
        let mut replay = Replay { game, row: None, stayed: BTreeMap::new() };
        let mut last: Option<(u32, Side)> = None;
        for noted in &self.journal.entries {
            let followed = match &**noted {
                Noted::Rolled(faces) => replay.roll(faces),
                Noted::Said { side, command, during, claims, claim } => {
                    if *claim {
                        last = Some((*claims, *side));
                    }
                    replay.follow(*side, command, *during, &opened)
                }
            };
            if let (Err(refusal), Some((claim, side))) = (followed, last) {
                return vec![FalseClaim { claim, side, refusal }];
            }
        }
        Vec::new()
    }

    /// What the opening that was said last shows of the claim it rests on: a track at another pace than was said of it, or
    /// nothing at all where something was sealed.
    pub(crate) fn shown_last(&self) -> Option<FalseClaim> {
        let (last, before) = self.journal.entries.split_last()?;
        let Noted::Said { side, command: Command::Veiled(veiled), .. } = &**last else { return None };
        let Veiled::Open { leader, opening } = veiled.as_ref() else { return None };
        let (claim, token) = before.iter().rev().find_map(|noted| match &**noted {
            Noted::Said { side: author, command: Command::Veiled(said), claims, .. } if author == side => {
                let track = said.reseal()?.tracks.iter().find(|one| one.leader == *leader)?;
                Some((*claims, track.token))
            }
            _ => None,
        })?;
        let wrong = |name, text: String| FalseClaim { claim, side: *side, refusal: breach(rules::VEIL, name, text) };
        let Ok(track) = codec::decode::<Track>(&opening.content) else {
            return Some(wrong("foul-seal", String::from("what was sealed says nothing")));
        };
        let foot = |unit: &(UnitId, u8)| self.board.unit(unit.0).is_some_and(|data| data.arm != Arm::Cavalry);
        let horse = !track.units.iter().any(foot);
        let text = || format!("{} does not march at the pace that was said", self.board.called(*leader));
        (horse != token.horse).then(|| wrong("false-pace", text()))
    }

    /// The chits that stayed shut and say nothing, each with the number of its claim.
    pub(crate) fn foul_chits(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let mut wrong = Vec::new();
        for (chit, claim) in self.state.shut.iter().zip(self.chit_claims()) {
            let open = |(side, opening): &&(Side, Opening)| *side == chit.side && opening.seal(*side) == chit.seal;
            let Some((_, opening)) = opened.iter().find(open) else { continue };
            let says = codec::decode::<Chit>(&opening.content);
            if !says.is_ok_and(|says| says.combat == chit.combat && says.round == chit.round) {
                let text = format!("the chit of round {} of combat {} says nothing", chit.round, chit.combat);
                let refusal: Refusal = breach(rules::HIDDEN, "foul-chit", text);
                wrong.push(FalseClaim { claim, side: chit.side, refusal });
            }
        }
        wrong
    }

    /// The numbers of the claims that shut chits are: those between the ones that the journal has.
    fn chit_claims(&self) -> impl Iterator<Item = u32> {
        let taken: Vec<u32> = self
            .journal
            .entries
            .iter()
            .filter_map(|noted| match &**noted {
                Noted::Said { claims, claim: true, .. } => Some(*claims),
                _ => None,
            })
            .collect();
        (0..).filter(move |number| !taken.contains(number))
    }
}
