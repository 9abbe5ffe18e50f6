//! The forecast of a roll: its possible ends, every term with its rule, and the chances of each result.

use super::super::values::signed;
use super::super::{MESSAGES, leader_piece, piece};
use super::look::Look;
use super::words::rule;
use engine::contract::Game as _;
use language::ask::Sentence;
use language::sheet::{Bar, End, Part, Sheet, SheetTable, Tone};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use winter::ends::{self, Lot};
use winter::event::Verdict;
use winter::forecast::{Chance, Effect, Likelihood};
use winter::rating::Reason;
use winter::tables::{Fate, Scatter, ShockResult};
use winter::{Game, LeaderId, Proposal};

/// The name of a fate.
pub(in super::super) const fn fate_words(fate: Fate) -> &'static str {
    match fate {
        Fate::Stands => "stands",
        Fate::Disorder => "Disordered",
        Fate::Retreat => "retreats Disordered",
        Fate::Rout => "routs",
    }
}

const fn fate_key(fate: Fate) -> &'static str {
    match fate {
        Fate::Stands => "stands",
        Fate::Disorder => "disorder",
        Fate::Retreat => "retreat",
        Fate::Rout => "rout",
    }
}

/// The effect of a shock on one side; `None` for a side that loses nothing and stands.
fn shock_part(who: &'static str, lost: u8, fate: Fate) -> Option<Sentence> {
    let does = fate_key(fate);
    match (lost, fate) {
        (0, Fate::Stands) => None,
        (0, _) => Some(phrase!(MESSAGES, "winter-fate-does", who = who, does = does)),
        (_, Fate::Stands) => Some(phrase!(MESSAGES, "winter-fate-loses", who = who, lost = lost)),
        _ => Some(phrase!(MESSAGES, "winter-fate-loses-does", who = who, lost = lost, does = does)),
    }
}

fn shock_words(result: &ShockResult) -> (Sentence, Tone) {
    let attacker = shock_part("attacker", result.attacker, result.attacker_does);
    let defender = shock_part("defender", result.defender, result.defender_does);
    let tone = match (result.attacker_does, result.defender_does) {
        (Fate::Rout, _) => Tone::Worst,
        (Fate::Retreat | Fate::Disorder, _) => Tone::Bad,
        (_, Fate::Rout) => Tone::Best,
        (_, Fate::Retreat) => Tone::Good,
        _ => Tone::Even,
    };
    (both([attacker, defender]), tone)
}

/// The end of both sides, in one clause.
fn both(sides: [Option<Sentence>; 2]) -> Sentence {
    let told: Vec<Sentence> = sides.into_iter().flatten().collect();
    if told.is_empty() {
        phrase!(MESSAGES, "winter-nothing-happens")
    } else {
        phrase!(MESSAGES, "winter-facts", facts = Argument::joined(told, Joiner::Comma))
    }
}

/// The name of a result, and its tone for the side that rolls against an enemy.
pub(in super::super) fn effect_words(effect: &Effect) -> (Sentence, Tone) {
    let (key, tone) = match effect {
        Effect::Points(points) => return (phrase!(MESSAGES, "winter-effect-points", points = *points), Tone::Good),
        Effect::Shock(result) => return shock_words(result),
        Effect::Delay(steps @ 1..) => return (phrase!(MESSAGES, "winter-effect-delay", steps = *steps), Tone::Bad),
        Effect::Falls(scatter) => {
            let tone = if *scatter == Scatter::Target { Tone::Good } else { Tone::Even };
            return (phrase!(MESSAGES, "winter-effect-falls", falls = scattered(*scatter)), tone);
        }
        Effect::Nothing => ("nothing", Tone::Even),
        Effect::Check => ("check", Tone::Even),
        Effect::Verdict(Verdict::Pass) => ("passes", Tone::Even),
        Effect::Verdict(Verdict::Disorder) => ("disordered", Tone::Bad),
        Effect::Verdict(Verdict::SquareLost) => ("square-lost", Tone::Bad),
        Effect::Verdict(Verdict::Retreat) => ("retreats", Tone::Bad),
        Effect::Verdict(Verdict::Rout) => ("routs", Tone::Worst),
        Effect::Success => ("succeeds", Tone::Good),
        Effect::Failure => ("fails", Tone::Bad),
        Effect::Delay(0) => ("at-once", Tone::Good),
        Effect::LeaderFalls => ("casualty", Tone::Worst),
    };
    (phrase!(MESSAGES, "winter-effect", effect = key), tone)
}

