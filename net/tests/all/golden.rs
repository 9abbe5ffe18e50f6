//! The values in `docs/PROTOCOL.md` are the ones this program computes.
#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use record::chain::Chain;
use record::dice::JointRoll;
use record::identity::Identity;
use record::secret::{Leaves, SecretRoll, audit, sealed_choice};
use record::seed::Seed;

/// The page that others write their verifiers from.
const PAGE: &str = include_str!("../../../docs/PROTOCOL.md");

/// The row of the page that gives this value must be there, word for word.
fn assert_on_page(name: &str, value: impl ToString) {
    let row = format!("| {name} | `{}` |", value.to_string());
    assert!(PAGE.lines().any(|line| line == row), "the page lacks this row:\n{row}");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes that count up.
fn seed(from: u8) -> Seed {
    Seed::from_bytes(std::array::from_fn(|place| from + place as u8))
}

fn link(chain: &Chain, n: u32) -> Hash {
    chain.open(n).expect("a link of this chain")
}

/// The roll of the page's example.
fn joint() -> JointRoll {
    let first = Chain::new(Side::First, 0, &seed(0));
    let second = Chain::new(Side::Second, 0, &seed(0x20));
    let links = [link(&first, 0), link(&second, 0)];
    JointRoll { match_id: Hash([0x11; 32]), n: 0, links, entry: Hash([0x22; 32]) }
}

#[test]
fn identity() {
    let identity = Identity::from_seed(&seed(0));
    assert_on_page("key", identity.key());
    assert_on_page("words", identity.key().fingerprint());
    assert_on_page("signature", hex(&identity.sign("estafette example", &7u32).0));
}

#[test]
fn chains() {
    let first = Chain::new(Side::First, 0, &seed(0));
    assert_on_page("first player, tip", first.tip());
    for n in [0, 1, 255, 256, 65_535] {
        assert_on_page(&format!("first player, link {n}"), link(&first, n));
    }
    let second = Chain::new(Side::Second, 0, &seed(0x20));
    assert_on_page("second player, tip", second.tip());
    assert_on_page("second player, link 0", link(&second, 0));
    let next = Chain::new(Side::First, 1, &seed(0));
    assert_on_page("first player, chain 1, tip", next.tip());
    assert_on_page("first player, chain 1, link 65536", link(&next, 65_536));
}

#[test]
fn rolls() {
    assert_on_page("bytes hashed", hex(&codec::encode(&joint())));
    let faces = joint().faces(&[6, 6, 10, 52, 40_000, 40_000, 40_000, 65_535, 1, 6]).expect("dice");
    assert_on_page("faces", format!("{faces:?}"));
}

#[test]
fn secrets() {
    let leaves =
        Leaves::new(Side::First, (0..4).map(|index| seed(0x40 + 0x20 * index)).collect()).expect("four leaves");
    let opened = leaves.open(2).expect("a leaf");
    assert_on_page("root", leaves.root());
    assert_on_page("leaf 2 opened", hex(&codec::encode(&opened)));
    let opening = leaves.roll(2, &joint(), &[6, 6, 52]).expect("dice");
    assert_on_page("salt", hex(&opening.salt));
    assert_on_page("sealed faces", format!("{:?}", codec::decode::<Vec<u16>>(&opening.content).expect("faces")));
    assert_on_page("seal", opening.seal(Side::First));
    let roll = SecretRoll {
        owner: Side::First,
        leaf: 2,
        joint: joint(),
        dice: vec![6, 6, 52],
        seal: opening.seal(Side::First),
    };
    assert_eq!(audit(&roll, leaves.root(), &opened), Ok(opening));
    assert_on_page("sealed choice", sealed_choice(&seed(0), &2u8).seal(Side::Second));
}
