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

/// Each with what it means.
pub(super) const WORDS: &[(Key, Word)] = &[
    (
        GENERAL,
        Word {
            label: "New general",
            under: "Organisation",
            hint: "A Major General takes command of the formation [4.1].",
        },
    ),
    (REJOIN, Word { label: "Rejoin", under: "Organisation", hint: "Its strength returns to its division [4.1]." }),
    (
        STRENGTH,
        Word {
            label: "Strength points",
            under: "Organisation",
            hint: "The strength points that the brigade gets [4.1].",
        },
    ),
    (LOSS, Word { label: "Lose", under: "", hint: "Strength points that this unit loses [5.5, R66]." }),
    (
        PITCHED,
        Word {
            label: "Pitched",
            under: "Chit",
            hint: "If you lose the round, you take your losses and attack in the next [7.8.3].",
        },
    ),
    (
        PURSUIT,
        Word {
            label: "Pursuit",
            under: "Chit",
            hint: "If you lose the round, you retreat and can be pursued [7.8.4].",
        },
    ),
    (
        FORWARD,
        Word {
            label: "Batteries forward",
            under: "",
            hint: "Batteries fire with double strength and take half of the losses [7.6].",
        },
    ),
    (HOLD, Word { label: "Hold batteries back", under: "", hint: "Batteries fire with their usual strength [7.6]." }),
    (STAND, Word { label: "Stand", under: "", hint: "Take your losses; the loser's chit is opened [7.8.2]." }),
    (
        BREAK_OFF,
        Word { label: "Break off", under: "", hint: "Retreat your number of hexes instead of losing it [7.8.1]." },
    ),
    (
        COUNTER,
        Word { label: "Counter-attack", under: "", hint: "Attack from behind the walls in the next round [7.8.3]." },
    ),
    (
        REPLACE,
        Word {
            label: "Replacements",
            under: "Organisation",
            hint: "Adds strength points from the pool to a unit [B7].",
        },
    ),
    (
        REGIMENT,
        Word {
            label: "March Regiment",
            under: "Organisation",
            hint: "Form a regiment from the pool or from a unit [B7].",
        },
    ),
    (POOL, Word { label: "From the pool", under: "Organisation", hint: "The strength comes from the pool [B7]." }),
    (
        POINTS,
        Word {
            label: "Strength points",
            under: "Organisation",
            hint: "The strength points of the regiment or the replacement [B7].",
        },
    ),
    (
        PROMOTE,
        Word { label: "Promote", under: "Organisation", hint: "A general of a division becomes a leader [B17]." },
    ),
    (
        REDOUBT,
        Word {
            label: "Begin a redoubt",
            under: "Organisation",
            hint: "It is complete after a second turn of digging [B12].",
        },
    ),
    (ENTER, Word { label: "Enter", under: "Arrivals", hint: "Enters the map and can march [B8]." }),
    (
        TRANSIT,
        Word { label: "To the other box", under: "Arrivals", hint: "Podlasia and Goniondz are a turn apart [B9]." },
    ),
    (EXIT, Word { label: "Leave the map", under: "March", hint: "The leaders go to the box beside the map [B9]." }),
    (
        EXIT_ON,
        Word {
            label: "Leave for the other box",
            under: "March",
            hint: "The leaders go through this box to the other one [B9].",
        },
    ),
    (
        DAMAGE,
        Word {
            label: "Damage a bridge",
            under: "Bridges",
            hint: "Work costs movement points, but no strength points [B10].",
        },
    ),
    (
        REPAIR,
        Word {
            label: "Repair a bridge",
            under: "Bridges",
            hint: "Work costs movement points, but no strength points [B10].",
        },
    ),
    (
        DEPLOY,
        Word {
            label: "Lay a pontoon",
            under: "Bridges",
            hint: "The train becomes a bridge that both sides can use [B10].",
        },
    ),
    (TAKE_UP, Word { label: "Take the pontoon up", under: "Bridges", hint: "The bridge becomes a train again [B10]." }),
    (
        COLLECT,
        Word {
            label: "Take the bridge train",
            under: "Bridges",
            hint: "Takes along a train that was left here [B10].",
        },
    ),
    (
        DISPERSE,
        Word {
            label: "Disperse for food",
            under: "March",
            hint: "Costs half a point; not possible in an enemy zone [B13].",
        },
    ),
    (
        GATHER,
        Word {
            label: "Gather the units",
            under: "March",
            hint: "Costs five points; the units are no longer dispersed [B13].",
        },
    ),
    (
        EXTENDED,
        Word {
            label: "Extended march",
            under: "March",
            hint: "Four movement points more for a second administrative point and more attrition [B4].",
        },
    ),
    (
        SOURCE_FRENCH,
        Word {
            label: "French source",
            under: "Administration",
            hint: "Costs a point, then needs a die roll in later turns [B6].",
        },
    ),
    (
        SOURCE_RUSSIAN,
        Word {
            label: "Russian source",
            under: "Administration",
            hint: "Costs a point, then needs a die roll in later turns [B6].",
        },
    ),
    (
        SOURCE_PRUSSIAN,
        Word {
            label: "Prussian source",
            under: "Administration",
            hint: "Costs a point, then needs a die roll in later turns [B6].",
        },
    ),
    (
        DISBAND_FRENCH,
        Word {
            label: "Disband the French Centre",
            under: "Administration",
            hint: "The Centre returns in three turns [B5].",
        },
    ),
    (
        DISBAND_RUSSIAN,
        Word {
            label: "Disband the Russian Centre",
            under: "Administration",
            hint: "The Centre returns in three turns [B5].",
        },
    ),
    (
        DISBAND_PRUSSIAN,
        Word {
            label: "Disband the Prussian Centre",
            under: "Administration",
            hint: "The Centre returns in three turns [B5].",
        },
    ),
    (
        CENTRE_FRENCH,
        Word { label: "French Centre", under: "Centres", hint: "Moves up to five points, then is inactive [B5]." },
    ),
    (
        CENTRE_RUSSIAN,
        Word { label: "Russian Centre", under: "Centres", hint: "Moves up to five points, then is inactive [B5]." },
    ),
    (
        CENTRE_PRUSSIAN,
        Word { label: "Prussian Centre", under: "Centres", hint: "Moves up to five points, then is inactive [B5]." },
    ),
    (
        PLACE_FRENCH,
        Word { label: "French Centre returns", under: "Centres", hint: "Returns on a free source, inactive [B5]." },
    ),
    (
        PLACE_RUSSIAN,
        Word { label: "Russian Centre returns", under: "Centres", hint: "Returns on a free source, inactive [B5]." },
    ),
    (
        PLACE_PRUSSIAN,
        Word { label: "Prussian Centre returns", under: "Centres", hint: "Returns on a free source, inactive [B5]." },
    ),
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
