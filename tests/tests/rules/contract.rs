//! A small system shows that the contract carries what later systems need: a hidden unit, a ten-sided die, a card and a
//! decision out of turn, on two engines of which each holds only its own side's secrets.

#[cfg(test)]
mod tests {
    use engine::codec::{self, DecodeError};
    use engine::contract::{Audience, Game, LoadError, Opening, Pending, Refusal, Rolled, Side};
    use engine::digest::{Hash, Section};
    use engine::rule::Rule;
    use estafette_tests::play_through::{GameInput, play_through};
    use ford::*;
    use std::sync::Arc;

    const PLACE: u8 = 2;
    const PLACE_SALT: [u8; 32] = [0xA1; 32];
    const CARD: u16 = 4;
    const CARD_SALT: [u8; 32] = [0xB2; 32];

    fn scenario() -> Arc<Scenario> {
        Arc::new(Scenario::along(3, vec![0, 1, 2, 3]))
    }

    fn battery_at(place: u8) -> Opening {
        Opening { salt: PLACE_SALT, content: codec::encode(&place) }
    }

    fn card(face: u16) -> Opening {
        Opening { salt: CARD_SALT, content: codec::encode(&vec![face]) }
    }

    /// A whole game: what is said, what chance answers, and what each side's engine learns from its owner.
    fn whole_game() -> Vec<GameInput<Command>> {
        use Side::{First, Second};
        vec![
            GameInput::Command(First, Command::Deploy { seal: battery_at(PLACE).seal(Side::First) }),
            GameInput::Learn(battery_at(PLACE)),
            GameInput::Command(Second, Command::March { ford: 1 }),
            GameInput::Command(Second, Command::Undo),
            GameInput::Command(Second, Command::March { ford: PLACE }),
            GameInput::Command(Second, Command::Draw),
            GameInput::Rolled(Rolled::Sealed(card(CARD).seal(Side::Second))),
            GameInput::Learn(card(CARD)),
            GameInput::Command(Second, Command::Cross),
            GameInput::Command(First, Command::Fire),
            GameInput::Rolled(Rolled::Faces(vec![DIE])),
            GameInput::Command(First, Command::Open(battery_at(PLACE))),
            GameInput::Command(Second, Command::Play(card(CARD))),
        ]
    }

    fn owner(secret: &Opening) -> Side {
        if secret.salt == PLACE_SALT { Side::First } else { Side::Second }
    }

    /// The whole game as an engine hears it that learns only these sides' secrets.
    fn heard_by(sides: &[Side]) -> Vec<GameInput<Command>> {
        let mut inputs = whole_game();
        inputs.retain(|input| !matches!(input, GameInput::Learn(secret) if !sides.contains(&owner(secret))));
        inputs
    }

    /// Both engines, and the bytes that pass between them.
    struct Table {
        first: Ford,
        second: Ford,
    }

    impl Table {
        fn new() -> Table {
            Table { first: Ford::new(&scenario()), second: Ford::new(&scenario()) }
        }

        /// The whole game up to and with this command.
        fn after(last: &Command) -> Table {
            let mut table = Table::new();
            for input in whole_game() {
                let done = matches!(&input, GameInput::Command(_, said) if said == last);
                table.take(&input);
                if done {
                    return table;
                }
            }
            panic!("{last:?} is not said in the game");
        }

        fn take(&mut self, input: &GameInput<Command>) {
            match input {
                GameInput::Command(side, command) => self.say(*side, command),
                GameInput::Rolled(rolled) => self.roll(rolled),
                GameInput::Learn(secret) => self.engine(owner(secret)).learn(secret).unwrap(),
            }
        }

        fn engine(&mut self, side: Side) -> &mut Ford {
            if side == Side::First { &mut self.first } else { &mut self.second }
        }

        /// The author's engine accepts a command, the bytes cross, the other engine accepts what it reads.
        fn say(&mut self, side: Side, command: &Command) {
            let bytes = codec::encode(command);
            let read: Command = codec::decode(&bytes).unwrap();
            self.engine(side).apply(side, command).unwrap();
            self.engine(side.other()).apply(side, &read).unwrap();
        }

