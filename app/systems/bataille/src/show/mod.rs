//! The view of a battle: the board as a scene, and pages of words beside it.

mod charts;
mod counters;
mod ground;
mod looked_up;
mod spot;
mod standing;

pub(super) use charts::{fire_table, melee_table, terrain};

use super::{Bataille, Battle, MESSAGES, Thing, ask, leader_piece, piece, tell, thing, things};
use bataille::{Arm, Game, LeaderId, Order, Place, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Key, Names, Overlay, Pick, PieceId, Sentence};
use language::board::side_colour;
use language::phrase;
use language::sheet::Sheet;
use language::system::{About, Eye, Glance, Show};
use language::tongue::{SideForm, side_called};
use scene::geometry::{Rect, point};
use scene::{CounterId, Holder, Light, Mood};

const FIRE: &str = "Fire table";
const MELEE: &str = "Melee table";
const TERRAIN: &str = "Terrain";
const CHARGES: &str = "Charges and checks";
const FORCES: &str = "Forces";
const ORDERS: &str = "Standing orders";

/// Zones of both sides [10.5].
const ZONES: Key = "zones";
/// The hexes a unit could fire at: arc, range and sight.
const ARCS: Key = "arcs";
/// The hexes in sight of a hex, or of a unit's hex [23.1].
const SIGHT: Key = "sight";
const SEEN: Rule = Rule::new("23.1");

impl Show for Bataille {
    const CHARTS: &'static [&'static str] = &[FIRE, MELEE, TERRAIN, CHARGES, FORCES, ORDERS];
    const LAYERS: &'static [Key] = &[ZONES, ARCS, SIGHT];
    const SWITCHED: &'static [Key] = &[ZONES, ARCS, SIGHT];

    fn ground(battle: &Battle) -> scene::Map {
        ground::map(battle)
    }

    fn pieces(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::on_map(battle, game)
    }

    fn mood(_: &Battle, _: &Game) -> Mood {
        Mood { light: Light::Day, weather: scene::Weather::Dry, time: 0.0 }
    }

    fn layer(glance: &Glance<'_, Bataille>, layer: Key, about: Option<Pick>) -> Vec<Overlay> {
        let Some(game) = glance.game else { return Vec::new() };
        let unit = match about {
            Some(Pick::Hex(hex)) => game.top(hex),
            Some(pick) => pick.piece().and_then(|piece| super::unit(game.board(), piece)),
            None => None,
        };
        match (layer, unit) {
            (ZONES, _) => {
                let zones = |side: Side| {
                    let colour = side_colour(&glance.battle.scenario, side);
                    let hexes = game.board().hexes().filter(move |hex| game.zone(side, *hex));
                    hexes.map(move |hex| Overlay::Zone { hex, colour, second: side == Side::Second })
                };
                Side::BOTH.into_iter().flat_map(zones).collect()
            }
            (ARCS, Some(unit)) => ask::field_of_fire(game, unit),
            (SIGHT, _) => {
                let from = match about {
                    Some(Pick::Hex(hex)) => Some(hex),
                    _ => unit.and_then(|unit| game.hex_of(unit)),
                };
                let from = from.filter(|from| game.board().exists(*from));
                from.map_or_else(Vec::new, |from| shade(game, from))
            }
            _ => Vec::new(),
        }
    }

    /// The hexes of objectives, in the colour of who holds them.
    fn stakes(battle: &Battle, game: &Game) -> Vec<Overlay> {
        let stake = |holder: &bataille::Holder| Overlay::Victory {
            hex: holder.hex,
            holder: Some(side_colour(&battle.scenario, holder.side)),
        };
        game.state().holders.iter().map(stake).collect()
    }

    fn roster(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::roster(battle, game)
    }

    fn holders(battle: &Battle, game: &Game, _: Eye) -> Vec<Holder> {
        holders(battle, game)
    }

    fn about(game: &Game, _: Eye, piece: PieceId) -> About {
        match thing(game.board(), piece) {
            Some(Thing::Unit(unit)) => about_unit(game, unit),
            Some(Thing::Leader(leader)) => about_leader(game, leader),
            None => About::default(),
        }
    }

    fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
        standing::turn(battle, game, roomy)
    }

    fn title(battle: &Battle, hex: Hex) -> String {
        spot::title(battle, hex)
    }

    fn spoken(battle: &Battle, game: Option<&Game>, _: Eye, hex: Hex) -> String {
        spot::spoken(battle, game, hex)
    }

    fn hex(battle: &Battle, game: &Game, _: Eye, hex: Hex) -> Sheet {
        spot::sheet(battle, game, hex)
    }

    fn standing(battle: &Battle, game: &Game, _: Eye) -> Sheet {
        standing::standing(battle, game)
    }

    fn account(game: &Game, _: Eye) -> Sheet {
        standing::account(game)
    }

    fn turns(battle: &Battle, game: &Game) -> Sheet {
        standing::track(battle, game)
    }

    fn coming(_: &Battle, game: &Game, _: Eye) -> Sheet {
        charts::coming(game)
    }

    fn chart(glance: &Glance<'_, Bataille>, title: &str) -> Sheet {
        let board = &glance.battle.board;
        match (title, glance.game) {
            (FIRE, _) => charts::fire_table(board),
            (MELEE, _) => charts::melee_table(board),
            (TERRAIN, _) => charts::terrain(board),
            (CHARGES, _) => charts::checks(board),
            (FORCES, Some(game)) => charts::forces(game),
            (ORDERS, Some(game)) => charts::orders(game),
            _ => Sheet::EMPTY,
        }
    }

    fn measure(game: &Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let far = game.board().distance(from, to);
        let hidden = game.hidden_by(from, to);
        let told = if hidden.is_empty() {
            phrase!(MESSAGES, "bataille-measure-seen", from = from, to = to, count = far)
        } else {
            let hexes = hidden.clone();
            phrase!(MESSAGES, "bataille-measure-hidden", from = from, to = to, count = far, hexes = hexes)
        };
        let mut drawn = shade(game, from);
        drawn.extend(hidden.iter().map(|hex| Overlay::Blocks(*hex)));
        if from != to {
            drawn.push(Overlay::Fire { from, to, clear: hidden.is_empty() });
        }
        (told.rule(SEEN), drawn)
    }
}

