//! The ford as bytes, and the checks on bytes that come from elsewhere.

use super::*;
use engine::contract::LoadError;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    public: Public,
    before: Option<Public>,
}

pub(super) fn save(game: &Ford) -> Vec<u8> {
    codec::encode(&Saved {
        revision: Ford::REVISION,
        scenario: Hash::of("toy scenario", &*game.scenario),
        public: game.public.clone(),
        before: game.before.clone(),
    })
}

pub(super) fn load(scenario: &Arc<Scenario>, bytes: &[u8]) -> Result<Ford, LoadError> {
    let Saved { revision, scenario: saved_from, public, before } = codec::decode(bytes).map_err(LoadError::Bytes)?;
    if revision != Ford::REVISION {
        return Err(LoadError::Revision(revision));
    }
    if saved_from != Hash::of("toy scenario", &**scenario) {
        return Err(LoadError::OtherScenario);
    }
    let game = Ford { scenario: Arc::clone(scenario), public, before, known: BTreeMap::new() };
    match game.fault() {
        Some(what) => Err(LoadError::Impossible(format!("{what} cannot happen"))),
        None => Ok(game),
    }
}

impl Ford {
    /// The first fault that no play could have led to.
    fn fault(&self) -> Option<&'static str> {
        if !self.is_sound() {
            return Some("the position");
        }
        let Some(before) = &self.before else { return None };
        let earlier = Ford { public: before.clone(), before: None, ..self.clone() };
        let march = self.public.ford.map(|ford| earlier.after(Side::Second, &Command::March { ford }));
        (!earlier.is_sound() || march != Some(Ok(self.public.clone()))).then_some("the march")
    }

    fn is_sound(&self) -> bool {
        use Stage::*;
        let Public { sealed, decoys, stood, hurried, stage, battery, ford, card, fire, opened, played, foul } =
            self.public.clone();
        let stages = match stage {
            Bid | Answer => battery.is_some() && ford.is_none() && card.is_none(),
            Show => battery.is_some() && ford.is_some() && opened.is_some() && !sealed.is_empty(),
            Deploy => battery.is_none() && ford.is_none() && card.is_none(),
            March => battery.is_some() && ford.is_none() && card.is_none(),
            Draw => battery.is_some() && ford.is_some() && card.is_none(),
            Card => battery.is_some() && ford.is_some() && card.is_some() && opened.is_some(),
            Bank | Crossing | Fire | Open | Over => battery.is_some() && ford.is_some(),
        };
        let fought = stage == Over && (opened.is_some() || foul.is_some());
        let could_play = stage == Over && opened.is_some() && card.is_some();
        let fair = match foul {
            None => true,
            Some(Side::First) => stage == Over && played.is_none(),
            Some(Side::Second) => stage == Over && opened.is_some() && played.is_none(),
        };
        let spread = sealed.iter().zip(0..).all(|((side, _), at)| at >= decoys || *side == Side::First)
            && usize::from(decoys) <= sealed.len()
            && sealed.len() + stood.len() <= self.scenario.fords.len() + 1
            && (stood.is_empty() || opened.is_some())
            && stood.iter().enumerate().all(|(at, ford)| {
                self.is_ford(*ford) && opened != Some(*ford) && !stood.get(..at).unwrap_or_default().contains(ford)
            });
        let unsealed = match stage {
            Deploy | Card => sealed.is_empty(),
            Bid => sealed.len() == usize::from(decoys),
            Answer => sealed.len() == usize::from(decoys) + 1,
            _ => true,
        };
        let hurries = !hurried || (card.is_some() && !matches!(stage, Deploy | Bid | Answer | March | Bank | Draw));
        stages
            && fair
            && spread
            && unsealed
            && hurries
            && ford.is_none_or(|ford| self.is_ford(ford))
            && fire.is_none_or(|face| (1..=DIE).contains(&face) && (fought || matches!(stage, Open | Show | Card)))
            && opened.is_none_or(|place| self.is_ford(place) && matches!(stage, Show | Card | Over))
            && played.is_none_or(|face| could_play && self.strength(face).is_some())
    }
}
