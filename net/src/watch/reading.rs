//! A match as one who watches reads it: its rules are chosen when its header is known, and forgotten at once.

use super::spectator::WatchFault;
use crate::course::{self, Course, Due, Progress};
use crate::entry::{Ending, SignedEntry};
use crate::fault::Fault;
use crate::header::Header;
use crate::systems::Systems;
use engine::contract::Game;
use engine::digest::Hash;

/// A match that is read entry by entry. `E` is whatever its reader is told of the game.
pub trait Reading<E>: Send {
    /// What was agreed.
    fn header(&self) -> &Header;
    /// What happened before the first entry.
    fn opening(&self) -> Vec<E>;
    /// Reads the next entry, and says whether it carries a hash that does not follow: then only its author's next entries
    /// can come after it.
    fn read(&mut self, signed: &SignedEntry) -> Result<(Progress<E>, bool), Fault>;
    /// How many entries there are.
    fn length(&self) -> u32;
    /// The hash of an entry.
    fn hash_at(&self, seq: u32) -> Option<Hash>;
    /// The hash of the last one.
    fn head_hash(&self) -> Hash;
    /// How the match ended, if it did.
    fn ending(&self) -> Option<Ending>;
    /// Whether both have confirmed the end.
    fn is_closed(&self) -> bool;
}

impl<G> Reading<G::Event> for Course<G>
where
    G: Game + Send + Sync,
    G::Scenario: Send,
    G::Event: Send,
{
    fn header(&self) -> &Header {
        Course::header(self)
    }

    fn opening(&self) -> Vec<G::Event> {
        Course::opening(self).to_vec()
    }

    fn read(&mut self, signed: &SignedEntry) -> Result<(Progress<G::Event>, bool), Fault> {
        match self.accept(signed) {
            Ok(progress) => Ok((progress, false)),
            Err(Fault::StateDiffers { .. }) => self.accept_differing(signed).map(|progress| (progress, true)),
            Err(fault) => Err(fault),
        }
    }

    fn length(&self) -> u32 {
        Course::length(self)
    }

    fn hash_at(&self, seq: u32) -> Option<Hash> {
        Course::hash_at(self, seq)
    }

    fn head_hash(&self) -> Hash {
        Course::head_hash(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.standing().ending()
    }

    fn is_closed(&self) -> bool {
        self.due() == Due::Nothing
    }
}

/// Begins to read a match by its first entry, in whichever system it is.
pub type Opener<E> = Box<dyn Fn(&SignedEntry) -> Result<Box<dyn Reading<E>>, WatchFault> + Send>;

/// Begins to read a match of this system; what these systems do not know is told in words.
pub fn open<G>(systems: &Systems, first: &SignedEntry) -> Result<Box<dyn Reading<G::Event>>, WatchFault>
where
    G: Game + Send + Sync + 'static,
    G::Scenario: Send,
    G::Event: Send,
{
    let no_match = |fault: Fault| WatchFault::new(fault.name(), format!("what is shown is not a match: {fault}"));
    let (header, _) = course::first(first).map_err(no_match)?;
    let terms = &header.terms;
    systems
        .plays(&terms.system, terms.revision)
        .map_err(|unknown| WatchFault::new("other-rules", unknown.to_string()))?;
    let course: Course<G> = Course::open(first, None).map_err(no_match)?;
    Ok(Box::new(course))
}
