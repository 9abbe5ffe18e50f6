// Counters and their shadows. Lengths are in counters: a counter is one unit wide.

struct Counter {
    @location(0) anchor: vec2f,
    @location(1) local: vec2f,
    @location(2) size: f32,
    @location(3) depth: f32,
    @location(4) body: vec4f,
    @location(5) stripe: vec4f,
    @location(6) edge: vec4f,
    // Pattern, gilded, spent, struck through.
    @location(7) style: vec4u,
    // Whether a block of troops is drawn, whether they are upset, what part of their strength is left, whether it is a round badge.
    @location(8) troops: vec4f,
}

struct Drawn {
    @builtin(position) position: vec4f,
    @location(0) at: vec2f,
    @location(1) @interpolate(flat) body: vec4f,
    @location(2) @interpolate(flat) stripe: vec4f,
    @location(3) @interpolate(flat) edge: vec4f,
    @location(4) @interpolate(flat) style: vec4u,
    @location(5) @interpolate(flat) scale: f32,
    @location(6) @interpolate(flat) troops: vec4f,
}

const RADIUS: f32 = 0.075;
// Below this many pixels a counter has no details; counters.rs has the same number.
const DETAIL_FROM: f32 = 25.0;

fn place(index: u32, counter: Counter, reach: f32, shift: vec2f) -> Drawn {
    let scale = view.measures[2].x * counter.size;
    let corner = vec2f(f32(index & 1u), f32(index >> 1u)) * 2.0 - 1.0;
    let at = corner * (0.5 + reach / max(scale, 1.0));
    var out: Drawn;
    out.position = to_clip(to_pixel(counter.anchor) + counter.local * view.measures[2].x + at * scale + shift * scale, counter.depth);
    out.at = at;
    out.body = counter.body;
    out.stripe = counter.stripe;
    out.edge = counter.edge;
    out.style = counter.style;
    out.scale = scale;
    out.troops = counter.troops;
    return out;
}

fn rounded(at: vec2f, half_size: vec2f, radius: f32) -> f32 {
    let off = abs(at) - half_size + radius;
    return length(max(off, vec2f(0.0))) + min(max(off.x, off.y), 0.0) - radius;
}

@vertex
fn vertex(@builtin(vertex_index) index: u32, counter: Counter) -> Drawn {
    return place(index, counter, 3.0, vec2f(0.0));
}

@fragment
fn fragment(in: Drawn) -> @location(0) vec4f {
    let round = in.troops.w > 0.5;
    let distance = rounded(in.at, vec2f(0.5), select(RADIUS, 0.5, round));
    let pixel = 1.0 / max(in.scale, 1.0);
    // Beyond the edge: a line around a selected counter.
    let glow = in.edge.a * clamp(0.5 + (2.6 - distance * in.scale), 0.0, 1.0);
    let body = clamp(0.5 - distance * in.scale, 0.0, 1.0);
    if (max(body, glow) <= 0.002) {
        discard;
    }
    var colour = in.body.rgb;
    // A little light from above.
    colour = colour * (1.06 - 0.12 * (in.at.y + 0.5));
    // The army's pattern.
    let wave = in.at * 13.0;
    var hatch = 0.0;
    switch in.style.x {
        case 1u: { hatch = abs(fract((wave.x + wave.y) * 0.5) - 0.5) * 2.0; }
        case 2u: { hatch = abs(fract(wave.y * 0.75) - 0.5) * 2.0; }
        case 3u: { hatch = 1.0 - length(fract(wave * 0.8) - 0.5) * 1.7; }
        default: { hatch = 0.0; }
    }
    let dark = dot(in.body.rgb, vec3f(0.3, 0.59, 0.11));
    let contrast = select(vec3f(1.0), vec3f(0.0), dark > 0.5);
    colour = mix(colour, contrast, smoothstep(0.55, 0.8, hatch) * view.kept_size.z);
    // The formation's stripe along the left.
    let stripe = clamp(0.5 + (-0.375 - in.at.x) * in.scale, 0.0, 1.0) * in.stripe.a;
    let seam = stripe * clamp(1.0 - abs(-0.375 - in.at.x) * in.scale, 0.0, 1.0);
    colour = mix(colour, in.stripe.rgb, stripe);
    colour = mix(colour, vec3f(0.08), seam * 0.6);
    // A cream panel behind the symbol. Troops drawn up have a larger one; on a small counter they need none.
    var centre = vec2f(0.0, -0.035);
    var extent = vec2f(0.29, 0.19);
    let far = in.scale < DETAIL_FROM;
    if (in.troops.x > 0.5) {
        centre = vec2f(0.0, -0.03);
        extent = vec2f(0.30, 0.235);
    }
    let panel = rounded(in.at - centre, extent, 0.02);
    let ground = mix(vec3f(0.975, 0.95, 0.88), vec3f(0.96, 0.66, 0.52), in.troops.y);
    colour = mix(colour, ground, clamp(0.5 - panel * in.scale, 0.0, 1.0) * f32(in.scale > 13.0 && !round && !(far && in.troops.x > 0.5)));
    // What is lost of their strength is red along the foot.
    let foot = clamp(0.5 + (in.at.y - select(0.44, 0.33, far)) * in.scale, 0.0, 1.0) * f32(in.troops.z < 0.999);
    let lost = clamp(0.5 + (in.at.x + 0.5 - in.troops.z) * in.scale, 0.0, 1.0);
    colour = mix(colour, mix(vec3f(0.90, 0.86, 0.62), vec3f(0.70, 0.10, 0.08), lost), foot);
    // A golden line.
    let line = clamp(1.0 - abs(distance + 0.055) * in.scale / max(0.02 * in.scale, 0.8), 0.0, 1.0);
    colour = mix(colour, vec3f(0.93, 0.74, 0.25), line * f32(in.style.y));
    // What has done its part is paler; some are struck through.
    let grey = vec3f(dot(colour, vec3f(0.3, 0.59, 0.11)));
    colour = mix(colour, mix(grey, vec3f(0.62), 0.35), f32(in.style.z) * 0.42);
    let struck = abs(fract((in.at.x - in.at.y) * 5.0) - 0.5) * 2.0;
    colour = mix(colour, vec3f(0.12, 0.05, 0.05), smoothstep(0.78, 0.86, struck) * f32(in.style.w) * 0.30);
    // Cardboard: a lit edge above, a dark one below, and an outline.
    let rim = clamp(1.0 + (distance + 0.03) / 0.03, 0.0, 1.0);
    let lit = clamp(-in.at.y * 1.4 - in.at.x * 0.6, -1.0, 1.0);
    colour = colour * (1.0 + rim * lit * 0.22);
    let outline = clamp(0.5 + (distance * in.scale + 1.1), 0.0, 1.0);
    colour = mix(colour, vec3f(0.10, 0.08, 0.06), outline * 0.85);
    let alpha = max(body, glow) * in.body.a;
    return finish(mix(in.edge.rgb, colour, body), alpha);
}

@vertex
fn shadow_vertex(@builtin(vertex_index) index: u32, counter: Counter) -> Drawn {
    return place(index, counter, 9.0, vec2f(0.035, 0.055));
}

@fragment
fn shadow_fragment(in: Drawn) -> @location(0) vec4f {
    let soft = clamp(in.scale * 0.09, 1.5, 8.0);
    let distance = rounded(in.at, vec2f(0.49), select(RADIUS + 0.03, 0.49, in.troops.w > 0.5)) * in.scale;
    let alpha = 0.5 * (1.0 - smoothstep(-soft, soft, distance)) * in.body.a;
    return finish(vec3f(0.08, 0.05, 0.02), alpha);
}
