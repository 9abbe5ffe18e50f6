//! The languages there are: those that are built in, and those of folders beside them.

use super::catalogue::{BUILT_IN, Catalogue};
use super::check::{CheckedPage, check, terms};
use super::current::{choose, wanted};
use super::phrase::Phrase;
use super::pseudo::PSEUDO;
use super::resolve::said;
use super::speech::{ENGLISH, Tongue, parsed};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// Languages in a folder, and files in a language. More are left alone.
const MOST_LANGUAGES: usize = 64;
const MOST_FILES: usize = 64;
/// Bytes in a file, and in all files of a folder.
const LARGEST: u64 = 1 << 20;
const LARGEST_IN_ALL: u64 = 16 << 20;
/// The end of the name of a file of messages.
const END: &str = "ftl";

/// A mistake in a folder of languages. The message it is about falls back to English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TongueFault {
    /// The file or folder.
    pub file: PathBuf,
    /// The line, from 1; `None` where the whole file is meant.
    pub line: Option<usize>,
    /// The mistake.
    pub what: Phrase,
}

impl fmt::Display for TongueFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The name of a file may hold anything, so it is written with its letters escaped.
        let file: String = self.file.to_string_lossy().chars().flat_map(shown).collect();
        let line = self.line.map_or_else(String::new, |line| format!(":{line}"));
        write!(f, "{file}{line}: {}", said(self.what.clone()))
    }
}

/// A letter of a file's name, escaped if it would not be seen.
fn shown(letter: char) -> Vec<char> {
    let plain = letter.is_alphanumeric() || letter == ' ' || letter.is_ascii_punctuation();
    if plain { vec![letter] } else { letter.escape_unicode().collect() }
}

/// The languages there are, and the mistakes in those that are not built in.
#[derive(Debug)]
pub struct Tongues {
    list: Vec<Arc<Tongue>>,
    faults: Vec<TongueFault>,
}

impl Tongues {
    /// The languages that are built in.
    pub fn built_in() -> Tongues {
        Tongues::of(&[], &[])
    }

    /// The built-in languages with those of folders. A file of a later folder replaces the same file of an earlier one.
    /// A folder that does not exist is empty.
    ///
    /// In a folder there is a folder for each language, named by its code, and in it a file for each catalogue:
    /// `it/twenty.ftl`.
    pub fn of(folders: &[PathBuf], catalogues: &[&'static Catalogue]) -> Tongues {
        let mut reading = Reading { catalogues, room: LARGEST_IN_ALL, faults: Vec::new(), languages: BTreeMap::new() };
        folders.iter().for_each(|folder| reading.folder(folder));
        let mut codes: Vec<String> = BUILT_IN.map(str::to_owned).to_vec();
        codes.extend(reading.languages.keys().filter(|code| !BUILT_IN.contains(&code.as_str())).cloned());
        let list = codes.iter().map(|code| Arc::new(reading.tongue(code))).collect();
        Tongues { list, faults: reading.faults }
    }

    /// All languages, English first.
    pub fn list(&self) -> &[Arc<Tongue>] {
        &self.list
    }

    /// Their codes, in the same order.
    pub fn codes(&self) -> Vec<&str> {
        self.list.iter().map(|tongue| tongue.code()).collect()
    }

    /// The language of that code, or the pseudo-language of layout tests.
    pub fn named(&self, code: &str) -> Option<Arc<Tongue>> {
        let known = self.list.iter().find(|tongue| tongue.code() == code).cloned();
        known.or_else(|| (code == PSEUDO).then(|| Arc::new(Tongue::new(PSEUDO))))
    }

    /// The language to speak: the chosen one, else the desktop's, else English. `variable` reads the environment.
    pub fn best(&self, chosen: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Arc<Tongue> {
        let of_desktop = || self.named(choose(&wanted(variable), &self.codes()));
        chosen.and_then(|code| self.named(code)).or_else(of_desktop).unwrap_or_else(Tongue::english)
    }

    /// The mistakes that were found, in the order of the files.
    pub fn faults(&self) -> &[TongueFault] {
        &self.faults
    }
}

/// A file of messages: where it lies, and its text.
type Page = (PathBuf, String);

/// Folders of languages while they are read.
struct Reading<'a> {
    catalogues: &'a [&'static Catalogue],
    room: u64,
    faults: Vec<TongueFault>,
    languages: BTreeMap<String, BTreeMap<&'static str, Page>>,
}

