//! Commands that break a case, each with the case that the refusal names.

use crate::field::*;
use bataille::*;
use engine::contract::{Game as _, Side};

const P: Side = Side::First;
const Q: Side = Side::Second;

fn moves(units: &[UnitId], actions: Vec<Action>) -> Command {
    Command::Move { units: units.to_vec(), leaders: vec![], actions }
}

fn enter(at: &str) -> Action {
    Action::Enter(hex(at))
}

/// A French side in its movement segment, with a Russian far away.
fn marching() -> Field {
    let mut field = Field::new(P, Segment::Movement);
    field.put("ru-ryazhsk", "3901", Formation::Column, side(3));
    field
}

#[test]
fn the_wrong_side_and_the_wrong_question() {
    let mut field = marching();
    field.put("fr-1-22", "1014", Formation::Column, side(3));
    let game = field.game();
    assert_eq!(breaks(&game, Q, &Command::EndMovement), "2.4");
    assert_eq!(breaks(&game, P, &Command::EndFire), "2.4");
    assert_eq!(breaks(&game, P, &Command::Undo), "2.13");
}

#[test]
fn who_moves_together() {
    let mut field = marching();
    let a = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let b = field.put("fr-3-22", "1016", Formation::Column, side(3));
    let routed = field.put("fr-4-22", "0905", Formation::Column, side(3));
    field.unit(routed).order = Order::Routed;
    let theirs = field.id("ru-ryazhsk");
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[a, b], vec![enter("1015")])), "18.1");
    assert_eq!(breaks(&game, P, &moves(&[a, a], vec![enter("1015")])), "18.1");
    assert_eq!(breaks(&game, P, &moves(&[theirs], vec![enter("3902")])), "18.1");
    assert_eq!(breaks(&game, P, &moves(&[], vec![enter("1015")])), "18.1");
    assert_eq!(breaks(&game, P, &moves(&[routed], vec![enter("0906")])), "18.2");
    assert_eq!(breaks(&game, P, &moves(&[a], vec![])), "18.16");
    assert_eq!(breaks(&game, P, &moves(&[a], vec![Action::Turn(side(3))])), "18.16");
    assert_eq!(breaks(&game, P, &moves(&[a], vec![enter("1013")])), "18.3", "its rear");
    assert_eq!(breaks(&game, P, &moves(&[a], vec![enter("1017")])), "18.1", "does not touch");
    let far = (15..=23).map(|row| enter(&format!("10{row}"))).collect();
    assert_eq!(breaks(&game, P, &moves(&[a], far)), "18.2");
}

#[test]
fn zones_stop_and_hold_infantry() {
    let mut field = Field::new(P, Segment::Movement);
    let column = field.put("fr-1-22", "1013", Formation::Column, side(3));
    field.put("ru-vladimir", "1015", Formation::Line, vertex(5));
    let game = field.game();
    assert!(game.zone(Q, hex("1014")));
    assert_eq!(breaks(&game, P, &moves(&[column], vec![enter("1014"), enter("0915")])), "18.8");
    let turn = vec![enter("1014"), Action::Turn(side(2))];
    assert_eq!(breaks(&game, P, &moves(&[column], turn)), "nothing", "who has stopped may still turn");
    assert_eq!(breaks(&game, P, &moves(&[column], vec![enter("1014"), enter("1015")])), "18.8");
    // In the zone already: out of it only at first.
    let mut field = Field::new(P, Segment::Movement);
    let column = field.put("fr-1-22", "1014", Formation::Column, side(3));
    field.put("ru-vladimir", "1015", Formation::Line, vertex(5));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[column], vec![enter("0915")])), "nothing");
    let later = vec![Action::Turn(side(4)), enter("0915")];
    assert_eq!(breaks(&game, P, &moves(&[column], later)), "18.9");
    assert_eq!(breaks(&game, P, &moves(&[column], vec![enter("1015")])), "18.11");
}

#[test]
fn cavalry_heeds_zones_of_cavalry_only() {
    let mut field = Field::new(P, Segment::Movement);
    let hussars = field.put("fr-10h", "1013", Formation::Column, side(3));
    field.put("ru-vladimir", "1015", Formation::Line, vertex(5));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[hussars], vec![enter("1014"), enter("0915")])), "nothing");
    let mut field = Field::new(P, Segment::Movement);
    let hussars = field.put("fr-10h", "1013", Formation::Column, side(3));
    field.put("ru-livland", "1015", Formation::Column, side(0));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[hussars], vec![enter("1014"), enter("0915")])), "18.8");
}

