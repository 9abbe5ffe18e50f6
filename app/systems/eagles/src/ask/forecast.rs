//! What a proposal would mean, as a card: every term by its name and rule, and what each face does.

use super::super::columns::ATTRITION;
use eagles::{Board, Forecast, Game, Proposal, Reason, RoundFace, RoundForecast, RoundResult, Term, rules};
use engine::contract::Game as _;
use language::ask::Sentence;
use language::sheet::{Bar, Part, Sheet, SheetTable, Tone};
use language::words::letters::counted;

/// A modifier by its name.
const fn reason_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Resistance => "resistance",
        Reason::Weather => "weather",
        Reason::CavalryDifferential => "cavalry differential",
        Reason::NeverBelowZero => "never below zero",
        Reason::SoundOfGuns => "sound of the guns",
        Reason::Distance => "distance",
        Reason::ArmyCommander => "army commander",
        Reason::BelowTheTable => "worse than 1:3",
        Reason::Woods => "woods",
        Reason::Hills => "hills",
        Reason::Marsh => "marsh",
        Reason::MajorTown => "major town",
        Reason::Fortified => "fortified",
        Reason::SecondaryRiver => "over a secondary river",
        Reason::PrimaryBridge => "over a primary bridge",
        Reason::ShiftCap => "no more than three",
        Reason::Redoubt => "redoubt",
        Reason::Extended => "extended march",
        Reason::Foraging => "dispersed for food",
    }
}

/// A column of the combat table by its head.
pub(in super::super) fn column_word(board: &Board, column: u8) -> String {
    let table = &board.tables().combat;
    let head = table.columns.get(usize::from(column));
    head.map_or_else(|| column.to_string(), |head| ratio(head.attacker, head.defender))
}

/// "1.5:1": the smaller number is one.
fn ratio(attacker: u16, defender: u16) -> String {
    let part = |of: u16, by: u16| match (of / by.max(1), of % by.max(1)) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{}", rest * 10 / by.max(1)),
    };
    let least = attacker.min(defender).max(1);
    format!("{}:{}", part(attacker, least), part(defender, least))
}

/// A result as the table writes it: the attacker's number, the defender's, stars on the loser's.
pub(in super::super) fn result_word(result: &RoundResult, attacker: engine::contract::Side) -> String {
    let stars = "*".repeat(usize::from(result.stars));
    let (first, second) = if result.loser == attacker { (stars.as_str(), "") } else { ("", stars.as_str()) };
    format!("{}{first}/{}{second}", result.attacker, result.defender)
}

fn terms(table: &mut SheetTable, terms: &[Term]) {
    for term in terms {
        let name = Sentence::from(reason_word(term.what)).rule(term.rule);
        table.row([name, Sentence::from(format!("{:+}", term.number))], false);
    }
}

fn tone(result: &RoundResult, attacker: engine::contract::Side) -> Tone {
    let (own, enemy) = (i16::from(result.attacker), i16::from(result.defender));
    match (result.loser == attacker, enemy - own) {
        (true, ..=-2) => Tone::Worst,
        (true, _) => Tone::Bad,
        (false, 3..) => Tone::Best,
        (false, _) => Tone::Good,
    }
}

/// Lays a forecast on a card; the column of a combat in a word, if it is one.
pub(super) fn card(game: &Game, proposal: &Proposal, sheet: &mut Sheet) -> Option<String> {
    let forecast = game.forecast(proposal).ok()?;
    match &forecast {
        Forecast::Round(round) => {
            combat(game, round, sheet);
            Some(column_word(game.board(), round.column))
        }
        other => {
            roll(other, sheet);
            None
        }
    }
}

