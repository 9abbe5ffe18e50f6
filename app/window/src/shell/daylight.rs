//! Whether the desktop is dark: by the window system where it knows, otherwise by the desktop's own programs.
//!
//! X11 does not report it to a window, and on Wayland only the portal does. Its question is put by whichever of the
//! small programs is there, so that no other crate is needed for one number.

use super::wake::Wake;
use crate::paper::desktop;
use std::process::{Command, Stdio};
use winit::event_loop::EventLoopProxy;

/// The programs that know, in the order in which they are asked, with their arguments.
const ASKED: [(&str, &[&str]); 3] = [
    (
        "gdbus",
        &[
            "call",
            "--session",
            "--timeout=2",
            "--dest=org.freedesktop.portal.Desktop",
            "--object-path=/org/freedesktop/portal/desktop",
            "--method=org.freedesktop.portal.Settings.Read",
            "org.freedesktop.appearance",
            "color-scheme",
        ],
    ),
    (
        "dbus-send",
        &[
            "--session",
            "--print-reply=literal",
            "--reply-timeout=2000",
            "--dest=org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings.Read",
            "string:org.freedesktop.appearance",
            "string:color-scheme",
        ],
    ),
    ("gsettings", &["get", "org.gnome.desktop.interface", "color-scheme"]),
];

/// Asks the desktop, without waiting: the window is woken with the answer, if there is one.
pub(super) fn ask(proxy: &EventLoopProxy<Wake>) {
    if cfg!(any(windows, target_os = "macos")) {
        // There the window system says it itself.
        return;
    }
    let proxy = proxy.clone();
    std::thread::spawn(move || {
        let answers = ASKED.iter().filter(|(program, _)| desktop::has(program)).filter_map(|(program, with)| {
            let said = Command::new(program).args(*with).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
            is_dark(&String::from_utf8_lossy(&said.stdout))
        });
        if let Some(dark) = answers.into_iter().next() {
            // A window that is gone needs no answer.
            let _ = proxy.send_event(Wake::Desktop { dark });
        }
    });
}

/// The meaning of an answer: the portal's number, where 1 is dark and 0 and 2 are not, or the word of GNOME.
fn is_dark(answer: &str) -> Option<bool> {
    if let Some((_, rest)) = answer.rsplit_once("uint32") {
        let number: String =
            rest.chars().skip_while(|letter| *letter == ' ').take_while(char::is_ascii_digit).collect();
        return number.parse::<u32>().ok().map(|number| number == 1);
    }
    match answer.trim().trim_matches('\'') {
        "prefer-dark" => Some(true),
        "prefer-light" | "default" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::is_dark;

    #[test]
    fn the_answers_of_the_desktops_are_understood() {
        assert_eq!(is_dark("(<<uint32 1>>,)\n"), Some(true));
        assert_eq!(is_dark("   variant       variant          uint32 0\n"), Some(false));
        assert_eq!(is_dark("'prefer-dark'\n"), Some(true));
        assert_eq!(is_dark("'default'\n"), Some(false));
        assert_eq!(is_dark(""), None, "nobody answered");
        assert_eq!(is_dark("uint32 x"), None);
    }
}
