//! Not a test of anything: makes the pictures of the README, by driving the program as the window's tests do.
//! `tools/pictures` runs it.

use crate::support::{Display, Program, folder, labelled};
use std::path::{Path, PathBuf};

/// A position in the middle of a battle, as `--test-position` reads it.
const EYLAU: &str = "eylau,7,150";
const DRESDEN: &str = "dresden,3,200";

/// The pictures and where they go.
struct Painter {
    display: Display,
    home: PathBuf,
    folder: PathBuf,
}

impl Painter {
    fn start(&self, arguments: &[&str]) -> Program {
        let arguments: Vec<&str> = ["--loopback", "--name", "Ney"].iter().chain(arguments).copied().collect();
        let mut program = Program::start(&self.display, &self.home, &arguments);
        program.focus(&self.display);
        program
    }

    /// Takes the picture when nothing moves any more and the pointer is out of the way.
    fn take(&self, program: &mut Program, name: &str) {
        program.until("stillness", |line| line["still"] == true);
        let path = self.folder.join(format!("{name}.png"));
        self.display.small_picture(&path);
        let size = std::fs::metadata(&path).unwrap().len();
        println!("{}: {} KB", path.display(), size / 1024);
        assert!(size < 400 * 1024, "{name} is too large for a page");
    }

    fn key(&self, key: &str) {
        self.display.xdotool(&["key", key]);
    }

    fn pages(&self) {
        let mut program = self.start(&[]);
        program.until("the menu", |line| line["widgets"]["Play a friend"]["enabled"] == true);
        self.take(&mut program, "start");
        program.press(&self.display, "How to play");
        program.press(&self.display, "Zones of control");
        program.until("the section", |line| line["widgets"]["Next: Reinforcements"].is_object());
        program.until("its picture", |line| {
            line["still"] == true && labelled(line, "A single Russian unit; the six").is_some()
        });
        self.take(&mut program, "how-to-play");
        self.key("F1");
        program.until("no book", |line| line["widgets"]["Zones of control"].is_null());
        program.press(&self.display, "Play a friend");
        program.press(&self.display, "Invite a friend");
        program.press(&self.display, "Invite");
        program.until("a code", |line| line["widgets"]["Copy the code"]["enabled"] == true);
        self.take(&mut program, "invitation");
    }

    /// A unit that is about to move, and then an attack that is put together.
    fn eylau(&self) {
        let mut program = self.start(&["--test-position", EYLAU]);
        program.until("a movement phase", |line| line["match"]["kind"] == "move" && line["still"] == true);
        self.key("n");
        program.until("a reach", |line| line["match"]["reach"].as_array().is_some_and(|all| all.len() > 4));
        for _ in 0..3 {
            self.key("equal");
        }
        self.take(&mut program, "eylau-move");
        self.key("Home");
        for _ in 0..12 {
            let line = program.until("stillness", |line| line["still"] == true && line["match"]["mine"] == true);
            let before = line["match"]["position"].clone();
            match line["match"]["kind"].as_str().unwrap() {
                "attack" if !line["match"]["suggested"].as_array().unwrap().is_empty() => break,
                "move" | "attack" => {
                    self.key("e");
                    program.until("a doubt", |line| {
                        line["match"]["position"] != before || line["match"]["refusal"].is_string()
                    });
                    if program.last["match"]["position"] == before {
                        self.key("e");
                    }
                }
                _ => self.key("e"),
            }
            program.until("the next question", |line| line["match"]["position"] != before);
        }
        self.key("a");
        program.until("a plan", |line| line["match"]["draft"]["units"].as_array().is_some_and(|all| !all.is_empty()));
        for _ in 0..3 {
            self.key("equal");
        }
        self.take(&mut program, "attack");
    }

    fn dresden(&self) {
        let mut program = self.start(&["--test-position", DRESDEN]);
        program.until("the board", |line| line["match"]["mine"] == true);
        self.take(&mut program, "dresden");
    }
}

#[test]
#[ignore = "makes the pictures of the README; run it by tools/pictures"]
fn the_pictures_of_the_readme_are_made() {
    let display = Display::open().expect("Xvfb, xdotool and imagemagick's import");
    let folder_of_pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/pictures");
    std::fs::create_dir_all(&folder_of_pictures).unwrap();
    let home = folder("readme-pictures").join("home");
    let painter = Painter { display, home, folder: folder_of_pictures };
    painter.pages();
    painter.eylau();
    painter.dresden();
}
