//! Movement, zones, entries and the pontoon, by worked examples [6, 7, 11, 14.1].

use crate::table::{Say, Table, hex, hexes, rule, unit};
use engine::contract::Game as _;
use twenty::*;

fn go<const N: usize>(name: &str, path: [&str; N]) -> Command {
    Command::Move { unit: unit(name), path: hexes(path), forced: false }
}

fn forced<const N: usize>(name: &str, path: [&str; N]) -> Command {
    Command::Move { unit: unit(name), path: hexes(path), forced: true }
}

fn enter<const N: usize>(name: &str, path: [&str; N]) -> Command {
    Command::Enter { unit: unit(name), path: hexes(path), forced: false }
}

/// The cost of a move, by its event.
fn cost(events: &[Event]) -> u8 {
    events
        .iter()
        .find_map(|event| match event.what {
            What::Moved { cost, .. } | What::Entered { cost, .. } => Some(cost),
            _ => None,
        })
        .expect("a move")
}

fn quiet() -> Table {
    Table::new().no_garrisons()
}

#[test]
fn c6_1_a_unit_moves_once_along_neighbours() {
    let mut game = quiet().on([("Au I", "0907"), ("XIV", "1601")]).game();
    assert_eq!(rule(&game.refused(go("Au I", []))), "6.1");
    assert_eq!(rule(&game.refused(go("Au I", ["1107"]))), "6.1");
    assert_eq!(rule(&game.refused(go("Au I", ["1007", "0907"]))), "6.1");
    assert_eq!(rule(&game.refused(go("Au II", ["1007"]))), "6.1");
    assert_eq!(rule(&game.refused(go("XIV", ["1602"]))), "4.1");
    assert_eq!(cost(&game.say(go("Au I", ["1007", "1107"]))), 2);
    assert_eq!(game.at("Au I"), "1107");
    assert_eq!(rule(&game.refused(go("Au I", ["1007"]))), "6.1");
}

#[test]
fn c4_1_only_the_side_that_is_asked_answers() {
    let game = quiet().on([("Au I", "0907"), ("XIV", "1601")]).game();
    let refusal = game.check(FRENCH, &go("XIV", ["1602"])).unwrap_err();
    assert_eq!((rule(&refusal).as_str(), refusal.name), ("4.1", "not-your-side"));
    assert_eq!(rule(&game.refused(Command::EndReaction)), "4.1");
}

/// 6.2, R9: one hex can always be paid for, whatever its cost; two cannot.
#[test]
fn c6_2_one_hex_is_always_paid_for() {
    let mut game = quiet().on([("Au I", "0807")]).weather(Weather::Downpour).game();
    assert_eq!(rule(&game.refused(go("Au I", ["0806", "0906"]))), "6.2");
    assert_eq!(cost(&game.say(go("Au I", ["0806"]))), 2);
}

/// 6.3: terrain, streams off the road, roads over anything.
#[test]
fn c6_3_costs() {
    let steps = [
        ("0907", "0908", 1),
        ("0504", "0605", 1),
        ("0706", "0606", 2),
        ("0807", "0806", 2),
        ("0904", "0905", 2),
        ("0804", "0805", 1),
        ("1107", "1208", 1),
    ];
    for (from, to, expected) in steps {
        let mut game = quiet().on([("Au I", from)]).game();
        assert_eq!(cost(&game.say(go("Au I", [to]))), expected, "{from} {to}");
    }
}

#[test]
fn c6_4_never_into_an_enemy_or_a_garrison() {
    let game = Table::new().on([("Au I", "1307"), ("XIV", "1408"), ("Au II", "0907")]).turn(10).game();
    assert_eq!(rule(&game.refused(go("Au I", ["1408"]))), "6.4");
    assert_eq!(rule(&game.refused(go("Au I", ["1306"]))), "9.10");
}

#[test]
fn c6_5_through_friends_but_not_onto_them() {
    let mut game = quiet().on([("Au I", "0907"), ("Au II", "1007")]).game();
    assert_eq!(rule(&game.refused(go("Au I", ["1007"]))), "6.5");
    game.say(go("Au I", ["1007", "1107"]));
    assert_eq!(game.at("Au I"), "1107");
}

