//! Every mark on the board belongs to something.
//!
//! Games of every system are played by chance, with commands taken back. At every question everything that can lie over the board
//! is looked at: what always does, each layer after what has happened, and what a question lights while something is put together.
//! An arrow or an outline must have a unit that it belongs to, or be explained by what was pointed at.

use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Asking, Bytes, Draft, Overlay, Pick, PieceId, Then, Walker, ready_by_chance};
use language::chance::Chance;
use language::croupier::Seats;
use language::happening::Happening;
use language::position::Position;
use language::system::{Eye, System};
use language::typed::TypedPosition;

/// Picks of a draft that is put together at one question.
const PICKS: usize = 5;

/// The reason a mark belongs to nothing, if so. `drafted` are the picks so far, if it belongs to a question.
fn orphan(position: &dyn Position, overlay: &Overlay, drafted: Option<&Draft>) -> Option<String> {
    let has = |hex: &Hex| !position.pieces_in(*hex).is_empty();
    let named = |hex: &Hex| drafted.is_some_and(|draft| draft.picks().iter().any(|pick| pick.hex() == Some(*hex)));
    let moves = drafted.is_some_and(|draft| draft.picks().iter().any(|pick| pick.piece().is_some()));
    let ends = |hexes: &[Hex]| hexes.first().is_some_and(has) || hexes.last().is_some_and(has);
    let belongs = match overlay {
        // A charge is drawn from the hex that its cavalry rides to.
        Overlay::Attack { from, to, odds, .. } => {
            from.iter().all(|hex| has(hex) || named(hex) || odds == "charge") && to.iter().all(&has)
        }
        Overlay::Could { from, to, .. } | Overlay::Fire { from, to, .. } => has(from) && has(to),
        Overlay::Retreat { from, .. } | Overlay::Advance { from, .. } => has(from),
        Overlay::LastMove { hexes, .. } => hexes.last().is_some_and(has) || (drafted.is_some() && ends(hexes)),
        // A pontoon says in words what it is; a unit that enters comes from beside the map.
        Overlay::Path { hexes, cost } => ends(hexes) || moves || cost.contains(char::is_alphabetic),
        Overlay::Must { hex, .. } => has(hex),
        Overlay::Selected(hex) => has(hex) || named(hex),
        Overlay::Note { hex, .. } => has(hex) || drafted.is_none(),
        Overlay::Facing { hex, .. } => has(hex) || moves,
        _ => true,
    };
    (!belongs).then(|| format!("{overlay:?} with {drafted:?}"))
}

/// The overlays on the board without a question. A supply line of an army has an end that the rules know and no unit
/// does: only arrows of last moves are held to units.
fn laid(position: &dyn Position, told: &[Happening]) -> Vec<(String, Option<String>)> {
    let mut all: Vec<(String, Overlay)> =
        position.stakes().into_iter().map(|overlay| (String::from("stakes"), overlay)).collect();
    for layer in position.layers() {
        all.extend(position.layer(layer, told, None).into_iter().map(|overlay| ((*layer).to_owned(), overlay)));
    }
    let feeds = |layer: &str, overlay: &Overlay| layer != "last-moves" && matches!(overlay, Overlay::LastMove { .. });
    all.retain(|(layer, overlay)| !feeds(layer, overlay));
    let seen = |(layer, overlay): (String, Overlay)| (layer, orphan(position, &overlay, None));
    all.into_iter().map(seen).collect()
}

/// Checks that no overlay is on the board for a piece that has left it.
fn lost(position: &dyn Position) -> Option<String> {
    let gone = position.roster().iter().filter_map(|counter| u16::try_from(counter.id.0).ok()).map(PieceId);
    let gone: Vec<PieceId> = gone.filter(|piece| position.about(Eye::Public, *piece).lost).collect();
    for layer in position.layers() {
        let usual = position.layer(layer, &[], None);
        for piece in &gone {
            let drawn = position.layer(layer, &[], Some(Pick::Piece(*piece)));
            if let Some(mark) = drawn.iter().find(|mark| !usual.contains(mark)) {
                return Some(format!("{layer} of {piece:?}: {mark:?}"));
            }
        }
    }
    None
}

/// The marks of a question from its beginning to a draft of some picks.
fn asked(position: &dyn Position, side: Side, chance: &mut Chance) -> (usize, Option<String>) {
    let mut draft = Draft::EMPTY;
    let mut seen = 0;
    for _ in 0..=PICKS {
        let asking: Asking<Bytes> = position.ask(side, &draft);
        let mut marks = asking.lit(|piece| position.place(piece));
        if let Some(offer) = chance.pick(&asking.offers) {
            marks.extend(position.preview(side, &asking.draft, offer.pick));
        }
        seen += marks.len();
        // The pointer is on what it previews: a unit in hand goes there.
        let why = marks.iter().find_map(|mark| orphan(position, mark, Some(&asking.draft)));
        if why.is_some() {
            return (seen, why.map(|why| format!("{}: {why}", asking.question)));
        }
        let ahead = asking.offers.iter().filter_map(|offer| match &offer.then {
            Then::Draft(next) => Some(next),
            Then::Say(_) => None,
        });
        match chance.pick(&ahead.collect::<Vec<_>>()) {
            Some(next) => draft = (*next).clone(),
            None => break,
        }
    }
    (seen, None)
}

