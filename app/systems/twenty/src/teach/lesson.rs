//! The guided first turns: the player has the Allies before Dresden, and a card says what to do next.

use crate::Twenty;
use engine::hex::Hex;
use language::guide::lesson::{Card, GuideStep, Learner};

type Seen<'a> = Learner<'a, Twenty>;

const fn card(title: &'static str, act: &'static str, why: &'static str, section: &'static str) -> Card {
    Card { title, act, why, section }
}

/// The steps, in the order in which one is looked for.
pub(super) const STEPS: &[GuideStep<Twenty>] = &[
    GuideStep::read(
        card(
            "Dresden, 26 August",
            "You lead the Allies: Austrians in light grey, Prussians in dark grey, Russians in green. The French, in blue, hold Dresden. Your corps are lit. Drag the map, turn the wheel, then continue.",
            "Each side has one number, Army Morale, at the top of the panel. A side at 0 loses at once; after the last turn the higher number wins. A corps that breaks costs its side a point and gives the enemy one.",
            "twenty-start",
        ),
        |seen| seen.seen.asked,
    )
    .lit(own),
    GuideStep::act(
        card(
            "March",
            "Click one of your corps: the hexes it can reach light up. Then click one of them. If you like where all corps are, press End movement.",
            "On a counter the left number is the strength, the right one the movement points. A march by road alone goes one hex farther. A hex marked -1 is a forced march: it costs a point of Army Morale.",
            "twenty-moving",
        ),
        |seen| seen.asks("move"),
    )
    .done(|seen| seen.moved()),
    GuideStep::read(
        card(
            "Next to the enemy",
            "The six hexes around a corps are its zone of control. A corps that enters an enemy zone stops there, and must attack in your combat phase. Look at your corps, then continue.",
            "By day it cannot march out of such a hex again. So go next to the enemy only where you want to fight, with several corps against one.",
            "twenty-moving",
        ),
        |seen| seen.asks("move") && seen.moved(),
    ),
    GuideStep::read(
        card(
            "How is it going?",
            "Look at the Army Morale of both sides at the top of the panel. The lit hexes are what both sides want. Then continue.",
            "A broken corps, a forced march, reserves and an attack of the Old Guard each cost a point. At night a side gains one, and loses one for each objective or line of communications that the enemy holds.",
            "twenty-night",
        ),
        |seen| seen.asks("move") && !early(seen),
    )
    .lit(objectives),
    GuideStep::act(
        card(
            "Finish your march",
            "Move the other corps that you want to move. Then press End movement; if corps have not moved, it asks you to press again.",
            "Each corps moves once in a turn. Undo takes a march back until a die is rolled. Next the French cavalry may react to your march, and then your battles are fought. At night there are none.",
            "twenty-moving",
        ),
        |seen| seen.asks("move") && seen.moved(),
    ),
    GuideStep::act(
        card(
            "The enemy has moved",
            "Click one of your lit cavalry corps: the panel says whether it can charge or disengage. Or press End reaction.",
            "A charge is an attack on one enemy, with a point more than the strength. A corps that disengages goes away from the enemy, before the enemy attacks. It is your only decision in their turn before the battles.",
            "twenty-reaction",
        ),
        |seen| seen.asks("react"),
    ),
    GuideStep::act(
        card(
            "They follow, or you do",
            "An enemy has gone away from your corps. Click a corps to follow into the hex, or press No follow-up.",
            "A corps that follows stays in contact, and then it must fight.",
            "twenty-reaction",
        ),
        |seen| seen.asks("follow up"),
    ),
    GuideStep::act(
        card(
            "Corps in contact must fight",
            "Click one of the suggestions in the panel. Or click the corps that attack together, then the enemy they attack. You declare all battles before the first one is fought.",
            "A corps in an enemy zone must attack, and each enemy that is next to you must be attacked. Every attacker of a battle must be next to every defender of it, and no corps fights twice.",
            "twenty-combat",
        ),
        |seen| seen.asks("declare"),
    )
    .done(|seen| seen.asks("declare") && seen.planned()),
    GuideStep::act(
        card(
            "Read the odds",
            "The first line of the panel says how the battle can end, and how likely each end is. Click another corps to add it, or press the blue button.",
            "The attackers' strength less the defenders' and their ground is the column on which a die is read. A town, a height or a stream helps the defender.",
            "twenty-combat",
        ),
        |seen| seen.asks("declare"),
    ),
    GuideStep::act(
        card(
            "Weigh the battle",
            "Click a battle that you declared, and read in the panel how it can end. Then press Fight.",
            "Reserves shift the column by one and cost a point of Army Morale. You decide first, and the enemy after you.",
            "twenty-combat",
        ),
        |seen| seen.asks("fight"),
    ),
    GuideStep::act(
        card(
            "You are attacked",
            "Press Commit reserves, or Hold them back. The panel says how the battle can end with them and without.",
            "Reserves shift the column by one for you. They cost a point of Army Morale, so use them where a corps would break.",
            "twenty-combat",
        ),
        |seen| seen.asks("reserves"),
    ),
    GuideStep::act(
        card(
            "An exchange",
            "Both sides lose. Click the corps of yours that break, or a suggestion in the panel. Then press the blue button.",
            "A broken corps leaves the map. Each night a die decides whether it returns.",
            "twenty-combat",
        ),
        |seen| seen.asks("exchange"),
    ),
    GuideStep::act(
        card(
            "Back towards a line",
            "Click the beaten corps, then one of the hexes to which the arrows point.",
            "A retreat leads towards a line of communications, marked with a flag. A step next to an enemy or over a bridge needs a hazard die: on 1 to 3 the corps breaks. A corps that cannot retreat breaks, too.",
            "twenty-retreat",
        ),
        |seen| seen.asks("retreat"),
    ),
    GuideStep::act(
        card(
            "Follow them",
            "Click a corps that has won, then a lit hex on the path of the beaten. When you are done, press No more advances.",
            "This is how Dresden falls: a garrison falls only to a corps that advances into its hex.",
            "twenty-retreat",
        ),
        |seen| seen.asks("advance"),
    ),
    GuideStep::act(
        card(
            "Broken corps at night",
            "Click a corps to pay a point of Army Morale for a better die, if you like. Then press the blue button.",
            "The program rolls a die for each broken corps, and the panel says how each can end. A corps that returns can enter again at a line of communications.",
            "twenty-night",
        ),
        |seen| seen.asks("rally"),
    ),
    GuideStep::act(
        card(
            "Your card lets you act",
            "Each side draws a card at the start of its turn. The blue line in the panel says what yours allows. Click a lit unit, and answer in the panel.",
            "All twelve cards come once before the deck is mixed again, after the French night.",
            "twenty-cards",
        ),
        |seen| ["rally by card", "hold", "provoke"].iter().any(|question| seen.asks(question)),
    ),
    GuideStep::act(
        card(
            "The French turn",
            "Watch them march and attack. You are asked when your cavalry can react, and when a corps of yours is attacked.",
            "The log on the right shows every roll and its result. Click a line to see the place.",
            "twenty-start",
        ),
        |seen| !seen.seen.asked && seen.game.state().active != seen.seen.me,
    ),
    GuideStep::reminder(
        card(
            "The battle is over",
            "That was a whole battle. The panel says how it ended; Replays shows it once more.",
            "The Königstein battles come next: the same rules, with fewer corps and more room.",
            "twenty-start",
        ),
        |seen| seen.over(),
    ),
    GuideStep::reminder(
        card(
            "Your movement",
            "Click a corps, then a lit hex. Press End movement when you are done. N takes you to the next corps.",
            "Think of the battles that follow: which enemy can several of your corps reach together?",
            "twenty-moving",
        ),
        |seen| seen.asks("move"),
    ),
    GuideStep::reminder(
        card(
            "Your decision",
            "The blue line in the panel says what you must decide. The choices are below it.",
            "The battle continues as soon as you have chosen.",
            "twenty-start",
        ),
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        card(
            "One moment",
            "The French move, or the program rolls dice.",
            "Look around the map and read the log meanwhile.",
            "twenty-start",
        ),
        |_| true,
    ),
];

/// The hexes of the player's corps.
fn own(seen: &Seen<'_>) -> Vec<Hex> {
    seen.game.board().units_of(seen.seen.me).filter_map(|unit| seen.game.state().hex_of(unit)).collect()
}

/// Whether it is the first turn still.
fn early(seen: &Seen<'_>) -> bool {
    seen.game.state().turn == seen.game.board().definition().turns.first
}

/// The hexes that both sides want.
fn objectives(seen: &Seen<'_>) -> Vec<Hex> {
    seen.game.board().definition().objectives.iter().map(|objective| objective.hex).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MESSAGES;
    use language::system::System as _;
    use language::tongue::{BUILT_IN, Tongue};

    /// The texts of a card are messages in every language, in English those of the card itself.
    #[test]
    fn every_card_is_a_message() {
        for step in STEPS {
            let card = step.card();
            let id = format!("twenty-card-{}", card.key());
            for code in BUILT_IN {
                assert!(Tongue::new(code).has(&MESSAGES, &id), "{code}: {id}");
            }
            assert_eq!(Twenty::WHOLE.card_words(card), card.english(), "{id}");
        }
    }
}
