//! Looking back at matches: luck, curves, notes, the library, and going on from a step.

use super::game_at;
use art_of_war::{Command, Game};
use engine::codec;
use engine::contract::{Game as _, Pending, Rolled, Side};
use lab::systems::art_of_war::ArtOfWar;
use language::ask::Said;
use language::luck::{self, PARTS};
use language::system::Judge as _;
use play::matches::{self, MatchShelf, Trash, notes_path, read_notes, save_notes};
use play::table::{Drill, Opponent, Practice};
use replay::{Branch, Curve, Entered, EntryEffect, NoBranch, Notes, RecordVerdict, Reel};
use serde_json::json;
use std::path::{Path, PathBuf};

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fixtures/matches/{name}.estafette"))
}

fn open(name: &str) -> Reel {
    matches::open(systems::ALL, &fixture(name), None).unwrap()
}

/// A folder of a test's own, gone when it ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("estafette-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Attacks of a match, each with the position before its command and the one that waits for its die.
fn attacks(reel: &Reel) -> Vec<(Game, Command, Game)> {
    let mut found = Vec::new();
    for step in reel.steps() {
        let EntryEffect::Command(_, command) = &step.act else { continue };
        let command = codec::decode(command).unwrap();
        if matches!(command, Command::Attack(_)) {
            found.push((game_at(reel, step.seq - 1).unwrap(), command, game_at(reel, step.seq).unwrap()));
        }
    }
    found
}

#[test]
fn the_luck_of_all_faces_together_is_none() {
    for name in ["eylau", "dresden"] {
        let reel = open(name);
        let mut weighed = 0;
        for (before, command, waiting) in attacks(&reel).iter().step_by(5) {
            let Command::Attack(proposal) = command else { unreachable!() };
            let Pending::Roll(roll) = waiting.pending() else { continue };
            let lucks = (1..=roll.dice[0]).map(|face| ArtOfWar::luck(waiting, &Rolled::Faces(vec![face])).unwrap());
            assert_eq!(lucks.map(|luck| luck.of(Side::First)).sum::<i64>(), 0, "{name}");
            // And the ways of each result are those of the forecast.
            let forecast = before.forecast(proposal).unwrap();
            let ways: u16 = forecast.chances.iter().map(|chance| chance.1).sum();
            assert_eq!(ways, 36);
            let by_result = |face: u16| forecast.column.result(face);
            for (result, count) in &forecast.chances {
                let faces = (1..=6).filter(|&face| by_result(face) == Some(*result)).count();
                assert_eq!(usize::from(*count), faces * 6, "without weather a result has six ways for every face");
            }
            weighed += 1;
        }
        assert!(weighed > 5, "{name}: {weighed}");
    }
}

#[test]
fn luck_is_what_came_less_the_mean_of_all_faces() {
    // 12 against 4 on 3-1. From 1 to 5 the defender has no way to retreat and is lost, 4 points; on 6 both attackers
    // are driven back, a quarter of 12. The mean is (5 x 4 - 3) / 6 for the attacker.
    let mut desk = play::adjutant::AdjutantDesk::in_folder(
        systems::ALL,
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("cases/art_of_war"),
    );
    let position = json!({"phase": "combat", "units": {"F8": "0606", "F4": "0805", "R4": "0706"}});
    let new = json!({"do": "new", "scenario": "maps/6-plain.toml", "position": position});
    let attack = json!({"attack": {"units": ["F8", "F4"], "targets": ["0706"]}});
    for request in [new, json!({"do": "command", "side": "french", "command": attack})] {
        let answer = desk.answer(&request);
        assert_eq!(answer["ok"], json!(true), "{answer}");
    }
    let waiting = desk.game::<ArtOfWar>().unwrap();
    let luck = |face: u16| ArtOfWar::luck(waiting, &Rolled::Faces(vec![face])).unwrap();
    for face in 1..=5 {
        assert_eq!(luck(face).of(Side::First) * 6, (4 * 6 - 17) * PARTS, "{face}");
    }
    assert_eq!(luck(6).of(Side::First) * 6, (-3 * 6 - 17) * PARTS);
    assert_eq!(luck(6).of(Side::Second), -luck(6).of(Side::First));
    assert_eq!([luck(1).told(Side::First), luck(6).told(Side::First)], ["+1.2", "\u{2212}5.8"]);
    let told = [0, PARTS, -PARTS * 3 / 2, PARTS / 7].map(luck::points);
    assert_eq!(told, ["0.0", "+1.0", "\u{2212}1.5", "+0.1"]);
}

