//! What a battle came to, when it is over: told in three sentences, with the losses of each formation, the fights that
//! turned it, and what history made of it. All of it comes from what happened; no rule is known here.

use crate::ask::{Names, Pick, PieceId, Sentence};
use crate::happening::{Fight, Happening, Loss, Milestone};
use crate::position::Position;
use crate::sheet::{Sheet, Table};
use crate::words::letters::counted;
use engine::contract::Side;
use engine::hex::Hex;
use scenarios::{History, Scenario};
use std::collections::BTreeMap;

/// So many fights are told as those that turned the battle.
const TURNING: usize = 3;
/// So many formations of a side are told; a battle may have a hundred.
const FORMATIONS: usize = 8;

/// What a battle came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aftermath {
    /// What it means in history's terms; nothing where the battle was made up.
    pub history: Option<String>,
    /// The battle in three sentences.
    pub story: Vec<String>,
    /// What each formation lost.
    pub losses: Sheet,
    /// The fights that turned it, in their order.
    pub turning: Vec<Turning>,
}

/// A fight that turned a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The turn it was fought in.
    pub turn: u8,
    /// Where.
    pub hex: Option<Hex>,
    /// What came of it, in a sentence.
    pub told: String,
    /// The strength each side lost in it.
    pub lost: [u32; 2],
}

/// A fight and what it cost.
struct Fought<'a> {
    turn: u8,
    fight: &'a Fight,
    faces: Vec<u16>,
    came: Option<&'static str>,
    lost: Vec<Loss>,
}

impl Fought<'_> {
    fn of(&self, side: Side) -> u32 {
        self.lost.iter().filter(|loss| loss.side == side).map(|loss| u32::from(loss.strength)).sum()
    }

    fn all(&self) -> u32 {
        Side::BOTH.map(|side| self.of(side)).iter().sum()
    }
}

impl Aftermath {
    /// What a battle came to that ended in this position, after all that happened, for this winner.
    pub fn of(position: &dyn Position, events: &[Happening], winner: Option<Side>) -> Aftermath {
        let names = position.names();
        let scenario = &position.battle().scenario;
        let fights = fights(events);
        let losses: Vec<Loss> = events.iter().filter_map(loss).collect();
        let mut heaviest: Vec<&Fought<'_>> = fights.iter().filter(|fought| fought.all() > 0).collect();
        heaviest.sort_by_key(|fought| std::cmp::Reverse(fought.all()));
        heaviest.truncate(TURNING);
        let story = story(names, scenario, events, &fights, heaviest.first().copied(), &losses);
        heaviest.sort_by_key(|fought| fought.turn);
        Aftermath {
            history: scenarios::history(&scenario.id, &scenario.side_ids).map(|told| in_history(&told, names, winner)),
            story,
            losses: by_formation(position, names, &losses),
            turning: heaviest.into_iter().map(|fought| turning(names, scenario, fought)).collect(),
        }
    }
}

fn loss(event: &Happening) -> Option<Loss> {
    match event.milestone {
        Some(Milestone::Loss(loss)) => Some(loss),
        _ => None,
    }
}

/// Every fight, with what was lost until the next one or the end of its phase.
fn fights(events: &[Happening]) -> Vec<Fought<'_>> {
    let mut all: Vec<Fought<'_>> = Vec::new();
    let mut turn = 0;
    let mut open = false;
    for event in events {
        match &event.milestone {
            Some(Milestone::Phase(phase)) => {
                turn = phase.turn;
                open = false;
            }
            Some(Milestone::Fight(fight)) => {
                all.push(Fought { turn, fight, faces: Vec::new(), came: None, lost: Vec::new() });
                open = true;
            }
            Some(Milestone::Throw(throw)) if open => {
                if let Some(last) = all.last_mut() {
                    last.faces.extend(&throw.faces);
                    last.came = throw.came.map(|came| came.meaning).or(last.came);
                }
            }
            Some(Milestone::Loss(loss)) if open => {
                if let Some(last) = all.last_mut() {
                    last.lost.push(*loss);
                }
            }
            _ => {}
        }
    }
    all
}

