//! A person at a window who plays with a friend far away: what the match says, and what he wishes.

use super::now::{Around, Now, Seating};
use super::offered::Offered;
use super::past;
use super::table::{self, Heard, Spoken, Way};
use super::voice::Voice;
use super::wish::Ask;
use crate::battle::{Battle, NoBattle};
use crate::library;
use crate::online::hand::{Hand, Work, act, say, sentence};
use crate::shelf::Shelf;
use crate::system::Eye;
use engine::contract::Side;
use net::driver::{News, Request, View, WatchNews};
use net::entry::Ending;
use net::header::Header;
use net::session::{Notice, Refused, Session};
use net::talk::{self, Said};
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// A person at a window, before it is known by which rules the match goes.
pub struct Guest {
    pub(super) voice: Voice,
    pub(super) wishes: mpsc::Receiver<Ask>,
    /// The code of a match that is taken up again, for the friend who cannot be found.
    pub(super) code: Option<(String, Vec<String>)>,
    /// The battle as its host has it, with its drawing.
    pub(super) shelf: Shelf,
}

impl Guest {
    /// His hand in a match.
    pub(crate) fn hand(self) -> Box<dyn Hand> {
        let Guest { voice, wishes, code, shelf } = self;
        let shown = Shown { voice, seating: Arc::default(), last: Arc::default() };
        Box::new(WindowHand { shown, wishes: Some(wishes), code, shelf, ending: None })
    }
}

/// Tells a window how its match stands.
#[derive(Clone)]
struct Shown {
    voice: Voice,
    /// Who sits where, once there is a match.
    seating: Arc<Mutex<Option<Seating>>>,
    /// What was told last.
    last: Arc<Mutex<Option<Arc<Now>>>>,
}

impl Shown {
    fn seating(&self) -> Option<Seating> {
        self.seating.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was said in the match so far, as it is kept beside the record.
    fn talk(&self, me: Side) -> Vec<Spoken> {
        let Some(seating) = self.seating() else { return Vec::new() };
        let said = seating.record.as_deref().map(talk::beside).unwrap_or_default();
        let name = |side: Side| seating.names.get(side.index()).cloned().unwrap_or_default();
        let [mine, theirs] = [name(me), name(me.other())];
        let spoken = |said: Said| Spoken {
            before: said.at,
            name: if said.mine { mine.clone() } else { theirs.clone() },
            text: said.text,
            when: said.when,
        };
        said.into_iter().map(spoken).collect()
    }

    /// Tells how the match stands.
    fn show(&self, session: &Session, now: u64) {
        if let Some(seating) = self.seating() {
            self.tell(Now::of(session, &seating, now));
        }
    }

    fn tell(&self, now: Now) {
        let now = Arc::new(now);
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&now));
        self.voice.say(Heard::Now(now));
    }

    /// Tells that both have signed the end. A table that does not stay for another match is gone by then, and its session cannot be
    /// looked at any more.
    fn close(&self, view: &View, ending: Option<Ending>) {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let (Some(seating), Some(last)) = (self.seating(), last.filter(|last| !last.closed)) {
            let around = Around { length: view.length, ending: last.around.ending.or(ending), ..last.around.clone() };
            let position = seating.position(&view.game, Eye::Of(view.me));
            self.tell(Now { position, asked: None, closed: true, around, ..(*last).clone() });
        }
    }
}

/// Something to be done in the match, which it may refuse.
type Deed = Box<dyn FnOnce(&mut Session, u64) -> Result<(), Refused> + Send>;

/// A wish as the driver carries it out; a refusal is heard.
fn request(ask: Ask, shown: &Shown) -> Request {
    let seated = shown.clone();
    let shown = shown.clone();
    let doing = move |deed: Deed| {
        act(move |session, now| {
            match deed(session, now) {
                // What is asked for shows at once, before anybody has answered.
                Ok(()) => shown.show(session, now),
                Err(refused) => shown.voice.say(Heard::Refused(refused.to_string())),
            }
        })
    };
    match ask {
        Ask::Command(_, said) => {
            let battle = seated.seating().map(|seating| seating.battle);
            doing(Box::new(move |session, now| match &battle {
                Some(battle) => say(battle, session, now, &said),
                None => Err(Refused::NotYourDecision),
            }))
        }
        Ask::TakeBack(_) => doing(Box::new(|session, now| session.ask_take_back(now))),
        Ask::Matter(_, matter) => doing(Box::new(move |session, now| session.ask(now, matter))),
        Ask::Resume(_) => doing(Box::new(|session, now| session.resume_play(now))),
        Ask::Concede(_) => doing(Box::new(|session, now| session.concede(now))),
        Ask::Grant(asked) => doing(Box::new(move |session, now| session.grant(now, &asked))),
        Ask::Decline(asked) => doing(Box::new(move |session, now| session.decline(now, &asked))),
        Ask::CloseAsOwed => doing(Box::new(|session, now| session.close_as_owed(now))),
        Ask::Chat(text) => doing(Box::new(move |session, now| session.chat(now, &text))),
        Ask::Rematch => Request::Rematch,
        Ask::Watch(wish) => Request::Watch(wish),
        Ask::Admit(key) => Request::Admit(key),
        Ask::TurnAway(key) => Request::TurnAway(key),
        Ask::Agree(terms) => Request::Agree(terms),
    }
}