#[test]
fn sixes_against_oneself_are_bad_luck() {
    // On every column of the table a 6 is the worst an attacker can roll; guns that fire from afar risk nothing.
    for name in ["skirmish", "eylau", "dresden"] {
        let mut weighed = 0;
        for (_, command, waiting) in attacks(&open(name)) {
            let Command::Attack(_) = command else { unreachable!() };
            let art_of_war::Step::Die(attack) = &waiting.state().combat().unwrap().step else { continue };
            let attacker = waiting.state().active;
            if attack.adjacent.is_empty() {
                continue;
            }
            let luck = |face: u16| ArtOfWar::luck(&waiting, &Rolled::Faces(vec![face])).unwrap().of(attacker);
            let faces: Vec<i64> = (1..=6).map(luck).collect();
            let even = faces.iter().all(|&luck| luck == 0);
            assert!(even || faces[5] < 0, "{name}: {faces:?} on {}", attack.column);
            assert_eq!(faces[5], *faces.iter().min().unwrap(), "{name}: {faces:?} on {}", attack.column);
            weighed += 1;
        }
        assert!(weighed > 3, "{name}: {weighed}");
    }
}

#[test]
fn curves_end_where_the_battle_did_and_luck_that_was_taken_back_is_none() {
    for name in ["skirmish", "eylau", "dresden", "agreed"] {
        let reel = open(name);
        let curve = Curve::of(&reel);
        let last = curve.last().unwrap();
        let game = game_at(&reel, reel.last()).unwrap();
        assert_eq!(last.score(), Side::BOTH.map(|side| i64::from(game.score(side).total())), "{name}");
        assert!(curve.points.is_sorted_by_key(|point| point.seq));
        // The rolls, less those that were taken back.
        let kept = reel.steps().iter().filter(|step| step.roll.is_some() && step.undone_by.is_none());
        let combats = kept.filter(|step| step.has(|event| event.throw().is_some_and(|throw| throw.came.is_some())));
        assert_eq!(last.luck.rolls as usize, combats.count(), "{name}");
        assert_eq!(last.luck.of(Side::First), -last.luck.of(Side::Second));
    }
}

#[test]
fn a_timeline_leads_to_turns_phases_and_combats_both_ways() {
    let reel = open("eylau");
    let timeline = reel.timeline();
    assert!(timeline.turns() > 5 && timeline.phases.len() > 20 && timeline.combats.len() > 10);
    for step in [Reel::last(&reel) / 2, 3] {
        let next = timeline.phase_beside(step, true).unwrap();
        assert!(next > step && timeline.phase_beside(next, false).unwrap() <= step);
        let next = timeline.turn_beside(step, true).unwrap();
        assert!(next > step && timeline.turn_beside(next, false).is_none_or(|before| before <= step));
        let next = timeline.combat_beside(step, true).unwrap();
        assert!(reel.step(next).unwrap().roll.is_some());
    }
    for combat in &timeline.combats {
        assert!(combat.result.is_some() && combat.faces.len() == 1 && combat.end >= combat.rolled.unwrap());
    }
}

