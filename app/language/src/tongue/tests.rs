//! Messages in three languages, and files of languages with mistakes.

use super::*;
use crate::ask::{Names, Pick, PieceId, Sentence, Span};
use crate::{MESSAGES, phrase, say};
use engine::contract::{Fact, Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Messages of a system, as a crate would have them.
static TRIAL: Catalogue = Catalogue::new(
    "trial",
    [
        "trial-retreats = { $unit } retreats from { $from } to { $to }.\n\
         trial-takes = { SIDE($side, form: \"noun\") } take { $hex }.\n\
         trial-attacks =\n    { $units-count ->\n        [one] { $units } attacks.\n       *[other] { $units } attack.\n    }\n\
         trial-refused-too-far = { $unit } needs { $cost } movement points and has { $left }.\n\
         trial-refused-too-far-road = The road to { $hex } is too long for { $unit }.\n\
         trial-only-english = Only in English.\n\
         trial-losses =\n    { $count ->\n        [0] No unit is lost.\n        [one] { $count } unit is lost.\n       *[other] { $count } units are lost.\n    }\n",
        "trial-retreats = Retraite de { $unit } : de { $from } à { $to }.\n\
         trial-takes = { $hex } revient { SIDE($side, form: \"to\") }.\n\
         trial-losses =\n    { $count ->\n        [0] Aucune unité perdue.\n        [one] { $count } unité perdue.\n       *[other] { $count } unités perdues.\n    }\n",
        "trial-retreats = Rückzug nach { $to }: { $unit } (aus { $from }).\n\
         trial-takes = { $hex } gehört nun { SIDE($side, form: \"to\") }.\n\
         trial-attacks = Angriff: { $units }.\n\
         trial-refused-too-far = { $unit } braucht { $cost } Bewegungspunkte und hat noch { $left }.\n",
    ],
);

fn names() -> Names {
    Names {
        sides: ["French", "Austrians"].map(String::from),
        pieces: ["A", "B", "C"].map(String::from).to_vec(),
        ..Names::default()
    }
}

fn speaking<T>(code: &str, told: impl FnOnce() -> T) -> T {
    let tongue = Tongues::built_in().named(code).unwrap_or_else(|| panic!("{code} is built in"));
    let _guard = scoped(tongue);
    told()
}

fn in_all(sentence: &Sentence) -> [String; 3] {
    BUILT_IN.map(|code| speaking(code, || sentence.plain(&names())))
}

#[test]
fn slots_stay_links_wherever_a_language_puts_them() {
    let (from, to) = (Hex::new(12, 4), Hex::new(12, 5));
    let sentence = phrase!(TRIAL, "trial-retreats", unit = PieceId(1), from = from, to = to).rule(Rule::new("4.5"));
    let printed = |hex: Hex| names().hexes.printed(hex);
    assert_eq!(
        in_all(&sentence),
        [
            format!("B retreats from {} to {}. [4.5]", printed(from), printed(to)),
            format!("Retraite de B : de {} à {}. [4.5]", printed(from), printed(to)),
            format!("Rückzug nach {}: B (aus {}). [4.5]", printed(to), printed(from)),
        ]
    );
    let picks = |code| {
        let spans = speaking(code, || sentence.spans(&names()));
        spans.into_iter().filter_map(|span| if let Span::Pick(pick) = span { Some(pick) } else { None }).collect()
    };
    let [from, to] = [from, to].map(Pick::Hex);
    let english: Vec<Pick> = picks("en");
    let german: Vec<Pick> = picks("de");
    assert_eq!(english, [Pick::Piece(PieceId(1)), from, to]);
    assert_eq!(german, [to, Pick::Piece(PieceId(1)), from]);
    assert_eq!(sentence.rules().collect::<Vec<Rule>>(), [Rule::new("4.5")]);
}

#[test]
fn numbers_choose_the_plural_of_their_language() {
    let lost = |code, count: u8| speaking(code, || say!(TRIAL, "trial-losses", count = count));
    assert_eq!([0, 1, 2].map(|count| lost("en", count)), ["No unit is lost.", "1 unit is lost.", "2 units are lost."]);
    assert_eq!(
        [0, 1, 2].map(|count| lost("fr", count)),
        ["Aucune unité perdue.", "1 unité perdue.", "2 unités perdues."]
    );
}

#[test]
fn decimals_have_the_sign_of_their_language() {
    let list = |number, places| phrase!(TRIAL, "trial-attacks", units = vec![Argument::Decimal(number, places)]);
    assert_eq!(in_all(&list(125, 1))[0], "12.5 attacks.");
    assert_eq!(in_all(&list(-5, 2))[2], "Angriff: \u{2212}0,05.");
    assert_eq!(in_all(&list(7, 0))[2], "Angriff: 7.");
}

#[test]
fn a_side_takes_the_form_its_sentence_needs() {
    let takes = |side| phrase!(TRIAL, "trial-takes", side = side, hex = String::from("1204"));
    assert_eq!(
        in_all(&takes(Side::First)),
        ["the French take 1204.", "1204 revient aux Français.", "1204 gehört nun den Franzosen."]
    );
    assert_eq!(
        in_all(&takes(Side::Second)),
        ["Austrians take 1204.", "1204 revient au camp Austrians.", "1204 gehört nun der Seite Austrians."]
    );
    assert_eq!(in_all(&Sentence::EMPTY.side(Side::First).text(".")), ["French.", "Français.", "Franzosen."]);
}

#[test]
fn a_list_is_joined_by_its_language_and_counts() {
    let attack = |count: u16| {
        let units: Vec<PieceId> = (0..count).map(PieceId).collect();
        phrase!(TRIAL, "trial-attacks", units = units)
    };
    assert_eq!(in_all(&attack(1)), ["A attacks.", "A attacks.", "Angriff: A."]);
    // The words of a message that French lacks are English, the list is French.
    assert_eq!(in_all(&attack(3)), ["A, B and C attack.", "A, B et C attack.", "Angriff: A, B und C."]);
}

fn with_refusals() -> Names {
    Names { refusals: Refusals::new(&TRIAL, PieceId), ..names() }
}

#[test]
fn a_refusal_is_a_message_by_its_name_with_facts() {
    let far = Refusal::of(Some(Rule::new("4.5")), "too-far");
    let far = far.with("unit", Fact::Unit(2)).with("cost", 4).with("left", Fact::Halves(5));
    assert_eq!(far.to_string(), "4.5: too-far {unit 2, cost 4, left 2½}");
    let said = |refusal: &Refusal| in_all(&with_refusals().refused(refusal));
    assert_eq!(
        said(&far),
        [
            "C needs 4 movement points and has 2½. [4.5]",
            "C needs 4 movement points and has 2½. [4.5]",
            "C braucht 4 Bewegungspunkte und hat noch 2½. [4.5]",
        ]
    );
    assert_eq!(with_refusals().refusal(&far), "4.5: C needs 4 movement points and has 2½.");
    let road = Refusal::of(None, "too-far").varied("road").with("unit", Fact::Unit(0)).with("hex", Hex::new(1, 1));
    assert!(said(&road)[0].starts_with("The road to "));
    let shared = Refusal::worded(None, "not-offered", "a text of its own");
    assert_eq!(said(&shared)[2], "Die Regeln erlauben es, aber es wird hier nicht angeboten.");
    let worded = Refusal::worded(Some(Rule::new("9.1")), "no-message", "A unit cannot do that.");
    assert_eq!(said(&worded), ["A unit cannot do that. [9.1]"; 3]);
    assert_eq!(worded.to_string(), "9.1: A unit cannot do that.");
    assert_eq!(said(&Refusal::of(None, "silent"))[0], "silent {}");
}

#[test]
fn a_missing_message_falls_back_to_english_and_an_unknown_one_to_its_id() {
    assert_eq!(in_all(&phrase!(TRIAL, "trial-only-english")), ["Only in English."; 3]);
    assert_eq!(in_all(&phrase!(TRIAL, "trial-nowhere")), ["[trial-nowhere]"; 3]);
    // A slot without a value is a mistake of the program: the words would have a hole.
    assert_eq!(in_all(&phrase!(TRIAL, "trial-losses")), ["[trial-losses]"; 3]);
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_its_slots() {
    let sentence = phrase!(TRIAL, "trial-retreats", unit = PieceId(1), from = Hex::new(1, 1), to = Hex::new(1, 2));
    let (english, pseudo) =
        (speaking("en", || sentence.plain(&names())), speaking(PSEUDO, || sentence.plain(&names())));
    assert!(pseudo.chars().count() * 10 > english.chars().count() * 12, "{pseudo}");
    assert!(pseudo.starts_with("B ") && pseudo != english, "{pseudo}");
    assert_eq!(speaking(PSEUDO, || sentence.spans(&names())).len(), speaking("en", || sentence.spans(&names())).len());
}

#[test]
fn sentences_within_themselves_end() {
    let mut sentence = Sentence::from("x");
    for _ in 0..40 {
        sentence = phrase!(TRIAL, "trial-attacks", units = vec![sentence]);
    }
    assert!(sentence.plain(&names()).contains('…'));
}

/// The mistakes of a page of the trial catalogue: the line, and the end of the message's id.
fn faults(page: &str) -> Vec<(usize, String)> {
    let english = TRIAL.page("en").unwrap();
    let found = check("trial", english, page, &BTreeSet::new()).faults;
    found
        .into_iter()
        .map(|fault| (fault.line, fault.what.id.trim_start_matches("language-fault-").to_owned()))
        .collect()
}

fn fault_of(entry: &str) -> String {
    faults(entry).into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_mistake_is_named_with_its_line_and_harms_nothing_else() {
    let page = "# A comment\n\ntrial-only-english = Solo\ntrial-losses = { $count\ntrial-retreats = { $unit } { $from }\n    { $to }.\n\
                trial-takes = { $side }\ntrial-unheard-of = x\nother-id = x\n  stray text\n";
    let english = TRIAL.page("en").unwrap();
    let checked = check("trial", english, page, &BTreeSet::new());
    assert_eq!(
        faults(page),
        [
            (4, String::from("syntax")),
            (7, String::from("left-out")),
            (8, String::from("unknown")),
            (9, String::from("owner")),
        ]
    );
    assert!(checked.good.contains("Solo") && checked.good.contains("trial-retreats"));
    assert!(
        checked.missing.contains(&String::from("trial-takes"))
            && !checked.missing.contains(&String::from("trial-retreats"))
    );
}

#[test]
fn hostile_messages_are_refused() {
    assert_eq!(fault_of("trial-only-english = a\u{202e}b"), "letter");
    assert_eq!(fault_of("trial-only-english = a\u{7}b"), "letter");
    assert_eq!(fault_of("trial-only-english = a\u{f0000}b"), "letter");
    assert_eq!(fault_of("trial-only-english = a{ \"\\u202E\" }b"), "letter");
    assert_eq!(fault_of("trial-only-english = <script>x</script>"), "markup");
    assert_eq!(fault_of("trial-only-english = {\"<\"}b>"), "markup");
    assert_eq!(fault_of("trial-only-english = [[4.5]]"), "markup");
    assert_eq!(fault_of("-trial-bold = **x**"), "markup");
    assert_eq!(fault_of("trial-only-english = { trial-only-english }"), "reference");
    assert_eq!(fault_of("-trial-a = { -trial-b }\n-trial-b = { -trial-a }"), "reference reference");
    assert_eq!(fault_of("trial-only-english = { -trial-none }"), "term");
    assert_eq!(fault_of("trial-only-english = { -trial-a(x: \"\\u202E\") }\n-trial-a = { $x }"), "letter");
    assert_eq!(fault_of("trial-only-english = { { \"x\" } }"), "nested");
    assert_eq!(fault_of("trial-only-english = { NUMBER(5) }"), "side");
    assert_eq!(fault_of("trial-only-english = { SIDE($x, form: \"of\") }"), "argument");
    assert_eq!(fault_of("trial-only-english = { \"x\" ->\n   *[x] y\n }"), "selector");
    assert_eq!(fault_of(&format!("trial-only-english = {}", "{ \"x\" }".repeat(31))), "slots");
    assert_eq!(fault_of(&format!("trial-only-english = {}x{}", "{ ".repeat(9_000), " }".repeat(9_000))), "long");
    assert_eq!(fault_of(&format!("trial-only-english = {}x{}", "{ ".repeat(900), " }".repeat(900))), "deep");
    assert_eq!(fault_of(&format!("trial-only-english = {{ {}x{} }}", "A(".repeat(900), ")".repeat(900))), "deep");
    assert_eq!(fault_of(&format!("trial-only-english = {}", "x".repeat(9_000))), "long");
    assert_eq!(fault_of("trial-only-english = x\ntrial-only-english = y"), "twice");
    assert_eq!(fault_of("trial-only-english =\n"), "syntax");
}

/// A new empty folder under the system's own for tests.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("estafette-tongues-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn read(&self) -> Tongues {
        Tongues::of(std::slice::from_ref(&self.0), &[&TRIAL])
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_adds_a_language_and_changes_one() {
    let folder = Folder::new("adds");
    folder.file(
        "it/language.ftl",
        "language-name = Italiano\nlanguage-list-and = { $before } e { $next }\n-language-zone = zona\n",
    );
    folder.file("it/trial.ftl", "trial-attacks = Attacco: { $units } ({ -language-zone }).\n");
    folder.file(
        "tlh/trial.ftl",
        "trial-losses =\n    { $count ->\n        [one] a { $count }\n       *[other] b { $count }\n    }\n",
    );
    folder.file("de/trial.ftl", "\u{feff}trial-attacks = Attacke: { $units }!\r\n");
    let tongues = folder.read();
    assert_eq!(tongues.faults().iter().map(ToString::to_string).collect::<Vec<_>>(), Vec::<String>::new());
    assert_eq!(tongues.codes(), ["en", "fr", "de", "it", "tlh"]);
    let attack = phrase!(TRIAL, "trial-attacks", units = vec![PieceId(0), PieceId(1)]);
    let told = |code| {
        let _guard = scoped(tongues.named(code).unwrap());
        [attack.plain(&names()), say!(TRIAL, "trial-losses", count = 1)]
    };
    assert_eq!(told("it"), ["Attacco: A e B (zona).", "1 unit is lost."]);
    assert_eq!(told("de"), ["Attacke: A und B!", "1 unit is lost."]);
    // The plurals of this language are unknown: they are those of English.
    assert_eq!(told("tlh")[1], "a 1");
    assert_eq!(tongues.named("tlh").unwrap().title(), "tlh");
    assert_eq!(tongues.named("it").unwrap().title(), "Italiano");
    assert_eq!(tongues.named("fr").unwrap().title(), "Français");
}

#[test]
fn a_folder_with_mistakes_is_read_as_far_as_it_is_good() {
    let folder = Folder::new("mistakes");
    folder.file("it/trial.ftl", "trial-only-english = Solo\ntrial-takes = <b>{ $side } { $hex }</b>\n");
    folder.file("it/nobody.ftl", "x = y\n");
    folder.file("it/notes.txt", "no messages");
    folder.file("not a code/trial.ftl", "");
    folder.file("en-XA/trial.ftl", "");
    folder.file("es/trial.ftl", [0xff, 0xfe, 0]);
    folder.file("pl/trial.ftl", vec![b'x'; (1 << 20) + 1]);
    let tongues = folder.read();
    let found: Vec<String> = tongues
        .faults()
        .iter()
        .map(|fault| {
            let file = fault.file.strip_prefix(&folder.0).unwrap_or(Path::new("?")).display().to_string();
            format!("{file} {:?} {}", fault.line, fault.what.id)
        })
        .collect();
    assert_eq!(
        found,
        [
            "en-XA None language-fault-code",
            "es/trial.ftl None language-fault-utf",
            "it/nobody.ftl None language-fault-catalogue",
            "not a code None language-fault-code",
            "pl/trial.ftl None language-fault-large",
            "it/trial.ftl Some(2) language-fault-markup",
        ]
    );
    assert!(
        tongues.faults()[5].to_string().contains("it/trial.ftl:2: trial-takes contains <"),
        "{}",
        tongues.faults()[5]
    );
    let _guard = scoped(tongues.named("it").unwrap());
    assert_eq!(say!(TRIAL, "trial-only-english"), "Solo");
    assert!(Tongues::of(&[PathBuf::from("/nowhere/at/all")], &[]).faults().is_empty());
}

#[test]
fn the_chosen_language_comes_before_that_of_the_desktop() {
    let tongues = Tongues::built_in();
    let desktop = |name: &str| (name == "LANG").then(|| String::from("fr_FR.UTF-8"));
    assert_eq!(tongues.best(Some("de"), desktop).code(), "de");
    assert_eq!(tongues.best(Some("gone"), desktop).code(), "fr");
    assert_eq!(tongues.best(None, |_| None).code(), "en");
}

#[test]
fn a_language_that_is_spoken_has_a_number_of_its_own() {
    // English, as before: other tests run beside this one.
    speak(Tongue::english());
    let english = spoken();
    {
        let _german = scoped(Arc::new(Tongue::new("de")));
        assert_ne!(spoken(), english);
    }
    assert_eq!((spoken(), current().code()), (english, "en"));
}

#[test]
fn a_language_costs_little() {
    let start = std::time::Instant::now();
    let tongue = Arc::new(Tongue::new("de"));
    let _guard = scoped(tongue);
    let first = say!(MESSAGES, "language-battle-over");
    let parsed = start.elapsed();
    let start = std::time::Instant::now();
    for _ in 0..1000 {
        assert_eq!(say!(MESSAGES, "language-battle-over"), first);
    }
    let thousand = start.elapsed();
    println!("first {parsed:?}, a thousand {thousand:?}");
    // Very wide, for slow machines: the purpose is to catch a page parsed again for each message.
    assert!(thousand.as_millis() < 2_000, "{thousand:?}");
}
