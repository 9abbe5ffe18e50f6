//! Times of day by the clock on the wall. A time stays true, while "three minutes ago" is wrong a minute later.

use crate::MESSAGES;
use language::say;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

const DAY: u64 = 86_400;

/// Seconds the clocks here are ahead of UTC. The standard library does not know it; the system's `date` does, and is
/// asked once.
fn ahead() -> Option<i64> {
    static AHEAD: OnceLock<Option<i64>> = OnceLock::new();
    *AHEAD.get_or_init(|| {
        let said = Command::new("date").arg("+%z").stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
        zone(String::from_utf8_lossy(&said.stdout).trim())
    })
}

/// `+0130` in seconds.
fn zone(text: &str) -> Option<i64> {
    let sign = match text.chars().next()? {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let digits: i64 = text.get(1..)?.parse().ok().filter(|_| text.len() == 5)?;
    Some(sign * (digits / 100 * 3600 + digits % 100 * 60))
}

/// A time, given in seconds since 1970, by the clock here: the time of day alone if it was today.
pub(crate) fn stamp(when: u64) -> String {
    stamp_at(when, net::driver::wall(), ahead())
}

fn stamp_at(when: u64, now: u64, ahead: Option<i64>) -> String {
    let here = |seconds: u64| seconds.saturating_add_signed(ahead.unwrap_or(0));
    let (when, now) = (here(when), here(now));
    let minutes = when % DAY / 60;
    let unknown = if ahead.is_none() { " UTC" } else { "" };
    let time = format!("{:02}:{:02}{unknown}", minutes / 60, minutes % 60);
    if when / DAY == now / DAY { time } else { say!(MESSAGES, "window-paper-stamp", day = day(when), time = time) }
}

/// A day in words: 15 November 2026.
pub(crate) fn day(seconds: u64) -> String {
    let written = record::invitation::day(seconds);
    let parts: Option<Vec<u32>> = written.split('-').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some([year, month @ 1..=12, day]) => {
            say!(MESSAGES, "window-paper-day", day = *day, month = *month, year = *year)
        }
        _ => written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 15 January 2027, eight in the morning, in UTC.
    const THEN: u64 = 1_800_000_000;

    #[test]
    fn a_stamp_is_the_time_of_the_clock_here_and_the_day_if_it_was_another() {
        assert_eq!(stamp_at(THEN, THEN + 3_600, Some(3_600)), "09:00");
        assert_eq!(stamp_at(THEN, THEN + 16 * 3_600, Some(0)), "15 January 2027, 08:00");
        assert_eq!(
            stamp_at(THEN, THEN + 15 * 3_600, Some(3_600)),
            "15 January 2027, 09:00",
            "midnight is earlier there"
        );
        assert_eq!(stamp_at(THEN, THEN, None), "08:00 UTC", "a clock that nobody knows is named");
    }

    #[test]
    fn zones_are_read_as_the_system_writes_them() {
        assert_eq!(zone("+0130"), Some(5_400));
        assert_eq!(zone("-0800"), Some(-28_800));
        for odd in ["", "CET", "+1", "+01:30", "0100"] {
            assert_eq!(zone(odd), None, "{odd}");
        }
    }

    #[test]
    fn days_are_told_in_words() {
        assert_eq!(day(THEN), "15 January 2027");
    }
}
