//! Finding a section by words.

use super::book::{Guide, GuideSection, SectionPlace};
use engine::rule::Rule;

/// A section that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The place of the section.
    pub stand: SectionPlace,
    /// Some words around what was found.
    pub excerpt: String,
    /// The rank of the find; more is better.
    pub rank: u32,
}

/// More hits than this are of no use.
const MOST: usize = 20;
/// Words beyond this many in a question are not looked for.
const LONGEST: usize = 12;
/// Letters of an excerpt on each side of what was found.
const AROUND: usize = 60;

impl Guide {
    /// Sections that hold all the words, the best first. A case number finds its section.
    pub fn search(&self, question: &str) -> Vec<Hit> {
        let words: Vec<String> =
            question.split_whitespace().take(LONGEST).map(fold).filter(|w| !w.is_empty()).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let case = words.first().filter(|_| words.len() == 1).and_then(|word| word.parse::<Rule>().ok());
        let home = case.and_then(|case| self.section_of(case));
        let mut hits: Vec<Hit> = Vec::new();
        for (stand, section) in self.sections() {
            let text = section.words();
            let rank = rank(section, &fold(&text), &words) + if home == Some(stand) { 1000 } else { 0 };
            if rank > 0 {
                let excerpt = excerpt(&text, &words);
                hits.push(Hit { stand, excerpt, rank });
            }
        }
        hits.sort_by(|a, b| b.rank.cmp(&a.rank).then(a.stand.cmp(&b.stand)));
        hits.truncate(MOST);
        hits
    }
}

/// Lower case, without the marks around words.
fn fold(text: &str) -> String {
    text.to_lowercase().replace(['\u{2019}', '\'', '"', ',', ';', '?', '!'], "").trim_matches('.').to_owned()
}

/// A word in the title counts most, a word at the beginning of a word more than one within; all must be there.
fn rank(section: &GuideSection, text: &str, words: &[String]) -> u32 {
    let title = fold(&section.title);
    let mut total = 0;
    for word in words {
        let in_title = if title.contains(word.as_str()) { 40 } else { 0 };
        let in_cases = if section.cases.iter().any(|case| case.to_string() == *word) { 60 } else { 0 };
        let begins = text.split_whitespace().filter(|found| found.starts_with(word.as_str())).count();
        let within = usize::from(begins == 0 && text.contains(word.as_str()));
        let in_text = u32::try_from(begins.min(9) * 3 + within).unwrap_or(0);
        let here = in_title + in_cases + in_text;
        if here == 0 {
            return 0;
        }
        total += here;
    }
    total
}

fn excerpt(text: &str, words: &[String]) -> String {
    let letters: Vec<char> = text.chars().collect();
    // Lower case may have another length in some languages; the excerpt is then a little beside, and nothing worse.
    let lower: String = letters.iter().map(|letter| letter.to_lowercase().next().unwrap_or(*letter)).collect();
    let at = words.iter().find_map(|word| lower.find(word.as_str())).unwrap_or(0);
    let at = lower.get(..at).map_or(0, |before| before.chars().count());
    let mut from = at.saturating_sub(AROUND);
    while from > 0 && letters.get(from - 1).is_some_and(|letter| !letter.is_whitespace()) {
        from -= 1;
    }
    let mut to = (at + AROUND).min(letters.len());
    while to < letters.len() && letters.get(to).is_some_and(|letter| !letter.is_whitespace()) {
        to += 1;
    }
    let middle: String = letters.get(from..to).unwrap_or(&[]).iter().collect();
    let (before, after) = (if from > 0 { "... " } else { "" }, if to < letters.len() { " ..." } else { "" });
    format!("{before}{}{after}", middle.trim())
}
