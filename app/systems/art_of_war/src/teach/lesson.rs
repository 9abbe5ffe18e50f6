//! The guided first game: what the card over the board says next.
//!
//! The card follows the game: each step knows from the state when it is worth showing and when it is done. For any
//! action of the player, there is always a true card to show.

use crate::ArtOfWar;
use art_of_war::{Game, Stage};
use engine::contract::{Game as _, Pending, Side};
use language::ask::Asking;
use language::guide::lesson::{self, Card, Goes};
use language::happening::{Act, Gait, Happening, Kind};
use language::position::{self, Bytes};
use language::system::Asks as _;
use std::collections::BTreeSet;

/// The battle of the guided game.
pub const BATTLE: &str = "skirmish";

/// The data that the card sees.
pub struct LessonView<'a> {
    /// The game.
    pub game: &'a Game,
    /// The side of the player.
    pub me: Side,
    /// Whether the player must decide now.
    pub asked: bool,
    /// The question to the player, given the draft so far.
    pub asking: &'a Asking<Bytes>,
    /// Whether a unit is selected.
    pub selected: bool,
    /// Whether attackers and a target are chosen.
    pub planned: bool,
    /// The events so far.
    pub events: &'a [Happening],
}

/// Something the card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// The field, and what it is about.
    Look,
    /// Selecting a unit.
    Select,
    /// Moving it.
    Move,
    /// Coming into contact.
    Contact,
    /// The stop in a zone.
    Stopped,
    /// Bringing up others, guns above all.
    Support,
    /// Ending movement.
    EndMovement,
    /// Fresh strength.
    Fresh,
    /// The units that must attack.
    Owed,
    /// Putting an attack together.
    Plan,
    /// Reading the forecast.
    Forecast,
    /// The result of the die.
    Die,
    /// Retreating.
    Retreat,
    /// Choosing losses.
    Losses,
    /// Advancing.
    Advance,
    /// Drawing guns back.
    StepBack,
    /// Ending combat.
    EndCombat,
    /// The other side's turn.
    Enemy,
    /// Points and the end.
    Points,
    /// Reinforcements.
    Arrivals,
    /// Still moving, with nothing new to say.
    KeepMoving,
    /// Still attacking, with nothing new to say.
    KeepFighting,
    /// Another question is open.
    Asked,
    /// Waiting.
    Waiting,
    /// It is over.
    Over,
}

impl Step {
    /// Steps that teach something, in the order they are usually met.
    pub const TAUGHT: [Step; 20] = [
        Step::Look,
        Step::Select,
        Step::Move,
        Step::Contact,
        Step::Stopped,
        Step::Arrivals,
        Step::Points,
        Step::Support,
        Step::EndMovement,
        Step::Fresh,
        Step::Losses,
        Step::Retreat,
        Step::Advance,
        Step::StepBack,
        Step::Die,
        Step::Owed,
        Step::Plan,
        Step::Forecast,
        Step::EndCombat,
        Step::Enemy,
    ];

    /// Whether it is worth saying now.
    fn fits(self, seen: &LessonView<'_>) -> bool {
        let asks = |question: &str| seen.asked && seen.asking.question == question;
        let (moving, fighting) = (asks("move"), asks("attack"));
        let turn = seen.game.state().turn;
        match self {
            Step::Look => moving && !seen.selected,
            Step::Select => moving,
            Step::Move => moving && seen.selected,
            Step::Contact => moving && moved(seen) && !in_contact(seen),
            Step::Stopped => moving && in_contact(seen),
            Step::Support | Step::EndMovement => moving && moved(seen),
            Step::Fresh => asks("fresh"),
            Step::Owed => fighting && !seen.planned,
            Step::Plan => fighting && !seen.planned && can_attack(seen),
            Step::Forecast => fighting && seen.planned,
            Step::Die => seen.asked && rolled(seen),
            Step::Retreat => asks("retreat") || asks("displace"),
            Step::Losses => asks("losses"),
            Step::Advance => asks("advance"),
            Step::StepBack => asks("step back"),
            Step::EndCombat => fighting && seen.asking.would_pass().is_some(),
            Step::Enemy => !seen.asked && seen.game.state().active != seen.me,
            Step::Points => moving && turn > seen.game.board().definition().turns.first,
            Step::Arrivals => moving && arrivals(seen),
            Step::KeepMoving => moving,
            Step::KeepFighting => fighting,
            Step::Asked => seen.asked,
            Step::Waiting => true,
            Step::Over => matches!(seen.game.state().stage, Stage::Over),
        }
    }

