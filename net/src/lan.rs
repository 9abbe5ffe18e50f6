//! Finding each other on one network without a code: open invitations, the desks of tournaments, and players who are simply
//! there announce themselves by mDNS.
//!
//! Only real adapters are used; containers, virtual machines, tunnels and loopback are passed over by name (see
//! [`crate::addresses`]) unless the caller names them. What others announce is a claim: names are made plain and the key
//! is proven only by dialling.

use crate::addresses::{Adapter, AddressReach, merge};
use crate::crowd::Crowd;
use engine::digest::Hash;
use engine::plain::plain;
use mdns_sd::{IfKind, IfPredicate, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use record::identity::PlayerKey;
use record::known::LONGEST_NAME;
use record::systems::is_system_name;
use socket2::{Domain, Protocol, Socket, Type};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV6, UdpSocket};
use std::time::{Duration, Instant};
use std::{fmt, io};

/// The kind of service, as DNS-SD names it.
pub const SERVICE: &str = "_estafette._udp.local.";
/// The same for the desk of a tournament.
pub const DESK_SERVICE: &str = "_estafette-desk._udp.local.";
/// The same for players who are in the room.
pub const ROOM_SERVICE: &str = "_estafette-room._udp.local.";
/// The protocol version in the announcement.
pub const PROTOCOL: &str = "1";
/// The longest title of a battle, in characters: four bytes each must fit into a record of 255.
pub const LONGEST_BATTLE: usize = 60;
/// The longest version of a program that is shown, in characters.
const LONGEST_VERSION: usize = 20;
/// More open invitations than a club has players; anything beyond is abuse.
const MOST_FOUND: usize = 64;
/// mDNS's own group. The test of multicast uses another port of it, where only we listen.
const GROUP: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
/// Time a packet to oneself may take.
const ECHO_LIMIT: Duration = Duration::from_millis(250);
/// Time the goodbye of an announcement may take.
const GOODBYE_LIMIT: Duration = Duration::from_millis(300);

/// The adapters to use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adapters {
    /// All real ones.
    Real,
    /// Those with these names, of any kind.
    Named(Vec<String>),
}

impl Adapters {
    fn admit(&self, name: &str) -> bool {
        match self {
            Adapters::Real => Adapter::named(name) == Adapter::Real,
            Adapters::Named(names) => names.iter().any(|known| known == name),
        }
    }
}

/// Kind of announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Calling {
    /// An open invitation to a battle.
    Invitation,
    /// The desk of a tournament; its name is in the place of an invitation's battle.
    Desk,
    /// A player who is there; the player's short status is in the place of an invitation's battle.
    Player,
}

impl Calling {
    /// All of them.
    pub const ALL: [Calling; 3] = [Calling::Invitation, Calling::Desk, Calling::Player];

    /// The kind of service, as DNS-SD names it.
    pub const fn service(self) -> &'static str {
        match self {
            Calling::Invitation => SERVICE,
            Calling::Desk => DESK_SERVICE,
            Calling::Player => ROOM_SERVICE,
        }
    }
}

/// An open invitation as everyone on the network sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// The host's name for itself.
    pub name: String,
    /// The host's key.
    pub key: PlayerKey,
    /// The battle's title.
    pub battle: String,
    /// The system it is played by, and the first version of the program that knows it.
    pub system: Option<(String, String)>,
    /// The UDP port to dial.
    pub port: u16,
    /// The player it is for, if it is a challenge; `None` if it is for all players.
    pub wanted: Option<PlayerKey>,
}

/// An open invitation of another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundInvitation {
    /// The host's name for itself: one plain line, as is the battle.
    pub name: String,
    /// The key the host claims; dialling proves it. Its fingerprint is [`PlayerKey::fingerprint`].
    pub key: PlayerKey,
    /// The battle's title.
    pub battle: String,
    /// The system it is played by, and the first version of the program that knows it, if the host says so. Hosts from
    /// before this was said play the first system there was.
    pub system: Option<(String, String)>,
    /// Whether the host's program speaks our version of the protocol.
    pub same_version: bool,
    /// The addresses to dial.
    pub addresses: Vec<SocketAddr>,
    /// The player it is for, if it is a challenge.
    pub wanted: Option<PlayerKey>,
}

/// An announcement that lasts until it is dropped.
pub struct Announcement {
    daemon: ServiceDaemon,
    full_name: String,
    adapters: Adapters,
    calling: Calling,
    key: PlayerKey,
}

/// Announces an open invitation.
pub fn announce(open: &Open, adapters: Adapters) -> Result<Announcement, LanError> {
    announce_as(Calling::Invitation, open, adapters)
}

