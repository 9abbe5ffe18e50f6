//! The wishes of players at a table, and their effect in a session.

use crate::saying::ready;
use engine::contract::{Opening, Side};
use engine::digest::Hash;
use engine::referee::NoStep;
use language::ask::{Bytes, Said};
use language::battle::Battle;
use net::driver::{Request, WatchWish};
use record::entry::Matter;
use record::identity::PlayerKey;
use record::session::{OpponentQuestion, Refused, Session};

/// A wish of the players at this computer.
#[derive(Clone, Debug)]
pub enum Wish {
    /// A side answers, in canonical bytes; what it hides is sealed at its seat.
    Command(Side, Said<Bytes>),
    /// A side takes its last command back, past dice if need be.
    TakeBack(Side),
    /// A side asks for an agreement.
    Matter(Side, Matter),
    /// A side ends a pause.
    Resume(Side),
    /// A side gives up.
    Concede(Side),
    /// Exactly this, which the other side asks for, is granted.
    Grant(OpponentQuestion),
    /// Declines the request of the other side.
    Decline(OpponentQuestion),
    /// The match is closed because the other side has owed an answer for too long.
    CloseAsOwed,
    /// Another match with sides swapped is offered.
    Rematch,
    /// The guest who knocks with this key comes in.
    Admit(PlayerKey),
    /// The guest who knocks with this key is sent away.
    TurnAway(PlayerKey),
    /// The offer of the terms with this hash is agreed to.
    Agree(Hash),
    /// A sentence for the other player.
    Chat(String),
    /// Something about spectators.
    Watch(WatchWish),
}

/// Something that a session does, or refuses, at a time of its own clock.
pub(crate) type SessionAct = Box<dyn FnOnce(&mut Session, u64) -> Result<(), Refused> + Send>;

/// The effect of a wish in a match with a friend far away.
pub(crate) enum Doing {
    /// In the match, by its session.
    InMatch(SessionAct),
    /// Around the match, by its driver.
    Around(Request),
}

impl Wish {
    /// The effect in a match of this battle, if there is one.
    pub(crate) fn doing(self, battle: Option<Battle>) -> Doing {
        Doing::InMatch(match self {
            Wish::Command(_, said) => Box::new(move |session, now| match &battle {
                Some(battle) => say(battle, session, now, &said),
                None => Err(Refused::NotYourDecision),
            }),
            Wish::TakeBack(_) => Box::new(Session::ask_take_back),
            Wish::Matter(_, matter) => Box::new(move |session, now| session.ask(now, matter)),
            Wish::Resume(_) => Box::new(Session::resume_play),
            Wish::Concede(_) => Box::new(Session::concede),
            Wish::Grant(asked) => Box::new(move |session, now| session.grant(now, &asked)),
            Wish::Decline(asked) => Box::new(move |session, now| session.decline(now, &asked)),
            Wish::CloseAsOwed => Box::new(Session::close_as_owed),
            Wish::Chat(text) => Box::new(move |session, now| session.chat(now, &text)),
            Wish::Rematch => return Doing::Around(Request::Rematch),
            Wish::Watch(wish) => return Doing::Around(Request::Watch(wish)),
            Wish::Admit(key) => return Doing::Around(Request::Admit(key)),
            Wish::TurnAway(key) => return Doing::Around(Request::TurnAway(key)),
            Wish::Agree(terms) => return Doing::Around(Request::Agree(terms)),
        })
    }
}

/// A request that acts in the match.
pub(crate) fn act(act: impl FnOnce(&mut Session, u64) + Send + 'static) -> Request {
    Request::Act(Box::new(act))
}

/// Writes a command of the player; its hidden parts are sealed first. A command before its turn, where both sides
/// decide on the same, is kept by the session until this side may write.
pub(crate) fn say(battle: &Battle, session: &mut Session, now: u64, said: &Said<Bytes>) -> Result<(), Refused> {
    let (command, openings) = ready(battle, session.me(), said).map_err(Refused::Rules)?;
    if !session.is_my_decision() && session.game().both_asked() {
        return session.answer_early(command, openings);
    }
    write(session, now, &command, openings)
}

/// Writes a command that is ready, if the rules accept it; what it hides is sealed first.
pub(super) fn write(session: &mut Session, now: u64, command: &[u8], openings: Vec<Opening>) -> Result<(), Refused> {
    session.game().check(session.me(), command).map_err(|why| match why {
        NoStep::Rules(refusal) => Refused::Rules(refusal),
        NoStep::Bytes(error) => Refused::Bad(error.to_string()),
    })?;
    for opening in openings {
        session.seal(opening);
    }
    session.command(now, command)
}
