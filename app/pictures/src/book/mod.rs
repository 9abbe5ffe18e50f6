//! The pictures of the book.

mod painter;
mod pictures;

pub use painter::{Painted, Painter, PictureOrder};
pub use pictures::{PictureSpec, pictures, write_all};
