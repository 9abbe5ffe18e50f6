//! Every question the rules ask can be answered by keyboard alone, shown on what two bots come to in whole battles; and
//! what clicking, lifting and putting down counters means.

use crate::board::hand::Touch;
use crate::settings::keymap::KeyAction;
use crate::table::asked::Asked;
use crate::table::deeds::act;
use crate::table::example::now;
use crate::table::refused::Refused;
use crate::table::test_seat::TestTable;
use crate::table::touching::touch;
use ::art_of_war::{Command, Game, OptionalRules, Options};
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use lab::systems::art_of_war::{self, ArtOfWar, piece};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use play::table::{Heard, Wish};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Lays a table for a battle.
fn lay(battle: &art_of_war::Battle) -> TestTable {
    TestTable::lay(&battle.clone().battle(), false)
}

impl TestTable {
    fn stand(&mut self, game: &Game) {
        let position = self.screen.board.battle().of::<ArtOfWar>().unwrap().position(game.clone());
        self.screen.asked = Asked::nothing();
        self.hears(Heard::Now(Arc::new(now(position, false))));
        // The question is seen, and then read.
        self.screen.asked.steady.frame(None, self.screen.asked.time);
        self.screen.asked.time += 1.0;
    }

    fn keys(&mut self, actions: &[KeyAction]) -> Option<Command> {
        for &action in actions {
            // A player who is asked to confirm reads the question first.
            self.screen.asked.time += 1.0;
            act(&mut self.screen, action);
        }
        match self.wishes().pop() {
            Some(Wish::Command(_, said)) => Some(codec::decode(&said.command).expect("a command")),
            _ => None,
        }
    }
}

/// The keys that answer a question one way or another; every row must lead to a command.
fn rows(options: &Options) -> (&'static str, Vec<Vec<KeyAction>>) {
    let pick = vec![KeyAction::Next, KeyAction::NextHex, KeyAction::Act];
    match options {
        Options::Move(options) => {
            let mut rows = vec![];
            if options.may_end {
                rows.push(vec![KeyAction::End, KeyAction::End]);
            }
            if options.units.iter().any(|(_, reach)| reach.ends().next().is_some()) {
                rows.push(vec![
                    KeyAction::Previous,
                    KeyAction::Next,
                    KeyAction::Next,
                    KeyAction::NextHex,
                    KeyAction::Act,
                ]);
            }
            if !options.guard.is_empty() {
                rows.push(vec![KeyAction::Word(0), KeyAction::Word(0)]);
            }
            ("move", rows)
        }
        Options::Attack(options) if options.may_end => ("end combat", vec![vec![KeyAction::End, KeyAction::End]]),
        Options::Attack(_) => ("attack", vec![vec![KeyAction::Suggest, KeyAction::Confirm], pick_attack()]),
        Options::DeclareFresh(_) => {
            ("fresh", vec![vec![KeyAction::NextHex, KeyAction::Act, KeyAction::Confirm], vec![KeyAction::End]])
        }
        Options::Losses(_) => ("losses", vec![vec![KeyAction::Next, KeyAction::Confirm]]),
        Options::Retreat(_) => ("retreat", vec![pick]),
        Options::Advance(_) => {
            ("advance", vec![vec![KeyAction::End], vec![KeyAction::Next, KeyAction::NextHex, KeyAction::Act]])
        }
        Options::StepBack(..) => ("step back", vec![vec![KeyAction::End], vec![KeyAction::NextHex, KeyAction::Act]]),
        Options::Spirit(_) => {
            ("spirit", vec![vec![KeyAction::End], vec![KeyAction::NextHex, KeyAction::Act, KeyAction::Confirm]])
        }
        Options::CallReserve(_) => {
            ("reserve", vec![vec![KeyAction::End], vec![KeyAction::NextHex, KeyAction::Act, KeyAction::Confirm]])
        }
        Options::FightOn => ("fight on", vec![vec![KeyAction::End, KeyAction::End], vec![KeyAction::Confirm]]),
        Options::Reorganise(_) => ("place", vec![pick]),
        Options::Nothing => ("nothing", vec![]),
    }
}

