//! One thing that moves.

use super::{Die, Moment, Pose};
use crate::CounterId;
use crate::geometry::{Layout, Polyline};
use engine::hex::Hex;

/// One thing that moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Motion {
    /// A counter goes along a path, from its first hex to its last.
    Move {
        /// The counter that goes.
        counter: CounterId,
        /// Its hexes, from the first to the last.
        path: Vec<Hex>,
    },
    /// A counter is pushed back by one hex.
    Retreat {
        /// The counter that is pushed.
        counter: CounterId,
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
    },
    /// A counter is lost.
    Eliminate {
        /// The counter that is lost.
        counter: CounterId,
        /// The hex it was in.
        hex: Hex,
    },
    /// Dice fall beside a hex.
    Roll {
        /// The hex they fall beside.
        hex: Hex,
        /// The faces they show.
        faces: Vec<u8>,
    },
}

/// Seconds for a step of a march.
const STEP: f32 = 0.11;
/// Longest time a march takes, in seconds.
const LONGEST_MARCH: f32 = 0.9;

impl Motion {
    /// Duration, in seconds.
    pub fn length(&self) -> f32 {
        match self {
            Motion::Move { path, .. } => (STEP * path.len().saturating_sub(1) as f32 + 0.12).min(LONGEST_MARCH),
            Motion::Retreat { .. } => 0.35,
            Motion::Eliminate { .. } => 0.5,
            Motion::Roll { .. } => 0.8,
        }
    }

    /// Adds the picture of it at a part of its duration, from 0 to 1.
    pub(super) fn show(&self, layout: &Layout, part: f32, moment: &mut Moment) {
        match self {
            Motion::Move { counter, path } => {
                let line = Polyline::open(path.iter().map(|hex| layout.middle(*hex)).collect());
                let line = if path.len() > 2 { line.rounded(2) } else { line };
                let at = line.at(line.length() * eased(part)).0;
                // A counter on the march is lifted a little.
                let lift = (part * std::f32::consts::PI).sin();
                moment.poses.insert(*counter, Pose { at, opacity: 1.0, size: 1.0 + 0.10 * lift });
            }
            Motion::Retreat { counter, from, to } => {
                let (from, to) = (layout.middle(*from), layout.middle(*to));
                // First a jolt, then the way back.
                let jolt = (part * 40.0).sin() * 0.03 * (1.0 - part);
                let at = from.towards(to, eased(part)) + (to - from).turned() * jolt;
                moment.poses.insert(*counter, Pose { at, opacity: 1.0, size: 1.0 });
            }
            Motion::Eliminate { counter, hex } => {
                let at = layout.middle(*hex);
                moment.poses.insert(*counter, Pose { at, opacity: 1.0 - part, size: 1.0 - 0.45 * part });
            }
            Motion::Roll { hex, faces } => {
                for (index, &face) in faces.iter().enumerate() {
                    moment.dice.push(Die { at: layout.middle(*hex), index, count: faces.len(), face, part });
                }
            }
        }
    }
}

/// Slow at both ends.
fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}
