//! The rules systems a program can play: lobby, door and reader of records ask for one before anything begins.
//!
//! Nothing here knows the rules themselves. A program lists its systems once, each with the version it came in. A
//! player who is offered another system, or a later revision, reads which version is needed.

use crate::header::Terms;
use engine::contract::LoadError;
use engine::plain::plain;
use engine::referee::Rulebook;
use std::fmt;
use std::sync::Arc;

/// The version of this program.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");
/// The longest name of a system, in letters: it has to fit into a code.
pub const LONGEST_SYSTEM: usize = 16;

/// A body of rules that this program can play.
#[derive(Clone, Copy)]
pub struct RuleSystem {
    /// Its rules.
    pub rules: &'static dyn Rulebook,
    /// The first version of the program that knew it.
    pub since: &'static str,
}

impl fmt::Debug for RuleSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("System").field(&self.name()).finish()
    }
}

impl RuleSystem {
    /// These rules, in the program since that version.
    pub const fn new(rules: &'static dyn Rulebook, since: &'static str) -> RuleSystem {
        RuleSystem { rules, since }
    }

    /// Its name in terms and records.
    pub fn name(&self) -> &'static str {
        self.rules.system()
    }

    /// The oldest and the newest revision that can be played.
    pub fn revisions(&self) -> (u32, u32) {
        self.rules.revisions()
    }
}

/// All systems of a program.
#[derive(Clone, Debug)]
pub struct RuleSystems {
    known: Arc<[RuleSystem]>,
    /// Systems that other versions know: the name, and the first of these versions.
    elsewhere: &'static [(&'static str, &'static str)],
}

impl RuleSystems {
    /// These, and the names of others with the first version of the program that knows them.
    pub fn new(known: &[RuleSystem], elsewhere: &'static [(&'static str, &'static str)]) -> RuleSystems {
        RuleSystems { known: known.into(), elsewhere }
    }

    /// One alone, which every version knows: for simulations, tests, and callers that have chosen already.
    pub fn only(rules: &'static dyn Rulebook) -> RuleSystems {
        RuleSystems::new(&[RuleSystem::new(rules, "0.0.0")], &[])
    }

    /// The system of that name.
    pub fn named(&self, name: &str) -> Option<&RuleSystem> {
        self.known.iter().find(|system| system.name() == name)
    }

    /// The system that plays these rules; otherwise the reason this program cannot.
    pub fn plays(&self, system: &str, revision: u32) -> Result<&RuleSystem, Unknown> {
        match self.named(system) {
            Some(known) if (known.revisions().0..=known.revisions().1).contains(&revision) => Ok(known),
            Some(known) => Err(Unknown::Revision { system: known.name(), revision, known: known.revisions() }),
            None => Err(self.unknown(system)),
        }
    }

    /// Whether a match of these terms can be begun on this battle. The bytes may come from a stranger.
    pub fn begins(&self, terms: &Terms, battle: &[u8]) -> Result<(), CannotBegin> {
        let system = self.plays(&terms.system, terms.revision).map_err(CannotBegin::Unknown)?;
        let read = system.rules.read(battle, terms.revision);
        read.and_then(|battle| battle.start(&terms.options)).map(drop).map_err(CannotBegin::Battle)
    }

    fn unknown(&self, system: &str) -> Unknown {
        let since = self.elsewhere.iter().find(|(name, _)| *name == system).map(|(_, since)| *since);
        Unknown::System { system: plain(system, LONGEST_SYSTEM * 4), since: since.map(str::to_owned) }
    }
}

/// The reason a match of these terms cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotBegin {
    /// Its rules are not known here.
    Unknown(Unknown),
    /// No game can begin with its battle or its options.
    Battle(LoadError),
}

/// Rules that this program cannot play. Its text names a version that can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// The system itself is not known.
    System {
        /// Its name, fit to be shown.
        system: String,
        /// The first version of the program that knows it, where that is known.
        since: Option<String>,
    },
    /// The system is known, and this revision of it is not.
    Revision {
        /// Its name.
        system: &'static str,
        /// The revision that is asked for.
        revision: u32,
        /// The oldest and the newest that can be played here.
        known: (u32, u32),
    },
}

impl Unknown {
    /// The remedy, as words that end a sentence.
    pub fn remedy(&self) -> String {
        match self {
            Unknown::System { since: Some(since), .. } => {
                format!("it takes Estafette {since} or newer, and this is {PROGRAM}")
            }
            Unknown::System { since: None, .. } => format!("it takes a newer Estafette than this one ({PROGRAM})"),
            Unknown::Revision { revision, known: (oldest, newest), .. } if revision > newest => {
                format!("it takes a newer Estafette than this one ({PROGRAM}, {})", revisions(*oldest, *newest))
            }
            Unknown::Revision { .. } => format!("no version that this Estafette ({PROGRAM}) knows of can replay it"),
        }
    }

