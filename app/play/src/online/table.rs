//! Two players come together: by a code, on one network, or to go on with a match.

use super::hand::knocked;
use super::seen::Onlooker;
use super::setup::{Player, find_match};
use crate::library::Battle;
use crate::shelf::Shelf;
use crate::systems::{self, AnySystem};
use anyhow::{Context, bail};
use engine::contract::Side;
use engine::referee::Rulebook;
use net::addresses::{self, OwnAddresses};
use net::driver::{Driver, Hearing, Inquiry, News, Offer, Request, wall};
use net::far::Relays;
use net::fresh::NoEntropy;
use net::header::Terms;
use net::identity::PlayerKey;
use net::invitation::{Code, Kind, OpenInvitation, Secret, proof};
use net::lan::{self, Adapters, Announcement, Calling, Found, Open};
use net::lobby::{Admission, JoinLobby, LobbyFault};
use net::message::{Entrance, Hello};
use net::peer::{Fresh, Gate, Peer, Role};
use net::ports::{self, Asking, Mapping};
use net::quic::{Bind, DialError, Endpoint, Expect, Link};
use net::record::Record;
use net::secrets::Secrets;
use net::session::{Seat, Session};
use net::store::Store;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long a dial may take before it is given up.
const DIAL: Duration = Duration::from_secs(12);
/// How long open invitations are listened for.
const LISTEN: Duration = Duration::from_millis(2500);
/// How long a resume code is good: whoever goes on does so within days.
const RESUME_DAYS: u64 = 14;

/// Where to listen, and whether to ask the router.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// On this machine only, for trying things out.
    pub loopback: bool,
    /// The UDP port; 0 lets the system choose.
    pub port: u16,
    /// Whether the router is asked to open the port.
    pub router: bool,
}

impl Network {
    /// On this machine only.
    pub const LOOPBACK: Network = Network { loopback: true, port: 0, router: false };

    /// Opens the port. One that the system may choose is the same as last time where it is free: then two friends find
    /// each other again, although both have closed the program meanwhile.
    pub(super) async fn bind(self, player: &Player) -> anyhow::Result<Arc<Endpoint>> {
        let at = |port| match self.loopback {
            true => Bind::At(SocketAddr::from(([127, 0, 0, 1], port))),
            false => Bind::Everywhere(port),
        };
        let relays = self.relays(player);
        let file = player.folders.identity_file().with_file_name("port.txt");
        let usual = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse::<u16>().ok());
        if let Some(port) = usual.filter(|_| self.port == 0)
            && let Ok(endpoint) = Endpoint::bind_far(&player.identity, at(port), &relays).await
        {
            return Ok(Arc::new(endpoint));
        }
        let endpoint = Endpoint::bind_far(&player.identity, at(self.port), &relays).await?;
        if usual.is_none() && self.port == 0 {
            // Without it the next port is another one, and a code leads to it.
            let _ = std::fs::write(&file, endpoint.port().to_string());
        }
        Ok(Arc::new(endpoint))
    }

    /// The relays that the player allows. On this machine only, nobody is asked for help.
    fn relays(self, player: &Player) -> Relays {
        if self.loopback { Relays::NONE } else { Relays::read(&player.folders.relays_file()).0 }
    }

    /// Where this machine can be reached, and what the player should know about it.
    async fn reachable(self, endpoint: &Endpoint) -> (OwnAddresses, Vec<String>, Option<Mapping>) {
        if self.loopback {
            let here = SocketAddr::from(([127, 0, 0, 1], endpoint.port()));
            return (OwnAddresses { adapters: vec![here], ..OwnAddresses::default() }, Vec::new(), None);
        }
        let asking = if self.router { Asking::NORMAL } else { Asking::OFF };
        let ((report, mapping), relayed) = tokio::join!(ports::open(endpoint.port(), &asking), relayed(endpoint));
        let adapters = addresses::on_adapters(endpoint.port()).unwrap_or_default();
        let own = OwnAddresses { adapters, mapped: report.reachable(), seen: None };
        let remarks = match relayed {
            // What else could be done matters only where there is no other way.
            Some(relayed) if report.reachable().is_none() => vec![relayed],
            relayed => report.sentences().into_iter().chain(relayed).collect(),
        };
        (own, remarks, mapping)
    }
}

