//! The values of things: a column of the table, a hex to be in, a prize.

use engine::contract::Side;
use engine::hex::Hex;
use language::bot::Manner;
use twenty::{ALLIED, CombatResult, FRENCH, Game, GarrisonKind, LOWEST_COLUMN, Scout, UnitId, column};

/// The value of a result for the attacker. A broken corps moves Morale by two, a routed one by one and it is out for a
/// day.
const fn result(result: CombatResult) -> i32 {
    match result {
        CombatResult::AttackersBreak => -10,
        CombatResult::AttackersRout => -5,
        CombatResult::AttackersWithdraw => -2,
        CombatResult::Nothing | CombatResult::Exchange => 0,
        CombatResult::DefendersWithdraw => 3,
        CombatResult::DefendersRout => 6,
        CombatResult::DefendersBreak => 11,
    }
}

/// The value of a differential for the attacker: the sum over the six faces of the die.
pub(super) fn of_differential(game: &Game, differential: i16) -> i32 {
    let place = usize::try_from(column(differential) - LOWEST_COLUMN).unwrap_or(0);
    let results = &game.board().definition().numbers.results;
    results.iter().filter_map(|row| row.get(place)).map(|found| result(*found)).sum()
}

/// A look at the position of one side.
pub(super) struct Eyes<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
    pub(super) manner: Manner,
    pub(super) scout: Scout<'a>,
    pub(super) night: bool,
    /// The hexes of the city, which both sides want.
    city: Vec<Hex>,
    /// Enemy corps that can attack, each with its hex, its strength and how far its zone of attack reaches.
    enemies: Vec<(Hex, i16, u16)>,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(game: &'a Game, side: Side, manner: Manner) -> Eyes<'a> {
        let (board, state) = (game.board(), game.state());
        let scout = game.scout();
        let garrisons = board.definition().garrisons.iter();
        let city = garrisons.filter(|known| known.kind == GarrisonKind::City).map(|known| known.hex).collect();
        let standing = |unit: UnitId| {
            let hex = state.hex_of(unit)?;
            let reach = u16::from(board.unit(unit).movement) + 1;
            Some((hex, scout.strength(unit, true), reach))
        };
        let fit = |unit: &UnitId| !state.is_routed(*unit);
        let enemies = board.units_of(side.other()).filter(fit).filter_map(standing).collect();
        let night = board.is_night(state.turn);
        Eyes { game, side, manner, night, city, enemies, scout }
    }

    pub(super) fn distance(&self, a: Hex, b: Hex) -> i32 {
        i32::from(self.game.board().definition().map.grid.distance(a, b))
    }

    pub(super) fn is_city(&self, hex: Hex) -> bool {
        self.city.contains(&hex)
    }

    fn is_objective(&self, hex: Hex) -> bool {
        self.game.board().definition().objectives.iter().any(|known| known.hex == hex)
    }

    /// The value of driving the enemy from a hex, besides the losses.
    pub(super) fn prize(&self, hex: Hex) -> i32 {
        match (self.is_city(hex), self.is_objective(hex)) {
            (true, _) => 10,
            (false, true) => 6,
            (false, false) => 0,
        }
    }

    /// The excess of the strongest three that could attack a hex over its unit, the ground and the neighbours.
    fn outweighed(&self, unit: UnitId, hex: Hex) -> i16 {
        let grid = self.game.board().definition().map.grid;
        let near = |known: &&(Hex, i16, u16)| grid.distance(known.0, hex) <= known.2;
        let mut coming: Vec<i16> = self.enemies.iter().filter(near).map(|known| known.1).collect();
        coming.sort_unstable_by(|a, b| b.cmp(a));
        let attack: i16 = coming.into_iter().take(3).sum();
        let beside = self.friends_beside(unit, hex);
        attack - self.scout.strength(unit, false) - self.scout.ground(hex) - beside
    }

    fn friends_beside(&self, unit: UnitId, hex: Hex) -> i16 {
        let touching = self.scout.touching(hex).into_iter().filter_map(|near| self.scout.unit_in(near));
        let friends = touching.filter(|near| *near != unit && self.game.board().unit(*near).side == self.side);
        i16::try_from(friends.count().min(3)).unwrap_or(0)
    }

    /// Whether enough French are there to come out of the city.
    fn in_strength(&self) -> bool {
        let (board, state) = (self.game.board(), self.game.state());
        let there = |side: Side| {
            let units = board.units_of(side).filter(|unit| state.hex_of(*unit).is_some());
            units.map(|unit| i32::from(board.unit(unit).strength)).sum::<i32>()
        };
        10 * there(FRENCH) >= 7 * there(ALLIED)
    }

    /// The value of a hex for a corps that does not attack from it.
    pub(super) fn stance(&self, unit: UnitId, hex: Hex, zone_costs: i32) -> i32 {
        let state = self.game.state();
        let nearest = |hexes: &mut dyn Iterator<Item = Hex>| hexes.map(|to| self.distance(hex, to)).min();
        let enemy = nearest(&mut self.enemies.iter().map(|known| known.0)).unwrap_or(20);
        let zone = if self.scout.in_zone(self.side.other(), hex) { zone_costs } else { 0 };
        if state.is_routed(unit) {
            return enemy.min(4) * 3 - 3 * zone;
        }
        let city = nearest(&mut self.city.iter().copied()).unwrap_or(0);
        let goes_out = self.side == FRENCH && self.manner.of(self.in_strength(), true, false);
        let far = if goes_out { (enemy - 2).abs().min((city - 1).abs() + 4) } else { (city - 2).max(0) };
        let danger = match self.outweighed(unit, hex) {
            ..=0 => 0,
            1..=2 => self.manner.of(4, 1, 8),
            _ => self.manner.of(9, 3, 18),
        };
        let walls = if self.side == FRENCH && (self.is_city(hex) || self.is_objective(hex)) { 10 } else { 0 };
        let ground = 2 * i32::from(self.scout.ground(hex));
        let beside = i32::from(self.friends_beside(unit, hex));
        walls + ground + beside - 4 * far - danger - zone
    }
}
