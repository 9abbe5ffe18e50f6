//! How what was heard comes onto the board: in its order, at the player's pace, and never a word before it was seen.

use super::match_screen::MatchScreen;
use super::unfolding::{Beat, Next};
use crate::settings::pace::Pace;
use crate::sound::Sound;
use play::table::{Chapter, Heard};
use std::time::{Duration, Instant};

/// With so much waiting at a brisk pace marches are hurried, so that nobody waits for a long turn.
const HURRY_FROM: usize = 12;
/// How much faster they then are.
const HURRY: f32 = 3.0;

impl MatchScreen {
    /// How fast what others do is shown from now on.
    pub(crate) fn set_pace(&mut self, pace: Pace) {
        self.unfolding.set_pace(pace);
    }

    /// Whether the board still shows an older position than the one that was heard of.
    pub(crate) fn is_unfolding(&self) -> bool {
        self.unfolding.is_busy()
    }

    /// Lets time pass. Whether anything moves.
    pub(crate) fn advance(&mut self, seconds: f32) -> bool {
        let march = self.unfolding.shown.as_ref().is_some_and(|beat| beat.event.is_march());
        let many = self.unfolding.waits() > HURRY_FROM && self.unfolding.pace() == Pace::Brisk;
        let moving = self.stage.advance(if march && many { seconds * HURRY } else { seconds });
        self.unfold(Instant::now());
        moving || self.stage.play.is_moving()
    }

    /// How long until something is to be shown, if nothing moves meanwhile.
    pub(crate) fn rests(&self) -> Option<Duration> {
        self.unfolding.left(Instant::now())
    }

    /// Shows whatever is due.
    pub(super) fn unfold(&mut self, now: Instant) {
        loop {
            if let Some(beat) = self.unfolding.shown.take() {
                if self.stage.play.is_moving() {
                    self.unfolding.shown = Some(beat);
                    return;
                }
                self.was_seen(*beat, now);
            }
            if self.unfolding.until.is_some_and(|until| now < until) {
                return;
            }
            self.unfolding.until = None;
            match self.unfolding.take() {
                None => return self.stage.come_home(),
                Some(Next::Heard(heard)) => self.hear(*heard),
                Some(Next::Told(seq)) => self.company.told(seq, self.stage.mark()),
                Some(Next::Beat(beat)) => self.begin(beat),
            }
        }
    }

    fn begin(&mut self, beat: Box<Beat>) {
        if self.unfolding.pace() != Pace::AtOnce {
            if !beat.own {
                self.stage.visit(&beat.event);
            }
            self.stage.begin(&beat.event);
            self.sounds.extend(Sound::of(&beat.event));
        }
        self.unfolding.shown = Some(beat);
    }

    fn was_seen(&mut self, beat: Beat, now: Instant) {
        let pause = self.unfolding.pace().pause(&beat.event, beat.own);
        if !pause.is_zero() {
            self.unfolding.until = Some(now + pause);
        }
        self.unfolding.caption = beat.event.text.plain(self.stage.board.battle().names());
        self.stage.finish(beat.event, beat.roll, beat.of_last_roll);
    }

    /// What an entry tells is shown next. Whose doing it is says its author; where nothing is recorded, the phase.
    pub(super) fn show_next(&mut self, told: Chapter) {
        if self.now().is_none() {
            // Nobody has seen the board yet: this is how it came to be what it is.
            self.stage.recall(told.events, told.roll);
            return self.company.told(told.seq, self.stage.mark());
        }
        let author = if told.seq == 0 { self.stage.whose_phase().unwrap_or(told.author) } else { told.author };
        let own = self.now().is_some_and(|now| now.is_here(author) && now.around.late.is_none());
        self.unfolding.take_apart(told, own);
    }

    /// The next thing, at once.
    pub(super) fn go_on(&mut self) {
        self.stage.skip();
        self.unfolding.until = None;
        self.unfold(Instant::now());
    }

    /// Everything up to the player's next question is there at once.
    pub(super) fn skip(&mut self) {
        self.stage.skip();
        if self.unfolding.is_busy() {
            // Whoever hurries past his own march wants to see what is answered to it.
            let own = self.unfolding.is_own();
            self.unfolding.until = None;
            self.unfolding.set_skips(true);
            self.unfold(Instant::now());
            if own {
                self.unfolding.set_skips(false);
            }
        }
    }

    /// What was done at this screen is there at once: whoever does the next thing has seen it.
    pub(super) fn skip_own(&mut self) {
        if self.unfolding.is_own() {
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
