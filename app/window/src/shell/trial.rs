//! For tests: a table at which a position lies ready and both sides sit here, with dice from a seed and no record.

use anyhow::{Context, anyhow};
use engine::art_of_war::{Event, Game};
use engine::contract::{Game as _, Pending, Side};
use net::croupier;
use play::board::Moment;
use play::chance::Chance;
use play::library::{self, Battle};
use play::luck::Luck;
use play::partner::{Around, Ask, Heard, Now, Table, Told};
use play::position::command_of;
use play::system::Tell;
use play::systems::art_of_war::ArtOfWar;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

/// Opens a position written as `SCENARIO,SEED,STEPS`: what two bots come to in so many steps.
pub(super) fn open(
    position: &str,
    wake: impl Fn() + Send + 'static,
) -> anyhow::Result<(Battle, Table, Receiver<Heard>)> {
    let mut parts = position.split(',');
    let battle = library::open(parts.next().unwrap_or_default(), None)?;
    let mut number = || parts.next().and_then(|text| text.parse::<u32>().ok()).context("SCENARIO,SEED,STEPS is meant");
    let (seed, steps) = (u64::from(number()?), number()?);
    let (game, events) = Moment::Steps { seed, steps }.reach(&battle)?;
    let played = battle.clone();
    let (ask, asked) = channel();
    let (tell, heard) = channel();
    let thread = std::thread::spawn(move || {
        let mut trial =
            Trial { game, battle: played, chance: Chance::new(seed), luck: Luck::NONE, tell, wake: Box::new(wake) };
        trial.say(Heard::Happened(Told::unrecorded(events, None)));
        trial.roll();
        trial.stand();
        while let Ok(ask) = asked.recv() {
            trial.carry_out(ask);
        }
    });
    let table = Table::of(Box::new(move |wish| drop(ask.send(wish))), thread);
    Ok((battle, table, heard))
}

struct Trial {
    game: Game,
    battle: Battle,
    chance: Chance,
    luck: Luck,
    tell: Sender<Heard>,
    wake: Box<dyn Fn() + Send>,
}

impl Trial {
    fn say(&self, heard: Heard) {
        // A window that is gone needs no news.
        let _ = self.tell.send(heard);
        (self.wake)();
    }

    fn tell(&self, events: &[Event]) {
        let events = ArtOfWar::happenings(self.game.board(), events);
        self.say(Heard::Happened(Told::unrecorded(events, None)));
    }

    fn carry_out(&mut self, ask: Ask) {
        let Ask::Command(side, bytes) = ask else { return };
        let applied = command_of::<ArtOfWar>(&bytes).and_then(|command| self.game.apply(side, &command));
        match applied {
            Ok(events) => {
                self.tell(&events);
                self.roll();
                self.stand();
            }
            Err(refusal) => self.say(Heard::Refused(refusal.to_string())),
        }
    }

    /// Rolls until somebody is asked.
    fn roll(&mut self) {
        while let Pending::Roll(roll) = self.game.pending() {
            let dealt = croupier::deal(&roll, &mut self.chance);
            self.luck.roll::<ArtOfWar>(&self.game, &dealt.rolled);
            match croupier::take(&mut self.game, &dealt) {
                Ok(events) => self.tell(&events),
                Err(refusal) => return self.say(Heard::Trouble(anyhow!("{refusal}").to_string())),
            }
        }
    }

    fn stand(&self) {
        let asked = match self.game.pending() {
            Pending::Decision { side, .. } => Some(side),
            _ => None,
        };
        let now = Now {
            position: self.battle.position(self.game.clone()),
            me: Side::First,
            here: [true, true],
            names: [Side::First, Side::Second].map(|side| self.game.board().side_name(side).to_owned()),
            asked,
            closed: asked.is_none(),
            far: false,
            met: true,
            record: None,
            vows: None,
            around: Around { luck: self.luck, ..Around::default() },
        };
        self.say(Heard::Now(Arc::new(now)));
    }
}
