//! A tournament that is directed in this window: the desk on a thread of its own, the same one that the command opens.

use crate::MESSAGES;
use crate::wake_up::WakeUp;
use anyhow::Context;
use language::say;
use net::addresses::AddressReach;
use net::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use play::table::{LocalPlayer, Network, leave};
use play::words;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tournament::book::Book;
use tournament::evening::{DeskSetup, Evening};
use tournament::hall::{DirectorOrder, PendingOrder, TournamentSnapshot};
use tournament::part::DeskCode;
use tournament::plan::TournamentPlan;

/// The port for the tournament page if it is free: people type it on their telephones.
const PAGE_PORT: u16 = 8080;
/// More lines than this are history.
const MOST_LINES: usize = 40;
/// The extension of tournament files.
pub(super) const EXTENSION: &str = "tournament";

/// A tournament to direct.
pub(crate) enum Event {
    /// A new one.
    New(Box<TournamentPlan>),
    /// One that goes on.
    GoOn(PathBuf),
}

/// A desk that is open.
struct Opened {
    code: DeskCode,
    page: Option<SocketAddr>,
    /// The reason players do not find the desk by themselves.
    blocked: Option<String>,
}

/// Number of messages that may wait while the window is not drawn: an evening has fewer lines, and only the newest view counts.
const ROOM: QueueCapacity = QueueCapacity { pictures: 2, others: 4096 };

/// A queue of messages from the thread.
fn messages() -> (QueueSender<News>, QueueReceiver<News>) {
    queue(ROOM, |news| matches!(news, News::Sight(_)))
}

/// A message from the thread.
enum News {
    Opened(Box<Opened>),
    Sight(Arc<TournamentSnapshot>),
    Line(String),
    Ended(Result<(), String>),
}

/// A tournament that is directed here.
pub(crate) struct Directing {
    wishes: mpsc::Sender<PendingOrder>,
    news: QueueReceiver<News>,
    answers: Vec<oneshot::Receiver<Result<(), String>>>,
    exporting: Option<(PathBuf, oneshot::Receiver<Result<(), String>>)>,
    /// Its file.
    pub(super) path: PathBuf,
    word: String,
    pub(super) code: Option<DeskCode>,
    /// The address of the page, as it is typed into a browser.
    pub(super) page: Option<String>,
    /// The reason players do not find the desk by themselves.
    pub(super) blocked: Option<String>,
    pub(super) sight: Option<Arc<TournamentSnapshot>>,
    pub(super) lines: Vec<String>,
    /// The reason the last wish was refused.
    pub(super) refused: Option<String>,
    /// The archive that was written, or why it could not be.
    pub(super) exported: Option<Result<PathBuf, String>>,
    /// The reason the desk is closed.
    pub(super) trouble: Option<String>,
    _desk: Desk,
}

/// The desk's thread; dropping it closes the desk, and the program waits for that before it ends.
#[derive(Default)]
struct Desk(Option<(mpsc::Sender<PendingOrder>, std::thread::JoinHandle<()>)>);

impl Drop for Desk {
    fn drop(&mut self) {
        if let Some((wishes, thread)) = self.0.take() {
            let (answer, _) = oneshot::channel();
            // A desk that is closed needs no telling.
            let _ = wishes.try_send((DirectorOrder::Stop, answer));
            leave(thread);
        }
    }
}

/// The folder of tournaments.
pub(super) fn folder(player: &LocalPlayer) -> PathBuf {
    player.folders.matches().with_file_name("tournaments")
}

