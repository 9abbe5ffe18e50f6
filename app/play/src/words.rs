//! Sentences of the layers below and of other programs, in the language of the player.

mod sentences;

use crate::MESSAGES;
use language::say;
use net::addresses::AddressReach;
use net::ports::{Method, PortOutcome, PortReport};
use net::quic::Route;
use record::invitation::CodeError;
use record::invitation::date;
use sentences::KNOWN;
use std::net::{IpAddr, SocketAddr};

/// An English sentence of the network or of another program in the language of the player. One that is not known stays as
/// it is; of a chain of reasons each is said that is known.
pub fn understood(text: &str) -> String {
    known(text).unwrap_or_else(|| text.to_owned())
}

/// The same; `None` if it is not known.
pub fn known(text: &str) -> Option<String> {
    sentence(text).or_else(|| chain(text))
}

fn sentence(text: &str) -> Option<String> {
    replay::words::whole(&MESSAGES, KNOWN, text, understood).or_else(|| replay::words::known(text))
}

/// Two reasons with a colon between them, if at least one is known: "the connection broke: …", "FILE: it is not a file".
fn chain(text: &str) -> Option<String> {
    text.match_indices(": ").find_map(|(at, colon)| {
        let (what, why) = (text.get(..at)?, text.get(at + colon.len()..)?);
        let (known, because) = (sentence(what), understood(why));
        let any = known.is_some() || because != why;
        let what = known.unwrap_or_else(|| what.to_owned());
        any.then(|| say!(MESSAGES, "play-error-and-why", what = what, why = because))
    })
}

/// An error with all its reasons in the language of the player, as far as they are known.
pub fn error(error: &anyhow::Error) -> String {
    let reasons: Vec<String> = error.chain().map(|reason| understood(&reason.to_string())).collect();
    let joined =
        reasons.into_iter().rev().reduce(|why, what| say!(MESSAGES, "play-error-and-why", what = what, why = why));
    joined.unwrap_or_default()
}

/// The route of a match, as words that end a sentence: "directly", "through the relay relay.example.org".
pub(crate) fn route(route: &Route) -> String {
    match route {
        Route::Direct => say!(MESSAGES, "play-route-direct"),
        Route::Relay(relay) => say!(MESSAGES, "play-route-relay", relay = relay.clone()),
    }
}

/// The router's answer, and what the player can do about it.
pub(crate) fn router(report: &PortReport) -> Vec<String> {
    let (port, six) = (report.port, if report.ipv6 { "yes" } else { "no" });
    let forward = || {
        let machine = match report.local {
            None => say!(MESSAGES, "play-router-this-computer"),
            Some(local) => say!(MESSAGES, "play-router-this-computer-at", local = local.to_string()),
        };
        say!(MESSAGES, "play-router-forward", six = six, port = port.to_string(), machine = machine)
    };
    match report.outcome {
        PortOutcome::Opened { method, external } => opened(method, external, port, six),
        PortOutcome::Public(ip) => vec![
            say!(MESSAGES, "play-router-public", ip = ip.to_string()),
            say!(MESSAGES, "play-router-firewall", port = port.to_string()),
        ],
        PortOutcome::Closed => vec![say!(MESSAGES, "play-router-closed"), forward()],
        PortOutcome::NotAsked => vec![say!(MESSAGES, "play-router-not-asked"), forward()],
        PortOutcome::Offline => vec![say!(MESSAGES, "play-router-offline"), say!(MESSAGES, "play-router-connect")],
    }
}

fn opened(method: Method, external: SocketAddr, port: u16, six: &'static str) -> Vec<String> {
    let (port, method) = (port.to_string(), method.to_string());
    let reach = match (AddressReach::of(external.ip()), external.ip()) {
        (AddressReach::World, _) => {
            let external = external.to_string();
            return vec![say!(MESSAGES, "play-router-opened", port = port, method = method, external = external)];
        }
        (AddressReach::Provider, _) => "provider",
        (_, IpAddr::V4(_)) => "private",
        (_, IpAddr::V6(_)) => "outside",
    };
    let own = external.ip().to_string();
    vec![
        say!(MESSAGES, "play-router-own", reach = reach, port = port, method = method, own = own),
        say!(MESSAGES, "play-router-invite", six = six),
    ]
}

