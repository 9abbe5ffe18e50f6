//! The forecast of a roll, on a card and in short: each term with its rule, each result with its chance.

use super::look::{Look, commas, unit_pick};
use crate::MESSAGES;
use bataille::{
    CarreResult, Factor, Fraction, Game, Letter, MeleeResult, Odds, Proposal, ResultChance, Term, Throw, ThrowResult,
    TwoDice,
};
use engine::contract::Game as _;
use engine::rule::Rule;
use language::ask::Sentence;
use language::sheet::{Bar, End, Part, Sheet, SheetTable, Tone};
use language::tongue::Argument;
use language::{phrase, say};

const ODDS: Rule = Rule::new("34.2");
const FIRE_ODDS: Rule = Rule::new("27.1");
const DEFENCE: Rule = Rule::new("26.1");
const STEPS: Rule = Rule::new("1.3");

/// A proposal on a card: its possible ends, then the rolls that lead to them; empty if it is not legal.
pub(super) fn card(look: Look<'_>, proposal: &Proposal) -> Sheet {
    let mut sheet = if look.closely { super::ends::sheet(look.game, proposal) } else { Sheet::EMPTY };
    let Ok(forecast) = look.game.forecast(proposal) else { return sheet };
    let counted = !sheet.is_empty();
    // If the engine counts no ends, the last roll decides.
    if let (false, Some(last)) = (counted, forecast.throws.last()) {
        let only = forecast.throws.len() == 1;
        let when = if only { String::new() } else { say!(MESSAGES, "bataille-reached") };
        sheet.ends(&when, last.results.iter().map(end));
    }
    chain(&mut sheet, &forecast.throws, counted);
    sheet
}

/// The rolls of a card, one below the other. The ends above are those of the last roll, unless they were counted.
pub(super) fn chain(sheet: &mut Sheet, all: &[Throw], counted: bool) {
    let throws = all.len();
    for (at, throw) in all.iter().enumerate() {
        let last = at + 1 == throws;
        let title = match throw.unit {
            Some(unit) => phrase!(MESSAGES, "bataille-throw-of", unit = unit_pick(unit), roll = what(throw)),
            None => what(throw),
        };
        let title = match throws {
            0 | 1 => title,
            _ => phrase!(MESSAGES, "bataille-throw-numbered", number = at + 1, title = title),
        };
        sheet.heading(title.rule(throw.rule));
        let mut table = SheetTable::default();
        values(throw, &mut table);
        for term in &throw.terms {
            table.row([factor_word(term.factor).rule(term.rule), steps(term.steps)], false);
        }
        if throw.terms.len() > 1 {
            let sum = throw.terms.iter().map(|term| term.steps).sum();
            table.row([phrase!(MESSAGES, "bataille-total-modifier").rule(STEPS), steps(sum)], true);
        }
        if !table.rows.is_empty() {
            sheet.parts.push(Part::Table(table));
        }
        if counted || !last {
            sheet.parts.push(Part::Bars(throw.results.iter().map(bar).collect()));
        }
    }
}

/// A result of the deciding roll.
fn end(chance: &ResultChance) -> End {
    let Bar { name, text, tone, .. } = bar(chance);
    End { name, words: text, tone, throws: u64::from(chance.odd.throws) }
}

/// Whether it is rolled with one die and not with two.
fn is_one_die(throw: &Throw) -> bool {
    throw.results.iter().all(|chance| chance.odd.of == 6)
}

fn what(throw: &Throw) -> Sentence {
    let roll = match throw.results.first().map(|chance| &chance.result) {
        Some(ThrowResult::Losses { .. }) => "fire",
        Some(ThrowResult::Passed | ThrowResult::Failed) if is_one_die(throw) => "die",
        Some(ThrowResult::Passed | ThrowResult::Failed) => "check",
        Some(ThrowResult::Carre(_)) => "carre",
        Some(ThrowResult::Melee { .. }) => "melee",
        Some(ThrowResult::Die(_)) | None => "die",
    };
    phrase!(MESSAGES, "bataille-throw", roll = roll)
}

/// The values of fire or a melee.
fn values(throw: &Throw, table: &mut SheetTable) {
    if let Some(fire) = &throw.fire {
        for part in &fire.parts {
            table.row([Sentence::EMPTY.pick(unit_pick(part.unit)), Sentence::from(fraction(part.value))], false);
        }
        table.row([phrase!(MESSAGES, "bataille-total-fire"), Sentence::from(fraction(fire.value))], true);
        table.row(
            [phrase!(MESSAGES, "bataille-fire-defence").rule(DEFENCE), Sentence::from(fire.defence.to_string())],
            false,
        );
        if fire.canister {
            let canister = phrase!(MESSAGES, "bataille-canister").rule(Rule::new("25.3"));
            table.row([canister, phrase!(MESSAGES, "bataille-one-column")], false);
        }
        table.row([phrase!(MESSAGES, "bataille-column").rule(FIRE_ODDS), Sentence::from(odds(fire.odds))], true);
    }
    if let Some(melee) = &throw.melee {
        for part in melee.attackers.iter().chain(&melee.defenders) {
            let multiplied = part.multipliers.iter().map(|one| {
                let (factor, by) = (factor_word(one.factor), fraction(one.by));
                Argument::from(phrase!(MESSAGES, "bataille-multiplied", factor = factor, by = by).rule(one.rule))
            });
            let name = commas([Argument::from(unit_pick(part.unit))].into_iter().chain(multiplied));
            table.row([name, Sentence::from(fraction(part.value))], false);
        }
        let ratio = format!("{} : {}", fraction(melee.attack), fraction(melee.defence));
        table.row([phrase!(MESSAGES, "bataille-values"), Sentence::from(ratio)], true);
        table.row([phrase!(MESSAGES, "bataille-column").rule(ODDS), Sentence::from(odds(melee.odds))], true);
    }
}

