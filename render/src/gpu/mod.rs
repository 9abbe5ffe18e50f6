//! Drawing a scene with a graphics card, or with a software adapter in its place.

mod far;
mod kept;
mod meter;
mod pipelines;
mod plain;
mod renderer;
mod store;
mod studio;
mod textures;
mod uniform;
mod yardstick;
mod yardstick_parts;

pub use meter::{Meter, Times};
pub use renderer::{FrameReport, Pace, Renderer};
pub use studio::{LARGEST_SIDE, NoPicture, Picture, Studio};
pub use yardstick::Yardstick;

/// The format of pictures in memory.
pub const PICTURE_FORMAT: TextureFormat = studio::FORMAT;

pub use wgpu::TextureFormat;

/// Waits until a device has done all it was given.
pub fn wait(device: &wgpu::Device) {
    // A device that is lost has nothing left to wait for.
    let _ = device.poll(wgpu::PollType::wait_indefinitely());
}
