//! Every kind of event, told as it always was.

use super::*;
use crate::words::Words;
use crate::{Battle, MESSAGES};
use art_of_war::{ArmyId, Column, CombatResult, Edit, Halves, Level, Outcome, PhaseKind, Place, UnitId, What, cases};
use engine::case::Case;
use engine::hex::Hex;
use language::ask::{Names, Pick, Span};
use language::happening::{Act, Gait};
use language::system::{Asks as _, Rules, System as _};
use language::tongue::Tongue;
use std::collections::BTreeSet;

const A: UnitId = UnitId(0);
const B: UnitId = UnitId(1);
const C: UnitId = UnitId(2);
const HERE: Hex = Hex::new(12, 4);
const THERE: Hex = Hex::new(13, 4);

fn dresden() -> Battle {
    crate::open("dresden").unwrap()
}

/// An event, the cases behind it, and how it is told.
type Sample = (What, Vec<Case>, String);

const SIDE: Side = Side::Second;

fn samples(board: &Board) -> Vec<Sample> {
    let words = Words::new(board);
    [marches(&words), attacks(&words), morale_and_the_end(&words)].concat()
}

/// Samples of movement and of changes by hand.
fn marches(words: &Words<'_>) -> Vec<Sample> {
    let a = words.name(A);
    let plain = words.unit(A);
    let (side, unit, from, to, hex) = (SIDE, A, HERE, THERE, HERE);
    vec![
        (
            What::PhaseBegan { turn: 3, side, phase: PhaseKind::Movement, night: false },
            vec![],
            String::from("Turn 3, French: movement."),
        ),
        (
            What::PhaseBegan { turn: 4, side, phase: PhaseKind::Combat, night: true },
            vec![],
            String::from("Turn 4 (night), French: combat."),
        ),
        (
            What::Moved { unit, from: Some(from), path: vec![to], cost: Halves(2) },
            vec![],
            format!("{a} moves from 1204 to 1304 for 1 point."),
        ),
        (
            What::Moved { unit, from: None, path: vec![from, to], cost: Halves(5) },
            vec![],
            format!("{a} enters the map at 1204 and stops in 1304, for 2½ points."),
        ),
        (What::ControlTaken { hex, side }, vec![], String::from("The French side takes control of 1204.")),
        (What::TakenBack { side }, vec![], String::from("The French side undoes its last action.")),
        (
            What::Amended {
                edits: vec![Edit::Unit { unit, place: Place::On(hex) }, Edit::Control { hex, side: None }],
            },
            vec![],
            format!("The players agree to change the position: {plain} is in 1204; 1204 is held by neither side."),
        ),
    ]
}

