//! A moment as people write it.

/// Seconds since 1970 as a date and a time of day in UTC, to the minute.
///
/// ```
/// assert_eq!(record::invitation::date(1_800_000_000), "2027-01-15 08:00 UTC");
/// ```
pub fn date(seconds: u64) -> String {
    let minutes = seconds % 86_400 / 60;
    format!("{} {:02}:{:02} UTC", day(seconds), minutes / 60, minutes % 60)
}

/// Seconds since 1970 as a date in UTC.
///
/// ```
/// assert_eq!(record::invitation::day(1_800_000_000), "2027-01-15");
/// ```
pub fn day(seconds: u64) -> String {
    let days = seconds / 86_400;
    // Howard Hinnant's "civil from days": years begin in March, so that the leap day is the last of one.
    let days = days.saturating_add(719_468);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Midnight of a day written `2027-01-15`, in seconds since 1970; nothing if there is no such day.
pub(crate) fn midnight(text: &str) -> Option<u64> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<u64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let march_year = if month > 2 { year } else { year - 1 };
    let march_month = (month + 9) % 12;
    let days = march_year * 365 + march_year / 4 - march_year / 100 + march_year / 400;
    let seconds = (days + (153 * march_month + 2) / 5 + day - 1).checked_sub(719_468)? * 86_400;
    // The thirtieth of February would come out as another day.
    date(seconds).starts_with(text).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leap_days_and_new_years() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_767_225_600, "2026-01-01 00:00 UTC"),
            (1_798_761_599, "2026-12-31 23:59 UTC"),
            (1_835_395_200, "2028-02-29 00:00 UTC"),
        ] {
            assert_eq!(date(seconds), text);
        }
        let _ = date(u64::MAX);
    }

    #[test]
    fn days_read_back() {
        for day in 0..40_000 {
            let seconds = day * 86_400;
            assert_eq!(midnight(date(seconds).get(..10).unwrap()), Some(seconds));
        }
        for text in ["", "2026", "2026-02-30", "2026-2-3", "2026-13-01", "1969-12-31", "2026-01-01x", "-1-1-1"] {
            assert_eq!(midnight(text), None, "{text}");
        }
    }
}
