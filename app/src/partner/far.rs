//! A table with a friend far away: the same questions and answers, over the wire.

use super::now::Seating;
use super::table::{self, Ask, Heard, Table, Way};
use super::{Now, Told, leaving, past};
use crate::library::{self, Battle};
use crate::online::{self, Hand, Hosting, Joining, Network, Player, act, sentence};
use crate::setup::{self, Setup};
use engine::art_of_war::{Command, Game};
use engine::contract::Game as _;
use net::driver::{Arrived, News, Request};
use net::header::Header;
use net::lan::Found;
use net::record::Record;
use net::session::{Notice, Refused, Session};
use net::store::read_bounded;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// Wishes that may wait for the driver; a person is slower.
const QUEUE: usize = 64;
/// How long a code is good, in hours.
const HOURS: u64 = 24;

/// How two friends come together.
pub enum Far {
    /// By inviting one to this.
    Invite {
        /// What is offered.
        setup: Box<Setup>,
        /// Whether it is announced on this network, too.
        lan: bool,
        /// Over the internet, or on this machine only.
        network: Network,
    },
    /// By the code of one's invitation, or of a match that goes on.
    Join(String, Network),
    /// By an open invitation on this network.
    Lan(Box<Found>, Network),
    /// By going on with the match of this record; the other is looked for where he was last, and there is a code for him.
    GoOn(PathBuf, Network),
}

type Wake = Arc<dyn Fn() + Send + Sync>;

#[derive(Clone)]
struct Voice {
    tell: Sender<Heard>,
    wake: Wake,
    /// Who sits where, once there is a match.
    seating: Arc<Mutex<Option<Seating>>>,
}

impl Voice {
    fn say(&self, heard: Heard) {
        // Nobody listens any more once the player has left.
        let _ = self.tell.send(heard);
        (self.wake)();
    }

    /// Tells how the match stands.
    fn show(&self, session: &Session<Game>, now: u64) {
        let seating = self.seating.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(seating) = seating {
            self.say(Heard::Now(Arc::new(Now::of(session, &seating, now))));
        }
    }
}

impl Table {
    /// Sits down with a friend far away.
    pub fn far(player: Player, far: Far, wake: Wake) -> (Table, Receiver<Heard>) {
        let (tell, heard) = channel();
        let voice = Voice { tell, wake, seating: Arc::default() };
        let (wish, wishes) = mpsc::channel(QUEUE);
        let outer = voice.clone();
        let thread = std::thread::spawn(move || {
            if let Err(error) = travel(&player, far, wishes, &voice) {
                voice.say(Heard::Trouble(format!("{error:#}")));
            }
        });
        let ask = move |ask| drop(wish.try_send(request(ask, &outer)));
        (Table::of(Box::new(ask), thread), heard)
    }
}

/// Something to be done in the match, which it may refuse.
type Deed = Box<dyn FnOnce(&mut Session<Game>, u64) -> Result<(), Refused> + Send>;

/// A wish as the driver carries it out; a refusal is heard.
fn request(ask: Ask, voice: &Voice) -> Request<Game> {
    let voice = voice.clone();
    let doing = move |deed: Deed| {
        act(move |session, now| {
            match deed(session, now) {
                // What is asked for shows at once, before anybody has answered.
                Ok(()) => voice.show(session, now),
                Err(refused) => voice.say(Heard::Refused(refused.to_string())),
            }
        })
    };
    match ask {
        Ask::Command(_, command) => {
            let command: Command = command;
            doing(Box::new(move |session, now| session.command(now, &command)))
        }
        Ask::TakeBack(_) => doing(Box::new(|session, now| session.ask_take_back(now))),
        Ask::Matter(_, matter) => doing(Box::new(move |session, now| session.ask(now, matter))),
        Ask::Resume(_) => doing(Box::new(|session, now| session.resume_play(now))),
        Ask::Concede(_) => doing(Box::new(|session, now| session.concede(now))),
        Ask::Grant(matter) => doing(Box::new(move |session, now| session.grant_matter(now, &matter))),
        Ask::Decline => doing(Box::new(|session, now| session.decline(now))),
        Ask::GoOn => doing(Box::new(|session, now| session.go_on_from_last_phase(now))),
        Ask::CloseAsOwed => doing(Box::new(|session, now| session.close_as_owed(now))),
        Ask::Chat(text) => doing(Box::new(move |session, now| session.chat(now, &text))),
        Ask::Rematch => Request::Rematch,
        Ask::Admit(whether) => Request::Admit(whether),
        Ask::Agree => Request::Agree,
    }
}

