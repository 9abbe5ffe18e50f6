//! A hex in words: what a screen reader says, and what titles a panel.

pub(super) use play::systems::art_of_war::show::{spoken, title};
