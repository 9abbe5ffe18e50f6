//! The course of a match: what the record so far leads to, and which entry may come next.
//!
//! The session, the verifier and the viewer all read a record through here, so there is one answer to what an entry
//! means. An entry is taken whole or refused with a [`Fault`], and a refused one changes nothing.

mod claims;
mod due;
mod present;
mod reckoning;
mod standing;
mod track;

pub use claims::Untrue;
pub use due::Due;
pub(crate) use reckoning::over;
pub use reckoning::{Gap, TOLERANCE};
pub use standing::RollProof;

use crate::entry::{Body, Clock, Entry, Matter, Note, NoteKind, SignedEntry, SignedNote};
use crate::fault::Fault;
use crate::header::Header;
use crate::identity::{BadSignature, PlayerKey};
use claims::Claims;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::referee::{After, Battlefield, Events, Referee, Rulebook};
use present::Present;
use standing::{Next, Standing};
use std::sync::Arc;
use track::Track;

/// More entries than any match may have.
pub const MOST_ENTRIES: u32 = 65_536;
/// More entries by one side than any phase can need, moves taken back included.
pub const MOST_IN_PHASE: u32 = 4_096;
/// Entries reserved at the end for due answers, so that one player cannot use up the room in which the other must
/// answer.
const KEPT_FREE: u32 = 256;
/// More bytes than any match needs, with room for what is owed. A record that was larger than a file may be could not
/// be read again.
const MOST_BYTES: usize = 40 * 1024 * 1024;
const BYTES_KEPT_FREE: usize = 2 * 1024 * 1024;

/// Opens the link of a number, if it can.
type Opener<'a> = &'a dyn Fn(u32) -> Option<Hash>;

/// A match as its record tells it.
#[derive(Clone)]
pub struct Course {
    header: Header,
    match_id: Hash,
    rules: &'static dyn Rulebook,
    battle: Arc<dyn Battlefield>,
    /// The hash of every entry.
    places: Vec<Hash>,
    /// Each side's last entry.
    last_by: [u32; 2],
    standing: Standing,
    line: Track,
    /// Openings that the owner of this computer knows, and whether this game has learned each.
    known: Vec<(Opening, bool)>,
    /// Claims about something hidden, and their outcomes.
    claims: Claims,
    /// About how many bytes the entries have.
    bytes: usize,
    /// The events that opened the game.
    opening: Events,
}

/// Result of an accepted entry.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Events in the game.
    pub events: Events,
    /// The roll that this entry completed.
    pub roll: Option<RollProof>,
    /// The game that waited for this roll. `None` where this computer knows more of it than both players do, or the
    /// entry carries another hash than ours.
    pub before: Option<Arc<dyn Referee>>,
    /// Earlier claims that this entry shows to be untrue.
    pub untrue: Vec<Untrue>,
}

/// The header that an entry 0 holds, and the entry's hash, if it is good under any system.
pub fn first(signed: &SignedEntry) -> Result<(&Header, Hash), Fault> {
    let Entry { match_id, seq, prev, author, body, .. } = &signed.entry;
    let Body::Header(header) = body else {
        return Err(Fault::NotDue { given: body.kind(), due: "header" });
    };
    if *seq != 0 {
        return Err(Fault::OutOfOrder { due: 0, given: *seq });
    }
    if header.match_id() != *match_id {
        return Err(Fault::ForeignMatch);
    }
    if *prev != Hash([0; 32]) {
        return Err(Fault::BrokenChain);
    }
    if let Some(fault) = header.fault() {
        return Err(Fault::Header(fault.to_owned()));
    }
    if *author != header.terms.host {
        return Err(Fault::NotThePen { pen: Some(header.terms.host) });
    }
    let hash = signed.verify(&header.player(*author).key).map_err(|_| Fault::BadSignature)?;
    Ok((header, hash))
}

