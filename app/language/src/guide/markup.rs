//! The markup of the book: a few signs at the beginning of a line, and a few within it.
//!
//! | line | what it is |
//! | --- | --- |
//! | `# Title` | the chapter's title, once |
//! | `## Title` | a section begins |
//! | `@id name` | the section's name, which links use |
//! | `@cases 4.1, 4.2` | the rule cases the section is the place for |
//! | `- words` | an item of a list |
//! | `1. words` | a step of a list in order |
//! | `> words` | an aside: a hint or an example |
//! | `\| a \| b \|` | a row of a table; the first one is its head |
//! | `!picture name words` | a picture and what is said under it |
//! | `!chart name` | a chart that is asked of the engine |
//! | `!first-game` | the button that begins the guided game |
//!
//! Within a line: `**strong**`, `*leaning*`, `[4.5]` for a case, `[[name]]` or `[[name|words]]` for a section. Lines that
//! follow each other are one paragraph; an empty line ends it.

use engine::rule::Rule;

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextSpan {
    /// Words.
    Text(String),
    /// Words said loudly.
    Strong(String),
    /// Words that lean.
    Lean(String),
    /// A rule case.
    Rule(Rule),
    /// Another section.
    Link {
        /// Its name.
        to: String,
        /// The text of the link; the section's title if it is empty.
        words: String,
    },
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextBlock {
    /// A paragraph.
    Words(Vec<TextSpan>),
    /// An item of a list.
    Item(Vec<TextSpan>),
    /// A step of a list in order, with its number.
    Step(u8, Vec<TextSpan>),
    /// A hint or an example.
    Aside(Vec<TextSpan>),
    /// A table; the first row is its head.
    Table(Vec<Vec<Vec<TextSpan>>>),
    /// A picture.
    Picture {
        /// Its name.
        name: String,
        /// The caption below it.
        caption: Vec<TextSpan>,
    },
    /// A chart of the engine.
    Chart(String),
    /// The button that begins the guided game.
    FirstGame,
}

/// The spans of a line.
pub(super) fn spans(line: &str) -> Vec<TextSpan> {
    let mut all = Vec::new();
    let mut text = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        if let Some((span, length)) = special(rest) {
            if !text.is_empty() {
                all.push(TextSpan::Text(std::mem::take(&mut text)));
            }
            all.extend(span);
            rest = rest.get(length..).unwrap_or("");
        } else {
            text.push(first);
            rest = rest.get(first.len_utf8()..).unwrap_or("");
        }
    }
    if !text.is_empty() {
        all.push(TextSpan::Text(text));
    }
    all
}

/// The markup that begins here if it is more than a letter, and its length in bytes.
fn special(rest: &str) -> Option<(Vec<TextSpan>, usize)> {
    let between = |open: &str, close: &str| {
        let inner = rest.strip_prefix(open)?;
        let end = inner.find(close)?;
        let words = inner.get(..end).filter(|words| !words.is_empty() && !words.starts_with(' '))?;
        Some((words, open.len() + end + close.len()))
    };
    if let Some((words, length)) = between("[[", "]]") {
        let (to, words) = words.split_once('|').unwrap_or((words, ""));
        return Some((vec![TextSpan::Link { to: to.to_owned(), words: words.to_owned() }], length));
    }
    if let Some((words, length)) = between("[", "]") {
        let cases: Result<Vec<Rule>, _> = words.split(',').map(|case| case.trim().parse()).collect();
        return Some((cases.ok()?.into_iter().map(TextSpan::Rule).collect(), length));
    }
    if let Some((words, length)) = between("**", "**") {
        return Some((vec![TextSpan::Strong(words.to_owned())], length));
    }
    let (words, length) = between("*", "*")?;
    Some((vec![TextSpan::Lean(words.to_owned())], length))
}

/// The words of spans, without their dress; a link shows its own words only.
pub fn plain(spans: &[TextSpan]) -> String {
    spans
        .iter()
        .map(|span| match span {
            TextSpan::Text(words) | TextSpan::Strong(words) | TextSpan::Lean(words) | TextSpan::Link { words, .. } => {
                words.clone()
            }
            TextSpan::Rule(case) => case.to_string(),
        })
        .collect()
}

