//! A battle and a game of one system, and their type-erased forms.

use crate::ask::{Asking, Bytes, Draft, Key, Names, Overlay, Pick, PieceId, Said, Sentence, Undone, filled};
use crate::battle::{AnyField, Battle, NoBattle};
use crate::board::ground::margin_words;
use crate::bot::{Answers, BotKind, Seated};
use crate::guide::PictureOverlay;
use crate::happening::{BattleEnding, Happening, PhaseName, Phases};
use crate::luck::Luck;
use crate::position::{Foreseen, Position, WaitingFor};
use crate::sheet::Sheet;
use crate::system::json::Json;
use crate::system::rules::no_command;
use crate::system::{
    About, AnySystem, ChangeOf, Eye, Figure, Glance, Rules, Switch, System, TypedBattle, Won, command_of,
};
use crate::words::trouble::{Nonsense, Trouble};
use engine::codec;
use engine::contract::{Game, LoadError, Opening, Pending, Phase, Refusal, Rolled, Side};
use engine::differences::Difference;
use engine::digest::Hash;
use engine::hex::Hex;
use engine::referee::{self, After, Battlefield, Events, Referee, Rulebook, Ruled};
use scenarios::Scenario;
use serde_json::Value;
use std::any::Any;
use std::sync::{Arc, OnceLock};

impl<S: System> TypedBattle<S> {
    /// The battle of a scenario.
    pub fn made(scenario: Scenario) -> Result<TypedBattle<S>, NoBattle> {
        let board = S::board(&scenario).map_err(NoBattle)?;
        Ok(TypedBattle::new(Arc::new(scenario), board))
    }

    /// A battle of which only what the rules read is known.
    pub fn plain(board: Arc<S::Board>, title: &str) -> TypedBattle<S> {
        TypedBattle::new(Arc::new(S::plain(&board, title)), board)
    }

    /// A position of it.
    pub fn position(&self, game: S::Game) -> Arc<dyn Position> {
        Arc::new(TypedPosition::<S>::new(game, self.clone()))
    }

    fn game<'a>(&self, game: &'a dyn Referee) -> Result<&'a S::Game, Nonsense> {
        game.of::<S::Game>().ok_or_else(|| Nonsense(String::from("the game is one of another system")))
    }

    /// The same battle, type-erased.
    pub fn battle(self) -> Battle {
        Battle { scenario: Arc::clone(&self.scenario), field: Arc::new(self) }
    }
}

impl<S: System> AnyField for TypedBattle<S> {
    fn any(&self) -> &dyn Any {
        self
    }

    fn system(&self) -> &'static dyn AnySystem {
        S::WHOLE
    }

    fn bytes(&self) -> Vec<u8> {
        S::Game::scenario_bytes(&self.board)
    }

    fn differences(&self, theirs: &Battle) -> Option<Vec<Difference>> {
        Some(S::differences(&self.board, &theirs.of::<S>()?.board))
    }

    fn revision(&self) -> u32 {
        S::revision(&self.board)
    }

    fn switches(&self) -> Vec<Switch> {
        S::switches(&self.board)
    }

    fn options(&self, on: &[Key]) -> Vec<u8> {
        S::options(&self.board, on)
    }

    fn switched_on(&self, options: &[u8]) -> Vec<Key> {
        S::switched_on(options)
    }

    fn names(&self) -> &Arc<Names> {
        TypedBattle::names(self)
    }

    fn begun(&self, options: &[u8]) -> Result<Arc<dyn Position>, LoadError> {
        let (game, _) = S::Game::start(&self.board, options)?;
        Ok(Arc::new(TypedPosition::<S>::new(game, self.clone())))
    }

    fn ground(&self) -> scene::Map {
        let title = S::messages().battle_title(&self.scenario.title);
        scene::Map { title, words: margin_words(), ..S::ground(self) }
    }

    fn title_of(&self, hex: Hex) -> String {
        S::title(self, hex)
    }

    fn under(&self, revision: u32) -> Result<Battle, LoadError> {
        let board = S::Game::by_revision(&self.board, revision)?;
        Ok(TypedBattle::<S> { board, ..self.clone() }.battle())
    }

    fn rulebook(&self) -> &'static dyn Rulebook {
        referee::rules::<S::Game>()
    }

    fn ruled(&self) -> Arc<dyn Battlefield> {
        referee::field::<S::Game>(Arc::clone(&self.board))
    }

    fn position(&self, game: &Arc<dyn Referee>, eye: Eye) -> Option<Arc<dyn Position>> {
        Some(Arc::new(TypedPosition::<S>::shared(referee::ruled(game)?, self.clone()).seen_by(eye)))
    }

    fn tell(&self, events: &Events) -> Vec<Happening> {
        S::happenings(&self.board, events.of::<S::Game>())
    }

    fn luck(&self, before: &Arc<dyn Referee>, rolled: &Rolled) -> Option<Luck> {
        S::luck(before.of::<S::Game>()?, rolled)
    }

    fn verdicts(&self) -> Vec<Sentence> {
        S::verdicts(&self.board)
    }

    fn scores(&self, numbers: &[i64]) -> Vec<Sentence> {
        S::scores(&self.board, numbers)
    }

    fn fill(&self, command: &[u8], seals: &[Hash]) -> Result<Bytes, Refusal> {
        Ok(codec::encode(&S::fill(command_of::<S>(command)?, seals)))
    }

    fn json(&self) -> &dyn Json {
        self
    }
}

