//! Counts the copies of a game: one on each machine for a command or a roll, and none to look at it or to report on it.

use crate::ford::*;
use ::ford::{Command, Ford};
use engine::codec;
use engine::contract::{FalseClaim, LoadError, Opening, Owed, Phase, Shut, Side};
use engine::digest::{Hash, Section};
use engine::referee::{self, After, Battlefield, Bytes, Input, NoStep, Referee, Rulebook, Waits};
use estafette_tests::wire::{header, identity, secrets};
use lab::soak;
use language::ask::Said;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::system::Eye;
use net::driver::MatchView;
use record::header::Header;
use record::session::{Notice, Output, Past, Seat, Session};
use std::any::Any;
use std::cell::Cell;
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

thread_local! {
    /// Copies of a game that were made by steps, by walks and to learn something.
    static COPIES: Cell<u32> = const { Cell::new(0) };
}

/// Rules that count how often a game is copied.
struct Counting(&'static dyn Rulebook);

struct Field(Arc<dyn Battlefield>);

struct Counted(Arc<dyn Referee>);

fn counted(game: Arc<dyn Referee>) -> Arc<dyn Referee> {
    Arc::new(Counted(game))
}

fn copied(game: Arc<dyn Referee>) -> Arc<dyn Referee> {
    COPIES.set(COPIES.get() + 1);
    counted(game)
}

impl Rulebook for Counting {
    fn system(&self) -> &'static str {
        self.0.system()
    }

    fn revisions(&self) -> (u32, u32) {
        self.0.revisions()
    }

    fn read(&self, battle: &[u8], revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(Arc::new(Field(self.0.read(battle, revision)?)))
    }
}

impl Battlefield for Field {
    fn bytes(&self) -> Bytes {
        self.0.bytes()
    }

    fn under(&self, revision: u32) -> Result<Arc<dyn Battlefield>, LoadError> {
        Ok(Arc::new(Field(self.0.under(revision)?)))
    }

    fn start(&self, options: &[u8]) -> Result<After, LoadError> {
        let After { game, events } = self.0.start(options)?;
        Ok(After { game: counted(game), events })
    }

    fn load(&self, saved: &[u8]) -> Result<Arc<dyn Referee>, LoadError> {
        self.0.load(saved).map(counted)
    }

    fn any(&self) -> &dyn Any {
        self.0.any()
    }
}

impl Referee for Counted {
    fn step(&self, input: Input<'_>) -> Result<After, NoStep> {
        let After { game, events } = self.0.step(input)?;
        Ok(After { game: copied(game), events })
    }

    fn walk(&self, inputs: &[Input<'_>]) -> Option<Arc<dyn Referee>> {
        self.0.walk(inputs).map(copied)
    }

    fn learn(&self, openings: &[&Opening]) -> (Arc<dyn Referee>, Vec<bool>) {
        let (game, fit) = self.0.learn(openings);
        (copied(game), fit)
    }

    fn check(&self, side: Side, command: &[u8]) -> Result<(), NoStep> {
        self.0.check(side, command)
    }

    fn waits(&self) -> Waits {
        self.0.waits()
    }

    fn phase(&self) -> Phase {
        self.0.phase()
    }

    fn owed(&self) -> Option<Owed<Bytes>> {
        self.0.owed()
    }

    fn both_asked(&self) -> bool {
        self.0.both_asked()
    }

    fn opens(&self, command: &[u8]) -> Vec<Opening> {
        self.0.opens(command)
    }

    fn shut(&self, side: Side) -> Vec<Shut> {
        self.0.shut(side)
    }

    fn claims(&self) -> u32 {
        self.0.claims()
    }

    fn audit(&self, opened: &[(Side, Opening)]) -> Vec<FalseClaim> {
        self.0.audit(opened)
    }

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.0.undo(side)
    }

    fn is_undo(&self, command: &[u8]) -> bool {
        self.0.is_undo(command)
    }

    fn hash(&self) -> Hash {
        self.0.hash()
    }

    fn sections(&self) -> Vec<Section> {
        self.0.sections()
    }

    fn described(&self, side: Side) -> String {
        self.0.described(side)
    }

    fn save(&self) -> Bytes {
        self.0.save()
    }

    fn any(&self) -> &dyn Any {
        self.0.any()
    }

    fn shared(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        Arc::clone(&self.0).shared()
    }
}

