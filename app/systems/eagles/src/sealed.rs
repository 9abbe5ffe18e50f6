//! Positions in which something is under seal already (C3): tracks, leaders under counters, outposts.
//!
//! In `forces` a leader may be `sealed`, which puts its track under seal, and have a `counter`, under which it is
//! unknown. `outposts` names counters and their hexes. The seals of such a position have salts of their own. It may
//! also give `openings`, each with its `side`, for seals that its `veil` names.

use eagles::{Arm, Board, Class, Kind, LeaderId, Mask, Name, Place, State, Token, Track, Unit, UnitId};
use engine::codec;
use engine::contract::{Opening, Side};
use engine::hex::Hex;
use language::words::{Dictionary, Nonsense, value};
use serde::Serialize;
use serde_json::{Map, Value};

/// The contents that a position seals, in that order.
pub(super) struct Sealer<'a> {
    board: &'a Board,
    dictionary: &'a Dictionary,
    openings: Vec<(Side, Opening)>,
}

/// The words of a position about seals, beside the forces.
pub(super) struct Said {
    outposts: Option<Value>,
    openings: Option<Value>,
}

impl Said {
    /// Takes it out of a position.
    pub(super) fn take(said: &mut Map<String, Value>) -> Said {
        Said { outposts: said.remove("outposts"), openings: said.remove("openings") }
    }
}

fn wrong<T>(text: &str) -> Result<T, Nonsense> {
    Err(Nonsense(String::from(text)))
}

/// Forces by their leaders: an object, or a list.
pub(super) fn entries(said: &Value) -> Result<Vec<(Value, &Value)>, Nonsense> {
    match said {
        Value::Object(by_leader) => {
            Ok(by_leader.iter().map(|(name, force)| (Value::from(name.clone()), force)).collect())
        }
        Value::Array(list) => {
            Ok(list.iter().map(|force| (force.get("leader").cloned().unwrap_or_default(), force)).collect())
        }
        _ => Err(Nonsense(String::from("forces: a list, or an object by leaders"))),
    }
}

/// Puts the sealed parts of a position under seal, and returns the content of all its seals.
pub(super) fn seal(
    board: &Board,
    dictionary: &Dictionary,
    state: &mut State,
    forces: Option<&Value>,
    said: &Said,
) -> Result<Vec<(Side, Opening)>, Nonsense> {
    let mut sealer = Sealer { board, dictionary, openings: Vec::new() };
    for opening in said.openings.as_ref().and_then(Value::as_array).into_iter().flatten() {
        sealer.given(opening)?;
    }
    if let Some(forces) = forces {
        for (leader, force) in entries(forces)? {
            sealer.force(state, value(dictionary, &leader)?, force)?;
        }
    }
    match &said.outposts {
        None => {}
        Some(Value::Object(outposts)) => {
            for (token, hex) in outposts {
                let token: LeaderId = value(dictionary, &Value::from(token.clone()))?;
                let hex: Hex = value(dictionary, hex)?;
                sealer.mask(state, token, None, hex)?;
            }
        }
        Some(_) => return wrong("outposts are counters with their hexes"),
    }
    if let Some(veil) = &mut state.veil {
        veil.masks.sort_unstable_by_key(|mask| mask.token);
    }
    Ok(sealer.openings)
}

