//! The Bataille system on its own battles: worked examples, refusals, tables, and games played at random.

mod bench;
mod charts;
mod examples;
mod field;
mod play;
mod random;
mod refusals;
mod stranger;
