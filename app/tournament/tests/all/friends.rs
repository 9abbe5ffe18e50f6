//! Two friends hold a tournament: one of them directs it, and plays in it from the same program with the same key.

use crate::support::Folder;
use language::bot::BotKind;
use net::folders::Folders;
use play::table::{LocalPlayer, Network, Quiet};
use play::wire::Who;
use std::time::Duration;
use tokio::sync::mpsc;
use tournament::archive;
use tournament::book::Book;
use tournament::evening::{DeskSetup, Evening};
use tournament::hall::Alone;
use tournament::message::TournamentSeat;
use tournament::part::{DeskNews, Participant, Participation, take_part};
use tournament::plan::TournamentPlan;

/// A player whose games a bot plays.
struct Bot(Vec<DeskNews>);

impl Participant for Bot {
    fn who(&mut self, _: &TournamentSeat) -> Option<Who> {
        let (quiet, pace, out) = (Quiet::Yes, Duration::ZERO, Box::new(std::io::sink()));
        Some(Who::Bot { kind: BotKind::Random, seed: 7, quiet, pace, out })
    }

    fn hear(&mut self, told: DeskNews) -> bool {
        self.0.push(told);
        true
    }
}

fn player(folder: &Folder, name: &str) -> LocalPlayer {
    let home = folder.file(name);
    let variable = |variable: &str| (variable == "ESTAFETTE_HOME").then(|| home.clone().into_os_string());
    LocalPlayer::load_from(systems::ALL, Folders::from_variables(variable).unwrap(), Some(name)).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_director_plays_in_a_tournament_of_two() {
    let folder = Folder::new("friends");
    let (director, friend) = (player(&folder, "Berthier"), player(&folder, "Ney"));
    let plan = TournamentPlan::new("Two friends", "skirmish", 1);
    let book = Book::create(systems::ALL, &folder.file("evening"), plan, director.identity.key(), net::driver::wall())
        .unwrap();
    let alone = Some(Alone { players: 2, absent_after: Duration::from_secs(100) });
    let opening = DeskSetup { word: String::from("jena"), loopback: true, alone, ..DeskSetup::default() };
    let evening = Evening::open(&director, book, &opening).await.unwrap();
    let part = |player, word: &str| {
        let network = Network { loopback: true, port: 0, router: false };
        Participation { player, desk: evening.code.clone(), word: word.to_owned(), network }
    };
    // The director needs no password at their own desk.
    let (own, other) = (part(&director, ""), part(&friend, "jena"));
    let (mut first, mut second) = (Bot(Vec::new()), Bot(Vec::new()));
    let nobody = || mpsc::unbounded_channel().1;
    let (_, wishes) = mpsc::channel(1);
    let all = async {
        tokio::join!(
            evening.run(wishes),
            take_part(&own, &mut first, nobody()),
            take_part(&other, &mut second, nobody())
        )
    };
    let Ok((desk, own, other)) = tokio::time::timeout(Duration::from_secs(170), all).await else {
        panic!("it does not end; the director heard {:?}, the friend {:?}", first.0, second.0)
    };
    assert!(own.unwrap() && other.unwrap(), "both hear that it is over");
    let desk = desk.unwrap();
    assert!(desk.event().closed);
    assert_eq!(desk.event().entrants.len(), 2);
    assert!(desk.event().by_key(&director.identity.key()).is_some());
    let mut bytes = Vec::new();
    archive::write(desk.book(), &director.identity, &mut bytes).unwrap();
    let proof = archive::prove(systems::ALL, bytes.as_slice()).unwrap();
    println!("{}", proof.lines.join("\n"));
    assert!(proof.wrong.is_empty() && proof.closed, "{proof:?}");
    assert!(proof.lines.iter().any(|line| line.starts_with("1 game replayed from both")), "{:?}", proof.lines);
}
