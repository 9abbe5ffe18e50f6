//! A host's door: the guest a welcome is for, and the time a code is good.

use engine::contract::Side;
use net::driver::{Arrived, Driver, News, Request, wall};
use net::folders::Folders;
use net::queue::QueueReceiver;
use net::quic::{Bind, Endpoint, Link};
use net::store::Store;
use play::setup::Setup;
use play::table::{self, Hosting, LocalPlayer, Network};
use record::expect::Expect;
use record::header::PROTOCOL;
use record::identity::Identity;
use record::invitation::Code;
use record::lobby::Admission;
use record::message::{Entrance, Hello, Message};
use record::peer::{Peer, PeerRole};
use record::seed::Seed;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(20);
/// Time to wait for an event that must not come.
const A_WHILE: Duration = Duration::from_millis(500);

struct Home(PathBuf);

impl Home {
    fn new(test: &str) -> Home {
        let path = std::env::temp_dir().join(format!("estafette-door-{test}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    fn player(&self, name: &str) -> LocalPlayer {
        let home = self.0.clone().into_os_string();
        LocalPlayer::load_from(systems::ALL, Folders::from_variables(|_| Some(home.clone())).unwrap(), Some(name))
            .unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn endpoint(seed: u8) -> Endpoint {
    Endpoint::bind(&Identity::from_seed(&Seed::from_bytes([seed; 32])), Bind::LOOPBACK).await.unwrap()
}

async fn dial(from: &Endpoint, to: &Endpoint, generation: u32) -> Link {
    let at = [SocketAddr::new(Ipv4Addr::LOCALHOST.into(), to.port())];
    from.dial(&at, Expect::Key(to.key()), generation, PATIENCE).await.unwrap()
}

async fn knock(link: &Link) {
    let (program, name) = (String::from("1"), String::from("Lannes"));
    let hello = Hello { protocol: PROTOCOL, program, name, entrance: Entrance::Knock };
    link.send(Message::Hello(hello).encode()).await.unwrap();
}

/// Listens until this is heard.
async fn until<T>(hear: &mut QueueReceiver<News>, wanted: impl Fn(&News) -> Option<T>) -> T {
    let listening = async {
        loop {
            if let Some(found) = wanted(&hear.recv().await.unwrap()) {
                return found;
            }
        }
    };
    tokio::time::timeout(PATIENCE, listening).await.unwrap()
}

async fn is_offered_anything(link: &mut Link) -> bool {
    let listening = async {
        while let Ok(frame) = link.recv().await {
            if matches!(Message::decode(&frame), Ok(Message::Offer { .. })) {
                return true;
            }
        }
        false
    };
    tokio::time::timeout(A_WHILE, listening).await.unwrap_or(false)
}

#[tokio::test]
async fn a_late_welcome_is_for_the_friend_who_knocked_and_not_for_a_later_guest() {
    let home = Home::new("welcome");
    let player = home.player("Ney");
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let terms = Box::new(Setup::new(battle.clone(), Side::First).terms());
    let gate = Box::new(|_: &Hello, _: &_, _: &_| Admission::Ask);
    let role = PeerRole::Host { terms, scenario: battle.ruled(), gate, begun: wall() };
    let peer = Peer::new(battle.rulebook(), player.myself().unwrap(), role, Box::new(net::fresh::secrets));
    let host = Arc::new(Endpoint::bind(&player.identity, Bind::LOOPBACK).await.unwrap());
    let (driver, ask, mut hear) = Driver::new(Arc::clone(&host), peer, Store::new(player.folders.matches()));
    let drive = tokio::spawn(driver.run_with(None));

    let (friend, stranger) = (endpoint(7).await, endpoint(8).await);
    let link = dial(&friend, &host, 1).await;
    knock(&link).await;
    let key = until(&mut hear, |news| if let News::Knock { key, .. } = news { Some(*key) } else { None }).await;
    assert_eq!(key, friend.key());
    // The friend leaves, the question with it, and a silent peer takes its place. The host's yes comes now.
    drop(link);
    let gone = |news: &News| if let News::KnockGone(key) = news { Some(*key) } else { None };
    assert_eq!(until(&mut hear, gone).await, friend.key());
    let mut silent = dial(&stranger, &host, 1).await;
    ask.send(Request::Admit(friend.key())).await.unwrap();
    assert_eq!(until(&mut hear, gone).await, friend.key(), "nobody was let in");
    assert!(!is_offered_anything(&mut silent).await);
    // The stranger cannot be meant either, before they ask to join.
    ask.send(Request::Admit(stranger.key())).await.unwrap();
    assert_eq!(until(&mut hear, gone).await, stranger.key());
    assert!(!is_offered_anything(&mut silent).await);
    // The friend comes again, while the stranger is there; now the yes is for the friend.
    let mut link = dial(&friend, &host, 2).await;
    knock(&link).await;
    until(&mut hear, |news| matches!(news, News::Knock { .. }).then_some(())).await;
    ask.send(Request::Admit(friend.key())).await.unwrap();
    let connected =
        until(&mut hear, |news| if let News::Connected { key, .. } = news { Some(*key) } else { None }).await;
    assert_eq!(connected, friend.key());
    assert!(is_offered_anything(&mut link).await);
    assert!(!is_offered_anything(&mut silent).await);
    ask.send(Request::Leave).await.unwrap();
    drive.await.unwrap();
}

#[tokio::test]
async fn where_no_mark_can_be_written_no_header_is_sent_and_the_match_stops_in_words() {
    let home = Home::new("full-disk");
    let player = home.player("Ney");
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let terms = Box::new(Setup::new(battle.clone(), Side::First).terms());
    let agreed = terms.hash();
    let gate = Box::new(|_: &Hello, _: &_, _: &_| Admission::Admit);
    let role = PeerRole::Host { terms, scenario: battle.ruled(), gate, begun: wall() };
    let peer = Peer::new(battle.rulebook(), player.myself().unwrap(), role, Box::new(net::fresh::secrets));
    let host = Arc::new(Endpoint::bind(&player.identity, Bind::LOOPBACK).await.unwrap());
    // No file can be kept in a folder that is a file.
    let full = home.0.join("full");
    std::fs::write(&full, "").unwrap();
    let store = Store::new(player.folders.matches()).marking(net::mark::MarkFolder(full));
    let (driver, _ask, _hear) = Driver::new(Arc::clone(&host), peer, store);
    let drive = tokio::spawn(driver.run_with(None));

    let guest = endpoint(7).await;
    let mut link = dial(&guest, &host, 1).await;
    knock(&link).await;
    assert!(is_offered_anything(&mut link).await);
    let commitment = net::fresh::secrets(Side::Second).unwrap().commitment();
    link.send(Message::Agree { terms: agreed, commitment }.encode()).await.unwrap();
    let mut entries = 0;
    while let Ok(frame) = link.recv().await {
        entries += u32::from(matches!(Message::decode(&frame), Ok(Message::Entry(_))));
    }
    assert_eq!(entries, 0, "nothing that was signed has left the machine");
    let journey = drive.await.unwrap();
    let Arrived::Disk(error) = journey.arrived else { panic!("{:?}", journey.arrived) };
    assert!(!error.to_string().is_empty());
}

#[tokio::test]
async fn a_code_is_good_for_as_many_hours_as_was_said() {
    for hours in [1u64, 72] {
        let home = Home::new(&format!("hours-{hours}"));
        let player = home.player("Ney");
        let battle = systems::ALL.open("skirmish", None).unwrap();
        let terms = Box::new(Setup::new(battle.clone(), Side::First).terms());
        let hosting = Hosting::New { battle: Box::new(battle), terms, lan: false, hours };
        let before = wall();
        let laid = table::host(&player, hosting, Network::LOOPBACK).await.unwrap();
        let code: Code = laid.code.unwrap().parse().unwrap();
        let good_for = code.expires - before;
        assert!((hours * 3600..=hours * 3600 + 120).contains(&good_for), "{hours} hours: {good_for} s");
    }
}
