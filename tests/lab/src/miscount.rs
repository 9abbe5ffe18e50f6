//! A machine that miscounts, to see what the other machine and the record make of it.
//!
//! It is between the rules and everything above them, so no tested code knows of it: [`rules`] and [`field`] wrap a
//! system's rulebook or battle, and the games that come out of them slip once, when [`Slips`] says so.

use crate::systems::WITH_FORD;
use crate::trial;
use anyhow::Context;
use engine::contract::{FalseClaim, LoadError, Opening, Owed, Phase, Shut, Side};
use engine::digest::{Hash, Section};
use engine::referee::{After, Battlefield, Bytes, Input, NoStep, Referee, Rulebook, Waits};
use language::battle::Battle;
use language::bot::BotKind;
use play::wire::{Demo, Shown};
use std::any::Any;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Gives the game that a machine believes in, in place of the one it should have, before a step; none if it makes no mistake.
type Slip = Box<dyn FnMut(&Arc<dyn Referee>, Input<'_>) -> Option<Arc<dyn Referee>> + Send>;

/// The mistake that a machine is about to make. It is made once.
#[derive(Clone, Default)]
pub struct Slips(Arc<Mutex<Option<Slip>>>);

impl Slips {
    /// The next mistake: asked before every step, until it gives a game.
    pub fn when(&self, slip: impl FnMut(&Arc<dyn Referee>, Input<'_>) -> Option<Arc<dyn Referee>> + Send + 'static) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(slip));
    }

    fn made(&self, game: &Arc<dyn Referee>, input: Input<'_>) -> Option<Arc<dyn Referee>> {
        let mut next = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let wrong = next.as_mut()?(game, input)?;
        *next = None;
        Some(wrong)
    }
}

/// Rules on a machine that miscounts. They are never freed.
pub fn rules(rules: &'static dyn Rulebook, slips: &Slips) -> &'static dyn Rulebook {
    Box::leak(Box::new(Book { rules, slips: slips.clone() }))
}

/// A battle on a machine that miscounts.
pub fn field(battle: Arc<dyn Battlefield>, slips: &Slips) -> Arc<dyn Battlefield> {
    Arc::new(Field { battle, slips: slips.clone() })
}

struct Book {
    rules: &'static dyn Rulebook,
    slips: Slips,
}

impl Rulebook for Book {
    fn system(&self) -> &'static str {
        self.rules.system()
    }

    fn revisions(&self) -> (u32, u32) {
        self.rules.revisions()
    }

    fn read(&self, battle: &[u8], revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(field(self.rules.read(battle, revision)?, &self.slips))
    }
}

struct Field {
    battle: Arc<dyn Battlefield>,
    slips: Slips,
}

impl Battlefield for Field {
    fn bytes(&self) -> Bytes {
        self.battle.bytes()
    }

    fn under(&self, revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(field(self.battle.under(revision)?, &self.slips))
    }

    fn start(&self, options: &[u8]) -> Result<After, LoadError> {
        let After { game, events } = self.battle.start(options)?;
        Ok(After { game: Miscounting::of(game, &self.slips), events })
    }

    fn load(&self, saved: &[u8]) -> Result<Arc<dyn Referee>, LoadError> {
        Ok(Miscounting::of(self.battle.load(saved)?, &self.slips))
    }

    fn any(&self) -> &dyn Any {
        self.battle.any()
    }
}

/// A game on a machine that miscounts.
struct Miscounting {
    game: Arc<dyn Referee>,
    /// The game that the machine holds instead, once it has slipped.
    wrong: OnceLock<Arc<dyn Referee>>,
    slips: Slips,
}

impl Miscounting {
    fn of(game: Arc<dyn Referee>, slips: &Slips) -> Arc<dyn Referee> {
        Arc::new(Miscounting { game, wrong: OnceLock::new(), slips: slips.clone() })
    }

    /// The game as the machine holds it.
    fn held(&self) -> &Arc<dyn Referee> {
        self.wrong.get().unwrap_or(&self.game)
    }
}

impl Referee for Miscounting {
    fn step(&self, input: Input<'_>) -> Result<After, NoStep> {
        if let Some(wrong) = self.slips.made(&self.game, input) {
            // The first mistake stays.
            let _ = self.wrong.set(wrong);
        }
        let After { game, events } = self.held().step(input)?;
        Ok(After { game: Miscounting::of(game, &self.slips), events })
    }

    // The result of the record is worked out from the right game again.
    fn walk(&self, inputs: &[Input<'_>]) -> Option<Arc<dyn Referee>> {
        self.game.walk(inputs).map(|game| Miscounting::of(game, &self.slips))
    }

    fn learn(&self, openings: &[&Opening]) -> (Arc<dyn Referee>, Vec<bool>) {
        let (game, fit) = self.held().learn(openings);
        (Miscounting::of(game, &self.slips), fit)
    }

    fn check(&self, side: Side, command: &[u8]) -> Result<(), NoStep> {
        self.held().check(side, command)
    }

    fn waits(&self) -> Waits {
        self.held().waits()
    }

    fn phase(&self) -> Phase {
        self.held().phase()
    }

    fn owed(&self) -> Option<Owed<Bytes>> {
        self.held().owed()
    }

    fn both_asked(&self) -> bool {
        self.held().both_asked()
    }

    fn opens(&self, command: &[u8]) -> Vec<Opening> {
        self.held().opens(command)
    }

    fn shut(&self, side: Side) -> Vec<Shut> {
        self.held().shut(side)
    }

    fn claims(&self) -> u32 {
        self.held().claims()
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        self.held().audit(opened)
    }

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.held().undo(side)
    }

    fn is_undo(&self, command: &[u8]) -> bool {
        self.held().is_undo(command)
    }

    fn hash(&self) -> Hash {
        self.held().hash()
    }

    fn sections(&self) -> Vec<Section> {
        self.held().sections()
    }

    fn described(&self, side: Side) -> String {
        self.held().described(side)
    }

    fn save(&self) -> Bytes {
        self.held().save()
    }

    fn any(&self) -> &dyn Any {
        self.held().any()
    }

    fn shared(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        Arc::clone(self.held()).shared()
    }
}

/// Shows two peers on this machine. The guest's miscounts before its first command after this many steps of the game. A
/// step is a command or a roll.
pub async fn shown(
    battle: &Battle,
    folder: PathBuf,
    after: u32,
    seed: u64,
    progress: &mut dyn FnMut(&str),
) -> anyhow::Result<Shown> {
    let (slips, own) = (Slips::default(), battle.clone());
    let mut steps = 0;
    slips.when(move |game, input| {
        steps += 1;
        if steps <= after || !matches!(input, Input::Command(Side::Second, _)) {
            return None;
        }
        let change = trial::of(&own).miscount(&**game)?;
        let wrong = game.step(Input::Change(&change)).ok()?.game;
        // A machine that could not apply its own command would only stop.
        wrong.step(input).is_ok().then_some(wrong)
    });
    let guest_rules = Some(rules(battle.rulebook(), &slips));
    let demo = Demo { systems: WITH_FORD, battle: battle.clone(), folder, bot: BotKind::Sensible, seed, guest_rules };
    play::wire::demo(&demo, progress).await.context("the match did not come to a good end")
}