    /// The same rules, where the side that offers them has said since which version they are known.
    pub fn since(self, told: &str) -> Unknown {
        match self {
            Unknown::System { system, since: None } if version(told).is_some() => {
                Unknown::System { system, since: Some(told.to_owned()) }
            }
            known => known,
        }
    }
}

fn revisions(oldest: u32, newest: u32) -> String {
    if oldest == newest { format!("revision {newest}") } else { format!("revisions {oldest} to {newest}") }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::System { system, .. } => write!(f, "this program does not know the rules \"{system}\": ")?,
            Unknown::Revision { system, revision, .. } => {
                write!(f, "this program does not have revision {revision} of the rules \"{system}\": ")?;
            }
        }
        f.write_str(&self.remedy())
    }
}

impl std::error::Error for Unknown {}

/// Whether a program of that version is older than the first one that knew something. Versions that are not three
/// numbers are those of programs of another make, and say nothing.
pub(crate) fn is_older(program: &str, since: &str) -> bool {
    matches!((version(program), version(since)), (Some(theirs), Some(first)) if theirs < first)
}

fn version(text: &str) -> Option<[u32; 3]> {
    let numbers: Vec<u32> = text.split('.').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

/// Whether a text can be the name of a system in a code or a notice: small letters, figures and `_`.
pub fn is_system_name(text: &str) -> bool {
    let letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'_';
    (1..=LONGEST_SYSTEM).contains(&text.len()) && text.bytes().all(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::referee::Battlefield;

    /// Rules without a game, in these revisions.
    struct Brook(u32, u32);

    impl Rulebook for Brook {
        fn system(&self) -> &'static str {
            "brook"
        }

        fn revisions(&self) -> (u32, u32) {
            (self.0, self.1)
        }

        fn read(&self, _: &[u8], _: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
            Err(LoadError::OtherScenario)
        }
    }

    fn knows(rules: &'static Brook) -> RuleSystems {
        RuleSystems::new(&[RuleSystem::new(rules, "0.1.0")], &[("marengo", "0.4.0")])
    }

    #[test]
    fn what_cannot_be_played_is_told_in_one_sentence_with_what_it_takes() {
        let systems = knows(&Brook(2, 3));
        assert!(systems.plays("brook", 2).is_ok() && systems.plays("brook", 3).is_ok());
        let told = |system: &str, revision| systems.plays(system, revision).err().map(|unknown| unknown.to_string());
        assert_eq!(
            told("marengo", 1),
            Some(format!(
                "this program does not know the rules \"marengo\": it takes Estafette 0.4.0 or newer, and this is {PROGRAM}"
            ))
        );
        assert_eq!(
            told("brook", 4),
            Some(format!(
                "this program does not have revision 4 of the rules \"brook\": it takes a newer Estafette than this \
                 one ({PROGRAM}, revisions 2 to 3)"
            ))
        );
        assert!(told("brook", 1).is_some_and(|text| text.contains("no version that this Estafette")));
        let bent = told("\u{1b}[2Jx\n", 1).unwrap_or_default();
        assert!(bent.contains("newer Estafette") && !bent.contains('\u{1b}') && !bent.contains('\n'), "{bent}");
    }

    #[test]
    fn an_offer_may_say_which_version_it_takes() {
        let unknown = knows(&Brook(1, 1)).plays("jena", 1).err().map(|unknown| unknown.since("0.9.0").to_string());
        assert!(unknown.is_some_and(|text| text.contains("Estafette 0.9.0 or newer")));
        let bent = knows(&Brook(1, 1)).plays("jena", 1).err().map(|unknown| unknown.since("\u{7}soon").to_string());
        assert!(bent.is_some_and(|text| text.contains("a newer Estafette")));
    }

    #[test]
    fn versions_compare_by_number_and_others_not_at_all() {
        assert!(is_older("0.9.0", "0.10.0") && !is_older("0.10.0", "0.9.9") && !is_older("1.0.0", "1.0.0"));
        assert!(!is_older("another make 1", "0.1.0") && !is_older("1.0", "2.0.0"));
    }

    #[test]
    fn names_of_systems_are_short_and_plain() {
        assert!(is_system_name("brook") && is_system_name("two_fords_2"));
        for bad in ["", "Ford", "a b", "a-b", "é", "a_name_of_17_chars"] {
            assert!(!is_system_name(bad), "{bad}");
        }
    }
}
