//! The generic player finds a system that breaks its promises: a game with one deliberate fault at a time.

#[cfg(test)]
mod tests {
    use engine::codec;
    use engine::contract::{Game, LoadError, Opening, Pending, Phase, Refusal, Rolled, Side};
    use engine::digest::{Hash, Section};
    use estafette_tests::play_through::{GameInput, StopReason, play_through};

    const ADD: u8 = 1;
    const UNDO: u8 = 0;
    const NONSENSE: u8 = 2;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fault {
        None,
        HearsAnyone,
        RefusalLeavesATrace,
        CheckAllowsWhatApplyRefuses,
        CheckRefusesWhatApplyAllows,
        TakesAnyDice,
        PhaseFalls,
        OffersUndo,
        SavesSecrets,
        HashesSecrets,
        LoadsNothing,
        LoadsAnother,
        LoadsAnotherPart,
        LearnsOnce,
        ShowsOnce,
    }

    /// First adds one, and again, as long as it likes. Any opening may be learned.
    #[derive(Clone)]
    struct Count {
        fault: Fault,
        sum: u8,
        knows: bool,
        loaded: bool,
    }

    impl Count {
        fn new(fault: Fault) -> Count {
            Count { fault, sum: 0, knows: false, loaded: false }
        }

        fn has(&self, fault: Fault) -> bool {
            self.fault == fault
        }

        fn allows(&self, side: Side, command: u8) -> Result<(), Refusal> {
            if command == ADD && (side == Side::First || self.has(Fault::HearsAnyone)) { Ok(()) } else { refuse() }
        }
    }

    fn refuse<T>() -> Result<T, Refusal> {
        Err(Refusal::worded(None, "no", "no"))
    }

    impl Game for Count {
        const SYSTEM: &'static str = "count";
        const REVISION: u32 = 1;
        type Command = u8;
        type Event = ();
        type Decision = ();
        type Outcome = ();
        type Options = ();
        type Proposal = ();
        type Forecast = ();
        type View = bool;
        type Scenario = Fault;
        type Change = ();

        fn read_scenario(_bytes: &[u8]) -> Result<Fault, LoadError> {
            Err(LoadError::OtherScenario)
        }

        fn scenario_bytes(_scenario: &Fault) -> Vec<u8> {
            Vec::new()
        }

        fn start(fault: &Fault, _options: &[u8]) -> Result<(Count, Vec<()>), LoadError> {
            Ok((Count::new(*fault), Vec::new()))
        }

        fn amend(&mut self, _change: &()) -> Result<Vec<()>, Refusal> {
            refuse()
        }

        fn pending(&self) -> Pending<(), ()> {
            Pending::Decision { side: Side::First, decision: () }
        }

        fn check(&self, side: Side, command: &u8) -> Result<(), Refusal> {
            match *command {
                NONSENSE if side == Side::First && self.has(Fault::CheckAllowsWhatApplyRefuses) => Ok(()),
                ADD if self.has(Fault::CheckRefusesWhatApplyAllows) => refuse(),
                command => self.allows(side, command),
            }
        }

        fn apply(&mut self, side: Side, command: &u8) -> Result<Vec<()>, Refusal> {
            let allowed = self.allows(side, *command);
            if allowed.is_ok() || self.has(Fault::RefusalLeavesATrace) {
                self.sum += 1;
            }
            allowed.map(|()| Vec::new())
        }

        fn resolve(&mut self, _rolled: &Rolled) -> Result<Vec<()>, Refusal> {
            if self.has(Fault::TakesAnyDice) { Ok(Vec::new()) } else { refuse() }
        }

        fn learn(&mut self, _opening: &Opening) -> Result<(), Refusal> {
            if self.loaded && self.has(Fault::LearnsOnce) {
                return refuse();
            }
            self.knows = true;
            Ok(())
        }

        fn options(&self) {}

        fn forecast(&self, _proposal: &()) -> Result<(), Refusal> {
            refuse()
        }

        fn can_undo(&self, side: Side) -> bool {
            side == Side::First && self.has(Fault::OffersUndo)
        }

        fn undo() -> u8 {
            UNDO
        }

