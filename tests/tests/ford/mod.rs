//! The ford, played over the wire by two sessions.

use engine::codec;
use engine::contract::{Game, Opening, Side};
use estafette_tests::wire::{WirePair, terms};
use ford::{Command, Ford, Options, Scenario};
use record::header::Terms;
use std::sync::Arc;

pub(crate) const FIRST: Side = Side::First;
pub(crate) const SECOND: Side = Side::Second;

pub(crate) fn scenario() -> Arc<Scenario> {
    Arc::new(Scenario::along(3, vec![0, 1, 2, 3]))
}

pub(crate) fn ford_terms() -> Terms {
    terms::<Ford>(&scenario(), codec::encode(&()))
}

pub(crate) fn battery() -> Opening {
    Opening { salt: [0xA1; 32], content: codec::encode(&2u8) }
}

/// The battery, and a decoy at each of the other fords.
pub(crate) fn spread() -> Vec<Opening> {
    let decoy = |ford: u8| Opening { salt: [0xD0 + ford; 32], content: codec::encode(&ford) };
    vec![battery(), decoy(1), decoy(3)]
}

/// The command that carries their seals.
pub(crate) fn spreading() -> Command {
    let mut seals = spread().into_iter().map(|opening| opening.seal(Side::First));
    let battery = seals.next().expect("the battery comes first");
    Command::Spread { battery, decoys: seals.collect() }
}

/// The bid of a side.
pub(crate) fn bid(side: Side) -> Opening {
    let salt = [0xB0 + u8::from(side == Side::Second); 32];
    Opening { salt, content: codec::encode(&7u8) }
}

pub(crate) fn march(ford: u8) -> Command {
    Command::March { ford }
}

/// The header is signed, and the first player must place the battery.
pub(crate) fn opened(terms: Terms) -> WirePair<Ford> {
    WirePair::with(&scenario(), terms)
}

/// The battery is in its place, and the second player is to march.
pub(crate) fn begun_by(terms: Terms) -> WirePair<Ford> {
    let mut pair = opened(terms);
    deploy(&mut pair);
    pair
}

/// The first player puts the battery in its place.
pub(crate) fn deploy(pair: &mut WirePair<Ford>) {
    pair.act(Side::First, |session, _| session.seal(battery()));
    pair.say(Side::First, &Command::Deploy { seal: battery().seal(Side::First) });
}

pub(crate) fn begun() -> WirePair<Ford> {
    begun_by(ford_terms())
}

/// The column crosses, and the first player may fire.
pub(crate) fn crossing_by(terms: Terms) -> WirePair<Ford> {
    let mut pair = begun_by(terms);
    cross(&mut pair);
    pair
}

/// The second player marches to the second ford, draws and crosses.
pub(crate) fn cross(pair: &mut WirePair<Ford>) {
    pair.say(Side::Second, &march(2));
    pair.say(Side::Second, &Command::Draw);
    pair.say(Side::Second, &Command::Cross);
}

pub(crate) fn crossing() -> WirePair<Ford> {
    crossing_by(ford_terms())
}

/// The commands that a side's own engine offers it.
pub(crate) fn offered(pair: &WirePair<Ford>, side: Side) -> Vec<Command> {
    match pair.game(side).options() {
        Options::Say(commands) => commands,
        Options::Seal(_) => Vec::new(),
    }
}

/// A whole match with a march taken back, a secret roll, a public one and both seals opened.
pub(crate) fn finish(pair: &mut WirePair<Ford>) {
    // First's machine opens the battery by itself.
    pair.say(Side::First, &Command::Fire);
    let play = offered(pair, Side::Second).into_iter().find(|command| matches!(command, Command::Play(_)));
    pair.say(Side::Second, &play.expect("the card that was drawn is known to its owner"));
}

pub(crate) fn finished() -> WirePair<Ford> {
    let mut pair = begun();
    pair.say(Side::Second, &march(1));
    pair.say(Side::Second, &Command::Undo);
    pair.say(Side::Second, &march(2));
    pair.say(Side::Second, &Command::Draw);
    pair.say(Side::Second, &Command::Cross);
    finish(&mut pair);
    pair
}