impl Sealer<'_> {
    /// An opening that the position gives.
    fn given(&mut self, said: &Value) -> Result<(), Nonsense> {
        let mut said = said.as_object().cloned().unwrap_or_default();
        let side: Side = match said.remove("side") {
            Some(side) => value(self.dictionary, &side)?,
            None => return wrong("an opening has a side, a salt and a content"),
        };
        let opening: Opening = value(self.dictionary, &Value::Object(said))?;
        self.openings.push((side, opening));
        Ok(())
    }

    /// Seals something; every seal of a position has a salt of its own.
    fn close(&mut self, side: Side, content: &impl Serialize) -> engine::digest::Hash {
        let mut salt = [0; 32];
        let number = u32::try_from(self.openings.len()).unwrap_or(u32::MAX);
        salt.iter_mut().zip(number.to_le_bytes()).for_each(|(to, from)| *to = from);
        let opening = Opening { salt, content: codec::encode(content) };
        let seal = opening.seal(side);
        self.openings.push((side, opening));
        seal
    }

    /// A force whose track is sealed, or whose leader is under a counter.
    fn force(&mut self, state: &mut State, leader: LeaderId, force: &Value) -> Result<(), Nonsense> {
        let sealed = force.get("sealed").and_then(Value::as_bool).unwrap_or(false);
        let counter = force.get("counter").filter(|counter| !counter.is_null());
        if !sealed && counter.is_none() {
            return Ok(());
        }
        if state.veil.is_none() {
            return wrong("nothing is under seal in open play");
        }
        let side = self.board.side_of(leader);
        let own = |unit: &(usize, &Unit)| unit.1.leader == Some(leader) && unit.1.strength > 0;
        let found = state.units.iter().enumerate().filter(own);
        let units: Vec<(UnitId, u8)> =
            found.filter_map(|(at, unit)| Some((UnitId(u16::try_from(at).ok()?), unit.strength))).collect();
        if units.is_empty() {
            return wrong("only a track with units is under seal");
        }
        let foot = |unit: &(UnitId, u8)| self.board.unit(unit.0).is_some_and(|data| data.arm != Arm::Cavalry);
        let horse = !units.iter().any(foot);
        let guard = |unit: &&(UnitId, u8)| self.board.unit(unit.0).is_some_and(|data| data.guard);
        let hidden: Vec<(UnitId, u8)> = units.iter().filter(guard).copied().collect();
        for unit in state.units.iter_mut().filter(|unit| unit.leader == Some(leader)) {
            *unit = Unit { leader: None, strength: 0 };
        }
        let seal = self.close(side, &Track { leader, units });
        let mut stands = leader;
        if let Some(counter) = counter {
            stands = value(self.dictionary, counter)?;
            let hex = state.hex_of(leader);
            if let Some(known) = state.leaders.get_mut(usize::from(leader.0)) {
                known.place = Place::Unseen;
            }
            match hex {
                Some(hex) => self.mask(state, stands, Some(leader), hex)?,
                None => return wrong("a leader under a counter must be in a hex"),
            }
        }
        if let Some(veil) = state.veil.as_mut().filter(|_| sealed)
            && let Some(token) = veil.tokens.get_mut(usize::from(stands.0))
        {
            *token = Some(Token { seal, horse });
            veil.guard.extend(hidden);
        }
        Ok(())
    }

    /// A counter that hides a leader or an outpost.
    fn mask(&mut self, state: &mut State, token: LeaderId, leader: Option<LeaderId>, hex: Hex) -> Result<(), Nonsense> {
        let army = |id: LeaderId| self.board.leader(id).map(|data| data.army);
        let counter = self.board.leader(token).is_some_and(|data| data.class == Class::Token);
        if !counter || leader.is_some_and(|leader| army(leader) != army(token)) {
            return wrong("a counter is one of those of its army, such as \"Token 3 (french)\"");
        }
        let side = self.board.side_of(token);
        let name = self.close(side, &Name { leader });
        let kind = self.close(side, &Kind { outpost: leader.is_none() });
        if let Some(stands) = state.leaders.get_mut(usize::from(token.0)) {
            stands.place = Place::On(hex);
        }
        match &mut state.veil {
            Some(veil) => {
                veil.dealt = [true; 2];
                let bare = Mask { token, dealt: hex, name, kind, is_outpost: None, horse: None, bare: false };
                veil.masks.push(bare);
                Ok(())
            }
            None => wrong("nothing is under seal in open play"),
        }
    }
}
