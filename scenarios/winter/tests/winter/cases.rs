//! Fire, shock, morale, command and the battles by worked example.

use super::player::board;
use super::scene::{Scene, dice, go, refused};
use engine::contract::{Game as _, Pending, Side};
use std::sync::Arc;
use winter::event::Verdict;
use winter::forecast::{Effect, Likelihood};
use winter::options::MayAttack;
use winter::rating::Reason;
use winter::state::*;
use winter::*;
use winter_files::Battle;

/// A French line of nine fires at a Russian line of five one hex away: +4 for strength, nothing else.
#[test]
fn t_11_3_a_line_fires_at_a_line() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let game = scene.game();
    let forecast = game.forecast(&Proposal::Fire { units: vec![firer], target: scene.hex("A0615") }).unwrap();
    let shot = &forecast.throws[0];
    let terms: Vec<_> = shot.terms.iter().map(|term| (term.reason, term.amount)).collect();
    assert_eq!(terms, [(Reason::Strength, 4)]);
    // 0 to 3 nothing, 4 and 5 a check, 6 to 8 one point, 9 two.
    let page = [(Effect::Nothing, 4), (Effect::Check, 2), (Effect::Points(1), 3), (Effect::Points(2), 1)];
    assert_eq!(shot.results, page.map(|(result, faces)| Likelihood { result, faces }));
    // The check: rating 5; one lost point changes nothing.
    let check = &forecast.throws[1];
    let verdicts = [(Verdict::Pass, 6), (Verdict::Disorder, 2), (Verdict::Retreat, 1), (Verdict::Rout, 1)];
    let page = verdicts.map(|(verdict, faces)| Likelihood { result: Effect::Verdict(verdict), faces });
    assert_eq!(check.results, page);
}

/// R58: columns of 9 and of 7 fire 5 and 4.
#[test]
fn t_r58_a_column_fires_half_of_its_strength() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    for (strength, step) in [(9, 2), (10, 2), (7, 1)] {
        scene.set(firer, |unit| unit.strength = strength);
        let target = scene.hex("A0615");
        let forecast = scene.game().forecast(&Proposal::Fire { units: vec![firer], target }).unwrap();
        assert_eq!(forecast.throws[0].terms[0].amount, step, "{strength}");
    }
}

#[test]
fn t_11_fire_is_carried_out_with_three_dice() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let target = scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let mut game = scene.game();
    // The Allied battalion fires first [11.4], or passes.
    assert_eq!(game.pending(), Pending::Decision { side: Side::First, decision: Decision::Fire });
    game.apply(Side::First, &Command::Pass).unwrap();
    let shot = Command::Fire { units: vec![firer], targets: vec![scene.hex("A0615")] };
    game.apply(Side::Second, &shot).unwrap();
    // 9 + 4 is thirteen: two points. The check: 9 + 1 for the second point - 5 is five, a rout.
    dice(&mut game, &[9, 9, 9]);
    let unit = game.state().unit(target);
    assert_eq!((unit.strength, unit.morale), (3, Morale::Routed));
    assert_eq!(game.state().affairs.lost[0], 2);
    // Six hexes, each step toward the north-east.
    let far = game.board().distance(unit.hex().unwrap(), scene.hex("A0615"));
    assert_eq!(far, 6);
}

#[test]
fn t_11_refusals_of_fire_name_their_case() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let guns = scene.put("F-3-5HA", "A0310", Formation::Limbered, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let game = scene.game();
    let forecast = |unit, hex: &str| {
        let refusal = game.forecast(&Proposal::Fire { units: vec![unit], target: scene.hex(hex) }).unwrap_err();
        refusal.case.unwrap().as_str().to_owned()
    };
    assert_eq!(forecast(firer, "A0413"), "11.1");
    assert_eq!(forecast(guns, "A0615"), "11.1");
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0513", Formation::Line, Facing::South);
    scene.put("R-Pskov-1", "A0514", Formation::Line, Facing::South);
    scene.put("R-Pskov-2", "A0511", Formation::Line, Facing::South);
    let game = scene.game();
    let refusal = |hex: &str| {
        let refusal = game.forecast(&Proposal::Fire { units: vec![firer], target: scene.hex(hex) }).unwrap_err();
        refusal.case.unwrap().as_str().to_owned()
    };
    assert_eq!(refusal("A0514"), "11.1");
    assert_eq!(refusal("A0511"), "11.1");
}

