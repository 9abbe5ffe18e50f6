//! The system as a whole: its JSON and its questions.

use super::{Battle, Eagles};
use eagles::{BoxId, Command, Event, Game, LeaderId, OptionalRules, UnitId, What};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{PieceId, Said};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use language::happening::{Act, Gait};
use language::system::TypedBattle;
use language::system::{Rules, System, Tell, Words};
use serde_json::{Value, json};
use std::sync::Arc;

const BATTLES: [&str; 7] = [
    "eagles-friedland",
    "eagles-eylau",
    "eagles-pultusk",
    "eagles-campaign-eylau",
    "eagles-campaign-friedland",
    "eagles-campaign-friedland-north",
    "eagles-campaign-pultusk",
];

fn battle(id: &str) -> Battle {
    let scenario = eagles_files::BATTLES.built_in(id).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    TypedBattle::new(Arc::new(scenario), board)
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    for id in BATTLES {
        let names = Eagles::names(&battle(id).board);
        for list in [&names.pieces, &names.groups] {
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), list.len(), "{id}");
        }
    }
}

#[test]
fn hexes_are_read_by_sheet_with_and_without_the_dash_and_a_seam_by_both_names() {
    let names = Eagles::names(&battle("eagles-eylau").board);
    let hex = |text: &str| names.hexes.read(text);
    assert_eq!(hex("N-2635"), hex("N2635"));
    assert_eq!(hex("N2635"), hex("C-2601"));
    assert_eq!(hex("C2601").map(|hex| names.hexes.printed(hex)).as_deref(), Some("N-2635"));
    assert_eq!((hex("S-2602"), hex("N-2636"), hex("N-6201"), hex("N-0100")), (None, None, None, None));
    let south = Eagles::names(&battle("eagles-pultusk").board);
    assert_eq!(south.hexes.read("S-2601").map(|hex| south.hexes.printed(hex)).as_deref(), Some("S-2601"));
}

#[test]
fn nonsense_in_a_position_is_told() {
    let told = |said: Value| Eagles::begun(&battle("eagles-friedland").board, &Value::Null, Some(&said)).unwrap_err().0;
    assert!(told(json!({"forces": {"Ney": {"hex": "N-9999"}}})).contains("there is no hex"));
    assert!(told(json!({"weather": "hail"})).contains("heat, fair, rain"));
    assert!(told(json!({"leaders": {"Wellington": {"done": true}}})).contains("Wellington"));
    assert!(told(json!({"others": "gone"})).contains("away"));
}

#[test]
fn leaders_who_arrive_ride_off_or_leave_move_on_the_map() {
    let board = battle("eagles-campaign-eylau").board;
    let (from, to) = (Hex::new(10, 10), Hex::new(10, 11));
    let (one, other, unit, area) = (LeaderId(0), LeaderId(1), UnitId(0), BoxId(0));
    let (piece, beside) = (PieceId(one.0), PieceId(other.0));
    let put = vec![Act::Put { piece, hex: to }];
    let rides = Act::Go { piece, side: board.side_of(one), path: vec![from, to], enters: false, gait: Gait::Withdraw };
    let told = [
        (What::Arrived { leader: one, hex: to }, put.clone()),
        (What::Promoted { general: other, promoted: one, hex: to }, put.clone()),
        (What::RegimentFormed { unit, strength: 1, from: None, to: one, hex: to }, put),
        (What::RodeOff { leader: one, from, to }, vec![rides]),
        (
            What::LeftForBox { leaders: vec![one, other], hex: from, area },
            vec![Act::Remove(piece), Act::Remove(beside)],
        ),
        (What::Relieved { leader: one }, vec![Act::Remove(piece)]),
    ];
    for (what, acts) in told {
        let happening = Eagles::happening(&board, &Event { what: what.clone(), rules: Vec::new() });
        assert_eq!(happening.acts, acts, "{what:?}");
    }
}

/// A side says something at the one engine of both seats, which learns what is sealed.
fn say(game: &mut Game, side: Side, said: Said<Command>, chance: &mut Chance) {
    let (command, openings) = language::ask::ready_by_chance::<Eagles>(side, said, chance);
    game.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    openings.iter().for_each(|opening| game.learn(opening).unwrap());
}

/// Set up, read back and set up again: every part of the state survives, at every seventh step of games played at random.
#[test]
fn every_part_of_a_state_survives_being_said() {
    let all = OptionalRules {
        rolled_weather: true,
        veiled: false,
        sound_of_guns: true,
        hurry_up: true,
        foraging: false,
        ney: false,
        batteries_forward: true,
    };
    let fields = [
        ("eagles-friedland", 1),
        ("eagles-eylau", 2),
        ("eagles-pultusk", 3),
        ("eagles-campaign-eylau", 4),
        ("eagles-campaign-friedland", 5),
        ("eagles-campaign-pultusk", 6),
    ];
    for (id, seed) in fields {
        let campaign = id.contains("campaign");
        let all = OptionalRules { foraging: campaign, ney: campaign, ..all };
        let (mut game, _) = Game::new(battle(id).board, all);
        let mut chance = Chance::new(seed);
        let mut walker = language::ask::Walker::<Eagles>::default();
        for turn in 0..160 {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => drop(croupier::roll(&mut game, &mut chance).unwrap()),
                Pending::Decision { side, decision } => {
                    if let Some(command) = game.owed().and_then(|owed| owed.command) {
                        game.apply(side, &command).unwrap();
                        continue;
                    }
                    if turn % 7 == 0 {
                        read_back(&game, all);
                    }
                    let said = walker.answer(&game, side, &mut chance).unwrap_or_else(|| panic!("{decision:?}"));
                    say(&mut game, side, said, &mut chance);
                }
            }
        }
    }
}

/// Every part of a position survives being told and said again.
fn read_back(game: &Game, optional: OptionalRules) {
    let state = Eagles::state_json(game);
    let options = json!({
        "rolled_weather": optional.rolled_weather, "sound_of_guns": optional.sound_of_guns,
        "hurry_up": optional.hurry_up, "batteries_forward": optional.batteries_forward,
        "foraging": optional.foraging, "ney": optional.ney,
    });
    let (again, _) =
        Eagles::begun(game.board(), &options, Some(&state)).unwrap_or_else(|why| panic!("{why:?}: {state}"));
    assert_eq!(again.state(), game.state(), "{state}");
}

/// A campaign by players who weigh what they say, from the trains to the end.
#[test]
fn a_campaign_comes_to_its_end() {
    let board = battle("eagles-campaign-eylau").board;
    let (mut game, _) = Game::new(board, OptionalRules::default());
    let mut chance = Chance::new(11);
    let mut bot = super::bot::bot(BotKind::Sensible);
    for _ in 0..20_000 {
        match game.pending() {
            Pending::Over(_) => return,
            Pending::Roll(_) => drop(croupier::roll(&mut game, &mut chance).unwrap()),
            Pending::Decision { side, decision } => {
                if let Some(command) = game.owed().and_then(|owed| owed.command) {
                    game.apply(side, &command).unwrap();
                    continue;
                }
                let said = bot.say(&game, &mut chance).unwrap_or_else(|| panic!("{decision:?}"));
                say(&mut game, side, said, &mut chance);
            }
        }
    }
    panic!("no end in turn {}", game.state().turn);
}

/// The tips of rules are messages, in English those of the rules themselves.
#[test]
fn the_tip_of_a_rule_is_its_thought() {
    for (rule, thought) in eagles::rules::ALL {
        assert_eq!(Eagles::WHOLE.tip(*rule).as_deref(), Some(*thought), "{rule}");
    }
}
