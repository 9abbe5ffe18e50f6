//! The guided first days: the player has Bennigsen's army at Friedland, and a card says what to do next.

use crate::Eagles;
use eagles::{LeaderId, Stage, rules};
use engine::hex::Hex;
use language::guide::lesson::{GuideStep, Learner, card};
use language::happening::{Milestone, Stress};

type Seen<'a> = Learner<'a, Eagles>;

/// The texts of the cards, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Eagles>] = &[
    GuideStep::read(
        card(
            "Friedland, 14 June 1807",
            "You lead the Coalition: Russians in green, Prussians in grey. Your armies are lit. Turn the wheel over them to come closer. Then continue.",
            "Napoleon is near with everything he has. The battle lasts four turns, and in each you move first. Königsberg in the north is worth six points to the side that holds it at the end. You hold it now.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    )
    .lit(armies),
    GuideStep::read(
        card(
            "Leaders are the pieces",
            "Each counter is a leader with the units he leads. The boxes beside the map list every leader with his units: turn the wheel back to see them. Then continue.",
            "The picture is what he has most of: infantry, cavalry or guns. The number below it is the strength of his units. The number beside it is his Initiative: to march without a command he must roll that number or less.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::act(
        card(
            "First you organise",
            "Leaders in one hex can hand units to each other. Nothing needs to change today. Press Done.",
            "Each leader has a span, the number of divisions he can lead: a division with infantry counts 1, cavalry or guns alone a half. With span 2 he leads two divisions of infantry, or one and two of cavalry.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::read(
        card(
            "Who is winning?",
            "At the top of the panel are the points of both sides. Below them the letters A to G are army morale, and one of them is marked. Look at both, then continue.",
            "Each strength point the enemy loses is a point for you. Each letter that morale moves towards A is ten for you, towards G ten for the French. At the end the French need 20 points to win, you need 12; if both have them, the higher score wins.",
            "eagles-start",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::read(
        card(
            "Losses without a march",
            "Leaders who did not march have lost strength: too many men in one hex find too little food. It happens automatically after the marches. Read it in the log, then continue.",
            "Only very large armies suffer, and they lose a strength point a turn. If you march a leader or two to another hex, the rest go hungry no longer.",
            "eagles-attrition",
        ),
        |seen| seen.seen.asked && starved(seen),
    ),
    GuideStep::read(
        card(
            "Army morale has moved",
            "A great combat was won, and army morale has moved to another letter. Look at the letters and the points at the top of the panel. Then continue.",
            "It moves when one side has retreated and both together have lost 12 strength points or more in one combat. Towards A is good for you: each letter is ten points.",
            "eagles-pursuit",
        ),
        |seen| seen.seen.asked && morale_moved(seen),
    ),
    GuideStep::act(
        card(
            "After the marches",
            "This is consolidation: leaders who are in the same hex can now hand units to each other once more. Press Done if nothing needs to change.",
            "After it come forced marches, and then the combats. So put the units where they will fight.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise") && matches!(seen.game.state().stage, Stage::Consolidate { .. }),
    ),
    GuideStep::act(
        card(
            "Leaders who march with him",
            "Click the leaders that will march with him, if any. When all are chosen, press Activate.",
            "Together they are a Force. The panel shows how much he can still lead, and whether a die is needed. A leader next to an enemy leader is in contact with him: to get away he must roll a die.",
            "eagles-marching",
        ),
        |seen| seen.asks("command") && seen.picked(),
    ),
    GuideStep::act(
        card(
            "March by command",
            "Click one of your lit leaders. He will lead a Force: himself, and the leaders that you send with him. Bennigsen near Friedland is the one the French are after.",
            "A Force that has a command marches without a die. You have only a few commands in a turn; the panel counts them. A leader without one can still try to march later, by a die against his Initiative.",
            "eagles-marching",
        ),
        |seen| seen.asks("command"),
    )
    .done(|seen| seen.asks("command") && seen.picked())
    .lit(offered),
    GuideStep::act(
        card(
            "What will the road cost?",
            "Men fall out on a march. The panel says how many this one costs if it ends there. Press the blue button to march, or click another hex.",
            "Large Forces on long marches lose the most. Two small marches are often cheaper than one. Undo takes a march back until a die is rolled.",
            "eagles-attrition",
        ),
        |seen| seen.asks("march") && seen.has_hex(),
    ),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The number in it is the movement points the leader has left there. Roads are cheap, woods and hills are not.",
            "The six hexes around an enemy leader stop you, and a leader who ends his march in one of them must attack later in the turn. If you wonder about a hex that is not lit, click it: the program says why.",
            "eagles-marching",
        ),
        |seen| seen.asks("march"),
    )
    .done(|seen| seen.asks("march") && seen.has_hex()),
    GuideStep::act(
        card(
            "Losses in battle",
            "The round has cost you strength points. Click a suggestion in the panel or set what each unit loses, then press Take the loss.",
            "Spread losses over large units. A unit that has no strength left is eliminated. Guns that went forward bear half of the loss.",
            "eagles-combat",
        ),
        |seen| seen.asks("lose") && seen.game.state().fight().is_some(),
    ),
    GuideStep::act(
        card(
            "Men fall out",
            "The march has cost strength points. Click a suggestion in the panel or set what each unit loses, then press Take the loss.",
            "Spread losses over large units. A unit that has no strength left is eliminated.",
            "eagles-attrition",
        ),
        |seen| seen.asks("lose"),
    ),
    GuideStep::read(
        card(
            "Why is he not lit?",
            "A leader who is not lit has marched or tried to, or he is next to an enemy and has no chance to get away. Click him all the same: the program says why. Then continue.",
            "A Force needs at least one leader with units. Leaders without units ride by themselves and cost no command.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::act(
        card(
            "By his own initiative",
            "The commands are over. Click a leader and press Activate, or press End the marches.",
            "He rolls one die. If it is not above his Initiative, the number beside his picture, he marches. If he fails he stays, and nothing else is lost. Near an enemy a number may be added to his die; the panel says so.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::act(
        card(
            "Forced marches",
            "Before the combats a leader can march once more, for up to five movement points. Press No more forced marches if you do not need it.",
            "A forced march brings help to a battle, or takes a leader out of one. He must roll a die against his Initiative, and men fall out as on every march. Open ground costs one point a hex, a main road half a point.",
            "eagles-forced",
        ),
        |seen| seen.asks("force"),
    ),
    GuideStep::act(
        card(
            "Read the odds",
            "The first line of the panel says how this round can end, and how likely each end is. Press Attack if you like it, or Esc to look at another.",
            "One round is seldom the whole battle: a combat has up to six. After each round the winner and the loser decide whether to go on.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Contact means combat",
            "Click one of the suggested combats in the panel. Or click the leader of the attack, the leaders with him, and the enemy's hex.",
            "A leader next to an enemy must attack, and each enemy that is next to him must be attacked. The panel names the leaders who must still attack. Guns alone need not.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare"),
    )
    .done(|seen| seen.asks("declare") && seen.planned()),
    GuideStep::act(
        card(
            "You are attacked",
            "Two groups of your leaders could defend, and they are equally strong. Click the leader of the defence and those who fight with him, then press These defend.",
            "Most often the program chooses for you: the strongest group in the attacked hexes that one of your leaders can lead. Those he cannot lead do not fight.",
            "eagles-combat",
        ),
        |seen| seen.asks("defend"),
    ),
    GuideStep::act(
        card(
            "Pitched or Pursuit?",
            "Click Pitched or Pursuit, then press Seal: you lay the word face down, as a chit that the enemy cannot see. It counts only if you lose the round.",
            "Pitched: you take your losses, stay, and attack in the next round. Pursuit: you retreat instead, and they can pursue you.",
            "eagles-combat",
        ),
        |seen| seen.asks("seal_chit"),
    ),
    GuideStep::act(
        card(
            "The guns",
            "Click Batteries forward, or Hold batteries back.",
            "Your guns fire in this round before the armies meet. Forward they fire with double strength, and take half of your losses.",
            "eagles-combat",
        ),
        |seen| seen.asks("forward"),
    ),
    GuideStep::act(
        card(
            "You have won the round",
            "Click Stand to take your losses, or Break off to retreat instead. The panel shows the price of each.",
            "The enemy has laid a chit face down, as you have. If you stand, theirs is turned over. Pitched: they take their losses and attack you. Pursuit: they retreat.",
            "eagles-combat",
        ),
        |seen| seen.asks("stand"),
    ),
    GuideStep::act(
        card(
            "Back, in good order",
            "Click the path of each beaten stack, hex by hex, then press the blue button.",
            "Avoid hexes next to the enemy, and rivers: a pursuit along that path costs you double.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("retreat") || seen.asks("give_way"),
    ),
    GuideStep::act(
        card(
            "After them!",
            "Click the hex that the enemy has left, then the leaders that pursue, and press Pursue. Or press Stay.",
            "A die decides how many hexes the pursuit goes; each costs them a strength point. A high Initiative and cavalry in open country take it farther.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("pursue"),
    ),
    GuideStep::act(
        card(
            "Into their hex?",
            "The enemy has left. Click the hex and the leaders that advance, or press Stay.",
            "Ground counts only where a hex is worth points. A leader who advances may be alone there in the enemy's turn.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("advance"),
    ),
    GuideStep::act(
        card(
            "The French turn",
            "Watch them organise, march and attack. You are asked when you can do something, for example when you are attacked.",
            "The log on the right shows every roll and its result. Click a line to see the place.",
            "eagles-start",
        ),
        |seen| !seen.seen.asked && seen.game.state().phasing != seen.seen.me,
    ),
    GuideStep::reminder(
        card(
            "The battle is over",
            "That was a whole battle. The panel says how it ended; Replays shows it once more.",
            "Eylau by corps and the campaigns have the same rules, with winter and supply beside them.",
            "eagles-start",
        ),
        |seen| seen.over(),
    ),
    GuideStep::reminder(
        card(
            "Organise",
            "Hand a unit to another leader if it helps, or press Done.",
            "No leader can lead more than his span.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise"),
    ),
    GuideStep::reminder(
        card(
            "Marches by command",
            "Click the leader of a Force, then the leaders with him, and press Activate. Or press No more commands.",
            "Give commands first to leaders with a low Initiative. The others can march by a die later.",
            "eagles-marching",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::reminder(
        card(
            "Marches by initiative",
            "Click a leader and press Activate, or press End the marches.",
            "A leader who fails can still fight; he only stays where he is.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::reminder(
        card(
            "On the march",
            "Click a lit hex and press the blue button. Press End the march to stop here.",
            "The panel always shows the price in men.",
            "eagles-marching",
        ),
        |seen| seen.asks("march"),
    ),
    GuideStep::reminder(
        card(
            "Your decision",
            "The blue line in the panel says what you must decide. The choices are below it.",
            "The battle continues as soon as you have chosen.",
            "eagles-start",
        ),
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        card(
            "One moment",
            "The French move, or the program rolls dice.",
            "Look around the map and read the log meanwhile.",
            "eagles-start",
        ),
        |_| true,
    ),
];

/// Whether it is the first turn still.
fn early(seen: &Seen<'_>) -> bool {
    seen.game.state().turn == 1
}

/// Whether a stack that did not march has lost strength.
fn starved(seen: &Seen<'_>) -> bool {
    let mut events = seen.seen.events.iter();
    events.any(|event| event.stress > Stress::Quiet && event.rules.contains(&rules::STATIONARY))
}

/// Whether the morale marker has moved.
fn morale_moved(seen: &Seen<'_>) -> bool {
    seen.seen.events.iter().any(|event| matches!(event.milestone, Some(Milestone::Figure(_))))
}

/// The hexes of the player's leaders.
fn armies(seen: &Seen<'_>) -> Vec<Hex> {
    let board = seen.game.board();
    let own = |leader: &LeaderId| board.side_of(*leader) == seen.seen.me;
    board.leader_ids().filter(own).filter_map(|leader| seen.game.state().hex_of(leader)).collect()
}

/// The hexes of the leaders that can be picked.
fn offered(seen: &Seen<'_>) -> Vec<Hex> {
    let pieces = seen.seen.asking.offers.iter().filter_map(|offer| offer.pick.piece());
    pieces.filter_map(|piece| seen.game.state().hex_of(LeaderId(piece.0))).collect()
}
