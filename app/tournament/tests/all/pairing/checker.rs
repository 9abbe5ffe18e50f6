//! The rules of the Dutch system as they are published, asked of a finished round.
//!
//! It uses no matchings: it tries every way to pair all players, one after the other, remembering the best for the
//! rest. So it proves small fields completely, and of large ones only the absolute rules.

use super::evening::WIN;
use engine::contract::Side;
use std::collections::{BTreeMap, BTreeSet};
use tournament::pairing::{Candidate, Float, Relaxed, RoundPairings};

/// The most players for which every way is tried.
const TRIED: usize = 9;

/// The number of rounds and brackets examined.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) rounds: u32,
    pub(crate) brackets_proven: u32,
    pub(crate) byes: u32,
    pub(crate) relaxed: u32,
}

/// The side a player is due, and whether it is due (1), strongly (2) or absolutely (3), and by how many games.
fn due(player: &Candidate) -> (Option<Side>, u8, i32) {
    let firsts = player.sides.iter().filter(|side| **side == Side::First).count() as i32;
    let more = firsts - (player.sides.len() as i32 - firsts);
    let two_running = match player.sides.as_slice() {
        [.., before, last] if before == last => Some(*last),
        _ => None,
    };
    let other_of_last = player.sides.last().map(|side| side.other());
    match (more, two_running) {
        (2.., _) => (Some(Side::Second), 3, more),
        (..=-2, _) => (Some(Side::First), 3, -more),
        (_, Some(last)) => (Some(last.other()), 3, more.abs()),
        (1, None) => (Some(Side::Second), 2, 1),
        (-1, None) => (Some(Side::First), 2, 1),
        _ => (other_of_last, u8::from(other_of_last.is_some()), 0),
    }
}

struct Field<'a> {
    players: Vec<&'a Candidate>,
    leader_above: Option<u32>,
}

impl Field<'_> {
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (self.players[one], self.players[other]);
        let leader = |player: &Candidate| self.leader_above.is_some_and(|above| player.points > above);
        let (first, second) = (due(a), due(b));
        let both_must = first.0 == second.0 && first.1 == 3 && second.1 == 3;
        !a.met.contains(&b.number) && (!both_must || leader(a) || leader(b))
    }

    fn points(&self, place: usize) -> u32 {
        self.players[place].points
    }
}

/// Whether the round keeps the rules, or how it breaks them.
pub(crate) fn check(
    players: &[Candidate],
    leader_above: Option<u32>,
    round: &RoundPairings,
    seen: &mut Seen,
) -> Result<(), String> {
    seen.rounds += 1;
    let mut order: Vec<&Candidate> = players.iter().collect();
    order.sort_by_key(|player| (std::cmp::Reverse(player.points), player.number));
    let field = Field { players: order, leader_above };
    everybody_once(&field, round)?;
    sides(&field, round)?;
    if round.relaxed != Relaxed::Nothing {
        seen.relaxed += 1;
        if field.players.len() <= TRIED && could_be_kept(&field) {
            return Err(format!("{:?} was given up without need", round.relaxed));
        }
        return Ok(());
    }
    for pair in &round.pairs {
        let [one, other] = [pair.first, pair.second].map(|number| place(&field, number));
        if !field.may_meet(one, other) {
            return Err(format!("{pair:?} may not meet"));
        }
    }
    bye(&field, round, seen)?;
    if field.players.len() <= TRIED {
        brackets(&field, round, seen)?;
    }
    Ok(())
}

fn place(field: &Field<'_>, number: u16) -> usize {
    field.players.iter().position(|player| player.number == number).unwrap()
}

fn everybody_once(field: &Field<'_>, round: &RoundPairings) -> Result<(), String> {
    let mut numbers: Vec<u16> = round.byes.clone();
    numbers.extend(round.pairs.iter().flat_map(|pair| [pair.first, pair.second]));
    numbers.sort_unstable();
    let mut all: Vec<u16> = field.players.iter().map(|player| player.number).collect();
    all.sort_unstable();
    if numbers != all || round.byes.len() != all.len() % 2 {
        return Err(String::from("not everybody has exactly one place"));
    }
    Ok(())
}

