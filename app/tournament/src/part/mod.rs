//! A player's side of a tournament: the player enters, sits down at their table and plays. The record goes to the desk
//! by itself.
//!
//! No state has to be kept: the current game, and how far it has come, is read from the records on disk. So a player
//! that was cut off, whose computer died or that uses another computer with the same key resumes there.

mod line;
mod table;
mod telling;

pub use line::DeskCode;

use crate::MESSAGES;
use crate::book::record_hash;
use crate::evening_event::{At, SignedEntry};
use crate::message::{FromDesk, PIECE, PROTOCOL, ToDesk, TournamentSeat};
use crate::pairing::PlayerNumber;
use crate::plan::{Battles, GamePlace, TournamentPlan};
use anyhow::Context;
use engine::digest::Hash;
use language::say;
use line::{FromLine, Line};
use net::quic::Bind;
use play::table::{BoardGlance, LocalPlayer, Network, Onlooker};
use play::wire::Who;
use play::words;
use record::header::Terms;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::{Game, GameOnDisk};
use telling::Telling;
use tokio::sync::{mpsc, watch};

/// Time between two attempts to find the opponent.
const AGAIN: Duration = Duration::from_secs(2);
/// Time between two checks for a player that has not said they are at their table.
const PATIENCE: Duration = Duration::from_secs(15);
/// Time the desk may take over a record before it is sent again.
const JUDGING: Duration = Duration::from_secs(30);
/// Time the opponent may take to confirm the end of a game before the record goes to the desk without it.
const UNCONFIRMED: Duration = Duration::from_secs(20);
/// Time the goodbye of a game that is left may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// A record of this number of entries has a header and a signature under it, and no move.
const BEGUN: usize = 2;

/// News of the tournament for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskNews {
    /// A new message of the desk.
    Said(FromDesk),
    /// The desk does not answer; it is dialled again.
    Lost(String),
    /// A game continues, or could not be begun.
    Game(String),
}

/// A player's request to the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRequest {
    /// Ask the participant again for the player of this seat.
    Look,
    /// Do not pair this player any more.
    Withdraw,
    /// Pair this player again.
    Return,
    /// Leave; the player can come again.
    Leave,
}

/// A participant: names the player of a seat, and hears the news.
pub trait Participant {
    /// The player of this game; `None` until they have come to the table. The question is asked again.
    fn who(&mut self, seat: &TournamentSeat) -> Option<Who>;

    /// Takes a piece of news. Returns false to leave; the player can come again.
    fn hear(&mut self, told: DeskNews) -> bool;
}

/// A player, the desk, and the network for the games.
pub struct Participation<'a> {
    /// The player at this program.
    pub player: &'a LocalPlayer,
    /// The code of the desk.
    pub desk: DeskCode,
    /// The password, if the tournament has one.
    pub word: String,
    /// The network settings for the player's games.
    pub network: Network,
}