/// Announces something of any kind.
pub fn announce_as(calling: Calling, open: &Open, adapters: Adapters) -> Result<Announcement, LanError> {
    check_multicast(&adapters)?;
    let daemon = daemon(&adapters)?;
    let info = record(calling, open, &adapters)?;
    let full_name = info.get_fullname().to_owned();
    let announcement = Announcement { daemon, full_name, adapters, calling, key: open.key };
    announcement.daemon.register(info)?;
    Ok(announcement)
}

/// Listens for this long, and lists the open invitations it heard of, by name.
pub async fn browse(limit: Duration, adapters: Adapters) -> Result<Vec<FoundInvitation>, LanError> {
    browse_for(Calling::Invitation, limit, adapters).await
}

/// The same for announcements of any kind.
pub async fn browse_for(
    calling: Calling,
    limit: Duration,
    adapters: Adapters,
) -> Result<Vec<FoundInvitation>, LanError> {
    let listen = move || {
        check_multicast(&adapters)?;
        listen_for(calling, limit, &adapters, |_| false)
    };
    tokio::task::spawn_blocking(listen).await.map_err(|error| LanError::Mdns(error.to_string()))?
}

impl Announcement {
    /// Whether this computer itself hears the announcement within this time. If not, no other does: multicast is
    /// blocked.
    pub async fn is_heard(&self, limit: Duration) -> Result<(), LanError> {
        let (adapters, calling, key) = (self.adapters.clone(), self.calling, self.key);
        let listen = move || listen_for(calling, limit, &adapters, |found| found.key == key).map(|all| (all, key));
        let heard = tokio::task::spawn_blocking(listen).await.map_err(|error| LanError::Mdns(error.to_string()))?;
        let (all, key) = heard?;
        if all.iter().any(|found| found.key == key) { Ok(()) } else { Err(LanError::Blocked(String::new())) }
    }
}

impl Announcement {
    /// Says something else from now on; all who listen hear of it.
    pub fn change(&self, open: &Open) -> Result<(), LanError> {
        let info = record(self.calling, open, &self.adapters)?;
        if info.get_fullname() == self.full_name { Ok(self.daemon.register(info)?) } else { Ok(()) }
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        if let Ok(done) = self.daemon.unregister(&self.full_name) {
            let _ = done.recv_timeout(GOODBYE_LIMIT);
        }
        let _ = self.daemon.shutdown();
    }
}

impl fmt::Debug for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Announcement").field("full_name", &self.full_name).finish_non_exhaustive()
    }
}

pub(crate) fn daemon(adapters: &Adapters) -> Result<ServiceDaemon, LanError> {
    let daemon = ServiceDaemon::new()?;
    let adapters = adapters.clone();
    let unwanted = IfPredicate::new(move |adapter| !adapters.admit(&adapter.name));
    daemon.disable_interface(IfKind::Predicate(unwanted))?;
    Ok(daemon)
}

fn record(calling: Calling, open: &Open, adapters: &Adapters) -> Result<ServiceInfo, LanError> {
    // Key and port make the name unique, so nothing needs to ask whether it is free.
    let short: String = open.key.to_string().chars().take(16).collect();
    let instance = format!("{short}-{}", open.port);
    let (name, battle) = (plain(&open.name, LONGEST_NAME), plain(&open.battle, LONGEST_BATTLE));
    let key = open.key.to_string();
    let mut texts = vec![("v", PROTOCOL), ("name", name.as_str()), ("key", key.as_str()), ("battle", battle.as_str())];
    if let Some((system, since)) = &open.system {
        texts.extend([("system", system.as_str()), ("since", since.as_str())]);
    }
    let wanted = open.wanted.map(|wanted| wanted.to_string());
    if let Some(wanted) = &wanted {
        texts.push(("for", wanted.as_str()));
    }
    let host = format!("estafette-{short}.local.");
    let mut info = ServiceInfo::new(calling.service(), &instance, &host, (), open.port, &texts[..])?.enable_addr_auto();
    let adapters = adapters.clone();
    info.set_interfaces(vec![IfKind::Predicate(IfPredicate::new(move |adapter| adapters.admit(&adapter.name)))]);
    info.set_requires_probe(false);
    Ok(info)
}

