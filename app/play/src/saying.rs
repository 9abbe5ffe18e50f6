//! Saying something at a seat, in any system: what is hidden is sealed with fresh salts, and the blanks are filled.

use engine::contract::{Opening, Refusal, Side};
use language::ask::{Bytes, Said};
use language::battle::Battle;
use language::chance::Chance;

/// A command ready to be written, and the content of its seals; empty if it hides nothing.
pub fn ready(battle: &Battle, side: Side, said: &Said<Bytes>) -> Result<(Bytes, Vec<Opening>), Refusal> {
    if said.sealed.is_empty() {
        return Ok((said.command.clone(), Vec::new()));
    }
    let openings: Vec<Opening> = said.sealed.iter().map(|content| sealed(content)).collect::<Result<_, _>>()?;
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    Ok((battle.fill(&said.command, &seals)?, openings))
}

/// The same with salts from chance, for games without an opponent: simulations, demonstrations, tests.
pub fn ready_by_chance(
    battle: &Battle,
    side: Side,
    said: Said<Bytes>,
    chance: &mut Chance,
) -> Result<(Bytes, Vec<Opening>), Refusal> {
    if said.sealed.is_empty() {
        return Ok((said.command, Vec::new()));
    }
    let openings: Vec<Opening> =
        said.sealed.into_iter().map(|content| Opening { salt: chance.salt(), content }).collect();
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    Ok((battle.fill(&said.command, &seals)?, openings))
}

/// A content under a fresh salt.
pub(crate) fn sealed(content: &[u8]) -> Result<Opening, Refusal> {
    let salt = net::fresh::seed().map_err(|none| Refusal::worded(None, "no-salt", none.to_string()))?;
    Ok(Opening { salt: *salt.expose(), content: content.to_vec() })
}