/// Takes part until the tournament is over or the participant leaves. Returns whether it was over. A caller without
/// requests drops the other end of the channel.
pub async fn take_part(
    part: &Participation<'_>,
    hand: &mut dyn Participant,
    wishes: mpsc::UnboundedReceiver<PlayerRequest>,
) -> anyhow::Result<bool> {
    let mut wishes = Some(wishes);
    let bind = if part.network.loopback { Bind::LOOPBACK } else { Bind::Everywhere(0) };
    let mut line = Line::open(part.player, part.desk.clone(), bind).await?;
    let (codes, mut coded) = mpsc::channel(1);
    let mut at_desk = AtDesk {
        part,
        event: None,
        seat: None,
        code: None,
        joined: None,
        sending: None,
        believed: None,
        waits: None,
        rests: None,
        ended: None,
    };
    let mut game: Option<Game<'_>> = None;
    let (onlooker, mut seen) = watch::channel(None);
    let mut telling = Telling::default();
    let mut retry = tokio::time::interval(AGAIN);
    retry.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let told = tokio::select! {
            heard = line.hear() => match heard.with_context(|| say!(MESSAGES, "tournament-desk-lost"))? {
                FromLine::Up => { line.say(&ToDesk::Hello { protocol: PROTOCOL }); Vec::new() }
                FromLine::Down(why) => vec![DeskNews::Lost(why)],
                FromLine::Said(message) => at_desk.hear(message, &line),
            },
            Some((at, code)) = coded.recv() => {
                at_desk.code = Some((at, code));
                at_desk.invite(&line);
                Vec::new()
            }
            (at, ended) = played(&mut game) => {
                game = None;
                // The desk's copy may lack the last entries of this record.
                at_desk.believed = None;
                let told = match ended {
                    Ok(()) => say!(MESSAGES, "tournament-game-over", round = at.round),
                    Err(error) => {
                        say!(MESSAGES, "tournament-game-error", round = at.round, error = words::error(&error))
                    }
                };
                // The record is on disk whatever its result, and the desk says what to do next.
                line.say(&ToDesk::Hello { protocol: PROTOCOL });
                vec![DeskNews::Game(told)]
            }
            wish = next(&mut wishes) => {
                match wish {
                    Some(PlayerRequest::Leave) => {
                        // A table that the player has left says goodbye by itself.
                        if game.is_some() {
                            let _ = tokio::time::timeout(GOODBYE, played(&mut game)).await;
                        }
                        line.leave().await;
                        return Ok(false);
                    }
                    Some(wish) => at_desk.wish(wish, &line),
                    None => wishes = None,
                }
                Vec::new()
            }
            Ok(()) = seen.changed() => Vec::new(),
            _ = retry.tick() => Vec::new(),
        };
        for told in told {
            let over = matches!(told, DeskNews::Said(FromDesk::Over { .. }));
            let stays = hand.hear(told);
            if over || !stays {
                line.leave().await;
                return Ok(over && stays);
            }
        }
        // A game that counts no more is left.
        if game.as_ref().is_some_and(|game| at_desk.has_left(game.at)) {
            game = None;
        }
        let shown: Option<BoardGlance> = seen.borrow_and_update().clone();
        match (&game, shown) {
            (Some(game), Some(shown)) => {
                at_desk.see_end(game.at, shown.ended, &line);
                telling.news(game.at, &shown, Instant::now()).iter().for_each(|news| line.say(news));
            }
            (Some(_), None) => {}
            (None, _) => {
                if let Some(begun) = at_desk.sit_down(hand, &codes, &onlooker, &line) {
                    // The state of the last game is not reported for this one.
                    onlooker.send_replace(None);
                    game = Some(begun?);
                }
            }
        }
    }
}

/// Waits until the current game is over.
async fn played(game: &mut Option<Game<'_>>) -> (At, anyhow::Result<()>) {
    match game {
        Some(game) => (game.at, game.over().await),
        None => std::future::pending().await,
    }
}

/// The next request; waits for ever once no more can come.
async fn next(wishes: &mut Option<mpsc::UnboundedReceiver<PlayerRequest>>) -> Option<PlayerRequest> {
    match wishes {
        Some(wishes) => wishes.recv().await,
        None => std::future::pending().await,
    }
}

struct AtDesk<'a> {
    part: &'a Participation<'a>,
    event: Option<Event>,
    seat: Option<TournamentSeat>,
    /// The code under which this player is found at their table.
    code: Option<(At, String)>,
    /// The table at which this player joined the opponent, and the code used.
    joined: Option<(At, String)>,
    /// The record to send to the desk, and the time since which it is sent.
    sending: Option<(At, Vec<u8>, Instant)>,
    /// The game whose record the desk has accepted.
    believed: Option<At>,
    /// The last message to wait that the player was told.
    waits: Option<String>,
    /// No game is tried before this time.
    rests: Option<Instant>,
    /// A game that has ended without the opponent's confirmation, since when, and whether the desk has been told.
    ended: Option<(At, Instant, bool)>,
}

struct Event {
    id: Hash,
    plan: TournamentPlan,
    battles: Battles,
}

impl Event {
    /// The match settings of the game at this seat.
    fn terms(&self, seat: &TournamentSeat) -> anyhow::Result<Terms> {
        let event = self.id.0.first_chunk().copied().unwrap_or_default();
        let place = GamePlace { event, round: seat.at.round, table: seat.at.table, token: seat.token };
        self.plan.terms(&self.battles, place, engine::contract::Side::First)
    }
}

