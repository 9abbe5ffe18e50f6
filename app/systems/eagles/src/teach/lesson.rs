//! The guided first days: the player has Bennigsen's army at Friedland, and a card says what to do next.

use crate::Eagles;
use eagles::LeaderId;
use engine::hex::Hex;
use language::guide::lesson::{Card, GuideStep, Learner};

type Seen<'a> = Learner<'a, Eagles>;

const fn card(title: &'static str, act: &'static str, why: &'static str, section: &'static str) -> Card {
    Card { title, act, why, section }
}

/// The texts of the cards, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Eagles>] = &[
    GuideStep::read(
        card(
            "Friedland, 14 June 1807",
            "You lead the Coalition: Russians in green, Prussians in grey. Your armies are lit. Turn the wheel over them to come closer. Then continue.",
            "Napoleon is near with everything he has. The battle ends after four turns, and in each you move first. Königsberg in the north is worth six points to the side that holds it then. You hold it now.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    )
    .lit(armies),
    GuideStep::read(
        card(
            "Leaders are the pieces",
            "Point at one of your counters: the panel lists the leader and his units. The boxes beside the map show the same. Then continue.",
            "The picture is the arm he has most of. The number below it is his strength points. The number beside it is his Initiative: to march without a command he must not roll more than that.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::act(
        card(
            "First you organise",
            "Leaders in one hex can hand units to each other. Nothing needs to change today. Press Done.",
            "Each leader has a span: how much he can lead. A general with a division of his own can march where his marshal does not go.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::read(
        card(
            "Who is winning?",
            "The points at the top of the panel say who is winning; the row of letters below is army morale. Look at both, then continue.",
            "Each strength point the enemy loses is a point for you. A great victory shifts morale by a space: ten points. At the end of turn four the French need 20 points to win, you need 12; if both have them, the higher score wins.",
            "eagles-start",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::act(
        card(
            "Leaders who march with him",
            "Click the leaders that will march with him. When all are chosen, press Activate.",
            "The panel shows how much he can still lead, and whether a die is needed. A Force in contact with the enemy needs one to get away.",
            "eagles-marching",
        ),
        |seen| seen.asks("command") && seen.picked(),
    ),
    GuideStep::act(
        card(
            "March by command",
            "Click one of your lit leaders: he will lead a Force. Bennigsen near Friedland is the one the French are after.",
            "A command makes a Force march without a die. You have only a few in a turn; the panel counts them. A leader without a command can still roll against his Initiative later.",
            "eagles-marching",
        ),
        |seen| seen.asks("command"),
    )
    .done(|seen| seen.asks("command") && seen.picked())
    .lit(offered),
    GuideStep::act(
        card(
            "What will the road cost?",
            "The panel says what this march costs in men if it ends there. Press the blue button to march, or click another hex.",
            "Large Forces on long marches lose the most. Two small marches are often cheaper than one.",
            "eagles-attrition",
        ),
        |seen| seen.asks("march") && seen.has_hex(),
    ),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The number in it is what the leader has left there. Roads are cheap, woods and hills are not.",
            "The six hexes around an enemy leader stop you, and a leader in one of them must fight. If you wonder about a hex that is not lit, click it: the program says why he cannot go there.",
            "eagles-marching",
        ),
        |seen| seen.asks("march"),
    )
    .done(|seen| seen.asks("march") && seen.has_hex()),
    GuideStep::act(
        card(
            "Men fall out",
            "The march has cost strength points. Click a suggestion in the panel or set what each unit loses, then press Take the loss.",
            "Spread losses over large units. A unit without strength is eliminated.",
            "eagles-attrition",
        ),
        |seen| seen.asks("lose"),
    ),
    GuideStep::read(
        card(
            "Why is he not lit?",
            "A leader who is not lit has marched or tried already, or is held by the enemy. Click him all the same: the program says why. Then continue.",
            "A leader needs units to lead a Force. Leaders without units ride by themselves and cost no command.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::act(
        card(
            "By his own initiative",
            "The commands are over. Click a leader and press Activate, or press End the marches.",
            "He rolls one die. If it is not above his Initiative, the number beside his picture, he marches. If he fails he stays, and nothing else is lost.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::act(
        card(
            "Forced marches",
            "Before the combats a leader can march once more, up to five points. Press No more forced marches if you do not need it.",
            "A forced march brings help into a battle, or a leader out of one. It takes a die against his Initiative, and costs men.",
            "eagles-forced",
        ),
        |seen| seen.asks("force"),
    ),
    GuideStep::act(
        card(
            "Read the odds",
            "The first line of the panel says how this round can end, and how likely each end is. Press Attack if you like it, or Esc to look at another.",
            "One round is seldom the whole battle: a combat has up to six, and after each round both sides decide whether to go on.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Contact means combat",
            "Click one of the suggested combats in the panel. Or click the leader of the attack, the leaders with him, and the enemy's hex.",
            "A leader next to an enemy must attack, and each enemy that holds him must be attacked. The panel names the leaders who must still attack.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare"),
    )
    .done(|seen| seen.asks("declare") && seen.planned()),
    GuideStep::act(
        card(
            "You are attacked",
            "Click the leader of the defence and those who fight with him, then press These defend.",
            "All leaders in the attacked hexes can fight, as far as the span of one of them reaches.",
            "eagles-combat",
        ),
        |seen| seen.asks("defend"),
    ),
    GuideStep::act(
        card(
            "Pitched or Pursuit?",
            "Click one of the two words and press Seal. The enemy does not see it. It counts only if you lose the round.",
            "Pitched: you take your losses and attack in the next round. Pursuit: you retreat and can be pursued.",
            "eagles-combat",
        ),
        |seen| seen.asks("seal_chit"),
    ),
    GuideStep::act(
        card(
            "The guns",
            "Click whether your batteries go forward in this round, or are held back.",
            "Forward they fire with double strength, and take half of your losses.",
            "eagles-combat",
        ),
        |seen| seen.asks("forward"),
    ),
    GuideStep::act(
        card(
            "You have won the round",
            "Click Stand to take your losses, or Break off to retreat. The panel shows the price of each.",
            "If you stand, the enemy's chit is opened: they retreat, or they take their losses and attack you.",
            "eagles-combat",
        ),
        |seen| seen.asks("stand"),
    ),
    GuideStep::act(
        card(
            "Back, in good order",
            "Click the path of each beaten stack, hex by hex, then press the blue button.",
            "Avoid hexes next to the enemy and rivers without a bridge: a pursuit through them costs double.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("retreat") || seen.asks("give_way"),
    ),
    GuideStep::act(
        card(
            "After them!",
            "Click the hex the enemy has left, then the leaders that pursue, and press Pursue. Or press Stay.",
            "A high Initiative and cavalry in open country make a pursuit terrible. Each hex of it costs them a strength point.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("pursue"),
    ),
    GuideStep::act(
        card(
            "Into their hex?",
            "The enemy has left. Click the hex and the leaders that advance, or press Stay.",
            "Ground counts only where a hex is worth points. A leader who advances can be alone there in the enemy's turn.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("advance"),
    ),
    GuideStep::act(
        card(
            "The French turn",
            "Watch them organise, march and attack. You are asked when you are attacked.",
            "The log on the right tells every die and what came of it. Click a line to see the place.",
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
            "Hand a unit over where it helps, or press Done.",
            "Keep every leader within his span.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise"),
    ),
    GuideStep::reminder(
        card(
            "Marches by command",
            "Click the leader of a Force, then the leaders with him, and press Activate. Or press No more commands.",
            "Command those leaders first who cannot count on their Initiative.",
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
            "You are asked",
            "The blue line in the panel says what you can do. The answers are below it.",
            "The game goes on as soon as you have answered.",
            "eagles-start",
        ),
        |seen| seen.seen.asked,
    ),
    GuideStep::reminder(
        card(
            "One moment",
            "The French, or the dice, are at work.",
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

/// The hexes of the player's leaders.
fn armies(seen: &Seen<'_>) -> Vec<Hex> {
    let board = seen.game.board();
    let own = |leader: &LeaderId| board.side_of(*leader) == seen.seen.me;
    board.leader_ids().filter(own).filter_map(|leader| seen.game.state().hex_of(leader)).collect()
}

/// The hexes of those who can be picked.
fn offered(seen: &Seen<'_>) -> Vec<Hex> {
    let pieces = seen.seen.asking.offers.iter().filter_map(|offer| offer.pick.piece());
    pieces.filter_map(|piece| seen.game.state().hex_of(LeaderId(piece.0))).collect()
}
