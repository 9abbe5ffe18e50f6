//! Two people in two windows play each other over QUIC, by mouse and keyboard; one program is killed and comes back.

use crate::PROGRAM;
use crate::support::{Display, Program, folder};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Upper bound on decisions in one match; beyond it the test is stuck.
const MOST_STEPS: usize = 400;
/// Number of units that a side tries in a phase.
const UNITS_IN_A_PHASE: usize = 3;
/// Time for which one window is read before the other has its turn.
const GLANCE: Duration = Duration::from_millis(20);

/// Whether everything is done in full, as `tools/test --long` does.
fn is_long() -> bool {
    std::env::var_os("ESTAFETTE_LONG").is_some()
}

/// The actions of a side so far.
#[derive(Debug, Default)]
struct Done {
    moves: usize,
    /// The units that were tried in this phase.
    tried: Vec<String>,
    refusals: usize,
    attacks: usize,
    retreats: usize,
    advances: usize,
}

impl Done {
    /// The side was refused something, and moved several units.
    const fn has_moved(&self) -> bool {
        self.moves >= 4 && self.refusals > 0
    }

    /// The side attacked, retreated and advanced.
    const fn has_fought(&self) -> bool {
        self.attacks > 0 && self.retreats > 0 && self.advances > 0
    }

    /// The actions of both sides together.
    const fn and(&self, other: &Done) -> Done {
        Done {
            moves: self.moves + other.moves,
            tried: Vec::new(),
            refusals: self.refusals + other.refusals,
            attacks: self.attacks + other.attacks,
            retreats: self.retreats + other.retreats,
            advances: self.advances + other.advances,
        }
    }
}

/// One of the two people.
struct Player {
    name: &'static str,
    display: Display,
    home: PathBuf,
    program: Program,
    done: Done,
    pictures: PathBuf,
}

