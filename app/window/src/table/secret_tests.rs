//! Nothing on the screen contains the secrets that the other side has sealed: no widget, no sheet and no name that is
//! read out.
//!
//! Games are played by chance. Every now and then the whole match screen is drawn twice for one side: by the engine of
//! that side, and by an engine that has been told all secrets of the other side as well. Everything on both screens
//! must read the same, with every drawer and every chart open and enemy pieces looked at, in one seat and against the
//! bot.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::layout_tests::{reach, screen};
use super::strip_tests::{at_turn, begun};
use super::test_seat::{PATIENCE, TestTable};
use crate::settings::kept_panels::{Drawer, PanelState, Tab};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::contract::{Opening, Side};
use engine::referee::{Referee, Waits};
use language::ask::{Key, PieceId};
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::croupier;
use language::happening::Happening;
use language::position::{Position, WaitingFor};
use language::system::Eye;
use play::both_seats::{BothSeats, EventsBySeat};
use play::saying::ready_by_chance;
use play::table::{Heard, LocalPlayer, Now, Opponent, Table, ToldEntry, WantedMatch, Wish};
use replay::Reel;
use std::collections::BTreeMap;
use std::sync::Arc;

const SIZE: [f32; 2] = [1600.0, 1000.0];
/// Against the bot the player leads one side; in hot seat the side that must decide looks.
const OPPONENTS: [Opponent; 2] = [Opponent::HotSeat, Opponent::Bot(BotKind::Random)];

/// A game with both seats, and everything either side has sealed in it.
struct Played {
    battle: Battle,
    seats: BothSeats,
    secrets: Vec<(Side, Opening)>,
    /// The happenings for both sides, and those for each side.
    public: Vec<Happening>,
    own: [Vec<Happening>; 2],
    bots: [BotPlayer; 2],
    chance: Chance,
}

impl Played {
    fn begin(position: &dyn Position, seed: u64) -> Played {
        Played {
            battle: position.battle().clone(),
            seats: BothSeats::new(position.referee()),
            secrets: Vec::new(),
            public: Vec::new(),
            own: [Vec::new(), Vec::new()],
            bots: [0, 1].map(|_| BotPlayer::new(BotKind::Random)),
            chance: Chance::new(seed),
        }
    }

    /// The next command or roll. Whether there was one.
    fn step(&mut self) -> bool {
        let told = match self.seats.public().waits() {
            Waits::Over => return false,
            Waits::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut self.chance);
                self.secrets.extend(dealt.secret.clone());
                self.seats.take(&dealt).unwrap()
            }
            Waits::Side(side) => match self.seats.open_owed().unwrap() {
                Some(told) => told,
                None => {
                    let position = self.battle.position(self.seats.of(side), Eye::Of(side)).unwrap();
                    let [first, second] = &mut self.bots;
                    let bot = if side == Side::First { first } else { second };
                    let said = bot.say(&*position, &mut self.chance).unwrap();
                    let (command, openings) = ready_by_chance(&self.battle, side, said, &mut self.chance).unwrap();
                    let told = self.seats.say(side, &command, &openings).unwrap();
                    self.secrets.extend(openings.into_iter().map(|opening| (side, opening)));
                    told
                }
            },
        };
        self.tell(&told);
        true
    }

    fn tell(&mut self, told: &EventsBySeat) {
        self.public.extend(self.battle.tell(&told.public));
        for (own, side) in self.own.iter_mut().zip(Side::BOTH) {
            own.extend(self.battle.tell(told.of(side)));
        }
    }

    /// The engine of a side, and one that has been told the secrets of the other side as well; `None` where it has none.
    fn engines(&self, side: Side) -> Option<[Arc<dyn Referee>; 2]> {
        let blind = self.seats.of(side);
        let foreign: Vec<&Opening> = self.secrets.iter().filter(|(of, _)| *of != side).map(|(_, one)| one).collect();
        let (knows, fit) = blind.learn(&foreign);
        // Seals that were opened or undone since then fit no more.
        fit.contains(&true).then(|| [Arc::clone(blind), knows])
    }

    /// A screen at which that side looks at the game of an engine.
    fn screen(
        &self,
        game: &Arc<dyn Referee>,
        side: Side,
        opponent: Opponent,
        on: &[Key],
    ) -> Harness<'static, TestTable> {
        let position = self.battle.position(game, Eye::Of(side)).unwrap();
        let shared = opponent == Opponent::HotSeat;
        let told = if shared { &self.public } else { self.own.get(side.index()).unwrap() };
        let asked = if let WaitingFor::Side(side) = position.waits() { Some(side) } else { None };
        let mut now = super::example::now(position, false);
        (now.me, now.asked) = (side, asked);
        now.here = Side::BOTH.map(|one| shared || one == side);
        (now.around.opponent, now.around.on) = (Some(opponent), on.to_vec());
        let mut harness = screen(&self.battle, SIZE, 1.0);
        let past = vec![*ToldEntry::unrecorded(told.clone(), None)];
        harness.state_mut().hears(Heard::Before(past, 1));
        reach(&mut harness, |table| table, Heard::Now(Arc::new(now)));
        harness
    }
}

