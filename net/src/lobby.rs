//! Before a match: who comes in, what is to be played, and the header both sign.
//!
//! The joiner knocks, the host offers, the joiner agrees and commits to his dice, the host commits to his own and signs
//! the header, the joiner signs under it. Every message can be lost or come twice: the joiner repeats himself until he
//! is answered. A header that the joiner never signed is thrown away with its chains.

use crate::allowance::Allowance;
use crate::entry::{Body, SignedEntry};
use crate::fault::Fault;
use crate::fresh::NoEntropy;
use crate::header::{Commitment, Header, LARGEST_SCENARIO, PROTOCOL, Player, Terms, as_name, is_name};
use crate::identity::{Identity, PlayerKey};
use crate::message::{Carried, Entrance, Hello, Message, shown};
use crate::secrets::Secrets;
use crate::session::{Past, Seat, Session};
use engine::contract::{Game, Side};
use engine::digest::Hash;
use std::fmt;
use std::sync::Arc;

/// How often the joiner repeats himself, in milliseconds.
const REPEAT: u64 = 2_000;
/// How many headers a host makes for one connection, and how often he sends the battle. A guest commits to his dice
/// once; whoever does so again and again only wants to keep the host busy.
const MOST_HEADERS: u32 = 4;
const MOST_SCENARIOS: u32 = 16;
/// Messages of the other side, at once and a second: a guest repeats one every two seconds until he is answered.
const MESSAGES: (u64, u64) = (64, 4);

/// What one brings into a lobby.
#[derive(Clone, Debug)]
pub struct Myself {
    /// Who.
    pub identity: Arc<Identity>,
    /// What he calls himself.
    pub name: String,
    /// A number of this run of the program.
    pub run: u64,
}

/// Where fresh secrets come from: the operating system, or a seed in a simulation.
pub type FreshSecrets<'a> = &'a mut dyn FnMut(Side) -> Result<Secrets, NoEntropy>;

/// What a lobby wants done, in this order.
pub enum Outcome<G: Game> {
    /// Send to the other side.
    Send(Vec<u8>),
    /// Somebody knocks at an open invitation: let him in, or not.
    Knock {
        /// What he calls himself.
        name: String,
        /// Who he is.
        key: PlayerKey,
    },
    /// The host offers this; to be agreed to, or not.
    Offered {
        /// The host's name.
        name: String,
        /// What.
        terms: Box<Terms>,
        /// The battle, read and checked.
        scenario: G::Scenario,
    },
    /// The match begins. The secrets are to be on disk before the session's own outputs are carried out.
    Begin(Box<Session<G>>),
    /// It comes to nothing, and the sentence says why.
    Failed(LobbyFault),
}

/// Why it came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyFault {
    /// Its own short name, the same in every language.
    pub name: String,
    /// A sentence.
    pub text: String,
}

impl LobbyFault {
    /// A fault with its name and its sentence.
    pub fn new(name: &str, text: impl Into<String>) -> LobbyFault {
        LobbyFault { name: name.to_owned(), text: text.into() }
    }
}

impl fmt::Display for LobbyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for LobbyFault {}

/// Whether somebody may come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admission {
    /// Yes.
    Admit,
    /// The host is asked.
    Ask,
    /// No.
    Refuse(LobbyFault),
}

/// The host's side, for one connection.
pub struct HostLobby<G: Game> {
    myself: Myself,
    guest: PlayerKey,
    guest_name: String,
    terms: Terms,
    scenario: G::Scenario,
    scenario_bytes: Vec<u8>,
    admitted: bool,
    /// Whether the host was asked about the guest.
    knocked: bool,
    messages: Allowance,
    /// The header that was made for a commitment of the guest's, so that the same one is sent again.
    made: Option<(Commitment, SignedEntry)>,
    headers: u32,
    scenarios: u32,
}

impl<G: Game> HostLobby<G> {
    /// A lobby for one guest, known by the key he has proven.
    pub fn new(myself: Myself, guest: PlayerKey, terms: Terms, scenario: G::Scenario) -> HostLobby<G> {
        let scenario_bytes = G::scenario_bytes(&scenario);
        let guest_name = String::new();
        HostLobby {
            myself,
            guest,
            guest_name,
            terms,
            scenario,
            scenario_bytes,
            admitted: false,
            knocked: false,
            messages: Allowance::new(MESSAGES.0, MESSAGES.1, 0),
            made: None,
            headers: 0,
            scenarios: 0,
        }
    }

