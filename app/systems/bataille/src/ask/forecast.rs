//! The forecast of a roll, on a card and in short: each term with its rule, each result with its chance.

use super::look::{Look, unit_pick};
use bataille::{
    CarreResult, Factor, Fraction, Game, Letter, MeleeResult, Odds, Proposal, ResultChance, Term, Throw, ThrowResult,
    TwoDice,
};
use engine::contract::Game as _;
use engine::rule::Rule;
use language::ask::Sentence;
use language::sheet::{Bar, End, Part, Sheet, SheetTable, Tone};

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
        let when = if forecast.throws.len() == 1 { "" } else { "if the last roll is reached" };
        sheet.ends(when, last.results.iter().map(end));
    }
    let throws = forecast.throws.len();
    for (at, throw) in forecast.throws.iter().enumerate() {
        let last = at + 1 == throws;
        let number = if throws > 1 { Sentence::from(format!("{}. ", at + 1)) } else { Sentence::EMPTY };
        let title = match throw.unit {
            Some(unit) => number.pick(unit_pick(unit)).text(format!(", {}", what(throw))),
            None => number.text(what(throw)),
        };
        sheet.heading(title.rule(throw.rule));
        let mut table = SheetTable::default();
        values(throw, &mut table);
        for term in &throw.terms {
            table.row([Sentence::from(factor_word(term.factor)).rule(term.rule), steps(term.steps)], false);
        }
        if throw.terms.len() > 1 {
            let sum = throw.terms.iter().map(|term| term.steps).sum();
            table.row([Sentence::from("total modifier").rule(STEPS), steps(sum)], true);
        }
        if !table.rows.is_empty() {
            sheet.parts.push(Part::Table(table));
        }
        if counted || !last {
            sheet.parts.push(Part::Bars(throw.results.iter().map(bar).collect()));
        }
    }
    sheet
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

fn what(throw: &Throw) -> &'static str {
    match throw.results.first().map(|chance| &chance.result) {
        Some(ThrowResult::Losses { .. }) => "fire",
        Some(ThrowResult::Passed | ThrowResult::Failed) if is_one_die(throw) => "one die",
        Some(ThrowResult::Passed | ThrowResult::Failed) => "morale check",
        Some(ThrowResult::Carre(_)) => "forming carré",
        Some(ThrowResult::Melee { .. }) => "melee",
        Some(ThrowResult::Die(_)) | None => "one die",
    }
}

/// The values of fire or a melee.
fn values(throw: &Throw, table: &mut SheetTable) {
    if let Some(fire) = &throw.fire {
        for part in &fire.parts {
            table.row([Sentence::EMPTY.pick(unit_pick(part.unit)), Sentence::from(fraction(part.value))], false);
        }
        table.row([Sentence::from("total fire"), Sentence::from(fraction(fire.value))], true);
        table.row([Sentence::from("fire defence").rule(DEFENCE), Sentence::from(fire.defence.to_string())], false);
        if fire.canister {
            table.row([Sentence::from("canister").rule(Rule::new("25.3")), Sentence::from("one column")], false);
        }
        table.row([Sentence::from("column").rule(FIRE_ODDS), Sentence::from(odds(fire.odds))], true);
    }
    if let Some(melee) = &throw.melee {
        for part in melee.attackers.iter().chain(&melee.defenders) {
            let mut name = Sentence::EMPTY.pick(unit_pick(part.unit));
            for multiplier in &part.multipliers {
                let by = format!(", {} x{}", factor_word(multiplier.factor), fraction(multiplier.by));
                name = name.text(by).rule(multiplier.rule);
            }
            table.row([name, Sentence::from(fraction(part.value))], false);
        }
        let ratio = format!("{} : {}", fraction(melee.attack), fraction(melee.defence));
        table.row([Sentence::from("values"), Sentence::from(ratio)], true);
        table.row([Sentence::from("column").rule(ODDS), Sentence::from(odds(melee.odds))], true);
    }
}

fn steps(steps: i16) -> Sentence {
    Sentence::from(format!("{steps:+}"))
}

fn bar(chance: &ResultChance) -> Bar {
    let (name, text, tone) = result_words(&chance.result);
    let text = match (on(&chance.on), &chance.result) {
        (Some(on), ThrowResult::Passed | ThrowResult::Failed | ThrowResult::Carre(_)) => format!("{text} {on}"),
        _ => text,
    };
    let (share, of) = (u32::from(chance.odd.throws), u32::from(chance.odd.of));
    Bar { name: Sentence::from(name), share, of, text: Sentence::from(text), hint: Sentence::EMPTY, tone }
}

/// The natural rolls that give a result, if they are consecutive: "on 44 to 66".
fn on(throws: &[u8]) -> Option<String> {
    let (first, last) = (throws.first()?, throws.last()?);
    // Faces of one die, or rolls of two.
    let place =
        |throw: u8| if *last <= 6 { usize::from(throw) } else { usize::try_from(TwoDice(throw).index()).unwrap_or(0) };
    let between = place(*last).abs_diff(place(*first)) + 1;
    match throws.len() {
        1 => Some(format!("on {first}")),
        count if count == between => Some(format!("on {first} to {last}")),
        _ => None,
    }
}

