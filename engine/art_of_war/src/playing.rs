//! This system's implementation of the engine's contract.

use super::attack::Attacks;
use super::board::Board;
use super::breach::Breach;
use super::change;
use super::command::{Change, Command, Decision, Proposal};
use super::definition::OptionalRules;
use super::event::{Event, Report};
use super::field::Field;
use super::game::Game;
use super::history::Past;
use super::odds::Forecast;
use super::options::Options;
use super::position::{Position, position_mistakes};
use super::question::Standing;
use super::revision::Revision;
use super::saved::sections;
use super::state::{Attack, Stage, State};
use super::trial;
use super::victory::Outcome;
use engine::codec;
use engine::contract::{self, LoadError, Pending, Phase, Refusal, Rolled, Side};
use engine::digest::Section;
use engine::saved;
use std::sync::Arc;

impl Game {
    /// A battle from its start, with the events that opened it.
    pub fn new(board: Arc<Board>, optional: OptionalRules) -> (Game, Vec<Event>) {
        let start = Position::start(&board);
        Game::begin(board, optional, start.state)
    }

    /// A battle from any position that its map and rules allow, at the start of the phase the position names.
    pub fn from_position(
        board: Arc<Board>,
        optional: OptionalRules,
        position: Position,
    ) -> Result<(Game, Vec<Event>), Vec<String>> {
        let mistakes = position_mistakes(&board, &position.state);
        if !mistakes.is_empty() {
            return Err(mistakes.into_iter().map(|mistake| mistake.text).collect());
        }
        Ok(Game::begin(board, optional, position.state))
    }

    fn begin(board: Arc<Board>, optional: OptionalRules, state: State) -> (Game, Vec<Event>) {
        // A rule that this battle does not have cannot be agreed on.
        let optional = OptionalRules { weather: optional.weather && board.definition().rules.weather_die };
        let field = Field::new(&board, &state);
        let mut game = Game { board, optional, state, history: Past::default(), field, standing: Standing::default() };
        let mut report = Report::default();
        // The side in an objective holds it [23.4].
        for unit in game.board.unit_ids() {
            if let Some(hex) = game.state.hex_of(unit) {
                game.take_control(unit, hex, &mut report);
            }
        }
        match game.state.stage {
            Stage::Combat(_) => {
                game.wake_reserves(&mut report);
                game.begin_combat(&mut report);
            }
            _ => game.begin_movement(&mut report),
        }
        game.come_to_a_question(&mut report);
        (game, report.events)
    }

    /// A proposed attack whose parts fit together, with its forecast.
    pub(crate) fn weighed(&self, proposal: &Proposal) -> Result<(Attack, Forecast), Refusal> {
        let weigh = |attacks: Attacks<'_>| {
            let sortie = attacks.muster(proposal)?;
            let forecast = attacks.weigh(&sortie)?;
            Ok((sortie.attack(forecast.column), forecast))
        };
        let asked = self.attacks().ok_or_else(|| self.question().another());
        asked.and_then(weigh).map_err(|breach| self.refuse(&breach))
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "art_of_war";
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
        let optional: OptionalRules = codec::decode(options).map_err(LoadError::Bytes)?;
        if optional.weather && !scenario.definition().rules.weather_die {
            return Err(LoadError::Impossible("a weather die in a battle that has none".to_owned()));
        }
        Ok(Game::new(Arc::clone(scenario), optional))
    }

    fn pending(&self) -> Pending<Decision, Outcome> {
        self.question().pending(self)
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        self.plan(side, command).map(drop).map_err(|breach| self.refuse(&breach))
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        let plan = self.plan(side, command).map_err(|breach| self.refuse(&breach))?;
        let mut report = Report::default();
        if matches!(command, Command::Undo) {
            plan.carry_out(self, &mut report);
            return Ok(report.events);
        }
        let phases = self.state.phases;
        if side == self.state.active && !matches!(self.state.stage, Stage::DayEnd(_)) {
            self.history.base.get_or_insert_with(|| Box::new(self.state.clone()));
            self.history.commands.push(command.clone());
        }
        plan.carry_out(self, &mut report);
        self.come_to_a_question(&mut report);
        // Only a side's own commands of this phase, with no die and no decision of the other side in between.
        if self.state.phases != phases || self.state.active != side || self.asked() != Some(side) {
            self.history.clear();
        }
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let question = self.question();
        let Pending::Roll(roll) = question.pending(self) else { return Err(self.refuse(&Breach::WrongFaces)) };
        let Some(&[face]) = roll.read(rolled) else { return Err(self.refuse(&Breach::WrongFaces)) };
        let mut report = Report::default();
        self.standing.forget();
        question.fall(self, face, &mut report).map_err(|breach| self.refuse(&breach))?;
        self.history.clear();
        self.come_to_a_question(&mut report);
        Ok(report.events)
    }

    fn thinking(&self) -> Game {
        trial::copy(self)
    }

    fn attempt(&mut self, side: Side, command: &Command) -> Result<(), Refusal> {
        trial::attempt(self, side, command).map_err(|breach| self.refuse(&breach))
    }

    fn attempt_roll(&mut self, rolled: &Rolled) -> Result<(), Refusal> {
        trial::roll(self, rolled).map_err(|breach| self.refuse(&breach))
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        change::amend(self, change).map_err(|breach| self.refuse(&breach))
    }

    fn options(&self) -> Options {
        self.question().options(self)
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        self.weighed(proposal).map(|weighed| weighed.1)
    }

    fn can_undo(&self, side: Side) -> bool {
        self.asked() == Some(side) && !self.history.is_empty()
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, _side: Side) -> State {
        // Nothing is hidden in this system.
        self.state.clone()
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
