//! Guns that need a die to limber on their move [13.6, 61.1].
//!
//! The engine weighs no move as a proposal. It is tried on a copy, by the code that resolves it, up to that die.

use super::forecast;
use super::look::Look;
use crate::MESSAGES;
use bataille::{Action, Command, Decision, Game, Proposal, Throw, ThrowResult};
use engine::contract::{Game as _, Pending, Rolled};
use engine::rule::Rule;
use language::sheet::{End, Sheet, Tone};
use language::{phrase, say};

const LIMBER: Rule = Rule::new("61.1");
/// More interruptions than a move has before its guns limber.
const FUSE: u32 = 20;

/// The dice of guns that limber.
pub(super) struct Limbering {
    throws: Vec<Throw>,
    /// Whether the enemy fires first.
    under_fire: bool,
    /// Whether the move goes on when they have limbered.
    goes_on: bool,
}

impl Limbering {
    /// The dice of a move; `None` if it limbers no guns, or if these need no die.
    pub(super) fn of(look: Look<'_>, command: &Command) -> Option<Limbering> {
        let Command::Move { units, leaders, actions } = command else { return None };
        let at = actions.iter().position(|action| *action == Action::Limber)?;
        let before: Vec<Action> = actions.iter().copied().take(at + 1).collect();
        let goes_on = before.len() < actions.len();
        let mut game = look.game.thinking();
        let up_to = Command::Move { units: units.clone(), leaders: leaders.clone(), actions: before };
        game.attempt(look.side, &up_to).ok()?;
        let mut under_fire = false;
        for _ in 0..FUSE {
            match game.pending() {
                Pending::Roll(roll) if roll.case == LIMBER => {
                    let throws = game.forecast(&Proposal::Pending).ok()?.throws;
                    return Some(Limbering { throws, under_fire, goes_on });
                }
                Pending::Roll(_) => {
                    under_fire = true;
                    game.attempt_roll(&Rolled::Faces(harmless(&game)?)).ok()?;
                }
                Pending::Decision { side, decision: Decision::OpportunityCharge { .. } } => {
                    game.attempt(side, &Command::OpportunityCharge { unit: None }).ok()?;
                }
                Pending::Decision { .. } | Pending::Over(_) => return None,
            }
        }
        None
    }

    /// Adds the ends: they limber together, or their move is over.
    pub(super) fn tell_ends(&self, sheet: &mut Sheet) {
        let share = |throw: &Throw| {
            let faces = |passed: bool| -> u64 {
                let fits = throw.results.iter().filter(|chance| !passed || chance.result == ThrowResult::Passed);
                fits.map(|chance| u64::from(chance.odd.throws)).sum()
            };
            (faces(true), faces(false))
        };
        let shares: Vec<(u64, u64)> = self.throws.iter().map(share).collect();
        let limber: u64 = shares.iter().map(|(passed, _)| passed).product();
        let whole: u64 = shares.iter().map(|(_, all)| all).product();
        let end = |name: &'static str, words: &'static str, tone: Tone, throws: u64| End {
            name: phrase!(MESSAGES, "bataille-short-limber", end = name),
            words: phrase!(MESSAGES, "bataille-end-limber", end = words),
            tone,
            throws,
        };
        let done = if self.goes_on { "goes-on" } else { "limbers" };
        let not = if self.throws.len() > 1 { "not-all" } else { "stays" };
        let when = if self.under_fire { say!(MESSAGES, "bataille-if-no-fire-stops-them") } else { String::new() };
        let ends = [end("limbers", done, Tone::Good, limber), end("stays", not, Tone::Bad, whole - limber)];
        sheet.ends(&when, ends);
    }

    /// Adds the dice that lead to them.
    pub(super) fn tell_chain(&self, sheet: &mut Sheet) {
        forecast::chain(sheet, &self.throws, self.throws.len() > 1);
    }
}

/// Faces of the fire that is due with which it costs nothing; `None` if it always costs something.
fn harmless(game: &Game) -> Option<Vec<u16>> {
    let forecast = game.forecast(&Proposal::Pending).ok()?;
    let safe = ThrowResult::Losses { increments: 0, leader_in_danger: false };
    let chance = forecast.throws.first()?.results.iter().find(|chance| chance.result == safe)?;
    let natural = u16::from(*chance.on.first()?);
    Some(vec![natural / 10, natural % 10])
}
