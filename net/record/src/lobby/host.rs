//! The host's side of a lobby, for one connection.

use super::{
    Admission, Beginning, FreshSecrets, LobbyFault, LobbyOutcome, MESSAGES, Myself, failed, refuse, send, turned_away,
};
use crate::allowance::Allowance;
use crate::entry::{Entry, SignedEntry};
use crate::header::{Commitment, Header, PROTOCOL, Player, Terms, as_name};
use crate::identity::PlayerKey;
use crate::message::{Carried, Hello, Message, shown};
use engine::contract::Side;

/// Limits on headers made for one connection, and on times the battle is sent. A guest commits to its dice once; one
/// that does so again and again only keeps the host busy.
const MOST_HEADERS: u32 = 4;
const MOST_SCENARIOS: u32 = 16;

/// The host's side, for one connection.
pub struct HostLobby {
    myself: Myself,
    guest: PlayerKey,
    guest_name: String,
    terms: Terms,
    battle: Vec<u8>,
    admitted: bool,
    /// Whether the host was asked about the guest.
    knocked: bool,
    messages: Allowance,
    /// The header that was made for a commitment of the guest's, so that the same one is sent again.
    made: Option<(Commitment, SignedEntry)>,
    headers: u32,
    scenarios: u32,
}

impl HostLobby {
    /// A lobby for one guest, known by the key it has proven. The battle is its canonical bytes.
    pub const fn new(myself: Myself, guest: PlayerKey, terms: Terms, battle: Vec<u8>) -> HostLobby {
        HostLobby {
            myself,
            guest,
            guest_name: String::new(),
            terms,
            battle,
            admitted: false,
            knocked: false,
            messages: Allowance::new(MESSAGES.0, MESSAGES.1, 0),
            made: None,
            headers: 0,
            scenarios: 0,
        }
    }

    /// The same for a guest whose name is known: after a match, for another one.
    pub fn knowing(self, guest_name: &str) -> HostLobby {
        HostLobby { guest_name: as_name(guest_name), ..self }
    }

    /// Whether a match has begun from it.
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

    /// A message came. `gate` says whether the guest who says hello may come in.
    pub fn receive(
        &mut self,
        now: u64,
        begun: u64,
        message: &Message,
        gate: &mut dyn FnMut(&Hello) -> Admission,
        fresh: FreshSecrets<'_>,
    ) -> Vec<LobbyOutcome> {
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
                vec![send(&Message::Scenario { bytes: self.battle.clone() })]
            }
            Message::Agree { terms, commitment } if self.admitted => {
                if *terms != self.terms.hash() {
                    return vec![refuse("other-terms", "the host uses other match settings than you agreed to")];
                }
                match &self.made {
                    Some((known, entry)) if known == commitment => {
                        vec![send(&Message::Entry(Carried::new(entry)))]
                    }
                    _ if self.headers >= MOST_HEADERS => flood(),
                    _ => self.begin(begun, *commitment, fresh),
                }
            }
            // If one program refuses the match, the other shows its reason.
            Message::Refused { name, text } if self.admitted && !self.has_begun() => {
                vec![LobbyOutcome::Failed(LobbyFault { name: shown(name), text: shown(text) })]
            }
            _ => Vec::new(),
        }
    }

    fn hello(&mut self, hello: &Hello, gate: &mut dyn FnMut(&Hello) -> Admission) -> Vec<LobbyOutcome> {
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
            // The guest repeats itself until it is answered; the host is asked once.
            Admission::Ask if std::mem::replace(&mut self.knocked, true) => Vec::new(),
            Admission::Ask => vec![LobbyOutcome::Knock { name: self.guest_name.clone(), key: self.guest }],
            Admission::Refuse(fault) => turned_away(fault),
        }
    }

    /// Whether the guest has this key, and the host was asked about this guest.
    pub fn knocks(&self, key: &PlayerKey) -> bool {
        self.knocked && !self.admitted && self.guest == *key
    }

    /// The guest has said hello elsewhere, and is let in.
    pub fn let_in(&mut self, hello: &Hello) -> Vec<LobbyOutcome> {
        self.guest_name = as_name(&hello.name);
        self.admit()
    }

    /// Sends the guest away.
    pub fn turn_away(&mut self) -> Vec<LobbyOutcome> {
        turned_away(LobbyFault::new("not-welcome", "the host did not accept"))
    }

    /// Lets the guest in and makes the offer.
    pub fn admit(&mut self) -> Vec<LobbyOutcome> {
        self.admitted = true;
        let (name, terms) = (as_name(&self.myself.name), Box::new(self.terms.clone()));
        vec![send(&Message::Offer { name, terms })]
    }

    fn begin(&mut self, begun: u64, commitment: Commitment, fresh: FreshSecrets<'_>) -> Vec<LobbyOutcome> {
        let host = self.terms.host;
        self.headers += 1;
        let secrets = match fresh(host) {
            Ok(secrets) => secrets,
            Err(error) => return failed("no-entropy", &error.to_string()),
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
            scenario: self.battle.clone(),
            players: by_side(me, guest),
            dice,
            begun,
        };
        if let Some(why) = header.fault() {
            return vec![refuse("bad-header", why)];
        }
        let entry = Entry::first(header).sign(&self.myself.identity);
        self.made = Some((commitment, entry.clone()));
        // The header is on disk before it is sent.
        let first = send(&Message::Entry(Carried::new(&entry)));
        vec![LobbyOutcome::Begin(Box::new(Beginning { seat: self.myself.sits_down(secrets), header: entry })), first]
    }
}

fn flood() -> Vec<LobbyOutcome> {
    turned_away(LobbyFault::new("flood", "the guest asks for more than any match needs"))
}
