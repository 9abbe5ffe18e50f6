//! A veiled match on the bench: two machines, two players who do anything they are offered, and everything that was sent.

use eagles::{Board, Command, Game, OptionalRules, Veiled};
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Side};
use estafette_tests::wire::{WirePair, terms};
use lab::systems::eagles::Eagles;
use language::ask::{Said, Walker, ready_by_chance};
use language::chance::Chance;
use record::course::Due;
use record::entry::Body;
use record::file::Record;
use record::message::Message;
use record::session::Session;
use record::verify::{Conclusion, Examination, FALSE_CLAIM, Finding, examine};
use std::sync::{Arc, OnceLock};

/// Changes the next command of a side; returns whether it did.
pub(crate) type Liar<'a> = dyn FnMut(&Game, Side, &mut Said<Command>) -> bool + 'a;

/// Changes nothing.
pub(crate) fn honest(_: &Game, _: Side, _: &mut Said<Command>) -> bool {
    false
}

fn first_turn(id: &str) -> Arc<Board> {
    let scenario = eagles_files::BATTLES.built_in(id).unwrap();
    let mut definition = eagles_files::definition(&scenario).unwrap().clone();
    definition.turns.truncate(1);
    Arc::new(Board::new(definition).unwrap())
}

/// One turn of Friedland.
pub(crate) fn board() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| first_turn("eagles-friedland")))
}

/// One turn of Eylau.
pub(crate) fn eylau() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| first_turn("eagles-eylau")))
}

/// One turn of a campaign in which both sides are close together.
pub(crate) fn campaign() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| first_turn("eagles-campaign-friedland-north")))
}

/// Something that was sealed.
pub(crate) struct Sealed {
    pub(crate) side: Side,
    pub(crate) opening: Opening,
    /// Number of messages sent before.
    pub(crate) since: usize,
}

pub(crate) struct Match {
    pub(crate) pair: WirePair<Game>,
    walkers: [Walker<Eagles>; 2],
    pub(crate) chance: Chance,
    pub(crate) sealed: Vec<Sealed>,
    /// Every message that was sent, in order.
    pub(crate) sent: Vec<Vec<u8>>,
    /// The liar, and the entry of the lie.
    pub(crate) lie: Option<(Side, u32)>,
}

impl Match {
    pub(crate) fn new(seed: u64) -> Match {
        Match::on(&board(), seed)
    }

    pub(crate) fn on(board: &Arc<Board>, seed: u64) -> Match {
        let options = codec::encode(&OptionalRules { veiled: true, ..OptionalRules::default() });
        Match {
            pair: WirePair::with(board, terms::<Game>(board, options)),
            walkers: [Walker::default(), Walker::default()],
            chance: Chance::new(seed),
            sealed: Vec::new(),
            sent: Vec::new(),
            lie: None,
        }
    }

    pub(crate) fn game(&self, side: Side) -> &Game {
        self.pair.game(side)
    }

    pub(crate) fn length(&self) -> u32 {
        self.pair.session(Side::First).course().length()
    }

    /// Does something at a side; everything that is sent because of it is read on its way.
    pub(crate) fn act<T>(&mut self, side: Side, act: impl FnOnce(&mut Session, u64) -> T) -> T {
        let done = self.pair.act_only(side, act);
        self.deliver();
        done
    }

    pub(crate) fn deliver(&mut self) {
        while let Some((_, bytes)) = self.pair.mail.front() {
            self.sent.push(bytes.clone());
            self.pair.deliver();
        }
    }

    /// Answers the present decision; returns false if there is none. It does not wait for the dues of machines here.
    pub(crate) fn step(&mut self, liar: &mut Liar<'_>) -> bool {
        let Pending::Decision { side, decision } = self.game(Side::First).pending() else { return false };
        if !self.pair.session(side).is_my_decision() {
            return false;
        }
        let game = self.game(side).clone();
        let said = self.walkers[side.index()].answer(&game, side, &mut self.chance);
        let mut said = said.unwrap_or_else(|| panic!("a dead end: {decision:?}"));
        if self.lie.is_none() && liar(&game, side, &mut said) {
            self.lie = Some((side, self.length()));
        }
        let (command, openings) = ready_by_chance::<Eagles>(side, said, &mut self.chance);
        let since = self.sent.len();
        self.act(side, |session, now| {
            openings.iter().for_each(|opening| session.seal(opening.clone()));
            session.command(now, &engine::codec::encode(&command))
        })
        .unwrap_or_else(|why| panic!("{command:?}: {why}"));
        self.sealed.extend(openings.into_iter().map(|opening| Sealed { side, opening, since }));
        true
    }

