//! Tests a player's network before a match: what it lets through.
//!
//! It looks with a key of its own, so that it does not take the place of a match that waits on the same computer.

use crate::MESSAGES;
use crate::table::{LocalPlayer, Network};
use crate::words;
use language::say;
use language::tongue::{Argument, headed};
use net::addresses::{self, AddressReach};
use net::driver::wall;
use net::far::Relays;
use net::ports::{self, PortOutcome, PortReport, PortRequest};
use net::quic::{Bind, Endpoint, Farewell, Goodbye, Link, Route};
use record::invitation::{Code, CodeKind};
use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Time for which a friend may take to answer.
const DIAL: Duration = Duration::from_secs(12);
/// Time for which a direct connection is looked for once a friend has answered through a relay.
const BETTER: Duration = Duration::from_secs(3);
/// Time between two looks for one.
const LOOK: Duration = Duration::from_millis(100);

/// The result of the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConnectionCheck {
    /// The answer in a sentence.
    pub answer: String,
    /// Whether a friend can be played with.
    pub good: bool,
    /// The facts it follows from: each with its subject and its result.
    pub seen: Vec<(String, String)>,
}

impl fmt::Display for ConnectionCheck {
    /// A text to paste into a chat.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", say!(MESSAGES, "play-check-title", version = env!("CARGO_PKG_VERSION").to_owned()))?;
        self.seen.iter().try_for_each(|(what, seen)| writeln!(f, "{}", headed(what, seen)))?;
        writeln!(f, "{}", self.answer)
    }
}

/// The known ways out.
#[derive(Clone, Debug, Default)]
struct Ways {
    v4: bool,
    v6: bool,
    /// Friends can dial this computer as it is.
    open: bool,
    /// Number of relays in the list.
    relays: usize,
    udp: bool,
    home: Option<String>,
    varies: Option<bool>,
}

/// Looks at the network, and at the way to a friend if there is a code.
pub async fn check(player: &LocalPlayer, code: Option<&str>, network: Network) -> anyhow::Result<ConnectionCheck> {
    let code = code.map(|text| Code::read(text, wall())).transpose()?;
    let relays = if network.loopback { Relays::NONE } else { Relays::read(&player.folders.relays_file()).0 };
    // A resumed match admits only its players.
    let own = matches!(&code, Some(Code { kind: CodeKind::Resume(_), .. }));
    let stranger = net::fresh::identity()?;
    let identity = if own { &*player.identity } else { &stranger };
    let bind = if network.loopback { Bind::LOOPBACK } else { Bind::Everywhere(0) };
    let endpoint = Endpoint::bind_far(identity, bind, &relays).await?;
    let asking = if network.router && !network.loopback { PortRequest::NORMAL } else { PortRequest::OFF };
    let ((report, mapping), sight) = tokio::join!(ports::open(endpoint.port(), &asking), seen_far(&endpoint));
    let adapters = addresses::on_adapters(endpoint.port()).unwrap_or_default();
    let mut ways = Ways {
        v4: adapters.iter().any(SocketAddr::is_ipv4),
        v6: adapters.iter().any(|at| at.is_ipv6() && AddressReach::of(at.ip()) == AddressReach::World),
        open: report.reachable().is_some(),
        relays: relays.used().len(),
        ..Ways::default()
    };
    let mut seen = vec![
        (say!(MESSAGES, "play-check-addresses"), families(&ways)),
        (say!(MESSAGES, "play-check-router"), router(&report)),
    ];
    seen.extend(sight.told(&mut ways));
    let (mut answer, mut good) = answered(&ways);
    if let Some(code) = &code {
        let begun = Instant::now();
        let dialled = endpoint.dial_until_free(code.addresses(), code.expect(), 1, DIAL).await;
        let took = begun.elapsed();
        let told = match dialled {
            Ok(link) => {
                let (route, rtt) = settled(&link).await;
                link.finish(Goodbye::new(Farewell::Done, "")).await;
                good = true;
                let [took, rtt] = [took, rtt].map(millis);
                answer = say!(MESSAGES, "play-check-answer-friend", route = words::route(&route), rtt = rtt);
                say!(MESSAGES, "play-check-friend-answers", took = took, route = words::route(&route), rtt = rtt)
            }
            Err(error) => {
                good = false;
                answer = say!(MESSAGES, "play-check-answer-silent");
                words::understood(&error.to_string())
            }
        };
        seen.push((say!(MESSAGES, "play-check-friend"), told));
    }
    if let Some(mapping) = mapping {
        mapping.close().await;
    }
    endpoint.shutdown(&Goodbye::new(Farewell::Done, "")).await;
    Ok(ConnectionCheck { answer, good, seen })
}

/// The same for callers without a runtime. It takes some seconds.
pub fn check_now(player: &LocalPlayer, code: Option<&str>, network: Network) -> anyhow::Result<ConnectionCheck> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(check(player, code, network))
}

