//! Set-up: formations, facings and skirmishers of one's own, in one command [20.12].
//!
//! A draft is a row of clauses, each begun by a unit; a formation, a facing and hexes for its skirmishers follow.

use super::look::{Look, facing_pick, leads, not_asked, read_facing, unit_pick};
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::compass;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, Rank, Sentence};
use language::phrase;
use winter::command::{Drawn, Posted};
use winter::options::{DrawnUp, MayPost};
use winter::state::{Formation, Hand};
use winter::{Command, Facing, Options, UnitId};

const QUESTION: &str = "deploy";

/// The part of the draft about one unit.
#[derive(Clone, Debug)]
struct Clause {
    unit: UnitId,
    formation: Option<(Formation, Option<Hand>)>,
    facing: Option<Facing>,
    posts: Vec<Hex>,
}

impl Clause {
    /// Whether it says more than the unit's name.
    fn changes(&self) -> bool {
        self.formation.is_some() || self.facing.is_some() || !self.posts.is_empty()
    }
}

struct Table<'a> {
    look: Look<'a>,
    units: Vec<DrawnUp>,
    skirmishers: Vec<MayPost>,
}

impl Table<'_> {
    fn of(look: Look<'_>) -> Table<'_> {
        match super::kept::options(look.game) {
            Options::Deploy { units, skirmishers } => Table { look, units, skirmishers },
            _ => Table { look, units: Vec::new(), skirmishers: Vec::new() },
        }
    }

    fn subjects(&self) -> Vec<UnitId> {
        let mut all: Vec<UnitId> = self.units.iter().map(|known| known.unit).collect();
        all.extend(
            self.skirmishers.iter().map(|known| known.battalion).filter(|unit| !all.contains(unit)).collect::<Vec<_>>(),
        );
        all
    }

    fn formations(&self, unit: UnitId) -> &[Formation] {
        self.units.iter().find(|known| known.unit == unit).map_or(&[], |known| &known.formations)
    }

    fn post(&self, unit: UnitId) -> Option<&MayPost> {
        self.skirmishers.iter().find(|known| known.battalion == unit)
    }

    fn read(&self, draft: &Draft) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        for &pick in draft.picks() {
            let fits = match pick {
                Pick::Piece(_) => match self.look.unit(pick).filter(|unit| self.subjects().contains(unit)) {
                    Some(unit) if !clauses.iter().any(|known| known.unit == unit) => {
                        clauses.push(Clause { unit, formation: None, facing: None, posts: Vec::new() });
                        true
                    }
                    _ => false,
                },
                other => clauses.last_mut().is_some_and(|clause| self.say(clause, other)),
            };
            if !fits {
                break;
            }
        }
        clauses
    }

    fn say(&self, clause: &mut Clause, pick: Pick) -> bool {
        match pick {
            Pick::Word(key) if clause.formation.is_none() && clause.facing.is_none() && clause.posts.is_empty() => {
                let wanted = words::form(key);
                clause.formation = wanted.filter(|(formation, _)| self.formations(clause.unit).contains(formation));
                clause.formation.is_some()
            }
            Pick::Facing(hex, facing) if clause.facing.is_none() && clause.posts.is_empty() => {
                let here = self.look.place(clause.unit) == Some(hex) && !self.formations(clause.unit).is_empty();
                clause.facing = read_facing(facing).filter(|_| here);
                clause.facing.is_some()
            }
            Pick::Hex(hex) => {
                let may = self
                    .post(clause.unit)
                    .is_some_and(|post| post.hexes.contains(&hex) && clause.posts.len() < usize::from(post.most));
                let fresh = may && !clause.posts.contains(&hex);
                if fresh {
                    clause.posts.push(hex);
                }
                fresh
            }
            _ => false,
        }
    }

    fn picks(&self, clause: &Clause) -> Vec<Pick> {
        let hex = self.look.place(clause.unit);
        let word = clause.formation.and_then(|(formation, hand)| words::of_form(formation, hand)).map(Pick::Word);
        let facing = clause.facing.and_then(|facing| Some(facing_pick(hex?, facing)));
        let posts = clause.posts.iter().copied().map(Pick::Hex);
        [unit_pick(clause.unit)].into_iter().chain(word).chain(facing).chain(posts).collect()
    }

    fn drafted(&self, clauses: &[Clause]) -> Draft {
        clauses.iter().flat_map(|clause| self.picks(clause)).collect()
    }

    /// Units that share a hex are set up alike: those without a clause of their own follow the first.
    fn command(&self, clauses: &[Clause]) -> Command {
        let state = self.look.game.state();
        let mut units: Vec<Drawn> = Vec::new();
        for clause in clauses.iter().filter(|clause| clause.formation.is_some() || clause.facing.is_some()) {
            let now = state.unit(clause.unit);
            let (formation, hand) = clause.formation.unwrap_or((now.formation, now.hand));
            let facing = clause.facing.unwrap_or(now.facing);
            units.push(Drawn { unit: clause.unit, formation, facing, hand });
            let others = now.hex().map_or(&[][..], |hex| self.look.game.stack(hex));
            for &other in others.iter().filter(|other| !clauses.iter().any(|known| known.unit == **other)) {
                let them = state.unit(other);
                let alike = them.formation == now.formation && them.facing == now.facing;
                if alike
                    && self.formations(other).contains(&formation)
                    && !units.iter().any(|drawn| drawn.unit == other)
                {
                    units.push(Drawn { unit: other, formation, facing, hand });
                }
            }
        }
        let posted = |clause: &Clause| {
            let battalion = clause.unit;
            clause.posts.iter().map(|&hex| Posted { battalion, hex }).collect::<Vec<_>>()
        };
        Command::Deploy { units, skirmishers: clauses.iter().flat_map(posted).collect() }
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let table = Table::of(look);
    let clauses = table.read(draft);
    let prompt = if look.game.board().rules().deploy.formations {
        phrase!(MESSAGES, "winter-ask-deploy", side = look.side).rule(rule("20.12"))
    } else {
        phrase!(MESSAGES, "winter-ask-post", side = look.side).rule(rule("20.22"))
    };
    let mut asking = Asking::of(QUESTION, table.drafted(&clauses), prompt);
    let last = clauses.last().map(|clause| clause.unit);
    for unit in table.subjects() {
        let said = clauses.iter().any(|clause| clause.unit == unit);
        let mut others = clauses.clone();
        let at = others.iter().position(|clause| clause.unit == unit);
        let mine = at.map(|at| others.remove(at));
        // Pointing at the last subject takes its clause out; at an earlier one takes it up again.
        if last != Some(unit) {
            others.push(mine.unwrap_or(Clause { unit, formation: None, facing: None, posts: Vec::new() }));
        }
        let mut offer = leads(
            unit_pick(unit),
            table.drafted(&others),
            look.named(unit),
            if said { Mark::Chosen } else { Mark::Choice },
        );
        offer.rank = if clauses.is_empty() { Rank::Open } else { Rank::Aside };
        asking.offers.push(offer);
    }
    if let Some(clause) = clauses.last() {
        clause_offers(&table, &clauses, clause, &mut asking);
        asking.overlays.extend(look.place(clause.unit).map(language::ask::Overlay::Selected));
    }
    // A unit that is only looked at changes nothing: the set-up can still be kept, and there is nothing to confirm.
    match clauses.iter().filter(|clause| clause.changes()).count() {
        0 => asking.pass = look.may(phrase!(MESSAGES, "winter-keep-set-up"), table.command(&[])),
        count => asking.ready = look.may(phrase!(MESSAGES, "winter-set-up", count = count), table.command(&clauses)),
    }
    asking
}

