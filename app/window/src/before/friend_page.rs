//! Inviting a friend, or joining one by a code; what is wrong with a code is said while it is typed.

use crate::MESSAGES;
use crate::paper::look::{chief, faint, heading};
use crate::paper::page::{self, Item};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use language::say;
use language::system::Systems;
use record::invitation::{Code, CodeKind, LONGEST_CODE, date};
use replay::{systems, words};

/// A wish of the player.
pub(super) enum FriendWish {
    Back,
    Invite,
    Join(String),
    /// Watch the match of this code.
    Watch(String),
}

/// Draws the page.
pub(super) fn show(ui: &mut Ui, systems: Systems, code: &mut String) -> Option<FriendWish> {
    let mut wish = page::titled(ui, &say!(MESSAGES, "window-before-friend")).then_some(FriendWish::Back);
    let (invite, line) = (say!(MESSAGES, "window-before-invite"), say!(MESSAGES, "window-before-invite-line"));
    if Item::new(&invite, &line).chief().show(ui).clicked() {
        wish = Some(FriendWish::Invite);
    }
    ui.add_space(12.0);
    heading(ui, &say!(MESSAGES, "window-before-friend-by-code"));
    let label = ui.label(say!(MESSAGES, "window-before-friend-paste"));
    let field = egui::TextEdit::multiline(code)
        .desired_rows(3)
        .desired_width(f32::INFINITY)
        // A code may come in the wrapping of a chat or mail, which is removed.
        .char_limit(LONGEST_CODE * 10)
        .font(egui::TextStyle::Monospace);
    ui.add(field).labelled_by(label.id);
    let read = Code::read(code, net::driver::wall())
        .map_err(|fault| play::words::code(&fault))
        .and_then(|code| playable(systems, code));
    match &read {
        _ if code.trim().is_empty() => {
            ui.label(faint(say!(MESSAGES, "window-before-friend-codes")));
        }
        Ok(found) => {
            let kind = kind_of(found);
            // A code names its rules. Its battle comes with the host's offer.
            let system = found.system().and_then(|name| systems.named(name));
            let until = date(found.expires);
            let text = match system {
                Some(system) => {
                    let rules = system.title().to_owned();
                    say!(MESSAGES, "window-before-friend-code-of", kind = kind, rules = rules, until = until)
                }
                None => say!(MESSAGES, "window-before-friend-code", kind = kind, until = until),
            };
            ui.label(RichText::new(text).color(palette().blue));
        }
        Err(error) => {
            ui.label(RichText::new(sentence(error)).color(palette().red));
        }
    }
    let watches = read.as_ref().is_ok_and(|found| matches!(found.kind, CodeKind::Watch(_)));
    let label = if watches {
        say!(MESSAGES, "window-before-friend-watch")
    } else {
        say!(MESSAGES, "window-before-friend-join")
    };
    if ui.add_enabled(read.is_ok(), chief(label)).clicked() {
        wish = Some(if watches { FriendWish::Watch(code.clone()) } else { FriendWish::Join(code.clone()) });
    }
    ui.add_space(8.0);
    ui.label(faint(match &read {
        Ok(found) => say!(MESSAGES, "window-before-friend-next", kind = kind_of(found)),
        Err(_) => say!(MESSAGES, "window-before-friend-agree"),
    }));
    wish
}

/// The word by which messages know a kind of code.
const fn kind_of(code: &Code) -> &'static str {
    match code.kind {
        CodeKind::Invitation(_) => "invitation",
        CodeKind::Watch(_) => "watch",
        CodeKind::Resume(_) => "resume",
    }
}

/// The code, if what it leads to can be played here.
fn playable(systems: Systems, code: Code) -> Result<Code, String> {
    match code.system().and_then(|system| systems::unknown(systems, system, None)) {
        Some(unknown) => Err(words::unknown(&unknown)),
        None => Ok(code),
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use record::identity::Identity;
    use record::invitation::Secret;

    #[test]
    fn an_invitation_names_the_rules_that_are_played() {
        let key = Identity::from_seed(&record::seed::Seed::from_bytes([7; 32])).key();
        let address = ["192.168.1.2:4000".parse().expect("an address")];
        for system in ::systems::ALL.list() {
            let kind = CodeKind::Invitation(Secret::from_bytes([3; 9]));
            let name = Some(system.name().to_owned());
            let mut code = Code::naming(kind, name, &key, net::driver::wall() + 3600, &address).to_string();
            let mut dressed = false;
            let mut harness = Harness::builder().build_ui(move |ui| {
                // Fonts are there from the next frame on.
                if std::mem::replace(&mut dressed, true) {
                    show(ui, ::systems::ALL, &mut code);
                } else {
                    crate::paper::look::dress(ui.ctx());
                }
            });
            harness.run_steps(2);
            let words = format!("An invitation to a new match ({}). Good until ", system.title());
            assert_eq!(harness.query_all_by_label_contains(&words).count(), 1, "{words}");
            let next = "Next you see the battle, your side and all match settings";
            assert_eq!(harness.query_all_by_label_contains(next).count(), 1, "{next}");
        }
    }
}
