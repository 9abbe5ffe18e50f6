//! Watching a match: one of its players shows it to others, as late as both agreed, and they can change nothing.
//!
//! A [`Gallery`] is the player's side: the spectators, the entries each has been shown, and those that may be shown
//! now. A [`Spectator`](record::watch::Spectator) is the other side: it reads what comes as any record is read, so that
//! what is shown is also proven. Neither knows a socket, a file or a clock; [`Hall`] and [`visit`] put them on the
//! network.
//!
//! Only the record is shown: no notes, no chat, no secrets. So a spectator learns nothing that is not known to both
//! players, and learns it later.

mod gallery;
mod hall;
mod visit;

pub use gallery::{Gallery, GalleryTask, MOST_SPECTATORS, Watcher};
pub use hall::{Hall, HallNews, hall_news};
pub use visit::{Visited, Visitor, record_in, visit};
