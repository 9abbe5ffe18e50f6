//! Playing pieces: their faces as data, so that a system draws without a shader of its own.

use super::{Block, Colour};
use engine::hex::Hex;

/// A counter's name among the counters of a scene, the same from one scene to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterId(pub u32);

/// The symbol in the middle of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// Nothing: the panel is free.
    None,
    /// Foot: crossed belts.
    Infantry,
    /// Horse: one belt.
    Cavalry,
    /// Guns: a ball.
    Artillery,
    /// A work with its garrison.
    Fort,
    /// A leader: a star.
    Leader,
}

/// A playing piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// The counter's own id.
    pub id: CounterId,
    /// The hex it is in.
    pub hex: Hex,
    /// The other hex it covers, if it covers two: a line of battalions.
    pub second: Option<Hex>,
    /// Its army, by which a theme for poor colour vision paints it; armies also have a pattern of their own.
    pub army: u8,
    /// The colour of its nation.
    pub coat: Colour,
    /// The colour of its division or corps, as a stripe at the left.
    pub band: Option<Colour>,
    /// Its symbol.
    pub symbol: Symbol,
    /// Formation of its troops, where that is shown instead of the symbol.
    pub block: Option<Block>,
    /// Its texts.
    pub texts: Texts,
    /// The direction it faces, in twelfths of the circle, clockwise from the top of the map.
    pub facing: Option<u8>,
    /// Small marks at its corners, later ones drawn over earlier ones.
    pub marks: Vec<CounterMark>,
    /// The part of its strength that is left, from 0 to 1: a bar along its foot once some is lost.
    pub left: f32,
    /// Whether it is a small round badge at the edge of a stack of others, so that it hides none of them: a leader with troops.
    pub badge: bool,
    /// Its look as a whole.
    pub look: Look,
}

/// Texts on a counter, by place; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// Above the symbol, in small letters: its name, `1/43`.
    pub above: String,
    /// Below it, in large ones: strength and movement, `6-4`.
    pub below: String,
    /// At its right, in small letters: anything else printed on it, `B`.
    pub beside: String,
}

/// Look of a counter as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// A golden line runs around it.
    pub gilded: bool,
    /// It is paler, since it has done its part.
    pub spent: bool,
    /// The ground of its block is reddened, since its troops are in disorder.
    pub upset: bool,
    /// It is struck through.
    pub struck: bool,
    /// It is selected.
    pub selected: bool,
}

/// A small mark on a counter. The system decides which marks there are and what they mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterMark {
    /// Its meaning, in a word or two.
    pub name: &'static str,
    /// The corner it is at.
    pub corner: Corner,
    /// The sign on its disc.
    pub sign: Sign,
    /// Its colours.
    pub tone: MarkTone,
}

/// A corner of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// The upper left.
    UpperLeft,
    /// The upper right.
    UpperRight,
    /// The lower left.
    LowerLeft,
    /// The lower right.
    LowerRight,
}

/// Sign on a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A letter.
    Letter(char),
    /// A filled star.
    Star,
    /// An empty star.
    HollowStar,
    /// Crossed sabres.
    Sabres,
    /// Two chevrons.
    Chevrons,
    /// A bar.
    Bar,
    /// A flag broken in two.
    BrokenFlag,
    /// A cross.
    Cross,
}

/// The colours of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkTone {
    /// Dark on cream: a remark.
    Plain,
    /// Cream on red: it matters.
    Red,
    /// Cream on a dark red: something must be done.
    Urgent,
    /// Gold on black: something good.
    Bright,
    /// Red on white: something bad.
    Grave,
}

impl Counter {
    /// A counter of foot with nothing on it.
    pub fn new(id: CounterId, hex: Hex, coat: Colour) -> Counter {
        Counter {
            id,
            hex,
            second: None,
            army: 0,
            coat,
            band: None,
            symbol: Symbol::Infantry,
            block: None,
            texts: Texts::default(),
            facing: None,
            marks: Vec::new(),
            left: 1.0,
            badge: false,
            look: Look::default(),
        }
    }

    /// The letters on its badge: the first of each of two words of its name, or the first two of a name of one word.
    pub fn initials(&self) -> String {
        let name = &self.texts.above;
        let mut words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        match (words.next(), words.next()) {
            (Some(one), Some(two)) => one.chars().take(1).chain(two.chars().take(1)).collect(),
            (Some(one), None) => one.chars().take(2).collect(),
            (None, _) => String::new(),
        }
    }
}

impl CounterMark {
    /// A mark with that meaning.
    pub const fn new(name: &'static str, corner: Corner, sign: Sign, tone: MarkTone) -> CounterMark {
        CounterMark { name, corner, sign, tone }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_of_two_words_or_the_first_two_letters() {
        let of = |name: &str| {
            let mut counter = Counter::new(CounterId(0), Hex::new(1, 1), Colour::hex(0));
            counter.texts.above = name.to_owned();
            counter.initials()
        };
        assert_eq!(["Ney", "St-Hilaire", "L'Estocq", ""].map(of), ["Ne", "SH", "LE", ""]);
    }
}
