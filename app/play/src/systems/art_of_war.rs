//! Tests of this system at tables and at the adjutant's desk.

mod table_tests;
