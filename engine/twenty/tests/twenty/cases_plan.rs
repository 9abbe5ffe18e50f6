//! The sealed plan, its openings and the audit, by worked examples [3.2, 17.1].

use crate::random::Chance;
use crate::table::{SEALED, Say, hex, rule, unit};
use engine::contract::{Game as _, Opening, Pending};
use std::sync::Arc;
use twenty::*;

fn begin() -> Game {
    Game::new(Arc::clone(&SEALED), OptionalRules::default()).0
}

fn pieces<const N: usize>(names: [&str; N]) -> Vec<Piece> {
    names.map(|name| if name == "-" { Piece::Dummy } else { Piece::Unit(unit(name)) }).to_vec()
}

/// A comes first, then C, then B; the Guard is at A.
fn plan() -> FrenchPlan {
    FrenchPlan {
        markers: vec![AreaId(0), AreaId(2), AreaId(1)],
        stacks: vec![
            pieces(["OG", "YG", "GC", "Res", "II"]),
            pieces(["-", "VI", "I Cav"]),
            pieces(["I", "Cv", "-", "V Cav"]),
        ],
        meissen: Piece::Dummy,
    }
}

fn salts() -> Vec<[u8; 32]> {
    let mut chance = Chance::new(5);
    (0..16).map(|_| std::array::from_fn(|_| chance.next() as u8)).collect()
}

fn sealed(plan: &FrenchPlan) -> (Game, Vec<Opening>) {
    let mut game = begin();
    let (command, openings) = game.seal(plan, &salts()).unwrap();
    game.say(command);
    openings.iter().for_each(|opening| game.learn(opening).unwrap());
    (game, openings)
}

/// 17.1.1a to d, R53: the author's engine refuses an illegal plan.
#[test]
fn c17_1_1_illegal_plans() {
    let game = begin();
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Seal));
    let refuse = |change: fn(&mut FrenchPlan)| {
        let mut bad = plan();
        change(&mut bad);
        rule(&game.seal(&bad, &salts()).unwrap_err())
    };
    assert_eq!(
        refuse(|plan| {
            let all = std::mem::take(&mut plan.stacks[1]);
            plan.stacks[0].extend(all)
        }),
        "17.1.1a"
    );
    assert_eq!(refuse(|plan| plan.markers[1] = AreaId(0)), "17.1.1b");
    assert_eq!(refuse(|plan| plan.stacks[1][0] = Piece::Unit(unit("VI"))), "17.1.1c");
    assert_eq!(refuse(|plan| (plan.meissen, plan.stacks[1][0]) = (Piece::Unit(unit("VI")), Piece::Dummy)), "17.1.1c");
    assert_eq!(refuse(|plan| plan.stacks[0].truncate(2)), "17.1.1c");
    assert_eq!(
        refuse(|plan| {
            let og = plan.stacks[0].remove(0);
            plan.stacks[1].push(og)
        }),
        "17.1.1d"
    );
    game.seal(&plan(), &salts()).unwrap();
}

/// R53: the other engine looks at the heights alone.
#[test]
fn r53_heights() {
    let game = begin();
    let (Command::Seal { commitments, .. }, _) = game.seal(&plan(), &salts()).unwrap() else { panic!() };
    let seal = |heights: Vec<u8>, count: usize| Command::Seal { heights, commitments: commitments[..count].to_vec() };
    assert_eq!(rule(&game.refused(seal(vec![12, 0, 0], 16))), "17.1.1a");
    assert_eq!(rule(&game.refused(seal(vec![5, 3, 3], 16))), "17.1.1c");
    assert_eq!(rule(&game.refused(seal(vec![5, 3, 4], 15))), "17.1.1");
    game.check(FRENCH, &seal(vec![5, 3, 4], 16)).unwrap();
}

