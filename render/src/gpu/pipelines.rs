//! The five ways of drawing: ground, ink, glyphs, counters, and the kept picture.

use crate::counters::CounterInstance;
use crate::glyphs::GlyphInstance;
use crate::ink::InkVertex;
use wgpu::{BindGroupLayout, Device, RenderPipeline, ShaderModule, TextureFormat};

/// The kept picture of the ground.
pub(super) const KEPT_FORMAT: TextureFormat = TextureFormat::Rgba8Unorm;
/// Enough to tell 20,000 counters apart.
pub(super) const DEPTH_FORMAT: TextureFormat = TextureFormat::Depth16Unorm;

/// Pipelines and the layouts of what they read.
pub(super) struct Pipelines {
    pub(super) view_layout: BindGroupLayout,
    pub(super) ground_layout: BindGroupLayout,
    pub(super) sampled_layout: BindGroupLayout,
    pub(super) ground: RenderPipeline,
    pub(super) map_ink: RenderPipeline,
    pub(super) map_glyphs: RenderPipeline,
    pub(super) blit: RenderPipeline,
    pub(super) weather_blit: RenderPipeline,
    pub(super) ink: RenderPipeline,
    pub(super) glyphs: RenderPipeline,
    pub(super) shadows: RenderPipeline,
    pub(super) counters: RenderPipeline,
}

#[derive(Clone, Copy)]
enum Depth {
    /// The pass has none.
    None,
    /// Neither looked at nor written.
    Ignored,
    /// Nearer things hide this.
    Tested,
    /// This hides what is farther.
    Written,
}

struct Recipe<'a> {
    label: &'a str,
    module: &'a ShaderModule,
    entries: [&'a str; 2],
    layouts: &'a [Option<&'a BindGroupLayout>],
    buffer: Option<wgpu::VertexBufferLayout<'a>>,
    strip: bool,
    format: TextureFormat,
    depth: Depth,
    blended: bool,
}

impl Pipelines {
    pub(super) fn new(device: &Device, format: TextureFormat) -> Pipelines {
        let linear = format.is_srgb();
        let ground = module(device, "ground", include_str!("../shaders/ground.wgsl"), false);
        let map_ink = module(device, "map ink", include_str!("../shaders/ink.wgsl"), false);
        let map_glyph = module(device, "map glyph", include_str!("../shaders/glyph.wgsl"), false);
        let ink = module(device, "ink", include_str!("../shaders/ink.wgsl"), linear);
        let glyph = module(device, "glyph", include_str!("../shaders/glyph.wgsl"), linear);
        let counter = module(device, "counter", include_str!("../shaders/counter.wgsl"), linear);
        let blit = module(device, "blit", include_str!("../shaders/blit.wgsl"), linear);
        let view_layout = layout(device, "view", &[uniform_entry()]);
        let ground_layout = layout(
            device,
            "ground",
            &[
                texture_entry(0, wgpu::TextureViewDimension::D2Array),
                texture_entry(1, wgpu::TextureViewDimension::D2),
                sampler_entry(2),
                sampler_entry(3),
            ],
        );
        let sampled_layout =
            layout(device, "sampled", &[texture_entry(0, wgpu::TextureViewDimension::D2), sampler_entry(1)]);
        let plain: [Option<&BindGroupLayout>; 1] = [Some(&view_layout)];
        let sampled: [Option<&BindGroupLayout>; 2] = [Some(&view_layout), Some(&sampled_layout)];
        let grounded: [Option<&BindGroupLayout>; 2] = [Some(&view_layout), Some(&ground_layout)];
        let base = Recipe {
            label: "",
            module: &ground,
            entries: ["vertex", "fragment"],
            layouts: &plain,
            buffer: None,
            strip: false,
            format,
            depth: Depth::Ignored,
            blended: true,
        };
        let ink_recipe = |label, module, format, depth| Recipe {
            label,
            module,
            buffer: Some(ink_layout()),
            format,
            depth,
            ..Recipe { layouts: &plain, ..copy(&base) }
        };
        let glyph_recipe = |label, module, format, depth| Recipe {
            label,
            module,
            layouts: &sampled,
            buffer: Some(glyph_layout()),
            strip: true,
            format,
            depth,
            ..copy(&base)
        };
        let counter_recipe = |label, entries, depth| Recipe {
            label,
            module: &counter,
            entries,
            buffer: Some(counter_layout()),
            strip: true,
            depth,
            ..copy(&base)
        };
        let blit_recipe =
            |label, entries| Recipe { label, module: &blit, entries, layouts: &sampled, blended: false, ..copy(&base) };
        let make = |recipe: Recipe<'_>| pipeline(device, &recipe);
        Pipelines {
            ground: make(Recipe {
                label: "ground",
                layouts: &grounded,
                format: KEPT_FORMAT,
                depth: Depth::None,
                blended: false,
                ..copy(&base)
            }),
            map_ink: make(ink_recipe("map ink", &map_ink, KEPT_FORMAT, Depth::None)),
            map_glyphs: make(glyph_recipe("map glyphs", &map_glyph, KEPT_FORMAT, Depth::None)),
            blit: make(blit_recipe("blit", ["vertex", "fragment"])),
            weather_blit: make(blit_recipe("weather", ["vertex", "weather_fragment"])),
            ink: make(ink_recipe("ink", &ink, format, Depth::Ignored)),
            glyphs: make(glyph_recipe("glyphs", &glyph, format, Depth::Tested)),
            shadows: make(counter_recipe("shadows", ["shadow_vertex", "shadow_fragment"], Depth::Ignored)),
            counters: make(counter_recipe("counters", ["vertex", "fragment"], Depth::Written)),
            view_layout,
            ground_layout,
            sampled_layout,
        }
    }
}

