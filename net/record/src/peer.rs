//! One player's whole end of the wire: the lobby, and the match that follows it.
//!
//! This is what a driver drives, over QUIC or in a simulation. It knows no socket, no file and no clock.

use crate::fault::Fault;
use crate::header::Terms;
use crate::identity::PlayerKey;
use crate::lobby::{Admission, Beginning, HostLobby, JoinLobby, Library, LobbyFault, LobbyOutcome, Myself, NoBooks};
use crate::message::{Entrance, Hello, Message};
use crate::secrets::Secrets;
use crate::seed::NoEntropy;
use crate::session::{Output, Session};
use crate::systems::{self, RuleSystems};
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{Battlefield, Rulebook};
use std::collections::VecDeque;
use std::sync::Arc;

/// Actions that a driver must take, in this order.
pub enum ToDo {
    /// A match begins: put its secrets on disk under its id.
    Begin {
        /// The match.
        match_id: Hash,
        /// The file of secrets.
        secrets: Vec<u8>,
        /// Whether a match was begun before that the guest never signed: its files are deleted.
        instead: bool,
    },
    /// An action of the match.
    Match(Output),
    /// Send to the other side.
    Send(Vec<u8>),
    /// A guest knocks at the open invitation.
    Knock {
        /// The guest's name for itself.
        name: String,
        /// The player's key.
        key: PlayerKey,
    },
    /// The host offers this.
    Offered {
        /// The host's name.
        name: String,
        /// The terms offered; agreeing names their hash.
        terms: Box<Terms>,
        /// The battle, read and checked.
        scenario: Arc<dyn Battlefield>,
    },
    /// The lobby has failed.
    Failed(LobbyFault),
}

/// The source of fresh secrets.
pub type Fresh = Box<dyn FnMut(Side) -> Result<Secrets, NoEntropy> + Send>;
/// Whether the guest who says hello over this connection may come in.
pub type Gate = Box<dyn FnMut(&Hello, &PlayerKey, &[u8; 32]) -> Admission + Send>;
/// Makes the entrance to a host over a connection.
pub type EntranceKey = Box<dyn FnMut(&PlayerKey, &[u8; 32]) -> Entrance + Send>;

/// Purpose of a peer.
pub enum PeerRole {
    /// To play a match that is on disk.
    Resume,
    /// To host a new one.
    Host {
        /// The terms offered.
        terms: Box<Terms>,
        /// The battle.
        scenario: Arc<dyn Battlefield>,
        /// Decides whether a guest may come in.
        gate: Gate,
        /// The start of the match, in seconds since 1970.
        begun: u64,
    },
    /// To join one.
    Join {
        /// Makes the entrance to the host.
        key: EntranceKey,
        /// Battles that are known here.
        library: Box<dyn Library>,
    },
}

/// One player's end.
pub struct Peer {
    myself: Myself,
    role: PeerRole,
    fresh: Fresh,
    /// The systems of this program: a rematch can be of none but this one, a first match of any it was chosen for.
    rules: &'static dyn Rulebook,
    systems: RuleSystems,
    link: Option<(PlayerKey, [u8; 32])>,
    host: Option<HostLobby>,
    join: Option<JoinLobby>,
    /// The battle that is offered, as the rules read it.
    battle: Option<Arc<dyn Battlefield>>,
    session: Option<Session>,
    /// The start of a rematch, in seconds since 1970.
    begun: u64,
    deeds: VecDeque<ToDo>,
}

impl Peer {
    /// A player without a match yet.
    pub fn new(rules: &'static dyn Rulebook, myself: Myself, role: PeerRole, fresh: Fresh) -> Peer {
        Peer {
            rules,
            myself,
            role,
            fresh,
            systems: RuleSystems::only(rules),
            link: None,
            host: None,
            join: None,
            battle: None,
            session: None,
            begun: 0,
            deeds: VecDeque::new(),
        }
    }

    /// A player with a match that is on disk. A host whose guest never signed can still begin again.
    pub fn with_session(myself: Myself, role: PeerRole, fresh: Fresh, session: Session) -> Peer {
        let rules = session.course().rules();
        Peer { session: Some(session), ..Peer::new(rules, myself, role, fresh) }
    }

