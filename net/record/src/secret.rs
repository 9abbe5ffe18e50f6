//! Knowledge of one side alone: secret rolls and sealed choices.
//!
//! Neither touches the chain, where a later link would give an earlier one away. For secret rolls each side commits to
//! the root of a Merkle tree over independent random leaves. A secret roll mixes the next unopened leaf of its owner
//! into a joint roll: the owner cannot choose it, since leaf and links were fixed before and each is owed; the other
//! cannot see it, since the leaf stays closed. When the leaf is opened, [`audit`] shows that the sealed faces
//! were the true ones.
//!
//! Opening a leaf shows its 32 random bytes and some hashes over other leaves' 32 random bytes, and these tell
//! nothing: leaves are drawn independently, and to test a guess at one is to guess 256 bits. `tests/secrecy.rs` walks
//! through it.

use crate::dice::{JointRoll, NoSides, Stream};
use crate::seed::Seed;
use engine::codec;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A tree has at most two to this power of leaves, as many as a chain has links.
pub const DEEPEST: u8 = 16;

/// One side's own leaves. They are secret until opened, so they are never shown.
#[derive(Clone)]
pub struct Leaves {
    side: Side,
    random: Vec<Seed>,
    /// The hashes of the leaves, then of pairs, of pairs of pairs, up to the one at the top.
    levels: Vec<Vec<Hash>>,
}

impl Leaves {
    /// A tree over these random bytes, each drawn on its own. Their number must be a power of two up to
    /// 2^[`DEEPEST`]; otherwise there is none.
    pub fn new(side: Side, random: Vec<Seed>) -> Option<Leaves> {
        if !random.len().is_power_of_two() || random.len() > 1 << DEEPEST {
            return None;
        }
        let mut level: Vec<Hash> = (0..).zip(&random).map(|(index, seed)| leaf(side, index, seed.expose())).collect();
        let mut levels = vec![level.clone()];
        while level.len() > 1 {
            level = level.chunks_exact(2).filter_map(|pair| pair.first_chunk()).map(|&[a, b]| node(a, b)).collect();
            levels.push(level.clone());
        }
        Some(Leaves { side, random, levels })
    }

    /// A tree without leaves, with which nothing secret can be rolled.
    pub(crate) const fn none(side: Side) -> Leaves {
        Leaves { side, random: Vec::new(), levels: Vec::new() }
    }

    /// The commitment to all leaves, to be signed before any of them is used.
    pub fn root(&self) -> Hash {
        // There is always a top.
        let top = self.levels.last().and_then(|level| level.first()).copied().unwrap_or(Hash([0; 32]));
        root(self.side, self.levels.len().saturating_sub(1), top)
    }

    /// Opens a leaf; none if there is no such leaf.
    pub fn open(&self, index: u32) -> Option<LeafOpening> {
        let random = *self.random.get(index as usize)?.expose();
        let (_, below) = self.levels.split_last()?;
        let sibling = |(height, level): (usize, &Vec<Hash>)| level.get((index as usize >> height) ^ 1).copied();
        Some(LeafOpening { index, random, path: below.iter().enumerate().map(sibling).collect::<Option<_>>()? })
    }

    /// The faces of a secret roll, ready to be sealed; none if there is no such leaf, or a die without sides.
    ///
    /// The leaf stays closed: what comes out tells nothing about it, not even when the seal is opened.
    pub fn roll(&self, index: u32, joint: &JointRoll, dice: &[u16]) -> Option<Opening> {
        secret_roll(self.side, index, self.random.get(index as usize)?.expose(), joint, dice).ok()
    }
}

impl fmt::Debug for Leaves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Leaves { side, random, .. } = self;
        f.debug_struct("Leaves").field("side", side).field("count", &random.len()).finish_non_exhaustive()
    }
}

/// A leaf, opened, and the way from it to the root.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeafOpening {
    /// Index of the leaf.
    pub index: u32,
    /// Its random bytes.
    pub random: [u8; 32],
    /// The hash beside the way at each height, from the leaf up.
    pub path: Vec<Hash>,
}

impl LeafOpening {
    /// Whether that side committed to this leaf.
    pub fn verify(&self, side: Side, committed: Hash) -> Result<(), SecretFault> {
        // A longer path, or an index beside the tree, is a leaf that no side could have committed to.
        if self.path.len() > usize::from(DEEPEST) || self.index >> self.path.len() != 0 {
            return Err(SecretFault::NotCommitted);
        }
        let mut hash = leaf(side, self.index, &self.random);
        for (height, beside) in self.path.iter().enumerate() {
            hash = if self.index >> height & 1 == 0 { node(hash, *beside) } else { node(*beside, hash) };
        }
        if root(side, self.path.len(), hash) == committed { Ok(()) } else { Err(SecretFault::NotCommitted) }
    }
}

