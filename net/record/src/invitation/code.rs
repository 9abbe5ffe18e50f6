//! The string that one player sends to another.
//!
//! A letter for its kind, then base64 of: a tag, the 16 bytes of the host's key hash or the 32 of its key, 9 bytes of
//! secret or match id, the expiry, up to three addresses, a system's name where one is given, a checksum. It begins
//! with a letter, so that a shell takes it as it is.

use super::{CodeError, Secret};
use crate::base64;
use crate::expect::{Expect, key_hash};
use crate::identity::PlayerKey;
use crate::systems::is_system_name;
use engine::digest::Hash;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

/// The most characters in a code: it fits into a line of chat, and two IPv6 addresses and one IPv4 address into it.
pub const LONGEST_CODE: usize = 100;
/// The most addresses in a code.
pub const MOST_ADDRESSES: usize = 3;
/// Two bits of the tag for each address say what it is.
const NONE: u8 = 0;
const V4: u8 = 1;
const V6: u8 = 2;
/// This bit of the tag says that the name of a system follows the addresses. Programs from before it say of such a code
/// that a newer version made it, and that is so: what needs no name is what they know.
const NAMED: u8 = 0x40;
/// This bit says that the host can be found with the help of relays. The hash of its key is not enough for them, so the
/// key itself takes its place. The code does not name the relays: a guest dials those of its own list.
const WHOLE: u8 = 0x80;
/// Bytes by which a key is longer than its hash.
const WHOLE_LONGER: usize = 16;
/// Of three addresses at most two may be long.
const MOST_V6: usize = 2;
/// The tag, the key hash, the secret, the expiry.
const HEAD: usize = 1 + 16 + 9 + 3;
const CHECKSUM: usize = 3;
/// The most bytes in a code: one of its letters is for the kind, and four hold three bytes.
const MOST_BYTES: usize = (LONGEST_CODE - 1) * 3 / 4;
/// Codes count minutes from the first of January 2026.
const EPOCH: u64 = 1_767_225_600;
const LAST_MINUTE: u64 = (1 << 24) - 1;
/// Shorter than this, a text is no code that was cut, but something else.
const SHORTEST_PIECE: usize = 20;

/// Content of an invitation, resume or watch code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Purpose of the code.
    pub kind: CodeKind,
    /// The host's key hash; see [`key_hash`].
    pub host: [u8; 16],
    /// The last moment at which it is good, in seconds since 1970: a whole minute.
    pub expires: u64,
    /// The host's key, where the host can be found with the help of relays.
    key: Option<PlayerKey>,
    addresses: Vec<SocketAddr>,
    system: Option<String>,
}

/// Purpose of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeKind {
    /// Beginning a match: the guest who proves this secret first is let in.
    Invitation(Secret),
    /// Resuming the match whose id begins so: the keys are known, only the addresses are new.
    Resume([u8; 9]),
    /// Watching a match: a guest who proves this secret may look on, as long as the match is served.
    Watch(Secret),
}

impl CodeKind {
    /// The purpose of a code that begins with this letter.
    fn from_parts(letter: char, bytes: [u8; 9]) -> Option<CodeKind> {
        Some(match letter {
            'i' => CodeKind::Invitation(Secret::from_bytes(bytes)),
            'r' => CodeKind::Resume(bytes),
            'w' => CodeKind::Watch(Secret::from_bytes(bytes)),
            _ => return None,
        })
    }

    const fn letter(&self) -> char {
        match self {
            CodeKind::Invitation(_) => 'i',
            CodeKind::Resume(_) => 'r',
            CodeKind::Watch(_) => 'w',
        }
    }

    fn bytes(&self) -> [u8; 9] {
        match self {
            CodeKind::Invitation(secret) | CodeKind::Watch(secret) => *secret.expose(),
            CodeKind::Resume(id) => *id,
        }
    }
}

impl Code {
    /// A code of the host with this key. Of the addresses, in order of preference, those that fit are in it.
    pub fn new(kind: CodeKind, host: &PlayerKey, expires: u64, addresses: &[SocketAddr]) -> Code {
        Code::naming(kind, None, host, expires, addresses)
    }

