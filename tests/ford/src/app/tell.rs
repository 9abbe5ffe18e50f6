//! The events of the ford, told once for all readers.

use super::{BATTERY, Battle, COLUMN, TheFord};
use crate::{Command, Event, Ford, Scenario as Board, Stage};
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use engine::hex::Hex;
use language::ask::{Rule, Sentence};
use language::happening::Kind::{Combat, Move, Other, Phase};
use language::happening::{
    Act, BattleEnding, Came, Fight, Gait, Happening, HiddenFacts, Kind, Milestone, PhaseBegan, PhaseName, PhaseStep,
    Phases, turns_left,
};
use language::sheet::{Sheet, Tone};
use language::system::Tell;
use std::cell::Cell;

std::thread_local! {
    /// Number of times the steps of a turn were worked out on this thread, for tests that count it.
    pub static PHASES_TOLD: Cell<u32> = const { Cell::new(0) };
}

const DEPLOYMENT: PhaseName = PhaseName { key: "deployment", name: "deployment", kind: Kind::Other };
const CROSSING: PhaseName = PhaseName { key: "crossing", name: "crossing", kind: Kind::Move };
const OVER: PhaseName = PhaseName { key: "over", name: "end", kind: Kind::Phase };

/// The result of a shot.
const HIT: Came = Came { name: "hit", meaning: "it would hit", tone: Tone::Good };
const MISS: Came = Came { name: "miss", meaning: "it misses", tone: Tone::Bad };

impl Tell for TheFord {
    fn happening(board: &Board, event: &Event) -> Happening {
        told(board, event).by(rules(event))
    }

    fn phase(game: &Ford) -> PhaseName {
        if matches!(game.view(Side::First).stage, Stage::Over) { OVER } else { phase(game.phase().side) }
    }

    fn phases(_: &Battle, game: &Ford) -> Phases {
        let does = |text: &'static str, rule| Sentence::from(text).rule(Rule::new(rule));
        let steps = vec![
            PhaseStep::new(DEPLOYMENT, Some(Side::First), does("Hide the battery at a ford.", "1.1"), "ford"),
            PhaseStep::new(CROSSING, Some(Side::Second), does("March to a ford and cross.", "2.1"), "crossing"),
        ];
        let now = TheFord::phase(game);
        let here = steps.iter().position(|step| step.has(now));
        PHASES_TOLD.with(|told| told.set(told.get() + 1));
        let phases = Phases::at(steps, here).told(
            turns_left(1, 1, 1),
            Sentence::from("The battery is hidden before the column marches."),
            Sentence::from("The strength of the battery and of the column."),
        );
        let sealed = game.public.battery.is_some() && game.public.opened.is_none();
        let told = does("Only the defenders know at which ford the battery is. It is opened after the fire.", "1.2");
        phases.hiding(sealed.then_some(HiddenFacts { name: "Hidden battery", told, page: "ford" }))
    }

    fn ending(game: &Ford) -> Option<BattleEnding> {
        let Pending::Over(winner) = game.pending() else { return None };
        let mut sheet = Sheet::EMPTY;
        sheet.line(match winner {
            Side::First => "The column did not come over.",
            Side::Second => "The column is on the other bank.",
        });
        let score = Sentence::from("The crossing is over");
        Some(BattleEnding { winner: Some(winner), score, verdict: Sentence::EMPTY.side(winner).text(" win"), sheet })
    }

    fn change(board: &Board, change: &u8) -> Vec<String> {
        vec![board.ford(*change).map_or_else(
            || String::from("The column stands at no ford."),
            |hex| format!("The column stands at {hex}."),
        )]
    }
}

const fn phase(side: Side) -> PhaseName {
    match side {
        Side::First => DEPLOYMENT,
        Side::Second => CROSSING,
    }
}

/// The ford that was sealed.
fn place(opening: &Opening) -> Option<u8> {
    codec::decode(&opening.content).ok()
}

