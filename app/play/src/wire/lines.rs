//! A match played by JSON lines, in the adjutant's words: events go out as lines, and commands come in as lines.

use crate::adjutant::too_long;
use crate::setup::watching;
use crate::table::words::{difference, sentence};
use crate::table::{Doing, LongWork, MatchParticipant, SessionAct, Wish, act};
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::Events;
use language::ask::{Bytes, Names, Said};
use language::battle::Battle;
use language::desk::BLANK;
use language::system::{Json, Systems};
use language::words::{self, Nonsense};
use net::driver::{MatchView, News, Request, WatchNews, WatchWish};
use net::quic::Route;
use net::watch::Watcher;
use record::course::RollProof;
use record::entry::Matter;
use record::identity::PlayerKey;
use record::session::{Notice, OpponentQuestion, Refused};
use replay::library;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

/// A program that speaks JSON, one object a line.
pub struct LineHand<W> {
    systems: Systems,
    out: Arc<Mutex<W>>,
    /// The battle and the view of the match, once there is one.
    battle: Option<Battle>,
    view: Option<Arc<MatchView>>,
    /// The terms that were offered since the last match began. As long as it is one offer, agreeing need not name it.
    offers: Vec<Hash>,
}

impl<W: Write + Send + 'static> LineHand<W> {
    /// Lines go out here.
    pub fn new(systems: Systems, out: W) -> LineHand<W> {
        LineHand { systems, out: Arc::new(Mutex::new(out)), battle: None, view: None, offers: Vec::new() }
    }

    /// The JSON of the battle, and the view of the match.
    fn seen(&self) -> Result<(&dyn Json, &Arc<MatchView>), Value> {
        let seen = self.battle.as_ref().map(Battle::json).zip(self.view.as_ref());
        seen.ok_or_else(|| wrong("there is no match yet"))
    }

    fn tell(&self, value: &Value) -> io::Result<()> {
        write_line(&self.out, value)
    }

    fn now(&mut self, view: Arc<MatchView>) -> io::Result<()> {
        let Some(battle) = &self.battle else { return Ok(()) };
        let names = battle.names();
        let value = json!({
            "news": "now",
            "you": names.side_word(view.me),
            "your_decision": view.my_decision,
            "pending": battle.json().pending(&*view.game),
            "waits_for": view.due.name(),
            "asked": view.asked.as_ref().map(|asked| asked_words(battle.json(), names, asked)),
            "paused": view.paused,
            "connected": view.met,
            "closed": view.closed,
            "entries": view.length,
            "clock_ms": view.clocks,
            "hash": view.game.hash().to_string(),
        });
        self.tell(&value)?;
        self.view = Some(Arc::clone(&view));
        Ok(())
    }

    fn request(&mut self, request: &Value) -> Result<Vec<Request>, Value> {
        let what = request.get("do").and_then(Value::as_str).unwrap_or_default();
        // The session knows its own side.
        let me = self.view.as_ref().map_or(Side::First, |view| view.me);
        let wish = match what {
            "agree" => {
                let named = request.get("terms").and_then(Value::as_str).and_then(|terms| terms.parse().ok());
                let terms = named.or(match self.offers[..] {
                    [only] => Some(only),
                    _ => None,
                });
                Wish::Agree(terms.ok_or_else(|| wrong("agree needs the terms from the offer"))?)
            }
            "admit" => {
                let key = key_in(request).ok_or_else(|| wrong("admit needs the key of the guest"))?;
                let welcome = request.get("welcome").and_then(Value::as_bool).unwrap_or(true);
                if welcome { Wish::Admit(key) } else { Wish::TurnAway(key) }
            }
            "rematch" => Wish::Rematch,
            "leave" => return Ok(self.passed_on(Request::Leave)),
            "watch" => Wish::Watch(self.watch_wish(request)?),
            "state" | "options" => {
                let (json, view) = self.seen()?;
                let value = match what {
                    "state" => json.state(&*view.game),
                    _ => {
                        let unit = request.get("unit").and_then(Value::as_str);
                        json.options(&*view.game, unit).map_err(nonsense)?
                    }
                };
                return Err(json!({"ok": true, (what): value}));
            }
            "command" => Wish::Command(me, self.command(request)?),
            "ask" => self.matter(request)?.map_or(Wish::TakeBack(me), |matter| Wish::Matter(me, matter)),
            "grant" => Wish::Grant(self.asked(request)?),
            "decline" => Wish::Decline(self.asked(request)?),
            "resume" => Wish::Resume(me),
            "concede" => Wish::Concede(me),
            "close" => Wish::CloseAsOwed,
            "clocks" => return Ok(self.clocks()),
            "chat" => Wish::Chat(request.get("text").and_then(Value::as_str).unwrap_or_default().to_owned()),
            _ => {
                return Err(wrong(
                    "a line says {\"do\": ...}: command, options, state, clocks, ask, grant, decline, resume, concede, \
                     close, chat, agree, admit, watch, rematch or leave",
                ));
            }
        };
        Ok(match wish.doing(self.battle.clone()) {
            Doing::InMatch(deed) => self.ask_match(deed),
            Doing::Around(request) => self.passed_on(request),
        })
    }

    /// The command of a line, with what its seals hide.
    fn command(&self, request: &Value) -> Result<Said<Bytes>, Value> {
        let (json, view) = self.seen()?;
        let given = request.get("command").unwrap_or(&Value::Null);
        let command = json.command_from(&*view.game, given).map_err(nonsense)?;
        let sealed = request.get("sealed").and_then(Value::as_array).cloned().unwrap_or_default();
        let sealed: Vec<String> = sealed.iter().map(|one| one.as_str().unwrap_or("?").to_owned()).collect();
        let mut sealed = words::contents(&sealed).map_err(nonsense)?;
        if sealed.is_empty() {
            sealed = json.hides(&*view.game, given).map_err(nonsense)?;
        }
        // A seal on nothing could never be opened, and would be signed.
        let blanks = vec![BLANK; sealed.len()];
        let filled = self.battle.as_ref().and_then(|battle| battle.fill(&command, &blanks).ok());
        let seals = filled.map(|filled| json.seals(&filled)).unwrap_or_default();
        let by_himself = sealed.is_empty() && seals.iter().any(|seal| *seal != BLANK);
        if seals.len() != sealed.len() && !by_himself || sealed.iter().any(Vec::is_empty) {
            let (seals, given) = (seals.len(), sealed.len());
            return Err(wrong(&format!(
                "the command seals {seals} contents, but \"sealed\" has {given}; none may be empty"
            )));
        }
        Ok(Said { command, sealed })
    }

    /// Something about spectators; a spectator to remove is named by key.
    fn watch_wish(&self, request: &Value) -> Result<WatchWish, Value> {
        let said = |name: &str| request.get(name).and_then(Value::as_str);
        Ok(match said("what").unwrap_or("open") {
            "open" => WatchWish::Open,
            "new_code" => WatchWish::NewCode,
            "list" => WatchWish::List,
            "close" => WatchWish::Close,
            "put_out" => {
                let key = key_in(request).ok_or_else(|| wrong("put_out needs the key of a spectator"))?;
                WatchWish::PutOut(key)
            }
            _ => return Err(wrong("watch takes open, new_code, list, put_out (with a key) or close")),
        })
    }

    /// The request to grant: its subject, and the number of its note, as the news gave them.
    fn asked(&self, request: &Value) -> Result<OpponentQuestion, Value> {
        let number = request.get("note").and_then(Value::as_u64).and_then(|note| u32::try_from(note).ok());
        let number = number.ok_or_else(|| wrong("an answer needs for and note, as in \"asked\""))?;
        let to = request.get("to").and_then(Value::as_u64).and_then(|to| u32::try_from(to).ok());
        let matter = match (self.matter(request)?, to) {
            (Some(matter), _) => matter,
            (None, Some(to)) => Matter::Rewind { to },
            (None, None) => return Err(wrong("an answer to a take_back needs the entry it goes back to")),
        };
        Ok(OpponentQuestion { matter, number })
    }

    /// The subject of a request; `None` for a take-back.
    fn matter(&self, request: &Value) -> Result<Option<Matter>, Value> {
        let battle = self.battle.as_ref().ok_or_else(|| wrong("there is no match yet"))?;
        let named = |side: &str| battle.names().side_named(side).map_err(nonsense);
        Ok(Some(match request.get("for").and_then(Value::as_str).unwrap_or_default() {
            "take_back" => return Ok(None),
            "draw" => Matter::Result { winner: None },
            "win" => {
                let side = request.get("side").and_then(Value::as_str).unwrap_or_default();
                Matter::Result { winner: Some(named(side)?) }
            }
            "pause" => Matter::Pause,
            "clocks" => Matter::Clocks,
            "change" => {
                let change = request.get("change").unwrap_or(&Value::Null);
                let change = battle.json().change_from(change).map_err(nonsense)?;
                Matter::Change { change }
            }
            _ => {
                return Err(wrong("ask takes take_back, draw, win (with a side), pause, clocks or change"));
            }
        }))
    }

    /// The present clocks, which no news reports because they run.
    fn clocks(&self) -> Vec<Request> {
        let answer = Answer::new(&self.out);
        vec![act(move |session, now| {
            answer.give(&json!({"ok": true, "clocks": {
                "used_ms": session.clocks(now),
                "allowed_ms": session.allowed(),
                "running": session.running_clock(now).map(side_word),
                "quiet": session.is_quiet(),
                "connected": session.is_met(),
                "differ": session.clocks_differ(),
                "entries": session.course().length(),
            }}));
        })]
    }

    /// Hands a request to the driver. The line is answered at once; news tell the rest.
    fn passed_on(&self, request: Request) -> Vec<Request> {
        Answer::new(&self.out).give(&json!({"ok": true}));
        vec![request]
    }

    /// Acts in the match; the answer is a line of its own, before the news that follow.
    fn ask_match(&self, deed: SessionAct) -> Vec<Request> {
        let (answer, battle) = (Answer::new(&self.out), self.battle.clone());
        vec![act(move |session, now| {
            let value = match deed(session, now) {
                Ok(()) => json!({"ok": true}),
                Err(why) => refused(&why, battle.as_ref()),
            };
            answer.give(&value);
        })]
    }
}

