//! What a body of rules must give this program, beside the contract of the engine.

use crate::ask::{Asking, Draft, Key, Names, Overlay, Pick, PieceId, Rule, Sentence, Walker, Word};
use crate::bot::{Bot, Kind, chances};
use crate::chance::Chance;
use crate::guide::Laid;
use crate::guide::lesson::Lesson;
use crate::happening::{Ending, Happening, PhaseName};
use crate::library::Field;
use crate::luck::Luck;
use crate::sheet::Sheet;
use crate::systems::AnySystem;
use crate::words::{Nonsense, Trouble};
use engine::contract::{Game, Pending, Refusal, Rolled, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use scenarios::Scenario;
use serde_json::Value;
use std::sync::Arc;

/// A body of rules as this program needs it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The rules themselves.
    type Game: Game<
            Scenario = Arc<Self::Board>,
            Command: Send + Sync + 'static,
            Event: Send + Sync + 'static,
            Change: Send + Sync + 'static,
        > + Send
        + Sync
        + 'static;
    /// A checked battle, as the rules read it.
    type Board: Send + Sync + 'static;
    /// Its name for people.
    const TITLE: &'static str;
    /// Every numbered rule with its thought.
    const CASES: &'static [(Rule, &'static str)];

    /// The dice of every roll, where they are the same in all revisions of the rules; otherwise none.
    const DICE: &'static [u16] = &[];

    /// What sides, pieces, groups and places of a battle are called.
    fn names(board: &Self::Board) -> Names;

    /// The battle of a scenario's files; every mistake that the rules find in it is a line.
    fn board(scenario: &Scenario) -> Result<Arc<Self::Board>, Vec<String>>;

    /// What people see of a battle of which only what the rules read is known.
    fn plain(board: &Self::Board, title: &str) -> Scenario;

    /// The revision of the rules a battle is played by.
    fn revision(_board: &Self::Board) -> u32 {
        Self::Game::REVISION
    }

    /// The battle of a game.
    fn board_of(game: &Self::Game) -> &Arc<Self::Board>;

    /// What players may agree on beside a battle.
    fn switches(_board: &Self::Board) -> Vec<Switch> {
        Vec::new()
    }

    /// The bytes in the terms for a choice of switches. One that the battle has not is passed over.
    fn options(_board: &Self::Board, _on: &[Key]) -> Vec<u8> {
        Vec::new()
    }

    /// The switches that are on by the bytes of some terms.
    fn switched_on(_options: &[u8]) -> Vec<Key> {
        Vec::new()
    }
}

/// An optional rule that players may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name for programs.
    pub key: Key,
    /// Its name for people.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub hint: &'static str,
    /// What it is about, in the terms of a match.
    pub about: &'static str,
    /// What the terms say when it is on, and when it is off.
    pub terms: [&'static str; 2],
}

/// What a side of a system may say.
pub type CommandOf<S> = <<S as Rules>::Game as Game>::Command;
/// Something that happened, as the rules of a system say it.
pub type EventOf<S> = <<S as Rules>::Game as Game>::Event;
/// An edit of a position that both players agree on.
pub type ChangeOf<S> = <<S as Rules>::Game as Game>::Change;

/// How a system asks its questions; the language is [`crate::ask`].
pub trait Ask: Rules {
    /// Every word that can be offered, its dials among them.
    const WORDS: &'static [(Key, Word)];

    /// What the side may point at, given what it has pointed at. Pure and total: any draft whatever, any side, any
    /// position (rule 1). A reach is worked out for the piece that was picked.
    fn ask(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>>;

    /// Why something cannot be pointed at: the refusal of the nearest command that would contain it.
    fn why_not(game: &Self::Game, side: Side, draft: &Draft, pick: Pick) -> Refusal;

    /// Where a piece stands on the map, if it does.
    fn place(game: &Self::Game, piece: PieceId) -> Option<Hex>;

    /// Who stands in a hex, from the bottom of the stack to its top.
    fn pieces_in(game: &Self::Game, hex: Hex) -> Vec<PieceId>;

    /// What the pointer on something shows before it is taken: a way, its cost, who could attack.
    fn preview(_game: &Self::Game, _side: Side, _draft: &Draft, _pick: Pick) -> Vec<Overlay> {
        Vec::new()
    }

    /// The command with its blanks filled, in the order of the contents.
    fn fill(command: CommandOf<Self>, _seals: &[Hash]) -> CommandOf<Self> {
        command
    }

    /// The same for an edit of the position that both players agree on. Whether the whole can be is for the rules to say,
    /// once it is put together.
    fn amend(_game: &Self::Game, _draft: &Draft) -> Asking<ChangeOf<Self>> {
        Asking::nothing()
    }

    /// Why something cannot be changed.
    fn why_not_amend(_game: &Self::Game, _draft: &Draft, _pick: Pick) -> Refusal {
        Refusal { case: None, name: "no-such-change", text: String::from("that cannot be changed") }
    }

    /// Takes an edit in among others; one about the same thing makes room for it.
    fn put(_game: &Self::Game, mut edits: Vec<ChangeOf<Self>>, edit: ChangeOf<Self>) -> Vec<ChangeOf<Self>> {
        edits.push(edit);
        edits
    }

    /// All edits as one change; nothing where there are none.
    fn together(mut edits: Vec<ChangeOf<Self>>) -> Option<ChangeOf<Self>> {
        edits.pop()
    }

    /// What a change does on the board.
    fn amended(_game: &Self::Game, _change: &ChangeOf<Self>) -> Vec<Overlay> {
        Vec::new()
    }
}

/// How a system tells what happens; the language is [`crate::happening`].
pub trait Tell: Ask {
    /// An event, told once for all who read it.
    fn happening(board: &Self::Board, event: &EventOf<Self>) -> Happening;

