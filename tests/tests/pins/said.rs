//! The output of every system for two hundred positions of its pinned battle, and for some of its other battles:
//! questions and refusals, events, sheets and pieces, and answers to programs. One line is one position, so that a
//! change can be found.

use crate::golden::{Digest, is_what_it_was};
use crate::playing::{Playing, Said, Step, together};
use crate::{for_each_battle, under_every_revision};
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use lab::systems::{Errand, errand_in};
use language::ask::{Asking, Draft, Key, Names, Pick, PieceId};
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::position::Position;
use language::system::{Eye, System, TypedBattle};
use language::typed::TypedPosition;
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
        let found = errand_in(battle.system(), Looked(&battle));
        is_what_it_was(&format!("golden/said/{name}.txt"), "UPDATE_GOLDEN", &found);
    }
}

struct Looked<'a>(&'a Battle);

impl Errand for Looked<'_> {
    type Done = String;

    fn run<S: System>(self) -> String {
        let revision = self.0.revision();
        let mut page = format!("{} revision {revision}\n", S::Game::SYSTEM);
        let mut lines = 0;
        for game in 0.. {
            lines += looks::<S>(self.0, game, game % 2 == 1, POSITIONS.min(ALL - lines), STRIDE, &mut page);
            if lines >= ALL {
                break;
            }
        }
        let own = lab::systems::WITH_FORD
            .readers()
            .built_in_ids()
            .filter(|id| lab::systems::WITH_FORD.readers().system_of(id) == Some(S::Game::SYSTEM));
        for id in own.filter(|id| *id != self.0.scenario.id) {
            looks::<S>(&crate::open(id).under(revision).unwrap(), 0, true, OTHERS, LONG_STRIDE, &mut page);
        }
        page
    }
}

