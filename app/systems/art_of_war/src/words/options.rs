//! The legal answers, in JSON. The units and hexes that may be named are those that `ask` offers. Only the details come
//! from the engine: the cost of a hex, the targets of an attacker, the gain from fresh strength.

use super::{Words, points};
use crate::ask::{FREE, FREE_ALL};
use crate::{ArtOfWar, piece, unit};
use art_of_war::{Command, Decision, Game, Options, Proposal, Reach, UnitId};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Rank};
use language::system::Asks;
use serde_json::{Map, Value, json};

impl Words<'_> {
    /// The legal answers. With a unit, only those about that unit's movement.
    pub fn options(&self, game: &Game, unit: Option<UnitId>) -> Value {
        if let Some(unit) = unit {
            return self.options_of(game, unit);
        }
        let Pending::Decision { side, decision } = game.pending() else { return json!({}) };
        let asked = Asked { game, side, asking: ArtOfWar::ask(game, side, &Draft::EMPTY) };
        match decision {
            Decision::Move => self.moves(&asked),
            Decision::Spirit => {
                let armies = self.spirits(&asked);
                json!({"activate": armies})
            }
            Decision::CallReserve { .. } => json!({"activate": self.units(&asked.units())}),
            Decision::FightOn => {
                let (ready, pass) = (asked.asking.would_confirm().is_some(), asked.asking.would_pass().is_some());
                json!({"fight_on": ready, "break_off": pass})
            }
            Decision::Reorganise { .. } => {
                let to =
                    |(unit, ways): (UnitId, Vec<Way>)| json!({"unit": self.unit(unit), "to": hexes(&ways, |_| true)});
                json!({"place": asked.ways().into_iter().map(to).collect::<Vec<_>>()})
            }
            Decision::DeclareFresh => {
                let units = asked.units();
                let gains =
                    units.iter().map(|&unit| (self.unit(unit).to_owned(), json!(self.board.fresh_strength(unit))));
                json!({"declare_fresh": self.units(&units), "fresh": gains.collect::<Map<String, Value>>()})
            }
            Decision::Attack => self.attacks(&asked),
            Decision::Losses { .. } => {
                let lots = asked.asking.suggested.iter().map(|(_, draft)| self.units(&asked.units_of(draft)));
                json!({"take_losses": lots.collect::<Vec<_>>()})
            }
            Decision::Retreat { .. } | Decision::Displace { .. } => {
                let told = |(unit, ways): (UnitId, Vec<Way>)| {
                    json!({
                        "unit": self.unit(unit),
                        "to": hexes(&ways, |_| true),
                        "displaces": hexes(&ways, |mark| matches!(mark, Mark::Way { pushes: true, .. })),
                    })
                };
                json!({"retreat": asked.ways().into_iter().map(told).collect::<Vec<_>>()})
            }
            Decision::Advance => {
                let each = |(unit, ways): (UnitId, Vec<Way>)| ways.into_iter().map(move |(to, _)| (unit, to));
                let told = |(unit, to): (UnitId, Hex)| json!({"unit": self.unit(unit), "to": to.to_string()});
                let units: Vec<Value> = asked.ways().into_iter().flat_map(each).map(told).collect();
                json!({"advance": units, "hold_ground": asked.asking.would_pass().is_some()})
            }
            Decision::StepBack { unit } => {
                let ways = asked.ways_of(unit);
                let back = json!({"unit": self.unit(unit), "to": hexes(&ways, |_| true)});
                json!({"step_back": back, "stay": asked.asking.would_pass().is_some()})
            }
        }
    }

    /// The hexes that one unit can move to, or the reason it cannot.
    fn options_of(&self, game: &Game, unit: UnitId) -> Value {
        let reach = game.reach(unit);
        let mut value = json!({"move": [self.reach(unit, &reach)]});
        if let (true, Some(fields)) = (reach.hexes.is_empty(), value.as_object_mut()) {
            // Any step will do to hear why there is none.
            let from = game.state().hex_of(unit);
            let beside = from.and_then(|hex| self.board.definition().map.grid.neighbours(hex).next());
            let step = Command::Move { unit, path: vec![beside.map_or(Hex::new(1, 1), |(_, hex)| hex)] };
            let refused = game.check(game.state().active, &step).err();
            fields.insert(String::from("refused"), json!(refused.as_ref().map(language::words::refusal)));
        }
        value
    }

    fn moves(&self, asked: &Asked<'_>) -> Value {
        let movers = asked.asking.offers.iter().filter(|offer| offer.rank != Rank::Aside);
        let movers = movers.filter_map(|offer| asked.unit(offer));
        let units: Vec<Value> = movers.map(|unit| self.reach(unit, &asked.game.reach(unit))).collect();
        let (guard, must_rest) = (asked.guard(), asked.game.must_rest());
        let mut value = json!({"move": units, "end_movement": asked.asking.would_pass().is_some()});
        if let Some(fields) = value.as_object_mut() {
            for (key, units) in [("activate", guard), ("must_rest", must_rest)] {
                if !units.is_empty() {
                    fields.insert(String::from(key), json!(self.units(&units)));
                }
            }
        }
        value
    }

    /// The reserves of each army, and how many of them may be freed: as many as still join one another.
    fn spirits(&self, asked: &Asked<'_>) -> Vec<Value> {
        let units = asked.units();
        let of = |army| units.iter().copied().filter(move |&unit| self.board.army_of(unit) == Some(army));
        let armies = self.board.army_ids().map(|army| of(army).collect::<Vec<UnitId>>());
        let told = |units: Vec<UnitId>| json!({"most": asked.most(&units), "units": self.units(&units)});
        armies.filter(|units| !units.is_empty()).map(told).collect()
    }

    fn reach(&self, unit: UnitId, reach: &Reach) -> Value {
        let hexes: Vec<Value> = reach
            .hexes
            .iter()
            .map(|reached| {
                json!({
                    "hex": reached.hex.to_string(),
                    "cost": points(reached.cost),
                    "left": points(reached.left),
                    "may_stop": reached.may_stop,
                })
            })
            .collect();
        json!({"unit": self.unit(unit), "hexes": hexes})
    }

    fn attacks(&self, asked: &Asked<'_>) -> Value {
        let Options::Attack(facts) = asked.game.options() else { return json!({}) };
        let offered = asked.units();
        let attackers: Vec<Value> = facts
            .attackers
            .iter()
            .filter(|attacker| offered.contains(&attacker.unit))
            .map(|attacker| {
                json!({
                    "unit": self.unit(attacker.unit),
                    "must": attacker.must,
                    "bombards": attacker.bombards,
                    "enemies": self.units(&attacker.enemies),
                })
            })
            .collect();
        let suggested = asked.asking.suggested.iter();
        let attacks: Vec<Value> = suggested.map(|(_, draft)| self.proposed(&asked.proposal(draft))).collect();
        json!({
            "attackers": attackers,
            "must_be_attacked": self.units(&facts.must_be_attacked),
            "attack": attacks,
            "end_combat": asked.asking.would_pass().is_some(),
        })
    }
}