/// Everything on a screen that can be read: what each widget is called, what it holds and how it is described.
fn read(harness: &Harness<'_, TestTable>) -> Vec<String> {
    let mut all = Vec::new();
    for node in harness.query_all_by(|_| true) {
        let node = node.accesskit_node();
        let description = node.data().description().map(str::to_owned);
        let words = [node.label(), node.value(), description, node.data().placeholder().map(str::to_owned)];
        let words: Vec<String> = words.into_iter().flatten().collect();
        if !words.is_empty() {
            all.push(format!("{:?} {}", node.role(), words.join(" | ")));
        }
    }
    // Counters and boxes are drawn on the board, and named by no widget.
    let drawn = harness.state().screen.board.stage.drawn();
    all.extend(drawn.counters.iter().map(|counter| format!("{counter:?}")));
    all.extend(drawn.holders.iter().map(|holder| format!("{holder:?}")));
    all
}

/// Everything that can be read while the drawers and charts are opened one after the other and enemy pieces are looked at.
fn read_all(mut harness: Harness<'static, TestTable>, side: Side, looks: bool) -> Vec<String> {
    // The curtain falls where this computer knows secrets; what counts is behind it.
    let screen = &mut harness.state_mut().screen;
    if let Some(now) = screen.board.curtain.raise() {
        screen.stand(now);
    }
    scene(&mut harness);
    let mut all = read(&harness);
    let drawers = [Drawer::Decision, Drawer::Log, Drawer::Battle, Drawer::View, Drawer::Match];
    let tabs = [Tab::Results, Tab::Terrain, Tab::Forces, Tab::Arrivals, Tab::Fifth, Tab::Sixth];
    let views = drawers.map(|drawer| PanelState { drawer, ..PanelState::default() });
    let charts = tabs.map(|tab| PanelState { charts: true, tab, ..PanelState::default() });
    for kept in views.into_iter().chain(charts) {
        harness.state_mut().screen.manner.recall(kept);
        scene(&mut harness);
        all.push(format!("with {kept:?}"));
        all.extend(read(&harness));
    }
    let position = Arc::clone(&harness.state().screen.board.now().unwrap().position);
    let pieces = position.pieces(position.eye());
    let piece = |counter: &scene::Counter| u16::try_from(counter.id.0).ok().map(PieceId);
    let enemies = pieces.iter().filter_map(piece).filter(|piece| position.names().owner(*piece) == Some(side.other()));
    for piece in enemies.filter(|_| looks).step_by((pieces.len() / 8).max(1)) {
        harness.state_mut().screen.asked.look_at(Some(piece));
        scene(&mut harness);
        all.push(format!("with {piece:?}"));
        all.extend(read(&harness));
    }
    all
}

/// Draws the screen and the board.
fn scene(harness: &mut Harness<'static, TestTable>) {
    harness.run_steps(2);
    let screen = &mut harness.state_mut().screen;
    let laid = super::overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
    let _ = screen.scene([SIZE[0] as u32, SIZE[1] as u32], laid);
}

