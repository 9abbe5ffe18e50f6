//! Cases in which two rules of the page meet: exempt from a check, counted together, dropped, or passed over.

use crate::field::*;
use bataille::*;
use engine::contract::{Game as _, Pending, Side};

const P: Side = Side::First;
const Q: Side = Side::Second;

fn assault(target: &str, units: &[UnitId]) -> AssaultOrder {
    AssaultOrder { target: hex(target), units: units.to_vec(), saving: Vec::new() }
}

/// The side that must roll, and the case that asks for it.
fn throws_for(game: &Game) -> (Side, String) {
    match game.pending() {
        Pending::Roll(roll) => (roll.owner, roll.case.to_string()),
        other => panic!("{other:?}"),
    }
}

/// Kinburn charges along six hexes at the units in 2212.
fn charge(kinburn: UnitId) -> Command {
    let path = ["2206", "2207", "2208", "2209", "2210", "2211"].map(hex).to_vec();
    Command::Charge { units: vec![kinburn], leaders: Vec::new(), path, target: hex("2212") }
}

#[test]
fn infantry_in_general_order_does_not_check_for_its_battery() {
    // [33.2, 33.4]
    let mut field = Field::new(P, Segment::Melee);
    let attacker = field.put("fr-1-22", "1604", Formation::Column, side(1));
    let battery = field.put("ru-horse", "1704", Formation::Unlimbered, side(4));
    let jaeger = field.put("ru-10j", "1704", Formation::GeneralOrder, side(4));
    let mut game = field.game();
    game.apply(P, &Command::Assault(assault("1704", &[attacker]))).unwrap();
    assert_eq!(throws_for(&game), (Q, String::from("33.5")));
    game.resolve(&throws(&[11])).unwrap();
    assert_eq!((now(&game, battery).order, now(&game, jaeger).order), (Order::Disordered, Order::Good));
    assert_eq!(throws_for(&game), (P, String::from("33.5")));
}

#[test]
fn the_line_of_a_hex_counts_four_however_many_units_are_in_it() {
    // [33.3]
    let mut field = Field::new(P, Segment::Melee);
    let one = field.put("fr-1-22", "2411", Formation::Line, vertex(5));
    let two = field.put("fr-3-22", "2411", Formation::Line, vertex(5));
    field.put("ru-dnieper", "2410", Formation::Column, side(3));
    let forecast = field.game().forecast(&Proposal::Assault(assault("2410", &[one, two]))).unwrap();
    assert_eq!(forecast.throws[0].terms.iter().map(|term| term.steps).collect::<Vec<_>>(), [6]);
    assert_eq!(forecast.throws[2].melee.clone().unwrap().attack, Fraction::whole(30));
}

#[test]
fn heavy_cavalry_is_doubled_against_light_through_its_own_front_only() {
    // [60, 41.3] Met from ahead, and from aside.
    for (at, facing, attack) in [("2411", 0, 48), ("2310", 2, 24)] {
        let mut field = Field::new(Q, Segment::Melee);
        let kinburn = field.put("ru-kinburn", "2410", Formation::Column, side(3));
        let hussars = field.put("fr-10h", at, Formation::Column, side(facing));
        field.state.held.push(HeldMelee { attackers: vec![kinburn], defenders: vec![hussars], straight: false });
        let forecast = field.game().forecast(&Proposal::Pending).unwrap();
        assert_eq!(forecast.throws[0].melee.clone().unwrap().attack, Fraction::whole(attack), "{at}");
    }
}

#[test]
fn a_unit_that_rallies_in_a_place_takes_it() {
    // [65.2]
    let mut field = Field::new(P, Segment::OffensiveFire);
    let routed = field.put("fr-1-22", "2021", Formation::Column, side(0));
    field.unit(routed).order = Order::Routed;
    field.put("fr-3-22", "0906", Formation::Column, side(0));
    field.put("ru-kostroma", "2430", Formation::Column, side(0));
    let mut game = field.game();
    let holds = |game: &Game| game.state().holders.iter().find(|holder| holder.hex == hex("2021")).unwrap().side;
    assert_eq!(holds(&game), Q);
    assert_eq!(rolls(&game), 2);
    game.resolve(&throws(&[66])).unwrap();
    assert_eq!((now(&game, routed).order, holds(&game)), (Order::Good, P));
}

