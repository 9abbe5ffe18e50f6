//! See `estafette_tests::fuzzing::saved_game`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::saved_game(bytes));
