//! The Twenty system by worked examples and by random play.

mod cases_combat;
mod cases_flow;
mod cases_movement;
mod cases_plan;
mod cases_reaction;
mod cases_retreat;
mod play;
mod random;
mod rulings;
mod table;
