//! Tests of a match at the window, at the ford: where something is hidden.

mod in_one_chair;
mod looked_back;
mod pointed;
