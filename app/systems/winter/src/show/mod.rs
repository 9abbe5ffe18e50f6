//! The view of a battle: the board as a scene, and pages of words beside it.

mod boxes;
mod charts;
mod counters;
mod displays;
mod ground;
mod hour;
mod spot;
mod staff;
mod standing;
#[cfg(test)]
mod tests;
mod told;

pub(super) use charts::{costs, fire_table, results};

use super::{Battle, MESSAGES, Thing, Winter, thing};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Key, Names, Overlay, Pick, PieceId, Sentence};
use language::board::side_colour;
use language::phrase;
use language::sheet::Sheet;
use language::system::{About, Eye, Glance, Rules as _, Show};
use scene::{Light, Mood};
use staff::Filter;
use winter::Game;
use winter::glimpse::Daylight;
use winter::state::Snow;

const SHOCK: &str = "Shock";
const FIRE: &str = "Fire";
const COSTS: &str = "Movement";
const FORCES: &str = "Forces";
const WORRIES: &str = "Worries";
const STAFF: &str = "Staff";
const ORDERS: &str = "Orders";
const COMMITMENT: &str = "Commitment";
const MORALE: &str = "Morale";
const HOUR: &str = "Hour";
/// The charts of the whole field: what changes comes first.
const OF_FIELD: &[&str] = &[STAFF, ORDERS, COMMITMENT, MORALE, HOUR, FIRE, SHOCK, COSTS, FORCES];
/// Minimum Fire Zones of both sides.
const ZONES: Key = "zones";
/// The reach of the leaders.
const COMMAND: Key = "command";
/// The hexes a charge could reach.
const CHARGES: Key = "charges";
/// The hexes that are seen from a hex.
const SIGHT: Key = "sight";
/// No farther than this is shown what is seen and what is not, in hexes.
const SHOWN_SIGHT: u16 = 16;
/// Those that the staff asks for.
const WAITING: Key = "staff-waiting";
const OUT: Key = "staff-out";
const WITH_ORDERS: Key = "staff-orders";
const BROKEN: Key = "staff-broken";
const TIRED: Key = "staff-tired";
const ROUNDS: Key = "staff-rounds";
const IDLE: Key = "staff-idle";

