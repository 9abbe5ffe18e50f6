//! The choice of the steps of a match that a film shows.

use language::happening::{Happening, Milestone};
use replay::{Reel, ReplayStep};

/// Up to `most` steps, in order: all that changed the map, if there is room. Otherwise every result of a combat and
/// every new phase, and as many marches as fit between them. Steps taken back later are left out.
pub fn choose(reel: &Reel, most: usize) -> Vec<u32> {
    let shown = reel.steps().iter().filter(|step| step.undone_by.is_none());
    let (chief, other): (Vec<&ReplayStep>, Vec<&ReplayStep>) =
        shown.filter(|step| step.seq == 0 || is_seen(step)).partition(|step| step.seq == 0 || is_chief(step));
    let mut all: Vec<u32> = thinned(&chief, most.saturating_sub(1));
    all.extend(thinned(&other, most.saturating_sub(all.len() + 1)));
    all.push(reel.last());
    all.sort_unstable();
    all.dedup();
    all
}

fn is_seen(step: &ReplayStep) -> bool {
    step.has(Happening::is_seen)
}

fn is_chief(step: &ReplayStep) -> bool {
    step.has(|event| match &event.milestone {
        Some(Milestone::Phase(_) | Milestone::End(_)) => true,
        Some(Milestone::Throw(throw)) => throw.came.is_some(),
        Some(Milestone::Loss(loss)) => loss.for_good,
        _ => false,
    })
}

/// Up to `most` of these steps, evenly spread, with the first among them.
fn thinned(steps: &[&ReplayStep], most: usize) -> Vec<u32> {
    let count = steps.len().min(most);
    (0..count).filter_map(|at| steps.get(at * steps.len() / count.max(1))).map(|step| step.seq).collect()
}
