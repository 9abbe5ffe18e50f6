//! The list of systems: each adds a line to it, and nothing but a program knows all of them.

pub use art_of_war_app as art_of_war;
pub use bataille_app as bataille;
pub use eagles_app as eagles;
use language::system::Systems;
pub use twenty_app as twenty;
pub use winter_app as winter;

/// Calls a macro with every system, in the order of the list, and with what else is given.
///
/// ```
/// use language::system::Rules;
/// macro_rules! titles {
///     ([$($system:ty),*] $last:literal) => { [$(<$system as Rules>::TITLE,)* $last] };
/// }
/// assert_eq!(systems::with_every_system!(titles "The ford").len(), systems::ALL.list().len() + 1);
/// ```
#[macro_export]
macro_rules! with_every_system {
    ($call:ident $($more:tt)*) => {
        $call! {
            [
                $crate::art_of_war::ArtOfWar,
                $crate::twenty::Twenty,
                $crate::bataille::Bataille,
                $crate::winter::Winter,
                $crate::eagles::Eagles
            ]
            $($more)*
        }
    };
}

/// The systems of a program: those of [`with_every_system`], and more.
#[macro_export]
macro_rules! list_of {
    ([$($system:ty),*] $($more:ty),*) => {
        ::language::system::Systems::new(
            const { &[$(<$system as ::language::system::System>::WHOLE,)* $(<$more as ::language::system::System>::WHOLE),*] },
            ::scenarios::Readers::new(
                const { &[$(<$system as ::language::system::System>::READER,)* $(<$more as ::language::system::System>::READER),*] },
            ),
        )
    };
}

/// Every system of the program; the first battle of the first one is the battle to begin with.
///
/// ```
/// let readers = systems::ALL.readers();
/// assert_eq!(readers.built_in("eylau").unwrap().pieces, [43, 39]);
/// assert!(readers.built_in("waterloo").is_none());
/// let mistakes = readers.parse_text("my.toml", "format = 1\nsystem = \"art_of_wart\"").unwrap_err();
/// assert_eq!(mistakes[0].to_string(), "my.toml:2:10: `system` cannot be `art_of_wart`; did you mean `art_of_war`?");
/// ```
pub static ALL: Systems = with_every_system!(list_of);

#[cfg(test)]
mod file_texts;
#[cfg(test)]
mod offers;

#[cfg(test)]
mod tests {
    use super::offers::{self, Look, Walk};
    use super::*;
    use language::system::Eye;
    use language::tongue::{BUILT_IN, PSEUDO, Tongue, scoped, shapes};
    use scenarios::{MAIN_FILE, history};
    use serde_json::Value;
    use std::collections::BTreeMap;
    use std::sync::Arc;

    /// A walk over the first steps of a battle without optional rules.
    fn walk(battle: &'static str, seed: u64, steps: usize, look: Look) -> Walk {
        Walk { battle, on: |_| false, seed, steps, every: 1, look }
    }

    #[test]
    fn what_is_offered_is_accepted_and_drafts_fit() {
        offers::hold::<art_of_war_app::ArtOfWar>(&[walk("skirmish", 1, 60, Look::Deep(40))]);
        let twenty = |battle, seed| Walk {
            on: |key| key != "no-light-infantry",
            ..walk(battle, seed, 400, Look::Broad(usize::MAX))
        };
        offers::hold::<twenty_app::Twenty>(&[
            twenty("dresden20", 1),
            twenty("dresden20", 2),
            twenty("dresden20-koenigstein", 3),
        ]);
        offers::hold::<bataille_app::Bataille>(&[
            walk("broesa", 1, 60, Look::Deep(40)),
            walk("broesa", 2, 60, Look::Deep(40)),
            walk("gleina", 3, 6, Look::Deep(40)),
        ]);
        offers::hold::<winter_app::Winter>(&[
            walk("winter-training", 1, 150, Look::Deep(1)),
            Walk { on: |key| key == "ask-reactions", ..walk("winter-training", 2, 150, Look::Deep(1)) },
        ]);
        let eagles =
            |battle, seed| Walk { on: |key| key != "veiled", every: 7, ..walk(battle, seed, 160, Look::Broad(6)) };
        offers::hold::<eagles_app::Eagles>(&[
            eagles("eagles-friedland", 1),
            eagles("eagles-eylau", 2),
            eagles("eagles-pultusk", 3),
            eagles("eagles-campaign-eylau", 4),
            eagles("eagles-campaign-friedland", 5),
            eagles("eagles-campaign-pultusk", 6),
        ]);
    }

