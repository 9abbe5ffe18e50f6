//! The whole field of Eylau as data: the four sheets as one map, and every counter and leader of 8 February [20.3].
//!
//! It is data of its own, so that a [`Definition`](super::Definition) keeps its bytes. A counter here is one of a battle
//! with what only the whole field asks of it; a leader has levels and posts that the smaller battles do not know.

mod battle;
mod bodies;
mod checks;
mod data;
mod fatigue;
mod land;
mod orders;
mod rules;
mod states;
mod tally;

pub use battle::{FieldOfBattle, Morning, WingLimit};
pub use bodies::Condition;
pub use checks::{FieldFault, FieldPart};
pub use data::{
    CommandPoints, FieldBody, FieldLeader, FieldLines, FieldOption, FieldUnit, OpeningSnow, Post, Rank, WholeField,
};
pub use fatigue::BrigadeHour;
pub use orders::{OrderKind, OrderMarker, OrderPrice, Sending};
pub use rules::{
    ArrivalCup, ArrivalCups, ArrivalOption, Bombardment, BoundTroops, Comers, FieldRules, FieldVictory,
    FieldWithdrawal, FirstTurns, GrandBatteries, KeepOff, LestocqPoints, Silence,
};
pub use states::{Above, LeaderState, MobileWay, RestingBrigade};
pub use tally::{FieldTally, WithdrawalTally};