/// The way a link goes once it has had time to find a better one.
async fn settled(link: &Link) -> (Route, Duration) {
    let until = Instant::now() + BETTER;
    while link.route() != Route::Direct && Instant::now() < until {
        tokio::time::sleep(LOOK).await;
    }
    (link.route(), link.rtt())
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn families(ways: &Ways) -> String {
    match (ways.v4, ways.v6) {
        (true, true) => say!(MESSAGES, "play-check-both"),
        (true, false) => say!(MESSAGES, "play-check-v4"),
        (false, true) => say!(MESSAGES, "play-check-v6"),
        (false, false) => say!(MESSAGES, "play-check-no-address"),
    }
}

fn router(report: &PortReport) -> String {
    match &report.outcome {
        PortOutcome::Opened { method, external } => {
            let (method, external) = (method.to_string(), external.to_string());
            say!(MESSAGES, "play-check-opened", method = method, external = external)
        }
        PortOutcome::Public(ip) => say!(MESSAGES, "play-check-public", ip = ip.to_string()),
        PortOutcome::Closed => say!(MESSAGES, "play-check-closed"),
        PortOutcome::NotAsked => say!(MESSAGES, "play-check-not-asked"),
        PortOutcome::Offline => say!(MESSAGES, "play-check-offline"),
    }
}

/// The answer to the question, as far as one side can tell, and whether it is a good one.
fn answered(ways: &Ways) -> (String, bool) {
    let answer = match (ways.home.clone(), ways.varies) {
        _ if !ways.v4 && !ways.v6 => return (say!(MESSAGES, "play-check-answer-offline"), false),
        _ if ways.open => say!(MESSAGES, "play-check-answer-open"),
        (Some(relay), _) if !ways.udp => say!(MESSAGES, "play-check-answer-relayed", relay = relay),
        (Some(relay), Some(true)) => say!(MESSAGES, "play-check-answer-some", relay = relay),
        (Some(relay), _) => say!(MESSAGES, "play-check-answer-most", relay = relay),
        (None, _) if ways.relays > 0 => return (say!(MESSAGES, "play-check-answer-no-relay-answers"), false),
        (None, _) => return (say!(MESSAGES, "play-check-answer-no-relay"), false),
    };
    (answer, true)
}

async fn seen_far(endpoint: &Endpoint) -> FarSight {
    match endpoint.far() {
        Some(far) => FarSight(Some(far.sight().await)),
        None => FarSight(None),
    }
}

/// The view of the network with the help of relays, if there are any.
struct FarSight(Option<net::far::NetworkView>);

impl FarSight {
    fn told(self, ways: &mut Ways) -> Vec<(String, String)> {
        let Some(sight) = self.0 else {
            return vec![(say!(MESSAGES, "play-check-relays"), say!(MESSAGES, "play-check-no-relays"))];
        };
        (ways.udp, ways.home, ways.varies) = (sight.udp, sight.home, sight.varies);
        let kind = match (sight.udp, sight.varies) {
            (false, _) => say!(MESSAGES, "play-check-blocks"),
            (true, Some(true)) => say!(MESSAGES, "play-check-symmetric"),
            (true, Some(false)) => say!(MESSAGES, "play-check-cone"),
            (true, None) => say!(MESSAGES, "play-check-udp"),
        };
        let outside: Vec<String> =
            sight.v4.map(|at| at.to_string()).into_iter().chain(sight.v6.map(|at| at.to_string())).collect();
        let kind = match outside.is_empty() {
            true => kind,
            false => say!(MESSAGES, "play-check-seen-at", kind = kind, addresses = Argument::list(outside)),
        };
        let relays = sight.relays.iter().map(|(name, took)| match took {
            Some(took) => {
                say!(MESSAGES, "play-check-relay-answers", name = name.to_string(), took = millis(*took))
            }
            None => say!(MESSAGES, "play-check-relay-silent", name = name.to_string()),
        });
        let relays = relays.collect::<Vec<_>>().join(", ");
        vec![(say!(MESSAGES, "play-check-connection"), kind), (say!(MESSAGES, "play-check-relays"), relays)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_says_what_each_network_means() {
        let ways = Ways { v4: true, ..Ways::default() };
        let home = Some(String::from("relay.example.org"));
        let cases = [
            (Ways::default(), false, "not connected"),
            (Ways { open: true, ..ways.clone() }, true, "friends reach you directly"),
            (ways.clone(), false, "they invite, you join. With a relay"),
            (Ways { relays: 1, ..ways.clone() }, false, "none of your relays answers"),
            (Ways { relays: 1, home: home.clone(), ..ways.clone() }, true, "blocks UDP"),
            (Ways { relays: 1, home: home.clone(), udp: true, ..ways.clone() }, true, "with most friends"),
            (Ways { relays: 2, home, udp: true, varies: Some(true), ..ways }, true, "more open than yours"),
        ];
        for (ways, good, words) in cases {
            let (answer, is) = answered(&ways);
            assert!(is == good && answer.contains(words), "{answer}");
        }
    }
}
