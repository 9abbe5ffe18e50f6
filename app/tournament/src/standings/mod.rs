//! The table: each player's points, tie-breaks and opponents, and the results of the two sides.

mod formats;

pub(crate) use formats::{STYLE, escaped};
pub use formats::{body, csv, html, json, trf};

use crate::outcome::EndReason;
use crate::pairing::PlayerNumber;
use crate::state::{Played, Tournament};
use engine::contract::Side;
use serde::Serialize;
use std::cmp::Reverse;

/// A player's line in the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsRow {
    /// The player's place, from 1.
    pub place: usize,
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's name.
    pub name: String,
    /// Whether the player is still paired.
    pub here: bool,
    /// The player's points.
    pub points: u32,
    /// The points of all opponents the player met.
    pub buchholz: u32,
    /// The points of the opponents the player beat, twice, and of those they drew with.
    pub sonneborn_berger: u32,
    /// The points in games against players with the same numbers in all of the above.
    pub among_equals: u32,
    /// Games won in play or by the director's decision.
    pub wins: u32,
    /// Games played on the first side, and on the second.
    pub sides: [u32; 2],
    /// The luck of the player's dice beyond their average in all games, in hundredths; `None` where the rules do not
    /// weigh it.
    pub luck: Option<i64>,
    /// One field for each round.
    pub games: Vec<StandingsCell>,
}

/// One round of one player in the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingsCell {
    /// The opponent the player met, or was to meet.
    pub opponent: Option<PlayerNumber>,
    /// The player's side: 1 or 2.
    pub side: Option<u8>,
    /// The player's points; `None` while the game is not decided.
    pub points: Option<u32>,
    /// The result in a letter: won, lost, drawn, absent, bye, not paired, open.
    pub what: PlayerResult,
    /// Whether the director decided it.
    pub adjudicated: bool,
}

/// The result of a game for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerResult {
    /// The player won.
    Won,
    /// The player lost.
    Lost,
    /// A draw.
    Drawn,
    /// The opponent was absent.
    Given,
    /// The player was absent.
    Absent,
    /// The player had a bye.
    Bye,
    /// The player was not paired.
    Out,
    /// The game is not decided.
    Open,
}

/// The results of the battle's sides in all games that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sides {
    /// The number of games.
    pub games: u32,
    /// The games won by the first side, and by the second.
    pub won: [u32; 2],
    /// The games drawn.
    pub drawn: u32,
}

/// The current table, the leader first.
pub fn table(event: &Tournament) -> Vec<StandingsRow> {
    let points: Vec<u32> =
        event.entrants.iter().map(|one| event.points_after(one.number, event.rounds.len())).collect();
    let of =
        |number: PlayerNumber| usize::from(number).checked_sub(1).and_then(|at| points.get(at)).copied().unwrap_or(0);
    let mut lines: Vec<StandingsRow> = event
        .entrants
        .iter()
        .map(|entrant| {
            let games: Vec<StandingsCell> =
                event.rounds.iter().map(|played| cell(event, played, entrant.number)).collect();
            let met = |cell: &&StandingsCell| {
                matches!(cell.what, PlayerResult::Won | PlayerResult::Lost | PlayerResult::Drawn)
            };
            let opponents = games.iter().filter(met).filter_map(|cell| Some((of(cell.opponent?), cell.what)));
            let share = |what| match what {
                PlayerResult::Won => 2,
                PlayerResult::Drawn => 1,
                _ => 0,
            };
            let played = |side: u8| games.iter().filter(met).filter(|cell| cell.side == Some(side)).count() as u32;
            StandingsRow {
                place: 0,
                number: entrant.number,
                name: event.full_name(entrant.number),
                here: entrant.here,
                points: of(entrant.number),
                buchholz: opponents.clone().map(|(points, _)| points).sum(),
                sonneborn_berger: opponents.map(|(points, what)| points * share(what)).sum(),
                among_equals: 0,
                wins: games.iter().filter(|cell| cell.what == PlayerResult::Won).count() as u32,
                sides: [played(1), played(2)],
                luck: luck(event, entrant.number),
                games,
            }
        })
        .collect();
    let key = |line: &StandingsRow| (line.points, line.buchholz, line.sonneborn_berger);
    let among: Vec<u32> = lines
        .iter()
        .map(|line| {
            let equal =
                |number: PlayerNumber| lines.iter().any(|other| other.number == number && key(other) == key(line));
            let against = line.games.iter().filter(|cell| cell.opponent.is_some_and(equal));
            against.filter_map(|cell| cell.points).sum()
        })
        .collect();
    for (line, among) in lines.iter_mut().zip(among) {
        line.among_equals = among;
    }
    lines.sort_by_key(|line| (Reverse(key(line)), Reverse(line.among_equals), Reverse(line.wins), line.number));
    for (place, line) in lines.iter_mut().enumerate() {
        line.place = place + 1;
    }
    lines
}

/// The entry of a player for one round.
fn cell(event: &Tournament, played: &Played, number: PlayerNumber) -> StandingsCell {
    let none =
        StandingsCell { opponent: None, side: None, points: Some(0), what: PlayerResult::Out, adjudicated: false };
    if played.round.byes.contains(&number) {
        return StandingsCell { points: Some(event.points_in(played, number)), what: PlayerResult::Bye, ..none };
    }
    let game = played.round.pairs.iter().zip(&played.tables).find(|(pair, _)| pair.side_of(number).is_some());
    let Some((pair, table)) = game else { return none };
    let (side, opponent) = (pair.side_of(number), pair.other(number));
    let number_of_side = side.map(|side| if side == Side::First { 1 } else { 2 });
    let seated =
        StandingsCell { opponent, side: number_of_side, points: None, what: PlayerResult::Open, adjudicated: false };
    let Some(outcome) = &table.outcome else { return seated };
    let what = match (&outcome.how, outcome.winner) {
        (EndReason::Absent { absent: [first, second] }, _) => {
            let was_absent = if side == Some(Side::First) { *first } else { *second };
            if was_absent { PlayerResult::Absent } else { PlayerResult::Given }
        }
        (_, None) => PlayerResult::Drawn,
        (_, winner) if winner == side => PlayerResult::Won,
        _ => PlayerResult::Lost,
    };
    let adjudicated = outcome.is_adjudicated();
    StandingsCell { points: Some(event.points_in(played, number)), what, adjudicated, ..seated }
}

fn luck(event: &Tournament, number: PlayerNumber) -> Option<i64> {
    let games = event.rounds.iter().flat_map(|played| played.round.pairs.iter().zip(&played.tables));
    games.fold(None, |sum, (pair, table)| {
        let of_game = pair.side_of(number).and_then(|side| {
            let [first, second] = table.outcome.as_ref()?.luck?;
            Some(if side == Side::First { first } else { second })
        });
        match (sum, of_game) {
            (sum, None) => sum,
            (sum, Some(more)) => Some(sum.unwrap_or(0) + more),
        }
    })
}

/// The results of the battle's sides.
pub fn sides(event: &Tournament) -> Sides {
    let mut sides = Sides::default();
    let decided = event.rounds.iter().flat_map(|played| &played.tables).filter_map(|table| table.outcome.as_ref());
    for outcome in decided.filter(|outcome| outcome.was_played()) {
        let [first, second] = &mut sides.won;
        sides.games += 1;
        match outcome.winner {
            Some(Side::First) => *first += 1,
            Some(Side::Second) => *second += 1,
            None => sides.drawn += 1,
        }
    }
    sides
}
