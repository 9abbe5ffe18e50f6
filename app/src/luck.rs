//! Luck: what the dice gave and took, beyond what they were to give and take on average.
//!
//! A roll is weighed in printed strength points lost. The *worth* of a result is what each side loses by it at once, and
//! what the attacker of an equal elimination must still give up at the least; retreats that its owners have yet to choose
//! are not counted, since they are no luck. What a roll was to cost is the average of that over all its faces, each
//! carried out by the rules on a copy of the game, so the chances are those of the forecast; where a weather die
//! follows, over the faces of both. A side's *ill luck* in a roll is what it lost by the face that fell, less that average.
//! So the ill luck of every roll is 0 on average, whatever attacks the players choose. A side is lucky when it lost less
//! than was to be expected, or its enemy more.
//!
//! All of it is exact: two dice of six sides make 36 equal ways, and sums are kept in 36ths of a point.

use engine::art_of_war::{Board, Column, Command, DivisionId, Event, Game, Options, Proposal, UnitId, What};
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::Hex;

/// Losses are counted in so many parts of a strength point.
pub const PARTS: i64 = 36;
/// Two dice follow each other at most: the combat die and the weather die.
const DEEPEST: u32 = 2;
/// The table has no more columns to give away.
const MOST_LOWERED: u8 = 9;
/// More divisions than ever attack together with three units each.
const MOST_DIVISIONS: usize = 6;

/// The luck of both sides so far, or in one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// Strength that the first and the second player lost by dice, in 36ths.
    pub lost: [i64; 2],
    /// What they were to lose on average, in 36ths.
    pub expected: [i64; 2],
    /// How many rolls were weighed.
    pub rolls: u32,
}

impl Luck {
    /// Nothing has been rolled yet.
    pub const NONE: Luck = Luck { lost: [0; 2], expected: [0; 2], rolls: 0 };

    /// What a side lost beyond what was to be expected, in 36ths; negative if it lost less.
    pub fn ill(&self, side: Side) -> i64 {
        of(&self.lost, side) - of(&self.expected, side)
    }

    /// A side's luck in 36ths of a strength point: how much better it fared than on average, its own losses and its
    /// enemy's taken together. The other side's is its negative.
    pub fn of(&self, side: Side) -> i64 {
        self.ill(side.other()) - self.ill(side)
    }

    /// A roll is resolved: the game that waited for it, and what chance answered. Anything else that was rolled for,
    /// such as a corps that may come, costs nobody anything and leaves the luck as it is.
    pub fn roll(&mut self, before: &Game, rolled: &Rolled) {
        if let Some(one) = Luck::of_roll(before, rolled) {
            self.add(&one);
        }
    }

    /// What happened since a position in which a side was to decide: for a screen that is told events, and not commands.
    ///
    /// The attack is put together again from its announcement. Another proposal of the same units on the same column
    /// would be resolved in the same way, so any that fits is as good as the one that was made.
    pub fn hear(&mut self, before: &Game, events: &[Event]) {
        let mut game = before.clone();
        for event in events {
            let face = match &event.what {
                What::AttackAnnounced { adjacent, bombarding, targets, column, .. } => {
                    let units: Vec<UnitId> = adjacent.iter().chain(bombarding).copied().collect();
                    if let Some(attack) = proposal(&game, units, targets, *column) {
                        let side = game.state().active;
                        // Refused, it leaves the game as it is, and the die that follows fits nothing.
                        let _ = game.apply(side, &Command::Attack(attack));
                    }
                    continue;
                }
                What::DieRolled { face, .. } | What::WeatherRolled { face, .. } => *face,
                _ => continue,
            };
            let rolled = Rolled::Faces(vec![face]);
            if matches!(game.pending(), Pending::Roll(_)) {
                self.roll(&game, &rolled);
                let _ = game.resolve(&rolled);
            }
        }
    }

    /// Adds the luck of another roll.
    pub fn add(&mut self, other: &Luck) {
        for side in Side::BOTH {
            let at = side.index();
            for (sum, more) in [(&mut self.lost, &other.lost), (&mut self.expected, &other.expected)] {
                if let (Some(sum), Some(more)) = (sum.get_mut(at), more.get(at)) {
                    *sum += more;
                }
            }
        }
        self.rolls += other.rolls;
    }

