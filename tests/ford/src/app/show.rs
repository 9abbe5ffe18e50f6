//! The view of the ford: a few hexes with a stream, and counters, of which some are face down.

use super::{BATTERY, Battle, COLUMN, TheFord, decoys, is_played, place, seen};
use crate::{Ford, Stage};
use engine::contract::{Game as _, Side};
use engine::hex::{Hex, Hexside};
use language::ask::{Key, Overlay, Pick, PieceId, Sentence};
use language::board::side_colour;
use language::sheet::{Bar, Part, Sheet, SheetTable, Tone, Track};
use language::system::{About, Eye, Glance, Rules as _, Show};
use scene::{
    Colour, Corner, Counter, CounterId, CounterMark, Map, MarkTone, Mood, Name, NameKind, Sign, Symbol, Texts, Water,
};

/// The one chart.
const FIRE: &str = "Fire";
/// On the back of a counter.
const BACK: Colour = Colour::hex(0x8a8172);
/// It is here, and the enemy does not know it.
const HIDDEN: CounterMark = CounterMark::new("hidden", Corner::UpperRight, Sign::Letter('H'), MarkTone::Plain);

impl Show for TheFord {
    const CHARTS: &'static [&'static str] = &[FIRE];
    const LAYERS: &'static [Key] = &[];
    const SWITCHED: &'static [Key] = &[];

    fn ground(battle: &Battle) -> Map {
        let board = &battle.board;
        let mut map = Map::clear(board.grid());
        // The stream runs along the lower sides of the row of the first ford.
        let row = board.fords.first().map_or(1, |ford| ford.row);
        let sides = board.grid().hexes().filter(|hex| hex.row == row).flat_map(|hex| below(battle, hex));
        map.waters = sides.map(|side| (side, Water::Stream)).collect();
        map.objectives.clone_from(&board.fords);
        let place = |place: &scenarios::Place| Name {
            text: place.name.clone(),
            kind: NameKind::Water,
            hexes: place.hexes.clone(),
            offset: None,
        };
        map.names = battle.scenario.gazetteer.places().iter().map(place).collect();
        map
    }

    fn pieces(battle: &Battle, game: &Ford, eye: Eye) -> Vec<Counter> {
        let all = [BATTERY, COLUMN].into_iter().chain(decoys(&battle.board));
        all.filter_map(|piece| counter(battle, game, eye, piece)).collect()
    }

    fn mood(_: &Battle, _: &Ford) -> Mood {
        Mood::default()
    }

    fn layer(_: &Glance<'_, TheFord>, _: Key, _: Option<Pick>) -> Vec<Overlay> {
        Vec::new()
    }

    fn stakes(battle: &Battle, _: &Ford) -> Vec<Overlay> {
        battle.board.fords.iter().map(|hex| Overlay::Victory { hex: *hex, holder: None }).collect()
    }

    fn roster(battle: &Battle, _: &Ford, _: Eye) -> Vec<Counter> {
        let all = [BATTERY, COLUMN].into_iter().chain(decoys(&battle.board));
        all.map(|piece| face(battle, piece, battle.board.park)).collect()
    }

    fn about(game: &Ford, eye: Eye, piece: PieceId) -> About {
        let names = TheFord::names(game.scenario());
        let name = names.pick(language::ask::Pick::Piece(piece));
        let Some(hex) = place(game, eye, piece) else {
            return About { told: format!("{name}, not used."), ..About::default() };
        };
        if is_hidden(game, eye, piece) {
            let (told, place) = (format!("{name}, hidden somewhere."), String::from("?"));
            return About { told, place, there: true, lost: false };
        }
        About { told: format!("{name}, at {hex}."), place: hex.to_string(), there: true, lost: false }
    }

    fn turn(_: &Battle, game: &Ford, _: bool) -> String {
        let phase = <TheFord as language::system::Tell>::phase(game);
        format!("Turn 1, {}", phase.name)
    }

    fn title(battle: &Battle, hex: Hex) -> String {
        let ground = if battle.board.number(hex).is_some() { "ford" } else { "meadow" };
        match battle.scenario.gazetteer.name(hex) {
            Some(name) => format!("{hex} {name}, {ground}"),
            None => format!("{hex}, {ground}"),
        }
    }

    fn spoken(battle: &Battle, game: Option<&Ford>, eye: Eye, hex: Hex) -> String {
        let title = TheFord::title(battle, hex);
        let there = game.map(|game| standing_in(battle, game, eye, hex)).unwrap_or_default();
        if there.is_empty() { title } else { format!("{title}: {}", there.join(", ")) }
    }

    fn hex(battle: &Battle, game: &Ford, eye: Eye, hex: Hex) -> Sheet {
        let mut sheet = Sheet::EMPTY;
        sheet.heading(TheFord::title(battle, hex));
        for name in standing_in(battle, game, eye, hex) {
            sheet.line(name);
        }
        sheet
    }

    fn standing(_: &Battle, game: &Ford, eye: Eye) -> Sheet {
        let mut sheet = Sheet::EMPTY;
        sheet.heading(strengths(game));
        match seen(game, eye).card.and_then(|face| game.strength(face)) {
            Some(worth) if is_played(game) => sheet.line(format!("The card was worth {worth}.")),
            Some(worth) => sheet.line(format!("Your card is worth {worth}.")),
            None if game.has_card() => sheet.line("A card was drawn."),
            None => {}
        }
        sheet
    }

    fn account(game: &Ford, _: Eye) -> Sheet {
        let [battery, column] = numbers(game);
        let mut table = SheetTable::default();
        table.row([Sentence::EMPTY.side(Side::First), Sentence::from(battery.to_string())], true);
        table.row([Sentence::EMPTY.side(Side::Second), Sentence::from(column.to_string())], true);
        Sheet { parts: vec![Part::Table(table)] }
    }

    fn turns(_: &Battle, game: &Ford) -> Sheet {
        let lit = usize::from(game.phase().side == Side::Second);
        let steps = ["Deployment", "Crossing"].map(String::from).to_vec();
        let track = Track { name: Sentence::from("Phases"), steps, lit: Some(lit), ..Track::default() };
        Sheet { parts: vec![Part::Track(track)] }
    }

    fn coming(_: &Battle, _: &Ford, _: Eye) -> Sheet {
        Sheet::EMPTY
    }

    fn chart(glance: &Glance<'_, TheFord>, title: &str) -> Sheet {
        let hurried = glance.game.is_some_and(Ford::hurried);
        if title == FIRE { fire(hurried) } else { Sheet::EMPTY }
    }

    fn measure(game: &Ford, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let far = game.scenario().grid().distance(from, to);
        let hexes = if far == 1 { String::from("1 hex") } else { format!("{far} hexes") };
        let note = Overlay::Note { hex: to, text: hexes.clone(), good: true };
        (Sentence::EMPTY.hex(from).text(" to ").hex(to).text(format!(": {hexes}.")), vec![note])
    }
}

