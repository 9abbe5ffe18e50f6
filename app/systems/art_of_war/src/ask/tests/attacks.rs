//! The hardest question of the system, as `docs/ASKING.md` works it: three of Legrand's division against Doc-3 in 1415.

use super::super::plan::LOWERED;
use super::*;
use art_of_war::{PhaseKind, Place, Position, Proposal};
use engine::hex::Hex;
use language::ask::{GroupId, Mark, Overlay, Rank};
use language::sheet::Part;
use language::system::Rules;

const TARGET: Hex = Hex::new(14, 15);

/// Leg-1, Leg-2 and Leg-3 beside Doc-3, and no other unit.
fn legrand() -> (Game, Side, [UnitId; 3], Pick) {
    let board = board("eylau");
    let unit = |id: &str| board.unit_by_id(id).expect("a unit of Eylau");
    let mut position = Position::empty(&board);
    let attackers = [("Leg-1", Hex::new(14, 16)), ("Leg-2", Hex::new(13, 16)), ("Leg-3", Hex::new(13, 15))];
    for (id, hex) in attackers {
        position.place(unit(id), Place::On(hex));
    }
    position.place(unit("Doc-3"), Place::On(TARGET));
    let side = board.unit(unit("Leg-1")).side;
    for division in board.division_ids() {
        position.spend_fresh(division);
    }
    position.set_phase(5, side, PhaseKind::Combat);
    let division = board.unit(unit("Leg-1")).division.expect("a division");
    let units = attackers.map(|(id, _)| unit(id));
    let group = Pick::Group(GroupId(u16::from(division.0)));
    let (game, _) = Game::from_position(Arc::clone(&board), OptionalRules::default(), position).expect("a position");
    (game, side, units, group)
}

fn button(asking: &Asking<Command>, game: &Game) -> String {
    let names = ArtOfWar::names(game.board());
    match &asking.ready {
        None => String::from("nothing"),
        Some(Ok(saying)) => saying.label.plain(&names),
        Some(Err(barred)) => barred.refusal.name.to_owned(),
    }
}

/// Asks again with the draft of the offer for that pick.
fn take(game: &Game, side: Side, asking: &Asking<Command>, pick: Pick) -> Asking<Command> {
    let draft = asking.offer(pick).and_then(|offer| offer.draft()).unwrap_or_else(|| panic!("{pick:?} is not offered"));
    ask(game, side, draft)
}

#[test]
fn a_column_is_taken_and_given_away_again() {
    let (game, side, units, legrand) = legrand();
    let empty = ask(&game, side, &Draft::EMPTY);
    assert_eq!((empty.question, button(&empty, &game).as_str()), ("attack", "nothing"));
    // The first attacker brings the only hex it can attack; the hex brings all attackers.
    let [first, second, _] = units.map(|unit| Pick::Piece(piece(unit)));
    let alone = take(&game, side, &empty, first);
    assert_eq!(alone.draft, Draft::new([first, Pick::Hex(TARGET)]));
    let all = take(&game, side, &empty, Pick::Hex(TARGET));
    assert_eq!(
        all.draft,
        Draft::new(units.map(|unit| Pick::Piece(piece(unit))).into_iter().chain([Pick::Hex(TARGET)]))
    );
    assert_eq!(button(&all, &game), "Attack on 3-1");
    let column = take(&game, side, &all, legrand);
    assert_eq!(button(&column, &game), "Attack on 4-1");
    let lowered = take(&game, side, &column, Pick::Dial(LOWERED, 1));
    assert_eq!(button(&lowered, &game), "Attack on 3-1");
    assert!(lowered.draft.picks().ends_with(&[Pick::Dial(LOWERED, 1), legrand]), "{:?}", lowered.draft);
    // Without the second the division is not together any more, and its column is lost.
    let two = take(&game, side, &lowered, second);
    assert!(!two.draft.contains(legrand) && two.draft.contains(Pick::Dial(LOWERED, 1)), "{:?}", two.draft);
    // The unit would be left without the attack it must make, and the button says so.
    assert_eq!(button(&two, &game), "strands-attacker");
}