    /// A lobby for another match after this one, with the same guest.
    pub fn again(myself: Myself, before: &Session<G>, guest: PlayerKey, terms: Terms) -> HostLobby<G> {
        let mut lobby = HostLobby::new(myself, guest, terms, before.course().scenario().clone());
        lobby.guest_name = before.course().header().player(before.me().other()).name.clone();
        lobby
    }

    /// Whether a match has come of it.
    pub const fn has_begun(&self) -> bool {
        self.made.is_some()
    }

    /// Whether the guest has been let in.
    pub const fn is_admitted(&self) -> bool {
        self.admitted
    }

    /// The guest.
    pub const fn guest(&self) -> &PlayerKey {
        &self.guest
    }

    /// A message came. `gate` says whether whoever says hello may come in.
    pub fn receive(
        &mut self,
        now: u64,
        begun: u64,
        message: &Message,
        gate: &mut dyn FnMut(&Hello) -> Admission,
        fresh: FreshSecrets<'_>,
    ) -> Vec<Outcome<G>> {
        // Once it has begun the match counts what is said.
        if !self.has_begun() && !self.messages.has(now, 1) {
            return flood();
        }
        self.messages.spend(1);
        match message {
            Message::Hello(hello) => self.hello(hello, gate),
            Message::Want { scenario } if self.admitted && *scenario == self.terms.scenario => {
                self.scenarios += 1;
                if self.scenarios > MOST_SCENARIOS {
                    return flood();
                }
                vec![send(&Message::Scenario { bytes: self.scenario_bytes.clone() })]
            }
            Message::Agree { terms, commitment } if self.admitted => {
                if *terms != self.terms.hash() {
                    return vec![refuse("other-terms", "the host plays by other terms than you agreed to")];
                }
                match &self.made {
                    Some((known, entry)) if known == commitment => {
                        vec![send(&Message::Entry(Carried::new(entry)))]
                    }
                    _ if self.headers >= MOST_HEADERS => flood(),
                    _ => self.begin(now, begun, *commitment, fresh),
                }
            }
            _ => Vec::new(),
        }
    }

    fn hello(&mut self, hello: &Hello, gate: &mut dyn FnMut(&Hello) -> Admission) -> Vec<Outcome<G>> {
        if hello.protocol != PROTOCOL {
            let text = format!(
                "the host's program speaks protocol {PROTOCOL} and yours {}; both of you need the same version",
                hello.protocol
            );
            return vec![refuse("other-version", &text)];
        }
        self.guest_name = as_name(&hello.name);
        if self.admitted {
            return self.admit();
        }
        match gate(hello) {
            Admission::Admit => self.admit(),
            // He repeats himself until he is answered; the host is asked once.
            Admission::Ask if std::mem::replace(&mut self.knocked, true) => Vec::new(),
            Admission::Ask => vec![Outcome::Knock { name: self.guest_name.clone(), key: self.guest }],
            Admission::Refuse(fault) => {
                vec![refuse(&fault.name, &fault.text), Outcome::Failed(fault)]
            }
        }
    }

    /// Whether the guest has this key, and the host was asked about him.
    pub fn knocks(&self, key: &PlayerKey) -> bool {
        self.knocked && !self.admitted && self.guest == *key
    }

    /// The guest has said hello elsewhere, and is let in.
    pub fn let_in(&mut self, hello: &Hello) -> Vec<Outcome<G>> {
        self.guest_name = as_name(&hello.name);
        self.admit()
    }

    /// Sends the guest away.
    pub fn turn_away(&mut self) -> Vec<Outcome<G>> {
        let fault = LobbyFault::new("not-welcome", "the host did not accept");
        vec![refuse(&fault.name, &fault.text), Outcome::Failed(fault)]
    }

    /// Lets the guest in and makes the offer.
    pub fn admit(&mut self) -> Vec<Outcome<G>> {
        self.admitted = true;
        let (name, terms) = (as_name(&self.myself.name), Box::new(self.terms.clone()));
        vec![send(&Message::Offer { name, terms })]
    }

