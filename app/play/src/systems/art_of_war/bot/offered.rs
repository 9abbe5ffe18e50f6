//! What a side is offered, as a player without a person reads it: everything it may say comes from here.

use crate::ask::{Asking, Draft, Pick, Rank};
use crate::system::Ask;
use crate::systems::art_of_war::{ArtOfWar, piece, unit};
use engine::art_of_war::{Command, Game, UnitId};
use engine::contract::Side;
use engine::hex::Hex;

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Offered<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
}

/// Where a unit may be sent, and what is said by it.
type Ends = Vec<(Hex, Command)>;

impl Offered<'_> {
    /// What is asked once these were pointed at.
    pub(super) fn asking(self, picks: impl IntoIterator<Item = Pick>) -> Asking<Command> {
        ArtOfWar::ask(self.game, self.side, &picks.into_iter().collect())
    }

    /// What confirming says once these were pointed at; nothing where they do not fit or may not be said.
    pub(super) fn ready(self, picks: impl IntoIterator<Item = Pick>) -> Option<Command> {
        let draft: Draft = picks.into_iter().collect();
        let asking = ArtOfWar::ask(self.game, self.side, &draft);
        let ready = asking.would_confirm().filter(|_| asking.draft == draft)?;
        Some(ready.said.command.clone())
    }

    /// What ending or declining says, where it may be said.
    pub(super) fn pass(self) -> Option<Command> {
        self.asking([]).would_pass().map(|saying| saying.said.command.clone())
    }

    /// What is said of these units together; of nobody, what declining says.
    pub(super) fn said_of(self, units: &[UnitId]) -> Option<Command> {
        if units.is_empty() {
            return self.pass();
        }
        let mut units = units.to_vec();
        units.sort_unstable();
        self.ready(units.into_iter().map(|unit| Pick::Piece(piece(unit))))
    }

    /// The units that may be pointed at.
    pub(super) fn units(self) -> Vec<UnitId> {
        self.units_among(&self.asking([]))
    }

    fn units_among(self, asking: &Asking<Command>) -> Vec<UnitId> {
        let pieces = asking.offers.iter().filter_map(|offer| offer.pick.piece());
        pieces.filter_map(|piece| unit(self.game.board(), piece)).collect()
    }

    /// Where a unit may be sent once it is pointed at.
    pub(super) fn hexes_of(self, unit: UnitId) -> Ends {
        ends(&self.picked(unit), |_| true)
    }

    /// Every unit that may be sent somewhere, and where.
    pub(super) fn ways(self) -> Vec<(UnitId, Ends)> {
        self.units().into_iter().map(|unit| (unit, self.hexes_of(unit))).collect()
    }

    /// A move that brings a unit to where it must spend the night [17.3].
    pub(super) fn to_rest(self) -> Option<Command> {
        let asking = self.asking([]);
        let owing = asking.offers.iter().filter(|offer| offer.rank == Rank::Owed);
        let units = owing.filter_map(|offer| unit(self.game.board(), offer.pick.piece()?));
        units.map(|unit| self.picked(unit)).find_map(|asking| {
            let rests = ends(&asking, |rank| rank == Rank::Owed);
            rests.into_iter().next().map(|(_, command)| command)
        })
    }

    fn picked(self, unit: UnitId) -> Asking<Command> {
        self.asking([Pick::Piece(piece(unit))])
    }
}

/// The hexes of these ranks that say something at once, if somebody is picked.
fn ends(asking: &Asking<Command>, of: impl Fn(Rank) -> bool) -> Ends {
    if asking.draft.is_empty() {
        return Vec::new();
    }
    let meant = asking.offers.iter().filter(|offer| of(offer.rank));
    meant.filter_map(|offer| Some((offer.pick.hex()?, offer.said()?.command.clone()))).collect()
}
