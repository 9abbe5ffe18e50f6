//! The state of a match at one moment, as it is sent to a screen: a session's [`MatchView`], and the facts that a
//! player wants to see around it.

use super::chapter::{Story, ToldEntry};
use super::clocks::Clocks;
use super::seat::{self, Opponent, Vows};
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::Referee;
use language::ask::Key;
use language::battle::{Battle, NoBattle};
use language::happening::PhaseName;
use language::luck::Luck;
use language::position::Position;
use language::system::Eye;
use net::driver::MatchView;
use record::course::Due;
use record::entry::{Ending, Matter};
use record::fault::Fault;
use record::header::Header;
use record::session::{MachineDifference, Notice, OpponentQuestion, Session, Verdict};
use replay::words;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A match at one moment.
#[derive(Clone)]
pub struct Now {
    /// The position.
    pub position: Arc<dyn Position>,
    /// The side this player began as.
    pub me: Side,
    /// Whether each side is played at this screen, the first and the second.
    pub here: [bool; 2],
    /// The names of the players as the record has them, the first and the second.
    pub names: [String; 2],
    /// The side that must decide.
    pub asked: Option<Side>,
    /// Whether it is over and signed.
    pub closed: bool,
    /// Whether the other side is far away.
    pub far: bool,
    /// Whether the other side is there.
    pub met: bool,
    /// The record.
    pub record: Option<PathBuf>,
    /// The proof of its dice; `None` without a record.
    pub vows: Option<Vows>,
    /// Everything around the game itself.
    pub around: Around,
}

/// The facts around a game: the record, the clocks, requests, faults. Empty without a record.
#[derive(Clone, Default)]
pub struct Around {
    /// Number of entries of the record.
    pub length: u32,
    /// The hash of the last one.
    pub head: Option<Hash>,
    /// The side that must write the next entry, and the entry's kind.
    pub pen: Option<(Side, &'static str)>,
    /// The entry that is due: `decision`, `link 312`.
    pub owed: String,
    /// Whether the match is paused.
    pub paused: bool,
    /// Whether nothing was heard of the other side for some seconds, though the connection is not given up yet.
    pub quiet: bool,
    /// The request of the other side.
    pub asked: Option<OpponentQuestion>,
    /// The request of this side.
    pub asking: Option<Matter>,
    /// The clocks, where there are any.
    pub clocks: Option<Clocks>,
    /// The entry to which a take-back of each side's last command goes, if there is one.
    pub take_back: [Option<u32>; 2],
    /// Number of take-backs that each side has left; `None` if they are not counted.
    pub take_backs_left: [Option<u32>; 2],
    /// The phases one can go back to, the first one first; not the present one before anything was done in it.
    pub phases: Vec<PhaseStart>,
    /// Time for which a side may owe an answer before the other may close the match.
    pub deadline: Option<Duration>,
    /// The difference between the two computers.
    pub difference: Option<MachineDifference>,
    /// Whether play rests until a player has admitted a wrong hash.
    pub disputed: bool,
    /// The verdict that stopped the match here before its end.
    pub stopped: Option<Verdict>,
    /// The end of the match.
    pub ending: Option<Ending>,
    /// The opponent, if at this computer.
    pub opponent: Option<Opponent>,
    /// The optional rules that are used.
    pub on: Vec<Key>,
    /// Whether both agreed to spectators.
    pub watched: bool,
    /// For a spectator: how many seconds late.
    pub late: Option<u32>,
    /// The luck of the dice so far.
    pub luck: Luck,
}

/// The start of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseStart {
    /// The entry to go back to.
    pub to: u32,
    /// The turn.
    pub turn: u8,
    /// The side of the phase.
    pub side: Side,
    /// The name of the phase; `None` where the position is of no battle of this table.
    pub phase: Option<PhaseName>,
}

/// The parts of a match that do not change.
#[derive(Clone)]
pub(super) struct Seating {
    pub(super) names: [String; 2],
    pub(super) record: Option<PathBuf>,
    /// The opponent at this computer; `None` in a match with a friend far away.
    pub(super) opponent: Option<Opponent>,
    /// The optional rules that are used.
    on: Vec<Key>,
    /// The battle, with its names and its drawing.
    pub(super) battle: Battle,
    /// The first position: it is shown if a game were of another system, which cannot be.
    begins: Arc<dyn Position>,
    /// The public story of the match, as it goes on.
    story: Arc<Mutex<Story>>,
}

impl Seating {
    /// A game at this table as an eye sees it. Every game at it is one of its battle.
    pub(super) fn position(&self, game: &Arc<dyn Referee>, eye: Eye) -> Arc<dyn Position> {
        self.battle.position(game, eye).unwrap_or_else(|| Arc::clone(&self.begins))
    }

    fn story(&self) -> MutexGuard<'_, Story> {
        self.story.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The record told from its beginning: how the battle opened, and what happened since.
    pub(super) fn past(&self, session: &Session) -> Result<Vec<ToldEntry>, Fault> {
        let mut past = self.story().past(session)?;
        past.retain(|chapter| !chapter.is_empty());
        Ok(past)
    }

