//! A player is one key, in one form, and a signature is worth something for one purpose only.
#![allow(clippy::expect_used, reason = "a test may stop at the first surprise")]

use engine::codec::{self, DecodeError};
use net::identity::{self, IdentityError};
use net::private_file::{self, PrivateFileError};
use record::identity::{BadSignature, Identity, NotAKey, PlayerKey, Signature};
use record::seed::Seed;
use std::fs;
use std::path::{Path, PathBuf};

fn player(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

/// A folder of this test's own.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("identity-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

#[test]
fn a_signature_is_for_one_key_one_purpose_and_one_value() {
    let (ney, murat) = (player(1), player(2));
    let signature = ney.sign("charge", &7u32);
    assert_eq!(ney.key().verify("charge", &7u32, &signature), Ok(()));
    assert_eq!(ney.key().verify("charge", &8u32, &signature), Err(BadSignature));
    assert_eq!(ney.key().verify("retire", &7u32, &signature), Err(BadSignature));
    assert_eq!(murat.key().verify("charge", &7u32, &signature), Err(BadSignature));
    for bit in 0..512 {
        let mut bent = signature;
        bent.0[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(ney.key().verify("charge", &7u32, &bent), Err(BadSignature), "bit {bit}");
    }
}

#[test]
fn a_second_form_of_a_signature_is_refused() {
    // The scalar plus the order of the group means the same to a lax verifier.
    const ORDER: [u8; 32] = [
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ];
    let mut signature = player(1).sign("charge", &7u32);
    let mut carry = 0;
    for (byte, order) in signature.0[32..].iter_mut().zip(ORDER) {
        let sum = u16::from(*byte) + u16::from(order) + carry;
        (*byte, carry) = (sum.to_le_bytes()[0], sum >> 8);
    }
    assert_eq!(player(1).key().verify("charge", &7u32, &signature), Err(BadSignature));
}

#[test]
fn keys_and_signatures_are_their_plain_bytes() {
    let key = player(1).key();
    let signature = player(1).sign("charge", &7u32);
    assert_eq!(codec::encode(&key), key.as_bytes());
    assert_eq!(codec::encode(&signature), signature.0);
    assert_eq!(codec::decode::<PlayerKey>(key.as_bytes()), Ok(key));
    assert_eq!(codec::decode::<Signature>(&signature.0), Ok(signature));
}

#[test]
fn weak_second_form_and_impossible_keys_are_refused_at_the_edge() {
    let mut one = [0; 32]; // the neutral point: order 1
    one[0] = 1;
    let zero = [0; 32]; // order 4
    let mut minus_one = [0xff; 32]; // order 2
    (minus_one[0], minus_one[31]) = (0xec, 0x7f);
    let mut off_the_curve = [0; 32];
    off_the_curve[0] = 2;
    // y = p + 3 and y = 3 are one point, which is not weak: only the form gives it away.
    let mut three = [0; 32];
    three[0] = 3;
    let mut three_again = [0xff; 32];
    (three_again[0], three_again[31]) = (0xf0, 0x7f);
    assert!(PlayerKey::try_from(three).is_ok());
    for bytes in [zero, one, minus_one, off_the_curve, three_again, [0xff; 32]] {
        assert_eq!(PlayerKey::try_from(bytes), Err(NotAKey), "{bytes:02x?}");
        assert_eq!(codec::decode::<PlayerKey>(&bytes), Err(DecodeError::Malformed), "{bytes:02x?}");
    }
}

#[test]
fn an_identity_is_made_once_and_found_again() {
    let path = folder("again").join("identity");
    let made = identity::load_or_make(&path).expect("a new identity");
    assert_eq!(identity::load_or_make(&path).expect("the same").key(), made.key());
    assert_eq!(identity::load(&path).expect("the same").key(), made.key());
    assert!(matches!(identity::save(&made, &path), Err(IdentityError::File(PrivateFileError::Exists(_)))));
}

#[test]
fn a_damaged_file_is_refused_and_stays_as_it_is() {
    let folder = folder("damaged");
    let whole = folder.join("whole");
    identity::save(&player(1), &whole).expect("saved");
    let bytes = fs::read(&whole).expect("read");
    let mut damaged: Vec<Vec<u8>> = (0..bytes.len()).map(|length| bytes[..length].to_vec()).collect();
    damaged.extend((0..bytes.len()).map(|place| {
        let mut bent = bytes.clone();
        bent[place] ^= 1;
        bent
    }));
    for (number, bytes) in damaged.iter().enumerate() {
        let path = folder.join(number.to_string());
        private_file::write_new(&path, bytes).expect("written");
        let refusal = identity::load_or_make(&path).expect_err("a damaged identity");
        assert!(matches!(refusal, IdentityError::Damaged(_)), "{number}: {refusal}");
        assert_eq!(&fs::read(&path).expect("read"), bytes);
    }
    let path = folder.join("long");
    private_file::write_new(&path, &[bytes, vec![0]].concat()).expect("written");
    assert!(matches!(identity::load(&path), Err(IdentityError::File(PrivateFileError::TooLong(_)))));
}

#[test]
fn the_secret_half_is_never_shown() {
    let shown = format!("{:?}", player(0xab));
    assert!(!shown.contains("abab") && shown.contains(&player(0xab).key().to_string()));
}

#[test]
fn different_keys_have_different_words() {
    let words: std::collections::BTreeSet<String> =
        (0..=255).map(|seed| player(seed).key().fingerprint().to_string()).collect();
    assert_eq!(words.len(), 256);
}
