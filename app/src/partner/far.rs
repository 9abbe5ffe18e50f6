//! A table with a friend far away: the same questions and answers, over the wire.

use super::table::{Ask, Heard, Now, Table};
use crate::library::{self, Battle};
use crate::online::{self, Hand, Hosting, Joining, Network, Player, act, sentence};
use crate::setup::{self, Setup};
use engine::art_of_war::{Command, Game};
use engine::contract::{Game as _, Pending, Side};
use net::driver::{Arrived, News, Request, View};
use net::header::Header;
use net::invitation::{Code, Kind};
use net::lan::Found;
use net::session::{Notice, Refused, Session};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
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
    /// By going on with a match on disk, and waiting for the other side.
    GoOn(PathBuf, Network),
}

type Wake = Arc<dyn Fn() + Send + Sync>;

#[derive(Clone)]
struct Voice {
    tell: Sender<Heard>,
    wake: Wake,
}

impl Voice {
    fn say(&self, heard: Heard) {
        // Nobody listens any more once the player has left.
        let _ = self.tell.send(heard);
        (self.wake)();
    }
}

impl Table {
    /// Sits down with a friend far away.
    pub fn far(player: Player, far: Far, wake: Wake) -> (Table, Receiver<Heard>) {
        let (tell, heard) = channel();
        let voice = Voice { tell, wake };
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
            if let Err(refused) = deed(session, now) {
                voice.say(Heard::Refused(refused.to_string()));
            }
        })
    };
    match ask {
        Ask::Command(_, command) => {
            let command: Command = command;
            doing(Box::new(move |session, now| session.command(now, &command)))
        }
        Ask::TakeBack(_) => doing(Box::new(|session, now| session.ask_take_back(now))),
        Ask::Concede(_) => doing(Box::new(|session, now| session.concede(now))),
        Ask::Answer(true) => doing(Box::new(|session, now| session.grant(now))),
        Ask::Answer(false) => doing(Box::new(|session, now| session.decline(now))),
        Ask::Chat(text) => doing(Box::new(move |session, now| session.chat(now, &text))),
        Ask::Admit(whether) => Request::Admit(whether),
        Ask::Agree => Request::Agree,
    }
}

fn travel(player: &Player, far: Far, wishes: mpsc::Receiver<Request<Game>>, voice: &Voice) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        // Whoever goes on waits for the other side before the board is opened: the code is to be seen until then.
        let waits = match &far {
            Far::GoOn(..) => true,
            Far::Join(code, _) => code.trim().parse::<Code>().is_ok_and(|code| matches!(code.kind, Kind::Resume(_))),
            Far::Invite { .. } | Far::Lan(..) => false,
        };
        let mut own = None;
        let laid = match far {
            Far::Invite { setup, lan, network } => {
                own = Some(setup.battle.clone());
                let terms = Box::new(setup.terms());
                let hosting = Hosting::New { battle: Box::new(setup.battle), terms, lan, hours: HOURS };
                online::host(player, hosting, network).await?
            }
            Far::Join(code, network) => online::join(player, Joining::Code(code.trim().to_owned()), network).await?,
            Far::Lan(found, network) => online::join(player, Joining::Lan(found), network).await?,
            Far::GoOn(record, network) => online::host(player, Hosting::Resume(record), network).await?,
        };
        if let Some(code) = &laid.code {
            voice.say(Heard::Laid(code.clone(), laid.remarks.clone()));
        }
        let mut hand = WindowHand { voice: voice.clone(), wishes: Some(wishes), begun: None, own, waits, held: None };
        let journey = laid.play(player, &mut hand).await?;
        match journey.arrived {
            Arrived::Over | Arrived::Left => {}
            Arrived::Stopped(verdict) => voice.say(Heard::Trouble(verdict.text)),
            Arrived::NoMatch(fault) => voice.say(Heard::Trouble(fault.to_string())),
            Arrived::Disk(error) => voice.say(Heard::Trouble(error.to_string())),
        }
        Ok(())
    })
}

/// The hand that tells a window.
struct WindowHand {
    voice: Voice,
    wishes: Option<mpsc::Receiver<Request<Game>>>,
    begun: Option<(Box<Header>, PathBuf)>,
    /// The battle as its host has it, with its drawing.
    own: Option<Battle>,
    /// Whether the board stays closed until the other side is there.
    waits: bool,
    held: Option<Box<Battle>>,
}

impl Hand for WindowHand {
    fn hear(&mut self, news: News<Game>) -> io::Result<Vec<Request<Game>>> {
        let words = sentence(&news);
        match news {
            News::Begun { header, record, .. } => match battle_of(&header, self.own.as_ref()) {
                Ok(battle) => {
                    self.begun = Some((header, record));
                    if std::mem::take(&mut self.waits) {
                        self.held = Some(Box::new(battle));
                    } else {
                        self.voice.say(Heard::Begun(Box::new(battle)));
                    }
                }
                Err(error) => self.voice.say(Heard::Trouble(format!("{error:#}"))),
            },
            News::Now(view) => {
                if let Some(battle) = self.held.take_if(|_| view.met) {
                    self.voice.say(Heard::Begun(battle));
                }
                self.voice.say(Heard::Asked(view.asked.as_ref().map(net::entry::Matter::describe)));
                if let Some(now) = self.now(&view) {
                    self.voice.say(Heard::Now(Arc::new(now)));
                }
            }
            News::Notice(Notice::Written { events, roll, .. }) => self.voice.say(Heard::Happened(events, roll)),
            News::Offered { name, key, terms, scenario } => {
                let mut text = format!("{name} invites you.\nFingerprint: {}", key.fingerprint());
                for (head, line) in setup::in_words(&terms, &scenario, terms.host.other()) {
                    text.push_str(&format!("\n{head}: {line}"));
                }
                self.voice.say(Heard::Offered(text));
            }
            News::Knock { name, key } => {
                self.voice.say(Heard::Knock(format!("{name} knocks (fingerprint: {}).", key.fingerprint())));
            }
            _ => {}
        }
        if let Some(words) = words {
            self.voice.say(Heard::Word(words));
        }
        Ok(Vec::new())
    }

    fn wishes(&mut self) -> Option<mpsc::Receiver<Request<Game>>> {
        self.wishes.take()
    }
}

impl WindowHand {
    fn now(&self, view: &View<Game>) -> Option<Now> {
        let (header, record) = self.begun.as_ref()?;
        let asked = match view.game.pending() {
            // Until the other side is there nothing can be decided.
            Pending::Decision { side, .. } if !view.closed && (side != view.me || view.my_decision) => Some(side),
            _ => None,
        };
        Some(Now {
            game: view.game.clone(),
            me: view.me,
            here: [view.me == Side::First, view.me == Side::Second],
            names: Side::BOTH.map(|side| header.player(side).name.clone()),
            asked,
            closed: view.closed,
            far: true,
            met: view.met,
            record: Some(record.clone()),
        })
    }
}

/// The battle of a header, with its drawing if it is one's own or one of ours.
pub(super) fn battle_of(header: &Header, own: Option<&Battle>) -> anyhow::Result<Battle> {
    match own.filter(|battle| Game::scenario_bytes(&battle.board) == header.scenario) {
        Some(battle) => Ok(battle.clone()),
        None => Ok(library::of_bytes(&header.scenario, &header.terms.title)?),
    }
}
