//! The rules for drafts: asking is total, idempotent, and never hands out what does not fit or may not be said.

use super::*;
use engine::hex::{Hex, Hexside};
use language::ask::{Dial, Facing, GroupId, HolderId, Names, PieceId};
use language::system::Rules;

/// Anything that can be pointed at, whether this battle has it or not.
fn junk(game: &Game, chance: &mut Chance) -> Pick {
    let grid = game.board().definition().map.grid;
    let small = |most: usize, chance: &mut Chance| u16::try_from(chance.below(most)).unwrap_or(0);
    let number = |most: u8, chance: &mut Chance| u8::try_from(chance.below(usize::from(most) + 2)).unwrap_or(0);
    let hex = Hex::new(number(grid.columns, chance), number(grid.rows, chance));
    match chance.below(12) {
        0..=3 => Pick::Piece(PieceId(small(game.board().unit_count() + 3, chance))),
        4 => Pick::Piece(PieceId(u16::MAX)),
        5 | 6 => Pick::Hex(hex),
        7 => Pick::Word(["free", "free all", "lower", "carré"][chance.below(4)]),
        8 => Pick::Dial(
            Dial { key: ["lower", "raise"][chance.below(2)], of: None },
            i16::try_from(chance.below(14)).unwrap_or(0) - 2,
        ),
        9 => Pick::Group(GroupId(small(30, chance))),
        10 => Pick::Facing(hex, Facing::new(u8::try_from(chance.below(12)).unwrap_or(0)).expect("a twelfth")),
        _ if chance.one_in(1, 2) => Pick::Holder(HolderId(small(300, chance))),
        _ => Pick::Hexside(Hexside::between(hex, Hex::new(1, 1))),
    }
}

/// Checks that a draft shows what it must.
fn holds(game: &Game, side: Side, draft: &Draft, names: &Names, chance: &mut Chance) -> Asking<Command> {
    let asking = ask(game, side, draft);
    let why = || format!("{draft:?} of {}: {}", asking.question, asking.prompt.plain(names));
    assert!(draft.picks().starts_with(asking.draft.picks()), "not a prefix: {}", why());
    assert_eq!(ask(game, side, &asking.draft), asking, "asking again differs: {}", why());
    for said in asking.sayings() {
        assert_eq!(game.check(side, &said.command), Ok(()), "{:?}: {}", said.command, why());
    }
    for pick in asking.offers.iter().map(|offer| offer.pick) {
        let once = asking.offers.iter().filter(|offer| offer.pick == pick).count();
        assert_eq!(once, 1, "{pick:?} is offered {once} times: {}", why());
        if let Pick::Word(key) | Pick::Dial(Dial { key, .. }, _) = pick {
            assert!(names.word(key).is_some(), "{key} is not among the words");
        }
    }
    // Every pick of the draft is offered again and marked, so that it can be removed.
    for pick in asking.draft.picks() {
        let offer = asking.offer(*pick).unwrap_or_else(|| panic!("{pick:?} cannot leave: {}", why()));
        assert!(offer.is_chosen(), "{pick:?}: {}", why());
    }
    if side == asked(game) {
        assert!(!asking.is_dead_end(), "a dead end: {}", why());
        assert!(asking.prompt.rules().next().is_some(), "no rule: {}", why());
    } else {
        assert!(asking.is_dead_end() && asking.question.is_empty(), "{}", why());
    }
    let drafts: Vec<&Draft> = asking.drafts().collect();
    for _ in 0..3 {
        if let Some(given) = chance.pick(&drafts) {
            assert_eq!(&ask(game, side, given).draft, *given, "handed out and cut: {}", why());
        }
    }
    asking
}

fn asked(game: &Game) -> Side {
    match game.pending() {
        Pending::Decision { side, .. } => side,
        _ => panic!("nobody is asked"),
    }
}

fn drafts_hold(battle: &str, seeds: std::ops::Range<u64>) -> Met {
    let names = ArtOfWar::names(&board(battle));
    visit(battle, seeds, 5, &mut |game, side, chance| {
        let empty = holds(game, side, &Draft::EMPTY, &names, chance);
        holds(game, side.other(), &Draft::EMPTY, &names, chance);
        // Along what is offered.
        let mut walked = empty;
        for _ in 0..4 {
            let drafts: Vec<Draft> = walked.drafts().cloned().collect();
            let Some(next) = chance.pick(&drafts) else { break };
            walked = holds(game, side, next, &names, chance);
            assert_eq!(walked.draft, *next);
        }
        // Junk, and junk behind what fits or within it.
        for _ in 0..4 {
            let whole: Vec<Pick> = (0..chance.below(4)).map(|_| junk(game, chance)).collect();
            holds(game, side, &Draft::new(whole), &names, chance);
            let mut picks = walked.draft.picks().to_vec();
            let at = chance.below(picks.len() + 1);
            picks.insert(at, junk(game, chance));
            holds(game, side, &Draft::new(picks), &names, chance);
        }
    })
}

#[test]
fn drafts_of_a_skirmish_hold() {
    drafts_hold("skirmish", 0..6);
}

#[test]
fn drafts_of_eylau_hold() {
    let met = drafts_hold("eylau", 0..3);
    for question in ["move", "fresh", "attack", "losses", "retreat", "advance"] {
        assert!(met.contains_key(question), "{question} was never asked: {met:?}");
    }
}

#[test]
fn drafts_of_dresden_hold() {
    let met = drafts_hold("dresden", 0..3);
    for question in ["move", "attack", "retreat", "advance", "reserve", "fight on", "reorganise"] {
        assert!(met.contains_key(question), "{question} was never asked: {met:?}");
    }
}