fn steps(steps: i16) -> Sentence {
    Sentence::from(format!("{steps:+}"))
}

fn bar(chance: &ResultChance) -> Bar {
    let (name, text, tone) = result_words(&chance.result);
    let text = match chance.result {
        ThrowResult::Passed | ThrowResult::Failed | ThrowResult::Carre(_) => on(text, &chance.on),
        _ => text,
    };
    let (share, of) = (u32::from(chance.odd.throws), u32::from(chance.odd.of));
    Bar { name, share, of, text, hint: Sentence::EMPTY, tone }
}

/// A result with the natural rolls that give it, if they are consecutive: "it passes on 44 to 66".
fn on(result: Sentence, throws: &[u8]) -> Sentence {
    let (Some(first), Some(last)) = (throws.first(), throws.last()) else { return result };
    // Faces of one die, or rolls of two.
    let place =
        |throw: u8| if *last <= 6 { usize::from(throw) } else { usize::try_from(TwoDice(throw).index()).unwrap_or(0) };
    let between = place(*last).abs_diff(place(*first)) + 1;
    match throws.len() {
        1 => phrase!(MESSAGES, "bataille-result-on", result = result, first = *first),
        count if count == between => {
            phrase!(MESSAGES, "bataille-result-on-range", result = result, first = *first, last = *last)
        }
        _ => result,
    }
}

/// A result in short, in words, and its tone for the side that rolls.
pub(in super::super) fn result_words(result: &ThrowResult) -> (Sentence, Sentence, Tone) {
    match result {
        ThrowResult::Losses { increments, leader_in_danger } => {
            let lost = phrase!(MESSAGES, "bataille-increments-lost", count = *increments);
            let text = endangered(lost, *leader_in_danger);
            let tone = match increments {
                0 => Tone::Even,
                1 => Tone::Good,
                _ => Tone::Best,
            };
            (Sentence::from(increments.to_string()), text, tone)
        }
        ThrowResult::Passed => checked("passes", Tone::Good),
        ThrowResult::Failed => checked("fails", Tone::Bad),
        ThrowResult::Carre(came) => {
            let (came, tone) = match came {
                CarreResult::Carre => ("carre", Tone::Best),
                CarreResult::Disorder => ("disorder", Tone::Bad),
                CarreResult::Rout => ("rout", Tone::Worst),
            };
            let short = phrase!(MESSAGES, "bataille-short-carre", came = came);
            (short, phrase!(MESSAGES, "bataille-carre-came", came = came), tone)
        }
        ThrowResult::Melee { result, leaders_in_danger } => {
            let (name, text, tone) = melee_words(*result);
            (Sentence::from(name), endangered(text, leaders_in_danger.is_some()), tone)
        }
        ThrowResult::Die(face) => {
            let text = phrase!(MESSAGES, "bataille-die-face", face = *face);
            (Sentence::from(face.to_string()), text, Tone::Even)
        }
    }
}

/// A check in short and in words.
fn checked(came: &'static str, tone: Tone) -> (Sentence, Sentence, Tone) {
    let short = phrase!(MESSAGES, "bataille-short-check", came = came);
    (short, phrase!(MESSAGES, "bataille-check-came", came = came), tone)
}

/// A result, with a word about leaders if it puts one in danger.
fn endangered(result: Sentence, leader: bool) -> Sentence {
    if leader { phrase!(MESSAGES, "bataille-leader-in-danger", result = result) } else { result }
}

/// A cell of the melee table in short, in words, and how good it is for the attacker.
pub(in super::super) fn melee_words(result: MeleeResult) -> (String, Sentence, Tone) {
    match result {
        MeleeResult::Losses { attacker, attacker_checks, defender, defender_checks } => {
            let star = |checks: bool| if checks { "*" } else { "" };
            let name = format!("{attacker}{}/{defender}{}", star(attacker_checks), star(defender_checks));
            let checks = match (attacker_checks, defender_checks) {
                (false, false) => "none",
                (true, false) => "attackers",
                (false, true) => "defenders",
                (true, true) => "both",
            };
            let text =
                phrase!(MESSAGES, "bataille-melee-losses", attacker = attacker, defender = defender, checks = checks);
            let good =
                i16::from(defender) + i16::from(defender_checks) - i16::from(attacker) - i16::from(attacker_checks);
            let tone = match good {
                i16::MIN..=-1 => Tone::Bad,
                0 => Tone::Even,
                _ => Tone::Good,
            };
            (name, text, tone)
        }
        MeleeResult::Letter(letter) => {
            let (name, _, tone) = letter_words(letter);
            let key = match letter {
                Letter::Ar => "ar",
                Letter::Ad => "ad",
                Letter::Blank => "blank",
                Letter::Dd => "dd",
                Letter::Dr => "dr",
                Letter::Ds => "ds",
            };
            (name.to_owned(), phrase!(MESSAGES, "bataille-letter", letter = key), tone)
        }
    }
}