/// A shader after what every shader reads; `linear` if its target wants linear light.
fn module(device: &Device, label: &str, source: &str, linear: bool) -> ShaderModule {
    let whole = format!("const LINEAR: bool = {linear};\n{}\n{source}", include_str!("../shaders/view.wgsl"));
    device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some(label),
        source: wgpu::ShaderSource::Wgsl(whole.into()),
    })
}

/// The pipeline of the plain scene that measurements are held against.
pub(super) fn plain(device: &Device, view_layout: &BindGroupLayout, format: TextureFormat) -> RenderPipeline {
    const ATTRIBUTES: [wgpu::VertexAttribute; 3] =
        wgpu::vertex_attr_array![0 => Float32x2, 1 => Float32x2, 2 => Unorm8x4];
    let module = module(device, "plain", include_str!("../shaders/plain.wgsl"), format.is_srgb());
    pipeline(
        device,
        &Recipe {
            label: "plain",
            module: &module,
            entries: ["vertex", "fragment"],
            layouts: &[Some(view_layout)],
            buffer: Some(stepping::<super::plain::Shape>(wgpu::VertexStepMode::Instance, &ATTRIBUTES)),
            strip: true,
            format,
            depth: Depth::Ignored,
            blended: true,
        },
    )
}

/// The pipeline of one textured quad.
pub(super) fn quad(device: &Device, sampled_layout: &BindGroupLayout, format: TextureFormat) -> RenderPipeline {
    let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some("quad"),
        source: wgpu::ShaderSource::Wgsl(include_str!("../shaders/quad.wgsl").into()),
    });
    pipeline(
        device,
        &Recipe {
            label: "quad",
            module: &module,
            entries: ["vertex", "fragment"],
            layouts: &[Some(sampled_layout)],
            buffer: None,
            strip: false,
            format,
            depth: Depth::None,
            blended: false,
        },
    )
}

fn copy<'a>(recipe: &Recipe<'a>) -> Recipe<'a> {
    Recipe { buffer: recipe.buffer.clone(), ..*recipe }
}

