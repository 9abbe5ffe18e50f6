//! Files from anywhere: empty, cut off, changed, foreign, enormous, of other rules. Each gets a verdict, none a crash.

use super::game_at;
use art_of_war::Game;
use engine::contract::{Game as _, Side};
use engine::digest::Hash;
use lab::systems::art_of_war::ArtOfWar;
use play::matches;
use record::entry::{Body, Entry, SignedEntry};
use record::file::{MARK, Record};
use replay::report::{self, PagePictures};
use replay::{Curve, Detail, NoReel, Notes, RecordVerdict, Reel, as_json, tell};
use std::path::Path;

fn skirmish() -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/matches/skirmish.estafette")).unwrap()
}

/// Opens bytes and does with them all that can be done; the verdict in words.
fn try_all(bytes: &[u8]) -> Result<(u32, RecordVerdict), String> {
    let reel = Reel::read(systems::ALL, bytes, None).map_err(|none| {
        assert!(!none.to_string().is_empty() && !none.to_string().contains('\n'));
        none.name().to_owned()
    })?;
    let (curve, notes) = (Curve::of(&reel), Notes::default());
    let mut text = Vec::new();
    tell(&reel, &curve, &notes, Detail { moves: true, proofs: true }, &mut text).unwrap();
    assert!(String::from_utf8(text).unwrap().contains("What the record shows"));
    assert!(as_json(&reel, &curve, &notes).get("proof").is_some());
    assert!(report::write(&reel, &curve, &notes, &PagePictures::default()).ends_with("</html>\n"));
    assert!(!reel.trust().meaning().contains('\n') && !reel.trust().badge().is_empty());
    // It plays up to its last good entry.
    if reel.is_carried_out() {
        assert!(game_at(&reel, reel.last()).is_some());
    }
    assert!(game_at(&reel, reel.last() + 1).is_none() && game_at(&reel, u32::MAX).is_none());
    Ok((reel.trust().good, reel.trust().verdict.clone()))
}

#[test]
fn what_is_no_record_is_refused_in_a_sentence() {
    assert_eq!(try_all(b""), Err(String::from("empty")));
    assert_eq!(try_all(b"\x89PNG\r\n\x1a\n0000IHDR"), Err(String::from("foreign")));
    assert_eq!(try_all(b"estafette record 9\n"), Err(String::from("other-version")));
    assert_eq!(try_all(MARK), Err(String::from("no-header")));
    let enormous = [MARK, &u32::MAX.to_le_bytes(), &[0; 64]].concat();
    assert_eq!(try_all(&enormous), Err(String::from("no-header")));
    let too_large = vec![b'x'; record::file::LARGEST + 1];
    assert_eq!(try_all(&too_large), Err(String::from("too-large")));
    assert!(matches!(matches::open(systems::ALL, Path::new("/nowhere/at/all"), None), Err(NoReel::File(_))));
    assert!(matches::open(systems::ALL, Path::new("/"), None).is_err());
}

#[test]
fn a_record_cut_anywhere_plays_up_to_its_last_good_entry() {
    let whole = skirmish();
    let entries = Record::read(&whole).unwrap().entries.len() as u32;
    let mut last = 0;
    let places = (0..whole.len()).step_by(whole.len() / 150).chain([whole.len() - 1]);
    for length in places {
        match try_all(&whole[..length]) {
            Err(name) => {
                assert!(["empty", "foreign", "other-version", "no-header"].contains(&&*name), "{length}: {name}")
            }
            Ok((good, verdict)) => {
                assert!(good >= last && good < entries, "{length}");
                last = good;
                assert!(
                    matches!(verdict, RecordVerdict::NotProven | RecordVerdict::ProvenToBreakOff),
                    "{length}: {verdict:?}"
                );
            }
        }
    }
    assert_eq!(last, entries - 1);
    assert_eq!(try_all(&whole), Ok((entries, RecordVerdict::Proven)));
}

#[test]
fn a_record_with_a_byte_changed_anywhere_is_not_proven() {
    let whole = skirmish();
    for at in (0..whole.len()).step_by(whole.len() / 200) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        if let Ok((_, verdict)) = try_all(&bytes) {
            assert!(!matches!(verdict, RecordVerdict::Proven), "byte {at}");
        }
    }
}

/// The same record with an entry changed by a forger who can repair the checks, though not the signature.
fn edited(at: usize, change: impl Fn(&mut Entry)) -> Vec<u8> {
    let mut entries = Record::read(&skirmish()).unwrap().entries;
    change(&mut entries[at].entry);
    Record::write(&entries)
}

