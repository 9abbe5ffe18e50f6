//! The screens of the room and of a tournament, by what a person reads and presses.

use super::desk_page::{DeskPage, DeskWish};
use super::directing::{Directing, Event};
use super::part_page::{PartPage, PartWish};
use super::partaking::Partaking;
use super::room_page::{RoomPage, RoomWish};
use crate::MESSAGES;
use crate::paper::drawn::{nothing_is_cut, tongues};
use crate::paper::heard::all_named;
use crate::paper::look::dress;
use egui::{Role, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use language::say;
use net::lan::{Calling, FoundInvitation};
use net::room::RoomEntry;
use play::table::LocalPlayer;
use record::identity::{Identity, PlayerKey};
use record::seed::Seed;
use tokio::sync::mpsc::Receiver;
use tournament::book::Book;
use tournament::director::Director;
use tournament::evening_event::{At, EveningEvent, SignedEntry};
use tournament::hall::{DirectorOrder, PendingOrder, TournamentSnapshot};
use tournament::message::{FromDesk, TournamentSeat};
use tournament::part::{DeskCode, DeskNews};
use tournament::plan::TournamentPlan;

const SIZES: [[f32; 2]; 3] = [[1600.0, 1000.0], [1024.0, 700.0], [760.0, 520.0]];

fn identity(seed: u8) -> Identity {
    Identity::from_seed(&Seed::from_bytes([seed; 32]))
}

fn key(seed: u8) -> PlayerKey {
    identity(seed).key()
}

fn player(name: &str) -> LocalPlayer {
    let home = std::env::temp_dir().join(format!("estafette-club-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).expect("folders");
    LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).expect("a player")
}

fn harness<S: 'static>(size: [f32; 2], state: S, show: impl Fn(&mut Ui, &mut S) + 'static) -> Harness<'static, S> {
    let mut harness =
        Harness::builder().with_size(Vec2::from(size)).with_context_setup(dress).build_ui_state(show, state);
    harness.run_steps(4);
    harness
}

fn press<S>(harness: &mut Harness<'_, S>, label: &str) {
    // In a small window some of them are further down.
    harness.get_by_role_and_label(Role::Button, label).scroll_to_me();
    harness.run_steps(20);
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run_steps(3);
}

fn here(calling: Calling, seed: u8, name: &str, what: &str, wanted: Option<PlayerKey>) -> RoomEntry {
    let found = FoundInvitation {
        name: name.to_owned(),
        key: key(seed),
        battle: what.to_owned(),
        system: None,
        same_version: true,
        addresses: vec!["10.0.0.1:4000".parse().expect("an address")],
        wanted,
    };
    RoomEntry { calling, found }
}

struct InRoom {
    page: RoomPage,
    player: LocalPlayer,
    wish: Option<RoomWish>,
}

fn room(news: Result<Vec<RoomEntry>, String>, size: [f32; 2]) -> Harness<'static, InRoom> {
    let state = InRoom { page: RoomPage::told(news), player: player("room"), wish: None };
    harness(size, state, |ui, state| {
        crate::paper::page::leaf(ui, |ui| {
            if let Some(wish) = state.page.show(ui, &state.player, false) {
                state.wish = Some(wish);
            }
        });
    })
}

#[test]
fn the_room_shows_players_challenges_and_tournaments_and_tells_two_of_one_name_apart() {
    let all = vec![
        here(Calling::Player, 1, "Anna", "looking for Eylau", None),
        here(Calling::Player, 2, "Anna", "is here", None),
        here(Calling::Invitation, 3, "Murat", "Dresden", Some(key(9))),
        here(Calling::Invitation, 4, "Davout", "Eylau", None),
        here(Calling::Desk, 5, "Berthier", "Club evening", None),
    ];
    for size in SIZES {
        let mut room = room(Ok(all.clone()), size);
        assert!(all_named(&room, "the room") >= 7);
        let short = |seed| tournament::state::short_fingerprint(&key(seed));
        press(&mut room, &format!("Challenge Anna ({})", short(2)));
        assert!(matches!(&room.state().wish, Some(RoomWish::Challenge(whom, _)) if *whom == key(2)));
        room.get_by_label(&format!("Anna ({})", short(1)));
        room.get_by_label("Murat challenges you");
        press(&mut room, "Accept");
        assert!(matches!(&room.state().wish, Some(RoomWish::Ask(found)) if found.key == key(3)));
        press(&mut room, "Eylau");
        assert!(matches!(&room.state().wish, Some(RoomWish::Ask(found)) if found.key == key(4)));
        press(&mut room, "Club evening");
        assert!(matches!(&room.state().wish, Some(RoomWish::TakePart(desk)) if desk.key == key(5)));
        press(&mut room, "Direct a tournament");
        assert!(matches!(&room.state().wish, Some(RoomWish::Direct)));
    }
}

