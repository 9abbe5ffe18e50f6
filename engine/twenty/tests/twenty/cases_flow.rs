//! The sequence of play, cards, weather, Morale, Lulls and nights, by worked examples [3 to 5, 10, 12 to 16].

use crate::table::{BOARD, Say, Table, hex, rule, unit, units};
use engine::contract::{Game as _, Pending};
use std::sync::Arc;
use twenty::*;

fn quiet() -> Table {
    Table::new().no_garrisons()
}

/// A draw of that card, of a whole deck.
fn drawn(table: Table, number: u16) -> Game {
    let mut game = table.stage(Stage::Draw).game();
    assert_eq!(game.dice(), [12]);
    game.roll([number]);
    game
}

/// 3.1, 4.1: the first Player Turn draws no card; the French one does.
#[test]
fn c4_1_the_first_turn() {
    let (mut game, events) = Game::new(Arc::clone(&BOARD), OptionalRules::default());
    assert!(matches!(events[0].what, What::TurnOpened { turn: 6, weather: Weather::Clear, night: false }));
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Move));
    assert_eq!(game.morale(), (8, 7));
    let active: Vec<bool> = game.state().lines.iter().map(|line| line.active).collect();
    assert_eq!(active, [true, false, false, false, true, true, true]);
    assert_eq!(game.state().deck.len(), 12);
    game.say(Command::EndMovement);
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::React), "the Guard's cavalry could charge");
    game.say(Command::EndReaction);
    // No battle: a Lull, and then the French draw.
    assert_eq!(game.morale(), (9, 7), "13: a quiet day turn");
    let Pending::Roll(roll) = game.pending() else { panic!("{:?}", game.pending()) };
    assert_eq!((roll.owner, roll.dice, roll.case), (FRENCH, vec![12], rules::DECK));
}

/// R1: the end of movement is asked even after the last possible move, and the move can be taken back.
#[test]
fn r1_the_end_of_movement_is_asked() {
    let mut game = quiet().on([("Au I", "0907")]).game();
    game.say(Command::Move { unit: unit("Au I"), path: vec![hex("1007")], forced: false });
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Move));
    game.say(Command::Undo);
    assert_eq!(game.at("Au I"), "0907");
}

/// 13: no second Lull on a day, none at the highest level, none with a unit in an enemy zone.
#[test]
fn c13_lulls() {
    let ended = |table: Table| {
        let mut game = table.game();
        game.say(Command::EndMovement);
        game.state().morale.allied
    };
    let table = quiet().on([("Au I", "0907")]);
    assert_eq!(ended(table.clone()), 9);
    assert_eq!(ended(table.clone().with(|state| state.lulls.allied = vec![0, 1, 0])), 8, "one a day");
    assert_eq!(ended(table.clone().morale(10, 7)), 10);
    assert_eq!(ended(table.clone().with(|state| state.fought = true)), 8);
    assert_eq!(ended(table.on([("XIV", "1007"), ("Au II", "0502")]).routed(["Au I"])), 8, "in an enemy zone");
}

/// 5.0, R2: drawn cards are set aside; card 12 brings all back.
#[test]
fn c5_0_the_deck() {
    let game = drawn(quiet().on([("Au I", "0907")]), 1);
    assert_eq!(game.state().deck.len(), 11);
    assert!(!game.state().deck.contains(&Card::ChangeInTheWeather));
    let game = drawn(quiet().on([("Au I", "0907")]), 12);
    assert_eq!(game.state().deck.len(), 12);
    let mut last = quiet().on([("Au I", "0907")]).with(|state| state.deck = vec![Card::CavalryInHand]);
    last = last.stage(Stage::Draw);
    let mut game = last.game();
    game.roll([1]);
    assert_eq!(game.state().deck.len(), 12, "an empty deck is made whole");
}

/// 5.3: the lasting effects of cards, and their ends.
#[test]
fn c5_3_effects() {
    let table = quiet().on([("Au I", "0907"), ("XIV", "1601")]);
    let effects = |number| drawn(table.clone(), number).state().effects.clone();
    let force = |side, effect, until| vec![InForce { side, effect, until }];
    assert_eq!(effects(1), []);
    assert_eq!(effects(2), force(ALLIED, Effect::CavalryInHand, Until::EndOfMovement));
    assert_eq!(effects(4), force(ALLIED, Effect::FreshReserves, Until::EndOfPlayerTurn));
    assert_eq!(effects(5), force(FRENCH, Effect::EmperorIsHere, Until::NextNight));
    assert_eq!(effects(8), force(ALLIED, Effect::HardMarching { left: 2 }, Until::EndOfMovement));
    assert_eq!(effects(9), force(ALLIED, Effect::EmptyCaissons, Until::EndOfPlayerTurn));
    let mut game = drawn(table.clone(), 2);
    game.say(Command::EndMovement);
    assert_eq!(game.state().effects, []);
}

