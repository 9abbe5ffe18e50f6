//! Whole matches between two players in one process and virtual time, from a seed.
//!
//! The network loses, repeats, reorders, delays and cuts; connections stay half open; machines crash in the middle of a
//! write and come back; disks refuse. Through all of it the promises of the session must hold. One record is a
//! beginning of the other, what was acknowledged is on disk, no player signs two entries for one place. Both show the
//! same time whenever they are together, and the match ends.
//! One of the two may be a liar, who tries to be rid of every roll it does not like.
//! A failure names its seed, and the seed brings it back.

mod disk;
mod liar;
mod world;

pub use liar::{LiarLuck, Trick};
pub use world::{Broken, Ended, Match, World};

use chance::Chance;
use engine::contract::Opening;
use engine::referee::Bytes;
use record::entry::Matter;
use record::session::{OpponentQuestion, Session};

/// Action that a player chooses.
#[derive(Clone, Debug)]
pub enum PilotMove {
    /// Answer the decision.
    Command(Bytes),
    /// Seal these, and answer the decision with their seals.
    Seal(Vec<Opening>, Bytes),
    /// The same before one is asked, where both are.
    SealEarly(Vec<Opening>, Bytes),
    /// Ask to take back the last command.
    AskTakeBack,
    /// Ask for an agreement.
    Ask(Matter),
    /// Grant this question of the other side.
    Grant(OpponentQuestion),
    /// Decline this question of the other side.
    Decline(OpponentQuestion),
    /// End a pause.
    Resume,
    /// Say something.
    Chat(&'static str),
    /// Give up.
    Concede,
}

/// A player without a person.
pub trait Pilot {
    /// The action to take now, if any.
    fn think(&mut self, session: &Session, chance: &mut Chance) -> Option<PilotMove>;

    /// The matter a liar asks for to be rid of a roll: a change of the position, for instance.
    fn plea(&mut self, _session: &Session, _chance: &mut Chance) -> Option<Matter> {
        None
    }
}

/// Faults of the simulated network and machines. All chances are in a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetworkWeather {
    /// Messages that are lost.
    pub loss: usize,
    /// Messages that come twice.
    pub repeat: usize,
    /// The shortest and the longest way, in milliseconds. A spread reorders.
    pub delay: (u64, u64),
    /// Messages at which the connection breaks.
    pub cut: usize,
    /// Of these, the share that one side does not notice.
    pub half_open: usize,
    /// Messages at which the network is gone for a while.
    pub partition: usize,
    /// Deeds at which the machine stops.
    pub crash: usize,
    /// Writes that fail.
    pub disk: usize,
    /// Crashes after which the record comes back from an older copy.
    pub old_copy: usize,
    /// A machine that stops at exactly this deed, counted from 0 over both.
    pub crash_at: Option<u64>,
}

impl NetworkWeather {
    /// Nothing bad happens.
    pub const CALM: NetworkWeather = NetworkWeather {
        loss: 0,
        repeat: 0,
        delay: (20, 20),
        cut: 0,
        half_open: 0,
        partition: 0,
        crash: 0,
        disk: 0,
        old_copy: 0,
        crash_at: None,
    };

    /// Some kind of bad weather, by chance: now one thing is bad, now another, now everything.
    pub fn any(chance: &mut Chance) -> NetworkWeather {
        let mut some = |most: usize| if chance.one_in(1, 2) { chance.below(most + 1) } else { 0 };
        let (loss, repeat, cut, half_open) = (some(150), some(150), some(15), some(1000));
        let (partition, crash, disk, spread) = (some(4), some(8), some(4), some(4000));
        let delay = (5, 5 + spread as u64);
        let old_copy = some(300);
        NetworkWeather { loss, repeat, delay, cut, half_open, partition, crash, disk, old_copy, crash_at: None }
    }
}