#[test]
fn formations_that_a_type_does_not_have() {
    let mut field = marching();
    let provisional = field.put("fr-2-32", "1014", Formation::Column, side(3));
    let ligne = field.put("fr-1-22", "1016", Formation::Column, side(3));
    let guns = field.put("fr-b12", "1018", Formation::Unlimbered, side(3));
    let village = field.put("fr-4-6l", "1804", Formation::GeneralOrder, side(3));
    let horse = field.put("fr-10h", "0905", Formation::Column, side(3));
    field.unit(horse).lost = 6;
    let weak = field.put("fr-3-22", "0807", Formation::Column, side(3));
    field.unit(weak).lost = 4;
    let game = field.game();
    let form = |formation, facing| vec![Action::Form { formation, facing }];
    let line = || form(Formation::Line, vertex(2));
    let carre = || form(Formation::Carre, Facing::AllRound);
    assert_eq!(breaks(&game, P, &moves(&[provisional], line())), "13.1");
    assert_eq!(breaks(&game, P, &moves(&[provisional], carre())), "13.1");
    assert_eq!(breaks(&game, P, &moves(&[ligne], form(Formation::Skirmish, vertex(2)))), "13.1");
    assert_eq!(breaks(&game, P, &moves(&[ligne], line())), "nothing");
    assert_eq!(breaks(&game, P, &moves(&[ligne], carre())), "nothing");
    assert_eq!(breaks(&game, P, &moves(&[weak], carre())), "13.4", "too weak");
    assert_eq!(breaks(&game, P, &moves(&[ligne], form(Formation::RoadMarch, side(3)))), "13.5", "no road");
    assert_eq!(breaks(&game, P, &moves(&[ligne], form(Formation::GeneralOrder, side(3)))), "13.2");
    assert_eq!(breaks(&game, P, &moves(&[village], form(Formation::Skirmish, vertex(3)))), "nothing");
    assert_eq!(breaks(&game, P, &moves(&[village], form(Formation::Column, side(3)))), "13.2");
    assert_eq!(breaks(&game, P, &moves(&[horse], line())), "13.7", "three increments");
    assert_eq!(breaks(&game, P, &moves(&[guns], vec![enter("1019")])), "13.6");
    assert_eq!(breaks(&game, P, &moves(&[guns], vec![Action::Unlimber])), "13.6");
    assert_eq!(breaks(&game, P, &moves(&[guns], vec![Action::Prolong(hex("1019"))])), "nothing");
    assert_eq!(breaks(&game, P, &moves(&[ligne], form(Formation::Line, side(3)))), "10.8");
}

#[test]
fn a_carre_takes_one_step() {
    let mut field = marching();
    let carre = field.put("fr-1-22", "1014", Formation::Carre, Facing::AllRound);
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[carre], vec![enter("1013")])), "nothing", "through any side");
    assert_eq!(breaks(&game, P, &moves(&[carre], vec![enter("1013"), enter("1012")])), "13.4");
    let leaves = vec![Action::Form { formation: Formation::Column, facing: side(3) }, enter("1015"), enter("1016")];
    assert_eq!(breaks(&game, P, &moves(&[carre], leaves)), "nothing");
}

#[test]
fn ground_that_is_closed() {
    let mut field = marching();
    // North of the work 2018, whose rear is south and south-east.
    let column = field.put("fr-1-22", "2017", Formation::Column, side(3));
    let behind = field.put("fr-3-22", "2019", Formation::Column, side(0));
    let by_swamp = field.put("fr-4-22", "0917", Formation::Column, side(4));
    let by_pond = field.put("fr-6-22", "0716", Formation::Column, side(3));
    let guns = field.put("fr-b12", "1212", Formation::Limbered, side(0));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[column], vec![enter("2018")])), "62.3");
    assert_eq!(breaks(&game, P, &moves(&[behind], vec![enter("2018")])), "nothing");
    assert_eq!(breaks(&game, P, &moves(&[by_swamp], vec![enter("0817"), enter("0818")])), "19.4");
    assert_eq!(breaks(&game, P, &moves(&[by_pond], vec![enter("0717"), enter("0718")])), "62.5");
    assert_eq!(breaks(&game, P, &moves(&[guns], vec![enter("1211")])), "62.8", "woods are closed to guns");
}

