//! The unit that an event's sentence begins with. A crew has no name of its own, so its sentence begins in another way.

use winter::{UnitId, What};

/// The unit that an event's sentence begins with in English; `None` if it begins with anything else.
pub(super) fn subject(what: &What) -> Option<UnitId> {
    match what {
        What::Moved { unit, .. }
        | What::Entered { unit, .. }
        | What::Turned { unit, .. }
        | What::Formed { unit, .. }
        | What::WentBack { unit, .. }
        | What::Rejoined { unit, .. }
        | What::LeftMap { unit, .. }
        | What::Lost { unit, .. }
        | What::Checked { unit, .. }
        | What::Disordered { unit }
        | What::Retreated { unit, .. }
        | What::Eliminated { unit }
        | What::Removed { unit }
        | What::Recovered { unit, .. }
        | What::Rallied { unit, .. }
        | What::NotRallied { unit, .. }
        | What::RiddenOver { unit, .. }
        | What::Released { unit, .. }
        | What::Freed { unit } => Some(*unit),
        What::OrdersGiven { units }
        | What::Fired { units, .. }
        | What::Scattered { units, .. }
        | What::MustCheck { units, .. } => units.first().copied(),
        What::Attacked { attackers, .. } => attackers.first().copied(),
        What::PhaseBegan { .. }
        | What::Deployed { .. }
        | What::GunsMissing { .. }
        | What::Detached { .. }
        | What::Combined { .. }
        | What::Restacked { .. }
        | What::LeaderMoved { .. }
        | What::LeaderLeft { .. }
        | What::GunsLeft { .. }
        | What::GunsCaptured { .. }
        | What::GunsManned { .. }
        | What::GunLost { .. }
        | What::Rested { .. }
        | What::Exhausted { .. }
        | What::LeaderFell { .. }
        | What::LeaderFled { .. }
        | What::LeaderPlaced { .. }
        | What::StateSet { .. }
        | What::Continued { .. }
        | What::ChargeDeclared { .. }
        | What::ChargeDropped { .. }
        | What::GrandChargeDeclared { .. }
        | What::WaveReady { .. }
        | What::Followed { .. }
        | What::CeasefireAnswered { .. }
        | What::EndOffered { .. }
        | What::ArmyRetires { .. }
        | What::ArmyAway
        | What::EndAnswered { .. }
        | What::PrussiansTurn { .. }
        | What::CeasefireDeclared { .. }
        | What::Charged { .. }
        | What::Countercharged { .. }
        | What::Fought { .. }
        | What::Advanced { .. }
        | What::ChargeEnded { .. }
        | What::SelfCommanded { .. }
        | What::ControlTaken { .. }
        | What::GroupFreed { .. }
        | What::WithdrawalDeclared
        | What::HoldDeclared
        | What::Attached { .. }
        | What::ReleasedFrom { .. }
        | What::OrderSent { .. }
        | What::DelayRolled { .. }
        | What::Activated { .. }
        | What::BrigadeActive { .. }
        | What::Violation { .. }
        | What::AttackOrderSet { .. }
        | What::BrigadeDue { .. }
        | What::Drew { .. }
        | What::BlanksAdded { .. }
        | What::CupSuspended { .. }
        | What::DrawsOpened { .. }
        | What::Passed { .. }
        | What::WindSet { .. }
        | What::SnowRolled { .. }
        | What::AmmunitionSpent { .. }
        | What::BrigadeTired { .. }
        | What::SpiritChanged { .. }
        | What::LevelChanged { .. }
        | What::Undone { .. }
        | What::Amended
        | What::GameOver(..) => None,
    }
}