/// Plays both sides idly, all dice showing that face, until the turn comes or the match ends.
fn idle_until(game: &mut Game, turn: u8, face: u16) {
    while game.state().turn < turn {
        match game.pending() {
            Pending::Over(_) => return,
            Pending::Roll(roll) => {
                // Card 1 does nothing: the first of the deck, and then card 2.
                let faces: Vec<u16> = roll.dice.iter().map(|sides| if *sides == 6 { face } else { 1 }).collect();
                game.resolve(&engine::contract::Rolled::Faces(faces)).unwrap();
            }
            Pending::Decision { decision, .. } => {
                if let Some(owed) = game.owed() {
                    game.say(owed.command.unwrap());
                    continue;
                }
                let command = match decision {
                    Decision::Move => Command::EndMovement,
                    Decision::React => Command::EndReaction,
                    Decision::RallyByCard => Command::RallyByCard { unit: None },
                    Decision::ExtraHorses => Command::ExtraHorses { declare: false },
                    Decision::Hold => match game.options() {
                        Options::Hold { units } => Command::Hold { unit: units[0] },
                        _ => panic!(),
                    },
                    Decision::Provoke => match game.options() {
                        Options::Provoke { units } => Command::Provoke { unit: units[0].unit, to: units[0].hexes[0] },
                        _ => panic!(),
                    },
                    other => panic!("{other:?}"),
                };
                game.say(command);
            }
        }
    }
}

/// 17.1.2: the marker of turn 4 opens a stack; dice bring its pieces, better with every try.
#[test]
fn c17_1_2_openings() {
    let (mut game, _) = sealed(&plan());
    idle_until(&mut game, 4, 1);
    // The Allied turn 4, then the French marker.
    while !matches!(game.state().stage, Stage::Marker) {
        let next = game.asked().map(|asked| asked.1);
        match next {
            Some(Decision::Move) => drop(game.say(Command::EndMovement)),
            Some(_) => panic!("{next:?}"),
            None => drop(game.roll([1])),
        }
    }
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Open { seals: vec![0] }));
    assert!(game.state().plan.as_ref().unwrap().seals.iter().all(|seal| seal.opened.is_none()));
    let owed = game.owed().unwrap();
    game.say(owed.command.unwrap());
    assert_eq!(game.state().plan.as_ref().unwrap().seals[0].opened, Some(Content::Marker(AreaId(0))));
    while matches!(game.pending(), Pending::Roll(roll) if roll.case == rules::DECK) {
        game.roll([1]);
    }
    let forecast = game.forecast(&Proposal::Pending).unwrap();
    assert_eq!(forecast.rule, rules::OPENING);
    let arrive = |pieces| Meaning::Arrive { pieces };
    assert_eq!(forecast.dice[0].faces, [arrive(0), arrive(0), arrive(1), arrive(1), arrive(2), arrive(3)]);
    game.roll([5]);
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Open { seals: vec![3, 4] }));
    let owed = game.owed().unwrap();
    game.say(owed.command.unwrap());
    assert_eq!(game.place("OG"), Place::Due { turn: 4, at: Entry::Area(AreaId(0)) });
    assert_eq!(game.place("GC"), Place::Sealed);
    assert_eq!(game.state().plan.as_ref().unwrap().tries, [1, 0, 0]);
    game.check(FRENCH, &Command::Enter { unit: unit("OG"), path: vec![hex("1607")], forced: false }).unwrap();
}

/// R54: an opening that does not match ends the match against the French, at once.
#[test]
fn r54_a_false_opening() {
    let (mut game, openings) = sealed(&plan());
    idle_until(&mut game, 4, 1);
    while !matches!(game.state().stage, Stage::Marker) {
        if game.asked().is_some() {
            game.say(Command::EndMovement);
        } else {
            game.roll([1]);
        }
    }
    assert_eq!(rule(&game.refused(Command::Open { openings: openings[..2].to_vec() })), "17.1.1");
    let lie = Opening { salt: [0; 32], ..openings[0].clone() };
    game.say(Command::Open { openings: vec![lie] });
    assert_eq!(game.pending(), Pending::Over(Outcome { winner: Some(ALLIED), how: Ending::Plan }));
}