#[test]
fn stacks_have_limits() {
    let mut field = marching();
    field.put("fr-1-22", "1015", Formation::Column, side(3));
    field.put("fr-3-22", "1015", Formation::Column, side(3));
    field.put("fr-4-22", "1015", Formation::Column, side(3));
    let fourth = field.put("fr-6-22", "1014", Formation::Column, side(3));
    let horse = field.put("fr-10h", "0915", Formation::Column, side(2));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[fourth], vec![enter("1015")])), "12.1");
    assert_eq!(breaks(&game, P, &moves(&[fourth], vec![enter("1015"), enter("1016")])), "12.3", "it only passes");
    assert_eq!(breaks(&game, P, &moves(&[horse], vec![enter("1015")])), "12.1");
    let mut field = marching();
    field.put("fr-1-22", "1015", Formation::Line, vertex(2));
    let other = field.put("fr-3-22", "1014", Formation::Column, side(3));
    let game = field.game();
    assert_eq!(breaks(&game, P, &moves(&[other], vec![enter("1015")])), "12.2");
    assert_eq!(breaks(&game, P, &moves(&[other], vec![enter("1015"), enter("1016")])), "nothing", "it only passes");
    let joins = vec![enter("1015"), Action::Form { formation: Formation::Line, facing: vertex(2) }];
    assert_eq!(breaks(&game, P, &moves(&[other], joins)), "nothing");
}

#[test]
fn free_commands_are_limited() {
    let mut field = marching();
    let general = field.put("fr-4-6l", "1804", Formation::GeneralOrder, side(3));
    let a = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let b = field.put("fr-3-22", "1014", Formation::Column, side(3));
    let mut game = field.game();
    game.apply(P, &moves(&[general], vec![Action::Turn(side(2))])).unwrap();
    assert_eq!(breaks(&game, P, &moves(&[general], vec![Action::Turn(side(1))])), "R69");
    let swap = Command::Restack { hex: hex("1014"), units: vec![b, a] };
    game.apply(P, &swap).unwrap();
    assert_eq!(breaks(&game, P, &Command::Restack { hex: hex("1014"), units: vec![a, b] }), "R69");
    assert_eq!(breaks(&game, P, &moves(&[a], vec![Action::Turn(side(2))])), "10.2", "the hex faces as its top unit");
    assert_eq!(breaks(&game, P, &moves(&[b], vec![Action::Turn(side(2))])), "12.2", "both turn or none");
    assert_eq!(breaks(&game, P, &moves(&[b, a], vec![Action::Turn(side(2))])), "nothing");
}

#[test]
fn orders_are_for_units_that_can_follow_them() {
    let mut field = marching();
    let foot = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let horse = field.put("fr-10h", "1016", Formation::Column, side(3));
    let guns = field.put("fr-b12", "1018", Formation::Limbered, side(3));
    let game = field.game();
    let give = |unit, orders| Command::Orders { orders: vec![OrderFor { unit, orders }] };
    let reaction = StandingOrders { reaction: ReactionOrder::Always, ..StandingOrders::default() };
    let answer = StandingOrders { answer: AnswerOrder::Carre, ..StandingOrders::default() };
    let withdraw = StandingOrders { withdraw: WithdrawOrder::One, ..StandingOrders::default() };
    assert_eq!(breaks(&game, P, &give(foot, reaction)), "3.3");
    assert_eq!(breaks(&game, P, &give(foot, withdraw)), "3.3", "it cannot skirmish");
    assert_eq!(breaks(&game, P, &give(foot, answer)), "nothing");
    assert_eq!(breaks(&game, P, &give(horse, reaction)), "nothing");
    assert_eq!(breaks(&game, P, &give(horse, answer)), "3.3");
    assert_eq!(breaks(&game, P, &give(guns, withdraw)), "3.3");
    assert_eq!(breaks(&game, P, &give(horse, StandingOrders::default())), "18.16");
}