/// Samples of combat.
fn attacks(words: &Words<'_>) -> Vec<Sample> {
    let [a, b, c] = [A, B, C].map(|unit| words.name(unit));
    let (side, unit, from, to, hex) = (SIDE, A, HERE, THERE, HERE);
    let attack = |adjacent: &[UnitId], bombarding: &[UnitId]| What::AttackAnnounced {
        adjacent: adjacent.to_vec(),
        bombarding: bombarding.to_vec(),
        targets: vec![HERE, THERE],
        defenders: vec![C],
        attack: 12,
        defence: 4,
        column: Column::of(12, 4),
    };
    vec![
        (
            What::FreshDeclared { side, units: vec![] },
            vec![],
            String::from("The French side declares no fresh strength."),
        ),
        (
            What::FreshDeclared { side, units: vec![A, B, C] },
            vec![],
            format!("The French side declares fresh strength for {a}, {b} and {c}."),
        ),
        (attack(&[A], &[]), vec![], format!("{a} attacks {c} in 1204 and 1304: 12 against 4, on the 3-1 column.")),
        (
            attack(&[A, B], &[]),
            vec![],
            format!("{a} and {b} attack {c} in 1204 and 1304: 12 against 4, on the 3-1 column."),
        ),
        (attack(&[], &[B]), vec![], format!("{b} bombards {c} in 1204 and 1304: 12 against 4, on the 3-1 column.")),
        (
            attack(&[A], &[B]),
            vec![],
            format!("{a}, with the guns of {b}, attacks {c} in 1204 and 1304: 12 against 4, on the 3-1 column."),
        ),
        (What::GuardCommitted { unit }, vec![], format!("{a} commits the Guard infantry to the attack.")),
        (What::DieRolled { face: 2, result: CombatResult::Dr }, vec![], String::from("Die 2: Dr, defender retreats.")),
        (
            What::WeatherRolled { face: 2, result: CombatResult::Dr },
            vec![cases::WEATHER_CALM],
            String::from("Weather die 2: no change."),
        ),
        (
            What::WeatherRolled { face: 6, result: CombatResult::Ar },
            vec![cases::WEATHER_SWAPS],
            String::from("Weather die 6: Ar, attacker retreats."),
        ),
        (What::Retreated { unit, from, to }, vec![], format!("{a} retreats from 1204 to 1304.")),
        (What::Displaced { unit, from, to }, vec![], format!("{a} is displaced from 1204 to 1304.")),
        (What::Eliminated { unit, hex }, vec![cases::RESULTS], format!("{a} is eliminated in 1204.")),
        (What::Eliminated { unit, hex }, vec![cases::SAFE], format!("{a} cannot retreat and is eliminated in 1204.")),
        (What::Advanced { unit, from, to }, vec![], format!("{a} advances from 1204 into 1304.")),
        (What::HeldGround { side }, vec![], String::from("The French side does not advance.")),
        (
            What::SteppedBack { unit, from, to: from },
            vec![],
            format!("{a} bombarded, so the result does not affect it; it stays in 1204."),
        ),
        (What::SteppedBack { unit, from, to }, vec![], format!("{a} withdraws from 1204 to 1304.")),
        (
            What::Disrupted { unit, hex },
            vec![cases::DISRUPTED],
            format!("{a} is disrupted in 1204 and may return overnight."),
        ),
        (What::Disrupted { unit, hex }, vec![cases::SAFE], format!("{a} cannot retreat and is disrupted in 1204.")),
    ]
}

/// Samples of morale, reserves, the night and the end.
fn morale_and_the_end(words: &Words<'_>) -> Vec<Sample> {
    let a = words.name(A);
    let (side, unit, hex, army) = (SIDE, A, HERE, ArmyId(0));
    let nation = words.army_name(army);
    let outcome = |winner, level| What::GameOver(Outcome { points: [30, 12], winner, level });
    let activated = |cases: &[Case], text: String| (What::Activated { unit }, cases.to_vec(), text);
    vec![
        (What::MoraleChanged { army, from: 5, to: 3 }, vec![], format!("{nation} morale falls from 5 to 3.")),
        (What::MoraleChanged { army, from: 3, to: 4 }, vec![], format!("{nation} morale rises from 3 to 4.")),
        (What::Demoralised { army }, vec![], format!("The {nation} army is demoralised.")),
        activated(
            &[cases::RESERVE_WAKES, cases::MORALE_WAKES],
            format!("{a} is released from reserve: its army is demoralised."),
        ),
        activated(&[cases::RESERVE_WAKES], format!("{a} is released from reserve: an enemy is near.")),
        activated(&[cases::RESERVE_CALLED], format!("{a} is released from reserve for the unit lost.")),
        activated(&[cases::RESERVE_SPIRIT], format!("{a} is released from reserve for morale.")),
        activated(&[cases::GUARD_FREED], format!("{a} is released from reserve by its player.")),
        activated(&[], format!("{a} is released from reserve.")),
        (What::Reserved { unit }, vec![], format!("{a} returns to reserve.")),
        (What::SummonsRolled { face: 4, comes: true }, vec![], String::from("Die 4: the corps arrives.")),
        (What::SummonsRolled { face: 1, comes: false }, vec![], String::from("Die 1: the corps does not arrive yet.")),
        (What::ObjectiveScored { hex, side }, vec![], String::from("The French side scores 1204.")),
        (What::FoughtOn { side }, vec![], String::from("The French side fights on for another day.")),
        (What::BrokenOff { side }, vec![], String::from("The French side breaks off the battle.")),
        (What::Reorganised { unit, hex }, vec![], format!("{a} returns in 1204.")),
        (
            outcome(None, Level::Draw),
            vec![],
            String::from("The battle is over: 30 points for the Allied side, 12 for the French. A draw."),
        ),
        (
            outcome(Some(side), Level::Decisive),
            vec![],
            String::from(
                "The battle is over: 30 points for the Allied side, 12 for the French. A decisive victory for the French side.",
            ),
        ),
    ]
}