/// What the player should know about the relays of his list, if there are any: once one of them carries for him, or none
/// does.
async fn relayed(endpoint: &Endpoint) -> Option<String> {
    if let Some(far) = endpoint.far() {
        return Some(match far.sight().await.home {
            Some(relay) => format!(
                "Your friend finds you wherever you are. Where no direct way is found, the match goes through the relay \
                 {relay}: it carries sealed bytes and sees neither moves nor dice."
            ),
            None => String::from(
                "None of your relays answers at present; only a friend whom your router lets in reaches you.",
            ),
        });
    }
    None
}

/// What is hosted.
pub enum Hosting {
    /// A new match.
    New {
        /// The battle.
        battle: Box<Battle>,
        /// What is offered.
        terms: Box<Terms>,
        /// Whether it is announced on the network.
        lan: bool,
        /// How long the code is good, in hours.
        hours: u64,
    },
    /// A new match, announced on this network for one player, who alone may come in.
    Challenge {
        /// The battle.
        battle: Box<Battle>,
        /// What is offered.
        terms: Box<Terms>,
        /// Whom it is for.
        whom: PlayerKey,
    },
    /// A game of a tournament, for the one player who has its code.
    Game {
        /// The battle.
        battle: Box<Battle>,
        /// What is offered.
        terms: Box<Terms>,
        /// When its round was opened, in seconds since 1970: it does not begin before.
        opened: u64,
        /// How long the code is good, in hours.
        hours: u64,
    },
    /// A match that is on disk.
    Resume(PathBuf),
}

/// How long a challenge stands, in hours: both are in one room.
const CHALLENGE_HOURS: u64 = 12;

/// How to join.
pub enum Joining {
    /// By a code, for a new match or for one on disk.
    Code(String),
    /// By a code, but at these addresses.
    CodeAt(String, Vec<SocketAddr>),
    /// An open invitation on the network.
    Lan(Box<Found>),
}

/// A table that is laid: what to tell the player, and the match to sit down to.
pub struct Laid {
    /// The code for the other side.
    pub code: Option<String>,
    /// What the player should know, one sentence each.
    pub remarks: Vec<String>,
    pub(super) player: PlayerKey,
    port: u16,
    /// What drives the match.
    pub(super) driving: Box<Driving>,
    pub(super) link: Option<Link>,
    pub(super) mapping: Option<Mapping>,
    pub(super) announcement: Option<Announcement>,
    pub(super) stays: bool,
    pub(super) shows: bool,
    /// Where whoever looks on hears how the match stands.
    pub(super) onlooker: Option<Onlooker>,
}

/// Lays the table for a guest.
pub async fn host(player: &Player, hosting: Hosting, network: Network) -> anyhow::Result<Laid> {
    let endpoint = network.bind(player).await?;
    let (own, mut remarks, mapping) = network.reachable(&endpoint).await;
    let (kind, expires, going, system, named, announcement) = match hosting {
        Hosting::New { battle, terms, lan, hours } => {
            let secret = Secret::fresh()?;
            // Codes count whole minutes, and the invitation is open as long as its code says.
            let expires = wall().saturating_add(hours.max(1).saturating_mul(3600)).next_multiple_of(60);
            let knocks = if lan { Knocks::Ask } else { Knocks::Refuse };
            let gate = gate(player, secret.clone(), expires, knocks);
            let system = battle.system();
            let announcement = if lan { announce(player, &battle, None, &endpoint, &mut remarks).await } else { None };
            let named = Some(terms.system.clone()).filter(|system| system != systems::UNNAMED);
            let going = Going::Host { battle, terms, gate, begun: wall() };
            (Kind::Invitation(secret), expires, going, system, named, announcement)
        }
        Hosting::Game { battle, terms, opened, hours } => {
            let secret = Secret::fresh()?;
            let expires = wall().saturating_add(hours.max(1).saturating_mul(3600)).next_multiple_of(60);
            let gate = gate(player, secret.clone(), expires, Knocks::Refuse);
            let system = battle.system();
            let named = Some(terms.system.clone()).filter(|system| system != systems::UNNAMED);
            // The director's clock says when the round was opened; one that is slow must not spoil the game.
            let going = Going::Host { battle, terms, gate, begun: wall().max(opened) };
            (Kind::Invitation(secret), expires, going, system, named, None)
        }
        Hosting::Challenge { battle, terms, whom } => {
            let secret = Secret::fresh()?;
            let expires = wall().saturating_add(CHALLENGE_HOURS * 3600).next_multiple_of(60);
            let gate = gate(player, secret.clone(), expires, Knocks::Of(whom));
            let system = battle.system();
            let announcement = announce(player, &battle, Some(whom), &endpoint, &mut remarks).await;
            let named = Some(terms.system.clone()).filter(|system| system != systems::UNNAMED);
            let going = Going::Host { battle, terms, gate, begun: wall() };
            (Kind::Invitation(secret), expires, going, system, named, announcement)
        }
        Hosting::Resume(path) => {
            let (going, system, id) = resumed(player, &path)?;
            (Kind::Resume(id), wall() + RESUME_DAYS * 24 * 3600, going, system, None, None)
        }
    };
    // Whoever goes on with a match knows the key of the other side.
    let far = endpoint.reaches_far() && matches!(kind, Kind::Invitation(_));
    let make = if far { Code::reaching_far } else { Code::naming };
    let code = make(kind, named, &player.identity.key(), expires, &own.merged()).to_string();
    let port = endpoint.port();
    let ways = Ways { endpoint, mapped: own.mapped, contact: Vec::new() };
    let driving = drive(system, None, player, going, ways)?;
    Ok(Laid {
        code: Some(code),
        remarks,
        player: player.identity.key(),
        port,
        driving,
        link: None,
        mapping,
        announcement,
        stays: false,
        shows: false,
        onlooker: None,
    })
}

