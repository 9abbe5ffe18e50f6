//! A battle in play: the contract of the engine, kept by this system's rules.

use super::aftermath::Question;
use super::attack::Attacks;
use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::command::{Change, Command, Decision, Proposal};
use super::definition::*;
use super::event::{Event, Report, What};
use super::field::Field;
use super::history::History;
use super::movement::Movement;
use super::odds::Forecast;
use super::options::Options;
use super::orders::Plan;
use super::position::{Position, position_mistakes};
use super::results::FACES;
use super::revision::Revision;
use super::saved;
use super::state::*;
use super::victory::{self, Outcome};
use crate::case::Case;
use crate::codec;
use crate::contract::{self, Audience, LoadError, Pending, Phase, Refusal, Roll, Rolled, Side};
use crate::digest::{Hash, Section};
use crate::hex::Hex;
use std::sync::Arc;

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) board: Arc<Board>,
    pub(crate) optional: OptionalRules,
    pub(crate) state: State,
    pub(crate) history: History,
    pub(crate) field: Field,
}

impl Game {
    /// A battle from its beginning, with the events that opened it.
    pub fn new(board: Arc<Board>, optional: OptionalRules) -> (Game, Vec<Event>) {
        let start = Position::start(&board);
        Game::begin(board, optional, start.state)
    }

    /// A battle from any position that its map and rules allow, at the beginning of the phase the position names.
    pub fn from_position(
        board: Arc<Board>,
        optional: OptionalRules,
        position: Position,
    ) -> Result<(Game, Vec<Event>), Vec<String>> {
        let mistakes = position_mistakes(&board, &position.state);
        if mistakes.is_empty() { Ok(Game::begin(board, optional, position.state)) } else { Err(mistakes) }
    }

    fn begin(board: Arc<Board>, optional: OptionalRules, state: State) -> (Game, Vec<Event>) {
        // A rule that this battle does not have cannot be agreed on.
        let optional = OptionalRules { weather: optional.weather && board.definition().rules.weather_die };
        let field = Field::new(&board, &state);
        let mut game = Game { board, optional, state, history: History::default(), field };
        let mut report = Report::default();
        // Whoever stands in an objective holds it [23.4].
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
        game.go_on(&mut report);
        (game, report.events)
    }

    /// The battle's data.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rules the players agreed on.
    pub fn optional_rules(&self) -> OptionalRules {
        self.optional
    }

    /// Everything that can change.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// A side's victory points as things stand.
    pub fn score(&self, side: Side) -> victory::Score {
        victory::score(&self.board, &self.state, side)
    }

