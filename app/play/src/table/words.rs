//! The events of a table, in sentences.

use crate::MESSAGES;
use crate::setup::watching;
use crate::words::{known, route as route_words, understood};
use engine::contract::Side;
use engine::referee::Events;
use language::battle::Battle;
use language::happening::{Happening, Stress};
use language::say;
use language::system::Systems;
use net::driver::{News, WatchNews};
use net::quic::Route;
use net::watch::Watcher;
use record::identity::PlayerKey;
use record::session::{Judgement, MOST_GAPS, MachineDifference, Notice};
use replay::words;
use std::net::SocketAddr;
use std::time::Duration;

/// The happenings in sentences, without marches and without silent ones.
pub(crate) fn told(battle: &Battle, events: &Events) -> Vec<String> {
    let worth = |event: &Happening| !event.is_march() && event.stress > Stress::Silent;
    let all = battle.tell(events).into_iter().filter(worth);
    all.map(|event| event.text.plain(battle.names())).collect()
}

/// News in a sentence, where they are not about the battle itself.
pub(crate) fn sentence(systems: Systems, news: &News) -> Option<String> {
    Some(match news {
        News::Begun { header, me, record } => {
            let (us, them) = (header.player(*me), header.player(me.other()));
            say!(
                MESSAGES,
                "play-begun",
                us = us.name.clone(),
                them = them.name.clone(),
                title = systems.title_of(&header.terms.system, &header.terms.title),
                file = record.display().to_string()
            )
        }
        News::Connected { key, address } => {
            let fingerprint = key.fingerprint().to_string();
            match address {
                None => say!(MESSAGES, "play-connected", fingerprint = fingerprint),
                Some(address) => {
                    let address = address.to_string();
                    say!(MESSAGES, "play-connected-at", address = address, fingerprint = fingerprint)
                }
            }
        }
        News::Way { route, rtt, before } => return way(route, *rtt, before.as_ref()),
        News::Disconnected(why) => say!(MESSAGES, "play-lost", why = understood(&why.to_string())),
        News::TurnedAway(text) => understood(text),
        News::KnockGone(key) => say!(MESSAGES, "play-guest-left", fingerprint = key.fingerprint().to_string()),
        News::Kept(path) => say!(MESSAGES, "play-saved", file = path.display().to_string()),
        News::Notice(notice) => return self::notice(notice),
        News::Watch(news) => self::watched(news),
        News::Offered { terms, .. } => return watching(terms),
        News::Now(_) | News::Knock { .. } => return None,
    })
}

/// That this player was knocked at, and has not opened yet.
pub(super) fn knocked(key: &PlayerKey, address: Option<SocketAddr>) -> String {
    let fingerprint = key.fingerprint().to_string();
    match address {
        None => say!(MESSAGES, "play-knocked", fingerprint = fingerprint),
        Some(address) => {
            say!(MESSAGES, "play-knocked-at", address = address.to_string(), fingerprint = fingerprint)
        }
    }
}

/// That there is no connection, for this reason.
pub(crate) fn no_connection(why: &str) -> String {
    say!(MESSAGES, "play-no-connection", why = understood(why))
}

/// That a match goes through a relay, or does so no longer. That it goes directly is nothing to speak of.
fn way(route: &Route, rtt: Duration, before: Option<&Route>) -> Option<String> {
    let took = u64::try_from(rtt.as_millis()).unwrap_or(u64::MAX);
    match (route, before) {
        (route, Some(before)) if route == before => None,
        (Route::Direct, None) => None,
        (Route::Direct, Some(_)) => Some(say!(MESSAGES, "play-way-direct", took = took)),
        (Route::Relay(_), _) => Some(say!(MESSAGES, "play-way-relay", route = route_words(route), took = took)),
    }
}

fn watched(news: &WatchNews) -> String {
    let fingerprint = |watcher: &Watcher| watcher.key.fingerprint().to_string();
    match news {
        WatchNews::Code(code) => format!("{}\n\n    estafette watch {code}\n", say!(MESSAGES, "play-watch-code")),
        WatchNews::Came(watcher) => {
            say!(MESSAGES, "play-watch-came", name = watcher.name.clone(), fingerprint = fingerprint(watcher))
        }
        WatchNews::Went(watcher, why) => say!(
            MESSAGES,
            "play-watch-went",
            name = watcher.name.clone(),
            fingerprint = fingerprint(watcher),
            why = understood(&why.to_string())
        ),
        WatchNews::Watchers(all) if all.is_empty() => say!(MESSAGES, "play-watch-nobody"),
        WatchNews::Watchers(all) => {
            let named = |watcher: &Watcher| format!("{} ({})", watcher.name, fingerprint(watcher));
            say!(MESSAGES, "play-watch-all", names = all.iter().map(named).collect::<Vec<_>>().join(", "))
        }
        WatchNews::NotAgreed => say!(MESSAGES, "play-watch-not-agreed"),
        WatchNews::Stays(seconds) => say!(MESSAGES, "play-watch-stays", seconds = *seconds),
    }
}

fn notice(notice: &Notice) -> Option<String> {
    Some(match notice {
        Notice::Asked(matter) => words::opponent_asks(matter),
        Notice::Declined(matter) => words::opponent_declines(matter),
        Notice::Agreed(matter) => words::agreed(matter),
        Notice::Conceded(_) => say!(MESSAGES, "play-resigned"),
        Notice::Ended(_) => say!(MESSAGES, "play-over"),
        Notice::Closed => say!(MESSAGES, "play-closed"),
        Notice::Chat(text) => say!(MESSAGES, "play-chat", text = text.to_string()),
        Notice::Gap(gap) => say!(
            MESSAGES,
            "play-gap",
            side = match gap.side {
                Side::First => "first",
                Side::Second => "second",
            },
            claimed = gap.claimed,
            measured = gap.measured,
            sum = gap.sum / 1000,
            most = MOST_GAPS / 1000
        ),
        Notice::ClocksDiffer => say!(MESSAGES, "play-clocks-differ"),
        Notice::Overcharged { measured, most } => {
            say!(MESSAGES, "play-overcharged", measured = measured / 1000, most = most / 1000)
        }
        Notice::FlagFell { measured, .. } => say!(MESSAGES, "play-flag-fell", measured = measured / 1000),
        Notice::FlagClaimed { measured } => say!(MESSAGES, "play-flag-claimed", measured = measured / 1000),
        Notice::Differs(difference) => self::difference(difference),
        Notice::Admitted { seq, .. } => say!(MESSAGES, "play-admitted", seq = *seq),
        Notice::OlderCopy { has, signed } => {
            say!(MESSAGES, "play-older-copy", has = *has, signed = signed.saturating_sub(1))
        }
        Notice::Verdict(verdict) => words::verdict(verdict),
        Notice::StoppedByOther { name, text } => {
            let (name, text) = (name.to_string(), text.to_string());
            let text = known(&text).unwrap_or_else(|| format!("{text} ({name})"));
            say!(MESSAGES, "play-stopped-by-other", text = text)
        }
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
    let seq = difference.seq;
    let mut text = match difference.judgement {
        Judgement::WeAreRight => say!(MESSAGES, "play-differs-right", seq = seq),
        Judgement::WeWereWrong => say!(MESSAGES, "play-differs-wrong", seq = seq),
    };
    let mut more = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    if !difference.sections.is_empty() {
        more(say!(MESSAGES, "play-differs-sections", sections = difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        let [field, here, there] = [field, here, there].map(ToString::to_string);
        more(say!(MESSAGES, "play-differs-field", field = field, here = here, there = there));
    }
    text
}