    fn begin(&mut self, now: u64, begun: u64, commitment: Commitment, fresh: FreshSecrets<'_>) -> Vec<Outcome<G>> {
        let host = self.terms.host;
        self.headers += 1;
        let secrets = match fresh(host) {
            Ok(secrets) => secrets,
            Err(error) => return vec![Outcome::Failed(LobbyFault::new("no-entropy", error.to_string()))],
        };
        let me = Player { key: self.myself.identity.key(), name: as_name(&self.myself.name) };
        let name = if self.guest_name.is_empty() { as_name("") } else { self.guest_name.clone() };
        let guest = Player { key: self.guest, name };
        let by_side = |mine, theirs| if host == Side::First { [mine, theirs] } else { [theirs, mine] };
        let dice =
            if host == Side::First { [secrets.commitment(), commitment] } else { [commitment, secrets.commitment()] };
        let header = Header {
            protocol: PROTOCOL,
            terms: self.terms.clone(),
            scenario: self.scenario_bytes.clone(),
            players: by_side(me, guest),
            dice,
            begun,
        };
        let seat =
            Seat { identity: Arc::clone(&self.myself.identity), secrets, run: self.myself.run, past: Past::default() };
        if let Some(why) = header.fault() {
            return vec![refuse("bad-header", why)];
        }
        match Session::host(seat, header, now, Some(&self.scenario)) {
            Ok(session) => {
                let Some(entry) = session.entries().first().cloned() else { return Vec::new() };
                let first = send(&Message::Entry(Carried::new(&entry)));
                self.made = Some((commitment, entry));
                // The header is on disk before it is sent.
                vec![Outcome::Begin(Box::new(session)), first]
            }
            Err(fault) => {
                let fault = LobbyFault::new(fault.name(), fault.to_string());
                vec![refuse(&fault.name, &fault.text), Outcome::Failed(fault)]
            }
        }
    }
}

/// The joiner's side.
pub struct JoinLobby<G: Game> {
    myself: Myself,
    host: PlayerKey,
    host_name: String,
    offer: Option<Terms>,
    scenario: Option<G::Scenario>,
    wants: bool,
    agreed: Option<Secrets>,
    commitment: Option<Commitment>,
    last: Option<Message>,
    repeat_at: u64,
    messages: Allowance,
}

impl<G: Game> JoinLobby<G> {
    /// Knocks at a host, known by the key he has proven.
    pub fn new(myself: Myself, host: PlayerKey, entrance: Entrance, now: u64) -> (JoinLobby<G>, Vec<Outcome<G>>) {
        let hello = Message::Hello(Hello {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            name: as_name(&myself.name),
            entrance,
        });
        let mut lobby = JoinLobby::waiting(myself, host);
        let said = lobby.say(now, hello);
        (lobby, vec![said])
    }

    /// Waits for an offer without knocking: after a match, for another one.
    pub fn waiting(myself: Myself, host: PlayerKey) -> JoinLobby<G> {
        JoinLobby {
            myself,
            host,
            host_name: String::new(),
            offer: None,
            scenario: None,
            wants: false,
            agreed: None,
            commitment: None,
            last: None,
            repeat_at: u64::MAX,
            messages: Allowance::new(MESSAGES.0, MESSAGES.1, 0),
        }
    }

    fn say(&mut self, now: u64, message: Message) -> Outcome<G> {
        let said = send(&message);
        self.last = Some(message);
        self.repeat_at = now + REPEAT;
        said
    }

    /// Time has passed: what was not answered is said again.
    pub fn tick(&mut self, now: u64) -> Vec<Outcome<G>> {
        let Some(message) = self.last.as_ref().filter(|_| now >= self.repeat_at) else { return Vec::new() };
        self.repeat_at = now + REPEAT;
        vec![send(message)]
    }

    /// A message came. `library` finds the bytes of a battle that is known here.
    pub fn receive(
        &mut self,
        now: u64,
        message: &Message,
        library: &dyn Fn(&Hash) -> Option<Vec<u8>>,
    ) -> Vec<Outcome<G>> {
        if !self.messages.has(now, 1) {
            return failed("flood", "the host says more than any match needs");
        }
        self.messages.spend(1);
        match message {
            Message::Refused { name, text } => {
                vec![Outcome::Failed(LobbyFault { name: shown(name), text: shown(text) })]
            }
            Message::Offer { name, terms } if self.offer.is_none() => self.offered(now, name, terms, library),
            Message::Scenario { bytes } if self.wants => self.scenario_came(bytes),
            Message::Entry(carried) if self.agreed.is_some() => self.header_came(now, carried.clone()),
            _ => Vec::new(),
        }
    }

