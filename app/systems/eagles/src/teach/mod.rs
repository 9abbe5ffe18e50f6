//! The teaching of The Eagles Turn East: a short book, its charts, and a guided first march.

mod lesson;

use super::{Battle, Eagles, show};
use eagles::Game;
use language::ask::Overlay;
use language::guide::PictureOverlay;
use language::guide::lesson::{Cards, Lesson};
use language::sheet::Sheet;
use language::system::{Eye, Glance, Rules, Show, Teach};

impl Teach for Eagles {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-eagles.md")];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "eagles-friedland";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Eagles>::new(lesson::STEPS))
    }

    fn laid(battle: &Battle, game: &Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        let draft = language::ask::Draft::EMPTY;
        let glance = Glance { battle, game: Some(game), eye: Eye::Public, draft: &draft, events: &[] };
        let mut all = Vec::new();
        for name in &laid.layers {
            let layer = Eagles::LAYERS.iter().find(|layer| *layer == name);
            let layer = layer.ok_or_else(|| format!("there is no layer \"{name}\""))?;
            all.extend(Eagles::layer(&glance, layer, None));
        }
        Ok(all)
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = eagles_files::BATTLES.built_in(Eagles::FIRST_BATTLE)?;
        let board = Eagles::board(&scenario).ok()?;
        let (title, sheet) = match name {
            "eagles-combat" => ("Combat in The Eagles Turn East", show::combat(&board)),
            "eagles-artillery" => ("Artillery in The Eagles Turn East", show::artillery(&board)),
            "eagles-attrition" => ("Attrition in The Eagles Turn East", show::attrition(&board)),
            "eagles-terrain" => ("What ground costs in The Eagles Turn East", show::terrain(&board)),
            _ => return None,
        };
        Some((title.to_owned(), sheet))
    }
}