impl Player {
    fn sit(name: &'static str, display: Display, folder: &Path) -> Player {
        let home = folder.join(name);
        // Nothing moves by itself: that would only be waited for. The long run reads what the other does at the usual pace.
        std::fs::create_dir_all(&home).unwrap();
        let pace = if is_long() { "Brisk" } else { "AtOnce" };
        std::fs::write(home.join("window.json"), format!(r#"{{"motion": false, "pace": "{pace}"}}"#)).unwrap();
        let program = Player::start(name, &display, &home);
        Player { name, display, home, program, done: Done::default(), pictures: folder.to_owned() }
    }

    fn start(name: &str, display: &Display, home: &Path) -> Program {
        let mut program = Program::start(display, home, &["--loopback", "--name", name]);
        program.focus(display);
        program
    }

    fn press(&mut self, label: &str) {
        self.program.press(&self.display, label);
    }

    fn key(&self, key: &str) {
        self.display.xdotool(&["key", key]);
    }

    fn picture(&self, what: &str) {
        self.display.picture(&self.pictures.join(format!("{what}-{}.png", self.name)));
    }

    /// Presses a key until the program is as wanted.
    fn key_until(&mut self, key: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        self.key(key);
        self.program.until(key, |line| wanted(line) && line["still"] == true)
    }

    /// Clicks a hex, if it is on the board and no panel covers it.
    fn click_hex(&mut self, hex: &str) {
        let line = self.program.last.clone();
        self.program.click(&self.display, &line["match"]["hexes"][hex]);
    }

    /// Waits until the position is another one than in that line.
    fn until_answered(&mut self, before: &Value) {
        let position = before["match"]["position"].as_u64();
        self.program
            .until("an answer", |line| line["match"]["position"].as_u64() > position || line["match"]["over"] == true);
    }

    /// Answers any question, as a player who wants to fight.
    fn answer(&mut self) {
        let line = self.program.until("stillness", |line| line["still"] == true);
        if line["match"]["mine"] != true {
            return;
        }
        match line["match"]["kind"].as_str().unwrap() {
            "move" => self.answer_by_moving(&line),
            "attack" => self.answer_by_attacking(&line),
            "retreat" | "displace" => {
                self.done.retreats += 1;
                self.picture("retreat");
                self.go_somewhere(&line);
            }
            "advance" => {
                self.done.advances += 1;
                self.picture("advance");
                self.go_somewhere(&line);
            }
            "reorganise" => self.go_somewhere(&line),
            "losses" => {
                self.key_until("n", |line| !empty(&line["match"]["draft"]["units"]));
                self.key("space");
                self.until_answered(&line);
            }
            "fight on" => {
                self.key("space");
                self.until_answered(&line);
            }
            _ => {
                self.key("e");
                self.until_answered(&line);
            }
        }
    }

    /// A unit goes to one of the hexes it may go to: selected by key, sent by a click where the hex is in sight.
    fn go_somewhere(&mut self, before: &Value) {
        let mut line = before.clone();
        if line["match"]["selected"].is_null() {
            line = self.key_until("n", |line| !line["match"]["selected"].is_null());
        }
        let hex = line["match"]["choices"]["hexes"][0].as_str().unwrap().to_owned();
        if in_sight(&line, &hex) {
            self.click_hex(&hex);
        } else {
            self.key("j");
            self.key("Return");
        }
        self.until_answered(before);
    }

    /// Ends a phase, a second time where something is undone.
    fn end_phase(&mut self, before: &Value, button: &str) {
        self.press(button);
        let position = before["match"]["position"].as_u64();
        let asked = |line: &Value| line["match"]["refusal"].as_str().is_some_and(|text| text.contains("Press again"));
        let line = self.program.until("an end or a doubt", |line| {
            asked(line) || line["match"]["position"].as_u64() > position || line["match"]["over"] == true
        });
        if asked(&line) {
            Program::read_question();
            self.press(button);
        }
        self.until_answered(before);
    }

    fn answer_by_moving(&mut self, before: &Value) {
        let mut untried = strings(&before["match"]["choices"]["units"]);
        untried.retain(|unit| !self.done.tried.contains(unit));
        if untried.is_empty() || self.done.tried.len() >= UNITS_IN_A_PHASE {
            self.done.tried.clear();
            return self.end_phase(before, "End movement");
        }
        let mut line = before.clone();
        let unit = loop {
            match line["match"]["selected"].as_str() {
                Some(unit) if untried.iter().any(|one| one == unit) => break unit.to_owned(),
                _ => {}
            }
            let selected = line["match"]["selected"].clone();
            line = self.key_until("n", |line| line["match"]["selected"] != selected);
        };
        self.done.tried.push(unit);
        if self.done.refusals == 0 {
            line = self.be_refused(&line);
        }
        // A unit with no better hex to go to stays; the next one may move.
        if let Some(hex) = nearest_to_the_enemy(&line) {
            self.click_hex(&hex);
            self.until_answered(&line);
            self.done.moves += 1;
        }
    }

    /// Sends the selected unit where it cannot go, and reads why.
    fn be_refused(&mut self, line: &Value) -> Value {
        let reach = strings(&line["match"]["reach"]);
        let taken: Vec<&str> = line["match"]["units"].as_object().unwrap().values().filter_map(Value::as_str).collect();
        let hexes = line["match"]["hexes"].as_object().unwrap().keys();
        let mut far = hexes.filter(|hex| !reach.contains(hex) && !taken.contains(&hex.as_str()) && in_sight(line, hex));
        let hex = far.next().unwrap().clone();
        self.click_hex(&hex);
        let refused =
            self.program.until("a refusal", |line| line["match"]["refusal"].is_string() && line["still"] == true);
        let text = refused["match"]["refusal"].as_str().unwrap().to_owned();
        let case = text.split_once(':').unwrap().0;
        assert!(
            case.contains('.') && case.chars().all(|sign| sign.is_ascii_digit() || sign == '.'),
            "no case in: {text}"
        );
        assert!(refused["widgets"][&text].is_object(), "the refusal stands in a panel: {text}");
        self.picture("refusal");
        self.done.refusals += 1;
        self.key_until("Escape", |line| line["match"]["refusal"].is_null())
    }

    fn answer_by_attacking(&mut self, before: &Value) {
        let line = &before["match"];
        let Some(hex) = line["suggested"][0][0].as_str().filter(|hex| in_sight(before, hex)).map(str::to_owned) else {
            return self.end_phase(before, "End combat");
        };
        self.click_hex(&hex);
        self.program.until("a plan", |line| !empty(&line["match"]["draft"]["units"]) && line["still"] == true);
        if self.done.attacks == 0 {
            self.picture("attack");
        }
        self.program.press_like(&self.display, "Attack on");
        self.until_answered(before);
        self.done.attacks += 1;
    }
}

fn empty(list: &Value) -> bool {
    list.as_array().is_none_or(Vec::is_empty)
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect()
}

fn place(line: &Value, hex: &str) -> (f64, f64) {
    let at = &line["match"]["hexes"][hex];
    (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
}

/// Whether no panel covers a hex.
fn in_sight(line: &Value, hex: &str) -> bool {
    const MARGIN: f64 = 12.0;
    let free: Vec<f64> = line["match"]["free"].as_array().unwrap().iter().map(|part| part.as_f64().unwrap()).collect();
    let (x, y) = place(line, hex);
    x > free[0] + MARGIN && y > free[1] + MARGIN && x < free[2] - MARGIN && y < free[3] - MARGIN
}

/// The free hex in reach of the selected unit that is nearest to an enemy, where it is nearer than the unit is now.
fn nearest_to_the_enemy(line: &Value) -> Option<String> {
    let own = strings(&line["match"]["own"]);
    let units = line["match"]["units"].as_object().unwrap();
    let at = |unit: &String| units[unit].as_str().unwrap();
    let enemies: Vec<(f64, f64)> =
        units.keys().filter(|unit| !own.contains(unit)).map(|unit| place(line, at(unit))).collect();
    let far = |hex: &str| {
        let (x, y) = place(line, hex);
        let from = |other: &(f64, f64)| (other.0 - x).hypot(other.1 - y);
        enemies.iter().map(from).fold(f64::INFINITY, f64::min)
    };
    let taken: Vec<&str> = units.values().filter_map(Value::as_str).collect();
    let reach = strings(&line["match"]["reach"]);
    let free = reach.into_iter().filter(|hex| !taken.contains(&hex.as_str()) && in_sight(line, hex));
    let best = free.min_by(|one, other| far(one).total_cmp(&far(other)))?;
    let now = units.get(line["match"]["selected"].as_str()?).and_then(Value::as_str);
    now.is_none_or(|now| far(&best) < far(now)).then_some(best)
}

/// One invites, the other types the code and agrees to what is offered.
fn come_together(host: &mut Player, guest: &mut Player) {
    host.press("Play a friend");
    host.press("Invite a friend");
    host.press("Invite");
    let is_code = |label: &str| label.starts_with('i') && label.len() > 40 && !label.contains(' ');
    let code_of = move |line: &Value| {
        let codes = line["widgets"].as_object()?.keys().filter(|label| is_code(label));
        // Its first line is there, too.
        codes.max_by_key(|code| code.len()).cloned()
    };
    let line = host.program.until("a code", |line| line["screen"] == "lobby" && code_of(line).is_some());
    let code = code_of(&line).unwrap();
    host.picture("invitation");
    guest.press("Play a friend");
    let field = "Field: Paste the code your friend sent you:";
    guest.press(field);
    guest.program.until("the keyboard in the field", |line| line["keyboard_at"] == field);
    guest.display.xdotool(&["type", "--delay", "2", &code]);
    guest.press("Join");
    guest.program.until("an offer", |line| line["widgets"]["Agree and play"]["enabled"] == true);
    guest.picture("offer");
    guest.press("Agree and play");
    for player in [host, guest] {
        player.program.until("the match", |line| line["match"]["met"] == true && line["match"]["record"].is_string());
    }
}

/// The program is killed in the middle, started again, and goes on with the match from its disk. In the long run the
/// other has noticed before, which takes twenty seconds.
fn crash_and_come_back(player: &mut Player, other: &mut Player) {
    player.program.kill();
    player.program = Player::start(player.name, &player.display, &player.home);
    if is_long() {
        other.program.until("the loss of the other", |line| line["match"]["met"] == false);
        other.picture("alone");
    }
    player.press("Resume");
    player.press("The bridge at Pellnicken");
    for player in [player, other] {
        player.program.until("both together again", |line| line["match"]["met"] == true);
        player.picture("together-again");
    }
}

/// The battle is over: it is played again with sides swapped.
fn play_again(first: &mut Player, second: &mut Player) {
    first.press("Offer a rematch with sides swapped");
    second.press("Agree and play");
    for player in [first, second] {
        player.program.until("another match", |line| line["match"]["over"] == false && line["match"]["met"] == true);
    }
}

fn verify(record: &Path) {
    let proof = Command::new(PROGRAM).arg("verify").arg(record).output().unwrap();
    // A match that was not played to its end yet has a status of its own.
    assert!(
        matches!(proof.status.code(), Some(0 | 3)),
        "{}{}",
        String::from_utf8_lossy(&proof.stdout),
        String::from_utf8_lossy(&proof.stderr)
    );
}

#[test]
fn two_people_play_each_other_in_two_windows_and_one_of_them_comes_back_after_a_crash() {
    let (Some(one), Some(other)) = (Display::open_or_say(), Display::open_or_say()) else { return };
    let folder = folder("window-pictures");
    let mut players = [Player::sit("Ney", one, &folder), Player::sit("Osterman", other, &folder)];
    let [host, guest] = &mut players;
    come_together(host, guest);
    // In the ordinary run it is enough that each kind of fighting is seen in one of the windows.
    let long = is_long();
    let mut crashed = false;
    let mut games = 1;
    for step in 0.. {
        let [host, guest] = &mut players;
        let all = [&host.done, &guest.done];
        let moved = all.iter().all(|done| done.has_moved());
        let fought =
            if long { all.iter().all(|done| done.has_fought()) } else { host.done.and(&guest.done).has_fought() };
        if moved && fought && crashed {
            break;
        }
        assert!(step < MOST_STEPS, "not everything came about: {all:?}");
        if !crashed && host.done.moves + guest.done.moves >= 5 {
            crash_and_come_back(guest, host);
            crashed = true;
        }
        // The player who must decide answers; both are looked at in turn until one must.
        let mut asked = None;
        while asked.is_none() {
            for (at, player) in players.iter_mut().enumerate() {
                player.program.listen(GLANCE);
                let line = &player.program.last["match"];
                if line["mine"] == true || line["over"] == true {
                    asked = Some(at);
                    break;
                }
            }
        }
        let at = asked.unwrap();
        if players[at].program.last["match"]["over"] == true {
            let [host, guest] = &mut players;
            play_again(host, guest);
            games += 1;
        } else {
            players[at].answer();
        }
    }
    let seen = if long { "both windows" } else { "either window" };
    println!("{games} games, all of it seen in {seen}: {:?}, {:?}", players[0].done, players[1].done);
    let records = players.each_ref().map(|player| {
        player.picture("end");
        PathBuf::from(player.program.last["match"]["record"].as_str().unwrap())
    });
    for player in &mut players {
        player.program.kill();
    }
    for record in &records {
        verify(record);
    }
    let [one, other] = records.map(|path| record::file::Record::read(&std::fs::read(path).unwrap()).unwrap().entries);
    let common = one.len().min(other.len());
    // Another game may just have begun.
    let least = if games == 1 { 10 } else { 1 };
    assert!(common > least && one.len().abs_diff(other.len()) <= 2, "{} and {} entries", one.len(), other.len());
    assert!(one[..common] == other[..common], "both have the same record");
}
