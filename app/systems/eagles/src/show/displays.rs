//! The displays beside the map, as printed games have cards: each leader with the units under him and their sum.

use super::super::pieces::Nameless;
use super::super::{Battle, ask, side_name};
use super::{charts, counters, ground};
use eagles::{Arm, Board, Class, Game, LeaderId, Place};
use engine::contract::Side;
use language::ask::Names;
use language::tongue::{SideForm, side_called};
use scene::geometry::{Rect, point};
use scene::{FOOT_SIGN, GUNS_SIGN, HORSE_SIGN, Holder};

/// From the map to the cards, in hex heights.
const GAP: f32 = 1.2;
/// Width of a card, in its lines' height, with the room to the next column.
const WIDE: f32 = 11.0;
const APART: f32 = 0.6;
/// Room between a card and the next one below, and what its frame takes, in lines.
const BETWEEN: f32 = 0.45;
const FRAME: f32 = 0.35;
/// A line is never taller than this, in hex heights.
const TALLEST: f32 = 1.8;
/// The shape of the table they are laid out on, and how much of its size the map keeps on it at least.
const TABLE: [f32; 2] = [1.6, 1.0];
const KEPT: f32 = 0.9;
/// Not more columns for a side.
const COLUMNS: usize = 3;

/// The content of a card: lines of two cells each, the first of them its head. `None` for a leader that is not in play.
pub(super) struct Card {
    /// The leader whose display it is; `None` for the sum of a side.
    leader: Option<LeaderId>,
    /// The text on it.
    pub(super) lines: Vec<[String; 2]>,
}

impl Card {
    /// Its height in a column, in lines.
    fn tall(&self) -> f32 {
        self.lines.len() as f32 + FRAME
    }

    fn title(&self) -> String {
        let lines: Vec<String> = self.lines.iter().map(|cells| cells.join("\t")).collect();
        // A card of one line is a card all the same.
        format!("{}\n", lines.join("\n"))
    }
}

/// All displays, by the numbers of their names: the sum of each side, then every leader. Leaders that are not in play
/// have none.
pub(super) fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let board = game.board();
    let frame = ground::frame(battle);
    let [first, second] = Side::BOTH.map(|side| cards(game, side));
    let (columns, rows) = columns(frame, [&first, &second]);
    let line = (frame.size().y / rows).min(TALLEST);
    let nowhere = Rect { min: frame.middle(), max: frame.middle() };
    let empty = || Holder { title: String::new(), area: nowhere, counters: Vec::new(), about: None };
    let mut all: Vec<Holder> = (0..Side::BOTH.len() + board.definition().leaders.len()).map(|_| empty()).collect();
    for (side, cards) in Side::BOTH.into_iter().zip([first, second]) {
        let step = (WIDE + APART) * line;
        let left = if is_western(board, side) {
            let needed = flow(&cards, rows).last().map_or(columns, |(column, _)| column + 1);
            frame.min.x - GAP - needed as f32 * step + APART * line
        } else {
            frame.max.x + GAP
        };
        let places = flow(&cards, rows);
        for (card, (column, top)) in cards.iter().zip(places) {
            let min = point(left + column as f32 * step, frame.min.y + top * line);
            let area = Rect { min, max: min + point(WIDE, card.tall()) * line };
            let number = match card.leader {
                Some(leader) => Side::BOTH.len() + usize::from(leader.0),
                None => usize::from(side == Side::Second),
            };
            if let Some(holder) = all.get_mut(number) {
                let about = card.leader.filter(|leader| is_on_the_map(game, *leader)).map(counters::id);
                *holder = Holder { title: card.title(), area, counters: Vec::new(), about };
            }
        }
    }
    all
}

/// The French come from the west, and their cards lie there.
fn is_western(board: &Board, side: Side) -> bool {
    board.definition().armies.iter().any(|army| army.side == side && army.id == "french")
}

/// The cards of a side: its sum, then its leaders, army commanders first.
fn cards(game: &Game, side: Side) -> Vec<Card> {
    let board = game.board();
    let mut leaders: Vec<LeaderId> = board.leader_ids().filter(|id| board.side_of(*id) == side).collect();
    leaders.sort_by_key(|id| (board.leader(*id).is_none_or(|data| data.class != Class::Army), id.0));
    let shown: Vec<Card> = leaders.into_iter().filter_map(|id| card(game, id)).collect();
    let hidden = shown.iter().filter_map(|card| card.leader).any(|id| is_hidden(game, id));
    let sum: u16 = shown.iter().filter_map(|card| card.leader).map(|id| game.strength_of(id).total()).sum();
    let sum = if hidden { String::from("?") } else { sum.to_string() };
    let heading = Card { leader: None, lines: vec![[side_called(&side_name(board, side), SideForm::Label), sum]] };
    std::iter::once(heading).chain(shown).collect()
}

