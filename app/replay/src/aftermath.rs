//! The summary of a finished battle: three sentences, the losses of each formation, the fights that turned it, and the
//! comparison with history. All of it comes from the events; no rule is known here.

use crate::MESSAGES;
use crate::words::measure_key;
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Names, Pick, PieceId, Sentence};
use language::happening::{Came, Fight, Happening, Loss, Milestone, Tally};
use language::luck::LuckMeasure;
use language::phrase;
use language::position::Position;
use language::sheet::{Sheet, SheetTable};
use language::tongue::{Argument, Joiner, place_called};
use scenarios::{BattleHistory, Scenario};
use std::collections::BTreeMap;

/// The number of fights that are listed as those that turned the battle.
const TURNING: usize = 3;
/// The most formations listed for a side; a battle may have a hundred.
const FORMATIONS: usize = 8;

/// The summary of a finished battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aftermath {
    /// The comparison with history; `None` where the battle is made up.
    pub history: Option<String>,
    /// The battle in three sentences.
    pub story: Vec<String>,
    /// The losses of each formation.
    pub losses: Sheet,
    /// The fights that turned it, in their order.
    pub turning: Vec<Turning>,
}

/// A fight that turned a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The turn it was fought in.
    pub turn: u8,
    /// The hex of the fight; `None` if it has none.
    pub hex: Option<Hex>,
    /// The attack, its dice and its losses, in sentences.
    pub told: String,
    /// The strength each side lost in it.
    pub lost: [u32; 2],
}

/// A fight and what it cost.
struct Fought<'a> {
    turn: u8,
    fight: &'a Fight,
    /// Whether its side chose it, in its own turn.
    chosen: bool,
    /// The dice that decided it.
    faces: Vec<u16>,
    came: Option<Came>,
    lost: Vec<Cost>,
}

/// A loss.
#[derive(Clone, Copy)]
struct Cost {
    loss: Loss,
    /// Whether the unit is eliminated by it.
    gone: bool,
}

impl Fought<'_> {
    fn of(&self, side: Side) -> u32 {
        self.lost.iter().filter(|cost| cost.loss.side == side).map(|cost| u32::from(cost.loss.strength)).sum()
    }

    fn all(&self) -> u32 {
        Side::BOTH.map(|side| self.of(side)).iter().sum()
    }
}

impl Aftermath {
    /// The summary of a battle that ended in this position, after these events, with this winner.
    pub fn of(position: &dyn Position, events: &[Happening], winner: Option<Side>) -> Aftermath {
        let names = position.names();
        let scenario = &position.battle().scenario;
        let (fights, losses, measure) = fights(events);
        let mut heaviest: Vec<&Fought<'_>> = fights.iter().filter(|fought| fought.all() > 0).collect();
        heaviest.sort_by_key(|fought| std::cmp::Reverse(fought.all()));
        heaviest.truncate(TURNING);
        let [how, hardest, cost] = [
            Some(how(names, events, &fights)),
            heaviest.first().map(|worst| hardest(names, scenario, worst, measure)),
            Some(cost(names, &losses, measure)),
        ];
        let story = [how, hardest, cost].into_iter().flatten().collect();
        heaviest.sort_by_key(|fought| fought.turn);
        Aftermath {
            history: position.battle().history().map(|told| in_history(&told, names, winner)),
            story,
            losses: by_formation(position, &losses, measure),
            turning: heaviest.into_iter().map(|fought| turning(names, scenario, fought)).collect(),
        }
    }
}

/// Every fight, with the losses until the next one or the end of its phase; all losses; and the measure of losses.
fn fights(events: &[Happening]) -> (Vec<Fought<'_>>, Vec<Cost>, LuckMeasure) {
    let mut all: Vec<Fought<'_>> = Vec::new();
    let (mut losses, mut tally) = (Vec::new(), Tally::default());
    let (mut turn, mut phasing) = (0, None);
    // The current fight, by its place.
    let mut open: Option<usize> = None;
    for event in events {
        match &event.milestone {
            Some(Milestone::Phase(phase)) => {
                (turn, phasing) = (phase.turn, Some(phase.side));
                open = None;
            }
            Some(Milestone::Fight(fight)) => {
                let announced = |one: &Fought<'_>| {
                    one.turn == turn && fight.follows(one.fight.side, &one.fight.attackers, &one.fight.odds)
                };
                let at = all.iter().rposition(announced);
                if let Some(known) = at.and_then(|at| all.get_mut(at)) {
                    known.fight = fight;
                } else {
                    let chosen = phasing.is_none_or(|side| side == fight.side);
                    all.push(Fought { turn, fight, chosen, faces: Vec::new(), came: None, lost: Vec::new() });
                }
                open = at.or_else(|| all.len().checked_sub(1));
            }
            Some(Milestone::Throw(throw)) => {
                if let (Some(fought), Some(came)) = (open.and_then(|at| all.get_mut(at)), throw.came) {
                    fought.faces.extend(&throw.faces);
                    fought.came = Some(came);
                }
            }
            Some(Milestone::Loss(_) | Milestone::Worn(_) | Milestone::Weakened(_)) => {
                let gone = matches!(event.milestone, Some(Milestone::Loss(_)));
                let costs: Vec<Cost> = tally.hear(event).into_iter().map(|loss| Cost { loss, gone }).collect();
                if let Some(fought) = open.and_then(|at| all.get_mut(at)) {
                    fought.lost.extend(&costs);
                }
                losses.extend(costs);
            }
            _ => {}
        }
    }
    (all, losses, if tally.is_worn() { LuckMeasure::Increments } else { LuckMeasure::Points })
}

