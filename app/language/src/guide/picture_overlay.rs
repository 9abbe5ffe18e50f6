//! What lies over a picture of the book.

use serde_json::Value;

/// What lies over a picture, as its declaration says it.
#[derive(Clone, Debug, Default)]
pub struct PictureOverlay {
    /// Layers, by their keys.
    pub layers: Vec<String>,
    /// Whom the layers are about, by name.
    pub unit: Option<String>,
    /// An attack to show with its odds.
    pub attack: Option<Value>,
    /// A way to show with its price, for the unit.
    pub path: Vec<String>,
}
