//! A game with its types erased: all that records, sessions and tables need of any rules, and no more.
//!
//! The contents of a record cross this seam as bytes: battles, options, commands, changes, saved games. Events are
//! closed boxes, which only their own system opens. A [`Referee`] never changes: each step returns the next one, so a
//! game is shared and never copied just to be read.

use crate::codec::{self, DecodeError};
use crate::contract::{FalseClaim, Game, LoadError, Opening, Owed, Pending, Phase, Refusal, Roll, Rolled, Shut, Side};
use crate::digest::{Hash, Section};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

/// Canonical bytes of something that only its own system reads.
pub type Bytes = Vec<u8>;

/// A system of rules, without a battle.
pub trait Rulebook: Send + Sync {
    /// Its name in small letters, as terms and records have it.
    fn system(&self) -> &'static str;
    /// The oldest and the newest revision that can be played.
    fn revisions(&self) -> (u32, u32);
    /// The battle of canonical bytes under that revision. The bytes may come from a stranger.
    fn read(&self, battle: &[u8], revision: u32) -> Result<Arc<dyn Battlefield>, LoadError>;
}

/// A battle that was read and checked, under one revision of the rules.
pub trait Battlefield: Send + Sync {
    /// Its canonical bytes: everything the rules read, and nothing else. They are the same under every revision.
    fn bytes(&self) -> Bytes;
    /// The same battle under another revision; one that this program does not have is refused.
    fn under(&self, revision: u32) -> Result<Arc<dyn Battlefield>, LoadError>;
    /// A game from its beginning. Options that this battle does not have are refused.
    fn start(&self, options: &[u8]) -> Result<After, LoadError>;
    /// A saved game of this battle. The bytes may come from a stranger.
    fn load(&self, saved: &[u8]) -> Result<Arc<dyn Referee>, LoadError>;
    /// The battle in the types of its system.
    fn any(&self) -> &dyn Any;
}

/// A game as one engine knows it.
pub trait Referee: Send + Sync {
    /// The game after a command, a roll or an agreed change, or the reason why there is none. It costs one copy of the
    /// game.
    fn step(&self, input: Input<'_>) -> Result<After, NoStep>;
    /// The game after inputs that were all accepted before. It costs one copy for all of them.
    fn walk(&self, inputs: &[Input<'_>]) -> Option<Arc<dyn Referee>>;
    /// The game with these contents of seals, and which of the openings fit a seal of its state.
    fn learn(&self, openings: &[&Opening]) -> (Arc<dyn Referee>, Vec<bool>);
    /// Whether the rules would accept a command.
    fn check(&self, side: Side, command: &[u8]) -> Result<(), NoStep>;
    /// The input that the rules wait for.
    fn waits(&self) -> Waits;
    /// The boundary last passed.
    fn phase(&self) -> Phase;
    /// The opening that the rules wait for, if any.
    fn owed(&self) -> Option<Owed<Bytes>>;
    /// Whether both sides owe a sealed answer to one question.
    fn both_asked(&self) -> bool;
    /// The openings in a command of seals that its author placed.
    fn opens(&self, command: &[u8]) -> Vec<Opening>;
    /// The seals of a side that no command of the game has opened.
    fn shut(&self, side: Side) -> Vec<Shut>;
    /// The number of claims so far that rest on something hidden.
    fn claims(&self) -> u32;
    /// The claims that are untrue by what is open.
    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim>;
    /// The command by which a side takes back its last one, if it may now.
    fn undo(&self, side: Side) -> Option<Bytes>;
    /// Whether that is the command that takes back the last one.
    fn is_undo(&self, command: &[u8]) -> bool;
    /// The whole public state in 32 bytes. It is worked out once.
    fn hash(&self) -> Hash;
    /// The hash of each part on its own.
    fn sections(&self) -> Vec<Section>;
    /// All that a side may see, written out field by field, to find where two programs differ.
    fn described(&self, side: Side) -> String;
    /// The public game as canonical bytes.
    fn save(&self) -> Bytes;
    /// The game in the types of its system.
    fn any(&self) -> &dyn Any;
    /// The shared game in the types of its system: see [`ruled`].
    fn shared(self: Arc<Self>) -> Arc<dyn Any + Send + Sync>;
}

/// An input that moves a game on.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// A side's command.
    Command(Side, &'a [u8]),
    /// The result of a roll.
    Rolled(&'a Rolled),
    /// An edit that both players agreed on.
    Change(&'a [u8]),
}

/// The result of a step.
#[derive(Clone)]
pub struct After {
    /// The game after it.
    pub game: Arc<dyn Referee>,
    /// The events of the step.
    pub events: Events,
}

/// The reason why there was no step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStep {
    /// The bytes are no command and no change of this system.
    Bytes(DecodeError),
    /// The rules do not allow it.
    Rules(Refusal),
}

/// The input that the rules wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A side's decision.
    Side(Side),
    /// A roll.
    Roll(Roll),
    /// Nothing: the game has ended.
    Over,
}

/// Type-erased events.
#[derive(Clone, Default)]
pub struct Events(Option<Arc<dyn AnyEvents>>);

trait AnyEvents: Any + Send + Sync {
    fn count(&self) -> usize;
    fn is(&self, other: &dyn Any) -> bool;
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn any(&self) -> &dyn Any;
}

impl<E: PartialEq + fmt::Debug + Send + Sync + 'static> AnyEvents for Vec<E> {
    fn count(&self) -> usize {
        self.len()
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Vec<E>>().is_some_and(|other| self == other)
    }

    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

impl Events {
    /// These events.
    pub fn new<E: PartialEq + fmt::Debug + Send + Sync + 'static>(events: Vec<E>) -> Events {
        if events.is_empty() { Events(None) } else { Events(Some(Arc::new(events))) }
    }

    /// The events of a game of this type; empty if they are another system's.
    pub fn of<G: Game>(&self) -> &[G::Event]
    where
        G::Event: 'static,
    {
        let typed = self.0.as_ref().and_then(|events| events.any().downcast_ref::<Vec<G::Event>>());
        typed.map(Vec::as_slice).unwrap_or_default()
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |events| events.count())
    }

    /// Whether there are no events.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl PartialEq for Events {
    fn eq(&self, other: &Events) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => one.is(other.any()),
            (None, None) => true,
            _ => false,
        }
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(events) => events.show(f),
            None => f.write_str("[]"),
        }
    }
}