    #[test]
    fn a_state_is_read_back_from_its_own_words() {
        // Values that follow from a position are told with it, and are no part of it.
        const FOLLOWS: [&str; 4] = ["terms", "pending", "can_undo", "score"];
        // The Art of War has words of its own for a position.
        let others = |battle: &language::battle::Battle| battle.of::<art_of_war_app::ArtOfWar>().is_none();
        for battle in ALL.ours().filter(others) {
            let (id, json) = (&battle.scenario.id, battle.json());
            let game = json.begun(&Value::Null, None).unwrap_or_else(|why| panic!("{id}: {why:?}")).game;
            let mut state = json.state(&*game);
            state.as_object_mut().expect("parts").retain(|part, _| !FOLLOWS.contains(&part.as_str()));
            let again = json.begun(&Value::Null, Some(&state)).unwrap_or_else(|why| panic!("{id}: {why:?}")).game;
            assert_eq!(again.hash(), game.hash(), "{id}");
        }
    }

    #[test]
    fn every_built_in_battle_is_free_of_mistakes() {
        for id in ALL.readers().built_in_ids() {
            let files = ALL.readers().built_in_files(id).unwrap().iter();
            let source: BTreeMap<_, _> =
                files.map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect();
            match ALL.readers().parse(&source, MAIN_FILE) {
                Ok(battle) => assert_eq!((battle.id.as_str(), Some(battle.system)), (id, ALL.readers().system_of(id))),
                Err(mistakes) => panic!("{id}: {}", mistakes.iter().map(|m| format!("\n{m}")).collect::<String>()),
            }
        }
        assert_eq!(ALL.readers().built_ins().len(), ALL.readers().built_in_ids().count());
    }

    #[test]
    fn every_bit_of_the_match_options_has_a_switch_of_its_own() {
        let mut all: BTreeMap<&str, Vec<Option<&str>>> = BTreeMap::new();
        for battle in ALL.ours() {
            let none = battle.options(&[]);
            let bits = all.entry(battle.system().name()).or_insert_with(|| vec![None; none.len()]);
            for key in battle.switches().iter().map(|switch| switch.key) {
                let on = battle.options(&[key]);
                assert!(battle.switched_on(&on).contains(&key), "{key} is off when it is on");
                let set: Vec<usize> = (0..none.len()).filter(|at| on.get(*at) != none.get(*at)).collect();
                let &[bit] = set.as_slice() else { panic!("{key} sets the bits {set:?}") };
                let known = bits.get_mut(bit).expect("a bit").get_or_insert(key);
                assert!(*known == key || battle.switches().iter().all(|switch| switch.key != *known), "{key}: {known}");
            }
        }
        for (system, bits) in &all {
            assert!(bits.iter().all(Option::is_some), "{system}: a bit that nobody can set: {bits:?}");
        }
    }

    /// Title, summary and history of a battle in a language; the history is empty where there is none.
    fn words(battle: &language::battle::Battle, code: &str) -> [String; 3] {
        let _spoken = scoped(Arc::new(Tongue::new(code)));
        [battle.title(), battle.summary(), battle.history().map_or_else(String::new, |history| history.told)]
    }