/// A file for a new tournament of this name.
fn file_for(player: &LocalPlayer, name: &str) -> anyhow::Result<PathBuf> {
    let folder = folder(player);
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let plain: String = name.chars().map(|sign| if sign.is_alphanumeric() { sign } else { ' ' }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let free = |path: &PathBuf| !path.exists();
    let numbered = (1_u32..).map(|number| match number {
        1 => folder.join(format!("{plain}.{EXTENSION}")),
        number => folder.join(format!("{plain} {number}.{EXTENSION}")),
    });
    numbered.take(1000).find(free).with_context(|| say!(MESSAGES, "window-club-desk-names"))
}

impl Directing {
    /// Opens the desk of this tournament; a new one is written first.
    pub(crate) fn begin(
        player: LocalPlayer,
        event: Event,
        word: &str,
        network: Network,
        wake: WakeUp,
    ) -> anyhow::Result<Directing> {
        let path = match event {
            Event::GoOn(path) => path,
            Event::New(plan) => {
                let path = file_for(&player, &plan.name)?;
                Book::create(player.systems, &path, *plan, player.identity.key(), net::driver::wall())?;
                path
            }
        };
        let web = if network.loopback { page_at(Ipv4Addr::LOCALHOST) } else { page_at(Ipv4Addr::UNSPECIFIED) };
        let opening = DeskSetup { word: word.to_owned(), web, loopback: network.loopback, ..DeskSetup::default() };
        let (wishes, wished) = mpsc::channel(8);
        let (tell, news) = messages();
        let thread = {
            let path = path.clone();
            std::thread::spawn(move || {
                let voice = Voice { tell: Arc::new(tell), wake };
                let ended = run(&player, &path, &opening, wished, &voice);
                voice.say(News::Ended(ended.map_err(|error| words::error(&error))));
            })
        };
        let desk = Desk(Some((wishes.clone(), thread)));
        Ok(Directing { _desk: desk, word: word.to_owned(), ..Directing::of(wishes, news, path) })
    }

    fn of(wishes: mpsc::Sender<PendingOrder>, news: QueueReceiver<News>, path: PathBuf) -> Directing {
        Directing {
            wishes,
            news,
            answers: Vec::new(),
            exporting: None,
            path,
            word: String::new(),
            code: None,
            page: None,
            blocked: None,
            sight: None,
            lines: Vec::new(),
            refused: None,
            exported: None,
            trouble: None,
            _desk: Desk::default(),
        }
    }

    /// A desk with this snapshot, for tests of its page; its wishes come out of the channel.
    #[cfg(test)]
    pub(super) fn shown(sight: TournamentSnapshot) -> (Directing, mpsc::Receiver<PendingOrder>) {
        let (wishes, wished) = mpsc::channel(8);
        let mut directing = Directing::of(wishes, messages().1, PathBuf::from("/evening.tournament"));
        directing.sight = Some(Arc::new(sight));
        (directing, wished)
    }

    /// The code that players type to enter.
    pub(crate) const fn code(&self) -> Option<&DeskCode> {
        self.code.as_ref()
    }

    /// The word that players say when they enter.
    pub(crate) fn word(&self) -> &str {
        &self.word
    }

    /// Wishes something; its effect is seen, or why it cannot be.
    pub(super) fn wish(&mut self, wish: DirectorOrder) {
        let (answer, answered) = oneshot::channel();
        self.refused = None;
        if self.wishes.try_send((wish, answer)).is_ok() {
            self.answers.push(answered);
        }
    }

    /// Has the archive written beside the tournament.
    pub(super) fn export(&mut self) {
        let path = self.path.with_extension("tar");
        let (answer, answered) = oneshot::channel();
        if self.wishes.try_send((DirectorOrder::Export(path.clone()), answer)).is_ok() {
            self.exporting = Some((path, answered));
        }
    }

    /// Takes in what is new.
    pub(crate) fn listen(&mut self) {
        while let Ok(news) = self.news.try_recv() {
            match news {
                News::Opened(opened) => {
                    let Opened { code, page, blocked } = *opened;
                    self.page = page.map(|page| typed(&code, page));
                    self.code = Some(code);
                    self.blocked = blocked;
                }
                News::Sight(sight) => self.sight = Some(sight),
                News::Line(line) => {
                    self.lines.push(line);
                    let old = self.lines.len().saturating_sub(MOST_LINES);
                    self.lines.drain(..old);
                }
                News::Ended(Ok(())) => self.trouble = Some(say!(MESSAGES, "window-club-desk-closed")),
                News::Ended(Err(error)) => self.trouble = Some(error),
            }
        }
        if let Some((path, answer)) = &mut self.exporting
            && let Ok(done) = answer.try_recv()
        {
            self.exported = Some(done.map(|()| path.clone()));
            self.exporting = None;
        }
        let mut refused = None;
        self.answers.retain_mut(|answer| match answer.try_recv() {
            Ok(done) => {
                refused = done.err().or(refused.take());
                false
            }
            Err(oneshot::error::TryRecvError::Empty) => true,
            Err(oneshot::error::TryRecvError::Closed) => false,
        });
        if refused.is_some() {
            self.refused = refused;
        }
    }

    /// Whether an answer is still to come.
    pub(super) fn is_asking(&self) -> bool {
        !self.answers.is_empty()
    }
}

/// The address of the page: with the port that is easy to type if it is free.
fn page_at(ip: Ipv4Addr) -> Option<SocketAddr> {
    let usual = SocketAddr::from((ip, PAGE_PORT));
    let port = if TcpListener::bind(usual).is_ok() { PAGE_PORT } else { 0 };
    Some(SocketAddr::from((ip, port)))
}

/// The page's address for a player in the room to type: with this computer's first address that is good on this
/// network.
fn typed(code: &DeskCode, page: SocketAddr) -> String {
    let near = |at: &&SocketAddr| at.is_ipv4() && AddressReach::of(at.ip()) != AddressReach::Nowhere;
    let ip = code.addresses.iter().find(near).map(SocketAddr::ip).filter(|_| page.ip().is_unspecified());
    format!("http://{}:{}/", ip.unwrap_or_else(|| page.ip()), page.port())
}

struct Voice {
    tell: Arc<QueueSender<News>>,
    wake: WakeUp,
}

impl Voice {
    fn say(&self, news: News) {
        // No window listens once the screen is closed.
        self.tell.tell(news);
        (self.wake)();
    }
}

fn run(
    player: &LocalPlayer,
    path: &Path,
    opening: &DeskSetup,
    wished: mpsc::Receiver<PendingOrder>,
    voice: &Voice,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let mut evening = Evening::open(player, Book::open(player.systems, path)?, opening).await?;
        let blocked = evening.announced.as_ref().and_then(|told| told.as_ref().err()).map(ToString::to_string);
        voice.say(News::Opened(Box::new(Opened { code: evening.code.clone(), page: evening.page, blocked })));
        let (mut sight, mut lines) = (evening.sight.clone(), evening.lines.take());
        let (tell, wake) = (Arc::clone(&voice.tell), Arc::clone(&voice.wake));
        let shown = tokio::spawn(async move {
            let voice = Voice { tell, wake };
            sight.mark_changed();
            loop {
                tokio::select! {
                    changed = sight.changed() => match changed {
                        Ok(()) => {
                            let now = Arc::clone(&sight.borrow_and_update());
                            voice.say(News::Sight(now));
                        }
                        Err(_) => return,
                    },
                    Some(line) = next(&mut lines) => voice.say(News::Line(line)),
                }
            }
        });
        let done = evening.run(wished).await;
        shown.abort();
        done.map(drop)
    })
}

async fn next(lines: &mut Option<mpsc::Receiver<String>>) -> Option<String> {
    match lines {
        Some(lines) => lines.recv().await,
        None => None,
    }
}