    /// The same, naming the system that is played. One that is no name is left out.
    pub fn naming(
        kind: CodeKind,
        system: Option<String>,
        host: &PlayerKey,
        expires: u64,
        addresses: &[SocketAddr],
    ) -> Code {
        Code::made(kind, system, (host, false), expires, addresses)
    }

    /// The same of a host who can also be found with the help of relays.
    pub fn reaching_far(
        kind: CodeKind,
        system: Option<String>,
        host: &PlayerKey,
        expires: u64,
        addresses: &[SocketAddr],
    ) -> Code {
        Code::made(kind, system, (host, true), expires, addresses)
    }

    fn made(
        kind: CodeKind,
        system: Option<String>,
        (host, whole): (&PlayerKey, bool),
        expires: u64,
        addresses: &[SocketAddr],
    ) -> Code {
        let minutes = expires.saturating_sub(EPOCH).div_ceil(60).min(LAST_MINUTE);
        let (key, host, expires) = (whole.then_some(*host), key_hash(host), EPOCH + 60 * minutes);
        let system = system.filter(|system| is_system_name(system));
        let mut code = Code { kind, host, expires, key, addresses: Vec::new(), system };
        let mut room = MOST_BYTES.saturating_sub(code.bytes().len());
        for address in addresses.iter().map(|address| SocketAddr::new(address.ip().to_canonical(), address.port())) {
            let long = code.addresses.iter().filter(|known| known.is_ipv6()).count();
            let length = length_of(if address.is_ipv4() { V4 } else { V6 });
            let fits = code.addresses.len() < MOST_ADDRESSES && (address.is_ipv4() || long < MOST_V6) && length <= room;
            if fits && usable(&address) && !code.addresses.contains(&address) {
                code.addresses.push(address);
                room -= length;
            }
        }
        code
    }

    /// The addresses to dial.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// The system that is played, if the code names one. Codes that do not are of the first system there was.
    pub fn system(&self) -> Option<&str> {
        self.system.as_deref()
    }

    /// Whether the host can be found with the help of relays, if both use the same one.
    pub const fn reaches_far(&self) -> bool {
        self.key.is_some()
    }

    /// The player to expect there.
    pub fn expect(&self) -> Expect {
        self.key.map_or(Expect::KeyHash(self.host), Expect::Key)
    }

    /// Reads what a person pasted, and looks at the clock: seconds since 1970.
    pub fn read(text: &str, now: u64) -> Result<Code, CodeError> {
        let code: Code = text.parse()?;
        if now > code.expires { Err(CodeError::Expired { since: code.expires }) } else { Ok(code) }
    }

    fn bytes(&self) -> Vec<u8> {
        let kinds = self.addresses.iter().map(|address| if address.is_ipv4() { V4 } else { V6 });
        let tag = kinds.enumerate().fold(0, |tag, (place, kind)| tag | kind << (2 * place));
        let minutes = u32::try_from((self.expires - EPOCH) / 60).unwrap_or(u32::MAX);
        let [low, middle, high, _] = minutes.to_le_bytes();
        let named = if self.system.is_some() { NAMED } else { 0 };
        let whole = if self.key.is_some() { WHOLE } else { 0 };
        let mut bytes = vec![tag | named | whole];
        match &self.key {
            Some(key) => bytes.extend(key.as_bytes()),
            None => bytes.extend(self.host),
        }
        bytes.extend(self.kind.bytes());
        bytes.extend([low, middle, high]);
        for address in &self.addresses {
            match address.ip() {
                IpAddr::V4(ip) => bytes.extend(ip.octets()),
                IpAddr::V6(ip) => bytes.extend(ip.octets()),
            }
            bytes.extend(address.port().to_be_bytes());
        }
        if let Some(system) = &self.system {
            bytes.push(u8::try_from(system.len()).unwrap_or(u8::MAX));
            bytes.extend(system.bytes());
        }
        bytes.extend(checksum(self.kind.letter(), &bytes));
        bytes
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind.letter(), base64::encode(&self.bytes()))
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code without looking at the clock.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let text = unwrapped(text);
        let letter = text.chars().next().filter(|letter| ['i', 'r', 'w'].contains(letter)).ok_or(CodeError::Foreign)?;
        let digits = text.get(1..).unwrap_or_default();
        let strange = digits.chars().filter(|digit| !base64::is_letter(*digit)).count();
        // Twenty letters of a code without a capital are rarer than one in 30,000; in a sentence they are the rule.
        let prose = !digits.contains(|digit: char| digit.is_ascii_uppercase());
        if text.len() < SHORTEST_PIECE || strange > digits.len() / 10 || prose {
            return Err(CodeError::Foreign);
        }
        if strange > 0 {
            return Err(CodeError::Mistyped);
        }
        let bytes = base64::decode(digits).ok_or_else(|| damage(digits))?;
        let (content, sum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(CodeError::CutShort)?;
        if *sum != checksum(letter, content) {
            return Err(damage(digits));
        }
        // From here on it is what its author's program wrote; if we cannot read it, that program is another one.
        parse(letter, content).ok_or(CodeError::Newer)
    }
}

