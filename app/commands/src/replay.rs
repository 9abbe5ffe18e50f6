//! `tell`, `review`, `report`: reading a record.

use crate::{MESSAGES, languages};
use anyhow::{Context, bail};
use clap::Args;
use language::battle::Battle;
use language::bot::{BotKind, Reins, StopSignal};
use language::say;
use language::system::Systems;
use language::tongue::{ScopedTongue, scoped};
use play::matches::{self, read_notes};
use replay::report::{self, PagePictures};
use replay::{self, Care, Curve, Detail, NoReel, Notes, Reel};
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The options of `tell`.
#[derive(Args)]
pub struct TellArgs {
    file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    moves: bool,
    #[arg(long)]
    proofs: bool,
    #[arg(long)]
    language: Option<String>,
    #[arg(long)]
    scenario: Option<String>,
}

/// The options of `report`.
#[derive(Args)]
pub struct ReportArgs {
    file: PathBuf,
    #[arg(long)]
    out: PathBuf,
    #[arg(long)]
    scenario: Option<String>,
    #[arg(long)]
    no_pictures: bool,
    #[arg(long)]
    language: Option<String>,
}

/// The options of `review`.
#[derive(Args)]
pub struct ReviewArgs {
    file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    level: Option<BotKind>,
    #[arg(long, default_value_t = Care::USUAL.plays)]
    plays: usize,
    #[arg(long)]
    threads: Option<usize>,
    #[arg(long)]
    language: Option<String>,
    #[arg(long)]
    scenario: Option<String>,
}

/// Speaks the chosen language, if there is one, until the guard is dropped.
fn speaking(systems: Systems, language: Option<&str>) -> anyhow::Result<Option<ScopedTongue>> {
    let Some(code) = language else { return Ok(None) };
    let tongues = languages::found(systems, &[]);
    match tongues.named(code) {
        Some(tongue) => Ok(Some(scoped(tongue))),
        None => {
            let codes = tongues.codes().join(", ");
            bail!(say!(MESSAGES, "commands-no-language", code = code.to_owned(), codes = codes))
        }
    }
}

fn given(systems: Systems, scenario: Option<&str>) -> anyhow::Result<Option<Battle>> {
    Ok(scenario.map(|name| systems.open(name, None)).transpose()?)
}

fn open(systems: Systems, file: &Path, scenario: Option<&str>) -> anyhow::Result<Result<(Reel, Curve, Notes), NoReel>> {
    let given = given(systems, scenario)?;
    let reel = match matches::open(systems, file, given.as_ref()) {
        Ok(reel) => reel,
        Err(none) => return Ok(Err(none)),
    };
    let curve = Curve::of(&reel);
    let notes = read_notes(file)?;
    Ok(Ok((reel, curve, notes)))
}

/// The error for a file that cannot be shown, with the name of the file.
fn told(none: NoReel, file: &Path) -> anyhow::Error {
    match none {
        // The error names the file itself.
        NoReel::File(_) => none.into(),
        _ => anyhow::Error::new(none).context(file.display().to_string()),
    }
}

/// Prints a match as a text or as JSON. Returns whether all of its record is good.
pub(crate) fn tell(systems: Systems, args: &TellArgs, out: &mut impl Write) -> anyhow::Result<bool> {
    let _language = speaking(systems, args.language.as_deref())?;
    let (reel, curve, notes) = match open(systems, &args.file, args.scenario.as_deref())? {
        Ok(opened) => opened,
        Err(none) if args.json => {
            writeln!(out, "{}", json!({"good": false, "name": none.name(), "text": none.to_string()}))?;
            out.flush()?;
            return Ok(false);
        }
        Err(none) => return Err(told(none, &args.file)),
    };
    if args.json {
        writeln!(out, "{}", replay::as_json(&reel, &curve, &notes))?;
    } else {
        let detail = Detail { moves: args.moves, proofs: args.proofs };
        replay::tell(&reel, &curve, &notes, detail, out)?;
    }
    out.flush()?;
    Ok(reel.trust().is_good())
}

/// Prints the decisions of a match that changed the winning chances most. Returns whether there was anything to review.
pub(crate) fn review(
    systems: Systems,
    args: &ReviewArgs,
    threads: usize,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let _language = speaking(systems, args.language.as_deref())?;
    let given = given(systems, args.scenario.as_deref())?;
    let reel = matches::open(systems, &args.file, given.as_ref()).map_err(|none| told(none, &args.file))?;
    let care = Care { plays: args.plays, level: args.level, ..Care::USUAL };
    let reins = Reins { stop: StopSignal::default(), threads: args.threads.unwrap_or(threads) };
    let lively = io::stderr().is_terminal();
    let review = reel.review(care, &reins, &mut |done, of| {
        if lively {
            eprint!("{}\u{a0}% \r", done * 100 / of.max(1));
        }
    });
    let Some(review) = review else {
        anyhow::bail!("{}: {}", args.file.display(), reel.trust().meaning());
    };
    if args.json {
        writeln!(out, "{}", review.json(&reel))?;
    } else {
        review.tell(&reel, out)?;
    }
    out.flush()?;
    Ok(reel.trust().is_good())
}

/// Writes a match as a page. Returns whether all of its record is good.
pub fn report(
    systems: Systems,
    args: &ReportArgs,
    draw: impl FnOnce(&Reel) -> anyhow::Result<PagePictures>,
    out: &mut impl Write,
) -> anyhow::Result<bool> {
    let _language = speaking(systems, args.language.as_deref())?;
    let opened = open(systems, &args.file, args.scenario.as_deref())?;
    let (reel, curve, notes) = opened.map_err(|none| told(none, &args.file))?;
    let pictures = if args.no_pictures { PagePictures::default() } else { draw(&reel)? };
    let page = report::write(&reel, &curve, &notes, &pictures);
    std::fs::write(&args.out, &page).with_context(|| args.out.display().to_string())?;
    let trust = reel.trust();
    let written = say!(
        MESSAGES,
        "commands-report-written",
        file = args.out.display().to_string(),
        size = page.len() / 1000,
        badge = trust.badge(),
        meaning = trust.meaning()
    );
    writeln!(out, "{written}")?;
    out.flush()?;
    Ok(trust.is_good())
}
