//! One game by bots from a seed, a step at a time.

use engine::contract::{Rolled, Side};
use engine::referee::{Referee, Waits};
use language::ask::Key;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::croupier;
use language::system::Eye;
use play::both_seats::{BothSeats, EventsBySeat};
use play::saying::ready_by_chance;
use std::sync::Arc;

/// The input of a step.
pub(crate) enum Said {
    Command(Side, Vec<u8>),
    Rolled(Rolled),
}

/// A step: what was said, and what each was told.
pub(crate) struct Step {
    pub(crate) said: Said,
    pub(crate) told: EventsBySeat,
}

/// A game under way.
pub(crate) struct Playing {
    battle: Battle,
    pub(crate) seats: BothSeats,
    chance: Chance,
    bots: [BotPlayer; 2],
}

impl Playing {
    pub(crate) fn new(battle: &Battle, game: Arc<dyn Referee>, kind: BotKind, chance: Chance) -> Playing {
        let bots = [BotPlayer::new(kind), BotPlayer::new(kind)];
        Playing { battle: battle.clone(), seats: BothSeats::new(game), chance, bots }
    }

    /// A game from its beginning, by these optional rules.
    pub(crate) fn begun(battle: &Battle, on: &[Key], kind: BotKind, chance: Chance) -> Playing {
        let begun = battle.ruled().start(&battle.options(on)).unwrap();
        Playing::new(battle, begun.game, kind, chance)
    }

    /// The side that must decide, unless its machine only owes an opening.
    pub(crate) fn asked(&self) -> Option<Side> {
        self.seats.asked().filter(|_| self.seats.public().owed().is_none())
    }

    /// The next step; none when the game is over.
    pub(crate) fn step(&mut self) -> Option<Step> {
        let (seats, chance) = (&mut self.seats, &mut self.chance);
        match seats.public().waits() {
            Waits::Over => None,
            Waits::Roll(roll) => {
                let dealt = croupier::deal(&roll, chance);
                let told = seats.take(&dealt).unwrap();
                Some(Step { said: Said::Rolled(dealt.rolled), told })
            }
            Waits::Side(side) => {
                let owed = seats.public().owed().and_then(|_| seats.of(side).owed()).and_then(|owed| owed.command);
                let (command, openings) = match owed {
                    Some(command) => (command, Vec::new()),
                    None => {
                        let position = self.battle.position(seats.of(side), Eye::Of(side)).unwrap();
                        let said = self.bots[side.index()].say(&*position, chance);
                        let said = said.unwrap_or_else(|| {
                            panic!("no answer to {}", position.question(side).plain(position.names()))
                        });
                        ready_by_chance(&self.battle, side, said, chance).unwrap()
                    }
                };
                let told = seats.say(side, &command, &openings).unwrap();
                Some(Step { said: Said::Command(side, command), told })
            }
        }
    }
}

/// As many of a battle's switches as go together, the first ones first.
pub(crate) fn together(battle: &Battle) -> Vec<Key> {
    let mut all = Vec::new();
    for switch in battle.switches() {
        all.push(switch.key);
        if battle.ruled().start(&battle.options(&all)).is_err() {
            all.pop();
        }
    }
    all
}

/// The built-in battles of the system of one that its revision has, under it, with their names.
pub(crate) fn of_its_system(battle: &Battle) -> impl Iterator<Item = (&'static str, Battle)> {
    let (readers, name, revision) = (lab::systems::WITH_FORD.readers(), battle.system().name(), battle.revision());
    let own = readers.built_in_ids().filter(move |id| readers.system_of(id) == Some(name));
    own.filter_map(move |id| Some((id, crate::open(id).under(revision).ok()?)))
}
