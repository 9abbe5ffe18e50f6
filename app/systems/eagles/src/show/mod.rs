//! The view of a battle: the board as a scene, and pages of words beside it.

mod charts;
mod counters;
mod displays;
mod ground;
mod lines;
mod spot;
mod standing;

pub(super) use charts::{artillery, attrition, combat, terrain};

use super::{Battle, Eagles, ask, pieces, side_name, tell};
use crate::MESSAGES;
use eagles::{Board, Class, Game, LeaderId, Place, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Key, Names, Overlay, Pick, PieceId, Sentence};
use language::board::side_colour;
use language::sheet::Sheet;
use language::system::{About, Eye, Glance, Show};
use language::tongue::{Argument, Joiner, SideForm, side_called};
use language::{phrase, say};
use scene::{Light, Mood};
use std::ops::Deref;
use std::sync::Arc;

const FORCES: &str = "Forces";
const COMBAT: &str = "Combat";
const ARTILLERY: &str = "Artillery";
const ATTRITION: &str = "Attrition";
const TERRAIN: &str = "Terrain";
/// Zones of control of both sides.
const ZONES: Key = "zones";
/// Lines of communications: of the armies to their Centres, or of one leader in a battle.
const LINES: Key = "lines";

impl Show for Eagles {
    const CHARTS: &'static [&'static str] = &[FORCES, COMBAT, ARTILLERY, ATTRITION, TERRAIN];
    const LAYERS: &'static [Key] = &[ZONES, LINES];
    const SWITCHED: &'static [Key] = &[ZONES, LINES];

    fn ground(battle: &Battle) -> scene::Map {
        ground::map(battle)
    }

    fn pieces(battle: &Battle, game: &Game, eye: Eye) -> Vec<scene::Counter> {
        counters::on_map(battle, &seen(game, eye))
    }

    fn mood(_: &Battle, game: &Game) -> Mood {
        let sky = game.state().weather;
        let weather = match (sky.snow(), sky.rain()) {
            (true, _) => scene::Weather::Snow,
            (_, true) => scene::Weather::Rain,
            _ => scene::Weather::Dry,
        };
        Mood { light: Light::Day, weather, time: 0.0 }
    }

    fn layer(glance: &Glance<'_, Eagles>, layer: Key, about: Option<Pick>) -> Vec<Overlay> {
        let Some(game) = glance.game else { return Vec::new() };
        if layer == LINES {
            return lines::layer(glance.battle, &seen(game, glance.eye), about);
        }
        if layer != ZONES {
            return Vec::new();
        }
        let zones = |side: Side| {
            let colour = side_colour(&glance.battle.scenario, side);
            let hexes = game.board().hexes().filter(move |hex| game.in_zone(side, *hex));
            hexes.map(move |hex| Overlay::Zone { hex, colour, second: side == Side::Second })
        };
        Side::BOTH.into_iter().flat_map(zones).collect()
    }

    /// Hexes worth points, in the colours of the sides that hold them, damaged bridges, what armies have put up, and the combat
    /// under way.
    fn stakes(battle: &Battle, game: &Game) -> Vec<Overlay> {
        let definition = game.board().definition();
        let held = definition.held.iter().zip(&game.state().held).map(|(known, holder)| Overlay::Victory {
            hex: known.hex,
            holder: holder.map(|side| side_colour(&battle.scenario, side)),
        });
        let broken = game.state().damaged.iter().map(|side| Overlay::Blocks(side.high));
        held.chain(broken).chain(lines::works(game)).chain(fought(game)).collect()
    }

    fn roster(battle: &Battle, game: &Game, eye: Eye) -> Vec<scene::Counter> {
        counters::roster(battle, &seen(game, eye))
    }

    fn holders(battle: &Battle, game: &Game, eye: Eye) -> Vec<scene::Holder> {
        displays::holders(battle, &seen(game, eye))
    }

    fn about(game: &Game, eye: Eye, piece: PieceId) -> About {
        let game = &*seen(game, eye);
        match pieces::thing(game.board(), piece) {
            Some(pieces::Thing::Leader(leader)) => leader_told(game, leader),
            Some(pieces::Thing::Unit(unit)) => unit_told(game, unit),
            None => About::default(),
        }
    }

    fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
        standing::turn(battle, game, roomy)
    }

    fn title(battle: &Battle, hex: Hex) -> String {
        spot::title(battle, hex)
    }

    fn spoken(battle: &Battle, game: Option<&Game>, eye: Eye, hex: Hex) -> String {
        let known = game.map(|game| seen(game, eye));
        spot::spoken(battle, known.as_deref(), hex)
    }

    fn hex(battle: &Battle, game: &Game, eye: Eye, hex: Hex) -> Sheet {
        spot::sheet(battle, &seen(game, eye), hex)
    }

    fn standing(battle: &Battle, game: &Game, _: Eye) -> Sheet {
        standing::standing(battle, game)
    }

    fn account(game: &Game, _: Eye) -> Sheet {
        tell::account(game)
    }

    fn turns(battle: &Battle, game: &Game) -> Sheet {
        standing::track(battle, game)
    }

    /// The leaders that are due in a later turn of a campaign, and those in a box beside its map. In a battle none come
    /// later.
    fn coming(_: &Battle, game: &Game, eye: Eye) -> Sheet {
        let game = &*seen(game, eye);
        let mut sheet = Sheet::EMPTY;
        let (board, state) = (game.board(), game.state());
        for leader in board.leader_ids() {
            let place = state.leader(leader).map(|leader| leader.place);
            let Some(place @ (Place::Due { .. } | Place::Beside(_))) = place else { continue };
            let (piece, strength) = (super::leader_piece(leader), ask::strength_seen(game, leader));
            let place = tell::place(board, place);
            sheet.line(phrase!(MESSAGES, "eagles-coming", leader = piece, strength = strength, place = place));
        }
        if sheet.parts.is_empty() {
            sheet.line(phrase!(MESSAGES, "eagles-none-coming"));
        }
        sheet
    }

    fn chart(glance: &Glance<'_, Eagles>, title: &str) -> Sheet {
        let board = &glance.battle.board;
        match (title, glance.game) {
            (FORCES, Some(game)) => charts::forces(&seen(game, glance.eye)),
            (COMBAT, _) => charts::combat(board),
            (ARTILLERY, _) => charts::artillery(board),
            (ATTRITION, _) => charts::attrition(board),
            (TERRAIN, _) => charts::terrain(board),
            _ => Sheet::EMPTY,
        }
    }

    fn measure(game: &Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let far = game.board().distance(from, to);
        (phrase!(MESSAGES, "eagles-measure", from = from, to = to, count = far), Vec::new())
    }
}

