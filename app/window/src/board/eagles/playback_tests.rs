use super::*;
use crate::board::stage::Stage;
use eagles::Game;
use engine::contract::Game as _;
use lab::systems::eagles::Eagles;
use language::ask::{PieceId, Sentence};
use language::battle::Battle;
use language::board::Board;
use language::happening::Gait;
use language::position::Position;
use language::system::Eye;
use language::typed::TypedPosition;
use play::board::BoardMoment;
use scene::CounterId;
use std::collections::BTreeMap;

/// The beginning of a battle.
fn beginning(battle: &Battle) -> Past {
    let begins = battle.beginning().expect("a beginning");
    Past::new(Board::new(battle).scene(&*begins).counters, begins.roster().to_vec())
}

fn places(counters: &[Counter]) -> BTreeMap<CounterId, Hex> {
    counters.iter().map(|counter| (counter.id, counter.hex)).collect()
}

#[test]
fn events_alone_lead_to_the_position_they_led_to() {
    for scenario in ["eylau", "dresden"] {
        let battle = systems::ALL.open(scenario, None).expect("a battle");
        let mut past = beginning(&battle);
        let (position, events) = BoardMoment::Steps { seed: 3, steps: 260 }.reach(&battle).expect("a position");
        for event in &events {
            past.happen(event);
        }
        assert_eq!(places(&past.shadow), places(&position.pieces(Eye::Public)), "{scenario}");
    }
}

/// A march that both players saw, in the phase of a side.
fn told(position: &dyn Position, side: Side) -> Vec<Happening> {
    let name = position.phase_name();
    let began = PhaseBegan { turn: 1, side, name, night: false, opens_turn: true };
    let plain = Happening::new(Sentence::EMPTY, Vec::new(), name.kind);
    let counter = position
        .pieces(Eye::Public)
        .into_iter()
        .find(|counter| position.names().owner(PieceId(u16::try_from(counter.id.0).unwrap_or(0))) == Some(side));
    let counter = counter.expect("a piece of this side");
    let piece = PieceId(u16::try_from(counter.id.0).unwrap_or(0));
    let path = vec![counter.hex, Hex::new(counter.hex.column + 1, counter.hex.row)];
    let begins = Happening { milestone: Some(Milestone::Phase(began)), ..plain.clone() };
    let goes = Act::Go { piece, side, path, enters: false, gait: Gait::March };
    vec![begins, Happening { acts: vec![goes], ..plain }]
}

#[test]
fn a_phase_played_again_shows_no_track_that_the_viewer_does_not_see() {
    let battle = systems::ALL.open("eagles-friedland", None).expect("a battle");
    let field = battle.of::<Eagles>().expect("a battle of its system").clone();
    let (game, _) = Game::start(&field.board, &battle.options(&["veiled"])).expect("a beginning");
    let seen_by = |side| TypedPosition::<Eagles>::new(game.clone(), field.clone()).seen_by(Eye::Of(side));
    let [first, second] = Side::BOTH.map(seen_by);
    let mut stage = Stage::new(&battle, render::Theme::staff_map(), true);
    stage.stand(&first);
    stage.happen(told(&first, Side::First), None);
    stage.stand(&second);
    assert!(stage.play_back(Side::First));
    stage.set_up([800, 600], Vec::new(), |_| false);
    let names = first.names();
    let owner = |counter: &Counter| names.owner(PieceId(u16::try_from(counter.id.0).unwrap_or(0)));
    let enemies: Vec<_> = stage.drawn().counters.iter().filter(|one| owner(one) == Some(Side::First)).collect();
    let seen = second.pieces(Eye::Of(Side::Second));
    for enemy in &enemies {
        let now = seen.iter().find(|one| one.id == enemy.id).expect("the piece is still on the map");
        assert_eq!(enemy.texts, now.texts);
    }
    assert!(enemies.iter().any(|one| one.texts.below == "?"), "{enemies:?}");
}

#[test]
fn a_phase_played_again_ends_where_the_next_one_began() {
    let battle = systems::ALL.open("eylau", None).expect("a battle");
    let mut past = beginning(&battle);
    let (_, events) = BoardMoment::Steps { seed: 3, steps: 120 }.reach(&battle).expect("a position");
    for event in &events {
        past.happen(event);
    }
    let last = past.phases.pop_back().expect("a phase");
    let side = past.phases.back().expect("a phase").began.side;
    let mut playback = past.last_of(side, battle.names()).expect("something to show");
    let mut frames = 0;
    while playback.advance(0.05) {
        frames += 1;
        assert!(frames < 20_000, "it never ends");
    }
    assert!(frames > 10);
    assert_eq!(places(&playback.counters), places(&last.before));
}