#[test]
fn leaders_ride_alone() {
    let mut field = marching();
    field.put("fr-1-22", "1014", Formation::Column, side(3));
    let ney = field.put_leader("ney", "1014");
    let theirs = field.put_leader("barclay", "1016");
    let game = field.game();
    let ride = |leader, path: &[&str]| Command::MoveLeader { leader, path: path.iter().map(|at| hex(at)).collect() };
    assert_eq!(breaks(&game, P, &ride(ney, &["1015"])), "nothing");
    assert_eq!(breaks(&game, P, &ride(ney, &["1015", "1016"])), "7.2", "an enemy leader is there");
    assert_eq!(breaks(&game, P, &ride(theirs, &["1017"])), "7.2");
    assert_eq!(breaks(&game, P, &ride(ney, &[])), "18.16");
}

#[test]
fn units_that_may_fire_and_their_targets() {
    let mut field = Field::new(P, Segment::OffensiveFire);
    let guns = field.put("fr-b12", "1014", Formation::Unlimbered, side(3));
    let other = field.put("fr-b8a", "1214", Formation::Unlimbered, side(3));
    let foot = field.put("fr-1-22", "1016", Formation::Column, side(0));
    let below = field.put("fr-3-22", "1016", Formation::Column, side(0));
    field.put("ru-vladimir", "1018", Formation::Line, vertex(0));
    let game = field.game();
    let fire = |target: &str, units: &[UnitId]| Command::Fire {
        attacks: vec![FireAttack { target: hex(target), units: units.to_vec() }],
    };
    assert_eq!(breaks(&game, P, &fire("1018", &[guns])), "23.2", "the column stands in the way");
    assert_eq!(breaks(&game, P, &fire("1018", &[foot])), "22.2", "too far");
    assert_eq!(breaks(&game, P, &fire("1016", &[guns])), "21.5");
    assert_eq!(breaks(&game, P, &fire("1018", &[guns, other])), "21.4");
    assert_eq!(breaks(&game, P, &fire("1018", &[])), "21.1");
    assert_eq!(breaks(&game, P, &fire("1018", &[below])), "24.1", "without the top unit");
    // Close to the enemy, but turned away.
    let mut field = Field::new(P, Segment::OffensiveFire);
    let away = field.put("fr-1-22", "0918", Formation::Column, side(5));
    let guns = field.put("fr-b12", "1014", Formation::Unlimbered, side(3));
    field.put("ru-vladimir", "1018", Formation::Line, vertex(0));
    field.put("ru-tambov", "1220", Formation::Line, vertex(0));
    let game = field.game();
    assert_eq!(breaks(&game, P, &fire("1018", &[away])), "10.3");
    assert_eq!(breaks(&game, P, &fire("1220", &[guns])), "22.3", "the other is closer");
    let twice = Command::Fire {
        attacks: vec![
            FireAttack { target: hex("1018"), units: vec![guns] },
            FireAttack { target: hex("1018"), units: vec![guns] },
        ],
    };
    assert_eq!(breaks(&game, P, &twice), "21.2");
}

#[test]
fn units_that_may_assault_and_their_targets() {
    let mut field = Field::new(P, Segment::Melee);
    let column = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let light = field.put("fr-4-6l", "0915", Formation::Skirmish, vertex(1));
    let horse = field.put("fr-10h", "1115", Formation::Column, side(4));
    field.put("ru-livland", "1015", Formation::Column, side(0));
    let fired = field.put("fr-3-22", "1016", Formation::Column, side(0));
    field.unit(fired).marks.fired_upon = Some(hex("0917"));
    let game = field.game();
    let assault = |units: &[UnitId], saving: &[UnitId]| {
        Command::Assault(AssaultOrder { target: hex("1015"), units: units.to_vec(), saving: saving.to_vec() })
    };
    assert_eq!(breaks(&game, P, &assault(&[column], &[])), "nothing");
    assert_eq!(breaks(&game, P, &assault(&[light], &[])), "32.2");
    assert_eq!(breaks(&game, P, &assault(&[fired], &[])), "32.4");
    assert_eq!(breaks(&game, P, &assault(&[column, horse], &[])), "32.7", "not together against cavalry");
    assert_eq!(breaks(&game, P, &assault(&[column], &[column])), "32.7");
    assert_eq!(breaks(&game, P, &assault(&[horse], &[horse])), "nothing");
    assert_eq!(breaks(&game, P, &assault(&[], &[])), "32.1");
    let elsewhere = Command::Assault(AssaultOrder { target: hex("1013"), units: vec![column], saving: vec![] });
    assert_eq!(breaks(&game, P, &elsewhere), "32.3");
}

