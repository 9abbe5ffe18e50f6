//! See `estafette_tests::fuzzing::commands`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::commands(bytes));
