//! The ford: a small system that asks of the contract what the later systems will. Only tests and the laboratory have it.
//!
//! 1.1 First places a battery at one of the fords, in secret, under a seal.
//! 1.2 A seal opens only to what was sealed. A side that sealed the impossible, a battery nowhere on the river or a card
//!     that is not in the deck, loses the game when it is opened.
//! 1.3 Beside the battery First may spread decoys, each at a ford of its own and under a seal of its own. They are opened
//!     one by one after the battery; one at the ford of another, or at none, loses the game at once.
//! 1.4 With decoys, both sides then seal a bid, First before Second and neither knowing the other's. Bids are opened
//!     last, First's before Second's, and decide nothing; a bid that is no number loses the game.
//! 2.1 Second marches to a ford.
//! 2.2 There it may draw one card, which only Second sees; then it crosses, or withdraws and loses.
//! 2.3 While it crosses, First may fire: an 8 or more on a ten-sided die hits, if the battery is at that ford.
//! 2.4 A column with a card of 2 or more may hurry across: fire then needs two hits in a row. That the card is so good is
//!     Second's word, and is held against it when the card is open, at the latest after the end.
//! 3.1 First opens the seal. No player decides: its machine does.
//! 3.2 Second may play its card, if it is the one it drew.
//! 3.3 The column, 2 and its card less 1 for a hit, forces a guarded ford if it is stronger than 3.
//! 4.1 A march may be taken back until a die is rolled or the other side decides.

pub mod app;
mod cases;
pub mod files;
mod game;
mod saved;
mod scenario;

use engine::codec;
use engine::contract::{Game, Opening, Pending, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

pub use cases::CASES;
pub use scenario::Scenario;

/// The sides of the die [2.3].
pub const DIE: u16 = 10;
/// The least face that hits [2.3].
pub const LEAST_HIT: u16 = 8;
/// The strength of the column without its card [3.3].
pub const COLUMN: u16 = 2;
/// The strength that the column must exceed [3.3].
pub const BATTERY: u16 = 3;
/// The least card of a column that hurries [2.4].
pub const LEAST_TO_HURRY: u16 = 2;

/// The stage of the game, and so the decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// First places its battery, and decoys if it likes.
    Deploy,
    /// First seals a bid, and then Second.
    Bid,
    /// Second seals a bid.
    Answer,
    /// Second chooses a ford.
    March,
    /// The column is at its ford.
    Bank,
    /// A card is drawn.
    Draw,
    /// The column crosses, and First may fire.
    Crossing,
    /// The die falls.
    Fire,
    /// The battery's seal is opened.
    Open,
    /// The rest of what is sealed is opened, one by one.
    Show,
    /// Second may play its card.
    Card,
    /// It has ended.
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Public {
    /// Decoys, and then bids, that are not opened yet, in the order they will be.
    sealed: Vec<(Side, Hash)>,
    /// The first of them that are decoys.
    decoys: u8,
    /// Fords at which opened decoys were.
    stood: Vec<u8>,
    /// Whether the column claimed a card good enough to hurry [2.4].
    hurried: bool,
    stage: Stage,
    battery: Option<Hash>,
    ford: Option<u8>,
    card: Option<Hash>,
    fire: Option<u16>,
    opened: Option<u8>,
    /// A card's number, from 1 in the order of the deck.
    played: Option<u16>,
    /// The side that had sealed an impossible content [1.2].
    foul: Option<Side>,
}

/// A command of a side. An `Open` holds the place, a `u8`; a `Show` the place of a decoy or a bid, a `u8` too; a `Play`
/// the one face of the draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the numbered rules above say what each of them does")]
pub enum Command {
    Deploy { seal: Hash },
    Spread { battery: Hash, decoys: Vec<Hash> },
    Bid { seal: Hash },
    March { ford: u8 },
    Draw,
    Cross,
    Hurry,
    Withdraw,
    Fire,
    Hold,
    Open(Opening),
    Show(Opening),
    Play(Opening),
    Keep,
    Undo,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A side said something, and it was carried out.
    #[allow(missing_docs, reason = "the names of fields say it")]
    Said { side: Side, command: Command },
    /// The battery fires at this ford.
    Aimed(u8),
    /// The die fell.
    Fired {
        /// The face that counts.
        face: u16,
        /// Whether the column was struck, from an engine that knows where the battery is.
        struck: Option<bool>,
    },
    /// A card was drawn, which only its owner sees.
    Drew,
    /// The other side's phase began.
    Began(Side),
    /// It is over, for this winner.
    Over(Side),
}

/// The legal answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Options {
    /// The possible fords of the battery; the command will hold only the seal on it.
    Seal(Vec<u8>),
    /// One of these.
    Say(Vec<Command>),
}

