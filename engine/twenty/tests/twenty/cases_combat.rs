//! Declaration, strengths, reserves, the Guard and results, by worked examples [9.1 to 9.7].

use crate::table::{Say, Table, hex, hexes, rule, unit, units};
use engine::contract::Game as _;
use twenty::*;

fn battle<const A: usize, const D: usize>(attackers: [&str; A], defenders: [&str; D]) -> Battle {
    Battle { attackers: units(attackers), defenders: units(defenders), garrisons: Vec::new() }
}

fn siege<const A: usize, const G: usize>(attackers: [&str; A], garrisons: [&str; G]) -> Battle {
    Battle { attackers: units(attackers), defenders: Vec::new(), garrisons: hexes(garrisons) }
}

fn declared() -> Table {
    Table::new().stage(Stage::Declaration)
}

fn quiet() -> Table {
    declared().no_garrisons()
}

/// The forecast of a battle as it would be fought now.
fn weigh(game: &Game, battle: Battle) -> Forecast {
    game.forecast(&Proposal::Battle { battle, attacker_reserves: false, defender_reserves: false }).unwrap()
}

fn differential(game: &Game, battle: Battle) -> i16 {
    weigh(game, battle).differential.unwrap()
}

fn fight(reserves: bool) -> Command {
    Command::Fight { battle: 0, reserves }
}

/// Fights the only battle with that face, without reserves.
fn fought(table: Table, face: u16) -> Game {
    let mut game = table.game();
    to_die(&mut game);
    game.roll([face]);
    game
}

fn to_die(game: &mut Game) {
    while let Some((_, decision)) = game.asked() {
        match decision {
            Decision::Fight => drop(game.say(fight(false))),
            Decision::Reserves => drop(game.say(Command::Reserves { commit: false })),
            other => panic!("asked {other:?}"),
        }
    }
}

/// 9.4: hexes and hexsides.
#[test]
fn c9_4_terrain() {
    let against = |from: &str, at: &str| {
        let game = quiet().on([("Pr II", from), ("XIV", at)]).game();
        differential(&game, battle(["Pr II"], ["XIV"]))
    };
    assert_eq!(against("1108", "1209"), 1, "clear");
    assert_eq!(against("1108", "1208"), 0, "town");
    assert_eq!(against("1208", "1307"), 0, "Grosser Garten");
    assert_eq!(against("0706", "0606"), 0, "woods");
    assert_eq!(against("0807", "0806"), -1, "rough");
    assert_eq!(against("1206", "1306"), -1, "fort");
    assert_eq!(against("1221", "1222"), -3, "Koenigstein");
    assert_eq!(against("0904", "0905"), 0, "Minor River");
    assert_eq!(against("1105", "1106"), 0, "bridge over a Minor River");
}

#[test]
fn c9_4_a_closed_hexside_is_no_contact() {
    let game =
        quiet().on([("Pr II", "1305"), ("XIV", "1405"), ("Au I", "1108"), ("II", "1209"), ("VI", "1109")]).game();
    let refusal = game.forecast(&Proposal::Battle {
        battle: battle(["Pr II"], ["XIV"]),
        attacker_reserves: false,
        defender_reserves: false,
    });
    assert_eq!(rule(&refusal.unwrap_err()), "9.2.2");
}

/// 9.4: the smallest of the attackers' hexsides; the better of hex and hexside; wet streams and bridges.
#[test]
fn c9_4_hexsides() {
    let table = quiet().on([("Au I", "0904"), ("Au II", "0906"), ("XIV", "0905")]);
    let game = table.clone().game();
    assert_eq!(differential(&game, battle(["Au I", "Au II"], ["XIV"])), 2, "one comes over plain ground");
    let bridge = quiet().on([("Au I", "1105"), ("XIV", "1106")]);
    assert_eq!(differential(&bridge.clone().game(), battle(["Au I"], ["XIV"])), -2);
    // In wet ground the bridge counts as one over a Major River, and both are wet infantry.
    assert_eq!(differential(&bridge.weather(Weather::Downpour).game(), battle(["Au I"], ["XIV"])), -3);
    let both = quiet().on([("Pr II", "1406"), ("XIV", "1306")]).game();
    assert_eq!(differential(&both, battle(["Pr II"], ["XIV"])), -1, "a fort behind a bridge counts once");
    let ditch = quiet().on([("Pr II", "1308"), ("XIV", "1408")]);
    assert_eq!(differential(&ditch.clone().game(), battle(["Pr II"], ["XIV"])), 1, "6.10 dry");
    assert_eq!(differential(&ditch.weather(Weather::Downpour).game(), battle(["Pr II"], ["XIV"])), 0, "6.10 wet");
}

