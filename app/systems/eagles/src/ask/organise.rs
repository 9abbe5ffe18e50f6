//! Organisation: formations change tracks, generals come and go, brigades leave their division and come back [4.1].
//!
//! A formation is pointed at by its first unit that has strength. Then comes the leader it goes to, or the word for a new
//! general; a general to dissolve is pointed at himself.

use super::campaign;
use super::look::{Look, leads, not_asked, with};
use super::vocabulary::{GENERAL, REJOIN, STRENGTH};
use crate::MESSAGES;
use eagles::{
    Board, Command, DetachOption, FormationId, LeaderId, Options, OrganiseOptions, Stage, State, UnitId, rules,
};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Dial, Draft, Mark, Offer, Pick, Rank, Sentence};
use language::phrase;

const QUESTION: &str = "organise";
/// Largest number of suggestions.
const MOST_SUGGESTED: usize = 12;

/// The present content of a draft.
#[derive(Default)]
struct Read {
    /// Formations that go, the first one's track is theirs.
    formations: Vec<FormationId>,
    /// A brigade to detach.
    brigade: Option<UnitId>,
    strength: u8,
    /// A general to dissolve.
    general: Option<LeaderId>,
    to: Option<LeaderId>,
    word: Option<&'static str>,
}

fn options(look: Look<'_>) -> OrganiseOptions {
    match look.game.options() {
        Options::Organise(options) => options,
        _ => OrganiseOptions::default(),
    }
}

/// The unit by which a formation is pointed at.
fn face(board: &Board, state: &State, formation: FormationId) -> Option<UnitId> {
    let alive = |unit: &&UnitId| state.unit(**unit).is_some_and(|unit| unit.strength > 0);
    board.body_of(formation).iter().find(alive).copied()
}

fn formation_of(look: Look<'_>, unit: UnitId) -> Option<FormationId> {
    let known = look.game.board().unit(unit)?.formation;
    look.game.state().unit(unit).filter(|unit| unit.strength > 0).map(|_| known)
}

fn track_of(look: Look<'_>, formation: FormationId) -> Option<LeaderId> {
    let unit = face(look.game.board(), look.game.state(), formation)?;
    look.game.state().unit(unit)?.leader
}

