//! A ceasefire at night [20.44].

use crate::agenda::AskCeasefire;
use crate::breach::Breach;
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::question::{OTHER_QUESTION, Question};
use engine::contract::Side;

/// Whether a ceasefire is offered in this Interphase.
pub(super) struct Ceasefire;

impl Question for Ceasefire {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.offer_ceasefire(report);
    }
}

impl Question for AskCeasefire {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((self.side, Decision::Ceasefire))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        Options::Ceasefire { alone: !game.state.affairs.fought }
    }

    fn answer(&self, _game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::Ceasefire { .. }) { Ok(()) } else { OTHER_QUESTION }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        if let Command::Ceasefire { agree } = command {
            game.answer_ceasefire(*self, *agree, report);
        }
    }
}

/// The level is read when the ceasefire begins.
pub(super) struct CeasefireTests;

impl Question for CeasefireTests {
    fn go_on(&self, game: &mut Game, report: &mut Report) {
        game.test_end(report);
    }
}
