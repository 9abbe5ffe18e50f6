//! The worked examples of the rules page [92], and cases beside them.

use crate::field::*;
use bataille::*;
use engine::contract::{Game as _, Pending, Side};

const P: Side = Side::First;
const Q: Side = Side::Second;

fn fire(target: &str, units: &[UnitId]) -> Command {
    Command::Fire { attacks: vec![FireAttack { target: hex(target), units: units.to_vec() }] }
}

/// Two battalions of the 22e in front of Kostroma in line, on the plain.
fn first_example() -> (Field, UnitId, UnitId, UnitId) {
    let mut field = Field::new(Side::First, Segment::DefensiveFire);
    let kostroma = field.put("ru-kostroma", "1015", Formation::Line, vertex(0));
    let top = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let below = field.put("fr-3-22", "1014", Formation::Column, side(3));
    (field, kostroma, top, below)
}

#[test]
fn example_1_fire_of_a_line_at_a_massed_column() {
    let (field, kostroma, top, below) = first_example();
    let game = field.game();
    assert_eq!(asks(&game), Decision::DefensiveFire);
    let attack = FireAttack { target: hex("1014"), units: vec![kostroma] };
    let forecast = game.forecast(&Proposal::Fire(attack)).unwrap();
    let volley = forecast.throws[0].fire.clone().unwrap();
    assert_eq!((volley.value, volley.defence), (Fraction::whole(8), 6));
    assert_eq!(volley.odds, Odds { attack: 1, defence: 1 });
    assert_eq!(volley.terms.iter().map(|term| term.steps).sum::<i16>(), 3);
    let loses: u16 = forecast.throws[0]
        .results
        .iter()
        .filter(|chance| matches!(chance.result, ThrowResult::Losses { increments: 1, .. }))
        .map(|chance| chance.odd.throws)
        .sum();
    // Natural 45 to 66: 14 of 36.
    assert_eq!(loses, 14);
    for (natural, lost) in [(44, 0), (45, 1)] {
        let mut game = game.clone();
        game.apply(Q, &fire("1014", &[kostroma])).unwrap();
        game.resolve(&throws(&[natural])).unwrap();
        assert_eq!((now(&game, top).lost, now(&game, below).lost), (lost, 0));
        assert_eq!(now(&game, top).order, Order::Good);
        assert!(!matches!(game.pending(), Pending::Roll(_)), "the first loss is odd: no check");
    }
}

#[test]
fn example_2_guns_at_a_work() {
    let mut field = Field::new(Side::First, Segment::OffensiveFire);
    let work = field.put("ru-pos2", "2018", Formation::Unlimbered, side(0));
    let twelve = field.put("fr-b12", "2012", Formation::Unlimbered, side(3));
    let game = field.game();
    let attack = FireAttack { target: hex("2018"), units: vec![twelve] };
    let volley = game.forecast(&Proposal::Fire(attack)).unwrap().throws[0].fire.clone().unwrap();
    assert_eq!((volley.value, volley.defence), (Fraction::new(32, 3), 12));
    assert_eq!(volley.odds, Odds { attack: 2, defence: 3 });
    let mut game = game;
    game.apply(P, &fire("2018", &[twelve])).unwrap();
    let events = whats(&game.resolve(&throws(&[66])).unwrap());
    assert!(matches!(&events[0], What::Fired { losses: 1, .. }), "{events:?}");
    assert_eq!(now(&game, work).lost, 0, "half of one is nothing");
}

/// 1/136e and 2/136e before Dnieper, both in column; `flank` turns Dnieper aside.
fn third_example(flank: bool) -> (Game, UnitId, UnitId, UnitId) {
    let mut field = Field::new(Side::First, Segment::Melee);
    let one = field.put("fr-1-136", "1014", Formation::Column, side(3));
    let two = field.put("fr-2-136", "1014", Formation::Column, side(3));
    let dnieper = field.put("ru-dnieper", "1015", Formation::Column, side(if flank { 2 } else { 0 }));
    (field.game(), one, two, dnieper)
}