/// 11.5: a march past a line is fired at, by one roll of three dice, and goes on if nothing happens.
#[test]
fn t_11_5_a_march_past_the_enemy_is_fired_at_once() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0413", Formation::Column, Facing::North);
    let firer = scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    let mut game = scene.game();
    let steps = vec![Step::Enter(scene.hex("A0513")), Step::Enter(scene.hex("A0614"))];
    // A0514 and A0515 lie before the line; A0513 and A0614 do not: no fire. Then straight at it.
    let mut quiet = game.clone();
    quiet.apply(Side::Second, &go(mover, steps)).unwrap();
    assert_eq!(quiet.state().unit(mover).hex(), Some(scene.hex("A0614")));
    let at_it = go(
        mover,
        vec![Step::Enter(scene.hex("A0513")), Step::Face(Facing::EastNorthEast), Step::Enter(scene.hex("A0514"))],
    );
    game.apply(Side::Second, &at_it).unwrap();
    dice(&mut game, &[0, 0, 0]);
    assert_eq!(game.state().unit(mover).hex(), Some(scene.hex("A0514")));
    assert_eq!(game.state().unit(firer).marks.fires, 1);
    assert!(!game.can_undo(Side::Second));
}

#[test]
fn t_4_4_standing_orders_hold_fire() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0513", Formation::Column, Facing::EastNorthEast);
    let firer = scene.put("R-Pskov-1", "A0615", Formation::Line, Facing::South);
    scene.set(firer, |unit| unit.fire = FireOrder::Hold);
    let mut game = scene.game();
    game.apply(Side::Second, &go(mover, vec![Step::Enter(scene.hex("A0514"))])).unwrap();
    assert!(matches!(game.pending(), Pending::Decision { side: Side::Second, .. }));
}

/// A Russian column of five attacks a French line of nine from the front.
#[test]
fn t_12_1_an_attack_takes_fire_checks_and_is_decided() {
    let mut scene = Scene::training(PhaseName::AlliedShock).cleared();
    let attacker = scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let defender = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    let mut game = scene.game();
    let Options::Shock { attacks, .. } = game.options() else { panic!() };
    let (from, to) = (scene.hex("A0615"), scene.hex("A0514"));
    assert_eq!(attacks, [MayAttack { from, to, via: None, units: vec![attacker], may_advance: true }]);
    let forecast = game.forecast(&Proposal::Attack { from, to, via: None }).unwrap();
    let terms: Vec<_> = forecast.throws.last().unwrap().terms.iter().map(|term| (term.reason, term.amount)).collect();
    // 5 + 2 - 6, five to nine is less than 2:3: -1; a column +1; up the slope -1.
    let page = [
        (Reason::Rating, 5),
        (Reason::RussianAttack, 2),
        (Reason::Defender, -6),
        (Reason::Ratio, -1),
        (Reason::Column, 1),
        (Reason::Uphill, -1),
    ];
    assert_eq!(terms, page);
    game.apply(Side::First, &Command::Attack { from, to, advance: true, via: None }).unwrap();
    dice(&mut game, &[0]);
    // Attacker 0 passes, defender 0 passes, result 9 + 0 is nine: one point and back in disorder.
    dice(&mut game, &[0, 0, 9, 9, 9]);
    assert_eq!(game.state().unit(defender).morale, Morale::Disordered);
    assert_eq!(game.state().unit(defender).strength, 8);
    assert_eq!(game.state().unit(attacker).hex(), Some(to));
}

#[test]
fn t_12_2_a_charge_is_declared_with_a_check_once_a_turn() {
    let mut scene = Scene::training(PhaseName::FrenchCommand).cleared();
    let horse = scene.put("F-1Hussars", "A0512", Formation::Formed, Facing::EastNorthEast);
    scene.put("R-Pskov-1", "A0515", Formation::Line, Facing::WestSouthWest);
    let declare = Command::DeclareCharge { unit: horse, facing: None };
    for (die, carried) in [(7, true), (8, false)] {
        let mut game = scene.game();
        game.apply(Side::Second, &declare).unwrap();
        dice(&mut game, &[die]);
        let unit = game.state().unit(horse);
        assert_eq!((unit.charge, unit.tried), (carried, true), "{die}");
    }
    scene.set(horse, |unit| unit.exhausted = true);
    let game = Game::from_state(Arc::clone(&scene.board), MatchOptions::default(), scene.state.clone()).unwrap();
    assert!(game.check(Side::Second, &declare).is_err());
}