    /// Whether the state shows that it was done.
    fn done(self, seen: &LessonView<'_>) -> bool {
        match self {
            Step::Look => seen.selected || moved(seen),
            Step::Select => seen.selected || moved(seen),
            Step::Move => moved(seen),
            Step::Contact => in_contact(seen),
            Step::EndMovement => began_combat(seen),
            Step::Plan => seen.planned,
            Step::Forecast => attacked(seen),
            _ => false,
        }
    }

    /// Whether it stays until the player presses that it is read.
    pub const fn waits_to_be_read(self) -> bool {
        matches!(self, Step::Look | Step::Stopped | Step::Support | Step::Owed | Step::Die | Step::Points)
    }

    /// The text of its card.
    pub const fn card(self) -> Card {
        let (title, act, why, section) = match self {
            Step::Look => (
                "Look around",
                "You are the French, in blue, on the left. Drag the map, turn the wheel, point at hexes and counters. Then continue.",
                "Pellnicken, across the bridge, is worth six points and Wormkeim beyond it three. Kurtov's Russians hold the town; Prussians are on their way from the east.",
                "first-game",
            ),
            Step::Select => (
                "Choose a unit",
                "Click one of your counters. The cavalry at the bottom left is a good one to begin with.",
                "The hexes it can reach light up. The left number on a counter is its strength, the right one how far it moves.",
                "counters",
            ),
            Step::Move => (
                "March",
                "Click a lit hex to move there. The number in the hex is the movement left on arrival.",
                "Roads cost least, woods cost more, streams cost extra. You can take a move back with Undo as long as no die has been rolled.",
                "costs",
            ),
            Step::Contact => (
                "Close with the enemy",
                "Move some of your units next to the Cossacks on the near side of the bridge.",
                "You can attack only from adjacent hexes, except with guns. One Russian screen is between you and the town: brush it aside first.",
                "zones",
            ),
            Step::Stopped => (
                "That unit is held",
                "A unit of yours is now in an enemy's zone of control: it has stopped, and cannot move on.",
                "The six hexes around a unit are its zone. No enemy moves past it, and a unit in it must attack in the next combat phase.",
                "zones",
            ),
            Step::Support => (
                "Bring up the others",
                "Move more units next to the same enemy, and the guns exactly two hexes from it, if you can.",
                "Strength decides: three against one rarely fails. Units of one division attacking together earn a bonus, and guns two hexes away fire without risk.",
                "together",
            ),
            Step::EndMovement => (
                "End your movement",
                "When your units are where you want them, press End movement. If some have not moved, it asks you to press again.",
                "No unit has to move. Unused points are lost, and after this you cannot move until the next turn.",
                "turn",
            ),
            Step::Fresh => (
                "Fresh strength",
                "Choose a unit to strengthen in this phase, or press Declare none and keep it for later.",
                "Once in the game one unit of a division may add the division's fresh points, in attack or defence. What is declared is spent.",
                "fresh",
            ),
            Step::Owed => (
                "Units that must attack",
                "The panel on the right names your units that must attack, and enemies that must be attacked. Read it, then continue.",
                "Every unit that was next to an enemy when this phase began must fight. Guns two hexes away may join in.",
                "duty",
            ),
            Step::Plan => (
                "Plan an attack",
                "Click an enemy counter. The program proposes an attack on it; click your own units to add or remove them.",
                "A unit attacks at most once and is attacked at most once in a phase. More strength on one enemy means better odds.",
                "together",
            ),
            Step::Forecast => (
                "Read the forecast",
                "The panel shows both strengths, what doubles the defender, the odds, and how likely each result is. If you like it, press Attack. If not, start over.",
                "The same code will resolve the attack: the forecast cannot be wrong, only unlucky. On Dr the defender retreats, on Ar you do.",
                "odds",
            ),
            Step::Die => (
                "The die is rolled",
                "Read the log at the lower right: the die, the result, and its effects.",
                "A beaten unit retreats one hex to a safe hex. If there is none, it is eliminated.",
                "results",
            ),
            Step::Retreat => (
                "Retreat",
                "A unit of yours was beaten and must retreat one hex. Choose one of the hexes the arrows point to.",
                "Only hexes outside every enemy zone are safe. Keep an eye on your line of retreat before you attack.",
                "retreat",
            ),
            Step::Losses => (
                "Choose your losses",
                "Both sides lose alike. Choose which of your attackers are eliminated.",
                "Their printed strength must reach that of the defenders that were eliminated.",
                "results",
            ),
            Step::Advance => (
                "Follow up?",
                "You may move one of the victors into the empty hex, or press Hold.",
                "It costs nothing and ignores zones, but your unit may stand alone there in the enemy's turn. A hex worth points is worth the risk.",
                "advance",
            ),
            Step::StepBack => (
                "Pull the guns back?",
                "Your battery fired from a distance and is unharmed. It may withdraw one hex, or stay.",
                "After a failed attack the enemy may attack it next.",
                "guns-after",
            ),
            Step::EndCombat => (
                "Finish the phase",
                "Attack once more if something is still worth it, or press End combat.",
                "You have made every attack that you had to make. Now the Russians move and attack.",
                "turn",
            ),
            Step::Enemy => (
                "The other side's turn",
                "Watch: the Russians move, then attack. You are asked only when one of your units has to retreat or may advance.",
                "They are bound by the same rules: any unit that moves adjacent must attack.",
                "turn",
            ),
            Step::Points => (
                "How it is won",
                "Look at the points at the top of the panel. Then continue with your second turn.",
                "Each strength point you destroy is worth one; the town is worth six and the hamlet three to the side that was there last. Four points ahead is a victory.",
                "eylau-victory",
            ),
            Step::Arrivals => (
                "Reinforcements",
                "Troops have arrived off the map: choose them in the panel on the right, then click a lit hex at the map's edge.",
                "They pay for their first hex and then march on like all other units. They may also wait and come in later.",
                "reinforcements",
            ),
            Step::KeepMoving => (
                "Your movement",
                "Move the units you like, then press End movement. N takes you to the next unit.",
                "Think of the attack that follows: which units belong side by side, and where will your guns fire from?",
                "moving",
            ),
            Step::KeepFighting => (
                "Your attacks",
                "Click an enemy to plan the next attack. When no unit must attack any more you can end the phase.",
                "Attack where it is three to one first; a retreat there may set your other units free.",
                "duty",
            ),
            Step::Asked => (
                "Your decision",
                "The blue line in the panel says what you must decide. The choices are below it.",
                "The battle continues as soon as you have chosen.",
                "screen",
            ),
            Step::Waiting => (
                "One moment",
                "Your opponent moves, or the program rolls dice.",
                "You can look around the map and read the log meanwhile.",
                "screen",
            ),
            Step::Over => (
                "The battle is over",
                "That was a whole game. Read the result in the panel.",
                "You are ready for Eylau: it has the same rules, only more of everything. Dresden adds stacks, morale and reserves.",
                "eylau",
            ),
        };
        Card { title, act, why, section }
    }
}

