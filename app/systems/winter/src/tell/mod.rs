//! What happens in Winter's Victory, in words and deeds that everybody understands.

mod acts;
mod ending;
mod milestone;
mod phase;
mod sentence;

pub(super) use ending::grade_word;
pub(super) use sentence::{falls as snow_words, place as place_words, post as post_words, way as way_words};

use super::{Thing, Winter, ask, thing};
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::ask::{PieceId, Sentence};
use language::happening::{Ending, Happening, Kind, PhaseName, Stress};
use language::system::Tell;
use scenarios::Scenario;
use winter::event::Verdict;
use winter::{Board, Change, Command, Event, Game, Proposal, What};

impl Tell for Winter {
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
        phase::of(game.state().phase)
    }

    fn ending(game: &Game) -> Option<Ending> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        if let Change::Several(changes) = change {
            return changes.iter().flat_map(|change| Winter::change(board, change)).collect();
        }
        vec![match change {
            Change::Unit { unit, to } => {
                let name = &board.unit(*unit).name;
                format!(
                    "{name}: {}, {} SP, {}",
                    sentence::place(board, to.place),
                    to.strength,
                    ask::formation_word(to.formation)
                )
            }
            Change::Leader { leader, to } => {
                format!("{}: {}", board.leader(*leader).name, sentence::post(board, to.post))
            }
            Change::Affairs(affairs) => format!("the level is {}, and what goes with it", affairs.level),
            Change::Whole(state) => format!("the whole position, on turn {}", state.turn),
            Change::Turn(turn) => format!("it is turn {turn}"),
            Change::Control { hex, side } => {
                let whose = side.map_or_else(|| String::from("nobody's"), |side| super::side_name(side).to_string());
                format!("{} is {whose}", board.chart().name(*hex))
            }
            Change::Level(level) => format!("the level is {level}"),
            Change::Lost { side, points } => format!("the {} side has lost {points} points", super::side_name(*side)),
            Change::Withdrawal(true) => String::from("the withdrawal is declared"),
            Change::Withdrawal(false) => String::from("the withdrawal is not declared"),
            Change::Several(_) => String::new(),
        }]
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let proposal = match command {
            Command::Fire { units, targets } => Proposal::Fire { units: units.clone(), target: *targets.first()? },
            Command::Attack { from, to, via, .. } => Proposal::Attack { from: *from, to: *to, via: *via },
            _ => return None,
        };
        ask::explained(game, &proposal)
    }

    /// Units are counted with their brigade.
    fn formation(board: &Board, _: Option<&Scenario>, piece: PieceId) -> String {
        let data = match thing(board, piece) {
            Some(Thing::Unit(unit)) => board.data(board.unit(unit).parent.unwrap_or(unit)),
            _ => None,
        };
        let of = data.and_then(|data| data.brigade.clone().or_else(|| data.division.clone()));
        of.unwrap_or_else(|| String::from("leaders"))
    }
}

const fn kind(what: &What) -> Kind {
    match what {
        What::PhaseBegan { .. } | What::GameOver(_) | What::LevelChanged { .. } => Kind::Phase,
        What::Moved { .. }
        | What::Entered { .. }
        | What::Turned { .. }
        | What::Formed { .. }
        | What::WentBack { .. }
        | What::Detached { .. }
        | What::Rejoined { .. }
        | What::Combined { .. }
        | What::Restacked { .. }
        | What::LeftMap { .. }
        | What::Followed { .. }
        | What::LeaderMoved { .. }
        | What::LeaderLeft { .. } => Kind::Move,
        What::Fired { .. }
        | What::Scattered { .. }
        | What::Lost { .. }
        | What::Checked { .. }
        | What::MustCheck { .. }
        | What::Disordered { .. }
        | What::Exhausted { .. }
        | What::Retreated { .. }
        | What::Eliminated { .. }
        | What::GunsLeft { .. }
        | What::GunsCaptured { .. }
        | What::LeaderFell { .. }
        | What::LeaderFled { .. }
        | What::ChargeDeclared { .. }
        | What::GrandChargeDeclared { .. }
        | What::WaveReady { .. }
        | What::Charged { .. }
        | What::RiddenOver { .. }
        | What::Attacked { .. }
        | What::Countercharged { .. }
        | What::Fought { .. }
        | What::Advanced { .. }
        | What::ChargeEnded { .. } => Kind::Combat,
        _ => Kind::Other,
    }
}

const fn stress(what: &What) -> Stress {
    match what {
        What::OrdersGiven { .. } | What::Passed { .. } => Stress::Silent,
        What::Turned { .. }
        | What::Restacked { .. }
        | What::Undone { .. }
        | What::Checked { verdict: Verdict::Pass, .. }
        | What::MustCheck { .. }
        | What::LeaderMoved { .. }
        | What::AmmunitionSpent { left: 1.., .. }
        | What::NotRallied { .. } => Stress::Quiet,
        What::Attacked { .. }
        | What::Charged { .. }
        | What::Fought { .. }
        | What::ChargeDeclared { carried: true, .. }
        | What::Lost { .. }
        | What::Disordered { .. }
        | What::WithdrawalDeclared
        | What::HoldDeclared
        | What::GrandChargeDeclared { .. }
        | What::CeasefireDeclared { .. }
        | What::SpiritChanged { .. }
        | What::LevelChanged { .. } => Stress::Strong,
        What::Eliminated { .. }
        | What::Retreated { routed: true, .. }
        | What::GunsCaptured { .. }
        | What::LeaderFell { .. } => Stress::Grave,
        _ => Stress::Plain,
    }
}

fn at(what: &What) -> Option<Hex> {
    match what {
        What::Moved { to, .. }
        | What::WentBack { to, .. }
        | What::LeaderMoved { to, .. }
        | What::Charged { to, .. }
        | What::Attacked { to, .. }
        | What::Advanced { to, .. } => Some(*to),
        What::Entered { hex, .. }
        | What::Detached { hex, .. }
        | What::Restacked { hex }
        | What::Fired { hex, .. }
        | What::GunsLeft { hex, .. }
        | What::GunsCaptured { hex, .. }
        | What::GunsManned { hex, .. }
        | What::LeaderPlaced { hex, .. }
        | What::ControlTaken { hex, .. } => Some(*hex),
        What::Retreated { path, .. } | What::Followed { path, .. } => path.last().copied(),
        What::Scattered { hex, .. } => *hex,
        What::LeaderFled { to, .. } => *to,
        _ => None,
    }
}
