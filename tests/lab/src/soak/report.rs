//! The report of a soak: all of it, or as much as there is when it is stopped.

use super::{SoakPlan, SoakTally};
use engine::digits::Digits;
use std::io::{self, Write};

/// Reports the results, whether all matches were played or not. Returns whether all went well.
pub fn tell(tallies: &[SoakTally], plan: &SoakPlan, out: &mut impl Write) -> io::Result<bool> {
    for (tally, (name, _)) in tallies.iter().zip(&plan.battles) {
        if plan.battles.len() > 1 {
            writeln!(out, "== {name}")?;
        }
        tell_battle(tally, plan, name, out)?;
    }
    if plan.battles.len() > 1 {
        let ended: u64 = tallies.iter().map(|tally| tally.ended).sum();
        let broken: usize = tallies.iter().map(|tally| tally.broken.len()).sum();
        let seconds = tallies.iter().map(|tally| tally.seconds).fold(0.0, f64::max);
        writeln!(
            out,
            "== all: {ended} matches ended as they should, {broken} did not, in {seconds:.1} s on {} threads",
            plan.threads
        )?;
    }
    out.flush()?;
    Ok(tallies.iter().all(|tally| tally.broken.is_empty()))
}

fn tell_battle(tally: &SoakTally, plan: &SoakPlan, name: &str, out: &mut impl Write) -> io::Result<()> {
    for broken in &tally.broken {
        let liars = if plan.liars { " --liars" } else { "" };
        writeln!(out, "BROKEN  {broken}")?;
        writeln!(
            out,
            "again:  estafette-lab soak --scenario {name} --matches 1 --seed {} --bot {}{liars}",
            broken.seed,
            plan.bot.name()
        )?;
    }
    let played = tally.played();
    match plan.matches {
        Some(matches) if played < matches => writeln!(out, "stopped after {played} of {matches} matches")?,
        Some(_) => {}
        None => writeln!(out, "stopped after {played} matches, seeds from {}", plan.seed)?,
    }
    if let Some((seed, taken)) = tally.stopped.iter().max_by_key(|(_, taken)| *taken) {
        let (under_way, taken) = (tally.stopped.len(), taken.as_secs());
        writeln!(out, "{under_way} matches were under way, the longest for {taken} s: --seed {seed}")?;
    }
    let per_entry = tally.record_bytes as f64 / tally.entries.max(1) as f64;
    writeln!(
        out,
        "{} matches ended as they should, {} did not; {} entries, {per_entry:.0} bytes each on disk, {} crashes, {} \
         connections, clocks compared {} times, in {}",
        tally.ended,
        tally.broken.len(),
        tally.entries,
        tally.crashes,
        tally.connections,
        tally.compared,
        rate(tally, plan)
    )?;
    writeln!(out, "digest of all ends: {}", Digits(&tally.digest))?;
    let (dice, sum) = tally.luck.kept_sum();
    if dice > 0 {
        let tried: Vec<String> = tally.luck.tried.iter().map(|(trick, times)| format!("{trick:?} {times}")).collect();
        writeln!(
            out,
            "liars foresaw {} rolls and tried to be rid of those they did not like ({}); the mean of the {dice} dice they \
             kept is {:.3}",
            tally.luck.foreseen,
            tried.join(", "),
            sum as f64 / dice as f64
        )?;
    }
    Ok(())
}

/// The time and the matches in a second; of battles that share the threads, both are of a single thread.
fn rate(tally: &SoakTally, plan: &SoakPlan) -> String {
    let played = tally.played() as f64;
    if plan.battles.len() > 1 {
        let seconds = tally.thread_seconds;
        format!("{seconds:.1} s of a thread, {:.3} matches a second of a thread", played / seconds.max(0.001))
    } else {
        let seconds = tally.seconds;
        format!("{seconds:.1} s, {:.1} matches a second", played / seconds.max(0.001))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

    use super::*;
    use crate::library;
    use crate::soak;
    use language::bot::BotKind;
    use sim::Broken;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    fn plan(names: &[&str], liars: bool) -> SoakPlan {
        let battles = names.iter().map(|name| ((*name).to_owned(), library::open(name, None).unwrap())).collect();
        SoakPlan { battles, matches: Some(40), seed: 7, bot: BotKind::Recruit, threads: 2, liars }
    }

    fn told(tallies: &[SoakTally], plan: &SoakPlan) -> (bool, String) {
        let mut out = Vec::new();
        let well = tell(tallies, plan, &mut out).unwrap();
        (well, String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_soak_that_is_stopped_before_its_first_match_says_that_none_was_played() {
        let plan = plan(&["skirmish"], false);
        let tallies = soak::run(&plan, &AtomicBool::new(true));
        let [tally] = &tallies[..] else { panic!("one battle") };
        assert_eq!((tally.ended, tally.entries, tally.broken.len(), tally.stopped.len()), (0, 0, 0, 0));
        let (well, text) = told(&tallies, &plan);
        assert!(well, "nothing was broken");
        assert!(
            text.starts_with("stopped after 0 of 40 matches\n0 matches ended as they should, 0 did not;"),
            "{text}"
        );
        assert!(text.contains(&format!("\ndigest of all ends: {}\n", "0".repeat(64))), "{text}");
    }

    #[test]
    fn a_soak_that_is_stopped_under_way_tells_its_results_and_how_a_broken_match_is_run_again() {
        for liars in [false, true] {
            let plan = plan(&["skirmish"], liars);
            let mut tally = SoakTally { ended: 2, seconds: 2.0, ..SoakTally::default() };
            tally.add(12, Err(Broken { seed: 12, what: String::from("a promise") }));
            tally.stopped = vec![(13, Duration::from_secs(4)), (14, Duration::from_secs(90))];
            let (well, text) = told(&[tally], &plan);
            assert!(!well, "a match was broken");
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines[0], "BROKEN  seed 12: a promise");
            let liars = if liars { " --liars" } else { "" };
            // A test of the program runs this line.
            let again = format!("estafette-lab soak --scenario skirmish --matches 1 --seed 12 --bot recruit{liars}");
            assert_eq!(lines[1].strip_prefix("again:  "), Some(&*again));
            assert_eq!(lines[2], "stopped after 3 of 40 matches");
            assert_eq!(lines[3], "2 matches were under way, the longest for 90 s: --seed 14");
            assert!(lines[4].starts_with("2 matches ended as they should, 1 did not;"), "{text}");
            assert!(lines[4].ends_with("in 2.0 s, 1.5 matches a second"), "{text}");
        }
    }

    #[test]
    fn battles_that_share_the_time_are_told_one_by_one_and_together() {
        let all = SoakPlan { matches: Some(2), ..plan(&["skirmish", "ford"], false) };
        let tallies = soak::run(&all, &AtomicBool::new(false));
        let (well, text) = told(&tallies, &all);
        assert!(well, "{text}");
        assert!(text.starts_with("== skirmish\n2 matches ended as they should, 0 did not;"), "{text}");
        assert!(text.contains("\n== ford\n2 matches ended as they should, 0 did not;"), "{text}");
        assert!(text.contains("\n== all: 4 matches ended as they should, 0 did not, in "), "{text}");
        // Whatever is simulated beside it, a battle's matches are the same.
        let alone = soak::run(&SoakPlan { matches: Some(2), ..plan(&["skirmish"], false) }, &AtomicBool::new(false));
        assert_eq!(alone[0].digest, tallies[0].digest);
    }
}
