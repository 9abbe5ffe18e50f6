//! The results of fights: those counted over all rolls are those that come when the dice are rolled.

use crate::field::*;
use crate::play::Luck;
use bataille::*;
use engine::contract::{Game as _, Pending, Rolled, Side};
use std::collections::BTreeMap;

const P: Side = Side::First;
const Q: Side = Side::Second;
/// The number of fights rolled, and the largest difference from the forecast, in thousandths.
const FIGHTS: u64 = 3_000;
const FAR: i64 = 40;

/// Ends in thousandths.
fn foreseen(game: &Game, proposal: &Proposal) -> BTreeMap<(Lot, Lot), i64> {
    let all = game.ends(proposal);
    assert_eq!(all.len(), 1, "one list of ends");
    let ends = &all[0].ends;
    assert_eq!(ends.iter().map(|end| end.throws).sum::<u64>(), ends[0].of, "one of them comes");
    let part = |end: &End| i64::try_from(end.throws * 1_000 / end.of).unwrap();
    ends.iter().map(|end| ((end.attacker, end.defender), part(end))).collect()
}

fn lot(game: &Game, unit: UnitId, began: &str, target: &str) -> Lot {
    let now = game.unit(unit);
    match (now.place, now.order) {
        (Place::On(_), Order::Routed) => Lot::Routed,
        (Place::On(_), Order::Disordered) => Lot::Disordered,
        (Place::On(at), _) if at == hex(began) => Lot::Holds,
        (Place::On(at), _) if at == hex(target) => Lot::Took,
        (Place::On(_), _) => Lot::Back,
        _ => Lot::Gone,
    }
}

#[test]
fn an_assault_ends_as_often_as_it_is_foreseen() {
    let mut field = Field::new(P, Segment::Melee);
    let attacker = field.put("fr-1-22", "2411", Formation::Column, side(0));
    let defender = field.put("ru-dnieper", "2410", Formation::Column, side(3));
    let game = field.game();
    let order = AssaultOrder { target: hex("2410"), units: vec![attacker], saving: Vec::new() };
    let foreseen = foreseen(&game, &Proposal::Assault(order.clone()));
    assert!(foreseen.len() > 3, "{foreseen:?}");
    let mut counted: BTreeMap<(Lot, Lot), i64> = BTreeMap::new();
    let mut luck = Luck::new(18);
    for _ in 0..FIGHTS {
        let mut game = game.clone();
        game.apply(P, &Command::Assault(order.clone())).unwrap();
        while let Pending::Roll(roll) = game.pending() {
            if game.state().segment != Segment::Melee {
                break;
            }
            let faces = roll.dice.iter().map(|_| u16::try_from(luck.below(6)).unwrap() + 1).collect();
            game.resolve(&Rolled::Faces(faces)).unwrap();
        }
        let lots = (lot(&game, attacker, "2411", "2410"), lot(&game, defender, "2410", "2410"));
        *counted.entry(lots).or_default() += 1;
    }
    for lots in foreseen.keys().chain(counted.keys()) {
        let expected = foreseen.get(lots).copied().unwrap_or(0);
        let came = counted.get(lots).copied().unwrap_or(0) * 1_000 / i64::try_from(FIGHTS).unwrap();
        assert!((expected - came).abs() < FAR, "{lots:?}: {expected} foreseen, {came} came");
    }
}

#[test]
fn a_charge_ends_by_what_is_answered_to_it() {
    let mut field = Field::new(Q, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "2205", Formation::Column, side(3));
    field.put("fr-1-22", "2212", Formation::Column, side(0));
    let path = ["2206", "2207", "2208", "2209", "2210", "2211"].map(hex).to_vec();
    let order = ChargeOrder { units: vec![kinburn], leaders: Vec::new(), path, target: hex("2212") };
    let all = field.game().ends(&Proposal::Charge(Box::new(order)));
    assert_eq!(all.iter().map(|ends| ends.answer).collect::<Vec<_>>(), [Some(Answer::Stand), Some(Answer::Carre)]);
    for ends in &all {
        assert_eq!(ends.ends.iter().map(|end| end.throws).sum::<u64>(), ends.ends[0].of);
    }
}

#[test]
fn a_unit_that_cannot_be_hurt_holds() {
    let mut field = Field::new(P, Segment::OffensiveFire);
    let jaeger = field.put("fr-1-22", "2411", Formation::Column, side(0));
    field.put("ru-dnieper", "2410", Formation::Column, side(3));
    let attack = FireAttack { target: hex("2410"), units: vec![jaeger] };
    let foreseen = foreseen(&field.game(), &Proposal::Fire(attack));
    assert!(foreseen.keys().all(|(attacker, _)| *attacker == Lot::Holds), "{foreseen:?}");
}
