//! A move in the making: who goes, with which leaders, and the list of actions as picks (18).
//!
//! A hex is a step, a facing a turn, a word a formation or what guns do. A facing right after a formation is the one it is
//! taken with.

use super::look::{Look, OPPORTUNITY_FIRE, facing_of, facing_pick, formation_button, left, points, quarter, unit_pick};
use crate::MESSAGES;
use bataille::{Action, ActionOption, Command, Formation, HalfPoints, LeaderId, Planned, Reached, UnitId};
use engine::hex::Hex;
use language::ask::{Draft, Key, Mark, Offer, Pick};
use language::phrase;

pub(super) const LIMBER: Key = "limber";
pub(super) const UNLIMBER: Key = "unlimber";

/// Formations as words.
pub(super) const FORMATIONS: [(Key, Formation); 7] = [
    ("column", Formation::Column),
    ("line", Formation::Line),
    ("carre", Formation::Carre),
    ("skirmish", Formation::Skirmish),
    ("road-march", Formation::RoadMarch),
    ("general-order", Formation::GeneralOrder),
    ("limbered", Formation::Limbered),
];

/// The present content of a draft.
pub(super) struct Making<'a> {
    pub(super) look: Look<'a>,
    pub(super) units: Vec<UnitId>,
    pub(super) leaders: Vec<LeaderId>,
    pub(super) actions: Vec<Action>,
    /// The picks of the actions.
    pub(super) picks: Vec<Pick>,
}