    #[test]
    fn every_battle_of_ours_has_its_words_in_every_language() {
        for battle in ALL.ours() {
            let (scenario, messages) = (&battle.scenario, battle.system().messages());
            let told = history(&scenario.id, &scenario.side_ids).map_or_else(String::new, |history| history.told);
            let ours = [scenario.title.clone(), scenario.summary.clone(), told];
            let id = format!("{}-scenario-{}", messages.owner(), scenario.id);
            for code in BUILT_IN {
                let there = shapes(messages.page(code).expect(code));
                for (part, text) in ["", ".summary", ".history"].into_iter().zip(&ours) {
                    assert_eq!(there.contains_key(&format!("{id}{part}")), !text.is_empty(), "{code}: {id}{part}");
                }
            }
            // Another language is spoken only where the English message is what the file says.
            for (accented, own) in words(&battle, PSEUDO).iter().zip(&ours) {
                assert!(accented != own || own.is_empty(), "{id} is not what the file says: {own}");
            }
            assert_eq!(words(&battle, "en"), ours, "{id}");
            for code in ["fr", "de"] {
                assert_ne!(words(&battle, code)[1], ours[1], "{code}: {id}");
            }
        }
    }

    #[test]
    fn the_words_of_a_changed_copy_are_its_own() {
        let mut scenario = ALL.readers().built_in("skirmish").expect("ours");
        let summary = scenario.summary.clone();
        scenario.title = String::from("My bridge");
        let [title, told, _] = words(&ALL.made(scenario.clone()).expect("a battle"), "fr");
        assert_eq!(title, "My bridge");
        assert_ne!(told, summary, "only the title was changed");
        scenario.summary.push_str(" It is mine.");
        let [_, told, _] = words(&ALL.made(scenario).expect("a battle"), "fr");
        assert_eq!(told, format!("{summary} It is mine."));
    }

    #[test]
    fn the_end_of_a_battle_is_understood_from_its_english_words() {
        for id in ["skirmish", "dresden20", "broesa", "winter-training", "eagles-friedland"] {
            let battle = ALL.ours_of_id(id).expect(id);
            let after = battle.system().stepped(&battle, 1, u32::MAX).expect(id);
            let ending = battle.position(&after.game, Eye::Public).expect(id).ending().expect(id);
            let said = || ending.verdict_first().plain(battle.names());
            let english = said();
            assert_eq!(battle.ending_understood(&english).as_ref(), Some(&english), "{id}");
            for code in [PSEUDO, "fr", "de"] {
                let _spoken = scoped(Arc::new(Tongue::new(code)));
                assert_ne!(said(), english, "{code}: {id}");
                assert_eq!(battle.ending_understood(&english), Some(said()), "{code}: {id}");
            }
            assert_eq!(battle.ending_understood("a victory"), None, "{id}");
        }
    }

    #[test]
    fn how_sure_a_map_is_is_said_in_every_language() {
        for battle in ALL.ours() {
            let (id, messages) = (&battle.scenario.id, battle.system().messages());
            let about = ALL.readers().about(id).expect(id);
            let parts =
                [("", &[about.origin][..]), ("sure", about.sure), ("fair", about.fair), ("guessed", about.guessed)];
            for code in [PSEUDO, "fr", "de"] {
                let _spoken = scoped(Arc::new(Tongue::new(code)));
                for (part, lines) in parts {
                    let said = messages.sureness(about.name, part, lines);
                    assert_eq!(said.len(), lines.len(), "{code}: {id} {part}");
                    for (said, line) in said.iter().zip(lines) {
                        assert_ne!(said, line, "{code}: {id}, or English is not what the program says");
                    }
                }
            }
        }
    }

    #[test]
    fn every_switch_has_all_its_words() {
        for switch in ALL.ours().flat_map(|battle| battle.switches()) {
            let words = [switch.label(), switch.hint(), switch.about(), switch.terms(true), switch.terms(false)];
            assert!(words.iter().all(|text| *text != switch.key), "{}: {words:?}", switch.key);
        }
    }

    #[test]
    fn every_battle_of_history_names_a_side_of_its_own() {
        let all: toml::Table = include_str!("../../../scenarios/data/history.toml").parse().expect("a table");
        for (id, battle) in &all {
            let Some(known) = ALL.readers().built_in(id) else { continue };
            let read = history(id, &known.side_ids).expect(id);
            assert_eq!(read.won.is_some(), battle.get("won").is_some(), "{id}: `won` is one of {:?}", known.side_ids);
        }
    }
}
