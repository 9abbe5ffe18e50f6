//! Setting up positions for examples: the battles, units by name, hexes by printed number.

use engine::contract::{Game as _, Pending, Refusal, Rolled, Side};
use engine::hex::Hex;
use std::sync::{Arc, LazyLock};
use twenty::*;

const HISTORICAL: &[u8] = include_bytes!("historical.battle");
const KOENIGSTEIN: &[u8] = include_bytes!("koenigstein.battle");

pub(crate) static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Game::read_scenario(HISTORICAL).unwrap());
pub(crate) static SEALED: LazyLock<Arc<Board>> = LazyLock::new(|| Game::read_scenario(KOENIGSTEIN).unwrap());

/// A hex by its printed number.
pub(crate) fn hex(number: &str) -> Hex {
    read_number(&BOARD.definition().map.grid, number).unwrap()
}

pub(crate) fn hexes<const N: usize>(numbers: [&str; N]) -> Vec<Hex> {
    numbers.map(hex).to_vec()
}

/// A unit by its name.
pub(crate) fn unit(name: &str) -> UnitId {
    BOARD.unit_ids().find(|id| BOARD.unit(*id).name == name).unwrap_or_else(|| panic!("no unit {name}"))
}

pub(crate) fn units<const N: usize>(names: [&str; N]) -> Vec<UnitId> {
    let mut ids = names.map(unit).to_vec();
    ids.sort_unstable();
    ids
}

/// A position in the making: an empty map by day, dry, with full decks.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) board: Arc<Board>,
    pub(crate) optional: OptionalRules,
    pub(crate) state: State,
}

impl Table {
    /// Turn 7, clear, an Allied Movement phase, no unit on the map.
    pub(crate) fn new() -> Table {
        let (game, _) = Game::new(Arc::clone(&BOARD), OptionalRules::default());
        let mut state = game.state().clone();
        for unit in &mut state.units {
            unit.place = Place::Out;
        }
        (state.turn, state.active, state.stage) = (7, ALLIED, Stage::Movement);
        Table { board: Arc::clone(&BOARD), optional: OptionalRules::default(), state }
    }

    pub(crate) fn side(mut self, side: Side) -> Table {
        self.state.active = side;
        self
    }

    pub(crate) fn turn(mut self, turn: u8) -> Table {
        self.state.turn = turn;
        self
    }

    pub(crate) fn stage(mut self, stage: Stage) -> Table {
        self.state.stage = stage;
        self
    }

    pub(crate) fn weather(mut self, weather: Weather) -> Table {
        self.state.weather = weather;
        self
    }

    pub(crate) fn morale(mut self, allied: u8, french: u8) -> Table {
        self.state.morale = PerSide { allied, french };
        self
    }

    /// Units on the map, by name and printed number.
    pub(crate) fn on<const N: usize>(mut self, places: [(&str, &str); N]) -> Table {
        for (name, number) in places {
            self.state.units[usize::from(unit(name).0)].place = Place::On { hex: hex(number) };
        }
        self
    }

    pub(crate) fn put(mut self, name: &str, place: Place) -> Table {
        self.state.units[usize::from(unit(name).0)].place = place;
        self
    }

    pub(crate) fn routed<const N: usize>(mut self, names: [&str; N]) -> Table {
        for name in names {
            self.state.units[usize::from(unit(name).0)].routed = true;
        }
        self
    }

    /// Garrisons that are permanently removed.
    pub(crate) fn gone<const N: usize>(mut self, numbers: [&str; N]) -> Table {
        for number in numbers {
            let place = self.board.definition().garrisons.iter().position(|known| known.hex == hex(number)).unwrap();
            self.state.garrisons[place].gone = true;
        }
        self
    }

    pub(crate) fn no_garrisons(self) -> Table {
        self.gone(["1306", "1407", "1222", "1423"])
    }

    pub(crate) fn effect(mut self, side: Side, effect: Effect, until: Until) -> Table {
        self.state.effects.push(InForce { side, effect, until });
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut OptionalRules)) -> Table {
        change(&mut self.optional);
        self
    }

    pub(crate) fn game(self) -> Game {
        Game::from_state(&self.board, self.optional, self.state).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// The commands and questions of a test to a game.
pub(crate) trait Say {
    fn say(&mut self, command: Command) -> Vec<Event>;
    fn refused(&self, command: Command) -> Refusal;
    fn roll<const N: usize>(&mut self, faces: [u16; N]) -> Vec<Event>;
    fn at(&self, name: &str) -> String;
    fn place(&self, name: &str) -> Place;
    fn asked(&self) -> Option<(Side, Decision)>;
    fn dice(&self) -> Vec<u16>;
    fn morale(&self) -> (u8, u8);
    fn is_routed(&self, name: &str) -> bool;
}

impl Say for Game {
    fn say(&mut self, command: Command) -> Vec<Event> {
        let (side, _) = self.asked().expect("a decision");
        self.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn refused(&self, command: Command) -> Refusal {
        let (side, _) = self.asked().expect("a decision");
        self.check(side, &command).expect_err("a refusal")
    }

    fn roll<const N: usize>(&mut self, faces: [u16; N]) -> Vec<Event> {
        self.resolve(&Rolled::Faces(faces.to_vec())).unwrap_or_else(|refusal| panic!("{refusal}: {:?}", self.pending()))
    }

    fn at(&self, name: &str) -> String {
        self.state().hex_of(unit(name)).map_or_else(|| "off".to_owned(), |hex| self.board().number(hex))
    }

    fn place(&self, name: &str) -> Place {
        self.state().place(unit(name))
    }

    fn asked(&self) -> Option<(Side, Decision)> {
        match self.pending() {
            Pending::Decision { side, decision } => Some((side, decision)),
            _ => None,
        }
    }

    fn dice(&self) -> Vec<u16> {
        match self.pending() {
            Pending::Roll(roll) => roll.dice,
            _ => Vec::new(),
        }
    }

    fn morale(&self) -> (u8, u8) {
        (self.state().morale.allied, self.state().morale.french)
    }

    fn is_routed(&self, name: &str) -> bool {
        self.state().is_routed(unit(name))
    }
}

/// The rule a refusal names.
pub(crate) fn rule(refusal: &Refusal) -> String {
    refusal.case.map_or_else(String::new, |rule| rule.to_string())
}