impl<S: System> Json for TypedBattle<S> {
    fn battle(&self) -> Value {
        S::battle_json(self)
    }

    fn begun(&self, options: &Value, position: Option<&Value>) -> Result<After, Nonsense> {
        let (game, events) = S::begun(&self.board, options, position)?;
        Ok(After { game: referee::referee(game), events: Events::new(events) })
    }

    fn pending(&self, game: &dyn Referee) -> Value {
        self.game(game).map_or(Value::Null, S::pending_json)
    }

    fn options(&self, game: &dyn Referee, piece: Option<&str>) -> Result<Value, Nonsense> {
        S::options_json(self.game(game)?, piece)
    }

    fn state(&self, game: &dyn Referee) -> Value {
        self.game(game).map_or(Value::Null, S::state_json)
    }

    fn command(&self, command: &[u8]) -> Option<Value> {
        command_of::<S>(command).ok().map(|command| S::command_json(&self.board, &command))
    }

    fn command_from(&self, game: &dyn Referee, said: &Value) -> Result<Bytes, Nonsense> {
        S::command_from(self.game(game)?, said).map(|command| codec::encode(&command))
    }

    fn ask(&self, game: &dyn Referee, side: Side, draft: &Draft) -> Asking<Bytes> {
        self.game(game).map_or_else(|_| Asking::nothing(), |game| S::ask(game, side, draft).map(codec::encode))
    }

    fn undo(&self) -> Bytes {
        codec::encode(&S::Game::undo())
    }

    fn seals(&self, command: &[u8]) -> Vec<Hash> {
        command_of::<S>(command).map(|command| S::Game::seals(&command)).unwrap_or_default()
    }

    fn hides(&self, game: &dyn Referee, said: &Value) -> Result<Vec<Bytes>, Nonsense> {
        S::hides(self.game(game)?, said)
    }

    fn check_hidden(&self, game: &dyn Referee, command: &[u8], contents: &[Bytes]) -> Result<(), Refusal> {
        match game.of::<S::Game>() {
            Some(game) => S::check_hidden(game, &command_of::<S>(command)?, contents),
            None => Ok(()),
        }
    }

    fn learn(&self, game: &dyn Referee, openings: &[Opening]) -> Result<Arc<dyn Referee>, Refusal> {
        let mut game = game.of::<S::Game>().ok_or_else(no_command)?.clone();
        openings.iter().try_for_each(|opening| game.learn(opening))?;
        Ok(referee::referee(game))
    }

    fn learned(&self, game: &dyn Referee) -> Vec<Opening> {
        self.game(game).map(Game::learned).unwrap_or_default()
    }

    fn opened(&self, game: &dyn Referee) -> Option<Value> {
        S::opened_json(game.of::<S::Game>()?)
    }

    fn way(&self, game: &dyn Referee, side: Side, said: &Value) -> Result<(), Trouble> {
        S::way(self.game(game)?, side, said)
    }

    fn forecast(&self, game: &dyn Referee, said: &Value) -> Result<Value, Trouble> {
        S::forecast_json(self.game(game)?, said)
    }

    fn events(&self, events: &Events) -> Vec<Value> {
        S::events_json(&self.board, events.of::<S::Game>())
    }

    fn change(&self, change: &[u8]) -> Option<Value> {
        let change: ChangeOf<S> = codec::decode(change).ok()?;
        Some(S::change_json(&self.board, &change))
    }

    fn change_from(&self, said: &Value) -> Result<Bytes, Nonsense> {
        S::change_from(&self.board, said).map(|change| codec::encode(&change))
    }

    fn reach(&self, game: &dyn Referee, piece: &str, hex: Hex) -> Result<Value, Nonsense> {
        S::reach_json(self.game(game)?, piece, hex)
    }
}