/// A secret roll, as the record tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretRoll {
    /// The side that may see it, whose leaf is mixed in and who seals the faces.
    pub owner: Side,
    /// The leaf that was due: leaves are used in order, each once.
    pub leaf: u32,
    /// The joint roll it was mixed into.
    pub joint: JointRoll,
    /// The dice that were rolled.
    pub dice: Vec<u16>,
    /// The seal on its faces.
    pub seal: Hash,
}

/// Content of the seal of a secret roll, proven by its leaf.
pub fn audit(roll: &SecretRoll, committed: Hash, opened: &LeafOpening) -> Result<Opening, SecretFault> {
    if opened.index != roll.leaf {
        return Err(SecretFault::WrongLeaf { due: roll.leaf, given: opened.index });
    }
    opened.verify(roll.owner, committed)?;
    let opening = secret_roll(roll.owner, opened.index, &opened.random, &roll.joint, &roll.dice)?;
    if opening.seal(roll.owner) == roll.seal { Ok(opening) } else { Err(SecretFault::FalseSeal) }
}

/// A choice under a seal. The seed is for this choice only.
pub fn sealed_choice<T: Serialize>(seed: &Seed, choice: &T) -> Opening {
    Opening { salt: *seed.expose(), content: codec::encode(choice) }
}

/// Whether this is what that side sealed.
pub fn check_seal(owner: Side, seal: Hash, opening: &Opening) -> Result<(), SecretFault> {
    if opening.seal(owner) == seal { Ok(()) } else { Err(SecretFault::FalseSeal) }
}

/// Fault of something that was secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretFault {
    /// The leaf is not under the root.
    NotCommitted,
    /// Another leaf was due.
    WrongLeaf {
        /// The leaf that was due.
        due: u32,
        /// The leaf that was opened.
        given: u32,
    },
    /// The seal was on something else.
    FalseSeal,
    /// A die without sides.
    NoSides,
}

impl SecretFault {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            SecretFault::NotCommitted => "leaf-not-committed",
            SecretFault::WrongLeaf { .. } => "wrong-leaf",
            SecretFault::FalseSeal => "false-seal",
            SecretFault::NoSides => "no-sides",
        }
    }
}

impl fmt::Display for SecretFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SecretFault::NotCommitted => f.write_str("the opened leaf does not fit the commitment"),
            SecretFault::WrongLeaf { due, given } => write!(f, "leaf {given} was opened where leaf {due} is due"),
            SecretFault::FalseSeal => f.write_str("what was opened is not what was sealed"),
            SecretFault::NoSides => NoSides.fmt(f),
        }
    }
}

impl std::error::Error for SecretFault {}

impl From<NoSides> for SecretFault {
    fn from(_: NoSides) -> SecretFault {
        SecretFault::NoSides
    }
}

/// The salt of the seal comes first, then the faces as in any roll: so the leaf proves the whole seal.
fn secret_roll(
    owner: Side,
    index: u32,
    random: &[u8; 32],
    joint: &JointRoll,
    dice: &[u16],
) -> Result<Opening, NoSides> {
    let mut stream = Stream::of("estafette secret roll", &(joint, owner, index, random));
    let salt = stream.take();
    Ok(Opening { salt, content: codec::encode(&stream.faces(dice)?) })
}

fn leaf(side: Side, index: u32, random: &[u8; 32]) -> Hash {
    Hash::of("estafette leaf", &(side, index, random))
}

fn node(left: Hash, right: Hash) -> Hash {
    Hash::of("estafette node", &(left, right))
}