impl<'a> AtDesk<'a> {
    fn open_seat(&self) -> Option<&TournamentSeat> {
        self.seat.as_ref().filter(|seat| seat.decided.is_none())
    }

    /// Whether the game at this table is over for the player: it counts already, or the opponent has begun it again.
    fn has_left(&self, at: At) -> bool {
        self.open_seat().is_none_or(|seat| seat.at != at) || self.is_begun_anew(at)
    }

    /// Whether the opponent invites by another code than the one used to join: they have lost the game that was begun.
    fn is_begun_anew(&self, at: At) -> bool {
        let code = self.open_seat().filter(|seat| seat.at == at).and_then(|seat| seat.code.as_ref());
        let joined = self.joined.as_ref().filter(|(joined, _)| *joined == at).map(|(_, code)| code);
        joined.is_some() && code.is_some() && code != joined
    }

    fn invite(&self, line: &Line) {
        if let (Some((at, code)), Some(seat)) = (&self.code, self.open_seat())
            && *at == seat.at
        {
            line.say(&ToDesk::Invite { at: *at, code: code.clone() });
        }
    }

    fn wish(&mut self, wish: PlayerRequest, line: &Line) {
        match wish {
            // The participant is asked after every request.
            PlayerRequest::Look => self.rests = None,
            PlayerRequest::Leave => {}
            PlayerRequest::Withdraw => line.say(&ToDesk::Withdraw),
            PlayerRequest::Return => line.say(&ToDesk::Return),
        }
    }

    /// Takes in a message of the desk. Returns what is new in it.
    fn hear(&mut self, message: FromDesk, line: &Line) -> Vec<DeskNews> {
        let known = match &message {
            FromDesk::Welcome { event, plan, number } => {
                if let Err(error) = self.welcome(*event, plan, *number, line) {
                    let (name, text) = (String::from("bad-plan"), format!("{error:#}"));
                    return vec![DeskNews::Said(FromDesk::Refused { name, text })];
                }
                false
            }
            FromDesk::Wait(text) => {
                self.seat = None;
                self.waits.replace(text.clone()).as_ref() == Some(text)
            }
            FromDesk::Seat(seat) => {
                let known = self.seat.as_ref() == Some(&**seat);
                self.seat = Some(*seat.clone());
                self.waits = None;
                if !known {
                    self.rests = None;
                }
                // A desk that was started again does not know the code any more.
                self.invite(line);
                known
            }
            FromDesk::Send { at, from } => {
                self.send_from(*at, *from, line);
                true
            }
            FromDesk::Judged { at, good, .. } => {
                // A refused record would be refused again, so it is not resent. But the refused one may not have been
                // ours.
                if *good || self.sending.as_ref().is_some_and(|(sending, ..)| sending == at) {
                    self.sending = None;
                    self.believed = Some(*at);
                }
                false
            }
            FromDesk::Refused { .. } | FromDesk::Pause(_) | FromDesk::Over { .. } => false,
        };
        if known { Vec::new() } else { vec![DeskNews::Said(message)] }
    }

    fn welcome(
        &mut self,
        id: Hash,
        plan: &TournamentPlan,
        number: Option<PlayerNumber>,
        line: &Line,
    ) -> anyhow::Result<()> {
        let battles = plan.check(self.part.player.systems)?;
        self.event = Some(Event { id, plan: plan.clone(), battles });
        self.sending = None;
        if number.is_none() {
            let entry = SignedEntry::new(&self.part.player.identity, id, &self.part.player.name);
            line.say(&ToDesk::Enter { entry: Box::new(entry), word: self.part.word.clone() });
        }
        Ok(())
    }

    fn send_from(&self, at: At, from: u32, line: &Line) {
        let Some((sending, bytes, _)) = &self.sending else { return };
        if *sending != at {
            return;
        }
        let rest = bytes.get(from as usize..).unwrap_or_default();
        let mut place = from;
        for piece in rest.chunks(PIECE) {
            line.say(&ToDesk::Piece { from: place, bytes: piece.to_vec() });
            place = place.saturating_add(u32::try_from(piece.len()).unwrap_or(u32::MAX));
        }
    }