#[test]
fn no_words_are_cut_in_the_room_in_a_tournament_or_at_its_desk() {
    let all = vec![
        here(Calling::Player, 1, "Anna", "looking for Eylau", None),
        here(Calling::Invitation, 3, "Murat", "Dresden", Some(key(9))),
        here(Calling::Desk, 5, "Berthier", "Club evening", None),
    ];
    for _spoken in tongues() {
        for size in SIZES {
            nothing_is_cut(&room(Ok(all.clone()), size), &format!("the room in {size:?}"));
            nothing_is_cut(&part(vec![welcome(), seat(None)], size), &format!("a tournament in {size:?}"));
            let mut desk = desk("cut", 4, size);
            nothing_is_cut(&desk, &format!("the desk in {size:?}"));
            desk.state_mut().director.open_round().expect("a round");
            desk.run_steps(3);
            press(&mut desk, &say!(MESSAGES, "window-club-desk-decide-table", table = 1u8));
            nothing_is_cut(&desk, &format!("the desk at work in {size:?}"));
        }
    }
}

#[test]
fn a_network_that_cannot_be_heard_says_why_and_what_else_works() {
    let error = net::lan::LanError::Blocked(String::new()).to_string();
    let mut room = room(Err(error), SIZES[1]);
    room.get_by_label_contains("blocks multicast");
    room.get_by_label("Use an invitation code instead").click();
    room.run_steps(2);
    assert!(matches!(&room.state().wish, Some(RoomWish::ByCode)));
    room.get_by_label_contains("Join a tournament with its code").click();
    room.run_steps(2);
    room.get_by_label_contains("The code on the director's screen");
}

struct AtPart {
    page: PartPage,
    part: Partaking,
    wish: Option<PartWish>,
}

fn part(told: Vec<FromDesk>, size: [f32; 2]) -> Harness<'static, AtPart> {
    let desk = DeskCode { key: key(5), addresses: vec!["10.0.0.1:4000".parse().expect("an address")] };
    let mut part = Partaking::told(desk, told.into_iter().map(DeskNews::Said));
    assert!(part.listen().is_none());
    harness(size, AtPart { page: PartPage::default(), part, wish: None }, |ui, state| {
        if let Some(wish) = state.page.show(ui, &state.part) {
            state.wish = Some(wish);
        }
    })
}

fn welcome() -> FromDesk {
    let plan = Box::new(TournamentPlan { minutes: 60, ..TournamentPlan::new("Club evening", "skirmish", 3) });
    FromDesk::Welcome { event: engine::digest::Hash([1; 32]), plan, number: Some(1) }
}

fn seat(decided: Option<&str>) -> FromDesk {
    FromDesk::Seat(Box::new(TournamentSeat {
        at: At { round: 2, table: 3 },
        side: Side::First,
        opponent: key(2),
        name: String::from("Anna"),
        code: None,
        there: true,
        decided: decided.map(str::to_owned),
        token: None,
        opened: 0,
    }))
}

