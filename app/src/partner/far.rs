//! A table with a friend far away: the same questions and answers, over the wire.

use super::table::{Ask, Heard, Now, Table};
use crate::library::{self, Battle};
use crate::online::{self, Hand, Hosting, Joining, Network, Player, act, sentence};
use crate::soak;
use anyhow::Context;
use engine::art_of_war::{Command, Game};
use engine::contract::{Game as _, Pending, Side};
use net::driver::{Arrived, News, Request, View};
use net::header::Header;
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
    /// By inviting one.
    Invite {
        /// To this battle.
        battle: Box<Battle>,
        /// The player's own side.
        side: Side,
        /// Whether the weather die is used.
        weather: bool,
        /// Over the internet, or on this machine only.
        network: Network,
    },
    /// By the code of one's invitation.
    Join(String, Network),
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
        let laid = match far {
            Far::Invite { battle, side, weather, network } => {
                let terms = Box::new(soak::terms(&battle, side, weather));
                let hosting = Hosting::New { battle, terms, lan: false, hours: HOURS };
                online::host(player, hosting, network).await?
            }
            Far::Join(code, network) => online::join(player, Joining::Code(code.trim().to_owned()), network).await?,
        };
        if let Some(code) = &laid.code {
            voice.say(Heard::Laid(code.clone(), laid.remarks.clone()));
        }
        let mut hand = WindowHand { voice: voice.clone(), wishes: Some(wishes), begun: None };
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
}

impl Hand for WindowHand {
    fn hear(&mut self, news: News<Game>) -> io::Result<Vec<Request<Game>>> {
        let words = sentence(&news);
        match news {
            News::Begun { header, record, .. } => match battle_of(&header) {
                Ok(battle) => {
                    self.begun = Some((header, record));
                    self.voice.say(Heard::Begun(Box::new(battle)));
                }
                Err(error) => self.voice.say(Heard::Trouble(format!("{error:#}"))),
            },
            News::Now(view) => {
                self.voice.say(Heard::Asked(view.asked.as_ref().map(net::entry::Matter::describe)));
                if let Some(now) = self.now(&view) {
                    self.voice.say(Heard::Now(Arc::new(now)));
                }
            }
            News::Notice(Notice::Written { events, roll, .. }) => self.voice.say(Heard::Happened(events, roll)),
            News::Offered { name, key, terms, .. } => {
                let side = if terms.host == Side::First { "second" } else { "first" };
                self.voice.say(Heard::Offered(format!(
                    "{name} offers {}. You would move {side}. Compare these words with what your friend sees: {}.",
                    terms.title,
                    key.fingerprint()
                )));
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
            vows: super::Vows::of(header),
        })
    }
}

/// The battle of a header, with its drawing: one of ours.
pub(super) fn battle_of(header: &Header) -> anyhow::Result<Battle> {
    let ours = scenarios::built_in_ids().filter_map(|id| library::open(id, None).ok());
    let mut same = ours.filter(|battle| Game::scenario_bytes(&battle.board) == header.scenario);
    same.next().with_context(|| format!("{} is not among the battles of this program", header.terms.title))
}
