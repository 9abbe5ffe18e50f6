//! Random tournaments, round by round, each as the report file of chess with the round that we pair: for a comparison with
//! another program (`tools/compare-pairings`).

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "it measures, and may fail loudly"
)]

#[path = "../tests/all/pairing/evening.rs"]
mod evening;

use evening::Evening;
use language::chance::Chance;
use std::path::PathBuf;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("a folder"));
    let many: u64 = arguments.next().map_or(100, |text| text.parse().expect("how many tournaments"));
    for seed in 1..=many {
        let mut chance = Chance::new(seed);
        let players = 6 + chance.below(27) as u16;
        let rounds = 3 + chance.below(4) as u32;
        let mut evening = Evening::new(players, rounds);
        for round in 1..=rounds {
            let paired = tournament::pairing::swiss::pair(&evening.candidates(), evening.stakes(round == rounds))
                .expect("a round");
            let pairs = paired.pairs.iter().map(|pair| format!("{} {}", pair.first, pair.second));
            let byes = paired.byes.iter().map(|number| format!("{number} 0"));
            let ours: Vec<String> = pairs.chain(byes).collect();
            let name = format!("{seed:04}-{round}");
            std::fs::write(folder.join(format!("{name}.trf")), evening.report()).expect("a file");
            std::fs::write(folder.join(format!("{name}.{:?}", paired.relaxed)), ours.join("\n")).expect("a file");
            evening.play(&paired, &mut chance);
        }
    }
}
