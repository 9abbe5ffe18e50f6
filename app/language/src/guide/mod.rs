//! "How to play": the rules retold for players, with pictures, charts, a search, and a first game with a guide.
//!
//! Nothing here needs a window. The words are those of a system, one file for each chapter; numbers that the engine
//! knows (results, costs of ground, turns, points) come from the engine, so that no figure is in two places.

mod book;
pub(crate) mod card;
mod cards;
mod lately;
pub mod lesson;
mod markup;
pub(crate) mod picture_overlay;
mod search;
pub(crate) mod translated;

pub use book::{Chapter, Guide, GuideSection, SectionPlace};
pub use markup::{TextBlock, TextSpan, plain};
pub use picture_overlay::PictureOverlay;
pub use search::Hit;
pub use translated::BookTexts;
