//! See `estafette_tests::fuzzing::scenario`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::scenario(bytes));
