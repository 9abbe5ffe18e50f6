//! States of leaders on the whole field and the ways from one to another [17.10, 17.11, 17.36, 17.37, 17.54].

use super::data::{FieldLeader, Rank};
use super::orders::OrderKind;
use engine::contract::Side;

/// The last turn on which no Attack Order begins in the morning, and the first one in the evening [17.8].
const NO_ATTACK: (u8, u8) = (5, 45);
/// An enemy combat unit as near as this keeps a brigade from resting, in hexes [17.54].
const NO_REST: u16 = 6;

/// The state of a leader [17.10].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeaderState {
    /// Off the map, still to come: he counts as Mobile.
    ToCome,
    /// On the display.
    Display,
    /// On the map, not called.
    Inactive,
    /// On the map, Standing.
    Standing,
    /// On the map, Mobile.
    Mobile,
    /// Lost.
    Lost,
}

/// The way in which a leader goes Mobile without an order [17.37].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MobileWay {
    /// By an order alone.
    OrderOnly,
    /// In his own command phase, without a die.
    Freely,
    /// By a command with a die, once a turn.
    ByCommand,
    /// By a die at the start of the command phase.
    AtStart,
}

/// The superior of a leader, as far as his command depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Above {
    /// The superior's state.
    pub state: LeaderState,
    /// Whether he is in command himself.
    pub in_command: bool,
    /// Whether the leader is in his radius.
    pub near: bool,
    /// Whether the leader is within twice the radius of an army commander, or of his active wing commander [R178].
    pub near_army: bool,
    /// Whether the leader is in the radius of the next superior above who is on the map and in command [R150].
    pub near_stand_in: bool,
}

/// A brigade that is marked to rest, at the hour [17.54].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestingBrigade {
    /// The distance of the nearest enemy combat unit from one of its units, in hexes; `None` if there is none.
    pub enemy: Option<u16>,
    /// Whether one of its units is Disordered or Routed.
    pub shaken: bool,
    /// Whether one of its units carries the marker of a charge or a wave.
    pub charging: bool,
    /// Whether it is under an Attack Order.
    pub attack_order: bool,
}

impl LeaderState {
    /// Whether he is on the map and has been called.
    pub fn is_active(self) -> bool {
        matches!(self, LeaderState::Standing | LeaderState::Mobile)
    }

    /// Whether he counts as Mobile.
    pub fn is_mobile(self) -> bool {
        matches!(self, LeaderState::Mobile | LeaderState::ToCome)
    }

    fn waits(self) -> bool {
        matches!(self, LeaderState::Display | LeaderState::Inactive)
    }
}

impl FieldLeader {
    /// The state of a leader who is called: detachment commanders are Mobile [R115].
    fn called(&self) -> LeaderState {
        if self.rank == Rank::Detachment { LeaderState::Mobile } else { LeaderState::Standing }
    }

    /// His state after an order is received on this turn, or `None` if it can do nothing for him [17.36, R152, R183].
    /// `attacks` tells whether he carries an Attack Order.
    pub fn after_order(&self, state: LeaderState, kind: OrderKind, turn: u8, attacks: bool) -> Option<LeaderState> {
        if !state.waits() && !state.is_active() {
            return None;
        }
        match kind {
            // A Cossack leader and Yermolov are only set free, and stay as they are.
            _ if matches!(self.rank, Rank::Cossack | Rank::Artillery) => (kind == OrderKind::Free).then_some(state),
            OrderKind::Activate => state.waits().then(|| self.called()),
            OrderKind::Mobile => (state != LeaderState::Mobile).then_some(LeaderState::Mobile),
            OrderKind::Attack => self.after_attack(state, turn, attacks),
            OrderKind::Stop => attacks.then_some(state),
            OrderKind::Free => Some(if state.waits() { self.called() } else { state }),
        }
    }

    fn after_attack(&self, state: LeaderState, turn: u8, attacks: bool) -> Option<LeaderState> {
        let bears = matches!(self.rank, Rank::Corps | Rank::Wing | Rank::Detachment | Rank::Division);
        let (morning, evening) = NO_ATTACK;
        if !bears || attacks || turn <= morning {
            None
        } else if turn >= evening {
            state.waits().then(|| self.called())
        } else {
            Some(LeaderState::Mobile)
        }
    }

    /// The way in which he goes Mobile without an order.
    pub fn mobile_way(&self) -> MobileWay {
        match (self.rank, self.side) {
            (Rank::Army, _) => MobileWay::Freely,
            (Rank::Division, Side::First) => MobileWay::ByCommand,
            (Rank::Division, Side::Second) => MobileWay::AtStart,
            _ => MobileWay::OrderOnly,
        }
    }

    /// Whether he may go Mobile without an order. The corps commander of a French division leader must be active or still
    /// to come; of an independent division Napoleon counts as that.
    pub fn may_go_mobile(&self, state: LeaderState, above: LeaderState) -> bool {
        let by_corps = above.is_active() || above == LeaderState::ToCome;
        state == LeaderState::Standing
            && match self.mobile_way() {
                MobileWay::OrderOnly => false,
                MobileWay::Freely | MobileWay::ByCommand => true,
                MobileWay::AtStart => by_corps,
            }
    }

    /// His state after a die for going Mobile.
    pub fn after_mobile_die(&self, state: LeaderState, above: LeaderState, die: u8) -> LeaderState {
        let passes = self.mobile_way() == MobileWay::Freely || die <= self.mobile;
        if self.may_go_mobile(state, above) && passes { LeaderState::Mobile } else { state }
    }

    /// Whether he may become Standing: freely, but not with an Attack Order.
    pub fn may_stand(&self, state: LeaderState, attacks: bool) -> bool {
        state == LeaderState::Mobile && !attacks
    }

    /// Whether he is in command [17.11]. `None` for a Cossack leader and Yermolov, who have rules of their own.
    pub fn is_in_command(&self, state: LeaderState, above: Above) -> Option<bool> {
        let active = state.is_active();
        Some(match self.rank {
            Rank::Cossack | Rank::Artillery => return None,
            Rank::Army | Rank::Wing | Rank::Corps | Rank::Division => active,
            Rank::Battery => active || state == LeaderState::Inactive,
            Rank::Detachment => active && (state == LeaderState::Mobile || above.near_army),
            Rank::Brigade if self.light_cavalry => active,
            Rank::Brigade => {
                active
                    && match above.state {
                        LeaderState::ToCome => true,
                        LeaderState::Display | LeaderState::Lost => above.near_stand_in,
                        _ => above.in_command && (above.state.is_mobile() || above.near),
                    }
            }
        })
    }

    /// His state after a brigade of his deactivated and left him without a committed one. A detachment commander and an
    /// independent division leader stay, a French one unless he is marked.
    pub fn after_last_rest(&self, state: LeaderState, marked: bool) -> LeaderState {
        let goes = self.rank == Rank::Division && !self.independent && (self.side == Side::First || marked);
        if goes && state.is_active() { LeaderState::Display } else { state }
    }
}

impl RestingBrigade {
    /// Whether it deactivates. Its leader goes to the display.
    pub fn deactivates(self) -> bool {
        self.enemy.is_none_or(|far| far > NO_REST) && !self.shaken && !self.charging && !self.attack_order
    }
}
