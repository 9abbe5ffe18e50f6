//! The staff's view and the displays of the whole field.

use super::*;
use engine::contract::{Game as _, Pending};
use language::ask::Draft;
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use language::happening::Happening;
use language::system::{Judge as _, Tell as _};
use std::sync::Arc;
use winter::state::Morale;
use winter::{Board, MatchOptions, UnitId};

/// A battle on the whole field, as the laboratory opens it.
fn field() -> Battle {
    let scenario = winter_files::BATTLES.built_in("winter-training").unwrap();
    let board = Arc::new(Board::of_field(winter_files::whole_field().unwrap()).unwrap());
    Battle::new(Arc::new(scenario), board)
}

fn begun(battle: &Battle) -> Game {
    Game::new(Arc::clone(&battle.board), MatchOptions::default()).0
}

fn chart(battle: &Battle, game: &Game, eye: Eye, events: &[Happening], title: &str) -> String {
    let draft = Draft::EMPTY;
    let glance = Glance { battle, game: Some(game), eye, draft: &draft, events };
    Winter::chart(&glance, title).plain(&Winter::names(&battle.board))
}

#[test]
fn the_whole_field_has_displays_and_the_smaller_battles_have_their_charts() {
    let battle = field();
    let game = begun(&battle);
    for title in Winter::charts(&battle.board) {
        assert!(!chart(&battle, &game, Eye::Public, &[], title).is_empty(), "{title}");
    }
    let small = winter_files::BATTLES.built_in("winter-20-1").unwrap();
    assert_eq!(Winter::charts(&Winter::board(&small).unwrap()), Winter::CHARTS);
}

#[test]
fn orders_name_the_points_the_commanders_and_what_is_on_its_way() {
    let (battle, eye) = (field(), Eye::Of(Side::First));
    let told = chart(&battle, &begun(&battle), eye, &[], ORDERS);
    assert!(told.contains("Command points: 5."), "{told}");
    // Baggovut begins with an order that is two steps away [20.32].
    assert!(told.contains("Activate, delay 2"), "{told}");
    assert!(told.find("Bennigsen") < told.find("Napoleon"), "the side that must decide comes first: {told}");
}

#[test]
fn nothing_on_the_field_depends_on_who_looks() {
    let battle = field();
    let game = begun(&battle);
    let draft = Draft::EMPTY;
    for title in Winter::charts(&battle.board) {
        let of = |eye| chart(&battle, &game, eye, &[], title);
        assert_eq!(
            of(Eye::Of(Side::First)),
            of(Eye::Of(Side::Second)),
            "{title}: one seat would fall behind its curtain"
        );
    }
    for layer in Winter::LAYERS {
        let of = |eye| {
            let glance = Glance { battle: &battle, game: Some(&game), eye, draft: &draft, events: &[] };
            Winter::layer(&glance, layer, None)
        };
        assert_eq!(of(Eye::Of(Side::First)), of(Eye::Of(Side::Second)), "{layer}");
    }
}

#[test]
fn morale_has_a_gauge_for_each_body_that_is_on_the_field() {
    let battle = field();
    let game = begun(&battle);
    let sheet = displays::morale(&battle, &game);
    let gauges = sheet.parts.iter().filter(|part| matches!(part, language::sheet::Part::Gauge(_))).count();
    let set = game.state().day.as_ref().unwrap().set.iter().filter(|set| **set).count();
    assert_eq!(gauges, set);
    assert!(sheet.plain(&Winter::names(&battle.board)).contains("194"));
}

#[test]
fn brigades_tell_whether_they_are_committed_and_how_tired_they_are() {
    let battle = field();
    let mut state = begun(&battle).state().clone();
    let board = &battle.board;
    let brigade = board.field_unit(board.unit_id("F-18-1").unwrap()).unwrap().unit.brigade.clone().unwrap();
    let at = board.brigades().position(|known| known == brigade).unwrap();
    state.affairs.fatigue[at].points = 9;
    let game = Game::from_state(Arc::clone(board), MatchOptions::default(), state).unwrap();
    let told = chart(&battle, &game, Eye::Of(Side::Second), &[], COMMITMENT);
    assert!(told.contains("9, rating -2"), "{told}");
    let tired = Filter::Tired.found(&game, Side::Second);
    assert!(tired.contains(&crate::piece(board.unit_id("F-18-1").unwrap())));
}

#[test]
fn each_filter_finds_its_units_and_lights_their_hexes() {
    let battle = field();
    let mut state = begun(&battle).state().clone();
    let board = &battle.board;
    let on = |unit: &UnitId| state.units[usize::from(unit.0)].hex().is_some();
    let own = |unit: &UnitId| board.unit(*unit).side == Side::First && on(unit);
    let battery = board.unit_ids().filter(own).find(|unit| board.unit(*unit).is_battery()).unwrap();
    let battalion = board.unit_ids().filter(own).find(|unit| board.unit(*unit).is_battalion()).unwrap();
    state.units[usize::from(battery.0)].ammunition = 1;
    state.units[usize::from(battalion.0)].morale = Morale::Disordered;
    let game = Game::from_state(Arc::clone(board), MatchOptions::default(), state).unwrap();
    assert_eq!(Filter::Rounds.found(&game, Side::First), [crate::piece(battery)]);
    assert!(Filter::Broken.found(&game, Side::First).contains(&crate::piece(battalion)));
    assert!(!Filter::Idle.found(&game, Side::First).is_empty(), "most brigades wait for orders");
    let lit = staff::layer(&game, Filter::Rounds);
    let hex = game.state().unit(battery).hex().unwrap();
    assert!(lit.iter().any(|one| matches!(one, Overlay::Zone { hex: at, .. } if *at == hex)), "{lit:?}");
    assert!(lit.iter().any(|one| matches!(one, Overlay::Note { text, .. } if text == "1")), "{lit:?}");
    for layer in Winter::SWITCHED {
        assert!(
            *layer == ZONES || *layer == COMMAND || *layer == SIGHT || Filter::of_layer(layer).is_some(),
            "{layer}"
        );
    }
}

#[test]
fn the_hour_is_one_page_with_what_changed() {
    let battle = field();
    let (mut game, events) = Game::new(Arc::clone(&battle.board), MatchOptions::default());
    let mut told = Winter::happenings(&battle.board, &events);
    assert!(chart(&battle, &game, Eye::Public, &told, HOUR).contains("No hour has passed"));
    let mut bots = [Winter::bot(BotKind::Sensible), Winter::bot(BotKind::Sensible)];
    let mut chance = Chance::new(8);
    while game.state().turn < 10 {
        let events = match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(_) => croupier::roll(&mut game, &mut chance).unwrap().unwrap_or_default(),
            Pending::Decision { side, .. } => {
                let command = bots[side.index()].answer(&game, &mut chance).unwrap();
                game.apply(side, &command).unwrap()
            }
        };
        told.extend(Winter::happenings(&battle.board, &events));
    }
    let page = chart(&battle, &game, Eye::Public, &told, HOUR);
    assert!(page.contains("The hour of turn 9") && page.contains("Command points now"), "{page}");
}
