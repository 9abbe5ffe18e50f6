//! Countercharges, disengagements, following up and penetration, by worked examples [8, 16.2, 16.9].

use crate::table::{Say, Table, hex, rule, unit};
use engine::contract::Game as _;
use twenty::*;

/// The French react in an Allied turn.
fn reacting() -> Table {
    Table::new().no_garrisons().stage(Stage::Reaction(ReactionStep::Choose))
}

fn charge(name: &str, from: &str, target: &str) -> Command {
    Command::Charge { unit: unit(name), hex: hex(from), target: unit(target), reserves: false }
}

fn disengage(name: &str, to: &str) -> Command {
    Command::Disengage { unit: unit(name), hex: hex(to) }
}

/// 8.1: cavalry and Light units that are not Routed, once each; without an action there is no decision.
#[test]
fn c8_1_who_reacts() {
    let table = reacting().on([("GC", "1107"), ("Au I", "1007"), ("XIV", "1108"), ("I Cav", "1008")]).routed(["I Cav"]);
    let game = table.game();
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::React));
    assert_eq!(rule(&game.refused(charge("XIV", "1108", "Au I"))), "8.1");
    assert_eq!(rule(&game.refused(charge("I Cav", "1008", "Au I"))), "8.1");
    assert_eq!(rule(&game.refused(charge("Au I", "1007", "GC"))), "4.1");
    let nobody = reacting().on([("XIV", "1107"), ("Au I", "1007")]).game();
    assert_ne!(nobody.asked().map(|asked| asked.1), Some(Decision::React));
}

/// 8.2: a locked unit attacks from its own hex, at +1, alone; the battle is no battle of the Combat phase.
#[test]
fn c8_2_countercharge() {
    let mut game = reacting().on([("GC", "1107"), ("Au I", "1007"), ("Au II", "0808")]).game();
    assert_eq!(rule(&game.refused(charge("GC", "1106", "Au I"))), "8.2");
    assert_eq!(rule(&game.refused(charge("GC", "1107", "Au II"))), "8.2");
    let forecast = game.forecast(&Proposal::Charge {
        unit: unit("GC"),
        hex: hex("1107"),
        target: unit("Au I"),
        attacker_reserves: false,
        defender_reserves: false,
    });
    assert_eq!(forecast.unwrap().differential, Some(1));
    game.say(charge("GC", "1107", "Au I"));
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Reserves));
    game.say(Command::Reserves { commit: false });
    game.roll([2]);
    // N: the Combat phase follows, and Au I must attack.
    assert!(game.state().fought);
    let Stage::Combat { battles, .. } = &game.state().stage else { panic!("{:?}", game.state().stage) };
    assert_eq!(battles[0].battle.attackers, [unit("Au I")]);
}

/// 8.2: one that is not locked may first move, without road bonus or free hex, and stops in zones.
#[test]
fn c8_2_it_may_move_first() {
    let game = reacting().on([("GC", "1107"), ("Au I", "0808")]).game();
    game.check(FRENCH, &charge("GC", "0907", "Au I")).unwrap();
    assert_eq!(rule(&game.refused(charge("GC", "1107", "Au I"))), "8.2");
    let wet = reacting().on([("GC", "1107"), ("Au I", "0708")]).weather(Weather::Downpour).game();
    assert_ne!(wet.asked().map(|asked| asked.1), Some(Decision::React), "three hexes are too far in the mud");
}

/// 8.3, 8.4: slipping away, unless enemy cavalry holds; one unit follows.
#[test]
fn c8_3_disengagement_and_follow_up() {
    let mut game = reacting().on([("GC", "1107"), ("Au I", "1007"), ("Res Art", "1108")]).game();
    assert_eq!(rule(&game.refused(disengage("GC", "1106"))), "8.3", "a hex in a zone");
    game.say(disengage("GC", "1307"));
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::FollowUp { vacated: hex("1107") }));
    assert_eq!(rule(&game.refused(Command::FollowUp { unit: Some(unit("Res Art")) })), "8.4");
    game.say(Command::FollowUp { unit: Some(unit("Au I")) });
    assert_eq!(game.at("Au I"), "1107");
    assert!(!game.state().fought, "R20: it is no battle");
    let held = reacting().on([("GC", "1107"), ("Au Cu", "1007")]).game();
    assert_eq!(rule(&held.refused(disengage("GC", "1307"))), "8.3");
}

/// 16.9: Au 1Lt disengages like cavalry, by default; it never charges.
#[test]
fn c16_9_light_infantry() {
    let table = Table::new().no_garrisons().side(FRENCH).stage(Stage::Reaction(ReactionStep::Choose));
    let table = table.on([("Au 1Lt", "0907"), ("XIV", "1007")]);
    let mut game = table.clone().game();
    assert_eq!(rule(&game.refused(charge("Au 1Lt", "0907", "XIV"))), "8.2");
    game.say(disengage("Au 1Lt", "0808"));
    assert_eq!(game.at("Au 1Lt"), "0808");
    let off = table.options(|rules| rules.light_infantry = false).game();
    assert_ne!(off.asked().map(|asked| asked.1), Some(Decision::React));
}

/// 16.2: penetration slides along, never past enemy cavalry.
#[test]
fn c16_2_penetration() {
    let table = reacting().on([("GC", "1107"), ("Au I", "1007")]);
    let slide = Command::Penetrate { unit: unit("GC"), hex: hex("1106") };
    assert_eq!(rule(&table.clone().game().refused(slide.clone())), "16.2");
    let table = table.options(|rules| rules.cavalry_penetration = true);
    let mut game = table.clone().game();
    let away = Command::Penetrate { unit: unit("GC"), hex: hex("1207") };
    assert_eq!(rule(&game.refused(away)), "16.2");
    game.say(slide.clone());
    assert_eq!(game.at("GC"), "1106");
    let horse = table.on([("Au Cu", "1006")]).game();
    assert_eq!(rule(&horse.refused(slide)), "16.2");
}

/// R6: a disengagement that no unit can follow can be taken back while the side must still decide.
#[test]
fn r6_undo_in_reaction() {
    let mut game = reacting().on([("GC", "1107"), ("Au I", "1007"), ("I Cav", "1109"), ("Au II", "1009")]).game();
    let before = game.hash();
    game.say(disengage("GC", "1307"));
    // Au I can follow: a decision of the other side ends what can be undone.
    game.say(Command::FollowUp { unit: None });
    assert!(!game.can_undo(FRENCH));
    assert_ne!(game.hash(), before);
}