impl fmt::Debug for dyn Referee + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Referee({})", self.hash())
    }
}

impl dyn Referee + '_ {
    /// The game in the types of its system; `None` if it is a game of another.
    pub fn of<G: Game + 'static>(&self) -> Option<&G> {
        self.any().downcast_ref()
    }
}

impl dyn Battlefield + '_ {
    /// The battle in the types of its system; `None` if it is a battle of another.
    pub fn of<G: Game>(&self) -> Option<&G::Scenario>
    where
        G::Scenario: 'static,
    {
        self.any().downcast_ref()
    }
}

/// A game that can be shared between threads with everything in it.
pub trait Shared:
    Game<Command: Send + Sync, Event: Send + Sync + 'static, Change: Send + Sync, Scenario: Send + Sync + 'static>
    + Send
    + Sync
    + 'static
{
}

impl<G> Shared for G where
    G: Game<Command: Send + Sync, Event: Send + Sync + 'static, Change: Send + Sync, Scenario: Send + Sync + 'static>
        + Send
        + Sync
        + 'static
{
}

/// The rules of the game `G`.
struct Rules<G>(PhantomData<fn() -> G>);

/// The rules of the game `G`, type-erased.
pub const fn rules<G: Shared>() -> &'static dyn Rulebook {
    &Rules::<G>(PhantomData)
}

impl<G: Shared> Rulebook for Rules<G> {
    fn system(&self) -> &'static str {
        G::SYSTEM
    }

    fn revisions(&self) -> (u32, u32) {
        (G::OLDEST_REVISION, G::REVISION)
    }

    fn read(&self, battle: &[u8], revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(field::<G>(G::by_revision(&G::read_scenario(battle)?, revision)?))
    }
}

struct Field<G: Game>(G::Scenario);

/// A checked battle of the game `G`, type-erased.
pub fn field<G: Shared>(battle: G::Scenario) -> Arc<dyn Battlefield> {
    Arc::new(Field::<G>(battle))
}

impl<G: Shared> Battlefield for Field<G> {
    fn bytes(&self) -> Bytes {
        G::scenario_bytes(&self.0)
    }

    fn under(&self, revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(field::<G>(G::by_revision(&self.0, revision)?))
    }

    fn start(&self, options: &[u8]) -> Result<After, LoadError> {
        let (game, events) = G::start(&self.0, options)?;
        Ok(After { game: referee(game), events: Events::new(events) })
    }

    fn load(&self, saved: &[u8]) -> Result<Arc<dyn Referee>, LoadError> {
        Ok(referee(G::load(&self.0, saved)?))
    }

    fn any(&self) -> &dyn Any {
        &self.0
    }
}

/// A game in the types of its system, with its hash once computed.
pub struct Ruled<G> {
    game: G,
    hash: OnceLock<Hash>,
}

