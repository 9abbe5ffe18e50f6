use super::*;
use bataille::Command;
use language::ask::{Asking, Bytes, Draft, Then};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use language::guide::Guide;
use language::system::TypedBattle;
use language::system::{Asks, Rules, Teach, Tell, Words};
use serde_json::{Value, json};
use std::sync::Arc;

/// Drafts as a player comes to them by pointing: nothing, a unit, a hex for it.
fn drafts(game: &Game, side: Side) -> Vec<Draft> {
    let mut all = vec![Draft::EMPTY];
    for piece in [true, false] {
        let asking = Bataille::ask(game, side, all.last().unwrap_or(&Draft::EMPTY));
        let offers = asking.offers.iter().filter(|offer| offer.pick.piece().is_some() == piece && !offer.is_chosen());
        let mut next = offers.filter_map(|offer| match &offer.then {
            Then::Draft(draft) if !draft.is_empty() => Some(draft.clone()),
            _ => None,
        });
        all.extend(next.next());
    }
    all
}

struct Told {
    /// Each card with the turn, in the order in which they first lay there.
    told: Vec<(Step, u8)>,
    lesson: FirstTurn,
}

/// Plays a whole guided battle as a player who reads the cards, or ignores them.
fn play(seed: u64, reads: bool) -> Told {
    let scenario = bataille_files::BATTLES.built_in(Bataille::FIRST_BATTLE).unwrap();
    let board = Bataille::board(&scenario).unwrap();
    let field: TypedBattle<Bataille> = TypedBattle::new(Arc::new(scenario), Arc::clone(&board));
    let mut chance = Chance::new(seed);
    let mut bots = [BotKind::Sensible.new_bot::<Bataille>(), BotKind::Sensible.new_bot::<Bataille>()];
    let (mut game, opening) = Game::new(Arc::clone(&board), board.definition().usual);
    let mut events = Bataille::happenings(&board, &opening);
    let mut lesson = FirstTurn::default();
    let mut told: Vec<(Step, u8)> = Vec::new();
    let me = Side::First;
    loop {
        let asked = matches!(game.pending(), Pending::Decision { side, .. } if side == me);
        let drafts = if asked { drafts(&game, me) } else { vec![Draft::EMPTY] };
        for draft in drafts {
            let asking: Asking<Bytes> = Bataille::ask(&game, me, &draft).map(engine::codec::encode);
            let position = field.position(game.clone());
            let (selected, planned) = (!asking.draft.is_empty(), asking.ready.is_some());
            let seen =
                GuideView { position: &*position, me, asked, asking: &asking, selected, planned, events: &events };
            for _ in 0..30 {
                let (card, goes) = lesson.look(&seen).expect("there is always a card");
                let step = lesson.shown.expect("it shows a step");
                assert_eq!(card, step.card());
                if told.last().is_none_or(|(last, _)| *last != step) {
                    told.push((step, game.state().turn));
                }
                if !(reads && goes == Goes::WhenRead) {
                    break;
                }
                lesson.pass();
                lesson.look(&seen);
                assert_ne!(lesson.shown, Some(step), "a card that was read stays");
            }
        }
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let fell = croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).unwrap();
                events.extend(Bataille::happenings(&board, &fell));
            }
            Pending::Decision { side, .. } => {
                let command: Command = bots[side.index()].answer(&game, &mut chance).unwrap();
                let done = game.apply(side, &command).unwrap();
                events.extend(Bataille::happenings(&board, &done));
            }
        }
    }
    Told { told, lesson }
}

#[test]
fn the_cards_follow_what_is_done_and_each_is_said_in_one_turn_only() {
    let mut met = BTreeSet::new();
    for seed in 1..=8 {
        let Told { told, lesson } = play(seed, true);
        let early: Vec<Step> = told.iter().map(|(step, _)| *step).take(5).collect();
        assert_eq!(early, [Step::Look, Step::NoCharge, Step::Choose, Step::March, Step::Turn], "seed {seed}");
        assert_eq!(told.last().map(|(step, _)| *step), Some(Step::Over), "seed {seed}");
        for step in Step::TAUGHT {
            let turns: BTreeSet<u8> = told.iter().filter(|(known, _)| *known == step).map(|(_, turn)| *turn).collect();
            assert!(turns.len() <= 1, "seed {seed}: {step:?} is said in the turns {turns:?}");
        }
        let first = told.iter().filter(|(step, turn)| *turn == 1 && Step::TAUGHT.contains(step)).count();
        assert!(first >= 8, "seed {seed}: a turn that teaches {first} things");
        assert!(lesson.progress().0 >= 12, "seed {seed}: {:?}", lesson.progress());
        met.extend(told.into_iter().map(|(step, _)| step));
    }
    // Steps that need luck or another player; a test below shows some of them.
    met.extend([Step::Charge, Step::WeighCharge, Step::React, Step::Answer, Step::Press, Step::Occupy]);
    met.extend([Step::Withdraw, Step::FollowUp]);
    let never: Vec<Step> = Step::TAUGHT.into_iter().filter(|step| !met.contains(step)).collect();
    assert_eq!(never, [], "steps that no battle shows");
}

