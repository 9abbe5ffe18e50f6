//! The player at this end of a match over the wire: hears the news, and gives commands.

use super::super::wish::{Wish, act, say};
use super::super::words::{sentence, told};
use crate::MESSAGES;
use crate::bot::grants;
use engine::referee::Events;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer, Reins, StopSignal};
use language::chance::Chance;
use language::say;
use language::system::{Eye, Systems};
use net::driver::{MatchView, News, Request};
use record::session::Notice;
use replay::library;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A player, a bot or a program at this end of a match.
pub trait MatchParticipant {
    /// Handles an event: returns what to do about it.
    fn hear(&mut self, news: News) -> io::Result<Vec<Request>>;

    /// Long work, such as a bot's thinking; called after each message. It runs on a thread of its own, and the match
    /// goes on meanwhile. Newer work replaces older work, whose result is dropped.
    fn work(&mut self) -> Option<LongWork>;

    /// A line was typed.
    fn line(&mut self, _text: &str) -> io::Result<Vec<Request>> {
        Ok(Vec::new())
    }

    /// A line was typed that is longer than any line may be.
    fn too_long_a_line(&mut self) -> io::Result<Vec<Request>> {
        Ok(Vec::new())
    }

    /// The source of wishes without a request, such as a window's; called once.
    fn wishes(&mut self) -> Option<tokio::sync::mpsc::Receiver<Wish>> {
        None
    }

    /// The request that follows from such a wish.
    fn wish(&mut self, _wish: Wish) -> Option<Request> {
        None
    }

    /// Whether lines are read at all.
    fn wants_lines(&self) -> bool {
        false
    }
}

/// Work that takes long.
pub struct LongWork {
    /// The delay before it starts.
    pub after: Duration,
    /// The work itself; returns the requests for the match.
    pub think: Box<dyn FnOnce() -> Vec<Request> + Send>,
}

/// The amount that a bot reports of the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    /// Everything but moves.
    No,
    /// It reports nothing.
    Yes,
}

/// A bot that plays its side, and reports events in sentences.
pub struct BotHand<W: Write> {
    systems: Systems,
    mind: Arc<Mutex<Mind>>,
    /// The question to think about next.
    question: Option<Arc<MatchView>>,
    /// Ends what it thinks about now.
    stop: StopSignal,
    quiet: Quiet,
    out: W,
    battle: Option<Battle>,
    /// The place it answered last, so that no question is answered twice.
    answered: u32,
    pace: Duration,
}

/// A bot and its own dice. Only one thread at a time thinks with it.
struct Mind {
    bot: BotPlayer,
    chance: Chance,
}

impl<W: Write> BotHand<W> {
    /// A bot of this kind; its seed is its own affair.
    pub fn new(systems: Systems, kind: BotKind, seed: u64, quiet: Quiet, out: W) -> BotHand<W> {
        BotHand {
            systems,
            mind: Arc::new(Mutex::new(Mind { bot: BotPlayer::new(kind), chance: Chance::new(seed) })),
            question: None,
            stop: StopSignal::default(),
            quiet,
            out,
            battle: None,
            answered: u32::MAX,
            pace: Duration::ZERO,
        }
    }

    /// Takes this long over every answer, for people who want to watch.
    pub fn at_pace(mut self, pace: Duration) -> BotHand<W> {
        self.pace = pace;
        self
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if self.quiet == Quiet::No {
            writeln!(self.out, "{text}")?;
            self.out.flush()?;
        }
        Ok(())
    }

    fn events(&mut self, events: &Events) -> io::Result<()> {
        let Some(battle) = self.battle.clone() else { return Ok(()) };
        for sentence in told(&battle, events) {
            self.say(&format!("  {sentence}"))?;
        }
        Ok(())
    }

    fn now(&mut self, view: &Arc<MatchView>) -> Vec<Request> {
        let mut requests = Vec::new();
        if let Some(asked) = view.asked.clone() {
            // The request may be another by now; the bot answers that as well.
            requests.push(act(move |session, now| {
                let _ = if grants(session.course(), &asked.matter) {
                    session.grant(now, &asked)
                } else {
                    session.decline(now, &asked)
                };
            }));
        }
        if view.paused {
            requests.push(act(|session, now| {
                let _ = session.resume_play(now);
            }));
        } else if view.my_decision && self.answered != view.length {
            self.answered = view.length;
            self.question = Some(Arc::clone(view));
        }
        if self.answered != view.length {
            // The match has gone on, or back: an answer to the last question would come too late.
            self.stop.give();
        }
        requests
    }
}

impl<W: Write> Drop for BotHand<W> {
    fn drop(&mut self) {
        // The answer is not wanted any more.
        self.stop.give();
    }
}

impl Mind {
    /// The answer to a question, unless it was stopped. It is sent only if the match has not moved on.
    fn think(&mut self, battle: Battle, view: &MatchView, stop: StopSignal) -> Vec<Request> {
        self.bot.heed(Reins { stop, threads: 1 });
        let Some(position) = battle.position(&view.game, Eye::Of(view.me)) else { return Vec::new() };
        let Some(said) = self.bot.say(&*position, &mut self.chance) else { return Vec::new() };
        let asked = view.length;
        vec![act(move |session, now| {
            if session.course().length() == asked {
                let _ = say(&battle, session, now, &said);
            }
        })]
    }
}

impl<W: Write + Send> MatchParticipant for BotHand<W> {
    fn work(&mut self) -> Option<LongWork> {
        let (view, battle) = (self.question.take()?, self.battle.clone()?);
        self.stop.give();
        self.stop = StopSignal::default();
        let (mind, stop) = (Arc::clone(&self.mind), self.stop.clone());
        let think = move || mind.lock().unwrap_or_else(PoisonError::into_inner).think(battle, &view, stop);
        Some(LongWork { after: self.pace, think: Box::new(think) })
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        if let News::Begun { header, .. } = &news {
            self.battle = library::plain(self.systems, &header.terms, &header.scenario).ok();
        }
        let words = sentence(self.systems, &news);
        let request = match news {
            News::Now(view) => return Ok(self.now(&view)),
            News::Notice(Notice::Written { events, .. }) => {
                self.events(&events)?;
                None
            }
            News::Offered { terms, .. } => Some(Request::Agree(terms.hash())),
            News::Knock { name, key } => {
                let (name, fingerprint) = (name.to_string(), key.fingerprint().to_string());
                self.say(&say!(MESSAGES, "play-guest-let-in", name = name, fingerprint = fingerprint))?;
                Some(Request::Admit(key))
            }
            _ => None,
        };
        // Entries and knocks have no sentence of their own.
        words.map_or(Ok(()), |words| self.say(&words))?;
        Ok(request.into_iter().collect())
    }
}

#[cfg(test)]
#[path = "art_of_war/hand_tests.rs"]
mod tests;
