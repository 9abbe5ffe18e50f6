//! The texts of the cards of the guided battle.

use super::Step;
use language::guide::lesson::Card;

impl Step {
    /// The text of its card.
    pub(super) const fn card(self) -> Card {
        let (title, act, why, section) = match self {
            Step::Look => (
                "Brösa, six in the morning",
                "You are the French, in blue, on the left. The three lit hexes of the village are what you want. Drag the map, turn the wheel, point at counters. Then continue.",
                "The number on a counter is what it has left. Arrows show where a unit faces: it sees, fires and marches through its front.",
                "bataille-start",
            ),
            Step::NoCharge => (
                "Charges come first",
                "You are asked about charges before anything else. Leave the hussars where they are for now and press End charges; if it asks, press it again.",
                "A charge over a long way at steady enemies tires the horses and wins little. They are worth more later, when an enemy unit is broken.",
                "bataille-charge",
            ),
            Step::Choose => (
                "Choose a battalion",
                "Click one of your battalions, lit on the left. To move another battalion of its hex with it, click that one too.",
                "Lit hexes are in reach; the number is the movement left there. The order of a stack counts: the top unit fires, and takes the first losses.",
                "bataille-moving",
            ),
            Step::March => (
                "Where to?",
                "Click a lit hex on the way to the village. The program finds the path, turns included.",
                "Every hex costs points, and a column pays one point for each turn of sixty degrees. Hexes with a bar are in an enemy zone: infantry must stop there.",
                "bataille-moving",
            ),
            Step::Turn => (
                "Face the enemy, then go",
                "Click a handle of the ring to turn the battalion at the end of its path. Then click the hex again, or press Go.",
                "Only its front fires and assaults. A unit hit in the flank or rear does worse in everything, so end with the village before you.",
                "bataille-facing",
            ),
            Step::Form => (
                "Column or line?",
                "With a battalion selected, the panel on the right offers its formations. The 22e can form line; the light infantry can form skirmish order. Then continue.",
                "A column marches and assaults. A line fires with four increments, but it is slow and its flanks are open. In the village every unit is in general order.",
                "bataille-facing",
            ),
            Step::Guns => (
                "Bring up the guns",
                "Click the battery, choose a hex three or four hexes from the village, and turn it there. Then unlimber it, and confirm.",
                "Limbered guns cannot fire. Unlimbered guns fire to their front: at full value near by, at less far off; canister at one hex is the strongest fire there is.",
                "bataille-fire",
            ),
            Step::Zone => (
                "In an enemy zone",
                "Your lit units are in front of an enemy unit, in its zone. Infantry must stop there, and moves no farther in this half-turn.",
                "The enemy fires first at a unit that leaves such a hex, turns in it or changes formation there. Enter it with the facing you want.",
                "bataille-zones",
            ),
            Step::UnderFire => (
                "They fired at you",
                "Read the log at the lower right: fire value against defence, the roll, and the losses. Then continue.",
                "Opportunity fire is automatic: it comes whenever a unit spends points in an enemy zone. A unit that loses increments drops the rest of its move.",
                "bataille-moving",
            ),
            Step::EndMovement => (
                "End your movement",
                "Move the units you still want to move, then press End movement. If some units have not moved, it asks you to press again.",
                "Undo takes a march back until a die is rolled. Next the Russians fire at adjacent units, then you fire, then you may assault.",
                "bataille-start",
            ),
            Step::DefensiveFire => (
                "Fire at units that came close",
                "Click the units that will fire, then an adjacent enemy hex, and confirm. Or take a suggestion in the panel. Or press End fire.",
                "It is their half-turn, and you fire first, at adjacent hexes only. Then they fire and assault.",
                "bataille-fire",
            ),
            Step::Fire => (
                "Fire",
                "Click the units that will fire, then the target hex. Units clicked before one target fire together.",
                "All fire at a hex is added up, so gather it. Each unit fires once, and each hex is fired at once; guns must fire at the nearest target.",
                "bataille-fire",
            ),
            Step::WeighFire => (
                "Read before you fire",
                "The panel shows each value, the odds and the chance of every loss. To add another attack, click the units that make it; or press Fire.",
                "A unit that fired can assault only the hex it fired at. Losses make a battalion check its morale: that is what fire is for.",
                "bataille-fire",
            ),
            Step::Broken => (
                "Some of your units are broken",
                "The lit units are disordered or routed. Keep them out of reach of the enemy. Then continue.",
                "A disordered unit has half its movement and half its fire; a routed unit can only run. At the end of your half-turn each of them checks morale to recover.",
                "bataille-orders",
            ),
            Step::Assault => (
                "With the bayonet",
                "Click the units that will assault, then the hex in front of them. No unit has to assault: at bad odds press End assaults.",
                "Assault with several units, and fire at the hex first. Skirmishers and guns cannot assault. Units in the village do not check morale before the melee.",
                "bataille-melee",
            ),
            Step::WeighAssault => (
                "A chain of rolls",
                "The panel says how it can end, then lists the rolls in order: the checks, then the melee. Press Assault to attack.",
                "A defender in the open that fails its check retreats before the melee. If your lead unit fails its check, the assault is over and it is broken.",
                "bataille-melee",
            ),
            Step::FollowUp => (
                "They would not wait",
                "They withdrew, and your units are in their hex. You may assault one more hex in front of you, or press Stop here.",
                "A follow-up is fought like an assault, and there is only one.",
                "bataille-melee",
            ),
            Step::Withdraw => (
                "Stay or go?",
                "Infantry assaults you. Click a hex behind you to withdraw there, or press Hold and fight.",
                "Skirmishers and cavalry can withdraw before infantry. A unit that withdraws more than one hex cannot move in its next half-turn.",
                "bataille-melee",
            ),
            Step::Advance => (
                "Into the hex",
                "You won the hex: click the units that advance into it, and confirm.",
                "A hex of the village counts for the side whose unrouted unit was last in it. After a clear result at least one unit must advance.",
                "bataille-melee",
            ),
            Step::Charge => (
                "Charge?",
                "Click the hussars, then a marked target; or click the path hex by hex. Or press End charges.",
                "Good targets are broken, alone, in line, or show a flank. Infantry in the village cannot be charged.",
                "bataille-charge",
            ),
            Step::WeighCharge => (
                "What will they do?",
                "The panel shows what the target may answer, and how each answer ends. Press Charge, or End charges.",
                "Three straight hexes at the end double your strength. But enemy cavalry may intercept, and a carré that holds is nearly safe.",
                "bataille-answer",
            ),
            Step::React => (
                "Intercept?",
                "They charge you. Click a regiment that will intercept them, or press No charge.",
                "It checks its morale first. If it passes, it meets the charge, and the target is spared.",
                "bataille-charge",
            ),
            Step::Answer => (
                "Cavalry!",
                "Stand, or form carré: both are in the panel, each with its chances.",
                "A carré that forms is nearly safe from cavalry. If it fails to form, the unit is disordered or overrun. To stand, it must pass a morale check.",
                "bataille-answer",
            ),
            Step::Press => (
                "A carré before you",
                "Press Try to stop, which needs a roll, or press Charge home.",
                "Cavalry fights a carré at a third of its value.",
                "bataille-answer",
            ),
            Step::Occupy => (
                "The hex is empty",
                "Click it to ride in, or press Stay.",
                "Your cavalry obeyed its recall, and may end its charge there.",
                "bataille-answer",
            ),
            Step::Orders => (
                "Standing orders",
                "Click a unit and choose what it does without asking you; or just press End half-turn.",
                "By default you are asked whenever it matters, and your cavalry does not charge moving units.",
                "bataille-orders",
            ),
            Step::Enemy => (
                "The other half-turn",
                "Watch the Russians do the same: charges, movement, fire, assaults. You are asked when you may fire or must answer.",
                "The log shows every roll. Click a line of it to see the place.",
                "bataille-start",
            ),
            Step::Points => (
                "How it is won",
                "The village is worth two, three and two points, lit on the map. Look at the points in the panel, then continue.",
                "Four increments of infantry lost are a point for the enemy, a battery two. You need four points more than they have, after six turns.",
                "bataille-end",
            ),
            Step::KeepCharging => (
                "Your charges",
                "Cavalry that could charge is marked. Press End charges to continue.",
                "A regiment charges once in a segment, and its horses need rest after a melee.",
                "bataille-charge",
            ),
            Step::KeepMoving => (
                "Your movement",
                "Click a unit, then a lit hex, then the hex again. Press End movement when you are done. N selects the next unit.",
                "For each unit, check which enemies are to its front, and which enemies have it to theirs.",
                "bataille-moving",
            ),
            Step::KeepFiring => (
                "Your fire",
                "Click the units that will fire, then the target hex; or take a suggestion; or press End fire.",
                "Strong fire at one hex breaks it; weak fire at three hexes rarely does.",
                "bataille-fire",
            ),
            Step::KeepAssaulting => (
                "Your assaults",
                "Click the units that will assault, then the hex in front of them. Or press End assaults.",
                "Odds of three to one and a steady lead unit are what you want.",
                "bataille-melee",
            ),
            Step::KeepClosing => (
                "The half-turn ends",
                "Change a standing order, or press End half-turn.",
                "Your opponent sees your orders, and they hold until you change them.",
                "bataille-orders",
            ),
            Step::Asked => (
                "Your decision",
                "The blue line in the panel says what you must decide. The choices are below it.",
                "The battle continues as soon as you have chosen.",
                "bataille-start",
            ),
            Step::Waiting => (
                "One moment",
                "Your opponent moves, or the program rolls dice.",
                "You can look around the map and read the log meanwhile.",
                "bataille-start",
            ),
            Step::Over => (
                "The battle is over",
                "That was a whole battle. Read how it ended, and look at it once more in Replays.",
                "Gleina is next: the same rules, with heights, works and heavy guns, and two corps that lose heart.",
                "bataille-heights",
            ),
        };
        Card { title, act, why, section }
    }
}
