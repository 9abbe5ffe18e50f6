//! The ends on the card of a round of combat are those that its dice bring.

use super::super::{Eagles, leader_piece};
use super::round_ends::{self, RoundEnd};
use eagles::{Chit, Choice, Command, Decision, Fight, Game, LeaderId, Options, Proposal, RoundResult, What};
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use engine::hex::Hex;
use language::ask::{Draft, Pick, Undone};
use language::chance::Chance;
use language::croupier;
use language::sheet::Part;
use language::system::{Asks, Rules, Words};
use serde_json::{Value, json};

/// Throws of each combat, and how far their counts may lie from what is foreseen, in thousandths.
const ROUNDS: u64 = 2_000;
const FAR: i64 = 35;

fn begun(said: Value) -> Game {
    let scenario = eagles_files::BATTLES.built_in("eagles-friedland").unwrap();
    let board = Eagles::board(&scenario).unwrap();
    let (game, _) = Eagles::begun(&board, &Value::Null, Some(&said)).unwrap();
    game
}

fn leader(game: &Game, name: &str) -> LeaderId {
    let board = game.board();
    board.leader_ids().find(|one| board.leader(*one).is_some_and(|leader| leader.name == name)).unwrap()
}

fn hex(game: &Game, name: &str) -> Hex {
    Eagles::names(game.board()).hexes.read(name).unwrap()
}

/// Losses are borne by other units than those that the count takes: the last first.
fn losses(game: &Game) -> Command {
    let Options::Lose(parts) = game.options() else { panic!("{:?}", game.options()) };
    let mut units = Vec::new();
    for part in parts {
        let mut due = part.due;
        for known in part.units.iter().rev() {
            let bears = known.strength.min(due);
            units.extend(std::iter::repeat_n(known.unit, usize::from(bears)));
            due -= bears;
        }
    }
    Command::Lose { units }
}

/// The result of a round: the combat result, the losses to guns, the losses of each side in all, and the loser's chit.
struct Round {
    result: Option<RoundResult>,
    fire: [u16; 2],
    lost: [u16; 2],
    opened: Option<Choice>,
}

fn lost(fight: &Fight) -> [u16; 2] {
    Side::BOTH.map(|side| fight.party(side).lost)
}

/// Plays one round to its end. The winner holds its ground; the chits are sealed at random.
fn thrown(game: &Game, side: Side, declared: &Command, chance: &mut Chance) -> Round {
    let mut game = game.clone();
    let mut events = game.apply(side, declared).unwrap();
    let mut round = Round { result: None, fire: [0; 2], lost: [0; 2], opened: None };
    let mut choices = [Choice::Pitched; 2];
    loop {
        let Some(fight) = game.state().fight() else {
            let over = events.iter().find_map(|event| match event.what {
                What::CombatEnded { lost, .. } => Some(lost),
                _ => None,
            });
            round.lost = over.unwrap();
            if round.result.is_none() {
                round.fire = round.lost;
            }
            return round;
        };
        // A loss that can be borne in one way only is borne at once.
        round.lost = lost(fight);
        if fight.round > 1 {
            return round;
        }
        if fight.result.is_none() {
            round.fire = lost(fight);
        }
        round.result = round.result.or(fight.result);
        if let Some(command) = game.owed().and_then(|owed| owed.command) {
            let loser = round.result.unwrap().loser;
            events = game.apply(loser, &command).unwrap();
            round.opened = Some(choices[loser.index()]);
            if round.opened == Some(Choice::Pursuit) {
                return round;
            }
            continue;
        }
        match game.pending() {
            Pending::Over(_) => return round,
            Pending::Roll(_) => events = croupier::roll(&mut game, chance).unwrap().unwrap(),
            Pending::Decision { side, decision: Decision::SealChit { combat, round } } => {
                let choice = if chance.face(2) == 1 { Choice::Pitched } else { Choice::Pursuit };
                choices[side.index()] = choice;
                let opening = Opening { salt: [7; 32], content: codec::encode(&Chit { combat, round, choice }) };
                game.apply(side, &Command::SealChit { seal: opening.seal(side) }).unwrap();
                game.learn(&opening).unwrap();
            }
            Pending::Decision { side, decision: Decision::Lose { .. } } => {
                let command = losses(&game);
                events = game.apply(side, &command).unwrap();
            }
            Pending::Decision { side, decision: Decision::Stand } => {
                events = game.apply(side, &Command::Stand).unwrap();
            }
            // The round is over: a side retreats, advances or attacks next.
            Pending::Decision { .. } => return round,
        }
    }
}

/// The marks that tell ends apart: both numbers, the stars, the loser, and the losses of both sides for the numbers.
fn kind(result: Option<RoundResult>, attacker: Side) -> Option<(u8, u8, u8, Side, [u16; 2])> {
    let due = |result: RoundResult| Side::BOTH.map(|side| result.loss(attacker, side));
    result.map(|result| (result.attacker, result.defender, result.stars, result.loser, due(result)))
}