/// Goes to a host's table, and waits there until it is known what is played.
pub async fn join(player: &Player, joining: Joining, network: Network, shelf: Shelf) -> anyhow::Result<Laid> {
    call(player, joining, network, shelf).await?.sit(player).await
}

/// Goes to a host's table. What is played there is not known yet, nor by which rules; it may be what is on the shelf, or a
/// battle of which nothing is there.
pub async fn call(player: &Player, joining: Joining, network: Network, shelf: Shelf) -> anyhow::Result<Call> {
    let endpoint = network.bind(player).await?;
    let (code, addresses) = match joining {
        Joining::Code(text) => (Code::read(&text, wall())?, None),
        Joining::CodeAt(text, addresses) => (Code::read(&text, wall())?, Some(addresses)),
        Joining::Lan(found) => {
            let link = endpoint.dial_until_free(&found.addresses, Expect::Key(found.key), 1, DIAL).await?;
            let inquiry =
                Inquiry::new(link, player.myself()?, Entrance::Knock, systems::all(), Box::new(shelf.clone()));
            return Ok(Call {
                endpoint,
                contact: found.addresses,
                shelf,
                found: At::Host(Box::new(inquiry)),
                not_before: 0,
                rules: None,
            });
        }
    };
    let contact = addresses.unwrap_or_else(|| code.addresses().to_vec());
    let found = match &code.kind {
        Kind::Invitation(secret) => {
            known(code.system())?;
            let link = endpoint.dial_until_free(&contact, code.expect(), 1, DIAL).await;
            let link = link.map_err(|error| unreached(error, code.reaches_far(), endpoint.reaches_far()))?;
            let proof = proof(secret, link.exporter(), &link.peer(), &player.identity.key());
            let entrance = Entrance::Code { proof };
            At::Host(Box::new(Inquiry::new(link, player.myself()?, entrance, systems::all(), Box::new(shelf.clone()))))
        }
        Kind::Watch(_) => bail!("this code is for watching a match; type  estafette watch {code}"),
        Kind::Resume(id) => At::Match(find_match(player.folders.matches(), id)?),
    };
    Ok(Call { endpoint, contact, shelf, found, not_before: 0, rules: None })
}

/// Why a host was not reached, and what else could be tried.
fn unreached(error: DialError, could: bool, tried: bool) -> anyhow::Error {
    if could && !tried {
        return anyhow::anyhow!(
            "{error}. Your friend can also be found through a relay of his, but none is in your list: ask him for its line, \
             and put it into yours (Settings, or  estafette relays --add)"
        );
    }
    error.into()
}

/// A guest at a host's door, or on the way back to a match of his own.
pub struct Call {
    endpoint: Arc<Endpoint>,
    contact: Vec<SocketAddr>,
    shelf: Shelf,
    found: At,
    /// The match does not begin before this, in seconds since 1970.
    not_before: u64,
    /// Rules in place of the system's own.
    rules: Option<&'static dyn Rulebook>,
}

/// What a code or an open invitation leads to.
enum At {
    /// A host, who has been knocked at.
    Host(Box<Inquiry>),
    /// A match that is on disk.
    Match(PathBuf),
}

impl Call {
    /// Whom the guest has knocked at, as words; nothing if he goes on with a match.
    pub fn knocks(&self) -> Option<String> {
        let At::Host(inquiry) = &self.found else { return None };
        let (key, address) = inquiry.host();
        Some(knocked(&key, address))
    }

