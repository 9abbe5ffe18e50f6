//! Two friends far apart, who must decide on the same question at one time.

use super::*;
use crate::setup::Setup;
use crate::shelf::BattleShelf;
use crate::table::friend::Friend;
use crate::table::{Far, Network, Wish};
use ::ford::app::{BATTERY, decoys};
use language::ask::{Pick, Whose};

#[test]
fn a_side_that_is_asked_the_same_a_moment_later_may_answer_now() {
    let folder = folder("early");
    let _ = std::fs::remove_dir_all(&folder);
    let setup = Setup::new(battle(), Side::First);
    let invite = Far::Invite { setup: Box::new(setup), lan: false, network: Network::LOOPBACK };
    let mut host = Friend::sit_with(&folder, "Ney", invite, BattleShelf::new(super::WITH_FORD));
    let mut guest = Friend::sit_with(
        &folder,
        "Barclay",
        Far::Join(host.code(), Network::LOOPBACK),
        BattleShelf::new(super::WITH_FORD),
    );
    let terms = guest.offer("an offer");
    guest.table.ask(Wish::Agree(terms));
    let now = host.until_now("the first question", |now| now.met && now.asked == Some(Side::First));
    guest.until_now("the guest is there", |now| now.met);

    // With a decoy both sides seal a bid, First before Second.
    let board = battle().board_of::<TheFord>().expect("the ford");
    let decoy = decoys(&board).next().expect("a decoy");
    let places = [(BATTERY, board.fords[0]), (decoy, board.fords[1])];
    let draft: Draft = places.into_iter().flat_map(|(piece, hex)| [Pick::Piece(piece), Pick::Hex(hex)]).collect();
    host.table.ask(Wish::Command(Side::First, first_said(&*now.position, Side::First, &draft)));
    let bids = |position: &dyn Position, side: Side| position.ask(side, &Draft::EMPTY).question == "bid";
    let now = guest.until_now("both are asked", |now| bids(&*now.position, Side::Second));
    assert_eq!(now.asked, Some(Side::First), "in the record the first player comes first");
    assert_eq!(now.position.ask(Side::Second, &Draft::EMPTY).whose, Whose::Early);
    let length = now.around.length;
    guest.table.ask(Wish::Command(Side::Second, first_said(&*now.position, Side::Second, &Draft::EMPTY)));

    // The machine keeps it; nothing of it is in the record, or crosses the wire, before the first player has sealed
    // theirs.
    let now = host.until_now("his own bid", |now| now.asked == Some(Side::First) && bids(&*now.position, Side::First));
    assert_eq!(now.around.length, length);
    host.table.ask(Wish::Command(Side::First, first_said(&*now.position, Side::First, &Draft::EMPTY)));
    // The other player does nothing more, and the next question is there.
    for friend in [&mut host, &mut guest] {
        let now = friend.until_now("both bids are said", |now| {
            now.asked == Some(Side::Second) && now.position.ask(Side::Second, &Draft::EMPTY).question == "march"
        });
        assert_eq!(now.around.ending, None);
    }
    drop((host, guest));
    let _ = std::fs::remove_dir_all(&folder);
}
