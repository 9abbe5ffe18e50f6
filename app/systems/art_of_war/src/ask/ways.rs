//! Questions that send one unit to one hex: a retreat, an advance, a battery drawn back, a unit put back on the map.

use super::super::piece;
use super::look::{Look, not_asked, of_units, which_one};
use crate::MESSAGES;
use art_of_war::{Command, UnitId};
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Draft, Mark, Offer, Overlay, Pick, Rank, Said, Sentence, Then, marked};
use language::phrase;
use language::tongue::Argument;

/// A way that a unit may take.
pub(super) struct Way {
    pub(super) unit: UnitId,
    pub(super) to: Hex,
    /// The words for it, with the unit that goes if it must be named.
    pub(super) label: fn(Option<Sentence>, Hex) -> Sentence,
    pub(super) mark: Mark,
}

/// "To 1204", or with a unit "Leg-1 6-4 to 1204".
pub(super) fn way_to(unit: Option<Sentence>, hex: Hex) -> Sentence {
    phrase!(MESSAGES, "art-of-war-way", units = Argument::list(unit), hex = hex)
}

/// The ways of a question.
pub(super) struct Ways<'a> {
    pub(super) look: Look<'a>,
    pub(super) all: Vec<Way>,
    /// Whether the units must go, or may.
    pub(super) rank: Rank,
    /// The command of the offer.
    pub(super) command: fn(UnitId, Hex) -> Command,
}

impl Ways<'_> {
    /// The units that may move, each once, in the order of the options.
    pub(super) fn units(&self) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = Vec::new();
        for way in &self.all {
            if !units.contains(&way.unit) {
                units.push(way.unit);
            }
        }
        units
    }

    /// The unit that a draft has picked.
    pub(super) fn read(&self, draft: &Draft) -> Option<UnitId> {
        let unit = self.look.unit(*draft.picks().first()?)?;
        self.all.iter().any(|way| way.unit == unit).then_some(unit)
    }

    /// The hexes of one unit.
    pub(super) fn of(&self, unit: UnitId) -> impl Iterator<Item = &Way> {
        self.all.iter().filter(move |way| way.unit == unit)
    }

    fn how_many(&self, to: Hex) -> usize {
        self.all.iter().filter(|way| way.to == to).count()
    }

    /// The units; and the hexes of the one that is picked, or those that only one unit can go to.
    pub(super) fn offers(&self, picked: Option<UnitId>) -> Vec<Offer<Command>> {
        let unit_offer = |unit: UnitId| {
            let chosen = picked == Some(unit);
            Offer {
                pick: Pick::Piece(piece(unit)),
                then: Then::Draft(of_units((!chosen).then_some(unit))),
                label: self.look.named(unit),
                rank: self.rank,
                mark: if chosen { Mark::Chosen } else { Mark::Choice },
            }
        };
        let meant = |way: &&Way| match picked {
            Some(unit) => way.unit == unit,
            None => self.how_many(way.to) == 1,
        };
        let hex_offer = |way: &Way| Offer {
            pick: Pick::Hex(way.to),
            then: Then::Say(Said::open((self.command)(way.unit, way.to))),
            // If no unit is picked, the label names the unit that would move.
            label: match picked {
                Some(_) => (way.label)(None, way.to),
                None => (way.label)(Some(self.look.named(way.unit)), way.to),
            },
            rank: self.rank,
            mark: way.mark.clone(),
        };
        let units = self.units().into_iter().map(unit_offer);
        units.chain(self.all.iter().filter(meant).map(hex_offer)).collect()
    }

    /// The ways as they lie on the board, no matter which unit is picked.
    pub(super) fn overlays(&self) -> Vec<Overlay> {
        self.all.iter().filter_map(|way| marked(way.to, &way.mark)).collect()
    }

    /// The nearest command that has the pick in it, and why it is refused.
    pub(super) fn why_not(&self, draft: &Draft, pick: Pick) -> Refusal {
        let command = match pick {
            Pick::Piece(_) => {
                let Some(unit) = self.look.unit(pick) else { return not_asked() };
                let to = self.look.some_hex(self.look.place(unit));
                (self.command)(unit, to)
            }
            Pick::Hex(to) => {
                let picked = self.read(draft);
                if picked.is_none() && self.how_many(to) > 1 {
                    return which_one();
                }
                match picked.or_else(|| self.look.nearest(self.units(), to)) {
                    Some(unit) => (self.command)(unit, to),
                    None => return not_asked(),
                }
            }
            _ => return not_asked(),
        };
        self.look.refused(&command)
    }
}
