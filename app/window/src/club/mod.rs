//! Many players in one room: the players on this network, the tournament this one plays in, and the one directed here.

pub(crate) mod create_page;
mod deciding;
mod desk_page;
pub(crate) mod directing;
mod listening;
mod part_page;
pub(crate) mod partaking;
pub(crate) mod room_page;
pub(crate) mod screen;
#[cfg(test)]
mod tests;
pub(crate) mod usher;

pub(crate) use desk_page::DeskPage;
pub(crate) use part_page::PartPage;