    /// Offers a record to the desk.
    fn report(&mut self, at: At, bytes: Vec<u8>, line: &Line) {
        let (length, hash) = (u32::try_from(bytes.len()).unwrap_or(u32::MAX), record_hash(&bytes));
        line.say(&ToDesk::Record { at, length, hash });
        self.sending = Some((at, bytes, Instant::now()));
    }

    /// Checks whether a running game has ended. An opponent that does not confirm the end cannot stop the report.
    fn see_end(&mut self, at: At, has_ended: bool, line: &Line) {
        let since = self.ended.filter(|(known, ..)| *known == at && has_ended);
        self.ended = since.or(has_ended.then(|| (at, Instant::now(), false)));
        let Some((_, since, false)) = self.ended else { return };
        if since.elapsed() < UNCONFIRMED || self.believed == Some(at) {
            return;
        }
        self.ended = Some((at, since, true));
        let seat = self.open_seat().filter(|seat| seat.at == at).cloned();
        let terms = seat.as_ref().zip(self.event.as_ref()).and_then(|(seat, event)| event.terms(seat).ok());
        if let (Some(seat), Some(terms)) = (seat, terms)
            && let GameOnDisk::Finished(bytes) = GameOnDisk::find(self.part.player, &terms.title, &seat.opponent)
        {
            self.report(at, bytes, line);
        }
    }

    /// Goes to the table, or sends the record of what was played there. Returns `None` if there is nothing to do now.
    fn sit_down(
        &mut self,
        hand: &mut dyn Participant,
        codes: &mpsc::Sender<(At, String)>,
        onlooker: &Onlooker,
        line: &Line,
    ) -> Option<anyhow::Result<Game<'a>>> {
        let seat = self.open_seat()?.clone();
        let event = self.event.as_ref()?;
        let at_the_desk =
            self.sending.as_ref().is_some_and(|(at, _, since)| *at == seat.at && since.elapsed() < JUDGING);
        if self.believed == Some(seat.at) || at_the_desk {
            return None;
        }
        if self.rests.is_some_and(|rests| Instant::now() < rests) {
            return None;
        }
        // Looking through the saved records takes a while, so it is not repeated every moment while a player does not
        // come.
        self.rests = Some(Instant::now() + PATIENCE);
        let terms = match event.terms(&seat) {
            Ok(terms) => terms,
            Err(error) => return Some(Err(error)),
        };
        match GameOnDisk::find(self.part.player, &terms.title, &seat.opponent) {
            GameOnDisk::Finished(bytes) => {
                self.rests = Some(Instant::now() + AGAIN);
                self.report(seat.at, bytes, line);
                None
            }
            GameOnDisk::Unfinished(path, length) if length > BEGUN || !self.is_begun_anew(seat.at) => {
                let who = hand.who(&seat)?;
                self.rests = Some(Instant::now() + AGAIN);
                Some(Ok(Game::resume(self.part, seat.at, path, who, onlooker.clone())))
            }
            GameOnDisk::Nothing | GameOnDisk::Unfinished(..) => match seat.side {
                engine::contract::Side::First => {
                    let battle = event.battles.of_round(seat.at.round)?.clone();
                    let who = hand.who(&seat)?;
                    self.rests = Some(Instant::now() + AGAIN);
                    Some(Ok(Game::host(
                        self.part,
                        seat.at,
                        battle,
                        (terms, seat.opened),
                        who,
                        codes.clone(),
                        onlooker.clone(),
                    )))
                }
                engine::contract::Side::Second => {
                    let code = seat.code.clone()?;
                    let battle = event.battles.of_round(seat.at.round)?.clone();
                    let who = hand.who(&seat)?;
                    self.rests = Some(Instant::now() + AGAIN);
                    self.joined = Some((seat.at, code.clone()));
                    Some(Ok(Game::join(self.part, seat.at, code, battle, (terms, seat.opened), who, onlooker.clone())))
                }
            },
        }
    }
}

/// The addresses of a desk on this computer, for trying things out.
pub fn loopback(port: u16) -> Vec<SocketAddr> {
    vec![SocketAddr::from(([127, 0, 0, 1], port))]
}
