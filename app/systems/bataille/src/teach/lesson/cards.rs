//! What the cards of the guided battle say.

use super::Step;
use language::guide::lesson::Card;

impl Step {
    /// What it says.
    pub(super) const fn card(self) -> Card {
        let (title, act, why, section) = match self {
            Step::Look => (
                "Brösa, six in the morning",
                "You are the French, in blue, on the left. The three lit hexes of the village are what you want. Drag the board, turn the wheel, point at counters. Then go on.",
                "The number on a counter is what it has left. Arrows show where a unit faces: it sees, fires and marches through its front.",
                "bataille-start",
            ),
            Step::NoCharge => (
                "Charges come first",
                "You are asked about charges before anything else. Leave the hussars where they are for now and press End charges.",
                "A charge over a long way at steady enemies tires the horses and wins little. They will have their hour when somebody is broken.",
                "bataille-charge",
            ),
            Step::Choose => (
                "Take up a battalion",
                "Click one of your battalions, lit on the left. To take another of its hex along, click it too.",
                "Light hexes are in reach; the number there is what is left of its movement. The order of a stack counts: who lies on top fires, and is hit first.",
                "bataille-moving",
            ),
            Step::March => (
                "Where to?",
                "Click a lit hex on the way to the village. The way there is found for you, turns included.",
                "Every hex has its price, and a column pays a point for each turn of sixty degrees. Hexes with a bar are in an enemy zone: infantry stops there.",
                "bataille-moving",
            ),
            Step::Turn => (
                "Face the enemy, then go",
                "Click a handle of the ring to turn the battalion at the end of its way. Then click the hex again, or press Go.",
                "Only its front fires and assaults. A unit hit in the flank or rear does worse in everything, so end with the village before you.",
                "bataille-facing",
            ),
            Step::Form => (
                "Column or line?",
                "With a battalion picked, the panel on the right offers the formations it has. The 22e knows the line, the light infantry skirmishes. Then go on.",
                "A column marches and assaults. A line fires with four increments, but it is slow and its flanks are open. In the village everybody is in general order.",
                "bataille-facing",
            ),
            Step::Guns => (
                "Bring up the guns",
                "Pick the battery, choose a hex three or four hexes from the village, turn it there, and press Unlimber before you go.",
                "Limbered guns do not fire. Unlimbered ones fire far along their front, at full value only near by; canister at one hex is the worst there is.",
                "bataille-fire",
            ),
            Step::Zone => (
                "In an enemy zone",
                "The lit hexes of yours lie before an enemy front. Infantry stops there, and goes no further in this half-turn.",
                "A unit that leaves such a hex, or turns and changes in it, is fired at first. Come in with the facing you want to have.",
                "bataille-zones",
            ),
            Step::UnderFire => (
                "They fired at you",
                "Read the log at the lower right: value against defence, the throw, and what was lost. Then go on.",
                "Fire at movers asks nobody: it comes whenever somebody pays for something in a zone. If increments fall, the rest of the list is dropped.",
                "bataille-moving",
            ),
            Step::EndMovement => (
                "End your movement",
                "Move whom you still want to move, then press End movement. If some units have not moved, it asks you to press again.",
                "Next the Russians fire at units beside them, then you fire, then you may assault.",
                "bataille-start",
            ),
            Step::DefensiveFire => (
                "Fire at units that came close",
                "Click who fires, then the enemy hex beside him, and confirm. Or take one of the suggestions in the panel. Or press End fire.",
                "It is their half-turn, and you fire first, at neighbours only. Then they fire and assault.",
                "bataille-fire",
            ),
            Step::Fire => (
                "Fire",
                "Click who fires, then the target. Several may be clicked before the target: then they fire together.",
                "All fire at a hex is one sum, so gather it. Each unit fires once, and each hex is fired at once; guns must take the nearest.",
                "bataille-fire",
            ),
            Step::WeighFire => (
                "Read before you fire",
                "The panel shows each value, the odds and the chance of every loss. Add another attack by clicking who makes it, or press Fire.",
                "A unit that fired may assault only the hex it fired at. Losses make a battalion check its morale: that is what fire is for.",
                "bataille-fire",
            ),
            Step::Broken => (
                "Somebody of yours is broken",
                "The lit units are disordered or routed. Leave them be, out of reach of the enemy. Then go on.",
                "Disorder halves what they do, and the routed do nothing but run. At the end of your half-turn they check, and may be in order again.",
                "bataille-orders",
            ),
            Step::Assault => (
                "With the bayonet",
                "Click who assaults, then the hex before them. Nobody has to: End assaults is no shame at bad odds.",
                "Take several from one hex, and fire at it first. Skirmishers and guns do not assault. Units in the village do not check before the melee.",
                "bataille-melee",
            ),
            Step::WeighAssault => (
                "A chain of throws",
                "The panel lists them in order: the checks, then the melee. Press Assault if you like them.",
                "A defender in the open who fails goes before you touch him. If you fail your check, it is over, and you are broken.",
                "bataille-melee",
            ),
            Step::FollowUp => (
                "They would not wait",
                "They went back, and you are in their hex. You may assault once more, a hex before you, or press Stop here.",
                "A follow-up is fought like an assault, and comes once.",
                "bataille-melee",
            ),
            Step::Withdraw => (
                "Stay or go?",
                "Infantry comes at you. Point at a hex behind you to go there, or press Hold and fight.",
                "Skirmishers and cavalry may go back before infantry. Who goes more than one hex does not move in his next half-turn.",
                "bataille-melee",
            ),
            Step::Advance => (
                "Into the hex",
                "It was won: click who goes in, and confirm.",
                "A hex of the village counts for the side that last had a unit in it that did not run. After a clear result somebody has to go.",
                "bataille-melee",
            ),
            Step::Charge => (
                "Charge?",
                "Click the hussars, then a marked target; or lay down the way hex by hex. Or press End charges.",
                "Good targets are broken, alone, in line, or show a flank. Infantry in the village cannot be charged.",
                "bataille-charge",
            ),
            Step::WeighCharge => (
                "What will they do?",
                "The panel shows what the target may answer, and how each answer ends. Press Charge, or End charges.",
                "Three straight hexes at the end double your strength. But somebody may ride out, and a carré that stands is nearly safe.",
                "bataille-answer",
            ),
            Step::React => (
                "Ride out?",
                "They charge you. Click a regiment that shall meet them on the way, or press Nobody rides out.",
                "It checks its morale first. If it rides, the charge is met and its target is spared.",
                "bataille-charge",
            ),
            Step::Answer => (
                "Cavalry!",
                "Stand, or form carré: both are in the panel, each with its chances.",
                "A carré that is formed is nearly safe from cavalry. One that fails is disordered or ridden down. To stand is a check.",
                "bataille-answer",
            ),
            Step::Press => (
                "A carré before you",
                "Try to stop, or ride on. To stop takes a die.",
                "Cavalry fights a carré at a third.",
                "bataille-answer",
            ),
            Step::Occupy => (
                "The hex is empty",
                "Click it to ride in, or press Stay.",
                "Your cavalry is back in hand, and may end its charge there.",
                "bataille-answer",
            ),
            Step::Orders => (
                "Standing orders",
                "Click a unit and say what it does without asking you; or just press Close the half-turn.",
                "By default you are asked whenever it matters, and your cavalry charges nobody who moves.",
                "bataille-orders",
            ),
            Step::Enemy => (
                "The other half-turn",
                "Watch the Russians do the same: charges, movement, fire, assaults. You are asked when you may fire or have to answer.",
                "The log tells every throw. Click a line of it to see the place.",
                "bataille-start",
            ),
            Step::Points => (
                "How it is won",
                "The village is worth two, three and two points, lit on the board. Look at the points in the panel, then go on.",
                "Four increments of infantry lost are a point for the enemy, a battery two. You need four points more than they have, after six turns.",
                "bataille-end",
            ),
            Step::KeepCharging => (
                "Your charges",
                "Cavalry that could charge is marked. Press End charges to go on.",
                "Fresh horses charge once; who has fought needs rest.",
                "bataille-charge",
            ),
            Step::KeepMoving => (
                "Your movement",
                "Click a unit, then a lit hex, then the hex again. Press End movement when all stand as you like. N takes you to the next unit.",
                "Ask yourself what each of them has before its front, and what has it before theirs.",
                "bataille-moving",
            ),
            Step::KeepFiring => (
                "Fire",
                "Click who fires, then the target; or take a suggestion; or press End fire.",
                "Big fire at one hex breaks it, small fire at three hexes rarely does.",
                "bataille-fire",
            ),
            Step::KeepAssaulting => (
                "Your assaults",
                "Click who assaults, then the hex before them. Or press End assaults.",
                "Odds of three to one and a steady lead unit are what you want.",
                "bataille-melee",
            ),
            Step::KeepClosing => (
                "The half-turn closes",
                "Change a standing order, or press Close the half-turn.",
                "Orders are public, and hold until you change them.",
                "bataille-orders",
            ),
            Step::Asked => (
                "You are asked",
                "The line at the top says what the rules want to know; the panel on the right has the answers.",
                "The battle goes on as soon as you have chosen.",
                "bataille-start",
            ),
            Step::Waiting => (
                "One moment",
                "The other side, or the dice, are at work.",
                "You can look around the board and read the log meanwhile.",
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
