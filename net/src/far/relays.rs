//! The relays that may be used: a list in a file of the player's, empty at first.
//!
//! A line names one: its address, and where its certificate is its own, the hash of its key.
//!
//! ```
//! let relay: net::far::Relay = "relay.example.org".parse().unwrap();
//! assert_eq!(relay.url(), "https://relay.example.org:443/");
//! let own = "https://203.0.113.1:8443 udp=7900 key=000102030405060708090a0b0c0d0e0f";
//! assert_eq!(own.parse::<net::far::Relay>().unwrap().to_string(), own);
//! ```

use std::fmt;
use std::net::Ipv6Addr;
use std::path::Path;
use std::str::FromStr;

/// The most relays that are used: all of them are dialled when a friend is.
pub const MOST_RELAYS: usize = 4;
/// The port of a relay that names no other.
const HTTPS: u16 = 443;
/// The UDP port at which a relay tells machines their outside addresses, unless it names another.
const DISCOVERY: u16 = 7842;
/// The longest name that DNS has.
const LONGEST_HOST: usize = 253;
/// The longest file that is read.
const LONGEST_FILE: usize = 16 << 10;
/// The line that turns relays off without forgetting them.
const OFF: &str = "off";

/// One relay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relay {
    host: String,
    port: u16,
    discovery: u16,
    key: Option<[u8; 16]>,
}

impl Relay {
    /// The same relay, at these ports, with a certificate of its own whose key has this hash.
    pub fn with_own_key(self, port: u16, discovery: u16, key: [u8; 16]) -> Relay {
        Relay { port, discovery, key: Some(key), ..self }
    }

    /// Its name or address, in brackets where it is one of IPv6.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Its address as a URL.
    pub fn url(&self) -> String {
        format!("https://{}:{}/", self.host, self.port)
    }

    /// The UDP port at which machines learn their own addresses.
    pub const fn discovery(&self) -> u16 {
        self.discovery
    }

    /// The hash of its key, if its certificate is its own. Otherwise an authority that browsers trust has signed it.
    pub const fn key(&self) -> Option<[u8; 16]> {
        self.key
    }
}

/// The hash of a relay's key, of its SubjectPublicKeyInfo.
pub fn relay_key(spki: &[u8]) -> [u8; 16] {
    let engine::digest::Hash(hash) = engine::digest::Hash::of_bytes("estafette relay", spki);
    std::array::from_fn(|place| hash.get(place).copied().unwrap_or_default())
}

impl fmt::Display for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "https://{}", self.host)?;
        if self.port != HTTPS {
            write!(f, ":{}", self.port)?;
        }
        if self.discovery != DISCOVERY {
            write!(f, " udp={}", self.discovery)?;
        }
        if let Some(key) = self.key {
            f.write_str(" key=")?;
            key.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        }
        Ok(())
    }
}

impl FromStr for Relay {
    type Err = NotARelay;

    fn from_str(text: &str) -> Result<Relay, NotARelay> {
        let mut words = text.split_whitespace();
        let place = words.next().ok_or(NotARelay::Address)?;
        if place.starts_with("http://") {
            return Err(NotARelay::Open);
        }
        let place = place.strip_prefix("https://").unwrap_or(place);
        let place = place.strip_suffix('/').unwrap_or(place).to_ascii_lowercase();
        let (host, port) = match place.rsplit_once(':').filter(|(host, _)| !host.contains(':') || host.ends_with(']')) {
            Some((host, port)) => (host, number(port)?),
            None => (place.as_str(), HTTPS),
        };
        if !is_host(host) {
            return Err(NotARelay::Address);
        }
        let mut relay = Relay { host: host.to_owned(), port, discovery: DISCOVERY, key: None };
        for word in words {
            match word.split_once('=') {
                Some(("udp", port)) => relay.discovery = number(port)?,
                Some(("key", key)) => relay.key = Some(from_hexadecimal(key).ok_or(NotARelay::Key)?),
                _ => return Err(NotARelay::Word(word.chars().take(40).collect())),
            }
        }
        Ok(relay)
    }
}

fn number(text: &str) -> Result<u16, NotARelay> {
    text.parse().ok().filter(|port| *port != 0).ok_or(NotARelay::Port)
}

/// A name of letters, figures, points and hyphens, or an address in brackets.
fn is_host(host: &str) -> bool {
    if let Some(address) = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return address.parse::<Ipv6Addr>().is_ok();
    }
    let label = |label: &str| {
        let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !label.is_empty() && label.len() <= 63 && label.chars().all(known)
    };
    host.len() <= LONGEST_HOST && host.split('.').all(label)
}

