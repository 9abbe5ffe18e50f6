//! The questions of the rules, one in each file. Each names the side that decides, the legal answers, the effect of an
//! answer, and the case where there is nothing to decide.

mod activate;
mod admin;
mod advance;
mod arrivals;
mod astray;
mod centres;
mod chit;
mod counter;
mod declare;
mod defend;
mod die;
mod end;
mod fire;
mod flee;
mod forward;
mod give_way;
mod hurry;
mod legs;
mod losses;
mod organise;
mod pursue;
pub(crate) mod question;
mod retreat;
mod ride;
mod siege;
mod stand;
mod stationary;
mod trains;
mod weather;

pub(crate) use question::Question;

use super::fight::*;
use super::game::Game;
use super::state::*;
use super::veil::{Claim, Closing, OpenTrack};
use engine::contract::{Pending, Side};

impl Game {
    /// The present question: the one place that tells all stages apart.
    pub(crate) fn question(&self) -> &'static dyn Question {
        if self.must_close().is_some() {
            return &Closing;
        }
        if self.must_show().is_some() || self.must_open().is_some() {
            return &OpenTrack;
        }
        let waits = matches!(self.state.stage, Stage::Over(_) | Stage::SetUp(_) | Stage::Weather);
        if !waits && self.fleeing().is_some() {
            return &flee::Flee;
        }
        if !waits && self.startled().is_some() {
            return &ride::Ride;
        }
        if self.is_veiled() && self.must_claim().is_some() {
            return &Claim;
        }
        match &self.state.stage {
            Stage::SetUp(_) => &trains::Trains,
            Stage::Admin { rolled: false } => &admin::AdminDice,
            Stage::Admin { rolled: true } => &admin::Admin,
            Stage::Arrivals => &arrivals::Arrivals,
            Stage::Centres => &centres::Centres,
            Stage::Siege(_) => &siege::SiegeDie,
            Stage::Weather => &weather::WeatherDie,
            Stage::Organise { .. } | Stage::Consolidate { .. } => &organise::Organise,
            Stage::Command | Stage::Initiative | Stage::Forced { .. } => &activate::Activate,
            Stage::Stationary { toll: Some(_), .. } | Stage::Stationary { hidden: 1.., .. } => &losses::Losses,
            Stage::Stationary { .. } => &stationary::Stationary,
            Stage::March(march) => match march.step {
                MarchStep::Roll => &activate::TrialDie,
                MarchStep::Legs => &legs::Legs,
                MarchStep::GiveWay { .. } => &give_way::GiveWay,
                MarchStep::Attrition => &legs::AttritionDie,
                MarchStep::Loss(_) | MarchStep::Hidden { .. } => &losses::Losses,
                MarchStep::Claim | MarchStep::Verdict { .. } => &Claim,
                MarchStep::Compass => &astray::CompassDie,
                MarchStep::Astray { .. } => &astray::Astray,
            },
            Stage::Combat(combat) => match &combat.fight {
                None => &declare::Declare,
                Some(fight) if !fight.tolls.is_empty() => &losses::Losses,
                Some(fight) => match &fight.step {
                    FightStep::Defend => &defend::Defend,
                    FightStep::Hurry => &hurry::HurryDice,
                    FightStep::Seal(_) => &chit::SealChit,
                    FightStep::Forward(_) => &forward::Forward,
                    FightStep::Fire => &fire::FireDice,
                    FightStep::Die => &die::CombatDie,
                    FightStep::Stand => &stand::Stand,
                    FightStep::Open => &chit::OpenChit,
                    FightStep::CounterAttack => &counter::CounterAttack,
                    FightStep::Retreat(_) => &retreat::Retreat,
                    FightStep::Pursue(_) => &pursue::Pursue,
                    FightStep::PursuitDie(_) => &pursue::PursuitDie,
                    FightStep::Advance => &advance::Advance,
                    FightStep::AfterFire
                    | FightStep::AfterStand
                    | FightStep::AfterDeath
                    | FightStep::AfterPitched
                    | FightStep::AfterBreakOff
                    | FightStep::AfterRetreat(_)
                    | FightStep::Finished => &end::AfterLosses,
                },
            },
            Stage::Over(_) => &end::Over,
        }
    }

    /// The side that must decide, if any.
    pub(crate) fn asked(&self) -> Option<Side> {
        match self.question().pending(self) {
            Pending::Decision { side, .. } => Some(side),
            Pending::Roll(_) | Pending::Over(_) => None,
        }
    }
}
