//! The clocks, and the sentences about the connection to the other player: calm ones in the strip above the board,
//! others over the board.

use super::company::Company;
use super::match_words::{is_over, span};
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::look::{LARGE, faint, wide};
use crate::paper::palette::palette;
use egui::{Color32, RichText, Ui};
use engine::contract::Side;
use language::say;
use language::tongue::{SideForm, side_called};
use net::quic::Route;
use play::table::{Clocks, ConnectionState, Now, Opponent};
use replay::words;
use std::time::{Duration, Instant};

/// From so little time left on a clock is red.
const SHORT: Duration = Duration::from_secs(60);
/// Less than this is no waiting worth telling.
const SOON: Duration = Duration::from_secs(60);

/// The urgency of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Calm,
    News,
    Bad,
}

/// Whether there is anything to be said in the strip, at any time of the match: it takes the same room all the time.
pub(super) fn is_due(now: &Now) -> bool {
    now.far || now.around.late.is_some() || now.around.clocks.is_some()
}

/// The line, as high as one line. The screen that draws it is woken once a second while a clock runs, and once a minute
/// while a player is waited for.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, company: &Company) {
    let Some(now) = board.news().cloned() else { return };
    let waited = board.since.elapsed();
    let said = sentences(&now, company.way.as_ref(), waited);
    if let Some(clocks) = &now.around.clocks {
        show_clocks(ui, &now, clocks);
    }
    let calm: Vec<&str> = said.iter().filter(|(tone, _)| *tone == Tone::Calm).map(|(_, text)| text.as_str()).collect();
    let all = calm.join(" ");
    let line = fitting(ui, &now, company.way.as_ref(), &calm, &all);
    let label = ui.add(egui::Label::new(faint(&line)).truncate());
    if line != all {
        label.on_hover_text(all);
    }
    if now.around.clocks.is_some_and(|clocks| clocks.running.is_some()) {
        ui.ctx().request_repaint_after(Duration::from_secs(1));
    } else if now.far && !is_over(&now) {
        ui.ctx().request_repaint_after(SOON);
    }
}

/// The calm sentences that have room in the line: the path of the connection is left out first, and the wait stays.
fn fitting(ui: &Ui, now: &Now, way: Option<&ConnectionState>, calm: &[&str], all: &str) -> String {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let fits = |text: &str| wide(ui, text, &font) < ui.available_width();
    let [short, long] = [None, way].map(|way| connected(&now.name(now.me.other()), way));
    let rest = calm.iter().skip_while(|text| **text == long).copied();
    let there = std::iter::once(short.as_str()).filter(|_| rest.clone().count() < calm.len());
    let shorter: Vec<&str> = there.chain(rest.clone()).collect();
    let shorter = [all.to_owned(), shorter.join(" ")].into_iter().find(|text| fits(text));
    shorter.unwrap_or_else(|| rest.last().unwrap_or(short.as_str()).to_owned())
}

/// That the other side is there, and which way the match goes.
fn connected(name: &str, way: Option<&ConnectionState>) -> String {
    let name = name.to_owned();
    match way {
        Some(ConnectionState::Known(route, rtt)) => {
            let ms = u64::try_from(rtt.as_millis()).unwrap_or(u64::MAX).max(1);
            match route {
                Route::Direct => say!(MESSAGES, "window-table-connected-directly", name = name, ms = ms),
                Route::Relay(relay) => {
                    say!(MESSAGES, "window-table-connected-relay", name = name, relay = relay.to_string(), ms = ms)
                }
            }
        }
        _ => say!(MESSAGES, "window-table-connected", name = name),
    }
}

/// The sentences to show, the most important first.
pub(super) fn sentences(now: &Now, way: Option<&ConnectionState>, waited: Duration) -> Vec<(Tone, String)> {
    let mut said = Vec::new();
    if is_over(now) {
        return said;
    }
    if let Some(late) = now.around.late {
        let [first, second] = now.names.clone();
        let text = match late {
            0 => say!(MESSAGES, "window-table-watching-live", first = first, second = second),
            late => say!(MESSAGES, "window-table-watching-late", first = first, second = second, seconds = late),
        };
        return vec![(Tone::Calm, text)];
    }
    let other = now.me.other();
    let name = now.name(other);
    if now.far {
        match way {
            _ if now.met && now.around.quiet => {
                said.push((Tone::Bad, say!(MESSAGES, "window-table-no-response", name = name)))
            }
            _ if now.met => said.push((Tone::Calm, connected(&name, way))),
            Some(ConnectionState::Lost(why)) => said.push((
                Tone::Bad,
                say!(MESSAGES, "window-table-lost", name = name, why = why.trim_end_matches('.').to_owned()),
            )),
            Some(ConnectionState::Open | ConnectionState::Known(..)) => {
                said.push((Tone::News, say!(MESSAGES, "window-table-comparing", name = name)))
            }
            Some(ConnectionState::Closed) => said.push((Tone::Bad, say!(MESSAGES, "window-table-closed"))),
            None => said.push((Tone::News, say!(MESSAGES, "window-table-looking-for", name = name))),
        }
    }
    if let Some(clocks) = now.around.clocks.filter(|_| now.far && (!now.met || now.around.quiet) && !now.around.paused)
    {
        said.push(standing_clocks(now, &clocks));
    }
    if now.around.paused {
        said.push((Tone::News, say!(MESSAGES, "window-table-paused-clocks")));
    } else if now.around.disputed {
        said.push((Tone::Bad, say!(MESSAGES, "window-table-computers-disagree")));
    } else if now.around.clocks.is_some_and(|clocks| clocks.differ) {
        said.push((Tone::Bad, say!(MESSAGES, "window-table-clocks-differ")));
    } else if let Some((side, what)) = now.around.pen.filter(|(side, _)| !now.is_here(*side)) {
        said.push((Tone::Calm, waiting(now, side, what, waited)));
    }
    said
}