/// The outcome beside what history made of the battle.
fn in_history(history: &History, names: &Names, winner: Option<Side>) -> String {
    let verdict = match (winner, history.won) {
        (Some(here), Some(then)) if here == then => format!("As in history, the {} side has won.", names.side(here)),
        (Some(here), Some(_)) => {
            format!("You have turned history round: this time the {} side has won.", names.side(here))
        }
        (Some(here), None) => format!("The {} side has won what history left undecided.", names.side(here)),
        (None, Some(then)) => format!("The {} side won it then; this time nobody did.", names.side(then)),
        (None, None) => String::from("As in history, nobody has won."),
    };
    format!("{verdict} {}", history.told)
}

/// The battle in three sentences: how it was fought, where it was worst, what it cost.
fn story(
    names: &Names,
    scenario: &Scenario,
    events: &[Happening],
    fights: &[Fought<'_>],
    worst: Option<&Fought<'_>>,
    losses: &[Loss],
) -> Vec<String> {
    let turns: std::collections::BTreeSet<u8> = events.iter().filter_map(|event| Some(event.phase()?.turn)).collect();
    let begun = Side::BOTH.map(|side| fights.iter().filter(|fought| fought.fight.side == side).count());
    let [first, second] = Side::BOTH.map(|side| names.side(side));
    let how = match (begun, begun.iter().sum::<usize>()) {
        (_, 0) => format!("{} passed, and nobody attacked.", counted(turns.len(), "turn", "turns")),
        ([ours, theirs], all) => {
            let bold = match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => format!("the {first} side was the bolder"),
                std::cmp::Ordering::Less => format!("the {second} side was the bolder"),
                std::cmp::Ordering::Equal => String::from("both were as bold"),
            };
            let (turns, attacks) = (counted(turns.len(), "turn", "turns"), counted(all, "attack", "attacks"));
            format!("In {turns} {attacks} {} made, and {bold}: {first} {ours}, {second} {theirs}.", was(all))
        }
    };
    let hardest = worst.map(|fought| {
        let place = place(scenario, fought.fight.targets.first().copied(), names);
        let [first_lost, second_lost] = Side::BOTH.map(|side| fought.of(side));
        format!(
            "It was hardest in turn {} {place}, where the {} side attacked at {}: it cost {first} {first_lost} and {second} \
             {second_lost} points of strength.",
            fought.turn,
            names.side(fought.fight.side),
            fought.fight.odds,
        )
    });
    let [ours, theirs] = Side::BOTH.map(|side| {
        let lost: Vec<&Loss> = losses.iter().filter(|loss| loss.side == side).collect();
        let points: u32 = lost.iter().map(|loss| u32::from(loss.strength)).sum();
        (lost.len(), points)
    });
    let told = |name: &str, (units, points): (usize, u32)| {
        format!("{name} {} of {points} points", counted(units, "unit", "units"))
    };
    let cost = format!("In all that was lost: {}, {}.", told(first, ours), told(second, theirs));
    [Some(how), hardest, Some(cost)].into_iter().flatten().collect()
}

const fn was(many: usize) -> &'static str {
    if many == 1 { "was" } else { "were" }
}

fn place(scenario: &Scenario, hex: Option<Hex>, names: &Names) -> String {
    let Some(hex) = hex else { return String::new() };
    let number = names.pick(Pick::Hex(hex));
    scenario.gazetteer.name(hex).map_or_else(|| format!("at {number}"), |name| format!("at {name} ({number})"))
}