/// The reason why a text is no usable code, without a full stop.
pub fn code(fault: &CodeError) -> String {
    match fault {
        CodeError::Foreign => say!(MESSAGES, "play-code-foreign"),
        CodeError::Newer => say!(MESSAGES, "play-code-newer"),
        CodeError::Mistyped => say!(MESSAGES, "play-code-mistyped"),
        CodeError::CutShort => say!(MESSAGES, "play-code-cut-short"),
        CodeError::TooLong => say!(MESSAGES, "play-code-too-long"),
        CodeError::Expired { since } => say!(MESSAGES, "play-code-expired", date = date(*since)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{Tongue, scoped};
    use net::far::NotARelay;
    use net::folders::NoFolders;
    use net::identity::IdentityError;
    use net::known::KnownError;
    use net::lan::LanError;
    use net::luggage::LuggageError;
    use net::private_file::PrivateFileError;
    use net::quic::{Closed, DialError, DialTarget, Failure, Farewell, FrameError, Goodbye};
    use net::store::StoreError;
    use record::file::{NoRecord, Torn};
    use record::invitation::InvitationRefusal;
    use record::secrets::NoSecrets;
    use record::seed::NoEntropy;
    use std::path::PathBuf;
    use std::sync::Arc;

    #[test]
    fn a_code_is_refused_in_english_as_below() {
        let _english = scoped(Tongue::english());
        let all = [CodeError::Foreign, CodeError::Newer, CodeError::Mistyped, CodeError::CutShort, CodeError::TooLong];
        for fault in all.into_iter().chain([CodeError::Expired { since: 1_000_000_000 }]) {
            assert_eq!(code(&fault), fault.to_string());
        }
    }

    #[test]
    fn what_the_layers_below_say_is_understood() {
        let path = || PathBuf::from("/home/ney/name.txt");
        let goodbye = |kind| Closed::ByPeer(Goodbye::new(kind, "this match is not shown")).to_string();
        let dialled = |place, failure| DialError::Failed(vec![(place, failure)]).to_string();
        let at = DialTarget::At(SocketAddr::from(([10, 0, 0, 1], 4000)));
        let mut all = vec![
            Failure::Unreachable.to_string(),
            Failure::WrongKey.to_string(),
            Failure::NotAdmitted.to_string(),
            Failure::OtherVersion.to_string(),
            Failure::Broken(String::from("no key could be exported")).to_string(),
            DialError::Yourself.to_string(),
            DialError::Failed(Vec::new()).to_string(),
            dialled(at, Failure::Unreachable),
            dialled(DialTarget::Far, Failure::WrongKey),
            Closed::Lost.to_string(),
            Closed::Restarted.to_string(),
            Closed::Ended.to_string(),
            Closed::Misframed(FrameError::Empty).to_string(),
            Closed::Misframed(FrameError::TooLarge(2_000_000)).to_string(),
            Closed::Unsendable(FrameError::TooEarly(20_000)).to_string(),
            Closed::Broken(String::from("aborted by peer")).to_string(),
            Closed::ByUs(Goodbye::new(Farewell::Done, "")).to_string(),
            LanError::NoAdapter.to_string(),
            LanError::Blocked(String::new()).to_string(),
            LanError::Blocked(String::from("network unreachable")).to_string(),
            LanError::Mdns(String::from("no socket")).to_string(),
            IdentityError::Damaged(path()).to_string(),
            KnownError::Damaged { path: path(), line: 7 }.to_string(),
            NoFolders.to_string(),
            NoEntropy.to_string(),
            NoSecrets.to_string(),
            LuggageError::Damaged.to_string(),
            LuggageError::TooLarge.to_string(),
            LuggageError::Identity(IdentityError::Damaged(path())).to_string(),
            NotARelay::Address.to_string(),
            NotARelay::Open.to_string(),
            NotARelay::Port.to_string(),
            NotARelay::Key.to_string(),
            NotARelay::Word(String::from("tcp=4")).to_string(),
            StoreError::NotAFile(path()).to_string(),
            StoreError::InUse(path()).to_string(),
            StoreError::Elsewhere(path()).to_string(),
            StoreError::NoRecord(path(), NoRecord::Foreign).to_string(),
            StoreError::NoRecord(path(), NoRecord::NoHeader(Some(Torn::CutOff))).to_string(),
            StoreError::NoSecrets(path(), NoSecrets).to_string(),
            StoreError::NoMatch.to_string(),
            StoreError::Failed.to_string(),
            PrivateFileError::Missing(path()).to_string(),
            PrivateFileError::Exists(path()).to_string(),
            PrivateFileError::NotAFile(path()).to_string(),
            PrivateFileError::OpenToOthers(path()).to_string(),
            PrivateFileError::TooLong(path()).to_string(),
        ];
        all.extend(
            [Farewell::Done, Farewell::Refused, Farewell::Misbehaved, Farewell::Replaced, Farewell::Busy].map(goodbye),
        );
        all.extend([Farewell::Leaving, Farewell::Unknown].map(goodbye));
        for text in all {
            {
                let _english = scoped(Tongue::english());
                // Our messages hold a number and its unit together; the layers below write a plain blank.
                assert_eq!(understood(&text).replace('\u{a0}', " "), text);
            }
            let _german = scoped(Arc::new(Tongue::new("de")));
            let told = understood(&text);
            assert_ne!(told, text);
            assert!(!told.contains("the ") && !told.contains("this "), "{told}");
        }
    }

    #[test]
    fn an_error_is_told_with_all_its_reasons() {
        let _german = scoped(Arc::new(Tongue::new("de")));
        let wrong = anyhow::Error::new(LuggageError::Damaged).context("a.pack");
        assert_eq!(error(&wrong), "a.pack: das ist keine Umzugsdatei, oder sie ist unvollständig");
    }

    #[test]
    fn a_refusal_of_a_host_is_understood() {
        let _german = scoped(Arc::new(Tongue::new("de")));
        for refusal in [InvitationRefusal::Spent, InvitationRefusal::Expired, InvitationRefusal::Wrong] {
            let text = refusal.to_string();
            assert_ne!(understood(&text), text);
        }
        assert_eq!(understood("the host did not accept"), "der Gastgeber hat abgelehnt");
        assert_eq!(understood("something new"), "something new");
    }
}
