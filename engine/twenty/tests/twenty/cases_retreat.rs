//! Retreats, hazards, lines, paths and advances, by worked examples [9.8 to 9.11].

use crate::table::{Say, Table, hex, hexes, rule, unit, units};
use engine::contract::Game as _;
use twenty::*;

/// A battle at its retreats: the defenders have lost.
fn beaten<const A: usize, const D: usize>(
    table: Table,
    attackers: [&str; A],
    defenders: [&str; D],
    distances: [(u8, bool); D],
) -> Table {
    let side = table.state.active;
    let battle = Battle { attackers: units(attackers), defenders: units(defenders), garrisons: Vec::new() };
    let retreating = defenders.iter().zip(distances).map(|(name, (distance, routs))| Retreating {
        unit: unit(name),
        distance,
        routs,
    });
    let routs = distances.iter().any(|known| known.1);
    let fight = Fight {
        attacker: side,
        countercharge: false,
        attackers: battle.attackers.clone(),
        defenders: battle.defenders.clone(),
        garrisons: Vec::new(),
        reserves: PerSide { allied: false, french: false },
        guards_paying: 0,
        die: Some(4),
        result: Some(if routs { CombatResult::DefendersRout } else { CombatResult::DefendersWithdraw }),
        rout_dice: Vec::new(),
        step: FightStep::Retreats,
        retreating: retreating.collect(),
        going: None,
        trails: Vec::new(),
        advancing: Vec::new(),
    };
    let battles = vec![DeclaredBattle { battle, fought: true }];
    table.stage(Stage::Combat { battles, fight: Some(Box::new(fight)) })
}

fn steps(game: &Game) -> Vec<(String, Option<String>, Option<String>)> {
    let Options::Retreat { steps } = game.options() else { panic!("{:?}", game.pending()) };
    let number = |hex: Option<engine::hex::Hex>| hex.map(|hex| game.board().number(hex));
    let name = |unit| game.board().unit(unit).name.clone();
    steps.iter().map(|step| (name(step.unit), number(step.line), number(step.to))).collect()
}

fn quiet() -> Table {
    Table::new().no_garrisons()
}

/// 9.8.6, R32: for a single hex the lines are no part of the answer, and hexes without hazard come first.
#[test]
fn c9_8_6_a_single_hex() {
    // Au I in 1007; the way home is south.
    let table = quiet().side(FRENCH).on([("Au I", "1007"), ("XIV", "1107")]);
    let game = beaten(table.clone(), ["XIV"], ["Au I"], [(1, false)]).game();
    let offered = steps(&game);
    assert!(offered.iter().all(|step| step.1.is_none()), "{offered:?}");
    let hexes: Vec<String> = offered.into_iter().filter_map(|step| step.2).collect();
    assert!(hexes.contains(&"0907".to_owned()) && !hexes.contains(&"1106".to_owned()), "{hexes:?}");
    // With II beside 0907 and 0906, the hexes without hazard are left.
    let game = beaten(table.on([("II", "0808")]), ["XIV"], ["Au I"], [(1, false)]).game();
    if game.asked().is_some_and(|asked| matches!(asked.1, Decision::Retreat { .. })) {
        assert!(!steps(&game).iter().any(|step| step.2.as_deref() == Some("0907")));
    } else {
        assert_ne!(game.at("Au I"), "0907");
    }
}

/// R32: for several hexes the line is picked with the first step.
#[test]
fn r32_the_line_is_picked_at_the_start() {
    let table = quiet().side(FRENCH).on([("Au I", "1007"), ("XIV", "1107")]);
    let mut game = beaten(table, ["XIV"], ["Au I"], [(3, true)]).game();
    let offered = steps(&game);
    assert!(offered.iter().all(|step| step.1.is_some()), "{offered:?}");
    let retreat =
        |line: Option<&str>, to: &str| Command::Retreat { unit: unit("Au I"), line: line.map(hex), to: Some(hex(to)) };
    assert_eq!(rule(&game.refused(retreat(None, "0907"))), "9.8.6");
    assert_eq!(rule(&game.refused(retreat(Some("0109"), "1107"))), "9.8.2");
    assert_eq!(rule(&game.refused(retreat(Some("0109"), "1106"))), "9.8.6");
    assert_eq!(rule(&game.refused(retreat(Some("1601"), "0907"))), "9.8.6");
    let other = Command::Retreat { unit: unit("Au II"), line: None, to: Some(hex("0907")) };
    assert_eq!(rule(&game.refused(other)), "9.8.1");
    game.say(retreat(Some("0109"), "0907"));
    while let Some((ALLIED, Decision::Retreat { .. })) = game.asked() {
        let Options::Retreat { steps } = game.options() else { panic!() };
        let step = steps[0];
        game.say(Command::Retreat { unit: step.unit, line: step.line, to: step.to });
    }
    assert!(game.is_routed("Au I"));
    assert_eq!(game.morale(), (7, 7), "12.2: the mark costs its owner one");
}

/// 9.8.4, 9.11: a zone is a hazard, the bridges of Dresden are none.
#[test]
fn c9_8_4_hazards() {
    // XIV in 1306 has one way: over the bridge to 1406, and no zone there.
    let table =
        quiet().on([("XIV", "1306"), ("Pr II", "1207"), ("Au I", "1206"), ("Au II", "1305"), ("Au III", "1307")]);
    let table = table.on([("Ru I", "1407")]);
    let mut game = beaten(table, ["Pr II"], ["XIV"], [(1, false)]).game();
    // 1406 is in the zones of 1305 and 1407 over the bridges or not: one hazard, however many enemies.
    assert_eq!(game.dice(), [6]);
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    let counts: Vec<(Meaning, u32, u32)> =
        forecast.chances.iter().map(|known| (known.what, known.count, known.of)).collect();
    assert_eq!(counts, [(Meaning::Breaks, 3, 6), (Meaning::GoesOn, 3, 6)]);
    let mut breaks = game.clone();
    breaks.roll([3]);
    assert_eq!((breaks.place("XIV"), breaks.morale()), (Place::Broken, (9, 6)));
    game.roll([4]);
    assert_eq!(game.at("XIV"), "1406");
}

