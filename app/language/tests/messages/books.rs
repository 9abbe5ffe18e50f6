//! A book in another language says what the English one says: its ids, cases, pictures, charts and references are the same.

use crate::source::{ROOT, gather};
use language::guide::Guide;
use language::tongue::BUILT_IN;
use std::fs;
use std::path::Path;

#[test]
fn a_translated_book_has_the_shape_of_the_english_one() {
    let mut files = Vec::new();
    gather(&Path::new(ROOT).join("app/systems"), "md", &mut files);
    let (mut translated, mut wrong) = (0, Vec::new());
    for file in &files {
        let (folder, name) = (file.parent().unwrap(), file.file_name().unwrap());
        let Some(code) = folder.file_name().and_then(|code| code.to_str()).filter(|code| BUILT_IN.contains(code))
        else {
            continue;
        };
        translated += 1;
        let text = folder.parent().unwrap();
        let english = shape(&text.join(name));
        for (here, there) in shape(file).iter().zip(&english).filter(|(here, there)| here != there) {
            wrong.push(format!("{}:\n  {here}\nEnglish:\n  {there}", file.display()));
        }
        if shape(file).len() != english.len() {
            wrong.push(format!("{} has more or fewer sections than the English one", file.display()));
        }
        let listed = fs::read_to_string(text.with_file_name("mod.rs")).unwrap();
        if !listed.contains(&format!("\"text/{code}/{}\"", name.to_str().unwrap())) {
            wrong.push(format!("{} is in no book", file.display()));
        }
    }
    assert!(translated > 0, "the books are where they were");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn shape(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    Guide::read(&[&text]).unwrap_or_else(|why| panic!("{}: {why}", file.display())).shape()
}
