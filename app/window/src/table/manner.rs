//! This player's arrangement of the screen: folded panels, the open chart, cards put away, sounds to play.

use super::company::Company;
use super::match_words::is_over;
use super::on_board::OnBoard;
use super::search::Search;
use crate::board::roll_proof::ProofCard;
use crate::paper::sheet_view::Touched;
use crate::settings::kept_panels::PanelState;
use crate::settings::keymap::KeyAction;
use crate::sound::Sound;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Draft, Pick, PieceId, Said};
use language::position::Bytes;
use play::table::Wish;

/// A press of the player on a panel. The panel notes it in `Manner`, and it is carried out once the panel is drawn.
pub(super) enum Press {
    /// A press that a key can do, too.
    Key(KeyAction),
    /// Shows the next event at once.
    GoOn,
    /// Skips all events up to the next question.
    Skip,
    /// A pause ends.
    Resume,
    /// The end is shown again.
    Result,
    /// An offer is taken.
    Take(Pick),
    /// From now on this was pointed at.
    Point(Draft),
    /// A piece is picked, or looked at.
    Piece(PieceId),
    /// A piece was found by its name.
    Find(PieceId),
    /// A hex is brought into sight.
    Show(Hex),
    /// A page beside the board was clicked.
    Touch(Touched),
    /// Something is said.
    Say(Said<Bytes>),
    /// Asks for something at the table.
    Ask(Wish),
    /// The last command of a side is taken back by agreement.
    TakeBack(Side),
    /// A change of the position is put together.
    Amend,
}

/// This player's arrangement of the screen of a match.
#[derive(Default)]
pub(crate) struct Manner {
    pub(super) kept: PanelState,
    recalled: bool,
    /// The proof that is looked at.
    pub(super) proof: Option<ProofCard>,
    /// The field in which a unit is looked for by its name, while it is open.
    pub(super) search: Option<Search>,
    /// Hexes that a panel points at.
    pub(super) lit: Vec<Hex>,
    /// Hexes that the card of the guided game speaks of.
    pub(crate) taught: Vec<Hex>,
    /// Cards that were put away.
    pub(super) away: Away,
    /// Whether Resign was chosen and must be confirmed.
    pub(super) giving_up: bool,
    /// The presses on the panels that are to be carried out.
    pub(super) pressed: Vec<Press>,
    /// The sounds to play.
    pub(crate) sounds: Vec<Sound>,
    /// The rule the player wants to read.
    pub(crate) wants_rule: Option<Rule>,
    /// Whether the player wants to read why the bot plays as it does.
    pub(crate) reads_why: bool,
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
            self.kept = PanelState::of(ctx);
            self.recalled = true;
        }
    }

    /// Handles a click on a page beside the board: a rule is looked up, everything else is carried out.
    pub(super) fn touch(&mut self, touched: Touched) {
        self.wants_rule = self.wants_rule.or(touched.rule);
        if touched.piece.is_some() || !touched.hexes.is_empty() {
            self.pressed.push(Press::Touch(touched));
        }
    }

    /// The reason the match cannot go on, while the card on it lies over the board.
    pub(super) fn shows_trouble<'a>(&self, board: &'a OnBoard) -> Option<&'a str> {
        board.trouble.as_deref().filter(|_| !self.away.trouble)
    }

    /// Whether the card of the end lies over the board.
    pub(super) fn shows_ending(&self, board: &OnBoard) -> bool {
        !self.away.ending && board.now().is_some_and(|now| is_over(now)) && !board.unfolding.is_busy()
    }

    /// Whether the card of two computers that differ lies over the board.
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
    /// Has the panels as they would have been kept.
    pub(super) fn recall(&mut self, kept: PanelState) {
        self.kept = kept;
        self.recalled = true;
    }
}
