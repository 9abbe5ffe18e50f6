//! The helpers that tests of the ford share.

use crate::fuzzing::{FuzzStage, Fuzzed};
use engine::codec;
use ford::{Ford, Scenario};
use std::sync::{Arc, OnceLock};

impl Fuzzed for Ford {
    fn stage() -> &'static FuzzStage<Ford> {
        static STAGE: OnceLock<FuzzStage<Ford>> = OnceLock::new();
        STAGE.get_or_init(|| FuzzStage::new(Arc::new(Scenario::along(3, vec![0, 1, 2, 3])), vec![codec::encode(&())]))
    }
}
