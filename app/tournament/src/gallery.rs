//! The running boards as pictures: the ground of a round's battle once, and the troops of each table as its players say.

use crate::boards::Sketches;
use crate::plan::Battles;
use engine::digest::Hash;
use language::board::sketch::{SketchedPiece, Sketcher};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A picture, and a tag that differs for every other picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgPicture {
    /// The tag.
    pub tag: String,
    /// The drawing, as a browser reads it.
    pub svg: Arc<str>,
}

/// The pictures of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPictures {
    /// The number of the round, from 1; 0 before the first.
    pub round: u16,
    /// The ground under all pictures of the round.
    pub ground: Option<SvgPicture>,
    /// The pictures of the units, by table.
    pub troops: BTreeMap<u16, SvgPicture>,
}

/// Draws only the pictures that have changed.
#[derive(Default)]
pub(crate) struct Gallery {
    sketcher: Option<Sketcher>,
    known: BTreeMap<u16, Vec<SketchedPiece>>,
    pictures: RoundPictures,
}

impl Gallery {
    /// The pictures of this round, by the players' latest reports.
    pub(crate) fn show(&mut self, battles: &Battles, round: u16, sketches: &Sketches) -> &RoundPictures {
        if self.pictures.round != round {
            self.known.clear();
            self.sketcher = battles.of_round(round).map(Sketcher::new);
            let ground = self.sketcher.as_ref().map(|sketcher| picture(sketcher.ground()));
            self.pictures = RoundPictures { round, ground, troops: BTreeMap::new() };
        }
        let Some(sketcher) = &self.sketcher else { return &self.pictures };
        for (at, stands) in sketches.iter().filter(|(at, _)| at.round == round) {
            if self.known.get(&at.table) != Some(stands) {
                self.pictures.troops.insert(at.table, picture(sketcher.troops(stands)));
                self.known.insert(at.table, stands.clone());
            }
        }
        &self.pictures
    }
}

fn picture(svg: String) -> SvgPicture {
    let mut tag = Hash::of("estafette picture", &svg).to_string();
    tag.truncate(12);
    SvgPicture { tag, svg: svg.into() }
}
