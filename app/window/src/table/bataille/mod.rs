//! Tests of a match at the window, at Brösa with battalions and batteries.

mod in_one_seat;