/// 9.4.5: the order doubled, halved up, rain, countercharge; garrisons 0.
#[test]
fn c9_4_5_strengths() {
    let table = quiet().on([("Res Art", "1108"), ("XIV", "1209")]);
    let guns = |table: Table| differential(&table.game(), battle(["Res Art"], ["XIV"]));
    assert_eq!(guns(table.clone()), 0, "doubled");
    assert_eq!(guns(table.clone().weather(Weather::Showers)), 1, "doubled, and infantry in the rain");
    assert_eq!(guns(table.clone().weather(Weather::Downpour)), -1, "not doubled");
    assert_eq!(
        guns(table.clone().with(|state| state.mud = Some(9))),
        -2,
        "16.8.3: mud alone takes nothing from infantry"
    );
    assert_eq!(guns(table.clone().effect(ALLIED, Effect::EmptyCaissons, Until::EndOfPlayerTurn)), -2, "card 9");
    assert_eq!(guns(table.clone().routed(["XIV"])), 2, "4 halved");
    let five = quiet().on([("Pr II", "1108"), ("I", "1209")]).routed(["I"]).game();
    assert_eq!(differential(&five, battle(["Pr II"], ["I"])), 2, "5 halved, rounded up");
    let lone = declared().on([("Au I", "1206")]).game();
    assert_eq!(differential(&lone, siege(["Au I"], ["1306"])), 1, "a garrison has its walls");
}

/// 9.5, 9.6: every column of the table, by the faces of the forecast.
#[test]
fn c9_6_columns() {
    let letters = |game: &Game, battle: Battle| {
        let forecast = weigh(game, battle);
        let results = forecast.faces.iter().map(|face| face.result.unwrap().to_string()).collect::<Vec<_>>();
        (forecast.column.unwrap(), results.join(" "))
    };
    let page = [
        (-2, "AB AR AR AR AW N"),
        (-1, "AR AR AW N DW DW"),
        (0, "AR AW N DW DW DR"),
        (1, "AW N DW DW DR DR"),
        (2, "N DW DW DR DR DR"),
        (3, "EX DW DW DR DR DB"),
        (4, "EX DW DR DR DB DB"),
    ];
    // Attackers of 1, 2, 3, 5 and more against one of 4 or 1.
    let set_ups: [(&[&str], &str, usize); 7] = [
        (&["Ru Cv"], "VI", 0),
        (&["Au I"], "VI", 1),
        (&["G"], "VI", 2),
        (&["Pr II"], "VI", 3),
        (&["Au I", "Au II"], "VI", 4),
        (&["Pr II", "Ru I"], "VI", 5),
        (&["Pr II", "Au I"], "VI", 6),
    ];
    for (attackers, defender, row) in set_ups {
        let mut table = quiet().on([(defender, "1209")]);
        let mut names = Vec::new();
        for (name, at) in attackers.iter().zip(["1108", "1109"]) {
            let name = if *name == "G" { "Au/Ru G&R" } else { name };
            table = table.on([(name, at)]);
            names.push(unit(name));
        }
        names.sort_unstable();
        let game = table.with(|state| state.guards_locked = vec![unit("Au/Ru G&R")]).game();
        let fight = Battle { attackers: names, defenders: units([defender]), garrisons: Vec::new() };
        let (column, faces) = letters(&game, fight);
        assert_eq!((column, faces.as_str()), page[row]);
    }
    assert_eq!((column(-9), column(9)), (-2, 4));
}

/// 9.1 to 9.3: duties, and the order in which refusals come.
#[test]
fn c9_2_declarations() {
    let table =
        quiet().on([("Pr II", "1108"), ("Au III", "1308"), ("XIV", "1208"), ("II", "1209"), ("Ru III", "0909")]);
    let game = table.game();
    let declare = |battles: Vec<Battle>| Command::Declare { battles };
    assert_eq!(game.asked().unwrap().1, Decision::Declare);
    assert_eq!(rule(&game.refused(declare(vec![battle([], ["XIV"])]))), "9.2.1");
    assert_eq!(rule(&game.refused(declare(vec![battle(["Pr II"], ["XIV"]), battle(["Pr II"], ["II"])]))), "9.3");
    assert_eq!(rule(&game.refused(declare(vec![battle(["Ru III"], ["II"])]))), "9.2.2");
    assert_eq!(rule(&game.refused(declare(vec![battle(["Pr II"], ["XIV"])]))), "9.1.1");
    assert_eq!(rule(&game.refused(declare(vec![battle(["Pr II", "Au III"], ["XIV"])]))), "9.1.2");
    assert_eq!(rule(&game.refused(declare(vec![]))), "9.1.1");
    assert_eq!(rule(&game.refused(declare(vec![battle(["XIV"], ["Pr II"])]))), "4.1");
    game.check(ALLIED, &declare(vec![battle(["Au III"], ["XIV"]), battle(["Pr II"], ["II"])])).unwrap();
    game.check(ALLIED, &declare(vec![battle(["Au III", "Pr II"], ["XIV", "II"])])).unwrap();
}

