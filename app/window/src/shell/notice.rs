//! Calls for a player, in the title of the window and, for a player who looks at another window, on the desktop.

use crate::MESSAGES;
use crate::sound::Sound;
use language::say;
use winit::window::{UserAttentionType, Window};

/// The title of the window.
const TITLE: &str = "Estafette";

/// A call for the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Call {
    /// No call.
    #[default]
    Nothing,
    /// It is the player's turn to decide.
    Turn,
    /// The other player asks for something, in a sentence.
    Asks(String),
}

impl Call {
    /// The title of the window.
    fn title(&self) -> String {
        match self {
            Call::Nothing => String::from(TITLE),
            Call::Turn => say!(MESSAGES, "window-shell-title-turn", title = String::from(TITLE)),
            Call::Asks(what) => {
                let what = what.trim_end_matches('.').to_owned();
                say!(MESSAGES, "window-shell-title-asks", title = String::from(TITLE), what = what)
            }
        }
    }

    /// The text of the desktop's notification.
    fn text(&self, battle: &str) -> Option<String> {
        match self {
            Call::Nothing => None,
            Call::Turn => Some(say!(MESSAGES, "window-shell-notice-turn", battle = battle.to_owned())),
            Call::Asks(what) => {
                let (battle, what) = (battle.to_owned(), what.clone());
                Some(say!(MESSAGES, "window-shell-notice-asks", battle = battle, what = what))
            }
        }
    }
}

/// Decides when the desktop is told.
#[derive(Clone, Debug)]
pub(super) struct Turns {
    focused: bool,
    call: Call,
}

impl Default for Turns {
    fn default() -> Turns {
        // A window that is opened has the keyboard until the system says otherwise.
        Turns { focused: true, call: Call::Nothing }
    }
}

/// The way to tell of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CallSignal {
    /// There is nothing new to tell.
    Nothing,
    /// The title only: the player sees the rest.
    Title(Call),
    /// On the desktop, since the player looks elsewhere.
    Notice(Call),
}

impl CallSignal {
    /// The sound of a call.
    pub(super) const fn sound(&self) -> Option<Sound> {
        match self {
            CallSignal::Title(Call::Turn) | CallSignal::Notice(Call::Turn) => Some(Sound::Turn),
            CallSignal::Title(Call::Asks(_)) | CallSignal::Notice(Call::Asks(_)) => Some(Sound::Message),
            CallSignal::Nothing | CallSignal::Title(Call::Nothing) | CallSignal::Notice(Call::Nothing) => None,
        }
    }
}

impl Turns {
    /// The window has the keyboard, or has it no more.
    pub(super) const fn focus(&mut self, focused: bool) {
        self.focused = focused;
    }

    /// Whether the player looks at this window.
    pub(super) const fn is_focused(&self) -> bool {
        self.focused
    }

    /// Changes the call for the player at this screen, and returns the way to tell of it.
    pub(super) fn called(&mut self, call: Call) -> CallSignal {
        if self.call == call {
            return CallSignal::Nothing;
        }
        self.call = call.clone();
        if self.focused || call == Call::Nothing { CallSignal::Title(call) } else { CallSignal::Notice(call) }
    }
}

/// Tells the window and, if it is wanted, the desktop.
pub(super) fn tell(window: &Window, told: CallSignal, battle: &str, desktop: bool) {
    match told {
        CallSignal::Nothing => {}
        CallSignal::Title(call) => window.set_title(&call.title()),
        CallSignal::Notice(call) => {
            window.set_title(&call.title());
            window.request_user_attention(Some(UserAttentionType::Informational));
            if let Some(text) = call.text(battle).filter(|_| desktop) {
                on_desktop(call.title(), text);
            }
        }
    }
}

/// Says something on the desktop. A desktop that does not answer is not waited for.
fn on_desktop(title: String, text: String) {
    std::thread::spawn(move || {
        // Where the desktop has no service for notifications, the title of the window must do.
        let _ = notify_rust::Notification::new().appname(TITLE).summary(&title).body(&text).show();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_desktop_is_told_once_and_only_if_the_player_looks_elsewhere() {
        let mut turns = Turns::default();
        assert_eq!(turns.called(Call::Turn), CallSignal::Title(Call::Turn));
        assert_eq!(turns.called(Call::Turn), CallSignal::Nothing);
        assert_eq!(turns.called(Call::Nothing), CallSignal::Title(Call::Nothing));
        turns.focus(false);
        assert_eq!(turns.called(Call::Nothing), CallSignal::Nothing);
        assert_eq!(turns.called(Call::Turn), CallSignal::Notice(Call::Turn));
        assert_eq!(turns.called(Call::Turn), CallSignal::Nothing, "one notice for one question");
        turns.focus(true);
        assert_eq!(turns.called(Call::Nothing), CallSignal::Title(Call::Nothing));
        assert_eq!(turns.called(Call::Turn), CallSignal::Title(Call::Turn));
    }

    #[test]
    fn a_request_is_in_the_title_and_on_the_desktop() {
        let asks = Call::Asks(String::from("Anna asks for a draw."));
        let mut turns = Turns::default();
        turns.focus(false);
        assert_eq!(turns.called(asks.clone()), CallSignal::Notice(asks.clone()));
        assert_eq!(asks.title(), "Estafette · Anna asks for a draw");
        assert_eq!(asks.text("Eylau").as_deref(), Some("Eylau: Anna asks for a draw."));
    }
}
