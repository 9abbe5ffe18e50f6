//! A person at a window who plays with a friend far away: what the match says, and what the person wishes.

use super::super::heard::{self, ConnectionState, FriendOffer, Heard, Spoken, Voice};
use super::super::now::{Around, Now, Seating};
use super::super::wish::{Doing, Wish, act};
use super::super::words::sentence;
use super::hand::{LongWork, MatchParticipant};
use crate::MESSAGES;
use crate::shelf::BattleShelf;
use crate::words::understood;
use engine::contract::Side;
use language::battle::{Battle, NoBattle};
use language::say;
use language::system::Eye;
use net::driver::{MatchView, News, Request, WatchNews};
use net::talk;
use record::entry::Ending;
use record::header::Header;
use record::session::{Notice, Session};
use record::talk::ChatLine;
use replay::library;
use replay::words;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// A person at a window, before it is known by which rules the match goes.
pub struct Guest {
    pub(super) voice: Voice,
    pub(super) wishes: mpsc::Receiver<Wish>,
    /// The code of a match that is taken up again, for the friend who cannot be found.
    pub(super) code: Option<(String, Vec<String>)>,
    /// The battle as its host has it, with its drawing.
    pub(super) shelf: BattleShelf,
}

impl Guest {
    /// The hand of this person in a match.
    pub(crate) fn hand(self) -> Box<dyn MatchParticipant> {
        let Guest { voice, wishes, code, shelf } = self;
        let shown = Shown { voice, seen: Arc::default() };
        Box::new(WindowHand { shown, wishes: Some(wishes), code, shelf, ending: None })
    }
}

/// Sends a window the position of its match.
#[derive(Clone)]
struct Shown {
    voice: Voice,
    seen: Arc<Mutex<Seen>>,
}

/// The seating, once there is a match, and the position that was told last.
type Seen = (Option<Seating>, Option<Arc<Now>>);

impl Shown {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seating(&self) -> Option<Seating> {
        self.seen().0.clone()
    }

    /// The chat of the match so far, as it is kept beside the record.
    fn talk(&self, me: Side) -> Vec<Spoken> {
        let Some(seating) = self.seating() else { return Vec::new() };
        let said = seating.record.as_deref().map(talk::beside).unwrap_or_default();
        let name = |side: Side| seating.names.get(side.index()).cloned().unwrap_or_default();
        let [mine, theirs] = [name(me), name(me.other())];
        let spoken = |said: ChatLine| Spoken {
            before: said.at,
            name: if said.mine { mine.clone() } else { theirs.clone() },
            text: said.text,
            when: said.when,
        };
        said.into_iter().map(spoken).collect()
    }

    /// Reports the present position.
    fn show(&self, session: &Session, now: u64) {
        if let Some(seating) = self.seating() {
            self.tell(Now::of(session, &seating, now));
        }
    }

    fn tell(&self, now: Now) {
        let now = Arc::new(now);
        self.seen().1 = Some(Arc::clone(&now));
        self.voice.say(Heard::Now(now));
    }

    /// Reports that both have signed the end. A table that does not stay for another match is gone by then, and its
    /// session cannot be looked at any more.
    fn close(&self, view: &MatchView, ending: Option<Ending>) {
        let (seating, last) = self.seen().clone();
        if let (Some(seating), Some(last)) = (seating, last.filter(|last| !last.closed)) {
            let around = Around { length: view.length, ending: last.around.ending.or(ending), ..last.around.clone() };
            let position = seating.position(&view.game, Eye::Of(view.me));
            self.tell(Now { position, asked: None, closed: true, around, ..(*last).clone() });
        }
    }
}

/// The hand that sends to a window.
struct WindowHand {
    shown: Shown,
    wishes: Option<mpsc::Receiver<Wish>>,
    code: Option<(String, Vec<String>)>,
    shelf: BattleShelf,
    /// The end of the match, once it is over.
    ending: Option<Ending>,
}