/// Listens until the time is over or enough is found.
fn listen_for(
    calling: Calling,
    limit: Duration,
    adapters: &Adapters,
    enough: impl Fn(&FoundInvitation) -> bool,
) -> Result<Vec<FoundInvitation>, LanError> {
    let until = Instant::now() + limit;
    let daemon = daemon(adapters)?;
    let events = daemon.browse(calling.service())?;
    let mut all = Crowd::new(MOST_FOUND, BTreeSet::new());
    while let Some(left) = until.checked_duration_since(Instant::now()) {
        match events.recv_timeout(left) {
            Ok(ServiceEvent::ServiceResolved(service)) => {
                if let Some(found) = found(&service) {
                    let done = enough(&found);
                    all.comes(service.fullname.clone(), found);
                    if done {
                        break;
                    }
                }
            }
            Ok(ServiceEvent::ServiceRemoved(_, full_name)) => {
                all.leaves(&full_name);
            }
            Ok(_) => {}
            Err(_) => break,
        }
    }
    let _ = daemon.shutdown();
    let mut list: Vec<FoundInvitation> = all.iter().map(|(_, found)| found.clone()).collect();
    list.sort_by(|one, other| {
        (one.name.is_empty(), &one.name, &one.key).cmp(&(other.name.is_empty(), &other.name, &other.key))
    });
    Ok(list)
}

/// Parses a record, if it is one of ours.
pub(crate) fn found(service: &ResolvedService) -> Option<FoundInvitation> {
    let text = |key: &str| service.get_property_val_str(key).unwrap_or_default();
    let key_in = |name: &str| {
        let Hash(key) = text(name).parse().ok()?;
        PlayerKey::try_from(key).ok()
    };
    let (key, wanted) = (key_in("key")?, key_in("for"));
    let mut addresses: Vec<SocketAddr> = service.addresses.iter().map(|ip| dialled_at(ip, service.port)).collect();
    // Numbers that stay the same on every machine come first; those of the cable alone need the right adapter.
    addresses.sort_by_key(|address| (AddressReach::of(address.ip()) == AddressReach::Cable, *address));
    let addresses = merge(addresses);
    let name = plain(text("name"), LONGEST_NAME);
    let battle = plain(text("battle"), LONGEST_BATTLE);
    let system = Some(text("system")).filter(|system| is_system_name(system));
    let system = system.map(|system| (system.to_owned(), plain(text("since"), LONGEST_VERSION)));
    let same_version = text("v") == PROTOCOL;
    (!addresses.is_empty()).then_some(FoundInvitation { name, key, battle, system, same_version, addresses, wanted })
}

fn dialled_at(ip: &mdns_sd::ScopedIp, port: u16) -> SocketAddr {
    match ip {
        mdns_sd::ScopedIp::V6(scoped) if AddressReach::of(IpAddr::V6(*scoped.addr())) == AddressReach::Cable => {
            SocketAddrV6::new(*scoped.addr(), port, 0, scoped.scope_id().index).into()
        }
        other => SocketAddr::new(other.to_ip_addr(), port),
    }
}

/// Whether multicast works on any adapter that may be used: join the group, send, and hear oneself.
pub(crate) fn check_multicast(adapters: &Adapters) -> Result<(), LanError> {
    let all = if_addrs::get_if_addrs().map_err(|error| LanError::Blocked(error.to_string()))?;
    let mut fault = LanError::NoAdapter;
    let usable = all.iter().filter(|adapter| adapters.admit(&adapter.name));
    for ip in usable.clone().filter_map(|adapter| match adapter.ip() {
        IpAddr::V4(ip) => Some(ip),
        IpAddr::V6(_) => None,
    }) {
        match hears_itself(ip) {
            Ok(()) => return Ok(()),
            Err(error) => fault = LanError::Blocked(error.to_string()),
        }
    }
    // Where there is only IPv6, the daemon finds out by itself.
    if usable.clone().next().is_some() && usable.clone().all(|adapter| adapter.ip().is_ipv6()) {
        return Ok(());
    }
    Err(fault)
}

fn hears_itself(ip: Ipv4Addr) -> io::Result<()> {
    let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
    socket.bind(&SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), 0).into())?;
    socket.set_multicast_if_v4(&ip)?;
    socket.set_multicast_ttl_v4(1)?;
    socket.set_multicast_loop_v4(true)?;
    socket.join_multicast_v4(&GROUP, &ip)?;
    let socket = UdpSocket::from(socket);
    socket.set_read_timeout(Some(ECHO_LIMIT))?;
    let word = b"estafette";
    socket.send_to(word, (GROUP, socket.local_addr()?.port()))?;
    let mut buffer = [0; 16];
    let until = Instant::now() + ECHO_LIMIT;
    while Instant::now() < until {
        let (length, _) = socket.recv_from(&mut buffer)?;
        if buffer.get(..length) == Some(&word[..]) {
            return Ok(());
        }
    }
    Err(io::Error::from(io::ErrorKind::TimedOut))
}

/// The reason the network cannot be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LanError {
    /// No adapter that leads to a network.
    NoAdapter,
    /// Multicast does not get through; the system's reason, if it gave one.
    Blocked(String),
    /// The mDNS part failed.
    Mdns(String),
}

