//! Text from a stranger, made fit to be shown. The rules read strangers' battles and need it too, so it is theirs.

pub use engine::plain::{is_plain, plain};
