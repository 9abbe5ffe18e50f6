//! Card 10: the opponent moves a cavalry unit forward [5.3.10].

use crate::breach::by_unit;
use crate::command::{Command, Decision};
use crate::definition::{Arm, UnitId};
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::{Options, UnitHexes};
use crate::orders::Plan;
use crate::question::Question;
use crate::rules;
use crate::state::Place;
use crate::victory::Outcome;
use engine::contract::{Pending, Refusal};
use engine::hex::Hex;

/// The cavalry unit that moves forward, and its hex.
pub(super) struct Provoke;

impl Question for Provoke {
    fn due(&self) -> &'static str {
        "provoke"
    }

    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        Pending::Decision { side: game.state.active.other(), decision: Decision::Provoke }
    }

    fn options(&self, game: &Game) -> Options {
        Options::Provoke { units: game.can_be_provoked() }
    }

    fn answer(&self, game: &Game, command: &Command) -> Result<Plan, Refusal> {
        let Command::Provoke { unit, to } = *command else { return Err(self.another()) };
        game.check_unit(game.state.active, unit)?;
        game.check_hexes([&to])?;
        let open = game.can_be_provoked();
        if !open.iter().any(|known| known.unit == unit && known.hexes.contains(&to)) {
            return Err(by_unit(rules::CARD_10, "cannot-be-provoked", unit).with("hex", to));
        }
        Ok(Plan::new(move |game, report| game.provoke(unit, to, report)))
    }

    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        match game.can_be_provoked().as_slice() {
            [] => game.after_card(report),
            [only] => match only.hexes.as_slice() {
                [to] => game.provoke(only.unit, *to, report),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

impl Game {
    /// Cavalry that can move forward, with its hexes (R5).
    fn can_be_provoked(&self) -> Vec<UnitHexes> {
        let field = self.field();
        let side = self.state.active;
        let enemies: Vec<Hex> = self.board.units_of(side.other()).filter_map(|unit| self.state.hex_of(unit)).collect();
        let mut open = Vec::new();
        for unit in self.board.units_of(side) {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            if self.board.unit(unit).arm != Arm::Cavalry || self.state.is_routed(unit) || field.locked(unit) {
                continue;
            }
            let Some(near) = enemies.iter().map(|enemy| self.board.distance(hex, *enemy)).min() else { continue };
            let nearest = enemies.iter().filter(|enemy| self.board.distance(hex, **enemy) == near);
            let nearest: Vec<&Hex> = nearest.collect();
            let at = self.board.at(hex);
            let closer = |to: &Hex| nearest.iter().any(|enemy| self.board.distance(*to, **enemy) < near);
            let free = self.board.ways(at).filter(|way| field.may_step(side, at, way));
            let vacant = free.filter(|way| field.occupant(way.to()).is_none()).map(|way| self.board.hex(way.to()));
            let mut hexes: Vec<Hex> = vacant.filter(closer).collect();
            hexes.sort_unstable();
            if !hexes.is_empty() {
                open.push(UnitHexes { unit, hexes });
            }
        }
        open
    }

    fn provoke(&mut self, unit: UnitId, to: Hex, report: &mut Report) {
        let Some(from) = self.state.hex_of(unit) else { return };
        self.set_place(unit, Place::On { hex: to });
        if let Some(known) = self.state.unit_mut(unit) {
            known.moved = true;
        }
        report.tell(What::Provoked { unit, from, to }, [rules::CARD_10]);
        self.garrison_returns(unit, from, report);
        self.settle_garrisons(report);
        self.after_card(report);
    }
}
