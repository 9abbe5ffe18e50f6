//! The guided first battle: what the card over the board says next.
//!
//! Each step knows from the state when it is worth showing and when it is done, and is shown once. If there is no new
//! step a reminder is shown, so that the card never disappears by itself.

mod cards;
#[cfg(test)]
mod tests;

use crate::Bataille;
use bataille::{Arm, Formation, Game, Order, UnitId};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::Pick;
use language::guide::lesson::{Card, Goes, GuideView, Lesson};
use language::happening::{Act, Gait, Happening};
use language::position;
use std::collections::BTreeSet;

/// Something the card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// The field, and what it is about.
    Look,
    /// Charges come first, and can wait.
    NoCharge,
    /// Selecting a battalion.
    Choose,
    /// Choosing where it goes.
    March,
    /// Turning it, and going.
    Turn,
    /// Column or line.
    Form,
    /// Bringing up the guns.
    Guns,
    /// An enemy zone.
    Zone,
    /// Being fired at on the march.
    UnderFire,
    /// Ending movement.
    EndMovement,
    /// Fire in the enemy's half-turn.
    DefensiveFire,
    /// Choosing who fires.
    Fire,
    /// Reading the odds.
    WeighFire,
    /// The units that broke.
    Broken,
    /// Choosing who assaults.
    Assault,
    /// Reading the chain of rolls.
    WeighAssault,
    /// Once more after a withdrawal.
    FollowUp,
    /// Going back before an assault.
    Withdraw,
    /// Entering the hex that was won.
    Advance,
    /// A charge in earnest.
    Charge,
    /// Its chances.
    WeighCharge,
    /// Riding out against one.
    React,
    /// Standing, or carré.
    Answer,
    /// Before a carré.
    Press,
    /// Into the cleared hex.
    Occupy,
    /// Standing orders.
    Orders,
    /// The other half-turn.
    Enemy,
    /// Points and the end.
    Points,
    /// Still charging, moving, firing, assaulting or closing, with nothing new to say.
    KeepCharging,
    KeepMoving,
    KeepFiring,
    KeepAssaulting,
    KeepClosing,
    /// Another question is open.
    Asked,
    /// Waiting.
    Waiting,
    /// It is over.
    Over,
}

/// The data that the card sees, with the game of this system.
struct View<'a> {
    game: &'a Game,
    seen: &'a GuideView<'a>,
}

impl Step {
    /// Steps that teach something; of those that fit, the first is said.
    pub(super) const TAUGHT: [Step; 28] = [
        Step::Look,
        Step::NoCharge,
        Step::UnderFire,
        Step::Broken,
        Step::Points,
        Step::Turn,
        Step::March,
        Step::Choose,
        Step::Zone,
        Step::Form,
        Step::Guns,
        Step::EndMovement,
        Step::DefensiveFire,
        Step::WeighFire,
        Step::Fire,
        Step::WeighAssault,
        Step::Assault,
        Step::FollowUp,
        Step::Withdraw,
        Step::Advance,
        Step::WeighCharge,
        Step::Charge,
        Step::React,
        Step::Answer,
        Step::Press,
        Step::Occupy,
        Step::Orders,
        Step::Enemy,
    ];

    /// The cards shown if no new one fits.
    const REMINDERS: [Step; 7] = [
        Step::KeepCharging,
        Step::KeepMoving,
        Step::KeepFiring,
        Step::KeepAssaulting,
        Step::KeepClosing,
        Step::Asked,
        Step::Waiting,
    ];