/// The fall of a long shot, as a message chooses by it.
pub(in super::super) const fn scattered(scatter: Scatter) -> &'static str {
    match scatter {
        Scatter::Miss => "miss",
        Scatter::Left => "left",
        Scatter::Right => "right",
        Scatter::Beyond => "beyond",
        Scatter::Target => "target",
    }
}

/// A reason, as a message chooses by it.
const fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Rating => "rating",
        Reason::Modifier => "modifier",
        Reason::AttackOrder => "attack-order",
        Reason::RussianAttack => "russian-attack",
        Reason::Leader => "leader",
        Reason::LightBattery => "light-battery",
        Reason::HardCover => "hard-cover",
        Reason::Flank => "flank",
        Reason::Rear => "rear",
        Reason::HalfStrength => "half-strength",
        Reason::FurtherLosses => "further-losses",
        Reason::Charge => "charge",
        Reason::DisorderedCharged => "disordered-charged",
        Reason::SquareCharged => "square-charged",
        Reason::Strength => "strength",
        Reason::Guns => "guns",
        Reason::MissingCrew => "missing-crew",
        Reason::GunClass => "gun-class",
        Reason::FiringClass => "firing-class",
        Reason::Range => "range",
        Reason::ExtendedRange => "extended-range",
        Reason::RussianFar => "russian-far",
        Reason::TargetClass => "target-class",
        Reason::Uphill => "uphill",
        Reason::LightCavalry => "light-cavalry",
        Reason::Disordered => "disordered",
        Reason::GeneralOrder => "general-order",
        Reason::Square => "square",
        Reason::LoneBattery => "lone-battery",
        Reason::Limbered => "limbered",
        Reason::Ratio => "ratio",
        Reason::Column => "column",
        Reason::SoftCover => "soft-cover",
        Reason::Stronghold => "stronghold",
        Reason::Stream => "stream",
        Reason::MajorStream => "major-stream",
        Reason::Countercharge => "countercharge",
        Reason::ChargedSquare => "charged-square",
        Reason::Defender => "defender",
        Reason::SelfRally => "self-rally",
        Reason::Recovery => "recovery",
        Reason::OutOfSight => "out-of-sight",
        Reason::Evening => "evening",
        Reason::Headquarters => "headquarters",
        Reason::Russian => "russian",
        Reason::Distance => "distance",
        Reason::Snow => "snow",
        Reason::IntoWind => "into-wind",
        Reason::Guard => "guard",
        Reason::GrandCharge => "grand-charge",
    }
}

/// A reason for a number, in a few words.
fn reason_words(reason: Reason) -> Sentence {
    phrase!(MESSAGES, "winter-reason", reason = reason_key(reason))
}

/// The unit or leader that rolls.
fn whose(game: &Game, chance: &Chance) -> Sentence {
    let who = chance.unit.map(piece).or_else(|| chance.leader.map(|leader| leader_piece(game.board(), leader)));
    let roll = match chance.results.first().map(|likely| likely.result) {
        Some(Effect::Verdict(_)) => "morale",
        Some(Effect::Shock(_)) => "attack",
        Some(Effect::Delay(_)) => "order",
        Some(Effect::Falls(_)) => "long-range",
        Some(Effect::LeaderFalls) => "casualty",
        Some(Effect::Nothing | Effect::Check | Effect::Points(_)) => "fire",
        _ => "other",
    };
    match who {
        Some(who) => phrase!(MESSAGES, "winter-rolls", unit = who, roll = roll),
        None => phrase!(MESSAGES, "winter-roll", roll = roll),
    }
    .rule(chance.rule)
}

