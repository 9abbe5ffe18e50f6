//! The contract of the engine, kept by this system's rules.

use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::change;
use super::command::{Change, Command, Decision, Proposal};
use super::definition::Terms;
use super::event::{Event, Report, What};
use super::forecast::Forecast;
use super::game::Game;
use super::options::Options;
use super::outcome::Outcome;
use super::position;
use super::revision::Revision;
use super::saved::sections;
use super::state::{Segment, State};
use engine::codec;
use engine::contract::{self, LoadError, Pending, Phase, Refusal, Rolled, Side};
use engine::digest::Section;
use engine::saved;
use std::sync::Arc;

impl Game {
    /// A battle from its beginning, with the events that opened it.
    pub fn new(board: Arc<Board>, terms: Terms) -> (Game, Vec<Event>) {
        let state = position::start(&board, terms);
        let mut game = Game::bare(board, terms, state);
        let mut report = Report::default();
        game.count_levels(&mut report);
        game.begin_segment(Segment::Charge, &mut report);
        game.go_on(&mut report);
        (game, report.events)
    }

    /// A battle from any position that its map and rules allow: every part of the state as it is given. Play then goes
    /// on to the next decision or roll.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn from_state(board: Arc<Board>, terms: Terms, state: State) -> Result<Game, Vec<String>> {
        Game::begun(board, terms, state).map(|(game, _)| game)
    }

    /// The same game, with the events until the first decision or roll.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn begun(board: Arc<Board>, terms: Terms, state: State) -> Result<(Game, Vec<Event>), Vec<String>> {
        let mistakes = position::mistakes(&board, terms, &state);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let mut game = Game::bare(board, terms, state);
        let mut report = Report::default();
        game.go_on(&mut report);
        Ok((game, report.events))
    }

    fn take_back(&mut self, side: Side, report: &mut Report) {
        let mut history = std::mem::take(&mut self.history);
        history.forget_last();
        if let Some(base) = &history.base {
            self.state = (**base).clone();
            self.rebuild();
            for command in &history.commands {
                self.carry_command(side, command, &mut Report::default());
                self.go_on(&mut Report::default());
            }
        }
        if !history.is_empty() {
            self.history = history;
        }
        report.tell(What::TakenBack { side }, cases::UNDO);
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "bataille";
    const REVISION: u32 = Revision::NEWEST.number();
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
        saved::read_battle(bytes, Board::new)
    }

    fn scenario_bytes(scenario: &Arc<Board>) -> Vec<u8> {
        codec::encode(scenario.definition())
    }

    fn by_revision(scenario: &Arc<Board>, number: u32) -> Result<Arc<Board>, LoadError> {
        let revision = Revision::of(number).ok_or(LoadError::Revision(number))?;
        Ok(if scenario.revision() == revision { Arc::clone(scenario) } else { Arc::new(scenario.by(revision)) })
    }

    fn start(scenario: &Arc<Board>, options: &[u8]) -> Result<(Game, Vec<Event>), LoadError> {
        let terms: Terms = codec::decode(options).map_err(LoadError::Bytes)?;
        if !position::knows(scenario, terms) {
            return Err(LoadError::Impossible("reinforcements by agreement in a battle that has none".to_owned()));
        }
        Ok(Game::new(Arc::clone(scenario), terms))
    }

    fn pending(&self) -> Pending<Decision, Outcome> {
        self.pending_now()
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        self.check_command(side, command).map_err(|breach| self.refuse(&breach))
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.check_command(side, command).map_err(|breach| self.refuse(&breach))?;
        let mut report = Report::default();
        if matches!(command, Command::Undo) {
            self.take_back(side, &mut report);
            return Ok(report.events);
        }
        let phases = self.state.phases;
        self.history.note(&self.state, command);
        self.carry_command(side, command, &mut report);
        self.go_on(&mut report);
        // Only own commands of this phase, with no die and no question to the other side in between.
        if self.state.phases != phases || self.asked_side() != Some(side) {
            self.history.clear();
        }
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let wrong = Breach::plain("wrong-faces");
        let roll = if self.state.ending.is_some() { None } else { self.roll() };
        let Some(roll) = roll else { return Err(self.refuse(&wrong)) };
        let Some(faces) = roll.read(rolled) else { return Err(self.refuse(&wrong)) };
        let mut report = Report::default();
        self.history.clear();
        self.thrown(faces, &mut report);
        self.go_on(&mut report);
        Ok(report.events)
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        change::amend(self, change).map_err(|breach| self.refuse(&breach))
    }

    fn options(&self) -> Options {
        self.options_now()
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        self.weigh(proposal).map_err(|breach| self.refuse(&breach))
    }

    fn can_undo(&self, side: Side) -> bool {
        self.asked_side() == Some(side) && !self.history.is_empty()
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, _side: Side) -> State {
        // Everything is public in this system [2.14].
        self.state.clone()
    }

    fn phase(&self) -> Phase {
        Phase { count: self.state.phases, turn: self.state.turn, side: self.state.phasing }
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
