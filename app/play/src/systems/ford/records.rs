//! The ford over the wire by two real drivers on loopback, and its record looked at again.

use super::*;
use crate::matches;
use crate::wire::{Demo, demo};
use language::bot::BotKind;
use language::system::Eye;
use replay::proof::FileWorth;
use replay::{Detail, Notes, as_json, tell};

#[test]
fn two_drivers_on_loopback_play_it_and_the_record_is_proven_told_and_read() {
    let folder = folder("loopback");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    for seed in 1..4 {
        let folder = folder.join(seed.to_string());
        let plan =
            Demo { systems: super::WITH_FORD, battle: battle(), folder, bot: BotKind::Random, seed, guest_rules: None };
        let shown = runtime.block_on(demo(&plan, &mut |_| {})).expect("a match");
        assert!(shown.is_good() && shown.equal, "{:?}", shown.proofs);
        looked_at_again(&shown.records[0]);
    }
    let _ = std::fs::remove_dir_all(&folder);
}

fn looked_at_again(record: &Path) {
    let proof = matches::prove(super::WITH_FORD, record).expect("a proof");
    assert_eq!(proof.standing, FileWorth::Good, "{:?}", proof.lines);
    let reel = matches::open(super::WITH_FORD, record, None).expect("a reel");
    assert_eq!(reel.battle().map(|battle| battle.scenario.id.as_str()), Some("ford"));
    // In the public view the battery is face down until it is opened.
    let hidden = (0..=reel.last()).filter_map(|at| reel.position_at(at));
    let hidden: Vec<_> = hidden.filter(|at| at.pieces(Eye::Public)[0].texts.below == "?").collect();
    assert!(!hidden.is_empty() && hidden.iter().all(|at| at.eye() == Eye::Public));
    let (curve, notes) = (reel.curve(), Notes::default());
    let json = as_json(&reel, &curve, &notes);
    assert_eq!(json["system"], "ford");
    assert!(json["phases"].as_array().is_some_and(|phases| !phases.is_empty()), "{json}");
    let mut text = Vec::new();
    tell(&reel, &curve, &notes, Detail { moves: true, proofs: true }, &mut text).expect("told");
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("hide their battery") && text.contains("marches to"), "{text}");
    assert!(reel.steps().iter().any(|step| step.has(|event| event.phase().is_some())));
}
