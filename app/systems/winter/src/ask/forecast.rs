//! The forecast of a roll: its possible ends, every term with its rule, and the chances of each result.

use super::super::{leader_piece, piece};
use super::look::Look;
use super::words::rule;
use engine::contract::Game as _;
use language::ask::Sentence;
use language::sheet::{Bar, End, Part, Sheet, SheetTable, Tone, lot, lots};
use language::words::letters::counted;
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

fn shock_words(result: &ShockResult) -> (String, Tone) {
    let side = |name: &str, lost: u8, fate: Fate| {
        let points = if lost == 0 { String::new() } else { format!(" -{lost}") };
        let does = if fate == Fate::Stands { String::new() } else { format!(" {}", fate_words(fate)) };
        if points.is_empty() && does.is_empty() { String::new() } else { format!("{name}{points}{does}") }
    };
    let attacker = side("attacker", result.attacker, result.attacker_does);
    let defender = side("defender", result.defender, result.defender_does);
    let both: Vec<String> = [attacker, defender].into_iter().filter(|words| !words.is_empty()).collect();
    let tone = match (result.attacker_does, result.defender_does) {
        (Fate::Rout, _) => Tone::Worst,
        (Fate::Retreat | Fate::Disorder, _) => Tone::Bad,
        (_, Fate::Rout) => Tone::Best,
        (_, Fate::Retreat) => Tone::Good,
        _ => Tone::Even,
    };
    let words = if both.is_empty() { String::from("nothing happens") } else { both.join(", ") };
    (words, tone)
}

/// The name of a result, and its tone for the side that rolls against an enemy.
pub(in super::super) fn effect_words(effect: &Effect) -> (String, Tone) {
    match effect {
        Effect::Nothing => (String::from("nothing"), Tone::Even),
        Effect::Check => (String::from("a check"), Tone::Even),
        Effect::Points(points) => (format!("{points} SP and a check"), Tone::Good),
        Effect::Verdict(Verdict::Pass) => (String::from("passes"), Tone::Even),
        Effect::Verdict(Verdict::Disorder) => (String::from("Disordered"), Tone::Bad),
        Effect::Verdict(Verdict::SquareLost) => (String::from("Disordered, its square lost"), Tone::Bad),
        Effect::Verdict(Verdict::Retreat) => (String::from("retreats two hexes, Disordered"), Tone::Bad),
        Effect::Verdict(Verdict::Rout) => (String::from("routs"), Tone::Worst),
        Effect::Success => (String::from("succeeds"), Tone::Good),
        Effect::Failure => (String::from("fails"), Tone::Bad),
        Effect::Shock(result) => shock_words(result),
        Effect::Delay(0) => (String::from("received at once"), Tone::Good),
        Effect::Delay(steps) => (format!("delayed by {}", counted(*steps, "step", "steps")), Tone::Bad),
        Effect::Falls(scatter) => {
            let tone = if *scatter == Scatter::Target { Tone::Good } else { Tone::Even };
            (String::from(scatter_words(*scatter)), tone)
        }
        Effect::LeaderFalls => (String::from("is a casualty"), Tone::Worst),
    }
}

/// The fall of a long shot.
pub(in super::super) const fn scatter_words(scatter: Scatter) -> &'static str {
    match scatter {
        Scatter::Miss => "misses",
        Scatter::Left => "the hex to the left",
        Scatter::Right => "the hex to the right",
        Scatter::Beyond => "the hex beyond",
        Scatter::Target => "on target",
    }
}

