//! The sealed plan: which stack comes when, who lies where, and what waits at Meissen [17.1.1].
//!
//! A draft is a row of clauses, each a marker or a piece and the box it goes to; pieces lie in their stack in the order in
//! which they were put there, the first on top. Only what can still become a legal plan can be pointed at.

use super::super::tell::area_code;
use super::super::things::Tray;
use super::super::{MESSAGES, Thing, dummy_piece, piece, thing};
use super::look::{Look, leads, not_asked, which_one};
use engine::contract::{Game as _, Refusal};
use engine::digest::Hash;
use language::ask::{Asking, Barred, Draft, Key, Mark, Offer, Pick, PieceId, Rank, Said, Saying, Sentence};
use language::phrase;
use twenty::{AreaId, Command, FrenchPlan, Options, Piece, SealOptions, rules};

const QUESTION: &str = "seal";
/// Markers, in the order of their turns.
pub(super) const MARKERS: [Key; 4] = ["marker-1", "marker-2", "marker-3", "marker-4"];

/// A plan in the making.
struct Making<'a> {
    look: Look<'a>,
    options: &'a SealOptions,
    markers: Vec<Option<AreaId>>,
    /// Pieces by stack, from the top, by their numbers.
    stacks: Vec<Vec<PieceId>>,
    meissen: Option<PieceId>,
    /// A subject that has no box yet.
    held: Option<Pick>,
    clauses: Vec<(Pick, Pick)>,
}

impl<'a> Making<'a> {
    fn new(look: Look<'a>, options: &'a SealOptions) -> Making<'a> {
        Making {
            look,
            options,
            markers: vec![None; options.marker_turns.len()],
            stacks: vec![Vec::new(); options.stacks.len()],
            meissen: None,
            held: None,
            clauses: Vec::new(),
        }
    }

    /// Every marker and piece that must be placed.
    fn pieces(&self) -> Vec<PieceId> {
        let board = self.look.game.board();
        let dummies = (0..u16::from(self.options.dummies)).map(|dummy| dummy_piece(board, dummy));
        self.options.units.iter().copied().map(piece).chain(dummies).collect()
    }

    fn is_guard(&self, piece: PieceId) -> bool {
        self.options.together.iter().any(|unit| super::super::piece(*unit) == piece)
    }

    fn may_lie_at_meissen(&self, known: PieceId) -> bool {
        let dummy = matches!(thing(self.look.game.board(), known), Some(Thing::Dummy(_)));
        dummy || piece(self.options.meissen) == known
    }

    fn is_placed(&self, pick: Pick) -> bool {
        self.clauses.iter().any(|(subject, _)| *subject == pick)
    }

    fn subjects(&self) -> Vec<Pick> {
        let markers = MARKERS.iter().take(self.markers.len()).map(|key| Pick::Word(key));
        markers.chain(self.pieces().into_iter().map(Pick::Piece)).collect()
    }

    /// Whether everything that lies nowhere yet can still be put somewhere so that the plan is legal.
    fn can_be_finished(&self) -> bool {
        let rest: Vec<PieceId> =
            self.pieces().into_iter().filter(|known| !self.is_placed(Pick::Piece(*known))).collect();
        let guards = rest.iter().filter(|known| self.is_guard(**known)).count();
        let homeless = !self.stacks.iter().flatten().any(|known| self.is_guard(*known));
        let empty = self.stacks.iter().filter(|stack| stack.is_empty()).count();
        let for_meissen = rest.iter().filter(|known| self.may_lie_at_meissen(**known)).count();
        let needed = usize::from(self.meissen.is_none());
        let others = (rest.len() - guards).saturating_sub(needed);
        for_meissen >= needed && others + usize::from(homeless && guards > 0) >= empty
    }

    /// Puts a subject into a box, if it may lie there.
    fn put(&mut self, subject: Pick, holder: Pick) -> bool {
        let Pick::Holder(id) = holder else { return false };
        let Some(tray) = Tray::of(self.look.game.board(), id) else { return false };
        match (subject, tray) {
            (Pick::Word(key), Tray::Area(area)) => {
                let free = self.options.stacks.contains(&area) && !self.markers.contains(&Some(area));
                let at = MARKERS.iter().position(|known| *known == key);
                let Some(slot) = at.and_then(|at| self.markers.get_mut(at)).filter(|_| free) else { return false };
                *slot = Some(area);
            }
            (Pick::Piece(known), Tray::Area(area)) => {
                let Some(at) = self.options.stacks.iter().position(|stack| *stack == area) else { return false };
                let elsewhere = |(other, stack): (usize, &Vec<PieceId>)| {
                    other != at && stack.iter().any(|known| self.is_guard(*known))
                };
                if self.is_guard(known) && self.stacks.iter().enumerate().any(elsewhere) {
                    return false;
                }
                if let Some(stack) = self.stacks.get_mut(at) {
                    stack.push(known);
                }
            }
            (Pick::Piece(known), Tray::Meissen) => {
                if self.meissen.is_some() || !self.may_lie_at_meissen(known) {
                    return false;
                }
                self.meissen = Some(known);
            }
            _ => return false,
        }
        self.clauses.push((subject, holder));
        self.held = None;
        self.can_be_finished()
    }

    /// Reads a draft, as far as possible, with the number of picks read.
    fn read(look: Look<'a>, options: &'a SealOptions, draft: &Draft) -> (Making<'a>, usize) {
        let mut made = Making::new(look, options);
        let mut count = 0;
        for clause in draft.picks().chunks(2) {
            let &[subject, ..] = clause else { break };
            if !made.subjects().contains(&subject) || made.is_placed(subject) {
                break;
            }
            let &[_, holder] = clause else {
                made.held = Some(subject);
                return (made, count + 1);
            };
            let mut next = made.copied();
            if !next.put(subject, holder) {
                made.held = Some(subject);
                return (made, count + 1);
            }
            made = next;
            count += 2;
        }
        (made, count)
    }

    fn copied(&self) -> Making<'a> {
        Making {
            look: self.look,
            options: self.options,
            markers: self.markers.clone(),
            stacks: self.stacks.clone(),
            meissen: self.meissen,
            held: self.held,
            clauses: self.clauses.clone(),
        }
    }

    /// The plan, once everything has its place.
    fn plan(&self) -> Option<FrenchPlan> {
        let board = self.look.game.board();
        let of = |known: &PieceId| match thing(board, *known) {
            Some(Thing::Unit(unit)) => Piece::Unit(unit),
            _ => Piece::Dummy,
        };
        Some(FrenchPlan {
            markers: self.markers.iter().copied().collect::<Option<_>>()?,
            stacks: self.stacks.iter().map(|stack| stack.iter().map(of).collect()).collect(),
            meissen: of(self.meissen.as_ref()?),
        })
        .filter(|_| self.clauses.len() == self.subjects().len())
    }
}