/// Delivers the messages of the two sessions to each other until neither has any left. Returns the notices of each to
/// its player.
fn settle(sessions: &mut [Session; 2]) -> [Vec<Notice>; 2] {
    let (mut mail, mut told) = (VecDeque::new(), [Vec::new(), Vec::new()]);
    loop {
        for who in [0, 1] {
            while let Some(output) = sessions[who].poll() {
                match output {
                    Output::Send(bytes) => mail.push_back((1 - who, bytes)),
                    Output::Notice(notice) => told[who].push(notice),
                    _ => {}
                }
            }
        }
        let Some((to, bytes)) = mail.pop_front() else { return told };
        sessions[to].receive(1, &bytes);
    }
}

fn copies(act: impl FnOnce()) -> u32 {
    let before = COPIES.get();
    act();
    COPIES.get() - before
}

/// Two sessions of a match, each on its machine.
fn seated(header: Header, rules: &'static dyn Rulebook) -> [Session; 2] {
    let host = header.terms.host;
    let rules: &'static Counting = Box::leak(Box::new(Counting(rules)));
    let seat =
        |side| Seat { identity: Arc::new(identity(side)), secrets: secrets(side), run: 1, past: Past::default() };
    let hosting = Session::host(seat(host), header, 0, rules, None).unwrap();
    let first = hosting.entries()[0].clone();
    let joining = Session::join(seat(host.other()), &first, 0, rules, None).unwrap();
    let mut sessions = if host == Side::First { [hosting, joining] } else { [joining, hosting] };
    sessions.iter_mut().for_each(|session| session.connected(0));
    settle(&mut sessions);
    sessions
}

#[test]
fn a_command_costs_one_copy_of_the_game_on_each_machine() {
    let mut sessions = seated(header::<Ford>(&scenario(), ford_terms()), referee::rules::<Ford>());
    // The battery is sealed first: its owner's engine learns what lies under the seal, and the command is one step for each.
    sessions[0].seal(battery());
    let deploy = codec::encode(&Command::Deploy { seal: battery().seal(Side::First) });
    let many = copies(|| {
        sessions[0].command(1, &deploy).unwrap();
        settle(&mut sessions);
    });
    assert_eq!(many, 3, "one step on each machine, and one copy for the engine that learns its secret");
    let moved = codec::encode(&march(1));
    let many = copies(|| {
        sessions[1].command(1, &moved).unwrap();
        settle(&mut sessions);
    });
    assert_eq!(many, 2, "one step on each machine");
    // Looking copies nothing.
    let many = copies(|| {
        for session in &sessions {
            let view = MatchView::of(session, 1);
            assert_eq!(view.game.hash(), sessions[0].game().hash());
            assert!(view.game.of::<Ford>().is_some());
        }
    });
    assert_eq!(many, 0);
}

#[test]
fn a_roll_costs_one_copy_on_each_machine_and_its_notice_brings_the_game_that_waited_for_it() {
    let mut seen = BTreeSet::new();
    for battle in systems::ALL.ours().filter(|battle| seen.insert(battle.system().name())) {
        let header = Header {
            terms: soak::terms(&battle, Side::First, &[]),
            scenario: battle.bytes(),
            ..header::<Ford>(&scenario(), ford_terms())
        };
        let mut sessions = seated(header, battle.rulebook());
        let mut bots = [BotPlayer::new(BotKind::Random), BotPlayer::new(BotKind::Random)];
        let (mut chance, mut rolls, mut secret) = (Chance::new(3), 0, false);
        for _ in 0..600 {
            let Some(asked) = sessions.iter().position(Session::is_my_decision) else { break };
            let side = sessions[asked].me();
            let position = battle.position(sessions[asked].game(), Eye::Of(side)).unwrap();
            let Said { command, sealed, .. } = bots[asked].say(&*position, &mut chance).unwrap();
            if !sealed.is_empty() {
                secret = true;
                break;
            }
            let mut told = [Vec::new(), Vec::new()];
            let many = copies(|| {
                sessions[asked].command(1, &command).unwrap();
                told = settle(&mut sessions);
            });
            secret = sessions.iter().any(|session| session.course().knows_secrets());
            if secret {
                break;
            }
            let mut steps = 0;
            for notice in told.into_iter().flatten() {
                let Notice::Written { kind, roll, .. } = notice else { continue };
                steps += u32::from(kind == "command") + u32::from(roll.is_some());
                if let Some(roll) = roll {
                    let before = roll.before.expect("both machines know what everybody knows");
                    assert!(matches!(before.waits(), Waits::Roll(_)));
                    rolls += 1;
                }
            }
            assert_eq!(many, steps, "{}: one step on each machine", battle.scenario.id);
        }
        // From the first secret on a machine's game is its own.
        assert!(rolls > 0 || secret, "{}: no roll", battle.scenario.id);
    }
}
