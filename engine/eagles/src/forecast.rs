//! The result of a proposal or a pending roll, by the code that resolves it.

use super::activation::{FACES, How, Trial};
use super::administration::{LEAST_SUM, MOST_SUM};
use super::attrition::{Strain, Wear};
use super::breach::{Checked, other_question};
use super::command::Proposal;
use super::definition::{ArmyId, LeaderId};
use super::fight::*;
use super::game::Game;
use super::hurry::Hurried;
use super::leaving::differential;
use super::odds::{Lines, Odds};
use super::state::*;
use super::terms::Term;
use super::theatre::AdminRoll;
use super::ways_open::Ways;
use super::weather::Weather;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A face of a die and the strength points it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a face and its effect")]
pub struct LossFace {
    pub face: u16,
    pub loss: u16,
}

/// A face of the combat die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a face and its effect")]
pub struct RoundFace {
    pub face: u16,
    pub die: i16,
    pub result: RoundResult,
}

/// A face of the pursuit die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a face and its effect")]
pub struct PursuitFace {
    pub face: u16,
    pub hexes: u8,
    pub loss: u16,
}

/// The artillery of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the side, its strength, and the effect of each face")]
pub struct Battery {
    pub side: Side,
    pub strength: u16,
    pub faces: Vec<LossFace>,
}

/// A result that will or would come. Each face of a die has one chance in six.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the parts of each roll are named by their fields")]
pub enum Forecast {
    /// The weather, by face.
    Weather { faces: Vec<Weather> },
    /// Administration: for each army what is added to its dice and the points each sum brings, or the faces that complete
    /// a change of source (B2, B6).
    Admin { armies: Vec<AdminForecast> },
    /// A siege: spaces by face (T9).
    Siege { faces: Vec<u8> },
    /// An activation or a forced march: it succeeds if die and terms are not above the Initiative.
    Trial { rolled: bool, initiative: i16, terms: Vec<Term>, succeeds: Vec<u16> },
    /// Attrition.
    Attrition { size: u16, column: u8, row: u8, terms: Vec<Term>, faces: Vec<LossFace> },
    /// No leader with strength has spent anything on the march: it costs no men [5.5].
    NoAttrition {},
    /// Forces that force-marched here: the round in which each joins, by die face.
    Hurry { forces: Vec<HurryForecast> },
    /// Artillery fire, the round's attacker first.
    Fire { batteries: Vec<Battery> },
    /// A round of combat.
    Round(Box<RoundForecast>),
    /// A pursuit.
    Pursuit { initiative: i16, terms: Vec<Term>, faces: Vec<PursuitFace> },
    /// A leader who does not wait for orders: how many hexes each sixth of the compass takes him (B19).
    Astray { hexes: Vec<u8> },
}

/// A roll of an army in administration (B2, B6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdminForecast {
    /// The army that rolls.
    pub army: ArmyId,
    /// Number of dice.
    pub dice: u8,
    /// The length of its line, as it counts.
    pub length: Option<u16>,
    /// The number added to the two dice.
    pub modifier: i16,
    /// Points for the sums from 2 to 12; for a change of source 1 for each face that completes it, else 0.
    pub points: Vec<u8>,
}

/// A Force that came by forced march (B19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the leader, the modifiers of the die, and the round of arrival by face")]
pub struct HurryForecast {
    pub leader: LeaderId,
    pub plus: i16,
    pub rounds: Vec<u8>,
}

/// A round of combat before its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the parts of the odds are named by their fields")]
pub struct RoundForecast {
    pub attacker: Side,
    pub attacking: u16,
    pub defending: u16,
    /// The column by strength alone, from 0.
    pub base_column: u8,
    /// The column after shifts, from 0.
    pub column: u8,
    pub shifts: Vec<Term>,
    pub die: Vec<Term>,
    pub faces: Vec<RoundFace>,
    /// The guns that fire first.
    pub batteries: Vec<Battery>,
    /// Resistance and differential of each side as pursuer, First Player first.
    pub pursuers: [PursuerTerms; 2],
    /// The steps open to each stack of both sides, for a retreat of one hex.
    pub retreats: Vec<Ways>,
}

/// The terms of a side's pursuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the two terms of a pursuit")]
pub struct PursuerTerms {
    pub resistance: i16,
    pub differential: i16,
}

fn loss_faces(losses: &[u16]) -> Vec<LossFace> {
    losses.iter().zip(1..).map(|(&loss, face)| LossFace { face, loss }).collect()
}

impl From<Trial> for Forecast {
    fn from(trial: Trial) -> Forecast {
        let succeeds: Vec<_> = (1..=FACES).filter(|&face| trial.passes(face)).collect();
        // No die is rolled if every face gives the same result (R5).
        let rolled = trial.rolled && succeeds.len() < usize::from(FACES);
        Forecast::Trial { rolled, initiative: trial.initiative, terms: trial.terms, succeeds }
    }
}

