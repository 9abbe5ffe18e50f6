//! Tests of the questions' texts: forecasts as ends, decisions that a phase leaves open, the words of a brigade and of
//! costs.

use super::super::{Winter, leader_piece, piece};
use super::words;
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Asking, Draft, Names, Pick, Then, Undone};
use language::sheet::Part;
use language::system::{Asks, Rules, Words};
use language::tongue::{Tongues, scoped};
use serde_json::{Value, json};
use winter::{Command, Game};

/// A position of the training battle, and the side that must decide there.
fn position(said: Value) -> (Game, Names, Side) {
    position_of("winter-training", &Value::Null, &said)
}

/// The same in any battle, with options.
fn position_of(id: &str, options: &Value, said: &Value) -> (Game, Names, Side) {
    let scenario = winter_files::BATTLES.built_in(id).unwrap();
    let board = Winter::board(&scenario).unwrap();
    let (game, _) = Winter::begun(&board, options, Some(said)).unwrap();
    let names = Winter::names(&board);
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    (game, names, side)
}

fn fight(phase: &str) -> Value {
    json!({"others": "out", "turn": 44, "phase": phase, "units": {
        "1/Pskov": {"hex": "A1019", "formation": "line", "facing": "S"},
        "2/Pskov": {"hex": "A1022", "formation": "line", "facing": "S"},
        "1/18": {"hex": "A0919", "formation": "column", "facing": "N"},
    }})
}

fn first_line(asking: &Asking<Command>, names: &Names) -> String {
    let Some(Part::Line(line)) = asking.card.parts.first() else { panic!("{}", asking.card.plain(names)) };
    line.plain(names)
}

/// If the engine counts no ends, the deciding roll is named: there is no closer look here.
#[test]
fn a_forecast_without_counted_ends_begins_with_a_sentence_about_the_end_all_the_same() {
    let (game, names, side) = position(fight("allied_shock"));
    let hex = |name: &str| Pick::Hex(game.board().chart().read(name).unwrap());
    let asking = Winter::ask(&game, side, &Draft::new([hex("A1019"), hex("A0919")]));
    let line = first_line(&asking, &names);
    assert!(line.starts_with("In the end, if the attack is not stopped before, "), "{line}");
    assert!(line.contains("they ") && !line.contains("defender"), "{line}");
    let (game, names, side) = position(fight("reciprocal_fire"));
    let unit = Pick::Piece(piece(game.board().unit_id("R-Pskov-1").unwrap()));
    let asking = Winter::ask(&game, side, &Draft::new([unit, hex("A0919")]));
    let line = first_line(&asking, &names);
    assert!(line.starts_with("In the end, "), "{line}");
    assert!(line.contains("the target loses 1 strength point and checks morale: "), "{line}");
    assert!(!line.contains("SP"), "{line}");
}

fn undone(said: Value) -> Option<String> {
    let (game, names, side) = position(said);
    Undone::all_told(&Winter::undone(&game, side)).map(|told| told.plain(&names))
}

#[test]
fn every_phase_that_can_be_ended_names_what_is_undone_with_a_number() {
    let told = undone(fight("allied_shock"));
    assert_eq!(told.as_deref(), Some("1 stack can still attack. Press again to end shock."));
    let told = undone(fight("reciprocal_fire"));
    assert_eq!(told.as_deref(), Some("1 unit can still fire. Press again to end your fire in this round."));
    let march = json!({"others": "out", "turn": 44, "phase": "allied_movement", "units": {
        "1/Pskov": {"hex": "A1217", "formation": "line", "facing": "S"},
        "2/Pskov": {"hex": "A1218", "formation": "line", "facing": "N"},
        "1/18": {"hex": "A0212", "formation": "column", "facing": "N"},
    }, "leaders": {"Markov": "A1217", "Markov (3/VII)": "A1218"}});
    assert_eq!(undone(march).as_deref(), Some("2 units have not moved. Press again to end movement."));
    let horse = json!({"others": "out", "turn": 44, "phase": "french_command", "units": {
        "1 Hussars": {"hex": "A1020", "formation": "formed", "facing": "N"},
        "1/Pskov": {"hex": "A1220", "formation": "line", "facing": "S"},
    }});
    assert_eq!(undone(horse).as_deref(), Some("1 unit can still declare a charge. Press again to end command."));
}

