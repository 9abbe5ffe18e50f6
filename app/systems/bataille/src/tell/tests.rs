//! The reports read well, are true, and come once.

use super::super::{Bataille, piece};
use bataille::{
    Action, Board, Event, Facing, FireKind, Formation, Fraction, HalfPoints, Odds, Order, Segment, TwoDice, UnitId,
    What,
};
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use engine::rule::Rule;
use language::happening::{Fight, Happening, Milestone};
use language::system::{Rules, Tell};
use std::sync::Arc;

const HEX: Hex = Hex::new(17, 4);
const FROM: Hex = Hex::new(16, 4);

fn board() -> Arc<Board> {
    Bataille::board(&bataille_files::BATTLES.built_in("broesa").unwrap()).unwrap()
}

fn told(board: &Board, what: Vec<What>) -> Vec<Happening> {
    let event = |what| Event { what, rule: Rule::new("18.1") };
    Bataille::happenings(board, &what.into_iter().map(event).collect::<Vec<_>>())
}

fn sentences(board: &Board, what: Vec<What>) -> Vec<String> {
    let names = Bataille::names(board);
    told(board, what).iter().map(|one| one.text.plain(&names)).collect()
}

fn fired() -> What {
    What::Fired {
        kind: FireKind::Defensive,
        units: vec![UnitId(0)],
        target: HEX,
        parts: Vec::new(),
        value: Fraction { over: 8, under: 1 },
        defence: 6,
        defence_rule: Rule::new("26.1"),
        canister: false,
        odds: Odds { attack: 1, defence: 1 },
        terms: Vec::new(),
        natural: TwoDice(45),
        modified: TwoDice(52),
        losses: 1,
    }
}

#[test]
fn one_moves_and_several_move() {
    let board = board();
    let [first, second] = [0, 1].map(|id| board.unit(UnitId(id)).unwrap().name.clone());
    let moved = |units: Vec<UnitId>| What::Moved { units, from: FROM, to: HEX };
    let both = vec![UnitId(0), UnitId(1)];
    assert_eq!(sentences(&board, vec![moved(vec![UnitId(0)])]), [format!("{first} moves to 1704.")]);
    assert_eq!(sentences(&board, vec![moved(both.clone())]), [format!("{first} and {second} move to 1704.")]);
    let assaulted = What::Assaulted { units: both, target: HEX };
    assert_eq!(sentences(&board, vec![assaulted]), [format!("{first} and {second} assault 1704.")]);
    let taken = What::ObjectiveTaken { hex: HEX, side: Side::First };
    assert_eq!(sentences(&board, vec![taken]), ["The French take 1704."]);
    let nobody = What::NobodyReacted { side: Side::Second };
    assert_eq!(sentences(&board, vec![nobody]), ["The Coalition do not react."]);
    let began = What::SegmentBegan { turn: 1, side: Side::First, segment: Segment::DefensiveFire };
    assert_eq!(sentences(&board, vec![began]), ["French: under defensive fire."]);
}

#[test]
fn a_step_a_formation_and_a_rally_are_told_once() {
    let board = board();
    let unit = UnitId(0);
    let name = &board.unit(unit).unwrap().name;
    let facing = Facing::Side(Direction::Up);
    let acted = |action: Action, halves: u16| What::Acted { units: vec![unit], action, cost: HalfPoints(halves) };
    let step = vec![acted(Action::Enter(HEX), 2), What::Moved { units: vec![unit], from: FROM, to: HEX }];
    assert_eq!(sentences(&board, step.clone()), [format!("{name} moves to 1704 for 1 point.")]);
    assert!(told(&board, step).iter().all(Happening::is_march), "the step is seen");
    let formation = Formation::Line;
    let formed = vec![acted(Action::Form { formation, facing }, 6), What::FormationTaken { unit, formation, facing }];
    let line = sentences(&board, formed);
    assert_eq!(line.len(), 1, "{line:?}");
    assert!(line[0].starts_with(&format!("{name} changes to line, facing ")), "{line:?}");
    assert!(line[0].ends_with(", for 3 points."), "{line:?}");
    let order = What::OrderChanged { unit, from: Order::Disordered, to: Order::Good };
    assert_eq!(sentences(&board, vec![order, What::Rallied { unit }]), [format!("{name} is in good order again.")]);
    let ridden = vec![What::Trampled { unit, increments: 2 }, What::Lost { unit, increments: 2 }];
    assert_eq!(sentences(&board, ridden.clone()), [format!("{name} is overrun and loses 2 increments.")]);
    assert!(matches!(told(&board, ridden)[0].milestone, Some(Milestone::Worn(loss)) if loss.strength == 2));
}

#[test]
fn fire_is_announced_and_then_its_dice_fall() {
    let board = board();
    let name = &board.unit(UnitId(0)).unwrap().name;
    let all = told(&board, vec![fired()]);
    let names = Bataille::names(&board);
    let words: Vec<String> = all.iter().map(|one| one.text.plain(&names)).collect();
    assert_eq!(
        words,
        [format!("Defensive fire: {name} at 1704, 8 against 6, 1:1."), String::from("Roll 45, modified 52: result 1."),]
    );
    let fight = all[0].fight().unwrap();
    assert_eq!((fight.strengths, fight.odds.as_str()), ([8, 6], "1:1"));
    let throw = all[1].throw().unwrap();
    assert_eq!((throw.faces.as_slice(), throw.came.unwrap().name), ([4, 5].as_slice(), "1"));
    // Alone, as programs read it, an event is one sentence.
    let event = Event { what: fired(), rule: Rule::new("27.2") };
    let whole = Bataille::happening(&board, &event).text.plain(&names);
    assert_eq!(whole, format!("Defensive fire: {name} at 1704, 8 against 6, 1:1: roll 45, modified 52, result 1."));
}

#[test]
fn a_unit_that_is_driven_off_is_not_lost() {
    let board = board();
    let left = told(&board, vec![What::LeftMap { unit: UnitId(0), from: HEX }]);
    let Some(Milestone::Loss(loss)) = left[0].milestone else { panic!("{left:?}") };
    assert_eq!((loss.piece, loss.strength, loss.for_good), (piece(UnitId(0)), 0, false));
}

#[test]
fn a_charge_has_no_odds_before_it_comes_to_a_melee() {
    let board = board();
    let charge = What::ChargeOrdered { units: vec![UnitId(0)], from: FROM, path: Vec::new(), target: HEX };
    let all = told(&board, vec![charge]);
    let Fight { odds, strengths, .. } = all[0].fight().unwrap();
    assert_eq!((odds.as_str(), *strengths), ("", [0, 0]));
}
