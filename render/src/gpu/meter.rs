//! Times of the graphics card, by its own clock.

/// Times of a frame on the card, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Times {
    /// Drawing the ground again, if that was done.
    pub ground: Option<f64>,
    /// Drawing the frame.
    pub frame: Option<f64>,
}

/// Four moments: begin and end of the ground, begin and end of the frame.
const MOMENTS: u32 = 4;

/// A stopwatch inside the card. Needs `Features::TIMESTAMP_QUERY`.
pub struct Meter {
    queries: wgpu::QuerySet,
    resolved: wgpu::Buffer,
    readable: wgpu::Buffer,
    period: f64,
}

impl Meter {
    /// A meter, if the device can measure.
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue) -> Option<Meter> {
        if !device.features().contains(wgpu::Features::TIMESTAMP_QUERY) {
            return None;
        }
        let buffer = |label, usage| {
            device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(label),
                size: u64::from(MOMENTS) * 8,
                usage,
                mapped_at_creation: false,
            })
        };
        Some(Meter {
            queries: device.create_query_set(&wgpu::QuerySetDescriptor {
                label: Some("meter"),
                ty: wgpu::QueryType::Timestamp,
                count: MOMENTS,
            }),
            resolved: buffer("moments", wgpu::BufferUsages::QUERY_RESOLVE | wgpu::BufferUsages::COPY_SRC),
            readable: buffer("read moments", wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST),
            period: f64::from(queue.get_timestamp_period()),
        })
    }

    pub(super) fn ground(&self) -> wgpu::RenderPassTimestampWrites<'_> {
        self.writes(0)
    }

    pub(super) fn frame(&self) -> wgpu::RenderPassTimestampWrites<'_> {
        self.writes(2)
    }

    fn writes(&self, first: u32) -> wgpu::RenderPassTimestampWrites<'_> {
        wgpu::RenderPassTimestampWrites {
            query_set: &self.queries,
            beginning_of_pass_write_index: Some(first),
            end_of_pass_write_index: Some(first + 1),
        }
    }

    /// Makes the moments readable at the end of a frame.
    pub(super) fn resolve(&self, encoder: &mut wgpu::CommandEncoder, ground: bool) {
        let first = if ground { 0 } else { 2 };
        encoder.resolve_query_set(&self.queries, first..MOMENTS, &self.resolved, 0);
        encoder.copy_buffer_to_buffer(&self.resolved, 0, &self.readable, 0, u64::from(MOMENTS - first) * 8);
    }

    /// Waits for the last frame, and returns its times.
    pub fn read(&self, device: &wgpu::Device, ground: bool) -> Option<Times> {
        self.readable.slice(..).map_async(wgpu::MapMode::Read, |_| {});
        device.poll(wgpu::PollType::wait_indefinitely()).ok()?;
        let moments: Vec<u64> = {
            let bytes = self.readable.slice(..).get_mapped_range().ok()?;
            bytes.chunks_exact(8).filter_map(|word| word.try_into().ok().map(u64::from_le_bytes)).collect()
        };
        self.readable.unmap();
        let took = |from: usize| {
            let (begin, end) = (moments.get(from)?, moments.get(from + 1)?);
            Some(end.saturating_sub(*begin) as f64 * self.period / 1e6)
        };
        Some(if ground { Times { ground: took(0), frame: took(2) } } else { Times { ground: None, frame: took(0) } })
    }
}
