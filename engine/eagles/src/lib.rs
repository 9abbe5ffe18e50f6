//! The Eagles Turn East: the winter of 1807 in Poland and East Prussia, on the scale of armies.
//!
//! Leaders are the pieces on the map; units are on their tracks. The rules are a machine of stages. Each stage is a
//! question of its own in `questions`; the calculations behind the answers (costs, zones, odds, retreats) are in the
//! file of that rule. Numbers in brackets are those of the ledger, `docs/rules/eagles.md`.
//!
//! The files are on four floors, in the order of the list below. A file calls files of its own floor and of those below.

// The board: what a battle, a position and a command are made of, and what looks only at the map and the battle.
mod board;
mod breach;
mod campaign;
mod campaign_faults;
mod command;
mod companies;
mod definition;
mod dues;
mod event;
mod faults;
mod fight;
mod history;
mod journal;
mod options;
mod outcome;
mod revision;
pub mod rules;
mod seals;
mod setup;
mod spread;
mod state;
mod tables;
mod terms;
mod theatre;
mod theatre_faults;
mod tracks;
mod veiled;
mod ways_open;
mod weather;

// The field: modules that read the state.
mod field;
mod force;
mod game;
mod mask;
mod rivals;
mod squadron;

// The reckoning: costs, odds, losses and ways, and the checks of single deeds.
mod activation;
mod administration;
mod attrition;
mod defence;
mod foraging;
mod hurry;
mod leaving;
mod lines;
mod obligations;
mod odds;
mod retreat;
mod supply;
mod tolls;
mod walkers;
mod ways;
mod works;

// The flow: the sequence of play, the questions, and the contract of the engine on top.
mod arrivals;
mod astray;
mod change;
mod fighting;
mod flight;
mod flow;
mod forecast;
mod glance;
mod marching;
mod organisation;
mod playing;
mod politics;
mod position;
mod pursuit;
mod questions;
mod recall;
mod replacements;
mod resume;
mod saved;
mod segments;
mod veil;

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
pub use journal::{Dealt, Journal, Noted, Shared};
pub use options::*;
pub use outcome::{Outcome, Score, score};
pub use revision::Revision;
pub use seals::{Mask, Token, Veil};
pub use state::*;
pub use tables::*;
pub use terms::{Reason, Term};
pub use theatre::*;
pub use veiled::{Card, Hand, Kind, Name, Paced, Reseal, Resealed, Track, TrueCommand, Veiled};
pub use ways_open::{Defence, PathStep, Ways};
pub use weather::{Month, Weather};
