//! The tests of this crate that need no machines of their own, in one program: linking takes longer than running them.

mod delay;
mod fairness;
mod golden;
mod golden_wire;
mod hostile;
mod identity;
mod invitation;
mod link;
mod ports;
mod secrecy;
mod transport_golden;