impl Game {
    pub(crate) fn forecast_of(&self, proposal: &Proposal) -> Checked<Forecast> {
        let side = self.asked().unwrap_or(self.state.phasing);
        match proposal {
            Proposal::Roll => self.forecast_roll().ok_or_else(|| other_question(self.question().wording())),
            Proposal::Activate { leader, others, extended } => {
                let how = match self.state.stage {
                    Stage::Command => How::Command { extended: *extended },
                    Stage::Initiative => How::Initiative,
                    _ => return Err(other_question(self.question().wording())),
                };
                Ok(self.check_force(side, how, *leader, others)?.into())
            }
            Proposal::Force { leader, others, guns } => match self.state.stage {
                Stage::Forced { .. } => {
                    Ok(self.check_force(side, How::Forced { guns: *guns }, *leader, others)?.into())
                }
                _ => Err(other_question(self.question().wording())),
            },
            Proposal::EndMarch => {
                let march = self.state.march();
                match march.and_then(|march| self.strain(march)) {
                    Some((strain, wear)) => Ok(self.forecast_wear(&strain, wear)),
                    None if march.is_some_and(|march| march.step == MarchStep::Legs) => Ok(Forecast::NoAttrition {}),
                    None => Err(other_question(self.question().wording())),
                }
            }
            Proposal::Declare { leader, others, targets } => {
                if self.combat().is_none_or(|combat| combat.fight.is_some()) {
                    return Err(other_question(self.question().wording()));
                }
                self.check_declaration(*leader, others, targets)?;
                Ok(self.forecast_declaration(*leader, others, targets))
            }
            Proposal::Pursue { leaders, hex } => match self.state.fight() {
                Some(fight) if fight.step == FightStep::Pursue(side) => {
                    self.check_pursuit(fight, side, leaders, *hex)?;
                    Ok(self.forecast_hunt(fight, side, leaders, *hex))
                }
                _ => Err(other_question(self.question().wording())),
            },
        }
    }

    fn forecast_wear(&self, strain: &Strain, wear: Wear) -> Forecast {
        let (size, column, row) = (strain.size, strain.column, wear.row);
        Forecast::Attrition { size, column, row, terms: wear.terms, faces: loss_faces(&wear.losses) }
    }

    fn forecast_hunt(&self, fight: &Fight, side: Side, leaders: &[LeaderId], hex: Hex) -> Forecast {
        let hunt = self.hunt(fight, side, leaders, hex);
        let faces = hunt.hexes.iter().zip(1..).map(|(&hexes, face)| PursuitFace {
            face,
            hexes,
            loss: self.retreat_loss(fight, side.other(), Some(hex), hexes),
        });
        Forecast::Pursuit { initiative: hunt.initiative, faces: faces.collect(), terms: hunt.terms }
    }