/// The sides of a hex that its lower neighbours share with it.
fn below(battle: &Battle, hex: Hex) -> Vec<Hexside> {
    let grid = battle.board.grid();
    let lower = grid.neighbours(hex).map(|(_, other)| other).filter(move |other| {
        let beside = other.row == hex.row && other.column != hex.column;
        other.row > hex.row && !beside
    });
    lower.map(|other| Hexside::between(hex, other)).collect()
}

/// Whether a viewer may not see where a piece is, or that it is where it seems to be.
fn is_hidden(game: &Ford, eye: Eye, piece: PieceId) -> bool {
    let deployed = game.view(Side::First).stage != Stage::Deploy;
    let foreign = eye != Eye::Of(Side::First) && piece != COLUMN;
    deployed && foreign && place(game, eye, piece) == Some(game.scenario().park)
}

/// A piece as an eye sees it; nothing of one that is not used.
fn counter(battle: &Battle, game: &Ford, eye: Eye, piece: PieceId) -> Option<Counter> {
    let hex = place(game, eye, piece)?;
    let mut counter = face(battle, piece, hex);
    if is_hidden(game, eye, piece) {
        return Some(Counter { coat: BACK, symbol: Symbol::None, texts: texts("", "?"), ..counter });
    }
    // A fact that its owner knows and the others do not.
    if piece != COLUMN && place(game, Eye::Public, piece) != Some(hex) {
        counter.marks.push(HIDDEN);
    }
    Some(counter)
}

fn face(battle: &Battle, piece: PieceId, hex: Hex) -> Counter {
    let (side, symbol, texts) = match piece {
        COLUMN => (Side::Second, Symbol::Infantry, texts("Column", &crate::COLUMN.to_string())),
        BATTERY => (Side::First, Symbol::Artillery, texts("Battery", &crate::BATTERY.to_string())),
        _ => (Side::First, Symbol::None, texts("Decoy", "0")),
    };
    let coat = side_colour(&battle.scenario, side);
    let army = u8::from(side == Side::Second);
    Counter { army, symbol, texts, ..Counter::new(CounterId(u32::from(piece.0)), hex, coat) }
}

fn texts(above: &str, below: &str) -> Texts {
    Texts { above: above.to_owned(), below: below.to_owned(), beside: String::new() }
}

fn standing_in(battle: &Battle, game: &Ford, eye: Eye, hex: Hex) -> Vec<String> {
    let all = [BATTERY, COLUMN].into_iter().chain(decoys(&battle.board));
    let here = all.filter(|piece| place(game, eye, *piece) == Some(hex));
    here.map(|piece| match is_hidden(game, eye, piece) {
        true => String::from("a counter on its face"),
        false => battle.names().pick(language::ask::Pick::Piece(piece)),
    })
    .collect()
}

/// The strength of the battery and of the column, by public knowledge.
pub(super) fn numbers(game: &Ford) -> [i64; 2] {
    let view = seen(game, Eye::Public);
    let card = view.card.and_then(|face| game.strength(face)).unwrap_or(0);
    let hit = i64::from(view.fire.is_some_and(crate::hits));
    [i64::from(crate::BATTERY), i64::from(crate::COLUMN) + i64::from(card) - hit]
}

fn strengths(game: &Ford) -> String {
    let [battery, column] = numbers(game);
    format!("Battery {battery}, column {column}")
}

/// The chances that fire hits [2.3, 2.4].
pub(super) fn fire(hurried: bool) -> Sheet {
    let faces = u32::from(crate::DIE);
    let hits = u32::from(crate::DIE + 1 - crate::LEAST_HIT);
    let (hits, of) = if hurried { (hits * hits, faces * faces) } else { (hits, faces) };
    let bar = |name: &'static str, share: u32, tone: Tone| Bar {
        name: Sentence::from(name),
        share,
        of,
        text: Sentence::from(name),
        hint: Sentence::EMPTY,
        tone,
    };
    let mut sheet = Sheet::EMPTY;
    sheet.line(
        Sentence::from(format!("A {} or more on a ten-sided die hits.", crate::LEAST_HIT))
            .rule(language::ask::Rule::new("2.3")),
    );
    sheet.parts.push(Part::Bars(vec![bar("hit", hits, Tone::Good), bar("miss", of - hits, Tone::Even)]));
    sheet
}
