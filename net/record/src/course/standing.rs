//! State of a match after its last entry, and the effect of an entry on it.

mod closing;
mod rolling;

use super::due::Due;
use super::present::Present;
use super::reckoning::{Gap, Reckoning};
use super::track::Step;
use super::{Course, MOST_IN_PHASE, Opener};
use crate::chain::Verifier;
use crate::dice::JointRoll;
use crate::entry::{Body, Ending, Entry, Matter, NoteKind, SignedNote};
use crate::fault::Fault;
use crate::header::Header;
use crate::secret::SecretRoll;
use engine::codec;
use engine::contract::{Audience, Opening, Roll, Side};
use engine::digest::Hash;
use engine::referee::{After, Events, Input, Referee, Waits};
use engine::rule::Rule;
use rolling::OpenRoll;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything that proves a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollProof {
    /// Match, number, links and entry.
    pub joint: JointRoll,
    /// The side that opened its link first.
    pub first: Side,
    /// The dice.
    pub dice: Vec<u16>,
    /// The rule that asked for them.
    pub case: Rule,
    /// The faces; none if one side alone sees them.
    pub faces: Option<Vec<u16>>,
}

/// State of a match after its last entry.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Most entries leave it as it is.
    pub(super) present: Present,
    chains: [Verifier; 2],
    roll: Option<OpenRoll>,
    /// Secret rolls so far, to be audited at the end.
    secret_rolls: Vec<SecretRoll>,
    /// Content of seals that the end has opened: of secret rolls, and of those the game never opened. The latter by
    /// seal.
    opened: Vec<(Side, Opening)>,
    unsealed: BTreeSet<(Side, Hash)>,
    /// The count of the phase that both have confirmed, and the side that ended the one before.
    confirmed: u32,
    crossed_by: Side,
    /// Entries of this phase that were not owed, by each side.
    in_phase: [u32; 2],
    paused: bool,
    difference: Option<Difference>,
    ending: Option<Ending>,
    ended: [bool; 2],
    last_author: Side,
    notes: [u32; 2],
    take_backs: [u32; 2],
    changes: u32,
    time: Reckoning,
    match_id: Hash,
    roots: [Hash; 2],
    limited_take_backs: Option<u8>,
}

/// An entry whose hash does not follow, not admitted by its author yet. The author's later entries are only recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Difference {
    author: Side,
    seq: u32,
    /// The hash that does follow.
    state: Hash,
    /// Whether the entry confirmed a phase.
    confirms: bool,
}

/// Result of an entry.
pub(super) struct Next {
    pub(super) standing: Standing,
    /// The hash of the state it must carry, if it carries one.
    pub(super) state: Option<Hash>,
    pub(super) step: Option<Step>,
    pub(super) rewind: Option<u32>,
    pub(super) events: Events,
    pub(super) roll: Option<RollProof>,
    /// The link that was opened for it.
    pub(super) link: Option<Hash>,
}

impl Standing {
    pub(super) fn new(game: Arc<dyn Referee>, header: &Header) -> Standing {
        let present = Present::new(game);
        Standing {
            confirmed: present.phase(),
            present,
            chains: Side::BOTH.map(|side| Verifier::new(side, header.commitment(side).tip)),
            roll: None,
            secret_rolls: Vec::new(),
            opened: Vec::new(),
            unsealed: BTreeSet::new(),
            crossed_by: header.terms.host,
            in_phase: [0; 2],
            paused: false,
            difference: None,
            ending: None,
            ended: [false; 2],
            last_author: header.terms.host,
            notes: [0; 2],
            take_backs: [0; 2],
            changes: 0,
            time: Reckoning::default(),
            match_id: header.match_id(),
            roots: Side::BOTH.map(|side| header.commitment(side).root),
            limited_take_backs: (!header.terms.one_machine).then_some(header.terms.take_backs),
        }
    }

    /// The game after the last entry.
    pub(super) const fn game(&self) -> &Arc<dyn Referee> {
        self.present.game()
    }

