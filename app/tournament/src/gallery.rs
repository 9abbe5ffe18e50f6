//! The running boards as pictures: the ground of a round's battle once, and the troops of each table as its players say.

use crate::boards::Sketches;
use crate::plan::Battles;
use engine::digest::Hash;
use language::board::sketch::{SketchedPiece, Sketcher};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A picture, and a word that is another one for every other picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SvgPicture {
    /// The word.
    pub tag: String,
    /// The drawing, as a browser reads it.
    pub svg: Arc<str>,
}

/// The pictures of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPictures {
    /// Which round it is, from 1; 0 before the first.
    pub round: u16,
    /// The ground that all of them lie on.
    pub ground: Option<SvgPicture>,
    /// Where troops stand, by table.
    pub troops: BTreeMap<u16, SvgPicture>,
}

/// Draws what is new.
#[derive(Default)]
pub(crate) struct Gallery {
    sketcher: Option<Sketcher>,
    known: BTreeMap<u16, Vec<SketchedPiece>>,
    pictures: RoundPictures,
}

impl Gallery {
    /// The pictures of this round, with what players have said.
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