fn pipeline(device: &Device, recipe: &Recipe<'_>) -> RenderPipeline {
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some(recipe.label),
        bind_group_layouts: recipe.layouts,
        immediate_size: 0,
    });
    let [vertex, fragment] = recipe.entries;
    let buffers: Vec<Option<wgpu::VertexBufferLayout<'_>>> = recipe.buffer.clone().into_iter().map(Some).collect();
    let depth = |compare, write| wgpu::DepthStencilState {
        format: DEPTH_FORMAT,
        depth_write_enabled: Some(write),
        depth_compare: Some(compare),
        stencil: wgpu::StencilState::default(),
        bias: wgpu::DepthBiasState::default(),
    };
    device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some(recipe.label),
        layout: Some(&layout),
        vertex: wgpu::VertexState {
            module: recipe.module,
            entry_point: Some(vertex),
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            buffers: &buffers,
        },
        primitive: wgpu::PrimitiveState {
            topology: if recipe.strip {
                wgpu::PrimitiveTopology::TriangleStrip
            } else {
                wgpu::PrimitiveTopology::TriangleList
            },
            ..Default::default()
        },
        depth_stencil: match recipe.depth {
            Depth::None => None,
            Depth::Ignored => Some(depth(wgpu::CompareFunction::Always, false)),
            Depth::Tested => Some(depth(wgpu::CompareFunction::LessEqual, false)),
            Depth::Written => Some(depth(wgpu::CompareFunction::LessEqual, true)),
        },
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(wgpu::FragmentState {
            module: recipe.module,
            entry_point: Some(fragment),
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            targets: &[Some(wgpu::ColorTargetState {
                format: recipe.format,
                blend: recipe.blended.then_some(wgpu::BlendState::PREMULTIPLIED_ALPHA_BLENDING),
                write_mask: wgpu::ColorWrites::ALL,
            })],
        }),
        multiview_mask: None,
        cache: None,
    })
}

fn layout(device: &Device, label: &str, entries: &[wgpu::BindGroupLayoutEntry]) -> BindGroupLayout {
    device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(label), entries })
}

fn uniform_entry() -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding: 0,
        visibility: wgpu::ShaderStages::VERTEX_FRAGMENT,
        ty: wgpu::BindingType::Buffer {
            ty: wgpu::BufferBindingType::Uniform,
            has_dynamic_offset: false,
            min_binding_size: None,
        },
        count: None,
    }
}

fn texture_entry(binding: u32, view_dimension: wgpu::TextureViewDimension) -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::FRAGMENT,
        ty: wgpu::BindingType::Texture {
            sample_type: wgpu::TextureSampleType::Float { filterable: true },
            view_dimension,
            multisampled: false,
        },
        count: None,
    }
}

fn sampler_entry(binding: u32) -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::FRAGMENT,
        ty: wgpu::BindingType::Sampler(wgpu::SamplerBindingType::Filtering),
        count: None,
    }
}

fn ink_layout() -> wgpu::VertexBufferLayout<'static> {
    const ATTRIBUTES: [wgpu::VertexAttribute; 6] = wgpu::vertex_attr_array![
        0 => Float32x2, 1 => Float32x2, 2 => Float32, 3 => Float32, 4 => Unorm8x4, 5 => Uint8x4
    ];
    stepping::<InkVertex>(wgpu::VertexStepMode::Vertex, &ATTRIBUTES)
}

fn glyph_layout() -> wgpu::VertexBufferLayout<'static> {
    const ATTRIBUTES: [wgpu::VertexAttribute; 10] = wgpu::vertex_attr_array![
        0 => Float32x2, 1 => Float32x2, 2 => Float32x2, 3 => Float32x4, 4 => Unorm16x4,
        5 => Unorm8x4, 6 => Unorm8x4, 7 => Uint8x4, 8 => Float32, 9 => Float32
    ];
    stepping::<GlyphInstance>(wgpu::VertexStepMode::Instance, &ATTRIBUTES)
}

fn counter_layout() -> wgpu::VertexBufferLayout<'static> {
    const ATTRIBUTES: [wgpu::VertexAttribute; 9] = wgpu::vertex_attr_array![
        0 => Float32x2, 1 => Float32x2, 2 => Float32, 3 => Float32, 4 => Unorm8x4,
        5 => Unorm8x4, 6 => Unorm8x4, 7 => Uint8x4, 8 => Unorm8x4
    ];
    stepping::<CounterInstance>(wgpu::VertexStepMode::Instance, &ATTRIBUTES)
}

fn stepping<T>(
    step_mode: wgpu::VertexStepMode,
    attributes: &'static [wgpu::VertexAttribute],
) -> wgpu::VertexBufferLayout<'static> {
    debug_assert!(attributes.iter().map(|a| a.offset + a.format.size()).max() == Some(size_of::<T>() as u64));
    wgpu::VertexBufferLayout { array_stride: size_of::<T>() as u64, step_mode, attributes }
}