        /// Chance answers, and both engines hear the same.
        fn roll(&mut self, rolled: &Rolled) {
            self.first.resolve(rolled).unwrap();
            self.second.resolve(rolled).unwrap();
        }

        fn die(&mut self, face: u16) {
            self.roll(&Rolled::Faces(vec![face]));
        }

        /// A card is drawn, and Second's engine learns which.
        fn card(&mut self, face: u16) {
            self.roll(&Rolled::Sealed(card(face).seal(Side::Second)));
            self.second.learn(&card(face)).unwrap();
        }

        fn both(&self) -> [&Ford; 2] {
            [&self.first, &self.second]
        }
    }

    fn asked(game: &Ford) -> Option<Side> {
        match game.pending() {
            Pending::Decision { side, .. } => Some(side),
            _ => None,
        }
    }

    /// The refusal of a command that must change not one bit of either engine.
    fn refused(table: &mut Table, side: Side, command: &Command) -> Refusal {
        let before = table.both().map(|game| (game.hash(), game.save()));
        let first = table.first.apply(side, command).unwrap_err();
        let second = table.second.apply(side, command).unwrap_err();
        assert_eq!(first, second, "the two engines refuse for different reasons");
        assert_eq!(table.both().map(|game| (game.hash(), game.save())), before, "a refusal left a trace");
        first
    }

    /// The commands that this engine offers.
    fn offered(game: &Ford) -> Vec<Command> {
        match game.options() {
            Options::Say(commands) => commands,
            Options::Seal(_) => panic!("a place is asked, not a command"),
        }
    }

