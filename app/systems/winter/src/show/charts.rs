//! The charts beside the map: fire, shock, movement, forces, and what there is to worry about.

use super::super::ask::{effect_words, rule};
use super::super::things::{self, Tray};
use super::super::values::signed;
use super::super::{MESSAGES, Thing, leader_piece, piece, tell, thing};
use engine::contract::Game as _;
use engine::contract::Side;
use language::ask::{Pick, PieceId, Sentence};
use language::phrase;
use language::sheet::{Part, Remark, Sheet, SheetTable, Tone};
use winter::forecast::Effect;
use winter::glimpse::points;
use winter::state::{Morale, Place};
use winter::tables::Row;
use winter::{Board, Game, LeaderId, Options, UnitId};

/// The results of fire by score.
pub(in super::super) fn fire_table(board: &Board) -> Sheet {
    let fire = &board.tables().fire;
    let mut sheet = Sheet::EMPTY;
    sheet.line(phrase!(MESSAGES, "winter-fire-chart").rule(rule("11.3")));
    let step = || phrase!(MESSAGES, "winter-step");
    let [strength, guns] = [phrase!(MESSAGES, "winter-strength-up-to"), phrase!(MESSAGES, "winter-guns-up-to")];
    let mut table = SheetTable { heads: vec![strength, step(), guns, step()], ..SheetTable::default() };
    for at in 0..fire.strength_step.len().max(fire.gun_step.len()) {
        // Values beyond the last bound take the last step.
        let pair = |bounds: &[u8], steps: &[i8]| match (bounds.get(at), steps.get(at)) {
            (Some(upto), Some(step)) if at + 1 < steps.len() => {
                [Sentence::from(upto.to_string()), Sentence::from(signed(*step))]
            }
            (_, Some(step)) => [phrase!(MESSAGES, "winter-more"), Sentence::from(signed(*step))],
            (_, None) => [Sentence::EMPTY, Sentence::EMPTY],
        };
        let cells = pair(&fire.strength_upto, &fire.strength_step).into_iter();
        table.row(cells.chain(pair(&fire.gun_upto, &fire.gun_step)), false);
    }
    sheet.parts.push(Part::Table(table));
    sheet
}

/// The results of shock by score.
pub(in super::super) fn results(board: &Board) -> Sheet {
    let heads = vec![phrase!(MESSAGES, "winter-score-up-to"), phrase!(MESSAGES, "winter-result")];
    let mut table = SheetTable { heads, ..SheetTable::default() };
    let list = &board.tables().shock.result;
    for (at, result) in list.iter().enumerate() {
        let last = at + 1 == list.len();
        let upto = if last { phrase!(MESSAGES, "winter-more") } else { Sentence::from(result.upto.to_string()) };
        let (words, _) = effect_words(&Effect::Shock(*result));
        table.row([upto, words], false);
    }
    let mut sheet = Sheet { parts: vec![Part::Table(table)] };
    sheet.note(phrase!(MESSAGES, "winter-shock-chart").rule(rule("12.4")));
    sheet
}

/// The costs of ground.
pub(in super::super) fn costs(board: &Board) -> Sheet {
    let cost = &board.tables().cost;
    let heads = ["ground", "infantry", "skirmish", "heavy", "light", "battery", "leader"];
    let heads = heads.map(|head| phrase!(MESSAGES, "winter-cost-head", head = head));
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let rows: [(&'static str, &Row); 9] = [
        ("clear", &cost.clear),
        ("light", &cost.light),
        ("woods", &cost.woods),
        ("hard", &cost.hard),
        ("wetland", &cost.wetland),
        ("stream", &cost.stream),
        ("major-stream", &cost.major_stream),
        ("fence", &cost.soft_cover_side),
        ("up", &cost.up),
    ];
    for (name, row) in rows {
        let cell = |sixths: &i16| match u16::try_from(*sixths) {
            Ok(sixths) => Sentence::from(points(sixths)),
            Err(_) => phrase!(MESSAGES, "winter-road-only"),
        };
        let name = phrase!(MESSAGES, "winter-cost-of", ground = name);
        table.row([name].into_iter().chain(row.iter().map(cell)), false);
    }
    let mut sheet = Sheet { parts: vec![Part::Table(table)] };
    sheet.note(phrase!(MESSAGES, "winter-cost-chart").rule(rule("5.4")));
    sheet
}

fn own(game: &Game, side: Side) -> impl Iterator<Item = UnitId> + '_ {
    let board = game.board();
    board.unit_ids().filter(move |unit| board.unit(*unit).side == side && board.unit(*unit).parent.is_none())
}

/// The separator between the names of a corps and its brigade.
const NEXT: &str = ", ";

