//! Worked questions of 20.3 on the board: who orders whom at what price, the hour, the limits of the morning, and the
//! bombardment of Eylau.

use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::Hex;
use std::sync::Arc;
use winter::command::Step;
use winter::day::{FieldCommand, OrderKind};
use winter::definition::Level;
use winter::state::{CommandState, Morale, PhaseName, Place, Post, State};
use winter::whole::OrderMarker;
use winter::{Board, Command, Facing, Game, LeaderId, MatchOptions, UnitId};
use winter_files::whole_field;

/// A position of the whole field, made from its beginning.
struct Morning {
    board: Arc<Board>,
    state: State,
}

impl Morning {
    fn new(turn: u8, phase: PhaseName) -> Morning {
        let board = Arc::new(Board::of_field(whole_field().unwrap()).unwrap());
        let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let mut state = game.state().clone();
        (state.turn, state.phase, state.agenda) = (turn, phase, Vec::new());
        // No order is on its way, so that no die is asked first.
        state.day.as_mut().unwrap().markers.clear();
        Morning { board, state }
    }

    fn leader(&self, name: &str) -> LeaderId {
        self.board.leader_id(name).unwrap_or_else(|| panic!("{name}"))
    }

    fn unit(&self, name: &str) -> UnitId {
        self.board.unit_id(name).unwrap_or_else(|| panic!("{name}"))
    }

    fn hex(&self, name: &str) -> Hex {
        self.board.chart().read(name).unwrap_or_else(|| panic!("{name}"))
    }

    fn call(&mut self, name: &str, hex: &str, to: CommandState) {
        let (id, hex) = (self.leader(name), self.hex(hex));
        let leader = &mut self.state.leaders[usize::from(id.0)];
        (leader.post, leader.state) = (Post::On(hex), to);
    }

    fn points(&mut self, points: [u8; 2]) {
        self.state.day.as_mut().unwrap().points = points;
    }

    fn send(&self, from: &str, to: &str, kind: OrderKind) -> Command {
        Command::Field(FieldCommand::Send { from: self.leader(from), to: self.leader(to), kind, place: None })
    }

    fn play(&self) -> Game {
        Game::from_state(Arc::clone(&self.board), MatchOptions::default(), self.state.clone()).unwrap()
    }
}

fn refusal(game: &Game, side: Side, command: &Command) -> &'static str {
    game.check(side, command).unwrap_err().name
}

fn points(game: &Game) -> [u8; 2] {
    game.state().day.as_ref().unwrap().points
}

/// The die of an order on its way shows this, 0 to 9.
fn roll(game: &mut Game, die: u16) {
    let Pending::Roll(roll) = game.pending() else { panic!("a die") };
    assert_eq!(roll.dice.len(), 1);
    game.resolve(&Rolled::Faces(vec![die + 1])).unwrap();
}

#[test]
fn an_order_within_the_radius_is_received_at_once_and_ordered_on_in_the_next_phase() {
    let scene = Morning::new(6, PhaseName::AlliedCommand);
    let mut game = scene.play();
    let dokhturov = scene.leader("RL-Dokhturov");
    game.apply(Side::First, &scene.send("RL-Bennigsen", "RL-Dokhturov", OrderKind::Activate)).unwrap();
    assert_eq!(points(&game), [4, 0]);
    assert_eq!(game.state().leader(dokhturov).state, CommandState::Standing);
    // He has received his order in this phase, and sends none of his own before the next one.
    let on = scene.send("RL-Dokhturov", "RL-VII", OrderKind::Activate);
    assert_eq!(refusal(&game, Side::First, &on), "no-sending");
    // A leader who is active is not woken again.
    let again = scene.send("RL-Bennigsen", "RL-Dokhturov", OrderKind::Activate);
    assert_eq!(refusal(&game, Side::First, &again), "no-sending");
}