#[test]
fn a_player_reads_the_table_number_and_goes_there_by_one_button() {
    for size in SIZES {
        let mut page = part(vec![welcome(), seat(None)], size);
        assert!(all_named(&page, "the tournament") >= 3);
        page.get_by_label("Round 2: you are French against Anna, table 3.");
        assert_eq!(page.state().part.call().as_deref(), Some("Round 2: you are French against Anna, table 3."));
        press(&mut page, "Sit down at table 3");
        page.get_by_label_contains("You are at the table.");
        assert_eq!(page.state().part.call(), None, "nobody is called to where he sits");
        let page = part(vec![welcome(), seat(None), seat(Some("French victory"))], size);
        page.get_by_label("Round 2, table 3: French victory.");
        assert!(page.query_by_label("Sit down at table 3").is_none());
    }
}

/// Two clicks as fast as a hand makes them.
fn double_click<S>(harness: &mut Harness<'_, S>, label: &str) {
    let at = harness.get_by_role_and_label(Role::Button, label).rect().center();
    harness.event(egui::Event::PointerMoved(at));
    harness.run_steps(1);
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
    }
    harness.run_steps(1);
}

#[test]
fn a_double_click_neither_withdraws_a_player_nor_ends_the_tournament() {
    let mut page = part(vec![welcome(), FromDesk::Wait(String::from("wait for round 1"))], SIZES[0]);
    double_click(&mut page, "Withdraw");
    page.get_by_label("Withdraw for good");
    press(&mut page, "Withdraw for good");
    page.get_by_label("Withdraw");

    let mut desk = desk("double", 2, SIZES[0]);
    for round in 1..=2 {
        let director = &mut desk.state_mut().director;
        director.open_round().expect("a round");
        let (at, reason) = (At { round, table: 1 }, String::from("won"));
        director.decide(EveningEvent::Adjudicated { at, winner: Some(Side::First), reason }).expect("decided");
        director.decide(EveningEvent::RoundClosed).expect("closed");
    }
    desk.run_steps(3);
    double_click(&mut desk, "End the tournament");
    assert_eq!(desk.state_mut().wishes(), []);
    press(&mut desk, "End the tournament: this cannot be undone");
    assert_eq!(desk.state_mut().wishes(), [DirectorOrder::End]);
}

#[test]
fn a_player_is_asked_for_the_word_and_can_withdraw_and_come_back() {
    let refused = FromDesk::Refused { name: String::from("wrong-word"), text: String::from("this is not the word") };
    let mut page = part(vec![welcome(), refused], SIZES[1]);
    page.get_by_label_contains("Ask the director for it").click();
    page.run_steps(2);
    page.get_by_role(Role::TextInput).focus();
    page.run_steps(1);
    page.get_by_role(Role::TextInput).type_text("eagle");
    page.run_steps(2);
    press(&mut page, "Enter");
    assert!(matches!(&page.state().wish, Some(PartWish::Word(word)) if word == "eagle"));
    let mut page = part(vec![welcome(), FromDesk::Wait(String::from("wait for round 1"))], SIZES[1]);
    press(&mut page, "Withdraw");
    page.get_by_label("Withdraw for good");
    let away = String::from("you are not paired now; come back, and you will be in the next round");
    let page = part(vec![welcome(), FromDesk::Wait(away)], SIZES[1]);
    page.get_by_label("I am back");
    let page = part(vec![welcome(), FromDesk::Pause(true), seat(None)], SIZES[1]);
    page.get_by_label("Tournament paused");
    let page = part(vec![welcome(), FromDesk::Over { place: 2, of: 8 }], SIZES[1]);
    page.get_by_label("You finished in place 2 of 8.");
}

#[test]
fn after_the_last_round_no_player_waits_for_another_one() {
    let last = |round| match seat(Some("French victory")) {
        FromDesk::Seat(seat) => FromDesk::Seat(Box::new(TournamentSeat { at: At { round, ..seat.at }, ..*seat })),
        other => other,
    };
    let page = part(vec![welcome(), last(2)], SIZES[1]);
    page.get_by_label_contains("Wait for the next round.");
    let page = part(vec![welcome(), last(3)], SIZES[1]);
    page.get_by_label_contains("The tournament is over for you: this was the last round.");
    assert!(page.query_by_label_contains("Wait for the next round").is_none());
}

