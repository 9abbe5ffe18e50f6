//! Ways to play a movement phase: how good the odds must be, where strength is massed, and what those do who have no target.

use engine::hex::Hex;

/// Strength against strength from which an enemy is worth going for, in halves: 5 is two and a half to one.
const GOOD_ODDS_HALVES: u16 = 5;
/// The same odds where strength is massed on purpose: one and a half to one, since other attacks of the plan may fail.
const MASSED_ODDS_HALVES: u16 = 3;

/// The behaviour of units that have no enemy to attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Stance {
    /// They come up to within reach of the enemy.
    #[default]
    Forward,
    /// They stay where they are; only reinforcements come on.
    Stand,
    /// They keep out of the enemy's reach.
    Back,
}

impl Stance {
    /// Number of further hexes that it keeps between itself and the enemy.
    pub(super) const fn apart(self) -> u16 {
        match self {
            Stance::Forward | Stance::Stand => 0,
            Stance::Back => 3,
        }
    }
}

/// A way to play a movement phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    /// The odds that are good enough, in halves; without them only the enemy massed on is attacked.
    pub(super) odds: Option<u16>,
    /// The behaviour of the others.
    pub(super) stance: Stance,
    /// The enemy hex that is dealt with first, at worse odds if need be.
    pub(super) focus: Option<Hex>,
}

impl Default for Style {
    fn default() -> Style {
        Style { odds: Some(GOOD_ODDS_HALVES), stance: Stance::Forward, focus: None }
    }
}

impl Style {
    /// The odds from which the enemy in a hex is attacked; none if it is left alone, and all that come after it.
    pub(super) fn odds_against(&self, hex: Hex) -> Option<u16> {
        if self.focus == Some(hex) { Some(MASSED_ODDS_HALVES) } else { self.odds }
    }

    /// Every combination that is worth a look, the default first.
    pub(super) fn all() -> Vec<Style> {
        let mut all = vec![Style::default()];
        for stance in [Stance::Forward, Stance::Stand, Stance::Back] {
            for odds in [Some(GOOD_ODDS_HALVES), Some(8), Some(6), Some(4), Some(3), None] {
                let style = Style { odds, stance, focus: None };
                if !all.contains(&style) {
                    all.push(style);
                }
            }
        }
        all
    }
}
