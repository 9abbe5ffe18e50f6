//! Command and fatigue on the whole field: points, senders, delivery, delays, and hours of brigades (15 and 17, with their
//! worked questions).

use engine::contract::Side;
use winter::whole::{BrigadeHour, FieldLeader, FieldUnit, OrderKind, OrderMarker, OrderPrice, Sending, WholeField};
use winter_files::whole_field;

fn field() -> WholeField {
    whole_field().unwrap()
}

fn leader<'a>(field: &'a WholeField, id: &str) -> &'a FieldLeader {
    field.leaders.iter().find(|leader| leader.id == id).unwrap()
}

fn unit<'a>(field: &'a WholeField, id: &str) -> &'a FieldUnit {
    field.units.iter().find(|unit| unit.unit.id == id).unwrap()
}

/// 17.21 and question 1: on turn 9 the Allies have 5 and 3, the French 5.
#[test]
fn hours_bring_command_points_up_to_turn_45() {
    let field = field();
    let (points, hours) = (&field.command_points, &field.tables.time.hourly);
    let gained = |side, upto: u8| (6..=upto).map(|turn| points.of_turn(side, turn, hours)).sum::<u8>();
    assert_eq!([5 + gained(Side::First, 9), gained(Side::Second, 9)], [8, 5]);
    assert_eq!(points.start, [5, 0]);
    assert_eq!([points.of_turn(Side::First, 45, hours), points.of_turn(Side::First, 49, hours)], [3, 0]);
    assert_eq!([gained(Side::First, 59), gained(Side::Second, 59)], [30, 50]);
}

/// R112.
#[test]
fn bagration_has_one_point_of_each_hour_or_more() {
    let points = field().command_points;
    let shared = [None, Some(0), Some(1), Some(2), Some(3), Some(4)].map(|wish| points.shared(wish));
    assert_eq!(shared, [Some([2, 1]), None, Some([2, 1]), Some([1, 2]), Some([0, 3]), None]);
}

fn sending(side: Side, radius: u8, bonus: u8, distance: u16, from_headquarters: bool) -> Sending {
    Sending { side, radius, bonus, distance, from_headquarters }
}

/// 17.34 and questions 9, 10 and 13.
#[test]
fn an_order_is_delivered_by_bonus_and_distance() {
    let table = field().tables.orders;
    let delay = |sending: Sending, die| sending.marker(OrderKind::Activate, die, &table).delay;
    // Bennigsen at headquarters to Osterman, and to Dokhturov inside his radius.
    assert_eq!(delay(sending(Side::First, 6, 1, 10, true), 5), 1);
    assert_eq!(delay(sending(Side::First, 6, 1, 6, true), 9), 0);
    // Napoleon to Augereau: from headquarters, and Mobile as himself.
    assert_eq!(delay(sending(Side::Second, 8, 3, 11, true), 7), 1);
    let mobile = sending(Side::Second, 8, 3, 11, false);
    assert_eq!((mobile.modifier(&table), delay(mobile, 7)), (-3, 1));
    assert_eq!(delay(sending(Side::Second, 8, 3, 11, true), 2), 0);
    let far = |distance| sending(Side::First, 5, 0, distance, false).modifier(&table);
    assert_eq!([6, 9, 10, 15, 20].map(far), [1, 1, 2, 3, 4]);
    let all = [0, 3, 4, 6, 7, 8, 9].map(|die| delay(sending(Side::Second, 5, 0, 6, false), die));
    assert_eq!(all, [0, 0, 1, 1, 2, 2, 3]);
    assert_eq!(delay(sending(Side::First, 0, 0, u16::MAX, false), 0), 3);
}

/// 17.35 and question 7.
#[test]
fn a_delay_runs_out_by_the_die_of_its_side() {
    let table = field().tables.orders;
    let mut marker = OrderMarker { kind: OrderKind::Activate, delay: 2 };
    let mut seen = Vec::new();
    for die in [3, 6, 5] {
        marker = marker.after_die(Side::First, die, &table);
        seen.push(marker.delay);
    }
    assert_eq!((seen, marker.is_received()), (vec![1, 1, 0], true));
    assert_eq!(marker.after_die(Side::First, 0, &table), marker);
    let one = OrderMarker { kind: OrderKind::Attack, delay: 1 };
    let french = [6, 7].map(|die| one.after_die(Side::Second, die, &table).delay);
    assert_eq!(french, [0, 1]);
}