    /// Whether it is worth saying now.
    fn fits(self, view: &View<'_>) -> bool {
        let asks = |question: &str| view.seen.asked && view.seen.asking.question == question;
        let planned = view.seen.planned;
        let (moving, charging) = (asks("move"), asks("charge"));
        let own = view.phasing() == view.seen.me;
        let late = view.game.state().turn > view.game.board().definition().turns.first;
        match self {
            // If only one unit can act it is picked by itself, so that a pick means nothing here.
            Step::Look => view.seen.asked && !view.moved() && !late && own,
            Step::NoCharge => charging && !late,
            Step::Choose => moving && !view.picked(),
            Step::March => moving && view.picked() && !view.has_hex(),
            Step::Turn => moving && view.has_hex(),
            Step::Form => moving && view.moved(),
            Step::Guns => moving && view.moved() && view.limbered().is_some(),
            Step::Zone => moving && !view.in_zones().is_empty(),
            Step::UnderFire => moving && view.shot_at(),
            Step::EndMovement => moving && view.moved(),
            Step::DefensiveFire => asks("fire") && !own,
            Step::Fire => asks("fire") && own,
            Step::WeighFire => asks("fire") && planned,
            Step::Broken => view.seen.asked && !view.broken().is_empty(),
            Step::Assault => asks("assault"),
            Step::WeighAssault => asks("assault") && planned,
            Step::FollowUp => asks("follow-up"),
            Step::Withdraw => asks("withdraw"),
            Step::Advance => asks("advance"),
            Step::Charge => charging && late,
            Step::WeighCharge => charging && planned,
            Step::React => asks("react"),
            Step::Answer => asks("answer"),
            Step::Press => asks("press"),
            Step::Occupy => asks("occupy"),
            Step::Orders | Step::KeepClosing => asks("close"),
            Step::Enemy => !view.seen.asked && !own,
            Step::Points => moving && late,
            Step::KeepCharging => charging,
            Step::KeepMoving => moving,
            Step::KeepFiring => asks("fire"),
            Step::KeepAssaulting => asks("assault"),
            Step::Asked => view.seen.asked,
            Step::Waiting => true,
            Step::Over => view.over(),
        }
    }

    /// Whether the state shows that it was done.
    fn done(self, view: &View<'_>) -> bool {
        let moving = view.seen.asking.question == "move";
        let picks = || view.seen.asking.draft.picks().iter();
        match self {
            Step::Look => (moving && view.picked()) || view.moved(),
            Step::NoCharge => view.began("movement"),
            Step::Choose => (moving && view.picked()) || view.moved(),
            Step::March => (moving && view.has_hex()) || view.moved(),
            Step::Turn => view.moved(),
            Step::Form => moving && picks().any(|pick| matches!(pick, Pick::Word(_))),
            Step::Guns => view.began("movement") && view.limbered().is_none(),
            Step::EndMovement => view.began("defensive_fire"),
            Step::Fire | Step::Assault | Step::Charge if self.fits(view) => view.seen.planned,
            _ => false,
        }
    }

    /// The event that ends its card.
    fn goes(self) -> Goes {
        match self {
            Step::Look | Step::Form | Step::Zone | Step::UnderFire | Step::Broken | Step::Points => Goes::WhenRead,
            _ if Step::TAUGHT.contains(&self) => Goes::WhenDone,
            _ => Goes::ByItself,
        }
    }

    /// The hexes it speaks of.
    fn lit(self, view: &View<'_>) -> Vec<Hex> {
        let hexes =
            |units: Vec<UnitId>| units.into_iter().filter_map(|unit| view.game.hex_of(unit)).collect::<Vec<Hex>>();
        match self {
            Step::Look | Step::Points => view.game.state().holders.iter().map(|holder| holder.hex).collect(),
            Step::NoCharge | Step::Charge => hexes(view.own(|unit| view.game.arm(unit) == Arm::Cavalry)),
            Step::Choose => hexes(view.own(|unit| view.game.arm(unit) == Arm::Infantry)),
            Step::Guns => hexes(view.limbered().into_iter().collect()),
            Step::Zone => view.in_zones(),
            Step::Broken => hexes(view.broken()),
            _ => Vec::new(),
        }
    }
}