fn told(board: &Board, event: &Event) -> Happening {
    match event {
        Event::Said { side, command } => said(board, *side, command),
        Event::Aimed(ford) => {
            let hex = board.ford(*ford);
            let fight = Fight {
                side: Side::First,
                attackers: vec![BATTERY],
                defenders: vec![COLUMN],
                targets: hex.into_iter().collect(),
                strengths: [crate::BATTERY, crate::COLUMN],
                odds: format!("{}+", crate::LEAST_HIT),
                step: 0,
            };
            Combat.says(at("The battery fires at the units", hex)).at(hex).milestone(Milestone::Fight(fight))
        }
        Event::Fired { face, struck } => {
            let hits = crate::hits(*face);
            let text = match (hits, struck) {
                (_, Some(true)) => format!("A {face}: the column is struck."),
                (true, Some(false)) => format!("A {face}, but the battery is elsewhere."),
                (true, None) => format!("A {face}: it hits, if the battery is here."),
                (false, _) => format!("A {face}: it misses."),
            };
            Combat.says(text).die(*face).came(if hits { HIT } else { MISS })
        }
        Event::Drew => Other.says("A card is drawn, face down.").silent(),
        Event::Began(side) => {
            let (turn, night, opens_turn) = (1, false, false);
            let began = PhaseBegan { turn, side: *side, name: phase(*side), night, opens_turn };
            let text = Sentence::EMPTY.side(*side).text(format!(": {}.", phase(*side).name));
            Phase.says(text).milestone(Milestone::Phase(began))
        }
        Event::Over(winner) => {
            let text = Sentence::from("It is over: ").side(*winner).text(" win.");
            Phase.says(text).strong().milestone(Milestone::End(Some(*winner)))
        }
    }
}

fn at(text: &'static str, hex: Option<Hex>) -> Sentence {
    match hex {
        Some(hex) => Sentence::from(text).text(" at ").hex(hex).text("."),
        None => Sentence::from(text).text(" nowhere."),
    }
}

fn said(board: &Board, side: Side, command: &Command) -> Happening {
    let they = Sentence::EMPTY.side(side);
    let column = Sentence::EMPTY.piece(COLUMN);
    let back = Act::Put { piece: COLUMN, hex: board.camp };
    match command {
        Command::Deploy { .. } => Other.says(they.text(" hide their battery.")),
        Command::Spread { decoys, .. } => {
            Other.says(they.text(format!(" hide their battery, and {} decoys.", decoys.len())))
        }
        Command::Bid { .. } => Other.says(they.text(" seal a bid.")),
        Command::March { ford } => {
            let hex = board.ford(*ford);
            let text = match hex {
                Some(hex) => column.text(" marches to ").hex(hex).text("."),
                None => column.text(" marches nowhere."),
            };
            let path: Vec<Hex> = hex.into_iter().collect();
            Move.says(text).at(hex).act(Act::go(COLUMN, side, Some(board.camp), &path, Gait::March))
        }
        Command::Draw => Other.says(they.text(" draw a card.")),
        Command::Cross => Other.says(column.text(" crosses.")),
        Command::Hurry => Other.says(column.text(" hurries across.")),
        Command::Withdraw => Move.says(column.text(" withdraws.")).act(back),
        Command::Fire => Combat.says(they.text(" give fire.")).silent(),
        Command::Hold => Combat.says(they.text(" hold their fire.")),
        Command::Open(opening) => {
            let hex = place(opening).and_then(|ford| board.ford(ford));
            let stood = hex.map(|hex| Act::Put { piece: BATTERY, hex });
            Combat.says(at("The battery stood", hex)).strong().at(hex).act(stood)
        }
        Command::Show(opening) => {
            let shown = place(opening).map_or_else(|| String::from("nothing"), |number| number.to_string());
            Other.says(they.text(format!(" open what they sealed: {shown}.")))
        }
        Command::Play(opening) => {
            let faces: Vec<u16> = codec::decode(&opening.content).unwrap_or_default();
            let card = faces.first().and_then(|face| board.deck.get(usize::from(face.checked_sub(1)?)));
            let worth = card.map_or_else(|| String::from("nothing"), u16::to_string);
            Other.says(they.text(format!(" play a card worth {worth}.")))
        }
        Command::Keep => Other.says(they.text(" keep their card.")),
        Command::Undo => Move.says(they.text(" take the march back.")).act(back).milestone(Milestone::TakenBack(side)),
    }
}

/// The rules behind an event.
pub(super) fn rules(event: &Event) -> Vec<Rule> {
    let number = match event {
        Event::Said { command, .. } => match command {
            Command::Deploy { .. } => "1.1",
            Command::Spread { .. } | Command::Show(_) => "1.3",
            Command::Bid { .. } => "1.4",
            Command::March { .. } => "2.1",
            Command::Draw | Command::Cross | Command::Withdraw => "2.2",
            Command::Hurry => "2.4",
            Command::Fire | Command::Hold => "2.3",
            Command::Open(_) => "3.1",
            Command::Play(_) | Command::Keep => "3.2",
            Command::Undo => "4.1",
        },
        Event::Aimed(_) | Event::Fired { .. } => "2.3",
        Event::Drew => "2.2",
        Event::Over(_) => "3.3",
        Event::Began(_) => return Vec::new(),
    };
    vec![Rule::new(number)]
}
