//! Dates and hours of turns. A battle's file has them in English.

use crate::tongue::file_word;
use crate::{MESSAGES, say};

/// The months, as files write them: the whole name, or its first three letters.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Stands between the first and the last day of a turn, where they are in different months.
const BETWEEN: &str = " - ";

/// The label of a turn in the language of the player: "26 August 1813, 16:00, rain", "26-27 Dec 1806". Parts that are no date and
/// no known word stay as they are.
pub fn dated(label: &str) -> String {
    label.split(", ").map(part).collect::<Vec<_>>().join(", ")
}

fn part(text: &str) -> String {
    if let Some((from, to)) = text.split_once(BETWEEN) {
        return format!("{}{BETWEEN}{}", part(from), part(to));
    }
    date(text).or_else(|| file_word("date", text)).unwrap_or_else(|| text.to_owned())
}

fn date(text: &str) -> Option<String> {
    let (days, rest) = text.split_once(' ')?;
    let (month, year) = rest.split_once(' ').map_or((rest, None), |(month, year)| (month, Some(year)));
    let day = |digits: &str| digits.parse::<u8>().ok();
    let months = || MONTHS.into_iter();
    let whole = months().position(|name| name == month);
    let short = months().position(|name| name.len() > 3 && name.get(..3) == Some(month));
    let number = whole.or(short)? + 1;
    let month = if whole.is_some() { say!(MESSAGES, "language-month", number = number) } else { short_month(number) };
    let said = match days.split_once('-') {
        Some((from, to)) => {
            say!(MESSAGES, "language-dates", from = day(from)?, to = day(to)?, month = month)
        }
        None => say!(MESSAGES, "language-date", day = day(days)?, month = month),
    };
    Some(match year {
        Some(year) => format!("{said} {year}"),
        None => said,
    })
}

fn short_month(number: usize) -> String {
    say!(MESSAGES, "language-month-short", number = number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::{Tongues, scoped};

    fn said(code: &str, label: &str) -> String {
        let _spoken = scoped(Tongues::built_in().named(code).unwrap());
        dated(label)
    }

    #[test]
    fn a_date_is_said_in_the_language_of_the_player() {
        for (label, french, german) in [
            ("1 May 1813, 16:00", "1er mai 1813, 16:00", "1. Mai 1813, 16:00"),
            ("26 August, Morning", "26 août, matin", "26. August, Morgen"),
            ("26-27 Dec 1806", "26-27 déc. 1806", "26.-27. Dez. 1806"),
            ("31 Jan 1807 - 1 Feb 1807", "31 janv. 1807 - 1er févr. 1807", "31. Jan. 1807 - 1. Feb. 1807"),
            ("7 February, 18:00, night", "7 février, 18:00, nuit", "7. Februar, 18:00, Nacht"),
            ("6:20", "6:20", "6:20"),
            ("after the rain", "after the rain", "after the rain"),
        ] {
            assert_eq!([said("en", label), said("fr", label), said("de", label)], [label, french, german]);
        }
    }
}
