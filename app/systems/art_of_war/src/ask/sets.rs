//! Questions that choose a set of units: fresh strength, losses, reserves.

use super::super::piece;
use super::look::{Look, not_asked, of_units};
use art_of_war::{Command, UnitId};
use engine::contract::{Game as _, Refusal};
use language::ask::{Draft, Mark, Offer, Pick, Rank, Sentence, Then};

/// The choice after a unit joins others.
type Join<'a> = &'a dyn Fn(&[UnitId], UnitId) -> Option<Vec<UnitId>>;

/// The units that may be chosen.
pub(super) struct Set<'a> {
    pub(super) look: Look<'a>,
    pub(super) units: Vec<UnitId>,
    pub(super) rank: Rank,
    /// The gain from a unit, behind its name.
    pub(super) gain: &'a dyn Fn(UnitId) -> String,
    /// The choice after a unit joins, perhaps in another's place; `None` if it may not join.
    pub(super) join: Join<'a>,
}

impl Set<'_> {
    /// The units that a draft has chosen: those of its first picks that are in order and fit together.
    pub(super) fn read(&self, draft: &Draft) -> Vec<UnitId> {
        let mut chosen: Vec<UnitId> = Vec::new();
        for &pick in draft.picks() {
            let unit = self.look.unit(pick).filter(|unit| self.units.contains(unit));
            let Some(unit) = unit.filter(|unit| chosen.last().is_none_or(|last| last < unit)) else { break };
            let Some(joined) = self.joined(&chosen, unit).filter(|joined| joined.len() > chosen.len()) else { break };
            chosen = joined;
        }
        chosen
    }

    fn joined(&self, chosen: &[UnitId], unit: UnitId) -> Option<Vec<UnitId>> {
        let mut joined = (self.join)(chosen, unit)?;
        joined.sort_unstable();
        Some(joined)
    }

    /// Each unit joins, or leaves if it is chosen.
    pub(super) fn offers(&self, chosen: &[UnitId]) -> Vec<Offer<Command>> {
        let mut units = self.units.clone();
        units.sort_unstable();
        units.dedup();
        let offer = |unit: UnitId| {
            let is_chosen = chosen.contains(&unit);
            let after = if is_chosen {
                chosen.iter().copied().filter(|other| *other != unit).collect()
            } else {
                self.joined(chosen, unit)?
            };
            Some(Offer {
                pick: Pick::Piece(piece(unit)),
                then: Then::Draft(of_units(after)),
                label: self.label(unit),
                rank: self.rank,
                mark: if is_chosen { Mark::Chosen } else { Mark::Choice },
            })
        };
        units.into_iter().filter_map(offer).collect()
    }

    fn label(&self, unit: UnitId) -> Sentence {
        let label = self.look.named(unit).text((self.gain)(unit));
        label.placed(self.look.place(unit))
    }
}

/// The refusal of a pick that cannot join: that of `command` with its unit, or in a hex, with the first unit that is
/// refused.
pub(super) fn why_not(look: Look<'_>, pick: Pick, command: impl Fn(UnitId) -> Command) -> Refusal {
    let refused = |unit: UnitId| look.game.check(look.side, &command(unit)).err();
    match pick {
        Pick::Hex(hex) => look.game.units_in(hex).into_iter().find_map(refused).unwrap_or_else(not_asked),
        _ => look.unit(pick).map_or_else(not_asked, |unit| look.refused(&command(unit))),
    }
}
