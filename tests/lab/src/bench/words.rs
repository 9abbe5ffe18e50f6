//! Measuring languages: everything that can be read about the beginning of a battle, when a language is first needed and afterwards.

use ::engine::contract::Side;
use language::ask::{Draft, Pick, PieceId};
use language::battle::Battle;
use language::position::Position;
use language::system::Eye;
use language::tongue::{BUILT_IN, Tongue, scoped};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::time::Instant;

/// Number of times that a language is chosen anew.
const ROUNDS: usize = 15;

/// Measures, with the milliseconds of every built-in language.
///
/// # Errors
///
/// Without a beginning of the battle.
pub fn words(battle: &Battle) -> anyhow::Result<Value> {
    let position = battle.beginning()?;
    let mut all = Map::new();
    for code in BUILT_IN {
        let (mut first, mut again, mut letters) = (Vec::new(), Vec::new(), 0);
        for _ in 0..ROUNDS {
            // A new language has parsed nothing yet.
            let _spoken = scoped(Arc::new(Tongue::new(code)));
            for taken in [&mut first, &mut again] {
                let begun = Instant::now();
                letters = shown(&*position);
                taken.push(begun.elapsed().as_secs_f64() * 1000.0);
            }
        }
        let told = json!({ "letters": letters, "first_ms": median(&mut first), "again_ms": median(&mut again) });
        all.insert(code.to_owned(), told);
    }
    Ok(Value::Object(all))
}

/// Number of letters of everything that both sides can read: their questions, the sheets, and every piece.
fn shown(position: &dyn Position) -> usize {
    let (names, eye) = (Arc::clone(position.names()), Eye::Public);
    let mut letters = 0;
    for side in Side::BOTH {
        let asking = position.ask(side, &Draft::EMPTY);
        letters += asking.prompt.plain(&names).len();
        letters += asking.offers.iter().map(|offer| offer.label.plain(&names).len()).sum::<usize>();
    }
    let sheets = [position.standing(eye), position.account(eye), position.turns(), position.coming(eye)];
    letters += sheets.iter().map(|sheet| sheet.plain(&names).len()).sum::<usize>();
    for piece in (0..names.pieces.len()).filter_map(|at| u16::try_from(at).ok()).map(PieceId) {
        let about = position.about(eye, piece);
        letters += names.pick(Pick::Piece(piece)).len() + about.told.len() + about.place.len();
    }
    letters
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}