/// Looks at positions of one game, with no optional rules or with all that go together. Tells at how many.
fn looks<S: System>(battle: &Battle, game: u64, optional: bool, most: u32, stride: u32, page: &mut String) -> u32 {
    let (field, id) = (battle.of::<S>().unwrap(), &battle.scenario.id);
    if game == 0 {
        let ground = Digest::of(written(&S::ground(field)).as_bytes());
        writeln!(page, "{id} battle {} ground {ground}", json(&S::battle_json(field))).unwrap();
    }
    let all: Vec<Key> = battle.switches().iter().map(|switch| switch.key).collect();
    let on = if optional { together::<S>(&field.board, &all) } else { Vec::new() };
    let (first, _) = S::Game::start(&field.board, &S::options(&field.board, &on)).unwrap();
    let mut playing = Playing::<S>::new(first, BotKind::Random, Chance::for_game(1813, game));
    let (mut at, mut lines) = (0, 0);
    while lines < most {
        // The position after a step is looked at, together with what the step told.
        let Some(step) = playing.step() else { break };
        at += 1;
        if at % stride == 0 {
            let line = look::<S>(field, &playing, &step, Chance::for_game(game, u64::from(at)));
            writeln!(page, "{id} game {game} step {at} {line}").unwrap();
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
fn look<S: System>(field: &TypedBattle<S>, playing: &Playing<S>, step: &Step<S>, mut chance: Chance) -> String {
    let asked = playing.asked();
    let (eye, side) = asked.map_or((Eye::Public, Side::First), |side| (Eye::Of(side), side));
    let game = playing.seats.of(side);
    let position = TypedPosition::<S>::new(game.clone(), field.clone()).seen_by(eye);
    let names = position.names();
    let pieces: Vec<PieceId> = (0..3)
        .filter_map(|_| u16::try_from(chance.below(names.pieces.len())).ok())
        .filter(|piece| usize::from(*piece) < names.pieces.len())
        .map(PieceId)
        .collect();
    let hexes: Vec<Hex> = pieces.iter().filter_map(|piece| position.place(*piece)).collect();
    let mut picks: Vec<Pick> = pieces.iter().map(|piece| Pick::Piece(*piece)).collect();
    picks.extend(hexes.iter().map(|hex| Pick::Hex(*hex)));
    let (asks, why) = asks::<S>(game, side, names, &picks, &mut chance);
    let told = tells::<S>(field, step, names);
    let sheets = sheets(&position, names, &pieces, &hexes, &S::happenings(&field.board, &step.told.public));
    let shown = shows(&position);
    let json = words::<S>(field, game, step, &pieces, &hexes, &mut chance);
    let state = crate::golden::short(position.hash());
    format!("state {state} ask {asks} why {why} told {told} sheets {sheets} pieces {shown} json {json}")
}

/// The questions along a walk from the empty draft, and the reasons why other things cannot be pointed at.
fn asks<S: System>(game: &S::Game, side: Side, names: &Names, picks: &[Pick], chance: &mut Chance) -> (Digest, Digest) {
    let (mut asks, mut why) = (Digest::NEW, Digest::NEW);
    let board = S::board_of(game);
    let mut draft = Draft::EMPTY;
    for _ in 0..WALK {
        let asking: Asking<_> = S::ask_closely(game, side, &draft);
        asks.add(asking.json(names, &|command| S::command_json(board, command)).to_string().as_bytes());
        add(&mut asks, &asking.overlays);
        for pick in picks {
            let refusal = S::why_not(game, side, &draft, *pick);
            add(&mut why, &(refusal.case.map(|case| case.to_string()), refusal.name, refusal.text));
            add(&mut asks, &S::preview(game, side, &draft, *pick));
        }
        let drafts: Vec<&Draft> = asking.drafts().collect();
        let Some(next) = chance.pick(&drafts) else { break };
        draft = (*next).clone();
    }
    // The side that is not asked is shown nothing it must not see.
    let other = S::ask(game, side.other(), &Draft::EMPTY);
    asks.add(other.json(names, &|command| S::command_json(board, command)).to_string().as_bytes());
    (asks, why)
}

/// The events of the step, as both and as each side hear them.
fn tells<S: System>(field: &TypedBattle<S>, step: &Step<S>, names: &Names) -> Digest {
    let mut told = Digest::NEW;
    for events in [&step.told.public[..], step.told.of(Side::First), step.told.of(Side::Second)] {
        for happening in S::happenings(&field.board, events) {
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
fn words<S: System>(
    field: &TypedBattle<S>,
    game: &S::Game,
    step: &Step<S>,
    pieces: &[PieceId],
    hexes: &[Hex],
    chance: &mut Chance,
) -> Digest {
    let mut all = Digest::NEW;
    let mut answer = |value: Result<Value, String>| add(&mut all, &value.map(|value| value.to_string()));
    let board = &field.board;
    answer(Ok(S::pending_json(game)));
    answer(Ok(S::state_json(game)));
    answer(S::options_json(game, None).map_err(|no| format!("{no:?}")));
    let names = field.names();
    for piece in pieces {
        let piece = &names.pieces[usize::from(piece.0)];
        answer(S::options_json(game, Some(piece)).map_err(|no| format!("{no:?}")));
        for hex in hexes {
            answer(S::reach_json(game, piece, *hex).map_err(|no| format!("{no:?}")));
        }
    }
    for events in [&step.told.public[..], step.told.of(Side::First), step.told.of(Side::Second)] {
        answer(Ok(Value::Array(S::events_json(board, events))));
    }
    if let Said::Command(_, command) = &step.said {
        let command = codec::decode(command).unwrap();
        let said = S::command_json(board, &command);
        answer(S::forecast_json(game, &said).map_err(|no| format!("{no:?}")));
        answer(Ok(said));
    }
    if let Some(change) = S::plea(game, chance) {
        let said = S::change_json(board, &change);
        let read = S::change_from(board, &said);
        assert!(read.is_ok_and(|read| read == change), "a change reads back: {said}");
        answer(Ok(said));
    }
    all
}
