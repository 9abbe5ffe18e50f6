//! Two running programs in two network namespaces: found by mDNS, and played on while either side changes its address.
//!
//! Needs root and `ip`; without them the tests say so, and tools/test counts them as skipped. Nothing leaves the namespaces.

use crate::PROGRAM;
use crate::skipped::skipped;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Two computers on one cable.
struct Cable {
    names: [String; 2],
    folder: PathBuf,
}

fn ip(arguments: &str) -> bool {
    let done = Command::new("ip").args(arguments.split_whitespace()).stderr(Stdio::null()).status();
    done.is_ok_and(|status| status.success())
}

impl Cable {
    fn lay(test: &str) -> Option<Cable> {
        let id = std::process::id();
        let names = [format!("est-{test}-a-{id}"), format!("est-{test}-b-{id}")];
        if !ip(&format!("netns add {}", names[0])) {
            skipped("no network namespaces (they need root and the program ip)");
            return None;
        }
        let folder = std::env::temp_dir().join(format!("estafette-net-{test}-{id}"));
        let cable = Cable { names, folder };
        let [a, b] = &cable.names;
        ip(&format!("netns add {b}"));
        assert!(ip(&format!("link add eth0 netns {a} type veth peer name eth0 netns {b}")));
        for (name, address) in [(a, "10.79.0.1/24"), (b, "10.79.0.2/24")] {
            // One protocol only, so that a change of address leaves nothing behind.
            let _ = Command::new("ip")
                .args(["netns", "exec", name, "sysctl", "-qw", "net.ipv6.conf.all.disable_ipv6=1"])
                .status();
            ip(&format!("-n {name} link set lo up"));
            ip(&format!("-n {name} link set eth0 up"));
            assert!(ip(&format!("-n {name} addr add {address} dev eth0")));
        }
        Some(cable)
    }

    fn start(&self, who: usize, arguments: &[&str]) -> Child {
        let home = self.home(who);
        fs::create_dir_all(&home).unwrap();
        let log = fs::File::create(home.join("log.txt")).unwrap();
        Command::new("ip")
            .args(["netns", "exec", &self.names[who], PROGRAM])
            .args(arguments)
            .env("ESTAFETTE_HOME", &home)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap()
    }

    fn home(&self, who: usize) -> PathBuf {
        self.folder.join(if who == 0 { "a" } else { "b" })
    }

    fn log(&self, who: usize) -> String {
        fs::read_to_string(self.home(who).join("log.txt")).unwrap_or_default()
    }

    fn move_to(&self, who: usize, address: &str) {
        ip(&format!("-n {} addr flush dev eth0", self.names[who]));
        assert!(ip(&format!("-n {} addr add {address} dev eth0", self.names[who])));
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&format!("netns del {name}"));
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn wait_for<T>(cable: &Cable, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(Instant::now() < until, "{what} never came\n{}\n{}", cable.log(0), cable.log(1));
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn ended(cable: &Cable, children: [Child; 2]) {
    for (who, mut child) in children.into_iter().enumerate() {
        let status = wait_for(cable, "the end", || child.try_wait().unwrap());
        assert!(status.success(), "{}", cable.log(who));
        assert!(cable.log(who).contains("did not choose the dice"), "{}", cable.log(who));
    }
}

fn record_size(home: &Path) -> u64 {
    let files = fs::read_dir(home.join("matches")).into_iter().flatten().flatten();
    files
        .filter(|file| file.path().extension().is_some_and(|end| end == "estafette"))
        .map(|file| file.metadata().map_or(0, |data| data.len()))
        .sum()
}

const BOT: [&str; 5] = ["--bot", "--kind", "random", "--pace", "40"];

/// Plays a skirmish in which one side moves to another address when the match is well under way.
fn moving(who: usize) {
    let Some(cable) = Cable::lay(if who == 0 { "host" } else { "guest" }) else { return };
    let hosting = cable.start(0, &[&["host", "--scenario", "skirmish", "--no-router"][..], &BOT].concat());
    let code = wait_for(&cable, "the code", || {
        cable.log(0).split_whitespace().skip_while(|word| *word != "join").nth(1).map(str::to_owned)
    });
    let joining = cable.start(1, &[&["join", &code][..], &BOT].concat());
    let begun = wait_for(&cable, "the match", || Some(record_size(&cable.home(0))).filter(|size| *size > 4_000));
    cable.move_to(who, "10.79.0.77/24");
    ended(&cable, [hosting, joining]);
    assert!(record_size(&cable.home(0)) > begun, "it was still going on when the address changed");
}

#[test]
fn the_host_changes_its_address_and_the_match_goes_on() {
    moving(0);
}

#[test]
fn the_guest_changes_its_address_and_the_match_goes_on() {
    moving(1);
}

#[test]
fn an_open_invitation_is_found_on_the_network_without_a_code() {
    let Some(cable) = Cable::lay("lan") else { return };
    let hosting = cable.start(0, &["host", "--scenario", "skirmish", "--no-router", "--lan", "--bot", "--name", "Ney"]);
    wait_for(&cable, "the announcement", || cable.log(0).contains("Announced").then_some(()));
    let joining = cable.start(1, &["join", "--lan", "--bot"]);
    ended(&cable, [hosting, joining]);
    assert!(cable.log(1).contains("Ney (new to you; fingerprint:"), "{}", cable.log(1));
}
