//! A veiled game as one side knows it, and what that side's commands look like to the other.

use super::super::attrition::by_arm;
use super::super::command::{Command, Decision};
use super::super::definition::LeaderId;
use super::super::dues::Toll;
use super::super::event::Report;
use super::super::game::Game;
use super::super::journal::{Noted, during};
use super::super::seals::Token;
use super::super::state::*;
use super::super::veiled::{Reseal, Resealed, Track, TrueCommand, Veiled};
use super::rename::renamed;
use engine::codec;
use engine::contract::{self, Pending, Side};
use engine::digest::Hash;
use std::sync::Arc;

/// Takes the place of a seal until the side that gives the command has sealed it.
const BLANK: Hash = Hash([0; 32]);

impl Game {
    /// The game as that side knows it: its own tracks are open in it, as far as this engine has learned them, and it can
    /// be asked everything that an open game can be asked about them. Nothing of the other side's is in it.
    #[must_use]
    pub fn lifted(&self, side: Side) -> Arc<Game> {
        let [first, second] = &self.lifts;
        let kept = if side == Side::First { first } else { second };
        Arc::clone(kept.get_or_init(|| Arc::new(self.lift(side))))
    }

    /// The decision of a side, in the names that it knows.
    pub fn asked_as_known(&self, side: Side, decision: Decision) -> Decision {
        if !self.is_veiled() || self.is_lifted {
            return decision;
        }
        match contract::Game::pending(&*self.lifted(side)) {
            Pending::Decision { decision: known, .. }
                if std::mem::discriminant(&known) == std::mem::discriminant(&decision) =>
            {
                known
            }
            _ => decision,
        }
    }

