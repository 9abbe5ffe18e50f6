//! Whoever plays at this end: hears the news, and says what is to be done.

use crate::ask::{Bytes, Said};
use crate::battle::Battle;
use crate::bot::{Kind, Player, Reins, Stop, grants};
use crate::chance::Chance;
use crate::happening::{Happening, Stress};
use crate::library;
use crate::partner::Ask;
use crate::saying::ready;
use crate::system::Eye;
use engine::contract::Side;
use engine::referee::{Events, NoStep};
use net::driver::{News, Request, View, WatchNews};
use net::header::Terms;
use net::identity::PlayerKey;
use net::quic::Route;
use net::session::{Difference, Judgement, MOST_GAPS, Notice, Refused, Session};
use net::watch::Watcher;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A player, a bot or a program at this end of a match.
pub trait Hand {
    /// Something happened: what is to be done about it.
    fn hear(&mut self, news: News) -> io::Result<Vec<Request>>;

    /// What takes long, such as a bot's thinking; asked for whenever something was heard. It is done on a thread of its own, and
    /// the match goes on meanwhile. Newer work takes the place of older work, of which nothing more is wanted.
    fn work(&mut self) -> Option<Work>;

    /// A line was typed.
    fn line(&mut self, _text: &str) -> io::Result<Vec<Request>> {
        Ok(Vec::new())
    }

    /// A line was typed that is longer than any line may be.
    fn too_long_a_line(&mut self) -> io::Result<Vec<Request>> {
        Ok(Vec::new())
    }

    /// Where wishes come from that nobody asked for, such as a window's; asked for once.
    fn wishes(&mut self) -> Option<tokio::sync::mpsc::Receiver<Ask>> {
        None
    }

    /// What is to be done about such a wish.
    fn wish(&mut self, _ask: Ask) -> Option<Request> {
        None
    }

    /// Whether lines are read at all.
    fn wants_lines(&self) -> bool {
        false
    }
}

/// Work that takes long.
pub struct Work {
    /// How long it is put off.
    pub after: Duration,
    /// What is done then, and what it wants done in the match.
    pub think: Box<dyn FnOnce() -> Vec<Request> + Send>,
}

/// How much a bot tells of what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    /// Everything but moves.
    No,
    /// Nothing.
    Yes,
}

/// A bot that plays its side, and tells what happens in sentences.
pub struct BotHand<W: Write> {
    mind: Arc<Mutex<Mind>>,
    /// What it is to think about next.
    question: Option<Arc<View>>,
    /// Ends what it thinks about now.
    stop: Stop,
    quiet: Quiet,
    out: W,
    battle: Option<Battle>,
    /// The place it answered last, so that no question is answered twice.
    answered: u32,
    pace: Duration,
}

/// A bot and its own dice. Only one thread at a time thinks with it.
struct Mind {
    bot: Player,
    chance: Chance,
}

impl<W: Write> BotHand<W> {
    /// A bot of this kind; its seed is its own affair.
    pub fn new(kind: Kind, seed: u64, quiet: Quiet, out: W) -> BotHand<W> {
        BotHand {
            mind: Arc::new(Mutex::new(Mind { bot: Player::new(kind), chance: Chance::new(seed) })),
            question: None,
            stop: Stop::default(),
            quiet,
            out,
            battle: None,
            answered: u32::MAX,
            pace: Duration::ZERO,
        }
    }

    /// Takes so long over every answer, for people who want to watch.
    pub fn at_pace(mut self, pace: Duration) -> BotHand<W> {
        self.pace = pace;
        self
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        if self.quiet == Quiet::No {
            writeln!(self.out, "{text}")?;
            self.out.flush()?;
        }
        Ok(())
    }

    fn events(&mut self, events: &Events) -> io::Result<()> {
        let Some(battle) = self.battle.clone() else { return Ok(()) };
        for sentence in told(&battle, events) {
            self.say(&format!("  {sentence}"))?;
        }
        Ok(())
    }

    fn now(&mut self, view: &Arc<View>) -> Vec<Request> {
        let mut requests = Vec::new();
        if let Some(asked) = view.asked.clone() {
            // What is asked for by now may be something else; then the bot sees that, too.
            requests.push(act(move |session, now| {
                let _ = if grants(session.course(), &asked.matter) {
                    session.grant(now, &asked)
                } else {
                    session.decline(now, &asked)
                };
            }));
        }
        if view.paused {
            requests.push(act(|session, now| {
                let _ = session.resume_play(now);
            }));
        } else if view.my_decision && self.answered != view.length {
            self.answered = view.length;
            self.question = Some(Arc::clone(view));
        }
        if self.answered != view.length {
            // The match has gone on, or back: an answer to the last question would come too late.
            self.stop.give();
        }
        requests
    }
}

impl<W: Write> Drop for BotHand<W> {
    fn drop(&mut self) {
        // The answer is not wanted any more.
        self.stop.give();
    }
}