    /// The same call to a match that must not say that it began before this, in seconds since 1970.
    pub fn not_before(self, seconds: u64) -> Call {
        Call { not_before: seconds, ..self }
    }

    /// The same call with these rules in place of the system's own, if there are any.
    #[must_use]
    pub fn ruled_by(self, rules: Option<&'static dyn Rulebook>) -> Call {
        Call { rules, ..self }
    }

    /// Waits until the host has made his offer, and sits down to a match of its system. A host may think for long before
    /// he lets anybody in.
    pub async fn sit(self, player: &Player) -> anyhow::Result<Laid> {
        self.sit_if(player, |_| Ok(())).await
    }

    /// The same, if the offer is what was agreed on before.
    pub async fn sit_if(
        self,
        player: &Player,
        agreed: impl FnOnce(&Terms) -> anyhow::Result<()>,
    ) -> anyhow::Result<Laid> {
        let Call { endpoint, contact, shelf, found, not_before, rules } = self;
        let (going, system, link) = match found {
            At::Host(inquiry) => {
                let Offer { lobby, link, terms, .. } = inquiry.offer().await?;
                agreed(&terms)?;
                let lobby = lobby.beginning_not_before(not_before);
                (Going::Join(Box::new(lobby), shelf), systems::of_terms(&terms)?, Some(link))
            }
            At::Match(path) => {
                let (going, system, _) = resumed(player, &path)?;
                (going, system, None)
            }
        };
        let port = endpoint.port();
        let ways = Ways { endpoint, mapped: None, contact };
        let driving = drive(system, rules, player, going, ways)?;
        Ok(Laid {
            code: None,
            remarks: Vec::new(),
            player: player.identity.key(),
            port,
            driving,
            link,
            mapping: None,
            announcement: None,
            stays: false,
            shows: false,
            onlooker: None,
        })
    }
}

/// What a player goes to.
enum Going {
    /// A new match, which he offers.
    Host {
        /// The battle.
        battle: Box<Battle>,
        /// What is offered.
        terms: Box<Terms>,
        /// Who may come in.
        gate: Gate,
        /// When it begins, in seconds since 1970.
        begun: u64,
    },
    /// A match that is offered to him, who knows these battles.
    Join(Box<JoinLobby>, Shelf),
    /// A match that is on disk.
    Resume {
        /// Its files.
        store: Box<Store>,
        /// What they hold.
        record: Box<Record>,
        /// The secrets of this side.
        secrets: Box<Secrets>,
    },
}

/// The ways to the other side.
struct Ways {
    endpoint: Arc<Endpoint>,
    mapped: Option<SocketAddr>,
    contact: Vec<SocketAddr>,
}

/// What drives a match.
pub(super) struct Driving {
    pub(super) driver: Driver,
    pub(super) ask: mpsc::Sender<Request>,
    pub(super) hear: Hearing<News>,
}

/// Makes what drives a match by the rules of this system.
fn drive(
    system: &dyn AnySystem,
    rules: Option<&'static dyn Rulebook>,
    player: &Player,
    going: Going,
    ways: Ways,
) -> anyhow::Result<Box<Driving>> {
    let rules = rules.unwrap_or(system.rulebook());
    let (peer, store) = match going {
        Going::Host { battle, terms, gate, begun } => {
            let role = Role::Host { terms, scenario: battle.ruled(), gate, begun };
            let peer = Peer::new(rules, player.myself()?, role, fresh()).known_since(system.since());
            (peer, player.store())
        }
        Going::Join(lobby, shelf) => {
            let role = Role::Join { key: Box::new(|_, _| Entrance::Again), library: Box::new(shelf) };
            (Peer::with_offer(rules, player.myself()?, role, fresh(), *lobby), player.store())
        }
        Going::Resume { store, record, secrets } => {
            let myself = player.myself()?;
            let past = store.past(wall());
            let seat = Seat { identity: Arc::clone(&player.identity), secrets: *secrets, run: myself.run, past };
            let session = Session::resume(seat, &record, 0, rules, None)?;
            if session.is_closed() {
                bail!("this match is over; estafette verify shows how it ended");
            }
            (Peer::with_session(myself, Role::Resume, fresh(), session), *store)
        }
    };
    let contact = addresses::merge(ways.contact.into_iter().chain(store.contact()));
    let (driver, ask, hear) = Driver::new(ways.endpoint, peer, store);
    let driver = driver.with_mapped(ways.mapped).with_contact(contact);
    Ok(Box::new(Driving { driver, ask, hear }))
}

