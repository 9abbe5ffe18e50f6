//! The cup of the heavy batteries: a draw, and the opening of all draws [20.14.B.1].

use crate::question::*;

/// A draw. The last chit needs no die.
pub(super) struct DrawChit;

impl Question for DrawChit {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(usize::from(game.draws_now() && game.chits() > 1), rule!("20.14.B.1"))
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        if dice.is_empty() && game.draws_now() {
            game.note_draw(None, report);
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

/// The sealed draws are opened.
pub(super) struct OpenDraws;

impl Question for OpenDraws {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let cup = &game.state.affairs.cup;
        let sealed = cup.batteries.is_none() && cup.draws.iter().any(|draw| draw.seal.is_some());
        sealed.then_some((Side::First, Decision::OpenDraws))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        Options::OpenDraws { known: game.known_draws().is_some() }
    }

    fn answer(&self, game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::OpenDraws(openings) if game.opens_draws(openings) => Ok(()),
            Command::OpenDraws(_) => Err(Breach::new(Why::WrongOpening)),
            _ => OTHER_QUESTION,
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) {
        let Command::OpenDraws(openings) = command else { return };
        let batteries = game.batteries_in(openings);
        game.state.affairs.cup.batteries = Some(batteries);
        report.tell(What::DrawsOpened { batteries }, [rule!("20.14.B.1")]);
    }

    fn go_on(&self, game: &mut Game, _dice: &[u8], _report: &mut Report) {
        if game.board.rules().cup.is_some() && game.state.affairs.cup.batteries.is_none() {
            game.state.affairs.cup.batteries = Some(game.batteries_in(&[]));
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}