#[test]
fn only_columns_that_the_table_has_can_be_given_away() {
    let (game, side, _, legrand) = legrand();
    let all = take(&game, side, &ask(&game, side, &Draft::EMPTY), Pick::Hex(TARGET));
    // 3-1 has six columns to its left.
    assert_eq!(all.dial(LOWERED), (Some(0), (0..=6).collect()));
    let column = take(&game, side, &all, legrand);
    let lowest = take(&game, side, &column, Pick::Dial(LOWERED, 7));
    assert_eq!(button(&lowest, &game), "Attack on 1-5");
    // Points after all: one column less can be given away.
    let points = take(&game, side, &lowest, legrand);
    assert_eq!(points.dial(LOWERED).0, Some(6));
    assert_eq!(button(&points, &game), "Attack on 1-5");
    let refusal = ArtOfWar::why_not(&game, side, &all.draft, Pick::Dial(LOWERED, 7));
    let Some(Ok(saying)) = &all.ready else { panic!("it can be said") };
    let Command::Attack(proposal) = &saying.said.command else { panic!("an attack") };
    let too_low = Command::Attack(Proposal { lower: 7, ..proposal.clone() });
    assert_eq!(Some(refusal), game.check(side, &too_low).err());
}

#[test]
fn obligations_are_marked_and_the_phase_cannot_end() {
    let (game, side, units, _) = legrand();
    let empty = ask(&game, side, &Draft::EMPTY);
    assert!(matches!(empty.pass, Some(Err(_))));
    let marks: Vec<&Mark> = empty.offers.iter().map(|offer| &offer.mark).collect();
    assert_eq!(marks.iter().filter(|mark| ***mark == Mark::Owed { acts: true }).count(), units.len());
    assert_eq!(marks.iter().filter(|mark| ***mark == Mark::Owed { acts: false }).count(), 1);
    assert!(empty.offers.iter().all(|offer| offer.rank == Rank::Owed));
    let place = |piece| unit(game.board(), piece).and_then(|unit| game.state().hex_of(unit));
    let must = |asking: &Asking<Command>| {
        asking.lit(place).iter().filter(|overlay| matches!(overlay, Overlay::Must { .. })).count()
    };
    assert_eq!(must(&empty), 4);
    let all = take(&game, side, &empty, Pick::Hex(TARGET));
    assert_eq!(must(&all), 0, "who attacks owes nothing more");
    let arrows: Vec<Overlay> = all.lit(place);
    assert!(matches!(arrows.as_slice(), [Overlay::Attack { odds, .. }] if odds == "3-1"), "{arrows:?}");
}

#[test]
fn the_card_tells_the_forecast() {
    let (game, side, ..) = legrand();
    let all = take(&game, side, &ask(&game, side, &Draft::EMPTY), Pick::Hex(TARGET));
    let text = all.card.plain(&ArtOfWar::names(game.board()));
    for line in [
        "Column: 1-5 1-4 1-3 1-2 1-1 2-1 [3-1] 4-1 5-1 6-1",
        "Attack  14",
        "  Leg-1 6-4  6",
        "  Legrand together [20.2]  +2",
        "Defence  4",
        "  Doc-3 4-4 in 1415  4",
        "Ratio [6.2]  3-1",
        "Must attack: Leg-1, Leg-2, Leg-3 [5.1]",
    ] {
        assert!(text.lines().any(|found| found == line), "{line:?} is not in:\n{text}");
    }
    let bars = all.card.parts.iter().find_map(|part| match part {
        Part::Bars(bars) => Some(bars),
        _ => None,
    });
    let shares: u32 = bars.expect("chances").iter().map(|bar| bar.share).sum();
    assert_eq!(shares, 36);
}

#[test]
fn an_unmade_attack_says_why_and_ending_is_doubted() {
    let (game, side, units, _) = legrand();
    // As Backspace leaves it.
    let half = ask(&game, side, &of(units));
    assert_eq!(button(&half, &game), "nobody-attacks");
    assert_eq!(half.draft.subject(), half.draft);
    let thin = ArtOfWar::preview(&game, side, &Draft::EMPTY, Pick::Hex(TARGET));
    assert_eq!(thin.len(), 3);
    let all = take(&game, side, &ask(&game, side, &Draft::EMPTY), Pick::Hex(TARGET));
    assert!(ArtOfWar::preview(&game, side, &all.draft, Pick::Hex(TARGET)).is_empty(), "the arrow tells it");
}
