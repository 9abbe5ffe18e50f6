//! Records of other rules: the checks that are possible without replaying them, and the program that can replay them.

use crate::step::{Entered, ReplayStep};
use crate::systems;
use crate::trust::{RecordVerdict, Trust};
use crate::{MESSAGES, words};
use engine::contract::Side;
use engine::digest::Hash;
use language::say;
use language::system::Systems;
use record::chain::Verifier;
use record::course::RollProof;
use record::dice::JointRoll;
use record::entry::{Body, SignedEntry};
use record::fault::Fault;
use record::file::Record;
use record::header::Header;
use record::verify::{self, Finding, Weight};

/// The words that name the program that can replay a record of rules this one does not have. They end a sentence.
pub fn program_for(systems: Systems, system: &str, revision: u32) -> String {
    match systems::all(systems).plays(system, revision) {
        Ok(_) => say!(MESSAGES, "replay-program-this", version = record::systems::PROGRAM.to_owned()),
        Err(unknown) => words::remedy(&unknown),
    }
}

impl Trust {
    /// Verifies a record, without keeping its steps.
    pub fn examine(systems: Systems, record: &Record, header: &Header) -> Result<Trust, Fault> {
        let system = systems::of(systems, Some(header));
        match verify::examine(record, system.rulebook(), None) {
            Ok(seen) => {
                let battle = system.plain(seen.course.battle(), &header.terms.title);
                let battle = battle.ok_or_else(|| Fault::Header(String::from("its battle cannot be read")))?;
                Ok(Trust::of(&seen, record, &battle))
            }
            Err(fault @ Fault::OtherRules { .. }) => {
                let steps = record.entries.iter().map(ReplayStep::of).collect();
                Ok(check(systems, record, header, steps, &fault).1)
            }
            Err(fault) => Err(fault),
        }
    }
}

/// Checks signatures and links of a record whose rules this program does not have, up to the first fault.
pub(crate) fn check(
    systems: Systems,
    record: &Record,
    header: &Header,
    mut steps: Vec<ReplayStep>,
    fault: &Fault,
) -> (Vec<ReplayStep>, Trust) {
    let mut trust = Trust::bare(record, header);
    // Only the rules know the dice of a roll, unless they are the same in all revisions.
    let dice = systems.named(&header.terms.system).map_or_else(Vec::new, |system| system.dice().to_vec());
    let mut chains = Side::BOTH.map(|side| Verifier::new(side, header.commitment(side).tip));
    let mut open = None;
    for (signed, step) in record.entries.iter().zip(&mut steps) {
        if let Err(fault) = one(header, &dice, signed, step, &mut chains, &mut open, &mut trust) {
            trust.findings.push(Finding {
                seq: step.seq,
                side: step.author,
                name: fault.name(),
                text: fault.to_string(),
                facts: fault.said(),
                weight: Weight::Fatal,
            });
            break;
        }
        trust.good += 1;
    }
    steps.truncate(trust.good as usize);
    trust.verdict = match (trust.findings.first(), fault) {
        (Some(finding), _) => RecordVerdict::Broken {
            entry: finding.seq,
            by: finding.side,
            how: words::finding(finding),
            proven: finding.name != Fault::BadSignature.name(),
        },
        (None, Fault::OtherRules { system, revision }) => RecordVerdict::Elsewhere {
            system: system.clone(),
            revision: *revision,
            program: program_for(systems, system, *revision),
        },
        (None, _) => RecordVerdict::NotProven,
    };
    (steps, trust)
}

/// A roll of which one link is open: its number, the link, and the entry that carried it.
type Open = Option<(u32, Side, Hash, Hash)>;

fn one(
    header: &Header,
    dice: &[u16],
    signed: &SignedEntry,
    step: &mut ReplayStep,
    chains: &mut [Verifier; 2],
    open: &mut Open,
    trust: &mut Trust,
) -> Result<(), Fault> {
    let author = signed.entry.author;
    let hash = signed.verify(&header.player(author).key).map_err(|_| Fault::BadSignature)?;
    trust.counts.signatures += 1;
    if let Entered::Rewinds(_) = step.deed {
        // A link that only one side has opened is given up.
        let next = chains.iter().map(Verifier::due).max().unwrap_or(0);
        for chain in chains.iter_mut() {
            while chain.due() < next {
                chain.skip()?;
            }
        }
        *open = None;
    }
    let link = match &signed.entry.body {
        Body::Command { link, .. } => *link,
        Body::Link { link, .. } => Some(*link),
        _ => None,
    };
    let (Some(link), [first, second]) = (link, chains) else { return Ok(()) };
    let chain = match author {
        Side::First => first,
        Side::Second => second,
    };
    let n = chain.due();
    chain.accept(n, link)?;
    trust.counts.links += 1;
    match open.take() {
        Some((number, side, known, entry)) if number == n && side != author => {
            let links = if side == Side::First { [known, link] } else { [link, known] };
            let joint = JointRoll { match_id: signed.entry.match_id, n, links, entry };
            let faces = joint.faces(dice).ok().filter(|faces| !faces.is_empty());
            step.roll = Some(RollProof {
                joint,
                first: side,
                dice: dice.to_vec(),
                case: engine::rule::Rule::new("0.0"),
                faces,
            });
            trust.counts.rolls += 1;
        }
        _ => *open = Some((n, author, link, hash)),
    }
    Ok(())
}