    /// The match to its end, with a crash now and then.
    pub(crate) fn play(&mut self, crashes: bool, liar: &mut Liar<'_>) {
        for turn in 0..5_000 {
            if crashes && turn % 23 == 7 {
                self.pair.restart(if turn % 2 == 0 { Side::First } else { Side::Second });
            }
            if !self.step(liar) {
                return;
            }
        }
        panic!("no end");
    }

    /// Until so much was sealed by a side and it is to decide something, or the match is over.
    pub(crate) fn play_until_sealed(&mut self, side: Side, seals: usize, liar: &mut Liar<'_>) -> bool {
        loop {
            let own = self.sealed.iter().filter(|one| one.side == side).count();
            if own >= seals && self.pair.session(side).is_my_decision() {
                return true;
            }
            if !self.step(liar) {
                return false;
            }
        }
    }

    pub(crate) fn examined(&self) -> (Examination, Conclusion) {
        let record = Record::read(&Record::write(self.pair.session(Side::First).entries())).unwrap();
        let seen = examine(&record, engine::referee::rules::<Game>(), None).unwrap();
        let conclusion = seen.conclusion(&record.notes);
        (seen, conclusion)
    }

    /// The match is over and closed on both machines, and its record proves itself.
    pub(crate) fn proves_itself(&self, what: &str) {
        for side in Side::BOTH {
            assert_eq!(self.pair.session(side).course().due(), Due::Nothing, "{what}");
        }
        let (seen, conclusion) = self.examined();
        let said = |seq: u32| {
            let entries = self.pair.session(Side::First).entries();
            entries.get(usize::try_from(seq).unwrap()).and_then(|signed| match &signed.entry.body {
                Body::Command { command, .. } => codec::decode::<Command>(command).ok(),
                _ => None,
            })
        };
        let found: Vec<_> = seen.findings.iter().map(|one| (one.seq, &one.text, said(one.seq))).collect();
        assert_eq!(conclusion, Conclusion::Complete, "{what}: {found:?}");
        assert!(Side::BOTH.iter().all(|side| seen.course.standing().shut(*side).is_empty()), "{what}");
    }

    /// The verdict is on the side that lied, and names the entry.
    pub(crate) fn names_the_liar(&self, what: &str) -> Finding {
        let (liar, entry) = self.lie.expect("somebody lied");
        let (seen, conclusion) = self.examined();
        let (first, second) = (liar == Side::First, liar == Side::Second);
        assert_eq!(conclusion, Conclusion::Overturned { first, second }, "{what}: {:?}", seen.findings);
        let finding = seen.findings.iter().find(|finding| finding.name == FALSE_CLAIM).unwrap();
        assert_eq!((finding.side, finding.seq), (liar, entry), "{what}: {}", finding.text);
        for side in Side::BOTH {
            let told = self.pair.verdicts(side).iter().any(|verdict| verdict.name == FALSE_CLAIM);
            assert!(told, "{what}: {side:?} is told");
        }
        finding.clone()
    }

    /// Neither the salt nor the content of a seal was sent or stored elsewhere before its owner opened it.
    pub(crate) fn shows_nothing_early(&self) {
        let holds = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).any(|window| window == part);
        for Sealed { side, opening, since } in &self.sealed {
            let shown = self.sent.iter().position(|bytes| holds(bytes, &opening.salt));
            let until = shown.unwrap_or(self.sent.len());
            assert!(until >= *since && shown.is_none_or(|at| opens(&self.sent[at])), "only an opening shows it");
            if opening.content.len() >= 16 {
                let before = self.sent[*since..until].iter().filter(|bytes| !opens(bytes));
                before.for_each(|bytes| assert!(!holds(bytes, &opening.content)));
            }
            let other = self.pair.end(side.other());
            assert!(!holds(&other.secrets, &opening.salt));
            assert!(shown.is_some() || !holds(&other.record, &opening.salt));
            assert!(other.kept.iter().all(|kept| shown.is_some() || !holds(&kept.bytes, &opening.salt)));
        }
    }
}

/// Whether a message opens something that was sealed.
fn opens(bytes: &[u8]) -> bool {
    let Ok(Message::Entry(carried)) = Message::decode(bytes) else { return false };
    match carried.body() {
        Body::Openings { .. } => true,
        Body::Command { command, .. } => match codec::decode(command).unwrap() {
            Command::OpenChit { .. } => true,
            Command::Veiled(veiled) => matches!(
                *veiled,
                Veiled::Open { .. } | Veiled::Kind { .. } | Veiled::Name { .. } | Veiled::Close { .. }
            ),
            _ => false,
        },
        _ => false,
    }
}
