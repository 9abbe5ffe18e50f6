//! Veiled play (C3): honest games prove themselves, every kind of lie is named, nothing is shown before its time, and
//! no bot knows more than its side.

use super::Eagles;
use eagles::{Board, Chit, Command, Game, LeaderId, OptionalRules, Stage, Track, TrueCommand, Veiled};
use engine::codec;
use engine::contract::{FalseClaim, Game as _, Opening, Pending, Rolled, Side};
use language::ask::{Said, Walker, ready_by_chance};
use language::bot::BotKind;
use language::chance::Chance;
use std::sync::Arc;

pub(super) const VEILED: OptionalRules = OptionalRules {
    rolled_weather: false,
    veiled: true,
    sound_of_guns: false,
    hurry_up: false,
    foraging: false,
    ney: false,
    batteries_forward: false,
};

/// A battle of this many turns.
pub(super) fn board(id: &str, turns: usize) -> Arc<Board> {
    let scenario = eagles_files::BATTLES.built_in(id).unwrap();
    let mut definition = eagles_files::definition(&scenario).unwrap().clone();
    definition.turns.truncate(turns);
    Arc::new(Board::new(definition).unwrap())
}

/// Changes the next command of a side; returns whether it did.
pub(super) type Liar<'a> = dyn FnMut(&Game, Side, &mut Said<Command>) -> bool + 'a;

/// A game in which every engine knows its own side's secrets.
pub(super) struct Table {
    pub(super) engines: [Game; 2],
    walkers: [Walker<Eagles>; 2],
    chance: Chance,
    /// Everything that was said, in canonical bytes.
    pub(super) wire: Vec<Vec<u8>>,
    /// All that was sealed, with its side, and the number of commands before.
    pub(super) sealed: Vec<(Side, Opening, usize)>,
    /// The number of the claim that was bent, and whose it was.
    pub(super) lie: Option<(u32, Side)>,
}

impl Table {
    pub(super) fn new(board: &Arc<Board>, seed: u64) -> Table {
        let (game, _) = Game::new(Arc::clone(board), VEILED);
        Table {
            engines: [game.clone(), game],
            walkers: [Walker::default(), Walker::default()],
            chance: Chance::new(seed),
            wire: Vec::new(),
            sealed: Vec::new(),
            lie: None,
        }
    }

    pub(super) fn engine(&self, side: Side) -> &Game {
        &self.engines[side.index()]
    }

