// Paper and the tints of the land, for every pixel of the view.

@group(1) @binding(0) var fields: texture_2d_array<f32>;
@group(1) @binding(1) var noise: texture_2d<f32>;
@group(1) @binding(2) var clamped: sampler;
@group(1) @binding(3) var repeated: sampler;

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
    let corner = vec2f(f32((index << 1u) & 2u), f32(index & 2u));
    return vec4f(corner * 2.0 - 1.0, 0.0, 1.0);
}

// Distance from the nearest hexside, in hex heights.
fn hex_edge(world: vec2f) -> f32 {
    let period = vec2f(1.7320508, 1.0);
    // Pointy tops are flat ones, turned a quarter to the right.
    let flat = select(world, vec2f(world.y, -world.x), view.kept_size.w > 0.5);
    let p = flat - vec2f(0.0, view.land.w);
    let a = p - round(p / period) * period;
    let shifted = p - vec2f(0.8660254, 0.5);
    let b = shifted - round(shifted / period) * period;
    let near = abs(select(b, a, dot(a, a) < dot(b, b)));
    return 0.5 - max(near.x * 0.8660254 + near.y * 0.5, near.y);
}

fn field(at: vec2f, layer: i32) -> vec4f {
    return textureSampleLevel(fields, clamped, at, layer, 0.0);
}

@fragment
fn fragment(@builtin(position) position: vec4f) -> @location(0) vec4f {
    let world = to_world(position.xy);
    let grain = textureLoad(noise, vec2i(position.xy) & vec2i(255), 0);
    let blotch = textureSampleLevel(noise, repeated, world * 0.043, 0.0);
    let inside_frame = all(world > view.frame.xy) && all(world < view.frame.zw);
    let aged = (blotch.r - 0.5) * 0.055 + (grain.g - 0.5) * 0.045;
    let paper = view.paper.rgb * (1.0 + aged * view.land.x);
    if (!inside_frame) {
        return vec4f(paper, 1.0);
    }
    let at = (world - view.fields.xy) / view.fields.zw;
    let cover = field(at, 0);
    let more = field(at, 1);
    let wander = textureSampleLevel(noise, repeated, world * 0.31, 0.0).r - 0.5;
    let pixel = clamp(0.9 / (view.zoom * 0.22), 0.015, 0.25);
    let shift = wander * 0.42 * view.land.y;

    var colour = view.open.rgb;
    // Higher ground, lit from the upper left.
    let height = smoothstep(0.28, 0.72, cover.a + shift * 0.5);
    colour = mix(colour, view.high.rgb, height * 0.8 + more.b * 0.2);
    let shade = more.a * 0.30 - 0.16;
    // Ground that is nearly white cannot be lit any further: it would only lose its tint.
    let room = clamp((1.0 - view.open.b) * 6.0, 0.15, 1.0);
    let lit = select(shade, shade * room, shade > 0.0);
    colour = min(colour * (1.0 + lit * max(view.land.x, 0.35)), vec3f(1.0));

    let grove = smoothstep(0.5 - pixel, 0.5 + pixel, cover.g + shift);
    colour = mix(colour, view.grove.rgb, grove * 0.8);
    let wooded = cover.r + shift;
    let woods = smoothstep(0.5 - pixel, 0.5 + pixel, wooded);
    colour = mix(colour, view.woods.rgb, woods * 0.9);
    // The edge of a wood is darker.
    let rim = woods * (1.0 - smoothstep(0.5, 0.72, wooded));
    colour = colour * (1.0 - rim * 0.14);
    let town = smoothstep(0.30, 0.62, cover.b + shift * 0.4);
    colour = mix(colour, view.town.rgb, town * 0.75);

    // Lakes: a shore, and lines along it.
    let depth = more.r + shift * 0.8;
    let lake = smoothstep(0.5 - pixel, 0.5 + pixel, depth);
    var surface = mix(view.water.rgb, view.ice.rgb, view.land.z);
    let scratches = sin(world.y * 47.0 + wander * 9.0) * sin(world.x * 6.1 + world.y * 1.7 + blotch.r * 8.0);
    surface = mix(surface, vec3f(1.0), smoothstep(0.62, 0.85, scratches) * 0.75 * view.land.z);
    let lining = abs(fract((depth - 0.5) * 8.0) - 0.5) * 2.0;
    surface = mix(surface, view.bank.rgb, (1.0 - smoothstep(0.0, 0.35, 1.0 - lining)) * 0.18 * (1.0 - smoothstep(0.6, 0.95, depth)));
    colour = mix(colour, surface, lake);
    let shore = 1.0 - smoothstep(pixel * 0.8, pixel * 1.9 + 0.015, abs(depth - 0.5));
    colour = mix(colour, view.bank.rgb, shore * 0.75 * smoothstep(0.12, 0.4, more.r));

    colour = colour * (1.0 + aged * view.land.x * 1.25);
    // Beyond the last hexes the land fades into paper.
    let there = smoothstep(0.15, 0.6, more.g);
    colour = mix(mix(paper, colour, 0.3), colour, there);
    let line = 1.0 - smoothstep(0.0, 1.0, hex_edge(world) * view.zoom - 0.05);
    colour = mix(colour, view.grid.rgb, line * view.grid.a * smoothstep(0.4, 0.6, more.g));
    return vec4f(colour, 1.0);
}