/// Both armies, brigade by brigade, each unit with its present state.
pub(super) fn forces(game: &Game) -> Sheet {
    let (board, state) = (game.board(), game.state());
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        let mut units: Vec<(String, UnitId)> = own(game, side)
            .map(|unit| {
                let data = board.data(unit);
                let names = data.into_iter().flat_map(|data| [data.corps.clone(), data.brigade.clone()]);
                (names.flatten().collect::<Vec<String>>().join(NEXT), unit)
            })
            .collect();
        units.sort();
        let mut last = String::new();
        for (brigade, unit) in units {
            if brigade != last && !brigade.is_empty() {
                let named = brigade.split(NEXT).map(tell::body).reduce(|all, name| all.text(NEXT).then(name));
                sheet.line(named.unwrap_or_default());
            }
            last = brigade;
            let now = state.unit(unit);
            let name = Sentence::EMPTY.pick(Pick::Piece(piece(unit))).text(format!(" {}", now.strength));
            let (word, tone) = match (now.place, now.morale) {
                (Place::Eliminated, _) => (phrase!(MESSAGES, "winter-is-eliminated"), Tone::Worst),
                (_, Morale::Routed) => (phrase!(MESSAGES, "winter-is-routed"), Tone::Worst),
                (_, Morale::Disordered) => (phrase!(MESSAGES, "winter-is-disordered"), Tone::Bad),
                _ if now.exhausted => (phrase!(MESSAGES, "winter-is-exhausted"), Tone::Bad),
                _ => (Sentence::EMPTY, Tone::Even),
            };
            let remark = Remark::new(word, tone);
            sheet.entry(
                name,
                vec![if now.place == Place::Eliminated { remark.struck() } else { remark }],
                tell::place_words(board, now.place),
            );
        }
        let here = |leader: &LeaderId| board.leader(*leader).side == side && state.leader(*leader).hex().is_some();
        let leaders = board.leader_ids().filter(here).map(|leader| leader_piece(board, leader)).collect();
        sheet.pieces(phrase!(MESSAGES, "winter-leaders-on-map"), leaders);
    }
    sheet.note(phrase!(MESSAGES, "winter-forces-note"));
    sheet
}

/// Whether a unit is one to worry about.
type Worry<'a> = Box<dyn Fn(&UnitId) -> bool + 'a>;

/// The units that are out of command, not in good order, exhausted, or have not fired.
pub(super) fn worries(game: &Game) -> Sheet {
    let (board, state) = (game.board(), game.state());
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        let there: Vec<UnitId> = board
            .unit_ids()
            .filter(|unit| board.unit(*unit).side == side && state.unit(*unit).hex().is_some())
            .collect();
        let shots = match game.options() {
            Options::Fire { shots, .. } => shots.into_iter().flat_map(|shot| shot.units).collect(),
            _ => Vec::new(),
        };
        let moves = state.phase.is_movement() && state.phase.side() == side;
        let kinds: [(&'static str, Worry<'_>); 7] = [
            ("can-fire", Box::new(move |unit: &UnitId| shots.contains(unit))),
            ("not-moved", Box::new(move |unit: &UnitId| moves && state.unit(*unit).marks.spent == 0)),
            ("out-of-command", Box::new(|unit: &UnitId| !game.is_in_command(*unit))),
            ("disordered", Box::new(|unit: &UnitId| state.unit(*unit).morale == Morale::Disordered)),
            ("routed", Box::new(|unit: &UnitId| state.unit(*unit).morale == Morale::Routed)),
            ("exhausted", Box::new(|unit: &UnitId| state.unit(*unit).exhausted)),
            (
                "half-strength",
                Box::new(|unit: &UnitId| {
                    state.unit(*unit).strength <= board.unit(*unit).strength.div_ceil(2)
                        && board.unit(*unit).parent.is_none()
                }),
            ),
        ];
        for (name, is) in kinds {
            let found: Vec<PieceId> = there.iter().filter(|unit| is(unit)).copied().map(piece).collect();
            if !found.is_empty() {
                sheet.pieces(phrase!(MESSAGES, "winter-worry", worry = name), found);
            }
        }
    }
    sheet
}

/// The units that come next, turn by turn.
pub(super) fn coming(game: &Game) -> Sheet {
    let (board, state) = (game.board(), game.state());
    let mut sheet = Sheet::EMPTY;
    let mut all: Vec<(u8, Side, PieceId)> = Vec::new();
    for at in 0..things::count(board) {
        let piece = PieceId(at);
        let Some(known) = thing(board, piece) else { continue };
        if !matches!(Tray::holding(board, state, known), Some(Tray::Coming(_))) {
            continue;
        }
        let start = match known {
            Thing::Unit(unit) => board.data(unit).map(|data| &data.start),
            Thing::Leader(leader) => board.leader_data(leader).map(|data| &data.start),
        };
        let arrival = start.and_then(|start| game.arrival(things::owner(board, known), start));
        let turn = arrival.and_then(|(turn, _)| turn);
        all.extend(turn.map(|turn| (turn, things::owner(board, known), piece)));
    }
    all.sort();
    let mut groups: Vec<((u8, Side), Vec<PieceId>)> = Vec::new();
    for (turn, side, piece) in all {
        match groups.last_mut().filter(|(key, _)| *key == (turn, side)) {
            Some((_, list)) => list.push(piece),
            None => groups.push(((turn, side), vec![piece])),
        }
    }
    for ((turn, side), list) in groups.into_iter().take(6) {
        sheet.pieces(phrase!(MESSAGES, "winter-coming", turn = turn, side = side), list);
    }
    let placed = board.leader_ids().filter(|leader| state.leader(*leader).post == winter::state::Post::Returning);
    let placed: Vec<PieceId> = placed.map(|leader| leader_piece(board, leader)).collect();
    if !placed.is_empty() {
        sheet.pieces(phrase!(MESSAGES, "winter-to-be-placed"), placed);
    }
    sheet
}
