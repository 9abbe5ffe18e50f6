//! The sequence of play [4.1]: the order of the steps, and the steps without a decision.

use super::card::Until;
use super::definition::*;
use super::event::{PhaseKind, Report, What};
use super::game::Game;
use super::morale::Moment;
use super::rules;
use super::state::*;
use super::victory::{Ending, Outcome};
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    fn tell_phase(&mut self, phase: PhaseKind, report: &mut Report) {
        self.begin_phase();
        let (turn, side) = (self.state.turn, self.state.active);
        report.tell(What::PhaseBegan { turn, side, phase }, [rules::SEQUENCE]);
    }

    /// T: a Game Turn opens.
    pub(crate) fn open_turn(&mut self, turn: u8, report: &mut Report) {
        self.state.turn = turn;
        if self.state.mud.is_some_and(|until| until <= turn) {
            self.state.mud = None;
            report.tell(What::MudRemoved, [rules::MUD]);
        }
        let night = self.board.is_night(turn);
        if night {
            if self.state.extra_horses == ExtraHorses::InForce {
                self.state.extra_horses = ExtraHorses::Used;
                report.tell(What::Horses { to: ExtraHorses::Used }, [rules::EXTRA_HORSES]);
            }
            self.state.effects.retain(|known| known.until != Until::NextNight);
        }
        if !self.optional.variable_weather {
            self.state.weather = self.board.printed_weather(turn);
        }
        let weather = self.state.weather;
        report.tell(What::TurnOpened { turn, weather, night }, [rules::SEQUENCE, rules::WEATHER]);
        self.begin_player_turn(ALLIED, report);
    }

    /// A: a Player Turn begins, with the marker if one is due.
    fn begin_player_turn(&mut self, side: Side, report: &mut Report) {
        self.state.active = side;
        self.state.fought = false;
        self.state.guards_locked.clear();
        for unit in &mut self.state.units {
            (unit.moved, unit.reacted) = (false, false);
        }
        self.tell_phase(PhaseKind::Events, report);
        if side == FRENCH && self.marker_due().is_some() {
            self.state.stage = Stage::Marker;
        } else {
            self.begin_events(report);
        }
    }

    /// The seal of the marker of this turn, while it is closed.
    pub(crate) fn marker_due(&self) -> Option<u8> {
        let plan = self.state.plan.as_ref()?;
        let data = self.board.definition().plan.as_ref()?;
        let at = data.marker_turns.iter().position(|turn| *turn == self.state.turn)?;
        let closed = plan.seals.get(at).is_some_and(|seal| seal.opened.is_none());
        if closed { u8::try_from(at).ok() } else { None }
    }

    fn is_first_player_turn(&self) -> bool {
        self.state.turn == self.board.definition().turns.first && self.state.active == ALLIED
    }

    /// B: a card is drawn, except in the first Player Turn of the match.
    pub(crate) fn begin_events(&mut self, report: &mut Report) {
        if self.is_first_player_turn() {
            self.begin_arrivals(report);
        } else {
            self.state.stage = Stage::Draw;
        }
    }

    /// W: the weather die, once a Game Turn.
    pub(crate) fn after_card(&mut self, report: &mut Report) {
        if self.optional.variable_weather && self.state.active == ALLIED && !self.is_first_player_turn() {
            self.state.stage = Stage::WeatherDie;
        } else {
            self.begin_arrivals(report);
        }
    }

    /// C: arrivals.
    pub(crate) fn begin_arrivals(&mut self, report: &mut Report) {
        self.tell_phase(PhaseKind::Arrivals, report);
        if self.state.active == ALLIED
            && let Some(late) = &self.board.definition().late_corps
            && self.state.place(late.unit) == Place::Awaited
        {
            let (unit, automatic) = (late.unit, self.state.turn >= late.automatic_turn);
            if automatic {
                self.set_place(unit, Place::ComeUp);
                report.tell(What::LateCorpsRolled { unit, face: None, comes: true }, [rules::LATE_CORPS]);
            } else if late.die_turns.contains(&self.state.turn) {
                self.state.stage = Stage::LateCorpsDie;
                return;
            }
        }
        if self.state.active == FRENCH && !self.rolling_stacks().is_empty() {
            self.state.stage = Stage::ArrivalDice;
            return;
        }
        self.begin_movement(report);
    }

    /// The Guard units in an enemy zone now.
    pub fn guards_in_zones(&self) -> Vec<UnitId> {
        let field = self.field();
        self.board.unit_ids().filter(|&unit| self.board.unit(unit).guard && field.locked(unit)).collect()
    }

    /// D: movement, if there is anything to do.
    pub(crate) fn begin_movement(&mut self, report: &mut Report) {
        self.tell_phase(PhaseKind::Movement, report);
        self.state.guards_locked = self.guards_in_zones();
        if self.anything_to_move() {
            self.state.stage = Stage::Movement;
        } else {
            self.end_movement(report);
        }
    }

    pub(crate) fn end_movement(&mut self, report: &mut Report) {
        let allied = self.state.active == ALLIED;
        self.state.effects.retain(|known| match known.until {
            Until::EndOfMovement => false,
            Until::EndOfAlliedMovement => !allied,
            Until::EndOfPlayerTurn | Until::NextNight => true,
        });
        if self.board.is_night(self.state.turn) {
            self.begin_night(report);
        } else {
            self.tell_phase(PhaseKind::Reaction, report);
            self.state.stage = Stage::Reaction(ReactionStep::Choose);
        }
    }

    pub(crate) fn end_reaction(&mut self, report: &mut Report) {
        self.tell_phase(PhaseKind::Combat, report);
        self.state.stage = Stage::Declaration;
    }

    /// N1 and N2.
    fn begin_night(&mut self, report: &mut Report) {
        self.tell_phase(PhaseKind::Night, report);
        let side = self.state.active;
        let field = self.field();
        let recovers = |&unit: &UnitId| self.state.is_routed(unit) && field.at(unit).is_some() && !field.locked(unit);
        let recovered: Vec<UnitId> = self.board.units_of(side).filter(recovers).collect();
        for unit in recovered {
            self.recover(unit, report);
        }
        if self.state.turn < self.board.definition().turns.last && !self.broken(side).is_empty() {
            self.state.stage = Stage::Night(NightStep::Payments);
        } else {
            self.after_rally(report);
        }
    }

    pub(crate) fn recover(&mut self, unit: UnitId, report: &mut Report) {
        if let Some(known) = self.state.unit_mut(unit) {
            known.routed = false;
            report.tell(What::Recovered { unit }, [rules::RECOVERY]);
        }
    }

    /// The Broken units of a side, in file order.
    pub(crate) fn broken(&self, side: Side) -> Vec<UnitId> {
        self.board.units_of(side).filter(|&unit| self.state.place(unit) == Place::Broken).collect()
    }

    /// N3 to N5.
    pub(crate) fn after_rally(&mut self, report: &mut Report) {
        let side = self.state.active;
        let (hexes, meissen) = self.night_losses(side);
        let count = hexes.len() + usize::from(meissen);
        if count > 0 {
            report.tell(What::NightLosses { side, hexes, meissen }, [rules::NIGHT]);
            let mut moment = Moment::default();
            for _ in 0..count {
                moment.add(side, self.board.definition().numbers.morale.night_loss);
            }
            if !self.moment(moment, &[rules::NIGHT], report) {
                return;
            }
        }
        let night = Moment::of(side, self.board.definition().numbers.morale.night);
        if !self.moment(night, &[rules::NIGHT], report) {
            return;
        }
        let last = self.state.turn >= self.board.definition().turns.last;
        if side == FRENCH && !last && self.state.extra_horses == ExtraHorses::Unused {
            self.state.stage = Stage::Night(NightStep::ExtraHorses);
        } else {
            self.end_player_turn(report);
        }
    }

    /// Own active lines with an enemy on them, objectives that the enemy holds, and Meissen [14.2].
    fn night_losses(&self, side: Side) -> (Vec<Hex>, bool) {
        let field = self.field();
        let lines = field.active_lines(side);
        let wanted = self.board.definition().objectives.iter().filter(|objective| objective.side != side);
        let held = |hex: &Hex| field.unit_of(side.other(), self.board.at(*hex)).is_some();
        let hexes = lines.chain(wanted.map(|objective| objective.hex)).filter(held).collect();
        (hexes, side == FRENCH && self.meissen_held())
    }

    // ---- H

    pub(crate) fn end_player_turn(&mut self, report: &mut Report) {
        self.tell_phase(PhaseKind::End, report);
        if self.has_lull() {
            self.count_lull();
            let side = self.state.active;
            report.tell(What::LullHad { side }, [rules::LULL]);
            let lull = Moment::of(side, self.board.definition().numbers.morale.lull);
            if !self.moment(lull, &[rules::LULL], report) {
                return;
            }
        }
        if self.state.active == FRENCH && !self.catastrophe(report) {
            return;
        }
        self.state.effects.retain(|known| known.until != Until::EndOfPlayerTurn);
        if self.state.active == ALLIED {
            self.begin_player_turn(FRENCH, report);
            return;
        }
        if self.board.is_night(self.state.turn) {
            self.restore_deck(rules::LAST_NIGHT, report);
        }
        if self.state.turn >= self.board.definition().turns.last {
            let (allied, french) = (self.state.morale.allied, self.state.morale.french);
            let winner = match allied.cmp(&french) {
                std::cmp::Ordering::Greater => Some(ALLIED),
                std::cmp::Ordering::Less => Some(FRENCH),
                std::cmp::Ordering::Equal => None,
            };
            self.decide(Outcome { winner, how: Ending::LastTurn }, report);
        } else {
            self.open_turn(self.state.turn + 1, report);
        }
    }

    /// Whether the Player Turn that ends was quiet enough (13).
    fn has_lull(&self) -> bool {
        let (side, turn) = (self.state.active, self.state.turn);
        let numbers = &self.board.definition().numbers.morale;
        if self.state.fought
            || self.board.is_night(turn)
            || turn < self.board.definition().turns.lulls_from
            || *self.state.morale.of(side) >= numbers.maximum
        {
            return false;
        }
        let had = self.state.lulls.of(side).get(self.board.day(turn)).copied().unwrap_or(0);
        let field = self.field();
        had < numbers.lulls_per_day && !self.board.units_of(side).any(|unit| field.locked(unit))
    }

    fn count_lull(&mut self) {
        let day = self.board.day(self.state.turn);
        let lulls = self.state.lulls.of_mut(self.state.active);
        if lulls.len() <= day {
            lulls.resize(day + 1, 0);
        }
        if let Some(had) = lulls.get_mut(day) {
            *had += 1;
        }
    }

    /// The Allies in the city at the end of a French Player Turn [12.7]. Returns whether the match continues.
    fn catastrophe(&mut self, report: &mut Report) -> bool {
        let numbers = self.board.definition().numbers.morale;
        let (held, all) = self.city_held();
        let mut moment = Moment::default();
        if held > 0 && !self.state.catastrophe.one_hex {
            self.state.catastrophe.one_hex = true;
            moment.add(FRENCH, numbers.city_one_hex);
            report.tell(What::CatastropheStruck { all_hexes: false }, [rules::CATASTROPHE]);
        }
        if all && !self.state.catastrophe.all_hexes {
            self.state.catastrophe.all_hexes = true;
            moment.add(FRENCH, numbers.city_all_french);
            moment.add(ALLIED, numbers.city_all_allied);
            report.tell(What::CatastropheStruck { all_hexes: true }, [rules::CATASTROPHE]);
        }
        self.moment(moment, &[rules::CATASTROPHE], report)
    }

    /// The number of hexes of the city with Allied units, and whether these are all of them.
    pub(crate) fn city_held(&self) -> (usize, bool) {
        let city = self.board.definition().garrisons.iter().filter(|known| known.kind == GarrisonKind::City);
        let (mut hexes, mut held) = (0, 0);
        for garrison in city {
            hexes += 1;
            held += usize::from(self.allied_unit_in(garrison.hex));
        }
        (held, hexes > 0 && held == hexes)
    }

    pub(crate) fn allied_unit_in(&self, hex: Hex) -> bool {
        let here = |unit: UnitId| self.state.place(unit) == Place::On { hex };
        self.board.units_of(ALLIED).any(here)
    }

    // ---- garrisons

    /// Removes the garrisons that are lost by the current position [9.10.1, 9.10.2].
    pub(crate) fn settle_garrisons(&mut self, report: &mut Report) {
        let (_, city_falls) = self.city_held();
        for place in 0..self.state.garrisons.len() {
            let Some(data) = self.board.definition().garrisons.get(place) else { continue };
            let (falls, rule) = match data.kind {
                GarrisonKind::Post => (self.allied_unit_in(data.hex), rules::POSTS),
                GarrisonKind::City => (city_falls, rules::CITY),
            };
            let hex = data.hex;
            if let Some(garrison) = self.state.garrisons.get_mut(place)
                && falls
                && !garrison.gone
            {
                garrison.gone = true;
                report.tell(What::GarrisonGone { hex }, [rule]);
            }
        }
    }

    /// A unit has left a hex permanently: a garrison of the city may return.
    pub(crate) fn garrison_returns(&mut self, unit: UnitId, left: Hex, report: &mut Report) {
        let city = |known: &(&GarrisonData, &Garrison)| known.0.hex == left && !known.1.gone;
        let back = self.board.definition().garrisons.iter().zip(&self.state.garrisons).any(|known| city(&known));
        if back && self.board.unit(unit).side == ALLIED && !self.allied_unit_in(left) {
            report.tell(What::GarrisonBack { hex: left }, [rules::CITY]);
        }
    }
}
