//! The bombardment of Eylau by the Centre Grand Battery [20.34.B.7].

use crate::agenda::Salvo;
use crate::definition::Terrain;
use crate::event::Verdict;
use crate::question::*;
use crate::state::{FireOrder, Formation, Morale, UnitId};
use engine::hex::Hex;

/// A natural die from this on costs a point in any case.
const COSTS_FROM: u8 = 8;

impl Game {
    /// Hexes of Eylau that are bombarded: the town, church and castle, and light cover beside the town.
    fn bombarded_hexes(&self) -> Vec<Hex> {
        let town = |hex: Hex| {
            let spot = self.board.spot(hex);
            spot.town || spot.stronghold
        };
        let beside = |hex: Hex| {
            self.terrain(hex) == Terrain::LightCover && self.board.around(hex).any(|(_, at)| self.board.spot(at).town)
        };
        let mut hexes: Vec<Hex> = self.board.grid().hexes().filter(|&hex| town(hex) || beside(hex)).collect();
        // In the order of their printed numbers.
        hexes.sort_by_key(|&hex| self.board.spot(hex).printed);
        hexes
    }

    /// The hex that a battery bombards: the nearest one with a French battalion, else the nearest.
    fn bombarded_by(&self, id: UnitId, hexes: &[Hex]) -> Option<Hex> {
        let unit = self.unit(id);
        let (from, [least, most]) = (unit.hex()?, self.board.whole()?.field.rules.bombardment.range);
        let ready = unit.formation == Formation::Unlimbered && unit.strength > 0 && unit.morale != Morale::Routed;
        if !ready || self.is_out_of_ammunition(id) {
            return None;
        }
        let reached = hexes.iter().copied().filter(|&hex| {
            let far = self.board.distance(from, hex);
            (u16::from(least)..=u16::from(most)).contains(&far) && self.board.in_cone(from, unit.facing, hex)
        });
        let held = |hex: Hex| {
            self.units_at(hex)
                .iter()
                .any(|&other| self.side_of(other) == Side::Second && self.counter(other).is_battalion())
        };
        reached.min_by_key(|&hex| (!held(hex), self.board.distance(from, hex), self.board.spot(hex).printed))
    }

    /// The batteries that bombard, by id, each with its hex. One that is to hold its fire is called on only as long as too
    /// few others fire [R162].
    fn bombardment(&self) -> Vec<(UnitId, Hex)> {
        if !self.bombards_now() {
            return Vec::new();
        }
        let hexes = self.bombarded_hexes();
        let least = self.board.whole().map_or(0, |whole| usize::from(whole.field.rules.bombardment.least));
        let able = self.on_map(Side::First).filter(|&(id, _)| self.is_bombarding(id));
        let able: Vec<(UnitId, Hex)> = able.filter_map(|(id, _)| Some((id, self.bombarded_by(id, &hexes)?))).collect();
        let holds = |id: UnitId| self.unit(id).fire == FireOrder::Hold;
        let willing = able.iter().filter(|(id, _)| !holds(*id)).count();
        let mut called = least.saturating_sub(willing);
        let fires = |&(id, _): &(UnitId, Hex)| {
            if !holds(id) {
                return true;
            }
            let needed = called > 0;
            called = called.saturating_sub(1);
            needed
        };
        able.into_iter().filter(fires).collect()
    }

    /// Two dice for each battery that bombards: where it falls, and what it does.
    pub(crate) fn bombardment_dice(&self) -> usize {
        2 * self.bombardment().len()
    }

    pub(crate) fn bombard(&mut self, dice: &[u8], report: &mut Report) {
        for ((id, target), dice) in self.bombardment().into_iter().zip(dice.chunks(2)) {
            let [scatter, die] = *dice else { continue };
            let salvo = Salvo { units: vec![id], targets: vec![target], dice: Vec::new(), next: 0 };
            let hex = self.scatter(&salvo, target, scatter, report);
            let struck = hex.filter(|&hex| self.has(Side::Second, hex)).and_then(|hex| self.top(hex));
            if let Some(struck) = struck {
                self.stun(struck, die, report);
            }
        }
    }

    /// A unit is shelled: it checks by its rating alone, and stays where it is.
    fn stun(&mut self, id: UnitId, die: u8, report: &mut Report) {
        let margin = i16::from(die) - self.rating(id);
        if die >= COSTS_FROM {
            self.lose(id, 1, report);
        }
        if margin <= 0 || self.hex_of(id).is_none() {
            return;
        }
        let was = self.unit(id).morale;
        let (morale, verdict) = match was {
            Morale::Good => (Morale::Disordered, Verdict::Disorder),
            Morale::Disordered | Morale::Routed => (Morale::Routed, Verdict::Rout),
        };
        report.tell(What::Checked { unit: id, die, margin, verdict }, [rule!("20.34")]);
        self.edit(id, |unit| unit.morale = morale);
        if let Some(day) = self.state.day.as_mut() {
            day.stunned.push(id);
            day.stunned.sort();
            day.stunned.dedup();
        }
    }
}