/// Whether the viewer does not know a leader's units.
fn is_hidden(game: &Game, leader: LeaderId) -> bool {
    game.token(leader).is_some() || game.is_masked(leader)
}

fn is_on_the_map(game: &Game, leader: LeaderId) -> bool {
    game.state().leader(leader).is_some_and(|now| matches!(now.place, Place::On(_)))
}

/// The display of a leader who is on the map or in a box beside it, as far as it can be seen.
pub(super) fn card(game: &Game, leader: LeaderId) -> Option<Card> {
    let (board, state) = (game.board(), game.state());
    let (data, now) = (board.leader(leader)?, state.leader(leader)?);
    if !matches!(now.place, Place::On(_) | Place::Beside(_)) {
        return None;
    }
    // Generals without a name are all alike, and their number says less than their army.
    let nameless = Nameless::of(board, data).map(|nameless| nameless.on_card());
    let name = nameless.unwrap_or_else(|| format!("{}{}", data.name, charts::ratings(data)));
    if is_hidden(game, leader) || game.is_outpost(leader) {
        let head = [name, String::from(if game.is_outpost(leader) { "" } else { "?" })];
        return Some(Card {
            leader: Some(leader),
            lines: vec![head, [ask::strength_seen(game, leader).plain(&Names::default()), String::new()]],
        });
    }
    let total = game.strength_of(leader).total();
    let sum = if total == 0 { String::from("-") } else { total.to_string() };
    let unit = |(unit, strength): (eagles::UnitId, u8)| {
        let data = board.unit(unit)?;
        let sign = match data.arm {
            Arm::Infantry => FOOT_SIGN,
            Arm::Cavalry => HORSE_SIGN,
            Arm::Artillery => GUNS_SIGN,
        };
        Some([format!("{sign}{}", data.name), strength.to_string()])
    };
    let units = charts::track(game, leader).into_iter().filter_map(unit);
    Some(Card { leader: Some(leader), lines: std::iter::once([name, sum]).chain(units).collect() })
}

/// The column of each card, and the lines above it in a column of `rows` lines.
fn flow(cards: &[Card], rows: f32) -> Vec<(usize, f32)> {
    let (mut column, mut top) = (0, 0.0);
    let place = |card: &Card| {
        if top > 0.0 && top + card.tall() > rows {
            column += 1;
            top = 0.0;
        }
        let at = (column, top);
        top += card.tall() + BETWEEN;
        at
    };
    cards.iter().map(place).collect()
}

