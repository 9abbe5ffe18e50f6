//! Rulings that the cases' own examples do not show.

use crate::table::{Say, Table, hex, hexes, rule, unit, units};
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use twenty::*;

fn quiet() -> Table {
    Table::new().no_garrisons()
}

/// A battle of the phasing side at some step.
fn fight<const A: usize, const D: usize>(attackers: [&str; A], defenders: [&str; D], step: FightStep) -> Fight {
    Fight {
        attacker: ALLIED,
        countercharge: false,
        attackers: units(attackers),
        defenders: units(defenders),
        garrisons: Vec::new(),
        reserves: PerSide { allied: false, french: false },
        guards_paying: 0,
        die: Some(4),
        result: Some(CombatResult::DefendersWithdraw),
        rout_dice: Vec::new(),
        step,
        retreating: Vec::new(),
        going: None,
        trails: Vec::new(),
        advancing: Vec::new(),
    }
}

fn fought(table: Table, mut fight: Fight) -> Table {
    fight.attacker = table.state.active;
    let Fight { attackers, defenders, garrisons, .. } = fight.clone();
    let battles = vec![DeclaredBattle { battle: Battle { attackers, defenders, garrisons }, fought: true }];
    table.stage(Stage::Combat { battles, fight: Some(Box::new(fight)) })
}

fn retreats<const A: usize>(table: Table, attackers: [&str; A], loser: &str, distance: u8, routs: bool) -> Game {
    let mut fight = fight(attackers, [loser], FightStep::Retreats);
    fight.retreating = vec![Retreating { unit: unit(loser), distance, routs }];
    if routs {
        fight.result = Some(CombatResult::DefendersRout);
    }
    fought(table, fight).game()
}

fn targets(game: &Game) -> Vec<String> {
    let Options::Retreat { steps } = game.options() else { panic!("{:?}", game.pending()) };
    let mut numbers: Vec<String> =
        steps.iter().filter_map(|step| step.to).map(|hex| game.board().number(hex)).collect();
    numbers.sort();
    numbers
}

#[test]
fn r3_cards_add_up() {
    let card = |nation| Effect::ThreeMonarchs { nation };
    let table = quiet().on([("Au/Ru G&R", "0907")]);
    let table = table.effect(ALLIED, card(Nation::Russian), Until::EndOfAlliedMovement);
    let table = table.effect(ALLIED, card(Nation::Austrian), Until::EndOfAlliedMovement);
    let game = table.game();
    let two = Command::Move { unit: unit("Au/Ru G&R"), path: hexes(["1007", "1107"]), forced: false };
    assert_eq!(rule(&game.refused(two)), "6.2", "2, less one for each nation, and one for the road");
}

#[test]
fn r8_the_pontoon_brings_zones_across() {
    let mut game = quiet().side(FRENCH).on([("XIV", "1216"), ("II", "1607")]).game();
    game.say(Command::Build { unit: unit("XIV"), to: hex("1115") });
    assert!(game.in_zone(FRENCH, hex("1216")));
}

#[test]
fn r12_rain_parts_units() {
    let table = quiet().stage(Stage::Declaration).on([("Pr II", "0904"), ("XIV", "0905")]);
    assert!(table.clone().game().in_zone(FRENCH, hex("0904")));
    let wet = table.weather(Weather::Downpour).game();
    assert!(!wet.in_zone(FRENCH, hex("0904")));
    assert!(!wet.state().fought, "they owe nothing");
}

#[test]
fn r14_a_routed_unit_leaves_at_night() {
    let go = |number: &str| Command::Move { unit: unit("Au II"), path: vec![hex(number)], forced: false };
    let table = quiet().on([("Au II", "1108"), ("XIV", "1208")]).routed(["Au II"]);
    let day = table.clone().on([("Au I", "0502")]).game();
    assert_eq!(rule(&day.refused(go("1009"))), "7.3");
    table.turn(10).game().check(ALLIED, &go("1009")).unwrap();
}

#[test]
fn r15_no_way_through_a_friend_in_a_zone() {
    let game = quiet().on([("Au I", "0907"), ("Au II", "1107"), ("XIV", "1208")]).game();
    let through = Command::Move { unit: unit("Au I"), path: hexes(["1007", "1107", "1106"]), forced: false };
    assert_eq!(rule(&game.refused(through)), "7.2");
}

#[test]
fn r20_allies_do_not_follow_into_a_garrison() {
    let vacated = hex("1306");
    let step = Stage::Reaction(ReactionStep::FollowUp { vacated });
    let game = Table::new().stage(step.clone()).on([("Au I", "1206"), ("GC", "1601")]).game();
    assert_ne!(game.asked().map(|asked| asked.1), Some(Decision::FollowUp { vacated }));
    let french = Table::new().side(FRENCH).stage(step).on([("XIV", "1307"), ("Au Cu", "0502")]).game();
    assert_eq!(french.asked().unwrap().1, Decision::FollowUp { vacated });
}

