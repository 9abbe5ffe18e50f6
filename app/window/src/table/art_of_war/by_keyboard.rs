//! Every question the rules ask can be answered by keyboard alone, shown on what two bots come to in whole battles; and
//! what clicking, lifting and putting down counters means.

use crate::board::hand::Touch;
use crate::settings::keymap::Deed;
use crate::table::asked::Asked;
use crate::table::deeds::act;
use crate::table::match_screen::MatchScreen;
use crate::table::refused::Refused;
use crate::table::touching::touch;
use ::art_of_war::{Command, Game, OptionalRules, Options};
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use lab::systems::art_of_war::{self, ArtOfWar, piece};
use language::bot::Kind;
use language::chance::Chance;
use language::croupier;
use play::table::{Heard, Now, Table, Wish};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

/// A screen at a table that writes down what is asked of it.
struct Desk {
    screen: MatchScreen,
    tell: Sender<Heard>,
    asked: Receiver<Wish>,
}

impl Desk {
    fn new(battle: &art_of_war::Battle) -> Desk {
        let (ask, asked) = channel();
        let (tell, heard) = channel();
        let table = Table::of(Box::new(move |wish| drop(ask.send(wish))), std::thread::spawn(|| {}));
        let screen =
            MatchScreen::new(systems::ALL, &battle.clone().battle(), table, heard, render::Theme::staff_map(), false);
        Desk { screen, tell, asked }
    }

    fn stand(&mut self, game: &Game, side: Side) {
        let now = Now {
            position: self.screen.stage.board.battle().of::<ArtOfWar>().unwrap().position(game.clone()),
            me: Side::First,
            here: [true, true],
            names: [String::from("One"), String::from("Other")],
            asked: Some(side),
            closed: false,
            far: false,
            met: true,
            record: None,
            vows: None,
            around: play::table::Around::default(),
        };
        self.tell.send(Heard::Now(Arc::new(now))).expect("a screen that listens");
        self.screen.asked = Asked::nothing();
        assert!(self.screen.listen());
    }

    fn keys(&mut self, deeds: &[Deed]) -> Option<Command> {
        for &deed in deeds {
            // A player who is asked whether they mean it reads the question first.
            self.screen.stage.time += 1.0;
            act(&mut self.screen, deed);
        }
        match self.asked.try_recv() {
            Ok(Wish::Command(_, said)) => Some(codec::decode(&said.command).expect("a command")),
            _ => None,
        }
    }
}

/// The keys that answer a question one way or another; every row must lead to a command.
fn rows(options: &Options) -> (&'static str, Vec<Vec<Deed>>) {
    let pick = vec![Deed::Next, Deed::NextHex, Deed::Act];
    match options {
        Options::Move(options) => {
            let mut rows = vec![];
            if options.may_end {
                rows.push(vec![Deed::End, Deed::End]);
            }
            if options.units.iter().any(|(_, reach)| reach.ends().next().is_some()) {
                rows.push(vec![Deed::Previous, Deed::Next, Deed::Next, Deed::NextHex, Deed::Act]);
            }
            if !options.guard.is_empty() {
                rows.push(vec![Deed::Word(0), Deed::Word(0)]);
            }
            ("move", rows)
        }
        Options::Attack(options) if options.may_end => ("end combat", vec![vec![Deed::End]]),
        Options::Attack(_) => ("attack", vec![vec![Deed::Suggest, Deed::Confirm], pick_attack()]),
        Options::DeclareFresh(_) => ("fresh", vec![vec![Deed::NextHex, Deed::Act, Deed::Confirm], vec![Deed::End]]),
        Options::Losses(_) => ("losses", vec![vec![Deed::Next, Deed::Confirm]]),
        Options::Retreat(_) => ("retreat", vec![pick]),
        Options::Advance(_) => ("advance", vec![vec![Deed::End], vec![Deed::Next, Deed::NextHex, Deed::Act]]),
        Options::StepBack(..) => ("step back", vec![vec![Deed::End], vec![Deed::NextHex, Deed::Act]]),
        Options::Spirit(_) => ("spirit", vec![vec![Deed::End], vec![Deed::NextHex, Deed::Act, Deed::Confirm]]),
        Options::CallReserve(_) => ("reserve", vec![vec![Deed::End], vec![Deed::NextHex, Deed::Act, Deed::Confirm]]),
        Options::FightOn => ("fight on", vec![vec![Deed::End, Deed::End], vec![Deed::Confirm]]),
        Options::Reorganise(_) => ("place", vec![pick]),
        Options::Nothing => ("nothing", vec![]),
    }
}

/// A target picked by the cursor brings the suggestion for it.
fn pick_attack() -> Vec<Deed> {
    vec![Deed::NextHex, Deed::Act, Deed::Confirm]
}

/// Plays a battle with bots and answers every question by keyboard beside them. What was asked, and how often.
fn play(scenario: &str, seed: u64, steps: u32) -> BTreeMap<&'static str, (u32, u32)> {
    let battle = art_of_war::open(scenario).expect("a battle");
    let mut desk = Desk::new(&battle);
    let mut chance = Chance::new(seed);
    let mut bots = [Kind::Sensible.new_bot::<ArtOfWar>(), Kind::Sensible.new_bot::<ArtOfWar>()];
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
                        desk.screen.stage.cursor = None;
                        desk.stand(&game, side);
                        let command = desk.keys(&row);
                        let why = format!("{scenario} {seed} {step}: {name} by {row:?}: {:?}", desk.screen.refusal);
                        let command = command.unwrap_or_else(|| panic!("{why}"));
                        assert!(game.check(side, &command).is_ok(), "{why}: {command:?}");
                    }
                }
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                // Whoever fights on comes to the questions of a second day.
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

