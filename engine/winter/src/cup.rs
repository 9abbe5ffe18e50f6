//! The cup of the heavy batteries: drawn in secret, opened at the end [20.14.B.1].

use super::cite::rule;
use super::event::{Report, What};
use super::game::Game;
use super::state::Draw;
use engine::codec;
use engine::contract::{Opening, Side};
use engine::count::less;

impl Game {
    /// Chits in the cup now.
    pub(crate) fn chits(&self) -> u16 {
        let Some(rule) = &self.board.rules().cup else { return 0 };
        let cup = &self.state.affairs.cup;
        let added = if cup.added_after.is_some() { u16::from(rule.added) } else { 0 };
        let drawn = u16::try_from(cup.draws.len()).unwrap_or(u16::MAX);
        less(u16::from(rule.batteries) + u16::from(rule.blanks) + added, drawn)
    }

    /// Whether a chit is drawn at the start of this phase.
    pub(crate) fn draws_now(&self) -> bool {
        let Some(rule) = &self.board.rules().cup else { return false };
        self.state.turn >= rule.from_turn
            && self.state.affairs.cup.batteries.is_none()
            && !self.state.affairs.cup.suspended
            && self.chits() > 0
    }

    fn holds_line(&self, line: i16) -> bool {
        self.on_map(Side::First)
            .any(|(id, hex)| self.is_formed(id) && self.board.spot(hex).printed.diagonal() <= i32::from(line))
    }

    /// Whether a formed Allied unit is southwest of a line, inclusive.
    pub(crate) fn line_is_held(&self, line: i16) -> bool {
        self.holds_line(line)
    }

    /// The conditions of the cup, tested at the end of every phase (R38).
    pub(crate) fn test_cup(&mut self, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(rule) = &board.rules().cup else { return };
        let lines = board.rules().lines;
        if self.state.affairs.cup.added_after.is_none()
            && self.chits() > 0
            && lines.primary.is_some_and(|line| !self.holds_line(line))
        {
            let draws = u8::try_from(self.state.affairs.cup.draws.len()).unwrap_or(u8::MAX);
            self.state.affairs.cup.added_after = Some(draws);
            report.tell(What::BlanksAdded { blanks: rule.added }, [rule!("20.14.B.1")]);
        }
        let held = |game: &Game| {
            rule.stop_hexes.iter().all(|&hex| {
                let control = board.spot(hex).control;
                control.and_then(|at| game.state.affairs.control.get(usize::from(at))) == Some(&Some(Side::First))
            })
        };
        let taken = rule.stop_hexes.iter().any(|&hex| self.has(Side::Second, hex));
        let lost = taken || lines.secondary.is_some_and(|line| !self.holds_line(line));
        let suspended = self.state.affairs.cup.suspended;
        let now = if suspended { !(self.state.affairs.hold.is_some() && held(self)) } else { lost };
        // Holding the town lets the draws resume, even though the line is lost.
        let now = if !suspended && self.state.affairs.hold.is_some() && held(self) { taken } else { now };
        if now != suspended {
            self.state.affairs.cup.suspended = now;
            report.tell(What::CupSuspended { suspended: now }, [rule!("20.14.B.1"), rule!("R38")]);
        }
    }

    /// A chit was drawn.
    pub(crate) fn note_draw(&mut self, seal: Option<engine::digest::Hash>, report: &mut Report) {
        let chits = self.chits();
        self.state.affairs.cup.draws.push(Draw { seal, chits });
        report.tell(What::Drew { chits, battery: None }, [rule!("20.14.B.1")]);
    }

    /// Number of batteries that were drawn, by openings of all sealed draws in order. An opening that no die could show
    /// is a blank.
    pub(crate) fn batteries_in(&self, openings: &[Opening]) -> u8 {
        let Some(rule) = &self.board.rules().cup else { return 0 };
        let mut cup: Vec<bool> = vec![true; usize::from(rule.batteries)];
        cup.resize(cup.len() + usize::from(rule.blanks), false);
        let mut openings = openings.iter();
        let mut batteries = 0;
        for (at, draw) in self.state.affairs.cup.draws.iter().enumerate() {
            if self.state.affairs.cup.added_after.map(usize::from) == Some(at) {
                cup.resize(cup.len() + usize::from(rule.added), false);
            }
            let face = match draw.seal {
                None => Some(1),
                Some(_) => openings.next().and_then(|opening| {
                    let faces: Vec<u16> = codec::decode(&opening.content).ok()?;
                    match faces.as_slice() {
                        [face] if (1..=draw.chits).contains(face) => Some(usize::from(*face)),
                        _ => None,
                    }
                }),
            };
            let place = face.map(|face| face - 1).filter(|&place| place < cup.len());
            match place {
                Some(place) => batteries += u8::from(cup.remove(place)),
                // Counts as a blank; the chit that went is the last one, so that the numbers stay right.
                None => {
                    cup.pop();
                }
            }
        }
        batteries
    }

    /// Number of batteries drawn so far, if this engine has learned every draw: only the side that draws does. What is
    /// shown from it is for the eyes of that side alone.
    pub fn batteries_drawn(&self) -> Option<u8> {
        self.known_draws().map(|openings| self.batteries_in(&openings))
    }

    /// The openings of all sealed draws, if this engine has learned them.
    pub(crate) fn known_draws(&self) -> Option<Vec<Opening>> {
        let seals = self.state.affairs.cup.draws.iter().filter_map(|draw| draw.seal);
        seals.map(|seal| self.known.get(&seal).cloned()).collect()
    }

    /// Whether openings fit the seals of the draws.
    pub(crate) fn opens_draws(&self, openings: &[Opening]) -> bool {
        let seals = self.state.affairs.cup.draws.iter().filter_map(|draw| draw.seal);
        seals.eq(openings.iter().map(|opening| opening.seal(Side::First)))
    }
}
