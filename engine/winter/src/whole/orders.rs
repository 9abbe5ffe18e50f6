//! Orders on the whole field: command points, senders and their price, delivery, and delay markers [17.21, 17.31 to 17.35].

use super::data::{CommandPoints, FieldLeader, Post, Rank, WholeField};
pub use crate::day::{OrderKind, OrderMarker};
use crate::tables::OrderTable;
use engine::contract::Side;
use engine::count::less;

/// No modifier of a delivery for distance is larger.
const FARTHEST: i16 = 20;

/// The price of an order [17.31].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderPrice {
    /// None.
    Nothing,
    /// A command point.
    Point,
    /// The Free order that the sender has received.
    FreeOrder,
}

/// An order on its way from a sender [17.34].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sending {
    /// The side.
    pub side: Side,
    /// The sender's printed radius, in hexes [R185].
    pub radius: u8,
    /// The sender's bonus.
    pub bonus: u8,
    /// Hexes to the leader addressed, or while he is on the display to the nearest unit of his.
    pub distance: u16,
    /// Whether an army commander sends it from his headquarters: then no distance counts.
    pub from_headquarters: bool,
}

impl CommandPoints {
    /// Points that this turn brings a side. The hours are those of the tables.
    pub fn of_turn(&self, side: Side, turn: u8, hours: &[u8]) -> u8 {
        let brings = turn <= self.last_hour && hours.contains(&turn);
        let [allied, french] = self.hour;
        match side {
            _ if !brings => 0,
            Side::First => allied,
            Side::Second => french,
        }
    }

    /// The Allied points of an hour once Bagration is an army commander: those of Bennigsen and of Bagration. Bagration
    /// has one unless the side gives him more; `None` if it gives him none or more than there are [R112].
    pub fn shared(&self, to_bagration: Option<u8>) -> Option<[u8; 2]> {
        let [hour, _] = self.hour;
        let his = to_bagration.unwrap_or(1);
        (1..=hour).contains(&his).then(|| [hour - his, his])
    }
}

impl Sending {
    /// Whether the order is received without a die.
    pub fn is_within_radius(&self) -> bool {
        self.distance <= u16::from(self.radius)
    }

    /// The sum of the modifiers of its die. In heavy snow no order is sent at all.
    pub fn modifier(&self, table: &OrderTable) -> i16 {
        let allied = if self.side == Side::First { i16::from(table.russian) } else { 0 };
        if self.from_headquarters {
            return i16::from(table.from_headquarters) + allied;
        }
        // The first full radius is free.
        let radii = less(self.distance / u16::from(self.radius.max(1)), 1);
        let beyond = i16::try_from(radii).unwrap_or(FARTHEST).min(FARTHEST);
        beyond * i16::from(table.per_radius_beyond_first) + allied - i16::from(self.bonus)
    }

    /// The marker that a die gives the leader addressed.
    pub fn marker(&self, kind: OrderKind, die: u8, table: &OrderTable) -> OrderMarker {
        let score = (i16::from(die) + self.modifier(table)).clamp(0, 9);
        let delay = usize::try_from(score).ok().and_then(|at| table.delivery.get(at)).copied();
        let delay = if self.is_within_radius() { 0 } else { delay.unwrap_or(0) };
        OrderMarker { kind, delay }
    }
}

impl OrderMarker {
    /// Whether the order is received.
    pub fn is_received(self) -> bool {
        self.delay == 0
    }

    /// The marker after its die at the start of the owner's command phase [17.35].
    #[must_use]
    pub fn after_die(self, side: Side, die: u8, table: &OrderTable) -> OrderMarker {
        let upto = if side == Side::First { table.tick_upto_russian } else { table.tick_upto_french };
        let delay = if die <= upto { less(self.delay, 1) } else { self.delay };
        OrderMarker { delay, ..self }
    }
}

impl WholeField {
    /// The price of an order of that kind from one leader to another, as the table of senders has it; `None` if he cannot
    /// send it [17.31]. Whether the sender is active, and the leader addressed Inactive, is a matter of the position.
    pub fn order_price(&self, from: &FieldLeader, to: &FieldLeader, kind: OrderKind) -> Option<OrderPrice> {
        if from.side != to.side {
            return None;
        }
        if from.rank == Rank::Army {
            return Self::price_of_army(to, kind);
        }
        let his = to.superior.as_ref() == Some(&from.id);
        let commander = matches!(from.rank, Rank::Wing | Rank::Corps);
        match to.rank {
            // The light cavalry is ordered by the commanders that are named for it [20.34].
            Rank::Brigade if to.light_cavalry => {
                let named = self.light_cavalry_by.contains(&from.id);
                (named && kind == OrderKind::Activate).then_some(OrderPrice::Nothing)
            }
            Rank::Brigade if his => {
                let above = commander || matches!(from.rank, Rank::Division | Rank::Detachment);
                (above && kind == OrderKind::Activate).then_some(OrderPrice::Nothing)
            }
            Rank::Artillery => {
                let above = self.leaders.iter().any(|leader| {
                    to.superior.as_ref() == Some(&leader.id) && leader.superior.as_ref() == Some(&from.id)
                });
                ((his || above) && kind == OrderKind::Free).then_some(OrderPrice::Nothing)
            }
            Rank::Battery if from.post == Some(Post::Reserve) => {
                matches!(kind, OrderKind::Mobile | OrderKind::Free).then_some(OrderPrice::FreeOrder)
            }
            Rank::Division if his && commander => match kind {
                OrderKind::Activate => Some(OrderPrice::Nothing),
                OrderKind::Attack | OrderKind::Stop => Some(OrderPrice::FreeOrder),
                OrderKind::Mobile | OrderKind::Free => None,
            },
            Rank::Detachment if his && from.rank == Rank::Wing => Some(OrderPrice::FreeOrder),
            _ => None,
        }
    }

    /// The price for an army commander. A division leader that has lost his wing commander is a matter of the position.
    fn price_of_army(to: &FieldLeader, kind: OrderKind) -> Option<OrderPrice> {
        let may = match to.rank {
            Rank::Corps | Rank::Wing | Rank::Detachment | Rank::Battery => true,
            // A Cossack leader and Yermolov are only set free.
            Rank::Cossack | Rank::Artillery => kind == OrderKind::Free,
            Rank::Division => to.independent,
            Rank::Brigade => to.light_cavalry,
            Rank::Army => false,
        };
        may.then_some(OrderPrice::Point)
    }
}