#[test]
fn units_that_may_charge_and_their_targets() {
    let mut field = Field::new(P, Segment::Charge);
    let horse = field.put("fr-10h", "1014", Formation::Column, side(3));
    let tired = field.put("fr-baden", "0905", Formation::Column, side(3));
    field.unit(tired).readiness = Readiness::Tired;
    let foot = field.put("fr-1-22", "0907", Formation::Column, side(3));
    field.put("ru-vladimir", "1018", Formation::Line, vertex(0));
    field.put("ru-10j", "1211", Formation::GeneralOrder, side(3));
    let game = field.game();
    let charge = |unit, path: &[&str], target: &str| Command::Charge {
        units: vec![unit],
        leaders: vec![],
        path: path.iter().map(|at| hex(at)).collect(),
        target: hex(target),
    };
    assert_eq!(breaks(&game, P, &charge(horse, &["1015", "1016", "1017"], "1018")), "nothing");
    assert_eq!(breaks(&game, P, &charge(tired, &[], "1018")), "37.1");
    assert_eq!(breaks(&game, P, &charge(foot, &[], "1018")), "37.1");
    assert_eq!(breaks(&game, P, &charge(horse, &["1015"], "1018")), "38.1");
    assert_eq!(breaks(&game, P, &charge(horse, &["1015", "1016", "1017"], "1016")), "37.4");
    assert_eq!(breaks(&game, P, &charge(horse, &["1013", "1112"], "1211")), "37.4", "woods");
    assert_eq!(
        breaks(&game, P, &charge(horse, &["1013", "1014", "1015", "1016", "1017"], "1018")),
        "38.2",
        "180 degrees"
    );
}

/// The result of an order to charge.
#[derive(Debug, PartialEq)]
enum Charge {
    Refused,
    /// It is accepted, and nothing happens.
    Lost,
    Ridden,
}

#[test]
fn a_charge_is_checked_in_the_order_in_which_its_cavalry_is_stacked() {
    // Two regiments of one hex face differently, and the path leads down: the one that faces up cannot pay for the turn [38.2].
    // Since revision 4 the top one is checked; by revisions 2 and 3 the one named first, while the top one had to ride.
    let (up, down) = (0, 3);
    for revision in Revision::ALL {
        for (top, top_first, as_named) in [
            (up, true, Charge::Refused),
            (up, false, Charge::Lost),
            (down, true, Charge::Ridden),
            (down, false, Charge::Refused),
        ] {
            let mut field = Field::new(P, Segment::Charge);
            field.board = Game::by_revision(&field.board, revision.number()).unwrap();
            let baden = field.put("fr-baden", "1014", Formation::Column, side(top));
            let hussars = field.put("fr-10h", "1014", Formation::Column, side(up + down - top));
            field.put("ru-vladimir", "1018", Formation::Line, vertex(0));
            let mut game = field.game();
            let units = if top_first { vec![baden, hussars] } else { vec![hussars, baden] };
            let path = ["1015", "1016", "1017"].map(hex).to_vec();
            let order = Command::Charge { units, leaders: vec![], path, target: hex("1018") };
            let comes = match game.apply(P, &order) {
                Ok(events) if events.is_empty() => Charge::Lost,
                Ok(events) => {
                    let what = &events.first().unwrap().what;
                    let stacked = matches!(what, What::ChargeOrdered { units, .. } if *units == [baden, hussars]);
                    assert!(stacked, "it rides as it is stacked: {what:?}");
                    Charge::Ridden
                }
                Err(refusal) => {
                    assert_eq!(refusal.case.unwrap().as_str(), "38.2");
                    Charge::Refused
                }
            };
            let as_stacked = if top == down { Charge::Ridden } else { Charge::Refused };
            let expected = if revision.number() >= 4 { as_stacked } else { as_named };
            assert_eq!(comes, expected, "{revision:?}, {order:?}");
        }
    }
}
