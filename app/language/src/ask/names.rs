//! The names of things in one battle.

use super::hexes::Hexes;
use super::pick::{Pick, PieceId};
use super::sentence::Sentence;
use super::word::{Key, Word, WordLabels};
use crate::tongue::{Refusals, SideForm, headed, side_called};
use crate::{MESSAGES, say};
use engine::contract::Side;
use std::collections::BTreeMap;

/// The names of sides, pieces, groups, places and words in one battle, each by its number or its key.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The sides, first player first.
    pub sides: [String; 2],
    /// Pieces, by number; those that are called by a message have their English words here, for programs.
    pub pieces: Vec<String>,
    /// The owners of the pieces, by number; `None` where a piece belongs to both sides or to chance.
    pub owners: Vec<Option<Side>>,
    /// Groups, by number.
    pub groups: Vec<String>,
    /// Places beside the map, by number, as pieces are.
    pub holders: Vec<String>,
    /// Pieces, groups and places that are called by a message: a card, a dummy, an army, a box beside the map.
    pub called: BTreeMap<Pick, Sentence>,
    /// Hexes, as the map prints them.
    pub hexes: Hexes,
    /// The words of the system.
    pub words: &'static [(Key, Word)],
    /// The messages of its refusals.
    pub refusals: Refusals,
}

/// Said of what this battle does not have.
const UNKNOWN: &str = "?";

impl Names {
    /// A side, as files and programs name it.
    pub fn side(&self, side: Side) -> &str {
        self.sides.get(side.index()).map_or(UNKNOWN, String::as_str)
    }

    /// The name of a side in the language that is spoken now, as a label.
    pub fn called(&self, side: Side) -> String {
        side_called(self.side(side), SideForm::Label)
    }

    /// The side a piece belongs to.
    pub fn owner(&self, piece: PieceId) -> Option<Side> {
        self.owners.get(usize::from(piece.0)).copied().flatten()
    }

    /// The labels of a word, if the system has it.
    pub fn word(&self, key: Key) -> Option<WordLabels> {
        let (_, word) = self.words.iter().find(|(known, _)| *known == key)?;
        let part = |part: &str, own: &str| self.refusals.keyed("word", key, part).unwrap_or_else(|| own.to_owned());
        Some(WordLabels {
            label: part("", word.label),
            under: part(".under", word.under),
            hint: part(".hint", word.hint),
        })
    }

    /// The title of a chart in the language of the player, from its title in English.
    pub fn chart(&self, title: &str) -> String {
        self.refusals.keyed("tab", title, "").unwrap_or_else(|| title.to_owned())
    }

    /// The name of something that is laid over the board.
    pub fn layer(&self, layer: Key) -> String {
        self.refusals.keyed("layer", layer, "").unwrap_or_else(|| layer.to_owned())
    }

    /// Whatever can be pointed at.
    pub fn pick(&self, pick: Pick) -> String {
        match pick {
            Pick::Hex(hex) => self.hexes.printed(hex),
            Pick::Hexside(side) => self.hexes.side(side),
            Pick::Piece(_) | Pick::Group(_) | Pick::Holder(_) => match self.called.get(&pick) {
                Some(words) => words.words(self),
                None => self.plain(pick).to_owned(),
            },
            Pick::Facing(hex, facing) => {
                let facing = say!(MESSAGES, "language-compass", facing = facing.key());
                say!(MESSAGES, "language-facing", facing = facing, hex = self.hexes.printed(hex))
            }
            Pick::Word(key) => self.label(key),
            Pick::Dial(dial, place) => {
                let set = format!("{} {place}", self.label(dial.key));
                match dial.of {
                    Some(piece) => headed(&self.pick(Pick::Piece(piece)), &set),
                    None => set,
                }
            }
        }
    }

    /// A piece, a group or a place beside the map, as programs know it: the same in every language.
    pub fn plain(&self, pick: Pick) -> &str {
        let (names, number) = match pick {
            Pick::Piece(piece) => (&self.pieces, piece.0),
            Pick::Group(group) => (&self.groups, group.0),
            Pick::Holder(holder) => (&self.holders, holder.0),
            Pick::Hex(_) | Pick::Hexside(_) | Pick::Facing(..) | Pick::Word(_) | Pick::Dial(..) => return UNKNOWN,
        };
        names.get(usize::from(number)).map_or(UNKNOWN, String::as_str)
    }

    /// The names where some are messages.
    #[must_use]
    pub fn calling(mut self, called: impl IntoIterator<Item = (Pick, Sentence)>) -> Names {
        for (pick, words) in called {
            let english = words.in_english(&self);
            let (names, number) = match pick {
                Pick::Piece(piece) => (&mut self.pieces, piece.0),
                Pick::Group(group) => (&mut self.groups, group.0),
                Pick::Holder(holder) => (&mut self.holders, holder.0),
                _ => continue,
            };
            let number = usize::from(number);
            if names.len() <= number {
                names.resize(number + 1, String::new());
            }
            if let Some(name) = names.get_mut(number) {
                *name = english;
            }
            self.called.insert(pick, words);
        }
        self
    }

    fn label(&self, key: Key) -> String {
        self.word(key).map(|word| word.label).filter(|label| !label.is_empty()).unwrap_or_else(|| key.to_owned())
    }
}
