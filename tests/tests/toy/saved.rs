//! The ford as bytes, and the checks on bytes that come from elsewhere.

use super::*;
use engine::codec;
use engine::contract::LoadError;

#[derive(Serialize, Deserialize)]
struct Saved {
    revision: u32,
    scenario: Hash,
    public: Public,
    before: Option<Public>,
    secrets: Secrets,
}

pub(super) fn save(game: &Ford) -> Vec<u8> {
    codec::encode(&Saved {
        revision: Ford::REVISION,
        scenario: Hash::of("toy scenario", &game.scenario),
        public: game.public.clone(),
        before: game.before.clone(),
        secrets: game.secrets.clone(),
    })
}

pub(super) fn load(scenario: &Scenario, bytes: &[u8]) -> Result<Ford, LoadError> {
    let Saved { revision, scenario: saved_from, public, before, secrets } =
        codec::decode(bytes).map_err(LoadError::Bytes)?;
    if revision != Ford::REVISION {
        return Err(LoadError::Revision(revision));
    }
    if saved_from != Hash::of("toy scenario", scenario) {
        return Err(LoadError::OtherScenario);
    }
    let game = Ford { scenario: scenario.clone(), public, before, secrets };
    match game.fault() {
        Some(what) => Err(LoadError::Impossible(format!("{what} could not come about"))),
        None => Ok(game),
    }
}

impl Ford {
    /// What no play could have led to.
    fn fault(&self) -> Option<&'static str> {
        if !self.is_sound() {
            return Some("the position");
        }
        let known = self.secrets.card_salt.zip(self.secrets.card).map(|(salt, face)| card_seal(&salt, face));
        let knows_its_card = match self.secrets.card_salt {
            Some(_) => known == self.public.card,
            None => self.secrets.card.is_none(),
        };
        if !knows_its_card {
            return Some("the card");
        }
        let Some(before) = &self.before else { return None };
        let earlier = Ford { public: before.clone(), before: None, ..self.clone() };
        let march = self.public.ford.map(|ford| earlier.after(Side::Second, &Command::March { ford }));
        (!earlier.is_sound() || march != Some(Ok(self.public.clone()))).then_some("the march")
    }

    fn is_sound(&self) -> bool {
        use Stage::*;
        let Public { stage, battery, ford, card, fire, opened, played } = self.public;
        let guarded = opened.is_some_and(|(_, place)| self.is_ford(place));
        let stages = match stage {
            Deploy => battery.is_none() && ford.is_none() && card.is_none(),
            March => battery.is_some() && ford.is_none() && card.is_none(),
            Draw => battery.is_some() && ford.is_some() && card.is_none(),
            Card => battery.is_some() && ford.is_some() && card.is_some() && guarded,
            Bank | Crossing | Fire | Open | Over => battery.is_some() && ford.is_some(),
        };
        let finished = stage == Over && opened.is_some();
        stages
            && ford.is_none_or(|ford| self.is_ford(ford))
            && fire.is_none_or(|face| (1..=DIE).contains(&face) && (finished || matches!(stage, Open | Card)))
            && opened
                .is_none_or(|(salt, place)| matches!(stage, Card | Over) && battery == Some(place_seal(&salt, place)))
            && played.is_none_or(|(salt, face)| {
                finished && guarded && card == Some(card_seal(&salt, face)) && self.strength(face).is_some()
            })
    }
}