impl<'a> Making<'a> {
    /// These units, and what of the picks can be read as a move of theirs.
    pub(super) fn read(look: Look<'a>, units: Vec<UnitId>, leaders: Vec<LeaderId>, picks: &[Pick]) -> Making<'a> {
        let mut making = Making { look, units, leaders, actions: Vec::new(), picks: Vec::new() };
        for pick in picks {
            if !making.take(*pick) {
                break;
            }
        }
        making
    }

    /// The state of the units after the actions so far.
    pub(super) fn planned(&self) -> Option<Planned> {
        self.look.game.planned(self.look.side, &self.units, &self.actions).ok()
    }

    /// The points that the units have left after some actions.
    fn left_after(&self, actions: &[Action]) -> HalfPoints {
        self.look.game.planned(self.look.side, &self.units, actions).map_or(HalfPoints(0), |planned| planned.left)
    }

    fn fits(&self, actions: &[Action]) -> bool {
        self.look.game.planned(self.look.side, &self.units, actions).is_ok()
    }

    /// Takes a pick in; whether it could be.
    fn take(&mut self, pick: Pick) -> bool {
        let Some(now) = self.planned() else { return false };
        let mut actions = self.actions.clone();
        match pick {
            Pick::Hex(hex) if now.formation == Formation::Unlimbered => actions.push(Action::Prolong(hex)),
            Pick::Hex(hex) => actions.push(Action::Enter(hex)),
            Pick::Facing(hex, twelfth) => {
                let Some(facing) = facing_of(twelfth).filter(|_| hex == now.hex) else { return false };
                match (self.picks.last(), actions.last_mut()) {
                    (Some(Pick::Word(_)), Some(Action::Form { facing: taken, .. })) => *taken = facing,
                    _ => actions.push(Action::Turn(facing)),
                }
            }
            Pick::Word(LIMBER) => actions.push(Action::Limber),
            Pick::Word(UNLIMBER) => actions.push(Action::Unlimber),
            Pick::Word(word) => {
                let known = FORMATIONS.iter().find(|(key, _)| *key == word);
                let usual = known.and_then(|(_, formation)| self.usual(*formation));
                let Some(action) = usual else { return false };
                actions.push(action);
            }
            _ => return false,
        }
        let fits = self.fits(&actions);
        if fits {
            self.actions = actions;
            self.picks.push(pick);
        }
        fits
    }

    /// The actions that may follow.
    pub(super) fn next(&self) -> Vec<ActionOption> {
        self.look.game.actions_after(self.look.side, &self.units, &self.actions)
    }

    /// The formation with the facing that costs least and is the first of those.
    fn usual(&self, formation: Formation) -> Option<Action> {
        usual_of(&self.next(), formation).map(|option| option.action)
    }

    /// The hexes the units may enter next.
    pub(super) fn reach(&self) -> Vec<Reached> {
        self.look.game.reach_after(self.look.side, &self.units, &self.actions)
    }

    /// The moving units, as picks.
    pub(super) fn subject(&self) -> Vec<Pick> {
        let units = self.units.iter().map(|unit| unit_pick(*unit));
        units.chain(self.leaders.iter().map(|leader| self.look.leader_pick(*leader))).collect()
    }

    /// The draft as far as it was read.
    pub(super) fn draft(&self) -> Draft {
        self.subject().into_iter().chain(self.picks.iter().copied()).collect()
    }

    /// The command, if anything is done.
    pub(super) fn command(&self) -> Option<Command> {
        (!self.actions.is_empty()).then(|| Command::Move {
            units: self.units.clone(),
            leaders: self.leaders.clone(),
            actions: self.actions.clone(),
        })
    }

    fn with(&self, keep: usize, more: impl IntoIterator<Item = Pick>) -> Draft {
        let kept = self.picks.iter().copied().take(keep);
        self.subject().into_iter().chain(kept).chain(more).collect()
    }

    /// Hexes, facings and words that lead on.
    pub(super) fn offers(&self) -> Vec<Offer<Command>> {
        let Some(now) = self.planned() else { return Vec::new() };
        let all = self.picks.len();
        let mut offers = Vec::new();
        let options = self.next();
        for reached in self.reach() {
            // Words in between would be read with another facing: a way has steps and turns only.
            let mut at = now.hex;
            let mut picks = Vec::new();
            for action in &reached.actions {
                let pick = match *action {
                    Action::Enter(hex) => {
                        at = hex;
                        Some(Pick::Hex(hex))
                    }
                    Action::Turn(facing) => facing_pick(at, facing),
                    _ => None,
                };
                picks.extend(pick);
            }
            // A turn right after a formation would be taken for its facing.
            let clear =
                !(matches!(self.picks.last(), Some(Pick::Word(_))) && matches!(picks.first(), Some(Pick::Facing(..))));
            if !clear || picks.len() != reached.actions.len() {
                continue;
            }
            let rest = HalfPoints(now.left.0.saturating_sub(reached.cost.0));
            let left = left(now.left, reached.cost);
            let label = if reached.draws_fire {
                phrase!(MESSAGES, "bataille-to-hex-fire", hex = reached.hex, left = left).rule(OPPORTUNITY_FIRE)
            } else {
                phrase!(MESSAGES, "bataille-to-hex-left", hex = reached.hex, left = left)
            };
            let stop = self.look.game.zone(self.look.side.other(), reached.hex);
            let mark = Mark::Reach { left: points(rest), stop, risk: reached.draws_fire };
            offers.push(super::look::leads(Pick::Hex(reached.hex), self.with(all, picks), label, mark));
        }
        offers.extend(self.turns(&now, &options));
        offers.extend(self.words(&options, now.left));
        for option in &options {
            if let Action::Prolong(hex) = option.action {
                let left = left(now.left, option.cost);
                let label = phrase!(MESSAGES, "bataille-prolong-left", hex = hex, left = left);
                let mark = Mark::Reach { left: String::new(), stop: true, risk: option.draws_fire };
                offers.push(super::look::leads(Pick::Hex(hex), self.with(all, [Pick::Hex(hex)]), label, mark));
            }
        }
        offers.extend(self.again(&now));
        offers
    }

    /// Pointing again at where the move ends says it.
    fn again(&self, now: &Planned) -> Option<Offer<Command>> {
        let command = self.command()?;
        let last = *self.picks.last()?;
        let pick = match last {
            Pick::Hex(_) => Pick::Hex(now.hex),
            other => other,
        };
        engine::contract::Game::check(self.look.game, self.look.side, &command).ok()?;
        let mut offer = super::look::says(pick, phrase!(MESSAGES, "bataille-go-again"), Mark::Chosen, command);
        offer.rank = language::ask::Rank::Aside;
        Some(offer)
    }

    fn turns(&self, now: &Planned, options: &[ActionOption]) -> Vec<Offer<Command>> {
        let mut offers = Vec::new();
        // After a formation its own facings are offered; picking one replaces the one before.
        let formed = match (self.picks.as_slice(), self.actions.as_slice()) {
            ([.., Pick::Word(_)], [before @ .., Action::Form { formation, .. }]) => Some((*formation, before, 1)),
            ([.., Pick::Word(_), Pick::Facing(..)], [before @ .., Action::Form { formation, .. }]) => {
                Some((*formation, before, 2))
            }
            _ => None,
        };
        if let Some((formation, before, drop)) = formed {
            let keep = self.picks.len() - drop;
            let word = self.picks.get(keep).copied();
            let rest = self.left_after(before);
            let before = self.look.game.actions_after(self.look.side, &self.units, before);
            let usual = usual_of(&before, formation).map(|option| option.action);
            for option in &before {
                let Action::Form { formation: known, facing } = option.action else { continue };
                let Some(pick) = facing_pick(now.hex, facing).filter(|_| known == formation) else { continue };
                let own = (Some(option.action) != usual).then_some(pick);
                if facing != now.facing {
                    let (facing, left) = (quarter(facing), left(rest, option.cost));
                    let label = phrase!(MESSAGES, "bataille-facing-left", facing = facing, left = left);
                    let draft = self.with(keep, word.into_iter().chain(own));
                    offers.push(super::look::leads(pick, draft, label, Mark::Choice));
                }
            }
            return offers;
        }
        // A turn replaces the turn before it.
        let turned =
            matches!((self.picks.last(), self.actions.last()), (Some(Pick::Facing(..)), Some(Action::Turn(_))));
        let (options, rest, keep) = if turned {
            let before = self.actions.len().saturating_sub(1);
            let before = self.actions.get(..before).unwrap_or(&[]);
            let options = self.look.game.actions_after(self.look.side, &self.units, before);
            (options, self.left_after(before), self.picks.len() - 1)
        } else {
            (options.to_vec(), now.left, self.picks.len())
        };
        for option in options {
            let Action::Turn(facing) = option.action else { continue };
            let Some(pick) = facing_pick(now.hex, facing).filter(|_| facing != now.facing) else { continue };
            let (facing, left) = (quarter(facing), left(rest, option.cost));
            let label = phrase!(MESSAGES, "bataille-turn-left", facing = facing, left = left);
            let mut offer = super::look::leads(pick, self.with(keep, [pick]), label, Mark::Choice);
            offer.rank = language::ask::Rank::Aside;
            offers.push(offer);
        }
        offers
    }

    fn words(&self, options: &[ActionOption], rest: HalfPoints) -> Vec<Offer<Command>> {
        let all = self.picks.len();
        let mut offers = Vec::new();
        for (key, formation) in FORMATIONS {
            let Some(option) = usual_of(options, formation) else { continue };
            let (formation, left) = (formation_button(formation), left(rest, option.cost));
            let label = phrase!(MESSAGES, "bataille-formation-left", formation = formation, left = left);
            let pick = Pick::Word(key);
            offers.push(super::look::leads(pick, self.with(all, [pick]), label, Mark::Choice));
        }
        for (key, action) in [(LIMBER, Action::Limber), (UNLIMBER, Action::Unlimber)] {
            let Some(option) = options.iter().find(|option| option.action == action) else { continue };
            let left = left(rest, option.cost);
            let label = if key == LIMBER {
                phrase!(MESSAGES, "bataille-limber-left", left = left)
            } else {
                phrase!(MESSAGES, "bataille-unlimber-left", left = left)
            };
            offers.push(super::look::leads(Pick::Word(key), self.with(all, [Pick::Word(key)]), label, Mark::Choice));
        }
        offers
    }

    /// The hexes of the path, from the hex of the units.
    pub(super) fn way(&self) -> Vec<Hex> {
        let start = self.units.first().and_then(|unit| self.look.game.hex_of(*unit));
        let steps = self.actions.iter().filter_map(|action| match action {
            Action::Enter(hex) | Action::Prolong(hex) => Some(*hex),
            _ => None,
        });
        start.into_iter().chain(steps).collect()
    }
}

/// The cheapest way to take a formation, and of those the first.
fn usual_of(options: &[ActionOption], wanted: Formation) -> Option<ActionOption> {
    let fits = |option: &&ActionOption| matches!(option.action, Action::Form { formation, .. } if formation == wanted);
    options.iter().filter(fits).min_by_key(|option| option.cost).copied()
}
