//! The Twenty system: Dresden 1813 with twenty-five counters, one die, twelve cards and Army Morale.
//!
//! A command is checked against the position into a plan, and only a plan changes the state. The results are events
//! that name the rules behind them. Numbers in brackets, [9.8.6], are those of the rules page; rulings, (R32), too. The
//! ledger is `docs/rules/twenty.md`.

mod advance;
mod approach;
mod board;
mod breach;
mod card;
mod change;
mod command;
mod contact;
mod deck;
mod definition;
mod die;
mod event;
mod faults;
mod field;
mod fight;
mod fighting;
mod flow;
mod forecast;
mod game;
mod morale;
mod movement;
mod movers;
mod number;
mod numbers;
mod odds;
mod options;
mod orders;
mod plan;
mod playing;
mod position;
mod question;
mod questions;
mod range;
mod reach;
mod reasons;
mod retreat;
pub mod rules;
mod saved;
mod scout;
mod sealing;
mod state;
mod terms;
mod victory;
mod view;
mod weather;

pub use board::Board;
pub use card::{Card, Effect, InForce, Until};
pub use command::{Change, Command, Decision, Edit};
pub use contact::{Attacker, Contacts};
pub use definition::*;
pub use event::{ArrivalRoll, Event, PhaseKind, What};
pub use fight::{Battle, Fight, FightStep, Going, Loser, Retreating, RoutDie, Trail};
pub use forecast::{Chance, DieForecast, DieOwner, FaceForecast, Forecast, Meaning, Proposal};
pub use game::Game;
pub use number::{grid, of_row_and_column, printed, read_number};
pub use numbers::{
    CombatResult, HexsideEffect, HexsideTable, MoraleTable, Numbers, RallyResult, TerrainEffect, TerrainTable,
};
pub use odds::{HIGHEST_COLUMN, LOWEST_COLUMN, column};
pub use options::{
    AdvanceOption, BattleOption, ChargeOption, DeclareOptions, MoveOptions, Options, ReactOptions, RetreatStep,
    SealOptions, UnitHexes, UnitReach,
};
pub use plan::{Content, FrenchPlan, Heights, Piece, Seal, SealedPlan};
pub use reach::{Reach, ReachedHex};
pub use scout::Scout;
pub use state::{
    CardStep, Catastrophe, DeclaredBattle, Entry, ExtraHorses, Garrison, LineState, NightStep, Place, ReactionStep,
    Stage, State, Unit,
};
pub use terms::{Barrier, Term, TermKind};
pub use victory::{Ending, Outcome};
pub use view::{KnownSeal, View};
