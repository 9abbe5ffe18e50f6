//! Reading a scenario, from disk or from anywhere: whole, or with every mistake in it.

use crate::fields::Fields;
use crate::mistake::{Log, Mistake, Spot};
use crate::readers::Readers;
use crate::scenario::{MAIN_FILE, Scenario};
use crate::source::{self, Source};
use crate::tree::KeyTable;
use std::collections::BTreeMap;
use std::path::Path;

/// The format of the files that this program reads.
const FORMAT: u8 = 1;

impl Readers {
    /// Reads a scenario from disk: a file, or a folder with a `scenario.toml` in it.
    ///
    /// # Errors
    /// Every mistake in the files, by line; a file that cannot be read counts as one.
    pub fn load(self, path: &Path) -> Result<Scenario, Vec<Mistake>> {
        let (folder, main) = if path.is_dir() {
            (path.to_path_buf(), MAIN_FILE.to_owned())
        } else {
            let folder = path.parent().map(Path::to_path_buf).unwrap_or_default();
            (folder, path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default())
        };
        self.parse(&source::Folder(folder.clone()), &main).map_err(|mut mistakes| {
            for mistake in &mut mistakes {
                mistake.file = folder.join(&mistake.file).display().to_string();
            }
            mistakes
        })
    }

    /// Reads a scenario whose main file has that name.
    ///
    /// # Errors
    /// Every mistake in the files, by line.
    pub fn parse(self, source: &dyn Source, main: &str) -> Result<Scenario, Vec<Mistake>> {
        let log = Log::default();
        let mut files = Vec::new();
        let root = source::gather(source, main, &mut files, &log);
        // Half a file would cause mistakes of its own, so text that is not TOML is reported first.
        let scenario = if log.is_clean() { self.read(&root, &log) } else { None };
        match scenario {
            Some(scenario) if log.is_clean() => Ok(scenario),
            _ => Err(log.finish(&files)),
        }
    }

    /// Reads a scenario that is one text.
    ///
    /// # Errors
    /// Every mistake in the text, by line.
    pub fn parse_text(self, name: &str, text: &str) -> Result<Scenario, Vec<Mistake>> {
        self.parse(&BTreeMap::from([(name.to_owned(), text.as_bytes().to_vec())]), name)
    }

    fn read(self, root: &KeyTable, log: &Log) -> Option<Scenario> {
        let mut fields = Fields::new("the scenario", Spot { file: 0, offset: 0 }, root, log);
        let format = fields.number("format", FORMAT..=FORMAT);
        let known: Vec<(&str, _)> = self.iter().map(|reader| (reader.name, reader.read)).collect();
        let system = fields.required("system").and_then(|node| node.choice("system", &known, log));
        // The meaning of the other keys depends on these two.
        format?;
        fields.optional("include");
        system?(fields)
    }
}
