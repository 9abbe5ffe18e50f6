//! The teaching of Winter's Victory: a short book, its charts, and a guided first game.

mod lesson;

use super::{Battle, Winter, show};
use language::ask::Overlay;
use language::guide::PictureOverlay;
use language::guide::lesson::{Cards, Lesson};
use language::sheet::Sheet;
use language::system::{Eye, Glance, Rules, Show, Teach};
use winter::Game;

impl Teach for Winter {
    const BOOK: &'static [&'static str] = &[include_str!("text/1-winter.md"), include_str!("text/2-battles.md")];
    const PICTURES: &'static str = "";
    const FIRST_BATTLE: &'static str = "winter-training";

    fn lesson() -> Box<dyn Lesson> {
        Box::new(Cards::<Winter>::new(lesson::STEPS))
    }

    fn laid(battle: &Battle, game: &Game, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        let draft = language::ask::Draft::EMPTY;
        let glance = Glance { battle, game: Some(game), eye: Eye::Public, draft: &draft, events: &[] };
        let mut all = Vec::new();
        for name in &laid.layers {
            let layer = Winter::LAYERS.iter().find(|layer| *layer == name);
            let layer = layer.ok_or_else(|| format!("there is no layer \"{name}\""))?;
            all.extend(Winter::layer(&glance, layer, None));
        }
        Ok(all)
    }

    fn book_chart(name: &str) -> Option<(String, Sheet)> {
        let scenario = winter_files::BATTLES.built_in(Winter::FIRST_BATTLE)?;
        let board = Winter::board(&scenario).ok()?;
        match name {
            "winter-fire" => Some((String::from("Fire in Winter's Victory"), show::fire_table(&board))),
            "winter-shock" => Some((String::from("Shock in Winter's Victory"), show::results(&board))),
            "winter-costs" => Some((String::from("What ground costs in Winter's Victory"), show::costs(&board))),
            _ => None,
        }
    }
}