/// A letter result in short, in words, and how good it is for the attacker [34.5].
pub(in super::super) const fn letter_words(letter: Letter) -> (&'static str, &'static str, Tone) {
    match letter {
        Letter::Ar => ("AR", "attackers rout", Tone::Worst),
        Letter::Ad => ("AD", "attackers are disordered", Tone::Bad),
        Letter::Blank => ("-", "no result", Tone::Even),
        Letter::Dd => ("DD", "defenders retreat in disorder", Tone::Good),
        Letter::Dr => ("DR", "defenders rout", Tone::Best),
        Letter::Ds => ("DS", "defenders surrender", Tone::Best),
    }
}

/// The column of the table for the roll.
pub(super) fn column(game: &Game, proposal: &Proposal) -> Option<String> {
    let forecast = game.forecast(proposal).ok()?;
    let throw = forecast.throws.last()?;
    throw.fire.as_ref().map(|fire| odds(fire.odds)).or_else(|| throw.melee.as_ref().map(|melee| odds(melee.odds)))
}

/// Odds as charts write them: `1.5:1`.
pub(in super::super) fn odds(odds: Odds) -> String {
    let half = |over: u8, under: u8| match (over.checked_div(under), over.checked_rem(under)) {
        (Some(whole), Some(0)) => whole.to_string(),
        (Some(whole), Some(rest)) if rest * 2 == under => format!("{whole}.5"),
        _ => format!("{over}/{under}"),
    };
    if odds.attack >= odds.defence {
        format!("{}:1", half(odds.attack, odds.defence))
    } else {
        format!("1:{}", half(odds.defence, odds.attack))
    }
}

/// A fraction as people write it: `10 2/3`.
pub(in super::super) fn fraction(value: Fraction) -> String {
    let Fraction { over, under } = value;
    match (over.checked_div(under), over.checked_rem(under)) {
        (Some(whole), Some(0)) => whole.to_string(),
        (Some(0), _) => format!("{over}/{under}"),
        (Some(whole), Some(rest)) => format!("{whole} {rest}/{under}"),
        _ => format!("{over}/{under}"),
    }
}

/// Terms in a row: "disordered -3, odds +6".
pub(in super::super) fn terms(terms: &[Term]) -> Sentence {
    commas(terms.iter().map(|term| {
        let steps = format!("{:+}", term.steps);
        Argument::from(phrase!(MESSAGES, "bataille-term", factor = factor_word(term.factor), steps = steps))
    }))
}

/// A reason in a few words.
pub(in super::super) fn factor_word(factor: Factor) -> Sentence {
    let key = match factor {
        Factor::Disordered => "disordered",
        Factor::Routed => "routed",
        Factor::HalfLost => "half-lost",
        Factor::RoadMarch => "road-march",
        Factor::CorpsLevel => "corps-level",
        Factor::Leader => "leader",
        Factor::LeaderLost => "leader-lost",
        Factor::Odds => "odds",
        Factor::Flank => "flank",
        Factor::Rear => "rear",
        Factor::Skirmish => "skirmish",
        Factor::Line => "line",
        Factor::Carre => "carre",
        Factor::Slope => "slope",
        Factor::Stream => "stream",
        Factor::WorkFront => "work-front",
        Factor::FireLosses => "fire-losses",
        Factor::Lancers => "lancers",
        Factor::HeavyCavalry => "heavy",
        Factor::LightCavalry => "light",
        Factor::DrivenBack => "driven-back",
        Factor::Quality => "quality",
        Factor::Mass => "mass",
        Factor::AgainstCarre => "against-carre",
        Factor::Straight => "straight",
        Factor::HeavyAgainstLight => "heavy-against-light",
        Factor::HeavyInLine => "heavy-in-line",
        Factor::Tired => "tired",
        Factor::Exhausted => "exhausted",
        Factor::Saving => "saving",
        Factor::GeneralOrder => "general-order",
        Factor::RecallFailed => "recall-failed",
        Factor::Swamp => "swamp",
        Factor::Losses => "losses",
        Factor::LastIncrement => "last-increment",
        Factor::MiddleRange => "middle-range",
        Factor::FarRange => "far-range",
        Factor::LongRange => "long-range",
        Factor::InCarre => "in-carre",
        Factor::Loopholes => "loopholes",
    };
    phrase!(MESSAGES, "bataille-factor", factor = key)
}