/// The one answer to a line. If the request that should give it is dropped, because there is no match or no longer one,
/// the line is answered all the same.
struct Answer<W: Write> {
    out: Arc<Mutex<W>>,
    given: bool,
}

impl<W: Write> Answer<W> {
    fn new(out: &Arc<Mutex<W>>) -> Answer<W> {
        Answer { out: Arc::clone(out), given: false }
    }

    fn give(mut self, value: &Value) {
        self.given = true;
        // The program that reads our lines may have gone; the match goes on.
        let _ = write_line(&self.out, value);
    }
}

impl<W: Write> Drop for Answer<W> {
    fn drop(&mut self) {
        if !self.given {
            let _ = write_line(&self.out, &wrong("there is no match now"));
        }
    }
}

impl<W: Write + Send + 'static> MatchParticipant for LineHand<W> {
    fn work(&mut self) -> Option<LongWork> {
        None
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        match &news {
            News::Offered { terms, .. } if !self.offers.contains(&terms.hash()) => {
                // One or more is all that matters.
                self.offers.truncate(1);
                self.offers.push(terms.hash());
            }
            News::Begun { header, .. } => {
                self.offers.clear();
                self.battle = library::plain(self.systems, &header.terms, &header.scenario).ok();
            }
            _ => {}
        }
        let value = match &news {
            News::Now(view) => {
                self.now(Arc::clone(view))?;
                return Ok(Vec::new());
            }
            News::Notice(Notice::Written { seq, author, kind, events, roll }) => {
                let Some(battle) = self.battle.as_ref().filter(|_| self.view.is_some()) else { return Ok(Vec::new()) };
                written(battle, *seq, *author, kind, events, roll.as_ref().map(|roll| &roll.proof))
            }
            News::Notice(Notice::Differs(open)) => {
                json!({"news": "differs", "entry": open.seq, "sections": open.sections, "field": open.field,
                    "text": difference(open)})
            }
            News::Notice(Notice::Chat(text)) => json!({"news": "chat", "text": text}),
            News::Begun { header, me, record } => {
                json!({"news": "begun", "battle": header.terms.title, "you": side_word(*me),
                    "match": header.match_id().to_string(), "record": record})
            }
            News::Offered { name, key, terms, .. } => json!({
                "news": "offered", "by": name, "fingerprint": key.fingerprint().to_string(), "battle": terms.title,
                "terms": terms.hash().to_string(),
                "you": side_word(terms.host.other()), "budget_s": terms.time.budget, "increment_s": terms.time.increment,
                "take_backs": terms.take_backs,
                "watch_delay_s": terms.watch, "watching": watching(terms),
            }),
            News::Knock { name, key } => {
                json!({"news": "knock", "by": name, "key": key.to_string(), "fingerprint": key.fingerprint().to_string()})
            }
            News::KnockGone(key) => json!({"news": "knock_gone", "key": key.to_string()}),
            News::Kept(path) => json!({"news": "kept", "file": path}),
            News::Watch(news) => watch_words(news),
            News::Way { route, rtt, .. } => match sentence(self.systems, &news) {
                Some(text) => json!({"news": "way", "relayed": *route != Route::Direct,
                    "rtt_ms": u64::try_from(rtt.as_millis()).unwrap_or(u64::MAX), "text": text}),
                None => return Ok(Vec::new()),
            },
            other => match sentence(self.systems, other) {
                Some(text) => json!({"news": "notice", "text": text}),
                None => return Ok(Vec::new()),
            },
        };
        self.tell(&value)?;
        Ok(Vec::new())
    }

    fn line(&mut self, text: &str) -> io::Result<Vec<Request>> {
        let request = match serde_json::from_str::<Value>(text) {
            Ok(request) => request,
            Err(error) => {
                self.tell(&wrong(&format!("this line is not JSON: {error}")))?;
                return Ok(Vec::new());
            }
        };
        match self.request(&request) {
            Ok(requests) => Ok(requests),
            Err(answer) => {
                self.tell(&answer)?;
                Ok(Vec::new())
            }
        }
    }

    fn too_long_a_line(&mut self) -> io::Result<Vec<Request>> {
        self.tell(&wrong(&too_long()))?;
        Ok(Vec::new())
    }

    fn wants_lines(&self) -> bool {
        true
    }
}