#[test]
fn a_player_who_reads_nothing_is_not_held_up() {
    for seed in 1..=2 {
        let Told { told, .. } = play(seed, false);
        assert_eq!(told.last().map(|(step, _)| *step), Some(Step::Over));
        assert!(told.iter().any(|(step, _)| *step == Step::Points));
    }
}

/// The texts of the card for the side that must decide in a position, once the first card was read.
fn said_of(id: &str, said: &Value, step: Option<&Value>) -> (Step, Vec<String>) {
    let scenario = bataille_files::BATTLES.built_in(id).unwrap();
    let board = Bataille::board(&scenario).unwrap();
    let field: TypedBattle<Bataille> = TypedBattle::new(Arc::new(scenario), Arc::clone(&board));
    let (mut game, _) = Bataille::begun(&board, &Value::Null, Some(said)).unwrap();
    if let (Some(step), Pending::Decision { side, .. }) = (step, game.pending()) {
        let command = Bataille::command_from(&game, step).unwrap();
        game.apply(side, &command).unwrap();
    }
    let Pending::Decision { side: me, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let asking: Asking<Bytes> = Bataille::ask(&game, me, &Draft::EMPTY).map(engine::codec::encode);
    let position = field.position(game);
    let seen = GuideView {
        position: &*position,
        me,
        asked: true,
        asking: &asking,
        selected: false,
        planned: false,
        events: &[],
    };
    let mut lesson = FirstTurn { passed: BTreeSet::from([Step::Look]), ..FirstTurn::default() };
    lesson.look(&seen);
    (lesson.shown.unwrap(), lesson.lit().iter().map(ToString::to_string).collect())
}

#[test]
fn what_a_bot_rarely_meets_has_its_card_too() {
    let hussars = json!({"others": "aside", "turn": 2, "phasing": "french", "segment": "charge", "units": {
        "10e Hussards": {"place": "1109", "facing": "ne"},
        "38th Jäger": {"place": "1606", "formation": "line", "facing": "v4"}}});
    assert_eq!(said_of("broesa", &hussars, None), (Step::Charge, vec![String::from("1109")]));
    let dragoons = json!({"others": "aside", "turn": 2, "phasing": "coalition", "segment": "charge", "units": {
        "Kinburn Dragoons": {"place": "2205", "facing": "s"},
        "1/136e Ligne (cohorts)": {"place": "2212", "facing": "n"}}});
    let path = ["2206", "2207", "2208", "2209", "2210", "2211"];
    let charge = json!({"charge": {"units": ["Kinburn Dragoons"], "path": path, "target": "2212"}});
    assert_eq!(said_of("gleina", &dragoons, Some(&charge)).0, Step::Answer);
    let skirmishers = json!({"others": "aside", "turn": 2, "phasing": "french", "segment": "melee", "units": {
        "1/22e Ligne": {"place": "1406", "facing": "ne"},
        "38th Jäger": {"place": "1506", "formation": "skirmish", "facing": "v4"}}});
    let assault = json!({"assault": {"target": "1506", "units": ["1/22e Ligne"]}});
    assert_eq!(said_of("broesa", &skirmishers, Some(&assault)).0, Step::Withdraw);
}

#[test]
fn every_card_leads_to_a_section() {
    let book = Guide::read(Bataille::BOOK).unwrap();
    for step in Step::TAUGHT.into_iter().chain(Step::REMINDERS).chain([Step::Over]) {
        let card = step.card();
        assert!(book.named(card.section).is_some(), "{step:?}: {}", card.section);
        assert!(card.act.len() < 220 && card.why.len() < 240, "{step:?} is too long for a card");
    }
}

/// The texts of a card are messages, in English those of the card itself.
#[test]
fn every_card_is_a_message() {
    use language::system::System as _;
    let english = language::tongue::Tongue::english();
    for step in Step::TAUGHT.into_iter().chain(Step::REMINDERS).chain([Step::Over]) {
        let card = step.card();
        let id = format!("bataille-card-{}", card.key());
        assert!(english.has(&crate::MESSAGES, &id), "{id}");
        assert_eq!(Bataille::WHOLE.card_words(&card), card.english(), "{id}");
    }
}
