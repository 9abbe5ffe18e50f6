//! Veiled games by players that choose any option: no player that keeps the rules is found to have lied.

use crate::table::*;
use eagles::*;
use engine::contract::{Game as _, Opening, Pending, Side};
use std::sync::Arc;

/// Longer than any game of two turns.
const BOUND: usize = 20_000;

const VEILED: OptionalRules = OptionalRules {
    rolled_weather: false,
    veiled: true,
    sound_of_guns: false,
    hurry_up: false,
    batteries_forward: false,
    foraging: false,
    ney: false,
};

/// A veiled game whose engine knows the contents of both sides' seals.
struct Table {
    game: Game,
    chance: Chance,
    /// The number of seals put on tracks and on claims about them.
    hidden: usize,
    name: String,
}

impl Table {
    fn new(id: &str, seed: u64) -> Table {
        let mut definition = board(id).definition().clone();
        definition.turns.truncate(2);
        let (game, _) = Game::new(Arc::new(Board::new(definition).unwrap()), VEILED);
        Table { game, chance: Chance::new(seed), hidden: 0, name: format!("{id} {seed}") }
    }

    fn apply(&mut self, side: Side, command: &Command) {
        let done = self.game.apply(side, command);
        done.unwrap_or_else(|refusal| panic!("{}: {command:?}: {refusal}", self.name));
    }

    /// One more command or roll, bent where something changes under seal. Returns true when the game is over.
    fn step(&mut self, bend: &mut dyn FnMut(&mut Veiled)) -> bool {
        if let Some(rolled) = roll(&self.game, &mut self.chance) {
            self.game.resolve(&rolled).unwrap();
            return false;
        }
        let Pending::Decision { side, .. } = self.game.pending() else { return true };
        if let Some(command) = self.game.owed().and_then(|owed| owed.command) {
            self.apply(side, &command);
            return false;
        }
        let (said, chit) = pick(&self.game, &mut self.chance);
        let Some((command, contents)) = self.game.under_seal(side, &said) else {
            self.apply(side, &said);
            chit.iter().for_each(|opening| self.game.learn(opening).unwrap());
            return false;
        };
        let salt = |at: usize| [u8::try_from((self.hidden + at) % 251).unwrap(); 32];
        let openings: Vec<Opening> =
            contents.into_iter().enumerate().map(|(at, content)| Opening { salt: salt(at), content }).collect();
        let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
        let Command::Veiled(mut veiled) = command else { panic!("{command:?}") };
        bend(&mut veiled);
        self.apply(side, &Command::Veiled(Box::new(veiled.filled(&seals))));
        openings.iter().for_each(|opening| self.game.learn(opening).unwrap());
        self.hidden += openings.len();
        false
    }

    /// All openings of both sides if the match ended here.
    fn openings(&self) -> Vec<(Side, Opening)> {
        let of = |side: Side| {
            let seals = self.game.shut(side).into_iter();
            seals.map(move |one| (side, one.opening.unwrap()))
        };
        Side::BOTH.into_iter().flat_map(of).collect()
    }
}

#[test]
fn honest_players_are_found_to_be_so() {
    let mut hidden = 0;
    for (id, seed) in [
        ("friedland", 1),
        ("friedland", 2),
        ("friedland", 3),
        ("eylau", 4),
        ("eylau", 5),
        ("pultusk", 6),
        ("pultusk", 142),
    ] {
        let mut table = Table::new(id, seed);
        assert!((0..BOUND).any(|_| table.step(&mut |_| {})), "{id} {seed}: no end");
        assert_eq!(table.game.audit(&[]), [], "{id} {seed}");
        hidden += table.hidden;
    }
    assert!(hidden > 50, "{hidden} seals");
}

#[test]
fn a_game_that_waits_for_openings_is_loaded_as_one_that_waits() {
    let mut table = Table::new("friedland", 1);
    let mut waited = 0;
    while !table.step(&mut |_| {}) {
        if table.game.owed().is_some() {
            let again = Game::load(table.game.board(), &table.game.save()).unwrap();
            assert_eq!(again.pending(), table.game.pending());
            waited += 1;
        }
    }
    assert!(waited > 0, "nothing was owed: another seed");
}

#[test]
fn a_match_that_was_conceded_is_judged_by_what_both_open_beside_it() {
    let mut table = Table::new("friedland", 1);
    while table.hidden < 20 {
        assert!(!table.step(&mut |_| {}), "over with {} seals", table.hidden);
    }
    let opened = table.openings();
    assert!(!opened.is_empty());
    assert_eq!(table.game.audit(&opened), []);
    // A side claims that a track is as quick as it is not, and resigns.
    let mut lied = None;
    while lied.is_none() {
        let claims = table.game.claims();
        let over = table.step(&mut |veiled| {
            if let Veiled::Rearrange(Reseal { tracks, .. }) = veiled
                && let Some(one) = tracks.first_mut()
            {
                one.token.horse = !one.token.horse;
                lied = Some(claims);
            }
        });
        assert!(!over, "nobody had a chance to lie");
    }
    let opened = table.openings();
    let found: Vec<_> = table.game.audit(&opened).iter().map(|one| (one.claim, one.refusal.name)).collect();
    assert_eq!(found, [(lied.unwrap(), "false-pace")]);
    assert_eq!(table.game.audit(&opened[1..]), [], "a side that keeps a seal shut is not judged here");
}