    /// A player who has heard an offer, and found that this is the system to play it by. The lobby goes on over the
    /// same connection.
    pub fn with_offer(
        rules: &'static dyn Rulebook,
        myself: Myself,
        role: PeerRole,
        fresh: Fresh,
        lobby: JoinLobby,
    ) -> Peer {
        Peer { join: Some(lobby.with_clock_at(0)), ..Peer::new(rules, myself, role, fresh) }
    }

    /// The same player, of a program in which this system is known since that version: guests with older ones are told
    /// so.
    pub fn known_since(mut self, since: &'static str) -> Peer {
        self.systems = RuleSystems::new(&[systems::RuleSystem::new(self.rules, since)], &[]);
        self
    }

    /// The match, once there is one.
    pub const fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Acts in the match.
    pub fn act<T>(&mut self, act: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let done = self.session.as_mut().map(act);
        self.collect();
        done
    }

    /// Removes and returns the next action.
    pub fn poll(&mut self) -> Option<ToDo> {
        self.deeds.pop_front()
    }

    /// The outputs of the match, in order.
    pub fn outputs(&self) -> impl Iterator<Item = &Output> {
        self.deeds.iter().filter_map(|deed| match deed {
            ToDo::Match(output) => Some(output),
            _ => None,
        })
    }

    /// The player this end will play with, once that is settled.
    pub fn opponent(&self) -> Option<PlayerKey> {
        let begun = self.session.as_ref().filter(|session| session.entries().len() > 1);
        begun.map(|session| *session.opponent())
    }

    /// Whether this end hosts, and so can wait for the next guest.
    pub const fn is_host(&self) -> bool {
        matches!(self.role, PeerRole::Host { .. })
    }

    /// Whether the guest at the connection has been let in, or is the player of the match.
    pub fn is_settled(&self) -> bool {
        self.opponent().is_some() || self.host.as_ref().is_some_and(HostLobby::is_admitted)
    }

    /// The only player a connection can be of use to, once that is settled: the other of the match, or the host who was
    /// dialled.
    pub fn expects(&self) -> Option<PlayerKey> {
        let host = self.link.map(|(host, _)| host).filter(|_| matches!(self.role, PeerRole::Join { .. }));
        self.opponent().or(host)
    }

    /// Whether a connection to this player is of any use.
    pub fn wants(&self, key: &PlayerKey) -> bool {
        *key != self.myself.identity.key() && self.expects().is_none_or(|expected| expected == *key)
    }

    /// Whether this player was let in before and a match was begun with it: it need not say hello again.
    pub fn knows(&self, key: &PlayerKey) -> bool {
        self.session.as_ref().is_some_and(|session| session.opponent() == key)
    }

    /// Whether the guest who says this hello, with this key and on this connection, may come in.
    pub fn examine(&mut self, hello: &Hello, key: &PlayerKey, exporter: &[u8; 32]) -> Admission {
        match &mut self.role {
            PeerRole::Host { gate, .. } => {
                too_old(self.rules, &self.systems, hello).map_or_else(|| gate(hello, key, exporter), Admission::Refuse)
            }
            PeerRole::Resume | PeerRole::Join { .. } => not_expected(),
        }
    }

    /// There is a connection to this player, who has said hello and is let in: the offer is made.
    pub fn let_in(&mut self, now: u64, key: PlayerKey, exporter: [u8; 32], hello: &Hello) {
        self.connected(now, key, exporter);
        let outcomes = self.host.as_mut().map(|lobby| lobby.let_in(hello)).unwrap_or_default();
        self.outcomes(now, outcomes);
    }

    /// There is a connection to this player; the exporter is the same 32 secret bytes on both sides.
    pub fn connected(&mut self, now: u64, key: PlayerKey, exporter: [u8; 32]) {
        self.link = Some((key, exporter));
        let begun = self.opponent().is_some();
        match &mut self.role {
            PeerRole::Host { terms, scenario, .. } if !begun => {
                let battle = scenario.bytes();
                self.battle = Some(scenario.clone());
                self.host = Some(HostLobby::new(self.myself.clone(), key, (**terms).clone(), battle));
            }
            PeerRole::Join { key: entrance, .. } if self.session.is_none() => {
                let outcomes = match self.join.as_ref().filter(|lobby| *lobby.host() == key) {
                    // The offer was heard before, over this connection.
                    Some(lobby) => lobby.offer_again(),
                    None => {
                        let (myself, entrance) = (self.myself.clone(), entrance(&key, &exporter));
                        let (lobby, outcomes) = JoinLobby::new(myself, key, entrance, self.systems.clone(), now);
                        self.join = Some(lobby);
                        outcomes
                    }
                };
                self.outcomes(now, outcomes);
            }
            _ => {}
        }
        if let Some(session) = self.session.as_mut().filter(|session| *session.opponent() == key) {
            session.connected(now);
        }
        self.collect();
    }