fn order(target: &str, units: &[UnitId]) -> AssaultOrder {
    AssaultOrder { target: hex(target), units: units.to_vec(), saving: Vec::new() }
}

#[test]
fn example_3_an_assault_from_the_front() {
    let (game, one, two, dnieper) = third_example(false);
    let forecast = game.forecast(&Proposal::Assault(order("1015", &[one, two]))).unwrap();
    let passes = |throw: &Throw| -> u16 {
        throw.results.iter().filter(|chance| chance.result == ThrowResult::Passed).map(|chance| chance.odd.throws).sum()
    };
    // 26 to 66 of morale 25: 25 rolls; 33 to 66 of morale 32: 22 rolls less one.
    assert_eq!(forecast.throws.len(), 3);
    assert!(forecast.throws[0].terms.is_empty() && forecast.throws[1].terms.is_empty());
    assert_eq!((passes(&forecast.throws[0]), passes(&forecast.throws[1])), (25, 22));
    let melee = forecast.throws[2].melee.clone().unwrap();
    assert_eq!((melee.attack, melee.defence), (Fraction::whole(22), Fraction::whole(14)));
    assert_eq!(melee.odds, Odds { attack: 3, defence: 2 });

    let mut game = game;
    game.apply(P, &Command::Assault(order("1015", &[one, two]))).unwrap();
    game.resolve(&throws(&[26])).unwrap();
    game.resolve(&throws(&[33])).unwrap();
    let mut losses = game.clone();
    let events = whats(&losses.resolve(&throws(&[33])).unwrap());
    assert!(events.iter().any(|what| matches!(what, What::Lost { unit, increments: 1 } if *unit == one)), "{events:?}");
    assert!(events.iter().any(|what| matches!(what, What::Lost { unit, increments: 2 } if *unit == dnieper)));
    game.resolve(&throws(&[53])).unwrap();
    assert_eq!(now(&game, dnieper).order, Order::Disordered);
    assert_eq!(now(&game, dnieper).lost, 1, "one for the zone it leaves");
    // Both may take the hex and one must.
    assert_eq!(asks(&game), Decision::Advance { hex: hex("1015"), must: true });
    assert_eq!(breaks(&game, P, &Command::Advance { units: vec![] }), "34.8");
    game.apply(P, &Command::Advance { units: vec![one] }).unwrap();
    assert_eq!(game.state().hex_of(one), Some(hex("1015")));
}

#[test]
fn example_3_a_defender_who_loses_heart() {
    let (mut game, one, two, dnieper) = third_example(false);
    game.apply(P, &Command::Assault(order("1015", &[one, two]))).unwrap();
    game.resolve(&throws(&[25])).unwrap();
    assert_eq!(now(&game, dnieper).order, Order::Disordered);
    assert_eq!(now(&game, dnieper).lost, 0, "no exit losses [33.6]");
    // No unit must advance after a failed check.
    assert_eq!(asks(&game), Decision::Advance { hex: hex("1015"), must: false });
}

#[test]
fn example_4_the_same_through_the_flank() {
    let (game, one, two, _) = third_example(true);
    let forecast = game.forecast(&Proposal::Assault(order("1015", &[one, two]))).unwrap();
    let steps = |throw: &Throw| throw.terms.iter().map(|term| term.steps).sum::<i16>();
    assert_eq!((steps(&forecast.throws[0]), steps(&forecast.throws[1])), (-12, 12));
    let melee = forecast.throws[2].melee.clone().unwrap();
    assert_eq!((melee.attack, melee.odds), (Fraction::whole(44), Odds { attack: 3, defence: 1 }));
}

/// Kinburn eight hexes away, straight before 1/136e in column.
fn fifth_example() -> (Game, UnitId, UnitId) {
    let mut field = Field::new(Side::Second, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "1008", Formation::Column, side(3));
    let target = field.put("fr-1-136", "1015", Formation::Column, side(0));
    (field.game(), kinburn, target)
}

fn straight_charge(kinburn: UnitId) -> Command {
    let path = ["1009", "1010", "1011", "1012", "1013", "1014"].map(hex).to_vec();
    Command::Charge { units: vec![kinburn], leaders: vec![], path, target: hex("1015") }
}