fn compare(game: &Game, leader: LeaderId, target: Hex, seed: u64) {
    let (others, targets) = (Vec::new(), vec![target]);
    let proposal = Proposal::Declare { leader, others: others.clone(), targets: targets.clone() };
    let ends = round_ends::all(game, &proposal).unwrap();
    let all: u64 = ends.iter().map(|end| end.throws).sum();
    assert_eq!(all, 216, "two dice of the guns and the combat die");
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let declared = Command::Declare { leader, others, targets };
    let mut chance = Chance::new(seed);
    let mut counted = vec![0_i64; ends.len()];
    for _ in 0..ROUNDS {
        let round = thrown(game, side, &declared, &mut chance);
        let takes = |end: &RoundEnd| {
            let within = |side: usize| (end.fire[side][0]..=end.fire[side][1]).contains(&round.fire[side]);
            kind(end.result, side) == kind(round.result, side) && within(0) && within(1)
        };
        let at = ends.iter().position(takes).unwrap_or_else(|| panic!("{:?} of {ends:?}", round.result));
        counted[at] += 1;
        let Some(loser) = round.result.map(|result| result.loser) else { continue };
        for one in Side::BOTH {
            let at_most = round.fire[one.index()] + ends[at].due[one.index()];
            let paid = round.lost[one.index()];
            let pays = one != loser || round.opened == Some(Choice::Pitched);
            // A side that is wiped out has no more to lose than it had.
            assert!(
                if pays && !ends[at].gone[one.index()] { paid == at_most } else { paid <= at_most },
                "{one:?}: {paid} of {at_most}"
            );
        }
    }
    let share = |end: &RoundEnd| i64::try_from(end.throws * 1_000 / all).unwrap();
    for (end, came) in ends.iter().zip(counted) {
        let came = came * 1_000 / i64::try_from(ROUNDS).unwrap();
        assert!((share(end) - came).abs() < FAR, "{end:?}: {} foreseen, {came} came", share(end));
    }
}

#[test]
fn a_round_with_guns_on_one_side_ends_as_often_as_its_card_says() {
    let game = begun(json!({"phase": "combat"}));
    let (bagration, target) = (leader(&game, "Bagration"), hex(&game, "N-4124"));
    compare(&game, bagration, target, 3);
}

fn two_batteries() -> Game {
    begun(json!({"others": "away", "phasing": "french", "phase": "combat", "forces": {
        "Davout": {"hex": "N-2410", "track": {"Sénarmont I Art": 5, "Morand III/1": 5, "Gudin III/3": 2}},
        "Bagration": {"hex": "N-2409", "track": {"Centre Artillery": 4, "Markov Adv Guard": 5}},
    }}))
}

#[test]
fn a_round_with_guns_on_both_sides_ends_as_often_as_its_card_says() {
    let game = two_batteries();
    compare(&game, leader(&game, "Davout"), hex(&game, "N-2409"), 5);
}

#[test]
fn the_first_line_of_a_combat_says_how_this_round_can_end_with_the_guns_in_it() {
    let game = two_batteries();
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let picks = [Pick::Piece(leader_piece(leader(&game, "Davout"))), Pick::Hex(hex(&game, "N-2409"))];
    let names = Eagles::names(game.board());
    let asking = Eagles::ask_closely(&game, side, &Draft::new(picks));
    let Some(Part::Line(line)) = asking.card.parts.first() else { panic!("{}", asking.card.plain(&names)) };
    let line = line.plain(&names);
    assert!(line.starts_with("In this round, "), "{line}");
    assert!(line.contains(" more or retreat") || line.contains(" more, "), "{line}");
    assert!(!line.contains("guns cost") && !line.contains("In the end"), "{line}");
}

fn undone(game: &Game) -> Option<String> {
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    Undone::all_told(&Eagles::undone(game, side)).map(|told| told.plain(&Eagles::names(game.board())))
}

#[test]
fn every_phase_that_can_be_ended_names_what_is_undone_with_a_number() {
    let game = two_batteries();
    assert_eq!(undone(&game).as_deref(), Some("1 leader can still attack. Press again to end combat."));
    let mut game = begun(json!({"others": "away", "phasing": "french", "phase": "command", "forces": {
        "Davout": {"hex": "N-3419", "track": {"Morand III/1": 5}},
        "Bagration": {"hex": "N-4223", "track": {"Markov Adv Guard": 5}},
    }}));
    let commands = undone(&game).unwrap();
    assert!(commands.starts_with("1 leader has not marched, "), "{commands}");
    assert!(commands.ends_with(" left. Press again to end marches by command."), "{commands}");
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let davout = leader(&game, "Davout");
    game.apply(side, &Command::Activate { leader: davout, others: Vec::new(), extended: false }).unwrap();
    let told = undone(&game);
    assert_eq!(told.as_deref(), Some("1 leader of this Force has not marched. Press again to end the march."));
    let march = Eagles::ask(&game, side, &Draft::EMPTY);
    let way = march.offers.iter().find(|offer| offer.pick.hex().is_some()).and_then(|offer| offer.draft()).unwrap();
    let Some(Ok(saying)) = Eagles::ask(&game, side, way).ready else { panic!("a lit hex can be marched to") };
    game.apply(side, &saying.said.command).unwrap();
    assert_eq!(undone(&game), None);
}

#[test]
fn a_leader_that_cannot_begin_is_refused_with_one_that_can() {
    let why = |leaders: Value, picked: &[&str], pick: &str| {
        let game =
            begun(json!({"others": "away", "phasing": "french", "phase": "command", "leaders": leaders, "forces": {
                "Davout": {"hex": "N-3419", "track": {"Morand III/1": 5}},
                "Nansouty": {"hex": "N-3419", "track": {"Nansouty 1 Cuir": 4}},
                "Bagration": {"hex": "N-4223", "track": {"Markov Adv Guard": 5}},
            }}));
        let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
        let at = |name: &str| Pick::Piece(leader_piece(leader(&game, name)));
        let draft = Draft::new(picked.iter().map(|name| at(name)));
        Eagles::names(game.board()).refusal_words(&Eagles::why_not(&game, side, &draft, at(pick)))
    };
    let marched = why(json!({"Nansouty": {"done": true}}), &[], "Nansouty");
    assert!(marched.ends_with(" Davout can still march."), "{marched}");
    let led = why(json!({}), &["Nansouty"], "Davout");
    assert!(led.ends_with(": start with Davout."), "{led}");
}
