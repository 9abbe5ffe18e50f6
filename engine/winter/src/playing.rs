//! The contract of the engine, kept by this system's rules.

use super::agenda::Task;
use super::board::Board;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::{Change, Command, Decision, Proposal};
use super::definition::Extra;
use super::event::{Event, Report, What};
use super::faults::Fault;
use super::forecast::Forecast;
use super::game::{Game, MatchOptions};
use super::history::BaseHash;
use super::options::Options;
use super::outcome::Outcome;
use super::position::{mistake, usual_agenda};
use super::revision::Revision;
use super::saved::{base_hash, sections};
use super::setup::first_state;
use super::state::State;
use engine::codec;
use engine::contract::{self, Audience, LoadError, Opening, Owed, Pending, Phase, Refusal, Roll, Rolled, Side};
use engine::digest::Section;
use engine::saved;
use std::sync::Arc;

/// The sides of the die [1.2].
const DIE: u16 = 10;

/// The first bytes of a battle on a whole field: the length of a name, which no battle begins with, since it has one.
const WHOLE_FIELD: [u8; 8] = [0; 8];

impl Game {
    /// A battle from its beginning, with the events that opened it.
    pub fn new(board: Arc<Board>, options: MatchOptions) -> (Game, Vec<Event>) {
        let state = first_state(&board, options);
        let mut game = Game::at(board, options, state);
        game.watch_from_the_start();
        let mut report = Report::default();
        game.go_on(&mut report);
        game.chunks.refresh(&game.state.units);
        (game, report.events)
    }

    /// A battle from any position: every part of it is checked. An empty agenda is that of a phase just begun.
    pub fn from_state(board: Arc<Board>, options: MatchOptions, state: State) -> Result<Game, Refusal> {
        Game::begun(board, options, state).map(|(game, _)| game)
    }

    /// The same with the events until a side must decide.
    pub fn begun(board: Arc<Board>, options: MatchOptions, mut state: State) -> Result<(Game, Vec<Event>), Refusal> {
        let fresh = state.agenda.is_empty();
        if fresh {
            state.agenda = usual_agenda(state.phase);
        }
        if let Some(text) = mistake(&board, &state) {
            return Err(Refusal::worded(None, "bad-position", text));
        }
        let mut game = Game::at(board, options, state);
        // At night and in a blizzard there is no command phase [4.1].
        if fresh && game.is_silent(game.state.phase) {
            game.state.agenda = vec![Task::NextPhase];
        }
        // A decision below another task does not wait for its side yet.
        match game.state.agenda.last_mut() {
            Some(task @ Task::Asked) => *task = Task::Open,
            Some(task @ Task::GrandAsked) => *task = Task::Grand,
            _ => {}
        }
        let mut report = Report::default();
        game.go_on(&mut report);
        game.chunks.refresh(&game.state.units);
        Ok((game, report.events))
    }

    pub(crate) fn asked(&self) -> Option<Side> {
        self.state.agenda.last().and_then(|task| self.asks(task)).map(|(side, _)| side)
    }

    /// Whether the open decision is still one is looked at again when there is nothing to take back.
    fn ask_anew(&mut self) {
        for task in &mut self.state.agenda {
            match task {
                Task::Asked => *task = Task::Open,
                Task::GrandAsked => *task = Task::Grand,
                _ => {}
            }
        }
    }

    fn refuse(&self, breach: &Breach) -> Refusal {
        breach.refusal(&self.board)
    }

    /// Goes back to before the last command and carries out the commands before it again. If the rules refuse one of them,
    /// nothing changes.
    fn take_back(&mut self, report: &mut Report) -> Result<(), Refusal> {
        let nothing = Breach::new(Why::NothingToUndo);
        let (Some(base), Some((last, commands))) = (&self.history.base, self.history.commands.split_last()) else {
            return Err(self.refuse(&nothing));
        };
        let mut again = Game::at(Arc::clone(&self.board), self.options, (**base).clone());
        let side = again.asked().unwrap_or(Side::First);
        for command in commands {
            contract::Game::apply(&mut again, side, command)?;
        }
        report.tell(What::Undone { command: Box::new(last.clone()) }, [rule!("4.7")]);
        again.known = std::mem::take(&mut self.known);
        *self = again;
        Ok(())
    }
}