    fn lift(&self, side: Side) -> Game {
        let mut game = self.scratch();
        game.is_lifted = true;
        game.drop_masks(self, side);
        let own = self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side);
        for leader in own {
            let known = game.token(leader).and_then(|token| self.known.get(&token.seal));
            let Some(track) = known.and_then(|opening| codec::decode::<Track>(&opening.content).ok()) else { continue };
            if game.lay_track(leader, &track)
                && let Some(token) = game.token_mut(leader)
            {
                *token = None;
                game.shrouded.push(leader);
            }
        }
        if let Some(known) = self.left_unseen(side)
            && let Stage::Organise { left } | Stage::Consolidate { left } = &mut game.state.stage
        {
            // Formations that have left since then in the enemy's sight are in the public list.
            let seen = std::mem::replace(left, known);
            for one in seen {
                if !left.contains(&one) {
                    left.push(one);
                }
            }
        }
        game.refresh();
        game.lift_loss();
        game
    }

    /// The formations that left their tracks under seal in this segment, as far as this engine knows.
    fn left_unseen(&self, side: Side) -> Option<Vec<Departure>> {
        let stage = during(&self.state.stage);
        let mut segment = self.journal.entries.iter().rev().take_while(|noted| {
            matches!(&***noted, Noted::Said { command, during, .. } if *during == stage && *command != Command::Done)
        });
        // The last of them has all that left before it.
        let deed = segment.find_map(|noted| match &**noted {
            Noted::Said { side: author, command: Command::Veiled(veiled), .. } if *author == side => match &**veiled {
                Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } => Some(reseal.deed),
                _ => None,
            },
            _ => None,
        })?;
        codec::decode::<TrueCommand>(&self.known.get(&deed)?.content).ok().map(|deed| deed.left)
    }

    /// A loss under seal must be divided among units that are known here.
    fn lift_loss(&mut self) {
        let Some((side, loss, leaders)) = self.hidden_loss() else { return };
        if self.any_sealed(&leaders) {
            return;
        }
        let arms = self.arms_of(&leaders);
        let toll = Toll { side, leaders, due: by_arm(arms, loss.min(arms.total())) };
        match &mut self.state.stage {
            Stage::March(march) => march.step = MarchStep::Loss(toll),
            Stage::Stationary { toll: due, hidden, .. } => (*due, *hidden) = (Some(toll), 0),
            _ => {}
        }
    }

    /// The public form of a command that changes tracks unseen: the command with blanks, and the contents to seal for
    /// them in order. `None` for an open command.
    pub fn under_seal(&self, side: Side, said: &Command) -> Option<(Command, Vec<Vec<u8>>)> {
        if !self.is_veiled() {
            return None;
        }
        if *said == Command::Done && self.deals(side) {
            let (deal, sealed) = self.dealt(side)?;
            return Some((Command::Veiled(Box::new(deal)), sealed));
        }
        // A leader under a counter is spoken of by it.
        let names = self.disguises(side);
        let token = |leader: LeaderId| names.iter().find(|(known, _)| *known == leader).map_or(leader, |known| known.1);
        match self.resealed(side, said) {
            Some((mut veiled, sealed)) => {
                if let Veiled::Rearrange(reseal) | Veiled::Draw { reseal, .. } | Veiled::Suffer { reseal, .. } =
                    &mut veiled
                {
                    *reseal = reseal.renamed(&token);
                }
                Some((Command::Veiled(Box::new(veiled)), sealed))
            }
            None => {
                let open = renamed(said, &token);
                (open != *said).then(|| (open, Vec::new()))
            }
        }
    }

    /// The sealed form of a command where tracks change, by the names that the side knows.
    fn resealed(&self, side: Side, said: &Command) -> Option<(Veiled, Vec<Vec<u8>>)> {
        let from = match said {
            Command::Transfer { from, .. } | Command::MakeGeneral { from, .. } => Some(*from),
            Command::Dissolve { general, .. } => Some(*general),
            Command::Detach { .. } | Command::Rejoin { .. } => None,
            Command::AddReplacement { .. } | Command::MarchRegiment { .. } => None,
            Command::Lose { .. } if self.hidden_loss().is_some() => None,
            _ => return None,
        };
        let before = self.lifted(side);
        let unit = match said {
            Command::Detach { brigade, .. } => before.parent(*brigade).and_then(|unit| before.state.unit(unit)?.leader),
            Command::Rejoin { brigade } => before.state.unit(*brigade).and_then(|unit| unit.leader),
            Command::AddReplacement { unit, .. } => before.holder_of(*unit),
            Command::MarchRegiment { from: Some(donor), .. } => before.holder_of(*donor),
            _ => None,
        };
        // A command in the enemy's sight is given in the open.
        let hex = match said {
            Command::MarchRegiment { unit, from: None, .. } => before.pool_of(*unit).map(|pool| pool.hex),
            _ => from.or(unit).and_then(|leader| before.state.hex_of(leader)),
        };
        if hex.is_some_and(|hex| before.is_seen(side, hex)) {
            return None;
        }
        let mut after = Game::clone(&before);
        after.question().answer(&mut after, side, said, &mut Report::default()).ok()?;
        let own = self.board.leader_ids().filter(|&leader| self.board.side_of(leader) == side);
        let changed: Vec<LeaderId> = own.filter(|&one| before.track_of(one) != after.track_of(one)).collect();
        let left = match &after.state.stage {
            Stage::Organise { left } | Stage::Consolidate { left } => left.clone(),
            _ => Vec::new(),
        };
        let mut sealed = vec![codec::encode(&TrueCommand { command: said.clone(), left })];
        let mut reseal = Reseal { deed: BLANK, tracks: Vec::new(), made: None, emptied: Vec::new() };
        for leader in changed {
            let track = after.track_of(leader);
            if track.units.is_empty() {
                reseal.emptied.push(leader);
                continue;
            }
            let horse = !after.field.arms(leader).is_foot();
            reseal.tracks.push(Resealed { leader, token: Token { seal: BLANK, horse } });
            sealed.push(codec::encode(&track));
            // A leader that marched off the map bears its loss in a box: it is in play, and no new leader is made.
            if before.state.leader(leader).is_some_and(|leader| leader.place == Place::Away) {
                reseal.made = Some(leader);
            }
        }
        let veiled = match said {
            Command::Lose { units } => Veiled::Suffer { loss: u16::try_from(units.len()).unwrap_or(u16::MAX), reseal },
            Command::AddReplacement { unit, strength } | Command::MarchRegiment { unit, strength, from: None, .. } => {
                let pool = before.pool_of(*unit)?;
                Veiled::Draw { army: pool.army, arm: pool.arm, guard: pool.guard, strength: *strength, reseal }
            }
            _ => Veiled::Rearrange(reseal),
        };
        Some((veiled, sealed))
    }
}