/// 6.6, R11: closed hexsides; a road over a swollen stream stays open.
#[test]
fn c6_6_closed_hexsides() {
    let dry = quiet().on([("Au I", "1206"), ("Au II", "1213")]).game();
    dry.check(ALLIED, &go("Au I", ["1205"])).unwrap();
    assert_eq!(rule(&dry.refused(go("Au II", ["1312"]))), "6.6");
    let mud = quiet().on([("Au I", "1206")]).with(|state| state.mud = Some(9)).game();
    assert_eq!(rule(&mud.refused(go("Au I", ["1205"]))), "6.6");
    let wet = quiet().on([("Au II", "1205")]).weather(Weather::Downpour).game();
    assert_eq!(rule(&wet.refused(go("Au II", ["1206"]))), "6.6");
    wet.check(ALLIED, &go("Au II", ["1305"])).unwrap();
}

/// 6.7, R10: all road goes one further, one step off it and the bonus is gone; none on wet ground.
#[test]
fn c6_7_road_bonus() {
    let game = quiet().on([("Au I", "0907")]).game();
    game.check(ALLIED, &go("Au I", ["1007", "1107", "1207"])).unwrap();
    assert_eq!(rule(&game.refused(go("Au I", ["1007", "1107", "1208"]))), "6.2");
    let wet = quiet().on([("Au I", "0907")]).weather(Weather::Downpour).game();
    assert_eq!(rule(&wet.refused(go("Au I", ["1007", "1107"]))), "6.2");
    let showers = quiet().on([("Au I", "0907")]).weather(Weather::Showers).game();
    showers.check(ALLIED, &go("Au I", ["1007", "1107", "1207"])).unwrap();
}

#[test]
fn c6_8_forced_march() {
    let far = ["0708", "0808", "0907", "1007"];
    let mut game = quiet().on([("Au I", "0609")]).game();
    assert_eq!(rule(&game.refused(go("Au I", far))), "6.2");
    assert_eq!(rule(&game.refused(forced("Au I", ["0708", "0808"]))), "6.8");
    assert_eq!(rule(&game.refused(forced("Au I", ["0708", "0808", "0907", "1007", "1107"]))), "6.2");
    game.say(forced("Au I", far));
    assert_eq!(game.morale(), (7, 7));
    assert!(game.can_undo(ALLIED));
    game.say(Command::Undo);
    assert_eq!((game.morale(), game.at("Au I").as_str()), ((8, 7), "0609"));

    let routed = quiet().on([("Au I", "0609")]).routed(["Au I"]).game();
    assert_eq!(rule(&routed.refused(forced("Au I", far))), "6.8");
    let poor = quiet().on([("Au I", "0609")]).morale(1, 7).game();
    assert_eq!(rule(&poor.refused(forced("Au I", far))), "12.3");
    let card = Effect::ThreeMonarchs { nation: Nation::Austrian };
    let slow = quiet().on([("Au I", "0609")]).effect(ALLIED, card, Until::EndOfAlliedMovement).game();
    assert_eq!(rule(&slow.refused(forced("Au I", ["0708", "0808", "0907"]))), "6.8");
}

/// R13: with an allowance of 0 one hex is free and a Forced March refused.
#[test]
fn r13_an_allowance_of_nothing() {
    let card = Effect::ThreeMonarchs { nation: Nation::Austrian };
    let table = quiet().on([("Au I", "0907")]).weather(Weather::Downpour);
    let game = table.effect(ALLIED, card, Until::EndOfAlliedMovement).game();
    game.check(ALLIED, &go("Au I", ["1007"])).unwrap();
    assert_eq!(rule(&game.refused(forced("Au I", ["1007"]))), "6.8");
    assert_eq!(rule(&game.refused(go("Au I", ["1007", "1107"]))), "6.2");
}

