//! A roll: both sides open a link, and the dice follow from both.

use super::{Next, RollProof, Standing, of_mut};
use crate::course::present::Present;
use crate::course::track::Step;
use crate::dice::JointRoll;
use crate::fault::Fault;
use crate::secret::SecretRoll;
use engine::contract::{Audience, Roll, Rolled, Side};
use engine::digest::Hash;
use engine::referee::{After, Input, Waits};

/// A roll under way: one link is open, or both while a seal is missing.
#[derive(Clone, Debug)]
pub(super) struct OpenRoll {
    pub(super) n: u32,
    pub(super) roll: Roll,
    pub(super) first: Side,
    pub(super) links: [Option<Hash>; 2],
    /// The hash of the entry that carried the first link; none while that entry is being written.
    pub(super) entry: Option<Hash>,
}

impl OpenRoll {
    pub(super) fn joint(&self, match_id: Hash) -> Option<JointRoll> {
        let [first, second] = self.links;
        Some(JointRoll { match_id, n: self.n, links: [first?, second?], entry: self.entry? })
    }
}

impl Standing {
    pub(super) fn begin_roll(&mut self, author: Side, roll: Roll, link: Hash) -> Result<(), Fault> {
        let n = self.next_roll();
        self.open_link(author, n, link)?;
        let mut links = [None; 2];
        *of_mut(&mut links, author) = Some(link);
        self.roll = Some(OpenRoll { n, roll, first: author, links, entry: None });
        Ok(())
    }

    pub(super) fn first_link(&self, author: Side, link: Hash, seal: Option<Hash>) -> Result<Next, Fault> {
        let Waits::Roll(roll) = self.present.waits().clone() else { return Err(Fault::NeedlessLink) };
        if seal.is_some() {
            return Err(Fault::MisplacedSeal);
        }
        let mut next = self.clone().unchanged();
        next.standing.begin_roll(author, roll, link)?;
        Ok(next)
    }

    pub(super) fn second_link(&self, author: Side, link: Hash, seal: Option<Hash>) -> Result<Next, Fault> {
        let mut standing = self.clone();
        let Some(n) = standing.roll.as_ref().map(|open| open.n) else { return Err(Fault::NeedlessLink) };
        standing.open_link(author, n, link)?;
        let Some(open) = &mut standing.roll else { return Err(Fault::NeedlessLink) };
        *of_mut(&mut open.links, author) = Some(link);
        match (open.roll.seen_by, seal) {
            (Audience::Everyone, None) => {
                let (roll, joint) = (open.roll.clone(), open.joint(standing.match_id));
                let Some(joint) = joint else { return Err(Fault::NeedlessLink) };
                let faces = joint.faces(&roll.dice).map_err(|_| Fault::NeedlessLink)?;
                standing.rolled(author, Rolled::Faces(faces), joint)
            }
            (Audience::Only(side), Some(seal)) if side == author => standing.sealed(author, seal),
            (Audience::Only(side), None) if side != author => Ok(standing.unchanged()),
            _ => Err(Fault::MisplacedSeal),
        }
    }

    pub(super) fn sealed(mut self, author: Side, seal: Hash) -> Result<Next, Fault> {
        let open = self.roll.as_ref();
        let Some((joint, dice)) = open.and_then(|open| Some((open.joint(self.match_id)?, open.roll.dice.clone())))
        else {
            return Err(Fault::MisplacedSeal);
        };
        let leaf = self.leaves_used(author);
        self.secret_rolls.push(SecretRoll { owner: author, leaf, joint, dice, seal });
        self.rolled(author, Rolled::Sealed(seal), joint)
    }

    fn rolled(mut self, author: Side, rolled: Rolled, joint: JointRoll) -> Result<Next, Fault> {
        let Some(open) = self.roll.take() else { return Err(Fault::NeedlessLink) };
        let After { game, events } = self.game().step(Input::Rolled(&rolled))?;
        self.present = Present::new(game);
        let faces = match &rolled {
            Rolled::Faces(faces) => Some(faces.clone()),
            Rolled::Sealed(_) => None,
        };
        let proof = RollProof { joint, first: open.first, dice: open.roll.dice, case: open.roll.case, faces };
        let next = self.unchanged().moved(author, Step::Rolled(rolled));
        Ok(Next { events, roll: Some(proof), ..next })
    }
}