/// Formations that may go anywhere at all.
fn subjects(options: &OrganiseOptions, look: Look<'_>) -> Vec<FormationId> {
    let rejoins = options.rejoins.iter().filter_map(|unit| formation_of(look, *unit));
    let mut all: Vec<FormationId> = options
        .transfers
        .iter()
        .map(|one| one.formation)
        .chain(options.generals.iter().map(|one| one.formation))
        .chain(rejoins)
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn detaching(options: &OrganiseOptions, unit: UnitId) -> Option<&DetachOption> {
    options.detaches.iter().find(|known| known.brigade == unit)
}

fn read(look: Look<'_>, options: &OrganiseOptions, draft: &Draft) -> (Read, usize) {
    let mut read = Read { strength: 1, ..Read::default() };
    let known = subjects(options, look);
    let mut count = 0;
    for pick in draft.picks() {
        if read.to.is_some() || read.word.is_some() || !take(look, options, &known, &mut read, *pick) {
            break;
        }
        count += 1;
    }
    (read, count)
}

fn take(look: Look<'_>, options: &OrganiseOptions, known: &[FormationId], read: &mut Read, pick: Pick) -> bool {
    let fresh = read.formations.is_empty() && read.brigade.is_none() && read.general.is_none();
    match pick {
        Pick::Piece(_) if fresh => {
            if let Some(unit) = look.unit(pick) {
                if detaching(options, unit).is_some() {
                    read.brigade = Some(unit);
                    return true;
                }
                let formation = formation_of(look, unit).filter(|formation| known.contains(formation));
                read.formations.extend(formation);
                return formation.is_some();
            }
            read.general =
                look.leader(pick).filter(|leader| options.dissolves.iter().any(|known| known.general == *leader));
            read.general.is_some()
        }
        Pick::Piece(_) => {
            if let Some(leader) = look.leader(pick) {
                read.to = targets(options, read).into_iter().find(|to| *to == leader);
                return read.to.is_some();
            }
            let more = look.unit(pick).and_then(|unit| formation_of(look, unit));
            let fits = more.filter(|more| !read.formations.contains(more) && may_go_along(look, read, *more));
            read.formations.extend(fits);
            fits.is_some()
        }
        Pick::Word(GENERAL) => {
            let may = match read.brigade {
                Some(unit) => detaching(options, unit).is_some_and(|known| known.general.is_some()),
                None => options.generals.iter().any(|known| Some(&known.formation) == read.formations.first()),
            };
            read.word = may.then_some(GENERAL);
            may
        }
        Pick::Word(REJOIN) => {
            let may = read.formations.len() == 1 && rejoining(look, options, read).is_some();
            read.word = may.then_some(REJOIN);
            may
        }
        Pick::Dial(Dial { key: STRENGTH, of: None }, put) => {
            let most = read.brigade.and_then(|unit| detaching(options, unit)).map_or(0, |known| known.most);
            let put = u8::try_from(put).ok().filter(|put| (2..=most).contains(put) && read.strength == 1);
            read.strength = put.unwrap_or(read.strength);
            put.is_some()
        }
        _ => false,
    }
}

/// The leaders that the subject may go to.
fn targets(options: &OrganiseOptions, read: &Read) -> Vec<LeaderId> {
    if let Some(unit) = read.brigade {
        return detaching(options, unit).map(|known| known.to.clone()).unwrap_or_default();
    }
    if let Some(general) = read.general {
        return options.dissolves.iter().filter(|known| known.general == general).map(|known| known.to).collect();
    }
    match read.formations.as_slice() {
        [one] => options.transfers.iter().filter(|known| known.formation == *one).map(|known| known.to).collect(),
        _ => Vec::new(),
    }
}

/// Whether one more formation may go with a new general.
fn may_go_along(look: Look<'_>, read: &Read, more: FormationId) -> bool {
    let Some(from) = read.formations.first().and_then(|first| track_of(look, *first)) else { return false };
    let mut formations = read.formations.clone();
    formations.push(more);
    track_of(look, more) == Some(from) && look.accepts(&Command::MakeGeneral { formations, from })
}

fn rejoining(look: Look<'_>, options: &OrganiseOptions, read: &Read) -> Option<UnitId> {
    let formation = read.formations.first()?;
    options.rejoins.iter().copied().find(|unit| formation_of(look, *unit).as_ref() == Some(formation))
}

fn command(look: Look<'_>, options: &OrganiseOptions, read: &Read) -> Option<(Sentence, Command)> {
    match (read.general, read.brigade, read.formations.first()) {
        (Some(general), _, _) => {
            let to = read.to?;
            let label = phrase!(MESSAGES, "eagles-dissolve-into", leader = look.at(to));
            Some((label, Command::Dissolve { general, to }))
        }
        (_, Some(brigade), _) => {
            let strength = read.strength;
            let label = phrase!(MESSAGES, "eagles-detach", strength = strength, unit = look.of(brigade));
            (read.to.is_some() || read.word == Some(GENERAL))
                .then_some((label, Command::Detach { brigade, strength, to: read.to }))
        }
        (_, _, Some(first)) => {
            let from = track_of(look, *first)?;
            if let Some(to) = read.to {
                let label = phrase!(MESSAGES, "eagles-transfer-to", leader = look.at(to));
                return Some((label, Command::Transfer { formation: *first, from, to }));
            }
            match read.word {
                Some(GENERAL) => {
                    let label = phrase!(MESSAGES, "eagles-general-for", count = read.formations.len());
                    Some((label, Command::MakeGeneral { formations: read.formations.clone(), from }))
                }
                Some(_) => {
                    let brigade = rejoining(look, options, read)?;
                    Some((look_back(look, brigade), Command::Rejoin { brigade }))
                }
                None => None,
            }
        }
        _ => None,
    }
}

fn look_back(look: Look<'_>, brigade: UnitId) -> Sentence {
    phrase!(MESSAGES, "eagles-rejoins", unit = look.of(brigade))
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let (read, count) = read(look, &options, draft);
    let prompt = match look.game.state().stage {
        Stage::Consolidate { .. } => phrase!(MESSAGES, "eagles-ask-consolidate", side = look.side),
        _ => phrase!(MESSAGES, "eagles-ask-organise", side = look.side),
    };
    let mut asking = Asking::of(QUESTION, draft.prefix(count), prompt.rule(rules::ORGANISE));
    if campaign::begins(draft) {
        let listed = campaign::listed(look, draft, &options.more);
        asking.draft = draft.prefix(listed.count);
        (asking.offers, asking.ready) = (listed.offers, listed.ready);
        asking.pass = look.may(phrase!(MESSAGES, "eagles-done"), Command::Done);
        return asking;
    }
    asking.offers = offers(look, &options, &read, &asking.draft);
    if asking.draft.is_empty() {
        asking.offers.extend(campaign::listed(look, &Draft::EMPTY, &options.more).offers);
    }
    asking.ready = command(look, &options, &read).and_then(|(label, command)| look.may(label, command));
    asking.pass = look.may(phrase!(MESSAGES, "eagles-done"), Command::Done);
    asking.suggested = suggested(look, &options);
    asking
}

fn suggested(look: Look<'_>, options: &OrganiseOptions) -> Vec<(Sentence, Draft)> {
    let transfer = |one: &eagles::TransferOption| {
        let unit = face(look.game.board(), look.game.state(), one.formation)?;
        let label = phrase!(MESSAGES, "eagles-offer-transfer", unit = look.of(unit), leader = look.at(one.to));
        Some((label, Draft::new([look.of(unit), look.at(one.to)])))
    };
    let dissolve = |one: &eagles::DissolveOption| {
        let label = phrase!(MESSAGES, "eagles-offer-hands-over", leader = look.at(one.general), to = look.at(one.to));
        (label, Draft::new([look.at(one.general), look.at(one.to)]))
    };
    let all = options.dissolves.iter().map(dissolve).chain(options.transfers.iter().filter_map(transfer));
    all.take(MOST_SUGGESTED).collect()
}

fn offers(look: Look<'_>, options: &OrganiseOptions, read: &Read, draft: &Draft) -> Vec<Offer<Command>> {
    let (board, state) = (look.game.board(), look.game.state());
    let begun = !draft.is_empty();
    let mut all = Vec::new();
    let mut subject = |pick: Pick, label: Sentence| {
        let chosen = draft.picks().first() == Some(&pick);
        let then = if chosen { Draft::EMPTY } else { Draft::new([pick]) };
        let mut offer = leads(pick, then, label, if chosen { Mark::Chosen } else { Mark::Choice });
        offer.rank = if begun { Rank::Aside } else { Rank::Open };
        all.push(offer);
    };
    for formation in subjects(options, look) {
        let Some(unit) = face(board, state, formation) else { continue };
        let on = state.unit(unit).and_then(|unit| unit.leader);
        let under = |leader| phrase!(MESSAGES, "eagles-offer-under", unit = look.of(unit), leader = look.at(leader));
        subject(look.of(unit), on.map_or_else(|| Sentence::EMPTY.pick(look.of(unit)), under));
    }
    for known in &options.detaches {
        subject(look.of(known.brigade), phrase!(MESSAGES, "eagles-offer-detach", unit = look.of(known.brigade)));
    }
    let mut generals: Vec<LeaderId> = options.dissolves.iter().map(|known| known.general).collect();
    generals.dedup();
    for general in generals {
        subject(look.at(general), phrase!(MESSAGES, "eagles-offer-dissolve", leader = look.named(general)));
    }
    if !begun || read.to.is_some() || read.word.is_some() {
        return all;
    }
    let to = targets(options, read).into_iter().map(|to| {
        let label = phrase!(MESSAGES, "eagles-offer-to-leader", leader = look.named(to));
        leads(look.at(to), with(draft, [look.at(to)]), label, Mark::Target)
    });
    let on: Vec<Offer<Command>> = to.chain(more(look, options, read, draft)).collect();
    // A leader that can be added to the draft does not begin a draft of its own.
    all.retain(|offer| !on.iter().any(|other| other.pick == offer.pick));
    all.extend(on);
    all
}

/// Words, dials and further formations.
fn more(look: Look<'_>, options: &OrganiseOptions, read: &Read, draft: &Draft) -> Vec<Offer<Command>> {
    let mut all = Vec::new();
    let word =
        |key: &'static str| leads(Pick::Word(key), with(draft, [Pick::Word(key)]), Sentence::EMPTY, Mark::Choice);
    let known = subjects(options, look);
    let mut tried = |key: &'static str| {
        let mut again = Read { strength: 1, ..Read::default() };
        let fits = draft.picks().iter().all(|pick| take(look, options, &known, &mut again, *pick));
        if fits && take(look, options, &known, &mut again, Pick::Word(key)) {
            all.push(word(key));
        }
    };
    tried(GENERAL);
    tried(REJOIN);
    if let Some(option) = read.brigade.and_then(|unit| detaching(options, unit)).filter(|_| read.strength == 1) {
        let dial = |put: u8| Pick::Dial(Dial { key: STRENGTH, of: None }, i16::from(put));
        all.extend(
            (2..=option.most).map(|put| leads(dial(put), with(draft, [dial(put)]), Sentence::EMPTY, Mark::Choice)),
        );
    }
    if !read.formations.is_empty() {
        let from = read.formations.first().and_then(|first| track_of(look, *first));
        let others = look.game.board().formation_ids().filter(|one| track_of(look, *one) == from && from.is_some());
        let others = others.filter(|one| !read.formations.contains(one) && may_go_along(look, read, *one));
        for other in others {
            let Some(unit) = face(look.game.board(), look.game.state(), other) else { continue };
            let label = phrase!(MESSAGES, "eagles-offer-goes-along", unit = look.of(unit));
            all.push(leads(look.of(unit), with(draft, [look.of(unit)]), label, Mark::Choice));
        }
    }
    all
}

/// The refusal of the nearest transfer, dissolution or detachment.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let (read, _) = read(look, &options, draft);
    let first = read.formations.first().copied();
    if let (Some(formation), Some(to)) = (first, look.leader(pick)) {
        return match track_of(look, formation) {
            Some(from) => look.refused(&Command::Transfer { formation, from, to }),
            None => not_asked(),
        };
    }
    if let (Some(general), Some(to)) = (read.general, look.leader(pick)) {
        return look.refused(&Command::Dissolve { general, to });
    }
    if let Some(general) = look.leader(pick) {
        return look.refused(&Command::Dissolve { general, to: general });
    }
    match look.unit(pick) {
        Some(unit) => match (formation_of(look, unit), first.and_then(|first| track_of(look, first))) {
            (Some(more), Some(from)) => {
                let formations = read.formations.iter().copied().chain([more]).collect();
                look.refused(&Command::MakeGeneral { formations, from })
            }
            (Some(formation), None) => match track_of(look, formation) {
                Some(from) => look.refused(&Command::MakeGeneral { formations: vec![formation], from }),
                None => not_asked(),
            },
            (None, _) => look.refused(&Command::Detach { brigade: unit, strength: 1, to: None }),
        },
        None => not_asked(),
    }
}