/// The sentence on the clocks while the other side is gone.
fn standing_clocks(now: &Now, clocks: &Clocks) -> (Tone, String) {
    let name = now.name(now.me.other());
    match (now.around.pen, clocks.running) {
        (_, Some(_)) => (Tone::Bad, say!(MESSAGES, "window-table-allowance-used", name = name)),
        (Some((side, _)), None) if side == now.me => {
            (Tone::Calm, say!(MESSAGES, "window-table-your-clock-stopped", name = name))
        }
        _ => (Tone::Calm, say!(MESSAGES, "window-table-clock-stopped", name = name, time = span(clocks.grace))),
    }
}

fn waiting(now: &Now, side: Side, what: &str, waited: Duration) -> String {
    if let Some(Opponent::Bot(_)) = now.around.opponent {
        return say!(MESSAGES, "window-table-bot-thinking");
    }
    let (name, due) = (now.name(side), words::owed(&now.around.owed));
    let since = (waited >= SOON).then(|| span(waited));
    match (what == "decision", since) {
        (true, None) => say!(MESSAGES, "window-table-waiting-decision", name = name),
        (true, Some(time)) => say!(MESSAGES, "window-table-waiting-decision-since", name = name, time = time),
        (false, None) => say!(MESSAGES, "window-table-waiting-program", name = name, due = due),
        (false, Some(time)) => {
            say!(MESSAGES, "window-table-waiting-program-since", name = name, due = due, time = time)
        }
    }
}

/// A clock as it hangs on the wall: hours only where there are any.
fn clock(left: Duration) -> String {
    // The last second is shown until it is over.
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

fn show_clocks(ui: &mut Ui, now: &Now, clocks: &Clocks) {
    let then = Instant::now();
    for side in Side::BOTH {
        let left = clocks.left(side, then);
        let runs = clocks.running == Some(side);
        let colour: Color32 = if left < SHORT {
            palette().red
        } else if runs {
            palette().ink
        } else {
            palette().faint
        };
        let side_name = side_called(now.side_name(side), SideForm::Label);
        let text = RichText::new(format!("{side_name} {}", clock(left))).size(LARGE);
        let text = if runs { text.strong() } else { text };
        let (name, all) = (now.name(side), clock(clocks.allowed_to(side)));
        let hint = say!(MESSAGES, "window-table-time-left", name = name, left = clock(left), all = all);
        ui.label(text.color(colour)).on_hover_text(hint);
    }
    ui.label(faint("|"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::example;
    use net::quic::Route;

    /// A match with a friend far away, in which this side is to decide.
    fn now(clocks: Clocks, met: bool, quiet: bool, thinker: Side) -> Now {
        let battle = systems::ALL.open("skirmish", None).unwrap();
        let pen = Some((thinker, "decision"));
        let around = play::table::Around { clocks: Some(clocks), quiet, pen, ..Default::default() };
        let names = [String::from("Ney"), String::from("Anna")];
        Now { names, asked: Some(thinker), met, around, ..example::now(battle.beginning().unwrap(), true) }
    }

    #[test]
    fn the_line_says_in_words_what_the_clocks_do_while_a_player_is_offline() {
        let used = [Duration::from_secs(5); 2];
        let clocks = |running, differ| Clocks {
            used,
            allowed: [Duration::from_secs(1800); 2],
            running,
            grace: Duration::from_secs(570),
            differ,
            at: Instant::now(),
        };
        let said = |now: &Now, way: Option<&ConnectionState>| {
            let all: Vec<String> = sentences(now, way, Duration::ZERO).into_iter().map(|(_, text)| text).collect();
            all.join(" ")
        };
        let quiet = said(&now(clocks(None, false), true, true, Side::First), None);
        assert!(quiet.contains("No response from Anna for a few seconds"), "{quiet}");
        assert!(quiet.contains("Your clock is stopped while Anna is offline"), "{quiet}");
        let lost = ConnectionState::Lost(String::from("nothing was heard for too long"));
        let gone = said(&now(clocks(None, false), false, false, Side::Second), Some(&lost));
        assert!(gone.contains("Anna's clock is stopped for up to 9\u{a0}min"), "{gone}");
        let late = said(&now(clocks(Some(Side::Second), false), false, false, Side::Second), Some(&lost));
        assert!(late.contains("has used up the disconnection allowance"), "{late}");
        let differ = said(&now(clocks(None, true), true, false, Side::First), None);
        assert!(differ.contains("disagree by more than a minute"), "{differ}");
        let calm = said(&now(clocks(Some(Side::First), false), true, false, Side::First), None);
        assert_eq!(calm, "Connected to Anna.");
        let relay = ConnectionState::Known(Route::Relay(String::from("relay.example.org")), Duration::from_millis(85));
        let far = said(&now(clocks(Some(Side::First), false), true, false, Side::First), Some(&relay));
        assert_eq!(far, "Connected to Anna through the relay relay.example.org, 85\u{a0}ms round trip.");
    }

    #[test]
    fn times_are_told_as_exactly_as_is_of_use() {
        let of = |seconds| span(Duration::from_secs(seconds));
        assert_eq!(
            [of(7), of(130), of(3_720), of(180_000)],
            ["7\u{a0}s", "2\u{a0}min", "1\u{a0}h 2\u{a0}min", "2\u{a0}d 2\u{a0}h"]
        );
        assert_eq!(clock(Duration::from_millis(59_001)), "1:00");
        assert_eq!(clock(Duration::from_secs(3_725)), "1:02:05");
        assert_eq!(clock(Duration::ZERO), "0:00");
    }
}