    /// The connection is gone.
    pub fn disconnected(&mut self, now: u64) {
        self.link = None;
        self.host = None;
        self.join = None;
        if let Some(session) = &mut self.session {
            session.disconnected(now);
        }
        self.collect();
    }

    /// A message came over the connection.
    pub fn receive(&mut self, now: u64, bytes: &[u8]) {
        let Some((key, exporter)) = self.link else { return };
        let lobby_is_open =
            self.session.as_ref().is_none_or(|session| session.entries().len() < 2 || session.is_closed());
        if lobby_is_open {
            let outcomes = match Message::decode(bytes) {
                Ok(message) => {
                    self.rematch_offered(&message, key);
                    self.lobby(now, &message, &key, &exporter)
                }
                // A match that was begun says so itself.
                Err(_) if self.session.is_some() => Vec::new(),
                Err(error) => {
                    let fault = Fault::Bytes(error);
                    vec![LobbyOutcome::Failed(LobbyFault::new(fault.name(), fault.to_string()))]
                }
            };
            self.outcomes(now, outcomes);
        }
        let theirs = self.session.as_mut().filter(|session| *session.opponent() == key);
        if let Some(session) = theirs {
            session.receive(now, bytes);
        }
        self.collect();
    }

    fn lobby(&mut self, now: u64, message: &Message, key: &PlayerKey, exporter: &[u8; 32]) -> Vec<LobbyOutcome> {
        if let Some(lobby) = &mut self.host {
            let (gate, begun) = match &mut self.role {
                PeerRole::Host { gate, begun, .. } => (Some(gate), *begun),
                PeerRole::Resume | PeerRole::Join { .. } => (None, self.begun),
            };
            let (mut gate, rules, systems) = (gate, self.rules, &self.systems);
            let mut open = |hello: &Hello| match (too_old(rules, systems, hello), gate.as_mut()) {
                (Some(fault), _) => Admission::Refuse(fault),
                (None, Some(gate)) => gate(hello, key, exporter),
                (None, None) => not_expected(),
            };
            return lobby.receive(now, begun, message, &mut open, &mut self.fresh);
        }
        let Some(lobby) = &mut self.join else { return Vec::new() };
        match &self.role {
            PeerRole::Join { library, .. } => lobby.receive(now, message, &**library),
            PeerRole::Host { .. } | PeerRole::Resume => lobby.receive(now, message, &NoBooks),
        }
    }

    /// Offers another match over the same connection, with sides swapped. The time is in seconds since 1970.
    pub fn offer_rematch(&mut self, now: u64, begun: u64) -> bool {
        let (Some(session), Some((key, _))) = (&self.session, self.link) else { return false };
        if !session.is_closed() || *session.opponent() != key {
            return false;
        }
        // A rematch uses the newest rules, even if the old match used older ones.
        let (host, revision) = (session.me().other(), self.rules.revisions().1);
        let terms = Terms { host, revision, ..session.course().header().terms.clone() };
        let course = session.course();
        let battle = Arc::clone(course.battle());
        let guest = &course.header().player(session.me().other()).name;
        let mut lobby = HostLobby::new(self.myself.clone(), key, terms, battle.bytes()).knowing(guest);
        self.battle = Some(battle);
        let outcomes = lobby.admit();
        self.begun = begun;
        if let PeerRole::Host { begun: at, .. } = &mut self.role {
            *at = begun;
        }
        self.host = Some(lobby);
        self.outcomes(now, outcomes);
        true
    }

    /// The other side offers another match. If both do, the offer of the player with the smaller key counts.
    fn rematch_offered(&mut self, message: &Message, key: PlayerKey) {
        let over = self.session.as_ref().is_some_and(Session::is_closed);
        if !over || !matches!(message, Message::Offer { .. }) {
            return;
        }
        let offering = self.host.as_ref().is_some_and(|lobby| !lobby.has_begun());
        if offering && self.myself.identity.key() < key {
            return;
        }
        self.host = None;
        self.join = Some(JoinLobby::waiting(self.myself.clone(), key, self.systems.clone()));
    }