impl Course {
    /// Begins with entry 0. A battle that was read before can be given, so that it is not read again.
    pub fn open(
        entry: &SignedEntry,
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Course, Fault> {
        let (header, hash) = first(entry)?;
        let match_id = entry.entry.match_id;
        let terms = &header.terms;
        let (oldest, newest) = rules.revisions();
        if terms.system != rules.system() || !(oldest..=newest).contains(&terms.revision) {
            return Err(Fault::OtherRules { system: terms.system.clone(), revision: terms.revision });
        }
        // A match uses the rules it was agreed under, even if there are newer ones.
        let battle = match read {
            Some(battle) if battle.bytes() == header.scenario => battle.under(terms.revision),
            _ => rules.read(&header.scenario, terms.revision),
        };
        let begun = battle.and_then(|battle| battle.start(&terms.options).map(|after| (battle, after)));
        let (battle, After { game, events: opening }) = begun.map_err(|error| Fault::Header(error.to_string()))?;
        let line = Track::new(1, Arc::clone(&game));
        Ok(Course {
            match_id,
            standing: Standing::new(game, header),
            header: header.clone(),
            rules,
            battle,
            places: vec![hash],
            last_by: [0; 2],
            line,
            known: Vec::new(),
            claims: Claims::default(),
            bytes: header.scenario.len(),
            opening,
        })
    }

    /// Takes the next entry, or refuses it and changes nothing.
    pub fn accept(&mut self, signed: &SignedEntry) -> Result<Progress, Fault> {
        self.accept_checked(signed, |key| signed.verify(key))
    }

    /// The same for one whose signature is checked elsewhere.
    pub(crate) fn accept_checked(
        &mut self,
        signed: &SignedEntry,
        check: impl FnOnce(&PlayerKey) -> Result<Hash, BadSignature>,
    ) -> Result<Progress, Fault> {
        let (hash, next) = self.read(signed, check)?;
        let claimed = signed.entry.body.state();
        if claimed != next.state {
            return Err(Fault::StateDiffers { claimed, computed: next.state });
        }
        Ok(self.commit(hash, &signed.entry, next))
    }

    /// Takes an entry whose only fault is that it carries another hash than ours. It is replayed, and its author must
    /// admit the difference by copying the other side's note about it. Until then the author's entries are recorded and
    /// not replayed.
    pub fn accept_differing(&mut self, signed: &SignedEntry) -> Result<Progress, Fault> {
        let (hash, mut next) = self.read(signed, |key| signed.verify(key))?;
        match (signed.entry.body.state(), next.state) {
            (Some(claimed), Some(computed)) if claimed != computed => {
                next.standing.found_difference(&signed.entry, computed);
                Ok(Progress { before: None, ..self.commit(hash, &signed.entry, next) })
            }
            _ => Err(Fault::NotDue { given: signed.entry.body.kind(), due: "difference" }),
        }
    }

    /// Takes the next entry of a record that another course has read and checked: its signature is not checked again. An
    /// entry that carries another hash than ours was recorded as a difference then, and is so here; it tells nothing.
    pub fn follow(&mut self, signed: &SignedEntry) -> Result<Progress, Fault> {
        let (hash, mut next) = self.read(signed, |_| Ok(signed.entry.hash()))?;
        match (signed.entry.body.state(), next.state) {
            (claimed, computed) if claimed == computed => {}
            (Some(_), Some(computed)) => {
                next.standing.found_difference(&signed.entry, computed);
                (next.events, next.roll) = (Events::default(), None);
            }
            (claimed, computed) => return Err(Fault::StateDiffers { claimed, computed }),
        }
        Ok(self.commit(hash, &signed.entry, next))
    }

    /// Writes an entry of this computer: the rules run once, and what is signed is what they led to. If they ask for dice,
    /// the link of that number is opened, and not before they have accepted the command. `sign` is called when the entry is
    /// sure to be written.
    pub(crate) fn write(
        &mut self,
        author: Side,
        draft: Body,
        link: &dyn Fn(u32) -> Option<Hash>,
        sign: impl FnOnce(Entry) -> SignedEntry,
    ) -> Result<(SignedEntry, Progress), Fault> {
        let next = self.next(author, &draft, Some(link))?;
        let body = if next.link.is_some() { draft.with_link(next.link) } else { draft }.with_state(next.state);
        self.has_room(&body)?;
        let (match_id, seq, prev) = (self.match_id, self.length(), self.head_hash());
        let signed = sign(Entry { match_id, seq, prev, author, clock: Clock::default(), body });
        let progress = self.commit(signed.entry.hash(), &signed.entry, next);
        Ok((signed, progress))
    }

    fn read(
        &self,
        signed: &SignedEntry,
        check: impl FnOnce(&PlayerKey) -> Result<Hash, BadSignature>,
    ) -> Result<(Hash, Next), Fault> {
        let Entry { match_id, seq, prev, author, body, .. } = &signed.entry;
        if *match_id != self.match_id {
            return Err(Fault::ForeignMatch);
        }
        if *seq != self.length() {
            return Err(Fault::OutOfOrder { due: self.length(), given: *seq });
        }
        if *prev != self.head_hash() {
            return Err(Fault::BrokenChain);
        }
        let hash = check(self.key(*author)).map_err(|_| Fault::BadSignature)?;
        Ok((hash, self.next(*author, body, None)?))
    }

    /// The entry that this side would write now, not signed yet. The hash of the state in the body is filled in.
    pub fn compose(&self, author: Side, clock: Clock, draft: Body) -> Result<Entry, Fault> {
        let next = self.next(author, &draft, None)?;
        let body = draft.with_state(next.state);
        let (match_id, seq, prev) = (self.match_id, self.length(), self.head_hash());
        Ok(Entry { match_id, seq, prev, author, clock, body })
    }

    /// Whether the record has room for an entry.
    fn has_room(&self, body: &Body) -> Result<(), Fault> {
        let admits = matches!(body, Body::Note(note) if matches!(note.note.kind, NoteKind::Differs { .. }));
        let owed = admits || body.is_owed() && !self.standing.is_disputed();
        let (places, bytes) = if owed { (0, 0) } else { (KEPT_FREE, BYTES_KEPT_FREE) };
        if self.length() >= MOST_ENTRIES - places || self.bytes.saturating_add(body.size()) > MOST_BYTES - bytes {
            return Err(Fault::MatchTooLong);
        }
        Ok(())
    }

    /// Computes the result of an entry. The link of a command that asks for dice is in the entry, or is opened here.
    fn next(&self, author: Side, body: &Body, link: Option<Opener<'_>>) -> Result<Next, Fault> {
        self.has_room(body)?;
        let due = self.due();
        if let Body::Note(note @ SignedNote { note: Note { kind: NoteKind::Differs { .. }, .. }, .. }) = body {
            self.check_note(author.other(), note)?;
            return self.standing.admitted(author, note);
        }
        if due.pen() != Some(author) {
            return Err(Fault::NotThePen { pen: due.pen() });
        }
        let by = author.other();
        // A note that this computer copies was verified when it came.
        let verified = link.is_some();
        let check = |note| if verified { self.check_signed_note(by, note) } else { self.check_note(by, note) };
        match body {
            Body::Note(note) => check(note)?,
            Body::Agreed { matter, consent, .. } => {
                check(consent)?;
                self.check_signed_consent(by, matter, consent)?;
            }
            _ => {}
        }
        self.standing.next(self, due, author, body, link)
    }

    fn commit(&mut self, hash: Hash, entry: &Entry, next: Next) -> Progress {
        let Next { mut standing, step, rewind, events, roll, .. } = next;
        let before = (roll.is_some() && !self.knows_secrets()).then(|| Arc::clone(self.standing.game()));
        standing.written(hash, entry);
        self.places.push(hash);
        let [first, second] = &mut self.last_by;
        match entry.author {
            Side::First => *first = entry.seq,
            Side::Second => *second = entry.seq,
        }
        self.bytes = self.bytes.saturating_add(entry.body.size());
        self.standing = standing;
        if let Some(to) = rewind {
            self.line.cut(to);
        }
        if let Some(step) = step {
            let quiet = matches!(self.due(), Due::Decision(_));
            self.line.push(entry.seq, step, quiet, self.standing.game());
        }
        // Clones of an engine keep what it knows; an engine that was replayed has to be told again.
        self.tell_known(rewind.is_some());
        let untrue = self.claims.after(entry, &**self.standing.game(), self.standing.opened());
        Progress { events, roll, before, untrue }
    }

    /// Tells this computer's engine what is under a seal: now, or as soon as the seal is in the state, and again
    /// whenever the game is walked again.
    pub fn learn(&mut self, opening: Opening) {
        self.known.push((opening, false));
        self.tell_known(false);
    }

    /// Whether this computer knows something that lies or lay under a seal: then its game may tell more than everybody knows.
    pub const fn knows_secrets(&self) -> bool {
        !self.known.is_empty()
    }

    fn tell_known(&mut self, again: bool) {
        let untold: Vec<&mut (Opening, bool)> =
            self.known.iter_mut().filter(|(_, learned)| again || !*learned).collect();
        if untold.is_empty() {
            return;
        }
        let openings: Vec<&Opening> = untold.iter().map(|known| &known.0).collect();
        let (game, fit) = self.standing.game().learn(&openings);
        self.standing.present = Present::new(game);
        for (known, fit) in untold.into_iter().zip(fit) {
            known.1 = fit;
        }
    }

    fn check_note(&self, author: Side, signed: &SignedNote) -> Result<(), Fault> {
        self.check_signed_note(author, signed)?;
        signed.verify(self.key(author)).map_err(|_| Fault::BadNote("its author did not sign it"))
    }

    /// The same where the signature was checked before.
    fn check_signed_note(&self, author: Side, signed: &SignedNote) -> Result<(), Fault> {
        let Note { match_id, author: by, number, head, head_hash, .. } = &signed.note;
        if *match_id != self.match_id {
            return Err(Fault::BadNote("it belongs to another match"));
        }
        if *by != author {
            return Err(Fault::BadNote("it is not by the other side"));
        }
        if signed.note.is_excessive() {
            return Err(Fault::BadNote("it is larger, or there are more of them, than a match may have"));
        }
        if *number <= self.standing.last_note(author) {
            return Err(Fault::BadNote("it was used before, or a later one was"));
        }
        if self.hash_at(*head) != Some(*head_hash) {
            return Err(Fault::BadNote("it is about another record"));
        }
        Ok(())
    }

    fn check_signed_consent(&self, by: Side, matter: &Matter, consent: &SignedNote) -> Result<(), Fault> {
        let head = consent.note.head;
        match &consent.note.kind {
            NoteKind::Ask(asked) if asked == matter => {
                let [first, second] = self.last_by;
                let last = if by == Side::First { first } else { second };
                if last > head { Err(Fault::NoConsent("it has played on since it asked")) } else { Ok(()) }
            }
            NoteKind::Grant(granted) if granted == matter => {
                if head + 1 == self.length() {
                    Ok(())
                } else {
                    Err(Fault::NoConsent("it agreed earlier, not now"))
                }
            }
            _ => Err(Fault::NoConsent("its note is about something else")),
        }
    }

    /// Whether a note by this side could be written into the record now.
    pub fn note_stands(&self, signed: &SignedNote) -> Result<(), Fault> {
        self.check_note(signed.note.author, signed)?;
        self.signed_note_fits(signed)
    }

    /// The same for a note whose signature was checked when it came: this is asked for every picture.
    pub(crate) fn signed_note_fits(&self, signed: &SignedNote) -> Result<(), Fault> {
        let by = signed.note.author;
        self.check_signed_note(by, signed)?;
        match &signed.note.kind {
            NoteKind::Differs { .. } => self.standing.admitted(by.other(), signed).map(drop),
            NoteKind::Ask(matter) | NoteKind::Grant(matter) => self.check_signed_consent(by, matter, signed),
            _ => Ok(()),
        }
    }

    /// The agreed header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The match.
    pub const fn match_id(&self) -> Hash {
        self.match_id
    }

    /// A side's key.
    pub const fn key(&self, side: Side) -> &PlayerKey {
        &self.header.player(side).key
    }

    /// The battle.
    pub const fn battle(&self) -> &Arc<dyn Battlefield> {
        &self.battle
    }

    /// The rules it goes by.
    pub const fn rules(&self) -> &'static dyn Rulebook {
        self.rules
    }