#[test]
fn c7_zones_stop_and_lock() {
    // XIV in 1208 has 1107, 1108, 1207 and others in its zone.
    let game = quiet().on([("Au I", "0907"), ("XIV", "1208"), ("Au II", "1108")]).game();
    game.check(ALLIED, &go("Au I", ["1007", "1107"])).unwrap();
    assert_eq!(rule(&game.refused(go("Au I", ["1007", "1107", "1207"]))), "7.2");
    assert_eq!(rule(&game.refused(go("Au II", ["1009"]))), "7.3");
    let routed = quiet().on([("Au I", "1007"), ("XIV", "1208")]).routed(["Au I"]).game();
    assert_eq!(rule(&routed.refused(go("Au I", ["1107"]))), "7.4");
    let held = Effect::OrdersAstray { unit: unit("Au I") };
    let held = quiet().on([("Au I", "1007")]).effect(ALLIED, held, Until::EndOfMovement).game();
    assert_eq!(rule(&held.refused(go("Au I", ["1107"]))), "5.3.7");
}

/// 7.1: no zone across a closed hexside, and none of Routed units.
#[test]
fn c7_1_where_zones_reach() {
    let game = quiet().on([("XIV", "1312"), ("Au I", "1213"), ("II", "1107"), ("Au II", "1007")]).routed(["II"]).game();
    assert!(!game.in_zone(FRENCH, hex("1213")) && game.in_zone(FRENCH, hex("1412")));
    assert!(!game.in_zone(FRENCH, hex("1007")));
    game.check(ALLIED, &go("Au I", ["1112"])).unwrap();
    game.check(ALLIED, &go("Au II", ["0907"])).unwrap();
}

/// 14.1: at night a locked unit leaves, and no unit enters a zone.
#[test]
fn c14_1_night_moves() {
    let game = quiet().turn(10).on([("Au I", "0907"), ("XIV", "1208"), ("Au II", "1108")]).game();
    game.check(ALLIED, &go("Au II", ["1009"])).unwrap();
    assert_eq!(rule(&game.refused(go("Au II", ["1109", "1209"]))), "14.1");
    assert_eq!(rule(&game.refused(go("Au I", ["1007", "1107"]))), "14.1");
    assert_eq!(rule(&game.refused(forced("Au II", ["1009", "0909", "0810"]))), "6.8");
}

/// 11: the Young Guard reaches Neustadt on the turn it enters, and its line becomes active.
#[test]
fn c11_entries() {
    let due = |turn| Place::Due { turn, at: Entry::Area(AreaId(0)) };
    let table = Table::new().side(FRENCH).turn(6).put("YG", due(6)).put("II", due(7));
    let mut game = table.clone().game();
    assert_eq!(rule(&game.refused(enter("II", ["1607"]))), "11.1");
    assert_eq!(rule(&game.refused(enter("YG", ["1617"]))), "11.2");
    assert_eq!(rule(&game.refused(enter("YG", []))), "11.2");
    let line = |game: &Game| game.board().definition().lines.iter().position(|line| line.hex == hex("1607")).unwrap();
    assert!(!game.state().lines[line(&game)].active);
    assert_eq!(cost(&game.say(enter("YG", ["1607", "1506", "1406"]))), 3);
    assert!(game.state().lines[line(&game)].active);
    let held = table.on([("Au I", "1507")]).game();
    assert_eq!(rule(&held.refused(enter("YG", ["1607"]))), "11.3");
    held.check(FRENCH, &enter("YG", ["1604"])).unwrap();
}

/// 10.3, R48: a unit that returns comes in at any active line; 1601 is one, 1607 not yet.
#[test]
fn c10_3_returning_units_come_by_the_lines() {
    let game = Table::new().side(FRENCH).put("II", Place::Due { turn: 7, at: Entry::Lines }).game();
    game.check(FRENCH, &enter("II", ["1601", "1602"])).unwrap();
    assert_eq!(rule(&game.refused(enter("II", ["1607"]))), "11.2");
}

