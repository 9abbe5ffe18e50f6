//! A player without a person. Both kinds see only what their seat's engine knows; the sensible one gathers corps against an
//! enemy it can beat, keeps the others out of harm, and pays with Morale where a point buys more than it costs.

mod aftermath;
mod battle;
mod march;
mod worth;

use super::Twenty;
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Draft, Said, Walker};
use language::bot::{Bot, BotKind, Manner, of_level};
use language::chance::Chance;
use language::system::Asks;
use twenty::{Command, Decision, Game, Options};

/// A bot of the kind.
pub(super) fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
    of_level::<Twenty>(kind)
}

/// Gathers corps against an enemy it can beat.
pub(super) struct Sensible {
    walker: Walker<Twenty>,
    manner: Manner,
}

impl Sensible {
    /// One in this mind.
    pub(super) fn new(manner: Manner) -> Sensible {
        Sensible { walker: Walker::default(), manner }
    }
}

impl Bot<Game> for Sensible {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let Pending::Decision { side, decision } = game.pending() else { return None };
        if decision == Decision::Seal
            && let Some(said) = plan(game, side, chance)
        {
            return Some(said);
        }
        let thought = thought(game, side, &decision, self.manner).filter(|command| game.check(side, command).is_ok());
        match thought {
            Some(command) => Some(Said::open(command)),
            None => Walker::answer(&mut self.walker, game, side, chance),
        }
    }
}

/// One of the suggested plans, whichever: a bot that always came the same way would be known for it.
fn plan(game: &Game, side: Side, chance: &mut Chance) -> Option<Said<Command>> {
    let asking = Twenty::ask(game, side, &Draft::EMPTY);
    let (_, draft) = chance.pick(&asking.suggested)?;
    Twenty::ask(game, side, draft).would_confirm().map(|saying| saying.said.clone())
}

fn thought(game: &Game, side: Side, decision: &Decision, manner: Manner) -> Option<Command> {
    // The march itself looks at the reach of all units.
    if *decision == Decision::Move {
        return Some(march::next(game, side, manner));
    }
    match game.options() {
        Options::React(options) => Some(battle::reaction(game, side, &options, manner)),
        Options::FollowUp { .. } => Some(Command::FollowUp { unit: None }),
        Options::Declare(options) => battle::declaration(game, side, &options),
        Options::Fight { battles } => battle::next(game, side, &battles, manner),
        Options::Reserves => Some(battle::reserves(game, side, manner)),
        Options::Retreat { steps } => aftermath::retreat(game, side, &steps),
        Options::Advance { advances } => Some(aftermath::advance(game, side, &advances)),
        Options::Rally { units, most } => Some(aftermath::rally(game, side, units, most)),
        Options::RallyByCard { routed, broken } => Some(aftermath::rally_by_card(game, &routed, &broken)),
        Options::Hold { units } => aftermath::hold(game, &units),
        Options::Provoke { units } => aftermath::provoke(game, side, &units),
        Options::ExtraHorses => Some(Command::ExtraHorses { declare: aftermath::rain_ahead(game) }),
        _ => None,
    }
}