fn sides(field: &Field<'_>, round: &RoundPairings) -> Result<(), String> {
    for pair in &round.pairs {
        let [first, second] = [pair.first, pair.second].map(|number| due(field.players[place(field, number)]));
        let gets =
            [(first, Side::First), (second, Side::Second)].map(|(due, side)| due.0.is_none_or(|wanted| wanted == side));
        if first.0 != second.0 && gets != [true, true] {
            return Err(format!("{pair:?}: each could have the side he is due"));
        }
        let [stronger, weaker] = if gets[0] { [first, second] } else { [second, first] };
        if first.0.is_some() && first.0 == second.0 && (stronger.1, stronger.2) < (weaker.1, weaker.2) {
            return Err(format!("{pair:?}: the side goes to whom it is less due"));
        }
    }
    Ok(())
}

fn bye(field: &Field<'_>, round: &RoundPairings, seen: &mut Seen) -> Result<(), String> {
    let Some(&number) = round.byes.first() else { return Ok(()) };
    seen.byes += 1;
    let sits = place(field, number);
    if field.players[sits].had_bye {
        return Err(format!("{number} sits out a second time"));
    }
    if field.players.len() > TRIED {
        return Ok(());
    }
    for other in 0..field.players.len() {
        let fewer = field.points(other) < field.points(sits) && !field.players[other].had_bye;
        let rest: BTreeSet<usize> = (0..field.players.len()).filter(|one| *one != other).collect();
        if fewer && Ways::new(field, |_, _| Some(Vec::new())).best(&rest).is_some() {
            return Err(format!("{number} sits out, although {} has fewer points", field.players[other].number));
        }
    }
    Ok(())
}

/// Whether a round without any exception exists.
fn could_be_kept(field: &Field<'_>) -> bool {
    let all: BTreeSet<usize> = (0..field.players.len()).collect();
    let mut ways = Ways::new(field, |_, _| Some(Vec::new()));
    if all.len().is_multiple_of(2) {
        return ways.best(&all).is_some();
    }
    all.iter().any(|out| {
        let rest: BTreeSet<usize> = all.iter().copied().filter(|one| one != out).collect();
        !field.players[*out].had_bye && ways.best(&rest).is_some()
    })
}

/// Bracket by bracket: the round's choice is as good as any that leaves the rest a round.
fn brackets(field: &Field<'_>, round: &RoundPairings, seen: &mut Seen) -> Result<(), String> {
    let mut left: BTreeSet<usize> = (0..field.players.len()).collect();
    let sits_out = round.byes.first().map(|number| place(field, *number));
    let bye_points = sits_out.map(|place| field.points(place));
    let mut pairs: Vec<(usize, usize)> =
        round.pairs.iter().map(|pair| (place(field, pair.first), place(field, pair.second))).collect();
    let scores: BTreeSet<u32> = field.players.iter().map(|player| player.points).collect();
    let scores: Vec<u32> = scores.into_iter().rev().collect();
    for (at, score) in scores.iter().enumerate() {
        let inside: BTreeSet<usize> = left.iter().copied().filter(|one| field.points(*one) >= *score).collect();
        let next: BTreeSet<usize> =
            left.iter().copied().filter(|one| Some(&field.points(*one)) == scores.get(at + 1)).collect();
        let value = |one: usize, other: Option<usize>| value_of(field, &inside, &next, *score, one, other);
        let mut ways = Ways::new(field, value);
        ways.may_sit_out = bye_points;
        let best = ways.best(&left).ok_or("nobody could be paired at all")?;
        let mut got = vec![0; best.len()];
        let done = pairs.iter().map(|(one, other)| (*one, Some(*other))).chain(sits_out.map(|one| (one, None)));
        for (one, other) in done.filter(|(one, _)| left.contains(one)) {
            let value = value_of(field, &inside, &next, *score, one, other).unwrap();
            got.iter_mut().zip(value).for_each(|(sum, one)| *sum += one);
        }
        if got != best {
            return Err(format!("the bracket of {score} has {got:?} and could have {best:?}"));
        }
        seen.brackets_proven += 1;
        let closed: Vec<(usize, usize)> =
            pairs.iter().copied().filter(|(one, other)| inside.contains(one) && inside.contains(other)).collect();
        for (one, other) in closed {
            left.remove(&one);
            left.remove(&other);
        }
        pairs.retain(|(one, _)| left.contains(one));
    }
    Ok(())
}