/// A unit of the player's moved.
fn moved(seen: &LessonView<'_>) -> bool {
    let mut acts = seen.events.iter().flat_map(|event| &event.acts);
    acts.any(|act| matches!(act, Act::Go { side, gait: Gait::March, .. } if *side == seen.me))
}

/// The player announced an attack.
fn attacked(seen: &LessonView<'_>) -> bool {
    seen.events.iter().filter_map(Happening::fight).any(|fight| fight.side == seen.me)
}

/// A combat phase of the player's has begun, or passed.
fn began_combat(seen: &LessonView<'_>) -> bool {
    let mut phases = seen.events.iter().filter_map(Happening::phase);
    phases.any(|phase| phase.side != seen.me || phase.name.kind == Kind::Combat)
}

/// A combat die fell.
fn rolled(seen: &LessonView<'_>) -> bool {
    seen.events.iter().filter_map(Happening::throw).any(|throw| throw.came.is_some())
}

/// A unit of the player is in an enemy zone of control.
fn in_contact(seen: &LessonView<'_>) -> bool {
    let game = seen.game;
    let mut units = game.board().units_of(seen.me);
    units.any(|unit| game.state().hex_of(unit).is_some_and(|hex| game.in_zone(seen.me.other(), hex)))
}

fn can_attack(seen: &LessonView<'_>) -> bool {
    seen.asking.question == "attack" && seen.asking.offers.iter().any(|offer| offer.pick.piece().is_some())
}

