//! Winter's Victory: Preussisch-Eylau 1807, battalion by battalion.
//!
//! A [`Definition`] is a battle as data, a [`Board`] a battle that has been checked, a [`Game`] a battle in play. Side
//! `First` is Allied, `Second` French. What a command, a die or an answer leaves to be done waits as [`agenda`] in the
//! [`State`]; `flow` goes on with it until somebody is asked.

pub mod agenda;
mod answer;
mod asking;
pub mod awards;
mod bearings;
pub mod board;
mod breach;
mod brigade;
mod charge;
mod charge_zone;
pub mod chart;
mod chunks;
pub mod command;
mod counters;
mod cup;
pub mod definition;
mod dice;
mod differential;
mod effects;
mod entry;
pub mod event;
pub mod facing;
pub mod faults;
mod field;
mod fire;
mod flow;
pub mod forecast;
mod forming;
mod game;
pub mod glimpse;
mod history;
mod leading;
mod limits;
mod march;
mod marching;
mod morale;
mod obey;
pub mod options;
mod orders;
mod passing;
mod permits;
mod position;
mod rally;
pub mod rating;
mod reach;
mod reciprocal;
mod retreat;
pub mod rules;
mod saved;
mod sense;
mod setup;
mod shaken;
mod shock;
mod sight;
pub mod specials;
mod spirit;
mod stacking;
pub mod state;
mod stride;
pub mod tables;
mod victory;
mod wear;
mod weather;

pub use board::Board;
pub use command::{Change, Command, Decision, Proposal, Step, Toward};
pub use definition::Definition;
pub use event::{Event, What};
pub use facing::{Facing, Way};
pub use faults::Fault;
pub use forecast::Forecast;
pub use game::{Game, MatchOptions};
pub use options::Options;
pub use reach::{End, Reach, StepOption};
pub use state::{LeaderId, State, UnitId};
pub use victory::{Grade, Outcome};

/// The number of a rule, made when the program is.
macro_rules! rule {
    ($number:literal) => {
        const { $crate::rule::Rule::new($number) }
    };
}
pub(crate) use rule;