/// The contribution of two players that meet, or of a bye, to each weighed rule, the most important first. The rules
/// are pairs and distances of scores (C.5, C.6), the same in the next bracket (C.7), and games missed by the player
/// with the bye. Then come leaders' sides (C.8, C.9), sides (C.10, C.11), floats (C.12 to C.15) and their distances
/// (C.16 to C.19). Numbers of what should be rare are negative.
fn value_of(
    field: &Field<'_>,
    inside: &BTreeSet<usize>,
    next: &BTreeSet<usize>,
    score: u32,
    one: usize,
    other: Option<usize>,
) -> Option<Vec<i32>> {
    let apart = distances(field, inside, score);
    let mut value = Value::new(&apart);
    let fall = |who: usize| field.points(who) - score + WIN;
    let down = |who: usize, value: &mut Value<'_>| {
        value.count("distance", fall(who));
        value.floats(field.players[who], Float::Down, fall(who));
    };
    let Some(other) = other else {
        if inside.contains(&one) {
            let player = field.players[one];
            value.single("missed", player.floats.len() as i32 - player.met.len() as i32);
            down(one, &mut value);
        }
        return Some(value.numbers);
    };
    if !field.may_meet(one, other) {
        return None;
    }
    match (inside.contains(&one), inside.contains(&other)) {
        (true, true) => {
            value.single("pairs", -1);
            let (a, b) = (due(field.players[one]), due(field.players[other]));
            if a.0.is_some() && a.0 == b.0 {
                value.single("leaders", i32::from(a.1 == 3 && b.1 == 3));
                value.single("undue", 1);
                value.single("strongly undue", i32::from(a.1.min(b.1) >= 2));
            }
            let far = field.points(one).abs_diff(field.points(other));
            if far > 0 {
                let [up, down] = if field.points(one) < field.points(other) { [one, other] } else { [other, one] };
                value.count("distance", far);
                value.floats(field.players[down], Float::Down, far);
                value.floats(field.players[up], Float::Up, far);
            }
        }
        (false, false) => value.single("next pairs", -i32::from(next.contains(&one) && next.contains(&other))),
        (first, _) => {
            let (who, to) = if first { (one, other) } else { (other, one) };
            if next.contains(&to) {
                value.single("next pairs", -1);
                value.uncount("next distance", fall(who));
            }
            down(who, &mut value);
        }
    }
    Some(value.numbers)
}

/// Every distance between two scores here, and how far each would fall; the largest first.
fn distances(field: &Field<'_>, inside: &BTreeSet<usize>, score: u32) -> Vec<u32> {
    let mut all = BTreeSet::new();
    for one in inside {
        all.insert(field.points(*one) - score + WIN);
        all.extend(inside.iter().map(|other| field.points(*one).abs_diff(field.points(*other))));
    }
    all.remove(&0);
    all.into_iter().rev().collect()
}