#[test]
fn example_5_a_charge_meets_a_column_that_forms_carre() {
    let (mut game, kinburn, target) = fifth_example();
    game.apply(Q, &straight_charge(kinburn)).unwrap();
    assert_eq!(asks(&game), Decision::Answer { hex: hex("1015"), unit: target });
    let forecast = game.forecast(&Proposal::Answer(Answer::Carre)).unwrap();
    let count = |wanted| {
        let all = forecast.throws[0].results.iter();
        all.filter(|chance| chance.result == ThrowResult::Carre(wanted)).map(|chance| chance.odd.throws).sum::<u16>()
    };
    // Row 4: up to 62 a carré, up to 66 disorder.
    assert_eq!((count(CarreResult::Carre), count(CarreResult::Disorder), count(CarreResult::Rout)), (32, 4, 0));
    game.apply(P, &Command::Answer { answer: Answer::Carre }).unwrap();
    let mut disorder = game.clone();
    game.resolve(&throws(&[62])).unwrap();
    assert_eq!(now(&game, target).formation, Formation::Carre);
    // Formed at 1011, three steps and the target hex away: the charger may try to stop there.
    assert_eq!(asks(&game), Decision::Press { at: hex("1011") });
    game.apply(Q, &Command::Press { go_on: false }).unwrap();
    game.resolve(&die(4)).unwrap();
    assert_eq!(game.state().hex_of(kinburn), Some(hex("1011")));
    assert_eq!(now(&game, kinburn).readiness, Readiness::Tired);
    disorder.resolve(&throws(&[63])).unwrap();
    assert_eq!(now(&disorder, target).order, Order::Disordered);
    assert_eq!(disorder.state().held.len(), 1, "Kinburn follows and meets it");
    assert!(!disorder.state().held[0].straight, "without the bonus of a straight charge");
}

#[test]
fn example_5_standing_and_breaking() {
    let (mut game, kinburn, target) = fifth_example();
    game.apply(Q, &straight_charge(kinburn)).unwrap();
    game.apply(P, &Command::Answer { answer: Answer::Stand }).unwrap();
    let steps: i16 = game.forecast(&Proposal::Pending).unwrap().throws[0].terms.iter().map(|term| term.steps).sum();
    assert_eq!(steps, -3);
    let mut stands = game.clone();
    stands.resolve(&throws(&[36])).unwrap();
    assert!(now(&stands, target).marks.stood);
    assert_eq!(stands.state().hex_of(kinburn), Some(hex("1014")));
    assert!(stands.state().held[0].straight);

    game.resolve(&throws(&[35])).unwrap();
    assert_eq!(now(&game, target).lost, 3, "five points of loss, but half of five rounded up");
    assert_eq!(now(&game, target).order, Order::Routed);
    assert_eq!(rolls(&game), 1, "recall");
    let mut lost = game.clone();
    game.resolve(&die(4)).unwrap();
    assert_eq!(asks(&game), Decision::Occupy { hex: hex("1015") });
    lost.resolve(&die(3)).unwrap();
    assert!(now(&lost, kinburn).marks.recall_failed);
}

#[test]
fn example_5_the_melee_of_units_that_stood() {
    let (mut game, kinburn, target) = fifth_example();
    game.apply(Q, &straight_charge(kinburn)).unwrap();
    game.apply(P, &Command::Answer { answer: Answer::Stand }).unwrap();
    game.resolve(&throws(&[36])).unwrap();
    // On through movement and fire to the melee of the charge.
    for _ in 0..8 {
        match game.pending() {
            Pending::Decision { side, decision: Decision::Charge } => drop(game.apply(side, &Command::EndCharges)),
            Pending::Decision { side, decision: Decision::Movement } => drop(game.apply(side, &Command::EndMovement)),
            Pending::Decision { side, .. } => drop(game.apply(side, &Command::EndFire)),
            _ => break,
        }
    }
    let melee = game.forecast(&Proposal::Pending).unwrap().throws[0].melee.clone().unwrap();
    assert_eq!((melee.attack, melee.defence), (Fraction::whole(48), Fraction::whole(11)));
    assert_eq!(melee.odds, Odds { attack: 4, defence: 1 });
    game.resolve(&throws(&[21])).unwrap();
    assert_eq!(now(&game, target).order, Order::Disordered);
    assert_eq!(now(&game, kinburn).readiness, Readiness::Exhausted, "after a charge [35.2]");
}

