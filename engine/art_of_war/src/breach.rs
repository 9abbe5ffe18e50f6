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
            Breach::NotAsked { asked: Some(side) } => (
                Some(cases::SEQUENCE),
                "not-asked",
                format!("the rules now wait for the {} side", board.side_name(*side)),
            ),
            Breach::NotAsked { asked: None } => {
                (Some(cases::SEQUENCE), "not-asked", String::from("the rules wait for no side's command now"))
            }
            Breach::NotThisQuestion { question } => {
                (Some(cases::SEQUENCE), "not-this-question", format!("the rules now ask something else: {question}"))
            }
            Breach::NothingToUndo => (
                None,
                "nothing-to-undo",
                String::from(
                    "there is nothing to take back: only your own commands of this phase, while no die has been rolled and the other side has decided nothing since",
                ),
            ),
            Breach::WrongFaces => {
                (None, "wrong-faces", String::from("these faces do not answer the roll the rules ask for"))
            }
            Breach::UnknownUnit => (None, "unknown-unit", String::from("there is no such unit in this battle")),
            Breach::NotYours { unit, case } => {
                (Some(*case), "not-yours", format!("{} is not yours to command", named(*unit)))
            }
            Breach::NotOnMap { unit, case } => {
                (Some(*case), "not-on-map", format!("{} is not on the map", named(*unit)))
            }
            Breach::EmptyPath => (Some(cases::MOVEMENT), "empty-path", String::from("a move enters at least one hex")),
            Breach::NotAStep { from, to } => (
                Some(cases::MOVEMENT),
                "not-a-step",
                format!("units move hex by hex, and {from} and {to} do not touch"),
            ),
            Breach::OffMap(hex) => {
                (Some(cases::OFF_MAP), "off-map", format!("there is no hex {hex} on the map, and no unit leaves it"))
            }
            Breach::TooFar { unit, cost, left } => (
                Some(cases::ALLOWANCE),
                "too-far",
                format!("{} has {left} movement points left and this costs {cost}", named(*unit)),
            ),
            Breach::OutOfReach { unit, to, cost, left } => (
                Some(cases::ALLOWANCE),
                "too-far",
                format!(
                    "{to} is too far for {}: no way there costs less than {cost} movement points, and it has {left} left",
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
                (case, name, format!("every way to {to} that it could pay for is closed: {}", why.join("; ")))
            }
            Breach::ThereAlready { unit, hex } => {
                (Some(cases::MOVEMENT), "there-already", format!("{} stands in {hex} already", named(*unit)))
            }
            Breach::Impassable { unit, from, to } => {
                (Some(cases::TERRAIN), "impassable", format!("{} cannot cross from {from} to {to}", named(*unit)))
            }
            Breach::EnemyThere(hex) => {
                (Some(cases::ENEMY_HEX), "enemy-there", format!("an enemy unit stands in {hex}"))
            }
            Breach::NoRoom(hex) => {
                let case = if board.definition().rules.stacking > 1 { cases::STACKING } else { cases::ROOM };
                (Some(case), "no-room", format!("a unit may not end its move in {hex}: friends fill it"))
            }
            Breach::Frozen(id) => (
                Some(cases::ZONE_STOPS),
                "held-by-zone",
                format!("{} stands in an enemy zone of control and may not move", named(*id)),
            ),
            Breach::ZoneStops(hex) => (
                Some(cases::ZONE_STOPS),
                "zone-stops",
                format!("a unit stops on entering an enemy zone of control, and {hex} is in one"),
            ),
            Breach::NightZone(hex) => (
                Some(cases::NIGHT_ZONE),
                "night-zone",
                format!("at night no unit enters an enemy zone of control, and {hex} is in one"),
            ),
            Breach::NotDue { unit, turn } => {
                (Some(cases::ARRIVAL), "not-due", format!("{} may not enter before turn {turn}", named(*unit)))
            }
            Breach::WrongEntry { unit, hex, own } => (
                Some(if own.is_some() { cases::OTHER_ENTRY } else { cases::SUMMONS }),
                "wrong-entry",
                match own {
                    Some(own) => format!(
                        "{} enters at {own}, not at {hex}: another edge hex serves only while an enemy stands within two hexes of {own}, and then within eight of it",
                        named(*unit)
                    ),
                    None => format!("{} enters at its own hex or not at all, so not at {hex}", named(*unit)),
                },
            ),
            Breach::EntryHeld(hex) => (
                Some(cases::OTHER_ENTRY),
                "entry-held",
                format!("no unit may enter at {hex}, which the enemy holds or has in a zone of control"),
            ),
            Breach::Held { case, unit, limit, chosen } => {
                let all = |ids: &[DivisionId]| ids.iter().map(|&id| division(id)).collect::<Vec<_>>().join(", ");
                let why = match (limit, chosen) {
                    (Limit::Hold(divisions), _) => format!("no unit of {} moves", all(divisions)),
                    (Limit::Only { divisions, others: 0 }, _) => format!("only units of {} move", all(divisions)),
                    (Limit::Only { divisions, .. }, Some(chosen)) => {
                        format!("only units of {} move, and of {}, which was chosen", all(divisions), division(*chosen))
                    }
                    (Limit::Only { divisions, .. }, None) => {
                        format!("only units of {} and of one more division move", all(divisions))
                    }
                };
                (Some(*case), "held", format!("{} may not move: in this turn {why}", named(*unit)))
            }
            Breach::StillOwes { unit } => (
                Some(cases::MUST_ATTACK),
                "still-owes",
                format!("{} stands in an enemy zone of control and must still attack", named(*unit)),
            ),
            Breach::StillUnattacked { unit } => (
                Some(cases::MUST_ATTACK),
                "still-unattacked",
                format!("{} has one of your units in its zone of control and must still be attacked", named(*unit)),
            ),
            Breach::NobodyAttacks => {
                (Some(cases::ANNOUNCE), "nobody-attacks", String::from("an attack needs attackers and a target"))
            }
            Breach::NobodyThere(hex) => {
                (Some(cases::ANNOUNCE), "nobody-there", format!("no enemy unit stands in {hex}"))
            }
            Breach::NamedTwice => (Some(cases::ANNOUNCE), "named-twice", String::from("something is named twice")),
            Breach::AlreadyAttacked(id) => {
                (Some(cases::ONCE), "already-attacked", format!("{} has attacked in this phase already", named(*id)))
            }
            Breach::AlreadyDefended(id) => (
                Some(cases::ONCE),
                "already-defended",
                format!("{} has been attacked in this phase already", named(*id)),
            ),
            Breach::DrivenThere(id) => {
                let stacks = board.definition().rules.stacking > 1;
                (
                    Some(if stacks { cases::STACK_DEFENDS } else { cases::DISPLACEMENT }),
                    "driven-there",
                    format!("{} was driven there in this phase, and no attack on that hex is its own", named(*id)),
                )
            }
            Breach::NotAllAdjacent { unit, target } => (
                Some(cases::ALL_TARGETS),
                "not-all-adjacent",
                format!("{} could not attack {target} by itself, so it cannot join an attack on it", named(*unit)),
            ),
            Breach::CannotReach { unit } => (
                Some(cases::TOGETHER),
                "cannot-reach",
                format!("{} is not beside the enemy it would attack, or water keeps them apart", named(*unit)),
            ),
            Breach::GunsInZone { unit } => (
                Some(cases::BOMBARDMENT),
                "guns-in-zone",
                format!("{} stands in an enemy zone of control and cannot bombard", named(*unit)),
            ),
            Breach::OutOfRange { unit } => (
                Some(cases::BOMBARDMENT),
                "out-of-range",
                format!("{} has no target exactly two hexes away", named(*unit)),
            ),
            Breach::LineBlocked { unit } => {
                (Some(cases::TERRAIN), "line-blocked", format!("the line of fire of {} is blocked", named(*unit)))
            }
            Breach::SeveralBombarded => (
                Some(cases::ONE_HEX),
                "several-bombarded",
                String::from("a bombardment without adjacent attackers falls on one hex only"),
            ),
            Breach::StrandsAttacker(id) => (
                Some(cases::MUST_ATTACK),
                "strands-attacker",
                format!("this would leave {} with nobody to attack, and it must attack", named(*id)),
            ),
            Breach::StrandsEnemy(id) => (
                Some(cases::MUST_ATTACK),
                "strands-enemy",
                format!("this would leave nobody to attack {}, which must be attacked", named(*id)),
            ),
            Breach::TooLow { most } => {
                (Some(cases::RATIO), "too-low", format!("the ratio can be lowered by {most} columns at most"))
            }
            Breach::NoIntegrityColumn(id) => (
                Some(cases::THREE_UNITS),
                "no-integrity-column",
                format!("a column needs three units of one division in the attack, and {} has fewer", division(*id)),
            ),
            Breach::NoMarker(id) => (
                Some(cases::FRESH),
                "no-marker",
                format!("the division of {} has no fresh strength marker left, or never had one", named(*id)),
            ),
            Breach::FreshTwice(id) => (
                Some(cases::FRESH),
                "fresh-twice",
                format!("only one unit of {} gets the division's fresh strength", division(*id)),
            ),
            Breach::FreshIdle(id) => (
                Some(cases::FRESH),
                "fresh-idle",
                format!(
                    "{} can neither attack nor be attacked in this phase; its fresh strength would be wasted",
                    named(*id)
                ),
            ),
            Breach::WrongLosses { due } => (
                Some(cases::RESULTS),
                "wrong-losses",
                format!("the losses must come from the adjacent attackers and reach {due} printed strength points"),
            ),
            Breach::NeedlessLoss(id) => (
                Some(cases::RESULTS),
                "needless-loss",
                format!("{} need not be lost: the others are enough", named(*id)),
            ),
            Breach::NotRetreating(id) => {
                (Some(cases::SAFE), "not-retreating", format!("{} does not have to retreat now", named(*id)))
            }
            Breach::NowhereToGo(id) => (
                Some(cases::SAFE),
                "nowhere-to-go",
                format!("{} has no safe hex to go to now; retreat another unit first", named(*id)),
            ),
            Breach::UnsafeRetreat { unit, to, why } => {
                (Some(cases::SAFE), "unsafe-retreat", format!("{to} is not a safe hex for {}: {why}", named(*unit)))
            }
            Breach::NeedlessDisplacement { unit, to } => (
                Some(cases::DISPLACEMENT),
                "needless-displacement",
                format!("{} may not go to {to}: more friends would be displaced than need be", named(*unit)),
            ),
            Breach::OwesBombardment { battery } => (
                Some(cases::DISPLACEMENT),
                "owes-bombardment",
                format!("{} still has to make a required bombardment and cannot be displaced", named(*battery)),
            ),
            Breach::GarrisonStays(id) => {
                (Some(cases::GARRISONS), "garrison-stays", format!("{} is a garrison and never moves", named(*id)))
            }
            Breach::ReserveTooClose { unit, hex } => (
                Some(cases::RESERVE_LIMIT),
                "reserve-too-close",
                format!("{} is in reserve and may not go so close to the enemy as {hex}", named(*unit)),
            ),
            Breach::NotSummoned(id) => {
                (Some(cases::SUMMONS), "not-summoned", format!("{} has not been brought up yet", named(*id)))
            }
            Breach::StackSplit { unit, left_out } => (
                Some(cases::STACK_ATTACKS),
                "stack-split",
                format!("{} and {} stand in one hex and must attack together", named(*unit), named(*left_out)),
            ),
            Breach::StackApart { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "stack-apart",
                format!("{} may not go to {to}: units of one hex retreat together where they can", named(*unit)),
            ),
            Breach::NeedlessSharing { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "needless-sharing",
                format!("{} may not join the friend in {to}: it has a better hex to go to", named(*unit)),
            ),
            Breach::StrandsMate { unit, to } => (
                Some(cases::STACK_DEFENDS),
                "strands-mate",
                format!("{} may not go to {to}: it would leave another unit of its hex nowhere to go", named(*unit)),
            ),
            Breach::NotInReserve { unit, case } => {
                (Some(*case), "not-in-reserve", format!("{} cannot be freed from reserve now", named(*unit)))
            }
            Breach::TooManyReserves { most, case } => {
                (Some(*case), "too-many-reserves", format!("at most {most} can be freed from reserve now"))
            }
            Breach::GuardTooDear { unit, cost, level } => (
                Some(cases::GUARD_FREED),
                "guard-too-dear",
                format!("freeing {} costs {cost} points of morale, and there are {level}", named(*unit)),
            ),
            Breach::NobodyActivated => (
                Some(cases::GUARD_FREED),
                "nobody-activated",
                String::from("name the Guard units to free from reserve"),
            ),
            Breach::Restless(id) => (
                Some(cases::GUARD_RETURNS),
                "restless",
                format!(
                    "{} must spend the night three or more hexes from the enemy, or by the river outside his zones",
                    named(*id)
                ),
            ),
            Breach::NoPlace { unit, to } => (
                Some(cases::REORGANISED),
                "no-place",
                format!(
                    "{} cannot come back in {to}: it needs a friend beside it (of its nation, if any such hex will do), room, and two to six hexes to its nearest enemy",
                    named(*unit)
                ),
            ),
            Breach::NotToBePlaced(id) => (
                Some(cases::REORGANISED),
                "not-to-be-placed",
                format!("{} is not among the units to be put back now", named(*id)),
            ),
            Breach::NoHeart(id) => (
                Some(cases::DEMORALISED),
                "no-heart",
                format!("{} belongs to a demoralised army and does not advance", named(*id)),
            ),
            Breach::NoAdvance { unit, to } => (
                Some(cases::ADVANCE),
                "no-advance",
                format!(
                    "{} may not advance into {to}: one unit that fought beside the enemy may, into an empty hex he left that it can enter",
                    named(*unit)
                ),
            ),
            Breach::NoStepBack { unit, to } => (
                Some(cases::GUNS_SAFE),
                "no-step-back",
                format!("{} may not draw back to {to}: a safe hex beside it with room is needed", named(*unit)),
            ),
            Breach::NoChangeNow => (
                None,
                "no-change-now",
                String::from("a position is changed between two moves or two combats; finish this one first"),
            ),
            Breach::BadChange { why } => (None, "bad-change", format!("the position cannot be changed so: {why}")),
        }
    }
}
