//! The answers of a bot to a request of the other side.

use record::course::Course;
use record::entry::Matter;

/// Whether a bot grants a request: moves may be taken back, though not the dice, and it fights on.
pub fn grants(course: &Course, matter: &Matter) -> bool {
    match matter {
        Matter::Rewind { to } => !course.rolled_since(*to),
        Matter::Pause | Matter::Clocks => true,
        Matter::Change { .. } | Matter::Result { .. } => false,
    }
}
