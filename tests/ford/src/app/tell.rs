//! What happens at the ford, told once for all who read it.

use super::{BATTERY, COLUMN, TheFord};
use crate::{Command, Event, Ford, Scenario as Board, Stage};
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use language::ask::{Rule, Sentence};
use language::happening::{
    Act, Came, Ending, Fight, Gait, Happening, Kind, Milestone, PhaseBegan, PhaseName, Stress, Throw,
};
use language::sheet::{Sheet, Tone};
use language::system::{Ask as _, Tell};

const DEPLOYMENT: PhaseName = PhaseName { key: "deployment", name: "deployment", kind: Kind::Other };
const CROSSING: PhaseName = PhaseName { key: "crossing", name: "crossing", kind: Kind::Move };
const OVER: PhaseName = PhaseName { key: "over", name: "end", kind: Kind::Phase };

/// What came of a shot.
const HIT: Came = Came { name: "hit", meaning: "it would hit", tone: Tone::Good };
const MISS: Came = Came { name: "miss", meaning: "it misses", tone: Tone::Bad };

impl Tell for TheFord {
    fn happening(board: &Board, event: &Event) -> Happening {
        let mut told = Happening::new(text(board, event), rules(event), kind(event));
        told.stress = stress(event);
        told.acts = acts(board, event);
        told.milestone = milestone(board, event);
        told.at = match event {
            Event::Aimed(ford) | Event::Said { command: Command::March { ford }, .. } => board.ford(*ford),
            Event::Said { command: Command::Open(opening), .. } => place(opening).and_then(|ford| board.ford(ford)),
            _ => None,
        };
        told
    }

    fn question(game: &Ford, side: Side) -> Sentence {
        match game.pending() {
            Pending::Decision { side: asked, .. } if asked == side => {
                TheFord::ask(game, side, &language::ask::Draft::EMPTY).prompt
            }
            _ => Sentence::EMPTY,
        }
    }

    fn phase(game: &Ford) -> PhaseName {
        match game.view(Side::First).stage {
            Stage::Over => OVER,
            _ => phase(game.phase().side),
        }
    }