/// The question asks for cavalry and leaders only where some can be chosen, and infantry in the list says what it is there for.
#[test]
fn a_command_phase_names_what_can_be_chosen_and_why_infantry_is_in_the_list() {
    let told = |phase: &str| {
        let units = json!({
            "1/18": {"hex": "A0919", "formation": "column", "facing": "N"},
            "1/Pskov": {"hex": "A1220", "formation": "line", "facing": "S"},
            "1 Hussars": {"hex": "A1020", "formation": "formed", "facing": "N"},
        });
        let (game, names, side) = position(json!({"others": "out", "turn": 44, "phase": phase, "units": units}));
        let asking = Winter::ask(&game, side, &Draft::EMPTY);
        let foot = Pick::Piece(piece(game.board().unit_id("F-18-1").unwrap()));
        let foot = asking.offer(foot).map(|offer| offer.label.plain(&names));
        (asking.prompt.plain(&names), foot)
    };
    let (prompt, foot) = told("french_command");
    assert!(prompt.contains(": choose cavalry to charge"), "{prompt}");
    assert!(foot.as_ref().is_none_or(|label| label.starts_with("Standing orders: ")), "{foot:?}");
}

#[test]
fn what_is_undone_is_said_in_the_language_of_the_player() {
    let _german = scoped(Tongues::built_in().named("de").unwrap());
    let told = undone(fight("allied_shock"));
    let wanted = "1 Stapel kann noch angreifen. Noch einmal drücken, um den Nahkampf zu beenden.";
    assert_eq!(told.as_deref(), Some(wanted));
}

/// A leader does not stay behind without a word.
#[test]
fn a_move_says_which_leader_stays_behind() {
    let (game, names, side) = position(json!({"others": "out", "turn": 44, "phase": "allied_movement", "units": {
        "1/Pskov": {"hex": "A1217", "formation": "column", "facing": "N"},
        "1/18": {"hex": "A0212", "formation": "column", "facing": "N"},
    }, "leaders": {"Markov": "A1217"}}));
    let unit = Pick::Piece(piece(game.board().unit_id("R-Pskov-1").unwrap()));
    let picked = Winter::ask(&game, side, &Draft::new([unit]));
    let hex = picked.offers.iter().find(|offer| offer.pick.hex().is_some()).and_then(|offer| offer.draft()).unwrap();
    let told = Winter::ask(&game, side, hex).card.plain(&names);
    assert!(told.contains("Markov stays in A1217. To take him along, choose him before the hex."), "{told}");
}

/// A brigade takes along the leader who is chosen, and leaves him if he is not; the hint of the word says so.
#[test]
fn a_brigade_takes_the_chosen_leader_along() {
    let (mut game, names, side) = position(json!({"others": "out", "turn": 44, "phase": "allied_movement", "units": {
        "1/Pskov": {"hex": "A1217", "formation": "line", "facing": "S"},
        "2/Pskov": {"hex": "A1218", "formation": "line", "facing": "S"},
        "1/18": {"hex": "A0212", "formation": "column", "facing": "N"},
    }, "leaders": {"Markov": "A1217", "Markov (3/VII)": "A1218"}}));
    let board = game.board().clone();
    let hint = names.word(words::BRIGADE).map(|word| word.hint).unwrap();
    assert!(hint.contains("Leaders stay, unless you can choose them"), "{hint}");
    let unit = Pick::Piece(piece(board.unit_id("R-Pskov-1").unwrap()));
    let leader = board.leader_ids().find(|leader| board.leader(*leader).name == "Markov").unwrap();
    let pick = Pick::Piece(leader_piece(&board, leader));
    let along = Winter::ask(&game, side, &Draft::new([unit, pick]));
    let told: Vec<String> = along.offers.iter().map(|offer| offer.label.plain(&names)).collect();
    assert!(told.iter().any(|label| label.ends_with(" goes along")), "{told:?}");
    let all = Winter::ask(&game, side, &Draft::new([unit, Pick::Word(words::BRIGADE)]));
    let prompt = all.prompt.plain(&names);
    assert!(prompt.contains("choose the leaders who go along, then a lit hex"), "{prompt}");
    let orders = |asking: &Asking<Command>| -> Vec<Command> {
        let said = asking.offers.iter().filter_map(|offer| match &offer.then {
            Then::Say(said) if offer.pick.hex().is_some() => Some(said.command.clone()),
            _ => None,
        });
        said.collect()
    };
    assert!(orders(&all).iter().all(|order| matches!(order, Command::Brigade { .. })));
    let toggle = all.offers.iter().find(|offer| offer.pick == pick).expect("the leader can be chosen");
    let Then::Draft(led) = &toggle.then else { panic!("a leader is chosen first") };
    let led = Winter::ask(&game, side, led);
    let orders = orders(&led);
    assert!(orders.iter().all(|order| matches!(order, Command::BrigadeLed { .. })), "{orders:?}");
    let before = game.state().leader(leader).hex();
    game.apply(side, orders.first().expect("the brigade can go somewhere")).unwrap();
    let after = game.state().leader(leader).hex();
    assert!(before.is_some() && after.is_some() && after != before);
    assert_eq!(after, game.state().unit(board.unit_id("R-Pskov-1").unwrap()).hex());
}

