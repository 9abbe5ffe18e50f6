//! Boxes beside the map: those to come beyond their edge; the broken, Meissen, the cards and the tracks to the right.

use super::super::things::Tray;
use super::super::{Battle, MESSAGES, card_piece, piece, side_name, tell};
use engine::contract::Side;
use language::ask::PieceId;
use language::tongue::{SideForm, side_called};
use language::{phrase, say};
use scene::geometry::{Layout, Rect, point};
use scene::{CounterId, Holder, TITLE_ROOM};
use twenty::{AreaId, Card, Effect, Game, Trend};

/// Width of a box on the right, and its distances from the map and from other boxes, in hex heights.
const WIDTH: f32 = 4.4;
const GAP: f32 = 1.2;
const BETWEEN: f32 = 0.25;
/// Depth of a box beyond an edge, in hex heights: a title and a row of counters.
const DEEP: f32 = 1.4;
/// Distance by which a box at the side goes beyond the middles of its hexes: the next area's box begins beside it.
const APART: f32 = 0.38;

/// All boxes, by their numbers; an empty one is a line with its title.
pub(super) fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let map = super::ground::map(battle);
    let (frame, sheet) = (map.frame(), map.sheet());
    let all: Vec<(Tray, Vec<PieceId>)> =
        Tray::all(game.board()).into_iter().map(|tray| (tray, held(game, tray))).collect();
    let on_the_right = all.iter().filter(|(tray, _)| !matches!(tray, Tray::Area(_)));
    let counts: Vec<usize> = on_the_right.map(|(_, held)| held.len()).collect();
    let left = frame.max.x + GAP;
    let room = Rect { min: point(left, frame.min.y), max: point(left + WIDTH, frame.max.y) };
    let mut areas = scene::column(room, BETWEEN, &counts).into_iter();
    let mut holder = |(tray, held): (Tray, Vec<PieceId>)| {
        let area = match tray {
            Tray::Area(area) => beyond(game, &map.layout(), sheet, area, held.is_empty()),
            _ => areas.next().unwrap_or(room),
        };
        let counters = held.into_iter().map(|piece| CounterId(u32::from(piece.0))).collect();
        Holder { title: title(game, tray), area, counters, about: None }
    };
    all.into_iter().map(&mut holder).collect()
}

/// The box of an area lies beyond its edge of the map: above for the French, to the left for the Allies.
fn beyond(game: &Game, layout: &Layout, sheet: Rect, area: AreaId, empty: bool) -> Rect {
    let hexes = game.board().definition().areas.get(usize::from(area.0)).map_or(&[][..], |area| &area.hexes);
    let middles: Vec<_> = hexes.iter().map(|hex| layout.middle(*hex)).collect();
    let least = |of: fn(&scene::geometry::Point) -> f32| middles.iter().map(of).fold(f32::MAX, f32::min);
    let most = |of: fn(&scene::geometry::Point) -> f32| middles.iter().map(of).fold(f32::MIN, f32::max);
    let (min, max) = (point(least(|at| at.x), least(|at| at.y)), point(most(|at| at.x), most(|at| at.y)));
    if max.x - min.x > max.y - min.y {
        let bottom = sheet.min.y - BETWEEN;
        let deep = if empty { TITLE_ROOM } else { DEEP };
        Rect { min: point(min.x - 0.5, bottom - deep), max: point((max.x + 0.5).max(min.x + 2.0), bottom) }
    } else {
        let right = sheet.min.x - BETWEEN;
        let top = min.y - APART;
        let bottom = if empty { top + TITLE_ROOM } else { (max.y + APART).max(min.y + 1.5) };
        Rect { min: point(right - DEEP, top), max: point(right, bottom) }
    }
}

fn held(game: &Game, tray: Tray) -> Vec<PieceId> {
    let board = game.board();
    match tray {
        Tray::InForce => acting(game).into_iter().map(|card| card_piece(board, card)).collect(),
        Tray::Cards => {
            let acting = acting(game);
            let drawn = Card::ALL.into_iter().filter(|card| !game.state().deck.contains(card));
            drawn.filter(|card| !acting.contains(card)).map(|card| card_piece(board, card)).collect()
        }
        tray => {
            let lies = |unit: &twenty::UnitId| Tray::holding(board, game.state(), *unit) == Some(tray);
            board.unit_ids().filter(lies).map(piece).collect()
        }
    }
}

/// Cards whose effect is in force, each once.
fn acting(game: &Game) -> Vec<Card> {
    let card = |effect: &Effect| match effect {
        Effect::CavalryInHand => Card::CavalryInHand,
        Effect::FreshReserves => Card::FreshReserves,
        Effect::EmperorIsHere => Card::EmperorIsHere,
        Effect::ThreeMonarchs { .. } => Card::ThreeMonarchs,
        Effect::OrdersAstray { .. } => Card::OrdersAstray,
        Effect::HardMarching { .. } => Card::HardMarching,
        Effect::EmptyCaissons => Card::EmptyCaissons,
    };
    let mut cards: Vec<Card> = game.state().effects.iter().map(|known| card(&known.effect)).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The title of a box: its name, and for the tracks the places of their markers.
fn title(game: &Game, tray: Tray) -> String {
    let (board, state) = (game.board(), game.state());
    match tray {
        Tray::Morale => {
            let [first, second] = Side::BOTH.map(|side| side_called(side_name(board, side), SideForm::Label));
            let (allied, french) = (state.morale.allied, state.morale.french);
            say!(MESSAGES, "twenty-box-morale-now", first = first, allied = allied, second = second, french = french)
        }
        Tray::Weather => {
            let trend = match state.trend {
                _ if !game.optional_rules().variable_weather => "none",
                Trend::Improving => "improving",
                Trend::Worsening => "worsening",
            };
            let sky = phrase!(MESSAGES, "twenty-sky", weather = tell::weather_word(state.weather), trend = trend);
            let sky = match state.mud {
                Some(turn) => phrase!(MESSAGES, "twenty-sky-mud", sky = sky, turn = turn),
                None => sky,
            };
            say!(MESSAGES, "twenty-box-weather-now", turn = state.turn, sky = sky)
        }
        Tray::Cards => say!(MESSAGES, "twenty-box-cards-left", left = state.deck.len()),
        tray => tray.title(board),
    }
}