/// 9.7.2: a Routed unit does not attack.
#[test]
fn c9_7_2_the_routed_do_not_attack() {
    let table = quiet().on([("Pr II", "1108"), ("Au III", "1308"), ("Au I", "1309"), ("XIV", "1208"), ("II", "1209")]);
    let game = table.routed(["Au I"]).game();
    let battles = vec![battle(["Au I"], ["II"]), battle(["Pr II", "Au III"], ["XIV"])];
    assert_eq!(rule(&game.refused(Command::Declare { battles })), "9.7.2");
}

/// R21: one unit against two must take both; the program declares it.
#[test]
fn r21_a_single_declaration_is_made() {
    let game = quiet().on([("Pr II", "1108"), ("XIV", "1208"), ("II", "1209")]).game();
    let Stage::Combat { battles, .. } = &game.state().stage else { panic!("{:?}", game.state().stage) };
    assert_eq!(battles[0].battle, battle(["Pr II"], ["II", "XIV"]));
    // The Routed must be attacked, too, but a unit in contact only with them is not obliged [9.2.2].
    let game = quiet().on([("Pr II", "1108"), ("Au I", "1109"), ("XIV", "1209")]).routed(["XIV"]).game();
    assert_eq!(game.asked().unwrap().1, Decision::Declare);
    game.check(ALLIED, &Command::Declare { battles: vec![battle(["Au I"], ["XIV"])] }).unwrap();
}

/// 9.1: garrisons oblige no unit in the French turn; a hex with a unit defends as the unit alone.
#[test]
fn c9_1_garrisons_and_duties() {
    let game = declared().side(FRENCH).on([("XIV", "1307"), ("Au I", "1109")]).game();
    assert_ne!(game.asked().map(|asked| asked.1), Some(Decision::Declare));
    let game = declared().on([("Au I", "1206"), ("XIV", "1306")]).game();
    let Stage::Combat { battles, .. } = &game.state().stage else { panic!() };
    assert_eq!(battles[0].battle, battle(["Au I"], ["XIV"]));
    let game = declared().on([("Pr II", "1307")]).game();
    // Both garrisons of the city, with no other unit to attack them.
    let Stage::Combat { battles, .. } = &game.state().stage else { panic!() };
    assert_eq!(battles[0].battle, siege(["Pr II"], ["1306", "1407"]));
}

/// 9.5.1, R63, 12.3: the sides that may commit reserves.
#[test]
fn c9_5_1_reserves() {
    let table = quiet().on([("Pr II", "1108"), ("XIV", "1209")]);
    let mut game = table.clone().game();
    game.say(fight(true));
    assert_eq!((game.morale(), game.asked()), ((7, 7), Some((FRENCH, Decision::Reserves))));
    game.say(Command::Reserves { commit: true });
    assert_eq!(game.morale(), (7, 6));
    let events = game.roll([2]);
    assert!(events.iter().any(|event| matches!(event.what, What::BattleRolled { column: 1, .. })));
    // The last point is never paid.
    let mut poor = table.clone().morale(1, 1).game();
    assert_eq!(poor.dice(), [6], "nobody can pay, so nobody is asked");
    poor.roll([2]);
    // At +5 nothing matters; at +4 the attacker may forestall.
    let strong = table.clone().on([("Au I", "1109"), ("Ru I", "1309")]).routed(["XIV"]).game();
    assert_eq!(strong.asked().map(|asked| asked.1), Some(Decision::Declare));
    let poor = table.morale(1, 7).on([("Au I", "1109")]).game();
    assert_eq!(rule(&poor.refused(fight(true))), "4.1");
}

