//! Whether panels and board are light or dark.

use crate::MESSAGES;
use language::say;
use serde::{Deserialize, Serialize};

/// Whether panels and board are light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Shade {
    /// Cream paper and brown ink.
    Light,
    /// Dark paper and pale ink.
    Dark,
    /// Whatever the desktop says; light where it says nothing.
    #[default]
    Desktop,
}

impl Shade {
    /// All of them.
    pub(crate) const ALL: [Shade; 3] = [Shade::Light, Shade::Dark, Shade::Desktop];

    /// The name of the shade.
    pub(crate) fn name(self) -> String {
        match self {
            Shade::Light => say!(MESSAGES, "window-settings-shade-light"),
            Shade::Dark => say!(MESSAGES, "window-settings-shade-dark"),
            Shade::Desktop => say!(MESSAGES, "window-settings-shade-desktop"),
        }
    }

    /// Whether it is dark, on a desktop that is or is not.
    pub(crate) const fn is_dark(self, desktop: bool) -> bool {
        match self {
            Shade::Light => false,
            Shade::Dark => true,
            Shade::Desktop => desktop,
        }
    }
}
