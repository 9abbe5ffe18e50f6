//! The guided first evening: the player has the Russian rear guard, and a card says what to do next.

use crate::Winter;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::guide::lesson::{Card, GuideStep, Learner};
use winter::state::{Formation, Morale, PhaseName};
use winter::{Options, UnitId};

type Seen<'a> = Learner<'a, Winter>;

const fn card(title: &'static str, act: &'static str, why: &'static str, section: &'static str) -> Card {
    Card { title, act, why, section }
}

/// The texts of the cards, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Winter>] = &[
    GuideStep::read(
        card(
            "The road at Grünhöfchen",
            "You lead the Russian rear guard, in green. The two lit hexes decide the battle: the hamlet, and the road on the height behind it. The French come from the south. Drag the map, turn the wheel, then continue.",
            "You hold both hexes now. Each is worth a level to the side that was last in it. After six turns you win if the level in the panel is above 0; below 0 the French win.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    )
    .lit(objectives),
    GuideStep::read(
        card(
            "What a counter says",
            "Point at a counter and read the panel. The picture shows its formation: a bar is a line, a block a column, a loose crowd general order. The golden arrow points to its front. Then continue.",
            "The left number is its strength. The right one is its rating: in a morale check a die from 0 to 9 must not be higher. A battery shows its guns and its crew.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::read(
        card(
            "Leaders",
            "A star is a leader. With troops in his hex he is a small badge at their edge: click once for the unit, again for him. Then continue.",
            "His left number is his radius: units of his within so many hexes are in command. His right number helps the checks of units with him. A unit out of command bears a cross.",
            "winter-command",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Your first answer",
            "Your units are placed well. Press Keep set-up.",
            "Later you can use this moment to change formations and facings, and to detach skirmishers in front of your line.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Command comes first",
            "No order is needed yet. Press End command; if it asks, press it again.",
            "In this phase cavalry declares charges for its next shock phase, and leaders become Standing or Mobile. The panel lists the units that can.",
            "winter-command",
        ),
        |seen| seen.asks("command") && early(seen),
    ),
    GuideStep::act(
        card(
            "An enemy in your sights",
            "An enemy moves in front of your men. Click the units that will fire and press Fire, or press Hold fire.",
            "A unit that loses a strength point stops where it is. At most three of your units can fire at one step.",
            "winter-moving",
        ),
        |seen| seen.asks("opportunity-fire"),
    ),
    GuideStep::act(
        card(
            "Your cavalry sees a chance",
            "An enemy is near your cavalry. Press Charge to attack it, or Let them pass.",
            "The panel says how likely your unit is to pass its check and charge. Cavalry that has charged is Exhausted, marked with an E, for a long time.",
            "winter-shock",
        ),
        |seen| seen.asks("opportunity-charge"),
    ),
    GuideStep::read(
        card(
            "A unit has lost its order",
            "The lit units of yours are Disordered, with a red D, or Routed and shown running. Keep them away from the enemy. Then continue.",
            "A Disordered unit fights badly, a Routed one can only run. In your rally phase the program rolls for them; a leader in their hex and distance from the enemy help.",
            "winter-morale",
        ),
        |seen| seen.seen.asked && !broken(seen).is_empty(),
    )
    .lit(|seen| hexes(seen, &broken(seen))),
    GuideStep::act(
        card(
            "No attack this turn",
            "In this shock phase your units could attack with the bayonet, but no enemy is close enough. Press End shock.",
            "You attack right after the enemy has marched, and the French right after you. So a march that ends next to a formed line is dangerous.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && !can_attack(seen),
    ),
    GuideStep::read(
        card(
            "Read the card before you attack",
            "The first line of the panel says how the attack can end, and how likely each end is. Press the blue button if you like the odds, or Esc.",
            "The steps on the way are below it. The defender fires first, then both sides check morale, and only then a die decides the fight.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "With the bayonet?",
            "You can attack: click a lit hex of yours, then the enemy next to it. You need not: End shock is a good answer, too.",
            "Attack units that are Disordered, or that show you a flank, a side without the arrow. A steady line in front of you is best left to your guns.",
            "winter-shock",
        ),
        |seen| seen.asks("shock"),
    )
    .done(|seen| seen.asks("shock") && seen.planned()),
    GuideStep::act(
        card(
            "Fire at them",
            "The first line of the panel says what the shot can do. Press Fire if it is worth it.",
            "Below it stands what is added to the die. From a score of 8 the target checks morale, from 10 it loses strength. Close, in front and in the open is best.",
            "winter-fire",
        ),
        |seen| seen.asks("fire") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Now both sides fire",
            "Click one of your lit units, then a lit enemy hex. If no shot is worth it, press No more fire.",
            "The sides take turns, one unit each: first skirmishers, then battalions, then batteries. A side that passes cannot fire again until the next kind.",
            "winter-fire",
        ),
        |seen| seen.asks("fire"),
    )
    .done(|seen| seen.asks("fire") && seen.planned()),
    GuideStep::read(
        card(
            "Who is winning?",
            "The panel shows the level at the top, and below it what each side has lost. Above 0 you are winning. Look at both, then continue.",
            "The hamlet and the height are a level each. Six strength points more lost than the enemy cost a level, and each half of Yermolov's battery that you bring off the map is worth one.",
            "winter-training",
        ),
        |seen| seen.asks("move") && !early(seen),
    )
    .lit(objectives),
    GuideStep::act(
        card(
            "Face where you want to fight, then go",
            "Click an arrow around the last hex to turn there, or a word in the panel to change formation. Then press the blue button, or click the hex again.",
            "Each turn and each change of formation costs movement points, and the panel says how many are left. A unit fires and attacks only to its front.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.has_hex(),
    )
    .done(moved),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The program finds the path, with the turns it needs. A hex with a bar lies under enemy muskets.",
            "The number in a hex is what the unit has left there. Snow is slow. A column is quickest on a road; a line is slow and fires with all its men.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.picked() && !seen.has_hex(),
    )
    .done(|seen| seen.has_hex() || moved(seen)),
    GuideStep::read(
        card(
            "Why is it not lit?",
            "A unit that is not lit has moved already, or is Routed. A unit with a cross is out of command: it can only move closer to a leader of its own. Then continue.",
            "If you wonder about a unit or a hex that is not lit, click it: the program says why it cannot be chosen.",
            "winter-command",
        ),
        |seen| seen.asks("move"),
    ),
    GuideStep::act(
        card(
            "Your march",
            "Now you move. Leave the jaegers in the hamlet: it shelters them. Click one of the lit battalions, or press End movement if you like where all stand.",
            "In every turn the French march first and you answer. Then they can attack with the bayonet.",
            "winter-moving",
        ),
        |seen| seen.asks("move"),
    )
    .done(|seen| seen.asks("move") && seen.picked() || moved(seen))
    .lit(|seen| hexes(seen, &own(seen, |unit| seen.game.state().unit(unit).formation == Formation::Line))),
    GuideStep::act(
        card(
            "Finish your march",
            "Click the other units that you want to move. Then press End movement; if units have not moved, it asks you to press again.",
            "Next the French can attack any unit next to them. Then a new turn begins, with your command.",
            "winter-start",
        ),
        |seen| seen.asks("move") && moved(seen),
    ),
    GuideStep::act(
        card(
            "The charge goes on",
            "Click the next hex of the charge, or press Stop here.",
            "A charge goes six hexes and meets three enemies at most. A short one leaves the unit in better order for what follows.",
            "winter-shock",
        ),
        |seen| seen.asks("continue"),
    ),
    GuideStep::read(
        card(
            "Time to go?",
            "From now on you may press Declare the withdrawal in a command phase. Then your units may leave by the road in the north. Look at it, then continue.",
            "Markov and Pahlen become Mobile, and each half of Yermolov's battery that gets away is a level for you. But troops that leave hold no hex.",
            "winter-command",
        ),
        |seen| seen.asks("command") && may_withdraw(seen),
    ),
    GuideStep::act(
        card(
            "The French march",
            "Watch them come. You are asked when one of your units can act.",
            "Your units fire by themselves at an enemy that moves close to their front, unless you order them to hold fire. The log on the right tells every die; click a line to see the place.",
            "winter-moving",
        ),
        |seen| !seen.seen.asked && seen.game.state().phase == PhaseName::FrenchMovement,
    ),
    GuideStep::reminder(
        card(
            "Your command phase",
            "Press End command, or click a lit leader or cavalry unit first.",
            "Declare a charge only where a Disordered or unsupported enemy is in reach.",
            "winter-command",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::reminder(
        card(
            "Your movement",
            "Click a unit, then a lit hex, then the hex again. N takes you to the next unit. End movement ends it.",
            "For each unit, check which enemies are to its front, and which enemies have it to theirs.",
            "winter-moving",
        ),
        |seen| seen.asks("move"),
    ),
    GuideStep::reminder(
        card(
            "Your shock phase",
            "Click a lit hex of yours and an enemy next to it, or press End shock.",
            "Good targets are Disordered, alone, or show you a flank.",
            "winter-shock",
        ),
        |seen| seen.asks("shock"),
    ),
    GuideStep::reminder(
        card(
            "Fire by turns",
            "Click a lit unit and then a lit enemy hex, or press No more fire.",
            "Guns at four hexes or less do the most. Fire at the unit that can attack you next.",
            "winter-fire",
        ),
        |seen| seen.asks("fire"),
    ),
    GuideStep::reminder(
        card(
            "The battle is over",
            "That was a whole battle. The panel says how it ended; Replays shows it once more.",
            "Next comes Bennigsen turns to fight: the same rules on a wide field, with an army to bring away.",
            "winter-training",
        ),
        |seen| seen.over(),
    ),
    GuideStep::reminder(
        card(
            "You are asked",
            "The blue line in the panel says what you can do. The answers are below it.",
            "The battle goes on as soon as you have answered.",
            "winter-start",
        ),
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        card(
            "One moment",
            "The French, or the dice, are at work.",
            "Look around the board and read the log meanwhile.",
            "winter-start",
        ),
        |_| true,
    ),
];

/// Whether it is the first turn still.
fn early(seen: &Seen<'_>) -> bool {
    seen.game.state().turn == seen.game.board().rules().first_turn
}

/// Whether a unit of the player's has done something in a movement phase.
fn moved(seen: &Seen<'_>) -> bool {
    seen.moved()
}

fn objectives(seen: &Seen<'_>) -> Vec<Hex> {
    seen.game.board().rules().victory.objectives.iter().map(|objective| objective.hex).collect()
}

/// Units of the player's on the map.
fn own(seen: &Seen<'_>, which: impl Fn(UnitId) -> bool) -> Vec<UnitId> {
    let board = seen.game.board();
    let mine = |unit: &UnitId| board.unit(*unit).side == seen.seen.me && seen.game.state().unit(*unit).hex().is_some();
    board.unit_ids().filter(mine).filter(|unit| which(*unit)).collect()
}

fn broken(seen: &Seen<'_>) -> Vec<UnitId> {
    own(seen, |unit| seen.game.state().unit(unit).morale != Morale::Good)
}

fn hexes(seen: &Seen<'_>, units: &[UnitId]) -> Vec<Hex> {
    units.iter().filter_map(|unit| seen.game.state().unit(*unit).hex()).collect()
}

fn can_attack(seen: &Seen<'_>) -> bool {
    match seen.game.options() {
        Options::Shock { attacks, charges, .. } => !attacks.is_empty() || !charges.is_empty(),
        _ => false,
    }
}

fn may_withdraw(seen: &Seen<'_>) -> bool {
    seen.seen.me == Side::First && matches!(seen.game.options(), Options::Command { withdraw: true, .. })
}