#[test]
fn out_of_road_march_means_column() {
    // [13.5]
    let mut field = Field::new(P, Segment::Movement);
    let unit = field.put("fr-1-22", "1603", Formation::RoadMarch, side(2));
    field.put("ru-kostroma", "2430", Formation::Column, side(0));
    let game = field.game();
    let form = |formation, facing| Action::Form { formation, facing };
    let says = |actions: &[Action]| {
        breaks(&game, P, &Command::Move { units: vec![unit], leaders: Vec::new(), actions: actions.to_vec() })
    };
    let (line, column) = (form(Formation::Line, vertex(2)), form(Formation::Column, side(2)));
    assert_eq!(says(&[line]), "13.5");
    assert_eq!(says(&[form(Formation::Carre, Facing::AllRound)]), "13.5");
    assert_eq!(says(&[column, line]), "nothing");
}

#[test]
fn where_one_battery_fails_to_limber_the_list_is_dropped() {
    // [13.6, 18.1]
    let mut field = Field::new(P, Segment::Movement);
    let one = field.put("fr-b8a", "2410", Formation::Unlimbered, side(3));
    let two = field.put("fr-b8b", "2410", Formation::Unlimbered, side(3));
    field.put("ru-kostroma", "2430", Formation::Column, side(0));
    let mut game = field.game();
    let actions = vec![Action::Limber, Action::Enter(hex("2411"))];
    game.apply(P, &Command::Move { units: vec![one, two], leaders: Vec::new(), actions }).unwrap();
    game.resolve(&throws(&[43])).unwrap();
    assert_eq!((now(&game, one).formation, now(&game, two).formation), (Formation::Limbered, Formation::Unlimbered));
    assert_eq!(game.hex_of(one), Some(hex("2410")));
    let alone = Command::Move { units: vec![one], leaders: Vec::new(), actions: vec![Action::Enter(hex("2411"))] };
    assert_eq!(breaks(&game, P, &alone), "nothing");
}

#[test]
fn a_leader_who_stays_behind_recalls_no_unit() {
    // [40.2, 56] Behind: the die is 4; along: 3.
    for (along, halts) in [(false, false), (true, true)] {
        let mut field = Field::new(Q, Segment::Charge);
        let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
        let target = field.put("fr-1-136", "2212", Formation::Column, side(0));
        let leader = field.put_leader("tschaplitz", "2205");
        let mut game = field.game();
        let Command::Charge { units, path, target: at, .. } = charge(kinburn) else { return };
        let leaders = if along { vec![leader] } else { Vec::new() };
        game.apply(Q, &Command::Charge { units, leaders, path, target: at }).unwrap();
        game.apply(P, &Command::Answer { answer: Answer::Carre }).unwrap();
        game.resolve(&throws(&[62])).unwrap();
        game.apply(Q, &Command::Press { go_on: false }).unwrap();
        game.resolve(&die(3)).unwrap();
        assert_eq!(now(&game, target).formation, Formation::Carre);
        assert_eq!(game.hex_of(kinburn), Some(hex(if halts { "2208" } else { "2211" })), "{along}");
    }
}

#[test]
fn the_disordered_upset_friends_though_a_blank_sent_them_back() {
    // [31.8, 34.5]
    let mut field = Field::new(P, Segment::Melee);
    let attacker = field.put("fr-1-22", "2410", Formation::Column, side(3));
    field.unit(attacker).order = Order::Disordered;
    for (name, at) in [("fr-3-22", "2310"), ("fr-4-22", "2409"), ("fr-6-22", "2510")] {
        field.put(name, at, Formation::Column, side(3));
    }
    field.put("ru-dnieper", "2411", Formation::Column, side(0));
    let mut game = field.game();
    game.apply(P, &Command::Assault(assault("2411", &[attacker]))).unwrap();
    game.resolve(&throws(&[66])).unwrap();
    game.resolve(&throws(&[66])).unwrap();
    game.resolve(&throws(&[35])).unwrap();
    assert_eq!(game.hex_of(attacker), Some(hex("2310")));
    assert_eq!(throws_for(&game), (P, String::from("31.8")));
}

