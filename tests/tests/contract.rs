//! A toy system shows that the contract carries what later systems need: a hidden unit, a ten-sided die, a card and a
//! decision out of turn, on two engines of which each holds only its own side's secrets.

#[cfg(test)]
mod toy;

#[cfg(test)]
mod tests {
    use super::toy::*;
    use engine::case::Case;
    use engine::codec::{self, DecodeError};
    use engine::contract::{Audience, Game, LoadError, Pending, Refusal, Rolled, Side};
    use engine::digest::Hash;
    use estafette_tests::play_through::{Input, Stop, play_through};

    const PLACE: u8 = 2;
    const PLACE_SALT: Salt = [0xA1; 32];
    const CARD: u16 = 4;
    const CARD_SALT: Salt = [0xB2; 32];

    fn scenario() -> Scenario {
        Scenario { fords: 3, deck: vec![0, 1, 2, 3] }
    }

    fn secrets_of_first() -> Secrets {
        Secrets { battery: Some((PLACE_SALT, PLACE)), ..Secrets::default() }
    }

    fn secrets_of_second() -> Secrets {
        Secrets { card_salt: Some(CARD_SALT), ..Secrets::default() }
    }

    fn engine_of(side: Side) -> Ford {
        let secrets = if side == Side::First { secrets_of_first() } else { secrets_of_second() };
        Ford::new(&scenario(), secrets)
    }

    /// A whole game: what is said, and what chance answers; the card as only its owner hears it.
    fn whole_game() -> Vec<Input<Command>> {
        use Side::{First, Second};
        vec![
            Input::Command(First, Command::Deploy { seal: place_seal(&PLACE_SALT, PLACE) }),
            Input::Command(Second, Command::March { ford: 1 }),
            Input::Command(Second, Command::Undo),
            Input::Command(Second, Command::March { ford: PLACE }),
            Input::Command(Second, Command::Draw),
            Input::Rolled(Rolled::Faces(vec![CARD])),
            Input::Command(Second, Command::Cross),
            Input::Command(First, Command::Fire),
            Input::Rolled(Rolled::Faces(vec![DIE])),
            Input::Command(First, Command::Open { salt: PLACE_SALT, place: PLACE }),
            Input::Command(Second, Command::Play { salt: CARD_SALT, face: CARD }),
        ]
    }

    /// The same game as an engine hears it that may not see the card.
    fn as_heard_without_the_card(mut inputs: Vec<Input<Command>>) -> Vec<Input<Command>> {
        for at in 1..inputs.len() {
            if matches!(inputs[at - 1], Input::Command(_, Command::Draw)) {
                let Input::Rolled(Rolled::Faces(faces)) = &inputs[at] else { continue };
                inputs[at] = Input::Rolled(Rolled::Sealed(card_seal(&CARD_SALT, faces[0])));
            }
        }
        inputs
    }

    /// Both engines, and the bytes that pass between them.
    struct Table {
        first: Ford,
        second: Ford,
    }

    impl Table {
        fn new() -> Table {
            Table { first: engine_of(Side::First), second: engine_of(Side::Second) }
        }

        /// The whole game up to and with this command.
        fn after(last: &Command) -> Table {
            let mut table = Table::new();
            for input in whole_game() {
                let done = matches!(&input, Input::Command(_, said) if said == last);
                table.take(&input);
                if done {
                    return table;
                }
            }
            panic!("{last:?} is not said in the game");
        }

        fn take(&mut self, input: &Input<Command>) {
            match input {
                Input::Command(side, command) => self.say(*side, command),
                Input::Rolled(Rolled::Faces(faces)) => self.roll(faces[0]),
                Input::Rolled(Rolled::Sealed(_)) => panic!("the table rolls openly and seals for itself"),
            }
        }

        /// The author's engine accepts a command, the bytes cross, the other engine accepts what it reads.
        fn say(&mut self, side: Side, command: &Command) {
            let bytes = codec::encode(command);
            let read: Command = codec::decode(&bytes).unwrap();
            let (author, reader) = match side {
                Side::First => (&mut self.first, &mut self.second),
                Side::Second => (&mut self.second, &mut self.first),
            };
            author.apply(side, command).unwrap();
            reader.apply(side, &read).unwrap();
        }