/// Card 3: recover a Routed unit, or roll for a Broken one, which may enter at once.
#[test]
fn c5_3_3_colours_rallied() {
    let table = quiet().on([("Au I", "0907"), ("Au II", "0502")]).put("Pr II", Place::Broken).routed(["Au I"]);
    let mut game = drawn(table.clone(), 3);
    assert_eq!(rule(&game.refused(Command::RallyByCard { unit: Some(unit("Au II")) })), "5.3.3");
    let mut other = game.clone();
    game.say(Command::RallyByCard { unit: Some(unit("Au I")) });
    assert!(!game.is_routed("Au I"));
    other.say(Command::RallyByCard { unit: Some(unit("Pr II")) });
    other.roll([5]);
    assert_eq!(other.place("Pr II"), Place::Due { turn: 7, at: Entry::Lines });
    other.check(ALLIED, &Command::Enter { unit: unit("Pr II"), path: vec![hex("0109")], forced: false }).unwrap();
    let none = drawn(quiet().on([("Au I", "0907")]), 3);
    assert_eq!(none.asked().unwrap().1, Decision::Move, "nobody to rally, nothing asked");
}

/// Card 6 drawn by the French waits for the Allied Movement phase [R3].
#[test]
fn c5_3_6_three_monarchs() {
    let mut game = drawn(quiet().side(FRENCH).on([("Au I", "0907"), ("XIV", "1601")]), 6);
    game.roll([5]);
    let effect = Effect::ThreeMonarchs { nation: Nation::Austrian };
    let waits = InForce { side: ALLIED, effect, until: Until::EndOfAlliedMovement };
    assert_eq!(game.state().effects, [waits]);
    game.say(Command::EndMovement);
    assert_eq!(game.state().effects, [waits], "the French Movement phase does not end it");
}

/// Card 7: the opponent names one of several; a single one is not asked.
#[test]
fn c5_3_7_orders_astray() {
    let table = quiet().on([("Au I", "0907"), ("Au II", "0502"), ("Au/Ru G&R", "0309")]);
    let mut game = drawn(table, 7);
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Hold));
    assert_eq!(rule(&game.refused(Command::Hold { unit: unit("Au/Ru G&R") })), "5.3.7");
    game.say(Command::Hold { unit: unit("Au I") });
    let go = Command::Move { unit: unit("Au I"), path: vec![hex("1007")], forced: false };
    assert_eq!(rule(&game.refused(go)), "5.3.7");
    let single = drawn(quiet().on([("Au I", "0907"), ("Au/Ru G&R", "0309")]), 7);
    assert_eq!(single.state().effects[0].effect, Effect::OrdersAstray { unit: unit("Au I") });
}

/// Card 10, R5: nearer to one of the nearest enemies; by night nothing.
#[test]
fn c5_3_10_hot_blood() {
    let table = quiet().on([("Au Cu", "0907"), ("XIV", "1208")]);
    let mut game = drawn(table.clone(), 10);
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Provoke));
    let provoke = |to: &str| Command::Provoke { unit: unit("Au Cu"), to: hex(to) };
    assert_eq!(rule(&game.refused(provoke("0906"))), "5.3.10");
    game.say(provoke("1008"));
    assert_eq!(game.at("Au Cu"), "1008");
    let go = Command::Move { unit: unit("Au Cu"), path: vec![hex("0908")], forced: false };
    if game.asked().is_some_and(|asked| asked.1 == Decision::Move) {
        assert_eq!(rule(&game.refused(go)), "6.1");
    }
    let night = drawn(table.turn(10), 10);
    assert_eq!(night.at("Au Cu"), "0907");
}

/// Card 11, 12.4: news may be the end.
#[test]
fn c5_3_11_news() {
    let table = quiet().on([("Au I", "0907")]);
    for (face, allied) in [(1, 7), (2, 7), (3, 8), (4, 8), (5, 9), (6, 9)] {
        let mut game = drawn(table.clone(), 11);
        game.roll([face]);
        assert_eq!(game.state().morale.allied, allied, "{face}");
    }
    let mut last = drawn(table.morale(1, 7), 11);
    last.roll([1]);
    let outcome = Outcome { winner: Some(FRENCH), how: Ending::Collapse };
    assert_eq!(last.pending(), Pending::Over(outcome));
}