    pub(super) fn due(&self) -> Due {
        if let Some(difference) = self.difference {
            return Due::Admission(difference.author);
        }
        if self.ending().is_some() {
            let order = [self.last_author.other(), self.last_author];
            if let Some(side) = order.into_iter().find(|side| self.owes_openings(*side)) {
                return Due::Openings(side);
            }
            let open = order.into_iter().find(|side| !of(&self.ended, *side));
            return open.map_or(Due::Nothing, Due::End);
        }
        match (self.present.waits(), &self.roll) {
            (Waits::Roll(roll), None) => Due::FirstLink(roll.owner),
            (
                Waits::Roll(Roll { seen_by: Audience::Only(side), .. }),
                Some(OpenRoll { links: [Some(_), Some(_)], .. }),
            ) => Due::Seal(*side),
            (Waits::Roll(_), Some(open)) => Due::SecondLink(open.first.other()),
            (Waits::Side(_), _) if self.present.phase() != self.confirmed => Due::Phase(self.crossed_by.other()),
            (Waits::Side(side), _) => Due::Decision(*side),
            (Waits::Over, _) => Due::Nothing,
        }
    }

    /// The ending of the match, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        let over = matches!(self.present.waits(), Waits::Over);
        self.ending.or_else(|| over.then_some(Ending::Rules))
    }

    /// The number of the next roll: the count of links ever opened or given up.
    pub fn next_roll(&self) -> u32 {
        self.chains.iter().map(Verifier::due).max().unwrap_or(0)
    }

    /// The roll under way, once both links are open, with the next leaf of the side that may see it.
    pub fn secret_roll(&self) -> Option<(JointRoll, Vec<u16>, u32)> {
        let open = self.roll.as_ref()?;
        let Audience::Only(side) = open.roll.seen_by else { return None };
        Some((open.joint(self.match_id)?, open.roll.dice.clone(), self.leaves_used(side)))
    }

    /// The roll that this second link would complete: joint roll, dice, and the leaf that is due if it is secret.
    pub fn roll_with(&self, side: Side, link: Hash) -> Option<(JointRoll, Roll, u32)> {
        let mut open = self.roll.clone()?;
        *of_mut(&mut open.links, side) = Some(link);
        let leaf = match open.roll.seen_by {
            Audience::Only(owner) => self.leaves_used(owner),
            Audience::Everyone => 0,
        };
        Some((open.joint(self.match_id)?, open.roll.clone(), leaf))
    }

    /// Number of leaves this side has used.
    pub fn leaves_used(&self, side: Side) -> u32 {
        u32::try_from(self.secret_rolls(side).count()).unwrap_or(u32::MAX)
    }

    /// The leaf that this side used for a roll; none if the roll was not its own.
    pub fn leaf_of(&self, side: Side, joint: &JointRoll) -> Option<u32> {
        self.secret_rolls(side).find(|roll| roll.joint == *joint).map(|roll| roll.leaf)
    }

    /// The highest number of this side's notes in the record.
    pub fn last_note(&self, side: Side) -> u32 {
        of(&self.notes, side)
    }

    /// The thinking time this side claims, in milliseconds.
    pub fn spent(&self, side: Side) -> u64 {
        self.time.claimed(side)
    }

    /// The thinking time of this side as the other measured it, in milliseconds.
    pub fn measured(&self, side: Side) -> u64 {
        self.time.measured(side)
    }

    /// The thinking time of this side by the record, in milliseconds: what it claims, or what the other measured where
    /// that goes too far beyond it.
    pub fn used(&self, side: Side) -> u64 {
        self.time.used(side)
    }

    /// The phases that this side has ended, each confirmed by the other; one that was played again counts again.
    pub fn phases_ended(&self, side: Side) -> u32 {
        self.time.phases(side)
    }

    /// Time claimed by the author of the last entry since the other side's last one, in milliseconds.
    pub(crate) const fn claimed_in_turn(&self) -> u64 {
        self.time.turn()
    }

    /// The sum of the gaps between claims and measurements since both last agreed about the clocks, in milliseconds.
    pub fn gaps(&self) -> u64 {
        self.time.gaps()
    }

    /// The gap that the last entry told of.
    pub const fn last_gap(&self) -> Option<Gap> {
        self.time.last()
    }

    /// The author of the last entry.
    pub(crate) const fn last_author(&self) -> Side {
        self.last_author
    }

    /// Number of take-backs granted to this side.
    pub fn take_backs(&self, side: Side) -> u32 {
        of(&self.take_backs, side)
    }

    /// Number of agreed changes.
    pub const fn changes(&self) -> u32 {
        self.changes
    }

    /// Whether the match is paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// The entry that carries a hash that does not follow and is not admitted yet: its author, its number, and the hash that
    /// does follow.
    pub fn disputed(&self) -> Option<(Side, u32, Hash)> {
        self.difference.map(|found| (found.author, found.seq, found.state))
    }

    /// Whether an entry carries a hash that does not follow, and its author has not admitted it yet.
    pub const fn is_disputed(&self) -> bool {
        self.difference.is_some()
    }

    /// Number of entries this side has written in this phase, apart from those it owed.
    pub fn entries_in_phase(&self, side: Side) -> u32 {
        of(&self.in_phase, side)
    }

    /// The secret rolls that this side has sealed, given up or not.
    pub fn secret_rolls(&self, side: Side) -> impl Iterator<Item = &SecretRoll> {
        self.secret_rolls.iter().filter(move |roll| roll.owner == side)
    }

    /// Content of the seals that the end has opened.
    pub fn opened(&self) -> &[(Side, Opening)] {
        &self.opened
    }

    /// The entry carries another hash than `state`, which is the one that follows.
    pub(super) fn found_difference(&mut self, entry: &Entry, state: Hash) {
        let confirms = matches!(entry.body, Body::Phase { .. });
        self.difference = Some(Difference { author: entry.author, seq: entry.seq, state, confirms });
    }

    /// The author of a disputed entry copies the note about it. The entry then counts with the state that follows, and
    /// the match goes on from there. Nothing is rolled again: the author's entries since then are void, but a roll
    /// begun before them stays due, and a completed one stays as it fell.
    pub(super) fn admitted(&self, author: Side, note: &SignedNote) -> Result<Next, Fault> {
        let told = matches!((self.difference, &note.note.kind), (Some(found), NoteKind::Differs { state })
            if found.author == author && found.seq == note.note.head && found.state == *state);
        let Some(found) = self.difference.filter(|_| told) else {
            return Err(Fault::BadNote("what it disputes follows from the record"));
        };
        let mut next = self.clone().unchanged();
        next.standing.use_note(note);
        next.standing.difference = None;
        if next.standing.roll.is_none() {
            next.standing.pass_over()?;
        }
        next.step = Some(if found.confirms { Step::Confirmed } else { Step::Admitted });
        Ok(next)
    }

    /// Links that only one side has opened, and no roll will use, are given up by the other too.
    fn pass_over(&mut self) -> Result<(), Fault> {
        let n = self.next_roll();
        for chain in &mut self.chains {
            while chain.due() < n {
                chain.skip()?;
            }
        }
        Ok(())
    }

    /// After the entry is written: what depends on its hash, and the times it claims.
    pub(super) fn written(&mut self, hash: Hash, entry: &Entry) {
        if let Some(open) = &mut self.roll {
            open.entry.get_or_insert(hash);
        }
        let author = entry.author;
        self.time.written(self.last_author, entry);
        self.last_author = author;
        if !matches!(entry.body, Body::Phase { .. }) && (!entry.body.is_owed() || self.is_disputed()) {
            *of_mut(&mut self.in_phase, author) += 1;
        }
    }

    fn unchanged(self) -> Next {
        Next {
            standing: self,
            state: None,
            step: None,
            rewind: None,
            events: Events::default(),
            roll: None,
            link: None,
        }
    }

    /// The game goes one step on.
    fn stepped(&self, input: Input<'_>) -> Result<Next, Fault> {
        let after = self.game().step(input)?;
        let mut next = self.clone().unchanged();
        next.take(after);
        Ok(next)
    }

    fn use_note(&mut self, note: &SignedNote) {
        *of_mut(&mut self.notes, note.note.author) = note.note.number;
    }

    pub(super) fn next(
        &self,
        course: &Course,
        due: Due,
        author: Side,
        body: &Body,
        opener: Option<Opener<'_>>,
    ) -> Result<Next, Fault> {
        // A side that owes an answer can always give it, however much the other has written.
        let owed = body.is_owed() && !self.is_disputed();
        if !owed && self.entries_in_phase(author) >= MOST_IN_PHASE {
            return Err(Fault::PhaseTooLong);
        }
        if self.is_disputed() {
            return self.recorded_only(author, body);
        }
        match (body, due) {
            (Body::Accept, Due::Accept(_)) => Ok(self.clone().unchanged()),
            (Body::Command { .. }, Due::Decision(_)) if self.paused => Err(Fault::Paused),
            (Body::Command { command, link, .. }, Due::Decision(_)) => self.command(author, command, *link, opener),
            (Body::Link { link, seal, .. }, Due::FirstLink(_)) => self.first_link(author, *link, *seal),
            (Body::Link { link, seal, .. }, Due::SecondLink(_)) => self.second_link(author, *link, *seal),
            (Body::Seal { seal, .. }, Due::Seal(_)) => self.clone().sealed(author, *seal),
            (Body::Phase { count, .. }, Due::Phase(_)) => self.phase(*count),
            (Body::Note(note), Due::Decision(_)) => self.note(note),
            (Body::Agreed { matter, consent, .. }, Due::Decision(_)) => self.agreed(course, author, matter, consent),
            (Body::Resume, Due::Decision(_)) => self.resumed(),
            (Body::Concede, Due::Decision(_)) => {
                let mut next = self.clone().unchanged();
                next.standing.end(Ending::Conceded { by: author });
                Ok(next)
            }
            (Body::Openings { openings }, Due::Openings(_)) => self.unseal(author, openings),
            // A side that ends a match with seals still shut opens no more of them.
            (Body::End { ending, leaves, .. }, Due::Openings(_) | Due::End(_)) => {
                self.end_confirmed(author, *ending, leaves)
            }
            (body, due) => Err(Fault::NotDue { given: body.kind(), due: due.name() }),
        }
    }

    /// An entry written after a difference that its author does not know of yet. Only its link counts, because links
    /// never go back. An author who waits for the other side's link has nothing to write at all.
    fn recorded_only(&self, author: Side, body: &Body) -> Result<Next, Fault> {
        if self.roll.is_some() {
            return Err(Fault::NotThePen { pen: Some(author.other()) });
        }
        let mut next = self.clone().unchanged();
        let link = match body {
            Body::Command { link, .. } => *link,
            Body::Link { link, .. } => Some(*link),
            _ => None,
        };
        if let Some(link) = link {
            next.standing.open_link(author, self.next_roll(), link)?;
        }
        next.state = body.state();
        Ok(next)
    }

    fn open_link(&mut self, side: Side, n: u32, link: Hash) -> Result<(), Fault> {
        Ok(of_mut(&mut self.chains, side).accept(n, link)?)
    }

    fn command(
        &self,
        author: Side,
        bytes: &[u8],
        link: Option<Hash>,
        opener: Option<Opener<'_>>,
    ) -> Result<Next, Fault> {
        let mut next = self.stepped(Input::Command(author, bytes))?;
        match (next.standing.present.waits().clone(), link) {
            (Waits::Roll(roll), Some(link)) => next.standing.begin_roll(author, roll, link)?,
            (Waits::Roll(roll), None) => {
                next.link = opener.and_then(|open| open(self.next_roll()));
                let link = next.link.ok_or(Fault::MissingLink)?;
                next.standing.begin_roll(author, roll, link)?;
            }
            (_, Some(_)) => return Err(Fault::NeedlessLink),
            (_, None) => {}
        }
        let step = if self.game().owed().is_some() { Step::Opened } else { Step::Command };
        Ok(next.moved(author, step(author, bytes.to_vec())))
    }

    fn phase(&self, count: u32) -> Result<Next, Fault> {
        if count != self.present.phase() {
            return Err(Fault::WrongPhase);
        }
        let mut next = self.clone().unchanged();
        next.standing.confirmed = count;
        next.standing.in_phase = [0; 2];
        next.state = Some(self.game().hash());
        next.step = Some(Step::Confirmed);
        Ok(next)
    }

    fn note(&self, note: &SignedNote) -> Result<Next, Fault> {
        let mut next = self.clone().unchanged();
        next.standing.use_note(note);
        match note.note.kind {
            NoteKind::Concede => next.standing.end(Ending::Conceded { by: note.note.author }),
            NoteKind::Resume if self.paused => next.standing.paused = false,
            NoteKind::Resume => return Err(Fault::NotPaused),
            NoteKind::Ask(_) | NoteKind::Grant(_) | NoteKind::Differs { .. } | NoteKind::Claim(_) => {}
        }
        Ok(next)
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.difference = None;
        self.paused = false;
    }

    fn resumed(&self) -> Result<Next, Fault> {
        if !self.paused {
            return Err(Fault::NotPaused);
        }
        let mut next = self.clone().unchanged();
        next.standing.paused = false;
        Ok(next)
    }

    fn agreed(&self, course: &Course, author: Side, matter: &Matter, consent: &SignedNote) -> Result<Next, Fault> {
        let mut next = self.clone().unchanged();
        next.standing.use_note(consent);
        match matter {
            Matter::Rewind { to } => {
                let asked_by = match consent.note.kind {
                    NoteKind::Ask(_) => author.other(),
                    _ => author,
                };
                next.go_back(course, *to)?;
                next.standing.count_take_back(asked_by)?;
            }
            Matter::Result { winner } => next.standing.end(Ending::Agreed { winner: *winner }),
            Matter::Change { change } => {
                if change.len() > Matter::LARGEST_CHANGE {
                    return Err(Fault::Bytes(codec::DecodeError::TooLong));
                }
                next.take(self.game().step(Input::Change(change))?);
                next.standing.changes += 1;
                next = next.moved(author, Step::Change(change.clone()));
            }
            Matter::Pause if self.paused => return Err(Fault::Paused),
            Matter::Pause => next.standing.paused = true,
            Matter::Clocks => {}
        }
        next.state = Some(next.standing.game().hash());
        Ok(next)
    }

    fn count_take_back(&mut self, by: Side) -> Result<(), Fault> {
        let count = of_mut(&mut self.take_backs, by);
        *count += 1;
        match self.limited_take_backs {
            Some(most) if *count > u32::from(most) => Err(Fault::TooManyTakeBacks),
            _ => Ok(()),
        }
    }
}

