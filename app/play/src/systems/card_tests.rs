//! Every card with chances begins with a sentence about the end; no fact is on it twice; and every label fits its
//! button.
//!
//! Games of every system are played by chance, and every card on the way to something that can be said is looked at.

use art_of_war_app::ArtOfWar;
use bataille_app::Bataille;
use eagles_app::Eagles;
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Asking, Draft, Names, Walker, ready_by_chance};
use language::battle::Battle;
use language::chance::Chance;
use language::croupier::{self, Seats};
use language::position::{Bytes, Position as _};
use language::sheet::{Bar, Part, Sheet};
use language::system::{Eye, System};
use language::typed::TypedPosition;
use std::collections::BTreeMap;
use twenty_app::Twenty;
use winter_app::Winter;

/// Letters that fit on the button that confirms, and on the one that ends, in two lines of a panel that is not wide.
const CONFIRM: usize = 48;
const END: usize = 26;
/// Largest number of picks to which a draft is lengthened.
const LONGEST: usize = 8;
/// The least number of cards with an end that are looked at.
const ENOUGH: usize = 10;
/// Random games rarely attack: largest number of games to play.
const MOST_GAMES: u64 = 60;

/// The hundredths that a sentence names.
fn percents(text: &str) -> Vec<u32> {
    let named = |part: &str| part.trim_end().rsplit(' ').next().and_then(|number| number.parse().ok());
    text.split('%').filter_map(named).collect()
}

/// Number of cards with a sentence about the end there were, by the kind of question.
type Kinds = BTreeMap<&'static str, usize>;

/// Fails unless what can be said now is foretold from the first line on. Without a die there are no bars, and that line tells
/// it all the same.
fn begins_with_the_end(asking: &Asking<Bytes>, names: &Names) {
    let Some(part) = asking.card.parts.first().filter(|_| asking.would_confirm().is_some()) else { return };
    let text = asking.card.plain(names);
    let Part::Line(first) = part else { panic!("{:?} begins with its end:\n{text}", asking.question) };
    let first = first.plain(names);
    assert!(first.starts_with("In the end, ") || first.starts_with("In this round, "), "{:?}: {text}", asking.question);
}

/// Fails unless a card that has chances begins with how it can end, and says nothing twice. Whether it has chances.
fn tells_the_end(card: &Sheet, names: &Names) -> bool {
    let bars: Vec<&Bar> =
        card.parts.iter().flat_map(|part| if let Part::Bars(bars) = part { &bars[..] } else { &[] }).collect();
    if bars.is_empty() {
        return false;
    }
    let text = card.plain(names);
    let Some(Part::Line(first)) = card.parts.first() else { panic!("a card begins with its end:\n{text}") };
    let first = first.plain(names);
    // A round of a longer combat says that it is only that.
    assert!(first.starts_with("In the end, ") || first.starts_with("In this round, "), "{text}");
    let sum: u32 = percents(&first).iter().sum();
    assert!((99..=101).contains(&sum), "{sum} %:\n{text}");
    for pair in card.parts.windows(2) {
        let [Part::Line(line), Part::Bars(bars)] = pair else { continue };
        let line = line.plain(names);
        for bar in bars.iter().filter(|bar| !bar.text.is_empty()) {
            let told = format!("{}: {} %", bar.text.plain(names), bar.percent());
            assert!(!line.contains(&told), "{told} is told twice:\n{text}");
        }
    }
    for bar in bars {
        let (name, told) = (bar.name.plain(names), bar.text.plain(names));
        assert_ne!(name, told, "{text}");
        for words in [&name, &told] {
            assert!(!words.contains('%') && !words.contains(" in 10"), "{words} has its chance beside it:\n{text}");
        }
    }
    true
}

/// Fails if a label is longer than its button, or repeats a chance that is on the card.
fn fits(asking: &Asking<Bytes>, names: &Names) {
    let chance =
        |label: &str| ["%", " in 36", " of 36", " in 10", " in 6", " of 6"].iter().any(|chance| label.contains(chance));
    for offer in &asking.offers {
        let label = offer.label.words(names);
        assert!(!chance(&label), "{label:?} of {:?} says its chance", asking.question);
        // The name of a unit may begin small: "d'Hautpoul".
        let named = names.pieces.iter().any(|piece| !piece.is_empty() && label.starts_with(piece.as_str()));
        assert!(named || !label.starts_with(char::is_lowercase), "{label:?} of {:?} begins small", asking.question);
    }
    for (may, most) in [(&asking.ready, CONFIRM), (&asking.pass, END)] {
        let label = match may {
            Some(Ok(saying)) => saying.label.words(names),
            Some(Err(barred)) => barred.label.words(names),
            None => continue,
        };
        assert!(!chance(&label), "{label:?} of {:?} says its chance", asking.question);
        assert!(label.chars().count() <= most, "{label:?} of {:?} is cut", asking.question);
    }
}