/// A result in short, in words, and its tone for the side that rolls.
pub(in super::super) fn result_words(result: &ThrowResult) -> (String, String, Tone) {
    match result {
        ThrowResult::Losses { increments, leader_in_danger } => {
            let lost = if *increments == 1 {
                String::from("1 increment lost")
            } else {
                format!("{increments} increments lost")
            };
            let text = if *leader_in_danger { format!("{lost}, a leader in danger") } else { lost };
            let tone = match increments {
                0 => Tone::Even,
                1 => Tone::Good,
                _ => Tone::Best,
            };
            (increments.to_string(), text, tone)
        }
        ThrowResult::Passed => (String::from("passes"), String::from("it passes"), Tone::Good),
        ThrowResult::Failed => (String::from("fails"), String::from("it fails"), Tone::Bad),
        ThrowResult::Carre(CarreResult::Carre) => (String::from("carré"), String::from("the carré stands"), Tone::Best),
        ThrowResult::Carre(CarreResult::Disorder) => (String::from("DD"), String::from("disordered"), Tone::Bad),
        ThrowResult::Carre(CarreResult::Rout) => (String::from("rout"), String::from("routed"), Tone::Worst),
        ThrowResult::Melee { result, leaders_in_danger } => {
            let (name, text, tone) = melee_words(*result);
            let text = if leaders_in_danger.is_some() { format!("{text}, a leader in danger") } else { text };
            (name, text, tone)
        }
        ThrowResult::Die(face) => (face.to_string(), format!("a {face}"), Tone::Even),
    }
}

/// A cell of the melee table in short, in words, and how good it is for the attacker.
pub(in super::super) fn melee_words(result: MeleeResult) -> (String, String, Tone) {
    match result {
        MeleeResult::Losses { attacker, attacker_checks, defender, defender_checks } => {
            let star = |checks: bool| if checks { "*" } else { "" };
            let name = format!("{attacker}{}/{defender}{}", star(attacker_checks), star(defender_checks));
            let mut text = format!("attackers lose {attacker}, defenders {defender}");
            if attacker_checks {
                text.push_str(", attackers check");
            }
            if defender_checks {
                text.push_str(", defenders check");
            }
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
            let (name, text, tone) = letter_words(letter);
            (name.to_owned(), text.to_owned(), tone)
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

/// A fight in a few words: the action, and the column it is rolled on. Chances are on the card alone.
pub(super) fn in_short(game: &Game, does: &'static str, proposal: &Proposal) -> Sentence {
    let does = Sentence::from(does);
    match column(game, proposal) {
        Some(column) => does.text(format!(" {column}")),
        None => does,
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

/// Terms in a sentence: "disordered -3, odds +6".
pub(in super::super) fn terms(terms: &[Term]) -> String {
    let told: Vec<String> = terms.iter().map(|term| format!("{} {:+}", factor_word(term.factor), term.steps)).collect();
    told.join(", ")
}

/// A reason in a few words.
pub(in super::super) const fn factor_word(factor: Factor) -> &'static str {
    match factor {
        Factor::Disordered => "disordered",
        Factor::Routed => "routed",
        Factor::HalfLost => "half lost",
        Factor::RoadMarch => "in road march",
        Factor::CorpsLevel => "corps level",
        Factor::Leader => "leader",
        Factor::LeaderLost => "leader lost",
        Factor::Odds => "increments",
        Factor::Flank => "flank",
        Factor::Rear => "rear",
        Factor::Skirmish => "skirmish order",
        Factor::Line => "in line",
        Factor::Carre => "in carré",
        Factor::Slope => "slope",
        Factor::Stream => "stream",
        Factor::WorkFront => "front of a work",
        Factor::FireLosses => "losses by fire",
        Factor::Lancers => "lancers",
        Factor::HeavyCavalry => "heavy cavalry",
        Factor::LightCavalry => "light cavalry",
        Factor::DrivenBack => "driven back",
        Factor::Quality => "quality",
        Factor::Mass => "crowded hex",
        Factor::AgainstCarre => "against a carré",
        Factor::Straight => "straight charge",
        Factor::HeavyAgainstLight => "heavy against light",
        Factor::HeavyInLine => "heavy in line",
        Factor::Tired => "tired",
        Factor::Exhausted => "exhausted",
        Factor::Saving => "saves its horses",
        Factor::GeneralOrder => "general order",
        Factor::RecallFailed => "not recalled",
        Factor::Swamp => "swamp",
        Factor::Losses => "losses",
        Factor::LastIncrement => "last increment",
        Factor::MiddleRange => "middle range",
        Factor::FarRange => "far range",
        Factor::LongRange => "at two hexes",
        Factor::InCarre => "in a carré",
        Factor::Loopholes => "loopholes",
    }
}
