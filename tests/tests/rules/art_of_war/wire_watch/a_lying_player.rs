//! A player who shows what was not played: a spectator finds it at once, and keeps nothing of it.

use super::*;

/// A spectator that a player has welcomed to this match.
fn welcomed_to(match_id: Hash, by: PlayerKey) -> Spectator {
    let mut spectator = Spectator::new(
        somebody(1),
        "Baedeker",
        secret(),
        record::systems::RuleSystems::only(engine::referee::rules::<Game>()),
    );
    spectator.connected(by, &exporter(1));
    spectator.receive(&ToSpectator::Welcome { name: String::from("Ney"), match_id, delay: 5 }.encode());
    spectator.recall(None).unwrap();
    spectator
}

fn show(spectator: &mut Spectator, signed: &SignedEntry) {
    spectator.receive(&ToSpectator::Entry(Box::new(Carried::new(signed))).encode());
}

/// The spectator after the first entries, and then this one.
fn after(count: usize, next: &SignedEntry) -> Spectator {
    let mut spectator = welcomed_to(header().match_id(), host());
    played()[..count].iter().for_each(|signed| show(&mut spectator, signed));
    assert_eq!((spectator.ended(), spectator.length()), (None, count as u32));
    show(&mut spectator, next);
    spectator
}

fn changed(at: usize, change: impl FnOnce(&mut Entry)) -> SignedEntry {
    let mut signed = played()[at].clone();
    change(&mut signed.entry);
    signed
}

#[track_caller]
fn assert_found(spectator: &Spectator, name: &str) {
    let Some(Err(fault)) = spectator.ended() else { panic!("{:?} instead of {name}", spectator.ended()) };
    assert_eq!(fault.name, name, "{fault}");
    assert!(fault.text.len() > 30 && !fault.text.contains("  "), "{fault}");
}

#[test]
fn what_was_changed_or_forged_is_found_at_once() {
    for at in 2..played().len() {
        let spent = changed(at, |entry| entry.clock.spent += 1);
        assert_found(&after(at, &spent), "bad-signature");
    }
    let turned = changed(6, |entry| entry.author = entry.author.other());
    assert_found(&after(6, &turned), "bad-signature");
    let other = changed(6, |entry| entry.prev = Hash([1; 32]));
    assert_found(&after(6, &other), "broken-chain");
    // The players' own signature under what is not due.
    let mut early = played()[4].clone();
    early.entry.seq = 6;
    early.entry.prev = played()[5].entry.hash();
    assert_found(&after(6, &early), "bad-signature");
    let sentence = after(6, &turned).ended().cloned().unwrap().unwrap_err().text;
    assert!(sentence.starts_with("the match shown is not the match played: entry 6, in the name of "), "{sentence}");
}

#[test]
fn nothing_wrong_is_kept() {
    let forged = changed(6, |entry| entry.clock.spent += 1);
    let mut spectator = after(6, &forged);
    show(&mut spectator, &played()[6]);
    let mut disk = Vec::new();
    while let Some(output) = spectator.poll() {
        if let SpectatorOutput::Record(bytes) = output {
            disk.extend(bytes);
        }
    }
    assert_eq!(disk, Record::write(&played()[..6]));
}

#[test]
fn another_match_or_one_without_this_player_is_rejected() {
    let other = match_with(Some(5), 11);
    let mut spectator = welcomed_to(header().match_id(), host());
    show(&mut spectator, &other[0]);
    assert_found(
        &spectator,
        if header_of(&other).players.iter().any(|player| player.key == host()) {
            "other-match"
        } else {
            "not-a-player"
        },
    );
    let mut spectator = welcomed_to(header().match_id(), somebody(7));
    show(&mut spectator, &played()[0]);
    assert_found(&spectator, "not-a-player");
    let secretly = match_with(None, 1807);
    let mut spectator = welcomed_to(header_of(&secretly).match_id(), header_of(&secretly).player(Side::First).key);
    show(&mut spectator, &secretly[0]);
    assert_found(&spectator, "not-watchable");
    let mut spectator = after(5, &played()[5]);
    spectator.connected(host(), &exporter(2));
    let match_id = header_of(&other).match_id();
    spectator.receive(&ToSpectator::Welcome { name: String::from("Ney"), match_id, delay: 5 }.encode());
    assert_found(&spectator, "other-match");
}

#[test]
fn what_is_left_out_ends_the_connection_and_what_comes_twice_does_nothing() {
    let mut spectator = after(5, &played()[7]);
    assert_eq!(spectator.ended(), None);
    let outputs: Vec<_> = std::iter::from_fn(|| spectator.poll()).collect();
    assert!(outputs.contains(&SpectatorOutput::Drop("entries are missing")));
    let mut spectator = after(5, &played()[3]);
    assert_eq!((spectator.ended(), spectator.length()), (None, 5));
    show(&mut spectator, &changed(3, |entry| entry.clock.spent += 1));
    assert_found(&spectator, "forked");
}

#[test]
fn noise_and_refusals_end_it_with_a_sentence() {
    let mut spectator = welcomed_to(header().match_id(), host());
    spectator.receive(&[0xff; 30]);
    assert_found(&spectator, "not-canonical");
    let mut spectator = welcomed_to(header().match_id(), host());
    let text = String::from("the player does not want you to watch\u{1b}[2J");
    spectator.receive(&ToSpectator::Refused { name: String::from("put-out"), text }.encode());
    assert_found(&spectator, "put-out");
    assert!(!spectator.ended().unwrap().as_ref().unwrap_err().text.contains('\u{1b}'));
}

#[test]
fn an_honest_one_is_followed_to_the_end() {
    let mut spectator = welcomed_to(header().match_id(), host());
    played().iter().for_each(|signed| show(&mut spectator, signed));
    assert_eq!(spectator.ended(), Some(&Ok(())));
    let seen: Vec<_> = std::iter::from_fn(|| spectator.poll()).collect();
    let written =
        seen.iter().filter(|output| matches!(output, SpectatorOutput::Seen(SpectatorNews::Written { .. }))).count();
    assert_eq!(written, played().len() - 1);
    assert!(seen.iter().any(|output| matches!(output, SpectatorOutput::Seen(SpectatorNews::Ended(_)))));
}
