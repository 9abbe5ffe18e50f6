//! The options of the position that was asked about last. On the whole field they take some milliseconds to work out, and a player
//! who points from unit to unit, or a program that tries draft after draft, asks about one position many times. Nothing depends on
//! whether they were kept.

use engine::contract::Game as _;
use engine::digest::Hash;
use std::cell::RefCell;
use winter::{Game, Options};

thread_local! {
    static KEPT: RefCell<Option<(Hash, Options)>> = const { RefCell::new(None) };
}

/// The options of the side that must decide.
pub(in super::super) fn options(game: &Game) -> Options {
    if game.board().whole().is_none() {
        return game.options();
    }
    let now = game.hash();
    let known = KEPT.with_borrow(|kept| kept.as_ref().filter(|(of, _)| *of == now).map(|(_, options)| options.clone()));
    known.unwrap_or_else(|| {
        let options = game.options();
        KEPT.set(Some((now, options.clone())));
        options
    })
}
