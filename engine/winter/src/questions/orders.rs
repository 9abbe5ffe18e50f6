//! The dice of command: leaders who stay or go Mobile, orders on their way, Cossacks that command themselves [17.6, 17.7, 17.9].

use crate::agenda::Deliver;
use crate::board::Board;
use crate::cite::rule;
use crate::event::{Report, What};
use crate::game::Game;
use crate::orders::CommandDie;
use crate::question::{Question, Throw, first, throw};
use crate::rating::{Occasion, sum};
use crate::state::{CommandState, LeaderId, UnitId};
use engine::contract::Side;

/// Hourly checks of a side: a die for each leader [17.6].
pub(super) struct Hourly(pub(super) Side);

impl Question for Hourly {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(game.hourly_checks(self.0).len(), rule!("17.6"))
    }

    fn roller(&self, _game: &Game) -> Side {
        self.0
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.roll_hourly(self.0, dice, report);
    }
}

/// What a command phase begins with: delay markers, then going Mobile, a die each [17.7, 17.9].
pub(super) struct CommandDice;

impl Question for CommandDice {
    fn throw(&self, game: &Game) -> Option<Throw> {
        let dice = game.command_dice();
        let delays = matches!(dice.first(), Some(CommandDie::Delay(_)));
        throw(dice.len(), if delays { rule!("17.9") } else { rule!("17.7") })
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.roll_command_dice(dice, report);
    }
}

impl Question for Deliver {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, rule!("17.9"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.deliver(self, first(dice), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_leader(self.to)
            && self.from.is_none_or(|id| board.has_leader(id))
            && self.place.is_none_or(|id| board.has_unit(id))
    }
}

/// Whether a commander goes Mobile [17.7].
pub(super) struct GoMobile(pub(super) LeaderId);

impl Question for GoMobile {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, rule!("17.7"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let (leader, die) = (self.0, first(dice));
        let goes = die <= game.board.leader(leader).mobile;
        let state = if goes { CommandState::Mobile } else { CommandState::Standing };
        game.edit_leader(leader, |leader| {
            leader.state = state;
            leader.tried = true;
        });
        report.tell(What::StateSet { leader, state, die: Some(die) }, [rule!("17.7")]);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_leader(self.0)
    }
}

/// A Cossack commands itself, or does not [19.23].
pub(super) struct SelfCommand(pub(super) UnitId);

impl Question for SelfCommand {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, rule!("19.23"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let (id, die) = (self.0, first(dice));
        let margin = i16::from(die) + sum(&game.check_terms(id, &Occasion::default()));
        let in_command = margin <= 0;
        report.tell(What::SelfCommanded { unit: id, die, in_command }, [rule!("19.23")]);
        game.edit(id, |unit| unit.marks.self_command = Some(in_command));
        if margin >= i16::from(game.board.tables().morale.rout_from) {
            game.edit(id, |unit| unit.marks.failed = true);
            game.rout(id, 3, None, true, report);
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.0)
    }
}