        fn view(&self, _side: Side) -> bool {
            self.knows && !(self.loaded && self.has(Fault::ShowsOnce))
        }

        fn phase(&self) -> Phase {
            let count = if self.has(Fault::PhaseFalls) { 9 - u32::from(self.sum) } else { 1 };
            Phase { count, turn: 1, side: Side::First }
        }

        fn hash(&self) -> Hash {
            Hash::of("count", &(self.sum, self.knows && self.has(Fault::HashesSecrets)))
        }

        fn sections(&self) -> Vec<Section> {
            let other = self.loaded && self.has(Fault::LoadsAnotherPart);
            vec![Section { name: "sum", hash: Hash::of("sum", &(self.sum, other)) }]
        }

        fn save(&self) -> Vec<u8> {
            codec::encode(&(self.sum, self.knows && self.has(Fault::SavesSecrets)))
        }

        fn load(fault: &Fault, bytes: &[u8]) -> Result<Count, LoadError> {
            let (sum, knows): (u8, bool) = codec::decode(bytes).map_err(LoadError::Bytes)?;
            match fault {
                Fault::LoadsNothing => Err(LoadError::OtherScenario),
                Fault::LoadsAnother => Ok(Count { loaded: true, ..Count::new(*fault) }),
                _ => Ok(Count { fault: *fault, sum, knows, loaded: true }),
            }
        }
    }

    fn stop(fault: Fault, inputs: &[GameInput<u8>]) -> Option<StopReason> {
        play_through(Count::new(fault), &fault, inputs).err()
    }

    fn add() -> GameInput<u8> {
        GameInput::Command(Side::First, ADD)
    }

    fn learn() -> GameInput<u8> {
        GameInput::Learn(Opening { salt: [1; 32], content: Vec::new() })
    }

    #[test]
    fn a_game_that_keeps_its_promises_is_played_to_the_end() {
        let played = play_through(Count::new(Fault::None), &Fault::None, &[add(), learn(), add()]);
        assert_eq!(played.map(|(game, hashes)| (game.sum, hashes.len())), Ok((2, 2)));
    }

    #[test]
    fn a_refusal_is_reported_with_the_input_it_answers() {
        let unasked = GameInput::Command(Side::Second, ADD);
        for refused in [GameInput::Command(Side::First, NONSENSE), unasked, GameInput::Rolled(Rolled::Faces(vec![1]))] {
            let stop = stop(Fault::None, &[add(), refused]);
            assert!(matches!(stop, Some(StopReason::Refused(1, Refusal { name: "no", .. }))), "{stop:?}");
        }
    }

    #[test]
    fn every_broken_promise_is_named() {
        let nonsense = || GameInput::Command(Side::First, NONSENSE);
        let dice = || GameInput::Rolled(Rolled::Faces(vec![1]));
        let faults = [
            (Fault::HearsAnyone, add(), "a side was heard that was not asked"),
            (Fault::RefusalLeavesATrace, nonsense(), "a refusal changed the game"),
            (Fault::CheckAllowsWhatApplyRefuses, nonsense(), "check and apply disagree"),
            (Fault::CheckRefusesWhatApplyAllows, add(), "check and apply disagree"),
            (Fault::TakesAnyDice, dice(), "dice were accepted that nobody asked for"),
            (Fault::PhaseFalls, add(), "the count of phases fell"),
            (Fault::OffersUndo, add(), "can_undo and check disagree"),
            (Fault::SavesSecrets, learn(), "a secret changed the game"),
            (Fault::HashesSecrets, learn(), "a secret changed the game"),
            (Fault::LoadsNothing, add(), "a saved game was not loaded"),
            (Fault::LoadsAnother, add(), "a loaded game is another game"),
            (Fault::LoadsAnotherPart, add(), "a part of a loaded game is another"),
            (Fault::LearnsOnce, learn(), "a loaded game did not learn what it had known"),
            (Fault::ShowsOnce, learn(), "a loaded game shows something else"),
        ];
        for (fault, input, promise) in faults {
            assert_eq!(stop(fault, &[input]), Some(StopReason::Broken(0, promise)), "{fault:?}");
        }
    }
}