#[test]
fn an_order_from_headquarters_goes_by_its_die() {
    let scene = Morning::new(6, PhaseName::AlliedCommand);
    let mut game = scene.play();
    game.apply(Side::First, &scene.send("RL-Bennigsen", "RL-Osterman", OrderKind::Activate)).unwrap();
    roll(&mut game, 5);
    let marker = game.state().day.as_ref().unwrap().marker(scene.leader("RL-Osterman"));
    assert_eq!(marker, Some(OrderMarker { kind: OrderKind::Activate, delay: 1 }));
    assert_eq!(points(&game), [4, 0]);
    // A leader with a marker is not ordered again.
    let again = scene.send("RL-Bennigsen", "RL-Osterman", OrderKind::Attack);
    assert_eq!(refusal(&game, Side::First, &again), "no-sending");
}

#[test]
fn without_points_nobody_is_ordered() {
    let mut scene = Morning::new(6, PhaseName::AlliedCommand);
    scene.points([0, 0]);
    scene.call("RL-Sacken", "A3043", CommandState::Standing);
    let game = scene.play();
    let order = scene.send("RL-Bennigsen", "RL-Dokhturov", OrderKind::Activate);
    assert_eq!(refusal(&game, Side::First, &order), "no-point");
}

#[test]
fn bound_corps_are_not_ordered_and_the_chain_costs_a_point() {
    let mut scene = Morning::new(9, PhaseName::FrenchCommand);
    scene.points([0, 5]);
    scene.call("FL-Napoleon", "A2534", CommandState::Standing);
    let game = scene.play();
    let soult = scene.send("FL-Napoleon", "FL-Soult", OrderKind::Activate);
    assert_eq!(refusal(&game, Side::Second, &soult), "bound-leader");
    assert!(game.check(Side::Second, &scene.send("FL-Napoleon", "FL-Augereau", OrderKind::Attack)).is_ok());
    let mut scene = Morning::new(13, PhaseName::FrenchCommand);
    scene.points([0, 5]);
    scene.call("FL-Napoleon", "A2534", CommandState::Standing);
    let mut game = scene.play();
    game.apply(Side::Second, &soult).unwrap();
    assert_eq!(points(&game), [0, 4]);
    assert_eq!(game.state().leader(scene.leader("FL-Soult")).state, CommandState::Standing);
    // A French leader orders on at once, and free of price.
    assert!(game.check(Side::Second, &scene.send("FL-Soult", "FL-Leval", OrderKind::Activate)).is_ok());
}

#[test]
fn a_command_marches_as_an_attack_begins() {
    let mut scene = Morning::new(9, PhaseName::FrenchCommand);
    scene.points([0, 5]);
    let mut game = scene.play();
    game.apply(Side::Second, &scene.send("FL-Napoleon", "FL-Augereau", OrderKind::Attack)).unwrap();
    roll(&mut game, 2);
    let augereau = scene.leader("FL-Augereau");
    assert_eq!(game.state().leader(augereau).state, CommandState::Mobile);
    let orders = &game.state().affairs.attack_orders;
    assert!(orders.iter().any(|order| order.leader == augereau && order.holds));
    assert_eq!(points(&game), [0, 4]);
}

#[test]
fn the_hour_brings_points_to_both_sides() {
    let scene = Morning::new(8, PhaseName::FrenchShock);
    let game = scene.play();
    assert_eq!((game.state().turn, game.state().phase), (9, PhaseName::AlliedCommand));
    assert_eq!(points(&game), [8, 5]);
}

#[test]
fn a_leaderless_brigade_is_committed_by_its_commander() {
    let mut scene = Morning::new(6, PhaseName::AlliedCommand);
    let half = (0..scene.state.units.len() as u16)
        .map(UnitId)
        .find(|&id| scene.board.data(id).is_some_and(|data| data.brigade.as_deref() == Some("Elizavetgrad")));
    let unit = half.unwrap();
    let command = Command::Field(FieldCommand::Commit { unit });
    // Markov has not been called.
    assert_eq!(refusal(&scene.play(), Side::First, &command), "no-commitment");
    scene.call("RL-Markov", "B1036", CommandState::Mobile);
    let mut game = scene.play();
    game.apply(Side::First, &command).unwrap();
    assert!(game.state().unit(unit).active);
    assert_eq!(points(&game), [5, 0]);
}

