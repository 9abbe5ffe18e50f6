// What every shader reads: the view, the theme, the mood. Prepended to each of them.

struct View {
    centre: vec2f,
    zoom: f32,
    // 1, or -1 where the ground lies upside down.
    turn: f32,
    size: vec2f,
    time: f32,
    weather: f32,
    // The neat line, upper left and lower right.
    frame: vec4f,
    // By measure: pixels for a unit, and opacity.
    measures: array<vec4f, 10>,
    paper: vec4f,
    open: vec4f,
    high: vec4f,
    woods: vec4f,
    grove: vec4f,
    town: vec4f,
    water: vec4f,
    ice: vec4f,
    // The colour of the lines between hexes, and how strong they are.
    grid: vec4f,
    bank: vec4f,
    // The part of the world the fields cover: upper left, size.
    fields: vec4f,
    // Grain, wander, whether lakes are frozen, how much lower the first column stands.
    land: vec4f,
    // The light: a colour to multiply the ground with, and how much of it.
    light: vec4f,
    // The kept picture of the ground: centre, zoom, nothing.
    kept: vec4f,
    // Its size, how strongly the armies' patterns show, whether hexes have pointy tops.
    kept_size: vec4f,
}

@group(0) @binding(0) var<uniform> view: View;

fn to_clip(pixel: vec2f, depth: f32) -> vec4f {
    let at = pixel / view.size * 2.0 - 1.0;
    return vec4f(at.x, -at.y, depth, 1.0);
}

fn to_pixel(world: vec2f) -> vec2f {
    return (world - view.centre) * (view.zoom * view.turn) + view.size * 0.5;
}

fn to_world(pixel: vec2f) -> vec2f {
    return (pixel - view.size * 0.5) / (view.zoom * view.turn) + view.centre;
}

// Premultiplied, and in the light the target wants: LINEAR, which stands before this file, says whether the target turns
// linear light into sRGB by itself.
fn finish(colour: vec3f, alpha: f32) -> vec4f {
    if (!LINEAR) {
        return vec4f(colour * alpha, alpha);
    }
    let low = colour / 12.92;
    let high = pow((colour + 0.055) / 1.055, vec3f(2.4));
    return vec4f(select(high, low, colour <= vec3f(0.04045)) * alpha, alpha);
}