        /// Chance answers: each engine hears what it may.
        fn roll(&mut self, face: u16) {
            let Pending::Roll(roll) = self.first.pending() else { panic!("no roll is asked") };
            let faces = Rolled::Faces(vec![face]);
            let sealed = Rolled::Sealed(card_seal(&CARD_SALT, face));
            let may_see = |side| roll.seen_by == Audience::Everyone || roll.seen_by == Audience::Only(side);
            self.first.resolve(if may_see(Side::First) { &faces } else { &sealed }).unwrap();
            self.second.resolve(if may_see(Side::Second) { &faces } else { &sealed }).unwrap();
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

    fn contains(bytes: &[u8], part: &[u8]) -> bool {
        bytes.windows(part.len()).any(|window| window == part)
    }

    /// Second has drawn its card and stands at the bank.
    fn with_a_card() -> Table {
        let mut table = Table::after(&Command::Draw);
        table.roll(CARD);
        table
    }

    /// First has fired, and must open its seal.
    fn under_fire() -> Table {
        let mut table = Table::after(&Command::Fire);
        table.roll(DIE);
        table
    }

    #[test]
    fn two_engines_with_different_secrets_agree_on_the_hash_after_every_step() {
        let mut table = Table::new();
        for (at, input) in whole_game().iter().enumerate() {
            table.take(input);
            assert_eq!(table.first.hash(), table.second.hash(), "after input {at}");
            assert_eq!(table.first.sections(), table.second.sections(), "after input {at}");
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
        let both = Secrets { card_salt: Some(CARD_SALT), ..secrets_of_first() };
        let heard = as_heard_without_the_card(whole_game());
        let play =
            |secrets, inputs: &[_]| play_through(Ford::new(&scenario(), secrets), &scenario(), inputs).unwrap().1;
        let hashes = play(secrets_of_second(), &whole_game());
        assert_eq!(hashes.len(), whole_game().len());
        assert_eq!(play(secrets_of_first(), &heard), hashes, "First's engine");
        assert_eq!(play(both, &whole_game()), hashes, "one engine for a hot seat");
        assert_eq!(play(Secrets::default(), &heard), hashes, "a bystander's engine");
    }

    #[test]
    fn the_generic_player_reports_a_refusal_and_where_it_happened() {
        let mut inputs = whole_game();
        inputs[1] = Input::Command(Side::Second, Command::March { ford: 9 });
        let stop = play_through(engine_of(Side::Second), &scenario(), &inputs).unwrap_err();
        assert!(matches!(stop, Stop::Refused(1, Refusal { name: "no-ford", .. })), "{stop:?}");
    }

    #[test]
    fn the_generic_player_reports_a_broken_promise() {
        let other = Scenario { fords: 4, ..scenario() };
        let stop = play_through(engine_of(Side::Second), &other, &whole_game()).unwrap_err();
        assert_eq!(stop, Stop::Broken(0, "a saved game was not loaded"));
    }

    #[test]
    fn a_saved_game_loads_to_the_same_hash_and_bytes_at_every_step() {
        let mut table = Table::new();
        for (at, input) in whole_game().iter().enumerate() {
            table.take(input);
            for game in table.both() {
                let loaded = Ford::load(&scenario(), &game.save()).unwrap();
                assert_eq!((loaded.hash(), loaded.save()), (game.hash(), game.save()), "after input {at}");
            }
        }
    }

    #[test]
    fn a_decision_out_of_turn_is_asked_of_the_side_not_moving() {
        let table = Table::after(&Command::Cross);
        for game in table.both() {
            assert_eq!(game.phase().side, Side::Second, "it is still Second's phase");
            assert_eq!(game.pending(), Pending::Decision { side: Side::First, decision: Stage::Crossing });
            assert_eq!(game.options(), [Command::Fire, Command::Hold]);
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
        table.say(Side::First, &Command::Open { salt: PLACE_SALT, place: PLACE });
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
            Rolled::Sealed(card_seal(&CARD_SALT, 5)),
        ];
        for rolled in wrong {
            assert_eq!(table.first.resolve(&rolled).unwrap_err().case, Some(Case::new(2, 3)), "{rolled:?}");
            assert_eq!((table.first.hash(), table.first.save()), before, "{rolled:?}");
        }
    }

    #[test]
    fn dice_that_nobody_asked_for_are_refused() {
        let mut game = engine_of(Side::First);
        assert_eq!(game.resolve(&Rolled::Faces(vec![5])).unwrap_err().name, "no-roll");
    }

    #[test]
    fn the_forecast_of_fire_is_what_the_die_then_does() {
        let crossing = Table::after(&Command::Cross);
        let forecast = crossing.first.forecast(&Command::Fire).unwrap();
        // With the strongest card but one, 2 + 2 against 3, exactly a hit decides who wins.
        let decided_by_the_hit = |face: u16| {
            let mut table = Table::after(&Command::March { ford: PLACE });
            table.say(Side::Second, &Command::Draw);
            table.roll(3);
            table.say(Side::Second, &Command::Cross);
            table.say(Side::First, &Command::Fire);
            table.roll(face);
            table.say(Side::First, &Command::Open { salt: PLACE_SALT, place: PLACE });
            table.say(Side::Second, &Command::Play { salt: CARD_SALT, face: 3 });
            table.first.pending() == Pending::Over(Side::First)
        };
        let hits = (1..=DIE).filter(|face| decided_by_the_hit(*face)).count();
        assert_eq!((usize::from(forecast.hits), forecast.faces), (hits, DIE));
    }

    #[test]
    fn a_draw_is_a_roll_among_the_cards_left_that_one_side_sees() {
        let table = Table::after(&Command::Draw);
        let Pending::Roll(roll) = table.first.pending() else { panic!("no roll is asked") };
        assert_eq!(roll.dice, [4]);
        assert_eq!((roll.owner, roll.seen_by), (Side::Second, Audience::Only(Side::Second)));
    }

    #[test]
    fn a_card_is_shown_to_its_owner_and_sealed_to_the_other() {
        let mut table = Table::after(&Command::Draw);
        let shown = table.second.resolve(&Rolled::Faces(vec![CARD])).unwrap();
        let sealed = table.first.resolve(&Rolled::Sealed(card_seal(&CARD_SALT, CARD))).unwrap();
        assert_eq!(shown, [Event::Drew { face: Some(CARD) }]);
        assert_eq!(sealed, [Event::Drew { face: None }]);
    }

    #[test]
    fn an_engine_refuses_the_faces_of_a_card_it_may_not_see() {
        let mut table = Table::after(&Command::Draw);
        assert_eq!(table.first.resolve(&Rolled::Faces(vec![CARD])).unwrap_err().case, Some(Case::new(2, 2)));
    }

    #[test]
    fn the_owners_engine_refuses_a_seal_in_place_of_its_own_card() {
        let mut table = Table::after(&Command::Draw);
        let sealed = Rolled::Sealed(card_seal(&CARD_SALT, CARD));
        assert_eq!(table.second.resolve(&sealed).unwrap_err().case, Some(Case::new(2, 2)));
    }

    #[test]
    fn the_game_differs_by_the_card_only_through_its_seal() {
        let drawn = |face| {
            let mut table = Table::after(&Command::Draw);
            table.roll(face);
            table.first.sections()
        };
        let differ: Vec<&str> =
            drawn(1).iter().zip(drawn(2)).filter(|(one, two)| **one != *two).map(|(one, _)| one.name).collect();
        assert_eq!(differ, ["seals"]);
    }

    #[test]
    fn a_card_other_than_the_one_drawn_is_refused_when_played() {
        let mut table = Table::after(&Command::Open { salt: PLACE_SALT, place: PLACE });
        for (salt, face) in [(CARD_SALT, CARD - 1), (PLACE_SALT, CARD), (CARD_SALT, 0)] {
            let refusal = refused(&mut table, Side::Second, &Command::Play { salt, face });
            assert_eq!((refusal.case, refusal.name), (Some(Case::new(3, 2)), "other-card"));
        }
    }

    #[test]
    fn a_hidden_unit_is_not_in_the_other_sides_view_nor_in_its_saved_game() {
        let table = under_fire();
        assert_eq!(table.second.view(Side::Second).battery, None);
        assert!(contains(&table.first.save(), &PLACE_SALT), "the owner's saved game keeps its secret");
        assert!(!contains(&table.second.save(), &PLACE_SALT));
    }

    #[test]
    fn a_hidden_card_is_not_in_the_other_sides_saved_game() {
        let table = with_a_card();
        assert!(contains(&table.second.save(), &CARD_SALT), "the owner's saved game keeps its secret");
        assert!(!contains(&table.first.save(), &CARD_SALT));
    }

    #[test]
    fn an_engine_that_knows_both_secrets_shows_each_side_its_own() {
        let both = Secrets { card_salt: Some(CARD_SALT), ..secrets_of_first() };
        let (game, _) = play_through(Ford::new(&scenario(), both), &scenario(), &whole_game()[..6]).unwrap();
        let seen = Side::BOTH.map(|side| (game.view(side).battery, game.view(side).card));
        assert_eq!(seen, [(Some(PLACE), None), (None, Some(CARD))]);
    }

    #[test]
    fn a_seal_opened_to_another_place_is_refused_and_leaves_no_trace() {
        let mut table = under_fire();
        for (salt, place) in [(PLACE_SALT, PLACE + 1), (CARD_SALT, PLACE)] {
            let refusal = refused(&mut table, Side::First, &Command::Open { salt, place });
            assert_eq!((refusal.case, refusal.name), (Some(Case::new(1, 2)), "other-place"));
        }
    }

    #[test]
    fn a_battery_sealed_nowhere_on_the_river_loses_the_game() {
        let mut table = Table::new();
        table.say(Side::First, &Command::Deploy { seal: place_seal(&PLACE_SALT, 9) });
        table.say(Side::Second, &Command::March { ford: 1 });
        table.say(Side::Second, &Command::Cross);
        table.say(Side::First, &Command::Hold);
        table.say(Side::First, &Command::Open { salt: PLACE_SALT, place: 9 });
        assert_eq!(table.second.pending(), Pending::Over(Side::Second));
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
            Command::Open { salt: [0; 32], place: 1 },
            Command::Play { salt: [0; 32], face: 1 },
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
        for input in whole_game() {
            if let Input::Command(side, command) = &input {
                let game = if *side == Side::First { &table.first } else { &table.second };
                assert!(game.options().contains(command), "{command:?}");
                assert!(game.options().iter().all(|option| game.check(*side, option).is_ok()), "before {command:?}");
            }
            table.take(&input);
        }
        assert!(table.first.options().is_empty(), "nothing may be done when the game is over");
    }

    #[test]
    fn a_command_may_be_taken_back_and_the_game_is_then_what_it_was() {
        let mut table = Table::after(&Command::Deploy { seal: place_seal(&PLACE_SALT, PLACE) });
        let before = table.both().map(Ford::hash);
        table.say(Side::Second, &Command::March { ford: 3 });
        assert!(table.both().iter().all(|game| game.can_undo(Side::Second) && !game.can_undo(Side::First)));
        table.say(Side::Second, &Command::Undo);
        assert_eq!(table.both().map(Ford::hash), before);
    }

    #[test]
    fn nothing_may_be_taken_back_after_a_die() {
        let mut table = with_a_card();
        assert_eq!(asked(&table.second), Some(Side::Second), "Second is asked again, nobody else decided");
        assert!(table.both().iter().all(|game| !game.can_undo(Side::Second)));
        assert_eq!(refused(&mut table, Side::Second, &Command::Undo).case, Some(Case::new(4, 1)));
    }

    #[test]
    fn nothing_may_be_taken_back_after_the_other_side_decided() {
        let mut table = with_a_card();
        table.say(Side::Second, &Command::Cross);
        table.say(Side::First, &Command::Hold);
        table.say(Side::First, &Command::Open { salt: PLACE_SALT, place: PLACE });
        assert_eq!(asked(&table.second), Some(Side::Second));
        assert!(table.both().iter().all(|game| !game.can_undo(Side::Second)));
        assert_eq!(refused(&mut table, Side::Second, &Command::Undo).case, Some(Case::new(4, 1)));
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
            let mut table = Table::after(&Command::Deploy { seal: place_seal(&PLACE_SALT, PLACE) });
            table.say(Side::Second, &Command::March { ford });
            table.first.sections()
        };
        let differ: Vec<&str> =
            at(1).iter().zip(at(2)).filter(|(one, two)| **one != *two).map(|(one, _)| one.name).collect();
        assert_eq!(differ, ["column"]);
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
        let bytes = Table::after(&Command::Open { salt: PLACE_SALT, place: PLACE }).second.save();
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
        // The card that Second knows is not the one under the public seal.
        let mut table = Table::after(&Command::Draw);
        table.roll(CARD);
        let mut bytes = table.second.save();
        let last = bytes.len() - 2;
        assert_eq!(bytes[last..], CARD.to_le_bytes(), "the card is the last thing saved");
        bytes[last] -= 1;
        let refused = Ford::load(&scenario(), &bytes).unwrap_err();
        assert!(matches!(refused, LoadError::Impossible(_)), "{refused:?}");
    }

    #[test]
    fn a_game_of_another_scenario_or_revision_is_not_loaded() {
        let bytes = engine_of(Side::First).save();
        let other = Scenario { fords: 4, ..scenario() };
        assert_eq!(Ford::load(&other, &bytes).unwrap_err(), LoadError::OtherScenario);
        let mut newer = bytes;
        newer[0] += 1;
        assert_eq!(Ford::load(&scenario(), &newer).unwrap_err(), LoadError::Revision(Ford::REVISION + 1));
    }
}