#[test]
fn c6_9_the_pontoon() {
    let build = |name: &str, to: &str| Command::Build { unit: unit(name), to: hex(to) };
    let table = quiet().side(FRENCH).on([("XIV", "1216"), ("GC", "1315"), ("II", "1314")]);
    let mut game = table.clone().game();
    assert_eq!(rule(&game.refused(build("II", "1115"))), "6.9");
    assert_eq!(rule(&game.refused(build("XIV", "1215"))), "6.9");
    assert_eq!(rule(&game.refused(go("XIV", ["1115"]))), "6.6");
    game.say(build("XIV", "1115"));
    assert_eq!((game.at("XIV").as_str(), game.state().pontoon), ("1115", Some(hex("1115"))));
    // It is a road for the French.
    game.check(FRENCH, &go("II", ["1315", "1216"])).unwrap();
    game.check(FRENCH, &go("GC", ["1216"])).unwrap();
    let wet = table.clone().weather(Weather::Downpour).game();
    assert_eq!(rule(&wet.refused(build("XIV", "1115"))), "5.1.1");
    let taken = table.clone().on([("Ru I", "1115"), ("Ru II", "1116")]).game();
    assert_eq!(rule(&taken.refused(build("XIV", "1115"))), "6.4");
    taken.check(FRENCH, &build("XIV", "1217")).unwrap();
    let night = table.turn(10).on([("Ru I", "1114")]).game();
    assert_eq!(rule(&night.refused(build("XIV", "1115"))), "14.1");
}

/// 6.9: zones and contact cross the standing pontoon both ways, but only the French do.
#[test]
fn c6_9_only_the_french_cross() {
    let table = quiet().on([("Ru I", "1115"), ("II", "1601")]).with(|state| state.pontoon = Some(hex("1115")));
    let game = table.clone().game();
    assert_eq!(rule(&game.refused(go("Ru I", ["1216"]))), "6.6");
    assert!(game.in_zone(ALLIED, hex("1216")));
    let wet = table.weather(Weather::Downpour).game();
    assert!(!wet.in_zone(ALLIED, hex("1216")));
}

/// R16: a unit that leaves a hex of the city lets its garrison return, and cannot enter it again.
#[test]
fn r16_the_garrison_comes_back() {
    let mut game = Table::new().turn(10).on([("Au I", "1306"), ("Au II", "0907")]).game();
    assert!(!game.is_garrisoned(hex("1306")));
    game.say(go("Au I", ["1206"]));
    assert_eq!(rule(&game.refused(go("Au II", ["1007", "0907"]))), "6.1");
    // 1206 is in the zone of the garrison behind it, which came back only when the unit had arrived [R64].
    assert!(game.is_garrisoned(hex("1306")) && game.in_zone(FRENCH, hex("1206")));
}

/// 5.2: Extra Horses spare French infantry the mud.
#[test]
fn c5_2_extra_horses() {
    let table = quiet().side(FRENCH).on([("XIV", "0907"), ("GC", "0909")]).weather(Weather::Downpour);
    let plain = table.clone().game();
    assert_eq!(rule(&plain.refused(go("XIV", ["1007", "1107"]))), "6.2");
    let game = table.with(|state| state.extra_horses = ExtraHorses::InForce).game();
    game.check(FRENCH, &go("XIV", ["1007", "1107"])).unwrap();
    assert_eq!(rule(&game.refused(go("GC", ["1009", "1108", "1208"]))), "6.2");
}

/// Cards 2, 6 and 8 change what a move may cost.
#[test]
fn c5_3_cards_on_the_march() {
    let east = ["0908", "0909", "0910", "0911"];
    let card = |effect| quiet().on([("Au Cu", "0907")]).effect(ALLIED, effect, Until::EndOfMovement);
    let plain = quiet().on([("Au Cu", "0907")]).game();
    assert_eq!(rule(&plain.refused(go("Au Cu", east))), "6.2");
    card(Effect::CavalryInHand).game().check(ALLIED, &go("Au Cu", east)).unwrap();
    let mut hard = card(Effect::HardMarching { left: 2 }).morale(1, 7).game();
    hard.say(forced("Au Cu", east));
    assert_eq!(hard.morale(), (1, 7));
    assert_eq!(hard.state().effects[0].effect, Effect::HardMarching { left: 1 });
}