/// A game of the system `S`.
pub struct TypedPosition<S: System> {
    game: Arc<Ruled<S::Game>>,
    field: TypedBattle<S>,
    battle: Battle,
    eye: Eye,
    /// Every piece as a counter, worked out on first use.
    roster: OnceLock<Vec<scene::Counter>>,
    /// The steps of the turn, worked out on first use.
    phases: OnceLock<Phases>,
}

impl<S: System> TypedPosition<S> {
    /// A game, with its battle.
    pub fn new(game: S::Game, field: TypedBattle<S>) -> TypedPosition<S> {
        TypedPosition::shared(referee::shared(game), field)
    }

    /// A shared game, with its battle.
    pub fn shared(game: Arc<Ruled<S::Game>>, field: TypedBattle<S>) -> TypedPosition<S> {
        let (battle, eye) = (field.clone().battle(), Eye::Public);
        TypedPosition { game, battle, field, eye, roster: OnceLock::new(), phases: OnceLock::new() }
    }

    /// The position for this viewer; without this call everybody is the viewer.
    #[must_use]
    pub fn seen_by(self, eye: Eye) -> TypedPosition<S> {
        TypedPosition { eye, ..self }
    }

    fn glance<'a>(&'a self, eye: Eye, draft: &'a Draft, events: &'a [Happening]) -> Glance<'a, S> {
        Glance { battle: &self.field, game: Some(self.game.game()), eye, draft, events }
    }
}

impl<S: System> Position for TypedPosition<S> {
    fn battle(&self) -> &Battle {
        &self.battle
    }

    fn names(&self) -> &Arc<Names> {
        self.field.names()
    }

    fn eye(&self) -> Eye {
        self.eye
    }

    fn any(&self) -> &dyn Any {
        self.game.game()
    }

    fn referee(&self) -> Arc<dyn Referee> {
        Arc::<Ruled<S::Game>>::clone(&self.game)
    }

    fn waits(&self) -> WaitingFor {
        waits(self.game.game())
    }

    fn ask(&self, side: Side, draft: &Draft) -> Asking<Bytes> {
        S::ask_closely(self.game.game(), side, draft).map(codec::encode)
    }

    fn why_not(&self, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        S::why_not(self.game.game(), side, draft, pick)
    }

    fn undone(&self, side: Side) -> Vec<Undone> {
        S::undone(self.game.game(), side)
    }

    fn preview(&self, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        S::preview(self.game.game(), side, draft, pick)
    }

    fn place(&self, piece: PieceId) -> Option<Hex> {
        S::place(self.game.game(), piece)
    }

    fn pieces_in(&self, hex: Hex) -> Vec<PieceId> {
        S::pieces_in(self.game.game(), hex)
    }

    fn check(&self, side: Side, command: &[u8]) -> Result<(), Refusal> {
        self.game.game().check(side, &command_of::<S>(command)?)
    }

    fn amend(&self, edits: &[Bytes], draft: &Draft) -> Asking<Bytes> {
        let mut after = self.game.game().clone();
        if let Some(change) = S::together(changes::<S>(edits)) {
            // A change that is not possible yet is mended by a further edit.
            let _ = after.amend(&change);
        }
        S::amend(&after, draft).map(codec::encode)
    }

    fn why_not_amend(&self, draft: &Draft, pick: Pick) -> Refusal {
        S::why_not_amend(self.game.game(), draft, pick)
    }

    fn put(&self, edits: &[Bytes], edit: &[u8]) -> Vec<Bytes> {
        let Ok(edit) = codec::decode(edit) else { return edits.to_vec() };
        S::put(self.game.game(), changes::<S>(edits), edit).iter().map(codec::encode).collect()
    }

    fn together(&self, edits: &[Bytes]) -> Result<Option<Bytes>, Refusal> {
        let Some(change) = S::together(changes::<S>(edits)) else { return Ok(None) };
        self.game.game().clone().amend(&change)?;
        Ok(Some(codec::encode(&change)))
    }

    fn amended(&self, change: &[u8]) -> Vec<Overlay> {
        codec::decode(change).map_or_else(|_| Vec::new(), |change| S::amended(self.game.game(), &change))
    }

    fn undo(&self, side: Side) -> Option<Bytes> {
        self.game.game().can_undo(side).then(|| codec::encode(&S::Game::undo()))
    }

    fn foresee(&self, side: Side, said: &Said<Bytes>) -> Option<Foreseen> {
        // It is only imagined, so any salt will do.
        let sealed = said.sealed.iter().map(|content| Opening { salt: [0; 32], content: content.clone() });
        let (command, openings) = filled::<S>(side, command_of::<S>(&said.command).ok()?, sealed.collect());
        let mut after = self.game.game().clone();
        let events = after.apply(side, &command).ok()?;
        for opening in &openings {
            after.learn(opening).ok()?;
        }
        let comes = S::happenings(S::board_of(&after), &events);
        Some(Foreseen { comes, hash: after.hash(), waits: waits(&after) })
    }