/// The possible ends of a proposal, then each of its rolls on a card; empty if the rules forbid it.
pub(super) fn card(look: Look<'_>, proposal: &Proposal) -> Sheet {
    let game = look.game;
    let Ok(forecast) = game.forecast(proposal) else { return Sheet::EMPTY };
    let mut sheet = Sheet::EMPTY;
    if look.closely {
        sheet.ends("", game.ends(proposal).iter().map(fight_end));
    }
    let counted = !sheet.is_empty();
    // If the engine counts no ends, the roll of the fight, the shot or the only roll decides.
    let decides = forecast.fight().or_else(|| forecast.shot()).or(forecast.throws.first()).filter(|_| !counted);
    if let Some(chance) = decides {
        let first = forecast.throws.first() == Some(chance);
        let when = match chance.results.first().map(|likely| likely.result) {
            Some(Effect::Shock(_)) if !first => say!(MESSAGES, "winter-if-not-stopped"),
            Some(_) if !first => say!(MESSAGES, "winter-if-on-target"),
            _ => String::new(),
        };
        sheet.ends(&when, chance.results.iter().map(|likely| thrown_end(chance, likely)));
    }
    for chance in &forecast.throws {
        sheet.line(whose(game, chance));
        let mut table = SheetTable::default();
        for term in &chance.terms {
            let value = Sentence::from(signed(term.amount));
            table.row([reason_words(term.reason).rule(term.rule), value], false);
        }
        let sum: i16 = chance.terms.iter().map(|term| term.amount).sum();
        table.row([phrase!(MESSAGES, "winter-added"), Sentence::from(signed(sum))], true);
        sheet.parts.push(Part::Table(table));
        if decides == Some(chance) {
            continue;
        }
        let bar = |likely: &Likelihood| {
            let End { name, words, tone, throws } = end(likely);
            let share = u32::try_from(throws).unwrap_or(u32::MAX);
            Bar { name, share, of: u32::from(chance.throws()), text: words, hint: Sentence::EMPTY, tone }
        };
        sheet.parts.push(Part::Bars(chance.results.iter().map(bar).collect()));
    }
    sheet
}

/// The roll of a commander that goes Mobile [17.7]: a die that is not above his Mobile value.
pub(super) fn mobile(look: Look<'_>, leader: LeaderId) -> Sheet {
    let value = look.game.board().leader(leader).mobile.min(9);
    let end =
        |name: Sentence, words: Sentence, tone: Tone, throws: u8| End { name, words, tone, throws: u64::from(throws) };
    let goes = end(sign("yes"), phrase!(MESSAGES, "winter-goes-mobile"), Tone::Good, value + 1);
    let stays = end(sign("no"), phrase!(MESSAGES, "winter-goes-standing"), Tone::Even, 9 - value);
    let mut sheet = Sheet::EMPTY;
    sheet.ends("", [goes, stays]);
    sheet.note(phrase!(MESSAGES, "winter-mobile-if", value = value).rule(rule("17.7")));
    sheet
}

/// The lot of a side, in a clause; `None` for a side that loses nothing and does nothing.
fn lot(who: &'static str, lost: [u16; 2], does: &'static str) -> Option<Sentence> {
    let lost = match lost {
        [_, 0] => None,
        [0, most] => Some(phrase!(MESSAGES, "winter-up-to", most = most)),
        [least, most] if least == most => Some(phrase!(MESSAGES, "winter-exactly", most = most)),
        [least, most] if least + 1 == most => Some(phrase!(MESSAGES, "winter-one-or", least = least, most = most)),
        [least, most] => Some(phrase!(MESSAGES, "winter-from-to", least = least, most = most)),
    };
    match (lost, does) {
        (None, "stands") => None,
        (None, _) => Some(phrase!(MESSAGES, "winter-lot-does", who = who, does = does)),
        (Some(lost), _) => Some(phrase!(MESSAGES, "winter-lot-loses", who = who, lost = lost, does = does)),
    }
}

/// A result of the deciding roll, given as an end: of the first line of a card that counts no other ends.
fn thrown_end(chance: &Chance, likely: &Likelihood) -> End {
    let words = match &likely.result {
        Effect::Nothing => phrase!(MESSAGES, "winter-nothing-happens"),
        Effect::Points(lost) => phrase!(MESSAGES, "winter-end-points", points = *lost),
        Effect::Shock(result) => {
            let side = |who, lost: u8, fate: Fate| {
                let does = if fate == Fate::Retreat { "retreat-disordered" } else { fate_key(fate) };
                lot(who, [u16::from(lost); 2], does)
            };
            let attackers = side("you", result.attacker, result.attacker_does);
            both([attackers, side("they", result.defender, result.defender_does)])
        }
        Effect::Delay(steps @ 1..) => phrase!(MESSAGES, "winter-end-delay", steps = *steps),
        Effect::Falls(scatter) => phrase!(MESSAGES, "winter-end-falls", falls = scattered(*scatter)),
        Effect::Check => phrase!(MESSAGES, "winter-end", end = "check"),
        Effect::Verdict(Verdict::Pass) => phrase!(MESSAGES, "winter-end", end = "passes"),
        Effect::Verdict(Verdict::Disorder) => phrase!(MESSAGES, "winter-end", end = "disordered"),
        Effect::Verdict(Verdict::SquareLost) => phrase!(MESSAGES, "winter-end", end = "square-lost"),
        Effect::Verdict(Verdict::Retreat) => phrase!(MESSAGES, "winter-end", end = "retreats"),
        Effect::Verdict(Verdict::Rout) => phrase!(MESSAGES, "winter-end", end = "routs"),
        Effect::Success if chance.rule.as_str() == "12.2" => phrase!(MESSAGES, "winter-end", end = "charges"),
        Effect::Failure if chance.rule.as_str() == "12.2" => phrase!(MESSAGES, "winter-end", end = "no-charge"),
        Effect::Success => phrase!(MESSAGES, "winter-end", end = "recovers"),
        Effect::Failure => phrase!(MESSAGES, "winter-end", end = "no-recovery"),
        Effect::Delay(0) => phrase!(MESSAGES, "winter-end", end = "at-once"),
        Effect::LeaderFalls => phrase!(MESSAGES, "winter-end", end = "casualty"),
    };
    End { words, ..end(likely) }
}

