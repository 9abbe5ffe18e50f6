//! The forecast of an attack, as a card: its possible results, the column, every strength, doubling, bonus and shift
//! with its rule.

use super::super::{group, show::tone};
use super::look::Look;
use crate::tell::result_meaning;
use crate::words::doubling_name;
use art_of_war::{Column, CombatResult, Consequence, DefendedHex, Forecast, Share, cases};
use language::ask::{Pick, Rule, Sentence};
use language::sheet::{End, Part, Sheet, SheetTable, Track};

/// Writes a forecast onto a card, with what each result would do.
pub(super) fn tell(look: Look<'_>, forecast: &Forecast, does: &[Consequence], card: &mut Sheet) {
    card.ends("", forecast.chances.iter().map(|&chance| end(look, chance, does)));
    card.parts.push(Part::Track(Track {
        name: Sentence::from("Column"),
        steps: Column::all().map(|column| column.to_string()).collect(),
        lit: Some(usize::from(forecast.column.index())),
        framed: Some(usize::from(forecast.ratio.index())),
        ..Track::default()
    }));
    card.parts.push(Part::Table(strengths(look, forecast)));
}

fn end(look: Look<'_>, (result, ways): (CombatResult, u16), does: &[Consequence]) -> End {
    let found = does.iter().find(|one| one.result == result);
    let does = found.map_or_else(|| result_meaning(result).to_owned(), |one| look.words().what_it_does(one));
    End {
        name: Sentence::from(result.name()),
        // The ends of the sentence are set apart by semicolons.
        words: Sentence::from(does.replace("; ", ", ")),
        tone: tone(result),
        throws: u64::from(ways),
    }
}

/// The derivation of the column.
fn strengths(look: Look<'_>, forecast: &Forecast) -> SheetTable {
    let mut table = SheetTable::default();
    let value = |number: &dyn ToString| Sentence::from(number.to_string());
    table.row([Sentence::from("Attack"), value(&forecast.attack)], true);
    for share in &forecast.attackers {
        let (what, rules) = told(look, share);
        table.row([with(what, &rules), value(&(share.basic + share.fresh))], false);
    }
    for bonus in forecast.bonuses.iter().filter(|bonus| bonus.points > 0) {
        let division = Sentence::EMPTY.pick(Pick::Group(group(bonus.division)));
        table.row([division.text(" together").rule(bonus.case), value(&format!("+{}", bonus.points))], false);
    }
    table.row([Sentence::from("Defence"), value(&forecast.defence)], true);
    for hex in &forecast.defenders {
        table.row([defended(look, hex), value(&hex.strength)], false);
    }
    table.row([Sentence::from("Ratio").rule(cases::RATIO), value(&forecast.ratio)], true);
    for &(case, columns) in &forecast.shifts {
        let what = Sentence::from(cases::thought(case).unwrap_or("Shift")).rule(case);
        table.row([what, Sentence::from(shift(columns))], false);
    }
    if forecast.lowered > 0 {
        let what = Sentence::from("Lowered on purpose").rule(cases::RATIO);
        table.row([what, Sentence::from(shift(-i16::from(forecast.lowered)))], false);
    }
    if forecast.column != forecast.ratio {
        table.row([Sentence::from("Column"), value(&forecast.column)], true);
    }
    table
}

/// "Doc-3 4-4 in 1415, doubled by stream".
fn defended(look: Look<'_>, hex: &DefendedHex) -> Sentence {
    let mut text = Sentence::EMPTY;
    let mut rules: Vec<Rule> = Vec::new();
    for (number, share) in hex.units.iter().enumerate() {
        let (name, cases) = told(look, share);
        text = if number > 0 { text.text(", ") } else { text }.then(name);
        // If one unit is alone there, the sum at the right is its strength.
        if hex.units.len() > 1 {
            text = text.text(format!(": {}", share.basic + share.fresh));
        }
        rules.extend(cases);
    }
    text = text.text(" in ").hex(hex.hex);
    if !hex.doubled_by.is_empty() {
        let causes: Vec<&str> = hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect();
        text = text.text(format!(", doubled by {}", causes.join(" and ")));
        rules.push(cases::TERRAIN.into());
    }
    rules.dedup();
    with(text, &rules)
}

/// A unit's share in words, with the rules that changed it.
fn told(look: Look<'_>, share: &Share) -> (Sentence, Vec<Rule>) {
    let mut text = look.named(share.unit);
    let mut rules = Vec::new();
    if share.bombards {
        text = text.text(", bombarding");
        rules.push(cases::BOMBARDMENT.into());
    }
    if share.fresh > 0 {
        text = text.text(format!(", fresh +{}", share.fresh));
        rules.push(cases::FRESH_BASIC.into());
    }
    if share.basic < share.printed {
        text = text.text(", halved by rain");
        rules.push(cases::RAIN.into());
    }
    (text, rules)
}

fn with(text: Sentence, rules: &[Rule]) -> Sentence {
    rules.iter().fold(text, |text, &rule| text.rule(rule))
}

fn shift(columns: i16) -> String {
    if columns < 0 { format!("\u{2190} {}", -columns) } else { format!("\u{2192} {columns}") }
}
