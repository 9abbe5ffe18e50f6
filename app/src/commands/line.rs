//! The command line: every command of the program with what may be said to it.

use app::bot::Kind;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser)]
#[command(
    name = "estafette",
    version = app::version::told(),
    about = "Napoleonic battles between two people, with nothing to trust but the rules",
    after_help = "estafette FILE opens the record of a match in the window."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) task: Option<Task>,
}

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Open the window and play; also what happens without a command, where there is a display
    #[cfg(feature = "window")]
    Play(app::window::Play),
    /// Invite a friend to a battle, over the internet or on your network
    Host(super::wire::Host),
    /// Join a friend's battle by a code, or on your network
    Join(super::wire::Join),
    /// Watch a match of others by a watch code, and prove it as it comes
    Watch(super::wire::Watch),
    /// See who is on this network, and be seen: players, open invitations, challenges, tournaments
    Room(super::room::RoomArgs),
    /// Can we play? What your network lets through, and how long it takes to a friend by his code
    Check(super::far::CheckArgs),
    /// List the relays you allow, and change the list (docs/RELAY.md)
    Relays(super::far::RelaysArgs),
    /// Run a relay for others, on a machine with a public address (docs/RELAY.md)
    Relay(super::far::RelayArgs),
    /// List matches you can go on with
    Matches(super::wire::Matches),
    /// Two peers on this machine play a battle over QUIC, and the records are proven
    Demo(super::wire::DemoArgs),
    /// Many players, one evening: make a tournament, direct it, take part (docs/TOURNAMENT.md)
    #[cfg(feature = "tournament")]
    #[command(subcommand)]
    Tournament(super::tournament::Tournament),
    /// Prove a record or a piece of evidence: every signature, link, hash and command
    Verify(super::wire::Verify),
    /// Look at a recorded match in the window: board, timeline, proofs and notes (docs/REPLAYS.md)
    #[cfg(feature = "window")]
    Replay(app::window::Replay),
    /// Tell a recorded match as the log of a battle, or as JSON (docs/REPLAYS.md)
    Tell(super::replay::Tell),
    /// Find the decisions of a recorded match that changed the winning chances most, and what a bot would have done (docs/BOTS.md)
    Review(super::replay::ReviewArgs),
    /// Write a recorded match as one HTML file, with boards and charts (docs/REPLAYS.md)
    Report(super::replay::Report),
    /// Make an animated picture of a recorded match (docs/REPLAYS.md)
    #[cfg(feature = "board")]
    Film(app::film::FilmArgs),
    /// Two bots fight a battle, told turn by turn
    Battle {
        /// A battle of ours, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// Seed of bots and dice; another one each time if not given
        #[arg(long)]
        seed: Option<u64>,
        /// Optional rules of the battle to play with, such as weather
        #[arg(long, value_name = "RULES", value_delimiter = ',')]
        with: Vec<String>,
        /// Tell every single move
        #[arg(long)]
        moves: bool,
        /// The first player's bot: random, recruit, sensible, captain or marshal
        #[arg(long, default_value = "sensible")]
        first: Kind,
        /// The second player's bot, likewise
        #[arg(long, default_value = "sensible")]
        second: Kind,
    },
    /// Play with whoever speaks JSON, one object a line (docs/ADJUTANT.md)
    Adjutant,
    /// Run rule-case files or folders of them (docs/CASES.md)
    Cases {
        /// Files and folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Name the files that pass, too
        #[arg(long)]
        verbose: bool,
    },
    /// Play many games by bots, watch for faults, count which rules were met
    Selfplay {
        /// A battle of ours, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// How many games
        #[arg(long, default_value_t = 100)]
        games: u64,
        /// The number of the first game; a game depends on its number and the seed alone
        #[arg(long, default_value_t = 0, value_name = "GAME")]
        from: u64,
        /// Play this game alone
        #[arg(long, value_name = "GAME", conflicts_with_all = ["games", "from", "at_most"])]
        only: Option<u64>,
        /// Where those leave a rule case without a hit, play as many again and again, but no more than this in all
        #[arg(long, value_name = "GAMES")]
        at_most: Option<u64>,
        /// Seed of all games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The first player's bot: random, recruit, sensible, captain or marshal
        #[arg(long, default_value = "random")]
        first: Kind,
        /// The second player's bot, likewise
        #[arg(long, default_value = "random")]
        second: Kind,
        /// Tell it as JSON
        #[arg(long)]
        json: bool,
        /// Fail on a rule case without a hit. Rules that only refuse need the detectors, which try what breaks them
        #[arg(long)]
        check: bool,
        /// Do not watch for faults after every command
        #[arg(long)]
        no_detectors: bool,
        /// Threads; the results do not depend on it
        #[arg(long)]
        threads: Option<usize>,
        /// The revision of the rules to play by; the newest if none is named
        #[arg(long)]
        revision: Option<u32>,
    },
    /// Go to another machine with your key and your matches, in a file
    #[command(subcommand)]
    Luggage(super::luggage::Luggage),
    /// Let bots fight each other many times, with changed sides and the same dice: how strong is each? (docs/BOTS.md)
    Arena(super::arena::Arena),
    /// Find what the parts of a position should count for by playing, one number at a time, and write them to a file (docs/BOTS.md)
    Tune(super::tuning::Tune),
    /// Let bots play each battle many times, and write a page on what came of it
    Balance {
        /// How many games of each battle
        #[arg(long, default_value_t = 500)]
        games: u64,
        /// Seed of all games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write; standard output if not given
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Simulate many matches over a bad network between machines that crash
    Soak {
        /// A battle of ours, or a scenario file
        #[arg(long, default_value = "skirmish")]
        scenario: String,
        /// How many matches
        #[arg(long, default_value_t = 100)]
        matches: u64,
        /// Seed of the first match; the others count up from it
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Who plays: random, recruit, sensible, captain or marshal
        #[arg(long, default_value = "random")]
        bot: Kind,
        /// Threads; the results do not depend on it
        #[arg(long)]
        threads: Option<usize>,
        /// Somebody lies in every match, and nothing else is wrong with it
        #[arg(long)]
        liars: bool,
        /// Instead: run pairs of this program with clocks, and kill them so many times without a word
        #[arg(long, value_name = "TIMES")]
        kills: Option<u32>,
        /// How many pairs share the kills
        #[arg(long, default_value_t = 4, requires = "kills")]
        pairs: u32,
    },
    /// The battles, and scenario files of your own
    #[command(subcommand)]
    Scenario(ScenarioTask),
    /// Measure the program
    #[command(subcommand)]
    Bench(BenchTask),
    /// Draw a battle into a PNG file, without a display (docs/PICTURES.md)
    #[cfg(feature = "board")]
    Shot(app::shot::Shot),
    /// The book "How to play": name its sections, or write its pictures into a folder
    #[cfg(feature = "board")]
    Guide {
        /// The folder for the pictures
        #[arg(long)]
        pictures: Option<PathBuf>,
        /// Their width in pixels
        #[arg(long, default_value_t = 640)]
        width: u32,
    },
}