/// 9.8.4, R38: the bridge at Koenigstein and a zone beyond it are two dice; any failure breaks.
#[test]
fn r38_two_hazards_are_two_dice() {
    let table = quiet().on([("I", "1222"), ("Ru II", "1121"), ("Ru I", "1221"), ("Ru III", "1122"), ("Ru Cv", "1423")]);
    // Of the French lines only 1624 is active, beyond the bridge.
    let table = table.with(|state| (state.lines[0].active, state.lines[3].active) = (false, true));
    let game = beaten(table, ["Ru II"], ["I"], [(1, false)]).game();
    assert_eq!(game.dice(), [6, 6]);
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    assert_eq!((forecast.chances[0].count, forecast.chances[0].of), (27, 36));
    let mut breaks = game.clone();
    breaks.roll([6, 1]);
    assert_eq!(breaks.place("I"), Place::Broken);
    let mut lives = game;
    lives.roll([4, 6]);
    assert_eq!(lives.at("I"), "1322");
}

/// 9.8.7, R37: without an active line there is no retreat, and the unit breaks in its hex.
#[test]
fn c9_8_7_no_way() {
    let table = quiet().on([("XIV", "1209"), ("Pr II", "1108"), ("Au I", "1601")]);
    let game = beaten(table, ["Pr II"], ["XIV"], [(1, false)]).game();
    assert_eq!((game.place("XIV"), game.morale()), (Place::Broken, (9, 6)));
    // It leaves a path of one hex [R67].
    assert_eq!(game.asked().map(|asked| asked.1), Some(Decision::Advance));
}

/// 9.8.7: a unit in its line with distance left breaks there.
#[test]
fn c9_8_7_at_the_end_of_the_line() {
    let table = quiet().on([("XIV", "1602"), ("Pr II", "1603")]);
    let game = beaten(table, ["Pr II"], ["XIV"], [(2, true)]).game();
    assert_eq!(game.place("XIV"), Place::Broken);
    let fight = game.state().fight().unwrap();
    assert_eq!(fight.trails[0].hexes, hexes(["1602", "1601"]), "9.9.1: the path ends where it broke");
}

/// 9.8.5, R67: a friend on the last hex is passed, and cuts the path.
#[test]
fn c9_8_5_on_past_friends() {
    let table =
        quiet().on([("XIV", "1603"), ("Pr II", "1604"), ("II", "1602"), ("VI", "1503"), ("I", "1502"), ("Cv", "1504")]);
    let game = beaten(table, ["Pr II"], ["XIV"], [(1, false)]).game();
    if let Some((FRENCH, Decision::Retreat { .. })) = game.asked() {
        // Only friends' hexes are left, so the line is part of the answer.
        assert!(steps(&game).iter().all(|step| step.1.is_some()));
    }
}

/// 9.9.2: an advance goes along the path as far as the player likes, stops in zones, and never ends with a friendly
/// unit.
#[test]
fn c9_9_advance() {
    let table = quiet().side(FRENCH).on([("Au I", "1007"), ("XIV", "1107"), ("II", "1106"), ("Res", "1008")]);
    let table = table.with(|state| state.lines.iter_mut().skip(5).for_each(|line| line.active = false));
    let mut game = beaten(table, ["XIV", "II", "Res"], ["Au I"], [(3, true)]).game();
    while let Some((ALLIED, Decision::Retreat { .. })) = game.asked() {
        let Options::Retreat { steps } = game.options() else { panic!() };
        let step = steps[0];
        game.say(Command::Retreat { unit: step.unit, line: step.line, to: step.to });
    }
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Advance));
    let fight = game.state().fight().unwrap().clone();
    let path = &fight.trails[0].hexes;
    assert_eq!((path.len(), path[0]), (3, hex("1007")));
    let advance = |name: &str, to| Command::Advance { unit: unit(name), along: 0, to };
    assert_eq!(rule(&game.refused(advance("Res", path[0]))), "9.9.2", "guns never advance");
    assert_eq!(rule(&game.refused(advance("XIV", hex("1109")))), "9.9.2");
    game.say(advance("XIV", path[0]));
    assert_eq!(rule(&game.refused(advance("II", path[0]))), "6.5");
    game.say(advance("II", path[1]));
    assert_eq!(game.state().hex_of(unit("II")), Some(path[1]));
}

/// 9.10: an Allied defender does not follow into a garrisoned hex.
#[test]
fn c9_10_defenders_do_not_enter() {
    let table =
        Table::new().side(FRENCH).stage(Stage::Declaration).on([("XIV", "1306"), ("Pr II", "1207"), ("Au I", "0109")]);
    let mut game = table.game();
    while game.dice().is_empty() {
        match game.asked().unwrap().1 {
            Decision::Fight => drop(game.say(Command::Fight { battle: 0, reserves: false })),
            Decision::Reserves => drop(game.say(Command::Reserves { commit: false })),
            other => panic!("{other:?}"),
        }
    }
    // XIV 4 against 5: -1; a 1 is AR. In a fort a 3 runs one hex.
    game.roll([1]);
    game.roll([3]);
    while !game.dice().is_empty() {
        game.roll([6]);
    }
    assert_ne!(game.asked().map(|asked| asked.1), Some(Decision::Advance));
    assert!(game.is_garrisoned(hex("1306")));
}
