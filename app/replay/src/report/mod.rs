//! A match as one HTML file: `estafette report`.
//!
//! The file needs no other: pictures, charts and style are in it, nothing is fetched and no script runs.

mod chart;
mod html;
mod page;
mod pictures;
mod story;
mod turns;

pub use html::data_url;
pub use page::write;
pub use pictures::PagePictures;
pub use turns::{Turn, turns};