/// 9.5.1: none for the French when only garrisons defend; card 4 pays once.
#[test]
fn c9_5_1_garrisons_and_card_four() {
    let mut game = declared().on([("Pr II", "1206")]).game();
    game.say(fight(false));
    assert_eq!(game.dice(), [6]);
    let card = quiet().on([("Pr II", "1108"), ("XIV", "1209")]);
    let mut game = card.effect(ALLIED, Effect::FreshReserves, Until::EndOfPlayerTurn).game();
    game.say(fight(true));
    assert_eq!(game.morale(), (8, 7));
    assert!(game.state().effects.is_empty());
}

/// 9.5.2, R31: the Guard pays to attack and again to fail, unless it was locked when its movement began.
#[test]
fn c9_5_2_the_guard() {
    let table = quiet().on([("Au/Ru G&R", "1108"), ("XIV", "1209")]);
    let mut game = table.clone().game();
    to_die(&mut game);
    assert_eq!(game.morale(), (7, 7));
    game.roll([1]);
    assert_eq!(game.morale(), (6, 7), "AR at 0: the attack has failed");
    let mut free = table.clone().with(|state| state.guards_locked = units(["Au/Ru G&R"])).game();
    to_die(&mut free);
    free.roll([1]);
    assert_eq!(free.morale(), (8, 7));
    // The price may be the last point.
    let mut last = table.morale(1, 7).game();
    to_die(&mut last);
    assert!(matches!(last.state().stage, Stage::Over { outcome } if outcome.winner == Some(FRENCH)));
}

/// Card 5, R61: OG's first battle that would cost something costs nothing.
#[test]
fn c5_3_5_the_emperor() {
    let table = quiet().side(FRENCH).on([("OG", "1209"), ("Pr II", "1108")]);
    let table = table.effect(FRENCH, Effect::EmperorIsHere, Until::NextNight);
    let mut game = table.clone().game();
    to_die(&mut game);
    assert_eq!((game.morale(), game.state().effects.len()), ((8, 7), 0));
    game.roll([2]);
    assert_eq!(game.morale(), (8, 7));
    let mut owes_nothing = table.with(|state| state.guards_locked = units(["OG"])).game();
    to_die(&mut owes_nothing);
    assert_eq!(owes_nothing.state().effects.len(), 1);
}

/// 9.6.1, 9.6.2: nothing, and a hex back; a unit in a fort stays.
#[test]
fn c9_6_withdrawals() {
    let game = fought(quiet().on([("Pr II", "1108"), ("XIV", "1209")]), 2);
    assert_eq!((game.at("Pr II").as_str(), game.at("XIV").as_str()), ("1108", "1209"));
    let game = fought(quiet().on([("Pr II", "1108"), ("XIV", "1209")]), 3);
    let asked = matches!(game.asked(), Some((FRENCH, Decision::Retreat { .. })));
    assert!(asked || game.at("XIV") != "1209");
    let game = fought(declared().on([("Pr II", "1206"), ("XIV", "1306"), ("Au I", "1207")]), 3);
    assert_eq!(game.at("XIV"), "1306");
}

/// 9.7.1: Elite and forts shorten a rout; 0 or less stays, unmarked.
#[test]
fn c9_7_1_rout_distances() {
    let mut game = fought(quiet().on([("Pr II", "1108"), ("Au I", "1109"), ("YG", "1209")]), 4);
    assert_eq!(game.dice(), [6]);
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    use Meaning::{Runs, Stands};
    let runs = |distance| Runs { distance };
    assert_eq!(forecast.dice[0].faces, [Stands, Stands, runs(1), runs(2), runs(3), runs(4)]);
    game.roll([2]);
    assert_eq!((game.at("YG").as_str(), game.is_routed("YG"), game.morale()), ("1209", false, (8, 7)));
    let game = fought(declared().on([("Pr II", "1206"), ("Au I", "1207"), ("Au II", "1305"), ("XIV", "1306")]), 4);
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    assert_eq!(forecast.dice[0].faces[..3], [Stands, Stands, runs(1)]);
}

/// 9.7.1, R59: a Routed unit that must run breaks in its hex.
#[test]
fn c9_7_1_routed_again() {
    let mut game = fought(quiet().on([("Pr II", "1108"), ("XIV", "1209")]).routed(["XIV"]), 4);
    game.roll([1]);
    assert_eq!((game.place("XIV"), game.morale()), (Place::Broken, (9, 6)));
}

/// 9.6.4: all break at one moment, and the winners may advance.
#[test]
fn c9_6_4_break() {
    let mut game = fought(quiet().on([("Pr II", "1108"), ("Au I", "1109"), ("XIV", "1209")]), 6);
    assert_eq!((game.place("XIV"), game.morale()), (Place::Broken, (9, 6)));
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Advance));
    game.say(Command::Advance { unit: unit("Au I"), along: 0, to: hex("1209") });
    assert_eq!(game.at("Au I"), "1209");
}

