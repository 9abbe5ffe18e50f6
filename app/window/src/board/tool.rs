//! Tools that a click on the board is for instead of playing: measuring, or pointing something out to the other player.
//! With a tool in hand no click moves a unit, and a plate at the foot of the board says what to do.

use super::measure::Measured;
use crate::MESSAGES;
use engine::hex::Hex;
use language::say;

/// The tool in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tool {
    /// No tool: a click plays.
    #[default]
    None,
    /// The ruler, set down in a hex or not yet.
    Ruler(Option<Hex>),
    /// The finger that shows the other player a hex.
    Finger,
}

impl Tool {
    /// The hex that is measured from.
    pub(crate) const fn from(self) -> Option<Hex> {
        match self {
            Tool::Ruler(from) => from,
            Tool::None | Tool::Finger => None,
        }
    }

    /// The result of the tool, or the player's next step.
    pub(super) fn says(self, measured: Option<&Measured>) -> Option<String> {
        Some(match (self, measured) {
            (Tool::None, _) => return None,
            (Tool::Ruler(None), _) => say!(MESSAGES, "window-board-ruler-from"),
            (Tool::Ruler(Some(_)), Some(measured)) if measured.goes_somewhere() => {
                say!(MESSAGES, "window-board-ruler-measured", measured = measured.text())
            }
            (Tool::Ruler(Some(from)), _) => {
                say!(MESSAGES, "window-board-ruler-to", hex = from.to_string())
            }
            (Tool::Finger, _) => say!(MESSAGES, "window-board-finger"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_in_hand_says_what_to_do_and_how_to_put_it_away() {
        assert_eq!(Tool::None.says(None), None);
        for tool in [Tool::Ruler(None), Tool::Ruler(Some(Hex::new(5, 6))), Tool::Finger] {
            let says = tool.says(None).expect("a sentence");
            assert!(says.contains("lick") && says.contains("Esc"), "{says}");
        }
    }
}
