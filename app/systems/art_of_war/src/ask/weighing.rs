//! The forecast of an attack, as a card: its possible results, the column, every strength, doubling, bonus and shift
//! with its rule.

use super::super::{group, show::tone};
use super::look::Look;
use crate::MESSAGES;
use crate::tell::{cause, meaning, tip};
use art_of_war::{Column, CombatResult, Consequence, DefendedHex, Forecast, Share, cases};
use language::ask::{Pick, Rule, Sentence};
use language::phrase;
use language::sheet::{End, Part, Sheet, SheetTable, Track};
use language::tongue::{Argument, Joiner};

/// Writes a forecast onto a card, with what each result would do.
pub(super) fn tell(look: Look<'_>, forecast: &Forecast, does: &[Consequence], card: &mut Sheet) {
    card.ends("", forecast.chances.iter().map(|&chance| end(look, chance, does)));
    card.parts.push(Part::Track(Track {
        name: phrase!(MESSAGES, "art-of-war-column"),
        steps: Column::all().map(|column| column.to_string()).collect(),
        lit: Some(usize::from(forecast.column.index())),
        framed: Some(usize::from(forecast.ratio.index())),
        ..Track::default()
    }));
    card.parts.push(Part::Table(strengths(look, forecast)));
}

fn end(look: Look<'_>, (result, ways): (CombatResult, u16), does: &[Consequence]) -> End {
    let found = does.iter().find(|one| one.result == result);
    // The ends of the sentence are set apart by semicolons.
    let does = found.map_or_else(|| meaning(result), |one| look.words().what_it_does(one, Joiner::Comma));
    End { name: Sentence::from(result.name()), words: does, tone: tone(result), throws: u64::from(ways) }
}

/// The derivation of the column.
fn strengths(look: Look<'_>, forecast: &Forecast) -> SheetTable {
    let mut table = SheetTable::default();
    let value = |number: &dyn ToString| Sentence::from(number.to_string());
    table.row([phrase!(MESSAGES, "art-of-war-strength-attack"), value(&forecast.attack)], true);
    for share in &forecast.attackers {
        let (what, rules) = told(look, share);
        table.row([with(what, &rules), value(&(share.basic + share.fresh))], false);
    }
    for bonus in forecast.bonuses.iter().filter(|bonus| bonus.points > 0) {
        let division = Pick::Group(group(bonus.division));
        let together = phrase!(MESSAGES, "art-of-war-together", division = division).rule(bonus.case);
        table.row([together, value(&format!("+{}", bonus.points))], false);
    }
    table.row([phrase!(MESSAGES, "art-of-war-strength-defence"), value(&forecast.defence)], true);
    for hex in &forecast.defenders {
        table.row([defended(look, hex), value(&hex.strength)], false);
    }
    table.row([phrase!(MESSAGES, "art-of-war-ratio").rule(cases::RATIO), value(&forecast.ratio)], true);
    for &(case, columns) in &forecast.shifts {
        let what = tip(case);
        let what = what.rule(case);
        table.row([what, Sentence::from(shift(columns))], false);
    }
    if forecast.lowered > 0 {
        let what = phrase!(MESSAGES, "art-of-war-lowered").rule(cases::RATIO);
        table.row([what, Sentence::from(shift(-i16::from(forecast.lowered)))], false);
    }
    if forecast.column != forecast.ratio {
        table.row([phrase!(MESSAGES, "art-of-war-column"), value(&forecast.column)], true);
    }
    table
}

/// "Doc-3 4-4 in 1415, doubled by stream".
fn defended(look: Look<'_>, hex: &DefendedHex) -> Sentence {
    let mut units: Vec<Sentence> = Vec::new();
    let mut rules: Vec<Rule> = Vec::new();
    for share in &hex.units {
        let (name, cases) = told(look, share);
        // If one unit is alone there, the sum at the right is its strength.
        let alone = hex.units.len() == 1;
        units.push(if alone { name } else { name.text(format!(": {}", share.basic + share.fresh)) });
        rules.extend(cases);
    }
    if !hex.doubled_by.is_empty() {
        rules.push(cases::TERRAIN.into());
    }
    rules.dedup();
    let units = Argument::joined(units, Joiner::Comma);
    let causes = Argument::list(hex.doubled_by.iter().map(|&doubling| cause(doubling)));
    with(phrase!(MESSAGES, "art-of-war-defended", units = units, hex = hex.hex, causes = causes), &rules)
}

/// A unit's share in words, with the rules that changed it.
fn told(look: Look<'_>, share: &Share) -> (Sentence, Vec<Rule>) {
    let (bombards, fresh, rain) = (share.bombards, share.fresh > 0, share.basic < share.printed);
    let how = match (bombards, fresh, rain) {
        (false, false, false) => "plain",
        (true, false, false) => "bombards",
        (false, true, false) => "fresh",
        (false, false, true) => "rain",
        (true, true, false) => "bombards-fresh",
        (true, false, true) => "bombards-rain",
        (false, true, true) => "fresh-rain",
        (true, true, true) => "bombards-fresh-rain",
    };
    let changes = [(bombards, cases::BOMBARDMENT), (fresh, cases::FRESH_BASIC), (rain, cases::RAIN)].into_iter();
    let rules = changes.filter(|(holds, _)| *holds).map(|(_, case)| case.into()).collect();
    let name = look.named(share.unit);
    (phrase!(MESSAGES, "art-of-war-share", how = how, unit = name, fresh = share.fresh), rules)
}

fn with(text: Sentence, rules: &[Rule]) -> Sentence {
    rules.iter().fold(text, |text, &rule| text.rule(rule))
}

fn shift(columns: i16) -> String {
    if columns < 0 { format!("\u{2190} {}", -columns) } else { format!("\u{2192} {columns}") }
}
