//! The files of a scenario, and how several become one: a main file, and the files it includes from its own folder or
//! from one beside it.

use crate::fields::Fields;
use crate::mistake::{Log, Spot, Text, quote};
use crate::tree::{self, KeyTable};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::PathBuf;

/// The largest file that is read. The largest battle so far has 32 KiB.
pub const LARGEST_FILE: usize = 1 << 20;
/// The most files included: a map, units and a few more.
const MOST_INCLUDES: usize = 8;
/// A file name longer than this, with its folder, is no file of ours.
const LONGEST_FILE_NAME: usize = 80;

/// Something that holds files by name.
pub trait Source {
    /// The bytes of a file, or a sentence with the reason why there are none. At most [`LARGEST_FILE`] and one are
    /// needed.
    ///
    /// The name is the main file's, or one the main file includes: `map.toml`, or `../eylau/map.toml` for a file in the
    /// folder `eylau` beside the scenario's own. Other names are never asked for.
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String>;
}

/// Files in memory, by name.
impl Source for BTreeMap<String, Vec<u8>> {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String> {
        self.get(name).cloned().ok_or_else(|| "there is no such file".to_owned())
    }
}

/// Files in a folder of the disk.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Source for Folder {
    fn bytes(&self, name: &str) -> Result<Vec<u8>, String> {
        let path = self.0.join(name);
        let sentence = |error: std::io::Error| format!("it cannot be read: {error}");
        if !fs::metadata(&path).map_err(sentence)?.is_file() {
            return Err("it is not a file".to_owned());
        }
        let mut bytes = Vec::new();
        let most = u64::try_from(LARGEST_FILE).unwrap_or(u64::MAX).saturating_add(1);
        File::open(&path).map_err(sentence)?.take(most).read_to_end(&mut bytes).map_err(sentence)?;
        Ok(bytes)
    }
}

/// Reads the main file and what it includes into one table. `files` receives every file, for the lines of mistakes.
pub(crate) fn gather(source: &dyn Source, main: &str, files: &mut Vec<Text>, log: &Log) -> KeyTable {
    let mut root = read(source, main, None, files, log);
    let included = includes(&root, main, log);
    for (name, at) in included {
        for (key, (at, node)) in read(source, &name, Some(at), files, log) {
            if key == "include" {
                log.say(at, "a file that is included cannot include others");
            } else if let Some((first, _)) = root.get(&key) {
                let other = files.get(first.file).map_or("", |file| file.name.as_str());
                log.say(at, format!("`{key}` is already in {other}; all of it must be in one file"));
            } else {
                root.insert(key, (at, node));
            }
        }
    }
    root
}

/// One file as a table. A missing file is reported at the place that includes it.
fn read(source: &dyn Source, name: &str, asked: Option<Spot>, files: &mut Vec<Text>, log: &Log) -> KeyTable {
    let file = files.len();
    let start = Spot { file, offset: 0 };
    let mut text = String::new();
    match source.bytes(name) {
        Err(why) => log.say(asked.unwrap_or(start), format!("{name}: {why}")),
        Ok(bytes) if bytes.len() > LARGEST_FILE => {
            log.say(asked.unwrap_or(start), format!("{name} is larger than {LARGEST_FILE} bytes"));
        }
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(read) => text = read,
            Err(error) => {
                let offset = error.utf8_error().valid_up_to();
                text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                log.say(Spot { file, offset }, "this is not text: the file must be in UTF-8");
                files.push(Text { name: name.to_owned(), text });
                return KeyTable::new();
            }
        },
    }
    let table = tree::parse(&text, file, log);
    files.push(Text { name: name.to_owned(), text });
    table
}

/// The names of the included files. A scenario can only reach its own folder and the ones beside it.
fn includes(root: &KeyTable, main: &str, log: &Log) -> Vec<(String, Spot)> {
    let mut names: Vec<(String, Spot)> = Vec::new();
    let list = Fields::new("the scenario", Spot { file: 0, offset: 0 }, root, log).list("include");
    for node in list {
        let Some(name) = node.name("include", LONGEST_FILE_NAME, log) else { continue };
        if !is_within_reach(name) {
            log.say(
                node.at,
                format!(
                    "{} is not the plain name of a .toml file beside this one, or in a folder beside this one's, such as \"../eylau/map.toml\"",
                    quote(name)
                ),
            );
        } else if name == main || names.iter().any(|(other, _)| other == name) {
            log.say(node.at, format!("{} is read twice", quote(name)));
        } else if names.len() == MOST_INCLUDES {
            log.say(node.at, format!("more than {MOST_INCLUDES} files are included"));
            break;
        } else {
            names.push((name.to_owned(), node.at));
        }
    }
    names
}

/// `map.toml`, or `../eylau/map.toml`: at most one step up, into exactly one folder, and plain names only.
fn is_within_reach(name: &str) -> bool {
    let plain = |part: &str| {
        let letter = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
        !part.is_empty() && part.chars().all(letter) && !part.starts_with('.') && !part.ends_with('.')
    };
    let file = |part: &str| plain(part) && part.ends_with(".toml");
    match name.strip_prefix("../") {
        Some(beside) => beside.split_once('/').is_some_and(|(folder, name)| plain(folder) && file(name)),
        None => file(name),
    }
}