#[test]
fn every_event_is_told_in_its_words() {
    let board = dresden().board;
    let names = ArtOfWar::names(&board);
    for (what, cases, text) in samples(&board) {
        let happening = ArtOfWar::happening(&board, &Event { what: what.clone(), cases: cases.clone() });
        assert_eq!(happening.text.plain(&names), text, "{what:?}");
        assert_eq!(happening.rules, cases.into_iter().map(Into::into).collect::<Vec<language::ask::Rule>>());
        let spans = happening.text.spans(&names);
        let texts = spans.iter().filter_map(|span| match span {
            Span::Text(text) => Some(text.as_ref()),
            _ => None,
        });
        for text in texts {
            assert!(!text.contains("1204") && !text.contains("1304"), "{what:?}: a hex that nobody can point at");
        }
    }
}

#[test]
fn the_samples_show_every_event_there_is() {
    let board = dresden().board;
    let events: Vec<Event> = samples(&board).into_iter().map(|(what, cases, _)| Event { what, cases }).collect();
    let values = Words::new(&board).events(&events);
    let found: BTreeSet<String> = values.iter().filter_map(|value| value["event"].as_str()).map(String::from).collect();
    assert_eq!(found, <ArtOfWar as language::system::Words>::event_names().into_iter().collect());
}

#[test]
fn what_is_done_leaves_pieces_where_the_sentence_says() {
    let board = dresden().board;
    let names = ArtOfWar::names(&board);
    for (what, cases, _) in samples(&board) {
        let happening = ArtOfWar::happening(&board, &Event { what: what.clone(), cases });
        for act in &happening.acts {
            let last = match act {
                Act::Go { path, .. } => path.last().copied(),
                Act::Put { hex, .. } | Act::Fall { hex, .. } | Act::Ground(hex) => Some(*hex),
                Act::Remove(_) | Act::Change(_) | Act::Dice(_) => None,
            };
            let named: Vec<Hex> = happening.text.spans(&names).iter().filter_map(pointed).collect();
            assert!(last.is_none_or(|hex| named.contains(&hex)), "{what:?}");
        }
    }
}

fn pointed(span: &Span) -> Option<Hex> {
    match span {
        Span::Pick(Pick::Hex(hex)) => Some(*hex),
        _ => None,
    }
}

#[test]
fn only_the_leaders_chosen_march() {
    let board = dresden().board;
    for (what, cases, _) in samples(&board) {
        let happening = ArtOfWar::happening(&board, &Event { what: what.clone(), cases });
        assert_eq!(happening.is_march(), matches!(what, What::Moved { .. }), "{what:?}");
        let gone = happening.acts.iter().any(|act| matches!(act, Act::Go { gait: Gait::March, enters: true, .. }));
        assert_eq!(gone, matches!(what, What::Moved { from: None, .. }), "{what:?}");
    }
}

#[test]
fn a_battle_that_goes_on_has_a_question_and_no_ending() {
    let battle = dresden();
    let (game, _) = Game::new(battle.board.clone(), art_of_war::OptionalRules::default());
    let names = ArtOfWar::names(&battle.board);
    let Pending::Decision { side, decision } = game.pending() else { panic!("nobody is asked") };
    let asked = ArtOfWar::question(&game, side);
    assert_eq!(asked.plain(&names), Words::new(&battle.board).question(side, &decision));
    assert!(ArtOfWar::question(&game, side.other()).is_empty());
    assert!(ArtOfWar::ending(&game).is_none());
    assert_eq!(ArtOfWar::phase(&game), phase_name(PhaseKind::Movement));
}

#[test]
fn rules_words_and_phases_have_their_messages() {
    for (rule, thought) in cases::ALL {
        let case: Case = rule.as_str().parse().unwrap();
        assert_eq!(tip(case).plain(&Names::default()), *thought, "{rule}");
        assert_eq!(ArtOfWar::WHOLE.tip(*rule).as_deref(), Some(*thought), "{rule}");
    }
    let names = ArtOfWar::names(&dresden().board);
    for (key, _) in ArtOfWar::WORDS {
        assert!(names.word(key).is_some_and(|word| !word.label.is_empty()), "{key}");
    }
    for name in ["movement", "combat", "end-of-the-day", "end"] {
        assert!(Tongue::english().has(&MESSAGES, &format!("art-of-war-phase-{name}")), "{name}");
    }
}
