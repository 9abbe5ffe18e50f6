//! A thousand random tournaments, each round held against the rules of the Dutch system by a checker that shares no line
//! with what paired them.

mod checker;
mod evening;

use evening::Evening;
use language::chance::Chance;
use std::time::Instant;

/// The seed of the first tournament; the others count up from it.
const SEED: u64 = 1815;

#[test]
fn random_tournaments_keep_the_rules() {
    // `tools/test --long` plays them all.
    let count: u32 = if std::env::var_os("ESTAFETTE_LONG").is_some() { 1000 } else { 300 };
    let mut seen = checker::Seen::default();
    for seed in SEED..SEED + u64::from(count) {
        let mut chance = Chance::new(seed);
        let small = chance.below(10) < 8;
        let players = if small { 4 + chance.below(6) } else { 10 + chance.below(23) } as u16;
        let rounds = 2 + chance.below(6) as u32;
        let mut evening = Evening::new(players, rounds);
        for round in 1..=rounds {
            let candidates = evening.candidates();
            let last = (round == rounds).then(|| evening.half_of_all());
            let paired = tournament::pairing::swiss::pair(&candidates, evening.stakes(round == rounds)).unwrap();
            if let Err(wrong) = checker::check(&candidates, last, &paired, &mut seen) {
                panic!(
                    "seed {seed}, round {round} of {rounds}, {players} players: {wrong}\n{candidates:#?}\n{paired:#?}"
                );
            }
            evening.play(&paired, &mut chance);
        }
    }
    println!("{count} of 1000 tournaments: {seen:?}");
    assert!(
        seen.rounds > 3 * count
            && seen.brackets_proven > 3 * count
            && seen.byes > count / 2
            && seen.relaxed < seen.rounds / 4,
        "{seen:?}"
    );
}

#[test]
fn sixty_four_players_are_paired_within_a_second() {
    let mut chance = Chance::new(SEED);
    let mut evening = Evening::new(64, 7);
    let mut longest = 0;
    for round in 1..=7 {
        let candidates = evening.candidates();
        let begun = Instant::now();
        let paired = tournament::pairing::swiss::pair(&candidates, evening.stakes(false)).unwrap();
        let took = begun.elapsed().as_millis();
        println!("64 players, round {round}: {took} ms");
        longest = longest.max(took);
        evening.play(&paired, &mut chance);
    }
    // Unoptimised and beside other tests; a release build takes a fraction.
    assert!(longest < 5_000, "{longest} ms");
}
