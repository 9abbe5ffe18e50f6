//! The guided first days: the player has Bennigsen's army at Friedland, and a card says what to do next.

use crate::Eagles;
use eagles::LeaderId;
use engine::hex::Hex;
use language::guide::lesson::{Card, GuideStep, Learner};

type Seen<'a> = Learner<'a, Eagles>;

const fn card(title: &'static str, act: &'static str, why: &'static str, section: &'static str) -> Card {
    Card { title, act, why, section }
}

/// What the cards say, in the order in which a step is looked for.
pub(super) const STEPS: &[GuideStep<Eagles>] = &[
    GuideStep::read(
        card(
            "Friedland, 14 June 1807",
            "You lead the Coalition: Russians in green, Prussians in grey. Your armies are lit. Turn the wheel over them to come closer. Then go on.",
            "Napoleon is close by with everything he has. Königsberg in the north is worth six points to the side that has it after four turns. You have it now.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    )
    .lit(armies),
    GuideStep::read(
        card(
            "Leaders are the pieces",
            "Point at one of your counters: the panel lists who is there and what he leads. The boxes beside the map show the same for everybody. Then go on.",
            "A leader has two numbers you will need: his Initiative, which a die must not exceed, and his span, which is how much he can lead.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::act(
        card(
            "First you organise",
            "Leaders in one hex may hand formations to each other. Nothing needs to change today: press Done.",
            "A general with a division of his own can march where his marshal does not go. That is worth knowing later.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise") && early(seen),
    ),
    GuideStep::read(
        card(
            "How it is won",
            "Look at the points at the top of the panel and at the row of letters below, then go on.",
            "Every strength point the enemy loses is a point for you. A great victory moves army morale, the letters, by a space: ten points. The French need 20 points, you need 12.",
            "eagles-start",
        ),
        |seen| seen.asks("organise") && !early(seen),
    ),
    GuideStep::act(
        card(
            "Who comes along?",
            "The leaders you pick now march with him. When all are picked, press Activate.",
            "The card shows how many he can still take along, and whether a die is needed. A Force in contact with the enemy needs one to get away.",
            "eagles-marching",
        ),
        |seen| seen.asks("command") && seen.picked(),
    ),
    GuideStep::act(
        card(
            "March by command",
            "Click one of your lit leaders: he will lead a Force. Bennigsen near Friedland is the one the French are after.",
            "A command makes a Force march without a die. You have only a few in a turn; the panel counts them. Who gets none may still try his Initiative.",
            "eagles-marching",
        ),
        |seen| seen.asks("command"),
    )
    .done(|seen| seen.asks("command") && seen.picked())
    .lit(offered),
    GuideStep::act(
        card(
            "What will the road cost?",
            "The card says what this march would cost in men if it ended here. Press the blue button to go, or pick another hex.",
            "Large Forces on long marches lose the most. Two small marches are often cheaper than one.",
            "eagles-attrition",
        ),
        |seen| seen.asks("march") && seen.has_hex(),
    ),
    GuideStep::act(
        card(
            "Where to?",
            "Click a lit hex. The number is what the leader has left when he gets there. Roads are cheap, woods and hills are not.",
            "The six hexes around an enemy leader stop you, and a leader in one of them has to fight. Stay away unless you want a battle.",
            "eagles-marching",
        ),
        |seen| seen.asks("march"),
    )
    .done(|seen| seen.asks("march") && seen.has_hex()),
    GuideStep::act(
        card(
            "Men fall out",
            "The march has cost strength points. Click the units that lose them and press Take the loss.",
            "Spread losses over large units. A unit without strength is gone.",
            "eagles-attrition",
        ),
        |seen| seen.asks("lose"),
    ),
    GuideStep::act(
        card(
            "By his own initiative",
            "Commands are used up. Pick a leader who shall try by himself and press Activate, or press End the marches.",
            "A die not above his Initiative lets him march. If he fails he stays, and nothing else is lost.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::act(
        card(
            "Forced marches",
            "Before the combats a leader may march once more, up to five points. Press No more forced marches if you do not need it.",
            "It brings help into a battle, or somebody out of one. It takes a die against his Initiative, and costs men.",
            "eagles-forced",
        ),
        |seen| seen.asks("force"),
    ),
    GuideStep::act(
        card(
            "Read the odds",
            "The card says how a round can end, and how likely that is. Press Attack if you like it, or Esc to look at another.",
            "One round is seldom the whole battle: both sides choose after each round whether to go on.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare") && seen.planned(),
    ),
    GuideStep::act(
        card(
            "Contact means combat",
            "Choose one of the suggested combats in the panel. Or click the leader who shall lead, those with him, and the enemy's hex.",
            "A leader beside an enemy must attack, and every enemy that holds him must be attacked. The panel names those who still owe one.",
            "eagles-combat",
        ),
        |seen| seen.asks("declare"),
    )
    .done(|seen| seen.asks("declare") && seen.planned()),
    GuideStep::act(
        card(
            "You are attacked",
            "Click the leader who shall lead the defence and those who fight with him, then press These defend.",
            "All in the hexes that are attacked may fight, as far as one leader's span reaches.",
            "eagles-combat",
        ),
        |seen| seen.asks("defend"),
    ),
    GuideStep::act(
        card(
            "Pitched or Pursuit?",
            "Pick one of the two and press Seal. The enemy does not see it. It counts only if you lose the round.",
            "Pitched: you pay in men and attack in the next round. Pursuit: you give up ground and may be hunted.",
            "eagles-combat",
        ),
        |seen| seen.asks("seal_chit"),
    ),
    GuideStep::act(
        card(
            "The guns",
            "Say whether your batteries go forward in this round, or stay.",
            "Forward they hit harder, and are hit more easily.",
            "eagles-combat",
        ),
        |seen| seen.asks("forward"),
    ),
    GuideStep::act(
        card(
            "You have won the round",
            "Stand and pay your losses, or break off and go back. The card shows the price of each.",
            "If you stand, the enemy's chit is opened: he goes back, or he pays and attacks again.",
            "eagles-combat",
        ),
        |seen| seen.asks("stand"),
    ),
    GuideStep::act(
        card(
            "Back, in good order",
            "Click the way of each beaten leader, hex by hex, then press Retreat.",
            "Keep out of hexes beside the enemy and off unbridged rivers: a pursuit through them costs double.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("retreat") || seen.asks("give_way"),
    ),
    GuideStep::act(
        card(
            "After them!",
            "Click the enemy who has left, then who hunts him. Or press Stay.",
            "A high Initiative and cavalry in open country make a pursuit terrible. Each hex of it costs them a strength point.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("pursue"),
    ),
    GuideStep::act(
        card(
            "Into their hex?",
            "The enemy has left. Click who goes in, or press Stay.",
            "Ground counts only where a hex is worth points. A leader who goes in may be alone there in the enemy's turn.",
            "eagles-pursuit",
        ),
        |seen| seen.asks("advance"),
    ),
    GuideStep::act(
        card(
            "The French turn",
            "Watch them organise, march and attack. You are asked when you are attacked.",
            "The log on the right tells every die. Click a line to see the place.",
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
            "Hand a formation over where it helps, or press Done.",
            "Keep every leader within his span.",
            "eagles-organisation",
        ),
        |seen| seen.asks("organise"),
    ),
    GuideStep::reminder(
        card(
            "Marches by command",
            "Click the leader of a Force, then who goes with him, then Activate. Or press No more commands.",
            "Command those first who cannot count on their Initiative.",
            "eagles-marching",
        ),
        |seen| seen.asks("command"),
    ),
    GuideStep::reminder(
        card(
            "Marches by initiative",
            "Click a leader and press Activate, or press End the marches.",
            "A failed try costs nothing but this chance.",
            "eagles-marching",
        ),
        |seen| seen.asks("initiative"),
    ),
    GuideStep::reminder(
        card(
            "On the march",
            "Click a lit hex and press the blue button. End the march stops it here.",
            "The card always shows the price in men.",
            "eagles-marching",
        ),
        |seen| seen.asks("march"),
    ),
    GuideStep::reminder(
        card(
            "You are asked",
            "The blue line in the panel says what the rules want to know. The answers are below it.",
            "The game goes on as soon as you have chosen.",
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
