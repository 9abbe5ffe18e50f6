//! A side's share in the dice: 65,536 links, all fixed by one tip before the first of them is used.
//!
//! Link *n* is a hash of link *n + 1*, and the tip a hash of the first link. So a link that is opened can be checked
//! with one hash against the one before it, and gives away every earlier link but none of the later: finding link
//! *n + 1* from link *n* is finding a preimage. Side and index are in every step, so nobody can pass off a link of the
//! other side, or of another place, as their own.
//!
//! *n* counts through the whole match and never goes back: chain number *c*, up to 255, holds the links from 65,536 *c*
//! on.

use crate::seed::Seed;
use engine::contract::Side;
use engine::digest::Hash;
use std::fmt;
use zeroize::Zeroize;

/// Number of links in a chain.
pub const LINKS: u32 = 1 << 16;
/// One link in this many is remembered: 256 of them take 8 kB, and finding any link takes at most 255 hashes.
const STRIDE: u32 = 256;
/// Bytes at the start of every step of a chain, in the form that [`Hash::of`] gives its tag.
const TAG: &[u8] = b"\x0eestafette link";

/// One side's own chain. Its links are secret until opened, so it is never shown.
///
/// ```
/// use engine::contract::Side;
/// use record::{chain::{Chain, Verifier}, seed::Seed};
/// let chain = Chain::new(Side::First, 0, &Seed::from_bytes([7; 32]));
/// let mut verifier = Verifier::new(Side::First, chain.tip());
/// let link = chain.open(0).unwrap();
/// assert_eq!(verifier.accept(0, link), Ok(()));
/// assert!(verifier.accept(0, link).is_err());
/// ```
#[derive(Clone)]
pub struct Chain {
    side: Side,
    number: u8,
    tip: Hash,
    /// Links 255, 511, 767... of this chain.
    remembered: Vec<Hash>,
}

impl Chain {
    /// The chain of that number in the match, the first being 0, that grows from a seed. A seed is for one chain only.
    pub fn new(side: Side, number: u8, seed: &Seed) -> Chain {
        let first = u32::from(number) * LINKS;
        // Not the seed itself, so that even the last link gives nothing away.
        let mut link = Hash::of("estafette chain", &(side, number, seed.expose()));
        let mut remembered = Vec::with_capacity((LINKS / STRIDE) as usize);
        for place in (0..LINKS).rev() {
            if place % STRIDE == STRIDE - 1 {
                remembered.push(link);
            }
            link = before(side, first + place, link);
        }
        remembered.reverse();
        Chain { side, number, tip: link, remembered }
    }

    /// The commitment to all links, to be signed before any of them is used.
    pub const fn tip(&self) -> Hash {
        self.tip
    }

    /// Link *n* of the match; none if it is in another chain.
    ///
    /// A player who knows it knows all links before it. The session calls this when the link is due, and not earlier.
    pub fn open(&self, n: u32) -> Option<Hash> {
        if n / LINKS != u32::from(self.number) {
            return None;
        }
        let place = n % LINKS;
        let mut link = *self.remembered.get((place / STRIDE) as usize)?;
        for later in (n + 1..=n - place % STRIDE + (STRIDE - 1)).rev() {
            link = before(self.side, later, link);
        }
        Some(link)
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        self.remembered.iter_mut().for_each(|link| link.0.zeroize());
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain").field("side", &self.side).field("number", &self.number).finish_non_exhaustive()
    }
}

/// Public knowledge of a side's chains: the links opened so far, as the peer or any reader of the record knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verifier {
    side: Side,
    /// The number of the chain in use.
    number: u8,
    /// Number of links of this chain that are neither opened nor passed over.
    left: u32,
    /// Number of links passed over since the last one that was opened.
    skipped: u32,
    /// The hash that the next link must lead to: the link opened last, or the tip.
    last: Hash,
    /// The tip of the chain to use after it.
    following: Option<Hash>,
}

impl Verifier {
    /// Begins with the tip in the match header.
    pub const fn new(side: Side, tip: Hash) -> Verifier {
        Verifier { side, number: 0, left: LINKS, skipped: 0, last: tip, following: None }
    }