#[test]
fn t_12_3_a_charge_is_ridden_home_and_exhausts() {
    let mut scene = Scene::training(PhaseName::FrenchShock).cleared();
    let horse = scene.put("F-1Hussars", "A0512", Formation::Formed, Facing::EastNorthEast);
    let foot = scene.put("R-Pskov-1", "A0515", Formation::Column, Facing::EastNorthEast);
    scene.set(horse, |unit| unit.charge = true);
    let mut game = scene.game();
    let path = ["A0513", "A0514", "A0515"].map(|name| scene.hex(name)).to_vec();
    assert!(game.charge_rides(horse).contains(&path));
    game.apply(Side::Second, &Command::Charge { unit: horse, path }).unwrap();
    // It attacks from the rear, so no unit fires. Rear +2 and the charge +1 against a rating of 5: 2 passes, 3 does
    // not.
    let events = dice(&mut game, &[0, 0, 6, 0, 9, 9]);
    assert!(events.iter().any(|event| matches!(event.what, What::Attacked { charge: true, .. })) || !events.is_empty());
    let unit = game.state().unit(foot);
    assert_eq!(unit.morale, Morale::Routed);
    assert_eq!(game.pending(), Pending::Decision { side: Side::Second, decision: Decision::Continue });
    game.apply(Side::Second, &Command::Continue { path: Vec::new() }).unwrap();
    let unit = game.state().unit(horse);
    assert!(unit.exhausted && unit.morale == Morale::Disordered && unit.hex() == Some(scene.hex("A0515")));
}

#[test]
fn t_12_6_an_opportunity_charge_is_offered_by_standing_order() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let mover = scene.put("F-18-1", "A0413", Formation::Column, Facing::EastNorthEast);
    let horse = scene.put("R-StPetersburgDragoons", "A0516", Formation::Formed, Facing::WestSouthWest);
    scene.set(horse, |unit| unit.charges = true);
    let mut game = scene.game();
    game.apply(Side::Second, &go(mover, vec![Step::Enter(scene.hex("A0513"))])).unwrap();
    let asked = Pending::Decision { side: Side::First, decision: Decision::OpportunityCharge };
    assert_eq!(game.pending(), asked);
    game.apply(Side::First, &Command::OpportunityCharge { charge: true }).unwrap();
    dice(&mut game, &[0]);
    // The battalion has its flank to the charge, or not: six dice decide.
    while let Pending::Roll(roll) = game.pending() {
        let faces = vec![5; roll.dice.len()];
        dice(&mut game, &faces);
    }
    assert!(game.state().unit(horse).exhausted || game.state().unit(horse).hex().is_none());
}

#[test]
fn t_13_4_disorder_is_overcome_and_rout_is_not_without_a_leader() {
    let mut scene = Scene::training(PhaseName::FrenchRally).cleared();
    let shaken = scene.put("F-18-1", "A0412", Formation::Column, Facing::North);
    let broken = scene.put("F-18-2", "A0212", Formation::Column, Facing::North);
    scene.put("R-Pskov-1", "A1517", Formation::Line, Facing::South);
    scene.set(shaken, |unit| unit.morale = Morale::Disordered);
    scene.set(broken, |unit| unit.morale = Morale::Routed);
    let mut game = scene.game();
    // No enemy within six: die <= 6 - 2.
    dice(&mut game, &[4]);
    let unit = game.state().unit(broken);
    assert_eq!((unit.morale, unit.strength), (Morale::Disordered, 8));
    assert_eq!(game.state().unit(shaken).morale, Morale::Good);
}

