//! Pictures of the board in a page.

use std::collections::BTreeMap;

/// Pictures of the board, ready to be put into a page.
#[derive(Clone, Debug, Default)]
pub struct PagePictures {
    /// The part that all boards share: the ground, once for each light and weather.
    pub shared: String,
    /// The board after a step, as markup without its caption.
    pub boards: BTreeMap<u32, String>,
    /// Width and height.
    pub size: [u32; 2],
    /// The reason why there are no pictures, if there are none.
    pub missing: Option<String>,
}
