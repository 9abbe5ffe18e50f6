//! Rules as refusals, events and rolls cite them.

/// The number of a rule, made when the program is.
macro_rules! rule {
    ($number:literal) => {
        const { engine::rule::Rule::new($number) }
    };
}
pub(crate) use rule;
