//! Drawings of the players that no rule knows: a pulse where one of them points, and arrows of one's own plans.

use engine::hex::Hex;
use scene::Overlay;

/// Time a pulse is visible, in seconds.
const PULSE: f32 = 1.6;
/// More pulses than this at once are noise.
const MOST_PULSES: usize = 8;
/// Limit of arrows: more of them are not readable.
const MOST_ARROWS: usize = 60;

/// Pulses and arrows. Arrows are never sent, and go with the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Notes {
    pulses: Vec<(Hex, f32)>,
    arrows: Vec<(Hex, Hex)>,
    /// The hex where an arrow was begun by keyboard.
    begun: Option<Hex>,
}

impl Notes {
    /// A player points at a hex.
    pub(super) fn ping(&mut self, hex: Hex) {
        self.pulses.retain(|(known, _)| *known != hex);
        if self.pulses.len() >= MOST_PULSES {
            self.pulses.remove(0);
        }
        self.pulses.push((hex, 0.0));
    }

    /// An arrow is drawn; drawn once more, it goes.
    pub(super) fn draw(&mut self, from: Hex, to: Hex) {
        let before = self.arrows.len();
        self.arrows.retain(|arrow| *arrow != (from, to));
        if self.arrows.len() == before && before < MOST_ARROWS {
            self.arrows.push((from, to));
        }
    }

    /// The keyboard's pencil is set down: the first time an arrow begins, the second time it ends.
    pub(crate) fn pencil(&mut self, hex: Hex) {
        match self.begun.take() {
            Some(from) if from != hex => self.draw(from, hex),
            Some(_) => {}
            None => {
                self.begun = Some(hex);
                self.ping(hex);
            }
        }
    }

    /// The arrows that begin or end in a hex go. Whether there were any.
    pub(super) fn erase(&mut self, hex: Hex) -> bool {
        let before = self.arrows.len();
        self.arrows.retain(|(from, to)| *from != hex && *to != hex);
        self.arrows.len() < before
    }

    /// All arrows go.
    pub(crate) fn clear(&mut self) {
        self.arrows.clear();
    }

    /// Lets time pass. Whether a pulse is still seen.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        for (_, age) in &mut self.pulses {
            *age += seconds.max(0.0);
        }
        self.pulses.retain(|(_, age)| *age < PULSE);
        !self.pulses.is_empty()
    }

    /// The overlays of the notes.
    pub(super) fn overlays(&self) -> impl Iterator<Item = Overlay> + '_ {
        let arrows = self.arrows.iter().map(|&(from, to)| Overlay::Plan { from, to });
        let pulses = self.pulses.iter().map(|&(hex, age)| Overlay::Ping { hex, part: age / PULSE });
        arrows.chain(pulses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Hex = Hex::new(5, 6);
    const THERE: Hex = Hex::new(6, 6);

    #[test]
    fn an_arrow_drawn_twice_is_gone_and_one_can_be_taken_away_by_its_end() {
        let mut notes = Notes::default();
        notes.draw(HERE, THERE);
        notes.draw(HERE, THERE);
        assert!(notes.arrows.is_empty());
        notes.draw(HERE, THERE);
        assert!(notes.erase(THERE) && notes.arrows.is_empty());
        assert!(!notes.erase(THERE));
    }

    #[test]
    fn a_pulse_fades_and_there_are_never_too_many() {
        let mut notes = Notes::default();
        for row in 1..40 {
            notes.ping(Hex::new(1, row));
        }
        assert_eq!(notes.overlays().count(), MOST_PULSES);
        assert!(notes.advance(0.1));
        assert!(!notes.advance(PULSE));
    }
}