    /// The events that opened the game.
    pub const fn opening(&self) -> &Events {
        &self.opening
    }

    /// Number of entries.
    pub fn length(&self) -> u32 {
        u32::try_from(self.places.len()).unwrap_or(u32::MAX)
    }

    /// The hash of the last entry.
    pub fn head_hash(&self) -> Hash {
        self.places.last().copied().unwrap_or(Hash([0; 32]))
    }

    /// The hash of an entry.
    pub fn hash_at(&self, seq: u32) -> Option<Hash> {
        self.places.get(seq as usize).copied()
    }

    /// The present state of the game.
    pub const fn game(&self) -> &Arc<dyn Referee> {
        self.standing.game()
    }

    /// Claims about something hidden that were shown to be untrue, in the order in which they were disproved.
    pub fn untrue(&self) -> &[Untrue] {
        self.claims.untrue()
    }

    /// The next thing due, in words: `link 312`, `opening`, `decision`.
    pub fn owed(&self) -> String {
        let next = self.standing.next_roll();
        match self.due() {
            Due::FirstLink(_) => format!("link {next}"),
            Due::SecondLink(_) => format!("link {}", next.saturating_sub(1)),
            Due::Decision(_) if self.game().owed().is_some() => String::from("opening"),
            due => due.name().to_owned(),
        }
    }

