//! The tables of a round as readers see them: the players, the player to act, the clocks and the result.

use crate::evening_event::At;
use crate::message::GameGlance;
use crate::pairing::{Pairing, PlayerNumber};
use crate::state::{Played, TableState, Tournament};
use crate::{MESSAGES, words};
use engine::contract::Side;
use language::board::sketch::SketchedPiece;
use language::say;
use std::collections::BTreeMap;

/// The latest state of each game as its players report it, and when it arrived, in seconds since 1970.
pub type Glances = BTreeMap<At, (GameGlance, u64)>;

/// The places of the units in each game, as its players last reported them.
pub type Sketches = BTreeMap<At, Vec<SketchedPiece>>;

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The game is being played, or its records are on their way.
    Open,
    /// The two records differ: the director must decide.
    Disputed,
    /// The result counts.
    Decided,
    /// The result counts by the director's decision.
    Adjudicated,
}

/// A table as readers see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The round and the table.
    pub at: At,
    /// The two players.
    pub pair: Pairing,
    /// The names of the two players, the first side's first.
    pub names: [String; 2],
    /// The state of the table.
    pub stands: Stands,
    /// The state of the table in words, without a full stop.
    pub text: String,
    /// The clocks, where players have reported them.
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
            let text = words::result(event.battle(at.round).as_ref(), &names, outcome);
            let silent = table.unconfirmed.map(|side| if side == Side::First { first } else { second });
            let text = match silent {
                None => say!(MESSAGES, "tournament-board-decided", one = one, other = other, text = text),
                Some(name) => {
                    let name = name.clone();
                    say!(MESSAGES, "tournament-board-alone", one = one, other = other, text = text, name = name)
                }
            };
            (stands, text)
        }
        (None, Some(why)) => {
            (Stands::Disputed, say!(MESSAGES, "tournament-board-disputed", why = words::understood(why)))
        }
        (None, None) => (Stands::Open, waits(&names, table.records.map(|one| one.is_some()), glance)),
    };
    let clocks = glance.filter(|_| stands == Stands::Open).and_then(clocks);
    TableView { at, pair, names, stands, text, clocks }
}

/// The state of an undecided table in words: what it waits for.
fn waits(names: &[String; 2], records: [bool; 2], glance: Option<GameGlance>) -> String {
    let [first, second] = names;
    match (records, glance) {
        ([true, true], _) => say!(MESSAGES, "tournament-board-compared"),
        ([true, false], _) => say!(MESSAGES, "tournament-board-waits", name = second.clone()),
        ([false, true], _) => say!(MESSAGES, "tournament-board-waits", name = first.clone()),
        ([false, false], Some(GameGlance { paused: true, .. })) => say!(MESSAGES, "tournament-board-paused"),
        ([false, false], Some(GameGlance { asked: Some(side), .. })) => {
            let name = if side == Side::First { first } else { second };
            say!(MESSAGES, "tournament-board-to-move", name = name.clone())
        }
        ([false, false], _) => say!(MESSAGES, "tournament-board-playing"),
    }
}

/// The clocks of a game, the first side's first.
fn clocks(glance: GameGlance) -> Option<String> {
    let [first, second] = glance.left?.map(minutes);
    Some(format!("{first} : {second}"))
}

/// This number of seconds as a clock shows it.
fn minutes(seconds: u32) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// The undecided games of the round, a line each.
pub fn waiting(event: &Tournament, glances: &Glances) -> Vec<String> {
    let round = u16::try_from(event.rounds.len()).unwrap_or(u16::MAX);
    let open = |board: &TableView| matches!(board.stands, Stands::Open | Stands::Disputed);
    let line = |board: TableView| {
        let ([first, second], table, text) = (board.names, board.at.table, board.text);
        match board.clocks {
            None => {
                say!(MESSAGES, "tournament-board-line", table = table, first = first, second = second, text = text)
            }
            Some(clocks) => say!(
                MESSAGES,
                "tournament-board-line-clocks",
                table = table,
                first = first,
                second = second,
                text = text,
                clocks = clocks
            ),
        }
    };
    boards(event, round, glances).into_iter().filter(open).map(line).collect()
}

/// The players of this round whose record is missing and who are not at the desk.
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
    fn the_player_to_act_is_named_and_clocks_are_read_like_clocks() {
        let names = [String::from("Ney"), String::from("Anna")];
        let at = At { round: 1, table: 1 };
        let glance = GameGlance { at, entries: 9, asked: Some(Side::Second), left: Some([3725, 59]), paused: false };
        assert_eq!(waits(&names, [false, false], Some(glance)), "Anna to move");
        assert_eq!(waits(&names, [true, false], Some(glance)), "waits for the record of Anna");
        assert_eq!(waits(&names, [false, false], Some(GameGlance { paused: true, ..glance })), "paused");
        assert_eq!(waits(&names, [false, false], None), "being played");
        assert_eq!(clocks(glance).as_deref(), Some("1:02:05 : 0:59"));
        assert_eq!(clocks(GameGlance { left: None, ..glance }), None);
    }
}