/// Refuses rules that this program does not know, before anybody is dialled.
pub(super) fn known(system: Option<&str>) -> anyhow::Result<()> {
    match system.and_then(|system| systems::unknown(system, None)) {
        Some(unknown) => Err(unknown.into()),
        None => Ok(()),
    }
}

/// The open invitations on this network.
pub async fn list_lan() -> anyhow::Result<Vec<Found>> {
    Ok(lan::browse(LISTEN, Adapters::Real).await?)
}

/// Whatever is announced on this network like that.
pub async fn list_calls(calling: Calling) -> anyhow::Result<Vec<Found>> {
    Ok(lan::browse_for(calling, LISTEN, Adapters::Real).await?)
}

impl Laid {
    /// Where this end listens, if that is on this machine only.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Stays at the table after the match, for another one, until the player leaves or nobody types any more.
    pub fn staying(mut self) -> Laid {
        self.stays = true;
        self
    }

    /// Shows every match to whoever has its watch code, where both players agreed to it.
    pub fn showing(mut self) -> Laid {
        self.shows = true;
        self
    }

    /// Tells somebody who looks on how every match stands, as far as everybody may know it.
    pub fn seen_by(mut self, onlooker: Onlooker) -> Laid {
        self.onlooker = Some(onlooker);
        self
    }
}

fn fresh() -> Fresh {
    Box::new(|side: Side| -> Result<Secrets, NoEntropy> { Secrets::fresh(side) })
}

/// Who may come in without a code.
#[derive(Clone, Copy)]
enum Knocks {
    /// Nobody.
    Refuse,
    /// Whoever the host lets in.
    Ask,
    /// This player, whom the host has asked.
    Of(PlayerKey),
}

fn gate(player: &Player, secret: Secret, expires: u64, knocks: Knocks) -> Gate {
    let mut invitation = OpenInvitation::new(secret, expires);
    let host = player.identity.key();
    Box::new(move |hello: &Hello, joiner: &PlayerKey, exporter: &[u8; 32]| match &hello.entrance {
        Entrance::Code { proof } => match invitation.admit(wall(), exporter, &host, joiner, proof) {
            Ok(()) => Admission::Admit,
            Err(refusal) => Admission::Refuse(LobbyFault::new(refusal.name(), refusal.to_string())),
        },
        Entrance::Knock if matches!(knocks, Knocks::Ask) => Admission::Ask,
        Entrance::Knock if matches!(knocks, Knocks::Of(whom) if whom == *joiner) => Admission::Admit,
        Entrance::Knock | Entrance::Again => {
            Admission::Refuse(LobbyFault::new("code-needed", "this host plays by invitation code only"))
        }
    })
}

async fn announce(
    player: &Player,
    battle: &Battle,
    wanted: Option<PlayerKey>,
    endpoint: &Endpoint,
    remarks: &mut Vec<String>,
) -> Option<Announcement> {
    let system = battle.system();
    let open = Open {
        name: player.name.clone(),
        key: player.identity.key(),
        battle: battle.scenario.title.clone(),
        system: Some((system.name().to_owned(), system.since().to_owned())),
        port: endpoint.port(),
        wanted,
    };
    let announced = tokio::task::spawn_blocking(move || lan::announce(&open, Adapters::Real)).await;
    match announced {
        Ok(Ok(announcement)) => {
            remarks.push(String::from("Announced on this network: your friend finds it under \"On this network\", or types  estafette join --lan"));
            Some(announcement)
        }
        Ok(Err(error)) => {
            remarks.push(error.to_string());
            None
        }
        Err(_) => None,
    }
}

/// The match on disk, by which rules it goes, and how its code names it.
fn resumed(player: &Player, path: &Path) -> anyhow::Result<(Going, &'static dyn AnySystem, [u8; 9])> {
    let (store, record, secrets) = Store::resume(path, Some(player.folders.signed()))?;
    if record.entries.len() < 2 {
        bail!("the other side never signed this match; please begin a new one");
    }
    let header = record.header().with_context(|| format!("{}: this is not the record of a match", path.display()))?;
    let system = systems::of_terms(&header.terms)?;
    let id = header.match_id().0.first_chunk().copied().unwrap_or_default();
    let (store, record, secrets) = (Box::new(store), Box::new(record), Box::new(secrets));
    Ok((Going::Resume { store, record, secrets }, system, id))
}