/// Each row of 17.31.
#[test]
fn senders_order_those_of_their_row_at_its_price() {
    let field = field();
    let price = |from: &str, to: &str, kind| field.order_price(leader(&field, from), leader(&field, to), kind);
    use OrderKind::{Activate, Attack, Free, Mobile, Stop};
    use OrderPrice::{FreeOrder, Nothing, Point};
    let all = [Activate, Mobile, Attack, Stop, Free];
    for to in ["RL-Osterman", "RL-Baggovut", "RL-Kutaisov", "PL-LEstocq"] {
        assert_eq!(all.map(|kind| price("RL-Bennigsen", to, kind)), [Some(Point); 5], "{to}");
    }
    for to in ["FL-Augereau", "FL-StHilaire", "FL-Guyot", "FL-Durosnel"] {
        assert_eq!(all.map(|kind| price("FL-Napoleon", to, kind)), [Some(Point); 5], "{to}");
    }
    for to in ["RL-Platov", "RL-Yermolov"] {
        let prices = all.map(|kind| price("RL-Bennigsen", to, kind));
        assert_eq!(prices, [None, None, None, None, Some(Point)], "{to}");
    }
    assert_eq!(price("FL-Napoleon", "FL-Leval", Activate), None);
    assert_eq!(price("FL-Napoleon", "RL-Osterman", Activate), None);
    let by_corps = [Some(Nothing), None, Some(FreeOrder), Some(FreeOrder), None];
    assert_eq!(all.map(|kind| price("FL-Soult", "FL-Leval", kind)), by_corps);
    assert_eq!(all.map(|kind| price("RL-Sacken", "RL-Essen", kind)), by_corps);
    assert_eq!(price("RL-Sacken", "RL-Somov", Activate), None);
    assert_eq!(price("FL-Davout", "FL-Marulaz", Activate), Some(Nothing));
    // Question 16: Baggovut is assigned to Osterman.
    assert_eq!(all.map(|kind| price("RL-Osterman", "RL-Baggovut", kind)), [Some(FreeOrder); 5]);
    assert_eq!(price("RL-Sacken", "RL-Baggovut", Free), None);
    let by_reserve = [None, Some(FreeOrder), None, None, Some(FreeOrder)];
    assert_eq!(all.map(|kind| price("RL-Dokhturov", "RL-Stavitski", kind)), by_reserve);
    assert_eq!(price("RL-Osterman", "RL-Kutaisov", Mobile), None);
    let light = ["FL-Soult", "FL-Murat", "FL-Augereau"].map(|from| price(from, "FL-Durosnel", Activate));
    assert_eq!(light, [Some(Nothing), Some(Nothing), None]);
    assert_eq!(price("FL-Leval", "FL-Vivies", Activate), Some(Nothing));
    assert_eq!(price("RL-Baggovut", "RL-KBaggovut", Activate), Some(Nothing));
    assert_eq!(price("FL-Leval", "FL-Ledru", Activate), None);
    let free = ["RL-Markov", "RL-Tuchkov", "RL-Osterman"].map(|from| price(from, "RL-Yermolov", Free));
    assert_eq!(free, [Some(Nothing), Some(Nothing), None]);
}

/// 15.1: every brigade with a leader, Kostroma and the Elizavetgrad hussars.
#[test]
fn brigades_with_a_leader_have_a_box() {
    let field = field();
    let boxes = field.fatigue_boxes();
    assert_eq!(boxes.len(), 75);
    let has = |side, name| boxes.contains(&(side, name));
    assert!(has(Side::First, "Kostroma") && has(Side::First, "Elizavetgrad") && has(Side::Second, "LC/IG"));
    assert!(has(Side::First, "C/IV") && has(Side::Second, "C/IV"));
    assert!(!has(Side::First, "20Jgr") && !has(Side::First, "Cos") && !has(Side::First, "Bogdanov"));
}

/// 15.2 to 15.4 and questions 33 and 34.
#[test]
fn an_hour_tires_a_brigade_or_rests_it() {
    let wear = field().tables.wear;
    let committed = BrigadeHour { committed: true, ..BrigadeHour::default() };
    let driven = BrigadeHour { fought: true, attack_order: true, ..committed };
    assert_eq!(driven.points_after(0, &wear), 3);
    let charged = BrigadeHour { charges: 4, ..committed };
    assert_eq!(charged.points_after(0, &wear), 4);
    let idle = BrigadeHour::default();
    assert_eq!([0, 1, 5].map(|points| idle.points_after(points, &wear)), [0, 0, 4]);
    let floor = BrigadeHour { floor: 3, ..idle };
    assert_eq!([5, 3].map(|points| floor.points_after(points, &wear)), [4, 3]);
    assert_eq!(committed.points_after(u8::MAX, &wear), 60);
}

/// 15.1 and question 35.
#[test]
fn a_unit_has_the_level_of_its_box_and_jaegers_that_of_the_clock() {
    let field = field();
    let wear = &field.tables.wear;
    let level = |id: &str, points, turn| unit(&field, id).fatigue_level(points, turn, wear);
    assert_eq!([3, 4, 7, 8, 11, 12, 60].map(|points| level("F-18-1", points, 20)), [0, 1, 1, 2, 2, 3, 3]);
    assert_eq!([28, 29, 40, 41].map(|turn| level("R-20Jaeger-1", 12, turn)), [0, 1, 1, 2]);
    assert_eq!([level("R-EfremovIII", 12, 50), level("R-1-MikulinLt", 12, 50)], [0, 0]);
    let rear = field.units.iter().find(|unit| unit.unit.brigade.as_deref() == Some("RG/Pr")).unwrap();
    assert_eq!([rear.fatigue_level(0, 40, wear), rear.fatigue_level(12, 40, wear)], [1, 1]);
}