#[test]
fn the_centre_shells_eylau_and_the_town_is_stunned() {
    let scene = Morning::new(9, PhaseName::ReciprocalFire);
    let mut game = scene.play();
    let Pending::Roll(roll) = game.pending() else { panic!("{:?}", game.pending()) };
    assert_eq!(roll.owner, Side::First);
    assert!(roll.dice.len() >= 10 && roll.dice.len().is_multiple_of(2), "{} dice", roll.dice.len());
    // On the mark, and the check fails by a natural 9, which costs a point in any case.
    game.resolve(&Rolled::Faces(vec![10; roll.dice.len()])).unwrap();
    let day = game.state().day.as_ref().unwrap();
    assert!(!day.stunned.is_empty());
    for &id in &day.stunned {
        assert_ne!(game.state().unit(id).morale, Morale::Good);
        assert_eq!(scene.board.unit(id).side, Side::Second);
        assert!(!game.state().unit(id).active, "being shelled commits nobody");
    }
}

#[test]
fn the_wings_stay_where_they_stand_until_they_are_loosed() {
    let mut scene = Morning::new(14, PhaseName::AlliedMovement);
    let unit = scene.unit("R-Dnieper-1");
    let (from, to) = (scene.hex("C2602"), scene.hex("C2501"));
    let slot = &mut scene.state.units[usize::from(unit.0)];
    (slot.place, slot.active) = (Place::On(from), true);
    let lead: Vec<LeaderId> = scene.board.leader_ids().filter(|&id| scene.board.of_chain(id, unit)).collect();
    for id in lead {
        let leader = &mut scene.state.leaders[usize::from(id.0)];
        (leader.post, leader.state) = (Post::On(from), CommandState::Mobile);
    }
    let command = one_step(unit, to);
    let game = scene.play();
    assert_eq!(refusal(&game, Side::First, &command), "wing-held");
    scene.state.day.as_mut().unwrap().loosed = true;
    let loosed = scene.play().check(Side::First, &command);
    assert!(loosed.as_ref().is_ok() || loosed.unwrap_err().name != "wing-held");
}

/// A regiment of light cavalry stands in a hex with its leader, ready to move to one of the two in front of it.
fn ridden(scene: &mut Morning, unit: &str, hex: &str, facing: Facing) -> (LeaderId, UnitId) {
    let (unit, hex) = (scene.unit(unit), scene.hex(hex));
    let slot = &mut scene.state.units[usize::from(unit.0)];
    (slot.place, slot.active, slot.facing) = (Place::On(hex), true, facing);
    let leads = |id: &LeaderId| scene.board.leader(*id).level == Level::Brigade && scene.board.holds(*id, unit);
    let leader = scene.board.leader_ids().find(leads).unwrap();
    let slot = &mut scene.state.leaders[usize::from(leader.0)];
    (slot.post, slot.state) = (Post::On(hex), CommandState::Mobile);
    (leader, unit)
}

fn one_step(unit: UnitId, to: Hex) -> Command {
    Command::Move { units: vec![unit], steps: vec![Step::Enter(to)], leaders: Vec::new(), grand: false, toward: None }
}

#[test]
fn light_cavalry_goes_south_by_an_order_of_soult_or_napoleon() {
    let mut scene = Morning::new(13, PhaseName::FrenchMovement);
    let (leader, unit) = ridden(&mut scene, "F-1Hussars", "B0019", Facing::South);
    let command = one_step(unit, scene.hex("A3519"));
    assert_eq!(refusal(&scene.play(), Side::Second, &command), "light-held");
    scene.state.day.as_mut().unwrap().light_ordered.push(leader);
    assert!(scene.play().check(Side::Second, &command).is_ok());
}

#[test]
fn the_french_keep_off_the_prussians_entry() {
    let mut scene = Morning::new(20, PhaseName::FrenchMovement);
    let (_, unit) = ridden(&mut scene, "F-1Hussars", "B2404", Facing::North);
    let command = one_step(unit, scene.hex("B2504"));
    assert_eq!(refusal(&scene.play(), Side::Second, &command), "keeps-off");
    // All groups count as in on turn 38, whether they came or not.
    scene.state.turn = 40;
    let later = scene.play().check(Side::Second, &command);
    assert!(later.is_ok() || later.unwrap_err().name != "keeps-off");
}
