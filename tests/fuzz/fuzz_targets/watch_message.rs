//! See `estafette_tests::fuzzing::watch_message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::watch_message(bytes));
