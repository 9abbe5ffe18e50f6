//! Tests of a match at the window, at the ford: where something is hidden.

mod hidden;
mod in_one_seat;
mod looked_back;
mod pointed;

/// The battle of the ford, which this program has from here on.
fn battle() -> language::battle::Battle {
    lab::library::open("ford", None).expect("a battle of the laboratory")
}
