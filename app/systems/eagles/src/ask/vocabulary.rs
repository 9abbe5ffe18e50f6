//! The words that answers are made of: those of battles, then those of the campaigns (part B).

use eagles::ArmyId;
use language::ask::{Key, Word};

/// A general appears.
pub(super) const GENERAL: Key = "general";
/// A brigade goes back to its division.
pub(super) const REJOIN: Key = "rejoin";
/// Strength points for a brigade.
pub(super) const STRENGTH: Key = "strength";
/// Strength points that a unit loses.
pub(super) const LOSS: Key = "loss";
/// The two chits.
pub(super) const PITCHED: Key = "pitched";
pub(super) const PURSUIT: Key = "pursuit";
/// Batteries forward, or not.
pub(super) const FORWARD: Key = "forward";
pub(super) const HOLD: Key = "hold";
/// Stand, or break off.
pub(super) const STAND: Key = "stand";
pub(super) const BREAK_OFF: Key = "break-off";
/// Attack out of the walls.
pub(super) const COUNTER: Key = "counter-attack";
pub(super) const REPLACE: Key = "replace";
pub(super) const REGIMENT: Key = "march-regiment";
pub(super) const POOL: Key = "pool";
pub(super) const POINTS: Key = "replacement-points";
pub(super) const PROMOTE: Key = "promote";
pub(super) const REDOUBT: Key = "redoubt";
pub(super) const ENTER: Key = "enter";
pub(super) const TRANSIT: Key = "transit";
pub(super) const EXIT: Key = "exit";
pub(super) const EXIT_ON: Key = "exit-on";
pub(super) const DAMAGE: Key = "damage";
pub(super) const REPAIR: Key = "repair";
pub(super) const DEPLOY: Key = "deploy";
pub(super) const TAKE_UP: Key = "take-up";
pub(super) const COLLECT: Key = "collect";
pub(super) const DISPERSE: Key = "disperse";
pub(super) const GATHER: Key = "gather";
pub(super) const EXTENDED: Key = "extended";
pub(super) const SOURCE_FRENCH: Key = "source-french";
pub(super) const SOURCE_RUSSIAN: Key = "source-russian";
pub(super) const SOURCE_PRUSSIAN: Key = "source-prussian";
pub(super) const DISBAND_FRENCH: Key = "disband-french";
pub(super) const DISBAND_RUSSIAN: Key = "disband-russian";
pub(super) const DISBAND_PRUSSIAN: Key = "disband-prussian";
pub(super) const CENTRE_FRENCH: Key = "centre-french";
pub(super) const CENTRE_RUSSIAN: Key = "centre-russian";
pub(super) const CENTRE_PRUSSIAN: Key = "centre-prussian";
pub(super) const PLACE_FRENCH: Key = "place-french";
pub(super) const PLACE_RUSSIAN: Key = "place-russian";
pub(super) const PLACE_PRUSSIAN: Key = "place-prussian";

/// With these a command of the campaigns begins.
pub(super) const BEGINNINGS: &[Key] = &[
    REPLACE,
    REGIMENT,
    PROMOTE,
    REDOUBT,
    ENTER,
    TRANSIT,
    EXIT,
    EXIT_ON,
    DAMAGE,
    REPAIR,
    DEPLOY,
    TAKE_UP,
    COLLECT,
    DISPERSE,
    GATHER,
    SOURCE_FRENCH,
    SOURCE_RUSSIAN,
    SOURCE_PRUSSIAN,
    DISBAND_FRENCH,
    DISBAND_RUSSIAN,
    DISBAND_PRUSSIAN,
    CENTRE_FRENCH,
    CENTRE_RUSSIAN,
    CENTRE_PRUSSIAN,
    PLACE_FRENCH,
    PLACE_RUSSIAN,
    PLACE_PRUSSIAN,
];

/// All of them. Their labels are messages.
pub(super) const WORDS: &[(Key, Word)] = &[
    (GENERAL, Word::MESSAGE),
    (REJOIN, Word::MESSAGE),
    (STRENGTH, Word::MESSAGE),
    (LOSS, Word::MESSAGE),
    (PITCHED, Word::MESSAGE),
    (PURSUIT, Word::MESSAGE),
    (FORWARD, Word::MESSAGE),
    (HOLD, Word::MESSAGE),
    (STAND, Word::MESSAGE),
    (BREAK_OFF, Word::MESSAGE),
    (COUNTER, Word::MESSAGE),
    (REPLACE, Word::MESSAGE),
    (REGIMENT, Word::MESSAGE),
    (POOL, Word::MESSAGE),
    (POINTS, Word::MESSAGE),
    (PROMOTE, Word::MESSAGE),
    (REDOUBT, Word::MESSAGE),
    (ENTER, Word::MESSAGE),
    (TRANSIT, Word::MESSAGE),
    (EXIT, Word::MESSAGE),
    (EXIT_ON, Word::MESSAGE),
    (DAMAGE, Word::MESSAGE),
    (REPAIR, Word::MESSAGE),
    (DEPLOY, Word::MESSAGE),
    (TAKE_UP, Word::MESSAGE),
    (COLLECT, Word::MESSAGE),
    (DISPERSE, Word::MESSAGE),
    (GATHER, Word::MESSAGE),
    (EXTENDED, Word::MESSAGE),
    (SOURCE_FRENCH, Word::MESSAGE),
    (SOURCE_RUSSIAN, Word::MESSAGE),
    (SOURCE_PRUSSIAN, Word::MESSAGE),
    (DISBAND_FRENCH, Word::MESSAGE),
    (DISBAND_RUSSIAN, Word::MESSAGE),
    (DISBAND_PRUSSIAN, Word::MESSAGE),
    (CENTRE_FRENCH, Word::MESSAGE),
    (CENTRE_RUSSIAN, Word::MESSAGE),
    (CENTRE_PRUSSIAN, Word::MESSAGE),
    (PLACE_FRENCH, Word::MESSAGE),
    (PLACE_RUSSIAN, Word::MESSAGE),
    (PLACE_PRUSSIAN, Word::MESSAGE),
];

/// The word of an army.
pub(super) const fn source(army: ArmyId) -> Key {
    match army.0 {
        0 => SOURCE_FRENCH,
        1 => SOURCE_RUSSIAN,
        _ => SOURCE_PRUSSIAN,
    }
}

/// The word of an army.
pub(super) const fn disband(army: ArmyId) -> Key {
    match army.0 {
        0 => DISBAND_FRENCH,
        1 => DISBAND_RUSSIAN,
        _ => DISBAND_PRUSSIAN,
    }
}

/// The word of an army.
pub(super) const fn centre(army: ArmyId) -> Key {
    match army.0 {
        0 => CENTRE_FRENCH,
        1 => CENTRE_RUSSIAN,
        _ => CENTRE_PRUSSIAN,
    }
}

/// The word of an army.
pub(super) const fn place(army: ArmyId) -> Key {
    match army.0 {
        0 => PLACE_FRENCH,
        1 => PLACE_RUSSIAN,
        _ => PLACE_PRUSSIAN,
    }
}
