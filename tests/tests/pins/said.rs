//! The output of every system for two hundred positions of its pinned battle, and for some of its other battles:
//! questions and refusals, events, sheets and pieces, and answers to programs. One line is one position, so that a
//! change can be found.
//!
//! An ordinary run looks at every third position, and at all of them if `ESTAFETTE_LONG` or `UPDATE_GOLDEN` is set.

use crate::golden::{Digest, is_part_of_what_it_was, is_what_it_was};
use crate::playing::{Playing, Said, Step, of_its_system, together};
use crate::{for_each_battle, under_every_revision};
use engine::contract::Side;
use engine::hex::Hex;
use lab::trial;
use language::ask::{Draft, Names, Pick, PieceId};
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::position::Position;
use language::system::Eye;
use serde_json::Value;
use std::fmt::{Debug, Write as _};

/// Positions of each game.
const POSITIONS: u32 = 100;
/// Positions in all.
const ALL: u32 = 200;
/// Number of steps between two positions that are looked at.
const STRIDE: u32 = 5;
/// Positions of each other battle of the system, and the steps between them.
const OTHERS: u32 = 10;
const LONG_STRIDE: u32 = 29;
/// Largest number of picks in a draft.
const WALK: usize = 5;

for_each_battle!(says_what_it_said);

fn says_what_it_said(id: &str) {
    for (name, battle) in under_every_revision(id) {
        let (file, found) = (format!("golden/said/{name}.txt"), looked(&battle));
        if looks_at_all() {
            is_what_it_was(&file, "UPDATE_GOLDEN", &found);
        } else {
            is_part_of_what_it_was(&file, "UPDATE_GOLDEN", &found);
        }
    }
}

fn looks_at_all() -> bool {
    ["ESTAFETTE_LONG", "UPDATE_GOLDEN"].into_iter().any(|name| std::env::var_os(name).is_some())
}

fn looked(battle: &Battle) -> String {
    let mut page = format!("{} revision {}\n", battle.system().name(), battle.revision());
    let mut lines = 0;
    for game in 0.. {
        lines += looks(battle, game, game % 2 == 1, POSITIONS.min(ALL - lines), STRIDE, &mut page);
        if lines >= ALL {
            break;
        }
    }
    for (_, own) in of_its_system(battle).filter(|(id, _)| *id != battle.scenario.id) {
        looks(&own, 0, true, OTHERS, LONG_STRIDE, &mut page);
    }
    page
}

/// Looks at positions of one game, with no optional rules or with all that go together. Returns the number.
fn looks(battle: &Battle, game: u64, optional: bool, most: u32, stride: u32, page: &mut String) -> u32 {
    let id = &battle.scenario.id;
    if game == 0 {
        let ground = Digest::of(written(&battle.ground()).as_bytes());
        writeln!(page, "{id} battle {} ground {ground}", json(&battle.json().battle())).unwrap();
    }
    let on = if optional { together(battle) } else { Vec::new() };
    let mut playing = Playing::begun(battle, &on, BotKind::Random, Chance::for_game(1813, game));
    let (mut at, mut lines) = (0, 0);
    while lines < most {
        // The position after a step is looked at, together with what the step told.
        let Some(step) = playing.step() else { break };
        at += 1;
        if at % stride == 0 {
            if lines % 3 == 0 || looks_at_all() {
                let line = look(battle, &playing, &step, Chance::for_game(game, u64::from(at)));
                writeln!(page, "{id} game {game} step {at} {line}").unwrap();
            }
            lines += 1;
        }
    }
    lines
}

fn json(value: &Value) -> Digest {
    Digest::of(value.to_string().as_bytes())
}