/// The rules in their order; those that count by distance have a place for each.
const RULES: [(&str, bool); 16] = [
    ("pairs", false),
    ("distance", true),
    ("next pairs", false),
    ("next distance", true),
    ("missed", false),
    ("leaders", false),
    ("undue", false),
    ("strongly undue", false),
    ("down 1", false),
    ("up 1", false),
    ("down 2", false),
    ("up 2", false),
    ("down by 1", true),
    ("up by 1", true),
    ("down by 2", true),
    ("up by 2", true),
];

/// A sum for each rule; more is better.
struct Value<'a> {
    apart: &'a [u32],
    numbers: Vec<i32>,
}

impl<'a> Value<'a> {
    fn new(apart: &'a [u32]) -> Value<'a> {
        let size = RULES.iter().map(|(_, far)| if *far { apart.len() } else { 1 }).sum();
        Value { apart, numbers: vec![0; size] }
    }

    fn place(&self, rule: &str) -> usize {
        let before = RULES.iter().take_while(|(name, _)| *name != rule);
        before.map(|(_, far)| if *far { self.apart.len() } else { 1 }).sum()
    }

    /// Counts this number of rare things against the rule.
    fn single(&mut self, rule: &str, many: i32) {
        let place = self.place(rule);
        self.numbers[place] -= many;
    }

    fn at(&self, rule: &str, far: u32) -> usize {
        self.place(rule) + self.apart.iter().position(|one| *one == far).unwrap()
    }

    fn count(&mut self, rule: &str, far: u32) {
        let place = self.at(rule, far);
        self.numbers[place] -= 1;
    }

    fn uncount(&mut self, rule: &str, far: u32) {
        let place = self.at(rule, far);
        self.numbers[place] += 1;
    }

    /// Counts a float of this distance, once more for each of the last two rounds with the same float.
    fn floats(&mut self, player: &Candidate, float: Float, far: u32) {
        let name = if float == Float::Down { "down" } else { "up" };
        for (ago, was) in player.floats.iter().rev().take(2).enumerate() {
            if *was == float {
                self.single(&format!("{name} {}", ago + 1), 1);
                self.count(&format!("{name} by {}", ago + 1), far);
            }
        }
    }
}

/// Every way to pair all players, with the best remembered for the rest.
struct Ways<'a, V> {
    field: &'a Field<'a>,
    value: V,
    may_sit_out: Option<u32>,
    known: BTreeMap<BTreeSet<usize>, Option<Vec<i32>>>,
}

impl<'a, V: Fn(usize, Option<usize>) -> Option<Vec<i32>>> Ways<'a, V> {
    fn new(field: &'a Field<'a>, value: V) -> Ways<'a, V> {
        Ways { field, value, may_sit_out: None, known: BTreeMap::new() }
    }

    fn best(&mut self, left: &BTreeSet<usize>) -> Option<Vec<i32>> {
        let Some(&one) = left.first() else { return Some(Vec::new()) };
        if let Some(known) = self.known.get(left) {
            return known.clone();
        }
        let mut best: Option<Vec<i32>> = None;
        let mut others: Vec<Option<usize>> = left.iter().copied().skip(1).map(Some).collect();
        let player = self.field.players[one];
        if left.len() % 2 == 1 && self.may_sit_out == Some(player.points) && !player.had_bye {
            others.push(None);
        }
        for other in others {
            let may = other.is_none_or(|other| self.field.may_meet(one, other));
            let Some(value) = may.then(|| (self.value)(one, other)).flatten() else { continue };
            let rest: BTreeSet<usize> =
                left.iter().copied().filter(|place| *place != one && Some(*place) != other).collect();
            let Some(of_rest) = self.best(&rest) else { continue };
            let length = value.len().max(of_rest.len());
            let at = |list: &[i32], place: usize| list.get(place).copied().unwrap_or(0);
            let sum: Vec<i32> = (0..length).map(|place| at(&value, place) + at(&of_rest, place)).collect();
            if best.as_ref().is_none_or(|best| sum > *best) {
                best = Some(sum);
            }
        }
        self.known.insert(left.clone(), best.clone());
        best
    }
}