    fn apply(&mut self, side: Side, command: &Command) {
        self.wire.push(codec::encode(command));
        for engine in &mut self.engines {
            engine.apply(side, command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        }
        assert_eq!(self.engines[0].hash(), self.engines[1].hash(), "{command:?}");
    }

    fn say(&mut self, side: Side, said: Said<Command>) {
        let (command, openings) = ready_by_chance::<Eagles>(side, said, &mut self.chance);
        self.apply(side, &command);
        for opening in openings {
            self.engines[side.index()].learn(&opening).unwrap();
            self.sealed.push((side, opening, self.wire.len()));
        }
    }

    /// One more thing is said or rolled; false when the game is over.
    pub(super) fn step(&mut self, liar: &mut Liar<'_>) -> bool {
        let (side, owed) = match self.engines[0].pending() {
            Pending::Over(_) => return false,
            Pending::Roll(roll) => {
                let faces: Vec<u16> = roll.dice.iter().map(|sides| self.chance.face(*sides)).collect();
                for engine in &mut self.engines {
                    engine.resolve(&Rolled::Faces(faces.clone())).unwrap();
                }
                return true;
            }
            Pending::Decision { side, .. } => (side, self.engines[side.index()].owed()),
        };
        let claims = self.engine(side).claims();
        let mut said = match owed {
            Some(owed) => Said::open(owed.command.expect("its owner's engine knows it")),
            None => {
                let walker = &mut self.walkers[side.index()];
                let engine = &self.engines[side.index()];
                let said = walker.answer(engine, side, &mut self.chance);
                said.unwrap_or_else(|| panic!("a dead end: {:?}", engine.pending()))
            }
        };
        if self.lie.is_none() && liar(&self.engines[side.index()], side, &mut said) {
            self.lie = Some((claims, side));
        }
        self.say(side, said);
        true
    }

    pub(super) fn play(&mut self, liar: &mut Liar<'_>) -> Vec<FalseClaim> {
        for _ in 0..20_000 {
            if !self.step(liar) {
                let found = self.engines[0].audit(&[]);
                assert_eq!(found, self.engines[1].audit(&[]), "both engines find the same");
                return found;
            }
        }
        panic!("no end");
    }
}

pub(super) fn honest(_: &Game, _: Side, _: &mut Said<Command>) -> bool {
    false
}

pub(super) fn veiled(said: &mut Said<Command>) -> Option<&mut Veiled> {
    match &mut said.command {
        Command::Veiled(veiled) => Some(veiled.as_mut()),
        _ => None,
    }
}

#[test]
fn honest_games_are_found_to_be_so() {
    let mut hidden = 0;
    for (id, seed) in [("eagles-friedland", 1), ("eagles-friedland", 2), ("eagles-eylau", 3), ("eagles-pultusk", 4)] {
        let mut table = Table::new(&board(id, 2), seed);
        let found = table.play(&mut honest);
        assert!(found.is_empty(), "{id} {seed}: {found:?}");
        hidden += table.sealed.len();
        let game = table.engine(Side::First);
        let again = Game::load(game.board(), &game.save()).unwrap();
        assert_eq!((again.hash(), again.audit(&[])), (game.hash(), Vec::new()));
    }
    assert!(hidden > 20, "{hidden} seals");
}

/// Plays until a player has made this false claim, and to the end: the claim is named, with its author and its place.
pub(super) fn named(id: &str, name: &str, liar: &mut Liar<'_>) {
    for seed in 0..12 {
        let mut table = Table::new(&board(id, 2), 100 + seed);
        let found = table.play(liar);
        let Some((claim, side)) = table.lie else { continue };
        let all: Vec<_> = found.iter().map(|one| (one.claim, one.side, one.refusal.name)).collect();
        assert_eq!(all, [(claim, side, name)], "{id} {seed}");
        return;
    }
    panic!("nobody had a chance to lie in {id}");
}

#[test]
fn strength_out_of_nothing_is_named() {
    named("eagles-friedland", "false-track", &mut |_, _, said| {
        let mut bent = false;
        for content in said.sealed.iter_mut().skip(1) {
            if let Ok(mut track) = codec::decode::<Track>(content)
                && let Some(unit) = track.units.first_mut().filter(|unit| unit.1 < 9)
            {
                unit.1 += 1;
                *content = codec::encode(&track);
                bent = true;
                break;
            }
        }
        bent
    });
}

#[test]
fn a_false_pace_is_named() {
    named("eagles-friedland", "false-pace", &mut |_, _, said| match veiled(said) {
        Some(Veiled::Rearrange(reseal)) => reseal.tracks.first_mut().is_some_and(|one| {
            one.token.horse = !one.token.horse;
            true
        }),
        _ => false,
    });
}

#[test]
fn what_the_open_rules_refuse_is_named_by_their_rule() {
    named("eagles-friedland", "not-on-track", &mut |_, _, said| {
        let Some(Veiled::Rearrange(_)) = veiled(said) else { return false };
        let Some(content) = said.sealed.first_mut() else { return false };
        let Ok(mut deed) = codec::decode::<TrueCommand>(content) else { return false };
        let Command::Transfer { formation, .. } = &mut deed.command else { return false };
        formation.0 = !0;
        *content = codec::encode(&deed);
        true
    });
}

#[test]
fn a_seal_on_nothing_is_named() {
    named("eagles-friedland", "foul-seal", &mut |_, _, said| match said.sealed.first_mut() {
        Some(content) if matches!(&said.command, Command::Veiled(_)) => {
            *content = vec![0xff; 3];
            true
        }
        _ => false,
    });
}

#[test]
fn a_false_row_is_named() {
    named("eagles-eylau", "false-row", &mut |_, _, said| match veiled(said) {
        Some(Veiled::Row(row)) => {
            *row = *row % 5 + 1;
            true
        }
        _ => false,
    });
}

#[test]
fn a_false_loss_of_leaders_that_stayed_is_named() {
    named("eagles-eylau", "false-loss", &mut |_, _, said| match veiled(said) {
        Some(Veiled::Stayed { loss, .. }) => {
            *loss = 1 - (*loss).min(1);
            true
        }
        _ => false,
    });
}

/// A Force that its leader could not lead, if the enemy knew what he carries.
#[test]
fn a_force_beyond_its_leaders_span_is_named() {
    named("eagles-eylau", "span", &mut |game, side, said| {
        let (Stage::Command | Stage::Initiative) = game.state().stage else { return false };
        let own: Vec<LeaderId> = game.board().leader_ids().filter(|one| game.board().side_of(*one) == side).collect();
        let lifted = game.lifted(side);
        for &leader in own.iter().filter(|one| game.token(**one).is_some()) {
            for &other in &own {
                let command = Command::Activate { leader, others: vec![other], extended: false };
                let lies = game.check(side, &command).is_ok()
                    && lifted.check(side, &command).is_err_and(|refusal| refusal.name == "span");
                if lies {
                    *said = Said::open(command);
                    return true;
                }
            }
        }
        false
    });
}

/// Neither what was said nor what is stored has the salt or the content of a seal before its owner opens it.
#[test]
fn nothing_that_is_sealed_is_shown_before_its_time() {
    nothing_is_shown_early("eagles-friedland", 21);
}

pub(super) fn nothing_is_shown_early(id: &str, seed: u64) {
    let mut table = Table::new(&board(id, 2), seed);
    let mut stored: Vec<(usize, Vec<u8>)> = Vec::new();
    while table.step(&mut honest) {
        if table.wire.len().is_multiple_of(16) {
            stored.push((table.wire.len(), table.engine(Side::First).save()));
        }
    }
    let holds = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
    let mut shut = 0;
    for (_, opening, since) in &table.sealed {
        let Some(until) = table.wire.iter().position(|bytes| holds(bytes, &opening.salt)) else {
            assert!(codec::decode::<Chit>(&opening.content).is_ok(), "the end opens everything but chits");
            continue;
        };
        assert!(until >= *since, "not before it was sealed");
        let long = opening.content.len() >= 12;
        // Two seals may be on the same: what another one's opening shows is shown by that one.
        let said = table.wire.iter().take(until).skip(*since);
        for bytes in said.filter(|bytes| Game::opens(&codec::decode(bytes).unwrap()).is_empty()) {
            assert!(!long || !holds(bytes, &opening.content));
        }
        for (_, bytes) in stored.iter().filter(|(said, _)| *said <= until) {
            assert!(!holds(bytes, &opening.salt));
        }
        shut += 1;
    }
    assert!(shut > 10, "{shut}");
}

/// Two positions that a side cannot tell apart but for the seals: its bots answer alike.
#[test]
fn a_bot_knows_only_its_own_sides_view() {
    a_bot_knows_its_side("eagles-friedland");
}

pub(super) fn a_bot_knows_its_side(id: &str) {
    let board = board(id, 2);
    let mut compared = 0;
    for seed in 0..4 {
        let mut table = Table::new(&board, 300 + seed);
        // Up to the first decision of the other side after something was hidden.
        while table.sealed.is_empty() && table.step(&mut honest) {}
        let Some((hider, ..)) = table.sealed.first().cloned() else { continue };
        let other = hider.other();
        for _ in 0..400 {
            let asked = matches!(table.engines[0].pending(), Pending::Decision { side, .. } if side == other);
            if asked && table.engines[0].owed().is_none() {
                let blind = table.engine(other).clone();
                // The same position at a machine that knows everything.
                let mut told = blind.clone();
                for (side, opening, _) in &table.sealed {
                    if *side == hider {
                        // Chits that were opened meanwhile are known to both sides.
                        let _ = told.learn(opening);
                    }
                }
                for kind in [BotKind::Random, BotKind::Sensible] {
                    let answer = |game: &Game| super::bot::bot(kind).say(game, &mut Chance::new(seed));
                    assert_eq!(answer(&blind).map(|said| said.command), answer(&told).map(|said| said.command));
                }
                assert_eq!(format!("{:?}", blind.view(other)), format!("{:?}", told.view(other)));
                compared += 1;
            }
            if !table.step(&mut honest) {
                break;
            }
        }
    }
    assert!(compared > 5, "{compared} decisions compared");
}