#[test]
fn an_entry_edited_with_care_is_named_with_its_place_and_no_player_is_blamed() {
    for at in [2, 10, 40] {
        let bytes = edited(at, |entry| entry.clock.spent += 1);
        let (good, verdict) = try_all(&bytes).unwrap();
        let RecordVerdict::Broken { entry, how, proven, .. } = verdict else { panic!("{verdict:?}") };
        assert_eq!((good as usize, entry as usize, proven), (at, at, false));
        assert!(how.contains("signature"), "{how}");
    }
}

/// A record of another revision: its header says so, and the keys are the test's, so all signatures are good.
fn of_revision(revision: u32, entries: usize) -> Vec<u8> {
    use estafette_tests::wire;
    let battle = lab::library::open("skirmish", None).unwrap();
    let mut pair: wire::WirePair<Game> = wire::WirePair::new(
        &battle.board_of::<ArtOfWar>().unwrap(),
        engine::codec::encode(&art_of_war::OptionalRules::default()),
    );
    let mut chance = language::chance::Chance::new(1);
    let mut bot = language::bot::BotKind::Sensible.new_bot::<ArtOfWar>();
    while pair.session(Side::First).course().length() < entries as u32 {
        let engine::contract::Pending::Decision { side, .. } = pair.game(Side::First).pending() else {
            break;
        };
        let command = bot.answer(pair.game(Side::First), &mut chance).unwrap();
        pair.say(side, &command);
    }
    let mut signed: Vec<SignedEntry> = pair.session(Side::First).entries().to_vec();
    let (mut prev, mut id) = (Hash([0; 32]), Hash([0; 32]));
    for one in &mut signed {
        let mut entry = one.entry.clone();
        if let Body::Header(header) = &mut entry.body {
            header.terms.revision = revision;
            id = header.match_id();
        }
        (entry.match_id, entry.prev) = (id, prev);
        prev = entry.hash();
        *one = entry.clone().sign(&wire::identity(entry.author));
    }
    Record::write(&signed)
}

#[test]
fn a_record_of_other_rules_shows_signatures_and_dice_and_names_the_program_for_it() {
    let bytes = of_revision(Game::REVISION + 1, 60);
    let (good, verdict) = try_all(&bytes).unwrap();
    let RecordVerdict::Elsewhere { revision, program, .. } = &verdict else { panic!("{verdict:?}") };
    assert_eq!(*revision, Game::REVISION + 1);
    assert!(program.contains("newer Estafette"), "{program}");
    let reel = Reel::read(systems::ALL, &bytes, None).unwrap();
    assert_eq!((reel.trust().counts.signatures, reel.steps().len()), (good, good as usize));
    assert!(game_at(&reel, 0).is_none());
    assert!(reel.trust().meaning().contains("but not the commands"), "{}", reel.trust().meaning());
    let rolls: Vec<_> = reel.steps().iter().filter_map(|step| step.roll.as_ref()).collect();
    assert_eq!(rolls.len() as u32, reel.trust().counts.rolls);
    assert!(rolls.iter().all(|roll| roll.faces.as_ref().is_some_and(|faces| (1..=6).contains(&faces[0]))));
    // And one whose signature is not good is not.
    let mut entries = Record::read(&bytes).unwrap().entries;
    entries[20].entry.clock.spent += 1;
    let (good, verdict) = try_all(&Record::write(&entries)).unwrap();
    assert!(good == 20 && matches!(verdict, RecordVerdict::Broken { entry: 20, proven: false, .. }), "{verdict:?}");
}

#[test]
fn a_report_is_well_formed_and_needs_no_other_file() {
    let bytes = skirmish();
    let reel = Reel::read(systems::ALL, &bytes, None).unwrap();
    let mut notes = Notes::default();
    notes.write(3, "Here <b>everything</b> was decided & lost").unwrap();
    let page = report::write(&reel, &Curve::of(&reel), &notes, &PagePictures::default());
    balanced(&page);
    for outside in ["http:", "https:", "src=", "<script", "@import", "url(", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    for held in
        ["Verified", "Victory points", "Luck", "turn by turn", "All combats", "Every roll", "&lt;b&gt;everything"]
    {
        assert!(page.contains(held), "{held}");
    }
    for player in reel.names() {
        assert!(page.contains(&player));
    }
}

/// Every element that is opened is closed, in order.
fn balanced(page: &str) {
    const EMPTY: [&str; 3] = ["meta", "!DOCTYPE", "br"];
    let mut open: Vec<&str> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap_or_else(|| panic!("{piece}"));
        let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{name}>");
        } else if !tag.ends_with('/') && !EMPTY.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