/// Side and depth are in the root, so that neither another's tree nor a part of one can stand for it.
fn root(side: Side, depth: usize, top: Hash) -> Hash {
    Hash::of("estafette root", &(side, u8::try_from(depth).unwrap_or(u8::MAX), top))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaves(side: Side, depth: u8) -> Leaves {
        let seeds = (0..1u8 << depth).map(|index| Seed::from_bytes([index; 32])).collect();
        Leaves::new(side, seeds).unwrap()
    }

    #[test]
    fn every_leaf_of_every_tree_is_proven() {
        for depth in 0..=6 {
            let leaves = leaves(Side::First, depth);
            for index in 0..1 << depth {
                let opened = leaves.open(index).unwrap();
                assert_eq!(opened.path.len(), usize::from(depth));
                assert_eq!(opened.verify(Side::First, leaves.root()), Ok(()));
            }
            assert_eq!(leaves.open(1 << depth), None);
        }
    }

    #[test]
    fn only_powers_of_two_make_a_tree() {
        for count in [0, 3, 6, (1 << DEEPEST) + 1, 1 << (DEEPEST + 1)] {
            assert!(Leaves::new(Side::First, vec![Seed::from_bytes([0; 32]); count]).is_none(), "{count}");
        }
    }

    #[test]
    fn nothing_else_is_proven() {
        let leaves = leaves(Side::First, 3);
        let (root, opened) = (leaves.root(), leaves.open(5).unwrap());
        let refused = |opened: &LeafOpening| opened.verify(Side::First, root) == Err(SecretFault::NotCommitted);
        let mut bent: Vec<LeafOpening> = (0..=u8::MAX)
            .map(u32::from)
            .filter(|&index| index != 5)
            .map(|index| LeafOpening { index, ..opened.clone() })
            .collect();
        bent.push(LeafOpening { index: 5 + 8, ..opened.clone() });
        bent.push(LeafOpening { index: u32::MAX, ..opened.clone() });
        bent.push(LeafOpening { random: [6; 32], ..opened.clone() });
        bent.push(LeafOpening { path: opened.path[..2].to_vec(), ..opened.clone() });
        bent.push(LeafOpening { path: vec![Hash([0; 32]); 100], ..opened.clone() });
        for height in 0..3 {
            let mut path = opened.path.clone();
            path[height] = Hash([1; 32]);
            bent.push(LeafOpening { path, ..opened.clone() });
        }
        assert!(bent.iter().all(refused));
        assert_eq!(opened.verify(Side::Second, root), Err(SecretFault::NotCommitted), "another's tree");
        // A node of the tree is not the tree: the way from the leaf to its grandparent, against that grandparent.
        let part = Leaves::new(Side::First, (4..8).map(|index| Seed::from_bytes([index; 32])).collect()).unwrap();
        assert_ne!(part.root(), root);
    }

    #[test]
    fn a_secret_roll_is_proven_by_its_leaf_and_a_false_one_is_named() {
        let leaves = leaves(Side::Second, 4);
        let joint = JointRoll { match_id: Hash([1; 32]), n: 9, links: [Hash([2; 32]); 2], entry: Hash([3; 32]) };
        let dice = vec![6, 6, 52];
        let opening = leaves.roll(3, &joint, &dice).unwrap();
        let roll = SecretRoll { owner: Side::Second, leaf: 3, joint, dice, seal: opening.seal(Side::Second) };
        let (root, opened) = (leaves.root(), leaves.open(3).unwrap());
        assert_eq!(audit(&roll, root, &opened), Ok(opening.clone()));
        assert_eq!(codec::decode::<Vec<u16>>(&opening.content).map(|faces| faces.len()), Ok(3));

        let wished = Opening { content: codec::encode(&vec![6u16, 6, 1]), ..opening };
        let false_seal = SecretRoll { seal: wished.seal(Side::Second), ..roll.clone() };
        assert_eq!(audit(&false_seal, root, &opened), Err(SecretFault::FalseSeal));
        let other_leaf = leaves.open(4).unwrap();
        assert_eq!(audit(&roll, root, &other_leaf), Err(SecretFault::WrongLeaf { due: 3, given: 4 }));
        let invented = LeafOpening { random: [9; 32], ..opened.clone() };
        assert_eq!(audit(&roll, root, &invented), Err(SecretFault::NotCommitted));
        let no_die = SecretRoll { dice: vec![0], ..roll };
        assert_eq!(audit(&no_die, root, &opened), Err(SecretFault::NoSides));
        assert_eq!(leaves.roll(16, &joint, &[6]), None);
    }

    #[test]
    fn a_sealed_choice_opens_as_what_it_was() {
        let ford = sealed_choice(&Seed::from_bytes([7; 32]), &2u8);
        let seal = ford.seal(Side::First);
        assert_eq!(check_seal(Side::First, seal, &ford), Ok(()));
        assert_eq!(codec::decode::<u8>(&ford.content), Ok(2));
        let bridge = sealed_choice(&Seed::from_bytes([7; 32]), &3u8);
        let salted = sealed_choice(&Seed::from_bytes([8; 32]), &2u8);
        assert_eq!(check_seal(Side::First, seal, &bridge), Err(SecretFault::FalseSeal));
        assert_eq!(check_seal(Side::First, seal, &salted), Err(SecretFault::FalseSeal));
        assert_eq!(check_seal(Side::Second, seal, &ford), Err(SecretFault::FalseSeal));
    }

    #[test]
    fn leaves_are_never_shown() {
        assert_eq!(format!("{:?}", leaves(Side::First, 1)), "Leaves { side: First, count: 2, .. }");
    }
}
