//! The forecast of a proposal, as a card: its possible ends, then every term by its name and rule.

use super::super::columns::ATTRITION_WORDS;
use super::look::Look;
use super::round_ends::{self, RoundEnd};
use eagles::{Board, Forecast, Game, Proposal, Reason, RoundFace, RoundForecast, RoundResult, Term, rules};
use engine::contract::{Game as _, Side};
use language::ask::Sentence;
use language::sheet::{End, Part, Sheet, SheetTable, Tone, lot, lots};
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
pub(in super::super) fn result_word(result: &RoundResult, attacker: Side) -> String {
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

fn tone(result: &RoundResult, attacker: Side) -> Tone {
    let (own, enemy) = (i16::from(result.attacker), i16::from(result.defender));
    match (result.loser == attacker, enemy - own) {
        (true, ..=-2) => Tone::Worst,
        (true, _) => Tone::Bad,
        (false, 3..) => Tone::Best,
        (false, _) => Tone::Good,
    }
}

/// Lays a forecast on a card; the column of a combat in a word, if it is one.
pub(super) fn card(look: Look<'_>, proposal: &Proposal, sheet: &mut Sheet) -> Option<String> {
    let game = look.game;
    let forecast = game.forecast(proposal).ok()?;
    match &forecast {
        Forecast::Round(round) => {
            let ends = if look.closely() { round_ends::all(game, proposal) } else { None };
            combat(game, round, ends.as_deref(), sheet);
            Some(column_word(game.board(), round.column))
        }
        other => {
            roll(other, sheet);
            None
        }
    }
}

fn end(name: impl Into<String>, words: impl Into<String>, tone: Tone, throws: u64) -> End {
    End { name: Sentence::from(name.into()), words: Sentence::from(words.into()), tone, throws }
}

/// The fate of a side in a round: "they lose 1 and must lose 3 more or retreat".
fn round_lot(who: &str, end: &RoundEnd, side: Side) -> Option<String> {
    let [first, second] = &end.fire;
    let fire = if side == Side::First { *first } else { *second };
    let [first, second] = end.due;
    let due = if side == Side::First { first } else { second };
    let [first, second] = end.gone;
    if if side == Side::First { first } else { second } {
        return lot(who, fire, "are eliminated");
    }
    let Some(result) = end.result else { return lot(who, fire, "") };
    if result.loser != side {
        return lot(who, fire.map(|loss| loss + due), "");
    }
    let more = if fire == [0, 0] { "" } else { " more" };
    let guns = match result.stars {
        0 => String::new(),
        stars => format!(", {stars} of guns,"),
    };
    let does =
        if due == 0 { String::from("lose the round") } else { format!("must lose {due}{more}{guns} or retreat") };
    lot(who, fire, &does)
}

fn roll(forecast: &Forecast, sheet: &mut Sheet) {
    let mut table = SheetTable::default();
    match forecast {
        Forecast::Trial { rolled, initiative, terms: list, succeeds } => {
            if !rolled {
                return sheet
                    .line(Sentence::from("In the end, the Force marches: no die is needed.").rule(rules::ACTIVATION));
            }
            table.row(
                [Sentence::from("Initiative").rule(rules::ACTIVATION), Sentence::from(initiative.to_string())],
                true,
            );
            terms(&mut table, list);
            table.row([Sentence::from("Needs"), Sentence::from(faces(succeeds))], false);
            let throws = u64::try_from(succeeds.len()).unwrap_or(0);
            let ends = [
                end("marches", "the Force marches", Tone::Good, throws),
                end("stays", "it stays", Tone::Bad, 6_u64.saturating_sub(throws)),
            ];
            sheet.ends("", ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::Attrition { size, column, row, terms: list, faces } => {
            let head = ATTRITION_WORDS.get(usize::from(*column)).copied().unwrap_or("?");
            let strength = counted(*size, "strength point", "strength points");
            let text = format!("{strength}, column {head}, row {row}");
            table.row(
                [Sentence::from("Attrition if the march ends now").rule(rules::ATTRITION), Sentence::from(text)],
                true,
            );
            terms(&mut table, list);
            let ends = faces.iter().map(|face| match face.loss {
                0 => end("0", "you lose nothing", Tone::Good, 1),
                loss => end(loss.to_string(), format!("you lose {loss}"), Tone::Bad, 1),
            });
            sheet.ends("if the march ends now", ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::Pursuit { initiative, terms: list, faces } => {
            table.row(
                [
                    Sentence::from("Initiative").rule(rules::PURSUIT).rule(rules::PURSUIT_LOSS),
                    Sentence::from(initiative.to_string()),
                ],
                true,
            );
            terms(&mut table, list);
            let ends = faces.iter().map(|face| {
                let hexes = counted(face.hexes, "hex", "hexes");
                let words = match (face.hexes, face.loss) {
                    (0, 0) => String::from("nothing happens"),
                    (0, loss) => format!("they lose {loss}"),
                    (_, 0) => format!("you pursue {hexes}, they lose nothing"),
                    (_, loss) => format!("you pursue {hexes}, they lose {loss}"),
                };
                let tone = if face.loss > 0 { Tone::Good } else { Tone::Even };
                let name = Sentence::from(face.loss.to_string());
                End { name, words: Sentence::from(words), tone, throws: 1 }
            });
            sheet.ends("", ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::NoAttrition {} => {
            let text = "In the end, you lose nothing if the march ends now.";
            sheet.line(Sentence::from(text).rule(rules::ATTRITION));
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

pub(super) fn faces(faces: &[u16]) -> String {
    match faces {
        [] => String::from("no face"),
        [one] => one.to_string(),
        [first, .., last] => format!("{first} to {last}"),
    }
}

fn combat(game: &Game, round: &RoundForecast, counted: Option<&[RoundEnd]>, sheet: &mut Sheet) {
    let board = game.board();
    let attacker = round.attacker;
    let alone = |face: &RoundFace| {
        let due = Side::BOTH.map(|side| face.result.loss(attacker, side));
        RoundEnd { result: Some(face.result), fire: [[0; 2]; 2], due, gone: [false; 2], throws: 1 }
    };
    let ends = counted.map_or_else(|| round.faces.iter().map(alone).collect(), <[RoundEnd]>::to_vec);
    let told = ends.iter().map(|known| {
        let both = [("you", attacker), ("they", attacker.other())];
        let words = lots(both.map(|(who, side)| round_lot(who, known, side)));
        match &known.result {
            Some(result) => end(result_word(result, attacker), words, tone(result, attacker), known.throws),
            None => end("guns", words, Tone::Even, known.throws),
        }
    });
    let fires = round.batteries.iter().any(|battery| battery.faces.iter().any(|face| face.loss > 0));
    let when = if fires && counted.is_none() { "besides the losses from guns" } else { "" };
    sheet.ends_by("In this round", when, told);
    let wins_hurt = |end: &RoundEnd| {
        let result = end.result?;
        Some(result.number(attacker, result.loser.other()) > 0)
    };
    if ends.iter().any(|end| wins_hurt(end) == Some(true)) {
        let text = "The side that wins the round can break off: it retreats instead of taking its own loss.";
        sheet.note(Sentence::from(text).rule(rules::BREAK_OFF));
    }
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
    for (side, terms) in Side::BOTH.into_iter().zip(&round.pursuers) {
        let name = Sentence::EMPTY.side(side).text(" as pursuer").rule(rules::FIXED);
        let text = format!("resistance {:+}, cavalry {:+}", terms.resistance, terms.differential);
        table.row([name, Sentence::from(text)], false);
    }
    sheet.parts.push(Part::Table(table));
    for ways in &round.retreats {
        let text = if ways.length == 0 { " cannot retreat." } else { " can retreat." };
        sheet.note(Sentence::from("The stack in ").hex(ways.from).text(text).rule(rules::AFTER));
    }
}

/// The reasons for the strengths of a combat that is about to be declared.
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
