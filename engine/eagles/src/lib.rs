//! The Eagles Turn East: the winter of 1807 in Poland and East Prussia, on the scale of armies.
//!
//! Leaders are the pieces on the map and units stand on their tracks. The rules are a machine of stages; each stage is a
//! question of its own in `questions`, and what stands behind the answers (costs, zones, odds, retreats) in the file of
//! that rule. Numbers in brackets are those of the ledger, `docs/rules/eagles.md`.

mod activation;
mod administration;
mod arrivals;
mod astray;
mod attrition;
mod board;
mod breach;
mod campaign;
mod campaign_faults;
mod change;
mod command;
mod companies;
mod defence;
mod definition;
mod dues;
mod event;
mod faults;
mod field;
mod fight;
mod fighting;
mod flight;
mod flow;
mod foraging;
mod force;
mod forecast;
mod game;
mod glance;
mod history;
mod hurry;
mod leaving;
mod lines;
mod marching;
mod obligations;
mod odds;
mod options;
mod organisation;
mod outcome;
mod playing;
mod politics;
mod position;
mod pursuit;
mod questions;
mod recall;
mod replacements;
mod resume;
mod retreat;
mod revision;
mod rivals;
pub mod rules;
mod saved;
mod segments;
mod setup;
mod spread;
mod squadron;
mod state;
mod supply;
mod tables;
mod terms;
mod theatre;
mod theatre_faults;
mod tolls;
mod tracks;
mod veil;
mod walkers;
mod ways;
mod ways_open;
mod weather;
mod works;

pub use board::{Board, Cover, Grade, Ground, Step};
pub use campaign::*;
pub use command::{Change, Chit, Choice, Command, Decision, Edit, Proposal};
pub use definition::*;
pub use dues::{Due, Toll};
pub use event::{Event, SegmentKind, What};
pub use faults::{Fault, faults};
pub use field::Arms;
pub use fight::*;
pub use forecast::*;
pub use game::Game;
pub use history::{Base, History};
pub use options::*;
pub use outcome::{Outcome, Score, score};
pub use revision::Revision;
pub use state::*;
pub use tables::*;
pub use terms::{Reason, Term};
pub use theatre::*;
pub use veil::{
    Card, Dealt, Deed, Hand, Journal, Kind, Mask, Name, Noted, Paced, Reseal, Resealed, Shared, Token, Track, Veil,
    Veiled,
};
pub use ways_open::{Defence, PathStep, Ways};
pub use weather::{Month, Weather};