/// Removes the wrapping of chats, mails and shells.
fn unwrapped(text: &str) -> String {
    // A bound on the work: a code with all its wrapping is never as long.
    let words: String = text.chars().take(LONGEST_CODE * 10).collect();
    let words = words.split_whitespace().skip_while(|word| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        ["", "estafette", "join", "resume", "watch"].contains(&word)
    });
    let wrapping = |letter: &char| !("\"'`<>«»‘’“”„\u{200b}\u{200c}\u{200d}\u{2060}\u{feff}".contains(*letter));
    words.flat_map(str::chars).filter(wrapping).collect()
}

/// The kind of damage to a code with a wrong checksum, as far as its length shows.
fn damage(digits: &str) -> CodeError {
    let tag = digits.get(..4).and_then(base64::decode).and_then(|bytes| bytes.first().copied());
    let Some(kinds) = tag.and_then(kinds) else { return CodeError::Mistyped };
    let tag = tag.unwrap_or_default();
    let addresses: usize = kinds.into_iter().map(length_of).sum();
    let before = HEAD + addresses + if tag & WHOLE != 0 { WHOLE_LONGER } else { 0 };
    let name = if tag & NAMED != 0 { 1 + name_length(digits, before) } else { 0 };
    // Four digits hold three bytes.
    match digits.len().cmp(&((before + name + CHECKSUM) * 4).div_ceil(3)) {
        std::cmp::Ordering::Less => CodeError::CutShort,
        std::cmp::Ordering::Equal => CodeError::Mistyped,
        std::cmp::Ordering::Greater => CodeError::TooLong,
    }
}

/// Length of the name that begins at this byte, as far as the digits go.
fn name_length(digits: &str, at: usize) -> usize {
    let whole = digits.get(..(at / 3 + 1) * 4).and_then(base64::decode);
    whole.and_then(|bytes| bytes.get(at).copied()).map_or(1, usize::from)
}

/// The kinds of address that a tag names: none between others, no fourth kind, at most two long ones.
fn kinds(tag: u8) -> Option<[u8; MOST_ADDRESSES]> {
    let kinds = [tag & 3, tag >> 2 & 3, tag >> 4 & 3];
    let known = kinds.iter().all(|kind| *kind <= V6);
    let gap = kinds.windows(2).any(|pair| matches!(pair, [NONE, V4 | V6]));
    let fits = kinds.iter().filter(|kind| **kind == V6).count() <= MOST_V6;
    (known && !gap && fits).then_some(kinds)
}

const fn length_of(kind: u8) -> usize {
    match kind {
        V4 => 4 + 2,
        V6 => 16 + 2,
        _ => 0,
    }
}

fn parse(letter: char, mut bytes: &[u8]) -> Option<Code> {
    let [tag] = take(&mut bytes)?;
    let key = match tag & WHOLE {
        0 => None,
        _ => Some(PlayerKey::try_from(take::<32>(&mut bytes)?).ok()?),
    };
    let host = match &key {
        Some(key) => key_hash(key),
        None => take(&mut bytes)?,
    };
    let secret: [u8; 9] = take(&mut bytes)?;
    let [low, middle, high] = take(&mut bytes)?;
    let kind = CodeKind::from_parts(letter, secret)?;
    let expires = EPOCH + 60 * u64::from(u32::from_le_bytes([low, middle, high, 0]));
    let mut addresses = Vec::new();
    for kind in kinds(tag)? {
        let ip: IpAddr = match kind {
            V4 => Ipv4Addr::from(take::<4>(&mut bytes)?).into(),
            V6 => Ipv6Addr::from(take::<16>(&mut bytes)?).into(),
            _ => continue,
        };
        addresses.push(SocketAddr::new(ip, u16::from_be_bytes(take(&mut bytes)?)));
    }
    let mut system = None;
    if tag & NAMED != 0 {
        let [length] = take(&mut bytes)?;
        let (name, rest) = bytes.split_at_checked(length.into())?;
        bytes = rest;
        system = Some(std::str::from_utf8(name).ok().filter(|name| is_system_name(name))?.to_owned());
    }
    let code = Code { kind, host, expires, key, addresses, system };
    (bytes.is_empty() && code.addresses.iter().all(usable)).then_some(code)
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (front, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*front)
}

