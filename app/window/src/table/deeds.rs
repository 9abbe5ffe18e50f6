//! The effects of keys and of the buttons of the panels: all that a click on the board can do, by the offers.

use super::asked::Asked;
use super::charts;
use super::manner::Press;
use super::match_screen::MatchScreen;
use super::refused::Refused;
use super::search::Search;
use super::touching;
use crate::MESSAGES;
use crate::board::keyboard;
use crate::board::tool::Tool;
use crate::paper::sheet_view::Touched;
use crate::paper::twice;
use crate::settings::keymap::{self, KeyAction};
use engine::hex::Hex;
use language::ask::{Asking, Draft, May, Offer};
use language::position::Bytes;
use language::say;
use std::sync::Arc;

/// Takes the keys of this frame, unless a player is typing or a panel has the keyboard.
pub(crate) fn take_keys(ctx: &egui::Context, screen: &mut MatchScreen) {
    screen.asked.time = twice::time(ctx);
    let shows = screen.board.unfolding.is_busy().then(|| screen.board.unfolding.is_own());
    screen.asked.steady.frame(shows, screen.asked.time);
    if !keyboard::on_board(ctx) {
        return;
    }
    let selected = screen.asked.selected_hex();
    keyboard::arrows(ctx, &mut screen.board.stage, selected);
    for action in keymap::pressed(ctx) {
        act(screen, action);
    }
}

/// Carries out what was pressed on the panels since the last time.
pub(super) fn carry_out(screen: &mut MatchScreen) {
    for press in std::mem::take(&mut screen.manner.pressed) {
        pressed(screen, press);
    }
}

fn pressed(screen: &mut MatchScreen, press: Press) {
    // A player who does something else in between must confirm again.
    let same = matches!(press, Press::GoOn | Press::Key(KeyAction::End | KeyAction::Confirm));
    let beside = matches!(press, Press::Touch(_) | Press::Say(_) | Press::Ask(_) | Press::TakeBack(_) | Press::Amend);
    screen.asked.sure &= same || beside;
    if !screen.asked.sure && !matches!(press, Press::Key(KeyAction::Cancel)) {
        screen.asked.refusal = None;
    }
    match press {
        Press::Key(action) => act(screen, action),
        Press::GoOn => act(screen, KeyAction::Confirm),
        Press::Skip if screen.asked.steady.takes_skip(screen.asked.time) => screen.skip(),
        Press::Skip => {}
        Press::Resume => screen.resume(),
        Press::Result => screen.manner.away.ending = false,
        Press::Take(pick) => {
            let asking = Arc::clone(screen.asked.asking());
            if let Some(offer) = asking.offer(pick) {
                screen.take(offer);
            }
        }
        Press::Point(draft) => {
            screen.asked.refusal = None;
            screen.asked.point(&draft);
        }
        Press::Piece(piece) => screen.pick(piece),
        Press::Find(piece) => screen.find(piece),
        Press::Show(hex) => screen.board.stage.show_hex(hex),
        Press::Touch(touched) => touch(screen, &touched),
        Press::Say(said) => screen.say(&said),
        Press::Ask(wish) => screen.company.ask(wish),
        Press::TakeBack(side) => screen.take_back_of(side),
        Press::Amend => {
            screen.company.answer = None;
            screen.asked.amend(true);
        }
    }
}

/// A page beside the board was clicked: a counter is selected and shown, hexes are pointed at; again, and they no longer are.
fn touch(screen: &mut MatchScreen, touched: &Touched) {
    if let Some(piece) = touched.piece {
        screen.pick(piece);
        screen.board.stage.cursor = screen.asked.place(piece).or(screen.board.stage.cursor);
    }
    if screen.manner.lit == touched.hexes {
        screen.manner.lit.clear();
    } else if let Some(&hex) = touched.hexes.first() {
        screen.manner.lit.clone_from(&touched.hexes);
        screen.board.stage.show_hex(hex);
    }
}