    /// Lets in the guest who knocks here with this key, or sends it away. Returns whether there is one.
    pub fn answer_knock(&mut self, now: u64, key: &PlayerKey, welcome: bool) -> bool {
        let Some(lobby) = self.host.as_mut().filter(|lobby| lobby.knocks(key)) else { return false };
        let outcomes = if welcome { lobby.admit() } else { lobby.turn_away() };
        self.outcomes(now, outcomes);
        true
    }

    /// Agrees to the offer of the terms with this hash; if another is made by now, nothing is agreed to.
    pub fn agree(&mut self, now: u64, terms: &Hash) {
        let outcomes = self.join.as_mut().map(|lobby| lobby.agree(now, terms, &mut self.fresh)).unwrap_or_default();
        self.outcomes(now, outcomes);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) {
        let outcomes = self.join.as_mut().map(|lobby| lobby.tick(now)).unwrap_or_default();
        self.outcomes(now, outcomes);
        if let Some(session) = &mut self.session {
            session.tick(now);
        }
        self.collect();
    }

    fn outcomes(&mut self, now: u64, outcomes: Vec<LobbyOutcome>) {
        for outcome in outcomes {
            match outcome {
                LobbyOutcome::Send(bytes) => self.deeds.push_back(ToDo::Send(bytes)),
                LobbyOutcome::Knock { name, key } => self.deeds.push_back(ToDo::Knock { name, key }),
                LobbyOutcome::Offered { name, terms, battle } => self.offered(name, terms, &battle),
                LobbyOutcome::Failed(fault) => self.deeds.push_back(ToDo::Failed(fault)),
                LobbyOutcome::Begin(beginning) => {
                    if let Err(fault) = self.begin(now, *beginning) {
                        // Nothing that follows from a match may happen without one.
                        let fault = LobbyFault::new(fault.name(), fault.to_string());
                        let refused = Message::Refused { name: fault.name.clone(), text: fault.text.clone() };
                        self.deeds.extend([ToDo::Send(refused.encode()), ToDo::Failed(fault)]);
                        return;
                    }
                }
            }
        }
    }

    fn offered(&mut self, name: String, terms: Box<Terms>, battle: &[u8]) {
        self.deeds.push_back(match self.rules.read(battle, terms.revision) {
            Ok(scenario) => {
                self.battle = Some(scenario.clone());
                ToDo::Offered { name, terms, scenario }
            }
            Err(error) => ToDo::Failed(LobbyFault::new("bad-scenario", error.to_string())),
        });
    }

    fn begin(&mut self, now: u64, beginning: Beginning) -> Result<(), Fault> {
        let Beginning { seat, header } = beginning;
        let mut session = Session::join(seat, &header, now, self.rules, self.battle.as_ref())?;
        let (match_id, secrets) = (session.course().match_id(), session.secrets().to_bytes());
        let instead = self.session.as_ref().is_some_and(|session| session.entries().len() < 2);
        self.deeds.push_back(ToDo::Begin { match_id, secrets, instead });
        session.connected(now);
        self.session = Some(session);
        self.join = None;
        self.collect();
        Ok(())
    }

    fn collect(&mut self) {
        let Some(session) = &mut self.session else { return };
        while let Some(output) = session.poll() {
            self.deeds.push_back(match output {
                Output::Send(bytes) => ToDo::Send(bytes),
                output => ToDo::Match(output),
            });
        }
    }
}

fn not_expected() -> Admission {
    Admission::Refuse(LobbyFault::new("not-welcome", "no player is expected here"))
}

/// Whether the guest's program is older than the first that knew this system: it could not play, and is told what could.
fn too_old(rules: &'static dyn Rulebook, systems: &RuleSystems, hello: &Hello) -> Option<LobbyFault> {
    let since = systems.named(rules.system())?.since;
    systems::is_older(&hello.program, since).then(|| {
        let text = format!(
            "the host plays by the rules \"{}\": it takes Estafette {since} or newer, and yours is {}",
            rules.system(),
            hello.program
        );
        LobbyFault::new("other-rules", text)
    })
}
