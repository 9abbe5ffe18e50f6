//! Guided first games from the first card to the last, played by bots: there is always something to say, what was read goes away,
//! every card names a section of the book and buttons by the words they bear.

use engine::contract::{Game as _, Pending, Side};
use language::ask::{Asking, Bytes, Draft, Then, ready_by_chance};
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::guide::Guide;
use language::guide::lesson::{Card, Goes, GuideView, Lately};
use language::position::Position as _;
use language::system::{Eye, System};
use language::typed::TypedPosition;
use std::collections::BTreeSet;

/// The screens of a guided game.
struct Shown {
    /// The cards, in the order in which they first lay there.
    cards: Vec<Card>,
    /// The labels of buttons meanwhile.
    labels: BTreeSet<String>,
    /// Number of cards taught in the end, and number of all.
    progress: (usize, usize),
    /// The news that the cards told.
    happened: BTreeSet<String>,
}

/// Drafts as a player comes to them by pointing: nothing, a piece, a hex or a word for it.
fn drafts<S: System>(game: &S::Game, side: Side) -> Vec<Draft> {
    let mut all = vec![Draft::EMPTY];
    for _ in 0..3 {
        let asking = S::ask(game, side, all.last().unwrap_or(&Draft::EMPTY));
        let longer = asking.offers.iter().filter(|offer| !offer.is_chosen()).find_map(|offer| match &offer.then {
            Then::Draft(draft) if draft.picks().len() > asking.draft.picks().len() => Some(draft.clone()),
            _ => None,
        });
        let Some(draft) = longer else { break };
        all.push(draft);
    }
    all
}

/// Plays a whole guided game as a player who reads the cards.
fn play<S: System>(seed: u64) -> Shown {
    let battle = ::systems::ALL.open(S::FIRST_BATTLE, None).unwrap();
    let field = battle.of::<S>().unwrap().clone();
    let (game, began) = S::Game::start(&field.board, &battle.options(&[])).unwrap();
    let mut seats = Seats::new(game);
    let mut chance = Chance::new(seed);
    let mut bots = [BotKind::Sensible.new_bot::<S>(), BotKind::Sensible.new_bot::<S>()];
    let me = Side::First;
    let mut lesson = S::lesson();
    let (mut cards, mut labels) = (Vec::<Card>::new(), BTreeSet::new());
    let (mut lately, mut happened) = (Lately::default(), BTreeSet::new());
    let mut events = S::happenings(&field.board, &began);
    loop {
        let pending = seats.public().pending();
        let asked = matches!(pending, Pending::Decision { side, .. } if side == me);
        let drafts = if asked { drafts::<S>(seats.of(me), me) } else { vec![Draft::EMPTY] };
        for draft in drafts {
            let position = TypedPosition::<S>::new(seats.of(me).clone(), field.clone()).seen_by(Eye::Of(me));
            let asking: Asking<Bytes> = position.ask(me, &draft);
            let names = position.names();
            let saying = [&asking.ready, &asking.pass].into_iter().flatten().flatten();
            labels.extend(saying.map(|saying| saying.label.words(names)));
            // The words, the suggestions and the units that the panel lists are buttons, too.
            labels.extend(asking.suggested.iter().map(|(label, _)| label.words(names)));
            labels.extend(asking.offers.iter().map(|offer| match offer.label.words(names) {
                label if label.is_empty() => names.pick(offer.pick),
                label => label,
            }));
            let (selected, planned) = (!asking.draft.is_empty(), asking.ready.is_some());
            let seen =
                GuideView { position: &position, me, asked, asking: &asking, selected, planned, events: &events };
            for _ in 0..10 {
                let (card, goes) = lesson.look(&seen).expect("there is always a card");
                if !cards.contains(&card) {
                    cards.push(card);
                }
                happened.insert(lately.look(&seen, &card).to_owned());
                if goes != Goes::WhenRead {
                    break;
                }
                lesson.pass();
                let (next, _) = lesson.look(&seen).expect("there is always a card");
                assert_ne!(next, card, "a card that was read stays");
            }
        }
        match pending {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut chance);
                events.extend(S::happenings(&field.board, seats.take(&dealt).unwrap().of(me)));
            }
            Pending::Decision { side, .. } => {
                if seats.open_owed().unwrap().is_none() {
                    let said = bots[side.index()].say(seats.of(side), &mut chance).unwrap();
                    let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
                    events.extend(S::happenings(&field.board, seats.apply(side, &command).unwrap().of(me)));
                    for opening in openings {
                        seats.learn(side, &opening).unwrap();
                    }
                }
            }
        }
    }
    Shown { cards, labels, progress: lesson.progress(), happened }
}

/// The words after which a card names a button, and those after which it names another one in the same sentence.
const FIRST: [&str; 3] = ["ress ", "hoose ", "lick "];
const FURTHER: [&str; 2] = ["or ", "then "];

