//! What a timeline makes of an event.

use super::super::{ask, piece, side_name};
use super::phase;
use engine::contract::Side;
use language::happening::{Came, Fight, Figure, Loss, Milestone, PhaseBegan, Throw};
use language::sheet::Tone;
use winter::event::Verdict;
use winter::state::PhaseName;
use winter::tables::Fate;
use winter::{Board, What};

pub(super) fn milestone(board: &Board, what: &What) -> Option<Milestone> {
    Some(match what {
        What::PhaseBegan { turn, phase } => Milestone::Phase(PhaseBegan {
            turn: *turn,
            side: phase.side(),
            name: phase::of(*phase),
            night: board.tables().time.night.contains(turn),
            opens_turn: *phase == PhaseName::Interphase,
        }),
        What::Attacked { attackers, to, .. } => Milestone::Fight(Fight {
            side: attackers.first().map_or(Side::First, |unit| board.unit(*unit).side),
            attackers: attackers.iter().copied().map(piece).collect(),
            defenders: Vec::new(),
            targets: vec![*to],
            strengths: [0, 0],
            odds: String::new(),
            step: 0,
        }),
        What::Fought { die, score, .. } => {
            let results = &board.tables().shock.result;
            let result = results.iter().find(|known| *score <= i16::from(known.upto)).or(results.last());
            let came = result.map(|result| {
                let (name, meaning, tone) = match (result.attacker_does, result.defender_does) {
                    (Fate::Rout, _) => ("AR", "attacker routs", Tone::Worst),
                    (Fate::Retreat, _) => ("AD", "attacker goes back", Tone::Bad),
                    (Fate::Disorder, _) => ("A", "attacker Disordered", Tone::Bad),
                    (_, Fate::Rout) => ("DR", "defender routs", Tone::Best),
                    (_, Fate::Retreat) => ("DD", "defender goes back", Tone::Good),
                    _ => ("N", "both stay", Tone::Even),
                };
                Came { name, meaning, tone }
            });
            throw([*die], came)
        }
        What::Fired { die, points, check, .. } => {
            let came = match (points, check) {
                (0, false) => Came { name: "-", meaning: "nothing", tone: Tone::Even },
                (0, true) => Came { name: "M", meaning: "a check", tone: Tone::Even },
                (1, _) => Came { name: "1", meaning: "a point", tone: Tone::Good },
                (2, _) => Came { name: "2", meaning: "two points", tone: Tone::Good },
                _ => Came { name: "3", meaning: "three points", tone: Tone::Best },
            };
            throw([*die], Some(came))
        }
        What::Checked { die, verdict, .. } => {
            let came = match verdict {
                Verdict::Pass => Came { name: "ok", meaning: "stands", tone: Tone::Good },
                Verdict::Disorder => Came { name: "D", meaning: ask::fate_words(Fate::Disorder), tone: Tone::Bad },
                Verdict::SquareLost => Came { name: "D", meaning: "Disordered, its square lost", tone: Tone::Bad },
                Verdict::Retreat => Came { name: "DR", meaning: ask::fate_words(Fate::Retreat), tone: Tone::Bad },
                Verdict::Rout => Came { name: "R", meaning: ask::fate_words(Fate::Rout), tone: Tone::Worst },
            };
            throw([*die], Some(came))
        }
        What::GunsMissing { die, .. }
        | What::Scattered { die, .. }
        | What::GunLost { die, .. }
        | What::Rested { die: Some(die), .. }
        | What::WindSet { die, .. }
        | What::SnowRolled { die, .. }
        | What::LeaderFell { die: Some(die), .. }
        | What::Continued { die, .. }
        | What::RiddenOver { die, .. }
        | What::Countercharged { die, .. }
        | What::SelfCommanded { die, .. }
        | What::Released { die, .. }
        | What::DelayRolled { die, .. }
        | What::BrigadeDue { die, .. }
        | What::Recovered { die: Some(die), .. }
        | What::Rallied { die: Some(die), .. }
        | What::NotRallied { die: Some(die), .. }
        | What::StateSet { die: Some(die), .. }
        | What::ChargeDeclared { die: Some(die), .. }
        | What::OrderSent { die: Some(die), .. } => throw([*die], None),
        What::Lost { unit, points, .. } if *points > 0 => Milestone::Loss(Loss {
            piece: piece(*unit),
            side: board.unit(*unit).side,
            strength: u16::from(*points),
            for_good: true,
        }),
        What::LevelChanged { by, level } => Milestone::Figure(Figure {
            number: 0,
            name: format!("Level of the {} side", side_name(Side::First)),
            from: i16::from(*level) - i16::from(*by),
            to: i16::from(*level),
        }),
        What::Undone { .. } => return None,
        What::Amended => Milestone::Amended,
        What::GameOver(outcome) => Milestone::End(outcome.winner),
        _ => return None,
    })
}

/// Faces as they lie on the table: 0 is read from the ten.
fn throw(dice: impl IntoIterator<Item = u8>, came: Option<Came>) -> Milestone {
    Milestone::Throw(Throw { faces: dice.into_iter().map(|die| u16::from(die) + 1).collect(), came })
}
