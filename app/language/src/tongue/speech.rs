//! A language: its messages, parsed when they are first needed.

use super::catalogue::Catalogue;
use super::forms;
use super::pseudo;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The messages that every catalogue may use: terms, and the forms of sides.
static COMMON: &Catalogue = &crate::MESSAGES;
/// The code of the language that is complete.
pub(super) const ENGLISH: &str = "en";

/// A language that sentences can be written in.
pub struct Tongue {
    code: String,
    /// No other has it.
    number: u64,
    /// The messages of a folder, by the owner of their catalogue. They have been checked.
    added: BTreeMap<&'static str, Arc<FluentResource>>,
    /// The messages of each catalogue that was needed so far, by its owner.
    books: RwLock<BTreeMap<&'static str, Arc<Bundle>>>,
}

impl Tongue {
    /// A language that is built in, or one of which nothing is known yet.
    pub fn new(code: &str) -> Tongue {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Tongue { code: code.to_owned(), number, added: BTreeMap::new(), books: RwLock::default() }
    }

    /// English, which is complete.
    pub fn english() -> Arc<Tongue> {
        static ENGLISH_TONGUE: OnceLock<Arc<Tongue>> = OnceLock::new();
        Arc::clone(ENGLISH_TONGUE.get_or_init(|| Arc::new(Tongue::new(ENGLISH))))
    }

    /// The language with checked messages of a folder, which come before those that are built in.
    pub(super) fn adding(mut self, owner: &'static str, messages: FluentResource) -> Tongue {
        self.added.insert(owner, Arc::new(messages));
        self
    }

    /// Its number, by which text that was written in another language is known.
    pub(super) const fn number(&self) -> u64 {
        self.number
    }

    /// Its code: `de`, `fr`, `pt-BR`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Its name in itself: "Deutsch". A language that does not say it is called by its code.
    pub fn title(&self) -> String {
        self.format(COMMON, "language-name", &FluentArgs::new()).unwrap_or_else(|| self.code.clone())
    }

    /// Whether the language itself has a message, or an attribute behind a full stop.
    pub fn has(&self, catalogue: &'static Catalogue, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let book = self.book(catalogue);
        book.get_message(id).is_some_and(|message| attribute.is_none_or(|one| message.get_attribute(one).is_some()))
    }

    /// The text of a message, with the marks of its slots; `None` if this language does not have it whole.
    pub(super) fn format(&self, catalogue: &'static Catalogue, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let book = self.book(catalogue);
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = book.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let (mut text, mut errors) = (String::new(), Vec::new());
        book.write_pattern(&mut text, pattern, Some(arguments), &mut errors).ok()?;
        errors.is_empty().then_some(text)
    }

    /// The messages of a catalogue, with the common ones.
    fn book(&self, catalogue: &'static Catalogue) -> Arc<Bundle> {
        let owner = catalogue.owner();
        if let Some(book) = self.books.read().unwrap_or_else(PoisonError::into_inner).get(owner) {
            return Arc::clone(book);
        }
        let book = Arc::new(self.read(catalogue));
        let mut books = self.books.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(books.entry(owner).or_insert(book))
    }

    fn read(&self, catalogue: &'static Catalogue) -> Bundle {
        let accented = self.code == pseudo::PSEUDO;
        let code = if accented { ENGLISH } else { &self.code };
        // Plurals of a language with an unknown code are those of English.
        let language = code.parse::<LanguageIdentifier>().or_else(|_| ENGLISH.parse());
        let mut book = Bundle::new_concurrent(language.into_iter().collect());
        book.set_use_isolating(false);
        book.set_transform(if accented { Some(pseudo::accented) } else { None });
        book.set_formatter(Some(|value, _| halves(value)));
        // Each book is new, so the name is free.
        let _ = book.add_function(forms::FUNCTION, forms::side_form);
        for known in [COMMON, catalogue] {
            if let Some(page) = known.page(code) {
                book.add_resource_overriding(Arc::new(parsed(page)));
            }
            if let Some(added) = self.added.get(known.owner()) {
                book.add_resource_overriding(Arc::clone(added));
            }
        }
        book
    }
}

impl fmt::Debug for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tongue").field("code", &self.code).finish_non_exhaustive()
    }
}

/// The messages of a page. Entries with mistakes are left out: they fall back to English, and a test finds them.
pub(super) fn parsed(page: &str) -> FluentResource {
    FluentResource::try_new(page.to_owned()).unwrap_or_else(|(resource, _)| resource)
}

/// Half a point is written alike in every language.
fn halves(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, .. }) = value else { return None };
    if (value.fract().abs() - 0.5).abs() > f64::EPSILON {
        return None;
    }
    let (sign, whole) = (if *value < 0.0 { "\u{2212}" } else { "" }, value.abs().trunc());
    Some(if whole < 1.0 { format!("{sign}½") } else { format!("{sign}{whole}½") })
}