/// Plays a battle by chance for a number of steps, and compares screens every few of them, at most so often; with or without
/// a look at enemy pieces. Returns the number of times there was something to hide.
pub(super) fn compare(
    position: &dyn Position,
    on: &[Key],
    seed: u64,
    [steps, every, most]: [usize; 3],
    looks: bool,
) -> usize {
    let mut played = Played::begin(position, seed);
    let mut compared = 0;
    for step in 1..=steps {
        if compared >= most || !played.step() {
            break;
        }
        if step % every != 0 {
            continue;
        }
        for opponent in OPPONENTS {
            let side = match (opponent, played.seats.asked()) {
                (Opponent::HotSeat, Some(side)) => side,
                (Opponent::HotSeat, None) => continue,
                // Each side in turn.
                _ if (step / every).is_multiple_of(2) => Side::First,
                _ => Side::Second,
            };
            let Some([blind, knows]) = played.engines(side) else { continue };
            let seen = |game| read_all(played.screen(game, side, opponent, on), side, looks);
            let (blind, knows) = (seen(&blind), seen(&knows));
            let told = format!("seed {seed}, step {step}, {side:?} against {opponent:?}");
            for (blind, knows) in blind.iter().zip(&knows) {
                assert_eq!(blind, knows, "{told}");
            }
            assert!(blind.len() == knows.len() && blind.len() > 100, "{told}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn no_widget_of_a_veiled_battle_shows_what_the_other_side_sealed() {
    let position = begun("eagles-friedland", &["veiled"]);
    let compared = compare(&*position, &["veiled"], 1, [120, 29, usize::MAX], true);
    assert!(compared > 3, "{compared}");
}

#[test]
fn no_widget_shows_the_allies_the_sealed_plan() {
    let compared = compare(&*begun("dresden20-koenigstein", &[]), &[], 1, [90, 22, usize::MAX], true);
    assert!(compared > 1, "{compared}");
}

#[test]
fn no_widget_shows_the_french_a_sealed_draw_of_winters_victory() {
    let compared = compare(&*at_turn("winter-20-1", 36), &[], 1, [600, 1, 2], false);
    assert!(compared > 0, "a chit was drawn");
}

/// Whether the comparison tells an engine that knows from one that does not on the screen of the side that sealed something.
/// That side waits meanwhile: an engine that does not know its player's own secrets need not answer for it.
pub(super) fn tells_apart(position: &dyn Position, seed: u64, steps: usize) -> bool {
    let mut played = Played::begin(position, seed);
    let bot = Opponent::Bot(BotKind::Random);
    (1..=steps).any(|_| {
        played.step()
            && Side::BOTH.into_iter().filter(|side| played.seats.asked() != Some(side.other())).any(|side| {
                let Some([blind, knows]) = played.engines(side) else { return false };
                let seen = |game| read_all(played.screen(game, side.other(), bot, &[]), side, true);
                seen(&blind) != seen(&knows)
            })
    })
}

/// The control of the comparison in a veiled battle: on the screen of their owner it finds the tracks.
#[test]
fn the_comparison_finds_the_tracks_that_a_veil_covers() {
    assert!(tells_apart(&*begun("eagles-friedland", &["veiled"]), 1, 60), "an engine that knows shows its owner more");
}

/// The control at Königstein: the French look their plan up in a chart, so a screen that showed it to the Allies would be found.
#[test]
fn the_comparison_finds_the_sealed_plan() {
    assert!(tells_apart(&*begun("dresden20-koenigstein", &[]), 1, 30), "an engine that knows shows its owner more");
}

/// The control before Eylau: the Allied side sees the batteries among its draws.
#[test]
fn the_comparison_finds_a_sealed_draw_of_winters_victory() {
    assert!(tells_apart(&*at_turn("winter-20-1", 36), 1, 600), "an engine that knows shows its owner more");
}

/// The happenings that a table tells a screen during a number of commands, by the number of the entry; and the record.
fn told_at_table(position: &dyn Position, on: &[Key], side: Side, opponent: Opponent) -> (Told, Vec<u8>) {
    let battle = position.battle().clone();
    let name = format!("estafette-told-{}-{opponent:?}-{}", battle.scenario.id, std::process::id());
    let folder = std::env::temp_dir().join(name.replace(['(', ')'], "-"));
    let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).unwrap();
    let player = LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).unwrap();
    let wanted = WantedMatch { battle, side, on: on.to_vec(), opponent };
    let (table, heard) = Table::begin(player, wanted, || {});
    let (mut bot, mut chance) = (BotPlayer::new(BotKind::Random), Chance::new(3));
    let mut told = Told::new();
    let mut asked = 0;
    let record = loop {
        match heard.recv_timeout(PATIENCE).unwrap() {
            Heard::Before(past, _) => past.into_iter().for_each(|one| hear(&mut told, one)),
            Heard::Happened(one) => hear(&mut told, *one),
            Heard::Now(now) => {
                let Now { position, record, .. } = &*now;
                if asked == 60 || now.closed {
                    break std::fs::read(record.as_ref().unwrap()).unwrap();
                }
                if let Some(side) = now.asked.filter(|side| now.is_here(*side)) {
                    asked += 1;
                    table.ask(Wish::Command(side, bot.say(&**position, &mut chance).unwrap()));
                }
            }
            _ => {}
        }
    };
    drop(table);
    let _ = std::fs::remove_dir_all(&folder);
    (told, record)
}

/// The text of each entry by its number, with the side that wrote it.
type Told = BTreeMap<u32, (Side, String)>;

fn hear(told: &mut Told, one: ToldEntry) {
    if !one.events.is_empty() {
        told.insert(one.seq, (one.author, format!("{:?}", one.events)));
    }
}

#[test]
fn the_log_of_a_table_is_that_of_its_record_for_both_players() {
    let veiled: &[Key] = &["veiled"];
    let cases = [
        ("eagles-friedland", veiled, Side::First, Opponent::HotSeat),
        ("dresden20-koenigstein", &[], Side::First, Opponent::HotSeat),
        // The Allies have no secret of their own there.
        ("dresden20-koenigstein", &[], Side::First, Opponent::Bot(BotKind::Random)),
    ];
    for (id, on, side, opponent) in cases {
        let (told, record) = told_at_table(&*begun(id, on), on, side, opponent);
        let reel = Reel::read(systems::ALL, &record, None).unwrap();
        let mut public = Told::new();
        for step in reel.steps().iter().filter(|step| !step.events.is_empty()) {
            public.insert(step.seq, (step.author, format!("{:?}", step.events)));
        }
        public.retain(|seq, _| told.contains_key(seq));
        assert!(told.len() > 20, "{id}: {}", told.len());
        assert_eq!(told, public, "{id}, {opponent:?}");
    }
}