fn turning(names: &Names, scenario: &Scenario, fought: &Fought<'_>) -> Turning {
    let hex = fought.fight.targets.first().copied();
    let faces: Vec<String> = fought.faces.iter().map(u16::to_string).collect();
    let die = if faces.is_empty() { String::new() } else { format!(", the die shows {}", faces.join(", ")) };
    let came = fought.came.map_or_else(String::new, |came| format!(": {came}"));
    let lost: Vec<String> = fought.lost.iter().map(|loss| piece(names, loss.piece)).collect();
    let lost = if lost.is_empty() { String::new() } else { format!(". Lost: {}", lost.join(", ")) };
    let (side, place, odds) = (names.side(fought.fight.side), place(scenario, hex, names), &fought.fight.odds);
    let told = format!("The {side} side attacks {place} at {odds}{die}{came}{lost}.");
    Turning { turn: fought.turn, hex, told, lost: Side::BOTH.map(|side| fought.of(side)) }
}

fn piece(names: &Names, piece: PieceId) -> String {
    names.pick(Pick::Piece(piece))
}

/// What each formation lost, the heaviest losses first.
fn by_formation(position: &dyn Position, names: &Names, losses: &[Loss]) -> Sheet {
    let mut sheet = Sheet::default();
    for side in Side::BOTH {
        let mut formations: BTreeMap<String, (usize, u32)> = BTreeMap::new();
        for loss in losses.iter().filter(|loss| loss.side == side) {
            let (units, points) = formations.entry(position.formation(loss.piece)).or_default();
            *units += 1;
            *points += u32::from(loss.strength);
        }
        sheet.heading(names.side(side).to_owned());
        if formations.is_empty() {
            sheet.note("Nothing was lost.");
            continue;
        }
        let mut all: Vec<(String, (usize, u32))> = formations.into_iter().collect();
        all.sort_by_key(|(_, (_, points))| std::cmp::Reverse(*points));
        let rest = all.split_off(all.len().min(FORMATIONS));
        let more = rest.iter().fold((0, 0), |(units, points), (_, lost)| (units + lost.0, points + lost.1));
        let mut table = Table::of_words(["Formation", "Units", "Points"].map(Sentence::from));
        for (name, (units, points)) in all {
            table.row([name, units.to_string(), points.to_string()].map(Sentence::from), false);
        }
        if !rest.is_empty() {
            table.row(
                [format!("{} others", rest.len()), more.0.to_string(), more.1.to_string()].map(Sentence::from),
                false,
            );
        }
        sheet.parts.push(crate::sheet::Part::Table(table));
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Moment;
    use crate::library;

    #[test]
    fn a_battle_is_told_in_three_sentences_with_its_losses_and_what_turned_it() {
        let battle = library::open("eylau", None).expect("a battle");
        let (position, events) = Moment::Steps { seed: 3, steps: 900 }.reach(&battle).expect("a position");
        let after = Aftermath::of(&*position, &events, Some(Side::First));
        assert_eq!(after.story.len(), 3, "{:?}", after.story);
        assert!(after.story.iter().all(|sentence| sentence.ends_with('.')), "{:?}", after.story);
        let lost: u32 = events.iter().filter_map(loss).map(|loss| u32::from(loss.strength)).sum();
        assert!(lost > 0 && !after.turning.is_empty());
        let turned: u32 = after.turning.iter().flat_map(|turning| turning.lost).sum();
        assert!(turned > 0 && turned <= lost, "{turned} of {lost}");
        let told = after.losses.plain(position.names());
        let summed: u32 = told.lines().filter_map(|line| line.split_whitespace().last()?.parse::<u32>().ok()).sum();
        assert_eq!(summed, lost, "{told}");
        assert!(
            after.history.is_some_and(|told| told.starts_with("The French side has won what history left undecided."))
        );
    }

    #[test]
    fn the_same_end_as_in_history_is_told_as_such() {
        let names = Names { sides: ["French", "Allied"].map(String::from), ..Names::default() };
        let history = History { won: Some(Side::First), told: String::from("It was so.") };
        assert_eq!(
            in_history(&history, &names, Some(Side::First)),
            "As in history, the French side has won. It was so."
        );
        assert!(in_history(&history, &names, Some(Side::Second)).starts_with("You have turned history round"));
        assert!(in_history(&history, &names, None).contains("this time nobody did"));
    }
}