/// Whether one computer could be reached there.
fn usable(address: &SocketAddr) -> bool {
    let ip = address.ip();
    address.port() != 0 && !ip.is_unspecified() && !ip.is_multicast() && ip != IpAddr::V4(Ipv4Addr::BROADCAST)
}

fn checksum(letter: char, bytes: &[u8]) -> [u8; CHECKSUM] {
    let mut content = vec![u8::try_from(letter).unwrap_or_default()];
    content.extend_from_slice(bytes);
    let Hash([one, two, three, ..]) = Hash::of_bytes("estafette code", &content);
    [one, two, three]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A code with a good checksum over these bytes.
    fn made(content: &[u8]) -> String {
        format!("i{}", base64::encode(&[content, &checksum('i', content)].concat()))
    }

    #[test]
    fn a_whole_code_of_another_version_is_newer_not_mistyped() {
        let head = |tag: u8| [&[tag][..], &[7; HEAD - 1]].concat();
        assert!(made(&head(0)).parse::<Code>().is_ok());
        // Keys that are cut, or are none; a fourth kind of address; a gap; three long ones; surplus bytes.
        let strange = [
            head(NAMED | WHOLE),
            head(WHOLE),
            [&[WHOLE][..], &[0xff; 32], &[7; HEAD - 17]].concat(),
            [head(NAMED), b"\x03Abc".to_vec()].concat(),
            head(3),
            head(V4 << 2),
            head(0x2a),
            [head(0), vec![1]].concat(),
        ];
        for content in strange {
            assert_eq!(made(&content).parse::<Code>(), Err(CodeError::Newer));
        }
        let cut = [head(NAMED), b"\x09short".to_vec()].concat();
        assert_eq!(made(&cut).parse::<Code>(), Err(CodeError::Newer));
        let nowhere = [head(V4), vec![0; 6]].concat();
        assert_eq!(made(&nowhere).parse::<Code>(), Err(CodeError::Newer));
    }
    #[test]
    fn a_code_may_name_its_system_and_is_no_longer_for_it() {
        let key = crate::identity::Identity::from_seed(&crate::seed::Seed::from_bytes([1; 32])).key();
        let places: Vec<SocketAddr> = ["[2001:db8::1]:4000", "[2001:db8::2]:4000", "192.0.2.1:4000", "192.0.2.2:4000"]
            .map(|text| text.parse().unwrap())
            .to_vec();
        let kind = || CodeKind::Invitation(Secret::from_bytes([3; 9]));
        let code = |system: Option<&str>| Code::naming(kind(), system.map(str::to_owned), &key, EPOCH, &places);
        assert_eq!(code(None), Code::new(kind(), &key, EPOCH, &places));
        assert_eq!(code(Some("No Name")).system(), None);
        // Two long addresses leave no room for a short one; one long address leaves room for one or two.
        for (name, fit) in [("x", 2), ("eight_en", 3), ("sixteen_letters_", 2)] {
            let text = code(Some(name)).to_string();
            assert!(text.len() <= LONGEST_CODE, "{}", text.len());
            let read: Code = text.parse().unwrap();
            assert_eq!((read.system(), read.addresses().len()), (Some(name), fit));
            assert_eq!(read, code(Some(name)));
            let (shorter, longer) = (text.get(..text.len() - 4).unwrap(), format!("{text}AAAA"));
            assert_eq!(shorter.parse::<Code>(), Err(CodeError::CutShort));
            assert_eq!(longer.parse::<Code>(), Err(CodeError::TooLong));
        }
    }
}
