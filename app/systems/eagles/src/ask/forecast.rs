//! The forecast of a proposal, as a card: its possible ends, then every term by its name and rule.

use super::super::columns::attrition_head;
use super::look::{Look, in_hexes, in_strength};
use super::round_ends::{self, RoundEnd};
use crate::MESSAGES;
use eagles::{
    Battery, Board, Command, Forecast, Game, Proposal, Reason, RoundFace, RoundForecast, RoundResult, Term, rules,
};
use engine::contract::{Game as _, Side};
use language::ask::Sentence;
use language::sheet::{End, Part, Sheet, SheetTable, Tone};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};

/// The name of a modifier.
fn reason_told(reason: Reason) -> Sentence {
    let key = match reason {
        Reason::Resistance => "resistance",
        Reason::Weather => "weather",
        Reason::CavalryDifferential => "cavalry",
        Reason::NeverBelowZero => "zero",
        Reason::SoundOfGuns => "guns",
        Reason::Distance => "distance",
        Reason::ArmyCommander => "commander",
        Reason::BelowTheTable => "below",
        Reason::Woods => "woods",
        Reason::Hills => "hills",
        Reason::Marsh => "marsh",
        Reason::MajorTown => "town",
        Reason::Fortified => "fortified",
        Reason::SecondaryRiver => "river",
        Reason::PrimaryBridge => "bridge",
        Reason::ShiftCap => "cap",
        Reason::Redoubt => "redoubt",
        Reason::Extended => "extended",
        Reason::Foraging => "foraging",
    };
    phrase!(MESSAGES, "eagles-reason", reason = key)
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
        let name = reason_told(term.what).rule(term.rule);
        table.row([name, signed(term.number)], false);
    }
}

/// A number with its sign.
fn signed(number: i16) -> Sentence {
    Sentence::from(format!("{number:+}"))
}