    /// The luck of one roll; none if it is no roll of a combat, or was not answered by faces.
    pub fn of_roll(before: &Game, rolled: &Rolled) -> Option<Luck> {
        before.state().combat()?;
        let mut after = before.clone();
        let events = after.resolve(rolled).ok()?;
        Some(Luck { lost: worth(&after, &events, DEEPEST - 1), expected: average(before, DEEPEST), rolls: 1 })
    }
}

/// An attack of these units that is resolved on this column.
fn proposal(game: &Game, units: Vec<UnitId>, targets: &[Hex], column: Column) -> Option<Proposal> {
    let plain = Proposal { units, targets: targets.to_vec(), lower: 0, columns: Vec::new() };
    let with = |lower: u8, columns: Vec<DivisionId>| Proposal { lower, columns, ..plain.clone() };
    let forecast = |tried: &Proposal| game.forecast(tried).ok();
    // Divisions that may take a column instead of points.
    let bonuses = forecast(&plain).map_or_else(Vec::new, |found| found.bonuses);
    let may: Vec<DivisionId> = bonuses.iter().map(|bonus| bonus.division).collect();
    let may: Vec<DivisionId> = may.into_iter().filter(|&one| forecast(&with(0, vec![one])).is_some()).collect();
    for chosen in 0u32..1 << may.len().min(MOST_DIVISIONS) {
        let taken = may.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, one)| *one);
        let columns: Vec<DivisionId> = taken.collect();
        for lower in 0..=MOST_LOWERED {
            let tried = with(lower, columns.clone());
            if forecast(&tried).is_some_and(|found| found.column == column) {
                return Some(tried);
            }
        }
    }
    None
}

/// What a roll costs on average, in 36ths: the first and the second player.
pub fn average(before: &Game, deep: u32) -> [i64; 2] {
    let Pending::Roll(roll) = before.pending() else { return [0; 2] };
    let &[sides] = roll.dice.as_slice() else { return [0; 2] };
    let mut sum = [0; 2];
    for face in 1..=sides {
        let mut after = before.clone();
        let Ok(events) = after.resolve(&Rolled::Faces(vec![face])) else { return [0; 2] };
        let [first, second] = worth(&after, &events, deep.saturating_sub(1));
        sum = [sum[0] + first, sum[1] + second];
    }
    // A worth is in 36ths, and whole points by the last die: sixths of sixths leave no remainder.
    sum.map(|total| total / i64::from(sides.max(1)))
}

/// What a result costs both sides, in 36ths: at once, and what must still be given up; on average, if another die follows.
fn worth(after: &Game, events: &[Event], deep: u32) -> [i64; 2] {
    if let Pending::Roll(_) = after.pending()
        && after.state().combat().is_some()
        && deep > 0
        && events.iter().any(|event| matches!(event.what, What::DieRolled { .. }))
    {
        return average(after, deep);
    }
    let mut lost = [0; 2];
    let board = after.board();
    for event in events {
        if let What::Eliminated { unit, .. } | What::Disrupted { unit, .. } = &event.what {
            take(&mut lost, board, *unit);
        }
    }
    if let Options::Losses(choices) = after.options() {
        let strength =
            |units: &Vec<UnitId>| units.iter().map(|&unit| u32::from(board.unit(unit).strength)).sum::<u32>();
        for &unit in choices.iter().min_by_key(|units| strength(units)).into_iter().flatten() {
            take(&mut lost, board, unit);
        }
    }
    lost
}

fn take(lost: &mut [i64; 2], board: &Board, unit: UnitId) {
    let data = board.unit(unit);
    if let Some(sum) = lost.get_mut(data.side.index()) {
        *sum += i64::from(data.strength) * PARTS;
    }
}

fn of(pair: &[i64; 2], side: Side) -> i64 {
    pair.get(side.index()).copied().unwrap_or(0)
}

/// 36ths as a number with one figure behind the point, for people: `+4.5`.
pub fn points(parts: i64) -> String {
    let tenths = (parts * 10 + parts.signum() * PARTS / 2) / PARTS;
    let sign = match tenths.signum() {
        1 => "+",
        -1 => "-",
        _ => "",
    };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}