    /// Whether a hex is in a zone of control of that side [4.5].
    pub fn in_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.zone(&self.board, side, hex)
    }

    /// Whether attacks and zones of control reach from one hex to the other in this weather.
    pub fn touch(&self, a: Hex, b: Hex) -> bool {
        self.board.touch(self.field.rain(), a, b)
    }

    /// Whether guns in one hex can fire at the other in this weather; `None` if it is out of range.
    pub fn line_of_fire(&self, from: Hex, to: Hex) -> Option<bool> {
        self.board.line_of_fire(self.field.rain(), from, to)
    }

    /// The units in a hex.
    pub fn units_in(&self, hex: Hex) -> Vec<UnitId> {
        self.field.at(&self.board, hex).collect()
    }

    pub(crate) fn movement(&self) -> Movement<'_> {
        Movement { board: &self.board, state: &self.state, field: &self.field }
    }

    /// Who is asked, if anybody is.
    pub(crate) fn asked(&self) -> Option<Side> {
        match &self.state.stage {
            Stage::Over | Stage::Movement(Moving::Summons) => None,
            Stage::Movement(Moving::Spirit | Moving::Units) => Some(self.state.active),
            Stage::DayEnd(DayEnd::FightOn) => self.board.definition().rules.prolonger,
            Stage::DayEnd(DayEnd::Reorganise(side)) => Some(side.other()),
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => Some(*side),
                Step::Announce => Some(self.state.active),
                Step::Die(_) | Step::Weather(..) => None,
                Step::Aftermath(_) => self.aftermath_question().map(|question| question.side()),
            },
        }
    }

    pub(crate) fn question(&self) -> &'static str {
        match &self.state.stage {
            Stage::Over => "nothing, the battle is over",
            Stage::Movement(Moving::Summons) => "the die for the corps that may come",
            Stage::Movement(Moving::Spirit) => "free reserves for high morale, or none",
            Stage::Movement(Moving::Units) => "move units, or end the movement phase",
            Stage::DayEnd(DayEnd::FightOn) => "fight on, or break off",
            Stage::DayEnd(DayEnd::Reorganise(_)) => "put the enemy's disrupted units back on the map",
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(_) => "declare fresh strength, or none",
                Step::Announce => "announce an attack, or end the combat phase",
                Step::Die(_) => "the combat die",
                Step::Weather(..) => "the weather die",
                Step::Aftermath(_) => match self.aftermath_question() {
                    Some(Question::Call { .. }) => "free a reserve for the loss, or none",
                    Some(Question::Losses { .. }) => "choose who is lost",
                    Some(Question::Retreat { .. }) => "retreat a unit",
                    Some(Question::Displace { .. }) => "say where the displaced unit goes",
                    Some(Question::Advance { .. }) => "advance a unit, or hold ground",
                    Some(Question::StepBack { .. }) => "draw the battery back, or let it stay",
                    None => "nothing",
                },
            },
        }
    }

    /// A proposed attack whose parts fit together, with what it would mean.
    pub(crate) fn weighed(&self, proposal: &Proposal) -> Result<(Attack, Forecast), Refusal> {
        let weigh = |attacks: Attacks<'_>| {
            let sortie = attacks.muster(proposal)?;
            let forecast = attacks.weigh(&sortie)?;
            Ok((sortie.attack(forecast.column), forecast))
        };
        let asked = self.attacks().ok_or(Breach::NotThisQuestion { question: self.question() });
        asked.and_then(weigh).map_err(|breach| self.refuse(&breach))
    }

    fn refuse(&self, breach: &Breach) -> Refusal {
        breach.refusal(&self.board)
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "art_of_war";
    const REVISION: u32 = Revision::NEWEST.number();
    const OLDEST_REVISION: u32 = Revision::First.number();

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
        let definition: Definition = codec::decode(bytes).map_err(LoadError::Bytes)?;
        let board = Board::new(definition).map_err(|faults| {
            let first = faults.first().map_or_else(String::new, ToString::to_string);
            LoadError::Impossible(first)
        })?;
        Ok(Arc::new(board))
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
        let asks = |side, decision| Pending::Decision { side, decision };
        let rolls = |case| {
            let owner = self.state.active;
            Pending::Roll(Roll { dice: vec![FACES], owner, seen_by: Audience::Everyone, case })
        };
        let over = || Pending::Over(victory::outcome(&self.board, &self.state));
        match &self.state.stage {
            Stage::Over => over(),
            Stage::Movement(Moving::Summons) => rolls(cases::SUMMONS),
            Stage::Movement(Moving::Spirit) => asks(self.state.active, Decision::Spirit),
            Stage::Movement(Moving::Units) => asks(self.state.active, Decision::Move),
            Stage::DayEnd(DayEnd::FightOn) => match self.board.definition().rules.prolonger {
                Some(side) => asks(side, Decision::FightOn),
                None => over(),
            },
            Stage::DayEnd(DayEnd::Reorganise(side)) => {
                let units = self.reorganisations(*side).into_iter().map(|choice| choice.0).collect();
                asks(side.other(), Decision::Reorganise { units })
            }
            Stage::Combat(combat) => match &combat.step {
                Step::DeclareFresh(side) => asks(*side, Decision::DeclareFresh),
                Step::Announce => asks(self.state.active, Decision::Attack),
                Step::Die(_) => rolls(cases::TABLE),
                Step::Weather(..) => rolls(Case::new(22, 0)),
                Step::Aftermath(aftermath) => match self.aftermath_question() {
                    Some(Question::Losses { side, .. }) => asks(side, Decision::Losses { due: aftermath.losses_due }),
                    Some(Question::Retreat { side, choices }) => {
                        let units = choices.into_iter().map(|choice| choice.0).collect();
                        asks(side, Decision::Retreat { units })
                    }
                    Some(Question::Displace { side, choices }) => {
                        let units = choices.into_iter().map(|choice| choice.0).collect();
                        asks(side, Decision::Displace { units })
                    }
                    Some(Question::Call { side, army, .. }) => asks(side, Decision::CallReserve { army }),
                    Some(Question::Advance { side, .. }) => asks(side, Decision::Advance),
                    Some(Question::StepBack { side, unit, .. }) => asks(side, Decision::StepBack { unit }),
                    None => over(),
                },
            },
        }
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        self.plan(side, command).map(drop).map_err(|breach| self.refuse(&breach))
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        let plan = self.plan(side, command).map_err(|breach| self.refuse(&breach))?;
        let mut report = Report::default();
        if matches!(plan, Plan::Undo) {
            self.execute(side, plan, &mut report);
            return Ok(report.events);
        }
        let phases = self.state.phases;
        if side == self.state.active && !matches!(self.state.stage, Stage::DayEnd(_)) {
            self.history.base.get_or_insert_with(|| Box::new(self.state.clone()));
            self.history.commands.push(command.clone());
        }
        self.execute(side, plan, &mut report);
        self.go_on(&mut report);
        // Only one's own commands, of this phase, with no die and no question to the other side in between.
        if self.state.phases != phases || self.state.active != side || self.asked() != Some(side) {
            self.history.clear();
        }
        Ok(report.events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let Pending::Roll(roll) = self.pending() else { return Err(self.refuse(&Breach::WrongFaces)) };
        let Some(&[face]) = roll.read(rolled) else { return Err(self.refuse(&Breach::WrongFaces)) };
        let mut report = Report::default();
        let Some(combat) = self.state.combat() else {
            self.resolve_summons(face, &mut report);
            self.history.clear();
            self.go_on(&mut report);
            return Ok(report.events);
        };
        match combat.step.clone() {
            Step::Die(attack) => {
                let Some(result) = attack.column.result(face) else { return Err(self.refuse(&Breach::WrongFaces)) };
                let spared =
                    (result != super::CombatResult::Dr && !attack.bombarding.is_empty()).then_some(cases::GUNS_SAFE);
                let no_weather =
                    (self.optional.weather && result == super::CombatResult::Ee).then_some(cases::WEATHER_NOT_EE);
                let why = [cases::TABLE, cases::RESULTS].into_iter().chain(spared).chain(no_weather);
                report.tell(What::DieRolled { face, result }, why);
                if self.optional.weather && result != super::CombatResult::Ee {
                    if let Some(combat) = self.state.combat_mut() {
                        combat.step = Step::Weather(attack, result);
                    }
                } else {
                    self.begin_aftermath(attack, result, &mut report);
                }
            }
            Step::Weather(attack, before) => {
                let result = before.in_weather(face);
                let case = match face {
                    5 => cases::WEATHER_KILLS,
                    6 => cases::WEATHER_SWAPS,
                    _ => cases::WEATHER_CALM,
                };
                report.tell(What::WeatherRolled { face, result }, [case]);
                self.begin_aftermath(attack, result, &mut report);
            }
            _ => return Err(self.refuse(&Breach::WrongFaces)),
        }
        self.history.clear();
        self.go_on(&mut report);
        Ok(report.events)
    }

    fn amend(&mut self, change: &Change) -> Result<Vec<Event>, Refusal> {
        super::change::amend(self, change).map_err(|breach| self.refuse(&breach))
    }

    fn options(&self) -> Options {
        self.all_options()
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

    fn hash(&self) -> Hash {
        saved::hash(self)
    }

    fn sections(&self) -> Vec<Section> {
        saved::sections(self)
    }

    fn save(&self) -> Vec<u8> {
        saved::save(self)
    }

    fn load(board: &Arc<Board>, bytes: &[u8]) -> Result<Game, LoadError> {
        saved::load(board, bytes)
    }
}
