//! The contract, kept by the rules of the ford.

use super::*;
use engine::contract::{Audience, FalseClaim, LoadError, Owed, Phase, Roll, Rolled};
use engine::digest::Section;

impl Game for Ford {
    const SYSTEM: &'static str = "ford";
    const REVISION: u32 = 1;

    type Command = Command;
    type Event = Event;
    type Decision = Stage;
    type Outcome = Side;
    type Options = Options;
    type Proposal = Command;
    type Forecast = Forecast;
    type View = View;
    type Scenario = Arc<Scenario>;
    /// The ford of the column.
    type Change = u8;

    fn read_scenario(bytes: &[u8]) -> Result<Arc<Scenario>, LoadError> {
        let scenario: Scenario = codec::decode(bytes).map_err(LoadError::Bytes)?;
        match scenario.fault() {
            Some(what) => Err(LoadError::Impossible(String::from(what))),
            None => Ok(Arc::new(scenario)),
        }
    }

    fn scenario_bytes(scenario: &Arc<Scenario>) -> Vec<u8> {
        codec::encode(&**scenario)
    }

    fn start(scenario: &Arc<Scenario>, options: &[u8]) -> Result<(Ford, Vec<Event>), LoadError> {
        codec::decode::<()>(options).map_err(LoadError::Bytes)?;
        Ok((Ford::new(scenario), Vec::new()))
    }

    fn pending(&self) -> Pending<Stage, Side> {
        let decision = self.public.stage;
        let roll = |dice, owner, seen_by, case| Pending::Roll(Roll { dice, owner, seen_by, case });
        match decision {
            Stage::Deploy | Stage::Bid | Stage::Crossing | Stage::Open => {
                Pending::Decision { side: Side::First, decision }
            }
            Stage::Answer | Stage::March | Stage::Bank | Stage::Card => {
                Pending::Decision { side: Side::Second, decision }
            }
            Stage::Show => {
                let side = self.public.sealed.first().map_or(Side::First, |(side, _)| *side);
                Pending::Decision { side, decision }
            }
            Stage::Draw => {
                let cards = u16::try_from(self.scenario.deck.len()).unwrap_or(u16::MAX);
                roll(vec![cards], Side::Second, Audience::Only(Side::Second), Rule::new("2.2"))
            }
            // A second roll is ignored if the first has missed [2.4].
            Stage::Fire => {
                let dice = if self.public.hurried { vec![DIE, DIE] } else { vec![DIE] };
                roll(dice, Side::First, Audience::Everyone, Rule::new("2.3"))
            }
            Stage::Over => Pending::Over(self.winner()),
        }
    }

    fn check(&self, side: Side, command: &Command) -> Result<(), Refusal> {
        self.after(side, command).map(|_| ())
    }

    fn apply(&mut self, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
        let next = self.after(side, command)?;
        let phase = self.phase();
        let before = std::mem::replace(&mut self.public, next);
        // Only a march is taken back: what was sealed stays sealed. A pending die, the other side's question and a
        // decision out of turn all end what may be taken back [4.1].
        let asked_again = matches!(self.pending(), Pending::Decision { side: asked, .. } if asked == side);
        let undoable = asked_again && self.phase().side == side && matches!(command, Command::March { .. });
        self.before = undoable.then_some(before);
        let mut events = vec![Event::Said { side, command: command.clone() }];
        if *command == Command::Fire {
            events.extend(self.public.ford.map(Event::Aimed));
        }
        if self.phase().count > phase.count {
            events.push(Event::Began(self.phase().side));
        }
        if let Pending::Over(winner) = self.pending() {
            events.push(Event::Over(winner));
        }
        Ok(events)
    }

