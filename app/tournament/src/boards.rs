//! The tables of a round as people see them: who sits there, who is waited for, what the clocks say, how it ended.

use crate::evening_event::At;
use crate::message::GameGlance;
use crate::pairing::{Pairing, PlayerNumber};
use crate::state::{Played, TableState, Tournament};
use engine::contract::Side;
use language::board::sketch::SketchedPiece;
use std::collections::BTreeMap;

/// How games stand, as their players said last, and when, in seconds since 1970.
pub type Glances = BTreeMap<At, (GameGlance, u64)>;

/// Where troops stand in games, as their players said last.
pub type Sketches = BTreeMap<At, Vec<SketchedPiece>>;

/// What is to be done about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It is played, or its records are on their way.
    Open,
    /// The two records differ: the director decides.
    Disputed,
    /// It counts.
    Decided,
    /// It counts by the director's word.
    Adjudicated,
}

/// A table as people see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Which one.
    pub at: At,
    /// Who sits there.
    pub pair: Pairing,
    /// What they are called.
    pub names: [String; 2],
    /// What is to be done about it.
    pub stands: Stands,
    /// How it stands, in a sentence without its end.
    pub text: String,
    /// The clocks, where players have said so.
    pub clocks: Option<String>,
}

/// The tables of a round, counted from 1.
pub fn boards(event: &Tournament, round: u16, glances: &Glances) -> Vec<TableView> {
    let Some(played) = usize::from(round).checked_sub(1).and_then(|at| event.rounds.get(at)) else { return Vec::new() };
    let all = (1_u16..).zip(played.round.pairs.iter().zip(&played.tables));
    all.map(|(table, (pair, found))| board(event, At { round, table }, (*pair, played, found), glances)).collect()
}

fn board(
    event: &Tournament,
    at: At,
    (pair, played, table): (Pairing, &Played, &TableState),
    glances: &Glances,
) -> TableView {
    let names = [pair.first, pair.second].map(|number| event.full_name(number));
    let [first, second] = &names;
    let glance = glances.get(&at).filter(|_| !played.closed).map(|(glance, _)| *glance);
    let (stands, text) = match (&table.outcome, &table.dispute) {
        (Some(outcome), _) => {
            let [one, other] = event.plan.points(outcome);
            let stands = if outcome.is_adjudicated() { Stands::Adjudicated } else { Stands::Decided };
            let silent = table.unconfirmed.map(|side| if side == Side::First { first } else { second });
            let silent = silent.map_or_else(String::new, |name| format!("; {name} did not confirm it"));
            (stands, format!("{one} : {other}, {}{silent}", outcome.text))
        }
        (None, Some(why)) => (Stands::Disputed, format!("disputed: {why}")),
        (None, None) => (Stands::Open, waits(&names, table.records.map(|one| one.is_some()), glance)),
    };
    let clocks = glance.filter(|_| stands == Stands::Open).and_then(clocks);
    TableView { at, pair, names, stands, text, clocks }
}

/// Who is waited for.
fn waits(names: &[String; 2], records: [bool; 2], glance: Option<GameGlance>) -> String {
    let [first, second] = names;
    match (records, glance) {
        ([true, true], _) => String::from("being compared"),
        ([true, false], _) => format!("waits for the record of {second}"),
        ([false, true], _) => format!("waits for the record of {first}"),
        ([false, false], Some(GameGlance { paused: true, .. })) => String::from("paused"),
        ([false, false], Some(GameGlance { asked: Some(side), .. })) => {
            format!("{} is to move", if side == Side::First { first } else { second })
        }
        ([false, false], _) => String::from("being played"),
    }
}

/// The clocks of a game, the first side's first.
fn clocks(glance: GameGlance) -> Option<String> {
    let [first, second] = glance.left?.map(minutes);
    Some(format!("{first} : {second}"))
}

/// So many seconds as a clock shows them.
fn minutes(seconds: u32) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The games of the round that nobody has decided, a line each.
pub fn waiting(event: &Tournament, glances: &Glances) -> Vec<String> {
    let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
    let open = |board: &TableView| matches!(board.stands, Stands::Open | Stands::Disputed);
    let line = |board: TableView| {
        let [first, second] = &board.names;
        let clocks = board.clocks.map_or_else(String::new, |clocks| format!(", clocks {clocks}"));
        format!("table {}: {first} against {second}, {}{clocks}", board.at.table, board.text)
    };
    boards(event, round, glances).into_iter().filter(open).map(line).collect()
}

/// Who of those that sit at a table of this round is waited for by the others, and is not at the desk.
pub fn missed(event: &Tournament, present: &[PlayerNumber]) -> Vec<PlayerNumber> {
    let Some(played) = event.rounds.last().filter(|round| !round.closed) else { return Vec::new() };
    let tables = played.round.pairs.iter().zip(&played.tables).filter(|(_, table)| table.outcome.is_none());
    let numbers = tables.flat_map(|(pair, table)| {
        let [first, second] = table.records.map(|record| record.is_some());
        [(pair.first, first), (pair.second, second)]
    });
    numbers.filter(|(number, sent)| !sent && !present.contains(number)).map(|(number, _)| number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_waited_for_is_named_and_clocks_are_read_like_clocks() {
        let names = [String::from("Ney"), String::from("Anna")];
        let at = At { round: 1, table: 1 };
        let glance = GameGlance { at, entries: 9, asked: Some(Side::Second), left: Some([3725, 59]), paused: false };
        assert_eq!(waits(&names, [false, false], Some(glance)), "Anna is to move");
        assert_eq!(waits(&names, [true, false], Some(glance)), "waits for the record of Anna");
        assert_eq!(waits(&names, [false, false], Some(GameGlance { paused: true, ..glance })), "paused");
        assert_eq!(waits(&names, [false, false], None), "being played");
        assert_eq!(clocks(glance).as_deref(), Some("1:02:05 : 0:59"));
        assert_eq!(clocks(GameGlance { left: None, ..glance }), None);
    }
}