impl MatchParticipant for WindowHand {
    fn work(&mut self) -> Option<LongWork> {
        None
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        let words = sentence(self.shelf.systems(), &news).map(Heard::Word);
        // The message for the player, the sentence after it, and whether to look at the match then.
        let (heard, words, looks) = match news {
            News::Begun { header, record, .. } => {
                let past = self.begin(&header, record);
                return Ok(past.into_iter().chain([self.look()]).collect());
            }
            News::Now(view) => {
                if view.closed {
                    self.shown.close(&view, self.ending);
                }
                (None, None, true)
            }
            // The present position shows it.
            News::Notice(Notice::Asked(_)) => (None, None, true),
            News::Notice(notice) => {
                if let Notice::Ended(ending) = &notice {
                    self.ending = Some(*ending);
                }
                // After an entry the present position follows by itself.
                let written = matches!(notice, Notice::Written { .. });
                let seating = self.shown.seating();
                let heard = seating.and_then(|seating| {
                    seating.hear(&notice);
                    heard::of_notice(&seating.battle, notice, None)
                });
                (heard.or(words.filter(|_| !written)), None, !written)
            }
            News::Offered { name, key, terms, scenario } => {
                let bytes = scenario.bytes();
                let battle = library::of_terms(self.shelf.systems(), &terms, &bytes, self.shelf.own(&bytes).as_ref());
                let offered = battle.map(|battle| FriendOffer::of(self.shelf.systems(), name, &key, &terms, &battle));
                let heard = offered.map(|offered| Heard::Offered(Box::new(offered)));
                (Some(heard.unwrap_or_else(|error| Heard::Trouble(understood(&error.to_string())))), None, false)
            }
            News::Knock { name, key } => {
                let (name, fingerprint) = (name.to_string(), key.fingerprint().to_string());
                let text = say!(MESSAGES, "play-guest-knocks", name = name, fingerprint = fingerprint);
                (Some(Heard::Knock(text, key)), None, false)
            }
            News::KnockGone(key) => (Some(Heard::KnockGone(key)), words, false),
            // The code has a place of its own.
            News::Watch(news @ WatchNews::Code(_)) => (Some(Heard::Watch(news)), None, true),
            News::Watch(news) => (words, Some(Heard::Watch(news)), true),
            News::TurnedAway(_) => (words, None, false),
            News::Way { route, rtt, .. } => (Some(Heard::Way(ConnectionState::Known(route, rtt))), words, false),
            News::Connected { .. } => (Some(Heard::Way(ConnectionState::Open)), words, true),
            News::Disconnected(why) => (Some(Heard::Way(ConnectionState::Lost(why))), words, true),
            // Shown where it belongs.
            News::Kept(path) => (Some(Heard::Kept(path)), None, true),
        };
        self.shown.voice.say(heard);
        self.shown.voice.say(words);
        Ok(if looks { vec![self.look()] } else { Vec::new() })
    }

    fn wishes(&mut self) -> Option<mpsc::Receiver<Wish>> {
        self.wishes.take()
    }

    /// A wish as the driver carries it out; a refusal is heard.
    fn wish(&mut self, wish: Wish) -> Option<Request> {
        let deed = match wish.doing(self.shown.seating().map(|seating| seating.battle)) {
            Doing::InMatch(deed) => deed,
            Doing::Around(request) => return Some(request),
        };
        let shown = self.shown.clone();
        let names = shown.seating().map(|seating| seating.battle.names().clone()).unwrap_or_default();
        Some(act(move |session, now| match deed(session, now) {
            // A request shows at once, before the other side has answered.
            Ok(()) => shown.show(session, now),
            Err(refused) => _ = shown.voice.say(Heard::Refused(words::refused(&names, &refused))),
        }))
    }
}

impl WindowHand {
    /// A match begins: its battle is told, and then what came before.
    fn begin(&mut self, header: &Header, record: PathBuf) -> Option<Request> {
        let (battle, seating) = match seated(header, &self.shelf, record) {
            Ok(seated) => seated,
            Err(error) => {
                self.shown.voice.trouble(error);
                return None;
            }
        };
        self.ending = None;
        *self.shown.seen() = (Some(seating), None);
        self.shown.voice.say(Heard::Begun(Box::new(battle)));
        let past = self.tell_past();
        self.shown.voice.say(self.code.take().map(|(code, remarks)| Heard::Laid(code, remarks)));
        Some(past)
    }

    /// Tells what came before, from the record as it is where the match is played.
    fn tell_past(&self) -> Request {
        let shown = self.shown.clone();
        act(move |session, _| {
            shown.voice.say(Heard::Talk(shown.talk(session.me())));
            let Some(seating) = shown.seating() else { return };
            if let Ok(past) = seating.past(session) {
                shown.voice.say(Heard::Before(past, session.course().length()));
            }
        })
    }

    /// Looks at the match where it is played, and sends the present position.
    fn look(&self) -> Request {
        let shown = self.shown.clone();
        act(move |session, now| shown.show(session, now))
    }
}

/// The battle of a header, with its drawing if the player or the program has it, and the seating.
fn seated(header: &Header, shelf: &BattleShelf, record: PathBuf) -> Result<(Battle, Seating), NoBattle> {
    let battle = library::of_header(shelf.systems(), header, shelf.own(&header.scenario).as_ref())?;
    let seating = Seating::of(header, battle.clone(), Some(record), None)?;
    Ok((battle, seating))
}
