//! Whether a side agrees to end the battle with this turn [20.31, R158].

use crate::day::FieldCommand;
use crate::question::*;
use crate::state::PhaseName;

/// A side is asked whether the battle ends, as the other one has offered.
pub(super) struct AskEnd(pub(super) Side);

impl Question for AskEnd {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((self.0, Decision::AgreeEnd))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        Options::AgreeEnd { level: game.level_if_over() }
    }

    fn answer(&self, _game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::Field(FieldCommand::AgreeEnd { .. })) { Ok(()) } else { OTHER_QUESTION }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let &Command::Field(FieldCommand::AgreeEnd { agree }) = command else { return };
        report.tell(What::EndAnswered { side, agree }, [rule!("20.31")]);
        if agree {
            game.state.agenda = vec![Task::Over, Task::FinalTests];
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.whole().is_some()
    }
}

impl Game {
    /// The hour that a turn belongs to: the number of hourly turns up to it.
    fn hour_of(&self, turn: u8) -> usize {
        self.board.tables().time.hourly.iter().filter(|&&first| first <= turn).count()
    }

    /// Whether a side may offer to end the battle: once an hour, in an open decision of its own.
    pub(crate) fn may_offer_end(&self, side: Side) -> Result<(), Breach> {
        let no = Err(Breach::new(Why::NoOffer));
        let Some(day) = self.state.day.as_ref() else { return no };
        let open = matches!(self.state.agenda.last(), Some(Task::Asked));
        let last = day.offers.get(side.index()).copied().flatten();
        let fresh = last.is_none_or(|turn| self.hour_of(turn) < self.hour_of(self.state.turn));
        if open && fresh { Ok(()) } else { no }
    }

    pub(crate) fn offer_end(&mut self, side: Side, report: &mut Report) {
        let turn = self.state.turn;
        if let Some(offer) = self.state.day.as_mut().and_then(|day| day.offers.get_mut(side.index())) {
            *offer = Some(turn);
        }
        report.tell(What::EndOffered { side }, [rule!("20.31")]);
    }

    /// The tasks at the end of a turn on which an end was offered. If both sides did, it is agreed.
    pub(crate) fn offered_end(&self) -> Option<Vec<Task>> {
        let offers = self.state.day.as_ref()?.offers;
        let turn = Some(self.state.turn);
        match offers.map(|offer| offer == turn) {
            _ if self.state.phase != PhaseName::EndOfTurn => None,
            [true, true] => Some(vec![Task::Over, Task::FinalTests]),
            [true, false] => Some(vec![Task::NextPhase, Task::AskEnd(Side::Second)]),
            [false, true] => Some(vec![Task::NextPhase, Task::AskEnd(Side::First)]),
            [false, false] => None,
        }
    }
}
