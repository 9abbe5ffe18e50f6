//! What a timeline makes of an event.

use super::super::{ask, piece};
use super::phase::of_kind;
use engine::contract::Side;
use language::happening::{Came, Fight, Figure, Loss, Milestone, PhaseBegan, Throw};
use twenty::{Board, LOWEST_COLUMN, PhaseKind, UnitId, What, column};

pub(super) fn milestone(board: &Board, what: &What) -> Option<Milestone> {
    Some(match what {
        What::PhaseBegan { turn, side, phase } => Milestone::Phase(PhaseBegan {
            turn: *turn,
            side: *side,
            name: of_kind(*phase),
            night: board.is_night(*turn),
            // The Allies move first, and their events or their movement open a turn.
            opens_turn: *phase == PhaseKind::Events && *side == Side::First,
        }),
        What::BattleNamed { attacker, battle, differential, to, .. } => {
            let sum = |units: &[UnitId]| units.iter().map(|unit| u16::from(board.unit(*unit).strength)).sum::<u16>();
            let attack = sum(&battle.attackers);
            // The defence is what the differential leaves of the attack: ground and guns are in it.
            let defence = i32::from(attack) - i32::from(*differential);
            Milestone::Fight(Fight {
                side: *attacker,
                attackers: battle.attackers.iter().copied().map(piece).collect(),
                defenders: battle.defenders.iter().copied().map(piece).collect(),
                targets: to.clone(),
                strengths: [attack, u16::try_from(defence).unwrap_or(0)],
                odds: format!("{differential:+}"),
                step: u8::try_from(column(*differential) - LOWEST_COLUMN).unwrap_or(0),
            })
        }
        What::BattleRolled { face, result, .. } => {
            let (name, meaning, tone) = ask::result_words(*result);
            throw([*face], Some(Came { name, meaning, tone }))
        }
        What::RoutRolled { dice } => throw(dice.iter().map(|die| die.face), None),
        What::HazardRolled { faces, .. } => throw(faces.iter().copied(), None),
        What::ArrivalsRolled { rolls } => throw(rolls.iter().map(|roll| roll.face), None),
        What::WeatherRolled { face, .. }
        | What::NationNamed { face, .. }
        | What::News { face, .. }
        | What::RallyRolled { face, .. }
        | What::LateCorpsRolled { face: Some(face), .. } => throw([*face], None),
        What::Broke { unit, .. } => Milestone::Loss(Loss {
            piece: piece(*unit),
            side: board.unit(*unit).side,
            strength: u16::from(board.unit(*unit).strength),
            for_good: false,
        }),
        What::MoraleChanged { side, from, to } => Milestone::Figure(Figure {
            number: u16::try_from(side.index()).unwrap_or(0),
            name: format!("Morale of the {}", super::super::side_name(board, *side)),
            from: i16::from(*from),
            to: i16::from(*to),
        }),
        What::TakenBack { side } => Milestone::TakenBack(*side),
        What::Amended { .. } => Milestone::Amended,
        What::GameOver { outcome } => Milestone::End(outcome.winner),
        _ => return None,
    })
}

fn throw(faces: impl IntoIterator<Item = u8>, came: Option<Came>) -> Milestone {
    Milestone::Throw(Throw { faces: faces.into_iter().map(u16::from).collect(), came })
}
