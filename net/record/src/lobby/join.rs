//! The joiner's side of a lobby: it receives the offer before it has to know any rules.

use super::{Beginning, FreshSecrets, Library, LobbyFault, LobbyOutcome, MESSAGES, Myself, failed, send, turned_away};
use crate::allowance::Allowance;
use crate::course;
use crate::entry::Body;
use crate::fault::Fault;
use crate::header::{Commitment, Header, LARGEST_SCENARIO, PROTOCOL, Terms, as_name, is_name};
use crate::identity::PlayerKey;
use crate::message::{Carried, Entrance, Hello, Message, shown};
use crate::secrets::Secrets;
use crate::systems::{CannotBegin, PROGRAM, RuleSystems};
use engine::contract::Side;
use engine::digest::Hash;

/// Time between two repetitions of the joiner's message, in milliseconds.
const REPEAT: u64 = 2_000;

/// The joiner's side.
pub struct JoinLobby {
    myself: Myself,
    host: PlayerKey,
    host_name: String,
    systems: RuleSystems,
    offer: Option<Terms>,
    /// The battle's bytes, once they are here and a game can begin with them.
    battle: Option<Vec<u8>>,
    wants: bool,
    agreed: Option<Secrets>,
    commitment: Option<Commitment>,
    last: Option<Message>,
    repeat_at: u64,
    messages: Allowance,
    /// The match does not begin before this, in seconds since 1970.
    not_before: u64,
}

impl JoinLobby {
    /// Knocks at a host, known by the key it has proven.
    pub fn new(
        myself: Myself,
        host: PlayerKey,
        entrance: Entrance,
        systems: RuleSystems,
        now: u64,
    ) -> (JoinLobby, Vec<LobbyOutcome>) {
        let hello = Message::Hello(Hello {
            protocol: PROTOCOL,
            program: PROGRAM.to_owned(),
            name: as_name(&myself.name),
            entrance,
        });
        let mut lobby = JoinLobby::waiting(myself, host, systems);
        let said = lobby.say(now, hello);
        (lobby, vec![said])
    }

    /// Waits for an offer without knocking: after a match, for another one.
    pub const fn waiting(myself: Myself, host: PlayerKey, systems: RuleSystems) -> JoinLobby {
        JoinLobby {
            myself,
            host,
            host_name: String::new(),
            systems,
            offer: None,
            battle: None,
            wants: false,
            agreed: None,
            commitment: None,
            last: None,
            repeat_at: u64::MAX,
            messages: Allowance::new(MESSAGES.0, MESSAGES.1, 0),
            not_before: 0,
        }
    }

    /// The same lobby for a match that must not say that it began before this, in seconds since 1970.
    pub const fn beginning_not_before(mut self, seconds: u64) -> JoinLobby {
        self.not_before = seconds;
        self
    }

    fn say(&mut self, now: u64, message: Message) -> LobbyOutcome {
        let said = send(&message);
        self.last = Some(message);
        self.repeat_at = now + REPEAT;
        said
    }

    /// Time has passed: unanswered messages are sent again.
    pub fn tick(&mut self, now: u64) -> Vec<LobbyOutcome> {
        let Some(message) = self.last.as_ref().filter(|_| now >= self.repeat_at) else { return Vec::new() };
        self.repeat_at = now + REPEAT;
        vec![send(message)]
    }

    /// A message came. `library` finds the bytes of a battle that is known here.
    pub fn receive(&mut self, now: u64, message: &Message, library: &dyn Library) -> Vec<LobbyOutcome> {
        if !self.messages.has(now, 1) {
            return failed("flood", "the host sends more than any match needs");
        }
        self.messages.spend(1);
        match message {
            Message::Refused { name, text } => {
                vec![LobbyOutcome::Failed(LobbyFault { name: shown(name), text: shown(text) })]
            }
            Message::Offer { name, terms } if self.offer.is_none() => self.offered(now, name, terms, library),
            Message::Scenario { bytes } if self.wants => self.scenario_sent(bytes, library),
            Message::Entry(carried) if self.agreed.is_some() => self.header_came(carried.clone()),
            _ => Vec::new(),
        }
    }