impl Show for Winter {
    const CHARTS: &'static [&'static str] = &[FIRE, SHOCK, COSTS, FORCES, WORRIES];
    const LAYERS: &'static [Key] =
        &[ZONES, COMMAND, SIGHT, CHARGES, WAITING, OUT, WITH_ORDERS, BROKEN, TIRED, ROUNDS, IDLE];
    const SWITCHED: &'static [Key] = &[ZONES, COMMAND, SIGHT, WAITING, OUT, WITH_ORDERS, BROKEN, TIRED, ROUNDS, IDLE];

    fn charts(board: &winter::Board) -> &'static [&'static str] {
        if board.whole().is_some() { OF_FIELD } else { Winter::CHARTS }
    }

    fn ground(battle: &Battle) -> scene::Map {
        ground::map(battle)
    }

    fn pieces(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::on_map(battle, game)
    }

    fn mood(_: &Battle, game: &Game) -> Mood {
        let light = match game.daylight() {
            Daylight::Day => Light::Day,
            Daylight::Twilight | Daylight::Evening => Light::Dusk,
            Daylight::Night => Light::Night,
        };
        let weather = match game.state().affairs.weather.snow {
            Snow::None => scene::Weather::Dry,
            Snow::Light | Snow::Heavy | Snow::Blizzard => scene::Weather::Snow,
        };
        Mood { light, weather, time: 0.0 }
    }

    fn layer(glance: &Glance<'_, Winter>, layer: Key, about: Option<Pick>) -> Vec<Overlay> {
        let Some(game) = glance.game else { return Vec::new() };
        let board = game.board();
        let coat = |side: Side| side_colour(&glance.battle.scenario, side);
        let zone = |hex: Hex, side: Side| Overlay::Zone { hex, colour: coat(side), second: side == Side::Second };
        match layer {
            ZONES => {
                let of = |side: Side| {
                    let held = board.grid().hexes().filter(move |hex| game.fire_zone(side, *hex));
                    held.map(move |hex| zone(hex, side))
                };
                Side::BOTH.into_iter().flat_map(of).collect()
            }
            COMMAND => {
                let picked = about.and_then(Pick::piece).and_then(|piece| thing(board, piece));
                let leaders = board.leader_ids().filter(|leader| match picked {
                    Some(Thing::Leader(known)) => known == *leader,
                    Some(Thing::Unit(unit)) => game.holds(*leader, unit),
                    None => game.leader_is_in_command(*leader),
                });
                let mut all = Vec::new();
                for leader in leaders {
                    let Some(at) = game.state().leader(leader).hex() else { continue };
                    let reach = game.radius_of(leader);
                    let side = board.leader(leader).side;
                    let within = board.grid().hexes().filter(|hex| board.distance(at, *hex) <= reach);
                    all.extend(within.map(|hex| zone(hex, side)));
                }
                all
            }
            SIGHT => {
                let picked = about.and_then(|pick| match pick {
                    Pick::Hex(hex) => Some(hex),
                    _ => pick.piece().and_then(|piece| <Winter as language::system::Asks>::place(game, piece)),
                });
                let Some(from) = picked else { return Vec::new() };
                let far = |hex: Hex| board.distance(from, hex);
                let unseen = |hex: &Hex| far(*hex) > game.sees() || game.sight_between(from, *hex).is_err();
                let near = board.grid().hexes().filter(|hex| (1..=SHOWN_SIGHT).contains(&far(*hex)));
                near.filter(unseen).map(Overlay::Shade).collect()
            }
            CHARGES => {
                let carrying = board.unit_ids().filter(|unit| {
                    match about.and_then(Pick::piece).and_then(|piece| thing(board, piece)) {
                        Some(Thing::Unit(known)) if board.unit(known).is_cavalry() => known == *unit,
                        _ => game.state().unit(*unit).charge,
                    }
                });
                carrying
                    .flat_map(|unit| {
                        let side = board.unit(unit).side;
                        game.zone_of_charge(unit).into_iter().map(move |(hex, _)| zone(hex, side))
                    })
                    .collect()
            }
            _ => Filter::of_layer(layer).map_or_else(Vec::new, |filter| staff::layer(game, filter)),
        }
    }

    /// Hexes whose control counts, with who holds them.
    fn stakes(battle: &Battle, game: &Game) -> Vec<Overlay> {
        let control = game.board().rules().control.iter().zip(&game.state().affairs.control);
        let stake = |(known, holder): (&winter::definition::ControlHex, &Option<Side>)| Overlay::Victory {
            hex: known.hex,
            holder: holder.map(|side| side_colour(&battle.scenario, side)),
        };
        control.map(stake).collect()
    }

    fn roster(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters::roster(battle, game)
    }

    fn holders(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Holder> {
        boxes::holders(battle, game)
    }

    fn about(game: &Game, _: Eye, piece: PieceId) -> About {
        told::about(game, piece)
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

    fn standing(battle: &Battle, game: &Game, eye: Eye) -> Sheet {
        standing::standing(battle, game, eye)
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

    fn chart(glance: &Glance<'_, Winter>, title: &str) -> Sheet {
        let board = &glance.battle.board;
        match (title, glance.game) {
            (FIRE, _) => fire_table(board),
            (SHOCK, _) => results(board),
            (COSTS, _) => costs(board),
            (FORCES, Some(game)) => charts::forces(game),
            (WORRIES, Some(game)) => charts::worries(game),
            (STAFF, Some(game)) => staff::sheet(game),
            (ORDERS, Some(game)) => displays::orders(game),
            (COMMITMENT, Some(game)) => displays::commitment(game),
            (MORALE, Some(game)) => displays::morale(glance.battle, game),
            (HOUR, Some(game)) => hour::sheet(game, glance.events),
            _ => Sheet::EMPTY,
        }
    }

    fn measure(game: &Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let far = game.board().distance(from, to);
        let told = match game.sight_between(from, to) {
            Ok(()) => phrase!(MESSAGES, "winter-measured-in-sight", from = from, to = to, hexes = far),
            Err(refusal) => {
                let names = Names { refusals: Winter::refusals(), ..Names::default() };
                let why = names.refused(&refusal);
                phrase!(MESSAGES, "winter-measured", from = from, to = to, hexes = far, why = why)
            }
        };
        (told, Vec::new())
    }
}