impl Next {
    fn take(&mut self, After { game, events }: After) {
        self.standing.present = Present::new(game);
        self.events = events;
    }

    /// The entry changed the game: it carries the new hash, and may have ended a phase.
    fn moved(mut self, author: Side, step: Step) -> Next {
        if self.standing.present.phase() != self.standing.confirmed {
            self.standing.crossed_by = author;
        }
        self.state = Some(self.standing.game().hash());
        self.step = Some(step);
        self
    }

    /// Back to an earlier place. It is agreed on where a decision is due, so no roll is under way: what is taken back was
    /// seen by both. Later rolls use new links.
    fn go_back(&mut self, course: &Course, to: u32) -> Result<(), Fault> {
        let Some(game) = course.game_at(to) else { return Err(Fault::NoSuchPlace { to }) };
        let standing = &mut self.standing;
        standing.present = Present::new(game);
        standing.confirmed = standing.present.phase();
        self.rewind = Some(to);
        Ok(())
    }
}

fn of<T: Copy>(pair: &[T; 2], side: Side) -> T {
    let [first, second] = *pair;
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

fn of_mut<T>(pair: &mut [T; 2], side: Side) -> &mut T {
    let [first, second] = pair;
    match side {
        Side::First => first,
        Side::Second => second,
    }
}
