//! Answers rolls where no two players do: for bots, practice, self-play, the adjutant and tests.
//!
//! A roll that everyone sees is answered with its faces, one that only a side sees with a seal, and that side's engine
//! learns the content of the seal. Matches between two people never use it: they roll together.

use crate::Chance;
use engine::codec;
use engine::contract::{Audience, Game, Opening, Pending, Refusal, Roll, Rolled, Side};

/// An answer of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtRoll {
    /// The answer for every engine.
    pub rolled: Rolled,
    /// For a roll that one side sees: that side, and what its engine learns besides.
    pub secret: Option<(Side, Opening)>,
}

/// Answers a roll by chance.
pub fn deal(roll: &Roll, chance: &mut Chance) -> DealtRoll {
    let faces = roll.dice.iter().map(|&sides| chance.face(sides)).collect();
    lay(roll, faces, chance)
}

/// Answers a roll with these faces, even if they do not fit it; a seal takes its salt from chance.
pub fn lay(roll: &Roll, faces: Vec<u16>, chance: &mut Chance) -> DealtRoll {
    match roll.seen_by {
        Audience::Everyone => DealtRoll { rolled: Rolled::Faces(faces), secret: None },
        Audience::Only(side) => {
            let opening = Opening { salt: chance.salt(), content: codec::encode(&faces) };
            DealtRoll { rolled: Rolled::Sealed(opening.seal(side)), secret: Some((side, opening)) }
        }
    }
}

/// Tells an answer to the one engine of a player who has both seats, and so may know everything.
pub fn take<G: Game>(game: &mut G, dealt: &DealtRoll) -> Result<Vec<G::Event>, Refusal> {
    let events = game.resolve(&dealt.rolled)?;
    if let Some((_, opening)) = &dealt.secret {
        game.learn(opening)?;
    }
    Ok(events)
}

/// Answers the roll that such a game waits for; none if it waits for something else.
pub fn roll<G: Game>(game: &mut G, chance: &mut Chance) -> Result<Option<Vec<G::Event>>, Refusal> {
    match game.pending() {
        Pending::Roll(roll) => take(game, &deal(&roll, chance)).map(Some),
        _ => Ok(None),
    }
}

/// A game with both its seats: public knowledge, and the knowledge of each side.
///
/// As long as nothing is secret there is one engine. A side has one of its own from its first secret on.
#[derive(Clone, Debug)]
pub struct Seats<G> {
    public: G,
    own: [Option<G>; 2],
}

/// Events of an action, as each side may see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcomes<E> {
    /// The events that both players see.
    pub public: Vec<E>,
    own: [Option<Vec<E>>; 2],
}

impl<E> Outcomes<E> {
    /// The events that this side sees.
    pub fn of(&self, side: Side) -> &[E] {
        self.own.get(side.index()).and_then(Option::as_deref).unwrap_or(&self.public)
    }
}

impl<G: Game> Seats<G> {
    /// Both seats at a game in which neither side knows more than the other.
    pub const fn new(game: G) -> Seats<G> {
        Seats { public: game, own: [None, None] }
    }

    /// The game as both players know it.
    pub const fn public(&self) -> &G {
        &self.public
    }

    /// The game as that side knows it.
    pub fn of(&self, side: Side) -> &G {
        self.own.get(side.index()).and_then(Option::as_ref).unwrap_or(&self.public)
    }

    /// A side answers; both engines get the command, or neither does.
    pub fn apply(&mut self, side: Side, command: &G::Command) -> Result<Outcomes<G::Event>, Refusal> {
        self.tell(|game| game.apply(side, command))
    }

    /// Chance answers; none if the rules wait for something else.
    pub fn roll(&mut self, chance: &mut Chance) -> Result<Option<Outcomes<G::Event>>, Refusal> {
        match self.public.pending() {
            Pending::Roll(roll) => self.take(&deal(&roll, chance)).map(Some),
            _ => Ok(None),
        }
    }

    /// The side that owes an opening gives it; `None` if the rules wait for something else, or that side does not know
    /// the sealed content.
    pub fn open_owed(&mut self) -> Result<Option<Outcomes<G::Event>>, Refusal> {
        let Some(owed) = self.public.owed() else { return Ok(None) };
        let command = self.of(owed.side).owed().and_then(|owed| owed.command);
        command.map(|command| self.apply(owed.side, &command)).transpose()
    }

    /// Tells the engines an answer of chance: to both what both may know, and to one side what only it may.
    pub fn take(&mut self, dealt: &DealtRoll) -> Result<Outcomes<G::Event>, Refusal> {
        let told = self.tell(|game| game.resolve(&dealt.rolled))?;
        if let Some((side, opening)) = &dealt.secret {
            self.learn(*side, opening)?;
        }
        Ok(told)
    }

    /// A side's engine learns the content of a seal of its own.
    pub fn learn(&mut self, side: Side, opening: &Opening) -> Result<(), Refusal> {
        let mut knows = self.of(side).clone();
        knows.learn(opening)?;
        if let Some(own) = self.own.get_mut(side.index()) {
            *own = Some(knows);
        }
        Ok(())
    }

    fn tell(
        &mut self,
        mut say: impl FnMut(&mut G) -> Result<Vec<G::Event>, Refusal>,
    ) -> Result<Outcomes<G::Event>, Refusal> {
        // An engine takes something whole or not at all; only where there are several do they need a copy to stay in
        // step.
        if let [None, None] = self.own {
            return Ok(Outcomes { public: say(&mut self.public)?, own: [None, None] });
        }
        let mut after = self.clone();
        let public = say(&mut after.public)?;
        let [first, second] = &mut after.own;
        let mut told = |own: &mut Option<G>| own.as_mut().map(&mut say).transpose();
        let own = [told(first)?, told(second)?];
        *self = after;
        Ok(Outcomes { public, own })
    }
}