/// The clauses of a draft without a subject's.
fn without(clauses: &[(Pick, Pick)], subject: Pick) -> impl Iterator<Item = Pick> + '_ {
    clauses.iter().filter(move |(known, _)| *known != subject).flat_map(|(subject, holder)| [*subject, *holder])
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Options::Seal(options) = look.game.options() else { return Asking::nothing() };
    let (made, read) = Making::read(look, &options, draft);
    let prompt = phrase!(MESSAGES, "twenty-ask-seal", side = look.side).rule(rules::PLAN);
    let mut asking = Asking::of(QUESTION, draft.prefix(read), prompt);
    asking.secret = true;
    asking.offers = subjects(&made, &asking.draft);
    if let Some(subject) = made.held {
        asking.offers.extend(boxes(&made, subject, &asking.draft));
    }
    asking.suggested = suggestions(look, &options);
    asking.ready = made.plan().map(|plan| sealed(look, &plan, &options));
    card(&made, &mut asking);
    asking
}

fn subjects(made: &Making<'_>, draft: &Draft) -> Vec<Offer<Command>> {
    let offer = |subject: Pick| {
        let placed = made.is_placed(subject);
        let held = made.held == Some(subject);
        let clauses = without(&made.clauses, subject);
        // Pointing at what has its place takes it up again; pointing at what is in hand puts it down.
        let then: Draft = if held { clauses.collect() } else { clauses.chain([subject]).collect() };
        let mark = if held || placed { Mark::Chosen } else { Mark::Choice };
        let mut offer = leads(subject, then, Sentence::EMPTY, mark);
        offer.rank = match (made.held.is_some(), placed) {
            (true, _) => Rank::Aside,
            (false, true) => Rank::Done,
            (false, false) => Rank::Owed,
        };
        offer
    };
    let all = made.subjects().into_iter().map(offer);
    // Backspace is enough for a draft that ends here.
    all.filter(|offer| offer.draft() != Some(draft)).collect()
}

fn boxes(made: &Making<'_>, subject: Pick, draft: &Draft) -> Vec<Offer<Command>> {
    let board = made.look.game.board();
    let trays = made.options.stacks.iter().map(|area| Tray::Area(*area)).chain([Tray::Meissen]);
    let offer = |tray: Tray| {
        let holder = Pick::Holder(tray.id(board)?);
        let fits = made.copied().put(subject, holder);
        fits.then(|| leads(holder, super::look::with(draft, [holder]), Sentence::EMPTY, Mark::Choice))
    };
    trays.filter_map(offer).collect()
}