#[test]
fn after_going_back_the_position_and_the_phase_are_the_earlier_ones() {
    let reel = open("agreed");
    let mut seen = 0;
    for step in reel.steps() {
        if let Entered::Rewinds(to) = step.deed {
            assert_eq!(game_at(&reel, step.seq).unwrap().hash(), game_at(&reel, to).unwrap().hash());
            let phase = |seq| reel.timeline().phase_at(seq).map(|at| &reel.timeline().phases[at]);
            assert_eq!(phase(step.seq), phase(to));
            assert!(reel.step(to + 1).unwrap().undone_by.is_some());
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn notes_are_bounded_kept_beside_the_record_and_read_again() {
    let folder = Folder::new("notes");
    let record = folder.0.join("match.estafette");
    assert_eq!(read_notes(&record).unwrap(), Notes::default());
    let mut notes = Notes::default();
    notes.rename("  The long\nevening ");
    notes.write(12, "Davout \u{202e}comes too late").unwrap();
    notes.write(40, &"x".repeat(5000)).unwrap();
    notes.write(41, "gone").unwrap();
    notes.write(41, "").unwrap();
    save_notes(&notes, &record).unwrap();
    let again = read_notes(&record).unwrap();
    assert_eq!(
        (again.name(), again.at(12), again.at(41)),
        (Some("The long evening"), Some("Davout comes too late"), None)
    );
    assert_eq!(again.at(40).unwrap().len(), 1000);
    assert_eq!(again, notes);
    std::fs::write(notes_path(&record), "{\"format\": 2}").unwrap();
    assert!(read_notes(&record).is_err());
    save_notes(&Notes::default(), &record).unwrap();
    assert!(!notes_path(&record).exists());
}

#[test]
fn the_library_lists_searches_renames_remembers_and_throws_away() {
    let folder = Folder::new("shelf");
    let matches = folder.0.join("matches");
    std::fs::create_dir_all(matches.join("partner")).unwrap();
    for name in ["skirmish", "broken-off"] {
        std::fs::copy(fixture(name), matches.join(format!("{name}.estafette"))).unwrap();
    }
    std::fs::write(matches.join("picture.estafette"), b"\x89PNG").unwrap();
    std::fs::write(matches.join("skirmish.chat.txt"), "well played").unwrap();
    std::fs::write(matches.join("skirmish.secret"), "s").unwrap();
    std::fs::write(matches.join("partner/skirmish.estafette"), "theirs").unwrap();
    let mut shelf = MatchShelf::open(&matches);
    let found = shelf.list().unwrap();
    assert_eq!(found.len(), 3);
    let ending = |name: &str, found: &[play::matches::ShelfFile]| {
        let one = found.iter().find(|one| one.path.ends_with(name)).unwrap();
        one.listing.clone().map(|listing| (listing.over, listing.ending, listing.proven.is_some()))
    };
    assert_eq!(ending("skirmish.estafette", &found), Ok((true, String::from("played to its end"), false)));
    assert_eq!(ending("broken-off.estafette", &found), Ok((false, String::from("not over"), false)));
    assert!(ending("picture.estafette", &found).unwrap_err().contains("not the record"));

    let record = matches.join("skirmish.estafette");
    let reel = matches::open(systems::ALL, &record, None).unwrap();
    assert_eq!(reel.trust().verdict, RecordVerdict::Proven);
    shelf.remember(&record, reel.trust(), reel.timeline().turns());
    shelf.rename(&record, "Sunday").unwrap();
    // Another day: the index is read from disk, and still fits the file.
    let mut shelf = MatchShelf::open(&matches);
    let found = shelf.list().unwrap();
    let (over, ending_now, proven) = ending("skirmish.estafette", &found).unwrap();
    assert!(over && proven && ending_now.contains("points"), "{ending_now}");
    let named = |typed: &str| found.iter().filter(|one| one.matches(systems::ALL, typed)).count();
    assert_eq!((named("sunday"), named("not over"), named("sunday VERIFIED"), named("nobody")), (1, 1, 1, 0));
    // A lost index costs nothing but time, and a changed file is read again.
    std::fs::write(matches.join("library.json"), "rubbish").unwrap();
    assert_eq!(MatchShelf::open(&matches).list().unwrap().len(), 3);

    let home = folder.0.clone();
    let trash = Trash::from_variables(|name| (name == "HOME").then(|| home.clone()));
    let gone = shelf.delete(&record, &trash).unwrap();
    assert_eq!(gone.len(), 5, "record, talk, secrets, notes and the partner's half: {gone:?}");
    assert!(gone.iter().all(|file| file.exists()));
    assert_eq!(shelf.list().unwrap().len(), 2);
    assert!(!matches.join("skirmish.secret").exists() && !matches.join("partner/skirmish.estafette").exists());
}

fn practice(branch: &Branch) -> Practice {
    let (game, battle) = (branch.position.referee(), branch.position.battle().clone());
    Practice::begin(game, battle, Drill::new("Ney", Side::Second, Opponent::HotSeat)).unwrap()
}

#[test]
fn what_if_goes_on_from_any_step_until_the_battle_is_over() {
    let reel = open("skirmish");
    assert!(matches!(Branch::at(&reel, reel.last()), Err(NoBranch::Over)));
    assert!(matches!(Branch::at(&reel, reel.last() + 9), Err(NoBranch::NoPosition)));
    let mut chance = language::chance::Chance::new(3);
    for seq in (0..reel.last()).step_by(9) {
        let Ok(branch) = Branch::at(&reel, seq) else { continue };
        let mut practice = practice(&branch);
        let mut bot = language::bot::BotKind::Random.new_bot::<ArtOfWar>();
        let mut steps = 0;
        while let Some(side) = practice.asked() {
            let before = practice.game().hash();
            let command = bot.answer(practice.game().of::<art_of_war::Game>().unwrap(), &mut chance).unwrap();
            practice.say(side, &Said::open(codec::encode(&command))).unwrap();
            steps += 1;
            // Now and then a player takes a command back.
            if steps % 10 == 0 && !matches!(command, Command::Undo) {
                practice.take_back(side).unwrap();
                assert_eq!(practice.game().hash(), before);
            }
            assert!(steps < 100_000);
        }
        assert!(matches!(practice.game().waits(), engine::referee::Waits::Over));
    }
}