/// Plays a random battle. Returns the number of marks that were looked at, and of commands that were taken back.
fn play<S: System>(id: &str, seed: u64, steps: usize) -> [usize; 2] {
    let battle = ::systems::ALL.open(id, None).unwrap();
    let field = battle.of::<S>().unwrap().clone();
    let (game, begun) = S::Game::start(&field.board, &battle.options(&[])).unwrap();
    let mut told = S::happenings(&field.board, &begun);
    let mut seats = Seats::new(game);
    let mut chance = Chance::new(seed);
    let mut walkers = [Walker::<S>::default(), Walker::<S>::default()];
    // Number of happenings before each command that can still be taken back.
    let mut marks: Vec<usize> = Vec::new();
    let [mut seen, mut undone] = [0, 0];
    for step in 0..steps {
        let events = match seats.public().pending() {
            Pending::Over(_) => break,
            Pending::Roll(_) => {
                marks.clear();
                seats.roll(&mut chance).unwrap().unwrap().public
            }
            Pending::Decision { side, .. } => match seats.open_owed().unwrap() {
                Some(opened) => opened.public,
                None => {
                    let position = TypedPosition::<S>::new(seats.of(side).clone(), field.clone());
                    let position = position.seen_by(Eye::Of(side));
                    let (count, why) = asked(&position, side, &mut chance);
                    assert_eq!(why, None, "{id}, seed {seed}, step {step}");
                    let over = laid(&position, &told);
                    let why = over.iter().find_map(|(layer, why)| Some(format!("{layer}: {}", why.as_ref()?)));
                    assert_eq!(why, None, "{id}, seed {seed}, step {step}");
                    seen += count + over.len();
                    if step % 16 == 0 {
                        assert_eq!(lost(&position), None, "{id}, seed {seed}, step {step}");
                    }
                    if chance.one_in(1, 6) && seats.of(side).can_undo(side) && !marks.is_empty() {
                        let _ = seats.apply(side, &S::Game::undo()).unwrap();
                        told.truncate(marks.pop().unwrap());
                        undone += 1;
                        continue;
                    }
                    let said = walkers[side.index()].answer(seats.of(side), side, &mut chance).unwrap();
                    let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
                    if command == S::Game::undo() {
                        let _ = seats.apply(side, &command).unwrap();
                        told.truncate(marks.pop().unwrap_or(told.len()));
                        continue;
                    }
                    marks.push(told.len());
                    let came = seats.apply(side, &command).unwrap().public;
                    for opening in openings {
                        seats.learn(side, &opening).unwrap();
                    }
                    came
                }
            },
        };
        told.extend(S::happenings(&field.board, &events));
    }
    [seen, undone]
}

#[test]
fn every_mark_of_the_art_of_war_belongs_to_something() {
    let both =
        [play::<art_of_war_app::ArtOfWar>("eylau", 1, 700), play::<art_of_war_app::ArtOfWar>("dresden-day1", 2, 500)];
    assert!(both.iter().all(|[seen, undone]| *seen > 5_000 && *undone > 20), "{both:?}");
}

#[test]
fn every_mark_of_twenty_belongs_to_something() {
    let both =
        [play::<twenty_app::Twenty>("dresden20", 1, 500), play::<twenty_app::Twenty>("dresden20-koenigstein", 2, 300)];
    assert!(both.iter().all(|[seen, undone]| *seen > 3_000 && *undone > 2), "{both:?}");
}

#[test]
fn every_mark_of_la_bataille_belongs_to_something() {
    let both = [play::<bataille_app::Bataille>("broesa", 1, 300), play::<bataille_app::Bataille>("gleina", 2, 60)];
    assert!(both.iter().all(|[seen, undone]| *seen > 2_000 && *undone > 2), "{both:?}");
}

#[test]
fn every_mark_of_winters_victory_belongs_to_something() {
    let [seen, undone] = play::<winter_app::Winter>("winter-training", 1, 250);
    assert!(seen > 2_000 && undone > 2, "{seen} and {undone}");
}

#[test]
fn every_mark_of_the_eagles_belongs_to_something() {
    let [seen, undone] = play::<eagles_app::Eagles>("eagles-friedland", 1, 250);
    assert!(seen > 2_000 && undone > 2, "{seen} and {undone}");
}
