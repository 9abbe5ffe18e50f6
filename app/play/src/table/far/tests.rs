//! Two friends, and a third who watches, over this computer's loopback.

use super::super::friend::{Friend, player};
use super::super::handle::all_left;
use super::super::heard::{ConnectionState, Heard};
use super::super::matches::take_over;
use super::super::network::Network;
use super::super::now::Now;
use super::super::wish::Wish;
use super::Far;
use crate::setup::Setup;
use engine::contract::Side;
use net::driver::WatchNews;
use record::entry::Matter;
use std::sync::Arc;
use std::time::Duration;

#[test]
fn a_third_person_sees_the_match_on_the_board_and_changes_nothing() {
    let folder = std::env::temp_dir().join(format!("estafette-third-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let battle = ::systems::ALL.open("skirmish", None).unwrap();
    let setup = Setup { watch: Some(0), ..Setup::new(battle, Side::First) };
    let invite = Far::Invite { setup: Box::new(setup), lan: false, network: Network::LOOPBACK };
    let mut host = Friend::sit(&folder, "Ney", invite);
    let join = Far::Join(host.code(), Network::LOOPBACK);
    let mut guest = Friend::sit(&folder, "Barclay", join);
    let terms = guest.offer("an offer");
    guest.table.ask(Wish::Agree(terms));
    let code = host.until("a watch code", |heard| match heard {
        Heard::Watch(WatchNews::Code(code)) => Some(code.clone()),
        _ => None,
    });
    host.until_now("the first question", |now| now.met && now.asked == Some(Side::First));
    let mut third = Friend::sit(&folder, "Jomini", Far::Watch(code, Network::LOOPBACK));
    third.until("the battle", |heard| matches!(heard, Heard::Begun(_)).then_some(()));
    host.until("he who watches", |heard| matches!(heard, Heard::Watch(WatchNews::Came(_))).then_some(()));
    let now = third.until_now("the position", |now| now.asked == Some(Side::First));
    assert_eq!((now.here, now.around.late, third.told), ([false, false], Some(0), 1));
    third.table.ask(Wish::Command(Side::First, host.passes(Side::First)));
    third.table.ask(Wish::Concede(Side::First));
    host.table.ask(Wish::Command(Side::First, host.passes(Side::First)));
    let mine = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
    let seen = third.until_now("the same", |now| now.asked == Some(Side::Second));
    assert_eq!(seen.position.hash(), mine.position.hash());
    assert_eq!(mine.around.ending, None);
    drop((host, guest, third));
    all_left();
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn two_friends_ask_grant_decline_leave_go_on_and_play_again() {
    let folder = std::env::temp_dir().join(format!("estafette-far-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let battle = ::systems::ALL.open("skirmish", None).unwrap();
    let setup = Setup { take_backs: 20, ..Setup::new(battle, Side::First) };
    let invite = Far::Invite { setup: Box::new(setup), lan: false, network: Network::LOOPBACK };
    let mut host = Friend::sit(&folder, "Ney", invite);
    let join = Far::Join(host.code(), Network::LOOPBACK);
    let mut guest = Friend::sit(&folder, "Barclay", join);
    let terms = guest.offer("an offer");
    guest.table.ask(Wish::Agree(terms));
    host.until_now("the first question", |now| now.met && now.asked == Some(Side::First));
    assert_eq!(host.told, 1, "how the battle opened is told");
    guest.until_now("the guest is there", |now| now.met);

    let now = requests_are_declined_granted_and_withdrawn(&mut host, &mut guest);
    let length = now.around.length;
    they_chat(&mut host, &mut guest);

    // The host leaves; the guest hears it; the host resumes, with the old log.
    let record = now.record.clone().unwrap();
    drop(host);
    guest.until("the way is lost", |heard| matches!(heard, Heard::Way(ConnectionState::Lost(_))).then_some(()));
    guest.until_now("nobody there", |now| !now.met);
    let mut host = Friend::sit(&folder, "Ney", Far::GoOn(record, Network::LOOPBACK));
    let code = host.code();
    host.until_now("the match again", |now| now.around.length > 4);
    assert!(host.told > 3, "{}", host.told);
    let said = |friend: &Friend| -> Vec<String> {
        assert!(friend.talk.iter().all(|spoken| spoken.before >= length), "{:?}", friend.talk);
        friend.talk.iter().map(|spoken| format!("{}: {}", spoken.name, spoken.text)).collect()
    };
    let talk = ["Ney: your turn", "Barclay: let me think"];
    assert_eq!(said(&host), talk, "and so is the talk");
    // The guest has closed the program, too, and comes back by the code.
    let record = guest.last.clone().and_then(|now| now.record.clone()).unwrap();
    drop(guest);
    all_left();
    let mut guest = Friend::sit(&folder, "Barclay", Far::Join(code, Network::LOOPBACK));
    guest.until_now("the match again", |now| now.met);
    assert_eq!(said(&guest), talk, "on both sides");
    host.until_now("he is there again", |now| now.met);
    // Both close it, and both choose to resume: each is at the same port as before, and no code is needed.
    let mine = host.last.clone().and_then(|now| now.record.clone()).unwrap();
    drop((host, guest));
    all_left();
    // The host's files have come to another computer, which asks before it signs anything.
    let ney = player(::systems::ALL, &folder, "Ney");
    std::fs::remove_dir_all(ney.folders.signed().0).unwrap();
    let elsewhere = Friend::sit(&folder, "Ney", Far::GoOn(mine.clone(), Network::LOOPBACK));
    let mut told = std::iter::from_fn(|| elsewhere.heard.recv_timeout(Duration::from_secs(60)).ok());
    let trouble = told.find_map(|heard| if let Heard::Trouble(text) = heard { Some(text) } else { None });
    let trouble = trouble.expect("a question");
    assert!(trouble.contains("last played this match on another computer"), "{trouble}");
    drop(elsewhere);
    all_left();
    take_over(&ney, &mine).unwrap();
    let mut host = Friend::sit(&folder, "Ney", Far::GoOn(mine, Network::LOOPBACK));
    let mut guest = Friend::sit(&folder, "Barclay", Far::GoOn(record.clone(), Network::LOOPBACK));
    let now = guest.until_now("the match again", |now| now.met && now.asked == Some(Side::Second));
    assert_eq!(now.record, Some(record));
    assert!(guest.told > 3, "{}", guest.told);
    host.until_now("he is there again", |now| now.met);

    it_ends_and_another_begins(&mut host, &mut guest);
    drop((host, guest));
    all_left();
    let _ = std::fs::remove_dir_all(&folder);
}

/// Returns the state of the host's table, on the guest's turn and with nothing asked.
fn requests_are_declined_granted_and_withdrawn(host: &mut Friend, guest: &mut Friend) -> Arc<Now> {
    // A draw is offered, seen on both sides, and declined.
    let draw = Matter::Result { winner: None };
    guest.table.ask(Wish::Matter(Side::Second, draw.clone()));
    guest.until_now("what I ask for", |now| now.around.asking == Some(draw.clone()));
    let asked_for_draw = host.question("what he asks for", &draw);
    host.table.ask(Wish::Decline(asked_for_draw.clone()));
    guest.until("a no", |heard| matches!(heard, Heard::Declined(matter) if *matter == draw).then_some(()));
    guest.until_now("nothing is asked", |now| now.around.asking.is_none());

    // A command is taken back: nothing else is granted than what was read.
    host.table.ask(Wish::Command(Side::First, host.passes(Side::First)));
    let now = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
    let to = now.around.take_back[0].unwrap();
    host.table.ask(Wish::TakeBack(Side::First));
    let asked = guest.question("a take-back", &Matter::Rewind { to });
    guest.table.ask(Wish::Grant(asked_for_draw));
    guest.until("a refusal", |heard| matches!(heard, Heard::Refused(_)).then_some(()));
    guest.table.ask(Wish::Grant(asked));
    host.until("agreed", |heard| {
        matches!(heard, Heard::Agreed(Matter::Rewind { to: back }) if *back == to).then_some(())
    });
    let now = host.until_now("asked again", |now| now.asked == Some(Side::First));
    assert_eq!(now.around.take_backs_left, [Some(19), Some(20)]);

    // A player who asks and plays on withdraws the request.
    host.table.ask(Wish::Matter(Side::First, Matter::Pause));
    guest.question("a pause", &Matter::Pause);
    host.table.ask(Wish::Command(Side::First, host.passes(Side::First)));
    let now = host.until_now("the other side is asked", |now| now.asked == Some(Side::Second));
    assert_eq!(now.around.asking, None);
    guest.until_now("my turn", |now| now.asked == Some(Side::Second) && now.around.asked.is_none());
    now
}

/// They chat; what each said is saved where they can read it again.
fn they_chat(host: &mut Friend, guest: &mut Friend) {
    host.table.ask(Wish::Chat(String::from("your turn")));
    guest.until("a word", |heard| matches!(heard, Heard::Chat(text) if text == "your turn").then_some(()));
    guest.table.ask(Wish::Chat(String::from("let me think")));
    host.until("a word", |heard| matches!(heard, Heard::Chat(text) if text == "let me think").then_some(()));
}

/// The end, and another match with sides swapped.
fn it_ends_and_another_begins(host: &mut Friend, guest: &mut Friend) {
    guest.table.ask(Wish::Concede(Side::Second));
    for friend in [&mut *host, &mut *guest] {
        let now = friend.until_now("the end", |now| now.closed);
        assert_eq!(now.around.ending, Some(record::entry::Ending::Conceded { by: Side::Second }));
    }
    host.table.ask(Wish::Rematch);
    let terms = guest.offer("a rematch");
    guest.table.ask(Wish::Agree(terms));
    let now = host.until_now("another match", |now| !now.closed && now.met && now.around.length > 1);
    assert_eq!(now.me, Side::Second, "sides are swapped");
}