fn roll(forecast: &Forecast, sheet: &mut Sheet) {
    let mut table = SheetTable::default();
    match forecast {
        Forecast::Trial { rolled, initiative, terms: list, succeeds } => {
            if !rolled {
                return sheet.line(Sentence::from("No die is needed.").rule(rules::ACTIVATION));
            }
            table.row(
                [Sentence::from("Initiative").rule(rules::ACTIVATION), Sentence::from(initiative.to_string())],
                true,
            );
            terms(&mut table, list);
            sheet.parts.push(Part::Table(table));
            let share = u32::try_from(succeeds.len()).unwrap_or(0);
            let text = Sentence::from(format!("the die passes on {}", faces(succeeds)));
            let bar = Bar { name: Sentence::from("marches"), share, of: 6, text, tone: Tone::Good };
            sheet.parts.push(Part::Bars(vec![bar]));
        }
        Forecast::Attrition { size, column, row, terms: list, faces } => {
            let head = ATTRITION.get(usize::from(*column)).copied().unwrap_or("?");
            let strength = counted(*size, "strength point", "strength points");
            let text = format!("{strength}, column {head}, row {row}");
            table.row([Sentence::from("Attrition if it ended now").rule(rules::ATTRITION), Sentence::from(text)], true);
            terms(&mut table, list);
            sheet.parts.push(Part::Table(table));
            let worst = faces.iter().map(|face| face.loss).max().unwrap_or(0);
            let bars = (0..=worst).filter_map(|loss| {
                let share = u32::try_from(faces.iter().filter(|face| face.loss == loss).count()).unwrap_or(0);
                let tone = if loss == 0 { Tone::Good } else { Tone::Bad };
                let text = Sentence::from(format!("{loss} lost"));
                (share > 0).then(|| Bar { name: Sentence::from(loss.to_string()), share, of: 6, text, tone })
            });
            sheet.parts.push(Part::Bars(bars.collect()));
        }
        Forecast::Pursuit { initiative, terms: list, faces } => {
            table
                .row([Sentence::from("Initiative").rule(rules::PURSUIT), Sentence::from(initiative.to_string())], true);
            terms(&mut table, list);
            for face in faces {
                let text = format!("{}, {} lost", counted(face.hexes, "hex", "hexes"), face.loss);
                table.row(
                    [Sentence::from(format!("die {}", face.face)).rule(rules::PURSUIT_LOSS), Sentence::from(text)],
                    false,
                );
            }
            sheet.parts.push(Part::Table(table));
        }
        Forecast::NoAttrition {} => {
            sheet.line(Sentence::from("No attrition if it ended now.").rule(rules::ATTRITION));
        }
        Forecast::Admin { .. }
        | Forecast::Siege { .. }
        | Forecast::Weather { .. }
        | Forecast::Hurry { .. }
        | Forecast::Fire { .. }
        | Forecast::Astray { .. }
        | Forecast::Round(_) => {}
    }
}

fn faces(faces: &[u16]) -> String {
    match faces {
        [] => String::from("no face"),
        [one] => one.to_string(),
        [first, .., last] => format!("{first} to {last}"),
    }
}

fn combat(game: &Game, round: &RoundForecast, sheet: &mut Sheet) {
    let board = game.board();
    let mut table = SheetTable::default();
    let odds = format!("{} to {}: {}", round.attacking, round.defending, column_word(board, round.base_column));
    table.row([Sentence::from("Odds").rule(rules::ODDS), Sentence::from(odds)], true);
    for term in &round.shifts {
        let name = Sentence::from(reason_word(term.what)).rule(term.rule);
        table.row([name, Sentence::from(format!("{} to the left", term.number))], false);
    }
    table.row([Sentence::from("Column"), Sentence::from(column_word(board, round.column))], true);
    terms(&mut table, &round.die);
    for battery in &round.batteries {
        let losses: Vec<String> = battery.faces.iter().map(|face| face.loss.to_string()).collect();
        let name =
            Sentence::from("Guns of the ").side(battery.side).text(format!(", {}", battery.strength)).rule(rules::FIRE);
        table.row([name, Sentence::from(losses.join(" "))], false);
    }
    for (side, terms) in engine::contract::Side::BOTH.into_iter().zip(&round.pursuers) {
        let name = Sentence::EMPTY.side(side).text(" as pursuers").rule(rules::FIXED);
        let text = format!("resistance {:+}, cavalry {:+}", terms.resistance, terms.differential);
        table.row([name, Sentence::from(text)], false);
    }
    sheet.parts.push(Part::Table(table));
    let mut kinds: Vec<(String, Tone, u32)> = Vec::new();
    for RoundFace { result, .. } in &round.faces {
        let word = result_word(result, round.attacker);
        match kinds.iter_mut().find(|known| known.0 == word) {
            Some(known) => known.2 += 1,
            None => kinds.push((word, tone(result, round.attacker), 1)),
        }
    }
    let bar = |(word, tone, share): (String, Tone, u32)| Bar {
        name: Sentence::from(word.clone()),
        share,
        of: 6,
        text: Sentence::from(format!("{word}, attacker and defender")),
        tone,
    };
    sheet.parts.push(Part::Bars(kinds.into_iter().map(bar).collect()));
    for ways in &round.retreats {
        let text = if ways.length == 0 { " has no way to retreat." } else { " has a way to retreat." };
        sheet.note(Sentence::from("The stack in ").hex(ways.from).text(text).rule(rules::AFTER));
    }
}

/// What made the strengths of a combat that is about to be declared.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let Ok(Forecast::Round(round)) = game.forecast(proposal) else { return None };
    let mut told = Sentence::from(format!(
        "{} to {}: {}",
        round.attacking,
        round.defending,
        column_word(game.board(), round.base_column)
    ))
    .rule(rules::ODDS);
    for term in &round.shifts {
        told = told.text(format!("; {} {} left", reason_word(term.what), term.number)).rule(term.rule);
    }
    for term in &round.die {
        told = told.text(format!("; die {} {:+}", reason_word(term.what), term.number)).rule(term.rule);
    }
    Some(told.text(format!("; column {}.", column_word(game.board(), round.column))))
}
