//! The language the program speaks now, and the choice of one.

use super::speech::{ENGLISH, Tongue};
use std::cell::RefCell;
use std::marker::PhantomData;
use std::sync::{Arc, PoisonError, RwLock};

static CURRENT: RwLock<Option<Arc<Tongue>>> = RwLock::new(None);

thread_local! {
    static SCOPED: RefCell<Vec<Arc<Tongue>>> = const { RefCell::new(Vec::new()) };
}

/// The language that is spoken now on this thread: the innermost scoped one, else that of the program, else English.
pub fn current() -> Arc<Tongue> {
    let scoped = SCOPED.with_borrow(|scoped| scoped.last().cloned());
    let whole = || CURRENT.read().unwrap_or_else(PoisonError::into_inner).clone();
    scoped.or_else(whole).unwrap_or_else(Tongue::english)
}

/// From now on the whole program speaks this language.
pub fn speak(tongue: Arc<Tongue>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = Some(tongue);
}

/// The number of the language that is spoken now on this thread. Text kept under another number must be written again.
pub fn spoken() -> u64 {
    current().number()
}

/// As long as it lives, its thread speaks another language: for a report, or a test.
#[derive(Debug)]
#[must_use = "the language holds as long as this lives"]
pub struct ScopedTongue {
    /// It stays on its thread.
    thread: PhantomData<*const ()>,
}

/// Speaks a language on this thread until the guard is dropped.
pub fn scoped(tongue: Arc<Tongue>) -> ScopedTongue {
    SCOPED.with_borrow_mut(|scoped| scoped.push(tongue));
    ScopedTongue { thread: PhantomData }
}

impl Drop for ScopedTongue {
    fn drop(&mut self) {
        // A thread that ends has no scope left to close.
        let _ = SCOPED.try_with(|scoped| scoped.borrow_mut().pop());
    }
}

/// The languages a desktop asks for, most wanted first, from its variables: `LANGUAGE`, then `LC_ALL`, `LC_MESSAGES` and
/// `LANG`. The program reads the variables.
///
/// ```
/// use language::tongue::{choose, wanted};
/// let desktop = |name: &str| (name == "LANG").then(|| String::from("de_AT.UTF-8"));
/// assert_eq!(choose(&wanted(desktop), &["en", "fr", "de"]), "de");
/// ```
pub fn wanted(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let filled = |name: &str| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(filled);
    // As with gettext, the list counts only where a language is set at all.
    let plain = locale.as_deref().is_none_or(|locale| matches!(code(locale).as_str(), "c" | "posix"));
    let list = if plain { None } else { filled("LANGUAGE") };
    let listed = list.iter().flat_map(|list| list.split(':')).map(str::to_owned);
    listed.chain(locale.clone()).filter(|one| !one.is_empty()).collect()
}

/// The first wanted language that is available: by its whole code, else by its language alone. English if there is none.
pub fn choose<'a>(wanted: &[impl AsRef<str>], available: &[&'a str]) -> &'a str {
    for wanted in wanted {
        let wanted = code(wanted.as_ref());
        let primary = |code: &str| code.split('-').next().unwrap_or_default().to_owned();
        let whole = available.iter().find(|known| code(known) == wanted);
        let alike = || available.iter().find(|known| code(known) == primary(&wanted));
        let cousin = || available.iter().find(|known| primary(&code(known)) == primary(&wanted));
        if let Some(known) = whole.or_else(alike).or_else(cousin) {
            return known;
        }
        if matches!(wanted.as_str(), "c" | "posix") {
            break;
        }
    }
    available.iter().find(|known| **known == ENGLISH).copied().unwrap_or(ENGLISH)
}

/// A locale as a code in small letters: "de_AT.UTF-8@euro" is "de-at".
fn code(locale: &str) -> String {
    let end = locale.find(['.', '@']).unwrap_or(locale.len());
    locale.get(..end).unwrap_or_default().replace('_', "-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_desktop_is_chosen() {
        let known = ["en", "fr", "de", "pt-BR"];
        let chosen = |wanted: &[&str]| choose(wanted, &known);
        assert_eq!(chosen(&["fr_FR.UTF-8"]), "fr");
        assert_eq!(chosen(&["ru", "de"]), "de");
        assert_eq!(chosen(&["pt_PT"]), "pt-BR");
        assert_eq!(chosen(&["C", "de"]), "en");
        assert_eq!(chosen(&["de@euro"]), "de");
        assert_eq!(chosen(&[]), "en");
        assert_eq!(chosen(&["", "xx_YY"]), "en");
    }

    #[test]
    fn the_list_of_languages_comes_before_the_locale() {
        let all = |pairs: &'static [(&str, &str)]| {
            wanted(|name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(all(&[("LANGUAGE", "fr:de"), ("LANG", "en_GB.UTF-8")]), ["fr", "de", "en_GB.UTF-8"]);
        assert_eq!(all(&[("LC_ALL", ""), ("LC_MESSAGES", "de_DE"), ("LANG", "en_GB")]), ["de_DE"]);
        assert_eq!(all(&[("LANGUAGE", "fr"), ("LC_ALL", "C.UTF-8")]), ["C.UTF-8"]);
        assert!(all(&[]).is_empty());
    }

    #[test]
    fn a_scope_ends_with_its_guard() {
        let code = || current().code().to_owned();
        let before = code();
        {
            let _german = scoped(Arc::new(Tongue::new("de")));
            {
                let _french = scoped(Arc::new(Tongue::new("fr")));
                assert_eq!(code(), "fr");
            }
            assert_eq!(code(), "de");
        }
        assert_eq!(code(), before);
    }
}
