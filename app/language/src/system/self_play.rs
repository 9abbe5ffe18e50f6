//! The parts of a system that only self-play and simulated matches need.

use super::of::System;
use super::rules::{Begun, ChangeOf, CommandOf};
use crate::chance::Chance;
use engine::rule::Rule;
use std::sync::Arc;

/// The parts of a system that only the laboratory and the tests need. No program that people play with calls any of it.
pub trait SelfPlay: System {
    /// The number of the turn.
    fn turn_number(game: &Self::Game) -> u8;

    /// Whether a battle has the subject of a rule. Without it, no game can meet the rule.
    fn applies(_board: &Self::Board, _rule: Rule) -> bool {
        true
    }

    /// Rules that no play can meet, each with the reason. Any other without a hit is an untested rule.
    const UNMET: &'static [(Rule, &'static str)] = &[];

    /// A game from the middle of its battle, with what happened at its begin; nothing where a system makes none up, and
    /// what is wrong with the one that was made up.
    fn scatter(
        _board: &Arc<Self::Board>,
        _options: &[u8],
        _chance: &mut Chance,
    ) -> Result<Option<Begun<Self>>, String> {
        Ok(None)
    }

    /// The promises of every game of self-play beyond the contract.
    fn is_sound(_game: &Self::Game) -> bool {
        true
    }

    /// A command out of thin air that probably breaks a rule; nothing where a system makes none up.
    fn junk(_game: &Self::Game, _chance: &mut Chance) -> Option<CommandOf<Self>> {
        None
    }

    /// A change so small that a machine could make it by a miscount; it is possible between two moves.
    fn miscount(_game: &Self::Game) -> Option<ChangeOf<Self>> {
        None
    }

    /// A change that a player could ask for.
    fn plea(_game: &Self::Game, _chance: &mut Chance) -> Option<ChangeOf<Self>> {
        None
    }
}