    /// Several of them, in order.
    fn happenings(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Happening> {
        events.iter().map(|event| Self::happening(board, event)).collect()
    }

    /// What a side is asked now; no words if it is not.
    fn question(game: &Self::Game, side: Side) -> Sentence {
        match game.pending() {
            Pending::Decision { side: asked, .. } if asked == side => Self::ask(game, side, &Draft::EMPTY).prompt,
            _ => Sentence::EMPTY,
        }
    }

    /// What the phase is called that the game is in.
    fn phase(game: &Self::Game) -> PhaseName;

    /// How it ended, once it has.
    fn ending(game: &Self::Game) -> Option<Ending>;

    /// A change that both players agree on, each edit in words.
    fn change(board: &Self::Board, change: &ChangeOf<Self>) -> Vec<String>;

    /// What made the strengths of an attack that is about to be announced; none for other commands.
    fn explains(_game: &Self::Game, _command: &CommandOf<Self>) -> Option<Sentence> {
        None
    }

    /// Whom a piece is counted with where moves are not told one by one.
    fn formation(board: &Self::Board, _scenario: Option<&Scenario>, piece: PieceId) -> String {
        let names = Self::names(board);
        names.owner(piece).map_or_else(String::new, |side| names.side(side).to_owned())
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// A side, which sees what is its own.
    Of(Side),
    /// Whoever reads the public record.
    Public,
}

/// A piece in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// Who, how strong, where, and what became of it.
    pub told: String,
    /// Its place in as few letters as will do.
    pub place: String,
    /// Whether it is on the map.
    pub there: bool,
    /// Whether it was lost.
    pub lost: bool,
}

/// What a chart is made from.
pub struct Glance<'a, S: Rules> {
    /// The battle.
    pub battle: &'a Field<S>,
    /// How it stands; a book has no game.
    pub game: Option<&'a S::Game>,
    /// Who looks.
    pub eye: Eye,
    /// What the one who looks has pointed at.
    pub draft: &'a Draft,
    /// What happened so far.
    pub events: &'a [Happening],
}

/// How a system shows a battle: on the board as a [`scene`], beside it as sheets.
pub trait Show: Rules {
    /// The charts a player keeps beside the map, by their titles.
    const CHARTS: &'static [&'static str];

    /// What can be laid over the board, by its key: zones of control, lines of fire.
    const LAYERS: &'static [Key];

