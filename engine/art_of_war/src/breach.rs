//! Every way a command can break the rules, each with its name, its case and its facts. The sentences are messages of the
//! program.

use super::board::Board;
use super::cases;
use super::definition::*;
use engine::case::Case;
use engine::contract::{Fact, Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;

/// The reason why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Breach {
    NotAsked { asked: Option<Side> },
    NotThisQuestion { question: &'static str },
    NothingToUndo,
    WrongFaces,
    UnknownUnit,
    NotYours { unit: UnitId, case: Case },
    NotOnMap { unit: UnitId, case: Case },
    EmptyPath,
    NotAStep { from: Hex, to: Hex },
    OffMap(Hex),
    TooFar { unit: UnitId, cost: Halves, left: Halves },
    OutOfReach { unit: UnitId, to: Hex, cost: Halves, left: Halves },
    EveryWayClosed { to: Hex, by: Vec<Breach> },
    ThereAlready { unit: UnitId, hex: Hex },
    Impassable { unit: UnitId, from: Hex, to: Hex },
    EnemyThere(Hex),
    NoRoom(Hex),
    Frozen(UnitId),
    ZoneStops(Hex),
    NightZone(Hex),
    NotDue { unit: UnitId, turn: u8 },
    WrongEntry { unit: UnitId, hex: Hex, own: Option<Hex> },
    EntryHeld(Hex),
    Held { case: Case, unit: UnitId, limit: Limit, chosen: Option<DivisionId> },
    StillOwes { unit: UnitId },
    StillUnattacked { unit: UnitId },
    NobodyAttacks,
    NobodyThere(Hex),
    NamedTwice,
    AlreadyAttacked(UnitId),
    AlreadyDefended(UnitId),
    DrivenThere(UnitId),
    NotAllAdjacent { unit: UnitId, target: Hex },
    CannotReach { unit: UnitId },
    GunsInZone { unit: UnitId },
    OutOfRange { unit: UnitId },
    LineBlocked { unit: UnitId },
    SeveralBombarded,
    StrandsAttacker(UnitId),
    StrandsEnemy(UnitId),
    TooLow { most: u8 },
    NoIntegrityColumn(DivisionId),
    NoMarker(UnitId),
    FreshTwice(DivisionId),
    FreshIdle(UnitId),
    WrongLosses { due: u16 },
    NeedlessLoss(UnitId),
    NotRetreating(UnitId),
    NowhereToGo(UnitId),
    UnsafeRetreat { unit: UnitId, to: Hex, why: &'static str },
    NeedlessDisplacement { unit: UnitId, to: Hex },
    OwesBombardment { battery: UnitId },
    GarrisonStays(UnitId),
    ReserveTooClose { unit: UnitId, hex: Hex },
    NotSummoned(UnitId),
    StackSplit { unit: UnitId, left_out: UnitId },
    StackApart { unit: UnitId, to: Hex },
    NeedlessSharing { unit: UnitId, to: Hex },
    StrandsMate { unit: UnitId, to: Hex },
    NotInReserve { unit: UnitId, case: Case },
    TooManyReserves { most: u8, case: Case },
    NobodyActivated,
    GuardTooDear { unit: UnitId, cost: u8, level: u8 },
    Restless(UnitId),
    NoPlace { unit: UnitId, to: Hex },
    NotToBePlaced(UnitId),
    NoHeart(UnitId),
    NoAdvance { unit: UnitId, to: Hex },
    NoStepBack { unit: UnitId, to: Hex },
    NoChangeNow,
    BadChange(Refusal),
}

impl Breach {
    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        match self {
            Breach::NotAsked { asked: Some(side) } => of(cases::SEQUENCE, "not-asked").with("side", Fact::Side(*side)),
            Breach::NotAsked { asked: None } => of(cases::SEQUENCE, "not-asked").varied("nobody"),
            Breach::NotThisQuestion { question } => {
                of(cases::SEQUENCE, "not-this-question").with("question", Fact::Word(question))
            }
            Breach::NothingToUndo => Refusal::of(None, "nothing-to-undo"),
            Breach::WrongFaces => Refusal::of(None, "wrong-faces"),
            Breach::UnknownUnit => Refusal::of(None, "unknown-unit"),
            Breach::NotYours { unit, case } => of_unit(*case, "not-yours", *unit),
            Breach::NotOnMap { unit, case } => of_unit(*case, "not-on-map", *unit),
            Breach::EmptyPath => of(cases::MOVEMENT, "empty-path"),
            Breach::NotAStep { from, to } => of(cases::MOVEMENT, "not-a-step").with("from", *from).with("to", *to),
            Breach::OffMap(hex) => of(cases::OFF_MAP, "off-map").with("hex", *hex),
            Breach::TooFar { unit, cost, left } => too_far(*unit, None, *cost, *left),
            Breach::OutOfReach { unit, to, cost, left } => too_far(*unit, Some(*to), *cost, *left),
            Breach::EveryWayClosed { to, by } => every_path(board, *to, by),
            Breach::ThereAlready { unit, hex } => of_unit(cases::MOVEMENT, "there-already", *unit).with("hex", *hex),
            Breach::Impassable { unit, from, to } => {
                of_unit(cases::TERRAIN, "impassable", *unit).with("from", *from).with("to", *to)
            }
            Breach::EnemyThere(hex) => of(cases::ENEMY_HEX, "enemy-there").with("hex", *hex),
            Breach::NoRoom(hex) => {
                of(if stacks(board) { cases::STACKING } else { cases::ROOM }, "no-room").with("hex", *hex)
            }
            Breach::Frozen(id) => of_unit(cases::ZONE_STOPS, "held-by-zone", *id),
            Breach::ZoneStops(hex) => of(cases::ZONE_STOPS, "zone-stops").with("hex", *hex),
            Breach::NightZone(hex) => of(cases::NIGHT_ZONE, "night-zone").with("hex", *hex),
            Breach::NotDue { unit, turn } => of_unit(cases::ARRIVAL, "not-due", *unit).with("turn", *turn),
            Breach::WrongEntry { unit, hex, own } => wrong_entry(*unit, *hex, *own),
            Breach::EntryHeld(hex) => of(cases::OTHER_ENTRY, "entry-held").with("hex", *hex),
            Breach::Held { case, unit, limit, chosen } => held(board, of_unit(*case, "held", *unit), limit, *chosen),
            Breach::GarrisonStays(id) => of_unit(cases::GARRISONS, "garrison-stays", *id),
            Breach::ReserveTooClose { unit, hex } => {
                of_unit(cases::RESERVE_LIMIT, "reserve-too-close", *unit).with("hex", *hex)
            }
            Breach::NotSummoned(id) => of_unit(cases::SUMMONS, "not-summoned", *id),
            Breach::Restless(id) => of_unit(cases::GUARD_RETURNS, "restless", *id),
            Breach::NotInReserve { unit, case } => of_unit(*case, "not-in-reserve", *unit),
            Breach::TooManyReserves { most, case } => of(*case, "too-many-reserves").with("most", *most),
            Breach::GuardTooDear { unit, cost, level } => {
                of_unit(cases::GUARD_FREED, "guard-too-dear", *unit).with("cost", *cost).with("level", *level)
            }
            Breach::NobodyActivated => of(cases::GUARD_FREED, "nobody-activated"),
            Breach::NoPlace { unit, to } => of_unit(cases::REORGANISED, "no-place", *unit).with("to", *to),
            Breach::NotToBePlaced(id) => of_unit(cases::REORGANISED, "not-to-be-placed", *id),
            Breach::NoChangeNow => Refusal::of(None, "no-change-now"),
            Breach::BadChange(mistake) => Refusal { text: String::new(), ..mistake.clone() },
            Breach::StillOwes { unit } => of_unit(cases::MUST_ATTACK, "still-owes", *unit),
            Breach::StillUnattacked { unit } => of_unit(cases::MUST_ATTACK, "still-unattacked", *unit),
            Breach::NobodyAttacks => of(cases::ANNOUNCE, "nobody-attacks"),
            Breach::NobodyThere(hex) => of(cases::ANNOUNCE, "nobody-there").with("hex", *hex),
            Breach::NamedTwice => of(cases::ANNOUNCE, "named-twice"),
            Breach::AlreadyAttacked(id) => of_unit(cases::ONCE, "already-attacked", *id),
            Breach::AlreadyDefended(id) => of_unit(cases::ONCE, "already-defended", *id),
            Breach::DrivenThere(id) => {
                of_unit(if stacks(board) { cases::STACK_DEFENDS } else { cases::DISPLACEMENT }, "driven-there", *id)
            }
            Breach::NotAllAdjacent { unit, target } => {
                of_unit(cases::ALL_TARGETS, "not-all-adjacent", *unit).with("hex", *target)
            }
            Breach::CannotReach { unit } => of_unit(cases::TOGETHER, "cannot-reach", *unit),
            Breach::GunsInZone { unit } => of_unit(cases::BOMBARDMENT, "guns-in-zone", *unit),
            Breach::OutOfRange { unit } => of_unit(cases::BOMBARDMENT, "out-of-range", *unit),
            Breach::LineBlocked { unit } => of_unit(cases::TERRAIN, "line-blocked", *unit),
            Breach::SeveralBombarded => of(cases::ONE_HEX, "several-bombarded"),
            Breach::StrandsAttacker(id) => of_unit(cases::MUST_ATTACK, "strands-attacker", *id),
            Breach::StrandsEnemy(id) => of_unit(cases::MUST_ATTACK, "strands-enemy", *id),
            Breach::TooLow { most } => of(cases::RATIO, "too-low").with("most", *most),
            Breach::NoIntegrityColumn(id) => {
                of(cases::THREE_UNITS, "no-integrity-column").with("division", division(board, *id))
            }
            Breach::NoMarker(id) => of_unit(cases::FRESH, "no-marker", *id),
            Breach::FreshTwice(id) => of(cases::FRESH, "fresh-twice").with("division", division(board, *id)),
            Breach::FreshIdle(id) => of_unit(cases::FRESH, "fresh-idle", *id),
            Breach::WrongLosses { due } => of(cases::RESULTS, "wrong-losses").with("due", *due),
            Breach::NeedlessLoss(id) => of_unit(cases::RESULTS, "needless-loss", *id),
            Breach::NotRetreating(id) => of_unit(cases::SAFE, "not-retreating", *id),
            Breach::NowhereToGo(id) => of_unit(cases::SAFE, "nowhere-to-go", *id),
            Breach::UnsafeRetreat { unit, to, why } => {
                of_unit(cases::SAFE, "unsafe-retreat", *unit).with("to", *to).with("why", Fact::Word(why))
            }
            Breach::NeedlessDisplacement { unit, to } => {
                of_unit(cases::DISPLACEMENT, "needless-displacement", *unit).with("to", *to)
            }
            Breach::OwesBombardment { battery } => of_unit(cases::DISPLACEMENT, "owes-bombardment", *battery),
            Breach::StackSplit { unit, left_out } => {
                of_unit(cases::STACK_ATTACKS, "stack-split", *unit).with("other", unit_fact(*left_out))
            }
            Breach::StackApart { unit, to } => of_unit(cases::STACK_DEFENDS, "stack-apart", *unit).with("to", *to),
            Breach::NeedlessSharing { unit, to } => {
                of_unit(cases::STACK_DEFENDS, "needless-sharing", *unit).with("to", *to)
            }
            Breach::StrandsMate { unit, to } => of_unit(cases::STACK_DEFENDS, "strands-mate", *unit).with("to", *to),
            Breach::NoHeart(id) => of_unit(cases::DEMORALISED, "no-heart", *id),
            Breach::NoAdvance { unit, to } => of_unit(cases::ADVANCE, "no-advance", *unit).with("to", *to),
            Breach::NoStepBack { unit, to } => of_unit(cases::GUNS_SAFE, "no-step-back", *unit).with("to", *to),
        }
    }
}

/// A unit does not have the points for its path, or for the hex that it was sent to.
fn too_far(unit: UnitId, goal: Option<Hex>, cost: Halves, left: Halves) -> Refusal {
    let refusal = of_unit(cases::ALLOWANCE, "too-far", unit);
    let refusal = match goal {
        Some(to) => refusal.varied("goal").with("to", to),
        None => refusal,
    };
    refusal.with("cost", halves(cost)).with("left", halves(left))
}

/// A unit comes in where it cannot: at the entry of others, or before its corps is summoned.
fn wrong_entry(unit: UnitId, hex: Hex, own: Option<Hex>) -> Refusal {
    match own {
        Some(own) => of_unit(cases::OTHER_ENTRY, "wrong-entry", unit).with("hex", hex).with("own", own),
        None => of_unit(cases::SUMMONS, "wrong-entry", unit).varied("own").with("hex", hex),
    }
}

fn stacks(board: &Board) -> bool {
    board.definition().rules.stacking > 1
}

fn of(case: Case, name: &'static str) -> Refusal {
    Refusal::of(Some(Rule::from(case)), name)
}

fn of_unit(case: Case, name: &'static str, id: UnitId) -> Refusal {
    of(case, name).with("unit", unit_fact(id))
}

pub(crate) fn unit_fact(id: UnitId) -> Fact {
    Fact::Unit(u16::from(id.0))
}

fn halves(points: Halves) -> Fact {
    Fact::Halves(i64::from(points.0))
}

fn division(board: &Board, id: DivisionId) -> Fact {
    Fact::Name(board.division(id).map_or_else(|| String::from("?"), |found| found.name.clone()))
}

/// The limit of a turn, behind the unit that it holds.
fn held(board: &Board, refusal: Refusal, limit: &Limit, chosen: Option<DivisionId>) -> Refusal {
    let all = |ids: &[DivisionId]| Fact::List(ids.iter().map(|&id| division(board, id)).collect());
    match (limit, chosen) {
        (Limit::Hold(divisions), _) => refusal.varied("divisions").with("divisions", all(divisions)),
        (Limit::Only { divisions, others: 0 }, _) => refusal.varied("only").with("divisions", all(divisions)),
        (Limit::Only { divisions, .. }, Some(chosen)) => {
            refusal.varied("chosen").with("divisions", all(divisions)).with("chosen", division(board, chosen))
        }
        (Limit::Only { divisions, .. }, None) => refusal.varied("one-more").with("divisions", all(divisions)),
    }
}

/// The refusals that have a sentence about every path to a hex.
const CLOSES_PATHS: [&str; 4] = ["enemy-there", "zone-stops", "night-zone", "reserve-too-close"];

/// The first obstacle on every path to a hex. The refusal is that of the first path, with the hexes of the others.
fn every_path(board: &Board, to: Hex, by: &[Breach]) -> Refusal {
    let all: Vec<Refusal> = by.iter().map(|breach| breach.refusal(board)).collect();
    let Some(first) = all.first() else { return Refusal::of(None, "closed").with("to", to) };
    if !CLOSES_PATHS.contains(&first.name) {
        return first.clone();
    }
    let hexes = |same: bool| {
        let some = all.iter().filter(|refusal| (refusal.name == first.name) == same);
        Fact::List(some.filter_map(|refusal| refusal.facts.get("hex").cloned()).collect())
    };
    Refusal::of(first.case, first.name)
        .varied("every-path")
        .with("to", to)
        .with("hexes", hexes(true))
        .with("others", hexes(false))
}
