//! Parts of the whole field: the sides of its lines, its sheets, and ways by road [1.20, 2.7].

use super::data::WholeField;
use crate::chart::Printed;
use engine::hex::Hex;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The last row of sheets A and C.
const SOUTHERN_ROWS: i32 = 35;
/// The last column of sheets A and B.
const WESTERN_COLUMNS: i32 = 45;
/// The village of Schmoditten: hexes in higher columns are east of it [2.7].
const SCHMODITTEN_COLUMN: i32 = 37;
/// The southern row of sheets B and D.
const FIRST_NORTHERN_ROW: i32 = 36;

impl WholeField {
    fn printed(&self, hex: Hex) -> Printed {
        self.ground.chart.printed(hex)
    }

    /// Whether a hex is on map C.
    pub fn on_map_c(&self, hex: Hex) -> bool {
        let Printed { row, column } = self.printed(hex);
        row <= SOUTHERN_ROWS && column > WESTERN_COLUMNS
    }

    /// Whether a hex is on map D.
    pub fn on_map_d(&self, hex: Hex) -> bool {
        let Printed { row, column } = self.printed(hex);
        row > SOUTHERN_ROWS && column > WESTERN_COLUMNS
    }

    /// Whether a hex is on the south-western bank of the Pasmar, in a row from B00 on.
    pub fn is_west_of_pasmar(&self, hex: Hex) -> bool {
        let here = self.printed(hex);
        let bank = self.lines.pasmar_west.iter().map(|&hex| self.printed(hex)).find(|bank| bank.row == here.row);
        bank.is_some_and(|bank| here.column <= bank.column)
    }

    /// Whether a hex is east of Schmoditten.
    pub fn is_east_of_schmoditten(&self, hex: Hex) -> bool {
        let Printed { row, column } = self.printed(hex);
        row > FIRST_NORTHERN_ROW && column > SCHMODITTEN_COLUMN
    }

    /// Hexes of maps C and D south of the road to Kutschitten: those joined to the south-western hex of map C [R148].
    pub fn south_of_kutschitten_road(&self) -> BTreeSet<Hex> {
        let within = |hex: Hex| self.printed(hex).column > WESTERN_COLUMNS;
        let corner = self.ground.chart.at(1, WESTERN_COLUMNS + 1);
        self.joined(corner, &self.lines.kutschitten_road, within)
    }

    /// Hexes north-east of the major road: those joined to the north-eastern corner of the field [R148].
    pub fn northeast_of_major_road(&self) -> BTreeSet<Hex> {
        let (rows, columns) = (self.ground.chart.rows, self.ground.chart.columns);
        let corner = self.ground.chart.at(i32::from(rows), i32::from(columns));
        self.joined(corner, &self.lines.major_road, |_| true)
    }

    /// Hexes joined to one by steps that leave out a line. The hexes of the line are on neither side.
    fn joined(&self, from: Option<Hex>, line: &[Hex], within: impl Fn(Hex) -> bool) -> BTreeSet<Hex> {
        let grid = self.ground.chart.grid();
        let line: BTreeSet<Hex> = line.iter().copied().collect();
        let open = |hex: Hex| within(hex) && !line.contains(&hex);
        let mut found: BTreeSet<Hex> = from.into_iter().filter(|&hex| open(hex)).collect();
        let mut left: Vec<Hex> = found.iter().copied().collect();
        while let Some(hex) = left.pop() {
            for (_, to) in grid.neighbours(hex) {
                if open(to) && found.insert(to) {
                    left.push(to);
                }
            }
        }
        found
    }

    /// Hexes reached along major roads from the road hexes that are so near to one, over hexes that are not blocked [20.33].
    pub fn reached_by_major_road(&self, near: Hex, within: u16, blocked: impl Fn(Hex) -> bool) -> BTreeSet<Hex> {
        let grid = self.ground.chart.grid();
        let major = || self.ground.roads.iter().filter(|road| road.major);
        let close = major().flat_map(|road| road.path.iter()).filter(|&&hex| grid.distance(hex, near) <= within);
        let mut left: Vec<Hex> = close.copied().filter(|&hex| !blocked(hex)).collect();
        let mut reached: BTreeSet<Hex> = left.iter().copied().collect();
        while let Some(hex) = left.pop() {
            for pair in major().flat_map(|road| road.path.windows(2)) {
                let &[a, b] = pair else { continue };
                let to = if a == hex { b } else { a };
                if (a == hex || b == hex) && !blocked(to) && reached.insert(to) {
                    left.push(to);
                }
            }
        }
        reached
    }

    /// Hexes reached by road from one, each with its distance in hexes, over hexes that are not blocked [1.20]. The first
    /// hex counts as well: from a blocked one nothing is reached.
    pub fn reached_by_road(&self, from: Hex, blocked: impl Fn(Hex) -> bool) -> BTreeMap<Hex, u16> {
        let mut beside: BTreeMap<Hex, BTreeSet<Hex>> = BTreeMap::new();
        for pair in self.ground.roads.iter().flat_map(|road| road.path.windows(2)) {
            if let [a, b] = *pair {
                beside.entry(a).or_default().insert(b);
                beside.entry(b).or_default().insert(a);
            }
        }
        let mut reached = BTreeMap::new();
        let mut left = VecDeque::new();
        if !blocked(from) {
            reached.insert(from, 0);
            left.push_back((from, 0_u16));
        }
        while let Some((hex, far)) = left.pop_front() {
            for &to in beside.get(&hex).into_iter().flatten() {
                if !reached.contains_key(&to) && !blocked(to) {
                    let far = far.saturating_add(1);
                    reached.insert(to, far);
                    left.push_back((to, far));
                }
            }
        }
        reached
    }
}