/// The command with blanks for its seals, and what they hide.
fn sealed(look: Look<'_>, plan: &FrenchPlan, options: &SealOptions) -> Result<Saying<Command>, Barred> {
    let label = phrase!(MESSAGES, "twenty-seal");
    // The salts are the seat's; here only the contents are read.
    let salts = vec![[0; 32]; usize::from(options.commitments)];
    let (command, openings) = match look.game.seal(plan, &salts) {
        Ok(sealed) => sealed,
        Err(refusal) => return Err(Barred { label, refusal }),
    };
    let blanks = match command {
        Command::Seal { heights, commitments } => {
            Command::Seal { heights, commitments: vec![Hash([0; 32]); commitments.len()] }
        }
        other => other,
    };
    let sealed = openings.into_iter().map(|opening| opening.content).collect();
    let doubt = Some(phrase!(MESSAGES, "twenty-seal-doubt"));
    Ok(Saying { label, said: Said { command: blanks, sealed }, doubt })
}

fn card(made: &Making<'_>, asking: &mut Asking<Command>) {
    let board = made.look.game.board();
    let name = |area: AreaId| Tray::Area(area).title(board);
    for (stack, area) in made.stacks.iter().zip(&made.options.stacks) {
        let turn = made.markers.iter().position(|known| *known == Some(*area));
        let turn = turn.and_then(|at| made.options.marker_turns.get(at));
        let (area, pieces) = (name(*area), stack.len());
        let line = match turn {
            None => phrase!(MESSAGES, "twenty-plan-stack", area = area, pieces = pieces),
            Some(turn) => phrase!(MESSAGES, "twenty-plan-stack-turn", area = area, turn = *turn, pieces = pieces),
        };
        if stack.is_empty() {
            asking.card.line(line);
        } else {
            asking.card.pieces(line, stack.clone());
        }
    }
    asking
        .card
        .pieces(phrase!(MESSAGES, "twenty-plan-meissen").rule(rules::LATE_CORPS), made.meissen.into_iter().collect());
    let rest = made.pieces().into_iter().filter(|known| !made.is_placed(Pick::Piece(*known))).collect();
    asking.card.pieces(phrase!(MESSAGES, "twenty-plan-rest").rule(rules::PLAN_PIECES), rest);
}

/// A whole plan for each stack that the Guard may come with, that stack first.
fn suggestions(look: Look<'_>, options: &SealOptions) -> Vec<(Sentence, Draft)> {
    let board = look.game.board();
    let all = options.stacks.iter().enumerate().filter_map(|(home, area)| {
        let mut made = Making::new(look, options);
        let holder = |at: usize| {
            let area = options.stacks.get(at % options.stacks.len().max(1))?;
            Tray::Area(*area).id(board).map(Pick::Holder)
        };
        for (at, key) in MARKERS.iter().enumerate().take(options.marker_turns.len()) {
            made.put(Pick::Word(key), holder(home + at)?);
        }
        made.put(Pick::Piece(dummy_piece(board, 0)), Pick::Holder(Tray::Meissen.id(board)?));
        let guards: Vec<PieceId> = options.together.iter().copied().map(piece).collect();
        for guard in &guards {
            made.put(Pick::Piece(*guard), holder(home)?);
        }
        let placed = |known: &PieceId| made.is_placed(Pick::Piece(*known));
        let rest: Vec<PieceId> = made.pieces().into_iter().filter(|known| !placed(known)).collect();
        for (at, known) in rest.into_iter().enumerate() {
            made.put(Pick::Piece(known), holder(home + 1 + at)?);
        }
        let draft: Draft = made.clauses.iter().flat_map(|(subject, holder)| [*subject, *holder]).collect();
        let code = area_code(board, *area).to_owned();
        made.plan().map(|_| (phrase!(MESSAGES, "twenty-plan-guard-first", code = code), draft))
    });
    all.collect()
}

/// The rule of the plan that a place in a box would break.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Options::Seal(options) = look.game.options() else { return not_asked() };
    let (made, _) = Making::read(look, &options, draft);
    let Pick::Holder(id) = pick else { return not_asked() };
    let (Some(subject), Some(tray)) = (made.held, Tray::of(look.game.board(), id)) else { return which_one() };
    let by = |rule, why| Refusal::of(Some(rule), "no-such-plan").varied(why);
    match (subject, tray) {
        (Pick::Word(_), _) => by(rules::PLAN_MARKERS, "markers"),
        (Pick::Piece(known), Tray::Area(_)) if made.is_guard(known) => by(rules::PLAN_GUARD, "guard"),
        (Pick::Piece(_), Tray::Area(area)) if options.stacks.contains(&area) => by(rules::PLAN_STACKS, "stacks"),
        _ => by(rules::PLAN_PIECES, "pieces"),
    }
}