/// A hex that a unit may go to, and how it is lit.
type Way = (Hex, Mark);

/// The hexes lit in some way, as they are written.
fn hexes(ways: &[Way], lit: impl Fn(&Mark) -> bool) -> Vec<String> {
    ways.iter().filter(|(_, mark)| lit(mark)).map(|(hex, _)| hex.to_string()).collect()
}

/// The question of a position before the player has pointed at anything.
struct Asked<'a> {
    game: &'a Game,
    side: Side,
    asking: Asking<Command>,
}

impl Asked<'_> {
    fn unit(&self, offer: &Offer<Command>) -> Option<UnitId> {
        unit(self.game.board(), offer.pick.piece()?)
    }

    /// The units that may be pointed at.
    fn units(&self) -> Vec<UnitId> {
        self.asking.offers.iter().filter_map(|offer| self.unit(offer)).collect()
    }

    /// The units that a draft names.
    fn units_of(&self, draft: &Draft) -> Vec<UnitId> {
        let pieces = draft.picks().iter().filter_map(|pick| pick.piece());
        pieces.filter_map(|piece| unit(self.game.board(), piece)).collect()
    }

    /// The attack that a suggested draft names.
    fn proposal(&self, draft: &Draft) -> Proposal {
        let targets = draft.picks().iter().filter_map(|pick| pick.hex()).collect();
        Proposal { units: self.units_of(draft), targets, lower: 0, columns: Vec::new() }
    }

    /// The question once these are pointed at.
    fn then(&self, units: &[UnitId]) -> Asking<Command> {
        let draft = units.iter().map(|&unit| Pick::Piece(piece(unit))).collect();
        ArtOfWar::ask(self.game, self.side, &draft)
    }

    /// The hexes that a unit may move to.
    fn ways_of(&self, unit: UnitId) -> Vec<Way> {
        let asking = self.then(&[unit]);
        asking.offers.into_iter().filter_map(|offer| Some((offer.pick.hex()?, offer.mark))).collect()
    }

    /// All units that may move, and their hexes.
    fn ways(&self) -> Vec<(UnitId, Vec<Way>)> {
        self.units().into_iter().map(|unit| (unit, self.ways_of(unit))).collect()
    }

    /// Number of these that fit into one answer.
    fn most(&self, units: &[UnitId]) -> usize {
        self.then(units).draft.len()
    }

    /// The Guard that may be freed.
    fn guard(&self) -> Vec<UnitId> {
        let all = self.asking.offer(Pick::Word(FREE_ALL)).and_then(Offer::said).map(|said| &said.command);
        match (all, self.asking.offer(Pick::Word(FREE)).and_then(Offer::draft)) {
            (Some(Command::Activate { units }), _) => units.clone(),
            (_, Some(one)) => self.units_of(one),
            _ => Vec::new(),
        }
    }
}
