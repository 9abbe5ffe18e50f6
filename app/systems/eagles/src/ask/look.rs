//! A look at a position for the questions of one side.

use super::super::pieces;
use super::super::{leader_piece, unit_piece};
use eagles::{Arms, Game, LeaderId, Place, UnitId};
use engine::hex::Hex;
use language::ask::{Asked, Pick, Sentence};
pub(super) use language::ask::{leads, not_asked, says, with, without};
pub(in super::super) use language::words::letters::halves as points;
use std::ops::Deref;

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
        let label = Sentence::EMPTY.pick(self.at(leader)).text(format!(" {}", strength_seen(self.game, leader)));
        label.placed(self.place(leader))
    }

    /// Whether a leader has units.
    pub(super) fn is_employed(self, leader: LeaderId) -> bool {
        self.game.strength_of(leader).total() > 0
    }
}

/// Strength points by arm, "15i 5c 4a".
pub(in super::super) fn strength(arms: Arms) -> String {
    let parts = [(arms.infantry, 'i'), (arms.cavalry, 'c'), (arms.artillery, 'a')];
    let told: Vec<String> =
        parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, arm)| format!("{number}{arm}")).collect();
    if told.is_empty() { String::from("without units") } else { told.join(" ") }
}

/// The same in whole words: "15 infantry, 5 cavalry, 4 artillery".
fn strength_words(arms: Arms) -> String {
    let parts = [(arms.infantry, "infantry"), (arms.cavalry, "cavalry"), (arms.artillery, "artillery")];
    let told: Vec<String> =
        parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, arm)| format!("{number} {arm}")).collect();
    if told.is_empty() { String::from("without units") } else { told.join(", ") }
}

/// The strength of a leader, as far as it can be seen.
pub(in super::super) fn strength_seen(game: &Game, leader: LeaderId) -> String {
    seen(game, leader, strength)
}

/// The same in whole words.
pub(in super::super) fn strength_told(game: &Game, leader: LeaderId) -> String {
    seen(game, leader, strength_words)
}

fn seen(game: &Game, leader: LeaderId, write: fn(Arms) -> String) -> String {
    if game.is_outpost(leader) {
        return String::from("an outpost");
    }
    if game.state().leader(leader).is_some_and(|known| known.place == Place::Unseen) {
        return String::from("unseen");
    }
    match game.token(leader) {
        Some(token) if token.horse => String::from("under seal, horse"),
        Some(_) => String::from("under seal, foot"),
        None if game.is_masked(leader) => String::from("under seal"),
        None => write(game.strength_of(leader)),
    }
}

/// Movement points with their name: "1/2 point", "3 points".
pub(in super::super) fn in_points(halves: u16) -> String {
    format!("{} {}", points(halves), if matches!(halves, 1 | 2) { "point" } else { "points" })
}