/// A target picked by the cursor brings the suggestion for it.
fn pick_attack() -> Vec<KeyAction> {
    vec![KeyAction::NextHex, KeyAction::Act, KeyAction::Confirm]
}

/// Plays a battle with bots and answers every question by keyboard beside them. Returns for each question how often it
/// was asked, and its first step.
fn play(scenario: &str, seed: u64, steps: u32) -> BTreeMap<&'static str, (u32, u32)> {
    let battle = art_of_war::open(scenario).expect("a battle");
    let mut table = lay(&battle);
    let mut chance = Chance::new(seed);
    let mut bots = [BotKind::Sensible.new_bot::<ArtOfWar>(), BotKind::Sensible.new_bot::<ArtOfWar>()];
    let (mut game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    let mut met = BTreeMap::new();
    for step in 0..steps {
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).expect("dice");
            }
            Pending::Decision { side, .. } => {
                let (name, rows) = rows(&game.options());
                let count = met.entry(name).or_insert((0, step));
                count.0 += 1;
                // The first few of a kind show it; a battle has hundreds of moves.
                if count.0 <= 12 {
                    for row in rows {
                        table.screen.board.stage.cursor = None;
                        table.stand(&game);
                        let command = table.keys(&row);
                        let why =
                            format!("{scenario} {seed} {step}: {name} by {row:?}: {:?}", table.screen.asked.refusal);
                        let command = command.unwrap_or_else(|| panic!("{why}"));
                        assert!(game.check(side, &command).is_ok(), "{why}: {command:?}");
                    }
                }
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                // A side that fights on comes to the questions of a second day.
                let command = match game.options() {
                    Options::FightOn => Command::FightOn,
                    _ => bot.answer(&game, &mut chance).expect("an answer"),
                };
                game.apply(side, &command).expect("a legal answer");
            }
        }
    }
    met
}

#[test]
fn every_question_of_eylau_is_answered_by_keyboard() {
    let met = play("eylau", 3, 4000);
    for kind in ["move", "attack", "fresh", "losses", "retreat", "advance", "step back", "end combat"] {
        assert!(met.contains_key(kind), "{kind} was never asked: {met:?}");
    }
    eprintln!("{met:?}");
}

#[test]
fn every_question_of_dresden_is_answered_by_keyboard() {
    let mut met = BTreeMap::new();
    for seed in [4, 5] {
        met.extend(play("dresden", seed, 9000).into_iter().map(|(kind, (count, step))| (kind, (seed, count, step))));
    }
    for kind in
        ["move", "attack", "losses", "retreat", "advance", "step back", "reserve", "spirit", "place", "fight on"]
    {
        assert!(met.contains_key(kind), "{kind} was never asked: {met:?}");
    }
    eprintln!("{met:?}");
}

/// A screen at the start of a battle, where the side that moves first must decide.
fn at_the_beginning(scenario: &str) -> (TestTable, Game) {
    let battle = art_of_war::open(scenario).expect("a battle");
    let mut table = lay(&battle);
    let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    table.stand(&game);
    (table, game)
}

