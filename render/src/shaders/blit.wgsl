// The kept picture of the ground, moved and stretched to the present view, in the present light and weather.

@group(1) @binding(0) var kept: texture_2d<f32>;
@group(1) @binding(1) var clamped: sampler;

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
    let corner = vec2f(f32((index << 1u) & 2u), f32(index & 2u));
    return vec4f(corner * 2.0 - 1.0, 1.0, 1.0);
}

fn ground(position: vec2f) -> vec3f {
    let world = to_world(position);
    let pixel = (world - view.kept.xy) * (view.kept.z * view.turn) + view.kept_size.xy * 0.5;
    let at = pixel / view.kept_size.xy;
    let colour = textureSampleLevel(kept, clamped, at, 0.0).rgb;
    let known = all(at >= vec2f(0.0)) && all(at <= vec2f(1.0));
    return select(view.paper.rgb, colour, known) * mix(vec3f(1.0), view.light.rgb, view.light.a);
}

// The common case, and the cheapest: no weather.
@fragment
fn fragment(@builtin(position) position: vec4f) -> @location(0) vec4f {
    return finish(ground(position.xy), 1.0);
}

fn scatter(cell: vec2f) -> f32 {
    return fract(sin(dot(cell, vec2f(127.1, 311.7))) * 43758.547);
}

@fragment
fn weather_fragment(@builtin(position) position: vec4f) -> @location(0) vec4f {
    var colour = ground(position.xy);
    if (view.weather < 1.5) {
        // Rain: thin slanting strokes of different lengths.
        let grey = dot(colour, vec3f(0.3, 0.59, 0.11));
        colour = mix(colour, vec3f(grey) * vec3f(0.93, 0.97, 1.02), 0.35) * 0.93;
        let slant = vec2f(position.x + position.y * 0.28, position.y - view.time * 900.0);
        let column = floor(slant.x / 11.0);
        let shift = scatter(vec2f(column, 3.0));
        let row = slant.y / 130.0 + shift * 7.0;
        let luck = scatter(vec2f(column, floor(row)));
        let along = fract(row);
        let length = 0.10 + luck * 0.14;
        let across = abs(fract(slant.x / 11.0) - 0.25 - luck * 0.5) * 11.0;
        let stroke = clamp(1.1 - across, 0.0, 1.0) * step(along, length) * step(luck, 0.55);
        colour = mix(colour, vec3f(0.30, 0.37, 0.44), stroke * 0.34);
    } else {
        // Snow: flakes in two sizes.
        colour = mix(colour, vec3f(0.94, 0.96, 0.98), 0.14);
        for (var layer = 0; layer < 2; layer++) {
            let cell_size = select(58.0, 34.0, layer == 0);
            let drift = vec2f(sin(view.time * 0.7 + f32(layer)) * 12.0, -view.time * (46.0 + f32(layer) * 30.0));
            let at = (position.xy + drift) / cell_size;
            let cell = floor(at);
            let luck = vec2f(scatter(cell + f32(layer) * 17.0), scatter(cell.yx + 5.0 + f32(layer) * 31.0));
            let radius = (1.1 + f32(layer) * 0.8) * (0.6 + luck.x * 0.7);
            let distance = length((fract(at) - 0.2 - luck * 0.6) * cell_size);
            let flake = clamp(radius + 0.5 - distance, 0.0, 1.0);
            let rim = clamp(radius + 1.4 - distance, 0.0, 1.0) * (1.0 - flake);
            colour = mix(colour, vec3f(0.45, 0.52, 0.60), rim * 0.28);
            colour = mix(colour, vec3f(1.0), flake * 0.92);
        }
    }
    return finish(colour, 1.0);
}
