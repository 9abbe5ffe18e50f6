//! The results of fire and fights: those counted over all rolls are those that come when the dice are rolled.

use super::player::{Chance, throw};
use super::scene::{Scene, go};
use engine::contract::{Game as _, Pending, Side};
use std::collections::BTreeMap;
use std::sync::Arc;
use winter::ends::Lot;
use winter::state::*;
use winter::*;

/// The number of rolls of each fight, and the largest difference from the forecast, in thousandths.
const FIGHTS: u64 = 4_000;
const FAR: i64 = 25;

/// The fates of both leading units, and whether units that both hold have lost strength.
type Fates = (Lot, Lot, bool);

/// The fates with their frequency in a thousand.
type Ends = BTreeMap<Fates, i64>;

/// The fate of a unit, read from the positions before and after. It is not taken from the code under test.
fn lot(before: &Game, after: &Game, unit: UnitId) -> Lot {
    let (was, now) = (before.state().unit(unit), after.state().unit(unit));
    match (now.hex(), now.morale) {
        (None, _) => Lot::Gone,
        (Some(_), Morale::Routed) => Lot::Routed,
        (hex, Morale::Disordered) if hex != was.hex() => Lot::Back,
        (_, Morale::Disordered) if was.morale == Morale::Good => Lot::Disordered,
        _ => Lot::Holds,
    }
}

/// Carries out a command with rolled dice and compares the results with the forecast. Returns the forecast.
fn compare(game: &Game, command: &Command, proposal: &Proposal, units: [UnitId; 2], seed: u64) -> Ends {
    let ends = game.ends(proposal);
    let all: u64 = ends.iter().map(|end| end.throws).sum();
    let fates = |attacker, defender, lost: u16| {
        let hold = attacker == Lot::Holds && defender == Lot::Holds;
        (attacker, defender, hold && lost > 0)
    };
    let lots = |end: &ends::End| {
        let lost = end.attacker.lost[1] + end.defender.lost[1];
        fates(end.attacker.lot, end.defender.lot, lost)
    };
    let part = |end: &ends::End| i64::try_from(end.throws * 1_000 / all).unwrap();
    let foreseen: Ends = ends.iter().map(|end| (lots(end), part(end))).collect();
    assert_eq!(foreseen.len(), ends.len(), "an end is told once: {ends:?}");
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let strength = |game: &Game, unit: UnitId| u16::from(game.state().unit(unit).strength);
    let phase = game.state().phase;
    let mut chance = Chance(seed);
    let mut counted: BTreeMap<Fates, u64> = BTreeMap::new();
    for _ in 0..FIGHTS {
        let mut thrown = game.clone();
        thrown.apply(side, command).unwrap();
        while let Pending::Roll(roll) = thrown.pending() {
            throw(&mut thrown, &roll, &mut chance);
        }
        assert_eq!(thrown.state().phase, phase, "somebody else can still act, so that the phase does not end");
        let lost = units.map(|unit| strength(game, unit) - strength(&thrown, unit)).iter().sum();
        let came = fates(lot(game, &thrown, units[0]), lot(game, &thrown, units[1]), lost);
        let end = ends.iter().find(|end| lots(end) == came).unwrap_or_else(|| panic!("{came:?} of {foreseen:?}"));
        for (share, unit) in [(end.attacker, units[0]), (end.defender, units[1])] {
            let lost = strength(game, unit) - strength(&thrown, unit);
            assert!((share.lost[0]..=share.lost[1]).contains(&lost), "{came:?}: {unit:?} lost {lost} of {share:?}");
        }
        *counted.entry(came).or_default() += 1;
    }
    for lots in foreseen.keys() {
        let came = i64::try_from(counted.get(lots).copied().unwrap_or(0) * 1_000 / FIGHTS).unwrap();
        assert!((foreseen[lots] - came).abs() < FAR, "{lots:?}: {foreseen:?} foreseen, {counted:?} came");
    }
    foreseen
}

/// A phase with a second pair of enemies far from the first, so that it goes on after the first has fought.
fn scene(phase: PhaseName) -> Scene {
    let mut scene = Scene::training(phase).cleared();
    scene.state.turn = 44;
    scene.put("R-Pskov-2", "A1024", Formation::Line, Facing::South);
    scene.put("F-18-2", "A0924", Formation::Line, Facing::North);
    scene
}

