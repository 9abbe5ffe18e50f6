//! What the keyboard does: everything that a click or a button can, by what is on offer.

use super::match_screen::MatchScreen;
use super::refused::Refused;
use super::touching;
use crate::board::keyboard;
use crate::board::tool::Tool;
use crate::paper::twice;
use crate::settings::keymap::Deed;
use engine::hex::Hex;
use language::ask::{Asking, Draft, May, Offer};
use language::position::Bytes;
use std::sync::Arc;

/// Does what a key stands for.
pub(super) fn act(screen: &mut MatchScreen, deed: Deed) {
    if screen.stage.playing_back().is_some() && !matches!(deed, Deed::Cancel | Deed::PlayBack) {
        keyboard::look(&mut screen.stage, deed);
        return;
    }
    if !matches!(deed, Deed::Cancel) {
        screen.skip_own();
    }
    if screen.is_unfolding() && matches!(deed, Deed::Confirm | Deed::Act) {
        return screen.go_on();
    }
    let sure = std::mem::take(&mut screen.stage.sure);
    if keyboard::look(&mut screen.stage, deed) {
        return;
    }
    let asking = Arc::clone(screen.asked.asking());
    match deed {
        Deed::Next => step(screen, &asking, true),
        Deed::Previous => step(screen, &asking, false),
        Deed::NextUnmoved => {
            if !asking.waiting().is_empty() {
                step(screen, &asking, true);
            }
        }
        Deed::Act => at_the_cursor(screen),
        Deed::Confirm if asking.ready.is_none() => at_the_cursor(screen),
        Deed::Confirm => say(screen, &asking.ready, sure),
        Deed::End => say(screen, &asking.pass, sure),
        Deed::TakeBack => screen.take_back(),
        Deed::Cancel => screen.cancel(),
        Deed::DropLast => screen.asked.drop_last(),
        Deed::Suggest => go_on(screen, asking.next_suggestion(true)),
        Deed::Lower => take(screen, asking.dials().first().and_then(|&dial| asking.turned(dial, true))),
        Deed::Raise => take(screen, asking.dials().first().and_then(|&dial| asking.turned(dial, false))),
        Deed::Word(number) => take(screen, asking.numbered().get(usize::from(number)).copied()),
        Deed::TurnLeft => take(screen, asking.next_facing(false)),
        Deed::TurnRight => take(screen, asking.next_facing(true)),
        Deed::NextHex => next_hex(screen),
        Deed::Spread => {
            let hex = if screen.stage.spread().is_some() { None } else { at(screen) };
            screen.stage.set_spread(hex);
        }
        Deed::Hint => screen.ask_hint(),
        Deed::PlayHint => screen.play_hint(),
        Deed::Measure => measure(screen),
        Deed::PlayBack => play_back(screen),
        Deed::Ping => {
            if let Some(hex) = screen.stage.focus() {
                screen.ping(hex);
            }
        }
        Deed::ClearArrows => screen.stage.notes.clear(),
        Deed::Arrow => {
            if let Some(hex) = screen.stage.focus() {
                screen.stage.notes.pencil(hex);
            }
        }
        Deed::Turn | Deed::Zones | Deed::LastMoves | Deed::Help | Deed::Whole | Deed::Closer | Deed::Farther => {}
    }
}

/// What a click where the cursor is would do.
fn at_the_cursor(screen: &mut MatchScreen) {
    if let Some(hex) = screen.stage.cursor {
        touching::click(screen, hex, None);
    }
}

/// Takes an offer, if there is one and this side is asked.
fn take(screen: &mut MatchScreen, offer: Option<&Offer<Bytes>>) {
    if let Some(offer) = offer.filter(|_| screen.may_point()) {
        screen.take(offer);
    }
}

/// Where the player is at: the cursor or the pointer, or else the selected unit.
fn at(screen: &MatchScreen) -> Option<Hex> {
    screen.stage.focus().or_else(|| screen.asked.selected_hex())
}

/// Takes the ruler, set down at the selected unit or the hex one is at, or puts it away.
pub(super) fn measure(screen: &mut MatchScreen) {
    screen.stage.tool = match screen.stage.tool {
        Tool::Ruler(_) => Tool::None,
        Tool::None | Tool::Finger => Tool::Ruler(screen.asked.selected_hex().or_else(|| at(screen))),
    };
}

/// Plays the last phase of the other side again, or returns to now.
pub(super) fn play_back(screen: &mut MatchScreen) {
    if screen.stage.playing_back().is_some() {
        return screen.stage.stop_playback();
    }
    let Some(now) = screen.now() else { return };
    let other = screen.asked_here().unwrap_or(now.me).other();
    if !screen.stage.play_back(other) {
        screen.refusal = Some(Refused::told("The other side has done nothing yet that could be shown again."));
    }
}

/// Says what is ready, or what ends or declines; where there is doubt, only the second time, and not at once.
fn say(screen: &mut MatchScreen, may: &May<Bytes>, sure: bool) {
    if !screen.may_point() {
        return;
    }
    match may {
        None => {}
        Some(Err(barred)) => screen.refusal = Some(Refused::by(&barred.refusal, None)),
        // A double click is no second answer: the question still stands.
        Some(Ok(saying))
            if sure && saying.doubt.is_some() && !twice::counts(screen.stage.doubted, screen.stage.time) =>
        {
            screen.stage.sure = true;
        }
        Some(Ok(saying)) => match saying.doubt.as_ref().filter(|_| !sure) {
            Some(doubt) => {
                screen.stage.sure = true;
                screen.stage.doubted = screen.stage.time;
                screen.refusal = Some(Refused::told(doubt.plain(&screen.asked.names())));
            }
            None => screen.say(&saying.said),
        },
    }
}

/// The next piece that may do something, or the next suggestion.
fn step(screen: &mut MatchScreen, asking: &Asking<Bytes>, forwards: bool) {
    let draft = asking.next_draft(forwards, |draft| screen.asked.ask(draft));
    go_on(screen, draft);
}

/// Goes on with another draft, and shows what it is about.
fn go_on(screen: &mut MatchScreen, draft: Option<Draft>) {
    let Some(draft) = draft else { return };
    screen.refusal = None;
    screen.asked.point(&draft);
    let asking = screen.asked.asking();
    let target = asking.draft.picks().iter().rev().find_map(|pick| pick.hex());
    // Who is not on the map yet is shown where it can come onto it.
    let entry = || asking.hexes().first().copied();
    if let Some(hex) = target.or_else(|| screen.asked.selected_hex()).or_else(entry) {
        screen.stage.go_to(hex);
    }
}

/// Hexes that may be chosen; where only pieces may be, their places.
pub(crate) fn hexes(screen: &MatchScreen) -> Vec<Hex> {
    let asking = screen.asked.asking();
    let hexes = asking.hexes();
    if !hexes.is_empty() {
        return hexes;
    }
    let pieces = asking.offers.iter().filter_map(|offer| offer.pick.piece());
    let mut places: Vec<Hex> = pieces.filter_map(|piece| screen.asked.place(piece)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

fn next_hex(screen: &mut MatchScreen) {
    let hexes = hexes(screen);
    let after = screen.stage.cursor.and_then(|at| hexes.iter().position(|hex| *hex == at)).map_or(0, |at| at + 1);
    if let Some(&hex) = hexes.get(after).or_else(|| hexes.first()) {
        screen.stage.go_to(hex);
    }
}