    fn offered(&mut self, now: u64, name: &str, terms: &Terms, library: &dyn Library) -> Vec<LobbyOutcome> {
        self.last = None;
        if let Some(why) = terms.fault() {
            return failed("bad-terms", why);
        }
        if terms.one_machine {
            return failed("bad-terms", "the host offers a match in which one computer holds both keys");
        }
        if !is_name(name) {
            return failed("bad-terms", "the host has no name that can be shown");
        }
        if let Err(unknown) = self.systems.plays(&terms.system, terms.revision) {
            return failed("other-rules", &unknown.to_string());
        }
        self.offer = Some(terms.clone());
        self.host_name = as_name(name);
        match library.bytes(&terms.scenario) {
            Some(bytes) => self.scenario_came(&bytes),
            None => {
                self.wants = true;
                vec![self.say(now, Message::Want { scenario: terms.scenario })]
            }
        }
    }

    /// A battle came from the host. A guest who knows another one of the same name does not play it unawares.
    fn scenario_sent(&mut self, bytes: &[u8], library: &dyn Library) -> Vec<LobbyOutcome> {
        self.last = None;
        self.wants = false;
        let outcomes = self.scenario_came(bytes);
        let terms = self.offer.as_ref().filter(|_| self.battle.is_some());
        let Some(text) = terms.and_then(|terms| library.objection(terms, bytes)) else { return outcomes };
        self.battle = None;
        // Names and values in it come from the host's file.
        turned_away(LobbyFault::new("other-battle", shown(&text)))
    }

    fn scenario_came(&mut self, bytes: &[u8]) -> Vec<LobbyOutcome> {
        let Some(terms) = &self.offer else { return Vec::new() };
        if bytes.len() > LARGEST_SCENARIO || Header::scenario_hash(bytes) != terms.scenario {
            return failed("other-scenario", "the host sent another battle than it offered");
        }
        match self.systems.begins(terms, bytes) {
            Ok(()) => {}
            Err(CannotBegin::Unknown(unknown)) => return failed("other-rules", &unknown.to_string()),
            Err(CannotBegin::Battle(error)) => {
                return failed("bad-scenario", &format!("the host's battle cannot be played: {error}"));
            }
        }
        self.battle = Some(bytes.to_vec());
        self.offer_again()
    }

    /// The offer that was made and has not been agreed to, for a caller who goes on with this lobby.
    pub fn offer_again(&self) -> Vec<LobbyOutcome> {
        let (Some(terms), Some(battle)) = (&self.offer, &self.battle) else { return Vec::new() };
        let (name, terms, battle) = (self.host_name.clone(), Box::new(terms.clone()), battle.clone());
        vec![LobbyOutcome::Offered { name, terms, battle }]
    }

    /// The host.
    pub const fn host(&self) -> &PlayerKey {
        &self.host
    }

    /// The same lobby for a driver whose clock starts again.
    pub const fn with_clock_at(mut self, now: u64) -> JoinLobby {
        self.messages = Allowance::new(MESSAGES.0, MESSAGES.1, now);
        self.repeat_at = if self.last.is_some() { now } else { u64::MAX };
        self
    }

    /// Agrees to the offer of the terms with this hash, and to no other.
    pub fn agree(&mut self, now: u64, offered: &Hash, fresh: FreshSecrets<'_>) -> Vec<LobbyOutcome> {
        let Some(terms) = self.offer.clone().filter(|_| self.battle.is_some()) else { return Vec::new() };
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

    fn header_came(&mut self, carried: Carried) -> Vec<LobbyOutcome> {
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
        if header.begun < self.not_before {
            return failed("bad-header", "the host says that the match started before its round was opened");
        }
        match course::first(&signed) {
            Ok(_) => {}
            Err(Fault::BadSignature) => return failed("bad-signature", "the host did not sign the header"),
            Err(fault) => return failed(fault.name(), &fault.to_string()),
        }
        let Some(secrets) = self.agreed.take() else { return Vec::new() };
        self.last = None;
        vec![LobbyOutcome::Begin(Box::new(Beginning { seat: self.myself.sits_down(secrets), header: signed }))]
    }
}