    fn parts_that_differ(one: &[Section], two: &[Section]) -> Vec<&'static str> {
        one.iter().zip(two).filter(|(one, two)| one != two).map(|(one, _)| one.name).collect()
    }

    fn contains(bytes: &[u8], part: &[u8]) -> bool {
        bytes.windows(part.len()).any(|window| window == part)
    }

    /// Second has drawn its card and is at the bank.
    fn with_a_card() -> Table {
        let mut table = Table::after(&Command::Draw);
        table.card(CARD);
        table
    }

    /// First has fired, and must open its seal.
    fn under_fire() -> Table {
        let mut table = Table::after(&Command::Fire);
        table.die(DIE);
        table
    }

    #[test]
    fn two_engines_with_different_secrets_agree_on_hash_and_saved_bytes_after_every_step() {
        let mut table = Table::new();
        for (at, input) in whole_game().iter().enumerate() {
            table.take(input);
            assert_eq!(table.first.hash(), table.second.hash(), "after input {at}");
            assert_eq!(table.first.sections(), table.second.sections(), "after input {at}");
            assert_eq!(table.first.save(), table.second.save(), "after input {at}");
            assert_eq!(table.first.pending(), table.second.pending(), "after input {at}");
        }
        assert_eq!(table.second.pending(), Pending::Over(Side::Second), "column 2 + card 3 - hit 1 beats 3");
    }

    #[test]
    fn what_each_engine_shows_its_side_differs_while_the_hash_does_not() {
        let table = with_a_card();
        let (first, second) = (table.first.view(Side::First), table.second.view(Side::Second));
        assert_eq!((first.battery, first.card), (Some(PLACE), None));
        assert_eq!((second.battery, second.card), (None, Some(CARD)));
    }

    #[test]
    fn a_game_is_played_without_knowing_its_system_and_reaches_the_same_hashes_on_every_engine() {
        let play = |sides: &[Side]| play_through(Ford::new(&scenario()), &scenario(), &heard_by(sides)).unwrap().1;
        let hashes = play(&[Side::First]);
        assert_eq!(hashes.len(), whole_game().len() - 2, "one for each command and roll");
        assert_eq!(play(&[Side::Second]), hashes, "Second's engine");
        assert_eq!(play(&Side::BOTH), hashes, "one engine for a hot seat");
        assert_eq!(play(&[]), hashes, "a bystander's engine");
    }

    #[test]
    fn a_decision_out_of_turn_is_asked_of_the_side_not_moving() {
        let table = Table::after(&Command::Cross);
        for game in table.both() {
            assert_eq!(game.phase().side, Side::Second, "it is still Second's phase");
            assert_eq!(game.pending(), Pending::Decision { side: Side::First, decision: Stage::Crossing });
            assert_eq!(offered(game), [Command::Fire, Command::Hold]);
        }
    }

    #[test]
    fn the_moving_side_waits_while_the_other_decides_out_of_turn() {
        let mut table = Table::after(&Command::Cross);
        assert_eq!(refused(&mut table, Side::Second, &Command::Hold).name, "not-asked");
    }

    #[test]
    fn the_turn_goes_on_after_a_decision_out_of_turn() {
        let mut table = under_fire();
        table.say(Side::First, &Command::Open(battery_at(PLACE)));
        assert_eq!((asked(&table.first), table.first.phase().side), (Some(Side::Second), Side::Second));
    }

    #[test]
    fn a_ten_sided_die_answers_with_1_to_10_and_nothing_else() {
        let table = Table::after(&Command::Fire);
        let Pending::Roll(roll) = table.first.pending() else { panic!("no roll is asked") };
        assert_eq!((roll.dice.as_slice(), roll.seen_by), ([10].as_slice(), Audience::Everyone));
        for face in 0..=11 {
            for game in table.both() {
                let mut game = game.clone();
                let accepted = game.resolve(&Rolled::Faces(vec![face])).is_ok();
                assert_eq!(accepted, (1..=10).contains(&face), "face {face}");
            }
        }
    }

    #[test]
    fn dice_that_do_not_answer_the_roll_change_nothing() {
        let mut table = Table::after(&Command::Fire);
        let before = (table.first.hash(), table.first.save());
        let wrong = [
            Rolled::Faces(vec![0]),
            Rolled::Faces(vec![11]),
            Rolled::Faces(vec![]),
            Rolled::Faces(vec![5, 5]),
            Rolled::Sealed(card(5).seal(Side::Second)),
        ];
        for rolled in wrong {
            assert_eq!(table.first.resolve(&rolled).unwrap_err().case, Some(Rule::new("2.3")), "{rolled:?}");
            assert_eq!((table.first.hash(), table.first.save()), before, "{rolled:?}");
        }
    }

    #[test]
    fn dice_that_no_rule_asked_for_are_refused() {
        let mut game = Ford::new(&scenario());
        assert_eq!(game.resolve(&Rolled::Faces(vec![5])).unwrap_err().name, "no-roll");
    }

    /// Whether a shot with this face stops a column of 2 with a card of 2, which forces the battery unless it is hit.
    fn stops_the_column(face: u16) -> bool {
        let mut table = Table::after(&Command::March { ford: PLACE });
        table.say(Side::Second, &Command::Draw);
        table.card(3);
        table.say(Side::Second, &Command::Cross);
        table.say(Side::First, &Command::Fire);
        table.die(face);
        table.say(Side::First, &Command::Open(battery_at(PLACE)));
        table.say(Side::Second, &Command::Play(card(3)));
        table.first.pending() == Pending::Over(Side::First)
    }

    #[test]
    fn an_8_or_more_hits() {
        let hits: Vec<u16> = (1..=10).filter(|face| stops_the_column(*face)).collect();
        assert_eq!(hits, [8, 9, 10]);
    }

    #[test]
    fn the_forecast_of_fire_is_what_the_die_then_does() {
        let forecast = Table::after(&Command::Cross).first.forecast(&Command::Fire).unwrap();
        let hits = (1..=DIE).filter(|face| stops_the_column(*face)).count();
        assert_eq!((usize::from(forecast.hits), forecast.faces), (hits, DIE));
    }

    #[test]
    fn an_engine_that_knows_a_secret_tells_its_owner_more() {
        let mut table = Table::after(&Command::Fire);
        let rolled = Rolled::Faces(vec![DIE]);
        assert_eq!(table.first.resolve(&rolled).unwrap(), [Event::Fired { face: DIE, struck: Some(true) }]);
        assert_eq!(table.second.resolve(&rolled).unwrap(), [Event::Fired { face: DIE, struck: None }]);
    }

    #[test]
    fn a_draw_is_a_roll_among_the_cards_left_that_one_side_sees() {
        let table = Table::after(&Command::Draw);
        let Pending::Roll(roll) = table.first.pending() else { panic!("no roll is asked") };
        assert_eq!(roll.dice, [4]);
        assert_eq!((roll.owner, roll.seen_by), (Side::Second, Audience::Only(Side::Second)));
    }

    #[test]
    fn both_engines_take_the_same_seal_for_a_card_and_its_owners_then_learns_it() {
        let mut table = Table::after(&Command::Draw);
        table.roll(&Rolled::Sealed(card(CARD).seal(Side::Second)));
        assert_eq!(table.second.view(Side::Second).card, None, "nobody has told it yet");
        table.second.learn(&card(CARD)).unwrap();
        assert_eq!(table.second.view(Side::Second).card, Some(CARD));
        assert_eq!(table.first.view(Side::First).card, None);
    }

    #[test]
    fn no_engine_takes_the_bare_faces_of_a_secret_roll() {
        for game in Table::after(&Command::Draw).both() {
            let refusal = game.clone().resolve(&Rolled::Faces(vec![CARD])).unwrap_err();
            assert_eq!(refusal.case, Some(Rule::new("2.2")));
        }
    }

    #[test]
    fn what_is_under_no_seal_is_not_learned_and_leaves_no_trace() {
        let mut early = Ford::new(&scenario());
        assert_eq!(early.learn(&battery_at(PLACE)).unwrap_err().name, "no-seal");
        let mut game = with_a_card().first;
        let before = (game.hash(), game.save(), game.view(Side::First));
        for other in [battery_at(PLACE + 1), Opening { salt: CARD_SALT, ..battery_at(PLACE) }, card(CARD - 1)] {
            assert_eq!(game.learn(&other).unwrap_err().name, "no-seal");
        }
        assert_eq!((game.hash(), game.save(), game.view(Side::First)), before);
    }

    #[test]
    fn a_seal_is_the_same_in_every_version_of_the_program() {
        let golden = "605db76fe3855733c0aea906f00df6594393885fdcc70ad85fad834f852e0b60";
        assert_eq!(battery_at(PLACE).seal(Side::First).to_string(), golden);
    }

    #[test]
    fn the_game_differs_by_the_card_only_through_its_seal() {
        let drawn = |face| {
            let mut table = Table::after(&Command::Draw);
            table.card(face);
            table.second.sections()
        };
        assert_eq!(parts_that_differ(&drawn(1), &drawn(2)), ["seals"]);
    }

    #[test]
    fn a_card_other_than_the_one_drawn_is_refused_when_played() {
        let mut table = Table::after(&Command::Open(battery_at(PLACE)));
        for other in [card(CARD - 1), card(0), Opening { salt: PLACE_SALT, ..card(CARD) }, battery_at(PLACE)] {
            let refusal = refused(&mut table, Side::Second, &Command::Play(other));
            assert_eq!((refusal.case, refusal.name), (Some(Rule::new("3.2")), "other-card"));
        }
    }

    #[test]
    fn a_hidden_unit_is_not_in_the_other_sides_view() {
        let table = under_fire();
        assert_eq!(table.second.view(Side::Second).battery, None);
        assert_eq!(table.first.view(Side::Second).battery, None, "nor from the engine that knows it");
    }

    #[test]
    fn no_saved_game_holds_a_secret() {
        for game in under_fire().both() {
            assert!(!contains(&game.save(), &PLACE_SALT) && !contains(&game.save(), &CARD_SALT));
        }
    }

    #[test]
    fn a_loaded_game_knows_its_secret_again_once_it_has_learned_it() {
        let game = under_fire().first;
        let mut loaded = Ford::load(&scenario(), &game.save()).unwrap();
        assert_eq!((loaded.view(Side::First).battery, offered(&loaded)), (None, Vec::new()));
        loaded.learn(&battery_at(PLACE)).unwrap();
        assert_eq!(loaded.view(Side::First), game.view(Side::First));
        assert_eq!(offered(&loaded), offered(&game));
    }

    #[test]
    fn an_engine_that_knows_both_secrets_shows_each_side_its_own() {
        let (game, _) = play_through(Ford::new(&scenario()), &scenario(), &whole_game()[..8]).unwrap();
        let seen = Side::BOTH.map(|side| (game.view(side).battery, game.view(side).card));
        assert_eq!(seen, [(Some(PLACE), None), (None, Some(CARD))]);
    }

    #[test]
    fn a_forced_opening_is_asked_and_only_its_owner_knows_the_answer() {
        let table = under_fire();
        assert_eq!(asked(&table.second), Some(Side::First));
        assert_eq!(offered(&table.first), [Command::Open(battery_at(PLACE))]);
        assert!(offered(&table.second).is_empty());
    }

    #[test]
    fn a_seal_opened_to_another_place_is_refused_and_leaves_no_trace() {
        let mut table = under_fire();
        for other in [battery_at(PLACE + 1), Opening { salt: CARD_SALT, ..battery_at(PLACE) }] {
            let refusal = refused(&mut table, Side::First, &Command::Open(other));
            assert_eq!((refusal.case, refusal.name), (Some(Rule::new("1.2")), "other-place"));
        }
    }

    #[test]
    fn a_battery_sealed_nowhere_on_the_river_is_learned_opened_and_loses_the_game() {
        let meaningless = Opening { salt: PLACE_SALT, content: b"nowhere".to_vec() };
        for foul in [battery_at(0), battery_at(9), meaningless] {
            let inputs = [
                GameInput::Command(Side::First, Command::Deploy { seal: foul.seal(Side::First) }),
                GameInput::Learn(foul.clone()),
                GameInput::Command(Side::Second, Command::March { ford: 1 }),
                GameInput::Command(Side::Second, Command::Cross),
                GameInput::Command(Side::First, Command::Fire),
                GameInput::Rolled(Rolled::Faces(vec![DIE])),
                GameInput::Command(Side::First, Command::Open(foul)),
            ];
            let (game, _) = play_through(Ford::new(&scenario()), &scenario(), &inputs).unwrap();
            assert_eq!(game.pending(), Pending::Over(Side::Second));
        }
    }

    #[test]
    fn a_card_that_is_not_in_the_deck_is_learned_played_and_loses_the_game() {
        let two = Opening { salt: CARD_SALT, content: codec::encode(&vec![CARD, CARD]) };
        for foul in [card(0), card(CARD + 1), two, Opening { salt: CARD_SALT, content: Vec::new() }] {
            let mut inputs = whole_game();
            inputs[6] = GameInput::Rolled(Rolled::Sealed(foul.seal(Side::Second)));
            inputs[7] = GameInput::Learn(foul.clone());
            inputs[12] = GameInput::Command(Side::Second, Command::Play(foul));
            let (game, _) = play_through(Ford::new(&scenario()), &scenario(), &inputs).unwrap();
            assert_eq!(game.pending(), Pending::Over(Side::First));
        }
    }

    #[test]
    fn a_refused_command_leaves_hash_and_saved_bytes_as_they_were() {
        let every = [
            Command::Deploy { seal: Hash([0; 32]) },
            Command::March { ford: 0 },
            Command::Draw,
            Command::Cross,
            Command::Withdraw,
            Command::Fire,
            Command::Hold,
            Command::Open(battery_at(0)),
            Command::Play(card(0)),
            Command::Keep,
            Command::Undo,
        ];
        let mut table = Table::new();
        for input in whole_game() {
            for (side, command) in Side::BOTH.iter().flat_map(|side| every.iter().map(move |command| (*side, command)))
            {
                if table.first.check(side, command).is_err() {
                    refused(&mut table, side, command);
                }
            }
            table.take(&input);
        }
    }

    #[test]
    fn the_options_of_the_side_asked_hold_its_move_and_nothing_that_is_refused() {
        let mut table = Table::new();
        assert_eq!(table.first.options(), Options::Seal(vec![1, 2, 3]), "a place is chosen, a seal is said");
        for input in whole_game() {
            if let GameInput::Command(side, command) = &input
                && !matches!(command, Command::Deploy { .. })
            {
                let game = table.engine(*side);
                assert!(offered(game).contains(command), "{command:?}");
                assert!(offered(game).iter().all(|option| game.check(*side, option).is_ok()), "before {command:?}");
            }
            table.take(&input);
        }
        assert!(offered(&table.first).is_empty(), "nothing may be done when the game is over");
    }

    #[test]
    fn a_command_may_be_taken_back_and_the_game_is_then_what_it_was() {
        let mut table = Table::after(&Command::Deploy { seal: battery_at(PLACE).seal(Side::First) });
        let before = table.both().map(Ford::hash);
        table.say(Side::Second, &Command::March { ford: 3 });
        assert!(table.both().iter().all(|game| game.can_undo(Side::Second) && !game.can_undo(Side::First)));
        table.say(Side::Second, &Ford::undo());
        assert_eq!(table.both().map(Ford::hash), before);
    }

    #[test]
    fn nothing_may_be_taken_back_after_a_die() {
        let mut table = with_a_card();
        assert_eq!(asked(&table.second), Some(Side::Second), "Second is asked again, nobody else decided");
        assert!(table.both().iter().all(|game| !game.can_undo(Side::Second)));
        assert_eq!(refused(&mut table, Side::Second, &Command::Undo).case, Some(Rule::new("4.1")));
    }

    #[test]
    fn nothing_may_be_taken_back_after_the_other_side_decided() {
        let mut table = with_a_card();
        table.say(Side::Second, &Command::Cross);
        table.say(Side::First, &Command::Hold);
        table.say(Side::First, &Command::Open(battery_at(PLACE)));
        assert_eq!(asked(&table.second), Some(Side::Second));
        assert!(table.both().iter().all(|game| !game.can_undo(Side::Second)));
        assert_eq!(refused(&mut table, Side::Second, &Command::Undo).case, Some(Rule::new("4.1")));
    }

    #[test]
    fn a_decision_out_of_turn_is_not_taken_back() {
        let table = {
            let mut table = Table::after(&Command::Cross);
            table.say(Side::First, &Command::Hold);
            table
        };
        assert_eq!(asked(&table.first), Some(Side::First), "First is asked again, in Second's phase");
        assert!(!table.first.can_undo(Side::First));
    }

    #[test]
    fn a_difference_is_named_by_the_section_it_is_in() {
        let at = |ford| {
            let mut table = Table::after(&Command::Deploy { seal: battery_at(PLACE).seal(Side::First) });
            table.say(Side::Second, &Command::March { ford });
            table.first.sections()
        };
        assert_eq!(parts_that_differ(&at(1), &at(2)), ["column"]);
    }

    #[test]
    fn cut_or_lengthened_bytes_are_not_loaded() {
        let bytes = with_a_card().second.save();
        for length in 0..bytes.len() {
            assert!(Ford::load(&scenario(), &bytes[..length]).is_err(), "cut to {length}");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert_eq!(Ford::load(&scenario(), &longer).unwrap_err(), LoadError::Bytes(DecodeError::Trailing));
    }

    #[test]
    fn bytes_with_one_changed_byte_load_only_to_a_game_that_saves_back_to_them() {
        let bytes = Table::after(&Command::Open(battery_at(PLACE))).second.save();
        for at in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1;
            if let Ok(game) = Ford::load(&scenario(), &damaged) {
                assert_eq!(game.save(), damaged, "byte {at}");
            }
        }
    }

    #[test]
    fn a_position_that_no_play_leads_to_is_not_loaded() {
        let mut bytes = Table::after(&Command::Play(card(CARD))).second.save();
        let played = bytes.len() - 4;
        assert_eq!(bytes[played..], [4, 0, 0, 0], "the card, then nobody foul and nothing to take back");
        bytes[played] += 1;
        let refused = Ford::load(&scenario(), &bytes).unwrap_err();
        assert!(matches!(refused, LoadError::Impossible(_)), "{refused:?}");
    }

    #[test]
    fn a_game_of_another_scenario_or_revision_is_not_loaded() {
        let bytes = Ford::new(&scenario()).save();
        let other = Arc::new(Scenario::along(4, vec![0, 1, 2, 3]));
        assert_eq!(Ford::load(&other, &bytes).unwrap_err(), LoadError::OtherScenario);
        let mut newer = bytes;
        newer[0] += 1;
        assert_eq!(Ford::load(&scenario(), &newer).unwrap_err(), LoadError::Revision(Ford::REVISION + 1));
    }
}
