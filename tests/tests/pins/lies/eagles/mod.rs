//! Strength out of nothing, under a seal.

use super::is_named;
use eagles::Track;
use engine::codec;
use engine::contract::Side;
use engine::referee::Referee;
use language::ask::{Bytes, Said};

#[test]
fn a_track_with_a_point_too_many() {
    is_named("eagles-friedland", &mut strength);
}

fn strength(_: &dyn Referee, _: Side, said: &mut Said<Bytes>) -> bool {
    for content in said.sealed.iter_mut().skip(1) {
        if let Ok(mut track) = codec::decode::<Track>(content)
            && let Some(unit) = track.units.first_mut().filter(|unit| unit.1 < 9)
        {
            unit.1 += 1;
            *content = codec::encode(&track);
            return true;
        }
    }
    false
}
