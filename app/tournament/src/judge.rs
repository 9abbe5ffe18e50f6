//! The proof that a record gives about a game of a tournament. Every record is replayed here before it counts.

use crate::book::record_hash;
use crate::evening_event::At;
use crate::outcome::{EndReason, GameOutcome};
use crate::plan::Battles;
use crate::state::Tournament;
use engine::contract::{Rolled, Side};
use engine::digest::Hash;
use engine::referee::{Referee, Waits};
use language::luck::{Luck, PARTS};
use language::position::Position;
use language::system::{Eye, Systems};
use language::tongue::{Tongue, scoped};
use record::entry::{Body, Ending, Matter, SignedEntry};
use record::file::Record;
use record::header::Header;
use record::verify::Conclusion;
use replay::library;
use replay::verify::watch;
use std::sync::Arc;

/// A game that its record proves.
#[derive(Clone, Debug)]
pub struct ProvenGame {
    /// The result of the game.
    pub outcome: GameOutcome,
    /// The record.
    pub record: Record,
    /// The hash by which the book names it.
    pub hash: Hash,
}

/// Proves the record of a game: its players, battle, options, round and table are the right ones, every entry is by the rules,
/// and the game is over. Otherwise a sentence says what is wrong.
pub fn judge(event: &Tournament, battles: &Battles, at: At, bytes: &[u8]) -> Result<ProvenGame, String> {
    let record = Record::read(bytes).map_err(|error| error.to_string())?;
    let header = record.header().ok_or("this is not the record of a match")?;
    // The result is kept in the book: its sentence is the same in every language.
    let _english = scoped(Tongue::english());
    is_this_game(event, battles, at, header)?;
    let outcome = judged(event.systems, &record, header)?;
    Ok(ProvenGame { outcome, record, hash: record_hash(bytes) })
}

