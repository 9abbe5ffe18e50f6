//! The companies that some leaders can form.

use super::definition::LeaderId;

/// More than these are not tried in every company: each of them alone and all together are.
const MOST_COMPANIONS: usize = 5;

/// The companies in which some leaders could go, the empty one first.
pub(crate) fn companies(leaders: &[LeaderId]) -> Vec<Vec<LeaderId>> {
    if leaders.len() > MOST_COMPANIONS {
        let each = leaders.iter().map(|&one| vec![one]);
        return std::iter::once(Vec::new()).chain(each).chain([leaders.to_vec()]).collect();
    }
    let company = |set: usize| {
        let chosen = leaders.iter().enumerate().filter(|(at, _)| (set >> at) & 1 == 1);
        chosen.map(|(_, &one)| one).collect()
    };
    (0..1usize << leaders.len()).map(company).collect()
}
