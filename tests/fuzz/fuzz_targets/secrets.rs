//! See `estafette_tests::fuzzing::secrets`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::secrets(bytes));