/// A leader's hexes say what is left, as those of units do.
#[test]
fn leaders_and_units_tell_costs_in_one_form() {
    let (game, names, side) = position(json!({"others": "out", "turn": 44, "phase": "allied_movement", "units": {
        "1/Pskov": {"hex": "A1217", "formation": "column", "facing": "S"},
        "1/18": {"hex": "A0212", "formation": "column", "facing": "N"},
    }, "leaders": {"Markov": "A1217"}}));
    let board = game.board();
    let leader = board.leader_ids().find(|leader| board.leader(*leader).name == "Markov").unwrap();
    for pick in [leader_piece(board, leader), piece(board.unit_id("R-Pskov-1").unwrap())] {
        let asking = Winter::ask(&game, side, &Draft::new([Pick::Piece(pick)]));
        let hexes = asking.offers.iter().filter(|offer| offer.pick.hex().is_some());
        let told: Vec<String> = hexes.map(|offer| offer.label.plain(&names)).collect();
        assert!(!told.is_empty() && told.iter().all(|label| label.ends_with(" left")), "{told:?}");
    }
}

/// The first line of the card of a declaration, after what is pointed at behind its word.
fn declared((game, names, side): &(Game, Names, Side), word: language::ask::Key, then: &[Pick]) -> String {
    let draft = Draft::new([Pick::Word(word)].into_iter().chain(then.iter().copied()));
    let asking = Winter::ask(game, *side, &draft);
    assert!(asking.would_confirm().is_some(), "{word} can be declared");
    first_line(&asking, names)
}

#[test]
fn a_withdrawal_says_what_follows_without_a_die() {
    let said = json!({"others": "start", "turn": 46, "phase": "allied_command"});
    let training = declared(&position(said), words::WITHDRAW, &[]);
    assert!(
        training.starts_with("In the end, without a die roll: Markov and Pahlen are Mobile from now on, "),
        "{training}"
    );
    assert!(training.contains("your units can leave the map from A1820, A1821 and A1822"), "{training}");
    let said = json!({"others": "start", "turn": 40, "phase": "allied_command"});
    let before = declared(&position_of("winter-20-1", &Value::Null, &said), words::WITHDRAW, &[]);
    assert!(before.contains("your brigade leaders east of column 29 are in command"), "{before}");
}

#[test]
fn holding_eylau_says_when_reinforcements_come() {
    let scenario = winter_files::BATTLES.built_in("winter-20-1").unwrap();
    let board = Winter::board(&scenario).unwrap();
    let hold = board.rules().hold.clone().unwrap();
    let away = board.definition().units.iter().filter(|unit| {
        let named = |name: &Option<String>, list: &[String]| name.as_ref().is_some_and(|name| list.contains(name));
        named(&unit.battery, &hold.batteries) || named(&unit.regiment, &hold.regiments)
    });
    let mut units = serde_json::Map::new();
    for unit in away {
        units.insert(unit.name.clone(), json!({"place": "withdrawn", "left_strong": true}));
    }
    let said = json!({"others": "start", "turn": 44, "phase": "allied_command", "town_entered": true, "units": units,
        "leaders": {"Bagration": {"post": "withdrawn"}}});
    let line = declared(&position_of("winter-20-1", &Value::Null, &said), words::HOLD, &[]);
    assert!(line.starts_with("In the end, without a die roll: reinforcements can enter from turn 48 on, "), "{line}");
}

#[test]
fn an_order_for_davout_says_how_likely_it_arrives_at_once() {
    let said = json!({"others": "start", "turn": 12, "phase": "french_command",
        "leaders": {"Davout": {"post": "C0818", "state": "standing"}}});
    let line = declared(&position_of("winter-20-2", &Value::Null, &said), words::DAVOUT, &[]);
    assert_eq!(
        line,
        "In the end, the order arrives in the next French command phase: 70\u{a0}%; it arrives later: 30\u{a0}%."
    );
}

