//! The distance from one hex to another, by the rules.

use engine::hex::Hex;
use language::position::Position;
use scene::Overlay;

/// The result of a measurement.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Measured {
    far: bool,
    text: String,
    overlays: Vec<Overlay>,
}

impl Measured {
    /// Measures from one hex to another.
    pub(super) fn of(position: &dyn Position, from: Hex, to: Hex) -> Measured {
        let (text, overlays) = position.measure(from, to);
        Measured { far: from != to, text: text.plain(position.names()), overlays }
    }

    /// Whether it goes from one hex to another one.
    pub(super) const fn goes_somewhere(&self) -> bool {
        self.far
    }

    /// A sentence with the rule behind it.
    pub(super) fn text(&self) -> String {
        self.text.clone()
    }

    /// The overlays of the measurement.
    pub(crate) fn overlays(&self) -> Vec<Overlay> {
        self.overlays.clone()
    }
}