/// 12.4: both at 0 at one moment, the phasing side has lost.
#[test]
fn c12_4_both_at_nothing() {
    let table = quiet().stage(Stage::Declaration).morale(1, 1);
    let table = table.on([("Pr II", "1108"), ("Au I", "1109"), ("Ru I", "1210"), ("XIV", "1209")]);
    let mut game = table.game();
    game.roll([1]);
    // Losing Pr II for XIV: both lose and gain one at the same moment, and stay at 1.
    game.say(Command::Exchange { units: units(["Pr II"]) });
    assert_eq!(game.morale(), (1, 1));
}

/// 14.2: recovery, rally, lines and objectives, +1, Extra Horses.
#[test]
fn c14_2_night_operations() {
    let table =
        quiet().turn(10).side(FRENCH).on([("XIV", "1505"), ("Au I", "1406"), ("II", "1601"), ("Au II", "1607")]);
    let table = table.put("VI", Place::Broken).routed(["XIV", "II"]).with(|state| state.lines[1].active = true);
    let mut game = table.game();
    game.say(Command::EndMovement);
    assert!(game.is_routed("XIV") && !game.is_routed("II"), "10.1: only outside enemy zones");
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Rally));
    assert_eq!(rule(&game.refused(Command::Rally { paid: units(["XIV"]) })), "10.2");
    game.say(Command::Rally { paid: units(["VI"]) });
    assert_eq!((game.morale(), game.dice()), ((8, 6), vec![6]));
    game.roll([4]);
    assert_eq!(game.place("VI"), Place::Due { turn: 11, at: Entry::Lines });
    // -1 for Neustadt, -1 for the line 1607, +1 for the night.
    assert_eq!(game.morale(), (8, 5));
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::ExtraHorses));
    game.say(Command::ExtraHorses { declare: true });
    assert_eq!((game.state().turn, game.state().extra_horses), (11, ExtraHorses::InForce));
    assert_eq!(game.state().weather, Weather::Downpour, "5.1: printed weather");
    assert_eq!(game.state().deck.len(), 12, "14.3");
}

/// 10.2: rally results by die, Elite and payment.
#[test]
fn c10_2_rally_dice() {
    let table = quiet().turn(10).side(FRENCH).put("VI", Place::Broken).put("YG", Place::Broken).on([("XIV", "1601")]);
    let game = table.with(|state| state.stage = Stage::Night(NightStep::RallyDice { paid: units(["VI"]) })).game();
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    use Meaning::{Lost, Returns, StaysBroken};
    for die in &forecast.dice {
        assert_eq!(
            die.faces,
            [Lost, StaysBroken, StaysBroken, Returns, Returns, Returns],
            "one better by pay or Elite"
        );
    }
}

/// R50, 12.3: with one point nothing can be paid, and the dice are rolled.
#[test]
fn r50_no_payment_with_the_last_point() {
    let table = quiet().turn(10).side(FRENCH).put("VI", Place::Broken).on([("XIV", "1601")]).morale(8, 1);
    let mut game = table.game();
    game.say(Command::EndMovement);
    assert_eq!(game.dice(), [6]);
}

/// 12.7: the Allies in the city at the end of a French turn, each part once.
#[test]
fn c12_7_catastrophe() {
    let ends = |table: Table| {
        let mut game = table.side(FRENCH).game();
        game.say(Command::EndMovement);
        while let Some((_, decision)) = game.asked() {
            match decision {
                Decision::Fight => drop(game.say(Command::Fight { battle: 0, reserves: false })),
                Decision::Reserves => drop(game.say(Command::Reserves { commit: false })),
                Decision::React => drop(game.say(Command::EndReaction)),
                _ => break,
            }
        }
        (game.morale(), game.state().catastrophe)
    };
    let far =
        |table: Table| table.on([("XIV", "1624"), ("Au Cu", "0502")]).with(|state| state.lulls.french = vec![1, 1, 1]);
    let one = ends(far(Table::new().on([("Au I", "1306")])));
    assert_eq!(one, ((8, 6), Catastrophe { one_hex: true, all_hexes: false }));
    let both = ends(far(Table::new().on([("Au I", "1306"), ("Au II", "1407")])));
    assert_eq!(both, ((9, 4), Catastrophe { one_hex: true, all_hexes: true }));
    let again = far(Table::new().on([("Au I", "1306"), ("Au II", "1407")]));
    let again = ends(again.with(|state| state.catastrophe = Catastrophe { one_hex: true, all_hexes: true }));
    assert_eq!(again.0, (8, 7));
}