impl fmt::Display for LanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, reason) = match self {
            LanError::NoAdapter => ("this computer has no network adapter on a local network", ""),
            LanError::Blocked(reason) => ("this network or a firewall blocks multicast", reason.as_str()),
            LanError::Mdns(reason) => ("could not search the local network", reason.as_str()),
        };
        let reason = if reason.is_empty() { String::new() } else { format!(" ({})", plain(reason, 200)) };
        write!(f, "{what}{reason}, so the program cannot find matches on it; use the invitation code instead")
    }
}

impl std::error::Error for LanError {}

impl From<mdns_sd::Error> for LanError {
    fn from(error: mdns_sd::Error) -> LanError {
        LanError::Mdns(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::seed::Seed;

    fn open() -> Open {
        let key = Identity::from_seed(&Seed::from_bytes([1; 32])).key();
        Open {
            name: "Michel Ney".to_owned(),
            key,
            battle: "Quatre Bras".to_owned(),
            system: None,
            port: 40_000,
            wanted: None,
        }
    }

    fn heard(ip: &str, texts: &[(&str, &str)]) -> Option<FoundInvitation> {
        found(&ServiceInfo::new(SERVICE, "x", "x.local.", ip, 40_000, texts).unwrap().as_resolved_service())
    }

    #[test]
    fn only_real_adapters_are_used_unless_others_are_named() {
        assert!(Adapters::Real.admit("eth0"));
        for name in ["lo", "docker0", "veth1", "br-1", "virbr0", "vmnet1", "tun0", "tap0", "wg0"] {
            assert!(!Adapters::Real.admit(name), "{name}");
            assert!(Adapters::Named(vec![name.to_owned()]).admit(name));
        }
    }

    #[test]
    fn a_record_fits_whatever_the_names_are() {
        let long = Open { name: "\u{10330}".repeat(500), battle: "\u{10330}".repeat(500), ..open() };
        let info = record(Calling::Invitation, &long, &Adapters::Real).unwrap();
        assert_eq!(info.get_property_val_str("name").unwrap().chars().count(), LONGEST_NAME);
        assert_eq!(info.get_property_val_str("battle").unwrap().chars().count(), LONGEST_BATTLE);
        assert_eq!(info.get_type(), SERVICE);
    }

    #[test]
    fn what_others_announce_is_made_plain_or_passed_over() {
        let key = open().key.to_string();
        let key = ("key", key.as_str());
        let name = ("name", "Ney\u{1b}[2J\u{202e}  the\nbravest");
        let found = heard("192.168.1.5", &[key, name, ("v", "2")]).unwrap();
        assert_eq!((found.name.as_str(), found.battle.as_str()), ("Ney[2J the bravest", ""));
        assert!(!found.same_version && heard("192.168.1.5", &[key, ("v", "1")]).unwrap().same_version);
        assert_eq!(found.system, None, "a host from before systems were named");
        let texts = [key, ("system", "marengo"), ("since", "0.4.0\u{7}")];
        let named = Some((String::from("marengo"), String::from("0.4.0")));
        assert_eq!(heard("192.168.1.5", &texts).unwrap().system, named);
        assert_eq!(heard("192.168.1.5", &[key, ("system", "No Name")]).unwrap().system, None);
        let other = Identity::from_seed(&Seed::from_bytes([2; 32])).key();
        let challenge = heard("192.168.1.5", &[key, ("for", other.to_string().as_str())]).unwrap();
        assert_eq!((found.wanted, challenge.wanted), (None, Some(other)));
        assert_eq!(found.addresses, ["192.168.1.5:40000".parse().unwrap()]);
        assert_eq!(heard("0.0.0.0", &[key]), None, "no address to dial");
        for bad in ["", "00", "zz", &"0".repeat(64), &"f".repeat(200)] {
            assert_eq!(heard("192.168.1.5", &[("key", bad)]), None, "{bad}");
        }
        let many: Vec<String> = (1..50).map(|host| format!("10.0.0.{host}")).collect();
        assert_eq!(heard(&many.join(","), &[key]).unwrap().addresses.len(), 8);
    }

    #[test]
    fn every_fault_offers_the_code() {
        for error in
            [LanError::NoAdapter, LanError::Blocked("timed out\u{7}".to_owned()), LanError::Mdns("x".to_owned())]
        {
            let sentence = error.to_string();
            assert!(sentence.ends_with("use the invitation code instead") && !sentence.contains('\u{7}'), "{sentence}");
        }
    }

    #[test]
    fn an_adapter_that_is_not_there_is_none() {
        let none = Adapters::Named(vec!["no-such-adapter".to_owned()]);
        assert_eq!(check_multicast(&none), Err(LanError::NoAdapter));
        assert_eq!(announce(&open(), none).err(), Some(LanError::NoAdapter));
    }
}
