//! "Can we play?": what a player's network lets through, before the evening.
//!
//! It looks with a key of its own, so that it does not take the place of a match that waits on the same computer.

use crate::table::{LocalPlayer, Network};
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
    pub seen: Vec<(&'static str, String)>,
}

impl fmt::Display for ConnectionCheck {
    /// A text to paste into a chat.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Estafette {}: can we play?", env!("CARGO_PKG_VERSION"))?;
        self.seen.iter().try_for_each(|(what, seen)| writeln!(f, "{what}: {seen}"))?;
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
    let mut seen = vec![("Addresses", families(&ways)), ("Router", router(&report))];
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
                answer = format!(
                    "Yes, you can play: your friend answers, and the match would go {route} ({} ms round trip).",
                    rtt.as_millis()
                );
                format!("answers after {} ms, {route}, {} ms round trip", took.as_millis(), rtt.as_millis())
            }
            Err(error) => {
                good = false;
                answer = String::from(
                    "Not yet: your friend does not answer. Check that their program is waiting with this code.",
                );
                error.to_string()
            }
        };
        seen.push(("Friend", told));
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

fn families(ways: &Ways) -> String {
    String::from(match (ways.v4, ways.v6) {
        (true, true) => "IPv4 and IPv6",
        (true, false) => "IPv4 only",
        (false, true) => "IPv6 only",
        (false, false) => "none: this computer has no connection to the outside",
    })
}

fn router(report: &PortReport) -> String {
    match &report.outcome {
        PortOutcome::Opened { method, external } => format!("opened a port automatically ({method}), at {external}"),
        PortOutcome::Public(ip) => format!("none: {ip} is this computer's own address"),
        PortOutcome::Closed => String::from("opens no port automatically (tried UPnP, NAT-PMP and PCP)"),
        PortOutcome::NotAsked => String::from("was not asked to open a port"),
        PortOutcome::Offline => String::from("no connection to the outside"),
    }
}

/// The answer to the question, as far as one side can tell, and whether it is a good one.
fn answered(ways: &Ways) -> (String, bool) {
    let yes = |text: &str| (text.to_owned(), true);
    match (&ways.home, ways.varies) {
        _ if !ways.v4 && !ways.v6 => (String::from("No: this computer is not connected to any network."), false),
        _ if ways.open => yes("Yes: friends reach you directly, so either of you can invite."),
        (Some(relay), _) if !ways.udp => yes(&format!(
            "Yes, through the relay {relay}: your network blocks UDP. The relay carries encrypted bytes and sees \
             neither moves nor dice."
        )),
        (Some(relay), Some(true)) => yes(&format!(
            "Yes: directly with friends whose routers are more open than yours, and through the relay {relay} with others."
        )),
        (Some(relay), _) => {
            yes(&format!("Yes: directly with most friends, and through the relay {relay} with the others."))
        }
        (None, _) if ways.relays > 0 => (
            String::from(
                "Only with friends you can reach directly: none of your relays answers. They invite, you join.",
            ),
            false,
        ),
        (None, _) => (
            String::from(
                "Only with friends you can reach directly: they invite, you join. With a relay in both your lists, \
                 either can invite (docs/RELAY.md).",
            ),
            false,
        ),
    }
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
    fn told(self, ways: &mut Ways) -> Vec<(&'static str, String)> {
        let Some(sight) = self.0 else {
            return vec![("Relays", String::from("none in your list"))];
        };
        (ways.udp, ways.home, ways.varies) = (sight.udp, sight.home, sight.varies);
        let kind = match (sight.udp, sight.varies) {
            (false, _) => String::from("blocks UDP"),
            (true, Some(true)) => String::from("shows a different port to each peer (symmetric)"),
            (true, Some(false)) => String::from("shows the same port to every peer (cone)"),
            (true, None) => String::from("lets UDP through; a second relay would show more"),
        };
        let outside: Vec<String> =
            sight.v4.map(|at| at.to_string()).into_iter().chain(sight.v6.map(|at| at.to_string())).collect();
        let kind = if outside.is_empty() { kind } else { format!("{kind}; seen at {}", outside.join(" and ")) };
        let relays = sight.relays.iter().map(|(name, took)| match took {
            Some(took) => format!("{name} answers in {} ms", took.as_millis()),
            None => format!("{name} does not answer"),
        });
        vec![("Connection", kind), ("Relays", relays.collect::<Vec<_>>().join(", "))]
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