fn clause_offers(table: &Table<'_>, clauses: &[Clause], clause: &Clause, asking: &mut Asking<Command>) {
    let look = table.look;
    let now = look.game.state().unit(clause.unit);
    let before: Vec<Clause> = clauses.iter().take(clauses.len().saturating_sub(1)).cloned().collect();
    let mut offer = |pick: Pick, changed: Clause, on: bool, label: Sentence| {
        let all: Vec<Clause> = before.iter().cloned().chain([changed]).collect();
        if look.accepts(&table.command(&all)) {
            asking.offers.push(leads(pick, table.drafted(&all), label, if on { Mark::Chosen } else { Mark::Choice }));
        }
    };
    for &formation in table.formations(clause.unit) {
        let hands: &[Option<Hand>] =
            if formation == Formation::ExtendedLine { &[Some(Hand::Left), Some(Hand::Right)] } else { &[None] };
        for &hand in hands {
            let Some(key) = words::of_form(formation, hand) else { continue };
            let on = clause.formation.unwrap_or((now.formation, now.hand)) == (formation, hand);
            let changed = Clause { formation: Some((formation, hand)), ..clause.clone() };
            offer(Pick::Word(key), changed, on, words::formation_button(formation));
        }
    }
    if let Some(hex) = now.hex().filter(|_| !table.formations(clause.unit).is_empty()) {
        for facing in Facing::ALL {
            let on = clause.facing.unwrap_or(now.facing) == facing;
            let changed = Clause { facing: Some(facing), ..clause.clone() };
            offer(facing_pick(hex, facing), changed, on, phrase!(MESSAGES, "winter-faces", facing = compass(facing)));
        }
    }
    if let Some(post) = table.post(clause.unit) {
        for &hex in &post.hexes {
            let on = clause.posts.contains(&hex);
            let mut changed = clause.clone();
            if on {
                changed.posts.retain(|known| *known != hex);
            } else if changed.posts.len() < usize::from(post.most) {
                changed.posts.push(hex);
            } else {
                continue;
            }
            offer(Pick::Hex(hex), changed, on, phrase!(MESSAGES, "winter-skirmishers-in", hex = hex));
        }
    }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let table = Table::of(look);
    let clauses = table.read(draft);
    let unit = clauses.last().map(|clause| clause.unit);
    match (pick, unit) {
        (Pick::Hex(hex), Some(battalion)) => {
            look.refused(&Command::Deploy { units: Vec::new(), skirmishers: vec![Posted { battalion, hex }] })
        }
        (Pick::Word(key), Some(unit)) => match words::form(key) {
            Some((formation, hand)) => {
                let facing = look.game.state().unit(unit).facing;
                look.refused(&Command::Deploy {
                    units: vec![Drawn { unit, formation, facing, hand }],
                    skirmishers: Vec::new(),
                })
            }
            None => not_asked(),
        },
        (Pick::Piece(_), _) => match look.unit(pick) {
            Some(unit) => {
                let now = look.game.state().unit(unit);
                let drawn = Drawn { unit, formation: now.formation, facing: now.facing, hand: now.hand };
                look.refused(&Command::Deploy { units: vec![drawn], skirmishers: Vec::new() })
            }
            None => not_asked(),
        },
        _ => not_asked(),
    }
}