impl View<'_> {
    fn phasing(&self) -> Side {
        self.game.state().phasing
    }

    fn over(&self) -> bool {
        matches!(self.game.pending(), Pending::Over(_))
    }

    /// The player has picked a unit.
    fn picked(&self) -> bool {
        self.seen.asked && self.seen.asking.draft.picks().iter().any(|pick| pick.piece().is_some())
    }

    /// The player has chosen where they go.
    fn has_hex(&self) -> bool {
        self.seen.asked && self.seen.asking.draft.picks().iter().any(|pick| matches!(pick, Pick::Hex(_)))
    }

    /// A unit of the player's moved.
    fn moved(&self) -> bool {
        let mut acts = self.seen.events.iter().flat_map(|event| &event.acts);
        acts.any(|act| matches!(act, Act::Go { side, gait: Gait::March, .. } if *side == self.seen.me))
    }

    /// Such a segment of the player's has begun.
    fn began(&self, segment: &str) -> bool {
        let mut phases = self.seen.events.iter().filter_map(Happening::phase);
        phases.any(|phase| phase.side == self.seen.me && phase.name.key == segment)
    }

    /// The enemy has fired in this segment.
    fn shot_at(&self) -> bool {
        let mut lately = self.seen.events.iter().rev().take_while(|event| event.phase().is_none());
        lately.any(|event| event.fight().is_some_and(|fight| fight.side != self.seen.me))
    }

    /// Units of the player's on the map.
    fn own(&self, which: impl Fn(UnitId) -> bool) -> Vec<UnitId> {
        self.game.on_map(self.seen.me).filter(|unit| which(*unit)).collect()
    }

    /// An own battery that cannot fire in its present state.
    fn limbered(&self) -> Option<UnitId> {
        self.own(|unit| self.game.unit(unit).formation == Formation::Limbered).first().copied()
    }

    /// Hexes of the player's units in an enemy zone.
    fn in_zones(&self) -> Vec<Hex> {
        let hexes = self.own(|_| true).into_iter().filter_map(|unit| self.game.hex_of(unit));
        hexes.filter(|hex| self.game.zone(self.seen.me.other(), *hex)).collect()
    }

    fn broken(&self) -> Vec<UnitId> {
        self.own(|unit| self.game.unit(unit).order != Order::Good)
    }
}

/// The player's progress.
#[derive(Default)]
pub(super) struct FirstTurn {
    passed: BTreeSet<Step>,
    shown: Option<Step>,
    lit: Vec<Hex>,
}

impl FirstTurn {
    /// Takes in the state and returns the card to show now.
    fn step(&mut self, view: &View<'_>) -> Step {
        self.passed.extend(Step::TAUGHT.into_iter().filter(|step| step.done(view)));
        let rolling = !view.seen.asked && view.phasing() == view.seen.me;
        let now = if view.over() {
            Step::Over
        } else if let Some(shown) = self.shown.filter(|_| rolling) {
            // Dice and what they do take a moment: the card does not flicker.
            shown
        } else {
            let taught = Step::TAUGHT.into_iter().find(|step| !self.passed.contains(step) && step.fits(view));
            taught.or_else(|| Step::REMINDERS.into_iter().find(|step| step.fits(view))).unwrap_or(Step::Waiting)
        };
        // A card that was shown and no longer fits is over.
        if let Some(before) = self.shown.filter(|before| *before != now && !before.fits(view)) {
            self.passed.insert(before);
        }
        self.shown = Some(now);
        now
    }
}

impl Lesson for FirstTurn {
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)> {
        let view = View { game: position::game::<Bataille>(seen.position)?, seen };
        let step = self.step(&view);
        self.lit = step.lit(&view);
        Some((step.card(), step.goes()))
    }

    fn pass(&mut self) {
        self.passed.extend(self.shown);
    }

    fn progress(&self) -> (usize, usize) {
        (Step::TAUGHT.iter().filter(|step| self.passed.contains(step)).count(), Step::TAUGHT.len())
    }

    fn passed(&self) -> Vec<&'static str> {
        Step::TAUGHT.iter().filter(|step| self.passed.contains(step)).map(|step| step.card().title).collect()
    }

    fn resume(&mut self, passed: &[String]) {
        let known = Step::TAUGHT.into_iter().filter(|step| passed.iter().any(|title| title == step.card().title));
        self.passed.extend(known);
    }

    fn lit(&self) -> &[Hex] {
        &self.lit
    }
}
