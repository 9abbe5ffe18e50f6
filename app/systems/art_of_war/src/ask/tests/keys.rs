//! Every question is answered by a few keys, which use nothing but the question.

use super::*;
use art_of_war::{Limit, PhaseKind, Position};
use language::ask::{Offer, Said, Then};
use language::system::Rules;

/// The command of Space, or else of J and Enter.
fn says(game: &Game, side: Side, asking: &Asking<Command>) -> Option<Said<Command>> {
    if let Some(saying) = asking.would_confirm() {
        return Some(saying.said.clone());
    }
    let hex = asking.hexes().first().copied()?;
    match &asking.clicked(None, hex, &[])?.then {
        Then::Say(said) => Some(said.clone()),
        Then::Draft(draft) => ask(game, side, draft).would_confirm().map(|saying| saying.said.clone()),
    }
}

/// The command reached by the Next key, pressed until something can be said.
fn by_next(game: &Game, side: Side) -> Option<Said<Command>> {
    let again = |draft: &Draft| ask(game, side, draft);
    let mut asking = again(&Draft::EMPTY);
    for _ in 0..=asking.round().len() {
        asking = again(&asking.next_draft(true, again)?);
        if let Some(said) = says(game, side, &asking) {
            return Some(said);
        }
    }
    None
}

fn answered(game: &Game, side: Side) {
    let empty = ask(game, side, &Draft::EMPTY);
    let legal = |said: Option<Said<Command>>, keys: &str| {
        let said = said.unwrap_or_else(|| panic!("{keys} say nothing to {:?}", game.pending()));
        assert_eq!(game.check(side, &said.command), Ok(()), "{keys}");
    };
    match empty.question {
        "fight on" => legal(says(game, side, &empty), "Space"),
        "attack" => {
            legal(says(game, side, &ask(game, side, &empty.next_suggestion(true).expect("an attack"))), "A, Space");
            if empty.would_pass().is_none() {
                legal(says(game, side, &empty), "J, Enter, Space");
            }
        }
        // If all units have moved and the phase can only be ended, there is nothing to go round.
        "move" if empty.round().is_empty() => {}
        _ => legal(by_next(game, side), "N, J, Enter"),
    }
    if let Some(saying) = empty.passing(true) {
        legal(saying.ok().map(|saying| saying.said.clone()), "E, E");
    }
    // A piece alone is picked by itself.
    if let Some(draft) = empty.sole_piece(|draft| ask(game, side, draft)) {
        assert_eq!(ask(game, side, &draft).draft, draft);
    }
    let free: Vec<&Offer<Command>> = empty.numbered();
    if let Some(draft) = free.first().and_then(|offer| offer.draft()) {
        let again = ask(game, side, draft);
        legal(again.numbered().first().and_then(|offer| offer.said()).cloned(), "1, 1");
    }
}

fn keys_answer(battle: &str, seeds: std::ops::Range<u64>) -> Met {
    visit(battle, seeds, 8, &mut |game, side, _| answered(game, side))
}

#[test]
fn every_question_of_eylau_is_answered_by_keys() {
    let met = keys_answer("eylau", 12..16);
    for question in ["move", "fresh", "attack", "losses", "retreat", "advance", "step back"] {
        assert!(met.contains_key(question), "{question} was never asked: {met:?}");
    }
}

#[test]
fn every_question_of_dresden_is_answered_by_keys() {
    let met = keys_answer("dresden", 12..18);
    for question in
        ["move", "attack", "losses", "retreat", "advance", "step back", "reserve", "spirit", "reorganise", "fight on"]
    {
        assert!(met.contains_key(question), "{question} was never asked: {met:?}");
    }
}

#[test]
fn a_unit_that_moves_first_chooses_its_division_and_its_label_says_so() {
    let board = board("eylau");
    let names = ArtOfWar::names(&board);
    // In turn 2 the Russians may move one division more than in turn 1 [19.3].
    let limits = board.definition().rules.limits.iter();
    let limit = limits.clone().find(|limit| matches!(limit.limit, Limit::Only { others: 1.., .. })).expect("a choice");
    let (side, turn) = (limit.side, *limit.turns.first().expect("a turn"));
    let mut position = Position::start(&board);
    position.set_phase(turn, side, PhaseKind::Movement);
    let (mut game, _) =
        Game::from_position(Arc::clone(&board), OptionalRules::default(), position).expect("a position");
    let choosers = |game: &Game| -> Vec<Draft> {
        let offers = ask(game, side, &Draft::EMPTY).offers;
        let chooses = |offer: &Offer<Command>| offer.label.plain(&names).contains("[19.3]");
        offers.iter().filter(|offer| chooses(offer)).filter_map(|offer| offer.draft().cloned()).collect()
    };
    let picked = ask(&game, side, choosers(&game).first().expect("somebody who chooses"));
    let said = says(&game, side, &picked).expect("a move");
    game.apply(side, &said.command).expect("a legal move");
    assert_eq!(choosers(&game), [], "the division is chosen");
}
