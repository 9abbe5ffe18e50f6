// One textured quad over the whole picture: the least a frame can be.

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var clamped: sampler;

struct Drawn {
    @builtin(position) position: vec4f,
    @location(0) at: vec2f,
}

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> Drawn {
    let corner = vec2f(f32((index << 1u) & 2u), f32(index & 2u));
    var out: Drawn;
    out.position = vec4f(corner * 2.0 - 1.0, 0.0, 1.0);
    out.at = vec2f(corner.x, 1.0 - corner.y);
    return out;
}

@fragment
fn fragment(in: Drawn) -> @location(0) vec4f {
    return textureSampleLevel(picture, clamped, in.at, 0.0);
}
