//! Many players, one evening: who meets whom, a director who believes records only, and a table that anybody can prove.
//!
//! [`pairing`] knows neither clock nor network: the same players always give the same round. A tournament ([`state`]) follows
//! from its deeds ([`deed`]).

pub mod deed;
pub mod outcome;
pub mod pairing;
pub mod plan;
pub mod refusal;
pub mod state;