fn travel(player: &Player, far: Far, wishes: mpsc::Receiver<Request<Game>>, voice: &Voice) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        // A match that is taken up again may be one whose table was left a moment ago.
        let (mut past, mut resumed) = (None, false);
        let mut own = None;
        let laid = match far {
            Far::Invite { setup, lan, network } => {
                own = Some(setup.battle.clone());
                let terms = Box::new(setup.terms());
                let hosting = Hosting::New { battle: Box::new(setup.battle), terms, lan, hours: HOURS };
                online::host(player, hosting, network).await?
            }
            Far::GoOn(path, network) => {
                let path_read = path.clone();
                past = Some(tokio::task::spawn_blocking(move || told_on_disk(&path_read)).await??);
                resumed = true;
                online::host(player, Hosting::Resume(path), network).await?
            }
            Far::Join(code, network) => online::join(player, Joining::Code(code.trim().to_owned()), network).await?,
            Far::Lan(found, network) => online::join(player, Joining::Lan(found), network).await?,
        };
        if let Some(code) = &laid.code {
            voice.say(Heard::Laid(code.clone(), laid.remarks.clone()));
        }
        let code = laid.code.clone().filter(|_| resumed).map(|code| (code, laid.remarks.clone()));
        let mut hand = WindowHand { voice: voice.clone(), wishes: Some(wishes), past, code, own };
        // Whoever has played stays for another match, until he leaves.
        let journey = laid.staying().play(player, &mut hand).await?;
        voice.say(Heard::Way(Way::Closed));
        match journey.arrived {
            Arrived::Over | Arrived::Left => {}
            Arrived::Stopped(verdict) => voice.say(Heard::Trouble(verdict.text)),
            Arrived::NoMatch(fault) => voice.say(Heard::Trouble(fault.to_string())),
            Arrived::Disk(error) => voice.say(Heard::Trouble(error.to_string())),
        }
        Ok(())
    })
}

/// What the record on disk tells.
fn told_on_disk(path: &std::path::Path) -> anyhow::Result<Vec<Told>> {
    leaving::all_left();
    let record = Record::read(&read_bounded(path)?)?;
    Ok(past::told(&record.entries, None)?)
}

/// The hand that tells a window.
struct WindowHand {
    voice: Voice,
    wishes: Option<mpsc::Receiver<Request<Game>>>,
    /// What happened before, in a match that is taken up again.
    past: Option<Vec<Told>>,
    /// Its code, for the friend who cannot be found.
    code: Option<(String, Vec<String>)>,
    /// The battle as its host has it, with its drawing.
    own: Option<Battle>,
}

impl Hand for WindowHand {
    fn hear(&mut self, news: News<Game>) -> io::Result<Vec<Request<Game>>> {
        let mut requests = Vec::new();
        let words = sentence(&news);
        match news {
            News::Begun { header, record, .. } => match battle_of(&header, self.own.as_ref()) {
                Ok(battle) => {
                    let seating = Seating::of(&header, Some(record), None);
                    *self.voice.seating.lock().unwrap_or_else(PoisonError::into_inner) = Some(seating);
                    // All of it where the record was read, and else how the battle opened.
                    let past = self.past.take().unwrap_or_else(|| past::opening(&header, &battle.board));
                    self.voice.say(Heard::Begun(Box::new(battle)));
                    self.voice.say(Heard::Before(past));
                    if let Some((code, remarks)) = self.code.take() {
                        self.voice.say(Heard::Laid(code, remarks));
                    }
                }
                Err(error) => self.voice.say(Heard::Trouble(format!("{error:#}"))),
            },
            News::Now(_) => {}
            // Shown by how the match stands.
            News::Notice(Notice::Asked(_)) => {}
            News::Notice(notice) => {
                let written = matches!(notice, Notice::Written { .. });
                match table::heard(notice) {
                    Some(heard) => self.voice.say(heard),
                    None if written => {}
                    None => words.into_iter().for_each(|words| self.voice.say(Heard::Word(words))),
                }
                if written {
                    // The news of where the match stands follow by themselves.
                    return Ok(requests);
                }
            }
            News::Offered { name, key, terms, scenario } => {
                let mut text = format!("{name} invites you.\nFingerprint: {}", key.fingerprint());
                for (head, line) in setup::in_words(&terms, &scenario, terms.host.other()) {
                    text.push_str(&format!("\n{head}: {line}"));
                }
                self.voice.say(Heard::Offered(text));
                return Ok(requests);
            }
            News::Knock { name, key } => {
                self.voice.say(Heard::Knock(format!("{name} knocks (fingerprint: {}).", key.fingerprint())));
                return Ok(requests);
            }
            News::Watch(_) => words.into_iter().for_each(|words| self.voice.say(Heard::Word(words))),
            News::Connected { .. } | News::Disconnected(_) | News::Kept(_) => {
                self.voice.say(match news {
                    News::Disconnected(why) => Heard::Way(Way::Lost(why)),
                    News::Kept(path) => Heard::Kept(path),
                    _ => Heard::Way(Way::Open),
                });
                words.into_iter().for_each(|words| self.voice.say(Heard::Word(words)));
            }
        }
        requests.push(self.look());
        Ok(requests)
    }

    fn wishes(&mut self) -> Option<mpsc::Receiver<Request<Game>>> {
        self.wishes.take()
    }
}

impl WindowHand {
    /// Looks at the match where it is played, and tells how it stands.
    fn look(&self) -> Request<Game> {
        let voice = self.voice.clone();
        act(move |session, now| voice.show(session, now))
    }
}

/// The battle of a header, with its drawing if it is one's own or one of ours.
pub(super) fn battle_of(header: &Header, own: Option<&Battle>) -> anyhow::Result<Battle> {
    match own.filter(|battle| Game::scenario_bytes(&battle.board) == header.scenario) {
        Some(battle) => Ok(battle.clone()),
        None => Ok(library::of_bytes(&header.scenario, &header.terms.title)?),
    }
}