    /// The index of the link that is due.
    pub fn due(&self) -> u32 {
        u32::from(self.number) * LINKS + (LINKS - self.left)
    }

    /// Number of links that can still be opened under the tips committed so far.
    ///
    /// Both sides commit new tips while both have some left: a tip chosen after the other's link is known would be a
    /// choice of the dice.
    pub fn left(&self) -> u32 {
        self.left + self.following.map_or(0, |_| LINKS)
    }

    /// Takes the tip of the chain to use after the present one. At most one waits.
    pub fn commit(&mut self, tip: Hash) -> Result<(), LinkFault> {
        if self.following.is_some() || self.number == u8::MAX {
            return Err(self.fault(LinkVerdict::TipNotDue));
        }
        self.following = Some(tip);
        Ok(())
    }

    /// Takes link *n*, if it is the due one and the true one. Otherwise nothing changes.
    pub fn accept(&mut self, n: u32, link: Hash) -> Result<(), LinkFault> {
        if n < self.due() {
            return Err(self.fault(LinkVerdict::Reused { given: n }));
        }
        if n > self.due() {
            return Err(self.fault(LinkVerdict::Early { given: n }));
        }
        let (number, left, last, skipped) = match (self.left, self.following) {
            (0, None) => return Err(self.fault(LinkVerdict::Exhausted)),
            // `commit` sees to it that there is a number after this one.
            (0, Some(tip)) => (self.number.saturating_add(1), LINKS, tip, 0),
            (left, _) => (self.number, left, self.last, self.skipped),
        };
        let led_to = (n - skipped..=n).rev().fold(link, |link, n| before(self.side, n, link));
        if led_to != last {
            return Err(self.fault(LinkVerdict::Wrong));
        }
        if self.left == 0 {
            self.following = None;
        }
        (self.number, self.left, self.last, self.skipped) = (number, left - 1, link, 0);
        Ok(())
    }

    /// Passes the due link over: the roll it was for was given up by both, and the link is never used.
    ///
    /// The last link of a chain cannot be passed over, so that what follows still has something to lead to.
    pub fn skip(&mut self) -> Result<(), LinkFault> {
        if self.left < 2 {
            return Err(self.fault(LinkVerdict::Exhausted));
        }
        (self.left, self.skipped) = (self.left - 1, self.skipped + 1);
        Ok(())
    }

    fn fault(&self, verdict: LinkVerdict) -> LinkFault {
        LinkFault { side: self.side, due: self.due(), verdict }
    }
}

/// Refuses tips of which one is a copy of the other. Equal tips never occur by chance, and a copied one cannot be
/// opened: a player who shows one is cheating.
pub fn refuse_equal_tips(first: Hash, second: Hash) -> Result<(), EqualTips> {
    if first == second { Err(EqualTips) } else { Ok(()) }
}

/// Both sides committed to the same tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EqualTips;

impl fmt::Display for EqualTips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("both players' dice commitments are the same: one is a copy of the other")
    }
}

impl std::error::Error for EqualTips {}

/// A link or tip that is not as it should be, and the side it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkFault {
    /// The side whose link was due.
    pub side: Side,
    /// The index of the link that was due.
    pub due: u32,
    /// The fault of the link.
    pub verdict: LinkVerdict,
}

/// Fault of a link or tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkVerdict {
    /// It does not lead to the one before it.
    Wrong,
    /// It is not its turn yet.
    Early {
        /// The index it came with.
        given: u32,
    },
    /// It was opened before.
    Reused {
        /// The index it came with.
        given: u32,
    },
    /// The chain is used up and no tip was committed since.
    Exhausted,
    /// A tip, while another still waits, or after the last chain a match can have.
    TipNotDue,
}

