//! What tests of the ford share.

use crate::fuzzing::{Fuzzed, Stage};
use engine::codec;
use ford::{Ford, Scenario};
use std::sync::{Arc, OnceLock};

impl Fuzzed for Ford {
    fn stage() -> &'static Stage<Ford> {
        static STAGE: OnceLock<Stage<Ford>> = OnceLock::new();
        STAGE.get_or_init(|| Stage::new(Arc::new(Scenario::along(3, vec![0, 1, 2, 3])), vec![codec::encode(&())]))
    }
}