/// Reinforcements can come in.
fn arrivals(seen: &LessonView<'_>) -> bool {
    let mut pieces = seen.asking.offers.iter().filter_map(|offer| offer.pick.piece());
    seen.asking.question == "move" && pieces.any(|piece| ArtOfWar::place(seen.game, piece).is_none())
}

/// The player's progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    passed: BTreeSet<Step>,
    shown: Option<Step>,
}

impl Lesson {
    /// A lesson that has said nothing yet.
    pub fn new() -> Lesson {
        Lesson::default()
    }

    /// Takes in the state and returns the card to show now.
    pub fn look(&mut self, seen: &LessonView<'_>) -> Step {
        for step in Step::TAUGHT {
            if step.done(seen) {
                self.passed.insert(step);
            }
        }
        let over = matches!(seen.game.pending(), Pending::Over(_)) || Step::Over.fits(seen);
        let now = if over {
            Step::Over
        } else {
            let taught = Step::TAUGHT.into_iter().find(|step| !self.passed.contains(step) && step.fits(seen));
            let reminder = [Step::KeepMoving, Step::KeepFighting, Step::Asked, Step::Waiting];
            let kept = reminder.into_iter().find(|step| step.fits(seen));
            taught.or(kept).unwrap_or(Step::Waiting)
        };
        // A card that was shown and no longer fits is over, unless it is still to be read.
        if let Some(before) = self.shown
            && before != now
            && !before.fits(seen)
            && !before.waits_to_be_read()
        {
            self.passed.insert(before);
        }
        self.shown = Some(now);
        now
    }

    /// The player has read the step, or wants to hear no more of it.
    pub fn pass(&mut self, step: Step) {
        self.passed.insert(step);
    }

    /// Number of steps passed, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        (Step::TAUGHT.iter().filter(|step| self.passed.contains(step)).count(), Step::TAUGHT.len())
    }
}

impl lesson::Lesson for Lesson {
    fn look(&mut self, seen: &lesson::GuideView<'_>) -> Option<(Card, Goes)> {
        let &lesson::GuideView { position, me, asked, asking, selected, planned, events } = seen;
        let game = position::game::<ArtOfWar>(position)?;
        let step = Lesson::look(self, &LessonView { game, me, asked, asking, selected, planned, events });
        let goes = if step.waits_to_be_read() {
            Goes::WhenRead
        } else if Step::TAUGHT.contains(&step) {
            Goes::WhenDone
        } else {
            Goes::ByItself
        };
        Some((step.card(), goes))
    }

    fn pass(&mut self) {
        if let Some(step) = self.shown {
            Lesson::pass(self, step);
        }
    }

    fn progress(&self) -> (usize, usize) {
        Lesson::progress(self)
    }