    /// The ground.
    fn ground(battle: &Field<Self>) -> scene::Map;
    /// The pieces on the map, as the eye sees them.
    fn pieces(battle: &Field<Self>, game: &Self::Game, eye: Eye) -> Vec<scene::Counter>;
    /// Light and weather.
    fn mood(battle: &Field<Self>, game: &Self::Game) -> scene::Mood;
    /// What is laid over the board, about one piece where it is about one.
    fn layer(glance: &Glance<'_, Self>, layer: Key, about: Option<PieceId>) -> Vec<Overlay>;
    /// What always lies over the board: the hexes that decide the battle.
    fn stakes(battle: &Field<Self>, game: &Self::Game) -> Vec<Overlay>;
    /// Every piece as a counter, also those beside the map, in the order of their numbers.
    fn roster(battle: &Field<Self>, game: &Self::Game) -> Vec<scene::Counter>;
    /// The boxes beside the map, by the numbers of [`Names::holders`](crate::ask::Names), with whom they hold.
    fn holders(_battle: &Field<Self>, _game: &Self::Game, _eye: Eye) -> Vec<scene::Holder> {
        Vec::new()
    }
    /// A piece in words: what it is, where, and what became of it.
    fn about(game: &Self::Game, eye: Eye, piece: PieceId) -> About;

    /// Turn, hour and phase in a line; with little room without the hour.
    fn turn(battle: &Field<Self>, game: &Self::Game, roomy: bool) -> String;
    /// Number, name and ground of a hex.
    fn title(battle: &Field<Self>, hex: Hex) -> String;
    /// A hex as a screen reader says it.
    fn spoken(battle: &Field<Self>, game: Option<&Self::Game>, eye: Eye, hex: Hex) -> String;
    /// A hex: what it is, who stands there.
    fn hex(battle: &Field<Self>, game: &Self::Game, eye: Eye, hex: Hex) -> Sheet;
    /// Score and morale: the top of the side panel. Its heading is the score.
    fn standing(battle: &Field<Self>, game: &Self::Game, eye: Eye) -> Sheet;
    /// How the score is made up.
    fn account(game: &Self::Game, eye: Eye) -> Sheet;
    /// The turns, the present one lit.
    fn turns(battle: &Field<Self>, game: &Self::Game) -> Sheet;
    /// Who is to come next, in as few lines as will do.
    fn coming(battle: &Field<Self>, game: &Self::Game, eye: Eye) -> Sheet;
    /// The chart of that title; empty if there is none.
    fn chart(glance: &Glance<'_, Self>, title: &str) -> Sheet;
    /// How far it is from one hex to another, and what lies between.
    fn measure(game: &Self::Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>);
}

/// What is counted in a system: a curve of the replay, a row of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name for programs.
    pub key: Key,
    /// Its title.
    pub title: &'static str,
    /// The same in a word, for a button.
    pub short: &'static str,
    /// What it means, in a sentence.
    pub meaning: &'static str,
    /// Whose numbers there are: both sides', or those of each army with the side it is on.
    pub lines: Vec<(String, Side)>,
}

/// How a system weighs what happens.
pub trait Judge: Ask {
    /// What is counted in a battle, in an order that does not change. The first of them says who is ahead.
    fn figures(board: &Self::Board) -> Vec<Figure>;

    /// How a game stands by its figures: for each of them a number for each line.
    fn numbers(game: &Self::Game) -> Vec<Vec<i64>>;

    /// What a roll gave beyond its average; nothing where it is not weighed.
    fn luck(_before: &Self::Game, _rolled: &Rolled) -> Option<Luck> {
        None
    }

    /// A player without a person. Unless a system has its own, whichever is asked for only points at random.
    fn bot(_kind: Kind) -> Box<dyn Bot<Self::Game>> {
        Box::new(Walker::<Self>::default())
    }

    /// The levels that are worth playing against, the weakest first: each beats the one before it. A level that a system has
    /// no bot of its own for, or whose thinking gains nothing there, is not among them. Pages offer these and no others;
    /// the arena tries all.
    fn levels() -> &'static [Kind] {
        &[Kind::Random]
    }

    /// How good a position is for a side, for whoever looks ahead: a hundred for what a point of the first figure is worth.
    /// Unless a system knows better: who leads in it, strength that is out of action, and above all who has won.
    fn worth(game: &Self::Game, side: Side) -> i64 {
        let ahead = |[first, second]: [i64; 2]| if side == Side::First { first - second } else { second - first };
        let lead = match Self::numbers(game).first().map(Vec::as_slice) {
            Some(&[first, second, ..]) => ahead([first, second]),
            _ => 0,
        };
        let [lost, taken] = Self::toll(game).out.map(i64::from);
        let won = Self::won(game).and_then(|won| Some((won.winner? == side, i64::from(won.rank))));
        let end = won.map_or(0, |(ours, rank)| if ours { 1000 * (rank + 1) } else { -1000 * (rank + 1) });
        lead * 100 + ahead([taken, lost]) * 10 + end
    }

    /// The first side's chances to win, in a thousand, as far as the position alone tells. Unless a system knows better: its
    /// worth, squeezed, so that ten points of the first figure win three times in four.
    fn winning(game: &Self::Game) -> u16 {
        match Self::won(game) {
            Some(won) => chances::decided(won.winner),
            None => chances::squeezed(Self::worth(game, Side::First), chances::TEN_POINTS),
        }
    }

    /// What a roll is about, as a number, where two that are about the same thing can be told from others: whoever looks
    /// ahead in two ways gives both the same dice for it.
    fn at_stake(_game: &Self::Game) -> Option<u64> {
        None
    }

    /// Whether a battle has what a rule is about. What it has not it cannot meet.
    fn applies(_board: &Self::Board, _rule: Rule) -> bool {
        true
    }

    /// A game from the middle of its battle, with what happened at its begin; nothing where a system makes none up, and
    /// what is wrong with the one that was made up.
    fn scatter(
        _board: &Arc<Self::Board>,
        _options: &[u8],
        _chance: &mut Chance,
    ) -> Result<Option<Begun<Self>>, String> {
        Ok(None)
    }

