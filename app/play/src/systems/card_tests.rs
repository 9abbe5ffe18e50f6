//! Every card with chances begins with a sentence about the end; no fact is on it twice; and every label fits its
//! button.
//!
//! Games of every system are played by chance, and every card on the way to something that can be said is looked at. All
//! kinds of question that roll are reached: those that random games rarely reach are played from a position.

mod position_tests;

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
use language::system::{Eye, System, TypedBattle};
use language::typed::TypedPosition;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use twenty_app::Twenty;
use winter_app::Winter;

/// Letters that fit on the button that confirms, and on the one that ends, in two lines of a panel that is not wide.
const CONFIRM: usize = 48;
const END: usize = 26;
/// Largest number of picks to which a draft is lengthened.
const LONGEST: usize = 8;
/// The least number of cards of each kind that are looked at.
const ENOUGH: usize = 3;
/// Random games rarely attack: largest number of games to play.
const MOST_GAMES: u64 = 60;
/// The first words of a card. A round of a longer combat says that it is only that.
const BEGINNINGS: [&str; 3] = ["In the end, ", "In this round, ", "In the next round, "];

/// The hundredths that a sentence names.
fn percents(text: &str) -> Vec<u32> {
    let named = |part: &str| part.trim_end().rsplit(' ').next().and_then(|number| number.parse().ok());
    text.split('%').filter_map(named).collect()
}

/// Number of cards with a sentence about the end there were, by the kind of question.
type Kinds = BTreeMap<&'static str, usize>;

/// The kinds of question that have to be reached.
#[derive(Clone, Copy, Default)]
struct Wanted {
    /// Those that always roll: all that can be said is foretold.
    rolls: &'static [&'static str],
    /// Those of which a part needs no die: that may have an empty card.
    mostly: &'static [&'static str],
    /// Those of which a part rolls: other cards may tell something else.
    at_times: &'static [&'static str],
    /// Those that a word answers, and that say what follows from each word although no die is due.
    told: &'static [&'static str],
}

impl Wanted {
    /// Whether the card of a question has to begin with its end.
    fn foretold(&self, asking: &Asking<Bytes>) -> bool {
        let has = |kinds: &[&str]| kinds.contains(&asking.question);
        let confirmed = asking.would_confirm().is_some();
        let mostly = has(self.mostly) && confirmed && !asking.card.is_empty();
        mostly || has(self.rolls) && confirmed || has(self.told) && asking.sayings().next().is_some()
    }

    /// The kinds of which too few cards were seen.
    fn missing(&self, seen: &Kinds) -> Vec<&'static str> {
        let all = self.rolls.iter().chain(self.mostly).chain(self.at_times).chain(self.told).copied();
        all.filter(|kind| seen.get(kind).copied().unwrap_or(0) < ENOUGH).collect()
    }
}

fn begins(text: &str) -> bool {
    BEGINNINGS.iter().any(|beginning| text.starts_with(beginning))
}