#[derive(Subcommand)]
pub(crate) enum ScenarioTask {
    /// Name the battles there are
    List,
    /// Explain every mistake in a scenario file or folder
    Check {
        /// The files or folders, or battles of ours by their ids
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

#[derive(Subcommand)]
pub(crate) enum BenchTask {
    /// Matches over slow and lossy lines, against a bare echo; sizes; the proof against bare signatures
    Net {
        /// A battle of ours, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// How many commands are timed on each line
        #[arg(long, default_value_t = 1200)]
        samples: usize,
        /// How many matches share them, at the same time
        #[arg(long, default_value_t = 4)]
        pairs: usize,
        /// Tell it as JSON
        #[arg(long)]
        json: bool,
    },
    /// Links that find their way by hole punching, beside those to an address and beside a bare echo, on this machine
    Far {
        /// How many messages are timed
        #[arg(long, default_value_t = 1000)]
        samples: usize,
    },
    /// A relay, as a program of its own, while many matches go through it
    Relay {
        /// How many matches
        #[arg(long, default_value_t = 200)]
        matches: usize,
        /// For how long
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// How often each of them sends a message, in milliseconds
        #[arg(long, default_value_t = 1000)]
        every: u64,
    },
    /// Random games, movement options, commands and hashes, on one core
    Engine {
        /// A battle of ours, or a scenario file
        #[arg(long, default_value = "eylau")]
        scenario: String,
        /// How many random games
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Tell it as JSON
        #[arg(long)]
        json: bool,
    },
    /// A host under floods and sieges: its memory, and how a friend gets in
    Siege(app::bench_siege::BenchSiege),
    /// Opening a record, a position at any step, and a film, against bare signatures
    Replay(app::bench_replay::BenchReplay),
    /// Frames of the board: what they cost the processor and the graphics card
    #[cfg(feature = "board")]
    Render(app::bench_render::BenchRender),
    /// The window: its start, its rest, how soon it shows what one does, and a whole game
    #[cfg(feature = "window")]
    App(app::bench_app::BenchApp),
}