impl Reading<'_> {
    fn fault(&mut self, file: &Path, line: Option<usize>, what: Phrase) {
        self.faults.push(TongueFault { file: file.to_path_buf(), line, what });
    }

    fn folder(&mut self, folder: &Path) {
        for path in self.entries(folder, MOST_LANGUAGES) {
            if !path.is_dir() {
                continue;
            }
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            // Only a code in its usual form names a language, so that no two folders are the same one.
            let code = name.parse::<LanguageIdentifier>().ok().filter(|code| *code == name);
            match code {
                Some(code) if name != PSEUDO => self.language(&path, &code.to_string()),
                _ => self.fault(&path, None, fault("code")),
            }
        }
    }

    fn language(&mut self, folder: &Path, code: &str) {
        for path in self.entries(folder, MOST_FILES) {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            if path.extension().is_none_or(|end| end != END) {
                continue;
            }
            let catalogue = self.known().find(|known| known.owner() == name);
            match catalogue {
                None => self.fault(&path, None, fault("catalogue")),
                Some(catalogue) => {
                    if let Some(text) = self.text(&path) {
                        let pages = self.languages.entry(code.to_owned()).or_default();
                        pages.insert(catalogue.owner(), (path, text));
                    }
                }
            }
        }
    }

    /// The common catalogue first: the others may use its terms.
    fn known(&self) -> impl Iterator<Item = &'static Catalogue> {
        let common: &'static Catalogue = &crate::MESSAGES;
        let others = self.catalogues.iter().copied().filter(move |known| *known != common);
        std::iter::once(common).chain(others)
    }

    /// The entries of a folder in the order of their names.
    fn entries(&mut self, folder: &Path, most: usize) -> Vec<PathBuf> {
        let Ok(list) = fs::read_dir(folder) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = list.flatten().map(|entry| entry.path()).take(most + 1).collect();
        if paths.len() > most {
            paths.pop();
            self.fault(folder, None, fault("many").with("most", most));
        }
        paths.sort();
        paths
    }

    /// The text of a file, within what a file and all of them may have.
    fn text(&mut self, path: &Path) -> Option<String> {
        let most = LARGEST.min(self.room);
        let mut bytes = Vec::new();
        // Anything but a plain file, such as a pipe, might never end.
        let plain = fs::metadata(path).is_ok_and(|about| about.is_file());
        let read = plain.then(|| fs::File::open(path).ok()).flatten();
        let read = read.and_then(|file| file.take(most + 1).read_to_end(&mut bytes).ok());
        let Some(size) = read.and_then(|size| u64::try_from(size).ok()) else {
            self.fault(path, None, fault("unread"));
            return None;
        };
        if size > most {
            self.fault(path, None, fault("large"));
            return None;
        }
        self.room -= size;
        let text = String::from_utf8(bytes).ok();
        if text.is_none() {
            self.fault(path, None, fault("utf"));
        }
        // Some editors begin a file with a mark.
        text.map(|text| text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned())
    }

    /// The language of that code, with its pages checked.
    fn tongue(&mut self, code: &str) -> Tongue {
        let mut tongue = Tongue::new(code);
        let mut pages = self.languages.remove(code).unwrap_or_default();
        let mut common = terms(crate::MESSAGES.page(code).unwrap_or_default());
        for catalogue in self.known().collect::<Vec<_>>() {
            let Some((path, text)) = pages.remove(catalogue.owner()) else { continue };
            let mut known = common.clone();
            known.extend(terms(catalogue.page(code).unwrap_or_default()));
            let english = catalogue.page(ENGLISH).unwrap_or_default();
            let CheckedPage { good, faults, terms, .. } = check(catalogue.owner(), english, &text, &known);
            for found in faults {
                self.fault(&path, Some(found.line), found.what);
            }
            if *catalogue == crate::MESSAGES {
                common.extend(terms);
            }
            tongue = tongue.adding(catalogue.owner(), parsed(&good));
        }
        tongue
    }
}

/// A fault by the end of its message's id.
fn fault(id: &str) -> Phrase {
    Phrase::new(&crate::MESSAGES, format!("language-fault-{id}"))
}
