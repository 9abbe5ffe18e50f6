//! A match on the screen, in four parts: the board, the question, the company at the table, and this player's panels.
//! Acts that need all of them are here: giving an answer, taking it back, dropping it.

use super::asked::Asked;
use super::closing::Closing;
use super::company::Company;
use super::manner::Manner;
use super::match_words::last_of;
use super::on_board::OnBoard;
use super::refused::Refused;
use super::undoing::{self, Undo};
use crate::MESSAGES;
use crate::board::stage::Stage;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Draft, Offer, Pick, PieceId, Said, Then};
use language::battle::Battle;
use language::position::Bytes;
use language::say;
use language::system::{Eye, Systems};
use language::tongue;
use net::queue::QueueReceiver;
use play::table::{Heard, Now, Table, Wish};
use record::entry::Matter;
use render::{Scene, Theme};
use scene::Overlay;
use std::sync::Arc;

/// A match on the screen.
pub(crate) struct MatchScreen {
    pub(crate) board: OnBoard,
    pub(crate) asked: Asked,
    pub(crate) company: Company,
    pub(crate) manner: Manner,
}

impl MatchScreen {
    /// The screen of a match at a table.
    pub(crate) fn new(
        systems: Systems,
        battle: &Battle,
        table: Table,
        heard: QueueReceiver<Heard>,
        theme: Theme,
        motion: bool,
    ) -> MatchScreen {
        MatchScreen {
            board: OnBoard::new(Stage::new(battle, theme, motion)),
            asked: Asked::nothing(),
            company: Company::new(table, heard, Closing::new(systems)),
            manner: Manner::default(),
        }
    }

    /// Points at a hex for the other player to see.
    pub(super) fn ping(&mut self, hex: Hex) {
        self.board.stage.ping(hex);
        self.company.ping(hex, &self.asked.names().hexes);
    }

    /// Writes everything again if another language is spoken than when it was written.
    pub(super) fn speak(&mut self) {
        let spoken = tongue::spoken();
        if std::mem::replace(&mut self.board.spoken, spoken) == spoken {
            return;
        }
        self.skip();
        self.board.stage.speak();
        let Some(before) = self.board.now.clone() else { return };
        // A position keeps what it has put into words; the same one made again has said nothing yet.
        let (battle, game) = (before.position.battle(), before.position.referee());
        let Some(position) = battle.position(&game, before.position.eye()) else { return };
        self.asked.speak(Arc::clone(&position));
        if before.closed {
            self.asked.close();
        }
        self.board.stage.stand(&*position);
        self.company.closing.speak();
        let now = Arc::new(Now { position, ..Now::clone(&before) });
        if self.board.news.as_ref().is_some_and(|news| Arc::ptr_eq(news, &before)) {
            self.board.news = Some(Arc::clone(&now));
        }
        self.board.now = Some(now);
    }

    /// Takes an offer: what was pointed at grows by it or shrinks, or something is said.
    pub(super) fn take(&mut self, offer: &Offer<Bytes>) {
        self.asked.refusal = None;
        match &offer.then {
            Then::Draft(draft) => self.asked.point(draft),
            Then::Say(said) => self.say(said),
        }
    }

    /// A piece of a list is clicked: it is picked where it can be, and otherwise looked at; either way it is shown.
    pub(super) fn pick(&mut self, piece: PieceId) {
        let asking = Arc::clone(self.asked.asking());
        let may = self.board.may_point(&self.asked);
        match asking.offer(Pick::Piece(piece)).filter(|offer| !offer.is_chosen() && may) {
            Some(offer) => self.take(offer),
            None => self.asked.look_at(Some(piece)),
        }
        if let Some(hex) = self.asked.place(piece) {
            self.board.stage.show_hex(hex);
        }
    }

    /// A piece was found by its name: it is picked alone where it can be, and otherwise looked at. The board centres on it.
    pub(super) fn find(&mut self, piece: PieceId) {
        self.asked.refusal = None;
        let may = self.board.may_point(&self.asked);
        let asking = self.asked.ask(&Draft::EMPTY);
        let draft = asking.offer(Pick::Piece(piece)).filter(|offer| !offer.is_chosen() && may).and_then(Offer::draft);
        match draft {
            Some(draft) => self.asked.point(draft),
            None => self.asked.look_at(Some(piece)),
        }
        if let Some(hex) = self.board.stage.place(piece).or_else(|| self.place_of_own(piece)) {
            self.board.stage.centre(hex);
        }
    }

