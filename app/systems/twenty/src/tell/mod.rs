//! What happens in the Twenty system, in words and deeds that everybody understands.

mod acts;
mod edited;
mod ending;
mod milestone;
mod phase;
mod sentence;
mod words;

pub(super) use ending::how;
pub(super) use words::{card_title, nation as nation_word, place as place_words, weather as weather_word};

use super::{Twenty, ask, unit};
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::ask::{PieceId, Sentence};
use language::happening::{Ending, Happening, Kind, PhaseName, Stress};
use language::system::Tell;
use scenarios::Scenario;
use twenty::{Board, Change, Command, Event, Game, Proposal, Stage, What};

impl Tell for Twenty {
    fn happening(board: &Board, event: &Event) -> Happening {
        let what = &event.what;
        Happening {
            text: sentence::sentence(board, what),
            rules: event.rules.clone(),
            kind: kind(what),
            stress: stress(what),
            at: at(what),
            acts: acts::acts(board, what),
            milestone: milestone::milestone(board, what),
        }
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of_stage(&game.state().stage)
    }

    fn ending(game: &Game) -> Option<Ending> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        change.iter().map(|edit| edited::edited(board, edit)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        match *command {
            Command::Fight { battle, reserves } => {
                let Stage::Combat { battles, .. } = &game.state().stage else { return None };
                let battle = battles.get(usize::from(battle))?.battle.clone();
                let proposal = Proposal::Battle { battle, attacker_reserves: reserves, defender_reserves: false };
                ask::explained(game, &proposal)
            }
            Command::Charge { unit, hex, target, reserves } => {
                let (attacker_reserves, defender_reserves) = (reserves, false);
                let proposal = Proposal::Charge { unit, hex, target, attacker_reserves, defender_reserves };
                ask::explained(game, &proposal)
            }
            _ => None,
        }
    }

    /// Corps are counted with their nation.
    fn formation(board: &Board, scenario: Option<&Scenario>, piece: PieceId) -> String {
        let Some(unit) = unit(board, piece) else { return String::new() };
        let Some(nation) = board.unit(unit).nations.first() else { return String::new() };
        let word = words::nation(*nation);
        let known = scenario.and_then(|scenario| scenario.drawing.nations.get(word));
        known.map_or_else(|| word.to_owned(), |nation| nation.name.clone())
    }
}

const fn kind(what: &What) -> Kind {
    match what {
        What::TurnOpened { .. } | What::PhaseBegan { .. } | What::Decided { .. } | What::GameOver { .. } => Kind::Phase,
        What::Provoked { .. }
        | What::Moved { .. }
        | What::Entered { .. }
        | What::PontoonBuilt { .. }
        | What::WentToMeissen { .. }
        | What::Disengaged { .. }
        | What::Penetrated { .. }
        | What::FollowedUp { .. } => Kind::Move,
        What::Charged { .. }
        | What::Declared { .. }
        | What::BattleNamed { .. }
        | What::ReservesCommitted { .. }
        | What::GuardFree
        | What::BattleRolled { .. }
        | What::RoutRolled { .. }
        | What::Stood { .. }
        | What::GarrisonBeaten { .. }
        | What::Retreated { .. }
        | What::HazardRolled { .. }
        | What::BecameRouted { .. }
        | What::Broke { .. }
        | What::Advanced { .. }
        | What::GarrisonGone { .. }
        | What::GarrisonBack { .. }
        | What::MoraleChanged { .. } => Kind::Combat,
        _ => Kind::Other,
    }
}

fn stress(what: &What) -> Stress {
    match what {
        What::FollowedUp { unit: None, .. } | What::RalliedByCard { unit: None, .. } => Stress::Silent,
        What::MoraleChanged { .. } | What::TakenBack { .. } | What::Stood { .. } | What::BecameDue { .. } => {
            Stress::Quiet
        }
        What::BattleNamed { .. }
        | What::Charged { .. }
        | What::BattleRolled { .. }
        | What::CardDrawn { .. }
        | What::Opened { .. }
        | What::GarrisonBeaten { .. }
        | What::BecameRouted { .. } => Stress::Strong,
        What::Broke { .. } | What::GarrisonGone { .. } | What::CatastropheStruck { .. } | What::PlanBroken { .. } => {
            Stress::Grave
        }
        _ => Stress::Plain,
    }
}

fn at(what: &What) -> Option<Hex> {
    match what {
        What::Moved { path, .. } | What::Entered { path, .. } | What::Advanced { path, .. } => path.last().copied(),
        What::Provoked { to, .. }
        | What::PontoonBuilt { to, .. }
        | What::Disengaged { to, .. }
        | What::Penetrated { to, .. }
        | What::FollowedUp { to, .. }
        | What::Retreated { to, .. } => Some(*to),
        What::Charged { hex, .. }
        | What::Broke { hex, .. }
        | What::GarrisonBeaten { hex }
        | What::GarrisonGone { hex }
        | What::GarrisonBack { hex }
        | What::LineActive { hex } => Some(*hex),
        _ => None,
    }
}
