//! A code survives what chats, mails and shells do to it, and says which damage it does not survive.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

use record::expect::{Expect, key_hash};
use record::identity::{Identity, PlayerKey};
use record::invitation::{Code, CodeError, CodeKind, LONGEST_CODE, Secret};
use record::seed::Seed;
use std::net::SocketAddr;

const NOW: u64 = 1_800_000_000;

fn host() -> PlayerKey {
    Identity::from_seed(&Seed::from_bytes([1; 32])).key()
}

fn addresses(list: &[&str]) -> Vec<SocketAddr> {
    list.iter().map(|text| text.parse().expect("an address")).collect()
}

fn invitation(list: &[&str]) -> Code {
    let secret = Secret::from_bytes([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    Code::new(CodeKind::Invitation(secret), &host(), NOW, &addresses(list))
}

const LONG: [&str; 3] = ["[2001:db8::1]:40000", "[fd00:1:2:3:4:5:6:7]:40001", "203.0.113.7:40002"];

#[test]
fn every_mix_of_addresses_reads_back_within_100_characters() {
    let mixes: [&[&str]; 6] = [&[], &LONG[2..], &LONG[..1], &LONG[1..], &LONG, &["1.2.3.4:1", "5.6.7.8:2", "[::1]:3"]];
    for list in mixes {
        let resume = Code::new(CodeKind::Resume([9; 9]), &host(), NOW, &addresses(list));
        for code in [invitation(list), resume] {
            let text = code.to_string();
            assert!((44..=LONGEST_CODE).contains(&text.len()), "{} characters", text.len());
            assert!(text.starts_with(['i', 'r']) && text.is_ascii(), "{text}");
            assert_eq!(Code::read(&text, NOW), Ok(code.clone()));
            assert_eq!(code.addresses(), addresses(list));
            assert!(code.expect().admits(&host()) && matches!(code.expect(), Expect::KeyHash(_)));
        }
    }
    assert_eq!(invitation(&LONG).to_string().len(), LONGEST_CODE);
}

#[test]
fn only_addresses_that_fit_and_can_be_reached_go_in() {
    let list = ["0.0.0.0:9", "1.2.3.4:0", "224.0.0.1:9", "[2001:db8::1]:9", "[2001:db8::2]:9", "[2001:db8::3]:9"];
    assert_eq!(invitation(&list).addresses(), addresses(&list[3..5]));
    let list = ["[::ffff:1.2.3.4]:9", "1.2.3.4:9", "1.2.3.4:10", "1.2.3.4:11", "1.2.3.4:12"];
    assert_eq!(invitation(&list).addresses(), addresses(&list[1..4]));
}

#[test]
fn wrapping_is_taken_off() {
    let code = invitation(&LONG);
    let text = code.to_string();
    let (front, back) = text.split_at(40);
    for pasted in [
        format!("  {text}\n"),
        format!("'{text}'"),
        format!("“{text}”"),
        format!("<{text}>"),
        format!("`estafette join {text}`"),
        format!("$ estafette join \"{text}\""),
        format!("{front}\r\n{back}"),
        format!("> {front}\n> {back}\n"),
        format!("{front}\u{200b}{back}\u{feff}"),
    ] {
        assert_eq!(Code::read(&pasted, NOW).as_ref(), Ok(&code), "{pasted:?}");
    }
}

#[test]
fn each_damage_gets_its_own_sentence() {
    let text = invitation(&LONG[2..]).to_string();
    for foreign in
        ["", "i", "hello", "internationalisation of the code?", "https://example.org/i/abcdefghijklmnopqrstuv"]
    {
        assert_eq!(Code::read(foreign, NOW), Err(CodeError::Foreign), "{foreign}");
    }
    for end in 20..text.len() {
        assert_eq!(Code::read(&text[..end], NOW), Err(CodeError::CutShort), "{end} of {}", text.len());
    }
    for more in ["A", "AA", "AAA", "AAAA", "wordswords", text.as_str()] {
        assert_eq!(Code::read(&format!("{text}{more}"), NOW), Err(CodeError::TooLong), "{more}");
    }
    assert_eq!(Code::read(&text.replacen(&text[30..31], "?", 1), NOW), Err(CodeError::Mistyped));
    let late = Code::read(&text, NOW + 60).expect_err("expired");
    assert_eq!(late, CodeError::Expired { since: NOW });
    assert!(late.to_string().contains("on 2027-01-15 08:00 UTC"), "{late}");
}

#[test]
fn no_single_wrong_letter_goes_unseen() {
    let text = invitation(&LONG[2..]).to_string();
    for place in 1..text.len() {
        for letter in ["A", "b", "7", "_"] {
            let mut bent = text.clone();
            bent.replace_range(place..=place, letter);
            if bent != text {
                let error = Code::read(&bent, NOW).expect_err("damaged");
                // A wrong letter in the tag may make another length look right.
                let said = if place < 4 { error != CodeError::Foreign } else { error == CodeError::Mistyped };
                assert!(said, "{place} {letter}: {error}");
            }
        }
    }
    let other = text.replacen('i', "r", 1);
    assert_eq!(Code::read(&other, NOW), Err(CodeError::Mistyped), "the kind is under the checksum");
    // Two neighbours swapped, the commonest slip.
    for place in 1..text.len() - 1 {
        let mut bytes = text.clone().into_bytes();
        bytes.swap(place, place + 1);
        let bent = String::from_utf8(bytes).expect("ASCII");
        assert!(bent == text || Code::read(&bent, NOW).is_err(), "{place}");
    }
}

#[test]
fn any_text_at_all_is_read_without_harm() {
    let mut state = 7u64;
    let letters: Vec<char> = "irABCabc019-_ \n\"'é\u{200b}\u{10ffff}estafette join".chars().collect();
    for _ in 0..20_000 {
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize
        };
        let length = random() % 130;
        let text: String = (0..length).map(|_| letters[random() % letters.len()]).collect();
        let _ = Code::read(&text, NOW);
    }
    assert!(Code::read(&"i".repeat(1_000_000), NOW).is_err());
}

#[test]
fn expiry_is_kept_to_the_minute_and_never_earlier() {
    let at = |expires| Code::new(CodeKind::Resume([0; 9]), &host(), expires, &[]).expires;
    assert_eq!(at(NOW), NOW);
    assert_eq!(at(NOW + 1), NOW + 60);
    assert_eq!(at(0), 1_767_225_600);
    assert_eq!(at(u64::MAX), 1_767_225_600 + 60 * 16_777_215);
}

#[test]
fn a_code_for_relays_holds_the_whole_key_and_is_no_longer_for_it() {
    let key = host();
    let places = addresses(&["192.0.2.1:4000", "[2001:db8::1]:4000", "192.0.2.2:4000", "192.0.2.3:4000"]);
    let kind = || CodeKind::Invitation(Secret::from_bytes([3; 9]));
    for (name, fit) in [(None, 2), (Some("somerule"), 2), (Some("sixteen_letters_"), 1)] {
        let code = Code::reaching_far(kind(), name.map(str::to_owned), &key, NOW, &places);
        let text = code.to_string();
        assert!(text.len() <= LONGEST_CODE, "{}", text.len());
        let read: Code = text.parse().expect("whole");
        assert_eq!((read.system(), read.addresses().len(), read.reaches_far()), (name, fit, true));
        assert_eq!((read.expect(), read.host), (Expect::Key(key), key_hash(&key)));
        assert_eq!(read, code);
        assert_eq!(text.get(..text.len() - 4).expect("whole").parse::<Code>(), Err(CodeError::CutShort));
        assert_eq!(format!("{text}AAAA").parse::<Code>(), Err(CodeError::TooLong));
    }
}
