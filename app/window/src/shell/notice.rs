//! "Your turn" on the desktop, for whoever looks at another window meanwhile.

use winit::window::{UserAttentionType, Window};

/// What the window is called.
const TITLE: &str = "Estafette";
const TITLE_ASKED: &str = "Estafette · your turn";

/// Decides when the desktop is told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turns {
    focused: bool,
    asked: bool,
}

impl Default for Turns {
    fn default() -> Turns {
        // A window that is opened has the keyboard until the system says otherwise.
        Turns { focused: true, asked: false }
    }
}

/// What is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing new.
    Nothing,
    /// The title only: the player sees the rest.
    Title(bool),
    /// That it is his turn, since he looks elsewhere.
    YourTurn,
}

impl Turns {
    /// The window has the keyboard, or has it no more.
    pub(super) const fn focus(&mut self, focused: bool) {
        self.focused = focused;
    }

    /// Whether a player at this screen is asked now.
    pub(super) const fn asked(&mut self, asked: bool) -> Told {
        let before = std::mem::replace(&mut self.asked, asked);
        match (before, asked) {
            (false, true) if !self.focused => Told::YourTurn,
            (false, true) | (true, false) => Told::Title(asked),
            _ => Told::Nothing,
        }
    }
}

/// Tells the window and, if it is wanted, the desktop.
pub(super) fn tell(window: &Window, told: Told, battle: &str, desktop: bool) {
    match told {
        Told::Nothing => {}
        Told::Title(asked) => window.set_title(if asked { TITLE_ASKED } else { TITLE }),
        Told::YourTurn => {
            window.set_title(TITLE_ASKED);
            window.request_user_attention(Some(UserAttentionType::Informational));
            if desktop {
                your_turn(battle);
            }
        }
    }
}

/// Says on the desktop that it is the player's turn. A desktop that does not answer is not waited for.
fn your_turn(battle: &str) {
    let text = format!("It is your turn in {battle}.");
    std::thread::spawn(move || {
        // Where there is nobody to show it, the title of the window must do.
        let _ = notify_rust::Notification::new().appname(TITLE).summary(TITLE_ASKED).body(&text).show();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_desktop_is_told_once_and_only_if_the_player_looks_elsewhere() {
        let mut turns = Turns::default();
        assert_eq!(turns.asked(true), Told::Title(true));
        assert_eq!(turns.asked(true), Told::Nothing);
        assert_eq!(turns.asked(false), Told::Title(false));
        turns.focus(false);
        assert_eq!(turns.asked(false), Told::Nothing);
        assert_eq!(turns.asked(true), Told::YourTurn);
        assert_eq!(turns.asked(true), Told::Nothing, "one notice for one question");
        turns.focus(true);
        assert_eq!(turns.asked(false), Told::Title(false));
        assert_eq!(turns.asked(true), Told::Title(true));
    }
}
