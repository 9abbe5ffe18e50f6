//! Tests of a match at the window, at Dresden with a corps to a counter.

mod in_one_seat;
