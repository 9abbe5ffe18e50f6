//! The shared state of the readers of a battle: the part of the sheets, and the log of mistakes.

use engine::contract::Side;
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::Log;
use scenarios::tree::Node;
use winter::chart::Chart;

/// The shared state of the readers: the part of the sheets, and the log of mistakes.
pub(super) struct Reading<'a> {
    pub(super) log: &'a Log,
    pub(super) chart: Chart,
}

impl Reading<'_> {
    /// A hex by its printed number.
    pub(super) fn hex(&self, node: &Node, label: &str) -> Option<Hex> {
        let text = node.text(label, self.log)?;
        let hex = self.chart.read(text);
        if hex.is_none() {
            let other = self.chart.read_any(text).map(|hex| self.chart.name(hex));
            let hint = other.map_or_else(String::new, |name| format!("; it is {name} here, and each hex has one name"));
            self.log.say(node.at, format!("`{label}`: there is no hex {text} on this map{hint}"));
        }
        hex
    }

    pub(super) fn hexes(&self, fields: &mut Fields<'_>, key: &'static str) -> Vec<Hex> {
        fields.list(key).iter().filter_map(|node| self.hex(node, key)).collect()
    }
}

/// The side of a word.
pub(super) fn side(node: &Node, log: &Log) -> Option<Side> {
    node.choice("side", &[("allied", Side::First), ("french", Side::Second)], log)
}

pub(super) fn strings(fields: &mut Fields<'_>, key: &'static str) -> Vec<String> {
    let log = fields.log;
    fields.list(key).iter().filter_map(|node| node.name(key, 60, log)).map(str::to_owned).collect()
}

pub(super) fn string(fields: &mut Fields<'_>, key: &'static str) -> Option<String> {
    fields.optional_name(key, 60).map(str::to_owned)
}