/// A result of one roll.
fn end(likely: &Likelihood) -> End {
    let (words, tone) = effect_words(&likely.result);
    End { name: effect_sign(&likely.result), words, tone, throws: u64::from(likely.faces) }
}

/// A result in a few letters, for its bar.
fn effect_sign(effect: &Effect) -> Sentence {
    match effect {
        Effect::Points(points) => Sentence::from(points.to_string()),
        Effect::Shock(result) => Sentence::from(format!("{}/{}", result.attacker, result.defender)),
        Effect::Delay(steps) => Sentence::from(format!("+{steps}")),
        Effect::Nothing => Sentence::from("0"),
        Effect::Verdict(Verdict::Pass) => Sentence::from("="),
        Effect::Check => sign("check"),
        Effect::Verdict(Verdict::Disorder | Verdict::SquareLost) => sign("disordered"),
        Effect::Verdict(Verdict::Retreat) => sign("retreats"),
        Effect::Verdict(Verdict::Rout) => sign("routs"),
        Effect::Success => sign("yes"),
        Effect::Failure => sign("no"),
        Effect::Falls(Scatter::Target) => sign("hit"),
        Effect::Falls(_) => sign("off"),
        Effect::LeaderFalls => Sentence::from("X"),
    }
}

fn sign(sign: &'static str) -> Sentence {
    phrase!(MESSAGES, "winter-sign", sign = sign)
}

/// The possible ends of fire or a fight, for the player that fires or attacks.
fn fight_end(end: &ends::End) -> End {
    let ends::End { attacker, defender, throws } = end;
    let words =
        both([lot("you", attacker.lost, lot_key(attacker.lot)), lot("they", defender.lost, lot_key(defender.lot))]);
    let (sign, tone) = match (attacker.lot, defender.lot) {
        (Lot::Holds, Lot::Holds) if defender.lost != [0, 0] => ("1+", Tone::Good),
        (Lot::Holds, Lot::Holds) => ("=", Tone::Even),
        (_, Lot::Gone) => ("DX", Tone::Best),
        (_, Lot::Routed) => ("DR", Tone::Best),
        (Lot::Gone, _) => ("AX", Tone::Worst),
        (Lot::Routed, _) => ("AR", Tone::Worst),
        (Lot::Back, _) => ("AB", Tone::Bad),
        (Lot::Disordered, Lot::Holds) => ("AD", Tone::Bad),
        (_, Lot::Back) => ("DB", Tone::Good),
        (_, Lot::Disordered) => ("DD", Tone::Good),
    };
    End { name: Sentence::from(sign), words, tone, throws: *throws }
}

const fn lot_key(lot: Lot) -> &'static str {
    match lot {
        Lot::Holds => "stands",
        Lot::Disordered => "disorder",
        Lot::Back => "retreat",
        Lot::Routed => "rout",
        Lot::Gone => "gone",
    }
}

/// The reasons for the numbers of a roll, in a sentence.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let forecast = game.forecast(proposal).ok()?;
    let chance = forecast.fight().or_else(|| forecast.shot()).or(forecast.throws.first())?;
    let terms = chance.terms.iter().map(|term| {
        let amount = signed(term.amount);
        phrase!(MESSAGES, "winter-term", reason = reason_words(term.reason), amount = amount).rule(term.rule)
    });
    Some(phrase!(MESSAGES, "winter-terms", terms = Argument::joined(terms, Joiner::Semicolon)))
}
