//! The view of a battle: the board as a scene, and pages of words beside it.

mod boxes;
mod charts;
mod counters;
mod ground;
mod spot;
mod standing;

pub(super) use charts::{results, terrain};

use super::{Battle, MESSAGES, Thing, Twenty, side_name, tell, thing};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Draft, Key, Overlay, Pick, PieceId, Sentence, marked};
use language::board::side_colour;
use language::sheet::Sheet;
use language::system::{About, Asks as _, Eye, Glance, Show};
use language::tongue::{Argument, Joiner, SideForm, side_called};
use language::{phrase, say};
use scene::{Light, Mood};
use twenty::{Arm, Card, Game, Place, UnitId, Weather};

const RESULTS: &str = "Results";
const TERRAIN: &str = "Terrain";
const CARDS: &str = "Cards";
const FORCES: &str = "Forces";
const ARRIVALS: &str = "Arrivals";
/// Zones of control of both sides.
pub(super) const ZONES: Key = "zones";
/// The hexes a corps can reach, with their costs.
const REACH: Key = "reach";
/// The picks that are possible now, once a corps is selected.
const CHOICES: Key = "choices";

impl Show for Twenty {
    const CHARTS: &'static [&'static str] = &[RESULTS, TERRAIN, CARDS, FORCES, ARRIVALS];
    const LAYERS: &'static [Key] = &[ZONES, REACH, CHOICES];
    const SWITCHED: &'static [Key] = &[ZONES];

    fn ground(battle: &Battle) -> scene::Map {
        ground::map(battle)
    }

    fn pieces(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::on_map(battle, game)
    }

    fn mood(_: &Battle, game: &Game) -> Mood {
        let state = game.state();
        let board = game.board();
        let light = if board.is_night(state.turn) {
            Light::Night
        } else if board.is_night(state.turn.saturating_add(1)) {
            Light::Dusk
        } else {
            Light::Day
        };
        let wet = matches!(state.weather, Weather::Showers | Weather::Downpour);
        Mood { light, weather: if wet { scene::Weather::Rain } else { scene::Weather::Dry }, time: 0.0 }
    }

    fn layer(glance: &Glance<'_, Twenty>, layer: Key, about: Option<Pick>) -> Vec<Overlay> {
        let Some(game) = glance.game else { return Vec::new() };
        match layer {
            ZONES => zones(glance.battle, game),
            REACH => reach(game, about),
            CHOICES => choices(game, about),
            _ => Vec::new(),
        }
    }

    /// Objectives, active lines of communications, and the pontoon if it is on the map.
    fn stakes(battle: &Battle, game: &Game) -> Vec<Overlay> {
        let definition = game.board().definition();
        let at = |hex: Hex| game.board().unit_ids().find(|unit| game.state().hex_of(*unit) == Some(hex));
        let holder = |hex: Hex, usual: Side| at(hex).map_or(usual, |unit| game.board().unit(unit).side);
        let stake = |hex: Hex, usual: Side| Overlay::Victory {
            hex,
            holder: Some(side_colour(&battle.scenario, holder(hex, usual))),
        };
        let objectives = definition.objectives.iter().map(|known| stake(known.hex, known.side.other()));
        let lines = definition.lines.iter().zip(&game.state().lines).filter(|(_, line)| line.active);
        let lines = lines.map(|(known, _)| stake(known.hex, known.side));
        let pontoon = game.state().pontoon.into_iter().filter_map(|to| {
            let site = definition.map.pontoon_sites.iter().find(|site| site.to == to)?;
            Some(Overlay::Path { hexes: vec![site.from, to], cost: say!(MESSAGES, "twenty-pontoon") })
        });
        objectives.chain(lines).chain(pontoon).collect()
    }

    fn roster(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::roster(battle, game)
    }

    fn holders(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Holder> {
        boxes::holders(battle, game)
    }

    fn about(game: &Game, _: Eye, piece: PieceId) -> About {
        match thing(game.board(), piece) {
            Some(Thing::Unit(unit)) => about(game, unit),
            Some(Thing::Garrison(at)) => garrison(game, at),
            Some(Thing::Dummy(_)) => About { told: say!(MESSAGES, "twenty-about-dummy"), ..About::default() },
            Some(Thing::Card(card)) => About {
                told: say!(MESSAGES, "twenty-about-card", number = card.number(), title = tell::card_title(card)),
                place: say!(MESSAGES, "twenty-card-where", drawn = drawn(game, card)),
                ..About::default()
            },
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

    fn coming(_: &Battle, game: &Game, eye: Eye) -> Sheet {
        charts::coming(game, eye)
    }

    fn chart(glance: &Glance<'_, Twenty>, title: &str) -> Sheet {
        let board = &glance.battle.board;
        match (title, glance.game) {
            (RESULTS, _) => charts::results(board),
            (TERRAIN, game) => charts::terrain(board, game),
            (CARDS, game) => charts::cards(glance.battle, game),
            (FORCES, Some(game)) => charts::forces(glance.battle, game),
            (ARRIVALS, Some(game)) => charts::coming(game, glance.eye),
            _ => Sheet::EMPTY,
        }
    }

    fn measure(game: &Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let far = game.board().definition().map.grid.distance(from, to);
        (phrase!(MESSAGES, "twenty-measure", from = from, to = to, count = far), Vec::new())
    }
}

/// The word by which messages choose between a card that was drawn and one in the deck.
fn drawn(game: &Game, card: Card) -> &'static str {
    if game.state().deck.contains(&card) { "no" } else { "yes" }
}

fn zones(battle: &Battle, game: &Game) -> Vec<Overlay> {
    let zones = |side: Side| {
        let colour = side_colour(&battle.scenario, side);
        let scout = game.scout();
        let hexes = game.board().definition().map.grid.hexes().filter(move |hex| scout.in_zone(side, *hex));
        hexes.map(move |hex| Overlay::Zone { hex, colour, second: side == Side::Second })
    };
    Side::BOTH.into_iter().flat_map(zones).collect()
}

/// The hexes that a corps can reach: the one that is selected, or the first one.
fn reach(game: &Game, about: Option<Pick>) -> Vec<Overlay> {
    let meant = about.and_then(Pick::piece).and_then(|piece| super::unit(game.board(), piece));
    let Some(unit) = meant.or_else(|| game.movers().first().copied()) else { return Vec::new() };
    let reached = game.reach(unit);
    let hexes = reached.hexes.iter().map(|way| {
        let left = if way.forced { format!("{}!", way.cost) } else { way.cost.to_string() };
        Overlay::Reach { hex: way.hex, left, stop: way.zone }
    });
    game.state().hex_of(unit).map(Overlay::Selected).into_iter().chain(hexes).collect()
}

fn choices(game: &Game, about: Option<Pick>) -> Vec<Overlay> {
    let Pending::Decision { side, .. } = game.pending() else { return Vec::new() };
    let draft: Draft = about.into_iter().collect();
    let asking = Twenty::ask(game, side, &draft);
    let lit = asking.offers.iter().filter_map(|offer| {
        let hex = offer.pick.hex().or_else(|| Twenty::place(game, offer.pick.piece()?))?;
        marked(hex, &offer.mark)
    });
    lit.chain(asking.overlays.iter().cloned()).collect()
}

fn about(game: &Game, unit: UnitId) -> About {
    let (board, state) = (game.board(), game.state());
    let data = board.unit(unit);
    let arm = match data.arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
    };
    let arm = phrase!(MESSAGES, "twenty-arm", arm = arm);
    let side = side_called(side_name(board, data.side), SideForm::Label);
    let mut told = vec![phrase!(MESSAGES, "twenty-about-unit", side = side, unit = data.name.clone())];
    let (strength, movement) = (data.strength, data.movement);
    told.push(phrase!(MESSAGES, "twenty-about-arm", arm = arm, strength = strength, movement = movement));
    let place = state.place(unit);
    told.push(match place {
        Place::On { hex } => phrase!(MESSAGES, "twenty-about-hex", hex = board.number(hex)),
        other => tell::place_words(board, &other),
    });
    let marks =
        [(data.elite, "elite"), (data.guard, "guard"), (data.light, "light"), (state.is_routed(unit), "routed")];
    let mark = |(_, mark): (bool, &'static str)| phrase!(MESSAGES, "twenty-about-mark", mark = mark);
    told.extend(marks.into_iter().filter(|(is, _)| *is).map(mark));
    About {
        told: say!(MESSAGES, "twenty-about", parts = Argument::joined(told, Joiner::Comma)),
        place: tell::place_label(board, &place),
        there: matches!(place, Place::On { .. }),
        lost: matches!(place, Place::Broken | Place::Lost),
    }
}

fn garrison(game: &Game, at: u16) -> About {
    let Some(known) = game.board().definition().garrisons.get(usize::from(at)) else { return About::default() };
    let number = game.board().number(known.hex);
    let there = game.is_garrisoned(known.hex);
    let gone = game.state().garrisons.get(usize::from(at)).is_some_and(|garrison| garrison.gone);
    let (name, hex) = (super::things::post(&known.name), number.clone());
    let holds = if there { "yes" } else { "no" };
    let told = say!(MESSAGES, "twenty-about-garrison", name = name, hex = hex, there = holds);
    About { told, place: number, there, lost: gone }
}