/// The words of a text that the player should press or choose and that no button has. A long label may be named by its
/// beginning.
fn unknown<'a>(text: &'a str, labels: &BTreeSet<String>) -> Vec<&'a str> {
    let after = |text: &'a str, word: &str| -> Vec<&'a str> {
        text.match_indices(word).filter_map(|(at, found)| text.get(at + found.len()..)).collect()
    };
    // "Choose where to go" names no button; "choose Attack" does.
    let begins = |rest: &&str| rest.starts_with(char::is_uppercase);
    let mut named: Vec<&str> = Vec::new();
    for sentence in text.split_inclusive(". ") {
        let first: Vec<&str> = FIRST.iter().flat_map(|word| after(sentence, word)).filter(begins).collect();
        let further = first.iter().max_by_key(|rest| rest.len()).copied().unwrap_or_default();
        named.extend(FURTHER.iter().flat_map(|word| after(further, word)).filter(begins));
        named.extend(first);
    }
    let named = named.into_iter().map(|rest| {
        let ends = [".", ",", ";", ":", " if ", " when ", " or ", " and ", " to ", " in "]
            .iter()
            .filter_map(|end| rest.find(end));
        ends.min().and_then(|end| rest.get(..end)).unwrap_or(rest)
    });
    named.filter(|name| *name != "Esc" && !labels.iter().any(|label| label.starts_with(name))).collect()
}

#[test]
fn every_way_to_name_a_button_is_read() {
    let labels = BTreeSet::from([String::from("End shock"), String::from("Attack  (1)")]);
    for text in [
        "Press Fire.",
        "You may choose Withdraw in a phase.",
        "Press End shock, or Hold.",
        "Choose Attack, then Go.",
        "Click Stand, or click where they go.",
    ] {
        assert_eq!(unknown(text, &labels).len(), 1, "{text}");
    }
    for text in [
        "Press End shock if you like, or Esc.",
        "Look at Eylau or Mobile. Choose Attack.",
        "Choose where. Press the blue button.",
    ] {
        assert_eq!(unknown(text, &labels), [""; 0], "{text}");
    }
}

/// Letters of the two lines in which a card says what happened; a longer text is cut there.
const TWO_LINES: usize = 110;

fn check<S: System>(seeds: std::ops::RangeInclusive<u64>, early: &[&str], taught: usize) {
    let guide = Guide::read(S::BOOK).unwrap();
    let (mut cards, mut labels) = (Vec::new(), BTreeSet::new());
    for seed in seeds {
        let shown = play::<S>(seed);
        let titles: Vec<&str> = shown.cards.iter().map(|card| card.title).collect();
        assert_eq!(titles.get(..early.len()), Some(early), "seed {seed}");
        assert_eq!(titles.last(), Some(&"The battle is over"), "seed {seed}");
        assert!(shown.progress.0 >= taught, "seed {seed}: {:?} of {titles:?}", shown.progress);
        let (short, long): (Vec<&String>, Vec<&String>) =
            shown.happened.iter().partition(|text| text.chars().count() <= TWO_LINES);
        assert!(short.len() > 5, "seed {seed}: hardly anything happened: {short:?}");
        assert!(long.len() * 10 < short.len(), "seed {seed}: many are cut: {long:?}");
        cards.extend(shown.cards);
        labels.extend(shown.labels);
    }
    for card in cards {
        assert!(guide.named(card.section).is_some(), "{card:?}");
        for text in [card.act, card.why] {
            assert_eq!(unknown(text, &labels), [""; 0], "{card:?}: {labels:?}");
        }
    }
}

#[test]
fn the_guided_evening_of_winters_victory_has_a_card_for_every_moment() {
    let early =
        ["The road at Grünhöfchen", "What a counter says", "Leaders", "Your first answer", "Command comes first"];
    check::<winter_app::Winter>(1..=3, &early, 10);
}

#[test]
fn the_guided_days_of_the_eagles_have_a_card_for_every_moment() {
    let early = ["Friedland, 14 June 1807", "Leaders are the pieces", "First you organise", "Who is winning?"];
    check::<eagles_app::Eagles>(1..=2, &early, 10);
}

#[test]
fn the_guided_turns_of_dresden_20_have_a_card_for_every_moment() {
    check::<twenty_app::Twenty>(1..=2, &["Dresden, 26 August", "March"], 5);
}

#[test]
fn the_guided_skirmish_has_a_card_for_every_moment() {
    check::<art_of_war_app::ArtOfWar>(1..=3, &["Look around", "Choose a unit"], 10);
}

#[test]
fn the_guided_battle_of_la_bataille_has_a_card_for_every_moment() {
    check::<bataille_app::Bataille>(1..=3, &["Brösa, six in the morning", "Charges come first"], 10);
}
