//! The guided first game: its cards, and the lesson that chooses them by the position.

pub use super::card::{Card, CardWords, Goes, card};
pub use super::cards::{Cards, GuideStep, Learner};
pub use super::lately::Lately;
pub use crate::position::{GuideView, Lesson};
