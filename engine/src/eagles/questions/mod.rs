//! What the rules can ask: one question, one file. Each says who is asked and what, which answers there are, what an
//! answer does, and when there is nothing to ask.

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
mod retreat;
mod ride;
mod siege;
mod stand;
mod stationary;
mod trains;
mod weather;

use super::breach::{Checked, other_question};
use super::command::{Command, Decision};
use super::event::Report;
use super::fight::*;
use super::game::Game;
use super::options::Options;
use super::outcome::Outcome;
use super::state::*;
use super::veil::{Claim, Closing, OpenTrack};
use crate::contract::{Audience, Pending, Roll, Side};
use crate::rule::Rule;

/// Something the rules ask. It reads what it needs from the game.
pub(crate) trait Question: Sync {
    /// What is asked, for whoever answers something else.
    fn wording(&self) -> &'static str;

    /// Who is asked, and what; or which dice are to be rolled.
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome>;

    /// What may be answered.
    fn options(&self, _game: &Game) -> Options {
        Options::Nothing
    }

    /// Whether an answer may be given, where that can be told without carrying it out.
    fn check(&self, _game: &Game, _side: Side, _command: &Command) -> Option<Checked> {
        None
    }

    /// Carries an answer out, or says what it breaks; the game is thrown away then.
    fn answer(&self, _game: &mut Game, _side: Side, _command: &Command, _report: &mut Report) -> Checked {
        Err(other_question(self.wording()))
    }

    /// Carries out what the dice have said.
    fn fall(&self, _game: &mut Game, _faces: &[u16], _report: &mut Report) {}

    /// Goes on if nobody has a choice here; tells whether it did. Otherwise the question stands.
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool;
}

/// A decision of a side.
pub(crate) fn ask(side: Side, decision: Decision) -> Pending<Decision, Outcome> {
    Pending::Decision { side, decision }
}

/// Dice that everybody sees.
pub(crate) fn dice(owner: Side, count: usize, rule: Rule) -> Pending<Decision, Outcome> {
    let dice = vec![super::activation::FACES; count];
    Pending::Roll(Roll { dice, owner, seen_by: Audience::Everyone, case: rule })
}

impl Game {
    /// What the rules ask now: the one place that tells all stages apart.
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

    /// Who is asked, if anybody is.
    pub(crate) fn asked(&self) -> Option<Side> {
        match self.question().pending(self) {
            Pending::Decision { side, .. } => Some(side),
            Pending::Roll(_) | Pending::Over(_) => None,
        }
    }
}