#[test]
fn r25_guns_retreat_like_others() {
    let game = retreats(quiet().on([("Res", "1209"), ("Pr II", "1108")]), ["Pr II"], "Res", 1, false);
    let asked = matches!(game.asked(), Some((FRENCH, Decision::Retreat { .. })));
    assert!(asked || game.at("Res") != "1209");
}

/// Units in file order, then garrisons by their numbers.
#[test]
fn r26_the_order_of_rout_dice() {
    let table = Table::new().on([("Pr II", "1307"), ("XIV", "1408")]);
    let mut fight = fight(["Pr II"], ["XIV"], FightStep::RoutDice);
    fight.result = Some(CombatResult::DefendersRout);
    fight.garrisons = hexes(["1306", "1407"]);
    let mut game = fought(table, fight).game();
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    let owners: Vec<DieOwner> = forecast.dice.iter().map(|die| die.who).collect();
    let posts = [hex("1306"), hex("1407")].map(DieOwner::Garrison);
    assert_eq!(owners, [DieOwner::Unit(unit("XIV")), posts[0], posts[1]]);
    let events = game.roll([1, 2, 3]);
    assert!(events.iter().any(|event| event.what == What::GarrisonBeaten { hex: hex("1407") }));
    assert!(!events.iter().any(|event| event.what == What::GarrisonBeaten { hex: hex("1306") }));
}

/// In an exchange the unit in the fort breaks; the advance captures its garrison.
#[test]
fn r27_exchange_in_a_fort() {
    let table = Table::new().on([("Pr II", "1206"), ("Au I", "1207"), ("XIV", "1306")]);
    let mut fight = fight(["Pr II", "Au I"], ["XIV"], FightStep::Exchange);
    fight.result = Some(CombatResult::Exchange);
    let mut game = fought(table, fight).game();
    assert_eq!((game.place("XIV"), game.place("Pr II")), (Place::Broken, Place::Broken));
    assert!(game.is_garrisoned(hex("1306")));
    game.say(Command::Advance { unit: unit("Au I"), along: 0, to: hex("1306") });
    assert!(!game.is_garrisoned(hex("1306")));
}

#[test]
fn r28_forts_hold_attackers() {
    let table = quiet().side(FRENCH).stage(Stage::Declaration).on([("XIV", "1306"), ("Pr II", "1207")]);
    let mut game = table.game();
    game.say(Command::Fight { battle: 0, reserves: false });
    game.say(Command::Reserves { commit: false });
    let events = game.roll([3]);
    assert!(events.iter().any(|event| event.what == What::Stood { who: Loser::Unit(unit("XIV")) }));
    assert_eq!(game.at("XIV"), "1306");
}

#[test]
fn r30_strength_nothing_defends() {
    let table = quiet().side(FRENCH).stage(Stage::Declaration).weather(Weather::Showers);
    let game = table.on([("XIV", "0908"), ("Ru I", "0907")]).routed(["Ru I"]).game();
    let battle = Battle { attackers: units(["XIV"]), defenders: units(["Ru I"]), garrisons: Vec::new() };
    let proposal = Proposal::Battle { battle, attacker_reserves: false, defender_reserves: false };
    assert_eq!(game.forecast(&proposal).unwrap().differential, Some(3), "2 halved is 1, and the rain takes it");
}

#[test]
fn r33_into_a_friendly_garrison() {
    let game = retreats(Table::new().on([("XIV", "1307"), ("Au I", "1308")]), ["Au I"], "XIV", 1, false);
    assert_eq!(targets(&game), ["1306", "1407"]);
}

/// A unit whose only way led over the pontoon has none in the wet.
#[test]
fn r36_the_drowned_pontoon() {
    let table =
        quiet().on([("XIV", "1115"), ("Pr II", "1114"), ("Au I", "1306"), ("Au II", "1407"), ("Ru II", "1222")]);
    let table = table.with(|state| state.pontoon = Some(hex("1115")));
    let dry = retreats(table.clone(), ["Pr II"], "XIV", 1, false);
    assert_eq!(dry.at("XIV"), "1216");
    let wet = retreats(table.weather(Weather::Downpour), ["Pr II"], "XIV", 1, false);
    assert_eq!(wet.place("XIV"), Place::Broken);
}

#[test]
fn r37_an_ally_in_neustadt_has_no_way_home() {
    let table = Table::new().side(FRENCH).on([("Au I", "1406"), ("XIV", "1405")]);
    assert_eq!(retreats(table.clone(), ["XIV"], "Au I", 1, false).place("Au I"), Place::Broken);
    let open = retreats(table.gone(["1306"]), ["XIV"], "Au I", 1, false);
    assert_ne!(open.place("Au I"), Place::Broken);
}