    fn bot(&self, kind: BotKind) -> Box<dyn Answers> {
        Box::new(Seated::<S>(S::bot(kind)))
    }

    fn phase(&self) -> Phase {
        self.game.game().phase()
    }

    fn hash(&self) -> Hash {
        self.game.hash()
    }

    fn figures(&self) -> Vec<Figure> {
        S::figures(S::board_of(self.game.game()))
    }

    fn numbers(&self) -> Vec<Vec<i64>> {
        S::numbers(self.game.game())
    }

    fn won(&self) -> Option<Won> {
        S::won(self.game.game())
    }

    fn explains(&self, command: &[u8]) -> Option<Sentence> {
        S::explains(self.game.game(), &command_of::<S>(command).ok()?)
    }

    fn question(&self, side: Side) -> Sentence {
        S::question(self.game.game(), side)
    }

    fn phase_name(&self) -> PhaseName {
        S::phase(self.game.game())
    }

    fn phases(&self) -> &Phases {
        self.phases.get_or_init(|| S::phases(&self.field, self.game.game()))
    }

    fn ending(&self) -> Option<BattleEnding> {
        S::ending(self.game.game())
    }

    fn change(&self, change: &[u8]) -> Option<Vec<String>> {
        let change: ChangeOf<S> = codec::decode(change).ok()?;
        Some(S::change(S::board_of(self.game.game()), &change))
    }

    fn pieces(&self, eye: Eye) -> Vec<scene::Counter> {
        S::pieces(&self.field, self.game.game(), eye)
    }

    fn roster(&self) -> &[scene::Counter] {
        self.roster.get_or_init(|| S::roster(&self.field, self.game.game(), self.eye))
    }

    fn holders(&self, eye: Eye) -> Vec<scene::Holder> {
        S::holders(&self.field, self.game.game(), eye)
    }

    fn about(&self, eye: Eye, piece: PieceId) -> About {
        S::about(self.game.game(), eye, piece)
    }

    fn mood(&self) -> scene::Mood {
        S::mood(&self.field, self.game.game())
    }

    fn stakes(&self) -> Vec<Overlay> {
        S::stakes(&self.field, self.game.game())
    }

    fn layer(&self, layer: Key, told: &[Happening], about: Option<Pick>) -> Vec<Overlay> {
        S::layer(&self.glance(self.eye, &Draft::EMPTY, told), layer, about)
    }

    fn layers(&self) -> &'static [Key] {
        S::LAYERS
    }

    fn switched(&self) -> &'static [Key] {
        S::SWITCHED
    }

    fn laid(&self, laid: &PictureOverlay) -> Result<Vec<Overlay>, String> {
        S::laid(&self.field, self.game.game(), laid)
    }

    fn turn(&self, roomy: bool) -> String {
        S::turn(&self.field, self.game.game(), roomy)
    }

    fn spoken(&self, hex: Hex) -> String {
        S::spoken(&self.field, Some(self.game.game()), self.eye, hex)
    }

    fn hex(&self, eye: Eye, hex: Hex) -> Sheet {
        S::hex(&self.field, self.game.game(), eye, hex)
    }

    fn standing(&self, eye: Eye) -> Sheet {
        S::standing(&self.field, self.game.game(), eye)
    }

    fn account(&self, eye: Eye) -> Sheet {
        S::account(self.game.game(), eye)
    }

    fn turns(&self) -> Sheet {
        S::turns(&self.field, self.game.game())
    }

    fn coming(&self, eye: Eye) -> Sheet {
        S::coming(&self.field, self.game.game(), eye)
    }

    fn charts(&self) -> &'static [&'static str] {
        S::charts(S::board_of(self.game.game()))
    }

    fn chart(&self, title: &str, eye: Eye, draft: &Draft, told: &[Happening]) -> Sheet {
        S::chart(&self.glance(eye, draft, told), title)
    }

    fn formation(&self, piece: PieceId) -> String {
        S::formation(S::board_of(self.game.game()), Some(&self.field.scenario), piece)
    }

    fn measure(&self, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        S::measure(self.game.game(), from, to)
    }
}

/// The side, the dice or the end that a game waits for.
fn waits<G: Game>(game: &G) -> WaitingFor {
    match game.pending() {
        Pending::Decision { side, .. } => WaitingFor::Side(side),
        Pending::Roll(_) => WaitingFor::Dice,
        Pending::Over(_) => WaitingFor::Over,
    }
}

fn changes<S: Rules>(edits: &[Bytes]) -> Vec<ChangeOf<S>> {
    edits.iter().filter_map(|edit| codec::decode(edit).ok()).collect()
}