#[test]
fn limbered_guns_that_skirmishers_left_are_ridden_down() {
    // [39.6, 40.4]
    let mut field = Field::new(Q, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
    field.put("fr-1-29l", "2212", Formation::Skirmish, vertex(5));
    let battery = field.put("fr-b8a", "2212", Formation::Limbered, vertex(5));
    field.put("fr-2-136", "2213", Formation::Column, side(0));
    let mut game = field.game();
    game.apply(Q, &charge(kinburn)).unwrap();
    assert_eq!(throws_for(&game), (P, String::from("39.6")));
    let events = whats(&game.resolve(&throws(&[11])).unwrap());
    let trampled = |what: &What| matches!(what, What::Trampled { unit, increments: 1 } if *unit == battery);
    assert!(events.iter().any(trampled), "{events:?}");
    assert_eq!((now(&game, battery).order, game.hex_of(kinburn)), (Order::Routed, Some(hex("2211"))));
}

#[test]
fn a_leader_whose_battery_was_ridden_down_is_with_others_before_the_hex_is_entered() {
    // [7.7, 40.6]
    let mut field = Field::new(Q, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
    field.put("fr-b8a", "2212", Formation::Unlimbered, side(0));
    field.put("fr-1-22", "2216", Formation::Column, side(0));
    let leader = field.put_leader("souham", "2212");
    let mut game = field.game();
    game.apply(Q, &charge(kinburn)).unwrap();
    game.resolve(&throws(&[11])).unwrap();
    assert_eq!(game.hex_of(kinburn), Some(hex("2212")));
    assert_eq!(game.state().leader_hex(leader), Some(hex("2216")));
}

#[test]
fn guns_in_a_work_do_not_face_its_rear() {
    // [10.2, 62.3] 2018 has its rear to the sides 2 and 3.
    for (facing, right) in [(0, true), (3, false), (2, false), (4, true)] {
        let mut field = Field::new(P, Segment::Movement);
        field.put("fr-1-22", "1010", Formation::Column, side(0));
        field.put("ru-horse", "2018", Formation::Unlimbered, side(facing));
        let board = std::sync::Arc::clone(&field.board);
        let found = Game::from_state(board, field.terms, field.state.clone()).map(|_| ());
        assert_eq!(found.is_ok(), right, "{facing}: {found:?}");
    }
}

#[test]
fn a_charge_is_weighed_with_the_horses_it_will_leave() {
    // [35.2] No unit is tired by a charge, and the movement that follows is no part of its melee.
    let mut field = Field::new(Q, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
    field.put("fr-1-136", "2212", Formation::Column, side(0));
    let Command::Charge { units, leaders, path, target } = charge(kinburn) else { panic!("a charge") };
    let order = ChargeOrder { units, leaders, path, target };
    let forecast = field.game().forecast(&Proposal::Charge(Box::new(order))).unwrap();
    let melee = forecast.throws.last().unwrap();
    assert!(melee.melee.is_some());
    for chance in &melee.results {
        let told = whats(&chance.does);
        assert!(!told.iter().any(|what| matches!(what, What::SegmentBegan { .. })), "{told:?}");
        let horses = told.iter().filter_map(|what| match what {
            What::ReadinessChanged { to, .. } => Some(*to),
            _ => None,
        });
        assert!(horses.into_iter().all(|to| to == Readiness::Exhausted), "{told:?}");
    }
}

#[test]
fn a_check_has_its_forecast_effect_when_it_is_rolled() {
    // [39.4] Kinburn charges a battalion that is ordered to stand; each result is reported as it then happens.
    let mut field = Field::new(Q, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
    field.put("fr-1-136", "2212", Formation::Column, side(0));
    let mut game = field.game();
    game.apply(Q, &charge(kinburn)).unwrap();
    let weighed = game.forecast(&Proposal::Answer(Answer::Stand)).unwrap();
    game.apply(P, &Command::Answer { answer: Answer::Stand }).unwrap();
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    assert_eq!(weighed, forecast);
    for chance in &forecast.throws[0].results {
        let mut thrown = game.clone();
        assert_eq!(thrown.resolve(&throws(&[u16::from(chance.on[0])])).unwrap(), chance.does);
    }
}

#[test]
fn beside_cavalry_alone_no_unit_is_fired_at() {
    // [28.4, 18.10]
    for (enemy, formation, facing, fired) in
        [("ru-kinburn", Formation::Column, side(3), false), ("ru-dnieper", Formation::Column, side(3), true)]
    {
        let mut field = Field::new(P, Segment::Movement);
        let mover = field.put("fr-1-22", "2410", Formation::Column, side(0));
        field.put(enemy, "2409", formation, facing);
        let game = field.game();
        let turns = game.actions_of(P, &[mover]).into_iter().filter(|option| option.cost.0 > 0);
        assert!(turns.into_iter().all(|option| option.draws_fire == fired), "{enemy}");
    }
}
