//! The pages before a match, by what a player presses.

use super::kept::{Keeping, OpenMatch};
use super::setup_page::Against;
use super::start_screen::{Decided, Page, StartScreen};
use crate::MESSAGES;
use crate::paper::drawn::{nothing_is_cut, tongues};
use crate::paper::heard::all_named;
use egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::contract::Side;
use language::bot::BotKind;
use language::say;
use language::tongue::{BUILT_IN, Tongue, scoped};
use play::table::{Far, LocalPlayer, Network, Opponent};
use std::sync::Arc;

struct Room {
    player: LocalPlayer,
    start: StartScreen,
    decided: Option<Decided>,
    dressed: bool,
}

fn room(name: &str, known: bool) -> Room {
    let home = std::env::temp_dir().join(format!("estafette-start-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).expect("folders");
    let player = LocalPlayer::load_from(systems::ALL, folders, known.then_some("Ney")).expect("a player");
    let start = StartScreen::new(&player, Network::LOOPBACK, &[], Arc::new(|| {}));
    Room { player, start, decided: None, dressed: false }
}

fn harness(size: [f32; 2], room: Room) -> Harness<'static, Room> {
    let show = |ui: &mut Ui, room: &mut Room| {
        // Faces are there from the next frame on.
        if !std::mem::replace(&mut room.dressed, true) {
            crate::paper::look::dress(ui.ctx());
        } else if let Some(decided) = room.start.show(ui, &room.player) {
            room.decided = Some(decided);
        }
    };
    let mut harness = Harness::builder().with_size(egui::Vec2::from(size)).build_ui_state(show, room);
    harness.run();
    harness
}

fn press(harness: &mut Harness<'_, Room>, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run();
}

/// A page by what it is called, and how it is made.
type Named<'a> = (&'a str, &'a dyn Fn(&StartScreen) -> Page);

#[test]
fn nothing_on_the_pages_before_a_match_is_without_a_name_or_cut() {
    let bot = || Against::Here(Opponent::Bot(BotKind::Sensible));
    let kept = |path: &str, elsewhere| OpenMatch {
        path: path.into(),
        title: String::from("A skirmish"),
        line: String::from("Ney against Anna"),
        stands: String::from("Turn 3"),
        far: true,
        elsewhere,
    };
    for size in [[1280.0, 900.0], [760.0, 520.0]] {
        let pages: [Named<'_>; 9] = [
            ("name", &|_| Page::Name(String::new())),
            ("menu", &|_| Page::Menu),
            ("against the bot", &|_| Page::Choose(bot())),
            ("hot seat", &|_| Page::Choose(Against::Here(Opponent::HotSeat))),
            ("invite", &|_| Page::Choose(Against::Friend)),
            ("about", &|_| Page::About(bot())),
            ("friend", &|_| Page::Friend(String::from("abc"))),
            ("go on", &|_| Page::GoOn),
            ("shelf", &|start| Page::Shelf(start.shelf_page())),
        ];
        for (name, page) in pages {
            for _spoken in tongues() {
                let mut room = room("named", true);
                room.start.kept = Keeping::of(vec![kept("/a", false), kept("/b", true)]);
                room.start.page = page(&room.start);
                let harness = harness(size, room);
                assert!(all_named(&harness, name) > 0, "{name} has something to press");
                nothing_is_cut(&harness, &format!("{name} in {size:?}"));
            }
        }
    }
}

/// A match with a long title is told in a shorter line: what is below it stays where it is once it was found.
#[test]
fn the_choices_of_the_menu_stay_where_they_are_when_an_unfinished_match_is_found() {
    let one = || OpenMatch {
        path: "/a".into(),
        title: String::from("The battle of Preussisch Eylau, the whole campaign of the winter"),
        line: String::from("Anna Pavlovna Scherer against Ney, Duke of Elchingen, on the network, 12 days ago"),
        stands: String::new(),
        far: true,
        elsewhere: false,
    };
    for size in [[1280.0, 900.0], [1024.0, 700.0], [682.0, 466.0]] {
        for _spoken in tongues() {
            let place = |kept: Keeping| {
                let mut room = room("found", true);
                (room.start.kept, room.start.page) = (kept, Page::Menu);
                let harness = harness(size, room);
                let label = say!(MESSAGES, "window-before-settings");
                harness.get_by_role_and_label(egui::Role::Button, &label).rect()
            };
            let [without, with] = [place(Keeping::of(Vec::new())), place(Keeping::of(vec![one()]))];
            assert!((with.min - without.min).length() < 0.5, "{with:?} and {without:?} in {size:?}");
        }
    }
}

#[test]
fn nothing_on_a_filled_shelf_is_without_a_name() {
    let room = room("filled", true);
    let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/matches/agreed-2.estafette");
    std::fs::create_dir_all(&room.start.matches).expect("a folder");
    std::fs::copy(kept, room.start.matches.join("agreed.estafette")).expect("a record on the shelf");
    let mut room = room;
    room.start.page = Page::Shelf(room.start.shelf_page());
    let mut harness = harness([1280.0, 900.0], room);
    for _ in 0..3_000 {
        harness.run();
        let many = all_named(&harness, "the shelf");
        if harness.query_all_by_role(egui::Role::ListItem).next().is_some() {
            assert!(many > 3, "the search, the record, and what can be opened elsewhere");
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the record did not appear");
}

#[test]
fn a_shelf_says_that_the_desktop_has_no_file_dialogue() {
    let mut room = room("no-dialogue", true);
    let mut shelf = room.start.shelf_page();
    shelf.picks(crate::paper::desktop::Picked::NoDialogue);
    room.start.page = Page::Shelf(shelf);
    let mut harness = harness([1280.0, 900.0], room);
    for _ in 0..500 {
        if harness.query_all_by_label_contains("This desktop has no file dialogue. Drop the file").next().is_some() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        harness.run();
    }
    panic!("nothing is said");
}

/// The words of every choice are short enough for one line, so that no button jumps when another one is pressed.
#[test]
fn the_choices_under_one_label_are_in_one_line() {
    let sizes = [1.0, 1.5].into_iter().flat_map(|scale| [(scale, [1024.0, 700.0]), (scale, [1600.0, 1000.0])]);
    for (scale, [width, height]) in sizes {
        for code in BUILT_IN {
            let _spoken = scoped(Arc::new(Tongue::new(code)));
            let value =
                |name: String, text: &str| say!(MESSAGES, "window-paper-choice", label = name, value = text.to_owned());
            let [time, added] =
                [say!(MESSAGES, "window-before-setup-clock"), say!(MESSAGES, "window-before-setup-added")];
            let before = value(time, "");
            let mut room = room("one-line", true);
            room.start.page = Page::Choose(Against::Friend);
            let mut harness = harness([width / scale, height / scale], room);
            let timed = |label: &str| label.starts_with(before.trim_end()) && label.ends_with("min");
            let clock = harness.query_all_by(|node| node.label().is_some_and(|label| timed(&label))).next();
            clock.expect("a clock").click_accesskit();
            harness.run();
            let mut tops = std::collections::BTreeMap::<String, Vec<i32>>::new();
            for node in harness.query_all_by_role(egui::Role::RadioButton) {
                let label = node.accesskit_node().label().expect("a name");
                let (name, _) = label.split_once(':').expect("a label and a value");
                tops.entry(name.trim_end().to_owned()).or_default().push(node.rect().top().round() as i32);
            }
            assert!(tops.get(&added).is_some_and(|tops| tops.len() == 5), "{tops:?}");
            for (name, tops) in tops {
                assert!(tops.iter().all(|top| *top == tops[0]), "{name} at {scale} in {width} ({code}): {tops:?}");
            }
        }
    }
}

#[test]
fn the_first_run_asks_for_a_name_and_then_offers_everything() {
    let typed = |text: &str| {
        let mut harness = harness([1280.0, 800.0], room("first", false));
        assert!(harness.ctx.memory(|memory| memory.focused()).is_some(), "the name can be typed at once");
        if !text.is_empty() {
            harness.get_by_role(egui::Role::TextInput).type_text(text);
            harness.run();
        }
        press(&mut harness, "Save name");
        harness
    };
    let named = |harness: &Harness<'_, Room>| match &harness.state().decided {
        Some(Decided::Named(name)) => name.clone(),
        _ => panic!("no name"),
    };
    assert_eq!(named(&typed("Anna")), "Anna", "the name is what was typed, and nothing stood before it");
    let mut harness = typed("");
    assert_eq!(named(&harness), "a player");
    for entry in ["Play a friend", "On this network", "Play the bot", "Hot seat", "Resume", "Settings", "Quit"] {
        harness.get_by_role_and_label(egui::Role::Button, entry);
    }
    press(&mut harness, "Quit");
    assert!(matches!(harness.state().decided, Some(Decided::Quit)));
}

#[test]
fn an_invitation_is_offered_as_it_was_chosen() {
    let mut harness = harness([1280.0, 1200.0], room("invite", true));
    press(&mut harness, "Play a friend");
    press(&mut harness, "Invite a friend");
    press(&mut harness, "Eylau, 7-8 February 1807");
    press(&mut harness, "Allied");
    for option in ["Time per side: 2\u{a0}h", "Take-backs after a die roll: 3"] {
        harness.get_by_label(option).click();
        harness.run();
    }
    press(&mut harness, "Invite");
    let Some(Decided::Far(Far::Invite { setup, lan: false, .. })) = &harness.state().decided else {
        panic!("no invitation")
    };
    let terms = setup.terms();
    assert_eq!((terms.host, terms.time.budget, terms.take_backs), (Side::Second, 7200, 3));
    assert_eq!(terms.title, "Eylau, 7-8 February 1807");
}

#[test]
fn a_player_who_comes_back_from_waiting_finds_the_choices_and_can_invite_again() {
    let mut harness = harness([1280.0, 1200.0], room("back", true));
    press(&mut harness, "Play a friend");
    press(&mut harness, "Invite a friend");
    press(&mut harness, "Dresden, 26-28 August 1813");
    press(&mut harness, "French");
    harness.get_by_label("Time per side: 1\u{a0}h").click();
    harness.run();
    press(&mut harness, "Invite");
    let terms = |decided: &Option<Decided>| match decided {
        Some(Decided::Far(Far::Invite { setup, .. })) => setup.terms(),
        _ => panic!("no invitation"),
    };
    let before = terms(&harness.state().decided);
    assert_eq!((before.host, before.time.budget), (Side::Second, 3600));
    let start = &mut harness.state_mut().start;
    start.come_back();
    let again = start.invite_again();
    assert_eq!(terms(&again), before);
    harness.state_mut().decided = None;
    harness.run();
    press(&mut harness, "Invite");
    assert_eq!(terms(&harness.state().decided), before, "the page is as it was left");
    // Plays the same battle at this computer, where there is no network.
    harness.state_mut().start.stay_here(Opponent::HotSeat);
    harness.run();
    press(&mut harness, "Start");
    let Some(Decided::Play(wanted)) = &harness.state().decided else { panic!("no battle") };
    assert_eq!(wanted.battle.scenario.title, before.title);
}

#[test]
fn a_match_of_another_machine_is_asked_about_before_it_goes_on() {
    let mut harness = harness([1280.0, 1200.0], room("elsewhere", true));
    let battle = systems::ALL.open("skirmish", None).expect("a battle");
    let ended = lab::soak::plain(&battle, 3, BotKind::Random).expect("a match");
    let path = harness.state().player.folders.matches().join("copied.estafette");
    std::fs::write(&path, ended.record).expect("a record");
    let kept = OpenMatch {
        path,
        title: String::from("A skirmish"),
        line: String::new(),
        stands: String::new(),
        far: true,
        elsewhere: true,
    };
    harness.state_mut().start.kept = Keeping::of(vec![kept]);
    harness.run();
    press(&mut harness, "Resume");
    press(&mut harness, "A skirmish");
    assert!(harness.state().decided.is_none(), "nothing is gone on with unasked");
    press(&mut harness, "Play it here from now on");
    harness.get_by_label_contains("it is a match of other players");
    assert!(harness.state().decided.is_none());
}

#[test]
fn a_page_begins_at_its_top_however_far_the_last_one_was_scrolled() {
    let mut harness = harness([1280.0, 420.0], room("scrolled", true));
    press(&mut harness, "Play a friend");
    press(&mut harness, "Invite a friend");
    let title = |harness: &Harness<'_, Room>| harness.get_by_label("Estafette").rect().top();
    let top = title(&harness);
    harness.event(egui::Event::PointerMoved(egui::pos2(200.0, 200.0)));
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -2_000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    // It glides there.
    harness.run_steps(12);
    assert!(title(&harness) < top - 50.0, "it was scrolled");
    harness.state_mut().start.page = Page::Friend(String::new());
    harness.run_steps(3);
    assert_eq!(title(&harness), top);
}

#[test]
fn a_code_that_did_not_work_is_still_there_to_be_looked_at() {
    let mut harness = harness([1280.0, 1200.0], room("code", true));
    press(&mut harness, "Play a friend");
    harness.state_mut().start.page = Page::Friend(String::from("iabc"));
    harness.state_mut().start.come_back();
    assert!(matches!(&harness.state().start.page, Page::Friend(code) if code == "iabc"));
}

#[test]
fn the_smallest_window_at_the_largest_size_still_shows_a_page_that_scrolls() {
    for size in [[760.0, 520.0], [640.0, 400.0], [380.0, 260.0], [254.0, 174.0]] {
        let mut room = room("small", true);
        room.start.page = Page::Choose(Against::Here(Opponent::Bot(BotKind::Sensible)));
        let harness = harness(size, room);
        let begin = harness.get_by_role_and_label(egui::Role::Button, "Start").rect();
        assert!(begin.max.x <= size[0] && begin.max.y <= size[1], "{size:?}: {begin:?}");
    }
}

#[test]
fn the_first_page_begins_the_guided_game_of_any_system_by_one_click() {
    for known in [true, false] {
        let mut room = room("five", true);
        if known {
            room.start.kept = Keeping::of(Vec::new());
        }
        let mut harness = harness([1280.0, 900.0], room);
        let mut help = crate::book::help::Help::new(systems::ALL, None, || {});
        for &system in systems::ALL.list() {
            press(&mut harness, &crate::book::help::first_game_line(system));
            let begun = help.show(&harness.ctx, "staff-map", None).map(|begun| begun.first_battle());
            assert_eq!(begun, Some(system.first_battle()), "{}", system.name());
        }
    }
}

#[test]
fn the_guided_game_is_that_of_the_system_that_is_chosen() {
    let mut harness = harness([1280.0, 1200.0], room("guided", true));
    let mut help = crate::book::help::Help::new(systems::ALL, None, || {});
    press(&mut harness, "First game (guided)");
    let begun = |harness: &Harness<'_, Room>, help: &mut crate::book::help::Help| {
        help.show(&harness.ctx, "staff-map", None).map(|begun| begun.first_battle())
    };
    assert_eq!(begun(&harness, &mut help), Some("skirmish"), "nothing is chosen yet");
    press(&mut harness, "Play the bot");
    for system in systems::ALL.list() {
        harness.get_by_label(system.title()).click();
        harness.run();
        press(&mut harness, "First game (guided)");
        assert_eq!(begun(&harness, &mut help), Some(system.first_battle()), "{}", system.name());
        assert_eq!(harness.state().start.system().map(|known| known.name()), Some(system.name()));
    }
    // Back on the first page it is still the one that was looked at last.
    press(&mut harness, "Back");
    press(&mut harness, "First game (guided)");
    let last = systems::ALL.list().last().map(|system| system.first_battle());
    assert_eq!(begun(&harness, &mut help), last);
}
