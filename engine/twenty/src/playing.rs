//! This system's implementation of the engine's contract.

use super::board::Board;
use super::breach::by;
use super::change;
use super::command::{Change, Command, Decision};
use super::definition::OptionalRules;
use super::event::{Event, Report, What};
use super::forecast::{Forecast, Proposal, forecast};
use super::game::Game;
use super::options::Options;
use super::position;
use super::rules;
use super::saved::sections;
use super::state::State;
use super::victory::Outcome;
use super::view::View;
use engine::codec;
use engine::contract::{self, FalseClaim, LoadError, Opening, Owed, Pending, Phase, Refusal, Rolled, Side};
use engine::digest::{Hash, Section};
use engine::history::History;
use engine::saved;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Game {
    /// A battle from its start, with the events that opened it.
    pub fn new(board: Arc<Board>, optional: OptionalRules) -> (Game, Vec<Event>) {
        let state = position::start(&board, optional);
        let first = board.definition().turns.first;
        let sealed = board.definition().plan.is_some();
        let mut game = Game { board, optional, state, history: History::default(), known: BTreeMap::new() };
        let mut report = Report::default();
        if !sealed {
            game.open_turn(first, &mut report);
        }
        game.go_on(&mut report);
        (game, report.events)
    }

    /// A battle from any position, even in the middle of an action; the steps without a decision are carried out.
    pub fn from_state(board: &Arc<Board>, optional: OptionalRules, state: State) -> Result<Game, LoadError> {
        Game::begun(board, optional, state).map(|(game, _)| game)
    }

    /// The same with the events until a side must decide.
    pub fn begun(board: &Arc<Board>, optional: OptionalRules, state: State) -> Result<(Game, Vec<Event>), LoadError> {
        let mistakes = position::mistakes(board, &state);
        if !mistakes.is_empty() {
            return Err(LoadError::Impossible(mistakes.join("; ")));
        }
        let board = Arc::clone(board);
        let mut game = Game { board, optional, state, history: History::default(), known: BTreeMap::new() };
        let mut report = Report::default();
        game.settle_garrisons(&mut report);
        game.go_on(&mut report);
        if game.question().has_answer(&game) {
            Ok((game, report.events))
        } else {
            Err(LoadError::Impossible(String::from("the game could not continue from that position")))
        }
    }

    /// Carries a command out without a history; used by undo.
    fn say(&mut self, side: Side, command: &Command, report: &mut Report) -> Result<(), Refusal> {
        let plan = self.plan(side, command)?;
        plan.carry_out(self, report);
        self.go_on(report);
        Ok(())
    }

    /// Returns to the start of the history and repeats all its commands but the last.
    fn take_back(&mut self, side: Side, report: &mut Report) {
        let mut commands = std::mem::take(&mut self.history.commands);
        commands.pop();
        if let Some(base) = &self.history.base {
            self.state = (**base).clone();
        }
        for command in &commands {
            // It was legal from there before.
            let said = self.say(side, command, &mut Report::default());
            debug_assert!(said.is_ok());
        }
        self.history.commands = commands;
        if self.history.commands.is_empty() {
            self.history.clear();
        }
        report.tell(What::TakenBack { side }, [rules::SEQUENCE]);
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "twenty";
    const REVISION: u32 = 1;

    type Command = Command;
    type Event = Event;
    type Decision = Decision;
    type Outcome = Outcome;
    type Options = Options;
    type Proposal = Proposal;
    type Forecast = Forecast;
    type View = View;
    type Scenario = Arc<Board>;
    type Change = Change;

    fn read_scenario(bytes: &[u8]) -> Result<Arc<Board>, LoadError> {
        saved::read_battle(bytes, Board::new)
    }

    fn scenario_bytes(scenario: &Arc<Board>) -> Vec<u8> {
        codec::encode(scenario.definition())
    }

    fn start(scenario: &Arc<Board>, options: &[u8]) -> Result<(Game, Vec<Event>), LoadError> {
        let optional: OptionalRules = codec::decode(options).map_err(LoadError::Bytes)?;
        Ok(Game::new(Arc::clone(scenario), optional))
    }

    fn pending(&self) -> Pending<Decision, Outcome> {
        self.question().pending(self)
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        if *command == Command::Undo {
            return if self.can_undo(side) { Ok(()) } else { Err(nothing_to_undo()) };
        }
        self.plan(side, command).map(drop)
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        let mut report = Report::default();
        if *command == Command::Undo {
            if !self.can_undo(side) {
                return Err(nothing_to_undo());
            }
            self.take_back(side, &mut report);
            return Ok(report.events);
        }
        let plan = self.plan(side, command)?;
        let phases = self.state.phases;
        let opens = matches!(command, Command::Open { .. });
        if self.history.base.is_none() {
            self.history.base = Some(Box::new(self.state.clone()));
        }
        plan.carry_out(self, &mut report);
        self.go_on(&mut report);
        // Only a side's own commands of this phase, with no roll, no opening and no decision of the other side in
        // between.
        if self.state.phases != phases || opens || self.asked() != Some(side) {
            self.history.clear();
        } else {
            self.history.commands.push(command.clone());
        }
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let question = self.question();
        let Pending::Roll(roll) = question.pending(self) else {
            return Err(by(rules::SEQUENCE, "no-roll"));
        };
        let Some(faces) = roll.read(rolled) else {
            return Err(by(rules::SEQUENCE, "not-the-roll"));
        };
        let mut report = Report::default();
        question.fall(self, faces, &mut report);
        self.history.clear();
        self.go_on(&mut report);
        Ok(report.events)
    }

    fn learn(&mut self, opening: &Opening) -> Result<(), Refusal> {
        self.learn_opening(opening)
    }

    fn learned(&self) -> Vec<Opening> {
        self.known.values().cloned().collect()
    }

    fn seals(command: &Command) -> Vec<Hash> {
        match command {
            Command::Seal { commitments, .. } => commitments.clone(),
            _ => Vec::new(),
        }
    }

    fn opens(command: &Command) -> Vec<Opening> {
        match command {
            Command::Open { openings } => openings.clone(),
            _ => Vec::new(),
        }
    }

    fn owed(&self) -> Option<Owed<Command>> {
        self.owed_opening()
    }

    fn claims(&self) -> u32 {
        u32::from(self.state.plan.is_some())
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        self.audit_plan(opened)
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        change::amend(self, change)
    }

    fn options(&self) -> Options {
        self.question().options(self)
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        forecast(self, proposal)
    }

    fn can_undo(&self, side: Side) -> bool {
        !self.history.is_empty() && self.asked() == Some(side)
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, side: Side) -> View {
        View::new(self, side)
    }

    fn phase(&self) -> Phase {
        Phase { count: self.state.phases, turn: self.state.turn, side: self.state.active }
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

fn nothing_to_undo() -> Refusal {
    by(rules::SEQUENCE, "nothing-to-undo")
}