/// The outcome compared with that of the historical battle.
fn in_history(history: &BattleHistory, names: &Names, winner: Option<Side>) -> String {
    let verdict = match (winner, history.won) {
        (Some(here), Some(then)) if here == then => phrase!(MESSAGES, "replay-history-same", side = here),
        (Some(here), Some(_)) => phrase!(MESSAGES, "replay-history-changed", side = here),
        (Some(here), None) => phrase!(MESSAGES, "replay-history-decided", side = here),
        (None, Some(then)) => phrase!(MESSAGES, "replay-history-undecided", side = then),
        (None, None) => phrase!(MESSAGES, "replay-history-neither"),
    };
    format!("{} {}", verdict.plain(names), history.told)
}

/// The sentence on the number of turns, and on the attacks that each side chose to make.
fn how(names: &Names, events: &[Happening], fights: &[Fought<'_>]) -> String {
    let turns: std::collections::BTreeSet<u8> = events.iter().filter_map(|event| Some(event.phase()?.turn)).collect();
    let chosen = |side: Side| fights.iter().filter(|fought| fought.chosen && fought.fight.side == side).count();
    let [first, second] = Side::BOTH;
    let [ours, theirs] = Side::BOTH.map(chosen);
    let turns = turns.len();
    let told = match ours + theirs {
        0 => phrase!(MESSAGES, "replay-how-quiet", turns = turns),
        attacks => phrase!(
            MESSAGES,
            "replay-how",
            attacks = attacks,
            turns = turns,
            first = first,
            ours = ours,
            second = second,
            theirs = theirs
        ),
    };
    told.plain(names)
}

/// The sentences on the costliest fight.
fn hardest(names: &Names, scenario: &Scenario, fought: &Fought<'_>, measure: LuckMeasure) -> String {
    let place = place(scenario, fought.fight.targets.first().copied(), names);
    let form = match (place.is_empty(), fought.fight.odds.is_empty()) {
        (true, true) => "bare",
        (false, true) => "placed",
        (true, false) => "odds",
        (false, false) => "both",
    };
    let fight = phrase!(
        MESSAGES,
        "replay-hardest",
        form = form,
        turn = fought.turn,
        place = place,
        side = fought.fight.side,
        odds = fought.fight.odds.clone()
    );
    let [ours, theirs] = Side::BOTH.map(|side| fought.of(side));
    let [first, second] = Side::BOTH;
    let losses = phrase!(
        MESSAGES,
        "replay-hardest-losses",
        measure = measure_key(measure),
        first = first,
        ours = ours,
        second = second,
        theirs = theirs
    );
    format!("{} {}", fight.plain(names), losses.plain(names))
}

/// The sentence on the total losses. A unit that leaves the map is not lost.
fn cost(names: &Names, losses: &[Cost], measure: LuckMeasure) -> String {
    let told = |side: Side| {
        let (units, points) = summed(losses.iter().filter(|cost| cost.loss.side == side));
        let increments = phrase!(MESSAGES, "replay-cost-increments", side = side, points = points);
        let strength = phrase!(MESSAGES, "replay-cost-strength", side = side, points = points);
        match (measure, units) {
            (LuckMeasure::Points, 0) if points > 0 => strength,
            (LuckMeasure::Points, 1..) if is_partial(losses) => {
                phrase!(MESSAGES, "replay-cost-eliminated", increments = strength, units = units)
            }
            (LuckMeasure::Points, _) => {
                phrase!(MESSAGES, "replay-cost-points", side = side, units = units, points = points)
            }
            (LuckMeasure::Increments, 0) => increments,
            (LuckMeasure::Increments, _) => {
                phrase!(MESSAGES, "replay-cost-eliminated", increments = increments, units = units)
            }
        }
    };
    let [first, second] = Side::BOTH.map(told);
    phrase!(MESSAGES, "replay-cost", first = first, second = second).plain(names)
}

/// Whether units lost some of their strength and went on: then not every point was lost with a unit.
fn is_partial(losses: &[Cost]) -> bool {
    losses.iter().any(|cost| !cost.gone && cost.loss.strength > 0)
}

/// The number of lost units, and the strength lost.
fn summed<'a>(costs: impl Iterator<Item = &'a Cost>) -> (usize, u32) {
    costs.fold((0, 0), |(units, points), Cost { loss, gone }| {
        let lost = *gone && (loss.for_good || loss.strength > 0);
        (units + usize::from(lost), points + u32::from(loss.strength))
    })
}

