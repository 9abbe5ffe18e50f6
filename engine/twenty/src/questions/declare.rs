//! F: all battles of the phase are declared at once [9.2].

use crate::command::{Command, Decision};
use crate::contact::Contacts;
use crate::event::{Report, What};
use crate::fight::Battle;
use crate::game::Game;
use crate::options::{DeclareOptions, Options};
use crate::orders::Plan;
use crate::question::Question;
use crate::state::{DeclaredBattle, Stage};
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};

/// The number of whole declarations offered as examples.
const EXAMPLES: usize = 16;

/// The battles of the phase.
pub(super) struct Declare;

impl Question for Declare {
    fn due(&self) -> &'static str {
        "declare"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active, decision: Decision::Declare }
    }

    fn options(&self, game: &Game) -> Options {
        let contacts = game.contacts();
        let examples = contacts.declarations(EXAMPLES);
        Options::Declare(DeclareOptions { contacts, examples })
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Declare { battles } = command else { return Err(self.another()) };
        game.contacts().check(&game.field(), game.state.active, battles)?;
        let battles = battles.clone();
        Ok(Plan::new(move |game, report| game.declare(battles, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let contacts = game.contacts();
        if contacts.is_empty() {
            game.end_player_turn(report);
            return true;
        }
        match contacts.only_declaration() {
            Some(battles) => game.declare(battles, report),
            None => return false,
        }
        true
    }
}

impl Game {
    pub(crate) fn contacts(&self) -> Contacts {
        Contacts::new(&self.field(), self.state.active, self.optional.artillery_support)
    }

    fn declare(&mut self, mut battles: Vec<Battle>, report: &mut Report) {
        battles.iter_mut().for_each(Battle::tidy);
        battles.sort();
        let why = self.contacts().behind();
        report.tell(What::Declared { side: self.state.active, battles: battles.clone() }, why);
        let battles: Vec<DeclaredBattle> =
            battles.into_iter().map(|battle| DeclaredBattle { battle, fought: false }).collect();
        self.state.stage = Stage::Combat { battles, fight: None };
    }
}