#[test]
fn a_shock_attack_ends_as_often_as_it_is_foreseen() {
    let mut scene = scene(PhaseName::AlliedShock);
    let attacker = scene.put("R-Pskov-1", "A1019", Formation::Line, Facing::South);
    let defender = scene.put("F-18-1", "A0919", Formation::Line, Facing::North);
    let (from, to) = (scene.hex("A1019"), scene.hex("A0919"));
    let (game, proposal) = (scene.game(), Proposal::Attack { from, to, via: None });
    let command = Command::Attack { from, to, advance: false, via: None };
    let foreseen = compare(&game, &command, &proposal, [attacker, defender], 18);
    assert!(foreseen.len() > 3, "{foreseen:?}");
}

#[test]
fn a_shock_from_the_rear_ends_as_often_as_it_is_foreseen() {
    let mut scene = scene(PhaseName::AlliedShock);
    let attacker = scene.put("R-Pskov-1", "A1019", Formation::Line, Facing::South);
    let defender = scene.put("F-18-1", "A0919", Formation::Column, Facing::South);
    let (from, to) = (scene.hex("A1019"), scene.hex("A0919"));
    let (game, proposal) = (scene.game(), Proposal::Attack { from, to, via: None });
    let command = Command::Attack { from, to, advance: true, via: None };
    let foreseen = compare(&game, &command, &proposal, [attacker, defender], 27);
    assert!(foreseen.keys().any(|(_, defender, _)| *defender != Lot::Holds), "{foreseen:?}");
}

#[test]
fn fire_ends_as_often_as_it_is_foreseen() {
    let mut scene = scene(PhaseName::ReciprocalFire);
    let firer = scene.put("R-Pskov-1", "A1019", Formation::Line, Facing::South);
    let target = scene.put("F-18-1", "A0919", Formation::Column, Facing::North);
    let game = scene.game();
    assert!(matches!(game.pending(), Pending::Decision { side: Side::First, .. }), "{:?}", game.pending());
    let target_hex = scene.hex("A0919");
    let command = Command::Fire { units: vec![firer], targets: vec![target_hex] };
    let proposal = Proposal::Fire { units: vec![firer], target: target_hex };
    let foreseen = compare(&game, &command, &proposal, [firer, target], 36);
    assert!(foreseen.keys().all(|(firer, ..)| *firer == Lot::Holds), "{foreseen:?}");
    assert!(foreseen.len() > 2, "{foreseen:?}");
    let hold = |lost| foreseen.get(&(Lot::Holds, Lot::Holds, lost)).copied();
    assert!(hold(false) > Some(0) && hold(true) > Some(0), "nothing is one end, a mere loss another: {foreseen:?}");
}

/// A game in which the Allies decide who fires at a battalion that comes before their line.
fn passing(firers: &[(&str, &str)]) -> (Game, Vec<UnitId>, UnitId) {
    let mut scene = scene(PhaseName::FrenchMovement);
    let mover = scene.put("F-18-1", "A0513", Formation::Column, Facing::EastNorthEast);
    let firers = firers.iter().map(|(name, hex)| scene.put(name, hex, Formation::Line, Facing::South)).collect();
    let options = MatchOptions { ask: true, ..MatchOptions::default() };
    let mut game = Game::from_state(Arc::clone(&scene.board), options, scene.state.clone()).unwrap();
    game.apply(Side::Second, &go(mover, vec![Step::Enter(scene.hex("A0514"))])).unwrap();
    let Pending::Decision { side: Side::First, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    (game, firers, mover)
}

#[test]
fn fire_at_a_unit_that_passes_ends_as_often_as_it_is_foreseen() {
    let (game, firers, mover) = passing(&[("R-Pskov-1", "A0615")]);
    let command = Command::OpportunityFire { firers: firers.clone() };
    let proposal = Proposal::OpportunityFire { firers: firers.clone() };
    let foreseen = compare(&game, &command, &proposal, [firers[0], mover], 45);
    assert!(foreseen.len() > 1, "{foreseen:?}");
    let forecast = game.forecast(&proposal).unwrap();
    assert_eq!(forecast.throws.len(), 2, "a shot and a check: {forecast:?}");
    assert_eq!(forecast.shot().unwrap().unit, Some(firers[0]));
    let nobody = Proposal::OpportunityFire { firers: vec![mover] };
    assert!(game.forecast(&nobody).is_err() && game.ends(&nobody).is_empty());
}
