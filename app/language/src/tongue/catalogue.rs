//! The messages that a crate owns, in the languages that are built in.

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The languages that are built in, English first: every other language falls back to it.
pub const BUILT_IN: [&str; 3] = ["en", "fr", "de"];

/// The messages of a crate, as Fluent text in every built-in language.
///
/// A crate has one static of it, made by [`catalogue!`](crate::catalogue). A message is known by its catalogue and its id,
/// so nothing has to be registered before a sentence can be written.
#[derive(Debug)]
pub struct Catalogue {
    owner: &'static str,
    pages: [&'static str; BUILT_IN.len()],
    /// The ids of the messages about battles by their English titles.
    battles: OnceLock<BTreeMap<&'static str, &'static str>>,
}

impl Catalogue {
    /// The catalogue of a crate. Its ids begin with `owner` and a hyphen; the pages are in the order of [`BUILT_IN`].
    pub const fn new(owner: &'static str, pages: [&'static str; BUILT_IN.len()]) -> Catalogue {
        Catalogue { owner, pages, battles: OnceLock::new() }
    }

    /// The beginning of its ids, and the name of its file in a folder of languages.
    pub const fn owner(&self) -> &'static str {
        self.owner
    }

    /// The Fluent text of a built-in language; `None` for any other.
    pub fn page(&self, code: &str) -> Option<&'static str> {
        let at = BUILT_IN.iter().position(|known| *known == code)?;
        self.pages.get(at).copied()
    }

    /// The messages about battles, `twenty-scenario-` and the battle's id, by their English titles.
    pub(super) fn battles(&self) -> &BTreeMap<&'static str, &'static str> {
        self.battles.get_or_init(|| {
            let begin = format!("{}-scenario-", self.owner);
            let english = self.pages.first().into_iter().flat_map(|page| page.lines());
            let about = english.filter(|line| line.starts_with(&begin));
            about.filter_map(|line| line.split_once(" = ")).map(|(id, title)| (title, id)).collect()
        })
    }
}

impl PartialEq for Catalogue {
    fn eq(&self, other: &Catalogue) -> bool {
        self.owner == other.owner
    }
}

impl Eq for Catalogue {}

/// The catalogue of the crate that calls it, from `messages/en.ftl`, `fr.ftl` and `de.ftl` beside its manifest.
///
/// ```ignore
/// pub static MESSAGES: Catalogue = language::catalogue!("window");
/// ```
#[macro_export]
macro_rules! catalogue {
    ($owner:literal) => {
        $crate::tongue::Catalogue::new(
            $owner,
            [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/en.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/fr.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/messages/de.ftl")),
            ],
        )
    };
}