/// Types as they are called now, and as they were called when the pins were written.
const RENAMED: [(&str, &str); 20] = [
    ("AskRequest", "Asked"),
    ("BattleEnding", "Ending"),
    ("BattleHistory", "History"),
    ("CounterMark", "Mark"),
    ("CounterSpot", "Spot"),
    ("EntryPlace", "Entry"),
    ("FigureChange", "Figure"),
    ("FileColour", "Colour"),
    ("GuideSection", "Section"),
    ("MapFault", "Fault"),
    ("MapRoad", "Road"),
    ("MapSlope", "Slope"),
    ("MapSureness", "About"),
    ("PixelPick", "Pick"),
    ("ResultTable", "Grid"),
    ("SayRequest", "Said"),
    ("SectionPlace", "Stand"),
    ("SheetEntry", "Entry"),
    ("SheetTable", "Table"),
    ("TuningRun", "Run"),
];

/// Fields added since the pins were written; they say nothing that the pins hold.
const ADDED: [&str; 2] = ["badge: false, ", "badge: true, "];

/// A value in the words of the pins.
fn written(value: &impl Debug) -> String {
    let text = RENAMED.iter().fold(format!("{value:?}"), |text, (now, then)| text.replace(now, then));
    ADDED.iter().fold(text, |text, added| text.replace(added, ""))
}

fn add(digest: &mut Digest, value: &impl Debug) {
    digest.add(written(value).as_bytes());
}

/// One position in one line.
fn look(battle: &Battle, playing: &Playing, step: &Step, mut chance: Chance) -> String {
    let asked = playing.asked();
    let (eye, side) = asked.map_or((Eye::Public, Side::First), |side| (Eye::Of(side), side));
    let position = &*battle.position(playing.seats.of(side), eye).unwrap();
    let names = position.names();
    let pieces: Vec<PieceId> = (0..3)
        .filter_map(|_| u16::try_from(chance.below(names.pieces.len())).ok())
        .filter(|piece| usize::from(*piece) < names.pieces.len())
        .map(PieceId)
        .collect();
    let hexes: Vec<Hex> = pieces.iter().filter_map(|piece| position.place(*piece)).collect();
    let mut picks: Vec<Pick> = pieces.iter().map(|piece| Pick::Piece(*piece)).collect();
    picks.extend(hexes.iter().map(|hex| Pick::Hex(*hex)));
    let (asks, why) = asks(position, side, &picks, &mut chance);
    let told = tells(battle, step);
    let sheets = sheets(position, names, &pieces, &hexes, &battle.tell(&step.told.public));
    let shown = shows(position);
    let json = words(position, step, &pieces, &hexes, &mut chance);
    let state = crate::golden::short(position.hash());
    format!("state {state} ask {asks} why {why} told {told} sheets {sheets} pieces {shown} json {json}")
}

/// The questions along a walk from the empty draft, and the reasons why other things cannot be pointed at.
fn asks(position: &dyn Position, side: Side, picks: &[Pick], chance: &mut Chance) -> (Digest, Digest) {
    let (mut asks, mut why) = (Digest::NEW, Digest::NEW);
    let (names, json) = (position.names(), position.battle().json());
    let command = |command: &Vec<u8>| json.command(command).unwrap();
    let mut draft = Draft::EMPTY;
    for _ in 0..WALK {
        let asking = position.ask(side, &draft);
        asks.add(asking.json(names, &command).to_string().as_bytes());
        add(&mut asks, &asking.overlays);
        for pick in picks {
            let refusal = position.why_not(side, &draft, *pick);
            add(&mut why, &(refusal.case.map(|case| case.to_string()), refusal.name, names.refusal_words(&refusal)));
            add(&mut asks, &position.preview(side, &draft, *pick));
        }
        let drafts: Vec<&Draft> = asking.drafts().collect();
        let Some(next) = chance.pick(&drafts) else { break };
        draft = (*next).clone();
    }
    // The side that is not asked is shown nothing it must not see.
    let other = json.ask(&*position.referee(), side.other(), &Draft::EMPTY);
    asks.add(other.json(names, &command).to_string().as_bytes());
    (asks, why)
}