/// 15.2, 14.3: after the last Night the higher Morale wins; no unit rallies.
#[test]
fn c15_2_the_end() {
    let over = |allied, french| {
        let table = quiet().turn(15).side(FRENCH).on([("XIV", "1601"), ("Au I", "0907")]).put("VI", Place::Broken);
        let mut game = table.morale(allied, french).game();
        game.say(Command::EndMovement);
        match game.pending() {
            Pending::Over(outcome) => outcome,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(over(5, 6), Outcome { winner: Some(FRENCH), how: Ending::LastTurn });
    assert_eq!(over(7, 5), Outcome { winner: Some(ALLIED), how: Ending::LastTurn });
    assert_eq!(over(6, 5).winner, None, "the night's point makes them equal");
}

/// 16.8.2: storms go back to Downpour and put Mud two turns ahead, or two further; Downpour moves it by one.
#[test]
fn c16_8_mud() {
    let table = || {
        let table =
            quiet().on([("Au I", "0907")]).stage(Stage::WeatherDie).options(|rules| rules.variable_weather = true);
        table.weather(Weather::Downpour)
    };
    let rolled = |table: Table, face| {
        let mut game = table.game();
        game.roll([face]);
        (game.state().weather, game.state().mud)
    };
    assert_eq!(rolled(table(), 1), (Weather::Downpour, Some(9)));
    assert_eq!(rolled(table().with(|state| state.mud = Some(8)), 1), (Weather::Downpour, Some(10)));
    assert_eq!(rolled(table().with(|state| state.mud = Some(8)), 5), (Weather::Downpour, Some(9)));
    assert_eq!(rolled(table().with(|state| state.mud = Some(8)), 2), (Weather::Showers, Some(8)));
    assert_eq!(rolled(table(), 5), (Weather::Downpour, None));
    assert_eq!(rolled(table().weather(Weather::Clear), 3), (Weather::Clear, None));
}

/// 16.8.1: card 1 turns the trend before the die.
#[test]
fn c16_8_1_the_trend() {
    let table = quiet().on([("Au I", "0907")]).options(|rules| rules.variable_weather = true);
    let game = drawn(table, 1);
    assert_eq!(game.state().trend, Trend::Worsening);
    assert_eq!(game.dice(), [6]);
}

/// A stranger's position is checked, never a panic.
#[test]
fn impossible_positions_are_refused() {
    let refuse =
        |table: Table| Game::from_state(&table.board, table.optional, table.state).map(drop).unwrap_err().to_string();
    assert!(refuse(quiet().on([("Au I", "0907"), ("Au II", "0907")])).contains("shares 0907"));
    assert!(refuse(quiet().morale(0, 7)).contains("Morale is 0"));
    assert!(refuse(quiet().turn(16)).contains("turn"));
    assert!(refuse(quiet().put("Au I", Place::Sealed)).contains("cannot be where it is"));
    assert!(refuse(quiet().routed(["Au I"])).contains("Routed and not on the map"));
    assert!(refuse(quiet().stage(Stage::Sealing)).contains("no plan"));
    assert!(refuse(quiet().stage(Stage::Night(NightStep::Payments))).contains("by day"));
    assert!(refuse(quiet().with(|state| state.units.truncate(3))).contains("other units"));
}

/// Agreed changes: any part of the position, whole or not at all.
#[test]
fn changes_are_carried_out_whole() {
    let mut game = quiet().on([("Au I", "0907"), ("XIV", "1601")]).game();
    let before = game.hash();
    let there = game.edit_place(unit("Au I"), hex("1007")).unwrap();
    let bad = game.edit_place(unit("XIV"), hex("1007")).unwrap();
    assert_eq!(game.amend(&vec![there.clone(), bad]).unwrap_err().name, "bad-change");
    assert_eq!(game.hash(), before);
    let level = Edit::Morale { side: FRENCH, level: 3 };
    let sky = Edit::Weather { weather: Weather::Showers, trend: Trend::Worsening, mud: None };
    game.amend(&vec![there, level, sky]).unwrap();
    assert_eq!((game.at("Au I").as_str(), game.morale()), ("1007", (8, 3)));
}
