//! After a match, another one over the same connection, with sides swapped.

use engine::contract::Side;
use lab::{library, soak};
use record::identity::Identity;
use record::lobby::{Admission, Myself, NoBooks};
use record::message::Entrance;
use record::peer::{Peer, PeerRole, ToDo};
use record::secrets::Secrets;
use record::seed::Seed;
use record::session::{Output, Session};
use std::collections::VecDeque;
use std::sync::Arc;

fn peer(who: u8, role: PeerRole) -> Peer {
    let identity = Arc::new(Identity::from_seed(&Seed::from_bytes([who; 32])));
    let myself = Myself { identity, name: format!("Player {who}"), run: u64::from(who) };
    let mut made = who;
    Peer::new(
        engine::referee::rules::<art_of_war::Game>(),
        myself,
        role,
        Box::new(move |side| {
            made += 2;
            Ok(Secrets::from_seeds(side, Seed::from_bytes([made; 32]), [made + 100; 32]))
        }),
    )
}

/// Carries messages to and fro until there are none, and agrees to whatever is offered.
fn settle(peers: &mut [Peer; 2]) {
    let mut under_way: VecDeque<(usize, Vec<u8>)> = VecDeque::new();
    loop {
        for who in [0, 1] {
            while let Some(deed) = peers[who].poll() {
                match deed {
                    ToDo::Send(bytes) => under_way.push_back((1 - who, bytes)),
                    ToDo::Offered { terms, .. } => peers[who].agree(1, &terms.hash()),
                    ToDo::Failed(fault) => panic!("{fault}"),
                    ToDo::Match(Output::Notice(record::session::Notice::Verdict(verdict))) => panic!("{verdict:?}"),
                    _ => {}
                }
            }
        }
        let Some((to, bytes)) = under_way.pop_front() else { return };
        peers[to].receive(1, &bytes);
    }
}

fn begun() -> [Peer; 2] {
    let battle = library::open("skirmish", None).unwrap();
    let host = PeerRole::Host {
        terms: Box::new(soak::terms(&battle, Side::First, &[])),
        scenario: battle.ruled(),
        gate: Box::new(|_, _, _| Admission::Admit),
        begun: 0,
    };
    let join = PeerRole::Join { key: Box::new(|_, _| Entrance::Code { proof: [0; 32] }), library: Box::new(NoBooks) };
    let mut peers = [peer(1, host), peer(2, join)];
    let keys = [1, 2].map(|who| Identity::from_seed(&Seed::from_bytes([who; 32])).key());
    peers[0].connected(1, keys[1], [7; 32]);
    peers[1].connected(1, keys[0], [7; 32]);
    settle(&mut peers);
    peers
}

fn sides(peers: &[Peer; 2]) -> [Side; 2] {
    [0, 1].map(|who| peers[who].session().map(Session::me).unwrap())
}

#[test]
fn after_a_match_either_side_offers_another_with_sides_swapped() {
    let mut peers = begun();
    assert_eq!(sides(&peers), [Side::First, Side::Second]);
    assert!(!peers[1].offer_rematch(1, 5), "not before the end");
    for asker in [1, 0, 0] {
        let before = peers[0].session().unwrap().course().match_id();
        let was = sides(&peers);
        peers[asker].act(|session| session.concede(1)).unwrap().unwrap();
        settle(&mut peers);
        let dues = [0, 1].map(|who| peers[who].session().unwrap().course().due());
        assert_eq!(dues, [record::course::Due::Nothing; 2], "asker {asker}");
        assert!(peers[asker].offer_rematch(1, 6));
        settle(&mut peers);
        assert_eq!(sides(&peers), [was[1], was[0]]);
        let matches = [0, 1].map(|who| peers[who].session().unwrap().course().match_id());
        assert!(matches[0] == matches[1] && matches[0] != before);
        assert!(peers.iter().all(|peer| peer.session().unwrap().entries().len() >= 2));
    }
}

#[test]
fn if_both_offer_one_match_comes_of_it() {
    let mut peers = begun();
    peers[0].act(|session| session.concede(1)).unwrap().unwrap();
    settle(&mut peers);
    assert!(peers[0].offer_rematch(1, 6) && peers[1].offer_rematch(1, 6));
    settle(&mut peers);
    assert_eq!(sides(&peers), [Side::Second, Side::First]);
    let [one, other] = [0, 1].map(|who| peers[who].session().unwrap());
    assert_eq!(one.course().match_id(), other.course().match_id());
    assert_eq!(one.course().length(), other.course().length());
}
