//! Messages come onto the board in their order, at the player's pace, and never before their event was seen.

use super::match_screen::MatchScreen;
use super::unfolding::{Beat, Next};
use crate::settings::pace::Pace;
use crate::sound::Sound;
use play::table::Heard;
use std::time::Instant;

/// With more waiting than this at a brisk pace marches are hurried, so that a player does not wait for a long turn.
const HURRY_FROM: usize = 12;
/// Factor by which they are then faster.
const HURRY: f32 = 3.0;

impl MatchScreen {
    /// Lets time pass. Whether anything moves.
    pub(crate) fn advance(&mut self, seconds: f32) -> bool {
        let march = self.board.unfolding.shown.as_ref().is_some_and(|beat| beat.event.is_march());
        let many = self.board.unfolding.waits() > HURRY_FROM && self.board.unfolding.pace() == Pace::Brisk;
        let moving = self.board.stage.advance(if march && many { seconds * HURRY } else { seconds });
        self.unfold(Instant::now());
        moving || self.board.stage.play.is_moving()
    }

    /// Shows whatever is due.
    pub(super) fn unfold(&mut self, now: Instant) {
        loop {
            if let Some(beat) = self.board.unfolding.shown.take() {
                if self.board.stage.play.is_moving() {
                    self.board.unfolding.shown = Some(beat);
                    return;
                }
                self.was_seen(*beat, now);
            }
            if self.board.unfolding.until.is_some_and(|until| now < until) {
                return;
            }
            self.board.unfolding.until = None;
            match self.board.unfolding.take() {
                None => return self.board.stage.come_home(),
                Some(Next::Heard(heard)) => self.hear(*heard),
                Some(Next::Told(seq)) => self.board.told(seq),
                Some(Next::Beat(beat)) => self.begin(beat),
            }
        }
    }

    fn begin(&mut self, beat: Box<Beat>) {
        if self.board.unfolding.pace() != Pace::AtOnce {
            if !beat.own {
                self.board.stage.visit(&beat.event);
            }
            self.board.stage.begin(&beat.event);
            self.manner.sounds.extend(Sound::of(&beat.event));
        }
        self.board.unfolding.shown = Some(beat);
    }

    fn was_seen(&mut self, beat: Beat, now: Instant) {
        let pause = self.board.unfolding.pace().pause(&beat.event, beat.own);
        if !pause.is_zero() {
            self.board.unfolding.until = Some(now + pause);
        }
        self.board.unfolding.caption = beat.event.text.plain(self.board.battle().names());
        self.board.stage.finish(beat.event, beat.roll, beat.of_last_roll);
    }

    /// The next thing, at once.
    pub(super) fn go_on(&mut self) {
        self.board.stage.skip();
        self.board.unfolding.until = None;
        self.unfold(Instant::now());
    }

    /// Everything up to the player's next question is there at once.
    pub(super) fn skip(&mut self) {
        self.board.stage.skip();
        if self.board.unfolding.is_busy() {
            // A player who hurries past an own march wants to see the answer to it.
            let own = self.board.unfolding.is_own();
            self.board.unfolding.until = None;
            self.board.unfolding.set_skips(true);
            self.unfold(Instant::now());
            if own {
                self.board.unfolding.set_skips(false);
            }
        }
    }

    /// Shows acts done at this screen at once: the player who does the next thing has seen them.
    pub(super) fn skip_own(&mut self) {
        if self.board.unfolding.is_own() {
            self.skip();
        }
    }

    /// Whether what was heard must wait for what is being shown.
    pub(super) const fn waits_its_turn(heard: &Heard) -> bool {
        matches!(
            heard,
            Heard::Now(_)
                | Heard::Before(..)
                | Heard::Happened(_)
                | Heard::Why(..)
                | Heard::Agreed(_)
                | Heard::Declined(_)
                | Heard::Begun(_)
        )
    }
}
