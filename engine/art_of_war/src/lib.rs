//! The Art of War system: Eylau and Dresden, two battles of 1979 with the same standard rules.
//!
//! A command is checked against the position into a plan, and only a plan changes the state. The results are events
//! that name the rule cases behind them. Numbers in brackets, [4.5], are rule cases; rulings are listed in the ledger,
//! `docs/rules/art_of_war.md`.

mod aftermath;
mod attack;
mod board;
mod breach;
pub mod cases;
mod change;
mod chart;
mod command;
mod contact;
mod day;
mod definition;
mod event;
mod faults;
mod field;
mod flow;
mod fresh;
mod game;
mod ground;
mod history;
mod morale;
mod movement;
mod names;
mod odds;
mod options;
mod orders;
mod outlook;
mod plan;
mod playing;
mod position;
mod question;
mod questions;
mod reach;
mod reserve;
mod results;
mod retreat;
mod revision;
mod saved;
mod sortie;
mod state;
mod trial;
mod unit_set;
mod victory;
mod ways;

pub use board::{ArmyId, Board};
pub use chart::{Effect, Ground};
pub use command::{Change, Command, Decision, Edit, Proposal};
pub use definition::*;
pub use event::{Event, PhaseKind, What};
pub use game::Game;
pub use ground::Doubling;
pub use history::History;
pub use morale::HIGHEST as HIGHEST_MORALE;
pub use odds::{Bonus, DefendedHex, Forecast, Share};
pub use options::{AttackOptions, Attacker, MoveOptions, Options, RetreatOption};
pub use outlook::{Consequence, HARM_PARTS};
pub use position::Position;
pub use reach::{Reach, ReachedHex};
pub use results::{Column, CombatResult};
pub use revision::Revision;
pub use state::{Aftermath, Attack, Combat, DayEnd, Moving, Place, Stage, State, Step, Unit};
pub use unit_set::UnitSet;
pub use victory::{Level, Outcome, Score, destroyed, outcome, score, worth};