/// Number of columns of a side, and lines in each: as many columns, and so as large letters, as leave the map most of
/// its size. Lines come in fives, so that letters do not shrink and grow with every unit.
fn columns(frame: Rect, sides: [&[Card]; 2]) -> (usize, f32) {
    let size = frame.size();
    let alone = (TABLE[0] / size.x).min(TABLE[1] / size.y);
    let rows = |columns: usize| {
        let fits = |rows: f32| {
            sides.iter().all(|cards| {
                let tallest = cards.iter().map(Card::tall).fold(0.0, f32::max);
                tallest <= rows && flow(cards, rows).last().is_none_or(|(column, _)| *column < columns)
            })
        };
        (2..=80_u16).map(|fives| f32::from(fives) * 5.0).find(|rows| fits(*rows)).unwrap_or(400.0)
    };
    let line = |rows: f32| (size.y / rows).min(TALLEST);
    let mut found = (1, rows(1));
    for columns in 2..=COLUMNS {
        let rows = rows(columns);
        let wide = size.x + 2.0 * (GAP + columns as f32 * (WIDE + APART) * line(rows));
        let shown = (TABLE[0] / wide).min(TABLE[1] / size.y);
        if line(rows) > line(found.1) && shown >= alone * KEPT {
            found = (columns, rows);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Eagles;
    use eagles::Track;
    use engine::codec;
    use language::system::{Eye, Rules as _, Show as _, Words as _};
    use serde_json::{Value, json};
    use std::sync::Arc;

    fn begun(id: &str) -> (Battle, Game) {
        let scenario = eagles_files::BATTLES.built_in(id).unwrap();
        let board = Eagles::board(&scenario).unwrap();
        let battle = Battle::new(Arc::new(scenario), board);
        let (game, _) = Game::new(Arc::clone(&battle.board), eagles::OptionalRules::default());
        (battle, game)
    }

    #[test]
    fn every_force_on_the_map_has_its_display_with_its_strength() {
        for id in ["eagles-friedland", "eagles-eylau", "eagles-pultusk", "eagles-campaign-friedland"] {
            let (battle, game) = begun(id);
            let (board, frame) = (game.board(), ground::frame(&battle));
            let holders = Eagles::holders(&battle, &game, Eye::Public);
            assert_eq!(holders.len(), Eagles::names(board).holders.len(), "{id}");
            let mut areas: Vec<Rect> = Vec::new();
            for leader in board.leader_ids() {
                let holder = &holders[2 + usize::from(leader.0)];
                let Place::On(_) = game.state().leader(leader).unwrap().place else { continue };
                let [head, units @ ..] = &*card(&game, leader).unwrap().lines else { panic!("{id}: no lines") };
                let total = game.strength_of(leader).total();
                assert_eq!(head[1], if total == 0 { String::from("-") } else { total.to_string() }, "{id}: {head:?}");
                // The forces page says the same of the same units.
                let told: u16 = charts::track(&game, leader).iter().map(|(_, strength)| u16::from(*strength)).sum();
                let written: u16 = units.iter().map(|unit| unit[1].parse::<u16>().unwrap()).sum();
                assert_eq!((told, written), (total, total), "{id}: {head:?}");
                assert!(holder.title.starts_with(&head[0]), "{id}: {}", holder.title);
                assert_eq!(holder.about, Some(counters::id(leader)), "{id}: {head:?}");
                areas.push(holder.area);
            }
            for (at, one) in areas.iter().enumerate() {
                assert!(one.max.x < frame.min.x || one.min.x > frame.max.x, "{id}: {one:?} lies on the map");
                assert!(one.min.y >= frame.min.y && one.max.y <= frame.max.y + 0.01, "{id}: {one:?}");
                let apart = |other: &Rect| {
                    one.max.x < other.min.x
                        || other.max.x < one.min.x
                        || one.max.y < other.min.y
                        || other.max.y < one.min.y
                };
                assert!(areas.iter().skip(at + 1).all(apart), "{id}: {one:?} lies on another");
            }
        }
    }

    #[test]
    fn in_veiled_play_a_display_shows_what_its_viewer_may_see() {
        let (battle, _) = begun("eagles-friedland");
        let position = json!({
            "others": "away", "phasing": "french", "phase": "command",
            "forces": {
                "Davout": {"hex": "N-2412", "track": {"Morand III/1": 9, "Marulaz III Lc": 2}, "sealed": true},
                "Bagration": {"hex": "N-2409", "track": {"Markov Adv Guard": 8}},
            },
        });
        let (game, _) = Eagles::begun(&battle.board, &json!({"veiled": true}), Some(&position)).unwrap();
        let davout = game.board().leader_ids().find(|one| game.board().leader(*one).unwrap().name == "Davout").unwrap();
        let side = game.board().side_of(davout);
        let title = |eye: Eye| Eagles::holders(&battle, &game, eye)[2 + usize::from(davout.0)].title.clone();
        let own = title(Eye::Of(side));
        assert!(own.contains("\t11\n") && own.contains("Morand III/1\t9"), "{own}");
        for eye in [Eye::Of(side.other()), Eye::Public] {
            let seen = title(eye);
            assert!(seen.contains("\t?\n") && seen.contains("under seal") && !seen.contains("Morand"), "{seen}");
        }
    }

    #[test]
    fn a_position_that_names_its_seals_gives_the_openings_beside_them() {
        let (battle, _) = begun("eagles-friedland");
        let at_the_desk = |position: &Value| {
            let (game, _) = Eagles::begun(&battle.board, &json!({"veiled": true}), Some(position)).unwrap();
            game
        };
        let sealed = at_the_desk(&json!({
            "others": "away", "phasing": "french", "phase": "command",
            "forces": {
                "Davout": {"hex": "N-2412", "track": {"Morand III/1": 9}, "sealed": true},
                "Bagration": {"hex": "N-2409", "track": {"Markov Adv Guard": 8}},
            },
        }));
        let davout =
            sealed.board().leader_ids().find(|one| sealed.board().leader(*one).unwrap().name == "Davout").unwrap();
        let side = sealed.board().side_of(davout);
        let own = |game: &Game| Eagles::holders(&battle, game, Eye::Of(side))[2 + usize::from(davout.0)].title.clone();
        // The print of a state names the seal and not its content.
        let mut told = Eagles::state_json(&sealed);
        let unknown = at_the_desk(&told);
        assert_eq!(unknown.state(), sealed.state());
        assert!(!own(&unknown).contains("Morand"), "{}", own(&unknown));
        let morand = sealed.board().unit_ids().find(|id| sealed.board().unit(*id).unwrap().name == "Morand III/1");
        let track = Track { leader: davout, units: vec![(morand.unwrap(), 9)] };
        let opening = |salt: u8| json!({"side": "french", "salt": vec![salt; 32], "content": codec::encode(&track)});
        told["openings"] = json!([opening(0)]);
        let known = at_the_desk(&told);
        assert_eq!(known.state(), sealed.state());
        assert!(own(&known).contains("Morand III/1\t9"), "{}", own(&known));
        // Another salt opens nothing.
        told["openings"] = json!([opening(1)]);
        assert!(!own(&at_the_desk(&told)).contains("Morand"));
    }
}
