//! A match of two sessions in virtual time, played by bots from a seed.

use engine::contract::Side;
use engine::referee::{Referee, Waits};
use estafette_tests::wire::{WirePair, grant_asked};
use lab::{soak, trial};
use language::ask::{Bytes, Key, Said};
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::system::Eye;
use play::saying::ready_by_chance;
use record::entry::{Body, Matter, SignedEntry};
use record::file::Record;
use record::header::Terms;
use std::sync::Arc;

/// Virtual time between two steps, in milliseconds.
const BEAT: u64 = 700;

/// Bends the next command of a side; returns whether it did.
pub(crate) type Bend<'a> = dyn FnMut(&dyn Referee, Side, &mut Said<Bytes>) -> bool + 'a;

pub(crate) struct Table {
    pub(crate) pair: WirePair,
    battle: Battle,
    bots: [BotPlayer; 2],
    chance: Chance,
    /// Number of times that each side has sealed content in a command.
    sealed: [u32; 2],
}

impl Table {
    pub(crate) fn new(battle: &Battle, on: &[Key], kind: BotKind, seed: u64) -> Table {
        Table::with(battle, soak::terms(battle, Side::First, on), kind, seed)
    }

    /// The same table by these terms.
    pub(crate) fn with(battle: &Battle, terms: Terms, kind: BotKind, seed: u64) -> Table {
        let pair = WirePair::of(battle.rulebook(), &battle.ruled(), terms);
        let bots = [BotPlayer::new(kind), BotPlayer::new(kind)];
        Table { pair, battle: battle.clone(), bots, chance: Chance::new(seed), sealed: [0; 2] }
    }

    /// The side that can decide now.
    pub(crate) fn asked(&self) -> Option<Side> {
        match self.pair.session(Side::First).game().waits() {
            Waits::Side(side) => Some(side).filter(|side| self.pair.session(*side).is_my_decision()),
            Waits::Roll(_) | Waits::Over => None,
        }
    }

    /// A bot answers; returns false when no side can decide.
    pub(crate) fn step(&mut self) -> bool {
        self.step_bent(&mut |_, _, _| false).is_some()
    }

    /// The same, and the answer may be changed first. Returns whether it was.
    pub(crate) fn step_bent(&mut self, bend: &mut Bend<'_>) -> Option<bool> {
        let side = self.asked()?;
        self.pair.now += BEAT;
        let position = self.battle.position(self.pair.session(side).game(), Eye::Of(side)).unwrap();
        let mut said = self.bots[side.index()].say(&*position, &mut self.chance).expect("a bot has an answer");
        let bent = bend(&*position.referee(), side, &mut said);
        let (command, openings) = ready_by_chance(&self.battle, side, said, &mut self.chance).unwrap();
        self.sealed[side.index()] += u32::try_from(openings.len()).unwrap();
        let done = self.pair.act(side, |session, now| {
            openings.into_iter().for_each(|opening| session.seal(opening));
            session.command(now, &command)
        });
        done.unwrap_or_else(|why| panic!("{command:?}: {why}"));
        Some(bent)
    }

    /// Whether a side has sealed something: in a command, or the faces of a roll that only it sees.
    pub(crate) fn has_sealed(&self, side: Side) -> bool {
        let sealed = |signed: &SignedEntry| match &signed.entry.body {
            Body::Seal { .. } => signed.entry.author == side,
            Body::Link { seal, .. } => seal.is_some() && signed.entry.author == side,
            _ => false,
        };
        self.sealed[side.index()] > 0 || self.entries().iter().any(sealed)
    }

    /// Plays this many steps, or fewer if the match ends.
    pub(crate) fn steps(&mut self, most: u32) {
        for _ in 0..most {
            if !self.step() {
                return;
            }
        }
    }

    /// The asked side asks to take back past dice, and the other side grants it.
    pub(crate) fn take_back(&mut self) -> bool {
        let Some(side) = self.asked() else { return false };
        let course = self.pair.session(side).course();
        let Some(to) = course.take_back_place(side).filter(|to| course.rolled_since(*to)) else { return false };
        self.agree(side, Matter::Rewind { to })
    }

    /// The asked side asks for a change of the position, and the other side grants it.
    pub(crate) fn change(&mut self) -> bool {
        let Some(side) = self.asked() else { return false };
        let game = Arc::clone(self.pair.session(side).game());
        let change = trial::of(&self.battle).plea(&*game, &mut self.chance);
        change.is_some_and(|change| self.agree(side, Matter::Change { change }))
    }

    fn agree(&mut self, side: Side, matter: Matter) -> bool {
        self.pair.now += BEAT;
        let length = self.entries().len();
        if self.pair.act(side, |session, now| session.ask(now, matter)).is_err() {
            return false;
        }
        let granted = self.pair.act(side.other(), grant_asked);
        granted.is_ok() && self.entries()[length..].iter().any(|one| matches!(one.entry.body, Body::Agreed { .. }))
    }

    /// A side gives up, and the machines close the match.
    pub(crate) fn concede(&mut self, side: Side) {
        self.pair.now += BEAT;
        self.pair.act(side, |session, now| session.concede(now)).unwrap();
    }

    pub(crate) fn entries(&self) -> &[SignedEntry] {
        self.pair.session(Side::First).entries()
    }

    /// The first side's record, as its disk has it.
    pub(crate) fn record(&self) -> Vec<u8> {
        self.pair.end(Side::First).record.clone()
    }

    /// The record up to, and without, that entry.
    pub(crate) fn record_before(&self, entry: usize) -> Vec<u8> {
        Record::write(&self.entries()[..entry])
    }
}
