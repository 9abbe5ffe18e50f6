//! The guided first evening: the player has the Russian rear guard, and a card says what to do next.

use crate::Winter;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::guide::lesson::{GuideStep, Learner, card};
use winter::state::{Formation, Morale, PhaseName};
use winter::{Options, UnitId};

type Seen<'a> = Learner<'a, Winter>;

/// The texts of the cards, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Winter>] = &[
    GuideStep::read(
        card(
            "The road at Grünhöfchen",
            "You lead the Russian rear guard, in green. The two lit hexes decide the battle: the hamlet, and the road on the height behind it. The French come from the south. Drag the map, turn the wheel, then continue.",
            "You hold both hexes now. After six turns each counts one for the side whose troops were the last to be in it. The sum is called the level: above 0 you win, below 0 the French.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    )
    .lit(objectives),
    GuideStep::read(
        card(
            "What a counter says",
            "Point at a counter and read the panel. In its picture a bar is a line, a block is a column, and a loose crowd is general order: spread out, as among houses. The golden arrow points to its front. Then continue.",
            "The left number is its strength, the right one its rating. To check a unit the program rolls a die from 0 to 9; the unit passes if the die is not above its rating. 6g 2 is a battery: six guns, and a crew of 2.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::read(
        card(
            "Leaders",
            "A star is a leader. With troops in his hex he is a small badge at their edge: the first click takes the unit, the second takes him. Then continue.",
            "His left number is his reach: his own units within so many hexes are in command. A unit out of command has a cross on it and can only move closer to him. His right number helps the checks of units in his hex.",
            "winter-command",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Your first answer",
            "Your units are placed well: change nothing, and press Keep set-up.",
            "At this moment you could also turn units or change their formation, or detach skirmishers: a few light infantrymen whom a battalion sends ahead of itself.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Command comes first",
            "No order is needed yet. Press End command; if it asks, press it again.",
            "A turn begins with your commands. A leader is Standing, and moves 3 hexes at most, or Mobile, and rides much farther. Cavalry can prepare a charge here and ride it later in the turn.",
            "winter-command",
        ),
        |seen| seen.asks("command") && early(seen),
    ),
    GuideStep::act(
        card(
            "An enemy in your sights",
            "An enemy moves in front of your troops. Click the units that will fire and press Fire, or press Hold fire.",
            "An enemy that loses a strength point stops where it is. Each time it enters a hex, at most three of your units can fire at it.",
            "winter-moving",
        ),
        |seen| seen.asks("opportunity-fire"),
    ),
    GuideStep::act(
        card(
            "Your cavalry sees a chance",
            "An enemy is near your cavalry. Press Charge to attack it, or Let them pass.",
            "The panel says how likely your unit is to pass its check and charge. After a charge it is Exhausted, marked with an E: for a long time it is slow and cannot charge again.",
            "winter-shock",
        ),
        |seen| seen.asks("opportunity-charge"),
    ),
    GuideStep::read(
        card(
            "A unit has lost its order",
            "The lit units of yours are Disordered, with a red D, or Routed, and shown running. Keep them away from the enemy. Then continue.",
            "A Disordered unit fights badly; a Routed one can only run. In your rally phase the program rolls for them. A leader in their hex helps, and so does distance from the enemy.",
            "winter-morale",
        ),
        |seen| seen.seen.asked && !broken(seen).is_empty(),
    )
    .lit(|seen| hexes(seen, &broken(seen))),
    GuideStep::act(
        card(
            "No attack this turn",
            "A shock is an attack at close quarters, with the bayonet or on horseback. No enemy is close enough for one now. Press End shock.",
            "In each turn the French march, and then you can attack. Later you march, and then they can attack. So a march that ends next to an enemy line is dangerous: they attack right after it.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && !can_attack(seen),
    ),
    GuideStep::read(
        card(
            "Read the odds before you attack",
            "The first line of the panel says how the attack can end, and how likely each end is. Press the blue button if you like the odds, or Esc.",
            "Below it are the steps that lead there. The defender fires first, then the attacker and the defender check their morale, and only then a die decides the fight.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "With the bayonet?",
            "Your shock phase: you can attack at close quarters. Click a lit hex of yours, then the enemy next to it. You need not: End shock is a good answer, too.",
            "Attack enemies that are Disordered, or attack from the side. The two hexsides next to a unit's arrow are its front, the two behind it are its rear, and one on either side is a flank. Leave a steady front to your guns.",
            "winter-shock",
        ),
        |seen| seen.asks("shock"),
    )
    .done(|seen| seen.asks("shock") && seen.planned()),
    GuideStep::act(
        card(
            "Fire at them",
            "The first line of the panel says what the shot can do. Press Fire if it is worth it.",
            "The score is a die from 0 to 9 and the numbers listed below. From 8 on the target checks its morale; from 10 on it also loses strength. The nearer the target, and the more in the open, the better.",
            "winter-fire",
        ),
        |seen| seen.asks("fire") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Now both sides fire",
            "Click one of your lit units, then a lit enemy hex. If no shot is worth it, press No more fire.",
            "The sides take turns, one unit each: first skirmishers, then battalions, then batteries. A side that stops firing waits for the next of these kinds.",
            "winter-fire",
        ),
        |seen| seen.asks("fire"),
    )
    .done(|seen| seen.asks("fire") && seen.planned()),
    GuideStep::read(
        card(
            "Who is winning?",
            "The lit hexes are what you fight for: the hamlet, the road on the height, and the guns of Yermolov. The panel shows what each side has lost. Look at both, then continue.",
            "The level at the top is counted as if the battle ended now. The two hexes count one each. A side that has lost 6 strength points more than the other loses one. Each of Yermolov's two batteries that has left by the road in the north gives you one.",
            "winter-training",
        ),
        |seen| seen.asks("move") && !early(seen),
    )
    .lit(stakes),
    GuideStep::act(
        card(
            "Face where you want to fight, then go",
            "Click an arrow around the last hex to turn there, or a word in the panel to change formation. Then press the blue button, or click the hex again.",
            "Each turn and each change of formation costs movement points, and the panel says how many are left. A unit fires and attacks only to its front, the two hexsides next to its arrow.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.has_hex(),
    )
    .done(moved),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The program finds the path, with the turns it needs. Enemy muskets can fire into a hex with a bar.",
            "The number in a hex is the movement points the unit has left there. Snow is slow. A column is quickest, above all on a road; a line is slow, but all its men can fire.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.picked() && !seen.has_hex(),
    )
    .done(|seen| seen.has_hex() || moved(seen)),
    GuideStep::read(
        card(
            "Why is it not lit?",
            "A unit that is not lit has moved already, or is Routed. A unit with a cross is out of command: it can only move closer to a leader of its own. Then continue.",
            "If you wonder about a unit or a hex that is not lit, click it: the program says why you cannot choose it.",
            "winter-command",
        ),
        |seen| seen.asks("move"),
    ),
    GuideStep::act(
        card(
            "Your march",
            "Now you move. Leave 1/24 Jaeger in the hamlet: it is light infantry, and the houses shelter it. Click one of the lit battalions, or press End movement if you like where all units are.",
            "In every turn the French march first, and you answer. After your march they can attack, with the bayonet or on horseback.",
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
            "Undo takes your last march back until a die is rolled. Next the French can attack units of yours that are next to them. Then a new turn begins, with your commands.",
            "winter-start",
        ),
        |seen| seen.asks("move") && moved(seen),
    ),
    GuideStep::act(
        card(
            "The charge goes on",
            "Click the next hex of the charge, or press Stop here.",
            "A charge goes six hexes and meets three enemies at most. Your unit is Exhausted after it. If it stops before the next fight, it cannot lose that fight.",
            "winter-shock",
        ),
        |seen| seen.asks("continue"),
    ),
    GuideStep::read(
        card(
            "Time to go?",
            "From now on you may press Declare the withdrawal in a command phase. Then your units may leave the map from the lit hexes of the road in the north. Look at it, then continue.",
            "Each of Yermolov's two batteries that gets away counts one level for you. Markov and Pahlen become Mobile. But troops that have left hold no hex.",
            "winter-command",
        ),
        |seen| seen.asks("command") && may_withdraw(seen),
    )
    .lit(exits),
    GuideStep::act(
        card(
            "The French march",
            "Watch them come. You are asked when you can do something.",
            "Your units fire by themselves at an enemy that moves close to their front. The log on the right shows every roll; click a line to see the place.",
            "winter-moving",
        ),
        |seen| !seen.seen.asked && seen.game.state().phase == PhaseName::FrenchMovement,
    ),
    GuideStep::reminder(
        card(
            "Your command phase",
            "Press End command, or click a lit leader or cavalry unit first.",
            "Declare a charge only if an enemy in reach is Disordered, or has no other troops near it.",
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
            "Good targets are Disordered, alone, or attacked from the side or from behind.",
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
            "Your decision",
            "The blue line in the panel says what you must decide. The choices are below it.",
            "The battle continues as soon as you have chosen.",
            "winter-start",
        ),
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        card(
            "One moment",
            "The French move, or the program rolls dice.",
            "Look around the map and read the log meanwhile.",
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

/// Everything that counts at the end: the objectives, and the batteries that count once they are away.
fn stakes(seen: &Seen<'_>) -> Vec<Hex> {
    let board = seen.game.board();
    let guns = own(seen, |unit| board.unit(unit).is_battery());
    [objectives(seen), hexes(seen, &guns)].concat()
}

/// The hexes from which units leave the map after the withdrawal is declared.
fn exits(seen: &Seen<'_>) -> Vec<Hex> {
    seen.game.board().rules().withdraw.iter().flat_map(|withdraw| withdraw.exits.iter().copied()).collect()
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