/// Hexes out of sight of a hex are shaded [23.1].
fn shade(game: &Game, from: Hex) -> Vec<Overlay> {
    game.board().hexes().filter(|hex| *hex != from && !game.in_sight(from, *hex)).map(Overlay::Shade).collect()
}

/// Width of a box, and its distances from the map and from other boxes, in hex heights.
const WIDTH: f32 = 4.2;
const GAP: f32 = 1.2;
const BETWEEN: f32 = 0.25;

/// All boxes by their numbers, in a column right of the map; an empty one is a line with its title.
fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let board = game.board();
    let frame = ground::map(battle).frame();
    let left = frame.max.x + GAP;
    let held = |tray: things::Tray| -> Vec<CounterId> {
        let there = things::all(board).into_iter().filter(|thing| things::Tray::holding(game, *thing) == Some(tray));
        there.map(|thing| CounterId(u32::from(things::piece_of(board, thing).0))).collect()
    };
    let all = things::Tray::ALL.map(|tray| (tray, held(tray)));
    let room = Rect { min: point(left, frame.min.y), max: point(left + WIDTH, frame.max.y) };
    let areas = scene::column(room, BETWEEN, &all.each_ref().map(|(_, counters)| counters.len()));
    let holder = |((tray, counters), area): ((things::Tray, Vec<CounterId>), Rect)| Holder {
        title: tray.title(board),
        area,
        counters,
        about: None,
    };
    all.into_iter().zip(areas).map(holder).collect()
}

/// A unit in words: its kind, its state, its fate.
fn about_unit(game: &Game, unit: UnitId) -> About {
    let board = game.board();
    let Some(data) = board.unit(unit) else { return About::default() };
    let now = game.unit(unit);
    let arm = match game.arm(unit) {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
    };
    let (strength, whole) = (game.strength(unit), data.increments);
    let mut told = vec![
        owned(game, data.side, &data.name),
        phrase!(MESSAGES, "bataille-about-arm", arm = arm, now = strength, whole = whole),
        phrase!(
            MESSAGES,
            "bataille-about-values",
            fire = data.fire,
            melee = data.melee,
            morale = data.morale.to_string(),
            movement = data.movement
        ),
    ];
    told.push(match now.place {
        Place::On(hex) => {
            let (formation, facing) = (ask::formation_word(now.formation), ask::quarter(now.facing));
            phrase!(MESSAGES, "bataille-about-where", hex = hex, formation = formation, facing = facing)
        }
        other => tell::place_words(&other),
    });
    if now.order != Order::Good {
        told.push(ask::order_word(now.order));
    }
    if game.arm(unit) == Arm::Cavalry {
        told.push(tell::readiness_word(now.readiness));
    }
    told.extend(tell::orders_words(&now.orders));
    About {
        told: ask::commas(told).plain(&Names::default()),
        place: tell::place_words(&now.place).plain(&Names::default()),
        there: matches!(now.place, Place::On(_)),
        lost: now.place == Place::Eliminated,
    }
}

/// The name of a unit or a leader with its side.
fn owned(game: &Game, side: Side, name: &str) -> Sentence {
    let side = side_called(game.board().side_name(side), SideForm::Label);
    phrase!(MESSAGES, "bataille-about-owner", side = side, name = name.to_owned())
}

fn about_leader(game: &Game, leader: LeaderId) -> About {
    let Some(data) = game.board().leader(leader) else { return About::default() };
    let bonuses = [
        ("artillery", data.artillery),
        ("attack", data.attack),
        ("defence", data.defence),
        ("cavalry", data.cavalry),
        ("morale", data.morale),
        ("limbering", data.limber),
    ];
    let bonuses = bonuses.into_iter().filter(|(_, value)| *value > 0);
    let bonuses = bonuses.map(|(bonus, value)| phrase!(MESSAGES, "bataille-about-bonus", bonus = bonus, value = value));
    let place = things::place(game, Thing::Leader(leader));
    let mut told = vec![owned(game, data.side, &data.name)];
    told.extend(bonuses);
    told.push(match place {
        Place::On(hex) => phrase!(MESSAGES, "bataille-about-in", hex = hex),
        other => tell::place_words(&other),
    });
    About {
        told: ask::commas(told).plain(&Names::default()),
        place: tell::place_words(&place).plain(&Names::default()),
        there: matches!(place, Place::On(_)),
        lost: place == Place::Eliminated,
    }
}

/// Units as pieces.
fn pieces(units: impl IntoIterator<Item = UnitId>) -> Vec<PieceId> {
    units.into_iter().map(piece).collect()
}

/// Leaders as pieces.
fn leaders(game: &Game, leaders: impl IntoIterator<Item = LeaderId>) -> Vec<PieceId> {
    leaders.into_iter().map(|leader| leader_piece(game.board(), leader)).collect()
}