/// A screen on which the side that moves first is asked to move.
fn at_the_beginning(scenario: &str) -> (Desk, Game) {
    let battle = art_of_war::open(scenario).expect("a battle");
    let mut desk = Desk::new(&battle);
    let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    let Pending::Decision { side, .. } = game.pending() else { panic!("somebody moves first") };
    desk.stand(&game, side);
    (desk, game)
}

#[test]
fn a_lifted_counter_goes_where_it_is_put_down_or_the_rule_is_told_there() {
    let (mut desk, game) = at_the_beginning("eylau");
    let Options::Move(options) = game.options() else { panic!("movement comes first") };
    let (unit, reach) = options.units.first().expect("a unit that can move");
    let end = reach.ends().next().expect("somewhere to go").hex;
    touch(&mut desk.screen, Touch::Lift(piece(*unit)));
    assert_eq!(desk.screen.asked.selected(), Some(piece(*unit)));
    touch(&mut desk.screen, Touch::Drop(piece(*unit), Some(end)));
    let Some(Command::Move { path, .. }) = desk.keys(&[]) else { panic!("it moves") };
    assert_eq!(path.last(), Some(&end));
    let enemy = game.board().unit_ids().find(|other| game.board().unit(*other).side != game.board().unit(*unit).side);
    let hex = enemy.and_then(|enemy| game.state().hex_of(enemy)).expect("an enemy on the map");
    touch(&mut desk.screen, Touch::Drop(piece(*unit), Some(hex)));
    let Refused { text, at, .. } = desk.screen.refusal.clone().expect("a reason");
    assert!(at == Some(hex) && text.starts_with("4."), "{text}");
    assert!(desk.keys(&[]).is_none());
    touch(&mut desk.screen, Touch::Drop(piece(*unit), game.state().hex_of(*unit)));
    assert!(desk.keys(&[]).is_none(), "put back where it was, it stays");
}

#[test]
fn a_far_empty_hex_is_refused_for_its_distance() {
    let (mut desk, game) = at_the_beginning("eylau");
    let unit = game.board().unit_by_id("Mur-6").expect("Murat's 1-5");
    let far = engine::hex::Hex::new(21, 4);
    desk.screen.pick(piece(unit));
    touch(&mut desk.screen, Touch::Hex(far, None));
    let Refused { text, at, .. } = desk.screen.refusal.clone().expect("a reason");
    assert_eq!(at, Some(far));
    assert!(text.starts_with("4.1: 2104 is too far for Mur-6: no way there costs less than "), "{text}");
    assert!(text.ends_with(", and it has 5 left"), "{text}");
}

#[test]
fn clicking_a_stack_goes_through_it_and_a_spread_one_is_picked_as_it_lies() {
    let (mut desk, game) = at_the_beginning("dresden");
    let mut hexes = game.board().unit_ids().filter_map(|unit| game.state().hex_of(unit));
    let hex = hexes.find(|hex| game.units_in(*hex).len() == 2).expect("a stack");
    let here = game.units_in(hex);
    let (below, top) = (piece(here[0]), piece(here[1]));
    let mut picked = Vec::new();
    for _ in 0..3 {
        touch(&mut desk.screen, Touch::Hex(hex, Some(top)));
        picked.push(desk.screen.asked.selected());
    }
    assert_eq!(picked, [Some(top), Some(below), Some(top)]);
    desk.screen.stage.set_spread(Some(hex));
    for unit in [below, top, below, below] {
        touch(&mut desk.screen, Touch::Hex(hex, Some(unit)));
        assert_eq!(desk.screen.asked.selected(), Some(unit));
    }
}

#[test]
fn a_phase_with_unmoved_units_is_only_ended_by_pressing_twice() {
    let (mut desk, _) = at_the_beginning("eylau");
    assert_eq!(desk.keys(&[Deed::End]), None);
    assert!(desk.screen.refusal.as_ref().is_some_and(|refused| refused.text.contains("not moved")));
    assert_eq!(desk.keys(&[Deed::Next, Deed::End]), None, "something else in between asks again");
    assert_eq!(desk.keys(&[Deed::End]), Some(Command::EndMovement));
}

#[test]
fn escape_drops_one_thing_after_the_other() {
    let (mut desk, _) = at_the_beginning("eylau");
    desk.keys(&[Deed::Next, Deed::Measure]);
    let selected = desk.screen.asked.selected();
    assert!(selected.is_some() && desk.screen.stage.tool.from().is_some());
    let position = desk.screen.position().cloned();
    desk.screen.stage.measure(position.as_deref());
    assert!(desk.screen.stage.tool_says().is_some_and(|text| text.contains("point at the hex")), "it says what to do");
    desk.keys(&[Deed::Cancel]);
    assert!(desk.screen.stage.tool_says().is_none() && desk.screen.asked.selected() == selected);
    desk.keys(&[Deed::Cancel]);
    assert_eq!(desk.screen.asked.selected(), None);
}
