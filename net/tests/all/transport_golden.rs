//! The values in `docs/protocol-transport.md` are the ones this program computes.
#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use net::addresses::{INNER_ADAPTERS, TUNNEL_ADAPTERS};
use net::quic::{ALPN, Deframer, EXPORTER_LABEL, WATCH_ALPN};
use record::expect::key_hash;
use record::identity::Identity;
use record::invitation::{Code, CodeKind, Secret, proof, watch_proof};
use record::seed::Seed;

/// The page that others write their programs from.
const PAGE: &str = include_str!("../../../docs/protocol-transport.md");

/// The row of the page that gives this value must be there, word for word.
fn assert_on_page(name: &str, value: &str) {
    let row = format!("| {name} | `{value}` |");
    assert!(PAGE.lines().any(|line| line == row), "the page lacks this row:\n{row}");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes that count up.
fn bytes(from: u8) -> [u8; 32] {
    std::array::from_fn(|place| from + place as u8)
}

fn player(from: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes(bytes(from)))
}

fn secret() -> Secret {
    Secret::from_bytes([1, 2, 3, 4, 5, 6, 7, 8, 9])
}

#[test]
fn names_and_labels() {
    assert_on_page("ALPN", std::str::from_utf8(ALPN).expect("ASCII"));
    assert_on_page("ALPN, to watch", std::str::from_utf8(WATCH_ALPN).expect("ASCII"));
    assert_on_page("exporter label", std::str::from_utf8(EXPORTER_LABEL).expect("ASCII"));
    assert_on_page("host's key hash", &hex(&key_hash(&player(0).key())));
    assert_on_page("joiner's key hash", &hex(&key_hash(&player(0x20).key())));
}

#[test]
fn frames() {
    let greeting = [4, 0, 0, 0, 1, 0, 0, 0];
    assert_on_page("greeting of generation 1", &hex(&greeting));
    let frame = [&[5, 0, 0, 0], &b"Eylau"[..]].concat();
    assert_on_page("frame with the ASCII text `Eylau`", &hex(&frame));
    assert_eq!(Deframer::default().take(&mut &frame[..]), Ok(Some(b"Eylau".to_vec())));
}

#[test]
fn codes() {
    let host = player(0).key();
    let addresses = ["[2001:db8::1]:40000", "[fd00:1:2:3:4:5:6:7]:40001", "203.0.113.7:40002"]
        .map(|text| text.parse().expect("an address"));
    let invitation = Code::new(CodeKind::Invitation(secret()), &host, 1_800_000_000, &addresses);
    assert_on_page("invitation", &invitation.to_string());
    let id = std::array::from_fn(|place| 0xa0 + place as u8);
    let resume = Code::new(CodeKind::Resume(id), &host, 1_800_000_000, &addresses[2..]);
    assert_on_page("resume", &resume.to_string());
    let watch = Code::new(CodeKind::Watch(secret()), &host, 1_800_000_000, &addresses[2..]);
    assert_on_page("watch", &watch.to_string());
}

#[test]
fn the_proof() {
    let proof = proof(&secret(), &bytes(0x40), &player(0).key(), &player(0x20).key());
    assert_on_page("proof for the secret above and the exporter `bytes(40)`", &hex(&proof));
    let proof = watch_proof(&secret(), &bytes(0x40), &player(0).key(), &player(0x20).key());
    assert_on_page("the same with the tag for watching", &hex(&proof));
}

#[test]
fn adapters_that_are_passed_over() {
    for name in INNER_ADAPTERS.iter().chain(TUNNEL_ADAPTERS) {
        assert!(PAGE.contains(&format!("`{name}`")), "{name}");
    }
}