/// Applies one change to a state; returns whether its subject exists. Whether the whole is possible is checked later.
fn edit(board: &Board, state: &mut State, change: &Change) -> bool {
    match change {
        Change::Unit { unit, to } => match state.units.get_mut(usize::from(unit.0)) {
            Some(slot) => *slot = *to,
            None => return false,
        },
        Change::Leader { leader, to } => match state.leaders.get_mut(usize::from(leader.0)) {
            Some(slot) => *slot = *to,
            None => return false,
        },
        Change::Affairs(affairs) => state.affairs = (**affairs).clone(),
        Change::Whole(whole) => *state = (**whole).clone(),
        Change::Turn(turn) => state.turn = *turn,
        Change::Control { hex, side } => {
            let at = board.grid().contains(*hex).then(|| board.spot(*hex).control).flatten();
            match at.and_then(|at| state.affairs.control.get_mut(usize::from(at))) {
                Some(slot) => *slot = *side,
                None => return false,
            }
        }
        Change::Level(level) => state.affairs.level = *level,
        Change::Lost { side, points } => match state.affairs.lost.get_mut(side.index()) {
            Some(slot) => *slot = *points,
            None => return false,
        },
        Change::Withdrawal(declared) => state.affairs.withdrawal = *declared,
        Change::Several(_) => return false,
    }
    true
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "winter";
    const REVISION: u32 = Revision::NEWEST.number();
    // 1 was never part of a released program.
    const OLDEST_REVISION: u32 = Revision::OLDEST.number();

    type Command = Command;
    type Event = Event;
    type Decision = Decision;
    type Outcome = Outcome;
    type Options = Options;
    type Proposal = Proposal;
    type Forecast = Forecast;
    type View = State;
    type Scenario = Arc<Board>;
    type Change = Change;

    fn read_scenario(bytes: &[u8]) -> Result<Arc<Board>, LoadError> {
        match bytes.strip_prefix(&WHOLE_FIELD) {
            None => saved::read_battle(bytes, Board::new),
            Some(field) => {
                let field = codec::decode(field).map_err(LoadError::Bytes)?;
                let first = |faults: Vec<Fault>| faults.first().map_or_else(String::new, Fault::to_string);
                Board::of_field(field).map(Arc::new).map_err(|faults| LoadError::Impossible(first(faults)))
            }
        }
    }

    fn scenario_bytes(scenario: &Arc<Board>) -> Vec<u8> {
        match scenario.whole() {
            None => codec::encode(scenario.definition()),
            Some(whole) => [&WHOLE_FIELD[..], &codec::encode(&whole.field)].concat(),
        }
    }

    fn by_revision(scenario: &Arc<Board>, number: u32) -> Result<Arc<Board>, LoadError> {
        let revision = Revision::of(number).ok_or(LoadError::Revision(number))?;
        if scenario.whole().is_some() && !revision.has_the_whole_field() {
            return Err(LoadError::Revision(number));
        }
        Ok(if scenario.revision() == revision { Arc::clone(scenario) } else { Arc::new(scenario.by(revision)) })
    }

    fn start(scenario: &Arc<Board>, options: &[u8]) -> Result<(Game, Vec<Event>), LoadError> {
        let options: MatchOptions = codec::decode(options).map_err(LoadError::Bytes)?;
        let guards = scenario.definition().units.iter().any(|unit| unit.extra == Some(Extra::Guard));
        if options.guard && !guards {
            return Err(LoadError::Impossible(String::from("the Guard in a battle that has none")));
        }
        Ok(Game::new(Arc::clone(scenario), options))
    }

    fn pending(&self) -> Pending<Decision, Outcome> {
        let Some(task) = self.state.agenda.last() else { return Pending::Over(self.outcome()) };
        if let Some(throw) = self.throw_of(task) {
            let owner = self.roll_owner(task);
            let (dice, seen_by) = match task {
                Task::DrawChit => (vec![self.chits()], Audience::Only(Side::First)),
                _ => (vec![DIE; throw.dice], Audience::Everyone),
            };
            return Pending::Roll(Roll { dice, owner, seen_by, case: throw.rule });
        }
        match self.asks(task) {
            Some((side, decision)) => Pending::Decision { side, decision },
            None => Pending::Over(self.outcome()),
        }
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        self.check_command(side, command).map_err(|breach| self.refuse(&breach))
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.check(side, command)?;
        self.field.forget();
        let mut report = Report::default();
        if matches!(command, Command::Undo) {
            self.take_back(&mut report)?;
            return Ok(report.events);
        }
        let phases = self.state.phases;
        let open = matches!(self.state.agenda.last(), Some(Task::Asked));
        if open {
            if self.history.base.is_none() {
                self.base_hash = BaseHash(Some(base_hash(&self.state, &self.chunks)));
                self.history.base = Some(Box::new(self.state.clone()));
            }
            self.history.commands.push(command.clone());
        } else {
            self.history.clear();
        }
        self.obey(side, command, &mut report);
        self.go_on(&mut report);
        let still = self.state.phases == phases && matches!(self.state.agenda.last(), Some(Task::Asked));
        if !still || self.asked() != Some(side) {
            self.history.clear();
        }
        self.chunks.refresh(&self.state.units);
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let wrong = Breach::new(Why::WrongFaces);
        let Pending::Roll(roll) = self.pending() else { return Err(self.refuse(&wrong)) };
        self.field.forget();
        let mut report = Report::default();
        let draws = matches!(self.state.agenda.last(), Some(Task::DrawChit));
        match rolled {
            Rolled::Sealed(seal) if draws => {
                self.state.agenda.pop();
                self.note_draw(Some(*seal), &mut report);
            }
            _ => {
                let Some(faces) = roll.read(rolled) else { return Err(self.refuse(&wrong)) };
                // A face of 1 to 10 is read as 0 to 9 [R1].
                let dice: Vec<u8> = faces.iter().map(|&face| u8::try_from(face - 1).unwrap_or(9)).collect();
                let Some(task) = self.state.agenda.pop() else { return Err(self.refuse(&wrong)) };
                self.fall(task, &dice, &mut report);
            }
        }
        self.history.clear();
        self.ask_anew();
        self.go_on(&mut report);
        self.chunks.refresh(&self.state.units);
        Ok(report.events)
    }

    fn learn(&mut self, opening: &Opening) -> Result<(), Refusal> {
        let seal = opening.seal(Side::First);
        if self.state.affairs.cup.draws.iter().any(|draw| draw.seal == Some(seal)) {
            self.known.insert(seal, opening.clone());
            return Ok(());
        }
        Err(self.refuse(&Breach::new(Why::WrongOpening)))
    }

    fn learned(&self) -> Vec<Opening> {
        self.known.values().cloned().collect()
    }

    fn owed(&self) -> Option<Owed<Command>> {
        let task = self.state.agenda.last()?;
        match self.asks(task) {
            Some((side, Decision::OpenDraws)) => {
                Some(Owed { side, command: self.known_draws().map(Command::OpenDraws) })
            }
            _ => None,
        }
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        let mut state = self.state.clone();
        let changes = match change {
            Change::Several(changes) => changes.as_slice(),
            one => std::slice::from_ref(one),
        };
        if changes.iter().any(|change| !edit(&self.board, &mut state, change)) {
            return Err(self.refuse(&Breach::new(Why::BadChange)));
        }
        if let Some(text) = mistake(&self.board, &state) {
            return Err(Refusal { text, ..self.refuse(&Breach::new(Why::BadChange)) });
        }
        let mut game = Game::at(Arc::clone(&self.board), self.options, state);
        game.known = std::mem::take(&mut self.known);
        let mut report = Report::default();
        report.tell(What::Amended, [rule!("4.7")]);
        game.ask_anew();
        game.go_on(&mut report);
        game.chunks.refresh(&game.state.units);
        *self = game;
        Ok(report.events)
    }

    fn options(&self) -> Options {
        self.all_options()
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        self.foresee(proposal).map_err(|breach| self.refuse(&breach))
    }

    fn can_undo(&self, side: Side) -> bool {
        self.asked() == Some(side) && !self.history.is_empty()
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, _side: Side) -> State {
        // Hidden content is under seals, and seals are in the state.
        self.state.clone()
    }

    fn phase(&self) -> Phase {
        Phase { count: self.state.phases, turn: self.state.turn, side: self.state.phase.side() }
    }

    fn sections(&self) -> Vec<Section> {
        sections(self)
    }

    fn save(&self) -> Vec<u8> {
        saved::save(self)
    }

    fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
        saved::load(board, bytes)
    }
}
