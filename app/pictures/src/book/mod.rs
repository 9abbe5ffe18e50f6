//! The pictures of the book.

mod painter;
mod pictures;

pub use painter::{Order, Painted, Painter};
pub use pictures::{PictureSpec, pictures, write_all};