/// Plays a battle by chance and looks at the cards on the way. How many told an end, by the kind of question.
pub(super) fn cards<S: System>(battle: &Battle, seed: u64, steps: usize, every: usize, wanted: &[&str]) -> Kinds {
    let field = battle.of::<S>().unwrap().clone();
    let (game, _) = S::Game::start(&field.board, &battle.options(&[])).unwrap();
    let mut seats = Seats::new(game);
    let mut chance = Chance::new(seed);
    let mut walkers = [Walker::<S>::default(), Walker::<S>::default()];
    let mut seen = Kinds::new();
    for step in 0..steps {
        let side = match seats.public().pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut chance);
                seats.take(&dealt).unwrap();
                continue;
            }
            Pending::Decision { side, .. } => side,
        };
        if seats.open_owed().unwrap().is_some() {
            continue;
        }
        if step % every == 0 {
            let position = TypedPosition::<S>::new(seats.of(side).clone(), field.clone()).seen_by(Eye::Of(side));
            look(&position, side, &mut chance, wanted, &mut seen);
        }
        let said = walkers[side.index()].answer(seats.of(side), side, &mut chance).unwrap();
        let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
        seats.apply(side, &command).unwrap();
        for opening in openings {
            seats.learn(side, &opening).unwrap();
        }
    }
    seen
}

/// Lengthens a draft at random, and counts the cards that tell an end.
fn look<S: System>(position: &TypedPosition<S>, side: Side, chance: &mut Chance, wanted: &[&str], seen: &mut Kinds) {
    let mut draft = Draft::EMPTY;
    for _ in 0..LONGEST {
        let asking = position.ask(side, &draft);
        if wanted.contains(&asking.question) {
            begins_with_the_end(&asking, position.names());
        }
        if tells_the_end(&asking.card, position.names()) {
            *seen.entry(asking.question).or_default() += 1;
        }
        fits(&asking, position.names());
        let suggested = asking.suggested.iter().map(|(_, draft)| draft).filter(|_| draft.is_empty());
        let longer = asking.offers.iter().filter(|offer| !offer.is_chosen()).filter_map(|offer| offer.draft());
        let next: Vec<&Draft> = suggested.chain(longer).filter(|next| next.len() > draft.len()).collect();
        match chance.pick(&next) {
            Some(next) => draft = (*next).clone(),
            None => break,
        }
    }
}

fn open(id: &str) -> Battle {
    ::systems::ALL.open(id, None).unwrap()
}

/// Plays battles by chance until every kind of question that foretells something has told an end.
fn see<S: System>(id: &str, steps: usize, every: usize, wanted: &[&str]) {
    let mut seen = Kinds::new();
    for seed in 1..=MOST_GAMES {
        for (kind, count) in cards::<S>(&open(id), seed, steps, every, wanted) {
            *seen.entry(kind).or_default() += count;
        }
        if seen.values().sum::<usize>() >= ENOUGH && wanted.iter().all(|kind| seen.contains_key(kind)) {
            println!("{id}: {seen:?} in {seed} games");
            return;
        }
    }
    panic!("{id}: {seen:?} in {MOST_GAMES} games, not {wanted:?}");
}

#[test]
fn the_cards_of_the_art_of_war_begin_with_the_end() {
    see::<ArtOfWar>("skirmish", 600, 1, &["attack"]);
}

#[test]
fn the_cards_of_dresden_20_begin_with_the_end() {
    see::<Twenty>("dresden20-koenigstein", 600, 1, &["fight"]);
}

#[test]
fn the_cards_of_la_bataille_begin_with_the_end() {
    see::<Bataille>("gleina", 1200, 2, &["charge", "fire", "assault"]);
}

#[test]
fn the_cards_of_winters_victory_begin_with_the_end() {
    see::<Winter>("winter-training", 1200, 2, &["fire", "shock"]);
}

#[test]
fn the_cards_of_the_eagles_begin_with_the_end() {
    see::<Eagles>("eagles-friedland", 900, 2, &["command", "initiative", "march", "declare"]);
}