    fn forecast_roll(&self) -> Option<Forecast> {
        match &self.state.stage {
            Stage::Weather => Some(Forecast::Weather { faces: self.weather_faces() }),
            Stage::Admin { rolled: false } => Some(Forecast::Admin { armies: self.forecast_admin() }),
            Stage::Siege(_) => Some(Forecast::Siege { faces: self.siege_faces() }),
            Stage::March(march) => match march.step {
                MarchStep::Roll => Some(self.march_trial(march).into()),
                MarchStep::Compass => {
                    let far = |sixth: u8| self.stray_paths(march.leader, sixth).first().map_or(0, Vec::len);
                    let hexes = (1..=6).map(|sixth| u8::try_from(far(sixth)).unwrap_or(u8::MAX)).collect();
                    Some(Forecast::Astray { hexes })
                }
                MarchStep::Attrition => {
                    let (strain, wear) = self.strain(march)?;
                    Some(self.forecast_wear(&strain, wear))
                }
                _ => None,
            },
            Stage::Stationary { rest, .. } => {
                let (strain, wear) = self.post_strain(*rest.first()?)?;
                Some(self.forecast_wear(&strain, wear))
            }
            Stage::Combat(combat) => {
                let fight = combat.fight.as_ref()?;
                match &fight.step {
                    FightStep::Hurry => Some(Forecast::Hurry { forces: self.hurry_forecast(fight) }),
                    FightStep::Fire => Some(Forecast::Fire { batteries: self.batteries(fight) }),
                    FightStep::Die => {
                        let (own, enemy) = (fight.party(fight.attacker), fight.party(fight.attacker.other()));
                        let odds = self.round_odds(fight);
                        let sides = [own, enemy].map(|party| BattleLine::of(party, &fight.targets));
                        // They were fixed before the guns fired [7.5].
                        let fixed = [own, enemy].map(|party| PursuerTerms {
                            resistance: party.resistance,
                            differential: party.differential,
                        });
                        let round = self.round_forecast(fight.attacker, odds, sides, fixed, Vec::new());
                        Some(Forecast::Round(Box::new(round)))
                    }
                    FightStep::PursuitDie(pursuit) => {
                        let side = fight.retreated?.other();
                        Some(self.forecast_hunt(fight, side, &pursuit.leaders, pursuit.from))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn forecast_admin(&self) -> Vec<AdminForecast> {
        let forecast = |(army, roll): (ArmyId, AdminRoll)| {
            let upper = self.campaign().map_or(0, |campaign| i16::from(campaign.tables.change_upper));
            let points = match roll {
                AdminRoll::Points | AdminRoll::Settled => {
                    (LEAST_SUM..=MOST_SUM).map(|sum| self.admin_points(army, sum)).collect()
                }
                AdminRoll::Change => (1..=6).map(|face| u8::from(face <= upper)).collect(),
            };
            AdminForecast {
                army,
                dice: u8::try_from(roll.dice()).unwrap_or(0),
                length: self.line_length(army),
                modifier: if roll == AdminRoll::Change { 0 } else { self.admin_modifier(army) },
                points,
            }
        };
        self.admin_rolls().into_iter().map(forecast).collect()
    }

    fn batteries(&self, fight: &Fight) -> Vec<Battery> {
        let battery = |side: Side| {
            let strength = self.battery(fight, side);
            let losses = self.fire_losses(strength, &fight.party(side.other()).leaders);
            Battery { side, strength, faces: loss_faces(&losses) }
        };
        vec![battery(fight.attacker), battery(fight.attacker.other())]
    }

    fn round_forecast(
        &self,
        attacker: Side,
        odds: Odds,
        [own, enemy]: [BattleLine<'_>; 2],
        [ours, theirs]: [PursuerTerms; 2],
        batteries: Vec<Battery>,
    ) -> RoundForecast {
        let faces = (1..=FACES).map(|face| RoundFace {
            face,
            die: i16::try_from(face).unwrap_or(0) + odds.modifier(),
            result: self.combat_result(&odds, attacker, face),
        });
        let pursuers = if attacker == Side::First { [ours, theirs] } else { [theirs, ours] };
        let leaves = |side: Side, line: &BattleLine<'_>, other: &BattleLine<'_>| -> Vec<Ways> {
            let enemies = self.hexes_of(other.leaders);
            let left = self.left_behind(side, line);
            left.into_iter().map(|hex| self.ways(side, hex, 1, &enemies)).collect()
        };
        let mut retreats = leaves(attacker, &own, &enemy);
        retreats.extend(leaves(attacker.other(), &enemy, &own));
        RoundForecast {
            attacker,
            attacking: odds.attacking,
            defending: odds.defending,
            base_column: odds.base,
            column: odds.column,
            faces: faces.collect(),
            shifts: odds.shifts,
            die: odds.die,
            batteries,
            pursuers,
            retreats,
        }
    }

    fn forecast_declaration(&self, leader: LeaderId, others: &[LeaderId], targets: &[Hex]) -> Forecast {
        let side = self.state.phasing;
        let mut own = others.to_vec();
        own.push(leader);
        let defence = self.defences(side.other(), targets).into_iter().next();
        let enemy: Vec<LeaderId> =
            defence.iter().flat_map(|one| std::iter::once(one.leader).chain(one.others.iter().copied())).collect();
        let odds = self.odds(&Lines { attacking: &own, defending: &enemy, bonus: true });
        // The Force Leaders are the named leaders: of the attack by its declaration, of the defence by its rank.
        let chief = defence.as_ref().map_or(leader, |one| one.leader);
        let terms = |active: (LeaderId, &[LeaderId]), passive: (LeaderId, &[LeaderId])| PursuerTerms {
            resistance: self.matrix(self.initiative(active.0), self.initiative(passive.0))
                + self.state.weather.resistance(),
            differential: differential(self.open_cavalry(active.1), self.open_cavalry(passive.1)),
        };
        let fixed = [terms((leader, &own), (chief, &enemy)), terms((chief, &enemy), (leader, &own))];
        let battery = |side: Side, leaders: &[LeaderId], under_fire: &[LeaderId]| {
            let strength = self.arms_of(leaders).artillery;
            Battery { side, strength, faces: loss_faces(&self.fire_losses(strength, under_fire)) }
        };
        let batteries = vec![battery(side, &own, &enemy), battery(side.other(), &enemy, &own)];
        let mut left_out = self.unfought(side.other(), targets);
        left_out.retain(|one| !enemy.contains(one));
        let lines = [
            BattleLine { leaders: &own, left_out: &[], late: &[], targets },
            BattleLine { leaders: &enemy, left_out: &left_out, late: &[], targets },
        ];
        Forecast::Round(Box::new(self.round_forecast(side, odds, lines, fixed, batteries)))
    }

    fn hurry_forecast(&self, fight: &Fight) -> Vec<HurryForecast> {
        let forecast = |one: Hurried| HurryForecast { leader: one.force, plus: one.plus, rounds: one.rounds.to_vec() };
        self.hurried(fight).into_iter().map(forecast).collect()
    }
}
