//! The distance from one hex to another, and whether guns could fire there: both come from the engine.

use crate::MESSAGES;
use art_of_war::{Game, cases};
use engine::hex::Hex;
use language::ask::Sentence;
use language::phrase;
use scene::Overlay;

/// The two hexes that were measured, and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Measured {
    from: Hex,
    to: Hex,
    /// Hexes from one to the other.
    distance: u16,
    /// Whether guns fire there; nothing out of their range.
    fire: Option<bool>,
    /// The hexes that block the line.
    blockers: Vec<Hex>,
}

impl Measured {
    /// Measures from one hex to another.
    pub(super) fn of(game: &Game, from: Hex, to: Hex) -> Measured {
        let board = game.board();
        Measured {
            from,
            to,
            distance: board.distance(from, to),
            fire: game.line_of_fire(from, to),
            blockers: board.fire_blockers(from, to),
        }
    }

    /// A sentence with the rule behind it.
    pub(super) fn sentence(&self) -> Sentence {
        let (fire, rules) = match self.fire {
            Some(true) => ("clear", vec![cases::BOMBARDMENT]),
            Some(false) => ("blocked", vec![cases::TERRAIN]),
            None if self.distance <= 1 => ("near", Vec::new()),
            None if self.blockers.is_empty() => ("far", vec![cases::BOMBARDMENT]),
            None => ("far-blocked", vec![cases::BOMBARDMENT, cases::TERRAIN]),
        };
        let text = phrase!(
            MESSAGES,
            "art-of-war-measured",
            from = self.from,
            to = self.to,
            distance = phrase!(MESSAGES, "art-of-war-distance", hexes = self.distance),
            fire = fire,
            blockers = self.blockers.clone(),
        );
        rules.into_iter().fold(text, Sentence::rule)
    }

    /// The overlays of the measurement.
    pub(super) fn overlays(&self) -> Vec<Overlay> {
        if self.from == self.to {
            return vec![Overlay::Selected(self.from)];
        }
        let good = self.fire == Some(true);
        let clear = self.blockers.is_empty();
        let mut all: Vec<Overlay> = self.blockers.iter().copied().map(Overlay::Blocks).collect();
        all.push(Overlay::Fire { from: self.from, to: self.to, clear });
        all.push(Overlay::Note { hex: self.to, text: self.distance.to_string(), good });
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use art_of_war::OptionalRules;
    use engine::map::Terrain;
    use std::sync::Arc;

    fn told(measured: &Measured) -> String {
        measured.sentence().plain(&language::ask::Names::default())
    }

    #[test]
    fn what_blocks_is_named_and_agrees_with_the_line_of_fire() {
        let battle = crate::open("eylau").unwrap();
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let map = &game.board().definition().map;
        let (mut clear, mut blocked) = (0, 0);
        for from in map.grid.hexes().filter(|hex| map.exists(*hex)) {
            for to in map.grid.hexes().filter(|hex| map.exists(*hex) && map.grid.distance(from, *hex) == 2) {
                let measured = Measured::of(&game, from, to);
                assert_eq!(measured.fire, Some(measured.blockers.is_empty()), "{from} {to}");
                for hex in &measured.blockers {
                    let kinds = [Terrain::Woods, Terrain::Grove, Terrain::Town];
                    assert!(map.terrain.iter().any(|(at, kind)| at == hex && kinds.contains(kind)), "{hex}");
                    assert!(told(&measured).contains(&hex.to_string()), "{}", told(&measured));
                }
                if measured.blockers.is_empty() { clear += 1 } else { blocked += 1 }
            }
        }
        assert!(clear > 100 && blocked > 10, "{clear} {blocked}");
    }

    #[test]
    fn beyond_two_hexes_guns_do_not_reach() {
        let battle = crate::open("eylau").unwrap();
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let text = told(&Measured::of(&game, Hex::new(5, 5), Hex::new(5, 8)));
        assert!(text.contains("3 hexes") && text.contains("out of range") && text.contains("5.6"), "{text}");
    }
}
