//! A battle in play: the contract of the engine, kept by this system's rules.

use super::aftermath::Question;
use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::command::{Command, Decision, Proposal};
use super::definition::*;
use super::event::{Event, Report, What};
use super::field::Field;
use super::fresh;
use super::history::History;
use super::movement::{MovePlan, Movement};
use super::odds::Forecast;
use super::options::Options;
use super::position::Position;
use super::results::FACES;
use super::saved;
use super::state::*;
use super::unit_set::UnitSet;
use super::victory::{self, Outcome};
use crate::case::Case;
use crate::contract::{self, Audience, LoadError, Pending, Phase, Refusal, Roll, Rolled, Side};
use crate::digest::{Hash, Section};
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

/// What a command will do, once it is checked.
enum Plan {
    Move(UnitId, Vec<crate::hex::Hex>, MovePlan),
    EndMovement,
    DeclareFresh(Side, UnitSet),
    Attack(Attack, Forecast),
    EndCombat,
    TakeLosses(Vec<UnitId>),
    Retreat(UnitId, crate::hex::Hex),
    Advance(UnitId, crate::hex::Hex),
    HoldGround,
    StepBack(UnitId, crate::hex::Hex),
    FreeGuard(UnitSet),
    SpendSpirit(UnitSet),
    Call(Vec<UnitId>),
    FightOn,
    BreakOff,
    Place(UnitId, crate::hex::Hex),
    Undo,
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
        let mistakes = saved::position_mistakes(&board, &position.state);
        if mistakes.is_empty() { Ok(Game::begin(board, optional, position.state)) } else { Err(mistakes) }
    }

    fn begin(board: Arc<Board>, optional: OptionalRules, state: State) -> (Game, Vec<Event>) {
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
    pub fn in_zone(&self, side: Side, hex: crate::hex::Hex) -> bool {
        self.field.zone(&self.board, side, hex)
    }

    /// Whether attacks and zones of control reach from one hex to the other in this weather.
    pub fn touch(&self, a: crate::hex::Hex, b: crate::hex::Hex) -> bool {
        self.board.touch(self.field.rain(), a, b)
    }

    /// Whether guns in one hex can fire at the other in this weather; `None` if it is out of range.
    pub fn line_of_fire(&self, from: crate::hex::Hex, to: crate::hex::Hex) -> Option<bool> {
        self.board.line_of_fire(self.field.rain(), from, to)
    }

    /// The units in a hex.
    pub fn units_in(&self, hex: crate::hex::Hex) -> Vec<UnitId> {
        self.field.at(&self.board, hex).collect()
    }

    pub(crate) fn movement(&self) -> Movement<'_> {
        Movement { board: &self.board, state: &self.state, field: &self.field }
    }

    /// Who is asked, if anybody is.
    fn asked(&self) -> Option<Side> {
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

    fn question(&self) -> &'static str {
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

    fn plan(&self, side: Side, command: &Command) -> Result<Plan, Breach> {
        let asked = self.asked();
        if asked != Some(side) {
            return Err(Breach::NotAsked { asked });
        }
        let other_question = || Breach::NotThisQuestion { question: self.question() };
        let step = self.state.combat().map(|combat| &combat.step);
        let aftermath = self.state.aftermath().and_then(|_| self.aftermath_question());
        match (command, &self.state.stage, step) {
            (Command::Undo, ..) if self.history.is_empty() => Err(Breach::NothingToUndo),
            (Command::Undo, ..) => Ok(Plan::Undo),
            (Command::Move { unit, path }, Stage::Movement(Moving::Units), _) => {
                Ok(Plan::Move(*unit, path.clone(), self.movement().plan(*unit, path)?))
            }
            (Command::EndMovement, Stage::Movement(Moving::Units), _) => {
                self.restless().map_or(Ok(Plan::EndMovement), |unit| Err(Breach::Restless(unit)))
            }
            (Command::Activate { units }, Stage::Movement(Moving::Units), _) => {
                self.check_guard(units).map(Plan::FreeGuard)
            }
            (Command::Activate { units }, Stage::Movement(Moving::Spirit), _) => {
                self.check_spirit(units).map(Plan::SpendSpirit)
            }
            (Command::Activate { units }, ..) => match aftermath {
                Some(Question::Call { army, .. }) => self.check_call(army, units).map(|()| Plan::Call(units.clone())),
                _ => Err(other_question()),
            },
            (Command::FightOn, Stage::DayEnd(DayEnd::FightOn), _) => Ok(Plan::FightOn),
            (Command::BreakOff, Stage::DayEnd(DayEnd::FightOn), _) => Ok(Plan::BreakOff),
            (Command::Place { unit, to }, Stage::DayEnd(DayEnd::Reorganise(whose)), _) => {
                self.check_place(*whose, *unit, *to).map(|()| Plan::Place(*unit, *to))
            }
            (Command::DeclareFresh { units }, Stage::Combat(combat), Some(Step::DeclareFresh(asked))) => {
                let contact = self.contact(combat);
                let declared = fresh::check(&self.board, &self.state, &contact, *asked, units)?;
                Ok(Plan::DeclareFresh(*asked, declared))
            }
            (Command::Attack(proposal), _, Some(Step::Announce)) => {
                let (sortie, forecast) = self.attacks().ok_or_else(other_question)?.check(proposal)?;
                let attack = Attack {
                    adjacent: sortie.adjacent,
                    bombarding: sortie.bombarding,
                    targets: sortie.targets,
                    defenders: sortie.defenders,
                    column: forecast.column,
                };
                Ok(Plan::Attack(attack, forecast))
            }
            (Command::EndCombat, Stage::Combat(combat), Some(Step::Announce)) => {
                self.contact(combat).unfinished().map_or(Ok(Plan::EndCombat), Err)
            }
            (Command::TakeLosses { units }, ..) if matches!(aftermath, Some(Question::Losses { .. })) => {
                self.check_losses(units).map(Plan::TakeLosses)
            }
            (Command::Retreat { unit, to }, ..)
                if matches!(aftermath, Some(Question::Retreat { .. } | Question::Displace { .. })) =>
            {
                self.check_retreat(*unit, *to).map(|()| Plan::Retreat(*unit, *to))
            }
            (Command::Advance { unit, to }, ..) if matches!(aftermath, Some(Question::Advance { .. })) => {
                self.check_advance(*unit, *to).map(|()| Plan::Advance(*unit, *to))
            }
            (Command::HoldGround, ..) if matches!(aftermath, Some(Question::Advance { .. })) => Ok(Plan::HoldGround),
            (Command::StepBack { unit, to }, ..) if matches!(aftermath, Some(Question::StepBack { .. })) => {
                self.check_step_back(*unit, *to).map(|()| Plan::StepBack(*unit, *to))
            }
            (Command::Stay, ..) => match aftermath {
                Some(Question::StepBack { unit, .. }) => {
                    let hex = self.state.hex_of(unit).ok_or(Breach::NotOnMap { unit, case: cases::GUNS_SAFE })?;
                    Ok(Plan::StepBack(unit, hex))
                }
                _ => Err(other_question()),
            },
            _ => Err(other_question()),
        }
    }

    fn execute(&mut self, side: Side, plan: Plan, report: &mut Report) {
        match plan {
            Plan::Undo => self.take_back(side, report),
            Plan::Move(unit, path, plan) => self.carry_out_move(unit, path, plan, report),
            Plan::EndMovement => self.end_movement(report),
            Plan::DeclareFresh(side, units) => {
                for division in units.iter().filter_map(|unit| self.board.unit(unit).division) {
                    if let Some(spent) = self.state.fresh_spent.get_mut(usize::from(division.0)) {
                        *spent = true;
                    }
                }
                if let Some(combat) = self.state.combat_mut() {
                    combat.fresh = combat.fresh.or(units);
                }
                let why = (!units.is_empty()).then_some(cases::FRESH);
                let several = (units.len() > 1).then_some(cases::FRESH_BASIC);
                let units = units.iter().collect();
                report.tell(What::FreshDeclared { side, units }, why.into_iter().chain(several));
                self.after_fresh(side);
            }
            Plan::Attack(attack, forecast) => self.announce(attack, &forecast, report),
            Plan::EndCombat => self.end_combat(report),
            Plan::TakeLosses(units) => self.take_losses(&units, report),
            Plan::Retreat(unit, to) => self.retreat(unit, to, report),
            Plan::Advance(unit, to) => self.advance(unit, to, report),
            Plan::HoldGround => self.hold_ground(report),
            Plan::StepBack(unit, to) => self.step_back(unit, to, report),
            Plan::FreeGuard(units) => self.free_guard(units, report),
            Plan::SpendSpirit(units) => {
                self.spend_spirit(units, report);
                self.state.stage = Stage::Movement(Moving::Units);
            }
            Plan::Call(units) => self.answer_call(&units, report),
            Plan::FightOn => self.fight_on(report),
            Plan::BreakOff => {
                report.tell(What::BrokenOff { side }, [cases::PROLONGED]);
                self.end_game(report);
            }
            Plan::Place(unit, to) => self.reorganise(unit, to, report),
        }
    }

    fn carry_out_move(&mut self, unit: UnitId, path: Vec<crate::hex::Hex>, plan: MovePlan, report: &mut Report) {
        let from = self.state.hex_of(unit);
        if let Some(&last) = path.last() {
            self.set_place(unit, Place::On(last));
        }
        if let Some(known) = self.state.units.get_mut(usize::from(unit.0)) {
            known.spent = Halves(known.spent.0.saturating_add(plan.cost.0));
        }
        if plan.releases.is_some() {
            self.state.released = plan.releases;
        }
        report.tell(What::Moved { unit, from, path: path.clone(), cost: plan.cost }, plan.cases);
        for hex in path {
            self.take_control(unit, hex, report);
        }
        self.wake_reserves(report);
    }

    fn announce(&mut self, attack: Attack, forecast: &Forecast, report: &mut Report) {
        let explained = self.attack_cases(&attack, forecast);
        report.tell(
            What::AttackAnnounced {
                adjacent: attack.adjacent.clone(),
                bombarding: attack.bombarding.clone(),
                targets: attack.targets.clone(),
                defenders: attack.defenders.clone(),
                attack: forecast.attack,
                defence: forecast.defence,
                column: attack.column,
            },
            explained,
        );
        let side = self.state.active;
        let guard = attack.adjacent.iter().copied().find(|&unit| {
            let data = self.board.unit(unit);
            data.guard && data.arm == Arm::Infantry
        });
        if let (Some(unit), Some(committed)) = (guard, self.state.guard_attacked.get_mut(side.index()))
            && !*committed
        {
            *committed = true;
            report.tell(What::GuardCommitted { unit }, [cases::ALLIED_AWARD]);
        }
        if let Some(combat) = self.state.combat_mut() {
            let attackers = attack.adjacent.iter().chain(&attack.bombarding).copied().collect();
            combat.has_attacked = combat.has_attacked.or(attackers);
            combat.was_attacked = combat.was_attacked.or(attack.defenders.iter().copied().collect());
            combat.step = Step::Die(attack);
        }
    }

    /// The rules that shaped an attack.
    fn attack_cases(&self, attack: &Attack, forecast: &Forecast) -> Vec<Case> {
        let mut why = vec![cases::ANNOUNCE, cases::RATIO, cases::ONCE, cases::WHOLE, cases::STRENGTH];
        let (beside, firing) = (attack.adjacent.len(), attack.bombarding.len());
        if let Some(combat) = self.state.combat()
            && attack.adjacent.iter().any(|&unit| combat.must_attack.contains(unit))
        {
            why.push(cases::MUST_ATTACK);
        }
        if beside > 1 {
            why.push(cases::TOGETHER);
        }
        if attack.targets.len() > 1 {
            why.push(cases::ALL_TARGETS);
        }
        if firing > 0 {
            why.push(cases::BOMBARDMENT);
            why.push(if beside > 0 { cases::COMBINED } else { cases::ONE_HEX });
        }
        if forecast.defenders.iter().any(|hex| !hex.doubled_by.is_empty()) {
            why.push(cases::TERRAIN);
        }
        why.extend(forecast.bonuses.iter().map(|bonus| bonus.case));
        for bonus in &forecast.bonuses {
            let helps = |share: &&super::odds::Share| {
                share.bombards && self.board.unit(share.unit).division == Some(bonus.division)
            };
            if forecast.attackers.iter().any(|share| helps(&share)) {
                why.push(cases::GUNS_COUNT);
            }
        }
        if forecast.bonuses.len() > 1 {
            why.push(cases::SEVERAL_BONUSES);
        }
        why.extend(forecast.shifts.iter().map(|shift| shift.0));
        let stacked = |units: &[UnitId]| {
            let hexes: Vec<_> = units.iter().filter_map(|&unit| self.state.hex_of(unit)).collect();
            hexes.iter().enumerate().any(|(number, hex)| hexes.iter().skip(number + 1).any(|other| other == hex))
        };
        if stacked(&attack.adjacent) || stacked(&attack.bombarding) {
            why.push(cases::STACK_ATTACKS);
        }
        if stacked(&attack.defenders) {
            why.push(cases::STACK_DEFENDS);
        }
        let mut shares = forecast.attackers.iter().chain(forecast.defenders.iter().flat_map(|hex| &hex.units));
        if shares.any(|share| share.fresh > 0) {
            why.push(cases::FRESH_BASIC);
        }
        why
    }

    /// Goes back to the beginning of the history and carries out all of it but the last.
    fn take_back(&mut self, side: Side, report: &mut Report) {
        let mut history = std::mem::take(&mut self.history);
        history.commands.pop();
        if let Some(base) = &history.base {
            self.state = (**base).clone();
            self.field = Field::new(&self.board, &self.state);
        }
        for command in &history.commands {
            let mut unheard = Report::default();
            if let Ok(plan) = self.plan(side, command) {
                self.execute(side, plan, &mut unheard);
                self.go_on(&mut unheard);
            }
        }
        if history.commands.is_empty() {
            history.clear();
        }
        self.history = history;
        report.tell(What::TakenBack { side }, []);
    }

    fn refuse(&self, breach: &Breach) -> Refusal {
        breach.refusal(&self.board)
    }
}

impl contract::Game for Game {
    const SYSTEM: &'static str = "art_of_war";
    const REVISION: u32 = 1;

    type Command = Command;
    type Event = Event;
    type Decision = Decision;
    type Outcome = Outcome;
    type Options = Options;
    type Proposal = Proposal;
    type Forecast = Forecast;
    type View = State;
    type Scenario = Arc<Board>;

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

    fn options(&self) -> Options {
        self.all_options()
    }

    fn forecast(&self, proposal: &Proposal) -> Result<Forecast, Refusal> {
        let weighed = self
            .attacks()
            .ok_or(Breach::NotThisQuestion { question: self.question() })
            .and_then(|attacks| attacks.weigh(&attacks.muster(proposal)?));
        weighed.map_err(|breach| self.refuse(&breach))
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