    fn ending(game: &Ford) -> Option<Ending> {
        let Pending::Over(winner) = game.pending() else { return None };
        let mut sheet = Sheet::EMPTY;
        sheet.line(match winner {
            Side::First => "The column did not come over.",
            Side::Second => "The column is on the other bank.",
        });
        let score = Sentence::from("The crossing is over");
        Some(Ending { winner: Some(winner), score, verdict: Sentence::EMPTY.side(winner).text(" win"), sheet })
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

fn text(board: &Board, event: &Event) -> Sentence {
    let at = |text: &'static str, ford: Option<u8>| match ford.and_then(|ford| board.ford(ford)) {
        Some(hex) => Sentence::from(text).text(" at ").hex(hex).text("."),
        None => Sentence::from(text).text(" nowhere."),
    };
    match event {
        Event::Said { side, command } => match command {
            Command::Deploy { .. } => Sentence::EMPTY.side(*side).text(" hide their battery."),
            Command::Spread { decoys, .. } => {
                Sentence::EMPTY.side(*side).text(format!(" hide their battery, and {} decoys.", decoys.len()))
            }
            Command::Bid { .. } => Sentence::EMPTY.side(*side).text(" seal a bid."),
            Command::March { ford } => match board.ford(*ford) {
                Some(hex) => Sentence::EMPTY.piece(COLUMN).text(" marches to ").hex(hex).text("."),
                None => Sentence::EMPTY.piece(COLUMN).text(" marches nowhere."),
            },
            Command::Draw => Sentence::EMPTY.side(*side).text(" draw a card."),
            Command::Cross => Sentence::EMPTY.piece(COLUMN).text(" crosses."),
            Command::Hurry => Sentence::EMPTY.piece(COLUMN).text(" hurries across."),
            Command::Withdraw => Sentence::EMPTY.piece(COLUMN).text(" withdraws."),
            Command::Fire => Sentence::EMPTY.side(*side).text(" give fire."),
            Command::Hold => Sentence::EMPTY.side(*side).text(" hold their fire."),
            Command::Open(opening) => at("The battery stood", place(opening)),
            Command::Show(opening) => {
                let shown = place(opening).map_or_else(|| String::from("nothing"), |number| number.to_string());
                Sentence::EMPTY.side(*side).text(format!(" open what they sealed: {shown}."))
            }
            Command::Play(opening) => {
                let faces: Vec<u16> = codec::decode(&opening.content).unwrap_or_default();
                let card = faces.first().and_then(|face| board.deck.get(usize::from(face.checked_sub(1)?)));
                let worth = card.map_or_else(|| String::from("nothing"), u16::to_string);
                Sentence::EMPTY.side(*side).text(format!(" play a card worth {worth}."))
            }
            Command::Keep => Sentence::EMPTY.side(*side).text(" keep their card."),
            Command::Undo => Sentence::EMPTY.side(*side).text(" take the march back."),
        },
        Event::Aimed(ford) => at("The battery fires at whoever is", Some(*ford)),
        Event::Fired { face, struck } => Sentence::from(match (crate::hits(*face), struck) {
            (_, Some(true)) => format!("A {face}: the column is struck."),
            (true, Some(false)) => format!("A {face}, but the battery is elsewhere."),
            (true, None) => format!("A {face}: it hits, if the battery is here."),
            (false, _) => format!("A {face}: it misses."),
        }),
        Event::Drew => Sentence::from("A card is drawn, face down."),
        Event::Began(side) => Sentence::EMPTY.side(*side).text(format!(": {}.", phase(*side).name)),
        Event::Over(winner) => Sentence::from("It is over: ").side(*winner).text(" win."),
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

const fn kind(event: &Event) -> Kind {
    match event {
        Event::Said { command: Command::March { .. } | Command::Undo | Command::Withdraw, .. } => Kind::Move,
        Event::Said { command: Command::Fire | Command::Hold | Command::Open(_), .. }
        | Event::Aimed(_)
        | Event::Fired { .. } => Kind::Combat,
        Event::Began(_) | Event::Over(_) => Kind::Phase,
        Event::Said { .. } | Event::Drew => Kind::Other,
    }
}

const fn stress(event: &Event) -> Stress {
    match event {
        Event::Said { command: Command::Fire, .. } | Event::Drew => Stress::Silent,
        Event::Over(_) | Event::Said { command: Command::Open(_), .. } => Stress::Strong,
        _ => Stress::Plain,
    }
}

fn acts(board: &Board, event: &Event) -> Vec<Act> {
    match event {
        Event::Said { side, command: Command::March { ford } } => {
            let path = std::iter::once(board.camp).chain(board.ford(*ford)).collect();
            vec![Act::Go { piece: COLUMN, side: *side, path, enters: false, gait: Gait::March }]
        }
        Event::Said { command: Command::Undo | Command::Withdraw, .. } => {
            vec![Act::Put { piece: COLUMN, hex: board.camp }]
        }
        Event::Said { command: Command::Open(opening), .. } => {
            let stood = place(opening).and_then(|ford| board.ford(ford));
            stood.map(|hex| Act::Put { piece: BATTERY, hex }).into_iter().collect()
        }
        Event::Fired { face, .. } => vec![Act::Dice(vec![*face])],
        _ => Vec::new(),
    }
}

fn milestone(board: &Board, event: &Event) -> Option<Milestone> {
    Some(match event {
        Event::Said { side, command: Command::Undo } => Milestone::TakenBack(*side),
        Event::Aimed(ford) => Milestone::Fight(Fight {
            side: Side::First,
            attackers: vec![BATTERY],
            defenders: vec![COLUMN],
            targets: board.ford(*ford).into_iter().collect(),
            strengths: [crate::BATTERY, crate::COLUMN],
            odds: format!("{}+", crate::LEAST_HIT),
            step: 0,
        }),
        Event::Fired { face, .. } => {
            let came = if crate::hits(*face) { HIT } else { MISS };
            Milestone::Throw(Throw { faces: vec![*face], came: Some(came) })
        }
        Event::Began(side) => {
            let (turn, night, opens_turn) = (1, false, false);
            Milestone::Phase(PhaseBegan { turn, side: *side, name: phase(*side), night, opens_turn })
        }
        Event::Over(winner) => Milestone::End(Some(*winner)),
        _ => return None,
    })
}