/// 17.1.3, R58: a plan that breaks the rules is found by the audit, no matter who opens it.
#[test]
fn c17_1_3_the_audit() {
    let mut bad = plan();
    let og = bad.stacks[0].remove(0);
    bad.stacks[1].push(og);
    // Sealed by an engine that does not check.
    let game = begin();
    let (Command::Seal { .. }, honest) = game.seal(&plan(), &salts()).unwrap() else { panic!() };
    let contents: Vec<Vec<u8>> = bad
        .markers
        .iter()
        .map(engine::codec::encode)
        .chain(bad.stacks.iter().flatten().chain([&bad.meissen]).map(engine::codec::encode))
        .collect();
    let openings: Vec<Opening> =
        honest.iter().zip(contents).map(|(known, content)| Opening { salt: known.salt, content }).collect();
    let commitments = openings.iter().map(|opening| opening.seal(FRENCH)).collect();
    let mut game = begin();
    game.say(Command::Seal { heights: vec![4, 4, 4], commitments });
    assert_eq!((game.claims(), game.audit(&[])), (1, vec![]));
    let all: Vec<_> = openings.iter().map(|opening| (FRENCH, opening.clone())).collect();
    let found = game.audit(&all);
    assert_eq!((found.len(), found[0].side, rule(&found[0].refusal).as_str()), (1, FRENCH, "17.1.1d"));
    // The same at the end of a match that the French had won.
    let mut state = game.state().clone();
    state.stage = Stage::Openings { outcome: Outcome { winner: Some(FRENCH), how: Ending::LastTurn } };
    let mut ended = Game::from_state(&SEALED, OptionalRules::default(), state).unwrap();
    ended.say(Command::Open { openings });
    assert_eq!(ended.pending(), Pending::Over(Outcome { winner: Some(ALLIED), how: Ending::Plan }));
}

/// 17.1.3: an honest plan is accepted, and the result counts.
#[test]
fn c17_1_3_an_honest_plan_passes() {
    let (game, _) = sealed(&plan());
    let mut state = game.state().clone();
    let outcome = Outcome { winner: None, how: Ending::LastTurn };
    state.stage = Stage::Openings { outcome };
    let mut ended = Game::from_state(&SEALED, OptionalRules::default(), state).unwrap();
    let openings = game.seal(&plan(), &salts()).map(|sealed| sealed.1).unwrap();
    openings.iter().for_each(|opening| ended.learn(opening).unwrap());
    let owed = ended.owed().unwrap().command.unwrap();
    ended.say(owed);
    assert_eq!(ended.pending(), Pending::Over(outcome));
}

/// 3.2: Klenau comes up on a 5 or 6, and may find a dummy at Meissen.
#[test]
fn c3_2_klenau() {
    let (game, _) = sealed(&plan());
    let mut state = game.state().clone();
    (state.turn, state.stage) = (6, Stage::LateCorpsDie);
    let mut game = Game::from_state(&SEALED, OptionalRules::default(), state.clone()).unwrap();
    game.roll([4]);
    assert_eq!(game.place("Au IV"), Place::Awaited);
    let mut game = Game::from_state(&SEALED, OptionalRules::default(), state).unwrap();
    let openings = game.seal(&plan(), &salts()).map(|sealed| sealed.1).unwrap();
    openings.iter().for_each(|opening| game.learn(opening).unwrap());
    game.roll([5]);
    assert_eq!(game.place("Au IV"), Place::ComeUp);
    let enter = |number: &str| Command::Enter { unit: unit("Au IV"), path: vec![hex(number)], forced: false };
    game.check(ALLIED, &enter("0901")).unwrap();
    game.check(ALLIED, &enter("0501")).unwrap();
    assert_eq!(rule(&game.refused(enter("0109"))), "11.2");
    assert_eq!(rule(&game.refused(Command::Meissen { unit: unit("Au I") })), "3.2");
    game.say(Command::Meissen { unit: unit("Au IV") });
    assert_eq!(game.asked().unwrap(), (FRENCH, Decision::Open { seals: vec![15] }));
    let owed = game.owed().unwrap().command.unwrap();
    game.say(owed);
    assert_eq!(game.state().plan.as_ref().unwrap().seals[15].opened, Some(Content::Piece(Piece::Dummy)));
    assert_eq!(game.asked().unwrap(), (ALLIED, Decision::Move));
    assert_eq!(game.view(ALLIED).sealed, []);
    assert_eq!(game.view(FRENCH).sealed.len(), 15);
}

