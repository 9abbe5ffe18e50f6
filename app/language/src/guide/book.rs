//! The book: chapters, sections, and the way from a rule case to its section.

use super::markup::{self, TextBlock, TextSpan};
use engine::rule::Rule;

/// The rules, retold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// Its chapters.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its sections.
    pub sections: Vec<GuideSection>,
}

/// A section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuideSection {
    /// The name links use.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The rule cases it is the place for.
    pub cases: Vec<Rule>,
    /// Its text.
    pub blocks: Vec<TextBlock>,
}

/// The place of a section: its chapter and its place there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SectionPlace {
    /// The chapter, counted from 0.
    pub chapter: usize,
    /// The section, counted from 0.
    pub section: usize,
}

impl Guide {
    /// Reads a book from the texts of its chapters.
    pub fn read(chapters: &[&str]) -> Result<Guide, String> {
        let chapters = chapters.iter().map(|text| chapter(text)).collect::<Result<_, _>>()?;
        Ok(Guide { chapters })
    }

    /// Every section with its place, in order.
    pub fn sections(&self) -> impl Iterator<Item = (SectionPlace, &GuideSection)> {
        self.chapters.iter().enumerate().flat_map(|(chapter, found)| {
            found.sections.iter().enumerate().map(move |(section, found)| (SectionPlace { chapter, section }, found))
        })
    }

    /// The section in a place.
    pub fn section(&self, stand: SectionPlace) -> Option<&GuideSection> {
        self.chapters.get(stand.chapter)?.sections.get(stand.section)
    }

    /// The section of that name.
    pub fn named(&self, id: &str) -> Option<SectionPlace> {
        self.sections().find(|(_, section)| section.id == id).map(|(stand, _)| stand)
    }

    /// The section that explains a case; if none does, the nearest before it among the cases with the same first
    /// number, or else the first of them.
    pub fn section_of(&self, case: Rule) -> Option<SectionPlace> {
        let all = self.sections().flat_map(|(stand, section)| section.cases.iter().map(move |&found| (found, stand)));
        let mut near: Vec<(Rule, SectionPlace)> = all.filter(|(found, _)| found.section() == case.section()).collect();
        near.sort();
        let before = near.iter().rev().find(|(found, _)| *found <= case);
        before.or(near.first()).map(|&(_, stand)| stand)
    }

    /// A line for each section: its name, its title and its cases.
    pub fn listing(&self) -> Vec<String> {
        let cases =
            |section: &GuideSection| section.cases.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        self.sections()
            .map(|(_, section)| format!("{:16} {:36} {}", section.id, section.title, cases(section)))
            .collect()
    }

    /// The section after a place.
    pub fn after(&self, stand: SectionPlace) -> Option<SectionPlace> {
        self.sections().map(|(found, _)| found).find(|found| *found > stand)
    }

    /// The section before a place.
    pub fn before(&self, stand: SectionPlace) -> Option<SectionPlace> {
        self.sections().map(|(found, _)| found).take_while(|found| *found < stand).last()
    }
}

impl GuideSection {
    /// All its words, for a search and for a screen reader.
    pub fn words(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        for block in &self.blocks {
            match block {
                TextBlock::Words(spans)
                | TextBlock::Item(spans)
                | TextBlock::Step(_, spans)
                | TextBlock::Aside(spans) => {
                    words.push(markup::plain(spans));
                }
                TextBlock::Table(rows) => {
                    for row in rows {
                        let cells: Vec<String> = row.iter().map(|cell| markup::plain(cell)).collect();
                        words.push(cells.join(", "));
                    }
                }
                TextBlock::Picture { caption, .. } => words.push(markup::plain(caption)),
                TextBlock::Chart(_) | TextBlock::FirstGame => {}
            }
        }
        words.join(" ")
    }

    /// Every span in it.
    pub fn spans(&self) -> impl Iterator<Item = &TextSpan> {
        self.blocks.iter().flat_map(|block| -> Box<dyn Iterator<Item = &TextSpan>> {
            match block {
                TextBlock::Words(spans)
                | TextBlock::Item(spans)
                | TextBlock::Step(_, spans)
                | TextBlock::Aside(spans) => Box::new(spans.iter()),
                TextBlock::Table(rows) => Box::new(rows.iter().flatten().flatten()),
                TextBlock::Picture { caption, .. } => Box::new(caption.iter()),
                TextBlock::Chart(_) | TextBlock::FirstGame => Box::new(std::iter::empty()),
            }
        })
    }
}

fn chapter(text: &str) -> Result<Chapter, String> {
    let mut parts = text.split("\n## ");
    let head = parts.next().unwrap_or("");
    let title = head.lines().find_map(|line| line.strip_prefix("# ")).ok_or("a chapter begins with \"# Title\"")?;
    let sections = parts.map(section).collect::<Result<_, _>>()?;
    Ok(Chapter { title: title.trim().to_owned(), sections })
}

fn section(text: &str) -> Result<GuideSection, String> {
    let mut lines = text.lines();
    let title = lines.next().unwrap_or("").trim().to_owned();
    let mut section = GuideSection { title, ..GuideSection::default() };
    let mut rest = Vec::new();
    for line in lines {
        if let Some(id) = line.strip_prefix("@id ") {
            section.id = id.trim().to_owned();
        } else if let Some(cases) = line.strip_prefix("@cases ") {
            for case in cases.split(',') {
                let case = case.trim();
                section.cases.push(case.parse().map_err(|error| format!("{}: {case}: {error}", section.title))?);
            }
        } else {
            rest.push(line);
        }
    }
    if section.id.is_empty() {
        return Err(format!("the section \"{}\" has no @id", section.title));
    }
    section.blocks = markup::blocks(rest.into_iter()).map_err(|error| format!("{}: {error}", section.title))?;
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str =
        "# Moving\n\n## First\n@id first\n@cases 4.1, 4.2\nWords.\n\n## Second\n@id second\n@cases 4.5\nMore.\n";

    #[test]
    fn a_case_leads_to_its_section_or_to_the_nearest() {
        let guide = Guide::read(&[SMALL]).unwrap();
        let id = |case| guide.section_of(case).and_then(|stand| guide.section(stand)).map(|found| found.id.as_str());
        assert_eq!(id(Rule::new("4.5")), Some("second"));
        assert_eq!(id(Rule::new("4.4")), Some("first"));
        assert_eq!(id(Rule::new("4.0")), Some("first"));
        assert_eq!(id(Rule::new("4.9")), Some("second"));
        assert_eq!(id(Rule::new("9.0")), None);
    }

    #[test]
    fn sections_follow_each_other() {
        let guide = Guide::read(&[SMALL, SMALL]).unwrap();
        let first = SectionPlace::default();
        let second = guide.after(first).unwrap();
        assert_eq!(guide.section(second).unwrap().id, "second");
        assert_eq!(guide.before(second), Some(first));
        assert_eq!(guide.before(first), None);
        let last = guide.sections().last().unwrap().0;
        assert_eq!((last.chapter, guide.after(last)), (1, None));
    }

    #[test]
    fn a_section_without_a_name_is_a_mistake() {
        assert!(Guide::read(&["# A\n\n## B\nwords\n"]).is_err());
        assert!(Guide::read(&["no title"]).is_err());
        assert!(Guide::read(&["# A\n\n## B\n@id b\n@cases four\n"]).is_err());
    }
}