impl LinkVerdict {
    /// Its own short name, the same in every language.
    pub const fn name(&self) -> &'static str {
        match self {
            LinkVerdict::Wrong => "wrong-link",
            LinkVerdict::Early { .. } => "early-link",
            LinkVerdict::Reused { .. } => "reused-link",
            LinkVerdict::Exhausted => "chain-exhausted",
            LinkVerdict::TipNotDue => "tip-not-due",
        }
    }
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LinkFault { side, due, verdict } = self;
        let player = match side {
            Side::First => "the first player",
            Side::Second => "the second player",
        };
        match verdict {
            LinkVerdict::Wrong => write!(f, "{player} opened a link {due} that does not fit the commitment"),
            LinkVerdict::Early { given } => write!(f, "{player} opened link {given} early: link {due} is due"),
            LinkVerdict::Reused { given } => write!(f, "{player} opened link {given} again: link {due} is due"),
            LinkVerdict::Exhausted => write!(f, "{player} has no link {due}: a new commitment is needed first"),
            LinkVerdict::TipNotDue => write!(f, "{player} made a new dice commitment when none was due"),
        }
    }
}

impl std::error::Error for LinkFault {}

/// The link before link *n*, or the tip if that is the first of its chain.
///
/// This is `Hash::of("estafette link", &(side, n, link))`, without the detour over the codec: a chain is 65,536 of
/// them, and a simulation makes thousands of chains.
#[expect(clippy::indexing_slicing, reason = "the places are constants within the array")]
fn before(side: Side, n: u32, link: Hash) -> Hash {
    const LINK: usize = TAG.len() + 8;
    let side: u32 = match side {
        Side::First => 0,
        Side::Second => 1,
    };
    // All in one block, which is hashed in one go.
    let mut bytes = [0; LINK + 32];
    bytes[..TAG.len()].copy_from_slice(TAG);
    bytes[TAG.len()..TAG.len() + 4].copy_from_slice(&side.to_le_bytes());
    bytes[TAG.len() + 4..LINK].copy_from_slice(&n.to_le_bytes());
    bytes[LINK..].copy_from_slice(&link.0);
    Hash(*blake3::hash(&bytes).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(side: Side, number: u8, seed: u8) -> Chain {
        Chain::new(side, number, &Seed::from_bytes([seed; 32]))
    }

    /// A verifier and its chain, with links up to `due` opened.
    fn opened_to(due: u32) -> (Chain, Verifier) {
        let chain = chain(Side::First, 0, 1);
        let mut verifier = Verifier::new(Side::First, chain.tip());
        for n in 0..due {
            verifier.accept(n, chain.open(n).unwrap()).unwrap();
        }
        (chain, verifier)
    }

    #[test]
    fn a_step_is_the_tagged_hash_of_side_index_and_link() {
        for (side, n) in [(Side::First, 0), (Side::Second, 1), (Side::First, 0x01_02_03)] {
            let link = Hash([5; 32]);
            assert_eq!(before(side, n, link), Hash::of("estafette link", &(side, n, link)));
        }
    }

    #[test]
    fn every_link_leads_to_the_one_before_it() {
        for number in [0, 3, u8::MAX] {
            let chain = chain(Side::Second, number, 7);
            let first = u32::from(number) * LINKS;
            let mut link = chain.open(first + LINKS - 1).unwrap();
            for n in (first + 1..first + LINKS).rev() {
                link = before(Side::Second, n, link);
                // All near the ends and the remembered ones, and a few between.
                if n % STRIDE < 2 || n % STRIDE > STRIDE - 3 || n % 1009 == 0 {
                    assert_eq!(chain.open(n - 1), Some(link), "link {}", n - 1);
                }
            }
            assert_eq!(before(Side::Second, first, link), chain.tip());
            assert_eq!(chain.open(first + LINKS), None);
            assert_eq!(first.checked_sub(1).and_then(|n| chain.open(n)), None);
        }
    }

    #[test]
    fn side_number_and_seed_each_make_another_chain() {
        let tip = chain(Side::First, 0, 1).tip();
        assert_ne!(chain(Side::Second, 0, 1).tip(), tip);
        assert_ne!(chain(Side::First, 1, 1).tip(), tip);
        assert_ne!(chain(Side::First, 0, 2).tip(), tip);
        assert_eq!(chain(Side::First, 0, 1).tip(), tip);
    }

    #[test]
    fn wrong_early_and_reused_links_are_named_and_change_nothing() {
        let (chain, verifier) = opened_to(5);
        let link = |n| chain.open(n).unwrap();
        let cases = [
            (5, link(6), LinkVerdict::Wrong),
            (5, link(4), LinkVerdict::Wrong),
            (5, Hash([0; 32]), LinkVerdict::Wrong),
            (6, link(6), LinkVerdict::Early { given: 6 }),
            (6, link(5), LinkVerdict::Early { given: 6 }),
            (u32::MAX, link(5), LinkVerdict::Early { given: u32::MAX }),
            (4, link(4), LinkVerdict::Reused { given: 4 }),
            (0, link(5), LinkVerdict::Reused { given: 0 }),
        ];
        for (n, link, verdict) in cases {
            let mut tried = verifier.clone();
            assert_eq!(tried.accept(n, link), Err(LinkFault { side: Side::First, due: 5, verdict }));
            assert_eq!(tried, verifier);
        }
        assert_eq!(verifier.clone().accept(5, link(5)), Ok(()));
    }

    #[test]
    fn a_copied_tip_is_refused_and_could_not_be_opened_anyway() {
        let first = chain(Side::First, 0, 1);
        assert_eq!(refuse_equal_tips(first.tip(), first.tip()), Err(EqualTips));
        assert_eq!(refuse_equal_tips(first.tip(), chain(Side::Second, 0, 1).tip()), Ok(()));
        let copied = Verifier::new(Side::Second, first.tip()).accept(0, first.open(0).unwrap());
        assert_eq!(copied.unwrap_err().verdict, LinkVerdict::Wrong);
    }

    #[test]
    fn a_chain_is_used_to_its_end_and_then_needs_a_new_tip() {
        let (old, new) = (chain(Side::First, 0, 1), chain(Side::First, 1, 2));
        // As if all but the last had been opened one by one.
        let mut verifier =
            Verifier { left: 1, last: old.open(LINKS - 2).unwrap(), ..Verifier::new(Side::First, old.tip()) };
        verifier.accept(LINKS - 1, old.open(LINKS - 1).unwrap()).unwrap();
        assert_eq!((verifier.due(), verifier.left()), (LINKS, 0));
        let link = new.open(LINKS).unwrap();
        assert_eq!(verifier.accept(LINKS, link).unwrap_err().verdict, LinkVerdict::Exhausted);
        verifier.commit(new.tip()).unwrap();
        assert_eq!(verifier.left(), LINKS);
        assert_eq!(verifier.accept(LINKS, old.open(0).unwrap()).unwrap_err().verdict, LinkVerdict::Wrong);
        verifier.accept(LINKS, link).unwrap();
        assert_eq!((verifier.due(), verifier.left()), (LINKS + 1, LINKS - 1));
    }

    #[test]
    fn a_link_that_was_passed_over_is_never_used_and_the_next_still_leads_back() {
        let (chain, mut verifier) = opened_to(3);
        verifier.skip().unwrap();
        verifier.skip().unwrap();
        assert_eq!(verifier.due(), 5);
        assert_eq!(verifier.clone().accept(3, chain.open(3).unwrap()).unwrap_err().verdict.name(), "reused-link");
        assert_eq!(verifier.clone().accept(5, chain.open(4).unwrap()).unwrap_err().verdict, LinkVerdict::Wrong);
        verifier.accept(5, chain.open(5).unwrap()).unwrap();
        verifier.accept(6, chain.open(6).unwrap()).unwrap();
    }

    #[test]
    fn one_tip_may_wait_and_no_more() {
        let (old, mut verifier) = opened_to(3);
        verifier.commit(Hash([1; 32])).unwrap();
        assert_eq!(verifier.left(), 2 * LINKS - 3);
        assert_eq!(verifier.commit(Hash([2; 32])).unwrap_err().verdict, LinkVerdict::TipNotDue);
        verifier.accept(3, old.open(3).unwrap()).unwrap();
        let mut last = Verifier { number: u8::MAX, ..Verifier::new(Side::First, old.tip()) };
        assert_eq!(last.commit(Hash([1; 32])).unwrap_err().verdict, LinkVerdict::TipNotDue);
    }

    #[test]
    fn a_chain_is_never_shown() {
        let chain = chain(Side::First, 0, 1);
        let shown = format!("{chain:?}");
        assert_eq!(shown, "Chain { side: First, number: 0, .. }");
    }
}