    fn passed(&self) -> Vec<&'static str> {
        Step::TAUGHT.iter().filter(|step| self.passed.contains(step)).map(|step| step.card().title).collect()
    }

    fn resume(&mut self, passed: &[String]) {
        let known = Step::TAUGHT.into_iter().filter(|step| passed.iter().any(|title| title == step.card().title));
        self.passed.extend(known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ArtOfWar;
    use art_of_war::{Command, OptionalRules};
    use language::ask::Draft;
    use language::bot::BotKind;
    use language::chance::Chance;
    use language::croupier;
    use language::guide::Guide;
    use language::system::{System as _, Teach as _, Tell};
    use language::tongue::Tongue;

    /// The question to a side that has pointed at nothing.
    fn asking(game: &Game, side: Side) -> Asking<Bytes> {
        ArtOfWar::ask(game, side, &Draft::EMPTY).map(engine::codec::encode)
    }

    /// Plays a whole guided game as a player who acts freely, reading some cards and ignoring others.
    fn play(seed: u64, reads: bool) -> (BTreeSet<Step>, u32) {
        let battle = crate::open(BATTLE).unwrap();
        let mut chance = Chance::new(seed);
        let mut bots = [BotKind::Sensible.new_bot::<ArtOfWar>(), BotKind::Sensible.new_bot::<ArtOfWar>()];
        let (mut game, opening) = Game::new(battle.board.clone(), OptionalRules::default());
        let mut events = ArtOfWar::happenings(&battle.board, &opening);
        let mut lesson = Lesson::new();
        let mut met = BTreeSet::new();
        let mut looks = 0;
        loop {
            let me = Side::First;
            let asking = asking(&game, me);
            let asked = matches!(game.pending(), Pending::Decision { side, .. } if side == me);
            // The player selects a unit first, or puts an attack together, as at the screen.
            for (selected, planned) in [(false, false), (true, false), (false, true)] {
                let selected = selected && asking.question == "move";
                let planned = planned && asking.question == "attack";
                for _ in 0..30 {
                    let seen =
                        LessonView { game: &game, me, asked, asking: &asking, selected, planned, events: &events };
                    let step = lesson.look(&seen);
                    looks += 1;
                    met.insert(step);
                    assert!(step.fits(&seen) || step == Step::Over, "{step:?} does not fit");
                    if !(reads && step.waits_to_be_read()) {
                        break;
                    }
                    lesson.pass(step);
                    assert_ne!(lesson.look(&seen), step, "a card that was read stays");
                }
            }
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    let fell = croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).unwrap();
                    events.extend(ArtOfWar::happenings(&battle.board, &fell));
                }
                Pending::Decision { side, .. } => {
                    let command: Command = bots[side.index()].answer(&game, &mut chance).unwrap();
                    let done = game.apply(side, &command).unwrap();
                    events.extend(ArtOfWar::happenings(&battle.board, &done));
                }
            }
        }
        (met, looks)
    }

    #[test]
    fn the_lesson_always_has_something_fitting_to_say_until_the_end() {
        let mut met = BTreeSet::new();
        for seed in 1..=12 {
            let (found, looks) = play(seed, true);
            assert!(found.contains(&Step::Over), "seed {seed}");
            for early in [Step::Look, Step::Select, Step::Move, Step::Enemy] {
                assert!(found.contains(&early), "seed {seed}: {early:?} was never said");
            }
            assert!(looks < 20_000, "seed {seed}");
            met.extend(found);
        }
        // A bot goes straight for the enemy and never needs to be told to; a test below shows the card.
        met.insert(Step::Contact);
        let never: Vec<Step> = Step::TAUGHT.into_iter().filter(|step| !met.contains(step)).collect();
        assert_eq!(never, [], "steps that no game shows");
    }

    #[test]
    fn a_player_who_reads_nothing_is_not_held_up() {
        for seed in 1..=4 {
            assert!(play(seed, false).0.contains(&Step::Over));
        }
    }

    #[test]
    fn a_player_who_moves_without_meeting_the_enemy_is_told_to_close_in() {
        let battle = crate::open(BATTLE).unwrap();
        let (mut game, mut events) = Game::new(battle.board.clone(), OptionalRules::default());
        let unit = battle.board.unit_by_id("Ver-4").unwrap();
        let back = vec!["0206".parse().unwrap()];
        events.extend(game.apply(Side::First, &Command::Move { unit, path: back }).unwrap());
        let asking = asking(&game, Side::First);
        let events = ArtOfWar::happenings(&battle.board, &events);
        let seen = LessonView {
            game: &game,
            me: Side::First,
            asked: true,
            asking: &asking,
            selected: false,
            planned: false,
            events: &events,
        };
        assert_eq!(Lesson::new().look(&seen), Step::Contact);
    }

    #[test]
    fn every_card_leads_to_a_section() {
        let others = [Step::KeepMoving, Step::KeepFighting, Step::Asked, Step::Waiting, Step::Over];
        let book = Guide::read(ArtOfWar::BOOK).unwrap();
        for step in Step::TAUGHT.into_iter().chain(others) {
            let card = step.card();
            let id = format!("art-of-war-card-{}", card.key());
            assert!(Tongue::english().has(&crate::MESSAGES, &id), "there is no message {id}");
            assert_eq!(ArtOfWar::WHOLE.card_words(&card), card.english(), "{id}");
            assert!(book.named(card.section).is_some(), "{step:?}: {}", card.section);
            assert!(card.act.len() < 220 && card.why.len() < 240, "{step:?} is too long for a card");
        }
    }
}