/// 9.6.6: exchanges, with the sets that none could be spared of.
#[test]
fn c9_6_6_exchange() {
    let table = quiet().on([("Pr II", "1108"), ("Au I", "1109"), ("Ru I", "1210"), ("XIV", "1209")]);
    let mut game = fought(table, 1);
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Exchange));
    let Options::Exchange { mut sets } = game.options() else { panic!() };
    sets.sort();
    let mut page = vec![units(["Pr II"]), units(["Au I", "Ru I"])];
    page.sort();
    assert_eq!(sets, page);
    assert_eq!(rule(&game.refused(Command::Exchange { units: units(["Au I"]) })), "9.6.6");
    assert_eq!(rule(&game.refused(Command::Exchange { units: units(["Pr II", "Au I"]) })), "9.6.6");
    game.say(Command::Exchange { units: units(["Au I", "Ru I"]) });
    assert_eq!((game.place("XIV"), game.place("Au I")), (Place::Broken, Place::Broken));
    assert_eq!(game.morale(), (7, 8), "two lost and one won, at one moment");
}

/// 9.6.5, 9.10: a beaten garrison falls only to an advance, and the post is permanently removed.
#[test]
fn c9_10_posts() {
    let table = declared().on([("Pr II", "1221"), ("Au I", "1121"), ("Au II", "1122")]);
    let mut game = fought(table, 6);
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Advance));
    let mut stays = game.clone();
    stays.say(Command::EndAdvance);
    assert!(stays.is_garrisoned(hex("1222")));
    game.say(Command::Advance { unit: unit("Au I"), along: 0, to: hex("1222") });
    assert!(!game.is_garrisoned(hex("1222")));
    let post = game.board().definition().garrisons.iter().position(|known| known.hex == hex("1222")).unwrap();
    assert!(game.state().garrisons[post].gone);
}

/// The printed example: on DR a 5 or 6 is needed to beat the garrison of Koenigstein.
#[test]
fn c6_12_the_example_of_koenigstein() {
    let table = declared().on([("Pr II", "1221"), ("Au I", "1121"), ("Au II", "1122")]);
    let mut game = fought(table, 4);
    assert_eq!(game.dice(), [6]);
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    use Meaning::{Beaten, Stands};
    assert_eq!(forecast.dice[0].faces, [Stands, Stands, Stands, Stands, Beaten, Beaten]);
    game.roll([4]);
    assert!(game.is_garrisoned(hex("1222")));
}

/// 9.10.2: Allied units in both hexes of the city end both garrisons.
#[test]
fn c9_10_2_the_city_falls() {
    let table = declared().on([("Au I", "1306"), ("Pr II", "1307"), ("Au II", "1408")]);
    let mut game = fought(table.gone(["1222"]), 6);
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Advance));
    game.say(Command::Advance { unit: unit("Pr II"), along: 0, to: hex("1407") });
    assert!(game.state().garrisons.iter().take(2).all(|garrison| garrison.gone));
}

/// 16.3: support behind the line, and fire over the river.
#[test]
fn c16_3_artillery() {
    let guns = |table: Table| table.options(|rules| rules.artillery_support = true);
    let table = guns(quiet().on([("Pr II", "1108"), ("XIV", "1209"), ("Res", "1309")]));
    assert_eq!(differential(&table.game(), battle(["Pr II"], ["XIV"])), 0, "16.3.1");
    let far = guns(quiet().on([("Res Art", "1213"), ("XIV", "1312")]));
    let game = far.clone().game();
    assert_eq!(game.asked().unwrap().1, Decision::Declare);
    let fire = battle(["Res Art"], ["XIV"]);
    assert_eq!(differential(&game, fire.clone()), -3, "printed strength, no hexside, the town counts");
    let mut game = far.clone().game();
    game.say(Command::Declare { battles: vec![fire] });
    to_die(&mut game);
    game.roll([1]);
    // AB reads as AW for the guns.
    assert!(matches!(game.place("Res Art"), Place::On { .. }));
    assert_eq!(game.morale(), (8, 7));
    let mut nobody = far.clone().game();
    nobody.say(Command::Declare { battles: vec![] });
    let wet = far.weather(Weather::Downpour).game();
    assert_ne!(wet.asked().map(|asked| asked.1), Some(Decision::Declare));
}