    fn resolve(&mut self, rolled: &Rolled) -> Result<Vec<Event>, Refusal> {
        let Pending::Roll(roll) = self.pending() else {
            return refuse(None, "no-roll", "the rules ask nothing of the dice");
        };
        let event = match (self.public.stage, rolled, roll.read(rolled)) {
            (Stage::Fire, _, Some(faces)) => {
                let face = faces.iter().copied().find(|face| !hits(*face)).or(faces.last().copied()).unwrap_or(1);
                (self.public.fire, self.public.stage) = (Some(face), Stage::Open);
                let battery = self.under(self.public.battery).map(|opening| self.place(opening));
                Event::Fired { face, struck: battery.map(|place| hits(face) && place == self.public.ford) }
            }
            (Stage::Draw, Rolled::Sealed(seal), _) => {
                (self.public.card, self.public.stage) = (Some(*seal), Stage::Bank);
                Event::Drew
            }
            _ => return refuse(Some(roll.case), "not-the-roll", "that does not answer the roll"),
        };
        Ok(vec![event])
    }

    fn learn(&mut self, opening: &Opening) -> Result<(), Refusal> {
        let (first, second) = (opening.seal(Side::First), opening.seal(Side::Second));
        let seal = match (self.public.battery, self.public.card) {
            (Some(seal), _) if seal == first => seal,
            (_, Some(seal)) if seal == second => seal,
            _ if self.public.sealed.contains(&(Side::First, first)) => first,
            _ if self.public.sealed.contains(&(Side::Second, second)) => second,
            _ => return refuse(None, "no-seal", "no seal in this game was put on that"),
        };
        self.known.insert(seal, opening.clone());
        Ok(())
    }

    fn opens(command: &Command) -> Vec<Opening> {
        match command {
            Command::Open(opening) | Command::Show(opening) | Command::Play(opening) => vec![opening.clone()],
            _ => Vec::new(),
        }
    }

    fn learned(&self) -> Vec<Opening> {
        self.known.values().cloned().collect()
    }

    fn seals(command: &Command) -> Vec<Hash> {
        match command {
            Command::Deploy { seal } | Command::Bid { seal } => vec![*seal],
            Command::Spread { battery, decoys } => std::iter::once(*battery).chain(decoys.iter().copied()).collect(),
            _ => Vec::new(),
        }
    }

    fn owed(&self) -> Option<Owed<Command>> {
        match self.public.stage {
            Stage::Open => {
                let command = self.under(self.public.battery).cloned().map(Command::Open);
                Some(Owed { side: Side::First, command })
            }
            Stage::Show => {
                let (side, seal) = self.public.sealed.first()?;
                Some(Owed { side: *side, command: self.under(Some(*seal)).cloned().map(Command::Show) })
            }
            _ => None,
        }
    }

    fn both_asked(&self) -> bool {
        self.public.stage == Stage::Bid
    }

    fn claims(&self) -> u32 {
        u32::from(self.public.hurried)
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        let drawn = opened.iter().find(|(side, opening)| self.public.card == Some(opening.seal(*side)));
        let face = self.public.played.or_else(|| drawn.and_then(|(_, opening)| self.face(opening)));
        let strength = face.and_then(|face| self.strength(face));
        let is_open = self.public.played.is_some() || drawn.is_some();
        if !self.public.hurried || !is_open || strength.is_some_and(|strength| strength >= LEAST_TO_HURRY) {
            return Vec::new();
        }
        let text = String::from("the card of a column that hurries is 2 or more");
        let refusal = Refusal::worded(case("2.4"), "slow-card", text);
        vec![FalseClaim { claim: 0, side: Side::Second, refusal }]
    }

    fn amend(&mut self, ford: &u8) -> Result<Vec<Event>, Refusal> {
        if self.public.stage != Stage::Bank || !self.is_ford(*ford) {
            return refuse(None, "no-change", "only the ford of a column on the bank can be changed");
        }
        self.public.ford = Some(*ford);
        self.before = None;
        Ok(Vec::new())
    }