/// The effect of fire: the number of faces of the die that hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The rule of fire.
    pub case: Rule,
    /// Faces, or pairs of them, that hit.
    pub hits: u16,
    /// All there are.
    pub faces: u16,
}

/// The game as a side may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The stage of the game.
    pub stage: Stage,
    /// The ford of the column.
    pub ford: Option<u8>,
    /// The face of the die.
    pub fire: Option<u16>,
    /// The ford of the battery.
    pub battery: Option<u8>,
    /// The decoys that are known, those already opened among them.
    pub decoys: Vec<u8>,
    /// The number of the card.
    pub card: Option<u16>,
}

/// A game of the ford, as one engine knows it.
#[derive(Clone, Debug)]
pub struct Ford {
    scenario: Arc<Scenario>,
    public: Public,
    /// The position that an undo goes back to.
    before: Option<Public>,
    /// The openings this engine has learned, by their seals: one side's secrets, both for a hot seat, none for a
    /// bystander.
    known: BTreeMap<Hash, Opening>,
}

impl Public {
    /// The stage after an opening: the next one, the card, or the end.
    fn after_opening(&self) -> Stage {
        match (self.foul, self.sealed.is_empty(), self.card) {
            (Some(_), ..) => Stage::Over,
            (None, false, _) => Stage::Show,
            (None, true, Some(_)) => Stage::Card,
            (None, true, None) => Stage::Over,
        }
    }
}

impl Ford {
    /// A game from its beginning.
    pub fn new(scenario: &Arc<Scenario>) -> Ford {
        let (battery, ford, card, fire, opened, played, foul) = (None, None, None, None, None, None, None);
        let (sealed, stood) = (Vec::new(), Vec::new());
        let stage = Stage::Deploy;
        let public =
            Public { sealed, decoys: 0, stood, hurried: false, stage, battery, ford, card, fire, opened, played, foul };
        Ford { scenario: Arc::clone(scenario), public, before: None, known: BTreeMap::new() }
    }

    /// The battle.
    pub const fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// Whether the battery or its fate is no longer secret.
    pub const fn is_open(&self) -> bool {
        self.public.opened.is_some()
    }

    /// Number of decoys that are still sealed.
    pub const fn decoys_left(&self) -> u8 {
        self.public.decoys
    }

    /// Whether the column has drawn its card.
    pub const fn has_card(&self) -> bool {
        self.public.card.is_some()
    }

    /// Whether the column hurried [2.4].
    pub const fn hurried(&self) -> bool {
        self.public.hurried
    }

    fn is_ford(&self, ford: u8) -> bool {
        self.scenario.ford(ford).is_some()
    }

    /// The strength of a card by its number, from 1 in the order of the deck.
    pub fn strength(&self, face: u16) -> Option<u16> {
        self.scenario.deck.get(usize::from(face.checked_sub(1)?)).copied()
    }

    /// The place of the battery, unless it is nowhere on the river.
    fn place(&self, opening: &Opening) -> Option<u8> {
        codec::decode(&opening.content).ok().filter(|ford| self.is_ford(*ford))
    }

    /// The card that was drawn, unless it is not in the deck.
    fn face(&self, opening: &Opening) -> Option<u16> {
        let faces: Vec<u16> = codec::decode(&opening.content).ok()?;
        <[u16; 1]>::try_from(faces).ok().map(|[face]| face).filter(|face| self.strength(*face).is_some())
    }

    /// The content of a seal, if this engine knows it.
    fn under(&self, seal: Option<Hash>) -> Option<&Opening> {
        self.known.get(&seal?)
    }