/// An entry, with what happened in it and the roll that it completed.
pub(super) fn written(
    battle: &Battle,
    seq: u32,
    author: Side,
    kind: &str,
    events: &Events,
    roll: Option<&RollProof>,
) -> Value {
    json!({
        "news": "written", "entry": seq, "by": battle.names().side_word(author), "kind": kind,
        "events": battle.json().events(events),
        "faces": roll.and_then(|roll| roll.faces.clone()),
        "roll": roll.map(|roll| roll.joint.n),
    })
}

fn watch_words(news: &WatchNews) -> Value {
    let one = |watcher: &Watcher| {
        json!({"name": watcher.name, "key": watcher.key.to_string(),
            "fingerprint": watcher.key.fingerprint().to_string(), "has": watcher.has})
    };
    match news {
        WatchNews::Code(code) => json!({"news": "watch_code", "code": code}),
        WatchNews::Came(watcher) => json!({"news": "watcher_came", "watcher": one(watcher)}),
        WatchNews::Went(watcher, why) => json!({"news": "watcher_went", "watcher": one(watcher), "why": why}),
        WatchNews::Watchers(all) => json!({"news": "watchers", "watchers": all.iter().map(one).collect::<Vec<_>>()}),
        WatchNews::NotAgreed => json!({"news": "watch_not_agreed"}),
        WatchNews::Stays(seconds) => json!({"news": "stays_for_watchers", "seconds": seconds}),
    }
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn write_line<W: Write>(out: &Mutex<W>, value: &Value) -> io::Result<()> {
    let mut out = out.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    out.flush()
}

/// The key that a line names.
fn key_in(request: &Value) -> Option<PlayerKey> {
    let Hash(bytes) = request.get("key")?.as_str()?.parse().ok()?;
    PlayerKey::try_from(bytes).ok()
}

/// A question, with the number of its note: a grant repeats both.
fn asked_words(json: &dyn Json, names: &Names, asked: &OpponentQuestion) -> Value {
    let mut value = matter_words(json, names, &asked.matter);
    if let Some(said) = value.as_object_mut() {
        said.insert(String::from("note"), json!(asked.number));
    }
    value
}

fn matter_words(json: &dyn Json, names: &Names, matter: &Matter) -> Value {
    match matter {
        Matter::Rewind { to } => json!({"for": "take_back", "to": to}),
        Matter::Result { winner: None } => json!({"for": "draw"}),
        Matter::Result { winner: Some(side) } => json!({"for": "win", "side": names.side_word(*side)}),
        Matter::Pause => json!({"for": "pause"}),
        Matter::Clocks => json!({"for": "clocks"}),
        Matter::Change { change } => {
            json!({"for": "change", "change": json.change(change)})
        }
    }
}

fn nonsense(nonsense: Nonsense) -> Value {
    wrong(&nonsense.0)
}

fn wrong(reason: &str) -> Value {
    json!({"ok": false, "error": {"reason": reason, "name": Value::Null, "case": Value::Null}})
}

fn refused(refused: &Refused, battle: Option<&Battle>) -> Value {
    let by_rules = |refusal| match battle {
        Some(battle) => words::refusal_by(battle.names(), refusal),
        None => words::refusal(refusal),
    };
    match refused {
        Refused::Rules(refusal) => json!({"ok": false, "error": by_rules(refusal)}),
        other => {
            json!({"ok": false, "error": {"reason": other.to_string(), "name": other.name(), "case": Value::Null}})
        }
    }
}

#[cfg(test)]
#[path = "art_of_war/lines_tests.rs"]
mod tests;