/// The game as an eye sees it: in veiled play a side sees its own tracks, and of the enemy's those beside it (C3).
fn seen(game: &Game, eye: Eye) -> Seen<'_> {
    match eye {
        Eye::Of(side) if game.is_veiled() => Seen::Known(game.shown_to(side)),
        _ => Seen::Public(game),
    }
}

/// The attack of the combat under way, until a side retreats: both sides see which Forces attack which hexes.
fn fought(game: &Game) -> Option<Overlay> {
    let fight = game.state().fight().filter(|fight| fight.retreated.is_none())?;
    let places = |side: Side| {
        let leaders = fight.party(side).leaders.iter();
        let mut hexes: Vec<Hex> = leaders.filter_map(|leader| game.state().hex_of(*leader)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    };
    let (from, met) = (places(fight.attacker), places(fight.attacker.other()));
    // A loser behind walls may attack in its turn: the hexes declared are its own then.
    let to = if from.iter().any(|hex| fight.targets.contains(hex)) { met } else { fight.targets.clone() };
    (!from.is_empty() && !to.is_empty()).then_some(Overlay::Attack { from, to, odds: String::new() })
}

/// A game as one viewer sees it.
enum Seen<'a> {
    /// The view of both sides.
    Public(&'a Game),
    /// As one side does.
    Known(Arc<Game>),
}

impl Deref for Seen<'_> {
    type Target = Game;

    fn deref(&self) -> &Game {
        match self {
            Seen::Public(game) => game,
            Seen::Known(game) => game,
        }
    }
}

fn leader_told(game: &Game, leader: LeaderId) -> About {
    let (board, state) = (game.board(), game.state());
    let (Some(data), Some(now)) = (board.leader(leader), state.leader(leader)) else { return About::default() };
    let side = side_called(&side_name(board, board.side_of(leader)), SideForm::Label);
    let mut told =
        vec![phrase!(MESSAGES, "eagles-about-leader", side = side, leader = pieces::leader_called(board, data))];
    let halves = |number: u8| ask::points(u16::from(number));
    if data.class != Class::Token {
        let (span, counts) = (halves(data.span), halves(data.subordination));
        told.push(phrase!(
            MESSAGES,
            "eagles-about-ratings",
            initiative = data.initiative,
            span = span,
            counts = counts
        ));
    }
    told.push(ask::strength_seen(game, leader));
    told.push(place_told(board, now.place));
    let marks = [(now.done, "marched"), (now.forced, "forced"), (now.fought, "fought")];
    let marks = marks.into_iter().filter(|(is, _)| *is);
    told.extend(marks.map(|(_, mark)| phrase!(MESSAGES, "eagles-about-mark", mark = mark)));
    About {
        told: say!(MESSAGES, "eagles-all", all = Argument::joined(told, Joiner::Comma)),
        place: match now.place {
            Place::On(hex) => board.number(hex),
            other => tell::place(board, other).plain(&Names::default()),
        },
        there: matches!(now.place, Place::On(_)),
        lost: now.place == Place::Lost,
    }
}

/// The place of a leader, without links.
fn place_told(board: &Board, place: Place) -> Sentence {
    match place {
        Place::On(hex) => phrase!(MESSAGES, "eagles-place-in", hex = board.number(hex)),
        other => tell::place(board, other),
    }
}

fn unit_told(game: &Game, unit: UnitId) -> About {
    let (board, state) = (game.board(), game.state());
    let (Some(data), Some(now)) = (board.unit(unit), state.unit(unit)) else { return About::default() };
    let chief = now.leader.and_then(|leader| board.leader(leader)).map(|leader| pieces::leader_called(board, leader));
    let guard = if data.guard { "guard" } else { "line" };
    let arm = pieces::arm_key(data.arm);
    let place = match chief {
        Some(chief) => say!(MESSAGES, "eagles-about-under", leader = chief),
        None => say!(MESSAGES, "eagles-about-not-in-play"),
    };
    let (name, strength) = (data.name.clone(), ask::in_strength(u16::from(now.strength)));
    let told = say!(
        MESSAGES,
        "eagles-about-unit",
        unit = name,
        arm = arm,
        guard = guard,
        strength = strength,
        place = place.clone()
    );
    About { told, place, there: now.leader.is_some(), lost: now.leader.is_none() }
}
