//! Winter's Victory: Preussisch-Eylau 1807, battalion by battalion.
//!
//! A [`Definition`] is a battle as data, a [`Board`] a battle that has been checked, a [`Game`] a battle in play. Side
//! `First` is Allied, `Second` French. Work that a command, a die or an answer leaves to do waits as [`agenda`] in the
//! [`State`]; `flow` goes on with it until a side must decide.
//!
//! The files are on four floors, in the order of the list below. A file calls files of its own floor and of those below.

// The board: what a battle, a position and a command are made of, and what looks only at the map and the battle.
pub mod agenda;
pub mod awards;
mod bearings;
pub mod board;
mod bounds;
mod breach;
pub mod chart;
mod chunks;
mod cite;
pub mod command;
mod counters;
pub mod day;
pub mod definition;
pub mod event;
pub mod facing;
pub mod faults;
mod field;
mod history;
mod ids;
mod outcome;
mod revision;
pub mod rules;
mod skies;
pub mod specials;
pub mod state;
pub mod tables;
mod terms;
pub mod waves;
pub mod whole;
mod wire;

// The field: modules that read the state.
mod chain;
mod edit;
mod game;
mod homing;
mod leading;
mod limits;
mod ranks;
mod reins;
mod riders;
mod sense;
mod sight;
mod stacking;
mod staff;
mod truce;
mod wear;
mod weather;

// The reckoning: costs, odds, losses and ways, and the checks of single deeds.
mod attaching;
mod bagration;
mod charge_zone;
mod cup;
mod declaring;
mod departing;
mod differential;
mod effects;
mod entry;
mod fire;
mod forming;
pub mod glimpse;
mod guns;
mod hours;
mod march;
mod morale;
pub mod options;
mod orders;
mod passing;
mod permits;
mod placing;
mod prussians;
mod rally;
pub mod rating;
mod reach;
mod retreat;
mod roads;
mod score;
mod sending;
mod shaken;
mod shock;
mod spirit;
mod stride;
mod succession;
mod victory;
mod waking;

// The flow: the sequence of play, the questions, and the contract of the engine on top.
mod brigade;
pub mod ends;
mod flow;
pub mod forecast;
mod grand;
mod marching;
mod playing;
mod position;
mod question;
mod questions;
mod saved;
mod setup;
mod shots;

pub use board::Board;
pub use command::{Change, Command, Decision, Proposal, Step, Toward};
pub use definition::Definition;
pub use event::{Event, What};
pub use facing::{Facing, Way};
pub use faults::Fault;
pub use forecast::Forecast;
pub use game::{Game, MatchOptions};
pub use options::Options;
pub use outcome::{Grade, Outcome};
pub use reach::{End, Reach, StepOption};
pub use revision::Revision;
pub use state::{LeaderId, State, UnitId};
pub use whole::WholeField;
