//! See `estafette_tests::fuzzing::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| estafette_tests::fuzzing::record(bytes));