/// Fails unless a card is foretold from its first line on. Without a die there are no bars, and that line tells it all the
/// same.
fn begins_with_the_end(asking: &Asking<Bytes>, names: &Names) {
    let text = asking.card.plain(names);
    let Some(Part::Line(first)) = asking.card.parts.first() else {
        panic!("{:?} begins with its end:\n{text}", asking.question)
    };
    assert!(begins(&first.plain(names)), "{:?}: {text}", asking.question);
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
    assert!(begins(&first), "{text}");
    let sum: u32 = percents(&first).iter().sum();
    assert!((99..=101).contains(&sum), "{sum} %:\n{text}");
    for pair in card.parts.windows(2) {
        let [Part::Line(line), Part::Bars(bars)] = pair else { continue };
        let line = line.plain(names);
        for bar in bars.iter().filter(|bar| !bar.text.is_empty()) {
            let told = format!("{}: {}\u{a0}%", bar.text.plain(names), bar.percent());
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
pub(super) fn cards<S: System>(battle: &Battle, seed: u64, steps: usize, every: usize, _: &[&str]) -> Kinds {
    let field = battle.of::<S>().unwrap().clone();
    let (game, _) = S::Game::start(&field.board, &battle.options(&[])).unwrap();
    played::<S>(&Played { field, game, steps, every }, seed, &Wanted::default())
}

/// A game that is played by chance for a number of steps. The cards are looked at every few of them.
struct Played<S: System> {
    field: TypedBattle<S>,
    game: S::Game,
    steps: usize,
    every: usize,
}

fn played<S: System>(played: &Played<S>, seed: u64, wanted: &Wanted) -> Kinds {
    let Played { field, game, steps, every } = played;
    let mut seats = Seats::new(game.clone());
    let mut chance = Chance::new(seed);
    let mut walkers = [Walker::<S>::default(), Walker::<S>::default()];
    let mut seen = Kinds::new();
    for step in 0..*steps {
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
fn look<S: System>(position: &TypedPosition<S>, side: Side, chance: &mut Chance, wanted: &Wanted, seen: &mut Kinds) {
    let mut draft = Draft::EMPTY;
    for _ in 0..LONGEST {
        let asking = position.ask(side, &draft);
        let foretold = wanted.foretold(&asking);
        if foretold {
            begins_with_the_end(&asking, position.names());
        }
        let chances = tells_the_end(&asking.card, position.names());
        if chances || foretold && wanted.told.contains(&asking.question) {
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

/// Plays a battle by chance until every kind of question that is wanted has told an end.
fn see<S: System>(id: &str, options: &Value, position: Option<&Value>, [steps, every]: [usize; 2], wanted: Wanted) {
    let field = open(id).of::<S>().unwrap().clone();
    let (game, _) = S::begun(&field.board, options, position).unwrap();
    let game = Played::<S> { field, game, steps, every };
    let mut seen = Kinds::new();
    for seed in 1..=MOST_GAMES {
        for (kind, count) in played(&game, seed, &wanted) {
            *seen.entry(kind).or_default() += count;
        }
        if wanted.missing(&seen).is_empty() {
            println!("{id}: {seen:?} in {seed} games");
            return;
        }
    }
    panic!("{id}: {seen:?} in {MOST_GAMES} games, not {:?}", wanted.missing(&seen));
}

/// No position: a battle from its beginning.
const BEGINNING: Option<&Value> = None;

#[test]
fn the_cards_of_the_art_of_war_begin_with_the_end() {
    see::<ArtOfWar>("skirmish", &json!({}), BEGINNING, [600, 1], Wanted { mostly: &["attack"], ..Wanted::default() });
}

#[test]
fn the_cards_of_dresden_20_begin_with_the_end() {
    let wanted = Wanted { rolls: &["fight"], ..Wanted::default() };
    see::<Twenty>("dresden20-koenigstein", &Value::Null, BEGINNING, [600, 1], wanted);
}

#[test]
fn the_cards_of_la_bataille_begin_with_the_end() {
    let wanted = Wanted { rolls: &["charge", "fire", "assault"], ..Wanted::default() };
    see::<Bataille>("gleina", &Value::Null, BEGINNING, [1200, 2], wanted);
}

#[test]
fn the_cards_of_winters_victory_begin_with_the_end() {
    see::<Winter>(
        "winter-training",
        &Value::Null,
        BEGINNING,
        [1200, 2],
        Wanted { mostly: &["fire", "shock"], ..Wanted::default() },
    );
}

#[test]
fn the_cards_of_the_eagles_begin_with_the_end() {
    let wanted =
        Wanted { mostly: &["command", "initiative", "march", "declare"], told: &["seal_chit"], ..Wanted::default() };
    see::<Eagles>("eagles-friedland", &Value::Null, BEGINNING, [900, 2], wanted);
}