#[test]
fn the_director_takes_part_in_the_own_tournament_from_the_same_window() {
    let directs = player("own");
    let again = || LocalPlayer::load_from(systems::ALL, directs.folders.clone(), None).expect("the same player");
    let network = play::table::Network { loopback: true, port: 0, router: false };
    let wake: crate::wake_up::WakeUp = std::sync::Arc::new(|| {});
    let plan = Box::new(TournamentPlan::new("Two friends", "skirmish", 1));
    let (directs, plays) = (again(), again());
    assert_eq!(directs.identity.key(), plays.identity.key());
    let mut desk =
        Directing::begin(directs, Event::New(plan), "jena", network, std::sync::Arc::clone(&wake)).expect("a desk");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while desk.code().is_none() {
        desk.listen();
        assert!(std::time::Instant::now() < until && desk.trouble.is_none(), "{:?}", desk.trouble);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let code = desk.code().expect("a code").clone();
    let mut part = Partaking::begin(plays, code, desk.word(), network, wake);
    while part.waits.as_deref() != Some("wait for round 1") {
        assert!(part.listen().is_none());
        let told = (&part.lost, &part.refused, &part.trouble);
        assert!(std::time::Instant::now() < until, "the desk does not let its director in: {told:?}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // A friend enters, the round is opened, and the two of them play it: one gives up at once.
    let wake: crate::wake_up::WakeUp = std::sync::Arc::new(|| {});
    let friend = Partaking::begin(player("friend"), desk.code().expect("a code").clone(), desk.word(), network, wake);
    let (mut parts, mut tables) = ([part, friend], [None, None]);
    let mut opened = false;
    while !parts.iter().all(|part| part.seat.as_ref().is_some_and(|seat| seat.decided.is_some())) {
        desk.listen();
        if !opened && parts.iter().all(|part| part.waits.is_some()) {
            desk.wish(DirectorOrder::Open);
            opened = true;
        }
        for (part, table) in parts.iter_mut().zip(&mut tables) {
            if let Some(begun) = part.listen() {
                *table = Some(begun);
            }
            let sits = part.seat.as_ref().is_some_and(|seat| seat.decided.is_none());
            if sits && table.is_none() && !part.is_coming() {
                part.sit_down();
            }
        }
        if let [Some(first), Some(_)] = &tables {
            while let Ok(heard) = first.heard.try_recv() {
                if let play::table::Heard::Now(now) = heard
                    && now.asked.is_some()
                {
                    first.table.ask(play::table::Wish::Concede(now.me));
                }
            }
        }
        let told = parts.each_ref().map(|part| (&part.waits, &part.words, &part.refused, &part.trouble));
        assert!(std::time::Instant::now() < until, "the round is not played: {told:?}, {:?}", desk.refused);
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let ended = parts.each_ref().map(|part| part.seat.as_ref().and_then(|seat| seat.decided.clone()));
    assert!(ended[0].is_some() && ended[0] == ended[1], "{ended:?}");
}

struct AtDesk {
    page: DeskPage,
    desk: Directing,
    wish: Option<DeskWish>,
    wished: Receiver<PendingOrder>,
    director: Director,
}

impl AtDesk {
    /// The orders since the last call; they are not carried out.
    fn wishes(&mut self) -> Vec<DirectorOrder> {
        std::iter::from_fn(|| self.wished.try_recv().ok()).map(|(wish, _)| wish).collect()
    }
}

/// A desk with this many players.
fn desk(name: &str, players: u8, size: [f32; 2]) -> Harness<'static, AtDesk> {
    let file = std::env::temp_dir().join(format!("estafette-desk-{name}-{}.tournament", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let plan = TournamentPlan { minutes: 60, ..TournamentPlan::new("Club evening", "skirmish", 2) };
    let book = Book::create(systems::ALL, &file, plan, key(1), 0).expect("a book");
    let mut director = Director::new(book, "").expect("a director");
    for seed in 1..=players {
        let entry = SignedEntry::new(&identity(seed), director.event().id, &format!("Player {seed}"));
        director.decide(EveningEvent::Entered(entry)).expect("an entry");
        director.came(key(seed));
    }
    let (shown, wished) = Directing::shown(TournamentSnapshot::of(&director, 1));
    let state = AtDesk { page: DeskPage::default(), desk: shown, wish: None, wished, director };
    harness(size, state, |ui, state| {
        let sight = TournamentSnapshot::of(&state.director, 1);
        state.desk.sight = Some(std::sync::Arc::new(sight));
        if let Some(wish) = state.page.show(ui, &mut state.desk) {
            state.wish = Some(wish);
        }
    })
}

#[test]
fn a_director_opens_decides_closes_and_ends_by_what_he_sees() {
    for (name, size) in ["large", "middle", "small"].into_iter().zip(SIZES) {
        let mut desk = desk(name, 4, size);
        assert!(all_named(&desk, "the desk") >= 9);
        press(&mut desk, "Open round 1");
        assert_eq!(desk.state_mut().wishes(), [DirectorOrder::Open]);
        desk.state_mut().director.open_round().expect("a round");
        desk.state_mut().director.gone(&key(2));
        desk.run_steps(3);
        desk.get_by_label("not at the desk");
        // A round with open games is not closed; a game is decided with a reason only.
        press(&mut desk, "Close the round");
        assert_eq!(desk.state_mut().wishes(), []);
        press(&mut desk, "Decide table 1");
        desk.get_by_label("Draw").click();
        desk.run_steps(3);
        press(&mut desk, "Decide");
        assert_eq!(desk.state_mut().wishes(), []);
        desk.get_by_role(Role::TextInput).focus();
        desk.run_steps(1);
        desk.get_by_role(Role::TextInput).type_text("a dead laptop");
        desk.run_steps(2);
        press(&mut desk, "Decide");
        let reason = String::from("a dead laptop");
        assert_eq!(
            desk.state_mut().wishes(),
            [DirectorOrder::Decide { round: Some(1), table: 1, winner: None, reason }]
        );
        press(&mut desk, "Decide table 2");
        desk.get_by_label("Both were absent").click();
        desk.run_steps(3);
        press(&mut desk, "Decide");
        assert_eq!(desk.state_mut().wishes(), [DirectorOrder::Absent { table: 2, absent: [true, true] }]);
        // An act that cannot be taken back must be confirmed.
        press(&mut desk, "Withdraw Player 3");
        assert_eq!(desk.state_mut().wishes(), []);
        press(&mut desk, "Withdraw for good");
        assert_eq!(desk.state_mut().wishes(), [DirectorOrder::Withdraw(3)]);
        press(&mut desk, "Pause");
        assert_eq!(desk.state_mut().wishes(), [DirectorOrder::Pause]);
        press(&mut desk, "Close the desk");
        assert!(desk.state().wish.is_none());
        press(&mut desk, "Close it now");
        assert!(matches!(desk.state().wish, Some(DeskWish::Close)));
    }
}

#[test]
fn a_game_of_a_closed_round_can_still_be_decided() {
    let mut desk = desk("late", 2, SIZES[1]);
    let director = &mut desk.state_mut().director;
    director.open_round().expect("a round");
    let at = At { round: 1, table: 1 };
    director
        .decide(EveningEvent::Adjudicated { at, winner: Some(Side::First), reason: String::from("won") })
        .expect("decided");
    director.decide(EveningEvent::RoundClosed).expect("closed");
    desk.run_steps(3);
    press(&mut desk, "Decide table 1");
    assert!(desk.query_by_label("Both were absent").is_none(), "who was not there is said while the round is open");
    desk.get_by_label("Draw").click();
    desk.run_steps(2);
    desk.get_by_role(Role::TextInput).focus();
    desk.run_steps(1);
    desk.get_by_role(Role::TextInput).type_text("a late dispute");
    desk.run_steps(2);
    press(&mut desk, "Decide");
    let reason = String::from("a late dispute");
    assert_eq!(desk.state_mut().wishes(), [DirectorOrder::Decide { round: Some(1), table: 1, winner: None, reason }]);
}