/// The events of the step, as both and as each side hear them.
fn tells(battle: &Battle, step: &Step) -> Digest {
    let names = battle.names();
    let mut told = Digest::NEW;
    for events in [&step.told.public, step.told.of(Side::First), step.told.of(Side::Second)] {
        for happening in battle.tell(events) {
            told.add(happening.text.words(names).as_bytes());
            let rules: Vec<String> = happening.rules.iter().map(ToString::to_string).collect();
            add(&mut told, &(rules, happening.kind, happening.stress, happening.at));
            add(&mut told, &(happening.acts, happening.milestone));
        }
    }
    told
}

/// Every sheet of a position, by every eye.
fn sheets(
    position: &dyn Position,
    names: &Names,
    pieces: &[PieceId],
    hexes: &[Hex],
    told: &[language::happening::Happening],
) -> Digest {
    let mut all = Digest::NEW;
    let mut sheet = |sheet: language::sheet::Sheet| all.add(sheet.json(names).to_string().as_bytes());
    for eye in [Eye::Public, Eye::Of(Side::First), Eye::Of(Side::Second)] {
        sheet(position.standing(eye));
        sheet(position.account(eye));
        sheet(position.coming(eye));
        hexes.iter().for_each(|hex| sheet(position.hex(eye, *hex)));
        position.charts().iter().for_each(|title| sheet(position.chart(title, eye, &Draft::EMPTY, told)));
    }
    sheet(position.turns());
    for eye in [Eye::Public, Eye::Of(Side::First), Eye::Of(Side::Second)] {
        for piece in pieces {
            let about = position.about(eye, *piece);
            add(&mut all, &(about.told, about.place, about.there, about.lost));
        }
    }
    for hex in hexes {
        add(&mut all, &(position.spoken(*hex), position.battle().title_of(*hex)));
        let (sentence, overlays) = position.measure(hexes[0], *hex);
        add(&mut all, &(sentence.words(names), overlays));
    }
    add(&mut all, &(position.turn(true), position.turn(false)));
    let phase = position.phase_name();
    add(&mut all, &(phase, Side::BOTH.map(|side| position.question(side).words(names))));
    add(&mut all, &position.ending().map(|ending| ending.text().words(names)));
    all
}

/// The pieces as every eye sees them, and what lies over the board.
fn shows(position: &dyn Position) -> Digest {
    let mut all = Digest::NEW;
    for eye in [Eye::Public, Eye::Of(Side::First), Eye::Of(Side::Second)] {
        add(&mut all, &position.pieces(eye));
        add(&mut all, &position.holders(eye));
    }
    add(&mut all, &position.roster());
    add(&mut all, &(position.mood(), position.stakes()));
    for layer in position.layers() {
        add(&mut all, &position.layer(layer, &[], None));
    }
    all
}

/// Every answer to a program.
fn words(position: &dyn Position, step: &Step, pieces: &[PieceId], hexes: &[Hex], chance: &mut Chance) -> Digest {
    let mut all = Digest::NEW;
    let mut answer = |value: Result<Value, String>| add(&mut all, &value.map(|value| value.to_string()));
    let (battle, names, game) = (position.battle(), position.names(), &*position.referee());
    let json = battle.json();
    answer(Ok(json.pending(game)));
    answer(Ok(json.state(game)));
    answer(json.options(game, None).map_err(|no| format!("{no:?}")));
    for piece in pieces {
        let piece = &names.pieces[usize::from(piece.0)];
        answer(json.options(game, Some(piece)).map_err(|no| format!("{no:?}")));
        for hex in hexes {
            answer(json.reach(game, piece, *hex).map_err(|no| format!("{no:?}")));
        }
    }
    for events in [&step.told.public, step.told.of(Side::First), step.told.of(Side::Second)] {
        answer(Ok(Value::Array(json.events(events))));
    }
    if let Said::Command(_, command) = &step.said {
        let said = json.command(command).unwrap();
        answer(json.forecast(game, &said).map_err(|no| format!("{no:?}")));
        answer(Ok(said));
    }
    if let Some(change) = trial::of(battle).plea(game, chance) {
        let said = json.change(&change).unwrap();
        let read = json.change_from(&said);
        assert!(read.is_ok_and(|read| read == change), "a change reads back: {said}");
        answer(Ok(said));
    }
    all
}