impl Mind {
    /// The answer to a question, unless it was stopped. It is sent only if the match has not moved on.
    fn think(&mut self, battle: Battle, view: &View, stop: Stop) -> Vec<Request> {
        self.bot.heed(Reins { stop, threads: 1 });
        let Some(position) = battle.position(&view.game, Eye::Of(view.me)) else { return Vec::new() };
        let Some(said) = self.bot.say(&*position, &mut self.chance) else { return Vec::new() };
        let asked = view.length;
        vec![act(move |session, now| {
            if session.course().length() == asked {
                let _ = say(&battle, session, now, &said);
            }
        })]
    }
}

impl<W: Write + Send> Hand for BotHand<W> {
    fn work(&mut self) -> Option<Work> {
        let (view, battle) = (self.question.take()?, self.battle.clone()?);
        self.stop.give();
        self.stop = Stop::default();
        let (mind, stop) = (Arc::clone(&self.mind), self.stop.clone());
        let think = move || mind.lock().unwrap_or_else(PoisonError::into_inner).think(battle, &view, stop);
        Some(Work { after: self.pace, think: Box::new(think) })
    }

    fn hear(&mut self, news: News) -> io::Result<Vec<Request>> {
        if let News::Begun { header, .. } = &news {
            self.battle = library::plain(&header.terms, &header.scenario).ok();
        }
        match news {
            News::Now(view) => return Ok(self.now(&view)),
            News::Notice(Notice::Written { events, .. }) => self.events(&events)?,
            News::Offered { ref terms, .. } => {
                let terms = terms.hash();
                if let Some(text) = sentence(&news) {
                    self.say(&text)?;
                }
                return Ok(vec![Request::Agree(terms)]);
            }
            News::Knock { name, key } => {
                self.say(&format!("{name} knocks ({}); he is let in.", key.fingerprint()))?;
                return Ok(vec![Request::Admit(key)]);
            }
            news => {
                if let Some(text) = sentence(&news) {
                    self.say(&text)?;
                }
            }
        }
        Ok(Vec::new())
    }
}

/// What happened, in sentences, without marches and without those who did nothing.
pub(super) fn told(battle: &Battle, events: &Events) -> Vec<String> {
    let worth = |event: &Happening| !event.is_march() && event.stress > Stress::Silent;
    let all = battle.tell(events).into_iter().filter(worth);
    all.map(|event| event.text.plain(battle.names())).collect()
}

/// A request that acts in the match.
pub(crate) fn act(act: impl FnOnce(&mut Session, u64) + Send + 'static) -> Request {
    Request::Act(Box::new(act))
}

/// Says something in the match; what it hides is sealed first. What is said before its turn, where both sides are asked
/// the same, the session keeps until the pen comes.
pub(crate) fn say(battle: &Battle, session: &mut Session, now: u64, said: &Said<Bytes>) -> Result<(), Refused> {
    let (command, openings) = ready(battle, session.me(), said).map_err(Refused::Rules)?;
    if !session.is_my_decision() && session.game().both_asked() {
        return session.answer_early(command, openings);
    }
    session.game().check(session.me(), &command).map_err(|why| match why {
        NoStep::Rules(refusal) => Refused::Rules(refusal),
        NoStep::Bytes(error) => Refused::Bad(error.to_string()),
    })?;
    for opening in openings {
        session.seal(opening);
    }
    session.command(now, &command)
}

/// News in a sentence, where they are not about the battle itself.
pub(crate) fn sentence(news: &News) -> Option<String> {
    Some(match news {
        News::Begun { header, me, record } => {
            let (us, them) = (header.player(*me), header.player(me.other()));
            format!("{} against {}: {}. The record is {}.", us.name, them.name, header.terms.title, record.display())
        }
        News::Connected { key, address } => connected(key, *address),
        News::Way { route, rtt, before } => return way(route, *rtt, before.as_ref()),
        News::Disconnected(why) => format!("The connection is gone ({why}). It is being made again."),
        News::TurnedAway(text) => text.clone(),
        News::KnockGone(key) => format!("Whoever knocked ({}) is gone; nobody was let in.", key.fingerprint()),
        News::Kept(path) => format!("Kept: {}.", path.display()),
        News::Notice(notice) => return self::notice(notice),
        News::Watch(news) => self::watched(news),
        News::Offered { terms, .. } => return watching(terms),
        News::Now(_) | News::Knock { .. } => return None,
    })
}

/// That this player was knocked at, and has not opened yet.
pub(super) fn knocked(key: &PlayerKey, address: Option<SocketAddr>) -> String {
    let place = address.map_or_else(String::new, |address| format!(" at {address}"));
    format!("Knocked{place}; fingerprint of the other side: {}.", key.fingerprint())
}

/// That there is a connection to this player.
fn connected(key: &PlayerKey, address: Option<SocketAddr>) -> String {
    let place = address.map_or_else(String::new, |address| format!(" at {address}"));
    format!("Connected{place}; fingerprint of the other side: {}.", key.fingerprint())
}

