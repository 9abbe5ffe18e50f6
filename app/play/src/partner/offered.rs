//! A match that a friend offers.

use crate::battle::Battle;
use crate::setup;
use engine::digest::Hash;
use net::header::Terms;
use net::identity::PlayerKey;
use std::fmt;

/// A match that a friend offers: who he is, and what is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What he calls himself.
    pub name: String,
    /// What is known of him and of the match: what it is about, and what it says.
    pub facts: Vec<(&'static str, String)>,
    /// The hash of the terms, to agree to.
    pub terms: Hash,
}

impl Offered {
    /// What a player of this key offers, as the other side.
    pub(super) fn of(name: String, key: &PlayerKey, terms: &Terms, battle: &Battle) -> Offered {
        let mut facts = vec![("Fingerprint", key.fingerprint().to_string())];
        facts.extend(setup::in_words(terms, battle, terms.host.other()));
        Offered { name, facts, terms: terms.hash() }
    }

    /// Who invites.
    pub fn heading(&self) -> String {
        format!("{} invites you.", self.name)
    }
}

impl fmt::Display for Offered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.heading())?;
        self.facts.iter().try_for_each(|(head, text)| write!(f, "\n{head}: {text}"))
    }
}