    fn options(&self) -> Options {
        let fords = self.scenario.numbers();
        let Pending::Decision { side, decision } = self.pending() else { return Options::Say(Vec::new()) };
        if matches!(decision, Stage::Deploy | Stage::Bid | Stage::Answer) {
            return Options::Seal(fords.collect());
        }
        let mut all: Vec<Command> = fords.map(|ford| Command::March { ford }).collect();
        all.extend(self.under(self.public.battery).cloned().map(Command::Open));
        all.extend(self.under(self.public.card).cloned().map(Command::Play));
        all.extend(self.owed().and_then(|owed| owed.command).filter(|command| matches!(command, Command::Show(_))));
        // A false claim is not offered, though no one could refuse it.
        let card = self.under(self.public.card).and_then(|card| self.strength(self.face(card)?));
        if card.is_some_and(|strength| strength >= LEAST_TO_HURRY) {
            all.push(Command::Hurry);
        }
        all.extend([Command::Draw, Command::Cross, Command::Withdraw, Command::Fire, Command::Hold]);
        all.extend([Command::Keep, Command::Undo]);
        all.retain(|command| self.check(side, command).is_ok());
        Options::Say(all)
    }

    fn forecast(&self, proposal: &Command) -> Result<Forecast, Refusal> {
        self.check(Side::First, proposal)?;
        if *proposal != Command::Fire {
            return refuse(None, "no-dice", "no die decides that");
        }
        let hits = u16::try_from((1..=DIE).filter(|face| hits(*face)).count()).unwrap_or(DIE);
        let (hits, faces) = if self.public.hurried { (hits * hits, DIE * DIE) } else { (hits, DIE) };
        Ok(Forecast { case: Rule::new("2.3"), hits, faces })
    }

    fn can_undo(&self, side: Side) -> bool {
        self.check(side, &Command::Undo).is_ok()
    }

    fn undo() -> Command {
        Command::Undo
    }

    fn view(&self, side: Side) -> View {
        let Public { stage, battery, ford, card, fire, opened, played, stood, sealed, decoys: hidden, .. } =
            self.public.clone();
        let own = |of: Side, seal| if side == of { self.under(seal) } else { None };
        let battery = opened.or_else(|| self.place(own(Side::First, battery)?));
        let card = played.or_else(|| self.face(own(Side::Second, card)?));
        let mut decoys = stood;
        for (of, seal) in sealed.iter().take(usize::from(hidden)) {
            decoys.extend(own(*of, Some(*seal)).and_then(|opening| self.place(opening)));
        }
        View { stage, ford, fire, battery, decoys, card }
    }

    fn phase(&self) -> Phase {
        let before = matches!(self.public.stage, Stage::Deploy | Stage::Bid | Stage::Answer);
        let (count, side) = if before { (1, Side::First) } else { (2, Side::Second) };
        Phase { count, turn: 1, side }
    }

    fn hash(&self) -> Hash {
        let hashes: Vec<Hash> = self.sections().into_iter().map(|section| section.hash).collect();
        Hash::of("toy state", &hashes)
    }

    fn sections(&self) -> Vec<Section> {
        let Public { sealed, decoys, stood, hurried, stage, battery, ford, card, fire, opened, played, foul } =
            &self.public;
        vec![
            Section { name: "rules", hash: Hash::of("toy rules", &(&*self.scenario, Self::REVISION)) },
            Section { name: "turn", hash: Hash::of("toy turn", &(stage, &self.before)) },
            Section { name: "column", hash: Hash::of("toy column", &(ford, fire, hurried)) },
            Section {
                name: "seals",
                hash: Hash::of("toy seals", &(battery, card, opened, played, foul, sealed, decoys, stood)),
            },
        ]
    }

    fn save(&self) -> Vec<u8> {
        saved::save(self)
    }

    fn load(scenario: &Arc<Scenario>, bytes: &[u8]) -> Result<Ford, LoadError> {
        saved::load(scenario, bytes)
    }
}
