//! A deck: the sides draw one card after the other, openly, until none is left. A draw is a die with as many sides as
//! there are cards. Either may also let the other draw a chit that only they see.

use engine::codec;
use engine::contract::{Audience, Game, LoadError, Opening, Pending, Phase, Refusal, Roll, Rolled, Side};
use engine::digest::{Hash, Section};
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

const CHITS: u16 = 10;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Deal {
    Draw,
    /// The other side draws a chit.
    ForThem,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Table {
    left: Vec<u16>,
    drawn: Vec<u16>,
    chits: Vec<(Side, Hash)>,
    turn: Side,
    asked: Option<Deal>,
}

#[derive(Clone, Debug)]
pub(crate) struct Deck {
    table: Table,
    known: Vec<Opening>,
}

impl Deck {
    pub(crate) fn drawn(&self) -> &[u16] {
        &self.table.drawn
    }

    /// The chits of a side that this engine knows.
    pub(crate) fn hand(&self, side: Side) -> Vec<u16> {
        let known = |(_, seal): &&(Side, Hash)| self.known.iter().find(|opening| opening.seal(side) == *seal);
        let chits = self.table.chits.iter().filter(|(owner, _)| *owner == side);
        let faces = |opening: &Opening| codec::decode::<Vec<u16>>(&opening.content).ok();
        chits.filter_map(|chit| known(&chit)).filter_map(faces).flatten().collect()
    }
}

fn refuse<T>(name: &'static str) -> Result<T, Refusal> {
    Err(Refusal::worded(None, name, name))
}

impl Game for Deck {
    const SYSTEM: &'static str = "deck";
    const REVISION: u32 = 1;
    type Command = Deal;
    type Event = u16;
    type Decision = ();
    type Outcome = ();
    type Options = ();
    type Proposal = ();
    type Forecast = ();
    type View = Vec<u16>;
    type Scenario = u16;
    type Change = ();

    fn read_scenario(bytes: &[u8]) -> Result<u16, LoadError> {
        codec::decode(bytes).map_err(LoadError::Bytes)
    }

    fn scenario_bytes(scenario: &u16) -> Vec<u8> {
        codec::encode(scenario)
    }

    fn start(cards: &u16, _: &[u8]) -> Result<(Deck, Vec<u16>), LoadError> {
        let left = (1..=*cards).collect();
        let table = Table { left, drawn: Vec::new(), chits: Vec::new(), turn: Side::First, asked: None };
        Ok((Deck { table, known: Vec::new() }, Vec::new()))
    }

    fn pending(&self) -> Pending<(), ()> {
        let case = Rule::new("1.1");
        let (turn, left) = (self.table.turn, u16::try_from(self.table.left.len()).unwrap_or(u16::MAX));
        match &self.table.asked {
            Some(Deal::Draw) => {
                Pending::Roll(Roll { dice: vec![left], owner: turn, seen_by: Audience::Everyone, case })
            }
            Some(Deal::ForThem) => {
                let owner = turn.other();
                Pending::Roll(Roll { dice: vec![CHITS], owner, seen_by: Audience::Only(owner), case })
            }
            None if left == 0 => Pending::Over(()),
            None => Pending::Decision { side: turn, decision: () },
        }
    }

    fn check(&self, side: Side, _: &Deal) -> Result<(), Refusal> {
        let asked = matches!(self.pending(), Pending::Decision { side: asked, .. } if asked == side);
        if asked { Ok(()) } else { refuse("not-asked") }
    }

    fn apply(&mut self, side: Side, command: &Deal) -> Result<Vec<u16>, Refusal> {
        self.check(side, command)?;
        self.table.asked = Some(command.clone());
        Ok(Vec::new())
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<u16>, Refusal> {
        let Pending::Roll(roll) = self.pending() else { return refuse("no-roll") };
        let event = match (rolled, roll.read(rolled)) {
            (_, Some(&[face])) => {
                let card = self.table.left.remove(usize::from(face - 1));
                self.table.drawn.push(card);
                vec![card]
            }
            (Rolled::Sealed(seal), _) if roll.seen_by != Audience::Everyone => {
                self.table.chits.push((roll.owner, *seal));
                Vec::new()
            }
            _ => return refuse("not-the-roll"),
        };
        self.table.asked = None;
        self.table.turn = self.table.turn.other();
        Ok(event)
    }

    fn learn(&mut self, opening: &Opening) -> Result<(), Refusal> {
        if !self.table.chits.iter().any(|(owner, seal)| opening.seal(*owner) == *seal) {
            return refuse("no-seal");
        }
        self.known.push(opening.clone());
        Ok(())
    }

    fn amend(&mut self, (): &()) -> Result<Vec<u16>, Refusal> {
        refuse("no-change")
    }

    fn options(&self) {}

    fn forecast(&self, (): &()) -> Result<(), Refusal> {
        refuse("no-forecast")
    }

    fn can_undo(&self, _: Side) -> bool {
        false
    }

    fn undo() -> Deal {
        Deal::Draw
    }

    fn view(&self, side: Side) -> Vec<u16> {
        self.hand(side)
    }

    fn phase(&self) -> Phase {
        Phase { count: 1, turn: 1, side: self.table.turn }
    }

    fn hash(&self) -> Hash {
        Hash::of("deck", &self.table)
    }

    fn sections(&self) -> Vec<Section> {
        vec![Section { name: "table", hash: self.hash() }]
    }

    fn save(&self) -> Vec<u8> {
        codec::encode(&self.table)
    }

    fn load(_: &u16, bytes: &[u8]) -> Result<Deck, LoadError> {
        Ok(Deck { table: codec::decode(bytes).map_err(LoadError::Bytes)?, known: Vec::new() })
    }
}