/// A plan sealed by a program that does not check, and its openings.
fn cheat(plan: &FrenchPlan) -> (Game, Vec<Opening>) {
    let encode = |piece: &Piece| engine::codec::encode(piece);
    let markers = plan.markers.iter().map(engine::codec::encode);
    let contents = markers.chain(plan.stacks.iter().flatten().chain([&plan.meissen]).map(encode));
    let openings: Vec<Opening> = contents.zip(salts()).map(|(content, salt)| Opening { salt, content }).collect();
    let commitments = openings.iter().map(|opening| opening.seal(FRENCH)).collect();
    let heights = plan.stacks.iter().map(|stack| u8::try_from(stack.len()).unwrap()).collect();
    let mut game = begin();
    game.say(Command::Seal { heights, commitments });
    (game, openings)
}

/// The result of the audit when only these seals are open.
fn audited<const N: usize>(plan: &FrenchPlan, seals: [usize; N]) -> Option<String> {
    let (game, openings) = cheat(plan);
    let open: Vec<_> = seals.into_iter().map(|seal| (FRENCH, openings[seal].clone())).collect();
    game.audit(&open).first().map(|found| rule(&found.refusal))
}

/// R54: each opening after which no legal plan is possible.
#[test]
fn r54_early_contradictions() {
    let change = |change: fn(&mut FrenchPlan)| {
        let mut bad = plan();
        change(&mut bad);
        bad
    };
    let case = |number: &str| Some(number.to_owned());
    // Seals 0 to 2 are markers, 3 to 7 stack A, 8 to 10 B, 11 to 14 C, 15 Meissen.
    let twice = change(|plan| plan.markers[1] = AreaId(0));
    assert_eq!((audited(&twice, [0]), audited(&twice, [0, 1])), (None, case("17.1.1b")));
    let double = change(|plan| plan.stacks[2][0] = Piece::Unit(unit("VI")));
    assert_eq!((audited(&double, [9]), audited(&double, [9, 11])), (None, case("17.1.1c")));
    let dummies = change(|plan| plan.stacks[2][0] = Piece::Dummy);
    assert_eq!((audited(&dummies, [8, 13, 15]), audited(&dummies, [8, 11, 13, 15])), (None, case("17.1.1c")));
    let meissen = change(|plan| plan.meissen = Piece::Unit(unit("II")));
    assert_eq!(audited(&meissen, [15]), case("17.1.1c"));
    // V Cav and all three dummies elsewhere: nothing is left for Meissen.
    let empty = change(|plan| plan.stacks[2][0] = Piece::Dummy);
    assert_eq!(audited(&empty, [8, 11, 13, 14]), case("17.1.1c"));
    let apart =
        change(|plan| (plan.stacks[0][0], plan.stacks[1][1]) = (Piece::Unit(unit("VI")), Piece::Unit(unit("OG"))));
    assert_eq!((audited(&apart, [9]), audited(&apart, [4, 9])), (case("17.1.1d"), case("17.1.1d")));
    let at_meissen = change(|plan| plan.meissen = Piece::Unit(unit("OG")));
    assert_eq!(audited(&at_meissen, [15]), case("17.1.1c"));
    assert_eq!(audited(&plan(), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]), None);
}