/// The place of a hex by its name and number; empty where there is none.
fn place(scenario: &Scenario, hex: Option<Hex>, names: &Names) -> String {
    let Some(hex) = hex else { return String::new() };
    let number = names.pick(Pick::Hex(hex));
    let name = scenario.gazetteer.name(hex);
    name.map_or_else(|| number.clone(), |name| format!("{} ({number})", place_called(name)))
}

fn turning(names: &Names, scenario: &Scenario, fought: &Fought<'_>) -> Turning {
    let fight = fought.fight;
    let hex = fight.targets.first().copied();
    let place = place(scenario, hex, names);
    let mut told = vec![if place.is_empty() {
        phrase!(MESSAGES, "replay-turning", side = fight.side)
    } else {
        phrase!(MESSAGES, "replay-turning-at", side = fight.side, place = place)
    }];
    if !fight.odds.is_empty() {
        told.push(phrase!(MESSAGES, "replay-turning-odds", odds = fight.odds.clone()));
    }
    if !fought.faces.is_empty() {
        told.push(phrase!(MESSAGES, "replay-turning-dice", dice = fought.faces.clone()));
    }
    if let Some(came) = fought.came {
        told.push(phrase!(MESSAGES, "replay-turning-result", result = came.words(names)));
    }
    let lost = |which: fn(&Loss) -> bool| {
        let lost = fought.lost.iter().filter(|cost| cost.gone && which(&cost.loss));
        let lost: Vec<PieceId> = lost.map(|cost| cost.loss.piece).collect();
        (!lost.is_empty()).then(|| Argument::joined(lost, Joiner::Comma))
    };
    told.extend(lost(|loss| loss.for_good).map(|units| phrase!(MESSAGES, "replay-turning-lost", units = units)));
    let out = lost(|loss| !loss.for_good && loss.strength > 0);
    told.extend(out.map(|units| phrase!(MESSAGES, "replay-turning-out", units = units)));
    let off = lost(|loss| !loss.for_good && loss.strength == 0);
    told.extend(off.map(|units| phrase!(MESSAGES, "replay-turning-driven-off", units = units)));
    let told = told.iter().map(|sentence| sentence.plain(names)).collect::<Vec<_>>().join(" ");
    Turning { turn: fought.turn, hex, told, lost: Side::BOTH.map(|side| fought.of(side)) }
}

