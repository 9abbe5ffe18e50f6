// Letters and symbols out of distance fields.

@group(1) @binding(0) var atlas: texture_2d<f32>;
@group(1) @binding(1) var clamped: sampler;

struct Glyph {
    @location(0) anchor: vec2f,
    @location(1) local: vec2f,
    @location(2) axis: vec2f,
    @location(3) rect: vec4f,
    @location(4) uv: vec4f,
    @location(5) colour: vec4f,
    @location(6) halo: vec4f,
    @location(7) style: vec4u,
    @location(8) depth: f32,
    @location(9) spread: f32,
}

struct Drawn {
    @builtin(position) position: vec4f,
    @location(0) uv: vec2f,
    @location(1) @interpolate(flat) colour: vec4f,
    @location(2) @interpolate(flat) halo: vec4f,
    // Pixels for the whole range of the field, and for the halo.
    @location(3) @interpolate(flat) reach: vec2f,
}

@vertex
fn vertex(@builtin(vertex_index) index: u32, glyph: Glyph) -> Drawn {
    let corner = vec2f(f32(index & 1u), f32(index >> 1u));
    let measure = view.measures[glyph.style.x];
    let at = mix(glyph.rect.xy, glyph.rect.zw, corner);
    let local = glyph.local + glyph.axis * at.x + vec2f(-glyph.axis.y, glyph.axis.x) * at.y;
    var out: Drawn;
    out.position = to_clip(to_pixel(glyph.anchor) + local * measure.x, glyph.depth);
    out.uv = mix(glyph.uv.xy, glyph.uv.zw, corner);
    out.colour = glyph.colour;
    out.colour.a *= measure.y;
    out.halo = glyph.halo;
    out.halo.a *= measure.y;
    let spread = glyph.spread * length(glyph.axis) * measure.x;
    out.reach = vec2f(spread * 2.0, spread * f32(glyph.style.y) / 255.0);
    return out;
}

@fragment
fn fragment(in: Drawn) -> @location(0) vec4f {
    let inside = (textureSampleLevel(atlas, clamped, in.uv, 0.0).r - 0.5) * in.reach.x;
    let fill = clamp(inside + 0.5, 0.0, 1.0) * in.colour.a;
    let around = clamp(inside + in.reach.y + 0.5, 0.0, 1.0) * in.halo.a;
    let alpha = fill + around * (1.0 - fill);
    let colour = (in.colour.rgb * fill + in.halo.rgb * around * (1.0 - fill)) / max(alpha, 0.001);
    return finish(colour, alpha);
}
