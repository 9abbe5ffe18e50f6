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

/// What the cards say, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Winter>] = &[
    GuideStep::read(
        card(
            "The road at Grünhöfchen",
            "You lead the Russian rear guard, in green. The two lit hexes count: the hamlet, and the road on the height behind it. The French come from the south. Drag the board, turn the wheel, then go on.",
            "You have both hexes now. Each is worth a level to the side that had a unit in it last. After six turns a level above 0 is your victory, below 0 theirs.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    )
    .lit(objectives),
    GuideStep::read(
        card(
            "What a counter says",
            "Point at a counter and read the panel. The picture shows how its troops are drawn up: a bar is a line, a block a column, a loose handful general order. The golden arrow is its front.",
            "The left number is its strength, the right one its rating: how well it keeps its nerve. A star is a leader; he fights nobody, but units near him obey.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Your first answer",
            "Your units are placed well. Press As they stand.",
            "A player who knows the game can change formations and facings here, and post skirmishers in front.",
            "winter-start",
        ),
        |seen| seen.asks("deploy"),
    ),
    GuideStep::act(
        card(
            "Command comes first",
            "Nothing has to be ordered yet. Press End command.",
            "Here cavalry declares its charges for later in the turn, and leaders choose to be Standing or Mobile. The panel lists who could do something.",
            "winter-command",
        ),
        |seen| seen.asks("command") && early(seen),
    ),
    GuideStep::act(
        card(
            "A Frenchman in your sights",
            "An enemy passes in front of your men. Click the units that shall fire and press Fire, or press Hold fire.",
            "A unit that loses a strength point stops where it is. At most three of yours fire at one step.",
            "winter-moving",
        ),
        |seen| seen.asks("opportunity-fire"),
    ),
    GuideStep::act(
        card(
            "Your cavalry sees a chance",
            "An enemy has come near your horsemen. Press Charge to ride at him, or Let them pass.",
            "The card shows how the charge can end. Cavalry that has charged is exhausted for a long time.",
            "winter-shock",
        ),
        |seen| seen.asks("opportunity-charge"),
    ),
    GuideStep::read(
        card(
            "Somebody has lost his nerve",
            "The lit units of yours are disordered or routed. Keep them away from the enemy. Then go on.",
            "A disordered unit fights badly; a routed one only runs. In your rally phase they may recover, best near a leader and out of range.",
            "winter-morale",
        ),
        |seen| seen.seen.asked && !broken(seen).is_empty(),
    )
    .lit(|seen| hexes(seen, &broken(seen))),
    GuideStep::act(
        card(
            "No attack today",
            "This is your shock phase: battalions may attack with the bayonet. Nobody of yours is close enough. Press End shock.",
            "In Winter's Victory you shock right after the enemy has marched, so coming close to a formed line is dangerous.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && !can_attack(seen),
    ),
    GuideStep::read(
        card(
            "Read the card before you attack",
            "The panel says how the attack can end, and how likely that is. Below it are the steps on the way. Press the blue button if you like the odds, or Esc.",
            "The defender fires first. Then both sides check their nerve, and only then a die decides.",
            "winter-shock",
        ),
        |seen| seen.asks("shock") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "With the bayonet?",
            "You may attack: click the hex of your battalions, then the enemy in front of it. You need not: End shock is a good answer, too.",
            "Attack units that are disordered, or whose flank you see. A steady line in front of you is best left to your guns.",
            "winter-shock",
        ),
        |seen| seen.asks("shock"),
    )
    .done(|seen| seen.asks("shock") && seen.planned()),
    GuideStep::act(
        card(
            "Fire at them",
            "The card shows the shot: what counts for and against it, and what it can do. Press Fire if it is worth it.",
            "From a score of 8 the target has to check its nerve, from 10 it loses men. Close, in front and in the open is best.",
            "winter-fire",
        ),
        |seen| seen.asks("fire") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Now everybody fires",
            "Click one of your lit units, then a lit enemy hex. If no shot is worth it, press No more fire.",
            "The sides take turns, one unit each: first skirmishers, then battalions, then guns. A side that passes is not asked again until the next kind.",
            "winter-fire",
        ),
        |seen| seen.asks("fire"),
    )
    .done(|seen| seen.asks("fire") && seen.planned()),
    GuideStep::read(
        card(
            "How it is won",
            "The panel shows the level at the top, and below it what each side has lost. Look at both, then go on.",
            "The hamlet and the height are a level each. Six strength points more lost than the enemy cost a level, and every half of Yermolov's battery that you bring off the map is worth one.",
            "winter-training",
        ),
        |seen| seen.asks("move") && !early(seen),
    )
    .lit(objectives),
    GuideStep::act(
        card(
            "Face where you want to fight, then go",
            "Click an arrow around the last hex to turn there, or a word in the panel to change formation. Then press the blue button, or click the hex again.",
            "Every turn and every change of formation costs movement, and the panel says what is left. A unit fires and fights through its front only.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.has_hex(),
    )
    .done(moved),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The way there is found for you, with the turns it needs. Hexes with a bar lie under enemy muskets.",
            "Snow is slow. A column is the quickest on a road, a line is slow and fires with all its men. A unit in nobody's reach may only go back towards a leader.",
            "winter-moving",
        ),
        |seen| seen.asks("move") && seen.picked() && !seen.has_hex(),
    )
    .done(|seen| seen.has_hex() || moved(seen)),
    GuideStep::act(
        card(
            "Your march",
            "Now you move. Leave the jaegers in the hamlet: it shelters them. Click one of the Pskov battalions on the road, or press End movement if you like where all are.",
            "In every turn the French march first and you answer. Then it is their turn to attack with the bayonet.",
            "winter-moving",
        ),
        |seen| seen.asks("move"),
    )
    .done(|seen| seen.asks("move") && seen.picked() || moved(seen))
    .lit(|seen| hexes(seen, &own(seen, |unit| seen.game.state().unit(unit).formation == Formation::Line))),
    GuideStep::act(
        card(
            "Finish your march",
            "Move whom you still want to move. Then press End movement; if units have not moved, it asks you to press again.",
            "Next the French may attack any unit that is close to them, and a new turn begins with your command.",
            "winter-start",
        ),
        |seen| seen.asks("move") && moved(seen),
    ),
    GuideStep::act(
        card(
            "The charge rides on",
            "Click the next hex of the ride, or press Stop here.",
            "Horsemen have six steps and touch three enemies at most. A short charge keeps more of them in hand.",
            "winter-shock",
        ),
        |seen| seen.asks("continue"),
    ),
    GuideStep::read(
        card(
            "Time to go?",
            "From now on you may choose Withdraw in a command phase. Then your units may leave by the road in the north. Look at it, then go on.",
            "Markov and Pahlen become Mobile, and each half of Yermolov's battery that gets away is a level for you. But troops that leave hold no hex.",
            "winter-command",
        ),
        |seen| seen.asks("command") && may_withdraw(seen),
    ),
    GuideStep::act(
        card(
            "The French march",
            "Watch them come. You are asked when one of your units can do something about it.",
            "Units fire by themselves at an enemy who passes close before their front, unless you tell them to hold their fire.",
            "winter-moving",
        ),
        |seen| !seen.seen.asked && seen.game.state().phase == PhaseName::FrenchMovement,
    ),
    GuideStep::reminder(
        card(
            "Your command phase",
            "Press End command, or click a leader or cavalry of yours first.",
            "Declare a charge only where something broken or unsupported is in reach.",
            "winter-command",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::reminder(
        card(
            "Your movement",
            "Click a unit, then a lit hex, then the hex again. N takes you to the next unit. End movement ends it.",
            "Ask what each unit has before its front, and which enemy has it before his.",
            "winter-moving",
        ),
        |seen| seen.asks("move"),
    ),
    GuideStep::reminder(
        card(
            "Your shock phase",
            "Click a lit hex of yours and an enemy in front of it, or press End shock.",
            "Good targets are disordered, alone, or show you a flank.",
            "winter-shock",
        ),
        |seen| seen.asks("shock"),
    ),
    GuideStep::reminder(
        card(
            "Fire by turns",
            "Click a lit unit and then a lit enemy hex, or press No more fire.",
            "Guns at four hexes or less do the most. Fire at the unit that is to attack you next.",
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
            "The blue line in the panel says what the rules want to know. The answers are below it.",
            "The battle goes on as soon as you have chosen.",
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
