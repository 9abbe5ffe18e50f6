// The plain scene that measurements are held against: flat hexes and flat counters, each a quad with a distance.

struct Shape {
    @location(0) anchor: vec2f,
    // Half extents; a hex if the second is negative.
    @location(1) half_size: vec2f,
    @location(2) colour: vec4f,
}

struct Drawn {
    @builtin(position) position: vec4f,
    @location(0) at: vec2f,
    @location(1) @interpolate(flat) half_size: vec2f,
    @location(2) @interpolate(flat) colour: vec4f,
}

@vertex
fn vertex(@builtin(vertex_index) index: u32, shape: Shape) -> Drawn {
    let corner = vec2f(f32(index & 1u), f32(index >> 1u)) * 2.0 - 1.0;
    var out: Drawn;
    out.at = corner * (abs(shape.half_size) + 1.0);
    out.position = to_clip(shape.anchor + out.at, 0.5);
    out.half_size = shape.half_size;
    out.colour = shape.colour;
    return out;
}

@fragment
fn fragment(in: Drawn) -> @location(0) vec4f {
    let at = abs(in.at);
    let hex = max(at.x * 0.8660254 + at.y * 0.5, at.y) + in.half_size.y;
    let off = at - abs(in.half_size);
    let box = max(off.x, off.y);
    let distance = select(box, hex, in.half_size.y < 0.0);
    let alpha = clamp(0.5 - distance, 0.0, 1.0);
    let edge = clamp(distance + 1.5, 0.0, 1.0);
    return finish(mix(in.colour.rgb, in.colour.rgb * 0.6, edge), alpha * in.colour.a);
}