/// The winners' options along one path.
fn advancing(table: Table, attacker: &str, defender: &str, path: Vec<Hex>) -> (Game, Vec<String>) {
    let mut fight = fight([attacker], [defender], FightStep::Advances);
    fight.trails = vec![Trail { of: Loser::Unit(unit(defender)), hexes: path }];
    fight.advancing = units([attacker]);
    let game = fought(table, fight).game();
    let Options::Advance { advances } = game.options() else { panic!("{:?}", game.pending()) };
    let ends = advances.iter().map(|known| game.board().number(known.to)).collect();
    (game, ends)
}

#[test]
fn r44_no_ally_advances_over_the_pontoon() {
    let table = quiet().on([("Pr II", "1114"), ("XIV", "1314")]).with(|state| state.pontoon = Some(hex("1115")));
    let (_, ends) = advancing(table, "Pr II", "XIV", hexes(["1115", "1216", "1315"]));
    assert_eq!(ends, ["1115"]);
}

/// The garrison that an attacker drives out does not stop the attacker; it returns behind it.
#[test]
fn r66_the_garrison_that_is_put_out() {
    let table = Table::new().gone(["1407"]).on([("Pr II", "1206"), ("XIV", "1504")]).routed(["XIV"]);
    let (mut game, ends) = advancing(table, "Pr II", "XIV", hexes(["1306", "1406", "1405"]));
    assert_eq!(ends, ["1306", "1406", "1405"]);
    game.say(Command::Advance { unit: unit("Pr II"), along: 0, to: hex("1406") });
    assert!(game.is_garrisoned(hex("1306")));
}

/// A side that falls to 0 by its losses of the night has lost before the +1; the Routed hold ground, too.
#[test]
fn r45_r46_the_night_may_be_the_end() {
    let table = quiet().turn(10).side(FRENCH).on([("Au I", "1406"), ("XIV", "1601")]).routed(["Au I"]).morale(8, 1);
    let mut game = table.game();
    game.say(Command::EndMovement);
    assert_eq!(game.pending(), Pending::Over(Outcome { winner: Some(ALLIED), how: Ending::Collapse }));
}

#[test]
fn r48_returning_units_wait_for_a_free_line() {
    let table = quiet().side(FRENCH).put("II", Place::Due { turn: 7, at: Entry::Lines });
    let game = table.on([("Au I", "1601"), ("XIV", "1324")]).game();
    let enter = Command::Enter { unit: unit("II"), path: vec![hex("1601")], forced: false };
    assert_eq!(rule(&game.refused(enter)), "11.3");
    assert!(game.reach(unit("II")).hexes.is_empty());
}

/// While a unit is on its way out of the city its garrison is absent; then it is back.
#[test]
fn r64_the_garrison_behind() {
    let table = Table::new().side(FRENCH).on([("Au I", "1306"), ("XIV", "1406")]);
    let mut game = retreats(table, ["XIV"], "Au I", 2, true);
    while let Some((ALLIED, Decision::Retreat { .. })) = game.asked() {
        let Options::Retreat { steps } = game.options() else { panic!() };
        assert!(steps.iter().all(|step| step.hazards == 0), "no zone of the garrison behind");
        let step = steps[0];
        game.say(Command::Retreat { unit: step.unit, line: step.line, to: step.to });
    }
    assert!(game.is_routed("Au I") && game.is_garrisoned(hex("1306")));
}

/// A garrison that a unit has joined fights alone, and no unit gets in.
#[test]
fn r65_a_garrison_with_company() {
    let battle = Battle { attackers: units(["Pr II"]), defenders: Vec::new(), garrisons: hexes(["1306"]) };
    let battles = vec![DeclaredBattle { battle, fought: false }];
    let table = Table::new().on([("Pr II", "1206"), ("XIV", "1306")]).stage(Stage::Combat { battles, fight: None });
    let mut game = table.game();
    game.say(Command::Fight { battle: 0, reserves: false });
    assert_eq!(game.dice(), [6], "the French are not asked for reserves");
    game.roll([6]);
    assert_ne!(game.asked().map(|asked| asked.1), Some(Decision::Advance));
    assert_eq!(game.at("XIV"), "1306");
    assert!(game.is_garrisoned(hex("1306")));
}

/// 9.8.5, R67: a unit goes on past a friendly unit until alone; the path is cut before that unit.
#[test]
fn r67_a_friend_cuts_the_path() {
    let table = quiet().on([("XIV", "1603"), ("Pr II", "1604"), ("II", "1602"), ("VI", "1502")]);
    let game = retreats(table, ["Pr II"], "XIV", 1, false);
    assert_eq!(game.at("XIV"), "1601");
    assert_eq!(game.state().fight().unwrap().trails[0].hexes, hexes(["1603"]));
}