const fn reason_words(reason: Reason) -> &'static str {
    match reason {
        Reason::Rating => "rating",
        Reason::Modifier => "effectiveness modifier, in cover",
        Reason::AttackOrder => "Attack Order",
        Reason::RussianAttack => "Russian infantry attacks",
        Reason::Leader => "leader",
        Reason::LightBattery => "light battery of its division adjacent",
        Reason::HardCover => "hard cover",
        Reason::Flank => "from a flank",
        Reason::Rear => "from the rear",
        Reason::HalfStrength => "half strength or less",
        Reason::FurtherLosses => "further losses",
        Reason::Charge => "charged",
        Reason::DisorderedCharged => "charged while Disordered",
        Reason::SquareCharged => "square charged",
        Reason::Strength => "strength",
        Reason::Guns => "guns",
        Reason::MissingCrew => "missing crew",
        Reason::GunClass => "heavy guns",
        Reason::FiringClass => "firing class",
        Reason::Range => "range",
        Reason::ExtendedRange => "extended range",
        Reason::RussianFar => "Russian infantry at two hexes",
        Reason::TargetClass => "target class",
        Reason::Uphill => "uphill",
        Reason::LightCavalry => "light horse",
        Reason::Disordered => "Disordered",
        Reason::GeneralOrder => "general order in the open",
        Reason::Square => "square attacked by infantry",
        Reason::LoneBattery => "battery alone",
        Reason::Limbered => "limbered or in road column",
        Reason::Ratio => "strength ratio",
        Reason::Column => "attacks in column",
        Reason::SoftCover => "soft cover",
        Reason::Stronghold => "church or castle",
        Reason::Stream => "across a stream",
        Reason::MajorStream => "across a major stream",
        Reason::Countercharge => "countercharge",
        Reason::ChargedSquare => "charge at a square",
        Reason::Defender => "defender",
        Reason::SelfRally => "without a leader",
        Reason::Recovery => "recovery",
        Reason::OutOfSight => "in no enemy fire zone",
        Reason::Evening => "evening",
        Reason::Headquarters => "from headquarters",
        Reason::Russian => "Russian",
        Reason::Distance => "distance",
        Reason::Snow => "snow",
        Reason::IntoWind => "snow, into the wind",
        Reason::Guard => "the Guard goes back",
        Reason::GrandCharge => "the grand charge",
    }
}

/// The unit or leader that rolls.
fn whose(game: &Game, chance: &Chance) -> Sentence {
    let who = chance.unit.map(piece).or_else(|| chance.leader.map(|leader| leader_piece(game.board(), leader)));
    let what = match chance.results.first().map(|likely| likely.result) {
        Some(Effect::Verdict(_)) => " checks morale",
        Some(Effect::Shock(_)) => " attacks",
        Some(Effect::Delay(_)) => " receives the order",
        Some(Effect::Falls(_)) => " fires at long range",
        Some(Effect::LeaderFalls) => ", if the hex loses a point",
        Some(Effect::Nothing | Effect::Check | Effect::Points(_)) => " fires",
        _ => " rolls",
    };
    who.map_or(Sentence::EMPTY, |who| Sentence::EMPTY.piece(who)).text(what).rule(chance.rule)
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
            Some(Effect::Shock(_)) if !first => "if the attack is not stopped before",
            Some(_) if !first => "if the shot falls on the target",
            _ => "",
        };
        sheet.ends(when, chance.results.iter().map(|likely| thrown_end(chance, likely)));
    }
    for chance in &forecast.throws {
        sheet.line(whose(game, chance));
        let mut table = SheetTable::default();
        for term in &chance.terms {
            let value = Sentence::from(format!("{:+}", term.amount));
            table.row([Sentence::from(reason_words(term.reason)).rule(term.rule), value], false);
        }
        let sum: i16 = chance.terms.iter().map(|term| term.amount).sum();
        table.row([Sentence::from("added to the die"), Sentence::from(format!("{sum:+}"))], true);
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
    let end = |name: &'static str, words: &'static str, tone: Tone, throws: u8| End {
        name: Sentence::from(name),
        words: Sentence::from(words),
        tone,
        throws: u64::from(throws),
    };
    let goes = end("yes", "the leader becomes Mobile", Tone::Good, value + 1);
    let stays = end("no", "the leader becomes Standing", Tone::Even, 9 - value);
    let mut sheet = Sheet::EMPTY;
    sheet.ends("", [goes, stays]);
    sheet.note(Sentence::from(format!("He becomes Mobile if the die is not above {value}.")).rule(rule("17.7")));
    sheet
}

/// The effect of a result on a side of a fight.
const fn fate_does(fate: Fate) -> &'static str {
    match fate {
        Fate::Stands => "",
        Fate::Disorder => "are Disordered",
        Fate::Retreat => "retreat Disordered",
        Fate::Rout => "rout",
    }
}

