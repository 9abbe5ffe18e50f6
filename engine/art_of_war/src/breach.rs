//! Every way a command can break the rules, each with its name, its case and its sentence.

use super::board::Board;
use super::cases;
use super::definition::*;
use engine::case::Case;
use engine::contract::{Refusal, Side};
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
    BadChange { why: String },
}

impl Breach {
    pub(crate) fn refusal(&self, board: &Board) -> Refusal {
        let (case, name, text) = self.tell(board);
        Refusal::worded(case.map(Rule::from), name, text)
    }

    fn tell(&self, board: &Board) -> (Option<Case>, &'static str, String) {
        let named = |id: UnitId| board.called(id);
        let division = |id: DivisionId| board.division(id).map_or(String::from("?"), |found| found.name.clone());
        match self {
            Breach::NotAsked { asked: Some(side) } => {
                (Some(cases::SEQUENCE), "not-asked", format!("the {} player must choose now", board.side_name(*side)))
            }
            Breach::NotAsked { asked: None } => {
                (Some(cases::SEQUENCE), "not-asked", String::from("no player has a decision now"))
            }
            Breach::NotThisQuestion { question } => {
                (Some(cases::SEQUENCE), "not-this-question", format!("Not now. First: {question}"))
            }
            Breach::NothingToUndo => (
                None,
                "nothing-to-undo",
                String::from(
                    "nothing to undo: you can undo your actions of this phase until a die is rolled or your opponent decides",
                ),
            ),
            Breach::WrongFaces => (None, "wrong-faces", String::from("these dice do not fit the roll")),
            Breach::UnknownUnit => (None, "unknown-unit", String::from("there is no such unit in this battle")),
            Breach::NotYours { unit, case } => {
                (Some(*case), "not-yours", format!("{} is not yours to command", named(*unit)))
            }
            Breach::NotOnMap { unit, case } => {
                (Some(*case), "not-on-map", format!("{} is not on the map", named(*unit)))
            }
            Breach::EmptyPath => {
                (Some(cases::MOVEMENT), "empty-path", String::from("choose at least one hex to enter"))
            }
            Breach::NotAStep { from, to } => (
                Some(cases::MOVEMENT),
                "not-a-step",
                format!("{to} is not adjacent to {from}: a unit moves from hex to adjacent hex"),
            ),
            Breach::OffMap(hex) => {
                (Some(cases::OFF_MAP), "off-map", format!("{hex} is off the map, and no unit can leave the map"))
            }
            Breach::TooFar { unit, cost, left } => (
                Some(cases::ALLOWANCE),
                "too-far",
                format!(
                    "{} does not have enough movement points: it has {left} and the path costs at least {cost}",
                    named(*unit)
                ),
            ),
            Breach::OutOfReach { unit, to, cost, left } => (
                Some(cases::ALLOWANCE),
                "too-far",
                format!(
                    "{} cannot reach {to}: the cheapest path costs {cost} movement points and it has {left}",
                    named(*unit)
                ),
            ),
            Breach::EveryWayClosed { to, by } => {
                let (cases, why): (Vec<_>, Vec<_>) = by
                    .iter()
                    .map(|breach| {
                        let (case, name, text) = breach.tell(board);
                        ((case, name), text)
                    })
                    .unzip();
                let (case, name) = cases.first().copied().unwrap_or((None, "closed"));
                (case, name, format!("every path to {to} that the unit can afford is blocked: {}", why.join("; ")))
            }
            Breach::ThereAlready { unit, hex } => {
                (Some(cases::MOVEMENT), "there-already", format!("{} is already in {hex}", named(*unit)))
            }
            Breach::Impassable { unit, from, to } => (
                Some(cases::TERRAIN),
                "impassable",
                format!(
                    "{} cannot cross from {from} to {to}: the terrain or the hexside is closed to it",
                    named(*unit)
                ),
            ),
            Breach::EnemyThere(hex) => (Some(cases::ENEMY_HEX), "enemy-there", format!("an enemy unit is in {hex}")),
            Breach::NoRoom(hex) => {
                let case = if board.definition().rules.stacking > 1 { cases::STACKING } else { cases::ROOM };
                (Some(case), "no-room", format!("a unit cannot end its move in {hex}: friendly units fill it"))
            }
            Breach::Frozen(id) => (
                Some(cases::ZONE_STOPS),
                "held-by-zone",
                format!("{} is in an enemy zone of control and cannot move", named(*id)),
            ),
            Breach::ZoneStops(hex) => (
                Some(cases::ZONE_STOPS),
                "zone-stops",
                format!("a unit must stop in {hex}, which is in an enemy zone of control"),
            ),
            Breach::NightZone(hex) => (
                Some(cases::NIGHT_ZONE),
                "night-zone",
                format!("at night no unit can enter an enemy zone of control, and {hex} is in one"),
            ),
            Breach::NotDue { unit, turn } => {
                (Some(cases::ARRIVAL), "not-due", format!("{} cannot enter before turn {turn}", named(*unit)))
            }
            Breach::WrongEntry { unit, hex, own } => (
                Some(if own.is_some() { cases::OTHER_ENTRY } else { cases::SUMMONS }),
                "wrong-entry",
                match own {
                    Some(own) => format!(
                        "{} must enter at {own}, not at {hex}. It can use another edge hex within eight hexes only while an enemy is within two hexes of {own}",
                        named(*unit)
                    ),
                    None => format!("{} can enter only at its own entry hex, not at {hex}", named(*unit)),
                },
            ),
            Breach::EntryHeld(hex) => (
                Some(cases::OTHER_ENTRY),
                "entry-held",
                format!("no unit can enter at {hex}: it is enemy-occupied or in an enemy zone of control"),
            ),
            Breach::Held { case, unit, limit, chosen } => {
                let all = |ids: &[DivisionId]| ids.iter().map(|&id| division(id)).collect::<Vec<_>>().join(", ");
                let why = match (limit, chosen) {
                    (Limit::Hold(divisions), _) => format!("no unit of {} can move", all(divisions)),
                    (Limit::Only { divisions, others: 0 }, _) => format!("only units of {} can move", all(divisions)),
                    (Limit::Only { divisions, .. }, Some(chosen)) => {
                        format!(
                            "only units of {} and of the chosen division, {}, can move",
                            all(divisions),
                            division(*chosen)
                        )
                    }
                    (Limit::Only { divisions, .. }, None) => {
                        format!("only units of {} and of one more division can move", all(divisions))
                    }
                };
                (Some(*case), "held", format!("{} cannot move: in this turn {why}", named(*unit)))
            }
            Breach::StillOwes { unit } => (
                Some(cases::MUST_ATTACK),
                "still-owes",
                format!("{} is in an enemy zone of control and must still attack", named(*unit)),
            ),
            Breach::StillUnattacked { unit } => (
                Some(cases::MUST_ATTACK),
                "still-unattacked",
                format!("you must still attack {}: one of your units is in its zone of control", named(*unit)),
            ),
            Breach::NobodyAttacks => {
                (Some(cases::ANNOUNCE), "nobody-attacks", String::from("choose at least one attacker and one target"))
            }
            Breach::NobodyThere(hex) => {
                (Some(cases::ANNOUNCE), "nobody-there", format!("there is no enemy unit in {hex}"))
            }
            Breach::NamedTwice => {
                (Some(cases::ANNOUNCE), "named-twice", String::from("a unit, target or division is chosen twice"))
            }
            Breach::AlreadyAttacked(id) => {
                (Some(cases::ONCE), "already-attacked", format!("{} has already attacked in this phase", named(*id)))
            }
            Breach::AlreadyDefended(id) => (
                Some(cases::ONCE),
                "already-defended",
                format!("{} has already been attacked in this phase", named(*id)),
            ),
            Breach::DrivenThere(id) => {
                let stacks = board.definition().rules.stacking > 1;
                (
                    Some(if stacks { cases::STACK_DEFENDS } else { cases::DISPLACEMENT }),
                    "driven-there",
                    format!("{} retreated there in this phase, so attacks on that hex do not include it", named(*id)),
                )
            }
            Breach::NotAllAdjacent { unit, target } => (
                Some(cases::ALL_TARGETS),
                "not-all-adjacent",
                format!("{} cannot join an attack on {target}: it could not attack that hex alone", named(*unit)),
            ),
            Breach::CannotReach { unit } => (
                Some(cases::TOGETHER),
                "cannot-reach",
                format!("{} cannot attack that hex: the hex is not adjacent, or water lies between", named(*unit)),
            ),
            Breach::GunsInZone { unit } => (
                Some(cases::BOMBARDMENT),
                "guns-in-zone",
                format!("{} is in an enemy zone of control and cannot bombard", named(*unit)),
            ),
            Breach::OutOfRange { unit } => (
                Some(cases::BOMBARDMENT),
                "out-of-range",
                format!("{} cannot bombard there: a target must be exactly two hexes away", named(*unit)),
            ),
            Breach::LineBlocked { unit } => (
                Some(cases::TERRAIN),
                "line-blocked",
                format!("{} cannot bombard there: its line of fire is blocked", named(*unit)),
            ),
            Breach::SeveralBombarded => (
                Some(cases::ONE_HEX),
                "several-bombarded",
                String::from("a bombardment without adjacent attackers can hit only one hex"),
            ),
            Breach::StrandsAttacker(id) => (
                Some(cases::MUST_ATTACK),
                "strands-attacker",
                format!("this would leave {} no enemy to attack, and it must attack", named(*id)),
            ),
            Breach::StrandsEnemy(id) => (
                Some(cases::MUST_ATTACK),
                "strands-enemy",
                format!("this would leave no unit to attack {}, which must be attacked", named(*id)),
            ),
            Breach::TooLow { most } => {
                (Some(cases::RATIO), "too-low", format!("you can lower the ratio by at most {most} columns"))
            }
            Breach::NoIntegrityColumn(id) => (
                Some(cases::THREE_UNITS),
                "no-integrity-column",
                format!(
                    "{} cannot shift a column: the attack must include three of its units and has fewer",
                    division(*id)
                ),
            ),
            Breach::NoMarker(id) => (
                Some(cases::FRESH),
                "no-marker",
                format!("the division of {} has no fresh strength marker", named(*id)),
            ),
            Breach::FreshTwice(id) => (
                Some(cases::FRESH),
                "fresh-twice",
                format!("only one unit of {} can receive the division's fresh strength", division(*id)),
            ),
            Breach::FreshIdle(id) => (
                Some(cases::FRESH),
                "fresh-idle",
                format!(
                    "{} cannot use fresh strength: it can neither attack nor be attacked in this phase",
                    named(*id)
                ),
            ),
            Breach::WrongLosses { due } => (
                Some(cases::RESULTS),
                "wrong-losses",
                format!("choose adjacent attackers to lose, with at least {due} printed strength points"),
            ),
            Breach::NeedlessLoss(id) => (
                Some(cases::RESULTS),
                "needless-loss",
                format!("{} is not needed: your other losses are enough", named(*id)),
            ),
            Breach::NotRetreating(id) => {
                (Some(cases::SAFE), "not-retreating", format!("{} does not have to retreat now", named(*id)))
            }
            Breach::NowhereToGo(id) => (
                Some(cases::SAFE),
                "nowhere-to-go",
                format!("{} has no safe hex now. Retreat another unit first", named(*id)),
            ),
            Breach::UnsafeRetreat { unit, to, why } => {
                (Some(cases::SAFE), "unsafe-retreat", format!("{} cannot retreat to {to}: {why}", named(*unit)))
            }
            Breach::NeedlessDisplacement { unit, to } => (
                Some(cases::DISPLACEMENT),
                "needless-displacement",
                format!("{} cannot retreat to {to}: that would displace more units than necessary", named(*unit)),
            ),
            Breach::OwesBombardment { battery } => (
                Some(cases::DISPLACEMENT),
                "owes-bombardment",
                format!("{} cannot be displaced: it must still make a required bombardment", named(*battery)),
            ),
            Breach::GarrisonStays(id) => {
                (Some(cases::GARRISONS), "garrison-stays", format!("{} is a garrison and cannot move", named(*id)))
            }
            Breach::ReserveTooClose { unit, hex } => (
                Some(cases::RESERVE_LIMIT),
                "reserve-too-close",
                format!("{} is in reserve and cannot move as close to the enemy as {hex}", named(*unit)),
            ),
            Breach::NotSummoned(id) => (
                Some(cases::SUMMONS),
                "not-summoned",
                format!("{} cannot enter yet: the die has not brought its corps", named(*id)),
            ),
            Breach::StackSplit { unit, left_out } => (
                Some(cases::STACK_ATTACKS),
                "stack-split",
                format!("{} and {} are in one hex and must attack together", named(*unit), named(*left_out)),
            ),
            Breach::StackApart { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "stack-apart",
                format!("{} cannot retreat to {to}: units of one hex must retreat together if they can", named(*unit)),
            ),
            Breach::NeedlessSharing { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "needless-sharing",
                format!(
                    "{} cannot retreat to {to}: a friendly unit is there, and another safe hex is empty",
                    named(*unit)
                ),
            ),
            Breach::StrandsMate { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "strands-mate",
                format!("{} cannot retreat to {to}: another unit of its hex would then have no safe hex", named(*unit)),
            ),
            Breach::NotInReserve { unit, case } => {
                (Some(*case), "not-in-reserve", format!("{} cannot be released from reserve now", named(*unit)))
            }
            Breach::TooManyReserves { most, case } => {
                (Some(*case), "too-many-reserves", format!("you can release at most {most} from reserve now"))
            }
            Breach::GuardTooDear { unit, cost, level } => (
                Some(cases::GUARD_FREED),
                "guard-too-dear",
                format!("releasing {} costs {cost} points of morale, and the army has {level}", named(*unit)),
            ),
            Breach::NobodyActivated => (
                Some(cases::GUARD_FREED),
                "nobody-activated",
                String::from("choose the Guard units to release from reserve"),
            ),
            Breach::Restless(id) => (
                Some(cases::GUARD_RETURNS),
                "restless",
                format!(
                    "{} must spend the night at least three hexes from the enemy, or by the river outside enemy zones",
                    named(*id)
                ),
            ),
            Breach::NoPlace { unit, to } => (
                Some(cases::REORGANISED),
                "no-place",
                format!(
                    "{} cannot return in {to}. It needs room, an adjacent friendly unit (its nation if possible), and its nearest enemy two to six hexes away",
                    named(*unit)
                ),
            ),
            Breach::NotToBePlaced(id) => (
                Some(cases::REORGANISED),
                "not-to-be-placed",
                format!("{} is not among the units that return now", named(*id)),
            ),
            Breach::NoHeart(id) => (
                Some(cases::DEMORALISED),
                "no-heart",
                format!("{} belongs to a demoralised army and cannot advance", named(*id)),
            ),
            Breach::NoAdvance { unit, to } => (
                Some(cases::ADVANCE),
                "no-advance",
                format!(
                    "{} cannot advance into {to}. A unit must have fought adjacent, and the hex must be vacated, empty and open to it",
                    named(*unit)
                ),
            ),
            Breach::NoStepBack { unit, to } => (
                Some(cases::GUNS_SAFE),
                "no-step-back",
                format!("{} cannot draw back to {to}: it needs an adjacent safe hex with room", named(*unit)),
            ),
            Breach::NoChangeNow => {
                (None, "no-change-now", String::from("finish this move or combat before you change the position"))
            }
            Breach::BadChange { why } => (None, "bad-change", format!("the position cannot be changed: {why}")),
        }
    }
}
