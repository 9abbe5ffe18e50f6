//! The events of a battle, for display.

use super::card::Card;
use super::command::Edit;
use super::definition::*;
use super::fight::{Battle, Loser, RoutDie};
use super::numbers::{CombatResult, RallyResult};
use super::plan::{Content, Heights};
use super::state::{Entry, ExtraHorses};
use super::victory::Outcome;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// An event, and the rules that shaped it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The event itself.
    pub what: What,
    /// The rules that shaped it, in the order of the page.
    pub rules: Vec<Rule>,
}

/// The phases of a Player Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the phases are told in 4.1")]
pub enum PhaseKind {
    Events,
    Arrivals,
    Movement,
    Reaction,
    Combat,
    Night,
    End,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum What {
    /// A Game Turn opened.
    TurnOpened { turn: u8, weather: Weather, night: bool },
    /// A phase began.
    PhaseBegan { turn: u8, side: Side, phase: PhaseKind },
    /// The French sealed their plan.
    PlanSealed { heights: Heights },
    /// A seal was opened.
    Opened { seal: u8, content: Content },
    /// An opening did not fit its seal, or no legal plan is left.
    PlanBroken { seal: Option<u8> },
    /// A card was drawn.
    CardDrawn { side: Side, card: Card },
    /// All twelve cards are in the deck again.
    DeckRestored,
    /// The trend turned over.
    TrendTurned { trend: Trend },
    /// A unit rallied by card, or none did.
    RalliedByCard { side: Side, unit: Option<UnitId> },
    /// The die of card 6 was rolled.
    NationNamed { face: u8, nation: Nation },
    /// A unit is held by card 7.
    Held { unit: UnitId },
    /// A cavalry unit moved forward by card 10.
    Provoked { unit: UnitId, from: Hex, to: Hex },
    /// The die of card 11 was rolled.
    News { side: Side, face: u8 },
    /// The weather die was rolled.
    WeatherRolled { face: u8, weather: Weather, storm: bool, mud: Option<u8> },
    /// Mud was removed.
    MudRemoved,
    /// The die of the late corps was rolled, or none was needed.
    LateCorpsRolled { unit: UnitId, face: Option<u8>, comes: bool },
    /// Dice for the stacks were rolled: one for each, with the pieces that arrive.
    ArrivalsRolled { rolls: Vec<ArrivalRoll> },
    /// A unit became a reinforcement.
    BecameDue { unit: UnitId, turn: u8, at: Entry },
    /// A unit moved.
    Moved { unit: UnitId, from: Hex, path: Vec<Hex>, cost: u8, forced: bool },
    /// A reinforcement came onto the map.
    Entered { unit: UnitId, path: Vec<Hex>, cost: u8, forced: bool },
    /// A line of communications became active.
    LineActive { hex: Hex },
    /// The pontoon was built.
    PontoonBuilt { unit: UnitId, from: Hex, to: Hex },
    /// The late corps went to Meissen.
    WentToMeissen { unit: UnitId },
    /// A cavalry unit charges.
    Charged { unit: UnitId, from: Hex, hex: Hex, target: UnitId },
    /// A unit disengaged.
    Disengaged { unit: UnitId, from: Hex, to: Hex },
    /// A cavalry unit moved along the enemy's line.
    Penetrated { unit: UnitId, from: Hex, to: Hex },
    /// A unit followed, or none did.
    FollowedUp { side: Side, unit: Option<UnitId>, from: Option<Hex>, to: Hex },
    /// Battles were declared.
    Declared { side: Side, battles: Vec<Battle> },
    /// A battle is fought: from these hexes, against those.
    BattleNamed { attacker: Side, battle: Battle, differential: i16, from: Vec<Hex>, to: Vec<Hex> },
    /// Reserves were committed.
    ReservesCommitted { side: Side, free: bool },
    /// The price of the Guard was waived by card 5.
    GuardFree,
    /// The battle die was rolled.
    BattleRolled { face: u8, column: i8, result: CombatResult },
    /// Rout dice were rolled.
    RoutRolled { dice: Vec<RoutDie> },
    /// A unit or garrison held its hex.
    Stood { who: Loser },
    /// A garrison was beaten.
    GarrisonBeaten { hex: Hex },
    /// A unit retreated one hex.
    Retreated { unit: UnitId, from: Hex, to: Hex },
    /// Dice for hazards were rolled.
    HazardRolled { unit: UnitId, faces: Vec<u8> },
    /// A unit is Routed.
    BecameRouted { unit: UnitId },
    /// A unit is no longer Routed.
    Recovered { unit: UnitId },
    /// A unit broke.
    Broke { unit: UnitId, hex: Hex },
    /// A unit advanced.
    Advanced { unit: UnitId, from: Hex, path: Vec<Hex> },
    /// A garrison is permanently removed.
    GarrisonGone { hex: Hex },
    /// A garrison is back in its hex.
    GarrisonBack { hex: Hex },
    /// Morale changed.
    MoraleChanged { side: Side, from: u8, to: u8 },
    /// Rally dice were paid for.
    RallyPaid { side: Side, units: Vec<UnitId> },
    /// A rally die was rolled.
    RallyRolled { unit: UnitId, face: u8, bonus: u8, result: RallyResult },
    /// Lines and objectives that cost Morale at night.
    NightLosses { side: Side, hexes: Vec<Hex>, meissen: bool },
    /// Extra Horses changed.
    Horses { to: ExtraHorses },
    /// A side had a Lull.
    LullHad { side: Side },
    /// The Allies are in the city.
    CatastropheStruck { all_hexes: bool },
    /// A command was taken back.
    TakenBack { side: Side },
    /// The players changed the position.
    Amended { edits: Vec<Edit> },
    /// The match is decided; openings may follow.
    Decided { outcome: Outcome },
    /// The match is over.
    GameOver { outcome: Outcome },
}

/// The die of one stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArrivalRoll {
    /// The stack's area.
    pub stack: AreaId,
    /// The face.
    pub face: u8,
    /// The number that earlier rolls add.
    pub bonus: u8,
    /// The number of pieces that arrive.
    pub pieces: u8,
}

/// Collects events while a command is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Report {
    pub(crate) events: Vec<Event>,
}

impl Report {
    pub(crate) fn tell(&mut self, what: What, rules: impl IntoIterator<Item = Rule>) {
        let mut rules: Vec<Rule> = rules.into_iter().collect();
        if rules.len() > 1 {
            rules.sort();
            rules.dedup();
        }
        self.events.push(Event { what, rules });
    }
}
