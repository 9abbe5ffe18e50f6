//! The tests of this crate in one program: linking takes longer than running them.

mod delay;
mod fairness;
mod golden;
mod golden_wire;
mod hostile;
mod identity;
mod invitation;
mod link;
mod namespaces;
mod ports;
mod secrecy;
#[path = "../../../app/tests/support/skipped.rs"]
mod skipped;
mod transport_golden;