/// That a match goes through a relay, or does so no longer. That it goes directly is nothing to speak of.
fn way(route: &Route, rtt: Duration, before: Option<&Route>) -> Option<String> {
    let took = rtt.as_millis();
    match (route, before) {
        (route, Some(before)) if route == before => None,
        (Route::Direct, None) => None,
        (Route::Direct, Some(_)) => {
            Some(format!("A direct way was found: the match goes on over it ({took} ms there and back)."))
        }
        (Route::Relay(_), _) => Some(format!(
            "The match goes {route} ({took} ms there and back): it carries sealed bytes and sees neither moves nor dice. A \
             direct way is still sought."
        )),
    }
}

/// What the players agree on about being watched, if anybody may watch at all.
pub fn watching(terms: &Terms) -> Option<String> {
    let delay = terms.watch?;
    Some(format!(
        "Others may watch this match: whoever gets a watch code from one of you sees every move {}, with all the dice and \
         no chat.",
        later(delay)
    ))
}

/// How late that is.
pub(super) fn later(delay: u32) -> String {
    match delay {
        0 => String::from("at once"),
        1 => String::from("1 second later"),
        60 => String::from("1 minute later"),
        minutes if minutes % 60 == 0 => format!("{} minutes later", minutes / 60),
        seconds => format!("{seconds} seconds later"),
    }
}

fn watched(news: &WatchNews) -> String {
    let named = |watcher: &Watcher| format!("{} ({})", watcher.name, watcher.key.fingerprint());
    match news {
        WatchNews::Code(code) => format!("Whoever wants to watch types:\n\n    estafette watch {code}\n"),
        WatchNews::Came(watcher) => format!("{} watches.", named(watcher)),
        WatchNews::Went(watcher, why) => format!("{} watches no longer: {why}.", named(watcher)),
        WatchNews::Watchers(all) if all.is_empty() => String::from("Nobody watches."),
        WatchNews::Watchers(all) => {
            format!("These watch: {}.", all.iter().map(named).collect::<Vec<_>>().join(", "))
        }
        WatchNews::NotAgreed => String::from("You did not agree to be watched in this match."),
        WatchNews::Stays(seconds) => format!(
            "The match is over. Spectators have not seen all of it yet: this program stays connected for them, for at most \
             {seconds} seconds. You can quit at any time."
        ),
    }
}

fn notice(notice: &Notice) -> Option<String> {
    Some(match notice {
        Notice::Asked(matter) => format!("The other side asks {}.", matter.describe()),
        Notice::Declined(matter) => format!("The other side does not want {}.", matter.describe()),
        Notice::Agreed(matter) => format!("Both agree {}.", matter.describe()),
        Notice::Conceded(_) => String::from("A side gives the match up."),
        Notice::Ended(_) => String::from("The match is over."),
        Notice::Closed => String::from("Both have signed the end."),
        Notice::Chat(text) => format!("The other side says: {text}"),
        Notice::Gap(gap) => format!(
            "The clocks differ: the {} player claims {} ms for the last turn, and the other program measured {} ms. The longer \
             time counts. All such differences come to {} s; above {} s you should agree on the clocks.",
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
            "The other side says your last turn took {} s. Here at most {} s can have passed, so no more is charged here.",
            measured / 1000,
            most / 1000
        ),
        Notice::FlagFell { measured, .. } => format!(
            "The other side has used {} s, as measured here. The record says so; it is a word and no proof.",
            measured / 1000
        ),
        Notice::FlagClaimed { measured } => {
            format!("The other side says you have used {} s. That is its word and no proof.", measured / 1000)
        }
        Notice::Differs(difference) => self::difference(difference),
        Notice::Admitted { seq, .. } => format!(
            "The hash of entry {seq} is admitted to be wrong. The match goes on from what follows from the record; nothing \
             is rolled again."
        ),
        Notice::OlderCopy { has, signed } => format!(
            "This copy of the match is older than what you have signed in it: it has {has} entries, and you have signed \
             up to entry {}. Nothing is signed here until the other side has shown the rest.",
            signed.saturating_sub(1)
        ),
        Notice::Verdict(verdict) => format!("{}: {}", verdict.name, verdict.text),
        Notice::StoppedByOther { name, text } => format!("The other side stops ({name}): {text}"),
        // Told by the line that says how things stand.
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

/// A difference between two machines, in words.
pub(super) fn difference(difference: &Difference) -> String {
    let whose = match difference.judgement {
        Judgement::WeAreRight => "By the record this machine is right; nothing changes here",
        Judgement::WeWereWrong => "By the record this machine was wrong, and has put itself right",
    };
    let mut text = format!("The two machines differ at entry {}. {whose}.", difference.seq);
    if !difference.sections.is_empty() {
        text.push_str(&format!(" What differs: {}.", difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        text.push_str(&format!(" The first field is {field}: here {here}, there {there}."));
    }
    text
}

#[cfg(test)]
#[path = "art_of_war/hand_tests.rs"]
mod tests;