#[test]
fn t_17_3_out_of_command_goes_only_nearer_to_its_leader() {
    let mut scene = Scene::training(PhaseName::FrenchMovement).cleared();
    let foot = scene.put("F-18-1", "A0213", Formation::GeneralOrder, Facing::North);
    scene.post("FL-Levasseur", "A0714");
    let game = scene.game();
    assert!(!game.reach(foot).in_command);
    assert_eq!(refused(&game, Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0112"))])), "5.12");
    assert!(game.check(Side::Second, &go(foot, vec![Step::Enter(scene.hex("A0313"))])).is_ok());
    scene.post("FL-Levasseur", "A0413");
    assert!(scene.game().reach(foot).in_command);
}

#[test]
fn t_19_8_a_leader_falls_on_a_nought_and_comes_back_reduced() {
    let mut scene = Scene::training(PhaseName::ReciprocalFire).cleared();
    let firer = scene.put("F-18-1", "A0514", Formation::Line, Facing::North);
    scene.put("R-Pskov-1", "A0615", Formation::Column, Facing::South);
    let leader = scene.post("RL-3-VII", "A0615");
    let mut game = scene.game();
    game.apply(Side::First, &Command::Pass).unwrap();
    game.apply(Side::Second, &Command::Fire { units: vec![firer], targets: vec![scene.hex("A0615")] }).unwrap();
    dice(&mut game, &[6, 0, 0]);
    let known = game.state().leader(leader);
    assert_eq!((known.post, known.reduced), (Post::Track(1), true));
    // One point of the battalion and two for a brigade leader.
    assert_eq!(game.state().affairs.lost, [3, 0]);
}

#[test]
fn t_20_13_the_rear_guard_stands_on_its_first_turn_and_groups_wait() {
    let mut scene = Scene::new(Battle::Eylau, PhaseName::AlliedMovement);
    scene.state.turn = 30;
    let pskov = scene.id("R-Pskov-1");
    let game = scene.game();
    assert_eq!(refused(&game, Side::First, &go(pskov, vec![Step::Enter(scene.hex("A1320"))])), "20.13");
    scene.state.turn = 31;
    assert!(scene.game().check(Side::First, &go(pskov, vec![Step::Enter(scene.hex("A1321"))])).is_err());
    let frozen = scene.id("R-Arkhangelgorod-1");
    let step = go(frozen, vec![Step::Enter(scene.hex("A2126"))]);
    assert_eq!(refused(&scene.game(), Side::First, &step), "20.13");
    let drunk = scene.id("R-4Jaeger-1");
    assert_eq!(refused(&scene.game(), Side::First, &go(drunk, vec![Step::Face(Facing::North)])), "20.15.A");
}

#[test]
fn t_20_23_the_chased_cossacks_come_in_routed_six_hexes_from_the_edge() {
    let (mut game, _) = Game::new(board(Battle::Serpallen), MatchOptions::default());
    let Pending::Roll(roll) = game.pending() else { panic!() };
    let faces = vec![0; roll.dice.len()];
    dice(&mut game, &faces);
    game.apply(Side::First, &Command::Deploy { units: Vec::new(), skirmishers: Vec::new() }).unwrap();
    let chart = game.board().chart();
    for name in ["R-EfremovIII", "R-IlovaiskiIX"] {
        let unit = game.state().unit(game.board().unit_id(name).unwrap());
        // Six hexes, all to the north: row 6.
        assert_eq!((unit.morale, chart.printed(unit.hex().unwrap()).row), (Morale::Routed, 6), "{name}");
    }
    assert_eq!(game.state().phase, PhaseName::FrenchMovement);
    let leader = game.state().leader(game.board().leader_id("RL-Ilovaiski").unwrap());
    assert!(leader.hex().is_some());
}

#[test]
fn t_20_24_inactive_brigades_stay_until_they_are_woken() {
    let mut scene = Scene::new(Battle::Serpallen, PhaseName::AlliedMovement);
    scene.state.turn = 6;
    let oskol = scene.id("R-StaryOskol-1");
    let turn = go(oskol, vec![Step::Face(Facing::South)]);
    let game = scene.game();
    assert!(game.check(Side::First, &turn).is_ok());
    // No active leader could command it either, and that case comes first in 98.1.
    assert_eq!(refused(&game, Side::First, &go(oskol, vec![Step::Enter(scene.hex("C1404"))])), "5.12");
    let mut scene = Scene::new(Battle::Serpallen, PhaseName::AlliedMovement).cleared();
    scene.state.turn = 6;
    let oskol = scene.put("R-StaryOskol-1", "C1405", Formation::Line, Facing::WestSouthWest);
    assert_eq!(refused(&scene.game(), Side::First, &go(oskol, vec![Step::Enter(scene.hex("C1404"))])), "17.5");
}

#[test]
fn t_20_05_levels_are_counted_at_the_end() {
    assert_eq!(Outcome::of(0), Outcome { level: 0, winner: None, grade: None });
    assert_eq!(Outcome::of(1).grade, Some(Grade::Marginal));
    assert_eq!((Outcome::of(-2).winner, Outcome::of(-2).grade), (Some(Side::Second), Some(Grade::Substantial)));
    assert_eq!((Outcome::of(7).level, Outcome::of(7).grade), (3, Some(Grade::Major)));
    // Both hexes are Allied, and neither side has losses.
    let mut scene = Scene::training(PhaseName::FrenchShock).cleared();
    scene.state.turn = 49;
    let game = scene.game();
    assert_eq!(game.pending(), Pending::Over(Outcome::of(2)));
}

#[test]
fn the_bytes_of_a_battle_are_the_battle() {
    for battle in Battle::ALL {
        let board = board(battle);
        let bytes = Game::scenario_bytes(&board);
        let again = Game::read_scenario(&bytes).unwrap();
        assert_eq!(again.definition(), board.definition());
        assert!(Game::read_scenario(&bytes[1..]).is_err());
    }
}