    fn offered(
        &mut self,
        now: u64,
        name: &str,
        terms: &Terms,
        library: &dyn Fn(&Hash) -> Option<Vec<u8>>,
    ) -> Vec<Outcome<G>> {
        self.last = None;
        if let Some(why) = terms.fault() {
            return failed("bad-terms", why);
        }
        if terms.one_machine {
            return failed("bad-terms", "the host offers a match in which one machine holds both keys");
        }
        if !is_name(name) {
            return failed("bad-terms", "the host has no name that could be shown");
        }
        if terms.system != G::SYSTEM || !G::carries_out(terms.revision) {
            let known = match (G::OLDEST_REVISION, G::REVISION) {
                (oldest, newest) if oldest == newest => format!("revision {newest}"),
                (oldest, newest) => format!("revisions {oldest} to {newest}"),
            };
            return failed(
                "other-rules",
                &format!(
                    "the host plays {} by revision {} of its rules, and this program knows {} {known}; both of you need \
                     a version that knows it",
                    shown(&terms.system),
                    terms.revision,
                    G::SYSTEM,
                ),
            );
        }
        self.offer = Some(terms.clone());
        self.host_name = as_name(name);
        match library(&terms.scenario) {
            Some(bytes) => {
                self.wants = true;
                self.scenario_came(&bytes)
            }
            None => {
                self.wants = true;
                vec![self.say(now, Message::Want { scenario: terms.scenario })]
            }
        }
    }

    fn scenario_came(&mut self, bytes: &[u8]) -> Vec<Outcome<G>> {
        let Some(terms) = &self.offer else { return Vec::new() };
        self.last = None;
        self.wants = false;
        if bytes.len() > LARGEST_SCENARIO || Header::scenario_hash(bytes) != terms.scenario {
            return failed("other-scenario", "the host sent another battle than it offered");
        }
        let read = G::read_scenario(bytes).and_then(|scenario| G::by_revision(&scenario, terms.revision));
        let scenario = match read {
            Ok(scenario) => scenario,
            Err(error) => return failed("bad-scenario", &format!("the host's battle cannot be played: {error}")),
        };
        if let Err(error) = G::start(&scenario, &terms.options) {
            return failed("bad-scenario", &format!("the host's battle cannot be played: {error}"));
        }
        self.scenario = Some(scenario.clone());
        let name = self.host_name.clone();
        vec![Outcome::Offered { name, terms: Box::new(terms.clone()), scenario }]
    }

    /// Agrees to the offer of the terms with this hash, and to no other.
    pub fn agree(&mut self, now: u64, offered: &Hash, fresh: FreshSecrets<'_>) -> Vec<Outcome<G>> {
        let Some(terms) = self.offer.clone().filter(|_| self.scenario.is_some()) else { return Vec::new() };
        if terms.hash() != *offered {
            return Vec::new();
        }
        let secrets = match fresh(terms.host.other()) {
            Ok(secrets) => secrets,
            Err(error) => return failed("no-entropy", &error.to_string()),
        };
        let commitment = secrets.commitment();
        self.agreed = Some(secrets);
        self.commitment = Some(commitment);
        vec![self.say(now, Message::Agree { terms: terms.hash(), commitment })]
    }

    fn header_came(&mut self, now: u64, carried: Carried) -> Vec<Outcome<G>> {
        let signed = carried.unpack(Hash([0; 32]));
        let Body::Header(header) = &signed.entry.body else { return Vec::new() };
        let (Some(terms), Some(commitment)) = (&self.offer, self.commitment) else { return Vec::new() };
        let me = terms.host.other();
        if *header.commitment(me) != commitment {
            // A header for an earlier knock of ours; the right one follows.
            return Vec::new();
        }
        let player =
            |side: Side, key: PlayerKey, name: &str| header.player(side).key == key && header.player(side).name == name;
        let ours = player(me, self.myself.identity.key(), &as_name(&self.myself.name))
            && player(terms.host, self.host, &self.host_name);
        if header.terms != *terms || !ours {
            return failed("bad-header", "the host signed something else than was agreed");
        }
        let Some(secrets) = self.agreed.take() else { return Vec::new() };
        let seat =
            Seat { identity: Arc::clone(&self.myself.identity), secrets, run: self.myself.run, past: Past::default() };
        match Session::join(seat, &signed, now, self.scenario.as_ref()) {
            Ok(session) => {
                self.last = None;
                vec![Outcome::Begin(Box::new(session))]
            }
            Err(Fault::BadSignature) => failed("bad-signature", "the host did not sign the header"),
            Err(fault) => failed(fault.name(), &fault.to_string()),
        }
    }
}

fn send<G: Game>(message: &Message) -> Outcome<G> {
    Outcome::Send(message.encode())
}

fn refuse<G: Game>(name: &str, text: &str) -> Outcome<G> {
    send(&Message::Refused { name: name.to_owned(), text: text.to_owned() })
}

fn flood<G: Game>() -> Vec<Outcome<G>> {
    let fault = LobbyFault::new("flood", "the guest asks for more than any match needs");
    vec![refuse(&fault.name, &fault.text), Outcome::Failed(fault)]
}

fn failed<G: Game>(name: &str, text: &str) -> Vec<Outcome<G>> {
    vec![Outcome::Failed(LobbyFault::new(name, text))]
}
