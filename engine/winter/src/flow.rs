//! The sequence of play: the order of phases, and the steps that need no decision (4).

use super::agenda::*;
use super::cite::rule;
use super::event::{Report, What};
use super::game::Game;
use super::question::Question;
use super::sense::Light;
use super::state::*;
use super::whole::Rank;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    // ---- phases

    pub(crate) fn next_phase(&mut self, report: &mut Report) {
        let at = PhaseName::ALL.iter().position(|&phase| phase == self.state.phase).unwrap_or(0);
        match PhaseName::ALL.get(at + 1) {
            Some(&phase) => self.begin_phase(phase, report),
            None => {
                self.state.turn += 1;
                self.begin_phase(PhaseName::Interphase, report);
            }
        }
    }

    /// At night and in a blizzard there is no command phase [4.1].
    pub(crate) fn is_silent(&self, phase: PhaseName) -> bool {
        phase.is_command() && (self.light() == Light::Night || self.is_blizzard())
    }

    /// Whether a phase would be passed over now.
    pub fn skips(&self, phase: PhaseName) -> bool {
        self.is_silent(phase) || self.is_stilled(phase)
    }

    fn begin_phase(&mut self, phase: PhaseName, report: &mut Report) {
        self.state.phase = phase;
        self.field.forget();
        self.history.clear();
        self.lay_waves(report);
        if self.skips(phase) {
            self.state.agenda = vec![Task::NextPhase];
            return;
        }
        self.state.phases += 1;
        report.tell(What::PhaseBegan { turn: self.state.turn, phase }, [rule!("4.1")]);
        self.clear_marks(phase);
        let mut agenda = vec![Task::NextPhase, Task::ClosePhase];
        match phase {
            PhaseName::Interphase => {
                agenda = if self.board.whole().is_some() {
                    field_interphase()
                } else {
                    vec![
                        Task::NextPhase,
                        Task::Upkeep,
                        Task::Weather,
                        Task::Hourly(Side::Second),
                        Task::Hourly(Side::First),
                        Task::Ceasefire,
                    ]
                };
            }
            PhaseName::AlliedCommand | PhaseName::FrenchCommand => {
                self.give_order_points();
                self.lay_markers(false, report);
                self.bring_back_corps();
                agenda.extend([Task::Open, Task::CommandDice]);
                if self.board.whole().is_some() && phase == PhaseName::AlliedCommand {
                    agenda.push(Task::Succession);
                }
            }
            PhaseName::AlliedRally | PhaseName::FrenchRally => agenda.push(Task::Rally),
            PhaseName::FrenchMovement => {
                self.measure();
                agenda.extend([Task::DrunkenNear, Task::Open, Task::BrigadeDice]);
            }
            PhaseName::AlliedMovement => {
                if self.board.whole().is_some() {
                    self.measure();
                }
                agenda.extend([Task::Open, Task::DrawChit]);
            }
            PhaseName::AlliedShock => agenda.extend([Task::Open, Task::GrandEnd, Task::Grand]),
            PhaseName::FrenchShock => agenda.push(Task::Open),
            PhaseName::ReciprocalFire => agenda.push(Task::Reciprocal(Reciprocal {
                round: Round::Skirmishers,
                turn: Side::First,
                passed: [false; 2],
            })),
            PhaseName::EndOfTurn => agenda = self.end_turn(report),
        }
        self.state.agenda = agenda;
        if phase.is_command() {
            self.bring_back(report);
        }
    }

    /// Clears the effects that end with a phase, and with a turn [4.5].
    fn clear_marks(&mut self, phase: PhaseName) {
        let new_turn = phase == PhaseName::Interphase;
        if phase == PhaseName::AlliedRally {
            self.state.affairs.fought = false;
        }
        for unit in &mut self.state.units {
            let entered = unit.marks.entered && !new_turn;
            unit.marks = Marks { entered, ..Marks::default() };
            unit.tried &= !new_turn;
        }
        if let Some(day) = self.state.day.as_mut() {
            day.called.clear();
            if new_turn {
                day.shared = None;
            }
        }
        for leader in &mut self.state.leaders {
            leader.entered &= !new_turn;
            leader.tried &= !new_turn;
            (leader.spent, leader.free, leader.placed) = (0, 0, false);
        }
        self.state.affairs.offered.clear();
        if phase != PhaseName::AlliedCommand {
            self.state.affairs.order_points = 0;
        }
    }

    /// The leaders of Grand Batteries are Standing at the end of the Allied movement [19.52].
    fn guns_stand(&mut self) {
        let mobile: Vec<LeaderId> = self
            .board
            .leader_ids()
            .filter(|&id| self.rank(id) == Some(Rank::Battery) && self.state.leader(id).state == CommandState::Mobile)
            .collect();
        for id in mobile {
            self.edit_leader(id, |leader| leader.state = CommandState::Standing);
        }
    }

    fn give_order_points(&mut self) {
        let orders = self.board.rules().orders.as_ref();
        let due = orders.is_some_and(|orders| orders.hours.contains(&self.state.turn));
        self.state.affairs.order_points = u8::from(due && self.state.phase == PhaseName::AlliedCommand);
    }

    pub(crate) fn close_phase(&mut self, report: &mut Report) {
        let phase = self.state.phase;
        if phase.is_command() {
            self.place_the_rest(report);
            if phase == PhaseName::AlliedCommand {
                self.lay_markers(true, report);
                if let Some(day) = self.state.day.as_mut() {
                    day.vacant = None;
                }
                self.offer_withdrawal();
            }
        }
        if phase.is_shock() {
            for id in self.all_chargers(phase.side()) {
                self.edit(id, |unit| unit.charge = false);
            }
        }
        match phase {
            PhaseName::FrenchShock => self.end_waves(),
            PhaseName::FrenchMovement => self.judge_attack_orders(report),
            PhaseName::AlliedMovement => {
                self.gunner_stands(report);
                if self.board.whole().is_some() {
                    self.judge_attack_orders(report);
                    self.guns_stand();
                }
            }
            PhaseName::AlliedRally => self.chase(report),
            _ => {}
        }
        self.test_cup(report);
    }

    /// The artillery leader becomes Standing again if a battery under it is unlimbered [19.54].
    fn gunner_stands(&mut self, report: &mut Report) {
        let Some((gunner, _)) = self.board.gunner.clone() else { return };
        let unlimbered = self
            .on_map(Side::First)
            .any(|(id, _)| self.holds(gunner, id) && self.unit(id).formation == Formation::Unlimbered);
        if unlimbered && self.state.leader(gunner).state == CommandState::Mobile {
            let state = CommandState::Standing;
            self.edit_leader(gunner, |leader| leader.state = state);
            report.tell(What::StateSet { leader: gunner, state, die: None }, [rule!("19.54")]);
        }
    }

    /// Cossacks are driven onto the map [20.23, R72].
    fn chase(&mut self, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(chased) = board.rules().chased.as_ref() else { return };
        let places = &board.definition().ground.entries;
        let (turn, hexes) = match self.shifted() {
            // They come with the corps that drives them [20.38].
            Some(shifted) => {
                let place = places.iter().find(|place| place.code == shifted.chased_at);
                (shifted.chased_turn, place.map_or(&chased.hexes, |place| &place.hexes).clone())
            }
            None => (chased.turn, chased.hexes.clone()),
        };
        if turn != self.state.turn {
            return;
        }
        let mut last = None;
        for id in chased.units.iter().filter_map(|id| board.unit_id(id)) {
            if self.unit(id).place != Place::Waiting {
                continue;
            }
            let free = |hex: &&Hex| !self.has(Side::Second, **hex) && self.units_at(**hex).is_empty();
            let Some(&hex) = hexes.iter().find(free).or(hexes.first()) else { continue };
            if self.has(Side::Second, hex) {
                continue;
            }
            self.edit(id, |unit| {
                unit.place = Place::On(hex);
                unit.morale = Morale::Routed;
            });
            report.tell(What::Entered { unit: id, hex, cost: 0 }, [rule!("20.23"), rule!("R72")]);
            let far = less(self.rout_retreat(), 1);
            // Driven from the edge, not by a unit [R72].
            self.go_back_from(id, far, None, report);
            last = self.hex_of(id).or(last);
        }
        if let (Some(leader), Some(hex)) = (chased.leader.as_ref().and_then(|id| board.leader_id(id)), last)
            && self.state.leader(leader).post == Post::Waiting
        {
            self.place_leader(leader, hex, report);
        }
    }

    fn end_turn(&mut self, report: &mut Report) -> Vec<Task> {
        self.test_withdrawal(report);
        if self.test_turn(report) {
            report.tell(What::GameOver(self.outcome()), [rule!("R44")]);
            return vec![Task::Over];
        }
        for leader in &mut self.state.leaders {
            leader.post = match leader.post {
                Post::Track(0 | 1) => Post::Returning,
                Post::Track(turns) => Post::Track(turns - 1),
                post => post,
            };
        }
        self.end_attacks(report);
        if self.state.turn >= self.board.rules().last_turn || self.ends_early() {
            return vec![Task::Over, Task::FinalTests, Task::OpenDraws];
        }
        self.offered_end().unwrap_or_else(|| vec![Task::NextPhase])
    }

    // ---- going on by itself

    /// Goes on until a side has a choice, dice are needed, or the game is over.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        while !self.waits() {
            let Some(task) = self.state.agenda.pop() else {
                self.state.agenda.push(Task::Over);
                return;
            };
            if self.checks_guns_before(&task) {
                self.state.agenda.extend([task, Task::GunChecks]);
            } else {
                task.question().go_on(self, &[], report);
            }
        }
    }

    /// Whether the command before a task is over, and guns may have been lost in it [7.5].
    fn checks_guns_before(&self, task: &Task) -> bool {
        !self.state.affairs.gun_checks.is_empty()
            && matches!(
                task,
                Task::Open
                    | Task::Asked
                    | Task::Grand
                    | Task::GrandAsked
                    | Task::ClosePhase
                    | Task::Reciprocal(_)
                    | Task::NextPhase
            )
    }

    /// Whether what comes next needs dice or an answer.
    pub(crate) fn waits(&self) -> bool {
        let Some(task) = self.state.agenda.last() else { return false };
        let waits = |question: &dyn Question| question.throw(self).is_some() || question.asked(self).is_some();
        *task == Task::Over || !self.checks_guns_before(task) && waits(&*task.question())
    }

    pub(crate) fn upkeep(&mut self, report: &mut Report) {
        self.tire_brigades(report);
        self.test_spirits(report);
    }
}

/// The tasks of an Interphase on the whole field, the last one first [4.8].
fn field_interphase() -> Vec<Task> {
    vec![
        Task::NextPhase,
        Task::Hourly(Side::Second),
        Task::Hourly(Side::First),
        Task::FieldHour,
        Task::Weather,
        Task::Lestocq,
        Task::FieldTests,
    ]
}