/// The blocks of a section's lines.
pub(super) fn blocks<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Vec<TextBlock>, String> {
    let mut all: Vec<TextBlock> = Vec::new();
    // Whether the last block can still grow.
    let mut open = false;
    for line in lines {
        let line = line.trim();
        if line.is_empty() {
            open = false;
            continue;
        }
        if let Some(order) = line.strip_prefix('!') {
            all.push(order_block(order)?);
            open = false;
        } else if line.starts_with('|') {
            row(&mut all, line, open);
            open = true;
        } else if let Some(begun) = beginning(line) {
            all.push(begun);
            open = true;
        } else if open && let Some(grown) = all.last_mut().and_then(words_of) {
            if let Some(TextSpan::Text(text)) = grown.last_mut() {
                text.push(' ');
            } else {
                grown.push(TextSpan::Text(String::from(" ")));
            }
            grown.extend(spans(line));
        } else {
            all.push(TextBlock::Words(spans(line)));
            open = true;
        }
    }
    Ok(all)
}

fn order_block(order: &str) -> Result<TextBlock, String> {
    let (word, rest) = order.split_once(' ').unwrap_or((order, ""));
    match word {
        "picture" => {
            let (name, caption) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok(TextBlock::Picture { name: name.to_owned(), caption: spans(caption) })
        }
        "chart" => Ok(TextBlock::Chart(rest.trim().to_owned())),
        "first-game" => Ok(TextBlock::FirstGame),
        other => Err(format!("there is no !{other}: there are !picture, !chart and !first-game")),
    }
}

fn beginning(line: &str) -> Option<TextBlock> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some(TextBlock::Item(spans(words)));
    }
    if let Some(words) = line.strip_prefix("> ") {
        return Some(TextBlock::Aside(spans(words)));
    }
    let (number, words) = line.split_once(". ")?;
    Some(TextBlock::Step(number.parse().ok()?, spans(words)))
}

fn row(all: &mut Vec<TextBlock>, line: &str, open: bool) {
    if line.chars().all(|sign| matches!(sign, '|' | '-' | ' ')) {
        // The line under a head, which other readers of such text need.
        return;
    }
    let cells: Vec<Vec<TextSpan>> = line.trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect();
    match all.last_mut() {
        Some(TextBlock::Table(rows)) if open => rows.push(cells),
        _ => all.push(TextBlock::Table(vec![cells])),
    }
}

fn words_of(block: &mut TextBlock) -> Option<&mut Vec<TextSpan>> {
    match block {
        TextBlock::Words(spans) | TextBlock::Item(spans) | TextBlock::Step(_, spans) | TextBlock::Aside(spans) => {
            Some(spans)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_words_cases_and_links() {
        let found = spans("A **zone** stops [4.5, 8.1], see [[zones|there]].");
        let expected = [
            TextSpan::Text(String::from("A ")),
            TextSpan::Strong(String::from("zone")),
            TextSpan::Text(String::from(" stops ")),
            TextSpan::Rule(Rule::new("4.5")),
            TextSpan::Rule(Rule::new("8.1")),
            TextSpan::Text(String::from(", see ")),
            TextSpan::Link { to: String::from("zones"), words: String::from("there") },
            TextSpan::Text(String::from(".")),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn signs_that_mean_nothing_stay_words() {
        for line in ["2 * 3 * 4", "a [note] here", "an open ** sign", "[[", "*"] {
            assert_eq!(plain(&spans(line)), line);
        }
    }

    #[test]
    fn lines_grow_into_paragraphs_lists_and_tables() {
        let text = "One\ntwo\n\n- item\n  goes on\n1. step\n| a | b |\n| --- | --- |\n| c | d |\n\n!chart results\n";
        let found = blocks(text.lines()).unwrap();
        assert!(matches!(&found[0], TextBlock::Words(spans) if plain(spans) == "One two"), "{found:?}");
        assert!(matches!(&found[1], TextBlock::Item(spans) if plain(spans) == "item goes on"), "{found:?}");
        assert!(matches!(&found[2], TextBlock::Step(1, _)), "{found:?}");
        assert!(matches!(&found[3], TextBlock::Table(rows) if rows.len() == 2 && rows[0].len() == 2), "{found:?}");
        assert_eq!(found[4], TextBlock::Chart(String::from("results")));
        assert!(blocks("!nonsense".lines()).is_err());
    }
}
