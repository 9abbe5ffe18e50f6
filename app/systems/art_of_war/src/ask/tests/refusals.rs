//! A pick that is not offered has a reason: the refusal of the nearest command that would contain it.

use super::*;
use art_of_war::Proposal;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::PieceId;
use language::system::Rules as _;

/// The engine's refusal of the command that the draft's unit and the hex make.
fn of_hex(game: &Game, side: Side, draft: &Draft, hex: Hex) -> Option<Refusal> {
    let unit = unit_of(game, *draft.picks().first()?)?;
    let command = match game.options() {
        Options::Move(_) => return game.way(side, unit, hex).err(),
        Options::Retreat(_) => Command::Retreat { unit, to: hex },
        Options::Advance(_) => Command::Advance { unit, to: hex },
        Options::StepBack(..) => Command::StepBack { unit, to: hex },
        Options::Reorganise(_) => Command::Place { unit, to: hex },
        _ => return None,
    };
    game.check(side, &command).err()
}

/// The engine's refusal of the command that the unit makes.
fn of_unit(game: &Game, side: Side, unit: UnitId) -> Option<Refusal> {
    let command = match game.options() {
        Options::DeclareFresh(_) => Command::DeclareFresh { units: vec![unit] },
        Options::Losses(_) => Command::TakeLosses { units: vec![unit] },
        Options::CallReserve(_) | Options::Spirit(_) => Command::Activate { units: vec![unit] },
        Options::Attack(_) if game.board().unit(unit).side == side => {
            let at = game.state().hex_of(unit)?;
            let enemies = game.board().units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
            let nearest = enemies.min_by_key(|&hex| game.board().distance(hex, at))?;
            let all_as_near = |hex: &Hex| game.board().distance(*hex, at) == game.board().distance(nearest, at);
            let rivals = game.board().units_of(side.other()).filter_map(|enemy| game.state().hex_of(enemy));
            if rivals.filter(all_as_near).any(|hex| hex != nearest) {
                return None;
            }
            Command::Attack(Proposal { units: vec![unit], targets: vec![nearest], lower: 0, columns: Vec::new() })
        }
        _ => return None,
    };
    game.check(side, &command).err()
}

fn has_a_reason(game: &Game, side: Side, draft: &Draft, pick: Pick) {
    let refusal = ArtOfWar::why_not(game, side, draft, pick);
    let why = || format!("{pick:?} with {draft:?} of {}: {refusal:?}", ask(game, side, draft).question);
    let told = ArtOfWar::names(game.board()).refusal_words(&refusal);
    assert!(told.ends_with('.') && !told.contains(['{', '[']), "{told}: {}", why());
    assert_ne!(refusal.name, "not-offered", "forgotten: {}", why());
    let engine = match pick {
        Pick::Hex(hex) => of_hex(game, side, draft, hex),
        _ if draft.is_empty() => unit_of(game, pick).and_then(|unit| of_unit(game, side, unit)),
        _ => None,
    };
    if let Some(engine) = engine {
        assert_eq!(refusal.case, engine.case, "the engine says {engine:?}: {}", why());
    }
}

fn reasons(game: &Game, side: Side, chance: &mut Chance) {
    let empty = ask(game, side, &Draft::EMPTY);
    let drafts: Vec<Draft> = empty.offers.iter().filter_map(|offer| offer.draft().cloned()).collect();
    let begun = chance.pick(&drafts).cloned().unwrap_or(Draft::EMPTY);
    let hexes: Vec<Hex> = game.board().definition().map.grid.hexes().collect();
    for draft in [Draft::EMPTY, begun] {
        let asking = ask(game, side, &draft);
        for _ in 0..25 {
            let hex = Pick::Hex(*chance.pick(&hexes).expect("a map"));
            let piece = Pick::Piece(PieceId(u16::try_from(chance.below(game.board().unit_count() + 2)).unwrap_or(0)));
            for pick in [hex, piece] {
                if asking.offer(pick).is_none() {
                    has_a_reason(game, side, &asking.draft, pick);
                }
            }
        }
        for pick in [Pick::Word("carré"), Pick::Word("free"), Pick::Group(language::ask::GroupId(2))] {
            if asking.offer(pick).is_none() {
                has_a_reason(game, side, &asking.draft, pick);
            }
        }
    }
    // A side that is not asked hears that, whatever it points at.
    let refusal = ArtOfWar::why_not(game, side.other(), &Draft::EMPTY, Pick::Word("free"));
    assert_eq!(Some(refusal), game.check(side.other(), &Game::undo()).err());
}

#[test]
fn whatever_is_not_offered_in_a_skirmish_has_a_reason() {
    visit("skirmish", 0..6, 6, &mut reasons);
}

#[test]
fn whatever_is_not_offered_at_eylau_has_a_reason() {
    visit("eylau", 8..11, 5, &mut reasons);
}

#[test]
fn whatever_is_not_offered_at_dresden_has_a_reason() {
    visit("dresden", 8..11, 5, &mut reasons);
}