/// Whether the header is that of this game.
fn is_this_game(event: &Tournament, battles: &Battles, at: At, header: &Header) -> Result<(), String> {
    let pair = event.pair(at).ok_or("there is no such table")?;
    for (side, number) in [(Side::First, pair.first), (Side::Second, pair.second)] {
        let wanted = event.entrant(number).ok_or("there is no such player")?;
        if header.player(side).key != wanted.key {
            let name = &header.player(side).name;
            return Err(format!("its {} player is {name} and not {}", word(side), event.full_name(number)));
        }
    }
    let wanted = event.plan.terms(battles, event.place(at), header.terms.host).map_err(|error| error.to_string())?;
    let terms = &header.terms;
    if terms.title != wanted.title {
        return Err(format!("it is of \"{}\" and not of \"{}\"", terms.title, wanted.title));
    }
    if (&terms.system, terms.revision, terms.scenario) != (&wanted.system, wanted.revision, wanted.scenario) {
        return Err(String::from("it is of another battle, or of other rules, than the tournament is played with"));
    }
    if *terms != wanted {
        return Err(String::from("its options, clock or take-backs are not those of the tournament"));
    }
    // Rounds of older programs were opened by a clock that players' programs did not hear of.
    let opened = event.opened(at).filter(|_| event.token(at).is_some());
    if opened.is_some_and(|opened| header.begun < opened) {
        return Err(String::from("it says that it began before its round was opened"));
    }
    Ok(())
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// Replays the record.
fn judged(systems: Systems, record: &Record, header: &Header) -> Result<GameOutcome, String> {
    systems.named(&header.terms.system).ok_or("these rules are not known here")?;
    let battle = library::plain(systems, &header.terms, &header.scenario).map_err(|error| error.to_string())?;
    let mut lucks: Vec<Luck> = vec![Luck::NONE];
    let mut before: Option<Arc<dyn Referee>> = None;
    let seen = watch(record, battle.rulebook(), Some(&battle.ruled()), 1, &mut |course, signed, progress| {
        // A roll that was taken back does not count as luck.
        let from = match &signed.entry.body {
            Body::Agreed { matter: Matter::Rewind { to }, .. } => lucks.get(*to as usize),
            _ => lucks.last(),
        };
        let mut luck = from.copied().unwrap_or_default();
        let faces = progress.roll.and_then(|roll| roll.faces);
        let one = before.as_ref().zip(faces).and_then(|(before, faces)| battle.luck(before, &Rolled::Faces(faces)));
        if let Some(one) = one {
            luck.add(&one);
        }
        lucks.push(luck);
        before = matches!(course.game().waits(), Waits::Roll(_)).then(|| Arc::clone(course.game()));
    })
    .map_err(|fault| fault.to_string())?;
    let luck = lucks.last().copied().unwrap_or_default();
    // Hundredths of a strength point, where the rules of the system weigh rolls at all.
    let luck = (luck.rolls > 0).then(|| Side::BOTH.map(|side| luck.of(side).saturating_mul(100) / PARTS));
    let conclusion = seen.conclusion(&record.notes);
    let name = |side: Side| seen.course.header().player(side).name.clone();
    let overturned = match conclusion {
        Conclusion::Complete => None,
        Conclusion::Overturned { first, second } => Some([first, second]),
        // Only the last entries are missing. The game was played, and both players will have signed its end in the
        // other record.
        Conclusion::Unfinished { .. } if seen.ending().is_some() => None,
        Conclusion::ConcededByNote(side) => return Ok(conceded(side, &name(side))),
        Conclusion::Unfinished { owed, by } => {
            let who = by.map_or_else(|| String::from("nobody"), name);
            return Err(format!("the game is not over: waiting for {who} ({owed})"));
        }
        Conclusion::Wrong => {
            let wrong = seen.findings.iter().find(|finding| finding.weight == record::verify::Weight::Fatal);
            let text = wrong.map(|one| format!("entry {}, signed by {}: {}", one.seq, name(one.side), one.text));
            return Err(text.unwrap_or_else(|| String::from("the file is damaged")));
        }
    };
    let position = battle.position(seen.course.game(), Eye::Public).ok_or("the battle is one of another system")?;
    let margin = ahead(&*position);
    let bare = GameOutcome { winner: None, how: EndReason::Rules, rank: 0, margin, text: String::new(), luck };
    if let Some(losers) = overturned {
        let winner = match losers {
            [true, true] => None,
            [first, _] => Some(if first { Side::Second } else { Side::First }),
        };
        let text = seen.overturned().unwrap_or_default();
        return Ok(GameOutcome { winner, how: EndReason::Overturned, text, ..bare });
    }
    Ok(match seen.ending().ok_or("the game is not over")? {
        Ending::Rules => {
            let won = position.won().ok_or("the battle has no end")?;
            let text = position.ending().map(|ending| ending.verdict_first().plain(position.names()));
            let text = text.unwrap_or_else(|| won.level.to_owned());
            GameOutcome { winner: won.winner, rank: won.rank, text, ..bare }
        }
        Ending::Conceded { by } => conceded(by, &name(by)),
        Ending::Agreed { winner } => {
            let text = winner
                .map_or_else(|| String::from("a draw by agreement"), |side| format!("{} won by agreement", name(side)));
            GameOutcome { winner, how: EndReason::Agreed, text, ..bare }
        }
    })
}

fn conceded(by: Side, name: &str) -> GameOutcome {
    let text = format!("{name} gave up");
    GameOutcome { winner: Some(by.other()), how: EndReason::Conceded, rank: 0, margin: 0, text, luck: None }
}

/// The first side's lead, by the battle's own figure for the lead.
fn ahead(position: &dyn Position) -> i64 {
    let figures = position.figures();
    let numbers = position.numbers();
    let (Some(figure), Some(numbers)) = (figures.first(), numbers.first()) else { return 0 };
    let signed = figure.lines.iter().zip(numbers).map(|(line, number)| match line.side {
        Side::First => *number,
        Side::Second => number.saturating_neg(),
    });
    signed.fold(0, i64::saturating_add)
}

/// Compares two valid records of one game. Returns the result that both prove.
pub fn compare(event: &Tournament, at: At, first: &ProvenGame, second: &ProvenGame) -> Result<GameOutcome, String> {
    let [one, other] = [&first.record.entries, &second.record.entries];
    let differ = one.iter().zip(other).find(|(one, other)| one != other);
    if let Some((one, other)) = differ {
        return Err(difference(event, at, one, other));
    }
    let headers = [&first.record, &second.record].map(|record| record.header().map(Header::match_id));
    if headers.first() != headers.get(1) {
        return Err(String::from("the two records are of two different matches, each signed by both players"));
    }
    // One record may lack the last entries of the other side. The longer one has them, and all that was hidden with
    // them.
    Ok(if one.len() >= other.len() { first.outcome.clone() } else { second.outcome.clone() })
}

/// The first difference between two records, with the signer of each version.
fn difference(event: &Tournament, at: At, one: &SignedEntry, other: &SignedEntry) -> String {
    let name = |side: Side| {
        let pair = event.pair(at);
        pair.map_or_else(String::new, |pair| {
            event.full_name(if side == Side::First { pair.first } else { pair.second })
        })
    };
    let told = |signed: &SignedEntry| {
        let hash: String = signed.entry.hash().to_string().chars().take(16).collect();
        format!("a {} {hash} signed by {}", signed.entry.body.kind(), name(signed.entry.author))
    };
    format!(
        "entry {}: the record of {} has {}, that of {} has {}",
        one.entry.seq,
        name(Side::First),
        told(one),
        name(Side::Second),
        told(other)
    )
}
