// Strokes and fills.

struct Corner {
    @location(0) at: vec2f,
    @location(1) normal: vec2f,
    @location(2) half_width: f32,
    @location(3) along: f32,
    @location(4) colour: vec4f,
    @location(5) style: vec4u,
}

struct Drawn {
    @builtin(position) position: vec4f,
    @location(0) colour: vec4f,
    @location(1) across: f32,
    @location(2) half_width: f32,
    @location(3) along: f32,
    @location(4) @interpolate(flat) style: vec2u,
}

@vertex
fn vertex(corner: Corner) -> Drawn {
    let side = f32(corner.style.x) - 1.0;
    let measure = view.measures[corner.style.y];
    let wide = corner.half_width * measure.x;
    let drawn = max(wide, 0.5);
    let reach = drawn + 0.75;
    var out: Drawn;
    out.position = to_clip(to_pixel(corner.at) + corner.normal * view.turn * side * reach, 0.0);
    out.colour = corner.colour;
    out.colour.a *= measure.y;
    if (corner.style.x == 1u) {
        out.across = 0.0;
        out.half_width = 1.0;
    } else {
        out.across = side * reach;
        out.half_width = drawn;
        out.colour.a *= min(wide / 0.5, 1.0);
    }
    out.along = corner.along * view.zoom;
    out.style = vec2u(corner.style.z, corner.style.w);
    return out;
}

@fragment
fn fragment(in: Drawn) -> @location(0) vec4f {
    var alpha = clamp(in.half_width + 0.5 - abs(in.across), 0.0, 1.0) * in.colour.a;
    if (in.style.x != 0u) {
        let period = select(5.0 * in.half_width + 3.0, 9.0 * in.half_width + 6.0, in.style.x == 1u);
        let on = period * 0.58;
        let here = fract(in.along / period) * period;
        alpha *= clamp(min(here, on - here) + 0.5, 0.0, 1.0);
    }
    if (in.style.y != 0u) {
        let world = to_world(in.position.xy);
        let inner = min(world - view.frame.xy, view.frame.zw - world);
        alpha *= step(0.0, min(inner.x, inner.y));
    }
    return finish(in.colour.rgb, alpha);
}