#[test]
fn a_lifted_counter_goes_where_it_is_put_down_or_the_rule_is_told_there() {
    let (mut table, game) = at_the_beginning("eylau");
    let Options::Move(options) = game.options() else { panic!("movement comes first") };
    let (unit, reach) = options.units.first().expect("a unit that can move");
    let end = reach.ends().next().expect("somewhere to go").hex;
    touch(&mut table.screen, Touch::Lift(piece(*unit)));
    assert_eq!(table.screen.asked.selected(), Some(piece(*unit)));
    touch(&mut table.screen, Touch::Drop(piece(*unit), Some(end)));
    let Some(Command::Move { path, .. }) = table.keys(&[]) else { panic!("it moves") };
    assert_eq!(path.last(), Some(&end));
    let enemy = game.board().unit_ids().find(|other| game.board().unit(*other).side != game.board().unit(*unit).side);
    let hex = enemy.and_then(|enemy| game.state().hex_of(enemy)).expect("an enemy on the map");
    touch(&mut table.screen, Touch::Drop(piece(*unit), Some(hex)));
    let Refused { text, at, .. } = table.screen.asked.refusal.clone().expect("a reason");
    assert!(at == Some(hex) && text.starts_with("4."), "{text}");
    assert!(table.keys(&[]).is_none());
    touch(&mut table.screen, Touch::Drop(piece(*unit), game.state().hex_of(*unit)));
    assert!(table.keys(&[]).is_none(), "put back where it was, it stays");
}

#[test]
fn a_far_empty_hex_is_refused_for_its_distance() {
    let (mut table, game) = at_the_beginning("eylau");
    let unit = game.board().unit_by_id("Mur-6").expect("Murat's 1-5");
    let far = engine::hex::Hex::new(21, 4);
    table.screen.pick(piece(unit));
    touch(&mut table.screen, Touch::Hex(far, None));
    let Refused { text, at, .. } = table.screen.asked.refusal.clone().expect("a reason");
    assert_eq!(at, Some(far));
    assert!(text.starts_with("4.1: Mur-6 cannot reach 2104: the cheapest path costs "), "{text}");
    assert!(text.ends_with(" movement points and it has 5."), "{text}");
}

#[test]
fn clicking_a_stack_goes_through_it_and_a_spread_one_is_picked_as_it_lies() {
    let (mut table, game) = at_the_beginning("dresden");
    let mut hexes = game.board().unit_ids().filter_map(|unit| game.state().hex_of(unit));
    let hex = hexes.find(|hex| game.units_in(*hex).len() == 2).expect("a stack");
    let here = game.units_in(hex);
    let (below, top) = (piece(here[0]), piece(here[1]));
    let mut picked = Vec::new();
    for _ in 0..3 {
        touch(&mut table.screen, Touch::Hex(hex, Some(top)));
        picked.push(table.screen.asked.selected());
    }
    assert_eq!(picked, [Some(top), Some(below), Some(top)]);
    table.screen.board.stage.set_spread(Some(hex));
    for unit in [below, top, below, below] {
        touch(&mut table.screen, Touch::Hex(hex, Some(unit)));
        assert_eq!(table.screen.asked.selected(), Some(unit));
    }
}

#[test]
fn a_phase_with_unmoved_units_is_only_ended_by_pressing_twice() {
    let (mut table, _) = at_the_beginning("eylau");
    assert_eq!(table.keys(&[KeyAction::End]), None);
    assert!(table.screen.asked.refusal.as_ref().is_some_and(|refused| refused.text.contains("not moved")));
    assert_eq!(table.keys(&[KeyAction::Next, KeyAction::End]), None, "something else in between asks again");
    assert_eq!(table.keys(&[KeyAction::End]), Some(Command::EndMovement));
}

#[test]
fn escape_drops_one_thing_after_the_other() {
    let (mut table, _) = at_the_beginning("eylau");
    table.keys(&[KeyAction::Next, KeyAction::Measure]);
    let selected = table.screen.asked.selected();
    assert!(selected.is_some() && table.screen.board.stage.tool.from().is_some());
    let position = table.screen.board.position().cloned();
    table.screen.board.stage.measure(position.as_deref());
    assert!(
        table.screen.board.stage.tool_says().is_some_and(|text| text.contains("point at the hex")),
        "it says what to do"
    );
    table.keys(&[KeyAction::Cancel]);
    assert!(table.screen.board.stage.tool_says().is_none() && table.screen.asked.selected() == selected);
    table.keys(&[KeyAction::Cancel]);
    assert_eq!(table.screen.asked.selected(), None);
}