    /// The next entry that is due.
    pub fn due(&self) -> Due {
        if self.length() == 1 { Due::Accept(self.header.terms.host.other()) } else { self.standing.due() }
    }

    /// The state of the joint dice, the clocks' claims and the end.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The entry at which the last phase was confirmed by both.
    pub fn last_agreed_phase(&self) -> u32 {
        self.line.last_confirmed()
    }

    /// The entries at which phases began, the first one first, with the game as it was then: one can go back to each.
    pub fn phase_starts(&self) -> impl Iterator<Item = (u32, &Arc<dyn Referee>)> {
        self.line.phases()
    }

    /// The entry a take-back of this side's last command goes back to.
    pub fn take_back_place(&self, side: Side) -> Option<u32> {
        self.line.before_last_command_of(side)
    }

    /// Whether dice fell after an entry: going back behind it would take them back.
    pub fn rolled_since(&self, seq: u32) -> bool {
        self.line.rolled_since(seq)
    }

    /// Whether one can go back to where an entry left the game.
    pub fn can_go_to(&self, to: u32) -> bool {
        self.line.can_go_to(to)
    }

    pub(crate) fn game_at(&self, to: u32) -> Option<Arc<dyn Referee>> {
        self.line.at(to)
    }

    /// For tests of the end of a record: as if this many entries had been written.
    #[doc(hidden)]
    pub fn lengthen(&mut self, to: u32) {
        let last = self.places.last().copied();
        self.places.extend((self.length()..to).filter_map(|_| last));
    }
}