/// Does the act of a key.
pub(super) fn act(screen: &mut MatchScreen, action: KeyAction) {
    if screen.board.stage.playing_back().is_some() && !matches!(action, KeyAction::Cancel | KeyAction::PlayBack) {
        keyboard::look(&mut screen.board.stage, action);
        return;
    }
    if !matches!(action, KeyAction::Cancel) {
        screen.skip_own();
    }
    if screen.board.unfolding.is_busy() && matches!(action, KeyAction::Confirm | KeyAction::Act) {
        if screen.asked.steady.takes_skip(screen.asked.time) {
            screen.go_on();
        }
        return;
    }
    // A press meant for the question before does not answer this one.
    if matches!(action, KeyAction::End | KeyAction::Confirm) && !screen.asked.steady.takes_answer(screen.asked.time) {
        return;
    }
    let sure = std::mem::take(&mut screen.asked.sure);
    if keyboard::look(&mut screen.board.stage, action) {
        return;
    }
    // The last refusal goes when the player does something else; Esc takes it away itself.
    if action != KeyAction::Cancel {
        screen.asked.refusal = None;
    }
    let asking = Arc::clone(screen.asked.asking());
    match action {
        // Events that are still shown are skipped: the key always leads to the next question.
        KeyAction::Next if screen.board.unfolding.is_busy() => {
            if screen.asked.steady.takes_skip(screen.asked.time) {
                screen.skip();
            }
        }
        KeyAction::Next => step(screen, &asking, true),
        KeyAction::Previous => step(screen, &asking, false),
        KeyAction::NextUnmoved if asking.waiting().is_empty() => nothing_waits(screen, &asking),
        KeyAction::NextUnmoved => step(screen, &asking, true),
        KeyAction::Act => at_the_cursor(screen),
        KeyAction::Confirm if asking.ready.is_none() => at_the_cursor(screen),
        KeyAction::Confirm => say(screen, &asking.ready, sure, false),
        KeyAction::End => say(screen, &asking.pass, sure, true),
        KeyAction::TakeBack => screen.take_back(),
        KeyAction::Cancel => screen.cancel(),
        KeyAction::DropLast => screen.asked.drop_last(),
        KeyAction::Suggest => go_on(screen, asking.next_suggestion(true)),
        KeyAction::Lower => take(screen, asking.dials().first().and_then(|&dial| asking.turned(dial, true))),
        KeyAction::Raise => take(screen, asking.dials().first().and_then(|&dial| asking.turned(dial, false))),
        KeyAction::Word(number) => take(screen, asking.numbered().get(usize::from(number)).copied()),
        KeyAction::TurnLeft => take(screen, asking.next_facing(false)),
        KeyAction::TurnRight => take(screen, asking.next_facing(true)),
        KeyAction::NextHex => next_hex(screen),
        KeyAction::Spread => {
            let hex = if screen.board.stage.spread().is_some() { None } else { at(screen) };
            screen.board.stage.set_spread(hex);
        }
        KeyAction::Hint => screen.asked.ask_hint(&screen.board),
        KeyAction::PlayHint => {
            if let Some(said) = screen.asked.follow_hint(&screen.board) {
                screen.say(&said);
            }
        }
        KeyAction::Measure => measure(screen),
        KeyAction::PlayBack => play_back(screen),
        KeyAction::Ping => {
            if let Some(hex) = screen.board.stage.focus() {
                screen.ping(hex);
            }
        }
        KeyAction::ClearArrows => screen.board.stage.notes.clear(),
        KeyAction::Arrow => {
            if let Some(hex) = screen.board.stage.focus() {
                screen.board.stage.notes.pencil(hex);
            }
        }
        KeyAction::Find => screen.manner.search = Some(Search::default()),
        KeyAction::NextChart | KeyAction::PreviousChart => charts::step(screen, action == KeyAction::NextChart),
        KeyAction::Turn
        | KeyAction::Zones
        | KeyAction::LastMoves
        | KeyAction::Help
        | KeyAction::Whole
        | KeyAction::MapSheet(_)
        | KeyAction::Closer
        | KeyAction::Farther => {}
    }
}

/// Does what a click at the cursor would do.
fn at_the_cursor(screen: &mut MatchScreen) {
    if let Some(hex) = screen.board.stage.cursor {
        touching::click(screen, hex, None);
    }
}

/// Takes an offer, if there is one and this side must decide.
fn take(screen: &mut MatchScreen, offer: Option<&Offer<Bytes>>) {
    if let Some(offer) = offer.filter(|_| screen.board.may_point(&screen.asked)) {
        screen.take(offer);
    }
}

/// The hex the player is at: that of the cursor or the pointer, or else of the selected unit.
fn at(screen: &MatchScreen) -> Option<Hex> {
    screen.board.stage.focus().or_else(|| screen.asked.selected_hex())
}

