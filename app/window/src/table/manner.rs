//! How this player has the screen: what is folded, which chart is open, which cards were put away, what is to be heard.

use super::company::Company;
use super::match_words::is_over;
use super::on_board::OnBoard;
use crate::board::roll_proof::ProofCard;
use crate::settings::kept_panels::Kept;
use crate::sound::Sound;
use engine::hex::Hex;
use engine::rule::Rule;

/// How this player has the screen of a match.
#[derive(Default)]
pub(crate) struct Manner {
    pub(super) kept: Kept,
    recalled: bool,
    /// The proof that is looked at.
    pub(super) proof: Option<ProofCard>,
    /// Hexes that a panel points at.
    pub(super) lit: Vec<Hex>,
    /// Hexes that the card of the guided game speaks of.
    pub(crate) taught: Vec<Hex>,
    /// Cards that were put away.
    pub(super) away: Away,
    /// Whether giving up was chosen and is to be confirmed.
    pub(super) giving_up: bool,
    /// What is to be heard.
    pub(crate) sounds: Vec<Sound>,
    /// The rule somebody wants to read.
    pub(crate) wants_rule: Option<Rule>,
    /// Whether the player wants to read why the bot plays as it does.
    pub(crate) reads_why: bool,
    /// Esc was pressed, and there was nothing left to drop.
    pub(super) at_rest: bool,
}

/// Cards that were put away.
#[derive(Default)]
pub(super) struct Away {
    pub(super) ending: bool,
    pub(super) difference: bool,
    pub(super) trouble: bool,
}

impl Manner {
    /// Takes over what was kept, once for a match, and keeps what is new.
    pub(super) fn remember(&mut self, ctx: &egui::Context) {
        if self.recalled {
            self.kept.install(ctx);
        } else {
            self.kept = Kept::of(ctx);
            self.recalled = true;
        }
    }

    /// Why the match cannot go on, while the card that says so lies over the board.
    pub(super) fn shows_trouble<'a>(&self, board: &'a OnBoard) -> Option<&'a str> {
        board.trouble.as_deref().filter(|_| !self.away.trouble)
    }

    /// Whether the card of the end lies over the board.
    pub(super) fn shows_ending(&self, board: &OnBoard) -> bool {
        !self.away.ending && board.now().is_some_and(|now| is_over(now)) && !board.unfolding.is_busy()
    }

    /// Whether the card of two machines that differ lies over the board.
    pub(super) fn shows_difference(&self, board: &OnBoard, company: &Company) -> bool {
        !self.away.difference && company.difference.is_some() && board.now().is_some()
    }

    /// Puts away the topmost card over the board, or else the question about giving up. Whether there was anything.
    pub(super) fn put_away(&mut self, board: &OnBoard, company: &Company) -> bool {
        let card = if self.shows_trouble(board).is_some() {
            &mut self.away.trouble
        } else if self.shows_ending(board) {
            &mut self.away.ending
        } else if self.shows_difference(board, company) {
            &mut self.away.difference
        } else {
            return std::mem::take(&mut self.giving_up);
        };
        *card = true;
        true
    }
}

#[cfg(test)]
impl Manner {
    /// Stands as it would have been kept.
    pub(super) fn recall(&mut self, kept: Kept) {
        self.kept = kept;
        self.recalled = true;
    }
}