impl<G> Ruled<G> {
    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }
}

/// A game, type-erased.
pub fn referee<G: Shared>(game: G) -> Arc<dyn Referee> {
    shared(game)
}

/// A game that can be shared in the types of its system.
pub fn shared<G>(game: G) -> Arc<Ruled<G>> {
    Arc::new(Ruled { game, hash: OnceLock::new() })
}

/// A game in the types of its system again, shared and not copied; `None` if it is a game of another.
pub fn ruled<G: Shared>(game: &Arc<dyn Referee>) -> Option<Arc<Ruled<G>>> {
    Arc::clone(game).shared().downcast().ok()
}

/// An input in the types of its system.
enum Read<'a, G: Game> {
    Command(Side, G::Command),
    Rolled(&'a Rolled),
    Change(G::Change),
}

impl<'a, G: Game> Read<'a, G> {
    fn of(input: Input<'a>) -> Result<Read<'a, G>, DecodeError> {
        Ok(match input {
            Input::Command(side, bytes) => Read::Command(side, codec::decode(bytes)?),
            Input::Rolled(rolled) => Read::Rolled(rolled),
            Input::Change(bytes) => Read::Change(codec::decode(bytes)?),
        })
    }

    /// Moves a copy on, which is dropped if it is refused.
    fn told_to(&self, game: &mut G) -> Result<Vec<G::Event>, Refusal> {
        match self {
            Read::Command(side, command) => game.apply_or_spoil(*side, command),
            Read::Rolled(rolled) => game.resolve(rolled),
            Read::Change(change) => game.amend(change),
        }
    }
}

impl<G: Shared> Referee for Ruled<G> {
    fn step(&self, input: Input<'_>) -> Result<After, NoStep> {
        // Decoding first: nonsense costs no copy.
        let read = Read::<G>::of(input).map_err(NoStep::Bytes)?;
        let mut game = self.game.clone();
        let events = read.told_to(&mut game).map_err(NoStep::Rules)?;
        Ok(After { game: referee(game), events: Events::new(events) })
    }

    fn walk(&self, inputs: &[Input<'_>]) -> Option<Arc<dyn Referee>> {
        let mut game = self.game.clone();
        for input in inputs {
            Read::<G>::of(*input).ok()?.told_to(&mut game).ok()?;
        }
        Some(referee(game))
    }

    fn learn(&self, openings: &[&Opening]) -> (Arc<dyn Referee>, Vec<bool>) {
        let mut game = self.game.clone();
        let fit = openings.iter().map(|opening| game.learn(opening).is_ok()).collect();
        // Learned contents are not part of the hash.
        (Arc::new(Ruled { game, hash: self.hash.clone() }), fit)
    }

    fn check(&self, side: Side, command: &[u8]) -> Result<(), NoStep> {
        let command = codec::decode(command).map_err(NoStep::Bytes)?;
        self.game.check(side, &command).map_err(NoStep::Rules)
    }

    fn waits(&self) -> Waits {
        match self.game.pending() {
            Pending::Decision { side, .. } => Waits::Side(side),
            Pending::Roll(roll) => Waits::Roll(roll),
            Pending::Over(_) => Waits::Over,
        }
    }

    fn phase(&self) -> Phase {
        self.game.phase()
    }

    fn owed(&self) -> Option<Owed<Bytes>> {
        let Owed { side, command } = self.game.owed()?;
        Some(Owed { side, command: command.map(|command| codec::encode(&command)) })
    }

    fn both_asked(&self) -> bool {
        self.game.both_asked()
    }

    fn opens(&self, command: &[u8]) -> Vec<Opening> {
        codec::decode(command).map(|command| G::opens(&command)).unwrap_or_default()
    }

    fn shut(&self, side: Side) -> Vec<Shut> {
        self.game.shut(side)
    }

    fn claims(&self) -> u32 {
        self.game.claims()
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        self.game.audit(opened)
    }

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.game.can_undo(side).then(|| codec::encode(&G::undo()))
    }

    fn is_undo(&self, command: &[u8]) -> bool {
        codec::encode(&G::undo()) == command
    }

    fn hash(&self) -> Hash {
        *self.hash.get_or_init(|| self.game.hash())
    }

    fn sections(&self) -> Vec<Section> {
        self.game.sections()
    }

    fn described(&self, side: Side) -> String {
        format!("{:#?}", self.game.view(side))
    }

    fn save(&self) -> Bytes {
        self.game.save()
    }

    fn any(&self) -> &dyn Any {
        &self.game
    }

    fn shared(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        self
    }
}
