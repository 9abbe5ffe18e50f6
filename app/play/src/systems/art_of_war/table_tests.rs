//! Whole matches at a table, driven as a window drives it.

use crate::matches;
use crate::table::{self, Heard, LocalPlayer, Now, Opponent, Table, WantedMatch, Wish, all_left};
use art_of_war::{Command, Edit, Game, Place};
use art_of_war_app::ArtOfWar;
use engine::codec;
use engine::contract::Side;
use language::ask::Said;
use language::bot::BotKind;
use language::chance::Chance;
use language::position::{self, WaitingFor};
use net::queue::QueueReceiver;
use record::entry::Matter;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

type Pair = table::SessionPair;

fn game(pair: &Pair) -> &::art_of_war::Game {
    pair.game().of::<::art_of_war::Game>().unwrap()
}

fn game_of(now: &Now) -> &Game {
    position::game::<ArtOfWar>(&*now.position).expect("a game of this system")
}

fn said(command: &Command) -> Said<Vec<u8>> {
    Said::open(codec::encode(command))
}

fn player(folder: &std::path::Path) -> LocalPlayer {
    let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).expect("folders");
    LocalPlayer::load_from(::systems::ALL, folders, Some("Ney")).expect("a player")
}

#[test]
fn a_match_against_a_partner_on_this_machine_is_proven_and_the_record_says_so() {
    let folder = std::env::temp_dir().join(format!("estafette-partner-{}", std::process::id()));
    let player = player(&folder);
    let battle = ::systems::ALL.open("skirmish", None).expect("a battle");
    let wanted = WantedMatch { battle, side: Side::First, on: Vec::new(), opponent: Opponent::HotSeat };
    let mut pair = Pair::begin(&player, &wanted).expect("a match");
    let record = pair.record().expect("a record");
    let mut chance = Chance::new(7);
    let mut bot = BotKind::Random.new_bot::<ArtOfWar>();
    for step in 0..100_000 {
        // In the middle of the match the program is closed, and the match goes on from disk.
        if step == 20 {
            drop(pair);
            pair = Pair::resume(&player, &record).expect("the match again");
            assert_eq!(pair.opponent(), Opponent::HotSeat);
        }
        let Some(side) = pair.asked() else { break };
        let command = bot.answer(game(&pair), &mut chance).expect("an answer");
        pair.command(side, &engine::codec::encode(&command)).expect("no trouble").expect("a legal command");
    }
    assert!(pair.is_closed());
    let proof = matches::prove(::systems::ALL, &record).expect("a proof").lines.join("\n");
    let _ = std::fs::remove_dir_all(&folder);
    assert!(proof.contains("one computer"), "{proof}");
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("estafette-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn wanted(battle: &str, opponent: Opponent) -> WantedMatch {
    let battle = ::systems::ALL.open(battle, None).expect("a battle");
    WantedMatch { battle, side: Side::First, on: Vec::new(), opponent }
}

/// Listens until the player must decide or the match is over.
fn until_asked(heard: &QueueReceiver<Heard>, mut note: impl FnMut(&Now)) -> Arc<Now> {
    loop {
        match heard.recv_timeout(std::time::Duration::from_secs(120)).expect("the table is there") {
            Heard::Now(now) => {
                note(&now);
                if now.closed || now.asked == Some(now.me) {
                    return now;
                }
            }
            Heard::Trouble(text) | Heard::Refused(text) => panic!("{text}"),
            _ => {}
        }
    }
}

#[test]
fn a_whole_eylau_against_the_bot_drops_no_state_and_its_record_is_proven() {
    let folder = folder("whole");
    let (table, heard) = Table::begin(player(&folder), wanted("eylau", Opponent::Bot(BotKind::Sensible)), || {});
    let mut mine = BotKind::Sensible.new_bot::<ArtOfWar>();
    let mut chance = Chance::new(3);
    let mut seen = Vec::new();
    let mut turns = 0;
    let last = loop {
        let now = until_asked(&heard, |now| {
            seen.push((now.around.length, now.around.head.expect("a head"), now.position.hash()));
        });
        if now.closed {
            break now;
        }
        turns = turns.max(now.position.phase().turn);
        let command = mine.answer(game_of(&now), &mut chance).expect("an answer");
        table.ask(Wish::Command(now.me, said(&command)));
    };
    assert!(turns >= 12 || last.position.waits() == WaitingFor::Over);
    assert!(seen.windows(2).all(|pair| matches!(pair, [before, after] if before.0 <= after.0)), "no way back");
    drop(table);
    all_left();
    let path = last.record.clone().expect("a record");
    let record = record::file::Record::read(&net::store::read_bounded(&path).unwrap()).unwrap();
    let rules = engine::referee::rules::<::art_of_war::Game>();
    let mut course = record::course::Course::open(&record.entries[0], rules, None).unwrap();
    let mut shown = seen.iter().peekable();
    for signed in &record.entries[1..] {
        course.accept(signed).unwrap();
        while let Some((_, head, game)) = shown.next_if(|(length, ..)| *length == course.length()) {
            assert_eq!((*head, *game), (course.head_hash(), course.game().hash()), "entry {}", course.length());
        }
    }
    assert_eq!(shown.next(), None, "all that was shown is in the record");
    assert!(matches::prove(::systems::ALL, &path).expect("a proof").is_good());
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn in_one_seat_one_goes_back_as_far_and_as_often_as_one_likes_and_the_record_tells() {
    let folder = folder("rewind");
    let player = player(&folder);
    let mut pair = Pair::begin(&player, &wanted("skirmish", Opponent::HotSeat)).expect("a match");
    let mut chance = Chance::new(5);
    let mut bot = BotKind::Random.new_bot::<ArtOfWar>();
    let start = pair.game().hash();
    for round in 0..25 {
        let phases = pair.stands().around.phases.len();
        assert_eq!(phases, 0, "nothing was done yet");
        for _ in 0..12 {
            let Some(side) = pair.asked() else { break };
            let command = bot.answer(game(&pair), &mut chance).expect("an answer");
            pair.command(side, &engine::codec::encode(&command)).expect("no trouble").expect("a legal command");
        }
        let to = pair.stands().around.phases.first().expect("the first phase").to;
        pair.agree(Side::First, &Matter::Rewind { to }).expect("no trouble").expect("granted");
        assert_eq!(pair.game().hash(), start, "round {round}");
    }
    let past = pair.past().expect("a past");
    assert_eq!(past.iter().filter(|told| told.back_to.is_some()).count(), 25);
    let path = pair.record().expect("a record");
    drop(pair);
    let again = Pair::resume(&player, &path).expect("the match again").past().expect("a past");
    assert_eq!(again.len(), past.len());
    assert!(matches::prove(::systems::ALL, &path).expect("a proof").is_good());
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_command_is_taken_back_although_the_bot_has_answered_since() {
    let folder = folder("back");
    let (table, heard) = Table::begin(player(&folder), wanted("skirmish", Opponent::Bot(BotKind::Random)), || {});
    let mut mine = BotKind::Random.new_bot::<ArtOfWar>();
    let mut chance = Chance::new(9);
    let mut answered = None;
    while answered.is_none() {
        let now = until_asked(&heard, |_| {});
        assert!(!now.closed, "the bot never answered");
        let command = mine.answer(game_of(&now), &mut chance).expect("an answer");
        table.ask(Wish::Command(now.me, said(&command)));
        let mut theirs = false;
        let then = until_asked(&heard, |now| theirs |= now.asked == Some(now.me.other()));
        if theirs && !then.closed {
            answered = Some((now.position.hash(), then.around.length));
        } else if !then.closed {
            let command = mine.answer(game_of(&then), &mut chance).expect("an answer");
            table.ask(Wish::Command(then.me, said(&command)));
        }
    }
    let (before, length) = answered.expect("an answer of the bot");
    table.ask(Wish::TakeBack(Side::First));
    let now = until_asked(&heard, |_| {});
    assert!(now.around.length > length, "the record only grows");
    assert_eq!(now.position.hash(), before);
    drop(table);
    all_left();
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_player_who_leaves_does_not_wait_and_finds_the_match_again() {
    let folder = folder("leave");
    // From then on the table is held up at its next message, until it is let go.
    let holds = Arc::new(AtomicBool::new(false));
    let (let_go, held) = std::sync::mpsc::channel::<()>();
    let held_up = Arc::clone(&holds);
    let wake = move || {
        if held_up.load(Ordering::Acquire) {
            // Waits until the other end is dropped: nothing is ever sent.
            let _ = held.recv();
        }
    };
    let (table, heard) = Table::begin(player(&folder), wanted("eylau", Opponent::Bot(BotKind::Sensible)), wake);
    let now = until_asked(&heard, |_| {});
    holds.store(true, Ordering::Release);
    table.ask(Wish::Command(now.me, said(&Command::EndMovement)));
    let record = now.record.clone().expect("a record");
    // If leaving waited for the table, this would never end.
    drop(table);
    drop(let_go);
    let (table, heard) = Table::resume(player(&folder), record, || {});
    let past = heard.recv_timeout(std::time::Duration::from_secs(60)).expect("the past");
    assert!(matches!(past, Heard::Before(told, _) if !told.is_empty()));
    until_asked(&heard, |_| {});
    drop(table);
    all_left();
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_change_and_a_draw_hold_at_once_where_one_machine_has_both_keys() {
    let folder = folder("change");
    let mut pair = Pair::begin(&player(&folder), &wanted("skirmish", Opponent::HotSeat)).expect("a match");
    let unit = game(&pair).board().unit_ids().find(|&unit| game(&pair).state().hex_of(unit).is_some());
    let unit = unit.expect("a unit");
    let edits = vec![Edit::Unit { unit, place: Place::Eliminated }];
    let matter = Matter::Change { change: codec::encode(&edits) };
    pair.agree(Side::First, &matter).expect("no trouble").expect("granted");
    assert_eq!(game(&pair).state().hex_of(unit), None);
    pair.agree(Side::Second, &Matter::Result { winner: None }).expect("no trouble").expect("granted");
    assert!(pair.is_closed());
    assert_eq!(pair.stands().around.ending, Some(record::entry::Ending::Agreed { winner: None }));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn luck_is_the_same_in_play_after_a_restart_in_the_replay_and_in_the_report() {
    use replay::{Curve, Detail, Notes};
    let folder = folder("luck");
    let player = player(&folder);
    let mut pair = Pair::begin(&player, &wanted("skirmish", Opponent::HotSeat)).expect("a match");
    let mut chance = Chance::new(11);
    let mut bot = BotKind::Sensible.new_bot::<ArtOfWar>();
    let mut taken_back = 0;
    for step in 1..100_000 {
        let Some(side) = pair.asked() else { break };
        // Now and then something is taken back, dice and all: that was no luck.
        if step % 7 == 3 && taken_back < 5 && pair.take_back(side).expect("no trouble").is_ok() {
            taken_back += 1;
            continue;
        }
        let command = bot.answer(game(&pair), &mut chance).expect("an answer");
        pair.command(side, &engine::codec::encode(&command)).expect("no trouble").expect("a legal command");
        // A screen looks again and again.
        let _ = pair.stands();
    }
    let played = pair.stands().around.luck;
    let path = pair.record().expect("a record");
    drop(pair);
    let again = Pair::resume(&player, &path).expect("the match again").stands().around.luck;
    let reel = matches::open(::systems::ALL, &path, None).expect("a reel");
    let curve = Curve::of(&reel);
    let last = curve.last().expect("an end");
    assert!(taken_back > 0 && played.rolls > 0, "{taken_back} {played:?}");
    assert_eq!((played, again), (last.luck, last.luck));
    let report = replay::report::write(&reel, &curve, &Notes::default(), &replay::report::PagePictures::default());
    let mut told = Vec::new();
    replay::tell(&reel, &curve, &Notes::default(), Detail::default(), &mut told).expect("a text");
    let told = String::from_utf8(told).expect("letters");
    for side in Side::BOTH {
        let figure = played.told(side);
        assert!(report.contains(&format!("<td class=\"n\">{figure}</td>")), "{figure}");
        assert!(told.contains(&format!("luck {figure} strength points")), "{figure}\n{told}");
    }
    let _ = std::fs::remove_dir_all(&folder);
}

/// Listens until the bot must decide; then it thinks, since it is the only one to act.
fn until_it_thinks(heard: &QueueReceiver<Heard>) -> Arc<Now> {
    loop {
        match heard.recv_timeout(LONG_ENOUGH).expect("the table is there") {
            Heard::Now(now) if now.asked == Some(now.me.other()) => return now,
            Heard::Trouble(text) | Heard::Refused(text) => panic!("{text}"),
            _ => {}
        }
    }
}

/// Far less than a marshal thinks about the first phase of a large battle in a test build, and far more than it takes to
/// be interrupted.
const LONG_ENOUGH: std::time::Duration = std::time::Duration::from_secs(10);

#[test]
fn a_player_who_leaves_or_resigns_while_a_marshal_thinks_does_not_wait() {
    let folder = folder("interrupted");
    let begin = || {
        let wanted = WantedMatch { side: Side::Second, ..wanted("dresden", Opponent::Bot(BotKind::Marshal)) };
        Table::begin(player(&folder), wanted, || {})
    };
    let (table, heard) = begin();
    let now = until_it_thinks(&heard);
    table.ask(Wish::Concede(now.me));
    loop {
        match heard.recv_timeout(LONG_ENOUGH).expect("giving up is heard while it thinks") {
            Heard::Now(now) if now.closed => break,
            _ => {}
        }
    }
    drop(table);
    let (table, heard) = begin();
    until_it_thinks(&heard);
    drop(table);
    // The thread of the table sends all messages: when it has ended there is nothing more to hear.
    loop {
        match heard.recv_timeout(LONG_ENOUGH) {
            Ok(_) => {}
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => break,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => panic!("it thinks on though everybody has left"),
        }
    }
    all_left();
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_captain_says_once_in_a_phase_why_it_plays_so() {
    let folder = folder("why");
    let (table, heard) = Table::begin(player(&folder), wanted("skirmish", Opponent::Bot(BotKind::Captain)), || {});
    let mut mine = BotKind::Sensible.new_bot::<ArtOfWar>();
    let mut chance = Chance::new(5);
    let mut whys: Vec<(Side, u8, String)> = Vec::new();
    let mut turn = 0;
    loop {
        match heard.recv_timeout(std::time::Duration::from_secs(120)).expect("the table is there") {
            Heard::Why(side, text) => whys.push((side, turn, text)),
            Heard::Now(now) if now.closed => break,
            Heard::Now(now) => {
                turn = now.position.phase().turn;
                if now.asked == Some(now.me) {
                    let command = mine.answer(game_of(&now), &mut chance).expect("an answer");
                    table.ask(Wish::Command(now.me, said(&command)));
                }
            }
            Heard::Trouble(text) | Heard::Refused(text) => panic!("{text}"),
            _ => {}
        }
    }
    drop(table);
    all_left();
    assert!(!whys.is_empty() && whys.iter().all(|(side, _, text)| *side == Side::Second && !text.is_empty()));
    let _ = std::fs::remove_dir_all(&folder);
}
