//! Closing a match: both open what they sealed and the game never opened, then both confirm the end.

use super::{Next, Standing, of, of_mut};
use crate::entry::{Ending, opening_size};
use crate::fault::Fault;
use crate::secret::{self, LeafOpening};
use engine::contract::{Opening, Shut, Side};

/// Limit on the bytes of openings in one entry, so that it is no longer than any other; one opening always fits.
const MOST_BYTES: usize = 32 * 1024;

impl Standing {
    /// Seals of a side that neither the game nor the end has opened.
    pub fn shut(&self, side: Side) -> Vec<Shut> {
        let mut shut = self.game().shut(side);
        shut.retain(|one| !self.unsealed.contains(&(side, one.seal)));
        shut
    }

    /// Whether a side still opens seals before it confirms the end.
    pub(super) fn owes_openings(&self, side: Side) -> bool {
        !of(&self.ended, side) && !self.shut(side).is_empty()
    }

    /// Whether the match has ended and a side has left shut what it cannot be judged without, for now or for good.
    pub fn withholds(&self, side: Side) -> bool {
        self.ending().is_some() && self.shut(side).iter().any(|one| one.binds)
    }

    /// The openings that a side writes next, from an engine that knows them; none if it knows nothing of what is due.
    pub(crate) fn next_openings(&self, side: Side) -> Vec<Opening> {
        let mut room = MOST_BYTES;
        let mut taken = Vec::new();
        for opening in self.shut(side).into_iter().filter_map(|one| one.opening) {
            let size = opening_size(&opening);
            if !taken.is_empty() && size > room {
                break;
            }
            room = room.saturating_sub(size);
            taken.push(opening);
        }
        taken
    }

    /// A side opens seals that are due.
    pub(super) fn unseal(&self, author: Side, openings: &[Opening]) -> Result<Next, Fault> {
        let size: usize = openings.iter().map(opening_size).sum();
        if openings.is_empty() || openings.len() > 1 && size > MOST_BYTES {
            return Err(Fault::NotSealed);
        }
        let due = self.shut(author);
        let mut next = self.clone().unchanged();
        for opening in openings {
            let seal = opening.seal(author);
            let sealed = due.iter().any(|one| one.seal == seal);
            if !sealed || !next.standing.unsealed.insert((author, seal)) {
                return Err(Fault::NotSealed);
            }
            next.standing.opened.push((author, opening.clone()));
        }
        Ok(next)
    }

    pub(super) fn end_confirmed(&self, author: Side, ending: Ending, leaves: &[LeafOpening]) -> Result<Next, Fault> {
        if self.ending() != Some(ending) {
            return Err(Fault::WrongEnding);
        }
        let used = self.secret_rolls(author);
        if leaves.len() != self.secret_rolls(author).count() {
            return Err(Fault::Secret(secret::SecretFault::NotCommitted));
        }
        let mut next = self.clone().unchanged();
        for (roll, leaf) in used.zip(leaves) {
            next.standing.opened.push((author, secret::audit(roll, of(&self.roots, author), leaf)?));
        }
        next.standing.ending = Some(ending);
        *of_mut(&mut next.standing.ended, author) = true;
        next.state = Some(self.game().hash());
        Ok(next)
    }
}
