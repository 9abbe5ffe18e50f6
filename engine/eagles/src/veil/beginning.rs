//! A veiled position that was set up by hand: the contents of its seals were given with it, so that the game knows
//! where it began (C3).

use super::super::game::Game;
use super::super::journal::{Dealt, Journal, Shared};
use super::super::seals::Mask;
use super::super::state::State;
use super::super::veiled::{Name, Track};
use engine::codec;
use engine::contract::{Opening, Side};
use std::sync::Arc;

impl Game {
    /// Learns the contents under the seals of a position that was set up, before its first command: the leader under
    /// each counter, and the units on each track. The track of a leader under a counter may have no seal of its own. It
    /// is the track the leader began with, and is given by an opening too.
    pub fn begin_with(&mut self, openings: &[(Side, Opening)]) {
        if !self.is_veiled() || openings.is_empty() {
            return;
        }
        let known = Arc::make_mut(&mut self.known);
        known.extend(openings.iter().map(|(side, opening)| (opening.seal(*side), opening.clone())));
        let mut begun = self.state.clone();
        let mut dealt = Vec::new();
        let masks: Vec<Mask> = self.state.veil.iter().flat_map(|veil| &veil.masks).copied().collect();
        for mask in masks {
            let content = self.known.get(&mask.name).map(|opening| opening.content.as_slice());
            let Some(name) = content.and_then(|content| codec::decode::<Name>(content).ok()) else { continue };
            dealt.push(Dealt { token: mask.token, leader: name.leader, shown: mask.is_outpost.is_some() });
            if let Some(leader) = name.leader {
                begun.take_place(mask.token, leader);
                let given = openings.iter().filter_map(|(_, opening)| codec::decode::<Track>(&opening.content).ok());
                given.filter(|track| track.leader == leader).for_each(|track| lay(&mut begun, &track));
            }
        }
        let tokens: Vec<_> = begun.veil.iter().flat_map(|veil| &veil.tokens).flatten().copied().collect();
        for token in tokens {
            let content = self.known.get(&token.seal).map(|opening| opening.content.as_slice());
            if let Some(track) = content.and_then(|content| codec::decode::<Track>(content).ok()) {
                lay(&mut begun, &track);
            }
        }
        let veil = self.state.veil.as_deref();
        let tokens = veil.into_iter().flat_map(|veil| &veil.tokens).zip(self.board.leader_ids());
        let tracks = tokens.filter_map(|(token, leader)| Some((self.board.side_of(leader), token.as_ref()?.seal)));
        let masks = veil.into_iter().flat_map(|veil| &veil.masks);
        let cards = masks.flat_map(|mask| [mask.name, mask.kind].map(|seal| (self.board.side_of(mask.token), seal)));
        let laid = tracks.chain(cards).collect();
        self.journal = Arc::new(Journal { begun: Some(Shared::new(begun)), laid, dealt, entries: Vec::new() });
        self.forget_answers();
    }
}

/// Puts a track on the lists of a state, whatever they said of its units.
fn lay(state: &mut State, track: &Track) {
    for &(id, strength) in &track.units {
        if let Some(unit) = state.unit_mut(id) {
            (unit.leader, unit.strength) = (Some(track.leader), strength);
        }
    }
}
