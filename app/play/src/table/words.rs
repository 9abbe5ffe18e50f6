//! The events of a table, in sentences.

use crate::setup::watching;
use engine::contract::Side;
use engine::referee::Events;
use language::battle::Battle;
use language::happening::{Happening, Stress};
use net::driver::{News, WatchNews};
use net::quic::Route;
use net::watch::Watcher;
use record::identity::PlayerKey;
use record::session::{Judgement, MOST_GAPS, MachineDifference, Notice};
use std::net::SocketAddr;
use std::time::Duration;

/// The happenings in sentences, without marches and without silent ones.
pub(crate) fn told(battle: &Battle, events: &Events) -> Vec<String> {
    let worth = |event: &Happening| !event.is_march() && event.stress > Stress::Silent;
    let all = battle.tell(events).into_iter().filter(worth);
    all.map(|event| event.text.plain(battle.names())).collect()
}

/// News in a sentence, where they are not about the battle itself.
pub(crate) fn sentence(news: &News) -> Option<String> {
    Some(match news {
        News::Begun { header, me, record } => {
            let (us, them) = (header.player(*me), header.player(me.other()));
            format!("{} against {}: {}. Match file: {}.", us.name, them.name, header.terms.title, record.display())
        }
        News::Connected { key, address } => reached("Connected", key, *address),
        News::Way { route, rtt, before } => return way(route, *rtt, before.as_ref()),
        News::Disconnected(why) => format!("The connection was lost ({why}). Reconnecting…"),
        News::TurnedAway(text) => text.clone(),
        News::KnockGone(key) => format!("The guest ({}) left before you let them in.", key.fingerprint()),
        News::Kept(path) => format!("Saved: {}.", path.display()),
        News::Notice(notice) => return self::notice(notice),
        News::Watch(news) => self::watched(news),
        News::Offered { terms, .. } => return watching(terms),
        News::Now(_) | News::Knock { .. } => return None,
    })
}

/// That this player was knocked at, and has not opened yet.
pub(super) fn knocked(key: &PlayerKey, address: Option<SocketAddr>) -> String {
    reached("Knocked", key, address)
}

fn reached(how: &str, key: &PlayerKey, address: Option<SocketAddr>) -> String {
    let place = address.map_or_else(String::new, |address| format!(" at {address}"));
    format!("{how}{place}; fingerprint of your opponent: {}.", key.fingerprint())
}

/// That there is no connection, for this reason.
pub(crate) fn no_connection(why: &str) -> String {
    format!("No connection ({why}). Reconnecting…")
}

/// That a match goes through a relay, or does so no longer. That it goes directly is nothing to speak of.
fn way(route: &Route, rtt: Duration, before: Option<&Route>) -> Option<String> {
    let took = rtt.as_millis();
    match (route, before) {
        (route, Some(before)) if route == before => None,
        (Route::Direct, None) => None,
        (Route::Direct, Some(_)) => {
            Some(format!("Direct connection found: the match now uses it ({took} ms round trip)."))
        }
        (Route::Relay(_), _) => Some(format!(
            "The match goes {route} ({took} ms round trip), encrypted: the relay sees neither moves nor dice. Still \
             looking for a direct connection."
        )),
    }
}

fn watched(news: &WatchNews) -> String {
    let named = |watcher: &Watcher| format!("{} ({})", watcher.name, watcher.key.fingerprint());
    match news {
        WatchNews::Code(code) => format!("To watch, spectators type:\n\n    estafette watch {code}\n"),
        WatchNews::Came(watcher) => format!("{} watches.", named(watcher)),
        WatchNews::Went(watcher, why) => format!("{} no longer watches: {why}.", named(watcher)),
        WatchNews::Watchers(all) if all.is_empty() => String::from("No spectators."),
        WatchNews::Watchers(all) => {
            format!("Spectators: {}.", all.iter().map(named).collect::<Vec<_>>().join(", "))
        }
        WatchNews::NotAgreed => String::from("This match has no spectators: the match settings do not allow them."),
        WatchNews::Stays(seconds) => format!(
            "The match is over. Spectators have not seen all of it yet: this program stays connected for them, for at most \
             {seconds} seconds. You can quit at any time."
        ),
    }
}

fn notice(notice: &Notice) -> Option<String> {
    Some(match notice {
        Notice::Asked(matter) => format!("Your opponent asks {}.", matter.describe()),
        Notice::Declined(matter) => format!("Your opponent declines {}.", matter.describe()),
        Notice::Agreed(matter) => format!("Both players agree {}.", matter.describe()),
        Notice::Conceded(_) => String::from("A player resigns."),
        Notice::Ended(_) => String::from("The match is over."),
        Notice::Closed => String::from("Both players confirmed the result."),
        Notice::Chat(text) => format!("Your opponent says: {text}"),
        Notice::Gap(gap) => format!(
            "The clocks differ: the {} player claims {} ms for the last turn, and the other program measured {} ms. \
             The longer time counts. All differences add up to {} s; above {} s, agree on the clocks.",
            match gap.side {
                Side::First => "first",
                Side::Second => "second",
            },
            gap.claimed,
            gap.measured,
            gap.sum / 1000,
            MOST_GAPS / 1000
        ),
        Notice::ClocksDiffer => String::from(
            "The clocks differ too much. If both of you agree on the clocks, the difference is given back.",
        ),
        Notice::Overcharged { measured, most } => format!(
            "Your opponent claims that your last turn took {} s. By this computer's clock it took at most {} s, so no \
             more is charged here.",
            measured / 1000,
            most / 1000
        ),
        Notice::FlagFell { measured, .. } => format!(
            "Your opponent has used {} s, as measured here. The record holds this claim; it does not prove it.",
            measured / 1000
        ),
        Notice::FlagClaimed { measured } => {
            format!("Your opponent claims that you have used {} s. The record does not prove it.", measured / 1000)
        }
        Notice::Differs(difference) => self::difference(difference),
        Notice::Admitted { seq, .. } => format!(
            "The author of entry {seq} accepts that its hash was wrong. The match continues from the replayed \
             position; no die is rolled again."
        ),
        Notice::OlderCopy { has, signed } => format!(
            "This copy of the match is older than what you have signed in it: it has {has} entries, and you have \
             signed up to entry {}. You can sign nothing here until your opponent's program has sent the rest.",
            signed.saturating_sub(1)
        ),
        Notice::Verdict(verdict) => format!("{}: {}", verdict.name, verdict.text),
        Notice::StoppedByOther { name, text } => format!("Your opponent's program stops ({name}): {text}"),
        // The line of the present state reports these.
        Notice::Written { .. }
        | Notice::Met { .. }
        | Notice::Lost
        | Notice::Stands { .. }
        | Notice::Addresses(_)
        | Notice::Said(_) => {
            return None;
        }
    })
}

/// A difference between two computers, in words.
pub(crate) fn difference(difference: &MachineDifference) -> String {
    let whose = match difference.judgement {
        Judgement::WeAreRight => "By the record, this computer is right; nothing changes here",
        Judgement::WeWereWrong => "By the record, this computer was wrong and has corrected itself",
    };
    let mut text = format!("The two computers disagree at entry {}. {whose}.", difference.seq);
    if !difference.sections.is_empty() {
        text.push_str(&format!(" Differences: {}.", difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        text.push_str(&format!(" The first field is {field}: here {here}, there {there}."));
    }
    text
}