/// Takes the ruler, set down at the selected unit or the hex one is at, or puts it away.
pub(super) fn measure(screen: &mut MatchScreen) {
    screen.board.stage.tool = match screen.board.stage.tool {
        Tool::Ruler(_) => Tool::None,
        Tool::None | Tool::Finger => Tool::Ruler(screen.asked.selected_hex().or_else(|| at(screen))),
    };
}

/// Plays the last phase of the other side again, or returns to now.
pub(super) fn play_back(screen: &mut MatchScreen) {
    if screen.board.stage.playing_back().is_some() {
        return screen.board.stage.stop_playback();
    }
    let Some(now) = screen.board.now() else { return };
    let other = screen.board.asked_here().unwrap_or(now.me).other();
    if !screen.board.stage.play_back(other) {
        screen.asked.refusal = Some(Refused::told(say!(MESSAGES, "window-table-nothing-to-play-back")));
    }
}

/// Says what is ready, or what ends or declines; where there is doubt, only the second time, and not at once.
fn say(screen: &mut MatchScreen, may: &May<Bytes>, sure: bool, ends: bool) {
    if !screen.board.may_point(&screen.asked) {
        return;
    }
    match may {
        None => {}
        Some(Err(barred)) => screen.asked.refusal = Some(Refused::by(&screen.asked.names(), &barred.refusal, None)),
        Some(Ok(saying)) => match screen.asked.doubt(saying, ends) {
            // A double click is no second answer: the question stays open.
            Some(doubt) if sure && !twice::counts(screen.asked.doubted, screen.asked.time) => {
                screen.asked.sure = true;
                screen.asked.refusal = Some(Refused::told(doubt));
            }
            Some(doubt) if !sure => {
                screen.asked.sure = true;
                screen.asked.doubted = screen.asked.time;
                screen.asked.refusal = Some(Refused::told(doubt));
            }
            _ => {
                screen.asked.steady.answer(ends, screen.asked.time);
                screen.say(&saying.said);
            }
        },
    }
}

/// The next piece that may do something, or the next suggestion.
fn step(screen: &mut MatchScreen, asking: &Asking<Bytes>, forwards: bool) {
    match asking.next_draft(forwards, |draft| screen.asked.ask(draft)) {
        Some(draft) => go_on(screen, Some(draft)),
        None if asking.hexes().is_empty() => nothing_waits(screen, asking),
        None => next_hex(screen),
    }
}

/// No piece has anything left to do: the button that goes on is named.
fn nothing_waits(screen: &mut MatchScreen, asking: &Asking<Bytes>) {
    let names = screen.asked.names();
    let label = asking.would_pass().map(|saying| saying.label.plain(&names)).filter(|label| !label.is_empty());
    if let Some(label) = label.filter(|_| screen.board.may_point(&screen.asked)) {
        let told = say!(MESSAGES, "window-table-nothing-waits", label = label);
        screen.asked.refusal = Some(Refused::told(told));
    }
}

/// Goes on with another draft, and shows what it is about.
fn go_on(screen: &mut MatchScreen, draft: Option<Draft>) {
    let Some(draft) = draft else { return };
    screen.asked.point(&draft);
    let asking = screen.asked.asking();
    let target = asking.draft.picks().iter().rev().find_map(|pick| pick.hex());
    // A unit that is not on the map yet is shown where it can enter the map.
    let entry = || asking.hexes().first().copied();
    if let Some(hex) = target.or_else(|| screen.asked.selected_hex()).or_else(entry) {
        screen.board.stage.go_to(hex);
    }
}

/// Hexes that may be chosen; where only pieces may be, their places.
pub(crate) fn hexes(asked: &Asked) -> Vec<Hex> {
    let asking = asked.asking();
    let hexes = asking.hexes();
    if !hexes.is_empty() {
        return hexes;
    }
    let pieces = asking.offers.iter().filter_map(|offer| offer.pick.piece());
    let mut places: Vec<Hex> = pieces.filter_map(|piece| asked.place(piece)).collect();
    places.sort_unstable();
    places.dedup();
    places
}

fn next_hex(screen: &mut MatchScreen) {
    let hexes = hexes(&screen.asked);
    let after = screen.board.stage.cursor.and_then(|at| hexes.iter().position(|hex| *hex == at)).map_or(0, |at| at + 1);
    if let Some(&hex) = hexes.get(after).or_else(|| hexes.first()) {
        screen.board.stage.go_to(hex);
    }
}
