//! Homes whose routers admit no connection from outside: a short run of `tools/nat-table`, which has all pairs of them.
//! Two pairs are tried, and a third where `ESTAFETTE_LONG` is set, as `tools/test --long` does.
//!
//! Needs root, `ip` and `nft`; without them it says so, and tools/test counts it as skipped. Nothing leaves the namespaces.

use crate::PROGRAM;
use crate::skipped::skipped;
use std::path::Path;
use std::process::Command;

#[test]
fn friends_behind_routers_play_and_the_match_goes_the_best_way_there_is() {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/nat-table");
    let all = [("cone", "cone", "direct"), ("symmetric", "symmetric", "relayed"), ("tcp", "open", "relayed")];
    let wanted = if std::env::var_os("ESTAFETTE_LONG").is_some() { &all[..] } else { &all[..2] };
    println!("{} of {} pairs of routers", wanted.len(), all.len());
    let pairs = wanted.iter().map(|(listener, dialler, _)| format!("{listener}:{dialler}"));
    let done = Command::new(tool).args(["--program", PROGRAM]).args(pairs).output().unwrap();
    let told = String::from_utf8_lossy(&done.stdout);
    let complained = String::from_utf8_lossy(&done.stderr);
    println!("{told}{complained}");
    assert!(done.status.success(), "{told}{complained}");
    if told.starts_with("skipped") {
        skipped("no routers (they need root, ip and nft)");
        return;
    }
    for &(listener, dialler, way) in wanted {
        let row = told.lines().find(|line| line.starts_with(&format!("{listener}, {dialler} "))).unwrap();
        assert!(row.contains(way) && row.ends_with("played"), "{row}");
    }
}