/// The hand that tells a window.
struct WindowHand {
    shown: Shown,
    wishes: Option<mpsc::Receiver<Ask>>,
    code: Option<(String, Vec<String>)>,
    shelf: Shelf,
    /// How the match ended, once it has.
    ending: Option<Ending>,
}

impl Hand for WindowHand {
    fn work(&mut self) -> Option<Work> {
        None
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        let mut requests = Vec::new();
        let words = sentence(&news);
        match news {
            News::Begun { header, record, .. } => match seated(&header, &self.shelf, record) {
                Ok((battle, seating)) => {
                    self.ending = None;
                    *self.shown.last.lock().unwrap_or_else(PoisonError::into_inner) = None;
                    *self.shown.seating.lock().unwrap_or_else(PoisonError::into_inner) = Some(seating);
                    self.shown.voice.say(Heard::Begun(Box::new(battle)));
                    requests.push(self.tell_past());
                    if let Some((code, remarks)) = self.code.take() {
                        self.shown.voice.say(Heard::Laid(code, remarks));
                    }
                }
                Err(error) => self.shown.voice.say(Heard::Trouble(error.to_string())),
            },
            News::Now(view) if view.closed => self.shown.close(&view, self.ending),
            News::Now(_) => {}
            // Shown by how the match stands.
            News::Notice(Notice::Asked(_)) => {}
            News::Notice(notice) => {
                if let Notice::Ended(ending) = &notice {
                    self.ending = Some(*ending);
                }
                let written = matches!(notice, Notice::Written { .. });
                match self.shown.seating().and_then(|seating| table::heard(&seating.battle, notice)) {
                    Some(heard) => self.shown.voice.say(heard),
                    None if written => {}
                    None => words.into_iter().for_each(|words| self.shown.voice.say(Heard::Word(words))),
                }
                if written {
                    // The news of where the match stands follow by themselves.
                    return Ok(requests);
                }
            }
            News::Offered { name, key, terms, scenario } => {
                let bytes = scenario.bytes();
                match library::of_terms(&terms, &bytes, self.shelf.own(&bytes).as_ref()) {
                    Ok(battle) => {
                        let offered = Offered::of(name, &key, &terms, &battle);
                        self.shown.voice.say(Heard::Offered(Box::new(offered)));
                    }
                    Err(error) => self.shown.voice.say(Heard::Trouble(error.to_string())),
                }
                return Ok(requests);
            }
            News::Knock { name, key } => {
                self.shown.voice.say(Heard::Knock(format!("{name} knocks (fingerprint: {}).", key.fingerprint()), key));
                return Ok(requests);
            }
            News::KnockGone(key) => {
                self.shown.voice.say(Heard::KnockGone(key));
                words.into_iter().for_each(|words| self.shown.voice.say(Heard::Word(words)));
                return Ok(requests);
            }
            News::Watch(news) => {
                // The code stands in a place of its own.
                if !matches!(news, WatchNews::Code(_)) {
                    words.into_iter().for_each(|words| self.shown.voice.say(Heard::Word(words)));
                }
                self.shown.voice.say(Heard::Watch(news));
            }
            News::TurnedAway(text) => {
                self.shown.voice.say(Heard::Word(text));
                return Ok(requests);
            }
            News::Way { route, rtt, .. } => {
                self.shown.voice.say(Heard::Way(Way::Known(route, rtt)));
                words.into_iter().for_each(|words| self.shown.voice.say(Heard::Word(words)));
                return Ok(requests);
            }
            News::Connected { .. } | News::Disconnected(_) | News::Kept(_) => {
                let kept = matches!(news, News::Kept(_));
                self.shown.voice.say(match news {
                    News::Disconnected(why) => Heard::Way(Way::Lost(why)),
                    News::Kept(path) => Heard::Kept(path),
                    _ => Heard::Way(Way::Open),
                });
                // What is kept is shown where it belongs.
                let words = words.filter(|_| !kept);
                words.into_iter().for_each(|words| self.shown.voice.say(Heard::Word(words)));
            }
        }
        requests.push(self.look());
        Ok(requests)
    }

    fn wishes(&mut self) -> Option<mpsc::Receiver<Ask>> {
        self.wishes.take()
    }

    fn wish(&mut self, ask: Ask) -> Option<Request> {
        Some(request(ask, &self.shown))
    }
}

impl WindowHand {
    /// Tells what came before, from the record as it is where the match is played.
    fn tell_past(&self) -> Request {
        let shown = self.shown.clone();
        act(move |session, _| {
            shown.voice.say(Heard::Talk(shown.talk(session.me())));
            let Some(seating) = shown.seating() else { return };
            if let Ok(past) = past::told(session.entries(), &seating.battle) {
                shown.voice.say(Heard::Before(past, session.course().length()));
            }
        })
    }

    /// Looks at the match where it is played, and tells how it stands.
    fn look(&self) -> Request {
        let shown = self.shown.clone();
        act(move |session, now| shown.show(session, now))
    }
}

/// The battle of a header, with its drawing if it is one's own or one of ours, and who sits where.
fn seated(header: &Header, shelf: &Shelf, record: PathBuf) -> Result<(Battle, Seating), NoBattle> {
    let battle = library::of_header(header, shelf.own(&header.scenario).as_ref())?;
    let seating = Seating::of(header, battle.clone(), Some(record), None)?;
    Ok((battle, seating))
}