#[test]
fn a_grand_charge_says_when_its_waves_ride() {
    let said = json!({"others": "out", "turn": 40, "phase": "french_command", "units": {
        "1 Dragoons": {"hex": "A0930", "formation": "formed", "facing": "N"},
        "2 Dragoons": {"hex": "A0931", "formation": "formed", "facing": "N"},
        "4 Dragoons": {"hex": "A0932", "formation": "formed", "facing": "N"},
        "1/Pskov": {"hex": "A1432", "formation": "column", "facing": "S"},
    }, "leaders": {"Murat": "A0831", "1/1Dr": "A0931", "2/1Dr": "A0932"}});
    let position = position_of("winter-20-1", &json!({"grand_charge": true}), &said);
    let board = position.0.board();
    let rider = |name: &str| {
        let unit = board.unit_ids().find(|unit| board.unit(*unit).name == name).unwrap();
        Pick::Piece(piece(unit))
    };
    let waves = [rider("1 Dragoons"), rider("2 Dragoons"), Pick::Word(words::WAVES[0]), rider("4 Dragoons")];
    let line = declared(&position, words::GRAND_CHARGE, &waves);
    assert!(line.starts_with("No die is rolled now. Units that charge in this French shock phase: 2. "), "{line}");
    assert!(line.contains("In the Allied shock phase after it: 1. In the next French shock phase: 0."), "{line}");
}

/// The least of a few tries, in microseconds: the machine may be busy.
fn least(what: &dyn Fn()) -> u128 {
    let tries = (0..5).map(|_| {
        let begun = std::time::Instant::now();
        what();
        begun.elapsed().as_micros()
    });
    tries.min().unwrap_or(0)
}

#[test]
fn one_more_question_about_a_position_of_the_whole_field_takes_little() {
    let board = std::sync::Arc::new(winter::Board::of_field(winter_files::whole_field().unwrap()).unwrap());
    let (mut game, _) = Game::new(board, winter::MatchOptions::default());
    let mut chance = language::chance::Chance::new(1);
    let mut bots = [(); 2].map(|()| <Winter as language::system::Judge>::bot(language::bot::BotKind::Sensible));
    let asked = |game: &Game| matches!(game.pending(), Pending::Decision { .. });
    while game.state().turn < 9 || !game.state().phase.is_command() || !asked(&game) {
        match game.pending() {
            Pending::Decision { side, .. } => {
                let command = bots[side.index()].answer(&game, &mut chance).unwrap();
                game.apply(side, &command).unwrap();
            }
            _ => drop(language::croupier::roll(&mut game, &mut chance).unwrap()),
        }
    }
    let Pending::Decision { side, .. } = game.pending() else { panic!("a decision") };
    let first = Winter::ask(&game, side, &Draft::EMPTY);
    let draft = first.drafts().next().unwrap().clone();
    let [options, ask] = [least(&|| drop(game.options())), least(&|| drop(Winter::ask(&game, side, &draft)))];
    assert!(ask < options, "{ask} µs for a leader, {options} µs for all that can be ordered");
    // Another position has its own options.
    let command = bots[side.index()].answer(&game, &mut chance).unwrap();
    game.apply(side, &command).unwrap();
    assert_ne!(Winter::ask(&game, side, &Draft::EMPTY), first);
}

#[test]
fn the_next_key_passes_brigades_by_that_may_only_rest_and_shots_of_the_field_are_suggested() {
    let board = std::sync::Arc::new(winter::Board::of_field(winter_files::whole_field().unwrap()).unwrap());
    let (mut game, _) = Game::new(board, winter::MatchOptions::default());
    let mut chance = language::chance::Chance::new(4);
    let mut bots = [(); 2].map(|()| <Winter as language::system::Judge>::bot(language::bot::BotKind::Sensible));
    let (mut aside, mut suggested) = (false, false);
    while game.state().turn < 14 && !(aside && suggested) {
        match game.pending() {
            Pending::Decision { side, .. } => {
                let asking = Winter::ask_closely(&game, side, &Draft::EMPTY);
                let of =
                    |rank| asking.offers.iter().filter(move |offer| offer.rank == rank && offer.pick.piece().is_some());
                let rests = |offer: &language::ask::Offer<Command>| {
                    let next = offer.draft().map(|draft| Winter::ask(&game, side, draft));
                    next.is_some_and(|next| next.offers.iter().any(|one| one.pick == Pick::Word(words::REST)))
                };
                if asking.question == "command" {
                    aside |= of(language::ask::Rank::Aside).any(rests);
                }
                if asking.question == "fire" {
                    for (_, draft) in &asking.suggested {
                        suggested = true;
                        assert!(Winter::ask(&game, side, draft).would_confirm().is_some(), "{draft:?}");
                    }
                }
                let command = bots[side.index()].answer(&game, &mut chance).unwrap();
                game.apply(side, &command).unwrap();
            }
            Pending::Roll(_) => drop(language::croupier::roll(&mut game, &mut chance).unwrap()),
            Pending::Over(_) => break,
        }
    }
    assert!(aside && suggested, "aside {aside}, suggested {suggested}");
}
