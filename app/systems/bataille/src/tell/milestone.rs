//! What a timeline makes of an event.

use super::super::{ask, piece};
use super::phase;
use bataille::{Board, CorpsId, Fraction, MeleeResult, Odds, Segment, TwoDice, UnitId, What};
use engine::contract::Side;
use language::happening::{Came, Fight, Figure, Loss, Milestone, PhaseBegan, Throw};
use language::sheet::Tone;

pub(super) fn milestone(board: &Board, what: &What) -> Option<Milestone> {
    Some(match what {
        What::SegmentBegan { turn, side, segment } => Milestone::Phase(PhaseBegan {
            turn: *turn,
            side: *side,
            name: phase::of(*segment),
            night: false,
            opens_turn: *segment == Segment::Charge && *side == Side::First,
        }),
        // Whether it comes to a melee, and at which odds, is known when it is fought.
        What::Assaulted { units, target } | What::ChargeOrdered { units, target, .. } => Milestone::Fight(Fight {
            side: side_of(board, units),
            attackers: units.iter().copied().map(piece).collect(),
            defenders: Vec::new(),
            targets: vec![*target],
            strengths: [0, 0],
            odds: String::new(),
            step: 0,
        }),
        What::Fired { units, target, value, defence, odds, .. } => Milestone::Fight(Fight {
            side: side_of(board, units),
            attackers: units.iter().copied().map(piece).collect(),
            defenders: Vec::new(),
            targets: vec![*target],
            strengths: [whole(*value), u16::from(*defence)],
            odds: ask::odds(*odds),
            step: step(*odds),
        }),
        What::Fought { attackers, defenders, target, attack, defence, odds, .. } => Milestone::Fight(Fight {
            side: side_of(board, attackers),
            attackers: attackers.iter().copied().map(piece).collect(),
            defenders: defenders.iter().copied().map(piece).collect(),
            targets: vec![*target],
            strengths: [whole(*attack), whole(*defence)],
            odds: ask::odds(*odds),
            step: step(*odds),
        }),
        What::Checked { natural, .. } | What::CarreThrown { natural, .. } => throw(*natural, None),
        What::LimberThrown { face, .. }
        | What::RecallThrown { face, .. }
        | What::LeaderSpared { face, .. }
        | What::LeaderThrownAgain { face, .. } => Milestone::Throw(Throw { faces: vec![*face], came: None }),
        What::Lost { unit, increments } => {
            Milestone::Worn(Loss { strength: u16::from(*increments), ..gone(board, *unit) })
        }
        What::Eliminated { unit, .. } | What::Surrendered { unit, .. } => Milestone::Loss(gone(board, *unit)),
        // It is driven off with what it has.
        What::LeftMap { unit, .. } => Milestone::Loss(Loss { strength: 0, for_good: false, ..gone(board, *unit) }),
        What::LevelChanged { corps, from, to } => Milestone::Figure(Figure {
            number: corps.0,
            name: corps_name(board, *corps),
            from: i16::from(*from),
            to: i16::from(*to),
        }),
        What::TakenBack { side } => Milestone::TakenBack(*side),
        What::Amended { .. } => Milestone::Amended,
        What::BattleOver { outcome } => Milestone::End(outcome.winner),
        _ => return None,
    })
}

/// The dice of fire and melees, and what came of them: such an event announces them and throws them.
pub(super) fn decides(what: &What) -> Option<Milestone> {
    match what {
        What::Fired { natural, losses, .. } => Some(throw(*natural, Some(hit(*losses)))),
        What::Fought { natural, result, .. } => Some(throw(*natural, Some(came(*result)))),
        _ => None,
    }
}

fn side_of(board: &Board, units: &[UnitId]) -> Side {
    units.first().and_then(|unit| board.unit(*unit)).map_or(Side::First, |data| data.side)
}

fn whole(value: Fraction) -> u16 {
    value.over.checked_div(value.under).and_then(|whole| u16::try_from(whole).ok()).unwrap_or(u16::MAX)
}

/// A ratio as a step that rises with it: below even odds 0 to 3, from there on 4 and more.
fn step(odds: Odds) -> u8 {
    if odds.attack < odds.defence {
        4u8.saturating_sub(odds.defence.checked_div(odds.attack.max(1)).unwrap_or(4))
    } else {
        odds.attack.checked_div(odds.defence.max(1)).unwrap_or(0).saturating_add(3)
    }
}

fn throw(natural: TwoDice, came: Option<Came>) -> Milestone {
    Milestone::Throw(Throw { faces: vec![u16::from(natural.0 / 10), u16::from(natural.0 % 10)], came })
}

fn came(result: MeleeResult) -> Came {
    match result {
        MeleeResult::Letter(letter) => {
            let (name, meaning, tone) = ask::letter_words(letter);
            Came { name, meaning, tone }
        }
        MeleeResult::Losses { attacker, defender, .. } => {
            let tone = match defender.cmp(&attacker) {
                std::cmp::Ordering::Less => Tone::Bad,
                std::cmp::Ordering::Equal => Tone::Even,
                std::cmp::Ordering::Greater => Tone::Good,
            };
            let meaning = match (attacker, defender) {
                (0, 0) => "nobody loses anything",
                (_, 0) => "attackers lose increments",
                (0, _) => "defenders lose increments",
                _ => "both lose increments",
            };
            Came { name: "losses", meaning, tone }
        }
    }
}

/// What came of fire.
const fn hit(losses: u8) -> Came {
    let (name, meaning, tone) = match losses {
        0 => ("-", "no effect", Tone::Even),
        1 => ("1", "1 increment lost", Tone::Good),
        2 => ("2", "2 increments lost", Tone::Good),
        3 => ("3", "3 increments lost", Tone::Good),
        4 => ("4", "4 increments lost", Tone::Good),
        // The table has no more.
        _ => ("5", "5 increments lost", Tone::Good),
    };
    Came { name, meaning, tone }
}

/// A unit that is gone for good.
fn gone(board: &Board, unit: UnitId) -> Loss {
    let data = board.unit(unit);
    Loss {
        piece: piece(unit),
        side: data.map_or(Side::First, |data| data.side),
        strength: data.map_or(0, |data| u16::from(data.increments)),
        for_good: true,
    }
}

fn corps_name(board: &Board, corps: CorpsId) -> String {
    let name = board.definition().corps.get(usize::from(corps.0)).map_or("?", |corps| &corps.name);
    format!("Level of {name}")
}
