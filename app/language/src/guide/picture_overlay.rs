//! The overlays of a picture in the book.

use serde_json::Value;

/// The overlays of a picture, as its declaration says.
#[derive(Clone, Debug, Default)]
pub struct PictureOverlay {
    /// Layers, by their keys.
    pub layers: Vec<String>,
    /// The unit that the layers are about, by name.
    pub unit: Option<String>,
    /// An attack to show with its odds.
    pub attack: Option<Value>,
    /// A way to show with its price, for the unit.
    pub path: Vec<String>,
}