/// A result of the deciding roll, given as an end: of the first line of a card that counts no other ends.
fn thrown_end(chance: &Chance, likely: &Likelihood) -> End {
    let words = match &likely.result {
        Effect::Nothing => String::from("nothing happens"),
        Effect::Check => String::from("the target checks morale"),
        Effect::Points(lost) => {
            format!("the target loses {} and checks morale", counted(*lost, "strength point", "strength points"))
        }
        Effect::Verdict(Verdict::Pass) => String::from("the unit passes"),
        Effect::Verdict(Verdict::Disorder) => String::from("the unit is Disordered"),
        Effect::Verdict(Verdict::SquareLost) => String::from("the unit is Disordered and its square is broken"),
        Effect::Verdict(Verdict::Retreat) => String::from("the unit retreats two hexes, Disordered"),
        Effect::Verdict(Verdict::Rout) => String::from("the unit routs"),
        Effect::Success if chance.rule.as_str() == "12.2" => String::from("the unit can charge"),
        Effect::Failure if chance.rule.as_str() == "12.2" => String::from("the unit does not charge"),
        Effect::Success => String::from("the unit recovers"),
        Effect::Failure => String::from("the unit does not recover"),
        Effect::Shock(result) => {
            let side = |who: &str, lost: u8, fate: Fate| lot(who, [u16::from(lost); 2], fate_does(fate));
            let attackers = side("you", result.attacker, result.attacker_does);
            lots([attackers, side("they", result.defender, result.defender_does)])
        }
        Effect::Delay(0) => String::from("the order is received at once"),
        Effect::Delay(steps) => format!("the order is delayed by {}", counted(*steps, "step", "steps")),
        Effect::Falls(Scatter::Miss) => String::from("the shot misses"),
        Effect::Falls(Scatter::Target) => String::from("the shot falls on the target"),
        Effect::Falls(scatter) => format!("the shot falls in {}", scatter_words(*scatter)),
        Effect::LeaderFalls => String::from("the leader is a casualty"),
    };
    End { words: Sentence::from(words), ..end(likely) }
}

/// A result of one roll.
fn end(likely: &Likelihood) -> End {
    let (words, tone) = effect_words(&likely.result);
    let name = Sentence::from(effect_sign(&likely.result));
    End { name, words: Sentence::from(words), tone, throws: u64::from(likely.faces) }
}

/// A result in a few letters, for its bar.
fn effect_sign(effect: &Effect) -> String {
    let sign = match effect {
        Effect::Points(points) => return points.to_string(),
        Effect::Shock(result) => return format!("{}/{}", result.attacker, result.defender),
        Effect::Delay(steps) => return format!("+{steps}"),
        Effect::Nothing => "0",
        Effect::Check => "C",
        Effect::Verdict(Verdict::Pass) => "=",
        Effect::Verdict(Verdict::Disorder | Verdict::SquareLost) => "D",
        Effect::Verdict(Verdict::Retreat) => "D2",
        Effect::Verdict(Verdict::Rout) => "R",
        Effect::Success => "yes",
        Effect::Failure => "no",
        Effect::Falls(Scatter::Target) => "hit",
        Effect::Falls(_) => "off",
        Effect::LeaderFalls => "X",
    };
    String::from(sign)
}

/// The possible ends of fire or a fight, for the player that fires or attacks.
fn fight_end(end: &ends::End) -> End {
    let ends::End { attacker, defender, throws } = end;
    let words =
        lots([lot("you", attacker.lost, lot_words(attacker.lot)), lot("they", defender.lost, lot_words(defender.lot))]);
    let (sign, tone) = match (attacker.lot, defender.lot) {
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
    End { name: Sentence::from(sign), words: Sentence::from(words), tone, throws: *throws }
}

const fn lot_words(lot: Lot) -> &'static str {
    match lot {
        Lot::Holds => "",
        Lot::Disordered => "are Disordered",
        Lot::Back => "retreat",
        Lot::Routed => "rout",
        Lot::Gone => "are eliminated",
    }
}

/// The reasons for the numbers of a roll, in a sentence.
pub(in super::super) fn explained(game: &Game, proposal: &Proposal) -> Option<Sentence> {
    let forecast = game.forecast(proposal).ok()?;
    let chance = forecast.fight().or_else(|| forecast.shot()).or(forecast.throws.first())?;
    let mut sentence = Sentence::EMPTY;
    for (at, term) in chance.terms.iter().enumerate() {
        let apart = if at == 0 { "" } else { "; " };
        sentence =
            sentence.text(apart).text(format!("{} {:+}", reason_words(term.reason), term.amount)).rule(term.rule);
    }
    Some(sentence.text("."))
}
