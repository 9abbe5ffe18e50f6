//! See `estafette_tests::art_of_war::fuzzing::saved_game`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::art_of_war::fuzzing::saved_game(bytes));