    /// The hex of a piece that no counter shows: a unit on the track of its leader. It tells nothing about the other side that is
    /// not drawn.
    pub(super) fn place_of_own(&self, piece: PieceId) -> Option<Hex> {
        let position = self.board.position()?;
        let owner = self.asked.names().owner(piece)?;
        (position.eye() == Eye::Of(owner)).then(|| position.place(piece)).flatten()
    }

    /// Gives the answer of the side that must decide. Motions on the board end at once.
    pub(crate) fn say(&mut self, said: &Said<Bytes>) {
        if self.board.stage.playing_back().is_some() {
            self.asked.refusal = Some(Refused::told(say!(MESSAGES, "window-table-esc-to-now")));
            return;
        }
        if self.asked.put(&said.command) {
            return;
        }
        self.skip_own();
        let Some(side) = self.board.answers_here(&self.asked) else {
            self.asked.refusal = Some(Refused::told(say!(MESSAGES, "window-table-not-your-turn")));
            return;
        };
        if self.board.asked_here().is_none() {
            // No answer is given yet: the table keeps it until the rules ask for it.
            self.asked.refusal = Some(Refused::told(say!(MESSAGES, "window-table-saved-early")));
        } else {
            let refused = self.asked.refused(&said.command);
            self.asked.refusal =
                refused.map(|refusal| Refused::by(&self.asked.names(), &refusal, self.board.stage.hover));
            if self.asked.refusal.is_some() {
                return;
            }
        }
        self.company.ask(Wish::Command(side, said.clone()));
    }

    /// Ends a pause.
    pub(super) fn resume(&mut self) {
        if let Some(now) = self.board.now() {
            self.company.ask(Wish::Resume(now.me));
        }
    }

    /// Takes back the last command: as the rules allow it, or past dice, which the record then tells. Where neither goes, it
    /// says why.
    pub(super) fn take_back(&mut self) {
        match undoing::undo(&self.board, &self.asked) {
            Ok(Undo::ByRules(undo)) => self.say(&Said::open(undo)),
            Ok(Undo::ByAgreement(side)) => self.take_back_of(side),
            Err(why) => self.asked.refusal = Some(Refused::told(why)),
        }
    }

    /// Takes back the last command of a side, by agreement. In one seat that is the last command of either side.
    pub(super) fn take_back_of(&mut self, side: Side) {
        let Some(now) = self.board.now().cloned() else { return };
        self.skip();
        self.company.ask(match last_of(&now, side).filter(|_| !now.far) {
            Some(to) => Wish::Matter(side, Matter::Rewind { to }),
            None => Wish::TakeBack(side),
        });
    }

    /// Closes the cards over the board, one after the other; then drops the unfinished answer: first the refusal, then
    /// the picks.
    pub(super) fn cancel(&mut self) {
        if self.put_away() || self.board.stage.cancel() {
        } else if self.board.unfolding.is_busy() || self.board.stage.play.is_moving() {
            self.skip();
        } else if self.asked.refusal.take().is_some() {
        } else {
            self.asked.drop_draft();
        }
    }

    /// Closes the topmost card over the board. Returns whether there was one.
    fn put_away(&mut self) -> bool {
        self.manner.proof.take().is_some()
            || self.manner.search.take().is_some()
            || std::mem::take(&mut self.board.stage.help)
            || self.manner.put_away(&self.board, &self.company)
            || self.asked.hints.put_away()
            || !std::mem::take(&mut self.manner.lit).is_empty()
            || std::mem::take(&mut self.manner.kept.charts)
    }

    /// The scene in a window of that size, with these overlays.
    pub(crate) fn scene(&mut self, window: [u32; 2], overlays: Vec<Overlay>) -> &Scene {
        let asked = &self.asked;
        self.board.stage.set_up(window, overlays, |piece| asked.is_marked(piece));
        self.board.stage.drawn()
    }
}