#[test]
fn example_6_cavalry_that_sees_the_path_is_asked_first() {
    let mut field = Field::new(Side::Second, Segment::Charge);
    let kinburn = field.put("ru-kinburn", "1008", Formation::Column, side(3));
    field.put("fr-1-136", "1015", Formation::Column, side(0));
    let hussars = field.put("fr-10h", "1413", Formation::Column, side(5));
    let mut game = field.game();
    game.apply(Q, &straight_charge(kinburn)).unwrap();
    assert_eq!(asks(&game), Decision::React { units: vec![hussars] });
    game.apply(P, &Command::React { unit: Some(hussars) }).unwrap();
    let mut fails = game.clone();
    game.resolve(&throws(&[31])).unwrap();
    assert_eq!(game.state().held[0].attackers, vec![kinburn], "the charger attacks");
    assert_eq!(game.state().held[0].defenders, vec![hussars]);
    assert!(now(&game, hussars).marks.charged);
    fails.resolve(&throws(&[26])).unwrap();
    assert!(now(&fails, hussars).marks.tried_react);
    assert!(matches!(asks(&fails), Decision::Answer { .. }), "the charge goes on");
}

#[test]
fn example_7_a_line_goes_down_a_slope() {
    let mut field = Field::new(Side::Second, Segment::Movement);
    // 1523 lies above 1524, with a steep side between them.
    let line = field.put("ru-vladimir", "1523", Formation::Line, vertex(2));
    field.put("fr-1-22", "0301", Formation::Column, side(3));
    field.unit(line).marks.began_in_line = true;
    let mut game = field.game();
    let actions = vec![
        Action::Enter(hex("1524")),
        Action::Form { formation: Formation::Column, facing: side(3) },
        Action::Enter(hex("1525")),
    ];
    game.apply(Q, &Command::Move { units: vec![line], leaders: vec![], actions }).unwrap();
    assert_eq!(now(&game, line).marks.spent, HalfPoints(10), "3 MP, 1 MP and 1 MP: all of its 5");
    let more = Command::Move { units: vec![line], leaders: vec![], actions: vec![Action::Enter(hex("1526"))] };
    assert_eq!(breaks(&game, Q, &more), "18.2");
}

#[test]
fn example_8_fire_at_a_column_that_forms_line() {
    let mut field = Field::new(Side::First, Segment::Movement);
    let column = field.put("fr-1-22", "1014", Formation::Column, side(3));
    let jaegers = field.put("ru-28j", "1015", Formation::Skirmish, vertex(0));
    let mut game = field.game();
    let actions = vec![Action::Form { formation: Formation::Line, facing: vertex(2) }, Action::Turn(vertex(1))];
    game.apply(P, &Command::Move { units: vec![column], leaders: vec![], actions }).unwrap();
    let volley = game.forecast(&Proposal::Pending).unwrap().throws[0].fire.clone().unwrap();
    assert_eq!((volley.value, volley.defence), (Fraction::whole(9), 6));
    assert_eq!(volley.odds, Odds { attack: 3, defence: 2 });
    assert_eq!(volley.parts[0].unit, jaegers);
    let saved = game.save();
    assert_eq!(Game::load(&field.board, &saved).unwrap().hash(), game.hash(), "in the middle of a move");
    let mut missed = game.clone();
    game.resolve(&throws(&[42])).unwrap();
    assert_eq!(now(&game, column).lost, 1);
    assert_eq!(now(&game, column).formation, Formation::Line, "what was paid for is done");
    assert_eq!(now(&game, column).facing, vertex(2), "the rest is dropped");
    missed.resolve(&throws(&[41])).unwrap();
    // Nothing happened: the list continues, and the turn draws fire again.
    assert_eq!(rolls(&missed), 2);
}