/// The losses of each formation, the heaviest first.
fn by_formation(position: &dyn Position, losses: &[Cost], measure: LuckMeasure) -> Sheet {
    let mut sheet = Sheet::default();
    let heads = match measure {
        LuckMeasure::Points if is_partial(losses) => [
            phrase!(MESSAGES, "replay-head-formation"),
            phrase!(MESSAGES, "replay-head-units-lost"),
            phrase!(MESSAGES, "replay-head-points"),
        ],
        LuckMeasure::Points => [
            phrase!(MESSAGES, "replay-head-formation"),
            phrase!(MESSAGES, "replay-head-units"),
            phrase!(MESSAGES, "replay-head-points"),
        ],
        LuckMeasure::Increments => [
            phrase!(MESSAGES, "replay-head-formation"),
            phrase!(MESSAGES, "replay-head-units-lost"),
            phrase!(MESSAGES, "replay-head-increments"),
        ],
    };
    for side in Side::BOTH {
        let mut formations: BTreeMap<String, (usize, u32)> = BTreeMap::new();
        for cost in losses.iter().filter(|cost| cost.loss.side == side) {
            let (units, points) = summed(std::iter::once(cost));
            if (units, points) != (0, 0) {
                let sum = formations.entry(position.formation(cost.loss.piece)).or_default();
                *sum = (sum.0 + units, sum.1 + points);
            }
        }
        sheet.heading(Sentence::EMPTY.side(side));
        if formations.is_empty() {
            sheet.note(phrase!(MESSAGES, "replay-losses-none"));
            continue;
        }
        let mut all: Vec<(String, (usize, u32))> = formations.into_iter().collect();
        all.sort_by_key(|(_, (_, points))| std::cmp::Reverse(*points));
        let rest = all.split_off(all.len().min(FORMATIONS));
        let more = rest.iter().fold((0, 0), |(units, points), (_, lost)| (units + lost.0, points + lost.1));
        let mut table = SheetTable::of_words(heads.clone());
        for (name, (units, points)) in all {
            table.row([name, units.to_string(), points.to_string()].map(Sentence::from), false);
        }
        if !rest.is_empty() {
            let others = phrase!(MESSAGES, "replay-losses-others", count = rest.len());
            let [units, points] = [more.0.to_string(), more.1.to_string()].map(Sentence::from);
            table.row([others, units, points], false);
        }
        sheet.parts.push(language::sheet::Part::Table(table));
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::battle::Battle;
    use language::system::Eye;
    use std::sync::Arc;

    fn stepped(battle: &Battle, seed: u64, steps: u32) -> (Arc<dyn Position>, Vec<Happening>) {
        let after = battle.system().stepped(battle, seed, steps).expect("a game");
        (battle.position(&after.game, Eye::Public).expect("a position"), battle.tell(&after.events))
    }

    #[test]
    fn a_battle_is_told_in_three_sentences_with_its_losses_and_what_turned_it() {
        let battle = ::systems::ALL.open("eylau", None).expect("a battle");
        let (position, events) = stepped(&battle, 3, 900);
        let after = Aftermath::of(&*position, &events, Some(Side::First));
        assert_eq!(after.story.len(), 3, "{:?}", after.story);
        assert!(after.story.iter().all(|sentence| sentence.ends_with('.')), "{:?}", after.story);
        let (_, losses, _) = fights(&events);
        let lost: u32 = losses.iter().map(|cost| u32::from(cost.loss.strength)).sum();
        assert!(lost > 0 && !after.turning.is_empty());
        let turned: u32 = after.turning.iter().flat_map(|turning| turning.lost).sum();
        assert!(turned > 0 && turned <= lost, "{turned} of {lost}");
        let told = after.losses.plain(position.names());
        let summed: u32 = told.lines().filter_map(|line| line.split_whitespace().last()?.parse::<u32>().ok()).sum();
        assert_eq!(summed, lost, "{told}");
        assert!(
            after
                .history
                .is_some_and(|told| told.starts_with("History left it undecided; this time the French side won."))
        );
    }

    #[test]
    fn the_same_end_as_in_history_is_told_as_such() {
        let names = Names { sides: ["French", "Allied"].map(String::from), ..Names::default() };
        let history = BattleHistory { won: Some(Side::First), told: String::from("It was so.") };
        assert_eq!(in_history(&history, &names, Some(Side::First)), "As in history, the French side won. It was so.");
        assert!(in_history(&history, &names, Some(Side::Second)).starts_with("You changed history"));
        assert!(in_history(&history, &names, None).contains("this time neither side did"));
    }

    /// Only pieces that are told as lost are counted; where others lost points and went on, these are told apart.
    #[test]
    fn units_that_lose_points_and_go_on_are_not_counted_as_lost() {
        let mut partial = 0;
        for system in ::systems::ALL.list() {
            let battle = ::systems::ALL.open(system.first_battle(), None).expect("a battle");
            for seed in 1..3 {
                let (position, events) = stepped(&battle, seed, 4000);
                let told = Aftermath::of(&*position, &events, None).story.join(" ");
                let costs = fights(&events).1;
                let lost = events.iter().filter_map(|event| match &event.milestone {
                    Some(Milestone::Loss(loss)) => Some(*loss),
                    _ => None,
                });
                let lost = lost.filter(|loss| loss.for_good || loss.strength > 0).count();
                assert!(summed(costs.iter()).0 <= lost, "{}: {told}", system.name());
                if is_partial(&costs) {
                    partial += 1;
                    assert!(!told.contains(" units of ") && !told.contains(" unit of "), "{}: {told}", system.name());
                }
            }
        }
        assert!(partial > 2, "{partial} battles");
    }

    #[test]
    fn increments_are_counted_and_no_odds_are_told_where_there_are_none() {
        let battle = ::systems::ALL.open("broesa", None).expect("a battle");
        let mut turned = 0;
        for seed in 1..4 {
            let (position, events) = stepped(&battle, seed, 1200);
            let after = Aftermath::of(&*position, &events, None);
            assert!(after.story.iter().all(|told| !told.contains("points")), "{:?}", after.story);
            for turning in &after.turning {
                let told = &turning.told;
                assert!(!told.contains(" at ,") && !told.contains(" at :") && !told.contains(" at ."), "{told}");
                assert!(!told.contains(", die "), "two dice decide: {told}");
                turned += 1;
            }
            let lost: u32 = fights(&events).1.iter().map(|cost| u32::from(cost.loss.strength)).sum();
            let told = after.losses.plain(position.names());
            let summed: u32 = told.lines().filter_map(|line| line.split_whitespace().last()?.parse::<u32>().ok()).sum();
            assert_eq!(summed, lost, "{told}");
        }
        assert!(turned > 0, "nothing was lost in three battles");
    }
}