    /// The position after a command: the one place that knows what is legal.
    fn after(&self, side: Side, command: &Command) -> Result<Public, Refusal> {
        if !matches!(self.pending(), Pending::Decision { side: asked, .. } if asked == side) {
            return refuse(None, "not-asked", "it is not for you to decide now");
        }
        let mut next = self.public.clone();
        next.stage = match (self.public.stage, command) {
            (_, Command::Undo) => match &self.before {
                Some(before) => return Ok(before.clone()),
                None => return refuse(case("4.1"), "too-late", "there is nothing that you may still take back"),
            },
            (Stage::Deploy, Command::Deploy { seal }) => {
                next.battery = Some(*seal);
                Stage::March
            }
            (Stage::Deploy, Command::Spread { decoys, .. }) if decoys.len() >= self.scenario.fords.len() => {
                return refuse(case("1.3"), "too-many", "there are not so many fords");
            }
            (Stage::Deploy, Command::Spread { battery, decoys }) => {
                next.battery = Some(*battery);
                next.sealed = decoys.iter().map(|seal| (side, *seal)).collect();
                next.decoys = u8::try_from(decoys.len()).unwrap_or(u8::MAX);
                Stage::Bid
            }
            (Stage::Bid | Stage::Answer, Command::Bid { seal }) => {
                next.sealed.push((side, *seal));
                if self.public.stage == Stage::Bid { Stage::Answer } else { Stage::March }
            }
            (Stage::March, Command::March { ford }) if !self.is_ford(*ford) => {
                return refuse(case("2.1"), "no-ford", "there is no such ford");
            }
            (Stage::March, Command::March { ford }) => {
                next.ford = Some(*ford);
                Stage::Bank
            }
            (Stage::Bank, Command::Draw) if self.public.card.is_some() => {
                return refuse(case("2.2"), "one-card", "a column draws one card only");
            }
            (Stage::Bank, Command::Draw) => Stage::Draw,
            (Stage::Bank, Command::Cross) => Stage::Crossing,
            (Stage::Bank, Command::Hurry) if self.public.card.is_none() => {
                return refuse(case("2.4"), "no-card", "only a column that has drawn can hurry");
            }
            (Stage::Bank, Command::Hurry) => {
                next.hurried = true;
                Stage::Crossing
            }
            (Stage::Bank, Command::Withdraw) => Stage::Over,
            (Stage::Crossing, Command::Fire) => Stage::Fire,
            (Stage::Crossing, Command::Hold) => Stage::Open,
            (Stage::Open, Command::Open(opening)) if self.public.battery != Some(opening.seal(side)) => {
                return refuse(case("1.2"), "other-place", "that is not what the seal was put on");
            }
            (Stage::Open, Command::Open(opening)) => {
                next.opened = self.place(opening);
                next.foul = next.opened.is_none().then_some(side);
                next.after_opening()
            }
            (Stage::Show, Command::Show(opening))
                if self.public.sealed.first() != Some(&(side, opening.seal(side))) =>
            {
                return refuse(case("1.2"), "other-place", "that is not what the seal was put on");
            }
            (Stage::Show, Command::Show(opening)) => {
                next.sealed.remove(0);
                if let Some(left) = next.decoys.checked_sub(1) {
                    next.decoys = left;
                    let place =
                        self.place(opening).filter(|ford| next.opened != Some(*ford) && !next.stood.contains(ford));
                    next.foul = place.is_none().then_some(side);
                    next.stood.extend(place);
                } else {
                    next.foul = codec::decode::<u8>(&opening.content).is_err().then_some(side);
                }
                next.after_opening()
            }
            (Stage::Card, Command::Play(opening)) if self.public.card != Some(opening.seal(side)) => {
                return refuse(case("3.2"), "other-card", "that is not the card that was drawn");
            }
            (Stage::Card, Command::Play(opening)) => {
                next.played = self.face(opening);
                next.foul = next.played.is_none().then_some(side);
                Stage::Over
            }
            (Stage::Card, Command::Keep) => Stage::Over,
            _ => return refuse(None, "no-answer", "that is not a choice here"),
        };
        Ok(next)
    }

    fn winner(&self) -> Side {
        if let Some(side) = self.public.foul {
            return side.other();
        }
        if self.public.opened.is_none() {
            return Side::First;
        }
        if self.public.opened != self.public.ford {
            return Side::Second;
        }
        let card = self.public.played.and_then(|face| self.strength(face)).unwrap_or(0);
        // A hit is told by its face, and a hurried column that was hit once only by a miss.
        let hit = u16::from(self.public.fire.is_some_and(hits));
        if COLUMN + card - hit > BATTERY { Side::Second } else { Side::First }
    }
}

/// Whether a face hits [2.3].
pub const fn hits(face: u16) -> bool {
    face >= LEAST_HIT
}

const fn case(number: &str) -> Option<Rule> {
    Some(Rule::new(number))
}

fn refuse<T>(case: Option<Rule>, name: &'static str, text: &str) -> Result<T, Refusal> {
    Err(Refusal::worded(case, name, text))
}
