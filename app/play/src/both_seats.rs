//! A game of any system with both its seats, if one program sits in both: the public knowledge, and the further
//! knowledge of each side.

use engine::contract::{Opening, Refusal, Side};
use engine::referee::{After, Events, Input, NoStep, Referee, Waits};
use language::croupier::DealtRoll;
use std::sync::Arc;

/// As long as nothing is secret there is one engine. A side has one of its own from its first secret on.
#[derive(Clone, Debug)]
pub struct BothSeats {
    public: Arc<dyn Referee>,
    own: [Option<Arc<dyn Referee>>; 2],
}

/// The events, as each seat may know them.
#[derive(Clone, Debug)]
pub struct EventsBySeat {
    /// The events as all may know them.
    pub public: Events,
    own: [Option<Events>; 2],
}

impl EventsBySeat {
    /// The events as that side may know them.
    pub fn of(&self, side: Side) -> &Events {
        self.own.get(side.index()).and_then(Option::as_ref).unwrap_or(&self.public)
    }
}

impl BothSeats {
    /// Both seats at a game in which neither side knows more than the other.
    pub const fn new(game: Arc<dyn Referee>) -> BothSeats {
        BothSeats { public: game, own: [None, None] }
    }

    /// The game by public knowledge.
    pub const fn public(&self) -> &Arc<dyn Referee> {
        &self.public
    }

    /// The game as that side knows it.
    pub fn of(&self, side: Side) -> &Arc<dyn Referee> {
        self.own.get(side.index()).and_then(Option::as_ref).unwrap_or(&self.public)
    }

    /// The side that must decide, if one must.
    pub fn asked(&self) -> Option<Side> {
        match self.public.waits() {
            Waits::Side(side) => Some(side),
            Waits::Roll(_) | Waits::Over => None,
        }
    }

    /// A side says something; its own engine learns what it hides. Nothing changes if the rules refuse it.
    pub fn say(&mut self, side: Side, command: &[u8], openings: &[Opening]) -> Result<EventsBySeat, Refusal> {
        let told = self.tell(Input::Command(side, command))?;
        self.learn(side, openings);
        Ok(told)
    }

    /// An answer of chance is told: to both what both may know, and to one side what only it may.
    pub fn take(&mut self, dealt: &DealtRoll) -> Result<EventsBySeat, Refusal> {
        let told = self.tell(Input::Rolled(&dealt.rolled))?;
        if let Some((side, opening)) = &dealt.secret {
            self.learn(*side, std::slice::from_ref(opening));
        }
        Ok(told)
    }

    /// The side that owes an opening gives it; `None` if the rules wait for another step, or the side does not know its
    /// sealed content.
    pub fn open_owed(&mut self) -> Result<Option<EventsBySeat>, Refusal> {
        let Some(owed) = self.public.owed() else { return Ok(None) };
        let command = self.of(owed.side).owed().and_then(|owed| owed.command);
        command.map(|command| self.tell(Input::Command(owed.side, &command))).transpose()
    }

    fn learn(&mut self, side: Side, openings: &[Opening]) {
        if openings.is_empty() {
            return;
        }
        let openings: Vec<&Opening> = openings.iter().collect();
        let (knows, _) = self.of(side).learn(&openings);
        if let Some(own) = self.own.get_mut(side.index()) {
            *own = Some(knows);
        }
    }

    fn tell(&mut self, input: Input<'_>) -> Result<EventsBySeat, Refusal> {
        let After { game, events } = stepped(&self.public, input)?;
        let [first, second] = &self.own;
        let own = |own: &Option<Arc<dyn Referee>>| own.as_ref().map(|game| stepped(game, input)).transpose();
        let [first, second] = [own(first)?, own(second)?];
        let (first, first_told) = apart(first);
        let (second, second_told) = apart(second);
        *self = BothSeats { public: game, own: [first, second] };
        Ok(EventsBySeat { public: events, own: [first_told, second_told] })
    }
}

fn stepped(game: &Arc<dyn Referee>, input: Input<'_>) -> Result<After, Refusal> {
    game.step(input).map_err(|why| match why {
        NoStep::Rules(refusal) => refusal,
        NoStep::Bytes(_) => Refusal::worded(None, "no-command", "that is no command of this system"),
    })
}

fn apart(after: Option<After>) -> (Option<Arc<dyn Referee>>, Option<Events>) {
    after.map_or((None, None), |After { game, events }| (Some(game), Some(events)))
}