/// The tone of a result for a player that attacks or is attacked.
fn tone(result: &RoundResult, attacker: Side, viewer: Side) -> Tone {
    let number = |side: Side| i16::from(result.number(attacker, side));
    match (result.loser == viewer, number(viewer.other()) - number(viewer)) {
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

fn end(name: impl Into<Sentence>, words: Sentence, tone: Tone, throws: u64) -> End {
    End { name: name.into(), words, tone, throws }
}

/// A loss between two numbers: "up to 2", "3", "1 or 2", "1 to 3".
fn between(lost: [u16; 2]) -> Sentence {
    match lost {
        [0, most] => phrase!(MESSAGES, "eagles-up-to", most = most),
        [least, most] if least == most => Sentence::from(most.to_string()),
        [least, most] if least + 1 == most => phrase!(MESSAGES, "eagles-one-or-other", least = least, most = most),
        [least, most] => phrase!(MESSAGES, "eagles-range", least = least, most = most),
    }
}

/// The fate of a side that loses nothing more: "they lose 1".
fn loses(who: &'static str, lost: [u16; 2]) -> Option<Sentence> {
    (lost != [0, 0]).then(|| phrase!(MESSAGES, "eagles-lot-loses", who = who, loss = between(lost)))
}

/// The fate of a side in a round: "they lose 1 and must lose 3 more or retreat". `None` where nothing happens to it.
fn round_lot(who: &'static str, end: &RoundEnd, side: Side) -> Option<Sentence> {
    let [first, second] = &end.fire;
    let fire = if side == Side::First { *first } else { *second };
    let [first, second] = end.due;
    let due = if side == Side::First { first } else { second };
    let [first, second] = end.gone;
    let unhurt = fire == [0, 0];
    if if side == Side::First { first } else { second } {
        return Some(if unhurt {
            phrase!(MESSAGES, "eagles-lot-eliminated", who = who)
        } else {
            phrase!(MESSAGES, "eagles-lot-loses-eliminated", who = who, loss = between(fire))
        });
    }
    let Some(result) = end.result else { return loses(who, fire) };
    if result.loser != side {
        return loses(who, fire.map(|loss| loss + due));
    }
    let guns = if result.stars == 0 { "none" } else { "some" };
    let stars = result.stars;
    Some(match (due, unhurt) {
        (0, true) => phrase!(MESSAGES, "eagles-lot-beaten", who = who),
        (0, false) => phrase!(MESSAGES, "eagles-lot-loses-beaten", who = who, loss = between(fire)),
        (due, true) => {
            phrase!(MESSAGES, "eagles-lot-owes", who = who, due = due, guns = guns, stars = stars)
        }
        (due, false) => {
            let loss = between(fire);
            phrase!(MESSAGES, "eagles-lot-loses-owes", who = who, loss = loss, due = due, guns = guns, stars = stars)
        }
    })
}

/// The fates of both sides of a round.
fn lots(both: impl IntoIterator<Item = Option<Sentence>>) -> Sentence {
    let told: Vec<Sentence> = both.into_iter().flatten().collect();
    if told.is_empty() {
        return phrase!(MESSAGES, "eagles-nothing-happens");
    }
    phrase!(MESSAGES, "eagles-all", all = Argument::joined(told, Joiner::Comma))
}

fn roll(forecast: &Forecast, sheet: &mut Sheet) {
    let mut table = SheetTable::default();
    match forecast {
        Forecast::Trial { rolled, initiative, terms: list, succeeds } => {
            if !rolled {
                return sheet.line(phrase!(MESSAGES, "eagles-card-no-die").rule(rules::ACTIVATION));
            }
            let head = phrase!(MESSAGES, "eagles-head-initiative").rule(rules::ACTIVATION);
            table.row([head, Sentence::from(initiative.to_string())], true);
            terms(&mut table, list);
            table.row([phrase!(MESSAGES, "eagles-head-needs"), faces(succeeds)], false);
            let throws = u64::try_from(succeeds.len()).unwrap_or(0);
            let (marches, stays) = (phrase!(MESSAGES, "eagles-end-marches"), phrase!(MESSAGES, "eagles-end-stays"));
            let ends = [
                end(phrase!(MESSAGES, "eagles-bar-marches"), marches, Tone::Good, throws),
                end(phrase!(MESSAGES, "eagles-bar-stays"), stays, Tone::Bad, 6_u64.saturating_sub(throws)),
            ];
            sheet.ends("", ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::Attrition { size, column, row, terms: list, faces } => {
            let (strength, column) = (in_strength(*size), attrition_head(usize::from(*column)));
            let text = phrase!(MESSAGES, "eagles-attrition-column", strength = strength, column = column, row = *row);
            table.row([phrase!(MESSAGES, "eagles-head-attrition").rule(rules::ATTRITION), text], true);
            terms(&mut table, list);
            let ends = faces.iter().map(|face| match face.loss {
                0 => end("0", phrase!(MESSAGES, "eagles-end-lose-nothing"), Tone::Good, 1),
                loss => end(loss.to_string(), phrase!(MESSAGES, "eagles-end-lose", loss = loss), Tone::Bad, 1),
            });
            sheet.ends(&say!(MESSAGES, "eagles-if-the-march-ends"), ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::Pursuit { initiative, terms: list, faces } => {
            let head = phrase!(MESSAGES, "eagles-head-initiative").rule(rules::PURSUIT).rule(rules::PURSUIT_LOSS);
            table.row([head, Sentence::from(initiative.to_string())], true);
            terms(&mut table, list);
            let ends = faces.iter().map(|face| {
                let words = match (face.hexes, face.loss) {
                    (0, 0) => phrase!(MESSAGES, "eagles-nothing-happens"),
                    (0, loss) => phrase!(MESSAGES, "eagles-end-they-lose", loss = loss),
                    (far, 0) => phrase!(MESSAGES, "eagles-end-pursue-free", hexes = in_hexes(far)),
                    (far, loss) => phrase!(MESSAGES, "eagles-end-pursue", hexes = in_hexes(far), loss = loss),
                };
                end(face.loss.to_string(), words, if face.loss > 0 { Tone::Good } else { Tone::Even }, 1)
            });
            sheet.ends("", ends);
            sheet.parts.push(Part::Table(table));
        }
        Forecast::NoAttrition {} => {
            sheet.line(phrase!(MESSAGES, "eagles-card-no-attrition").rule(rules::ATTRITION));
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

pub(super) fn faces(faces: &[u16]) -> Sentence {
    match faces {
        [] => phrase!(MESSAGES, "eagles-no-face"),
        [one] => Sentence::from(one.to_string()),
        [first, .., last] => phrase!(MESSAGES, "eagles-range", least = *first, most = *last),
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
    let fires = round.batteries.iter().any(|battery| battery.faces.iter().any(|face| face.loss > 0));
    let when = if fires && counted.is_none() { say!(MESSAGES, "eagles-besides-guns") } else { String::new() };
    let head = phrase!(MESSAGES, "eagles-in-this-round");
    tell_ends(&ends, [attacker; 2], sheet, (head, &when));
    tell_odds(board, round, sheet);
}

/// Adds the ends of the round that an answer leads to, if they can be counted; its first words are `first`.
pub(super) fn answered(
    look: Look<'_>,
    answer: &Command,
    first: (Sentence, &str),
    sheet: &mut Sheet,
) -> Option<RoundForecast> {
    let round = look.closely().then(|| round_ends::after(look.game, look.side, answer)).flatten()?;
    tell_ends(&round.ends, [round.attacker, look.side], sheet, first);
    round.odds
}

/// The ends of a round for a player: its attacker comes first, then the player.
fn tell_ends(ends: &[RoundEnd], [attacker, viewer]: [Side; 2], sheet: &mut Sheet, (head, when): (Sentence, &str)) {
    let told = ends.iter().map(|known| {
        let both = [("you", viewer), ("they", viewer.other())];
        let words = lots(both.map(|(who, side)| round_lot(who, known, side)));
        match &known.result {
            Some(result) => end(result_word(result, attacker), words, tone(result, attacker, viewer), known.throws),
            None => end(phrase!(MESSAGES, "eagles-bar-guns"), words, Tone::Even, known.throws),
        }
    });
    sheet.ends_by(head, when, told);
    if let Some(note) = bars_told(ends, attacker).filter(|note| !sheet.parts.contains(note)) {
        sheet.parts.push(note);
    }
    let wins_hurt = |end: &RoundEnd| {
        let result = end.result?;
        Some(result.number(attacker, result.loser.other()) > 0)
    };
    let note = Part::Note(phrase!(MESSAGES, "eagles-card-can-break-off").rule(rules::BREAK_OFF));
    if ends.iter().any(|end| wins_hurt(end) == Some(true)) && !sheet.parts.contains(&note) {
        sheet.parts.push(note);
    }
}

/// The signs on the bars, explained by one of them; one with stars, if there is one.
fn bars_told(ends: &[RoundEnd], attacker: Side) -> Option<Part> {
    let all = || ends.iter().filter_map(|end| end.result.as_ref());
    let example = all().find(|result| result.stars > 0).or_else(|| all().next())?;
    let stars = if example.stars > 0 { "some" } else { "none" };
    let example = result_word(example, attacker);
    Some(Part::Note(phrase!(MESSAGES, "eagles-card-bars", example = example, stars = stars)))
}

/// The odds of a round and what they are made of.
pub(super) fn tell_odds(board: &Board, round: &RoundForecast, sheet: &mut Sheet) {
    let mut table = SheetTable::default();
    table.row([phrase!(MESSAGES, "eagles-head-odds").rule(rules::ODDS), odds(board, round)], true);
    for term in &round.shifts {
        let name = reason_told(term.what).rule(term.rule);
        table.row([name, phrase!(MESSAGES, "eagles-to-the-left", count = term.number)], false);
    }
    table.row([phrase!(MESSAGES, "eagles-head-column"), Sentence::from(column_word(board, round.column))], true);
    terms(&mut table, &round.die);
    guns(&round.batteries, &mut table);
    for (side, terms) in Side::BOTH.into_iter().zip(&round.pursuers) {
        let name = phrase!(MESSAGES, "eagles-head-pursuer", side = side).rule(rules::FIXED);
        let (resistance, cavalry) = (signed(terms.resistance), signed(terms.differential));
        table.row([name, phrase!(MESSAGES, "eagles-pursuer", resistance = resistance, cavalry = cavalry)], false);
    }
    sheet.parts.push(Part::Table(table));
    for ways in &round.retreats {
        let text = if ways.length == 0 {
            phrase!(MESSAGES, "eagles-card-no-retreat", hex = ways.from)
        } else {
            phrase!(MESSAGES, "eagles-card-can-retreat", hex = ways.from)
        };
        sheet.note(text.rule(rules::AFTER));
    }
}

/// Adds the guns of a round alone.
pub(super) fn tell_guns(batteries: &[Battery], sheet: &mut Sheet) {
    let mut table = SheetTable::default();
    guns(batteries, &mut table);
    if !table.rows.is_empty() {
        sheet.parts.push(Part::Table(table));
    }
}

/// Each side's guns, with the loss for each face.
fn guns(batteries: &[Battery], table: &mut SheetTable) {
    for battery in batteries {
        let losses: Vec<String> = battery.faces.iter().map(|face| face.loss.to_string()).collect();
        let (side, strength) = (battery.side, battery.strength);
        let name = phrase!(MESSAGES, "eagles-head-guns", side = side, strength = strength).rule(rules::FIRE);
        table.row([name, Sentence::from(losses.join(" "))], false);
    }
}

/// "14 to 4: 3:1".
fn odds(board: &Board, round: &RoundForecast) -> Sentence {
    let column = column_word(board, round.base_column);
    phrase!(MESSAGES, "eagles-odds", attacking = round.attacking, defending = round.defending, column = column)
}

/// The reasons for the strengths of a combat that is about to be declared.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let Ok(Forecast::Round(round)) = game.forecast(proposal) else { return None };
    let mut told = vec![odds(game.board(), &round).rule(rules::ODDS)];
    told.extend(round.shifts.iter().map(|term| {
        let (reason, number) = (reason_told(term.what), signed(term.number));
        phrase!(MESSAGES, "eagles-explains-shift", reason = reason, number = number).rule(term.rule)
    }));
    told.extend(round.die.iter().map(|term| {
        let (reason, number) = (reason_told(term.what), signed(term.number));
        phrase!(MESSAGES, "eagles-explains-die", reason = reason, number = number).rule(term.rule)
    }));
    let clauses = Argument::joined(told, Joiner::Semicolon);
    let column = column_word(game.board(), round.column);
    Some(phrase!(MESSAGES, "eagles-explains", clauses = clauses, column = column))
}
