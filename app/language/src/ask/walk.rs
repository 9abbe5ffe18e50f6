//! A player that points at random: it lengthens a draft until something can be said, and says it. It plays every system
//! on the day its questions can be asked, and finds every question that cannot be answered.

use super::asking::{Asking, Said, Saying};
use super::draft::Draft;
use super::offer::{Offer, Rank, Then};
use super::pick::Pick;
use crate::chance::Chance;
use crate::system::ask::Asks;
use crate::system::rules::CommandOf;
use engine::contract::{Game, Side};
use std::marker::PhantomData;

/// Walks that may come to nothing before a question counts as one that cannot be answered.
const MOST_WALKS: u32 = 64;
/// Picks after which a walk without an answer begins again.
const LONGEST_WALK: u32 = 64;

/// Points at random until something is said.
pub struct Walker<S> {
    system: PhantomData<S>,
    /// The phase the numbers below belong to.
    phase: Option<u32>,
    /// Commands still to be taken back: it walked into a corner.
    back: u32,
    /// Number of commands it takes back the next time: twice as many from each corner, or it would walk into the same
    /// again.
    next_back: u32,
}

/// The next step of a walk.
enum Step<C> {
    Goes(Draft),
    Says(Said<C>),
    Stuck,
}

impl<S> Default for Walker<S> {
    fn default() -> Walker<S> {
        Walker { system: PhantomData, phase: None, back: 0, next_back: 1 }
    }
}

impl<S: Asks> Walker<S> {
    /// An answer for a side that must decide; `None` if this is a dead end.
    pub fn answer(&mut self, game: &S::Game, side: Side, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
        let phase = game.phase().count;
        if self.phase != Some(phase) {
            *self = Walker { phase: Some(phase), ..Walker::default() };
        }
        if self.back == 0 {
            let found = (0..MOST_WALKS).find_map(|_| walk::<S>(game, side, chance));
            if found.is_some() {
                return found;
            }
            self.back = self.next_back;
            self.next_back = self.next_back.saturating_mul(2);
        }
        if !game.can_undo(side) {
            self.back = 0;
            return None;
        }
        self.back -= 1;
        Some(Said::open(S::Game::undo()))
    }
}

/// One walk, from an empty draft to something said; nothing if it comes to nothing.
fn walk<S: Asks>(game: &S::Game, side: Side, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
    let mut draft = Draft::EMPTY;
    let mut adjusted = false;
    for _ in 0..LONGEST_WALK {
        let asking = S::ask(game, side, &draft);
        // Dials and groups are chosen among once a walk, when the rest can be said.
        if !adjusted && asking.would_confirm().is_some() {
            adjusted = true;
            if let Some(other) = adjusting(&asking, chance) {
                draft = other;
                continue;
            }
        }
        match step(&asking, chance) {
            Step::Goes(next) => draft = next,
            Step::Says(said) => return Some(said),
            Step::Stuck => return None,
        }
    }
    None
}

/// Whether a pick only varies the planned action.
const fn varies(pick: Pick) -> bool {
    matches!(pick, Pick::Dial(..) | Pick::Group(_))
}

/// A group taken one time in two, a dial turned one time in sixteen.
fn adjusting<C>(asking: &Asking<C>, chance: &mut Chance) -> Option<Draft> {
    let others = asking.offers.iter().filter(|offer| varies(offer.pick) && !offer.is_chosen());
    let drafts = others.filter_map(|offer| Some((offer.pick, offer.draft()?)));
    let (groups, dials): (Vec<_>, Vec<_>) = drafts.partition(|(pick, _)| matches!(pick, Pick::Group(_)));
    let chosen = if !groups.is_empty() && chance.one_in(1, 2) {
        chance.pick(&groups)
    } else if !dials.is_empty() && chance.one_in(1, 16) {
        chance.pick(&dials)
    } else {
        None
    };
    chosen.map(|(_, draft)| (*draft).clone())
}

fn step<C: Clone>(asking: &Asking<C>, chance: &mut Chance) -> Step<C> {
    let begun = !asking.draft.is_empty();
    let ways = ways(asking, chance);
    let says = |saying: &Saying<C>| Step::Says(saying.said.clone());
    // Ending is as likely as any one thing that could be begun or confirmed instead.
    let else_could = ways.len() + usize::from(asking.would_confirm().is_some());
    if let Some(saying) = asking.would_pass()
        && !begun
        && chance.below(else_could + 1) == 0
    {
        return says(saying);
    }
    if let Some(saying) = asking.would_confirm()
        && (ways.is_empty() || chance.one_in(1, 2))
    {
        return says(saying);
    }
    if !begun
        && (ways.is_empty() || chance.one_in(1, 2))
        && let Some((_, draft)) = chance.pick(&asking.suggested)
    {
        return Step::Goes(draft.clone());
    }
    match chance.pick(&ways).map(|offer| &offer.then) {
        Some(Then::Draft(draft)) => Step::Goes(draft.clone()),
        Some(Then::Say(said)) => Step::Says(said.clone()),
        None => Step::Stuck,
    }
}

/// The offers that lead on, and not back or aside, of the ranks whose turn it is: a unit that owes something nearly
/// always acts first, and one that has acted already seldom acts again.
fn ways<'a, C>(asking: &'a Asking<C>, chance: &mut Chance) -> Vec<&'a Offer<C>> {
    let on = |offer: &&Offer<C>| match &offer.then {
        Then::Say(_) => true,
        Then::Draft(draft) => draft.len() > asking.draft.len() && !varies(offer.pick),
    };
    let all: Vec<&Offer<C>> = asking.offers.iter().filter(on).collect();
    let of = |most: Rank| -> Vec<&Offer<C>> { all.iter().copied().filter(|offer| offer.rank <= most).collect() };
    let (owed, open) = (of(Rank::Owed), of(Rank::Open));
    if !owed.is_empty() && chance.one_in(7, 8) {
        owed
    } else if !open.is_empty() {
        open
    } else if asking.would_pass().is_none() || chance.one_in(1, 8) {
        all
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{Mark, toy};

    #[test]
    fn a_piece_that_has_acted_waits_for_the_others_and_what_is_chosen_is_not_let_go() {
        let mut asking = toy::asking();
        asking.offers.iter_mut().filter(|offer| offer.pick == toy::piece(1)).for_each(|offer| offer.rank = Rank::Done);
        let mut chance = Chance::new(7);
        for _ in 0..100 {
            let ways = ways(&asking, &mut chance);
            assert!(!ways.is_empty());
            assert!(ways.iter().all(|offer| offer.rank == Rank::Open && offer.mark != Mark::Chosen));
            assert!(!ways.iter().any(|offer| varies(offer.pick)));
        }
    }

    #[test]
    fn a_step_says_what_is_ready_and_is_stuck_where_there_is_nothing() {
        let mut chance = Chance::new(7);
        assert!(matches!(step(&toy::ready('x'), &mut chance), Step::Says(said) if said.command == 'x'));
        assert!(matches!(step(&Asking::<char>::nothing(), &mut chance), Step::Stuck));
    }
}
