//! The march of a leader that does not wait for orders (B19).

use super::question::{Question, ask, dice};
use crate::breach::{Checked, other_question};
use crate::command::{Command, Decision};
use crate::event::Report;
use crate::game::Game;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::rules;
use crate::state::{March, MarchStep};
use engine::contract::{Pending, Side};

pub(super) struct CompassDie;
pub(super) struct Astray;

impl Question for CompassDie {
    fn wording(&self) -> &'static str {
        "roll-direction"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        dice(game.state.march().map_or(Side::First, |march| march.side), 1, rules::HURRY)
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        game.turn_to(faces.first().copied().unwrap_or(1), report);
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}

impl Question for Astray {
    fn wording(&self) -> &'static str {
        "astray"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        match game.state.march() {
            Some(march) => ask(march.side, Decision::Astray { leader: march.leader }),
            None => ask(Side::First, Decision::Initiative),
        }
    }

    fn options(&self, game: &Game) -> Options {
        let paths = match game.state.march() {
            Some(March { leader, step: MarchStep::Astray { sixth }, .. }) => game.stray_paths(*leader, *sixth),
            _ => Vec::new(),
        };
        Options::Campaign { commands: paths.into_iter().map(|path| Command::Stray { path }).collect(), may_pass: false }
    }

    fn answer(&self, game: &mut Game, _side: Side, command: &Command, report: &mut Report) -> Checked {
        let Command::Stray { path } = command else { return Err(other_question(self.wording())) };
        game.check_stray(path)?;
        game.stray(path, report);
        Ok(())
    }

    fn settle(&self, _game: &mut Game, _report: &mut Report) -> bool {
        false
    }
}