    /// Rules that no play can meet, each with the reason. Any other without a hit is a rule nobody has seen at work.
    const UNMET: &'static [(Rule, &'static str)] = &[];

    /// The rules that shaped an event.
    fn met(event: &EventOf<Self>) -> Vec<Rule>;

    /// The number of the turn.
    fn turn_number(game: &Self::Game) -> u8;

    /// Who won, and how clearly; once it is over.
    fn won(game: &Self::Game) -> Option<Won>;

    /// What the battle has cost so far.
    fn toll(game: &Self::Game) -> Toll;

    /// What must be true of every game of self-play beyond the contract.
    fn is_sound(_game: &Self::Game) -> bool {
        true
    }

    /// A command out of thin air that probably breaks a rule; nothing where a system makes none up.
    fn junk(_game: &Self::Game, _chance: &mut Chance) -> Option<CommandOf<Self>> {
        None
    }

    /// A change so small that a machine could make it by a miscount; it is possible between two moves.
    fn miscount(_game: &Self::Game) -> Option<ChangeOf<Self>> {
        None
    }

    /// A change that somebody could ask for.
    fn plea(_game: &Self::Game, _chance: &mut Chance) -> Option<ChangeOf<Self>> {
        None
    }
}

/// How a battle was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Won {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How clearly, in the order of clearness.
    pub rank: u8,
    /// The same as a word.
    pub level: &'static str,
}

/// What a battle has cost each side, in strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Destroyed for good.
    pub destroyed: [u16; 2],
    /// Destroyed, or out of action at the moment.
    pub out: [u16; 2],
}

/// How a system is taught.
pub trait Teach: Rules {
    /// The chapters of its book, in the markup of [`crate::guide`].
    const BOOK: &'static [&'static str];
    /// The pictures of the book, declared.
    const PICTURES: &'static str;
    /// The battle of the guided first game.
    const FIRST_BATTLE: &'static str;

    /// The lesson of the guided first game, of which nothing was said yet.
    fn lesson() -> Box<dyn Lesson>;

    /// What lies over a picture of the book; otherwise what is wrong with its declaration.
    fn laid(battle: &Field<Self>, game: &Self::Game, laid: &Laid) -> Result<Vec<Overlay>, String>;

    /// A chart of the book by its name: what it shows, and the chart.
    fn book_chart(name: &str) -> Option<(String, Sheet)>;
}

/// How programs speak with a system: JSON instead of bytes, names instead of numbers. The adjutant, rule-case files,
/// a match by lines and the JSON of a replay go through it.
pub trait Words: Rules {
    /// The names of all events there are.
    const EVENTS: &'static [&'static str];

    /// Everything about a battle that does not change while it is played.
    fn battle_json(battle: &Field<Self>) -> Value;
    /// A game with these optional rules, from its beginning or from a position.
    fn begun(board: &Arc<Self::Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Self>, Nonsense>;
    /// What the rules wait for.
    fn pending_json(game: &Self::Game) -> Value;
    /// What may be answered; with a piece, only what concerns it.
    fn options_json(game: &Self::Game, piece: Option<&str>) -> Result<Value, Nonsense>;
    /// How it stands, whole.
    fn state_json(game: &Self::Game) -> Value;
    /// A command.
    fn command_json(board: &Self::Board, command: &CommandOf<Self>) -> Value;
    /// The command that was said.
    fn command_from(game: &Self::Game, said: &Value) -> Result<CommandOf<Self>, Nonsense>;
    /// What a command that was said openly is to hide: the desk seals it. Nothing where nothing is hidden, or where it was
    /// given sealed.
    fn hides(_game: &Self::Game, _said: &Value) -> Result<Vec<Vec<u8>>, Nonsense> {
        Ok(Vec::new())
    }
    /// What was said may leave the way to the rules: why there is none.
    fn way(_game: &Self::Game, _side: Side, _said: &Value) -> Result<(), Trouble> {
        Ok(())
    }
    /// What a proposed attack would mean.
    fn forecast_json(game: &Self::Game, said: &Value) -> Result<Value, Trouble>;
    /// Events, each with the rules behind it and a sentence.
    fn events_json(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Value>;
    /// A change that both players agree on.
    fn change_json(board: &Self::Board, change: &ChangeOf<Self>) -> Value;
    /// The change that was said.
    fn change_from(board: &Self::Board, said: &Value) -> Result<ChangeOf<Self>, Nonsense>;
    /// What it costs a piece to end its move in a hex; `"never"` where it cannot.
    fn reach_json(game: &Self::Game, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
}

/// A game that has just begun, and what happened at its begin.
pub type Begun<S> = (<S as Rules>::Game, Vec<EventOf<S>>);

/// A body of rules as this program needs it, whole.
pub trait System: Ask + Tell + Show + Judge + Teach + Words {
    /// Itself, for the list of all systems.
    const WHOLE: &'static dyn AnySystem;
}