    /// Takes a notice of this match's session.
    pub(super) fn hear(&self, notice: &Notice) {
        self.story().hear(notice);
    }

    /// The entries since the record was last read, by public knowledge; `None` if the session's notices may be made
    /// public.
    pub(super) fn since(&self, session: &Session) -> Option<Vec<ToldEntry>> {
        self.story().since(session)
    }

    fn phase_start(&self, to: u32, game: &Arc<dyn Referee>) -> PhaseStart {
        let phase = game.phase();
        let name = self.battle.position(game, Eye::Public).map(|position| position.phase_name());
        PhaseStart { to, turn: phase.turn, side: phase.side, phase: name }
    }

    /// The seating of a match, by its header.
    pub(super) fn of(
        header: &Header,
        battle: Battle,
        record: Option<PathBuf>,
        opponent: Option<Opponent>,
    ) -> Result<Seating, NoBattle> {
        Ok(Seating {
            names: Side::BOTH.map(|side| header.player(side).name.clone()),
            record,
            opponent,
            on: battle.switched_on(&header.terms.options),
            begins: battle.begun(&header.terms.options)?,
            story: Arc::new(Mutex::new(Story::new(battle.clone()))),
            battle,
        })
    }
}

impl Now {
    /// A session at this time of its own clock.
    pub(super) fn of(session: &Session, seating: &Seating, now: u64) -> Now {
        let view = MatchView::of(session, now);
        let (me, closed) = (view.me, view.closed);
        let far = seating.opponent.is_none();
        let standing = session.course().standing();
        // Until the other side is there, and while play rests, nothing can be decided.
        let rests = standing.is_paused() || standing.is_disputed() || session.stopped().is_some();
        let asked = seat::asked(&*view.game)
            .filter(|_| !closed && standing.ending().is_none() && !rests)
            .filter(|side| !far || *side != me || view.my_decision);
        Now {
            position: seating.position(&view.game, Eye::Of(me)),
            me,
            here: seat::here(seating.opponent, me),
            names: seating.names.clone(),
            asked,
            closed,
            far,
            met: !far || view.met,
            record: seating.record.clone(),
            vows: Some(Vows::of(session.course().header())),
            around: Around::of(session, seating, view, now),
        }
    }

    /// A player's name as it is shown.
    pub fn name(&self, side: Side) -> String {
        let name = self.names.get(side.index()).cloned().unwrap_or_default();
        if self.around.opponent.is_some() && side != self.me { words::partner(&name) } else { name }
    }

    /// The name of a side in this battle.
    pub fn side_name(&self, side: Side) -> &str {
        self.position.names().side(side)
    }

    /// Whether a side is played at this screen.
    pub fn is_here(&self, side: Side) -> bool {
        self.here.get(side.index()).copied().unwrap_or(false)
    }
}

impl Around {
    /// The open request, of the other side or of this one.
    pub fn matter(&self) -> Option<&Matter> {
        self.asked.as_ref().map(|asked| &asked.matter).or(self.asking.as_ref())
    }

    fn of(session: &Session, seating: &Seating, view: MatchView, now: u64) -> Around {
        let course = session.course();
        let standing = course.standing();
        let terms = &course.header().terms;
        let difference = session.difference();
        let clocks = terms.time.is_timed().then(|| Clocks {
            used: view.clocks.map(Duration::from_millis),
            allowed: view.allowed.map(Duration::from_millis),
            running: session.running_clock(now),
            grace: Duration::from_millis(session.grace_left(now)),
            differ: session.clocks_differ(),
            at: Instant::now(),
        });
        let mut phases: Vec<PhaseStart> =
            course.phase_starts().map(|(to, game)| seating.phase_start(to, game)).collect();
        if course.phase_starts().last().is_some_and(|(_, game)| game.hash() == session.game().hash()) {
            // The phase has no entries yet.
            phases.pop();
        }
        let left = |side| u32::from(terms.take_backs).saturating_sub(standing.take_backs(side));
        Around {
            length: view.length,
            head: Some(course.head_hash()),
            pen: view.due.pen().map(|side| (side, view.due.name())),
            owed: if view.due == Due::Nothing { String::new() } else { session.owed() },
            paused: view.paused,
            quiet: session.is_quiet(),
            asked: view.asked,
            asking: view.asking,
            clocks,
            take_back: Side::BOTH.map(|side| course.take_back_place(side)),
            take_backs_left: Side::BOTH.map(|side| (!terms.one_machine).then(|| left(side))),
            phases,
            deadline: (terms.deadline > 0).then(|| Duration::from_secs(terms.deadline.into())),
            difference: difference.cloned(),
            disputed: standing.is_disputed(),
            stopped: session.stopped().cloned(),
            ending: standing.ending(),
            opponent: seating.opponent,
            on: seating.on.clone(),
            watched: terms.watch.is_some(),
            late: None,
            luck: seating.story().luck(session),
        }
    }
}
