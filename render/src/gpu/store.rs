//! Buffers that grow with their content.

use crate::ink::InkVertex;
use bytemuck::Pod;
use std::marker::PhantomData;
use std::ops::Range;

/// A buffer of things of one kind.
pub(super) struct Store<T> {
    buffer: Option<wgpu::Buffer>,
    room: u64,
    count: u32,
    usage: wgpu::BufferUsages,
    label: &'static str,
    kind: PhantomData<T>,
}

impl<T: Pod> Store<T> {
    pub(super) fn new(label: &'static str, usage: wgpu::BufferUsages) -> Store<T> {
        Store { buffer: None, room: 0, count: 0, usage: usage | wgpu::BufferUsages::COPY_DST, label, kind: PhantomData }
    }

    /// Replaces the content with these.
    pub(super) fn fill(&mut self, device: &wgpu::Device, queue: &wgpu::Queue, items: &[T]) {
        let most = device.limits().max_buffer_size;
        let bytes: &[u8] = bytemuck::cast_slice(items);
        let wanted = bytes.len() as u64;
        self.count = u32::try_from(items.len()).unwrap_or(0);
        if wanted == 0 {
            return;
        }
        if wanted > most {
            // More than the device can hold: nothing is better than a lost device.
            self.count = 0;
            return;
        }
        if self.buffer.is_none() || self.room < wanted {
            self.room = wanted.next_power_of_two().clamp(1024, most);
            self.buffer = Some(device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(self.label),
                size: self.room,
                usage: self.usage,
                mapped_at_creation: false,
            }));
        }
        if let Some(buffer) = &self.buffer {
            queue.write_buffer(buffer, 0, bytes);
        }
    }

    /// Replaces the content with as many others that differ in that part alone.
    pub(super) fn refill(&mut self, device: &wgpu::Device, queue: &wgpu::Queue, items: &[T], part: Range<usize>) {
        let filled = u32::try_from(items.len()).is_ok_and(|count| count == self.count);
        match (&self.buffer, items.get(part.clone())) {
            (Some(buffer), Some(changed)) if filled => {
                let bytes: &[u8] = bytemuck::cast_slice(changed);
                if !bytes.is_empty() {
                    queue.write_buffer(buffer, (part.start * size_of::<T>()) as u64, bytes);
                }
            }
            _ => self.fill(device, queue, items),
        }
    }

    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The filled part, if there is any.
    pub(super) fn slice(&self) -> Option<wgpu::BufferSlice<'_>> {
        let size = u64::from(self.count) * size_of::<T>() as u64;
        self.buffer.as_ref().filter(|_| self.count > 0).map(|buffer| buffer.slice(..size))
    }
}

/// Draws the triangles in store; the number of draw calls.
pub(super) fn draw_ink(pass: &mut wgpu::RenderPass<'_>, vertices: &Store<InkVertex>, indices: &Store<u32>) -> u32 {
    let (Some(corners), Some(order)) = (vertices.slice(), indices.slice()) else { return 0 };
    pass.set_vertex_buffer(0, corners);
    pass.set_index_buffer(order, wgpu::IndexFormat::Uint32);
    pass.draw_indexed(0..indices.count(), 0, 0..1);
    1
}