fn from_hexadecimal(text: &str) -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    if text.len() != 32 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// The reason a line names no relay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotARelay {
    /// It begins with no name or address.
    Address,
    /// It is to be reached without encryption.
    Open,
    /// A port is a number from 1 to 65535.
    Port,
    /// A key is 32 hexadecimal digits.
    Key,
    /// A word that means nothing here.
    Word(String),
}

impl fmt::Display for NotARelay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotARelay::Address => f.write_str("a relay is named as  https://relay.example.org  or by its address"),
            NotARelay::Open => f.write_str("a relay must use https"),
            NotARelay::Port => f.write_str("a port is a number from 1 to 65535"),
            NotARelay::Key => f.write_str("the key of a relay is 32 digits and letters from a to f"),
            NotARelay::Word(word) => write!(f, "“{word}” is not an option of a relay; use udp=PORT or key=KEY"),
        }
    }
}

impl std::error::Error for NotARelay {}

/// The relays that may be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relays {
    /// Whether any is used.
    pub allowed: bool,
    list: Vec<Relay>,
}

impl Relays {
    /// No relay at all.
    pub const NONE: Relays = Relays { allowed: true, list: Vec::new() };

    /// These, as far as there is room.
    pub fn of(list: impl IntoIterator<Item = Relay>) -> Relays {
        let mut relays = Relays::NONE;
        list.into_iter().for_each(|relay| relays.add(relay));
        relays
    }

    /// Reads a player's list, and what is wrong with it in sentences. A file that is not there is an empty list.
    pub fn read(path: &Path) -> (Relays, Vec<String>) {
        match std::fs::read_to_string(path) {
            Ok(text) if text.len() <= LONGEST_FILE => Relays::parse(&text),
            Ok(_) => (Relays::NONE, vec![format!("{} is too long for a list of relays", path.display())]),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => (Relays::NONE, Vec::new()),
            Err(error) => (Relays::NONE, vec![format!("{}: {error}", path.display())]),
        }
    }

    /// The same of a text: a relay a line, where lines that begin with `#` are remarks.
    pub fn parse(text: &str) -> (Relays, Vec<String>) {
        let (mut relays, mut wrong) = (Relays::NONE, Vec::new());
        for (place, line) in text.lines().enumerate().map(|(place, line)| (place + 1, line.trim())) {
            match line.parse() {
                _ if line.is_empty() || line.starts_with('#') => {}
                _ if line == OFF => relays.allowed = false,
                Ok(_) if relays.list.len() >= MOST_RELAYS => {
                    wrong.push(format!("line {place}: at most {MOST_RELAYS} relays are allowed"));
                }
                Ok(relay) => relays.add(relay),
                Err(error) => wrong.push(format!("line {place}: {error}")),
            }
        }
        (relays, wrong)
    }

    /// Writes the list to where it is kept.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        std::fs::write(path, self.to_string())
    }

    /// The list, whether any of it is used or not.
    pub fn list(&self) -> &[Relay] {
        &self.list
    }

    /// Those that are used.
    pub fn used(&self) -> &[Relay] {
        if self.allowed { &self.list } else { &[] }
    }

    fn add(&mut self, relay: Relay) {
        let known = self.list.iter().any(|other| other.url() == relay.url());
        if !known && self.list.len() < MOST_RELAYS {
            self.list.push(relay);
        }
    }
}

impl fmt::Display for Relays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.allowed {
            writeln!(f, "{OFF}")?;
        }
        self.list.iter().try_for_each(|relay| writeln!(f, "{relay}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_was_written_and_what_is_wrong_has_its_line() {
        let text = "# of our club\nhttps://relay.example.org\n\n[2001:db8::1]:8443 udp=7900\n10.0.0.1 key=000102030405060708090a0b0c0d0e0f\n";
        let (relays, wrong) = Relays::parse(text);
        assert!(wrong.is_empty(), "{wrong:?}");
        let urls: Vec<String> = relays.used().iter().map(Relay::url).collect();
        assert_eq!(urls, ["https://relay.example.org:443/", "https://[2001:db8::1]:8443/", "https://10.0.0.1:443/"]);
        assert_eq!(Relays::parse(&relays.to_string()), (relays.clone(), Vec::new()));
        let off = Relays { allowed: false, ..relays };
        assert!(off.used().is_empty());
        assert_eq!(Relays::parse(&off.to_string()), (off, Vec::new()));
    }

    #[test]
    fn whatever_names_no_relay_is_refused_with_a_sentence() {
        for text in
            ["", "http://x", "x:0", "x:99999", "x key=12", "x y", "a..b", "x/path", "user@x", "[::g]", "x key=zz"]
        {
            assert!(text.parse::<Relay>().is_err(), "{text}");
        }
        let (relays, wrong) = Relays::parse("http://x\na\nb\nc\nd\ne\na\n");
        assert_eq!((relays.list().len(), wrong.len()), (MOST_RELAYS, 3), "{wrong:?}");
    }
}
