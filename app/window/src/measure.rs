//! How far it is from one hex to another, and whether guns could fire there: all of it asked of the engine.

use engine::art_of_war::{Game, cases};
use engine::hex::Hex;
use scene::Overlay;

/// What was measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Measured {
    from: Hex,
    to: Hex,
    /// Hexes from one to the other.
    distance: u16,
    /// Whether guns fire there; nothing out of their range.
    fire: Option<bool>,
    /// What stands in the way.
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

    /// Whether it goes from one hex to another one.
    pub(super) fn goes_somewhere(&self) -> bool {
        self.from != self.to
    }

    /// A sentence with the rule behind it.
    pub(super) fn text(&self) -> String {
        let Measured { from, to, distance, .. } = self;
        let hexes = if *distance == 1 { "1 hex" } else { &format!("{distance} hexes") };
        let blocked = || {
            let names: Vec<String> = self.blockers.iter().map(ToString::to_string).collect();
            format!("blocked by {} [{}]", names.join(" and "), cases::TERRAIN)
        };
        let fire = match self.fire {
            Some(true) => format!("guns can fire there [{}]", cases::BOMBARDMENT),
            Some(false) => format!("guns reach it, but the line of fire is {}", blocked()),
            None if *distance <= 1 => String::from("no bombardment at this distance"),
            None if self.blockers.is_empty() => {
                format!("out of range of guns [{}]; the line is clear", cases::BOMBARDMENT)
            }
            None => format!("out of range of guns [{}]; the line is {}", cases::BOMBARDMENT, blocked()),
        };
        format!("{from} to {to}: {hexes}; {fire}.")
    }

    /// What is drawn of it.
    pub(super) fn overlays(&self) -> Vec<Overlay> {
        if !self.goes_somewhere() {
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
    use engine::art_of_war::OptionalRules;
    use engine::map::Terrain;
    use std::sync::Arc;

    #[test]
    fn what_blocks_is_named_and_agrees_with_the_line_of_fire() {
        let battle = play::library::open("eylau", None).expect("a battle");
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
                    assert!(measured.text().contains(&hex.to_string()), "{}", measured.text());
                }
                if measured.blockers.is_empty() { clear += 1 } else { blocked += 1 }
            }
        }
        assert!(clear > 100 && blocked > 10, "{clear} {blocked}");
    }

    #[test]
    fn beyond_two_hexes_guns_do_not_reach() {
        let battle = play::library::open("eylau", None).expect("a battle");
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let text = Measured::of(&game, Hex::new(5, 5), Hex::new(5, 8)).text();
        assert!(text.contains("3 hexes") && text.contains("out of range") && text.contains("5.6"), "{text}");
    }
}
