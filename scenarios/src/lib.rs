//! The battles as data.
