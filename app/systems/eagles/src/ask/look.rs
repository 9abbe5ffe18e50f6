//! A look at a position for the questions of one side.

use super::super::pieces;
use super::super::{leader_piece, unit_piece};
use crate::MESSAGES;
use eagles::{Arms, Game, LeaderId, Place, UnitId};
use engine::hex::Hex;
use language::ask::{Asked, Pick, Sentence};
pub(super) use language::ask::{leads, not_asked, says, with, without};
use language::phrase;
use language::tongue::{Argument, Joiner};
pub(in super::super) use language::words::letters::halves as points;
use std::ops::Deref;

/// No straight way across a map is longer, in hexes.
const LONGEST_WAY: usize = 80;

/// A position, the side that must decide, and whether a player reads it, who can wait a moment for more.
#[derive(Clone, Copy)]
pub(super) struct Look<'a>(pub(super) Asked<'a, Game>, pub(super) bool);

impl<'a> Deref for Look<'a> {
    type Target = Asked<'a, Game>;

    fn deref(&self) -> &Asked<'a, Game> {
        &self.0
    }
}

impl Look<'_> {
    /// Whether a player reads it.
    pub(super) const fn closely(self) -> bool {
        self.1
    }

    /// The hex of a leader.
    pub(super) fn place(self, leader: LeaderId) -> Option<Hex> {
        self.game.state().hex_of(leader)
    }

    /// The leader of a pick.
    pub(super) fn leader(self, pick: Pick) -> Option<LeaderId> {
        pick.piece().and_then(|piece| pieces::leader(self.game.board(), piece))
    }

    /// The unit of a pick.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        pick.piece().and_then(|piece| pieces::unit(self.game.board(), piece))
    }

    /// A leader as a pick.
    pub(super) const fn at(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(leader))
    }

    /// A unit as a pick.
    pub(super) fn of(self, unit: UnitId) -> Pick {
        Pick::Piece(unit_piece(self.game.board(), unit))
    }

    /// A leader with the content of its track and its hex.
    pub(super) fn named(self, leader: LeaderId) -> Sentence {
        let (pick, strength) = (self.at(leader), strength_seen(self.game, leader));
        match self.place(leader) {
            Some(hex) => phrase!(MESSAGES, "eagles-leader-in", leader = pick, strength = strength, hex = hex),
            None => phrase!(MESSAGES, "eagles-leader", leader = pick, strength = strength),
        }
    }

    /// Whether a leader has units.
    pub(super) fn is_employed(self, leader: LeaderId) -> bool {
        self.game.strength_of(leader).total() > 0
    }
}

/// Strength points by arm, those that there are.
fn by_arm(arms: Arms) -> Vec<(&'static str, u16)> {
    let parts = [("infantry", arms.infantry), ("cavalry", arms.cavalry), ("artillery", arms.artillery)];
    parts.into_iter().filter(|(_, number)| *number > 0).collect()
}

/// Strength points by arm, "15i 5c 4a".
fn strength(arms: Arms) -> Sentence {
    let mut told = Sentence::EMPTY;
    for (arm, number) in by_arm(arms) {
        let apart = if told.is_empty() { told } else { told.text(" ") };
        told = apart.then(phrase!(MESSAGES, "eagles-arm-short", arm = arm, count = number));
    }
    if told.is_empty() { phrase!(MESSAGES, "eagles-without-units") } else { told }
}

/// The same in whole words: "15 infantry, 5 cavalry, 4 artillery".
fn strength_words(arms: Arms) -> Sentence {
    let parts = by_arm(arms).into_iter();
    let parts: Vec<Sentence> =
        parts.map(|(arm, number)| phrase!(MESSAGES, "eagles-arm-count", arm = arm, count = number)).collect();
    if parts.is_empty() {
        return phrase!(MESSAGES, "eagles-without-units");
    }
    phrase!(MESSAGES, "eagles-all", all = Argument::joined(parts, Joiner::Comma))
}

/// The strength of a leader, as far as it can be seen.
pub(in super::super) fn strength_seen(game: &Game, leader: LeaderId) -> Sentence {
    seen(game, leader, strength)
}

/// The same in whole words.
pub(in super::super) fn strength_told(game: &Game, leader: LeaderId) -> Sentence {
    seen(game, leader, strength_words)
}

fn seen(game: &Game, leader: LeaderId, write: fn(Arms) -> Sentence) -> Sentence {
    if game.is_outpost(leader) {
        return phrase!(MESSAGES, "eagles-an-outpost");
    }
    if game.state().leader(leader).is_some_and(|known| known.place == Place::Unseen) {
        return phrase!(MESSAGES, "eagles-unseen");
    }
    match game.token(leader) {
        Some(token) => phrase!(MESSAGES, "eagles-sealed", pace = if token.horse { "horse" } else { "foot" }),
        None if game.is_masked(leader) => phrase!(MESSAGES, "eagles-sealed", pace = "unknown"),
        None => write(game.strength_of(leader)),
    }
}

/// Movement points with their name: "1/2 point", "3 points".
pub(in super::super) fn in_points(halves: u16) -> Sentence {
    let size = match halves {
        0 => "none",
        1 | 2 => "one",
        3 => "over",
        _ => "many",
    };
    phrase!(language::MESSAGES, "language-points", size = size, points = points(halves))
}

/// Strength points with their name: "1 strength point".
pub(in super::super) fn in_strength(number: u16) -> Sentence {
    phrase!(MESSAGES, "eagles-strength-points", count = number)
}

/// A number of hexes: "2 hexes".
pub(in super::super) fn in_hexes(number: impl Into<u16>) -> Sentence {
    phrase!(MESSAGES, "eagles-hexes", count = number.into())
}

/// The straight way to a hex, whatever lies there: what is refused first on it says why the hex cannot be reached.
pub(super) fn straight(look: Look<'_>, from: Option<Hex>, to: Hex) -> Vec<Hex> {
    let Some(mut at) = from else { return vec![to] };
    let board = look.game.board();
    let mut path = Vec::new();
    while at != to && path.len() < LONGEST_WAY {
        let next = board.steps(at).iter().map(|step| step.to).min_by_key(|hex| (board.distance(*hex, to), *hex));
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    if path.is_empty() { vec![to] } else { path }
}
