//! The lights of a question on the board are those that the layers show of the engine's options.

use super::*;
use crate::show::{Layer, overlays};
use language::ask::PieceId;
use scene::Overlay;

/// The overlays lit for a draft.
fn lit(game: &Game, side: Side, draft: &Draft) -> Vec<Overlay> {
    let place = |piece: PieceId| unit(game.board(), piece).and_then(|unit| game.state().hex_of(unit));
    ask(game, side, draft).lit(place)
}

fn lights_are_the_same(battle: &str, seeds: std::ops::Range<u64>) -> Met {
    let scenario = crate::open(battle).expect("a battle of ours").scenario;
    visit(battle, seeds, 4, &mut |game, side, chance| {
        let layer = |layer, unit| overlays(&scenario, game, &[], layer, unit);
        let same = |found: &[Overlay], wanted: &[Overlay]| {
            assert!(wanted.iter().all(|overlay| found.contains(overlay)), "of {wanted:?} something lacks in {found:?}");
            let more: Vec<&Overlay> = found.iter().filter(|overlay| !wanted.contains(overlay)).collect();
            assert!(more.iter().all(|overlay| matches!(overlay, Overlay::Choice { .. })), "too much: {more:?}");
        };
        match game.options() {
            Options::Move(options) => {
                if let Some((unit, _)) = chance.pick(&options.units) {
                    let found = lit(game, side, &of([*unit]));
                    same(&found, &layer(Layer::Reach, Some(*unit)));
                    assert!(!found.iter().any(|overlay| matches!(overlay, Overlay::Choice { .. })));
                }
            }
            Options::Retreat(_) | Options::Advance(_) => {
                same(&lit(game, side, &Draft::EMPTY), &layer(Layer::Choices, None));
            }
            _ => {}
        }
    })
}

#[test]
fn reaches_and_ways_of_eylau_are_lit_as_its_layers_show_them() {
    let met = lights_are_the_same("eylau", 0..3);
    assert!(["move", "retreat", "advance"].iter().all(|question| met.contains_key(question)), "{met:?}");
}

#[test]
fn reaches_and_ways_of_dresden_are_lit_as_its_layers_show_them() {
    let met = lights_are_the_same("dresden", 0..3);
    assert!(["move", "retreat", "advance"].iter().all(|question| met.contains_key(question)), "{met:?}");
}
